//! CuTe's `print_tensor`: rank 1 in lines, rank 2 in rows, rank 3 and 4 in blocks.

use super::cute::spill;
use crate::view::elements::Elements;
use std::io::{Result, Write};

/// Writes the elements of a tensor as CuTe's `print_tensor` does.
pub fn print_tensor(w: &mut impl Write, elements: &Elements) -> Result<()> {
    writeln!(w, "{}:", elements.title())?;
    match elements.sizes.len() {
        rank @ 1..=4 => block(w, elements, rank, &mut Vec::new()),
        _ => Ok(()),
    }
}

/// The elements of the first `rank` modes, the outer ones fixed at `outer` (innermost last).
fn block(w: &mut impl Write, elements: &Elements, rank: usize, outer: &mut Vec<i64>) -> Result<()> {
    let sizes = &elements.sizes;
    if rank > 2 {
        let rule: &[u8] = if rank == 3 { b"-----" } else { b"=====" };
        for i in 0..sizes[rank - 1] {
            if i > 0 {
                (0..sizes[1]).try_for_each(|_| w.write_all(rule))?;
                writeln!(w)?;
            }
            outer.push(i);
            block(w, elements, rank - 1, outer)?;
            outer.pop();
        }
        return Ok(());
    }
    let mut line = Vec::new();
    for m in 0..sizes[0] {
        let columns = if rank == 2 { sizes[1] } else { 1 };
        for n in 0..columns {
            let coords = std::iter::once(m).chain((rank == 2).then_some(n)).chain(outer.iter().rev().copied());
            let coords: Vec<i64> = coords.collect();
            elements.write(&mut line, &coords);
            spill(w, &mut line)?;
        }
        line.push(b'\n');
        spill(w, &mut line)?;
    }
    w.write_all(&line)
}
