//! The fast path of `crd2idx`: indices computed straight from the text of coordinates.
//!
//! Answers only where the answer is certain to be a run-time integer: plain decimal coordinates
//! into a layout of which nothing compile-time absorbs a run-time factor. Everything else, errors
//! included, is left to the evaluator.

use crate::algebra::{Cx, Layout, Mode, Tree};
use crate::syntax::token;

/// A part of the profile, in preorder.
#[derive(Clone, Copy)]
struct Node {
    /// The extent and the stride of a leaf.
    leaf: Option<(i64, i64)>,
    /// Where the next part that is not inside this one stands.
    end: usize,
}

/// A layout with its nested profile as a table of parts, in preorder.
pub struct Indices(Vec<Node>);

impl Indices {
    /// The table of `layout`, if its answers are certain.
    pub fn new<'a>(cx: Cx<'a>, layout: Layout<'a>) -> Option<Self> {
        if cx.mode != Mode::Value || !cx.keeps_dynamic(layout) {
            return None;
        }
        let mut nodes = Vec::new();
        add(layout.shape, layout.stride, &mut nodes)?;
        Some(Indices(nodes))
    }

    /// The index of the coordinate that is the whole of `text`.
    #[inline]
    pub fn of(&self, text: &str) -> Option<i64> {
        match self.read(0, text.as_bytes())? {
            (index, []) => Some(index),
            _ => None,
        }
    }

    /// The index of the coordinate that starts here, for the part at `node`, and what follows.
    fn read<'i>(&self, node: usize, i: &'i [u8]) -> Option<(i64, &'i [u8])> {
        let part = *self.0.get(node)?;
        let [b'(', rest @ ..] = i else {
            let (rest, int) = token::integer(i)?;
            return (!int.is_static).then_some((self.linear(node, part.end, int.value)?, rest));
        };
        let (mut at, mut sum, mut rest) = (node + 1, 0i64, rest);
        if part.leaf.is_some() {
            return None;
        }
        loop {
            let (index, behind) = self.read(at, rest)?;
            sum = sum.checked_add(index)?;
            at = self.0[at].end;
            rest = match behind {
                [b',', b' ', rest @ ..] | [b',', rest @ ..] if at < part.end => rest,
                [b')', rest @ ..] if at == part.end => return Some((sum, rest)),
                _ => return None,
            };
        }
    }

    /// The index of an integer coordinate of the parts from `node` up to `end`.
    #[inline]
    fn linear(&self, node: usize, end: usize, coord: i64) -> Option<i64> {
        let (mut rest, mut sum) = (coord, 0i64);
        let mut leaves = self.0[node..end].iter().filter_map(|n| n.leaf).peekable();
        while let Some((extent, stride)) = leaves.next() {
            let here = match leaves.peek() {
                Some(_) => {
                    let here = rest % extent;
                    rest /= extent;
                    here
                }
                None => rest, // the last mode has no end
            };
            sum = sum.checked_add(here.checked_mul(stride)?)?;
        }
        Some(sum)
    }
}

fn add(shape: Tree, stride: Tree, nodes: &mut Vec<Node>) -> Option<()> {
    let at = nodes.len();
    match (shape, stride) {
        (Tree::Int(s), Tree::Int(d)) => nodes.push(Node { leaf: Some((s.value, d.value)), end: at + 1 }),
        _ => {
            nodes.push(Node { leaf: None, end: 0 });
            for (s, d) in shape.items()?.iter().zip(stride.items()?) {
                add(*s, *d, nodes)?;
            }
            nodes[at].end = nodes.len();
        }
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::Session;
    use crate::value::Value;
    use crate::value::notation;
    use bumpalo::Bump;

    /// The answer of the table and that of the evaluator.
    fn both(layout: &str, coord: &str) -> (Option<String>, Option<String>) {
        let arena = Bump::new();
        let mut session = Session::new(Mode::Value);
        let Ok(Value::Tree(Tree::Layout(l))) = session.value(&arena, layout) else {
            panic!("{layout} is no layout");
        };
        let at_once = Indices::new(Cx::new(&arena, Mode::Value), *l).and_then(|table| table.of(coord));
        let call = arena.alloc_str(&format!("crd2idx({coord}, {layout})"));
        let slowly = session.value(&arena, call).ok().map(notation::text);
        (at_once.map(|i| i.to_string()), slowly)
    }

    #[test]
    fn the_table_answers_as_the_evaluator_or_not_at_all() {
        let layouts = ["8:2", "(4,8):(8,1)", "(3,(2,3)):(3,(12,1))", "((2,2),(3,5)):((1,-7),(_2,100))", "(4,(8)):(1,(4))", "_8:_3"];
        let coords = ["0", "7", "17", "-5", "123456", "(1,5)", "(1, 5)", "(1,(1,2))", "(2,(1))", "((1,1),(2,4))", "((1,1),9)", "(9,-9)"];
        let mut answered = 0;
        for layout in layouts {
            for coord in coords {
                if let (Some(at_once), slowly) = both(layout, coord) {
                    assert_eq!(Some(at_once), slowly, "{layout} at {coord}");
                    answered += 1;
                }
            }
        }
        assert!(answered > 40, "{answered}");
    }

    #[test]
    fn what_is_not_certain_is_left_to_the_evaluator() {
        for (layout, coord) in [
            ("8:_0", "3"),                  // `_0`
            ("(_1,8):(1,1)", "3"),          // `_0` on the way
            ("(0,8):(1,1)", "3"),           // a division by zero
            ("8:1", "_3"),                  // `_3`
            ("8:1", "03"),                  // refused
            ("(4,8):(1,4)", "(1)"),         // refused
            ("(4,8):(1,4)", "(1,2,3)"),     // refused
            ("8:1", "(1)"),                 // refused
            ("8:1", "3;"),                  // a statement
            ("8:4611686018427387904", "2"), // an overflow
            ("(4,8):(1,4)", "(1,)"),        // refused
            ("(4,8):(1@0,1@1)", "3"),       // a coordinate
        ] {
            assert_eq!(both(layout, coord).0, None, "{layout} at {coord}");
        }
    }
}
