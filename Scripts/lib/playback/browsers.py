"""Browsers without a window, driven by WebDriver's commands: Chromium over HTTP, Firefox over its own socket."""

import json
import os
import re
import select
import socket
import subprocess
import time
import urllib.error
import urllib.request

from processes import Failed, end, start

STARTING = 60


class Chromium:
    """Chromium behind chromedriver."""

    def __init__(self, folder):
        self.session = None
        self.driver = start(
            ["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        port = self._port()
        self.address = f"http://127.0.0.1:{port}"
        arguments = [
            "--headless=new", "--mute-audio", "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage",
            "--autoplay-policy=no-user-gesture-required", f"--user-data-dir={folder}/chromium",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
        ]
        # The sandbox wants a user of its own; only our own clips are opened.
        if os.getuid() == 0:
            arguments.append("--no-sandbox")
        answer = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": {"binary": "/usr/bin/chromium", "args": arguments},
        }}}, STARTING)
        self.session = f"/session/{answer['sessionId']}"

    def _port(self):
        text = ""
        until = time.monotonic() + STARTING
        while time.monotonic() < until:
            if select.select([self.driver.stdout], [], [], 1)[0]:
                part = os.read(self.driver.stdout.fileno(), 4096).decode(errors="replace")
                text += part
                if found := re.search(r"started successfully on port (\d+)", text):
                    return found[1]
                if not part:
                    break
        raise Failed("chromedriver does not start")

    def open(self, url):
        self._ask("POST", self.session + "/url", {"url": url}, 30)

    def call(self, script, arguments, seconds):
        self._ask("POST", self.session + "/timeouts", {"script": int(seconds * 1000)}, 30)
        return self._ask(
            "POST", self.session + "/execute/async", {"script": script, "args": arguments}, seconds + 10)

    def screenshot(self):
        """The window as a PNG, in base64."""
        return self._ask("GET", self.session + "/screenshot", None, 30)

    def _ask(self, method, path, body, seconds):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.address + path, data, {"Content-Type": "application/json"}, method=method)
        # Not through anybody's proxy.
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with opener.open(request, timeout=seconds) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            value = json.load(error)["value"]
            raise Failed(explain(value)) from None
        except OSError as error:
            raise Failed(f"no answer: {error}") from None

    def close(self):
        try:
            if self.session:
                self._ask("DELETE", self.session, {}, 10)
        except Failed:
            pass
        end(self.driver)


class Firefox:
    """Firefox without geckodriver, which Debian 12 does not have: its Marionette takes the same commands."""

    PREFERENCES = {
        "marionette.port": 0,
        "media.autoplay.default": 0,
        "browser.shell.checkDefaultBrowser": False,
        "browser.startup.homepage_override.mstone": "ignore",
        "datareporting.policy.dataSubmissionEnabled": False,
        "toolkit.telemetry.reportingpolicy.firstRun": False,
        "app.update.enabled": False,
        "app.normandy.enabled": False,
        "extensions.update.enabled": False,
        "network.captive-portal-service.enabled": False,
        "network.connectivity-service.enabled": False,
    }

    def __init__(self, folder):
        profile = folder / "firefox"
        profile.mkdir()
        with open(profile / "user.js", "w") as file:
            for name, value in self.PREFERENCES.items():
                file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
        self.socket = None
        self.number = 0
        self.program = start(
            ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", profile],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._connect(profile / "MarionetteActivePort")
        self._ask("WebDriver:NewSession", {}, STARTING)

    def _connect(self, port):
        until = time.monotonic() + STARTING
        while time.monotonic() < until and self.program.poll() is None:
            try:
                self.socket = socket.create_connection(("127.0.0.1", int(port.read_text())), 5)
                self._receive(30)
                return
            except (OSError, ValueError):
                time.sleep(0.2)
        raise Failed("Firefox does not start")

    def open(self, url):
        self._ask("WebDriver:Navigate", {"url": url}, 30)

    def call(self, script, arguments, seconds):
        self._ask("WebDriver:SetTimeouts", {"script": int(seconds * 1000)}, 30)
        answer = self._ask("WebDriver:ExecuteAsyncScript", {"script": script, "args": arguments}, seconds + 10)
        return answer["value"]

    def screenshot(self):
        """The window as a PNG, in base64."""
        return self._ask("WebDriver:TakeScreenshot", {"full": False}, 30)["value"]

    def _ask(self, name, parameters, seconds):
        self.number += 1
        text = json.dumps([0, self.number, name, parameters]).encode()
        try:
            self.socket.sendall(b"%d:%s" % (len(text), text))
            while True:
                _, number, error, value = self._receive(seconds)
                if number == self.number:
                    break
        except (OSError, ValueError) as error:
            raise Failed(f"no answer: {error}") from None
        if error:
            raise Failed(explain(error))
        return value

    def _receive(self, seconds):
        """One message: its length, a colon, and JSON."""
        until = time.monotonic() + seconds
        data = b""
        length = None
        while length is None or len(data) < length:
            self.socket.settimeout(max(0.1, until - time.monotonic()))
            part = self.socket.recv(1 << 16)
            if not part:
                raise OSError("the browser hung up")
            data += part
            if length is None and b":" in data:
                digits, data = data.split(b":", 1)
                length = int(digits)
        return json.loads(data)

    def close(self):
        try:
            if self.socket:
                self._ask("Marionette:Quit", {"flags": ["eForceQuit"]}, 10)
        except Failed:
            pass
        if self.socket:
            self.socket.close()
        end(self.program)


def explain(error):
    """WebDriver's error in a line; its own words for a script that did not end are of no use to a reader."""
    if error["error"] == "script timeout":
        return "neither ended nor failed in time"
    return f"{error['error']}: {error['message'].splitlines()[0] if error['message'] else ''}"[:160]
