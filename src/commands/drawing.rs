//! `svg`, `html`, and `latex` in our own design: values as pictures.

use crate::algebra::{Cx, Fault};
use crate::commands::args::{Appearance, Axis, Coloring, Colors, Drawing, Html, Latex, Look, Svg};
use crate::commands::media;
use crate::commands::pictures::{Draw, Medium, document, of_cute, print_latex};
use crate::program::app::{App, Done};
use crate::render::cute_latex::pages as latex_pages;
use crate::render::palette::Palette;
use crate::render::{html, sheet, svg as writer, tikz};
use crate::value::Value;
use crate::view::label::{Label, Part};
use crate::view::layout::{ColorBy, Options};
use crate::view::of_value;
use crate::view::picture::Picture;
use crate::view::ruler::Marks;
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
