//! The palettes by the measure of what is told apart: CIEDE2000, in usual sight and as protanopes and deuteranopes see
//! (Machado, Oliveira and Fernandes 2009, severity 1).

use cutectl::render::palette::{Palette, Rgb, Scheme};
use cutectl::view::picture::Fill;

type Vector = [f64; 3];

fn linear(c: Rgb) -> Vector {
    [c.0, c.1, c.2].map(|c| {
        let c = f64::from(c) / 255.0;
        if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    })
}

fn lab(rgb: Vector) -> Vector {
    const XYZ: [Vector; 3] = [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]];
    let [x, y, z] = times(XYZ, rgb);
    let f = |t: f64| if t > 216.0 / 24389.0 { t.cbrt() } else { (24389.0 / 27.0 * t + 16.0) / 116.0 };
    let [x, y, z] = [f(x / 0.95047), f(y), f(z / 1.08883)];
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn times(m: [Vector; 3], v: Vector) -> Vector {
    m.map(|row| row[0] * v[0] + row[1] * v[1] + row[2] * v[2])
}

/// A colour as three kinds of eyes see it.
fn seen(c: Rgb) -> [Vector; 3] {
    const PROTAN: [Vector; 3] = [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]];
    const DEUTAN: [Vector; 3] = [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]];
    let usual = linear(c);
    let within = |v: Vector| v.map(|c| c.clamp(0.0, 1.0));
    [usual, within(times(PROTAN, usual)), within(times(DEUTAN, usual))].map(lab)
}

/// CIEDE2000 (Sharma, Wu and Dalal 2005).
fn distance([l1, a1, b1]: Vector, [l2, a2, b2]: Vector) -> f64 {
    let sevens = |c: f64| (c.powi(7) / (c.powi(7) + 25f64.powi(7))).sqrt();
    let g = 0.5 * (1.0 - sevens((a1.hypot(b1) + a2.hypot(b2)) / 2.0));
    let (a1, a2) = (a1 * (1.0 + g), a2 * (1.0 + g));
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let grey = c1 * c2 == 0.0;
    let turn = if grey { 0.0 } else { (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0 };
    let (dl, dc) = (l2 - l1, c2 - c1);
    let dh = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let (l, c) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0);
    let h = if grey { h1 + h2 } else { h1 + turn / 2.0 }.rem_euclid(360.0);
    let cos = |x: f64| x.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0) - 0.20 * cos(4.0 * h - 63.0);
    let sl = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
    let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let rt = -(60.0 * (-((h - 275.0) / 25.0).powi(2)).exp()).to_radians().sin() * 2.0 * sevens(c);
    ((dl / sl).powi(2) + (dc / sc).powi(2) + (dh / sh).powi(2) + rt * dc / sc * dh / sh).sqrt()
}

/// The smallest distance of two colours among pairs, in the eyes that see them least apart.
fn least(colors: &[Rgb], pairs: impl Iterator<Item = (usize, usize)>) -> f64 {
    let seen: Vec<[Vector; 3]> = colors.iter().map(|c| seen(*c)).collect();
    let of_pair = |(i, j): (usize, usize)| (0..3).map(|eye| distance(seen[i][eye], seen[j][eye])).fold(f64::MAX, f64::min);
    pairs.map(of_pair).fold(f64::MAX, f64::min)
}

fn all(n: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..n).flat_map(|j| (0..j).map(move |i| (i, j)))
}

#[test]
fn the_measure_is_that_of_the_published_pairs() {
    for (a, b, want) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 2.5, 0.0], [61.0, -5.0, 29.0], 22.8977),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ] {
        assert!((distance(a, b) - want).abs() < 1e-4, "{a:?} {b:?}: {}", distance(a, b));
    }
}

#[test]
fn everybody_tells_the_colours_of_threads_apart() {
    for dark in [false, true] {
        let scheme = Scheme { palette: Palette::Safe, dark };
        let eight: Vec<Rgb> = (0..8).map(|k| scheme.fill(Fill::Hue(k)).unwrap()).collect();
        assert!(least(&eight, all(8)) >= 5.0, "eight, dark {dark}: {:.2}", least(&eight, all(8)));
        // Thread t of a warp, as structure.rs colours it.
        let tinted: Vec<Rgb> = (0..32).map(|t| scheme.fill(Fill::Tint(t % 8, t / 8)).unwrap()).collect();
        assert!(least(&tinted, all(32)) >= 3.0, "tinted, dark {dark}: {:.2}", least(&tinted, all(32)));
        // Threads side by side, below each other in the atoms of the headers, and warps side by side.
        let near = all(32).filter(|(i, j)| [1, 4, 8].contains(&(j - i)));
        assert!(least(&tinted, near) >= 5.0, "neighbours, dark {dark}");
        // Things in a row, as view/colours.rs colours them.
        let row = (1..28).map(|k| ((k - 1) / 7 * 8 + (k - 1) % 7, k / 7 * 8 + k % 7));
        assert!(least(&tinted, row) >= 5.0, "a row, dark {dark}");
    }
}
