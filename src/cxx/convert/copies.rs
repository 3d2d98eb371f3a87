//! Copies that share nothing that C++ would copy.

use crate::algebra::Tree;
use crate::algebra::tensor::{Engine, Pointer};
use crate::cxx::memory::Region;
use crate::cxx::state::{State, within};
use crate::cxx::value::{Array, Block, CuteValue, Fault, FaultKind, Object, Outcome, Storage, TypeId, Value};
use crate::value::Value as AlgebraValue;
use crate::value::stored::Stored;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// How deep a value may lie in other values where it is copied.
const MAX_DEPTH: u32 = 500;

/// Ends the copy of what lies too deep.
pub(in crate::cxx) fn no_deeper(depth: u32) -> Outcome<()> {
    match depth > MAX_DEPTH {
        true => Err(Fault::new(FaultKind::Limit, format_args!("a value nests more than {MAX_DEPTH} deep"))),
        false => Ok(()),
    }
}

impl State {
    /// A copy that shares nothing that C++ would copy.
    pub fn copy(&mut self, v: &Value) -> Outcome<Value> {
        self.copy_within(v, 0)
    }

    /// The same, of what lies so deep in other values.
    fn copy_within(&mut self, v: &Value, depth: u32) -> Outcome<Value> {
        no_deeper(depth)?;
        Ok(match v {
            Value::Object(object) if self.types.classes.get(object.class.0 as usize).is_some_and(|c| c.copies_by_code) => {
                if !self.hands_over {
                    let name = &self.types.classes[object.class.0 as usize].name;
                    let what = format!("a copy of `{name}` in a function of the library is not read: it runs code of the program");
                    return Err(Fault::new(FaultKind::Unsupported, what));
                }
                v.clone()
            }
            Value::Object(object) => {
                let fields = object.fields.borrow().clone();
                self.memory.budget.take(128 + 24 * fields.len() as u64)?;
                let mut copied = Vec::with_capacity(fields.len());
                for (i, field) in fields.iter().enumerate() {
                    copied.push(if self.types.is_reference_member(object.class, i) {
                        field.clone()
                    } else {
                        self.copy_within(field, depth + 1)?
                    });
                }
                Value::Object(Object::new(object.class, copied, object.pending_destructors.clone()))
            }
            Value::Array(array) => {
                let storage = match &*array.storage.borrow() {
                    Storage::Bytes(block) => Storage::Bytes(self.copy_block(block)?),
                    Storage::Cells(cells) => {
                        self.memory.budget.take(128 + 24 * cells.len() as u64)?;
                        let cells = cells.clone();
                        Storage::Cells(cells.iter().map(|c| self.copy_within(c, depth + 1)).collect::<Outcome<_>>()?)
                    }
                };
                let copy = Rc::new(Array {
                    ty: array.ty,
                    element: array.element,
                    storage: RefCell::new(storage),
                    capacity: Cell::new(self.length(array)),
                    ends_forward: array.ends_forward,
                    origin: Cell::default(),
                });
                self.nest(&copy);
                Value::Array(copy)
            }
            Value::Text(text) => {
                self.memory.budget.take(128 + text.borrow().len() as u64)?;
                Value::Text(Rc::new(RefCell::new(text.borrow().clone())))
            }
            Value::Cute(cute) if cute.owns => copy_owner(self, cute)?,
            Value::Memory(ty, from) if self.types.value_bits(*ty).is_some_and(|bits| bits <= 64) => self.load_memory(*ty, *from)?,
            Value::Memory(ty, from) => {
                let bits = self.types.access_bits(*ty).unwrap_or(0);
                let block = self.memory.allocate(Region::Stack, bits.div_ceil(8), 16)?;
                let to = (block.address << 3) as i64;
                self.kept.push(block);
                self.copy_bits(to, *from, bits)?;
                Value::Memory(*ty, to)
            }
            Value::Tuple(items)
                if items
                    .iter()
                    .any(|i| matches!(i, Value::Object(_) | Value::Array(_) | Value::Text(_) | Value::Tuple(_) | Value::Cute(_))) =>
            {
                self.memory.budget.take(64 + 24 * items.len() as u64)?;
                let items = items.iter().map(|i| self.copy_within(i, depth + 1)).collect::<Outcome<_>>()?;
                Value::Tuple(Rc::new(items))
            }
            v => v.clone(),
        })
    }

    /// The same bytes at another address.
    pub fn copy_block(&mut self, block: &Rc<Block>) -> Outcome<Rc<Block>> {
        let bytes = block.bytes.borrow();
        let copy = self.memory.allocate(Region::Stack, bytes.len() as u64, 16)?;
        copy.bytes.borrow_mut().copy_from_slice(&bytes);
        *copy.missing.borrow_mut() = block.missing.borrow().clone();
        Ok(copy)
    }
}

/// The same tensor over a copy of its memory.
fn copy_owner(state: &mut State, cute: &Rc<CuteValue>) -> Outcome<Value> {
    let Some(block) = &cute.block else {
        return Ok(Value::Cute(cute.clone()));
    };
    let copy = state.copy_block(block)?;
    within(state, |state, cx| {
        let moved = match cute.stored.load(cx) {
            AlgebraValue::Tree(Tree::Tensor(tensor)) => match tensor.engine {
                Engine::Pointer(p) => {
                    let to = (copy.address << 3) as i64;
                    if state.types.copies_by_code(TypeId(p.element)) {
                        state.unmade.push((TypeId(p.element), to, (copy.bytes.borrow().len() as u64) << 3, Some(p.address)));
                    }
                    cx.tensor(Engine::Pointer(Pointer { address: to, ..p }), tensor.layout)
                }
                engine => cx.tensor(engine, tensor.layout),
            },
            _ => return Ok(Value::Cute(cute.clone())),
        };
        let stored = Stored::new(moved.into()).map_err(|_| Fault::new(FaultKind::Limit, "a tensor is too large"))?;
        Ok(state.cute(stored, Some(copy), true))
    })
}
