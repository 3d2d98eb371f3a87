//! Values as CuTe's `print` writes them.

use super::number_text;
use crate::algebra::tensor::Space;
use crate::cxx::state::{State, characters};
use crate::cxx::types::Types;
use crate::cxx::value::{CuteValue, Fault, FaultKind, Integer, Outcome, Type, TypeId, Value, Whole};
use crate::cxx::{cute, float_text, floats};
use std::rc::Rc;

/// Whether `v` is a string of C.
pub fn is_c_string(state: &State, v: &Value) -> bool {
    match v {
        Value::Pointer { element, space: Space::Raw, .. } => characters::is_char(state, *element),
        Value::Array(array) => characters::is_char(state, array.element),
        _ => false,
    }
}

/// `v` as CuTe's `print` writes it.
pub fn write(state: &mut State, v: &Value, out: &mut Vec<u8>) -> Outcome<()> {
    let v = match state.value(v)? {
        // an array of C is passed as a pointer
        Value::Array(array) if matches!(state.types.get(array.ty), Type::Array(..)) => state.decayed(&array),
        v => v,
    };
    match &v {
        Value::Int(Integer::Char, c) => out.push(*c as u8),
        Value::Int(kind, x) => out.extend(number_text(*kind, *x).bytes()),
        Value::Static(kind, x, _) => {
            out.push(b'_');
            return write(state, &Value::Int(*kind, *x), out);
        }
        Value::Enum(ty, x) if matches!(state.types.get(*ty), Type::Enum(_, false, _) | Type::Element(_)) => {
            out.extend(x.to_string().bytes())
        }
        Value::Float(kind, x) => out.extend(float_text::fixed((*kind, floats::shown(*kind, *x)), 6).bytes()),
        Value::Tuple(_) | Value::Underscore | Value::Array(_) if !is_c_string(state, &v) => listed(state, &v, out)?,
        Value::Pointer { element, .. } if !is_c_string(state, &v) && state.types.without_const(*element) != Types::VOID => {
            text_of(state, &v, out)?;
        }
        Value::Pointer { element, address, .. } if state.types.without_const(*element) == Types::VOID => {
            let at = (*address as u64) >> 3;
            out.extend(if at == 0 { "ptr[0b]((nil))".into() } else { format!("ptr[0b]({at:#x})") }.bytes());
        }
        Value::AddressOf(_, _) => return Err(Fault::new(FaultKind::Unsupported, "`print` of a pointer to an object is not read")),
        Value::Cute(cute)
            if has_characters(cute, &[Integer::Char]) && by_parts(state, &v, cute, out, &mut |state, v, out| write(state, v, out))? => {}
        Value::Cute(_) => {
            let first = out.len();
            text_of(state, &v, out)?;
            // the dump of an atom or a tiling ends its last line
            if pointed_text(state, &v).is_none() && out[first..].contains(&b'\n') {
                out.push(b'\n');
            }
        }
        Value::Object(_) if let Some(n @ Value::Static(..)) = state.constant_of(&v) => return write(state, &n, out),
        Value::Object(_) if let Some(tuple) = state.tuple_of_elements(&v)? => listed(state, &tuple, out)?,
        Value::Pointer { .. } | Value::Array(_) => out.extend(characters::bytes(state, &v)?),
        Value::Data(_) => return Err(Fault::no_data("what is printed")),
        Value::Method(_) => return Err(Fault::ill_formed("`print` takes no method: `()` behind its name calls it")),
        _ => {
            let ty = state.type_of(&v);
            return Err(Fault::ill_formed(format_args!("`print` takes no value of type `{}`", state.types.name(ty))));
        }
    }
    Ok(())
}

/// The address of the characters that a pointer, or the one of a tensor, leads to: they are written in its stead.
fn pointed_text(state: &mut State, v: &Value) -> Option<i64> {
    let p = cute::pointer(state, v)?;
    let is_kept = matches!(p.space, Space::Raw | Space::Gmem | Space::Smem);
    (is_kept && characters::is_char(state, TypeId(p.element))).then_some(p.address)
}

/// `v` as CuTe writes it, the text that it leads to in the stead of a pointer to characters.
fn text_of(state: &mut State, v: &Value, out: &mut Vec<u8>) -> Outcome<()> {
    let text = cute::text(state, v)?;
    let (before, behind) = match pointed_text(state, v).and_then(|at| Some((at, text.split_once("ptr[8b](")?))) {
        Some((at, (before, pointer))) => {
            out.extend(before.bytes());
            let pointer = pointer.strip_prefix("(nil)").unwrap_or(pointer);
            let to = Value::Pointer { space: Space::Raw, element: Types::CHAR, address: at };
            let characters = if at == 0 { b"(null)".to_vec() } else { characters::bytes(state, &to)? };
            out.extend(characters);
            ("", pointer.split_once(')').map_or("", |(_, behind)| behind))
        }
        None => (&*text, ""),
    };
    out.extend(before.bytes().chain(behind.bytes()));
    Ok(())
}

/// Whether a leaf of a value of CuTe is of one of the types, which are not written as decimal numbers.
pub fn has_characters(cute: &CuteValue, kinds: &[Integer]) -> bool {
    cute.stored.notes().any(|(note, _)| kinds.contains(&Integer::of_note(note)))
}

/// Writes a part of a value.
pub type WritePart<'f> = &'f mut dyn FnMut(&mut State, &Value, &mut Vec<u8>) -> Outcome<()>;

/// Writes a value of CuTe part by part; whether it has parts.
pub fn by_parts(state: &mut State, v: &Value, cute: &CuteValue, out: &mut Vec<u8>, write: WritePart<'_>) -> Outcome<bool> {
    let (whole, parts) = state.parts(cute)?;
    let (order, between): (&[usize], &str) = match whole {
        Whole::Layout => (&[0, 1], ":"),
        Whole::Composed => (&[0, 1, 2], " o "),
        Whole::Tensor => (&[1, 0], " o "),
        Whole::Basis => (&[0], ""),
        Whole::Tuple => {
            write(state, &Value::Tuple(Rc::new(parts.to_vec().into())), out)?;
            return Ok(true);
        }
        Whole::Other => return Ok(false),
    };
    for (n, i) in order.iter().enumerate() {
        if n > 0 {
            out.extend(between.bytes());
        }
        if let Some(part) = parts.get(*i) {
            write(state, part, out)?;
        }
    }
    if whole == Whole::Basis {
        for i in cute::basis_path(state, v)?.into_iter().rev() {
            out.push(b'@');
            write(state, &Value::Int(Integer::Int, i64::from(i)), out)?;
        }
    }
    Ok(true)
}

/// A tuple or an array in parentheses.
pub fn listed(state: &mut State, v: &Value, out: &mut Vec<u8>) -> Outcome<()> {
    let items = match v {
        Value::Tuple(items) => items.to_vec(),
        Value::Array(array) => (0..state.length(array)).map(|i| state.load(&state.element(array, i)?)).collect::<Outcome<_>>()?,
        _ => {
            out.push(b'_');
            return Ok(());
        }
    };
    out.push(b'(');
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            out.push(b',');
        }
        write(state, item, out)?;
    }
    out.push(b')');
    Ok(())
}
