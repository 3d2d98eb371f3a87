//! The types of operands that are not evaluated: of `decltype`, `sizeof` and `noexcept`.

use super::super::ast::{Builtin, CastKind, Expr, ExprKind, Path, Type, TypeKind, UnaryOp};
use super::super::code::{Count, Op};
use super::super::program::{Constness, Entity, MemberDef};
use super::super::types::Types;
use super::super::value::{Integer, Value};
use super::{Compiler, Local, tree};

/// The value category of an expression, as far as the tree tells it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Category {
    Lvalue,
    Xvalue,
    /// A temporary, or what its type says itself.
    Value,
}

/// How deep types of variables are compiled that name variables: the code of each stands in that of the next one, and more than once.
const MAX_DECLARED: u32 = 3;

/// Whether a type is written without `auto` and without a class whose arguments are deduced, and says more than the value.
pub(super) fn is_exact(ty: &Type) -> bool {
    match &ty.kind {
        TypeKind::Builtin(_) | TypeKind::Path(_) | TypeKind::Decltype(_) => true,
        TypeKind::Const(t) | TypeKind::Pointer(t) | TypeKind::Reference(t) | TypeKind::Forwarding(t) => is_exact(t),
        TypeKind::Array(t, n) => is_exact(t) && n.is_some(),
        TypeKind::Function(t, params, _) => is_exact(t) && params.iter().all(|(p, expands)| is_exact(p) && !expands),
        TypeKind::Auto | TypeKind::DecltypeAuto => false,
    }
}

