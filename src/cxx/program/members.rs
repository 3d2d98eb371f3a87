//! What classes declare: methods, static variables, variable templates, types.

use super::super::ast::{
    At, Body, Class, Expr, ExprKind, Function, Init, Member, Name, Param, Path, Qualifier, Segment, Stmt, StmtKind, Type, TypeKind,
    Variables,
};
use super::{CONSTRUCTOR, ClassDef, Entity, FunctionDef, GlobalDef, MemberDef, Program, Scope, Start};
use std::rc::Rc;

impl Program {
    pub(super) fn members(&mut self, id: u32) {
        let def = &self.classes[id as usize];
        let (ast, namespace, is_prelude, params) =
            (def.ast.clone(), def.scope.namespace.clone(), def.scope.is_prelude, (def.params.clone(), def.packs.clone()));
        let inner = Scope { namespace, class: Some(id), is_prelude };
        for member in &ast.members {
            let put = |program: &mut Self, name: &Name, member| {
                program.classes[id as usize].members.insert(name.clone(), member);
            };
            match member {
                Member::Fields(v) => {
                    self.has_bit_fields |= v.declared.iter().any(|d| d.bits.is_some());
                    v.declared.iter().for_each(|d| put(self, &d.name, MemberDef::Field));
                }
                Member::Statics(v) if v.template.is_some() => self.member_templates(id, v, &inner),
                Member::Statics(v) => {
                    for (i, variable) in v.declared.iter().enumerate() {
                        put(self, &variable.name, MemberDef::Static(v.clone(), i));
                        if v.is_inline && !v.is_constexpr && params.0.is_empty() {
                            self.starts_member(id, &variable.name, variable.at);
                        }
                    }
                }
                Member::Function(f) => self.method(id, f, false),
                Member::Alias(alias) if alias.names_itself() && self.classes[id as usize].members.contains_key(&alias.name) => {}
                Member::Alias(alias) => {
                    let a = self.alias(alias.clone(), &inner);
                    put(self, &alias.name, MemberDef::Alias(a));
                }
                Member::Class(class) => {
                    let c = self.class(class, &inner, &params.0, &params.1);
                    if class.specialised.is_none() {
                        put(self, &class.name, MemberDef::Class(c));
                    }
                    if class.name.contains('#') {
                        // of a union without a name: its data are members here
                        let members = self.classes[c as usize].members.clone();
                        members.iter().filter(|(_, m)| matches!(m, MemberDef::Field)).for_each(|(name, m)| put(self, name, m.clone()));
                    }
                }
                Member::Enum(e) => {
                    let n = self.enumeration(e.clone(), &inner);
                    if let Some(name) = &e.name {
                        put(self, name, MemberDef::Enum(n));
                    }
                    if !e.scoped {
                        for (i, (name, ..)) in e.enumerators.iter().enumerate() {
                            put(self, name, MemberDef::Enumerator(n, i as u32));
                        }
                    }
                }
                Member::Using(path) if self.enumerator_of(&inner.namespace, path).is_some() => {
                    if let Some(Entity::Enumerator(e, n)) = self.enumerator_of(&inner.namespace, path) {
                        put(self, &path.last().name, MemberDef::Enumerator(e, n));
                    }
                }
                Member::Using(path) => {
                    let members = &mut self.classes[id as usize].members;
                    members.entry(path.last().name.clone()).or_insert(MemberDef::Using);
                }
                Member::StaticAssert(_) | Member::Access(_) | Member::Friend(_) => {}
                Member::Unread(u) => {
                    if let Some(name) = &u.name {
                        put(self, name, MemberDef::Unread(u.clone()));
                    }
                }
            }
        }
        self.implicit_constructors(id);
        self.notes_members(id, &ast, is_prelude);
        let names_assignment = |m: &Member| match m {
            Member::Function(f) => &*f.name == "operator=",
            Member::Using(path) => &*path.last().name == "operator=",
            _ => false,
        };
        if !is_prelude && ast.members.iter().any(names_assignment) {
            self.implicit_assignments(&ast, &inner);
            // a template competes with those of the class itself
            if ast.members.iter().any(|m| matches!(m, Member::Function(f) if &*f.name == "operator=" && takes_any(f))) {
                self.implicit_assignment(id);
            }
        }
    }

