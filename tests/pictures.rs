//! Pictures: golden files, limits, and what a failure leaves behind. `CUTECTL_BLESS=1 cargo test`
//! writes them.

mod support;

use std::process::{Command, Output};

/// Golden files under `tests/data/pictures`: name and arguments.
const GOLDEN: &[(&str, &[&str])] = &[
    ("nested", &["((2,2),(2,(2,2))):((1,8),(2,(16,4)))"]),
    ("tall", &["(100,3)"]),
    ("rank1", &["8:2"]),
    ("rank1-nested", &["((2,3)):((3,1))"]),
    ("rank3", &["(2,3,2):(12,4,1)"]),
    ("negative", &["(4,4):(-1,-4)"]),
    ("one", &["1:0"]),
    ("zero-stride", &["(4,8):(0,1)"]),
    ("empty", &["(4,0)"]),
    ("swizzled", &["Sw<1,1,1> o _0 o (_4,_4):(_4,_1)"]),
    ("swizzle", &["Sw<2,1,3>"]),
    ("coordinates", &["make_identity_tensor((3,4))"]),
    ("counting", &["make_tensor(counting_iterator<int>{5}, (2,3))"]),
    ("template", &["--label", "{v}<{byte}>\\n({m},{n})", "--bits", "16", "(2,3)"]),
    ("window", &["--window", "0:2,4:8", "(4,(2,8))"]),
    ("tile", &["--tile", "0,1", "((2,2),(2,2))"]),
    ("banks", &["--color-by", "bank", "--bits", "32", "(4,32):(32,1)"]),
    ("operands-composition", &["--operands", "composition((6,2):(8,2), (4,3):(3,1))"]),
    ("operands-strips", &["--operands", "composition(20:2, 5:4)"]),
    ("operands-divide", &["--operands", "zipped_divide((4,8):(8,1), (2,4))"]),
    ("operands-uneven", &["--operands", "logical_divide(10:1, 4:1)"]),
    ("operands-product", &["--operands", "blocked_product((2,2):(2,1), (2,3):(1,2))"]),
    ("operands-complement", &["--operands", "complement((2,2):(1,6), 24)"]),
    ("operands-inverse", &["--operands", "right_inverse((2,4):(4,1))"]),
    ("operands-slice", &["--operands", "((2,2),4):((1,8),2)((_,1),_)"]),
    ("operands-dice", &["--operands", "dice((_,1),(4,8):(8,1))"]),
    ("operands-shapes", &["--operands", "compatible(24,(4,6))"]),
    ("operands-swizzle", &["--operands", "Sw<2,0,2> o _0 o (4,4):(4,1)"]),
    ("operands-coalesce", &["--operands", "coalesce((2,(1,6)):(1,(6,2)))"]),
];

/// The pictures of the README.
const SHOWN: &[(&str, &[&str])] = &[
    ("levels", &["((2,4),(2,2,4)):((1,16),(2,64,4))"]),
    ("product", &["--operands", "blocked_product((2,5):(5,1), (3,4):(1,3))"]),
    ("swizzle", &["--operands", "Sw<3,0,3> o _0 o (8,8):(8,1)"]),
    ("complement", &["--operands", "complement((2,2):(1,6), 24)"]),
];

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cutectl")).args(args).output().unwrap()
}

fn svg(args: &[&str]) -> String {
    let output = run(&[&["svg"], args].concat());
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn in_step(path: &str, made: &str) {
    if support::bless() {
        std::fs::write(support::path(path), made).unwrap();
    }
    let kept = std::fs::read_to_string(support::path(path)).unwrap_or_default();
    assert!(kept == made, "{path} is not what the program draws: CUTECTL_BLESS=1 cargo test");
}

#[test]
fn golden_files() {
    for (name, args) in GOLDEN {
        in_step(&format!("tests/data/pictures/{name}.svg"), &svg(args));
    }
}

#[test]
fn golden_tikz() {
    for (name, args) in GOLDEN.iter().filter(|(name, _)| matches!(*name, "nested" | "template" | "operands-composition" | "swizzle")) {
        let output = run(&[&["latex", "--look", "cutectl"], *args].concat());
        assert!(output.status.success(), "{args:?}");
        in_step(&format!("tests/data/pictures/{name}.tex"), &String::from_utf8(output.stdout).unwrap());
    }
    assert_eq!(run(&["latex", "--fragment", "(2,2)"]).status.code(), Some(2), "CuTe's look has no choices");
}

#[test]
fn the_pictures_of_the_readme() {
    let readme = support::read("README.md");
    for (name, args) in SHOWN {
        let path = format!("docs/pictures/{name}.svg");
        in_step(&path, &svg(args));
        assert!(readme.contains(&path), "{path} is shown nowhere");
    }
    assert_eq!(std::fs::read_dir(support::path("docs/pictures")).unwrap().count(), SHOWN.len());
}

#[test]
fn large_pictures_stay_compact() {
    assert!(svg(&["(128,128)"]).len() < 1_000_000);
    assert!(svg(&["(256,256)"]).len() < 4_000_000);
}

#[test]
fn every_cell_has_its_label() {
    let picture = svg(&["--no-title", "--axis", "flat", "(16,16):(16,1)"]);
    for index in 0..256 {
        assert!(picture.contains(&format!(">{index}</text>")), "{index}");
    }
    // 256 cells, 16 numbers at each of two sides.
    assert_eq!(picture.matches("<text").count(), 256 + 32);
    assert_eq!(picture.matches("<g").count(), picture.matches("</g>").count());
}

#[test]
fn text_is_escaped() {
    let picture = svg(&["--label", "<&\"{v}", "2:1"]);
    assert!(picture.contains("&lt;&amp;&quot;1</text>") && !picture.contains("<&"));
}

#[test]
fn a_refused_picture_leaves_the_old_file() {
    let dir = std::env::temp_dir().join(format!("cutectl-pictures-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let file = dir.join("a.svg");
    let path = file.to_str().unwrap();
    assert!(run(&["svg", "-o", path, "(2,2)"]).status.success());
    let drawn = std::fs::read(&file).unwrap();
    for refused in ["(2,", "(1000000,1000000)", "4:1@0", "size(2)+_"] {
        assert_eq!(run(&["svg", "-o", path, refused]).status.code(), Some(2), "{refused}");
        assert_eq!(std::fs::read(&file).unwrap(), drawn);
    }
    assert_eq!(std::fs::read_dir(&dir).unwrap().count(), 1);
    assert_eq!(run(&["svg", "-o", dir.to_str().unwrap(), "4"]).status.code(), Some(3));
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn windows_and_tiles_outside_are_refused() {
    for args in [["--window", "0:9,"], ["--window", "3:2,"], ["--window", "x"], ["--tile", "4,0"], ["--tile", "1"], ["--label", "{x}"]] {
        assert_eq!(run(&["svg", args[0], args[1], "(8,8)"]).status.code(), Some(if args[1] == "4,0" { 0 } else { 2 }), "{args:?}");
    }
    assert_eq!(run(&["svg", "--tile", "8,0", "(8,8)"]).status.code(), Some(2));
}
