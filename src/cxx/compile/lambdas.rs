//! The compilation of lambdas: what they capture, and their bodies.

use super::super::ast::{Capture, Expr, ExprKind, Lambda, Name, Path, Type, TypeKind, UnaryOp};
use super::super::code::Op;
use super::super::program::{CaptureLayout, LambdaDef, Taken};
use super::{Compiler, Context, Local};
use std::collections::HashMap;
use std::rc::Rc;

/// What is made for a lambda alone: its name, the variable, whether that is a reference.
type Fresh = (Name, Local, bool);

impl Compiler<'_> {
    /// Names what a lambda captured.
    fn name_captured(&mut self, name: &Name, local: super::Local) {
        if let Some(scope) = self.context().scopes.last_mut() {
            scope.insert(name.clone(), local);
        }
    }

    /// The elements that a lambda has of the packs that are expanded around it.
    fn elements_captured(&mut self, lambda: &Lambda, fresh: &mut Vec<Fresh>) {
        // to look a name up may capture it
        if self.context().expanding.is_empty() {
            return;
        }
        let named = || lambda.captures.iter().filter(|c| c.init.is_none());
        let others = lambda.mentions.iter().filter(|name| lambda.captures.iter().all(|c| c.name != **name));
        for name in named().map(|c| &c.name).chain(others) {
            let depth = self.contexts.len() - 1;
            let Some(pack) = self.local_in(depth, name).filter(|local| local.is_pack) else {
                continue;
            };
            let is_expanded = self.context().expanding.iter().any(|(slot, _)| *slot == pack.slot);
            let mode = named().find(|c| c.name == *name).map(|c| c.mode).or(lambda.default);
            if !is_expanded || mode.is_none() && !pack.is_type && !pack.is_parameter {
                continue;
            }
            let at = lambda.function.at;
            let element = Expr { kind: ExprKind::Path(Path::name(name.clone(), at)), at };
            let by_reference = mode == Some(super::CaptureMode::Reference) && !pack.is_parameter;
            match by_reference || pack.is_type {
                true => self.place(&element),
                false => self.copied(&element),
            }
            let slot = self.new_slot();
            self.emit(Op::Store(slot));
            let element = Local { slot, is_type: pack.is_type, is_parameter: pack.is_parameter, ..Local::default() };
            fresh.push((name.clone(), element, by_reference));
        }
    }

    /// Captures with an initialiser, which are computed in the function around the lambda; the slots of the variables that are
    /// copied in front of these.
    fn made_captures(&mut self, lambda: &Lambda, fresh: &mut Vec<Fresh>) -> HashMap<Name, u32> {
        let mut copied = HashMap::new();
        let last = lambda.captures.iter().rposition(|c| c.init.as_ref().is_some_and(super::tree::has_effect)).unwrap_or(0);
        for (i, capture) in lambda.captures.iter().enumerate() {
            let Some(init) = &capture.init else {
                let at = lambda.function.at;
                let is_this = &*capture.name == "*this";
                if i < last && (is_this || self.copies_object(capture)) {
                    let kind = match is_this {
                        true => ExprKind::Unary(UnaryOp::Dereference, Box::new(Expr { kind: ExprKind::This, at })),
                        false => ExprKind::Path(Path::name(capture.name.clone(), at)),
                    };
                    self.copied(&Expr { kind, at });
                    let slot = self.new_slot();
                    self.emit(Op::Store(slot));
                    copied.insert(capture.name.clone(), slot);
                }
                continue;
            };
            let by_reference = capture.mode == super::CaptureMode::Reference;
            let auto = Type { kind: TypeKind::Auto, at: init.at };
            let made = |c: &mut Self| match by_reference {
                true => c.place(init),
                false if !capture.expands && c.object_of_type(&auto, init) => {}
                false => c.initial_value_of_auto(init),
            };
            if capture.expands {
                let packs = self.packs(init);
                self.emit(Op::Mark);
                self.expand_in(&packs, false, made);
                self.emit(Op::Gather);
            } else {
                made(self);
            }
            let slot = self.new_slot();
            self.emit(Op::Store(slot));
            let mut local = Local { slot, is_pack: capture.expands, ..Local::default() };
            if by_reference && !capture.expands {
                local.is_const = self.is_const(init);
                // the initialiser is compiled once more, and so are those of lambdas within it
                if self.within_declared == 0 && self.tells_objects() && !local.is_const {
                    let typed = self.new_slot();
                    self.within_declared += 1;
                    self.attempted(|c| c.aside(|c| c.operand_type(init)));
                    self.within_declared -= 1;
                    self.emit(Op::Store(typed));
                    (local.of_parameter, local.depends[0]) = (Some(typed), Some((typed, false)));
                }
            }
            fresh.push((capture.name.clone(), local, by_reference));
        }
        copied
    }

    /// Whether a capture is a copy of a variable that may be an object.
    fn copies_object(&mut self, capture: &Capture) -> bool {
        let is_own = capture.mode == super::CaptureMode::Copy && !matches!(&*capture.name, "this" | "*this");
        let local = self.local(&capture.name).filter(|local| is_own && !local.is_pack && !local.is_type && !local.is_static);
        let ty = local.and_then(|local| self.declared.get(local.declared? as usize));
        ty.is_some_and(|ty| !matches!(super::unconst(ty).kind, TypeKind::Builtin(_) | TypeKind::Pointer(_) | TypeKind::Array(..)))
    }

    /// A lambda; pushes it.
    pub(super) fn lambda(&mut self, lambda: &Rc<Lambda>) {
        let f = &lambda.function;
        let context = Context {
            scopes: vec![HashMap::new()],
            is_lambda: true,
            is_mutable: f.flags.is_mutable,
            default_capture: lambda.default,
            function: Name::from("operator()"),
            header: Some(Rc::new(f.header())),
            body: Some(f.clone()),
            ..Context::default()
        };
        let mut fresh = Vec::new();
        let copied = self.made_captures(lambda, &mut fresh);
        self.elements_captured(lambda, &mut fresh);
        self.contexts.push(context);
        self.local_types.push(HashMap::new());
        let mut templates = self.template_slots(f.template.as_deref().unwrap_or_default());
        let deduced: Vec<_> = templates.iter().map(|t| (t.name.clone(), t.slot, t.pack)).collect();
        let mut made: Vec<bool> = vec![true; fresh.len()];
        let taken: Vec<Name> = fresh.iter().map(|(name, ..)| name.clone()).collect();
        // the captures stand in the outermost scope, parameters and templates hide them
        for (name, outer, by_reference) in fresh {
            let slot = self.new_slot();
            // what a capture by reference is initialised with may name a function
            let init = lambda.captures.iter().find(|c| c.name == name).and_then(|c| c.init.as_ref());
            let names = by_reference && !outer.is_pack && init.is_some();
            let fresh = Local { refers: names.then_some(super::Refers::Lvalue), ..outer };
            self.context().captures.push((fresh.slot, slot, fresh.taken(by_reference)));
            let mut local = super::captured(fresh, slot, by_reference || f.flags.is_mutable);
            local.depends[0] = self.context().capture_depends(&fresh);
            self.name_captured(&name, local);
        }
        let is_taken = |c: &Capture| c.init.is_some() || matches!(&*c.name, "this" | "*this") || taken.contains(&c.name);
        for capture in lambda.captures.iter().filter(|c| !is_taken(c)) {
            let depth = self.contexts.len() - 1;
            if let Some(outer) = self.local_in(depth - 1, &capture.name) {
                let slot = self.new_slot();
                let by_reference = capture.mode == super::CaptureMode::Reference;
                let early = copied.get(&capture.name);
                made.resize(self.context().captures.len(), false);
                made.push(early.is_some());
                self.context().captures.push((early.copied().unwrap_or(outer.slot), slot, outer.taken(by_reference)));
                let mut local = super::captured(outer, slot, by_reference || f.flags.is_mutable);
                local.forwarded = outer.forwarded.map(|of| self.context().capture_type(of));
                local.typed = outer.typed.map(|of| self.context().capture_type(of));
                local.depends[0] = self.context().capture_depends(&outer);
                self.name_captured(&capture.name, local);
            }
        }
        self.enter();
        // a copy of the object is as `const` as the lambda
        let copies_this = lambda.captures.iter().any(|c| &*c.name == "*this");
        let outer = self.contexts[0].on_const;
        self.contexts[0].on_const = if copies_this { !f.flags.is_mutable } else { outer };
        let params = self.param_slots(f, &deduced, &mut templates);
        let code = self.body(f, templates, params, Vec::new());
        self.contexts[0].on_const = outer;
        self.leave();
        let captures = std::mem::take(&mut self.context().captures);
        let names = self.contexts.pop().map(|context| context.scopes).unwrap_or_default();
        self.local_types.pop();
        made.resize(captures.len(), false);
        let (captures, made) = in_order(lambda, captures, made, names.first());
        let id = self.program.lambdas.len() as u32;
        // what a lambda around it has is `const` with that
        let around = self.context().captures.clone();
        let is_constant = |(outer, slot, taken): &(u32, u32, Taken)| {
            let found = names.iter().flat_map(|names| names.iter()).find(|(_, local)| local.slot == *slot);
            let declared = |local: &Local| local.declared.and_then(|n| self.declared.get(n as usize)).is_some_and(is_constant);
            let is_own = !around.iter().any(|(_, own, _)| own == outer);
            let is_const =
                |local: &Local| matches!(taken, Taken::Constant) || matches!(taken, Taken::Reference | Taken::Named) && local.is_const;
            found.is_some_and(|(name, local)| {
                (declared(local) || is_own && is_const(local)) && lambda.captures.iter().all(|c| c.name != *name)
            })
        };
        let may_be_left_out = captures.iter().map(is_constant).collect();
        self.program.lambdas.push(LambdaDef {
            code: Rc::new(code),
            layout: Rc::new(capture_layout(lambda, &captures, names.first(), may_be_left_out)),
            captures,
            made: made.into(),
            held: Rc::default(),
            class: None,
            is_instance: false,
            takes_this: lambda.default.is_some() || lambda.captures.iter().any(|c| matches!(&*c.name, "this" | "*this")),
            copies_this,
            this_made: copied.get("*this").copied(),
            copies_by_code: false,
        });
        self.emit(Op::Lambda(id));
    }
}

