//! `std::cout <<`: values as a stream writes them, with the formats that were put into it.

pub mod printed;
mod tensors;

use super::arith;
use super::ast::BinaryOp;
use super::convert::as_f64;
use super::cute;
use super::float_text;
use super::formats::StreamState;
use super::types::Types;
use super::value::{Fault, Floating, Integer, Outcome, Type, TypeId, V};
use super::world::World;
use crate::cxx::world::characters;

/// `a op b`, where `<<` writes to what is a stream.
pub fn binary(world: &mut World, op: BinaryOp, a: &V, b: &V) -> Outcome<V> {
    if op == BinaryOp::ShiftLeft && !matches!(a, V::Int(..)) {
        match world.value(a)? {
            V::Stream(stream) => {
                write(world, stream, b)?;
                return Ok(V::Stream(stream));
            }
            V::Text(text) => {
                // `ss << x` of a string stream, which is its text
                let mut state = world.string_stream(&text);
                let mut out = Vec::new();
                one(world, &mut state, b, &mut out)?;
                world.keep_string_stream(&text, state);
                characters::held(text.borrow().len() + out.len())?;
                text.borrow_mut().extend(out);
                return Ok(V::Text(text));
            }
            _ => {}
        }
    }
    arith::binary(world, op, a, b)
}

/// Writes `v` to standard output (1) or standard error (2).
pub fn write(world: &mut World, stream: u8, v: &V) -> Outcome<()> {
    let which = usize::from(stream == 2);
    let mut state = std::mem::take(&mut world.streams[which]);
    let mut bytes = Vec::new();
    let written = one(world, &mut state, v, &mut bytes);
    world.streams[which] = state;
    if which == 1 {
        world.err.extend(bytes)
    } else {
        world.out.extend(bytes)
    }
    written
}

/// Writes `v` as a stream of these formats does.
pub fn one(world: &mut World, state: &mut StreamState, v: &V, out: &mut Vec<u8>) -> Outcome<()> {
    let v = world.value(v)?;
    match &v {
        V::Data(_) => return Err(Fault::no_data("what is written")),
        V::Native(name) if &**name == "endl" => out.push(b'\n'),
        V::Native(name) if &**name == "ends" => out.push(0),
        V::Native(name) if state.set(name, None) => {}
        V::Method(pair) => match &**pair {
            (V::Native(name), V::Int(_, x)) if state.set(name, Some(*x)) => {}
            _ => return Err(unwritable(world, &v)),
        },
        V::Int(Integer::Bool, x) if state.words => state.pad(if *x != 0 { b"true" } else { b"false" }, out),
        V::Int(Integer::Char | Integer::SChar | Integer::UChar, x) => state.pad(&[*x as u8], out),
        V::Int(kind, x) => {
            let text = state.integer(*kind, *x);
            state.pad(text.as_bytes(), out);
        }
        V::Enum(ty, x) => match world.types.get(*ty) {
            Type::Enum(_, false, kind) => {
                let kind = if kind.bits() < 32 { Integer::Int } else { *kind };
                let text = state.integer(kind, *x);
                state.pad(text.as_bytes(), out);
            }
            _ => return Err(unwritable(world, &v)),
        },
        V::Float(_, x) => {
            let text = state.float(*x);
            state.pad(text.as_bytes(), out);
        }
        V::Static(_, x) => {
            // CuTe writes `_` and the number as two values: a width holds for the first.
            state.pad(b"_", out);
            let text = state.integer(Integer::Long, *x);
            state.pad(text.as_bytes(), out);
        }
        V::Null => state.pad(b"nullptr", out),
        V::Pointer { element, address, .. } => {
            let text = pointer(world, *element, *address)?;
            state.pad(&text, out);
        }
        V::AddressOf(_) => state.pad(b"0x7ffd00000000", out),
        V::Text(text) => state.pad(&text.borrow(), out),
        V::Array(array) if world.types.without_const(array.element) == Types::CHAR => {
            let decayed = world.decayed(array);
            return one(world, state, &decayed, out);
        }
        V::Array(array) if matches!(world.types.get(array.ty), Type::Library(name, _) if &**name == "array") => {
            printed::listed(world, &v, out)?
        }
        V::Array(array) => {
            let decayed = world.decayed(array);
            if let V::Pointer { address, .. } = decayed {
                state.pad(format!("{:#x}", (address as u64) >> 3).as_bytes(), out);
            }
        }
        V::Tuple(items) => {
            // each element as it is written alone; a width holds for the first bracket
            let items = items.clone();
            state.pad(b"(", out);
            for (i, item) in items.iter().enumerate() {
                if i > 0 {
                    out.push(b',');
                }
                one(world, state, item, out)?;
            }
            out.push(b')');
        }
        V::Underscore => printed::listed(world, &v, out)?,
        V::Cute(_) => {
            if !tensors::write_elements(world, state, &v, out)? {
                let text = cute::text(world, &v)?;
                out.extend(text.bytes());
            }
        }
        _ => return Err(unwritable(world, &v)),
    }
    Ok(())
}

/// What a stream writes of a pointer: the string that it leads to, or the address.
fn pointer(world: &World, element: TypeId, address: i64) -> Outcome<Vec<u8>> {
    let to = world.types.without_const(element);
    if matches!(world.types.get(to), Type::Int(Integer::Char | Integer::SChar | Integer::UChar)) {
        return characters::c_string(world, address);
    }
    let at = (address as u64) >> 3;
    Ok(if at == 0 { b"0".to_vec() } else { format!("{at:#x}").into_bytes() })
}

fn unwritable(world: &mut World, v: &V) -> Box<Fault> {
    let ty = world.type_of(v);
    Fault::ill(format!("a stream does not write values of type `{}`", world.types.name(ty)))
}

/// The value of a number as a stream reads it: for `std::to_string` and gtest.
pub fn number_text(kind: Integer, x: i64) -> String {
    match kind {
        Integer::ULong | Integer::ULongLong => (x as u64).to_string(),
        _ => x.to_string(),
    }
}

/// The text that `std::to_string` makes of a number.
pub fn to_string(v: &V) -> Option<String> {
    Some(match v {
        V::Int(kind, x) | V::Static(kind, x) => number_text(*kind, *x),
        V::Float(Floating::Float | Floating::Double | Floating::LongDouble | Floating::Narrow(_), x) => float_text::fixed(*x, 6),
        V::Enum(_, x) => as_f64(Integer::Long, *x).to_string(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(values: &[V]) -> String {
        let mut world = World::default();
        for v in values {
            write(&mut world, 1, v).unwrap();
        }
        String::from_utf8(world.out).unwrap()
    }

    #[test]
    fn values_are_written_as_a_stream_does() {
        let native = |name: &str| V::Native(name.into());
        let with = |name: &str, x| V::Method(std::rc::Rc::new((native(name), V::Int(Integer::Int, x))));
        let float = |x| V::Float(Floating::Double, x);
        assert_eq!(
            said(&[float(0.1), V::Int(Integer::Char, 32), float(1e10), V::Int(Integer::Char, 32), float(100000.0)]),
            "0.1 1e+10 100000"
        );
        assert_eq!(
            said(&[native("hex"), V::Int(Integer::Int, -1), native("dec"), with("setw", 4), V::Int(Integer::Int, 7)]),
            "ffffffff   7"
        );
        assert_eq!(said(&[native("fixed"), with("setprecision", 2), float(2.5), V::Static(Integer::Int, 4)]), "2.50_4");
        assert_eq!(said(&[native("boolalpha"), V::Int(Integer::Bool, 1), V::Int(Integer::ULong, -1)]), "true18446744073709551615");
    }
}
