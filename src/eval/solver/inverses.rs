//! Equations of functions of one layout: `right_inverse(?) = B`, `left_inverse(?) = B`, `complement(?, n) = B`,
//! `coalesce(?) = B`.

use super::compositions::misfits;
use super::{Candidates, Solver, Step, known, refused, same_text};
use crate::algebra::Tree;
use crate::algebra::solve::{Modes, Points, leafwise};
use crate::algebra::sorted;
use crate::algebra::{Layout, Mode};
use crate::eval::equation::{Refuted, Solved, Unread};
use crate::syntax::ast::Span;

impl<'a> Solver<'_, 'a> {
    /// `right_inverse(?) = given`: each mode of `given` is one of the unknown, its stride the place where that begins. The unknown
    /// has 0 between them. There is none exactly where two overlap.
    pub(super) fn right_inverse(&mut self, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let g = known!(self.any_function(given, at));
        if !g.is_plain() || g.coordinates {
            return Ok(Err(Solved::Unread(Unread::NoFunction(at))));
        }
        let mut stride = 1i64;
        let mut places = Vec::new();
        for (extent, place) in g.normal() {
            places.push(Place { begins: place, extent: Some(extent), stride });
            stride = stride.saturating_mul(extent);
        }
        let place = match placed(places, "a right inverse") {
            Ok(modes) => return Ok(Ok(Candidates::some(vec![self.plain(&modes)]))),
            Err(place) => Solved::None(place),
        };
        // Where two coordinates of it are one, they say why themselves.
        let Some(numbers) = g.table() else { return Ok(Err(place)) };
        let asked: Vec<(i64, i64)> = numbers.into_iter().zip(0..).collect();
        Ok(Err(match Points::new(&asked).map_err(|misfit| misfits(misfit, &asked)) {
            Err(why) => Solved::None(why),
            Ok(_) => place,
        }))
    }

    /// `left_inverse(?) = given`: the modes of `given` are the gaps between the strides of the unknown, their strides the places where
    /// the modes of the unknown begin, and its last extent that of the mode with the largest stride. There is none exactly where these
    /// places do not divide each other.
    pub(super) fn left_inverse(&mut self, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let g = known!(self.any_function(given, at));
        if !g.is_plain() || g.coordinates {
            return Ok(Err(Solved::Unread(Unread::NoFunction(at))));
        }
        let modes = g.normal();
        let (mut places, mut stride) = (Vec::new(), 1i64);
        for (k, (extent, place)) in modes.iter().enumerate() {
            if k > 0 || *place != 0 {
                places.push(Place { begins: *place, extent: (k + 1 == modes.len()).then_some(*extent), stride });
            }
            stride = stride.saturating_mul(*extent);
        }
        let Some(last) = places.last().copied() else {
            return Ok(Ok(Candidates::some(vec![self.plain(&modes)])));
        };
        // The last mode may be two of the unknown that come one after the other in its strides, with others between their places.
        let whole = modes.last().map_or(1, |mode| mode.0);
        let Some(parts) = leafwise::divisors(whole) else { return Ok(Err(Solved::Undecided)) };
        let mut refuted = None;
        for part in parts.into_iter().filter(|part| *part < whole) {
            let mut places = places.clone();
            if part > 1 {
                let (Some(begins), Some(stride)) = (last.begins.checked_mul(part), last.stride.checked_mul(part)) else { break };
                places.pop();
                places.extend([Place { extent: None, ..last }, Place { begins, extent: Some(whole / part), stride }]);
            }
            match placed(places, "a left inverse") {
                Ok(modes) => return Ok(Ok(Candidates::some(vec![self.plain(&modes)]))),
                Err(why) => refuted = refuted.or(Some(why)),
            }
        }
        Ok(Err(refuted.map_or(Solved::Undecided, Solved::None)))
    }

    /// `complement(?, cotarget) = given`: each mode of `given` is a gap between two modes of the unknown, from where one ends to the
    /// stride of the next, as often as the former goes into the latter; the last gap ends beyond the cotarget.
    pub(super) fn complement(&mut self, cotarget: Option<Span>, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let g = known!(self.any_function(given, at));
        if !g.is_plain() || g.coordinates {
            return Ok(Err(Solved::Unread(Unread::NoFunction(at))));
        }
        let size = match cotarget {
            Some(span) => {
                let cotarget = self.part(span)?;
                self.cx.product(cotarget).map_err(refused(at))?.value
            }
            None => 1,
        };
        let gaps = g.normal();
        let (mut modes, mut from) = (Modes::new(), 1i64);
        let refuted = |at: i64, why| Ok(Err(Solved::None(Refuted::Form { at: Some(at), why })));
        if let Some((_, first)) = gaps.first().filter(|gap| gap.1 > 1) {
            modes.push((*first, 1));
        }
        for (k, (count, start)) in gaps.iter().enumerate() {
            let Some(end) = count.checked_mul(*start).filter(|_| *start > 0) else {
                return refuted(from, "a complement has no stride of 0 or below");
            };
            match gaps.get(k + 1) {
                None => modes.push((size.saturating_sub(1).max(1) / end + 2, end)),
                Some((_, next)) => match leafwise::divisors(*next).map(|strides| ended(*start, end, &strides)) {
                    None => return Ok(Err(Solved::Undecided)),
                    Some(Some(found)) => modes.extend(found),
                    Some(None) => {
                        return refuted(
                            from.saturating_mul(*count),
                            "no mode has its stride behind the gap before and ends where this gap begins",
                        );
                    }
                },
            }
            from = from.saturating_mul(*count);
        }
        let above = modes.clone();
        let last = gaps.last().map_or((size.max(2), 1), |gap| (gap.1, 0));
        // Where the last gap is what the cotarget leaves, the unknown ends with it.
        let short = match gaps.len() {
            0 => vec![last],
            _ => above[..above.len() - 1].to_vec(),
        };
        Ok(Ok(Candidates::spelled(vec![vec![self.plain(&short), self.plain(&above)]], false, false)))
    }

    /// `coalesce(?) = given`, and `flatten` and `filter`, which leave what is simple as it is.
    pub(super) fn simplified(&mut self, name: &str, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let g = known!(self.any_function(given, at));
        let fault = refused(at);
        let cx = self.cx.in_mode(Mode::Value);
        let again: Layout<'a> = match name {
            "coalesce" => cx.coalesce(g.layout).map_err(fault)?,
            "filter" => cx.filter(g.layout).map_err(fault)?,
            _ => Layout { shape: cx.flatten(g.layout.shape), stride: cx.flatten(g.layout.stride) },
        };
        let again = cx.layout_tree(again);
        let differs = match name {
            _ if self.exact => !same_text(again, given),
            "filter" => self.alike(again, given) == Some(false),
            _ => false,
        };
        if differs && g.is_plain() {
            let why = match name {
                "coalesce" => "what is coalesced has no two modes that could be one",
                "filter" => "what is filtered has no stride of 0 and no extent of 1",
                _ => "what is flattened has no modes within modes",
            };
            return Ok(Err(Solved::None(Refuted::Form { at: None, why })));
        }
        Ok(Ok(Candidates::some(vec![given, again])))
    }
}

