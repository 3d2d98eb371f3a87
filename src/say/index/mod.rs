//! The index of errors: what every code means, with a text that has it and the same text mended. A file a family.

mod algebra;
mod files;
mod kinds;
mod memory;
mod names;
mod programs;
mod range;
mod soundness;
mod syntax;

/// The entry of one error code.
pub struct Entry {
    /// The code: `E0301`.
    pub code: &'static str,
    /// The title of the error: a few words, as the list of all errors shows it.
    pub title: &'static str,
    /// What it means and what to do.
    pub text: &'static str,
    /// A text that has it, behind `--cxx` where only that mode refuses it; behind `$ ` a command
    /// line, where a text alone cannot have it.
    pub wrong: &'static str,
    /// The text of `wrong`, mended.
    pub right: &'static str,
}

const fn row(code: &'static str, title: &'static str, wrong: &'static str, right: &'static str, text: &'static str) -> Entry {
    Entry { code, title, text, wrong, right }
}

/// The families, in the order of their codes.
static FAMILIES: &[&[Entry]] =
    &[syntax::ROWS, names::ROWS, kinds::ROWS, algebra::ROWS, range::ROWS, soundness::ROWS, files::ROWS, memory::ROWS, programs::ROWS];

/// Every entry, in the order of the codes.
pub fn entries() -> impl Iterator<Item = &'static Entry> {
    FAMILIES.iter().copied().flatten()
}

/// The entry of `code`, in either case.
pub fn entry(code: &str) -> Option<&'static Entry> {
    entries().find(|e| e.code.eq_ignore_ascii_case(code))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::algebra::Mode;
    use crate::eval::Session;
    use crate::say;
    use std::fs;
    use std::path::Path;

    /// The code of a text's error or finding, `None` if it has a value without one.
    fn code(text: &str) -> Option<&'static str> {
        let (mode, text) = match text.strip_prefix("--cxx ") {
            Some(text) => (Mode::Cxx, text),
            None => (Mode::Value, text),
        };
        let (arena, mut session) = (bumpalo::Bump::new(), Session { check: true, ..Session::new(mode) });
        match session.line(&arena, text) {
            Ok(outcome) => outcome.warnings.first().map(|w| say::explain_warning(w).code),
            Err(error) => Some(say::explain(&error, text, &session.env).code),
        }
    }

    /// The code of all files but those of the index, without their tests.
    fn walk(folder: &Path, out: &mut String) {
        for entry in fs::read_dir(folder).unwrap() {
            match entry.unwrap().path() {
                path if path.ends_with("say/index") => {}
                path if path.is_dir() => walk(&path, out),
                path => {
                    let text = fs::read_to_string(&path).unwrap();
                    out.push_str(text.split("#[cfg(test)]").next().unwrap());
                }
            }
        }
    }

    #[test]
    fn every_code_that_is_produced_has_an_entry() {
        let mut sources = String::new();
        walk(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut sources);
        let mut produced: Vec<&str> = sources.match_indices("\"E0").map(|(at, _)| &sources[at + 1..at + 6]).collect();
        produced.retain(|code| code[1..].bytes().all(|b| b.is_ascii_digit()));
        produced.sort_unstable();
        produced.dedup();
        let listed: Vec<&str> = entries().map(|e| e.code).collect();
        assert_eq!(listed, produced);
    }

    #[test]
    fn the_wrong_text_has_the_error_and_the_right_one_has_none() {
        for e in entries() {
            let judged_outside = e.code == "E0505"; // of the value, by the command line
            if !e.wrong.starts_with("$ ") && !judged_outside {
                assert_eq!(code(e.wrong), Some(e.code), "{}", e.wrong);
            }
            if !e.right.starts_with("$ ") {
                assert_eq!(code(e.right), None, "{}", e.right);
            }
        }
    }
}
