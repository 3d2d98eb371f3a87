//! Types as code that makes them.

use super::super::ast::{Builtin, Expr, ExprKind, Type, TypeKind};
use super::super::code::Op;
use super::super::program::Entity;
use super::super::types::Types;
use super::super::value::{TypeId, Value};
use super::Compiler;

/// Whether a name is one of the C library's for an integer type.
pub(super) fn is_integer_name(name: &str) -> bool {
    let bits = name.strip_prefix('u').unwrap_or(name);
    matches!(name, "size_t" | "ptrdiff_t") || matches!(bits, "int8_t" | "int16_t" | "int32_t" | "int64_t" | "intptr_t")
}

/// The number of a type of the language.
pub(super) fn builtin(b: Builtin) -> TypeId {
    match b {
        Builtin::Void => Types::VOID,
        Builtin::Integer(integer) => integer.id(),
        Builtin::Float => Types::FLOAT,
        Builtin::Double => Types::DOUBLE,
        Builtin::LongDouble => Types::LONG_DOUBLE,
    }
}

impl Compiler<'_> {
    /// Compiles a type: its code pushes it.
    pub(super) fn ty(&mut self, ty: &Type) {
        self.here = ty.at;
        match &ty.kind {
            TypeKind::Auto | TypeKind::DecltypeAuto => {
                self.emit(Op::Push(Value::Type(Types::AUTO)));
            }
            TypeKind::Builtin(b) => {
                self.emit(Op::Push(Value::Type(builtin(*b))));
            }
            TypeKind::Decltype(e) => {
                self.unevaluated(e);
                self.here = ty.at;
                self.emit(Op::Decltype);
                if is_changed_variable(e) {
                    self.emit(Op::Reference);
                }
            }
            TypeKind::Path(path) => match path.simple() {
                Some(name) if self.is_placeholder(name) => {
                    self.emit(Op::Push(Value::Type(Types::AUTO)));
                }
                _ => self.path(path),
            },
            TypeKind::Const(t) => self.made(t, Op::Const),
            TypeKind::Pointer(t) => self.made(t, Op::Pointer),
            TypeKind::Reference(t) => self.made(t, Op::Reference),
            TypeKind::Forwarding(t) => self.made(t, Op::Forwarding),
            TypeKind::Array(t, n) => {
                self.ty(t);
                if let Some(n) = n {
                    self.value(n);
                }
                self.emit(Op::Array(n.is_some()));
            }
            TypeKind::Function(r, params) => {
                self.ty(r);
                let count = self.counted(params.len(), params.iter().any(|(_, expands)| *expands), |c| {
                    for (t, expands) in params {
                        let mut names = Vec::new();
                        super::walk::in_type(t, &mut |n| names.push(n.clone()));
                        let packs = if *expands { c.packs_among(&names) } else { Vec::new() };
                        if packs.is_empty() {
                            c.ty(t);
                        } else {
                            c.expand(&packs, |c| c.ty(t));
                        }
                    }
                });
                self.emit(Op::FunctionType(count));
            }
            TypeKind::MemberPointer(..) => {
                self.emit(Op::Unread("a pointer to a member".into()));
            }
        }
    }

    /// Pushes what has the type of an operand that is not evaluated: a change is left out, and so is the call of a function that
    /// declares a type of the language as its result. What else is called is run for its type.
    pub(super) fn unevaluated(&mut self, e: &Expr) {
        self.here = e.at;
        match &e.kind {
            ExprKind::Step(_, _, a) | ExprKind::Assign(_, a, _) => self.unevaluated(a),
            ExprKind::Call(callee, _) => match self.declared_result(callee) {
                Some((result, is_reference)) => {
                    self.push(Value::Type(result));
                    if is_reference {
                        self.emit(Op::Reference);
                    }
                }
                None => self.place(e),
            },
            ExprKind::Binary(_, a, b) if is_change(a) || is_change(b) => self.sample(e),
            _ => self.place(e),
        }
    }

    /// The type of the language that all functions of a name declare as their result, or a reference to it.
    fn declared_result(&mut self, callee: &Expr) -> Option<(TypeId, bool)> {
        let ExprKind::Path(path) = &callee.kind else {
            return None;
        };
        let name = path.simple()?;
        if self.local(name).is_some() || self.local_type(name).is_some() || self.may_be_member(name) {
            return None;
        }
        let Some((Entity::Functions(set), 1)) = self.entity(path) else {
            return None;
        };
        let mut declared = None;
        for id in &self.program.sets[set as usize].1 {
            let ast = &self.program.functions[*id as usize].ast;
            let (ty, is_reference) = match &ast.result.as_ref()?.kind {
                TypeKind::Reference(of) => (&of.kind, true),
                of => (of, false),
            };
            let TypeKind::Builtin(b) = ty else {
                return None;
            };
            let result = (builtin(*b), is_reference);
            if ast.template.is_some() || declared.is_some_and(|d| d != result) {
                return None;
            }
            declared = Some(result);
        }
        declared
    }

    fn made(&mut self, of: &Type, op: Op) {
        self.ty(of);
        self.emit(op);
    }
}

/// Whether an expression changes a variable.
fn is_change(e: &Expr) -> bool {
    matches!(e.kind, ExprKind::Step(..) | ExprKind::Assign(..))
}

/// Whether an expression is the variable that it changes: `++x`, `x = 1`, and not `x++`.
fn is_changed_variable(e: &Expr) -> bool {
    matches!(e.kind, ExprKind::Step(_, false, _) | ExprKind::Assign(..))
}
