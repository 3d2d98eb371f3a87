//! `read`, layouts in other notations wherever an expression stands, and `eval --as`.

use super::cutectl;

const BLOCKED: &str = "#ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>";

#[test]
fn a_layout_of_another_tool_stands_wherever_an_expression_does() {
    for command in
        [&["bank", "--dtype", "f16", "--tv", "row"][..], &["svg"], &["info"], &["print"], &["same", "Sw<3,3,3> o 0 o (64,64):(64,1)"]]
    {
        let text = "!ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #smem, mutable>";
        cutectl(command.iter().copied().chain([text])).ends().status(0);
    }
    cutectl(["tv", "--shape", "128,64", "--tile", "128,64", BLOCKED]).ends().status(0);
    let line = format!("# a comment\nL = {BLOCKED}; size<0>(L)\n");
    let file = std::env::temp_dir().join(format!("cutectl-notations-{}.cute", std::process::id()));
    std::fs::write(&file, line).unwrap();
    cutectl(["eval", "--plain", "--shape", "128,64", "-f", &file.to_string_lossy()]).prints("128\n");
    std::fs::remove_file(file).unwrap();
}

#[test]
fn what_is_open_is_named_and_bound() {
    let text = "memref<?x8xf32, strided<[?, 1], offset: ?>>";
    let json = cutectl(["read", "--format", "json", text]).json();
    assert_eq!((&json["text"], &json["offset"]), (&"(a,8):(b,1)".into(), &"?".into()));
    cutectl(["eval", text]).refuses("E0204");
    let bound = ["eval", "--plain", "-D", "a=4", "-D", "b=16", "-D", "offset0=3", text];
    cutectl(bound).prints("counting_iter(3) o (4,8):(16,1)\n");
}

#[test]
fn what_is_missing_is_asked_for() {
    cutectl(["eval", BLOCKED]).refuses("E0119").err_has("--shape 128,64");
    cutectl(["read", "(4, 8) (32, 4)"]).refuses("E0119").err_has("--from torch");
    cutectl(["read", "--from", "numpy", "(4, 8) (32, 4)"]).refuses("E0119").err_has("--bits 32");
    cutectl(["read", "--from", "numpy", "--bits", "32", "(4, 8) (32, 4)"]).prints("(4,8):(8,1)\n");
    cutectl(["eval", "--as", "torch", "((2,2),8):((1,4),8)"]).refuses("E0121").err_has("mode 0");
}

#[test]
fn a_formula_that_is_written_is_inferred() {
    let layout = "Sw<3,3,3> o 0 o (64,64):(64,1)";
    for language in ["c", "python"] {
        let formula = cutectl(["eval", "--as", language, layout]).ends().status(0).out_text();
        cutectl(["infer", "--shape", "64,64", "--expr", formula.trim()]).ends().status(0).out_has(layout);
    }
    cutectl(["mma", "--shape", "16x8x16", "--arch", "SM80"]).ends().status(0);
}
