//! The recognition of loops that only fill an array.

use super::super::ast::{Arg, BinaryOp, CastKind, Expr, ExprKind, For, Init, Name, Stmt, StmtKind, Type, TypeKind, UnaryOp};
use super::super::code::Op;
use super::super::fill::{Fill, Term};
use super::Compiler;
use std::rc::Rc;

/// An expression that is evaluated once, before the loop.
enum Input<'e> {
    /// A variable, or a name that may be a type.
    Name(&'e Expr),
    /// A value that no element of the array changes: a literal, the size of a container.
    Value(&'e Expr),
    Type(&'e Type),
}

/// The terms of a loop while they are built.
struct Terms<'e> {
    counter: &'e Name,
    inputs: Vec<Input<'e>>,
}

impl<'e> Terms<'e> {
    fn input(&mut self, input: Input<'e>) -> Option<u16> {
        self.inputs.push(input);
        u16::try_from(self.inputs.len() - 1).ok()
    }

    fn cast(&mut self, to: Input<'e>, of: &'e Expr) -> Option<Term> {
        let to = self.input(to)?;
        Some(Term::Cast(to, Box::new(self.term(of)?)))
    }

    /// The term of an expression, where it is made of numbers alone.
    fn term(&mut self, e: &'e Expr) -> Option<Term> {
        Some(match &e.kind {
            ExprKind::Int(..) | ExprKind::Float(..) | ExprKind::Char(_) | ExprKind::Bool(_) => Term::Input(self.input(Input::Value(e))?),
            ExprKind::Path(path) if path.simple().is_some_and(|name| name == self.counter) => Term::Counter,
            ExprKind::Path(_) => Term::Input(self.input(Input::Name(e))?),
            ExprKind::Call(callee, args) => return self.call(callee, args, e),
            ExprKind::Cast(CastKind::C | CastKind::Static, ty, of) => return self.cast(Input::Type(ty), of),
            ExprKind::Construct(ty, args) => match &args[..] {
                [only] if !only.expands => return self.cast(Input::Type(ty), &only.value),
                _ => return None,
            },
            ExprKind::Unary(op @ (UnaryOp::Minus | UnaryOp::Plus), of) => Term::Unary(*op, Box::new(self.term(of)?)),
            ExprKind::Binary(op, a, b) if !matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight | BinaryOp::ThreeWay) => {
                Term::Binary(*op, Box::new(self.term(a)?), Box::new(self.term(b)?))
            }
            ExprKind::Conditional(c, a, b) => Term::Conditional(Box::new([self.term(c)?, self.term(a)?, self.term(b)?])),
            _ => return None,
        })
    }

    /// `T(e)`, `rand()`, `a.size()`, `size(a)`.
    fn call(&mut self, callee: &'e Expr, args: &'e [Arg], e: &'e Expr) -> Option<Term> {
        match (&callee.kind, args) {
            (ExprKind::Type(ty), [only]) if !only.expands => self.cast(Input::Type(ty), &only.value),
            (ExprKind::Path(path), []) if matches!(&*path.last().name, "rand") => Some(Term::Rand),
            (ExprKind::Path(path), [only]) if matches!(&*path.last().name, "size" | "cosize") && is_plain(&only.value, self.counter) => {
                Some(Term::Input(self.input(Input::Value(e))?))
            }
            (ExprKind::Path(path), [only]) if !only.expands && path.of.is_none() => self.cast(Input::Name(callee), &only.value),
            (ExprKind::Member { object, arrow: false, path }, [])
                if matches!(&*path.last().name, "size" | "length") && is_plain(object, self.counter) =>
            {
                Some(Term::Input(self.input(Input::Value(e))?))
            }
            _ => None,
        }
    }
}

/// Whether an expression is a variable other than that of the loop.
fn is_plain(e: &Expr, counter: &Name) -> bool {
    matches!(&e.kind, ExprKind::Path(path) if path.simple().is_some_and(|name| name != counter))
}

/// The one statement of a body.
fn only(body: &Stmt) -> &Stmt {
    match &body.kind {
        StmtKind::Block(statements) if statements.len() == 1 => &statements[0],
        _ => body,
    }
}

/// `for (T i = 0; i < bound; ++i) array[i] = value;`
struct Parts<'e> {
    counter: &'e Name,
    ty: &'e Type,
    bound: &'e Expr,
    array: &'e Expr,
    value: &'e Expr,
}

fn parts(f: &For) -> Option<Parts<'_>> {
    let Some(StmtKind::Variables(v)) = f.init.as_ref().map(|s| &s.kind) else {
        return None;
    };
    let [variable] = &v.declared[..] else {
        return None;
    };
    let starts_at_zero = matches!(&variable.init, Init::Equal(e) if matches!(e.kind, ExprKind::Int(0, _)));
    let is_counter = |e: &Expr| matches!(&e.kind, ExprKind::Path(path) if path.simple() == Some(&variable.name));
    let steps_by_one = matches!(f.step.as_ref().map(|e| &e.kind), Some(ExprKind::Step(1, _, of)) if is_counter(of));
    let is_type = matches!(variable.ty.kind, TypeKind::Builtin(_) | TypeKind::Path(_));
    if v.is_static || !starts_at_zero || !steps_by_one || !is_type {
        return None;
    }
    let Some(ExprKind::Binary(BinaryOp::Less, left, bound)) = f.condition.as_ref().and_then(|c| c.test.as_ref()).map(|e| &e.kind) else {
        return None;
    };
    let StmtKind::Expr(Expr { kind: ExprKind::Assign(None, place, value), .. }) = &only(&f.body).kind else {
        return None;
    };
    let ExprKind::Index(array, indices) = &place.kind else {
        return None;
    };
    let fits = is_counter(left) && is_plain(array, &variable.name) && matches!(&indices[..], [i] if is_counter(i));
    fits.then_some(Parts { counter: &variable.name, ty: &variable.ty, bound, array, value })
}

impl Compiler<'_> {
    /// Puts one operation in front of a loop that only fills an array: at run time it fills the array and jumps behind the
    /// loop, or falls through to it. The place of the operation, whose jump is set when the end of the loop is known.
    pub(super) fn fill(&mut self, f: &For) -> Option<usize> {
        let Parts { counter, ty, bound, array, value } = parts(f)?;
        let mut terms = Terms { counter, inputs: Vec::new() };
        let bound = terms.term(bound)?;
        let value = terms.term(value)?;
        if self.local("rand").is_some() || self.program.find(&self.scope.namespace.clone(), &[Name::from("rand")]).is_some() {
            return None;
        }
        let inputs = u16::try_from(terms.inputs.len()).ok()?;
        self.ty(ty);
        self.place(array);
        for input in terms.inputs {
            match input {
                Input::Name(e) => self.place(e),
                Input::Value(e) => self.value(e),
                Input::Type(ty) => self.ty(ty),
            }
        }
        Some(self.emit(Op::Fill(Rc::new(Fill { bound, value, inputs }), 0)))
    }
}
