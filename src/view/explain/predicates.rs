//! What decides a question about layouts: whether two coordinates share an index, whether indices are left out, whether two
//! layouts are the same function.

use super::say::{Line, Say};
use crate::algebra::properties::{self, PlainMode};
use crate::algebra::sameness::Sameness;
use crate::algebra::sorted;
use crate::algebra::{Cx, Layout, Result, Tree};
use crate::value::notation::Notation;

/// The most modes that are told.
const MAX_TOLD: usize = 16;
/// The most coordinates that are gone through for two that share an index.
const MAX_SEARCHED: i64 = 1 << 12;

/// What decides `injective`, `surjective` or `contiguous` of a layout, a swizzled layout or a tensor.
pub fn of_layout<'a>(cx: Cx<'a>, notation: Notation, name: &str, t: Tree<'a>) -> Vec<Line> {
    let say = || Say::new(notation, 1);
    let mut lines = Vec::new();
    let layout = match t {
        t if t.is_int_tuple() => cx.as_layout("shape", t),
        t => cx.inner_layout("layout", t),
    };
    let Ok(layout) = layout else { return lines };
    if matches!(t, Tree::Composed(_)) {
        lines.push(say().words("a swizzle is one to one, and so the layout within decides: ").layout(layout).line());
    }
    let told = match name {
        "injective" => one_to_one(cx, layout),
        "surjective" => onto(cx, layout),
        _ => properties::normal_form(cx, layout).map(|modes| {
            let modes: Vec<String> = modes.iter().map(|m| format!("{}:{}", m.extent, m.stride)).collect();
            vec![format!("coalesced, its modes are {}; one of stride 1 is wanted", modes.join(", "))]
        }),
    };
    lines.extend(told.unwrap_or_default().into_iter().map(|text| say().words(&text).line()));
    lines
}

/// Each mode by its stride, and whether it steps over all that the smaller ones reach.
fn one_to_one<'a>(cx: Cx<'a>, layout: Layout<'a>) -> Result<'a, Vec<String>> {
    let mut modes: Vec<PlainMode> = properties::plain_modes(cx, layout)?.into_iter().filter(|m| m.extent > 1).collect();
    sorted::by_key(&mut modes, |m| m.stride.unsigned_abs());
    let (mut reach, mut lines) = (0u64, Vec::new());
    for PlainMode { extent, stride } in modes.iter().take(MAX_TOLD) {
        let step = stride.unsigned_abs();
        lines.push(match step {
            0 => format!("{extent}:0 has one index for all its coordinates"),
            _ if reach == 0 => format!("{extent}:{stride} has the smallest stride"),
            _ if step > reach => format!("{extent}:{stride} steps over 0 to {reach}, all that smaller strides reach"),
            _ => format!("{extent}:{stride} steps among 0 to {reach}, which smaller strides reach"),
        });
        reach = reach.saturating_add(step.saturating_mul(extent.unsigned_abs() - 1));
    }
    if let Some((first, second, index)) = shared(cx, layout)? {
        lines.push(format!("coordinates {first} and {second} share the index {index}"));
    }
    Ok(lines)
}

/// The first two coordinates with the same index, in a layout that is small enough to go through.
fn shared<'a>(cx: Cx<'a>, layout: Layout<'a>) -> Result<'a, Option<(i64, i64, i64)>> {
    let modes = properties::plain_modes(cx, layout)?;
    let size = cx.size(layout)?.value.min(MAX_SEARCHED);
    let mut seen = std::collections::HashMap::new();
    for coordinate in 0..size {
        let (mut rest, mut index) = (coordinate, 0i64);
        for PlainMode { extent, stride } in &modes {
            index = index.wrapping_add((rest % extent).wrapping_mul(*stride));
            rest /= extent;
        }
        if let Some(first) = seen.insert(index, coordinate) {
            return Ok(Some((first, coordinate, index)));
        }
    }
    Ok(None)
}

/// How many indices there are below the largest, and how many of them the coordinates have.
fn onto<'a>(cx: Cx<'a>, layout: Layout<'a>) -> Result<'a, Vec<String>> {
    let modes = properties::plain_modes(cx, layout)?;
    let size = cx.size(layout)?.value;
    let (least, most) = properties::range(cx, &modes)?;
    let different = properties::distinct(&properties::normal_form(cx, layout)?, properties::injective(&modes), size);
    let have = different.map_or(String::new(), |n| format!("; the {size} coordinates have {n} different ones"));
    Ok(vec![format!("the indices go from {least} to {most}{have}")])
}

/// The first coordinate at which two functions differ, or why there is none.
pub fn same<'a>(cx: Cx<'a>, notation: Notation, a: Tree<'a>, b: Tree<'a>) -> Vec<Line> {
    let say = || Say::new(notation, 1);
    let sides = || Ok((cx.comparable("same", a)?, cx.comparable("same", b)?));
    let told: Result<'a, Vec<Line>> = cx.sameness("same", a, b).and_then(|verdict| {
        let (a, b) = sides()?;
        Ok(match verdict {
            Sameness::Same => vec![say().words("they have the same index at every coordinate").line()],
            Sameness::Sizes(m, n) => vec![say().words(&format!("one has {m} coordinates, the other {n}")).line()],
            Sameness::DifferAt(i) => {
                let (x, y) = (cx.value_at(a, i)?, cx.value_at(b, i)?);
                vec![say().words(&format!("at coordinate {i} one has ")).tree(x).words(", the other ").tree(y).line()]
            }
        })
    });
    told.unwrap_or_default()
}
