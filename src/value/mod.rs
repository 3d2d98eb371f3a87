//! The values: what an expression can be worth, how it is written, stored and shown as data.
//!
//! Knows the algebra and the atoms below it, and the syntax in which the table of atoms writes layouts; nothing of
//! functions or of evaluation.

mod construct;
pub mod dump;
pub mod element;
pub mod json;
pub mod notation;
pub mod operands;
pub mod ratio;
pub mod rewritten;
pub mod stored;
pub mod tiling;
pub mod type_text;
pub mod written;

use crate::algebra::compact::Major;
use crate::algebra::{Int, Tree};
use crate::value::element::Element;
use crate::value::tiling::{Operation, Tiling};

/// A value of the language: what an expression evaluates to.
///
/// ```
/// use cutectl::{Mode, Session, Value, algebra::Tree};
///
/// let arena = bumpalo::Bump::new();
/// let value = Session::default().value(&arena, "composition(8:2, 4:1)").unwrap();
/// assert!(matches!(value, Value::Tree(Tree::Layout(_))));
/// assert_eq!(value.kind(), "layout");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value<'a> {
    /// A value of the algebra.
    Tree(Tree<'a>),
    /// `LayoutLeft` or `LayoutRight`.
    Order(Major),
    /// An element type.
    Type(&'static Element),
    /// An element type of which several share one that is stored: `sparse_elem<2,half_t>`.
    SparseType(&'static Element, u32),
    /// An enumerator of CuTe: `GMMA::Major::K`.
    Constant(&'a str),
    /// An instruction by name.
    Operation(&'a Operation<'a>),
    /// An atom, a tiling or a slice of one.
    Tiling(&'a Tiling<'a>),
    /// A compile-time ratio: `R<3,2>`.
    Ratio(&'a [Int; 2]),
    /// A floating-point number: `3.5`.
    Float(f64),
    /// A character: `'c'`.
    Char(char),
    /// `"text"`, escapes as written.
    Text(&'a str),
    /// What a print statement shows.
    Printed(&'a Printed<'a>),
    /// What a statement without a value is worth: an assertion that holds, a declaration.
    Nothing,
}

/// A print statement and its operand.
///
/// ```
/// use cutectl::{Session, value::PrintStyle};
///
/// let arena = bumpalo::Bump::new();
/// let outcome = Session::default().line(&arena, "print_layout((2,2):(2,1))").unwrap();
/// assert_eq!(outcome.printed[0].style, PrintStyle::Layout);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Printed<'a> {
    /// Which print function of CuTe it calls.
    pub style: PrintStyle,
    /// The value that is printed.
    pub value: Value<'a>,
}

/// The print functions of CuTe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintStyle {
    /// `print`: the notation.
    Notation,
    /// `print_layout`: the grid.
    Layout,
    /// `print_latex`: TikZ.
    Latex,
    /// `print_latex` with `TikzColor_White`: cells of a layout without a grey.
    LatexWhite,
    /// `print_latex_tv`: the owners of a tile as TikZ, of the pair of a thread-value layout and a tile.
    LatexTv,
    /// `print_svg`: the owners of a tiled MMA.
    Svg,
    /// `print1D`: all indices in a row.
    OneD,
    /// `print2D`: the bare table.
    TwoD,
    /// `print_tensor`: the elements.
    Tensor,
}

impl<'a> From<Tree<'a>> for Value<'a> {
    fn from(t: Tree<'a>) -> Self {
        Value::Tree(t)
    }
}

impl From<Int> for Value<'_> {
    fn from(i: Int) -> Self {
        Value::Tree(Tree::Int(i))
    }
}

impl From<bool> for Value<'_> {
    /// A truth that C++ knows at compile time.
    fn from(b: bool) -> Self {
        Int::truth(b, true).into()
    }
}

impl<'a> Value<'a> {
    /// What kind of value this is, in one word: the `kind` of JSON answers.
    pub fn kind(self) -> &'static str {
        match self {
            Value::Tree(t) => tree_kind(t),
            Value::Order(_) => "order",
            Value::Type(_) | Value::SparseType(..) => "type",
            Value::Constant(_) => "constant",
            Value::Operation(_) => "operation",
            Value::Tiling(t) => t.kind.kind(),
            Value::Ratio(..) => "ratio",
            Value::Float(_) => "float",
            Value::Char(_) => "char",
            Value::Text(_) => "text",
            Value::Printed(_) => "print",
            Value::Nothing => "none",
        }
    }
}

/// The kind of a value of the algebra, in one word.
pub fn tree_kind(t: Tree) -> &'static str {
    match t {
        Tree::Int(_) => "int",
        Tree::Basis(_) => "basis",
        Tree::Underscore => "underscore",
        Tree::Tuple(_) | Tree::Arith(_) => "tuple",
        Tree::Layout(_) => "layout",
        Tree::Swizzle(_) => "swizzle",
        Tree::Composed(_) => "composed",
        Tree::SmemFlag(_) => "pointer",
        Tree::Mixed(_) => "mixed_bits",
        Tree::Engine(_) => "iterator",
        Tree::Tensor(_) => "tensor",
        Tree::Descriptor(_) => "descriptor",
    }
}
