//! Operations with their operands: the same colour for the same element or tile in every panel.

mod along;

use super::colours::Colours;
use super::grid::Walk;
use super::label::{At, Label, Part};
use super::options::Options;
use super::paint::{self, color_note};
use super::panels::{self, Paint};
use super::picture::{self, Fill, Legend, Panel, Picture, Tone};
use super::ruler::Profile;
use super::swizzle::{self, name};
use super::{facts, window};
use crate::algebra::compact::Major;
use crate::algebra::properties::plain_modes;
use crate::algebra::{Cx, Engine, Int, Layout, Result, Tree};
use crate::eval::watch::Outermost;
use crate::functions::{self, Args, Relation};
use crate::value::Value;
use bumpalo::Bump;
use std::cell::Cell;
use std::collections::{HashMap, HashSet};

/// The most elements whose way through an operation is followed; beyond, colours go by index.
const FOLLOWED: i64 = 1 << 16;

/// The most cells of a layout that is divided along its 1-D coordinate, and drawn along it.
const IN_A_ROW: usize = 64;

/// A picture of an operation.
pub struct Operated<'a> {
    /// The panels and what stands around them.
    pub picture: Picture<'a>,
    /// Whether its colours show what of the operands is where in the result, and none can be chosen.
    pub followed: bool,
}

/// A picture of `result` with the operands it came from; `None` where the operation has no
/// picture of its own.
pub fn picture<'a>(cx: Cx<'a>, operation: &Outermost<'a>, result: Tree<'a>, options: &Options) -> Result<'a, Option<Operated<'a>>> {
    let operands: Vec<Tree<'a>> = operation.operands.iter().filter_map(|v| if let Value::Tree(t) = v { Some(*t) } else { None }).collect();
    let kind = operation.function.picture;
    if let Some((c, s)) = swizzle::of(cx, result).filter(|_| kind != functions::Picture::Slice) {
        return swizzle::before_and_after(cx, c, s, options).map(|picture| Some(Operated { picture, followed: true }));
    }
    let follow = Follow { cx, options, kind, operation, result, by_index: Cell::new(false) };
    let made = match (kind, &operands[..]) {
        (functions::Picture::Composition, [a, b]) => follow.composition(*a, *b)?,
        (functions::Picture::Divide, [a, tiler]) => follow.divide(*a, *tiler)?,
        (functions::Picture::Product, [a, tiler]) => follow.product(*a, *tiler)?,
        (functions::Picture::Complement, [a, ..]) => follow.complement(*a, operands.get(1).copied())?,
        (functions::Picture::RightInverse | functions::Picture::LeftInverse, [a]) => follow.inverse(*a)?,
        (functions::Picture::Slice | functions::Picture::Dice, [coord, of]) => follow.slice(*coord, *of)?,
        (functions::Picture::Relation(relation), [a, b]) => follow.shapes(*a, *b, relation)?,
        (_, operands) => match follow.part_of_tensor(operands)? {
            Some(picture) => Some(picture),
            None => follow.any(operands)?,
        },
    };
    let Some(mut made) = made else { return Ok(None) };
    made.element_bits = options.element_bits;
    let picture = window::windowed(cx, made, options)?;
    Ok(Some(Operated { picture, followed: !follow.by_index.get() }))
}

/// What the pictures of all operations need: operands, result, options and the arena.
struct Follow<'o, 'a> {
    cx: Cx<'a>,
    options: &'o Options,
    kind: functions::Picture,
    operation: &'o Outermost<'a>,
    result: Tree<'a>,
    /// Whether cells are coloured each by its index.
    by_index: Cell<bool>,
}

/// The layout that a value is, a shape column-major.
fn as_layout<'a>(cx: Cx<'a>, t: Tree<'a>) -> Option<Layout<'a>> {
    cx.as_layout("picture", t).ok().filter(|l| !l.has_basis())
}

