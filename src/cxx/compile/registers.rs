//! Local variables that nothing refers to: g++ keeps them in registers, so that what takes the value of one reads it when all
//! operands are there, and not where it stands among them.

use super::super::ast::{Arg, BinaryOp, Builtin, CastKind, Expr, ExprKind, Function, Name, Path};
use super::super::ast::{Integer, Type, TypeKind, UnaryOp};
use super::super::code::{Op, Recalled};
use super::super::program::Entity;
use super::callees::Callee;
use super::order::commutes;
use super::referred::{BY_VALUE, Referred};
use super::tree::{bare, has_effect, unconst};
use super::walk::changes;
use super::{Compiler, type_text, types};
use std::rc::Rc;

/// What g++ asks of a variable for an operand to be folded to it.
#[derive(Default)]
struct Folded {
    /// The types that it is converted to on the way, `None` those that a name stands for.
    through: Vec<Option<Builtin>>,
    /// The constants whose bits it has to lack nowhere: `x & -1`.
    masks: Vec<i64>,
    /// Whether that needs a whole number: `x + 0.0` is no `x` of `-0.0`.
    is_whole: bool,
    /// Whether a whole number becomes a floating-point one on the way.
    is_floating: bool,
}

/// The value of a literal, with its sign, and its type.
fn literal(e: &Expr) -> Option<(i64, Builtin)> {
    match &bare(e).kind {
        ExprKind::Int(n, suffix) => Some((*n, Builtin::Integer(suffix.integer(*n)))),
        ExprKind::Bool(b) => Some((i64::from(*b), Builtin::Integer(Integer::Int))),
        ExprKind::Char(n) => Some((*n, Builtin::Integer(Integer::Int))),
        ExprKind::Float(n, is_float) if n.fract() == 0.0 && n.abs() < 1e9 => {
            Some((*n as i64, if *is_float { Builtin::Float } else { Builtin::Double }))
        }
        ExprKind::Unary(op, of) => {
            let (n, ty) = literal(of)?;
            match (op, ty) {
                (UnaryOp::Minus, Builtin::Integer(k)) => Some((k.wrap(n.wrapping_neg()), ty)),
                (UnaryOp::Minus, _) => Some((-n, ty)),
                (UnaryOp::Complement, Builtin::Integer(k)) => Some((k.wrap(!n), ty)),
                _ => None,
            }
        }
        _ => None,
    }
}

