//! Which of two declarations is more constrained, by [temp.constr.order]: what one requires is taken apart into atoms, through the
//! concepts that it names.

use super::super::ast::{Expr, ExprKind, Init, Logical, Name, Param, TemplateParam, TypeKind};
use super::super::compile::{names_auto, plain_text};
use super::{Entity, Program, Scope};
use std::cell::Cell;
use std::cmp::Ordering;
use std::collections::HashMap;

/// How many concepts and operators a requirement is taken apart through.
const MAX_NESTED: usize = 60;
/// How many parts, characters of their texts and comparisons of them two declarations may take: concepts that name concepts twice
/// double with each level.
const MAX_WORK: usize = 1 << 20;

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

/// The work that is left, nothing where there is none.
struct Work(Cell<usize>);

impl Work {
    fn take(&self, much: usize) -> Option<()> {
        self.0.set(self.0.get().checked_sub(much)?);
        Some(())
    }
}

impl Program {
    /// Whether `a` is more constrained than `b`: `Greater` where it is; nothing where their requirements are too large.
    pub(in super::super) fn more_constrained(&self, a: &Constrained, b: &Constrained) -> Option<Ordering> {
        Some(match (a.requires, b.requires) {
            ([], []) => Ordering::Equal,
            ([], _) => Ordering::Less,
            (_, []) => Ordering::Greater,
            _ => {
                let work = Work(Cell::new(MAX_WORK));
                let (p, q) = (self.constraint(a, &work)?, self.constraint(b, &work)?);
                subsumes(&p, &q, &work)?.cmp(&subsumes(&q, &p, &work)?)
            }
        })
    }

    fn constraint(&self, of: &Constrained, work: &Work) -> Option<Constraint> {
        let of_template = of.template.iter().enumerate().filter_map(|(i, t)| Some((t.name.clone()?, format!("#{i}"))));
        let of_params = of.params.iter().enumerate().filter_map(|(i, p)| Some((p.name.clone()?, format!("@{i}"))));
        // the parameters of the template that `auto` makes stand behind the others
        let autos = of.params.iter().filter(|p| names_auto(&p.ty)).zip(of.template.len()..);
        let autos = autos.filter_map(|(p, i)| Some((Name::from(format!("auto {}", p.name.as_ref()?)), format!("#{i}"))));
        let bound: HashMap<Name, String> = of_template.chain(of_params).chain(autos).collect();
        of.requires.iter().map(|e| self.normal(e, (&bound, of.scope), 0, work)).collect::<Option<_>>().map(Constraint::All)
    }

    /// The normal form of an expression, with what the parameters in it stand for.
    fn normal(&self, e: &Expr, (bound, scope): (&HashMap<Name, String>, &Scope), depth: usize, work: &Work) -> Option<Constraint> {
        work.take(if depth > MAX_NESTED { MAX_WORK + 1 } else { 1 })?;
        match &e.kind {
            ExprKind::Logical(op, a, b) => {
                let part = |e| self.normal(e, (bound, scope), depth + 1, work);
                let parts = vec![part(a)?, part(b)?];
                return Some(if *op == Logical::And { Constraint::All(parts) } else { Constraint::Any(parts) });
            }
            ExprKind::List(items) | ExprKind::Comma(items) if let [only] = &items[..] => {
                return self.normal(only, (bound, scope), depth + 1, work);
            }
            ExprKind::Path(path) => {
                let names: Vec<Name> = path.segments.iter().map(|s| s.name.clone()).filter(|name| &**name != "std").collect();
                if let Some(Entity::Global(id)) = self.find(&scope.namespace, &names)
                    && let def = &self.globals[id as usize]
                    && let (Some(params), Init::Equal(value)) = (&def.ast.template, &def.variable().init)
                    && (def.ast.is_concept || def.scope.is_prelude)
                {
                    let args = path.last().args.iter().flatten().map(|a| argument(&a.value, bound, work));
                    let mut args = args.collect::<Option<Vec<String>>>()?.into_iter();
                    let mut inner = HashMap::new();
                    for p in params {
                        let given = if p.pack { args.by_ref().collect::<Vec<_>>().join(",") } else { args.next().unwrap_or_default() };
                        inner.extend(p.name.clone().map(|name| (name, given)));
                    }
                    return self.normal(value, (&inner, &def.scope), depth + 1, work);
                }
            }
            _ => {}
        }
        let mut all: Vec<&String> = bound.values().collect();
        all.sort_unstable();
        work.take(all.iter().map(|text| text.len()).sum())?;
        Some(Constraint::Atom(format!("{} {} {all:?} {}", scope.is_prelude, e.at.0, mapped(&plain_text(e), bound, work)?)))
    }
}

/// Whether `p` cannot hold where `q` does not.
fn subsumes(p: &Constraint, q: &Constraint, work: &Work) -> Option<bool> {
    work.take(1)?;
    let (of_p, of_q) = (|p: &Constraint| subsumes(p, q, work), |q: &Constraint| subsumes(p, q, work));
    match (p, q) {
        (_, Constraint::All(all)) => every(all, of_q),
        (Constraint::Any(any), _) => every(any, of_p),
        (Constraint::All(all), Constraint::Any(any)) => Some(some(any, of_q)? || some(all, of_p)?),
        (Constraint::All(all), _) => some(all, of_p),
        (_, Constraint::Any(any)) => some(any, of_q),
        (Constraint::Atom(a), Constraint::Atom(b)) => Some(a == b),
    }
}

/// Whether something holds of all, nothing where that is not known of one.
fn every(all: &[Constraint], holds: impl Fn(&Constraint) -> Option<bool>) -> Option<bool> {
    for one in all {
        if !holds(one)? {
            return Some(false);
        }
    }
    Some(true)
}

/// Whether something holds of one, nothing where that is not known.
fn some(any: &[Constraint], holds: impl Fn(&Constraint) -> Option<bool>) -> Option<bool> {
    every(any, |one| holds(one).map(|holds| !holds)).map(|none| !none)
}

/// The text of an argument of a concept, with what names in it stand for; the type of a parameter of `auto` is one of the template.
fn argument(e: &Expr, bound: &HashMap<Name, String>, work: &Work) -> Option<String> {
    let (mut inner, mut is_type) = (e, false);
    loop {
        inner = match &inner.kind {
            ExprKind::Path(path) if let Some(last) = path.last().args.as_ref().and_then(|args| args.last()) => &last.value,
            ExprKind::Type(ty) if let TypeKind::Decltype(of) = &ty.kind => {
                is_type = true;
                of
            }
            _ => break,
        };
    }
    if let (ExprKind::Path(path), true) = (&inner.kind, is_type)
        && let Some(name) = path.simple()
        && let Some(parameter) = bound.get(&*format!("auto {name}"))
    {
        return Some(parameter.clone());
    }
    mapped(&plain_text(e), bound, work)
}

/// A text with what names in it stand for.
fn mapped(text: &str, bound: &HashMap<Name, String>, work: &Work) -> Option<String> {
    let mut made = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let end = if is_word(first) { rest.find(|c| !is_word(c)).unwrap_or(rest.len()) } else { first.len_utf8() };
        let (word, behind) = rest.split_at(end);
        let word = bound.get(word).map_or(word, |to| to);
        work.take(word.len())?;
        made.push_str(word);
        rest = behind;
    }
    Some(made)
}