/// All indices of a layout in order, if there are few enough to follow.
fn indices<'a>(cx: Cx<'a>, layout: Layout<'a>) -> Option<Vec<i64>> {
    let size = cx.size(layout).ok()?.value;
    let modes = plain_modes(cx, layout).ok()?;
    (0..=FOLLOWED).contains(&size).then(|| Walk::new(&modes, size, 0).collect())
}

/// The first place of every index, and how often it comes.
fn places(indices: &[i64]) -> HashMap<i64, (i64, usize)> {
    let mut places: HashMap<i64, (i64, usize)> = HashMap::with_capacity(indices.len());
    for (i, index) in indices.iter().enumerate() {
        places.entry(*index).or_insert((i as i64, 0)).1 += 1;
    }
    places
}

/// The tile of every index, of tiles that lie one after the other in `indices`; `None` where an
/// index lies in two of them.
fn tiles_of(indices: &[i64], size: i64) -> Option<HashMap<i64, i64>> {
    let mut tiles = HashMap::with_capacity(indices.len());
    for (index, place) in indices.iter().zip(0i64..) {
        if *tiles.entry(*index).or_insert(place / size) != place / size {
            return None;
        }
    }
    Some(tiles)
}

/// Draws lines around tiles, given by 1-D coordinate, at least as heavy as those of a mode; none where no two neighbours are of
/// one tile.
fn outline(panel: &mut Panel, tiles: HashMap<i64, i64>) {
    let Some(domain) = panel.cells.domain() else { return };
    let (rows, cols) = (panel.rows.clone(), panel.cols.clone());
    let differs = move |m: i64, n: i64, below: bool| {
        let here = domain.first + m * domain.step + n * domain.rows;
        tiles.get(&here) != tiles.get(&(here + if below { domain.step } else { domain.rows }))
    };
    let beside = |below: bool| {
        let (down, across) = (rows.len - i64::from(below), cols.len - i64::from(!below));
        (0..down).flat_map(move |m| (0..across).map(move |n| (m, n)))
    };
    if [true, false].into_iter().all(|below| beside(below).all(|(m, n)| differs(m, n, below))) {
        return;
    }
    let border = move |m: i64, n: i64, below: bool| {
        let edge = if below { rows.edge(m + 1) } else { cols.edge(n + 1) };
        Some(edge.max(usize::from(differs(m, n, below))))
    };
    panel.map_cells(|cells| Box::new(picture::Outlined { cells, border }));
}

/// The number of each index among the distinct ones, in the order in which they first come.
fn numbered(indices: &[i64]) -> HashMap<i64, i64> {
    let mut numbers = HashMap::with_capacity(indices.len());
    for index in indices {
        let next = numbers.len() as i64;
        numbers.entry(*index).or_insert(next);
    }
    numbers
}

