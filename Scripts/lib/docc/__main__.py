"""Looks at an archive of DocC's in Chromium, whose pages show clips. Scripts/docc-check starts it."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent / "playback"))

from processes import Failed
from visit import Visit

# The pages, and the clips that they show, with their posters: a tutorial's preview plays at once and has none.
PAGES = {
    "documentation/fancy/": {"hello.mp4": "hello-poster.png"},
    "tutorials/fancy/toggles/": {"toggle.mp4": ""},
}

visit = Visit("docc-check", "Looks at an archive of DocC's.")


def check(browser, address):
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
            visit.say(f"{page} shows {clip}")
        visit.keep(browser, page.strip("/").replace("/", "-"))


sys.exit(visit.run(1400, 900, check))
