//! What GCC has beyond C++, and declarations where few programs have them.

use super::super::ast::{
    Arg, At, Body, Builtin, CaptureMode, CastKind, Class, Expr, ExprKind, Function, FunctionFlags, Init, Integer, Lambda, Member, Name,
    Path,
};
use super::super::ast::{Param, Stmt, StmtKind, Type, TypeKind, Variable, Variables};
use super::super::token::{Token, TokenKind};
use super::super::{library, prelude};
use super::declarators::Named;
use super::names::Kind;
use super::types::Specifiers;
use super::{Parse, Parser};
use std::rc::Rc;

/// The most values that a range of `case` stands for.
const MAX_CASES: i64 = 256;

/// In front of the name of a function of the library, that of GCC's own.
const BUILTIN: &str = "__builtin_";

impl Parser<'_> {
    /// `case 1 ... 3:` behind its first value.
    pub(super) fn case_range(&mut self, first: Expr, at: At, out: &mut Vec<Stmt>) -> Parse<()> {
        self.expect("...")?;
        let last = self.binary_width()?;
        self.expect(":")?;
        let values = match (&first.kind, &last.kind) {
            (ExprKind::Int(a, _), ExprKind::Int(b, _)) | (ExprKind::Char(a), ExprKind::Char(b))
                if a <= b && b.saturating_sub(*a) < MAX_CASES =>
            {
                *a..=*b
            }
            _ => return self.unread(at, "a range of `case` that is not of two numbers near each other"),
        };
        let of = |value| match &first.kind {
            ExprKind::Int(_, suffix) => ExprKind::Int(value, *suffix),
            _ => ExprKind::Char(value),
        };
        out.extend(values.map(|value| Stmt { kind: StmtKind::Case(Expr { kind: of(value), at: first.at }), at }));
        Ok(())
    }

    /// A variable of a union without a name, and its members as names of the block.
    pub(super) fn members_in_sight(&mut self, class: &Rc<Class>, at: At) -> Vec<Stmt> {
        // else it has a variable of its own
        let ends = self.tokens[self.at - 1].is(";") && self.tokens[self.at.saturating_sub(2)].is("}");
        let mut depth = 0;
        let open = (0..self.at - 1).rev().find(|at| {
            depth += i32::from(self.tokens[*at].is("}")) - i32::from(self.tokens[*at].is("{"));
            depth == 0
        });
        if !ends || !open.is_some_and(|open| open > 0 && matches!(&*self.tokens[open - 1].text, "union" | "]" | ")")) {
            return Vec::new();
        }
        let hidden = self.made_up("union");
        let path = |name: &Name| Path::name(name.clone(), at);
        let variable = |name: Name, ty, init| {
            let declared = vec![Variable { name, specialised: None, owner: None, ty, init, is_copied: false, bits: None, at }];
            Stmt { kind: StmtKind::Variables(Rc::new(Variables { declared, ..Variables::default() })), at }
        };
        let ty = |kind| Type { kind, at };
        let mut out = vec![variable(hidden.clone(), ty(TypeKind::Path(path(&class.name))), Init::None)];
        for member in &class.members {
            let Member::Fields(v) = member else {
                continue;
            };
            for field in &v.declared {
                self.scopes.declare(&field.name, Kind::Value);
                let object = Box::new(Expr { kind: ExprKind::Path(path(&hidden)), at });
                let place = Expr { kind: ExprKind::Member { object, arrow: false, path: path(&field.name) }, at };
                let reference = ty(TypeKind::Reference(Box::new(field.ty.clone())));
                out.push(variable(field.name.clone(), reference, Init::Equal(place)));
            }
        }
        out
    }

    /// `asm volatile("" : … : "memory")`, which keeps the compiler from moving what stands around it and does no more than
    /// evaluate its operands.
    pub(super) fn empty_assembly(&mut self, at: At) -> Parse<Vec<Stmt>> {
        self.at += 1;
        while matches!(&*self.peek().text, "volatile" | "__volatile__" | "inline") {
            self.at += 1;
        }
        if !(self.is("(") && &*self.ahead(1).text == "\"\"" && (self.ahead(2).is(":") || self.ahead(2).is("::") || self.ahead(2).is(")"))) {
            return self.unread(at, "inline assembly");
        }
        self.at += 2;
        let mut operands = Vec::new();
        while !self.is(")") {
            let constraint = self.take();
            if constraint.kind == TokenKind::Text && self.is("(") {
                if constraint.text.starts_with("\"=") {
                    return self.unread(at, "inline assembly that has a result");
                }
                let at = self.here();
                operands.push(Stmt { kind: StmtKind::Expr(self.in_brackets()?), at });
            } else if constraint.kind == TokenKind::End {
                return self.expected("`)`");
            }
        }
        self.at += 1;
        self.semicolon()?;
        Ok(operands)
    }

    /// `extern int x;`, `int f(int), g(double);`: names of what the namespace around the function has.
    pub(super) fn declared_elsewhere(&mut self, s: &Specifiers, base: &Type, at: At) -> Parse<Vec<Stmt>> {
        let mut names = Vec::new();
        loop {
            let d = self.declarator(base.clone(), Named::Always)?;
            let mut taken = None;
            if self.is("(") {
                self.at += 1;
                self.scopes.enter();
                let params = self.bracketed(Self::params);
                self.scopes.leave();
                let (params, variadic) = params?;
                let params = self.with_variadic(params, variadic);
                self.expect(")")?;
                self.eat("noexcept");
                // `T x(y);` is a variable, unless `y` is known to be a type
                let known = params.iter().all(|p| match &innermost(&p.ty).kind {
                    TypeKind::Path(path) => self.names_type(path),
                    _ => true,
                });
                if !known {
                    return self.expected("parameters");
                }
                taken = Some(params);
            } else if !s.is_extern || s.is_shared {
                return self.expected("parameters");
            }
            let name = d.name.filter(|_| d.owner.is_none());
            let Some(name) = name else {
                return self.expected("a name");
            };
            self.scopes.declare(&name, Kind::Value);
            let kind = match taken {
                Some(params) => StmtKind::Function(name, params),
                None => StmtKind::Using(Path::name(name, d.at)),
            };
            names.push(Stmt { kind, at });
            if !self.eat(",") {
                break;
            }
        }
        self.semicolon()?;
        Ok(names)
    }

    /// The name of the function that GCC has built in as `__builtin_X`: `X` of the library, where it has no other of that name.
    pub(super) fn without_builtin(&self, name: Name, at: At) -> Parse<Name> {
        let is_there = |name: &str| library::is_known(name) || prelude::is_defined(name);
        match name.strip_prefix(BUILTIN) {
            Some(plain) if !is_there(&name) && is_there(plain) => Ok(Name::from(plain)),
            Some(_) if !is_there(&name) => self.unread(at, format_args!("`{name}`")),
            _ => Ok(name),
        }
    }

    /// The arguments of a function that is built in: one of numbers takes `double`, where that of C++ has overloads.
    pub(super) fn builtin_args(&self, callee: &Expr, mut args: Vec<Arg>) -> Vec<Arg> {
        let ExprKind::Path(path) = &callee.kind else {
            return args;
        };
        let name = &*path.last().name;
        if !self.tokens[path.at.0 as usize].text.starts_with(BUILTIN)
            || name.starts_with(BUILTIN)
            || matches!(name, "nan" | "frexp" | "modf")
        {
            return args;
        }
        let builtin = match name {
            "abs" => Builtin::Integer(Integer::Int),
            name if library::lookup(&format!("{name}f")) && name != "print" => Builtin::Double,
            _ => return args,
        };
        for arg in &mut args {
            let (at, ty) = (arg.value.at, Type { kind: TypeKind::Builtin(builtin), at: arg.value.at });
            let value = std::mem::replace(&mut arg.value, Expr { kind: ExprKind::Null, at });
            arg.value.kind = ExprKind::Cast(CastKind::C, Box::new(ty), Box::new(value));
        }
        args
    }

    /// `a ?: b`: `a` where that holds, evaluated once.
    pub(super) fn elvis(&mut self, a: Expr, at: At) -> Parse<Expr> {
        self.at += 2;
        let b = self.nested(Self::assignment)?;
        let expr = |kind| Expr { kind, at };
        let either = |a: Expr, b: Expr| expr(ExprKind::Conditional(Box::new(a.clone()), Box::new(a), Box::new(b)));
        if is_idle(&a) {
            return Ok(either(a, b));
        }
        let name = Name::from("__a");
        let ty = Type { kind: TypeKind::Auto, at };
        let value = either(expr(ExprKind::Path(Path::name(name.clone(), at))), b);
        let body = Body::Block(vec![Stmt { kind: StmtKind::Return(Some(value)), at }]);
        let params = vec![Param { name: Some(name), ty, default: None, pack: false, at }];
        let flags = FunctionFlags { is_const: true, is_mutable: true, ..FunctionFlags::default() };
        let function = Function { flags, params, ..Function::of_block(Name::from(""), at, body) };
        let lambda =
            Lambda { default: Some(CaptureMode::Reference), captures: Vec::new(), mentions: Vec::new(), function: Rc::new(function) };
        Ok(expr(ExprKind::Call(Box::new(expr(ExprKind::Lambda(Rc::new(lambda)))), vec![a.into()])))
    }

    /// `({ a; b; })`, whose value is that of the last statement: a lambda that is called at once.
    pub(super) fn statement_expression(&mut self) -> Parse<Expr> {
        let at = self.here();
        let start = self.at;
        let mut body = self.block()?;
        let leaves = |t: &Token| matches!(&*t.text, "return" | "break" | "continue" | "goto");
        if let Some(n) = self.tokens[start..self.at].iter().position(leaves) {
            return self.unread(At((start + n) as u32), "a jump within a statement expression");
        }
        if let Some(last) = body.last_mut()
            && let StmtKind::Expr(value) = &last.kind
        {
            last.kind = StmtKind::Return(Some(value.clone()));
        }
        let flags = FunctionFlags { is_const: true, is_mutable: true, ..FunctionFlags::default() };
        let function = Function { flags, ..Function::of_block(Name::from(""), at, Body::Block(body)) };
        let lambda =
            Lambda { default: Some(CaptureMode::Reference), captures: Vec::new(), mentions: Vec::new(), function: Rc::new(function) };
        let lambda = Expr { kind: ExprKind::Lambda(Rc::new(lambda)), at };
        Ok(Expr { kind: ExprKind::Call(Box::new(lambda), Vec::new()), at })
    }

    /// `__typeof__(e)`, `__typeof__(T)`: a type without the reference that it may be.
    pub(super) fn typeof_(&mut self) -> Parse<Type> {
        let at = self.here();
        self.at += 1;
        let (of, _) = self.type_or_expression(at)?;
        let value = Expr { kind: ExprKind::Type(Box::new(of)), at };
        Ok(Type { kind: TypeKind::Path(Path::of_library("remove_reference_t", Some(vec![value.into()]), at)), at })
    }
}

/// Whether it changes nothing how often an expression is evaluated.
fn is_idle(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Int(..) | ExprKind::Float(..) | ExprKind::Bool(_) | ExprKind::Char(_) | ExprKind::Text(_) | ExprKind::Null => true,
        ExprKind::Path(_) => true,
        ExprKind::Member { object, arrow: false, .. } => is_idle(object),
        ExprKind::List(items) => items.len() == 1 && is_idle(&items[0]),
        _ => false,
    }
}

/// The type that pointers, references, arrays and functions are of.
fn innermost(mut ty: &Type) -> &Type {
    while let TypeKind::Const(of)
    | TypeKind::Pointer(of)
    | TypeKind::Reference(of)
    | TypeKind::Forwarding(of)
    | TypeKind::Array(of, _)
    | TypeKind::Function(of, _, _) = &ty.kind
    {
        ty = of;
    }
    ty
}
