//! Parameters of templates that are references: `template <int& V>`.
//!
//! Such a parameter is read as the pointer to the variable: its name means what that points to, and an argument for it is the
//! address of the variable that is named. So instances are told apart by their variables, as C++ has it.

use super::super::ast::{Arg, Expr, ExprKind, Name, Path, TemplateParam, Type, TypeKind, UnaryOp};
use super::super::token::TokenKind;
use super::{Parse, Parser};
use std::collections::HashMap;

/// How far behind the parameters the name of what is declared is looked for, in tokens.
const MAX_DISTANCE: usize = 64;

/// What a template takes at a place.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Place {
    /// Whether it is a reference.
    refers: bool,
    /// Whether it is a pack.
    pack: bool,
}

/// What the templates of a name take, by the namespace of each; nothing where two of one namespace differ.
type Taken = Vec<(String, Option<Vec<Place>>)>;

/// The parameters of templates that are references.
#[derive(Debug, Default)]
pub(super) struct References {
    /// The names of those in sight.
    in_sight: Vec<Name>,
    /// What the templates take that have such parameters, and others of their names.
    templates: HashMap<Name, Taken>,
    /// The namespace that is read, each of its names behind `::`.
    namespace: String,
    /// Of the parameters that are read whether each is one.
    read: Vec<bool>,
}

impl References {
    /// How many are in sight, and of how many parameters it is known what they are.
    pub(super) fn depth(&self) -> (usize, usize) {
        (self.in_sight.len(), self.read.len())
    }

    /// Those that have come into sight since are out of it.
    pub(super) fn cut(&mut self, (in_sight, read): (usize, usize)) {
        self.in_sight.truncate(in_sight);
        self.read.truncate(read);
    }

    /// A namespace begins: how long the name of the one around it is.
    pub(super) fn enter(&mut self, names: impl Iterator<Item = Name>) -> usize {
        let outer = self.namespace.len();
        for name in names {
            self.namespace.push_str("::");
            self.namespace.push_str(&name);
        }
        outer
    }

    /// The namespace has ended.
    pub(super) fn leave(&mut self, outer: usize) {
        self.namespace.truncate(outer);
    }

    /// What the templates of a name take, of the innermost namespace that has some: nothing where it is not known which are meant.
    fn taken_by(&self, name: &Name) -> Option<Option<&Vec<Place>>> {
        let all = self.templates.get(name)?;
        let is_around = |namespace: &str| {
            let rest = self.namespace.strip_prefix(namespace);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
        };
        let near = all.iter().filter(|(namespace, _)| is_around(namespace)).max_by_key(|(namespace, _)| namespace.len());
        match (near, &all[..]) {
            (Some((_, taken)), _) | (None, [(_, taken)]) => Some(taken.as_ref()),
            (None, [(_, first), rest @ ..]) => Some(first.as_ref().filter(|_| rest.iter().all(|(_, taken)| taken == first))),
            (None, []) => None,
        }
    }

    /// Notes of a parameter whether it is a reference.
    pub(super) fn read(&mut self, refers: bool) {
        self.read.push(refers);
    }

    /// Whether a path is the name of such a parameter.
    pub(super) fn has(&self, path: &Path) -> bool {
        path.simple().is_some_and(|name| self.in_sight.contains(name))
    }

    /// Whether a type begins with the name of such a parameter, and so is no type: `V[0]`.
    pub(super) fn begins(&self, ty: &Type) -> bool {
        let mut ty = ty;
        while let TypeKind::Array(of, _) = &ty.kind {
            ty = of;
        }
        matches!(&ty.kind, TypeKind::Path(path) if self.has(path))
    }

    fn names(&self, e: &Expr) -> bool {
        matches!(&e.kind, ExprKind::Path(path) if self.has(path))
    }
}

