//! What libFuzzer runs: the part of the program that `TARGET` names, on any text.

#![no_main]

#[path = "../exercise.rs"]
mod exercise;

use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static TARGET: LazyLock<String> = LazyLock::new(|| std::env::var("TARGET").unwrap_or_default());

fuzz_target!(|bytes: &[u8]| {
    exercise::run(&TARGET, &String::from_utf8_lossy(bytes));
});
