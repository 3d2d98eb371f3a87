//! The label of a cell: a template such as `{i}` over the coordinate, the index and the thread.

use super::ruler::Profile;
use crate::algebra::Swizzle;
use std::fmt::Write;

/// Where a cell is and what it maps to.
#[derive(Clone, Copy, Debug)]
pub struct At<'p> {
    /// The row of the cell.
    pub m: i64,
    /// The column of the cell.
    pub n: i64,
    /// The coordinates in the modes behind the first two.
    pub rest: &'p [i64],
    /// The 1-D coordinate.
    pub linear: i64,
    /// The index before an outer function.
    pub inner: i64,
    /// The index that the layout gives.
    pub value: i64,
}

/// A part of a label: a text, or a quantity of the cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Text between the braces, as written.
    Text(String),
    /// The index that the layout gives: `{i}`.
    Value,
    /// The index before an outer function is applied.
    Inner,
    /// The 1-D coordinate.
    Linear,
    /// The natural coordinate.
    Natural,
    /// The row of the cell.
    Row,
    /// The column of the cell.
    Column,
    /// The address of the first byte of the element.
    Byte,
    /// The 4-byte shared-memory bank of the element.
    Bank,
}

/// The parts of a label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label(pub Vec<Part>);

/// A name between braces that stands for nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPart(pub String);

impl Label {
    /// A label of one part.
    pub fn one(part: Part) -> Label {
        Label(vec![part])
    }

    /// A template such as `{v}\n({m},{n})`; `{{` is a brace, `\n` a new line.
    pub fn template(text: &str) -> Result<Label, UnknownPart> {
        let mut parts = Vec::new();
        let mut plain = String::new();
        let mut chars = text.chars().peekable();
        while let Some(c) = chars.next() {
            match c {
                '\\' if chars.peek() == Some(&'n') => {
                    chars.next();
                    plain.push('\n');
                }
                '{' | '}' if chars.peek() == Some(&c) => {
                    chars.next();
                    plain.push(c);
                }
                '{' => {
                    let name: String = chars.by_ref().take_while(|c| *c != '}').collect();
                    let part = match name.as_str() {
                        "v" | "value" | "index" => Part::Value,
                        "inner" => Part::Inner,
                        "i" | "1d" => Part::Linear,
                        "c" | "natural" => Part::Natural,
                        "m" | "row" => Part::Row,
                        "n" | "col" => Part::Column,
                        "byte" => Part::Byte,
                        "bank" => Part::Bank,
                        _ => return Err(UnknownPart(name)),
                    };
                    if !plain.is_empty() {
                        parts.push(Part::Text(std::mem::take(&mut plain)));
                    }
                    parts.push(part);
                }
                c => plain.push(if c.is_control() && c != '\n' { ' ' } else { c }),
            }
        }
        if !plain.is_empty() {
            parts.push(Part::Text(plain));
        }
        Ok(Label(parts))
    }

    /// Writes the label of a cell.
    pub fn write(&self, at: At, natural: &[Profile], memory: InMemory, out: &mut String) {
        let number = |out: &mut String, n: i64| out.push_str(itoa::Buffer::new().format(n));
        for part in &self.0 {
            match part {
                Part::Text(text) => out.push_str(text),
                Part::Value => number(out, at.value),
                Part::Inner => number(out, at.inner),
                Part::Linear => number(out, at.linear),
                Part::Row => number(out, at.m),
                Part::Column => number(out, at.n),
                Part::Byte => number(out, memory.byte(at.value)),
                Part::Bank => number(out, memory.bank(at.value)),
                Part::Natural => coordinate(at, natural, out),
            }
        }
    }
}

/// Where the elements of a layout lie in memory.
#[derive(Clone, Copy, Debug)]
pub struct InMemory {
    /// The size of an element in bits.
    pub element_bits: i64,
    /// The address of element 0 in bits.
    pub address: i64,
    /// The swizzle of a shared-memory pointer, on byte addresses.
    pub swizzle: Option<Swizzle>,
}

impl InMemory {
    /// Elements of `element_bits` bits, from address 0 on.
    pub fn new(element_bits: i64) -> InMemory {
        InMemory { element_bits, address: 0, swizzle: None }
    }

    /// Whether the place of an element is not its index times its size.
    pub fn is_moved(&self) -> bool {
        self.address != 0 || self.swizzle.is_some()
    }

    /// The first bit of element `index`.
    pub fn bit(&self, index: i64) -> i64 {
        let bit = i128::from(index) * i128::from(self.element_bits) + i128::from(self.address);
        let bit = i64::try_from(bit).unwrap_or(i64::MAX);
        match self.swizzle {
            Some(swizzle) => swizzle.apply(bit.div_euclid(8)).saturating_mul(8).saturating_add(bit.rem_euclid(8)),
            None => bit,
        }
    }

    /// The first byte of element `index`.
    pub fn byte(&self, index: i64) -> i64 {
        self.bit(index).div_euclid(8)
    }

    /// The bank of element `index`, of 32 banks that are 4 bytes wide.
    pub fn bank(&self, index: i64) -> i64 {
        self.byte(index).div_euclid(4).rem_euclid(32)
    }
}

/// The natural coordinate of a cell: of one mode alone, or of all modes in parentheses.
fn coordinate(at: At, natural: &[Profile], out: &mut String) {
    match natural {
        [only] => only.coordinate(at.linear, out),
        modes => {
            let coords = [at.m, at.n].into_iter().chain(at.rest.iter().copied());
            for (k, (mode, i)) in modes.iter().zip(coords).enumerate() {
                out.push(if k == 0 { '(' } else { ',' });
                mode.coordinate(i, out);
            }
            let _ = write!(out, ")");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{At, InMemory, Label, Part, UnknownPart};
    use crate::view::ruler::Profile;

    #[test]
    fn templates_mix_text_and_parts() {
        let label = Label::template("{v}\\n({m},{n}) {{{byte}}}").unwrap();
        let at = At { m: 1, n: 2, rest: &[], linear: 5, inner: 7, value: 7 };
        let mut text = String::new();
        label.write(at, &[Profile::Extent(2), Profile::Extent(4)], InMemory::new(16), &mut text);
        assert_eq!(text, "7\n(1,2) {14}");
        assert_eq!(Label::template("{x}"), Err(UnknownPart("x".into())));
        assert_eq!(Label::template("{c}"), Ok(Label::one(Part::Natural)));
    }
}
