//! The recorded answers of real CuTe (`tests/data/*.jsonl`) against the library.
//!
//! A line of a file is one case:
//!
//! ```text
//! {"expr": EXPR, "expect": TEXT}                    the value as CuTe prints it, under `--cxx`;
//!                                                   with "mode": "static" in value mode too
//! {"expr": EXPR, "expect": TEXT, "mode": "value"}   value mode, flags included
//! {"expr": EXPR, "expect": TEXT, "plain": true}     value mode, underscores and blanks ignored
//! {"cmd": ["print", EXPR], "expect": TEXT}          a rendering under `--cxx`
//! ... "error": TEXT instead of "expect"             must be refused, with a span inside the line;
//!                                                   not judged where C++ only lacks an overload
//! ```
//!
//! The cases of `glue.jsonl` are C++ text, and a missing overload is to be refused there under `--cxx`.
//!
//! `tests/data/pending.txt` lists the cases that do not hold yet. It may only shrink: a listed case
//! that holds fails the test until its line is removed (`CUTECTL_BLESS=1` removes such lines).

use crate::support;

use crate::support::{cases, text};
use cutectl::algebra::Mode;
use cutectl::eval::Session;
use cutectl::say::Diagnostic;
use serde_json::Value as Json;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::process::Command;
use std::sync::{Mutex, PoisonError};

/// How a case is asked and compared.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    Cxx,
    Value,
    Plain,
}

impl Way {
    fn name(self) -> &'static str {
        match self {
            Way::Cxx => "--cxx",
            Way::Value => "value",
            Way::Plain => "plain",
        }
    }

    fn asks(self, case: &Json) -> bool {
        let plain = case["plain"] == true;
        match self {
            Way::Cxx => !plain && case["mode"] != "value",
            Way::Value => !plain && (case["mode"] == "static" || case["mode"] == "value"),
            Way::Plain => plain,
        }
    }

    fn session(self) -> Session {
        Session::new(if self == Way::Cxx { Mode::Cxx } else { Mode::Value })
    }

    fn equal(self, got: &str, want: &str) -> bool {
        match self {
            Way::Plain => plain(got) == plain(want),
            _ => got == want,
        }
    }
}

/// `_4` to `4`, blanks dropped; a lone underscore stays.
fn plain(text: &str) -> String {
    let text: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    let digit = |i: usize| text.get(i).is_some_and(char::is_ascii_digit);
    let marks = |i: usize| digit(i + 1) || (text.get(i + 1) == Some(&'-') && digit(i + 2));
    (0..text.len()).filter(|i| text[*i] != '_' || !marks(*i)).map(|i| text[i]).collect()
}

/// C++ has no such overload, or fails in its own types: a friendlier tool may give an answer.
fn overload_only(case: &Json) -> bool {
    let starts = |message: &str| ["no match", "incomplete type", "argument to", "'"].iter().any(|s| message.starts_with(s));
    text(case, "error").is_some_and(starts)
}

/// A refusal that helps: a code, a message, a span inside the line.
fn well_refused(d: &Diagnostic, source: &str) -> bool {
    let span = d.span();
    !d.code.is_empty() && !d.message.is_empty() && span.start <= span.end && span.end as usize <= source.len()
}

/// What is wrong with the answer to one case, `None` if it holds.
fn complaint(way: Way, session: &mut Session, case: &Json, source: &str) -> Option<String> {
    match (support::line(session, source), text(case, "expect")) {
        (Ok(got), Some(want)) if way.equal(&got, want) => None,
        (Ok(got), Some(want)) => Some(format!("want {want}\n    got  {got}")),
        (Err(d), Some(want)) => Some(format!("want {want}\n    got  {}: {}", d.code, d.message)),
        (Err(d), None) if well_refused(&d, source) => None,
        (Err(d), None) => Some(format!("a refusal without help: {d:?}")),
        (Ok(got), None) => Some(format!("want a refusal: {}\n    got  {got}", case["error"])),
    }
}

const PENDING: &str = "tests/data/pending.txt";

/// Held while the pending list is read and written: the tests run side by side.
static LIST: Mutex<()> = Mutex::new(());

/// A line of the pending list: the group, the family, the expression, apart by tabs.
fn key(group: &str, case: &Json, source: &str) -> String {
    format!("{group}\t{}\t{source}", text(case, "family").unwrap_or("-"))
}

