//! What references lead to within a value of CuTe: the shape and the stride of a layout, the layout and the pointer of a tensor,
//! the elements of a tuple. A reference through which nothing can be changed holds the place that it leads into as a constant.

use super::State;
use crate::algebra::tensor::{Engine, Pointer, Space};
use crate::algebra::{Cx, Mode, Tree};
use crate::cxx::types::{Types, algebra};
use crate::cxx::value::{Array, Block, CuteValue, Fault, FaultKind, Integer, Outcome, Passed, Type, TypeId, Value, WHOLE, Whole};
use crate::value::Value as AlgebraValue;
use crate::value::stored::Stored;
use bumpalo::Bump;
use std::rc::Rc;

impl State {
    /// What a value of CuTe is made of, and its parts.
    pub fn parts(&self, cute: &CuteValue) -> Outcome<(Whole, Rc<[Value]>)> {
        if let Some(parts) = cute.parts.get() {
            return Ok(parts.clone());
        }
        let arena = Bump::new();
        let cx = Cx::new(&arena, Mode::Cxx);
        let (whole, trees) = match cute.stored.load(cx) {
            AlgebraValue::Tree(Tree::Layout(l)) => (Whole::Layout, vec![l.shape, l.stride]),
            AlgebraValue::Tree(Tree::Composed(c)) => (Whole::Composed, vec![c.outer, c.offset, c.inner]),
            AlgebraValue::Tree(Tree::Tensor(t)) => (Whole::Tensor, vec![t.layout, Tree::Engine(&t.engine)]),
            AlgebraValue::Tree(Tree::Arith(items)) => (Whole::Tuple, items.to_vec()),
            AlgebraValue::Tree(Tree::Basis(b)) => (Whole::Basis, vec![Tree::Int(b.value)]),
            _ => (Whole::Other, Vec::new()),
        };
        let parts = trees.into_iter().map(|t| self.part(t, cute.block.as_ref())).collect::<Outcome<Vec<Value>>>()?;
        Ok(cute.parts.get_or_init(|| (whole, parts.into())).clone())
    }

    /// A part as a value of the program.
    fn part(&self, t: Tree, block: Option<&Rc<Block>>) -> Outcome<Value> {
        Ok(match t {
            Tree::Int(i) if i.is_static => Value::Static(Integer::of_note(i.note), i.value, i.note.is_derived()),
            Tree::Int(i) => match Integer::of_note(i.note) {
                Integer::Int if self.options.mode == Mode::Value && i32::try_from(i.value).is_err() => Value::Int(Integer::Long, i.value),
                kind => Value::Int(kind, kind.wrap(i.value)),
            },
            Tree::Underscore => Value::Underscore,
            Tree::Tuple(items) => Value::Tuple(Rc::new(items.iter().map(|t| self.part(*t, block)).collect::<Outcome<_>>()?)),
            Tree::Engine(Engine::Pointer(Pointer { space, address, swizzle: None, element, .. }))
                if *element != 0 && block.is_none_or(|block| block.through.is_none()) =>
            {
                Value::Pointer { space: *space, element: TypeId(*element), address: *address }
            }
            t => {
                let stored = Stored::new(t.into()).map_err(|_| Fault::new(FaultKind::Limit, "a layout is too large"))?;
                self.cute(stored, block.filter(|_| matches!(t, Tree::Engine(_))).cloned(), false)
            }
        })
    }

    /// The value of element `i` of a tuple or of a value of CuTe.
    pub(super) fn element_value(&self, i: u32, of: &Value) -> Outcome<Value> {
        let of = match of {
            Value::Passed(_, of) => of,
            of => of,
        };
        // what is referred to as one of a base stays so
        match self.loaded(of, i == WHOLE)? {
            whole if i == WHOLE => Ok(whole),
            whole @ (Value::Tuple(_) | Value::Pack(_)) => whole.items().get(i as usize).cloned().ok_or_else(super::dangling),
            Value::Cute(cute) => self.parts(&cute)?.1.get(i as usize).cloned().ok_or_else(super::dangling),
            other => Ok(other),
        }
    }

