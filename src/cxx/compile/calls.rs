//! The compilation of calls.

use super::super::ast::{Arg, At, Expr, ExprKind, Path, Type, TypeKind};
use super::super::code::{Count, DefaultsOf, Extreme, Op, Site};
use super::super::program::Entity;
use super::Compiler;
use super::callees::Callee;
use super::names::{MAX_UNDECIDED, library_name};
use super::tree::{self, is_lvalue};

impl Compiler<'_> {
    /// Compiles a call, `callee(args)`.
    pub(super) fn call(&mut self, callee: &Expr, args: &[Arg], at: At) {
        let asks = self.may_plan(args) || self.acts_in_front(args);
        if asks {
            self.calls.push((args.as_ptr().addr(), callee.clone()));
        }
        if self.program.tells_streams
            && let ExprKind::Path(path) | ExprKind::Member { path, .. } = &callee.kind
        {
            self.asks_streams(&path.last().name, args.iter().map(|arg| &arg.value));
        }
        self.call_of(callee, args, at);
        if asks {
            self.calls.pop();
        }
    }

    /// Notes what is dereferenced and given to functions of a name that tell string streams.
    pub(super) fn asks_streams<'e>(&mut self, name: &str, args: impl Iterator<Item = &'e Expr>) {
        if self.program.take_streams.get(name) == Some(&super::super::program::BOTH_STREAMS) {
            self.asks_stream.clear();
            self.asks_stream.extend(args.map(|e| std::ptr::from_ref(tree::bare(e)).addr()));
        }
    }

    fn call_of(&mut self, callee: &Expr, args: &[Arg], at: At) {
        match &callee.kind {
            ExprKind::Path(path) => self.call_path(path, args, at),
            ExprKind::Member { object, arrow, path } => {
                let on_const = if *arrow { self.points_to_const(object) } else { self.is_const(object) };
                self.result_slot(object);
                // whether `T&&` refers to an lvalue is known when `T` is
                let is_moved = !*arrow && tree::is_moved(object);
                let is_forwarded = is_moved && (tree::forwarded_as(object).is_some() || matches!(object.kind, ExprKind::Cast(..)));
                let is_told = !*arrow
                    && self.program.qualified.contains(&path.last().name)
                    && (self.may_expire(object) || matches!(object.kind, ExprKind::Conditional(..)));
                match (arrow, is_forwarded) {
                    (true, _) => self.rooted(object),
                    (false, _) if is_told && self.is_const_rvalue(tree::bare(object)) => {
                        self.place(object);
                        self.emit(Op::ConstRvalue(None));
                    }
                    (false, forwarded) if forwarded || is_told => self.passed(object),
                    (false, _) => {
                        self.told_place(object);
                        self.told_choice(object, false);
                    }
                }
                self.here = at;
                if *arrow {
                    self.told_pointer(object);
                    self.emit(Op::Follow);
                }
                let last = path.last();
                let templates = last.args.as_ref().map_or(Count::Fixed(0), |a| self.args(a, true));
                let of_name = self.callee_of_method(object, &last.name);
                self.defaults_of = Some(last.args.is_none().then(|| DefaultsOf::Method(last.name.clone())));
                let mut site = self.site(templates, args, at, &of_name);
                site.on_const = on_const;
                let known = if site.args == Count::Marked { &[] } else { args };
                site.dependent = self.dependents(Some((object, *arrow)), known);
                site.is_exact |= tree::has_declval(object);
                site.on_moved = is_moved && !is_forwarded && !is_told;
                self.here = path.at;
                let name = self.member_name(path);
                self.emit(Op::CallMember(name, site));
            }
            ExprKind::Type(ty) => {
                self.ty(ty);
                let callee = self.callee_of_type(ty);
                let count = self.given(args, &callee);
                self.here = at;
                self.emit(Op::Construct(count, false));
            }
            _ => {
                match tree::is_moved(callee) {
                    true => self.passed(callee),
                    false => self.place(callee),
                }
                let of = match &callee.kind {
                    ExprKind::Lambda(lambda) => Callee::Lambda(lambda.function.clone()),
                    _ => self.callee_of_object(callee),
                };
                self.call_top(args, at, &of);
                if let Some(Op::CallValue(site)) = self.context().ops.last_mut() {
                    site.is_exact |= tree::has_declval(callee);
                }
                self.called_const(callee, args);
            }
        }
    }

    /// Calls what is on top of the stack.
    fn call_top(&mut self, args: &[Arg], at: At, callee: &Callee) {
        let mut site = self.site(Count::Fixed(0), args, at, callee);
        site.on_const = self.contexts[0].on_const;
        self.emit(Op::CallValue(site));
    }

    /// Notes whether what the last operation calls is `const`.
    fn called_const(&mut self, callee: &Expr, args: &[Arg]) {
        let is_const = self.is_const(callee);
        let dependent = self.dependents(Some((callee, false)), args);
        if let Some(Op::CallValue(site)) = self.context().ops.last_mut() {
            site.of_const = is_const;
            site.dependent = dependent;
        }
    }

    fn site(&mut self, templates: Count, args: &[Arg], at: At, callee: &Callee) -> Box<Site> {
        let (mut temporaries, mut consts, mut to_consts, mut choices) = (0, 0, 0, 0);
        for (i, arg) in args.iter().enumerate().take(64) {
            let is_choice = matches!(arg.value.kind, ExprKind::Conditional(..)) && !tree::is_text(&arg.value);
            choices |= u64::from(is_choice) << i;
            if (!is_lvalue(&arg.value) || (is_choice && self.is_made(&arg.value)) || self.names_value(&arg.value))
                && !tree::is_text(&arg.value)
                && !self.is_extreme(&arg.value)
            {
                temporaries |= 1 << i;
            }
            // of pointers and arrays its type tells
            if self.is_const(&arg.value) && !(is_choice && self.may_be_address(&arg.value)) || tree::is_text(&arg.value) {
                consts |= 1 << i;
            }
            let acts = (0..i).any(|i| self.may_act(&args[i].value) || self.makes_argument(callee, args, i));
            // what the callee on the stack takes by value may be copied there
            if acts && (self.is_copied_at_once(callee, args, i) || matches!(callee, Callee::Value)) {
                temporaries |= 1 << i;
            }
            if self.points_to_const(&arg.value) {
                to_consts |= 1 << i;
            }
        }
        let told = super::arguments::before_packs(args);
        let dependent = self.dependents(None, args);
        let outer = std::mem::replace(&mut self.is_specified, !matches!(templates, Count::Fixed(0)));
        let count = self.given(args, callee);
        self.is_specified = outer;
        if std::mem::take(&mut self.is_planned) {
            // what stays a variable is none
            temporaries = u64::MAX;
        }
        if count == Count::Marked {
            // which element is which is known when they are there
            (temporaries, consts, to_consts, choices) = (u64::MAX, consts & told, to_consts & told, 0);
        }
        self.here = at;
        let is_exact = args.iter().any(|arg| tree::has_declval(&arg.value) || self.is_demanded(&arg.value));
        Box::new(Site { templates, args: count, temporaries, consts, to_consts, choices, dependent, is_exact, ..Site::default() })
    }

    /// What a call of the set gives where that is `min` or `max` of the library, and the arguments are two numbers.
    fn extreme(&self, path: &Path, set: u32, args: &[Arg]) -> Extreme {
        let (name, functions) = &self.program.sets[set as usize];
        if args.len() != 2
            || !matches!(&**name, "min" | "max")
            || functions.iter().any(|f| !self.program.functions[*f as usize].scope.is_prelude)
        {
            return Extreme::No;
        }
        let is_std = match &path.segments[..] {
            [space, _] => &*space.name == "std",
            [_] => !self.opens("cute") && self.program.opens_std,
            _ => false,
        };
        if is_std { Extreme::Argument } else { Extreme::Number }
    }

    fn call_path(&mut self, path: &Path, args: &[Arg], at: At) {
        let first = &path.segments[0];
        let alone = path.segments.len() == 1 && path.of.is_none();
        let hidden = !path.global
            && (path.of.is_some()
                || self.first_local(path).is_some()
                || self.local_type(&first.name).is_some()
                || self.class_param(&first.name).is_some());
        if hidden {
            self.path(path);
            self.needs_no_object(path);
            let declared = path.simple().and_then(|name| self.local(name)).and_then(|local| local.declared);
            let lambda = declared.and_then(|declared| self.lambdas.get(&declared)).cloned();
            let lambda = lambda.or_else(|| super::callees::signature(self.declared.get(declared? as usize)?));
            let named = Expr { kind: ExprKind::Path(path.clone()), at };
            let callee = lambda.map_or_else(|| self.callee_of_object(&named), Callee::Lambda);
            self.call_top(args, at, &callee);
            return self.called_const(&named, args);
        }
        let is_namespace = path.segments.len() > 1 && self.is_namespace(&first.name);
        if !path.global && !is_namespace && !self.is_brought(&first.name) && self.may_be_member(&first.name) {
            self.here = path.at;
            // each level compiles its arguments twice
            if self.undecided == MAX_UNDECIDED {
                self.path(path);
                return self.call_top(args, at, &Callee::Value);
            }
            self.undecided += 1;
            let found = self.emit(Op::ClassName(first.name.clone(), 0));
            let outer = std::mem::replace(&mut self.may_be_inherited, true);
            self.call_entity(path, args, at, alone);
            self.may_be_inherited = outer;
            let end = self.emit(Op::Jump(0));
            self.land(found);
            if let Some(list) = &first.args {
                let count = self.args(list, true);
                self.emit(Op::Apply(count));
            }
            self.type_members(path, 1);
            self.call_top(args, at, &Callee::Value);
            self.called_const(&Expr { kind: ExprKind::Path(path.clone()), at }, args);
            self.undecided -= 1;
            self.land(end);
            return;
        }
        self.call_entity(path, args, at, alone);
    }

    /// Refuses a function on top that is no static member where there is no object: `T::m()` outside of classes.
    pub(super) fn needs_no_object(&mut self, path: &Path) {
        if path.segments.len() > 1 && self.scope.class.is_none() && !self.scope.is_prelude {
            self.emit(Op::NeedsNoObject);
        }
    }

    /// Whether all functions of a name are kernels.
    fn are_kernels(&self, set: u32) -> bool {
        let functions = &self.program.sets[set as usize].1;
        !functions.is_empty() && functions.iter().all(|f| self.program.functions[*f as usize].ast.flags.is_kernel)
    }

    /// The templates among the functions of a set: what `f<>(x)` calls.
    fn templates_of(&mut self, set: u32) -> u32 {
        let (name, all) = self.program.sets[set as usize].clone();
        let templates: Vec<u32> = all.iter().copied().filter(|f| self.program.functions[*f as usize].ast.template.is_some()).collect();
        if templates.len() == all.len() {
            return set;
        }
        self.program.sets.push((name, templates));
        self.program.sets.len() as u32 - 1
    }

    fn call_entity(&mut self, path: &Path, args: &[Arg], at: At, alone: bool) {
        self.here = path.at;
        let entity = self.entity(path);
        let is_near_alone = alone && !path.global && self.is_near_alone(&path.last().name, entity);
        match entity.filter(|_| !is_near_alone) {
            Some((Entity::Functions(set), taken)) if taken == path.segments.len() => {
                if self.are_kernels(set) {
                    let name = &path.last().name;
                    self.emit(Op::Refused(format!("`{name}` is a kernel: it is launched by `{name}<<<…>>>(…)`").into()));
                    return;
                }
                let sight = match alone && !path.global {
                    true => self.in_sight(&path.last().name, set),
                    false => super::sight::Sight::of(set),
                };
                let (set, list) = (sight.set, path.last().args.as_ref());
                let set = if list.is_some_and(|list| list.is_empty()) { self.templates_of(set) } else { set };
                let templates = list.map_or(Count::Fixed(0), |a| self.args(a, true));
                self.defaults_of = Some(list.is_none().then_some(DefaultsOf::Set(set)));
                let mut site = self.site(templates, args, path.at, &Callee::Named(path.last().name.clone()));
                sight.note(&mut site);
                site.extreme = self.extreme(path, set, args);
                self.emit(Op::Call(set, site));
            }
            Some((entity, taken)) => {
                let callee = match entity {
                    Entity::Class(class) if taken == path.segments.len() => {
                        match self.program.classes[class as usize].ast.template.is_some() && self.has_no_constructors(class) {
                            true => Callee::Typed(Box::new(Type { kind: TypeKind::Path(path.clone()), at }), Some(class)),
                            false => Callee::Class(class),
                        }
                    }
                    // a method without an object
                    Entity::Class(_) if !self.scope.is_prelude => Callee::Named(path.last().name.clone()),
                    _ => Callee::Value,
                };
                self.entity_value(entity, path.segments[taken - 1].args.as_deref());
                self.type_members(path, taken);
                self.call_top(args, at, &callee);
                if let Callee::Value | Callee::Named(_) = callee {
                    self.called_const(&Expr { kind: ExprKind::Path(path.clone()), at }, args);
                }
            }
            None => {
                let names = self.names_of(path);
                let before_last = path.segments[..path.segments.len() - 1].iter().all(|s| s.args.is_none());
                let mut name = library_name(&names);
                if alone && &*name == "make_tuple" && !self.scope.is_prelude {
                    // the arguments may lead to that of `std`
                    name = "__found_make_tuple".into();
                }
                if before_last && !is_near_alone && super::super::library::is_known(&name) {
                    let templates = path.last().args.as_ref().map_or(Count::Fixed(0), |a| self.args(a, true));
                    let mut site = self.site(templates, args, path.at, &Callee::Named(path.last().name.clone()));
                    let looks_near = match self.scope.is_prelude {
                        true => self.prelude_looks_near(&names[0]),
                        false => self.has_others(&names[0], &[]),
                    };
                    site.near = alone && !path.global && looks_near;
                    if site.near {
                        site.beside = self.sees(&name, &[], true);
                    }
                    site.is_type = super::super::library::is_type(&name);
                    site.is_member = !self.scope.is_prelude && super::super::cute::is_member_function(&name);
                    self.emit(Op::CallLibrary(name, site));
                    return;
                }
                if alone && let Some(set) = self.program.anywhere(&names[0]) {
                    let templates = path.last().args.as_ref().map_or(Count::Fixed(0), |a| self.args(a, true));
                    let mut site = self.site(templates, args, path.at, &Callee::Named(path.last().name.clone()));
                    let set = match self.only_near(&names[0]) {
                        Some(none) => {
                            site.near = true;
                            none
                        }
                        None => set,
                    };
                    self.emit(Op::Call(set, site));
                    return;
                }
                self.path(path);
                self.call_top(args, at, &Callee::Value);
            }
        }
    }
}