    /// Notes what is asked of all classes of the program at once.
    fn notes_members(&mut self, id: u32, class: &Class, is_prelude: bool) {
        let is_destructor = |m: &Member| matches!(m, Member::Function(f) if &*f.name == "~");
        self.has_destructors |= !is_prelude && class.members.iter().any(is_destructor);
        self.refers_by_class |= match is_prelude {
            true => matches!(&*class.name, "reference_wrapper" | "__stream"),
            false => !class.bases.is_empty() || self.classes[id as usize].members.contains_key("operator T"),
        };
        for member in &class.members {
            let (Member::Fields(v) | Member::Statics(v)) = member else { continue };
            for variable in &v.declared {
                let of = self.with_data.entry(variable.name.clone()).or_default();
                if of.last() != Some(&id) {
                    of.push(id);
                }
            }
        }
    }

    /// The classes of the program, or of the library, that declare data of a name.
    pub(in crate::cxx) fn classes_with<'p>(&'p self, name: &str) -> impl Iterator<Item = (u32, &'p ClassDef)> + use<'p> {
        self.with_data.get(name).into_iter().flatten().map(|id| (*id, &self.classes[*id as usize]))
    }

    /// Declares the assignments that the bases of a class have by themselves, which those of the class may name: `A::operator=(o)`.
    fn implicit_assignments(&mut self, class: &Class, scope: &Scope) {
        for (base, _) in &class.bases {
            let TypeKind::Path(path) = &base.kind else { continue };
            let names: Vec<Name> = path.segments.iter().map(|s| s.name.clone()).collect();
            let Some(Entity::Class(id)) = self.find(&scope.namespace, &names) else { continue };
            self.implicit_assignment(id);
        }
    }

    /// The same of one class, where nothing declares them.
    fn implicit_assignment(&mut self, id: u32) {
        let def = &self.classes[id as usize];
        if def.scope.is_prelude || def.ast.is_declaration {
            return;
        }
        let ast = def.ast.clone();
        let functions = || ast.members.iter().filter_map(|m| if let Member::Function(f) = m { Some(f) } else { None });
        let takes_own = |f: &Function| match f.params.first().map(|p| &p.ty.kind) {
            Some(TypeKind::Reference(of) | TypeKind::Forwarding(of)) => is_named(of, &ast.name),
            Some(TypeKind::Path(path)) => path.last().name == ast.name,
            _ => false,
        };
        let has = |set: u32| self.sets[set as usize].1.iter().any(|f| takes_own(&self.functions[*f as usize].ast));
        if matches!(def.members.get("operator="), Some(MemberDef::Functions(set)) if has(*set)) {
            return;
        }
        let moves = |f: &Function| {
            f.name == ast.name && matches!(f.params.first().map(|p| &p.ty.kind), Some(TypeKind::Forwarding(of)) if is_named(of, &ast.name))
        };
        let declares = |f: &Function| f.name.starts_with('~') || f.name == ast.name && takes_own(f);
        // a constructor that moves takes them away
        if !functions().any(|f| moves(f)) {
            let moves = !functions().any(|f| declares(f));
            self.declares_by_default(id, "operator=", moves);
        }
    }

    /// Declares what copies, and maybe moves, objects of a class by `= default`.
    fn declares_by_default(&mut self, id: u32, name: &str, moves: bool) {
        let ast = self.classes[id as usize].ast.clone();
        let typed = |kind| Type { kind, at: ast.at };
        let own = || typed(TypeKind::Path(Path::name(ast.name.clone(), ast.at)));
        let copied = typed(TypeKind::Reference(Box::new(typed(TypeKind::Const(Box::new(own()))))));
        let moved = moves.then(|| typed(TypeKind::Forwarding(Box::new(own()))));
        let result = (name == "operator=").then(|| typed(TypeKind::Reference(Box::new(own()))));
        for ty in std::iter::once(copied).chain(moved) {
            let mut f = Function::of_block(name.into(), ast.at, Body::Default);
            f.params.push(Param { name: None, ty, default: None, pack: false, at: ast.at });
            f.result = result.clone();
            f.flags.is_implicit = true;
            self.method(id, &Rc::new(f), false);
        }
    }

    /// Declares the constructors that copy and move objects of a class that declares none, where one that is a template competes
    /// with them.
    fn implicit_constructors(&mut self, id: u32) {
        let ast = self.classes[id as usize].ast.clone();
        let functions = || ast.members.iter().filter_map(|m| if let Member::Function(f) = m { Some(f) } else { None });
        let constructors = || functions().filter(|f| f.name == ast.name);
        let takes = |f: &Function, moves: bool| match f.params.first().map(|p| &p.ty.kind) {
            Some(TypeKind::Reference(of)) => !moves && is_named(of, &ast.name),
            Some(TypeKind::Forwarding(of)) => moves && is_named(of, &ast.name),
            _ => false,
        };
        let copies_or_moves = |f: &&Rc<Function>| f.template.is_none() && (takes(f, false) || takes(f, true));
        let assigns = || functions().filter(|f| &*f.name == "operator=");
        if self.classes[id as usize].scope.is_prelude
            || !constructors().any(|f| takes_any(f))
            || constructors().any(|f| copies_or_moves(&f))
            || assigns().any(|f| takes(f, true))
        {
            return;
        }
        let moves = !assigns().any(|f| takes(f, false)) && !functions().any(|f| f.name.starts_with('~'));
        self.declares_by_default(id, &ast.name, moves);
    }

    pub(super) fn method(&mut self, class: u32, f: &Rc<Function>, outside: bool) {
        if f.flags.is_friend && f.specialised.is_some() {
            return; // an instance of a template that is declared elsewhere
        }
        let def = &self.classes[class as usize];
        let scope = Scope { namespace: def.scope.namespace.clone(), class: Some(class), is_prelude: def.scope.is_prelude };
        let id = self.functions.len() as u32;
        let mut ast = f.clone();
        if outside {
            // the parameters of the class stand in front of those of the member
            let of_class = def.outer + def.ast.template.as_ref().map_or(0, Vec::len);
            let plain = match self.classes[class as usize].members.get(&f.name) {
                Some(MemberDef::Functions(set)) => self.specialised(*set, f),
                _ => None,
            };
            let mut plain = plain.unwrap_or_else(|| (**f).clone());
            plain.owner = None;
            if let Some(params) = &mut plain.template {
                let own: Vec<_> = params.drain(of_class.min(params.len())..).collect();
                let of_class = std::mem::take(params);
                plain.template = if own.is_empty() { None } else { Some(own) };
                self.by_names_of_class(class, &of_class, &mut plain);
            }
            ast = Rc::new(plain);
        }
        self.notes_operator(f, &scope);
        self.functions.push(FunctionDef { ast: ast.clone(), scope: scope.clone(), since: f.at, code: None });
        if f.flags.is_friend {
            let set = self.set_of_namespace(&f.name, &scope);
            return self.add_to_set(set, id);
        }
        let own = self.classes[class as usize].ast.name.clone();
        let name = if ast.name == own { Name::from(CONSTRUCTOR) } else { ast.name.clone() };
        self.tells_const |= &*ast.name == "operator T" && !ast.flags.is_const && !scope.is_prelude;
        self.has_conversions |= &*ast.name == "operator T" && !scope.is_prelude;
        self.has_operators |= &*ast.name == "operator T" && !scope.is_prelude && !gives_part(&ast);
        self.tells_category |= &*ast.name == "operator T" && ast.flags.qualifier != Qualifier::None && !scope.is_prelude;
        self.tells_const |= ast.name == own && !scope.is_prelude && ast.params.iter().any(|p| tells_const(&ast, &p.ty));
        self.takes_arrays |= ast.name == own && !scope.is_prelude && ast.params.iter().any(|p| takes_arrays(&ast, &p.ty));
        let set = match self.classes[class as usize].members.get(&name) {
            Some(MemberDef::Functions(set)) => *set,
            _ => {
                let set = self.sets.len() as u32;
                self.sets.push((name.clone(), Vec::new()));
                self.classes[class as usize].members.insert(name, MemberDef::Functions(set));
                set
            }
        };
        self.add_to_set(set, id);
    }

    /// A static member of a class that is no template is made before `main`.
    fn starts_member(&mut self, class: u32, name: &Name, at: At) {
        let mut path = Path::name(name.clone(), at);
        let mut around = Some(class);
        while let Some(class) = around {
            let def = &self.classes[class as usize];
            path.segments.insert(0, Segment { name: def.ast.name.clone(), args: def.ast.specialised.clone(), at });
            around = def.scope.class;
        }
        let scope = Scope { class: None, ..self.classes[class as usize].scope.clone() };
        if !scope.is_prelude {
            self.starts_path(path, &scope, Start::Member(class, name.clone()));
        }
    }

    /// What an explicit instantiation makes is made before `main`: a variable, or those of the static members of a class that are
    /// defined so far.
    pub(super) fn starts_instance(&mut self, path: Path, scope: &Scope) {
        match self.class_of_path(&scope.namespace, &path) {
            Some(class) => self.starts_statics(self.specialisation_of(class, &path), &path, scope),
            None => self.starts_path(path, scope, Start::Instance),
        }
    }

    /// The same of a class, and behind its own of those of the classes in it.
    fn starts_statics(&mut self, class: u32, path: &Path, scope: &Scope) {
        let ast = self.classes[class as usize].ast.clone();
        let inside = |name: &Name| {
            let mut path = path.clone();
            path.segments.push(Segment { name: name.clone(), args: None, at: path.at });
            path
        };
        for v in ast.members.iter().filter_map(|m| if let Member::Statics(v) = m { Some(&v.declared) } else { None }).flatten() {
            if let Some(MemberDef::Static(of, i)) = self.classes[class as usize].members.get(&v.name)
                && !of.is_constexpr
                && (of.is_inline || of.declared[*i].owner.is_some())
            {
                self.starts_path(inside(&v.name), scope, Start::Instance);
            }
        }
        for member in &ast.members {
            if let Member::Class(c) = member
                && c.template.is_none()
                && let Some(MemberDef::Class(inner)) = self.classes[class as usize].members.get(&c.name)
            {
                self.starts_statics(*inner, &inside(&c.name), scope);
            }
        }
    }

    fn starts_path(&mut self, path: Path, scope: &Scope, start: Start) {
        let at = path.at;
        let named = Stmt { kind: StmtKind::Expr(Expr { kind: ExprKind::Path(path), at }), at };
        self.starts.push((start, Some((named, scope.clone()))));
    }

    pub(super) fn static_member(&mut self, owner: &Path, v: &Rc<Variables>, index: usize, scope: &Scope) {
        if let Some(class) = self.class_of_path(&scope.namespace, owner) {
            let class = self.specialisation_of(class, owner);
            let class = if v.template.as_ref().is_some_and(Vec::is_empty) { self.explicit_instance(class, owner) } else { class };
            let name = v.declared[index].name.clone();
            let defines = !matches!(v.declared[index].init, Init::None);
            let of_template = v.template.as_ref().is_some_and(|params| !params.is_empty());
            let members = &mut self.classes[class as usize].members;
            let is_open = match members.get(&name) {
                Some(MemberDef::Static(v, i)) => of_template && !v.is_inline && matches!(v.declared[*i].init, Init::None),
                member => member.is_none(),
            };
            if defines || is_open {
                members.insert(name.clone(), MemberDef::Static(v.clone(), index));
            }
            if defines {
                self.initialise_in_instances(class, v, index);
            }
            if !scope.is_prelude && !v.is_constexpr && v.template.as_ref().is_none_or(Vec::is_empty) {
                let mut path = owner.clone();
                path.segments.push(Segment { name: name.clone(), args: None, at: owner.at });
                self.starts_path(path, scope, Start::Member(class, name));
            }
        }
    }

    /// The variable templates of a class, and their specialisations in it.
    fn member_templates(&mut self, class: u32, v: &Rc<Variables>, scope: &Scope) {
        for (index, variable) in v.declared.iter().enumerate() {
            let id = self.globals.len() as u32;
            self.globals.push(GlobalDef { ast: v.clone(), index, scope: scope.clone(), code: None, specialised: Vec::new() });
            match (&variable.specialised, self.classes[class as usize].members.get(&variable.name)) {
                (Some(_), Some(MemberDef::Variables(primary))) => self.globals[*primary as usize].specialised.push(id),
                _ => drop(self.classes[class as usize].members.insert(variable.name.clone(), MemberDef::Variables(id))),
            }
        }
    }

    pub(super) fn specialisation_of(&self, class: u32, owner: &Path) -> u32 {
        let Some(args) = &owner.last().args else {
            return class;
        };
        let text = format!("{:?}", args.iter().map(|a| crate::cxx::compile::plain_text(&a.value)).collect::<Vec<_>>());
        self.classes[class as usize]
            .specialised
            .iter()
            .copied()
            .find(|s| {
                let args = self.classes[*s as usize].ast.specialised.as_deref().unwrap_or_default();
                format!("{:?}", args.iter().map(|a| crate::cxx::compile::plain_text(&a.value)).collect::<Vec<_>>()) == text
            })
            .unwrap_or(class)
    }
}

