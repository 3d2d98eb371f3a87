//! The mathematical functions of C's library, and its smaller odds and ends.

use super::{Native, arg, float, integer, truth};
use crate::cxx::ast::BinaryOp;
use crate::cxx::convert::rounded;
use crate::cxx::floats::shown;
use crate::cxx::state::State;
use crate::cxx::value::{Fault, FaultKind, Floating, Integer, Outcome, Type, Value};
use crate::cxx::{arith, convert, cute, extended};
use std::rc::Rc;

/// The type that a function of mathematics computes in: that of a floating-point argument, `double` for integers.
fn kind(state: &State, v: &Value) -> Outcome<Floating> {
    Ok(match state.value(v)? {
        Value::Float(Floating::Narrow(_), _) => Floating::Float,
        Value::Float(kind, _) => kind,
        _ => Floating::Double,
    })
}

/// Whether a function is given as many arguments as it takes.
fn exactly(args: &[Value], n: usize) -> Outcome<()> {
    match args.len() == n {
        true => Ok(()),
        false => Err(Fault::ill_formed(format_args!("a function of {n} numbers is given {}", args.len()))),
    }
}

/// `f` of one number. A `float` is computed as one, so that what it rounds to is C's.
fn one(state: &State, args: &[Value], f: fn(f64) -> f64, narrow: fn(f32) -> f32) -> Outcome<Value> {
    exactly(args, 1)?;
    if let Value::Static(..) = state.value(&args[0])? {
        return Err(Fault::ill_formed("a constant of CuTe converts to `float` as to `double`: the call is ambiguous"));
    }
    let kind = kind(state, arg(args, 0)?)?;
    let x = float(state, arg(args, 0)?)?;
    Ok(match kind {
        Floating::Float => Value::Float(kind, narrow(x as f32).into()),
        // a magnitude, or a number that has no fraction
        Floating::LongDouble(_) if f(-1.5) == 1.5 || f(x) == x && x.abs() >= 18446744073709551616.0 => Value::Float(kind, f(x)),
        Floating::LongDouble(lacks) => {
            // on the side of the `double` where the number is
            let near = match lacks {
                0 | extended::UNKNOWN => x,
                _ => f64::from_bits(x.to_bits().wrapping_add_signed(lacks.signum().into())),
            };
            let (whole, y) = (f(near), f(x));
            let is_whole = whole.fract() == 0.0 && x.abs() < 4503599627370496.0;
            let (kind, y) = extended::typed(match is_whole {
                true => (whole, 0),
                false => extended::computed(y),
            });
            Value::Float(kind, y)
        }
        kind => Value::Float(kind, f(x)),
    })
}

/// What `abs` gives of a number.
fn magnitude(v: &Value) -> Outcome<Value> {
    Ok(match *v {
        Value::Float(kind, x) => Value::Float(kind, x.abs()),
        Value::Int(kind, x) if !kind.is_signed() => Value::Int(kind, x),
        Value::Int(kind, x) => Value::Int(if kind.bits() < 32 { Integer::Int } else { kind }, kind.wrap(x.wrapping_abs())),
        Value::Data(_) => return Err(Fault::no_data("an argument")),
        _ => return Err(Fault::ill_formed("`abs` takes a number")),
    })
}

/// A `long double` that is computed as a `double`.
fn wide(x: f64) -> Value {
    let (kind, x) = extended::typed(extended::computed(x));
    Value::Float(kind, x)
}

/// `f` of two numbers. Two of `float` are computed as such.
fn two(state: &State, args: &[Value], f: fn(f64, f64) -> f64, narrow: fn(f32, f32) -> f32) -> Outcome<Value> {
    exactly(args, 2)?;
    let kinds = (kind(state, arg(args, 0)?)?, kind(state, arg(args, 1)?)?);
    let (x, y) = (float(state, &args[0])?, float(state, &args[1])?);
    Ok(match kinds {
        (Floating::Float, Floating::Float) => Value::Float(Floating::Float, narrow(x as f32, y as f32).into()),
        (Floating::LongDouble(_), _) | (_, Floating::LongDouble(_)) => wide(f(x, y)),
        _ => Value::Float(Floating::Double, f(x, y)),
    })
}

