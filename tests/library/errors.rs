//! The index of errors against what the program says: each entry's wrong text has that code and no
//! other, its right text has none, no code is missing, and every message and caret is pinned in
//! `tests/data/diagnostics.txt` (`CUTECTL_BLESS=1` writes it).

use crate::support;

use crate::support::{path, read};
use cutectl::say::index::{self, Entry, entries};
use serde_json::Value as Json;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Output, Stdio};

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

/// Runs the command line of an entry in a shell.
fn shell(command: &str) -> Output {
    let folder = std::path::Path::new(env!("CARGO_BIN_EXE_cutectl")).parent().unwrap();
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap_or_default());
    Command::new("sh").args(["-c", command]).env("PATH", path).env_remove("CUTECTL_PLAIN").env_remove("CLICOLOR_FORCE").output().unwrap()
}

/// Every failure of many checks at once.
fn none(failures: Vec<String>) {
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn the_wrong_text_has_its_code_and_no_other() {
    none(
        entries()
            .filter_map(|e| match e.wrong.strip_prefix("$ ") {
                Some(command) => {
                    let said = shell(command);
                    let text = String::from_utf8_lossy(&said.stderr).contains(&format!("[{}]", e.code));
                    let json = String::from_utf8_lossy(&said.stdout).contains(&format!("\"code\":\"{}\"", e.code));
                    let has = text || json;
                    (!has || said.status.code() != Some(2)).then(|| format!("{}: {command} ends with {said:?}", e.code))
                }
                None => (codes(e.wrong) != [e.code]).then(|| format!("{}: {} has {:?}", e.code, e.wrong, codes(e.wrong))),
            })
            .collect(),
    );
}

#[test]
fn the_right_text_has_no_error() {
    let holds = |e: &&Entry| match e.right.strip_prefix("$ ") {
        Some(command) => shell(command).status.success(),
        None => codes(e.right).is_empty(),
    };
    none(entries().filter(|e| e.right.is_empty() || !holds(e)).map(|e| format!("{}: {}", e.code, e.right)).collect());
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
        if at.extension().is_none_or(|e| e != "rs") || at.ends_with("src/say/index.rs") {
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
    let listed: Vec<String> = entries().map(|e| e.code.to_string()).collect();
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
    assert!(index::entry("e0101").is_some() && index::entry("E9999").is_none());
    for Entry { code, title, text, .. } in entries() {
        assert!(!title.is_empty() && !text.is_empty(), "{code} says too little");
        let output = run(&["errors", &code.to_lowercase()], b"");
        let shown = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success() && shown.contains(title) && shown.starts_with(code), "{code}: {shown}");
    }
}

#[test]
fn every_message_and_every_caret_is_pinned() {
    let mut now = String::new();
    for e in entries().filter(|e| !e.wrong.starts_with("$ ")) {
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
