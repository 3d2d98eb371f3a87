//! `svg`, `html`, and `latex` in our own design: values as pictures.

use crate::algebra::{Cx, Fault, Tree};
use crate::commands::args::{Appearance, Axis, Coloring, Colors, Drawing, Html, Latex, Look, Svg};
use crate::commands::media;
use crate::commands::pictures::{Draw, Medium, document, drawn, of_cute, print_latex, tree};
use crate::program::app::{App, Done};
use crate::render::cute_latex::pages as latex_pages;
use crate::render::palette::Palette;
use crate::render::{html, sheet, svg as writer, tikz};
use crate::value::Value;
use crate::view::label::{Label, Part};
use crate::view::layout::{self, ColorBy, Options};
use crate::view::picture::Picture;
use crate::view::ruler::Marks;
use crate::view::{operation, swizzle, tiling};
use std::io::Write as _;
use std::ops::Range;

/// `svg`.
pub fn svg(app: &mut App, command: &Svg) -> Done {
    if command.look == Look::Cute {
        // CuTe's print_svg draws atoms and tilings, no layouts.
        let as_cute: &mut Draw = &mut |app, cx, value, _| match value {
            Value::Tiling(tiling) => of_cute(&mut app.out, cx, Medium::Svg, &tiling.what, app.notation),
            Value::Tree(found) => cx.fail(Fault::WrongKind { operation: "print_svg", wanted: "an atom or a tiling", found }),
            _ => Ok(Ok(())),
        };
        return document(app, &command.drawing, Medium::Svg, as_cute);
    }
    if command.drawing.multi {
        return match media::stacked(app, &command.drawing, &command.appearance, Medium::Svg)? {
            Some(stack) => Ok(writer::drawn(&mut app.out, &mut |canvas| stack.draw(canvas))?),
            None => Ok(()),
        };
    }
    draw(app, &command.drawing, &command.appearance, Medium::Svg, &mut |app, picture, look| writer::document(&mut app.out, picture, look))
}

/// `html`.
pub fn html(app: &mut App, command: &Html) -> Done {
    draw(app, &command.drawing, &command.appearance, Medium::Html, &mut |app, picture, look| html::document(&mut app.out, picture, look))
}

/// `latex`.
pub fn latex(app: &mut App, command: &Latex) -> Done {
    if !command.drawing.multi {
        return pictures_of(app, command);
    }
    app.hold();
    let done = pictures_of(app, command);
    let held = app.release();
    done?;
    if app.has_failed() || held.is_empty() {
        return Ok(());
    }
    media::open(app, &command.drawing)?;
    let written = match command.fragment {
        true => app.out.write_all(&held),
        false => latex_pages(&mut app.out, &String::from_utf8_lossy(&held)),
    };
    Ok(written?)
}

/// The pictures of `latex`, with `--multi` one after the other.
fn pictures_of(app: &mut App, command: &Latex) -> Done {
    let a = &command.appearance;
    let own = command.fragment
        || a.operands
        || a.no_title
        || a.palette != Colors::default()
        || a.axis != Axis::default()
        || a.cell.is_some()
        || [a.label.is_some(), a.color_by.is_some(), a.window.is_some(), a.tile.is_some(), a.bits.is_some(), a.thread.is_some()]
            .contains(&true);
    match command.look {
        Look::Cute if own => {
            app.refuse("CuTe's look has no choices: add `--look cutectl`");
            Ok(())
        }
        Look::Cute => print_latex(app, command),
        Look::Cutectl => {
            let whole = !command.fragment && !command.drawing.multi;
            draw(app, &command.drawing, a, Medium::Latex, &mut |app, picture, look| tikz::document(&mut app.out, picture, look, whole))
        }
    }
}

/// Writes a picture.
pub type Write<'w> = dyn FnMut(&mut App, &Picture, sheet::Look) -> std::io::Result<()> + 'w;

