//! Tables of numbers as programs print and write them: lists, grids, comma-separated values, JSON and C arrays, coordinates, and
//! owners such as `T3V1`.

use crate::algebra::infer::{MAX_NUMBER, MAX_PARTS};

/// How a table is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableForm {
    /// Numbers in the order of 1-D coordinates, however they are broken into lines.
    List,
    /// Rows of numbers, also with frames and headings as `print_layout` has them.
    Grid,
    /// Cells that name a thread and a value.
    Owners,
    /// Rows of comma-separated values; where the first is a heading, the column `index` or the last one.
    Csv,
    /// Nested arrays, the outermost index first.
    Arrays,
}

/// The entries of a table in the order of 1-D coordinates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entries {
    /// One integer an entry.
    Numbers(Vec<i64>),
    /// Coordinates of so many parts.
    Coordinates(Vec<[i64; MAX_PARTS]>, usize),
}

/// A table as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Its entries in the order of 1-D coordinates.
    pub entries: Entries,
    /// Its extents, one of a list.
    pub shape: Vec<i64>,
    /// Whether the entries are elements, and the coordinates are threads and values.
    pub owners: bool,
}

/// What is wrong with a text, and in which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumbersError {
    /// The line, from 1; 0 where it is the text as a whole.
    pub line: usize,
    /// What is wrong, as a sentence.
    pub message: String,
}

fn wrong<T>(line: usize, message: impl Into<String>) -> Result<T, NumbersError> {
    Err(NumbersError { line, message: message.into() })
}

/// An integer as C, Python or JSON write it.
pub fn integer(word: &str) -> Option<i64> {
    let (sign, digits) = match word.as_bytes() {
        [b'-', ..] => ("-", &word[1..]),
        [b'+', ..] => ("", &word[1..]),
        _ => ("", word),
    };
    let lower = digits.to_ascii_lowercase().replace(['_', '\''], "");
    let (radix, digits) = match lower.get(..2) {
        Some("0x") => (16, &lower[2..]),
        Some("0b") => (2, &lower[2..]),
        _ => (10, &lower[..]),
    };
    let digits = digits.trim_end_matches(['u', 'l', 'z']);
    if !digits.starts_with(|c: char| c.is_ascii_hexdigit()) {
        return None;
    }
    i64::from_str_radix(&format!("{sign}{digits}"), radix).ok()
}

/// A cell: a number, a coordinate, or an owner.
#[derive(Clone, Copy)]
enum Cell {
    Number(i64),
    Parts([i64; MAX_PARTS], usize),
}

/// What is read so far, row by row.
#[derive(Default)]
struct Rows {
    numbers: Vec<i64>,
    parts: Vec<[i64; MAX_PARTS]>,
    /// How many parts the coordinates have, 0 of numbers.
    arity: usize,
    owners: bool,
    row: usize,
    rows: usize,
    width: usize,
    /// The first line with more or fewer cells than the one before.
    ragged: Option<usize>,
    /// The number of groups of rows that are complete, and the rows of each.
    groups: usize,
    height: usize,
}

impl Rows {
    fn count(&self) -> usize {
        self.numbers.len() + self.parts.len()
    }

    fn add(&mut self, cell: Cell, line: usize) -> Result<(), NumbersError> {
        let (parts, arity) = match cell {
            Cell::Number(n) => {
                if n.unsigned_abs() > MAX_NUMBER.unsigned_abs() {
                    return wrong(line, format!("`{n}` is beyond 2^61"));
                }
                ([n, 0, 0, 0], 0)
            }
            Cell::Parts(parts, arity) => (parts, arity),
        };
        if self.count() > 0 && arity != self.arity {
            return wrong(line, "numbers and coordinates, or coordinates of different ranks");
        }
        self.arity = arity;
        if arity == 0 {
            self.numbers.push(parts[0])
        } else {
            self.parts.push(parts)
        }
        self.row += 1;
        Ok(())
    }

    fn end_row(&mut self, line: usize) {
        if self.row == 0 {
            return;
        }
        if self.rows > 0 && self.row != self.width && self.ragged.is_none() {
            self.ragged = Some(line);
        }
        (self.width, self.row) = (self.row, 0);
        self.rows += 1;
    }

