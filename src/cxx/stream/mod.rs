//! `std::cout <<`: values as a stream writes them, with the formats that were put into it.

pub mod buffers;
pub mod printed;
pub mod tensors;

use super::arith;
use super::ast::BinaryOp;
use super::convert::as_f64;
use super::cute;
use super::float_text;
use super::formats::{self, StreamState};
use super::state::State;
use super::types::Types;
use super::value::{Fault, FaultKind, Integer, Outcome, Type, TypeId, Value};
use crate::algebra::tensor::{Pointer, Space};
use crate::algebra::{Engine, Swizzle, Tree};
use crate::cxx::state::characters;
use std::cell::RefCell;
use std::rc::Rc;

/// `a op b`, where `<<` writes to what is a stream.
pub fn binary(state: &mut State, op: BinaryOp, a: &Value, b: &Value) -> Outcome<Value> {
    if op == BinaryOp::ShiftLeft && !matches!(a, Value::Int(..)) {
        match state.value(a)? {
            Value::Stream(stream) => {
                write(state, stream, b)?;
                return Ok(Value::Stream(stream));
            }
            Value::Text(text) => {
                // `ss << x` of a string stream, which is its text
                let mut format = state.string_stream(&text);
                let mut out = Vec::new();
                one(state, &mut format, b, &mut out)?;
                state.keep_string_stream(&text, format);
                characters::held(text.borrow().len() + out.len())?;
                text.borrow_mut().extend(out);
                return Ok(Value::Text(text));
            }
            _ => {}
        }
    }
    if let (Value::Text(_), Value::Null) | (Value::Null, Value::Text(_)) = (a, b) {
        return Err(Fault::ill_formed(format_args!("`{}` has no meaning for a string and `nullptr`", op.symbol())));
    }
    arith::binary(state, op, a, b)
}

/// The number of a stream that is looked at and not written to.
pub const NOWHERE: u8 = 3;

/// Writes `v` to standard output (1), standard error (2) or another stream.
pub fn write(state: &mut State, stream: u8, v: &Value) -> Outcome<()> {
    let which = buffers::formats_of(stream);
    let mut format = std::mem::take(&mut state.streams[which]);
    let mut bytes = Vec::new();
    let written = one(state, &mut format, v, &mut bytes);
    state.streams[which] = format;
    buffers::put(state, stream, &bytes)?;
    written
}

/// A method of `std::cout` or `std::cerr`: `None` where there is none of the name.
pub fn method(state: &mut State, stream: u8, name: &str, args: &[Value]) -> Outcome<Option<Value>> {
    let values = args.iter().map(|v| state.value(v)).collect::<Outcome<Vec<Value>>>()?;
    let written = match (name, &values[..]) {
        _ if let Some(bytes) = written_by(state, name, &values)? => bytes,
        _ if let Some(holds) = holds(name, &values) => return Ok(Some(holds)),
        ("copyfmt", [from]) => {
            state.streams[buffers::formats_of(stream)] = format_of(state, from)?;
            return Ok(Some(Value::Stream(stream)));
        }
        ("rdbuf", [] | [_]) => return buffers::exchanged(state, stream, values.first()).map(Some),
        ("in_avail", []) if let Some(n) = buffers::unread(state, stream)? => return Ok(Some(Value::Int(Integer::Long, n))),
        ("str", []) if let Some(text) = buffers::text_of(state, stream)? => return Ok(Some(state.copy(&Value::Text(text))?)),
        _ => return formatted(&mut state.streams[buffers::formats_of(stream)], name, &values),
    };
    buffers::put(state, stream, &written)?;
    Ok(Some(Value::Stream(stream)))
}

