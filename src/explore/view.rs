//! The picture on the screen: the expression, evaluated and drawn as the commands draw it.

use super::state::State;
use crate::algebra::properties::{PlainMode, SEARCH_BOUND, injective, plain_modes, preimage};
use crate::algebra::{Composed, Int, Tree};
use crate::eval::error::{Error, ErrorKind};
use crate::program::app::App;
use crate::say::explain;
use crate::syntax::ast::Span;
use crate::value::Value;
use crate::view::of_value;
use crate::view::options::Options;
use crate::view::ownership::Tile;
use crate::view::picture::{Cell, Fill, Panel, Picture};
use bumpalo::Bump;

/// The picture of a state.
pub struct View<'a> {
    /// The picture; `None` before anything could be drawn.
    pub picture: Option<Picture<'a>>,
    /// The value that it shows, where that is a layout or a tensor.
    pub value: Option<Tree<'a>>,
    /// The operands and the result, which panels may show each.
    values: Vec<Tree<'a>>,
    /// The tiles of an atom or a tiling, one a panel.
    tiles: Vec<Tile<'a>>,
    /// Why there are no operands to show, where they are asked for.
    pub without_operands: Option<String>,
    /// The text that was evaluated for it.
    pub source: &'a str,
    /// What is wrong with the expression as it stands: the message, and the characters at fault.
    pub error: Option<(String, std::ops::Range<usize>)>,
    /// The options that the picture is drawn with.
    pub options: Options,
    /// The integer mode and the arena.
    pub cx: crate::algebra::Cx<'a>,
}

/// What an expression is drawn as, and what stands behind it.
struct Made<'a> {
    picture: Picture<'a>,
    value: Option<Tree<'a>>,
    values: Vec<Tree<'a>>,
    tiles: Vec<Tile<'a>>,
    without_operands: Option<String>,
}

/// The most cells among which others with the same element are looked for.
const OTHERS: i64 = 1 << 14;

