//! Equations of divides and products: `logical_divide(A, ?) = B`, `blocked_product(?, A) = B` and their relatives.

use super::{Candidates, Solver, Step, as_extent, concatenated, known, modes_of, outer_rank, refused};
use crate::algebra::{Int, Mode, Tree, infer};
use crate::eval::equation::{Refuted, Solved, Unread};
use crate::eval::error::Result;
use crate::syntax::ast::Span;

impl<'a> Solver<'_, 'a> {
    /// A divide of the unknown by a tiler: the same divide of coordinates says which coordinate of the unknown is where.
    pub(super) fn divided(&mut self, name: &str, tiler: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let g = known!(self.function(given, at));
        let tiler_text = self.unknown_side.get(tiler.range()).unwrap_or_default().to_string();
        let by_mode = match self.part(tiler)? {
            Tree::Tuple(items) => Some(items.len()),
            _ => None,
        };
        let shape: Tree = match by_mode {
            None => Tree::Int(Int::dynamic(g.size().unwrap_or(1) as i64)),
            Some(rank) => match self.divided_shape(name, rank, given) {
                Some(shape) => shape,
                None => return Ok(Err(Solved::Unread(Unread::NoFunction(at)))),
            },
        };
        let identity = format!("{name}({}:LayoutLeft, {tiler_text})", crate::value::notation::tree_text(shape));
        let divided = self.text(tiler, &identity)?;
        let Candidates { values, count } = known!(self.left(divided, tiler, given, at));
        let mut all = Vec::new();
        for value in &values {
            all.extend(self.in_shape(*value, shape));
        }
        all.extend(values);
        Ok(Ok(Candidates { values: all, count }))
    }

    /// The shape of what was divided mode by mode into `given`: each mode as large as its tile and its rest together.
    fn divided_shape(&self, name: &str, rank: usize, given: Tree<'a>) -> Option<Tree<'a>> {
        let Tree::Layout(layout) = given else { return None };
        let size = |shape: Tree<'a>| self.cx.product(shape).ok().map(|n| n.value);
        let part = |path: &[usize]| path.iter().try_fold(layout.shape, |t, k| t.items().and_then(|items| items.get(*k)).copied());
        let extents: Option<Vec<Tree>> = (0..rank)
            .map(|k| {
                let n = match name {
                    "logical_divide" => size(part(&[k])?)?,
                    "zipped_divide" => size(part(&[0, k])?)?.checked_mul(size(part(&[1, k])?)?)?,
                    "tiled_divide" => size(part(&[0, k])?)?.checked_mul(size(part(&[k + 1])?)?)?,
                    _ => size(part(&[k])?)?.checked_mul(size(part(&[rank + k])?)?)?,
                };
                Some(Tree::Int(Int::dynamic(n)))
            })
            .collect();
        Some(self.cx.tuple(&extents?))
    }

    /// A layout in the profile of a shape, where it has one.
    fn in_shape(&self, layout: Tree<'a>, shape: Tree<'a>) -> Option<Tree<'a>> {
        let extents: Vec<i64> = shape.items()?.iter().filter_map(|t| t.int()).map(|n| n.value).collect();
        let function = self.function(layout, Span::new(0, 0)).ok()?.ok()?;
        let table = function.table()?;
        if extents.iter().product::<i64>() != table.len() as i64 || function.coordinates {
            return None;
        }
        let found = infer::layout(table.iter().copied(), &extents)?.ok()?;
        Some(self.cx.layout_tree(found.layout(self.cx, shape, |d| Tree::Int(Int::dynamic(d)))))
    }

    /// The block that a product lays out: `given` without what repeats it.
    pub(super) fn block(&mut self, name: &str, tiles: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let fault = refused(at);
        let tiles = self.part(tiles)?;
        let modes = modes_of(self.cx, given);
        let items = modes.items().unwrap_or(&[]);
        if name == "flat_product" {
            let count = match tiles {
                Tree::Layout(layout) => layout.rank(),
                t => t.rank(),
            };
            let own = items.get(..items.len().saturating_sub(count)).unwrap_or(&[]);
            let block = if let [one] = own { *one } else { concatenated(self.cx, own) };
            return Ok(Ok(Candidates::one(block)));
        }
        let tiles = self.cx.as_layout("solve", tiles).map_err(fault)?;
        let mut own = Vec::new();
        for (k, mode) in items.iter().enumerate() {
            let times = match k < tiles.rank() {
                true => self.cx.mode(tiles, k as i64).and_then(|m| self.cx.size(m)).map_err(fault)?.value,
                false => 1,
            };
            let whole = known!(self.function(*mode, at)).size().unwrap_or(0) as i64;
            if times <= 0 || whole % times != 0 {
                return Ok(Err(Solved::None(Refuted::Sizes(times.max(0) as usize, whole as usize))));
            }
            let step = if name == "blocked_product" { 1 } else { times };
            own.push(self.every(*mode, whole / times, step, at)?);
        }
        Ok(Ok(Candidates::one(concatenated(self.cx, &own))))
    }

    /// Every `step`-th coordinate of a mode, so many of them.
    fn every(&self, mode: Tree<'a>, count: i64, step: i64, at: Span) -> Result<'a, Tree<'a>> {
        let fault = refused(at);
        let cx = self.cx.in_mode(Mode::Value);
        let picked = cx.layout(Tree::Int(Int::dynamic(count)), Tree::Int(Int::dynamic(step))).map_err(fault)?;
        let mode = cx.as_layout("solve", mode).map_err(fault)?;
        Ok(cx.layout_tree(cx.composition(mode, picked).map_err(fault)?))
    }

    /// A divide of `A` by the unknown.
    pub(super) fn tiler(&mut self, name: &str, a: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let outer = self.part(a)?;
        let modes = modes_of(self.cx, given);
        let rank = outer_rank(outer);
        let first = self.cx.get(modes, 0).map_err(refused(at))?;
        // A tiler of a mode each: what its parts give.
        let parts: Option<Vec<Tree<'a>>> = match name {
            "logical_divide" => (0..rank as i64)
                .map(|k| self.cx.get_path(modes, [k]).ok().map(|m| modes_of(self.cx, m)))
                .map(|m| m.and_then(|m| self.cx.get(m, 0).ok()))
                .collect(),
            "flat_divide" => (0..rank as i64).map(|k| self.cx.get(modes, k).ok()).collect(),
            _ => {
                let first = modes_of(self.cx, first);
                (0..rank as i64).map(|k| self.cx.get(first, k).ok()).collect()
            }
        };
        let by_mode = parts.filter(|p| rank > 1 && p.len() == rank);
        if let (Some(parts), Tree::Layout(layout)) = (by_mode, outer) {
            let mut tiler = Vec::new();
            for (k, part) in parts.iter().enumerate() {
                let mode = self.cx.mode(*layout, k as i64).map_err(refused(a))?;
                match self.right(self.cx.layout_tree(mode), a, *part, at)? {
                    Ok(found) if !found.values.is_empty() => tiler.push(found.values[0]),
                    _ => break,
                }
            }
            if tiler.len() == rank {
                let extents: Option<Vec<Tree>> = tiler.iter().map(|t| as_extent(*t)).collect();
                let tiler = self.cx.tuple(&extents.unwrap_or(tiler));
                if self.holds(tiler, given)?.is_ok() {
                    return Ok(Ok(Candidates::one(tiler)));
                }
            }
        }
        self.right(outer, a, first, at)
    }

    /// A product of `A` with the unknown.
    pub(super) fn repeated(&mut self, name: &str, a: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let fault = refused(at);
        let block = self.part(a)?;
        let f = known!(self.function(block, a));
        let g = known!(self.function(given, at));
        let Some(size) = f.size() else {
            return Ok(Err(Solved::Unread(Unread::TooLarge(a))));
        };
        let most = g.table().and_then(|t| t.into_iter().max()).unwrap_or(0);
        let cotarget = Tree::Int(Int::dynamic(most.saturating_add(1).max(size as i64)));
        let outside = self.cx.in_mode(Mode::Value).complement(f.layout, Some(cotarget)).map_err(fault)?;
        let modes = modes_of(self.cx, given);
        let rest = match name {
            "blocked_product" | "raked_product" => {
                let items = modes.items().unwrap_or(&[]);
                let inner: Vec<i64> = (0..f.layout.rank() as i64)
                    .map(|k| self.cx.mode(f.layout, k).and_then(|m| self.cx.size(m)).map(|s| s.value))
                    .collect::<std::result::Result<_, _>>()
                    .map_err(fault)?;
                let mut rest = Vec::new();
                for (k, mode) in items.iter().enumerate() {
                    let taken = inner.get(k).copied().unwrap_or(1).max(1);
                    let whole = self.function(*mode, at)?.ok().and_then(|m| m.size()).unwrap_or(0) as i64;
                    if taken == 0 || whole % taken != 0 {
                        return Ok(Err(Solved::None(Refuted::Sizes(taken as usize, whole as usize))));
                    }
                    let step = if name == "blocked_product" { taken } else { 1 };
                    rest.push(self.every(*mode, whole / taken, step, at)?);
                }
                concatenated(self.cx, &rest)
            }
            "tiled_product" => concatenated(self.cx, modes.items().and_then(|m| m.get(1..)).unwrap_or(&[])),
            "flat_product" => concatenated(self.cx, modes.items().and_then(|m| m.get(f.layout.rank()..)).unwrap_or(&[])),
            _ => self.cx.get(modes, 1).map_err(fault)?,
        };
        self.right(self.cx.layout_tree(outside), a, rest, at)
    }
}