/// Draws the value of a command in our own design, or all values under `--multi`.
pub fn draw(app: &mut App, drawing: &Drawing, appearance: &Appearance, medium: Medium, write: &mut Write) -> Done {
    let options = match options(app, appearance) {
        Ok(options) => options,
        Err(message) => {
            app.refuse(&message);
            return Ok(());
        }
    };
    let look = sheet::Look { palette: palette(appearance.palette), title: !appearance.no_title, cell: appearance.cell.map(i64::from) };
    let mut said = Vec::new();
    document(app, drawing, medium, &mut |app, cx, value, source| {
        let picture = picture(app, cx, value, source, appearance.operands, &options).map_err(|fault| named(cx, fault, medium.command()))?;
        for note in picture.unused {
            if !said.contains(&note) {
                app.say(&format!("note: {note}"));
                said.push(note);
            }
        }
        Ok(write(app, &picture.picture, look))
    })
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

/// A picture, and what was asked for that changes nothing in it.
pub struct Drawn<'a> {
    /// The picture.
    pub picture: Picture<'a>,
    /// A sentence for each.
    pub unused: Vec<String>,
}

/// The kinds of pictures that have no use for some options.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A layout or a tensor.
    Layout,
    /// A layout whose elements are coordinates.
    Coordinates,
    /// A swizzle by itself.
    Swizzle,
    /// An atom or a tiling.
    Tiling,
    /// An operation beside its operands.
    Operation,
}

/// What `options` ask for that a picture of this kind does not know.
fn unused(kind: Kind, value: Value, options: &Options) -> Vec<String> {
    let mut unused = Vec::new();
    let mut say = |flag: &str, why: &str| unused.push(format!("`--{flag}` changes nothing here: {why}"));
    if options.thread.is_some() && kind != Kind::Tiling {
        say("thread", "it lights what a thread of an atom or a tiling holds");
    }
    match (kind, options.color) {
        (Kind::Swizzle, Some(_)) => say("color-by", "the colours show what a swizzle moves as one"),
        (Kind::Operation, Some(_)) => say("color-by", "the colours show what of the operands is where in the result"),
        (Kind::Tiling, Some(ColorBy::Bank | ColorBy::Offset | ColorBy::Tile)) => {
            say("color-by", "an atom or a tiling is coloured by thread, value, row or col");
        }
        _ => {}
    }
    if options.label.is_some() && matches!(kind, Kind::Swizzle | Kind::Tiling) {
        let why = if kind == Kind::Tiling { "a cell of a tiling says its thread and its value" } else { "a cell says its number" };
        say("label", why);
    }
    let bits = match value {
        Value::Tree(t) => layout::own_bits(t),
        _ => None,
    };
    match (options.element_bits, bits) {
        (Some(_), _) if matches!(kind, Kind::Tiling | Kind::Coordinates) => say("bits", "nothing here lies in memory"),
        (Some(asked), Some(own)) if asked != own => say("bits", &format!("the elements have {own} bits")),
        _ => {}
    }
    unused
}

/// The picture of a value, with the operands of the outermost call where they are asked for, or
/// where the value is the answer to a question, which has no picture of its own.
pub fn picture<'a>(
    app: &App,
    cx: Cx<'a>,
    value: Value<'a>,
    source: &'a str,
    operands: bool,
    options: &Options,
) -> Result<Drawn<'a>, &'a Fault<'a>> {
    let none = |what: String| operands.then(|| format!("`--operands` changes nothing here: {what}"));
    let made = |kind, picture, note: Option<String>| {
        let mut unused = unused(kind, value, options);
        unused.extend(note);
        Ok(Drawn { picture, unused })
    };
    if let Value::Tiling(tiling) = value {
        let picture = tiling::picture(cx, tiling, crate::commands::atoms::tiles(cx, &tiling.what)?, options)?;
        return made(Kind::Tiling, picture, none("a tiling is drawn with all its operands".into()));
    }
    let tree = tree(cx, value, "a layout")?;
    let own = options.for_value(tree);
    if let Tree::Swizzle(s) = tree {
        return made(Kind::Swizzle, swizzle::alone(cx, s, options)?, none("a swizzle by itself has no operands".into()));
    }
    let mut no_operands = none("it goes with a call or a composition, such as `zipped_divide(A, B)` or `A o B`".into());
    if (operands || matches!(tree, Tree::Int(_)))
        && let Ok(Some(operation)) = app.session.operation(cx.arena, source)
        && (operands || operation::is_question(operation.name))
    {
        if let Some(made_of) = operation::picture(cx, &operation, tree, &own)? {
            let kind = if made_of.followed { Kind::Operation } else { Kind::Layout };
            return made(kind, made_of.picture, None);
        }
        no_operands = none(format!("`{}` of these operands has no picture beside its result", operation.name));
    }
    let kind = match tree {
        Tree::Tensor(x) if matches!(x.engine, crate::algebra::Engine::Coordinates(_)) => Kind::Coordinates,
        _ => Kind::Layout,
    };
    made(kind, layout::picture(cx, drawn(cx, tree)?, &own)?, no_operands)
}

