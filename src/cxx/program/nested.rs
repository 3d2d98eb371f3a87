//! What is defined outside of the class that it belongs to: classes of classes, enumerators by their path, and members of one
//! instance of a class template.

use super::super::ast::{Alias, Arg, ExprKind, Init, Member, Name, Path, TemplateParam, TemplateParamKind, Type, TypeKind};
use super::super::ast::{Body, Class, Function, Unread, Variable, Variables};
use super::{Entity, MemberDef, Program, Scope};
use std::rc::Rc;

/// How deep classes of classes are followed.
const MAX_DEPTH: usize = 16;

impl Program {
    /// `struct A::B { … };`: the class that `A` declares.
    pub(super) fn nested_class(&mut self, class: &Rc<Class>, owner: &Path, scope: &Scope) {
        let Some(outer) = self.class_of_path(&scope.namespace, owner) else {
            // a class of a namespace, defined outside of it
            let namespace = super::key(&scope.namespace, &super::joined(owner)).into();
            let plain = Rc::new(Class { owner: None, ..(**class).clone() });
            self.class(&plain, &Scope { namespace, ..scope.clone() }, &[], &[]);
            return;
        };
        let mut outer = self.specialisation_of(outer, owner);
        // `template <> template <> struct A<int>::B<char> { … };`
        if class.template.as_ref().is_some_and(|params| is_instance(owner, params)) {
            outer = self.explicit_instance(outer, owner);
        }
        let def = &self.classes[outer as usize];
        let (around, packs) = (def.params.clone(), def.packs.clone());
        let inner = Scope { namespace: def.scope.namespace.clone(), class: Some(outer), is_prelude: def.scope.is_prelude };
        let mut plain = (**class).clone();
        plain.owner = None;
        if let Some(mut params) = plain.template.take() {
            // those of the classes around it stand in front, by names of their own
            let own = params.split_off(around.len().min(params.len()));
            let other = params.iter().zip(&around).filter(|(p, name)| p.name.as_ref().is_some_and(|n| n != *name));
            let named: Vec<Member> = other.filter_map(|(p, name)| bound(p, named_path(name, p))).collect();
            plain.members.splice(0..0, named);
            plain.template = Some(own).filter(|own| !own.is_empty());
        }
        let name = plain.name.clone();
        let is_specialised = plain.specialised.is_some();
        let id = self.class(&Rc::new(plain), &inner, &around, &packs);
        if !is_specialised {
            self.classes[outer as usize].members.insert(name, MemberDef::Class(id));
        }
    }

    /// The class `A<char>` of `template <> int A<char>::f()`: a specialisation that is as the template was so far.
    pub(super) fn explicit_instance(&mut self, class: u32, owner: &Path) -> u32 {
        let def = &self.classes[class as usize];
        let (Some(args), Some(params), None) = (&owner.last().args, &def.ast.template, &def.ast.specialised) else {
            return class;
        };
        if params.len() != args.len() {
            return class;
        }
        let named: Option<Vec<Member>> = params.iter().zip(args).map(|(p, arg)| bound(p, arg.clone())).collect();
        let Some(named) = named else {
            return class;
        };
        let (scope, around, packs) = (def.scope.clone(), def.params[..def.outer].to_vec(), def.packs.clone());
        let mut ast = (*def.ast).clone();
        (ast.specialised, ast.template, ast.requires) = (Some(args.clone()), Some(Vec::new()), Vec::new());
        ast.members.splice(0..0, named);
        let id = self.class(&Rc::new(ast), &scope, &around, &packs);
        self.takes_definitions(class, id, 0);
        id
    }

