//! `html`: values as pages that answer the pointer and the keyboard.

use crate::commands::pictures::{Medium, Plain};
use crate::render::html;

/// The HTML format and its command.
pub static HTML: Plain = Plain {
    medium: Medium { command: "html", several: false },
    about: "Draw a value as an HTML page that answers the pointer and the keyboard",
    examples: "\
Examples:
  cutectl html -o page.html '(3,(2,3)):(3,(12,1))'
  cutectl html --operands -o tiles.html 'zipped_divide((8,8):(8,1), (2,4))'
  cutectl html --bits 16 -o swizzle.html 'Sw<3,3,3> o 0 o (64,64):(64,1)'

The page is one file that loads nothing. Hover a cell: its coordinates, index and byte, and the
same element in every panel. Click or Enter pins it; the wheel and + - 0 zoom; a drag moves; arrow
keys walk from cell to cell, Page Up and Page Down from panel to panel; Escape clears.",
    document: |out, picture, look| html::document(out, picture, look),
};