/// A mode of an unknown layout.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// The coordinate at which it begins: the product of the extents before it.
    begins: i64,
    /// Its extent, where that is not free.
    extent: Option<i64>,
    /// Its stride.
    stride: i64,
}

/// The layout that has these modes, and stride 0 between them; a free extent reaches to the next mode, but not so that the two are
/// one. `of` is what their places are the strides of.
fn placed<'a>(mut places: Vec<Place>, of: &'static str) -> std::result::Result<Modes, Refuted<'a>> {
    let refuted = |at: i64, before: Option<Place>, place: Place| Refuted::Place {
        of,
        at,
        begins: place.begins,
        before: before.map(|b| (b.begins, b.extent)),
    };
    if let Some(place) = places.iter().find(|place| place.begins < 1) {
        return Err(refuted(place.stride, None, *place));
    }
    sorted::by_key(&mut places, |place| place.begins);
    let (mut modes, mut reach) = (Modes::new(), 1i64);
    let mut before: Option<Place> = None;
    for (k, place) in places.iter().enumerate() {
        if place.begins % reach != 0 || before.is_some_and(|before| before.begins == place.begins) {
            return Err(refuted(place.stride, before, *place));
        }
        modes.push((place.begins / reach, 0));
        let next = places.get(k + 1);
        let extent = match (place.extent, next) {
            (Some(extent), _) => extent,
            (None, None) => 2,
            (None, Some(next)) if next.begins % place.begins != 0 => return Err(refuted(next.stride, Some(*place), *next)),
            (None, Some(next)) => {
                let whole = next.begins / place.begins;
                let joined = place.stride.checked_mul(whole) == Some(next.stride);
                let smaller = leafwise::divisors(whole).unwrap_or_default().into_iter().rev().find(|d| *d < whole && *d > 1);
                smaller.filter(|_| joined).unwrap_or(whole)
            }
        };
        modes.push((extent, place.stride));
        reach = place.begins.saturating_mul(extent);
        before = Some(*place);
    }
    modes.retain(|m| m.0 > 1);
    Ok(modes)
}

/// The modes of a layout after a gap that begins at `start` and would end at `end`, such that the next gap begins at the last of
/// these divisors: of strides into which `start` goes as often as into `end`, each with two coordinates at least.
fn ended(start: i64, end: i64, strides: &[i64]) -> Option<Modes> {
    let (next, proper) = strides.split_last()?;
    if let Some(stride) = proper.iter().find(|d| (end..end.saturating_add(start)).contains(*d)) {
        return Some(vec![(next / stride, *stride)]);
    }
    let stride = proper.iter().find(|d| **d >= end.saturating_mul(2))?;
    Some(vec![(stride / end, end), (next / stride, *stride)])
}
