"""Tells which frame of a clip a picture is, by the pictures that Showreel wrote of the same frames."""

import math

from processes import Failed, must

# A difference is the root of the mean square, in levels of 0 to 255. What coding does to a demo's frame is below 2;
# a picture in another range of brightness or with another matrix of colours is above 3.
FARTHEST = 3.0
# Nearer to another frame than to the right one by this much is the other frame. Frames that differ by less look alike
# to the eye as well, and an encoder may leave such a change out.
CLEARLY = 0.25
# Frames before and after the right one that a picture is compared with.
NEIGHBOURS = (-3, -2, -1, 1, 2, 3)

# Pictures are compared at this width where all frames of a clip are.
WIDTH = 128
SCALING = "area+accurate_rnd+full_chroma_int"


class Reference:
    """The frames of a clip as Showreel wrote them, one PNG each."""

    def __init__(self, folder, rate):
        self.folder = folder
        self.rate = rate
        self.names = sorted(path.name for path in folder.glob("*.png"))
        self.count = len(self.names)
        self._small = None
        self.width, self.height = png_size(folder / self.names[0])

    @property
    def duration(self):
        return self.count / self.rate

    @property
    def small_size(self):
        return WIDTH, round(WIDTH * self.height / self.width)

    @property
    def small(self):
        """All frames at a small size."""
        if self._small is None:
            self._small = small_pictures(
                ["-framerate", self.rate, "-i", self.folder / "frame-%05d.png"], self.small_size)
            if len(self._small) != self.count:
                raise Failed(f"{len(self._small)} of {self.count} reference pictures could be read")
        return self._small

    def around(self, frame):
        """The frames that a picture of this frame is compared with."""
        near = [frame] + [frame + step for step in NEIGHBOURS]
        return [index for index in near if 0 <= index < self.count]

    def check_all(self, pictures):
        """That small pictures of all frames are these frames, in this order."""
        if len(pictures) != self.count:
            raise Failed(f"{len(pictures)} pictures instead of {self.count}")
        told_apart = 0
        for frame, picture in enumerate(pictures):
            told_apart += judge(frame, self.distances(frame, picture))
        return told_apart

    def distances(self, frame, picture):
        seen = {}
        result = {}
        for index in self.around(frame):
            # Most of a demo holds still: equal frames are compared once.
            other = self.small[index]
            if other not in seen:
                seen[other] = distance(picture, other)
            result[index] = seen[other]
        return result


def judge(frame, distances):
    """Whether a picture is this frame, by its distance from it and from its neighbours.

    Gives whether it is clearly none of the neighbours, which it cannot be where nothing moves."""
    right = distances[frame]
    nearest = min(distances, key=lambda index: (distances[index], abs(index - frame)))
    if distances[nearest] + CLEARLY < right:
        raise Failed(f"frame {nearest} is shown instead of frame {frame}")
    if right > FARTHEST:
        raise Failed(f"frame {frame} differs by {right:.1f} levels")
    return any(distances[index] > right + CLEARLY for index in (frame - 1, frame + 1) if index in distances)


def moved(told_apart):
    """A clip in which no frame can be told apart from its neighbours would pass whatever is shown."""
    if not told_apart:
        raise Failed("nothing moves where pictures are compared, which proves nothing")


def distance(one, other):
    return math.dist(one, other) / math.sqrt(len(one))


def small_pictures(source, size, crop=None, **options):
    """The pictures that FFmpeg reads from a source, or their upper left corners, made small; bytes of red, green and blue."""
    width, height = size
    part = f"crop={crop[0]}:{crop[1]}:0:0," if crop else ""
    pixels = must(
        ["ffmpeg", "-v", "error", "-nostdin", *source, "-fps_mode", "passthrough", "-f", "rawvideo",
         "-vf", f"{part}scale={width}:{height}:flags={SCALING},format=rgb24", "-"],
        seconds=120, **options)
    length = width * height * 3
    return [pixels[start:start + length] for start in range(0, len(pixels), length)]


def png_size(path):
    with open(path, "rb") as file:
        header = file.read(24)
    return int.from_bytes(header[16:20], "big"), int.from_bytes(header[20:24], "big")
