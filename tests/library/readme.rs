//! The transcripts of the README and of the documents: each command is run by a shell, as a reader would run it.

use crate::support;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What a command prints on both streams, its status in front where that is not 0.
fn said(command: &str) -> String {
    let folder = Path::new(env!("CARGO_BIN_EXE_cutectl")).parent().unwrap();
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap());
    let shell = format!("{{ {command}\n}} 2>&1");
    let mut sh = Command::new("sh");
    sh.args(["-c", &shell]).env("PATH", &path).env("LC_ALL", "C.UTF-8").env_remove("CUTECTL_PLAIN");
    let out = sh.current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
    let said = String::from_utf8(out.stdout).unwrap();
    match out.status.code() {
        Some(0) => said,
        status => format!("? {}\n{said}", status.unwrap_or(-1)),
    }
}

/// Whether lines are what was shown, where a line `...` stands for any lines.
fn alike(shown: &[&str], got: &[&str]) -> bool {
    match shown {
        [] => got.is_empty(),
        ["...", rest @ ..] => (0..=got.len()).any(|n| alike(rest, &got[n..])),
        [first, rest @ ..] => got.first() == Some(first) && alike(rest, &got[1..]),
    }
}

/// A document as it ought to be, how many commands it shows, and what differs. A transcript is a block of `console`:
/// commands behind `$ `, which `> ` continues, each with what it prints.
fn replayed(text: &str) -> (String, usize, Vec<String>) {
    let (mut out, mut run, mut wrong, mut inside) = (String::new(), 0, Vec::new(), false);
    let mut lines = text.split_inclusive('\n').peekable();
    while let Some(line) = lines.next() {
        out.push_str(line);
        if line.starts_with("```") {
            inside = !inside && line.starts_with("```console");
            continue;
        }
        let Some(command) = line.strip_prefix("$ ").filter(|_| inside) else {
            continue;
        };
        let mut command = command.to_string();
        while let Some(more) = lines.next_if(|line| line.starts_with("> ")) {
            command.push_str(&more[2..]);
            out.push_str(more);
        }
        let mut shown = String::new();
        while let Some(line) = lines.next_if(|line| !line.starts_with("$ ") && !line.starts_with("```")) {
            shown.push_str(line);
        }
        let got = said(command.trim_end());
        run += 1;
        if alike(&shown.trim_end().lines().collect::<Vec<_>>(), &got.trim_end().lines().collect::<Vec<_>>()) {
            out.push_str(&shown);
        } else {
            wrong.push(format!("$ {command}{got}"));
            out.push_str(&got);
        }
    }
    (out, run, wrong)
}

#[test]
fn transcripts_show_what_the_program_prints() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let docs = std::fs::read_dir(root.join("docs")).unwrap().map(|entry| entry.unwrap().path());
    let files: Vec<PathBuf> = docs.filter(|path| path.extension().is_some_and(|e| e == "md")).chain([root.join("README.md")]).collect();
    let check = |file: &PathBuf| {
        let text = std::fs::read_to_string(file).unwrap();
        let (out, run, wrong) = replayed(&text);
        if support::bless() && out != text {
            std::fs::write(file, out).unwrap();
            return (run, Vec::new());
        }
        (run, wrong.into_iter().map(|wrong| format!("{}: {wrong}", file.display())).collect())
    };
    let (mut run, mut wrong) = (0, Vec::new());
    std::thread::scope(|scope| {
        let parts: Vec<_> =
            files.chunks(files.len().div_ceil(2)).map(|part| scope.spawn(move || part.iter().map(check).collect::<Vec<_>>())).collect();
        for (more, differs) in parts.into_iter().flat_map(|part| part.join().unwrap()) {
            run += more;
            wrong.extend(differs);
        }
    });
    assert!(run > 200, "only {run} commands found");
    assert!(wrong.is_empty(), "these print something else; CUTECTL_BLESS=1 writes it:\n\n{}", wrong.join("\n"));
}
