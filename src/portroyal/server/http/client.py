"""The built client: hashed files that may be kept for ever, and index.html for every page it knows."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

STATIC = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
TITLE = re.compile(rb"<title>[^<]*</title>")
PACKED = (("br", ".br"), ("gzip", ".gz"))
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


class Pages:
    """The files of the client, read once: there are few and they are small."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder
        self._files: dict[Path, tuple[bytes, float]] = {}  # by what they are: a path has endless spellings

    def _read(self, name: str) -> bytes | None:
        """A file's bytes; read again if it was built anew."""
        try:
            path = (self.folder / name).resolve()
            if not path.is_relative_to(self.folder.resolve()):
                return None
            changed = path.stat().st_mtime
            known = self._files.get(path)
            if known is None or known[1] != changed:
                if not path.is_file():
                    return None
                self._files[path] = known = (path.read_bytes(), changed)
        except (OSError, ValueError):
            return None
        return known[0]

    def answer(self, request: Request, head: str = "") -> Response:
        """The file of the path, or the client, which knows what to do with a path of its own.

        `head` stands in place of the title: what messengers read, who run no script.
        """
        name = request.url.path.lstrip("/")
        if name and not name.endswith((".br", ".gz")) and self._read(name) is not None:
            return self._file(request, name)
        if name.startswith(("assets/", "api/", "art/")) or "." in name.rsplit("/", 1)[-1]:
            return PlainTextResponse("there is no such page\n", 404)
        if self._read("index.html") is None:
            return PlainTextResponse("The client is not built; the interface is at /api/docs.\n", 404)
        return self._told(head) if head else self._file(request, "index.html")

    def _told(self, head: str) -> Response:
        page = TITLE.sub(lambda _: head.encode(), self._read("index.html") or b"", count=1)
        headers = {"cache-control": "no-cache", "vary": "accept-language"}
        return Response(page, headers=headers, media_type="text/html")

    def _file(self, request: Request, name: str) -> Response:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        headers = {
            "cache-control": FOR_EVER if name.startswith("assets/") else "no-cache",
            "vary": "accept-encoding",
        }
        accepted = request.headers.get("accept-encoding", "")
        for word, ending in PACKED:
            packed = self._read(name + ending) if word in accepted else None
            if packed is not None:
                return Response(packed, headers=headers | {"content-encoding": word}, media_type=kind)
        return Response(self._read(name) or b"", headers=headers, media_type=kind)
