//! What can fail around the program: files, environment, readers. A message and the right exit
//! status each time, and files of `-o` whole or absent.

use super::cutectl;
use std::fs;
use std::os::unix::fs::PermissionsExt;
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
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(!folder.names().is_empty(), "nothing was begun");
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let status = child.wait().unwrap();
    assert!(!status.success());
    assert!(fs::metadata(&path).is_err(), "a half file stands under the name of `-o`");
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
