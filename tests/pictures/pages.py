"""HTML pages in a browser, from a file: pointer, keyboard, zoom, light and dark, and no word to a network."""

import os
import subprocess
import tempfile
import time

import png

FACTS = "Object.fromEntries([...document.querySelectorAll('#cell dd')].map(d => [d.dataset.fact, d.textContent]))"
PINS = "document.querySelectorAll('#pins > li').length"
SAID = "document.getElementById('said').textContent"
ZOOM = "document.getElementById('zoom').textContent"


class Page:
    """One page of the program, open in the browser."""

    def __init__(self, program, browser, work, args):
        self.browser = browser
        self.path = os.path.join(work, "page.html")
        subprocess.run([program, "html", "-o", self.path, *args], check=True, timeout=120)
        browser.size(1200, 800)
        browser.scheme("light")
        browser.open("file://" + self.path)

    def place(self, panel, m, n):
        return self.browser.eval(f"cutectl.place({panel},{m},{n})")

    def hover(self, panel, m, n):
        self.browser.hover(*self.place(panel, m, n))
        return self.browser.eval(FACTS)

    def pixels(self, panel, m, n, reach=26):
        """The colours around a cell."""
        x, y = self.place(panel, m, n)
        _, _, rows = png.read(self.browser.picture((x - reach, y - reach, 2 * reach, 2 * reach)))
        return {p for row in rows for p in row}


MARK = {"light": (0xC2, 0x18, 0x5B), "dark": (0xFF, 0xD5, 0x4A)}


def check(program, browser, report):
    with tempfile.TemporaryDirectory() as work:
        page = lambda *args: Page(program, browser, work, args)
        for part in (coordinates, everywhere, pins, keyboard, zoom, themes, controls, phone, escaped, hard, large):
            part(page, browser, report)
            report(f"{part.__name__}: no complaints", not browser.complaints(), browser.complaints())


def coordinates(page, browser, report):
    p = page("--bits", "4", "((2,4),(2,2,4)):((1,16),(2,64,4))")
    facts = p.hover(0, 3, 5)
    want = {"1-D": "43", "flat": "(3,5)", "natural": "((1,1),(1,0,1))", "index": "23", "byte": "11, bit 4", "bank": "2"}
    report("hover: every form of a coordinate, index and byte", facts == want, facts)
    p = page("((2,3)):((3,1))")
    facts = p.hover(0, 0, 3)
    report("hover: a row", facts == {"1-D": "3", "flat": "3", "natural": "((1,1))", "index": "4"}, facts)
    p = page("(2,3,2):(12,4,1)")
    facts = p.hover(1, 1, 2)
    report("hover: a panel of rank 3", facts.get("natural") == "(1,2,1)" and facts.get("1-D") == "11" and facts.get("index") == "21", facts)
    p = page("--window", "0:2,4:8", "(4,(2,8))")
    facts = p.hover(0, 1, 6)
    report("hover: a window counts from the whole", facts.get("natural") == "(1,(0,3))" and facts.get("index") == "25", facts)


def everywhere(page, browser, report):
    p = page("--operands", "zipped_divide((8,8):(8,1), (2,4))")
    facts = p.hover(0, 2, 3)
    report("the same element is told in the other panel", facts.get("also at") == "R (6,1) index 19", facts)
    report("the same element is lit in the other panel", MARK["light"] in p.pixels(1, 6, 1), "no mark")
    report("other elements are not", MARK["light"] not in p.pixels(1, 1, 5, 10), "a mark")
    p = page("--operands", "Sw<2,0,2> o _0 o (4,4):(4,1)")
    facts = p.hover(0, 2, 3)
    report("before and after a swizzle", facts.get("also at") == "after (2,1) index 11", facts)
    p = page("--operands", "complement((2,2):(1,6), 24)")
    facts = p.hover(0, 0, 7)
    report("strips are told by their index", facts.get("index") == "7" and facts.get("also at") == "R 7 index 7\nA moved by every index of R 7 index 7", facts)
    browser.hover(600, 20)
    report("nothing is told where no cell is", browser.eval(FACTS) == {}, browser.eval(FACTS))


