//! Expressions back to text that parses to the same tree.

use crate::algebra::compact::Major;
use crate::algebra::{Engine, Tree};
use crate::functions::Form;
use crate::syntax::ast::{Call, Expr, Kind, Statement, precedence};
use crate::syntax::dump::is_label;
use crate::syntax::token;
use crate::value::element;
use crate::value::notation;
use smallvec::SmallVec;
use std::collections::HashSet;
use std::fmt::Write;

/// The text of statements in order, one a line, each ended: a dump goes on over lines.
pub fn statements<'t>(statements: impl IntoIterator<Item = &'t Statement<'t>>) -> String {
    let mut text = Text::default();
    for s in statements {
        text.statement(s);
        text.out.push_str(";\n");
    }
    text.out
}

/// The text of a statement.
pub fn statement(s: &Statement) -> String {
    let mut text = Text::default();
    text.statement(s);
    text.out
}

/// The text of an expression.
pub fn expression(e: &Expr) -> String {
    let mut text = Text::default();
    text.write(e, 0, false);
    text.out
}

/// A text that grows, and the names bound in it, which hide functions.
#[derive(Default)]
struct Text<'t> {
    out: String,
    bound: HashSet<&'t str>,
}

fn precedence_of(e: &Expr) -> u8 {
    match e.kind {
        Kind::Binary(op, _) => op.precedence(),
        Kind::Compose(_) => precedence::COMPOSE,
        Kind::Layout(_) | Kind::LiteralLayout(_) => precedence::LAYOUT,
        Kind::Unary(..) => precedence::UNARY,
        _ => precedence::POSTFIX,
    }
}

/// The operand that `e` starts with and how tightly that must bind, if `e` leans on one.
fn left<'e, 'a>(e: &'e Expr<'a>) -> Option<(&'e Expr<'a>, u8)> {
    match &e.kind {
        Kind::Binary(op, pair) => Some((&pair[0], op.precedence())),
        Kind::Apply(apply) => Some((&apply.callee, precedence::POSTFIX)),
        Kind::Method(method) => Some((&method.receiver, precedence::POSTFIX)),
        Kind::Index(pair) => Some((&pair[0], precedence::POSTFIX)),
        _ => None,
    }
}

/// Whether `e` is a literal that could be a stride with nothing behind it.
fn is_literal_stride(e: &Expr) -> bool {
    let kind = &e.kind;
    matches!(kind, Kind::Int(_) | Kind::Basis(_) | Kind::Float(_) | Kind::Tuple(_) | Kind::Literal(_) | Kind::Order(_))
}

/// Whether `e` starts with a literal that is applied, which behind `:` would belong to the layout.
fn starts_applied(e: &Expr) -> bool {
    let mut at = e;
    let mut applied = false;
    while let Some((inner, least)) = left(at) {
        applied = least == precedence::POSTFIX;
        at = inner;
    }
    applied && is_literal_stride(at)
}

/// Whether `e` starts with a literal, behind which no index stands.
fn starts_with_literal(e: &Expr) -> bool {
    let mut at = e;
    while let (Some((inner, _)), false) = (left(at), matches!(at.kind, Kind::Index(_))) {
        at = inner;
    }
    !matches!(at.kind, Kind::Name(_) | Kind::Operation(_) | Kind::Call(_) | Kind::Index(_))
}

/// Whether the text of `e` starts with a digit, so that `-` in front would be its sign.
fn starts_with_digit(e: &Expr) -> bool {
    let mut at = e;
    while let Some((inner, _)) = left(at) {
        at = inner;
    }
    match at.kind {
        Kind::Int(i) => !i.is_static && i.value >= 0,
        Kind::Basis(b) => !b.value.is_static && b.value.value >= 0,
        Kind::Float(x) => x.is_sign_positive(),
        _ => false,
    }
}