impl<'a> Follow<'_, 'a> {
    fn text(&self, t: Tree<'a>) -> String {
        self.options.text(t)
    }

    /// The call as it was written, its operands as values.
    fn call(&self) -> String {
        let notation = self.options.notation;
        let shown = |value: &Value<'a>| match value {
            Value::Tiling(_) => value.kind().to_string(),
            value => notation.text(*value),
        };
        let operands: Vec<String> = self.operation.operands.iter().map(shown).collect();
        if let (true, [coord, of]) = (self.operation.applied, &operands[..]) {
            let coord = if coord.starts_with('(') { coord.clone() } else { format!("({coord})") };
            let of = if of.contains(" o ") { format!("[{of}]") } else { of.clone() };
            return format!("{of}{coord}");
        }
        let templates: Vec<String> = self.operation.templates.iter().map(shown).collect();
        let templates = if templates.is_empty() { String::new() } else { format!("<{}>", templates.join(",")) };
        format!("{}{templates}({})", self.operation.function.name, operands.join(", "))
    }

    /// The call and its result, as the title of the picture.
    fn equation(&self) -> String {
        format!("{} = {}", self.call(), self.text(self.result))
    }

    /// Whether `r` is `a` at `coords`, one after the other.
    fn is_at(&self, r: &[i64], a: Layout<'a>, coords: &[i64]) -> bool {
        r.len() == coords.len()
            && r.iter().zip(coords).all(|(index, coord)| {
                // Each on its own arena, so that any number of them takes constant memory.
                let arena = Bump::new();
                let at = Cx::new(&arena, self.cx.mode).evaluate(a, Tree::Int(Int::dynamic(*coord)));
                at.ok().and_then(Tree::int).is_some_and(|i| i.value == *index)
            })
    }

    /// The coordinates of a layout, as a layout of 1-D coordinates.
    fn identity(&self, layout: Layout<'a>) -> Result<'a, Layout<'a>> {
        self.cx.make_layout(layout.shape, Major::Left)
    }

    /// The panels of one operand, or of the result, with its name in front.
    fn panels(&self, heading: &str, sign: &'static str, t: Tree<'a>, paint: Paint<'a>) -> Result<'a, Vec<Panel<'a>>> {
        let t = match t {
            Tree::Layout(_) | Tree::Composed(_) => t,
            t => self.cx.layout_tree(self.cx.as_layout("picture", t)?),
        };
        let label = self.options.label.clone().unwrap_or_else(|| Label::one(Part::Value));
        let mut panels = panels::panels(self.cx, t, self.options, &label, (0, 0), paint)?;
        name(&mut panels, &format!("{heading}{}", self.text(t)));
        if let Some(first) = panels.first_mut() {
            first.sign = sign;
        }
        Ok(panels)
    }

    /// Panels beside one another; below one another where there is a single row, so that rows have
    /// their coordinates under one another and leave no empty space beside them.
    fn arrange(&self, parts: Vec<Vec<Panel<'a>>>) -> Vec<Panel<'a>> {
        let stacked = parts.iter().flatten().any(|p| p.rows.len == 1);
        let mut at = 0;
        let mut all = Vec::new();
        for part in parts {
            let extent = 1 + part.iter().map(|p| if stacked { p.place.0 } else { p.place.1 }).max().unwrap_or(0);
            for mut panel in part {
                *(if stacked { &mut panel.place.0 } else { &mut panel.place.1 }) += at;
                all.push(panel);
            }
            at += extent;
        }
        all
    }

    fn made(&self, title: String, parts: Vec<Vec<Panel<'a>>>, legend: Vec<Legend>, notes: Vec<String>) -> Picture<'a> {
        let facts = facts::line(self.cx, self.result);
        Picture { title, facts, panels: self.arrange(parts), legend, notes, element_bits: None, aligned: false }
    }

    /// Colours by index, where the elements are not followed.
    fn by_index(&self, t: Tree<'a>) -> Result<'a, Paint<'a>> {
        let t = if t.is_int_tuple() { self.cx.layout_tree(self.cx.as_layout("picture", t)?) } else { t };
        paint::plain_paint(self.cx, t, self.options)
    }

    /// A, B and R of `composition(A, B)`: a colour is a coordinate of A, which B chooses and R holds.
    fn composition(&self, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Option<Picture<'a>>> {
        let (Some(la), Some(r)) = (as_layout(self.cx, a), as_layout(self.cx, self.result)) else {
            return self.any(&[a, b]);
        };
        let identity = self.identity(la)?;
        let Ok(coords) = self.cx.composition_tiler(identity, b) else { return self.any(&[a, b]) };
        let (Some(coords), Some(indices_of_r)) = (indices(self.cx, coords), indices(self.cx, r)) else { return self.any(&[a, b]) };
        let tiler = as_layout(self.cx, b).filter(|_| !matches!(b, Tree::Tuple(_)));
        // What CuTe answers is not always A(B(c)): then no cell of A is one of R.
        let goes_through = |b: Layout<'a>| indices(self.cx, b).is_some_and(|b| b == coords);
        if !self.is_at(&indices_of_r, la, &coords) || !tiler.is_none_or(goes_through) {
            return self.any(&[a, b]);
        }
        let (found, numbers) = (places(&coords), numbered(&coords));
        let shared = found.values().any(|(_, owners)| *owners > 1);
        let colours = Colours::new(numbers.len() as i64);
        let of_a: Paint<'a> = {
            let numbers = numbers.clone();
            Box::new(move |at: At, cell: &mut picture::Cell| match (numbers.get(&at.linear), found.get(&at.linear)) {
                (Some(i), Some((_, owners))) => {
                    (cell.fill, cell.element) = (colours.of(*i), Some(*i));
                    if *owners > 1 {
                        cell.text.push_str(&format!(" ×{owners}"));
                    }
                }
                _ => (cell.tone, cell.element) = (Tone::Dim, None),
            })
        };
        let of_r: Vec<i64> = coords.iter().filter_map(|c| numbers.get(c).copied()).collect();
        let own = |of_r: Vec<i64>| {
            move |at: At, cell: &mut picture::Cell| {
                if let Some(i) = usize::try_from(at.linear).ok().and_then(|c| of_r.get(c)) {
                    (cell.fill, cell.element) = (colours.of(*i), Some(*i));
                }
            }
        };
        let mut parts = vec![self.panels("A = ", "", a, of_a)?];
        if let Some(b) = tiler {
            parts.push(self.panels("B = ", "∘", self.cx.layout_tree(b), Box::new(own(of_r.clone())))?);
        }
        parts.push(self.panels("R = ", "=", self.result, Box::new(own(of_r)))?);
        let title = format!("{} ∘ {} = {}", self.text(a), self.text(b), self.text(self.result));
        let law = if tiler.is_some() { "R(c) = A(B(c))" } else { "R is A by modes" };
        let mut notes = vec![format!("the same colour is the same coordinate of A: {law}{}", colours.note())];
        notes.extend(shared.then(|| "×n: so many coordinates of R share it".into()));
        Ok(Some(self.made(title, parts, Vec::new(), notes)))
    }

    /// The same operation on another first operand.
    fn again(&self, a: Layout<'a>) -> Option<Layout<'a>> {
        let mut values = self.operation.operands.to_vec();
        *values.first_mut()? = self.cx.layout_tree(a).into();
        let Outermost { function, templates, .. } = *self.operation;
        match (function.run)(&Args { cx: self.cx, row: function, templates, values: &values }) {
            Ok(Value::Tree(Tree::Layout(l))) => Some(*l),
            _ => None,
        }
    }

    /// A and its division: a colour is a tile, the same in both.
    fn divide(&self, a: Tree<'a>, tiler: Tree<'a>) -> Result<'a, Option<Picture<'a>>> {
        let cx = self.cx;
        let Some(la) = as_layout(cx, a) else { return self.any(&[a]) };
        let identity = self.identity(la)?;
        let size = cx.size(la)?.value;
        let zipped = cx.zipped_divide(identity, tiler)?;
        let Some(own) = self.again(identity) else { return self.any(&[a]) };
        let tile_size = cx.size(cx.mode(zipped, 0)?)?.value.max(1);
        let (Some(zipped), Some(own)) = (indices(cx, zipped), indices(cx, own)) else { return self.any(&[a]) };
        let (Some(tiles), Some(r)) = (tiles_of(&zipped, tile_size), as_layout(cx, self.result).and_then(|r| indices(cx, r))) else {
            return self.any(&[a]);
        };
        if !self.is_at(&r, la, &own) {
            return self.any(&[a]);
        }
        let count = zipped.len() as i64 / tile_size;
        let colours = Colours::new(count);
        let of_result = tiles.clone();
        let in_a = tiles.clone();
        let of_a = move |at: At, cell: &mut picture::Cell| match in_a.get(&at.linear) {
            Some(tile) => (cell.fill, cell.element) = (colours.of_tile(*tile), Some(at.linear)),
            None => cell.tone = Tone::Dim,
        };
        // A tiler that goes along the 1-D coordinate is seen along it.
        let in_a_row = as_layout(cx, tiler).is_some() && !matches!(tiler, Tree::Tuple(_)) && la.rank() != 2 && own.len() <= IN_A_ROW;
        let mut parts = Vec::new();
        if in_a_row {
            let colour = {
                let tiles = tiles.clone();
                move |c: i64| tiles.get(&c).map(|tile| colours.of_tile(*tile))
            };
            let of_a = (0..).zip(indices(cx, la).unwrap_or_default()).collect();
            parts.push(along::divided(format!("A = {}, by its 1-D coordinate", self.text(a)), of_a, [size, size], colour.clone()));
            let of_r = own.iter().copied().zip(r.iter().copied()).collect();
            let heading = "one tile after the other: R by its 1-D coordinate".to_owned();
            parts.push(along::divided(heading, of_r, [size, tile_size], colour));
        } else {
            let mut panels = self.panels("A = ", "", a, Box::new(of_a))?;
            panels.iter_mut().for_each(|panel| outline(panel, tiles.clone()));
            parts.push(panels);
        }
        let beyond = own.iter().any(|c| *c >= size);
        let of_r = move |at: At, cell: &mut picture::Cell| {
            let Some(c) = own.get(at.linear as usize) else { return };
            cell.element = Some(*c);
            match of_result.get(c) {
                Some(tile) if *c < size => cell.fill = colours.of_tile(*tile),
                _ => (cell.fill, cell.tone) = (Fill::Hole, Tone::Dim),
            }
        };
        parts.push(self.panels("R = ", if in_a_row { "" } else { "→" }, self.result, Box::new(of_r))?);
        let text = if count == 1 { format!("the one tile of {tile_size}") } else { format!("the first of {count} tiles of {tile_size}") };
        let mut notes = vec![format!("a colour is a tile, the same in both{}", colours.note_of_tiles())];
        notes.extend(beyond.then(|| "grey cells of R lie beyond A: the tile does not divide it".into()));
        Ok(Some(self.made(self.equation(), parts, vec![Legend { fill: Fill::Base, text }], notes)))
    }

    /// The block, the layout of its copies and the product: a colour is a copy of the block.
    fn product(&self, a: Tree<'a>, tiler: Tree<'a>) -> Result<'a, Option<Picture<'a>>> {
        let cx = self.cx;
        let (Some(la), Some(r)) = (as_layout(cx, a), as_layout(cx, self.result)) else { return self.any(&[a, tiler]) };
        let Ok(zipped) = cx.zipped_product(la, tiler) else { return self.any(&[a, tiler]) };
        let block = cx.size(la)?.value.max(1);
        let (Some(zipped), Some(_)) = (indices(cx, zipped), indices(cx, r)) else { return self.any(&[a, tiler]) };
        let Some(tiles) = tiles_of(&zipped, block) else { return self.any(&[a, tiler]) };
        let colours = Colours::new(zipped.len() as i64 / block);
        let of_r = move |at: At, cell: &mut picture::Cell| match tiles.get(&at.value) {
            Some(tile) => (cell.fill, cell.element, cell.group) = (colours.of_tile(*tile), Some(at.value), Some(*tile)),
            None => cell.tone = Tone::Dim,
        };
        let of_a = |at: At, cell: &mut picture::Cell| (cell.fill, cell.element) = (Fill::Base, Some(at.value));
        let of_b = move |at: At, cell: &mut picture::Cell| {
            (cell.fill, cell.element, cell.group) = (colours.of_tile(at.linear), None, Some(at.linear));
        };
        let mut parts = vec![self.panels("A = ", "", a, Box::new(of_a))?];
        let b = as_layout(cx, tiler).filter(|_| !matches!(tiler, Tree::Tuple(_)));
        if let Some(b) = b {
            parts.push(self.panels("B = ", "⊗", cx.layout_tree(b), Box::new(of_b))?);
        }
        parts.push(self.panels("R = ", "=", self.result, Box::new(of_r))?);
        let where_it_is = if b.is_some() { ": cell t of B is copy t in R" } else { "" };
        let notes = vec![format!("a colour is one copy of the block{where_it_is}{}", colours.note_of_tiles())];
        Ok(Some(self.made(self.equation(), parts, vec![Legend { fill: Fill::Base, text: "the block".into() }], notes)))
    }

    /// A layout and its inverse: a colour is a coordinate of the layout, and a value of the inverse.
    fn inverse(&self, a: Tree<'a>) -> Result<'a, Option<Picture<'a>>> {
        let cx = self.cx;
        let (Some(la), Some(_)) = (as_layout(cx, a), as_layout(cx, self.result)) else { return self.any(&[a]) };
        if cx.size(la)?.value > FOLLOWED {
            return self.any(&[a]);
        }
        let Some(r) = as_layout(cx, self.result).and_then(|r| indices(cx, r)) else { return self.any(&[a]) };
        // Where R undoes L the colour is that of the coordinate of L.
        let size = cx.size(la)?.value;
        let colours = Colours::new(r.iter().fold(size, |most, i| most.max(i.saturating_add(1))));
        let of_a = move |at: At, cell: &mut picture::Cell| (cell.fill, cell.element) = (colours.of(at.linear), Some(at.linear));
        let of_r = move |at: At, cell: &mut picture::Cell| (cell.fill, cell.element) = (colours.of(at.value), Some(at.value));
        let parts = vec![self.panels("L = ", "", a, Box::new(of_a))?, self.panels("R = ", "→", self.result, Box::new(of_r))?];
        let counting: Vec<i64> = (0..r.len() as i64).collect();
        let law = match self.kind {
            functions::Picture::LeftInverse => {
                let at_index = |i: &i64| usize::try_from(*i).ok().and_then(|i| r.get(i).copied());
                let whole = indices(cx, la).is_some_and(|l| l.iter().zip(0i64..).all(|(index, i)| at_index(index) == Some(i)));
                whole.then_some("; R(L(i)) = i")
            }
            _ => self.is_at(&counting, la, &r).then_some("; L(R(i)) = i"),
        };
        let law = law.unwrap_or_default();
        let notes = vec![format!("a colour is a 1-D coordinate of L: the place in L, the value in R{law}{}", colours.note())];
        Ok(Some(self.made(self.equation(), parts, Vec::new(), notes)))
    }

    /// A layout with what a slice or a dice keeps of it lit, and the slice itself.
    fn slice(&self, coord: Tree<'a>, of: Tree<'a>) -> Result<'a, Option<Picture<'a>>> {
        let cx = self.cx;
        if !matches!(of, Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_)) || coord.all_underscore() {
            return self.any(&[of]);
        }
        let layout_of = if let Tree::Tensor(x) = of { x.layout } else { of };
        let identity = self.identity(cx.inner_layout("slice", layout_of)?)?;
        let (kept, offset) = match self.kind {
            functions::Picture::Dice => (cx.dice_layout(coord, identity)?, 0),
            _ => {
                let (slice, offset) = cx.slice_and_offset(coord, identity)?;
                (slice, cx.int("slice", offset)?.value)
            }
        };
        let Some(kept) = indices(cx, kept) else { return self.any(&[of]) };
        let kept: HashMap<i64, i64> = kept.iter().enumerate().map(|(i, c)| (c + offset, i as i64)).collect();
        let count = kept.len();
        let colours = Colours::new(count as i64);
        let paint = move |at: At, cell: &mut picture::Cell| match kept.get(&at.linear) {
            Some(i) => (cell.fill, cell.element) = (colours.of(*i), Some(*i)),
            None => (cell.tone, cell.element) = (Tone::Dim, None),
        };
        let of_result = move |at: At, cell: &mut picture::Cell| (cell.fill, cell.element) = (colours.of(at.linear), Some(at.linear));
        let mut parts = vec![self.panels("A = ", "", layout_of, Box::new(paint))?];
        let result = match self.result {
            Tree::Tensor(x) => x.layout,
            t => t,
        };
        if matches!(result, Tree::Layout(l) if l.rank() > 0) || matches!(result, Tree::Composed(_)) {
            parts.push(self.panels("R = ", "→", result, Box::new(of_result))?);
        }
        let meaning = match self.kind {
            functions::Picture::Dice => "dice keeps the modes where the coordinate is no underscore, from the start",
            _ if !coord.has_underscore() => "the element at the coordinate",
            _ => "a slice starts at the offset of the coordinate",
        };
        let are = if count == 1 { "is" } else { "are" };
        let mut notes = vec![format!("{count} of {} cells {are} kept; {meaning}", cx.size(identity)?.value)];
        notes.extend((parts.len() > 1).then(|| format!("a colour is a 1-D coordinate of the result{}", colours.note())));
        Ok(Some(self.made(self.equation(), parts, Vec::new(), notes)))
    }

    /// Two shapes: what is one coordinate of the first in the second.
    fn shapes(&self, a: Tree<'a>, b: Tree<'a>, question: Relation) -> Result<'a, Option<Picture<'a>>> {
        let cx = self.cx;
        let shape = |t: Tree<'a>| if let Tree::Layout(l) = t { l.shape } else { t };
        let (a, b) = (shape(a), shape(b));
        if !a.is_int_tuple() || !b.is_int_tuple() {
            return Ok(None);
        }
        let relation = super::relation::relation(cx, a, b)?;
        let (coarse, size) = (Profile::new(a), cx.product(a)?.value);
        // One colour for every coordinate of the outermost mode of the coarser shape.
        let (outer, what) = match a.items() {
            Some([.., last]) if a.rank() > 1 => ((size / cx.product(*last)?.value.max(1)).max(1), "in the last mode of A"),
            _ => (1, "of A"),
        };
        let colours = Colours::new(size / outer);
        let painted = |coarse: Profile| {
            move |at: At, cell: &mut picture::Cell| {
                (cell.value, cell.element) = (None, Some(at.linear));
                match at.linear < size {
                    true => {
                        coarse.coordinate(at.linear, &mut cell.text);
                        cell.fill = colours.of(at.linear / outer);
                    }
                    false => (cell.fill, cell.tone) = (Fill::Hole, Tone::Dim),
                }
            }
        };
        let label = Label(Vec::new());
        let panels = |t: Tree<'a>, heading: String, sign| -> Result<'a, Vec<Panel<'a>>> {
            let layout = cx.layout_tree(cx.make_layout(t, Major::Left)?);
            let mut panels = panels::panels(cx, layout, self.options, &label, (0, 0), Box::new(painted(coarse.clone())))?;
            name(&mut panels, &heading);
            panels.iter_mut().take(1).for_each(|p| p.sign = sign);
            Ok(panels)
        };
        let parts = vec![panels(a, format!("A = {}", self.text(a)), "")?, panels(b, format!("B = {}", self.text(b)), "in")?];
        let (answer, relative) = match question {
            Relation::WeaklyCompatible => (relation.weakly_compatible, "weakly compatible with"),
            Relation::Congruent => (relation.congruent, "congruent with"),
            Relation::WeaklyCongruent => (relation.weakly_congruent, "weakly congruent with"),
            Relation::Compatible => (relation.compatible, "compatible with"),
        };
        let is = |answer: bool| if answer { "is" } else { "is not" };
        let title = format!("{} {} {relative} {}", self.text(a), is(answer), self.text(b));
        let mut notes = vec![format!("in both: the coordinate of A that the cell is; a colour is a coordinate {what}{}", colours.note())];
        notes.push(match question {
            Relation::Compatible => relation.reason,
            _ => format!("it {} compatible: {}", is(relation.compatible), relation.reason),
        });
        let beyond = cx.product(b)?.value > size;
        notes.extend(beyond.then(|| "grey: A has no such coordinate".into()));
        Ok(Some(Picture { facts: String::new(), ..self.made(title, parts, Vec::new(), notes) }))
    }

    /// A tensor and what an operation takes of it: the elements of the result are lit where they lie. `None` where the result
    /// is not a part of its first operand.
    fn part_of_tensor(&self, operands: &[Tree<'a>]) -> Result<'a, Option<Picture<'a>>> {
        let (Some(Tree::Tensor(a)), Tree::Tensor(r)) = (operands.first(), self.result) else { return Ok(None) };
        let offset = match (a.engine, r.engine) {
            (Engine::Pointer(p), Engine::Pointer(q)) if p.element_bits == q.element_bits && p.swizzle.is_none() && q.swizzle.is_none() => {
                q.address.checked_sub(p.address).and_then(|bits| bits.checked_div(p.element_bits.into()))
            }
            (Engine::Counting(m), Engine::Counting(n)) => n.checked_sub(m),
            _ => None,
        };
        let (Some(offset), Some(la), Some(lr)) = (offset, as_layout(self.cx, a.layout), as_layout(self.cx, r.layout)) else {
            return Ok(None);
        };
        let (Some(of_a), Some(of_r)) = (indices(self.cx, la), indices(self.cx, lr)) else { return Ok(None) };
        let taken: HashMap<i64, i64> = of_r.iter().map(|index| index.wrapping_add(offset)).zip(0..).collect();
        let all: HashSet<i64> = of_a.iter().copied().collect();
        if !taken.keys().all(|index| all.contains(index)) {
            return Ok(None);
        }
        let (count, whole) = (taken.len(), all.len());
        let colours = Colours::new(of_r.len() as i64);
        let paint = move |at: At, cell: &mut picture::Cell| match taken.get(&at.value) {
            Some(i) => (cell.fill, cell.element) = (colours.of(*i), Some(*i)),
            None => (cell.tone, cell.element) = (Tone::Dim, None),
        };
        let of_result = move |at: At, cell: &mut picture::Cell| (cell.fill, cell.element) = (colours.of(at.linear), Some(at.linear));
        let parts = vec![self.panels("A = ", "", a.layout, Box::new(paint))?, self.panels("R = ", "→", r.layout, Box::new(of_result))?];
        let notes = vec![
            format!("{count} of the {whole} elements of A are in R, which starts at index {offset} of A"),
            format!("a colour is a 1-D coordinate of R{}", colours.note()),
        ];
        Ok(Some(self.made(self.equation(), parts, Vec::new(), notes)))
    }

    /// Any other operation: its layouts side by side, each by itself.
    fn any(&self, operands: &[Tree<'a>]) -> Result<'a, Option<Picture<'a>>> {
        let drawable = |t: &Tree<'a>| matches!(t, Tree::Layout(l) if !l.has_basis()) || matches!(t, Tree::Composed(_));
        let result = match self.result {
            Tree::Tensor(x) => x.layout,
            t => t,
        };
        let operands: Vec<Tree<'a>> = operands.iter().copied().filter(drawable).collect();
        if operands.is_empty() || !drawable(&result) {
            return Ok(None);
        }
        self.by_index.set(true);
        let mut parts = Vec::new();
        for (k, t) in operands.iter().enumerate() {
            let heading = format!("{} = ", char::from(b'A' + (k % 17) as u8));
            parts.push(self.panels(&heading, "", *t, self.by_index(*t)?)?);
        }
        parts.push(self.panels("R = ", "=", result, self.by_index(result)?)?);
        let notes = color_note(self.options.color.unwrap_or_default(), self.options.element_bits);
        Ok(Some(self.made(self.equation(), parts, Vec::new(), notes.into_iter().collect())))
    }
}
