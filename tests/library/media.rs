//! PNG and PDF, and several expressions in one document.

use flate2::read::ZlibDecoder;
use std::io::Read;
use std::process::{Command, Output};

/// Every kind of picture.
const ALL: &[&[&str]] = &[
    &["(100,3)"],
    &["8:2"],
    &["(2,3,2):(12,4,1)"],
    &["(4,4):(-1,-4)"],
    &["1:0"],
    &["(4,8):(0,1)"],
    &["(4,0)"],
    &["Sw<1,1,1> o _0 o (_4,_4):(_4,_1)"],
    &["Sw<2,1,3>"],
    &["make_identity_tensor((3,4))"],
    &["((2,2,4),(4,2,2)):((1,16,64),(2,8,32))"],
    &["--palette", "greys", "(4,8):(8,1)"],
    &["--palette", "contrast", "(4,8):(8,1)"],
    &["--color-by", "bank", "--bits", "32", "(4,32):(32,1)"],
    &["--window", "0:2,4:8", "(4,(2,8))"],
    &["--operands", "composition((6,2):(8,2), (4,3):(3,1))"],
    &["--operands", "complement((2,2):(1,6), 24)"],
    &["--operands", "dice((_,1),(4,8):(8,1))"],
];

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cutectl")).args(args).output().unwrap()
}

fn made(args: &[&str]) -> Vec<u8> {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

fn refused(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}: nothing is half printed");
    String::from_utf8(output.stderr).unwrap()
}

/// A PNG that was read.
struct Pixels {
    width: usize,
    height: usize,
    bytes: Vec<u8>,
}

impl Pixels {
    fn read(png: &[u8]) -> Pixels {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let frame = reader.next_frame(&mut bytes).unwrap();
        assert_eq!((frame.color_type, frame.bit_depth), (png::ColorType::Rgb, png::BitDepth::Eight));
        Pixels { width: frame.width as usize, height: frame.height as usize, bytes }
    }

    fn at(&self, x: f64, y: f64) -> String {
        let i = (y as usize * self.width + x as usize) * 3;
        let [r, g, b] = self.bytes[i..i + 3] else { unreachable!() };
        format!("#{r:02x}{g:02x}{b:02x}")
    }
}

/// The rectangles of an SVG: colour, place and size.
fn rectangles(svg: &str) -> Vec<(String, [i64; 4])> {
    let mut found = Vec::new();
    for path in svg.lines().filter_map(|l| l.strip_prefix("<path fill=\"#")) {
        let Some((color, rest)) = path.split_once("\" d=\"") else { continue };
        if color.len() != 6 {
            continue; // a line
        }
        let mut at = (0, 0);
        for one in rest.split('z').filter(|r| r.starts_with(['M', 'm'])) {
            let numbers: Vec<i64> = one[1..].split([' ', 'h', 'v']).map(|n| n.parse().unwrap()).collect();
            at = if one.starts_with('M') { (numbers[0], numbers[1]) } else { (at.0 + numbers[0], at.1 + numbers[1]) };
            found.push((format!("#{color}"), [at.0, at.1, numbers[2], numbers[3]]));
        }
    }
    found
}

#[test]
fn pixels_are_where_the_svg_has_its_rectangles() {
    for args in ALL {
        let svg = String::from_utf8(made(&[&["svg"], *args].concat())).unwrap();
        let rectangles = rectangles(&svg);
        assert!(!rectangles.is_empty() || args == &["(4,0)"], "{args:?}");
        for (scale, factor) in [("1", 1.0), ("2", 2.0), ("1.5", 1.5)] {
            let pixels = Pixels::read(&made(&[&["png", "--scale", scale], *args].concat()));
            for (color, [x, y, w, h]) in &rectangles {
                // Behind lines, before labels, in both far corners.
                for (x, y) in [(x + 3, y + 3), (x + w - 4, y + h - 4)] {
                    assert_eq!(&pixels.at(x as f64 * factor, y as f64 * factor), color, "{args:?} at {x},{y} x{scale}");
                }
            }
        }
    }
}

