//! Programs that no C++ compiler takes, each refused at the line that g++ blames.

use super::cutectl;

/// The headers that each section begins with, as `tests/cxx/mistakes.py` writes them.
const HEADERS: &str = "algorithm array cmath cstdio cstdlib cstring functional iostream list map memory numeric optional set sstream \
                       string tuple type_traits utility vector";

/// The sections of a file: the name, the program and the line that is wrong.
fn sections(text: &str) -> Vec<(&str, String, usize)> {
    let before: String = HEADERS.split_whitespace().map(|header| format!("#include <{header}>\n")).collect();
    let mut all = Vec::new();
    for section in text.split("\n== ").map(|section| section.strip_prefix("== ").unwrap_or(section)) {
        let (name, body) = section.split_once('\n').unwrap();
        let is_whole = name.contains("outside") || body.contains("main(");
        let body = if is_whole { format!("{body}\n") } else { format!("int main() {{\n{body}\n}}\n") };
        let program = before.clone() + &body;
        let wrong = program.lines().position(|line| line.ends_with("//!")).unwrap_or_else(|| panic!("{name}: no line is marked"));
        all.push((name, program, wrong + 1));
    }
    all
}

fn all_are_refused(text: &str, at_least: usize) {
    let all = sections(text);
    assert!(all.len() >= at_least, "{}", all.len());
    for (name, program, line) in all {
        let ended = cutectl(["run", "-"]).stdin(program.as_str()).ends();
        assert_eq!(ended.code(), Some(2), "{name}: {}", ended.said());
        assert!(ended.said().contains(&format!("<stdin>:{line}:")), "{name}, line {line}: {}", ended.said());
    }
}

#[test]
fn what_is_declared_twice_or_too_late_is_refused() {
    all_are_refused(include_str!("../data/mistakes/names.txt"), 60);
}

#[test]
fn what_changes_constants_or_values_is_refused() {
    all_are_refused(include_str!("../data/mistakes/values.txt"), 75);
}

#[test]
fn what_has_the_wrong_type_is_refused() {
    all_are_refused(include_str!("../data/mistakes/types.txt"), 155);
}

#[test]
fn what_classes_do_not_allow_is_refused() {
    all_are_refused(include_str!("../data/mistakes/classes.txt"), 95);
}

#[test]
fn statements_that_mean_nothing_are_refused() {
    all_are_refused(include_str!("../data/mistakes/statements.txt"), 85);
}
