//! The diagnostic of an error of evaluation.

use super::Severity;
use super::words::{a_kind, count, list, short, show};
use super::{Diagnostic, faults, names, syntax};
use crate::algebra::{Fault, MAX_DEPTH, MAX_LEAVES, Tree};
use crate::atoms::Missing;
use crate::eval::env::Env;
use crate::eval::error::{Error, ErrorKind};
use crate::functions::{Function, Refusal};
use crate::syntax::ast::Span;
use crate::value::Value;
use crate::value::notation;

/// The diagnostic of `error` in `source`, where `bound` is bound.
pub fn explain(error: &Error, source: &str, bound: &Env) -> Diagnostic {
    let at = error.span;
    match &error.kind {
        ErrorKind::NotUtf8 => Diagnostic::new("E0112", "the text is not UTF-8", at).here("this byte starts no character"),
        ErrorKind::TooLong { most } => {
            Diagnostic::new("E0115", format!("the line has more than {most} bytes"), at).here("from here on it is not read")
        }
        ErrorKind::Syntax(error) => syntax::syntax(error, source),
        ErrorKind::UnknownName { name, called } => names::unknown_name(name, *called, at, source, bound),
        ErrorKind::NotBound { name } => {
            let mut d =
                Diagnostic::new("E0207", format!("`{}` is not bound: its binding above is wrong", short(name)), at).here("not bound");
            d.severity = Severity::Note;
            d
        }
        ErrorKind::HiddenFunction { name, value } => {
            Diagnostic::new("E0202", format!("`{name}` is bound to {}, which hides the function `{name}`", show(*value)), at)
                .here(format!("{} cannot be applied", a_kind(*value)))
                .help(format!("`cute::{name}` always means the function"))
        }
        ErrorKind::FunctionAsValue { function } => Diagnostic::new("E0305", format!("`{}` is a function, not a value", function.name), at)
            .here("arguments are missing")
            .help(format!("call it: `{}`", function.signature())),
        ErrorKind::Arity { function, got } => arity(function, *got, error),
        // A name of one letter that is also an alias, such as `S` of `S<3,4,3>`.
        ErrorKind::TemplateArity { function, got: 0 }
            if function.aliases.iter().any(|a| a.len() == 1 && source.get(at.range()) == Some(a)) =>
        {
            names::symbolic(source.get(at.range()).unwrap_or_default(), at, source)
        }
        ErrorKind::TemplateArity { function, got } => template_arity(function, *got, at),
        ErrorKind::Keyword { function, name } => keyword(function, name, at),
        ErrorKind::NotInCxx { function } => Diagnostic::new("E0309", format!("the C++ headers have no `{}`", function.name), at)
            .here("refused under `--cxx`")
            .help(format!("it comes from {}", function.source)),
        ErrorKind::OnlyMember { function } => {
            Diagnostic::new("E0309", format!("the C++ headers have `{}` only as a member of its first argument", function.name), at)
                .here("refused under `--cxx`")
                .help(format!("write `x.{}(…)`", function.name))
        }
        ErrorKind::Refused { function, refusal } => refused(function, *refusal, error, source),
        ErrorKind::Fault(fault) => operator(fault, error, source),
        ErrorKind::WrongKind { wanted, found } => wrong_kind(wanted, *found, at),
        ErrorKind::NotCallable { found } => {
            let d = Diagnostic::new("E0306", format!("{} cannot be applied to coordinates", a_kind(*found)), at)
                .here(format!("this is {}", show(*found)));
            match found {
                Value::Tree(Tree::Tuple(_)) => d.help("parentheses always build a tuple; group with square brackets: `[e](c)`"),
                _ => d.help("layouts, composed layouts, swizzles and tensors can be applied"),
            }
        }
        ErrorKind::NoCoordinate => Diagnostic::new("E0301", "an application needs a coordinate", at)
            .here("nothing in the parentheses")
            .help("a coordinate is an integer, or one coordinate for each mode; `_` keeps a mode: `L(1,_)`"),
        ErrorKind::Program { code, message, help } => {
            let d = Diagnostic::new(code, *message, at);
            match help {
                Some(help) => d.help(*help),
                None => d,
            }
        }
        ErrorKind::Unwritable { why } => Diagnostic::new("E0121", format!("it cannot be said in that notation: {why}"), at)
            .help("`cutectl eval --help` lists the notations"),
        ErrorKind::OpenSize { name } => Diagnostic::new("E0204", format!("`{name}` is a size or a stride that this text leaves open"), at)
            .here("`cutectl read` names what it leaves open")
            .help(format!("give it a value: `-D {name}=128`")),
        ErrorKind::TooBigToKeep { name } => {
            Diagnostic::new("E0504", format!("the value of `{}` is too large to be bound", short(name)), at)
                .help(format!("a bound value has at most {} leaves and {} levels", MAX_LEAVES, MAX_DEPTH))
        }
    }
}

/// A call with the wrong number of arguments.
fn arity(function: &Function, got: usize, error: &Error) -> Diagnostic {
    let (least, most) = function.arity();
    let want = match most {
        Some(most) if most == least => count(least, "argument"),
        Some(most) => format!("{least} to {}", count(most, "argument")),
        None => format!("at least {}", count(least, "argument")),
    };
    Diagnostic::new("E0301", format!("`{}` takes {want}, not {got}", function.name), error.span)
        .here(format!("{} here", count(got, "argument")))
        .help(format!("the signature is `{}`", function.signature()))
}

