//! Types of parameters as patterns, from which the parameters of a template are deduced.

use super::super::ast::{Arg, Expr, ExprKind, Name, Path, Type, TypeKind};
use super::super::code::{Code, Op};
use super::super::compiled::{Pattern, TemplateName};
use super::super::program::{Entity, MemberDef, OF_PRELUDE};
use super::super::value::UNTOLD;
use super::names::MAX_UNDECIDED;
use super::{Compiler, walk};
use std::rc::Rc;

/// The pattern of what an alias stands for with the patterns of the arguments in place of its parameters, which it binds by
/// their places; `None` where one of them is not deduced from it.
fn substituted(pattern: Pattern, given: &[(Pattern, bool)]) -> Option<Pattern> {
    let inside = |inner: Box<Pattern>| substituted(*inner, given).map(Box::new);
    Some(match pattern {
        Pattern::Bind(at, false) => match given.get(at as usize)? {
            (pattern, false) => pattern.clone(),
            _ => return None,
        },
        Pattern::Const(inner) => Pattern::Const(inside(inner)?),
        Pattern::Reference(inner) => Pattern::Reference(inside(inner)?),
        Pattern::Forwarding(inner) => Pattern::Forwarding(inside(inner)?),
        Pattern::Pointer(inner) => Pattern::Pointer(inside(inner)?),
        Pattern::Array(inner, None) => Pattern::Array(inside(inner)?, None),
        Pattern::Template(which @ (TemplateName::Library(_) | TemplateName::Class(_)), args) => {
            let mut all = Vec::with_capacity(args.len());
            for (arg, expands) in args {
                match (arg, expands) {
                    (Pattern::Bind(at, true), true) => all.extend(given.get(at as usize..)?.iter().cloned()),
                    (arg, false) => all.push((substituted(arg, given)?, false)),
                    _ => return None,
                }
            }
            Pattern::Template(which, all)
        }
        pattern @ (Pattern::Any | Pattern::Concrete(_)) => pattern,
        _ => return None,
    })
}

type Deduced = [(Name, u32, bool)];

/// The pattern of what is `const`: an array is so by its elements.
fn constant(of: Pattern) -> Pattern {
    match of {
        Pattern::Array(of, n) => Pattern::Array(Box::new(constant(*of)), n),
        of => Pattern::Const(Box::new(of)),
    }
}

