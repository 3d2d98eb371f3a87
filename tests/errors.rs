//! The index of errors against what the program says: each entry's wrong text has that code and no
//! other, its right text has none, no code is missing, and every message and caret is pinned in
//! `tests/data/diagnostics.txt` (`CUTECTL_BLESS=1` writes it).

mod support;

use cutectl::lang::errors::{self, Entry, INDEX};
use serde_json::Value as Json;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Output, Stdio};
use support::{path, read};

/// Runs the binary.
fn run(args: &[&str], stdin: &[u8]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cutectl"));
    command.args(args).env_remove("CUTECTL_PLAIN").env_remove("CLICOLOR_FORCE");
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(stdin).unwrap();
    child.wait_with_output().unwrap()
}

/// The arguments that evaluate the text of an entry.
fn arguments<'t>(text: &'t str, more: &[&'static str]) -> Vec<&'t str> {
    let (cxx, text) = match text.strip_prefix("--cxx ") {
        Some(text) => (Some("--cxx"), text),
        None => (None, text),
    };
    cxx.into_iter().chain(["eval"]).chain(more.iter().copied()).chain(["--", text]).collect()
}

/// The codes of the error, or else of the warnings, of a text.
fn codes(text: &str) -> Vec<String> {
    let output = run(&arguments(text, &["--format", "ndjson"]), b"");
    let answer: Json = serde_json::from_slice(&output.stdout).unwrap_or_else(|e| panic!("{text}: {e}"));
    let code = |d: &Json| d["code"].as_str().expect("a code").to_string();
    match answer.get("error") {
        Some(error) => vec![code(error)],
        None => answer["warnings"].as_array().map_or(Vec::new(), |all| all.iter().map(code).collect()),
    }
}

/// Where a text cannot have the error: how to get it.
fn elsewhere(code: &str) -> Option<Output> {
    Some(match code {
        "E0103" => run(&["eval", ""], b""),
        "E0106" => run(&["eval", "-"], "(".repeat(100_000).as_bytes()),
        "E0112" => run(&["eval", "-"], b"4:\xff1\n"),
        "E0429" => run(&["print", "(2,-4)"], b""),
        "E0506" => {
            // Any twenty of them sum to more than the index, and fewer never to as much.
            let strides: Vec<String> = (0..40i64).map(|i| (1_000_000_000_000 + 1009 * (i * i + 3)).to_string()).collect();
            run(&["where", &format!("({}):({})", ["2"; 40].join(","), strides.join(",")), "20000000000001"], b"")
        }
        "E0801" => run(&["bank", "--addresses", "-"], b"{\"op\":\"ld.b32\"}\n"),
        "E0802" => run(&["bank", "32:1", "--dtype", "f32", "--tv", "row", "--access", "mov"], b""),
        "E0803" => run(&["bank", "--addresses", "-"], format!("{{\"op\":\"ld.b64\",\"addr\":[4{}]}}", ",0".repeat(31)).as_bytes()),
        "E0804" => run(&["bank", "(32,2):(1,32)", "--dtype", "f32", "--tv", "(32,2):(1,32)", "--access", "ld.b64"], b""),
        "E0805" => run(&["bank", "32:1", "--dtype", "f32", "--tv", "(32,1):(2,0)"], b""),
        "E0806" => run(&["bank", "32:1", "--tv", "row"], b""),
        "E0704" => run(&["-D", "4", "eval", "1"], b""),
        "E0705" => run(&["png", "(4096,4096)"], b""),
        _ => return None,
    })
}

/// Every failure of many checks at once.
fn none(failures: Vec<String>) {
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn the_wrong_text_has_its_code_and_no_other() {
    none(
        INDEX
            .iter()
            .filter_map(|e| match e.wrong {
                "" => {
                    let said = elsewhere(e.code).map(|o| String::from_utf8([o.stderr, o.stdout].concat()).unwrap());
                    let shown = [format!("[{}]", e.code), format!("{{\"code\":\"{}\"", e.code)];
                    let has = said.as_ref().is_some_and(|s| shown.iter().any(|code| s.contains(code)));
                    (!has).then(|| format!("{} has no wrong text; without one: {said:?}", e.code))
                }
                wrong => (codes(wrong) != [e.code]).then(|| format!("{}: {wrong} has {:?}", e.code, codes(wrong))),
            })
            .collect(),
    );
}

#[test]
fn the_right_text_has_no_error() {
    none(INDEX.iter().filter(|e| !e.right.is_empty() && !codes(e.right).is_empty()).map(|e| format!("{}: {}", e.code, e.right)).collect());
}

/// Every code that stands in the source of the program outside the index and outside comments.
fn produced() -> BTreeSet<String> {
    let mut files = vec![path("src")];
    let mut codes = BTreeSet::new();
    while let Some(at) = files.pop() {
        if at.is_dir() {
            files.extend(std::fs::read_dir(&at).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        if at.extension().is_none_or(|e| e != "rs") || at.ends_with("src/lang/errors.rs") {
            continue;
        }
        let text = std::fs::read_to_string(&at).unwrap();
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//") && !line.contains("after_help")) {
            let starts = line.match_indices("E0").filter(|(i, _)| line[..*i].ends_with(['"', '[']));
            let code = |i: usize| line.get(i..i + 5).filter(|c| c[1..].bytes().all(|b| b.is_ascii_digit()));
            codes.extend(starts.filter_map(|(i, _)| code(i)).map(str::to_string));
        }
    }
    codes
}

#[test]
fn the_index_has_every_code_once_and_no_more() {
    let listed: Vec<String> = INDEX.iter().map(|e| e.code.to_string()).collect();
    let mut sorted = listed.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(listed, sorted, "in order, and once");
    let produced = produced();
    assert!(produced.len() > 50, "only {} codes in the source", produced.len());
    let listed: BTreeSet<String> = listed.into_iter().collect();
    let missing: Vec<_> = produced.difference(&listed).collect();
    let dead: Vec<_> = listed.difference(&produced).collect();
    assert!(missing.is_empty() && dead.is_empty(), "not in the index: {missing:?}; in the index alone: {dead:?}");
}

#[test]
fn an_entry_is_found_in_either_case_and_shown() {
    assert!(errors::entry("e0101").is_some() && errors::entry("E9999").is_none());
    for Entry { code, title, text, .. } in INDEX {
        assert!(!title.is_empty() && !text.is_empty(), "{code} says too little");
        let output = run(&["errors", &code.to_lowercase()], b"");
        let shown = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success() && shown.contains(title) && shown.starts_with(code), "{code}: {shown}");
    }
}

#[test]
fn every_message_and_every_caret_is_pinned() {
    let mut now = String::new();
    for e in INDEX.iter().filter(|e| !e.wrong.is_empty()) {
        let output = run(&arguments(e.wrong, &[]), b"");
        let _ = writeln!(now, "{} {}\n{}", e.code, e.wrong, String::from_utf8(output.stderr).unwrap());
    }
    const PINNED: &str = "tests/data/diagnostics.txt";
    if support::bless() {
        std::fs::write(path(PINNED), &now).unwrap();
    }
    let pinned = read(PINNED);
    let differs: Vec<String> = now.split("\nE0").filter(|part| !pinned.contains(part.trim_end())).map(|part| format!("E0{part}")).collect();
    assert!(pinned == now, "{PINNED} says otherwise (CUTECTL_BLESS=1 writes it):\n{}", differs.join("\n"));
}
