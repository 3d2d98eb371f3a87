//! Functions of the bits of an unsigned integer of 32 bits.

use super::{Args, Function, Out, ROW, Refusal, one};
use crate::algebra::{Int, Mode};
use crate::value::{Value, ratio};

const MATH: &str = "cute/numeric/math.hpp";
const UNSIGNED: &[&str] = &["\"Only to be used for unsigned types.\": x is a run-time integer of 0 to 4294967295, read as a uint32_t"];

/// Argument 0 as the 32 bits of a run-time integer. C++ has no overload for a compile-time one; in
/// value mode it has the same answer.
fn bits(a: &Args) -> Result<u32, Refusal<'static>> {
    let wanted = match a.cx.mode {
        Mode::Cxx => "a run-time unsigned integer of 32 bits: `uint32_t{5}`",
        Mode::Value => "an unsigned integer of 32 bits",
    };
    let refused = Refusal::Argument { index: 0, wanted };
    match a.int(0) {
        Ok(i) if a.cx.mode == Mode::Value || !i.is_static => u32::try_from(i.value).map_err(|_| refused),
        _ => Err(refused),
    }
}

/// The answer, compile-time where the argument is.
fn made<'a>(a: &Args<'_, 'a>, value: u32) -> Out<'a> {
    Ok(Int::new(value.into(), a.int(0)?.is_static).into())
}

fn count<'a>(a: &Args<'_, 'a>, f: fn(u32) -> u32) -> Out<'a> {
    made(a, f(bits(a)?))
}

fn width(x: u32) -> u32 {
    u32::BITS - x.leading_zeros()
}

/// `x` turned left by argument 1, to the right where that is negative.
fn turned<'a>(a: &Args<'_, 'a>, sign: i64) -> Out<'a> {
    let (x, by) = (bits(a)?, a.int(1)?);
    if by.value.unsigned_abs() >= 32 {
        return a.wrong(1, "a number of bits from -31 to 31");
    }
    let turned = x.rotate_left((by.value * sign).rem_euclid(32) as u32);
    Ok(Int::new(turned.into(), a.int(0)?.is_static && by.is_static).into())
}

pub(super) const ROWS: &[Function] = &[
    Function {
        name: "bit_width",
        params: &[one("x")],
        summary: "how many bits the number x needs, 0 for 0",
        requires: UNSIGNED,
        source: MATH,
        examples: &[("bit_width(5)", "3"), ("--cxx bit_width(uint32_t{0})", "0")],
        run: |a| count(a, width),
        ..ROW
    },
    Function {
        name: "bit_ceil",
        params: &[one("x")],
        summary: "the smallest power of two that is at least x",
        requires: UNSIGNED,
        source: MATH,
        examples: &[("bit_ceil(5)", "8"), ("--cxx bit_ceil(uint32_t{0})", "1")],
        run: |a| match bits(a)?.checked_next_power_of_two() {
            Some(power) => made(a, power),
            None => a.wrong(0, "at most 2147483648, the largest power of two of 32 bits"),
        },
        ..ROW
    },
    Function {
        name: "bit_floor",
        params: &[one("x")],
        summary: "the largest power of two that is at most x, 0 for 0",
        requires: UNSIGNED,
        source: MATH,
        examples: &[("bit_floor(5)", "4"), ("--cxx bit_floor(uint32_t{0})", "0")],
        run: |a| count(a, |x| x.checked_ilog2().map_or(0, |log| 1 << log)),
        ..ROW
    },
    Function {
        name: "countl_zero",
        params: &[one("x")],
        summary: "how many of the 32 bits of x are 0 above the highest 1",
        requires: UNSIGNED,
        source: MATH,
        examples: &[("countl_zero(1)", "31"), ("--cxx countl_zero(uint32_t{0})", "32")],
        run: |a| count(a, u32::leading_zeros),
        ..ROW
    },
    Function {
        name: "countl_one",
        params: &[one("x")],
        summary: "how many of the 32 bits of x are 1 above the highest 0",
        requires: UNSIGNED,
        source: MATH,
        examples: &[("countl_one(0xf0000000)", "4")],
        run: |a| count(a, u32::leading_ones),
        ..ROW
    },
    Function {
        name: "countr_zero",
        params: &[one("x")],
        summary: "how many of the 32 bits of x are 0 below the lowest 1",
        requires: UNSIGNED,
        source: MATH,
        examples: &[("countr_zero(12)", "2"), ("--cxx countr_zero(uint32_t{0})", "32")],
        run: |a| count(a, u32::trailing_zeros),
        ..ROW
    },
    Function {
        name: "countr_one",
        params: &[one("x")],
        summary: "how many of the 32 bits of x are 1 below the lowest 0",
        requires: UNSIGNED,
        source: MATH,
        examples: &[("countr_one(7)", "3")],
        run: |a| count(a, u32::trailing_ones),
        ..ROW
    },
    Function {
        name: "popcount",
        params: &[one("x")],
        summary: "how many bits of x are 1",
        requires: UNSIGNED,
        source: MATH,
        examples: &[("popcount(7)", "3")],
        run: |a| count(a, u32::count_ones),
        ..ROW
    },
    Function {
        name: "rotl",
        params: &[one("x"), one("bits")],
        summary: "the 32 bits of x turned left; to the right for negative bits",
        requires: UNSIGNED,
        source: MATH,
        examples: &[("rotl(5,3)", "40"), ("rotl(5,-1)", "2147483650")],
        run: |a| turned(a, 1),
        ..ROW
    },
    Function {
        name: "rotr",
        params: &[one("x"), one("bits")],
        summary: "the 32 bits of x turned right; to the left for negative bits",
        requires: UNSIGNED,
        source: MATH,
        examples: &[("rotr(5,1)", "2147483650"), ("rotr(5,-1)", "10")],
        run: |a| turned(a, -1),
        ..ROW
    },
    Function {
        name: "log_2",
        params: &[one("x")],
        summary: "the logarithm of x to base 2, rounded down; of a ratio the difference of those of its parts",
        requires: &["\"Only to be used for unsigned integral types.\": x is a run-time integer of 1 to 4294967295, read as a uint32_t"],
        source: MATH,
        examples: &[("log_2(9)", "3"), ("--cxx log_2(uint32_t{1})", "0"), ("log_2(R<1,8>{})", "-3")],
        run: |a| match a.values[0] {
            Value::Ratio(parts) => {
                let [n, d] = ratio::lowest(a.cx, *parts)?;
                match n.value.checked_ilog2().zip(d.value.checked_ilog2()) {
                    Some((n, d)) => Ok(Int::dynamic(i64::from(n) - i64::from(d)).into()),
                    None => a.wrong(0, "a positive ratio"),
                }
            }
            _ => match bits(a)?.checked_ilog2() {
                Some(log) => made(a, log),
                None => a.wrong(0, "a positive integer"),
            },
        },
        ..ROW
    },
];
