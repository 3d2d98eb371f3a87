//! The compilation of variables and of their initialisers.

use super::super::ast::{Arg, At, BinaryOp, Expr, ExprKind, Init, Name, Path, Type, TypeKind, UnaryOp, Variable, Variables};
use super::super::code::Op;
use super::super::program::Entity;
use super::tree::{is_auto, is_lvalue, is_reference, unconst, unreferenced};
use super::walk::{mentions, names_in};
use super::{Compiler, tree};

/// A variable that hides its type, which stays in sight of what is declared: `Color Color = Color::red`.
fn tagged(v: &Variable) -> Option<Variable> {
    fn path(ty: &mut Type) -> Option<&mut Path> {
        match &mut ty.kind {
            TypeKind::Const(of) | TypeKind::Reference(of) | TypeKind::Forwarding(of) | TypeKind::Pointer(of) => path(of),
            TypeKind::Path(path) => Some(path),
            _ => None,
        }
    }
    let mut hides = false;
    super::walk::names_in_type(&v.ty, &mut |name| hides |= *name == v.name);
    if !hides {
        return None;
    }
    let mut tagged = v.clone();
    let of = path(&mut tagged.ty).filter(|path| path.simple().is_some_and(|name| *name == v.name))?;
    of.is_tag = true;
    Some(tagged)
}

