//! Arithmetic on leaves that may be scaled basis elements, and on the tuples that their sums make.
//!
//! Source: `cute/numeric/arithmetic_tuple.hpp`.

use super::int::{Int, ONE, ZERO};
use super::{Basis, Cx, Fault, MAX_BYTES, Mode, Result, Tree};

/// The largest index in the path of a basis element; a sum writes out a tuple of that rank.
pub const MAX_BASIS_INDEX: u32 = 4095;

impl<'a> Cx<'a> {
    /// `value` at `path`; at the empty path a plain value in Python, in C++ a basis element still, which prints like one.
    pub fn basis(self, value: Int, path: &[u32]) -> Tree<'a> {
        if path.is_empty() && self.mode != Mode::Cxx {
            return Tree::Int(value);
        }
        self.ratio_basis(value, 1, path)
    }

    /// `value/over` at `path`, in lowest terms; a ratio of a run-time value is rounded towards zero, as C++ does.
    pub fn ratio_basis(self, value: Int, over: i64, path: &[u32]) -> Tree<'a> {
        let (mut common, mut rest) = (value.value.unsigned_abs(), over.unsigned_abs().max(1));
        while rest != 0 {
            (common, rest) = (rest, common % rest);
        }
        let common = i64::try_from(common).unwrap_or(1).max(1);
        let (value, over) = match value.is_static {
            true => (Int { value: value.value / common, ..value }, over / common),
            false if over == 1 => (value, 1),
            false => (Int { value: value.value.checked_div(over).unwrap_or(0), ..value }, 1),
        };
        Tree::Basis(self.arena.alloc(Basis { value, over, path: self.arena.alloc_slice_copy(path) }))
    }

    fn with_value(self, b: &Basis<'a>, value: Int) -> Tree<'a> {
        Tree::Basis(self.arena.alloc(Basis { value, ..*b }))
    }

    /// The tuple of coordinates that `t` stands for: `_3@2` is `(_0,_0,_3)`.
    pub fn as_arithmetic_tuple(self, t: Tree<'a>) -> Tree<'a> {
        match t {
            Tree::Basis(b) => b.path.iter().rev().fold(Tree::Int(b.value), |inner, &index| {
                let items = self.arena.alloc_slice_fill_copy(index as usize + 1, Tree::Int(ZERO));
                items[index as usize] = inner;
                Tree::Arith(items)
            }),
            Tree::Tuple(items) => Tree::Arith(self.arena.alloc_slice_fill_with(items.len(), |i| self.as_arithmetic_tuple(items[i]))),
            other => other,
        }
    }

    /// `a + b` of leaves and coordinate tuples; a known 0 leaves the other as it is.
    pub fn add_tree(self, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Tree<'a>> {
        match (a, b) {
            (Tree::Int(a), Tree::Int(b)) => Ok(Tree::Int(self.add(a, b)?)),
            (Tree::Underscore, t) | (t, Tree::Underscore) if matches!(t, Tree::Int(_) | Tree::Basis(_)) => {
                self.add_tree(Tree::Int(ZERO), t)
            }
            (Tree::Int(zero), other) | (other, Tree::Int(zero)) if self.is(zero, 0) => Ok(match other {
                Tree::Basis(Basis { value, path: [], .. }) => Tree::Int(*value),
                other => other,
            }),
            // at the empty path both are numbers
            (Tree::Basis(Basis { value: x, path: [], .. }), Tree::Basis(Basis { value: y, path: [], .. })) => {
                Ok(Tree::Int(self.add(*x, *y)?))
            }
            (Tree::Basis(_) | Tree::Arith(_), Tree::Basis(_) | Tree::Arith(_)) => self.zip_padded(a, b, |x, y| self.add_tree(x, y)),
            (Tree::Arith(_), Tree::Tuple(b)) => self.add_tree(a, Tree::Arith(b)),
            (Tree::Tuple(a), Tree::Arith(_)) => self.add_tree(Tree::Arith(a), b),
            _ => self.fail(Fault::NoOperator { operation: "+", a, b }),
        }
    }

    /// `a - b` of integers and coordinate tuples.
    pub fn sub_tree(self, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Tree<'a>> {
        match (a, b) {
            (Tree::Int(a), Tree::Int(b)) => Ok(Tree::Int(self.sub(a, b)?)),
            (other, Tree::Int(zero)) if self.is(zero, 0) => Ok(other),
            (Tree::Int(zero), Tree::Arith(_)) if self.is(zero, 0) => self.zip_padded(Tree::Arith(&[]), b, |x, y| self.sub_tree(x, y)),
            (Tree::Arith(_), Tree::Basis(_) | Tree::Arith(_) | Tree::Tuple(_)) | (Tree::Tuple(_), Tree::Arith(_)) => {
                self.zip_padded(a, b, |x, y| self.sub_tree(x, y))
            }
            _ => self.fail(Fault::NoOperator { operation: "-", a, b }),
        }
    }

    /// The sum of two basis elements or more that name one mode each, as `add_tree` of one after the
    /// other: each goes into its place, where that would write out every sum on the way. `None` where a
    /// term is something else.
    pub fn sum_of_basis(self, terms: &[Tree<'a>]) -> Option<Result<'a, Tree<'a>>> {
        let (mut count, mut rank) = (0, 0);
        for term in terms {
            match term {
                Tree::Int(zero) if self.is(*zero, 0) => {}
                Tree::Basis(Basis { path: [index], .. }) => (count, rank) = (count + 1, rank.max(*index as usize + 1)),
                _ => return None,
            }
        }
        if count < 2 {
            return None;
        }
        let sum = self.arena.alloc_slice_fill_copy(rank, Tree::Int(ZERO));
        for term in terms {
            if let Tree::Basis(Basis { path: [index], value, .. }) = term {
                let place = &mut sum[*index as usize];
                match self.add_tree(*place, Tree::Int(*value)) {
                    Ok(total) => *place = total,
                    Err(fault) => return Some(Err(fault)),
                }
            }
        }
        Some(Ok(Tree::Arith(sum)))
    }

    /// Element by element, the shorter one padded with `_0`.
    fn zip_padded(self, a: Tree<'a>, b: Tree<'a>, mut f: impl FnMut(Tree<'a>, Tree<'a>) -> Result<'a, Tree<'a>>) -> Result<'a, Tree<'a>> {
        if self.arena.allocated_bytes() > MAX_BYTES {
            return self.fail(Fault::TooMuch { operation: "+" });
        }
        let (a, b) = (self.wrap(self.as_arithmetic_tuple(a)), self.wrap(self.as_arithmetic_tuple(b)));
        let at = |items: &'a [Tree<'a>], i: usize| items.get(i).copied().unwrap_or(Tree::Int(ZERO));
        let sum = self.arena.alloc_slice_try_fill_with(a.len().max(b.len()), |i| f(at(a, i), at(b, i)))?;
        Ok(Tree::Arith(sum))
    }

    /// `a * b` where at most one side is a basis element.
    #[inline]
    pub fn mul_tree(self, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Tree<'a>> {
        match (a, b) {
            (Tree::Int(a), Tree::Int(b)) => Ok(Tree::Int(self.mul(a, b)?)),
            (Tree::Int(i), Tree::Basis(e)) | (Tree::Basis(e), Tree::Int(i)) if e.over != 1 => {
                Ok(self.ratio_basis(self.mul(i, e.value)?, e.over, e.path))
            }
            (Tree::Int(i), Tree::Basis(e)) => Ok(self.with_value(e, self.mul(i, e.value)?)),
            (Tree::Basis(e), Tree::Int(i)) => Ok(self.with_value(e, self.mul(e.value, i)?)),
            // CuTe's underscore is an `Int<0>`.
            (Tree::Underscore, t) | (t, Tree::Underscore) if matches!(t, Tree::Int(_) | Tree::Basis(_)) => {
                self.mul_tree(Tree::Int(ZERO), t)
            }
            _ => self.fail(Fault::NoOperator { operation: "*", a, b }),
        }
    }

    /// `f` of the value of a leaf, the basis path kept.
    pub fn on_value(self, operation: &'static str, t: Tree<'a>, f: impl FnOnce(Int) -> Result<'a, Int>) -> Result<'a, Tree<'a>> {
        match t {
            Tree::Int(i) => Ok(Tree::Int(f(i)?)),
            Tree::Basis(b) => Ok(self.with_value(b, f(b.value)?)),
            found => self.fail(Fault::WrongKind { operation, wanted: "an integer", found }),
        }
    }

    /// `a == b`: compile-time where the profiles differ or both values are compile-time.
    pub fn equal(self, a: Tree<'a>, b: Tree<'a>) -> Int {
        match (a, b) {
            (Tree::Int(a), Tree::Int(b)) => self.compare(a, b, i64::eq),
            (Tree::Basis(a), Tree::Basis(b)) if a.path == b.path && a.over == b.over => self.compare(a.value, b.value, i64::eq),
            (Tree::Tuple(a) | Tree::Arith(a), Tree::Tuple(b) | Tree::Arith(b)) if a.len() == b.len() => {
                a.iter().zip(b).fold(ONE, |all, (x, y)| self.and(all, self.equal(*x, *y)))
            }
            (Tree::Layout(a), Tree::Layout(b)) => self.and(self.equal(a.shape, b.shape), self.equal(a.stride, b.stride)),
            (Tree::Composed(a), Tree::Composed(b)) => {
                let ends = self.and(self.equal(a.outer, b.outer), self.equal(a.offset, b.offset));
                self.and(ends, self.equal(a.inner, b.inner))
            }
            (Tree::Swizzle(a), Tree::Swizzle(b)) => Int::truth(a == b, false),
            (Tree::Underscore, Tree::Underscore) => ONE,
            (Tree::Engine(a), Tree::Engine(b)) => a.equal(*b),
            _ => ZERO,
        }
    }

    /// `E<…>` at every leaf of `shape`: an integer shape gives `_1`.
    pub fn make_basis_like(self, shape: Tree<'a>) -> Tree<'a> {
        fn go<'a>(cx: Cx<'a>, t: Tree<'a>, path: &mut Vec<u32>) -> Tree<'a> {
            match t.items() {
                Some(items) => Tree::Tuple(cx.arena.alloc_slice_fill_with(items.len(), |i| {
                    path.push(i as u32);
                    let basis = go(cx, items[i], path);
                    path.pop();
                    basis
                })),
                None => cx.basis(ONE, path),
            }
        }
        go(self, shape, &mut Vec::new())
    }
}
