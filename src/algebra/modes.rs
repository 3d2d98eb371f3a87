//! Changing the modes of tuples and layouts: take, group, append, zip and their relatives.
//!
//! Source: `cute/algorithm/tuple_algorithms.hpp`, `cute/layout.hpp`.

use super::{Cx, Fault, Layout, MAX_LEAVES, Result, Tree};

impl<'a> Cx<'a> {
    fn limited(self, operation: &'static str, n: i64, of: Tree<'a>) -> Result<'a, usize> {
        let leaves = of.leaves().unwrap_or(MAX_LEAVES).max(1);
        match usize::try_from(n) {
            Ok(n) if n.checked_mul(leaves).is_some_and(|all| all <= MAX_LEAVES) => Ok(n),
            Ok(_) => self.fail(Fault::TooLarge { operation, limit: MAX_LEAVES }),
            Err(_) => self.fail(Fault::RankLimit { operation, requested: n, of }),
        }
    }

    /// `repeat<N>(x)`: `x` itself for N = 1, a tuple otherwise.
    pub fn repeat(self, n: i64, x: Tree<'a>) -> Result<'a, Tree<'a>> {
        let n = self.limited("repeat", n, x)?;
        Ok(if n == 1 { x } else { self.tuple_repeat(n, x) })
    }

    /// `tuple_repeat<N>(x)`: always a tuple.
    pub fn tuple_repeated(self, n: i64, x: Tree<'a>) -> Result<'a, Tree<'a>> {
        Ok(self.tuple_repeat(self.limited("tuple_repeat", n, x)?, x))
    }

    /// A range of modes `begin..end`; -1 as end is the rank. `None` if it does not fit.
    fn range(self, t: Tree<'a>, begin: i64, end: i64) -> Option<(usize, usize)> {
        let end = if end == -1 { t.rank() as i64 } else { end };
        let fits = 0 <= begin && begin <= end && end <= t.rank() as i64;
        fits.then_some((begin as usize, end as usize))
    }

    /// Modes `begin..end`, always a tuple.
    pub fn take(self, t: Tree<'a>, begin: i64, end: i64) -> Result<'a, Tree<'a>> {
        match self.range(t, begin, end) {
            Some((b, e)) => Ok(Tree::Tuple(&self.wrap(t)[b..e])),
            None => self.fail(Fault::ModeRange { operation: "take", begin, end, of: t }),
        }
    }

    /// Modes `begin..end` made one mode.
    pub fn group(self, t: Tree<'a>, begin: i64, end: i64) -> Result<'a, Tree<'a>> {
        let modes = self.wrap(t);
        match self.range(t, begin, end) {
            Some((b, e)) if b == e => Ok(Tree::Tuple(modes)),
            Some((b, e)) => {
                let mut out = modes[..b].to_vec();
                out.push(Tree::Tuple(&modes[b..e]));
                out.extend_from_slice(&modes[e..]);
                Ok(self.tuple(&out))
            }
            None => self.fail(Fault::ModeRange { operation: "group", begin, end, of: t }),
        }
    }

    /// The modes at `indices`, always a tuple.
    pub fn select(self, t: Tree<'a>, indices: &[i64]) -> Result<'a, Tree<'a>> {
        self.tuple_of(indices.len(), |i| self.get(t, indices[i]))
    }

    /// `t` with mode `n` replaced, or with one more mode for n = rank; a leaf is replaced whole.
    pub fn replace(self, t: Tree<'a>, n: i64, x: Tree<'a>) -> Result<'a, Tree<'a>> {
        if t.is_tuple() && n == t.rank() as i64 {
            return Ok(self.append(t, x));
        }
        self.get(t, n)?;
        match t.items() {
            None => Ok(x),
            Some(items) => self.tuple_of(items.len(), |i| Ok(if i as i64 == n { x } else { items[i] })),
        }
    }

    /// `t` with `x` before mode `n`.
    pub fn insert(self, t: Tree<'a>, n: i64, x: Tree<'a>) -> Result<'a, Tree<'a>> {
        let mut items = self.wrap(t).to_vec();
        match usize::try_from(n) {
            Ok(at) if at <= items.len() => items.insert(at, x),
            _ => return self.fail(Fault::IndexOutOfRange { index: n, of: t }),
        }
        Ok(self.tuple(&items))
    }

    /// `t` without mode `n`; the whole of `t` where `n` is its rank.
    pub fn remove(self, t: Tree<'a>, n: i64) -> Result<'a, Tree<'a>> {
        let items = self.wrap(t);
        match usize::try_from(n) {
            Ok(at) if at < items.len() => Ok(self.tuple(&[&items[..at], &items[at + 1..]].concat())),
            Ok(at) if at == items.len() => Ok(self.tuple(items)),
            _ => self.fail(Fault::IndexOutOfRange { index: n, of: t }),
        }
    }

    /// `append(t, x)`: a leaf becomes a tuple.
    pub fn append(self, t: Tree<'a>, x: Tree<'a>) -> Tree<'a> {
        let mut items = self.wrap(t).to_vec();
        items.push(x);
        self.tuple(&items)
    }

    /// `prepend(t, x)`: a leaf becomes a tuple.
    pub fn prepend(self, t: Tree<'a>, x: Tree<'a>) -> Tree<'a> {
        let mut items = vec![x];
        items.extend_from_slice(self.wrap(t));
        self.tuple(&items)
    }

    /// `append<N>(t, x)`, or `prepend<N>` at the front: `x` up to rank N; rank N stays as it is.
    pub fn pad(self, operation: &'static str, t: Tree<'a>, n: i64, x: Tree<'a>) -> Result<'a, Tree<'a>> {
        let rank = t.rank();
        if n == rank as i64 {
            return Ok(t);
        }
        if n < rank as i64 {
            return self.fail(Fault::RankLimit { operation, requested: n, of: t });
        }
        let padding = vec![x; self.limited(operation, n - rank as i64, x)?];
        let modes = self.wrap(t);
        Ok(self.tuple(&if operation == "append" { [modes, &padding].concat() } else { [&padding, modes].concat() }))
    }

    /// `append<N>(L, X)` on shape and stride.
    pub fn append_layout(self, layout: Layout<'a>, rank: usize, x: Layout<'a>) -> Result<'a, Layout<'a>> {
        let n = rank as i64;
        Ok(Layout { shape: self.pad("append", layout.shape, n, x.shape)?, stride: self.pad("append", layout.stride, n, x.stride)? })
    }

    /// The first leaf.
    pub fn front(self, t: Tree<'a>) -> Result<'a, Tree<'a>> {
        self.edge("front", t, |items| items.first())
    }

    /// The last leaf.
    pub fn back(self, t: Tree<'a>) -> Result<'a, Tree<'a>> {
        self.edge("back", t, |items| items.last())
    }

    fn edge(self, operation: &'static str, t: Tree<'a>, pick: impl Fn(&'a [Tree<'a>]) -> Option<&'a Tree<'a>>) -> Result<'a, Tree<'a>> {
        let mut t = t;
        while let Some(items) = t.items() {
            match pick(items) {
                Some(next) => t = *next,
                None => return self.fail(Fault::Empty { operation }),
            }
        }
        Ok(t)
    }

    /// The top modes in reverse.
    pub fn reverse(self, t: Tree<'a>) -> Tree<'a> {
        match t.items() {
            Some(items) => Tree::Tuple(self.arena.alloc_slice_fill_iter(items.iter().rev().copied())),
            None => t,
        }
    }

    /// The leaves of `flat` in the profile of `profile`.
    pub fn unflatten(self, flat: Tree<'a>, profile: Tree<'a>) -> Result<'a, Tree<'a>> {
        let mut leaves = self.wrap(flat).iter();
        let whole = self.transform_leaf(profile, &mut |_| match leaves.next() {
            Some(leaf) => Ok(*leaf),
            None => self.fail(Fault::Unflatten { flat, profile }),
        })?;
        if leaves.next().is_some() {
            return self.fail(Fault::Unflatten { flat, profile });
        }
        Ok(whole)
    }

    /// A tuple of tuples transposed; a tuple of leaves becomes its only element.
    pub fn zip(self, t: Tree<'a>) -> Result<'a, Tree<'a>> {
        let Some(rows) = t.items() else { return Ok(t) };
        let Some(first) = rows.first() else {
            return Ok(t);
        };
        let Some(columns) = first.items() else {
            return Ok(self.tuple(&[t]));
        };
        for row in rows {
            if row.items().is_none_or(|r| r.len() != columns.len()) {
                return self.fail(Fault::MismatchedRanks { operation: "zip", a: *first, b: *row });
            }
        }
        self.tuple_of(columns.len(), |i| self.tuple_of(rows.len(), |k| self.get(rows[k], i as i64)))
    }

    /// Splits every mode that `guide` has into its two parts: `((firsts), (seconds…, others…))`.
    pub fn zip2_by(self, t: Tree<'a>, guide: Tree<'a>) -> Result<'a, Tree<'a>> {
        let Tree::Tuple(guides) = guide else {
            return match t.items() {
                Some([_, _]) => Ok(t),
                _ => self.fail(Fault::MismatchedRanks { operation: "zip2_by", a: t, b: guide }),
            };
        };
        let Some(modes) = t.items().filter(|m| m.len() >= guides.len()) else {
            return self.fail(Fault::MismatchedRanks { operation: "zip2_by", a: t, b: guide });
        };
        let (mut firsts, mut seconds) = (Vec::new(), Vec::new());
        for (mode, guide) in modes.iter().zip(guides) {
            let pair = self.zip2_by(*mode, *guide)?;
            firsts.push(self.get(pair, 0)?);
            seconds.push(self.get(pair, 1)?);
        }
        seconds.extend_from_slice(&modes[guides.len()..]);
        Ok(self.tuple(&[self.tuple(&firsts), self.tuple(&seconds)]))
    }

    /// The index of the first mode statically equal to `x`, or the rank.
    pub fn find(self, t: Tree<'a>, x: Tree<'a>) -> i64 {
        let modes = self.wrap(t);
        let same = |m: &Tree<'a>| self.is(self.equal(*m, x), 1);
        modes.iter().position(same).unwrap_or(modes.len()) as i64
    }
}