impl Compiler<'_> {
    pub(super) fn variables(&mut self, v: &Variables) {
        let mut deduced = None;
        for variable in &v.declared {
            self.here = variable.at;
            let tagged = tagged(variable);
            let variable = tagged.as_ref().unwrap_or(variable);
            if v.is_shared {
                self.ty(&variable.ty);
                let id = self.new_static();
                self.emit(Op::Shared(id, v.is_extern));
                let slot = self.declare(&variable.name);
                self.emit(Op::Store(slot));
            } else if v.is_static && !v.is_constexpr {
                let id = self.new_static();
                let slot = self.declare(&variable.name);
                self.constness(&variable.name, &variable.ty);
                if let Some(local) = self.context().scopes.last_mut().and_then(|s| s.get_mut(&variable.name)) {
                    local.is_static = true;
                }
                let done = self.emit(Op::Static(id, slot, 0));
                match self.begins(variable, None) {
                    Some(n) => self.initial_of_begun(variable, slot, n, false),
                    None => self.initial(variable),
                }
                // a name may be that of a reference
                let refers = self.may_be_reference(&variable.ty).then(|| {
                    self.ty(&variable.ty);
                    self.emit(Op::IsReference);
                    let value = self.emit(Op::JumpUnless(0));
                    self.emit(Op::StaticStore(id, slot, true));
                    let stored = self.emit(Op::Jump(0));
                    self.land(value);
                    stored
                });
                self.emit(Op::StaticStore(id, slot, is_reference(&variable.ty)));
                refers.into_iter().for_each(|at| self.land(at));
                if v.is_of_thread {
                    self.emit(Op::OfThread);
                }
                self.ended(super::tree::is_computed(&variable.ty, &variable.init));
                self.land(done);
            } else if v.is_extern {
                let name = variable.name.clone();
                let namespace = self.scope.namespace.clone();
                if let Some(entity) = self.program.find(&namespace, std::slice::from_ref(&name)) {
                    self.entity_value(entity, None);
                    let slot = self.declare(&name);
                    self.emit(Op::Store(slot));
                }
            } else {
                let slot = self.variable_slot(variable);
                if v.declared.len() > 1 && matches!(unconst(&variable.ty).kind, TypeKind::Auto) {
                    match deduced {
                        Some(first) => drop(self.emit(Op::SameDeduced(first, slot))),
                        None => deduced = Some(slot),
                    }
                }
                self.ended(super::tree::is_computed(&variable.ty, &variable.init));
                if let (true, Init::Equal(e)) = (v.is_constexpr, &variable.init) {
                    self.constant(e);
                }
                if v.is_constexpr
                    && let Some(local) = self.context().scopes.last_mut().and_then(|s| s.get_mut(&variable.name))
                {
                    local.is_const = true;
                }
                // what a call gives is known only while the program runs
                let is_computed = matches!(&variable.init, Init::Equal(e) if super::tree::has_effect(e));
                let is_const = v.is_constexpr || matches!(variable.ty.kind, TypeKind::Const(_)) && !is_computed;
                if !is_const && !is_reference(&variable.ty) {
                    self.varies(&variable.name);
                }
            }
        }
    }

    /// Ends the temporaries of an expression whose value stays, where there may be any with a destructor.
    pub(super) fn ended(&mut self, may_have_any: bool) {
        if may_have_any && self.may_have_destructors() {
            self.emit(Op::Ended);
        }
    }

    /// Whether a class of the program declares a destructor.
    pub(super) fn may_have_destructors(&self) -> bool {
        self.program.has_destructors
    }

    pub(super) fn new_static(&mut self) -> u32 {
        self.program.statics += 1;
        self.program.statics
    }

    pub(super) fn variable_slot(&mut self, v: &Variable) -> u32 {
        // the name is in sight in its own initialiser: it matters for a lambda that calls itself, and where it is named
        let calls_itself = match &v.init {
            Init::Equal(e) => matches!(e.kind, ExprKind::Lambda(_)) || (!is_auto(&v.ty) && mentions(e, &v.name)),
            Init::Paren(args) | Init::Brace(args) => args.iter().any(|a| mentions(&a.value, &v.name)),
            Init::None => false,
        };
        let early = calls_itself.then(|| self.declare(&v.name));
        if early.is_some() {
            self.constness(&v.name, &v.ty);
        }
        if let (Some(slot), TypeKind::Pointer(_)) = (early, &unconst(&v.ty).kind) {
            self.ty(&v.ty);
            self.emit(Op::Default);
            self.emit(Op::Store(slot));
        }
        if let Init::Equal(e) = &v.init
            && is_auto(unreferenced(&v.ty))
        {
            self.result_slot(e);
        }
        match (early, self.begins(v, None)) {
            (Some(slot), Some(_)) if let Some(items) = super::own_elements::numbers_in_braces(v) => self.elements_in_turn(v, slot, items),
            (Some(slot), Some(n)) => self.initial_of_begun(v, slot, n, false),
            _ => self.initial(v),
        }
        let slot = early.unwrap_or_else(|| self.declare(&v.name));
        self.constness(&v.name, &v.ty);
        if let Init::Equal(Expr { kind: ExprKind::Lambda(lambda), .. }) = &v.init {
            self.lambdas.insert(self.declared.len() as u32 - 1, lambda.function.clone());
        }
        self.deduced_reference(v);
        let to = unconst(unreferenced(&v.ty));
        let names_function =
            is_auto(to) || [Some(to.clone()), self.unaliased(to)].iter().flatten().any(|ty| matches!(ty.kind, TypeKind::Function(..)));
        if !(names_function && matches!(&v.init, Init::Equal(e) if is_lvalue(e)))
            && let Some(local) = self.context().scopes.last_mut().and_then(|s| s.get_mut(&v.name))
        {
            local.holds = true;
        }
        let is_forwarding = matches!(&v.ty.kind, TypeKind::Forwarding(of) if is_auto(of));
        let is_exact = matches!(v.ty.kind, TypeKind::DecltypeAuto);
        if let Init::Equal(e) = &v.init
            && let is_part = super::tree::part_of(e).is_some()
            // what is written to a string stream returns an `ostream`
            && let is_shift = matches!(&e.kind, ExprKind::Binary(BinaryOp::ShiftLeft | BinaryOp::ShiftRight, a, _) if self.may_be_object(a))
            && let is_stream = is_shift & (is_reference(&v.ty) && is_auto(unreferenced(&v.ty)))
            && let binds = matches!(&v.ty.kind, TypeKind::Reference(of) if is_auto(of) && !matches!(of.kind, TypeKind::Const(_)))
            && let is_asked = binds & self.is_asked(e)
            && let is_part = is_part | is_stream | is_asked | (is_forwarding && self.tells_by_type(e))
            && (is_stream
                || is_asked
                || (is_part && (is_forwarding || is_exact))
                || (is_exact && !matches!(e.kind, ExprKind::Lambda(_) | ExprKind::Construct(..) | ExprKind::Braces(_))))
        {
            let typed = self.new_slot();
            match is_part {
                true => self.operand_type(e),
                false => self.decltype(e),
            }
            if is_asked {
                self.emit(Op::Unreferenced);
                self.emit(Op::Reference);
            }
            if is_forwarding {
                self.emit(Op::Forwarding);
            }
            self.emit(Op::Store(typed));
            if let Some(local) = self.context().scopes.last_mut().and_then(|s| s.get_mut(&v.name)) {
                local.typed = Some(typed);
                local.depends[0] = Some((typed, false));
            }
        }
        if !is_reference(&v.ty) && !matches!(unconst(&v.ty).kind, TypeKind::Builtin(_) | TypeKind::Pointer(_)) {
            self.owns(slot);
        }
        self.type_says_const(v);
        self.here = v.at;
        self.emit(Op::Store(slot));
        if self.may_refer(&v.ty) && self.may_have_destructors() {
            self.emit(Op::Borrowed(slot));
        }
        self.target_says_const(&v.name, &v.ty);
        slot
    }

    /// Keeps of a variable `auto* p` what it points to, which says whether that is `const`.
    pub(super) fn target_says_const(&mut self, name: &Name, ty: &Type) {
        let tells = self.program.tells_const || self.program.tells_operands || self.program.tells_objects;
        let is_pointer = matches!(&unconst(ty).kind, TypeKind::Pointer(of) if matches!(of.kind, TypeKind::Auto));
        if !is_pointer || !tells || self.scope.is_prelude || self.local(name).is_none_or(|local| local.to_const) {
            return;
        }
        let variable = Expr { kind: ExprKind::Path(Path::name(name.clone(), ty.at)), at: ty.at };
        let decltype = Expr { kind: ExprKind::Type(Box::new(Type { kind: TypeKind::Decltype(Box::new(variable)), at: ty.at })), at: ty.at };
        let target = TypeKind::Path(Path::of_library("remove_pointer_t", Some(vec![decltype.into()]), ty.at));
        let slot = self.new_slot();
        self.attempted(|c| c.aside(|c| c.ty(&Type { kind: target, at: ty.at })));
        self.emit(Op::Store(slot));
        if let Some(local) = self.context().scopes.last_mut().and_then(|s| s.get_mut(name)) {
            local.to_parameter = Some(slot);
        }
    }

    /// Whether a variable is begun before it is made: its own initialiser names it, or its class where it is a member. The number
    /// of elements in braces.
    pub(super) fn begins(&self, v: &Variable, class: Option<&Name>) -> Option<u32> {
        if !matches!(unconst(&v.ty).kind, TypeKind::Path(_) | TypeKind::Array(..)) || is_auto(&v.ty) {
            return None;
        }
        let names = |e: &Expr| {
            let mut found = false;
            names_in(e, &mut |name| found |= *name == v.name || Some(name) == class);
            found
        };
        let (names, n) = match &v.init {
            Init::Equal(e) => (names(e), if let ExprKind::Braces(items) = &e.kind { items.len() } else { 0 }),
            Init::Paren(args) | Init::Brace(args) => (args.iter().any(|a| names(&a.value)), args.len()),
            Init::None => (false, 0),
        };
        names.then(|| u32::try_from(n).unwrap_or(u32::MAX))
    }

    /// What makes a variable that is initialised with a temporary of its class: `T x = T(…)` is `T x(…)`.
    fn init_of_temporary(&mut self, v: &Variable) -> Option<Init> {
        let Init::Equal(e) = &v.init else {
            return None;
        };
        let class = self.class_of_type(&v.ty)?;
        match &e.kind {
            ExprKind::Construct(ty, args) if self.class_of_type(ty) == Some(class) => Some(Init::Brace(args.clone())),
            ExprKind::Call(callee, args) if matches!(&callee.kind, ExprKind::Path(path) if self.class_of_path(path) == Some(class)) => {
                Some(Init::Paren(args.clone()))
            }
            _ => None,
        }
    }

    /// Pushes what a variable is initialised with that is begun before.
    pub(super) fn initial_of_begun(&mut self, v: &Variable, slot: u32, n: u32, of_program: bool) {
        self.ty(&v.ty);
        self.emit(Op::Begin(slot, n, of_program));
        match self.init_of_temporary(v) {
            Some(init) => self.initial(&Variable { init, ..v.clone() }),
            None => self.initial(v),
        }
        // the last operation makes it
        let context = self.context();
        if let (Some(last @ (Op::Construct(..) | Op::Initialise)), Some(at)) = (context.ops.last().cloned(), context.at.last().copied()) {
            context.ops.pop();
            context.at.pop();
            self.emit(Op::Into(slot));
            self.here = at;
            self.emit(last);
        }
        self.here = v.at;
        self.emit(Op::Complete(slot));
    }

    /// Whether a type that is written without `&` may be a reference: a parameter of a template, an alias, a member, `decltype`.
    fn may_refer(&mut self, ty: &Type) -> bool {
        let path = match &unconst(ty).kind {
            TypeKind::Decltype(_) | TypeKind::DecltypeAuto => return true,
            TypeKind::Path(path) => path,
            _ => return false,
        };
        let names: Vec<_> = path.segments.iter().map(|s| s.name.clone()).collect();
        match self.program.find(&self.scope.namespace.clone(), &names) {
            Some(super::super::program::Entity::Class(_)) => path.of.is_some(),
            Some(_) => true,
            None => match path.simple() {
                Some(name) => !matches!(self.local_type(name), Some(super::LocalType::Class(_))) && !self.is_container_used(name),
                None => {
                    let is_of_std = &*names[0] == "std" || names.len() == 1 && self.is_container_used(&names[0]);
                    names.len() > 2 || path.of.is_some() || !is_of_std
                }
            },
        }
    }

    /// Whether a name is that of a container of the library, which a `using` brings, and no other one.
    fn is_container_used(&mut self, name: &Name) -> bool {
        matches!(&**name, "string" | "vector" | "deque")
            && self.local(name).is_none()
            && self.class_param(name).is_none()
            && !self.may_be_member(name)
    }

    /// Keeps the type of a variable that says where the program runs whether it is `const`: `decltype`, `std::add_const_t<T>`.
    fn type_says_const(&mut self, v: &Variable) {
        let ty = match (&v.ty.kind, &v.init) {
            _ if self.scope.is_prelude => return,
            (TypeKind::DecltypeAuto, Init::Equal(e)) if !matches!(e.kind, ExprKind::Braces(_)) => TypeKind::Decltype(Box::new(e.clone())),
            (TypeKind::Reference(of), Init::Equal(e)) if is_auto(of) && self.result_says_const(e) => {
                TypeKind::Decltype(Box::new(e.clone()))
            }
            (TypeKind::Decltype(_), _) => v.ty.kind.clone(),
            (TypeKind::Path(path), _) if self.makes_const(path) => v.ty.kind.clone(),
            _ => return,
        };
        let slot = self.new_slot();
        self.attempted(|c| c.aside(|c| c.ty(&Type { kind: ty, at: v.ty.at })));
        self.emit(Op::Store(slot));
        if let Some(local) = self.context().scopes.last_mut().and_then(|s| s.get_mut(&v.name)) {
            (local.of_parameter, local.depends[0]) = (Some(slot), Some((slot, false)));
        }
    }

    /// Whether the type of what is bound to a reference says, where that is asked for, whether it is `const`: that of a call or an
    /// operator of which the form says nothing.
    pub(super) fn result_says_const(&mut self, e: &Expr) -> bool {
        matches!(e.kind, ExprKind::Call(..) | ExprKind::Index(..)) && !self.scope.is_prelude && self.tells_objects() && !self.is_const(e)
    }

    /// Whether a type is what a trait of the library, or an alias template, makes of another one: it may be `const`.
    fn makes_const(&mut self, path: &Path) -> bool {
        let names: Vec<_> = path.segments.iter().map(|s| s.name.clone()).collect();
        let last = path.last();
        match self.program.find(&self.scope.namespace.clone(), &names) {
            Some(Entity::Alias(_)) => last.args.is_some(),
            Some(_) => false,
            None => last.args.is_some() && last.name.ends_with("_t") || names.len() > 1 && &*last.name == "type",
        }
    }

    /// Notes of `auto&` and `auto&&` what the variable says that they are bound to, and of `auto` whether it points to what is
    /// `const`.
    fn deduced_reference(&mut self, v: &Variable) {
        if is_auto(unreferenced(&v.ty))
            && let Init::Equal(e) = &v.init
            && self.points_to_const(e)
            && let Some(local) = self.context().scopes.last_mut().and_then(|s| s.get_mut(&v.name))
        {
            local.to_const = true;
        }
        if let (true, Init::Equal(e)) = (is_auto(&v.ty), &v.init) {
            let object = matches!(v.ty.kind, TypeKind::DecltypeAuto).then_some(e);
            self.note_depends(&v.name, object, e);
        }
        let (TypeKind::Reference(of) | TypeKind::Forwarding(of), Init::Equal(e)) = (&v.ty.kind, &v.init) else {
            return;
        };
        if !is_auto(of) {
            return;
        }
        self.note_depends(&v.name, Some(e), e);
        let (is_const, is_lvalue) =
            (self.is_const(e), is_lvalue(e) && !tree::is_moved(e) && !self.tells_by_type(e) && !self.names_value(e));
        let is_array = self.is_array(e);
        if let Some(local) = self.context().scopes.last_mut().and_then(|s| s.get_mut(&v.name)) {
            local.is_const |= is_const;
            local.is_array = is_array;
            if is_lvalue && local.refers.is_some() {
                local.refers = Some(super::Refers::Lvalue);
            }
        }
    }

    /// Notes what says whether a variable that is bound to `object` is `const`, and whether that is which `pointer` points to.
    fn note_depends(&mut self, name: &Name, object: Option<&Expr>, pointer: &Expr) {
        let depends = [object.and_then(|e| self.depends(e)), self.target_depends(pointer)];
        if let Some(local) = self.context().scopes.last_mut().and_then(|s| s.get_mut(name)) {
            local.depends = depends;
        }
    }

    /// Pushes what a variable is initialised with whose type `decltype` says.
    fn initial_by_type(&mut self, ty: &Type, e: &Expr, v: &Variable) {
        if self.is_moved(e) {
            self.passed(e)
        } else {
            self.place(e);
            self.result_is_const(e);
        }
        self.ty(ty);
        self.here = v.at;
        self.emit(Op::Bind);
    }

    /// Pushes what a variable is initialised with.
    pub(super) fn initial(&mut self, v: &Variable) {
        self.here = v.at;
        let ty = &v.ty;
        if is_reference(ty) {
            return self.initial_reference(v);
        }
        if self.object_here(v) {
            return;
        }
        match (&unconst(ty).kind, &v.init) {
            // only what is a reference is a place when it is returned
            (TypeKind::DecltypeAuto, Init::Equal(e))
                if matches!(e.kind, ExprKind::Call(..) | ExprKind::Index(..) | ExprKind::Unary(UnaryOp::Dereference, _))
                    && !self.is_moved(e) =>
            {
                return self.place(e);
            }
            (TypeKind::DecltypeAuto, Init::Equal(e)) => {
                let deduced = Type { kind: TypeKind::Decltype(Box::new(e.clone())), at: ty.at };
                return self.initial_by_type(&deduced, e, v);
            }
            (TypeKind::Decltype(_), Init::Equal(e)) if !matches!(e.kind, ExprKind::Braces(_) | ExprKind::List(_)) => {
                return self.initial_by_type(ty, e, v);
            }
            (TypeKind::Path(_), Init::Equal(e))
                if (matches!(e.kind, ExprKind::Call(..)) || tells_element(e)) && self.may_refer(ty)
                    || matches!(e.kind, ExprKind::Cast(..)) && self.may_be_reference(ty) =>
            {
                return self.initial_by_type(ty, e, v);
            }
            _ => {}
        }
        if let Init::Paren(args) | Init::Brace(args) = &v.init
            && let Some(made) = self.layout_made(ty, args)
        {
            return self.value(&made);
        }
        if is_auto(ty) {
            return self.initial_auto(v);
        }
        match &v.init {
            Init::Equal(e) => self.initial_equal(ty, e, v.at),
            Init::None => {
                self.ty(ty);
                self.here = v.at;
                self.emit(Op::Default);
            }
            Init::Paren(args) => {
                self.ty(ty);
                let callee = self.callee_of_type(&v.ty);
                let count = self.given(args, &callee);
                self.here = v.at;
                self.emit(Op::Construct(count, false));
            }
            Init::Brace(args) => {
                self.ty(ty);
                let callee = self.callee_of_type(&v.ty);
                let count = self.braced(args, &callee);
                self.note_literals(&callee, args);
                self.here = v.at;
                self.emit(Op::Construct(count, true));
            }
        }
    }

    /// Pushes what `= e` makes of a variable of a type that is no reference, or `return e` of a result.
    pub(super) fn initial_equal(&mut self, ty: &Type, e: &Expr, at: At) {
        match &e.kind {
            // a number from a list in brackets: the comma operator
            ExprKind::List(items) if matches!(unconst(ty).kind, TypeKind::Builtin(_)) => {
                let comma = Expr { kind: ExprKind::Comma(items.clone()), at: e.at };
                self.copied(&comma);
            }
            ExprKind::Braces(args) => self.list_for(ty, args, e.at),
            _ if matches!(unconst(ty).kind, TypeKind::Path(_))
                && is_lvalue(e)
                && !self.is_moved(e)
                && !self.is_part(e)
                && !self.gives_own(e) =>
            {
                self.place(e);
                self.told_const(e);
                self.ty(ty);
                self.here = e.at;
                self.emit(Op::InitialiseCopy);
                return;
            }
            // what may be moved from is what a constructor of another class takes, and a text in quotes
            _ if matches!(unconst(ty).kind, TypeKind::Path(_))
                && (self.may_be_moved_from(e)
                    || self.is_part(e)
                    || self.copies_temporary(e)
                    || self.program.takes_arrays && matches!(e.kind, ExprKind::Text(_))) =>
            {
                self.passed(e);
                if let ExprKind::Text(_) = e.kind {
                    self.told_const(e);
                }
                self.ty(ty);
                self.here = at;
                self.emit(Op::InitialiseCopy);
                return;
            }
            _ if matches!(unconst(ty).kind, TypeKind::Path(_)) && self.gives_own(e) => {
                self.ty(ty);
                self.place(e);
                self.told_const(e);
                self.here = at;
                self.emit(Op::InitialiseResult);
                return;
            }
            // an object that converts is not copied first
            _ if matches!(unconst(ty).kind, TypeKind::Builtin(_) | TypeKind::Pointer(_)) => self.told_value(e),
            _ => self.copied(e),
        }
        if let TypeKind::Builtin(b) = unconst(ty).kind {
            self.here = e.at;
            self.emit(Op::ConvertTo(super::types::builtin(b)));
            return;
        }
        self.ty(ty);
        self.here = e.at;
        self.emit(Op::Initialise);
    }

    /// Pushes the value from which the type of an `auto` variable is deduced.
    fn initial_auto(&mut self, v: &Variable) {
        match &v.init {
            Init::Equal(Expr { kind: ExprKind::Braces(items), at }) if !items.is_empty() => {
                self.deduced_list(items, *at);
                self.emit(Op::InitializerList);
            }
            Init::Equal(e) => self.initial_value_of_auto(e),
            // `auto x = {a}` is a list, `auto x{a}` is what `a` is
            Init::Brace(args) if v.is_copied && !args.is_empty() => {
                self.deduced_list(args, v.at);
                self.emit(Op::InitializerList);
            }
            Init::Paren(args) | Init::Brace(args) if args.len() == 1 && !args[0].expands => self.copied(&args[0].value),
            Init::Brace(args) => {
                let count = self.args(args, false);
                self.emit(Op::Braces(count));
                self.emit(Op::InitializerList);
            }
            _ => {
                self.emit(Op::Unread("`auto` without a value".into()));
            }
        }
    }

    /// Pushes what `auto` holds that is initialised with an expression: what refers to less than a byte stays what it is.
    pub(super) fn initial_value_of_auto(&mut self, e: &Expr) {
        match &e.kind {
            // an array is the pointer to its first element, also where it is moved from
            _ if tree::is_moved(e) && self.moves_array(e) => {
                self.place(e);
                self.told_const(e);
                self.emit(Op::Deduced(true));
            }
            ExprKind::Call(..) if self.copies_temporary(e) => {
                self.passed(e);
                self.emit(Op::MoveValue(false));
            }
            ExprKind::Call(callee, _) if !self.may_be_moved_from(e) && !self.is_part(e) => {
                self.place(e);
                if matches!(&callee.kind, ExprKind::Member { path, .. } if matches!(&*path.last().name, "at" | "front" | "back")) {
                    self.told_bit(e);
                }
                self.emit(Op::Deduced(false));
            }
            ExprKind::Index(..) if self.operates_referring(e) => {
                self.passed(e);
                self.emit(Op::MoveValue(false));
            }
            ExprKind::Unary(UnaryOp::Dereference, _) if self.gives_own(e) => {
                self.place(e);
                self.emit(Op::Deduced(false));
            }
            ExprKind::This if self.tells_objects() && self.points_to_const(e) => {
                self.place(e);
                for op in [Op::Dereference, Op::ConstOperand(None), Op::AddressOf(false, None)] {
                    self.emit(op);
                }
            }
            ExprKind::Member { path, .. }
                if self.tells_objects() && tree::is_lvalue(e) && !self.may_be_moved_from(e) || self.is_array_member(&path.last().name) =>
            {
                self.rooted(e);
                self.told_array(e);
                self.told_const(e);
                self.emit(Op::Deduced(true));
            }
            ExprKind::Path(_) | ExprKind::Index(..) | ExprKind::Unary(UnaryOp::Dereference, _) | ExprKind::Conditional(..)
                if tree::is_lvalue(e) =>
            {
                self.place(e);
                // the elements of an array are as `const` as it is
                if self.tells_objects() && !matches!(e.kind, ExprKind::Conditional(..)) {
                    self.told_pointer(e);
                } else {
                    self.told_array(e);
                }
                if tells_element(e) {
                    self.told_bit(e);
                } else {
                    self.told_const(e);
                }
                let copies = !matches!(e.kind, ExprKind::Conditional(..)) && !self.gives_element(e);
                self.emit(Op::Deduced(copies));
            }
            _ => self.copied(e),
        }
    }

    /// Whether `std::move` is given what a call returns as `const`.
    fn copies_temporary(&mut self, e: &Expr) -> bool {
        let ExprKind::Call(_, args) = &e.kind else { return false };
        matches!(&args[..], [of] if self.is_const_rvalue(e) && self.is_value(&of.value))
    }

    /// Whether `std::move` is given a variable that is an array.
    fn moves_array(&mut self, e: &Expr) -> bool {
        let ExprKind::Call(_, args) = &e.kind else { return false };
        matches!(&args[..], [of] if self.is_array(&of.value))
    }

    /// Whether an element may be what an operator of the program makes.
    fn gives_element(&mut self, e: &Expr) -> bool {
        let symbol = match &e.kind {
            ExprKind::Index(of, _) if self.may_be_object(of) => "operator[]",
            ExprKind::Unary(UnaryOp::Dereference, of) if self.may_be_object(of) => "operator*",
            _ => return false,
        };
        let makes = |f: &super::super::program::FunctionDef| *f.ast.name == *symbol && !f.ast.result.as_ref().is_some_and(is_reference);
        self.program.functions.iter().any(|f| !f.scope.is_prelude && makes(f))
    }

    /// Marks the element on top where it is `const`: those of a `const std::vector<bool>` are values.
    fn told_bit(&mut self, e: &Expr) {
        if let Some(depends) = self.named_const(e) {
            self.emit(Op::ConstPlace(depends));
        }
    }

    /// What makes a layout of the arguments that deduce those of its template: `Layout l(shape, stride)`.
    pub(super) fn layout_made(&mut self, ty: &Type, args: &[Arg]) -> Option<Expr> {
        let TypeKind::Path(path) = &unconst(ty).kind else { return None };
        let name = path.simple().filter(|name| self.is_placeholder(name))?;
        let callee = match (&**name, args.len()) {
            ("Layout" | "ComposedLayout", 2..) => path.clone(),
            ("Layout", 1) => Path::of_library("__layout_of", None, ty.at),
            _ => return None,
        };
        let callee = Expr { kind: ExprKind::Path(callee), at: ty.at };
        Some(Expr { kind: ExprKind::Call(Box::new(callee), args.to_vec()), at: ty.at })
    }

    pub(super) fn is_auto_path(&mut self, ty: &Type) -> bool {
        matches!(&ty.kind, TypeKind::Path(p) if p.simple().is_some_and(|n| self.is_placeholder(n)))
    }

    /// A value of its own.
    pub(super) fn copied(&mut self, e: &Expr) {
        if self.may_be_moved_from(e) || self.is_part(e) {
            self.passed(e);
            self.emit(Op::MoveValue(false));
            return;
        }
        if self.gives_own(e) || self.gives_element(e) {
            self.place(e);
            self.emit(Op::Deduced(false));
            return;
        }
        self.value(e);
        if is_lvalue(e) || tree::is_moved(e) {
            self.told_const(e);
            self.emit(Op::Copy);
        }
    }

    /// Whether an expression may give a value that nobody else holds, and may give one that others do: a call, an operator of the
    /// program, `?:`, `*std::move(x)`.
    fn gives_own(&mut self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Call(..) | ExprKind::Conditional(..) => true,
            ExprKind::Comma(items) | ExprKind::List(items) => items.last().is_some_and(|e| self.gives_own(e)),
            ExprKind::Unary(UnaryOp::Dereference, of) if tree::is_moved(of) => true,
            _ => self.operates_referring(e),
        }
    }

    /// Notes that an object in a slot ends with its scope.
    pub(super) fn owns(&mut self, slot: u32) {
        let owned = &mut self.context().owned;
        let at = owned.partition_point(|other| *other < slot);
        owned.insert(at, slot);
    }
}

/// Whether an expression is an element, which may be less than a byte.
fn tells_element(e: &Expr) -> bool {
    matches!(e.kind, ExprKind::Index(..) | ExprKind::Unary(UnaryOp::Dereference, _))
}
