//! The question of an exercise as data: the value, coordinate or row that is asked for.

use super::text::Lang;
use crate::algebra::{Cx, Int, Mode, Tree};
use crate::eval::Session;
use crate::eval::error::{Error, ErrorKind};
use crate::functions;
use crate::say::{self, Diagnostic};
use crate::syntax::ast::Span;
use crate::value::Value;
use crate::value::notation::{Notation, tree_text};
use bumpalo::Bump;

/// What the function does that an expression calls.
fn called(expression: &str) -> Option<&'static str> {
    let name = expression.split(['(', '<']).next()?;
    Some(functions::lookup(name)?.row().summary)
}

/// What is asked; the parts are expressions of the language.
#[derive(Clone, Copy, Debug)]
pub enum Ask<'t> {
    /// The index of a coordinate.
    Index {
        /// The layout that is asked about.
        layout: &'t str,
        /// The coordinate, of any kind.
        coord: &'t str,
    },
    /// The natural coordinate of a 1-D coordinate.
    Coordinate {
        /// The shape that is asked about.
        shape: &'t str,
        /// The 1-D coordinate.
        linear: &'t str,
    },
    /// Any coordinate with this index.
    Preimage {
        /// The layout that is asked about.
        layout: &'t str,
        /// The index whose coordinate is asked for.
        index: &'t str,
    },
    /// The number of coordinates.
    Size(&'t str),
    /// One past the largest index.
    Cosize(&'t str),
    /// The indices of a row of the grid.
    Row {
        /// The layout that is asked about.
        layout: &'t str,
        /// The number of the row, from 0 on.
        row: i64,
    },
    /// Whether every coordinate of the first is one of the second.
    Compatible(&'t str, &'t str),
    /// The value of an expression, its integers compared by value.
    Value {
        /// The expression whose answer is asked for.
        of: &'t str,
        /// What leads to it: shown with its values where an answer is wrong.
        by: &'t [&'t str],
    },
    /// The value of an expression as CuTe prints it: what is compile-time counts.
    Printed {
        /// The expression whose answer is asked for.
        of: &'t str,
        /// The integer mode in which the expression is evaluated.
        mode: Mode,
    },
    /// Any layout that is the same function.
    Function(&'t str),
    /// Anything for which, with `it` bound to it, both sides of every pair are equal.
    Such(&'t [(&'t str, &'t str)]),
}

/// The value of `text`.
pub fn value<'a>(arena: &'a Bump, session: &mut Session, text: &str) -> Result<Tree<'a>, Box<Diagnostic>> {
    let text = arena.alloc_str(text);
    let error = match session.value(arena, text) {
        Ok(Value::Tree(t)) => return Ok(t),
        Ok(found) => {
            let kind = ErrorKind::WrongKind { wanted: "a value", found };
            Error::new(kind, Span::new(0, text.len()))
        }
        Err(error) => error,
    };
    Err(Box::new(say::explain(&error, text, &session.env)))
}

impl<'t> Ask<'t> {
    /// The integer mode of question and answer.
    pub fn mode(&self) -> Mode {
        match self {
            Ask::Printed { mode, .. } => *mode,
            _ => Mode::Value,
        }
    }

