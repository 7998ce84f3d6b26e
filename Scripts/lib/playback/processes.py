"""Programs that always end: each has a limit of time, and none outlives the script."""

import os
import signal
import subprocess

running = []


class Failed(Exception):
    """A player did not do what it should; the text says what was seen."""


def start(command, **options):
    """A program in a process group of its own, so that whatever it starts can be ended with it."""
    options.setdefault("stdin", subprocess.DEVNULL)
    process = subprocess.Popen(
        [str(word) for word in command], start_new_session=True, **options)
    running.append(process)
    return process


def end(process):
    """Ends a program and all that it started."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, number)
        except ProcessLookupError:
            break
        try:
            process.wait(3)
        except subprocess.TimeoutExpired:
            continue
    process.wait()
    for stream in (process.stdout, process.stderr):
        if stream:
            stream.close()
    if process in running:
        running.remove(process)


def end_all():
    for process in list(running):
        end(process)


def run(command, seconds=60, **options):
    """What a program says on its two outputs, as bytes, and its exit status."""
    process = start(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options)
    try:
        output, errors = process.communicate(timeout=seconds)
        return output, errors, process.returncode
    except subprocess.TimeoutExpired:
        raise Failed(f"{command[0]} did not end within {seconds} s") from None
    finally:
        end(process)


def must(command, seconds=60, quiet=True, **options):
    """What a program says on its standard output; with ``quiet``, a word on the other one is a failure."""
    output, errors, status = run(command, seconds, **options)
    said = errors.decode(errors="replace").strip()
    if status != 0:
        raise Failed(f"exit status {status}: {first_line(said)}")
    if quiet and said:
        raise Failed(first_line(said))
    return output


def first_line(text):
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[0][:160] if lines else "nothing said"