impl Folded {
    /// What g++ makes of an operand before it evaluates it: `x` of `x + 0`, `x * 1`, `x & -1` and `(int) x`.
    fn inner<'e>(&mut self, e: &'e Expr) -> &'e Expr {
        let e = bare(e);
        match &e.kind {
            ExprKind::Cast(CastKind::C | CastKind::Static, ty, of) => self.converted(ty, of).unwrap_or(e),
            ExprKind::Construct(ty, args) if let [only] = &args[..] => self.converted(ty, &only.value).unwrap_or(e),
            ExprKind::Call(callee, args) if let (ExprKind::Type(ty), [only]) = (&callee.kind, &args[..]) => {
                self.converted(ty, &only.value).unwrap_or(e)
            }
            ExprKind::Unary(op @ (UnaryOp::Minus | UnaryOp::Complement), of)
                if let ExprKind::Unary(inner, of) = &bare(of).kind
                    && inner == op =>
            {
                self.inner(of)
            }
            ExprKind::Conditional(c, a, b) if let ExprKind::Bool(c) = bare(c).kind => self.inner(if c { a } else { b }),
            ExprKind::Binary(BinaryOp::BitAnd | BinaryOp::BitOr, a, b)
                if let (ExprKind::Path(x), ExprKind::Path(y)) = (&bare(a).kind, &bare(b).kind)
                    && x.simple().is_some()
                    && x.simple() == y.simple() =>
            {
                self.inner(a)
            }
            ExprKind::Binary(op, a, b) => match (literal(a), literal(b)) {
                (None, Some(of)) => self.beside(*op, e, a, of),
                (Some(of), None) if *op != BinaryOp::Subtract && commutes(*op) => self.beside(*op, e, b, of),
                _ => e,
            },
            _ => e,
        }
    }

    fn converted<'e>(&mut self, ty: &Type, of: &'e Expr) -> Option<&'e Expr> {
        self.through.push(match unconst(ty).kind {
            TypeKind::Builtin(b) => Some(b),
            TypeKind::Path(_) => None,
            _ => return None,
        });
        Some(self.inner(of))
    }

    /// The same of `x` with a constant behind it, or in front of an operator that commutes.
    fn beside<'e>(&mut self, op: BinaryOp, e: &'e Expr, x: &'e Expr, (n, ty): (i64, Builtin)) -> &'e Expr {
        let mut inner = x;
        let joined = |op: BinaryOp, sum: i64, n: i64| match op {
            BinaryOp::Add => sum.wrapping_add(n),
            BinaryOp::Subtract => sum.wrapping_sub(n),
            _ => sum ^ n,
        };
        match (op, n) {
            (BinaryOp::Multiply | BinaryOp::Divide, 1) | (BinaryOp::Subtract, 0) => {}
            (BinaryOp::Add | BinaryOp::BitOr | BinaryOp::BitXor | BinaryOp::ShiftLeft | BinaryOp::ShiftRight, 0) => self.is_whole = true,
            (BinaryOp::BitAnd, _) => self.masks.push(n),
            // `x + 1 - 1`
            (BinaryOp::Add | BinaryOp::Subtract | BinaryOp::BitXor, _) => {
                let mut sum = joined(op, 0, n);
                while let ExprKind::Binary(within, a, b) = &bare(inner).kind
                    && sum != 0
                    && match within {
                        BinaryOp::Add | BinaryOp::Subtract => op != BinaryOp::BitXor,
                        within => *within == op,
                    }
                {
                    let (n, of) = match (literal(a), literal(b)) {
                        (_, Some((n, _))) => (n, a),
                        (Some((n, _)), _) if *within != BinaryOp::Subtract => (n, b),
                        _ => return e,
                    };
                    (sum, inner) = (joined(*within, sum, n), of);
                }
                if sum != 0 {
                    return e;
                }
                self.is_whole = true;
            }
            _ => return e,
        }
        self.is_floating |= !matches!(ty, Builtin::Integer(_));
        self.inner(inner)
    }

    /// Whether a variable of a type is what is left of it, as far as that is known.
    fn keeps(&self, declared: &TypeKind) -> Option<bool> {
        let (bits, mask) = match declared {
            TypeKind::Builtin(Builtin::Integer(k)) => (Some(*k), (u64::MAX >> (64 - k.bits())) as i64),
            TypeKind::Builtin(_) => (None, 0),
            _ => return None,
        };
        let mut is_told = true;
        for to in &self.through {
            let is_kept = match (to, bits) {
                (None, _) => {
                    is_told = false;
                    continue;
                }
                (Some(Builtin::Integer(l)), Some(k)) => l.bits() >= k.bits() && *l != Integer::Bool,
                (Some(to), None) => {
                    !matches!(to, Builtin::Integer(_))
                        && matches!(declared, TypeKind::Builtin(own) if types::builtin(*to) >= types::builtin(*own))
                }
                (Some(_), Some(_)) => false,
            };
            if !is_kept {
                return Some(false);
            }
        }
        if self.masks.iter().any(|n| n & mask != mask) || self.is_whole && bits.is_none() || self.is_floating && bits.is_some() {
            return Some(false);
        }
        is_told.then_some(true)
    }
}

/// What is left of an operand that is folded, whatever its type.
fn folded(e: &Expr) -> &Expr {
    Folded::default().inner(e)
}

/// The variable whose value an operand is, after what it does.
pub(super) fn variable_read(e: &Expr) -> Option<&Name> {
    match &e.kind {
        ExprKind::Path(path) => path.simple(),
        ExprKind::Step(_, false, of) | ExprKind::Assign(_, of, _) | ExprKind::Unary(UnaryOp::Plus, of) => match &bare(of).kind {
            ExprKind::Path(path) => path.simple(),
            _ => None,
        },
        ExprKind::Comma(items) | ExprKind::List(items) => variable_read(items.last()?),
        _ => None,
    }
}

