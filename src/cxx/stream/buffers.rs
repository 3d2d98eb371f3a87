//! Where streams write: the buffers that `rdbuf()` leads to and exchanges.

use super::NOWHERE;
use crate::cxx::formats::StreamState;
use crate::cxx::state::{State, characters};
use crate::cxx::value::{Fault, FaultKind, Integer, Object, Outcome, Value};
use std::cell::RefCell;
use std::rc::{Rc, Weak};

/// The number of the first buffer that is the text of a string stream.
const TEXTS: u8 = 8;
/// The number of the first stream that the program makes on a buffer.
const MADE: u8 = 128;

/// Which formats are those of a stream.
pub(super) fn formats_of(stream: u8) -> usize {
    match stream {
        2 => 1,
        4 => 2,
        MADE.. => usize::from(stream - MADE) + 3,
        _ => 0,
    }
}

fn sink(state: &State, stream: u8) -> u8 {
    // `std::clog` writes where `std::cerr` does
    state.buffers.exchanged.get(&stream).copied().unwrap_or(if stream == 4 { 2 } else { stream })
}

fn pointer(buffer: u8) -> Value {
    Value::address(Value::Stream(buffer))
}

/// `rdbuf()` of a string stream or of standard input.
pub fn of_stream(state: &mut State, stream: &Value) -> Outcome<Value> {
    let Some((object, _)) = state.object(stream)? else { return Err(Fault::ill_formed("a stream is needed here")) };
    let texts = &mut state.buffers.texts;
    let known = texts.iter().position(|of| of.as_ptr() == Rc::as_ptr(&object));
    let at = match known.or_else(|| texts.iter().position(|of| of.strong_count() == 0)) {
        Some(at) => at,
        None => {
            texts.push(Weak::new());
            texts.len() - 1
        }
    };
    texts[at] = Rc::downgrade(&object);
    match u8::try_from(at).ok().and_then(|at| at.checked_add(TEXTS)).filter(|number| *number < MADE) {
        Some(number) => Ok(pointer(number)),
        None => Err(Fault::new(FaultKind::Limit, "too many buffers of streams")),
    }
}

/// The string stream that a buffer is of.
fn object_of(state: &State, buffer: u8) -> Outcome<Option<Rc<Object>>> {
    match buffer {
        TEXTS..MADE => match state.buffers.texts.get(usize::from(buffer - TEXTS)).and_then(Weak::upgrade) {
            Some(object) => Ok(Some(object)),
            None => Err(Fault::runtime("the buffer of a stream that is gone")),
        },
        _ => Ok(None),
    }
}

/// The text that a buffer is.
pub(super) fn text_of(state: &State, buffer: u8) -> Outcome<Option<Rc<RefCell<Vec<u8>>>>> {
    Ok(object_of(state, buffer)?.and_then(|object| match object.fields.borrow().first() {
        Some(Value::Text(text)) => Some(text.clone()),
        _ => None,
    }))
}

/// How many characters of a buffer are left to read.
pub(super) fn unread(state: &State, buffer: u8) -> Outcome<Option<i64>> {
    let Some(object) = object_of(state, buffer)? else { return Ok(None) };
    let fields = object.fields.borrow();
    Ok(match (&fields[..], text_of(state, buffer)?) {
        ([_, Value::Int(_, at), ..], Some(text)) => {
            let left = text.borrow().len() as i64 - at;
            Some(left.max(0))
        }
        _ => None,
    })
}

/// Puts characters where a stream writes.
pub(super) fn put(state: &mut State, stream: u8, bytes: &[u8]) -> Outcome<()> {
    match sink(state, stream) {
        NOWHERE => {}
        2 => state.err.extend(bytes),
        buffer => match object_of(state, buffer)? {
            Some(object) => {
                // where it writes is the fourth member of a stream
                if !matches!(object.fields.borrow().get(3), Some(Value::Int(_, -1))) {
                    return Err(Fault::new(
                        FaultKind::Unsupported,
                        "a string stream that begins with a text is written to through its buffer",
                    ));
                }
                if let Some(text) = text_of(state, buffer)? {
                    characters::held(text.borrow().len() + bytes.len())?;
                    text.borrow_mut().extend(bytes);
                }
            }
            None => state.out.extend(bytes),
        },
    }
    Ok(())
}

/// `s.rdbuf()` and `s.rdbuf(p)` of a stream: the buffer that it had.
pub(super) fn exchanged(state: &mut State, stream: u8, to: Option<&Value>) -> Outcome<Value> {
    let before = sink(state, stream);
    match to {
        None => {}
        Some(Value::AddressOf(to, _)) if let Value::Stream(buffer) = **to => drop(state.buffers.exchanged.insert(stream, buffer)),
        Some(_) => return Err(Fault::new(FaultKind::Unsupported, "a stream without a buffer, or with one of the program, is not read")),
    }
    Ok(pointer(before))
}

/// A stream of the program: `std::ostream out(p)`.
pub fn stream_to(state: &mut State, args: &[Value]) -> Outcome<Value> {
    let made = u8::try_from(state.streams.len() - 3).ok().and_then(|n| n.checked_add(MADE));
    let Some(made) = made else { return Err(Fault::new(FaultKind::Limit, "too many streams")) };
    let buffer = match args {
        [Value::AddressOf(to, _)] if let Value::Stream(buffer) = **to => buffer,
        [Value::Null | Value::Pointer { address: 0, .. }] => NOWHERE,
        _ => return Err(Fault::new(FaultKind::Unsupported, "`ostream` is not read")),
    };
    state.streams.push(StreamState::default());
    state.buffers.exchanged.insert(made, buffer);
    Ok(Value::Stream(made))
}

/// What is left to read in a buffer that is written: none is left then.
pub(super) fn taken(state: &mut State, buffer: u8) -> Outcome<Vec<u8>> {
    let unread = || Fault::new(FaultKind::Unsupported, "a buffer that is empty, or not that of a text, is not written to a stream");
    let (Some(object), Some(text)) = (object_of(state, buffer)?, text_of(state, buffer)?) else { return Err(unread()) };
    // what is written to alone has nothing to be read
    if state.types.classes[object.class.0 as usize].name == "ostringstream" {
        return Err(unread());
    }
    let mut fields = object.fields.borrow_mut();
    let Some(Value::Int(kind, at)) = fields.get(1).cloned() else { return Err(unread()) };
    let rest = text.borrow().get(at as usize..).unwrap_or_default().to_vec();
    fields[1] = Value::Int(kind, at + rest.len() as i64);
    debug_assert!(kind == Integer::ULong);
    if rest.is_empty() { Err(unread()) } else { Ok(rest) }
}
