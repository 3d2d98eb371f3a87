//! Grids as data: a row of a grid is a row of the table, with its number in front.

use super::cute::spill;
use super::table::{Format, csv};
use crate::view::elements::Elements;
use crate::view::grid::{Grid, caption};
use crate::view::json;
use crate::view::ruler::Ruler;
use std::io::{Result, Write};

/// A grid, and the elements of its cells where they are not the indices.
pub struct Matrix<'a> {
    /// The rows, columns and panels.
    pub grid: Grid<'a>,
    /// The rows and the columns that are written.
    pub sides: [Ruler; 2],
    /// What stands in the cells instead of indices.
    pub elements: Option<Elements<'a>>,
    /// The expression that is printed.
    pub title: String,
}

impl Matrix<'_> {
    /// Calls `visit` with each cell of row `m`: its text, and whether that is a number.
    fn cells(&self, at: &[i64], m: i64, start: i64, visit: &mut dyn FnMut(&str, bool) -> Result<()>) -> Result<()> {
        let cols = &self.sides[1].window;
        let Some(elements) = &self.elements else {
            let mut number = itoa::Buffer::new();
            return cols.clone().zip(self.grid.row_from(start, cols.start)).try_for_each(|(_, value)| visit(number.format(value), true));
        };
        for n in cols.clone() {
            let coords: Vec<i64> = self.grid.rows.as_ref().map(|_| m).into_iter().chain([n]).chain(at.iter().copied()).collect();
            let (text, number) = elements.text(&coords);
            visit(&text, number)?;
        }
        Ok(())
    }

    /// Writes the grid, a JSON object in the formats of JSON.
    pub fn write(&self, w: &mut impl Write, format: Format) -> Result<()> {
        match format {
            Format::Json | Format::Ndjson => self.object(w),
            _ => self.table(w, format),
        }
    }

    /// The grid as a table of the format, one panel after the other.
    fn table(&self, w: &mut impl Write, format: Format) -> Result<()> {
        let several = !self.grid.rest.is_empty();
        let [rows, cols] = &self.sides;
        let mut line = Vec::new();
        // Pieces of a line, since a row may be longer than memory.
        let cell = |line: &mut Vec<u8>, first: bool, text: &str| match format {
            Format::Markdown => {
                line.extend(if first { b"| ".as_slice() } else { b" | " });
                line.extend(text.replace('|', "\\|").bytes());
            }
            Format::Tsv => {
                line.extend(if first { b"".as_slice() } else { b"\t" });
                line.extend(text.bytes());
            }
            _ => {
                line.extend(if first { b"".as_slice() } else { b"," });
                csv(line, &[text]);
                line.pop();
            }
        };
        let end: &[u8] = if format == Format::Markdown { b" |\n" } else { b"\n" };
        // Markdown has a table for each panel, below its caption; the others one column more.
        let lead = several && format != Format::Markdown;
        let mut headed = false;
        self.grid.panels(&mut |at, start| {
            if several && format == Format::Markdown {
                writeln!(w, "{}`{}`\n", if headed { "\n" } else { "" }, caption(at))?;
            }
            if format == Format::Markdown || !headed {
                if lead {
                    cell(&mut line, true, "panel");
                }
                cell(&mut line, !lead, if format == Format::Markdown { "" } else { "row" });
                for n in cols.window.clone() {
                    cell(&mut line, false, itoa::Buffer::new().format(n));
                    spill(w, &mut line)?;
                }
                line.extend(end);
                if format == Format::Markdown {
                    line.extend(b"| --- |");
                    for _ in cols.window.clone() {
                        line.extend(b" ---: |");
                        spill(w, &mut line)?;
                    }
                    line.push(b'\n');
                }
                headed = true;
            }
            for (m, row) in rows.window.clone().zip(self.grid.row_starts_from(start, rows.window.start)) {
                if lead {
                    cell(&mut line, true, &caption(at));
                }
                let number = itoa::Buffer::new().format(m).to_string();
                cell(&mut line, !lead, &if format == Format::Markdown { format!("**{number}**") } else { number });
                self.cells(at, m, row, &mut |text, _| {
                    cell(&mut line, false, text);
                    spill(w, &mut line)
                })?;
                line.extend(end);
                spill(w, &mut line)?;
            }
            w.write_all(&line)?;
            line.clear();
            Ok(())
        })
    }

    /// The grid as one JSON object: its shape, and its rows as nested arrays. By hand, as the rows of a grid of any size are
    /// written while they are computed.
    fn object(&self, w: &mut impl Write) -> Result<()> {
        let [rows, cols] = &self.sides;
        let mut line = b"{\"text\":".to_vec();
        json::string(&mut line, &self.title);
        let part = |r: &Ruler| format!("[{},{}]", r.window.start, r.window.end);
        line.extend(format!(",\"rows\":{},\"columns\":{},\"panels\":[", part(rows), part(cols)).bytes());
        let mut first = true;
        self.grid.panels(&mut |at, start| {
            let coords: Vec<String> = at.iter().map(i64::to_string).collect();
            line.extend(format!("{}{{\"at\":[{}],\"cells\":[", if first { "" } else { "," }, coords.join(",")).bytes());
            first = false;
            for (m, row) in rows.window.clone().zip(self.grid.row_starts_from(start, rows.window.start)) {
                line.extend(if m == rows.window.start { b"[".as_slice() } else { b",[" });
                let mut before: &[u8] = b"";
                self.cells(at, m, row, &mut |text, number| {
                    line.extend(before);
                    before = b",";
                    match number {
                        true => line.extend(text.bytes()),
                        false => json::string(&mut line, text),
                    }
                    spill(w, &mut line)
                })?;
                line.push(b']');
                spill(w, &mut line)?; // rows without a cell are written as they are made, too
            }
            line.extend(b"]}");
            w.write_all(&line)?;
            line.clear();
            Result::Ok(())
        })?;
        line.extend(b"]}");
        w.write_all(&line)
    }
}
