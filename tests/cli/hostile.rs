//! Input that nobody means: it gets one error with a caret, never a panic.

use super::rounds::{is_drawn, rounds};
use super::run::Ended;
use super::{cutectl, eval};
use std::io::Read;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The same bytes as a line of standard input and as a file, to some of the commands that read both.
fn both(name: &str, bytes: &[u8], code: &str) {
    let at = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&at, bytes).unwrap();
    let ways = [
        ("lines", eval(["-"]).stdin(bytes)),
        ("file", cutectl(["eval".as_ref(), "-f".as_ref(), at.as_os_str()])),
        ("print", cutectl(["print".as_ref(), "-f".as_ref(), at.as_os_str()])),
        ("coordinates", cutectl(["crd2idx", "4:1"]).stdin(bytes)),
        ("questions", cutectl(["crd2idx"]).stdin(bytes)),
        ("indices", cutectl(["where", "4:1"]).stdin(bytes)),
    ];
    for (_, (way, run)) in ways.into_iter().enumerate().filter(|(place, _)| is_drawn(name.len() + place)) {
        let ended = run.ends().status(2).out("").err_has(&format!("error[{code}]")).err_has("^");
        assert!(ended.said().len() < 20_000, "{name} as {way}: {} bytes of message", ended.said().len());
    }
}

#[test]
fn what_is_shown_with_parentheses_is_marked_in_what_is_shown() {
    for text in ["4,8, é", "1,2,3\u{feff}", "4,8,éM"] {
        cutectl(["tma", text]).ends().status(2).err_has("error[E01").err_has("^");
    }
    // A name that nothing binds, behind a character of several bytes.
    eval(["f(🦀, XX"]).ends().status(2);
    eval(["🦀(XX:1)"]).ends().status(2);
    cutectl(["infer"]).stdin("0\u{a0}1").refuses("E0718").err_has("U+00A0");
}

#[test]
fn a_nul_byte() {
    both("nul", b"4:\x001\n", "E0101");
    eval(["-"]).stdin("4:\u{0}1").refuses("E0101").err_has("U+0000");
}

#[test]
fn bytes_that_are_not_utf_8() {
    both("utf8", b"4:\xff1\n", "E0112");
    both("utf8-alone", b"\xff", "E0112");
    both("utf8-cut", b"4:1 \xe6\xbc", "E0112");
    eval(["-"]).stdin(b"\xff\n7\n".as_slice()).ends().status(2).out("7\n");
    let objects = cutectl(["eval", "--format", "ndjson", "-"]).stdin(b"\xff\n7\n".as_slice()).ends().status(2).objects();
    assert_eq!((objects[0]["error"]["code"].as_str(), objects[1]["ok"].as_bool()), (Some("E0112"), Some(true)));
}

#[test]
#[cfg(unix)]
fn arguments_that_are_not_utf_8() {
    use std::os::unix::ffi::OsStrExt;
    let bad = std::ffi::OsStr::from_bytes(b"4:\xff1");
    cutectl(["eval".as_ref(), bad]).ends().status(2).out("").err_has("UTF-8");
    cutectl([bad]).ends().status(2).out("").err_has("UTF-8");
    cutectl(["-D".as_ref(), bad, "eval".as_ref(), "1".as_ref()]).ends().status(2).out("").err_has("UTF-8");
}

#[test]
fn a_hundred_thousand_brackets() {
    both("open", "(".repeat(100_000).as_bytes(), "E0106");
    both("closed", format!("{}1{}", "(".repeat(100_000), ")".repeat(100_000)).as_bytes(), "E0106");
    both("square", "[".repeat(100_000).as_bytes(), "E0106");
    both("calls", "size(".repeat(100_000).as_bytes(), "E0106");
    both("minus", format!("{}x", "-".repeat(100_000)).as_bytes(), "E0106");
    both("closing", ")".repeat(100_000).as_bytes(), "E0101");
}

#[test]
fn nesting_up_to_the_limit_is_fine() {
    let deep = |n: usize| format!("{}1{}", "(".repeat(n), ")".repeat(n));
    eval(["-"]).stdin(deep(250)).ends().status(0).out(&(deep(250) + "\n"));
    eval(["-"]).stdin(format!("size({})", deep(200))).prints("1\n");
}

