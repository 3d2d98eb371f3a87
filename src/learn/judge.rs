//! Whether a typed answer is right, by evaluation; and what is wrong with it, computed.

use super::ask::{Ask, value};
use super::differ;
use super::text::Lang;
use super::working::{self, plain};
use crate::algebra::{Cx, Int, Tree};
use crate::eval::Session;
use crate::say::Diagnostic;
use bumpalo::Bump;

/// The judgement of an answer.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// The answer is right.
    Right,
    /// The answer is wrong, for this reason.
    Wrong(String),
    /// It is not an expression of the language: what is wrong, and the text that this points into.
    Unread(Box<Diagnostic>, String),
}

/// The words for yes and no, besides the integers.
const YES: [&str; 3] = ["yes", "y", "是"];
const NO: [&str; 4] = ["no", "n", "否", "不"];

/// Judges an answer by evaluating it.
pub fn judge(ask: &Ask, answer: &str, lang: Lang) -> Verdict {
    let arena = Bump::new();
    let mut session = Session::new(ask.mode());
    let typed = reading(ask, answer.trim());
    if let Some(layout) = ask.subject().and_then(|of| value(&arena, &mut session, of).ok()) {
        let _ = session.bind("L", layout.into());
    }
    let got = match value(&arena, &mut session, &typed) {
        Ok(got) => got,
        Err(diagnostic) => return Verdict::Unread(diagnostic, typed),
    };
    let wrong = match ask {
        Ask::Such(pairs) => unmet(&arena, &mut session, got, pairs, lang),
        _ => match ask.expected(&arena) {
            Some(want) => against(&arena, &mut session, ask, want, got, lang),
            None => Some(lang.of("this question has no answer", "这个问题没有答案").to_string()),
        },
    };
    match wrong {
        None => Verdict::Right,
        Some(text) => Verdict::Wrong(text),
    }
}

/// What was typed as an expression: yes and no are 1 and 0, a row of integers is a tuple, and so are commas outside brackets.
pub(super) fn reading(ask: &Ask, typed: &str) -> String {
    let lower = typed.to_lowercase();
    if let Ask::Compatible(..) | Ask::Value { .. } = ask {
        if YES.contains(&lower.as_str()) {
            return "1".to_string();
        }
        if NO.contains(&lower.as_str()) {
            return "0".to_string();
        }
    }
    let listed = typed.bytes().all(|b| b.is_ascii_digit() || b" ,-|[]".contains(&b));
    if let Ask::Row { .. } = ask
        && listed
    {
        let cells: Vec<&str> = typed.split([' ', ',', '|', '[', ']']).filter(|c| !c.is_empty()).collect();
        return format!("({})", cells.join(","));
    }
    if has_comma_outside(typed) {
        return format!("({typed})");
    }
    typed.to_string()
}

/// Whether a comma stands outside all brackets: a tuple whose own were left out.
fn has_comma_outside(typed: &str) -> bool {
    let mut depth = 0i32;
    typed.bytes().any(|b| {
        depth += i32::from(b"([{<".contains(&b)) - i32::from(b")]}>".contains(&b));
        b == b',' && depth == 0
    })
}

/// The first condition that `got` does not meet.
fn unmet<'a>(arena: &'a Bump, session: &mut Session, got: Tree<'a>, pairs: &[(&str, &str)], lang: Lang) -> Option<String> {
    if session.bind("it", got.into()).is_err() {
        return Some(lang.of("this is too large for an answer", "这个答案太大了").to_string());
    }
    pairs.iter().find_map(|(left, right)| {
        let want = value(arena, session, right).ok()?;
        match value(arena, session, left) {
            Ok(got) if session.cx(arena).equal(want, got).value != 0 => None,
            Ok(got) => Some(lang.of(
                format!("`{left}` must be {}; for your answer it is {}", plain(want), plain(got)),
                format!("`{left}` 应为 {}；代入你的答案得到 {}", plain(want), plain(got)),
            )),
            Err(d) => Some(lang.of(
                format!("`{left}` must be {}; for your answer it is refused: {}", plain(want), d.message),
                format!("`{left}` 应为 {}；代入你的答案无法求值：{}", plain(want), d.message),
            )),
        }
    })
}

