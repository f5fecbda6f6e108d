"""Half the time of compiling: a rule gets no machine code of its own, as only loops are called from outside.

Numba finishes every function that compiled code calls, all that it calls in turn included, as if somebody
could call it by itself. Here it is left as it is, and the loop that it is linked into is optimized once.
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering


class Linked(JITCodeLibrary):
    """The code of a function that is only ever linked into others."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class LinkedLowering(NativeLowering):
    """Who calls the function finds a name for it and code to be linked."""

    _name = "linked_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = Linked(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        name: Any = [].append  # a built-in of its own, as the dispatcher wants one; nobody calls it
        state.targetctx.insert_user_function(name, state["cr"].fndesc, [state.library])
        state["cr"] = state["cr"]._replace(cfunc=name)
        return True


class LinkedCompiler(Compiler):
    """Numba's own, but for the lowering."""

    def define_pipelines(self) -> list[Any]:
        pipelines: list[Any] = super().define_pipelines()
        for pipeline in pipelines:
            pipeline.passes = [
                (LinkedLowering if step is NativeLowering else step, why) for step, why in pipeline.passes
            ]
            pipeline._finalized = False
            pipeline.finalize()
        return pipelines
