//! The characters of strings: of C, in arrays, of `std::string`.

use super::State;
use crate::algebra::tensor::Space;
use crate::cxx::types::{Role, Types};
use crate::cxx::value::{Fault, FaultKind, Integer, Object, Outcome, Storage, TypeId, Value};
use std::cell::RefCell;
use std::rc::{Rc, Weak};

/// The longest string of C that is looked for the end of.
pub(in crate::cxx) const MAX_LENGTH: i64 = 1 << 24;

/// The text of a string stream that a `std::ostream&` is bound to.
#[derive(Debug)]
pub struct TextOfStream {
    text: Weak<RefCell<Vec<u8>>>,
    stream: Weak<Object>,
}

impl State {
    /// Notes that a `std::ostream&` is bound to the text of a string stream.
    pub fn note_stream(&mut self, text: &Value, stream: &Value) -> Outcome<()> {
        if let (Value::Text(text), Some((stream, _))) = (self.value(text)?, self.object(stream)?) {
            self.texts_of_streams.retain(|_, of| of.text.strong_count() > 0);
            let of = TextOfStream { text: Rc::downgrade(&text), stream: Rc::downgrade(&stream) };
            self.texts_of_streams.insert(Rc::as_ptr(&text).addr(), of);
        }
        Ok(())
    }

    /// Whether a text is what a `std::ostream&` is bound to, and no `std::string`.
    pub fn is_stream(&self, text: &Rc<RefCell<Vec<u8>>>) -> bool {
        !self.texts_of_streams.is_empty()
            && self.texts_of_streams.get(&Rc::as_ptr(text).addr()).is_some_and(|of| of.text.strong_count() > 0)
    }

    /// The string stream of a text that a `std::ostream&` is bound to.
    pub fn stream_of(&self, text: &Rc<RefCell<Vec<u8>>>) -> Option<Rc<Object>> {
        self.texts_of_streams.get(&Rc::as_ptr(text).addr())?.stream.upgrade()
    }
}

/// A new `std::string`.
pub fn string(bytes: impl Into<Vec<u8>>) -> Value {
    Value::Text(Rc::new(RefCell::new(bytes.into())))
}

/// The characters at an address in bits, up to the zero.
pub fn c_string(state: &State, address: i64) -> Outcome<Vec<u8>> {
    if address == 0 {
        return Ok(b"(null)".to_vec());
    }
    if address & 7 == 0
        && let Some(text) = state.memory.text_at((address as u64) >> 3)
    {
        return Ok(text);
    }
    let mut text = Vec::new();
    for i in 0..MAX_LENGTH {
        match state.memory.read(address + i * 8, 8)? as u8 {
            0 => return Ok(text),
            c => text.push(c),
        }
    }
    Err(Fault::runtime("a string without an end"))
}

/// The pointer to a character of a string.
pub(in crate::cxx) fn pointer(state: &mut State, text: &Rc<RefCell<Vec<u8>>>, at: u64, is_const: bool) -> Value {
    let address = state.memory.lend(text).wrapping_add(at);
    let element = if is_const { Types::CONST_CHAR } else { Types::CHAR };
    Value::Pointer { space: Space::Raw, element, address: (address << 3) as i64 }
}

/// The characters of a string of any kind.
pub fn bytes(state: &mut State, v: &Value) -> Outcome<Vec<u8>> {
    Ok(match state.value(v)? {
        Value::Text(text) => {
            state.memory.budget.take(text.borrow().len() as u64)?;
            text.borrow().clone()
        }
        Value::Pointer { address, .. } => {
            let text = c_string(state, address)?;
            state.memory.budget.spend(text.len() as u64 / 2)?;
            text
        }
        Value::Array(array) => {
            // one in a copy is put into memory
            let is_apart = matches!(&*array.storage.borrow(), Storage::Cells(_));
            if is_apart {
                let first = state.decayed(&array);
                if let Value::Pointer { .. } = first {
                    return bytes(state, &first);
                }
            }
            match &*array.storage.borrow() {
                Storage::Bytes(block) => {
                    let text: Vec<u8> = block.bytes.borrow().iter().copied().take_while(|c| *c != 0).collect();
                    state.memory.budget.spend(text.len() as u64 / 2)?;
                    text
                }
                _ => return Err(Fault::ill_formed("an array of values is no string")),
            }
        }
        Value::Int(Integer::Char, c) => vec![c as u8],
        Value::Null => b"(null)".to_vec(),
        Value::Object(view) if is_view(state, &view) => viewed(state, &view)?,
        Value::Braces(items) if items.iter().all(|c| matches!(c, Value::Int(..))) => {
            items.iter().map(|c| if let Value::Int(_, c) = c { *c as u8 } else { 0 }).collect()
        }
        v => {
            let ty = state.type_of(&v);
            return Err(Fault::ill_formed(format_args!("a value of type `{}` is no string", state.types.name(ty))));
        }
    })
}

/// Whether an object is a `std::string_view`.
pub(in crate::cxx) fn is_view(state: &State, object: &Object) -> bool {
    state.types.classes.get(object.class.0 as usize).is_some_and(|class| matches!(class.role, Role::View))
}

/// The characters that a `std::string_view` shows.
fn viewed(state: &mut State, view: &Object) -> Outcome<Vec<u8>> {
    let (Some(Value::Pointer { address, .. }), Some(Value::Int(_, n))) =
        (view.fields.borrow().first().cloned(), view.fields.borrow().get(1).cloned())
    else {
        return Ok(Vec::new());
    };
    let n = count(state, n)?;
    state.memory.budget.spend(n as u64)?;
    (0..n as i64).map(|i| Ok(state.memory.read(address.wrapping_add(i * 8), 8)? as u8)).collect()
}

/// `text += v`, which takes no longer for a long text.
pub(in crate::cxx) fn append(state: &mut State, text: &RefCell<Vec<u8>>, v: &Value) -> Outcome<()> {
    let more = bytes(state, v)?;
    held(text.borrow().len().saturating_add(more.len()))?;
    state.memory.budget.take(more.len() as u64)?;
    text.borrow_mut().extend(more);
    Ok(())
}

/// So many characters, where a string may have them.
pub(in crate::cxx) fn count(state: &mut State, n: i64) -> Outcome<usize> {
    let n = usize::try_from(n).map_err(|_| Fault::thrown("length_error", "basic_string::_M_create"))?;
    held(n)?;
    state.memory.budget.take(n as u64)?;
    Ok(n)
}

/// Whether a string may have so many characters.
pub(in crate::cxx) fn held(n: usize) -> Outcome<()> {
    match n > MAX_LENGTH as usize {
        true => Err(Fault::new(FaultKind::Limit, format_args!("a string of more than {MAX_LENGTH} characters"))),
        false => Ok(()),
    }
}

/// Whether a type is that of characters.
pub fn is_char(state: &State, ty: TypeId) -> bool {
    state.types.without_const(ty) == Types::CHAR
}
