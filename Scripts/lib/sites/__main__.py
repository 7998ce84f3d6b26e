"""Looks at the sites of MkDocs and Sphinx in Chromium, whose pages show clips. Scripts/sites-check starts it."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent / "playback"))

from processes import Failed
from visit import Visit

# The pages, and the clips that they show.
PAGES = {
    "mkdocs/": ["first.mp4"],
    "mkdocs/guide/": ["second.mp4", "third.gif"],
    "sphinx/index.html": ["first.mp4"],
    "sphinx/guide.html": ["second.mp4", "third.gif"],
}

visit = Visit("sites-check", "Looks at sites with clips.")
visit.options.add_argument("--size", required=True, help="of the clips, in pixels")


def check(browser, address):
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
            size = visit.arguments.size
            if found != size:
                raise Failed(f"{page} shows {clip} as {found}, and it was made as {size}")
            if browser.value(f"{shown}.getBoundingClientRect().height") < 10:
                raise Failed(f"{page} shows {clip} in no room")
            visit.say(f"{page} shows {clip}")
        visit.keep(browser, page.strip("/").removesuffix(".html").replace("/", "-"))


sys.exit(visit.run(900, 1100, check))
