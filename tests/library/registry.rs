//! The registry of functions: every example answers what it says, help names every row, and what
//! is printed reads back as itself.

use crate::support::{alone, cases, mode_of, text};
use cutectl::algebra::Mode;
use cutectl::functions::{self, Form};
use std::collections::BTreeSet;
use std::process::Command;

/// What the binary prints on standard output, and its exit status.
fn cutectl(args: &[&str]) -> (String, Option<i32>) {
    let output = Command::new(env!("CARGO_BIN_EXE_cutectl")).args(args).env_remove("CUTECTL_PLAIN").output().unwrap();
    (String::from_utf8(output.stdout).unwrap(), output.status.code())
}

/// Every failure of many checks at once.
fn none(failures: Vec<String>) {
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn every_example_answers_what_it_says() {
    let mut failures = Vec::new();
    let mut checked = 0;
    for (_, row) in functions::all() {
        for (example, want) in row.examples {
            let (mode, source) = mode_of(example);
            let got = match row.form {
                // A statement prints: that is the command line's part.
                Form::Statement => {
                    let mut args = vec!["eval", source];
                    args.splice(0..0, (mode == Mode::Cxx).then_some("--cxx"));
                    cutectl(&args).0.trim_end_matches('\n').to_string()
                }
                _ => alone(mode, source).unwrap_or_else(|d| format!("{}: {}", d.code, d.message)),
            };
            if got != *want {
                failures.push(format!("{}: {example}\n  want {want}\n  got  {got}", row.name));
            }
            checked += 1;
        }
    }
    none(failures);
    assert!(checked > 200, "only {checked} examples");
}

/// The short command of a function, if there is one: its words before and behind the first operand.
fn short_command(function: &str) -> Option<(Vec<&str>, &'static str)> {
    let kind = |command, suffix| function.strip_suffix(suffix).map(|kind| (vec![command, "--kind", kind], ""));
    match function {
        "slice" => Some((vec!["slice"], "")),
        "dice" => Some((vec!["dice"], "")),
        "coalesce" => Some((vec!["coalesce"], "--by")),
        "composition" => Some((vec!["compose"], "")),
        "complement" => Some((vec!["complement"], "")),
        "right_inverse" => Some((vec!["inverse"], "")),
        "left_inverse" => Some((vec!["inverse", "--left"], "")),
        "crd2idx" => Some((vec!["crd2idx"], "")),
        "idx2crd" => Some((vec!["idx2crd"], "")),
        "inner_product" => None,
        _ => kind("divide", "_divide").or(kind("product", "_product")),
    }
}

/// The operands of `name(operand, operand)`.
fn operands<'e>(call: &'e str, name: &str) -> Option<Vec<&'e str>> {
    let inside = call.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')')?;
    let (mut depth, mut from, mut all) = (0, 0, Vec::new());
    for (i, c) in inside.char_indices() {
        match c {
            '(' | '<' | '[' | '{' => depth += 1,
            ')' | '>' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                all.push(inside[from..i].trim());
                from = i + 1;
            }
            _ => {}
        }
    }
    all.push(inside[from..].trim());
    (depth == 0).then_some(all)
}

#[test]
fn a_short_command_answers_as_its_function() {
    let mut failures = Vec::new();
    let mut compared = std::collections::BTreeMap::<&str, usize>::new();
    for (_, row) in functions::all() {
        let Some((command, flag)) = short_command(row.name) else {
            continue;
        };
        for (example, want) in row.examples {
            let (mode, source) = mode_of(example);
            let Some(mut operands) = operands(source, row.name) else {
                continue;
            };
            // These commands take the layout first, and many coordinates behind it.
            if ["crd2idx", "idx2crd"].contains(&row.name) {
                let [_, _] = operands[..] else {
                    continue;
                };
                operands.swap(0, 1);
            }
            let mut words = command.clone();
            words.extend((mode == Mode::Cxx).then_some("--cxx"));
            for (i, operand) in operands.iter().enumerate() {
                words.extend((i == 1 && !flag.is_empty()).then_some(flag));
                words.push(operand);
            }
            let (answer, status) = cutectl(&words);
            if answer.lines().next() != Some(want) || status != Some(0) {
                failures.push(format!("{words:?}\n  want {want}\n  got  {answer}"));
            }
            *compared.entry(command[0]).or_default() += 1;
        }
    }
    none(failures);
    let commands: Vec<&str> = compared.into_keys().collect();
    assert_eq!(commands, ["coalesce", "complement", "compose", "crd2idx", "dice", "divide", "idx2crd", "inverse", "product", "slice"]);
}

#[test]
fn every_row_that_answers_has_an_example_and_a_source() {
    // Its output is a whole document.
    let without = ["print_latex"];
    let lacking = functions::all().map(|(_, row)| row).filter(|r| r.examples.is_empty() && !without.contains(&r.name));
    let sourceless = functions::all().map(|(_, row)| row).filter(|r| r.source.is_empty() || r.summary.is_empty());
    none(
        lacking.map(|r| format!("{} has no example", r.name)).chain(sourceless.map(|r| format!("{}: source or summary", r.name))).collect(),
    );
}

