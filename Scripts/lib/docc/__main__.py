"""Looks at an archive of DocC's in Chromium, whose pages show clips. Scripts/docc-check starts it."""

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

# The pages, and the clips that they show, with their posters: a tutorial's preview plays at once and has none.
PAGES = {
    "documentation/fancy/": {"hello.mp4": "hello-poster.png"},
    "tutorials/fancy/toggles/": {"toggle.mp4": ""},
}


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *words):
        pass


def say(text):
    print(f"docc-check: {text}", file=sys.stderr, flush=True)


def check(browser, address, pictures):
    for page, clips in PAGES.items():
        browser.open(address + page)
        for clip, picture in clips.items():
            browser.wait("document.querySelector('.step, video')")
            video = f"[...document.querySelectorAll('video')].find(v => v.currentSrc.endsWith('/{clip}') && v.checkVisibility())"
            # A tutorial shows what belongs to the step that somebody has read down to.
            browser.wait(
                f"(v => v && v.readyState >= 2 && v.checkVisibility() && v.getBoundingClientRect().height > 10)"
                f"({video}) || (scrollBy(0, 40), false)")
            size = browser.value(f"(v => v.videoWidth + '×' + v.videoHeight)({video})")
            if size != "320×240":
                raise Failed(f"{page} shows {clip} as {size}")
            poster = browser.value(f"{video}.poster")
            if not poster.endswith(picture):
                raise Failed(f"{page} shows {clip} with '{poster}' in place of {picture}")
            say(f"{page} shows {clip}")
        (pictures / (page.strip("/").replace("/", "-") + ".png")).write_bytes(browser.picture())


def main():
    options = argparse.ArgumentParser(prog="Scripts/docc-check", description="Looks at an archive of DocC's.")
    options.add_argument("archive")
    options.add_argument("--pictures", default="docc-check", metavar="FOLDER", help="where screenshots go")
    arguments = options.parse_args()
    pictures = Path(arguments.pictures)
    pictures.mkdir(parents=True, exist_ok=True)
    handler = functools.partial(Quiet, directory=arguments.archive)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browser = None
    with tempfile.TemporaryDirectory() as folder:
        try:
            browser = Looking(Path(folder))
            browser.resize(1400, 900)
            check(browser, f"http://127.0.0.1:{server.server_port}/", pictures)
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
