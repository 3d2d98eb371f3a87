//! What must hold whatever is typed: bounded memory, whole files, nothing that a terminal obeys.

use super::{cutectl, eval};
use std::path::PathBuf;

fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn an_output_that_has_nothing_to_write_leaves_the_old_file() {
    let file = scratch("kept.svg");
    let path = file.to_str().unwrap();
    for command in ["svg", "png", "pdf", "html", "latex", "print"] {
        for text in ["# c", ";", "static_assert(4)"] {
            std::fs::write(&file, "good").unwrap();
            cutectl([command, "-o", path, text]).refuses("E0103");
            assert_eq!(std::fs::read(&file).unwrap(), b"good", "{command} {text}");
        }
        cutectl([command, "-o", path]).stdin("# nothing\nA = 4\n").refuses("E0715");
        assert_eq!(std::fs::read(&file).unwrap(), b"good", "{command}");
    }
    cutectl(["svg", "-o", path, "A = 4:1"]).prints("");
    assert!(std::fs::read_to_string(&file).unwrap().contains("</svg>"));
}

#[test]
fn no_escape_of_the_input_reaches_a_message() {
    for args in [
        &["functions", "\x1b[31m"][..],
        &["errors", "\x1b[31m"],
        &["learn", "\x1b[31m"],
        &["svg", "--label", "{\x1b}", "4"],
        &["svg", "--window", "\x1b[31m", "4"],
        &["bank", "--dtype", "\x1b[31m", "4"],
        &["eval", "-D", "\x1b[31m", "4"],
        &["eval", "-f", "\x1b[31m"],
        &["--color", "\x1b[31m", "4"],
        &["eval", "static_assert(0, \"\x1b[31m\")"],
        &["print", "--window", "\u{202e}", "4"],
    ] {
        let ended = cutectl(args).ends();
        assert!(!ended.said().contains(['\x1b', '\u{202e}']), "{args:?}: {:?}", ended.said());
    }
    for line in
        [":forget \x1b]0;x\x07", ":load \x1b[31m", ":help \x1b[31m", ":mode \x1b", ":\x1b[31m", "A=4 //\x1b[31m\n:undo", "\u{202e}x"]
    {
        let said = cutectl(["repl"]).stdin(format!("{line}\n")).ends();
        assert!(!said.said().contains(['\x1b', '\x07', '\u{202e}']), "{line:?}: {:?}", said.said());
    }
}

#[test]
fn strings_are_bound_only_where_there_is_room() {
    let line = format!("\"{}\"", "x".repeat(1 << 23));
    let text: String = (0..8).map(|i| format!("S{i} = {line}\n")).collect();
    let ended = eval(["-"]).stdin(text).ends().status(2);
    ended.err_has("error[E0504]");
}

#[test]
fn what_is_undone_is_said_in_short_and_a_long_session_goes_on() {
    let mut lines = "B = repeat<200000>(1)\n".repeat(20);
    lines += &format!("A = 4 //{}\n:undo\nrank(B)\n", "x".repeat(100_000));
    let ended = cutectl(["repl"]).stdin(lines).ends().status(0).out("_200000\n");
    assert!(ended.said().len() < 500, "{} bytes are said", ended.said().len());
}

#[test]
fn earlier_answers_make_room_for_later_ones() {
    let mut lines = "repeat<100000>(1)\n".repeat(12);
    lines += "rank(ans)\nrank(ans12)\nans1\n";
    let ended = cutectl(["repl"]).stdin(lines).ends().status(2).err_has("no name is called `ans1`");
    assert!(ended.lines().ends_with(&["_100000", "_100000"]));
}

#[test]
fn files_that_load_files_end() {
    let folder = scratch("loads");
    std::fs::create_dir_all(&folder).unwrap();
    let name = |n: usize| folder.join(format!("{n}")).display().to_string();
    for n in 0..12 {
        std::fs::write(name(n), format!(":load {0}\n:load {0}\n:load {0}\n", name(n + 1))).unwrap();
    }
    std::fs::write(name(12), "A = 4\n").unwrap();
    let ended = cutectl(["repl"]).stdin(format!(":load {}\n", name(0))).ends().status(2).err_has("one line may load");
    assert!(ended.said().len() < 1 << 17, "{} bytes are said", ended.said().len());
}

#[test]
fn a_line_without_end_is_refused_before_its_end() {
    let mut long = "4".repeat(1 << 25);
    long += "\n7\n";
    let ended = eval(["-"]).stdin(long).ends().status(2).out("7\n").err_has("error[E0115]");
    assert_eq!(ended.said().matches("error[").count(), 1);
}

#[test]
fn assert_asserts_something() {
    for args in [&["-D", "A=32", "assert", "A = 33"][..], &["assert", "# c"], &["assert"], &["assert", "print(4)"]] {
        cutectl(args).refuses("E0711").err_has("nothing is asserted");
    }
    for text in ["size((4,8))", "2 + 2", "rank(8:1)", "4:1(1)", "-1", "5", "1 == 1; size(4)"] {
        cutectl(["assert", text]).refuses("E0307").err_has("a condition");
    }
    for text in ["A = 32; A == 32", "static_assert(1)", "![1 == 2]", "compatible(8, (2,4))", "is_static(_4)", "true", "4 & 4 && 1"] {
        cutectl(["assert", text]).prints("");
    }
}

#[test]
fn a_format_is_obeyed_or_refused() {
    let atom = "MMA_Atom<SM80_16x8x16_F32F16F16F32_TN>";
    for format in ["json", "ndjson", "csv"] {
        cutectl(["print", "--format", format, atom]).ends().status(2).err_has("error[E0704]");
    }
    let told = cutectl(["bank", "--format", "ndjson", "--explain", "(32,32):(32,1)", "--dtype", "f32", "--tv", "col"]).ends().status(0);
    assert_eq!(told.lines().len(), 1);
    cutectl(["eval", "--format", "csv", "bad("]).refuses("E0102");
    cutectl(["coords", "--format", "csv", "_2:_0"]).prints("linear,natural,index\n0,0,0\n1,1,0\n");
}

#[test]
fn many_shapes_are_compared_pair_by_pair() {
    let shapes: Vec<String> = (1..=300).map(|n| n.to_string()).collect();
    let args = |format: &'static str| ["compat", "--format", format].into_iter().map(String::from).chain(shapes.iter().cloned());
    cutectl(args("text")).ends().status(2).err_has("at most 256");
    assert_eq!(cutectl(args("csv")).ends().status(1).lines().len(), 300 * 300 + 1);
}

#[test]
fn a_label_of_no_character_of_xml_is_left_out() {
    let drawn = cutectl(["svg", "--label", "\u{ffff}\u{fffe}", "2:1"]).ends().status(0);
    assert!(!drawn.out_text().contains(['\u{ffff}', '\u{fffe}']));
}
