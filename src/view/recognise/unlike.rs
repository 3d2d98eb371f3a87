//! In which facts two layouts differ.

use crate::algebra::{Composed, Cx, Layout, Result, Tree};
use crate::value::Value;
use crate::value::notation::Notation;
use crate::view::facts::facts;

/// A fact in which two layouts differ, with what each of them has.
pub type Unlike = (&'static str, [String; 2]);

/// Every fact in which two layouts, swizzled layouts or tensors differ, in the order of `info`.
pub fn unlike<'a>(cx: Cx<'a>, notation: Notation, sides: [Tree<'a>; 2]) -> Result<'a, Vec<Unlike>> {
    let [a, b] = [told(cx, notation, sides[0])?, told(cx, notation, sides[1])?];
    let pairs = a.into_iter().zip(b).filter(|(a, b)| a.1 != b.1);
    Ok(pairs.map(|((name, a), (_, b))| (name, [a, b])).collect())
}

/// The facts of one, in an order of their own.
fn told<'a>(cx: Cx<'a>, notation: Notation, side: Tree<'a>) -> Result<'a, Vec<(&'static str, String)>> {
    let text = |t: Tree| notation.text(Value::Tree(t));
    let layout = cx.inner_layout("same", side)?;
    let of = |l: Layout| text(Tree::Layout(&l));
    let (swizzle, offset) = match side {
        Tree::Composed(Composed { outer, offset, .. }) => (text(*outer), text(*offset)),
        _ => ("none".to_string(), "0".to_string()),
    };
    let f = facts(cx, layout)?;
    let yes = |yes: bool| if yes { "yes" } else { "no" }.to_string();
    let range = f.range.map_or("none".to_string(), |(least, most)| format!("{least} to {most}"));
    Ok(vec![
        ("shape", text(layout.shape)),
        ("stride", text(layout.stride)),
        ("swizzle", swizzle),
        ("offset", offset),
        ("rank", f.rank.to_string()),
        ("depth", f.depth.to_string()),
        ("size", f.size.to_string()),
        ("cosize", f.cosize.to_string()),
        ("coalesced", of(f.coalesced)),
        ("indices", range),
        ("injective", f.injective.word().to_string()),
        ("surjective", f.surjective.word().to_string()),
        ("contiguous", yes(f.contiguous)),
        ("widest vector", f.vector.to_string()),
    ])
}