/// The call of `e` if it has no arguments: what follows might become them.
fn open_call<'e, 'a>(e: &'e Expr<'a>) -> Option<&'e Call<'a>> {
    let call = match &e.kind {
        Kind::Call(call) => call,
        Kind::Method(method) => &method.call,
        _ => return None,
    };
    (!call.called).then_some(call)
}

impl<'t> Text<'t> {
    fn statement(&mut self, s: &'t Statement<'t>) {
        match s {
            Statement::Expr(e) => self.write(e, 0, false),
            Statement::Bind { name, declared, others, value, .. } => {
                self.out.push_str(match (declared.constant, declared.fixed) {
                    (true, false) => "constexpr ",
                    (_, true) => "const ",
                    _ => "",
                });
                self.out.push_str(if declared.integer { "int " } else { "" });
                self.out.push_str(name);
                for other in *others {
                    let _ = write!(self.out, ", {other}");
                    self.bound.insert(other);
                }
                self.out.push_str(" = ");
                self.write(value, 0, false);
                self.bound.insert(name);
            }
        }
    }

    /// Writes `e` where at least `least` must bind. Operators and applications that lean to the
    /// left are walked, not recursed, so that only brackets deepen the stack.
    fn write(&mut self, e: &Expr, least: u8, angle: bool) {
        let mut spine: SmallVec<[&Expr; 4]> = SmallVec::new();
        let (mut at, mut least) = (e, least);
        let bracketed = loop {
            if self.needs_brackets(at, spine.last().copied(), least, angle) {
                break true;
            }
            let Some((inner, bind)) = left(at) else {
                break false;
            };
            spine.push(at);
            (at, least) = (inner, bind);
        };
        if bracketed {
            self.out.push('[');
            self.write(at, 0, false);
            self.out.push(']');
        } else {
            self.leaf(at, angle);
        }
        while let Some(e) = spine.pop() {
            match &e.kind {
                Kind::Binary(op, pair) => {
                    let _ = write!(self.out, " {} ", op.symbol());
                    self.write(&pair[1], op.precedence() + 1, angle);
                }
                Kind::Apply(apply) => self.list('(', apply.args, ')'),
                Kind::Index(pair) => self.list('[', &pair[1..], ']'),
                Kind::Method(method) => {
                    self.out.push('.');
                    self.call(&method.call);
                }
                _ => {}
            }
        }
    }

    /// Whether `e` needs brackets where at least `least` must bind: in `<…>` comparisons and
    /// shifts do, and so does a function without arguments where they could follow.
    fn needs_brackets(&self, e: &Expr, parent: Option<&Expr>, least: u8, angle: bool) -> bool {
        let own = precedence_of(e);
        let relational = matches!(&e.kind, Kind::Binary(op, _) if op.symbol().starts_with(['<', '>']));
        let method = matches!(parent, Some(Expr { kind: Kind::Method(_), .. }));
        let open = || open_call(e).is_some() && least > 0 && !method;
        let indexed = || matches!(parent, Some(Expr { kind: Kind::Index(_), .. })) && starts_with_literal(e);
        own < least || (angle && relational) || open() || (least > 0 && self.is_ambiguous(e)) || indexed()
    }

    /// Whether `e` is a name that would start something else with a suffix behind it.
    fn is_ambiguous(&self, e: &Expr) -> bool {
        let Kind::Name(name) = e.kind else {
            return false;
        };
        let words = ["cute", "cutlass", "F2", "raw_ptr", "col", "row"];
        let starts = words.contains(&name) || is_label(name);
        let casts = || element::named(name).is_some_and(|e| e.integer);
        !self.bound.contains(name) && (starts || casts())
    }

