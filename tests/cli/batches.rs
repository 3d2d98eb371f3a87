//! Standard input, files, and `--each`.

use super::{L, cutectl, eval};
use crate::support::path;
use std::path::PathBuf;

/// A file with this content, in the folder that cargo gives integration tests.
fn file(name: &str, content: impl AsRef<[u8]>) -> PathBuf {
    let at = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&at, content).unwrap();
    at
}

/// `cutectl COMMAND -f FILE`.
fn on_file(args: &[&str], name: &str, content: impl AsRef<[u8]>) -> super::run::Run {
    let at = file(name, content);
    let args: Vec<std::ffi::OsString> = args.iter().map(Into::into).chain(["-f".into(), at.into()]).collect();
    cutectl(args)
}

#[test]
fn a_dash_or_nothing_reads_standard_input() {
    for args in [&["eval", "-"][..], &["eval"], &["-"]] {
        let ended = cutectl(args).stdin("size((4,8))\n_2+_2").ends().status(0).err("");
        assert_eq!(ended.lines(), ["32", "_4"], "{args:?}");
    }
}

#[test]
fn a_dash_may_stand_among_expressions() {
    cutectl(["eval", "1", "-", "A"]).stdin("A = 2\nA\n").prints("1\n2\n2\n");
}

#[test]
fn blank_lines_and_comments_answer_nothing() {
    eval(["-"]).stdin("\n  \n// a\n# b\n1 // c\n\n").prints("1\n");
    eval(["-"]).stdin("").prints("");
}

#[test]
fn line_ends_of_windows_are_line_ends() {
    eval(["-"]).stdin("4:1\r\n8:1\r\n").prints("4:1\n8:1\n");
}

#[test]
fn every_line_stands_alone_brackets_included() {
    eval(["-"]).stdin("(4,\n8)\n7\n").ends().status(2).out("7\n").err_has("1 | (4,\n").err_has("2 | 8)\n");
}

#[test]
fn an_error_has_the_number_of_its_line() {
    let ended = eval(["-"]).stdin("1\n\n(2\n4\nx\n").ends().status(2).out("1\n4\n");
    ended.err_has("\n3 | (2\n").err_has("\n5 | x\n");
}

#[test]
fn a_line_that_fails_leaves_bindings_as_they_were_and_the_run_goes_on() {
    eval(["-"]).stdin("x = 1\nx = 2; y = 3; (\nx\ny\n").ends().status(2).out("1\n").err_has("2 | x = 2").err_has("4 | y");
    eval(["x = 1", "x = 2; size(", "x"]).ends().status(2).out("1\n1\n");
}

#[test]
fn the_answers_stay_in_order_with_the_errors_between_them() {
    let lines: String = (0..500).map(|i| if i % 7 == 0 { "(\n".to_string() } else { format!("{i}\n") }).collect();
    let want: String = (0..500).filter(|i| i % 7 != 0).map(|i| format!("{i}\n")).collect();
    let ended = eval(["-"]).stdin(lines.clone()).ends().status(2).out(&want);
    assert_eq!(ended.said().matches("error[E0102]").count(), 72);
    let objects = cutectl(["eval", "--format", "ndjson", "-"]).stdin(lines).ends().status(2).err("").objects();
    assert_eq!(objects.len(), 500);
    assert!((0..500).all(|i| objects[i]["ok"] == (i % 7 != 0)));
}

#[test]
fn the_same_line_again_answers_the_same() {
    eval(["-"]).stdin("size(4:1)\nsize(4:1)\nA = 2\nA\nA\nA = 3\nA\nA\n").prints("4\n4\n2\n2\n3\n3\n");
}

#[test]
fn a_line_like_the_one_before_answers_as_it_does_alone() {
    let lines = [
        "composition((6,2):(8,2),(4,3):(3,1))",
        "composition((6,2):(17,2),(4,3):(3,1))",
        "composition((6,2):(17,2),(4,3):(5,1))",
        "composition((6,12):(170,2),(4,3):(3,1))",
        "composition((6,2):(9223372036854775807,2),(4,3):(3,1))",
        "composition((6,2):(08,2),(4,3):(3,1))",
        "composition((6,2):(999999999999999999,2),(4,3):(3,1))",
        "size((4,8):(1,4))",
        "size((40,8):(1,4))",
        "size((4,8):(1,4)) // 7",
        "size((4,9):(1,4)) // 8",
        "size((4,9):(1,4))#8",
        "_4 - 3",
        "_5 - 8",
        "_5 - _8",
        "7/2",
        "7/0",
        "70/7",
        "-1",
        "-0",
        "-17",
        "append<2>((3,4),7)",
        "append<5>((3,4),7)",
        "append<1>((3,4),7)",
        "((4,8),4):(_0,1)",
        "((4,8),4):(_3,1)",
        "((4,8),4):(0,1)",
        "((4,8),4):((0,1),1)",
        "0x10",
        "0x11",
        "1'000",
        "2'000",
        "print(4)",
        "print(5)",
        "cosize(4:1); 4",
        "cosize(5:1); 5",
        "make_layout((4,8),stride=(8,1))",
        "make_layout((4,9),stride=(9,1))",
        "Sw<2,0,3> o 0 o (4,8):(8,1)",
        "Sw<9,0,3> o 0 o (4,8):(8,1)",
    ];
    for mode in [&["--plain"][..], &["--cxx"]] {
        let run = |input: String| cutectl(["eval", "--format", "ndjson", "-"].iter().chain(mode)).stdin(input).ends();
        let together = run(lines.join("\n"));
        for (line, answer) in lines.iter().zip(together.lines()) {
            assert_eq!(run(line.to_string()).lines(), [answer], "{line}");
        }
        assert_eq!(together.lines().len(), lines.len());
    }
}

