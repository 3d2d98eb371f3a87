//! Pictures into files, and the command line that draws them.

use super::state::{COLORS, LABELS, Medium, State};
use super::view::View;
use crate::program::output::{Draft, Output};
use crate::render::palette::Palette;
use crate::render::{cute, html, sheet, svg};
use crate::view::grid::{Grid, Ranks};
use std::io::{BufWriter, Write};
use std::path::PathBuf;

/// Writes what is shown into a new file of the current folder; says what became of it.
pub fn write(view: &View, state: &State, medium: Medium) -> String {
    let ending = match medium {
        Medium::Svg => "svg",
        Medium::Html => "html",
        Medium::Text => "txt",
    };
    let Some(path) = (1..1000).map(|i| PathBuf::from(format!("cutectl-{i}.{ending}"))).find(|p| !p.exists()) else {
        return format!("not written: cutectl-1.{ending} to cutectl-999.{ending} exist");
    };
    match Draft::new(&path).and_then(|draft| {
        let mut out = BufWriter::new(Output::File(draft));
        draw(view, state, medium, &mut out)?;
        match out.into_inner() {
            Ok(Output::File(draft)) => draft.keep(),
            Ok(_) => Ok(()),
            Err(error) => Err(error.into_error()),
        }
    }) {
        Ok(()) => format!("written: {}", path.display()),
        Err(error) => format!("not written: {error}"),
    }
}

fn draw(view: &View, state: &State, medium: Medium, out: &mut impl Write) -> std::io::Result<()> {
    let nothing = || std::io::Error::other("there is nothing to draw");
    let picture = view.picture.as_ref().ok_or_else(nothing)?;
    let look = sheet::Look { palette: Palette::Safe, title: true, cell: None };
    match (medium, view.value) {
        (Medium::Svg, _) => svg::document(out, picture, look),
        (Medium::Html, _) => html::document(out, picture, look),
        (Medium::Text, Some(value)) if !state.operands => {
            let layout = crate::view::of_value::drawn(view.cx, value)
                .and_then(|t| Ok(Grid::new(view.cx, t, Ranks::Any)?.titled(view.options.notation)));
            cute::grid(out, &layout.map_err(|_| std::io::Error::other("it has no grid of indices"))?)
        }
        (Medium::Text, _) => Err(std::io::Error::other("text draws a layout alone, without operands")),
    }
}

/// The command line that draws what is shown.
pub fn command(view: &View, state: &State) -> String {
    let mut command = String::from("cutectl svg");
    if state.operands {
        command.push_str(" --operands");
    }
    if state.color > 0 {
        command.push_str(&format!(" --color-by {}", COLORS[state.color].0));
    }
    if state.label > 0 {
        command.push_str(&format!(" --label {}", LABELS[state.label]));
    }
    if view.cx.mode == crate::algebra::Mode::Cxx {
        command.push_str(" --cxx");
    }
    // In single quotes nothing means anything to a shell but the quote itself.
    format!("{command} '{}'", view.source.replace('\'', "'\\''"))
}
