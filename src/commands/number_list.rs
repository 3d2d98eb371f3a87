//! A plain list of numbers, read number by number: one line of them, or one a line.

use crate::algebra::infer::{MAX_NUMBER, Stream};
use crate::program::app::Stop;
use crate::program::input;
use crate::program::pieces::in_order;
use std::io::{self, Cursor, Read};
use std::path::Path;

/// The content of a file: numbers, or text.
pub enum Input {
    /// Nothing but decimal integers in one line, or one a line.
    List(Stream),
    /// A content that is not a list of numbers.
    Text(String),
}

/// The most bytes of a number.
const LONGEST: usize = 19;

/// How many bytes are read at once.
const PIECE: usize = 1 << 18;

/// A file in pieces that end where a number does.
struct Pieces {
    from: Box<dyn Read + Send>,
    /// The beginning of the next piece.
    begun: Vec<u8>,
    /// Why there are no more pieces, if not for the end.
    failed: Option<io::Error>,
}

impl Pieces {
    /// The next piece; `None` where there is none any more.
    fn next(&mut self) -> Option<Vec<u8>> {
        let mut piece = std::mem::take(&mut self.begun);
        loop {
            let begun = piece.len();
            piece.resize(begun + PIECE, 0);
            let read = self.from.read(&mut piece[begun..]);
            piece.truncate(begun + *read.as_ref().unwrap_or(&0));
            match read {
                Ok(0) => return Some(piece).filter(|piece| !piece.is_empty()),
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => {
                    self.failed = Some(error);
                    return None;
                }
            }
            if let Some(end) = memchr::memrchr2(b' ', b'\n', &piece) {
                self.begun = piece.split_off(end + 1);
                return Some(piece);
            }
            if piece.len() > PIECE {
                return Some(piece); // no list
            }
        }
    }
}

/// Numbers each of which has one blank behind it, or the end of its line.
struct Plain {
    numbers: Vec<i64>,
    behind: u8,
}

impl Plain {
    /// The numbers of a text, where it has no others.
    fn of(text: &[u8]) -> Option<Plain> {
        let behind = *text.last()?;
        let mut numbers = Vec::with_capacity(text.len() / 4);
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
            numbers.push(if negative { -number } else { number });
        }
        Some(Plain { numbers, behind })
    }
}

/// The value of a decimal digit.
fn digit(byte: u8) -> Option<u8> {
    byte.is_ascii_digit().then(|| byte - b'0')
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
    /// Takes numbers at once; whether they go on with the list as it stands.
    fn take_all(&mut self, plain: &Plain) -> bool {
        let begins = self.lines == 0 && self.numbers.is_empty() && self.breaks == 0;
        let goes_on = match plain.behind {
            b'\n' => begins || (self.lines > 0 && self.first_line == 1 && self.on_line == 0 && self.breaks == 1),
            b' ' => begins || (self.lines == 0 && self.breaks == 0),
            _ => false,
        };
        if !goes_on || !self.word.is_empty() {
            return false;
        }
        plain.numbers.iter().for_each(|number| self.numbers.push(*number));
        match plain.behind {
            b'\n' => (self.first_line, self.lines, self.breaks) = (1, self.lines + plain.numbers.len(), 1),
            _ => self.on_line += plain.numbers.len(),
        }
        true
    }

    /// Takes bytes; those from the first on that is none of a plain list.
    fn take_bytes<'p>(&mut self, piece: &'p [u8]) -> Option<&'p [u8]> {
        let at = piece.iter().position(|byte| self.take(*byte).is_none())?;
        // A byte that is not taken may have become part of the word.
        let own = self.word.last().is_some_and(|last| Some(last) == piece.get(at) && self.word.len() > LONGEST);
        piece.get(at + usize::from(own)..)
    }

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
        (self.word.len() <= LONGEST).then_some(())
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

/// Reads a file, or standard input for `-`; long ones by several `threads`, one where there are fewer numbers than it says.
pub fn read(path: &Path, threads: (usize, usize)) -> Result<Input, Stop> {
    let mut pieces = Pieces { from: input::open(path)?, begun: Vec::new(), failed: None };
    let mut reading = Reading::default();
    let mut refused: Option<Vec<u8>> = None; // from the first byte on that is none of a list
    let mut take = |(piece, plain): (Vec<u8>, Option<Plain>)| {
        match &mut refused {
            Some(text) => text.extend(&piece),
            None if plain.is_some_and(|plain| reading.take_all(&plain)) => {}
            None => refused = reading.take_bytes(&piece).map(<[u8]>::to_vec),
        }
        refused.is_none()
    };
    let (jobs, alone) = threads;
    let mut read = 0;
    let mut listed = true;
    while listed && (jobs < 2 || read < alone) {
        let Some(piece) = pieces.next() else { break };
        let plain = Plain::of(&piece);
        read += plain.as_ref().map_or(0, |plain| plain.numbers.len());
        listed = take((piece, plain));
    }
    if listed && jobs > 1 {
        let plain = |piece: Vec<u8>| {
            let plain = Plain::of(&piece);
            (piece, plain)
        };
        in_order(jobs, || pieces.next(), plain, take);
    }
    if let Some(error) = pieces.failed {
        return Err(Stop::Failed(format!("cannot read {}: {error}", path.display())));
    }
    if let Some(behind) = refused {
        let before = reading.text();
        return Ok(Input::Text(input::rest(path, before, Cursor::new(behind).chain(Cursor::new(pieces.begun)).chain(pieces.from))?));
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
        let found = read(&file, (1, 0));
        let shared = read(&file, (3, 0));
        std::fs::remove_file(&file).unwrap();
        let [one, several] = [found, shared].map(|found| match found {
            Ok(Input::List(numbers)) => Ok(numbers.numbers()),
            Ok(Input::Text(text)) => Err(text),
            Err(_) => panic!("{text}"),
        });
        assert!(one == several);
        one
    }

    #[test]
    fn long_lists_are_read_by_several_threads_as_by_one() {
        let list = |between: &str| (0..200_000).map(|i| (i % 1000 - 7).to_string()).collect::<Vec<_>>().join(between);
        for text in [list("\n") + "\n", list("\n"), list(" "), list(" ") + "\n", list("\r\n")] {
            assert_eq!(of(&text).map(|numbers| numbers.len()), Ok(200_000));
        }
        for refused in [", 5\n", "\n\n5\n", "4 5\n7 8\n", "99999999999999999999\n"] {
            let text = format!("{}\n{refused}{}", list("\n"), list("\n"));
            let found = of(&text).err().unwrap_or_default();
            assert!(found.split_whitespace().eq(text.split_whitespace()), "{refused:?}");
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
