//! Tables of plain numbers, read number by number: a list in one line or one a line, the rows of a grid, nested arrays.

mod arrays;
mod decimal;
mod lines;

use crate::algebra::infer::Stream;
use crate::commands::number_list::arrays::Arrays;
use crate::commands::number_list::decimal::Numbers;
use crate::commands::number_list::lines::{Lines, Plain};
use crate::program::app::Stop;
use crate::program::handover::Spare;
use crate::program::input;
use crate::program::pieces::in_order;
use crate::syntax::numbers::{TableForm, is_heading};
use std::io::{self, Cursor, Read};
use std::path::Path;

/// The content of a file: numbers, or text.
pub enum Input {
    /// Nothing but decimal integers as a table, and its extents, the last of which goes fastest.
    Numbers(Stream, Vec<i64>),
    /// Any other content.
    Text(String),
}

/// How many bytes are read first, and at most, at once: each time twice as many, so that a short list is not waited for.
const FIRST: usize = 1 << 14;
const MOST: usize = 1 << 16;
/// How many bytes of a number that has begun may stand in front of what is read at once: more only where nothing ends one.
const BEGUN: usize = 1 << 6;

/// A file in pieces that end where a number does.
struct Pieces {
    from: Box<dyn Read + Send>,
    /// How many bytes are read next.
    size: usize,
    /// How many bytes have been read.
    read: u64,
    /// The beginning of the next piece.
    begun: Vec<u8>,
    /// Buffers of pieces that are done with.
    spare: Spare,
    /// Why there are no more pieces, if not for the end.
    failed: Option<io::Error>,
}

impl Pieces {
    /// The next piece; `None` where there is none any more.
    fn next(&mut self) -> Option<Vec<u8>> {
        let mut piece = self.spare.take();
        let mut filled = self.begun.len();
        input::lengthen(&mut piece, MOST + BEGUN);
        piece[..filled].copy_from_slice(&self.begun);
        loop {
            let end = piece.len().min(filled + self.size);
            match self.from.read(&mut piece[filled..end]) {
                Ok(0) => {
                    self.begun.clear();
                    piece.truncate(filled);
                    return Some(piece).filter(|piece| !piece.is_empty());
                }
                Ok(read) => {
                    filled += read;
                    self.read += read as u64;
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => {
                    self.failed = Some(error);
                    return None;
                }
            }
            self.size = (2 * self.size).min(MOST);
            let end = memchr::memrchr3(b' ', b'\n', b',', &piece[..filled]);
            // Where nothing ends it is no list.
            if let Some(end) = end.map(|end| end + 1).or((filled == piece.len()).then_some(filled)) {
                self.begun.clear();
                self.begun.extend_from_slice(&piece[end..filled]);
                piece.truncate(end);
                return Some(piece);
            }
        }
    }
}

/// Where the reading of a table stands.
enum Reading {
    Lines(Lines),
    Arrays(Arrays),
}

impl Reading {
    /// How the text reads that begins with `piece`, and how much of it stands in front of the numbers; `None` where no number can
    /// be told before the whole text is there.
    fn begin(piece: &[u8], form: Option<TableForm>) -> Option<(Reading, usize)> {
        let blank = piece.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let numbers = piece.get(blank).is_none_or(|byte| byte.is_ascii_digit() || *byte == b'-');
        match form {
            Some(TableForm::Owners) => None,
            Some(TableForm::Arrays) => Reading::arrays(piece),
            _ if numbers => Some((Reading::Lines(Lines::default()), 0)),
            None if matches!(piece.get(blank), Some(b'[' | b'{')) => Reading::arrays(piece),
            form => {
                let end = memchr::memchr(b'\n', piece.get(blank..)?).map(|end| blank + end + 1);
                let heading = end
                    .and_then(|end| piece.get(..end))
                    .filter(|line| line.is_ascii() && !line.contains(&b'|') && std::str::from_utf8(line).is_ok_and(is_heading));
                match heading {
                    Some(line) => Some((Reading::Lines(Lines::below(line)), line.len())),
                    None if form.is_some() => None,
                    None => {
                        // What stands in front of arrays is no heading, however its line goes on.
                        let (reading, front) = Reading::arrays(piece)?;
                        let before = piece.get(..front)?;
                        (!before.contains(&b':') && memchr::memmem::find(before, b" o ").is_none()).then_some((reading, front))
                    }
                }
            }
        }
    }

