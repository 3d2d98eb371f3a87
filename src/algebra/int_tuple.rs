//! Arithmetic on whole IntTuples: sums, products, divisions by profile.
//!
//! Source: `cute/int_tuple.hpp`.

use super::int::{Int, ONE, ZERO};
use super::{Cx, Fault, Result, Tree};

impl<'a> Cx<'a> {
    /// The product of each top mode, always a tuple: `product_each(7)` is `(7)`.
    pub fn product_each(self, t: Tree<'a>) -> Result<'a, Tree<'a>> {
        self.map(self.wrap(t), |m| Ok(Tree::Int(self.product(m)?)))
    }

    /// The product of `t` at each leaf of `guide`; the result has the guide's profile.
    pub fn product_like(self, t: Tree<'a>, guide: Tree<'a>) -> Result<'a, Tree<'a>> {
        match guide.items() {
            None => Ok(Tree::Int(self.product(t)?)),
            Some(guides) => {
                let items = self.same_rank("product_like", t, guide)?;
                self.tuple_of(guides.len(), |i| self.product_like(items[i], guides[i]))
            }
        }
    }

    /// The items of `t`, refused unless it is a tuple of the same rank as `guide`.
    pub fn same_rank(self, operation: &'static str, t: Tree<'a>, guide: Tree<'a>) -> Result<'a, &'a [Tree<'a>]> {
        match t.items() {
            Some(items) if items.len() == guide.rank() => Ok(items),
            _ => self.fail(Fault::MismatchedRanks { operation, a: t, b: guide }),
        }
    }

    /// The sum of all leaves, from `_0`.
    pub fn sum(self, t: Tree<'a>) -> Result<'a, Tree<'a>> {
        match t.items() {
            None => Ok(t),
            Some(items) => items.iter().try_fold(Tree::Int(ZERO), |s, t| self.add_tree(s, self.sum(*t)?)),
        }
    }

    /// Leaf by leaf products, summed; with basis strides a coordinate.
    pub fn inner_product(self, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Tree<'a>> {
        match (a.items(), b.items()) {
            (Some(x), Some(y)) if x.len() == y.len() => {
                x.iter().zip(y).try_fold(Tree::Int(ZERO), |s, (x, y)| self.add_tree(s, self.inner_product(*x, *y)?))
            }
            (None, None) => self.mul_tree(a, b),
            _ => self.fail(Fault::MismatchedRanks { operation: "inner_product", a, b }),
        }
    }

    /// `ceil_div` of integers and tuples; a tuple by an integer folds left to right.
    pub fn ceil_div(self, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Tree<'a>> {
        self.recorded(
            "ceil_div",
            |_| [a, b],
            || match (a.items(), b.items()) {
                (Some(x), Some(y)) if x.len() >= y.len() => {
                    self.tuple_of(x.len(), |i| self.ceil_div(x[i], y.get(i).copied().unwrap_or(Tree::Int(ONE))))
                }
                (Some(_), Some(_)) => self.fail(Fault::MismatchedRanks { operation: "ceil_div", a, b }),
                (Some(x), None) => {
                    let mut rest = b;
                    self.map(x, |m| {
                        let quotient = self.ceil_div(m, rest)?;
                        rest = self.ceil_div(rest, m)?;
                        Ok(quotient)
                    })
                }
                (None, Some(_)) => self.ceil_div(a, Tree::Int(self.product(b)?)),
                (None, None) => {
                    let by = self.int("ceil_div", b)?;
                    self.on_value("ceil_div", a, |a| self.ceil_div_int(a, by))
                }
            },
        )
    }

    /// `shape_div`: like `ceil_div`, but equal ranks and a divisibility condition.
    pub fn shape_div(self, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Tree<'a>> {
        self.recorded(
            "shape_div",
            |_| [a, b],
            || match (a.items(), b.items()) {
                (Some(x), Some(y)) if x.len() == y.len() => self.tuple_of(x.len(), |i| self.shape_div(x[i], y[i])),
                (Some(_), Some(_)) => self.fail(Fault::MismatchedRanks { operation: "shape_div", a, b }),
                (Some(x), None) => {
                    let mut rest = b;
                    self.map(x, |m| {
                        let quotient = self.shape_div(m, rest)?;
                        rest = self.shape_div(rest, Tree::Int(self.product(m)?))?;
                        Ok(quotient)
                    })
                }
                (None, Some(_)) => self.shape_div(a, Tree::Int(self.product(b)?)),
                (None, None) => {
                    let (a, b) = (self.int("shape_div", a)?, self.int("shape_div", b)?);
                    Ok(Tree::Int(self.shape_div_int(a, b)?))
                }
            },
        )
    }

    /// `round_up` of integers, or of tuples with the second one padded by `_1`.
    pub fn round_up(self, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Tree<'a>> {
        match (a.items(), b.items()) {
            (Some(x), Some(y)) if x.len() >= y.len() => {
                self.tuple_of(x.len(), |i| self.round_up(x[i], y.get(i).copied().unwrap_or(Tree::Int(ONE))))
            }
            (Some(_), Some(_)) => self.fail(Fault::MismatchedRanks { operation: "round_up", a, b }),
            (None, None) => {
                let (a, b) = (self.int("round_up", a)?, self.int("round_up", b)?);
                Ok(Tree::Int(self.mul(self.ceil_div_int(a, b)?, b)?))
            }
            _ => self.fail(Fault::NoOperator { operation: "round_up", a, b }),
        }
    }

    /// `a_i * product(b_i)` in the profile of `a`.
    pub fn elem_scale(self, a: Tree<'a>, b: Tree<'a>) -> Result<'a, Tree<'a>> {
        match a.items() {
            Some(x) => {
                let y = self.same_rank("elem_scale", b, a)?;
                self.tuple_of(x.len(), |i| self.elem_scale(x[i], y[i]))
            }
            None => self.mul_tree(a, Tree::Int(self.product(b)?)),
        }
    }

    /// A fold over all arguments from the right, of a tuple first over its own elements, as `max` and `min` do.
    pub fn fold_leaves(self, operation: &'static str, arguments: &[Tree<'a>], f: &impl Fn(Int, Int) -> Result<'a, Int>) -> Result<'a, Int> {
        let mut all = None;
        for t in arguments.iter().rev() {
            let one = match t.items() {
                Some(items) => self.fold_leaves(operation, items, f)?,
                None => self.int(operation, *t)?,
            };
            all = Some(all.map_or(Ok(one), |all| f(one, all))?);
        }
        all.map_or_else(|| self.fail(Fault::Empty { operation }), Ok)
    }

    /// `gcd` of all arguments: the order decides the sign.
    pub fn gcd_all(self, arguments: &[Tree<'a>]) -> Result<'a, Int> {
        self.fold_leaves("gcd", arguments, &|x, y| Ok(self.gcd(x, y)))
    }

    /// Multiplies neighbours that are both known or both not: the shape part of `coalesce`.
    pub fn coalesce_shape(self, t: Tree<'a>) -> Result<'a, Tree<'a>> {
        let flat = self.flatten(t);
        let Some([first, rest @ ..]) = flat.items() else {
            return Ok(flat);
        };
        let mut out = bumpalo::vec![in self.arena; *first];
        for t in rest {
            let next = self.int("coalesce", *t)?;
            let last = out.last_mut().expect("starts with one mode");
            let held = self.int("coalesce", *last)?;
            if self.known(held) == self.known(next) {
                *last = Tree::Int(self.mul(held, next)?);
            } else {
                out.push(*t);
            }
        }
        Ok(if out.len() == 1 { out[0] } else { Tree::Tuple(out.into_bump_slice()) })
    }
}
