//! The compilation of statements.

use super::super::ast::{Alias, Arg, Condition, Enum, Expr, ExprKind, If, Name, Path, StaticAssert, Stmt, StmtKind, Type, TypeKind};
use super::super::code::Op;
use super::super::program::{Entity, FunctionDef, UsingDirective};
use super::tree::{is_auto, is_named, unreferenced};
use super::{Breakable, Compiler, Local, LocalType};
use std::rc::Rc;

/// How many aliases of aliases are followed.
const MAX_ALIASES: usize = 16;

impl Compiler<'_> {
    /// Statements with a scope of their own.
    pub(super) fn block(&mut self, statements: &[Stmt]) {
        self.scoped(|c| statements.iter().for_each(|s| c.statement(s)));
    }

    /// What `build` declares ends with it.
    pub(super) fn scoped(&mut self, build: impl FnOnce(&mut Self)) {
        let first = self.context().slots;
        self.enter();
        build(self);
        self.leave();
        let last = self.context().slots;
        self.clear(first, last);
    }

    /// Ends variables; what a lambda captured on first use among them stays, and what is known of the order of operands, for a loop
    /// uses it again.
    pub(super) fn clear(&mut self, first: u32, last: u32) {
        let context = self.context();
        let staying = context.captures.iter().map(|(_, own, _)| *own).chain(context.decisions.iter().copied());
        let mut staying: Vec<u32> = staying.filter(|own| (first..last).contains(own)).collect();
        staying.sort_unstable();
        // the last one ends first
        let mut to = last;
        for own in staying.into_iter().rev() {
            if to > own + 1 {
                self.emit(Op::Clear(own + 1, to));
            }
            to = own;
        }
        if to > first {
            self.emit(Op::Clear(first, to));
        }
    }

    pub(super) fn statement(&mut self, s: &Stmt) {
        self.here = s.at;
        match &s.kind {
            StmtKind::Empty => {}
            StmtKind::UsingNamespace(_) | StmtKind::Using(_) | StmtKind::NamespaceAlias(..) | StmtKind::Function(..) => {
                self.using(s);
            }
            StmtKind::Expr(e) => self.discarded(e),
            StmtKind::Variables(v) => self.variables(v),
            StmtKind::Bindings(b) => self.bindings(b),
            StmtKind::Alias(alias) => self.local_alias(alias),
            StmtKind::Class(class) => self.local_class(class),
            StmtKind::Enum(e) => self.local_enum(e),
            StmtKind::StaticAssert(s) => self.static_assert(s),
            StmtKind::Block(block) => self.block(block),
            StmtKind::If(i) => self.if_statement(i),
            StmtKind::For(f) => self.for_statement(f),
            StmtKind::RangeFor(f) => self.range_for(f),
            StmtKind::DoWhile(body, test) => self.do_while(body, test),
            StmtKind::Switch(condition, body) => self.switch(condition, body),
            StmtKind::Case(_) | StmtKind::Default => self.case(s),
            StmtKind::Break | StmtKind::Continue => self.jump_out(matches!(s.kind, StmtKind::Break)),
            StmtKind::Label(name) => self.label(name),
            StmtKind::Goto(name) => self.goto(name),
            StmtKind::Return(e) => self.returned(e.as_ref()),
            StmtKind::Try(t) => self.try_statement(t),
            StmtKind::Check(check) => self.check(check),
        }
    }

    /// What a declaration of a function in a block brings into sight: of several overloads that one.
    fn declared_here(&mut self, name: &Name, params: &[super::super::ast::Param]) -> UsingDirective {
        let names = vec![name.clone()];
        if let Some(Entity::Functions(set)) = self.program.find(&self.scope.namespace, &names) {
            let all = self.program.sets[set as usize].1.clone();
            let types = self.program.types_of_parameters(params, &self.scope);
            let defs = all.iter().map(|f| (f, &self.program.functions[*f as usize]));
            let is_it = |def: &FunctionDef| def.ast.template.is_none() && self.program.types_of(&def.ast, &def.scope) == types;
            let kept: Vec<u32> = defs.filter(|(_, def)| is_it(def)).map(|(f, _)| *f).collect();
            if kept.is_empty() && all.len() > 1 && !self.program.is_of_prelude(Entity::Functions(set)) {
                self.emit(Op::Unread(
                    format!("a declaration of `{name}` in a block whose parameters are of types that are not compared").into(),
                ));
            }
            if !kept.is_empty() && kept.len() < all.len() {
                self.program.sets.push((name.clone(), kept));
                return UsingDirective::Functions(name.clone(), self.program.sets.len() as u32 - 1, true);
            }
        }
        UsingDirective::Name(names)
    }

    /// `using namespace A;`, `using A::b;` and `void f(int);` within a function.
    fn using(&mut self, s: &Stmt) {
        let named = match &s.kind {
            StmtKind::Using(path) => Some(path.clone()),
            StmtKind::Function(name, _) => Some(Path::name(name.clone(), s.at)),
            _ => None,
        };
        if let StmtKind::Using(path) = &s.kind
            && let [of, name] = &path.segments[..]
            && let Some(LocalType::Enum(id)) = self.local_type(&of.name)
            && let Some(n) = self.program.enums[id as usize].ast.enumerators.iter().position(|(known, ..)| *known == name.name)
        {
            if let Some(types) = self.local_types.last_mut() {
                types.insert(name.name.clone(), LocalType::Enumerator(id, n as u32));
            }
            return;
        }
        if let StmtKind::UsingNamespace(path) | StmtKind::Using(path) = &s.kind {
            self.program.opens(&super::super::program::joined(path), &self.scope);
        }
        let used = match &s.kind {
            StmtKind::NamespaceAlias(name, path) => {
                Some(UsingDirective::Alias(name.clone(), self.namespace_named(path).split("::").map(Name::from).collect()))
            }
            StmtKind::UsingNamespace(path) => {
                let name = self.namespace_named(path);
                self.namespace_in_sight(&name).map(|name| UsingDirective::Namespace(name.into()))
            }
            StmtKind::Using(path) => {
                let mut names: Vec<Name> = path.segments.iter().map(|s| s.name.clone()).collect();
                // of a namespace that a directive of the block opens
                let space = self.scope.namespace.clone();
                if self.program.namespace(&space, &names[0]).is_none()
                    && let Some(whole) = self.namespace_in_sight(&names[0])
                {
                    names.splice(..1, whole.split("::").map(Name::from));
                }
                Some(UsingDirective::Name(names))
            }
            StmtKind::Function(name, params) => Some(self.declared_here(name, params)),
            _ => None,
        };
        if let (Some(all), Some(used)) = (self.used.last_mut(), used) {
            all.push(used);
        }
        if let StmtKind::Using(path) | StmtKind::UsingNamespace(path) = &s.kind {
            let of = match s.kind {
                StmtKind::Using(_) => &path.segments[..path.segments.len() - 1],
                _ => &path.segments[..],
            };
            let name = of.iter().map(|s| &*s.name).collect::<Vec<_>>().join("::");
            if let Some(whole) = self.namespace_in_sight(&name) {
                self.program.opened_in_blocks.push((whole.into(), s.at));
            }
        }
        if let Some(path) = &named {
            let name = path.last().name.clone();
            if self.local(&name).is_some() || self.may_be_member(&name) {
                let hidden = super::Local { is_hidden: true, ..super::Local::default() };
                if let Some(scope) = self.context().scopes.last_mut() {
                    scope.insert(name.clone(), hidden);
                }
            }
            if self.local_type(&name).is_some()
                && let Some(scope) = self.local_types.last_mut()
            {
                scope.insert(name, super::LocalType::Hidden);
            }
            self.overloads(path);
        }
    }

    /// A second `using` of a name in one block adds its functions to those of the first.
    fn overloads(&mut self, path: &super::super::ast::Path) {
        let name = &path.last().name;
        let Some(block) = self.used.last() else {
            return;
        };
        let mut found = block.iter().filter_map(|used| match used {
            UsingDirective::Functions(of, set, _) if of == name => Some(super::super::program::Entity::Functions(*set)),
            UsingDirective::Name(path) if path.last() == Some(name) => self.program.find(&self.scope.namespace, path),
            _ => None,
        });
        let (first, last) = (found.next(), found.next_back());
        let is_declared = block.iter().any(|used| matches!(used, UsingDirective::Functions(of, _, true) if of == name));
        if let (Some(first), Some(last)) = (first, last)
            && first != last
            && let Some(super::super::program::Entity::Functions(set)) = self.program.beside(first, last)
            && let Some(block) = self.used.last_mut()
        {
            block.insert(0, UsingDirective::Functions(name.clone(), set, is_declared));
        }
    }

    /// The whole name of a namespace, of one that directives of the block open too.
    fn namespace_in_sight(&self, name: &str) -> Option<String> {
        let opened = self.used.iter().rev().flatten().filter_map(|used| match used {
            UsingDirective::Namespace(space) => Some(&**space),
            _ => None,
        });
        std::iter::once(&*self.scope.namespace).chain(opened).find_map(|from| self.program.namespace(from, name))
    }

    /// The name of a namespace, an alias of the function followed.
    fn namespace_named(&self, path: &super::super::ast::Path) -> String {
        let alias = self.used.iter().rev().flatten().find_map(|used| match (used, path.segments.first()) {
            (UsingDirective::Alias(name, of), Some(first)) if *name == first.name => Some(of.join("::")),
            _ => None,
        });
        let Some(alias) = alias else {
            return super::super::program::joined(path);
        };
        path.segments[1..].iter().fold(alias, |text, s| format!("{text}::{}", s.name))
    }

    /// An alias within a function: a variable that holds the type.
    fn local_alias(&mut self, alias: &Rc<Alias>) {
        if alias.template.is_some() {
            let id = self.program.local_alias(alias.clone(), &self.scope.clone());
            self.emit(Op::Template(id | super::super::code::ALIAS));
        } else {
            self.ty(&alias.ty);
        }
        let slot = self.declare(&alias.name);
        if alias.template.is_none() {
            self.constness(&alias.name, &alias.ty);
            if let Some(local) = self.context().scopes.last_mut().and_then(|s| s.get_mut(&alias.name)) {
                (local.is_type, local.is_alias) = (true, true);
            }
        }
        self.emit(Op::Store(slot));
    }

    fn local_enum(&mut self, e: &Rc<Enum>) {
        let id = self.program.enumeration(e.clone(), &self.scope.clone());
        let mut mentioned = Vec::new();
        for value in e.enumerators.iter().filter_map(|(_, value, _)| value.as_ref()) {
            super::walk::names_in(value, &mut |name| mentioned.push(name.clone()));
        }
        let known = mentioned.into_iter().filter_map(|name| match self.local_type(&name) {
            Some(LocalType::Enumerator(id, n)) => Some((name, (id, n))),
            _ => None,
        });
        self.program.enums[id as usize].in_sight = known.collect();
        if let Some(types) = self.local_types.last_mut() {
            if let Some(name) = &e.name {
                types.insert(name.clone(), LocalType::Enum(id));
            }
            if !e.scoped {
                for (i, (name, ..)) in e.enumerators.iter().enumerate() {
                    types.insert(name.clone(), LocalType::Enumerator(id, i as u32));
                }
            }
        }
    }

    fn if_statement(&mut self, i: &If) {
        let deduces = match self.context().deduced {
            super::Deduced::Open(is_exact) if i.is_constexpr => Some(is_exact),
            _ => None,
        };
        self.scoped(|c| {
            c.condition(&i.condition, !i.is_constexpr);
            if let (true, Some(test)) = (i.is_constexpr, &i.condition.test) {
                c.constant(test);
            }
            let unless = c.emit(Op::JumpUnless(0));
            let (mut then, mut otherwise) = (
                |c: &mut Self| c.nested(&i.then),
                |c: &mut Self| match &i.otherwise {
                    Some(otherwise) => {
                        let end = c.emit(Op::Jump(0));
                        c.land(unless);
                        c.nested(otherwise);
                        c.land(end);
                    }
                    None => c.land(unless),
                },
            );
            match (deduces, &i.condition.test) {
                (Some(is_exact), Some(test)) => c.deduced_in_branches(test, is_exact, [&mut then, &mut otherwise]),
                _ => {
                    then(c);
                    otherwise(c);
                }
            }
        });
    }

    pub(super) fn nested(&mut self, s: &Stmt) {
        self.scoped(|c| c.statement(s));
    }

    /// A statement whose declarations live on behind it.
    pub(super) fn in_this_scope(&mut self, s: &Stmt) {
        match &s.kind {
            StmtKind::Block(block) => block.iter().for_each(|s| self.statement(s)),
            _ => self.statement(s),
        }
    }

    pub(super) fn condition(&mut self, c: &Condition, is_truth: bool) {
        if let Some(init) = &c.init {
            self.in_this_scope(init);
        }
        if let Some(v) = &c.declared {
            let slot = self.variable_slot(v);
            self.emit(Op::Load(slot));
        }
        if let Some(test) = &c.test {
            self.tested(test, is_truth);
        }
    }

    /// Pushes what is tested, whose temporaries end before what follows.
    pub(super) fn tested(&mut self, test: &Expr, is_truth: bool) {
        self.told_value(test);
        // what is compared with each `case` is converted once
        if !is_truth || matches!(test.kind, ExprKind::Call(..) | ExprKind::Construct(..)) && self.may_have_destructors() {
            self.emit(Op::Tested(is_truth));
        }
        // an operator of the program may convert an operand
        let is_plain = matches!(&test.kind, ExprKind::Binary(_, a, b) if is_named(a) && is_named(b)) && !self.may_act(test);
        self.ended(!is_plain);
    }

    /// The head compares with every `case` of the body, wherever it stands in it, and jumps there.
    fn switch(&mut self, condition: &Condition, body: &Stmt) {
        self.scoped(|c| {
            c.condition(condition, false);
            c.emit(Op::Switched);
            let value = c.new_slot();
            c.emit(Op::Store(value));
            c.enter();
            if let StmtKind::Block(statements) = &body.kind {
                statements
                    .iter()
                    .filter(|s| matches!(s.kind, StmtKind::UsingNamespace(_) | StmtKind::Using(_) | StmtKind::Function(..)))
                    .for_each(|s| c.statement(s));
            }
            let mut labels = Vec::new();
            labels_in(body, &mut labels);
            let mut cases = Vec::new();
            let mut default = None;
            for label in labels {
                match &label.kind {
                    StmtKind::Case(e) => {
                        c.emit(Op::Load(value));
                        c.value(e);
                        // an `==` of the program is not asked
                        let has_own = c.program.of_namespaces.contains_key("operator==");
                        c.emit(if has_own { Op::IsCase } else { Op::Binary(super::super::ast::BinaryOp::Equal) });
                        cases.push((label.at, c.emit(Op::JumpIf(0))));
                    }
                    _ => default = Some(label.at),
                }
            }
            let otherwise = c.emit(Op::Jump(0));
            cases.extend(default.map(|at| (at, otherwise)));
            let (guards, first) = (c.context().guards.len(), c.context().slots);
            c.context().breakables.push(Breakable { guards, first, cases, ..Breakable::default() });
            c.in_this_scope(body);
            c.leave();
            let (breaks, _) = c.loop_ends();
            for at in breaks.into_iter().chain(default.is_none().then_some(otherwise)) {
                c.land(at);
            }
        });
    }

    /// A `case` or `default`: the head of the `switch` around it jumps here.
    fn case(&mut self, s: &Stmt) {
        let Some(switch) = self.context().breakables.iter().rev().find(|b| b.continues.is_none()) else {
            self.emit(Op::Unread("a `case` outside of a `switch`".into()));
            return;
        };
        let jumps: Vec<usize> = switch.cases.iter().filter(|(at, _)| *at == s.at).map(|(_, jump)| *jump).collect();
        jumps.into_iter().for_each(|jump| self.land(jump));
    }

    fn returned(&mut self, e: Option<&Expr>) {
        if self.context().guards.iter().any(|guard| matches!(guard, super::Guard::Around)) {
            self.emit(Op::Refused("no handler around a constructor returns".into()));
        }
        let Some(e) = e else {
            self.emit(Op::ReturnVoid);
            return;
        };
        let is_exact = self.context().result.as_ref().is_some_and(|ty| matches!(ty.kind, TypeKind::DecltypeAuto));
        // `return (x)` is another thing than `return x` where `decltype` says the type, and only there
        let e = match &e.kind {
            ExprKind::Comma(items) if items.len() == 1 && !is_exact => &items[0],
            _ => e,
        };
        if let super::Deduced::Open(is_exact) = self.context().deduced {
            self.deduces(e, is_exact);
        }
        self.returns_type(e);
        if self.context().returns_reference {
            self.context().returned_rvalue = self.rvalue_returned(e);
            let is_own = matches!(&e.kind, ExprKind::Path(path) if path.simple().is_none_or(|name| self.own_local(name).is_some()));
            if is_exact && !is_own && matches!(e.kind, ExprKind::Path(_) | ExprKind::Member { .. }) {
                self.decltype(e);
                self.emit(Op::IsReference);
                let reference = self.emit(Op::JumpIf(0));
                self.copied(e);
                self.emit(Op::Return(false));
                self.land(reference);
            }
            // a type that is deduced is as `const` as what is returned
            let is_deduced = self.context().result.as_ref().is_some_and(|ty| is_auto(unreferenced(ty)));
            if is_deduced && self.tells_objects() {
                self.rooted(e);
                self.told_pointer(e);
            } else {
                self.place(e);
            }
            self.refer_to_result();
            self.emit(Op::Return(true));
            return;
        }
        if let (ExprKind::Braces(args), Some(ty)) = (&e.kind, self.context().returns_references.clone()) {
            // a list has values, and this one is of variables
            self.value(&Expr { kind: ExprKind::Construct(Box::new(ty), args.clone()), at: e.at });
            self.emit(Op::Return(false));
            return;
        }
        // what an optional holds is made of the braces within its own
        if let (ExprKind::Braces(args), Some(ty)) = (&e.kind, self.context().result.clone())
            && let [Arg { value: Expr { kind: ExprKind::Braces(items), at }, .. }] = &args[..]
            && !items.is_empty()
            && let Some(held) = held_by_optional(&ty)
        {
            let made = Expr { kind: ExprKind::Construct(Box::new(held), items.clone()), at: *at };
            self.value(&Expr { kind: ExprKind::Construct(Box::new(ty.clone()), vec![made.into()]), at: e.at });
            self.emit(Op::Return(false));
            return;
        }
        // what a pair holds is made of what stands in the braces, and nothing else is made of that
        if let (ExprKind::Braces(args), Some(ty)) = (&e.kind, self.context().result.clone())
            && !args.is_empty()
            && !args.iter().any(|arg| matches!(arg.value.kind, ExprKind::Braces(_)))
            && !self.scope.is_prelude
            && self.holds_parts(&ty, 0)
        {
            self.value(&Expr { kind: ExprKind::Construct(Box::new(ty), args.clone()), at: e.at });
            self.emit(Op::Return(false));
            return;
        }
        if let Some(ty) = self.context().may_return_reference.clone()
            && is_place(e)
        {
            self.ty(&ty);
            self.emit(Op::IsReference);
            let value = self.emit(Op::JumpUnless(0));
            self.place(e);
            if !self.scope.is_prelude {
                self.ty(&ty);
                self.emit(Op::Refer);
            }
            self.emit(Op::Return(true));
            self.land(value);
        }
        let own = match &e.kind {
            ExprKind::Path(path) => match path.simple() {
                Some(name) => self.own_local(name),
                None => None,
            },
            _ => None,
        };
        if self.expiring_returned(e) {
            self.context().returned.push(None);
            self.emit(Op::Return(false));
            return;
        }
        // a constructor of another class may keep what a reference leads to
        let refers = matches!(&e.kind, ExprKind::Path(path) if !self.is_plain_variable(path));
        let result = self.context().result.as_ref().map(|ty| &ty.kind);
        let of_class = matches!(result, Some(TypeKind::Path(_)));
        let of_number = matches!(result, Some(TypeKind::Builtin(_) | TypeKind::Pointer(_)));
        let local = if let ExprKind::Path(path) = &e.kind { path.simple().and_then(|name| self.local(name)) } else { None };
        let is_static = local.is_some_and(|l| l.is_static);
        let refers = refers && (of_class || of_number) || of_number && local.is_some_and(|l| l.binding.is_some());
        match own.filter(|_| !(refers || is_static)) {
            Some(slot) => {
                let is_const = self.is_const(e);
                let of_parameter = self.context().params.iter().find(|(param, _)| *param == slot).map(|(_, by_reference)| *by_reference);
                let context = self.context();
                let is_outer = context.scopes.get(context.outer_scopes).is_some_and(|scope| scope.values().any(|l| l.slot == slot));
                let is_part = context.scopes.iter().flat_map(|scope| scope.values()).any(|l| l.slot == slot && l.binding.is_some());
                let is_own = context.owned.contains(&slot) && !is_const;
                // a parameter is moved from, and what no caller can make room for; what a reference leads to is copied
                let is_copied = is_part || of_parameter == Some(true) || (is_const && of_parameter.is_some());
                let moves = !is_copied && (of_parameter.is_some() || (is_own && !is_outer));
                // a parameter that is a reference by the name of its type is copied
                let declared = local.and_then(|l| self.declared.get(l.declared? as usize)).cloned();
                if let (Some(false), Some(ty)) = (of_parameter, declared)
                    && !self.scope.is_prelude
                    && self.may_be_reference(&ty)
                {
                    let of = Expr { kind: ExprKind::Type(Box::new(ty)), at: e.at };
                    let path = Path::of_library("is_lvalue_reference_v", Some(vec![of.into()]), e.at);
                    self.value(&Expr { kind: ExprKind::Path(path), at: e.at });
                    let value = self.emit(Op::JumpUnless(0));
                    self.emit(Op::MoveLocal(slot, false));
                    self.told_const(e);
                    self.emit(Op::Copy);
                    self.emit(Op::Return(false));
                    self.land(value);
                }
                let at = self.emit(Op::MoveLocal(slot, moves));
                match local {
                    Some(Local { binding: Some((whole, part, ..)), expires_as_part: true, .. }) => {
                        self.emit(Op::ReturnedPart(whole, part));
                    }
                    _ if is_copied => {
                        self.told_const(e);
                        self.emit(Op::Copy);
                    }
                    _ => {}
                }
                if is_const && of_class && self.program.tells_const {
                    self.emit(Op::ConstRvalue(None));
                }
                self.context().returned.push((is_own && is_outer).then_some((at, slot)));
            }
            None => {
                let auto = Type { kind: TypeKind::Auto, at: e.at };
                let result = self.context().result.clone();
                match (&e.kind, result.clone()) {
                    _ if !self.scope.is_prelude && self.object_of_type(result.as_ref().unwrap_or(&auto), e) => {}
                    (ExprKind::Braces(args), Some(ty)) => self.list_for(&ty, args, e.at),
                    (_, Some(ty)) if matches!(ty.kind, TypeKind::Path(_)) && !self.scope.is_prelude && !self.may_be_reference(&ty) => {
                        self.initial_equal(&ty, e, e.at)
                    }
                    (_, Some(ty)) if matches!(ty.kind, TypeKind::Builtin(_) | TypeKind::Pointer(_)) => self.told_value(e),
                    _ if !matches!(self.context().deduced, super::Deduced::Declared) => self.initial_value_of_auto(e),
                    _ => self.copied(e),
                }
                self.context().returned.push(None);
            }
        }
        self.emit(Op::Return(false));
    }

    /// Pushes the name of a variable that is declared as an rvalue reference as what may be moved from; whether it is one.
    pub(super) fn expiring(&mut self, e: &Expr) -> bool {
        let ExprKind::Path(path) = &e.kind else { return false };
        let Some(local) = path.simple().and_then(|name| self.own_local(name).and_then(|_| self.local(name))) else { return false };
        let declared = local.declared.and_then(|n| self.declared.get(n as usize)).cloned();
        let Some(ty @ Type { kind: TypeKind::Forwarding(of), .. }) = &declared else { return false };
        let is_concrete = match &of.kind {
            TypeKind::Builtin(_) | TypeKind::Const(_) | TypeKind::Auto => false,
            // of an lvalue reference as the argument of the class it is one
            TypeKind::Path(path) => path.simple().is_none_or(|name| self.class_param(name).is_none()),
            _ => true,
        };
        let of_class = matches!(of.kind, TypeKind::Path(_)) && !is_concrete;
        if local.is_pack || self.scope.is_prelude || !(is_concrete || of_class || local.forwarded.is_some()) {
            return false;
        }
        self.place(e);
        match local.forwarded {
            Some(of) => {
                self.emit(Op::Local(of));
                self.emit(Op::Forward(false));
            }
            None if of_class => {
                self.ty(ty);
                self.emit(Op::Forward(false));
            }
            None => _ = self.emit(Op::Rvalue),
        }
        true
    }

    /// Pushes what is returned where it is the name of an rvalue reference, which is moved from; whether it is.
    fn expiring_returned(&mut self, e: &Expr) -> bool {
        let result = self.context().result.clone();
        // an array becomes a pointer
        let is_object = result.as_ref().is_none_or(|ty| matches!(ty.kind, TypeKind::Path(_) | TypeKind::Const(_)));
        if !is_object || !self.expiring(e) {
            return false;
        }
        match result {
            Some(ty) => {
                self.ty(super::tree::unconst(&ty));
                self.emit(Op::InitialiseCopy);
            }
            None => _ = self.emit(Op::MoveValue(false)),
        }
        true
    }

    /// Whether a type is a pair, a tuple or an optional of `std`, by its name or by that of an alias.
    pub(super) fn holds_parts(&self, ty: &Type, depth: usize) -> bool {
        let TypeKind::Path(path) = &super::tree::unconst(ty).kind else { return false };
        let names: Vec<Name> = path.segments.iter().map(|s| s.name.clone()).collect();
        let found = self.program.find(&self.scope.namespace, &names);
        let is_of_std = match &names[..] {
            [std, _] => &**std == "std",
            names => names.len() == 1 && found.is_none_or(|of| self.program.is_of_prelude(of)),
        };
        if is_of_std && matches!(&*path.last().name, "pair" | "tuple" | "optional") {
            return true;
        }
        match found {
            Some(Entity::Alias(id)) if depth < MAX_ALIASES => {
                let alias = self.program.aliases[id as usize].ast.clone();
                alias.template.is_none() && self.holds_parts(&alias.ty, depth + 1)
            }
            _ => false,
        }
    }

    /// Makes of the place on top what a reference of the declared result refers to: of an object the part of a base.
    fn refer_to_result(&mut self) {
        let Some(ty) = self.context().result.clone() else { return };
        let (TypeKind::Reference(of) | TypeKind::Forwarding(of)) = &ty.kind else { return };
        if !self.scope.is_prelude && matches!(super::tree::unconst(of).kind, TypeKind::Path(_)) {
            self.ty(of);
            self.emit(Op::Refer);
        }
    }

    /// A variable of the function itself, which ends with it.
    pub(super) fn own_local(&mut self, name: &Name) -> Option<u32> {
        let context = self.context();
        let found = context.scopes.iter().rev().find_map(|s| s.get(name).copied()).filter(|found| !found.is_hidden)?;
        let captured = context.captures.iter().any(|(_, own, _)| *own == found.slot);
        (!found.is_pack && !captured).then_some(found.slot)
    }

    pub(super) fn static_assert(&mut self, s: &StaticAssert) {
        self.here = s.at;
        self.value(&s.condition);
        self.constant(&s.condition);
        self.here = s.at;
        let message = match s.message.as_ref().map(|m| &m.kind) {
            Some(ExprKind::Text(text)) => String::from_utf8_lossy(text).into_owned(),
            _ => String::new(),
        };
        self.emit(Op::StaticAssert(message.as_str().into(), s.message.is_some()));
    }
}