/// The first of some names, and how many more there are.
fn listed(before: &str, names: &[String], more: bool) -> String {
    const SHOWN: usize = 6;
    let rest = match names.len().saturating_sub(SHOWN) {
        _ if more => " and more".to_owned(),
        0 => String::new(),
        n => format!(" and {n} more"),
    };
    if names.is_empty() { String::new() } else { format!("{before}{}{rest}", names[..names.len().min(SHOWN)].join(", ")) }
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
            threads: None,
            operands: Vec::new(),
            given: None,
            view: None,
            notation: app.notation,
        };
        let cx = app.session.cx(arena);
        let mut view = View {
            picture: None,
            value: None,
            values: vec![],
            tiles: vec![],
            without_operands: None,
            source: "",
            error: None,
            options,
            cx,
        };
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
        let made = result.map_err(|error| {
            let diagnostic = explain(&error, text, &app.session.env);
            let help: String = diagnostic.help.iter().map(|h| format!("; {h}")).collect();
            (format!("{}{help}", diagnostic.message), diagnostic.span().range())
        })?;
        (self.picture, self.value, self.source) = (Some(made.picture), made.value, text);
        (self.values, self.tiles, self.without_operands) = (made.values, made.tiles, made.without_operands);
        Ok(())
    }

    fn evaluated(&self, app: &mut App, arena: &'a Bump, text: &'a str, operands: bool) -> Result<Made<'a>, Box<Error<'a>>> {
        let outcome = app.session.outcome(arena, text)?;
        let whole = Span::new(0, text.len());
        let value = of_value::with_atom(self.cx, outcome.shown());
        let refused = |fault| Error::new(ErrorKind::Fault(fault), whole);
        let mut tiles = Vec::new();
        let tree = match value {
            Value::Tree(tree) => Some(tree),
            Value::Tiling(tiling) => {
                tiles = Tile::of(self.cx, &tiling.kind).map_err(refused)?;
                None
            }
            found => {
                let kind = ErrorKind::WrongKind { wanted: "a layout, a tensor, a swizzle or a tiling", found };
                return Err(Error::new(kind, whole));
            }
        };
        let drawn = of_value::picture(self.cx, value, outcome.operation.as_ref(), operands, &self.options).map_err(refused)?;
        let of_operation = outcome.operation.iter().flat_map(|o| o.operands);
        let operands = of_operation.filter_map(|v| if let Value::Tree(t) = v { Some(*t) } else { None });
        Ok(Made {
            picture: drawn.picture,
            value: tree,
            values: operands.chain(tree).collect(),
            tiles,
            without_operands: drawn
                .unused
                .into_iter()
                .find_map(|why| Some(why.strip_prefix("`--operands` changes nothing here: ")?.to_owned())),
        })
    }

    /// The layout or the tensor that a panel shows: the value, or the operand whose name stands above it.
    pub fn shown(&self, state: &State, panel: usize) -> Option<Tree<'a>> {
        if !state.operands {
            return self.value;
        }
        let heading = &self.panel(panel)?.heading;
        let named = |t: &Tree| heading.ends_with(&self.options.notation.text(Value::Tree(*t)));
        self.values.iter().rev().copied().find(named)
    }

    /// The panel of the result, where operands stand beside it.
    pub fn result_panel(&self) -> usize {
        let text = self.value.map(|t| self.options.notation.text(Value::Tree(t))).unwrap_or_default();
        (0..self.panels()).rev().find(|i| self.panel(*i).is_some_and(|p| p.heading.ends_with(&text))).unwrap_or(0)
    }

    /// The 1-D coordinate of a coordinate of any form in the panel with the cursor.
    pub fn linear(&self, state: &State, coord: Tree<'a>) -> Option<i64> {
        let shape = self.cx.inner_layout("explore", self.layout(state)?).ok()?.shape;
        let natural = self.cx.idx2crd(coord, shape).ok()?;
        let inside = self.cx.crd2idx_compact(natural, shape).ok()?.int()?.value;
        let same = self.cx.idx2crd(Tree::Int(Int::dynamic(inside)), shape).ok()?;
        (self.cx.equal(same, natural).value != 0).then_some(inside)
    }

    /// The layout behind the panel with the cursor.
    fn layout(&self, state: &State) -> Option<Tree<'a>> {
        match self.shown(state, state.panel)? {
            Tree::Tensor(x) => Some(x.layout),
            t @ (Tree::Layout(_) | Tree::Composed(_)) => Some(t),
            t => Some(self.cx.layout_tree(self.cx.as_layout("explore", t).ok()?)),
        }
    }

    /// The first 1-D coordinate with an index, `Some(None)` where there is none; `None` where algebra does not tell.
    pub fn preimage(&self, state: &State, index: i64) -> Option<Option<i64>> {
        let (layout, index) = match self.layout(state)? {
            Tree::Layout(layout) => (*layout, index),
            Tree::Composed(Composed { outer: Tree::Swizzle(s), offset: Tree::Int(offset), inner: Tree::Layout(layout) }) => {
                (**layout, s.apply(index).checked_sub(offset.value)?) // a swizzle is its own inverse
            }
            _ => return None,
        };
        let modes = plain_modes(self.cx, layout).ok()?;
        let mut first: Option<i64> = None;
        let ended = preimage(&modes, index, &mut { SEARCH_BOUND }, &mut |at| {
            let place = |(m, at): (&PlainMode, &i64)| (m.extent, *at);
            let linear = modes.iter().zip(at).map(place).rev().fold(0i64, |n, (extent, at)| n.saturating_mul(extent).saturating_add(at));
            first = Some(first.map_or(linear, |f| f.min(linear)));
            true
        });
        (ended.is_some() || first.is_some()).then_some(first)
    }

    /// Who else holds what stands at the cursor, in words; nothing where nobody does.
    pub fn others(&self, state: &State) -> String {
        if let (Some(tile), Some(picture)) = (self.tiles.get(state.panel), &self.picture) {
            let [rows, _] = self.extents(state.panel);
            let turned = tile.name == "B" && picture.panels.len() == 3; // it stands turned above C
            let [m, n] = state.at;
            let index = if turned { n + m * tile.extents.first().copied().unwrap_or(1) } else { m + n * rows };
            let Ok((holders, more)) = tile.holders(self.cx, index) else {
                return "too many hold it to be named".into();
            };
            let names: Vec<String> = holders.iter().map(|(thread, value)| format!("T{thread} V{value}")).collect();
            return listed("held by ", &names, more);
        }
        let is_injective = || {
            let Tree::Layout(layout) = self.layout(state)? else {
                return None;
            };
            injective(&plain_modes(self.cx, *layout).ok()?)
        };
        let (Some(here), false) = (self.cell(state.panel, state.at).and_then(|c| c.element), is_injective() == Some(true)) else {
            return String::new();
        };
        let [rows, cols] = self.extents(state.panel);
        let size = rows.saturating_mul(cols).min(OTHERS);
        let all = (0..size).map(|i| [i % rows.max(1), i / rows.max(1)]).filter(|at| *at != state.at);
        let same = all.filter(|at| self.cell(state.panel, *at).is_some_and(|c| c.element == Some(here)));
        let names: Vec<String> = same.map(|[m, n]| format!("({m},{n})")).collect();
        listed("also at ", &names, rows.saturating_mul(cols) > OTHERS && !names.is_empty())
    }

    /// What the first cells of a panel look like.
    pub fn look(&self, panel: usize) -> Vec<(Fill, String)> {
        let [rows, cols] = self.extents(panel);
        let size = rows.saturating_mul(cols).min(256);
        (0..size).filter_map(|i| self.cell(panel, [i % rows, i / rows])).map(|c| (c.fill, c.text)).collect()
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
