//! CuTe's `print_tensor`.

use super::cute::spill;
use crate::algebra::{Cx, Int, Mode, Tensor, Tree};
use crate::value::Value;
use crate::value::notation::Notation;
use bumpalo::Bump;
use std::io::{Result, Write};

/// A tensor ready to be printed: rank 1 in lines, rank 2 in rows, rank 3 and 4 in blocks.
pub struct Elements<'a> {
    tensor: Tensor<'a>,
    sizes: Vec<i64>,
    mode: Mode,
}

impl<'a> Elements<'a> {
    /// Refuses what has no elements to show.
    pub fn new(cx: Cx<'a>, tensor: Tensor<'a>) -> crate::algebra::Result<'a, Self> {
        let layout = cx.inner_layout("print_tensor", tensor.layout)?;
        let sizes = (0..layout.rank()).map(|i| Ok(cx.size(cx.mode(layout, i as i64)?)?.value));
        Ok(Elements { tensor, sizes: sizes.collect::<crate::algebra::Result<'a, _>>()?, mode: cx.mode })
    }

    /// `print_tensor`.
    pub fn write(&self, w: &mut impl Write, notation: Notation) -> Result<()> {
        writeln!(w, "{}:", notation.text(Value::Tree(Tree::Tensor(&self.tensor))))?;
        match self.sizes.len() {
            rank @ 1..=4 => self.block(w, notation, rank, &mut Vec::new()),
            _ => Ok(()),
        }
    }

    /// The elements of the first `rank` modes, the outer ones fixed at `outer` (innermost last).
    fn block(&self, w: &mut impl Write, notation: Notation, rank: usize, outer: &mut Vec<i64>) -> Result<()> {
        if rank > 2 {
            let rule: &[u8] = if rank == 3 { b"-----" } else { b"=====" };
            for i in 0..self.sizes[rank - 1] {
                if i > 0 {
                    (0..self.sizes[1]).try_for_each(|_| w.write_all(rule))?;
                    writeln!(w)?;
                }
                outer.push(i);
                self.block(w, notation, rank - 1, outer)?;
                outer.pop();
            }
            return Ok(());
        }
        let mut line = Vec::new();
        for m in 0..self.sizes[0] {
            let columns = if rank == 2 { self.sizes[1] } else { 1 };
            for n in 0..columns {
                let coords = std::iter::once(m).chain((rank == 2).then_some(n)).chain(outer.iter().rev().copied());
                let coords: Vec<i64> = coords.collect();
                self.element(&mut line, notation, &coords);
                spill(w, &mut line)?;
            }
            line.push(b'\n');
            spill(w, &mut line)?;
        }
        w.write_all(&line)
    }

    /// An element as text, and whether it is a number.
    pub fn text(&self, coords: &[i64], notation: Notation) -> (String, bool) {
        let mut line = Vec::new();
        self.element(&mut line, notation, coords);
        let text = String::from_utf8_lossy(&line).trim().to_string();
        let number = text.parse::<i64>().is_ok();
        (text, number)
    }

    fn element(&self, line: &mut Vec<u8>, notation: Notation, coords: &[i64]) {
        // Each element on its own arena: a listing of any length takes constant memory.
        let arena = Bump::new();
        let cx = Cx::new(&arena, self.mode);
        let leaves: Vec<Tree> = coords.iter().map(|c| Tree::Int(Int::dynamic(*c))).collect();
        let coord = if self.sizes.len() == 1 { leaves[0] } else { cx.tuple(&leaves) };
        match cx.tensor_at(self.tensor, coord) {
            Ok(Tree::Int(i)) if !matches!(self.tensor.engine, crate::algebra::Engine::Coordinates(_)) => {
                super::cute::right(line, i.value, 5);
            }
            Ok(t) => {
                line.extend(b"  ");
                notation.tree(line, t);
            }
            Err(_) => line.extend(b"    ?"),
        }
    }
}
