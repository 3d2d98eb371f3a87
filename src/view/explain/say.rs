//! A line of an explanation: words, notation, and equations that can be typed.

use crate::algebra::layout::FlatMode;
use crate::algebra::{Int, Layout, Tree};
use crate::value::Value;
use crate::value::notation::Notation;

/// The most leaves of a value that a line shows.
pub const MAX_SHOWN: usize = 128;

/// A part of a line of an explanation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words, which are not code.
    Words(String),
    /// Text in the notation, such as a layout.
    Code(String),
    /// `expr = value`: the expression, typed, has this value.
    Equal {
        /// The left side, which can be typed.
        expr: String,
        /// The value that the expression evaluates to.
        value: String,
    },
}

/// A line, and how far it stands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// 0 for the expression itself, deeper for what it is made of.
    pub depth: usize,
    /// Words, notation and equations in the order of the line.
    pub pieces: Vec<Piece>,
}

impl Line {
    /// The left and right sides of its equations.
    pub fn equations(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pieces.iter().filter_map(|piece| match piece {
            Piece::Equal { expr, value } => Some((expr.as_str(), value.as_str())),
            _ => None,
        })
    }
}

/// Whether a value is small enough to be shown.
pub fn fits(value: Value) -> bool {
    match value {
        Value::Tree(t) => fits_tree(t),
        _ => true,
    }
}

/// Whether a value of the algebra is small enough to be shown. Stops counting where it is not.
pub fn fits_tree(t: Tree) -> bool {
    fn go(t: Tree, left: &mut usize) -> Option<()> {
        match t {
            Tree::Tuple(items) | Tree::Arith(items) => items.iter().try_for_each(|t| go(*t, left)),
            Tree::Layout(l) => go(l.shape, left),
            Tree::Composed(c) => go(c.outer, left).and_then(|()| go(c.inner, left)),
            Tree::Tensor(x) => go(x.layout, left),
            _ => {
                *left = left.checked_sub(1)?;
                Some(())
            }
        }
    }
    go(t, &mut { MAX_SHOWN }).is_some()
}

/// Builds a line of an explanation, piece by piece.
pub struct Say {
    notation: Notation,
    line: Line,
}

impl Say {
    /// A line without any parts yet.
    pub fn new(notation: Notation, depth: usize) -> Self {
        Say { notation, line: Line { depth, pieces: Vec::new() } }
    }

    /// How many levels the line is indented.
    pub fn depth(&self) -> usize {
        self.line.depth
    }

    /// The notation in which values are written.
    pub fn notation(&self) -> Notation {
        self.notation
    }

    /// Ends the line and returns it.
    pub fn line(self) -> Line {
        self.line
    }

    /// Adds words.
    pub fn words(mut self, words: &str) -> Self {
        match self.line.pieces.last_mut() {
            Some(Piece::Words(before)) => before.push_str(words),
            _ if words.is_empty() => {}
            _ => self.line.pieces.push(Piece::Words(words.to_string())),
        }
        self
    }

    /// Adds text in the notation.
    pub fn code(mut self, text: &str) -> Self {
        self.line.pieces.push(Piece::Code(text.to_string()));
        self
    }

    /// Adds a value in the notation.
    pub fn tree(self, t: Tree) -> Self {
        let text = self.text(t);
        self.code(&text)
    }

    /// Adds a mode as `shape:stride`.
    pub fn mode(self, mode: FlatMode) -> Self {
        self.tree(Tree::Layout(&mode.into()))
    }

    /// Adds a layout in the notation.
    pub fn layout(self, layout: Layout) -> Self {
        self.tree(Tree::Layout(&layout))
    }

    /// Adds an integer in the notation.
    pub fn int(self, i: Int) -> Self {
        self.tree(Tree::Int(i))
    }

    /// Adds the equation `expr = value` from two texts.
    pub fn equal(mut self, expr: String, value: String) -> Self {
        self.line.pieces.push(Piece::Equal { expr, value });
        self
    }

    /// Adds the equation `expr = value` with a value of the algebra.
    pub fn is(self, expr: String, value: Tree) -> Self {
        let value = self.text(value);
        self.equal(expr, value)
    }

    /// Adds the equation `expr = value` with an integer.
    pub fn gives(self, expr: String, value: Int) -> Self {
        self.is(expr, Tree::Int(value))
    }

    /// The notation of a value; of a large one, how large it is.
    pub fn text(&self, t: Tree) -> String {
        if fits_tree(t) { self.notation.text(Value::Tree(t)) } else { "…".to_string() }
    }

    /// A value as it is typed: the notation, but for tuples that add.
    pub fn typed(&self, t: Tree) -> String {
        match t {
            Tree::Arith(items) if fits_tree(t) => {
                let items: Vec<String> = items.iter().map(|t| self.typed(*t)).collect();
                format!("make_arithmetic_tuple({})", items.join(","))
            }
            t => self.text(t),
        }
    }

    /// The notation of an integer.
    pub fn number(&self, i: Int) -> String {
        self.text(Tree::Int(i))
    }
}
