//! Completion as the shell asks for it: the program itself answers.

use super::cutectl;

/// What bash is offered for the last of these words.
fn offered(words: &[&str]) -> Vec<String> {
    let index = words.len().to_string();
    let run = cutectl(["--", "cutectl"].iter().chain(words)).env("COMPLETE", "bash").env("_CLAP_COMPLETE_INDEX", &index);
    let ended = run.env("_CLAP_IFS", "\n").ends().status(0).err("");
    ended.lines().iter().map(|l| l.to_string()).collect()
}

#[test]
fn commands_are_offered() {
    let all = offered(&[""]);
    for command in ["eval", "print", "info", "where", "coords", "same", "functions", "divide"] {
        assert!(all.iter().any(|c| c == command), "{command}: {all:?}");
    }
    assert!(!all.iter().any(|c| c == "show"), "{all:?}");
    assert_eq!(offered(&["comple"]), ["complement", "completions"]);
}

#[test]
fn flags_and_their_values_are_offered() {
    assert_eq!(offered(&["eval", "--fo"]), ["--format"]);
    assert_eq!(offered(&["eval", "--format", "nd"]), ["ndjson"]);
    assert_eq!(offered(&["print", "--style", ""]), ["cute", "plain", "coords", "rulers"]);
    assert!(offered(&["--"]).contains(&"--cxx".to_string()));
    assert_eq!(offered(&["completions", "f"]), ["fish"]);
}

#[test]
fn functions_are_offered() {
    for command in ["eval", "print", "info", "latex", "same", "coords", "functions", "coalesce"] {
        assert!(offered(&[command, "coal"]).contains(&"coalesce".to_string()), "{command}");
    }
    assert!(offered(&["eval", "zipped_"]).contains(&"zipped_divide".to_string()));
}

#[test]
fn functions_are_offered_inside_an_expression() {
    assert_eq!(offered(&["eval", "size(coal"]), ["size(coalesce"]);
    assert_eq!(offered(&["eval", "A o coal"]), ["A o coalesce"]);
    assert_eq!(offered(&["eval", "[4:1].coal"]), ["[4:1].coalesce"]);
    assert_eq!(offered(&["eval", "nothing_like_it"]), [""; 0]);
}

#[test]
fn operations_are_offered_inside_an_expression() {
    assert_eq!(offered(&["eval", "MMA_Atom<SM80_16x8x16_F32F16F16F32"]), ["MMA_Atom<SM80_16x8x16_F32F16F16F32_TN"]);
    assert!(offered(&["print", "SM75_U32x4_"]).contains(&"SM75_U32x4_LDSM_N".to_string()));
}

#[test]
fn other_shells_ask_the_same() {
    let run = cutectl(["--", "cutectl", "eval", "size(coal"]).env("COMPLETE", "fish");
    run.ends().status(0).err("").out_has("size(coalesce\tthe same function");
    let zsh = cutectl(["--", "cutectl", "ev"]).env("COMPLETE", "zsh").env("_CLAP_COMPLETE_INDEX", "1").env("_CLAP_IFS", "\n");
    zsh.ends().status(0).err("").out_has("eval:");
}
