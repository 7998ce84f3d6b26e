"""Plays a clip of each format in each player, and makes the table. Scripts/playback starts it."""

import argparse
import os
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

# Beside this folder is what other scripts need too.
sys.path.append(str(Path(__file__).parent.parent))

import clips  # noqa: E402
import damage  # noqa: E402
import pages  # noqa: E402
import players  # noqa: E402
import processes  # noqa: E402
import tables  # noqa: E402
import vectors  # noqa: E402
import web  # noqa: E402
from formats import FORMATS  # noqa: E402

HERE = Path(__file__).parent
PAGE = "Documentation/playback.md"

# What ends a program has to end what it started, too.
ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)

# Word, heading, the Debian package whose version it names, and the check.
PLAYERS = [
    ("chromium", "Chromium", "chromium", pages.check_chromium),
    ("firefox", "Firefox", "firefox-esr", pages.check_firefox),
    ("mpv", "mpv", "mpv", players.check_mpv),
    ("gstreamer", "GStreamer", "gstreamer1.0-tools", players.check_gstreamer),
    ("openh264", "OpenH264", "libopenh264-[0-9]*", players.check_openh264),
    ("ffmpeg", "FFmpeg, strict", "ffmpeg", players.check_ffmpeg),
    ("librsvg", "librsvg", "librsvg2-bin", vectors.check_librsvg),
]


def say(text):
    print(f"playback: {text}", file=sys.stderr, flush=True)


def arguments():
    formats = [entry.word for entry in FORMATS]
    names = [entry[0] for entry in PLAYERS]
    parser = argparse.ArgumentParser(
        prog="Scripts/playback", description="Plays a clip of each format in each player that should play it.",
        epilog=f"Players: {', '.join(names)}. Formats: {', '.join(formats)}.")
    parser.add_argument("--only", default="", metavar="words", help="these players and formats: chromium,mp4")
    parser.add_argument("--write", action="store_true", help="put the table into Documentation/playback.md")
    parser.add_argument(
        "--damage", action="store_true", help="play MP4, WebM and GIF clips that are wrong on purpose, each in six ways")
    parser.add_argument("--showreel", required=True, help=argparse.SUPPRESS)
    options = parser.parse_args()
    words = set(filter(None, options.only.replace(" ", "").split(",")))
    for word in sorted(words - set(formats) - set(names)):
        parser.error(f"'{word}' is neither a player ({', '.join(names)}) nor a format ({', '.join(formats)})")
    if options.damage:
        formats = list(damage.ENCODERS)
    options.players = [entry for entry in PLAYERS if entry[0] in words] or PLAYERS
    options.formats = [word for word in formats if word in words] or formats
    if options.write and (words or options.damage):
        parser.error("--write is for the whole table")
    return options


def main():
    options = arguments()
    for number in ENDING:
        signal.signal(number, lambda *_: sys.exit(130))
    folder = Path(tempfile.mkdtemp(prefix="playback-"))
    try:
        return play(options, folder)
    except processes.Failed as failure:
        say(str(failure))
        return 1
    finally:
        # A second one would leave something behind.
        for number in ENDING:
            signal.signal(number, signal.SIG_IGN)
        processes.end_all()
        shutil.rmtree(folder, ignore_errors=True)


def play(options, folder):
    began = time.monotonic()
    server_folder = folder / "served"
    server_folder.mkdir()
    shutil.copy(HERE / "page.html", server_folder)
    made = clips.export(options.showreel, server_folder, options.formats, say)
    # Players leave their caches and settings where they think that a home is.
    home = folder / "home"
    home.mkdir(mode=0o700)
    os.environ.update(HOME=str(home), TMPDIR=str(home), XDG_RUNTIME_DIR=str(home))
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        os.environ.pop(name, None)

    rows = []
    server = web.Server(server_folder)
    try:
        for clip in made:
            for variant in damage.damage(clip, server_folder) if options.damage else [clip]:
                rows.append((variant, [check(variant, player, folder, server) for player in options.players]))
    finally:
        server.close()
    table = render(rows, options.players)
    print(table)
    if options.write:
        tables.write(PAGE, "playback", table)
        say(f"wrote {PAGE}")
    say(f"{time.monotonic() - began:.0f} s")
    if options.damage:
        return 0 if damage.noticed(rows) else 1
    return 1 if any(cell not in ("ok", "–") for _, cells in rows for cell in cells) else 0


def check(clip, player, folder, server):
    word, heading, _, run = player
    if word not in clip.players:
        return "–"
    # One of its own, since a player that has been given up may go on writing into what is being removed.
    place = Path(tempfile.mkdtemp(dir=folder))
    began = time.monotonic()
    try:
        cell, note = "ok", run(clip, place, server)
    except processes.Failed as failure:
        cell, note = str(failure).replace("|", "/"), None
    finally:
        shutil.rmtree(place, ignore_errors=True)
    say(f"{clip.name}, {heading}: {cell}{f' ({note})' if note else ''}, {time.monotonic() - began:.0f} s")
    return cell


def render(rows, columns):
    head = ["", *(f"{heading} {version(package)}" for _, heading, package, _ in columns)]
    lines = [head, ["---"] * len(head), *([clip.name, *cells] for clip, cells in rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def version(package):
    """Debian's version of a package, as its makers write it."""
    output, _, status = processes.run(["dpkg-query", "-W", "-f", "${Version}", package])
    text = output.decode() if status == 0 else ""
    return text.split(":")[-1].split("-")[0].split("+")[0]


sys.exit(main())