/// The same of a string stream, by its text.
pub fn method_of_text(state: &mut State, text: &Rc<RefCell<Vec<u8>>>, name: &str, args: &[Value]) -> Outcome<Option<Value>> {
    let values = args.iter().map(|v| state.value(v)).collect::<Outcome<Vec<Value>>>()?;
    let written = match (name, &values[..]) {
        _ if let Some(bytes) = written_by(state, name, &values)? => bytes,
        _ if let Some(holds) = holds(name, &values) => return Ok(Some(holds)),
        ("copyfmt", [from]) => {
            let format = format_of(state, from)?;
            state.keep_string_stream(text, format);
            return Ok(Some(Value::Text(text.clone())));
        }
        _ => {
            let mut format = state.string_stream(text);
            let old = formatted(&mut format, name, &values)?;
            state.keep_string_stream(text, format);
            return Ok(old);
        }
    };
    characters::held(text.borrow().len() + written.len())?;
    text.borrow_mut().extend(written);
    Ok(Some(Value::Text(text.clone())))
}

/// The bytes that a method writes as they are.
fn written_by(state: &mut State, name: &str, args: &[Value]) -> Outcome<Option<Vec<u8>>> {
    Ok(Some(match (name, args) {
        ("flush", []) => Vec::new(),
        ("put", [c]) => vec![super::convert::integer(state, c)? as u8],
        ("write", [_, _]) => super::convert::containers::text_of(state, args)?,
        _ => return Ok(None),
    }))
}

/// What a stream that never fails tells of itself.
fn holds(name: &str, args: &[Value]) -> Option<Value> {
    match (name, args) {
        ("good", []) => Some(Value::Int(Integer::Bool, 1)),
        ("fail" | "bad" | "eof", []) => Some(Value::Int(Integer::Bool, 0)),
        _ => None,
    }
}

/// The formats of a stream.
fn format_of(state: &mut State, stream: &Value) -> Outcome<StreamState> {
    match stream {
        Value::Stream(n) => Ok(state.streams[buffers::formats_of(*n)].clone()),
        Value::Text(text) => Ok(state.string_stream(text)),
        _ => Err(Fault::ill_formed("a stream is needed here")),
    }
}

/// `width`, `precision`, `fill` and the flags of a stream: what was set before.
fn formatted(format: &mut StreamState, name: &str, args: &[Value]) -> Outcome<Option<Value>> {
    let number = |v: &Value| match v {
        Value::Int(_, x) | Value::Enum(_, x) => Some(*x),
        Value::Native(name) => formats::flag(name).map(i64::from),
        _ => None,
    };
    let Some(numbers) = args.iter().map(number).collect::<Option<Vec<i64>>>() else {
        return Ok(None);
    };
    let flags = format.flags;
    let (old, manipulator) = match (name, &numbers[..]) {
        ("width", _) => (Value::Int(Integer::Long, format.width as i64), "setw"),
        ("precision", _) => (Value::Int(Integer::Long, format.precision as i64), "setprecision"),
        ("fill", _) => (Value::Int(Integer::Char, i64::from(format.fill as i8)), "setfill"),
        ("flags", _) => (Value::Int(Integer::UInt, flags.into()), "flags"),
        ("setf" | "unsetf", [_]) | ("setf", [_, _]) => (Value::Int(Integer::UInt, flags.into()), name),
        _ => return Ok(None),
    };
    match (manipulator, &numbers[..]) {
        ("flags", [new]) => format.flags = *new as u32,
        ("setf", [new]) => format.flags |= *new as u32,
        ("setf", [new, of]) => format.flags = flags & !(*of as u32) | (new & of) as u32,
        ("unsetf", [of]) => format.flags &= !(*of as u32),
        (_, []) => {}
        ("setw" | "setprecision", [new]) if *new > float_text::MAX_WIDTH as i64 => {
            let most = float_text::MAX_WIDTH;
            return Err(Fault::new(FaultKind::Limit, format_args!("a field of more than {most} characters is written")));
        }
        (_, [new]) => {
            format.set(manipulator, Some(*new));
        }
        _ => return Ok(None),
    }
    Ok(Some(if name == "unsetf" { Value::Void } else { old }))
}

