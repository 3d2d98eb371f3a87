//! Jumps: none may lead past the start of a variable that is in sight where it ends.

use super::super::ast::{At, Init, Member, Name, Type, TypeKind, Variable, Variables};
use super::types::Ty;
use super::{BodyInfo, Checker};

/// Types of the library whose objects are made by a constructor.
const MADE: [&str; 20] = [
    "string",
    "vector",
    "map",
    "set",
    "multimap",
    "multiset",
    "deque",
    "list",
    "forward_list",
    "unordered_map",
    "unordered_set",
    "optional",
    "variant",
    "function",
    "unique_ptr",
    "shared_ptr",
    "stringstream",
    "ostringstream",
    "istringstream",
    "any",
];
/// How many classes within classes are looked into.
const MAX_CLASSES: usize = 64;

impl Checker<'_> {
    /// Notes that no jump may lead from in front of here to behind here.
    pub(super) fn bars(&mut self, what: String) {
        self.barriers.push(what);
        let n = self.barriers.len() - 1;
        if let Some(scope) = self.scopes.last_mut() {
            scope.barriers.push(n);
        }
    }

    /// Notes a variable that starts here.
    pub(super) fn bars_variable(&mut self, v: &Variable, declaration: &Variables, ty: &Ty) {
        if declaration.is_static || declaration.is_extern {
            return;
        }
        if !matches!(v.init, Init::None) || self.starts(&v.ty, ty) {
            self.bars(format!("the start of `{}`", v.name));
        }
    }

    /// Whether an object of a type does something when it is made without a value, or when it ends.
    fn starts(&self, written: &Type, ty: &Ty) -> bool {
        let mut written = written;
        while let TypeKind::Array(of, _) | TypeKind::Const(of) = &written.kind {
            written = of;
        }
        let mut of = ty;
        while let Ty::Array(element, _) = of {
            of = &element.ty;
        }
        match (of, &written.kind) {
            (Ty::Class(id), _) => self.class_starts(*id),
            (_, TypeKind::Reference(_) | TypeKind::Forwarding(_)) => true,
            (_, TypeKind::Path(path)) => {
                matches!(&path.segments[..], [std, name] if &*std.name == "std" && MADE.contains(&&*name.name))
            }
            _ => false,
        }
    }

    fn class_starts(&self, class: usize) -> bool {
        let mut classes = vec![class];
        let mut at = 0;
        while let Some(id) = classes.get(at).copied() {
            let info = &self.classes[id];
            if at > MAX_CLASSES || !info.is_known || !info.constructors.is_empty() {
                return info.is_known || at > 0;
            }
            for member in &info.ast.members {
                match member {
                    Member::Function(f) if f.flags.is_virtual || &*f.name == "~" => return true,
                    Member::Fields(v) => {
                        for d in &v.declared {
                            if !matches!(d.init, Init::None) || self.starts(&d.ty, &Ty::Unknown) {
                                return true;
                            }
                        }
                    }
                    _ => {}
                }
            }
            classes.extend(info.bases.iter().map(|(base, _)| *base));
            at += 1;
        }
        false
    }

    /// What stands behind the start of a scope of the function that is read.
    pub(super) fn barriers_here(&self) -> Vec<usize> {
        let body = self.bodies.len();
        self.scopes.iter().filter(|scope| scope.body == body).flat_map(|scope| scope.barriers.iter().copied()).collect()
    }

    /// A `case` or `default`: the jump to it comes from the head of the `switch`.
    pub(super) fn reached_from_switch(&mut self, at: At) {
        let here = self.barriers_here();
        let from = self.bodies.last().and_then(|body| body.heads.last()).cloned();
        if let Some(from) = from {
            self.leads(&from, &here, at);
        }
    }

    fn leads(&mut self, from: &[usize], to: &[usize], at: At) {
        if let Some(passed) = to.iter().find(|barrier| !from.contains(barrier)) {
            let what = self.barriers[*passed].clone();
            self.refuse(at, format_args!("this leads past {what}, which is still in sight"));
        }
    }

    /// Every `goto` of a function that ends has to lead to a label of it.
    pub(super) fn check_gotos(&mut self, body: &BodyInfo) {
        for (name, at, from) in &body.gotos {
            match body.labels.get(name) {
                // where the label is, as compilers say it
                Some((label, to)) => self.leads(from, to, *label),
                None => self.refuse(*at, format!("no label is called `{name}`")),
            }
        }
    }

    /// A label; whether it is the first of its name.
    pub(super) fn labelled(&mut self, name: &Name, at: At) -> bool {
        let here = self.barriers_here();
        self.bodies.last_mut().is_none_or(|body| body.labels.insert(name.clone(), (at, here)).is_none())
    }
}