/// Compares what does not hold with what is known not to hold.
fn settle(group: &str, failures: &[(String, String)], held: &BTreeSet<String>) {
    let _held = LIST.lock().unwrap_or_else(PoisonError::into_inner);
    let pending = support::read(PENDING);
    let listed: BTreeSet<&str> = pending.lines().filter(|l| l.starts_with(&format!("{group}\t"))).collect();
    let mut report = String::new();
    let new: Vec<_> = failures.iter().filter(|(key, _)| !listed.contains(key.as_str())).collect();
    for (key, why) in new.iter().take(20) {
        let _ = writeln!(report, "{}\n    {why}", key.replace('\t', "  "));
    }
    let stale: BTreeSet<&str> = listed.iter().copied().filter(|l| held.contains(*l)).collect();
    if support::bless() && !stale.is_empty() {
        let kept: String = pending.lines().filter(|l| !stale.contains(l)).map(|l| format!("{l}\n")).collect();
        std::fs::write(support::path(PENDING), kept).expect("the pending list can be written");
    } else {
        for line in stale.iter().take(20) {
            let _ = writeln!(report, "holds now, remove it from {PENDING}: {line}");
        }
    }
    for line in listed.iter().filter(|l| !held.contains(**l) && !failures.iter().any(|(key, _)| key == **l)) {
        let _ = writeln!(report, "no such case, remove it from {PENDING}: {line}");
    }
    let (new, stale) = (new.len(), if support::bless() { 0 } else { stale.len() });
    assert!(report.is_empty(), "{group}: {new} new failures, {stale} pending cases that hold\n{report}");
}

/// Judges all expressions of a file that are asked in one way.
fn check(name: &str, way: Way) {
    let group = format!("{name} {}", way.name());
    let mut session = way.session();
    let (mut failures, mut held) = (Vec::new(), BTreeSet::new());
    for case in cases(name).iter().filter(|c| way.asks(c) && !overload_only(c)) {
        let Some(source) = text(case, "expr") else { continue };
        let key = key(&group, case, source);
        match complaint(way, &mut session, case, source) {
            None => drop(held.insert(key)),
            Some(why) => failures.push((key, why)),
        }
    }
    assert!(held.len() + failures.len() > 0, "{group}: nothing was asked");
    // An expression may stand in several cases: it holds if all of them do.
    for (key, _) in &failures {
        held.remove(key);
    }
    settle(&group, &failures, &held);
}

#[test]
fn recorded_answers_hold_under_cxx() {
    check("cases-public", Way::Cxx);
}

#[test]
fn recorded_static_answers_hold_in_value_mode() {
    check("cases-public", Way::Value);
}

/// Tuple functions on layouts, profiles with layouts, casts, slices: a missing overload is judged too.
#[test]
fn what_joins_tuples_and_layouts_is_cute_s() {
    for way in [Way::Cxx, Way::Value] {
        let mut session = way.session();
        let recorded = cases("glue");
        let judged = recorded.iter().filter(|c| way.asks(c)).filter_map(|c| {
            let source = text(c, "expr")?;
            Some(format!("{source}\n    {}", complaint(way, &mut session, c, source)?))
        });
        let wrong: Vec<String> = judged.collect();
        assert!(recorded.len() > 500 && wrong.is_empty(), "{} wrong\n{}", way.name(), wrong.join("\n"));
    }
}

#[test]
fn answers_of_value_mode_hold() {
    check("value-public", Way::Value);
}

#[test]
fn answers_of_other_tools_hold() {
    check("peers-public", Way::Plain);
}

#[test]
fn tilings_hold_under_cxx_and_in_value_mode() {
    for file in ["reference-tilings", "tilings-public"] {
        check(file, Way::Cxx);
        check(file, Way::Value);
    }
}

#[test]
fn copies_by_tma_and_descriptors() {
    check("tma-public", Way::Cxx);
}

#[test]
fn answers_of_the_documents_hold_under_cxx() {
    check("reference-cases", Way::Cxx);
}

#[test]
fn static_answers_of_the_documents_hold_in_value_mode() {
    check("reference-cases", Way::Value);
}

#[test]
fn renderings_are_cute_s_byte_for_byte() {
    let mut asked = 0;
    let recorded = [cases("cases-public"), cases("renders-public"), cases("glue")];
    for case in recorded.iter().flatten().filter(|c| c.get("cmd").is_some() && !overload_only(c)) {
        let argv: Vec<&str> = case["cmd"].as_array().unwrap().iter().map(|a| a.as_str().unwrap()).collect();
        let output = Command::new(env!("CARGO_BIN_EXE_cutectl")).arg("--cxx").args(&argv).env_remove("CUTECTL_PLAIN").output().unwrap();
        let out = String::from_utf8(output.stdout).unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        match text(case, "expect") {
            Some(want) => {
                assert_eq!(output.status.code(), Some(0), "{argv:?}: {err}");
                let bare = |t: &str| t.strip_suffix('\n').unwrap_or(t).to_string();
                assert_eq!(bare(&out), bare(want), "{argv:?}");
            }
            None => assert_eq!((output.status.code(), out.as_str()), (Some(2), ""), "{argv:?}: {err}"),
        }
        asked += 1;
    }
    assert!(asked > 99, "only {asked} renderings");
}

#[test]
fn plain_text_ignores_flags_and_blanks_alone() {
    assert_eq!(plain("(_4, _-8):(_1,_4)"), "(4,-8):(1,4)");
    assert_eq!(plain("(_,_,3)"), "(_,_,3)");
    assert_eq!(plain("Sw<2,0,3> o _0 o _8:_1"), "Sw<2,0,3>o0o8:1");
    assert!(Way::Plain.equal("_4:_1", "4:1") && !Way::Cxx.equal("_4:_1", "4:1"));
}
