//! What the commands about memory share: the tile, its elements and the warps that are asked for. A function that
//! gives no answer has reported why.

use crate::algebra::{Composed, Swizzle, Tree};
use crate::commands::lines;
use crate::eval::error::{Error, ErrorKind};
use crate::hardware::address::{Memory, Unit};
use crate::hardware::{Refusal, TileInMemory};
use crate::program::app::App;
use crate::program::choice::choice;
use crate::program::complete;
use crate::program::operand::List;
use crate::say::refusal;
use crate::say::report::ARGUMENT;
use crate::syntax::ast::Span;
use crate::value::Value;
use crate::value::element;
use crate::value::notation::Notation;
use crate::view::swizzle::forms;
use bumpalo::Bump;
use clap::{Args, ValueEnum};
use clap_complete::engine::ArgValueCompleter;

/// A tile in memory
#[derive(Args, Debug)]
#[group(skip)]
pub struct TileArgs {
    /// The type of an element: f16, half_t, float, uint8_t, ...; a layout over a flag of shared memory or a tensor says it itself
    #[arg(long, value_name = "TYPE", add = ArgValueCompleter::new(complete::types))]
    pub dtype: Option<String>,
    /// What the layout counts
    #[arg(long, value_enum, value_parser = choice::<CountedIn>(), default_value_t, value_name = "UNIT")]
    pub unit: CountedIn,
    /// The byte at which the tile starts
    #[arg(long, value_name = "BYTES", default_value_t = 0, value_parser = clap::value_parser!(i64).range(0..=1 << 48))]
    pub base: i64,
}

/// What a layout counts
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum CountedIn {
    /// Elements of the type
    #[default]
    Element,
    /// Bytes
    Byte,
    /// Bits
    Bit,
}

/// A tile in memory under the text that was typed for it.
pub struct NamedTile<'a> {
    /// The layout of the tile and its memory.
    pub tile: TileInMemory<'a>,
    /// The expression that was typed for it.
    pub source: String,
    /// The unit that its layout counts, in words.
    pub unit: String,
}

/// The value of a text, or its error reported.
pub fn evaluated<'a>(app: &mut App, arena: &'a Bump, text: &str) -> Option<Value<'a>> {
    lines::evaluated(app, arena, text, &ARGUMENT)
}

/// Reports that `found` is not what is wanted.
pub fn wrong_kind(app: &mut App, text: &str, wanted: &'static str, found: Value) {
    let error = Error::new(ErrorKind::WrongKind { wanted, found }, whole(text));
    app.report(text, &ARGUMENT, &error);
}

fn whole(text: &str) -> Span {
    Span::new(0, text.trim_end().len())
}

/// Reports a refusal under the whole of a text.
pub fn refuse(app: &mut App, text: &str, refused: &Refusal) {
    match (refused, refusal::explain(refused, whole(text))) {
        (Refusal::Fault(fault), _) => {
            let error = Error::new(ErrorKind::Fault(fault), whole(text));
            app.report(text, &ARGUMENT, &error);
        }
        (_, Some(diagnostic)) => app.show(&diagnostic, text, &ARGUMENT),
        (_, None) => app.failed(),
    }
}

pub fn answered<'a, T>(app: &mut App, text: &str, result: Result<T, impl Into<Refusal<'a>>>) -> Option<T> {
    result.map_err(|refused| refuse(app, text, &refused.into())).ok()
}

impl<'a> NamedTile<'a> {
    /// The same tile in another memory.
    pub fn over(&self, memory: Memory) -> NamedTile<'a> {
        NamedTile { tile: self.tile.over(memory), source: self.source.clone(), unit: self.unit.clone() }
    }
}

/// The size and the name of a type, as `f16`, `half_t`, `cutlass::half_t`, `u8` or `16b` says it.
pub fn element(app: &mut App, name: &str) -> Option<(i64, String)> {
    match element::usual(name) {
        Some((bits, _)) => Some((bits.into(), element::bare(name).to_string())),
        None => {
            app.refuse_element(name);
            None
        }
    }
}

/// The layout of a tile.
pub fn tile_layout<'a>(app: &mut App, arena: &'a Bump, source: &str) -> Option<Tree<'a>> {
    match evaluated(app, arena, source)? {
        Value::Tree(t) => Some(t),
        found => {
            wrong_kind(app, source, "a layout", found);
            None
        }
    }
}

