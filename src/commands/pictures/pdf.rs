//! `pdf`: values as PDF, a page each.

use crate::commands::pictures::appearance::{Appearance, DrawingArgs};
use crate::commands::pictures::several::{open, room, stacked, terminal};
use crate::commands::pictures::{Medium, draw};
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::render::table::Format;
use crate::render::{pdf, sheet};
use clap::Args;
use std::io::Write;

/// The command, and that its documents hold several pictures.
const MEDIUM: Medium = Medium { command: "pdf", several: true };

/// The arguments of `pdf`
#[derive(Args, Debug)]
#[group(skip)]
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

    fn expressions(&self) -> (Vec<String>, Format) {
        (self.drawing.sources.exprs.clone(), Format::Text)
    }
}

/// Runs `cutectl pdf`.
pub fn pdf(app: &mut App, command: &Pdf) -> Done {
    let drawing = &command.drawing;
    if terminal(app, "pdf", drawing) {
        return Ok(());
    }
    let mut document = pdf::Document::new()?;
    if drawing.one_figure() {
        return match stacked(app, drawing, &command.appearance, MEDIUM)? {
            Some(stack) => {
                stack.draw(&mut document)?;
                Ok(app.out.write_all(&document.finish()?)?)
            }
            None => Ok(()),
        };
    }
    let mut cells = 0;
    draw(app, drawing, &command.appearance, MEDIUM, &mut |app, picture, look| {
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
