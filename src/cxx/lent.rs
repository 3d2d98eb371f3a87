//! The characters of strings as memory: what `c_str()`, `data()` and `&s[0]` lead to. A string has an address from when a
//! pointer to it is asked for, and keeps it while its characters have room there. And objects, their members and elements that are
//! no bytes: one has an address from when a pointer to it is kept in bytes.

use super::value::{Array, ClassId, Object, Value};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::{Rc, Weak};

/// The characters of a string.
type Characters = RefCell<Vec<u8>>;

/// How many characters a string of the usual library has room for from the start.
const LEAST_ROOM: usize = 15;

/// A string that pointers may lead to.
#[derive(Debug)]
struct Lent {
    text: Weak<Characters>,
    /// How many characters there is room for at this address.
    room: usize,
}

/// The strings that pointers may lead to, by address.
#[derive(Debug, Default)]
pub(super) struct Strings {
    lent: BTreeMap<u64, Lent>,
    addresses: HashMap<*const Characters, u64>,
    /// How many entries there may be before the dead ones are dropped.
    sweep: usize,
}

impl Strings {
    /// Where a string lies, if it has an address with room for all of it.
    pub(super) fn address_of(&self, text: &Rc<Characters>) -> Option<u64> {
        let address = self.addresses.get(&Rc::as_ptr(text))?;
        let lent = self.lent.get(address)?;
        (lent.room >= text.borrow().len() && lent.text.as_ptr() == Rc::as_ptr(text)).then_some(*address)
    }

    /// How many characters a string is given room for.
    pub(super) fn room(text: &Characters) -> usize {
        text.borrow().capacity().max(LEAST_ROOM)
    }

    /// Gives a string an address, with room for so many characters and the zero behind them.
    pub(super) fn lend(&mut self, address: u64, text: &Rc<Characters>, room: usize) {
        if self.lent.len() >= self.sweep.max(64) {
            self.lent.retain(|_, lent| lent.text.strong_count() > 0);
            let lent = &self.lent;
            self.addresses.retain(|_, address| lent.contains_key(address));
            self.sweep = 2 * self.lent.len();
        }
        self.lent.insert(address, Lent { text: Rc::downgrade(text), room });
        self.addresses.insert(Rc::as_ptr(text), address);
    }

    /// Notes that one string now has the characters that another one had: where they are many, their address goes with them.
    pub(super) fn moved(&mut self, from: &Rc<Characters>, to: &Rc<Characters>) {
        if to.borrow().len() <= LEAST_ROOM {
            return;
        }
        if let Some(address) = self.addresses.remove(&Rc::as_ptr(from))
            && let Some(lent) = self.lent.get_mut(&address)
        {
            lent.text = Rc::downgrade(to);
            self.addresses.insert(Rc::as_ptr(to), address);
        }
    }

    /// The string that lies at an address, and the place in it.
    fn at(&self, byte: u64) -> Option<(Rc<Characters>, usize)> {
        let (address, lent) = self.lent.range(..=byte).next_back()?;
        let at = usize::try_from(byte - address).ok().filter(|at| *at <= lent.room)?;
        Some((lent.text.upgrade()?, at))
    }

    /// The character at an address, or the zero behind the last one.
    pub(super) fn read(&self, byte: u64) -> Option<u8> {
        let (text, at) = self.at(byte)?;
        let text = text.borrow();
        text.get(at).copied().or((at == text.len()).then_some(0))
    }

    /// Puts a character at an address; behind the last one only a zero; whether it was done.
    pub(super) fn write(&self, byte: u64, c: u8) -> bool {
        let Some((text, at)) = self.at(byte) else {
            return false;
        };
        let mut text = text.borrow_mut();
        let n = text.len();
        match text.get_mut(at) {
            Some(there) => {
                *there = c;
                true
            }
            None => at == n && c == 0,
        }
    }

    /// The characters from an address on, up to the first zero.
    pub(super) fn text_at(&self, byte: u64) -> Option<Vec<u8>> {
        let (text, at) = self.at(byte)?;
        let text = text.borrow();
        Some(text.get(at..)?.iter().copied().take_while(|c| *c != 0).collect())
    }
}

/// What a pointer in bytes leads to that is no bytes itself: what holds it, and which part of that.
#[derive(Debug)]
enum Holder {
    Object(Weak<Object>),
    Array(Weak<Array>),
    Text(Weak<Characters>),
}

/// Which part a place is of what holds it: all of it, a base, a member or an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Part {
    Whole,
    Base(ClassId),
    Number(u32),
}

