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
    out.extend(cute::text(state, &layout)?.bytes());
    out.push(b'\n');
    listed(state, format, v, &extents, &mut Vec::new(), out)?;
    Ok(true)
}

/// What a mode of the elements takes on a line of a stream.
const DIGITS: usize = 9;

fn listed(state: &mut State, format: &mut StreamState, v: &Value, extents: &[i64], fixed: &mut Vec<i64>, out: &mut Vec<u8>) -> Outcome<()> {
    let int = |i: i64| Value::Int(Integer::Int, i);
    let coord = |first: &[i64], fixed: &[i64]| -> Vec<Value> { first.iter().chain(fixed.iter().rev()).map(|i| int(*i)).collect() };
    match extents {
        [m] => {
            for i in 0..*m {
                let x = cute::apply(state, v, &coord(&[i], fixed))?;
                format.width = DIGITS;
                one(state, format, &x, out)?;
                out.push(b'\n');
                cute::bounded(out)?;
            }
        }
        [m, n] => {
            for i in 0..*m {
                for j in 0..*n {
                    cute::bounded(out)?;
                    let x = cute::apply(state, v, &coord(&[i, j], fixed))?;
                    format.width = DIGITS;
                    one(state, format, &x, out)?;
                }
                out.push(b'\n');
            }
        }
        [outer @ .., last] if extents.len() <= 4 => {
            let rule = if extents.len() == 4 { b'=' } else { b'-' };
            for k in 0..*last {
                if k > 0 {
                    out.resize(out.len() + DIGITS * usize::try_from(extents[1]).unwrap_or(0), rule);
                    out.push(b'\n');
                }
                fixed.push(k);
                listed(state, format, v, outer, fixed, out)?;
                fixed.pop();
            }
        }
        _ => {}
    }
    Ok(())
}
