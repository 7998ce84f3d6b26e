"""A folder of pages, served on this machine and looked at in Chromium: what the checks of sites and archives share."""

import argparse
import functools
import http.server
import sys
import tempfile
import threading
from pathlib import Path

from looking import Looking
from processes import Failed


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *words):
        pass


class Visit:
    """One run of a check, with the options that it understands."""

    def __init__(self, name, about):
        self.name = name
        self.options = argparse.ArgumentParser(prog=f"Scripts/{name}", description=about)
        self.options.add_argument("folder", help="what is looked at")
        self.options.add_argument("--pictures", default=name, metavar="FOLDER", help="where screenshots go")

    def say(self, text):
        print(f"{self.name}: {text}", file=sys.stderr, flush=True)

    def run(self, width, height, check):
        """Calls check with the browser and the address of the folder; returns the exit status."""
        self.arguments = self.options.parse_args()
        self.pictures = Path(self.arguments.pictures)
        self.pictures.mkdir(parents=True, exist_ok=True)
        handler = functools.partial(Quiet, directory=self.arguments.folder)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = None
        with tempfile.TemporaryDirectory() as folder:
            try:
                browser = Looking(Path(folder))
                browser.resize(width, height)
                check(browser, f"http://127.0.0.1:{server.server_port}/")
            except Failed as error:
                self.say(error)
                return 1
            finally:
                if browser:
                    browser.close()
                server.shutdown()
        self.say(f"pictures of the pages are in {self.pictures}/")
        return 0

    def keep(self, browser, name):
        (self.pictures / (name + ".png")).write_bytes(browser.picture())
