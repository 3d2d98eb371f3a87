//! Streams: what goes where, colour, a reader that leaves, a disk that is full.

use super::{HUGE, L, cutectl, eval};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};

#[test]
fn answers_go_to_standard_output_and_the_rest_to_standard_error() {
    eval(["1", "(", "2"]).ends().status(2).out("1\n2\n").err_has("error[E0102]");
    cutectl(["print", "(", "1:1"]).ends().status(2).out_has("| 0 |").err_has("error[E0102]");
}

#[test]
fn an_error_has_its_source_its_carets_and_help() {
    eval(["(4,8):(8,1"]).refuses("E0102").err(
        "error[E0102]: expected `,` or `)`, found the end of the text\n  |\n1 | (4,8):(8,1\n  |       -   ^ expected `,` or `)`\n  |       |\n  |       this `(` is still open\n",
    );
}

const WRONG: [&str; 2] = ["eval", "4:"];

#[test]
fn no_colour_into_a_pipe() {
    let ended = cutectl(WRONG).ends().status(2);
    assert!(!ended.said().contains('\x1b'));
    cutectl(["print", "--style", "box", "2:1"]).prints("2:1\n   0   1\n ┏━━━┯━━━┓\n ┃ 0 │ 1 ┃\n ┗━━━┷━━━┛\n");
}

#[test]
fn colour_where_it_is_wanted() {
    cutectl(WRONG).env("CLICOLOR_FORCE", "1").ends().status(2).err_has("\x1b[");
    cutectl(["--color", "always"].into_iter().chain(WRONG)).ends().status(2).err_has("\x1b[");
    let print = || cutectl(["print", "--style", "rulers", "--color", "always", "2:1"]);
    print().ends().status(0).out_has("\x1b[30;104m 0 \x1b[0m");
    print().env("TERM", "xterm-256color").ends().status(0).out_has("\x1b[38;5;16;48;5;110m 0 ");
    print().env("COLORTERM", "truecolor").ends().status(0).out_has("\x1b[38;2;17;17;17;48;2;119;170;221m 0 ");
    cutectl(["print", "--style", "box", "2:1"]).env("CLICOLOR_FORCE", "1").ends().status(0).out_has("\x1b[");
}

#[test]
fn no_colour_where_it_is_not_wanted() {
    for (name, value) in [("NO_COLOR", "1"), ("CLICOLOR_FORCE", "0"), ("CLICOLOR_FORCE", "")] {
        let ended = cutectl(WRONG).env(name, value).ends().status(2);
        assert!(!ended.said().contains('\x1b'), "{name}={value}");
    }
    let ended = cutectl(WRONG).env("NO_COLOR", "1").env("CLICOLOR_FORCE", "1").ends().status(2);
    assert!(!ended.said().contains('\x1b'));
    let ended = cutectl(["--color", "never"].into_iter().chain(WRONG)).env("CLICOLOR_FORCE", "1").ends().status(2);
    assert!(!ended.said().contains('\x1b'));
}

#[test]
fn what_is_typed_counts_more_than_the_environment() {
    cutectl(["--color", "always"].into_iter().chain(WRONG)).env("NO_COLOR", "1").ends().status(2).err_has("\x1b[");
    cutectl(["--color", "sometimes"].into_iter().chain(WRONG)).ends().status(2).out("").err_has("always");
}

#[test]
fn byte_exact_output_has_no_colour_ever() {
    let plain = cutectl(["print", "--style", "cute", L]).ends().status(0);
    cutectl(["print", "--style", "cute", "--color", "always", L]).prints(&(plain.lines().join("\n") + "\n"));
}

/// Reads the beginning of what the command prints and leaves; how it ends, and what it says.
fn read_and_leave(args: &[&str], stdin: Option<&str>) -> (usize, Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cutectl"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let text = stdin.map(str::to_string);
    let feeder = std::thread::spawn(move || {
        // Endless input, until nobody takes it.
        while text.as_ref().is_some_and(|text| input.write_all(text.as_bytes()).is_ok()) {}
    });
    let mut beginning = [0; 64];
    let read = child.stdout.take().unwrap().read(&mut beginning).unwrap();
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    let status = child.wait().unwrap();
    feeder.join().unwrap();
    (read, status.code(), said)
}

