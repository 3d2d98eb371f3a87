//! `--jobs`: several threads answer as one does, byte for byte.

use super::rounds::rounds;
use super::{cutectl, eval};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};

/// The same answers, messages and status with one thread and with several, which are returned.
fn alike(args: &[&str], input: &str) -> (String, String) {
    let ended = |jobs: &str| cutectl(["--jobs", jobs].iter().chain(args)).stdin(input).ends();
    let one = ended("1");
    let jobs = ["3", "2", "5"];
    for jobs in if rounds(1) > 1 { &jobs[1..] } else { &jobs[..1] } {
        let several = ended(jobs);
        assert!(several.said() == one.said(), "{args:?}: other messages with {jobs} threads");
        assert!(several.written() == one.written(), "{args:?}: other answers with {jobs} threads");
        assert_eq!(several.code(), one.code(), "{args:?}: another status with {jobs} threads");
    }
    (one.written().to_string(), one.said().to_string())
}

/// So many lines: most have an answer, some are refused, some print, some are blank.
fn mixed(count: usize) -> String {
    let line = |i: usize| match i % 50 {
        7 => format!("size(({i},4)\n"),
        13 => format!("composition((6,{i}):(5,7),(4,3):(3,1))\n"),
        17 => "print((4,8):(1,4))\n".to_string(),
        23 => "print(\"no end\")\n".to_string(),
        29 => "\n".to_string(),
        31 => "(8,8):(8,1)(3,".to_string() + "4)\r\n",
        _ => format!("composition((6,2):({i},2),(4,3):(3,1))\n"),
    };
    (0..count).map(line).collect()
}

#[test]
fn good_and_bad_lines_answer_as_with_one_thread() {
    let input = mixed(6000);
    let (answers, messages) = alike(&["eval", "-"], &input);
    assert!(answers.lines().count() > 5000 && messages.matches("error[E0102]").count() > 100);
    assert!(messages.contains("5958 | size((5957,4)"));
    alike(&["eval", "--format", "ndjson", "-"], &input);
    alike(&["eval", "--format", "json", "-"], &input);
    alike(&["eval", "--format", "csv", "-"], &input);
    alike(&["eval", "--cxx", "--check", "-"], &input);
    alike(&["eval", "-D", "i=4", "--plain", "-"], &input);
}

#[test]
fn the_first_line_that_binds_ends_the_sharing() {
    let (before, after) = (mixed(4000), mixed(3000));
    for line in ["A = (4,8)", "B = (4,", "int f(int x) { return x + 1; }", "A = 3; print(\"said once\\n\")", "auto A = 4; A"] {
        let input = format!("{before}{line}\nsize(A)\nB\nf(4)\n{after}A\nA = 7\nA\n");
        let (answers, _) = alike(&["eval", "-"], &input);
        assert!(answers.ends_with("\n7\n"), "{line}");
        assert!(answers.matches("said once").count() <= 1);
    }
    alike(&["eval", "--each", "size(it)", "-"], &(0..9000).map(|i| format!("({i},4)\n")).collect::<String>());
}

#[test]
fn commands_that_answer_lines_share_them() {
    let shapes: String = (0..rounds(3000)).map(|i| if i % 300 == 7 { "(4,\n".into() } else { format!("({i},4)\n") }).collect();
    let numbers: String = (0..rounds(15_000)).map(|i| if i % 2999 == 7 { "(1,2\n".into() } else { format!("{i}\n") }).collect();
    let conditions: String = (0..rounds(3000)).map(|i| format!("size(({i},4)) == {}\n", if i % 333 == 5 { 7 } else { 4 * i })).collect();
    for args in [&["compat", "24", "-"][..], &["same", "24", "-"], &["coalesce", "-"], &["idx2crd", "(4,8)", "-"], &["divide", "-", "2"]] {
        alike(args, &shapes);
    }
    alike(&["crd2idx", "(1024,1024):(1024,1)", "-"], &numbers);
    alike(&["crd2idx", "--format", "ndjson", "(1024,1024):(1024,1)", "-"], &numbers);
    for args in [&["slice", "(_,1)", "-"][..], &["dice", "(_,1)", "-"], &["where", "(4,8):(8,1)", "-"], &["where", "--forms", "(4,8)", "-"]]
    {
        alike(args, &shapes[..20_000]);
        alike(args, &numbers[..10_000]);
    }
    for format in ["json", "ndjson", "csv", "tsv", "markdown"] {
        for args in [&["where", "(4,8):(8,1)", "-"][..], &["crd2idx", "(4,8):(8,1)", "-"], &["coalesce", "-"], &["slice", "(_,1)", "-"]] {
            alike(&[args, &["--format", format]].concat(), &shapes[..12_000]);
        }
        let refused = "(4,\n".repeat(2500);
        alike(&["eval", "-", "--format", format], &(refused.clone() + &shapes[..12_000]));
        alike(&["eval", "-", "--format", format], &refused);
    }
    alike(&["assert", "-"], &conditions);
    alike(&["assert", "--format", "csv", "-"], &conditions);
    let (_, said) = alike(&["assert", "-"], &"A = 3\n".repeat(rounds(2500)));
    assert!(said.contains("E0711"));
}

#[test]
fn numbers_are_read_by_several_threads() {
    let numbers: String = (0..100_000).map(|i| format!("{}\n", i % 10 * 10_000 + i / 10)).collect();
    let (answer, _) = alike(&["infer"], &numbers);
    assert!(answer.starts_with("(10,10000):(10000,1)\n"), "{answer}");
    alike(&["infer"], &numbers.replace("77777\n", "7\n"));
    alike(&["infer"], &numbers.replace("77777\n", "7x\n"));
    alike(&["infer"], &numbers.replace('\n', " "));
}

#[test]
fn many_lines_are_shared_without_being_asked() {
    let input = mixed(30_000);
    let one = cutectl(["--jobs", "1", "eval", "-"]).stdin(input.clone()).ends();
    let many = eval(["-"]).stdin(input).ends();
    assert!(one.written() == many.written() && one.said() == many.said() && one.code() == many.code());
}

#[test]
fn texts_that_are_no_lines_are_answered_too() {
    for input in ["", "\n", "size((4,8))", "\u{feff}4\n5", "4\r\n5\r", "\u{ff}\n4\n"] {
        alike(&["eval", "-"], input);
    }
    let long = format!("4\n{}\n5\nnope\n", "(".repeat((1 << 24) + 5));
    let (answers, messages) = alike(&["eval", "-"], &long);
    assert_eq!(answers, "4\n5\n");
    assert!(messages.contains("line 2") || messages.contains("2 |"), "{}", messages.chars().take(300).collect::<String>());
    assert!(messages.contains("4 | nope"), "a line that is too long counts as one");
}

#[test]
fn answers_come_while_the_input_is_still_open_and_end_with_their_reader() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cutectl"))
        .args(["eval", "--jobs", "3", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for i in 1..4 {
        writeln!(input, "size(({i},4))").unwrap();
        input.flush().unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        assert_eq!(line, format!("{}\n", 4 * i));
    }
    drop(output);
    let endless = std::thread::spawn(move || while input.write_all(b"size((4,8))\nsize((4,7))\n").is_ok() {});
    let status = child.wait().unwrap();
    endless.join().unwrap();
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!((status.code(), said.as_str()), (Some(0), ""));
}

#[test]
fn the_number_of_threads_is_one_or_more() {
    cutectl(["eval", "--jobs", "0", "4"]).ends().status(2).err_has("--jobs");
    cutectl(["eval", "--jobs", "4", "size((4,8))"]).prints("32\n");
}
