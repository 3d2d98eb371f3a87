//! The words that `copy` moves between tensors whose pointers move by more than CuTe counts an element as: `bool`, below 8 bits.

use super::{algorithms, integer, tensors};
use crate::algebra::Tree;
use crate::cxx::cute;
use crate::cxx::state::State;
use crate::cxx::value::{Fault, FaultKind, Integer, Outcome, TypeId, Value};

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
            let registers = algorithms::registers(state, policy)?.map(|(registers, _)| registers);
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

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
