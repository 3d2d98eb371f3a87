//! Answers of CuTe that are not what their operation promises: warned about, refused under
//! `--strict`, judged in batches under `--check`.

use super::{cutectl, eval};

const UNSOUND: &str = "composition((4,6,8):(2,3,5),6:3)";

#[test]
fn cute_s_answer_comes_with_a_warning_and_the_smallest_witness() {
    eval([UNSOUND])
        .ends()
        .status(0)
        .out("(2,3):(6,3)\n")
        .err_has("warning[E0601]")
        .err_has("at coordinate 2 CuTe's answer is 3, where A(B(2)) is 7")
        .err_has("^^^");
}

#[test]
fn a_sound_answer_has_no_warning() {
    eval(["composition((6,2):(8,2),(4,3):(3,1))"]).prints("((2,2),3):((24,2),8)\n");
}

#[test]
fn strict_refuses_it() {
    cutectl(["--strict", "eval", UNSOUND]).refuses("E0601");
    cutectl(["--strict", "print", UNSOUND]).refuses("E0601");
    cutectl(["--strict", "eval", "composition((6,2):(8,2),(4,3):(3,1))"]).prints("((2,2),3):((24,2),8)\n");
}

#[test]
fn batches_are_judged_on_demand() {
    let lines = format!("1\n{UNSOUND}\n2\n");
    eval(["-"]).stdin(lines.clone()).prints("1\n(2,3):(6,3)\n2\n");
    cutectl(["--check", "eval", "-"]).stdin(lines.clone()).ends().status(0).out("1\n(2,3):(6,3)\n2\n").err_has("2 | composition");
    cutectl(["--strict", "eval", "-"]).stdin(lines).ends().status(2).out("1\n2\n").err_has("error[E0601]");
}

#[test]
fn json_has_the_warnings_beside_the_answer() {
    let objects = cutectl(["eval", "--format", "ndjson", UNSOUND]).ends().status(0).objects();
    assert_eq!(objects[0]["ok"], true);
    assert_eq!(objects[0]["warnings"][0]["code"], "E0601");
    let objects = cutectl(["--strict", "eval", "--format", "ndjson", UNSOUND]).ends().status(2).objects();
    assert_eq!((objects[0]["ok"].as_bool(), objects[0]["error"]["code"].as_str()), (Some(false), Some("E0601")));
}

#[test]
fn a_warning_in_a_file_points_into_the_file() {
    let at = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("unsound.cu");
    std::fs::write(&at, format!("// one\nA = 4:1;\n\n  {UNSOUND};\n")).unwrap();
    let ended = cutectl(["eval".as_ref(), "-f".as_ref(), at.as_os_str()]).ends().status(0).out("(2,3):(6,3)\n");
    ended.err_has("unsound.cu:4:1").err_has(&format!("4 | {UNSOUND};\n  | ^^^"));
}

#[test]
fn beyond_32_bits_is_a_warning_under_cxx() {
    cutectl(["--cxx", "eval", "size((65536,65536))"]).ends().status(0).out("4294967296\n").err_has("warning[E0505]");
    eval(["size((65536,65536))"]).prints("4294967296\n");
}
