//! `print`, `printf` and `print_tensor`.

use super::{Native, arg, integer, printf, tensors};
use crate::cxx::cute;
use crate::cxx::float_text;
use crate::cxx::stream::{number_text, printed};
use crate::cxx::value::{Fault, Floating, Integer, Outcome, V};
use crate::cxx::world::World;
use crate::cxx::world::characters;

/// An element of `print_tensor`.
fn pretty(world: &mut World, v: &V, out: &mut Vec<u8>) -> Outcome<()> {
    let v = world.value(v)?;
    let text = match &v {
        V::Int(Integer::Bool, x) => format!("{x:3}"),
        V::Int(Integer::Char | Integer::SChar | Integer::UChar | Integer::Short | Integer::UShort, _) => {
            out.extend(b"  ");
            return printed::write(world, &v, out);
        }
        V::Int(kind, x) => format!("{:>5}", number_text(*kind, *x)),
        V::Float(Floating::Float, x) => format!("{:>10}", float_text::scientific(*x, 2)),
        V::Float(Floating::Double, x) => format!("{:>11}", float_text::scientific(*x, 3)),
        V::Float(kind, x) if kind.name() == "tfloat32_t" => format!("{:>10}", float_text::scientific(*x, 2)),
        V::Float(_, x) => format!("{:>8}", float_text::fixed(*x, 2)),
        _ => {
            out.extend(b"  ");
            return printed::write(world, &v, out);
        }
    };
    out.extend(text.bytes());
    Ok(())
}

/// The elements of a tensor as `print_tensor` writes them, a mode at a time from the last one on.
fn elements(world: &mut World, tensor: &V, extents: &[i64], fixed: &mut Vec<i64>, out: &mut Vec<u8>) -> Outcome<()> {
    let int = |i: i64| V::Int(Integer::Int, i);
    let coord = |first: &[i64], fixed: &[i64]| -> Vec<V> { first.iter().chain(fixed.iter().rev()).map(|i| int(*i)).collect() };
    match extents {
        [m] => {
            for i in 0..*m {
                let at = tensors::at(world, tensor, &coord(&[i], fixed))?;
                pretty(world, &at, out)?;
                out.push(b'\n');
                cute::bounded(out)?;
            }
        }
        [m, n] => {
            for i in 0..*m {
                for j in 0..*n {
                    cute::bounded(out)?;
                    let at = tensors::at(world, tensor, &coord(&[i, j], fixed))?;
                    pretty(world, &at, out)?;
                }
                out.push(b'\n');
            }
        }
        [outer @ .., last] if extents.len() <= 4 => {
            let rule = if extents.len() == 4 { b'=' } else { b'-' };
            for k in 0..*last {
                if k > 0 {
                    out.resize(out.len() + 5 * usize::try_from(extents[1]).unwrap_or(0), rule);
                    out.push(b'\n');
                }
                fixed.push(k);
                elements(world, tensor, outer, fixed, out)?;
                fixed.pop();
            }
        }
        _ => {}
    }
    Ok(())
}

/// The functions that print.
pub const NATIVES: &[(&str, Native)] = &[
    ("print", |world, templates, args| {
        let first = world.value(arg(args, 0)?)?;
        let mut out = Vec::new();
        match args {
            [_] => printed::write(world, &first, &mut out)?,
            _ if printed::is_c_string(world, &first) => {
                let text = characters::bytes(world, &first)?;
                out = printf::format(world, &text, &args[1..])?;
            }
            _ => {
                let _ = templates;
                return Err(Fault::ill("`print` takes one value, or a format and its arguments"));
            }
        }
        world.out.extend(out);
        Ok(V::Void)
    }),
    ("printf", |world, _, args| {
        let text = characters::bytes(world, arg(args, 0)?)?;
        let out = printf::format(world, &text, &args[1..])?;
        world.out.extend(&out);
        Ok(V::Int(Integer::Int, out.len() as i64))
    }),
    ("fprintf", |world, _, args| {
        let stream = world.value(arg(args, 0)?)?;
        let text = characters::bytes(world, arg(args, 1)?)?;
        let out = printf::format(world, &text, &args[2..])?;
        match stream {
            V::Stream(2) => world.err.extend(&out),
            _ => world.out.extend(&out),
        }
        Ok(V::Int(Integer::Int, out.len() as i64))
    }),
    ("snprintf", |world, _, args| {
        let size = integer(world, arg(args, 1)?)?;
        let text = characters::bytes(world, arg(args, 2)?)?;
        let out = printf::format(world, &text, &args[3..])?;
        let at = world.value(arg(args, 0)?)?;
        copied(world, &at, &out, size)?;
        Ok(V::Int(Integer::Int, out.len() as i64))
    }),
    ("sprintf", |world, _, args| {
        let text = characters::bytes(world, arg(args, 1)?)?;
        let out = printf::format(world, &text, &args[2..])?;
        let at = world.value(arg(args, 0)?)?;
        copied(world, &at, &out, i64::MAX)?;
        Ok(V::Int(Integer::Int, out.len() as i64))
    }),
    ("puts", |world, _, args| {
        let mut text = characters::bytes(world, arg(args, 0)?)?;
        text.push(b'\n');
        world.out.extend(text);
        Ok(V::Int(Integer::Int, 1))
    }),
    ("fputs", |world, _, args| {
        let text = characters::bytes(world, arg(args, 0)?)?;
        match world.value(arg(args, 1)?)? {
            V::Stream(2) => world.err.extend(text),
            _ => world.out.extend(text),
        }
        Ok(V::Int(Integer::Int, 1))
    }),
    ("putchar", |world, _, args| {
        let c = integer(world, arg(args, 0)?)?;
        world.out.push(c as u8);
        Ok(V::Int(Integer::Int, c))
    }),
    ("fflush", |_, _, _| Ok(V::Int(Integer::Int, 0))),
    ("perror", |world, _, args| {
        let text = characters::bytes(world, arg(args, 0)?)?;
        world.err.extend(text);
        world.err.push(b'\n');
        Ok(V::Void)
    }),
    ("pretty_print", |world, _, args| {
        let mut out = Vec::new();
        pretty(world, arg(args, 0)?, &mut out)?;
        world.out.extend(out);
        Ok(V::Void)
    }),
    ("print_tensor", |world, _, args| {
        let tensor = world.value(arg(args, 0)?)?;
        let Some(extents) = cute::extents(world, &tensor)? else {
            return Err(Fault::ill("`print_tensor` takes a tensor"));
        };
        let with_type = match args.get(1) {
            Some(v) => integer(world, v)? != 0,
            None => true,
        };
        let mut out = Vec::new();
        if with_type {
            out.extend(cute::text(world, &tensor)?.bytes());
            out.extend(b":\n");
        }
        elements(world, &tensor, &extents, &mut Vec::new(), &mut out)?;
        world.out.extend(out);
        Ok(V::Void)
    }),
];

/// Puts a text and its zero where a pointer or an array of characters is.
fn copied(world: &mut World, at: &V, text: &[u8], size: i64) -> Outcome<()> {
    let at = match at {
        V::Array(array) => world.decayed(array),
        v => v.clone(),
    };
    let V::Pointer { address, .. } = at else {
        return Err(Fault::ill("a text is written to what is no array of characters"));
    };
    let most = usize::try_from(size.saturating_sub(1)).unwrap_or(0);
    for (i, c) in text.iter().take(most).chain([0u8].iter()).enumerate() {
        world.memory.write(address + 8 * i as i64, 8, u64::from(*c))?;
    }
    Ok(())
}
