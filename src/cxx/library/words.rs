//! The words that `copy` moves between tensors whose pointers move by more than CuTe counts an element as: `bool`, below 8 bits.

use super::{integer, tensors};
use crate::algebra::Tree;
use crate::cxx::cute;
use crate::cxx::state::{State, within};
use crate::cxx::value::{Fault, FaultKind, Integer, Outcome, TypeId, Value};
use crate::value::Value as AlgebraValue;
use crate::value::tiling::{Operation, Tiling};

/// The tensors of a copy by a policy of a name, which may be empty, as the words that it moves: fewer elements lie in such a word
/// than are counted. `None` where each element is moved.
pub(super) fn in_words(state: &mut State, name: &str, policy: Option<&Value>, both: [&Value; 2]) -> Outcome<Option<[Value; 2]>> {
    let [Some(from), Some(to)] = both.map(|tensor| cute::pointer(state, tensor)) else {
        return Ok(None);
    };
    if from.unused_bits == 0 && to.unused_bits == 0 {
        return Ok(None);
    }
    let (bits, both) = (i64::from(to.counted_bits()), both.map(Value::clone));
    let one = |state: &mut State, name: &str, args: &[Value]| match cute::call(state, name, &[], args)? {
        Some(v) => integer(state, &v),
        None => Ok(0),
    };
    let common = one(state, "max_common_vector", &both)?;
    let most = match (name.strip_prefix("AutoVectorizingCopyWithAssumedAlignment<"), name, policy) {
        (Some(n), ..) => n.trim_end_matches('>').parse().unwrap_or(8),
        (_, "DefaultCopy", _) => 8,
        (_, "AutoVectorizingCopy", _) => 128,
        (.., Some(policy)) => {
            let registers = registers(state, policy)?.map(|(registers, _)| registers);
            return match registers {
                Some(registers) if registers == [from.counted_bits(), to.counted_bits()] => Ok(None),
                None if common < 2 => Ok(None),
                _ => {
                    let of = state.types.name(TypeId(to.element));
                    let message = format_args!("a copy by an atom of a tensor over a pointer to `{of}` is not read");
                    Err(Fault::new(FaultKind::Unsupported, message))
                }
            };
        }
        (.., None) => {
            let is_static = |state: &mut State, v: &Value| {
                cute::with_tree(state, v, |_, _, t| Ok(matches!(t, Tree::Tensor(tensor) if tensor.layout.is_static())))
            };
            if is_static(state, &both[0])? && is_static(state, &both[1])? { 128 } else { 8 }
        }
    };
    let aligned = [one(state, "max_alignment", &both[..1])?, one(state, "max_alignment", &both[1..])?, most];
    let moved = aligned.into_iter().fold(common.saturating_mul(bits), gcd);
    if common < 2 || moved % 8 != 0 || moved <= bits {
        return Ok(None);
    }
    let word = match gcd(moved, 64) {
        8 => Integer::UChar,
        16 => Integer::UShort,
        32 => Integer::UInt,
        _ => Integer::ULong,
    };
    let [source, target] = both.map(|tensor| tensors::recast(state, &[Value::Type(word.id())], &[tensor]));
    Ok(Some([source?, target?]))
}

/// The bits of a register of an operation's source and of its destination, where its traits copy through plain registers.
fn register_bits(operation: &Operation) -> Outcome<Option<[u32; 2]>> {
    let name = operation.name.rsplit("::").next().unwrap_or_default();
    let bits = |i: usize| match operation.args.get(i) {
        Some(AlgebraValue::Type(element)) => Some(element.bits),
        _ => None,
    };
    Ok(match (name, bits(0)) {
        (_, Some(from)) if name.starts_with("SM80_CP_ASYNC") => {
            let to = bits(1).unwrap_or(from);
            let fits = if name.contains("CACHEGLOBAL") { from == 128 } else { matches!(from, 32 | 64 | 128) };
            if from != to || !fits {
                return Err(Fault::ill_formed(format_args!("`{name}` of {from} bits to {to}: cp.async sizeof(TS) is not supported")));
            }
            Some([from, to])
        }
        ("UniversalCopy", Some(from)) => Some([from, bits(1).unwrap_or(from)]),
        _ if name.starts_with("SM75_") && name.contains("LDSM") => Some([128, 32]),
        _ if name.starts_with("SM90_") && name.contains("STSM") => Some([32, 128]),
        _ => None,
    })
}

/// The same of the operation of an atom or a tiled copy, with the bits of a value.
pub(super) fn registers(state: &mut State, policy: &Value) -> Outcome<Option<([u32; 2], i64)>> {
    let Value::Cute(of) = state.value(policy)? else { return Ok(None) };
    within(state, |_, cx| match of.stored.load(cx) {
        AlgebraValue::Tiling(&Tiling { operation: Some(operation), .. }) => {
            Ok(register_bits(operation)?.zip(operation.value_type.map(|element| i64::from(element.bits))))
        }
        _ => Ok(None),
    })
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
