//! Exceptions: what is thrown, which handler catches it, and the frames that end on the way there.
//!
//! As compilers do it, the handler is looked for before anything ends: what nobody catches ends the run as it stands, and no
//! destructor runs.

use super::super::ast::Name;
use super::super::code::TryBlock;
use super::super::program::{Entity, OF_PRELUDE};
use super::super::state::characters;
use super::super::value::{Fault, FaultKind, Integer, Outcome, Type, TypeId, Value};
use super::{Frame, Machine, Probe};
use crate::algebra::tensor::Space;
use std::rc::Rc;

/// The steps that an exception counts beside the frames and blocks that are looked at.
const PER_THROW: u64 = 16;

/// What a handler has caught: the frame that it runs in, the value, of a pointer the type that it leads to, and the first slot of
/// the handler.
pub(super) type Caught = (usize, Value, Option<TypeId>, u32);

/// What a `try` block catches, and what it was when it began.
pub(super) struct Block {
    /// The types of the handlers, `None` of one that catches all.
    types: Vec<Option<TypeId>>,
    /// The slots of its variables.
    first: u32,
    last: u32,
    /// How many marks there were.
    marks: usize,
    /// How many handlers were running.
    caught: usize,
    /// Whether it stands around a constructor.
    is_around: bool,
}

