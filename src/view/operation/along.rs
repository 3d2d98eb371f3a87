//! Operations along one axis of coordinates or indices: strips below each other, aligned.

use super::{FOLLOWED, Follow, as_layout, indices, places, tiles_of};
use crate::algebra::{Result, Tree};
use crate::view::colours::Colours;
use crate::view::paint::lit;
use crate::view::panels::strip;
use crate::view::picture::{Cell, Fill, Legend, Outlined, Panel, Picture, Tone};

/// The longest codomain that is drawn as a strip.
const STRIP: i64 = 4096;

/// What draws place `n` of a strip.
type StripCell<'a> = Box<dyn Fn(i64, &mut Cell) + 'a>;

/// Cells in a row, each a 1-D coordinate of A and an index, of an A of `size` cells: a heavier line behind every `tile` of
/// them, and a colour for each coordinate.
pub(super) fn divided<'a>(
    heading: String,
    cells: Vec<(i64, i64)>,
    [size, tile]: [i64; 2],
    colour: impl Fn(i64) -> Option<Fill> + 'a,
) -> Vec<Panel<'a>> {
    let width = cells.iter().map(|(_, index)| index.to_string().len()).max().unwrap_or(1);
    let len = cells.len() as i64;
    let (rows, mut cols, cells) = strip(len, (width, 1), move |n, cell: &mut Cell| {
        let Some((coordinate, index)) = usize::try_from(n).ok().and_then(|n| cells.get(n)) else { return };
        (cell.value, cell.element) = (Some(*index), Some(*coordinate));
        cell.text.push_str(itoa::Buffer::new().format(*index));
        match colour(*coordinate) {
            Some(fill) if *coordinate < size => cell.fill = fill,
            _ => (cell.fill, cell.tone) = (Fill::Hole, Tone::Dim),
        }
    });
    cols.name = "1-D";
    let border = move |_: i64, n: i64, below: bool| Some(usize::from(!below && (n + 1) % tile.max(1) == 0));
    vec![Panel { heading, sign: "", place: (0, 0), rows, cols, cells: Box::new(Outlined { cells, border }) }]
}

impl<'a> Follow<'_, 'a> {
    /// Strips over the codomain: A, its complement, and A moved by every index of the complement.
    pub(super) fn complement(&self, a: Tree<'a>, cotarget: Option<Tree<'a>>) -> Result<'a, Option<Picture<'a>>> {
        let cx = self.cx;
        let (Some(la), Some(r)) = (as_layout(cx, a), as_layout(cx, self.result)) else { return self.any(&[a]) };
        let (Some(ia), Some(ir)) = (indices(cx, la), indices(cx, r)) else { return self.any(&[a]) };
        let reach = ia.iter().max().copied().unwrap_or(0).saturating_add(ir.iter().max().copied().unwrap_or(0)).saturating_add(1);
        let target = cotarget.and_then(|t| cx.product(t).ok()).map_or(0, |i| i.value);
        let len = reach.max(target).max(1);
        if len > STRIP || ia.iter().any(|i| *i < 0) || (ia.len() as i64).saturating_mul(ir.len() as i64) > FOLLOWED {
            return self.any(&[a]);
        }
        let (in_a, in_r) = (places(&ia), places(&ir));
        let sums: Vec<i64> = ir.iter().flat_map(|r| ia.iter().map(move |a| a + r)).collect();
        let (both, block) = (places(&sums), ia.len().max(1) as i64);
        if tiles_of(&sums, block).is_none() {
            return self.any(&[a]);
        }
        let colours = Colours::new(ir.len() as i64);
        let repeated = in_a.values().chain(in_r.values()).any(|(_, times)| *times > 1);
        let holes = (0..len).any(|i| !both.contains_key(&i));
        let width = (len.to_string().len(), 1);
        let row = |heading: String, sign, cell: StripCell<'a>| {
            let (rows, mut cols, cells) = strip(len, width, move |n, c: &mut Cell| {
                (c.value, c.element) = (Some(n), Some(n));
                cell(n, c);
            });
            cols.name = "index";
            vec![Panel { heading, sign, place: (0, 0), rows, cols, cells }]
        };
        let number = |c: &mut Cell, i: i64| c.text.push_str(itoa::Buffer::new().format(i));
        let parts = vec![
            row(
                format!("A = {}", self.text(a)),
                "",
                Box::new(move |n, c| match in_a.get(&n) {
                    Some((i, _)) => {
                        c.fill = Fill::Base;
                        number(c, *i);
                    }
                    None => c.tone = lit(false),
                }),
            ),
            row(
                format!("R = {}", self.text(self.result)),
                "",
                Box::new(move |n, c| match in_r.get(&n) {
                    Some((i, _)) => {
                        c.fill = colours.of_tile(*i);
                        number(c, *i);
                    }
                    None => c.tone = lit(false),
                }),
            ),
            row(
                "A moved by every index of R".into(),
                "",
                Box::new(move |n, c| match both.get(&n) {
                    Some((j, _)) => {
                        c.fill = colours.of_tile(j / block);
                        number(c, j % block);
                    }
                    None => (c.fill, c.tone) = (Fill::Hole, Tone::Dim),
                }),
            ),
        ];
        let first = if repeated { "first " } else { "" };
        let mut notes = vec![format!(
            "above: the index; in a cell: the {first}1-D coordinate that reaches it; a colour is one copy of A{}",
            colours.note_of_tiles()
        )];
        notes.extend(holes.then(|| "pale: no copy of A reaches it".into()));
        Ok(Some(self.made(self.equation(), parts, vec![Legend { fill: Fill::Base, text: "A itself".into() }], notes)))
    }
}
