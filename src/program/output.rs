//! Where results go: standard output, or a file that appears only when it is complete.

use super::cancelled::Cancelled;
use super::handover::Outbox;
use super::screen::Screen;
#[cfg(unix)]
use signal_hook::consts::{SIGHUP, SIGQUIT, SIGXCPU, SIGXFSZ};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use std::cell::RefCell;
use std::fs::{self, File};
use std::io::{self, StdoutLock, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, Once, PoisonError};

/// The most bytes that are held in memory.
const MAX_HELD: usize = 1 << 27;

/// Standard output or a file.
#[derive(Debug)]
pub enum Output {
    /// Standard output.
    Stdout(StdoutLock<'static>),
    /// A file being written.
    File(Draft),
    /// Memory, for what is not complete yet.
    Memory(Vec<u8>),
    /// The thread that writes the answers of several.
    Thread(Outbox),
    /// Nowhere: what is written has been written before, or nobody asked for it.
    Nowhere,
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Output::Stdout(out) => out.write(bytes),
            Output::File(draft) => {
                draft.begun = true;
                draft.file.write(bytes)
            }
            Output::Memory(all) if all.len() > MAX_HELD => Err(io::Error::other("several pictures in one document are more than 128 MiB")),
            Output::Memory(all) => all.write(bytes),
            Output::Thread(to) => to.write(bytes).map(|()| bytes.len()),
            Output::Nowhere => Ok(bytes.len()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Output::Stdout(out) => out.flush(),
            Output::File(draft) => draft.file.flush(),
            Output::Memory(_) | Output::Thread(_) | Output::Nowhere => Ok(()),
        }
    }
}

/// An output that ends early: by Ctrl-C, by a reader of the pipe that has gone, or by a `q` at the end of a screenful.
#[derive(Debug)]
pub struct Watched {
    /// The output that the bytes go to.
    pub to: Output,
    /// Set by Ctrl-C where that stops the output and not the program.
    pub cancelled: Option<Arc<AtomicBool>>,
    /// Whether the reader of the pipe has gone.
    pub closed: bool,
    /// The terminal that shows it a screenful at a time.
    pub screen: Option<Rc<RefCell<Screen>>>,
    /// What stands in front of the first bytes, until they come: the heading of a table, which a table of nothing but errors has
    /// not, whichever thread answers first.
    pub heading: Vec<u8>,
}

impl Watched {
    /// Writes what stands in front of the first bytes, if it has not been written.
    pub fn write_heading(&mut self) -> io::Result<()> {
        let heading = std::mem::take(&mut self.heading);
        self.write_all(&heading)
    }
}

impl Write for Watched {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !self.heading.is_empty() && !bytes.is_empty() && !matches!(self.to, Output::Nowhere) {
            self.write_heading()?;
        }
        if self.cancelled.as_ref().is_some_and(|c| c.load(Ordering::Relaxed)) {
            return Err(io::Error::other(Cancelled));
        }
        let written = match (&self.screen, &mut self.to) {
            (Some(screen), Output::Stdout(out)) => screen.borrow_mut().write(out, bytes).map(|()| bytes.len()),
            (_, to) => to.write(bytes),
        };
        self.closed |= matches!(&written, Err(error) if error.kind() == io::ErrorKind::BrokenPipe);
        written
    }

    fn flush(&mut self) -> io::Result<()> {
        match (&self.screen, &mut self.to) {
            (Some(screen), Output::Stdout(out)) => screen.borrow_mut().flush(out),
            (_, to) => to.flush(),
        }
    }
}

/// A file that takes its place under its name once it is complete. Dropped before, it leaves
/// nothing behind, and what stood under the name stays.
#[derive(Debug)]
pub struct Draft {
    file: File,
    /// Where it is written, and where it goes; `None` for devices and pipes, written in place.
    places: Option<(PathBuf, PathBuf)>,
    /// Whether any byte has been written.
    begun: bool,
}

/// How many symbolic links are followed to a file.
const MAX_LINKS: usize = 40;

/// How much of the name of a file stands in the name of its draft, in bytes: names have 255.
const NAME_SHOWN: usize = 200;

/// Where a file that is written under `path` stands: behind symbolic links, also where there is
/// nothing behind them yet.
fn behind_links(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_path_buf();
    for _ in 0..MAX_LINKS {
        match fs::symlink_metadata(&path) {
            Ok(found) if found.is_symlink() => {
                let link = fs::read_link(&path)?;
                path = path.parent().unwrap_or(Path::new("")).join(link);
            }
            _ => return Ok(path),
        }
    }
    Err(io::Error::other("symbolic links that lead to each other"))
}

/// The signals that end a program, by default.
#[cfg(unix)]
const ENDING: &[i32] = &[SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU, SIGXFSZ];
#[cfg(not(unix))]
const ENDING: &[i32] = &[SIGINT, SIGTERM];

/// The drafts that stand in folders. Who holds the lock may start one, end one, or end the program.
static DRAFTS: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Sees to it that a signal that ends the program takes its drafts along; from the first draft on.
fn watch(ctrl_c_ends: bool) {
    static WATCHED: Once = Once::new();
    WATCHED.call_once(|| {
        let wanted = ENDING.iter().copied().filter(|signal| (ctrl_c_ends || *signal != SIGINT) && !ignored(*signal));
        let Ok(mut signals) = Signals::new(wanted) else {
            return;
        };
        std::thread::spawn(move || {
            for signal in signals.forever() {
                // Held until the end: no draft begins between its files' removal and the end of the program.
                let drafts = DRAFTS.lock().unwrap_or_else(PoisonError::into_inner);
                for draft in &*drafts {
                    let _ = fs::remove_file(draft);
                }
                let _ = signal_hook::low_level::emulate_default_handler(signal);
            }
        });
    });
}