    fn arrays(piece: &[u8]) -> Option<(Reading, usize)> {
        let front = memchr::memchr(b'{', piece).or_else(|| memchr::memchr(b'[', piece))?;
        Some((Reading::Arrays(Arrays::behind(piece.get(..front)?, *piece.get(front)?)), front))
    }

    /// Takes numbers at once; whether they go on with the table as it stands.
    fn take_all(&mut self, plain: &Plain) -> bool {
        match self {
            Reading::Lines(lines) => lines.take_all(plain),
            Reading::Arrays(_) => false,
        }
    }

    /// Takes bytes; those from the first on that is none of a plain table.
    fn take_bytes<'p>(&mut self, piece: &'p [u8]) -> Option<&'p [u8]> {
        match self {
            Reading::Lines(lines) => lines.take_bytes(piece),
            Reading::Arrays(arrays) => arrays.take_bytes(piece),
        }
    }

    /// The text again from what was read so far.
    fn text(self) -> Vec<u8> {
        match self {
            Reading::Lines(lines) => lines.text(),
            Reading::Arrays(arrays) => arrays.text(),
        }
    }

    /// The numbers at the end of the text and the extents of their table; `None` where they are none.
    fn finish(&mut self, form: Option<TableForm>) -> Option<(Stream, Vec<i64>)> {
        match self {
            Reading::Lines(lines) => lines.finish(form),
            Reading::Arrays(arrays) => arrays.finish(),
        }
    }
}

/// Reads a file, or standard input for `-`, as a table in this form, or in that which its text has; long lists by several `threads`,
/// one where there are fewer numbers than it says.
pub fn read(path: &Path, form: Option<TableForm>, threads: (usize, usize)) -> Result<Input, Stop> {
    let mut pieces = Pieces { from: input::open(path)?, size: FIRST, read: 0, begun: Vec::new(), spare: Spare::default(), failed: None };
    let spare = pieces.spare.clone();
    let mut first = pieces.next().unwrap_or_default();
    let Some((mut reading, front)) = Reading::begin(&first, form) else {
        return text(path, pieces, first, Vec::new());
    };
    first = first.split_off(front);
    let mut refused: Option<Vec<u8>> = None; // from the first byte on that is none of a table
    let mut take = |(piece, plain): (Vec<u8>, Option<Plain>)| {
        match &mut refused {
            Some(text) => text.extend(&piece),
            None if plain.is_some_and(|plain| reading.take_all(&plain)) => {}
            None => refused = reading.take_bytes(&piece).map(<[u8]>::to_vec),
        }
        spare.give(piece);
        refused.is_none()
    };
    let (jobs, alone) = threads;
    let plain = |piece: Vec<u8>| {
        let plain = Plain::of(&piece);
        (piece, plain)
    };
    let (mut read, mut next) = (0, Some(first));
    while let Some(piece) = next.take() {
        let made = plain(piece);
        read += made.1.as_ref().map_or(0, |plain| plain.count);
        next = if take(made) { pieces.next() } else { None };
        if jobs > 1 && read >= alone {
            break;
        }
    }
    if next.is_some() {
        in_order(jobs, || next.take().or_else(|| pieces.next()), plain, take)?;
    }
    match refused {
        Some(behind) => text_again(path, pieces, reading, behind),
        None if pieces.failed.is_some() => text(path, pieces, Vec::new(), Vec::new()),
        None => match reading.finish(form) {
            Some((numbers, extents)) => Ok(Input::Numbers(numbers, extents)),
            None => text_again(path, pieces, reading, Vec::new()),
        },
    }
}

/// The text of what turns out to be no table; a long one, whose numbers take less memory than it would, is not made again.
fn text_again(path: &Path, pieces: Pieces, reading: Reading, behind: Vec<u8>) -> Result<Input, Stop> {
    match pieces.read > input::MAX_FILE {
        true => Err(input::too_long(path)),
        false => text(path, pieces, reading.text(), behind),
    }
}