/// The operands of sums and differences within one another, `~x` is `-1 - x`.
fn terms<'e>(e: &'e Expr, found: &mut Vec<&'e Expr>) {
    match &bare(e).kind {
        ExprKind::Binary(BinaryOp::Add | BinaryOp::Subtract, a, b) => {
            terms(a, found);
            terms(b, found);
        }
        ExprKind::Unary(UnaryOp::Complement | UnaryOp::Minus, of) => terms(of, found),
        _ => found.push(folded(e)),
    }
}

impl Compiler<'_> {
    /// Refuses operands that g++ may rearrange, as constants of the left one go behind a sum, and reads a variable late then.
    pub(super) fn rearranged(&mut self, op: BinaryOp, a: &Expr, b: &Expr) {
        let (left, right) = (bare(a), bare(b));
        if variable_read(folded(left)).is_some() {
            return;
        }
        let mut found = Vec::new();
        match (&left.kind, &right.kind) {
            (ExprKind::Unary(UnaryOp::Complement, of), _) if matches!(op, BinaryOp::Add | BinaryOp::Subtract | BinaryOp::BitXor) => {
                terms(of, &mut found);
            }
            (ExprKind::Unary(UnaryOp::Complement | UnaryOp::Minus, of), ExprKind::Unary(..)) if op != BinaryOp::Add => {
                terms(of, &mut found)
            }
            (ExprKind::Binary(inner, x, y), ExprKind::Binary(other, ..)) if inner == other => found.extend([folded(x), folded(y)]),
            (ExprKind::Binary(BinaryOp::Add | BinaryOp::Subtract, ..), _) if matches!(op, BinaryOp::Add | BinaryOp::Subtract) => {
                terms(a, &mut found);
                let is_constant = |c: &mut Self, e: &Expr| match &e.kind {
                    ExprKind::Path(_) => c.is_const(e),
                    _ => variable_read(e).is_none() && !has_effect(e),
                };
                if !found.iter().any(|e| is_constant(self, e)) {
                    return;
                }
            }
            (ExprKind::Binary(inner, x, y), _) if *inner == op => found.extend([folded(x), folded(y)]),
            _ => return,
        }
        for e in found {
            if let Some((slot, _)) = self.in_register(e, |name| changes(b, name)) {
                self.emit(Op::Recall { below: 1, of: 0, slot, how: Recalled::Within });
            }
        }
    }

    /// Whether an expression names a constant whose value is known before the program runs.
    fn is_known_constant(&mut self, e: &Expr) -> bool {
        let ExprKind::Path(path) = &e.kind else { return false };
        let local = path.simple().and_then(|name| self.local(name));
        self.is_const(e) && local.is_none_or(|local| !local.varies)
    }

    /// The variable beside constants that the text does not tell: g++ folds to it where they are 0, or 1 of a product.
    fn beside_constant<'e>(&mut self, e: &'e Expr, is_met: bool) -> Option<&'e Name> {
        let e = folded(e);
        if is_met && let Some(name) = variable_read(e) {
            return Some(name);
        }
        match &e.kind {
            ExprKind::Binary(op, a, b) if !op.compares() => [(a, b), (b, a)].into_iter().find_map(|(x, constant)| {
                let is_named = matches!(bare(constant).kind, ExprKind::SizeofExpr(_) | ExprKind::SizeofType(_))
                    || self.names_value(constant)
                    || self.is_known_constant(bare(constant));
                (is_named || literal(constant).is_some()).then(|| self.beside_constant(x, is_met || is_named))?
            }),
            // `size_t(x)`
            ExprKind::Call(callee, args) if let (ExprKind::Path(path), [only]) = (&callee.kind, &args[..]) => {
                let is_local = path.simple().is_some_and(|name| self.local(name).is_some());
                let is_type = !is_local
                    && match self.entity(path) {
                        Some((entity, _)) => matches!(entity, Entity::Alias(_)),
                        None => types::is_integer_name(&path.last().name),
                    };
                is_type.then(|| self.beside_constant(&only.value, true))?
            }
            _ => None,
        }
    }

    /// The slot of the variable that an operand reads when the others, which change it, are there: it is in a register; whether
    /// that is not told.
    pub(super) fn in_register(&mut self, e: &Expr, changes_it: impl FnOnce(&Name) -> bool) -> Option<(u32, bool)> {
        let mut folded = Folded::default();
        let read = variable_read(folded.inner(e));
        let name = match read {
            Some(name) => name,
            None => self.beside_constant(e, false)?,
        };
        if !changes_it(name) || !self.is_plain_variable(&Path::name(name.clone(), e.at)) {
            return None;
        }
        let local = self.local(name)?;
        let is_captured = self.context().captures.iter().any(|(_, own, _)| *own == local.slot);
        let local = Some(local).filter(|local| !is_captured && !local.is_static && local.binding.is_none() && !local.is_parameter)?;
        let declared = local.declared.and_then(|n| self.declared.get(n as usize)).map(|ty| &unconst(ty).kind);
        let is_plain = folded.through.is_empty() && folded.masks.is_empty() && !folded.is_whole && !folded.is_floating;
        let is_untold = read.is_none()
            || match if is_plain { Some(true) } else { declared.and_then(|ty| folded.keeps(ty)) } {
                Some(false) => return None,
                told => told.is_none(),
            };
        match self.referred(name, &local, e) {
            Referred::Yes => None,
            found => Some((local.slot, found == Referred::Maybe || is_untold)),
        }
    }

    /// Replaces the arguments that were pushed, from the last one on, by what variables in registers hold when all are there.
    pub(super) fn recall(&mut self, callee: &Callee, args: &[Arg]) {
        if args.iter().any(|arg| arg.expands) {
            return;
        }
        for (i, arg) in args.iter().enumerate().skip(1) {
            let found = self.in_register(&arg.value, |name| args[..i].iter().any(|before| changes(&before.value, name)));
            let Some((slot, is_untold)) = found else { continue };
            let how = if is_untold { Recalled::Untold } else { self.recalled(callee, args, i) };
            self.emit(Op::Recall { below: i as u16, of: (args.len() - i) as u16, slot, how });
        }
    }

    /// How whatever is called takes argument `i`.
    fn recalled(&mut self, callee: &Callee, args: &[Arg], i: usize) -> Recalled {
        let all = match callee {
            Callee::Value | Callee::Typed(..) => return Recalled::OfCallee,
            Callee::Lambda(f) => vec![f.clone()],
            Callee::Functor(all) => self.declared_as(all),
            Callee::Class(class) => match self.constructors(*class) {
                Some(all) => all,
                None => return Recalled::Untold,
            },
            Callee::Named(name) | Callee::Holder(name, _) => {
                let all: Vec<_> = self.program.functions.iter().filter(|f| f.ast.name == *name).map(|f| f.ast.clone()).collect();
                if all.is_empty() && BY_VALUE.contains(&&**name) {
                    return Recalled::Promoted;
                }
                all
            }
            _ => return Recalled::Untold,
        };
        let local = variable_read(folded(&args[i].value)).and_then(|name| self.local(name)).and_then(|local| local.declared);
        let own = local.and_then(|n| self.declared.get(n as usize)).map(|ty| type_text(unconst(ty)));
        let (count, is_specified) = (args.len(), self.is_specified);
        let takes = |f: &Rc<Function>| {
            f.params.len() >= count && f.params[count..].iter().all(|p| p.default.is_some()) || f.params.iter().any(|p| p.pack)
        };
        let mut how = all.iter().filter(|f| takes(f)).map(|f| {
            let Some(p) = f.params.get(i).or(f.params.last()) else { return Recalled::Untold };
            match &unconst(&p.ty).kind {
                TypeKind::Builtin(b) => Recalled::As(types::builtin(*b)),
                TypeKind::Pointer(_) | TypeKind::Auto => Recalled::AsIs,
                TypeKind::Path(_) if own.as_ref() == Some(&type_text(unconst(&p.ty))) => Recalled::AsIs,
                // `f<long>(x)` says what `T` is
                TypeKind::Path(path) if !is_specified && f.template.iter().flatten().any(|t| t.name.as_ref() == path.simple()) => {
                    Recalled::AsIs
                }
                _ => Recalled::Untold,
            }
        });
        let first = how.next().unwrap_or(Recalled::Untold);
        if how.all(|other| other == first) { first } else { Recalled::Untold }
    }
}
