//! The types of operands that are not evaluated, by what is known of their parts.

use super::super::code::{Op, Wanted};
use super::super::program::MemberDef;
use super::super::types::Types;
use super::super::types::containers::element_of;
use super::super::value::{ClassId, Fault, Integer, Outcome, Storage, Type, TypeId, Value};
use super::Machine;
use crate::algebra::tensor::Space;
use std::rc::Rc;

impl Machine<'_> {
    /// The type that an operation on what is on top makes; nothing where it is not known.
    pub(super) fn operand_type(&mut self, op: &Op) -> Outcome<Value> {
        let top = self.pop();
        match op {
            Op::Harmless => Ok(Value::Int(Integer::Bool, i64::from(matches!(top, Value::Int(..) | Value::Float(..) | Value::Static(..))))),
            Op::ElementType(is_const, to_const, is_index) => self.element_type(&top, (*is_const, *to_const), *is_index),
            Op::CommonType => {
                let first = self.pop();
                self.common_type(&first, &top)
            }
            op => {
                if let (Op::MemberType(..), Value::Void) = (op, &top) {
                    return Ok(top);
                }
                let ty = self.type_id(&top)?;
                let bare = self.state.types.strip(ty);
                let of = match (op, self.state.types.get(bare).clone()) {
                    (Op::Unreferenced, _) => return Ok(Value::Type(self.state.types.without_reference(ty))),
                    // an element of an array that expires
                    (Op::RvalueElement, Type::Array(of, _)) if !matches!(self.state.types.get(ty), Type::Reference(_)) => {
                        return Ok(Value::Type(self.state.types.intern(Type::Forwarding(of))));
                    }
                    (Op::ArrowType, Type::Pointer(_, of) | Type::Array(of, _)) if self.state.types.without_const(of) != Types::VOID => of,
                    (Op::ArrowType, Type::Class(_)) => return self.arrow_type(ty),
                    (Op::MemberType(..), Type::Int(_) | Type::Pointer(Space::Raw, _) | Type::Enum(..)) => {
                        return Err(Fault::ill_formed("what is no object has no members"));
                    }
                    (Op::PointeeType(_), Type::Function(..)) => bare,
                    (Op::PointeeType(_), Type::Pointer(_, of)) if self.state.types.without_const(of) == Types::VOID => {
                        return Ok(Value::Void);
                    }
                    // an element of an array that expires does so, too
                    (Op::PointeeType(false), Type::Array(of, _)) if matches!(self.state.types.get(ty), Type::Forwarding(_)) => {
                        return Ok(Value::Type(self.state.types.intern(Type::Forwarding(of))));
                    }
                    (Op::PointeeType(_), Type::Pointer(_, of) | Type::Array(of, _)) => of,
                    (Op::PointeeType(false), Type::Library(name, args))
                        if matches!(&*name, "vector" | "deque" | "array" | "initializer_list") && element_of(&args) != Types::BOOL =>
                    {
                        let of = element_of(&args);
                        let is_const = matches!(self.state.types.get(self.state.types.without_reference(ty)), Type::Const(_));
                        if is_const { self.state.types.intern(Type::Const(of)) } else { of }
                    }
                    (Op::PointeeType(true), Type::Class(class)) => {
                        let Some((owner, set)) = self.open_methods(class, "operator*")? else {
                            return Ok(Value::Void);
                        };
                        let object = self.sample_of(bare)?;
                        self.passing.on_const = matches!(self.state.types.get(self.state.types.without_reference(ty)), Type::Const(_));
                        self.passing.on_rvalue = !matches!(self.state.types.get(ty), Type::Reference(_));
                        return self.set_sample(set, Some(owner), object, &[], &[], (0, Wanted::Type));
                    }
                    // static members of CuTe's classes
                    (Op::MemberType(name, expression), Type::Of(_)) if matches!(&**name, "value" | "rank") => {
                        let v = self.type_member(&Value::Type(self.state.types.strip(ty)), name, None)?;
                        return match self.state.value(&v)? {
                            v @ Value::Int(..) => self.static_type(&v, *expression),
                            _ => Ok(Value::Void),
                        };
                    }
                    (Op::MemberType(name, expression), Type::Class(class)) => return self.type_of_member(ty, class, name, *expression),
                    _ => return Ok(Value::Void),
                };
                Ok(Value::Type(self.state.types.reference_to(of, false)))
            }
        }
    }

    /// A reference to what `->` of an object of a class leads to: what its `operator->` returns may have one as well.
    fn arrow_type(&mut self, mut ty: TypeId) -> Outcome<Value> {
        for _ in 0..super::MAX_WITHIN {
            let bare = self.state.types.strip(ty);
            match *self.state.types.get(bare) {
                Type::Pointer(_, of) => return Ok(Value::Type(self.state.types.intern(Type::Reference(of)))),
                Type::Class(class) => {
                    let Some((owner, set)) = self.open_methods(class, "operator->")? else { break };
                    let object = self.sample_of(bare)?;
                    self.passing.on_const = matches!(self.state.types.get(self.state.types.without_reference(ty)), Type::Const(_));
                    self.passing.on_rvalue = !matches!(self.state.types.get(ty), Type::Reference(_));
                    let Value::Type(next) = self.set_sample(set, Some(owner), object, &[], &[], (0, Wanted::Type))? else { break };
                    ty = next;
                }
                _ => break,
            }
        }
        Ok(Value::Void)
    }

    /// What code makes that is not evaluated: what it writes, and what it changes, is undone.
    pub(super) fn unevaluated(&mut self, code: &Rc<super::super::code::Code>, refers: bool) -> Outcome<Value> {
        let Some(frame) = self.frames.last() else {
            return Ok(Value::Void);
        };
        let (base, class, this) = (frame.base, frame.class, frame.this.clone());
        let written = (std::mem::take(&mut self.state.out), std::mem::take(&mut self.state.err));
        let findings = self.state.findings.len();
        let before = self.before(base, &this);
        let around = std::mem::replace(&mut self.state.is_unevaluated, true);
        let aside = self.pending_destructors.aside();
        let waiting = std::mem::replace(&mut self.pending_destructors, aside);
        let wanted = std::mem::take(&mut self.type_wanted_at);
        let temporaries = (std::mem::take(&mut self.expiring), std::mem::take(&mut self.bound));
        self.unevaluated += 1;
        let v = self.eval(code, base, class, this);
        self.unevaluated -= 1;
        self.type_wanted_at = wanted;
        self.state.is_unevaluated = around;
        self.undo(before);
        std::mem::replace(&mut self.pending_destructors, waiting).close();
        (self.expiring, self.bound) = temporaries;
        (self.state.out, self.state.err) = written;
        self.state.findings.truncate(findings);
        match v {
            // it is well-formed, and a sample is not what it would be called with
            Err(fault) if matches!(fault.kind, super::FaultKind::Runtime | super::FaultKind::Thrown(_)) && self.is_probing() => {
                (self.failed_at, self.is_caught) = (None, false);
                Ok(Value::Void)
            }
            Err(fault) if matches!(fault.kind, super::FaultKind::Runtime | super::FaultKind::Thrown(_)) => {
                let why = format!(
                    "an operand that is not evaluated, and whose type is known where it runs alone, is not read: {}",
                    fault.message
                );
                Err(Fault::new(super::FaultKind::Unsupported, why))
            }
            Ok(v @ (Value::Slot(_) | Value::Global(_) | Value::Field(..) | Value::Cell(..) | Value::Char(..) | Value::Element(..)))
                if refers =>
            {
                let ty = self.decltype(&v)?;
                Ok(Value::Type(self.state.types.intern(Type::Reference(ty))))
            }
            Ok(Value::Memory(ty, _)) if refers => Ok(Value::Type(self.state.types.reference_to(ty, false))),
            Ok(Value::Method(_)) => Err(Fault::ill_formed("a method is named, and not called")),
            v => v,
        }
    }

    /// The declared type of a member of a class.
    fn type_of_member(&mut self, object: TypeId, class: ClassId, name: &str, expression: bool) -> Outcome<Value> {
        self.usable(class)?;
        self.may_use(class, name)?;
        let is_used = |m: Option<&MemberDef>| matches!(m, Some(MemberDef::Using));
        if is_used(self.program.classes[self.instances[class.0 as usize].def as usize].members.get(name))
            && self.method_set(class, name).is_none()
            && let [base] = self.used_bases(class, name)?[..]
        {
            return self.type_of_member(object, base, name, expression);
        }
        let fields = self.instances[class.0 as usize].fields.clone();
        let Some(field) = fields.iter().rfind(|f| *f.name == *name) else {
            return match self.has_member(class, name) {
                true if self.has_enumerator(class, name) => match self.class_member(class, name, &Value::Void)? {
                    Some(v) => self.result_type(&v).map(Value::Type),
                    None => Ok(Value::Void),
                },
                true => Ok(Value::Void),
                false => Err(Fault::ill_formed(format_args!("`{}` has no member `{name}`", self.state.types.name(object)))),
            };
        };
        if let Some((of, _)) = self.state.types.bit_field(self.state.types.without_const(field.ty)) {
            return Ok(Value::Type(of));
        }
        if !expression || matches!(self.state.types.get(field.ty), Type::Reference(_) | Type::Forwarding(_)) {
            let around = if expression { Type::Reference(field.ty) } else { return Ok(Value::Type(field.ty)) };
            return Ok(Value::Type(self.state.types.intern(around)));
        }
        let of = self.state.types.without_reference(object);
        let mut ty = field.ty;
        if matches!(self.state.types.get(of), Type::Const(_)) && !self.is_mutable(field.owner, name) {
            ty = self.state.types.intern(Type::Const(ty));
        }
        let is_lvalue = matches!(self.state.types.get(object), Type::Reference(_));
        Ok(Value::Type(self.state.types.intern(if is_lvalue { Type::Reference(ty) } else { Type::Forwarding(ty) })))
    }

    /// Whether a class of the program, or a base of it, may have a member of the name.
    fn has_member(&self, class: ClassId, name: &str) -> bool {
        let instance = &self.instances[class.0 as usize];
        let def = &self.program.classes[instance.def as usize];
        def.scope.is_prelude
            || def.members.contains_key(name)
            || *def.ast.name == *name
            || instance.known.contains_key("#base")
            || instance.bases.len() < def.ast.bases.len()
            || instance.bases.iter().any(|base| self.has_member(*base, name))
    }

    /// Whether a name means an enumerator in a class or in a base of it.
    fn has_enumerator(&self, class: ClassId, name: &str) -> bool {
        let instance = &self.instances[class.0 as usize];
        match self.program.classes[instance.def as usize].members.get(name) {
            Some(member) => matches!(member, MemberDef::Enumerator(..)),
            None => instance.bases.iter().any(|base| self.has_enumerator(*base, name)),
        }
    }

    /// The declared type of a name of a structured binding.
    pub(super) fn binding_type(&mut self, place: usize, is_const: bool) -> Outcome<Value> {
        let mut whole = self.pop();
        if let Value::Slot(slot) = whole {
            whole = self.state.slots.get(slot as usize).cloned().unwrap_or(Value::Void);
        }
        if let Value::Passed(_, of) = whole {
            whole = (*of).clone();
        }
        let ty = match self.state.value(&whole)? {
            Value::Object(object) => {
                let class = object.class;
                let elements = self.state.types.classes[class.0 as usize].elements.clone();
                match elements {
                    _ if self.own_size(class)?.is_some() => {
                        let of = Value::Type(self.state.types.intern(Type::Class(class)));
                        let args = [Value::Int(Integer::ULong, place as i64), of];
                        let ty = self.specialised_member(&"tuple_element_t".into(), &args)?;
                        ty.map(|ty| self.type_id(&ty)).transpose()?
                    }
                    Some(elements) => elements.get(place).copied(),
                    None if self.is_class_of_library(class) && self.method_set(class, "get").is_some() => None,
                    None => match self.instances[class.0 as usize].fields.get(place) {
                        // what is `mutable` is not `const` with the whole
                        Some(f) if is_const && self.is_mutable(f.owner, &f.name) => return Ok(Value::Type(f.ty)),
                        f => f.map(|f| f.ty),
                    },
                }
            }
            Value::Array(array) => Some(self.state.declared_element(&array)),
            _ => None,
        };
        Ok(match ty {
            Some(ty) if is_const || self.state.is_constant(&whole) && !self.state.types.refers(ty) => {
                Value::Type(self.state.types.intern(Type::Const(ty)))
            }
            Some(ty) => Value::Type(ty),
            None => Value::Void,
        })
    }

    /// The type of a reference to an element of an array or to what a pointer leads to.
    fn element_type(&mut self, place: &Value, (is_const, to_const): (bool, bool), is_index: bool) -> Outcome<Value> {
        let element = match self.state.place(place) {
            Value::Memory(ty, _) if self.state.types.array_in_bytes(ty).is_some() => self.state.types.array_in_bytes(ty).map(|(of, _)| of),
            _ => match self.state.value(place)? {
                // a container is no pointer
                Value::Text(_) if !is_index => None,
                Value::Text(_) if self.state.is_constant(place) => Some(Types::CONST_CHAR),
                Value::Array(array) if !is_index && !matches!(self.state.types.get(array.ty), Type::Array(..)) => None,
                Value::Array(array) if self.state.is_constant(place) => {
                    let element = self.state.declared_element(&array);
                    Some(self.state.types.intern(Type::Const(element)))
                }
                Value::Array(array) => Some(self.state.declared_element(&array)),
                Value::Pointer { .. } | Value::AddressOf(_, _) if let Some(to) = self.pointed_by_member(place) => Some(to),
                Value::Pointer { element, .. } => Some(element),
                Value::Text(_) => Some(Types::CHAR),
                v @ Value::Cute(_) => {
                    let owns = matches!(&v, Value::Cute(cute) if cute.owns);
                    let found = super::super::cute::pointer(&mut self.state, &v).filter(|p| p.element != 0);
                    let of = found.map(|p| self.state.types.reference_to(TypeId(p.element), owns && is_const));
                    return Ok(of.map_or(Value::Void, Value::Type));
                }
                Value::AddressOf(to, _) => {
                    let element = match super::super::state::State::changeable(&to) {
                        Value::Cell(_, array) => array.element,
                        to => {
                            let v = self.state.value(to)?;
                            self.state.type_of(&v)
                        }
                    };
                    let is_const = self.state.is_constant(&to);
                    Some(if is_const { self.state.types.intern(Type::Const(element)) } else { element })
                }
                _ => None,
            },
        };
        let is_pointer = |v: &Value| matches!(v, Value::Pointer { .. } | Value::AddressOf(..));
        let is_const = is_const && (to_const || !is_pointer(&self.state.value(place)?));
        let Some(mut element) = element else {
            return Ok(Value::Void);
        };
        if self.state.types.without_const(element) == Types::VOID {
            return Ok(Value::Void);
        }
        let lies_apart = match self.state.value(place)? {
            Value::Array(array) => matches!(&*array.storage.borrow(), Storage::Cells(_)),
            v => matches!(v, Value::AddressOf(_, _)),
        };
        if self.state.types.is_within_byte(element) && !lies_apart {
            return Ok(Value::Type(self.state.types.reference_to(element, is_const)));
        }
        if is_const {
            element = self.state.types.intern(Type::Const(element));
        }
        Ok(Value::Type(self.state.types.intern(Type::Reference(element))))
    }

    /// What a variable of the type on top is bound to or holds: `decltype(e) x = …`.
    pub(super) fn bound_to(&mut self) -> Outcome<Value> {
        let ty = self.pop();
        // a template is deduced from the value
        if let Value::Template(_) | Value::Native(_) = ty {
            let v = self.unshared()?;
            self.stack.extend([v, ty]);
            return self.initialised();
        }
        let id = self.type_id(&ty)?;
        if let Some(place) = self.stack.last().and_then(|top| self.part_of_byte(top))
            && self.state.types.refers(id)
        {
            self.pop();
            return Ok(place);
        }
        if let Type::Reference(of) | Type::Forwarding(of) = *self.state.types.get(id) {
            let place = self.pop();
            let place = match place {
                Value::Passed(_, of) => (*of).clone(),
                v @ Value::Function(_) if matches!(self.state.types.get(of), Type::Function(..)) => {
                    Value::Element(super::super::value::WHOLE, Rc::new(v))
                }
                v => v,
            };
            let v = self.state.value(&place)?;
            let (have, bare) = (self.state.type_of(&v), self.state.types.without_const(of));
            // a temporary of another type is one of the type of the reference
            return if have != bare && !super::values::is_held(&place) { self.converted(v, bare, false) } else { Ok(place) };
        }
        if let Some(Value::Passed(..)) = self.stack.last() {
            let Value::Passed(_, of) = self.pop() else {
                return Ok(Value::Void);
            };
            let v = self.state.value(&of)?;
            let v = self.moved_value(&v)?;
            return self.converted(v, id, false);
        }
        let v = self.unshared()?;
        self.converted(v, id, false)
    }
}
