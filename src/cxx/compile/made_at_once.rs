//! What braces among arguments, or within braces, make where they are evaluated.

use super::super::ast::{Arg, ExprKind, Type, TypeKind};
use super::super::program::{CONSTRUCTOR, MemberDef};
use super::Compiler;
use super::callees::{Callee, element_of, is_list, is_pair};
use super::tree::unconst;

/// What is made of an element in braces where it is evaluated.
pub(super) enum MadeAtOnce {
    Class(u32),
    /// A member of the object around it.
    Part(u32),
    Type(Type),
}

impl Compiler<'_> {
    /// Whether item `i` in braces may initialise an object of a class, as far as types are written.
    pub(super) fn may_be_class(&mut self, callee: &Callee, arg: &Arg, i: usize) -> bool {
        let is_path = |ty: &Type| matches!(unconst(ty).kind, TypeKind::Path(_));
        match callee {
            Callee::Elements(None, ty) => ty.as_ref().is_some_and(|ty| is_path(element_of(ty))),
            Callee::Class(class) if !self.program.classes[*class as usize].members.contains_key(CONSTRUCTOR) => {
                self.field_type(*class, arg, i).is_some_and(|ty| is_path(&ty))
            }
            _ => true,
        }
    }

    /// The type of the elements of a list that are made where they are evaluated: what is evaluated behind them sees that.
    pub(super) fn made_at_once(&mut self, callee: &Callee) -> Option<MadeAtOnce> {
        match callee {
            Callee::Elements(Some(class), _) => {
                let has_constructors = self.program.classes[*class as usize].members.contains_key(CONSTRUCTOR);
                has_constructors.then_some(MadeAtOnce::Class(*class))
            }
            Callee::Holder(name, ty) if matches!(&**name, "push_back" | "push_front" | "push") => {
                let class = self.class_of_type(ty)?;
                self.made_at_once(&Callee::Elements(Some(class), None))
            }
            Callee::Elements(None, Some(ty)) if let ty @ Type { kind: TypeKind::Path(_), .. } = element_of(ty) => {
                Some(MadeAtOnce::Type(ty.clone()))
            }
            _ => None,
        }
    }

    /// What braces as item `i` within braces, or as argument `i`, make where they are evaluated.
    pub(super) fn made_within(&mut self, callee: &Callee, args: &[Arg], i: usize) -> Option<MadeAtOnce> {
        let arg = &args[i];
        let named = |ty: Type| match unconst(&ty).kind {
            TypeKind::Path(_) => Some(MadeAtOnce::Type(unconst(&ty).clone())),
            _ => None,
        };
        match callee {
            Callee::Class(class) => {
                let field = self.field_type(*class, arg, i);
                if let Some(ty) = &field
                    && !super::tree::is_reference(ty)
                    && let Some(class) = self.class_of_type(ty)
                {
                    return Some(MadeAtOnce::Part(class));
                }
                let ty = field.or_else(|| self.parameter_type(*class, i))?;
                let means_same = self.means_same(*class, &ty);
                named(ty).filter(|_| means_same)
            }
            Callee::Elements(Some(class), _) if super::tree::moves_into(&arg.value) => Some(MadeAtOnce::Class(*class)),
            _ => {
                let made = self.made_at_once(callee).or_else(|| self.pair_taken(callee, args, i));
                made.or_else(|| self.class_taken(callee, args, i).filter(|_| args.len() > 1).map(MadeAtOnce::Class))
            }
        }
    }

    /// Whether a type that is written in a class means the same here.
    pub(super) fn means_same(&self, class: u32, ty: &Type) -> bool {
        let def = &self.program.classes[class as usize];
        let (mut is_here, mut is_of_std) = (def.scope.namespace == self.scope.namespace && def.scope.class.is_none(), true);
        super::walk::names_in_type(ty, &mut |name| {
            is_here &= !def.members.contains_key(name);
            is_of_std &= &**name == "std";
        });
        is_here || is_of_std
    }

    /// The type that the only constructor of a class of the program takes behind its first argument or as that.
    fn parameter_type(&mut self, class: u32, i: usize) -> Option<Type> {
        let Some(MemberDef::Functions(set)) = self.program.classes[class as usize].members.get(CONSTRUCTOR) else { return None };
        let [only] = self.program.sets[*set as usize].1[..] else { return None };
        let f = self.program.functions[only as usize].ast.clone();
        let ty = &f.params.get(i).filter(|_| f.template.is_none() && f.params.len() > 1)?.ty;
        let is_own = !super::tree::is_reference(ty) && self.class_of_type(ty).is_some();
        let ty = super::tree::unreferenced(ty);
        (!is_own && !is_list(ty)).then(|| ty.clone())
    }

    /// The pair, tuple or optional that a method of a container, or the only function of a name, takes there.
    fn pair_taken(&mut self, callee: &Callee, args: &[Arg], i: usize) -> Option<MadeAtOnce> {
        let ty = match callee {
            Callee::Holder(name, ty) if matches!(&**name, "push_back" | "push_front" | "push") => (**ty).clone(),
            // a key, and an object that is moved to its side
            Callee::Holder(name, ty) if &**name == "insert" && is_pair(ty) => match &args[i].value.kind {
                ExprKind::Braces(items)
                    if let ([key, value], 1) = (&items[..], args.len())
                        && super::tree::is_moved(&value.value)
                        && !super::tree::is_moved(&key.value)
                        && self.class_of(&value.value).is_some() =>
                {
                    (**ty).clone()
                }
                _ => return None,
            },
            Callee::Named(name) => {
                let mut all = self.program.functions.iter().filter(|f| f.ast.name == *name);
                let (only, None) = (all.next()?, all.next()) else { return None };
                let is_here = only.scope.namespace == self.scope.namespace && only.scope.class.is_none() && only.ast.template.is_none();
                only.ast.params.get(i).filter(|_| is_here)?.ty.clone()
            }
            _ => return None,
        };
        let ty = unconst(super::tree::unreferenced(&ty));
        self.holds_parts(ty, 0).then(|| MadeAtOnce::Type(ty.clone()))
    }
}