    fn end_group(&mut self, line: usize) {
        let rows = self.rows - self.groups * self.height;
        if rows == 0 {
            return;
        }
        if self.groups > 0 && rows != self.height {
            self.ragged = self.ragged.or(Some(line));
        }
        if self.groups == 0 {
            self.height = rows;
        }
        self.groups += 1;
    }

    fn table(mut self, from: Option<TableForm>, line: usize) -> Result<Table, NumbersError> {
        self.end_row(line);
        self.end_group(line);
        let count = self.count();
        if count == 0 {
            return wrong(0, "there are no numbers");
        }
        let list = from == Some(TableForm::List) || (from.is_none() && (self.rows == 1 || self.width == 1) && self.ragged.is_none());
        let shape = if list {
            vec![count]
        } else if let Some(line) = self.ragged {
            return wrong(line, "this row is longer or shorter than the one before; `--from list` reads numbers in whatever lines");
        } else if self.groups > 1 {
            vec![self.height, self.width, self.groups]
        } else {
            vec![self.height, self.width]
        };
        let order = |i: usize| match shape[..] {
            [rows, columns, _] => {
                let (within, group) = (i % (rows * columns), i / (rows * columns));
                group * rows * columns + within % rows * columns + within / rows
            }
            [rows, columns] => i % rows * columns + i / rows,
            _ => i,
        };
        let entries = match (self.arity, shape.len()) {
            (0, 1) => Entries::Numbers(self.numbers),
            (0, _) => Entries::Numbers((0..count).map(|i| self.numbers[order(i)]).collect()),
            (n, _) => Entries::Coordinates((0..count).map(|i| self.parts[order(i)]).collect(), n),
        };
        let table = Table { entries, shape: shape.into_iter().map(|e| e as i64).collect(), owners: false };
        if self.owners || from == Some(TableForm::Owners) { owned(&table) } else { Ok(table) }
    }
}

impl Rows {
    /// The table of nested arrays of so many elements, the outermost first.
    fn nested(self, dims: Vec<usize>) -> Result<Table, NumbersError> {
        let count = self.count();
        if count == 0 || dims.iter().try_fold(1usize, |n, d| n.checked_mul(*d)) != Some(count) {
            return wrong(0, "there are no numbers, or not in every array as many");
        }
        // From the outermost index slowest to the outermost index fastest.
        let order = |i: usize| {
            let (mut rest, mut place) = (i, 0);
            for dim in &dims {
                place = place * dim + rest % dim;
                rest /= dim;
            }
            place
        };
        let entries = match self.arity {
            0 if dims.len() == 1 => Entries::Numbers(self.numbers),
            0 => Entries::Numbers((0..count).map(|i| self.numbers[order(i)]).collect()),
            n => Entries::Coordinates((0..count).map(|i| self.parts[order(i)]).collect(), n),
        };
        let table = Table { entries, shape: dims.iter().map(|d| *d as i64).collect(), owners: false };
        if self.owners { owned(&table) } else { Ok(table) }
    }
}

/// The element of each thread and value, from the thread and the value of each element.
fn owned(table: &Table) -> Result<Table, NumbersError> {
    let Entries::Coordinates(owners, 2) = &table.entries else {
        return wrong(0, "each cell must name a thread and a value: `T3V1` or `(3,1)`");
    };
    if owners.iter().any(|o| o[0] < 0 || o[1] < 0) {
        return wrong(0, "threads and values are not negative");
    }
    let most = |i: usize| owners.iter().map(|o| o[i]).max().unwrap_or(0);
    let (threads, values) = (most(0).saturating_add(1), most(1).saturating_add(1));
    if threads.checked_mul(values).is_none_or(|n| n != owners.len() as i64) {
        let message = format!("{} elements are not one for each of {threads} threads and {values} values", owners.len());
        return wrong(0, message);
    }
    let mut elements = vec![-1; owners.len()];
    for (element, [thread, value, ..]) in owners.iter().enumerate() {
        let place = &mut elements[(thread + value * threads) as usize];
        if *place >= 0 {
            return wrong(0, format!("thread {thread} has two elements as its value {value}"));
        }
        *place = element as i64;
    }
    Ok(Table { entries: Entries::Numbers(elements), shape: vec![threads, values], owners: true })
}

