//! Lines of input, one at a time, from arguments, a file or standard input.

use crate::eval::error::{Error, ErrorKind};
use crate::program::app::{App, Done, Stop};
use crate::program::threads;
use crate::say::report::Origin;
use crate::syntax::ast::Span;
use std::borrow::Cow;
use std::fs::File;
use std::io::{self, IsTerminal, Read};
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
    let mut lines = 0;
    while blocks.has_next(app)? {
        lines += each_line(blocks.lines(), lines, |_, line, origin| each(app, line, origin))?;
    }
    Ok(())
}

/// The same where no line sees another but by what it binds: several threads share a long input, if `App::share` lets them.
pub fn stdin_lines_apart(app: &mut App, mut each: impl EachLine) -> Done {
    if let Some(share) = app.take_share() {
        return share.answer(app, each);
    }
    let Some((sharing, alone)) = app.sharing().filter(|_| !io::stdin().is_terminal()) else {
        return stdin_lines(app, each);
    };
    let mut blocks = Blocks::new(io::stdin().lock());
    let mut lines = 0;
    while lines < alone || app.is_heading_due() {
        if !blocks.has_next(app)? {
            return Ok(());
        }
        lines += each_line(blocks.lines(), lines, |_, line, origin| each(app, line, origin))?;
    }
    let blocks = blocks.from(Box::new(io::stdin()) as Box<dyn Read + Send>);
    threads::answer(app, blocks, lines, sharing, each)
}

/// How much is read at once, in bytes.
const PIECE: usize = 1 << 18;

/// Whole lines of an input, and how many stand in front of them.
pub struct Block {
    buffer: Vec<u8>,
    /// The length of the lines.
    whole: usize,
    /// How many lines stand in front of these.
    pub before: usize,
}

impl Block {
    /// The lines; the last one of the input may have no end.
    pub fn lines(&self) -> &[u8] {
        &self.buffer[..self.whole]
    }

    /// The memory of the lines, to read others into.
    pub fn into_buffer(self) -> Vec<u8> {
        self.buffer
    }
}

/// An input in blocks of whole lines.
pub struct Blocks<R> {
    from: R,
    /// What has been read: whole lines, and the beginning of the next one.
    buffer: Vec<u8>,
    filled: usize,
    /// The length of the whole lines.
    whole: usize,
    /// Whether the line that is being read is too long, and has been handed out for it.
    refused: bool,
}

impl<R: Read> Blocks<R> {
    /// The blocks of what is read `from`.
    pub fn new(from: R) -> Self {
        Blocks { from, buffer: vec![0; PIECE], filled: 0, whole: 0, refused: false }
    }

    /// The same blocks, what has not been read yet `from` elsewhere.
    fn from<S>(self, from: S) -> Blocks<S> {
        Blocks { from, buffer: self.buffer, filled: self.filled, whole: self.whole, refused: self.refused }
    }

    /// Reads the next block, what is answered so far written before.
    fn has_next(&mut self, app: &mut App) -> Result<bool, Stop> {
        app.flush()?;
        self.read(PIECE).map_err(|error| Stop::Failed(format!("cannot read standard input: {error}")))
    }

    /// The lines of the block that was read; the last one of the input may have no end.
    pub fn lines(&self) -> &[u8] {
        &self.buffer[..self.whole]
    }

    /// The block that was read, what has been read behind it moved into another buffer.
    pub fn exchanged(&mut self, mut buffer: Vec<u8>, before: usize) -> Block {
        let (whole, begun) = (self.whole, &self.buffer[self.whole..self.filled]);
        if buffer.len() < begun.len().max(PIECE) {
            buffer.resize(begun.len().max(PIECE), 0);
        }
        buffer[..begun.len()].copy_from_slice(begun);
        (self.whole, self.filled) = (0, begun.len());
        Block { buffer: std::mem::replace(&mut self.buffer, buffer), whole, before }
    }

    /// Reads until there is a whole line, so many bytes at once at most; `false` where there is none any more.
    pub fn read(&mut self, size: usize) -> io::Result<bool> {
        self.buffer.copy_within(self.whole..self.filled, 0);
        self.filled -= self.whole;
        self.whole = 0;
        loop {
            let searched = self.filled;
            if searched > MAX_LINE {
                self.whole = searched; // handed out now: its end may never come
                self.refused = true;
                return Ok(true);
            }
            if searched == self.buffer.len() {
                self.buffer.resize((2 * searched).min(MAX_LINE + 1), 0);
            }
            let end = self.buffer.len().min(searched + size);
            match self.from.read(&mut self.buffer[searched..end]) {
                Ok(0) => {
                    self.whole = if self.refused { 0 } else { self.filled };
                    self.filled = self.whole;
                    return Ok(self.whole > 0);
                }
                Ok(read) => self.filled += read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            }
            if self.refused && !self.skip_line() {
                continue;
            }
            if let Some(end) = memchr::memrchr(b'\n', &self.buffer[searched.min(self.filled)..self.filled]) {
                self.whole = searched + end + 1;
                return Ok(true);
            }
        }
    }

    /// Skips what is left of a line that is too long; whether its end was there.
    fn skip_line(&mut self) -> bool {
        let end = memchr::memchr(b'\n', &self.buffer[..self.filled]);
        let skipped = end.map_or(self.filled, |end| end + 1);
        self.buffer.copy_within(skipped..self.filled, 0);
        self.filled -= skipped;
        self.refused = end.is_none();
        end.is_some()
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
    let mut line = |end: usize| {
        number += 1;
        let line = &text[start..end];
        let line = line.strip_suffix('\r').unwrap_or(line);
        let line = if number == 1 { line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line) } else { line };
        let done = each(start, line, &Origin { file: None, line: number, from: 0, argument: false });
        start = end + 1;
        done
    };
    for end in memchr::memchr_iter(b'\n', text.as_bytes()) {
        line(end)?;
    }
    if !block.ends_with(b"\n") {
        line(text.len())?;
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
