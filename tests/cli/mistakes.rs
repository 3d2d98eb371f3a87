//! Programs that no C++ compiler takes, each refused at the line that g++ blames.

use super::cutectl;

/// The headers that each section begins with, as `tests/cxx/mistakes.py` writes them.
const HEADERS: &str = "algorithm any array bitset chrono cmath complex cstdint cstdio cstdlib cstring deque forward_list functional \
                       initializer_list iomanip iostream iterator limits list map memory mutex numeric optional queue random set sstream \
                       stack stdexcept string string_view tuple type_traits unordered_map unordered_set utility variant vector";
/// What the sections about CuTe begin with behind them.
const CUTE: &str = "#include <cute/tensor.hpp>\nusing namespace cute;\n";

/// The sections of a file: the name, the program and the line that is wrong.
fn sections<'a>(text: &'a str, more: &str) -> Vec<(&'a str, String, usize)> {
    let before: String = HEADERS.split_whitespace().map(|header| format!("#include <{header}>\n")).collect();
    let before = before + more;
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
    are_refused_behind("", text, at_least);
}

fn are_refused_behind(more: &str, text: &str, at_least: usize) {
    let all = sections(text, more);
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
    all_are_refused(include_str!("../data/mistakes/classes.txt"), 140);
}

#[test]
fn what_templates_lambdas_and_constants_do_not_allow_is_refused() {
    all_are_refused(include_str!("../data/mistakes/templates.txt"), 80);
}

#[test]
fn statements_that_mean_nothing_are_refused() {
    all_are_refused(include_str!("../data/mistakes/statements.txt"), 85);
}

#[test]
fn what_the_language_does_not_allow_is_refused_where_nothing_calls_it() {
    all_are_refused(include_str!("../data/mistakes/language.txt"), 320);
}

#[test]
fn what_the_standard_library_does_not_allow_is_refused() {
    all_are_refused(include_str!("../data/mistakes/library.txt"), 260);
}

#[test]
fn what_cute_does_not_allow_is_refused() {
    are_refused_behind(CUTE, include_str!("../data/mistakes/cute.txt"), 190);
}

#[test]
fn a_message_names_types_and_no_values_of_layouts() {
    let program = "#include <cute/tensor.hpp>\nusing namespace cute;\nint main() {\n  auto L = make_layout(make_shape(4, 8), \
                   make_stride(_1{}, 4));\n  int x = L;\n}\n";
    let ended = cutectl(["run", "-"]).stdin(program).ends();
    assert_eq!(ended.code(), Some(2));
    let said = ended.said();
    assert!(said.contains("no conversion from `Layout<tuple<int,int>,tuple<C<1>,int>>` to `int`"), "{said}");
    assert!(said.contains("<stdin>:5:11"), "{said}");
}
