//! What hashed containers are made of: `std::hash` and the numbers of buckets, those of libstdc++.

use super::{Native, arg, integer};
use crate::algebra::tensor::Space;
use crate::cxx::arith::ordinal;
use crate::cxx::state::{State, characters};
use crate::cxx::value::{Fault, FaultKind, Floating, Integer, Outcome, Value};

/// The numbers of buckets, each the least prime that libstdc++ takes for as many; each is about 1.09 times the one before.
const BUCKETS: &[u64] = &[
    17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 103, 109, 113, 127, 137, 139, 149, 157, 167, 179, 193, 199,
    211, 227, 241, 257, 277, 293, 313, 337, 359, 383, 409, 439, 467, 503, 541, 577, 619, 661, 709, 761, 823, 887, 953, 1031, 1109, 1193,
    1289, 1381, 1493, 1613, 1741, 1879, 2029, 2179, 2357, 2549, 2753, 2971, 3209, 3469, 3739, 4027, 4349, 4703, 5087, 5503, 5953, 6427,
    6949, 7517, 8123, 8783, 9497, 10273, 11113, 12011, 12983, 14033, 15173, 16411, 17749, 19183, 20753, 22447, 24281, 26267, 28411, 30727,
    33223, 35933, 38873, 42043, 45481, 49201, 53201, 57557, 62233, 67307, 72817, 78779, 85229, 92203, 99733, 107897, 116731, 126271,
    136607, 147793, 159871, 172933, 187091, 202409, 218971, 236897, 256279, 277261, 299951, 324503, 351061, 379787, 410857, 444487, 480881,
    520241, 562841, 608903, 658753, 712697, 771049, 834181, 902483, 976369, 1056323, 1142821, 1236397, 1337629, 1447153, 1565659, 1693859,
    1832561, 1982627, 2144977, 2320627, 2510653, 2716249, 2938679, 3179303, 3439651, 3721303, 4026031, 4355707, 4712381, 5098259, 5515729,
    5967347, 6456007, 6984629, 7556579, 8175383, 8844859, 9569143, 10352717, 11200489, 12117689, 13109983, 14183539, 15345007, 16601593,
    17961079, 19431899, 21023161,
];

/// The number of buckets for at least `n` nodes.
fn buckets(n: u64) -> Outcome<u64> {
    match n {
        0 => Ok(1),
        // a table of its own for the small ones
        1..=13 => Ok([2, 2, 3, 5, 5, 7, 7, 11, 11, 11, 11, 13, 13][n as usize - 1]),
        n => {
            let found = BUCKETS.get(BUCKETS.partition_point(|p| *p < n)).copied();
            found.ok_or_else(|| Fault::new(FaultKind::Limit, "a hashed container is too large"))
        }
    }
}

/// The hash of bytes: MurmurHash64A, as libstdc++ takes it for texts and floating-point numbers.
fn hashed(bytes: &[u8]) -> u64 {
    const FACTOR: u64 = 0xc6a4_a793_5bd1_e995;
    const SEED: u64 = 0xc70f_6907;
    let mixed = |x: u64| x ^ (x >> 47);
    let mut hash = SEED ^ (bytes.len() as u64).wrapping_mul(FACTOR);
    let mut words = bytes.chunks_exact(8);
    for word in &mut words {
        let word = word.iter().rev().fold(0, |n, b| n << 8 | u64::from(*b));
        hash = (hash ^ mixed(word.wrapping_mul(FACTOR)).wrapping_mul(FACTOR)).wrapping_mul(FACTOR);
    }
    let rest = words.remainder();
    if !rest.is_empty() {
        let rest = rest.iter().rev().fold(0, |n, b| n << 8 | u64::from(*b));
        hash = (hash ^ rest).wrapping_mul(FACTOR);
    }
    mixed(mixed(hash).wrapping_mul(FACTOR))
}

/// `std::hash<T>{}(x)`
fn hash(state: &mut State, _: &[Value], args: &[Value]) -> Outcome<Value> {
    let v = match state.value(arg(args, 0)?)? {
        // a number whose address is kept lies in bytes from then on, and has that address before
        Value::AddressOf(place, Space::Raw | Space::Void) => {
            state.lying_in_bytes(State::changeable(&place))?.unwrap_or(Value::AddressOf(place, Space::Raw))
        }
        v => v,
    };
    let code = match v {
        Value::Int(_, x) | Value::Enum(_, x) => x as u64,
        Value::Float(_, 0.0) => 0,
        Value::Float(Floating::Float, x) => hashed(&(x as f32).to_le_bytes()),
        Value::Float(Floating::Double, x) => hashed(&x.to_le_bytes()),
        Value::Text(text) => hashed(&text.borrow()),
        Value::Pointer { address, space: Space::Raw, .. } => (address as u64) >> 3,
        Value::AddressOf(place, Space::Raw | Space::Void) if let Some((address, part)) = ordinal(state, &place)? => {
            address.wrapping_add(part.into())
        }
        Value::Null => 0,
        Value::Function(f) => f.into(),
        Value::Closure(f) => f.code.into(),
        v @ Value::Object(_) if matches!(&v, Value::Object(o) if characters::is_view(state, o)) => hashed(&characters::bytes(state, &v)?),
        v => {
            let ty = state.type_of(&v);
            let name = state.types.name(ty);
            return Err(Fault::ill_formed(format_args!("there is no `std::hash<{name}>`"))
                .with_help("a class with `operator()` that gives the hash stands behind the key in the container's type"));
        }
    };
    Ok(Value::Int(Integer::ULong, code as i64))
}

/// What the containers in `prelude/hashed.cpp` call.
pub const NATIVES: &[(&str, Native)] = &[
    ("__hash", hash),
    ("__bucket_count", |state, _, args| {
        let n = integer(state, arg(args, 0)?)? as u64;
        Ok(Value::Int(Integer::ULong, buckets(n)? as i64))
    }),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_has_the_hash_of_libstdcxx() {
        assert_eq!(hashed(b"a"), 4993892634952068459);
        assert_eq!(hashed(b"hello world"), 5577293430985752569);
    }

    #[test]
    fn buckets_grow_by_primes() {
        let of = |n| buckets(n).unwrap();
        assert_eq!((of(0), of(1), of(13), of(14), of(26), of(1000)), (1, 2, 13, 17, 29, 1031));
        assert!(buckets(u64::MAX).is_err());
    }
}