/// What was typed about the looks, or what is wrong with it.
fn options(app: &App, a: &Appearance) -> Result<Options, String> {
    let label = match a.label.as_deref() {
        None => None,
        Some("index" | "value") => Some(Label::one(Part::Value)),
        Some("1d" | "1-D") => Some(Label::one(Part::Linear)),
        Some("natural" | "coord") => Some(Label::one(Part::Natural)),
        Some("none") => Some(Label(Vec::new())),
        Some(text) => Some(Label::template(text).map_err(|unknown| {
            format!(
                "`{{{}}}` is nothing that a label can say: use {{v}}, {{i}}, {{c}}, {{row}}, {{col}}, {{byte}}, {{bank}} or {{inner}}",
                unknown.0
            )
        })?),
    };
    let (window, tile) = part(a.window.as_deref(), a.tile.as_deref())?;
    Ok(Options {
        color: a.color_by.map(color),
        label,
        marks: match a.axis {
            Axis::Flat => Marks::Flat,
            Axis::Nested => Marks::Nested,
            Axis::Both => Marks::Both,
        },
        window,
        tile,
        element_bits: a.bits.map(i64::from),
        pointer: None,
        thread: a.thread.map(i64::from),
        notation: app.notation,
    })
}

/// The rows and columns of a window, and the row and column of a tile.
type Cut = ([Option<Range<i64>>; 2], Option<[i64; 2]>);

/// What was typed about the part to draw, or what is wrong with it.
pub fn part(window: Option<&str>, tile: Option<&str>) -> Result<Cut, String> {
    let tile = tile.map(|t| tile_of(t).ok_or(format!("`--tile` takes ROW,COL such as `3,1`, not `{t}`"))).transpose()?;
    let window = window.map(|w| window_of(w).ok_or(format!("`--window` takes ROWS,COLS such as `0:16,32:64`, not `{w}`"))).transpose()?;
    Ok((window.unwrap_or_default(), tile))
}

fn tile_of(text: &str) -> Option<[i64; 2]> {
    let (m, n) = text.split_once(',')?;
    Some([m.trim().parse().ok()?, n.trim().parse().ok()?])
}

/// `0:16,32:64`; a side left empty is whole.
fn window_of(text: &str) -> Option<[Option<Range<i64>>; 2]> {
    let side = |text: &str| -> Option<Option<Range<i64>>> {
        if text.trim().is_empty() {
            return Some(None);
        }
        let (from, to) = text.split_once(':')?;
        let (from, to) = (from.trim().parse().ok()?, to.trim().parse().ok()?);
        (from >= 0).then_some(Some(from..to))
    };
    let (rows, cols) = text.split_once(',')?;
    Some([side(rows)?, side(cols)?])
}

fn color(c: Coloring) -> ColorBy {
    match c {
        Coloring::Value => ColorBy::Value,
        Coloring::Row => ColorBy::Row,
        Coloring::Col => ColorBy::Column,
        Coloring::Tile => ColorBy::Tile,
        Coloring::Thread => ColorBy::Thread,
        Coloring::Bank => ColorBy::Bank,
        Coloring::Offset => ColorBy::Offset,
        Coloring::None => ColorBy::None,
    }
}

fn palette(c: Colors) -> Palette {
    match c {
        Colors::Safe => Palette::Safe,
        Colors::Cute => Palette::Cute,
        Colors::Greys => Palette::Greys,
        Colors::Contrast => Palette::Contrast,
    }
}
