//! A table of numbers as a picture: where it stops to be a layout, and what every layout would have there.

use super::picture::{Cell, Computed, Fill, Legend, Panel, Picture, Tone};
use super::ruler::{Marks, Ruler};
use std::rc::Rc;

/// A table of numbers, or of other entries, in rows.
#[derive(Clone, Debug)]
pub struct Numbers {
    /// The entries in the order of 1-D coordinates.
    pub entries: Rc<[String]>,
    /// How many coordinates the first mode has: these are the rows; 1 where the table is a list.
    pub rows: i64,
    /// The first 1-D coordinate that no layout explains, and the entry that every layout would have there.
    pub at: Option<(i64, String)>,
}

impl Numbers {
    /// The picture under a title.
    pub fn picture(self, title: String) -> Picture<'static> {
        let count = self.entries.len() as i64;
        let rows = self.rows.max(1);
        let cols = (count + rows - 1) / rows;
        let width = self.entries.iter().map(|t| t.chars().count()).max().unwrap_or(1);
        let (wide, high) = self.at.as_ref().map_or((width, 1), |(_, expected)| (width.max(expected.chars().count() + 4), 2));
        let (entries, at) = (self.entries, self.at.clone());
        let cells = Computed((wide, high), move |m, n, cell: &mut Cell| {
            let i = m + n * rows;
            let Some(text) = usize::try_from(i).ok().and_then(|i| entries.get(i)) else {
                cell.fill = Fill::Hole;
                return;
            };
            cell.text.push_str(text);
            cell.value = text.parse().ok();
            match &at {
                Some((wrong, expected)) if *wrong == i => {
                    cell.text.push_str("\nnot ");
                    cell.text.push_str(expected);
                    (cell.fill, cell.tone) = (Fill::Degree(4), Tone::Strong);
                }
                Some((wrong, _)) if i > *wrong => cell.tone = Tone::Dim,
                Some(_) => cell.fill = Fill::Degree(0),
                None => cell.fill = cell.value.map_or(Fill::Paper, Fill::hue),
            }
        });
        let panel = Panel {
            heading: String::new(),
            sign: "",
            place: (0, 0),
            rows: Ruler { name: "mode 0", ..Ruler::flat(rows).marked(Marks::Flat) },
            cols: Ruler { name: if rows == 1 { "coordinate" } else { "mode 1" }, ..Ruler::flat(cols).marked(Marks::Flat) },
            cells: Box::new(cells),
        };
        let legend = |fill, text: &str| Legend { fill, text: text.into() };
        let legend = match self.at {
            Some(_) => vec![legend(Fill::Degree(0), "agrees with some layout"), legend(Fill::Degree(4), "contradicts every layout")],
            None => Vec::new(),
        };
        Picture {
            title,
            facts: format!("{count} entries"),
            panels: vec![panel],
            legend,
            notes: Vec::new(),
            element_bits: None,
            aligned: false,
        }
    }
}