/// The text of what was read before, of what is behind it, and of what is left to read.
fn text(path: &Path, pieces: Pieces, before: Vec<u8>, behind: Vec<u8>) -> Result<Input, Stop> {
    match pieces.failed {
        Some(error) => Err(Stop::Failed(format!("cannot read {}: {error}", path.display()))),
        None => Ok(Input::Text(input::rest(path, before, Cursor::new(behind).chain(Cursor::new(pieces.begun)).chain(pieces.from))?)),
    }
}

#[cfg(test)]
mod tests {
    use super::{Input, Reading, read};
    use crate::syntax::numbers::{self, Entries, NumbersError, Table, TableForm};

    /// What is read of a text: numbers and their extents, or the text.
    fn of(text: &str) -> Result<(Vec<i64>, Vec<i64>), String> {
        let file = std::env::temp_dir().join(format!("cutectl-list-{}-{:x}", std::process::id(), text.len()));
        std::fs::write(&file, text).unwrap();
        let found = read(&file, None, (1, 0));
        let shared = read(&file, None, (3, 0));
        std::fs::remove_file(&file).unwrap();
        let [one, several] = [found, shared].map(|found| match found {
            Ok(Input::Numbers(numbers, extents)) => Ok((numbers.numbers(), extents)),
            Ok(Input::Text(text)) => Err(text),
            Err(_) => panic!("{text}"),
        });
        assert!(one == several);
        one
    }

    #[test]
    fn long_lists_are_read_by_several_threads_as_by_one() {
        let list = |between: &str| (0..200_000).map(|i| (i % 1000 - 7).to_string()).collect::<Vec<_>>().join(between);
        for text in
            [list("\n") + "\n", list("\n"), list(" "), list(" ") + "\n", list("\r\n"), list(", "), format!("int t[] = {{{}}};", list(","))]
        {
            assert!(of(&text).is_ok_and(|(numbers, extents)| numbers.len() == 200_000 && extents == [200_000]));
        }
        let grid = list(" ").replace(" -7 ", "\n-7 ");
        assert!(of(&grid).is_ok_and(|(numbers, extents)| numbers.len() == 200_000 && extents == [200, 1000]));
        for refused in ["x 5\n", "\n\n5\n", "4 5\n7 8\n", "99999999999999999999\n"] {
            let text = format!("{}\n{refused}{}", list("\n"), list("\n"));
            let found = of(&text).err().unwrap_or_default();
            assert!(found.split_whitespace().eq(text.split_whitespace()), "{refused:?}");
        }
    }

