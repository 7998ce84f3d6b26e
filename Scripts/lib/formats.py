"""The files that Showreel writes, as scripts play and torture them: the one place in which a format is listed for them."""

from typing import NamedTuple

BROWSERS = ["chromium", "firefox"]
EVERY = BROWSERS + ["mpv", "gstreamer", "ffmpeg"]


class Format(NamedTuple):
    word: str
    # In the table of Documentation/playback.md.
    name: str
    file: str
    # What a server says of it.
    mime: str
    # Whether every frame has a picture of its own; an animated image keeps one until the next comes.
    is_movie: bool
    # Frames a second.
    rate: int
    # Who should play it.
    players: list
    # Whether nothing else in the list is written by the same code.
    is_own: bool = True
    # For --codec, where it is not the format's own.
    codec: str = None


FORMATS = [
    Format("mp4", "MP4, H.264", "clip.mp4", "video/mp4", True, 60, EVERY + ["openh264"]),
    # Debian's Chromium and Firefox decode no HEVC without a card that does.
    Format("mp4-hevc", "MP4, HEVC", "hevc.mp4", "video/mp4", True, 60, ["mpv", "gstreamer", "ffmpeg"],
           is_own=False, codec="hevc"),
    Format("mp4-av1", "MP4, AV1", "av1.mp4", "video/mp4", True, 60, EVERY, is_own=False, codec="av1"),
    Format("m4v", "M4V, H.264", "clip.m4v", "video/mp4", True, 60, EVERY + ["openh264"], is_own=False),
    Format("mov", "QuickTime, H.264", "clip.mov", "video/quicktime", True, 60, EVERY + ["openh264"], is_own=False),
    # For editors: no browser plays it.
    Format("mov-prores", "QuickTime, ProRes 4444", "prores.mov", "video/quicktime", True, 60,
           ["mpv", "gstreamer", "ffmpeg"], is_own=False, codec="prores"),
    Format("webm", "WebM, VP9", "clip.webm", "video/webm", True, 60, EVERY),
    Format("webm-av1", "WebM, AV1", "av1.webm", "video/webm", True, 60, EVERY, is_own=False, codec="av1"),
    # GStreamer gives every picture of anybody's GIF the same time.
    Format("gif", "GIF", "clip.gif", "image/gif", False, 50, BROWSERS + ["mpv", "ffmpeg"]),
    # Neither FFmpeg 5, with which mpv decodes too, nor GStreamer decodes an animated WebP.
    Format("webp", "animated WebP", "clip.webp", "image/webp", False, 60, BROWSERS),
    Format("apng", "APNG", "clip.apng", "image/apng", False, 60, BROWSERS + ["ffmpeg"]),
    Format("svg", "animated SVG", "clip.svg", "image/svg+xml", False, 60, BROWSERS + ["librsvg"]),
    # GStreamer 1.22 decodes nobody's Y4M of this size, FFmpeg's neither.
    Format("y4m", "Y4M", "clip.y4m", "video/x-raw", True, 60, ["mpv", "ffmpeg"]),
    Format("png", "PNG pictures", "frames/", "image/png", True, 60, ["mpv", "gstreamer", "ffmpeg"]),
]