/// The type that a `std::optional` holds which is written with it.
fn held_by_optional(ty: &Type) -> Option<Type> {
    let TypeKind::Path(path) = &super::tree::unconst(ty).kind else { return None };
    match (&path.segments[..], path.last().args.as_deref()?) {
        ([std, held], [of]) if &*std.name == "std" && &*held.name == "optional" => match &of.value.kind {
            ExprKind::Type(of) => Some((**of).clone()),
            ExprKind::Path(path) => Some(Type { kind: TypeKind::Path(path.clone()), at: ty.at }),
            _ => None,
        },
        _ => None,
    }
}

/// The labels of a `switch` in its body, but those of another `switch` within it.
fn labels_in<'s>(s: &'s Stmt, out: &mut Vec<&'s Stmt>) {
    match &s.kind {
        StmtKind::Case(_) | StmtKind::Default => out.push(s),
        StmtKind::Block(block) => block.iter().for_each(|s| labels_in(s, out)),
        StmtKind::If(i) => [Some(&i.then), i.otherwise.as_ref()].into_iter().flatten().for_each(|s| labels_in(s, out)),
        StmtKind::For(f) => labels_in(&f.body, out),
        StmtKind::DoWhile(body, _) => labels_in(body, out),
        _ => {}
    }
}

/// Whether an expression may be a place.
fn is_place(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Conditional(_, a, b) => is_place(a) && is_place(b),
        ExprKind::Path(_)
        | ExprKind::Member { .. }
        | ExprKind::Index(..)
        | ExprKind::Call(..)
        | ExprKind::Cast(..)
        | ExprKind::Unary(..)
        | ExprKind::Assign(..)
        | ExprKind::Step(..) => true,
        _ => false,
    }
}
