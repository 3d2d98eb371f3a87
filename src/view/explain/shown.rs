//! What there is to say of an operation that the algebra records no steps of: what its operands are made of.

use super::say::{Line, Say};
use super::{integers, made, predicates};
use crate::algebra::{Composed, Cx, Layout, Swizzle, Tree};
use crate::eval::watch::{Part, PartKind};
use crate::value::Value;
use crate::value::notation::Notation;

/// The most modes that are listed.
const MAX_LISTED: usize = 12;

/// The lines about a part whose steps say nothing.
pub fn lines<'a>(cx: Cx<'a>, notation: Notation, part: &Part<'a>, value: Value<'a>) -> Vec<Line> {
    let shown = Shown { cx, notation };
    let name = match part.kind {
        PartKind::Call(function, _) => function.name,
        _ => "",
    };
    let lines = integers::lines(notation, name, part.values, value);
    if !lines.is_empty() {
        return lines;
    }
    let lines = match (name, part.values, value) {
        ("size" | "product", [Value::Tree(t)], _) => shown.product(*t),
        ("rank" | "depth", [Value::Tree(t)], _) => shown.modes(*t),
        ("flatten" | "flatten_to_tuple", [Value::Tree(t), ..], _) => shown.opened(*t),
        ("congruent" | "weakly_congruent" | "compatible" | "weakly_compatible", [Value::Tree(a), Value::Tree(b)], _) => {
            shown.profiles(*a, *b)
        }
        ("injective" | "surjective" | "contiguous", [Value::Tree(t)], _) => predicates::of_layout(cx, notation, name, *t),
        ("same", [Value::Tree(a), Value::Tree(b)], _) => predicates::same(cx, notation, *a, *b),
        (_, _, Value::Tree(Tree::Composed(c))) => shown.composed(c),
        (_, _, Value::Tree(Tree::Swizzle(s))) => shown.swizzle(s),
        (_, _, Value::Tree(Tree::Layout(layout))) => shown.layout(*layout),
        (_, _, Value::Tree(t @ (Tree::Tuple(_) | Tree::Arith(_)))) if !matches!(part.kind, PartKind::Tuple) => shown.modes(t),
        (_, [Value::Tree(t @ (Tree::Tuple(_) | Tree::Layout(_))), ..], Value::Tree(Tree::Int(_))) => shown.modes(*t),
        ("num_bits" | "num_base" | "num_shft" | "swizzle_code", [Value::Tree(Tree::Swizzle(s))], _) => shown.swizzle(*s),
        _ => Vec::new(),
    };
    match part.kind {
        PartKind::Call(function, _) if lines.is_empty() => made::lines(cx, notation, Some(function), part.values, value),
        PartKind::Compose | PartKind::Name(_) if lines.is_empty() => made::lines(cx, notation, None, &[], value),
        _ => lines,
    }
}

struct Shown<'a> {
    cx: Cx<'a>,
    notation: Notation,
}

impl<'a> Shown<'a> {
    fn say(&self) -> Say {
        Say::new(self.notation, 1)
    }

    fn text(&self, t: Tree) -> String {
        self.notation.text(Value::Tree(t))
    }

    /// The lines on a size: the extents that it multiplies.
    fn product(&self, t: Tree<'a>) -> Vec<Line> {
        let shape = match t {
            t if t.is_int_tuple() => t,
            t => match self.cx.inner_layout("size", t) {
                Ok(layout) => layout.shape,
                Err(_) => return Vec::new(),
            },
        };
        let flat = self.cx.flatten(shape);
        let leaves: Vec<String> = flat.items().unwrap_or(&[]).iter().map(|leaf| self.text(*leaf)).collect();
        match (leaves.len(), self.cx.product(shape)) {
            (2..=MAX_LISTED, Ok(product)) => vec![self.say().is(leaves.join("*"), Tree::Int(product)).line()],
            _ => Vec::new(),
        }
    }

    /// The top modes of a tuple or a layout, one a line.
    fn modes(&self, t: Tree<'a>) -> Vec<Line> {
        let modes: Vec<String> = match t {
            Tree::Layout(layout) => return self.layout(*layout),
            t => t.items().unwrap_or(&[]).iter().map(|mode| self.text(*mode)).collect(),
        };
        let line = |(i, mode): (usize, &String)| self.say().words(&format!("mode {i}: ")).code(mode).line();
        self.cut(modes.iter().enumerate().map(line).collect())
    }

