//! Lines of numbers: a list in one line or one a line, or the rows of a grid.

use super::decimal::{LONGEST, Numbers, digit, grow};
use crate::algebra::infer::{MAX_NUMBER, Steps, Stream};
use crate::syntax::numbers::TableForm;

/// Numbers each of which has one blank behind it, or each the end of its line.
pub struct Plain {
    /// How many there are.
    pub count: usize,
    steps: Vec<Steps>,
    /// Whether each stands on a line of its own.
    a_line_each: bool,
}

impl Plain {
    /// The numbers of a text, where it has no others.
    pub fn of(text: &[u8]) -> Option<Plain> {
        let behind = text.last().copied().filter(|behind| matches!(behind, b' ' | b'\n'))?;
        let (mut count, mut steps): (usize, Vec<Steps>) = (0, Vec::new());
        let mut rest = text.iter();
        while let Some(mut byte) = rest.next() {
            let before = rest.len();
            let negative = *byte == b'-';
            if negative {
                byte = rest.next()?;
            }
            let mut number = i64::from(digit(*byte)?);
            loop {
                byte = rest.next()?;
                let Some(digit) = digit(*byte) else { break };
                number = number.checked_mul(10)?.checked_add(i64::from(digit))?;
            }
            if *byte != behind || number > MAX_NUMBER || before - rest.len() > LONGEST {
                return None;
            }
            let number = if negative { -number } else { number };
            count += 1;
            if !steps.last_mut().is_some_and(|steps| steps.push(number)) {
                steps.push(Steps { first: number, step: 0, count: 1 });
            }
        }
        Some(Plain { count, steps, a_line_each: behind == b'\n' })
    }
}

/// The lines of numbers read so far.
#[derive(Default)]
pub struct Lines {
    /// What stands above the numbers, as it is.
    front: Vec<u8>,
    numbers: Stream,
    /// The number that is being read, as text.
    word: Vec<u8>,
    /// How many numbers the current line has, and the first line.
    on_line: usize,
    columns: usize,
    /// How many lines have been read to their end.
    lines: usize,
    /// How many lines have ended since the last number.
    breaks: usize,
    /// How many commas there are since the last number of the line, and whether the numbers of the first line have them.
    commas: usize,
    comma: bool,
}

impl Lines {
    /// Lines below a heading.
    pub fn below(front: &[u8]) -> Lines {
        Lines { front: front.to_vec(), ..Lines::default() }
    }

    /// Takes numbers at once; whether they go on with the lines as they stand.
    pub fn take_all(&mut self, plain: &Plain) -> bool {
        let begins = self.lines == 0 && self.numbers.is_empty() && self.breaks == 0;
        let goes_on = match plain.a_line_each {
            true => begins || (self.lines > 0 && self.columns == 1 && self.on_line == 0 && self.breaks == 1),
            false => begins || (self.lines == 0 && self.breaks == 0 && !self.comma),
        };
        if !goes_on || !self.word.is_empty() || self.commas > 0 {
            return false;
        }
        plain.steps.iter().for_each(|steps| self.numbers.push_steps(*steps));
        match plain.a_line_each {
            true => (self.columns, self.lines, self.breaks) = (1, self.lines + plain.count, 1),
            false => self.on_line += plain.count,
        }
        true
    }

    /// The text again from what was read so far, for one that is neither a list nor a grid after all.
    pub fn text(self) -> Vec<u8> {
        let between = if self.comma { b',' } else { b' ' };
        let mut text = self.front;
        for (i, number) in self.numbers.numbers().iter().enumerate() {
            match i {
                0 => {}
                _ if self.lines > 0 && i.is_multiple_of(self.columns) => text.push(b'\n'),
                _ => text.push(between),
            }
            text.extend(number.to_string().bytes());
        }
        match self.breaks {
            0 if self.on_line == 0 => {}
            0 => text.push(if self.commas > 0 { b',' } else { b' ' }),
            n => text.extend(std::iter::repeat_n(b'\n', n)),
        }
        text.extend(self.word);
        text
    }

    /// The numbers at the end of the text and the extents of their table, whose last goes fastest; `None` where they are no table.
    pub fn finish(&mut self, form: Option<TableForm>) -> Option<(Stream, Vec<i64>)> {
        let ended = self.end_word();
        let columns = if self.lines == 0 { self.on_line } else { self.columns };
        let whole = self.on_line == 0 || self.on_line == columns;
        let count = self.numbers.len();
        if ended.is_none() || !whole || count == 0 {
            return None;
        }
        let rows = count / columns;
        let list = form == Some(TableForm::List) || (form.is_none() && (rows == 1 || columns == 1));
        let extents = if list { vec![count as i64] } else { vec![rows as i64, columns as i64] };
        Some((std::mem::take(&mut self.numbers), extents))
    }
}

impl Numbers for Lines {
    fn ends(byte: u8) -> bool {
        matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b',')
    }

    fn word(&mut self) -> &mut Vec<u8> {
        &mut self.word
    }

    fn closed(&self) -> bool {
        false
    }

    fn take(&mut self, byte: u8) -> Option<()> {
        match byte {
            b' ' | b'\t' | b'\r' => self.end_word(),
            b',' => {
                self.end_word()?;
                // The first line may be a heading yet, whose commas count.
                let first_line = self.commas == 0 && (self.on_line == 1 || self.comma);
                (!self.numbers.is_empty() && (self.lines > 0 || first_line)).then(|| self.commas += 1)
            }
            b'\n' => {
                self.end_word()?;
                if self.lines == 0 {
                    self.columns = self.on_line;
                } else if self.on_line != 0 && self.on_line != self.columns {
                    return None;
                }
                (self.on_line, self.commas) = (0, 0);
                self.lines += 1;
                self.breaks += 1;
                Some(())
            }
            _ => grow(&mut self.word, byte),
        }
    }

    fn number(&mut self, number: i64) -> Option<()> {
        let fits = match self.lines {
            0 => self.on_line < 2 || self.comma == (self.commas == 1),
            _ => self.on_line < self.columns,
        };
        // Empty lines may mean something.
        if !fits || self.breaks > 1 || number.unsigned_abs() > MAX_NUMBER.unsigned_abs() {
            return None;
        }
        if self.lines == 0 && self.on_line == 1 {
            self.comma = self.commas == 1;
        }
        self.numbers.push(number);
        self.on_line += 1;
        (self.breaks, self.commas) = (0, 0);
        Some(())
    }
}
