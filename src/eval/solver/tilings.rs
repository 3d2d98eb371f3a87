//! Equations of divides and products: `logical_divide(A, ?) = B`, `blocked_product(?, A) = B` and their relatives.

use super::compositions::{is_composition, undone_modes};
use super::{Candidates, Solver, Step, as_extent, concatenated, known, modes_of, outer_rank, refused, same_text};
use crate::algebra::solve::{Modes, leafwise};
use crate::algebra::{Int, Layout, Mode, Tree, infer};
use crate::eval::equation::{Answers, Refuted, Solved, Unread};
use crate::eval::error::Result;
use crate::syntax::ast::Span;

/// The most tilers of a mode each that are tried.
const MAX_TILERS: usize = 1 << 9;

/// The most shapes of an unknown that is divided.
const MAX_SHAPES: usize = 1 << 6;

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
    /// The spellings of each that lies within the modes, then of those that leave them, then of those that are loose.
    found: [Vec<Vec<Tree<'a>>>; 3],
    exact: bool,
}

impl<'a> Solver<'_, 'a> {
    /// A divide of the unknown by a tiler: the same divide of coordinates says which coordinate of the unknown is where.
    pub(super) fn divided(&mut self, name: &str, tiler: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let g = known!(self.function(given, at));
        let tiler_text = self.unknown_side.get(tiler.range()).unwrap_or_default().to_string();
        let tiler_value = self.part(tiler)?;
        let by_mode = matches!(tiler_value, Tree::Tuple(_));
        let cx = self.cx.in_mode(Mode::Value);
        let (mut values, mut exact, mut complete, mut refuted) = (Vec::new(), true, true, None);
        let shapes: Vec<Tree> = match tiler_value {
            Tree::Tuple(tiles) => {
                let sizes = self.tile_sizes(tiles, tiler)?;
                let mut shapes: Vec<Tree> = self.divided_shape(name, &sizes, given).into_iter().collect();
                let (others, all) = self.divided_shapes(&sizes, g.size().unwrap_or(1) as i64);
                complete = all;
                for shape in others {
                    if !shapes.iter().any(|known| same_text(*known, shape)) {
                        shapes.push(shape);
                    }
                }
                shapes
            }
            _ => {
                // As many coordinates as the tiler leaves room for: it may have some of them several times.
                let layout = cx.as_layout("solve", tiler_value).map_err(refused(tiler))?;
                let own = cx.size(layout).map_err(refused(tiler))?.value.max(1);
                let filtered = cx.filter(layout).and_then(|l| cx.size(l)).map_err(refused(tiler))?.value.max(1);
                vec![Tree::Int(Int::dynamic((g.size().unwrap_or(1) as i64 / own).max(1).saturating_mul(filtered)))]
            }
        };
        for shape in &shapes {
            let identity = format!("{name}({}:LayoutLeft, {tiler_text})", crate::value::notation::tree_text(*shape));
            let divided = self.text(tiler, &identity)?;
            let candidates = match by_mode {
                false => self.left(divided, tiler, given, at)?,
                true => self.left_function(divided, tiler, given, at)?,
            };
            match candidates {
                Ok(candidates) => {
                    (exact, complete) = (exact && candidates.best().1, complete && candidates.complete);
                    let spelled = |value: Tree<'a>| self.in_shape(value, *shape).into_iter().chain([value]).collect();
                    values.extend(candidates.values().map(spelled));
                }
                Err(Solved::None(why)) => refuted = refuted.or(Some(why)),
                Err(other) if shapes.len() == 1 => return Ok(Err(other)),
                Err(_) => (exact, complete) = (false, false),
            }
        }
        match refuted {
            Some(why) if values.is_empty() && complete => Ok(Err(Solved::None(why))),
            _ => Ok(Ok(Candidates::none(complete).and(Answers::Sized, values, exact))),
        }
    }

    /// How many coordinates each tile has, and how many numbers.
    fn tile_sizes(&self, tiles: &[Tree<'a>], at: Span) -> Result<'a, Vec<(i64, i64)>> {
        let cx = self.cx.in_mode(Mode::Value);
        let size = |tile: &Tree<'a>| {
            let layout = cx.as_layout("solve", *tile)?;
            let filtered = cx.filter(layout).and_then(|l| cx.size(l))?;
            Ok((cx.size(layout)?.value.max(1), filtered.value.max(1)))
        };
        tiles.iter().map(size).collect::<std::result::Result<_, _>>().map_err(refused(at))
    }

    /// The shapes of what is divided by a tile each mode into so many coordinates, and whether these are all.
    fn divided_shapes(&self, tiles: &[(i64, i64)], whole: i64) -> (Vec<Tree<'a>>, bool) {
        let own = tiles.iter().fold(1i64, |n, tile| n.saturating_mul(tile.0));
        if whole % own != 0 {
            return (Vec::new(), true);
        }
        let (mut open, mut all) = (vec![(Vec::new(), whole / own)], true);
        for (k, (_, numbers)) in tiles.iter().enumerate() {
            let mut next = Vec::new();
            for (shape, rest) in &open {
                let counts = if k + 1 == tiles.len() { Some(vec![*rest]) } else { leafwise::divisors(*rest) };
                all &= counts.is_some();
                let with = |n: &i64| ([&shape[..], &[Tree::Int(Int::dynamic(n.saturating_mul(*numbers)))]].concat(), rest / n);
                next.extend(counts.unwrap_or_default().iter().map(with));
            }
            all &= next.len() <= MAX_SHAPES;
            next.truncate(MAX_SHAPES);
            open = next;
        }
        (open.iter().map(|(shape, _)| self.cx.tuple(shape)).collect(), all)
    }

    /// The shape of what was divided mode by mode into `given`: each mode as large as the numbers of its tile and its rest together.
    fn divided_shape(&self, name: &str, tiles: &[(i64, i64)], given: Tree<'a>) -> Option<Tree<'a>> {
        let Tree::Layout(layout) = given else { return None };
        let size = |shape: Tree<'a>| self.cx.product(shape).ok().map(|n| n.value);
        let part = |path: &[usize]| path.iter().try_fold(layout.shape, |t, k| t.items().and_then(|items| items.get(*k)).copied());
        let extents = tiles.iter().enumerate().map(|(k, (own, numbers))| {
            let n = match name {
                "logical_divide" => size(part(&[k])?)?,
                "zipped_divide" => size(part(&[0, k])?)?.checked_mul(size(part(&[1, k])?)?)?,
                "tiled_divide" => size(part(&[0, k])?)?.checked_mul(size(part(&[k + 1])?)?)?,
                _ => size(part(&[k])?)?.checked_mul(size(part(&[tiles.len() + k])?)?)?,
            };
            Some(Tree::Int(Int::dynamic((n / own).checked_mul(*numbers)?)))
        });
        Some(self.cx.tuple(&extents.collect::<Option<Vec<Tree>>>()?))
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

    /// The block of a flat product: `given` without the modes that repeat it.
    pub(super) fn flat_block(&mut self, tiles: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let tiles = self.part(tiles)?;
        let modes = modes_of(self.cx, given);
        let items = modes.items().unwrap_or(&[]);
        let own = items.get(..items.len().saturating_sub(outer_rank(tiles))).unwrap_or(&[]);
        let block = if let [one] = own { *one } else { concatenated(self.cx, own) };
        let mut values = vec![block];
        values.extend(known!(self.first_numbers(tiles, given, at)));
        Ok(Ok(Candidates::spelled(vec![values], true, true)))
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
        let mut tuples = Tuples { name, wanted: &wanted, cuts: &cuts, modes: &modes, found: Default::default(), exact: true };
        if outer_rank(outer) > 1 {
            known!(self.tuples(&mut tuples, &mut Vec::new(), (1, 0), a));
        }
        let exact = tuples.exact && f.layout.rank() <= MAX_TILED;
        let [within, beyond, loose] = tuples.found;
        let mut all = Candidates::spelled(within, exact, exact).and(Answers::Beyond, beyond, exact).and(Answers::Loose, loose, exact);
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

    /// Adds the tilers that begin with `tiler`, which takes the numbers up to `from` and is of this kind. As deep as [`MAX_TILED`].
    fn tuples(&mut self, tuples: &mut Tuples<'_, 'a>, tiler: &mut Vec<Tree<'a>>, (from, kind): (i64, usize), a: Span) -> Step<'a, ()> {
        let Some(mode) = tuples.modes.get(tiler.len()) else { return Ok(Ok(())) };
        let cx = self.cx.in_mode(Mode::Value);
        let left = known!(self.coalesced(*mode, a));
        let size = cx.size(*mode).map_err(refused(a))?;
        for cut in tuples.cuts.iter().filter(|cut| **cut >= from && **cut % from == 0) {
            let Some(part) = leafwise::between(tuples.wanted, from, *cut) else { continue };
            let (near, found) = (leafwise::right(&left, &part, false), leafwise::right(&left, &part, true));
            tuples.exact &= found.complete;
            for layout in &found.layouts {
                if tuples.found.iter().map(Vec::len).sum::<usize>() >= MAX_TILERS {
                    tuples.exact = false;
                    return Ok(Ok(()));
                }
                let sound = leafwise::carries_nothing(&left, &layout.1) || is_composition(&left, &layout.0, &part);
                let own = if !sound { 2 } else { usize::from(!near.layouts.iter().any(|l| l.0 == layout.0)) };
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
                    tuples.found[kind.max(own)].push(extents.into_iter().chain([self.cx.tuple(tiler)]).collect());
                }
                known!(self.tuples(tuples, tiler, (next, kind.max(own)), a));
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
        let behind = leafwise::between(&g.normal(), size as i64, g.normal().iter().fold(1i64, |n, m| n.saturating_mul(m.0)));
        let rest = match name {
            "tiled_product" => concatenated(self.cx, modes.items().and_then(|m| m.get(1..)).unwrap_or(&[])),
            "flat_product" => concatenated(self.cx, modes.items().and_then(|m| m.get(f.layout.rank()..)).unwrap_or(&[])),
            _ => match modes.items() {
                Some([_, rest]) => *rest,
                _ => self.plain(&Modes::new()),
            },
        };
        // What stands behind the block, in the modes of the given side where it has those of the product.
        let outside = self.cx.layout_tree(outside);
        let own = self.any_function(rest, at)?.is_ok_and(|rest| Some(rest.normal()) == behind);
        match (own, behind) {
            (true, _) => self.right(outside, a, rest, at),
            (false, Some(behind)) => self.right(outside, a, self.plain(&behind), at),
            (false, None) => Ok(Err(Solved::None(Refuted::NoneComposes { size: size as i64 }))),
        }
    }
}
