//! The compilation of functions, classes and variables.

use super::super::ast::{
    Arg, Body, Expr, ExprKind, Function, Init, Member, Name, Path, Stmt, StmtKind, TemplateParam, TemplateParamKind, Type, TypeKind,
    Variable, Variables,
};
use super::super::code::{Code, Op};
use super::super::compiled::{
    AliasCode, ClassCode, FieldCode, FunctionCode, MethodOf, ParamSlot, Pattern, ResultKind, ReturnsRvalue, TemplateSlot,
};
use super::super::program::{Entity, MemberDef, VariableAround};
use super::super::value::Value;
use super::tree::{is_reference, unconst};
use super::{Compiler, Deduced, tree};
use std::rc::Rc;

/// Whether a type is written with `auto`.
fn is_deduced(ty: &Type) -> bool {
    match &ty.kind {
        TypeKind::Auto | TypeKind::DecltypeAuto => true,
        TypeKind::Const(t) | TypeKind::Pointer(t) | TypeKind::Reference(t) | TypeKind::Forwarding(t) => is_deduced(t),
        _ => false,
    }
}

impl Compiler<'_> {
    /// The parameters of a template: each gets a slot.
    pub(super) fn template_slots(&mut self, params: &[TemplateParam]) -> Vec<TemplateSlot> {
        let mut all = Vec::new();
        for (i, p) in params.iter().enumerate() {
            let name = p.name.clone().unwrap_or_else(|| Name::from(format!("#{i}")));
            let slot = self.new_slot();
            self.name_slot(&name, slot, p.pack);
            if matches!(p.kind, TemplateParamKind::Type | TemplateParamKind::Template(_))
                && let Some(local) = self.context().scopes.last_mut().and_then(|s| s.get_mut(&name))
            {
                local.is_type = true;
            }
            let is_written = self.is_written(p, params);
            if let TemplateParamKind::Value(ty) = &p.kind
                && let Some(local) = self.context().scopes.last_mut().and_then(|s| s.get_mut(&name))
            {
                (local.is_parameter, local.is_written) = (true, is_written);
                local.refers = names_object(ty).then_some(super::Refers::Lvalue);
                local.is_const = matches!(&ty.kind, TypeKind::Reference(of) if matches!(of.kind, TypeKind::Const(_)));
            }
            let value = match &p.kind {
                TemplateParamKind::Value(ty) => Some(self.part(|c| c.ty(ty))),
                _ => None,
            };
            let is_template = matches!(p.kind, TemplateParamKind::Template(_));
            let takes_types = matches!(p.kind, TemplateParamKind::Template(true));
            all.push(TemplateSlot { slot, name, value, of: None, is_template, takes_types, default: None, pack: p.pack });
        }
        let named: Vec<(Name, u32, bool)> = all.iter().map(|t: &TemplateSlot| (t.name.clone(), t.slot, t.pack)).collect();
        for (p, slot) in params.iter().zip(&mut all) {
            if let TemplateParamKind::Value(ty) = &p.kind {
                let mut mentions = false;
                super::walk::names_in_type(ty, &mut |name| mentions |= named.iter().any(|(of, ..)| of == name));
                slot.of = mentions.then(|| self.pattern(ty, &named));
            }
        }
        for (p, slot) in params.iter().zip(&mut all) {
            slot.default = p.default.as_ref().map(|e| self.part(|c| c.value(e)));
        }
        all
    }

    /// Whether a parameter of a template is a value of a type that depends on no parameter.
    fn is_written(&mut self, p: &TemplateParam, params: &[TemplateParam]) -> bool {
        let TemplateParamKind::Value(ty) = &p.kind else { return false };
        let TypeKind::Path(path) = &tree::unconst(ty).kind else { return false };
        let is_template = |c: &Self, id: u32| c.program.classes[id as usize].ast.template.is_some() && path.last().args.is_none();
        let mut depends = p.pack
            || self.is_auto_path(tree::unconst(ty))
            || matches!(self.entity(path), Some((Entity::Class(id), _)) if is_template(self, id));
        super::walk::names_in_type(ty, &mut |name| {
            depends |= params.iter().any(|p| p.name.as_ref() == Some(name))
                || self.class_param(name).is_some()
                || self.local(name).is_some_and(|local| local.is_type || local.is_parameter);
        });
        !depends
    }

    /// Whether the parameter of a template that a name means is such a value.
    pub(super) fn names_written(&mut self, name: &Name) -> bool {
        if let Some(local) = self.local(name) {
            return local.is_written;
        }
        let params = self.scope.class.and_then(|class| self.program.classes[class as usize].ast.template.clone()).unwrap_or_default();
        self.class_param(name).is_some()
            && params.iter().find(|p| p.name.as_ref() == Some(name)).is_some_and(|p| self.is_written(p, &params))
    }

    /// The slots of parameters; `deduced` are the names of the template's parameters.
    pub(super) fn param_slots(&mut self, f: &Function, deduced: &[(Name, u32, bool)], templates: &mut Vec<TemplateSlot>) -> Vec<ParamSlot> {
        let mut all: Vec<ParamSlot> = Vec::new();
        let takes_auto = f.params.iter().any(|p| super::names_auto(&p.ty));
        self.context().is_template |= takes_auto || !deduced.is_empty();
        for p in &f.params {
            let slot = self.new_slot();
            if let Some(name) = &p.name {
                self.name_slot(name, slot, p.pack);
                let ty = self.type_of_param(&p.ty);
                self.constness(name, &ty);
            }
            let by_reference = is_reference(&p.ty);
            if let Some(local) = p.name.as_ref().and_then(|name| self.context().scopes.last_mut()?.get_mut(name)) {
                (local.varies, local.is_reference) = (!by_reference && !p.pack, by_reference && !p.pack);
            }
            self.context().params.push((slot, by_reference));
            let of_outer = self.scope.class.is_some() || self.context().is_lambda;
            let index = (p.pack && of_outer).then(|| self.new_slot());
            let of_class = if p.pack { self.pack_of_class(&p.ty, deduced) } else { None };
            all.push(ParamSlot { slot, pattern: Pattern::Any, whole: None, default: None, pack: p.pack, of_class, by_reference, index });
        }
        // a parameter is in sight behind its type: `City const& City`
        let mut unseen: Vec<_> = f.params.iter().map(|p| self.context().scopes.last_mut()?.remove(p.name.as_ref()?)).collect();
        // what names a parameter in front of it depends on what that is deduced to be
        let is_open = !deduced.is_empty() || self.is_dependent() || f.params.iter().any(|p| super::walk::names_auto(&p.ty));
        let outer = std::mem::take(&mut self.in_front);
        for ((p, slot), seen) in f.params.iter().zip(&mut all).zip(&mut unseen) {
            self.pack_index = slot.index;
            slot.pattern = match &unconst(&p.ty).kind {
                // `auto&& x`: what `auto` stands for says whether `x` is a variable, and of `auto& x` whether it is `const`
                TypeKind::Forwarding(of) | TypeKind::Reference(of) | TypeKind::Pointer(of) if matches!(of.kind, TypeKind::Auto) => {
                    let of = self.new_slot();
                    templates.push(TemplateSlot {
                        slot: of,
                        name: Name::from("auto"),
                        value: None,
                        of: None,
                        is_template: false,
                        takes_types: false,
                        default: None,
                        pack: p.pack,
                    });
                    let of = Box::new(Pattern::Bind(of, p.pack));
                    match unconst(&p.ty).kind {
                        TypeKind::Reference(_) => Pattern::Reference(of),
                        TypeKind::Pointer(_) => Pattern::Pointer(of),
                        _ => Pattern::Forwarding(of),
                    }
                }
                _ => {
                    let ty = self.type_of_param(&p.ty);
                    let pattern = self.pattern(&ty, deduced);
                    slot.whole = pattern.computes_arguments().then(|| self.part(|c| c.ty(&ty)));
                    // an alias may be that of a reference
                    slot.by_reference |= matches!(pattern, Pattern::Reference(_) | Pattern::Forwarding(_));
                    pattern
                }
            };
            self.pack_index = None;
            if let (Some(scope), Some(name), Some(local)) = (self.context().scopes.last_mut(), &p.name, seen.take()) {
                scope.insert(name.clone(), local);
                self.in_front.extend(is_open.then(|| name.clone()));
            }
            // `T&& x`: what `T` stands for says the same
            if let (Pattern::Forwarding(of) | Pattern::Reference(of) | Pattern::Pointer(of), Some(name)) = (&slot.pattern, &p.name)
                && let Pattern::Bind(of, pack) = **of
                && pack == p.pack
                && let Some(local) = self.context().scopes.last_mut().and_then(|s| s.get_mut(name))
            {
                local.forwarded = Some(of);
                // `auto* x`: what it points to says whether that is `const`
                if let Pattern::Pointer(_) = slot.pattern {
                    local.to_parameter = Some(of);
                }
            }
            slot.default = p.default.as_ref().map(|e| self.initialiser_part(&p.ty, &[e], |c| c.place(e)));
        }
        self.in_front = outer;
        all
    }

    /// The code of a function, whose body is looked at as a whole where that tells what the machine of C++ does.
    pub(in super::super) fn whole_function(mut self, f: &Rc<Function>) -> FunctionCode {
        self.context().body = Some(f.clone());
        self.function(f)
    }

    /// The code of a function.
    pub(in super::super) fn function(mut self, f: &Function) -> FunctionCode {
        self.here = f.at;
        self.context().function = f.name.clone();
        self.context().header = (!self.scope.is_prelude).then(|| Rc::new(f.header()));
        self.context().on_const = f.flags.is_const && self.scope.class.is_some();
        let mut templates = self.template_slots(f.template.as_deref().unwrap_or_default());
        let deduced: Vec<_> = templates.iter().map(|t| (t.name.clone(), t.slot, t.pack)).collect();
        let params = self.param_slots(f, &deduced, &mut templates);
        let specialised = f.specialised.iter().flatten().map(|a| self.pattern_of(&a.value, &deduced)).collect();
        let makes = f.result.as_ref().filter(|_| &*f.name == "operator T" && !deduced.is_empty());
        let makes = makes.map(|ty| self.pattern(ty, &deduced));
        FunctionCode { makes, ..self.body(f, templates, params, specialised) }
    }

    pub(super) fn body(
        &mut self,
        f: &Function,
        templates: Vec<TemplateSlot>,
        params: Vec<ParamSlot>,
        specialised: Vec<Pattern>,
    ) -> FunctionCode {
        let requires = self.required(&f.requires);
        let result = self.result_kind(f);
        let declared = self.declared_result_type(f, &result);
        let noexcept = f.noexcept.as_ref().map(|e| self.part(|c| c.value(e)));
        self.context().returns_reference = matches!(result, ResultKind::Reference);
        self.context().result = f.result.clone();
        let refers = f.result.clone().filter(|ty| self.may_hold_references(ty) || self.has_reference_members(ty));
        self.context().returns_references = refers;
        if let (ResultKind::Type(_), Some(ty)) = (&result, &f.result)
            && self.may_be_reference(ty)
        {
            self.context().may_return_reference = Some(ty.clone());
        }
        let is_exact = matches!(&f.result, Some(ty) if matches!(ty.kind, TypeKind::DecltypeAuto));
        if !matches!(result, ResultKind::Known(_) | ResultKind::Type(_))
            && declared.is_none()
            && (is_exact && self.contexts.len() == 1 || !self.scope.is_prelude)
        {
            self.context().deduced = Deduced::Open(is_exact);
        }
        let around = match &f.body {
            Some(Body::Block(block)) => match &block[..] {
                [Stmt { kind: StmtKind::Try(t), .. }] if t.is_around => Some(t),
                _ => None,
            },
            _ => None,
        };
        if around.is_none() {
            self.initialisers(f);
        }
        let mut unread = None;
        match &f.body {
            Some(Body::Block(_)) if let Some(t) = around => {
                self.context().outer_scopes = self.context().scopes.len();
                self.try_around(t, |c| {
                    c.initialisers(f);
                    f.name.starts_with('~')
                });
            }
            Some(Body::Block(block)) => {
                self.context().outer_scopes = self.context().scopes.len();
                self.block(block)
            }
            Some(Body::Unread(u)) => unread = Some(u.clone()),
            Some(Body::Default) if &*f.name == "operator=" => {
                self.emit(Op::AssignParts);
                self.emit(Op::This);
                self.emit(Op::Dereference);
                self.emit(Op::Return(true));
            }
            _ => {}
        }
        self.here = f.at;
        self.emit(Op::ReturnVoid);
        self.join_jumps();
        self.move_returned();
        let deduced = match self.whole_deduction() {
            Deduced::Known(code) => Some(code),
            _ => None,
        };
        let returns_rvalue = match f.result.as_ref().map(|ty| &ty.kind) {
            Some(TypeKind::Forwarding(of)) if !matches!(of.kind, TypeKind::Auto) => self.rvalue_of(of),
            Some(TypeKind::Forwarding(_) | TypeKind::DecltypeAuto) => self.context().returned_rvalue,
            Some(TypeKind::Decltype(of)) => match of.kind {
                ExprKind::Path(_) => self.rvalue_of_name(of),
                _ => self.rvalue_returned(of),
            },
            _ => ReturnsRvalue::No,
        };
        let returns_const = f.result.as_ref().is_some_and(|ty| matches!(ty.kind, TypeKind::Const(_)));
        let leads_to_const = f.result.as_ref().map_or([false; 2], |ty| self.leads_to_const(ty));
        let mut code = self.finish();
        super::fused::fuse(&mut code.ops);
        FunctionCode {
            id: 0,
            name: f.name.clone(),
            slots: code.slots,
            code: Rc::new(code),
            templates,
            params,
            result,
            declared,
            makes: None,
            deduced,
            requires,
            specialised,
            given_only: (f.given_only.clone(), f.given_all),
            given_auto: f.given_auto.clone(),
            unread,
            noexcept,
            is_variadic: f.variadic,
            is_mutable: f.flags.is_mutable,
            has_body: f.body.is_some(),
            is_noexcept: !f.flags.may_throw && (f.flags.is_noexcept || &*f.name == "~"),
            is_deleted: matches!(f.body, Some(Body::Delete)),
            returns_rvalue,
            returns_const,
            leads_to_const,
            is_default: matches!(f.body, Some(Body::Default)),
            qualifier: f.flags.qualifier,
            of: match (self.scope.class, f.flags.is_static || f.flags.is_friend) {
                (Some(_), false) if f.flags.is_const => MethodOf::Const,
                (Some(_), false) => MethodOf::Changeable,
                _ => MethodOf::Any,
            },
        }
    }

    /// What is returned is made where the caller wants it if each `return` names the same variable, as in g++; else it is moved.
    fn move_returned(&mut self) {
        let context = self.context();
        let returned = std::mem::take(&mut context.returned);
        let slots: Vec<Option<u32>> = returned.iter().map(|r| r.map(|(_, slot)| slot)).collect();
        if slots.windows(2).all(|pair| pair[0] == pair[1]) {
            return;
        }
        for (at, slot) in returned.into_iter().flatten() {
            context.ops[at] = Op::MoveLocal(slot, true);
        }
    }

    /// Whether a type that does not say it may be a reference: a parameter of a template, `X::type`, `x_t<…>`, `decltype(e)`.
    pub(super) fn may_be_reference(&mut self, ty: &Type) -> bool {
        match &ty.kind {
            TypeKind::Decltype(_) => true,
            TypeKind::Path(path) => match path.simple() {
                Some(name) => self.local(name).is_some() || self.class_param(name).is_some() || self.names_reference(name),
                None => may_name_reference(&path.last().name) || self.may_name_own_reference(&path.last().name, &mut Vec::new()),
            },
            _ => false,
        }
    }

    /// Whether a name is an alias of a reference, or of what may be one.
    fn names_reference(&self, name: &Name) -> bool {
        let of_class = std::iter::successors(self.scope.class, |id| self.program.classes[*id as usize].scope.class)
            .find_map(|id| self.program.classes[id as usize].members.get(name));
        match (of_class, self.program.find(&self.scope.namespace, std::slice::from_ref(name))) {
            (Some(MemberDef::Alias(id)), _) => self.is_alias_of_reference(*id, &mut Vec::new()),
            (None, Some(Entity::Alias(id))) => self.is_alias_of_reference(id, &mut Vec::new()),
            _ => false,
        }
    }

    /// Whether an alias of the program of this name, in whatever class, may be one of a reference.
    fn may_name_own_reference(&self, name: &Name, seen: &mut Vec<u32>) -> bool {
        let mut own = self.program.aliases.iter().zip(0..).filter(|(alias, _)| !alias.scope.is_prelude && alias.ast.name == *name);
        own.any(|(_, id)| self.is_alias_of_reference(id, seen))
    }

    fn is_alias_of_reference(&self, id: u32, seen: &mut Vec<u32>) -> bool {
        if seen.contains(&id) {
            return false;
        }
        seen.push(id);
        let alias = &self.program.aliases[id as usize];
        match &alias.ast.ty.kind {
            TypeKind::Reference(_) | TypeKind::Forwarding(_) => true,
            TypeKind::Decltype(_) => !alias.scope.is_prelude,
            TypeKind::Path(path)
                if (path.segments.len() > 1 || !alias.scope.is_prelude && path.last().args.is_some())
                    && may_name_reference(&path.last().name) =>
            {
                true
            }
            TypeKind::Path(path) if !alias.scope.is_prelude => {
                let name = &path.last().name;
                let of_class = alias.scope.class.is_some_and(|class| self.program.classes[class as usize].params.contains(name));
                let own = alias.ast.template.iter().flatten().any(|p| p.name.as_ref() == Some(name));
                path.segments.len() == 1 && (of_class || own) || self.may_name_own_reference(name, seen)
            }
            _ => false,
        }
    }

    /// What `T&&` is for a type.
    fn rvalue_of(&mut self, ty: &Type) -> ReturnsRvalue {
        match &ty.kind {
            TypeKind::Path(path) => self.rvalue_of_path(path),
            TypeKind::Decltype(of) => self.rvalue_of_name(of),
            _ => ReturnsRvalue::Yes,
        }
    }

    /// What `decltype(x)` is: a parameter `auto&& x` says whether it refers to an lvalue.
    fn rvalue_of_name(&mut self, e: &Expr) -> ReturnsRvalue {
        let ExprKind::Path(path) = &e.kind else { return ReturnsRvalue::No };
        let Some(local) = path.simple().and_then(|name| self.local(name)) else { return ReturnsRvalue::No };
        match local.forwarded.filter(|_| !local.is_pack) {
            Some(slot) => ReturnsRvalue::Unless(slot),
            None => match local.declared.and_then(|n| self.declared.get(n as usize)).map(|ty| &ty.kind) {
                Some(TypeKind::Forwarding(_)) => ReturnsRvalue::Yes,
                _ => ReturnsRvalue::No,
            },
        }
    }

    fn rvalue_of_path(&mut self, path: &Path) -> ReturnsRvalue {
        let own = path.simple().and_then(|name| self.local(name));
        own.map_or(ReturnsRvalue::Yes, |local| ReturnsRvalue::Unless(local.slot))
    }

    /// What `auto&&` and `decltype(auto)` are for what is returned.
    pub(super) fn rvalue_returned(&mut self, e: &Expr) -> ReturnsRvalue {
        if let Some(of) = tree::forwarded_as(e) {
            return match &of.kind {
                ExprKind::Type(ty) => self.rvalue_of(ty),
                ExprKind::Path(path) => self.rvalue_of_path(path),
                _ => ReturnsRvalue::No,
            };
        }
        match &e.kind {
            ExprKind::Cast(_, ty, _) if let TypeKind::Forwarding(of) = &ty.kind => self.rvalue_of(of),
            ExprKind::Cast(_, ty, _) if let TypeKind::Decltype(of) = &ty.kind => self.rvalue_of_name(of),
            ExprKind::Call(..) if tree::is_moved(e) => ReturnsRvalue::Yes,
            ExprKind::Call(..) => ReturnsRvalue::AsCalled,
            ExprKind::Conditional(_, a, b) => match (self.rvalue_returned(a), self.rvalue_returned(b)) {
                (ReturnsRvalue::Yes, other) | (other, ReturnsRvalue::Yes) => other,
                (ReturnsRvalue::Unless(a), ReturnsRvalue::Unless(b)) if a == b => ReturnsRvalue::Unless(a),
                _ => ReturnsRvalue::No,
            },
            _ => ReturnsRvalue::No,
        }
    }

    fn result_kind(&mut self, f: &Function) -> ResultKind {
        let Some(ty) = &f.result else {
            return ResultKind::Auto;
        };
        match &ty.kind {
            TypeKind::Reference(_) | TypeKind::Forwarding(_) | TypeKind::DecltypeAuto => ResultKind::Reference,
            TypeKind::Decltype(of) if tree::is_moved(of) => ResultKind::Reference,
            TypeKind::Auto => ResultKind::Auto,
            TypeKind::Pointer(_) | TypeKind::Const(_) if is_deduced(ty) => ResultKind::Auto,
            TypeKind::Builtin(b) => ResultKind::Known(super::types::builtin(*b)),
            _ => ResultKind::Type(self.part(|c| c.ty(ty))),
        }
    }

    /// The type that a function declares to return, where the kind of its result does not say it.
    fn declared_result_type(&mut self, f: &Function, kind: &ResultKind) -> Option<Rc<Code>> {
        let ty = f.result.as_ref()?;
        match kind {
            ResultKind::Auto | ResultKind::Reference if !is_deduced(ty) => Some(self.part(|c| c.ty(ty))),
            ResultKind::Type(code) => Some(code.clone()),
            _ => None,
        }
    }

    /// A variable of the program or a static member: the code of its initial value.
    pub(in super::super) fn variable(mut self, template: Option<&[TemplateParam]>, declaration: &Variables, v: &Variable) -> AliasCode {
        self.here = v.at;
        let templates = self.template_slots(template.unwrap_or_default());
        self.context().is_template |= !templates.is_empty();
        let deduced: Vec<_> = templates.iter().map(|t| (t.name.clone(), t.slot, t.pack)).collect();
        let specialised = v.specialised.iter().flatten().map(|a| (self.pattern_of(&a.value, &deduced), a.expands)).collect();
        let requires = self.required(&declaration.requires);
        let of_class = self.scope.class.map(|class| self.program.classes[class as usize].ast.name.clone());
        let code = self.part(|c| match c.begins(v, of_class.as_ref()) {
            Some(n) => {
                let slot = c.new_slot();
                c.initial_of_begun(v, slot, n, true);
            }
            None => match &v.init {
                Init::Equal(e) if declaration.is_concept => c.constraint(e),
                _ => c.initial(v),
            },
        });
        let (is_const, is_reference) = (declaration.is_constexpr || self.is_const_type(&v.ty), super::tree::is_reference(&v.ty));
        AliasCode { templates, specialised, requires, is_const, is_reference, slots: code.slots, code }
    }

    /// The slots and patterns from which the arguments of a class template are deduced.
    pub(in super::super) fn deduction(&mut self, params: &[TemplateParam], types: &[Type]) -> (Vec<TemplateSlot>, Vec<Pattern>) {
        let slots = self.template_slots(params);
        let deduced: Vec<_> = slots.iter().map(|t| (t.name.clone(), t.slot, t.pack)).collect();
        let patterns = types.iter().map(|t| self.pattern(t, &deduced)).collect();
        (slots, patterns)
    }

    /// `static_assert` at the level of a namespace.
    pub(in super::super) fn assertion(&mut self, s: &super::super::ast::StaticAssert) -> Rc<Code> {
        self.part(|c| {
            c.static_assert(s);
            c.emit(Op::Push(Value::Void));
        })
    }

    /// A statement on its own.
    pub(in super::super) fn statement_alone(mut self, s: &super::super::ast::Stmt) -> Rc<Code> {
        self.here = s.at;
        self.part(|c| {
            c.block(std::slice::from_ref(s));
            c.emit(Op::Push(Value::Void));
        })
    }

    /// An expression on its own.
    pub(in super::super) fn expression(mut self, e: &super::Expr) -> AliasCode {
        let code = self.part(|c| c.value(e));
        AliasCode::of_code(code.clone(), code.slots)
    }

    /// The value of an enumerator: the first `n` of its enumeration are in sight.
    pub(in super::super) fn enumerator(mut self, id: u32, n: usize, value: &super::Expr) -> AliasCode {
        self.enumerators = Some((id, n));
        self.expression(value)
    }

    /// The types that the expansion of one gives, or the one alone that has no packs.
    fn pack_of_types(&mut self, ty: &Type) -> Rc<Code> {
        self.part(|c| {
            let pack = Arg { expands: true, ..super::Expr { kind: ExprKind::Type(Box::new(ty.clone())), at: ty.at }.into() };
            let count = c.args(&[pack], false);
            c.emit(Op::Braces(count));
        })
    }

    /// A class: its parameters, bases and members.
    pub(in super::super) fn class(mut self, id: u32) -> ClassCode {
        let ast = self.program.classes[id as usize].ast.clone();
        self.here = ast.at;
        let templates = self.template_slots(ast.template.as_deref().unwrap_or_default());
        let deduced: Vec<_> = templates.iter().map(|t| (t.name.clone(), t.slot, t.pack)).collect();
        let specialised = ast.specialised.iter().flatten().map(|a| (self.pattern_of(&a.value, &deduced), a.expands)).collect();
        let requires = self.required(&ast.requires);
        // what follows is read inside of the class
        let mut inner = Compiler::new(self.program, super::Scope { class: Some(id), ..self.scope.clone() });
        inner.here = ast.at;
        let mut bases = Vec::new();
        for (ty, expands) in &ast.bases {
            inner.here = ty.at;
            let code = match expands {
                true => inner.pack_of_types(ty),
                false => inner.part(|c| c.ty(ty)),
            };
            bases.push((code, *expands));
        }
        let mut fields = Vec::new();
        let mut asserts = Vec::new();
        let mut used = Vec::new();
        for (place, member) in ast.members.iter().enumerate() {
            match member {
                Member::Using(path) if path.segments.iter().rev().nth(1).is_some_and(|base| base.args.is_some()) => {
                    let before = path.segments[..path.segments.len() - 1].to_vec();
                    let kind = TypeKind::Path(Path { segments: before, ..path.clone() });
                    inner.here = path.at;
                    used.push((place, inner.pack_of_types(&Type { kind, at: path.at })));
                }
                Member::Fields(v) => {
                    for variable in &v.declared {
                        inner.here = variable.at;
                        let ty = inner.part(|c| c.ty(&variable.ty));
                        let has_init = !matches!(variable.init, Init::None);
                        let operands = match &variable.init {
                            Init::Equal(e) => vec![e],
                            Init::Paren(args) | Init::Brace(args) => args.iter().map(|arg| &arg.value).collect(),
                            Init::None => Vec::new(),
                        };
                        let init = has_init.then(|| inner.initialiser_part(&variable.ty, &operands, |c| c.initial(variable)));
                        let name = variable.name.clone();
                        let alignment = v.alignment.as_ref().map(|e| inner.part(|c| c.value(e)));
                        let bits = variable.bits.as_ref().map(|e| inner.part(|c| c.value(e)));
                        let mut names_members = false;
                        let members = &inner.program.classes[id as usize].members;
                        let mut seen = |name: &Name| {
                            names_members |=
                                matches!(members.get(name), Some(MemberDef::Field | MemberDef::Static(..) | MemberDef::Class(_)));
                        };
                        super::names_in_type(&variable.ty, &mut seen);
                        v.alignment.iter().chain(&variable.bits).for_each(|e| super::names_in(e, &mut seen));
                        fields.push(FieldCode { name, ty, init, alignment, bits, shares_address: v.shares_address, names_members });
                    }
                }
                Member::StaticAssert(s) => asserts.push(inner.part(|c| {
                    c.static_assert(s);
                    c.emit(Op::Push(Value::Void));
                })),
                _ => {}
            }
        }
        let alignment = ast.alignment.as_ref().map(|e| inner.part(|c| c.value(e)));
        let slots = inner.context().slots;
        let own = self.context().slots;
        let virtual_bases = ast.virtual_bases.clone();
        ClassCode {
            templates,
            specialised,
            requires,
            bases,
            used,
            virtual_bases,
            fields,
            asserts,
            slots: slots.max(own) as usize,
            alignment,
        }
    }

    /// Whether the class around the code, or one around that, may have a member of this name.
    pub(super) fn may_be_member(&self, name: &str) -> bool {
        let mut class = self.scope.class;
        while let Some(id) = class {
            let def = &self.program.classes[id as usize];
            if def.members.contains_key(name) || *def.ast.name == *name || self.bases_may_have(id) {
                return true;
            }
            class = def.scope.class;
        }
        false
    }

    /// Whether names of the bases of a class are looked up: not those of bases that depend on a parameter of a template.
    fn bases_may_have(&self, class: u32) -> bool {
        let def = &self.program.classes[class as usize];
        let depends = |ty: &Type| {
            let nested = || match (&ty.kind, def.scope.class.filter(|_| def.outer > 0)) {
                (TypeKind::Path(path), Some(outer)) => {
                    let first = &path.segments[0].name;
                    matches!(self.program.classes[outer as usize].members.get(first), Some(MemberDef::Class(_) | MemberDef::Alias(_)))
                }
                _ => false,
            };
            // another class of the function around is none
            let is_param = |name: &&Name| !def.params[..def.outer].contains(name) || self.class_around(class, name).is_none();
            let params: Vec<Name> = def.params.iter().filter(is_param).cloned().collect();
            super::names_any(ty, &params) || nested()
        };
        let is_whole = self.program.units == 1 && !def.scope.is_prelude;
        def.ast.bases.iter().any(|(base, _)| !is_whole || !depends(base))
    }

    /// Whether a parameter of a class template around the code is a value.
    pub(super) fn is_value_of_class(&self, name: &str) -> bool {
        let around = |class: &u32| self.program.classes[*class as usize].scope.class;
        std::iter::successors(self.scope.class, around).any(|class| {
            let params = self.program.classes[class as usize].ast.template.iter().flatten();
            let is_value = |p: &TemplateParam| matches!(p.kind, TemplateParamKind::Value(_));
            params.into_iter().any(|p| p.name.as_deref() == Some(name) && is_value(p))
        })
    }

    /// The place of `name` among the parameters of the classes around the code.
    pub(super) fn class_param(&self, name: &str) -> Option<u32> {
        let def = &self.program.classes[self.scope.class? as usize];
        // a member of a class inside of a function hides what is around that
        let found = def.params.iter().rposition(|p| **p == *name);
        found.filter(|i| *i >= def.outer || matches!(def.members.get(name), None | Some(MemberDef::Using))).map(|i| i as u32)
    }

    /// The variable of the function that the class around the code is in with the name, which is not evaluated there.
    pub(super) fn variable_around(&mut self, name: &Name) -> Option<VariableAround> {
        let mut class = self.scope.class;
        while let Some(id) = class {
            if let Some(variables) = self.program.variables_around.get(&id) {
                let variable = *variables.get(name)?;
                let is_meant = self.local(name).is_none() && self.class_param(name).is_some_and(|n| !self.is_class_value(n));
                return is_meant.then_some(variable);
            }
            class = self.program.classes[id as usize].scope.class;
        }
        None
    }

    /// Whether argument `n` of the class around the code is none of its own, and the class has bases.
    pub(super) fn may_inherit(&self, n: u32) -> bool {
        let def = self.scope.class.map(|class| &self.program.classes[class as usize]);
        def.is_some_and(|def| (n as usize) < def.outer && !def.ast.bases.is_empty())
    }

    /// Whether argument `n` of the class around the code is a number, by the parameter of its template.
    pub(super) fn is_class_value(&self, n: u32) -> bool {
        let def = self.scope.class.map(|class| &self.program.classes[class as usize]);
        let own = def.and_then(|def| def.ast.template.as_ref()?.get((n as usize).checked_sub(def.outer)?));
        own.is_some_and(|p| matches!(&p.kind, TemplateParamKind::Value(ty) if !names_object(ty)))
    }

    /// The place of the pack of the class around that a type expands, where it names none of the function.
    fn pack_of_class(&mut self, ty: &Type, deduced: &[(Name, u32, bool)]) -> Option<u32> {
        let mut names = Vec::new();
        super::walk::names_in_type(ty, &mut |n| names.push(n.clone()));
        let is_own = |name: &Name| deduced.iter().any(|(own, _, pack)| own == name && *pack);
        let of_class = names.iter().find(|name| self.class_pack(name)).filter(|_| !names.iter().any(is_own))?;
        self.class_param(of_class)
    }

    /// Whether argument `n` of the class around the code is a pack.
    pub(super) fn class_pack(&self, name: &str) -> bool {
        let Some(class) = self.scope.class else {
            return false;
        };
        self.program.classes[class as usize].packs.iter().any(|pack| **pack == *name)
    }
}

/// Whether a parameter of a template with that type may be the name of an object.
fn names_object(ty: &Type) -> bool {
    super::tree::is_reference(ty) || matches!(ty.kind, TypeKind::DecltypeAuto)
}

/// Whether a member of a class or a template may by its name be a type that is a reference.
fn may_name_reference(name: &str) -> bool {
    name == "type" || name.ends_with("_t") || name.ends_with("eference")
}
