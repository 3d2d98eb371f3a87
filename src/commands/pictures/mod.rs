//! What the commands that draw share: the value of every line, drawn in CuTe's look or in our own, into one document.

pub mod appearance;
pub mod files;
pub mod grids;
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
use crate::commands::pictures::appearance::{Appearance, DrawingArgs, look, options, overlays};
use crate::commands::pictures::statement::refused;
use crate::eval::error::{Error, ErrorKind};
use crate::eval::session::Outcome;
use crate::eval::watch::Outermost;
use crate::program::app::{App, Done};
use crate::program::flags::Sources;
use crate::program::output::Watched;
use crate::render::sheet;
use crate::render::table::Format;
use crate::say::report::Origin;
use crate::syntax::ast::Span;
use crate::value::Value;
use crate::value::notation::Notation;
use crate::value::tiling::TilingKind;
use crate::view::cute_tilings::Owners;
use crate::view::of_value;
use crate::view::options::Options;
use crate::view::ownership::Tile;
use crate::view::picture::Picture;
use crate::view::{overlay, page};
use bumpalo::Bump;
use clap::Args;
use std::io;

/// Draws the one value of a command that makes one document, or all values under `--multi`.
pub fn document(app: &mut App, drawing: &DrawingArgs, medium: Medium, draw: &mut Draw) -> Done {
    if drawing.multi && !medium.several {
        app.refuse_as("E0709", "a page is of one expression: `--multi` is for svg, png, pdf and latex");
        return Ok(());
    }
    if drawing.multi {
        return each_value(app, &drawing.sources, draw);
    }
    let several = if medium.several { ": `--multi` puts several into it" } else { "" };
    let one = format!("`{}` makes one document of one expression{several}", medium.command);
    if drawing.sources.exprs.len() > 1 {
        app.refuse_as("E0709", &one);
        return Ok(());
    }
    app.redirect(drawing.output.as_deref())?;
    let mut written = 0;
    each_value(app, &drawing.sources, &mut |app, cx, value, operation| {
        written += 1;
        if written > 1 {
            if written == 2 {
                app.refuse_as("E0709", &one);
            }
            return Ok(Ok(()));
        }
        draw(app, cx, value, operation)
    })
}

/// A format of pictures: the command that draws it, and what a document of it holds.
#[derive(Clone, Copy, Debug)]
pub struct Medium {
    /// The name of the command.
    pub command: &'static str,
    /// Whether one document holds the pictures of several expressions.
    pub several: bool,
}

/// A format that takes the flags of every picture and no more: all that its command is.
pub struct Plain {
    /// The command and whether its documents hold several pictures.
    pub medium: Medium,
    /// What help says about the command.
    pub about: &'static str,
    /// What stands below its flags in help.
    pub examples: &'static str,
    /// Writes a picture as a document.
    pub document: Document,
}

/// Writes a picture as a document of its own.
pub type Document = fn(&mut io::BufWriter<Watched>, &Picture, sheet::Look) -> io::Result<()>;

/// The arguments of a format that has none of its own.
#[derive(Args, Debug)]
#[group(skip)]
pub struct PlainArgs {
    /// What is drawn, and where it goes
    #[command(flatten)]
    pub drawing: DrawingArgs,
    /// How it looks
    #[command(flatten)]
    pub appearance: Appearance,
}

impl Plain {
    /// Draws the expressions that were typed.
    pub fn draw(&self, app: &mut App, typed: &PlainArgs) -> Done {
        draw(app, &typed.drawing, &typed.appearance, self.medium, &mut |app, picture, look| (self.document)(&mut app.out, picture, look))
    }
}

/// The owners of an atom or a tiling, as the printer of CuTe that `command` is called for draws them; `print_svg` knows no
/// copies, and neither printer knows a copy atom.
fn owners_of<'a>(cx: Cx<'a>, kind: &TilingKind<'a>, notation: Notation, command: &'static str) -> Result<Owners, &'a Fault<'a>> {
    let of_mma = command == "svg";
    let copies = matches!(kind, TilingKind::TiledCopy(_) | TilingKind::ThrCopy(..)) && of_mma;
    match Owners::of(cx, kind, notation)?.filter(|_| !copies) {
        Some(owners) => Ok(owners),
        None => {
            let wanted = if of_mma { "an MMA atom or tiling" } else { "an atom or a tiling that has a tile" };
            cx.fail(Fault::WrongKind { operation: command, wanted, found: Tree::Underscore })
        }
    }
}

