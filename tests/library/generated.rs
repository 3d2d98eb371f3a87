//! Files made by the program itself are in step with it. `CUTECTL_BLESS=1 cargo test` writes them.

use crate::support;

use std::path::Path;
use std::process::Command;

fn cutectl(args: &[&str]) -> Vec<u8> {
    let output = Command::new(env!("CARGO_BIN_EXE_cutectl")).args(args).output().unwrap();
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

fn in_step(path: &Path, made: &[u8]) {
    if support::bless() {
        std::fs::write(path, made).unwrap();
    }
    let kept = std::fs::read(path).unwrap_or_default();
    assert!(kept == made, "{} is not what the program writes: CUTECTL_BLESS=1 cargo test", path.display());
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn completion_scripts() {
    let files = [
        ("bash", "cutectl.bash"),
        ("zsh", "_cutectl"),
        ("fish", "cutectl.fish"),
        ("powershell", "_cutectl.ps1"),
        ("elvish", "cutectl.elv"),
        ("nushell", "cutectl.nu"),
    ];
    for (shell, file) in files {
        in_step(&root().join("completions").join(file), &cutectl(&["completions", shell]));
    }
    assert_eq!(std::fs::read_dir(root().join("completions")).unwrap().count(), files.len());
}

/// Alone, `--help` is not laid out but written as it stands in the file.
#[test]
fn help_of_the_program() {
    let help = |args: &[&str], color: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cutectl"));
        command.args(args).env_remove("COLUMNS").env_remove("NO_COLOR").env("CLICOLOR_FORCE", color);
        command.output().unwrap().stdout
    };
    let path = root().join("src/commands/help.ansi");
    in_step(&path, &help(&["--help", "--plain"], "1"));
    assert!(support::bless() || help(&["--help"], "1") == help(&["--help", "--plain"], "1"));
    assert!(support::bless() || help(&["--help"], "0") == help(&["--help", "--plain"], "0"));
}

#[test]
fn manual_pages() {
    let made = tempfile();
    cutectl(&["man", made.to_str().unwrap()]);
    let mut pages = 0;
    for page in std::fs::read_dir(&made).unwrap() {
        let page = page.unwrap();
        in_step(&root().join("docs/man").join(page.file_name()), &std::fs::read(page.path()).unwrap());
        pages += 1;
    }
    assert_eq!(std::fs::read_dir(root().join("docs/man")).unwrap().count(), pages, "a page of a command that is gone");
    std::fs::remove_dir_all(&made).unwrap();
}

fn tempfile() -> std::path::PathBuf {
    std::env::temp_dir().join(format!("cutectl-man-{}", std::process::id()))
}

/// What the shell asks the program while something is typed.
fn offered(words: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_cutectl"))
        .env("COMPLETE", "bash")
        .env("_CLAP_COMPLETE_INDEX", (words.len() - 1).to_string())
        .arg("--")
        .args(words)
        .output()
        .unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn completion_offers_commands_flags_and_functions() {
    assert!(offered(&["cutectl", "crd"]).lines().any(|l| l == "crd2idx"));
    assert!(offered(&["cutectl", "eval", "--for"]).lines().any(|l| l == "--format"));
    assert!(offered(&["cutectl", "eval", "coal"]).lines().any(|l| l == "coalesce"));
    assert!(offered(&["cutectl", "eval", "size(coal"]).lines().any(|l| l == "size(coalesce"));
    assert!(offered(&["cutectl", "functions", "zipped_d"]).lines().any(|l| l == "zipped_divide"));
}

#[test]
fn the_tutorials() {
    in_step(&root().join("docs/tutorial.md"), &cutectl(&["learn", "--export", "md"]));
    in_step(&root().join("docs/tutorial.zh-CN.md"), &cutectl(&["learn", "--export", "md", "--lang", "zh"]));
}

#[test]
fn the_reference_of_functions() {
    // The generator is a script over the program's JSON; where no interpreter is there is no check.
    let script = root().join("docs/generate");
    let bin = Path::new(env!("CARGO_BIN_EXE_cutectl"));
    let path = format!("{}:{}", bin.parent().unwrap().display(), std::env::var("PATH").unwrap_or_default());
    match Command::new(&script).arg("--check").arg("--bin").arg(bin).env("PATH", path).current_dir(root()).output() {
        Ok(output) => {
            assert!(output.status.success(), "{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
        }
        Err(error) => println!("SKIPPED: {}: {error}", script.display()),
    }
}
