//! Values as CuTe's `print` writes them.

use super::number_text;
use crate::cxx::types::Types;
use crate::cxx::value::{Fault, Integer, Outcome, Type, V};
use crate::cxx::world::{World, characters};
use crate::cxx::{cute, float_text};

/// Whether `v` is a string of C.
pub fn is_c_string(world: &World, v: &V) -> bool {
    match v {
        V::Pointer { element, space: crate::algebra::tensor::Space::Raw, .. } => characters::is_char(world, *element),
        V::Array(array) => characters::is_char(world, array.element),
        _ => false,
    }
}

/// `v` as CuTe's `print` writes it.
pub fn write(world: &mut World, v: &V, out: &mut Vec<u8>) -> Outcome<()> {
    let v = world.value(v)?;
    match &v {
        V::Int(Integer::Char, c) => out.push(*c as u8),
        V::Int(kind, x) => out.extend(number_text(*kind, *x).bytes()),
        V::Static(_, x) => out.extend(format!("_{x}").bytes()),
        V::Enum(ty, x) if matches!(world.types.get(*ty), Type::Enum(_, false, _)) => out.extend(x.to_string().bytes()),
        V::Float(_, x) => out.extend(float_text::fixed(*x, 6).bytes()),
        V::Tuple(_) | V::Underscore | V::Array(_) if !is_c_string(world, &v) => listed(world, &v, out)?,
        V::Pointer { element, .. } if !is_c_string(world, &v) && world.types.without_const(*element) != Types::VOID => {
            out.extend(cute::text(world, &v)?.bytes());
        }
        V::Cute(_) => {
            let text = cute::text(world, &v)?;
            out.extend(text.bytes());
            // the dump of an atom or a tiling ends its last line
            if text.contains('\n') {
                out.push(b'\n');
            }
        }
        V::Pointer { .. } | V::Array(_) => out.extend(characters::bytes(world, &v)?),
        V::Data(_) => return Err(Fault::no_data("what is printed")),
        _ => {
            let ty = world.type_of(&v);
            return Err(Fault::ill(format!("`print` takes no value of type `{}`", world.types.name(ty))));
        }
    }
    Ok(())
}

/// A tuple or an array in parentheses.
pub fn listed(world: &mut World, v: &V, out: &mut Vec<u8>) -> Outcome<()> {
    let items = match v {
        V::Tuple(items) => items.to_vec(),
        V::Array(array) => (0..world.length(array)).map(|i| world.load(&world.element(array, i)?)).collect::<Outcome<_>>()?,
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
        write(world, item, out)?;
    }
    out.push(b')');
    Ok(())
}