#[test]
fn a_line_of_megabytes() {
    let most = rounds(2_500_000);
    both("commas", ",".repeat(most).as_bytes(), "E0101");
    let ones = "1,".repeat(most / 2 - 1) + "1";
    eval(["-"]).stdin(ones.as_str()).refuses("E0101");
    cutectl(["crd2idx", "4:1"]).stdin(ones).refuses("E0116");
    both("sum", ("1+".repeat(most / 2) + "1").as_bytes(), "E0116");
    eval(["-"]).stdin("1+".repeat(500_000) + "1").prints("500001\n");
    eval(["-"]).stdin(format!("{}7\n8", " ".repeat(most))).prints("7\n8\n");
    eval(["-"]).stdin(format!("// {}\n8", "x".repeat(most))).prints("8\n");
}

#[test]
fn a_token_of_megabytes() {
    both("digits", "1".repeat(rounds(2_500_000)).as_bytes(), "E0104");
    eval(["-"]).stdin(format!("\"{}\" 1", "x".repeat(1_000_000))).refuses("E0101");
}

#[test]
fn a_name_of_megabytes_is_cut_in_the_message() {
    both("name", "x".repeat(rounds(2_500_000)).as_bytes(), "E0201");
    both("method", format!("4:1.{}()", "x".repeat(1_000_000)).as_bytes(), "E0203");
}

#[test]
fn an_error_far_inside_a_long_line_is_shown_with_its_surroundings() {
    let line = format!("{}(", "1+".repeat(100_000));
    let ended = eval(["-"]).stdin(line).refuses("E0102");
    assert!(ended.said().contains('…') && ended.said().len() < 2000, "{}", ended.said());
}

#[test]
fn a_tab_does_not_shift_the_caret() {
    eval(["-"]).stdin("\t4:\t(\n").refuses("E0102").err_has("1 |     4:    (\n  |           -^");
}

#[test]
fn wide_characters_do_not_shift_the_caret() {
    eval(["-"]).stdin("\"漢字\" + 4 x\n").refuses("E0101").err_has("1 | \"漢字\" + 4 x\n  |            ^");
    eval(["４:1"]).prints("4:1\n");
    eval(["②:1"]).refuses("E0101").err_has("`②`");
    eval(["4:1 \u{301}"]).refuses("E0101");
    eval(["👩‍👩‍👧:1"]).refuses("E0101");
}

#[test]
fn control_characters_do_not_reach_the_terminal() {
    let ended = eval(["-"]).stdin("\x1b[31m4:1\n").refuses("E0101").err_has("U+001B");
    assert!(!ended.said().contains('\x1b'), "{:?}", ended.said());
    let ended = eval(["-"]).stdin("4:1\r4:2\n").refuses("E0101");
    assert!(!ended.said().contains('\r'), "{:?}", ended.said());
    let ended = eval(["4:\u{9b}1"]).refuses("E0101");
    assert!(!ended.said().contains('\u{9b}'), "{:?}", ended.said());
}

#[test]
fn integers_at_the_limits() {
    eval(["9223372036854775807"]).prints("9223372036854775807\n");
    eval(["-9223372036854775808"]).prints("-9223372036854775808\n");
    eval(["9223372036854775808"]).refuses("E0104");
    eval(["-9223372036854775809"]).refuses("E0104");
    eval(["9223372036854775807+1"]).refuses("E0501");
    eval(["-9223372036854775808/-1"]).refuses("E0501");
    eval(["-9223372036854775808%-1"]).ends();
    eval(["--", "-[-9223372036854775808]"]).refuses("E0501");
    eval(["abs(-9223372036854775808)"]).refuses("E0501");
    eval(["1/0"]).refuses("E0502");
    eval(["1%0"]).refuses("E0502");
    eval(["1<<64"]).ends();
    eval(["1<<-1"]).ends();
    eval(["size((4294967296,4294967296))"]).refuses("E0501");
    eval(["cosize((2,2):(9223372036854775807,9223372036854775807))"]).refuses("E0501");
}

