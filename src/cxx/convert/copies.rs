//! Copies that share nothing that C++ would copy.

use crate::algebra::Tree;
use crate::algebra::tensor::{Engine, Pointer};
use crate::cxx::memory::Region;
use crate::cxx::state::{State, within};
use crate::cxx::value::{Array, Block, CuteValue, Fault, FaultKind, Object, Outcome, Storage, Value};
use crate::value::Value as AlgebraValue;
use crate::value::stored::Stored;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

impl State {
    /// A copy that shares nothing that C++ would copy.
    pub fn copy(&mut self, v: &Value) -> Outcome<Value> {
        Ok(match v {
            Value::Object(object) => {
                let fields = object.fields.borrow().clone();
                let fields = fields.iter().map(|f| self.copy(f)).collect::<Outcome<_>>()?;
                Value::Object(Rc::new(Object {
                    class: object.class,
                    fields: RefCell::new(fields),
                    pending_destructors: object.pending_destructors.clone(),
                    ended: Cell::new(false),
                }))
            }
            Value::Array(array) => {
                let storage = match &*array.storage.borrow() {
                    Storage::Bytes(block) => Storage::Bytes(self.copy_block(block)?),
                    Storage::Cells(cells) => {
                        let cells = cells.clone();
                        Storage::Cells(cells.iter().map(|c| self.copy(c)).collect::<Outcome<_>>()?)
                    }
                };
                Value::Array(Rc::new(Array {
                    ty: array.ty,
                    element: array.element,
                    storage: RefCell::new(storage),
                    capacity: Cell::new(self.length(array)),
                    ends_forward: array.ends_forward,
                }))
            }
            Value::Text(text) => Value::Text(Rc::new(RefCell::new(text.borrow().clone()))),
            Value::Cute(cute) if cute.owns => copy_owner(self, cute)?,
            Value::Tuple(items)
                if items
                    .iter()
                    .any(|i| matches!(i, Value::Object(_) | Value::Array(_) | Value::Text(_) | Value::Tuple(_) | Value::Cute(_))) =>
            {
                let items = items.iter().map(|i| self.copy(i)).collect::<Outcome<_>>()?;
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
                Engine::Pointer(p) => cx.tensor(Engine::Pointer(Pointer { address: (copy.address << 3) as i64, ..p }), tensor.layout),
                engine => cx.tensor(engine, tensor.layout),
            },
            _ => return Ok(Value::Cute(cute.clone())),
        };
        let stored = Stored::new(moved.into()).map_err(|_| Fault::new(FaultKind::Limit, "a tensor is too large"))?;
        Ok(state.cute(stored, Some(copy), true))
    })
}
