//! The code of a swizzled tile: the atom of shared memory with which `tile_to_shape` fills it.

use crate::algebra::compact::Major;
use crate::algebra::infer::push_mode;
use crate::algebra::properties::plain_modes;
use crate::algebra::{Cx, Int, Layout, Mode, Swizzle, Tree};
use crate::value::Value;
use crate::value::notation::{Notation, Spelling};

/// The code that makes a tile, in both languages.
pub struct Code {
    /// The C++ that makes it with CuTe.
    pub cpp: String,
    /// The Python that makes it with CuTe DSL.
    pub dsl: String,
}

/// The coalesced modes of a layout.
pub(super) fn coalesced<'a>(cx: Cx<'a>, layout: Layout<'a>) -> Option<Vec<(i64, i64)>> {
    let mut modes = Vec::new();
    plain_modes(cx, layout).ok()?.iter().for_each(|m| push_mode(&mut modes, m.extent, m.stride));
    Some(modes)
}

/// The part of a tile of two modes that a swizzle maps to itself, the extents of the tile, and in which order its copies lie.
pub(super) fn atom<'a>(cx: Cx<'a>, swizzle: Swizzle, layout: Layout<'a>) -> Option<(Layout<'a>, Tree<'a>, Major)> {
    let cx = cx.in_mode(Mode::Value);
    let reach = u32::from(swizzle.bits) + u32::from(swizzle.base) + u32::from(swizzle.shift.unsigned_abs());
    let block = 1i64.checked_shl(reach).filter(|n| *n > 0)?;
    let (mut shape, mut stride, mut target) = (Vec::new(), Vec::new(), Vec::new());
    let int = |n: i64| Tree::Int(Int::fixed(n));
    if layout.rank() != 2 {
        return None;
    }
    for mode in cx.modes(layout).ok()? {
        let (extent, step) = match coalesced(cx, mode)?[..] {
            [] => (1, 0),
            [(extent, step)] if step > 0 => (extent, step),
            _ => return None,
        };
        shape.push(int(extent.min(block.checked_div(step).unwrap_or(1).max(1))));
        stride.push(int(step));
        target.push(int(extent));
    }
    let part = cx.layout(cx.tuple(&shape), cx.tuple(&stride)).ok()?;
    let target = cx.tuple(&target);
    [Major::Left, Major::Right].into_iter().find_map(|major| {
        let tiled = cx.tile_to_shape(part, target, |tiles| cx.make_layout(tiles, major)).ok()?;
        (coalesced(cx, tiled)? == coalesced(cx, layout)? && cx.cosize(part).ok()?.value <= block).then_some((part, target, major))
    })
}

/// The code of a tile under a swizzle of what it counts: of an atom where it is made of such, else of the whole.
pub fn code<'a>(cx: Cx<'a>, swizzle: Swizzle, layout: Layout<'a>) -> Code {
    let text = |spelling: Spelling, t: Tree| Notation { spelling, plain: false }.text(Value::Tree(t));
    let composed = |layout: Layout<'a>| {
        let cpp = format!("composition({}, {})", text(Spelling::Cpp, Tree::Swizzle(swizzle)), text(Spelling::Type, cx.layout_tree(layout)));
        let made = (text(Spelling::Dsl, Tree::Swizzle(swizzle)), text(Spelling::Dsl, cx.layout_tree(layout)));
        (cpp, format!("cute.make_composed_layout({}, 0, {})", made.0, made.1))
    };
    let Some((part, target, major)) = atom(cx, swizzle, layout) else {
        let (cpp, dsl) = composed(layout);
        return Code { cpp, dsl };
    };
    let (cpp, dsl) = composed(part);
    if part.shape == target {
        return Code { cpp, dsl };
    }
    let (step, order) = if major == Major::Right { (", Step<_2,_1>{}", "(1, 0)") } else { ("", "(0, 1)") };
    let shape: Vec<String> = target.items().unwrap_or(&[]).iter().map(|t| text(Spelling::Cute, *t)).collect();
    let plain: Vec<String> = shape.iter().map(|t| t.replace('_', "")).collect();
    Code {
        cpp: format!("tile_to_shape({cpp}, Shape<{}>{{}}{step})", shape.join(",")),
        dsl: format!("cute.tile_to_shape({dsl}, ({}), {order})", plain.join(", ")),
    }
}
