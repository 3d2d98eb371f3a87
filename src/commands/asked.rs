//! What the commands about memory are asked: a tile, and the sizes and warps that go with it.

use crate::algebra::{Composed, Cx, Swizzle, Tree};
use crate::commands::args::{Counted, Tile};
use crate::commands::eval;
use crate::eval::expression::{Error, Trouble};
use crate::hardware::Refusal;
use crate::hardware::address::{Memory, Unit};
use crate::program::app::App;
use crate::say::refusal;
use crate::say::report::ARGUMENT;
use crate::syntax::ast::Span;
use crate::value::Value;
use crate::value::element::{self, Element};
use crate::value::notation::Notation;
use crate::view::swizzle::forms;
use bumpalo::Bump;

/// Whether there is an answer; what is wrong has been reported where there is none.
pub type Asked<T> = Option<T>;

/// A tile in memory, as it was asked for.
pub struct Subject<'a> {
    /// The layout.
    pub layout: Tree<'a>,
    /// Its memory.
    pub memory: Memory,
    /// What was typed.
    pub source: String,
    /// What it is made of, in words.
    pub unit: String,
}

/// The value of a text, or its error reported.
pub fn evaluated<'a>(app: &mut App, arena: &'a Bump, text: &str) -> Asked<Value<'a>> {
    eval::evaluated(app, arena, text, &ARGUMENT)
}

/// Reports that `found` is not what is wanted.
pub fn wrong_kind(app: &mut App, text: &str, wanted: &'static str, found: Value) {
    let error = Error { trouble: Trouble::WrongKind { wanted, found }, span: whole(text), operands: Vec::new() };
    app.report(text, &ARGUMENT, &error);
}

fn whole(text: &str) -> Span {
    Span::new(0, text.trim_end().len())
}

/// Reports a refusal under the whole of a text.
pub fn refuse(app: &mut App, text: &str, refused: &Refusal) {
    match (refused, refusal::explain(refused, whole(text))) {
        (Refusal::Fault(fault), _) => {
            let error = Error { trouble: Trouble::Fault(fault), span: whole(text), operands: Vec::new() };
            app.report(text, &ARGUMENT, &error);
        }
        (_, Some(diagnostic)) => app.show(&diagnostic, text, &ARGUMENT),
        (_, None) => app.failed(),
    }
}

pub fn answered<'a, T>(app: &mut App, text: &str, result: Result<T, impl Into<Refusal<'a>>>) -> Asked<T> {
    result.map_err(|refused| refuse(app, text, &refused.into())).ok()
}

impl<'a> Subject<'a> {
    /// The shape of the tile.
    pub fn shape(&self, cx: Cx<'a>) -> crate::algebra::Result<'a, Tree<'a>> {
        match self.layout {
            t if t.is_int_tuple() => Ok(t),
            t => Ok(cx.inner_layout("bank", t)?.shape),
        }
    }

    /// The same tile over other memory.
    pub fn over(&self, memory: Memory) -> Subject<'a> {
        Subject { layout: self.layout, memory, source: self.source.clone(), unit: self.unit.clone() }
    }
}

/// The size and the name of a type, as `f16`, `half_t`, `cutlass::half_t`, `u8` or `16b` says it.
pub fn element(app: &mut App, name: &str) -> Asked<(i64, String)> {
    let bare = name.trim();
    let bare = ["cutlass::", "cute::", "cute."].iter().find_map(|p| bare.strip_prefix(p)).unwrap_or(bare);
    let by_letter = || {
        let digits = bare.trim_start_matches(['u', 'b', 'i', 's', 'f']).trim_end_matches('b');
        let letters = bare.len() - digits.len();
        digits.parse().ok().filter(|n| letters == 1 && [1, 2, 4, 6, 8, 16, 32, 64, 128].contains(n))
    };
    let named = element::named(bare).or_else(|| element::named(&format!("float_{bare}_t")));
    match named.map(|Element { bits, .. }| i64::from(*bits)).or_else(by_letter) {
        Some(bits) => Some((bits, bare.to_string())),
        None => {
            app.refuse(&format!(
                "`{}` is no element type\n  help: f16, bf16, f32, half_t, float, uint8_t, int4_t, …",
                crate::say::diagnostic::short(name)
            ));
            None
        }
    }
}

/// The tile of a command.
pub fn subject<'a>(app: &mut App, arena: &'a Bump, source: &str, tile: &Tile) -> Asked<Subject<'a>> {
    let layout = match evaluated(app, arena, source)? {
        Value::Tree(t) => t,
        found => {
            wrong_kind(app, source, "a layout", found);
            return None;
        }
    };
    let named = match &tile.dtype {
        Some(name) => Some(element(app, name)?),
        None => None,
    };
    let unit = match tile.unit {
        Counted::Element => Unit::Element,
        Counted::Byte => Unit::Byte,
        Counted::Bit => Unit::Bit,
    };
    let cx = app.session.cx(arena);
    let memory = answered(app, source, Memory::new(cx, layout, unit, named.as_ref().map(|n| n.0), tile.base))?;
    let bits = memory.element_bits;
    let of = match &named {
        Some((_, name)) if !name.ends_with('b') => format!("{bits}-bit elements ({name})"),
        _ => format!("{bits}-bit elements"),
    };
    let unit = match tile.unit {
        Counted::Element => format!("the layout counts {of}"),
        Counted::Byte => format!("the layout counts bytes; {of}"),
        Counted::Bit => format!("the layout counts bits; {of}"),
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
    Some(Subject { layout, memory, source: source.to_string(), unit })
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

/// An expression over a value, in a session of its own.
pub fn derived<'a>(app: &mut App, arena: &'a Bump, value: Value<'a>, expr: &str, shown: &str) -> Asked<Value<'a>> {
    let mut session = app.session.clone();
    let expr = arena.alloc_str(expr);
    match session.bind(arena, "it", value).and_then(|()| session.value(arena, expr)) {
        Ok(value) => Some(value),
        Err(mut error) => {
            (error.span, error.operands) = (whole(shown), Vec::new());
            app.report(shown, &ARGUMENT, &error);
            None
        }
    }
}

/// The warps that were asked for: from, to (behind the last).
pub fn warps(app: &mut App, asked: Option<&str>, all: usize) -> Asked<std::ops::Range<usize>> {
    let Some(text) = asked.filter(|t| *t != "all") else {
        return Some(0..all);
    };
    let number = |t: &str| t.trim().parse::<usize>().ok();
    let range = match text.split_once('-') {
        Some((from, to)) => number(from).zip(number(to)).and_then(|(from, to)| Some(from..to.checked_add(1)?)),
        None => number(text).and_then(|n| Some(n..n.checked_add(1)?)),
    };
    match range.filter(|r| r.start < r.end && r.end <= all) {
        Some(range) => Some(range),
        None => {
            app.refuse(&match all {
                1 => format!("`--warps {text}`: there is one warp, 0"),
                _ => format!("`--warps {text}`: takes a warp or a range of those that there are, 0-{}", all.saturating_sub(1)),
            });
            None
        }
    }
}
