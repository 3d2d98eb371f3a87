//! What variables that are references refer to, and what of a temporary lives as long as they do.

use super::super::ast::{Arg, At, CastKind, Expr, ExprKind, Init, Type, TypeKind, Variable};
use super::super::code::Op;
use super::tree::{is_auto, is_lvalue, unconst, unreferenced};
use super::{Compiler, tree};

impl Compiler<'_> {
    /// Whether a reference may be bound to an object that what it is initialised with becomes.
    fn refers_to_class(&mut self, ty: &Type) -> bool {
        matches!(ty.kind, TypeKind::Forwarding(_) | TypeKind::Reference(_)) && self.class_of_type(unreferenced(ty)).is_some()
    }

    /// Whether a reference of such a type would let a constant variable be changed.
    fn would_lose_const(&mut self, of: &Type, e: &Expr) -> bool {
        let is_name = matches!(&e.kind, ExprKind::Path(path) if path.simple().is_some());
        is_name && matches!(of.kind, TypeKind::Builtin(_)) && self.is_const(e)
    }

    /// Pushes a member of a temporary to which a reference is bound, and which lives as long; whether it is one.
    pub(super) fn part_of_temporary(&mut self, e: &Expr) -> bool {
        let (mut whole, mut parts) = (tree::bare(e), Vec::new());
        if let ExprKind::Cast(CastKind::Static | CastKind::C, ty, of) = &whole.kind
            && tree::is_reference(ty)
            && let Some(class) = self.class_of(of)
            && self.class_of_type(unreferenced(ty)) == Some(class)
        {
            whole = tree::bare(of);
        }
        loop {
            whole = match &whole.kind {
                ExprKind::Member { object, arrow: false, path } if path.segments.len() == 1 && path.last().args.is_none() => {
                    parts.push(whole);
                    object
                }
                // the member of what a template gives is known where it runs
                ExprKind::Index(of, _)
                    if matches!(of.kind, ExprKind::Member { .. } | ExprKind::Index(..))
                        && self.member_type(of).is_none_or(|ty| matches!(ty.kind, TypeKind::Array(..))) =>
                {
                    parts.push(whole);
                    of
                }
                _ => break,
            };
        }
        let is_made = matches!(&whole.kind, ExprKind::Call(..) | ExprKind::Construct(..)) && !tree::is_moved(whole);
        if parts.is_empty() || !is_made {
            return false;
        }
        self.place(whole);
        let slot = self.new_slot();
        let is_indexed = parts.iter().any(|part| matches!(part.kind, ExprKind::Index(..)));
        self.emit(Op::Whole(slot, is_indexed));
        for part in parts.into_iter().rev() {
            self.here = part.at;
            match &part.kind {
                ExprKind::Member { path, .. } => {
                    let name = self.member_name(path);
                    self.emit(Op::Member(name));
                }
                ExprKind::Index(of, indices) => self.element(of, indices, part),
                _ => {}
            }
        }
        true
    }

    /// Pushes what a reference refers to; a temporary is converted to the type it is a reference to.
    pub(super) fn initial_reference(&mut self, v: &Variable) {
        match &v.init {
            Init::Brace(args) | Init::Equal(Expr { kind: ExprKind::Braces(args), .. }) if self.braces_aggregate(&v.ty, args) => {
                self.made_of_braces(v, args);
            }
            Init::Equal(e) => {
                if let TypeKind::Reference(of) = &v.ty.kind
                    && self.would_lose_const(of, e)
                {
                    let why = format!("a reference to `{}` would let what is `const` be changed", super::type_text(of));
                    self.here = e.at;
                    self.emit(Op::Refused(why.into()));
                }
                match (&e.kind, &v.ty.kind) {
                    // a text in quotes is an array
                    (_, TypeKind::Reference(of) | TypeKind::Forwarding(of))
                        if is_auto(unconst(of))
                            && let Some(text) = self.array_of_text(e) =>
                    {
                        self.here = e.at;
                        self.emit(Op::TextArray(text));
                    }
                    (ExprKind::Conditional(c, a, b), TypeKind::Reference(of) | TypeKind::Forwarding(of))
                        if is_auto(of) && tree::is_text(e) =>
                    {
                        self.told_value(c);
                        let text = |e: &Expr| if let ExprKind::Text(text) = &e.kind { text.clone() } else { Default::default() };
                        let unless = self.emit(Op::JumpUnless(0));
                        self.emit(Op::TextArray(text(a)));
                        let end = self.emit(Op::Jump(0));
                        self.land(unless);
                        self.emit(Op::TextArray(text(b)));
                        self.land(end);
                    }
                    _ if self.part_of_temporary(e) => {}
                    (_, TypeKind::Reference(of)) if is_auto(of) && !matches!(of.kind, TypeKind::Const(_)) && self.is_asked(e) => {
                        self.passed(e);
                        self.emit(Op::Lvalue(true));
                    }
                    _ if is_auto(unreferenced(&v.ty)) => {
                        self.rooted(e);
                        self.result_is_const(e);
                        self.told_choice(e, true);
                    }
                    _ if tree::is_moved(e) && (self.program.tells_category || self.refers_to_class(&v.ty)) => self.passed(e),
                    _ => self.place(e),
                }
                if let (true, ExprKind::Call(_, args)) = (tree::is_moved(e), &e.kind)
                    && matches!(&args[..], [of] if self.is_made(&of.value))
                {
                    self.emit(Op::Unbound(true));
                }
                if let TypeKind::Reference(of) = &v.ty.kind
                    && self.tells_objects()
                    && (is_auto(of) || matches!(unconst(of).kind, TypeKind::Array(..)))
                    && self.is_const_type(&v.ty)
                {
                    self.emit(Op::ConstArray(false));
                }
                let binds = matches!(&v.ty.kind, TypeKind::Reference(of) if is_auto(of) && !matches!(of.kind, TypeKind::Const(_)));
                if binds && tree::may_refer(e) {
                    self.emit(Op::Lvalue(false));
                }
            }
            Init::Paren(args) | Init::Brace(args) if args.len() == 1 => self.place(&args[0].value),
            Init::Brace(args) => self.made_of_braces(v, args),
            _ => {
                self.emit(Op::Unread("a reference to nothing".into()));
            }
        }
        let moves = |e: &Expr| tree::is_moved(e) && matches!(v.ty.kind, TypeKind::Forwarding(_));
        let is_moved = matches!(&v.init, Init::Equal(e) if moves(e)) && self.refers_to_class(&v.ty);
        let moved = if is_moved { Some(unconst(unreferenced(&v.ty))) } else { None };
        if let Some(inner) = type_of_temporary(&v.ty).or(moved)
            && matches!(inner.kind, TypeKind::Builtin(_) | TypeKind::Path(_))
            && !self.is_auto_path(inner)
            && matches!(&v.init, Init::Equal(e) if !is_lvalue(e))
        {
            self.ty(inner);
            self.here = v.at;
            self.emit(Op::InitialiseReference);
            return;
        }
        let given = match &v.init {
            Init::Equal(e) => Some(e),
            Init::Paren(args) | Init::Brace(args) => args.first().map(|arg| &arg.value),
            _ => None,
        };
        self.refers_as(&v.ty, given, v.at);
    }

    /// What the braces make that a reference is bound to.
    fn made_of_braces(&mut self, v: &Variable, args: &[Arg]) {
        let ty = unconst(unreferenced(&v.ty)).clone();
        self.place(&Expr { kind: ExprKind::Construct(Box::new(ty), args.to_vec()), at: v.at });
    }

    /// Whether braces for a reference to a class without constructors list its members: one value may be what it is bound to.
    fn braces_aggregate(&mut self, ty: &Type, args: &[Arg]) -> bool {
        let Some(class) = self.class_of_type(ty).filter(|class| self.constructors(*class).is_none()) else { return false };
        let [only] = args else { return true };
        let is_other = |of: Option<u32>| of.is_some_and(|of| of != class);
        match &only.value.kind {
            ExprKind::Braces(_) => true,
            _ if !self.program.classes[class as usize].ast.bases.is_empty() => false,
            ExprKind::Construct(ty, _) => is_other(self.class_of_type(ty)),
            ExprKind::Call(callee, _) if let ExprKind::Path(path) = &callee.kind => is_other(self.class_of_path(path)),
            _ => false,
        }
    }

    /// Whether the type of an expression says whether it expires, and its form does not: a call, a part of what expires.
    pub(super) fn tells_by_type(&mut self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Member { .. } => self.is_moved(e) || self.is_part(e),
            // what a method of the program returns as a value is known as one
            ExprKind::Call(callee, _) if let (ExprKind::Member { path, .. }, false) = (&callee.kind, self.calls_referring(e)) => {
                let name = &path.last().name;
                !self.program.functions.iter().any(|f| f.ast.name == *name && !f.scope.is_prelude)
            }
            ExprKind::Text(_) | ExprKind::Conditional(..) => !self.scope.is_prelude,
            // an argument of a template that is an object is an lvalue
            ExprKind::Path(path) => path.simple().and_then(|name| self.local(name)).is_some_and(|local| local.is_parameter),
            ExprKind::Call(..) if matches!(tree::called(e).map(|name| &**name), Some("max" | "min" | "clamp" | "as_const" | "forward")) => {
                true
            }
            _ => tree::at_member(e).is_some() || tree::invoked_on(e).is_some() || self.calls_referring(e) || self.is_part(e),
        }
    }

    /// Makes what a call gave a constant where the overload that was chosen returns one, and no name tells.
    pub(super) fn result_is_const(&mut self, e: &Expr) {
        let is_open = self.program.tells_objects && !self.is_dependent() && !self.scope.is_prelude;
        if is_open && matches!(e.kind, ExprKind::Call(..) | ExprKind::Index(..)) && !self.is_const(e) {
            self.emit(Op::ConstResult);
        }
    }

    /// Makes what is on top, a variable or an element, what a reference of a type is bound to: what a conversion function refers to,
    /// the base of a class, or a temporary of its type.
    pub(super) fn refers_as(&mut self, ty: &Type, of: Option<&Expr>, at: At) {
        let (TypeKind::Reference(inner) | TypeKind::Forwarding(inner)) = &ty.kind else {
            return;
        };
        if self.program.has_bit_fields && of.is_some_and(|e| super::order::may_be_bits(e, true)) {
            self.emit(Op::Operand(None));
        }
        let bare = unconst(inner);
        if let TypeKind::Function(..) = bare.kind {
            // a function is a value as the pointer to it
            self.ty(&Type { kind: TypeKind::Pointer(inner.clone()), at });
            self.emit(Op::BindTemporary(None));
        }
        if !matches!(bare.kind, TypeKind::Path(_) | TypeKind::Builtin(_)) || self.is_auto_path(bare) {
            return;
        }
        if self.program.refers_by_class {
            if let Some(e) = of {
                self.told_const(e);
            }
            self.ty(if let TypeKind::Forwarding(_) = ty.kind { ty } else { bare });
            self.here = at;
            self.emit(Op::Refer);
        }
        if matches!((&ty.kind, &inner.kind), (TypeKind::Reference(_), TypeKind::Const(_)) | (TypeKind::Forwarding(_), _)) {
            let builtin = match bare.kind {
                TypeKind::Builtin(b) => Some(super::types::builtin(b)),
                _ => {
                    self.ty(bare);
                    None
                }
            };
            self.here = at;
            self.emit(Op::BindTemporary(builtin));
        }
    }
}

/// The type of the temporary that a reference to `const`, or an rvalue reference to a number, may be bound to.
fn type_of_temporary(ty: &Type) -> Option<&Type> {
    match &ty.kind {
        TypeKind::Reference(inner) | TypeKind::Forwarding(inner) if let TypeKind::Const(inner) = &inner.kind => Some(inner),
        TypeKind::Forwarding(inner) if matches!(inner.kind, TypeKind::Builtin(_)) => Some(inner),
        _ => None,
    }
}
