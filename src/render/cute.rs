//! Grids in plain text: CuTe's `print_layout`, `print2D`, and with coordinate headings.

use crate::view::grid::{Axis, Grid, caption};
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
pub fn grid(w: &mut impl Write, grid: &Grid) -> Result<()> {
    let mut line = grid.title.clone().into_bytes();
    line.push(b'\n');
    w.write_all(&line)?;
    let several = !grid.rest.is_empty();
    let rule: Vec<u8> = [b"+".as_slice(), &vec![b'-'; grid.digits + 2]].concat();
    grid.panels(&mut |at, start| {
        if several {
            writeln!(w, "{}", caption(at))?;
        }
        line.clear();
        line.extend(b"    ");
        for n in 0..grid.cols.len {
            line.extend(b"  ");
            right(&mut line, n, grid.digits);
            line.push(b' ');
            spill(w, &mut line)?;
        }
        line.push(b'\n');
        for (m, row) in grid.row_starts(start).enumerate() {
            separator(w, &mut line, &rule, grid.cols.len)?;
            match grid.rows {
                Some(_) => {
                    right(&mut line, m as i64, 2);
                    line.extend(b"  ");
                }
                None => line.extend(b"    "),
            }
            for value in grid.row(row) {
                line.extend(b"| ");
                right(&mut line, value, grid.digits);
                line.push(b' ');
                spill(w, &mut line)?;
            }
            line.extend(b"|\n");
            spill(w, &mut line)?; // without columns nothing else does
        }
        separator(w, &mut line, &rule, grid.cols.len)?;
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
pub fn bare(w: &mut impl Write, grid: &Grid) -> Result<()> {
    let mut line = Vec::new();
    let several = !grid.rest.is_empty();
    grid.panels(&mut |at, start| {
        if several {
            writeln!(w, "{}", caption(at))?;
        }
        for row in grid.row_starts(start) {
            let mut first = true;
            for value in grid.row(row) {
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

/// The grid with the 1-D and the natural coordinate of every row and column.
pub fn coordinates(w: &mut impl Write, grid: &Grid) -> Result<()> {
    let last = |axis: &Axis| axis.coordinate(axis.len - 1).len().max(axis.coordinate(0).len());
    let width = grid.width().max(last(&grid.cols)).max((grid.cols.len.max(1).ilog10() + 1) as usize);
    let rows = grid.rows.as_ref();
    let names = rows.map_or(0, |r| if r.is_nested() { last(r) } else { 0 });
    let numbers = rows.map_or(0, |r| (r.len.max(1).ilog10() + 1) as usize);
    let margin = names + numbers + if names > 0 { 3 } else { 2 };
    writeln!(w, "{}", grid.title)?;
    let several = !grid.rest.is_empty();
    let rule: Vec<u8> = [b"+".as_slice(), &vec![b'-'; width + 2]].concat();
    grid.panels(&mut |at, start| {
        let mut line = Vec::new();
        if several {
            writeln!(w, "{}", caption(at))?;
        }
        let indent = |line: &mut Vec<u8>| line.extend(std::iter::repeat_n(b' ', margin));
        indent(&mut line);
        for n in 0..grid.cols.len {
            line.extend(b"  ");
            right(&mut line, n, width);
            line.push(b' ');
            spill(w, &mut line)?;
        }
        line.push(b'\n');
        if grid.cols.is_nested() {
            indent(&mut line);
            for n in 0..grid.cols.len {
                line.extend(b"  ");
                right_text(&mut line, &grid.cols.coordinate(n), width);
                line.push(b' ');
                spill(w, &mut line)?;
            }
            line.push(b'\n');
        }
        let separator = |w: &mut dyn Write, line: &mut Vec<u8>| -> Result<()> {
            line.extend(std::iter::repeat_n(b' ', margin));
            for _ in 0..grid.cols.len {
                line.extend_from_slice(&rule);
                if line.len() >= 1 << 15 {
                    w.write_all(line)?;
                    line.clear();
                }
            }
            line.extend(b"+\n");
            Ok(())
        };
        for (m, row) in grid.row_starts(start).enumerate() {
            separator(w, &mut line)?;
            match rows {
                Some(axis) => {
                    write!(line, "{m:>numbers$} ")?;
                    if names > 0 {
                        right_text(&mut line, &axis.coordinate(m as i64), names);
                        line.push(b' ');
                    }
                    line.push(b' ');
                }
                None => indent(&mut line),
            }
            for value in grid.row(row) {
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
pub fn strip(w: &mut impl Write, grid: &Grid, from: i64, count: i64) -> Result<()> {
    let width = grid.digits.max((grid.cols.len.max(1).ilog10() + 1) as usize);
    let mut line = b"Coord: ".to_vec();
    for n in (from..grid.cols.len).take(usize::try_from(count).unwrap_or(usize::MAX)) {
        right(&mut line, n, width + 2);
        spill(w, &mut line)?;
    }
    line.extend(b"\nIndex: ");
    for value in grid.first_row(from).take(usize::try_from(count).unwrap_or(usize::MAX)) {
        right(&mut line, value, width + 2);
        spill(w, &mut line)?;
    }
    line.push(b'\n');
    w.write_all(&line)
}
