//! Layouts as other tools write them: Triton's attributes and types, MLIR's memrefs, CuTe DSL's types, torch and numpy, XLA,
//! `std::mdspan`. Each is translated into CuTe's notation.
//!
//! A translation is text of the language, read by its parser like any other; nothing here knows values or evaluates.

mod affine;
mod bits;
mod cursor;
mod digits;
mod dsl;
mod fragment;
mod mdspan;
mod memref;
mod nested;
mod torch;
mod triton;
mod xla;

use cursor::Cursor;
use std::ops::Range;

/// What a text may leave open: the shape of Triton's attributes, the size of an element, which notation it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Given {
    /// The shape, where it is known.
    pub shape: Option<Vec<i64>>,
    /// The size of an element in bits.
    pub bits: Option<u32>,
}

/// Which notation a text is in, where the text does not tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Triton's attributes, types and modules.
    Triton,
    /// CuTe DSL and its MLIR dialect.
    Dsl,
    /// PyTorch: sizes and strides in elements.
    Torch,
    /// numpy: shapes and strides in bytes.
    Numpy,
    /// MLIR's `memref`.
    Memref,
    /// XLA's shapes with layouts.
    Xla,
    /// `std::mdspan` and its mappings.
    Mdspan,
    /// TileLang's fragments.
    Tilelang,
}

/// What a translated layout maps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// (thread, value) to the colexicographic index of an element.
    Tv,
    /// A coordinate to an offset, one mode for each dimension.
    Layout,
    /// The same with swizzles or an iterator in front.
    Composed,
    /// A tensor: an iterator and a layout.
    Tensor,
    /// A tiler, a shape or another tuple.
    Tuple,
    /// A tiled MMA.
    TiledMma,
}

impl Kind {
    /// As JSON names it.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Tv => "tv",
            Kind::Layout => "layout",
            Kind::Composed => "composed",
            Kind::Tensor => "tensor",
            Kind::Tuple => "tuple",
            Kind::TiledMma => "tiled_mma",
        }
    }
}

/// Elements to be added to every result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offset {
    /// A number of elements that the text says.
    Known(i64),
    /// As many as is known when the program runs.
    Unknown,
}

/// A size or a stride without a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// Its name in the translation.
    pub name: String,
    /// What divides it, 1 where nothing is known.
    pub div: i64,
}

/// A text in CuTe's notation, and what it leaves unsaid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Translation {
    /// The notation it comes from: `ttg.blocked`, `torch`.
    pub from: String,
    /// What it maps.
    pub kind: Kind,
    /// The layout.
    pub text: String,
    /// The extents of the dimensions, or of the tile of a (thread, value) layout; empty where they are not known.
    pub shape: Vec<i64>,
    /// Elements in front of the first.
    pub offset: Offset,
    /// Of memory spread over several CTAs: coordinate to the number of the CTA.
    pub block: Option<String>,
    /// The sizes and strides without a value, in the order of the source.
    pub symbols: Vec<Symbol>,
}

/// The name that an offset without a value has in an expression.
pub const OFFSET: &str = "offset0";

impl Translation {
    fn layout(from: &str, text: String, shape: Vec<i64>) -> Self {
        let from = from.to_string();
        Translation { from, kind: Kind::Layout, text, shape, offset: Offset::Known(0), block: None, symbols: Vec::new() }
    }

    /// The layout with its offset in front, as one expression.
    pub fn expression(&self) -> String {
        match self.offset {
            Offset::Known(0) => self.text.clone(),
            Offset::Known(n) => format!("counting_iter({n}) o {}", self.text),
            Offset::Unknown => format!("counting_iter({OFFSET}) o {}", self.text),
        }
    }

    /// Whether `name` stands for a size, a stride or an offset without a value.
    pub fn has_symbol(&self, name: &str) -> bool {
        self.symbols.iter().any(|s| s.name == name) || (self.offset == Offset::Unknown && name == OFFSET)
    }
}

/// What is wrong with a text, and at which bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The bytes of the text that are wrong.
    pub at: Range<usize>,
    /// What is wrong, in words.
    pub message: String,
    /// Whether it is only that the shape or the size of an element is not known.
    pub lacks: Option<Lack>,
}

/// What a text does not say and has to be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    /// The shape: `--shape`.
    Shape,
    /// The size of an element: `--bits`.
    Bits,
    /// Which notation it is: `--from`.
    Source,
}

type Result<T> = std::result::Result<T, Wrong>;

/// The most bytes of a text in another notation.
pub const MAX_BYTES: usize = 1 << 20;
/// The most dimensions of a layout.
const MAX_RANK: usize = 32;
/// How deep brackets nest.
const MAX_DEPTH: usize = 64;
/// The most elements of a layout.
const MAX_SIZE: i64 = 1 << 61;

