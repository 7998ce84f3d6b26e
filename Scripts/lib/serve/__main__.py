"""Looks at `showreel serve` in Chromium. Scripts/serve-check starts it."""

import argparse
import os
import re
import select
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent / "playback"))

from looking import WAITING, Looking
from processes import Failed, end, start

CLIP = """view: Rectangle().fill(.{color}).frame(width: 40, height: 40)
canvas: {{ size: 160x120, scale: 1 }}
frameRate: 30
transition: .slide
timeline:
  - tap "Toggle" at 0.2
  - wait until settled
"""
BROKEN = "view: Circle().fil(.red)\n"


def say(text):
    print(f"serve-check: {text}", file=sys.stderr, flush=True)


def address(server):
    """The one that the server says it is at."""
    text = ""
    until = time.monotonic() + WAITING
    while time.monotonic() < until and server.poll() is None:
        if select.select([server.stderr], [], [], 1)[0]:
            text += os.read(server.stderr.fileno(), 4096).decode(errors="replace")
            if found := re.search(r"http://\S+:\d+/", text):
                return found[0]
    raise Failed(f"the server does not start: {text}")


def check(showreel, folder, pictures):
    preset = folder / "moving.yaml"
    preset.write_text(CLIP.format(color="blue"))
    server = start([showreel, "serve", preset.name, "-o", "clip.mp4", "--port", "0"], cwd=folder, stderr=subprocess.PIPE)
    browser = None
    try:
        url = address(server)
        browser = Looking(folder)
        browser.open(url)
        browser.wait("document.querySelector('video')?.readyState >= 2")
        frames = browser.value("shown.frames")
        for frame in [0, 1, frames // 2, frames - 2, frames - 1]:
            browser.value(f"(scrubber.value = {frame}, scrubber.oninput(), 0)")
            browser.wait(f"seen === {frame} && !shown.media.seeking")
        say(f"each of the frames that were asked for is seen, of {frames}")
        browser.value(f"(go({frames // 2}), 0)")
        browser.wait(f"seen === {frames // 2}")
        (pictures / "clip.png").write_bytes(browser.picture())

        preset.write_text(BROKEN)
        browser.wait("document.querySelector('#findings li.error')")
        text = browser.value("document.querySelector('#findings').textContent")
        if "moving.yaml:1" not in text:
            raise Failed(f"the error has no place: {text}")
        (pictures / "error.png").write_bytes(browser.picture())
        say(f"a mistake is told: {text}")

        revision = browser.value("shown.revision")
        preset.write_text(CLIP.format(color="green"))
        browser.wait(f"!document.querySelector('#findings li.error') && shown.revision > {revision}")
        browser.wait(f"seen === {frames // 2} && shown.media.readyState >= 2 && !shown.media.seeking")
        (pictures / "mended.png").write_bytes(browser.picture())
        say("it is made anew where it was mended, and seen where it was left")
    finally:
        if browser:
            browser.close()
        server.send_signal(signal.SIGINT)
        code = server.wait(30)
        end(server)
    if code != 0:
        raise Failed(f"Ctrl-C ends it with {code}")


def main():
    options = argparse.ArgumentParser(prog="Scripts/serve-check", description="Looks at showreel serve in Chromium.")
    options.add_argument("--showreel", required=True, help=argparse.SUPPRESS)
    options.add_argument("--pictures", default="serve-check", metavar="FOLDER", help="where screenshots go")
    arguments = options.parse_args()
    pictures = Path(arguments.pictures)
    pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        try:
            check(arguments.showreel, Path(folder), pictures)
        except Failed as error:
            say(error)
            return 1
    say(f"pictures of the page are in {pictures}/")
    return 0


sys.exit(main())
