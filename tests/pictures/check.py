"""Runs the checks of pictures: `check.py CUTECTL CHROMIUM`."""

import sys

import pages
import renderers
from browser import Browser

passed, failed = 0, 0


def report(name, good, found):
    global passed, failed
    if good:
        passed += 1
        return
    failed += 1
    print(f"FAILED: {name}: {found}")


program, chromium = sys.argv[1:3]
try:
    browser = Browser(chromium)
except (ConnectionError, TimeoutError, OSError) as error:
    print(f"SKIPPED: the browser does not start: {error}")
    sys.exit(0)
with browser:
    renderers.check(program, browser, report)
    pages.check(program, browser, report)
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
