//! How an answer comes about, written out with its numbers: the same in every language.

use super::ask::{Ask, value};
use crate::algebra::{Composed, Cx, Layout, Swizzle, Tree};
use crate::eval::Session;
use crate::value::Value;
use crate::value::notation::{Notation, tree_text};
use bumpalo::Bump;

/// `t` without the underscores of its integers.
pub fn plain(t: Tree) -> String {
    Notation { plain: true, ..Notation::default() }.text(Value::Tree(t))
}

/// The index of `coord`, as the inner product with the strides: `1·3 + (1·12 + 2·1) = 17`.
pub fn index<'a>(cx: Cx<'a>, layout: Tree<'a>, coord: Tree<'a>) -> Option<String> {
    match layout {
        Tree::Layout(l) => {
            let natural = cx.idx2crd(coord, l.shape).ok()?;
            let sum = match (natural.items(), l.stride.items()) {
                (Some(c), Some(d)) => terms(c, d)?,
                _ => term(natural, l.stride)?,
            };
            Some(format!("{sum} = {}", plain(cx.evaluate(*l, coord).ok()?)))
        }
        Tree::Composed(Composed { outer: Tree::Swizzle(s), offset, inner: inner @ Tree::Layout(_) })
            if cx.int("index", *offset).is_ok_and(|o| o.value == 0) =>
        {
            let before = cx.apply(*inner, coord).ok()?.int()?.value;
            Some(format!("{}; {}", index(cx, *inner, coord)?, swizzled(*s, before)))
        }
        _ => None,
    }
}

/// What a swizzle does to an index, bit by bit.
fn swizzled(s: Swizzle, x: i64) -> String {
    let y = s.apply(x);
    format!("{x} = 0b{x:06b}, 0b{x:06b} ^ 0b{:06b} = 0b{y:06b} = {y}", x ^ y)
}

fn terms(coord: &[Tree], stride: &[Tree]) -> Option<String> {
    let parts: Option<Vec<String>> = coord
        .iter()
        .zip(stride)
        .map(|(c, d)| match (c.items(), d.items()) {
            (Some(c), Some(d)) => Some(format!("({})", terms(c, d)?)),
            _ => term(*c, *d),
        })
        .collect();
    Some(parts?.join(" + "))
}

fn term(coord: Tree, stride: Tree) -> Option<String> {
    let (c, d) = (coord.int()?.value, stride.int()?.value);
    Some(if d < 0 { format!("{c}·({d})") } else { format!("{c}·{d}") })
}

/// The natural coordinate, mode by mode: `16 mod 3 = 1, 16 / 3 = 5; 5 mod 2 = 1, 5 / 2 = 2`.
fn coordinate<'a>(cx: Cx<'a>, shape: Tree<'a>, linear: i64) -> Option<String> {
    let mut leaves: Vec<Tree> = Vec::new();
    cx.leaves_into(shape, &mut leaves);
    let (mut rest, mut steps) = (linear, Vec::new());
    for leaf in leaves.iter().take(leaves.len().saturating_sub(1)) {
        let extent = leaf.int()?.value;
        let (here, next) = (rest.checked_rem(extent)?, rest.checked_div(extent)?);
        steps.push(format!("{rest} mod {extent} = {here}, {rest} / {extent} = {next}"));
        rest = next;
    }
    let whole = cx.idx2crd(Tree::Int(crate::algebra::Int::dynamic(linear)), shape).ok()?;
    steps.push(format!("{linear} = {}", plain(whole)));
    Some(steps.join("; "))
}

fn leaves<'a>(cx: Cx<'a>, t: Tree<'a>) -> Vec<Tree<'a>> {
    let mut leaves: Vec<Tree> = Vec::new();
    cx.leaves_into(t, &mut leaves);
    leaves
}

fn size<'a>(cx: Cx<'a>, shape: Tree<'a>) -> Option<String> {
    let factors: Vec<String> = leaves(cx, shape).into_iter().map(plain).collect();
    Some(format!("{} = {}", factors.join("·"), cx.product(shape).ok()?.value))
}

fn cosize<'a>(cx: Cx<'a>, layout: Layout<'a>) -> Option<String> {
    let (extents, strides) = (leaves(cx, layout.shape), leaves(cx, layout.stride));
    let terms: Vec<String> = extents.iter().zip(&strides).map(|(s, d)| format!("({}-1)·{}", plain(*s), plain(*d))).collect();
    Some(format!("{} + 1 = {}", terms.join(" + "), cx.cosize(layout).ok()?.value))
}

/// How the answer of `ask` comes about; `None` where there is nothing to write out.
pub fn of(ask: &Ask) -> Option<String> {
    let arena = Bump::new();
    let mut session = Session::new(ask.mode());
    let mut get = |text: &str| value(&arena, &mut session, text).ok();
    match ask {
        Ask::Index { layout, coord } => {
            let (layout, coord) = (get(layout)?, get(coord)?);
            let cx = session.cx(&arena);
            let natural = cx.idx2crd(coord, cx.inner_layout("index", layout).ok()?.shape).ok()?;
            let way = if natural == coord { plain(coord) } else { format!("{} -> {}", plain(coord), plain(natural)) };
            Some(format!("{way}: {}", index(cx, layout, coord)?))
        }
        Ask::Coordinate { shape, linear } => {
            let (shape, linear) = (get(shape)?, get(linear)?.int()?.value);
            coordinate(session.cx(&arena), shape, linear)
        }
        Ask::Size(of) => {
            let of = get(of)?;
            let cx = session.cx(&arena);
            size(cx, if of.is_int_tuple() { of } else { cx.inner_layout("size", of).ok()?.shape })
        }
        Ask::Cosize(of) => {
            let of = get(of)?;
            let cx = session.cx(&arena);
            cosize(cx, cx.as_layout("cosize", of).ok()?)
        }
        Ask::Value { by: [], .. } | Ask::Preimage { .. } | Ask::Row { .. } | Ask::Compatible(..) | Ask::Such(_) => None,
        Ask::Value { of, by } => {
            let steps: Option<Vec<String>> = by.iter().copied().chain([*of]).map(|e| Some(format!("{e} = {}", plain(get(e)?)))).collect();
            Some(steps?.join("; "))
        }
        Ask::Printed { of, .. } => Some(format!("{of} = {}", tree_text(get(of)?))),
        Ask::Function(of) => Some(plain(get(of)?)).filter(|value| value != of).map(|value| format!("{of} = {value}")),
    }
}