#[test]
fn every_command_survives_extreme_layouts() {
    let layouts = [
        "()",
        "():()",
        "0",
        "0:0",
        "(0,0):(0,0)",
        "-1:1",
        "(-3,2):(1,1)",
        "1:9223372036854775807",
        "2:9223372036854775807",
        "2:-9223372036854775808",
        "9223372036854775807:1",
        "9223372036854775807:0",
        "9223372036854775807:9223372036854775807",
        "(9223372036854775807,2):(0,1)",
        "-9223372036854775808:-9223372036854775808",
        "(((((1)))))",
        "(2,2):(1@0,1@1)",
        "_",
        "(_,_)",
        "1@0",
        "Sw<0,0,0> o 0 o 0:0",
        "Sw<3,4,3> o 9223372036854775807 o 8:9223372036854775807",
        "make_identity_tensor(())",
        "(0,9223372036854775807)",
        "(1048576,1048576):(1048576,1)",
        "(2,2):(-9223372036854775808,1)",
        "(2,(1,9223372036854775807)):(1,(0,0))",
        "make_layout(repeat<50000>(1))",
        "make_layout(make_shape(repeat<50000>(1),repeat<50000>(1)))",
    ];
    let commands: [&[&str]; 19] = [
        &["LAYOUT"],
        &["eval", "LAYOUT"],
        &["print", "--style", "cute", "LAYOUT"],
        &["print", "--style", "plain", "LAYOUT"],
        &["print", "--style", "coords", "LAYOUT"],
        &["print", "--style", "box", "LAYOUT"],
        &["latex", "LAYOUT"],
        &["info", "LAYOUT"],
        &["crd2idx", "LAYOUT", "0", "1", "(0,0)", "9223372036854775807", "-1", "()", "_"],
        &["idx2crd", "LAYOUT", "0", "1", "9223372036854775807", "-9223372036854775808", "()"],
        &["where", "--limit", "2", "LAYOUT", "0", "1", "9223372036854775807", "-9223372036854775808"],
        &["coords", "--limit", "2", "LAYOUT"],
        &["coords", "--from", "18446744073709551615", "LAYOUT"],
        &["coords", "--style", "strip", "--limit", "3", "LAYOUT"],
        &["compat", "LAYOUT", "4"],
        &["same", "LAYOUT", "LAYOUT"],
        &["slice", "(_,0)", "LAYOUT"],
        &["complement", "LAYOUT"],
        &["inverse", "LAYOUT"],
    ];
    for (row, layout) in layouts.into_iter().enumerate() {
        for (_, command) in commands.iter().enumerate().filter(|(column, _)| is_drawn(row + column)) {
            // A picture has no end; that of a reader is the test below.
            let endless = ["print", "latex"].contains(&command[0]);
            if endless && (layout.contains("9223372036854775807") || layout.contains("1048576")) {
                continue;
            }
            let args = command.iter().map(|a| if *a == "LAYOUT" { layout } else { *a });
            let status = cutectl(args).ends().code();
            assert!(matches!(status, Some(0..=2)), "{command:?} {layout}: {status:?}");
        }
    }
}

/// The first megabytes of a picture, whose reader then leaves: a quiet end.
fn streams(args: &[&str]) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cutectl"))
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut read = Vec::new();
    child.stdout.take().unwrap().take(1 << 21).read_to_end(&mut read).unwrap();
    let ended = child.wait_with_output().unwrap();
    assert_eq!((read.len(), ended.status.code()), (1 << 21, Some(0)), "{args:?}\n{}", String::from_utf8_lossy(&ended.stderr));
}

#[test]
fn endless_pictures_are_written_as_they_are_made() {
    let layouts = ["(1048576,1048576)", "(2,(9,1000000000)):(0,(0,0))", "(9223372036854775807,0)"];
    for layout in layouts {
        for style in ["cute", "plain", "coords", "box"] {
            streams(&["print", "--all", "--style", style, layout]);
        }
    }
    for layout in layouts {
        streams(&["latex", layout]);
        for function in ["print_layout", "print_latex", "print2D"] {
            streams(&["eval", &format!("{function}({layout})")]);
        }
    }
    let tensor = |shape: &str| format!("print_tensor(make_tensor(counting_iterator<int>{{0}},{shape}))");
    for shape in ["(1048576,1048576)", "(9223372036854775807,0)", "(1,9223372036854775807,2):(0,0,0)"] {
        streams(&["eval", &tensor(shape)]);
    }
}