    /// Gives an instance of a class what is defined of the class outside of it so far, and of the classes in it.
    fn takes_definitions(&mut self, class: u32, id: u32, depth: usize) {
        self.instances.push((class, id));
        let ast = self.classes[class as usize].ast.clone();
        let is_own = |f: &Rc<Function>| ast.members.iter().any(|m| matches!(m, Member::Function(own) if Rc::ptr_eq(own, f)));
        let members: Vec<(Name, MemberDef)> =
            self.classes[class as usize].members.iter().map(|(name, member)| (name.clone(), member.clone())).collect();
        for (name, member) in members {
            match member {
                MemberDef::Static(..) => {
                    self.classes[id as usize].members.insert(name, member);
                }
                MemberDef::Functions(set) => {
                    for f in self.sets[set as usize].1.clone() {
                        let ast = self.functions[f as usize].ast.clone();
                        if ast.body.is_some() && !is_own(&ast) {
                            self.method(id, &ast, false);
                        }
                    }
                }
                MemberDef::Class(inner) => {
                    if let Some(MemberDef::Class(copy)) = self.classes[id as usize].members.get(&name)
                        && *copy != inner
                        && depth < MAX_DEPTH
                    {
                        self.takes_definitions(inner, *copy, depth + 1);
                    }
                }
                _ => {}
            }
        }
    }

    /// The method that was defined last, of the instances of its class too, unless they have their own.
    pub(super) fn define_in_instances(&mut self, class: u32) {
        let Some(ast) = self.functions.last().map(|f| f.ast.clone()).filter(|_| !self.instances.is_empty()) else {
            return;
        };
        for (_, instance) in self.instances.clone().into_iter().filter(|(of, _)| *of == class) {
            let set = match self.classes[instance as usize].members.get(&ast.name) {
                Some(MemberDef::Functions(set)) => *set as usize,
                _ => continue,
            };
            let declared = self.sets[set].1.iter().map(|f| &self.functions[*f as usize].ast);
            let scope = Scope { class: Some(instance), ..self.classes[instance as usize].scope.clone() };
            if declared.clone().any(|d| d.body.is_none() && self.same_function(&ast, d, &scope)) {
                self.method(instance, &ast, false);
            }
        }
    }

    /// The value of a static member, of the instances of its class too, unless they have their own.
    pub(super) fn initialise_in_instances(&mut self, class: u32, v: &Rc<Variables>, index: usize) {
        for (_, instance) in self.instances.iter().filter(|(of, _)| *of == class) {
            if let Some(MemberDef::Static(old, at)) = self.classes[*instance as usize].members.get_mut(&v.declared[index].name)
                && matches!(old.declared[*at].init, Init::None)
            {
                (*old, *at) = (v.clone(), index);
            }
        }
    }

    /// A method that is defined outside of its class template with other names for the parameters of that: these become names of
    /// the class.
    pub(super) fn by_names_of_class(&mut self, class: u32, params: &[TemplateParam], f: &mut Function) {
        let def = &self.classes[class as usize];
        let scope = Scope { namespace: def.scope.namespace.clone(), class: Some(class), is_prelude: def.scope.is_prelude };
        let other: Vec<(TemplateParam, Name)> = params
            .iter()
            .zip(&def.params)
            .filter_map(|(p, own)| Some((p.clone(), own.clone())).filter(|(p, own)| p.name.as_ref().is_some_and(|name| name != own)))
            .collect();
        if other.is_empty() {
            return;
        }
        if let Some((p, _)) = other.iter().find(|(p, _)| p.name.as_ref().is_some_and(|name| def.params.contains(name))) {
            let construct = "the name of one parameter of a class template for another one".to_string();
            f.body = Some(Body::Unread(Rc::new(Unread { name: None, construct, at: p.at, is_data: false })));
            return;
        }
        for (p, own) in other {
            let name = p.name.clone().unwrap_or_else(|| own.clone());
            let member = match bound(&p, named_path(&own, &p)) {
                Some(Member::Alias(alias)) => MemberDef::Alias(self.alias(alias, &scope)),
                Some(Member::Statics(v)) => MemberDef::Static(v, 0),
                _ => continue,
            };
            self.classes[class as usize].members.entry(name).or_insert(member);
        }
    }

