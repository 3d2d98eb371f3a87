//! Objects whose address is taken before they are made, as in `Node n = {1, &n}`: what is made then is the object at that address.

use super::super::value::{Array, ClassId, Fault, FaultKind, Object, Outcome, Storage, Type, TypeId, Value};
use super::Machine;
use super::copies::cells_of;
use std::rc::Rc;

/// The most elements of an array that are begun before they are made.
pub(super) const MAX_BEGUN: i64 = 1 << 16;

impl Machine<'_> {
    /// `Op::Begin`: a variable of the type on top, which its own initialiser names, before it is made; `n` elements of an array
    /// without a bound. A variable of the program is that too while its code runs.
    pub(super) fn begin_variable(&mut self, slot: u32, n: u32, of_program: bool) -> Outcome<()> {
        let Value::Type(ty) = self.pop() else {
            return Ok(());
        };
        let mut ty = self.state.types.without_const(ty);
        if let Type::Array(of, None) = *self.state.types.get(ty) {
            ty = self.state.types.intern(Type::Array(of, Some(n.into())));
        }
        let begun = self.begun(ty, true)?;
        if of_program && let Some(there) = self.open_globals.last().and_then(|global| self.state.globals.get_mut(*global as usize)) {
            *there = begun.clone();
        }
        self.state.slots[slot as usize] = begun;
        Ok(())
    }

    /// An object of a class or an array before it is made, nothing of any other type; whether what it holds may not be read.
    fn begun(&mut self, ty: TypeId, is_unread: bool) -> Outcome<Value> {
        match *self.state.types.get(self.state.types.without_const(ty)) {
            Type::Class(class) => {
                self.usable(class)?;
                let object = self.unmade(class)?;
                object.ended.set(true);
                let fields = self.instances[class.0 as usize].fields.clone();
                for (i, f) in fields.iter().enumerate().filter(|(_, f)| !f.is_reference) {
                    if self.place_in_object(&object, f).is_none() {
                        let member = self.begun(f.ty, is_unread)?;
                        self.put_begun(&object, i, member)?;
                    }
                }
                Ok(Value::Object(object))
            }
            Type::Array(of, Some(n)) if self.holds_objects(of) => {
                if n > MAX_BEGUN {
                    return Err(Fault::new(FaultKind::Limit, format_args!("an array of {n} objects that names itself")));
                }
                let cells = (0..n).map(|_| self.begun(of, is_unread)).collect::<Outcome<_>>()?;
                Ok(Value::Array(super::super::convert::cells(&mut self.state, ty, of, cells, false)))
            }
            Type::Array(..) => {
                let made = self.default_of(ty)?;
                if let (Value::Array(array), true) = (&made, is_unread) {
                    self.unread_elements(array)?;
                }
                Ok(made)
            }
            Type::Int(_) | Type::Float(_) | Type::Enum(..) if is_unread => Ok(Value::Data(ty)),
            _ => Ok(Value::Void),
        }
    }

    /// The elements of an array have addresses, and no values yet.
    fn unread_elements(&mut self, array: &Array) -> Outcome<()> {
        match &mut *array.storage.borrow_mut() {
            Storage::Bytes(block) => {
                let (address, n) = ((block.address << 3) as i64, block.bytes.borrow().len());
                let bits = u32::try_from(n).unwrap_or(u32::MAX).saturating_mul(8);
                return self.state.memory.mark(address, bits, true);
            }
            Storage::Cells(cells) => cells.fill(Value::Void),
        }
        Ok(())
    }

    /// What is made next is what was begun.
    pub(super) fn makes_begun(&mut self, begun: &Value) {
        self.begun = match begun {
            Value::Object(o) if !o.ended.get() => None,
            Value::Object(_) | Value::Array(_) => Some(begun.clone()),
            _ => None,
        };
    }

    /// The member that is made next is what was begun at its place.
    pub(super) fn makes_begun_member(&mut self, object: &Object, i: usize) {
        let there = object.fields.borrow().get(i).filter(|v| matches!(v, Value::Object(_) | Value::Array(_))).cloned();
        if let Some(begun) = there {
            self.makes_begun(&begun);
        }
    }

    /// Puts a value at the place of a member, or completes what was begun there with it.
    pub(super) fn put_begun(&mut self, object: &Object, i: usize, v: Value) -> Outcome<()> {
        let there = object.fields.borrow().get(i).filter(|v| matches!(v, Value::Object(_) | Value::Array(_))).cloned();
        let v = match there {
            Some(begun) => self.complete_begun(begun, v)?,
            None => v,
        };
        if let Some(there) = object.fields.borrow_mut().get_mut(i) {
            *there = v;
        }
        Ok(())
    }

    /// The object of a class that was begun and is made now.
    pub(super) fn begun_object(&mut self, class: ClassId) -> Option<Rc<Object>> {
        let Some(Value::Object(o)) = self.begun.take_if(|v| matches!(v, Value::Object(o) if o.class == class && o.ended.get())) else {
            return None;
        };
        o.ended.set(false);
        Some(o)
    }

    /// The elements of the array that was begun and is made now.
    pub(super) fn begun_elements(&mut self) -> Vec<Value> {
        match self.begun.take_if(|v| matches!(v, Value::Array(_))) {
            Some(Value::Array(array)) => cells_of(&array),
            _ => Vec::new(),
        }
    }

    /// What was begun, as it is with what was made for it.
    pub(super) fn complete_begun(&mut self, begun: Value, made: Value) -> Outcome<Value> {
        self.begun = None;
        match (&begun, &made) {
            (Value::Object(there), Value::Object(fresh)) if !Rc::ptr_eq(there, fresh) && there.ended.get() => {
                // a function that is converted to knows no address of its own
                let def = &self.program.classes[self.instances[fresh.class.0 as usize].def as usize];
                let is_function = def.scope.is_prelude && &*def.ast.name == "function";
                let knows_it = self.has_constructors(fresh.class) && !is_function;
                if there.class != fresh.class || knows_it || Rc::strong_count(fresh) > 1 {
                    return Err(Fault::new(
                        FaultKind::Unsupported,
                        "an object that a temporary becomes which knows its address is not read",
                    ));
                }
                let made = fresh.fields.take();
                for (i, v) in made.into_iter().enumerate() {
                    self.put_begun(there, i, v)?;
                }
                there.ended.set(false);
                fresh.ended.set(true);
                Ok(begun)
            }
            (Value::Array(there), Value::Array(fresh)) if !Rc::ptr_eq(there, fresh) => {
                self.complete_array(there, fresh)?;
                Ok(begun)
            }
            _ => Ok(made),
        }
    }

    fn complete_array(&mut self, there: &Array, fresh: &Array) -> Outcome<()> {
        let (old, new) = (cells_of(there), cells_of(fresh));
        if let (Storage::Bytes(to), Storage::Bytes(from)) = (&*there.storage.borrow(), &*fresh.storage.borrow()) {
            to.bytes.swap(&from.bytes);
            to.missing.swap(&from.missing);
            to.written.set(from.written.get());
            return Ok(());
        }
        there.storage.swap(&fresh.storage);
        for (i, (old, new)) in old.into_iter().zip(new).enumerate() {
            if let Value::Object(_) | Value::Array(_) = old {
                if let Storage::Cells(cells) = &mut *fresh.storage.borrow_mut() {
                    cells.clear();
                }
                if let Storage::Cells(cells) = &mut *there.storage.borrow_mut()
                    && let Some(cell) = cells.get_mut(i)
                {
                    *cell = Value::Void;
                }
                let whole = self.complete_begun(old, new)?;
                if let Storage::Cells(cells) = &mut *there.storage.borrow_mut()
                    && let Some(cell) = cells.get_mut(i)
                {
                    *cell = whole;
                }
            }
        }
        Ok(())
    }

    /// The member of a class at a place, which is begun where its address is taken before it is made.
    pub(super) fn begun_member(&mut self, place: Value) -> Outcome<Value> {
        let Value::Field(i, object) = &place else {
            return Ok(place);
        };
        if !matches!(object.fields.borrow().get(*i as usize), Some(Value::Void)) {
            return Ok(place);
        }
        let Some(ty) = self.instances[object.class.0 as usize].fields.get(*i as usize).map(|f| f.ty) else {
            return Ok(place);
        };
        match self.begun(ty, false)? {
            Value::Void => Ok(place),
            begun => {
                if let Some(there) = object.fields.borrow_mut().get_mut(*i as usize) {
                    *there = begun.clone();
                }
                Ok(begun)
            }
        }
    }
}
