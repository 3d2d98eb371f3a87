//! Equations of compositions: `A o ? = B`, `? o A = B`, and coordinates.

use super::{Candidates, MAX_STRIDES, Solver, Step, known, refused};
use crate::algebra::infer::{self, Found, push_mode};
use crate::algebra::properties::{PlainMode, injective};
use crate::algebra::solve::{ALL_CUTS, Choices, MAX_CHOICES, Misfit, Modes, Points, Solutions, at, through, within};
use crate::algebra::{Int, Layout, Mode, Swizzle, Tree, bits};
use crate::eval::equation::{Count, Refuted, Solved, UNKNOWN, Unread};
use crate::eval::error::Result;
use crate::eval::index_function::{IndexFunction, Preimages, basis, packed, unpacked};
use crate::syntax::ast::Span;

impl<'a> Solver<'_, 'a> {
    /// `outer o ? = given`: as functions, and where no layout is it, mode by mode, as CuTe composes.
    pub(super) fn right(&mut self, outer: Tree<'a>, span: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let f = known!(self.any_function(outer, span));
        let g = known!(self.any_function(given, at));
        if f.coordinates != g.coordinates {
            return Ok(Err(Solved::Unread(Unread::NoFunction(if f.coordinates { at } else { span }))));
        }
        if f.size().is_none() || g.size().is_none() {
            return self.right_by_inverse((&f, span), (&g, at));
        }
        let Some(preimages) = Preimages::of(&f) else {
            return Ok(Err(Solved::Unread(Unread::TooLarge(span))));
        };
        let mut whole = self.right_of(&f, &preimages, false, given, at)?;
        if let Err(Solved::None(_)) = whole
            && let Ok(beyond) = self.right_of(&f, &preimages, true, given, at)?
        {
            whole = Ok(Candidates { count: Count::Many, ..beyond });
        }
        let Tree::Layout(layout) = given else {
            return Ok(whole);
        };
        let mode_by_mode = self.by_mode(&f, &preimages, *layout, at)?.map(|layout| self.cx.layout_tree(layout));
        Ok(match (whole, mode_by_mode) {
            (Ok(mut whole), Some(other)) => {
                whole.values.push(other);
                Ok(whole)
            }
            (Err(Solved::None(_)), Some(other)) => Ok(Candidates { values: vec![other], count: Count::Many }),
            (whole, _) => whole,
        })
    }

    /// `f o ? = g` by the inverses of `f`, however many coordinates there are.
    fn right_by_inverse(&mut self, (f, span): (&IndexFunction<'a>, Span), (g, at): (&IndexFunction<'a>, Span)) -> Step<'a, Candidates<'a>> {
        let too_large = if f.size().is_none() { span } else { at };
        if !f.is_plain() || !g.is_plain() || f.coordinates {
            return Ok(Err(Solved::Unread(Unread::TooLarge(too_large))));
        }
        // Every number of a layout is a multiple of what divides all its strides.
        let common = f.normal().iter().fold(0i64, |a, (_, d)| gcd(a, *d));
        let mut below = 1i64;
        for (extent, stride) in g.normal() {
            if stride != 0 && (common == 0 || stride % common != 0) {
                return Ok(Err(Solved::None(Refuted::NoCoordinate { at: below as usize, number: stride })));
            }
            below = below.saturating_mul(extent);
        }
        let cx = self.cx.in_mode(Mode::Value);
        let composed = |inverse: Result<'a, Layout<'a>>| {
            let candidate = cx.composition(inverse.ok()?, g.layout).ok()?;
            let again = IndexFunction::of(cx, cx.layout_tree(cx.composition(f.layout, candidate).ok()?)).ok()??;
            (again.same(g) == Some(true)).then(|| cx.layout_tree(candidate))
        };
        let inverses = [cx.left_inverse(f.layout), cx.right_inverse(f.layout)].map(|inverse| inverse.map_err(refused(span)));
        let values: Vec<Tree> = inverses.into_iter().filter_map(composed).collect();
        let modes: Vec<PlainMode> = f.flat().into_iter().map(|(extent, stride)| PlainMode { extent, stride }).collect();
        let count = if injective(&modes) == Some(true) { Count::Exactly(1) } else { Count::Many };
        Ok(match values.is_empty() {
            true => Err(Solved::Unread(Unread::TooLarge(too_large))),
            false => Ok(Candidates { values, count }),
        })
    }

    /// The layout each mode of which CuTe composes to that mode. As deep as the layout nests, which is bounded.
    fn by_mode(&self, f: &IndexFunction<'a>, preimages: &Preimages, given: Layout<'a>, at: Span) -> Result<'a, Option<Layout<'a>>> {
        if given.shape.is_tuple() {
            let mut modes = Vec::new();
            for mode in self.cx.modes(given).map_err(refused(at))? {
                match self.by_mode(f, preimages, mode, at)? {
                    Some(mode) => modes.push(mode),
                    None => return Ok(None),
                }
            }
            return Ok(Some(self.cx.concat(&modes)));
        }
        let (Some(extent), Some(stride)) = (given.shape.int(), given.stride.int()) else {
            return Ok(None);
        };
        let mut strides = vec![0];
        if extent.value > 1 {
            preimages.get(stride.value, true, &mut strides);
        }
        strides.truncate(MAX_STRIDES);
        let cx = self.cx.in_mode(Mode::Value);
        Ok(strides.into_iter().find_map(|d| {
            let mode = cx.layout(Tree::Int(Int::dynamic(extent.value)), Tree::Int(Int::dynamic(d))).ok()?;
            let numbers = |l: Layout<'a>| IndexFunction::of(cx, cx.layout_tree(l)).ok().flatten().and_then(|f| f.table());
            (numbers(cx.composition(f.layout, mode).ok()?) == numbers(given)).then_some(mode)
        }))
    }

    /// `f o ? = given` as functions; `beyond` the domain too, where the last mode of `f` goes on.
    fn right_of(
        &mut self,
        f: &IndexFunction<'a>,
        preimages: &Preimages,
        beyond: bool,
        given: Tree<'a>,
        at: Span,
    ) -> Step<'a, Candidates<'a>> {
        let g = known!(self.function(given, at));
        let Some(numbers) = g.table() else {
            return Ok(Err(Solved::Unread(Unread::TooLarge(at))));
        };
        let (mut choices, mut all) = (Choices::default(), Vec::new());
        for (i, number) in numbers.iter().enumerate() {
            all.clear();
            if let Some(index) = f.undone(*number) {
                preimages.get(index, beyond, &mut all);
            }
            if all.is_empty() {
                return Ok(Err(Solved::None(Refuted::NoCoordinate { at: i, number: *number })));
            }
            choices.push(&all);
            if choices.weight() > MAX_CHOICES {
                return Ok(Err(Solved::Undecided));
            }
        }
        self.layouts(&choices, &g)
    }

    /// The layouts within choices, in the profile of `shaped` where there are such.
    fn layouts(&mut self, choices: &Choices, shaped: &IndexFunction<'a>) -> Step<'a, Candidates<'a>> {
        if let Some(table) = choices.table() {
            return Ok(match self.profiled(table, shaped) {
                Ok(values) => Ok(Candidates { values, count: Count::Exactly(1) }),
                Err(refuted) => Err(Solved::None(refuted)),
            });
        }
        let Solutions { layouts, complete, reached } = within(choices);
        if layouts.is_empty() {
            return Ok(Err(if complete { Solved::None(Refuted::NoneHolds { at: reached }) } else { Solved::Undecided }));
        }
        let count = if complete { Count::Exactly(layouts.len()) } else { Count::Many };
        let values = layouts.iter().map(|modes| {
            let table: Vec<i64> = (0..choices.len() as i64).map(|i| at(modes, i)).collect();
            self.profiled(&table, shaped).ok().and_then(|spelled| spelled.first().copied()).unwrap_or_else(|| self.plain(modes))
        });
        Ok(Ok(Candidates { values: values.collect(), count }))
    }

    /// The layout of a table: in the profile of `shaped` where there is such a layout, and coalesced.
    fn profiled(&self, table: &[i64], shaped: &IndexFunction<'a>) -> std::result::Result<Vec<Tree<'a>>, Refuted<'a>> {
        let stride = |d: i64| Tree::Int(Int::dynamic(d));
        let numbers = || table.iter().copied();
        match table.first() {
            None => return Err(Refuted::Sizes(0, 0)),
            Some(0) => {}
            Some(number) => return Err(Refuted::AtZero { at: 0, number: *number }),
        }
        let size = [table.len() as i64];
        let flat = match infer::layout(numbers(), &size) {
            Some(Ok(found)) => self.cx.layout_tree(found.flat(self.cx, stride)),
            Some(Err(c)) => {
                return Err(Refuted::NoLayout {
                    at: c.index,
                    expected: c.expected,
                    found: c.found,
                    prefix: c.prefix,
                    prefix_layout: self.cx.layout_tree(c.prefix_layout.flat(self.cx, stride)),
                });
            }
            None => return Err(Refuted::Sizes(0, 0)),
        };
        Ok(match infer::layout(numbers(), &shaped.extents()) {
            Some(Ok(found)) => vec![self.cx.layout_tree(found.layout(self.cx, shaped.layout.shape, stride)), flat],
            _ => vec![flat],
        })
    }

    /// Modes in the form of a layout.
    pub(super) fn plain(&self, modes: &Modes) -> Tree<'a> {
        let modes = if modes.is_empty() { vec![(1, 0)] } else { modes.clone() };
        let found = Found { offset: 0, leaves: vec![modes] };
        self.cx.layout_tree(found.flat(self.cx, |d| Tree::Int(Int::dynamic(d))))
    }

    /// Modes whose strides stand for coordinates as a layout with basis strides, where it has such.
    fn of_coordinates(&self, modes: &Modes) -> Option<Tree<'a>> {
        let modes = if modes.is_empty() { vec![(1, 0)] } else { modes.clone() };
        modes.iter().try_for_each(|(_, d)| basis(self.cx, *d).map(drop))?;
        let found = Found { offset: 0, leaves: vec![modes] };
        Some(self.cx.layout_tree(found.flat(self.cx, |d| basis(self.cx, d).unwrap_or(Tree::Int(Int::dynamic(0))))))
    }

    /// `? o inner = given`.
    pub(super) fn left(&mut self, inner: Tree<'a>, span: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let f = known!(self.any_function(inner, span));
        let g = known!(self.any_function(given, at));
        if f.coordinates {
            return self.left_of_coordinates(&f, given, &g, span);
        }
        let large = f.normal().iter().any(|(e, d)| e.saturating_mul(d.saturating_abs()) > ALL_CUTS);
        if large && !self.swizzle && f.is_plain() && g.is_plain() {
            match by_modes(&f.normal(), &g.normal()) {
                Some(Ok((modes, whole))) => {
                    let count = if whole { Count::Exactly(1) } else { Count::Many };
                    return Ok(self.found(&modes, count, g.coordinates));
                }
                Some(Err(refuted)) => return Ok(Err(Solved::None(refuted))),
                None => {}
            }
        }
        let (Some(coordinates), Some(numbers)) = (f.table(), g.table()) else {
            return Ok(Err(Solved::Unread(Unread::TooLarge(if f.size().is_none() { span } else { at }))));
        };
        if coordinates.len() != numbers.len() {
            return Ok(Err(Solved::None(Refuted::Sizes(coordinates.len(), numbers.len()))));
        }
        let places: Vec<(i64, i64)> = coordinates.into_iter().zip(numbers).collect();
        if self.swizzle {
            return Ok(self.swizzles(&places));
        }
        let (modes, count) = match self.through(&places, &f.flat()) {
            Ok(found) => found,
            Err(solved) => return Ok(Err(solved)),
        };
        Ok(self.found(&modes, count, g.coordinates))
    }

    /// Modes as the candidate that they are.
    fn found(&self, modes: &Modes, count: Count, coordinates: bool) -> std::result::Result<Candidates<'a>, Solved<'a>> {
        match coordinates {
            false => Ok(Candidates { values: vec![self.plain(modes)], count }),
            true => match self.of_coordinates(modes) {
                Some(value) => Ok(Candidates { values: vec![value], count }),
                None => Err(Solved::Undecided),
            },
        }
    }

    /// `? o inner = given`, where the numbers of `inner` are coordinates: each part asks for a mode of its own.
    fn left_of_coordinates(
        &mut self,
        f: &IndexFunction<'a>,
        given: Tree<'a>,
        g: &IndexFunction<'a>,
        span: Span,
    ) -> Step<'a, Candidates<'a>> {
        let (Some(coordinates), Some(numbers)) = (f.table(), g.table()) else {
            return Ok(Err(Solved::Unread(Unread::TooLarge(span))));
        };
        if self.swizzle || !matches!(given, Tree::Layout(_)) {
            return Ok(Err(Solved::Unread(Unread::NoFunction(span))));
        }
        if coordinates.len() != numbers.len() {
            return Ok(Err(Solved::None(Refuted::Sizes(coordinates.len(), numbers.len()))));
        }
        let parts: Vec<[i64; 3]> = coordinates.iter().map(|n| unpacked(*n)).collect();
        let rank = (0..3).rev().find(|k| parts.iter().any(|p| p[*k] != 0)).map_or(1, |k| k + 1);
        let mut modes = Vec::new();
        for k in 0..rank {
            let alone = |p: &[i64; 3]| (0..3).all(|j| j == k || p[j] == 0);
            let places: Vec<(i64, i64)> = parts.iter().zip(&numbers).filter(|(p, _)| alone(p)).map(|(p, n)| (p[k], *n)).collect();
            match self.through(&places, &[]) {
                Ok((found, count)) => match self.found(&found, count, g.coordinates) {
                    Ok(candidates) => modes.extend(candidates.values),
                    Err(solved) => return Ok(Err(solved)),
                },
                Err(Solved::None(_) | Solved::Undecided) => return Ok(Err(Solved::Undecided)),
                Err(solved) => return Ok(Err(solved)),
            }
        }
        let value = if let [one] = modes[..] { one } else { super::concatenated(self.cx, &modes) };
        Ok(Ok(Candidates { values: vec![value], count: Count::Many }))
    }

    /// The layout through places, or why there is none.
    pub(super) fn through(&self, places: &[(i64, i64)], steps: &[(i64, i64)]) -> std::result::Result<(Modes, Count), Solved<'a>> {
        let points = Points::new(places).map_err(|misfit| {
            Solved::None(match misfit {
                Misfit::Twice(i, j) => Refuted::Twice { places: [i, j], at: places[i].0, numbers: [places[i].1, places[j].1] },
                Misfit::Negative(at) => Refuted::Negative { at, coordinate: places[at].0 },
                Misfit::AtZero(at) => Refuted::AtZero { at, number: places[at].1 },
            })
        })?;
        let found = through(&points, steps);
        match found.layouts.into_iter().next() {
            Some(modes) => Ok((modes, if points.is_whole() { Count::Exactly(1) } else { Count::Many })),
            None if found.complete => {
                let at = places.iter().position(|p| p.0 == found.reached as i64).unwrap_or(0);
                Err(Solved::None(Refuted::NoneHolds { at }))
            }
            None => Err(Solved::Undecided),
        }
    }

    /// The swizzles that take the first number of each place to the second.
    fn swizzles(&self, places: &[(i64, i64)]) -> std::result::Result<Candidates<'a>, Solved<'a>> {
        if let Some(at) = places.iter().position(|p| p.0 < 0 || p.1 < 0) {
            return Err(Solved::None(Refuted::Negative { at, coordinate: places[at].0.min(places[at].1) }));
        }
        if places.iter().all(|(a, b)| a == b) {
            let none = Tree::Swizzle(Swizzle { bits: 0, base: 4, shift: 3 });
            return Ok(Candidates { values: vec![none], count: Count::Many });
        }
        let all = places.iter().fold(0, |all, (a, b)| all | a | b);
        let mut farthest = 0;
        let mut values = Vec::new();
        for swizzle in bits::swizzles(bits::width(all)) {
            match places.iter().position(|(a, b)| swizzle.apply(*a) != *b) {
                None => values.push(Tree::Swizzle(swizzle)),
                Some(at) => farthest = farthest.max(at),
            }
        }
        let count = Count::Exactly(values.len());
        match values.is_empty() {
            true => Err(Solved::None(Refuted::NoSwizzle { at: farthest, numbers: [places[farthest].0, places[farthest].1] })),
            false => Ok(Candidates { values, count }),
        }
    }

    /// `L(?) = given`.
    pub(super) fn coordinate(&mut self, callee: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let layout = self.part(callee)?;
        self.coordinate_of(layout, callee, 0, true, given, at)
    }

    /// `L(?,3) = given`: a part of a coordinate. `text` is the application.
    pub(super) fn part_of_coordinate(
        &mut self,
        (span, callee): (Span, Span),
        text: &str,
        given: Tree<'a>,
        at: Span,
    ) -> Step<'a, Candidates<'a>> {
        // The slice of a swizzled layout has modes of its own, so its coordinates are counted.
        let natural = matches!(self.part(callee)?, Tree::Layout(_));
        let slice = self.text(span, &text.replace(UNKNOWN, "_"))?;
        let start = self.text(span, &text.replace(UNKNOWN, "0"))?;
        let f = known!(self.any_function(slice, span));
        let number = if f.coordinates { packed(start) } else { start.int().map(|n| n.value) };
        let (Some(number), Some(first)) = (number, f.at_zero()) else {
            return Ok(Err(Solved::Unread(Unread::NoFunction(span))));
        };
        self.coordinate_of(slice, span, number.saturating_sub(first), natural, given, at)
    }

    /// The coordinates at which a layout, with something added, is `given`.
    fn coordinate_of(
        &mut self,
        layout: Tree<'a>,
        span: Span,
        added: i64,
        natural: bool,
        given: Tree<'a>,
        at: Span,
    ) -> Step<'a, Candidates<'a>> {
        let f = known!(self.function(layout, span));
        let number = if f.coordinates { packed(given) } else { given.int().map(|n| n.value) };
        let Some(number) = number else {
            return Ok(Err(Solved::Unread(Unread::NoFunction(at))));
        };
        let Some(preimages) = Preimages::of(&f) else {
            return Ok(Err(Solved::Unread(Unread::TooLarge(span))));
        };
        let mut all = Vec::new();
        if let Some(index) = number.checked_sub(added).and_then(|n| f.undone(n)) {
            preimages.get(index, false, &mut all);
        }
        let size = f.size().unwrap_or(0) as i64;
        all.retain(|x| *x < size);
        all.sort_unstable();
        if all.is_empty() {
            return Ok(Err(Solved::None(Refuted::NeverThere { value: given })));
        }
        let fault = refused(span);
        let shape = match f.layout.shape.items() {
            Some([one]) => *one,
            _ => f.layout.shape,
        };
        let counted = |x: &i64| Tree::Int(Int::dynamic(*x));
        let values: std::result::Result<Vec<Tree>, _> = match natural {
            true => all.iter().map(|x| self.cx.idx2crd(counted(x), shape)).collect(),
            false => Ok(all.iter().map(counted).collect()),
        };
        Ok(Ok(Candidates { values: values.map_err(fault)?, count: Count::Exactly(all.len()) }))
    }
}