    /// The first lines, and how many more there are.
    fn cut(&self, mut lines: Vec<Line>) -> Vec<Line> {
        let more = lines.len().saturating_sub(MAX_LISTED);
        lines.truncate(MAX_LISTED);
        if more > 0 {
            lines.push(self.say().words(&format!("… and {more} more")).line());
        }
        lines
    }

    /// Which modes of a tuple or a layout are tuples themselves, and what they open into.
    fn opened(&self, t: Tree<'a>) -> Vec<Line> {
        let shape = match t {
            Tree::Layout(layout) => layout.shape,
            t => t,
        };
        let nested = shape.items().unwrap_or(&[]).iter().enumerate().filter(|(_, mode)| mode.is_tuple());
        let line = |(i, mode): (usize, &Tree<'a>)| {
            let leaves: Vec<String> = self.cx.flatten(*mode).items().unwrap_or(&[]).iter().map(|leaf| self.text(*leaf)).collect();
            let say = self.say().words(&format!("mode {i}, ")).code(&self.text(*mode));
            say.words(" opens into ").code(&leaves.join(", ")).line()
        };
        let lines: Vec<Line> = nested.map(line).collect();
        match lines.is_empty() {
            true => vec![self.say().words("no mode is a tuple: nothing opens").line()],
            false => self.cut(lines),
        }
    }

    /// The profiles of two tuples, every integer a `*`.
    fn profiles(&self, a: Tree<'a>, b: Tree<'a>) -> Vec<Line> {
        let one = |name: &str, t: Tree<'a>| self.say().words(&format!("the profile of {name} is {}", profile(t, 0))).line();
        vec![one("a", a), one("b", b)]
    }

    /// What one step in each mode of a layout adds.
    fn layout(&self, layout: Layout<'a>) -> Vec<Line> {
        let modes = match (layout.shape.items(), layout.stride.items()) {
            (Some(shapes), Some(strides)) => shapes.iter().copied().zip(strides.iter().copied()).collect(),
            _ => vec![(layout.shape, layout.stride)],
        };
        let line = |(i, (shape, stride)): (usize, &(Tree<'a>, Tree<'a>))| {
            let mode = Tree::Layout(self.cx.arena.alloc(Layout { shape: *shape, stride: *stride }));
            let say = self.say().words(&format!("mode {i}, ")).code(&self.text(mode));
            match (shape.is_tuple(), stride) {
                (true, _) => say.words(": itself a layout, its first mode fastest"),
                (false, Tree::Int(step)) if step.value == 0 => say.words(": every coordinate has the same index"),
                (false, stride) => say.words(&format!(": a step adds {}", self.text(*stride))),
            }
            .line()
        };
        self.cut(modes.iter().enumerate().map(line).collect())
    }

    /// A swizzle, an offset and a layout, read from right to left.
    fn composed(&self, c: &Composed<'a>) -> Vec<Line> {
        let mut lines = vec![self.say().words("first ").code(&self.text(c.inner)).words(" gives an index").line()];
        if !matches!(c.offset, Tree::Int(offset) if offset.value == 0) {
            lines.push(self.say().words("then ").code(&self.text(c.offset)).words(" is added").line());
        }
        match c.outer {
            Tree::Swizzle(s) => {
                lines.push(self.say().words("then the swizzle changes its bits:").line());
                lines.extend(self.swizzle(s));
            }
            outer => lines.push(self.say().words("then ").code(&self.text(outer)).words(" is applied to it").line()),
        }
        lines
    }

    /// The lines on a swizzle: which bits it reads and which it changes.
    fn swizzle(&self, s: Swizzle) -> Vec<Line> {
        let Swizzle { bits, base, shift } = s;
        if bits == 0 {
            return vec![self.say().words("no bit changes").line()];
        }
        let (base, shift) = (i32::from(base), i32::from(shift));
        let (to, from) = (base + (-shift).max(0), base + shift.max(0));
        let bit = |i: i32| self.say().words(&format!("bit {} becomes bit {} xor bit {}", to + i, to + i, from + i)).line();
        let mut lines: Vec<Line> = (0..i32::from(bits)).map(bit).collect();
        let sample = 1i64 << from.clamp(0, 40);
        lines.push(self.say().words(&format!("so index {sample} becomes {}", s.apply(sample))).line());
        lines
    }
}

/// A tuple with `*` for every integer; deep ones end in `…`.
fn profile(t: Tree, depth: usize) -> String {
    match t.items() {
        Some(_) if depth > 16 => "…".to_string(),
        Some(items) => format!("({})", items.iter().map(|item| profile(*item, depth + 1)).collect::<Vec<_>>().join(",")),
        None => "*".to_string(),
    }
}