/// The `f` version of one of two numbers: always `float`.
fn two_single(state: &State, args: &[Value], f: fn(f32, f32) -> f32) -> Outcome<Value> {
    exactly(args, 2)?;
    Ok(Value::Float(Floating::Float, f(float(state, &args[0])? as f32, float(state, &args[1])? as f32).into()))
}

/// A function of GCC's on the bits of an unsigned number of 32 or of 64 bits.
fn of_bits(state: &State, args: &[Value], is_wide: bool, f: fn(u64) -> u32) -> Outcome<Value> {
    let [x] = args else {
        return Err(Fault::ill_formed("one number is needed here"));
    };
    let x = integer(state, x)?;
    let x = if is_wide { x as u64 } else { u64::from(x as u32) };
    Ok(Value::Int(Integer::Int, f(x).into()))
}

/// A function of a number without a sign and of how many bits its type has: a number of its type where `keeps` says so, else `int`.
fn of_digits(state: &State, args: &[Value], keeps: bool, f: fn(u64, u64) -> u64) -> Outcome<Value> {
    match state.value(arg(args, 0)?)? {
        Value::Int(kind, x) if !kind.is_signed() => {
            let answer = f(x as u64, kind.bits().into()) as i64;
            Ok(if keeps { Value::Int(kind, kind.wrap(answer)) } else { Value::Int(Integer::Int, answer) })
        }
        Value::Data(_) => Err(Fault::no_data("an argument")),
        _ => Err(Fault::ill_formed("a number of a type without a sign is needed here")),
    }
}

/// The greatest common divisor of two integers by their magnitudes, or the least common multiple, in their common type.
fn of_divisors(state: &State, args: &[Value], is_multiple: bool) -> Outcome<Value> {
    let integer = |i: usize| match state.value(arg(args, i)?)? {
        Value::Int(kind, x) if kind != Integer::Bool => Ok((kind, if kind.is_signed() { x.unsigned_abs() } else { x as u64 })),
        Value::Static(kind, x, _) => Ok((kind, x.unsigned_abs())),
        Value::Data(_) => Err(Fault::no_data("an argument")),
        _ => Err(Fault::ill_formed("an integer is needed here")),
    };
    let ((first, x), (second, y)) = (integer(0)?, integer(1)?);
    let kind = if first == second { first } else { arith::common(first, second) };
    let (mut a, mut b) = (x, y);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    let answer = if is_multiple { x.checked_div(a).unwrap_or(0).wrapping_mul(y) } else { a };
    Ok(Value::Int(kind, kind.wrap(answer as i64)))
}

/// The `f` version: always `float`.
fn single(state: &State, args: &[Value], f: fn(f32) -> f32) -> Outcome<Value> {
    let x = float(state, arg(args, 0)?)?;
    Ok(Value::Float(Floating::Float, f(x as f32).into()))
}

/// `rotl` and `rotr` of CuTe: the digits of the type of `x` turned, to the left where `sign` is 1.
fn turned(state: &mut State, args: &[Value], sign: i64) -> Outcome<Value> {
    let (x, by) = (state.value(arg(args, 0)?)?, integer(state, arg(args, 1)?)?.saturating_mul(sign));
    let Value::Int(kind, bits) = x else {
        let name = if sign > 0 { "rotl" } else { "rotr" };
        return cute::call(state, name, &[], args)?
            .ok_or_else(|| Fault::ill_formed(format_args!("`{name}` takes an integer and a number of bits")));
    };
    let digits = i64::from(kind.bits()) - i64::from(kind.is_signed());
    if by == 0 {
        return Ok(Value::Int(kind, bits));
    }
    let (near, far) = if by > 0 { (BinaryOp::ShiftLeft, BinaryOp::ShiftRight) } else { (BinaryOp::ShiftRight, BinaryOp::ShiftLeft) };
    let by = by.saturating_abs();
    let shifted = |state: &mut State, op, by| arith::binary(state, op, &Value::Int(kind, bits), &Value::Int(Integer::Int, by));
    let (first, rest) = (shifted(state, near, by)?, shifted(state, far, digits.saturating_sub(by))?);
    let answer = arith::binary(state, BinaryOp::BitOr, &first, &rest)?;
    convert::convert(state, answer, kind.id(), true)
}