/// `? o f = g` by the modes of both alone: their common refinement, where the strides of `f` in order are multiples of each
/// other that do not overlap. The modes of the unknown and whether it is asked for everywhere; `None` where the modes do not
/// tell.
fn by_modes<'a>(f: &[(i64, i64)], g: &[(i64, i64)]) -> Option<std::result::Result<(Modes, bool), Refuted<'a>>> {
    let size = |modes: &[(i64, i64)]| modes.iter().try_fold(1usize, |n, (e, _)| n.checked_mul(usize::try_from(*e).ok()?));
    let (m, n) = (size(f)?, size(g)?);
    if m != n {
        return Some(Err(Refuted::Sizes(m, n)));
    }
    let mut pairs: Vec<(i64, i64, i64)> = Vec::new();
    let (mut f, mut g) = (f.iter().copied(), g.iter().copied());
    let (mut a, mut b) = (f.next(), g.next());
    let mut below = 1usize;
    while let (Some((e, d)), Some((h, c))) = (a, b) {
        let extent = e.min(h);
        if e % extent != 0 || h % extent != 0 {
            return None;
        }
        match d {
            ..=-1 => return Some(Err(Refuted::Negative { at: below, coordinate: d })),
            0 if c != 0 => return Some(Err(Refuted::AtZero { at: below, number: c })),
            0 => {}
            d => pairs.push((d, extent, c)),
        }
        below = below.checked_mul(usize::try_from(extent).ok()?)?;
        let rest = |e: i64, d: i64| d.checked_mul(extent).map(|d| (e / extent, d));
        a = if e == extent { f.next() } else { Some(rest(e, d)?) };
        b = if h == extent { g.next() } else { Some(rest(h, c)?) };
    }
    pairs.sort_unstable();
    let apart =
        |pair: &[(i64, i64, i64)]| pair[1].0 % pair[0].0 == 0 && pair[0].0.checked_mul(pair[0].1).is_some_and(|end| end <= pair[1].0);
    if !pairs.windows(2).all(apart) {
        return None;
    }
    let mut modes = Modes::new();
    let first = pairs.first().map_or(1, |p| p.0);
    let mut whole = first == 1;
    if first > 1 {
        let stride = pairs.first().map_or(0, |p| p.2);
        push_mode(&mut modes, first, if stride % first == 0 { stride / first } else { 0 });
    }
    for (k, (stride, extent, number)) in pairs.iter().enumerate() {
        let reach = pairs.get(k + 1).map_or(*extent, |next| next.0 / stride);
        whole &= reach == *extent;
        push_mode(&mut modes, reach, *number);
    }
    Some(Ok((modes, whole)))
}

/// The greatest common divisor of two magnitudes.
fn gcd(mut a: i64, mut b: i64) -> i64 {
    while b != 0 {
        (a, b) = (b, a.wrapping_rem(b));
    }
    a.saturating_abs()
}
