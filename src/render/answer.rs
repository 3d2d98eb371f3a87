//! Answers in every format: what people read, the tables that programs read, and the JSON of both.
//!
//! A command says once what its answer is made of; which part of it a format shows, and how, is decided here.

use crate::render::table::{self, Cell, Format};
use serde::Serialize;
use std::io::{Error, Result, Write};

/// An answer: lines, facts and tables in the order in which they are read, and a JSON object where that says more.
#[derive(Default)]
pub struct Answer<'t> {
    parts: Vec<(Part<'t>, Readers)>,
    object: Option<Box<dyn FnOnce() -> serde_json::Result<Vec<u8>> + 't>>,
    /// The columns of the terminal that it is written to.
    width: Option<usize>,
}

enum Part<'t> {
    /// Lines as they stand.
    Prose(String),
    /// Names with their values.
    Facts(Vec<(&'t str, Cell)>),
    /// Headers and rows.
    Table(Vec<String>, Vec<Vec<Cell>>),
}

/// Who reads a part of an answer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Readers {
    All,
    /// A reader of `--format text`.
    People,
    /// A reader of any other format.
    Programs,
}

impl<'t> Answer<'t> {
    /// An answer of nothing yet.
    pub fn new() -> Self {
        Answer::default()
    }

    /// Adds lines that are written as text alone; each ends with a newline.
    pub fn prose(mut self, lines: impl Into<String>) -> Self {
        self.parts.push((Part::Prose(lines.into()), Readers::People));
        self
    }

    /// Adds names with their values.
    pub fn facts(mut self, rows: impl Into<Vec<(&'t str, Cell)>>) -> Self {
        self.parts.push((Part::Facts(rows.into()), Readers::All));
        self
    }

    /// Adds a table.
    pub fn table(mut self, headers: &[&str], rows: Vec<Vec<Cell>>) -> Self {
        self.parts.push((Part::Table(headers.iter().map(ToString::to_string).collect(), rows), Readers::All));
        self
    }

    /// The part that was added last stands in text alone.
    pub fn for_people(self) -> Self {
        self.read_by(Readers::People)
    }

    /// The part that was added last stands in every format but text.
    pub fn for_programs(self) -> Self {
        self.read_by(Readers::Programs)
    }

    fn read_by(mut self, readers: Readers) -> Self {
        if let Some((_, last)) = self.parts.last_mut() {
            *last = readers;
        }
        self
    }

    /// The object that JSON writes in place of the facts and tables.
    pub fn object(mut self, object: impl Serialize + 't) -> Self {
        self.object = Some(Box::new(move || serde_json::to_vec(&object)));
        self
    }

    /// The columns of the terminal, at which cells are broken; `None` where it is not a terminal.
    pub fn within(self, width: Option<usize>) -> Self {
        Answer { width, ..self }
    }

    /// Writes the answer in a format.
    pub fn write(self, w: &mut impl Write, format: Format) -> Result<()> {
        if let (true, Some(object)) = (format.is_json(), self.object) {
            let mut line = object().map_err(Error::other)?;
            line.push(b'\n');
            return w.write_all(&line);
        }
        let hidden = if format == Format::Text { Readers::Programs } else { Readers::People };
        for (part, _) in self.parts.iter().filter(|(_, readers)| *readers != hidden) {
            match part {
                Part::Prose(lines) => w.write_all(lines.as_bytes())?,
                Part::Facts(rows) => table::facts(w, format, self.width, rows)?,
                Part::Table(headers, rows) => {
                    table::words_within(w, format, self.width, &headers.iter().map(String::as_str).collect::<Vec<_>>(), rows)?;
                }
            }
        }
        Ok(())
    }
}

/// Several answers one after the other: one document in JSON, an array.
#[derive(Debug)]
pub struct Answers {
    array: bool,
    count: usize,
}

impl Answers {
    /// No answers yet; JSON makes an array of them if there may be `several`.
    pub fn new(format: Format, several: bool) -> Self {
        Answers { array: several && format == Format::Json, count: 0 }
    }

    /// Writes the next answer, which `write` writes in the format, a newline at its end in JSON.
    pub fn write<W: Write>(&mut self, w: &mut W, write: impl FnOnce(&mut dyn Write) -> Result<()>) -> Result<()> {
        if !self.array {
            return write(w);
        }
        let mut object = Vec::new();
        write(&mut object)?;
        w.write_all(if self.count == 0 { b"[\n " } else { b",\n " })?;
        self.count += 1;
        w.write_all(object.trim_ascii_end())
    }

    /// Ends the array.
    pub fn end(self, w: &mut impl Write) -> Result<()> {
        match (self.array, self.count) {
            (false, _) => Ok(()),
            (true, 0) => w.write_all(b"[]\n"),
            (true, _) => w.write_all(b"\n]\n"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(format: Format) -> String {
        let mut out = Vec::new();
        let rows = vec![vec![Cell::from("a"), Cell::in_json("yes", "true")]];
        let answer = Answer::new().prose("read me\n").table(&["name", "holds"], rows).facts([("b", 1i64.into())]).for_programs();
        answer.write(&mut out, format).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn each_reader_gets_the_parts_for_it() {
        assert!(written(Format::Text).starts_with("read me\n┌"));
        assert_eq!(written(Format::Csv), "name,holds\na,yes\nfact,value\nb,1\n");
        assert_eq!(written(Format::Ndjson), "{\"name\":\"a\",\"holds\":true}\n{\"b\":1}\n");
    }

    #[test]
    fn an_object_stands_for_the_parts_in_json_alone() {
        let answer = || Answer::new().facts([("b", 1i64.into())]).object([1, 2]);
        let mut out = Vec::new();
        answer().write(&mut out, Format::Json).unwrap();
        answer().write(&mut out, Format::Tsv).unwrap();
        assert_eq!(out, b"[1,2]\nfact\tvalue\nb\t1\n");
    }

    #[test]
    fn several_answers_are_one_document() {
        let mut out = Vec::new();
        let mut answers = Answers::new(Format::Json, true);
        for i in 0..2i64 {
            answers.write(&mut out, |mut w| Answer::new().facts([("i", i.into())]).write(&mut w, Format::Json)).unwrap();
        }
        answers.end(&mut out).unwrap();
        assert_eq!(out, b"[\n {\"i\":0},\n {\"i\":1}\n]\n");
    }
}