/// Reads one cell at the start of `rest`: what it is, and its length.
fn cell(rest: &str) -> Option<(Cell, usize, bool)> {
    let bytes = rest.as_bytes();
    match bytes.first()? {
        b'(' => {
            let (mut parts, mut n, mut depth, mut at) = ([0; MAX_PARTS], 0, 0usize, 0);
            loop {
                match bytes.get(at)? {
                    b'(' => depth += 1,
                    b')' if depth == 1 => return Some((Cell::Parts(parts, n), at + 1, false)).filter(|_| n > 0),
                    b')' => depth -= 1,
                    b',' | b' ' => {}
                    _ => {
                        let len = word(&bytes[at..]);
                        *parts.get_mut(n)? = integer(rest.get(at..at + len)?).filter(|i| i.unsigned_abs() <= MAX_NUMBER.unsigned_abs())?;
                        n += 1;
                        at += len;
                        continue;
                    }
                }
                at += 1;
            }
        }
        b'T' | b't' => {
            let digits = |from: usize| bytes[from..].iter().take_while(|b| b.is_ascii_digit()).count();
            let thread = digits(1);
            let mut middle = 1 + thread;
            while matches!(bytes.get(middle), Some(b' ' | b',')) {
                middle += 1;
            }
            if !matches!(bytes.get(middle)?, b'V' | b'v') {
                return None;
            }
            let value = digits(middle + 1);
            let end = middle + 1 + value;
            let parts = [rest[1..1 + thread].parse().ok()?, rest[middle + 1..end].parse().ok()?, 0, 0];
            Some((Cell::Parts(parts, 2), end, true))
        }
        _ => {
            let len = word(bytes);
            Some((Cell::Number(integer(rest.get(..len)?)?), len, false))
        }
    }
}

/// The length of a number at the start of `bytes`.
fn word(bytes: &[u8]) -> usize {
    let sign = usize::from(matches!(bytes.first(), Some(b'-' | b'+')));
    sign + bytes[sign..].iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_' || **b == b'\'').count()
}

/// Whether a byte separates cells.
fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b',' | b';' | b'"')
}

/// Reads the cells of a line.
fn cells(line: &str, number: usize, rows: &mut Rows) -> Result<(), NumbersError> {
    let bytes = line.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let byte = bytes[at];
        if is_blank(byte) {
            at += 1;
            continue;
        }
        // Plain decimals at once: tables are long.
        let negative = usize::from(byte == b'-');
        let (mut end, mut value) = (at + negative, 0i64);
        while end < bytes.len() && bytes[end].is_ascii_digit() && end - at < 18 {
            value = value * 10 + i64::from(bytes[end] - b'0');
            end += 1;
        }
        if end > at + negative && (end == bytes.len() || is_blank(bytes[end])) {
            rows.add(Cell::Number(if negative == 1 { -value } else { value }), number)?;
            at = end;
            continue;
        }
        if byte == b'#' || line[at..].starts_with("//") {
            return Ok(());
        }
        let read = line.get(at..).and_then(cell);
        let Some((read, len, owner)) = read else {
            return wrong(number, no_number(line, at));
        };
        rows.owners |= owner;
        rows.add(read, number)?;
        at += len;
    }
    Ok(())
}

/// What is wrong with the word around byte `at` of a line.
fn no_number(line: &str, at: usize) -> String {
    let is_end = |c: char| c.is_whitespace() || c == ',';
    let start = line.get(..at).and_then(|before| before.rfind(is_end)).map_or(0, |blank| blank + 1);
    let word = line.get(start..).unwrap_or_default().trim_start_matches(is_end);
    let shown: String = word.chars().take_while(|c| !is_end(*c)).take(24).collect();
    let is_word = shown.starts_with(|c: char| c.is_alphabetic()) && line.bytes().any(|b| b.is_ascii_digit());
    if let (Ok(_), Some(blank)) = (shown.parse::<i64>(), word[shown.len()..].chars().next().filter(|c| !c.is_ascii())) {
        return format!("between numbers stand blanks or commas, and behind `{shown}` stands the character U+{:04X}", blank as u32);
    }
    let digits = shown.trim_start_matches(['-', '+']);
    if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) {
        return format!("`{shown}` does not fit 62 bits");
    }
    match shown.parse::<f64>() {
        Ok(n) if n.is_finite() => format!("`{shown}` is no integer, and indices are integers"),
        _ if is_word => {
            format!(
                "`{shown}` is no number; of lines such as `thread 0: 8` take the last column: `… | awk '{{print $NF}}' | cutectl infer`"
            )
        }
        _ => format!("`{shown}` is no number"),
    }
}

