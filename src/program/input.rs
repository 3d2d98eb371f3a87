//! Lines of input, one at a time, from arguments, a file or standard input.

use crate::eval::error::{Error, ErrorKind};
use crate::program::app::App;
use crate::program::blocks::{BLOCK, Block, Blocks};
use crate::program::stop::{Done, Stop};
use crate::say::report::Origin;
use crate::syntax::ast::Span;
use std::borrow::Cow;
use std::fs::File;
use std::io::{self, IsTerminal, Read};
use std::path::Path;

/// The most bytes of a file of statements, which is held as a whole.
pub const MAX_FILE: u64 = 1 << 26;
/// What some editors put before a text.
const BYTE_ORDER_MARK: char = '\u{FEFF}';

pub use crate::program::blocks::{MAX_LINE, lengthen};

/// Whether expressions come from standard input.
pub fn from_stdin(exprs: &[String]) -> bool {
    exprs.is_empty() || exprs == ["-"]
}

/// What is done with a line of standard input: its text, and where it stands.
pub trait EachLine: FnMut(&mut App, &str, &Origin) -> Done {}
impl<F: FnMut(&mut App, &str, &Origin) -> Done> EachLine for F {}

/// Calls `each` for every line of standard input, `App` flushed whenever input runs dry.
pub fn stdin_lines(app: &mut App, mut each: impl EachLine) -> Done {
    let stdin = io::stdin();
    if stdin.is_terminal() {
        app.say("reading expressions from the terminal, one a line; end with Ctrl-D");
    }
    let mut blocks = Blocks::new(stdin.lock());
    let (mut lines, mut buffer) = (0, Vec::new());
    while let Some(block) = blocks.next_flushed(app, buffer, lines)? {
        lines += each_line(block.lines(), lines, |_, line, origin| each(app, line, origin))?;
        buffer = block.into_buffer();
    }
    Ok(())
}

impl<R: Read> Blocks<R> {
    /// The next block of standard input, read into `buffer`; what is answered so far is written before.
    pub(super) fn next_flushed(&mut self, app: &mut App, buffer: Vec<u8>, before: usize) -> Result<Option<Block>, Stop> {
        app.flush()?;
        self.next(BLOCK, buffer, before)
    }
}

/// Calls `each` for the lines of a block, `before` of which stand in front of it: the byte at which a line begins, the line
/// itself, and where it stands in the input. The number of lines.
#[inline]
pub fn each_line(block: &[u8], before: usize, mut each: impl FnMut(usize, &str, &Origin) -> Done) -> Result<usize, Stop> {
    // Judged as a whole: line by line that would cost as much as finding the lines. U+FFFD stands for what is no
    // character; `not_utf8` finds it.
    let text = match std::str::from_utf8(block) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => String::from_utf8_lossy(block),
    };
    let (mut start, mut number) = (0, before);
    let mut ends = memchr::memchr_iter(b'\n', text.as_bytes());
    while start < text.len() {
        let end = ends.next().unwrap_or(text.len());
        number += 1;
        let line = &text[start..end];
        let line = line.strip_suffix('\r').unwrap_or(line);
        let line = if number == 1 { line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line) } else { line };
        each(start, line, &Origin { file: None, line: number, from: 0, argument: false })?;
        start = end + 1;
    }
    Ok(number - before)
}

/// The whole of a file, or of standard input for `-`.
pub fn file(path: &Path) -> Result<String, Stop> {
    let failed = |error: io::Error| Stop::Failed(format!("cannot read {}: {error}", path.display()));
    let mut bytes = Vec::new();
    let read = match path.as_os_str() == "-" {
        true => io::stdin().lock().take(MAX_FILE + 1).read_to_end(&mut bytes),
        false => File::open(path).and_then(|f| f.take(MAX_FILE + 1).read_to_end(&mut bytes)),
    };
    if read.map_err(failed)? as u64 > MAX_FILE {
        return Err(failed(io::Error::other(format!("more than {MAX_FILE} bytes; `-` as an expression reads any number of lines"))));
    }
    let text = String::from_utf8_lossy(&bytes);
    Ok(text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&text).to_string())
}

/// A file, or standard input for `-`, to be read piece by piece.
pub fn open(path: &Path) -> Result<Box<dyn Read + Send>, Stop> {
    match path.as_os_str() == "-" {
        true => Ok(Box::new(io::stdin())),
        false => match File::open(path) {
            Ok(file) => Ok(Box::new(file)),
            Err(error) => Err(Stop::Failed(format!("cannot read {}: {error}", path.display()))),
        },
    }
}

/// Why a text is not read that is too long to be held.
pub fn too_long(path: &Path) -> Stop {
    Stop::Failed(format!("cannot read {}: more than {MAX_FILE} bytes", path.display()))
}

/// What is left to read, behind what was read before, as [`file()`] reads a text.
pub fn rest(path: &Path, mut before: Vec<u8>, from: impl Read) -> Result<String, Stop> {
    let failed = |error: io::Error| Stop::Failed(format!("cannot read {}: {error}", path.display()));
    from.take(MAX_FILE + 1).read_to_end(&mut before).map_err(failed)?;
    if before.len() as u64 > MAX_FILE {
        return Err(too_long(path));
    }
    let text = String::from_utf8_lossy(&before);
    Ok(text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&text).to_string())
}

/// The error of a line that cannot be read: too long, or not UTF-8.
pub fn unreadable(line: &str) -> Option<Box<Error<'static>>> {
    if line.len() <= MAX_LINE {
        return not_utf8(line);
    }
    let mut end = MAX_LINE;
    while !line.is_char_boundary(end) {
        end -= 1;
    }
    let beyond = Span::new(end, line.len());
    Some(Error::new(ErrorKind::TooLong { most: MAX_LINE }, beyond))
}

/// The error of a text that was not UTF-8, if it was not.
pub fn not_utf8(text: &str) -> Option<Box<Error<'static>>> {
    if text.is_ascii() {
        return None;
    }
    let at = text.find('\u{FFFD}')?;
    let span = Span::new(at, at + '\u{FFFD}'.len_utf8());
    Some(Error::new(ErrorKind::NotUtf8, span))
}
