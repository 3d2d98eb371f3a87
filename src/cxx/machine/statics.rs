//! What holds once for a program: variables that are `static`, and what a program requires when it is compiled.

use super::super::code::Op;
use super::super::compiled::FunctionCode;
use super::super::compiled::Pattern;
use super::super::program::{Captured, LambdaDef, MemberDef, Taken};
use super::super::state::State;
use super::super::value::{ClassId, Fault, FaultKind, Outcome, Type, TypeId, Value};
use super::{Machine, Name};
use crate::algebra::tensor::Space;
use crate::cxx::types::Types;
use std::rc::Rc;

/// How many pointers lead to one another at most.
const MAX_POINTERS: usize = 64;

impl Machine<'_> {
    /// A name in the class around the function that runs, where there is one.
    pub(super) fn name_in_frame(&mut self, name: &Name, last: usize) -> Outcome<Option<Value>> {
        let (class, this) = (self.frames[last].class, self.frames[last].this.clone());
        match class {
            Some(class) => self.name_in_class(class, name, &this),
            None => Ok(None),
        }
    }

    /// What a class inside of a function keeps of what is in sight there: types, constants and where `static` variables are. Of
    /// other variables it may name the type alone, so that it is one class whatever they hold.
    pub(super) fn captured_by_class(&mut self, v: Value, is_constant: bool) -> Outcome<Value> {
        Ok(match v {
            Value::Type(_) | Value::Template(_) | Value::Global(_) => v,
            Value::Pack(items) => {
                let items = items.iter().map(|v| self.captured_by_class(v.clone(), is_constant)).collect::<Outcome<_>>()?;
                Value::Pack(Rc::new(items))
            }
            v => match self.template_value_of(&v)? {
                Value::Object(o) if !is_constant || o.pending_destructors.is_some() => {
                    Value::Type(self.state.types.intern(Type::Class(o.class)))
                }
                // what it holds ends with its variable
                Value::Closure(of) if !of.captured.borrow().is_empty() => Value::Type(self.state.type_of(&Value::Closure(of))),
                v if is_constant => v,
                v @ (Value::Cute(_) | Value::Tuple(_) | Value::Static(..) | Value::Underscore | Value::Closure(_) | Value::Void) => v,
                Value::Int(kind, _) => Value::Int(kind, 1),
                Value::Float(kind, _) => Value::Float(kind, 1.0),
                Value::Enum(ty, _) => Value::Enum(ty, 0),
                Value::Pointer { space, element, .. } => Value::Pointer { space, element, address: 0 },
                v if self.leads_to_itself(&v) => Value::Type(self.state.types.intern(Type::Pointer(Space::Raw, Types::VOID))),
                v => Value::Type(self.state.type_of(&v)),
            },
        })
    }

    /// Whether a pointer leads to a pointer, and so on without an end: `void* p = &p`.
    fn leads_to_itself(&self, v: &Value) -> bool {
        let mut at = v.clone();
        for _ in 0..MAX_POINTERS {
            at = match at {
                Value::AddressOf(to, _) => self.state.value(&to).unwrap_or(Value::Void),
                _ => return false,
            };
        }
        true
    }

    /// Initialises a base that a constructor does not name, or a member as it is declared.
    pub(super) fn init_part(&mut self, op: &Op, last: usize) -> Outcome<()> {
        let (this, class) = (self.frames[last].this.clone(), self.frames[last].class);
        match (op, class) {
            (Op::InitBase(place), Some(class)) => self.init_base(&this, class, (*place, None), None),
            (Op::InitDefault(name), Some(class)) => self.init_default(&this, class, name),
            _ => Ok(()),
        }
    }

    /// Whether a `static` variable has its value already; its slot refers to it then.
    pub(super) fn static_is_initialised(&mut self, id: u32, slot: u32, last: usize, base: u32) -> bool {
        let key = self.static_key(id, last, base);
        let Some(global) = self.statics.get(&key) else {
            return false;
        };
        self.state.slots[slot as usize] = Value::Global(*global);
        true
    }

    /// Keeps the value on top as a `static` variable.
    pub(super) fn store_static(&mut self, id: u32, (slot, refers): (u32, bool), last: usize, base: u32) -> Outcome<()> {
        let mut v = self.pop();
        // what a reference is bound to is where it is, whatever slot leads there
        while let (true, Value::Slot(at)) = (refers, &v)
            && let Some(to) = self.state.slots.get(*at as usize).filter(|to| State::is_place(to))
        {
            v = to.clone();
        }
        match &v {
            Value::Slot(_) if refers => {
                return Err(Fault::new(FaultKind::Unsupported, "a static reference to a variable that is not static is not read"));
            }
            Value::Passed(..) => v = self.state.value(&v)?,
            _ if !refers => v = self.state.value(&v)?,
            _ => {}
        }
        let key = self.static_key(id, last, base);
        let global = self.state.globals.len() as u32;
        self.refers_alone(global, refers, &v);
        self.state.globals.push(v);
        self.statics.insert(key, global);
        self.state.slots[slot as usize] = Value::Global(global);
        Ok(())
    }

    /// `static_assert` of the condition on top.
    pub(super) fn static_assert(&mut self, message: &str, has_message: bool) -> Outcome<()> {
        let v = self.pop();
        if self.truth(&v)? {
            return Ok(());
        }
        let text = if has_message { format!("static assertion failed: {message}") } else { "static assertion failed".to_string() };
        Err(Fault::new(FaultKind::StaticAssert, text))
    }

    /// Refuses a constant, which is popped, that is computed from the run-time variable in `slot`, or from a reference.
    pub(super) fn require_constant(&mut self, name: &str, slot: Option<u32>) -> Outcome<()> {
        let top = self.pop();
        let is_number = |v: &Value| matches!(v, Value::Int(..) | Value::Float(..) | Value::Enum(..));
        let is_known = match slot {
            Some(slot) => {
                let v = self.state.value(&Value::Slot(slot))?;
                let is_layout = matches!(v, Value::Cute(_) | Value::Tuple(_)) && !self.state.is_empty(&v);
                !is_number(&top) || !(is_layout || is_number(&v))
            }
            None => !is_number(&top) && !matches!(top, Value::Static(..)),
        };
        if is_known {
            return Ok(());
        }
        let why = format!("`{name}` is no constant, and this has to be one: it is known when the program is compiled");
        let help = match slot {
            Some(slot) if !is_number(&self.state.value(&Value::Slot(slot))?) => {
                format!("the type of `{name}` does not say it: with `Int<4>{{}}` in place of `4` it does")
            }
            Some(_) => format!("declare it `constexpr`, or make it an `Int<…>`: `constexpr int {name} = …`"),
            None => format!("a reference is no constant: pass `{name}` by value, or ask its type: `decltype(…){{}}`"),
        };
        Err(Fault::ill_formed(why).with_help(help))
    }

    /// The condition on top is a constraint that must hold.
    pub(super) fn require(&mut self) -> Outcome<()> {
        let v = self.pop();
        if self.truth(&v)? { Ok(()) } else { Err(Fault::ill_formed("a requirement of the template does not hold")) }
    }

    /// What tells the statics of one template argument from those of another.
    fn static_key(&mut self, id: u32, last: usize, base: u32) -> (u32, Vec<u8>) {
        let mut key = self.instance_key(last, base);
        if let Some(class) = self.frames[last].class {
            key.extend(class.0.to_le_bytes());
        }
        (id, key)
    }

    /// What tells the instance of a template that a frame runs from others of it: its arguments, the types of its parameters of
    /// type `auto`, and the lambda that it is.
    fn instance_key(&mut self, last: usize, base: u32) -> Vec<u8> {
        let mut key = Vec::new();
        let frame = &self.frames[last];
        if let Some(closure) = frame.closure.as_ref().filter(|closure| self.program.lambdas[closure.code as usize].is_instance) {
            key.extend(closure.code.to_le_bytes());
        }
        let Some(function) = frame.function.clone() else {
            // the type that a function deduces is found without a frame of its own
            key.extend(self.deduced_for.iter().rev().find(|(of, _)| *of == base).iter().flat_map(|(_, key)| key));
            return key;
        };
        self.key_of_instance(&function, base, key)
    }

    /// The same of a function whose parameters are bound, behind what is told already.
    pub(super) fn key_of_instance(&mut self, function: &FunctionCode, base: u32, mut key: Vec<u8>) -> Vec<u8> {
        for template in &function.templates {
            let v = self.state.slots[(base + template.slot) as usize].clone();
            if self.key_of(&v, &mut key).is_err() {
                key.push(b'?');
            }
            // what is deduced may be of another type than the parameter, but for `auto`
            if template.takes_auto() {
                Self::kinds_of(&v, &mut key);
            }
        }
        for param in function.params.iter().filter(|param| matches!(super::patterns::inner(&param.pattern), Pattern::Any)) {
            let values = match self.state.slots[(base + param.slot) as usize].clone() {
                Value::Pack(values) => values,
                v => Rc::new(vec![v]),
            };
            for v in values.iter() {
                key.extend(self.state.type_of(v).0.to_le_bytes());
            }
            key.push(b';');
        }
        key
    }

    /// The lambda that an expression makes in the instance of a template that a frame runs: in each it is another type.
    pub(super) fn lambda_instance(&mut self, id: u32, last: usize, base: u32) -> Outcome<u32> {
        let mut key = self.instance_key(last, base);
        if let Some(class) = self.frames[last].class.filter(|class| !self.instances[class.0 as usize].args.is_empty()) {
            key.extend(class.0.to_le_bytes());
        }
        if key.is_empty() {
            return Ok(id);
        }
        if let Some(known) = self.lambda_instances.get(&(id, key.clone())) {
            return Ok(*known);
        }
        let instance = match self.program.lambdas[id as usize].is_instance {
            false => id,
            true => {
                self.state.memory.budget.take(256)?;
                let def = LambdaDef { held: Rc::default(), copies_by_code: false, ..self.program.lambdas[id as usize].clone() };
                self.program.lambdas.push(def);
                self.program.lambdas.len() as u32 - 1
            }
        };
        self.program.lambdas[instance as usize].is_instance = true;
        self.lambda_instances.insert((id, key), instance);
        Ok(instance)
    }

    /// Notes the types of what a lambda captures, and the size that it has by them.
    pub(super) fn note_held(&mut self, id: u32, captured: &[Value], this: &Value, class: Option<ClassId>) {
        let def = &mut self.program.lambdas[id as usize];
        def.class = class;
        if !def.held.is_empty() || captured.is_empty() && matches!(this, Value::Void) {
            return;
        }
        let (all, layout, copies_this) = (def.captures.clone(), def.layout.clone(), def.copies_this);
        let held: Vec<TypeId> = captured.iter().map(|v| self.state.type_of(v)).collect();
        let this_at = match (this, class) {
            (Value::Void, _) => None,
            (_, Some(class)) if layout.this.is_none() => {
                layout.mentions.iter().find(|(_, name)| self.is_of_object(class, name)).map(|(at, _)| *at)
            }
            _ => layout.this,
        };
        let mut members = Vec::with_capacity(held.len() + 1);
        if let Some(at) = this_at {
            let ty = self.state.type_of(this);
            members.push((at, if copies_this { self.size_and_align(ty) } else { (8, 8) }));
        }
        let is_number = |v: &Value| matches!(v, Value::Int(..) | Value::Float(..) | Value::Enum(..) | Value::Pointer { .. } | Value::Null);
        let in_doubt =
            captured.iter().zip(&layout.may_be_left_out).any(|(v, may)| *may && self.state.value(v).is_ok_and(|v| is_number(&v)));
        if in_doubt {
            self.state.types.in_doubt.insert(id);
        }
        for (((v, ty), (_, _, taken)), at) in captured.iter().zip(&held).zip(all).zip(&layout.places) {
            let parts: Vec<TypeId> = match v {
                Value::Pack(items) => items.iter().map(|v| self.state.type_of(v)).collect(),
                Value::Type(_) | Value::TypeOf(_) | Value::Template(_) => Vec::new(),
                _ => vec![*ty],
            };
            for ty in parts {
                match taken {
                    Taken::Static | Taken::Parameter => {}
                    Taken::Reference | Taken::Named => members.push((*at, (8, 8))),
                    Taken::Copy | Taken::Constant => members.push((*at, self.size_and_align(ty))),
                }
            }
        }
        members.sort_unstable_by_key(|(at, _)| *at);
        let (mut size, mut most) = (0i64, 1i64);
        for (_, (bytes, align)) in members {
            size = size.saturating_add(align - 1) / align * align;
            size = size.saturating_add(bytes);
            most = most.max(align);
        }
        if size > 0 {
            self.state.types.closures.insert(id, (size.saturating_add(most - 1) / most * most, most));
        }
        let taken = &self.program.lambdas[id as usize].captures;
        let of = |((v, ty), (_, _, taken)): ((&Value, &TypeId), &(u32, u32, Taken))| match v {
            Value::Type(_) | Value::TypeOf(_) | Value::Template(_) => Captured::Parameter(v.clone()),
            Value::Int(..) | Value::Enum(..) if matches!(taken, Taken::Parameter) => Captured::Parameter(v.clone()),
            _ => Captured::Of(*ty),
        };
        let copies_by_code = copies_this && self.is_by_code(this)
            || captured.iter().zip(taken).any(|(v, (_, _, taken))| match v {
                Value::Pack(items) => taken.is_copy() && items.iter().any(|v| self.is_by_code(v)),
                v => taken.is_copy() && self.is_by_code(v),
            });
        let held = Rc::new(captured.iter().zip(&held).zip(taken.iter()).map(of).collect());
        let lambda = &mut self.program.lambdas[id as usize];
        (lambda.held, lambda.copies_by_code) = (held, copies_by_code);
    }

    /// The size of a type and its alignment, one byte where they are not known.
    fn size_and_align(&self, ty: TypeId) -> (i64, i64) {
        (self.state.types.size_of(ty).unwrap_or(1), self.state.types.align_of(ty).unwrap_or(1).max(1))
    }

    /// Whether a name is that of the object of a class, of data in it or of a function that needs one.
    fn is_of_object(&self, class: ClassId, name: &str) -> bool {
        let instance = &self.instances[class.0 as usize];
        let needs_one = || match self.program.classes[instance.def as usize].members.get(name) {
            Some(MemberDef::Functions(set)) => {
                self.program.sets[*set as usize].1.iter().any(|f| !self.program.functions[*f as usize].ast.flags.is_static)
            }
            _ => false,
        };
        name == "this"
            || instance.fields.iter().any(|f| *f.name == *name)
            || needs_one()
            || instance.bases.iter().any(|base| self.is_of_object(*base, name))
    }
}
