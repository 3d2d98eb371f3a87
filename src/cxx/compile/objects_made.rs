//! What an expression makes an object of: the object is the variable, the member or the argument that it initialises, and no copy.

use super::super::ast::{Arg, CastKind, Expr, ExprKind, Init, Type, TypeKind, Variable};
use super::super::code::Op;
use super::super::program::Entity;
use super::tree::{is_auto, is_reference, unconst};
use super::{Compiler, tree};

impl Compiler<'_> {
    /// Pushes the object that a variable is where its initialiser makes one of the class, `T x = T(a)` or `T x(T{a})`: that one is the
    /// variable, and no copy of it.
    pub(super) fn object_here(&mut self, v: &Variable) -> bool {
        let made = match &v.init {
            Init::Equal(e) => e,
            Init::Brace(_) if self.may_list(&v.ty) => return false,
            Init::Paren(args) | Init::Brace(args) if !is_auto(&v.ty) => match &args[..] {
                [only] if !only.expands && only.designator.is_none() => &only.value,
                _ => return false,
            },
            _ => return false,
        };
        self.object_of_type(&v.ty, made)
    }

    /// Pushes the object of a type, deduced or not, that an expression makes, if it does.
    pub(super) fn object_of_type(&mut self, ty: &Type, e: &Expr) -> bool {
        let mut e = tree::bare(e);
        match &e.kind {
            ExprKind::Comma(items) | ExprKind::List(items) if let Some((last, before)) = items.split_last() => {
                let is_own = self.program.sets.iter().any(|(name, _)| &**name == "operator,");
                if is_own || !self.makes_object(ty, last) {
                    return false;
                }
                for item in before {
                    self.place(item);
                    self.emit(Op::Discard);
                }
                return self.object_of_type(ty, last);
            }
            ExprKind::Conditional(c, a, b) => {
                let made = match self.made_type(e) {
                    Some((class, made)) if is_auto(ty) || self.class_of_type(ty) == Some(class) => made,
                    None if let Some(made) = self.choice_by_name(ty, a, b) => made,
                    _ => return false,
                };
                let arm = |c: &mut Self, e: &Expr| {
                    let is_made = (c.made_class(e).is_some() || c.made_by_name(ty, e).is_some()) && c.object_of_type(ty, e);
                    match e.kind {
                        _ if is_made => {}
                        ExprKind::Throw(_) => c.place(e),
                        _ => c.initial_equal(&made, e, e.at),
                    }
                };
                self.told_value(c);
                self.here = e.at;
                let unless = self.emit(Op::JumpUnless(0));
                arm(self, a);
                let end = self.emit(Op::Jump(0));
                self.land(unless);
                arm(self, b);
                self.land(end);
                self.unbound(&[a, b]);
                return true;
            }
            ExprKind::Cast(CastKind::C | CastKind::Static, to, of)
                if self.object_made(e).is_none() && self.class_of_type(to).is_some() && self.made_class(of) == self.class_of_type(to) =>
            {
                return self.object_of_type(ty, of);
            }
            _ => {}
        }
        let declared = if is_auto(ty) { None } else { self.class_of_type(ty) };
        let mut found = None;
        while let Some((class, made, args, brace)) = self.object_made(e)
            && declared.map_or(is_auto(ty), |declared| declared == class)
        {
            let is_list = brace && self.may_list(&made);
            found = Some((made, args, brace, e.at));
            match args {
                _ if is_list => break,
                [only] if !only.expands && self.object_made(&only.value).is_some_and(|(of, ..)| of == class) => e = &only.value,
                // the arms of `?:` make it
                [only] if !only.expands && self.made_class(&only.value) == Some(class) => return self.object_of_type(ty, &only.value),
                _ => break,
            }
        }
        let found = found.or_else(|| {
            let (made, args, brace) = self.made_by_name(ty, e)?;
            Some((made, args, brace, e.at))
        });
        let Some((ty, args, brace, at)) = found else { return false };
        if let [only] = args
            && let ExprKind::Conditional(_, a, b) = &tree::bare(&only.value).kind
            && self.choice_by_name(&ty, a, b).is_some()
        {
            return self.object_of_type(&ty, &only.value);
        }
        self.ty(&ty);
        let callee = self.callee_of_type(&ty);
        let count = if brace { self.braced(args, &callee) } else { self.given(args, &callee) };
        if brace {
            self.note_literals(&callee, args);
        }
        self.here = at;
        self.emit(Op::Construct(count, brace));
        true
    }

    /// The type that a class template or a parameter of a template is, of which an expression makes an object, as it is written for
    /// the variable too: the arguments and whether these stand in braces.
    pub(super) fn made_by_name<'e>(&mut self, ty: &Type, e: &'e Expr) -> Option<(Type, &'e [Arg], bool)> {
        let (made, args, brace) = match &tree::bare(e).kind {
            ExprKind::Construct(ty, args) => ((**ty).clone(), &args[..], true),
            ExprKind::Call(callee, args) => match &callee.kind {
                ExprKind::Type(ty) => ((**ty).clone(), &args[..], false),
                ExprKind::Path(path) => (Type { kind: TypeKind::Path(path.clone()), at: callee.at }, &args[..], false),
                _ => return None,
            },
            _ => return None,
        };
        let TypeKind::Path(path) = &made.kind else { return None };
        let is_type = match path.simple().map(|name| self.local(name)) {
            Some(Some(local)) => local.is_type,
            Some(None) => path.simple().is_some_and(|name| self.class_param(name).is_some() && !self.is_value_of_class(name)),
            None => {
                path.last().args.is_some()
                    && matches!(self.entity(path), Some((Entity::Class(class), n))
                if n == path.segments.len() && !self.program.classes[class as usize].scope.is_prelude)
            }
        };
        let is_same = is_auto(ty) || super::type_text(unconst(ty)) == super::type_text(&made);
        if self.scope.is_prelude || !is_type || args.is_empty() || !is_same {
            return None;
        }
        match args {
            [only]
                if !(only.expands || brace && self.may_list(&made))
                    && let Some(within) = self.made_by_name(&made, &only.value) =>
            {
                Some(within)
            }
            _ => Some((made, args, brace)),
        }
    }

    /// The type of which both arms of `?:` make objects so, or one of a class that the other is converted to.
    fn choice_by_name(&mut self, ty: &Type, a: &Expr, b: &Expr) -> Option<Type> {
        let (x, y) = (self.made_by_name(ty, a).map(|made| made.0), self.made_by_name(ty, b).map(|made| made.0));
        let (made, other) = match (x, y) {
            (Some(x), Some(y)) => return (super::type_text(&x) == super::type_text(&y)).then_some(x),
            (Some(made), None) => (made, b),
            (None, Some(made)) => (made, a),
            (None, None) => return None,
        };
        let TypeKind::Path(path) = &made.kind else { return None };
        match self.entity(path) {
            Some((Entity::Class(class), _)) if self.is_made_into(other, class) => Some(made),
            _ => None,
        }
    }

    /// The class of the object that an expression makes, in its arms or behind its commas too.
    pub(super) fn made_class(&mut self, e: &Expr) -> Option<u32> {
        self.made_type(e).map(|(class, _)| class)
    }

    /// The same with its type.
    fn made_type(&mut self, e: &Expr) -> Option<(u32, Type)> {
        let e = tree::bare(e);
        match &e.kind {
            ExprKind::Comma(items) | ExprKind::List(items) => self.made_type(items.last()?),
            ExprKind::Conditional(_, a, b) => match (self.made_type(a), self.made_type(b)) {
                (Some(a), Some(b)) => (a.0 == b.0).then_some(a),
                (Some(made), None) => self.is_made_into(b, made.0).then_some(made),
                (None, Some(made)) => self.is_made_into(a, made.0).then_some(made),
                (None, None) => None,
            },
            _ => self.object_made(e).map(|(class, ty, ..)| (class, ty)),
        }
    }

    /// Whether an arm of `?:` beside an object of a class is converted to that: a number or a text, where the class converts to nothing.
    fn is_made_into(&mut self, e: &Expr, class: u32) -> bool {
        let def = &self.program.classes[class as usize];
        let converts = !def.ast.bases.is_empty() || def.members.contains_key("operator T");
        matches!(e.kind, ExprKind::Throw(_)) || !converts && (matches!(e.kind, ExprKind::Text(_)) || self.gives_number(e))
    }

    /// Whether an expression makes an object of a type, deduced or not.
    fn makes_object(&mut self, ty: &Type, e: &Expr) -> bool {
        let Some(made) = self.made_class(e) else { return false };
        is_auto(ty) || self.class_of_type(ty) == Some(made)
    }

    /// The class with constructors of which an expression makes an object, its type, the arguments and whether these stand in braces.
    pub(super) fn object_made<'e>(&mut self, e: &'e Expr) -> Option<(u32, Type, &'e [Arg], bool)> {
        let e = tree::bare(e);
        let (ty, args, brace) = match &e.kind {
            ExprKind::Construct(ty, args) => ((**ty).clone(), args, true),
            ExprKind::Cast(CastKind::Static | CastKind::C, ty, of)
                if let Some((class, ..)) = self.object_made(of)
                    && !is_reference(ty)
                    && self.class_of_type(ty) == Some(class) =>
            {
                return self.object_made(of);
            }
            ExprKind::Call(callee, args) => match &callee.kind {
                ExprKind::Type(ty) => ((**ty).clone(), args, false),
                ExprKind::Path(path) => (Type { kind: TypeKind::Path(path.clone()), at: callee.at }, args, false),
                _ => return None,
            },
            _ => return None,
        };
        let class = self.class_of_type(&ty).filter(|class| !is_reference(&ty) && !self.has_no_constructors(*class))?;
        Some((class, ty, args, brace))
    }
}