    /// A reference to element `i` of what stands at a place, or the element itself where its type is empty: CuTe makes such a
    /// value when it is asked for.
    pub fn element_of(&self, i: u32, place: Value) -> Outcome<Value> {
        let v = self.element_value(i, &place)?;
        Ok(match v {
            v if Self::is_place(&v) || self.is_empty(&v) => v,
            v @ (Value::Object(_) | Value::Array(_) | Value::Text(_)) => v,
            _ => Value::Element(i, Rc::new(place)),
        })
    }

    /// The number that an object of `std::integral_constant`, or of a class derived from it or from CuTe's `C`, is.
    pub fn constant_of(&self, v: &Value) -> Option<Value> {
        match v {
            Value::Object(object) => self.types.constant_of(object.class),
            _ => None,
        }
    }

    /// Whether the type of a value has no data.
    pub fn is_empty(&self, v: &Value) -> bool {
        match v {
            Value::Static(..) | Value::Underscore => true,
            Value::Tuple(items) => items.iter().all(|v| self.is_empty(v)),
            Value::Object(object) => self.types.classes.get(object.class.0 as usize).is_some_and(|c| c.empty),
            Value::Cute(_) => algebra::size_of(&self.types, v).0 == 0,
            _ => false,
        }
    }

    /// A reference through which nothing can be changed, where it is one to an element of a tuple or a part of a value of CuTe.
    pub fn constant(&mut self, v: Value) -> Value {
        match v {
            Value::Memory(ty, address) => Value::Memory(self.types.intern(Type::Const(ty)), address),
            Value::Field(..) => Value::Element(WHOLE, Rc::new(Value::Passed(Passed::Const, Rc::new(v)))),
            Value::Element(i, of) if !matches!(*of, Value::Passed(..)) => Value::Element(i, Rc::new(Value::Passed(Passed::Const, of))),
            v => v,
        }
    }

    /// An object, or a place of one, as one that cannot be changed.
    pub fn constant_object(&mut self, v: Value) -> Value {
        match v {
            Value::Memory(..) => self.constant(v),
            Value::Passed(..) => v,
            v if self.is_constant(&v) => v,
            v => Self::constant_of_place(v),
        }
    }

    /// Whether a value is an object, or an array or a container of these, which overloads tell by `const`.
    pub fn holds_objects(&self, v: &Value) -> bool {
        let mut ty = match v {
            Value::Object(_) => return true,
            Value::Array(array) => array.element,
            _ => return false,
        };
        loop {
            ty = match self.types.get(self.types.without_const(ty)) {
                Type::Class(_) => return true,
                Type::Array(of, _) => *of,
                Type::Library(_, args) if let Some(Value::Type(of)) = args.first() => *of,
                _ => return false,
            };
        }
    }

    /// What is declared with a type: as what cannot be changed where the type is `const`, or a reference to what is.
    pub fn constant_as(&mut self, ty: TypeId, v: Value) -> Value {
        match (self.types.get(self.types.without_reference(ty)), v) {
            (Type::Const(_), v @ Value::Memory(..)) => self.constant(v),
            (Type::Const(_), v) => self.constant_object(v),
            (_, v) => v,
        }
    }

    /// The type of the elements of an array as it is declared, with its `const`.
    pub fn declared_element(&self, array: &Array) -> TypeId {
        match self.types.get(array.ty) {
            Type::Array(of, _) => *of,
            Type::Library(name, args) if &**name == "array" => match args.first() {
                Some(Value::Type(of)) => *of,
                _ => array.element,
            },
            Type::Library(name, _) if &**name == "initializer_list" => {
                self.types.known(&Type::Const(array.element)).unwrap_or(array.element)
            }
            _ => array.element,
        }
    }

    /// An element of an array, as what cannot be changed where the elements are `const`.
    pub fn constant_element(&mut self, array: &Array, v: Value) -> Value {
        self.constant_as(self.declared_element(array), v)
    }

    /// What stands at a place as what cannot be changed.
    pub fn constant_of_place(v: Value) -> Value {
        Value::Element(WHOLE, Rc::new(Value::Passed(Passed::Const, Rc::new(v))))
    }

    /// A reference to a tuple or a value of CuTe that is no variable, as `std::declval<T&>()` is one; any other value as it is.
    pub fn referred(&self, v: Value, is_const: bool) -> Value {
        match v {
            Value::Tuple(_) | Value::Cute(_) if is_const => Value::Element(WHOLE, Rc::new(Value::Passed(Passed::Const, Rc::new(v)))),
            Value::Tuple(_) | Value::Cute(_) => Value::Element(WHOLE, Rc::new(v)),
            v => v,
        }
    }

