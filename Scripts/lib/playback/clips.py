"""The clips that are played: one of each format that Showreel writes, and what is known of them from elsewhere."""

import math
from pathlib import Path

from formats import FORMATS
from pictures import Reference, moved
from processes import Failed, must

HERE = Path(__file__).parent


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
    chosen = [entry for entry in FORMATS if entry.word in words]
    references = {}
    for rate in sorted({entry.rate for entry in chosen}, reverse=True):
        say(f"exporting the frames at {rate} a second")
        frames = folder / f"frames-{rate}"
        write(showreel, f"{frames}/", rate)
        references[rate] = Reference(frames, rate)
    clips = []
    for entry in chosen:
        say(f"exporting {entry.name}")
        write(showreel, f"{folder}/{entry.file}", entry.rate, entry.codec)
        clips.append(Clip(
            entry.word, entry.name, folder / entry.file, entry.is_movie, entry.players, references[entry.rate]))
    return clips


def write(showreel, output, rate, codec=None):
    # A name that ends in / is a folder that clips go to.
    if output.endswith("/"):
        output += "*.png"
    chosen = ["--codec", codec] if codec else []
    must([showreel, "export", "--quiet", HERE / "clip.yaml", "--fps", rate, *chosen, "--output", output], seconds=300)
