"""Chromium with a page in it that can be asked, waited for and kept as a picture."""

import base64
import time

import browsers
from processes import Failed

WAITING = 120


class Looking(browsers.Chromium):
    def picture(self):
        return base64.b64decode(self._cdp("Page.captureScreenshot", {"format": "png"})["data"])

    def resize(self, width, height):
        self._cdp("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def _cdp(self, command, parameters):
        return self._ask(
            "POST", self.session + "/goog/cdp/execute", {"cmd": command, "params": parameters}, 60)

    def value(self, expression):
        return self.call("arguments[0](" + expression + ")", [], 20)

    def wait(self, expression):
        until = time.monotonic() + WAITING
        while time.monotonic() < until:
            if self.value(f"!!({expression})"):
                return
            time.sleep(0.1)
        raise Failed(f"it was waited for in vain: {expression}")
