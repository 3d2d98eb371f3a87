//! Destructors: those of an object, of its members and bases, and of what its pointers own.

use super::super::ast::Body;
use super::super::program::MemberDef;
use super::super::value::{ClassId, Fault, Object, Outcome, Type, Value};
use super::Machine;
use std::rc::Rc;

/// What is left to do at the end of an object.
enum Ending {
    /// The body of the destructor of its class, or of a base; then its members.
    Body(ClassId, Rc<Object>),
    /// The members of its class before one of them; then its bases.
    Members(ClassId, Rc<Object>, usize),
    /// Nothing of the object.
    Rest(Rc<Object>),
}

impl Machine<'_> {
    /// Ends an object by `delete`: at once, or with what waits for its end.
    pub(super) fn end_object(&mut self, object: &Rc<Object>, at_once: bool) -> Outcome<()> {
        if object.ended.replace(true) {
            return Err(Fault::runtime("`delete` of what is deleted already"));
        }
        if !at_once {
            self.pending_destructors.borrow_mut().push(object.clone());
            return Ok(());
        }
        if object.pending_destructors.is_some() {
            self.destroy_all(vec![Ending::Rest(object.clone()), Ending::Body(object.class, object.clone())])?;
        } else {
            drop(object.fields.take());
        }
        self.destroy()
    }

    /// The same through a pointer to a class: without a virtual destructor there, nothing but what the object is as one of it ends.
    pub(super) fn end_object_as(&mut self, class: ClassId, object: &Rc<Object>, at_once: bool) -> Outcome<()> {
        let ty = self.state.types.intern(Type::Class(class));
        if object.class == class || object.ended.get() || self.is_dynamic("has_virtual_destructor", ty)? {
            return self.end_object(object, at_once);
        }
        self.end_part(class, object)
    }

    /// Ends what an object is as one of a base alone.
    pub(super) fn end_part(&mut self, class: ClassId, object: &Rc<Object>) -> Outcome<()> {
        object.ended.set(true);
        let ended = self.destroy_all(vec![Ending::Body(class, object.clone())]);
        // the rest never ends
        std::mem::forget(object.fields.take());
        ended
    }

    /// Runs the destructors of what has ended.
    pub(super) fn destroy(&mut self) -> Outcome<()> {
        if self.pending_destructors.borrow().is_empty() { Ok(()) } else { self.destroy_all(Vec::new()) }
    }

    /// The same, and `left`, the last of them first: what the members of an object held ends before the next object does.
    fn destroy_all(&mut self, mut left: Vec<Ending>) -> Outcome<()> {
        loop {
            let waiting = self.pending_destructors.take();
            for object in waiting.into_iter().rev() {
                if self.outlasts(&object) {
                    continue;
                }
                left.extend([Ending::Rest(object.clone()), Ending::Body(object.class, object)]);
            }
            match left.pop() {
                None => return Ok(()),
                Some(Ending::Rest(object)) => drop(object.fields.take()),
                Some(Ending::Body(class, object)) => {
                    left.push(Ending::Members(class, object.clone(), usize::MAX));
                    self.destructor_body(class, object)?;
                }
                Some(Ending::Members(class, object, before)) => {
                    // the last one first
                    let instance = &self.instances[object.class.0 as usize];
                    let last = instance.fields.iter().enumerate().take(before).rfind(|(_, f)| f.owner == class);
                    match last.map(|(i, f)| (i, f.is_reference)) {
                        Some((i, is_reference)) => {
                            left.push(Ending::Members(class, object.clone(), i));
                            self.end_member(&object, i, is_reference)?;
                        }
                        None => {
                            // virtual ones last, by the whole object
                            if object.class == class {
                                let virtual_bases = &self.instances[class.0 as usize].virtual_bases;
                                left.extend(virtual_bases.iter().map(|base| Ending::Body(*base, object.clone())));
                            }
                            left.extend(self.direct_bases(class).into_iter().map(|base| Ending::Body(base, object.clone())));
                        }
                    }
                }
            }
        }
    }

    /// Ends what an object is as one of a class: its members and the bases too.
    pub(super) fn destructors(&mut self, class: ClassId, this: &Value) -> Outcome<()> {
        match this {
            Value::Object(object) => self.destroy_all(vec![Ending::Body(class, object.clone())]),
            _ => Ok(()),
        }
    }

    /// Ends the members that a class declares itself, the last one first.
    pub(super) fn end_members(&mut self, class: ClassId, this: &Value) -> Outcome<()> {
        if let Value::Object(object) = this {
            let fields = self.instances[object.class.0 as usize].fields.clone();
            for (i, f) in fields.iter().enumerate().filter(|(_, f)| f.owner == class).rev() {
                self.end_member(object, i, f.is_reference)?;
                self.destroy()?;
            }
        }
        Ok(())
    }

    fn end_member(&mut self, object: &Object, i: usize, is_reference: bool) -> Outcome<()> {
        // what a reference alone leads to ends behind the object
        if is_reference {
            return Ok(());
        }
        let member = object.fields.borrow_mut().get_mut(i).map(|v| std::mem::replace(v, Value::Void));
        member.map_or(Ok(()), |member| self.end_owned(member))
    }

    /// What ends by `delete` with a pointer of the library, none where others share it.
    fn owned_by(&self, class: ClassId, object: &Object) -> Option<Value> {
        let instance = &self.instances[class.0 as usize];
        let is_of_library = |def: u32, name: &str| {
            let class = &self.program.classes[def as usize];
            class.scope.is_prelude && &*class.ast.name == name
        };
        let taken = |object: &Object, i: usize| object.fields.borrow_mut().get_mut(i).map(|v| std::mem::replace(v, Value::Null));
        if is_of_library(instance.def, "unique_ptr") {
            let Some(Value::Type(deleter)) = instance.args.get(1) else {
                return None;
            };
            let Type::Class(deleter) = self.state.types.get(*deleter) else {
                return None;
            };
            let by_delete = is_of_library(self.instances[deleter.0 as usize].def, "default_delete");
            return if by_delete { taken(object, 0) } else { None };
        }
        if !is_of_library(instance.def, "shared_ptr") {
            return None;
        }
        let owners = object.fields.borrow().get(1).cloned()?;
        let Value::AddressOf(owners, _) = owners else {
            return Some(Value::Null);
        };
        let (owners, _) = self.state.object(&owners).ok()??;
        let (uses, owned) = (owners.fields.borrow().first().cloned()?, owners.fields.borrow().get(1).cloned()?);
        let Value::Int(kind, uses) = uses else {
            return None;
        };
        if uses == 1 && matches!(owned, Value::Null | Value::Pointer { address: 0, .. }) {
            return None;
        }
        *owners.fields.borrow_mut().first_mut()? = Value::Int(kind, uses - 1);
        if uses == 1 { taken(&owners, 1) } else { Some(Value::Null) }
    }

    /// Runs what a class says of the end of its objects. A pointer that owns what `delete` ends lets it end behind itself, so
    /// that a chain of them may be long.
    fn destructor_body(&mut self, class: ClassId, object: Rc<Object>) -> Outcome<()> {
        let def = self.instances[class.0 as usize].def;
        let Some(MemberDef::Functions(set)) = self.program.classes[def as usize].members.get("~") else {
            return Ok(());
        };
        let set = *set;
        if self.program.classes[def as usize].scope.is_prelude
            && let Some(owned) = self.owned_by(class, &object)
        {
            return self.delete(&owned, false);
        }
        let has_body =
            self.program.sets[set as usize].1.iter().any(|f| matches!(self.program.functions[*f as usize].ast.body, Some(Body::Block(_))));
        if has_body {
            let this = Value::Object(object);
            self.begin_part(&this, class);
            let ended = self.call_set_now(set, Some(class), this, &[], &[]);
            self.ended_part();
            ended?;
        }
        Ok(())
    }
}