/// The larger or the smaller of two: CuTe's where one is a compile-time integer, else C++'s.
fn extreme(state: &mut State, name: &str, templates: &[Value], args: &[Value]) -> Outcome<Value> {
    let values = match templates {
        // `max<T>(a, b)` is of two `T`
        [Value::Type(ty), ..] if !matches!(args, [Value::Braces(_)]) => {
            args.iter().map(|a| state.value(a).and_then(|v| convert::convert(state, v, *ty, false))).collect::<Outcome<Vec<Value>>>()?
        }
        _ => args.iter().map(|a| state.value(a)).collect::<Outcome<Vec<Value>>>()?,
    };
    match &values[..] {
        [Value::Braces(items)] if !items.is_empty() => {
            let mut best = state.value(&items[0])?;
            for item in &items[1..] {
                best = extreme(state, name, templates, &[best, item.clone()])?;
            }
            Ok(best)
        }
        // one that is a variable
        [Value::Array(list)] if matches!(state.types.get(list.ty), Type::Library(name, _) if &**name == "initializer_list") => {
            let items = (0..state.length(list)).map(|i| state.element(list, i)).collect::<Outcome<Vec<Value>>>()?;
            extreme(state, name, templates, &[Value::Braces(Rc::new(items))])
        }
        [x @ (Value::Int(..) | Value::Float(..)), y @ (Value::Int(..) | Value::Float(..))] => {
            let (less, more) = if name == "max" { (x, y) } else { (y, x) };
            let test = arith::binary(state, BinaryOp::Less, less, more)?;
            let chosen = if convert::truth(state, &test)? { y.clone() } else { x.clone() };
            // The arms of CuTe's `?:` meet in their common type.
            let ty = match (x, y) {
                (Value::Int(a, _), Value::Int(b, _)) if a == b => return Ok(chosen),
                (Value::Int(a, _), Value::Int(b, _)) => arith::common(*a, *b).id(),
                (Value::Float(a, _), Value::Float(b, _)) if a.is(*b) => return Ok(chosen),
                (Value::Float(kind @ (Floating::Float | Floating::LongDouble(_)), _), Value::Int(..))
                | (Value::Int(..), Value::Float(kind @ (Floating::Float | Floating::LongDouble(_)), _)) => {
                    state.type_of(&Value::Float(*kind, 0.0))
                }
                _ => crate::cxx::types::Types::DOUBLE,
            };
            convert::convert(state, chosen, ty, false)
        }
        [x @ Value::Text(_), y @ Value::Text(_)] => {
            let (less, more) = if name == "max" { (0, 1) } else { (1, 0) };
            let test = arith::binary(state, BinaryOp::Less, &values[less], &values[more])?;
            Ok(if convert::truth(state, &test)? { y.clone() } else { x.clone() })
        }
        _ => match cute::call(state, name, &[], &values)? {
            Some(v) => Ok(v),
            None => Err(Fault::ill_formed(format_args!("`{name}` takes two numbers"))),
        },
    }
}

macro_rules! binary {
    ($($name:literal, $single:literal => $f:expr, $narrow:expr;)*) => {
        &[$(
            ($name, |state, _, args| two(state, args, $f, $narrow)),
            ($single, |state, _, args| two_single(state, args, $narrow)),
        )*]
    };
}

const OF_TWO: &[(&str, Native)] = binary! {
    "pow", "powf" => f64::powf, f32::powf;
    "copysign", "copysignf" => f64::copysign, f32::copysign;
    "fdim", "fdimf" => libm::fdim, libm::fdimf;
    "remainder", "remainderf" => libm::remainder, libm::remainderf;
    "nextafter", "nextafterf" => libm::nextafter, libm::nextafterf;
    "fmod", "fmodf" => |x, y| x % y, |x, y| x % y;
    "atan2", "atan2f" => f64::atan2, f32::atan2;
    "hypot", "hypotf" => f64::hypot, f32::hypot;
    "fmax", "fmaxf" => f64::max, f32::max;
    "fmin", "fminf" => f64::min, f32::min;
};

macro_rules! unary {
    ($($name:literal, $single:literal => $f:expr, $narrow:expr;)*) => {
        &[$(
            ($name, |state, _, args| one(state, args, $f, $narrow)),
            ($single, |state, _, args| single(state, args, $narrow)),
        )*]
    };
}