impl Compiler<'_> {
    /// The pattern of a type.
    pub(super) fn pattern(&mut self, ty: &Type, deduced: &Deduced) -> Pattern {
        let is_name = matches!(&ty.kind, TypeKind::Path(path) if path.simple().is_some());
        let (mut mentions, mut depends) = (false, false);
        walk::names_in_type(ty, &mut |name| {
            mentions |= deduced.iter().any(|(d, ..)| d == name);
            depends |= !is_name && self.in_front.contains(name);
        });
        // nothing is deduced by what names parameters alone
        if depends && !mentions && matches!(ty.kind, TypeKind::Path(_)) {
            return Pattern::Dependent(self.part(|c| c.ty(ty)));
        }
        let mentions = mentions || depends;
        match &ty.kind {
            TypeKind::Auto | TypeKind::DecltypeAuto => Pattern::Any,
            TypeKind::Const(t) => constant(self.pattern(t, deduced)),
            TypeKind::Reference(t) => Pattern::Reference(Box::new(self.pattern(t, deduced))),
            TypeKind::Forwarding(t) => Pattern::Forwarding(Box::new(self.pattern(t, deduced))),
            TypeKind::Pointer(t) => match self.pattern(t, deduced) {
                Pattern::Concrete(_) => Pattern::Concrete(self.concrete(ty)),
                Pattern::Const(inner) if matches!(*inner, Pattern::Concrete(_)) => Pattern::Concrete(self.concrete(ty)),
                inner => Pattern::Pointer(Box::new(inner)),
            },
            TypeKind::Array(t, n) => {
                let n = n.as_ref().map(|n| Box::new(self.pattern_of(n, deduced)));
                Pattern::Array(Box::new(self.pattern(t, deduced)), n)
            }
            // an alias may say `const`, and that it is an array
            TypeKind::Path(_)
                if !mentions
                    && let Some(of) = self.unaliased(ty)
                    && matches!(of.kind, TypeKind::Const(_) | TypeKind::Array(..)) =>
            {
                self.pattern(&of, deduced)
            }
            TypeKind::Path(path) => self.path_pattern(path, ty, mentions, deduced),
            TypeKind::Function(result, params, noexcept) if mentions => Pattern::Function(
                Box::new(self.pattern(result, deduced)),
                params.iter().map(|(p, expands)| (self.pattern(p, deduced), *expands)).collect(),
                noexcept.as_ref().map(|e| Box::new(self.pattern_of(e, deduced))),
            ),
            _ if mentions => Pattern::Dependent(self.part(|c| c.ty(ty))),
            _ => Pattern::Concrete(self.concrete(ty)),
        }
    }

    /// The code of a type without parameters of the template; of a parameter `T... x` with a pack of the class the element of
    /// the pack that the argument is for.
    fn concrete(&mut self, ty: &Type) -> Rc<Code> {
        let index = self.pack_index;
        self.part(|c| {
            let mut names = Vec::new();
            walk::names_in_type(ty, &mut |n| names.push(n.clone()));
            let packs = if index.is_some() { c.packs_among(&names) } else { Vec::new() };
            let before = c.context().expanding.len();
            let expanding = packs.iter().filter_map(|pack| Some((*pack, index?)));
            c.context().expanding.extend(expanding);
            c.ty(ty);
            c.context().expanding.truncate(before);
        })
    }

    /// The pattern of a template argument: a type or a value.
    pub(super) fn pattern_of(&mut self, e: &Expr, deduced: &Deduced) -> Pattern {
        match &e.kind {
            ExprKind::Type(ty) => self.pattern(ty, deduced),
            ExprKind::Path(path) => {
                let ty = Type { kind: TypeKind::Path(path.clone()), at: e.at };
                self.pattern(&ty, deduced)
            }
            _ => {
                let mut mentions = false;
                walk::names_in(e, &mut |name| mentions |= deduced.iter().any(|(d, ..)| d == name) || self.in_front.contains(name));
                let code = self.part(|c| c.value(e));
                if mentions { Pattern::Dependent(code) } else { Pattern::Concrete(code) }
            }
        }
    }

    fn path_pattern(&mut self, path: &Path, ty: &Type, mentions: bool, deduced: &Deduced) -> Pattern {
        if let Some(name) = path.simple()
            && let Some((_, slot, pack)) = deduced.iter().find(|(d, ..)| d == name)
        {
            return Pattern::Bind(*slot, *pack);
        }
        if let Some(name) = path.simple()
            && self.is_placeholder(name)
        {
            return Pattern::Any;
        }
        if !mentions {
            return Pattern::Concrete(self.concrete(ty));
        }
        let of_library = self.without_alias(path);
        let path = of_library.as_ref().unwrap_or(path);
        let Some(args) = &path.last().args else {
            return Pattern::Dependent(self.part(|c| c.ty(ty)));
        };
        if let Some(pattern) = self.member_pattern(path, args, deduced) {
            return pattern;
        }
        let names = self.names_of(path);
        let namespace = self.scope.namespace.clone();
        let which = match self.program.find(&namespace, &names).filter(|found| !self.is_out_of_sight(*found, &names)) {
            Some(Entity::Class(id)) => TemplateName::Class(id),
            Some(Entity::Alias(id)) if let Some(pattern) = self.alias_pattern(id, args, deduced) => return pattern,
            Some(_) => return Pattern::Dependent(self.part(|c| c.ty(ty))),
            None => match deduced.iter().find(|(d, ..)| *d == names[0] && names.len() == 1) {
                Some((_, slot, _)) => TemplateName::Param(*slot),
                // a template that is a parameter of one around it
                None if names.len() == 1 && (self.local(&names[0]).is_some() || self.class_param(&names[0]).is_some()) => {
                    let of = Path::name(names[0].clone(), path.at);
                    TemplateName::Given(self.part(|c| c.path(&of)))
                }
                None => {
                    let before_args = path.segments[..path.segments.len() - 1].iter().all(|s| s.args.is_none());
                    let name = super::names::library_name(&names);
                    if !before_args || super::super::library::is_alias(&name) {
                        return Pattern::Dependent(self.part(|c| c.ty(ty)));
                    }
                    // a definition of the prelude stands in for the library
                    match self.program.find(OF_PRELUDE, std::slice::from_ref(&name)) {
                        Some(found @ Entity::Alias(id)) if self.program.is_of_prelude(found) => {
                            return match self.alias_pattern(id, args, deduced) {
                                Some(pattern) => pattern,
                                None => Pattern::Dependent(self.part(|c| c.ty(ty))),
                            };
                        }
                        Some(Entity::Class(id)) if self.program.is_of_prelude(Entity::Class(id)) => TemplateName::Class(id),
                        _ => TemplateName::Library(name),
                    }
                }
            },
        };
        Pattern::Template(which, self.patterns_of(args, deduced))
    }

    /// The pattern of a template within a class that a name means: in one of the classes around it or their bases, or in a class that
    /// it names.
    fn member_pattern(&mut self, path: &Path, args: &[Arg], deduced: &Deduced) -> Option<Pattern> {
        let names = self.names_of(path);
        let (last, owners) = names.split_last()?;
        let (_, of) = path.segments.split_last()?;
        let around = |class: &u32| self.program.classes[*class as usize].scope.class;
        let open: Vec<u32> = std::iter::successors(self.scope.class, around).collect();
        let mut has_args = of.iter().any(|s| s.args.is_some());
        let owner_path = || Path { segments: of.to_vec(), ..path.clone() };
        let owner_type = || Type { kind: TypeKind::Path(owner_path()), at: path.at };
        let (owner, member) = match owners {
            [] => self.member_of(open, last)?,
            _ if has_args => {
                let mut mentions = false;
                walk::names_in_type(&owner_type(), &mut |name| mentions |= deduced.iter().any(|(d, ..)| d == name));
                if mentions {
                    return None;
                }
                match self.owner_named(&owner_path(), 0).and_then(|owner| self.member_of(vec![owner], last)) {
                    Some(found) => found,
                    None => return Some(self.untold_pattern(path)),
                }
            }
            [first, rest @ ..] => {
                let class = |found| if let Some((_, MemberDef::Class(id))) = found { Some(id) } else { None };
                let owner = match class(self.member_of(open.clone(), first)) {
                    Some(first) => rest.iter().try_fold(first, |owner, name| class(self.member_of(vec![owner], name)))?,
                    None => {
                        let owner = self.owner_named(&owner_path(), 0)?;
                        has_args = !self.program.classes[owner as usize].params.is_empty() && !open.contains(&owner);
                        owner
                    }
                };
                self.member_of(vec![owner], last)?
            }
        };
        match member {
            MemberDef::Class(id) => {
                self.program.classes[id as usize].ast.template.as_ref()?;
                let which = match has_args {
                    true => TemplateName::Member(id, self.concrete(&owner_type())),
                    false => TemplateName::Class(id),
                };
                Some(Pattern::Template(which, self.patterns_of(args, deduced)))
            }
            // its type may name parameters of its class
            MemberDef::Alias(id) if Some(owner) == self.scope.class || self.program.classes[owner as usize].params.is_empty() => {
                self.alias_pattern(id, args, deduced)
            }
            _ => has_args.then(|| self.untold_pattern(path)),
        }
    }

    /// The class in which a member is named, or its template; none where that may have another member of the name.
    fn owner_named(&mut self, path: &Path, depth: u32) -> Option<u32> {
        let whole = self.entity(path).filter(|(_, n)| *n == path.segments.len());
        let owner = match whole {
            Some((found @ Entity::Class(class), _)) if !self.program.is_of_prelude(found) => class,
            Some((Entity::Alias(id), _)) if path.last().args.is_none() && depth < MAX_UNDECIDED => {
                return self.owner_of_alias(id, depth);
            }
            _ => {
                let (last, front) = path.segments.split_last()?;
                let around = match front {
                    [] => self.scope.class?,
                    front => self.owner_named(&Path { segments: front.to_vec(), ..path.clone() }, depth)?,
                };
                match self.member_of(vec![around], &last.name)? {
                    (_, MemberDef::Class(class)) => class,
                    (_, MemberDef::Alias(id)) if last.args.is_none() && depth < MAX_UNDECIDED => return self.owner_of_alias(id, depth),
                    _ => return None,
                }
            }
        };
        self.program.classes[owner as usize].specialised.is_empty().then_some(owner)
    }

    fn owner_of_alias(&mut self, id: u32, depth: u32) -> Option<u32> {
        let alias = &self.program.aliases[id as usize];
        let TypeKind::Path(of) = alias.ast.ty.kind.clone() else { return None };
        let scope = alias.scope.clone();
        if alias.ast.template.is_some() || scope.is_prelude {
            return None;
        }
        let outer = std::mem::replace(&mut self.scope, scope);
        let owner = self.owner_named(&of, depth + 1);
        self.scope = outer;
        owner
    }

    /// The pattern of a template within a class of which the text does not tell what it is.
    fn untold_pattern(&mut self, path: &Path) -> Pattern {
        let why = format!("`{}`, a template within a class, {UNTOLD}", path.last().name);
        Pattern::Concrete(self.part(|c| _ = c.emit(Op::Unread(why.into()))))
    }

    /// The member of a name in classes or their bases, and which of them declares it.
    fn member_of(&self, mut open: Vec<u32>, name: &Name) -> Option<(u32, MemberDef)> {
        let mut next = 0;
        while let Some(class) = open.get(next).copied() {
            let def = &self.program.classes[class as usize];
            if let Some(member) = def.members.get(name) {
                return Some((class, member.clone()));
            }
            for (base, _) in &def.ast.bases {
                if let TypeKind::Path(path) = &base.kind
                    && let of = path.segments.iter().map(|s| s.name.clone()).collect::<Vec<_>>()
                    && let Some(Entity::Class(base)) = self.program.find(&def.scope.namespace, &of)
                    && path.last().args.is_none()
                    && !open.contains(&base)
                {
                    open.push(base);
                }
            }
            next += 1;
        }
        None
    }

    fn patterns_of(&mut self, args: &[Arg], deduced: &Deduced) -> Vec<(Pattern, bool)> {
        args.iter().map(|a| (self.pattern_of(&a.value, deduced), a.expands)).collect()
    }

    /// The pattern of an alias template with arguments: that of what it stands for, its parameters replaced. `None` where an
    /// argument cannot be deduced from it.
    fn alias_pattern(&mut self, id: u32, args: &[Arg], deduced: &Deduced) -> Option<Pattern> {
        let def = &self.program.aliases[id as usize];
        let (ast, scope) = (def.ast.clone(), def.scope.clone());
        let params = ast.template.as_deref()?;
        let open: Vec<(Name, u32, bool)> =
            params.iter().enumerate().map(|(i, p)| Some((p.name.clone()?, i as u32, p.pack))).collect::<Option<_>>()?;
        let mut hides = false;
        let is_own = |name: &Name| open.iter().any(|(own, ..)| own == name);
        walk::names_in_type(&ast.ty, &mut |name| hides |= !is_own(name) && deduced.iter().any(|(d, ..)| d == name));
        if hides || self.undecided > MAX_UNDECIDED {
            return None;
        }
        let given = self.patterns_of(args, deduced);
        let outer = std::mem::replace(&mut self.scope, scope);
        // a wrong alias may stand for itself
        self.undecided += 1;
        let pattern = self.pattern(&ast.ty, &open);
        self.undecided -= 1;
        self.scope = outer;
        substituted(pattern, &given)
    }

    /// Whether a class template stands there without its arguments, which are deduced.
    pub(super) fn is_placeholder(&mut self, name: &str) -> bool {
        if self.local(name).is_some() || self.local_type(name).is_some() || self.class_param(name).is_some() {
            return false;
        }
        let namespace = self.scope.namespace.clone();
        let names = [Name::from(name)];
        match self.program.find(&namespace, &names).or_else(|| self.used(&names)) {
            Some(_) => false,
            None => {
                !self.may_be_member(name)
                    && matches!(name, "Tensor" | "Layout" | "ComposedLayout" | "TiledMMA" | "TiledCopy" | "ThrMMA" | "ThrCopy")
            }
        }
    }
}
