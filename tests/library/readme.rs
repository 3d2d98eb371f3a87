//! The transcripts of the README and of the documents, run.

use std::path::Path;
use std::process::Command;

#[test]
fn transcripts_show_what_the_program_prints() {
    trycmd::TestCases::new().case("README.md").case("docs/*.md");
}

/// Blocks marked `console,ignore` are pipelines, which trycmd does not have: a shell runs them.
#[test]
fn pipelines_print_what_they_show() {
    let folder = Path::new(env!("CARGO_BIN_EXE_cutectl")).parent().unwrap();
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap());
    let mut run = 0;
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let docs = std::fs::read_dir(root.join("docs")).unwrap().map(|entry| entry.unwrap().path());
    for file in docs.filter(|path| path.extension().is_some_and(|e| e == "md")).chain([root.join("README.md")]) {
        let text = std::fs::read_to_string(&file).unwrap();
        let file = file.display();
        for block in text.split("```console,ignore\n").skip(1) {
            let block = block.split("```").next().unwrap();
            for step in block.split("$ ").filter(|s| !s.trim().is_empty()) {
                let (command, expected) = step.split_once('\n').unwrap();
                let expected = expected.strip_suffix('\n').unwrap_or(expected);
                let shell = format!("{{ {command}; }} 2>&1");
                let out = Command::new("sh").args(["-c", &shell]).env("PATH", &path).env("LC_ALL", "C.UTF-8").output().unwrap();
                let mut got = String::from_utf8(out.stdout).unwrap();
                if let Some(status) = out.status.code().filter(|s| *s != 0) {
                    got = format!("? {status}\n{got}");
                }
                assert_eq!(got, expected, "{file}: {command}");
                run += 1;
            }
        }
    }
    assert!(run > 3, "only {run} pipelines found");
}
