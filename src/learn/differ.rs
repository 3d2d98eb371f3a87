//! How a typed answer differs from the right one, in words.

use super::text::Lang;
use super::working::{self, plain};
use crate::algebra::{Cx, Int, Tree};
use crate::value::notation::tree_text;
use crate::view::relation::{Difference, obstacle};

/// The most coordinates at which two layouts are compared.
const COORDINATES: i64 = 1 << 12;

/// A path as `mode 1.0`, with a colon behind it; nothing for the whole.
fn place(path: &[usize], lang: Lang) -> String {
    if path.is_empty() {
        return String::new();
    }
    let path = path.iter().map(|i| i.to_string()).collect::<Vec<_>>().join(".");
    lang.of(format!("mode {path}: "), format!("模式 {path}："))
}

/// The first place where two trees differ, values compared by `equal`.
fn first<'a>(want: Tree<'a>, got: Tree<'a>, equal: &impl Fn(Tree<'a>, Tree<'a>) -> bool) -> Option<(Vec<usize>, Tree<'a>, Tree<'a>)> {
    match (want.items(), got.items()) {
        (Some(w), Some(g)) if w.len() == g.len() => w.iter().zip(g).enumerate().find_map(|(i, (w, g))| {
            let (mut path, w, g) = first(*w, *g, equal)?;
            path.insert(0, i);
            Some((path, w, g))
        }),
        (None, None) if equal(want, got) => None,
        _ => Some((Vec::new(), want, got)),
    }
}

/// The first part of a coordinate that its extent does not have, in words.
pub fn outside<'a>(cx: Cx<'a>, coord: Tree<'a>, shape: Tree<'a>, lang: Lang) -> Option<String> {
    fn find<'a>(cx: Cx<'a>, coord: Tree<'a>, shape: Tree<'a>) -> Option<(Vec<usize>, Tree<'a>, Tree<'a>)> {
        match (coord.items(), shape.items()) {
            (Some(c), Some(s)) if c.len() == s.len() => c.iter().zip(s).enumerate().find_map(|(i, (c, s))| {
                let (mut path, c, s) = find(cx, *c, *s)?;
                path.insert(0, i);
                Some((path, c, s))
            }),
            (None, _) if (0..cx.product(shape).ok()?.value).contains(&coord.int().map_or(-1, |i| i.value)) => None,
            _ => Some((Vec::new(), coord, shape)),
        }
    }
    let (path, coord, shape) = find(cx, coord, shape)?;
    let (at, coord, shape) = (place(&path, lang), plain(coord), plain(shape));
    Some(lang.of(format!("{at}{coord} is no coordinate of {shape}"), format!("{at}{coord} 不是形状 {shape} 的坐标")))
}

/// Where two tuples or integers differ: in the profile, or in a value.
pub fn trees<'a>(cx: Cx<'a>, want: Tree<'a>, got: Tree<'a>, lang: Lang) -> Option<String> {
    let (path, w, g) = first(want, got, &|w, g| cx.equal(w, g).value != 0)?;
    let at = place(&path, lang);
    Some(match (w.items(), g.items()) {
        (Some(a), Some(b)) => lang.of(
            format!("{at}{} has {} modes, {} has {}", plain(w), a.len(), plain(g), b.len()),
            format!("{at}{} 有 {} 个模式，{} 有 {} 个", plain(w), a.len(), plain(g), b.len()),
        ),
        (Some(_), None) => lang.of(
            format!("{at}the tuple {} is wanted, not the single {}", plain(w), plain(g)),
            format!("{at}这里应是元组 {}，而不是单个的 {}", plain(w), plain(g)),
        ),
        (None, Some(_)) => lang.of(
            format!("{at}the single {} is wanted, not the tuple {}", plain(w), plain(g)),
            format!("{at}这里应是单个的 {}，而不是元组 {}", plain(w), plain(g)),
        ),
        (None, None) => {
            lang.of(format!("{at}{} is wanted, not {}", plain(w), plain(g)), format!("{at}应为 {}，而不是 {}", plain(w), plain(g)))
        }
    })
}

