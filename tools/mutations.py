"""The small changes a mutation run makes to a source file: each is an edit that some test ought to notice."""
# ruff: noqa: N815 (ast.NodeVisitor asks for these names)

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], tuple[str, tuple[str, ...]]] = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "&"),
}
SWAPPED_CALLS = {"min": "max", "max": "min"}


@dataclass(frozen=True, slots=True)
class Mutation:
    """One edit: the bytes from `start` to `end` of the file become `new`."""

    id: str
    file: str
    line: int
    function: str  # "" outside functions
    first_line: int  # of the function with its decorators, as in its code object; 0 outside
    what: str
    start: int
    end: int
    new: str

    def apply(self, source: bytes) -> bytes:
        """The file with this edit."""
        return source[: self.start] + self.new.encode() + source[self.end :]

    def diff(self, source: bytes) -> str:
        """The lines the edit touches, before and after."""
        first = source.rfind(b"\n", 0, self.start) + 1
        last = source.find(b"\n", self.end)
        last = len(source) if last < 0 else last
        before = source[first:last].decode()
        after = (source[first : self.start] + self.new.encode() + source[self.end : last]).decode()
        return "\n".join(
            [f"- {line}" for line in before.splitlines()] + [f"+ {line}" for line in after.splitlines()]
        )


def mutations(file: str, source: bytes) -> list[Mutation]:
    """Every mutation of one file, in reading order; ids stay the same while the line itself does."""
    finder = _Finder(source)
    finder.visit(ast.parse(source, file))
    seen: Counter[tuple[str, ...]] = Counter()
    found = []
    for start, end, new, what, function, first_line in sorted(finder.edits):
        line = source.count(b"\n", 0, start) + 1
        text = source.split(b"\n")[line - 1].strip().decode()
        key = (file, function, text, what)
        seen[key] += 1
        digest = hashlib.sha256("\0".join([*key, str(seen[key])]).encode()).hexdigest()[:8]
        found.append(Mutation(digest, file, line, function, first_line, what, start, end, new))
    return found


class _Finder(ast.NodeVisitor):
    """Walks the code that runs, past annotations, decorators, messages and assertions."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.edits: list[tuple[int, int, str, str, str, int]] = []
        self.function = ""
        self.first_line = 0
        self.line_starts = [0]
        for line in source.splitlines(keepends=True):
            self.line_starts.append(self.line_starts[-1] + len(line))

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.line_starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        return self.line_starts[(node.end_lineno or 1) - 1] + (node.end_col_offset or 0)

    def edit(self, start: int, end: int, new: str, what: str) -> None:
        self.edits.append((start, end, new, what, self.function, self.first_line))

    def replace(self, node: ast.expr | ast.stmt, new: str, what: str) -> None:
        self.edit(self.start(node), self.end(node), new, what)

    def operator(self, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Swap the operator that stands between two operands."""
        gap = self.source[self.end(left) : self.start(right)]
        at = gap.find(old.encode())
        if at >= 0:  # `is  not` with odd spacing is left alone
            start = self.end(left) + at
            self.edit(start, start + len(old), new, f"{old} to {new}")

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        outer = self.function, self.first_line
        self.function = f"{outer[0]}.{node.name}" if outer[0] else node.name
        self.first_line = min([node.lineno, *(d.lineno for d in node.decorator_list)])
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        for statement in _without_docstring(node.body):
            self.visit(statement)
        self.function, self.first_line = outer

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        outer = self.function
        self.function = f"{outer}.{node.name}" if outer else node.name
        for statement in _without_docstring(node.body):
            self.visit(statement)
        self.function = outer

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass  # a message; Python 3.11 does not know positions inside it either

    def delete(self, node: ast.stmt) -> None:
        if self.first_line:  # only in functions
            self.replace(node, "pass", "statement deleted")

    visit_Raise = visit_Break = visit_Continue = visit_Delete = delete

    def visit_Expr(self, node: ast.Expr) -> None:
        self.delete(node)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        # Without the first assignment to a name the next line fails at once: nothing to learn.
        if not all(isinstance(target, ast.Name) for target in node.targets):
            self.delete(node)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, op, right in zip(operands, node.ops, operands[1:], strict=False):
            old, others = COMPARISONS[type(op)]
            for new in others:
                self.operator(left, right, old, new)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in ARITHMETIC:
            self.operator(node.left, node.right, *ARITHMETIC[type(node.op)])
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.delete(node)
        if type(node.op) in ARITHMETIC:
            old, new = ARITHMETIC[type(node.op)]
            self.operator(node.target, node.value, f"{old}=", f"{new}=")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.operator(left, right, old, new)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        start = self.start(node)
        if isinstance(node.op, ast.Not):
            space = self.source[start + 3 : start + 4].isspace()
            self.edit(start, start + 3 + space, "", "not removed")
        elif isinstance(node.op, ast.USub):
            self.edit(start, start + 1, "", "minus removed")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.replace(node, str(not node.value), f"{node.value} to {not node.value}")
        elif isinstance(node.value, int | float):
            self.replace(node, repr(node.value + 1), f"{node.value} to {node.value + 1}")

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in SWAPPED_CALLS:
            new = SWAPPED_CALLS[node.func.id]
            self.replace(node.func, new, f"{node.func.id} to {new}")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.delete(node)
            return
        if not isinstance(node.value, ast.Constant):
            self.replace(node.value, "0", "result to 0")
        self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        named = {n.id for n in ast.walk(node.test) if isinstance(n, ast.Name)}
        if not named & {"TYPE_CHECKING", "__name__"}:
            self.condition(node.test)
            self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.condition(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.condition(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.condition(test)
        self.generic_visit(node)

    def condition(self, test: ast.expr) -> None:
        """Turn a bare condition round; one with an operator is changed at the operator."""
        if isinstance(test, ast.Name | ast.Attribute | ast.Call | ast.Subscript | ast.BinOp):
            text = self.source[self.start(test) : self.end(test)].decode()
            self.replace(test, f"not ({text})", "condition turned round")


def _without_docstring(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    for statement in body:
        if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
            yield statement
