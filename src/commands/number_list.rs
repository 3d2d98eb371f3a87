//! A plain list of numbers, read number by number: one line of them, or one a line.

use crate::algebra::infer::{MAX_NUMBER, Stream};
use crate::program::app::Stop;
use crate::program::input;
use std::io::{BufRead, Read};
use std::path::Path;

/// The content of a file: numbers, or text.
pub enum Input {
    /// Nothing but decimal integers in one line, or one a line.
    List(Stream),
    /// A content that is not a list of numbers.
    Text(String),
}

/// Where the reading of a list stands.
#[derive(Default)]
struct Reading {
    numbers: Stream,
    /// The number that is being read, as text.
    word: Vec<u8>,
    /// How many numbers the current line has, and the first line.
    on_line: usize,
    first_line: usize,
    /// How many lines have been read to their end.
    lines: usize,
    /// How many lines have ended since the last number.
    breaks: usize,
}

impl Reading {
    /// Takes a byte; `None` where it is none of a plain list.
    fn take(&mut self, byte: u8) -> Option<()> {
        match byte {
            b'0'..=b'9' => self.word.push(byte),
            b'-' if self.word.is_empty() => self.word.push(byte),
            b' ' | b'\t' | b'\r' => self.end_word()?,
            b'\n' => {
                self.end_word()?;
                if self.on_line > 0 && self.lines == 0 {
                    self.first_line = self.on_line;
                }
                self.on_line = 0;
                self.lines += 1;
                self.breaks += 1;
            }
            _ => return None,
        }
        (self.word.len() < 20).then_some(())
    }

    /// Ends a number, if there is one.
    fn end_word(&mut self) -> Option<()> {
        if self.word.is_empty() {
            return Some(());
        }
        let number: i64 =
            std::str::from_utf8(&self.word).ok()?.parse().ok().filter(|n: &i64| n.unsigned_abs() <= MAX_NUMBER.unsigned_abs())?;
        // Several numbers in several lines are a grid, and empty lines may mean something.
        let grid = self.lines > 0 && (self.first_line != 1 || self.on_line > 0);
        if grid || self.breaks > 1 || (self.breaks == 1 && self.numbers.is_empty()) {
            return None;
        }
        self.numbers.push(number);
        self.word.clear();
        self.on_line += 1;
        self.breaks = 0;
        Some(())
    }

    /// The text again from what was read so far, for a file that is not a list after all.
    fn text(self) -> Vec<u8> {
        let between = if self.lines > 0 && self.first_line == 1 { "\n" } else { " " };
        let numbers: Vec<String> = self.numbers.numbers().iter().map(i64::to_string).collect();
        let mut text = numbers.join(between).into_bytes();
        match self.breaks {
            0 if numbers.is_empty() => {}
            0 => text.push(b' '),
            n => text.extend(std::iter::repeat_n(b'\n', n)),
        }
        text.extend(self.word);
        text
    }
}

/// Reads a file, or standard input for `-`.
pub fn read(path: &Path) -> Result<Input, Stop> {
    let mut from = input::open(path)?;
    let mut reading = Reading::default();
    loop {
        let buffer = match from.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(Stop::Failed(format!("cannot read {}: {error}", path.display()))),
        };
        if buffer.is_empty() {
            break;
        }
        let length = buffer.len();
        if let Some(at) = buffer.iter().position(|byte| reading.take(*byte).is_none()) {
            // A byte that is not taken may have become part of the word.
            let refused = buffer.get(at..).unwrap_or_default().to_vec();
            from.consume(length);
            let own = reading.word.last().is_some_and(|last| Some(last) == refused.first() && reading.word.len() >= 20);
            let behind = if own { refused.get(1..).unwrap_or_default().to_vec() } else { refused };
            let before = reading.text();
            return Ok(Input::Text(input::rest(path, before, std::io::Cursor::new(behind).chain(from))?));
        }
        from.consume(length);
    }
    match reading.end_word() {
        Some(()) if !reading.numbers.is_empty() => Ok(Input::List(reading.numbers)),
        _ => Ok(Input::Text(String::from_utf8_lossy(&reading.text()).into_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::{Input, Reading, read};

    /// What is read of a text: the numbers of a list, or the text.
    fn of(text: &str) -> Result<Vec<i64>, String> {
        let file = std::env::temp_dir().join(format!("cutectl-list-{}-{:x}", std::process::id(), text.len()));
        std::fs::write(&file, text).unwrap();
        let found = read(&file);
        std::fs::remove_file(&file).unwrap();
        match found {
            Ok(Input::List(numbers)) => Ok(numbers.numbers()),
            Ok(Input::Text(text)) => Err(text),
            Err(_) => panic!("{text}"),
        }
    }

    #[test]
    fn lists_are_read_and_all_else_is_left_as_it_was() {
        assert_eq!(of("0 1 2 3"), Ok(vec![0, 1, 2, 3]));
        assert_eq!(of("0 -1\t-2  -3\n"), Ok(vec![0, -1, -2, -3]));
        assert_eq!(of("0\n4\n1\r\n5\n\n"), Ok(vec![0, 4, 1, 5]));
        let words =
            |text: &str| -> Vec<Vec<String>> { text.lines().map(|line| line.split_whitespace().map(str::to_string).collect()).collect() };
        for text in [
            "0 1\n2 3\n",
            "0\n1 2\n",
            "0 1 2, 3",
            "0, 1",
            "{0, 1}",
            "index,value\n0,1\n",
            "0\n\n1\n",
            "\n0\n",
            "0x10 1",
            "1 2-3",
            "",
            "12345678901234567890123 1",
            "0 99999999999999999999",
            "0 1 ; 2",
            "3 4611686018427387904",
            "T0V0 T0V1",
            "-",
            "1 - 2",
            "0\n1\nx\n",
        ] {
            assert_eq!(of(text).map_err(|t| words(&t)), Err(words(text)), "{text:?}");
        }
        assert!(Reading::default().text().is_empty());
    }
}
