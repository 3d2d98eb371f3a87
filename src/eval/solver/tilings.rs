//! Equations of divides and products: `logical_divide(A, ?) = B`, `blocked_product(?, A) = B` and their relatives.

use super::compositions::undone_modes;
use super::{Candidates, Solver, Step, as_extent, concatenated, known, modes_of, outer_rank, refused};
use crate::algebra::solve::{Modes, leafwise};
use crate::algebra::{Int, Layout, Mode, Tree, infer};
use crate::eval::equation::{Answers, Refuted, Solved, Unread};
use crate::eval::error::Result;
use crate::syntax::ast::Span;

/// The most tilers of a mode each that are tried.
const MAX_TILERS: usize = 1 << 9;

/// The most modes that a tiler divides one by one.
const MAX_TILED: usize = 4;

/// Tilers of a mode each, as they are found.
struct Tuples<'t, 'a> {
    name: &'t str,
    /// What the answer is, coalesced, and where it can be cut.
    wanted: &'t Modes,
    cuts: &'t [i64],
    /// The modes of what is divided.
    modes: &'t [Layout<'a>],
    found: Vec<Vec<Tree<'a>>>,
    exact: bool,
}

impl<'a> Solver<'_, 'a> {
    /// A divide of the unknown by a tiler: the same divide of coordinates says which coordinate of the unknown is where.
    pub(super) fn divided(&mut self, name: &str, tiler: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let g = known!(self.function(given, at));
        let tiler_text = self.unknown_side.get(tiler.range()).unwrap_or_default().to_string();
        let tiler_value = self.part(tiler)?;
        let by_mode = match tiler_value {
            Tree::Tuple(items) => Some(items.len()),
            _ => None,
        };
        let shape: Tree = match by_mode {
            None => {
                // As many coordinates as the tiler leaves room for: it may have some of them several times.
                let cx = self.cx.in_mode(Mode::Value);
                let layout = cx.as_layout("solve", tiler_value).map_err(refused(tiler))?;
                let own = cx.size(layout).map_err(refused(tiler))?.value.max(1);
                let filtered = cx.filter(layout).and_then(|l| cx.size(l)).map_err(refused(tiler))?.value.max(1);
                Tree::Int(Int::dynamic((g.size().unwrap_or(1) as i64 / own).max(1).saturating_mul(filtered)))
            }
            Some(rank) => match self.divided_shape(name, rank, given) {
                Some(shape) => shape,
                None => return Ok(Err(Solved::Unread(Unread::NoFunction(at)))),
            },
        };
        let identity = format!("{name}({}:LayoutLeft, {tiler_text})", crate::value::notation::tree_text(shape));
        let divided = self.text(tiler, &identity)?;
        let candidates = match by_mode {
            None => known!(self.left(divided, tiler, given, at)),
            Some(_) => known!(self.left_function(divided, tiler, given, at)),
        };
        let (_, exact) = candidates.best();
        let spelled = |value: Tree<'a>| self.in_shape(value, shape).into_iter().chain([value]).collect();
        let values = candidates.values().map(spelled).collect();
        Ok(Ok(Candidates::none(candidates.complete).and(Answers::Sized, values, exact)))
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
            let mut values = vec![block];
            values.extend(known!(self.first_numbers(tiles, given, at)));
            return Ok(Ok(Candidates::spelled(vec![values], true, true)));
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
        let alone = own.first().copied().filter(|_| own.len() == 1);
        Ok(Ok(Candidates::spelled(vec![[concatenated(self.cx, &own)].into_iter().chain(alone).collect()], true, true)))
    }

    /// The block that stands first in a product: its first mode, or as many numbers as the tiles leave for it.
    pub(super) fn repeated_block(&mut self, tiles: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let tiles = self.part(tiles)?;
        let mut values: Vec<Tree<'a>> = self.cx.get(modes_of(self.cx, given), 0).into_iter().collect();
        values.extend(known!(self.first_numbers(tiles, given, at)));
        Ok(Ok(Candidates::spelled(vec![values], true, true)))
    }

    /// The layout of as many first numbers of `given` as `tiles` leave for a block.
    fn first_numbers(&mut self, tiles: Tree<'a>, given: Tree<'a>, at: Span) -> Step<'a, Option<Tree<'a>>> {
        let g = known!(self.any_function(given, at));
        let times = self.cx.as_layout("solve", tiles).and_then(|l| self.cx.size(l)).map_err(refused(at))?.value.max(1);
        let whole = g.normal().iter().fold(1i64, |n, m| n.saturating_mul(m.0));
        Ok(Ok(leafwise::between(&g.normal(), 1, whole / times).filter(|_| whole % times == 0).map(|modes| self.plain(&modes))))
    }

    /// Every `step`-th coordinate of a mode, so many of them.
    fn every(&self, mode: Tree<'a>, count: i64, step: i64, at: Span) -> Result<'a, Tree<'a>> {
        let fault = refused(at);
        let cx = self.cx.in_mode(Mode::Value);
        let picked = cx.layout(Tree::Int(Int::dynamic(count)), Tree::Int(Int::dynamic(step))).map_err(fault)?;
        let mode = cx.as_layout("solve", mode).map_err(fault)?;
        Ok(cx.layout_tree(cx.composition(mode, picked).map_err(fault)?))
    }

    /// A divide of `A` by the unknown: a layout that `A` is composed with to the first numbers, up to wherever they can be cut, or
    /// a tuple of such, a mode each.
    pub(super) fn tiler(&mut self, name: &str, a: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let outer = self.part(a)?;
        let f = known!(self.any_function(outer, a));
        let g = known!(self.any_function(given, at));
        let large = Solved::Unread(Unread::TooLarge(if f.size().is_none() { a } else { at }));
        let wanted = match undone_modes(&f, &g) {
            Ok(wanted) => wanted,
            Err(Some(refuted)) => return Ok(Err(Solved::None(refuted))),
            Err(None) => return Ok(Err(large)),
        };
        let Some(cuts) = leafwise::cuts(&wanted) else { return Ok(Err(large)) };
        let mut modes: Vec<Layout<'a>> = Vec::new();
        for k in 0..f.layout.rank().min(MAX_TILED) as i64 {
            modes.push(self.cx.mode(f.layout, k).map_err(refused(a))?);
        }
        let mut tuples = Tuples { name, wanted: &wanted, cuts: &cuts, modes: &modes, found: Vec::new(), exact: true };
        if outer_rank(outer) > 1 {
            known!(self.tuples(&mut tuples, &mut Vec::new(), 1, a));
        }
        let exact = tuples.exact && f.layout.rank() <= MAX_TILED;
        let mut all = Candidates::spelled(tuples.found, exact, exact);
        let left = known!(self.coalesced(f.layout, a));
        for cut in &cuts {
            let Some(part) = leafwise::between(&wanted, 1, *cut) else { continue };
            let (within, beyond) = (leafwise::right(&left, &part, false), leafwise::right(&left, &part, true));
            all = all.or(self.composed_to(&left, &part, (&within, &beyond), &g));
        }
        match all.is_empty() {
            false => Ok(Ok(all)),
            true => {
                let first = self.cx.get(modes_of(self.cx, given), 0).map_err(refused(at))?;
                self.right(outer, a, first, at)
            }
        }
    }

    /// Adds the tilers that begin with `tiler`, which takes the numbers up to `from`. As deep as [`MAX_TILED`].
    fn tuples(&mut self, tuples: &mut Tuples<'_, 'a>, tiler: &mut Vec<Tree<'a>>, from: i64, a: Span) -> Step<'a, ()> {
        let Some(mode) = tuples.modes.get(tiler.len()) else { return Ok(Ok(())) };
        let cx = self.cx.in_mode(Mode::Value);
        let left = known!(self.coalesced(*mode, a));
        let size = cx.size(*mode).map_err(refused(a))?;
        for cut in tuples.cuts.iter().filter(|cut| **cut >= from && **cut % from == 0) {
            let Some(part) = leafwise::between(tuples.wanted, from, *cut) else { continue };
            let found = leafwise::right(&left, &part, false);
            tuples.exact &= found.complete;
            for layout in &found.layouts {
                if tuples.found.len() >= MAX_TILERS {
                    tuples.exact = false;
                    return Ok(Ok(()));
                }
                let one = if layout.0.is_empty() { self.plain(&vec![(1, 1)]) } else { self.plain(&layout.0) };
                // A tile of `logical_divide` has its rest behind it.
                let next = match (tuples.name, cx.as_layout("solve", one)) {
                    ("logical_divide", Ok(tile)) => {
                        // CuTe does not divide by what has no complement.
                        let rest = cx.complement(tile, Some(Tree::Int(size))).and_then(|rest| cx.size(rest));
                        let Ok(rest) = rest else { continue };
                        cut.saturating_mul(rest.value)
                    }
                    _ => *cut,
                };
                tiler.push(one);
                if tiler.len() > 1 {
                    let extents: Option<Vec<Tree>> = tiler.iter().map(|t| as_extent(*t)).collect();
                    let extents = extents.map(|extents| self.cx.tuple(&extents));
                    tuples.found.push(extents.into_iter().chain([self.cx.tuple(tiler)]).collect());
                }
                known!(self.tuples(tuples, tiler, next, a));
                tiler.pop();
            }
        }
        Ok(Ok(()))
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
            _ => match modes.items() {
                Some([_, rest]) => *rest,
                _ => {
                    let Some(rest) = leafwise::between(&g.normal(), size as i64, g.size().unwrap_or(1) as i64) else {
                        return Ok(Err(Solved::None(Refuted::NoneComposes { size: size as i64 })));
                    };
                    self.plain(&rest)
                }
            },
        };
        self.right(self.cx.layout_tree(outside), a, rest, at)
    }
}
