//! Tables in every format: words through comfy-table, long listings streamed in the same look.

use crate::view::json;
use comfy_table::{CellAlignment, ColumnConstraint, ContentArrangement, Table, presets};
use serde::Serialize;
use std::borrow::Borrow;
use std::io::{Result, Write};

/// The format of values and tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// A framed table for people.
    #[default]
    Text,
    /// One JSON document.
    Json,
    /// One JSON object a line.
    Ndjson,
    /// Comma-separated values with a header line.
    Csv,
    /// Tab-separated values with a header line.
    Tsv,
    /// A Markdown table.
    Markdown,
}

impl Format {
    /// Whether answers are JSON, in one document or one a line.
    pub fn is_json(self) -> bool {
        matches!(self, Format::Json | Format::Ndjson)
    }

    /// Whether answers are text for people.
    pub fn is_text(self) -> bool {
        self == Format::Text
    }
}

/// A cell: text, or a number or another JSON value as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Quoted in JSON.
    Text(String),
    /// Not quoted in JSON.
    Raw(String),
    /// Said in its own way to people, in the tables of programs, and in JSON, where it is not quoted.
    Each {
        /// In text.
        people: String,
        /// In CSV, TSV and Markdown.
        table: String,
        /// In JSON.
        json: String,
    },
}

impl Cell {
    /// A word that JSON says in its own way: `yes` and `true`.
    pub fn in_json(word: &str, json: impl Into<String>) -> Cell {
        Cell::Each { people: word.to_string(), table: word.to_string(), json: json.into() }
    }

    /// A text of which people see a short form.
    pub fn for_people(short: String, text: String) -> Cell {
        let json = serde_json::to_string(&text).unwrap_or_default();
        Cell::Each { people: short, table: text, json }
    }

    /// Texts: an array of JSON, elsewhere one behind the other.
    pub fn list(texts: &[impl Borrow<str> + Serialize], between: &str) -> Cell {
        Cell::in_json(&texts.join(between), serde_json::to_string(texts).unwrap_or_default())
    }

    /// Data, which stands as JSON in every format.
    pub fn data(value: &impl Serialize) -> Cell {
        Cell::Raw(serde_json::to_string(value).unwrap_or_default())
    }

    /// What JSON has for nothing; elsewhere nothing.
    pub fn null() -> Cell {
        Cell::in_json("", "null")
    }

    /// The cell as it stands in a text table.
    pub fn text(&self) -> &str {
        match self {
            Cell::Text(text) | Cell::Raw(text) | Cell::Each { people: text, .. } => text,
        }
    }

    /// The cell as it stands in a format.
    fn shown(&self, format: Format) -> &str {
        match self {
            Cell::Each { table, .. } if !format.is_text() => table,
            cell => cell.text(),
        }
    }

    /// Appends the cell as a value of JSON.
    fn json(&self, out: &mut Vec<u8>) {
        match self {
            Cell::Text(text) => json::string(out, text),
            Cell::Raw(text) | Cell::Each { json: text, .. } => out.extend(text.bytes()),
        }
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Cell::Text(text.to_string())
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Cell::Text(text)
    }
}

impl From<i64> for Cell {
    fn from(n: i64) -> Self {
        Cell::Raw(n.to_string())
    }
}

impl From<usize> for Cell {
    fn from(n: usize) -> Self {
        Cell::Raw(n.to_string())
    }
}

impl From<bool> for Cell {
    fn from(b: bool) -> Self {
        Cell::Raw(b.to_string())
    }
}

/// The name of a column or a fact for programs: lower-case, without blanks.
pub fn key(header: &str) -> String {
    header.to_ascii_lowercase().replace([' ', '-'], "_")
}

/// A row of a CSV file.
pub fn csv(out: &mut Vec<u8>, cells: &[&str]) {
    for (i, cell) in cells.iter().enumerate() {
        if i > 0 {
            out.push(b',');
        }
        if cell.contains([',', '"', '\n', '\r']) {
            out.push(b'"');
            out.extend(cell.replace('"', "\"\"").bytes());
            out.push(b'"');
        } else {
            out.extend(cell.bytes());
        }
    }
    out.push(b'\n');
}

/// Writes rows as they come, in one format.
pub struct Rows {
    format: Format,
    /// The names of the columns: as they stand in the code for text, as keys for programs.
    headers: Vec<String>,
    /// The widths of the columns, for text.
    widths: Vec<usize>,
    written: u64,
}

