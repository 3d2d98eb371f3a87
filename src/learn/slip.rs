//! The kind of mistake in a wrong answer, named without giving the answer away.

use super::ask::{Ask, row_of, value};
use super::judge::{Verdict, judge, reading};
use super::text::Lang;
use crate::algebra::sorted;
use crate::algebra::{Cx, Tree};
use crate::eval::Session;
use bumpalo::Bump;

/// What kind of mistake a wrong answer is.
pub fn slip(ask: &Ask, answer: &str, lang: Lang) -> String {
    let arena = Bump::new();
    let mut session = Session::new(ask.mode());
    let text = reading(ask, answer.trim());
    let found = |session: &mut Session| Some((ask.expected(&arena)?, value(&arena, session, &text).ok()?));
    match ask {
        // The conditions stand in the question, and what an answer gives is no secret.
        Ask::Such(_) | Ask::Preimage { .. } => match judge(ask, answer, lang) {
            Verdict::Wrong(why) => why,
            _ => String::new(),
        },
        Ask::Compatible(..) => {
            lang.of("compare the sizes first, then the nesting, from the outside in", "先比较 size，再从外到内比较嵌套结构").to_string()
        }
        _ => match found(&mut session) {
            Some((want, got)) => {
                let cx = session.cx(&arena);
                let own = of_question(cx, &arena, &mut session, ask, want, got, lang);
                own.unwrap_or_else(|| of_values(cx, ask, want, got, lang))
            }
            None => String::new(),
        },
    }
}

/// What only this kind of question can tell.
fn of_question<'a>(
    cx: Cx<'a>,
    arena: &'a Bump,
    session: &mut Session,
    ask: &Ask,
    want: Tree<'a>,
    got: Tree<'a>,
    lang: Lang,
) -> Option<String> {
    let said = |en: &str, zh: &str| Some(lang.of(en, zh).to_string());
    let numbers = || Some((want.int()?.value, got.int()?.value));
    match ask {
        Ask::Index { layout, coord } => {
            let (layout, coord) = (value(arena, session, layout).ok()?, value(arena, session, coord).ok()?);
            let inner = cx.inner_layout("index", layout).ok()?;
            let (w, g) = numbers()?;
            let linear = cx.crd2idx_compact(cx.idx2crd(coord, inner.shape).ok()?, inner.shape).ok()?;
            if linear.int().is_some_and(|l| l.value == g) {
                return said("that is the 1-D coordinate: the strides have not been used", "这是一维坐标：还没有用到步长");
            }
            let mut strides = Vec::new();
            cx.leaves_into(inner.stride, &mut strides);
            let by = w.abs_diff(g);
            let one_off = by > 1 && strides.iter().filter_map(|t| t.int()).any(|s| s.value.unsigned_abs() == by);
            one_off.then(|| {
                lang.of("off by one stride: a coordinate is one too large or too small", "差一个步长：某个坐标多了 1 或少了 1").to_string()
            })
        }
        Ask::Cosize(of) => {
            let (w, g) = numbers()?;
            let size = value(arena, session, &format!("size({of})")).ok()?.int()?.value;
            match g {
                _ if g + 1 == w => said("that is the largest index itself", "这是最大的索引本身"),
                _ if g == size => said("that is the size, the number of coordinates", "这是 size，即坐标的个数"),
                _ => None,
            }
        }
        Ask::Size(of) => {
            let (_, g) = numbers()?;
            let of = value(arena, session, of).ok()?;
            let shape = if of.is_int_tuple() { of } else { cx.inner_layout("size", of).ok()?.shape };
            let sum = leaves(cx, shape).iter().try_fold(0i64, |sum, n| sum.checked_add((*n)?))?;
            (g == sum).then(|| lang.of("the extents are multiplied, not added", "各模式的大小要相乘，不是相加").to_string())
        }
        Ask::Row { layout, row } => {
            let layout = value(arena, session, layout).ok()?;
            let (w, g) = (leaves(cx, want), leaves(cx, got));
            if w.len() != g.len() {
                return Some(lang.of(
                    format!("the row has {} cells, yours has {}", w.len(), g.len()),
                    format!("这一行有 {} 格，你写了 {} 格", w.len(), g.len()),
                ));
            }
            let rows = cx.product(cx.get(cx.inner_layout("row", layout).ok()?.shape, 0).ok()?).ok()?.value;
            let other = (0..rows.min(64)).find(|r| r != row && row_of(cx, layout, *r).is_some_and(|t| leaves(cx, t) == g));
            if let Some(other) = other {
                return Some(lang.of(format!("that is row {other}; rows count from 0"), format!("这是第 {other} 行；行从 0 数起")));
            }
            let column = w.iter().zip(&g).position(|(w, g)| w != g)?;
            Some(lang.of(format!("the first wrong cell is in column {column}"), format!("第一个错误的格在第 {column} 列")))
        }
        _ => None,
    }
}

