//! The elements of a tensor, one at a time, as CuTe's `print_tensor` writes them.

use crate::algebra::{Cx, Int, Mode, Result, Tensor, Tree};
use crate::value::Value;
use crate::value::notation::Notation;
use bumpalo::Bump;

/// The width of a number in characters.
const WIDTH: usize = 5;

/// The elements of a tensor.
pub struct Elements<'a> {
    tensor: Tensor<'a>,
    /// The sizes of its modes.
    pub sizes: Vec<i64>,
    mode: Mode,
    notation: Notation,
}

impl<'a> Elements<'a> {
    /// The elements of a tensor; refused where its layout has no sizes.
    pub fn new(cx: Cx<'a>, tensor: Tensor<'a>, notation: Notation) -> Result<'a, Self> {
        let layout = cx.inner_layout("print_tensor", tensor.layout)?;
        let sizes = (0..layout.rank()).map(|i| Ok(cx.size(cx.mode(layout, i as i64)?)?.value));
        Ok(Elements { tensor, sizes: sizes.collect::<Result<'a, _>>()?, mode: cx.mode, notation })
    }

    /// The tensor as text.
    pub fn title(&self) -> String {
        self.notation.text(Value::Tree(Tree::Tensor(&self.tensor)))
    }

    /// An element as text, and whether it is a number.
    pub fn text(&self, coords: &[i64]) -> (String, bool) {
        let mut line = Vec::new();
        self.write(&mut line, coords);
        let text = String::from_utf8_lossy(&line).trim().to_string();
        let number = text.parse::<i64>().is_ok();
        (text, number)
    }

    /// Appends an element: a number right-aligned, anything else behind two blanks.
    pub fn write(&self, line: &mut Vec<u8>, coords: &[i64]) {
        // Each element on its own arena: a listing of any length takes constant memory.
        let arena = Bump::new();
        let cx = Cx::new(&arena, self.mode);
        let leaves: Vec<Tree> = coords.iter().map(|c| Tree::Int(Int::dynamic(*c))).collect();
        let coord = if self.sizes.len() == 1 { leaves[0] } else { cx.tuple(&leaves) };
        match cx.tensor_at(self.tensor, coord) {
            Ok(Tree::Int(i)) if !i.is_static => {
                let mut number = itoa::Buffer::new();
                let number = number.format(i.value);
                line.extend(std::iter::repeat_n(b' ', WIDTH.saturating_sub(number.len())));
                line.extend(number.bytes());
            }
            Ok(t) => {
                line.extend(b"  ");
                self.notation.tree(line, t);
            }
            Err(_) => line.extend(b"    ?"),
        }
    }
}