impl Rows {
    /// A listing with these headers, for text with columns at least `widths` wide.
    pub fn new(format: Format, headers: &[&str], widths: &[usize]) -> Self {
        let widths = headers.iter().zip(widths).map(|(h, w)| (*w).max(h.chars().count())).collect();
        let people = matches!(format, Format::Text | Format::Markdown);
        let headers = headers.iter().map(|h| if people { h.to_string() } else { key(h) }).collect();
        Rows { format, headers, widths, written: 0 }
    }

    fn rule(&self, w: &mut impl Write, [left, dash, middle, right]: [&str; 4]) -> Result<()> {
        let dashes: Vec<String> = self.widths.iter().map(|w| dash.repeat(w + 2)).collect();
        writeln!(w, "{left}{}{right}", dashes.join(middle))
    }

    fn line(&self, w: &mut impl Write, cells: &[&str]) -> Result<()> {
        // By hand: the width of a format specification has 16 bits.
        let padded = cells.iter().zip(&self.widths).map(|(c, w)| format!(" {}{c} ", " ".repeat(w.saturating_sub(c.chars().count()))));
        let padded: Vec<String> = padded.collect();
        writeln!(w, "│{}│", padded.join("┆"))
    }

    /// Writes an object of its own form, a row of JSON.
    pub fn object(&mut self, w: &mut impl Write, object: &[u8]) -> Result<()> {
        self.written += 1;
        let (before, after): (&[u8], &[u8]) = match self.format {
            Format::Json => (if self.written > 1 { b",\n " } else { b"\n " }, b""),
            _ => (b"", b"\n"),
        };
        w.write_all(before)?;
        w.write_all(object)?;
        w.write_all(after)
    }

    /// Writes the head of the table, in front of the first row.
    pub fn begin(&mut self, w: &mut impl Write) -> Result<()> {
        let headers: Vec<&str> = self.headers.iter().map(String::as_str).collect();
        match self.format {
            Format::Text => {
                self.rule(w, ["┌", "─", "┬", "┐"])?;
                self.line(w, &headers)?;
                self.rule(w, ["╞", "═", "╪", "╡"])
            }
            Format::Json => w.write_all(b"["),
            Format::Ndjson => Ok(()),
            Format::Csv => {
                let mut out = Vec::new();
                csv(&mut out, &headers);
                w.write_all(&out)
            }
            Format::Tsv => writeln!(w, "{}", self.headers.join("\t")),
            Format::Markdown => {
                writeln!(w, "| {} |", self.headers.join(" | "))?;
                writeln!(w, "|{}", " --- |".repeat(self.headers.len()))
            }
        }
    }

    /// Writes one row, a cell a column.
    pub fn row(&mut self, w: &mut impl Write, cells: &[Cell]) -> Result<()> {
        let texts: Vec<&str> = cells.iter().map(|cell| cell.shown(self.format)).collect();
        self.written += 1;
        match self.format {
            Format::Text => self.line(w, &texts),
            Format::Csv => {
                let mut out = Vec::new();
                csv(&mut out, &texts);
                w.write_all(&out)
            }
            Format::Tsv => writeln!(w, "{}", texts.iter().map(|t| t.replace(['\t', '\n'], " ")).collect::<Vec<_>>().join("\t")),
            Format::Markdown => {
                writeln!(w, "| {} |", texts.iter().map(|t| t.replace('|', "\\|").replace('\n', "<br>")).collect::<Vec<_>>().join(" | "))
            }
            Format::Json | Format::Ndjson => {
                let mut out = vec![b'{'];
                for (i, (header, cell)) in self.headers.iter().zip(cells).enumerate() {
                    if i > 0 {
                        out.push(b',');
                    }
                    json::string(&mut out, header);
                    out.push(b':');
                    cell.json(&mut out);
                }
                out.push(b'}');
                self.written -= 1;
                self.object(w, &out)
            }
        }
    }

    /// Writes the end of the table, behind the last row.
    pub fn end(&mut self, w: &mut impl Write) -> Result<()> {
        match self.format {
            Format::Text => self.rule(w, ["└", "─", "┴", "┘"]),
            Format::Json => w.write_all(if self.written > 0 { b"\n]\n" } else { b"]\n" }),
            _ => Ok(()),
        }
    }
}

/// A table of words, small enough to be laid out as a whole.
pub fn words(w: &mut impl Write, format: Format, headers: &[&str], rows: &[Vec<Cell>]) -> Result<()> {
    words_within(w, format, None, headers, rows)
}

/// The columns that a column of words keeps at least, its frame included.
const LEAST_OF_WORDS: usize = 8;

