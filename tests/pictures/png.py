"""PNG files as rows of pixels: what browsers and renderers write, 8 bits a channel, not interlaced."""

import struct
import zlib


def read(data):
    """Width, height, and rows of (red, green, blue), transparent pixels on white."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n", "no PNG"
    at, packed = 8, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, color, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            assert depth == 8 and color in (0, 2, 6) and not interlaced, (depth, color)
        if kind == b"IDAT":
            packed += body
        at += length + 12
    channels = {0: 1, 2: 3, 6: 4}[color]
    raw, step, rows = zlib.decompress(packed), width * channels, []
    before = bytearray(step)
    for y in range(height):
        kind, line = raw[y * (step + 1)], bytearray(raw[y * (step + 1) + 1 : (y + 1) * (step + 1)])
        if kind == 1:
            for i in range(channels, step):
                line[i] = (line[i] + line[i - channels]) & 255
        elif kind == 2:
            line = bytearray((a + b) & 255 for a, b in zip(line, before))
        elif kind == 3:
            for i in range(step):
                left = line[i - channels] if i >= channels else 0
                line[i] = (line[i] + (left + before[i]) // 2) & 255
        elif kind == 4:
            for i in range(step):
                a = line[i - channels] if i >= channels else 0
                b, c = before[i], before[i - channels] if i >= channels else 0
                p = a + b - c
                nearest = min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
                line[i] = (line[i] + nearest) & 255
        rows.append([pixel(line[i : i + channels]) for i in range(0, step, channels)])
        before = line
    return width, height, rows


def pixel(channels):
    if len(channels) == 1:
        return (channels[0],) * 3
    if len(channels) == 3:
        return tuple(channels)
    red, green, blue, alpha = channels
    return tuple((c * alpha + 255 * (255 - alpha)) // 255 for c in (red, green, blue))


def difference(a, b):
    """The mean difference of channels, and the share of pixels that differ strongly."""
    total = strong = pixels = 0
    for row_a, row_b in zip(a, b):
        for p, q in zip(row_a, row_b):
            if p == q:
                pixels += 1
                continue
            d = abs(p[0] - q[0]) + abs(p[1] - q[1]) + abs(p[2] - q[2])
            total += d
            strong += d > 240
            pixels += 1
    return total / 3 / pixels, strong / pixels
