//! The coordinate table as CSV and TSV: one row in memory, changed in place where a number
//! changed. Rows by the ten million take no longer than writing them.

use crate::view::ruler::Profile;
use std::io::{Result, Write};

/// A part of a row of the table.
enum Piece {
    /// Text that is the same in every row.
    Text(&'static str),
    /// The number of a column.
    Number(usize),
}

/// A number of the row: its value, and where its text stands.
#[derive(Clone, Copy, Default)]
struct Number {
    value: i64,
    start: usize,
    len: usize,
}

/// A leaf of the layout.
#[derive(Clone, Copy)]
pub struct Leaf {
    /// The extent of the mode.
    pub extent: i64,
    /// The stride of the mode.
    pub stride: i64,
}

/// A mode of the layout while it is walked.
struct Walked {
    mode: Leaf,
    at: i64,
    /// The top mode that it belongs to, and its factor there.
    top: usize,
    factor: i64,
}

/// The table of a layout or a shape.
pub struct Listing {
    pieces: Vec<Piece>,
    modes: Vec<Walked>,
    /// The 1-D coordinate, one for each top mode, one for each leaf, the index.
    numbers: Vec<Number>,
    tops: usize,
    row: Vec<u8>,
}

/// How columns are written.
#[derive(Clone, Copy)]
pub struct Style {
    /// The text between two columns.
    pub separator: &'static str,
    /// Around a column with a comma inside.
    pub quote: &'static str,
}

impl Listing {
    /// The table from 1-D coordinate `from` on, of the leaves `modes` of `shape`; with a column
    /// of indices if `indexed`. `None` where numbers could leave 64 bits.
    pub fn new(shape: &Profile, modes: &[Leaf], indexed: bool, from: i64, style: Style) -> Option<Self> {
        let reach: i128 = modes.iter().map(|m| i128::from(m.stride.unsigned_abs()) * i128::from(m.extent)).sum();
        if modes.is_empty() || modes.iter().any(|m| m.extent < 1) || reach > i128::from(i64::MAX) {
            return None;
        }
        let all = match shape {
            Profile::Modes(modes) => &modes[..],
            whole => std::slice::from_ref(whole),
        };
        let tops = all.len();
        let mut listing = Listing { pieces: Vec::new(), modes: Vec::new(), numbers: Vec::new(), tops, row: Vec::new() };
        listing.numbers.resize(1 + tops + modes.len() + 1, Number::default());
        listing.numbers[0].value = from;
        let mut rest = from;
        for (top, t) in all.iter().enumerate() {
            let mut factor = 1;
            let mut leaves = Vec::new();
            t.extents(&mut leaves);
            for _ in leaves {
                let i = listing.modes.len();
                let mode = *modes.get(i)?;
                let at = if i + 1 < modes.len() { rest % mode.extent } else { rest };
                rest /= mode.extent;
                listing.modes.push(Walked { mode, at, top: 1 + top, factor });
                listing.numbers[1 + top].value += at * factor;
                listing.numbers[1 + tops + i].value = at;
                listing.numbers[1 + tops + modes.len()].value += at * mode.stride;
                factor = factor.checked_mul(mode.extent)?;
            }
        }
        listing.pieces.push(Piece::Number(0));
        if tops > 1 {
            listing.text([style.separator, style.quote]);
            for top in 1..=tops {
                listing.text([if top == 1 { "(" } else { "," }]);
                listing.pieces.push(Piece::Number(top));
            }
            listing.text([")", style.quote]);
        }
        let quote = if modes.len() > 1 { style.quote } else { "" };
        listing.text([style.separator, quote]);
        listing.natural(shape, &mut (1 + tops));
        listing.text([quote]);
        if indexed {
            listing.text([style.separator]);
            listing.pieces.push(Piece::Number(1 + tops + modes.len()));
        }
        listing.text(["\n"]);
        listing.rebuild();
        Some(listing)
    }

    fn text<const N: usize>(&mut self, texts: [&'static str; N]) {
        self.pieces.extend(texts.map(Piece::Text));
    }

    fn natural(&mut self, shape: &Profile, number: &mut usize) {
        let Profile::Modes(items) = shape else {
            self.pieces.push(Piece::Number(*number));
            *number += 1;
            return;
        };
        self.text(["("]);
        for (i, item) in items.iter().enumerate() {
            self.text([if i > 0 { "," } else { "" }]);
            self.natural(item, number);
        }
        self.text([")"]);
    }

    /// Writes `count` rows.
    pub fn write(mut self, w: &mut impl Write, count: i64) -> Result<()> {
        let mut block = Vec::with_capacity((1 << 15) + self.row.len());
        for i in 0..count {
            block.extend_from_slice(&self.row);
            if block.len() >= 1 << 15 {
                w.write_all(&block)?;
                block.clear();
            }
            if i + 1 < count {
                self.step();
            }
        }
        w.write_all(&block)
    }

    /// Advances the coordinate and the index to the next row.
    fn step(&mut self) {
        let index = self.numbers.len() - 1;
        let mut fits = self.add(0, 1);
        let (mut i, last, mut moved) = (0, self.modes.len() - 1, 0);
        loop {
            let walked = &mut self.modes[i];
            let turns = walked.at + 1 == walked.mode.extent && i < last;
            let by = if turns { -walked.at } else { 1 };
            walked.at += by;
            moved += by * walked.mode.stride;
            let (top, factor) = (walked.top, walked.factor);
            fits &= self.add(top, by * factor);
            fits &= self.add(1 + self.tops + i, by);
            if !turns {
                break;
            }
            i += 1;
        }
        fits &= self.add(index, moved);
        if !fits {
            self.rebuild();
        }
    }

    /// Adds to a number, in the row too if its text is as long as before; whether it was.
    #[inline]
    fn add(&mut self, number: usize, by: i64) -> bool {
        let n = &mut self.numbers[number];
        n.value += by;
        if n.len == 0 {
            return true; // not shown
        }
        let mut buffer = itoa::Buffer::new();
        let text = buffer.format(n.value).as_bytes();
        let fits = text.len() == n.len;
        if fits {
            self.row[n.start..n.start + n.len].copy_from_slice(text);
        }
        fits
    }

    /// The whole row anew.
    fn rebuild(&mut self) {
        self.row.clear();
        for piece in &self.pieces {
            match piece {
                Piece::Text(text) => self.row.extend_from_slice(text.as_bytes()),
                Piece::Number(number) => {
                    let n = &mut self.numbers[*number];
                    let mut buffer = itoa::Buffer::new();
                    let text = buffer.format(n.value).as_bytes();
                    (n.start, n.len) = (self.row.len(), text.len());
                    self.row.extend_from_slice(text);
                }
            }
        }
    }
}
