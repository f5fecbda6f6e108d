"""What the docs site needs beyond docs/: pages that lie elsewhere, links as a site has them, public names.

A hook of MkDocs (mkdocs.yml). The same files are read in the project's folder and on the site; their links
are those of the folder.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import griffe
from mkdocs.structure.files import File, Files

import portroyal

ROOT = Path(__file__).parents[1]
ELSEWHERE = {
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "SECURITY.md": "SECURITY.md",
    "CHANGELOG.md": "CHANGELOG.md",
}
ELSEWHERE |= {"web/README.md": "web.md"}
# Searches in pages that lie in a folder; Material would fetch it from the first address.
SHIM = ("https://unpkg.com/iframe-worker/shim", "assets/iframe-worker.js")
SHIM_SOURCE = ROOT / "web" / "node_modules" / "iframe-worker" / "shim" / "index.js"
PUBLIC = getattr(portroyal, "__all__", ("Game", "PlayError", "read_record", "write_record"))


def on_files(files: Files, config: Any) -> Files:
    for path, name in ELSEWHERE.items():
        files.append(File.generated(config, name, content=(ROOT / path).read_text("utf-8")))
    files.append(File.generated(config, SHIM[1], content=SHIM_SOURCE.read_text("utf-8")))
    return files


def on_post_page(output: str, **_: Any) -> str:
    return output.replace(*SHIM)


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    if page.file.src_uri == "api.md":
        return markdown + "\n".join(
            f"\n::: portroyal.{name}\n" for name in PUBLIC if not name.startswith("_")
        )
    text = re.sub(r"^```(json) (?:dice|refused)$", r"```\1", markdown, flags=re.MULTILINE)
    for path, name in ELSEWHERE.items():
        text = text.replace(f"](../{path}", f"]({name}")
    return re.sub(r"\]\((?:\.\./)?docs/", "](", text)


class Examples(griffe.Extension):
    """Examples of docstrings as blocks of code; Markdown would take `>>>` for a quotation."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            text = obj.docstring.value
            obj.docstring.value = re.sub(
                r"^>>> (?:.+\n?)+", r"```pycon\n\g<0>\n```\n", text, flags=re.MULTILINE
            )