#[test]
fn the_middle_of_a_cell_has_the_colour_of_its_index() {
    let safe = ["#77aadd", "#eedd88", "#ee8866", "#44bb99", "#ffaabb", "#bbcc33", "#99ddff", "#dddddd"];
    let pixels = Pixels::read(&made(&["png", "--scale", "1", "--no-title", "--axis", "flat", "--label", "none", "(8,8):(1,8)"]));
    // Twelve pixels of margin; eighteen for the numbers above, fourteen for those at the left.
    assert_eq!((pixels.width, pixels.height), (12 + 14 + 8 * 34 + 12, 12 + 18 + 8 * 34 + 12));
    for (m, color) in safe.iter().enumerate() {
        for n in 0..8 {
            assert_eq!(&pixels.at((26 + 34 * n + 17) as f64, (30 + 34 * m + 17) as f64), color, "{m},{n}");
        }
    }
}

#[test]
fn labels_leave_ink_in_their_cells() {
    let with = Pixels::read(&made(&["png", "--scale", "2", "(4,4)"]));
    let without = Pixels::read(&made(&["png", "--scale", "2", "--label", "none", "(4,4)"]));
    assert_eq!((with.width, with.height), (without.width, without.height));
    let different = with.bytes.chunks(3).zip(without.bytes.chunks(3)).filter(|(a, b)| a != b).count();
    // Sixteen labels of one or two digits of 24 pixels: ink covers a good part of them.
    assert!((16 * 40..16 * 400).contains(&different), "{different}");
    assert!(with.bytes.chunks(3).any(|p| p == [17, 17, 17]), "strokes are full somewhere");
}

#[test]
fn small_cells_keep_their_colours_and_lose_their_labels() {
    let svg = String::from_utf8(made(&["svg", "--cell", "2", "--no-title", "--axis", "flat", "(64,64):(64,1)"])).unwrap();
    let pixels = Pixels::read(&made(&["png", "--cell", "2", "--no-title", "--axis", "flat", "--scale", "1", "(64,64):(64,1)"]));
    assert!(pixels.width < 200 && svg.len() < 100_000, "{} {}", pixels.width, svg.len());
    assert!(svg.contains(">32</text>") && !svg.contains(">33</text>"), "numbers where there is room for them");
    for (color, [x, y, ..]) in rectangles(&svg) {
        // The frame covers the cells at its side.
        if x > 40 && y > 40 {
            assert_eq!(pixels.at(x as f64, y as f64), color);
        }
    }
    let large = Pixels::read(&made(&["png", "--cell", "1", "(1024,1024)"]));
    assert!(large.width > 2048 && large.width < 2400);
    refused(&["png", "--cell", "0", "4"]);
}

#[test]
fn bands_leave_no_seam() {
    // Large enough for several bands, and every row of cells looks alike.
    let pixels =
        Pixels::read(&made(&["png", "--scale", "2", "--no-title", "--axis", "flat", "--label", "none", "--cell", "24", "(64,64):(0,1)"]));
    let row = |y: usize| &pixels.bytes[y * pixels.width * 3 + 60 * 3..(y + 1) * pixels.width * 3];
    let (first, height) = (60, 48);
    assert!(pixels.width * pixels.height * 3 > 3 * (4 << 20));
    for m in 0..63 {
        assert_eq!(row(first + m * height + 20), row(first + 20), "{m}");
    }
}