/// How the compile-time marks of two values differ, where all else is the same.
pub fn marks<'a>(want: Tree<'a>, got: Tree<'a>, lang: Lang) -> String {
    let differs = |part: fn(Tree<'a>) -> Tree<'a>| first(part(want), part(got), &|w, g| w == g);
    let shape = |t: Tree<'a>| if let Tree::Layout(l) = t { l.shape } else { t };
    let stride = |t: Tree<'a>| if let Tree::Layout(l) = t { l.stride } else { t };
    let parts = [(lang.of("in the shape, ", "形状中"), differs(shape)), (lang.of("in the stride, ", "步长中"), differs(stride))];
    let whole = !matches!(want, Tree::Layout(_));
    match parts.into_iter().find_map(|(part, found)| Some((if whole { "" } else { part }, found?))) {
        Some((part, (path, w, g))) => {
            let at = format!("{part}{}", place(&path, lang));
            lang.of(
                format!("the values are right, but {at}{} is wanted, not {}", tree_text(w), tree_text(g)),
                format!("数值都对，但{at}应为 {}，而不是 {}", tree_text(w), tree_text(g)),
            )
        }
        None => lang.of(format!("{} is wanted", tree_text(want)), format!("应为 {}", tree_text(want))),
    }
}

/// The layout that an answer stands for: a bare shape is column-major.
fn layout<'a>(cx: Cx<'a>, t: Tree<'a>) -> Option<Tree<'a>> {
    match t {
        Tree::Composed(_) => Some(t),
        t => Some(cx.layout_tree(cx.as_layout("learn", t).ok()?)),
    }
}

/// Whether two layouts are the same function, or where they first differ.
pub fn functions<'a>(cx: Cx<'a>, want: Tree<'a>, got: Tree<'a>, lang: Lang) -> Option<String> {
    let Some(answer) = layout(cx, got) else {
        return Some(lang.of(format!("a layout is wanted, {} is none", plain(got)), format!("这里要的是布局，而 {} 不是布局", plain(got))));
    };
    let want = layout(cx, want)?;
    let (shape, typed) = (cx.inner_layout("learn", want).ok()?.shape, cx.inner_layout("learn", answer).ok()?.shape);
    let (m, n) = (cx.product(shape).ok()?.value, cx.product(typed).map_or(-1, |n| n.value));
    if m != n {
        return Some(lang.of(
            format!("the size of the shape must be {m}; {} has {n}", plain(typed)),
            format!("形状的 size 应为 {m}；而 {} 的 size 是 {n}", plain(typed)),
        ));
    }
    (0..m.min(COORDINATES)).find_map(|i| {
        let at = Tree::Int(Int::dynamic(i));
        let (w, g) = (cx.apply(want, at).ok()?, cx.apply(answer, at).ok());
        if g.is_some_and(|g| cx.equal(w, g).value != 0) {
            return None;
        }
        let natural =
            cx.idx2crd(at, shape).map_or_else(|_| String::new(), |c| if c == at { String::new() } else { format!(" = {}", plain(c)) });
        let sum = |l| working::index(cx, l, at).map_or_else(String::new, |s| lang.of(format!(" ({s})"), format!("（{s}）")));
        let mode = cx.idx2crd(at, shape).ok().and_then(|c| moved(c));
        let mode = mode.map_or_else(String::new, |p| lang.of(format!(" The difference is in mode {p}."), format!("差别在模式 {p}。")));
        let (right, typed) = (sum(want), sum(answer));
        let g = g.map_or_else(|| "?".to_string(), plain);
        Some(lang.of(
            format!("at coordinate {i}{natural} the index must be {}{right}; your layout gives {g}{typed}.{mode}", plain(w)),
            format!("在坐标 {i}{natural} 处，索引应为 {}{right}；你的布局给出 {g}{typed}。{mode}", plain(w)),
        ))
    })
}

