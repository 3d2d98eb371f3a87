//! What there is to know of a layout, decided from its modes.

use crate::algebra::properties::{self, PlainMode};
use crate::algebra::{Cx, Fault, Layout, Mode, Result, Tree};

/// An answer that a bounded search may leave open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The property holds.
    Yes,
    /// The property does not hold.
    No,
    /// Undecided: the search bound was reached.
    Open,
}

impl Decision {
    fn of(answer: Option<bool>) -> Self {
        match answer {
            Some(true) => Decision::Yes,
            Some(false) => Decision::No,
            None => Decision::Open,
        }
    }

    /// `yes`, `no` or `not decided`.
    pub fn word(self) -> &'static str {
        match self {
            Decision::Yes => "yes",
            Decision::No => "no",
            Decision::Open => "not decided",
        }
    }
}

/// The facts of a layout with integer strides.
#[derive(Clone, Debug)]
pub struct Facts<'a> {
    /// The number of top modes.
    pub rank: usize,
    /// The depth of the shape: 0 for an integer.
    pub depth: usize,
    /// The number of coordinates.
    pub size: i64,
    /// One past the largest index, strides taken absolute.
    pub cosize: i64,
    /// The layout with all its modes at the top level.
    pub flat: Layout<'a>,
    /// As few modes as possible, every value known.
    pub coalesced: Layout<'a>,
    /// The smallest and the largest index, `None` for an empty layout.
    pub range: Option<(i64, i64)>,
    /// How many integers between them are not an index; `None` where not decided.
    pub holes: Option<i64>,
    /// Whether different coordinates have different indices.
    pub injective: Decision,
    /// Every integer from the smallest to the largest index is an index.
    pub surjective: Decision,
    /// The indices are 0, 1, 2, … in the order of 1-D coordinates.
    pub contiguous: bool,
    /// How many elements side by side, from every multiple on: the widest vector.
    pub vector: i64,
    /// The strides of a flat layout as other libraries write them.
    pub elsewhere: Elsewhere,
}

/// The layout as numpy, torch and `std::mdspan` would write it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elsewhere {
    /// `numpy` strides for 1-byte items (multiply by the item size), or why not.
    pub numpy: std::result::Result<String, String>,
    /// `torch.as_strided`, or why not.
    pub torch: std::result::Result<String, String>,
    /// `std::mdspan`, or why not.
    pub mdspan: std::result::Result<String, String>,
}

/// The facts of `layout`.
pub fn facts<'a>(cx: Cx<'a>, layout: Layout<'a>) -> Result<'a, Facts<'a>> {
    let known = cx.in_mode(Mode::Value);
    let modes = properties::plain_modes(cx, layout)?;
    if let Some(m) = modes.iter().find(|m| m.extent < 0) {
        return cx.fail(Fault::NegativeExtent { extent: m.extent, layout });
    }
    let coalesced = known.coalesce(layout)?;
    let normal = properties::plain_modes(cx, coalesced)?;
    let size = cx.size(layout)?.value;
    let range = if size > 0 { Some(properties::range(cx, &modes)?) } else { None };
    let injective = properties::injective(&modes);
    let distinct = properties::distinct(&normal, injective, size);
    let holes = match (range, distinct) {
        (None, _) => Some(0),
        (Some((least, most)), Some(n)) => i64::try_from(i128::from(most) - i128::from(least) + 1 - i128::from(n)).ok(),
        (Some(_), None) => None,
    };
    Ok(Facts {
        rank: layout.rank(),
        depth: layout.shape.nesting(),
        size,
        cosize: cx.cosize(layout)?.value,
        flat: Layout { shape: cx.flatten(layout.shape), stride: cx.flatten(layout.stride) },
        coalesced,
        range,
        holes,
        injective: Decision::of(injective),
        surjective: Decision::of(holes.map(|h| h == 0)),
        contiguous: matches!(normal[..], [PlainMode { stride: 1, .. } | PlainMode { extent: 1, .. }]) || size == 0,
        vector: if size == 0 { 1 } else { known.max_alignment(layout)?.value.saturating_abs() },
        elsewhere: elsewhere(layout, &modes),
    })
}

fn elsewhere(layout: Layout, modes: &[PlainMode]) -> Elsewhere {
    let nested = layout.shape.items().is_none_or(|items| items.iter().any(|t| t.is_tuple())) && layout.shape.is_tuple();
    let extents: Vec<String> = modes.iter().map(|m| m.extent.to_string()).collect();
    let strides: Vec<String> = modes.iter().map(|m| m.stride.to_string()).collect();
    let tuple = |items: &[String]| match items {
        [only] => format!("({only},)"),
        _ => format!("({})", items.join(", ")),
    };
    let why_nested = || Err("hierarchical modes; flatten it first".to_string());
    let numpy = if nested { why_nested() } else { Ok(format!("shape={}, strides={} × itemsize", tuple(&extents), tuple(&strides))) };
    let torch = if nested {
        why_nested()
    } else if modes.iter().any(|m| m.stride < 0) {
        Err("torch has no negative strides".to_string())
    } else {
        Ok(format!("as_strided(x, {}, {})", tuple(&extents), tuple(&strides)))
    };
    let left = compact(modes.iter());
    let right = compact(modes.iter().rev());
    let mdspan = if nested {
        Err("hierarchical modes need a layout policy of your own".to_string())
    } else if modes.iter().any(|m| m.stride <= 0 && m.extent > 1) {
        Err("strides must be positive".to_string())
    } else if left {
        Ok("std::layout_left".to_string())
    } else if right {
        Ok("std::layout_right".to_string())
    } else {
        match properties::injective(modes) {
            Some(true) => Ok(format!("std::layout_stride with strides {{{}}}", strides.join(", "))),
            Some(false) => Err("the mapping must be unique".to_string()),
            None => Err("not decided whether the mapping is unique".to_string()),
        }
    };
    Elsewhere { numpy, torch, mdspan }
}

fn compact<'m>(modes: impl Iterator<Item = &'m PlainMode>) -> bool {
    let mut next = 1i64;
    for m in modes {
        if m.stride != next && m.extent != 1 {
            return false;
        }
        next = next.saturating_mul(m.extent);
    }
    true
}

/// One line, `apart` between the facts: what the session shows below a layout. Of a composed layout
/// only what its outer function leaves as it is.
pub fn summary(f: &Facts, composed: bool, apart: &str) -> String {
    let mut facts =
        vec![format!("rank {}", f.rank), format!("depth {}", f.depth), format!("size {}", f.size), format!("cosize {}", f.cosize)];
    match f.injective {
        Decision::Yes => facts.push("injective".into()),
        Decision::No => facts.push("not injective".into()),
        Decision::Open => {}
    }
    match f.holes {
        _ if composed => {}
        _ if f.contiguous => facts.push("contiguous".into()),
        Some(0) => facts.push("no holes".into()),
        Some(1) => facts.push("1 hole".into()),
        Some(n) => facts.push(format!("{n} holes")),
        None => {}
    }
    facts.join(apart)
}

/// What stands between facts: two blanks are one in SVG, LaTeX and HTML.
pub const APART: &str = " · ";

/// The line of facts below the title of a picture of a layout.
pub(super) fn line<'a>(cx: Cx<'a>, t: Tree<'a>) -> String {
    let inner = cx.inner_layout("picture", t);
    match inner.and_then(|l| facts(cx, l)) {
        Ok(f) => summary(&f, matches!(t, Tree::Composed(_)), APART),
        Err(_) => String::new(),
    }
}
