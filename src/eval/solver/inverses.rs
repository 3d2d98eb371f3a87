//! Equations of functions of one layout: `right_inverse(?) = B`, `left_inverse(?) = B`, `complement(?, n) = B`,
//! `coalesce(?) = B`.

use super::{Candidates, Solver, Step, known, refused, same_text};
use crate::algebra::solve::Modes;
use crate::algebra::{Int, Layout, Mode, Tree};
use crate::eval::equation::{Refuted, Solved};
use crate::eval::index_function::IndexFunction;
use crate::syntax::ast::Span;

impl<'a> Solver<'_, 'a> {
    /// `right_inverse(?) = given`: whatever it is, at the numbers of `given` it is 0, 1, 2, ….
    pub(super) fn right_inverse(&mut self, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let g = known!(self.function(given, at));
        let Some(numbers) = g.table() else {
            return Ok(Err(Solved::Undecided));
        };
        let places: Vec<(i64, i64)> = numbers.into_iter().zip(0..).collect();
        let (modes, _) = match self.through(&places, &g.flat()) {
            Ok(found) => found,
            Err(solved) => return Ok(Err(solved)),
        };
        let mut values: Vec<Tree> = placed(&g.normal()).into_iter().map(|modes| self.plain(&modes)).collect();
        values.push(self.plain(&modes));
        Ok(Ok(Candidates::some(values)))
    }

    /// A layout with its modes coalesced; itself where it is not a function of numbers.
    fn simple(&self, layout: Layout<'a>) -> Tree<'a> {
        let tree = self.cx.layout_tree(layout);
        let function = IndexFunction::of(self.cx, tree).ok().flatten();
        function.map_or(tree, |f| self.plain(&f.normal()))
    }

    /// `left_inverse(?) = given`: the modes of `given` are the gaps between the strides of the unknown, their strides its places.
    pub(super) fn left_inverse(&mut self, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let g = known!(self.function(given, at));
        let mut modes = g.normal();
        if modes.first().is_none_or(|(_, place)| *place != 0) {
            modes.insert(0, (1, 0));
        }
        // The strides of the unknown with their places, and the extent of the mode with the largest stride.
        let (mut placed, mut reach) = (Vec::new(), 1i64);
        for pair in modes.windows(2) {
            reach = reach.saturating_mul(pair[0].0);
            placed.push((pair[1].1, reach));
        }
        let top = (placed.last().map(|p| p.1), modes.last().map_or(1, |m| m.0));
        placed.sort_unstable();
        let mut candidates = Vec::new();
        for unknown in [2, top.1.max(1)] {
            let mut found = Vec::new();
            let first = placed.first().map_or(1, |p| p.0);
            if first > 1 {
                found.push((first, 0));
            }
            for (k, (place, stride)) in placed.iter().enumerate() {
                let extent = match placed.get(k + 1) {
                    Some((next, _)) if *place > 0 && next % place == 0 => next / place,
                    Some(_) => 0,
                    None if Some(*stride) == top.0 => top.1,
                    None => unknown,
                };
                found.push((extent, *stride));
            }
            if found.iter().all(|(extent, _)| *extent > 0) {
                candidates.push(self.plain(&found));
            }
        }
        let cx = self.cx.in_mode(Mode::Value);
        candidates.extend([cx.right_inverse(g.layout), cx.left_inverse(g.layout)].into_iter().flatten().map(|l| self.simple(l)));
        Ok(Ok(Candidates::some(candidates)))
    }

    /// `complement(?, cotarget) = given`.
    pub(super) fn complement(&mut self, cotarget: Option<Span>, given: Tree<'a>, at: Span) -> Step<'a, Candidates<'a>> {
        let g = known!(self.function(given, at));
        let reach = g.normal().iter().fold(1i64, |reach, (extent, stride)| reach.max(stride.saturating_mul(*extent)));
        let cotarget = match cotarget {
            Some(span) => Some(self.part(span)?),
            None => None,
        };
        let fault = refused(at);
        let cx = self.cx.in_mode(Mode::Value);
        let int = |n: i64| Tree::Int(Int::dynamic(n));
        let wanted = match cotarget {
            Some(t) => cx.product(t).map_err(fault)?.value,
            None => reach,
        };
        let mut values = Vec::new();
        for end in [wanted, reach] {
            let Ok(free) = cx.complement(g.layout, Some(int(end.max(1)))) else { continue };
            values.push(self.simple(free));
            // What lies above all that is given, so that a last gap is one.
            let times = wanted.max(0).checked_add(reach - 1).map_or(2, |n| (n / reach.max(1)).max(2));
            if let Ok(above) = cx.layout(int(times), int(reach)) {
                values.push(self.simple(cx.concat(&[free, above])));
            }
        }
        Ok(Ok(Candidates::some(values)))
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
            return Ok(Err(Solved::None(Refuted::Form { why })));
        }
        Ok(Ok(Candidates::some(vec![given, again])))
    }
}

/// The layout whose right inverse has these modes: what each counts stands at its place, and what lies between is 0.
fn placed(inverse: &[(i64, i64)]) -> Option<Modes> {
    let mut stride = 1i64;
    let mut places: Vec<(i64, i64, i64)> = Vec::new();
    for (extent, place) in inverse {
        places.push((*place, *extent, stride));
        stride = stride.checked_mul(*extent)?;
    }
    places.sort_unstable();
    let (mut modes, mut reach) = (Modes::new(), 1i64);
    for (place, extent, stride) in places {
        if place < reach || place % reach != 0 {
            return None;
        }
        modes.extend([(place / reach, 0), (extent, stride)]);
        reach = place.checked_mul(extent)?;
    }
    modes.retain(|m| m.0 > 1);
    Some(modes)
}