    #[test]
    fn plain_tables_are_read_and_all_else_is_left_as_it_was() {
        for (text, numbers, extents) in [
            ("0 1 2 3", [0, 1, 2, 3], vec![4]),
            ("0 -1\t-2  -3\n", [0, -1, -2, -3], vec![4]),
            ("0\n4\n1\r\n5\n\n", [0, 4, 1, 5], vec![4]),
            ("0, 4, 1, 5", [0, 4, 1, 5], vec![4]),
            ("0 1\n2 3\n", [0, 1, 2, 3], vec![2, 2]),
            ("0,1\n2,3", [0, 1, 2, 3], vec![2, 2]),
            ("o (2,2):(_1,2):\n  0  1\n  2  3\n", [0, 1, 2, 3], vec![2, 2]),
            ("{0, 1, 2, 3}", [0, 1, 2, 3], vec![4]),
            ("[[0,1],[2,3]]\n", [0, 1, 2, 3], vec![2, 2]),
            ("int t[2][2] = {\n  {0, 1},\n  {2, 3},\n};\n", [0, 1, 2, 3], vec![2, 2]),
            ("array([[[0, 1]],\n [[2, 3]]])", [0, 1, 2, 3], vec![2, 1, 2]),
        ] {
            assert_eq!(of(text), Ok((numbers.to_vec(), extents)), "{text:?}");
        }
        let words =
            |text: &str| -> Vec<Vec<String>> { text.lines().map(|line| line.split_whitespace().map(str::to_string).collect()).collect() };
        for text in [
            "0\n1 2\n",
            "0 1 2 , 3",
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
    }

    /// A table read in two pieces, as far as it is one of plain numbers.
    fn in_pieces(text: &str, form: Option<TableForm>, cut: usize) -> (Result<Table, NumbersError>, bool) {
        let bytes = text.as_bytes();
        let Some((mut reading, front)) = Reading::begin(&bytes[..cut], form) else { return (numbers::read(text, form), false) };
        let mut refused: Option<Vec<u8>> = None;
        for piece in [&bytes[front..cut], &bytes[cut..]] {
            match &mut refused {
                Some(text) => text.extend(piece),
                None => refused = reading.take_bytes(piece).map(<[u8]>::to_vec),
            }
        }
        let read = match refused {
            Some(behind) => Err([reading.text(), behind].concat()),
            None => reading.finish(form).ok_or_else(|| reading.text()),
        };
        match read {
            Err(text) => (numbers::read(&String::from_utf8(text).unwrap(), form), false),
            Ok((numbers, extents)) => {
                let numbers = numbers.numbers();
                let entry = |mut i: usize| {
                    let place = extents.iter().fold(0, |place, extent| {
                        let next = place * *extent as usize + i % *extent as usize;
                        i /= *extent as usize;
                        next
                    });
                    numbers[place]
                };
                (Ok(Table { entries: Entries::Numbers((0..numbers.len()).map(entry).collect()), shape: extents, owners: false }), true)
            }
        }
    }

    #[test]
    fn tables_in_pieces_are_those_of_their_text() {
        let mut seed = 11u64;
        let mut next = |n: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as usize % n
        };
        let mut plain = 0;
        for _ in 0..50_000 {
            let (rows, columns) = (1 + next(4), 1 + next(4));
            let between = [" ", "  ", ", ", ",", "\t"][next(5)];
            let arrays = next(3);
            let (open, close) = [("", ""), ("[", "]"), ("{", "}")][arrays];
            let lines = if arrays == 0 { "\n" } else { [",", ",\n ", ", "][next(3)] };
            let table: Vec<String> = (0..rows)
                .map(|row| {
                    let row =
                        (0..columns).map(|column| [(row * columns + column) as i64, row as i64 - 2, next(30) as i64][next(3)].to_string());
                    format!("{open}{}{close}", row.collect::<Vec<_>>().join(between))
                })
                .collect();
            let front = match arrays {
                0 => ["", "", "(2,3):(1,2)\n", "x\n", "a,b\n", "(_,_,0)\n"][next(6)],
                _ => ["", "\n", "int t[2][3] = ", "array(", "at o x:\n", "t:\n\n"][next(6)],
            };
            let whole = if next(4) > 0 || arrays == 0 { (open, close) } else { ("", "") };
            let behind = ["", "\n", ";\n", "\n\n", ",", " // t:"][next(6)];
            let mut text = format!("{front}{}{}{}{behind}", whole.0, table.join(lines), whole.1).into_bytes();
            for _ in 0..[0, 0, 1, 2, 3][next(5)] {
                let (at, byte) = (next(text.len() + 1), b" \n,-x[]{}:|;09+()T=/#\"_"[next(23)]);
                match next(3) {
                    0 => text.insert(at, byte),
                    _ if at == text.len() => {}
                    1 => text[at] = byte,
                    _ => drop(text.remove(at)),
                }
            }
            let text = String::from_utf8(text).unwrap();
            let form =
                [None, None, None, Some(TableForm::List), Some(TableForm::Grid), Some(TableForm::Csv), Some(TableForm::Arrays)][next(7)];
            let cut = [text.len(), text.len(), next(text.len() + 1)][next(3)];
            let (found, streamed) = in_pieces(&text, form, cut);
            plain += usize::from(streamed);
            assert!(found == numbers::read(&text, form), "{text:?} {form:?} {cut} {found:?}");
        }
        assert!(plain > 5_000, "{plain}");
    }
}
