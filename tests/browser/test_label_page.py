"""The page to label on, in a real browser: it is filled in with the keyboard and gives back the sheet."""

import json
import os
import select
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sprout.eval.labelling.answers import Answer, Shown
from sprout.eval.labelling.page import label_page
from sprout.eval.labelling.reading import read_sheet
from sprout.eval.outcomes import Outcome

CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
)
NASTY = '<img src=https://example.org/x.png onerror="document.title=\'broken\'">\n=1+1; "Sí", dijo, y ñandú'

pytestmark = pytest.mark.slow


class Browser:
    """A headless Chromium, spoken to over a pipe (the DevTools protocol)."""

    def __init__(self, folder: Path) -> None:
        assert CHROMIUM is not None, "there is no Chromium to test the page in; scripts/browser installs one"
        self.folder = folder
        their_in, self._out = os.pipe()
        self._in, their_out = os.pipe()
        # it reads from file descriptor 3 and writes to 4
        start = f'exec "$0" "$@" 3<&{their_in} 4>&{their_out}'
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe"]
        self._process = subprocess.Popen(
            ["bash", "-c", start, CHROMIUM, *flags, f"--user-data-dir={folder / 'profile'}", "about:blank"],
            pass_fds=[their_in, their_out], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(their_in)
        os.close(their_out)
        self._number = 0
        self._rest = b""
        self.events: list[dict[str, Any]] = []
        self._session: str | None = None
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    def send(self, method: str, **params: Any) -> dict[str, Any]:
        """Call *method* and return its result; events that come before are kept."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": params}
        if self._session is not None:
            message["sessionId"] = self._session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        while True:
            found = self._receive()
            if found.get("id") == self._number:
                assert "error" not in found, found
                return dict(found["result"])
            self.events.append(found)

    def _receive(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            assert select.select([self._in], [], [], 30)[0], "the browser says nothing"
            got = os.read(self._in, 65536)
            assert got, "the browser has gone"
            self._rest += got
        one, _, self._rest = self._rest.partition(b"\0")
        return dict(json.loads(one))

    def open(self, path: Path) -> None:
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(f"{domain}.enable")
        self.send("Page.navigate", url=path.as_uri())
        self.wait("document.readyState === 'complete' && location.protocol === 'file:'")

    def js(self, text: str) -> Any:
        found = self.send("Runtime.evaluate", expression=text, returnByValue=True)
        assert "exceptionDetails" not in found, found
        return found["result"].get("value")

    def wait(self, condition: str) -> None:
        end = time.monotonic() + 20
        while not self.js(condition):
            assert time.monotonic() < end, condition
            time.sleep(0.05)

    def press(self, key: str, code: int, text: str = "") -> None:
        for kind in ("rawKeyDown", "char", "keyUp") if text else ("rawKeyDown", "keyUp"):
            self.send("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code, text=text)

    def close(self) -> None:
        self._process.kill()
        self._process.wait(timeout=20)
        os.close(self._in)
        os.close(self._out)


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    one = Browser(tmp_path)
    yield one
    one.close()


def answer(number: int, text: str = "It is blue.") -> Answer:
    shown = Shown(question="Why?", answer=text, evidence="", asserted="grounded")
    return Answer(suite="s", case=f"c{number}", language="en", outcome=Outcome.PASSED, judged=True, shown=shown)


def test_labels_given_with_the_keyboard_come_back_as_a_sheet(browser: Browser, tmp_path: Path) -> None:
    answers = [answer(0, NASTY), answer(1), answer(2)]
    (tmp_path / "labels.html").write_text(label_page(answers, file="labels.csv"), encoding="utf-8")
    browser.open(tmp_path / "labels.html")
    browser.send("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(tmp_path / "got"))

    browser.press("Tab", 9)
    browser.send("Input.insertText", text="Ana, =ñ")
    browser.press("Tab", 9)
    browser.press("Tab", 9)
    browser.press(" ", 32, " ")  # the first choice of the first answer: yes
    browser.press("Tab", 9)
    browser.press(" ", 32, " ")
    browser.press("ArrowRight", 39)  # the second choice of the second one: no
    assert browser.js("document.getElementById('count').textContent") == "2 of 3 labelled"
    assert browser.js("document.getElementById('progress').value") == 2
    browser.js("document.getElementById('labeller').focus()")
    browser.press("Enter", 13, "\r")
    end = time.monotonic() + 20
    while not (tmp_path / "got" / "labels.csv").exists():
        assert time.monotonic() < end
        browser.js("0")
        time.sleep(0.1)

    content = (tmp_path / "got" / "labels.csv").read_bytes()
    sheet = read_sheet(content, "labels.csv", {one.key: one for one in answers}, labeller="nobody")
    assert [(one.case, one.word, one.labeller) for one in sheet.labels] == [
        ("c0", "yes", "Ana, =ñ"),
        ("c1", "no", "Ana, =ñ"),
    ]
    assert sheet.blank == 1


def test_nothing_is_asked_of_a_network_and_no_policy_is_broken(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "labels.html").write_text(label_page([answer(0, NASTY)], file="labels.csv"), encoding="utf-8")
    browser.open(tmp_path / "labels.html")

    assert browser.js("getComputedStyle(document.body).marginTop") == "0px"  # the style is let in
    assert browser.js("document.getElementById('bar').hidden") is False  # and so is the script
    assert browser.js("document.querySelectorAll('img').length") == 0
    asked = [one["params"]["request"]["url"] for one in browser.events if one["method"] == "Network.requestWillBeSent"]
    assert [url for url in asked if not url.startswith("file:")] == []
    assert [one for one in browser.events if one["method"] in {"Log.entryAdded", "Runtime.exceptionThrown"}] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_has_contrast_in_light_and_dark(scheme: str, browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "labels.html").write_text(label_page([answer(0)], file="labels.csv"), encoding="utf-8")
    browser.open(tmp_path / "labels.html")
    browser.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    for element in ("h1", "h2", "dt", "dd", "legend", "button", "fieldset label"):
        assert contrast(browser, element) >= 4.5, element


def contrast(browser: Browser, selector: str) -> float:
    """Return WCAG's contrast ratio of an element's text against what is behind it."""
    found = browser.js(
        f"""(() => {{
          const element = document.querySelector({selector!r});
          const parts = (text) => text.match(/[\\d.]+/g).map(Number);
          let behind = element;
          while (behind && (parts(getComputedStyle(behind).backgroundColor)[3] ?? 1) < 1) behind = behind.parentElement;
          return [getComputedStyle(element).color, getComputedStyle(behind).backgroundColor].map(parts);
        }})()"""
    )
    light = sorted(luminance(colour) for colour in found)
    return (light[1] + 0.05) / (light[0] + 0.05)


def luminance(colour: list[float]) -> float:
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in (part / 255 for part in colour[:3])]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