/// A table of words, of which text breaks the cells where all together reach beyond `width` columns.
pub fn words_within(w: &mut impl Write, format: Format, width: Option<usize>, headers: &[&str], rows: &[Vec<Cell>]) -> Result<()> {
    if format != Format::Text {
        let mut listing = Rows::new(format, headers, &vec![0; headers.len()]);
        listing.begin(w)?;
        rows.iter().try_for_each(|row| listing.row(w, row))?;
        return listing.end(w);
    }
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED);
    table.set_header(headers);
    for row in rows {
        table.add_row(row.iter().map(Cell::text));
    }
    for (i, column) in table.column_iter_mut().enumerate() {
        if rows.iter().all(|row| matches!(row.get(i), Some(Cell::Raw(text)) if text.parse::<i64>().is_ok())) && !rows.is_empty() {
            column.set_cell_alignment(CellAlignment::Right);
            column.set_constraint(ColumnConstraint::ContentWidth);
        }
    }
    if let Some(width) = width.map(|width| width.max(headers.len() * LEAST_OF_WORDS)) {
        table.set_content_arrangement(ContentArrangement::Dynamic).set_width(u16::try_from(width).unwrap_or(u16::MAX));
    }
    writeln!(w, "{table}")
}

/// The fewest columns of a table of facts, however narrow the terminal is.
const LEAST: usize = 40;

/// The columns that a value keeps beside names that are not broken.
const LEAST_OF_A_VALUE: usize = 24;

/// Facts, one a line: names on the left, values on the right, of which text breaks those that reach beyond `width` columns.
/// JSON makes one object of them.
pub fn facts(w: &mut impl Write, format: Format, width: Option<usize>, rows: &[(&str, Cell)]) -> Result<()> {
    match format {
        Format::Json | Format::Ndjson => {
            let mut out = b"{".to_vec();
            for (i, (name, cell)) in rows.iter().enumerate() {
                if i > 0 {
                    out.push(b',');
                }
                json::string(&mut out, &key(name));
                out.push(b':');
                cell.json(&mut out);
            }
            out.extend(b"}\n");
            w.write_all(&out)
        }
        Format::Text => {
            let mut table = Table::new();
            table.load_style(presets::UTF8_FULL_CONDENSED);
            for (name, cell) in rows {
                table.add_row([*name, cell.text()]);
            }
            if let Some(width) = width.map(|width| width.max(LEAST)) {
                table.set_content_arrangement(ContentArrangement::Dynamic).set_width(u16::try_from(width).unwrap_or(u16::MAX));
                let names = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
                if let Some(column) = table.column_mut(0).filter(|_| names + LEAST_OF_A_VALUE <= width) {
                    column.set_constraint(ColumnConstraint::ContentWidth);
                }
            }
            writeln!(w, "{table}")
        }
        _ => {
            let rows: Vec<Vec<Cell>> = rows
                .iter()
                .map(|(name, cell)| vec![if format == Format::Markdown { (*name).into() } else { key(name).into() }, cell.clone()])
                .collect();
            words(w, format, &["fact", "value"], &rows)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(width: Option<usize>, rows: &[(&str, Cell)]) -> String {
        let mut out = Vec::new();
        facts(&mut out, Format::Text, width, rows).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn cells_are_broken_at_the_width_of_a_terminal() {
        let rows = vec![vec![Cell::from("source (m,n)"), 128i64.into(), Cell::from("every element of the tile once, and in order")]];
        for width in [40, 60] {
            let mut out = Vec::new();
            words_within(&mut out, Format::Text, Some(width), &["operand", "threads", "coverage"], &rows).unwrap();
            let shown = String::from_utf8(out).unwrap();
            assert!(shown.lines().all(|line| line.chars().count() <= width), "{shown}");
            assert!(shown.contains(" 128 "), "{shown}");
        }
    }

    #[test]
    fn values_of_facts_are_broken_at_the_width_of_a_terminal() {
        let value = "every index once, in an order that no coordinate of one mode alone says";
        let rows = [("what it is", Cell::from(value)), ("size", 32i64.into())];
        let widths = |text: &str| text.lines().map(|line| line.chars().count()).collect::<Vec<_>>();
        for width in [40, 60, 80] {
            let shown = text(Some(width), &rows);
            assert!(widths(&shown).iter().all(|n| *n <= width), "{shown}");
            assert!(shown.contains("│ what it is ┆ every index once"), "{shown}");
        }
        assert_eq!(text(Some(120), &rows), text(None, &rows), "what fits is as in a pipe");
        assert!(text(None, &rows).contains(value));
        assert_eq!(text(Some(3), &rows), text(Some(40), &rows));
        let long = [("elements that one CTA loads of an instruction", Cell::from("SM90_TMA_LOAD_MULTICAST"))];
        assert!(widths(&text(Some(60), &long)).iter().all(|n| *n <= 60), "long names are broken too");
    }
}