/// The leaves of integers, `None` for what is none.
fn leaves<'a>(cx: Cx<'a>, t: Tree<'a>) -> Vec<Option<i64>> {
    let mut all = Vec::new();
    cx.leaves_into(t, &mut all);
    all.iter().map(|t| t.int().map(|i| i.value)).collect()
}

/// What two values tell, whatever was asked.
fn of_values<'a>(cx: Cx<'a>, ask: &Ask, want: Tree<'a>, got: Tree<'a>, lang: Lang) -> String {
    let said = |en: &str, zh: &str| lang.of(en, zh).to_string();
    if cx.equal(want, got).value != 0 {
        return said(
            "the values are right, the underscores are not: ask of each integer whether it is known at compile time",
            "数值都对，下划线不对：逐个想想每个整数在编译期是否已知",
        );
    }
    match (want, got) {
        (Tree::Layout(w), Tree::Layout(g)) => of_layouts(cx, ask, *w, *g, lang),
        (Tree::Layout(_) | Tree::Composed(_), _) if !matches!(got, Tree::Layout(_) | Tree::Composed(_)) => {
            said("a layout is wanted, shape:stride", "这里要的是布局，即 形状:步长")
        }
        (_, Tree::Layout(_)) => said("that is a layout, and no layout is wanted", "这是布局，而这里要的不是布局"),
        (Tree::Int(w), Tree::Int(g)) => of_integers(w.value, g.value, lang),
        (Tree::Int(_), _) => said("a single integer is wanted, no tuple", "这里要的是单个整数，不是元组"),
        (Tree::Tuple(_), Tree::Int(_)) => said("a tuple is wanted, in parentheses", "这里要的是带括号的元组"),
        (Tree::Tuple(_), Tree::Tuple(_)) => of_tuples(cx, want, got, lang),
        _ => said("a value of another kind is wanted", "这里要的是另一种值"),
    }
}

fn of_integers(want: i64, got: i64, lang: Lang) -> String {
    let text = match got {
        _ if want.abs_diff(got) == 1 => lang.of("off by one", "差 1"),
        _ if want.checked_neg() == Some(got) => lang.of("the sign is the other one", "符号反了"),
        _ if want != 0 && want.checked_mul(2) == Some(got) => lang.of("twice as much as is right", "是正确值的两倍"),
        _ if got != 0 && got.checked_mul(2) == Some(want) => lang.of("half of what is right", "是正确值的一半"),
        _ if got > want => lang.of("too large", "太大了"),
        _ => lang.of("too small", "太小了"),
    };
    text.to_string()
}

fn of_tuples<'a>(cx: Cx<'a>, want: Tree<'a>, got: Tree<'a>, lang: Lang) -> String {
    let (w, g) = (leaves(cx, want), leaves(cx, got));
    let reversed: Vec<_> = g.iter().rev().copied().collect();
    let in_order = |leaves: &[Option<i64>]| {
        let mut all = leaves.to_vec();
        sorted::by(&mut all, Ord::cmp);
        all
    };
    if w == g {
        return lang.of("the numbers are right, the brackets are not", "数都对，括号不对").to_string();
    }
    if w == reversed {
        return lang.of("the numbers are right, in the opposite order", "数都对，顺序正好相反").to_string();
    }
    if in_order(&w) == in_order(&g) {
        return lang.of("the numbers are right, their order is not", "数都对，顺序不对").to_string();
    }
    if !cx.congruent(want, got) {
        return lang.of("it is nested in another way", "嵌套结构不对").to_string();
    }
    let wrong: Vec<String> = want
        .items()
        .into_iter()
        .flatten()
        .zip(got.items().into_iter().flatten())
        .enumerate()
        .filter(|(_, (w, g))| cx.equal(**w, **g).value == 0)
        .map(|(i, _)| i.to_string())
        .collect();
    lang.of(format!("wrong in mode {}", wrong.join(", ")), format!("模式 {} 不对", wrong.join("、")))
}

