"""Looks at a gallery in browsers. Scripts/gallery-check starts it."""

import argparse
import base64
import json
import os
import shutil
import signal
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
sys.path += [str(HERE.parent), str(HERE.parent / "playback")]

import browsers
import processes
import web
from processes import Failed, must

CALL = (HERE / "page.js").read_text()
RATE = 30
SIZE = ["--size", "480x360", "--scale", "1", "--fps", str(RATE)]
# Levels of 255, of pictures a quarter as large; Firefox converts the colours of a small clip by up to 3.2 otherwise.
FARTHEST = 4.0
CLEARLY = 0.25


def say(text):
    print(f"gallery-check: {text}", file=sys.stderr, flush=True)


class Chromium(browsers.Chromium):
    name = "Chromium"

    def show(self, dark=False, still=False, width=1400, height=1000):
        features = [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if still else "no-preference"},
        ]
        self._cdp("Emulation.setEmulatedMedia", {"features": features})
        self._cdp("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600})

    def picture(self):
        answer = self._cdp("Page.captureScreenshot", {"format": "png"})
        return base64.b64decode(answer["data"])

    def _cdp(self, command, parameters):
        return self._ask(
            "POST", self.session + "/goog/cdp/execute", {"cmd": command, "params": parameters}, 60)


class Firefox(browsers.Firefox):
    name = "Firefox"


class StillFirefox(Firefox):
    PREFERENCES = {**browsers.Firefox.PREFERENCES, "ui.prefersReducedMotion": 1}


def arguments():
    parser = argparse.ArgumentParser(
        prog="Scripts/gallery-check", description="Makes a gallery and looks at it in browsers.")
    parser.add_argument("--only", choices=["chromium", "firefox"], help="one of the browsers")
    parser.add_argument("--pictures", metavar="folder", help="keep screenshots there, light, dark and as on a phone")
    parser.add_argument("--site", metavar="folder", help="take screenshots of a gallery that is there, and no more")
    parser.add_argument("--showreel", required=True, help=argparse.SUPPRESS)
    return parser.parse_args()


def main():
    options = arguments()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: sys.exit(130))
    folder = Path(tempfile.mkdtemp(prefix="gallery-check-"))
    home = folder / "home"
    home.mkdir(mode=0o700)
    try:
        if options.site:
            leave_home(home)
            pictures(Path(options.site).resolve(), Path(options.pictures or "."), folder)
            return 0
        site, clips = make(options.showreel, folder)
        leave_home(home)
        server = web.Server(folder)
        try:
            for kind in ("chromium", "firefox"):
                if options.only in (None, kind):
                    check(kind, site, clips, server, folder)
        finally:
            server.close()
        if options.pictures:
            pictures(site, Path(options.pictures), folder)
        return 0
    except Failed as failure:
        say(str(failure))
        return 1
    finally:
        processes.end_all()
        shutil.rmtree(folder, ignore_errors=True)


def leave_home(home):
    """Browsers leave their caches and settings where they think that a home is."""
    os.environ.update(HOME=str(home), TMPDIR=str(home), XDG_RUNTIME_DIR=str(home))
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        os.environ.pop(name, None)


