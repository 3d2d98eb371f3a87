//! Moves of the cursor to a coordinate, to an index, or to the next cell with the same element.

use super::state::{Question, State};
use super::view::View;
use crate::algebra::Tree;
use crate::program::app::App;
use crate::value::Value;
use bumpalo::Bump;

/// The most cells that are looked through one by one.
const SEARCHED: i64 = 1 << 18;

/// Goes where an answer says, or says why not.
pub fn to<'a>(app: &mut App, arena: &'a Bump, view: &View<'a>, state: &mut State, question: Question, typed: &str) {
    let found = match question {
        _ if typed.is_empty() => Ok(Some([0, 0])),
        Question::Coordinate => coordinate(app, arena, view, state, typed),
        _ => index(view, state, typed),
    };
    match found {
        Ok(Some(at)) => state.at = at,
        Ok(None) => state.message = Some(format!("nothing here is called {typed}")),
        Err(why) => state.message = Some(why),
    }
}

/// Goes to the next cell, or the one before, that shows the element under the cursor.
pub fn to_same(view: &View, state: &mut State, forward: bool) {
    let here = view.cell(state.panel, state.at);
    let [rows, cols] = view.extents(state.panel);
    let (Some(element), Some(size)) = (here.and_then(|c| c.element), rows.checked_mul(cols)) else {
        state.message = Some("nothing here has an element to look for".into());
        return;
    };
    let start = state.at[0] + state.at[1] * rows;
    for step in 1..size.min(SEARCHED) {
        let next = (if forward { start + step } else { start - step }).rem_euclid(size);
        let at = [next % rows, next / rows];
        if view.cell(state.panel, at).and_then(|c| c.element) == Some(element) {
            state.at = at;
            return;
        }
    }
    state.message = Some(match size > SEARCHED {
        true => format!("no other among the {SEARCHED} cells behind this one"),
        false => "no other cell shows this element".into(),
    });
}

/// The row and the column of a coordinate: an integer, or a tuple with its brackets or without.
fn coordinate<'a>(app: &mut App, arena: &'a Bump, view: &View<'a>, state: &mut State, typed: &str) -> Result<Option<[i64; 2]>, String> {
    let [rows, cols] = view.extents(state.panel);
    let bare = typed.contains(',') && !typed.starts_with('(');
    let text = if bare { format!("({typed})") } else { typed.to_owned() };
    let coord = match app.session.clone().value(arena, arena.alloc_str(&text)) {
        Ok(Value::Tree(t)) if t.is_int_tuple() => t,
        _ => return Err(format!("`{typed}` is no coordinate: an integer, or integers with commas between them")),
    };
    let linear = match coord {
        Tree::Int(i) => Some(i.value),
        coord => view.linear(state, coord).or_else(|| match coord.items() {
            Some([m, n]) => {
                let (m, n) = (m.int()?.value, n.int()?.value);
                ((0..rows).contains(&m) && (0..cols).contains(&n)).then_some(m + n.saturating_mul(rows))
            }
            _ => None,
        }),
    };
    let size = rows.saturating_mul(cols);
    match linear {
        Some(at) if rows > 0 && !state.operands && at >= size && (at / size) < view.panels() as i64 => {
            state.panel = usize::try_from(at / size).unwrap_or(0); // a plane of a layout of rank 3
            Ok(Some([at % size % rows, at % size / rows]))
        }
        Some(at) if rows > 0 && (0..size).contains(&at) => Ok(Some([at % rows, at / rows])),
        _ => Err(format!("`{typed}` is no coordinate of these {rows} rows and {cols} columns")),
    }
}

/// The first cell with this index, or whose text this is.
fn index(view: &View, state: &State, typed: &str) -> Result<Option<[i64; 2]>, String> {
    let [rows, cols] = view.extents(state.panel);
    let size = rows.saturating_mul(cols);
    let wanted = typed.parse::<i64>().ok();
    if let Some(found) = wanted.and_then(|index| view.preimage(state, index)) {
        return match found {
            Some(at) if (0..size).contains(&at) => Ok(Some([at % rows, at / rows])),
            Some(_) => Err(format!("index {typed} lies in another panel")),
            None => Err(format!("no coordinate has the index {typed}")),
        };
    }
    let like = typed.to_lowercase();
    for i in 0..size.min(SEARCHED) {
        let at = [i % rows, i / rows];
        let Some(cell) = view.cell(state.panel, at) else {
            break;
        };
        let text = cell.text.replace('\n', " ").to_lowercase();
        let by_text = text.trim() == like || text.split_whitespace().any(|word| word == like) && wanted.is_none();
        if (wanted.is_some() && cell.value == wanted) || by_text {
            return Ok(Some(at));
        }
    }
    Ok(None)
}
