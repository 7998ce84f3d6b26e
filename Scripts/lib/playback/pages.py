"""What the browsers are asked to do with a clip, and what their answers have to be."""

import browsers
import vectors
import web
from pictures import judge, moved
from processes import Failed

CALL = """
const [name, ...rest] = arguments;
const done = rest.pop();
window[name](...rest).then(done, (problem) => done({ error: String(problem) }));
"""


def check_chromium(clip, folder, server):
    return check(browsers.Chromium, clip, folder, server)


def check_firefox(clip, folder, server):
    return check(browsers.Firefox, clip, folder, server)


def check(Browser, clip, folder, server):
    """In a browser of its own, so that one that hangs takes nothing with it."""
    browser = Browser(folder)
    try:
        if clip.word == "svg":
            return vectors.check_browser(browser, clip, folder, server)
        browser.open(f"{server.address}/page.html")
        ask = lambda name, *arguments, seconds: browser.call(CALL, [name, *arguments], seconds)
        return check_movie(ask, clip) if clip.is_movie else check_image(ask, clip)
    finally:
        browser.close()


def check_movie(ask, clip):
    """Plays to its end, with every frame; then shows the right frame wherever it is sent."""
    count, rate = clip.reference.count, clip.reference.rate
    # On a busy machine Firefox now and then, once in twenty times or less, names a frame after a later one. A clip whose frames
    # are out of order has them so each time.
    seen, frames = play(ask, clip)
    if not in_order(frames):
        seen, frames = play(ask, clip)
    if not in_order(frames):
        raise Failed("frames are shown out of order")

    told_apart = 0
    for frame in clip.seek_frames:
        # Whole seconds as they are; the last frame in its middle, since browsers cut times to microseconds.
        time = frame / rate if frame % rate == 0 else (frame + 0.5) / rate
        near = clip.reference.around(frame)
        seen_there = ask("seek", time, [clip.picture_url(index) for index in near], seconds=30)
        check_facts(seen_there, clip)
        try:
            told_apart += judge(frame, dict(zip(near, seen_there["distances"])))
        except Failed as failure:
            raise Failed(f"seek to {time:.3f} s: {failure}") from None
    moved(told_apart)
    return (f"{len(set(frames))} of {count} frames seen as they were shown, {seen['dropped']} dropped; "
            f"{told_apart} of {len(clip.seek_frames)} seeks told apart from the neighbours")


def play(ask, clip):
    """What a browser says when the clip is over, and the frames that it named as it showed them."""
    count, rate = clip.reference.count, clip.reference.rate
    seen = ask("play", clip.url, seconds=30 + 3 * clip.reference.duration)
    check_facts(seen, clip)
    if not seen["ended"]:
        raise Failed(f"stops at {seen['time']:.3f} s")
    # The frames that were decoded. A slow machine shows fewer of them, but what it shows has to be in time.
    if seen["total"] != count:
        raise Failed(f"{seen['total']} frames instead of {count}")
    frames = [round(time * rate) for time in seen["shown"]]
    for frame, time in zip(frames, seen["shown"]):
        if abs(time - frame / rate) > 0.002:
            raise Failed(f"a frame is shown for the time {time:.4f} s")
    return seen, frames


def in_order(frames):
    return all(one <= other for one, other in zip(frames, frames[1:]))


def check_image(ask, clip):
    """An animated image: its pictures, when each comes, and what is seen at each second."""
    rate, duration = clip.reference.rate, clip.reference.duration
    wanted = []
    for frame in clip.seek_frames:
        near = clip.reference.around(frame)
        wanted.append([(frame + 0.5) / rate * 1e6, [clip.picture_url(index) for index in near]])
    kind = web.TYPES[f".{clip.word}"]
    seen = ask("pictures", clip.url, kind, wanted, seconds=120)
    if seen.get("error"):
        raise Failed(seen["error"])
    check_size(seen, clip)
    if not seen["animated"] or not seen["forever"]:
        raise Failed("does not play for ever")
    starts = [picture["start"] / 1e6 for picture in seen["pictures"]]
    # A WebP's times are whole milliseconds, a GIF's whole frames.
    clip.check_times(starts, 0.0006)
    last = seen["pictures"][-1]
    clip.check_duration((last["start"] + last["duration"]) / 1e6)
    compared = {time: distances for picture in seen["pictures"] for time, distances in picture.get("compared", [])}
    told_apart = 0
    for frame, (time, _) in zip(clip.seek_frames, wanted):
        if time not in compared:
            raise Failed(f"shows nothing at {time / 1e6:.3f} s")
        try:
            told_apart += judge(frame, dict(zip(clip.reference.around(frame), compared[time])))
        except Failed as failure:
            raise Failed(f"at {time / 1e6:.3f} s: {failure}") from None
    moved(told_apart)
    return (f"{len(starts)} pictures; {told_apart} of {len(wanted)} of those compared told apart from the neighbours")


def check_facts(seen, clip):
    if seen.get("error"):
        raise Failed(seen["error"][:160])
    check_size(seen, clip)
    clip.check_duration(seen["duration"] or 0)


def check_size(seen, clip):
    if (seen["width"], seen["height"]) != (clip.reference.width, clip.reference.height):
        raise Failed(f"is {seen['width']}×{seen['height']}")
