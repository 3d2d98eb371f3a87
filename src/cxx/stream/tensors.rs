//! Tensors as a stream writes them.

use super::one;
use crate::cxx::cute;
use crate::cxx::formats::StreamState;
use crate::cxx::state::State;
use crate::cxx::value::{Integer, Outcome, Value};

/// `std::cout << tensor`: its layout and its elements; whether `v` is a tensor.
pub fn write_elements(state: &mut State, format: &mut StreamState, v: &Value, out: &mut Vec<u8>) -> Outcome<bool> {
    let Some(extents) = cute::extents(state, v)? else {
        return Ok(false);
    };
    let Some(layout) = cute::call(state, "layout", &[], std::slice::from_ref(v))? else {
        return Ok(false);
    };
    one(state, format, &layout, out)?;
    out.push(b'\n');
    let mut write = |state: &mut State, coord: &[Value], out: &mut Vec<u8>| {
        let x = cute::apply(state, v, coord)?;
        format.width = DIGITS;
        one(state, format, &x, out)
    };
    elements(state, &extents, DIGITS, &mut Vec::new(), out, &mut write)?;
    Ok(true)
}

/// What a mode of the elements takes on a line of a stream.
const DIGITS: usize = 9;

/// The steps that each element and each line counts.
const PER_ELEMENT: u64 = 16;

/// Counts an element or a line more.
fn counted(state: &mut State, out: &[u8]) -> Outcome<()> {
    state.memory.budget.spend(PER_ELEMENT)?;
    cute::bounded(out)
}

/// Writes the element at a coordinate.
pub type WriteElement<'f> = &'f mut dyn FnMut(&mut State, &[Value], &mut Vec<u8>) -> Outcome<()>;

/// The elements of a tensor as CuTe prints them: a row a line, the matrices of a third mode below each other, `digits` columns
/// an element in the rules between them. `fixed` are the coordinates of the modes that are written already, the last first.
pub fn elements(
    state: &mut State,
    extents: &[i64],
    digits: usize,
    fixed: &mut Vec<i64>,
    out: &mut Vec<u8>,
    write: WriteElement<'_>,
) -> Outcome<()> {
    let int = |i: i64| Value::Int(Integer::Int, i);
    let coord = |first: &[i64], fixed: &[i64]| -> Vec<Value> { first.iter().chain(fixed.iter().rev()).map(|i| int(*i)).collect() };
    match extents {
        [m] => {
            for i in 0..*m {
                counted(state, out)?;
                write(state, &coord(&[i], fixed), out)?;
                out.push(b'\n');
            }
        }
        [m, n] => {
            for i in 0..*m {
                counted(state, out)?;
                for j in 0..*n {
                    counted(state, out)?;
                    write(state, &coord(&[i, j], fixed), out)?;
                }
                out.push(b'\n');
            }
        }
        [outer @ .., last] if extents.len() <= 4 => {
            let rule = if extents.len() == 4 { b'=' } else { b'-' };
            for k in 0..*last {
                counted(state, out)?;
                if k > 0 {
                    out.resize(out.len() + digits * usize::try_from(extents[1]).unwrap_or(0), rule);
                    out.push(b'\n');
                }
                fixed.push(k);
                elements(state, outer, digits, fixed, out, write)?;
                fixed.pop();
            }
        }
        _ => {}
    }
    Ok(())
}
