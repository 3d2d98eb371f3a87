//! The mathematical functions of C's library, and its smaller odds and ends.

use super::{Native, arg, float, integer, truth};
use crate::cxx::ast::BinaryOp;
use crate::cxx::convert::rounded;
use crate::cxx::value::{Fault, FaultKind, Floating, Integer, Outcome, V};
use crate::cxx::world::World;
use crate::cxx::{arith, convert, cute};

/// The type that a function of mathematics computes in: that of a floating-point argument, `double` for integers.
fn kind(world: &World, v: &V) -> Outcome<Floating> {
    Ok(match world.value(v)? {
        V::Float(Floating::Narrow(_), _) => Floating::Float,
        V::Float(kind, _) => kind,
        _ => Floating::Double,
    })
}

/// `f` of one number. A `float` is computed as one, so that what it rounds to is C's.
fn one(world: &World, args: &[V], f: fn(f64) -> f64, narrow: fn(f32) -> f32) -> Outcome<V> {
    let kind = kind(world, arg(args, 0)?)?;
    let x = float(world, arg(args, 0)?)?;
    Ok(match kind {
        Floating::Float => V::Float(kind, narrow(x as f32).into()),
        kind => V::Float(kind, f(x)),
    })
}

/// `f` of two numbers.
fn two(world: &World, args: &[V], f: fn(f64, f64) -> f64) -> Outcome<V> {
    let kinds = (kind(world, arg(args, 0)?)?, kind(world, arg(args, 1)?)?);
    let kind = if kinds.0 == Floating::Float && kinds.1 == Floating::Float { Floating::Float } else { Floating::Double };
    Ok(V::Float(kind, rounded(kind, f(float(world, &args[0])?, float(world, &args[1])?))))
}

/// The `f` version: always `float`.
fn single(world: &World, args: &[V], f: fn(f32) -> f32) -> Outcome<V> {
    let x = float(world, arg(args, 0)?)?;
    Ok(V::Float(Floating::Float, f(x as f32).into()))
}

/// The larger or the smaller of two: CuTe's where one is a compile-time integer, else C++'s.
fn extreme(world: &mut World, name: &str, args: &[V]) -> Outcome<V> {
    let values = args.iter().map(|a| world.value(a)).collect::<Outcome<Vec<V>>>()?;
    match &values[..] {
        [V::Braces(items)] if !items.is_empty() => {
            let mut best = world.value(&items[0])?;
            for item in &items[1..] {
                best = extreme(world, name, &[best, item.clone()])?;
            }
            Ok(best)
        }
        [x @ (V::Int(..) | V::Float(..)), y @ (V::Int(..) | V::Float(..))] => {
            let (less, more) = if name == "max" { (x, y) } else { (y, x) };
            let test = arith::binary(world, BinaryOp::Less, less, more)?;
            let chosen = if convert::truth(world, &test)? { y.clone() } else { x.clone() };
            // The arms of CuTe's `?:` meet in their common type.
            let ty = match (x, y) {
                (V::Int(a, _), V::Int(b, _)) if a == b => return Ok(chosen),
                (V::Int(a, _), V::Int(b, _)) => arith::common(*a, *b).id(),
                (V::Float(a, _), V::Float(b, _)) if a == b => return Ok(chosen),
                _ => crate::cxx::types::Types::DOUBLE,
            };
            convert::convert(world, chosen, ty, false)
        }
        _ => match cute::call(world, name, &[], &values)? {
            Some(v) => Ok(v),
            None => Err(Fault::ill(format!("`{name}` takes two numbers"))),
        },
    }
}

macro_rules! unary {
    ($($name:literal, $single:literal => $f:ident;)*) => {
        &[$(
            ($name, |world, _, args| one(world, args, f64::$f, f32::$f)),
            ($single, |world, _, args| single(world, args, f32::$f)),
        )*]
    };
}

const ELEMENTARY: &[(&str, Native)] = unary! {
    "exp", "expf" => exp;
    "exp2", "exp2f" => exp2;
    "expm1", "expm1f" => exp_m1;
    "log", "logf" => ln;
    "log2", "log2f" => log2;
    "log10", "log10f" => log10;
    "log1p", "log1pf" => ln_1p;
    "sqrt", "sqrtf" => sqrt;
    "cbrt", "cbrtf" => cbrt;
    "sin", "sinf" => sin;
    "cos", "cosf" => cos;
    "tan", "tanf" => tan;
    "tanh", "tanhf" => tanh;
    "sinh", "sinhf" => sinh;
    "cosh", "coshf" => cosh;
    "asin", "asinf" => asin;
    "acos", "acosf" => acos;
    "atan", "atanf" => atan;
    "floor", "floorf" => floor;
    "ceil", "ceilf" => ceil;
    "trunc", "truncf" => trunc;
    "round", "roundf" => round;
    "rint", "rintf" => round_ties_even;
    "nearbyint", "nearbyintf" => round_ties_even;
    "fabs", "fabsf" => abs;
};

