//! What the commands that draw share: the value of every line, drawn in CuTe's look or in our own, into one document.

pub mod appearance;
pub mod html;
pub mod latex;
pub mod pdf;
pub mod png;
pub mod print;
pub mod several;
pub mod statement;
pub mod svg;

use crate::algebra::{Cx, Fault, Tree};
use crate::commands::lines::{for_each, nothing};
use crate::commands::pictures::appearance::{Appearance, DrawingArgs, options, palette};
use crate::eval::expression::{Error, ErrorKind};
use crate::eval::session::Outcome;
use crate::eval::watch::Outermost;
use crate::program::app::{App, Done};
use crate::program::flags::Sources;
use crate::render::table::Format;
use crate::render::{owners, sheet};
use crate::say::report::Origin;
use crate::syntax::ast::Span;
use crate::value::Value;
use crate::value::notation::Notation;
use crate::value::tiling::TilingKind;
use crate::view::holding::Tile;
use crate::view::of_value;
use crate::view::owners::Owners;
use crate::view::picture::Picture;
use bumpalo::Bump;
use std::io;

/// The fault of a value that cannot be drawn, under the whole text.
fn refused<'a>(fault: &'a Fault<'a>, source: &str) -> Box<Error<'a>> {
    let start = source.len() - source.trim_start().len();
    let end = source.trim_end().len().max(start);
    Error::new(ErrorKind::Fault(fault), Span::new(start, end))
}

/// Draws the one value of a command that makes one document, or all values under `--multi`.
pub fn document(app: &mut App, drawing: &DrawingArgs, medium: Medium, draw: &mut Draw) -> Done {
    if drawing.multi && medium == Medium::Html {
        app.refuse("a page is of one expression: `--multi` is for svg, png, pdf and latex");
        return Ok(());
    }
    if drawing.multi {
        return each_value(app, &drawing.sources, Some(medium), draw);
    }
    let several = if medium == Medium::Html { "" } else { ": `--multi` puts several into it" };
    let one = format!("`{}` makes one document of one expression{several}", medium.command());
    if drawing.sources.exprs.len() > 1 {
        app.refuse(&one);
        return Ok(());
    }
    app.redirect(drawing.output.as_deref())?;
    let mut written = 0;
    each_value(app, &drawing.sources, Some(medium), &mut |app, cx, value, operation| {
        written += 1;
        if written > 1 {
            if written == 2 {
                app.refuse(&one);
            }
            return Ok(Ok(()));
        }
        draw(app, cx, value, operation)
    })
}

/// The media that commands draw in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Medium {
    Latex,
    Svg,
    Png,
    Pdf,
    Html,
}

impl Medium {
    /// The command that makes it.
    pub fn command(self) -> &'static str {
        match self {
            Medium::Latex => "latex",
            Medium::Svg => "svg",
            Medium::Png => "png",
            Medium::Pdf => "pdf",
            Medium::Html => "html",
        }
    }
}

/// A tiling as CuTe draws it: `print_svg` knows no copies, and neither knows a copy atom.
pub fn of_cute<'a>(out: &mut impl io::Write, cx: Cx<'a>, medium: Medium, what: &TilingKind<'a>, notation: Notation) -> Written<'a> {
    let copies = matches!(what, TilingKind::TiledCopy(_) | TilingKind::ThrCopy(..)) && medium == Medium::Svg;
    match (Owners::of(cx, what, notation)?.filter(|_| !copies), medium) {
        (Some(panels), Medium::Latex) => Ok(owners::latex(out, &panels)),
        (Some(panels), _) => Ok(owners::svg(out, &panels)),
        (None, _) => {
            let wanted = if medium == Medium::Svg { "an MMA atom or tiling" } else { "an atom or a tiling that has a tile" };
            cx.fail(Fault::WrongKind { operation: medium.command(), wanted, found: Tree::Underscore })
        }
    }
}

/// Refused before the first byte, or written.
type Written<'a> = Result<std::io::Result<()>, &'a Fault<'a>>;