    /// Writes any expression but those that begin with what they apply to: `a + b`, `f(x)`, `a.m()`, `a[i]`.
    fn leaf(&mut self, e: &Expr, angle: bool) {
        match &e.kind {
            Kind::Binary(..) | Kind::Apply(_) | Kind::Method(_) | Kind::Index(_) => {} // these lean
            Kind::Compose(parts) => {
                for (i, part) in parts.iter().enumerate() {
                    self.out.push_str(if i > 0 { " o " } else { "" });
                    self.write(part, precedence::LAYOUT, angle);
                }
            }
            Kind::Layout(pair) => {
                self.write(&pair[0], precedence::SHIFT, angle);
                self.out.push(':');
                if starts_applied(&pair[1]) {
                    self.list('[', &pair[1..], ']');
                } else {
                    self.write(&pair[1], precedence::SHIFT, angle);
                }
            }
            Kind::Unary(op, operand) => {
                self.out.push_str(op.symbol());
                self.out.push_str(if starts_with_digit(operand) { " " } else { "" });
                self.write(operand, precedence::UNARY, angle);
            }
            Kind::Tuple(items) => self.list('(', items, ')'),
            Kind::Tiler(items) => self.list('<', items, '>'),
            Kind::Int(i) => self.tree(Tree::Int(*i)),
            Kind::Literal(items) => self.tree(Tree::Tuple(items)),
            Kind::LiteralLayout(layout) => self.tree(Tree::Layout(layout)),
            Kind::Basis(b) => self.tree(Tree::Basis(b)),
            Kind::Float(x) => {
                let text = x.to_string(); // never with an exponent
                self.out.push_str(&text);
                self.out.push_str(if text.contains('.') { "" } else { ".0" });
            }
            Kind::Char(c) => {
                let escape = token::ESCAPES.iter().find(|(written, _)| written == c);
                let _ = match escape {
                    Some((_, name)) => write!(self.out, "'\\{name}'"),
                    None => write!(self.out, "'{c}'"),
                };
            }
            Kind::Text(text) => {
                let _ = write!(self.out, "\"{text}\"");
            }
            Kind::Underscore => self.out.push('_'),
            Kind::Order(Major::Left) => self.out.push_str("LayoutLeft{}"),
            Kind::Order(Major::Right) => self.out.push_str("LayoutRight{}"),
            Kind::Name(name) => self.out.push_str(name),
            Kind::Program(text) => self.out.push_str(text),
            Kind::Operation(operation) => {
                self.out.push_str(operation.name);
                self.list('<', operation.templates, '>');
            }
            Kind::Pointer(p) => self.tree(Tree::Engine(&Engine::Pointer(**p))),
            Kind::Foreign(foreign) => self.out.push_str(foreign.text),
            Kind::SmemFlag(unset) => self.tree(Tree::SmemFlag(*unset)),
            Kind::Call(call) => {
                let hidden = self.bound.contains(call.function.row().name);
                self.out.push_str(if hidden { "cute::" } else { "" });
                self.call(call);
            }
        }
    }

    fn tree(&mut self, t: Tree) {
        self.out.push_str(&notation::tree_text(t));
    }

    fn list(&mut self, open: char, items: &[Expr], close: char) {
        self.out.push(open);
        for (i, item) in items.iter().enumerate() {
            self.out.push_str(if i > 0 { "," } else { "" });
            self.write(item, 0, close == '>');
        }
        self.out.push(close);
    }

    /// The name of a function with its arguments.
    fn call(&mut self, call: &Call) {
        let row = call.function.row();
        let (owner, member) = row.owner_and_member();
        self.out.push_str(owner);
        if !call.templates.is_empty() {
            self.list('<', call.templates, '>');
        }
        self.out.push_str(member);
        if !call.called {
            return;
        }
        let (open, close) = match row.form {
            Form::Type => ('{', '}'),
            Form::Function | Form::Statement => ('(', ')'),
        };
        self.out.push(open);
        for (i, arg) in call.args.iter().enumerate() {
            self.out.push_str(if i > 0 { "," } else { "" });
            if let Some(name) = arg.name {
                let _ = write!(self.out, "{name}=");
            }
            self.write(&arg.value, 0, false);
        }
        self.out.push(close);
    }
}
