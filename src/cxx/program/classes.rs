//! The classes of a program, and the templates of the library that it specialises.

use super::super::ast::{Access, Arg, Builtin, Class, ExprKind, Integer, Name, TemplateParam, TemplateParamKind, Type, TypeKind};
use super::super::library;
use super::namespaces::key;
use super::redeclared::tag_of;
use super::{ClassDef, Entity, MemberDef, Program, Scope};
use std::collections::HashMap;
use std::rc::Rc;

impl Program {
    /// A class, with `around` the parameters of what is around it, of which `packs` are packs.
    pub(in crate::cxx) fn class(&mut self, ast: &Rc<Class>, scope: &Scope, around: &[Name], packs: &[Name]) -> u32 {
        self.class_in(ast, scope, (around, packs), None)
    }

    /// A class inside of a function, which may have been declared there: no other function knows its name.
    pub(in crate::cxx) fn local_class(&mut self, ast: &Rc<Class>, scope: &Scope, seen: (&[Name], &[Name]), declared: Option<u32>) -> u32 {
        self.class_in(ast, scope, seen, Some(declared))
    }

    fn class_in(&mut self, ast: &Rc<Class>, scope: &Scope, (around, packs): (&[Name], &[Name]), local: Option<Option<u32>>) -> u32 {
        let existing = match scope.class {
            _ if let Some(declared) = local => declared,
            Some(outer) => match self.classes[outer as usize].members.get(&ast.name) {
                Some(MemberDef::Class(id)) => Some(*id),
                _ => None,
            },
            None => match self.entities.get(&key(&scope.namespace, &ast.name)) {
                Some(Entity::Class(id)) if around.is_empty() => Some(*id),
                Some(Entity::Functions(_) | Entity::Global(_)) => match self.entities.get(&key(&scope.namespace, &tag_of(&ast.name))) {
                    Some(Entity::Class(id)) => Some(*id),
                    _ => None,
                },
                // `namespace std { template <> struct hash<T> … }`
                None if ast.specialised.is_some() && &*scope.namespace == "std" => match self.of_prelude(&ast.name) {
                    Some(of @ Entity::Class(id)) if self.is_of_prelude(of) => Some(id),
                    _ => None,
                },
                _ => None,
            },
        };
        // a class of the program is none of the prelude, which has another one of the name
        let is_same = |id: &u32| ast.specialised.is_some() || self.classes[*id as usize].scope.is_prelude == scope.is_prelude;
        let existing = existing.filter(is_same);
        if let (Some(id), true) = (existing, ast.is_declaration && ast.specialised.is_none()) {
            return id;
        }
        let mut params: Vec<Name> = around.to_vec();
        let outer = params.len();
        for (i, p) in ast.template.iter().flatten().enumerate() {
            params.push(p.name.clone().unwrap_or_else(|| Name::from(format!("#{i}"))));
        }
        let own = ast.template.iter().flatten().filter(|p| p.pack).filter_map(|p| p.name.clone());
        let packs = packs.iter().cloned().chain(own).collect();
        let def = ClassDef {
            ast: ast.clone(),
            scope: scope.clone(),
            params,
            outer,
            packs,
            specialised: Vec::new(),
            is_of_library: false,
            members: HashMap::new(),
            statics: HashMap::new(),
            code: None,
        };
        let existing = existing.or_else(|| if local.is_some() { None } else { self.template_of_library(ast, scope, around) });
        let id = match (existing, ast.specialised.is_some()) {
            (Some(primary), true) => {
                let id = self.classes.len() as u32;
                self.classes.push(def);
                self.classes[primary as usize].specialised.push(id);
                id
            }
            (Some(id), false) => {
                // the definition of what was declared; its specialisations stay, defaults of the declaration too
                let specialised = std::mem::take(&mut self.classes[id as usize].specialised);
                let mut def = def;
                if let (Some(new), Some(old)) = (&ast.template, &self.classes[id as usize].ast.template)
                    && old.iter().any(|p| p.default.is_some())
                {
                    let mut merged = (**ast).clone();
                    let params = new.iter().zip(old).map(|(n, o)| {
                        let mut n = n.clone();
                        n.default = n.default.or_else(|| o.default.clone());
                        n
                    });
                    merged.template = Some(params.collect());
                    def.ast = Rc::new(merged);
                }
                self.classes[id as usize] = ClassDef { specialised, ..def };
                id
            }
            (None, _) => {
                let id = self.classes.len() as u32;
                self.classes.push(def);
                if scope.class.is_none() && around.is_empty() && local.is_none() {
                    let whole = key(&scope.namespace, &ast.name);
                    let hides = |found: &Entity| matches!(found, Entity::Functions(_) | Entity::Global(_)) && !self.is_of_prelude(*found);
                    let is_hidden = self.entities.get(&whole).is_some_and(hides);
                    let whole = if is_hidden { key(&scope.namespace, &tag_of(&ast.name)) } else { whole };
                    self.define(whole, Entity::Class(id), Some(ast.at));
                }
                id
            }
        };
        self.members(id);
        id
    }

    /// The class that stands for a template of the library (`std::tuple_size`), where the program specialises it: without a
    /// specialisation that fits, the library answers.
    fn template_of_library(&mut self, ast: &Class, scope: &Scope, around: &[Name]) -> Option<u32> {
        let args = ast.specialised.as_ref().filter(|_| scope.class.is_none() && around.is_empty() && library::is_known(&ast.name))?;
        let own = ast.template.as_deref().unwrap_or_default();
        let mut primary = Class::declared(ast.name.clone(), ast.at, Access::Public);
        primary.template = Some(args.iter().map(|arg| parameter_for(arg, own)).collect());
        let id = self.class(&Rc::new(primary), scope, &[], &[]);
        self.classes.get_mut(id as usize)?.is_of_library = true;
        self.extended.push(id);
        Some(id)
    }
}

/// The parameter of a template that an argument of a specialisation stands for.
fn parameter_for(arg: &Arg, own: &[TemplateParam]) -> TemplateParam {
    let at = arg.value.at;
    let named = match &arg.value.kind {
        ExprKind::Path(path) => own.iter().find(|p| p.name.as_ref().is_some_and(|name| path.simple() == Some(name))),
        _ => None,
    };
    let kind = match (named, &arg.value.kind) {
        (Some(of), _) => of.kind.clone(),
        (None, ExprKind::Int(..)) => TemplateParamKind::Value(Type { kind: TypeKind::Builtin(Builtin::Integer(Integer::ULong)), at }),
        _ => TemplateParamKind::Type,
    };
    TemplateParam { name: None, kind, default: None, pack: arg.expands, at }
}
