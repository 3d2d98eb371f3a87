//! Several pictures in one document, and the limits of their size.

use crate::commands::pictures::appearance::{Appearance, DrawingArgs, look};
use crate::commands::pictures::{Medium, draw};
use crate::program::app::{App, Done, Stop};
use crate::render::recording::{Recording, Stack};
use crate::render::sheet::{self, Physical};

/// The most cells of pictures that are put below each other: they are kept until all are known.
const MAX_TOGETHER: i64 = 1 << 18;

/// Whether there is room for `more` cells.
pub fn room(app: &mut App, cells: &mut i64, more: i64, limit: i64, what: &str) -> bool {
    *cells = cells.saturating_add(more);
    if *cells > limit {
        app.refuse_size(&format!(
            "{cells} cells in {what} are more than the limit of {limit}\n  = help: draw a part with `--window 0:64,0:64`"
        ));
    }
    *cells <= limit
}

/// Whether bytes would go to a terminal, which is refused.
pub fn terminal(app: &mut App, command: &str, drawing: &DrawingArgs) -> bool {
    let refused = app.terminal && drawing.output.is_none();
    if refused {
        app.refuse_as("E0714", &format!("a terminal shows no {}: write it into a file with `-o layout.{command}`", command.to_uppercase()));
    }
    refused
}

/// Opens the file of several expressions, once all of them are known to be good.
pub fn open(app: &mut App, drawing: &DrawingArgs) -> Done {
    if drawing.multi { app.redirect(drawing.output.as_deref()) } else { Ok(()) }
}

/// The pictures of all expressions in rows, one a row unless more are asked for, the file open; `None` if there are none or
/// something was wrong.
pub fn stacked(app: &mut App, drawing: &DrawingArgs, appearance: &Appearance, medium: Medium) -> Result<Option<Stack>, Stop> {
    let look = look(appearance);
    let width = match (look.physical, drawing.one_figure()) {
        (Some(Physical::Width(width)), true) => Some(width),
        _ => None,
    };
    let columns = usize::from(drawing.columns.unwrap_or(1));
    let mut stack = Stack { columns, captions: drawing.caption.clone(), scheme: look.scheme, width, ..Stack::default() };
    let mut cells = 0;
    draw(app, drawing, appearance, medium, &mut |app, picture, look| {
        if room(app, &mut cells, picture.cell_count(), MAX_TOGETHER, "one picture of several expressions") {
            let mut recording = Recording::default();
            sheet::draw(picture, look, &mut recording)?;
            stack.pictures.push(recording);
        }
        Ok(())
    })?;
    if app.has_failed() || stack.pictures.is_empty() {
        return Ok(None);
    }
    open(app, drawing)?;
    Ok(Some(stack))
}