def pins(page, browser, report):
    p = page("(8,8):(8,1)")
    browser.click(*p.place(0, 1, 1))
    browser.click(*p.place(0, 5, 6))
    report("clicks pin", browser.eval(PINS) == 2, browser.eval(PINS))
    p.hover(0, 7, 7)
    report("a pin stays lit", MARK["light"] in p.pixels(0, 1, 1), "no mark")
    browser.click(*p.place(0, 1, 1))
    report("a second click unpins", browser.eval(PINS) == 1, browser.eval(PINS))
    browser.key("Escape")
    report("Escape clears", browser.eval(PINS) == 0 and browser.eval(FACTS) == {}, browser.eval(PINS))


def keyboard(page, browser, report):
    page("--operands", "zipped_divide((8,8):(8,1), (2,4))")
    browser.key("Tab")
    for _ in range(8):
        if browser.eval("document.activeElement.id") == "sheet":
            break
        browser.key("Tab")
    report("Tab reaches the picture", browser.eval("document.activeElement.id") == "sheet", browser.eval("document.activeElement.outerHTML"))
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowLeft"):
        browser.key(key)
    facts = browser.eval(FACTS)
    report("arrow keys walk", facts.get("flat") == "(0,2)", facts)
    report("and are read out", "natural (0,2), index 2" in browser.eval(SAID), browser.eval(SAID))
    browser.key("End")
    report("End is the end of the row", browser.eval(FACTS).get("flat") == "(0,7)", browser.eval(FACTS))
    browser.key("ArrowRight")
    report("the edge holds", browser.eval(FACTS).get("flat") == "(0,7)", browser.eval(FACTS))
    browser.key("PageDown")
    report("Page Down is the next panel", browser.eval(FACTS).get("panel", "").startswith("R = "), browser.eval(FACTS))
    browser.key("Enter")
    report("Enter pins", browser.eval(PINS) == 1, browser.eval(PINS))
    browser.key("Enter")
    report("and unpins", browser.eval(PINS) == 0, browser.eval(PINS))
    names = browser.eval("[...document.querySelectorAll('button, canvas')].filter(e => !(e.getAttribute('aria-label') || e.textContent.trim())).length")
    report("everything that can be reached has a name", names == 0, names)


def zoom(page, browser, report):
    p = page("(64,64)")
    read = lambda: float(browser.eval(ZOOM).rstrip("%"))
    start = read()
    at = p.place(0, 10, 20)
    browser.hover(*at)
    for _ in range(4):
        browser.wheel(*at, -200)
    facts = browser.eval(FACTS)
    report("the wheel zooms in on the pointer", read() > 4 * start and facts.get("flat") == "(10,20)", (start, read(), facts))
    near = p.place(0, 10, 20)
    report("what is below the pointer stays there", abs(near[0] - at[0]) < 40 and abs(near[1] - at[1]) < 40, (at, near))
    browser.key("-")
    smaller = read()
    browser.key("+")
    report("plus and minus zoom", smaller < read(), (smaller, read()))
    before = p.place(0, 10, 20)
    browser.mouse("mousePressed", 500, 500, button="left", buttons=1, clickCount=1)
    browser.mouse("mouseMoved", 420, 450, button="left", buttons=1)
    browser.mouse("mouseReleased", 420, 450, button="left", clickCount=1)
    browser.drawn()
    after = p.place(0, 10, 20)
    moved = [round(after[k] - before[k]) for k in (0, 1)]
    report("a drag moves, and pins nothing", moved == [-80, -50] and browser.eval(PINS) == 0, moved)
    browser.key("0")
    report("0 shows everything again", read() == start, (start, read()))
    browser.eval("document.getElementById('in').click()")
    browser.drawn()
    report("so do buttons", read() > start, read())
    for _ in range(70):
        browser.key("ArrowDown")
    x, y = p.place(0, 63, 20)
    facts = browser.eval(FACTS)
    report("the focus stays in sight", facts.get("flat", "").startswith("(63,") and 57 < y < 800, (facts, y))