impl Draft {
    /// Starts a file for `path`. A signal that ends the program before the file is complete removes it;
    /// `ctrl_c_ends` says whether Ctrl-C is one.
    pub fn new(path: &Path, ctrl_c_ends: bool) -> io::Result<Draft> {
        let standing = fs::metadata(path).ok();
        if standing.as_ref().is_some_and(|m| m.is_dir()) {
            return Err(io::Error::new(io::ErrorKind::IsADirectory, "is a directory"));
        }
        if standing.as_ref().is_some_and(|m| !m.is_file()) {
            return Ok(Draft { file: File::options().write(true).open(path)?, places: None, begun: true });
        }
        // What may not be written to may not be replaced either, though the folder would allow it.
        if standing.is_some() {
            File::options().write(true).open(path)?;
        }
        // Through a symbolic link the file behind it is replaced, not the link.
        let target = behind_links(path)?;
        let mut name = target.file_name().ok_or(io::ErrorKind::InvalidInput)?.to_string_lossy().into_owned();
        while name.len() > NAME_SHOWN {
            name.pop();
        }
        watch(ctrl_c_ends);
        let (file, place) = started(&target, &name)?;
        let draft = Draft { file, places: Some((place, target)), begun: false };
        if let Some(standing) = &standing {
            draft.file.set_permissions(standing.permissions())?;
        }
        Ok(draft)
    }

    /// Whether anything has been written, or goes to a device or a pipe at once.
    pub fn begun(&self) -> bool {
        self.begun
    }

    /// Puts the complete file in its place.
    pub fn keep(mut self) -> io::Result<()> {
        self.file.flush()?;
        match &self.places {
            Some((place, target)) => {
                self.file.sync_all()?;
                let mut drafts = DRAFTS.lock().unwrap_or_else(PoisonError::into_inner);
                fs::rename(place, target)?;
                drafts.retain(|d| d != place);
                drop(drafts);
                self.places = None;
                Ok(())
            }
            None => Ok(()),
        }
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if let Some((place, _)) = &self.places {
            let mut drafts = DRAFTS.lock().unwrap_or_else(PoisonError::into_inner);
            let _ = fs::remove_file(place);
            drafts.retain(|d| d != place);
        }
    }
}

/// A new file beside `target`, and where it is.
fn started(target: &Path, name: &str) -> io::Result<(File, PathBuf)> {
    let mut drafts = DRAFTS.lock().unwrap_or_else(PoisonError::into_inner);
    let mut attempt = 0;
    loop {
        let place = target.with_file_name(format!(".{name}.{}-{attempt}.part", std::process::id()));
        match File::options().write(true).create_new(true).open(&place) {
            Ok(file) => {
                drafts.push(place.clone());
                return Ok((file, place));
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && attempt < 16 => attempt += 1,
            Err(error) => return Err(error),
        }
    }
}

/// Whether who started the program wants a signal to do nothing, as a shell does for what runs in
/// the background. Where the system does not say, it is not so.
fn ignored(signal: i32) -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| u64::from_str_radix(line.strip_prefix("SigIgn:")?.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::Draft;
    use std::fs;
    use std::io::Write;

    #[cfg(unix)]
    #[test]
    fn a_draft_goes_behind_links_and_never_in_their_place() {
        let dir = std::env::temp_dir().join(format!("cutectl-links-{}", std::process::id()));
        fs::create_dir_all(dir.join("elsewhere")).unwrap();
        let link = |to: &str, name: &str| std::os::unix::fs::symlink(to, dir.join(name)).unwrap();
        link("elsewhere/x.svg", "dangling.svg");
        link("b.svg", "a.svg");
        link("a.svg", "b.svg");
        let mut draft = Draft::new(&dir.join("dangling.svg"), true).unwrap();
        draft.file.write_all(b"new").unwrap();
        draft.keep().unwrap();
        assert!(fs::symlink_metadata(dir.join("dangling.svg")).unwrap().is_symlink());
        assert_eq!(fs::read(dir.join("elsewhere/x.svg")).unwrap(), b"new");
        assert!(Draft::new(&dir.join("a.svg"), true).is_err());
        let long = dir.join("x".repeat(255));
        Draft::new(&long, true).unwrap().keep().unwrap();
        assert!(long.exists());
        fs::remove_dir_all(&dir).unwrap();
    }

    #[test]
    fn a_draft_that_is_dropped_leaves_the_old_file_and_nothing_else() {
        let dir = std::env::temp_dir().join(format!("cutectl-draft-{}", std::process::id()));
        fs::create_dir_all(&dir).unwrap();
        let path = dir.join("a.svg");
        fs::write(&path, "old").unwrap();
        let mut draft = Draft::new(&path, true).unwrap();
        draft.file.write_all(b"half").unwrap();
        drop(draft);
        assert_eq!(fs::read(&path).unwrap(), b"old");
        assert_eq!(fs::read_dir(&dir).unwrap().count(), 1);
        let mut draft = Draft::new(&path, true).unwrap();
        draft.file.write_all(b"new").unwrap();
        draft.keep().unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert_eq!(fs::read_dir(&dir).unwrap().count(), 1);
        fs::remove_dir_all(&dir).unwrap();
    }
}
