"""`deploy/nginx.conf` before a server, as operators use it, with a certificate and ports of its own."""

from __future__ import annotations

import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.browser.harbor import PATIENCE

from temporary_postgres import free_port

CONF = Path(__file__).parents[2] / "deploy" / "nginx.conf"
NGINX = "/usr/sbin/nginx"


class Proxy:
    """nginx with our own configuration; only ports, files and the upstream are those of the test."""

    def __init__(self, folder: Path, upstream: int) -> None:
        self.folder, self.plain, self.safe = folder, free_port(), free_port()
        pem, key = folder / "portroyal.pem", folder / "portroyal.key"
        made = ("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=test")
        subprocess.run([*made, "-keyout", key, "-out", pem], check=True, capture_output=True)
        text = CONF.read_text("utf-8")
        for ours, theirs in (
            ("127.0.0.1:8000", f"127.0.0.1:{upstream}"),
            ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
            ("listen 443 ssl;", f"listen 127.0.0.1:{self.safe} ssl;"),
            ("    listen [::]:80;\n", ""),
            ("    listen [::]:443 ssl;\n", ""),
            ("/etc/ssl/portroyal.pem", str(pem)),
            ("/etc/ssl/portroyal.key", str(key)),
            ("/var/log/nginx/", f"{folder}/"),
        ):
            assert ours in text, ours
            text = text.replace(ours, theirs)
        (folder / "site.conf").write_text(text)
        temporary = "".join(
            f"    {kind}_temp_path {folder}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        main = f"daemon off;\npid {folder}/pid;\nerror_log {folder}/start.log crit;\nevents {{}}\n"
        self.main = folder / "nginx.conf"
        self.main.write_text(f"{main}http {{\n{temporary}    include {folder}/site.conf;\n}}\n")

    def checked(self) -> str:
        """What nginx itself says of the configuration."""
        done = subprocess.run([NGINX, "-t", "-c", self.main], capture_output=True, text=True, check=False)
        return done.stderr

    def logged(self) -> str:
        return "".join(path.read_text() for path in sorted(self.folder.glob("portroyal*.log")))


@contextmanager
def proxy(folder: Path, upstream: int) -> Iterator[Proxy]:
    made = Proxy(folder, upstream)
    with (folder / "nginx.out").open("wb") as out:
        process = subprocess.Popen([NGINX, "-c", made.main], stdout=out, stderr=out)
    try:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                socket.create_connection(("127.0.0.1", made.plain), 5).close()
                break
            except OSError:
                time.sleep(0.05)
        yield made
    finally:
        process.terminate()
        process.wait(PATIENCE)
