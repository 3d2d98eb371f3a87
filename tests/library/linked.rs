//! What the scripts of the linker name is in the program.

use std::fs;

/// The patterns of a script of the linker, each as the texts that stand in a name one behind the other.
fn patterns(script: &str) -> Vec<Vec<&str>> {
    let code = script.split("*/").flat_map(|part| part.split("/*").next());
    let words = code.flat_map(|part| part.split([' ', '\n', '(', ')']));
    let named = words.filter(|word| word.starts_with(".text") && word.contains('*'));
    named.map(|word| word.split('*').skip(1).filter(|text| !text.is_empty()).collect()).collect()
}

/// Whether the texts stand in a name one behind the other.
fn matches(name: &[u8], texts: &[&str]) -> bool {
    let mut rest = name;
    texts.iter().all(|text| {
        let at = memchr::memmem::find(rest, text.as_bytes());
        rest = at.map_or(&[], |at| &rest[at + text.len()..]);
        at.is_some()
    })
}

#[test]
fn what_starts_together_is_there() {
    let script = fs::read_to_string("start.ld").unwrap();
    let program = fs::read(env!("CARGO_BIN_EXE_cutectl")).unwrap();
    let is_ours = |name: &[u8]| [&b"cutectl"[..], b"clap"].iter().any(|own| memchr::memmem::find(name, own).is_some());
    let names: Vec<&[u8]> = program.split(|byte| *byte == 0).filter(|name| is_ours(name)).collect();
    if !names.iter().any(|name| matches(name, &["7cutectl4main"])) {
        return; // a release has no names
    }
    // How the compiler writes the type of an `impl`, and what the standard library calls its own, another one does differently.
    let is_spelt_so = names.iter().any(|name| matches(name, &["$LT$cutectl.."]));
    let all = patterns(&script);
    let ours = all.iter().filter(|texts| texts.iter().any(|text| is_ours(text.as_bytes())));
    let ours: Vec<_> = ours.filter(|texts| is_spelt_so || !texts.iter().any(|text| text.contains("$LT$"))).collect();
    let nowhere: Vec<_> = ours.iter().filter(|texts| !names.iter().any(|name| matches(name, texts))).collect();
    assert!(nowhere.is_empty(), "these patterns of start.ld match no function: {nowhere:?}");
    assert!(ours.len() > 20, "{ours:?}");
}