#[test]
fn a_scale_is_so_many_pixels() {
    let size = |args: &[&str]| {
        let p = Pixels::read(&made(&[&["png"], args, &["(2,2)"]].concat()));
        (p.width, p.height)
    };
    let (w, h) = size(&["--scale", "1"]);
    assert_eq!(size(&[]), (2 * w, 2 * h));
    assert_eq!(size(&["--dpi", "192"]), (2 * w, 2 * h));
    assert_eq!(size(&["--scale", "4"]), (4 * w, 4 * h));
    for wrong in [["--scale", "0"], ["--scale", "x"], ["--scale", "17"], ["--dpi", "2"], ["--scale", "nan"]] {
        refused(&["png", wrong[0], wrong[1], "(2,2)"]);
    }
}

#[test]
fn a_picture_is_as_sharp_as_its_size_allows() {
    let scale = |args: &[&str]| {
        let size = |more: &[&str]| Pixels::read(&made(&[&["png"], more, args].concat())).width as f64;
        size(&[]) / size(&["--scale", "1"])
    };
    assert!((scale(&["SM80_16x8x16_F32F16F16F32_TN"]) - 2.0).abs() < 0.01);
    assert!((scale(&["make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, (_2,_2,_1))"]) - 1.5).abs() < 0.01);
    assert!((scale(&["(64,64):(64,1)"]) - 1.0).abs() < 0.01, "some four million pixels at most");
    assert!((scale(&["--cell", "20", "(64,64):(64,1)"]) - 2.0).abs() < 0.01, "cells that were asked for stay whole");
}

#[test]
fn the_same_picture_is_the_same_bytes() {
    for args in ALL {
        for medium in ["png", "pdf"] {
            let args = [&[medium], *args].concat();
            assert_eq!(made(&args), made(&args), "{args:?}");
        }
    }
}

/// The streams of a PDF, unpacked, and what stands between them.
fn parts(pdf: &[u8]) -> (Vec<Vec<u8>>, String) {
    let (mut streams, mut between) = (Vec::new(), String::new());
    let mut rest = pdf;
    let find = |text: &[u8], what: &[u8]| text.windows(what.len()).position(|w| w == what);
    while let Some(at) = find(rest, b"stream\n") {
        between.push_str(&String::from_utf8_lossy(&rest[..at]));
        let body = &rest[at + 7..];
        let end = find(body, b"\nendstream").unwrap();
        let mut stream = Vec::new();
        ZlibDecoder::new(&body[..end]).read_to_end(&mut stream).unwrap();
        streams.push(stream);
        rest = &body[end + 10..];
    }
    between.push_str(&String::from_utf8_lossy(rest));
    (streams, between)
}

#[test]
fn a_pdf_has_a_label_for_every_cell_and_the_font_for_it() {
    for args in ALL {
        let pdf = made(&[&["pdf"], *args].concat());
        assert!(pdf.starts_with(b"%PDF-1.7") && pdf.ends_with(b"%%EOF"), "{args:?}");
        let svg = String::from_utf8(made(&[&["svg"], *args].concat())).unwrap();
        let (streams, between) = parts(&pdf);
        let [page, font, unicode] = &streams[..] else { panic!("{args:?}: {} streams", streams.len()) };
        let page = String::from_utf8(page.clone()).unwrap();
        assert_eq!(page.matches(">Tj").count(), svg.matches("<text").count(), "{args:?}");
        assert_eq!(page.matches(" re\n").count(), rectangles(&svg).len(), "{args:?}");
        assert!(font.starts_with(&[0, 1, 0, 0]) && font.len() < 40_000, "{args:?}: a part of the font");
        assert!(String::from_utf8_lossy(unicode).contains("begincmap"));
        assert!(between.contains("/Title") && !between.contains("Date"), "{args:?}");
    }
}

#[test]
fn a_large_sheet_fits_the_longest_page() {
    let (_, between) = parts(&made(&["pdf", "--all", "--label", "none", "(1,1000)"]));
    assert!(between.contains("/MediaBox [0 0 14400 "), "{between}");
}