const ELEMENTARY: &[(&str, Native)] = unary! {
    "exp", "expf" => f64::exp, f32::exp;
    "exp2", "exp2f" => f64::exp2, f32::exp2;
    "expm1", "expm1f" => f64::exp_m1, f32::exp_m1;
    "log", "logf" => f64::ln, f32::ln;
    "log2", "log2f" => f64::log2, f32::log2;
    "log10", "log10f" => f64::log10, f32::log10;
    "log1p", "log1pf" => f64::ln_1p, f32::ln_1p;
    "cbrt", "cbrtf" => f64::cbrt, f32::cbrt;
    "sin", "sinf" => f64::sin, f32::sin;
    "cos", "cosf" => f64::cos, f32::cos;
    "tan", "tanf" => f64::tan, f32::tan;
    "tanh", "tanhf" => f64::tanh, f32::tanh;
    "sinh", "sinhf" => f64::sinh, f32::sinh;
    "cosh", "coshf" => f64::cosh, f32::cosh;
    "asin", "asinf" => f64::asin, f32::asin;
    "acos", "acosf" => f64::acos, f32::acos;
    "atan", "atanf" => f64::atan, f32::atan;
    "floor", "floorf" => f64::floor, f32::floor;
    "ceil", "ceilf" => f64::ceil, f32::ceil;
    "trunc", "truncf" => f64::trunc, f32::trunc;
    "round", "roundf" => f64::round, f32::round;
    "rint", "rintf" => f64::round_ties_even, f32::round_ties_even;
    "nearbyint", "nearbyintf" => f64::round_ties_even, f32::round_ties_even;
    "erf", "erff" => libm::erf, libm::erff;
    "erfc", "erfcf" => libm::erfc, libm::erfcf;
    "tgamma", "tgammaf" => libm::tgamma, libm::tgammaf;
    "lgamma", "lgammaf" => libm::lgamma, libm::lgammaf;
    "fabs", "fabsf" => f64::abs, f32::abs;
};

