"""The clips that are played: one of each format that Showreel writes, and what is known of them from elsewhere."""

import math
from pathlib import Path

from pictures import Reference, moved
from processes import Failed, must

HERE = Path(__file__).parent

BROWSERS = ["chromium", "firefox"]
EVERY = BROWSERS + ["mpv", "gstreamer", "ffmpeg"]

# Word, name, file, codec where it is not the format's own, whether it is a movie, frames a second, and who should play it.
FORMATS = [
    ("mp4", "MP4, H.264", "clip.mp4", None, True, 60, EVERY + ["openh264"]),
    # Debian's Chromium and Firefox decode no HEVC without a card that does.
    ("mp4-hevc", "MP4, HEVC", "hevc.mp4", "hevc", True, 60, ["mpv", "gstreamer", "ffmpeg"]),
    ("mp4-av1", "MP4, AV1", "av1.mp4", "av1", True, 60, EVERY),
    ("m4v", "M4V, H.264", "clip.m4v", None, True, 60, EVERY + ["openh264"]),
    ("mov", "QuickTime, H.264", "clip.mov", None, True, 60, EVERY + ["openh264"]),
    # For editors: no browser plays it.
    ("mov-prores", "QuickTime, ProRes 4444", "prores.mov", "prores", True, 60, ["mpv", "gstreamer", "ffmpeg"]),
    ("webm", "WebM, VP9", "clip.webm", None, True, 60, EVERY),
    ("webm-av1", "WebM, AV1", "av1.webm", "av1", True, 60, EVERY),
    # GStreamer gives every picture of anybody's GIF the same time.
    ("gif", "GIF", "clip.gif", None, False, 50, BROWSERS + ["mpv", "ffmpeg"]),
    # Neither FFmpeg 5, with which mpv decodes too, nor GStreamer decodes an animated WebP.
    ("webp", "animated WebP", "clip.webp", None, False, 60, BROWSERS),
    ("apng", "APNG", "clip.apng", None, False, 60, BROWSERS + ["ffmpeg"]),
    ("svg", "animated SVG", "clip.svg", None, False, 60, BROWSERS + ["librsvg"]),
    # GStreamer 1.22 decodes nobody's Y4M of this size, FFmpeg's neither.
    ("y4m", "Y4M", "clip.y4m", None, True, 60, ["mpv", "ffmpeg"]),
    ("png", "PNG pictures", "frames/", None, True, 60, ["mpv", "gstreamer", "ffmpeg"]),
]


class Clip:
    def __init__(self, word, name, path, is_movie, players, reference):
        self.word = word
        self.name = name
        self.path = path
        # Every frame of a movie has a picture of its own; an animated image keeps one until the next comes.
        self.is_movie = is_movie
        self.players = players
        self.reference = reference

    @property
    def url(self):
        """Where the server has it, which has the folder of all clips."""
        return f"/{self.path.name}"

    def picture_url(self, frame):
        return f"/{self.reference.folder.name}/{self.reference.names[frame]}"

    @property
    def source(self):
        """What FFmpeg is to read."""
        if self.path.is_dir():
            return ["-framerate", self.reference.rate, "-i", self.path / "frame-%05d.png"]
        return ["-i", self.path]

    @property
    def mpv_source(self):
        if self.path.is_dir():
            return [f"--mf-fps={self.reference.rate}", f"mf://{self.path}/*.png"]
        return [self.path]

    @property
    def gstreamer_source(self):
        if self.path.is_dir():
            return ["multifilesrc", f"location={self.path}/frame-%05d.png",
                    f"caps=image/png,framerate={self.reference.rate}/1"]
        return ["filesrc", f"location={self.path}"]

    @property
    def seek_frames(self):
        """The frames at each whole second and the last one, in an order that goes forward and back."""
        frames = list(range(0, self.reference.count, self.reference.rate))
        last = self.reference.count - 1
        return frames[::2] + [last] + [frame for frame in frames[1::2] if frame != last][::-1]

    def check_duration(self, seconds):
        if not abs(seconds - self.reference.duration) < 0.5 / self.reference.rate:
            raise Failed(f"lasts {seconds:.3f} s instead of {self.reference.duration:.3f} s")

    def check_times(self, times, tolerance):
        """That frame n is at n / rate; in an animated image, that each picture begins at some frame."""
        rate, count = self.reference.rate, self.reference.count
        if self.is_movie and len(times) != count:
            raise Failed(f"{len(times)} frames instead of {count}")
        frames = range(count) if self.is_movie else [round(time * rate) for time in times]
        for frame, time in zip(frames, times):
            if abs(time - frame / rate) > tolerance:
                raise Failed(f"frame {frame} comes at {float(time):.6f} s instead of {frame / rate:.6f} s")
        if frames[0] != 0 or any(one >= other for one, other in zip(frames, frames[1:])):
            raise Failed("frames come out of order")

    def check_pictures(self, times, pictures):
        """That at every frame the right picture is seen, each being seen until the next."""
        if len(pictures) != len(times):
            raise Failed(f"{len(pictures)} of {len(times)} frames have a picture")
        starts = [round(time * self.reference.rate) for time in times]
        ends = starts[1:] + [self.reference.count]
        seen = [picture for picture, start, end in zip(pictures, starts, ends) for _ in range(start, end)]
        told_apart = self.reference.check_all(seen)
        moved(told_apart)
        return f"{told_apart} of {len(seen)} frames told apart from their neighbours"


def export(showreel, folder, words, say):
    """Makes the clips, and the pictures of each frame rate to compare them with."""
    chosen = [entry for entry in FORMATS if entry[0] in words]
    references = {}
    for rate in sorted({entry[5] for entry in chosen}, reverse=True):
        say(f"exporting the frames at {rate} a second")
        frames = folder / f"frames-{rate}"
        write(showreel, f"{frames}/", rate)
        references[rate] = Reference(frames, rate)
    clips = []
    for word, name, file, codec, is_movie, rate, players in chosen:
        say(f"exporting {name}")
        write(showreel, f"{folder}/{file}", rate, codec)
        clips.append(Clip(word, name, folder / file, is_movie, players, references[rate]))
    return clips


def write(showreel, output, rate, codec=None):
    # A name that ends in / is a folder that clips go to.
    if output.endswith("/"):
        output += "*.png"
    chosen = ["--codec", codec] if codec else []
    must([showreel, "export", "--quiet", HERE / "clip.yaml", "--fps", rate, *chosen, "--output", output], seconds=300)