/// Whether a text of another notation starts here that can stand inside an expression.
pub fn opens(text: &str) -> bool {
    triton::opens(text)
        || dsl::opens(text)
        || memref::opens(text)
        || torch::opens(text)
        || xla::opens(text)
        || mdspan::opens(text)
        || fragment::opens(text)
}

/// The translation of the layout at the start of `text`, and how many bytes it has.
pub fn leading(text: &str, given: &Given) -> Result<(Translation, usize)> {
    read_from(text, None, given)
}

/// The translation of a text, the whole of it.
pub fn whole(text: &str, source: Option<Source>, given: &Given) -> Result<Translation> {
    let (translation, len) = read_from(text, source, given)?;
    let mut rest = Cursor::at(text, len);
    rest.skip();
    match rest.is_at_end() {
        true => Ok(translation),
        false => rest.wrong("nothing can follow here"),
    }
}

fn read_from(text: &str, source: Option<Source>, given: &Given) -> Result<(Translation, usize)> {
    if text.len() > MAX_BYTES {
        return Err(Wrong { at: 0..1, message: format!("a layout of more than {MAX_BYTES} bytes"), lacks: None });
    }
    let mut cursor = Cursor::at(text, 0);
    cursor.skip();
    let rest = cursor.rest();
    let source = match source {
        Some(source) => source,
        None if triton::opens(rest) => Source::Triton,
        None if memref::opens(rest) => Source::Memref,
        None if mdspan::opens(rest) => Source::Mdspan,
        None if fragment::opens(rest) => Source::Tilelang,
        None if torch::opens(rest) => Source::Torch,
        None if xla::opens(rest) => Source::Xla,
        None if torch::typed(rest).is_some_and(|t| t.contains("][")) => Source::Torch,
        None if torch::typed(rest).is_some() => Source::Xla,
        None if torch::opens_numpy(rest) => Source::Numpy,
        None if torch::is_pair(rest) => {
            let message = "torch counts strides in elements, numpy in bytes: which is this?".to_string();
            return Err(Wrong { at: cursor.position()..text.len(), message, lacks: Some(Lack::Source) });
        }
        None if torch::opens_sizes(rest) => Source::Torch,
        None => Source::Dsl,
    };
    let translation = match source {
        Source::Triton => triton::read(&mut cursor, given),
        Source::Dsl => dsl::read(&mut cursor),
        Source::Torch => torch::torch(&mut cursor),
        Source::Numpy => torch::numpy(&mut cursor, given),
        Source::Memref => memref::read(&mut cursor),
        Source::Xla => xla::read(&mut cursor),
        Source::Mdspan => mdspan::read(&mut cursor),
        Source::Tilelang => fragment::read(&mut cursor),
    }?;
    if let (Some(shape), false) = (&given.shape, translation.shape.is_empty())
        && *shape != translation.shape
        && translation.symbols.is_empty()
    {
        let message = format!("the shape given is {}, and the text says {}", list(shape), list(&translation.shape));
        return Err(Wrong { at: 0..cursor.position(), message, lacks: None });
    }
    Ok((translation, cursor.position()))
}

/// The text of the modes of each dimension, as translations write it.
pub fn spelled(dims: &[Vec<(i64, i64)>]) -> String {
    let merged: Vec<digits::Modes> = dims
        .iter()
        .map(|modes| {
            let mut merged = digits::Modes::new();
            for (extent, stride) in modes {
                match merged.last_mut() {
                    Some((e, 0)) if *stride == 0 => *e = e.saturating_mul(*extent),
                    _ => drop(digits::push(&mut merged, *extent, *stride)),
                }
            }
            if merged.is_empty() {
                merged.push((1, 0));
            }
            merged
        })
        .collect();
    digits::text(&merged)
}

/// The text of a linear map from the bits of coordinates, as translations write it.
pub fn spelled_bits(bases: Vec<i64>, shape: &[i64]) -> String {
    bits::function(bases, shape)
}

/// `(4,8)` for a message.
fn list(numbers: &[i64]) -> String {
    format!("({})", numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(","))
}

/// The names of unknowns in order: a letter each as long as there are letters, without `o`, which composes.
fn symbol_name(place: usize) -> String {
    match b"abcdefghijklmnpqrstuvwxyz".get(place) {
        Some(letter) => char::from(*letter).to_string(),
        None => format!("s{place}"),
    }
}

/// How many elements a shape has, if there are not too many.
fn size(shape: &[i64]) -> Option<i64> {
    shape.iter().try_fold(1i64, |n, e| n.checked_mul(*e)).filter(|n| *n <= MAX_SIZE)
}
