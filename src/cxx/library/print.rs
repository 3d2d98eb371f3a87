//! `print`, `printf` and `print_tensor`.

use super::{Native, arg, containers, integer, printf, tensors};
use crate::cxx::cute;
use crate::cxx::float_text;
use crate::cxx::floats::shown;
use crate::cxx::state::State;
use crate::cxx::state::characters;
use crate::cxx::stream::tensors::elements;
use crate::cxx::stream::{number_text, printed};
use crate::cxx::value::{Fault, Floating, Integer, Outcome, Type, Value};

/// What is written through an argument that is a `FILE*`: its object holds 1 for standard output, 2 for standard error.
fn file<'s>(state: &'s mut State, args: &[Value], n: usize) -> Outcome<&'s mut Vec<u8>> {
    let to = match state.value(arg(args, n)?)? {
        Value::AddressOf(to, _) => state.value(&to)?,
        _ => return Err(Fault::runtime("what is written to is no file")),
    };
    let Value::Object(object) = to else {
        return Err(Fault::ill_formed("a pointer to `FILE` is needed here"));
    };
    let is_error = matches!(object.fields.borrow()[..], [Value::Int(_, 2)]);
    Ok(if is_error { &mut state.err } else { &mut state.out })
}

/// An element of `print_tensor`.
fn pretty(state: &mut State, v: &Value, out: &mut Vec<u8>) -> Outcome<()> {
    let v = state.value(v)?;
    let text = match &v {
        Value::Int(Integer::Bool, x) => format!("{x:3}"),
        Value::Int(Integer::Char | Integer::SChar | Integer::UChar | Integer::Short | Integer::UShort, _)
        | Value::Int(Integer::Char8 | Integer::Char16 | Integer::Char32 | Integer::WChar, _) => {
            out.extend(b"  ");
            return printed::write(state, &v, out);
        }
        // as an `int`, whatever its sign; `long long` has no width of its own
        Value::Int(Integer::UInt, x) => format!("{:>5}", *x as u32 as i32),
        Value::Int(kind @ (Integer::LongLong | Integer::ULongLong), x) => format!("  {}", number_text(*kind, *x)),
        Value::Int(kind, x) => format!("{:>5}", number_text(*kind, *x)),
        Value::Float(Floating::Float, x) => format!("{:>10}", float_text::scientific((Floating::Float, *x), 2)),
        Value::Float(Floating::Double, x) => format!("{:>11}", float_text::scientific((Floating::Double, *x), 3)),
        Value::Float(kind, x) if kind.name() == "tfloat32_t" => format!("{:>10}", float_text::scientific((*kind, shown(*kind, *x)), 2)),
        Value::Float(kind, x) => format!("{:>8}", float_text::fixed((*kind, *x), 2)),
        Value::Enum(ty, x)
            if let Some(bits @ 1..8) = state.types.number_bits(*ty).filter(|_| matches!(state.types.get(*ty), Type::Element(_))) =>
        {
            format!("{x:>width$}", width = if bits == 1 { 3 } else { 5 })
        }
        _ => {
            out.extend(b"  ");
            return printed::write(state, &v, out);
        }
    };
    out.extend(text.bytes());
    Ok(())
}

/// The columns of an element of `print_tensor`, as the rules between matrices count them.
const DIGITS: usize = 5;