/// The last leaf of a coordinate that is not 0, as a path: the mode that a first difference is in.
fn moved(coord: Tree) -> Option<String> {
    let items = coord.items()?;
    let (i, t) = items.iter().enumerate().rev().find(|(_, t)| t.any_leaf(&|t| t.int().is_some_and(|i| i.value != 0)))?;
    Some(match moved(*t) {
        Some(inner) => format!("{i}.{inner}"),
        None => i.to_string(),
    })
}

/// How two values differ that must be equal; layouts first as functions, then in their modes.
pub fn values<'a>(cx: Cx<'a>, want: Tree<'a>, got: Tree<'a>, lang: Lang) -> Option<String> {
    let Tree::Layout(w) = want else {
        return match want {
            Tree::Composed(_) => {
                functions(cx, want, got, lang).or_else(|| (cx.equal(want, got).value == 0).then(|| other_form(want, lang)))
            }
            _ if !want.is_int_tuple() || got.is_int_tuple() => {
                trees(cx, want, got, lang).or_else(|| (cx.equal(want, got).value == 0).then(|| other_form(want, lang)))
            }
            _ => Some(lang.of(
                format!("integers are wanted, as in a shape or a coordinate; {} is something else", plain(got)),
                format!("这里要的是整数或整数元组；{} 不是", plain(got)),
            )),
        };
    };
    if let Some(text) = functions(cx, want, got, lang) {
        return Some(text);
    }
    let g = cx.as_layout("learn", got).ok()?;
    let (part, text) = match trees(cx, w.shape, g.shape, lang) {
        Some(text) => (lang.of("in the shape", "形状"), text),
        None => (lang.of("in the stride", "步长"), trees(cx, w.stride, g.stride, lang)?),
    };
    Some(
        lang.of(
            format!("it is the same function, but its modes are others; {part}, {text}"),
            format!("函数相同，但模式不同；{part}：{text}"),
        ),
    )
}

fn other_form(want: Tree, lang: Lang) -> String {
    lang.of(format!("{} is wanted", plain(want)), format!("应为 {}", plain(want)))
}

/// Why one shape is compatible with another, or not.
pub fn compatibility<'a>(cx: Cx<'a>, a: Tree<'a>, b: Tree<'a>, lang: Lang) -> Option<String> {
    let Some(o) = obstacle(cx, a, b).ok()? else {
        return Some(lang.of(
            format!("every integer of {} is the size of what stands in its place in {}", plain(a), plain(b)),
            format!("{} 的每个整数都等于 {} 在对应位置的 size", plain(a), plain(b)),
        ));
    };
    let (at, a, b) = (place(&o.path, lang), plain(o.a), plain(o.b));
    Some(match o.what {
        Difference::Size(_) if !o.b.is_tuple() => lang.of(format!("{at}{a} is not {b}"), format!("{at}{a} 不等于 {b}")),
        Difference::Size(n) => {
            lang.of(format!("{at}{a} is not the size of {b}, which is {n}"), format!("{at}{a} 不等于 {b} 的 size，后者是 {n}"))
        }
        Difference::Wrapped => lang.of(format!("{at}{a} is a tuple, {b} is an integer"), format!("{at}{a} 是元组，{b} 是整数")),
        Difference::Finer => lang.of(
            format!("{at}{a} is finer than {b}: compatibility goes from the coarser to the finer"),
            format!("{at}{a} 比 {b} 更细：兼容只能由粗到细"),
        ),
        Difference::Ranks(m, n) => {
            lang.of(format!("{at}{a} has rank {m}, {b} has rank {n}"), format!("{at}{a} 的 rank 是 {m}，{b} 的 rank 是 {n}"))
        }
    })
}