/// Functions of mathematics by name, the elementary ones aside.
const OTHERS: &[(&str, Native)] = &[
    ("pow", |world, _, args| two(world, args, f64::powf)),
    ("powf", |world, _, args| {
        let (x, y) = (float(world, arg(args, 0)?)?, float(world, arg(args, 1)?)?);
        Ok(V::Float(Floating::Float, (x as f32).powf(y as f32).into()))
    }),
    ("fmod", |world, _, args| two(world, args, |x, y| x % y)),
    ("atan2", |world, _, args| two(world, args, f64::atan2)),
    ("hypot", |world, _, args| two(world, args, f64::hypot)),
    ("fmax", |world, _, args| two(world, args, f64::max)),
    ("fmin", |world, _, args| two(world, args, f64::min)),
    ("fmaxf", |world, _, args| two(world, args, f64::max)),
    ("fminf", |world, _, args| two(world, args, f64::min)),
    ("rsqrt", |world, _, args| one(world, args, |x| 1.0 / x.sqrt(), |x| 1.0 / x.sqrt())),
    ("rsqrtf", |world, _, args| single(world, args, |x| 1.0 / x.sqrt())),
    ("fma", |world, _, args| {
        let third = float(world, arg(args, 2)?)?;
        let product = kind(world, arg(args, 0)?)?;
        let value = float(world, &args[0])?.mul_add(float(world, arg(args, 1)?)?, third);
        Ok(V::Float(product, rounded(product, value)))
    }),
    ("isnan", |world, _, args| Ok(truth(float(world, arg(args, 0)?)?.is_nan()))),
    ("isinf", |world, _, args| Ok(truth(float(world, arg(args, 0)?)?.is_infinite()))),
    ("isfinite", |world, _, args| Ok(truth(float(world, arg(args, 0)?)?.is_finite()))),
    ("abs", |world, _, args| match world.value(arg(args, 0)?)? {
        V::Float(kind, x) => Ok(V::Float(kind, x.abs())),
        V::Int(kind, x) => Ok(V::Int(if kind.bits() < 32 { Integer::Int } else { kind }, kind.wrap(x.wrapping_abs()))),
        v => match cute::call(world, "abs", &[], &[v])? {
            Some(v) => Ok(v),
            None => Err(Fault::ill("`abs` takes a number")),
        },
    }),
    ("max", |world, _, args| extreme(world, "max", args)),
    ("min", |world, _, args| extreme(world, "min", args)),
    ("rand", |world, _, _| Ok(V::Int(Integer::Int, world.random.draw()))),
    ("srand", |world, _, args| {
        world.random = crate::cxx::random::Random::new(integer(world, arg(args, 0)?)? as u32);
        Ok(V::Void)
    }),
    ("popcount", |world, _, args| Ok(V::Int(Integer::Int, integer(world, arg(args, 0)?)?.count_ones().into()))),
    ("__builtin_popcount", |world, _, args| Ok(V::Int(Integer::Int, i64::from((integer(world, arg(args, 0)?)? as u32).count_ones())))),
    ("time", |_, _, _| Ok(V::Int(Integer::Long, 0))),
    ("clock", |_, _, _| Ok(V::Int(Integer::Long, 0))),
    ("swap", |world, _, args| {
        let (a, b) = (world.value(arg(args, 0)?)?, world.value(arg(args, 1)?)?);
        let (a, b) = (world.copy(&a)?, world.copy(&b)?);
        world.store(&args[0], b)?;
        world.store(&args[1], a)?;
        Ok(V::Void)
    }),
    ("exchange", |world, _, args| {
        let old = world.value(arg(args, 0)?)?;
        let old = world.copy(&old)?;
        let new = world.value(arg(args, 1)?)?;
        world.store(&args[0], new)?;
        Ok(old)
    }),
    ("move", |_, _, args| arg(args, 0).cloned()),
    ("forward", |_, _, args| arg(args, 0).cloned()),
    ("conj", |_, _, args| arg(args, 0).cloned()),
    ("real", |_, _, args| arg(args, 0).cloned()),
    ("getenv", |_, _, _| Ok(V::Null)),
    ("as_const", |_, _, args| arg(args, 0).cloned()),
    ("ref", |_, _, args| arg(args, 0).cloned()),
    ("cref", |_, _, args| arg(args, 0).cloned()),
    ("log_2", |world, _, args| {
        let x = integer(world, arg(args, 0)?)?;
        Ok(V::Int(Integer::Int, i64::from(63 - (x.max(1) as u64).leading_zeros())))
    }),
    ("unreachable", |_, _, _| Err(Fault::new(FaultKind::Runtime, "the program comes to where it says that it never does"))),
];

/// All of them.
pub const NATIVES: &[(&str, Native)] = &joined();

const fn joined() -> [(&'static str, Native); ELEMENTARY.len() + OTHERS.len()] {
    let mut all = [OTHERS[0]; ELEMENTARY.len() + OTHERS.len()];
    let mut i = 0;
    while i < ELEMENTARY.len() {
        all[i] = ELEMENTARY[i];
        i += 1;
    }
    while i < all.len() {
        all[i] = OTHERS[i - ELEMENTARY.len()];
        i += 1;
    }
    all
}

/// Whether `name` computes a number from numbers.
pub fn is_of_numbers(name: &str) -> bool {
    ELEMENTARY.iter().any(|(n, _)| *n == name)
        || matches!(
            name,
            "pow"
                | "powf"
                | "fmod"
                | "atan2"
                | "hypot"
                | "fmax"
                | "fmin"
                | "fmaxf"
                | "fminf"
                | "rsqrt"
                | "rsqrtf"
                | "fma"
                | "abs"
                | "max"
                | "min"
        )
}
