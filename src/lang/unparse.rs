//! Expressions back to text that parses to the same tree.

use super::ast::{Call, Expr, Kind, Statement, precedence};
use super::notation;
use super::registry::Form;
use crate::algebra::compact::Major;
use crate::algebra::{Engine, Tree};
use std::fmt::Write;

/// The text of a statement.
pub fn statement(s: &Statement) -> String {
    match s {
        Statement::Expr(e) => expression(e),
        Statement::Bind { name, integer, value, .. } => {
            format!("{}{name} = {}", if *integer { "int " } else { "" }, expression(value))
        }
    }
}

/// The text of an expression.
pub fn expression(e: &Expr) -> String {
    let mut out = String::new();
    write(&mut out, e, 0, false);
    out
}

fn precedence_of(e: &Expr) -> u8 {
    match e.kind {
        Kind::Binary(op, _) => op.precedence(),
        Kind::Compose(_) => precedence::COMPOSE,
        Kind::Layout(_) => precedence::LAYOUT,
        Kind::Unary(..) => precedence::UNARY,
        _ => precedence::POSTFIX,
    }
}

/// Whether `<` behind the text of `e` would open template arguments, or `(` its arguments.
fn is_open(e: &Expr) -> bool {
    let open = |call: &Call| !call.called;
    match e.kind {
        Kind::Call(call) => open(call),
        Kind::Method(method) => open(&method.call),
        _ => false,
    }
}

/// Whether `e` starts with a literal that is applied, which behind `:` would belong to the layout.
fn starts_applied(e: &Expr) -> bool {
    let mut e = e;
    let mut applied = false;
    loop {
        e = match &e.kind {
            Kind::Binary(_, pair) => &pair[0],
            Kind::Apply(apply) => {
                applied = true;
                &apply.callee
            }
            Kind::Method(method) => {
                applied = true;
                &method.receiver
            }
            Kind::Int(_) | Kind::Tuple(_) | Kind::Order(_) => return applied,
            _ => return false,
        };
    }
}

/// Writes `e` where at least `least` must bind; in `<…>` comparisons and shifts need brackets.
fn write(out: &mut String, e: &Expr, least: u8, angle: bool) {
    let relational = matches!(&e.kind, Kind::Binary(op, _) if op.symbol().starts_with(['<', '>']));
    let own = precedence_of(e);
    if own < least || (angle && relational) {
        out.push('[');
        write(out, e, 0, false);
        out.push(']');
        return;
    }
    match &e.kind {
        Kind::Binary(op, pair) => {
            write(out, &pair[0], own, angle);
            let _ = write!(out, " {} ", op.symbol());
            write(out, &pair[1], own + 1, angle);
        }
        Kind::Compose(parts) => {
            for (i, part) in parts.iter().enumerate() {
                if i > 0 {
                    out.push_str(" o ");
                }
                write(out, part, precedence::LAYOUT, angle);
            }
        }
        Kind::Layout(pair) => {
            write(out, &pair[0], precedence::SHIFT, angle);
            out.push(':');
            if starts_applied(&pair[1]) {
                out.push('[');
                write(out, &pair[1], 0, false);
                out.push(']');
            } else {
                write(out, &pair[1], precedence::SHIFT, angle);
            }
        }
        Kind::Unary(op, operand) => {
            out.push_str(op.symbol());
            let mut inner = String::new();
            write(&mut inner, operand, precedence::UNARY, angle);
            if inner.starts_with(|c: char| c.is_ascii_digit()) {
                let _ = write!(out, "[{inner}]");
            } else {
                let _ = write!(out, " {inner}");
            }
        }
        Kind::Tuple(items) => list(out, '(', items, ')'),
        Kind::Tiler(items) => list(out, '<', items, '>'),
        Kind::Int(i) => out.push_str(&notation::tree_text(Tree::Int(*i))),
        Kind::Basis(b) => out.push_str(&notation::tree_text(Tree::Basis(b))),
        Kind::Float(x) => {
            let text = x.to_string();
            out.push_str(&text);
            if !text.contains('.') {
                out.push_str(".0");
            }
        }
        Kind::Char(c) => {
            let _ = write!(out, "'{c}'");
        }
        Kind::Text(text) => {
            let _ = write!(out, "\"{text}\"");
        }
        Kind::Underscore => out.push('_'),
        Kind::Order(Major::Left) => out.push_str("LayoutLeft{}"),
        Kind::Order(Major::Right) => out.push_str("LayoutRight{}"),
        Kind::Name(name) => out.push_str(name),
        Kind::Operation(operation) => {
            out.push_str(operation.name);
            list(out, '<', operation.templates, '>');
        }
        Kind::Pointer(p) => out.push_str(&notation::tree_text(Tree::Engine(&Engine::Pointer(**p)))),
        Kind::SmemFlag(bits) => out.push_str(&notation::tree_text(Tree::SmemFlag(*bits))),
        Kind::Call(call) => {
            if !call.called {
                out.push('[');
            }
            write_call(out, call);
            if !call.called {
                out.push(']');
            }
        }
        Kind::Apply(apply) => {
            receiver(out, &apply.callee);
            list(out, '(', apply.args, ')');
        }
        Kind::Method(method) => {
            let open = is_open(e);
            if open {
                out.push('[');
            }
            receiver(out, &method.receiver);
            out.push('.');
            write_call(out, &method.call);
            if open {
                out.push(']');
            }
        }
    }
}

/// What is applied, or stands before a dot.
fn receiver(out: &mut String, e: &Expr) {
    let qualifier = matches!(e.kind, Kind::Name("cute" | "cutlass" | "std" | "detail" | "F2" | "raw_ptr"));
    if qualifier {
        out.push('[');
        write(out, e, 0, false);
        out.push(']');
    } else {
        write(out, e, precedence::POSTFIX, false);
    }
}

fn list(out: &mut String, open: char, items: &[Expr], close: char) {
    out.push(open);
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            out.push(',');
        }
        write(out, item, 0, close == '>');
    }
    out.push(close);
}

fn write_call(out: &mut String, call: &Call) {
    let row = call.function.row();
    out.push_str(row.name);
    if !call.templates.is_empty() {
        list(out, '<', call.templates, '>');
    }
    if !call.called {
        return;
    }
    let (open, close) = if row.form == Form::Type { ('{', '}') } else { ('(', ')') };
    out.push(open);
    for (i, arg) in call.args.iter().enumerate() {
        if i > 0 {
            out.push(',');
        }
        if let Some(name) = arg.name {
            let _ = write!(out, "{name}=");
        }
        write(out, &arg.value, 0, false);
    }
    out.push(close);
}