/// Functions of mathematics by name, the elementary ones aside.
const OTHERS: &[(&str, Native)] = &[
    ("sqrt", |state, _, args| match state.value(arg(args, 0)?)? {
        // CUTLASS's own, whose answer is of the type
        Value::Float(kind @ Floating::Narrow(_), x) => Ok(Value::Float(kind, rounded(kind, (shown(kind, x) as f32).sqrt().into()))),
        Value::Float(Floating::LongDouble(lacks), x) => {
            let (kind, x) = extended::typed(extended::sqrt((x, lacks)));
            Ok(Value::Float(kind, x))
        }
        _ => one(state, args, f64::sqrt, f32::sqrt),
    }),
    ("sqrtf", |state, _, args| single(state, args, f32::sqrt)),
    ("signbit", |state, _, args| Ok(truth(float(state, arg(args, 0)?)?.is_sign_negative()))),
    ("rsqrt", |state, _, args| one(state, args, |x| 1.0 / x.sqrt(), |x| 1.0 / x.sqrt())),
    ("rsqrtf", |state, _, args| single(state, args, |x| 1.0 / x.sqrt())),
    ("fma", |state, _, args| {
        let third = float(state, arg(args, 2)?)?;
        let product = kind(state, arg(args, 0)?)?;
        let value = float(state, &args[0])?.mul_add(float(state, arg(args, 1)?)?, third);
        Ok(match product {
            Floating::LongDouble(_) => wide(value),
            product => Value::Float(product, rounded(product, value)),
        })
    }),
    ("isnan", |state, _, args| Ok(truth(float(state, arg(args, 0)?)?.is_nan()))),
    ("isinf", |state, _, args| Ok(truth(float(state, arg(args, 0)?)?.is_infinite()))),
    ("isfinite", |state, _, args| Ok(truth(float(state, arg(args, 0)?)?.is_finite()))),
    ("__std_abs", |state, _, args| match state.value(arg(args, 0)?)? {
        Value::Static(kind, x, _) => magnitude(&Value::Int(kind, x)),
        // one below `int` is promoted
        Value::Int(kind, x) => magnitude(&Value::Int(arith::common(kind, kind), x)),
        v => magnitude(&v),
    }),
    ("abs", |state, _, args| match state.value(arg(args, 0)?)? {
        v @ (Value::Static(..) | Value::Tuple(_) | Value::Cute(_))
            if let Some(v) = cute::call(state, "abs", &[], std::slice::from_ref(&v))? =>
        {
            Ok(v)
        }
        v => magnitude(&v),
    }),
    ("signum", |state, templates, args| match state.value(arg(args, 0)?)? {
        Value::Float(_, x) => Ok(Value::Int(Integer::Int, i64::from(x > 0.0) - i64::from(x < 0.0))),
        v => cute::call(state, "signum", templates, &[v]).map(|sign| sign.unwrap_or(Value::Void)),
    }),
    ("__rounds_toward_zero", |state, _, _| {
        if !state.is_unevaluated {
            state.finding(
                "a converter of CUTLASS with `round_toward_zero` sets the rounding mode of the process: what C++ computes and prints \
                 behind it is rounded so too, and to the nearest here",
            );
        }
        Ok(Value::Void)
    }),
    ("max", |state, templates, args| extreme(state, "max", templates, args)),
    ("min", |state, templates, args| extreme(state, "min", templates, args)),
    ("rand", |state, _, _| Ok(Value::Int(Integer::Int, state.random.draw()))),
    ("srand", |state, _, args| {
        state.random = crate::cxx::random::Random::new(integer(state, arg(args, 0)?)? as u32);
        Ok(Value::Void)
    }),
    ("popcount", |state, _, args| match state.value(arg(args, 0)?)? {
        Value::Int(kind, x) => Ok(Value::Int(Integer::Int, (x as u64 & (u64::MAX >> (64 - kind.bits()))).count_ones().into())),
        _ => Ok(Value::Int(Integer::Int, integer(state, arg(args, 0)?)?.count_ones().into())),
    }),
    ("std_popcount", |state, _, args| of_digits(state, args, false, |x, n| (x & (u64::MAX >> (64 - n))).count_ones().into())),
    ("std_bit_width", |state, _, args| of_digits(state, args, true, |x, _| 64 - u64::from(x.leading_zeros()))),
    ("bit_width", |state, _, args| of_digits(state, args, false, |x, _| 64 - u64::from(x.leading_zeros()))),
    ("bit_ceil", |state, _, args| of_digits(state, args, true, |x, _| x.checked_next_power_of_two().unwrap_or(0))),
    ("bit_floor", |state, _, args| of_digits(state, args, true, |x, _| x.checked_ilog2().map_or(0, |log| 1 << log))),
    ("countl_zero", |state, _, args| of_digits(state, args, false, |x, n| n + u64::from(x.leading_zeros()) - 64)),
    ("countl_one", |state, _, args| of_digits(state, args, false, |x, n| (x << (64 - n)).leading_ones().into())),
    ("countr_zero", |state, _, args| of_digits(state, args, false, |x, n| n.min(x.trailing_zeros().into()))),
    ("countr_one", |state, _, args| of_digits(state, args, false, |x, _| x.trailing_ones().into())),
    ("rotl", |state, _, args| turned(state, args, 1)),
    ("rotr", |state, _, args| turned(state, args, -1)),
    ("__std_gcd", |state, _, args| of_divisors(state, args, false)),
    ("__std_lcm", |state, _, args| of_divisors(state, args, true)),
    ("__builtin_popcount", |state, _, args| of_bits(state, args, false, u64::count_ones)),
    ("__builtin_popcountl", |state, _, args| of_bits(state, args, true, u64::count_ones)),
    ("__builtin_popcountll", |state, _, args| of_bits(state, args, true, u64::count_ones)),
    ("__builtin_parity", |state, _, args| of_bits(state, args, false, |x| x.count_ones() % 2)),
    ("__builtin_parityl", |state, _, args| of_bits(state, args, true, |x| x.count_ones() % 2)),
    ("__builtin_parityll", |state, _, args| of_bits(state, args, true, |x| x.count_ones() % 2)),
    ("__builtin_clz", |state, _, args| of_bits(state, args, false, |x| (x as u32).leading_zeros())),
    ("__builtin_clzl", |state, _, args| of_bits(state, args, true, u64::leading_zeros)),
    ("__builtin_clzll", |state, _, args| of_bits(state, args, true, u64::leading_zeros)),
    ("__builtin_ctz", |state, _, args| of_bits(state, args, false, |x| (x as u32).trailing_zeros())),
    ("__builtin_ctzl", |state, _, args| of_bits(state, args, true, u64::trailing_zeros)),
    ("__builtin_ctzll", |state, _, args| of_bits(state, args, true, u64::trailing_zeros)),
    ("__builtin_ffs", |state, _, args| of_bits(state, args, false, |x| if x == 0 { 0 } else { x.trailing_zeros() + 1 })),
    ("__builtin_ffsll", |state, _, args| of_bits(state, args, true, |x| if x == 0 { 0 } else { x.trailing_zeros() + 1 })),
    ("__overflows", |state, _, args| {
        let whole = |state: &State, i: usize| -> Outcome<i128> {
            Ok(match state.value(arg(args, i)?)? {
                Value::Int(kind, x) if !kind.is_signed() => i128::from(x as u64),
                v => i128::from(integer(state, &v)?),
            })
        };
        let (a, b) = (whole(state, 1)?, whole(state, 2)?);
        let exact = match integer(state, arg(args, 0)?)? {
            0 => a + b,
            1 => a - b,
            _ => a.saturating_mul(b),
        };
        Ok(super::truth(exact != whole(state, 3)?))
    }),
    ("__builtin_expect", |state, _, args| Ok(Value::Int(Integer::Long, integer(state, arg(args, 0)?)?))),
    ("swap", |state, _, args| {
        // rows of an array are swapped one element after the other
        if let (Value::Memory(ty, a), Value::Memory(_, b)) = (state.place(arg(args, 0)?), state.place(arg(args, 1)?))
            && let Type::Array(of, Some(n)) = *state.types.get(ty)
        {
            let step = state.types.member_bits(of).unwrap_or(8) as i64;
            for i in 0..n {
                super::call(state, "swap", &[], &[a, b].map(|row| Value::Memory(of, row + i * step)))?;
            }
            return Ok(Value::Void);
        }
        let (a, b) = (state.value(arg(args, 0)?)?, state.value(arg(args, 1)?)?);
        // what lies in memory is stored there
        let lies = args.iter().any(|arg| matches!(state.place(arg), Value::Memory(..)));
        let swapped = if lies { Some((b, a)) } else { state.swapped(&a, &b, 0)? };
        if let Some((a, b)) = swapped {
            state.store(&args[0], a)?;
            state.store(&args[1], b)?;
        }
        Ok(Value::Void)
    }),
    ("move", |_, _, args| arg(args, 0).cloned()),
    ("forward", |_, _, args| arg(args, 0).cloned()),
    ("conj", |_, _, args| arg(args, 0).cloned()),
    ("real", |_, _, args| arg(args, 0).cloned()),
    ("getenv", |_, _, _| Ok(Value::Null)),
    ("as_const", |_, _, args| arg(args, 0).cloned()),
    ("log_2", |state, templates, args| {
        let v = state.value(arg(args, 0)?)?;
        if let Value::Cute(_) = v {
            return cute::call(state, "log_2", templates, &[v]).map(|log| log.unwrap_or(Value::Void));
        }
        let x = integer(state, arg(args, 0)?)?;
        Ok(Value::Int(Integer::Int, i64::from(63 - (x.max(1) as u64).leading_zeros())))
    }),
    ("exit", |state, _, args| {
        let status = integer(state, arg(args, 0)?)? as u8;
        Err(Fault::new(FaultKind::Exit(status), format!("the program ends with status {status}")))
    }),
    ("abort", |_, _, _| Err(Fault::runtime("the program calls `abort`"))),
    ("terminate", |_, _, _| Err(Fault::runtime("terminate called without an active exception"))),
    ("unreachable", |_, _, _| Err(Fault::new(FaultKind::Runtime, "the program comes to where it says that it never does"))),
];

/// All of them.
pub const NATIVES: &[(&str, Native)] = &joined();

const COUNT: usize = ELEMENTARY.len() + OF_TWO.len() + OTHERS.len();

const fn joined() -> [(&'static str, Native); COUNT] {
    let mut all = [OTHERS[0]; COUNT];
    let parts = [ELEMENTARY, OF_TWO, OTHERS];
    let (mut part, mut at) = (0, 0);
    while part < parts.len() {
        let mut i = 0;
        while i < parts[part].len() {
            all[at] = parts[part][i];
            (i, at) = (i + 1, at + 1);
        }
        part += 1;
    }
    all
}

/// Whether `name` computes a number from numbers.
pub fn is_of_numbers(name: &str) -> bool {
    ELEMENTARY.iter().chain(OF_TWO).any(|(n, _)| *n == name)
        || matches!(name, "sqrt" | "sqrtf" | "rsqrt" | "rsqrtf" | "fma" | "abs" | "__std_abs" | "max" | "min")
}