/// What is wrong with `got` where `want` is right.
fn against<'a>(arena: &'a Bump, session: &mut Session, ask: &Ask, want: Tree<'a>, got: Tree<'a>, lang: Lang) -> Option<String> {
    let cx = session.cx(arena);
    let same = cx.equal(want, got).value != 0;
    match ask {
        Ask::Function(_) => differ::functions(cx, want, got, lang),
        Ask::Printed { .. } if want == got => None,
        Ask::Printed { .. } if same => Some(differ::marks(want, got, lang)),
        Ask::Row { layout, row } => {
            let layout = value(arena, session, layout).ok()?;
            wrong_cell(cx, layout, *row, want, got, lang)
        }
        Ask::Preimage { layout, index } => {
            let (layout, index) = (value(arena, session, layout).ok()?, value(arena, session, index).ok()?);
            wrong_index(cx, layout, index, got, lang)
        }
        _ if same => None,
        Ask::Coordinate { shape, .. } => {
            let shape = value(arena, session, shape).ok()?;
            wrong_coordinate(cx, ask, shape, want, got, lang)
        }
        Ask::Compatible(a, b) => {
            let (a, b) = (value(arena, session, a).ok()?, value(arena, session, b).ok()?);
            let why = differ::compatibility(cx, a, b, lang)?;
            let yes = want.int().is_some_and(|i| i.value != 0);
            Some(match yes {
                true => lang.of(format!("it is compatible: {why}"), format!("兼容：{why}")),
                false => lang.of(format!("it is not compatible: {why}"), format!("不兼容：{why}")),
            })
        }
        _ => {
            let text = differ::values(cx, want, got, lang).unwrap_or_else(|| plain(want));
            let work = working::of(ask).filter(|_| want.int().is_some());
            Some(match work {
                Some(work) => format!("{text}{}{work}", lang.of(": ", "：")),
                None => text,
            })
        }
    }
}

/// The first column of a row that is wrong.
fn wrong_cell<'a>(cx: Cx<'a>, layout: Tree<'a>, row: i64, want: Tree<'a>, got: Tree<'a>, lang: Lang) -> Option<String> {
    let got = match got {
        // A layout as an answer stands for the row of its indices.
        Tree::Layout(_) | Tree::Composed(_) => indices(cx, got, want.rank()).unwrap_or(got),
        t => t,
    };
    let (w, g) = (want.items()?, cx.wrap(got));
    if w.len() != g.len() {
        return Some(lang.of(
            format!("the row has {} cells, yours has {}", w.len(), g.len()),
            format!("这一行有 {} 格，你写了 {} 格", w.len(), g.len()),
        ));
    }
    let column = (0..w.len()).find(|j| cx.equal(w[*j], g[*j]).value == 0)?;
    let int = |i: i64| Tree::Int(Int::dynamic(i));
    let coord = cx.tuple(&[int(row), int(column as i64)]);
    let natural = cx.idx2crd(coord, cx.inner_layout("row", layout).ok()?.shape).ok()?;
    let at = if natural == coord { plain(coord) } else { format!("{} = {}", plain(coord), plain(natural)) };
    let work = working::index(cx, layout, coord).unwrap_or_else(|| plain(w[column]));
    Some(lang.of(
        format!("at {at} the index must be {}, not {}: {work}", plain(w[column]), plain(g[column])),
        format!("在 {at} 处，索引应为 {}，而不是 {}：{work}", plain(w[column]), plain(g[column])),
    ))
}

/// The index of a coordinate that has another one than `index`.
fn wrong_index<'a>(cx: Cx<'a>, layout: Tree<'a>, index: Tree<'a>, coord: Tree<'a>, lang: Lang) -> Option<String> {
    if let Some(text) = differ::outside(cx, coord, cx.inner_layout("where", layout).ok()?.shape, lang) {
        return Some(text);
    }
    let found = cx.apply(layout, coord).ok()?;
    if cx.equal(found, index).value != 0 {
        return None;
    }
    let work = working::index(cx, layout, coord).unwrap_or_else(|| plain(found));
    Some(lang.of(
        format!("{} has the index {}, not {}: {work}", plain(coord), plain(found), plain(index)),
        format!("{} 的索引是 {}，而不是 {}：{work}", plain(coord), plain(found), plain(index)),
    ))
}

fn wrong_coordinate<'a>(cx: Cx<'a>, ask: &Ask, shape: Tree<'a>, want: Tree<'a>, got: Tree<'a>, lang: Lang) -> Option<String> {
    let work = working::of(ask)?;
    if !cx.congruent(shape, got) {
        let text = differ::trees(cx, want, got, lang)?;
        return Some(lang.of(
            format!("a natural coordinate has the profile of the shape {}: {text}", plain(shape)),
            format!("自然坐标的嵌套结构应与形状 {} 相同：{text}", plain(shape)),
        ));
    }
    if let Some(text) = differ::outside(cx, got, shape, lang) {
        return Some(lang.of(format!("{text}; {work}"), format!("{text}；{work}")));
    }
    let linear = cx.crd2idx_compact(got, shape).map_or_else(|_| "?".to_string(), plain);
    Some(lang.of(format!("{} is the 1-D coordinate {linear}; {work}", plain(got)), format!("{} 的一维坐标是 {linear}；{work}", plain(got))))
}

/// The indices of a layout of `count` coordinates.
fn indices<'a>(cx: Cx<'a>, layout: Tree<'a>, count: usize) -> Option<Tree<'a>> {
    let int = |i: usize| Tree::Int(Int::dynamic(i as i64));
    let size = cx.product(cx.inner_layout("row", layout).ok()?.shape).ok()?.value;
    if usize::try_from(size) != Ok(count) {
        return None;
    }
    cx.tuple_of(count, |i| cx.apply(layout, int(i))).ok()
}
