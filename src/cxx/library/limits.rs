//! The constants of `std::numeric_limits`.

use crate::cxx::floats::Limits;
use crate::cxx::state::State;
use crate::cxx::value::{Fault, FaultKind, Floating, Integer, Outcome, Type, Value};

/// What `cutlass::platform::numeric_limits` says of an integer of CUTLASS that is smaller than a byte.
pub(super) fn of_subbyte(state: &State, of: &Value, name: &str) -> Option<Value> {
    let Value::Type(of) = of else { return None };
    let of = state.types.without_const(*of);
    let (kind, bits) = (state.types.underlying_of_element(of)?, state.types.number_bits(of).filter(|bits| *bits < 32)?);
    let most = (1i64 << (bits - u32::from(kind.is_signed()))) - 1;
    Some(match name {
        "max" => Value::Enum(of, most),
        "lowest" | "min" => Value::Enum(of, if kind.is_signed() { -most - 1 } else { 0 }),
        "is_integer" => super::truth(true),
        "is_signed" => super::truth(kind.is_signed()),
        "has_infinity" if kind.is_signed() => super::truth(false),
        _ => return None,
    })
}

/// A constant of `numeric_limits` of a type, but for the largest and the smallest values.
pub(super) fn limit(state: &mut State, of: Option<&Value>, name: &str) -> Outcome<Option<Value>> {
    let of = match of {
        Some(Value::Type(ty)) => *ty,
        _ => return Ok(None),
    };
    // without a specialisation all is 0
    let (known, integer, signed, bits) = match state.types.get(state.types.without_const(of)) {
        Type::Int(Integer::Bool) => (true, true, false, 1),
        Type::Int(kind) => (true, true, kind.is_signed(), i64::from(kind.bits()) - i64::from(kind.is_signed())),
        Type::Float(Floating::Float) => (true, false, true, 24),
        Type::Float(Floating::Double) => (true, false, true, 53),
        Type::Float(Floating::LongDouble(_)) => (true, false, true, 64),
        Type::Float(kind) if let Some(limits) = Limits::of(kind.name()) => {
            return Ok(match name {
                "is_specialized" | "is_signed" | "is_bounded" | "has_denorm_loss" => Some(super::truth(true)),
                "is_integer" | "is_exact" | "is_modulo" | "has_signaling_NaN" => Some(super::truth(false)),
                "has_quiet_NaN" => Some(super::truth(limits.above.is_some())),
                "has_infinity" => Some(super::truth(limits.has_infinity)),
                "is_iec559" => Some(super::truth(limits.is_iec559)),
                "digits" => Some(Value::Int(Integer::Int, limits.digits)),
                _ => None,
            });
        }
        Type::Float(_) => {
            let of = state.types.name(of);
            return Err(Fault::new(FaultKind::Unsupported, format_args!("`numeric_limits<{of}>::{name}` is not known here")));
        }
        _ => (false, false, false, 0),
    };
    let int = |n: i64| Value::Int(Integer::Int, n);
    let truth = super::truth;
    let (is_float, wide) = (known && !integer, bits > 53);
    Ok(Some(match name {
        "is_integer" | "is_exact" => truth(integer),
        "is_signed" => truth(signed),
        "has_infinity" | "has_quiet_NaN" | "is_iec559" => truth(is_float),
        "is_modulo" => truth(integer && !signed && bits > 1),
        "digits" => int(bits),
        "digits10" => int(if is_float { bits - 1 } else { bits } * 30103 / 100_000),
        "max_digits10" => int(if is_float { 2 + bits * 30103 / 100_000 } else { 0 }),
        "max_exponent" => int(if !is_float {
            0
        } else if wide {
            16384
        } else if bits == 53 {
            1024
        } else {
            128
        }),
        "min_exponent" => int(if !is_float {
            0
        } else if wide {
            -16381
        } else if bits == 53 {
            -1021
        } else {
            -125
        }),
        "max_exponent10" | "min_exponent10" if !is_float => int(0),
        "max_exponent10" | "min_exponent10" => {
            let most = if wide { 4932 } else { [38, 308][usize::from(bits == 53)] };
            int(if name == "max_exponent10" { most } else { 1 - most })
        }
        "has_signaling_NaN" => truth(is_float),
        "has_denorm" | "round_style" => int(is_float.into()),
        "has_denorm_loss" | "tinyness_before" => truth(false),
        "traps" => truth(integer),
        "radix" => int(if known { 2 } else { 0 }),
        _ => truth(known),
    }))
}
