"""Looks at the sites of MkDocs and Sphinx in Chromium, whose pages show clips. Scripts/sites-check starts it."""

import argparse
import functools
import http.server
import sys
import tempfile
import threading
from pathlib import Path

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent / "playback"))

from looking import Looking
from processes import Failed

# The pages, and the clips that they show.
PAGES = {
    "mkdocs/": ["first.mp4"],
    "mkdocs/guide/": ["second.mp4", "third.gif"],
    "sphinx/index.html": ["first.mp4"],
    "sphinx/guide.html": ["second.mp4", "third.gif"],
}


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *words):
        pass


def say(text):
    print(f"sites-check: {text}", file=sys.stderr, flush=True)


def check(browser, address, size, pictures):
    for page, clips in PAGES.items():
        browser.open(address + page)
        for clip in clips:
            kind = "img" if clip.endswith(".gif") else "video"
            shown = f"[...document.querySelectorAll('{kind}')].find(e => (e.currentSrc || e.src).endsWith('/{clip}'))"
            # An image is complete also where it is broken; it has no width then.
            is_there = "e.complete" if kind == "img" else "(e.error || e.readyState >= 2)"
            browser.wait(f"(e => e && {is_there} && (e.checkVisibility() || (e.scrollIntoView(), false)))({shown})")
            width, height = ("naturalWidth", "naturalHeight") if kind == "img" else ("videoWidth", "videoHeight")
            found = browser.value(f"(e => e.{width} + 'x' + e.{height})({shown})")
            if found != size:
                raise Failed(f"{page} shows {clip} as {found}, and it was made as {size}")
            if browser.value(f"{shown}.getBoundingClientRect().height") < 10:
                raise Failed(f"{page} shows {clip} in no room")
            say(f"{page} shows {clip}")
        name = page.strip("/").removesuffix(".html").replace("/", "-")
        (pictures / (name + ".png")).write_bytes(browser.picture())


def main():
    options = argparse.ArgumentParser(prog="Scripts/sites-check", description="Looks at sites with clips.")
    options.add_argument("sites")
    options.add_argument("--size", required=True, help="of the clips, in pixels")
    options.add_argument("--pictures", default="sites-check", metavar="FOLDER", help="where screenshots go")
    arguments = options.parse_args()
    pictures = Path(arguments.pictures)
    pictures.mkdir(parents=True, exist_ok=True)
    handler = functools.partial(Quiet, directory=arguments.sites)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browser = None
    with tempfile.TemporaryDirectory() as folder:
        try:
            browser = Looking(Path(folder))
            browser.resize(900, 1100)
            check(browser, f"http://127.0.0.1:{server.server_port}/", arguments.size, pictures)
        except Failed as error:
            say(error)
            return 1
        finally:
            if browser:
                browser.close()
            server.shutdown()
    say(f"pictures of the pages are in {pictures}/")
    return 0


sys.exit(main())
