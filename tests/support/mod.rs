//! What several test binaries share: the recorded answers, and a line evaluated in process.
#![allow(dead_code)] // each binary uses its part

use bumpalo::Bump;
use cutectl::algebra::Mode;
use cutectl::eval::Session;
use cutectl::say::{self, Diagnostic};
use cutectl::value::Value;
use cutectl::value::notation::Notation;
use serde_json::Value as Json;
use std::path::PathBuf;

/// A path inside the repository.
pub fn path(relative: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(relative)
}

/// A file of the repository as text.
pub fn read(relative: &str) -> String {
    let path = path(relative);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Whether generated files are to be written instead of compared.
pub fn bless() -> bool {
    std::env::var_os("CUTECTL_BLESS").is_some_and(|v| v == "1")
}

/// The recorded cases of `tests/data/NAME.jsonl`.
pub fn cases(name: &str) -> Vec<Json> {
    let text = read(&format!("tests/data/{name}.jsonl"));
    let cases: Vec<Json> = text.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    assert!(!cases.is_empty(), "{name} holds no case");
    cases
}

/// The text of a field.
pub fn text<'c>(case: &'c Json, field: &str) -> Option<&'c str> {
    case.get(field).and_then(Json::as_str)
}

/// What a line answers: the text of its value, or what is wrong.
pub fn line(session: &mut Session, source: &str) -> Result<String, Diagnostic> {
    let arena = Bump::new();
    let source = arena.alloc_str(source);
    match session.line(&arena, source) {
        Ok(outcome) => Ok(match outcome.answer {
            Value::Nothing => String::new(),
            answer => Notation::default().text(answer),
        }),
        Err(error) => Err(say::explain(&error, source, &session.env)),
    }
}

/// A line in a session of its own.
pub fn alone(mode: Mode, source: &str) -> Result<String, Diagnostic> {
    line(&mut Session::new(mode), source)
}

/// Whether the text of an example holds under `--cxx`, and the text without that mark.
pub fn mode_of(example: &str) -> (Mode, &str) {
    match example.strip_prefix("--cxx ") {
        Some(rest) => (Mode::Cxx, rest),
        None => (Mode::Value, example),
    }
}
