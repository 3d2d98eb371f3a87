//! Swizzles: before and after, and which address bits move.

use super::grid::{Grid, Ranks};
use super::label::{Label, Part};
use super::options::Options;
use super::panels::{self, Paint};
use super::picture::{Cell, Computed, Fill, Legend, Panel, Picture, Tone};
use super::ruler::{Marks, Ruler};
use super::{facts, paint, window};
use crate::algebra::{Composed, Cx, Int, Result, Swizzle, Tree};

/// A swizzle by itself, on units of the elements that stay together.
pub fn alone<'a>(cx: Cx<'a>, swizzle: Swizzle, options: &Options) -> Result<'a, Picture<'a>> {
    // One row for every value of the bits that are read, one column for every bit pattern below.
    let unit = Swizzle { base: 0, ..swizzle };
    let columns = 1i64 << swizzle.shift.unsigned_abs().min(6);
    let rows = 1i64 << swizzle.bits.min(6);
    let grid = |after: bool| {
        Computed((columns.saturating_mul(rows).to_string().len(), 1), move |m: i64, n: i64, cell: &mut Cell| {
            let before = m * columns + n;
            let value = if after { unit.apply(before) } else { before };
            painted(cell, value, before, after);
            // A cell stands for the elements that stay together: the first of them.
            cell.value = value.checked_mul(1i64 << swizzle.base.min(62));
            cell.element = Some(value);
            cell.text.push_str(itoa::Buffer::new().format(value));
        })
    };
    let ruler = |len: i64, name| Ruler { name, ..Ruler::flat(len).marked(Marks::Flat) };
    let panel = |heading: &str, sign, place, after| Panel {
        heading: heading.into(),
        sign,
        place,
        rows: ruler(rows, "row"),
        cols: ruler(columns, "column"),
        cells: Box::new(grid(after)),
    };
    let moves = (0..columns * rows).any(|before| unit.apply(before) != before);
    let mut notes = bits_notes(swizzle, moves);
    notes.push(match swizzle.base {
        0 => "colour: index mod 8".into(),
        base => format!("a cell stands for {} elements that stay together; colour: its number mod 8", 1i64 << base.min(62)),
    });
    if swizzle.bits > 6 || swizzle.shift.unsigned_abs() > 6 {
        let all = 1i64 << (u32::from(swizzle.bits) + swizzle.shift.unsigned_abs() as u32).min(62);
        notes.push(format!("the first {} of the {all} cells that repeat", columns * rows));
    }
    let picture = Picture {
        title: options.text(Tree::Swizzle(swizzle)),
        facts: [("bits", i64::from(swizzle.bits)), ("base", swizzle.base.into()), ("shift", swizzle.shift.into())]
            .map(|(name, n)| format!("{name} {n}"))
            .join(facts::APART),
        panels: vec![panel("before", "", (0, 0), false), panel("after", "→", (0, 1), true)],
        legend: legend(swizzle),
        notes,
        element_bits: options.element_bits,
        aligned: false,
    };
    let mut picture = window::windowed(cx, picture, options)?;
    picture.panels.push(bits(swizzle, (1, 0)));
    Ok(picture)
}

/// A swizzled layout: its inner layout, and with the swizzle.
pub fn before_and_after<'a>(cx: Cx<'a>, c: Composed<'a>, swizzle: Swizzle, options: &Options) -> Result<'a, Picture<'a>> {
    let offset = c.offset.int().map_or(0, |o| o.value);
    let inner = cx.inner_layout("picture", c.inner)?;
    let before = match offset {
        0 => cx.layout_tree(inner),
        // The same indices without the swizzle: a swizzle of no bits.
        _ => cx.composed(Composed { outer: Tree::Swizzle(Swizzle { bits: 0, ..swizzle }), ..c }),
    };
    let after = cx.composed(c);
    let label = options.label.clone().unwrap_or_else(|| Label::one(Part::Value));
    let paint = |moved: bool| -> Paint<'a> {
        Box::new(move |at, cell: &mut Cell| {
            painted(cell, at.value >> swizzle.base.min(62), at.inner >> swizzle.base.min(62), moved);
        })
    };
    let mut panels = panels::panels(cx, before, options, &label, (0, 0), paint(false))?;
    let across = 1 + panels.iter().map(|p| p.place.1).max().unwrap_or(0);
    let down = 1 + panels.iter().map(|p| p.place.0).max().unwrap_or(0);
    let stacked = Grid::new(cx, after, Ranks::Any)?.rows.is_none();
    let place = if stacked { (down, 0) } else { (0, across) };
    let mut swizzled = panels::panels(cx, after, options, &label, place, paint(true))?;
    name(&mut panels, &format!("before: {}", options.text(before)));
    name(&mut swizzled, "after");
    if let Some(first) = swizzled.first_mut().filter(|_| !stacked) {
        first.sign = "→";
    }
    panels.append(&mut swizzled);
    let moves = any_strong(&panels);
    let mut notes = bits_notes(swizzle, moves);
    notes.push(paint::unit_note(swizzle));
    let picture = Picture {
        title: options.text(after),
        facts: facts::line(cx, after),
        panels,
        legend: legend(swizzle),
        notes,
        element_bits: options.element_bits,
        aligned: false,
    };
    let mut picture = window::windowed(cx, picture, options)?;
    picture.panels.push(bits(swizzle, (if stacked { down + 1 } else { down }, 0)));
    Ok(picture)
}

