"""Clips that are wrong on purpose, to see that the checks notice."""

import os

from clips import Clip
from processes import must

# What is wrong, as the table says it. Each is the same demo with one thing wrong.
DAMAGES = ["cut off", "a frame missing", "two frames swapped", "a frame held", "another rate", "other colours"]

# As near as can be told: 4 ms in all for a movie; a GIF counts in hundredths of a second.
RATES = {60: "60000/1001", 50: "100/3"}

TAGS = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]
ENCODERS = {
    "mp4": ["-c:v", "libx264", "-crf", "12", *TAGS, "-movflags", "+faststart"],
    "gif": [],
    "webm": ["-c:v", "libvpx-vp9", "-crf", "16", "-b:v", "0", "-deadline", "realtime", "-cpu-used", "8", *TAGS],
}


def damage(clip, folder):
    """The clip in every way in which it can be wrong, and once as it should be, made by the same encoder."""
    for word in ["nothing", *DAMAGES]:
        path = folder / f"{word.replace(' ', '-')}.{clip.word}"
        if word == "cut off":
            path.write_bytes(clip.path.read_bytes()[:int(clip.path.stat().st_size * 0.6)])
        else:
            encode(clip, word, path)
        yield Clip(clip.word, f"{clip.name}: {word}", path, clip.is_movie, clip.players, clip.reference)


def encode(clip, word, path):
    names = list(clip.reference.names)
    # At one second, where a browser looks, each frame differs from the next.
    where = clip.reference.rate
    if word == "two frames swapped":
        names[where], names[where + 1] = names[where + 1], names[where]
    if word == "a frame held":
        names[where] = names[where - 1]
    pictures = path.with_suffix(".pictures")
    pictures.mkdir()
    for number, name in enumerate(names):
        os.link(clip.reference.folder / name, pictures / f"{number:05d}.png")
    rate = RATES[clip.reference.rate] if word == "another rate" else clip.reference.rate
    matrix = "bt601" if word == "other colours" else "bt709"
    drop = f"select=not(eq(n\\,{where}))," if word == "a frame missing" else ""
    colours = f"scale=out_color_matrix={matrix}:out_range=tv,format=yuv420p"
    if clip.word == "gif":
        dull = "eq=saturation=0.8," if word == "other colours" else ""
        colours = f"{dull}split[one][other];[one]palettegen[colours];[other][colours]paletteuse"
    must(["ffmpeg", "-v", "error", "-nostdin", "-framerate", rate, "-i", pictures / "%05d.png", "-fps_mode", "passthrough",
          "-vf", drop + colours, *ENCODERS[clip.word], path], seconds=300)


def noticed(rows):
    """Whether every player took the sound clip and noticed each damage."""
    return all(
        cell == "–" or (cell == "ok") == clip.name.endswith(": nothing")
        for clip, cells in rows for cell in cells)
