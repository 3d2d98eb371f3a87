//! Nested arrays of numbers, as JSON and C write them.

use super::decimal::{Numbers, grow};
use crate::algebra::infer::{MAX_NUMBER, Stream};
use crate::syntax::numbers::Nesting;

/// The most bytes behind the arrays.
const MOST_BEHIND: usize = 4096;

/// The nested arrays of numbers read so far.
pub struct Arrays {
    /// What stands in front of the arrays and behind them, as it is.
    front: Vec<u8>,
    behind: Vec<u8>,
    /// How arrays are opened and closed.
    brackets: (u8, u8),
    numbers: Stream,
    /// The number that is being read, as text.
    word: Vec<u8>,
    nesting: Nesting,
    /// How many lines have ended within the arrays.
    breaks: usize,
}

impl Arrays {
    /// Arrays behind `front`, the first of which `bracket` opens.
    pub fn behind(front: &[u8], bracket: u8) -> Arrays {
        Arrays {
            front: front.to_vec(),
            behind: Vec::new(),
            brackets: if bracket == b'{' { (b'{', b'}') } else { (b'[', b']') },
            numbers: Stream::default(),
            word: Vec::new(),
            nesting: Nesting::default(),
            breaks: 0,
        }
    }

    /// Whether the innermost open array has as many elements as the others of its depth.
    fn full(&self) -> bool {
        let depth = self.nesting.open.len().checked_sub(1);
        let length = depth.and_then(|depth| self.nesting.lengths.get(depth).copied().flatten());
        length.is_some_and(|length| self.nesting.open.last() == Some(&length))
    }

    /// The text again from what was read so far, for one that has no plain arrays after all.
    pub fn text(self) -> Vec<u8> {
        let (open, close) = self.brackets;
        let Nesting { lengths, open: counts } = &self.nesting;
        // How many numbers the arrays have whose length is known, the innermost first.
        let lengths_known = lengths.iter().rev().map_while(|length| *length);
        let spans: Vec<usize> = lengths_known
            .scan(1usize, |span, n| {
                *span = span.saturating_mul(n);
                Some(*span)
            })
            .collect();
        // How many arrays were opened since the last number.
        let fresh = counts.iter().rev().take_while(|count| **count == 0).count();
        let mut text = self.front;
        let brackets = |text: &mut Vec<u8>, bracket: u8, n: usize| text.extend(std::iter::repeat_n(bracket, n));
        let numbers = self.numbers.numbers();
        for (i, number) in numbers.iter().enumerate() {
            let opened = if i == 0 { lengths.len() } else { spans.iter().filter(|span| i.is_multiple_of(**span)).count() };
            if i > 0 {
                brackets(&mut text, close, opened);
                text.push(b',');
            }
            brackets(&mut text, open, opened);
            text.extend(number.to_string().bytes());
        }
        if !numbers.is_empty() {
            brackets(&mut text, close, (lengths.len() + fresh).saturating_sub(counts.len()));
            text.push(b' ');
        }
        brackets(&mut text, open, fresh);
        text.extend(std::iter::repeat_n(b'\n', self.breaks));
        text.extend(self.word);
        text.extend(self.behind);
        text
    }

    /// The numbers at the end of the text and the extents of their table, whose last goes fastest; `None` where they are no table.
    pub fn finish(&mut self) -> Option<(Stream, Vec<i64>)> {
        let extents: Option<Vec<i64>> = self.nesting.lengths.iter().map(|length| length.and_then(|n| i64::try_from(n).ok())).collect();
        match extents {
            Some(extents) if self.closed() && !self.numbers.is_empty() => Some((std::mem::take(&mut self.numbers), extents)),
            _ => None,
        }
    }
}

impl Numbers for Arrays {
    fn ends(byte: u8) -> bool {
        matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b',' | b']' | b'}')
    }

    fn word(&mut self) -> &mut Vec<u8> {
        &mut self.word
    }

    fn closed(&self) -> bool {
        self.nesting.open.is_empty() && !self.nesting.lengths.is_empty()
    }

    fn take(&mut self, byte: u8) -> Option<()> {
        if self.closed() {
            let blank = byte.is_ascii_whitespace() || matches!(byte, b';' | b')' | b',');
            return (blank && self.behind.len() < MOST_BEHIND).then(|| self.behind.push(byte));
        }
        match byte {
            b' ' | b'\t' | b'\r' | b',' => self.end_word(),
            b'\n' => {
                self.end_word()?;
                self.breaks += 1;
                Some(())
            }
            byte if byte == self.brackets.0 => {
                let deeper = self.nesting.open.len() == self.nesting.lengths.len();
                if !self.word.is_empty() || self.full() || (deeper && !self.numbers.is_empty()) {
                    return None;
                }
                self.nesting.open(0).ok()
            }
            byte if byte == self.brackets.1 => {
                self.end_word()?;
                let count = self.nesting.open.last().copied().filter(|count| *count > 0)?;
                let length = self.nesting.lengths.get(self.nesting.open.len() - 1).copied().flatten();
                if length.is_some_and(|length| length != count) {
                    return None;
                }
                self.nesting.close(0).ok().map(|_| ())
            }
            _ => grow(&mut self.word, byte),
        }
    }

    fn number(&mut self, number: i64) -> Option<()> {
        let innermost = !self.nesting.open.is_empty() && self.nesting.open.len() == self.nesting.lengths.len();
        if !innermost || self.full() || number.unsigned_abs() > MAX_NUMBER.unsigned_abs() {
            return None;
        }
        self.numbers.push(number);
        self.nesting.element();
        Some(())
    }
}