/// Whether a cell is marked, or there are too many to look at.
fn any_strong(panels: &[Panel]) -> bool {
    let mut cell = Cell::default();
    let mut left = LOOKED_AT;
    for panel in panels {
        for (m, n) in panel.rows.window.clone().flat_map(|m| panel.cols.window.clone().map(move |n| (m, n))) {
            cell.clear();
            panel.cells.cell(m, n, &mut cell);
            left -= 1;
            if cell.tone == Tone::Strong || left == 0 {
                return true;
            }
        }
    }
    false
}

/// The most cells that are looked at for one that moved.
const LOOKED_AT: i64 = 1 << 16;

/// Puts `text` before the headings of panels; of several the layout behind `A = ` stands above the first alone.
pub(super) fn name(panels: &mut [Panel], text: &str) {
    let short = text.split_once(" = ").map(|(name, _)| name);
    for (k, panel) in panels.iter_mut().enumerate() {
        panel.heading = match (panel.heading.as_str(), short) {
            ("", _) => text.into(),
            (at, Some(name)) if k > 0 => format!("{name}{at}"),
            (at, _) => format!("{text} {at}"),
        };
    }
}

/// The colour of what a swizzle moves as one, marked where it moved.
fn painted(cell: &mut Cell, value: i64, before: i64, after: bool) {
    cell.fill = Fill::hue(value);
    if after && value != before {
        cell.tone = Tone::Strong;
    }
}

fn legend(s: Swizzle) -> Vec<Legend> {
    if s.bits == 0 {
        return Vec::new();
    }
    vec![
        Legend { fill: Fill::Hue(0), text: "address bits that are read (Y)".into() },
        Legend { fill: Fill::Hue(2), text: "address bits that change (Z)".into() },
    ]
}

/// What a swizzle does to the bits of an address, and whether anything in the picture moves.
fn bits_notes(s: Swizzle, moves: bool) -> Vec<String> {
    if s.bits == 0 {
        return vec!["a swizzle of no bits moves nothing".into()];
    }
    let range = |mask: i64| {
        let (low, high) = (mask.trailing_zeros(), 63 - mask.leading_zeros());
        if low == high { format!("bit {low}") } else { format!("bits {high}..{low}") }
    };
    let moved = if moves { "what moved is bold" } else { "nothing here moves" };
    vec![format!("{}: xor with {}; {moved}", range(s.zzz()), range(s.yyy()))]
}

/// The strip of address bits, the highest first.
fn bits<'a>(s: Swizzle, place: (usize, usize)) -> Panel<'a> {
    let count = i64::from(s.bits) + i64::from(s.base) + i64::from(s.shift.unsigned_abs());
    let cells = Computed((2, 1), move |_, n: i64, cell: &mut Cell| {
        let bit = count - 1 - n;
        let (read, changed) = (s.yyy() >> bit & 1 == 1, s.zzz() >> bit & 1 == 1);
        cell.text.push_str(match (read, changed) {
            (true, _) => "Y",
            (_, true) => "Z",
            _ => "·",
        });
        cell.fill = if read { Fill::Hue(0) } else { Fill::Hue(2) };
        cell.tone = if read || changed { Tone::Strong } else { Tone::Dim };
    });
    let cols = Ruler { first: count - 1, step: -1, name: "bit", ..Ruler::flat(count).marked(Marks::Flat) };
    Panel { heading: "address bits".into(), sign: "", place, rows: Ruler::bare(1), cols, cells: Box::new(cells) }
}