#[test]
fn a_drawing_inside_an_object_has_a_limit() {
    let ended = cutectl(["eval", "--format", "ndjson", "print_layout((1048576,1048576))"]).ends().status(2).err("");
    assert_eq!(ended.objects()[0]["error"]["code"], "E0503");
    cutectl(["eval", "--format", "csv", "print_layout((1048576,1048576))"]).ends().status(2).err_has("error[E0503]");
}

#[test]
fn where_does_not_walk_a_layout() {
    cutectl(["where", "9223372036854775807:0", "1"]).says_no("none\n");
    cutectl(["where", "--limit", "2", "9223372036854775807:0", "0"]).prints("0 1 ...\n");
    cutectl(["where", "--limit", "1", "(1000000007,1000000009):(3,7)", "12345678"]).prints("(4115226,0) ...\n");
    cutectl(["where", "(4000000000,1000000000):(2,4)", "3"]).says_no("none\n");
    cutectl(["where", "(2,2):(-9223372036854775808,1)", "-9223372036854775808", "-9223372036854775807"]).prints("(1,0)\n(1,1)\n");
}

#[test]
fn swizzles_at_the_limits() {
    for swizzle in ["9223372036854775807,1,9223372036854775807", "1,1,-9223372036854775808", "0,9223372036854775807,9223372036854775807"] {
        eval([&format!("Swizzle<{swizzle}>{{}}")]).refuses("E0421");
    }
}

#[test]
fn a_composition_of_many_modes_with_many_has_a_limit() {
    let layout = |strides: &str| format!("make_layout(repeat<20000>(1),repeat<20000>({strides}))");
    let both = format!("composition({},{})", layout("2"), layout("3"));
    cutectl(["eval", "--cxx", &both]).refuses("E0503");
    // One of them may have many.
    cutectl(["eval", "--cxx", &format!("size(composition({},4:1))", layout("2"))]).prints("4\n");
}

#[test]
fn wrong_names_beside_very_many_bound_ones_get_no_proposals() {
    let script = |n: usize| (0..n).map(|i| format!("name{i} = 1\n")).collect::<String>() + "nam1\n";
    cutectl(["eval", "-f", "-"]).stdin(script(1000)).ends().status(2).err_has("did you mean `name1`?");
    let ended = cutectl(["eval", "-f", "-"]).stdin(script(2000)).ends().status(2).err_has("error[E0201]");
    assert!(!ended.said().contains("did you mean"), "{}", ended.said());
}

#[test]
fn behind_a_comment_that_does_not_end_nothing_is_read() {
    let ended = cutectl(["eval", "-f", "-"]).stdin("4:1\n/*\n5:1\n/*\n".to_string() + &"/*\n".repeat(50_000)).ends().status(2).out("4:1\n");
    assert_eq!(ended.said().matches("E0108").count(), 1);
}

#[test]
fn sums_of_coordinates_have_a_limit_and_many_modes_none() {
    let sum = (0..40_000).map(|i| format!("1@{}", i % 4000)).collect::<Vec<_>>().join("+");
    eval(["-"]).stdin(sum).refuses("E0503");
    let identity = |n: usize| format!("size(make_identity_layout(repeat<{n}>(2))(repeat<{n}>(1)))");
    eval([&identity(60)]).prints("1\n");
    eval(["rank(make_identity_layout(repeat<50000>(1))(repeat<50000>(0)))"]).prints("_50000\n");
    // From 64 modes on the sum is made at once, and is the same.
    let at = |n: usize| format!("get<{}>(make_identity_layout(repeat<{n}>(3))(repeat<{n}>(2)))", n - 1);
    eval([&at(63), &at(65), &at(66)]).ends().out("2\n2\n2\n");
}

/// `first`, and `step` many times behind it: names build a value up.
fn grown(first: &str, step: &str, times: usize, last: &str) -> String {
    format!("{first};{}{last}", step.repeat(times))
}