#[test]
fn what_is_too_large_is_refused_with_a_way_out() {
    for (args, code) in [
        (["png", "--all", "(4096,4096)"], "E0705"),
        (["png", "--all", "(1,4096)"], "E0705"),
        (["pdf", "--all", "(2048,2048)"], "E0705"),
        (["png", "--all", "(1000000,1000000)"], "E0503"),
    ] {
        let error = refused(&args);
        assert!(error.contains(code) && (code != "E0705" || error.contains("--window")), "{error}");
    }
}

#[test]
fn several_expressions_need_multi() {
    for medium in ["svg", "png", "pdf", "latex"] {
        assert!(refused(&[medium, "4", "8"]).contains("--multi"), "{medium}");
        // One that is wrong spoils the document.
        refused(&[medium, "--multi", "4", "(8"]);
    }
    refused(&["html", "--multi", "4", "8"]);
    let svg = String::from_utf8(made(&["svg", "--multi", "4", "SM80_16x8x8_F32TF32TF32F32_TN"])).unwrap();
    assert!(svg.contains("MMA_Atom of SM80_16x8x8_F32TF32TF32F32_TN"), "{svg}");
    let tex = String::from_utf8(made(&["latex", "--multi", "4", "SM80_16x8x8_F32TF32TF32F32_TN"])).unwrap();
    assert_eq!((tex.matches("\\begin{tikzpicture}").count(), tex.matches("document}").count()), (2, 2));
}

#[test]
fn svg_and_png_stack_them() {
    let svg = String::from_utf8(made(&["svg", "--multi", "4:1", "(2,3)"])).unwrap();
    assert_eq!(svg.matches("<svg").count(), 1);
    assert!(svg.contains("<title id=\"t\">4:1; (2,3):(_1,2)</title>"), "{svg}");
    let pixels = Pixels::read(&made(&["png", "--multi", "--scale", "1", "4:1", "(2,3)"]));
    assert!(svg.contains(&format!("viewBox=\"0 0 {} {}\"", pixels.width, pixels.height)));
    for (color, [x, y, ..]) in rectangles(&svg) {
        assert_eq!(pixels.at((x + 3) as f64, (y + 3) as f64), color);
    }
    assert!(refused(&["svg", "--all", "--multi", "(512,512)", "4"]).contains("E0705"));
}

#[test]
fn pdf_and_latex_give_each_a_page() {
    let (streams, between) = parts(&made(&["pdf", "--multi", "4:1", "(2,3)", "Sw<2,1,3>"]));
    assert!(between.contains("/Count 3") && streams.len() == 5);
    for look in [&[][..], &["--look", "cutectl"]] {
        let args = [&["latex", "--multi"], look, &["4:1", "(2,3)"]].concat();
        let tex = String::from_utf8(made(&args)).unwrap();
        for (what, count) in
            [("\\documentclass[tikz]{standalone}", 1), ("\\begin{document}", 1), ("\\begin{tikzpicture}", 2), ("\\end{document}", 1)]
        {
            assert_eq!(tex.matches(what).count(), count, "{what} in {tex}");
        }
    }
    let fragments = String::from_utf8(made(&["latex", "--multi", "--look", "cutectl", "--fragment", "4:1", "(2,3)"])).unwrap();
    assert_eq!((fragments.matches("\\begin{tikzpicture}").count(), fragments.contains("document")), (2, false));
}

#[test]
fn a_file_appears_only_when_it_is_complete() {
    let dir = std::env::temp_dir().join(format!("cutectl-media-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    for medium in ["png", "pdf", "svg", "latex"] {
        let path = dir.join(medium);
        let path = path.to_str().unwrap();
        refused(&[medium, "--multi", "-o", path, "4", "(8"]);
        refused(&[medium, "-o", path, "(8"]);
        assert_eq!(std::fs::read_dir(&dir).unwrap().count(), 0);
        made(&[medium, "--multi", "-o", path, "4", "8"]);
        std::fs::remove_file(path).unwrap();
    }
    std::fs::remove_dir_all(&dir).unwrap();
}
