//! The lines of all sessions, in a file under the XDG state folder.
//!
//! Each session appends whole lines to the file, in one write each, and a file that has grown too
//! long is cut when a session starts. Both hold the file's lock meanwhile, so that any number of
//! sessions may run at once. What is there that no line editor should show is passed over.

use crate::program::state;
use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// How many lines a session goes back.
pub const LINES: usize = 10_000;
/// A file beyond this many bytes is cut to its last lines; no more than this is ever read.
const MOST: u64 = 4 << 20;
/// The longest line that is kept, in bytes.
pub const LONGEST: usize = 1 << 13;

/// The file, if there can be one.
#[derive(Debug)]
pub struct History {
    path: Option<PathBuf>,
    /// Whether the file ends inside a line, which the next one must not continue.
    torn: bool,
}

impl History {
    /// The history of this user and its last lines; else without one, and why.
    pub fn open() -> (History, Vec<String>, Option<String>) {
        let none = History { path: None, torn: false };
        let Some(path) = state::of_user("history") else {
            return (none, Vec::new(), Some("neither XDG_STATE_HOME nor HOME is a folder".into()));
        };
        match read(&path) {
            Ok((lines, torn)) => (History { path: Some(path), torn }, lines, None),
            Err(error) => (none, Vec::new(), Some(format!("{}: {error}", path.display()))),
        }
    }

    /// Adds a line; why not, the first time that it fails.
    pub fn add(&mut self, line: &str) -> Option<String> {
        let path = self.path.as_ref()?;
        if line.len() > LONGEST {
            return None;
        }
        let mut bytes = Vec::with_capacity(line.len() + 2);
        bytes.extend(std::mem::take(&mut self.torn).then_some(b'\n'));
        bytes.extend(escaped(line).bytes());
        bytes.push(b'\n');
        let written = locked(path).and_then(|mut file| file.write_all(&bytes));
        let error = written.err()?;
        let why = format!("{}: {error}", path.display());
        self.path = None;
        Some(why)
    }
}

fn options() -> fs::OpenOptions {
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// The file, opened to append, with its lock: the one that stands there now, since another session
/// may have put a shorter one in its place while this one waited.
fn locked(path: &Path) -> std::io::Result<File> {
    loop {
        let file = options().read(true).append(true).create(true).open(path)?;
        match file.lock() {
            // Some network folders know no locks.
            Err(error) if error.kind() != std::io::ErrorKind::Unsupported => return Err(error),
            _ if is_at(&file, path) => return Ok(file),
            _ => {}
        }
    }
}

/// Whether `file` is what stands at `path`.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let id = |m: fs::Metadata| (m.dev(), m.ino());
    match (file.metadata(), fs::metadata(path)) {
        (Ok(open), Ok(standing)) => id(open) == id(standing),
        _ => false,
    }
}

/// Whether `file` is what stands at `path`: an open file is not replaced here.
#[cfg(not(unix))]
fn is_at(_: &File, _: &Path) -> bool {
    true
}

/// The last lines of the file, and whether its last one has no end. Makes the folder.
fn read(path: &Path) -> std::io::Result<(Vec<String>, bool)> {
    state::folder_of(path)?;
    match fs::metadata(path) {
        Ok(found) if !found.is_file() => return Err(std::io::Error::other("is no file")),
        Ok(_) => {}
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok((Vec::new(), false)),
        Err(error) => return Err(error),
    }
    let path = fs::canonicalize(path)?; // behind a symbolic link the file is cut, and the link stays
    let mut file = locked(&path)?;
    let size = file.metadata()?.len();
    file.seek(SeekFrom::Start(size.saturating_sub(MOST)))?;
    let mut bytes = Vec::with_capacity(size.min(MOST) as usize);
    (&file).take(MOST).read_to_end(&mut bytes)?;
    if size > MOST {
        let cut = memchr::memchr(b'\n', &bytes).map_or(bytes.len(), |i| i + 1);
        bytes.drain(..cut);
    }
    let mut from = bytes.len().saturating_sub(1);
    for end in memchr::memrchr_iter(b'\n', &bytes[..from]).take(LINES) {
        from = end + 1;
    }
    if memchr::memchr_iter(b'\n', &bytes).count() <= LINES {
        from = 0;
    }
    if size > MOST {
        // Under another name first: whoever appends waits for the lock, and then finds the new file.
        let draft = path.with_extension(format!("{}.part", std::process::id()));
        let written = options().write(true).create_new(true).open(&draft).and_then(|mut new| new.write_all(&bytes[from..]));
        if written.and_then(|()| fs::rename(&draft, &path)).is_err() {
            let _ = fs::remove_file(&draft);
        }
    }
    let torn = bytes.last().is_some_and(|b| *b != b'\n');
    let lines = bytes[from..].split(|b| *b == b'\n').filter(|l| !l.is_empty() && l.len() <= LONGEST);
    Ok((lines.filter_map(|l| unescaped(std::str::from_utf8(l).ok()?)).collect(), torn))
}

