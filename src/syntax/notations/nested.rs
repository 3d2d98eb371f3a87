//! Shapes and strides as CuTe nests them, with unknowns in them.

use super::cursor::Cursor;
use super::{MAX_DEPTH, MAX_RANK, Result, Symbol, symbol_name};

/// A hierarchy of integers, basis elements and unknowns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Nested {
    /// `_4`, `1@0`, or an unknown: its text, and its value if it is an integer.
    Leaf(String, Option<i64>),
    /// `(a,b)`.
    Tuple(Vec<Nested>),
}

/// The most leaves of a shape.
const MAX_LEAVES: usize = 1 << 12;

impl Nested {
    /// Reads a leaf or a tuple; unknowns get the next names.
    pub fn read(c: &mut Cursor, symbols: &mut Vec<Symbol>) -> Result<Nested> {
        Nested::within(c, symbols, 0)
    }

    fn within(c: &mut Cursor, symbols: &mut Vec<Symbol>, depth: usize) -> Result<Nested> {
        if !c.eat("(") {
            return leaf(c, symbols);
        }
        if depth >= MAX_DEPTH {
            return c.wrong(format!("more than {MAX_DEPTH} levels of brackets"));
        }
        let mut items = Vec::new();
        while !c.eat(")") {
            items.push(Nested::within(c, symbols, depth + 1)?);
            if items.len() > MAX_LEAVES {
                return c.wrong(format!("more than {MAX_LEAVES} modes"));
            }
            if !c.eat(",") {
                c.expect(")")?;
                break;
            }
        }
        Ok(Nested::Tuple(items))
    }

    /// Appends the text.
    pub fn write(&self, out: &mut String) {
        match self {
            Nested::Leaf(text, _) => out.push_str(text),
            Nested::Tuple(items) => {
                out.push('(');
                for (i, item) in items.iter().enumerate() {
                    if i > 0 {
                        out.push(',');
                    }
                    item.write(out);
                }
                out.push(')');
            }
        }
    }

    /// Whether another hierarchy has the same brackets.
    fn is_congruent(&self, other: &Nested) -> bool {
        match (self, other) {
            (Nested::Leaf(..), Nested::Leaf(..)) => true,
            (Nested::Tuple(a), Nested::Tuple(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.is_congruent(b)),
            _ => false,
        }
    }

    fn size(&self) -> Option<i64> {
        match self {
            Nested::Leaf(_, value) => *value,
            Nested::Tuple(items) => items.iter().try_fold(1i64, |n, item| n.checked_mul(item.size()?)),
        }
    }

    /// The size of each top-level mode, if all are known and there are not too many.
    pub fn extents(&self) -> Vec<i64> {
        let all = match self {
            Nested::Leaf(_, value) => value.map(|n| vec![n]),
            Nested::Tuple(items) => items.iter().map(Nested::size).collect(),
        };
        all.filter(|e| e.len() <= MAX_RANK).unwrap_or_default()
    }
}

/// An integer, a basis element or an unknown.
fn leaf(c: &mut Cursor, symbols: &mut Vec<Symbol>) -> Result<Nested> {
    c.skip();
    let start = c.position();
    if c.eat("?") {
        let div = if c.eat("{") { unknown(c)? } else { 1 };
        let name = symbol_name(symbols.len());
        symbols.push(Symbol { name: name.clone(), div });
        return basis(c, name, None);
    }
    if c.peek() == b'_' {
        c.advance(1);
    }
    let Some(n) = c.integer()? else {
        return c.wrong_since(start, "an integer, `?` or a tuple is expected here");
    };
    basis(c, n.to_string(), Some(n))
}

/// `@1@0` behind the number in front of it.
fn basis(c: &mut Cursor, mut text: String, value: Option<i64>) -> Result<Nested> {
    let mut value = value;
    while c.peek() == b'@' {
        c.advance(1);
        let index = c.expect_integer()?;
        if !(0..=255).contains(&index) || text.len() > 1 << 8 {
            return c.wrong("a basis element has few and small indices");
        }
        text = format!("{text}@{index}");
        value = None;
    }
    Ok(Nested::Leaf(text, value))
}

/// `i64 div=8}` behind the brace: what divides the unknown.
fn unknown(c: &mut Cursor) -> Result<i64> {
    let mut div = 1;
    loop {
        c.eat(",");
        if c.eat("}") {
            return Ok(div);
        }
        let start = c.position();
        match c.word(b"") {
            "div" => {
                c.expect("=")?;
                div = c.expect_integer()?;
                if div < 1 {
                    return c.wrong_since(start, "`div` is at least 1");
                }
            }
            "i32" | "i64" | "i8" | "i16" => {}
            _ => return c.wrong("`div=8`, an integer type or `}` is expected here"),
        }
    }
}

/// A layout with unknowns: the hierarchies of its shape and its stride.
pub struct Layout {
    /// The shape.
    pub shape: Nested,
    /// The stride, congruent to the shape.
    pub stride: Nested,
}

impl Layout {
    /// Reads `shape:stride`.
    pub fn read(c: &mut Cursor, symbols: &mut Vec<Symbol>) -> Result<Layout> {
        c.skip();
        let start = c.position();
        let shape = Nested::read(c, symbols)?;
        c.expect(":")?;
        let stride = Nested::read(c, symbols)?;
        match shape.is_congruent(&stride) {
            true => Ok(Layout { shape, stride }),
            false => c.wrong_since(start, "shape and stride are not congruent: each mode of the shape has one stride"),
        }
    }

    /// `shape:stride`.
    pub fn text(&self) -> String {
        let mut out = String::new();
        self.shape.write(&mut out);
        out.push(':');
        self.stride.write(&mut out);
        out
    }
}
