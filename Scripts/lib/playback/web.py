"""A server for one folder on this machine, with the ranges that players need to seek."""

import http.server
import re
import threading

from formats import FORMATS

TYPES = {".html": "text/html; charset=utf-8"} | {
    ".png" if entry.file.endswith("/") else "." + entry.file.rpartition(".")[2]: entry.mime for entry in FORMATS}


class Server:
    def __init__(self, folder):
        handler = type("Handler", (Handler,), {"folder": folder.resolve()})
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    timeout = 60

    def do_GET(self):
        path = (self.folder / self.path.split("?")[0].lstrip("/")).resolve()
        if self.folder not in path.parents or not path.is_file():
            self.send_response(404)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        size = path.stat().st_size
        first, last = 0, size - 1
        wanted = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("Range", ""))
        if wanted and int(wanted[1]) < size:
            first = int(wanted[1])
            last = min(int(wanted[2] or last), last)
            self.send_response(206)
            self.send_header("Content-Range", f"bytes {first}-{last}/{size}")
        else:
            self.send_response(200)
        self.send_header("Accept-Ranges", "bytes")
        self.send_header("Content-Length", str(last - first + 1))
        self.send_header("Content-Type", TYPES.get(path.suffix, "application/octet-stream"))
        # The same name is another clip in the next try.
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        try:
            with open(path, "rb") as file:
                file.seek(first)
                left = last - first + 1
                while left > 0 and (part := file.read(min(left, 1 << 18))):
                    self.wfile.write(part)
                    left -= len(part)
        except (ConnectionError, TimeoutError):
            # A player that knows enough hangs up.
            self.close_connection = True

    def log_message(self, *_):
        pass
