//! Grids in plain text: CuTe's `print_layout`, `print2D`, and with coordinate headings.

use crate::algebra::{Cx, Int, Tree};
use crate::value::Value;
use crate::value::notation::{Notation, integer};
use crate::view::scene::{Axis, Scene, caption};
use bumpalo::Bump;
use std::io::{Result, Write};

/// `value` right-aligned in `width` columns.
pub(super) fn right(out: &mut Vec<u8>, value: i64, width: usize) {
    right_text(out, itoa::Buffer::new().format(value), width);
}

/// ASCII text right-aligned in `width` columns, however many: a format specification has 16 bits.
fn right_text(out: &mut Vec<u8>, text: &str, width: usize) {
    for _ in text.len()..width {
        out.push(b' ');
    }
    out.extend_from_slice(text.as_bytes());
}

/// `print_layout`, byte for byte.
pub fn grid(w: &mut impl Write, scene: &Scene, notation: Notation) -> Result<()> {
    let mut line = notation.text(Value::Tree(scene.title)).into_bytes();
    line.push(b'\n');
    w.write_all(&line)?;
    let several = !scene.rest.is_empty();
    let rule: Vec<u8> = [b"+".as_slice(), &vec![b'-'; scene.digits + 2]].concat();
    scene.panels(&mut |at, start| {
        if several {
            writeln!(w, "{}", caption(at))?;
        }
        line.clear();
        line.extend(b"    ");
        for n in 0..scene.cols.len {
            line.extend(b"  ");
            right(&mut line, n, scene.digits);
            line.push(b' ');
            spill(w, &mut line)?;
        }
        line.push(b'\n');
        for (m, row) in scene.row_starts(start).enumerate() {
            separator(w, &mut line, &rule, scene.cols.len)?;
            match scene.rows {
                Some(_) => {
                    right(&mut line, m as i64, 2);
                    line.extend(b"  ");
                }
                None => line.extend(b"    "),
            }
            for value in scene.row(row) {
                line.extend(b"| ");
                right(&mut line, value, scene.digits);
                line.push(b' ');
                spill(w, &mut line)?;
            }
            line.extend(b"|\n");
            spill(w, &mut line)?; // without columns nothing else does
        }
        separator(w, &mut line, &rule, scene.cols.len)?;
        w.write_all(&line)
    })
}

fn separator(w: &mut impl Write, line: &mut Vec<u8>, rule: &[u8], columns: i64) -> Result<()> {
    line.extend(b"    ");
    for _ in 0..columns {
        line.extend_from_slice(rule);
        spill(w, line)?;
    }
    line.extend(b"+\n");
    Ok(())
}

/// Writes what has gathered once it is a block, so that rows of any length stay small.
pub(super) fn spill(w: &mut impl Write, line: &mut Vec<u8>) -> Result<()> {
    if line.len() >= 1 << 15 {
        w.write_all(line)?;
        line.clear();
    }
    Ok(())
}

/// `print2D`: `%3d` and two blanks a cell, none at the end of a line.
pub fn bare(w: &mut impl Write, scene: &Scene) -> Result<()> {
    let mut line = Vec::new();
    let several = !scene.rest.is_empty();
    scene.panels(&mut |at, start| {
        if several {
            writeln!(w, "{}", caption(at))?;
        }
        for row in scene.row_starts(start) {
            let mut first = true;
            for value in scene.row(row) {
                if !first {
                    line.extend(b"  ");
                }
                first = false;
                right(&mut line, value, 3);
                spill(w, &mut line)?;
            }
            line.push(b'\n');
            w.write_all(&line)?;
            line.clear();
        }
        Ok(())
    })
}

/// The natural coordinate of `i` along an axis, where it says more than `i`.
fn natural(scene: &Scene, axis: &Axis, i: i64) -> String {
    let arena = Bump::new();
    let coord = Cx::new(&arena, scene.mode).idx2crd(Tree::Int(Int::dynamic(i)), axis.shape);
    coord.map(|c| Notation { plain: true, ..Notation::default() }.text(Value::Tree(c))).unwrap_or_default()
}

