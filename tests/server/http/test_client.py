"""The client's files: packed where the browser likes it, kept for ever where the name tells all."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

from starlette.requests import Request

from portroyal.server.http.client import Pages


def request(path: str, encoding: str = "") -> Request:
    headers = [(b"accept-encoding", encoding.encode())]
    return Request({"type": "http", "method": "GET", "path": path, "headers": headers, "query_string": b""})


def folder(tmp_path: Path) -> Pages:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<h1>here</h1>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("run()")
    (tmp_path / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"run()"))
    (tmp_path / "assets" / "app-1a2b.js.br").write_bytes(b"br")
    return Pages(tmp_path)


def test_hashed_files_are_kept_for_ever_and_packed(tmp_path: Path) -> None:
    pages = folder(tmp_path)
    plain = pages.answer(request("/assets/app-1a2b.js"))
    assert (plain.body, plain.headers["content-type"].split(";")[0]) == (b"run()", "text/javascript")
    assert "immutable" in plain.headers["cache-control"]
    packed = pages.answer(request("/assets/app-1a2b.js", "gzip, br"))
    assert (packed.body, packed.headers["content-encoding"]) == (b"br", "br")
    assert pages.answer(request("/assets/app-1a2b.js", "gzip")).headers["content-encoding"] == "gzip"


def test_unknown_pages_are_the_clients_own_and_unknown_files_are_not_there(tmp_path: Path) -> None:
    pages = folder(tmp_path)
    for path in ("/", "/table/aBcDeFgHi1", "/history"):
        answer = pages.answer(request(path))
        assert answer.body == b"<h1>here</h1>"
        assert answer.headers["cache-control"] == "no-cache"
    for path in ("/assets/gone.js", "/favicon.gif", "/api/none", "/assets/app-1a2b.js.gz"):
        assert pages.answer(request(path)).status_code == 404


def test_a_client_built_anew_is_served_anew(tmp_path: Path) -> None:
    pages = folder(tmp_path)
    pages.answer(request("/"))
    index = tmp_path / "index.html"
    index.write_text("<h1>new</h1>")
    os.utime(index, (1, 1))
    assert pages.answer(request("/")).body == b"<h1>new</h1>"


def test_nothing_outside_the_folder_is_served(tmp_path: Path) -> None:
    inner = tmp_path / "static"
    inner.mkdir()
    (tmp_path / "secret.txt").write_text("secret")
    pages = folder(inner)
    for path in ("/../secret.txt", "//secret.txt", "/assets/../../secret.txt", "/\x00"):
        assert pages.answer(request(path)).body != b"secret"


def test_without_a_client_the_way_to_the_interface_is_told(tmp_path: Path) -> None:
    answer = Pages(tmp_path).answer(request("/"))
    assert answer.status_code == 404
    assert b"/api/docs" in bytes(answer.body)