#[test]
fn names_do_not_build_what_no_text_could() {
    let lines = [
        (grown("x = ()", "x = (x,x);", 60, "size(x)"), "E0503"),
        (grown("x = (1,1)", "x = (x,x);", 60, "size(x)"), "E0503"),
        (grown("x = (1,1)", "x = make_tuple(x,x);", 60, "rank(x)"), "E0504"),
        (grown("x = 4:1", "x = make_layout(x,x);", 60, "rank(x)"), "E0504"),
        (grown("x = (1,1)", "x = (x,1);", 100_000, "x"), "E0504"),
        (grown("x = Sw<1,0,1>", "x = x o 1 o 4:1;", 100_000, "x"), "E0504"),
        (format!("{}4:1", "1 o ".repeat(100_000)), "E0106"),
    ];
    for (row, (line, code)) in lines.into_iter().enumerate() {
        let commands = [&["eval", "-"][..], &["eval", "--cxx", "-"], &["explain", "-"], &["print", "-"]];
        for (_, command) in commands.into_iter().enumerate().filter(|(column, _)| is_drawn(row + column)) {
            cutectl(command).stdin(line.as_str()).ends().status(2).err_has(&format!("error[{code}]"));
        }
    }
    let many: Vec<String> = (0..6).map(|i| format!("x{i} = repeat<200000>(1)")).collect();
    eval(["-"]).stdin(many.join(";")).refuses("E0504");
    eval(["-"]).stdin(many.join("\n")).refuses("E0504");
}

#[test]
fn a_line_has_a_most_of_parts() {
    let most = 1 << 19;
    both("elements", format!("({}1)", "1,".repeat(most)).as_bytes(), "E0116");
    eval(["-"]).stdin(format!("cute::tuple<{}cute::C<4>>", "cute::C<4>, ".repeat(most / 2))).refuses("E0116");
    eval(["-"]).stdin("1+".repeat(most) + "1").refuses("E0116");
    eval(["-"]).stdin("1;".repeat(most + 1)).refuses("E0116");
    both("tuples", format!("({}1)", "(1,2,3,4,5,6,7,8),".repeat(most / 8)).as_bytes(), "E0116");
    eval(["-"]).stdin(format!("size(({}1))", "1,".repeat(most / 2))).prints("1\n");
    eval(["-"]).stdin("1\n".repeat(most + 2)).ends().status(0);
}

/// The most memory that a command may take, in MB.
#[cfg(target_os = "linux")]
#[test]
fn no_short_line_takes_more_than_256_mb() {
    let lines = [
        "tiled_product(repeat<262144>(1),repeat<262144>(1))",
        "blocked_product(repeat<262144>(1),4:1)",
        "make_layout_tv(4:1,repeat<262144>(1))",
        "zipped_divide(repeat<262144>(()),repeat<262144>(()))",
        "x=repeat<200000>(1); (x,x,x,x)",
    ];
    for line in lines {
        // Address space is more than memory, but bounds it.
        let limited = "ulimit -v 600000; exec \"$0\" eval -- \"$1\"";
        let ended = Command::new("sh").args(["-c", limited, env!("CARGO_BIN_EXE_cutectl"), line]).stdout(Stdio::null()).output().unwrap();
        let said = String::from_utf8_lossy(&ended.stderr);
        assert!(matches!(ended.status.code(), Some(0 | 2)), "{line}: {:?} {said}", ended.status);
    }
}

#[test]
fn a_heading_over_no_row_ends() {
    cutectl(["print", "(0,254294967296)"]).refuses("E0503");
    cutectl(["print", "--style", "coords", "(_0,254294967296)"]).refuses("E0503");
    cutectl(["print", "(0,3)"]).ends().status(0);
}

#[test]
fn a_swizzle_with_its_operands_has_the_limits_of_every_picture() {
    let tiles = "zipped_divide(Sw<3,4,3> o 0 o (1048576,1048576):(1048576,1),(4,4))";
    for medium in ["svg", "html"] {
        cutectl([medium, "--operands", tiles]).refuses("E0503");
    }
}

#[test]
fn what_the_mutants_found() {
    eval(["upcast<100>(_2:_-9223372036854775807)"]).ends().status(2).out("");
    cutectl(["svg", "coalesce((8,9223372036854775807,6):(1,0,1))"]).refuses("E0503");
    eval(["downcast<2>((_1,1@0@1):(_1,0))"]).refuses("E0307");
    eval(["upcast<16>(((1@0,16),8):((1,2),32))"]).refuses("E0307");
}

