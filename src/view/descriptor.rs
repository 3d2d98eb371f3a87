//! The core matrices of an operand of wgmma or tcgen05: the operand by the bytes that its descriptor names, and shared memory by
//! what lies there.

use super::picture::{Cell, Computed, Fill, Panel, Picture};
use super::ruler::{Marks, Profile, Ruler};
use crate::algebra::sorted::Sorted;
use crate::algebra::{Descriptor, SharedOperand};
use std::fmt::Write;

/// How many neighbours at a distance are drawn: two, as the next repeat them, and one where the distance is 0, which is that of
/// none.
fn groups(distance: i64) -> i64 {
    if distance == 0 { 1 } else { 2 }
}

/// The bytes in a row of shared memory: once around its banks.
const ROW: i64 = 128;

/// The operand that a descriptor names, as a picture; `None` where it names none.
pub fn picture(d: Descriptor, title: &str) -> Option<Picture<'static>> {
    let operands = d.operands();
    operands.first()?;
    let rows = operands.iter().map(|operand| operand.group).max().unwrap_or(8);
    let mut notes = vec![format!("a cell is 16 bytes; a colour is a core matrix: {rows} rows of 16 bytes")];
    if operands.len() > 1 {
        notes.push("the bits do not say the major of the operand: both are drawn".into());
    }
    if d.get("base_offset") != 0 {
        notes.push("drawn for a base offset of 0".into());
    }
    let panels = operands.iter().enumerate().flat_map(|(row, operand)| [over_operand(*operand, row), in_shared_memory(*operand, row)]);
    let offsets = format!("leading {} bytes, stride {} bytes", d.get("leading_byte_offset") << 4, d.get("stride_byte_offset") << 4);
    Some(Picture {
        title: title.to_owned(),
        facts: format!("{}, {offsets}, from byte {}", d.layout_type().unwrap_or_default(), d.get("start_address") << 4),
        panels: panels.collect(),
        legend: Vec::new(),
        notes,
        element_bits: None,
        aligned: false,
    })
}

/// Rows and columns of the operand that are drawn: M or N down and K across, or units of M or N across and K down.
fn extents(operand: SharedOperand) -> (Profile, Profile) {
    let modes = |inner, outer| Profile::Modes(vec![Profile::Extent(inner), Profile::Extent(outer)]);
    match operand.k_major {
        true => (modes(operand.group, groups(operand.outer)), Profile::Extent(groups(operand.inner))),
        false => (modes(operand.group, groups(operand.inner)), modes(operand.width, groups(operand.outer))),
    }
}

/// Every unit that is drawn: row, column, byte address and core matrix.
fn units(operand: SharedOperand) -> impl Iterator<Item = (i64, i64, i64, u8)> {
    let (rows, columns) = extents(operand);
    let (rows, columns) = (rows.size(), columns.size());
    (0..rows * columns).map(move |i| {
        let (row, column) = (i / columns, i % columns);
        let (m, k) = if operand.k_major { (row, column) } else { (column, row) };
        let matrix = row / operand.group * columns + column;
        (row, column, operand.address(m, k), (matrix % 8) as u8)
    })
}

fn major(operand: SharedOperand) -> &'static str {
    if operand.k_major { "K-major" } else { "MN-major" }
}

/// The operand at its coordinates: the byte of shared memory where each unit lies.
fn over_operand(operand: SharedOperand, place: usize) -> Panel<'static> {
    let (rows, columns) = extents(operand);
    let width = columns.size();
    let all: Vec<(i64, u8)> = units(operand).map(|(_, _, byte, matrix)| (byte, matrix)).collect();
    let digits = all.iter().map(|(byte, _)| *byte).max().unwrap_or(0).to_string().len();
    let cells = Computed((digits, 1), move |m: i64, n: i64, cell: &mut Cell| {
        if let Some((byte, matrix)) = usize::try_from(m * width + n).ok().and_then(|i| all.get(i)) {
            cell.fill = Fill::Hue(*matrix);
            cell.element = Some(*byte);
            let _ = write!(cell.text, "{byte}");
        }
    });
    let (down, across) = if operand.k_major { ("M or N", "16 bytes of K") } else { ("K", "16 bytes of M or N") };
    Panel {
        heading: format!("{}, {down} down, {across} across: the byte of shared memory", major(operand)),
        sign: "",
        place: (place, 0),
        rows: Ruler { name: down, ..Ruler::new(rows).marked(Marks::Flat) },
        cols: Ruler { name: across, ..Ruler::new(columns).marked(Marks::Flat) },
        cells: Box::new(cells),
    }
}

/// Shared memory in rows of 128 bytes: the row and the column of the operand that lie there.
fn in_shared_memory(operand: SharedOperand, place: usize) -> Panel<'static> {
    let mut all = Sorted::default();
    units(operand).for_each(|(row, column, byte, matrix)| *all.of(byte) = (row, column, matrix));
    let ends = all.first().zip(all.last());
    let (first, last) = ends.map_or((0, 0), |((a, _), (b, _))| (a / ROW, b / ROW));
    let widest = all.iter().map(|(_, (row, column, _))| format!("({row},{column})").len()).max().unwrap_or(1);
    let cells = Computed((widest, 1), move |m: i64, n: i64, cell: &mut Cell| {
        let byte = (first + m) * ROW + n * 16;
        if let Some((row, column, matrix)) = all.get(&byte) {
            cell.fill = Fill::Hue(*matrix);
            cell.element = Some(byte);
            let _ = write!(cell.text, "({row},{column})");
        }
    });
    Panel {
        heading: format!("{}, shared memory in rows of 128 bytes: the row and column of the operand", major(operand)),
        sign: "",
        place: (place, 1),
        rows: Ruler { name: "byte", first: first * ROW, step: ROW, ..Ruler::flat(last - first + 1).marked(Marks::Flat) },
        cols: Ruler { name: "byte", step: 16, ..Ruler::flat(ROW / 16).marked(Marks::Flat) },
        cells: Box::new(cells),
    }
}