    /// The layout or the shape that is asked about: answers may call it `L`.
    pub fn subject(&self) -> Option<&'t str> {
        match self {
            Ask::Index { layout, .. } | Ask::Preimage { layout, .. } | Ask::Row { layout, .. } => Some(layout),
            Ask::Coordinate { shape, .. } => Some(shape),
            Ask::Size(of) | Ask::Cosize(of) => Some(of),
            Ask::Compatible(..) | Ask::Value { .. } | Ask::Printed { .. } | Ask::Function(_) | Ask::Such(_) => None,
        }
    }

    /// The expression whose value is the answer; `None` where many answers are right.
    pub fn expression(&self) -> Option<String> {
        Some(match self {
            Ask::Index { layout, coord } => format!("[{layout}]({coord})"),
            Ask::Coordinate { shape, linear } => format!("idx2crd({linear}, {shape})"),
            Ask::Size(of) => format!("size({of})"),
            Ask::Cosize(of) => format!("cosize({of})"),
            Ask::Row { layout, row } => format!("[{layout}]({row}, _)"),
            Ask::Compatible(a, b) => format!("compatible({a}, {b})"),
            Ask::Value { of, .. } | Ask::Printed { of, .. } | Ask::Function(of) => of.to_string(),
            Ask::Such(_) | Ask::Preimage { .. } => return None,
        })
    }

    /// The answer, computed; for a row the integers of the row.
    pub fn expected<'a>(&self, arena: &'a Bump) -> Option<Tree<'a>> {
        let mut session = Session::new(self.mode());
        if let Ask::Preimage { layout, index } = self {
            let (layout, index) = (value(arena, &mut session, layout).ok()?, value(arena, &mut session, index).ok()?);
            return preimage(session.cx(arena), layout, index);
        }
        let value = value(arena, &mut session, &self.expression()?).ok()?;
        let cx = session.cx(arena);
        match self {
            Ask::Row { layout, row } => row_of(cx, super::ask::value(arena, &mut session, layout).ok()?, *row),
            _ => Some(value),
        }
    }

    /// The answer as a learner would type it.
    pub fn answer(&self) -> Option<String> {
        let arena = Bump::new();
        let t = self.expected(&arena)?;
        Some(match self {
            Ask::Compatible(..) => if t.int()?.value != 0 { "yes" } else { "no" }.to_string(),
            Ask::Row { .. } => spaced(t),
            Ask::Printed { .. } => tree_text(t),
            _ => Notation { plain: true, ..Notation::default() }.text(Value::Tree(t)),
        })
    }

    /// The question as a sentence.
    pub fn prompt(&self, lang: Lang) -> String {
        match self {
            Ask::Index { layout, coord } => lang
                .of(format!("`{layout}`: which index has the coordinate `{coord}`?"), format!("`{layout}`：坐标 `{coord}` 的索引是多少？")),
            Ask::Coordinate { shape, linear } => lang.of(
                format!("Shape `{shape}`: what is the natural coordinate of the 1-D coordinate {linear}?"),
                format!("形状 `{shape}`：一维坐标 {linear} 的自然坐标是什么？"),
            ),
            Ask::Preimage { layout, index } => lang.of(
                format!("`{layout}`: give a coordinate, of any kind, whose index is {index}."),
                format!("`{layout}`：写出索引为 {index} 的坐标（任何形式都可以）。"),
            ),
            Ask::Size(of) => lang.of(format!("What is the size of `{of}`?"), format!("`{of}` 的 size 是多少？")),
            Ask::Cosize(of) => lang.of(format!("What is the cosize of `{of}`?"), format!("`{of}` 的 cosize 是多少？")),
            Ask::Row { layout, row } => lang.of(
                format!("Write down row {row} of the grid of `{layout}`."),
                format!("写出 `{layout}` 的网格中的第 {row} 行（从 0 数起）。"),
            ),
            Ask::Compatible(a, b) => {
                lang.of(format!("Is `{a}` compatible with `{b}`? (yes or no)"), format!("`{a}` 兼容于 `{b}` 吗？（yes 或 no）"))
            }
            Ask::Value { of, .. } => lang.of(format!("What is `{of}`?"), format!("`{of}` 的结果是什么？")),
            Ask::Printed { of, mode } => {
                let flag = if *mode == Mode::Cxx { " --cxx" } else { "" };
                lang.of(
                    format!("What does `cutectl eval{flag} \"{of}\"` print? Underscores count."),
                    format!("`cutectl eval{flag} \"{of}\"` 会打印什么？下划线也要写对。"),
                )
            }
            Ask::Function(of) => lang.of(
                format!("Give any layout that is the same function as `{of}`."),
                format!("写出一个与 `{of}` 表示同一函数的布局，写法不限。"),
            ),
            Ask::Such(pairs) => {
                let all: Vec<String> = pairs.iter().map(|(left, right)| format!("`{left}` == `{right}`")).collect();
                let all = all.join(lang.of(" and ", " 且 "));
                lang.of(format!("Give an answer `it` with {all}."), format!("写出一个答案 `it`，使得 {all}。"))
            }
        }
    }

    /// A hint that fits every question of its kind.
    pub fn hint(&self, lang: Lang) -> &'static str {
        match self {
            Ask::Index { .. } => lang.of(
                "Write the coordinate in the profile of the shape, then multiply each part by its stride and add up.",
                "先把坐标写成与形状嵌套结构相同的自然坐标，再把每一项乘以对应的步长，最后相加。",
            ),
            Ask::Coordinate { .. } => lang.of(
                "The leftmost mode is the fastest: take the remainder by its extent, go on with the quotient.",
                "最左边的模式变化最快：先对它的大小取余，再用商继续往右算。",
            ),
            Ask::Preimage { .. } => lang
                .of("Start with the largest stride: how often does it go into the index?", "从最大的步长开始：索引里含有几个这样的步长？"),
            Ask::Size(_) => lang.of("The product of all extents; strides do not matter.", "各模式大小的乘积；与步长无关。"),
            Ask::Cosize(_) => lang.of("The largest index plus 1.", "最大的索引加 1。"),
            Ask::Row { .. } => lang.of(
                "Column by column: the index of (row, column). The natural coordinate of the column tells the strides.",
                "逐列计算 (行, 列) 的索引；列的自然坐标决定用哪些步长。",
            ),
            Ask::Compatible(..) => lang.of(
                "Go down both shapes together: where the first has an integer, the second must have that size.",
                "同时沿两个形状往下走：第一个是整数的地方，第二个在该处的 size 必须等于它。",
            ),
            Ask::Value { of, .. } | Ask::Printed { of, .. } => lang.of(
                called(of).unwrap_or("Go from the innermost brackets outwards: the value of each part, then of the whole."),
                "从最里面的括号开始，一层一层求出每一部分的值。",
            ),
            Ask::Function(_) => lang.of(
                "Any layout counts that gives the same index for every 1-D coordinate.",
                "只要对每个一维坐标都给出相同的索引，任何布局都算对。",
            ),
            Ask::Such(_) => lang.of("Try something, and read what is not met yet.", "先试一个答案，再看哪个条件还没满足。"),
        }
    }

    /// The grid with the row left out that is asked for.
    pub fn picture(&self) -> Option<String> {
        let Ask::Row { layout, row } = self else {
            return None;
        };
        let arena = Bump::new();
        let mut session = Session::new(Mode::Value);
        let layout = value(&arena, &mut session, layout).ok()?;
        let cx = session.cx(&arena);
        let shape = cx.inner_layout("row", layout).ok()?.shape;
        let rows = cx.product(cx.get(shape, 0).ok()?).ok()?.value;
        let mut out = String::new();
        for i in 0..rows.min(GRID) {
            let width = row_of(cx, layout, i)?.items()?.len();
            let cells = if i == *row { vec!["  ?".to_string(); width] } else { cells(row_of(cx, layout, i)?) };
            out += "   ";
            out += &cells.concat();
            out.push('\n');
        }
        Some(out)
    }
}

