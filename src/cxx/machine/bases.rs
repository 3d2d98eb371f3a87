//! The bases of classes: which they are, where in an object they lie, virtual ones once.

use super::super::library;
use super::super::program::{Entity, OF_PRELUDE};
use super::super::types::{Role, algebra};
use super::super::value::{ClassId, Fault, FaultKind, Outcome, Type, TypeId, Value};
use super::Machine;
use super::classes::{FieldInfo, Instance, LAMBDA, Plan};
use std::collections::HashMap;
use std::rc::Rc;

/// The most bases of a class, each counted as often as objects of the class have it.
const MAX_BASES: usize = 1 << 12;

impl Machine<'_> {
    /// The types of a base: one, or those of a parameter pack.
    pub(super) fn base_types(&mut self, id: ClassId, base: &Rc<super::Code>, expands: bool) -> Outcome<Vec<Value>> {
        let types = match self.eval_alone(base, Some(id), Value::Void)? {
            Value::Braces(types) if expands => types.to_vec(),
            ty => vec![ty],
        };
        types.into_iter().map(|ty| self.as_base(ty)).collect()
    }

    /// A type as a base: of a container or a string of which the machine has the values a class of the prelude that holds one.
    pub(super) fn as_base(&mut self, ty: Value) -> Outcome<Value> {
        let Value::Type(id) = ty else {
            return Ok(ty);
        };
        let name = match self.state.types.get(self.state.types.strip(id)) {
            Type::Library(name, _) if matches!(&**name, "vector" | "deque" | "string") => "__library_base",
            Type::Library(name, _) if &**name == "array" => "__array_base",
            _ => return Ok(ty),
        };
        self.any_library_bases = true;
        match self.program.find(OF_PRELUDE, &[super::Name::from(name)]) {
            Some(Entity::Class(def)) => self.instance_type(def, vec![ty]),
            _ => Ok(ty),
        }
    }

    /// The container or the string that a base of an object is.
    pub(super) fn held_container(&mut self, v: &Value) -> Outcome<Option<Value>> {
        if !self.any_library_bases {
            return Ok(None);
        }
        let Some((object, seen)) = self.state.object(v)? else {
            return Ok(None);
        };
        let is_library = |of: &ClassId| matches!(self.state.types.classes[of.0 as usize].role, Role::Library(_));
        let Some(class) = self.with_bases(seen).into_iter().find(is_library) else {
            return Ok(None);
        };
        let is_constant = self.state.is_constant(&self.state.place(v));
        let held = self.field(class, "__value", &Value::Object(object))?;
        Ok(Some(if is_constant { self.state.constant_object(held) } else { held }))
    }

    /// The same of an object whose class has no method of the name itself.
    pub(super) fn held_without(&mut self, v: &Value, name: &str) -> Outcome<Option<Value>> {
        if !self.any_library_bases {
            return Ok(None);
        }
        match self.state.object(v)? {
            Some((_, class)) if self.method_set(class, name).is_none() => self.held_container(v),
            _ => Ok(None),
        }
    }

    /// `std::vector<T>::name` in a method: of the container that its object is derived from.
    pub(super) fn method_of_base(&mut self, of: TypeId, name: &str) -> Outcome<Option<Value>> {
        let this = self.frames.last().map_or(Value::Void, |frame| frame.this.clone());
        match self.held_container(&this)? {
            Some(held) => {
                let v = self.state.value(&held)?;
                let is_base = self.state.type_of(&v) == of;
                Ok(is_base.then(|| Value::Method(Rc::new((held, Value::Native(name.into()))))))
            }
            None => Ok(None),
        }
    }

    /// A member of a container that is a base: a type, or a method of the one that the object has.
    pub(super) fn member_of_library(&mut self, class: ClassId, of: TypeId, name: &str, this: &Value) -> Outcome<Option<Value>> {
        if let Some(member) = library::member_of_type(&mut self.state, of, name)? {
            return Ok(Some(member));
        }
        let is_method = match self.state.types.get(of) {
            Type::Library(of, _) => name.starts_with("operator") || library::methods::member(of, name).is_some(),
            _ => false,
        };
        if !is_method || matches!(this, Value::Void) {
            return Ok(None);
        }
        let held = self.field(class, "__value", this)?;
        Ok(Some(Value::Method(Rc::new((held, Value::Native(name.into()))))))
    }

    /// The base of a type that is an integer of CuTe: `C<4>` of `integral_constant<int, 4>`.
    pub(super) fn constant_below(&mut self, ty: TypeId) -> Option<TypeId> {
        match *self.state.types.get(ty) {
            Type::Class(class) => match self.state.types.constant_of(class)? {
                n @ Value::Static(..) => Some(self.state.types.intern(Type::Of(n))),
                _ => None,
            },
            _ => self.state.types.base_of_constant(ty),
        }
    }

    /// Puts a base in front of the members of a class.
    pub(super) fn add_base(&mut self, id: ClassId, (ty, place): (Value, u32), plan: &mut Plan) -> Outcome<()> {
        let ty = self.type_id(&ty)?;
        let Type::Class(base) = self.state.types.get(self.state.types.strip(ty)).clone() else {
            if let Type::Closure(code) = *self.state.types.get(self.state.types.strip(ty)) {
                if let Some((bytes, align)) = self.state.types.closures.get(&code).copied() {
                    let offset = plan.placed(&[], align);
                    (plan.size, plan.align) = (plan.size.max(offset.saturating_add(bytes)), plan.align.max(align));
                }
                let name = super::Name::from(format!("{LAMBDA}{place}.{}", plan.fields.len()));
                let ty = self.state.types.strip(ty);
                plan.fields.push(FieldInfo { name, ty, init: None, owner: id, offset: 0, bit: 0, is_reference: false, is_nothing: false });
                return Ok(());
            }
            // a type of the library: its members are found through its value
            let bytes = match self.state.types.get(self.state.types.strip(ty)) {
                Type::Of(v) => algebra::size_of(&self.state.types, v),
                _ if self.is_empty(ty) => (0, 1),
                _ => (self.state.types.size_of(ty).unwrap_or(0), self.state.types.align_of(ty).unwrap_or(1)),
            };
            let offset = plan.placed(&[], bytes.1);
            plan.size = plan.size.max(offset.saturating_add(bytes.0));
            plan.align = plan.align.max(bytes.1);
            if let Type::Of(Value::Static(kind, x, derived)) = *self.state.types.get(self.state.types.strip(ty)) {
                self.state.types.classes[id.0 as usize].role = Role::Fixed(kind, x, derived);
            }
            self.instances[id.0 as usize].known.insert("#base".into(), Value::Type(ty));
            return Ok(());
        };
        if let Some((at, fault)) = self.instances[base.0 as usize].broken.clone() {
            self.failed_at = Some(at);
            return Err(fault);
        }
        let Instance { is_incomplete: true, waits_for: None, .. } = self.instances[base.0 as usize] else {
            return self.add_complete_base(id, base, plan);
        };
        let name = &self.state.types.classes[base.0 as usize].name;
        Err(Fault::ill_formed(format_args!("`{name}` is not complete here: it cannot be a base")))
    }

    fn add_complete_base(&mut self, id: ClassId, base: ClassId, plan: &mut Plan) -> Outcome<()> {
        self.instances[id.0 as usize].bases.push(base);
        for of in self.instances[base.0 as usize].virtual_bases.clone() {
            self.note_virtual_base(id, of);
        }
        let own = self.instances[base.0 as usize].own_fields;
        let mut info = self.state.types.classes[base.0 as usize].clone();
        info.bases.retain(|(_, first, n)| first + n <= own);
        let offset = self.base_offset(base, plan);
        self.instances[id.0 as usize].is_dynamic |= self.instances[base.0 as usize].is_dynamic;
        self.instances[id.0 as usize].overlaps |= self.instances[base.0 as usize].overlaps;
        let inherited = self.instances[base.0 as usize].fields.clone();
        let inherited = &inherited[..own];
        self.refuse_repeated(id, base, inherited)?;
        let first = plan.fields.len();
        if self.state.types.classes[id.0 as usize].bases.len() + info.bases.len() >= MAX_BASES {
            return Err(Fault::new(
                FaultKind::Limit,
                format_args!("a class has more than {MAX_BASES} bases, those of its bases among them"),
            ));
        }
        let own = info.bases.iter().map(|(of, at, n)| (*of, first + at, *n));
        let bases = &mut self.state.types.classes[id.0 as usize].bases;
        bases.push((base, first, inherited.len()));
        bases.extend(own);
        plan.fields.extend(inherited.iter().map(|f| FieldInfo {
            name: f.name.clone(),
            init: f.init.clone(),
            offset: offset + f.offset,
            ..*f
        }));
        plan.has_destructor |= self.instances[base.0 as usize].has_destructor;
        Ok(())
    }

    /// A virtual base, whose members lie behind all others.
    pub(super) fn add_virtual_base(&mut self, id: ClassId, ty: &Value) -> Outcome<()> {
        let ty = self.type_id(ty)?;
        let Type::Class(base) = *self.state.types.get(self.state.types.strip(ty)) else {
            return Err(Fault::new(FaultKind::Unsupported, "a virtual base that is no class of the program is not read"));
        };
        self.usable(base)?;
        self.instances[id.0 as usize].bases.push(base);
        for of in self.instances[base.0 as usize].virtual_bases.clone() {
            self.note_virtual_base(id, of);
        }
        self.note_virtual_base(id, base);
        Ok(())
    }

    fn note_virtual_base(&mut self, id: ClassId, base: ClassId) {
        let known = &mut self.instances[id.0 as usize].virtual_bases;
        if !known.contains(&base) {
            known.push(base);
        }
    }

    /// Refuses a base with members that a class has twice: a member is found by the class that declares it.
    fn refuse_repeated(&self, id: ClassId, base: ClassId, inherited: &[FieldInfo]) -> Outcome<()> {
        let (have, more) = (&self.state.types.classes[id.0 as usize].bases, &self.state.types.classes[base.0 as usize].bases);
        let has_members = |of: ClassId| inherited.iter().any(|f| f.owner == of);
        let twice =
            std::iter::once(base).chain(more.iter().map(|(of, ..)| *of)).find(|of| has_members(*of) && have.iter().any(|(b, ..)| b == of));
        match twice {
            Some(of) => {
                let name = &self.state.types.classes[of.0 as usize].name;
                Err(Fault::new(FaultKind::Unsupported, format_args!("a class that has the base `{name}` twice is not read")))
            }
            None => Ok(()),
        }
    }

    /// Puts the members of the virtual bases behind those of a class.
    pub(super) fn lay_virtual_bases(&mut self, id: ClassId, plan: &mut Plan) -> Outcome<()> {
        self.instances[id.0 as usize].own_fields = plan.fields.len();
        let mut offsets = HashMap::new();
        for (base, is_shared) in self.virtual_places(id) {
            offsets.insert(base, if is_shared { 0 } else { self.base_offset(base, plan) });
        }
        for base in self.instances[id.0 as usize].virtual_bases.clone() {
            let fields = self.instances[base.0 as usize].fields.clone();
            self.refuse_repeated(id, base, &fields[..self.instances[base.0 as usize].own_fields])?;
            let (instance, info) = (&self.instances[base.0 as usize], self.state.types.classes[base.0 as usize].clone());
            let (first, own) = (plan.fields.len(), instance.own_fields);
            let offset = offsets.get(&base).copied().unwrap_or(0);
            plan.has_destructor |= instance.has_destructor;
            let moved = |f: &FieldInfo| FieldInfo { name: f.name.clone(), init: f.init.clone(), offset: offset + f.offset, ..*f };
            plan.fields.extend(instance.fields[..own].iter().map(moved));
            let overlaps = instance.overlaps;
            self.instances[id.0 as usize].overlaps |= overlaps;
            let bases = &mut self.state.types.classes[id.0 as usize].bases;
            bases.push((base, first, own));
            bases.extend(info.bases.iter().filter(|(_, at, n)| at + n <= own).map(|(of, at, n)| (*of, first + at, *n)));
        }
        Ok(())
    }

    /// Whether `class` is `base` or is derived from it.
    pub(super) fn is_derived(&self, mut class: ClassId, base: ClassId) -> bool {
        while class != base {
            match self.instances[class.0 as usize].bases[..] {
                [] => return false,
                [only] => class = only,
                _ => return self.is_among_bases(class, base),
            }
        }
        true
    }

    /// The same where several bases may lead to one.
    fn is_among_bases(&self, class: ClassId, base: ClassId) -> bool {
        let mut all = vec![class];
        let mut at = 0;
        while let Some(class) = all.get(at) {
            for of in &self.instances[class.0 as usize].bases {
                if *of == base {
                    return true;
                }
                if !all.contains(of) {
                    all.push(*of);
                }
            }
            at += 1;
        }
        false
    }

    /// The base of a class that `object.Base::member` names.
    pub(super) fn base_before(&mut self, class: ClassId, name: &str) -> Option<ClassId> {
        match self.named_base.take().filter(|(of, _)| **of == *name) {
            Some((_, base)) => Some(base).filter(|base| self.is_derived(class, *base)),
            None => self.base_named(class, name.rsplit("::").next().unwrap_or(name)),
        }
    }

    /// The class or the base of it that is called `name`.
    pub(super) fn base_named(&self, class: ClassId, name: &str) -> Option<ClassId> {
        let instance = &self.instances[class.0 as usize];
        let own = &self.program.classes[self.instances[class.0 as usize].primary as usize].ast.name;
        if **own == *name { Some(class) } else { instance.bases.iter().find_map(|base| self.base_named(*base, name)) }
    }

    /// Whether a class is a string stream that is written to: a `std::ostream` by its base.
    pub(super) fn is_string_stream(&self, class: ClassId) -> bool {
        self.base_named(class, "__stream").is_some()
    }
}
