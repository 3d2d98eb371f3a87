//! Types as code that makes them.

use super::super::ast::{Builtin, Type, TypeKind};
use super::super::code::Op;
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
                self.decltype(e);
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
            TypeKind::Function(r, params, noexcept) => {
                self.ty(r);
                let count = self.counted(params.len(), params.iter().any(|(_, expands)| *expands), |c| {
                    for (t, expands) in params {
                        let mut names = Vec::new();
                        super::walk::names_in_type(t, &mut |n| names.push(n.clone()));
                        let packs = if *expands { c.packs_among(&names) } else { Vec::new() };
                        if packs.is_empty() {
                            c.ty(t);
                        } else {
                            c.expand(&packs, |c| c.ty(t));
                        }
                    }
                });
                self.emit(Op::FunctionType(count));
                if let Some(condition) = noexcept {
                    self.value(condition);
                    self.emit(Op::NoexceptType);
                }
            }
        }
    }

    fn made(&mut self, of: &Type, op: Op) {
        self.ty(of);
        self.emit(op);
    }
}