/// The swizzle in front of a composed layout, if there is one.
pub fn of<'a>(cx: Cx<'a>, t: Tree<'a>) -> Option<(Composed<'a>, Swizzle)> {
    let Tree::Composed(c) = t else { return None };
    let Tree::Composed(c) = cx.as_position_independent(*c).ok()? else { return None };
    match (c.outer, c.inner) {
        (Tree::Swizzle(s), Tree::Layout(_)) if matches!(c.offset, Tree::Int(Int { .. })) => Some((*c, s)),
        _ => None,
    }
}

/// A swizzle rewritten for another unit of address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// The unit of address in bits.
    pub unit: i64,
    /// What CuTe's `upcast` and `downcast` make of it.
    pub swizzle: Swizzle,
    /// How many of its bits lie within a unit, and are lost.
    pub lost: u8,
}

/// A swizzle of numbers of `unit` bits, in bits, bytes and larger elements.
pub fn forms(swizzle: Swizzle, unit: i64, element: Option<i64>) -> Vec<Form> {
    let mut units = vec![1, 8, 16, 32, 64, 128];
    units.extend(element.filter(|e| !units.contains(e)));
    units.extend(if units.contains(&unit) { None } else { Some(unit) });
    units.sort_unstable();
    units.retain(|u| u.count_ones() == 1);
    let log = |n: i64| i64::from(n.max(1).trailing_zeros());
    let form = |to: i64| {
        let base = i64::from(swizzle.base) + log(unit) - log(to);
        let bits = (i64::from(swizzle.bits) + base.min(0)).max(0);
        let made = Swizzle { bits: bits as u8, base: base.clamp(0, 62) as u8, ..swizzle };
        Form { unit: to, swizzle: made, lost: swizzle.bits - made.bits }
    };
    units.into_iter().map(form).collect()
}

/// The name of a unit of a number of bits: bits, bytes or elements.
pub fn unit(bits: i64) -> String {
    match bits {
        1 => "bits".into(),
        8 => "bytes".into(),
        n => format!("{n}-bit elements"),
    }
}

/// The most rows and columns of the table of what moves where.
const SHOWN: i64 = 8;

/// What a swizzle of numbers of `bits` bits does, line by line.
pub fn explanation(swizzle: Swizzle, bits: i64) -> Vec<String> {
    let Swizzle { bits: b, base, shift } = swizzle;
    let counted = unit(bits);
    let name = format!("Sw<{b},{base},{shift}>");
    if b == 0 {
        return vec![format!("{name} moves nothing")];
    }
    let (b, base, distance) = (i64::from(b), i64::from(base), i64::from(shift.unsigned_abs()));
    let (read, changed) = if shift >= 0 { (base + distance, base) } else { (base, base + distance) };
    let range = |low: i64| if b == 1 { format!("bit {low}") } else { format!("bits {low}-{}", low + b - 1) };
    let top = read.max(changed) + b;
    let mut lines = vec![format!("{name}, counted in {counted}: {} xored into {}", range(read), range(changed))];
    let column = |text: &dyn Fn(i64) -> String| (0..top).rev().map(|i| format!("{:>3}", text(i))).collect::<String>();
    lines.push(format!("  bit   {}", column(&|i| i.to_string())));
    let role = |i: i64| match i {
        i if (read..read + b).contains(&i) => "y".to_string(),
        i if (changed..changed + b).contains(&i) => "z".to_string(),
        _ => ".".to_string(),
    };
    lines.push(format!("        {}  z becomes z xor y", column(&role)));
    let low = 1i64 << base.min(62);
    let whole = if low > 1 { format!("blocks of {low} {counted} stay whole; ") } else { String::new() };
    lines.push(format!("{whole}everything repeats every {} {counted}", 1i64 << top.min(62)));
    let side = (1i64 << b.min(62)).min(SHOWN);
    lines.push(format!("block z goes to place z xor y, and y counts steps of {}:", 1i64 << read.min(62)));
    let row = |y: i64| (0..side).map(|z| format!("{:>3}", z ^ y)).collect::<String>();
    lines.push(format!("  y,z {}", (0..side).map(|z| format!("{z:>3}")).collect::<String>()));
    lines.extend((0..side).map(|y| format!("  {y:>3} {}", row(y))));
    if b > 3 {
        lines.push(format!("  and so on, to {}", (1i64 << b.min(62)) - 1));
    }
    lines
}
