//! Standard input in blocks of whole lines.

use crate::program::stop::Stop;
use std::io::{self, Read};

/// The most bytes of a line: a larger one is an error, and only so much of it is held.
pub const MAX_LINE: usize = 1 << 24;
/// The most bytes that are read at once: a block and its answers stay in the cache of a core.
pub(super) const BLOCK: usize = 1 << 17;

/// Makes a buffer as long as this at least: a new one of zeros that are not touched where the system gives them.
pub fn lengthen(buffer: &mut Vec<u8>, len: usize) {
    if buffer.is_empty() {
        *buffer = vec![0; len];
    } else if buffer.len() < len {
        buffer.resize(len, 0);
    }
}

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

    /// How many lines there are; the last one may have no end, as one that is too long has none.
    pub fn count(&self) -> usize {
        let unended = self.lines().last().is_some_and(|last| *last != b'\n');
        memchr::memchr_iter(b'\n', self.lines()).count() + usize::from(unended)
    }

    /// The memory of the lines, to read others into.
    pub fn into_buffer(self) -> Vec<u8> {
        self.buffer
    }
}

/// Standard input in blocks of whole lines.
pub struct Blocks<R> {
    from: R,
    /// The beginning of the next line, as far as it was read with the lines before it.
    begun: Vec<u8>,
    /// Whether the line that is being read is too long, and has been handed out for it.
    refused: bool,
}

impl<R: Read> Blocks<R> {
    /// The blocks of what is read `from`.
    pub fn new(from: R) -> Self {
        Blocks { from, begun: Vec::new(), refused: false }
    }

    /// The same blocks, what has not been read yet `from` another handle of the input: the two of standard input share its buffer.
    pub(super) fn read_on_from<S>(self, from: S) -> Blocks<S> {
        Blocks { from, begun: self.begun, refused: self.refused }
    }

    /// The next whole lines, `before` of which stand in front of them, read into `buffer`, so many bytes at once at most; `None`
    /// where there are no more.
    pub fn next(&mut self, size: usize, mut buffer: Vec<u8>, before: usize) -> Result<Option<Block>, Stop> {
        let mut filled = self.begun.len();
        lengthen(&mut buffer, filled.max(BLOCK));
        buffer[..filled].copy_from_slice(&self.begun);
        self.begun.clear();
        loop {
            let searched = filled;
            if searched > MAX_LINE {
                self.refused = true; // handed out now: its end may never come
                return Ok(Some(Block { buffer, whole: searched, before }));
            }
            if searched == buffer.len() {
                buffer.resize((2 * searched).min(MAX_LINE + 1), 0);
            }
            let end = buffer.len().min(searched + size);
            match self.from.read(&mut buffer[searched..end]) {
                Ok(0) => {
                    let whole = if self.refused { 0 } else { filled };
                    return Ok((whole > 0).then_some(Block { buffer, whole, before }));
                }
                Ok(read) => filled += read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(Stop::Failed(format!("cannot read standard input: {error}"))),
            }
            if self.refused {
                filled = self.skip_line(&mut buffer[..filled]);
                if self.refused {
                    continue;
                }
            }
            if let Some(end) = memchr::memrchr(b'\n', &buffer[searched.min(filled)..filled]) {
                let whole = searched + end + 1;
                self.begun.extend_from_slice(&buffer[whole..filled]);
                return Ok(Some(Block { buffer, whole, before }));
            }
        }
    }

    /// Skips what is left of a line that is too long, up to its end if that was read; how many bytes stand behind it.
    fn skip_line(&mut self, read: &mut [u8]) -> usize {
        let end = memchr::memchr(b'\n', read);
        self.refused = end.is_none();
        let skipped = end.map_or(read.len(), |end| end + 1);
        read.copy_within(skipped.., 0);
        read.len() - skipped
    }
}

#[cfg(test)]
mod tests {
    use super::{BLOCK, Blocks, MAX_LINE};
    use std::io::{self, Read};

    /// A text that is read a few bytes at a time, as from a pipe.
    struct Slowly<'t>(&'t [u8], usize);

    impl Read for Slowly<'_> {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let most = self.1.min(into.len());
            self.0.read(&mut into[..most])
        }
    }

    /// The lines of each block of a text.
    fn blocks(text: &[u8], at_once: usize, size: usize) -> Vec<Vec<u8>> {
        let mut blocks = Blocks::new(Slowly(text, at_once));
        let (mut all, mut buffer) = (Vec::new(), Vec::new());
        while let Ok(Some(block)) = blocks.next(size, buffer, 7 * all.len()) {
            assert_eq!(block.before, 7 * all.len());
            all.push(block.lines().to_vec());
            buffer = block.into_buffer();
        }
        all
    }

    #[test]
    fn blocks_are_whole_lines_however_they_are_read() {
        let text = b"one\n\ntwo and three\nfour\n\n\nthe last without an end";
        for (at_once, size) in (1..60).flat_map(|n| [(n, 60), (60, n), (n, 5)]) {
            let found = blocks(text, at_once, size);
            let (last, rest) = found.split_last().unwrap();
            assert!(rest.iter().all(|block| block.ends_with(b"\n")) && !last.ends_with(b"\n"), "{at_once} {size}");
            assert_eq!(found.concat(), text);
        }
        assert!(blocks(b"", 9, 9).is_empty());
    }

    #[test]
    fn a_line_that_is_too_long_is_handed_out_once() {
        let long = vec![b'x'; 2 * MAX_LINE];
        let text = [b"before\n", &long[..], b"\nbehind\n", &long[..]].concat();
        let found = blocks(&text, usize::MAX, BLOCK);
        let lengths: Vec<usize> = found.iter().map(Vec::len).collect();
        assert_eq!(lengths[0], 7);
        assert!(lengths[1] > MAX_LINE && lengths[1] <= MAX_LINE + BLOCK && lengths[3] == lengths[1], "{lengths:?}");
        assert_eq!((&found[2][..], found.len()), (&b"behind\n"[..], 4));
    }
}