impl Machine<'_> {
    /// Begins a `try` block: the types of its handlers lie on the stack.
    pub(super) fn try_block(&mut self, block: &TryBlock, last: usize, base: u32) -> Outcome<()> {
        let types = self.popped(block.handlers);
        let mut caught = Vec::with_capacity(types.len());
        for ty in &types {
            caught.push(match ty {
                Value::Void => None,
                ty => {
                    let ty = self.type_id(ty)?;
                    Some(self.state.types.strip(ty))
                }
            });
        }
        let (marks, running) = (self.marks.len(), self.caught.len());
        let watched = Rc::new(Block {
            types: caught,
            first: base + block.first,
            last: base + block.last,
            marks,
            caught: running,
            is_around: block.is_around,
        });
        let (to, height) = (block.to as usize, self.stack.len());
        self.probes.push(Probe { frame: last, to, height, is_attempt: false, block: Some(watched) });
        Ok(())
    }

    /// `throw e`, the value and its type on top, which is nothing where that is no pointer or not known.
    pub(super) fn throw(&mut self, to_const: bool) -> Outcome<()> {
        let ty = self.pop();
        let thrown = self.pop();
        let bare = if let Value::Type(ty) = ty { Some(self.state.types.strip(ty)) } else { None };
        let to = match bare.map(|ty| self.state.types.get(ty)) {
            // of a function its value tells
            Some(&Type::Pointer(Space::Raw, of) | &Type::Array(of, _)) if !matches!(self.state.types.get(of), Type::Function(..)) => {
                Some(of)
            }
            _ => None,
        };
        let to = to.map(|of| if to_const { self.state.types.intern(Type::Const(self.state.types.without_const(of))) } else { of });
        let thrown = match self.state.value(&thrown)? {
            Value::Pointer { space, element, address } if to_const => {
                Value::Pointer { space, element: self.state.types.intern(Type::Const(element)), address }
            }
            thrown if to_const => self.state.pointing_to(thrown, true),
            thrown => thrown,
        };
        // what the expression has made beside it ends before the variables around it
        self.end_expiring(self.frames.len().saturating_sub(1))?;
        (self.thrown, self.thrown_to) = (Some(thrown), to);
        Err(Fault::thrown("", String::new()))
    }

    /// `throw;`
    pub(super) fn rethrow(&mut self) -> Outcome<()> {
        match self.caught.last() {
            Some((_, v, to, _)) => {
                (self.thrown, self.thrown_to) = (Some(self.state.value(v)?), *to);
                Err(Fault::thrown("", String::new()))
            }
            None => Err(Fault::runtime("terminate called: `throw;` stands where nothing is caught")),
        }
    }

    /// `__caught()`, the address of what the innermost handler caught, `__throw_again(address)` and their kin: `None` of other names.
    pub(super) fn kept_exception(&mut self, name: &str, args: &[Value]) -> Outcome<Option<Value>> {
        match (name, args) {
            ("__caught", []) => Ok(Some(match self.caught.last() {
                Some((_, v, ..)) => Value::address(self.state.value(v)?),
                None => Value::Null,
            })),
            ("uncaught_exceptions", []) => Ok(Some(Value::Int(Integer::Int, self.unwinding.into()))),
            ("__throw_again", [kept]) => match self.state.value(kept)? {
                Value::AddressOf(thrown, _) => {
                    (self.thrown, self.thrown_to) = (Some((*thrown).clone()), None);
                    Err(Fault::thrown("", String::new()))
                }
                _ => Err(Fault::runtime("terminate called: an empty `std::exception_ptr` is thrown")),
            },
            // it ends with the variables of the program, in front of those that were made before it
            ("__keep_until_exit", [made]) => {
                if let Value::AddressOf(object, _) = self.state.value(made)? {
                    self.state.globals.push((*object).clone());
                }
                Ok(Some(Value::Void))
            }
            _ => Ok(None),
        }
    }

    /// Ends a handler: what it caught is gone.
    pub(super) fn end_catch(&mut self) -> Outcome<()> {
        self.caught.pop();
        self.destroy()
    }

    /// Forgets the `try` blocks and handlers of a frame that has ended: what these had caught, which ends behind their variables.
    pub(super) fn left_frame(&mut self) -> Vec<Caught> {
        let frames = self.frames.len();
        while self.probes.last().is_some_and(|probe| probe.frame >= frames) {
            self.probes.pop();
        }
        let left = self.caught.iter().rposition(|(frame, ..)| *frame < frames).map_or(0, |i| i + 1);
        self.caught.split_off(left)
    }

    /// Goes on in the handler that catches what is thrown, where a frame from `until` on has it: whether one has.
    pub(super) fn caught_here(&mut self, class: &'static str, fault: &Fault, until: usize) -> Outcome<bool> {
        self.is_caught = false;
        self.state.memory.budget.work(PER_THROW + (self.frames.len() + self.probes.len()) as u64 / 4);
        let is_watched = self.probes.iter().any(|probe| probe.block.is_some());
        let ends_program = |frame: &super::Frame| frame.function.as_ref().is_some_and(|f| f.is_noexcept);
        if !is_watched && !self.frames.iter().any(ends_program) {
            return Ok(false);
        }
        self.made_object(class, fault)?;
        // the type of what is thrown, of a pointer that of what it leads to
        let thrown = match self.thrown.clone() {
            Some(Value::AddressOf(of, _)) => Some(self.state.type_of(&of)),
            thrown => thrown.map(|of| self.state.type_of(&of)),
        };
        let mut found = None;
        for (i, probe) in self.probes.iter().enumerate().rev() {
            let Some(block) = &probe.block else {
                if probe.is_attempt {
                    return Ok(false);
                }
                continue;
            };
            if let Some(handler) = block.types.iter().position(|ty| self.catches(*ty, thrown)) {
                found = Some((i, handler));
                break;
            }
        }
        let handling = found.map_or(0, |(i, _)| self.probes[i].frame + 1);
        if let Some(ends_at) = self.frames.iter().rposition(ends_program).filter(|at| *at >= handling) {
            self.unwind(until.max(ends_at + 1), 0)?;
            return Err(self.uncaught(class, fault));
        }
        self.is_caught = found.is_some();
        let Some((i, handler)) = found.filter(|(i, _)| self.probes[*i].frame >= until) else {
            return Ok(false);
        };
        let Some(Probe { frame, to, height, block: Some(block), .. }) = self.probes.get(i).cloned() else {
            return Ok(false);
        };
        self.probes.truncate(i);
        let (thrown, thrown_to) = (self.thrown.take().unwrap_or(Value::Void), self.thrown_to.take());
        self.thrown_text = (!class.is_empty()).then(|| fault.message.clone());
        self.failed_at = None;
        self.comparing = false;
        self.passing = Default::default();
        self.moved = 0;
        self.unwinding = self.unwinding.saturating_add(1);
        self.unwind(frame + 1, height)?;
        self.is_caught = false;
        self.cut_stack(height);
        self.marks.truncate(block.marks);
        self.destroy()?;
        self.end_expiring(frame)?;
        for slot in (block.first..block.last).rev() {
            // what a handler inside of the block had caught ends in front of what stands around it
            while self.caught.len() > block.caught && self.caught.last().is_some_and(|(.., first)| *first > slot) {
                self.end_catch()?;
            }
            if let Some(v) = self.state.slots.get_mut(slot as usize) {
                let v = std::mem::replace(v, Value::Void);
                let Frame { code, base, .. } = &self.frames[frame];
                if self.is_owned(code, *base, slot) {
                    self.end_owned(v)?;
                }
            }
            if !self.pending_destructors.borrow().is_empty() {
                self.destroy()?;
            }
        }
        if block.is_around {
            let this = self.frames[frame].this.clone();
            self.end_guarded_part(&this)?;
        }
        // the handlers inside of the block are left
        self.caught.truncate(block.caught);
        self.destroy()?;
        self.unwinding = self.unwinding.saturating_sub(1);
        self.caught.push((frame, thrown, thrown_to, block.last));
        self.stack.push(Value::Int(Integer::Int, handler as i64));
        self.frames[frame].at = to;
        Ok(true)
    }

    /// The object that the library throws, where the program has its class.
    fn made_object(&mut self, class: &'static str, fault: &Fault) -> Outcome<()> {
        if class.is_empty() || self.thrown.is_some() {
            return Ok(());
        }
        let Some(Entity::Class(id)) = self.program.find(OF_PRELUDE, &[Name::from(class)]) else {
            return Ok(());
        };
        if !self.program.classes[id as usize].scope.is_prelude {
            return Ok(());
        }
        let at = self.failed_at.take();
        let ty = self.instance_type(id, Vec::new())?;
        let what = characters::string(fault.message.as_bytes().to_vec());
        let made = self.construct(&ty, vec![what], false)?;
        (self.thrown, self.thrown_to) = (Some(made), None);
        self.failed_at = at;
        Ok(())
    }

    /// Whether a handler of a type, `None` of all types, catches what is thrown.
    fn catches(&self, ty: Option<TypeId>, of: Option<TypeId>) -> bool {
        let (Some(ty), Some(thrown), Some(type_of_thrown)) = (ty, &self.thrown, of) else {
            return ty.is_none();
        };
        let plain = |ty| self.state.types.without_const(ty);
        if let (&Type::Pointer(Space::Raw, of), Some(to)) = (self.state.types.get(ty), self.thrown_to) {
            return self.catches_pointer(of, to);
        }
        match (self.state.types.get(ty), thrown) {
            (Type::Class(class), Value::Object(object)) => self.derives_openly(object.class, *class, 0),
            (Type::Pointer(..) | Type::Null, Value::Null) => true,
            // `const` may come, but does not go
            (Type::Pointer(_, of), Value::Pointer { element, .. }) => {
                let keeps = plain(*element) == *element || plain(*of) != *of;
                let is_base = match (self.state.types.get(plain(*of)), self.state.types.get(plain(*element))) {
                    (Type::Class(base), Type::Class(class)) => self.derives_openly(*class, *base, 0),
                    _ => false,
                };
                keeps && (is_base || plain(*of) == plain(*element) || plain(*of) == super::super::types::Types::VOID)
            }
            (Type::Pointer(_, of), Value::AddressOf(to, _)) => {
                let keeps = !self.state.is_constant(to) || plain(*of) != *of;
                let fits = match (self.state.types.get(plain(*of)), self.state.object(to)) {
                    (Type::Class(class), Ok(Some((object, _)))) => self.derives_openly(object.class, *class, 0),
                    (Type::Void, _) => true,
                    _ => plain(type_of_thrown) == plain(*of),
                };
                keeps && fits
            }
            (Type::Closure(code), Value::Closure(thrown)) => *code == thrown.code,
            (Type::Int(kind), Value::Int(thrown, _)) => kind == thrown,
            (Type::Float(kind), Value::Float(thrown, _)) => kind.is(*thrown),
            (Type::Pointer(_, of), Value::Function(id)) => self.state.function_as(*id, *of).is_some(),
            (Type::Enum(..) | Type::Library(..), Value::Enum(thrown, _)) => ty == *thrown,
            (Type::Library(name, _), Value::Text(_)) => &**name == "string",
            (Type::Library(..), Value::Array(array)) => array.ty == ty,
            (Type::Of(of), _) => {
                let is_base = |of: &Value, thrown: &Value| match (of, thrown) {
                    (Value::Static(k, x, false), Value::Static(l, y, true)) => (k, x) == (l, y),
                    _ => false,
                };
                type_of_thrown == ty || matches!(self.state.types.get(type_of_thrown), Type::Of(thrown) if is_base(of, thrown))
            }
            _ => false,
        }
    }

    /// Whether a handler of a pointer to one type catches a pointer to another one: `const` may come, but does not go, and below the
    /// first level it comes where all is `const` around it.
    fn catches_pointer(&self, mut of: TypeId, mut to: TypeId) -> bool {
        let plain = |ty| self.state.types.without_const(ty);
        let mut may_change = true;
        for level in 0.. {
            let adds = plain(of) != of;
            if of == to {
                return true;
            }
            if !may_change || plain(to) != to && !adds {
                return false;
            }
            may_change &= adds;
            (of, to) = (plain(of), plain(to));
            match (self.state.types.get(of), self.state.types.get(to)) {
                _ if of == to => return true,
                (Type::Void, _) => return level == 0,
                (Type::Class(base), Type::Class(class)) => return level == 0 && self.derives_openly(*class, *base, 0),
                (&Type::Pointer(_, a), &Type::Pointer(_, b)) => (of, to) = (a, b),
                _ => return false,
            }
        }
        false
    }

    /// What is said of an exception that nobody catches.
    pub(super) fn uncaught(&mut self, class: &'static str, fault: &Fault) -> Box<Fault> {
        // what has ended on the way here has no destructor run
        let ended = self.pending_destructors.take();
        let mut what = fault.message.clone();
        let mut name = format!("std::{class}");
        if let Some(thrown) = self.thrown.take().filter(|_| class.is_empty()) {
            name = self.name_of_thrown(&thrown);
            if let Value::Object(_) = &thrown {
                self.probes.clear();
                what = self.told(&thrown).unwrap_or_default();
            }
        }
        let message = format!("terminate called after throwing an instance of `{name}`");
        let message = if what.is_empty() { message } else { format!("{message}: {what}") };
        drop(ended);
        Box::new(Fault { kind: FaultKind::Runtime, message, help: fault.help.clone() })
    }

    /// The type of what is thrown as a compiler writes it.
    fn name_of_thrown(&mut self, thrown: &Value) -> String {
        let ty = self.state.type_of(thrown);
        let name = self.state.types.name(ty);
        match thrown {
            Value::Object(object) if self.program.classes[self.instances[object.class.0 as usize].def as usize].scope.is_prelude => {
                format!("std::{name}")
            }
            _ => name,
        }
    }

    /// An exception as gtest tells of it behind "it throws".
    pub(super) fn told_to_a_check(&mut self, thrown: &Value) -> String {
        let thrown = match self.state.object(thrown).ok().flatten() {
            Some((object, _)) => Value::Object(object),
            None => self.state.value(thrown).unwrap_or(Value::Void),
        };
        let (name, what) = (self.name_of_thrown(&thrown), self.told(&thrown).unwrap_or_default());
        format!(" {name} with description \"{what}\"")
    }

    /// What gtest says of the exception that is caught.
    pub(super) fn told_of_caught(&mut self) -> String {
        let thrown = self.caught.last().map_or(Value::Void, |(_, v, ..)| v.clone());
        let of_library = match thrown {
            Value::Void => self.thrown_text.clone(),
            _ => None,
        };
        match of_library.or_else(|| self.is_exception(&thrown).then(|| self.told(&thrown)).flatten()) {
            Some(what) => format!("C++ exception with description \"{what}\""),
            None => String::from("Unknown C++ exception"),
        }
    }

    /// Whether an object is of a class that is derived from `std::exception`.
    fn is_exception(&self, thrown: &Value) -> bool {
        let Value::Object(object) = thrown else {
            return false;
        };
        let mut classes = vec![object.class];
        while let Some(class) = classes.pop() {
            let instance = &self.instances[class.0 as usize];
            let def = &self.program.classes[instance.def as usize];
            if def.scope.is_prelude && *def.ast.name == *"exception" {
                return true;
            }
            classes.extend(instance.bases.iter().copied());
        }
        false
    }

    /// What `what()` of an exception says, where it has one.
    fn told(&mut self, thrown: &Value) -> Option<String> {
        let told = self.user_method(thrown, "what", &[]).ok()??;
        let text = characters::bytes(&mut self.state, &told).ok()?;
        Some(String::from_utf8_lossy(&text).into_owned())
    }
}
