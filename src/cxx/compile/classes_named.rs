//! The classes of the program that types name and expressions make.

use super::super::ast::{Arg, Designator, Expr, ExprKind, Member, Path, Type, TypeKind};
use super::super::program::{CONSTRUCTOR, Entity, MemberDef};
use super::Compiler;
use super::tree::unconst;

/// How deep bases of bases are looked for.
const MAX_BASES: usize = 8;

/// How many aliases lead to a class.
const MAX_ALIASES: usize = 8;

impl Compiler<'_> {
    /// The class of the program that a type is, or that it refers to.
    pub(super) fn class_of_type(&mut self, ty: &Type) -> Option<u32> {
        match &ty.kind {
            TypeKind::Const(ty) | TypeKind::Reference(ty) | TypeKind::Forwarding(ty) => self.class_of_type(ty),
            TypeKind::Path(path) => self.class_of_path(path),
            _ => None,
        }
    }

    pub(super) fn class_of_path(&mut self, path: &Path) -> Option<u32> {
        let first = &path.segments[0].name;
        // a parameter of a template hides a class of its name
        if !path.global && (self.first_local(path).is_some() || self.class_param(first).is_some()) {
            return None;
        }
        if let (Some(name), Some(super::LocalType::Class(class))) = (path.simple(), path.simple().and_then(|name| self.local_type(name))) {
            return (self.program.classes[class as usize].ast.name == *name && path.last().args.is_none()).then_some(class);
        }
        match self.entity(path) {
            Some((Entity::Class(class), n)) if n == path.segments.len() => {
                (!self.program.is_of_prelude(Entity::Class(class)) && path.last().args.is_none()).then_some(class)
            }
            Some((Entity::Alias(id), n)) if n == path.segments.len() && path.last().args.is_none() => self.class_of_alias(id),
            _ => None,
        }
    }

    /// The class that an alias is another name of, maybe by way of other aliases.
    fn class_of_alias(&mut self, mut id: u32) -> Option<u32> {
        let outer = self.scope.clone();
        let mut class = None;
        for _ in 0..MAX_ALIASES {
            let alias = &self.program.aliases[id as usize];
            let TypeKind::Path(of) = &alias.ast.ty.kind else { break };
            let (of, scope) = (of.clone(), alias.scope.clone());
            if alias.ast.template.is_some() || scope.is_prelude || scope.class.is_some() || of.last().args.is_some() {
                break;
            }
            self.scope = scope;
            match self.entity(&of) {
                Some((found @ Entity::Class(of_alias), n)) if n == of.segments.len() => {
                    class = (!self.program.is_of_prelude(found)).then_some(of_alias);
                    break;
                }
                Some((Entity::Alias(other), n)) if n == of.segments.len() => id = other,
                _ => break,
            }
        }
        self.scope = outer;
        class
    }

    /// The class template of the program that a type is written with.
    pub(super) fn template_of(&mut self, ty: &Type) -> Option<u32> {
        let TypeKind::Path(path) = &unconst(ty).kind else { return None };
        match self.entity(path)? {
            (Entity::Class(class), n) if n == path.segments.len() && !self.program.is_of_prelude(Entity::Class(class)) => Some(class),
            _ => None,
        }
    }

    pub(super) fn has_no_constructors(&self, class: u32) -> bool {
        !self.program.classes[class as usize].members.contains_key(CONSTRUCTOR)
    }

    /// Whether a class has the constructors of a base, by `using B::B`.
    pub(super) fn inherits_constructors(&self, class: u32) -> bool {
        self.program.classes[class as usize].ast.members.iter().any(|m| match m {
            Member::Using(path) => matches!(&path.segments[..], [.., of, last] if of.name == last.name),
            _ => false,
        })
    }

    /// The class of the variable that an expression names or refers to.
    pub(super) fn class_of(&mut self, e: &Expr) -> Option<u32> {
        match &e.kind {
            ExprKind::Call(_, args) if super::tree::is_moved(e) => self.class_of(&args.first()?.value),
            ExprKind::Call(callee, _) => {
                let ExprKind::Path(path) = &callee.kind else { return None };
                let (Entity::Functions(set), 1) = self.entity(path)? else { return None };
                let [only] = self.program.sets[set as usize].1[..] else { return None };
                let result = self.program.functions[only as usize].ast.result.clone()?;
                if super::tree::is_reference(&result) { self.class_of_type(&result) } else { None }
            }
            ExprKind::Path(path) => {
                let local = self.local(path.simple()?)?;
                let ty = self.declared.get(local.declared? as usize)?.clone();
                self.class_of_type(&ty)
            }
            ExprKind::Member { .. } => {
                let ty = self.member_type(e)?;
                self.class_of_type(&ty)
            }
            _ => None,
        }
    }

    /// The type of a member of an object of a class, as it is written there.
    pub(super) fn member_type(&mut self, e: &Expr) -> Option<Type> {
        let ExprKind::Member { object, arrow: false, path } = &e.kind else { return None };
        let class = self.class_of(object).or_else(|| self.made_class(object)).or_else(|| self.operand_class(object))?;
        let name = path.simple()?;
        let members = &self.program.classes[class as usize].ast.members;
        let mut fields = members.iter().filter_map(|m| if let Member::Fields(v) = m { Some(&v.declared) } else { None }).flatten();
        Some(fields.find(|field| field.name == *name)?.ty.clone())
    }

    /// Whether a class of the program derives from another one, by the names of its bases.
    pub(super) fn derives(&mut self, class: u32, base: u32, depth: usize) -> bool {
        let bases = self.program.classes[class as usize].ast.clone();
        depth < MAX_BASES
            && bases.bases.iter().any(|(ty, _)| self.class_of_type(ty).is_some_and(|of| of == base || self.derives(of, base, depth + 1)))
    }

    /// Whether all constructors of a class convert, and there is one.
    pub(super) fn converts(&self, class: u32) -> bool {
        let Some(MemberDef::Functions(set)) = self.program.classes[class as usize].members.get(CONSTRUCTOR) else {
            return false;
        };
        !self.program.sets[*set as usize].1.iter().any(|f| self.program.functions[*f as usize].ast.flags.is_explicit)
    }

    /// Whether a constructor of a class takes one argument of another type.
    pub(super) fn takes_one(&mut self, class: u32) -> bool {
        self.takes_one_of(class, |_, of| of != Some(class))
    }

    /// Whether a constructor of a class takes an object of another one that converts to nothing itself.
    pub(super) fn takes_class(&mut self, class: u32, other: u32) -> bool {
        !self.program.classes[other as usize].members.contains_key("operator T")
            && self.takes_one_of(class, |c, of| of.is_some_and(|of| of == other || of != class && c.derives(other, of, 0)))
    }

    /// The class of an object that an expression makes or names, in its arms and behind its commas too.
    pub(super) fn class_passed(&mut self, e: &Expr) -> Option<u32> {
        match &super::tree::bare(e).kind {
            ExprKind::Comma(items) | ExprKind::List(items) => self.class_passed(items.last()?),
            ExprKind::Conditional(_, a, b) => self.class_passed(a).filter(|class| self.class_passed(b) == Some(*class)),
            _ => self.class_made(e),
        }
    }

    fn takes_one_of(&mut self, class: u32, is_meant: impl Fn(&mut Self, Option<u32>) -> bool) -> bool {
        let Some(MemberDef::Functions(set)) = self.program.classes[class as usize].members.get(CONSTRUCTOR) else {
            return false;
        };
        let all = self.program.sets[*set as usize].1.clone();
        all.into_iter().any(|f| {
            let params = self.program.functions[f as usize].ast.params.clone();
            let is_one = !params.is_empty() && params.iter().skip(1).all(|p| p.default.is_some() || p.pack);
            is_one && {
                let of = self.class_of_type(&params[0].ty);
                is_meant(self, of)
            }
        })
    }

    /// The one class of the program that types are, or refer to.
    pub(super) fn one_class(&mut self, types: Vec<Option<Type>>) -> Option<u32> {
        let mut classes = types.into_iter().map(|ty| self.class_of_type(&ty?));
        let first = classes.next()??;
        classes.all(|class| class == Some(first)).then_some(first)
    }

    /// The class of an expression that makes an object, or names one.
    pub(super) fn class_made(&mut self, e: &Expr) -> Option<u32> {
        match &e.kind {
            ExprKind::Construct(ty, _) | ExprKind::Cast(_, ty, _) => self.class_of_type(ty),
            ExprKind::Binary(op, a, b) => {
                let results = self.operators_for(op.symbol(), a, b).iter().map(|f| f.result.clone()).collect();
                self.one_class(results)
            }
            ExprKind::Call(callee, _) => match &callee.kind {
                ExprKind::Type(ty) => self.class_of_type(ty),
                ExprKind::Path(path) => match self.entity(path)? {
                    (Entity::Functions(set), n) if n == path.segments.len() => {
                        let all = &self.program.sets[set as usize].1;
                        let results = all.iter().map(|f| self.program.functions[*f as usize].ast.result.clone()).collect();
                        self.one_class(results)
                    }
                    _ => self.class_of_path(path),
                },
                _ => None,
            },
            _ => self.class_of(e),
        }
    }

    /// The type of the member that item `i` in braces initialises, of a class without constructors and bases.
    pub(super) fn field_type(&self, class: u32, arg: &Arg, i: usize) -> Option<Type> {
        let def = &self.program.classes[class as usize];
        if !def.ast.bases.is_empty() || def.members.contains_key(CONSTRUCTOR) {
            return None;
        }
        let fields = def.ast.members.iter().filter_map(|m| if let Member::Fields(v) = m { Some(v) } else { None });
        let mut declared = fields.flat_map(|v| v.declared.iter());
        let found = match &arg.designator {
            Some(Designator::OutOfOrder) => None,
            Some(Designator::Member(name)) => declared.find(|d| d.name == *name),
            // an array in front of it may take more than one item
            None if declared.clone().take(i).any(|d| matches!(d.ty.kind, TypeKind::Array(..))) => None,
            None => declared.nth(i),
        };
        found.map(|d| d.ty.clone())
    }

    /// Whether a class has members that are numbers and pointers alone, no bases and no destructor.
    pub(super) fn is_of_numbers(&self, class: u32) -> bool {
        let def = &self.program.classes[class as usize].ast;
        let is_number = |ty: &Type| match &unconst(ty).kind {
            TypeKind::Array(of, _) => matches!(of.kind, TypeKind::Builtin(_)),
            kind => matches!(kind, TypeKind::Builtin(_) | TypeKind::Pointer(_)),
        };
        def.bases.is_empty()
            && def.members.iter().all(|m| match m {
                Member::Fields(v) => v.declared.iter().all(|d| is_number(&d.ty)),
                Member::Function(f) => !f.name.starts_with('~'),
                _ => true,
            })
    }

    /// Whether a type is a class without constructors that has references for members.
    pub(super) fn has_reference_members(&mut self, ty: &Type) -> bool {
        let (TypeKind::Path(_), Some(class)) = (&unconst(ty).kind, self.class_of_type(ty)) else { return false };
        let def = &self.program.classes[class as usize];
        let refers = |m: &Member| matches!(m, Member::Fields(v) if v.declared.iter().any(|d| super::tree::is_reference(&d.ty)));
        !def.members.contains_key(CONSTRUCTOR) && def.ast.members.iter().any(refers)
    }
}
