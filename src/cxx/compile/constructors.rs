//! What constructors do in front of their bodies: bases, virtual ones first, and members in their order.

use super::super::ast::{At, Class, Expr, ExprKind, Function, Init, Member, MemberInit, Name, Path, Type, TypeKind, Variable};
use super::super::code::{Count, Op};
use super::super::program::ClassDef;
use super::Compiler;

/// How many bases of bases are looked through for virtual ones.
const MAX_BASES: usize = 64;

impl Compiler<'_> {
    /// What a constructor does before its body: bases and members in the order of the class, each as the constructor
    /// says or as it is declared.
    pub(super) fn initialisers(&mut self, f: &Function) {
        let class = self.scope.class.map(|id| self.program.classes[id as usize].ast.clone()).filter(|c| c.name == f.name);
        let Some(class) = class else {
            return;
        };
        let named = |name: &Name| f.inits.iter().find(|i| i.target.last().name == *name);
        let is_base = |init: &MemberInit| {
            init.target.last().args.is_some() && class.bases.iter().any(|(base, _)| names_base(&class, &class.name, base))
        };
        if let Some(delegated) = named(&class.name).filter(|init| !is_base(init)) {
            return self.initialiser(delegated, None, None);
        }
        let is_field =
            |name: &Name| class.members.iter().any(|m| matches!(m, Member::Fields(v) if v.declared.iter().any(|d| d.name == *name)));
        let mut others: Vec<&MemberInit> = f.inits.iter().filter(|i| !is_field(&i.target.last().name)).collect();
        let mut of_bases: Vec<Option<&MemberInit>> = Vec::new();
        let virtual_bases = self.virtual_bases(&class, 0);
        for name in &virtual_bases {
            while let Some(i) = others.iter().position(|init| init.target.last().name == *name) {
                self.virtual_base(others.remove(i));
            }
        }
        // what a parameter of a template stands for, and what is written with arguments, may have some too
        if !virtual_bases.is_empty() || class.bases.iter().any(|(base, _)| self.class_of_type(base).is_none()) {
            self.here = f.at;
            self.emit(Op::VirtualBases);
        }
        for (i, (base, _)) in class.bases.iter().enumerate() {
            if class.virtual_bases.get(i) == Some(&true) {
                of_bases.push(None);
                continue;
            }
            let found = others.iter().position(|i| names_base(&class, &i.target.last().name, base));
            of_bases.push(found.map(|i| others.remove(i)));
        }
        // one that is named in another way
        if let ([_], Some(unnamed)) = (&others[..], of_bases.iter_mut().find(|base| base.is_none())) {
            *unnamed = others.pop();
        }
        for (place, init) in (0..).zip(of_bases) {
            if class.virtual_bases.get(place as usize) == Some(&true) {
                continue;
            }
            match init {
                Some(init) if class.bases[place as usize].1 => self.initialiser_of_pack(init),
                Some(init) => self.initialiser(init, Some(place), None),
                None => {
                    self.here = f.at;
                    self.emit(Op::InitBase(place));
                }
            }
        }
        let unnamed: Vec<Name> = fields_of(&class).filter_map(|field| unnamed(&class, field)).flat_map(leaves).collect();
        others.retain(|init| !unnamed.contains(&init.target.last().name));
        others.into_iter().for_each(|init| self.initialiser(init, None, None));
        self.members(&class, &f.inits, f.at);
    }

    /// The members of a class, each as it is named or as it is declared; those of a class without a name are among them.
    fn members(&mut self, class: &Class, inits: &[MemberInit], at: At) {
        let named = |name: &Name| inits.iter().find(|i| i.target.last().name == *name);
        let is_named = |inner: &Class| leaves(inner).iter().any(|leaf| named(leaf).is_some());
        for field in fields_of(class) {
            let inner = unnamed(class, field);
            match (named(&field.name), inner) {
                (Some(init), _) => self.initialiser(init, None, Some(&field.ty)),
                // of a union with a member that is named no other one is initialised
                (None, inner) if class.is_union && !inner.is_some_and(is_named) => {}
                (None, Some(inner)) if !inner.is_union || is_named(inner) => self.members(inner, inits, at),
                (None, inner) => {
                    self.here = at;
                    // a union without a name itself where it is an object, else its members
                    self.emit(Op::InitDefault(field.name.clone()));
                    for leaf in inner.map_or_else(Vec::new, leaves) {
                        self.emit(Op::InitDefault(leaf));
                    }
                }
            }
        }
    }

    /// `B(b)...`, `B<I>(b)...`: each of the bases that a pack makes, by its type.
    fn initialiser_of_pack(&mut self, init: &MemberInit) {
        let mut names = Vec::new();
        let target = Expr { kind: ExprKind::Path(init.target.clone()), at: init.at };
        super::walk::unexpanded(&target, &mut |name| names.push(name.clone()));
        if let Init::Paren(args) | Init::Brace(args) = &init.init {
            args.iter().filter(|a| !a.expands).for_each(|a| super::walk::unexpanded(&a.value, &mut |name| names.push(name.clone())));
        }
        let packs = self.packs_among(&names);
        self.expand(&packs, |c| {
            c.path(&init.target);
            c.initialiser(init, Some(Op::BASE_OF_TYPE), None);
        });
    }

    /// The names of the virtual bases of a class and of its bases, in the order in which they are made.
    fn virtual_bases(&mut self, class: &super::super::ast::Class, depth: usize) -> Vec<Name> {
        let mut names = Vec::new();
        for (i, (base, _)) in class.bases.iter().enumerate() {
            let TypeKind::Path(path) = &base.kind else { continue };
            let known = match path.simple().and_then(|name| self.local_type(name)) {
                Some(super::LocalType::Class(id)) => Some(id),
                None if path.simple().is_some_and(|name| self.class_param(name).is_some()) => {
                    self.scope.class.and_then(|class| self.class_around(class, &path.last().name))
                }
                _ => match self.entity(path) {
                    Some((super::super::program::Entity::Class(id), _)) => Some(id),
                    _ => None,
                },
            };
            if let Some(id) = known.filter(|_| depth < MAX_BASES) {
                let base = self.program.classes[id as usize].ast.clone();
                names.extend(self.virtual_bases(&base, depth + 1).into_iter().map(|name| name_of_argument(&base, path, name)));
            }
            if class.virtual_bases.get(i) == Some(&true) {
                names.push(path.last().name.clone());
            }
        }
        names
    }

    /// The class of a name in the function around a class.
    pub(super) fn class_around(&self, class: u32, name: &Name) -> Option<u32> {
        let before = self.program.classes.get(..class as usize)?;
        let is_there = |def: &ClassDef| def.ast.name == *name && !def.scope.is_prelude;
        before.iter().rposition(is_there).map(|id| id as u32)
    }

    /// A virtual base from what stands behind its name.
    fn virtual_base(&mut self, init: &MemberInit) {
        let ty = Type { kind: TypeKind::Path(init.target.clone()), at: init.at };
        self.ty(&ty);
        let skipped = self.emit(Op::VirtualBase(0));
        let callee = self.callee_of_type(&ty);
        let (count, brace) = self.initial_values(init, &callee);
        self.emit(Op::InitVirtualBase(count, brace));
        self.land(skipped);
    }

    /// A member of a type, or the base at a place of the class's list, from what stands behind its name.
    fn initialiser(&mut self, init: &MemberInit, base: Option<u32>, ty: Option<&Type>) {
        self.here = init.at;
        let target = Type { kind: TypeKind::Path(init.target.clone()), at: init.at };
        let is_base = base.is_some_and(|place| place != Op::BASE_OF_TYPE);
        // another constructor of the class itself
        let own = self
            .scope
            .class
            .filter(|id| ty.is_none() && base.is_none() && self.program.classes[*id as usize].ast.name == init.target.last().name);
        let callee = match (ty.or(is_base.then_some(&target)), own) {
            (Some(ty), _) => self.callee_of_type(ty),
            (None, Some(class)) => super::callees::Callee::Class(class),
            _ => super::callees::Callee::Open,
        };
        let is_list = matches!(init.init, Init::Brace(_)) && ty.is_some_and(|ty| self.may_list(ty));
        let made = match (&init.init, &callee) {
            _ if is_list => None,
            // the object that `m(T(a))` makes is the member
            (Init::Paren(args) | Init::Brace(args), super::callees::Callee::Class(class)) if ty.is_some() => match &args[..] {
                [only] if !only.expands => {
                    self.object_made(&only.value).filter(|(of, ..)| of == class).map(|(_, _, args, brace)| (args, brace))
                }
                _ => None,
            },
            (Init::Paren(args) | Init::Brace(args), _) => match (ty, &args[..]) {
                (Some(ty), [only]) if !only.expands => self.made_by_name(ty, &only.value).map(|(_, args, brace)| (args, brace)),
                _ => None,
            },
            _ => None,
        };
        let (count, brace) = match made {
            Some((args, true)) => (self.braced(args, &callee), true),
            Some((args, false)) => (self.given_to_member(args, &callee), false),
            None if !is_list
                && let (Some(ty), Init::Paren(args) | Init::Brace(args)) = (ty, &init.init)
                && let [only] = &args[..]
                && let Some(class) = self.made_class(&only.value)
                && self.class_of_type(ty) == Some(class)
                && self.is_of_numbers(class)
                && self.object_of_type(ty, &only.value) =>
            {
                self.emit(Op::Part);
                (Count::Fixed(1), false)
            }
            None => {
                let count = self.initial_values(init, &callee);
                if let (Init::Paren(args) | Init::Brace(args), true) = (&init.init, ty.is_some())
                    && let [only] = &args[..]
                    && matches!(super::tree::bare(&only.value).kind, ExprKind::Conditional(..))
                {
                    self.emit(Op::Unkept);
                }
                count
            }
        };
        self.emit(match base {
            Some(place) => Op::InitBaseWith(place, count, brace),
            None => Op::InitField(init.target.last().name.clone(), count, brace),
        });
        // each is an expression of its own
        self.ended(super::tree::is_computed(ty.unwrap_or(&target), &init.init));
    }

    /// Pushes what stands behind the name of a member or a base: how many values, and whether in braces.
    fn initial_values(&mut self, init: &MemberInit, callee: &super::callees::Callee) -> (Count, bool) {
        match &init.init {
            Init::Equal(e) => {
                self.passed(e);
                (Count::Fixed(1), false)
            }
            Init::Paren(args) => (self.given_to_member(args, callee), false),
            Init::Brace(args) => {
                let count = self.braced(args, callee);
                self.note_literals(callee, args);
                (count, true)
            }
            Init::None => (Count::Fixed(0), false),
        }
    }
}

