//! What the fuzzers found worth keeping, once more: every text through everything that reads or
//! draws.

#[path = "../fuzz/exercise.rs"]
mod exercise;

use crate::rounds::is_drawn;
use std::fs;

/// Runs on as much stack as the first thread of a program has, which nested programs are measured for: 8 MiB.
fn on_a_first_thread(work: fn()) {
    std::thread::Builder::new().stack_size(8 << 20).spawn(work).unwrap().join().unwrap();
}

#[test]
fn the_corpus_of_the_fuzzers_harms_nothing() {
    on_a_first_thread(corpus);
}

fn corpus() {
    let mut texts = 0;
    for target in exercise::TARGETS {
        let path = format!("{}/tests/data/corpus/{target}.txt", env!("CARGO_MANIFEST_DIR"));
        let kept = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
        // Of programs there are few, and each nests in its own way.
        for (_, line) in kept.lines().enumerate().filter(|(place, _)| target == "program" || is_drawn(*place)) {
            let text: String = serde_json::from_str(line).unwrap_or_else(|e| panic!("{path}: {line}: {e}"));
            exercise::run(target, &text);
            texts += 1;
        }
    }
    assert!(texts > 100, "{texts}");
}

/// Programs with something deleted, doubled, exchanged or put in: each ends, and none harms.
#[test]
fn mutated_programs_harm_nothing() {
    on_a_first_thread(mutated_programs);
}

fn mutated_programs() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/recorded");
    let mut programs: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    programs.retain(|path| path.extension().is_some_and(|extension| extension == "cpp"));
    programs.sort();
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    let mut random = move |n: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % n.max(1) as u64) as usize
    };
    const WORDS: [&str; 24] = [
        "{", "}", "(", ")", "<", ">", ";", ",", "...", "::", "template", "class", "const", "&", "*", "auto", "operator", "0", "-1",
        "return", "struct", "#define", "[", "\"",
    ];
    for path in programs {
        let text = fs::read_to_string(&path).unwrap();
        for _ in 0..6 {
            let mut tokens: Vec<&str> = text.split_inclusive(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect();
            for _ in 0..=random(4) {
                let (at, other) = (random(tokens.len()), random(tokens.len()));
                match random(5) {
                    0 => drop(tokens.remove(at)),
                    1 => tokens.insert(at, tokens[other]),
                    2 => tokens.swap(at, other),
                    3 => tokens.insert(at, WORDS[random(WORDS.len())]),
                    _ => tokens[at] = WORDS[random(WORDS.len())],
                }
            }
            exercise::program(&tokens.concat());
        }
    }
}