/// The tile of a layout. The size of an element is what `--dtype` or the layout says, or else the atoms of its
/// accesses, which must agree.
pub fn named_tile<'a>(
    app: &mut App,
    arena: &'a Bump,
    (source, layout): (&str, Tree<'a>),
    tile: &TileArgs,
    atoms: &[AtomElement],
) -> Option<NamedTile<'a>> {
    let mut named = match &tile.dtype {
        Some(name) => Some(element(app, name)?),
        None => None,
    };
    let mut by_atom = "";
    let unit = match tile.unit {
        CountedIn::Element => Unit::Element,
        CountedIn::Byte => Unit::Byte,
        CountedIn::Bit => Unit::Bit,
    };
    let cx = app.session.cx(arena);
    let given = named.as_ref().map(|n| n.0).or(app.element_bits.map(i64::from)); // `--dtype`, else `--bits`
    let mut memory = Memory::new(cx, layout, unit, given, tile.base);
    if let (Err(Refusal::NoElement), Some(first)) = (&memory, atoms.first()) {
        if let Some(other) = atoms.iter().find(|a| a.bits != first.bits) {
            app.refuse(&format!(
                "the atoms of these accesses have elements of {} and of {} bits: say with `--dtype` which the tile has",
                first.bits, other.bits
            ));
            return None;
        }
        by_atom = ", as the atom has them";
        named = first.name.map(|name| (first.bits, name.to_string()));
        memory = Memory::new(cx, layout, unit, Some(first.bits), tile.base);
    }
    let memory = answered(app, source, memory)?;
    let bits = memory.element_bits;
    let of = match &named {
        Some((_, name)) if !name.ends_with('b') => format!("{bits}-bit elements ({name}{by_atom})"),
        _ if by_atom.is_empty() => format!("{bits}-bit elements"),
        _ => format!("{bits}-bit elements{by_atom}"),
    };
    let unit = match tile.unit {
        CountedIn::Element => format!("the layout counts {of}"),
        CountedIn::Byte => format!("the layout counts bytes; {of}"),
        CountedIn::Bit => format!("the layout counts bits; {of}"),
    };
    let unit = match memory.swizzle {
        Some(s) => format!("{unit}, and {} swizzles byte addresses", app.notation.text(Value::Tree(Tree::Swizzle(s)))),
        None => match layout {
            Tree::Composed(Composed { outer: Tree::Swizzle(s), .. }) => {
                format!("{unit}, and {}", of_indices(*s, memory.unit_bits, app.notation))
            }
            _ => unit,
        },
    };
    Some(NamedTile { tile: TileInMemory { layout, memory }, source: source.to_string(), unit })
}

/// A swizzle of indices in words: people take one of bytes for one of elements, so both are said.
fn of_indices(swizzle: Swizzle, unit_bits: i64, notation: Notation) -> String {
    let text = |s: Swizzle| notation.text(Value::Tree(Tree::Swizzle(s)));
    let bytes = forms(swizzle, unit_bits, None).into_iter().find(|form| form.unit == 8 && form.lost == 0);
    match bytes.filter(|form| unit_bits.count_ones() == 1 && form.swizzle != swizzle) {
        Some(form) => format!("{} swizzles what it counts: of bytes it is {}", text(swizzle), text(form.swizzle)),
        None => format!("{} swizzles what it counts", text(swizzle)),
    }
}

/// Reports what is wrong with a function that was called for the value of a text.
pub fn refuse_kind<T>(app: &mut App, text: &str, kind: ErrorKind) -> Option<T> {
    let error = Error::new(kind, whole(text));
    app.report(text, &ARGUMENT, &error);
    None
}

/// The warps that were asked for: from, to (behind the last).
pub fn warps(app: &mut App, typed: Option<&str>, all: usize) -> Option<std::ops::Range<usize>> {
    let Some(text) = typed.filter(|t| *t != "all") else {
        return Some(0..all);
    };
    let list = List::read(text).and_then(|list| list.below(all as u64).ok());
    // Warps are looked at in one run.
    let range = list.and_then(|warps| {
        let (first, last) = (*warps.first()?, *warps.last()?);
        (last - first + 1 == warps.len() as u64).then_some(first as usize..last as usize + 1)
    });
    match range {
        Some(range) => Some(range),
        None => {
            app.refuse_as(
                "E0708",
                &match all {
                    1 => format!("`--warps {text}`: there is one warp, 0"),
                    _ => format!("`--warps {text}`: takes a warp or a range of those that there are, 0-{}", all.saturating_sub(1)),
                },
            );
            None
        }
    }
}

/// The element that an atom is made for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtomElement {
    /// The size of an element in bits.
    pub bits: i64,
    /// Its type, where the atom says more than the size.
    pub name: Option<&'static str>,
}