impl Parser<'_> {
    /// A parameter of a template as it is kept: a reference as a pointer.
    pub(super) fn as_pointer(&mut self, name: Option<&Name>, ty: Type) -> Type {
        let TypeKind::Reference(of) = ty.kind else { return ty };
        self.references.in_sight.extend(name.cloned());
        Type { kind: TypeKind::Pointer(of), at: ty.at }
    }

    /// What a name means in an expression: that of such a parameter what it refers to.
    pub(super) fn referred(&self, e: Expr) -> Expr {
        if self.references.in_sight.is_empty() || !self.references.names(&e) {
            return e;
        }
        let at = e.at;
        Expr { kind: ExprKind::Unary(UnaryOp::Dereference, Box::new(e)), at }
    }

    /// An argument for such a parameter: the address of what is named.
    pub(super) fn address(&self, e: Expr) -> Expr {
        if self.references.names(&e) {
            return e;
        }
        let at = e.at;
        match e.kind {
            ExprKind::Unary(UnaryOp::Dereference, of) if self.references.names(&of) => *of,
            _ => Expr { kind: ExprKind::Unary(UnaryOp::AddressOf, Box::new(e)), at },
        }
    }

    /// Notes what the template takes whose parameters were read, by the name of what is declared behind them.
    pub(super) fn note_references(&mut self, params: &[TemplateParam], from: usize) {
        let refer = self.references.read.split_off(from);
        let mut tokens = self.tokens[self.at..].iter().take(MAX_DISTANCE);
        let is_class = self.is("class") || self.is("struct") || self.is("using") || self.is("concept");
        let mut name = None;
        while let Some(token) = tokens.next() {
            match token.kind {
                TokenKind::Name if is_class && name.is_some() => break,
                TokenKind::Name if token.is("class") || token.is("struct") || token.is("using") || token.is("concept") => {}
                // of a constraint
                TokenKind::Name if token.is("requires") => {
                    let mut depth = 0;
                    for token in tokens.by_ref() {
                        depth += i32::from(token.is("(")) - i32::from(token.is(")"));
                        if depth == 0 {
                            break;
                        }
                    }
                }
                TokenKind::Name => name = Some(&token.text),
                _ if token.is("(") || token.is("{") || token.is("=") || token.is(";") || token.is(":") => break,
                _ => {}
            }
        }
        let name = match name {
            Some(name) => Name::from(&**name),
            // a lambda
            None => "operator()".into(),
        };
        // a specialisation has parameters of its own
        if params.is_empty() || self.is_specialised(&name) {
            return;
        }
        if !refer.contains(&true) && !self.references.templates.contains_key(&name) {
            return;
        }
        let places: Vec<Place> = params.iter().zip(&refer).map(|(p, refers)| Place { refers: *refers, pack: p.pack }).collect();
        let known = self.references.templates.entry(name).or_default();
        match known.iter_mut().find(|(namespace, _)| *namespace == self.references.namespace) {
            Some((_, taken)) => {
                if taken.as_ref().is_some_and(|taken| taken.iter().zip(&places).any(|(a, b)| a.refers != b.refers)) {
                    *taken = None;
                }
            }
            None => known.push((self.references.namespace.clone(), Some(places))),
        }
    }

    /// Whether template arguments stand behind the name that is declared here.
    fn is_specialised(&self, name: &Name) -> bool {
        let mut tokens = self.tokens[self.at..].iter().take(MAX_DISTANCE);
        tokens.any(|token| *token.text == **name) && tokens.next().is_some_and(|token| token.is("<"))
    }

    /// Template arguments as they are kept: for parameters that are references the addresses of what is named.
    pub(super) fn arguments_for(&self, name: &Name, args: Vec<Arg>) -> Parse<Vec<Arg>> {
        if self.references.in_sight.is_empty() && self.references.templates.is_empty() {
            return Ok(args);
        }
        let places = match self.references.taken_by(name) {
            Some(None) => return self.unread(self.here(), format_args!("`{name}`, of which the templates take references and values")),
            Some(Some(places)) => &places[..],
            None => &[],
        };
        let refers = |i: usize| match places.get(i) {
            Some(place) => place.refers,
            None => places.last().is_some_and(|last| last.pack && last.refers),
        };
        let made = args
            .into_iter()
            .enumerate()
            .map(|(i, arg)| Arg { value: if refers(i) { self.address(arg.value) } else { self.referred(arg.value) }, ..arg });
        Ok(made.collect())
    }
}