/// Whether a line stands above a table: a layout, a tensor, or a heading without a digit.
pub fn is_heading(line: &str) -> bool {
    let line = line.trim();
    let layout = line.contains("):(")
        || line.contains(" o ")
        || line.split_once(':').is_some_and(|(a, b)| integer(a).is_some() && integer(b).is_some());
    layout || line.ends_with(':')
}

/// Whether a line separates the slices of a table.
fn is_break(line: &str) -> bool {
    let line = line.trim();
    line.starts_with("(_") || (line.len() > 1 && line.bytes().all(|b| b == b'-' || b == b'='))
}

const BARS: [char; 4] = ['|', '│', '┃', '║'];

/// The numbers of a table: lines of numbers between blanks, commas or bars.
pub fn read(text: &str, from: Option<TableForm>) -> Result<Table, NumbersError> {
    let start = text.trim_start();
    let heading = start.lines().next().is_some_and(is_heading);
    let bracketed = start.starts_with(['[', '{']) || (!heading && text.contains(['[', '{']));
    match from {
        Some(TableForm::Arrays) => return arrays(text),
        None if bracketed => return arrays(text),
        _ => {}
    }
    let framed = from != Some(TableForm::List) && text.contains(BARS);
    let mut rows = Rows::default();
    let mut number = 0;
    let mut column = None;
    for line in text.lines() {
        number += 1;
        if is_break(line) {
            rows.end_group(number);
            continue;
        }
        if framed {
            let mut pieces = line.split(BARS).skip(1).peekable();
            while let Some(piece) = pieces.next() {
                if pieces.peek().is_some() {
                    cells(piece.trim(), number, &mut rows)?;
                }
            }
            rows.end_row(number);
            continue;
        }
        if rows.count() == 0 && is_heading(line) {
            continue;
        }
        let head =
            rows.count() == 0 && column.is_none() && line.contains(',') && line.chars().any(char::is_alphabetic) && !line.contains('(');
        if head && matches!(from, None | Some(TableForm::Csv)) && cells(line, number, &mut Rows::default()).is_err() {
            let names: Vec<&str> = line.split(',').map(|n| n.trim().trim_matches('"')).collect();
            column = Some(names.iter().position(|n| *n == "index").unwrap_or(names.len() - 1));
            continue;
        }
        match column {
            Some(column) if !line.trim().is_empty() => {
                let Some(field) = fields(line).nth(column) else {
                    return wrong(number, "this row has no such column");
                };
                cells(field, number, &mut rows)?;
            }
            _ => cells(line, number, &mut rows)?,
        }
        rows.end_row(number);
    }
    rows.table(from, number)
}

/// The fields of a row of a CSV file; commas within quotation marks separate nothing.
fn fields(line: &str) -> impl Iterator<Item = &str> {
    let mut quoted = false;
    line.split(move |c| {
        quoted ^= c == '"';
        c == ',' && !quoted
    })
}

/// The deepest nesting of arrays.
const MAX_DEPTH: usize = 8;

/// How deep arrays nest, and how long those of each depth are.
#[derive(Default)]
pub struct Nesting {
    /// The length of the arrays of each depth, once one of them is complete.
    pub lengths: Vec<Option<usize>>,
    /// How many elements the open arrays have so far, the outermost first.
    pub open: Vec<usize>,
}

impl Nesting {
    /// Opens an array, as an element of the innermost open one.
    pub fn open(&mut self, line: usize) -> Result<(), NumbersError> {
        if self.open.len() == MAX_DEPTH {
            return wrong(line, "arrays in arrays nest 8 deep at most");
        }
        self.open.push(0);
        if self.lengths.len() < self.open.len() {
            self.lengths.push(None);
        }
        Ok(())
    }

    /// Closes an array; says whether it was the outermost one.
    pub fn close(&mut self, line: usize) -> Result<bool, NumbersError> {
        let count = self.open.pop().unwrap_or(0);
        let length = &mut self.lengths[self.open.len()];
        if length.is_some_and(|length| length != count) {
            return wrong(line, "this array is longer or shorter than the one before");
        }
        *length = Some(count);
        Ok(!self.element())
    }