/// What a lambda captures, and what of it was made before, in the order in which it is written, in front of what its body names.
fn in_order(
    lambda: &Lambda,
    captures: Vec<(u32, u32, Taken)>,
    made: Vec<bool>,
    names: Option<&HashMap<Name, Local>>,
) -> (Vec<(u32, u32, Taken)>, Vec<bool>) {
    let by_slot: HashMap<u32, &Name> = names.iter().flat_map(|names| names.iter()).map(|(name, local)| (local.slot, name)).collect();
    let places: HashMap<&Name, usize> = lambda.captures.iter().enumerate().rev().map(|(i, c)| (&c.name, i)).collect();
    let place =
        |(_, slot, _): &(u32, u32, Taken)| by_slot.get(slot).and_then(|name| places.get(*name)).copied().unwrap_or(lambda.captures.len());
    let mut all: Vec<_> = captures.into_iter().zip(made).collect();
    all.sort_by_cached_key(|(capture, _)| place(capture));
    all.into_iter().unzip()
}

/// Where what a lambda captures stands among its members: what is named first, then the rest as its body uses it.
fn capture_layout(
    lambda: &Lambda,
    captures: &[(u32, u32, Taken)],
    names: Option<&HashMap<Name, Local>>,
    may_be_left_out: Vec<bool>,
) -> CaptureLayout {
    let (named, all) = (lambda.captures.len(), lambda.captures.len() + lambda.mentions.len());
    let place = |(i, (_, slot, _)): (usize, &(u32, u32, Taken))| {
        let name = names.iter().flat_map(|names| names.iter()).find(|(_, local)| local.slot == *slot).map(|(name, _)| name);
        let found = name.and_then(|name| {
            let by_name = lambda.captures.iter().position(|c| c.name == *name);
            by_name.or_else(|| lambda.mentions.iter().position(|of| of == name).map(|at| named + at))
        });
        found.unwrap_or(all + i)
    };
    let this = lambda.captures.iter().position(|c| matches!(&*c.name, "this" | "*this"));
    let is_other = |name: &Name| {
        names.is_some_and(|names| names.contains_key(name)) || lambda.function.params.iter().any(|p| p.name.as_ref() == Some(name))
    };
    let mentions = lambda.mentions.iter().enumerate().filter(|(_, name)| lambda.default.is_some() && this.is_none() && !is_other(name));
    CaptureLayout {
        places: captures.iter().enumerate().map(place).collect(),
        may_be_left_out,
        this,
        mentions: mentions.map(|(at, name)| (named + at, name.clone())).collect(),
    }
}

/// Whether a type is that of a constant, or of a reference to one.
fn is_constant(ty: &Type) -> bool {
    match &ty.kind {
        TypeKind::Const(_) => true,
        TypeKind::Reference(of) | TypeKind::Forwarding(of) => is_constant(of),
        _ => false,
    }
}
