//! An input in blocks of whole lines.

use std::io::{self, Read};

/// The most bytes of a line: a larger one is an error, and only so much of it is held.
pub const MAX_LINE: usize = 1 << 24;
/// How much is read at once, in bytes.
pub(super) const PIECE: usize = 1 << 18;

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

    /// The same blocks, what has not been read yet `from` another handle of the input: the two of standard input share its buffer.
    pub(super) fn read_on_from<S>(self, from: S) -> Blocks<S> {
        Blocks { from, buffer: self.buffer, filled: self.filled, whole: self.whole, refused: self.refused }
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
