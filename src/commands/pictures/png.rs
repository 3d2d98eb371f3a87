//! `png`: values as pixels.

use crate::commands::pictures::appearance::{Appearance, DrawingArgs};
use crate::commands::pictures::several::{stacked, terminal};
use crate::commands::pictures::{Medium, draw};
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::render::canvas::Canvas;
use crate::render::png as writer;
use crate::render::raster::Scale;
use crate::render::sheet::Sheet;
use crate::render::table::Format;
use clap::Args;
use std::io;

/// The command, and that its documents hold several pictures.
const MEDIUM: Medium = Medium { command: "png", several: true };

/// The arguments of `png`
#[derive(Args, Debug)]
#[group(skip)]
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

A picture is drawn with two pixels for one of its SVG, three for two or one where that would be more than
4194304. One of more than 268435456 pixels, or 65535 a side, is refused: --window draws a part, --cell makes smaller cells. With
--multi the pictures stand one below the other.";

    fn run(&self, app: &mut App) -> Done {
        png(app, self)
    }

    fn expressions(&self) -> (Vec<String>, Format) {
        (self.drawing.sources.exprs.clone(), Format::Text)
    }
}

/// A factor between 0.25 and 16, in hundredths.
fn hundredths(typed: &str) -> Result<i64, String> {
    let factor: f64 = typed.parse().map_err(|_| "a number is needed, such as 2 or 1.5")?;
    if (0.25..=16.0).contains(&factor) { Ok((factor * 100.0).round() as i64) } else { Err("0.25 to 16 is what there is".into()) }
}

/// Runs `cutectl png`.
pub fn png(app: &mut App, command: &Png) -> Done {
    let drawing = &command.drawing;
    if terminal(app, "png", drawing) {
        return Ok(());
    }
    let scale = command.scale.or(command.dpi.map(|dpi| i64::from(dpi) * 100 / 96)).map(Scale);
    // Without a size on paper every pixel of the sheet is as many pixels: what makes a picture fit a slide would blur it.
    let sized = command.appearance.width.is_some() || command.appearance.font_size.is_some();
    let whole = command.appearance.cell.is_some();
    let on_paper = |factor: f64| if sized { factor } else { 1.0 };
    if drawing.multi {
        return match stacked(app, drawing, &command.appearance, MEDIUM)? {
            Some(stack) => {
                let (size, factor) = (stack.size(), on_paper(stack.factor()));
                Ok(pixels(app, size, (scale, factor, whole), &stack.title(), &mut |canvas| stack.draw(canvas))?)
            }
            None => Ok(()),
        };
    }
    draw(app, drawing, &command.appearance, MEDIUM, &mut |app, picture, look| {
        let sheet = Sheet::new(picture, look);
        pixels(app, sheet.size(), (scale, on_paper(sheet.factor()), whole), &picture.title, &mut |canvas| sheet.draw(canvas))
    })
}

/// Writes a sheet as PNG, unless it is too large.
fn pixels(
    app: &mut App,
    sheet: (i64, i64),
    (scale, factor, whole): (Option<Scale>, f64, bool),
    title: &str,
    draw: &mut dyn FnMut(&mut dyn Canvas) -> io::Result<()>,
) -> io::Result<()> {
    let Scale(hundredths) = scale.unwrap_or_else(|| writer::comfortable(sheet, whole));
    let scale = Scale(((hundredths as f64 * factor).round() as i64).clamp(1, 1600));
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