/// The functions that print.
pub const NATIVES: &[(&str, Native)] = &[
    ("print", |state, _, args| {
        let first = state.value(arg(args, 0)?)?;
        let mut out = Vec::new();
        if let [_] = args {
            cute::no_iterator(state, "print", &first)?;
        }
        match args {
            [_] if let Value::Array(array) = &first
                && containers::grows(state, array) =>
            {
                return Err(Fault::ill_formed(format_args!("`print` takes no value of type `{}`", state.types.name(array.ty))));
            }
            [_] => printed::write(state, &first, &mut out)?,
            _ if printed::is_c_string(state, &first) => {
                let text = characters::bytes(state, &first)?;
                out = printf::format(state, &text, &args[1..])?;
            }
            _ => return Err(Fault::ill_formed("`print` takes one value, or a format and its arguments")),
        }
        state.out.extend(out);
        Ok(Value::Void)
    }),
    ("printf", |state, _, args| {
        if let Value::Int(..) | Value::Float(..) = state.value(arg(args, 0)?)? {
            return Err(Fault::ill_formed("the format of `printf` is a text, and this is a number"));
        }
        let text = characters::bytes(state, arg(args, 0)?)?;
        let out = printf::format(state, &text, &args[1..])?;
        state.out.extend(&out);
        Ok(Value::Int(Integer::Int, out.len() as i64))
    }),
    ("fprintf", |state, _, args| {
        let text = characters::bytes(state, arg(args, 1)?)?;
        let out = printf::format(state, &text, &args[2..])?;
        file(state, args, 0)?.extend(&out);
        Ok(Value::Int(Integer::Int, out.len() as i64))
    }),
    ("snprintf", |state, _, args| {
        let size = integer(state, arg(args, 1)?)?;
        let text = characters::bytes(state, arg(args, 2)?)?;
        let out = printf::format(state, &text, &args[3..])?;
        let at = state.value(arg(args, 0)?)?;
        copied(state, &at, &out, size)?;
        Ok(Value::Int(Integer::Int, out.len() as i64))
    }),
    ("sprintf", |state, _, args| {
        let text = characters::bytes(state, arg(args, 1)?)?;
        let out = printf::format(state, &text, &args[2..])?;
        let at = state.value(arg(args, 0)?)?;
        copied(state, &at, &out, i64::MAX)?;
        Ok(Value::Int(Integer::Int, out.len() as i64))
    }),
    ("puts", |state, _, args| {
        let mut text = characters::bytes(state, arg(args, 0)?)?;
        text.push(b'\n');
        state.out.extend(&text);
        Ok(Value::Int(Integer::Int, text.len() as i64))
    }),
    ("fputs", |state, _, args| {
        let text = characters::bytes(state, arg(args, 0)?)?;
        file(state, args, 1)?.extend(text);
        Ok(Value::Int(Integer::Int, 1))
    }),
    ("putchar", |state, _, args| {
        let c = integer(state, arg(args, 0)?)?;
        state.out.push(c as u8);
        Ok(Value::Int(Integer::Int, c & 0xff))
    }),
    ("fflush", |_, _, _| Ok(Value::Int(Integer::Int, 0))),
    ("perror", |state, _, args| {
        let text = characters::bytes(state, arg(args, 0)?)?;
        state.err.extend(text);
        state.err.push(b'\n');
        Ok(Value::Void)
    }),
    ("pretty_print", |state, _, args| {
        let mut out = Vec::new();
        pretty(state, arg(args, 0)?, &mut out)?;
        state.out.extend(out);
        Ok(Value::Void)
    }),
    ("print_tensor", |state, _, args| {
        let tensor = state.value(arg(args, 0)?)?;
        cute::no_iterator(state, "print_tensor", &tensor)?;
        let Some(extents) = cute::extents(state, &tensor)? else {
            return Err(Fault::ill_formed("`print_tensor` takes a tensor"));
        };
        let with_type = match args.get(1) {
            Some(v) => integer(state, v)? != 0,
            None => true,
        };
        let mut out = Vec::new();
        if with_type {
            printed::write(state, &tensor, &mut out)?;
            out.extend(b":\n");
        }
        let mut write = |state: &mut State, coord: &[Value], out: &mut Vec<u8>| {
            let element = tensors::at(state, &tensor, coord)?;
            pretty(state, &element, out)
        };
        elements(state, &extents, DIGITS, &mut Vec::new(), &mut out, &mut write)?;
        state.out.extend(out);
        Ok(Value::Void)
    }),
];

/// Puts a text and its zero where a pointer or an array of characters is.
fn copied(state: &mut State, at: &Value, text: &[u8], size: i64) -> Outcome<()> {
    if size == 0 {
        return Ok(()); // only its length is asked for
    }
    let at = match at {
        Value::Array(array) => state.decayed(array),
        v => v.clone(),
    };
    let Value::Pointer { address, .. } = at else {
        return Err(Fault::ill_formed("a text is written to what is no array of characters"));
    };
    let most = usize::try_from(size.saturating_sub(1)).unwrap_or(0);
    for (i, c) in text.iter().take(most).chain([0u8].iter()).enumerate() {
        state.memory.write(address + 8 * i as i64, 8, u64::from(*c))?;
    }
    Ok(())
}
