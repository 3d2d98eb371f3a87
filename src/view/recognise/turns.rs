//! What would turn one layout into another: a layout behind or in front of it, a swizzle.

use crate::algebra::{Cx, Mode, Tree};
use crate::eval::Session;
use crate::eval::equation::{Answers, Count, Solved, equation};
use crate::value::notation::tree_text;

/// Something that turns the first layout into the second.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The equation with its unknown: `(4,8):(8,1) o ? = 32:1`.
    pub equation: String,
    /// What solves it, as `eval` reads it.
    pub answer: String,
    /// Whether nothing else of its kind does.
    pub only: bool,
    /// What it does, in words: `reads its elements in another order`.
    pub words: &'static str,
}

/// What turns `a` into `b`, checked by evaluation: a swizzle of its indices, an order in which its elements are read, and another
/// place for each of its indices. None where no one function does.
pub fn turns<'a>(cx: Cx<'a>, a: Tree<'a>, b: Tree<'a>) -> Vec<Turn> {
    let mut session = Session::new(Mode::Value);
    let [from, to] = [a, b].map(|t| match t {
        Tree::Composed(_) => format!("[{}]", tree_text(t)),
        t => tree_text(t),
    });
    let forms = [
        (format!("Sw<?> o {from} = {to}"), "swizzles its indices"),
        (format!("{from} o ? = {to}"), "reads its elements in another order"),
        (format!("? o {from} = {to}"), "puts its indices elsewhere"),
    ];
    let mut found = Vec::new();
    for (text, words) in forms {
        let Ok(parts) = equation(&text) else { continue };
        if let Ok(Solved::Found { value, count, kind: Answers::Within | Answers::Beyond | Answers::Apart, .. }) =
            session.solve(cx.arena, &parts, false)
        {
            found.push(Turn { answer: tree_text(value), only: count == Count::Exactly(1), words, equation: text.clone() });
        }
    }
    found
}
