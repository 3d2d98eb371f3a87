//! CuTe's `print_tensor`.

use crate::algebra::{Cx, Int, Layout, Tensor, Tree};
use crate::lang::notation::Notation;
use crate::lang::value::Value;
use std::io::{Result, Write};

/// A tensor and its elements: rank 1 in lines, rank 2 in rows, rank 3 and 4 in blocks. `refused`
/// receives the fault of an element that has no value.
pub fn tensor<'a>(
    w: &mut impl Write,
    cx: Cx<'a>,
    tensor: Tensor<'a>,
    notation: Notation,
) -> Result<std::result::Result<(), &'a crate::algebra::Fault<'a>>> {
    let layout = match cx.inner_layout("print_tensor", tensor.layout) {
        Ok(layout) => layout,
        Err(fault) => return Ok(Err(fault)),
    };
    writeln!(w, "{}:", notation.text(Value::Tree(Tree::Tensor(&tensor))))?;
    let sizes = (0..layout.rank()).map(|i| size(cx, layout, i)).collect::<std::result::Result<Vec<_>, _>>();
    let sizes = match sizes {
        Ok(sizes) => sizes,
        Err(fault) => return Ok(Err(fault)),
    };
    let printer = Elements { tensor, sizes, notation };
    match printer.sizes.len() {
        1..=4 => printer.block(w, cx.mode, printer.sizes.len(), &mut Vec::new()),
        _ => Ok(Ok(())),
    }
}

fn size<'a>(cx: Cx<'a>, layout: Layout<'a>, mode: usize) -> std::result::Result<i64, &'a crate::algebra::Fault<'a>> {
    Ok(cx.size(cx.mode(layout, mode as i64)?)?.value)
}

struct Elements<'a> {
    tensor: Tensor<'a>,
    sizes: Vec<i64>,
    notation: Notation,
}

impl<'a> Elements<'a> {
    /// The elements of the first `rank` modes, the outer ones fixed at `outer` (innermost last).
    fn block(
        &self,
        w: &mut impl Write,
        mode: crate::algebra::Mode,
        rank: usize,
        outer: &mut Vec<i64>,
    ) -> Result<std::result::Result<(), &'a crate::algebra::Fault<'a>>> {
        let mut line = Vec::new();
        if rank > 2 {
            let rule = if rank == 3 { "-" } else { "=" }.repeat(5 * usize::try_from(self.sizes[1]).unwrap_or(0));
            for i in 0..self.sizes[rank - 1] {
                if i > 0 {
                    writeln!(w, "{rule}")?;
                }
                outer.push(i);
                if let Err(fault) = self.block(w, mode, rank - 1, outer)? {
                    return Ok(Err(fault));
                }
                outer.pop();
            }
            return Ok(Ok(()));
        }
        for m in 0..self.sizes[0] {
            let columns = if rank == 2 { self.sizes[1] } else { 1 };
            for n in 0..columns {
                let coords = std::iter::once(m).chain((rank == 2).then_some(n)).chain(outer.iter().rev().copied());
                let coords: Vec<i64> = coords.collect();
                self.element(&mut line, mode, &coords);
                if line.len() > 1 << 15 {
                    w.write_all(&line)?;
                    line.clear();
                }
            }
            line.push(b'\n');
        }
        w.write_all(&line)?;
        Ok(Ok(()))
    }

    fn element(&self, line: &mut Vec<u8>, mode: crate::algebra::Mode, coords: &[i64]) {
        // Each element on its own arena: a listing of any length takes constant memory.
        let arena = bumpalo::Bump::new();
        let cx = Cx::new(&arena, mode);
        let leaves: Vec<Tree> = coords.iter().map(|c| Tree::Int(Int::dynamic(*c))).collect();
        let coord = if self.sizes.len() == 1 { leaves[0] } else { cx.tuple(&leaves) };
        match cx.tensor_at(self.tensor, coord) {
            Ok(Tree::Int(i)) if !matches!(self.tensor.engine, crate::algebra::Engine::Coordinates(_)) => {
                super::cute::right(line, i.value, 5);
            }
            Ok(t) => {
                line.extend(b"  ");
                self.notation.tree(line, t);
            }
            Err(_) => line.extend(b"    ?"),
        }
    }
}