#[test]
fn a_file_answers_every_expression_statement() {
    let source = "// a program\nauto A = make_layout(make_shape(Int<2>{}, 4));\nsize(A);\nprint(A);\n(4,\n 8):(8,\n 1)\n";
    on_file(&["eval"], "statements.txt", source).prints("8\n(_2,4):(_1,_2)\n(4,8):(8,1)\n");
}

#[test]
fn an_error_in_a_file_has_the_name_and_the_line() {
    let source = "1;\n\n  x;\n2;\n  size(\n";
    let ended = on_file(&["eval"], "wrong.txt", source).ends().status(2).out("1\n2\n");
    ended.err_has("wrong.txt:3:3").err_has("wrong.txt:5:9");
}

#[test]
fn files_are_for_every_command_that_takes_expressions() {
    let source = "A = (2,2):(2,1);\nA;\n\nsize(A);\n";
    on_file(&["print", "--style", "plain"], "grid.txt", source).prints("  0    1\n  2    3\n  0    1    2    3\n");
    let ended = on_file(&["info", "--format", "ndjson"], "info.txt", source).ends().status(0).err("");
    let sizes: Vec<i64> = ended.objects().iter().filter_map(|o| o["size"].as_i64()).collect();
    assert_eq!(sizes, [4, 4]);
    on_file(&["assert"], "assert.txt", "1 == 1;\n2 == 1;\nA = 3; A == 3\n").says_no("false: 2 == 1\n");
    on_file(&["latex"], "one.txt", "A = (1,1):(1,1);\nA\n").ends().status(0).out_has("% Layout: (1,1):(1,1)\n");
}

#[test]
fn a_refused_drawing_of_a_file_has_its_line() {
    on_file(&["--cxx", "print"], "rank.txt", "A = 8:1;\n\nA;\n").ends().status(2).out("").err_has("rank.txt:3:1");
}

#[test]
fn the_answers_of_the_tutorial_file_run() {
    let file = path("docs/tutorial.cu");
    let ended = cutectl(["eval", "-x", "cute", "-f", file.to_str().unwrap()]).ends().status(0).err("");
    assert!(ended.lines().len() > 10);
}

#[test]
fn a_file_may_be_standard_input() {
    cutectl(["eval", "-f", "-"]).stdin("(4,\n8):(8,1)\n").prints("(4,8):(8,1)\n");
}

#[test]
fn a_file_that_cannot_be_read_ends_with_3() {
    for command in ["eval", "print", "latex", "info", "assert"] {
        cutectl([command, "-f", "no/such/file"]).ends().status(3).err_has("no/such/file").err_has("cannot read");
    }
    cutectl(["eval", "-f", env!("CARGO_TARGET_TMPDIR")]).ends().status(3).err_has("cannot read");
}

#[test]
fn a_file_beside_expressions_binds_their_names() {
    on_file(&["eval", "A(3)"], "names.txt", "A = (4,8):(8,1)\nsize(A)\n").prints("24\n");
    cutectl(["eval", "1", "-f", "no/such/file"]).ends().status(3).out("").err_has("cannot read");
}

#[test]
fn each_evaluates_an_expression_for_every_line() {
    cutectl(["eval", "--each", "size(it)"]).stdin("4:1\n\n8:1\n").prints("4\n8\n");
    cutectl(["eval", "--each", "it(1)", "4:3", "8:5"]).prints("3\n5\n");
    cutectl(["print", "--style", "plain", "--each", "coalesce(it)", "(2,2):(1,2)"]).prints("  0    1    2    3\n");
    cutectl(["assert", "--each", "it < 3"]).stdin("1\n2\n3\n").says_no("false: it < 3  (3 < 3)\n");
    cutectl(["info", "--format", "csv", "--each", "coalesce(it)"]).stdin("(2,2):(1,2)\n").ends().status(0).out_has("layout,4:1\n");
}

#[test]
fn each_goes_on_behind_a_line_that_fails() {
    cutectl(["eval", "--each", "size(it)"]).stdin("4:1\n8:(2\n9:1\n").ends().status(2).out("4\n9\n").err_has("2 | 8:(2");
}

#[test]
fn stages_chain() {
    let first = eval(["(2,2):(1,2)", "(2,(1,6)):(1,(6,2))"]).ends().status(0);
    cutectl(["eval", "--each", "coalesce(it)"]).stdin(first.lines().join("\n")).prints("4:1\n12:1\n");
}

#[test]
fn coordinates_come_from_arguments_or_lines() {
    cutectl(["crd2idx", L, "16", "(1,5)", "(1,(1,2))"]).prints("17\n17\n17\n");
    cutectl(["crd2idx", L]).stdin("16\n(1,5)\n").prints("17\n17\n");
    cutectl(["crd2idx", L, "-"]).stdin("16\n").prints("17\n");
    cutectl(["crd2idx"]).stdin("4:2 1 3\n\n(2,2):(5,7) (1,1)\n").prints("2 6\n12\n");
    cutectl(["crd2idx", "-"]).stdin("4:2 1\n").prints("2\n");
}