def themes(page, browser, report):
    p = page("(8,8):(8,1)")
    paper = lambda: png.read(browser.picture((2, 790, 4, 4)))[2][0][0]
    light = paper()
    browser.scheme("dark")
    dark = paper()
    p.hover(0, 3, 3)
    report("dark as the system says", light == (255, 255, 255) and sum(dark) < 120, (light, dark))
    report("the mark is seen in the dark", MARK["dark"] in p.pixels(0, 3, 3), "no mark")
    browser.eval("document.getElementById('theme').click()")
    browser.drawn()
    report("light against the system", paper() == (255, 255, 255), paper())
    browser.scheme("light")
    browser.eval("document.getElementById('theme').click()")
    browser.drawn()
    report("dark against the system", sum(paper()) < 120, paper())


def choose(browser, name, value):
    browser.eval(f"(e => {{ e.value = '{value}'; e.dispatchEvent(new Event('change')); e.dispatchEvent(new Event('input')); }})(document.getElementById('{name}'))")
    browser.drawn()


def controls(page, browser, report):
    p = page("(4,8):(8,1)")
    said = lambda: browser.eval("cutectl.caption(0,1,2)")
    before = browser.eval("cutectl.fill(0,1,2)")
    for value, want in (("linear", "9"), ("coord", "1,2"), ("none", ""), ("index", "10"), ("", "10")):
        choose(browser, "say", value)
        report(f"label {value or 'as drawn'}", said() == want, said())
    choose(browser, "paint", "row")
    fills = [browser.eval(f"cutectl.fill(0,{m},{n})") for m, n in ((1, 2), (1, 7), (2, 2))]
    report("colour by row", fills[0] == fills[1] != fills[2], fills)
    choose(browser, "paint", "")
    report("colour as drawn again", browser.eval("cutectl.fill(0,1,2)") == before, before)
    p = page("--operands", "blocked_product((2,5):(5,1), (3,4):(1,3))")
    said = p.hover(1, 0, 1).get("also at", "")
    report("a cell of a tiler lights its copy", said.count("index") == 8 and "R (0,5) index 30" in said and "2 more" in said, said)
    said = p.hover(2, 0, 5).get("also at", "")
    report("and an element the cell of its copy", "B (0,1) index 3" in said, said)
    p = page("SM80_16x8x16_F32F16F16F32_TN")
    lit = browser.eval("cutectl.fill(2,0,0)")
    other = browser.eval("cutectl.fill(2,1,0)")
    browser.eval("document.getElementById('isolate').click()")
    browser.click(*p.place(2, 0, 0))
    browser.drawn()
    fills = [browser.eval(f"cutectl.fill(2,{m},0)") for m in (0, 8, 1)]
    report("a click isolates a thread", fills[0] == fills[1] == lit and fills[2] != other, (fills, lit, other))
    report("in every panel", browser.eval("cutectl.fill(0,0,0)") == lit and browser.eval(PINS) == 0, browser.eval(PINS))
    browser.key("Escape")
    report("Escape lights everything", browser.eval("cutectl.fill(2,1,0)") == other, browser.eval("cutectl.fill(2,1,0)"))
    page("(2,3,4):(12,4,1)")
    report("a slider over the rest modes", not browser.eval("document.getElementById('slide').hidden"), "hidden")
    choose(browser, "only", "3")
    which = browser.eval("document.getElementById('which').textContent")
    report("shows one panel", which == "(_,_,2)" and browser.eval("cutectl.only()") == 2, which)
    page("(4,8):(8,1)")
    report("and is not there for one panel", browser.eval("document.getElementById('slide').hidden"), "shown")