/// Draws the value of a line, which an operation may have given.
pub type Draw<'d> =
    dyn for<'a> FnMut(&mut App, Cx<'a>, Value<'a>, Option<Outermost<'a>>) -> Result<std::io::Result<()>, &'a Fault<'a>> + 'd;

/// Calls `draw` with the value of every line, and reports what it refuses.
fn each_value(app: &mut App, sources: &Sources, draw: &mut Draw) -> Done {
    for_each(app, sources, false, &mut |app, arena, source, origin, result| {
        one(app, arena, source, origin, result, (true, Format::Text, true), draw)
    })
}

/// Calls `draw` with the value of one line; tilings whose grids `draw` does not know are printed as text.
fn one<'a>(
    app: &mut App,
    arena: &'a Bump,
    source: &'a str,
    origin: &Origin,
    result: Result<Outcome<'a>, Box<Error<'a>>>,
    (draws_tilings, format, all): (bool, Format, bool),
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
        Value::Tiling(_) if draws_tilings => {}
        Value::Tiling(_) if !format.is_text() => {
            app.refuse("the grids of an atom or a tiling are text: `cutectl mma --csv` and `cutectl copy --csv` list who holds what");
            return Ok(());
        }
        Value::Tiling(tiling) => {
            return match Tile::of(app.session.cx(arena), &tiling.kind) {
                Ok(tiles) => grids::grids(app, Some(tiling), &tiles, all),
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
    let look = look(appearance);
    // A page that zooms shows everything; so does what was asked for by its place or its size.
    let whole = appearance.all || appearance.cell.is_some() || medium.command == "html";
    let part = options.tile.is_some() || options.window.iter().any(Option::is_some);
    let mut said = Vec::new();
    let before = std::mem::replace(&mut app.session.operations, true);
    let done = document(app, drawing, medium, &mut |app, cx, value, operation| {
        let mut options = options.clone();
        let shape = |options: &Options| of_value::shape(cx, value, options);
        let Some(overlays) = overlays(app, cx, appearance, &mut options, &shape)? else { return Ok(Ok(())) };
        let made = of_value::picture(cx, value, operation.as_ref(), appearance.operands, &options)
            .map_err(|fault| named(cx, fault, medium.command))?;
        let mut say = |app: &mut App, note: String| {
            if !said.contains(&note) {
                app.say(&format!("note: {note}"));
                said.push(note);
            }
        };
        made.unused.into_iter().for_each(|note| say(app, note));
        let mut picture = made.picture;
        if let Some(labels) = overlays.labels {
            overlay::relabel(&mut picture, labels);
        }
        if let (Some(_), Some(text), false, None) = (&options.given, &appearance.color_by, made.followed, &options.threads) {
            picture.notes.push(format!("colour: the index of {text}, mod 8"));
        }
        let aligned = picture.aligned;
        overlay::highlight(&mut picture, overlays.highlights, made.followed, &|panel| !aligned || panel.place == (1, 1));
        let left_out = page::shape(&mut picture, whole || part);
        if !left_out.is_empty() {
            let what = left_out.join(", ");
            say(
                app,
                format!("left out: {what}; `--all` draws everything, `--window 0:16,32:64` or `--at 3,1` a part, `--cell 6` small cells"),
            );
            picture.notes.push(format!("left out: {what}"));
        }
        Ok(write(app, &picture, look))
    });
    app.session.operations = before;
    done
}

/// The fault with the command's name in place of the view's, as several commands draw one view.
fn named<'a>(cx: Cx<'a>, fault: &'a Fault<'a>, command: &'static str) -> &'a Fault<'a> {
    match *fault {
        Fault::DrawnRank { wanted, layout, .. } => cx.arena.alloc(Fault::DrawnRank { operation: command, wanted, layout }),
        Fault::WrongKind { operation: "print" | "print_layout" | "picture", wanted, found } => {
            cx.arena.alloc(Fault::WrongKind { operation: command, wanted, found })
        }
        _ => fault,
    }
}