/// Whether a base of a class, or a member of the class that is another name of it, is called `name`.
fn names_base(class: &super::super::ast::Class, name: &Name, base: &Type) -> bool {
    let called = |ty: &Type| match &ty.kind {
        TypeKind::Path(path) => Some(path.last().name.clone()),
        _ => None,
    };
    let other = class.members.iter().find_map(|m| match m {
        Member::Alias(alias) if alias.name == *name => called(&alias.ty),
        _ => None,
    });
    called(base).is_some_and(|base| base == *name || other == Some(base))
}

/// What a name in a class template stands for where the path says its arguments: the name of the type, or the name itself.
fn name_of_argument(class: &super::super::ast::Class, path: &Path, name: Name) -> Name {
    let place = class.template.iter().flatten().position(|p| p.name.as_ref() == Some(&name));
    let arg = place.and_then(|i| path.last().args.as_ref()?.get(i));
    let path = match arg.map(|arg| &arg.value.kind) {
        Some(ExprKind::Path(of)) => Some(of),
        Some(ExprKind::Type(ty)) => match &ty.kind {
            TypeKind::Path(of) => Some(of),
            _ => None,
        },
        _ => None,
    };
    path.map_or(name, |of| of.last().name.clone())
}

/// The members of a class that hold values.
pub(super) fn fields_of(class: &Class) -> impl Iterator<Item = &Variable> {
    class.members.iter().filter_map(|m| if let Member::Fields(v) = m { Some(&v.declared) } else { None }).flatten()
}

/// The class without a name that a member without a name is of.
fn unnamed<'c>(class: &'c Class, field: &Variable) -> Option<&'c Class> {
    let TypeKind::Path(path) = &field.ty.kind else {
        return None;
    };
    let is_unnamed = field.name.starts_with('#');
    class.members.iter().filter(|_| is_unnamed).find_map(|m| match m {
        Member::Class(inner) if inner.name == path.last().name => Some(&**inner),
        _ => None,
    })
}

/// The names of the members of a class, with those of the classes without a name in it.
fn leaves(class: &Class) -> Vec<Name> {
    let mut names = Vec::new();
    for field in fields_of(class) {
        match unnamed(class, field) {
            Some(inner) => names.extend(leaves(inner)),
            None => names.push(field.name.clone()),
        }
    }
    names
}