/// `__format(text, "setf", flag)`: `formatted` of a string stream.
pub fn format_of_text(state: &mut State, args: &[Value]) -> Outcome<Value> {
    let values = args.iter().map(|v| state.value(v)).collect::<Outcome<Vec<Value>>>()?;
    let [Value::Text(text), name, rest @ ..] = &values[..] else {
        return Err(Fault::ill_formed("a string stream is needed here"));
    };
    let name = String::from_utf8_lossy(&characters::bytes(state, name)?).into_owned();
    let mut format = state.string_stream(text);
    let old = formatted(&mut format, &name, rest)?;
    state.keep_string_stream(text, format);
    old.ok_or_else(|| Fault::ill_formed(format_args!("`{name}` of a stream takes flags or a number")))
}

/// Writes `v` as a stream of these formats does.
pub fn one(state: &mut State, format: &mut StreamState, v: &Value, out: &mut Vec<u8>) -> Outcome<()> {
    let v = state.value(v)?;
    match &v {
        Value::Data(_) => return Err(Fault::no_data("what is written")),
        Value::Native(name) if &**name == "endl" => out.push(b'\n'),
        Value::Native(name) if &**name == "ends" => out.push(0),
        Value::Native(name) if format.set(name, None) => {}
        Value::Method(pair) => match &**pair {
            (Value::Native(name), Value::Int(_, x)) if format.set(name, Some(*x)) => {}
            _ => return Err(unwritable(state, &v)),
        },
        Value::Int(Integer::Bool, x) if format.has_words() => format.pad(if *x != 0 { b"true" } else { b"false" }, out),
        Value::Int(Integer::Char | Integer::SChar | Integer::UChar, x) => format.pad(&[*x as u8], out),
        Value::Int(kind, x) => {
            let text = format.integer(*kind, *x);
            format.pad_number(text.as_bytes(), out);
        }
        Value::Enum(ty, x) => match state.types.get(*ty) {
            // what is kept as a character was declared so, and promotes to that
            Type::Enum(_, false, Integer::Char | Integer::SChar | Integer::UChar) => format.pad(&[*x as u8], out),
            Type::Enum(_, false, kind) => {
                let kind = if kind.bits() < 32 { Integer::Int } else { *kind };
                let text = format.integer(kind, *x);
                format.pad_number(text.as_bytes(), out);
            }
            Type::Library(..) => return one(state, format, &Value::Int(Integer::Bool, (*x != 0).into()), out),
            _ => match state.types.underlying_of_element(*ty) {
                Some(kind) => {
                    let text = format.integer(kind, *x);
                    format.pad(text.as_bytes(), out);
                }
                None => return Err(unwritable(state, &v)),
            },
        },
        Value::Float(kind, x) => {
            state.memory.budget.spend(super::float_text::steps(*x))?;
            let text = format.float((*kind, super::floats::shown(*kind, *x)));
            super::extended::told(*kind, *x, &text)?;
            format.pad_number(text.as_bytes(), out);
        }
        Value::Static(kind, x, _) => {
            // CuTe writes `_` and the number as two values: a width holds for the first.
            format.pad(b"_", out);
            return one(state, format, &Value::Int(*kind, *x), out);
        }
        Value::Null => format.pad(b"nullptr", out),
        v if v.is_iterator() => return Err(unwritable(state, v)),
        Value::Pointer { space: Space::Raw, element, .. } if state.types.is_in_bits(*element) => return Err(unwritable(state, &v)),
        Value::Pointer { space: space @ (Space::Gmem | Space::Smem), element, .. } => {
            format.pad(if *space == Space::Gmem { b"gmem_[" } else { b"smem_[" }, out);
            let bits = state.types.pointer_of(*element).counted_bits();
            one(state, format, &Value::Int(Integer::Int, bits.into()), out)?;
            out.extend(b"b]");
        }
        Value::Pointer { element, address, .. } => {
            let text = pointer(state, *element, *address)?;
            if characters::is_char(state, *element) { format.pad(&text, out) } else { format.pad_number(&text, out) }
        }
        Value::AddressOf(to, _) if let Value::Stream(of) = **to => out.extend(buffers::taken(state, of)?),
        Value::AddressOf(_, _) => format.pad(b"0x7ffd00000000", out),
        Value::Text(text) => format.pad(&text.borrow(), out),
        Value::Array(array) if state.types.without_const(array.element) == Types::CHAR => {
            let decayed = state.decayed(array);
            return one(state, format, &decayed, out);
        }
        Value::Array(array) if matches!(state.types.get(array.ty), Type::Library(name, _) if &**name == "array") => {
            printed::listed(state, &v, out)?
        }
        Value::Array(array) if matches!(state.types.get(array.ty), Type::Library(name, _) if matches!(&**name, "vector" | "deque")) => {
            return Err(unwritable(state, &v));
        }
        // one of CUTLASS, an element behind the other
        Value::Array(array) if matches!(state.types.get(array.ty), Type::Library(..)) => {
            for i in 0..state.length(array) {
                if i > 0 {
                    out.extend(b", ");
                }
                let element = state.element(array, i)?;
                one(state, format, &element, out)?;
                cute::bounded(out)?;
            }
        }
        Value::Array(array) => {
            let decayed = state.decayed(array);
            if matches!(
                state.types.get(state.types.without_const(array.element)),
                Type::Int(Integer::Char | Integer::SChar | Integer::UChar)
            ) {
                return one(state, format, &decayed, out);
            }
            if let Value::Pointer { address, .. } = decayed {
                format.pad(format!("{:#x}", (address as u64) >> 3).as_bytes(), out);
            }
        }
        Value::Tuple(items) => tuple(state, format, items, out)?,
        Value::Underscore => printed::listed(state, &v, out)?,
        Value::Cute(_) if cute::is_tiling(&v) => return Err(unwritable(state, &v)),
        Value::Cute(cute) => {
            if !tensors::write_elements(state, format, &v, out)?
                && !printed::by_parts(state, &v, cute, out, &mut |state, v, out| one(state, format, v, out))?
            {
                leaf(state, format, &v, out)?;
            }
        }
        _ => match state.constant_of(&v) {
            Some(n) => return one(state, format, &n, out),
            None if let Value::Object(o) = &v
                && state.number_in(o.class, 0).is_some()
                && let Some(Value::Tuple(items)) = state.tuple_of_elements(&v)? =>
            {
                tuple(state, format, &items, out)?
            }
            None => return Err(unwritable(state, &v)),
        },
    }
    Ok(())
}