/// A line as one line of the file.
fn escaped(line: &str) -> String {
    line.replace('\\', "\\\\").replace('\n', "\\n")
}

/// A line of the file as it was typed; `None` for what no keyboard types.
fn unescaped(line: &str) -> Option<String> {
    let mut text = String::with_capacity(line.len());
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        text.push(match c {
            '\\' => match chars.next() {
                Some('n') => '\n',
                Some('\\') => '\\',
                _ => return None,
            },
            '\t' => c,
            c if c.is_control() => return None,
            c => c,
        });
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("cutectl-history-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    #[test]
    fn lines_come_back_as_they_were_typed_whatever_stands_between() {
        let folder = folder("lines");
        let path = folder.join("cutectl/history");
        assert_eq!(read(&path).unwrap().0, [] as [&str; 0]);
        let mut one = History { path: Some(path.clone()), torn: false };
        let mut two = History { path: Some(path.clone()), torn: false };
        assert_eq!(one.add("A = (4,\n8)"), None);
        assert_eq!(two.add("print(\"\\n\")"), None);
        fs::OpenOptions::new().append(true).open(&path).unwrap().write_all(b"\x1b[2J\n\xff\xff\nhalf").unwrap();
        let (lines, torn) = read(&path).unwrap();
        assert_eq!((lines, torn), (vec!["A = (4,\n8)".into(), "print(\"\\n\")".into(), "half".into()], true));
        one.torn = true;
        assert_eq!(one.add("last"), None);
        assert_eq!(read(&path).unwrap().0.last().unwrap(), "last");
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_large_file_is_cut_to_its_last_lines() {
        let folder = folder("large");
        let path = folder.join("cutectl/history");
        read(&path).unwrap();
        let text: String = (0..200_000).map(|i| format!("size((4,{i}):(1,4)) {i}\n")).collect();
        assert!(text.len() as u64 > MOST);
        fs::write(&path, &text).unwrap();
        let (lines, _) = read(&path).unwrap();
        assert_eq!(lines.len(), LINES);
        assert_eq!(lines.last().unwrap(), "size((4,199999):(1,4)) 199999");
        assert_eq!(read(&path).unwrap().0, lines);
        assert!(fs::metadata(&path).unwrap().len() < MOST / 2);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn no_line_is_lost_while_others_cut_the_file_and_a_link_stays() {
        let folder = folder("cut");
        fs::create_dir_all(folder.join("cutectl")).unwrap();
        let path = folder.join("cutectl/history");
        let kept = folder.join("kept");
        std::os::unix::fs::symlink(&kept, &path).unwrap();
        let filler = format!("{}\n", "(4,8):(8,1) ".repeat(400));
        fs::write(&kept, filler.repeat(MOST as usize / filler.len() + 10)).unwrap();
        let typist = {
            let path = path.clone();
            std::thread::spawn(move || {
                let mut history = History { path: Some(path), torn: false };
                (0..500).for_each(|n| assert_eq!(history.add(&format!("line {n}")), None));
            })
        };
        for _ in 0..40 {
            if typist.is_finished() {
                break;
            }
            read(&path).unwrap();
            // Long again, as if much had been typed: to be cut by the next session.
            let mut file = locked(&path).unwrap();
            file.write_all(filler.repeat(MOST as usize / filler.len() / 2).as_bytes()).unwrap();
            drop(file);
            // A lock is given to anyone who waits, and a loop without a pause may always be the first.
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        typist.join().unwrap();
        let text = fs::read_to_string(&kept).unwrap();
        let found = (0..500).filter(|n| text.contains(&format!("line {n}\n"))).count();
        // What was typed long ago may be cut, and then from the front.
        let first = (0..500).find(|n| text.contains(&format!("line {n}\n"))).unwrap_or(500);
        assert_eq!(found, 500 - first, "lines in between are gone");
        assert!(fs::symlink_metadata(&path).unwrap().is_symlink());
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_folder_in_its_place_is_said_and_not_fatal() {
        let folder = folder("folder");
        let path = folder.join("cutectl/history");
        fs::create_dir_all(&path).unwrap();
        assert!(read(&path).is_err());
        let mut history = History { path: Some(path), torn: false };
        assert!(history.add("4").is_some());
        assert!(history.add("4").is_none());
        fs::remove_dir_all(&folder).unwrap();
    }
}
