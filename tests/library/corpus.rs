//! What the fuzzers found worth keeping, once more: every text through everything that reads or
//! draws.

#[path = "../fuzz/exercise.rs"]
mod exercise;

use std::fs;

#[test]
fn the_corpus_of_the_fuzzers_harms_nothing() {
    let mut texts = 0;
    for target in exercise::TARGETS {
        let path = format!("{}/tests/data/corpus/{target}.txt", env!("CARGO_MANIFEST_DIR"));
        let kept = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
        for line in kept.lines() {
            let text: String = serde_json::from_str(line).unwrap_or_else(|e| panic!("{path}: {line}: {e}"));
            exercise::run(target, &text);
            texts += 1;
        }
    }
    assert!(texts > 100, "{texts}");
}
