//! Rows of cells as short text: what repeats from row to row is written once.
//!
//! Neighbours of a layout differ by its strides, and so do those of the next row: a piece of a row
//! is its first index and a pattern of differences, and most rows of a layout share a few patterns.

use crate::view::json;
use crate::view::picture::Cell;
use std::collections::HashMap;
use std::fmt::Write;

/// The most columns of a piece of a row: what is gathered before it is written.
pub const PIECE: i64 = 4096;

/// The most bytes of patterns that are remembered.
const REMEMBERED: usize = 1 << 22;

/// Beyond it a number of JavaScript is not exact, and indices are written as they are.
const EXACT: i64 = 1 << 52;

/// The patterns written so far: the first time as a string, then as its number.
#[derive(Default)]
struct Patterns {
    numbers: HashMap<String, usize>,
    count: usize,
    bytes: usize,
}

impl Patterns {
    fn put(&mut self, out: &mut Vec<u8>, pattern: String) {
        if let Some(number) = self.numbers.get(&pattern) {
            out.extend(itoa::Buffer::new().format(*number).bytes());
            return;
        }
        json::string(out, &pattern);
        self.bytes += pattern.len();
        if self.bytes <= REMEMBERED {
            self.numbers.insert(pattern, self.count);
        }
        self.count += 1;
    }
}

/// Equal neighbours once, with how many they are.
fn runs(tokens: impl Iterator<Item = i64>, out: &mut String) {
    let mut tokens = tokens.peekable();
    while let Some(token) = tokens.next() {
        let mut count = 1;
        while tokens.next_if_eq(&token).is_some() {
            count += 1;
        }
        let blank = if out.is_empty() { "" } else { " " };
        let _ = match count {
            1 => write!(out, "{blank}{token}"),
            n => write!(out, "{blank}{token}*{n}"),
        };
    }
}

/// Pieces of rows as they are gathered.
#[derive(Default)]
pub struct Pieces {
    patterns: Patterns,
    styles: Vec<i64>,
    values: Vec<Option<i64>>,
    elements: Vec<Option<i64>>,
    bits: Vec<Option<i64>>,
    groups: Vec<Option<i64>>,
    texts: String,
    /// Whether every label so far is the index.
    plain: bool,
}

impl Pieces {
    /// Forgets the piece that was gathered.
    pub fn clear(&mut self) {
        self.styles.clear();
        self.values.clear();
        self.elements.clear();
        self.bits.clear();
        self.groups.clear();
        self.texts.clear();
        self.plain = true;
    }

    /// Adds a cell.
    pub fn push(&mut self, cell: &Cell, style: usize) {
        if !self.styles.is_empty() {
            self.texts.push('\t');
        }
        self.texts.extend(cell.text.chars().map(|c| if c == '\t' { ' ' } else { c }));
        self.plain &= cell.value.is_some_and(|value| itoa::Buffer::new().format(value) == cell.text);
        self.styles.push(i64::try_from(style).unwrap_or(0));
        self.values.push(cell.value);
        self.elements.push(cell.element);
        self.bits.push(cell.bit);
        self.groups.push(cell.group);
    }

    /// Appends the piece: `[styles,texts,values…,elements…,bits…,groups…]`. Texts are null where they are the indices; what
    /// follows the values is left out where no cell has it, elements also where they are the indices.
    pub fn write(&mut self, out: &mut Vec<u8>) {
        out.push(b'[');
        let mut styles = String::new();
        runs(self.styles.iter().copied(), &mut styles);
        self.patterns.put(out, styles);
        out.push(b',');
        match self.plain {
            true => out.extend(b"null"),
            false => self.patterns.put(out, std::mem::take(&mut self.texts)),
        }
        numbers(&mut self.patterns, out, &self.values);
        let grouped = self.groups.iter().any(Option::is_some);
        let placed = grouped || self.bits.iter().any(Option::is_some);
        if placed || self.elements != self.values {
            numbers(&mut self.patterns, out, &self.elements);
        }
        if placed {
            numbers(&mut self.patterns, out, &self.bits);
        }
        if grouped {
            numbers(&mut self.patterns, out, &self.groups);
        }
        out.push(b']');
    }
}

/// Appends `,first,pattern`: differences from one number to the next, a full stop for none. Where
/// they are too large the first is null, and the pattern has the numbers themselves.
fn numbers(patterns: &mut Patterns, out: &mut Vec<u8>, numbers: &[Option<i64>]) {
    let first = numbers.iter().flatten().next().copied();
    let exact = numbers.iter().flatten().all(|n| n.unsigned_abs() < EXACT.unsigned_abs());
    let mut pattern = String::new();
    match first {
        Some(first) if exact && numbers.iter().all(Option::is_some) => {
            let steps = numbers.windows(2).map(|pair| pair[1].unwrap_or(0) - pair[0].unwrap_or(0));
            runs(std::iter::once(0).chain(steps), &mut pattern);
            out.extend(format!(",{first},").bytes());
        }
        _ => {
            for n in numbers {
                let blank = if pattern.is_empty() { "" } else { " " };
                let _ = match n {
                    Some(n) => write!(pattern, "{blank}{n}"),
                    None => write!(pattern, "{blank}."),
                };
            }
            out.extend(b",null,");
        }
    }
    patterns.put(out, pattern);
}

#[cfg(test)]
mod tests {
    use super::Pieces;
    use crate::view::picture::Cell;

    fn written(pieces: &mut Pieces, cells: &[(Option<i64>, Option<i64>, &str)]) -> String {
        pieces.clear();
        for (value, element, text) in cells {
            pieces.push(&Cell { text: (*text).into(), value: *value, element: *element, ..Cell::default() }, 3);
        }
        let mut out = Vec::new();
        pieces.write(&mut out);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_row_that_repeats_is_a_number_of_its_pattern() {
        let mut pieces = Pieces::default();
        let row = |n: i64| [(Some(n), Some(n), n.to_string()), (Some(n + 2), Some(n + 2), (n + 2).to_string())];
        let (a, b) = (row(0), row(7));
        let of = |r: &[(Option<i64>, Option<i64>, String); 2]| -> Vec<(Option<i64>, Option<i64>, String)> { r.to_vec() };
        let text = |r: Vec<(Option<i64>, Option<i64>, String)>, pieces: &mut Pieces| {
            let cells: Vec<_> = r.iter().map(|(v, e, t)| (*v, *e, t.as_str())).collect();
            written(pieces, &cells)
        };
        assert_eq!(text(of(&a), &mut pieces), "[\"3*2\",null,0,\"0 2\"]");
        assert_eq!(text(of(&b), &mut pieces), "[0,null,7,1]");
    }

    #[test]
    fn labels_and_elements_of_their_own_are_written() {
        let cells = [(Some(4), Some(1), "a"), (Some(4), None, "<b")];
        assert_eq!(written(&mut Pieces::default(), &cells), "[\"3*2\",\"a\\t<b\",4,\"0*2\",null,\"1 .\"]");
    }

    #[test]
    fn large_indices_are_written_as_they_are() {
        let cells = [(Some(i64::MAX), Some(i64::MAX), "9223372036854775807")];
        assert_eq!(written(&mut Pieces::default(), &cells), "[\"3\",null,null,\"9223372036854775807\"]");
    }
}
