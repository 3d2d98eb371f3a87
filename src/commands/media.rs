//! `png` and `pdf`: values as pictures that carry their own letters, and several in one document.

use crate::commands::drawing::{Appearance, DrawingArgs, draw};
use crate::commands::pictures::Medium;
use crate::commands::table::Run;
use crate::program::app::{App, Done, Stop};
use crate::render::raster::Scale;
use crate::render::recording::{Recording, Stack};
use crate::render::sheet::{self, Canvas, Sheet};
use crate::render::{pdf, png as writer};
use clap::Args;
use std::io::{self, Write};

/// `png`
#[derive(Args, Debug)]
pub struct Png {
    /// What is drawn, and where it goes
    #[command(flatten)]
    pub drawing: DrawingArgs,
    /// How it looks
    #[command(flatten)]
    pub appearance: Appearance,
    /// Pixels for each pixel of the SVG: 0.25 to 16 [default: 2, or 1 for large pictures]
    #[arg(long, value_name = "FACTOR", value_parser = hundredths, conflicts_with = "dpi")]
    pub scale: Option<i64>,
    /// Pixels an inch, of which the SVG has 96
    #[arg(long, value_name = "DPI", value_parser = clap::value_parser!(u16).range(24..=1536))]
    pub dpi: Option<u16>,
}

impl Run for Png {
    const ABOUT: &'static str = "Draw a value as PNG";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl png -o fig.png '(3,(2,3)):(3,(12,1))'
  cutectl png --dpi 300 --operands -o tiles.png 'zipped_divide((8,8):(8,1), (2,4))'
  cutectl png --multi -o both.png '(4,8):(8,1)' '(4,8):(1,4)'
  cutectl png --cell 2 -o large.png 'Sw<3,4,3> o _0 o (512,512):(512,1)'
  cutectl png '(8,8)' | kitten icat

A picture is drawn with two pixels for one of its SVG, with one beyond 67108864 pixels. One of more
than 268435456 pixels, or 65535 a side, is refused: --window draws a part, --cell makes smaller cells. With
--multi the pictures stand one below the other.";

    fn run(&self, app: &mut App) -> Done {
        png(app, self)
    }
}

/// A factor between 0.25 and 16, in hundredths.
fn hundredths(typed: &str) -> Result<i64, String> {
    let factor: f64 = typed.parse().map_err(|_| "a number is needed, such as 2 or 1.5")?;
    if (0.25..=16.0).contains(&factor) { Ok((factor * 100.0).round() as i64) } else { Err("0.25 to 16 is what there is".into()) }
}

/// `pdf`
#[derive(Args, Debug)]
pub struct Pdf {
    /// What is drawn, and where it goes
    #[command(flatten)]
    pub drawing: DrawingArgs,
    /// How it looks
    #[command(flatten)]
    pub appearance: Appearance,
}

impl Run for Pdf {
    const ABOUT: &'static str = "Draw a value as PDF";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl pdf -o fig.pdf '(3,(2,3)):(3,(12,1))'
  cutectl pdf --palette greys -o tiles.pdf 'zipped_divide((8,8):(8,1), (2,4))'
  cutectl pdf --multi -o talk.pdf '(4,8):(8,1)' 'Sw<2,0,2> o _0 o (4,4):(4,1)'

Labels are text that can be selected, in a font inside the file. With --multi every picture has a page
of its own. A document has at most 1048576 cells.";

    fn run(&self, app: &mut App) -> Done {
        pdf(app, self)
    }
}

/// The most cells of pictures that are put below each other: they are kept until all are known.
const MAX_TOGETHER: i64 = 1 << 18;

