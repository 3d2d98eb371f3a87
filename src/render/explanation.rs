//! Explanations as text, Markdown and JSON.

use crate::render::table::{Format, Rows};
use crate::view::explain::{Line, Piece};
use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};
use std::io::{self, Write};

/// Lines of text, each two columns further in than what it explains.
pub fn text(out: &mut impl Write, lines: &[Line]) -> io::Result<()> {
    for line in lines {
        writeln!(out, "{:1$}{2}", "", 2 * line.depth, plain(line))?;
    }
    Ok(())
}

/// A line without its depth.
fn plain(line: &Line) -> String {
    let mut text = String::new();
    for piece in &line.pieces {
        match piece {
            Piece::Words(words) => text += words,
            Piece::Code(code) => text += code,
            // A value of several lines starts on one of its own.
            Piece::Equal { expr, value } if value.contains('\n') => text += &format!("{expr} =\n{value}"),
            Piece::Equal { expr, value } => text += &format!("{expr} = {value}"),
        }
    }
    text
}

/// A list in Markdown.
pub fn markdown(out: &mut impl Write, lines: &[Line]) -> io::Result<()> {
    for line in lines {
        write!(out, "{:1$}- ", "", 2 * line.depth)?;
        for piece in &line.pieces {
            match piece {
                Piece::Words(words) => write!(out, "{}", escaped(words))?,
                Piece::Code(code) => write!(out, "`{code}`")?,
                Piece::Equal { expr, value } if value.contains('\n') => {
                    let margin = 2 * line.depth + 2;
                    write!(out, "`{expr}` =\n\n")?;
                    let block = format!("```\n{value}\n```");
                    for row in block.lines() {
                        writeln!(out, "{:margin$}{row}", "")?;
                    }
                }
                Piece::Equal { expr, value } => write!(out, "`{expr} = {value}`")?,
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Prose whose signs mean nothing to Markdown, but for code in backticks.
fn escaped(words: &str) -> String {
    let mut text = String::with_capacity(words.len());
    let mut code = false;
    for c in words.chars() {
        code ^= c == '`';
        if !code && matches!(c, '_' | '*' | '<' | '[' | ']' | '\\') {
            text.push('\\');
        }
        text.push(c);
    }
    text
}

/// One object: whether there is an answer, the steps with their equations, and behind them the members
/// that say what the answer is.
pub fn json(expr: &str, lines: &[Line], ok: bool, outcome: impl Serialize) -> Vec<u8> {
    object(&Explained { ok, expr: Some(expr), command: None, steps: lines.iter().map(Step::of).collect(), outcome: Some(outcome) })
}

/// The object of an explanation.
#[derive(Serialize)]
struct Explained<'t, O> {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    expr: Option<&'t str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    command: Option<&'t str>,
    steps: Vec<Step<'t>>,
    #[serde(flatten)]
    outcome: Option<O>,
}

/// A step in JSON, with the equations that it shows.
#[derive(Serialize)]
struct Step<'t> {
    depth: usize,
    text: String,
    states: Vec<Equation<'t>>,
}

/// An expression of a step and its value.
#[derive(Serialize)]
struct Equation<'t> {
    expr: &'t str,
    value: &'t str,
}

impl<'t> Step<'t> {
    fn of(line: &'t Line) -> Self {
        let states = line.equations().map(|(expr, value)| Equation { expr, value }).collect();
        Step { depth: line.depth, text: plain(line), states }
    }
}

fn object<O: Serialize>(explained: &Explained<O>) -> Vec<u8> {
    let mut out = Vec::new();
    // A vector takes what is written, and there are no keys but names.
    _ = explained.serialize(&mut Serializer::with_formatter(&mut out, StepLines::default()));
    out
}

/// How serde_json breaks the object of an explanation into lines: each step stands on one of its own, and so do the
/// members behind the steps.
#[derive(Default)]
struct StepLines {
    depth: usize,
    /// Whether the steps are written.
    told: bool,
    /// Whether the next member is the first behind the steps.
    behind: bool,
}

impl Formatter for StepLines {
    fn begin_array<W: Write + ?Sized>(&mut self, w: &mut W) -> io::Result<()> {
        self.depth += 1;
        w.write_all(b"[")
    }

    fn end_array<W: Write + ?Sized>(&mut self, w: &mut W) -> io::Result<()> {
        self.depth -= 1;
        if self.depth == 1 && !std::mem::replace(&mut self.told, true) {
            self.behind = true;
        }
        w.write_all(b"]")
    }

    fn begin_array_value<W: Write + ?Sized>(&mut self, w: &mut W, first: bool) -> io::Result<()> {
        w.write_all(if first { b"" } else { b"," })?;
        w.write_all(if self.depth == 2 && !self.told { b"\n  " } else { b"" })
    }

    fn begin_object<W: Write + ?Sized>(&mut self, w: &mut W) -> io::Result<()> {
        self.depth += 1;
        w.write_all(b"{")
    }

    fn end_object<W: Write + ?Sized>(&mut self, w: &mut W) -> io::Result<()> {
        self.depth -= 1;
        w.write_all(b"}")
    }

    fn begin_object_key<W: Write + ?Sized>(&mut self, w: &mut W, first: bool) -> io::Result<()> {
        w.write_all(if first { b"" } else { b"," })?;
        w.write_all(if std::mem::take(&mut self.behind) { b"\n " } else { b"" })
    }
}

/// The steps as rows, each with its depth; the header line only in front of the first answer.
pub fn rows(out: &mut impl Write, format: Format, first: bool, lines: &[Line]) -> io::Result<()> {
    let mut rows = Rows::new(format, &["depth", "step"], &[0, 0]);
    if first {
        rows.begin(out)?;
    }
    lines.iter().try_for_each(|line| rows.row(out, &[line.depth.into(), plain(line).into()]))
}

/// The steps of an answer that is not a value; JSON names the command that was asked.
pub fn steps(out: &mut impl Write, format: Format, command: &str, lines: &[Line]) -> io::Result<()> {
    match format {
        Format::Text => text(out, lines),
        Format::Markdown => markdown(out, lines),
        Format::Json | Format::Ndjson => {
            let steps = lines.iter().map(Step::of).collect();
            let mut object = object(&Explained { ok: true, expr: None, command: Some(command), steps, outcome: None::<()> });
            if format == Format::Ndjson {
                object.retain(|b| *b != b'\n'); // inside a string it is escaped
            }
            object.push(b'\n');
            out.write_all(&object)
        }
        Format::Csv | Format::Tsv => rows(out, format, true, lines),
    }
}