#[test]
fn an_example_shows_its_own_function() {
    let shows = |text: &str, name: &str| text.match_indices(name).any(|(i, _)| !text[..i].ends_with(|c: char| c.is_alphanumeric()));
    let mut failures = Vec::new();
    for (_, row) in functions::all().filter(|(_, row)| !row.examples.is_empty()) {
        let mut names = std::iter::once(&row.name).chain(row.aliases);
        let (owner, member) = row.owner_and_member();
        let of_type = |input: &str| !member.is_empty() && shows(input, owner) && input.contains(&format!(">{member}"));
        if !names.any(|name| row.examples.iter().any(|(input, _)| shows(input, name) || of_type(input))) {
            failures.push(row.name.to_string());
        }
    }
    none(failures);
}

#[test]
fn every_function_is_listed_and_explained() {
    let (listing, status) = cutectl(&["functions"]);
    assert_eq!(status, Some(0));
    let (json, _) = cutectl(&["functions", "--format", "json"]);
    let rows: Vec<serde_json::Value> = serde_json::from_str(&json).expect("JSON");
    let listed: BTreeSet<&str> = rows.iter().filter_map(|r| text(r, "name")).collect();
    let mut failures = Vec::new();
    for (family, row) in functions::all() {
        let signature = row.signature();
        if !listing.contains(&format!("│ {signature} ")) || !listed.contains(row.name) || !listing.contains(family.title) {
            failures.push(format!("`functions` lacks {signature}"));
        }
        let (help, status) = cutectl(&["functions", row.name]);
        let examples = row.examples.iter().flat_map(|(input, output)| std::iter::once(mode_of(input).1).chain(output.lines()));
        let parts = [signature.as_str(), row.summary, row.source].into_iter().chain(row.requires.iter().copied()).chain(examples);
        failures.extend(parts.filter(|part| !help.contains(part)).map(|part| format!("`functions {}` lacks {part}", row.name)));
        if status != Some(0) || !help.starts_with(&signature) {
            failures.push(format!("`functions {}` ends with {status:?}", row.name));
        }
    }
    none(failures);
}

#[test]
fn an_alias_is_the_same_function() {
    for (_, row) in functions::all() {
        for alias in row.aliases {
            assert_eq!(functions::lookup(alias).map(|id| id.row().name), Some(row.name), "{alias}");
        }
    }
}

/// What CuTe prints that means something else as input: a character is a name,
/// and an incongruent layout is made by a call alone.
const OTHERWISE: [&str; 2] = ["c", "(4,8):8"];

/// A ratio as CuTe prints it, `_3/_2`, is a division where it is read.
fn is_ratio(text: &str) -> bool {
    let number = |part: &str| part.strip_prefix('_').is_some_and(|digits| digits.parse::<i64>().is_ok());
    text.split_once('/').is_some_and(|(n, d)| number(n) && number(d))
}

/// The notation of mixed bits is not read yet.
fn has_mixed_bits(text: &str) -> bool {
    text.contains("M_") && text.contains(")=")
}

/// Reads `text` back; what is wrong with that.
fn read_back(mode: Mode, text: &str) -> Option<String> {
    if OTHERWISE.contains(&text) || is_ratio(text) {
        return None;
    }
    match alone(mode, text) {
        Err(_) if has_mixed_bits(text) => None,
        Ok(_) if has_mixed_bits(text) => Some(format!("{text}\n  reads back now: drop `has_mixed_bits`")),
        Ok(again) if again == text => None,
        Ok(again) => Some(format!("{text}\n  reads back as {again}")),
        Err(d) => Some(format!("{text}\n  does not read back, {}: {}", d.code, d.message)),
    }
}

#[test]
fn printed_examples_read_back_as_themselves() {
    let examples = functions::all().filter(|(_, row)| row.form != Form::Statement).flat_map(|(_, row)| row.examples);
    let texts: BTreeSet<(bool, &str)> = examples.map(|(input, output)| (mode_of(input).0 == Mode::Cxx, *output)).collect();
    none(texts.iter().filter_map(|(cxx, t)| read_back(if *cxx { Mode::Cxx } else { Mode::Value }, t)).collect());
}

#[test]
fn recorded_answers_read_back_as_themselves() {
    let mut texts = BTreeSet::new();
    for name in ["cases-public", "value-public", "reference-cases"] {
        for case in cases(name).iter().filter(|c| c.get("expr").is_some()) {
            let cxx = case["mode"] != "value";
            texts.extend(text(case, "expect").map(|t| (cxx, t.to_string())));
        }
    }
    assert!(texts.len() > 2000, "only {} texts", texts.len());
    none(texts.iter().filter_map(|(cxx, t)| read_back(if *cxx { Mode::Cxx } else { Mode::Value }, t)).collect());
}