fn of_layouts<'a>(cx: Cx<'a>, ask: &Ask, w: crate::algebra::Layout<'a>, g: crate::algebra::Layout<'a>, lang: Lang) -> String {
    let said = |en: &str, zh: &str| lang.of(en, zh).to_string();
    let turned = |t: Tree<'a>| t.items().map(|items| cx.tuple(&items.iter().rev().copied().collect::<Vec<_>>()));
    let equal = |a: Tree<'a>, b: Tree<'a>| cx.equal(a, b).value != 0;
    let both = (turned(g.shape), turned(g.stride));
    if let (Some(shape), Some(stride)) = both
        && equal(shape, w.shape)
        && equal(stride, w.stride)
    {
        return said("transposed: the modes stand the other way round", "转置了：模式的顺序反了");
    }
    match (equal(w.shape, g.shape), equal(w.stride, g.stride)) {
        (true, _) if turned(g.stride).is_some_and(|t| equal(t, w.stride)) => {
            return said("the shape is right, the strides stand the other way round", "形状对，步长的顺序反了");
        }
        (true, _) => return said("the shape is right, the stride is not", "形状对，步长不对"),
        (_, true) => return said("the stride is right, the shape is not", "步长对，形状不对"),
        _ => {}
    }
    let size = |l: crate::algebra::Layout<'a>| cx.product(l.shape).map_or(-1, |n| n.value);
    if size(w) != size(g) {
        return said("its size is another", "size 不对");
    }
    let same = super::differ::functions(cx, cx.layout_tree(w), cx.layout_tree(g), lang).is_none();
    match (same, ask) {
        (true, _) => said("it is the same function, written with other modes", "函数相同，但模式不同"),
        (false, _) => said("shape and stride are others", "形状和步长都不对"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::algebra::Mode;

    #[test]
    fn the_kind_of_mistake_is_named_and_not_the_answer() {
        let english = |ask: &Ask, answer: &str| slip(ask, answer, Lang::English);
        let printed = Ask::Printed { of: "_2*3", mode: Mode::Value };
        assert!(english(&printed, "_6").contains("underscores"));
        assert_eq!(english(&printed, "7"), "off by one");
        assert_eq!(english(&printed, "(6)"), "a single integer is wanted, no tuple");
        let index = Ask::Index { layout: "(2,4):(12,1)", coord: "(1,3)" };
        assert!(english(&index, "3").contains("off by one stride"));
        assert!(english(&index, "7").contains("1-D coordinate"));
        let cosize = Ask::Cosize("(2,4):(12,1)");
        assert!(english(&cosize, "15").contains("largest index"));
        assert!(english(&cosize, "8").contains("the size"));
        assert!(english(&Ask::Size("(2,(3,4))"), "9").contains("multiplied"));
        let row = Ask::Row { layout: "(2,3):(3,1)", row: 1 };
        assert!(english(&row, "0 1 2").contains("row 0"));
        assert!(english(&row, "3 5 5").contains("column 1"));
        assert!(english(&row, "[3 4]").contains("3 cells"));
        let tuple = Ask::Value { of: "get<2,1>((3,(2,4),(5,(6,7))))", by: &[] };
        assert!(english(&tuple, "(7,6)").contains("opposite order"));
        assert!(english(&tuple, "((6),7)").contains("brackets"));
        let layout = Ask::Value { of: "coalesce((3,1,4):(4,7,1))", by: &[] };
        assert!(english(&layout, "(4,3):(1,4)").contains("transposed"));
        assert!(english(&layout, "(3,4):(1,4)").contains("other way round"));
        assert!(slip(&printed, "7", Lang::Chinese).contains('差'));
    }
}
