//! Explanations as text, Markdown and JSON.

use crate::render::table::{Format, Rows};
use crate::view::explain::{Line, Piece};
use crate::view::json;
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
pub fn json(expr: &str, lines: &[Line], ok: bool, outcome: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    out.extend(format!("{{\"ok\":{ok},\"expr\":").bytes());
    json::string(&mut out, expr);
    states(&mut out, lines);
    out.extend(outcome);
    out.push(b'}');
    out
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
        Format::Json => out.write_all(&object(command, lines)),
        Format::Ndjson => {
            let mut object = object(command, lines);
            object.retain(|b| *b != b'\n'); // inside a string it is escaped
            object.push(b'\n');
            out.write_all(&object)
        }
        Format::Csv | Format::Tsv => rows(out, format, true, lines),
    }
}

fn object(command: &str, lines: &[Line]) -> Vec<u8> {
    let mut out = b"{\"ok\":true,\"command\":".to_vec();
    json::string(&mut out, command);
    states(&mut out, lines);
    out.extend(b"}\n");
    out
}

fn states(out: &mut Vec<u8>, lines: &[Line]) {
    out.extend(b",\"steps\":[");
    for (i, line) in lines.iter().enumerate() {
        out.extend(if i > 0 { ",\n  " } else { "\n  " }.bytes());
        out.extend(format!("{{\"depth\":{},\"text\":", line.depth).bytes());
        json::string(out, &plain(line));
        out.extend(b",\"states\":[");
        for (k, (expr, value)) in line.equations().enumerate() {
            out.extend(if k > 0 { ",{\"expr\":" } else { "{\"expr\":" }.bytes());
            json::string(out, expr);
            out.extend(b",\"value\":");
            json::string(out, value);
            out.push(b'}');
        }
        out.extend(b"]}");
    }
    out.push(b']');
}
