//! The lines about the cell under the cursor: coordinate, index, address and bank.

use super::state::State;
use super::view::View;
use crate::algebra::{Cx, Layout, Result, Tree};
use crate::value::Value;
use crate::value::notation::Notation;
use crate::view::table::row;
use std::fmt::Write;

/// Two lines: the coordinate in every form with what it maps to, and how the index comes about.
pub fn lines(view: &View, state: &State) -> [String; 2] {
    let Some(panel) = view.panel(state.panel) else {
        return [String::new(), String::new()];
    };
    let Some(cell) = view.cell(state.panel, state.at) else {
        return ["nothing is here".to_owned(), String::new()];
    };
    let said = cell.text.replace('\n', " ");
    let others = view.others(state);
    let behind = |text: String| if text.is_empty() || others.is_empty() { text + &others } else { format!("{text}  {others}") };
    if let Some([forms, sum]) = view.shown(state, state.panel).and_then(|t| forms(view, state, t).ok()) {
        return [forms, behind(sum)];
    }
    // One of several panels: what its own sides say.
    let [m, n] = state.at;
    let mut natural = String::new();
    panel.rows.profile.coordinate(m, &mut natural);
    natural.push(',');
    panel.cols.profile.coordinate(n, &mut natural);
    let index = cell.value.map_or(String::new(), |v| format!("  index {v}"));
    [
        format!("row {m}  column {n}  1-D {}  natural ({natural}){index}", m + n.saturating_mul(panel.rows.len)),
        behind(format!("shows {said}")),
    ]
}

/// Of a layout, a composed layout or a tensor that is drawn by itself.
fn forms<'a>(view: &View<'a>, state: &State, value: Tree<'a>) -> Result<'a, [String; 2]> {
    let (cx, notation) = (view.cx, view.options.notation);
    let (layout, element) = match value {
        Tree::Tensor(x) => (x.layout, view.cell(state.panel, state.at).map(|c| c.text.replace('\n', " "))),
        Tree::Layout(_) | Tree::Composed(_) => (value, None),
        t => (cx.layout_tree(cx.as_layout("explore", t)?), None),
    };
    let inner = cx.inner_layout("explore", layout)?;
    let [rows, cols] = view.extents(state.panel);
    let plane = if state.operands { 0 } else { rows.saturating_mul(cols).saturating_mul(state.panel as i64) };
    let linear = state.at[1].saturating_mul(rows).saturating_add(state.at[0]).saturating_add(plane);
    let row = row(cx, inner.shape, Some(layout), linear)?;
    let text = |t: Tree| Notation { plain: true, ..notation }.text(Value::Tree(t));
    let mut forms = format!("1-D {linear}");
    if inner.shape.rank() > 1 {
        let _ = write!(forms, "  {}-D {}", inner.shape.rank(), text(row.flat));
    }
    let _ = write!(forms, "  natural {}", text(row.natural));
    if let Some(index) = row.index {
        let _ = write!(forms, "  index {}", text(index));
    }
    if let Some(element) = element {
        let _ = write!(forms, "  element {element}");
    }
    let mut sum = product(cx, inner, row.natural, &text);
    if let (Tree::Composed(c), Some(index)) = (layout, row.index) {
        let _ = write!(sum, "; {} o {} gives {}", text(c.outer), text(c.offset), text(index));
    }
    Ok([forms, sum])
}

/// The inner product of coordinate and stride, written out.
fn product<'a>(cx: Cx<'a>, layout: Layout<'a>, natural: Tree<'a>, text: &dyn Fn(Tree) -> String) -> String {
    let (mut coords, mut strides) = (Vec::new(), Vec::new());
    leaves(natural, &mut coords);
    leaves(layout.stride, &mut strides);
    let terms: Vec<String> = coords.iter().zip(&strides).map(|(c, d)| format!("{}*{}", text(*c), text(*d))).collect();
    match cx.crd2idx(natural, layout.shape, layout.stride) {
        Ok(index) if terms.len() <= 16 => format!("{} = {}", terms.join(" + "), text(index)),
        _ => String::new(),
    }
}

fn leaves<'a>(t: Tree<'a>, out: &mut Vec<Tree<'a>>) {
    match t {
        Tree::Tuple(items) => items.iter().for_each(|t| leaves(*t, out)),
        t => out.push(t),
    }
}