/// Draws the value of a line, which an operation may have given.
pub type Draw<'d> =
    dyn for<'a> FnMut(&mut App, Cx<'a>, Value<'a>, Option<Outermost<'a>>) -> Result<std::io::Result<()>, &'a Fault<'a>> + 'd;

/// Calls `draw` with the value of every line, and reports what it refuses.
fn each_value(app: &mut App, sources: &Sources, medium: Option<Medium>, draw: &mut Draw) -> Done {
    for_each(app, sources, &mut |app, arena, source, origin, result| one(app, arena, source, origin, result, (medium, Format::Text), draw))
}

fn one<'a>(
    app: &mut App,
    arena: &'a Bump,
    source: &'a str,
    origin: &Origin,
    result: Result<Outcome<'a>, Box<Error<'a>>>,
    (medium, format): (Option<Medium>, Format),
    draw: &mut Draw,
) -> Done {
    let (value, operation) = match &result {
        Ok(outcome) if app.judged(outcome, source, origin) => return Ok(()),
        Ok(outcome) => (outcome.shown(), outcome.operation),
        Err(error) => {
            app.report(source, origin, error);
            return Ok(());
        }
    };
    let value = of_value::with_atom(app.session.cx(arena), value);
    match value {
        Value::Nothing => return nothing(app, source, origin),
        Value::Tree(_) => {}
        Value::Tiling(_) if medium.is_some() => {}
        Value::Tiling(_) if !format.is_text() => {
            app.refuse("the grids of an atom or a tiling are text: `cutectl mma --csv` and `cutectl copy --csv` list who holds what");
            return Ok(());
        }
        Value::Tiling(tiling) => {
            return match Tile::of(app.session.cx(arena), &tiling.kind) {
                Ok(tiles) => crate::commands::holding::grids(app, &tiles),
                Err(fault) => {
                    app.report(source, origin, &refused(fault, source));
                    Ok(())
                }
            };
        }
        found => {
            let span = Span::new(0, source.trim_end().len());
            app.report(source, origin, &Error::new(ErrorKind::WrongKind { wanted: "a layout", found }, span));
            return Ok(());
        }
    }
    let cx = app.session.cx(arena);
    match draw(app, cx, value, operation) {
        Ok(written) => Ok(written?),
        Err(fault) => {
            app.report(source, origin, &refused(fault, source));
            Ok(())
        }
    }
}

/// Writes one picture in the medium of the command.
pub type Write<'w> = dyn FnMut(&mut App, &Picture, sheet::Look) -> std::io::Result<()> + 'w;

/// Draws the value of a command in our own design, or all values under `--multi`.
pub fn draw(app: &mut App, drawing: &DrawingArgs, appearance: &Appearance, medium: Medium, write: &mut Write) -> Done {
    let options = match options(app, appearance) {
        Ok(options) => options,
        Err(message) => {
            app.refuse(&message);
            return Ok(());
        }
    };
    let look = sheet::Look { palette: palette(appearance.palette), title: !appearance.no_title, cell: appearance.cell.map(i64::from) };
    let mut said = Vec::new();
    let before = std::mem::replace(&mut app.session.operations, true);
    let done = document(app, drawing, medium, &mut |app, cx, value, operation| {
        let picture = of_value::picture(cx, value, operation.as_ref(), appearance.operands, &options)
            .map_err(|fault| named(cx, fault, medium.command()))?;
        for note in picture.unused {
            if !said.contains(&note) {
                app.say(&format!("note: {note}"));
                said.push(note);
            }
        }
        Ok(write(app, &picture.picture, look))
    });
    app.session.operations = before;
    done
}

/// A fault in the name of the command: a view is drawn by several.
fn named<'a>(cx: Cx<'a>, fault: &'a Fault<'a>, command: &'static str) -> &'a Fault<'a> {
    match *fault {
        Fault::DrawnRank { wanted, layout, .. } => cx.arena.alloc(Fault::DrawnRank { operation: command, wanted, layout }),
        Fault::WrongKind { operation: "print" | "print_layout" | "picture", wanted, found } => {
            cx.arena.alloc(Fault::WrongKind { operation: command, wanted, found })
        }
        _ => fault,
    }
}
