//! The classes of the program that operands are objects of, as far as declarations tell.

use super::super::ast::{Body, Expr, ExprKind, Function, Member, Name, StmtKind, Type, TypeKind, UnaryOp};
use super::super::program::MemberDef;
use super::Compiler;
use super::callees::{held_by, signature};
use super::tree::{bare, unconst, unreferenced};
use std::rc::Rc;

/// How deep operands within operands are looked at.
const MAX_DEPTH: usize = 16;

impl Compiler<'_> {
    /// The class of which an operand is an object.
    pub(super) fn operand_class(&mut self, e: &Expr) -> Option<u32> {
        self.operand_class_within(e, 0)
    }

    fn operand_class_within(&mut self, e: &Expr, depth: usize) -> Option<u32> {
        let e = bare(e);
        if depth > MAX_DEPTH {
            return None;
        }
        match &e.kind {
            ExprKind::Unary(UnaryOp::Dereference, of) => match self.type_named(of).map(|ty| unconst(&ty).kind.clone()) {
                Some(TypeKind::Pointer(of)) => self.class_of_type(&of),
                _ => self.result_of_method(of, "operator*", depth),
            },
            ExprKind::Unary(op @ (UnaryOp::Minus | UnaryOp::Plus | UnaryOp::Complement | UnaryOp::Not), of) => {
                let class = self.operand_class_within(of, depth + 1)?;
                let name = format!("operator{}", op.symbol());
                let own = self.methods(class, &name);
                let is_one = |f: &&super::super::program::FunctionDef| *f.ast.name == *name && f.ast.params.len() == 1;
                let beside: Vec<_> = self.program.functions.iter().filter(is_one).map(|f| f.ast.clone()).collect();
                let mut all: Vec<_> = own.into_iter().filter(|f| f.params.is_empty()).collect();
                all.extend(beside.into_iter().filter(|f| self.class_of_type(&f.params[0].ty) == Some(class)));
                self.class_returned(&all)
            }
            ExprKind::Binary(op, a, b) => {
                let classes = [a, b].map(|of| self.operand_class_within(of, depth + 1));
                classes.iter().flatten().next()?;
                let all = self.operators_taking(op.symbol(), classes);
                self.class_returned(&all)
            }
            ExprKind::Assign(op, of, _) => {
                let class = self.operand_class_within(of, depth + 1)?;
                let all = self.methods(class, &format!("operator{}=", op.map_or("", |op| op.symbol())));
                if all.is_empty() && op.is_none() { Some(class) } else { self.class_returned(&all) }
            }
            ExprKind::Index(of, _) => match self.type_named(of).map(|ty| unconst(unreferenced(&ty)).kind.clone()) {
                Some(TypeKind::Array(of, _) | TypeKind::Pointer(of)) => self.class_of_type(&of),
                Some(TypeKind::Path(path)) if let "vector" | "array" | "deque" = &*path.last().name => {
                    let held = held_by(&path)?;
                    self.class_of_type(&held)
                }
                _ => self.result_of_method(of, "operator[]", depth),
            },
            ExprKind::Member { object, arrow, path } => {
                let class = self.class_behind(object, *arrow, depth)?;
                let name = path.simple()?;
                let members = &self.program.classes[class as usize].ast.members;
                let mut fields = members.iter().filter_map(|m| if let Member::Fields(v) = m { Some(&v.declared) } else { None }).flatten();
                let ty = fields.find(|field| field.name == *name)?.ty.clone();
                self.class_of_type(&ty)
            }
            ExprKind::Call(callee, _) => match &callee.kind {
                ExprKind::Member { object, arrow, path } => {
                    let class = self.class_behind(object, *arrow, depth)?;
                    let all = self.methods(class, path.simple()?);
                    self.class_returned(&all)
                }
                ExprKind::Path(path) if let Some(name) = path.simple().filter(|name| self.local(name).is_some()) => {
                    let declared = self.local(name)?.declared?;
                    let ty = self.declared.get(declared as usize).cloned();
                    match self.lambdas.get(&declared).cloned().or_else(|| signature(ty.as_ref()?)) {
                        Some(f) => self.class_returned(&[f]),
                        None => self.result_of_method(callee, "operator()", depth),
                    }
                }
                ExprKind::Lambda(lambda) => self.class_returned(std::slice::from_ref(&lambda.function)),
                ExprKind::Path(_) | ExprKind::Type(_) => self.class_made(e),
                _ => self.result_of_method(callee, "operator()", depth),
            },
            ExprKind::Conditional(_, a, b) => {
                let class = self.operand_class_within(a, depth + 1)?;
                (self.operand_class_within(b, depth + 1) == Some(class)).then_some(class)
            }
            _ => self.class_made(e),
        }
    }

    pub(super) fn type_named(&mut self, e: &Expr) -> Option<Type> {
        let ExprKind::Path(path) = &bare(e).kind else { return None };
        let local = self.local(path.simple()?)?;
        self.declared.get(local.declared? as usize).cloned()
    }

    /// The class of an object in front of `.`, or of what a pointer in front of `->` leads to.
    fn class_behind(&mut self, object: &Expr, arrow: bool, depth: usize) -> Option<u32> {
        if !arrow {
            return self.operand_class_within(object, depth + 1);
        }
        match unconst(unreferenced(&self.type_named(object)?)).kind.clone() {
            TypeKind::Pointer(of) => self.class_of_type(&of),
            _ => None,
        }
    }

    fn result_of_method(&mut self, object: &Expr, name: &str, depth: usize) -> Option<u32> {
        let class = self.operand_class_within(object, depth + 1)?;
        let all = self.methods(class, name);
        self.class_returned(&all)
    }

    /// The methods of a name that a class declares.
    fn methods(&self, class: u32, name: &str) -> Vec<Rc<Function>> {
        match self.program.classes[class as usize].members.get(&Name::from(name)) {
            Some(MemberDef::Functions(set)) => self.declared_as(&self.program.sets[*set as usize].1),
            _ => Vec::new(),
        }
    }

    /// The one class that functions return.
    fn class_returned(&mut self, all: &[Rc<Function>]) -> Option<u32> {
        let mut found = None;
        for f in all {
            let class = match (&f.result, &f.body) {
                (Some(ty), _) => self.class_of_type(&ty.clone()),
                // a lambda that says by itself what it makes
                (None, Some(Body::Block(block))) => match block.last().map(|s| &s.kind) {
                    Some(StmtKind::Return(Some(e))) if let ExprKind::Call(..) | ExprKind::Construct(..) = e.kind => match &e.kind {
                        ExprKind::Call(callee, _) if !matches!(callee.kind, ExprKind::Path(_)) => None,
                        _ => self.class_made(e),
                    },
                    _ => None,
                },
                _ => None,
            }?;
            if *found.get_or_insert(class) != class {
                return None;
            }
        }
        found
    }
}
