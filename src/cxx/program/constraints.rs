//! Which of two declarations is more constrained, by [temp.constr.order]: what one requires is taken apart into atoms, through the
//! concepts that it names.

use super::super::ast::{Expr, ExprKind, Init, Logical, Name, Param, TemplateParam};
use super::super::compile::plain_text;
use super::{Entity, Program, Scope};
use std::cmp::Ordering;
use std::collections::HashMap;

/// How many concepts and operators a requirement is taken apart through.
const MAX_NESTED: usize = 60;

/// What a declaration requires.
pub(in super::super) struct Constrained<'a> {
    pub(in super::super) template: &'a [TemplateParam],
    pub(in super::super) params: &'a [Param],
    pub(in super::super) requires: &'a [Expr],
    pub(in super::super) scope: &'a Scope,
}

enum Constraint {
    /// An expression in one place, with what its parameters stand for.
    Atom(String),
    All(Vec<Constraint>),
    Any(Vec<Constraint>),
}

impl Program {
    /// Whether `a` is more constrained than `b`: `Greater` where it is.
    pub(in super::super) fn more_constrained(&self, a: &Constrained, b: &Constrained) -> Ordering {
        match (a.requires, b.requires) {
            ([], []) => Ordering::Equal,
            ([], _) => Ordering::Less,
            (_, []) => Ordering::Greater,
            _ => {
                let (p, q) = (self.constraint(a), self.constraint(b));
                subsumes(&p, &q, 0).cmp(&subsumes(&q, &p, 0))
            }
        }
    }

    fn constraint(&self, of: &Constrained) -> Constraint {
        let of_template = of.template.iter().enumerate().filter_map(|(i, t)| Some((t.name.clone()?, format!("#{i}"))));
        let of_params = of.params.iter().enumerate().filter_map(|(i, p)| Some((p.name.clone()?, format!("@{i}"))));
        let bound: HashMap<Name, String> = of_template.chain(of_params).collect();
        Constraint::All(of.requires.iter().map(|e| self.normal(e, &bound, of.scope, 0)).collect())
    }

    /// The normal form of an expression.
    fn normal(&self, e: &Expr, bound: &HashMap<Name, String>, scope: &Scope, depth: usize) -> Constraint {
        let atom = || {
            let mut all: Vec<&String> = bound.values().collect();
            all.sort();
            Constraint::Atom(format!("{} {} {all:?} {}", scope.is_prelude, e.at.0, mapped(&plain_text(e), bound)))
        };
        if depth > MAX_NESTED {
            return atom();
        }
        match &e.kind {
            ExprKind::Logical(op, a, b) => {
                let parts = [a, b].map(|e| self.normal(e, bound, scope, depth + 1)).into();
                if *op == Logical::And { Constraint::All(parts) } else { Constraint::Any(parts) }
            }
            ExprKind::List(items) | ExprKind::Comma(items) if let [only] = &items[..] => self.normal(only, bound, scope, depth + 1),
            ExprKind::Path(path) => {
                let names: Vec<Name> = path.segments.iter().map(|s| s.name.clone()).filter(|name| &**name != "std").collect();
                let Some(Entity::Global(id)) = self.find(&scope.namespace, &names) else {
                    return atom();
                };
                let def = &self.globals[id as usize];
                let (Some(params), Init::Equal(value)) = (&def.ast.template, &def.variable().init) else {
                    return atom();
                };
                if !def.ast.is_concept && !def.scope.is_prelude {
                    return atom();
                }
                let mut args = path.last().args.iter().flatten().map(|a| mapped(&plain_text(&a.value), bound));
                let mut inner = HashMap::new();
                for p in params {
                    let given = if p.pack { args.by_ref().collect::<Vec<_>>().join(",") } else { args.next().unwrap_or_default() };
                    inner.extend(p.name.clone().map(|name| (name, given)));
                }
                self.normal(value, &inner, &def.scope, depth + 1)
            }
            _ => atom(),
        }
    }
}

/// Whether `p` cannot hold where `q` does not.
fn subsumes(p: &Constraint, q: &Constraint, depth: usize) -> bool {
    if depth > 4 * MAX_NESTED {
        return false;
    }
    let is = |p: &Constraint, q: &Constraint| subsumes(p, q, depth + 1);
    match (p, q) {
        (_, Constraint::All(all)) => all.iter().all(|q| is(p, q)),
        (Constraint::Any(any), _) => any.iter().all(|p| is(p, q)),
        (Constraint::All(all), Constraint::Any(any)) => any.iter().any(|q| is(p, q)) || all.iter().any(|p| is(p, q)),
        (Constraint::All(all), _) => all.iter().any(|p| is(p, q)),
        (_, Constraint::Any(any)) => any.iter().any(|q| is(p, q)),
        (Constraint::Atom(a), Constraint::Atom(b)) => a == b,
    }
}

/// A text with what names in it stand for.
fn mapped(text: &str, bound: &HashMap<Name, String>) -> String {
    let mut made = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let end = if is_word(first) { rest.find(|c| !is_word(c)).unwrap_or(rest.len()) } else { first.len_utf8() };
        let (word, behind) = rest.split_at(end);
        made.push_str(bound.get(word).map_or(word, |to| to));
        rest = behind;
    }
    made
}
