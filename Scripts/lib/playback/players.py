"""Players without a page: FFmpeg, mpv and GStreamer. Each check returns what is worth a note, or raises ``Failed``."""

import json
import re
import shutil
import subprocess
from fractions import Fraction

from pictures import SCALING, judge, small_pictures
from processes import Failed, end, must, run, start

# What FFmpeg can find wrong, and that any of it ends the decoding.
STRICT = ["-xerror", "-err_detect", "crccheck+bitstream+buffer+explode+careful+compliant+aggressive"]


def check_ffmpeg(clip, folder, server):
    """Decoded with every check that FFmpeg has; each frame's picture; each frame's exact time."""
    must(["ffmpeg", "-v", "warning", "-nostdin", *STRICT, *clip.source, "-f", "null", "-"])
    facts = json.loads(must(
        ["ffprobe", "-v", "error", "-select_streams", "v", "-show_entries",
         "stream=time_base:format=duration:frame=pts,pkt_duration", "-of", "json", *clip.source]))
    base = Fraction(facts["streams"][0]["time_base"])
    times = [int(frame["pts"]) * base for frame in facts["frames"]]
    # Animated images count thousandths, as browsers do.
    clip.check_times(times, base / 2 if clip.is_movie else max(base / 2, Fraction(6, 10000)))
    # An animated PNG says only of each picture how long it lasts.
    last = facts["frames"][-1]
    ends = facts["format"].get("duration") or (int(last["pts"]) + int(last["pkt_duration"])) * base
    clip.check_duration(float(ends))
    pictures = small_pictures([*STRICT, *clip.source], clip.reference.small_size)
    return clip.check_pictures(times, pictures)


# What mpv warns of, without FFmpeg's talk about frames and decoders inside it. It does not use anybody's WebM index of three key frames or
# fewer, as every short clip's is, and says so; it seeks without.
COMPLAINT_OF_MPV = (
    r"^\[(?!ffmpeg[\]/]|mkv\] Discarding potentially broken or useless index).*|^\[ffmpeg.*\b([Ee]rror|[Ii]nvalid)\b.*")


def check_mpv(clip, folder, server):
    """Each frame's time and picture as mpv would show it, the duration it names, and seeks."""
    width, height = clip.reference.small_size
    filters = f"--vf=lavfi=[scale={width}:{height}:flags={SCALING},format=gbrp,setsar=1,showinfo]"
    mpv = ["mpv", "--no-config", "--terminal=yes", "--ao=null", "--vo=image", "--vo-image-format=png",
           "--vo-image-png-compression=1", filters]

    pictures = folder / "mpv"
    output, errors, status = run(
        [*mpv, f"--vo-image-outdir={pictures}", "--msg-level=all=warn,term-msg=info,ffmpeg=v",
         "--term-playing-msg=duration=${=duration}", *clip.mpv_source])
    said = (output + errors).decode(errors="replace")
    complaint = re.search(COMPLAINT_OF_MPV, said, re.MULTILINE)
    if status != 0 or complaint:
        raise Failed(complaint[0][:160] if complaint else f"exit status {status}")
    named = re.search(r"^duration=([0-9.]+)", said, re.MULTILINE)
    if not named:
        raise Failed("mpv knows no duration")
    clip.check_duration(float(named[1]))
    times = [float(time) for time in re.findall(r"showinfo.* pts_time:([0-9.]+)", said)]
    clip.check_times(times, 0.001)
    files = sorted(pictures.iterdir())
    if len(files) != len(times):
        raise Failed(f"{len(files)} of {len(times)} frames are shown")
    source = ["-framerate", clip.reference.rate, "-start_number", 1, "-i", pictures / "%08d.png"]
    note = clip.check_pictures(times, small_pictures(source, (width, height)))
    shutil.rmtree(pictures)

    for frame in clip.seek_frames:
        time = frame / clip.reference.rate
        must([*mpv, f"--vo-image-outdir={pictures}", "--msg-level=all=warn", f"--start={float(time):.6f}",
              "--frames=1", *clip.mpv_source])
        seen = small_pictures(["-i", pictures / "00000001.png"], (width, height))[0]
        try:
            judge(frame, clip.reference.distances(frame, seen))
        except Failed as failure:
            raise Failed(f"seek to {float(time):.3f} s: {failure}") from None
        shutil.rmtree(pictures)
    return note


def check_gstreamer(clip, folder, server):
    """What ``decodebin`` chooses to play it with."""
    return check_pipeline(clip, ["decodebin"])


def check_openh264(clip, folder, server):
    """A decoder of H.264 that shares nothing with FFmpeg's."""
    return check_pipeline(clip, ["qtdemux", "!", "h264parse", "!", "openh264dec"])


def check_pipeline(clip, decoding):
    """Each frame's time and picture behind a pipeline."""
    output, errors, status = run(
        ["gst-launch-1.0", "-v", *clip.gstreamer_source, "!", *decoding, "!",
         "fakesink", "silent=false", "sync=false"])
    said = (output + errors).decode(errors="replace")
    # Warnings come with an exit status of 0.
    complaint = re.search(r"^(ERROR|WARNING|\(gst-launch.*(CRITICAL|WARNING)).*", said, re.MULTILINE)
    if status != 0 or complaint:
        raise Failed(complaint[0][:160] if complaint else f"exit status {status}")
    segment = re.search(r"segment=\(GstSegment\).*? start=\(guint64\)(\d+), stop=\(guint64\)(\d+)", said)
    begins = int(segment[1]) if segment else 0
    times, ends = [], 0
    for seen in re.finditer(r"chain .*? pts: ([0-9:.]+), duration: ([0-9:.]+|none)", said):
        times.append((nanoseconds(seen[1]) - begins) / 1e9)
        ends = times[-1] + (nanoseconds(seen[2]) / 1e9 if seen[2] != "none" else 0)
    clip.check_times(times, 0.001)
    clip.check_duration(ends)

    size = clip.reference
    player = start(
        ["gst-launch-1.0", "-q", *clip.gstreamer_source, "!", *decoding, "!", "videoconvert", "!",
         "video/x-raw,format=RGBA", "!", "fdsink"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        pictures = small_pictures(
            ["-f", "rawvideo", "-pixel_format", "rgba", "-video_size", f"{size.width}x{size.height}",
             "-framerate", size.rate, "-i", "-"], size.small_size, stdin=player.stdout)
    finally:
        end(player)
    return clip.check_pictures(times, pictures)


def nanoseconds(text):
    hours, minutes, seconds = text.split(":")
    whole, _, part = seconds.partition(".")
    return (int(hours) * 3600 + int(minutes) * 60 + int(whole)) * 10**9 + int(part.ljust(9, "0")[:9])
