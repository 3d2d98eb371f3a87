//! How a program starts and ends: its variables, `main` or its tests.

use super::super::ast::{self, At, Name, TypeKind};
use super::super::compile::{Compiler, has_effect, names_in, unconst};
use super::super::convert;
use super::super::program::{CONSTRUCTOR, Entity, MemberDef, Start};
use super::super::types::Types;
use super::super::value::{Fault, FaultKind, Integer, Outcome, Type, Value};
use super::early_statics::Early;
use super::{Machine, Stop};
use crate::algebra::sorted;
use std::rc::Rc;

impl Machine<'_> {
    /// Runs `main`, or the tests: the exit status.
    pub fn main(&mut self, args: &[String]) -> Result<i32, Stop> {
        match self.run_main(args) {
            Err(fault) => match fault.kind {
                FaultKind::Exit(status) => {
                    // what is local does not end
                    self.failed_at = None;
                    // what these hold would have ended too
                    loop {
                        let gone = std::mem::take(&mut *self.pending_destructors.borrow_mut());
                        if gone.is_empty() {
                            break;
                        }
                    }
                    self.end_globals().map_err(|f| self.stop(f))?;
                    Ok(status.into())
                }
                _ => Err(self.stop(fault)),
            },
            Ok(status) => Ok(status),
        }
    }

    pub(super) fn run_main(&mut self, args: &[String]) -> Outcome<i32> {
        self.check_asserts()?;
        // what runs before `main`, or in another order, and is not read
        let before = ["the attribute `constructor`", "the attribute `destructor`", "the attribute `init_priority`"];
        // and what every container would call
        let is_felt = |unread: &&Rc<ast::Unread>| unread.allocates() || before.contains(&&*unread.construct);
        if let Some(unread) = self.program.unread.iter().find(is_felt) {
            self.failed_at = Some(unread.at);
            return Err(Fault::new(FaultKind::Unsupported, format_args!("{} is not read", unread.construct)));
        }
        self.start_globals()?;
        self.is_started = true;
        if let Some(Entity::Functions(set)) = self.program.find("", &[Name::from("main")]) {
            let function = self.program.sets[set as usize].1[0];
            let wants = self.program.functions[function as usize].ast.params.len();
            let mut values = Vec::new();
            if wants > 0 {
                values.push(Value::Int(Integer::Int, args.len() as i64));
            }
            if wants > 1 {
                let character = match points_to_const(&self.program.functions[function as usize].ast.params[1].ty) {
                    true => Types::CONST_CHAR,
                    false => Types::CHAR,
                };
                let mut pointers = Vec::new();
                for arg in args {
                    let text = self.state.literal(&arg.as_bytes().into())?;
                    pointers.push(match text {
                        Value::Pointer { space, address, .. } => Value::Pointer { space, element: character, address },
                        other => other,
                    });
                }
                pointers.push(Value::Null);
                let pointer = self.state.types.intern(Type::Pointer(crate::algebra::tensor::Space::Raw, character));
                let array = convert::cells(&mut self.state, pointer, pointer, pointers, false);
                values.push(Value::address(Value::Cell(0, array)));
            }
            let result = self.call_set_now(set, None, Value::Void, &[], &values)?;
            self.destroy()?;
            let status = match self.state.value(&result)? {
                Value::Int(_, status) => status as u8 as i32,
                _ => 0,
            };
            drop(result);
            self.end_globals()?;
            return Ok(status);
        }
        if !self.program.tests.is_empty() {
            self.initialise_tests(args)?;
            return self.run_tests();
        }
        let fault = Fault::ill_formed("there is no function `main`, and there are no tests");
        Err(fault.with_help("a function of the file is called by `cutectl eval -f FILE 'NAME()'`"))
    }

    /// Whether the making or the end of a variable of the program may be seen: by a class of its own, or by what its initialiser calls
    /// or reads.
    fn is_made_by_code(&self, id: u32) -> bool {
        let def = &self.program.globals[id as usize];
        let find = |name: &Name| self.program.find(&def.scope.namespace, std::slice::from_ref(name));
        let v = def.variable();
        let has_code = match &unconst(&v.ty).kind {
            TypeKind::Path(path) => match path.simple().and_then(find) {
                Some(of @ Entity::Class(class)) if !self.program.is_of_prelude(of) => {
                    let members = &self.program.classes[class as usize].members;
                    members.contains_key(CONSTRUCTOR) || members.contains_key("~")
                }
                _ => false,
            },
            _ => false,
        };
        let reads = |e: &ast::Expr| {
            let mut found = has_effect(e);
            let is_const = |id: u32| self.program.globals[id as usize].ast.is_constexpr;
            names_in(e, &mut |name| found |= matches!(find(name), Some(Entity::Global(of)) if !is_const(of)));
            found
        };
        has_code
            || match &v.init {
                ast::Init::None => false,
                ast::Init::Equal(e) => reads(e),
                ast::Init::Paren(args) | ast::Init::Brace(args) => args.iter().any(|arg| reads(&arg.value)),
            }
    }

    /// Variables of the program, and static members of its classes, in the order of their definitions, and of their uses where they
    /// are of templates.
    fn start_globals(&mut self) -> Outcome<()> {
        self.start_enumerations()?;
        let starts = std::mem::take(&mut self.program.starts);
        self.waiting = starts.iter().map(|(start, _)| start.clone()).collect();
        let mut of_templates = self.template_members()?.into_iter().peekable();
        for (start, member) in starts {
            let at = match (&start, &member) {
                (Start::Variable(id), _) => self.program.globals[*id as usize].variable().at,
                (_, Some((named, _))) => named.at,
                _ => At::default(),
            };
            while let Some((_, early)) = of_templates.next_if(|(place, _)| *place < (0, at)) {
                self.starts_early(&early)?;
                self.ends_initialiser(0)?;
            }
            let waits = self.waiting.remove(&start);
            match start {
                Start::Variable(id) => {
                    let is_of_thread = self.program.globals[id as usize].ast.is_of_thread;
                    if is_of_thread && self.is_made_by_code(id) {
                        let why = "a `thread_local` variable of the program is made where it is used first: one whose making may be seen";
                        return Err(Fault::new(FaultKind::Unsupported, why));
                    }
                    match self.globals.get(&id).copied() {
                        // it was named before: zero until now
                        Some(slot) if waits => self.initialise_global(id, slot)?,
                        Some(_) => {}
                        None => drop(self.global(id)?),
                    }
                    self.of_thread.extend(self.globals.get(&id).copied().filter(|_| is_of_thread));
                }
                Start::Instance => {
                    if let Some((named, scope)) = member {
                        let code = Compiler::new(&mut self.program, scope).statement_alone(&named);
                        self.starts_early(&Early::Variable(code, None))?;
                    }
                }
                Start::Member(def, name) => match self.zeroed.remove(&(def, name.clone())) {
                    Some((class, slot)) => {
                        if let Some(MemberDef::Static(v, index)) = self.program.classes[def as usize].members.get(&name).cloned() {
                            self.initialise_member(class, (&v, index), slot)?;
                        }
                    }
                    None if let Some((named, scope)) = member => {
                        let code = Compiler::new(&mut self.program, scope).statement_alone(&named);
                        self.eval_alone(&code, None, Value::Void)?;
                    }
                    None => {}
                },
            }
            // the temporaries of an initialiser end with it
            self.destroy()?;
            self.end_expiring(self.frames.len())?;
        }
        of_templates.try_for_each(|(_, early)| self.starts_early(&early))?;
        self.ends_initialiser(0)
    }

    /// Notes that a variable that is a reference leads to what something else holds, and does not end it.
    pub(super) fn refers_alone(&mut self, slot: u32, is_reference: bool, v: &Value) {
        let is_shared = match v {
            Value::Object(o) => Rc::strong_count(o) > 1,
            Value::Array(array) => Rc::strong_count(array) > 1,
            Value::Tuple(items) => Rc::strong_count(items) > 1,
            _ => false,
        };
        if is_reference && is_shared {
            self.refers.insert(slot);
        }
    }

    /// Notes that a variable of the program is made now, where others were made since it was begun.
    pub(super) fn has_completed(&mut self, slot: u32) {
        let begun = self.state.globals.len() as u32;
        if slot + 1 < begun {
            self.completed.push((slot, begun));
        }
    }

    /// Variables of the program and `static` ones of functions end, the last one that was made first.
    fn end_globals(&mut self) -> Outcome<()> {
        // those that a run of the tests has not ended, as where it listed them
        self.environments("__end")?;
        let mut order: Vec<(u32, u32)> = (0..self.state.globals.len() as u32).map(|i| (i + 1, i)).collect();
        for (slot, begun) in std::mem::take(&mut self.completed) {
            if let Some(place) = order.get_mut(slot as usize) {
                place.0 = begun;
            }
        }
        // those that were made at once stand behind what was begun last by then, the outer one last
        sorted::by_key(&mut order, |(begun, slot)| (*begun, if *begun == slot + 1 { 0 } else { u32::MAX - slot }));
        // those of the thread end in front of the others
        let (of_thread, others): (Vec<_>, Vec<_>) = order.into_iter().rev().partition(|(_, slot)| self.of_thread.contains(slot));
        for i in of_thread.into_iter().chain(others).map(|(_, slot)| slot as usize) {
            let ended = std::mem::replace(&mut self.state.globals[i], Value::Void);
            let holds = |v: &Value| matches!(v, Value::Object(_) | Value::Array(_) | Value::Tuple(_));
            let within = |v: &Value| holds(v) || matches!(v, Value::Closure(_));
            let captures = |v: &Value| matches!(v, Value::Closure(of) if holds(&of.this) || of.captured.borrow().iter().any(within));
            if !holds(&ended) && !captures(&ended) || self.refers.contains(&(i as u32)) {
                self.state.globals[i] = ended; // a destructor may still read it
                continue;
            }
            // a reference to another one ends with that
            let is_same = |other: &Value| matches!((other, &ended), (Value::Object(a), Value::Object(b)) if Rc::ptr_eq(a, b));
            if !self.any_destructors || self.state.globals[..i].iter().any(is_same) {
                drop(ended);
            } else {
                self.end_owned(ended)?;
            }
            self.destroy()?;
        }
        Ok(())
    }

    pub(super) fn check_asserts(&mut self) -> Outcome<()> {
        for (assertion, scope) in std::mem::take(&mut self.program.asserts) {
            let mut compiler = Compiler::new(&mut self.program, scope);
            let code = compiler.assertion(&assertion);
            self.eval_constant(&code)?;
        }
        Ok(())
    }
}

/// Whether what a parameter of pointers leads to in the end is `const`: the characters of `char const* argv[]`.
fn points_to_const(ty: &ast::Type) -> bool {
    let (mut ty, mut is_const) = (ty, false);
    loop {
        (ty, is_const) = match &ty.kind {
            TypeKind::Pointer(of) | TypeKind::Array(of, _) => (&**of, false),
            TypeKind::Const(of) => (&**of, true),
            _ => return is_const,
        };
    }
}
