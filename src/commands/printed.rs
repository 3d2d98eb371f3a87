//! What a line prints: its print statements and its value, as one text.

use crate::algebra::{Cx, Fault};
use crate::commands::pictures::statement::PrintedPicture;
use crate::eval::error::{Error, ErrorKind};
use crate::eval::session::Outcome;
use crate::program::app::{App, Done};
use crate::say::report::Origin;
use crate::say::visible::visible;
use crate::syntax::ast::Span;
use crate::value::notation::Notation;
use crate::value::{PrintStyle, Printed, Value};
use bumpalo::Bump;
use std::io::Write;

/// What a line shows: everything that can be refused has been before the first byte is written.
pub struct Shown<'o, 'a> {
    outcome: &'o Outcome<'a>,
    /// The drawing of each print statement, `None` for those that write notation.
    drawings: Vec<Option<PrintedPicture<'a>>>,
}

impl<'o, 'a> Shown<'o, 'a> {
    pub fn new(cx: Cx<'a>, outcome: &'o Outcome<'a>, notation: Notation) -> Result<Self, Box<Error<'a>>> {
        // Print statements write what CuTe's do, however values are spelled.
        let notation = Notation { spelling: Default::default(), ..notation };
        let drawings = outcome.printed.iter().map(|printed| match (printed.style, printed.value) {
            (PrintStyle::Notation, _) => Ok(None),
            (style, Value::Tree(value)) => PrintedPicture::new(cx, style, value, notation).map(Some),
            (style, Value::Tiling(tiling)) => PrintedPicture::of_tiling(cx, style, &tiling.kind, notation),
            _ => Ok(None),
        });
        Ok(Shown { outcome, drawings: drawings.collect::<Result<_, _>>()? })
    }

    /// The kind of the value, as answers name it.
    pub fn kind(&self) -> &'static str {
        match self.outcome.answer {
            Value::Nothing if self.outcome.printed.is_empty() => "none",
            Value::Nothing => "print",
            answer => answer.kind(),
        }
    }

    /// The print statements and the answer, as text.
    /// For people what a terminal would obey is made visible.
    pub fn write(&self, out: &mut impl Write, notation: Notation, tail: &mut Tail, people: bool) -> std::io::Result<()> {
        for (printed, drawing) in self.outcome.printed.iter().zip(&self.drawings) {
            match drawing {
                Some(drawing) => {
                    tail.close(out)?;
                    drawing.write(out)?;
                }
                None => statement(out, notation, printed, tail, people)?,
            }
        }
        if self.outcome.answer == Value::Nothing {
            return Ok(());
        }
        tail.close(out)?;
        let mut line = Vec::new();
        notation.write(&mut line, self.outcome.answer);
        line.push(b'\n');
        out.write_all(&safe(line, people))
    }

    /// The text as part of an object or a table, which has a limit.
    pub fn kept(&self, notation: Notation) -> Result<String, Box<Error<'a>>> {
        if self.outcome.printed.is_empty() {
            return Ok(notation.text(self.outcome.answer));
        }
        let mut kept = Kept(Vec::new());
        match self.write(&mut kept, notation, &mut Tail::Closed, false) {
            Ok(()) => Ok(String::from_utf8_lossy(kept.0.strip_suffix(b"\n").unwrap_or(&kept.0)).into_owned()),
            Err(_) => {
                let kind = ErrorKind::Fault(&Fault::TooLarge { operation: "print", limit: Kept::MOST });
                Err(Error::new(kind, Span::default()))
            }
        }
    }
}

/// Text in memory, up to a limit.
struct Kept(Vec<u8>);

impl Kept {
    /// The most bytes of output that are kept.
    const MOST: usize = 1 << 26;
}

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        if bytes.len() > Kept::MOST.saturating_sub(self.0.len()) {
            return Err(std::io::ErrorKind::OutOfMemory.into());
        }
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// How the text written so far ends. C++'s `print` ends no line; here every value gets its own,
/// unless text is printed right behind it: `print("n: "); print(n); print("\n");` is one line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tail {
    /// The output ends with a newline.
    #[default]
    Closed,
    /// A value whose newline is held back.
    Value,
    /// The output ends with text that has no newline.
    Text,
}

impl Tail {
    /// Ends the line that is open.
    pub fn close(&mut self, out: &mut impl Write) -> std::io::Result<()> {
        match std::mem::take(self) {
            Tail::Closed => Ok(()),
            Tail::Value | Tail::Text => out.write_all(b"\n"),
        }
    }
}

/// A print statement of a value or a text. C++ leaves its line open, and so does this.
pub fn statement(out: &mut impl Write, notation: Notation, printed: &Printed, tail: &mut Tail, people: bool) -> std::io::Result<()> {
    if let Value::Text(text) = printed.value {
        let text = crate::value::notation::unescape(text);
        *tail = if text.ends_with('\n') { Tail::Closed } else { Tail::Text };
        return out.write_all(&safe(text.into_bytes(), people));
    }
    let mut value = Vec::new();
    if *tail == Tail::Value {
        value.push(b'\n');
    }
    Notation { spelling: Default::default(), ..notation }.write(&mut value, printed.value);
    *tail = Tail::Value;
    out.write_all(&safe(value, people))
}

/// Text for people: what a terminal would obey is made visible.
fn safe(text: Vec<u8>, people: bool) -> Vec<u8> {
    if people { visible(&String::from_utf8_lossy(&text)).into_owned().into_bytes() } else { text }
}

/// Writes a value on a line of its own.
pub fn write_line(app: &mut App, value: Value, tail: &mut Tail) -> Done {
    app.write_with(|app, line| {
        tail.close(line)?;
        app.notation.write(line, value);
        line.push(b'\n');
        if app.terminal {
            *line = safe(std::mem::take(line), true);
        }
        Ok(())
    })
}

/// Writes the answer to a line as text.
pub fn write_text<'a>(app: &mut App, arena: &'a Bump, source: &str, origin: &Origin, outcome: &Outcome<'a>, tail: &mut Tail) -> Done {
    if outcome.printed.is_empty() {
        if matches!(outcome.answer, Value::Nothing) {
            return Ok(());
        }
        return write_line(app, outcome.answer, tail);
    }
    match Shown::new(app.session.cx(arena), outcome, app.notation) {
        Ok(shown) => Ok(shown.write(&mut app.out, app.notation, tail, app.terminal)?),
        Err(error) => {
            app.report(source, origin, &error);
            Ok(())
        }
    }
}