/// Whether a constructor is a template that takes a variable of any type for one that it may change, of its class too.
pub(in super::super) fn takes_any(f: &Function) -> bool {
    let Some((first, rest)) = f.params.split_first() else {
        return false;
    };
    let (TypeKind::Reference(of) | TypeKind::Forwarding(of)) = &first.ty.kind else {
        return false;
    };
    let is_template = f.template.is_some() || matches!(of.kind, TypeKind::Auto);
    is_template && !matches!(of.kind, TypeKind::Const(_)) && rest.iter().all(|p| p.default.is_some() || p.pack)
}

/// Whether a parameter of a function is `T&`, `T const&` or `T&&` of a parameter of its template.
fn takes_arrays(function: &Function, ty: &Type) -> bool {
    match &ty.kind {
        TypeKind::Reference(of) | TypeKind::Forwarding(of) => match &super::super::compile::unconst(of).kind {
            TypeKind::Path(path) => function.template.iter().flatten().any(|t| t.name.is_some() && t.name.as_ref() == path.simple()),
            kind => matches!(kind, TypeKind::Auto),
        },
        _ => false,
    }
}

/// Whether a parameter of a function is `T&`, or `T&&` of a parameter of its template.
pub(super) fn tells_const(function: &Function, ty: &Type) -> bool {
    match &ty.kind {
        TypeKind::Reference(of) => !matches!(of.kind, TypeKind::Const(_)),
        TypeKind::Forwarding(of) => match &of.kind {
            TypeKind::Path(path) => function.template.iter().flatten().any(|t| t.name.as_ref() == path.simple()),
            kind => matches!(kind, TypeKind::Auto | TypeKind::Const(_)),
        },
        _ => false,
    }
}

/// Whether a type is a class of the name, `const` or not.
fn is_named(ty: &Type, name: &str) -> bool {
    match &ty.kind {
        TypeKind::Const(of) => is_named(of, name),
        TypeKind::Path(path) => *path.last().name == *name,
        _ => false,
    }
}

/// Whether all that a function does is to return what is there.
fn gives_part(function: &Function) -> bool {
    let mut e = match &function.body {
        Some(Body::Block(all)) if let [Stmt { kind: StmtKind::Return(Some(e)), .. }] = &all[..] => e,
        _ => return false,
    };
    loop {
        e = match &e.kind {
            ExprKind::Member { object: of, .. } | ExprKind::Cast(_, _, of) | ExprKind::Unary(_, of) => of,
            ExprKind::Binary(_, of, with) if !matches!(with.kind, ExprKind::Call(..)) => of,
            kind => return !matches!(kind, ExprKind::Call(..) | ExprKind::Assign(..) | ExprKind::Step(..) | ExprKind::Comma(_)),
        };
    }
}