#[test]
fn a_closed_pipe_ends_quietly() {
    for args in [
        &["print", HUGE][..],
        &["print", "--style", "plain", HUGE],
        &["print", "--style", "coords", HUGE],
        &["print", "--style", "box", "--all", "(100000,100000)"],
        &["latex", "(100000,100000)"],
        &["coords", HUGE],
        &["coords", "--format", "csv", HUGE],
        &["coords", "--format", "json", HUGE],
        &["where", "--limit", "1000000000", "(100000,100000):(0,0)", "0"],
        &["functions"],
    ] {
        let (read, status, said) = read_and_leave(args, None);
        assert!(read > 0, "{args:?}");
        assert_eq!((status, said.as_str()), (Some(0), ""), "{args:?}");
    }
}

#[test]
fn a_closed_pipe_ends_a_batch_quietly() {
    for args in [&["eval", "-"][..], &["eval", "--format", "ndjson", "-"], &["crd2idx", "4:1"], &["print", "--style", "plain"], &["info"]] {
        let (read, status, said) = read_and_leave(args, Some("3\n"));
        assert!(read > 0, "{args:?}");
        assert_eq!((status, said.as_str()), (Some(0), ""), "{args:?}");
    }
}

#[test]
fn an_answer_comes_before_the_next_question() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cutectl"));
    let mut child = command.args(["eval", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut input, mut output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    for i in 0..5 {
        writeln!(input, "{i}+1").unwrap();
        let mut answer = String::new();
        output.read_line(&mut answer).unwrap();
        assert_eq!(answer, format!("{}\n", i + 1));
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_ends_with_3() {
    let runs: [&[&str]; 30] = [
        &["eval", "1"],
        &["eval", "--format", "json", "1"],
        &["4:1"],
        &["print", "2:1"],
        &["print", HUGE],
        &["latex", "2:1"],
        &["info", "4"],
        &["crd2idx", "4:1", "1"],
        &["idx2crd", "4", "1"],
        &["where", "4", "1"],
        &["coords", "4"],
        &["compat", "1", "2"],
        &["same", "1", "2"],
        &["slice", "(_,1)", "(2,2)"],
        &["coalesce", "4:1"],
        &["functions"],
        &["errors"],
        &["completions", "bash"],
        &["man"],
        &["--help"],
        &["--version"],
        &["svg", "2:1"],
        &["png", "2:1"],
        &["pdf", "2:1"],
        &["html", "2:1"],
        &["explain", "coalesce(4:1)"],
        &["functions", "size"],
        &["errors", "E0101"],
        &["learn", "--list"],
        &["repl"],
    ];
    let typed = format!("{}/typed", env!("CARGO_TARGET_TMPDIR"));
    std::fs::write(&typed, "4:1\n").unwrap();
    for args in runs {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_cutectl"))
            .args(args)
            .stdout(full)
            .stdin(std::fs::File::open(&typed).unwrap())
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(3), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
#[cfg(unix)]
fn input_that_cannot_be_read_ends_with_3() {
    let folder = std::fs::File::open(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_cutectl")).arg("eval").stdin(folder).output().unwrap();
    assert_eq!(output.status.code(), Some(3));
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot read standard input"));
}

#[test]
fn a_line_that_binds_is_answered_anew_however_often_it_stands_there() {
    cutectl(["eval", "A=1", "A=A+1", "A=A+1"]).ends().status(0).out("1\n2\n3\n");
    let lines = "A=1\nA=A+1; A\nA=A+1; A\nA\nA\n";
    cutectl(["eval", "-"]).stdin(lines).ends().status(0).out("2\n3\n3\n3\n");
    let ended = cutectl(["eval", "--format", "ndjson", "-"]).stdin("A=1\nA=A+1; A\nA=A+1; A\n").ends().status(0);
    ended.out_has("\"value\":2,").out_has("\"value\":3,");
}