/// Writes a value of CuTe that has no parts: the formats hold for its numbers, a width for what stands first.
fn leaf(state: &mut State, format: &mut StreamState, v: &Value, out: &mut Vec<u8>) -> Outcome<()> {
    let Value::Cute(cute) = v else { return Err(unwritable(state, v)) };
    let int = |x: i64| Value::Int(Integer::Int, x);
    let text = |text: &str| Value::Text(Rc::new(RefCell::new(text.into())));
    let swizzle =
        |s: Swizzle| vec![text("Sw<"), int(s.bits.into()), text(","), int(s.base.into()), text(","), int(s.shift.into()), text(">")];
    let parts = cute::with_tree(state, v, |state, cx, t| {
        Ok(Some(match t {
            Tree::Swizzle(s) => swizzle(s),
            // its bits are no part of what it derives from
            Tree::SmemFlag(_) => vec![Value::Static(Integer::Int, 0, false)],
            Tree::Mixed(m) => vec![Value::Int(Integer::UInt, m.value().into())],
            Tree::Engine(Engine::TensorMemory(p)) if p.sparsity == 0 => {
                vec![text("tmem_["), int(p.element_bits.into()), text("b]("), Value::Int(Integer::UInt, p.address.into()), text(")")]
            }
            Tree::Engine(Engine::Counting(n)) => vec![text("counting_iter("), int(*n), text(")")],
            Tree::Engine(Engine::Coordinates(at)) => vec![text("ArithTuple"), cute::made(state, cx, *at, None)?],
            Tree::Engine(Engine::Pointer(p)) if let Some(s) = p.swizzle => {
                let plain = Engine::Pointer(Pointer { swizzle: None, ..*p });
                let plain = cute::made(state, cx, Tree::Engine(cx.arena.alloc(plain)), Some(v))?;
                swizzle(s).into_iter().chain([text("_"), plain]).collect()
            }
            _ => return Ok(None),
        }))
    });
    match parts {
        Ok(Some(parts)) => {
            let through = cute.functions().iter().map(|_| text("trans_")).collect::<Vec<_>>();
            through.iter().chain(&parts).try_for_each(|part| one(state, format, part, out))
        }
        _ => {
            // a ratio has a `_` of its own before those of its parts
            out.extend(cute.stored.is_ratio().then_some(b'_'));
            out.extend(cute::text(state, v)?.bytes());
            Ok(())
        }
    }
}