#[test]
fn brackets_after_a_declaring_word_may_be_an_operand() {
    eval(["auto*[S]"]).refuses("E0201");
    eval(["auto [a, b] = f(1)"]).refuses("E0113");
    eval(["auto& [a] == 3"]).ends().status(2);
}

#[test]
fn stacked_diamonds_of_classes_are_looked_at_once() {
    let mut text = String::from("struct A0 { int x; virtual void g(); };\n");
    for i in 1..=40 {
        let below = i - 1;
        text += &format!("struct L{i} : virtual A{below} {{}}; struct R{i} : virtual A{below} {{}}; struct A{i} : L{i}, R{i} {{}};\n");
    }
    text += "struct B { int y; };\nint f(A40* a, B* b) { a->x; return dynamic_cast<B*>(a) == b; }\n";
    text += "struct D : A40 { void g() override; };\nint main() { return 0; }\n";
    cutectl(["run", "-"]).stdin(text).ends().status(0).out("");
}

/// A program of its own file.
fn program(name: &str, text: &str) -> Ended {
    let at = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.cpp"));
    std::fs::write(&at, text).unwrap();
    cutectl(["run".as_ref(), at.as_os_str()]).ends()
}

#[test]
fn programs_that_nest_without_brackets_end_too() {
    let count = 50_000;
    let labels: String = (0..count).map(|i| format!("l{i}:")).collect();
    program("labels", &format!("int main() {{ {labels}; }}")).status(0);
    program("throws", &format!("int main() {{ {}1; }}", "throw ".repeat(count))).status(2).err_has("E0905");
    let chain: String = (1..count).map(|i| format!("using T{i} = T{}*;", i - 1)).collect();
    program("aliases", &format!("using T0 = int; {chain} int main() {{ T{} p = nullptr; }}", count - 1)).status(2).err_has("E0905");
    let chain: String = (1..count).map(|i| format!("void* p{i} = &p{};", i - 1)).collect();
    program("pointers", &format!("int main() {{ void* p0 = &p0; {chain} auto q = p{}; auto r = p0; }}", count - 1)).status(0);
    program("scopes", &format!("int main() {{ return {}a; }}", "a::".repeat(200_000))).status(2).err_has("E0905");
    program("operators", &format!("int main() {{ int a = 0; return a{}; }}", " + a".repeat(100_000))).status(2).err_has("E0905");
    let (open, close) = ("F(".repeat(100_000), ")".repeat(100_000));
    program("arguments", &format!("#define F(x) x\nint main() {{ return {open}0{close}; }}")).status(2).err_has("E0905");
}

#[test]
fn messages_about_programs_quote_no_megabytes() {
    let long = "x".repeat(1_000_000);
    for (name, text) in [
        ("name", format!("int main() {{ return {long}; }}")),
        ("digits", format!("int main() {{ return {}; }}", "9".repeat(1_000_000))),
        ("assertion", format!("static_assert(false, \"{long}\"); int main() {{}}")),
        ("error", format!("#error {long}\n")),
    ] {
        let ended = program(&format!("long-{name}"), &text).status(2).err_has("error[E09");
        assert!(ended.said().len() < 20_000, "{name}: {} bytes of message", ended.said().len());
    }
}

#[test]
fn programs_that_ask_for_too_much_are_told_what_of() {
    let main = |body: &str| format!("#include <array>\n#include <iostream>\nint main() {{ {body} }}");
    for (name, text, words) in [
        ("width", main("std::cout.width(2147483647); std::cout << 1;"), "a field of more than 65534 characters"),
        ("precision", main("std::cout.precision(100000); std::cout << 0.1;"), "a field of more than 65534 characters"),
        ("new", main("long n = 1L << 61; auto p = new int[n];"), "more than 1024 MB"),
        ("array", main("static int a[1UL << 40];"), "more than 1024 MB"),
        ("calls", format!("struct S {{ S& f(); }};\nint main() {{ S s; s{}; }}", ".f()".repeat(10_000)), "more than 600 calls in a row"),
    ] {
        program(&format!("asks-{name}"), &text).status(2).out("").err_has("error[E0905]").err_has(words);
    }
    program("device", "#include \"/dev/zero\"\nint main() {}").status(0);
    let long = format!("int a[] = {{{}}};\nint main() {{ return sizeof(a) == 400000; }}", "1,".repeat(100_000));
    program("long-list", &long).status(1);
}
