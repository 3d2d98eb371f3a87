//! The picture on the screen: the expression, evaluated and drawn as the commands draw it.

use super::state::State;
use crate::algebra::Tree;
use crate::eval::error::{Error, ErrorKind};
use crate::program::app::App;
use crate::say::explain;
use crate::syntax::ast::Span;
use crate::value::Value;
use crate::view::layout::Options;
use crate::view::of_value;
use crate::view::picture::{Cell, Panel, Picture};
use bumpalo::Bump;

/// The picture of a state.
pub struct View<'a> {
    /// The picture; `None` before anything could be drawn.
    pub picture: Option<Picture<'a>>,
    /// The value that it shows, where that is a layout or a tensor.
    pub value: Option<Tree<'a>>,
    /// The text that was evaluated for it.
    pub source: &'a str,
    /// What is wrong with the expression as it stands: the message, and the characters at fault.
    pub error: Option<(String, std::ops::Range<usize>)>,
    /// How it is drawn.
    pub options: Options,
    /// The integer mode and the arena.
    pub cx: crate::algebra::Cx<'a>,
}

impl<'a> View<'a> {
    /// Evaluates the expression; where that fails the last one that held stays on the screen.
    pub fn new(app: &mut App, arena: &'a Bump, state: &mut State) -> View<'a> {
        let options = Options {
            color: super::state::COLORS[state.color].1,
            label: state.label(),
            marks: crate::view::ruler::Marks::Nested,
            window: [None, None],
            tile: None,
            element_bits: None,
            pointer: None,
            thread: None,
            notation: app.notation,
        };
        let cx = app.session.cx(arena);
        let mut view = View { picture: None, value: None, source: "", error: None, options, cx };
        let typed = state.line.text();
        match view.draw(app, arena, &typed, state.operands) {
            Ok(()) => state.shown = typed,
            Err(error) => {
                let _ = view.draw(app, arena, &state.shown, state.operands);
                view.error = Some(error);
            }
        }
        state.panel = state.panel.min(view.panels().saturating_sub(1));
        let [rows, cols] = view.extents(state.panel);
        state.at = [state.at[0].clamp(0, (rows - 1).max(0)), state.at[1].clamp(0, (cols - 1).max(0))];
        view
    }

    fn draw(&mut self, app: &mut App, arena: &'a Bump, text: &str, operands: bool) -> Result<(), (String, std::ops::Range<usize>)> {
        let text: &'a str = arena.alloc_str(text);
        // Bindings typed here belong to this line alone.
        let before = app.session.clone();
        app.session.operations = true;
        let result = self.evaluated(app, arena, text, operands);
        app.session = before;
        let (picture, value) = result.map_err(|error| {
            let diagnostic = explain(&error, text, &app.session.env);
            let help: String = diagnostic.help.iter().map(|h| format!("; {h}")).collect();
            (format!("{}{help}", diagnostic.message), diagnostic.span().range())
        })?;
        (self.picture, self.value, self.source) = (Some(picture), value, text);
        Ok(())
    }

    fn evaluated(
        &self,
        app: &mut App,
        arena: &'a Bump,
        text: &'a str,
        operands: bool,
    ) -> Result<(Picture<'a>, Option<Tree<'a>>), Box<Error<'a>>> {
        let outcome = app.session.outcome(arena, text)?;
        let whole = Span::new(0, text.len());
        let value = of_value::with_atom(self.cx, outcome.shown());
        let tree = match value {
            Value::Tree(tree) => Some(tree),
            Value::Tiling(_) => None,
            found => {
                let kind = ErrorKind::WrongKind { wanted: "a layout, a tensor, a swizzle or a tiling", found };
                return Err(Error::new(kind, whole));
            }
        };
        let refused = |fault| Error::new(ErrorKind::Fault(fault), whole);
        let drawn = of_value::picture(self.cx, value, outcome.operation.as_ref(), operands, &self.options).map_err(refused)?;
        Ok((drawn.picture, tree))
    }

    /// How many panels there are.
    pub fn panels(&self) -> usize {
        self.picture.as_ref().map_or(0, |p| p.panels.len())
    }

    /// The panel of this number, if there is one.
    pub fn panel(&self, panel: usize) -> Option<&Panel<'a>> {
        self.picture.as_ref().and_then(|p| p.panels.get(panel))
    }

    /// The rows and the columns of a panel.
    pub fn extents(&self, panel: usize) -> [i64; 2] {
        self.panel(panel).map_or([0, 0], |p| [p.rows.len, p.cols.len])
    }

    /// The cell at a row and a column of a panel.
    pub fn cell(&self, panel: usize, at: [i64; 2]) -> Option<Cell> {
        let panel = self.panel(panel)?;
        let inside = (0..panel.rows.len).contains(&at[0]) && (0..panel.cols.len).contains(&at[1]);
        inside.then(|| {
            let mut cell = Cell::default();
            panel.cells.cell(at[0], at[1], &mut cell);
            cell
        })
    }
}