    /// What `std::declval` of a type names: a reference to a value, through which nothing is changed where the type is `const`.
    pub fn declared(&self, v: Value, ty: TypeId) -> Value {
        let of = self.types.without_reference(ty);
        let is_const = self.types.without_const(of) != of;
        match self.types.get(ty) {
            _ if matches!(v, Value::Void | Value::Stream(_)) => v,
            _ if is_const => Value::Element(WHOLE, Rc::new(Value::Passed(Passed::Const, Rc::new(v)))),
            Type::Reference(_) => Value::Element(WHOLE, Rc::new(v)),
            _ => v,
        }
    }

    /// A reference to a whole tuple, or a value of CuTe, through which nothing can be changed; any other value as it is.
    pub fn constant_whole(&mut self, v: Value) -> Outcome<Value> {
        let place = self.place(&v);
        Ok(match place {
            Value::Element(..) => self.constant(place),
            _ if Self::is_place(&place) && matches!(self.value(&place)?, Value::Tuple(_) | Value::Cute(_)) => {
                Value::Element(WHOLE, Rc::new(Value::Passed(Passed::Const, Rc::new(place))))
            }
            _ => v,
        })
    }

    /// The place, or the value, that the references to elements of elements lead into at last.
    pub fn root(mut place: &Value) -> &Value {
        while let Value::Element(_, of) | Value::Passed(_, of) = place {
            place = of;
        }
        place
    }

    /// An address as a pointer to a type: one to `void` says no more what lies there.
    pub(in crate::cxx) fn untyped(&self, v: Value, element: TypeId) -> Value {
        let is_void = self.types.without_const(element) == Types::VOID;
        match v {
            Value::AddressOf(place, Space::Raw) if is_void => {
                self.pointing_to(Value::AddressOf(place, Space::Void), self.types.without_const(element) != element)
            }
            Value::AddressOf(place, Space::Void) if !is_void => Value::AddressOf(place, Space::Raw),
            v => v,
        }
    }

    /// A pointer to an object as one to what is `const`, or to what is not.
    pub fn pointing_to(&self, v: Value, is_const: bool) -> Value {
        match v {
            Value::AddressOf(to, space) if is_const && !self.is_constant(&to) && !matches!(*to, Value::Closure(_) | Value::Function(_)) => {
                Value::AddressOf(Rc::new(Self::constant_of_place((*to).clone())), space)
            }
            Value::AddressOf(to, space) if !is_const && self.is_constant(&to) => {
                Value::AddressOf(Rc::new(Self::changeable(&to).clone()), space)
            }
            v => v,
        }
    }

    /// A pointer as one to what is `const`.
    pub fn constant_target(&mut self, v: &mut Value) {
        match v {
            Value::Pointer { element, .. } if !matches!(self.types.get(*element), Type::Const(_)) => {
                *element = self.types.intern(Type::Const(*element));
            }
            Value::AddressOf(..) => *v = self.pointing_to(std::mem::replace(v, Value::Void), true),
            _ => {}
        }
    }

    /// What a reference to a whole constant refers to, as `const_cast` makes it.
    pub fn changeable(mut place: &Value) -> &Value {
        while let Value::Element(WHOLE, of) = place
            && let Value::Passed(Passed::Const, of) = &**of
        {
            place = of;
        }
        place
    }

    /// What is passed as an rvalue: of what cannot be changed, one that is only copied.
    pub fn as_rvalue(&self, place: Value) -> Value {
        let how = if self.is_constant(&place) { Passed::ConstRvalue } else { Passed::Rvalue };
        Value::Passed(how, Rc::new(place))
    }

    /// Whether nothing can be changed through a reference: it, or a reference that it leads through, is one to a constant.
    pub fn is_constant(&self, place: &Value) -> bool {
        let mut place = match place {
            Value::Slot(i) => match self.slots.get(*i as usize) {
                Some(held @ (Value::Element(..) | Value::Memory(..))) => held,
                _ => return false,
            },
            place => place,
        };
        while let Value::Element(_, of) = place {
            place = of;
        }
        match place {
            Value::Passed(..) => true,
            Value::Memory(ty, _) => matches!(self.types.get(*ty), Type::Const(_)),
            _ => false,
        }
    }
}
