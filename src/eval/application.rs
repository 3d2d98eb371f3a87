//! Application: `shape:stride`, `A o B`, `L(c)` and `iterator[offset]`, which make a function of coordinates or apply it.

use super::error::{Error, ErrorKind, Result};
use super::expression::Evaluator;
use super::operators::{applied, composed, indexed};
use super::watch::PartKind;
use crate::algebra::Tree;
use crate::functions::{self, Args};
use crate::syntax::ast::{Apply, Expr, Kind, Span};
use crate::value::Value;
use smallvec::SmallVec;

impl<'a> Evaluator<'_, 'a> {
    /// `shape:stride`.
    pub(super) fn layout(&self, pair: &[Expr<'a>; 2], span: Span) -> Result<'a, Value<'a>> {
        let shape = self.tree(&pair[0])?;
        if !shape.is_int_tuple() {
            return Err(Error::new(ErrorKind::WrongKind { wanted: "a shape", found: shape.into() }, pair[0].span));
        }
        let fault = |fault, stride| self.operator(fault, span, &[(pair[0].span, shape.into()), (pair[1].span, stride)]);
        let given = match pair[1].kind {
            Kind::Int(_) | Kind::Literal(_) => self.tree(&pair[1])?.into(),
            _ => self.eval(&pair[1])?,
        };
        self.watched(
            span,
            || PartKind::Layout,
            &[shape.into(), given],
            || {
                let layout = match given {
                    Value::Order(major) => self.cx.make_layout(shape, major),
                    Value::Tree(stride) if stride.is_int_tuple() => self.cx.layout(shape, stride),
                    found => {
                        return Err(Error::new(ErrorKind::WrongKind { wanted: "a stride", found }, pair[1].span));
                    }
                };
                Ok(self.cx.layout_tree(layout.map_err(|f| fault(f, given))?).into())
            },
        )
    }

    /// `A o B o C`: an integer between two functions is an offset, an iterator in front makes a
    /// tensor, everything else composes from the left.
    pub(super) fn compose(&self, parts: &[Expr<'a>], span: Span) -> Result<'a, Value<'a>> {
        let values = parts.iter().map(|p| self.tree(p)).collect::<Result<'a, SmallVec<[_; 4]>>>()?;
        let operands: SmallVec<[Value; 4]> = values.iter().map(|v| Value::Tree(*v)).collect();
        self.watched(
            span,
            || PartKind::Compose,
            &operands,
            || {
                let composition = functions::lookup("composition").filter(|_| self.check);
                let mut judge = |upto: usize, a: Tree<'a>, b: Tree<'a>, r: Tree<'a>| {
                    if let (Some(id), Some(last)) = (composition, parts.get(upto)) {
                        let args = Args { cx: self.cx, row: id.row(), templates: &[], values: &[a.into(), b.into()] };
                        self.judge(&args, r.into(), parts[0].span.to(last.span));
                    }
                };
                composed(self.cx, &values, &mut judge).map(Value::from).map_err(|fault| {
                    let operands: Vec<_> = parts.iter().map(|p| p.span).zip(operands.iter().copied()).collect();
                    self.operator(fault, span, &operands)
                })
            },
        )
    }

    /// `callee(coordinate)`.
    pub(super) fn apply(&self, callee: Value<'a>, callee_span: Span, apply: &Apply<'a>, span: Span) -> Result<'a, Value<'a>> {
        let not_callable = || {
            if let Kind::Name(name) = apply.callee.kind
                && functions::lookup(name).is_some()
            {
                return Error::new(ErrorKind::HiddenFunction { name, value: callee }, callee_span);
            }
            Error::new(ErrorKind::NotCallable { found: callee }, callee_span)
        };
        let Value::Tree(mut f) = callee else {
            return Err(not_callable());
        };
        if let Tree::Tuple([only]) = f {
            f = *only; // `(T)(1,2)`, as C++ may group
        }
        let coord = match apply.args {
            [only] => self.tree(only)?,
            [] if matches!(f, Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_) | Tree::Swizzle(_)) => {
                return Err(Error::new(ErrorKind::NoCoordinate, span));
            }
            [] => return Err(not_callable()),
            args => self.tuple(args, span)?,
        };
        if !coord.any_leaf(&|t| !matches!(t, Tree::Int(_) | Tree::Underscore | Tree::Basis(_))) {
            if !matches!(f, Tree::Tensor(_) | Tree::Layout(_) | Tree::Composed(_) | Tree::Swizzle(_)) {
                return Err(not_callable());
            }
            let coord_span = match apply.args {
                [first, .., last] => first.span.to(last.span),
                _ => apply.args[0].span,
            };
            return self
                .watched(
                    span,
                    || PartKind::Apply,
                    &[coord.into(), f.into()],
                    || {
                        let refuse = |fault| self.operator(fault, span, &[(coord_span, coord.into()), (callee_span, callee)]);
                        applied(self.cx, f, coord).map(Value::from).map_err(refuse)
                    },
                )
                .inspect(|_| self.judge_coordinate(f, coord, coord_span));
        }
        if matches!(f, Tree::Tensor(_) | Tree::Layout(_) | Tree::Composed(_) | Tree::Swizzle(_)) {
            return Err(Error::new(ErrorKind::WrongKind { wanted: "a coordinate", found: coord.into() }, span));
        }
        Err(not_callable())
    }

    /// `iterator[offset]`, `tensor[coord]`.
    pub(super) fn index(&self, of: (Span, Value<'a>), offset: &Expr<'a>, span: Span) -> Result<'a, Value<'a>> {
        let at = self.tree(offset)?;
        let operands = [of, (offset.span, at.into())];
        self.watched(
            span,
            || PartKind::Operator("[]"),
            &[of.1, at.into()],
            || indexed(self.cx, of.1, at).map(Value::from).map_err(|fault| self.operator(fault, span, &operands)),
        )
    }

    /// Notes a coordinate that the domain of what is applied does not have.
    fn judge_coordinate(&self, f: Tree<'a>, coord: Tree<'a>, span: Span) {
        let cx = self.cx.in_mode(self.cx.mode);
        if self.check
            && let Ok(layout) = cx.inner_layout("application", f)
            && let Some(finding) = cx.check_coordinate(coord, layout.shape)
        {
            self.warn("application", finding, span);
        }
    }
}
