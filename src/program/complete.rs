//! What the shell and the session offer for the values of flags.

use crate::atoms;
use crate::say::index;
use crate::value::element;
use clap_complete::engine::CompletionCandidate;
use std::ffi::OsStr;

/// The words that continue what was typed, with a line of help each.
fn continuing(typed: &OsStr, words: impl Iterator<Item = (&'static str, &'static str)>) -> Vec<CompletionCandidate> {
    let Some(typed) = typed.to_str() else {
        return Vec::new();
    };
    let words = words.filter(|(word, _)| word.starts_with(typed));
    words.map(|(word, help)| CompletionCandidate::new(word).help((!help.is_empty()).then(|| help.into()))).collect()
}

/// Completions of element types.
pub fn types(typed: &OsStr) -> Vec<CompletionCandidate> {
    continuing(typed, element::ELEMENTS.iter().filter(|e| !e.name.starts_with("type_erased")).map(|e| (e.name, "")))
}

/// Completions of partitions: the words for a warp along the rows or the columns.
pub fn partitions(typed: &OsStr) -> Vec<CompletionCandidate> {
    let words = [("row", "a warp that goes along the rows"), ("col", "a warp that goes along the columns")];
    continuing(typed, words.into_iter())
}

/// Completions of instructions that access memory.
pub fn accesses(typed: &OsStr) -> Vec<CompletionCandidate> {
    const NAMES: [&str; 18] = [
        "auto",
        "cp.async.b128",
        "cp.async.b32",
        "cp.async.b64",
        "ld.b128",
        "ld.b16",
        "ld.b32",
        "ld.b64",
        "ld.b8",
        "ldmatrix.x1",
        "ldmatrix.x2",
        "ldmatrix.x4",
        "ldmatrix.x4.trans",
        "st.b128",
        "st.b32",
        "st.b64",
        "stmatrix.x2",
        "stmatrix.x4",
    ];
    continuing(typed, NAMES.into_iter().map(|name| (name, "")))
}

/// Completions of MMA operations.
pub fn mmas(typed: &OsStr) -> Vec<CompletionCandidate> {
    let Some(typed) = typed.to_str() else {
        return Vec::new();
    };
    let all = atoms::mma_names_from(typed);
    all.map(|listed| CompletionCandidate::new(listed.name.into_owned()).help(Some(listed.arch.into()))).collect()
}

/// Completions of error codes.
pub fn codes(typed: &OsStr) -> Vec<CompletionCandidate> {
    continuing(typed, index::entries().map(|e| (e.code, e.title)))
}
