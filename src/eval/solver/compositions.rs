//! Equations of compositions: `A o ? = B`, `? o A = B`, and coordinates.

use super::{Candidates, Solver, Step, known, refused};
use crate::algebra::infer::{self, Found, push_mode};
use crate::algebra::solve::leafwise::{self, Spelled};
use crate::algebra::solve::{ALL_CUTS, Choices, MAX_CHOICES, Misfit, Modes, Points, Solutions, at, through, within};
use crate::algebra::sorted;
use crate::algebra::{Int, Layout, Mode, Swizzle, Tree, bits};
use crate::eval::equation::{Answers, Count, Refuted, Solved, UNKNOWN, Unread};
use crate::eval::error::Result;
use crate::eval::index_function::{IndexFunction, Preimages, basis, packed, unpacked};
use crate::syntax::ast::Span;

impl<'a> Solver<'_, 'a> {
    /// `outer o ? = given`: what CuTe composes to it, leaf by leaf; where that is none, why no layout is it as a function.
    pub(super) fn right(&mut self, outer: Tree<'a>, span: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let f = known!(self.any_function(outer, span));
        let g = known!(self.any_function(given, at));
        if f.coordinates != g.coordinates && g.normal().iter().any(|m| m.1 != 0) {
            return Ok(Err(Solved::Unread(Unread::NoFunction(at))));
        }
        let wanted = match undone_modes(&f, &g) {
            Ok(wanted) => wanted,
            Err(Some(refuted)) => return Ok(Err(self.as_function(&f, &g, at)?.unwrap_or(Solved::None(refuted)))),
            Err(None) => return Ok(Err(Solved::Unread(Unread::TooLarge(if f.size().is_none() { span } else { at })))),
        };
        let left = known!(self.coalesced(f.layout, span));
        let within = leafwise::right(&left, &wanted, false);
        let all = leafwise::right(&left, &wanted, true);
        if all.layouts.is_empty() && within.layouts.is_empty() && all.decided {
            let refuted = Solved::None(Refuted::NoneComposes { size: all.fails });
            return Ok(Err(self.as_function(&f, &g, at)?.unwrap_or(refuted)));
        }
        Ok(Ok(self.composed_to(&left, &wanted, (&within, &all), &g)))
    }

    /// The modes of a layout as CuTe coalesces it.
    pub(super) fn coalesced(&self, layout: Layout<'a>, span: Span) -> Step<'a, Modes> {
        let cx = self.cx.in_mode(Mode::Value);
        let coalesced = cx.layout_tree(cx.coalesce(layout).map_err(refused(span))?);
        Ok(Ok(known!(self.any_function(coalesced, span)).flat()))
    }

    /// The layouts that CuTe composes with `left` to `wanted`, `within` its domain and `all`, as candidates.
    pub(super) fn composed_to(
        &self,
        left: &[(i64, i64)],
        wanted: &[(i64, i64)],
        (within, all): (&Spelled, &Spelled),
        shaped: &IndexFunction<'a>,
    ) -> Candidates<'a> {
        let proper = |l: &(Modes, Modes)| leafwise::carries_nothing(left, &l.1) || is_composition(left, &l.0, wanted);
        let beyond = all.layouts.iter().filter(|l| !within.layouts.iter().any(|w| w.0 == l.0));
        let (near, loose): (Vec<_>, Vec<_>) = within.layouts.iter().partition(|l| proper(l));
        let (far, looser): (Vec<_>, Vec<_>) = beyond.partition(|l| proper(l));
        let spelled = |layouts: Vec<&(Modes, Modes)>| layouts.into_iter().map(|l| self.spellings(l, shaped)).collect::<Vec<_>>();
        Candidates::spelled(spelled(near), within.complete, all.decided).and(Answers::Beyond, spelled(far), all.complete).and(
            Answers::Loose,
            spelled([loose, looser].concat()),
            all.complete,
        )
    }

    /// A layout in the profile of `shaped` where it has one, coalesced, and as CuTe composes it.
    fn spellings(&self, (normal, spelled): &(Modes, Modes), shaped: &IndexFunction<'a>) -> Vec<Tree<'a>> {
        let mut cut = normal.iter().copied();
        let mut rest = cut.next();
        let leaves = shaped.extents().into_iter().map(|mut extent| {
            let mut modes = Modes::new();
            while let (true, Some((e, d))) = (extent > 1, rest) {
                let part = if e % extent == 0 { extent } else { e };
                if extent % part != 0 {
                    return None;
                }
                push_mode(&mut modes, part, d);
                extent /= part;
                rest = if part == e { cut.next() } else { Some((e / part, d.checked_mul(part)?)) };
            }
            if modes.is_empty() {
                modes.push((1, 0));
            }
            (extent == 1).then_some(modes)
        });
        let shaped = leaves.collect::<Option<Vec<Modes>>>().map(|leaves| {
            let found = Found { offset: 0, leaves };
            self.cx.layout_tree(found.layout(self.cx, shaped.layout.shape, |d| Tree::Int(Int::dynamic(d))))
        });
        shaped.into_iter().chain([self.plain(normal), self.plain(spelled)]).collect()
    }

    /// Why no layout is `?` as a function in `f o ? = g`, or what CuTe answers for one that is.
    fn as_function(&mut self, f: &IndexFunction<'a>, g: &IndexFunction<'a>, at: Span) -> Result<'a, Option<Solved<'a>>> {
        if f.size().is_none() || g.size().is_none() {
            return Ok(self.never(f, g));
        }
        let Some(preimages) = Preimages::of(f) else { return Ok(None) };
        Ok(match self.right_of(f, &preimages, g, at)? {
            Err(Solved::None(refuted)) => Some(Solved::None(refuted)),
            Ok(candidates) => candidates.values().next().map(|tried| {
                let answer = self.composed_with(f, tried);
                let only = candidates.best().1 && candidates.values().count() == 1;
                Solved::None(Refuted::Otherwise { tried, answer, only })
            }),
            Err(_) => None,
        })
    }

    /// What CuTe answers for `f o value`, where it answers.
    fn composed_with(&self, f: &IndexFunction<'a>, value: Tree<'a>) -> Option<Tree<'a>> {
        let cx = self.cx.in_mode(Mode::Value);
        let value = cx.as_layout("solve", value).ok()?;
        f.is_plain().then(|| cx.composition(f.layout, value).ok().map(|l| cx.layout_tree(l))).flatten()
    }

    /// Where the strides of `g` are not multiples of what divides all strides of `f`.
    fn never(&self, f: &IndexFunction<'a>, g: &IndexFunction<'a>) -> Option<Solved<'a>> {
        let common = f.normal().iter().fold(0i64, |a, (_, d)| gcd(a, *d));
        let mut below = 1i64;
        for (extent, stride) in g.normal() {
            if f.is_plain() && g.is_plain() && stride != 0 && (common == 0 || stride % common != 0) {
                return Some(Solved::None(Refuted::NoCoordinate { at: below as usize, number: stride }));
            }
            below = below.saturating_mul(extent);
        }
        None
    }

    /// `f o ? = g` as functions, where the last mode of `f` goes on for numbers that it has nowhere else.
    fn right_of(&mut self, f: &IndexFunction<'a>, preimages: &Preimages, g: &IndexFunction<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let Some(numbers) = g.table() else {
            return Ok(Err(Solved::Unread(Unread::TooLarge(at))));
        };
        let (mut choices, mut all) = (Choices::default(), Vec::new());
        for (i, number) in numbers.iter().enumerate() {
            all.clear();
            if let Some(index) = f.undone(*number) {
                preimages.get(index, false, &mut all);
            }
            if all.is_empty() {
                return Ok(Err(Solved::None(Refuted::NoCoordinate { at: i, number: *number })));
            }
            choices.push(&all);
            if choices.weight() > MAX_CHOICES {
                return Ok(Err(Solved::Undecided));
            }
        }
        if let Some(table) = choices.table() {
            return Ok(match self.profiled(table, g) {
                Ok(values) => Ok(Candidates::spelled(vec![values], true, true)),
                Err(refuted) => Err(Solved::None(refuted)),
            });
        }
        let Solutions { layouts, complete, reached } = within(&choices);
        match layouts.is_empty() {
            true => Ok(Err(if complete { Solved::None(Refuted::NoneHolds { at: reached }) } else { Solved::Undecided })),
            false => Ok(Ok(Candidates::some(layouts.iter().map(|modes| self.plain(modes)).collect()))),
        }
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

    /// `? o inner = given`: as functions, and what else CuTe composes to it, leaf by leaf.
    pub(super) fn left(&mut self, inner: Tree<'a>, span: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let functions = self.left_function(inner, span, given, at)?;
        let f = known!(self.any_function(inner, span));
        let g = known!(self.any_function(given, at));
        if self.swizzle || f.coordinates || !f.is_plain() || !g.is_plain() {
            return Ok(functions);
        }
        if matches!(functions, Err(Solved::None(Refuted::Sizes(..)))) {
            return Ok(functions);
        }
        let composed = leafwise::left(&f.flat(), &g.normal());
        // A coordinate below 0 is none, though CuTe composes with strides that lead there.
        let forward = f.flat().iter().all(|m| m.1 >= 0);
        let is_sound = |l: &&(Modes, Modes)| forward && is_composition(&l.0, &f.flat(), &g.normal());
        let (sound, loose): (Vec<_>, Vec<_>) = composed.layouts.iter().partition(is_sound);
        let values = |layouts: Vec<&(Modes, Modes)>| -> Vec<Vec<Tree<'a>>> {
            let value = |l: &(Modes, Modes)| if g.coordinates { self.of_coordinates(&l.0) } else { Some(self.plain(&l.0)) };
            layouts.into_iter().filter_map(|l| Some(vec![value(l)?])).collect()
        };
        Ok(match functions {
            Ok(mut candidates) => {
                candidates.complete |= composed.decided && composed.layouts.is_empty();
                Ok(candidates.and(Answers::Loose, values(loose), false))
            }
            Err(why) if composed.layouts.is_empty() => Err(match why {
                Solved::None(_) if composed.decided => why,
                _ if composed.decided => Solved::None(Refuted::NoneComposes { size: composed.fails }),
                _ => Solved::Undecided,
            }),
            Err(_) => Ok(Candidates::spelled(values(sound), false, false).and(Answers::Loose, values(loose), false)),
        })
    }

    /// `? o inner = given` as functions.
    pub(super) fn left_function(&mut self, inner: Tree<'a>, span: Span, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
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
        let exact = count == Count::Exactly(1);
        let value = if coordinates { self.of_coordinates(modes) } else { Some(self.plain(modes)) };
        value.map(|value| Candidates::spelled(vec![vec![value]], exact, exact)).ok_or(Solved::Undecided)
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
                    Ok(candidates) => modes.extend(candidates.values()),
                    Err(solved) => return Ok(Err(solved)),
                },
                Err(Solved::None(_) | Solved::Undecided) => return Ok(Err(Solved::Undecided)),
                Err(solved) => return Ok(Err(solved)),
            }
        }
        let value = if let [one] = modes[..] { one } else { super::concatenated(self.cx, &modes) };
        Ok(Ok(Candidates::some(vec![value])))
    }

    /// The layout through places, or why there is none.
    pub(super) fn through(&self, places: &[(i64, i64)], steps: &[(i64, i64)]) -> std::result::Result<(Modes, Count), Solved<'a>> {
        let points = Points::new(places).map_err(|misfit| Solved::None(misfits(misfit, places)))?;
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
        if places.iter().all(|(a, b)| a == b) {
            let none = Tree::Swizzle(Swizzle { bits: 0, base: 4, shift: 3 });
            return Ok(Candidates::some(vec![none]));
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
        match values.is_empty() {
            true => Err(Solved::None(Refuted::NoSwizzle { at: farthest, numbers: [places[farthest].0, places[farthest].1] })),
            false => Ok(Candidates::spelled(values.into_iter().map(|value| vec![value]).collect(), true, true)),
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
        let values = values.map_err(fault)?.into_iter().map(|value| vec![value]);
        Ok(Ok(Candidates::spelled(values.collect(), true, true)))
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
    sorted::by(&mut pairs, Ord::cmp);
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

/// The coalesced modes that the layout of `f` must be composed to so that `f` after it is `g`; why there are none, or nothing where
/// that is too large to tell.
pub(super) fn undone_modes<'a>(f: &IndexFunction<'a>, g: &IndexFunction<'a>) -> std::result::Result<Modes, Option<Refuted<'a>>> {
    if f.is_plain() && g.is_plain() {
        return Ok(g.normal());
    }
    let numbers = g.table().ok_or(None)?;
    let mut undone = Vec::with_capacity(numbers.len());
    for (at, number) in numbers.iter().enumerate() {
        undone.push(f.undone(*number).ok_or(Some(Refuted::NoCoordinate { at, number: *number }))?);
    }
    if undone.first().is_some_and(|n| *n != 0) {
        return Err(Some(Refuted::AtZero { at: 0, number: undone[0] }));
    }
    match infer::layout(undone.iter().copied(), &[undone.len() as i64]) {
        Some(Ok(found)) => {
            let mut modes = Modes::new();
            found.leaves.concat().iter().for_each(|(extent, stride)| push_mode(&mut modes, *extent, *stride));
            Ok(modes)
        }
        Some(Err(c)) => Err(Some(Refuted::NoneHolds { at: c.index })),
        None => Err(None),
    }
}

/// Whether `left(modes(i))` is `wanted(i)` everywhere, the last mode of `left` going on; true too where that is too much to try.
pub(super) fn is_composition(left: &[(i64, i64)], modes: &Modes, wanted: &[(i64, i64)]) -> bool {
    let size = wanted.iter().fold(1i64, |n, m| n.saturating_mul(m.0));
    size > MAX_TRIED || (0..size).all(|i| at(left, at(modes, i)) == at(wanted, i))
}

/// Why the places of an equation are those of no layout.
pub(super) fn misfits<'a>(misfit: Misfit, places: &[(i64, i64)]) -> Refuted<'a> {
    match misfit {
        Misfit::Twice(i, j) => Refuted::Twice { places: [i, j], at: places[i].0, numbers: [places[i].1, places[j].1] },
        Misfit::Negative(at) => Refuted::Negative { at, coordinate: places[at].0 },
        Misfit::AtZero(at) => Refuted::AtZero { at, number: places[at].1 },
    }
}

/// The most coordinates at which a composition is compared with what it promises.
const MAX_TRIED: i64 = 1 << 14;

/// The greatest common divisor of two magnitudes.
fn gcd(mut a: i64, mut b: i64) -> i64 {
    while b != 0 {
        (a, b) = (b, a.wrapping_rem(b));
    }
    a.saturating_abs()
}
