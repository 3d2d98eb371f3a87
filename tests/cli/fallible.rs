//! What can fail around the program: files, environment, readers. A message and the right exit
//! status each time, and files of `-o` whole or absent.

use super::rounds::is_drawn;
use super::{HUGE, cutectl};
use std::fs;
use std::io::Read;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A folder of its own, gone with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("cutectl-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_string()
    }

    fn names(&self) -> Vec<String> {
        fs::read_dir(&self.0).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_file_that_cannot_be_read_ends_with_3() {
    let folder = Folder::new("unreadable");
    for path in [folder.file("missing"), folder.file("")] {
        cutectl(["eval", "-f", &path]).ends().status(3).out("").err_has("cannot read");
    }
}

#[test]
fn a_file_that_is_not_utf_8_is_refused_at_the_byte() {
    let folder = Folder::new("bytes");
    fs::write(folder.file("x"), b"4:1\n\xff\n").unwrap();
    cutectl(["eval", "-f", &folder.file("x")]).refuses("E0112");
}

#[test]
fn a_file_that_cannot_be_written_ends_with_3_and_stays_as_it_was() {
    let folder = Folder::new("unwritable");
    cutectl(["print", "-o", &folder.file("no/such/folder"), "4:1"]).ends().status(3).out("").err_has("cannot write");
    cutectl(["print", "-o", &folder.file(""), "4:1"]).ends().status(3).out("").err_has("cannot write");
    cutectl(["print", "-o", "/dev/full", "4:1"]).ends().status(3).out("");
    let kept = folder.file("kept");
    fs::write(&kept, "before").unwrap();
    cutectl(["print", "-o", &kept, "4:"]).ends().status(2).out("");
    assert_eq!(fs::read_to_string(&kept).unwrap(), "before");
    assert_eq!(folder.names(), ["kept"]);
}

#[test]
fn a_folder_that_takes_no_files_ends_with_3() {
    let folder = Folder::new("read-only");
    fs::set_permissions(&folder.0, fs::Permissions::from_mode(0o555)).unwrap();
    let may = fs::write(folder.file("try"), "").is_ok(); // the superuser may write anywhere
    if !may {
        cutectl(["print", "-o", &folder.file("x"), "4:1"]).ends().status(3).out("").err_has("cannot write");
        assert!(folder.names().is_empty());
    }
    fs::set_permissions(&folder.0, fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn an_interrupt_amid_output_leaves_no_file() {
    // At the very first moment of the file and later ones.
    for later in [0, 0, 0, 1, 20] {
        let folder = Folder::new("interrupt");
        let path = folder.file("big.txt");
        let mut child = Command::new(env!("CARGO_BIN_EXE_cutectl"))
            .args(["print", "-o", &path, "(60000,60000):(60000,1)"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let begun = Instant::now();
        while folder.names().is_empty() && begun.elapsed() < Duration::from_secs(20) {
            std::thread::yield_now();
        }
        assert!(!folder.names().is_empty(), "nothing was begun");
        std::thread::sleep(Duration::from_millis(later));
        Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
        let status = child.wait().unwrap();
        assert_eq!(status.signal(), Some(2));
        assert!(folder.names().is_empty(), "{:?} stays behind", folder.names());
    }
}

#[test]
fn what_the_background_may_not_interrupt_goes_on() {
    let folder = Folder::new("background");
    let path = folder.file("grid.txt");
    // A shell without a terminal starts what is in the background deaf to Ctrl-C.
    let script = "trap '' INT; \"$0\" print -o \"$1\" '(2048,2048)' & sleep 0.02; kill -INT $!; wait $!";
    let status = Command::new("sh").args(["-c", script, env!("CARGO_BIN_EXE_cutectl"), &path]).status().unwrap();
    assert!(status.success());
    assert_eq!(folder.names(), ["grid.txt"]);
}

#[test]
fn an_interrupt_amid_a_gigabyte_ends_the_program_by_that_signal() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cutectl")).args(["print", HUGE]).stdout(Stdio::piped()).spawn().unwrap();
    let mut beginning = vec![0; 1 << 20];
    child.stdout.as_mut().unwrap().read_exact(&mut beginning).unwrap();
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert_eq!(child.wait().unwrap().signal(), Some(2));
}

/// A disk has no room for a file, as far as the program can see.
#[test]
fn a_file_that_does_not_fit_is_absent() {
    let folder = Folder::new("fit");
    for (command, name) in
        [("print", "a.txt"), ("latex", "a.tex"), ("svg", "a.svg"), ("png", "a.png"), ("pdf", "a.pdf"), ("html", "a.html")]
    {
        let path = folder.file(name);
        let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$1\" -o \"$2\" '(256,256):(256,1)'";
        let output = Command::new("sh").args(["-c", script, env!("CARGO_BIN_EXE_cutectl"), command, &path]).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(3), "{command}: {said}");
        // A large picture is elided, and says so before the file is written.
        let last = said.lines().last().unwrap_or_default();
        assert!(last.starts_with("error: ") && output.stdout.is_empty(), "{command}: {said}");
        assert!(folder.names().is_empty(), "{command}: {:?}", folder.names());
    }
}

#[test]
fn a_file_that_may_not_be_written_to_is_not_replaced() {
    let folder = Folder::new("kept");
    let path = folder.file("kept.svg");
    fs::write(&path, "before").unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).unwrap();
    fs::set_permissions(&folder.0, fs::Permissions::from_mode(0o777)).unwrap();
    let program = folder.file("cutectl");
    fs::copy(env!("CARGO_BIN_EXE_cutectl"), &program).unwrap();
    let mut command = Command::new(&program);
    // The superuser may write anywhere.
    if fs::OpenOptions::new().write(true).open(&path).is_ok() {
        command.uid(65_534).gid(65_534);
    }
    let output = command.args(["svg", "-o", &path, "4:1"]).current_dir("/").output().unwrap();
    assert_eq!(output.status.code(), Some(3), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot write"), "{output:?}");
    assert_eq!(fs::read_to_string(&path).unwrap(), "before");
    assert_eq!(folder.names().len(), 2);
}

#[test]
#[cfg(target_os = "linux")]
fn input_that_fails_or_never_ends() {
    cutectl(["eval", "-f", "/proc/self/mem"]).ends().status(3).out("").err_has("cannot read /proc/self/mem");
    cutectl(["eval", "-f", "/dev/zero"]).ends().status(3).out("").err_has("more than 67108864 bytes");
    let commands: [&[&str]; 7] = [
        &["eval", "-"],
        &["crd2idx", "(4,8)", "-"],
        &["crd2idx"],
        &["where", "(4,8)", "-"],
        &["explain", "-"],
        &["bank", "--addresses", "-"],
        &["repl"],
    ];
    // A line of 20 megabytes is refused, and the next one is read as if nothing had been.
    let text = "7".repeat(20_000_000) + "\n\u{fe}\n";
    for (_, args) in commands.into_iter().enumerate().filter(|(place, _)| is_drawn(*place)) {
        let ended = cutectl(args).stdin(text.as_bytes()).ends().status(2);
        let said = ended.said();
        assert!(said.contains("E0115") || ended.lines().iter().any(|line| line.contains("E0115")), "{args:?}: {said}");
        assert!(said.len() < 20_000, "{args:?}");
    }
}

#[test]
fn no_answer_depends_on_the_clock() {
    // Only the questions of a quiz without a seed do, and a clock before 1970 makes them those of 0. How many lines a
    // thread takes at once depends on it too, and no answer on that (`threads::`). A program that asks for the time gets it.
    let mut found = Vec::new();
    let mut open = vec![PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if ["SystemTime", "Instant::now"].iter().any(|clock| fs::read_to_string(&path).unwrap().contains(clock)) {
                found.push(path.file_name().unwrap().to_str().unwrap().to_string());
            }
        }
    }
    found.sort();
    assert_eq!(found, ["clocks.rs", "learn.rs", "threads.rs"]);
}

#[test]
fn many_at_once_do_not_get_in_each_others_way() {
    let script = "seq 1 200 | xargs -P 8 -I N \"$0\" eval 'size((N,2))' | sort -n";
    let output = Command::new("sh").args(["-c", script, env!("CARGO_BIN_EXE_cutectl")]).output().unwrap();
    let want: String = (1..=200).map(|n| format!("{}\n", 2 * n)).collect();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), want);
}

#[test]
fn neither_home_nor_terminal_nor_locale_is_needed() {
    for (name, value) in [
        ("TERM", "dumb"),
        ("LC_ALL", "C"),
        ("COLUMNS", "20"),
        ("COLUMNS", "0"),
        ("COLUMNS", "x"),
        ("HOME", ""),
        ("HOME", "/dev/null"),
        ("TZ", "nowhere"),
    ] {
        cutectl(["eval", "(4,8):LayoutRight"]).env(name, value).prints("(4,8):(8,_1)\n");
        cutectl(["print", "--style", "box", "(2,2)"]).env(name, value).ends().status(0).out_has("┏");
        cutectl(["info", "(4,8)"]).env(name, value).ends().status(0);
        cutectl(["eval", "4:"]).env(name, value).refuses("E0101");
        cutectl(["--help"]).env(name, value).ends().status(0);
    }
}