/// Runs `cutectl png`.
pub fn png(app: &mut App, command: &Png) -> Done {
    let drawing = &command.drawing;
    if terminal(app, "png", drawing) {
        return Ok(());
    }
    let scale = command.scale.or(command.dpi.map(|dpi| i64::from(dpi) * 100 / 96)).map(Scale);
    if drawing.multi {
        return match stacked(app, drawing, &command.appearance, Medium::Png)? {
            Some(stack) => Ok(pixels(app, stack.size(), scale, &stack.title(), &mut |canvas| stack.draw(canvas))?),
            None => Ok(()),
        };
    }
    draw(app, drawing, &command.appearance, Medium::Png, &mut |app, picture, look| {
        let sheet = Sheet::new(picture, look);
        pixels(app, sheet.size(), scale, &picture.title, &mut |canvas| sheet.draw(canvas))
    })
}

/// Writes a sheet as PNG, unless it is too large.
fn pixels(
    app: &mut App,
    sheet: (i64, i64),
    scale: Option<Scale>,
    title: &str,
    draw: &mut dyn FnMut(&mut dyn Canvas) -> io::Result<()>,
) -> io::Result<()> {
    let scale = scale.unwrap_or_else(|| writer::comfortable(sheet));
    let size = writer::pixels(sheet, scale);
    if !writer::fits(size) {
        app.refuse_size(&format!(
            "a PNG of {} x {} pixels is more than the limit of {} pixels, {} a side\n  = help: draw a part with `--window 0:64,0:64`, or smaller cells with `--cell 2`",
            size.0,
            size.1,
            writer::MAX_PIXELS,
            writer::MAX_SIDE
        ));
        return Ok(());
    }
    writer::document(&mut app.out, sheet, scale, title, draw)
}

/// Runs `cutectl pdf`.
pub fn pdf(app: &mut App, command: &Pdf) -> Done {
    let drawing = &command.drawing;
    if terminal(app, "pdf", drawing) {
        return Ok(());
    }
    let mut document = pdf::Document::new()?;
    let mut cells = 0;
    draw(app, drawing, &command.appearance, Medium::Pdf, &mut |app, picture, look| {
        if !room(app, &mut cells, picture.cell_count(), pdf::MAX_CELLS, "a PDF") {
            return Ok(());
        }
        sheet::draw(picture, look, &mut document)
    })?;
    if app.has_failed() || document.is_empty() {
        return Ok(());
    }
    open(app, drawing)?;
    Ok(app.out.write_all(&document.finish()?)?)
}

/// Whether there is room for `more` cells.
fn room(app: &mut App, cells: &mut i64, more: i64, limit: i64, what: &str) -> bool {
    *cells = cells.saturating_add(more);
    if *cells > limit {
        app.refuse_size(&format!(
            "{cells} cells in {what} are more than the limit of {limit}\n  = help: draw a part with `--window 0:64,0:64`"
        ));
    }
    *cells <= limit
}

/// Whether bytes would go to a terminal, which is refused.
fn terminal(app: &mut App, command: &str, drawing: &DrawingArgs) -> bool {
    let refused = app.terminal && drawing.output.is_none();
    if refused {
        app.refuse(&format!("a terminal shows no {}: write it into a file with `-o layout.{command}`", command.to_uppercase()));
    }
    refused
}

/// Opens the file of several expressions, once all of them are known to be good.
pub fn open(app: &mut App, drawing: &DrawingArgs) -> Done {
    if drawing.multi { app.redirect(drawing.output.as_deref()) } else { Ok(()) }
}

/// The pictures of all expressions, one below the other, the file open; `None` if there are none or
/// something was wrong.
pub fn stacked(app: &mut App, drawing: &DrawingArgs, appearance: &Appearance, medium: Medium) -> Result<Option<Stack>, Stop> {
    let mut stack = Stack::default();
    let mut cells = 0;
    draw(app, drawing, appearance, medium, &mut |app, picture, look| {
        if room(app, &mut cells, picture.cell_count(), MAX_TOGETHER, "one picture of several expressions") {
            let mut recording = Recording::default();
            sheet::draw(picture, look, &mut recording)?;
            stack.0.push(recording);
        }
        Ok(())
    })?;
    if app.has_failed() || stack.0.is_empty() {
        return Ok(None);
    }
    open(app, drawing)?;
    Ok(Some(stack))
}