/// Writes a tuple: each element as it is written alone; a width holds for the first bracket.
fn tuple(state: &mut State, format: &mut StreamState, items: &[Value], out: &mut Vec<u8>) -> Outcome<()> {
    format.pad(b"(", out);
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            out.push(b',');
        }
        one(state, format, item, out)?;
    }
    out.push(b')');
    Ok(())
}

/// What a stream writes of a pointer: the string that it leads to, or the address.
fn pointer(state: &State, element: TypeId, address: i64) -> Outcome<Vec<u8>> {
    let to = state.types.without_const(element);
    if matches!(state.types.get(to), Type::Int(Integer::Char | Integer::SChar | Integer::UChar)) {
        return characters::c_string(state, address);
    }
    let at = (address as u64) >> 3;
    Ok(if at == 0 { b"0".to_vec() } else { format!("{at:#x}").into_bytes() })
}

fn unwritable(state: &mut State, v: &Value) -> Box<Fault> {
    let ty = state.type_of(v);
    Fault::ill_formed(format_args!("a stream does not write values of type `{}`", state.types.name(ty)))
}

/// The value of a number as a stream reads it: for `std::to_string` and gtest.
pub fn number_text(kind: Integer, x: i64) -> String {
    match kind {
        Integer::ULong | Integer::ULongLong => (x as u64).to_string(),
        _ => x.to_string(),
    }
}

/// The text that `std::to_string` makes of a number.
pub fn to_string(v: &Value) -> Option<String> {
    Some(match v {
        Value::Int(kind, x) | Value::Static(kind, x, _) => number_text(*kind, *x),
        Value::Float(kind, x) => float_text::fixed((*kind, *x), 6),
        Value::Enum(_, x) => as_f64(Integer::Long, *x).to_string(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(values: &[Value]) -> String {
        let mut state = State::default();
        for v in values {
            write(&mut state, 1, v).unwrap();
        }
        String::from_utf8(state.out).unwrap()
    }

    #[test]
    fn values_are_written_as_a_stream_does() {
        let native = |name: &str| Value::Native(name.into());
        let with = |name: &str, x| Value::Method(std::rc::Rc::new((native(name), Value::Int(Integer::Int, x))));
        let float = |x| Value::Float(crate::cxx::value::Floating::Double, x);
        assert_eq!(
            said(&[float(0.1), Value::Int(Integer::Char, 32), float(1e10), Value::Int(Integer::Char, 32), float(100000.0)]),
            "0.1 1e+10 100000"
        );
        assert_eq!(
            said(&[native("hex"), Value::Int(Integer::Int, -1), native("dec"), with("setw", 4), Value::Int(Integer::Int, 7)]),
            "ffffffff   7"
        );
        assert_eq!(said(&[native("fixed"), with("setprecision", 2), float(2.5), Value::Static(Integer::Int, 4, false)]), "2.50_4");
        assert_eq!(said(&[native("boolalpha"), Value::Int(Integer::Bool, 1), Value::Int(Integer::ULong, -1)]), "true18446744073709551615");
    }
}
