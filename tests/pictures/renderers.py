"""SVG through two renderers: a browser and librsvg. They must agree in size, and nearly in pixels."""

import os
import subprocess
import tempfile

import png

PICTURES = [
    ["(8,8):(8,1)"],
    ["((2,4),(2,2,4)):((1,16),(2,64,4))"],
    ["(100,3)"],
    ["8:2"],
    ["(2,3,2):(12,4,1)"],
    ["(4,4):(-1,-4)"],
    ["1:0"],
    ["(4,8):(0,1)"],
    ["--palette", "contrast", "--axis", "both", "((2,2),(2,(2,2))):((1,8),(2,(16,4)))"],
    ["--palette", "greys", "--no-title", "(8,8)"],
    ["--label", "{v}<&>\\n({m},{n})", "--bits", "16", "(4,4)"],
    ["--operands", "Sw<2,0,2> o _0 o (4,4):(4,1)"],
    ["--operands", "composition((6,2):(8,2), (4,3):(3,1))"],
    ["--operands", "complement((2,2):(1,6), 24)"],
    ["--operands", "blocked_product((2,2):(2,1), (2,3):(1,2))"],
    ["--view", "tv", "--operands", "--tile", "16,8", "((4,8),(2,2)):((32,1),(16,8))"],
    ["--thread", "0,1,4-7", "SM80_16x8x16_F32F16F16F32_TN"],
    ["SM90::GMMA::MMA_64x8x16_F32F16F16_SS<GMMA::Major::K,GMMA::Major::K>"],
    ["(256,96):(96,1)"],
    ["(200):(3)"],
    ["--highlight", "(_,3)", "(4,8):(8,1)"],
    ["--dark", "((2,4),(2,2,4)):((1,16),(2,64,4))"],
]

# Edges and glyphs are smoothed differently; a missing fill or label is far beyond.
MEAN, STRONG = 6.0, 0.02


def check(program, browser, report):
    with tempfile.TemporaryDirectory() as work:
        for args in PICTURES:
            path = os.path.join(work, "picture.svg")
            subprocess.run([program, "svg", "-o", path, *args], check=True, timeout=60)
            drawn = subprocess.run(["rsvg-convert", path], check=True, timeout=60, stdout=subprocess.PIPE).stdout
            width, height, other = png.read(drawn)
            browser.size(width, height)
            browser.open("file://" + path)
            size = browser.eval("(r => [r.width, r.height])(document.documentElement.getBoundingClientRect())")
            _, _, own = png.read(browser.picture((0, 0, width, height)))
            name = "svg " + " ".join(args)
            report(f"{name}: the same size", size == [width, height], f"{size} in the browser, {[width, height]} in librsvg")
            mean, strong = png.difference(own, other)
            report(f"{name}: the same picture", mean < MEAN and strong < STRONG, f"mean difference {mean:.2f}, {strong:.2%} of pixels far apart")
            report(f"{name}: no complaints", not browser.complaints(), browser.complaints())