def phone(page, browser, report):
    p = page("SM80_16x8x16_F32F16F16F32_TN")
    browser.size(390, 780)
    browser.open("file://" + p.path)
    wide = browser.eval("document.documentElement.scrollWidth")
    report("a phone needs no scrolling to the side", wide <= 390, wide)
    box = browser.eval("(r => [r.width, r.height])(document.getElementById('sheet').getBoundingClientRect())")
    report("and leaves the picture room", box[0] >= 380 and box[1] >= 250, box)
    facts = p.hover(2, 3, 3)
    report("and says what a cell is", facts.get("label", "").startswith("T"), facts)


def escaped(page, browser, report):
    p = page("--label", "</script><b>&{v}\\n'\"", "(2,2)")
    report("labels are text", p.browser.eval("cutectl.label(0,1,1)") == "</script><b>&3\n'\"", p.browser.eval("cutectl.label(0,1,1)"))
    facts = p.hover(0, 1, 1)
    report("and are shown as text", facts.get("label") == "</script><b>&3\n'\"" and browser.eval("document.querySelectorAll('b').length") == 0, facts)


def hard(page, browser, report):
    p = page("(4,4):(-1,-4)")
    report("negative strides", p.hover(0, 3, 3).get("index") == "-15", p.hover(0, 3, 3))
    p = page("--bits", "16", "(2,2):(4611686018427387904,1)")
    facts = p.hover(0, 1, 1)
    report("indices beyond the numbers of a script", facts.get("index") == "4611686018427387905" and facts.get("byte") == "9223372036854775810", facts)
    p = page("(4,8):(0,1)")
    report("replicated elements are found", p.hover(0, 0, 2).get("also at", "").count("index 2") == 3, p.hover(0, 0, 2))
    p = page("make_identity_tensor((3,4))")
    report("coordinate tensors", p.hover(0, 2, 1).get("label") == "(2,1)", p.hover(0, 2, 1))
    for args in (["(4,0)"], ["1:0"], ["Sw<2,1,3>"], ["(100,3)"], ["--label", "none", "--no-title", "(8,8)"]):
        page(*args)
        report("html " + " ".join(args), browser.eval("cutectl.panels") >= 1, "no panels")


def swizzle(index, bits, base, shift):
    return index ^ (index >> shift) & ((1 << bits) - 1) << base


def large(page, browser, report):
    page("Sw<3,4,3> o 0 o (256,256):(256,1)")
    cells = [(k * 37 % 256, k * 101 % 256) for k in range(64)]
    wrong = [at for at in cells if browser.eval(f"cutectl.value(0,{at[0]},{at[1]})") != swizzle(256 * at[0] + at[1], 3, 4, 3)]
    report("patterns of rows hold every index", not wrong, wrong)
    page("--label", "{v}:{i}", "--window", "0:4,100:200", "(5,(10,1000)):(1,(50,7))")
    cells = [(m, n) for m in range(4) for n in range(100, 200, 9)]
    text = lambda m, n: f"{m + n % 10 * 50 + n // 10 * 7}:{m + 5 * n}"
    wrong = [at for at in cells if browser.eval(f"cutectl.label(0,{at[0]},{at[1]})") != text(*at)]
    report("so for labels, in a window", not wrong, wrong)
    page("(2,(3,3000)):(9000,(3000,1))")
    cells = [(m, n) for m in range(2) for n in range(4090, 4100)]
    wrong = [at for at in cells if browser.eval(f"cutectl.value(0,{at[0]},{at[1]})") != at[0] * 9000 + at[1] % 3 * 3000 + at[1] // 3]
    report("and across pieces of a row", not wrong, wrong)
    for expression, limit in (("(256,256)", 200_000), ("Sw<3,4,3> o 0 o (256,256):(256,1)", 400_000), ("(4096,4096)", 1_000_000)):
        p = page(expression)
        size = os.path.getsize(p.path)
        report(f"{expression}: a compact file", size < limit, f"{size} bytes")
        p.hover(0, 7, 9)
        started = time.monotonic()
        for _ in range(5):
            browser.wheel(400, 400, -100)
        took = (time.monotonic() - started) / 5
        report(f"{expression}: zooms at once", took < 1, f"{took:.2f} s a step")
