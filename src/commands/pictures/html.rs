//! `html`: values as pages that answer the pointer and the keyboard.

use crate::commands::pictures::appearance::{Appearance, DrawingArgs};
use crate::commands::pictures::{Medium, draw};
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::render::html;
use clap::Args;

/// `html`
#[derive(Args, Debug)]
pub struct Html {
    /// What is drawn, and where it goes
    #[command(flatten)]
    pub drawing: DrawingArgs,
    /// How it looks
    #[command(flatten)]
    pub appearance: Appearance,
}

impl Run for Html {
    const ABOUT: &'static str = "Draw a value as an HTML page that answers the pointer and the keyboard";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl html -o page.html '(3,(2,3)):(3,(12,1))'
  cutectl html --operands -o tiles.html 'zipped_divide((8,8):(8,1), (2,4))'
  cutectl html --bits 16 -o swizzle.html 'Sw<3,3,3> o 0 o (64,64):(64,1)'

The page is one file that loads nothing. Hover a cell: its coordinates, index and byte, and the
same element in every panel. Click or Enter pins it; the wheel and + - 0 zoom; a drag moves; arrow
keys walk from cell to cell, Page Up and Page Down from panel to panel; Escape clears.";

    fn run(&self, app: &mut App) -> Done {
        html(app, self)
    }
}

/// Runs `cutectl html`.
pub fn html(app: &mut App, command: &Html) -> Done {
    draw(app, &command.drawing, &command.appearance, Medium::Html, &mut |app, picture, look| html::document(&mut app.out, picture, look))
}
