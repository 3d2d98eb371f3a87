//! Arithmetic of compile-time ratios `R<N,D>`.
//!
//! Source: `cute/numeric/integral_ratio.hpp`.

use crate::algebra::{Cx, Int, Result, Tree};
use crate::syntax::ast::Binary;
use crate::value::Value;

/// Numerator and denominator as they were written.
pub type Ratio = [Int; 2];

/// A ratio, or a compile-time integer as one over 1.
pub fn of(v: Value) -> Option<Ratio> {
    match v {
        Value::Ratio(ratio) => Some(*ratio),
        Value::Tree(Tree::Int(i)) if i.is_static => Some([i, Int::fixed(1)]),
        _ => None,
    }
}

/// In lowest terms, with a positive denominator.
pub fn lowest<'a>(cx: Cx<'a>, [n, d]: Ratio) -> Result<'a, Ratio> {
    let common = cx.abs(cx.gcd(n, d))?;
    let common = if d.value < 0 { cx.neg(common)? } else { common };
    Ok([cx.div(n, common)?, cx.div(d, common)?])
}

/// A ratio in lowest terms; an integer where its denominator is 1.
pub fn reduced<'a>(cx: Cx<'a>, ratio: Ratio) -> Result<'a, Value<'a>> {
    let [n, d] = lowest(cx, ratio)?;
    Ok(if d.value == 1 { n.into() } else { Value::Ratio(cx.arena.alloc([n, d])) })
}

/// A run-time integer times a ratio: an integer, rounded towards zero.
fn scaled<'a>(cx: Cx<'a>, i: Int, [n, d]: Ratio) -> Result<'a, Value<'a>> {
    Ok(cx.div(cx.mul(i, n)?, d)?.into())
}

/// The greatest common divisor as CuTe has it: of a/b and x/y `gcd(a*y,b*x)/(b*x)`, of a/b and c `gcd(a,b*c)/(b*c)`; `None` of
/// other operands, and where that divides by 0.
pub fn gcd<'a>(cx: Cx<'a>, a: Value<'a>, b: Value<'a>) -> Result<'a, Option<Value<'a>>> {
    let (left, right) = match (a, b) {
        (Value::Ratio([a, b]), Value::Ratio([x, y])) => (cx.mul(*a, *y)?, cx.mul(*b, *x)?),
        (Value::Ratio([a, b]), Value::Tree(Tree::Int(c))) | (Value::Tree(Tree::Int(c)), Value::Ratio([a, b])) if c.is_static => {
            (*a, cx.mul(*b, c)?)
        }
        _ => return Ok(None),
    };
    match right.value {
        0 => Ok(None),
        _ => Ok(Some(reduced(cx, [cx.gcd(left, right), right])?)),
    }
}

/// `a op b` where one of them is a ratio; `None` where C++ has no such operator.
pub fn binary<'a>(cx: Cx<'a>, op: Binary, a: Value<'a>, b: Value<'a>) -> Result<'a, Option<Value<'a>>> {
    if !matches!((a, b), (Value::Ratio(_), _) | (_, Value::Ratio(_))) {
        return Ok(None);
    }
    let answer = match (op, a, b, of(a), of(b)) {
        (Binary::Multiply, Value::Tree(Tree::Int(i)), _, None, Some(ratio)) => scaled(cx, i, lowest(cx, ratio)?)?,
        (Binary::Multiply, _, Value::Tree(Tree::Int(i)), Some(ratio), None) => scaled(cx, i, lowest(cx, ratio)?)?,
        (Binary::Divide, Value::Tree(Tree::Int(i)), _, None, Some([n, d])) => scaled(cx, i, lowest(cx, [d, n])?)?,
        (Binary::Multiply, _, _, Some([n, d]), Some([m, e])) => reduced(cx, [cx.mul(n, m)?, cx.mul(d, e)?])?,
        (Binary::Divide, _, Value::Ratio(_), Some([n, d]), Some([m, e])) => reduced(cx, [cx.mul(n, e)?, cx.mul(d, m)?])?,
        (Binary::Add, _, _, Some([n, d]), Some([m, e])) => reduced(cx, [cx.add(cx.mul(n, e)?, cx.mul(m, d)?)?, cx.mul(d, e)?])?,
        (Binary::Equal, _, _, Some(a), Some(b)) => (lowest(cx, a)? == lowest(cx, b)?).into(),
        (Binary::Less, _, _, Some(a), Some(b)) => {
            let ([n, d], [m, e]) = (lowest(cx, a)?, lowest(cx, b)?);
            (cx.mul(n, e)?.value < cx.mul(m, d)?.value).into()
        }
        _ => return Ok(None),
    };
    Ok(Some(answer))
}