/// The places that are no bytes to which pointers are kept in bytes, by address.
#[derive(Debug, Default)]
pub(super) struct Places {
    lent: HashMap<u64, (Holder, Part)>,
    addresses: HashMap<(*const u8, Part), u64>,
    /// How many entries there may be before those of what is gone are dropped.
    sweep: usize,
}

/// What tells a place from all others.
fn identity(place: &Value) -> Option<(*const u8, Part)> {
    Some(match place {
        Value::Object(object) => (Rc::as_ptr(object).cast(), Part::Whole),
        Value::Base(class, object) => (Rc::as_ptr(object).cast(), Part::Base(*class)),
        Value::Field(member, object) => (Rc::as_ptr(object).cast(), Part::Number(*member)),
        Value::Array(array) => (Rc::as_ptr(array).cast(), Part::Whole),
        Value::Cell(i, array) => (Rc::as_ptr(array).cast(), Part::Number(*i)),
        Value::Text(text) => (Rc::as_ptr(text).cast(), Part::Whole),
        _ => return None,
    })
}

impl Places {
    /// Where a place lies, if it has an address.
    pub(super) fn address_of(&self, place: &Value) -> Option<u64> {
        let key = identity(place)?;
        let address = *self.addresses.get(&key)?;
        // another place may have been given it since
        (self.at(address).as_ref().and_then(identity) == Some(key)).then_some(address)
    }

    /// Gives a place an address; whether it can have one.
    pub(super) fn lend(&mut self, address: u64, place: &Value) -> bool {
        if self.lent.len() >= self.sweep.max(64) {
            let is_there = |holder: &Holder| match holder {
                Holder::Object(object) => object.strong_count() > 0,
                Holder::Array(array) => array.strong_count() > 0,
                Holder::Text(text) => text.strong_count() > 0,
            };
            self.lent.retain(|_, (holder, _)| is_there(holder));
            let lent = &self.lent;
            self.addresses.retain(|_, address| lent.contains_key(address));
            self.sweep = 2 * self.lent.len();
        }
        let holder = match place {
            Value::Object(object) | Value::Base(_, object) | Value::Field(_, object) => Holder::Object(Rc::downgrade(object)),
            Value::Array(array) | Value::Cell(_, array) => Holder::Array(Rc::downgrade(array)),
            Value::Text(text) => Holder::Text(Rc::downgrade(text)),
            _ => return false,
        };
        let Some(key) = identity(place) else { return false };
        self.lent.insert(address, (holder, key.1));
        self.addresses.insert(key, address);
        true
    }

    /// What lies at an address, while it is there.
    pub(super) fn at(&self, address: u64) -> Option<Value> {
        let (holder, part) = self.lent.get(&address)?;
        Some(match (holder, *part) {
            (Holder::Object(object), Part::Whole) => Value::Object(object.upgrade()?),
            (Holder::Object(object), Part::Base(class)) => Value::Base(class, object.upgrade()?),
            (Holder::Object(object), Part::Number(member)) => Value::Field(member, object.upgrade()?),
            (Holder::Array(array), Part::Number(i)) => Value::Cell(i, array.upgrade()?),
            (Holder::Array(array), _) => Value::Array(array.upgrade()?),
            (Holder::Text(text), _) => Value::Text(text.upgrade()?),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pointer_leads_into_the_string() {
        let mut strings = Strings::default();
        let text = Rc::new(RefCell::new(b"abc".to_vec()));
        strings.lend(100, &text, Strings::room(&text));
        assert!(strings.write(101, b'B') && strings.write(103, 0) && !strings.write(103, b'x') && !strings.write(104, 0));
        assert_eq!((strings.read(101), strings.read(103), strings.read(104), strings.read(99)), (Some(b'B'), Some(0), None, None));
        text.borrow_mut().extend(*b"defghijklmnop");
        assert_eq!(strings.address_of(&text), None, "there is no room for so many at the address");
        drop(text);
        assert_eq!(strings.read(100), None);
    }

    #[test]
    fn many_characters_take_their_address_along() {
        let mut strings = Strings::default();
        let (from, to) = (Rc::new(RefCell::new(vec![b'a'; 40])), Rc::new(RefCell::new(Vec::new())));
        strings.lend(100, &from, 40);
        to.swap(&from);
        strings.moved(&from, &to);
        assert_eq!((strings.address_of(&to), strings.address_of(&from), strings.read(139)), (Some(100), None, Some(b'a')));
    }
}
