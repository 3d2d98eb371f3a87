//! Lines of input, one at a time, from arguments, a file or standard input.

use crate::eval::error::{Error, ErrorKind};
use crate::program::app::{App, Done, Stop};
use crate::say::report::Origin;
use crate::syntax::ast::Span;
use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal, Read};
use std::path::Path;

/// The most bytes of a line: a larger one is an error, and only so much of it is held.
pub const MAX_LINE: usize = 1 << 24;
/// The most bytes of a file of statements, which is held as a whole.
const MAX_FILE: u64 = 1 << 26;
/// What some editors put before a text.
const BYTE_ORDER_MARK: char = '\u{FEFF}';

/// Whether expressions come from standard input.
pub fn from_stdin(exprs: &[String]) -> bool {
    exprs.is_empty() || exprs == ["-"]
}

/// Calls `each` for every line of standard input, `App` flushed whenever input runs dry.
pub fn stdin_lines(app: &mut App, mut each: impl FnMut(&mut App, &str, &Origin) -> Done) -> Done {
    let stdin = io::stdin();
    if stdin.is_terminal() {
        app.say("reading expressions from the terminal, one a line; end with Ctrl-D");
    }
    let mut input = BufReader::with_capacity(1 << 18, stdin.lock());
    let mut held: Vec<u8> = Vec::new();
    let mut refused = false; // the line being read is too long, and has been refused
    let mut number = 0;
    let mut line = |app: &mut App, text: &str| -> Done {
        number += 1;
        let origin = Origin { file: None, line: number, from: 0, argument: false };
        let text = text.strip_suffix('\r').unwrap_or(text);
        let text = if number == 1 { text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text) } else { text };
        each(app, text, &origin)
    };
    loop {
        app.flush()?;
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(Stop::Failed(format!("cannot read standard input: {error}"))),
        };
        if buffer.is_empty() {
            return if held.is_empty() || refused { Ok(()) } else { line(app, &String::from_utf8_lossy(&held)) };
        }
        let size = buffer.len();
        let mut rest = buffer;
        if !held.is_empty()
            && let Some(end) = memchr::memchr(b'\n', rest)
        {
            hold(&mut held, &rest[..end]);
            if !std::mem::take(&mut refused) {
                line(app, &String::from_utf8_lossy(&held))?;
            }
            held.clear();
            rest = &rest[end + 1..];
        }
        let whole = memchr::memrchr(b'\n', rest).map_or(0, |end| end + 1);
        // Judged as a whole: line by line that would cost as much as finding the lines.
        let lossy;
        let lines = match std::str::from_utf8(&rest[..whole]) {
            Ok(lines) => lines,
            Err(_) => {
                // U+FFFD stands for what is no character; `not_utf8` finds it.
                lossy = String::from_utf8_lossy(&rest[..whole]);
                &lossy
            }
        };
        let mut start = 0;
        for end in memchr::memchr_iter(b'\n', lines.as_bytes()) {
            line(app, &lines[start..end])?;
            start = end + 1;
        }
        hold(&mut held, &rest[whole..]);
        input.consume(size);
        if held.len() > MAX_LINE && !refused {
            refused = true; // said now: its end may never come
            line(app, &String::from_utf8_lossy(&held))?;
        }
    }
}

/// Adds a part of a line to what is held of it: of one that is too long no more than shows that.
fn hold(held: &mut Vec<u8>, part: &[u8]) {
    let room = (MAX_LINE + 1).saturating_sub(held.len());
    held.extend_from_slice(&part[..part.len().min(room)]);
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
pub fn open(path: &Path) -> Result<Box<dyn BufRead>, Stop> {
    match path.as_os_str() == "-" {
        true => Ok(Box::new(BufReader::new(io::stdin()))),
        false => match File::open(path) {
            Ok(file) => Ok(Box::new(BufReader::new(file))),
            Err(error) => Err(Stop::Failed(format!("cannot read {}: {error}", path.display()))),
        },
    }
}

/// What is left to read, behind what was read before, as [`file()`] reads a text.
pub fn rest(path: &Path, mut before: Vec<u8>, from: impl Read) -> Result<String, Stop> {
    let failed = |error: io::Error| Stop::Failed(format!("cannot read {}: {error}", path.display()));
    from.take(MAX_FILE + 1).read_to_end(&mut before).map_err(failed)?;
    if before.len() as u64 > MAX_FILE {
        return Err(failed(io::Error::other(format!("more than {MAX_FILE} bytes"))));
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