/// A call with the wrong number of template arguments.
fn template_arity(function: &Function, got: usize, at: Span) -> Diagnostic {
    let t = function.templates;
    let want = match (t.min, t.max) {
        (_, 0) => "no".to_string(),
        (min, 255) => format!("at least {min}"),
        (min, max) if min == max => min.to_string(),
        (min, max) => format!("{min} to {max}"),
    };
    Diagnostic::new("E0302", format!("`{}` takes {want} template arguments, not {got}", function.name), at)
        .here(format!("{got} here"))
        .help(format!("the signature is `{}`", function.signature()))
}

/// An argument by a name that no parameter has, or that is given twice.
fn keyword(function: &Function, name: &str, at: Span) -> Diagnostic {
    let names: Vec<String> = function.params.iter().map(|p| format!("`{}`", p.name)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    Diagnostic::new("E0205", format!("`{}` has no parameter `{}` left to set", function.name, short(name)), at)
        .here(format!("given as `{}`", short(name)))
        .help(format!("its parameters are {}", list(&names, "and")))
}

/// A value that cannot stand there.
fn wrong_kind(wanted: &str, found: Value, at: Span) -> Diagnostic {
    let d = Diagnostic::new("E0307", format!("expected {wanted}, found {}", a_kind(found)), at);
    match found {
        Value::Printed(_) | Value::Nothing => {
            d.here("this is a statement").help("print statements and assertions stand alone, not inside an expression")
        }
        Value::Type(element) => d
            .here(format!("`{}` is an element type", element.name))
            .help("a run-time size has no value here: write the number, or bind a name with `-D NAME=VALUE`"),
        _ => d.here(format!("this is {}", show(found))),
    }
}

/// A call that its function refuses.
fn refused(function: &Function, refusal: Refusal, error: &Error, source: &str) -> Diagnostic {
    match refusal {
        Refusal::Fault(fault) => {
            let d = faults::fault(fault, Some(function), error, source);
            label_operands(d, error)
        }
        Refusal::Argument { index, wanted } => {
            let found = error.operands.get(index).map(|o| o.1);
            let param = function.params.get(index.min(function.params.len().saturating_sub(1))).map_or("argument", |p| p.name);
            let message = match found {
                Some(found) => format!("`{}` needs {wanted} as `{param}`, not {}", function.name, a_kind(found)),
                None => format!("`{}` needs {wanted} as `{param}`", function.name),
            };
            let d = Diagnostic::new("E0303", message, error.span).help(format!("the signature is `{}`", function.signature()));
            match found {
                Some(found) => d.here(format!("this is {}", show(found))),
                None => d,
            }
        }
        Refusal::NoOverload { index } => {
            let found = error.operands.get(index).map_or(Value::Nothing, |o| o.1);
            let param = function.params.get(index.min(function.params.len().saturating_sub(1))).map_or("argument", |p| p.name);
            let message = format!("C++ has no overload of `{}` that takes {} as `{param}`", function.name, a_kind(found));
            let d = Diagnostic::new("E0303", message, error.span).here(format!("this is {}", show(found)));
            match found {
                Value::Tree(t) if t.is_int_tuple() => {
                    d.help("`make_layout(…)` makes a layout of a shape; without `--cxx` a shape means one")
                }
                _ => d.help("without `--cxx` it is answered"),
            }
        }
        Refusal::Template { index, wanted } => {
            Diagnostic::new("E0304", format!("`{}` needs {wanted} as template argument {}", function.name, index + 1), error.span)
                .help(format!("the signature is `{}`", function.signature()))
        }
        Refusal::RunTime { .. } => Diagnostic::new("E0204", "a run-time type is a size that has no value here", error.span)
            .here("no value")
            .help("write the number, or give all values: `Shape<_2,int>{_2,5}`"),
        Refusal::Missing { index, missing } => {
            let found = error.operands.get(index).map_or(error.span, |o| o.0);
            match missing {
                Missing::Unknown => {
                    Diagnostic::new("E0206", format!("`{}`: the headers have no such operation of that kind", function.name), found)
                        .help("MMA operations make an `MMA_Atom`, copy operations a `Copy_Atom`")
                }
                Missing::NotCovered(why) => {
                    Diagnostic::new("E0310", format!("`{}`: the operation is known but not covered: {why}", function.name), found)
                }
                Missing::Arguments(text) => Diagnostic::new("E0311", format!("`{}`: the operation {text}", function.name), found),
            }
        }
        Refusal::Assert { message } => {
            let text = message.map_or(String::new(), |m| format!(": {}", short(&notation::unescape(m))));
            Diagnostic::new("E0425", format!("the assertion does not hold{text}"), error.operands.first().map_or(error.span, |o| o.0))
                .here("false")
        }
    }
}

/// Points at the operands and says what they are, if that is more than what stands there.
fn label_operands(mut d: Diagnostic, error: &Error) -> Diagnostic {
    for (span, value) in &error.operands {
        if d.labels.iter().all(|l| l.span != *span) && matches!(value, Value::Tree(_)) && d.labels.len() < 3 && *span != error.span {
            d = d.also(*span, show(*value));
        }
    }
    d
}

/// An operator or a literal that the algebra refuses.
fn operator(fault: &Fault, error: &Error, source: &str) -> Diagnostic {
    let d = faults::fault(fault, None, error, source);
    match fault {
        Fault::Incongruent { .. } => d,
        _ => label_operands(d, error),
    }
}