/// The grid with the 1-D and the natural coordinate of every row and column.
pub fn coordinates(w: &mut impl Write, scene: &Scene, notation: Notation) -> Result<()> {
    let last = |axis: &Axis| natural(scene, axis, axis.len - 1).len().max(natural(scene, axis, 0).len());
    let width = scene.width().max(last(&scene.cols)).max((scene.cols.len.max(1).ilog10() + 1) as usize);
    let rows = scene.rows.as_ref();
    let names = rows.map_or(0, |r| if r.shape.is_tuple() { last(r) } else { 0 });
    let numbers = rows.map_or(0, |r| (r.len.max(1).ilog10() + 1) as usize);
    let margin = names + numbers + if names > 0 { 3 } else { 2 };
    writeln!(w, "{}", notation.text(Value::Tree(scene.title)))?;
    let several = !scene.rest.is_empty();
    let rule: Vec<u8> = [b"+".as_slice(), &vec![b'-'; width + 2]].concat();
    scene.panels(&mut |at, start| {
        let mut line = Vec::new();
        if several {
            writeln!(w, "{}", caption(at))?;
        }
        let indent = |line: &mut Vec<u8>| line.extend(std::iter::repeat_n(b' ', margin));
        indent(&mut line);
        for n in 0..scene.cols.len {
            line.extend(b"  ");
            right(&mut line, n, width);
            line.push(b' ');
            spill(w, &mut line)?;
        }
        line.push(b'\n');
        if scene.cols.shape.is_tuple() {
            indent(&mut line);
            for n in 0..scene.cols.len {
                line.extend(b"  ");
                right_text(&mut line, &natural(scene, &scene.cols, n), width);
                line.push(b' ');
                spill(w, &mut line)?;
            }
            line.push(b'\n');
        }
        let separator = |w: &mut dyn Write, line: &mut Vec<u8>| -> Result<()> {
            line.extend(std::iter::repeat_n(b' ', margin));
            for _ in 0..scene.cols.len {
                line.extend_from_slice(&rule);
                if line.len() >= 1 << 15 {
                    w.write_all(line)?;
                    line.clear();
                }
            }
            line.extend(b"+\n");
            Ok(())
        };
        for (m, row) in scene.row_starts(start).enumerate() {
            separator(w, &mut line)?;
            match rows {
                Some(axis) => {
                    write!(line, "{m:>numbers$} ")?;
                    if names > 0 {
                        right_text(&mut line, &natural(scene, axis, m as i64), names);
                        line.push(b' ');
                    }
                    line.push(b' ');
                }
                None => indent(&mut line),
            }
            for value in scene.row(row) {
                line.extend(b"| ");
                right(&mut line, value, width);
                line.push(b' ');
                spill(w, &mut line)?;
            }
            line.extend(b"|\n");
            spill(w, &mut line)?;
        }
        separator(w, &mut line)?;
        w.write_all(&line)
    })
}

/// CuTe's two rows for a rank-1 layout: coordinates above, indices below, `count` of them.
pub fn strip(w: &mut impl Write, scene: &Scene, from: i64, count: i64) -> Result<()> {
    let width = scene.digits.max((scene.cols.len.max(1).ilog10() + 1) as usize);
    let mut line = b"Coord: ".to_vec();
    for n in (from..scene.cols.len).take(usize::try_from(count).unwrap_or(usize::MAX)) {
        right(&mut line, n, width + 2);
        spill(w, &mut line)?;
    }
    line.extend(b"\nIndex: ");
    for value in scene.first_row(from).take(usize::try_from(count).unwrap_or(usize::MAX)) {
        right(&mut line, value, width + 2);
        spill(w, &mut line)?;
    }
    line.push(b'\n');
    w.write_all(&line)
}

/// An integer as text, for callers that hold bytes.
pub fn number(value: i64) -> Vec<u8> {
    let mut out = Vec::new();
    integer(&mut out, value);
    out
}