    /// Takes back the method that an explicit specialisation stands for.
    pub(super) fn forget_method(&mut self, class: u32, f: &Function) -> Option<Rc<Function>> {
        let is_constructor = f.name == self.classes[class as usize].ast.name;
        let name = if is_constructor { Name::from(super::CONSTRUCTOR) } else { f.name.clone() };
        let mut forgotten = None;
        if let Some(MemberDef::Functions(set)) = self.classes[class as usize].members.get(&name) {
            let own = f.template.clone().filter(|params| !params.is_empty());
            let declared = Function { body: None, template: own, ..f.clone() };
            let (set, scope) = (*set as usize, Scope { class: Some(class), ..self.classes[class as usize].scope.clone() });
            let is_it = |m: &&u32| self.same_function(&declared, &self.functions[**m as usize].ast, &scope);
            let all: Vec<u32> = self.sets[set].1.iter().filter(is_it).copied().collect();
            self.sets[set].1.retain(|m| !all.contains(m));
            forgotten = all.last().map(|m| self.functions[*m as usize].ast.clone());
        }
        forgotten
    }

    /// The enumerator that a path of a `using` names: `using E::x;`.
    pub(super) fn enumerator_of(&self, namespace: &str, path: &Path) -> Option<Entity> {
        let names: Vec<Name> = path.segments.iter().map(|s| s.name.clone()).collect();
        self.enumerator(namespace, &names)
    }

    /// The enumerator that `E::x` names.
    pub(super) fn enumerator(&self, namespace: &str, names: &[Name]) -> Option<Entity> {
        let (last, of) = names.split_last().filter(|(_, of)| !of.is_empty())?;
        let id = match self.find(namespace, of) {
            Some(Entity::Enum(id)) => id,
            Some(_) => return None,
            None => {
                let (inner, outer) = of.split_last().filter(|(_, outer)| !outer.is_empty())?;
                let Some(Entity::Class(class)) = self.find(namespace, outer) else {
                    return None;
                };
                match self.classes[class as usize].members.get(inner) {
                    Some(MemberDef::Enum(id)) => *id,
                    _ => return None,
                }
            }
        };
        let place = self.enums[id as usize].ast.enumerators.iter().position(|(name, ..)| name == last)?;
        Some(Entity::Enumerator(id, place as u32))
    }
}

/// A name as an argument of a template.
fn named_path(name: &Name, p: &TemplateParam) -> Arg {
    super::super::ast::Expr { kind: ExprKind::Path(Path::name(name.clone(), p.at)), at: p.at }.into()
}

/// The member that makes the name of a parameter mean an argument; none where that is a pack or a template.
fn bound(p: &TemplateParam, arg: Arg) -> Option<Member> {
    let (name, at) = (p.name.clone().filter(|_| !p.pack && !arg.expands)?, p.at);
    match &p.kind {
        TemplateParamKind::Type => {
            let ty = match arg.value.kind {
                ExprKind::Path(path) => Type { kind: TypeKind::Path(path), at },
                ExprKind::Type(ty) => *ty,
                _ => return None,
            };
            Some(Member::Alias(Rc::new(Alias { name, template: None, requires: Vec::new(), ty, at })))
        }
        TemplateParamKind::Value(ty) => {
            let init = Init::Equal(arg.value);
            let variable = Variable { name, specialised: None, owner: None, ty: ty.clone(), init, is_copied: false, bits: None, at };
            let v = Variables { declared: vec![variable], is_static: true, is_constexpr: true, ..Variables::default() };
            Some(Member::Statics(Rc::new(v)))
        }
        TemplateParamKind::Template(_) => None,
    }
}

/// Whether the class in front of a member is written with arguments, and these name none of the parameters of the member's template.
pub(super) fn is_instance(owner: &Path, params: &[TemplateParam]) -> bool {
    let is_own = |name: &Name| params.iter().any(|p| p.name.as_ref() == Some(name));
    let names_own = |arg: &Arg| {
        let mut found = false;
        crate::cxx::compile::names_in(&arg.value, &mut |name| found |= is_own(name));
        found
    };
    owner.last().args.as_ref().is_some_and(|args| !args.is_empty() && !args.iter().any(names_own))
}