def make(showreel, folder):
    """A gallery of presets and of a stranger's code, and of each clip the pictures around its middle."""
    inputs = {"clip": HERE.parent / "playback" / "clip.yaml", "TransitionMove": "TransitionMove",
              "hostile": HERE / "hostile.swift"}
    os.environ.setdefault("SHOWREEL_PRESETS", str(HERE.parents[2] / "Presets"))
    site = folder / "site"
    (folder / "frames").mkdir()
    say("making a gallery")
    must([showreel, "gallery", "--quiet", *inputs.values(), *SIZE, "--output", f"{site}/", "--title", "A <b>gallery</b>"],
         seconds=600)
    clips = []
    for name, source in inputs.items():
        facts = json.loads(must(
            ["ffprobe", "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
             "stream=nb_read_frames", "-of", "json", site / "clips" / f"{name}.mp4"]))
        count = int(facts["streams"][0]["nb_read_frames"])
        looks = []
        # The middle, and where the first motion is.
        for frame in (count // 2, round(0.7 * RATE)):
            near = [other for other in (frame, frame - 5, frame + 5) if 0 <= other < count]
            for other in near:
                must([showreel, "export", "--quiet", "--force", source, *SIZE, "--frames", f"{other}-{other}",
                      "--output", f"{folder}/frames/{name}-{other}/*.png"], seconds=300)
            looks.append((frame, [f"/frames/{name}-{other}/{first(folder / 'frames' / f'{name}-{other}')}" for other in near]))
        clips.append((name, count, looks))
    return site, clips


def first(folder):
    return sorted(path.name for path in folder.glob("*.png"))[0]


def check(kind, site, clips, server, folder):
    for still in (False, True):
        place = folder / f"{kind}-{still}"
        place.mkdir()
        Browser = Chromium if kind == "chromium" else StillFirefox if still else Firefox
        browser = Browser(place)
        try:
            if kind == "chromium":
                browser.show(still=still)
            look(browser, site, clips, server, still)
        finally:
            browser.close()


def look(browser, site, clips, server, still):
    def ask(name, *rest, seconds=60):
        answer = browser.call(CALL, [name, *rest], seconds)
        if isinstance(answer, dict) and answer.get("error"):
            raise Failed(f"{browser.name}: {name}: {answer['error']}")
        return answer

    def expect(holds, what):
        if not holds:
            raise Failed(f"{browser.name}{', reduced motion' if still else ''}: {what}")

    browser.open(f"file://{site}/index.html")
    page = ask("page")
    expect(page["clips"] == [clip[0] for clip in clips], f"clips {page['clips']}")
    expect(page["hacked"] is None and page["scripts"] == 1, f"a label was believed: {page}")
    expect(all(source.startswith("clips/") for source in page["images"]), f"pictures {page['images']}")
    expect(page["plots"] > 0, "no plots")
    expect(page["wide"] <= 0, f"the page is {page['wide']} pixels wider than the window")
    if still:
        expect(not any(ask("begins")), "a clip plays by itself")
        expect(ask("click")["plays"], "a click plays nothing")
        say(f"{browser.name}, reduced motion: nothing moves, a click plays")
        return
    for number, (name, count, _) in enumerate(clips):
        poster = ask("poster", number)
        expect((poster["width"], poster["height"]) == (480, 360), f"{name}: poster {poster}")
        facts = ask("load", number)
        expect(facts["readyState"] == 4, f"{name}: readyState {facts['readyState']}")
        expect(abs(facts["duration"] - count / RATE) < 0.5 / RATE, f"{name}: lasts {facts['duration']} s")
    expect(ask("click")["plays"], "a click plays nothing")
    # A page from a file may not look at its pictures; one from a server may.
    browser.open(f"{server.address}/site/index.html")
    moved = False
    for number, (name, _, looks) in enumerate(clips):
        ask("load", number)
        for frame, addresses in looks:
            distances = ask("frame", number, (frame + 0.5) / RATE, [server.address + each for each in addresses])
            expect(distances[0] < FARTHEST, f"{name}: frame {frame} is off by {distances} levels")
            expect(distances[0] <= min(distances) + CLEARLY, f"{name}: another frame than {frame} is shown: {distances}")
            moved = moved or max(distances) > distances[0] + 1
    expect(moved, "no frame can be told from its neighbours")
    say(f"{browser.name}: {len(clips)} clips load, last as long as they should, and show the right frame")


def pictures(site, target, folder):
    target.mkdir(parents=True, exist_ok=True)
    place = folder / "pictures"
    place.mkdir()
    browser = Chromium(place)
    try:
        for name, dark, width, height, is_open in [
            ("light", False, 1400, 1500, False), ("dark", True, 1400, 1500, False), ("tablet", False, 820, 1180, False),
            ("phone", False, 390, 844, False), ("phone-dark", True, 390, 844, False),
            ("open", False, 1400, 1500, True), ("open-dark", True, 1400, 1500, True), ("open-phone", False, 390, 2400, True),
        ]:
            browser.show(dark=dark, still=True, width=width, height=height)
            browser.open(f"file://{site}/index.html")
            if is_open:
                browser.call(CALL, ["open"], 60)
            browser.call(CALL, ["posters"], 60)
            (target / f"{name}.png").write_bytes(browser.picture())
    finally:
        browser.close()
    say(f"screenshots are in {target}")


sys.exit(main())