impl Compiler<'_> {
    /// `decltype(e)`: the declared type of a name, else the type of the expression with a reference for its category.
    pub(super) fn decltype(&mut self, e: &Expr) {
        self.here = e.at;
        match &e.kind {
            ExprKind::Path(_) if self.array_of_text(e).is_some() => self.expression_type(e),
            ExprKind::Path(path)
                if let Some(name) = path.simple()
                    && let Some(variable) = self.variable_around(name)
                    && let Some(index) = self.class_param(name) =>
            {
                self.emit(Op::ClassArg(index));
                self.emit(Op::DeclaredType(false));
                if variable.is_const {
                    self.emit(Op::Const);
                }
                match variable.refers {
                    Some(false) => self.emit(Op::Reference),
                    Some(true) => self.emit(Op::Forwarding),
                    None => 0,
                };
            }
            ExprKind::Path(path) => match path.simple().and_then(|name| self.local(name)) {
                Some(local) if !(local.is_type || local.is_parameter && local.refers.is_none()) && self.declared_type(local) => {}
                _ => {
                    self.place(e);
                    self.here = e.at;
                    self.emit(if is_static(path) { Op::StaticType(false) } else { Op::DeclaredType(false) });
                    if path.simple().is_some_and(|name| self.names_written(name)) {
                        self.emit(Op::LibraryTemplate("remove_const_t".into(), Count::Fixed(1)));
                    }
                    self.constant_target(e);
                    match &*path.last().name {
                        "cout" | "cerr" | "clog" if self.entity(path).is_none() => self.emit(Op::Unreferenced),
                        // the constant of CuTe
                        "_" if self.entity(path).is_none() => self.emit(Op::Const),
                        _ => 0,
                    };
                }
            },
            ExprKind::Member { .. } => {
                self.unevaluated(e);
                self.here = e.at;
                self.emit(Op::DeclaredType(false));
            }
            _ => self.operand_type(e),
        }
    }

    /// Pushes the type that a local variable is declared with; whether it is known.
    pub(super) fn declared_type(&mut self, local: Local) -> bool {
        if let Some(slot) = local.typed {
            self.emit(Op::Local(slot));
            return true;
        }
        if let Some(of) = local.forwarded {
            let index = self.context().expanding.iter().rev().find(|(pack, _)| *pack == local.slot).map(|(_, index)| *index);
            match (local.is_pack, index) {
                (false, _) => self.emit(Op::Local(of)),
                (true, Some(index)) => self.emit(Op::PackElement(of, index)),
                (true, None) => return false,
            };
            let declared = local.declared.and_then(|n| self.declared.get(n as usize)).map(|ty| &ty.kind);
            self.emit(match declared {
                Some(TypeKind::Reference(_)) => Op::Reference,
                Some(TypeKind::Pointer(_)) => Op::Pointer,
                _ => Op::Forwarding,
            });
            return true;
        }
        if local.is_pack {
            return false;
        }
        if let Some((whole, place, is_const, depends)) = local.binding {
            self.emit(Op::Local(whole));
            self.emit(Op::BindingType(place, is_const, depends));
            let known = self.emit(Op::Known(0));
            self.emit(Op::Local(local.slot));
            self.emit(Op::Decltype);
            if is_const {
                self.emit(Op::Const);
            }
            self.land(known);
            return true;
        }
        if let Some(ty) = local.declared.and_then(|n| self.declared.get(n as usize).cloned())
            && self.within_declared < MAX_DECLARED
            && self.says_more(&ty)
            && !self.names_later(&ty, local.slot)
        {
            self.within_declared += 1;
            self.ty(&ty);
            self.within_declared -= 1;
            return true;
        }
        let declared = local.declared.and_then(|n| self.declared.get(n as usize));
        // what `auto&&` is bound to tells whether it is an lvalue
        let may_refer = declared.is_some_and(|ty| match &ty.kind {
            TypeKind::Forwarding(of) => tree::is_auto(of),
            ty => matches!(ty, TypeKind::DecltypeAuto),
        });
        match local.refers {
            Some(_) if !local.holds => {
                self.emit(if local.is_static { Op::StaticReference(local.slot) } else { Op::LocalReference(local.slot) });
                self.emit(Op::DeclaredType(false));
            }
            _ => {
                self.emit(Op::Local(local.slot));
                self.emit(if may_refer { Op::ResultType } else { Op::Decltype });
            }
        }
        if local.to_const {
            self.emit(Op::ToConst);
        }
        if let (Some((slot, is_element)), None) = (local.depends[1], local.refers) {
            self.emit(Op::ConstObject(slot, is_element));
        }
        if local.is_const {
            self.emit(Op::Const);
        }
        match local.refers {
            Some(super::Refers::Lvalue) => self.emit(Op::Reference),
            Some(super::Refers::Rvalue) => self.emit(Op::Forwarding),
            None => 0,
        };
        if let (Some((slot, is_element)), true) = (local.depends[0], local.refers.is_some()) {
            self.emit(Op::ConstObject(slot, is_element));
        }
        true
    }

    /// Whether a name in the type of a variable is that of the variable, or of one behind it, where its type is asked for.
    fn names_later(&mut self, ty: &Type, slot: u32) -> bool {
        let mut names = Vec::new();
        super::names_in_type(ty, &mut |name| names.push(name.clone()));
        names.iter().any(|name| {
            let is_enumerator = matches!(self.local_type(name), Some(super::LocalType::Enumerator(..)));
            is_enumerator || self.local(name).is_some_and(|of| of.slot >= slot)
        })
    }

    /// Whether a declared type is the exact one, and the value of the variable does not tell it.
    fn says_more(&mut self, ty: &Type) -> bool {
        let bare = match &ty.kind {
            TypeKind::Reference(t) | TypeKind::Forwarding(t) => tree::unconst(t),
            _ => tree::unconst(ty),
        };
        is_exact(ty) && !self.is_auto_path(bare) && (!matches!(ty.kind, TypeKind::Path(_)) || matches!(bare.kind, TypeKind::Decltype(_)))
    }

    /// Pushes the type of an expression that is not evaluated, a reference where it is an lvalue.
    pub(super) fn operand_type(&mut self, e: &Expr) {
        if let Some(member) = self.as_inherited(e) {
            return self.operand_type(&member);
        }
        if let ExprKind::Comma(items) = &e.kind
            && let [only] = &items[..]
            && matches!(&only.kind, ExprKind::Path(path) if path.simple().is_none())
        {
            return self.operand_type(only);
        }
        self.expression_type(e);
        match self.checked(e) {
            Some(Constness { object: Some(is_const), .. }) => {
                self.emit(Op::AsObject(is_const));
            }
            Some(Constness { target: Some(true), .. }) => {
                self.emit(Op::ToConst);
            }
            Some(_) => {}
            None => self.constant_object(e),
        }
    }

    /// `this->x` for the name of data of a base that a using declaration brings into the class, or that names the class.
    pub(super) fn as_inherited(&mut self, e: &Expr) -> Option<Expr> {
        let ExprKind::Path(path) = &e.kind else { return None };
        let class = self.scope.class.filter(|_| !self.scope.is_prelude)?;
        let def = &self.program.classes[class as usize];
        let is_meant = match path.simple() {
            Some(name) => matches!(def.members.get(name), Some(MemberDef::Using)) && self.local(name).is_none(),
            None if path.of.is_some() => false,
            None => {
                let ast = def.ast.clone();
                let Some((Entity::Class(of), n)) = self.entity(path) else { return None };
                let is_base = |(base, _): &(Type, bool)| match &base.kind {
                    TypeKind::Path(base) => matches!(self.entity(base), Some((Entity::Class(base), _)) if base == of),
                    _ => false,
                };
                n + 1 == path.segments.len()
                    && (of == class || ast.bases.iter().any(is_base))
                    && match self.program.classes[of as usize].members.get(&path.last().name) {
                        Some(member) => matches!(member, MemberDef::Field | MemberDef::Using),
                        None => of == class,
                    }
            }
        };
        // which class is named matters where the name is hidden
        let hides = matches!(self.program.classes[class as usize].members.get(&path.last().name), Some(MemberDef::Field));
        let path = if hides && !matches!(self.entity(path), Some((Entity::Class(of), _)) if of == class) {
            path.clone()
        } else {
            Path::name(path.last().name.clone(), e.at)
        };
        let this = Box::new(Expr { kind: ExprKind::This, at: e.at });
        is_meant.then_some(Expr { kind: ExprKind::Member { object: this, arrow: true, path }, at: e.at })
    }

    /// Makes the type on top of what names an object one of what is `const`, where a variable or a parameter of a template says so.
    fn constant_object(&mut self, e: &Expr) {
        let outer = std::mem::replace(&mut self.by_variables, true);
        let depends = match e.kind {
            ExprKind::Binary(..) => self.target_depends(e),
            _ => self.depends(e),
        };
        self.by_variables = outer;
        if let Some((slot, is_element)) = depends {
            self.emit(Op::ConstObject(slot, is_element));
        }
    }

    /// Whether the type of an expression says of its members what the form does not: of a call, an operator, `auto&`.
    pub(super) fn is_told_by_type(&mut self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Call(..) | ExprKind::Conditional(..) | ExprKind::Member { arrow: true, .. } => true,
            ExprKind::Unary(UnaryOp::Dereference, of) if matches!(of.kind, ExprKind::Call(..)) => true,
            ExprKind::Index(of, _) | ExprKind::Unary(UnaryOp::Dereference, of) => self.may_be_object(of),
            ExprKind::Path(path) => path.simple().and_then(|name| self.local(name)).is_some_and(|l| l.holds && l.refers.is_some()),
            _ => false,
        }
    }

    fn expression_type(&mut self, e: &Expr) {
        if let Some(text) = self.array_of_text(e) {
            self.push(Value::Type(Types::CONST_CHAR));
            self.push(Value::Int(Integer::Int, text.len() as i64 + 1));
            self.emit(Op::Array(true));
            self.emit(Op::Reference);
            return;
        }
        if let Some(of) = tree::declval_of(e) {
            self.value(of);
            self.emit(Op::Forwarding);
            return;
        }
        if let ExprKind::Comma(items) | ExprKind::List(items) = &e.kind
            && let Some((last, before)) = items.split_last()
            && !items.iter().all(tree::is_notation)
        {
            before.iter().for_each(|item| self.looked_at(item));
            return self.operand_type(last);
        }
        if let ExprKind::Path(path) = &e.kind
            && let Some(local) = path.simple().and_then(|name| self.local(name)).filter(|local| !local.is_type && !local.is_parameter)
            && self.declared_type(local)
        {
            // the name of a reference is an lvalue
            self.emit(Op::Reference);
            return;
        }
        if let ExprKind::Cast(kind, ty, of) = &e.kind
            && is_exact(ty)
            && !matches!((kind, &ty.kind), (CastKind::C, TypeKind::Path(_)) | (_, TypeKind::Const(_) | TypeKind::Array(..)))
        {
            let known = self.cast_type(*kind, ty, of);
            match !matches!(ty.kind, TypeKind::Builtin(Builtin::Void)) && tree::has_declval(of) {
                true => self.run_aside(e),
                false => self.unevaluated(of),
            }
            known.into_iter().for_each(|known| self.land(known));
            self.emit(Op::Discard);
            return self.ty(ty);
        }
        if let ExprKind::Conditional(_, a, b) = &e.kind
            && let Some(other) = match (&a.kind, &b.kind) {
                (ExprKind::Throw(_), _) => Some(b),
                (_, ExprKind::Throw(_)) => Some(a),
                _ => None,
            }
        {
            return self.operand_type(other);
        }
        if let ExprKind::Member { object, arrow, path } = &e.kind
            && path.segments.len() == 1
            && path.segments[0].args.is_none()
            && (*arrow
                || self.is_told_by_type(tree::root(object))
                || self.depends(object).is_some()
                || self.is_part(object)
                // the class tells whether it is an enumerator
                || self.names_enumerators(&path.segments[0].name) == Some(false)
                || self.is_of_reference(object))
        {
            self.attempted(|c| {
                c.operand_type(object);
                if *arrow {
                    c.emit(Op::ArrowType);
                }
                c.emit(Op::MemberType(path.segments[0].name.clone(), true));
            });
            let known = self.emit(Op::Known(0));
            self.category_type(e);
            return self.land(known);
        }
        if let ExprKind::Index(a, _) = &e.kind
            && self.is_part(e)
        {
            self.attempted(|c| {
                c.operand_type(a);
                c.emit(Op::RvalueElement);
            });
            let known = self.emit(Op::Known(0));
            self.category_type(e);
            return self.land(known);
        }
        if let ExprKind::Step(..) | ExprKind::Assign(..) = e.kind
            && !tree::has_declval(e)
        {
            return self.type_of_change(e);
        }
        if let ExprKind::Binary(_, a, _) | ExprKind::Unary(UnaryOp::Minus | UnaryOp::Plus | UnaryOp::Complement | UnaryOp::Not, a) = &e.kind
        {
            return self.type_by_operator(a, e);
        }
        if let ExprKind::Unary(UnaryOp::AddressOf, of) = &e.kind
            && matches!(of.kind, ExprKind::Path(_) | ExprKind::Member { .. } | ExprKind::Index(..))
            && self.points_to_const(of)
        {
            // the place of a pointer does not tell what that may change
            self.operand_type(of);
            self.emit(Op::Pointer);
            return;
        }
        if let Some((object, pointer)) = tree::at_member(e) {
            self.operand_type(object);
            self.operand_type(pointer);
            self.emit(Op::LibraryTemplate("__at_member_t".into(), Count::Fixed(2)));
            return;
        }
        if let Some(invoked) = tree::invoked(e) {
            self.attempted(|c| {
                let expands = invoked.iter().any(|(_, expands)| *expands);
                let count = c.counted(invoked.len(), expands, |c| {
                    for (of, expands) in &invoked {
                        match expands {
                            true => {
                                let packs = c.packs(of);
                                c.expand(&packs, |c| c.operand_type(of));
                            }
                            false => c.operand_type(of),
                        }
                    }
                });
                c.emit(Op::LibraryTemplate("__result_of".into(), count));
            });
            let known = self.emit(Op::Known(0));
            self.category_type(e);
            return self.land(known);
        }
        let known = tree::part_of(e).map(|(index, of)| {
            self.attempted(|c| {
                c.args(std::slice::from_ref(index), true);
                c.operand_type(of);
                c.emit(Op::LibraryTemplate("__element_t".into(), Count::Fixed(2)));
            });
            self.emit(Op::Known(0))
        });
        self.category_type(e);
        known.into_iter().for_each(|known| self.land(known));
    }

    /// Makes the pointer type on top one to what is `const`, where the expression is such a pointer.
    fn constant_target(&mut self, e: &Expr) {
        if self.points_to_const(e) {
            self.emit(Op::ToConst);
        }
    }

    /// The same by what the tree tells of its category.
    pub(super) fn category_type(&mut self, e: &Expr) {
        self.unevaluated(e);
        self.here = e.at;
        self.emit(match e.kind {
            ExprKind::Call(..) => Op::ResultType,
            ExprKind::Unary(UnaryOp::AddressOf | UnaryOp::Plus, _) | ExprKind::Conditional(..) => Op::Decltype,
            ExprKind::Path(ref path) if is_static(path) => Op::StaticType(true),
            _ => Op::DeclaredType(matches!(e.kind, ExprKind::Path(_) | ExprKind::Member { .. })),
        });
        self.constant_target(e);
        match self.category(e) {
            Category::Lvalue => {
                if self.is_const(e) {
                    self.emit(Op::Const);
                }
                self.emit(Op::Reference);
            }
            Category::Xvalue => {
                self.emit(Op::Forwarding);
            }
            Category::Value => {}
        }
    }

    fn category(&mut self, e: &Expr) -> Category {
        match &e.kind {
            ExprKind::Path(path) => match path.simple() {
                Some(name) => match self.local(name) {
                    Some(local) if local.is_type || local.is_parameter => Category::Value,
                    Some(_) => Category::Lvalue,
                    None if self.may_be_member(name) => {
                        if self.is_own_field(name) {
                            Category::Lvalue
                        } else {
                            Category::Value
                        }
                    }
                    None => match self.program.find(&self.scope.namespace.clone(), std::slice::from_ref(name)) {
                        Some(Entity::Global(_)) => Category::Lvalue,
                        _ => Category::Value,
                    },
                },
                None => Category::Value,
            },
            ExprKind::Comma(items) => items.last().map_or(Category::Value, |last| self.category(last)),
            ExprKind::List(items) if !items.iter().all(tree::is_notation) => {
                items.last().map_or(Category::Value, |last| self.category(last))
            }
            ExprKind::Assign(..) | ExprKind::Step(_, false, _) => Category::Lvalue,
            ExprKind::Member { .. } if self.names_value(e) => Category::Value,
            ExprKind::Member { arrow: true, .. } => Category::Lvalue,
            ExprKind::Member { object, .. } => match (self.category(object), &object.kind) {
                (Category::Lvalue, _) | (_, ExprKind::Index(..) | ExprKind::Unary(UnaryOp::Dereference, _)) => Category::Lvalue,
                (_, ExprKind::Path(_)) => Category::Value,
                _ => Category::Xvalue,
            },
            ExprKind::Call(..) => match tree::declval_of(e).map(|of| &of.kind) {
                Some(ExprKind::Type(ty)) if matches!(ty.kind, TypeKind::Reference(_)) => Category::Lvalue,
                _ => Category::Value,
            },
            ExprKind::Cast(_, ty, _) => match ty.kind {
                TypeKind::Reference(_) => Category::Lvalue,
                TypeKind::Forwarding(_) => Category::Xvalue,
                _ => Category::Value,
            },
            _ => Category::Value,
        }
    }
}

/// Whether a number that a name means can be nothing but what a static member or a variable template holds.
fn is_static(path: &Path) -> bool {
    path.segments.len() > 1 || path.last().args.is_some()
}
