"""An animated SVG: what browsers show in each of its frames, and what librsvg, which knows no animation, makes of it."""

import base64

from pictures import judge, moved, small_pictures
from processes import Failed, must

# It is drawn at this width, whatever its own: that is what it is for.
WIDTH = 640

PREPARE = """
const [width, height, done] = arguments;
const root = document.documentElement;
const answer = {
  name: root.nodeName, width: root.width.baseVal.value, height: root.height.baseVal.value,
  plays: !root.animationsPaused(), durations: [], counts: [],
};
for (const change of document.querySelectorAll("animate, animateTransform")) {
  answer.durations.push(change.getSimpleDuration());
  answer.counts.push(change.getAttribute("repeatCount"));
}
const began = root.getCurrentTime();
const look = () => {
  if (root.getCurrentTime() === began) return requestAnimationFrame(look);
  root.pauseAnimations();
  root.setAttribute("width", width);
  root.setAttribute("height", height);
  done(answer);
};
look();
"""

SEEK = """
const [time, done] = arguments;
document.documentElement.setCurrentTime(time);
requestAnimationFrame(() => requestAnimationFrame(() => done(null)));
"""


def check_browser(browser, clip, folder, server):
    """Every frame, as a picture of the window."""
    count, rate = clip.reference.count, clip.reference.rate
    height = round(WIDTH * clip.reference.height / clip.reference.width)
    browser.open(f"{server.address}{clip.url}")
    seen = browser.call(PREPARE, [WIDTH, height], 30)
    if seen["name"] != "svg" or not seen["plays"]:
        raise Failed("does not play by itself")
    if (seen["width"], seen["height"]) != (clip.reference.width, clip.reference.height):
        raise Failed(f"is {seen['width']}×{seen['height']}")
    if not seen["durations"] or set(seen["counts"]) != {"indefinite"}:
        raise Failed("does not play for ever")
    for seconds in set(seen["durations"]):
        clip.check_duration(seconds)
    pictures = folder / "frames"
    pictures.mkdir()
    for frame in range(count):
        # In the middle of a frame; after the last, the first comes again.
        browser.call(SEEK, [(frame + 0.5) / rate + (frame % 2) * clip.reference.duration], 30)
        (pictures / f"{frame:05}.png").write_bytes(base64.b64decode(browser.screenshot()))
    told_apart = clip.reference.check_all(small_pictures(
        ["-framerate", rate, "-i", pictures / "%05d.png"], clip.reference.small_size,
        crop=(WIDTH, height)))
    moved(told_apart)
    return f"{told_apart} of {count} frames told apart from their neighbours"


def check_librsvg(clip, folder, server):
    """The first frame; all others are those of a program that animates."""
    picture = folder / "first.png"
    must(["rsvg-convert", "--width", WIDTH, "--output", picture, clip.path])
    seen = small_pictures(["-i", picture], clip.reference.small_size)[0]
    judge(0, clip.reference.distances(0, seen))
    return "the first frame"