    /// One more element of the innermost open array, if there is one.
    pub fn element(&mut self) -> bool {
        self.open.last_mut().map(|count| *count += 1).is_some()
    }
}

/// Reads nested arrays: what stands in front of them and behind them is left alone.
fn arrays(text: &str) -> Result<Table, NumbersError> {
    let start = text.find('{').or_else(|| text.find('['));
    let Some(start) = start else {
        return wrong(0, "there is no array: `[…]` or `{…}`");
    };
    let mut number = 1 + text[..start].matches('\n').count();
    let (mut rows, mut nesting) = (Rows::default(), Nesting::default());
    let bytes = text.as_bytes();
    let mut at = start;
    loop {
        let Some(byte) = bytes.get(at) else {
            return wrong(number, "an array is not closed");
        };
        at += match byte {
            b'[' | b'{' => {
                nesting.open(number)?;
                1
            }
            b']' | b'}' => {
                if nesting.close(number)? {
                    break;
                }
                1
            }
            b'\n' => {
                number += 1;
                1
            }
            b'/' if bytes.get(at + 1) == Some(&b'/') => text[at..].find('\n').unwrap_or(text.len() - at),
            b'/' if bytes.get(at + 1) == Some(&b'*') => {
                let len = text[at..].find("*/").map_or(text.len() - at, |n| n + 2);
                number += text[at..at + len].matches('\n').count();
                len
            }
            byte if is_blank(*byte) => 1,
            _ => {
                let Some((read, len, owner)) = text.get(at..).and_then(cell) else {
                    return wrong(number, "no number and no array");
                };
                if nesting.open.len() != nesting.lengths.len() {
                    return wrong(number, "a number stands where others have an array");
                }
                rows.owners |= owner;
                rows.add(read, number)?;
                nesting.element();
                len
            }
        }
    }
    rows.nested(nesting.lengths.into_iter().flatten().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(text: &str) -> (Vec<i64>, Vec<i64>) {
        let table = read(text, None).unwrap();
        match table.entries {
            Entries::Numbers(n) => (n, table.shape),
            Entries::Coordinates(..) => panic!("{text}: coordinates"),
        }
    }

    #[test]
    fn every_way_of_writing_a_table() {
        let grid = (vec![0, 1, 2, 3, 4, 5], vec![2, 3]);
        for text in [
            "0 2 4\n1 3 5\n",
            "0,2,4\n1,3,5",
            "(2,3):(1,2)\n       0    1    2 \n    +----+----+----+\n 0  |  0 |  2 |  4 |\n    +----+----+----+\n 1  |  1 |  3 |  5 |\n    +----+----+----+\n",
            "counting_iter(0) o (2,3):(_1,2):\n    0    2    4\n    1    3    5\n",
            "[[0, 2, 4], [1, 3, 5]]",
            "static const int8_t t[2][3] = {{0, 2, 4}, // row\n {0x1, 3u, 5},};",
            "array([[0 2 4]\n [1 3 5]])",
        ] {
            assert_eq!(numbers(text), grid, "{text}");
        }
        assert_eq!(numbers("0 8 1 9"), (vec![0, 8, 1, 9], vec![4]));
        assert_eq!(numbers("0\n8\n1\n9\n"), (vec![0, 8, 1, 9], vec![4]));
        assert_eq!(numbers("1-D,natural,index\n0,\"(0,0)\",0\n1,\"(1,0)\",7\n"), (vec![0, 7], vec![2]));
        assert_eq!(numbers("T0V0 T0V1\nT1V0 T1V1"), (vec![0, 1, 2, 3], vec![2, 2]));
    }

    #[test]
    fn what_is_no_table() {
        for (text, line) in [("", 0), ("0 x", 1), ("0 1\n2", 2), ("[[1,2],[3]]", 1), ("[1", 1), ("0 (1,2)", 1), ("9999999999999999999", 1)]
        {
            assert_eq!(read(text, None).unwrap_err().line, line, "{text}");
        }
        assert!(read("T0V0 T0V0", None).is_err());
        assert_eq!(read("0 1\n2", Some(TableForm::List)).unwrap().shape, [3]);
    }
}