/// The most rows or columns of a grid that is asked for.
const GRID: i64 = 64;

/// The indices of a row of a layout of rank 2.
pub fn row_of<'a>(cx: Cx<'a>, layout: Tree<'a>, row: i64) -> Option<Tree<'a>> {
    let shape = cx.inner_layout("row", layout).ok()?.shape;
    let columns = cx.product(cx.get(shape, 1).ok()?).ok()?.value;
    let columns = usize::try_from(columns.min(GRID)).ok()?;
    let int = |i: i64| Tree::Int(Int::dynamic(i));
    cx.tuple_of(columns, |j| cx.apply(layout, cx.tuple(&[int(row), int(j as i64)]))).ok()
}

/// The most coordinates that are searched for an index.
const COORDINATES: i64 = 1 << 12;

/// The first natural coordinate with this index.
fn preimage<'a>(cx: Cx<'a>, layout: Tree<'a>, index: Tree<'a>) -> Option<Tree<'a>> {
    let shape = cx.inner_layout("where", layout).ok()?.shape;
    let size = cx.product(shape).ok()?.value.min(COORDINATES);
    let mut all = (0..size).filter_map(|i| cx.idx2crd(Tree::Int(Int::dynamic(i)), shape).ok());
    all.find(|c| cx.apply(layout, *c).is_ok_and(|i| cx.equal(i, index).value != 0))
}

fn cells(row: Tree) -> Vec<String> {
    row.items().unwrap_or(&[]).iter().map(|t| format!("{:>3}", tree_text(*t).trim_start_matches('_'))).collect()
}

/// A tuple as integers with blanks between them.
pub fn spaced(row: Tree) -> String {
    cells(row).iter().map(|c| c.trim()).collect::<Vec<_>>().join(" ")
}
