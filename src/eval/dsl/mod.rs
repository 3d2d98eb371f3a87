//! CuTe DSL in Python as far as it is layout code: what it gives as arguments where C++ has template arguments, and functions
//! that are called at the bottom of their text.
//!
//! In such a function a number is known at compile time, `cutlass.Int32(6)` is not.

mod lines;
mod machine;
mod text;

use super::error::{Error, ErrorKind, Result};
use super::expression::Evaluator;
use crate::algebra::{Int, Mode, Notes, Tree};
use crate::functions::{Function, lookup};
use crate::syntax::ast::{Arg, Call, Expr, Kind, Span};
use crate::syntax::parser::Parser;
use crate::value::Value;
use crate::value::notation::{self, unescape};
use crate::value::tiling::{Operation, Tiling};
use lines::Text;
use machine::Machine;
use smallvec::SmallVec;
use text::formatted;

/// Arguments, those that C++ has as template arguments first.
pub(super) type Split<'a> = (SmallVec<[Arg<'a>; 4]>, SmallVec<[Arg<'a>; 4]>);

/// The arguments of a call as the DSL writes it: `size(x, mode=[0])`, `group_modes(x, 0, 2)`, `recast_layout(new, old, x)`. `None` of any other call.
pub(super) fn split<'a>(function: &Function, call: &Call<'a>) -> Option<Split<'a>> {
    if !call.templates.is_empty() || function.templates.max == 0 {
        return None;
    }
    if matches!(function.name, "group" | "group_modes") && call.args.len() == 3 {
        return Some((call.args[1..].into(), call.args[..1].into()));
    }
    if let ("recast_layout", [new, old, layout]) = (function.name, call.args) {
        return Some(([*old, *new].as_slice().into(), [*layout].as_slice().into()));
    }
    let (modes, rest): (SmallVec<[Arg; 4]>, SmallVec<[Arg; 4]>) = call.args.iter().copied().partition(|arg| arg.name == Some("mode"));
    (!modes.is_empty()).then_some((modes, rest))
}

/// The function of C++ that the DSL's stands for where it is given no tensor: `group_modes` takes what C++ groups with `group`.
pub(super) fn of_values(function: &'static Function) -> &'static Function {
    match function.name {
        "group_modes" => lookup("group").map_or(function, |id| id.row()),
        _ => function,
    }
}

/// The parameter that the DSL calls `name`.
pub(super) fn keyword(name: &str) -> &str {
    match name {
        "target_profile" => "profile",
        name => name,
    }
}

/// The value of a parameter that the DSL leaves out although one behind it is given.
pub(super) fn left_out<'a>(parameter: &str) -> Option<Value<'a>> {
    match parameter {
        "num_multicast" => Some(Value::Tree(Tree::Int(Int::fixed(1)))),
        "cluster_shape_vmnk" => Some(Value::Tree(Tree::Underscore)),
        _ => None,
    }
}

/// What a text of the DSL prints that starts at byte `start` of `text`; `None` where it is none.
pub(super) fn run<'a>(outside: &Evaluator<'_, 'a>, text: &'a str, start: usize) -> Option<Result<'a, String>> {
    let (Text { text, lines }, acts) = machine::read(text, start)?;
    if !acts {
        let span = lines.iter().map(|l| Span::new(l.start, l.end)).find(|span| text[span.range()].starts_with("def "));
        let (message, help) = ("this text only defines functions", Some("end it with a call of one: `f()`"));
        return Some(Err(Error::new(ErrorKind::Program { code: "E0103", message, help }, span.unwrap_or_default())));
    }
    let (cx, env) = (outside.cx(), outside.env());
    let text = cx.arena.alloc_str(&text);
    let evaluator = Evaluator::new(cx.in_mode(Mode::Cxx).keeping(Notes::Divisors), env).with_static_literals();
    evaluator.restore(outside.bindings());
    Some(Machine::new(text, lines, Parser::new(text, cx.arena, env), evaluator).run())
}

/// The `count` parts of the value of `e`, which as many names are bound to: those of a tuple, or the atom and the tensor of
/// coordinates of a copy by TMA. In a function of the DSL `tma_partition` has the tensor in shared memory first.
pub(super) fn parts<'a>(evaluator: &Evaluator<'_, 'a>, e: &Expr<'a>, count: usize, python: bool) -> Result<'a, Vec<Value<'a>>> {
    let value = evaluator.eval(e)?;
    let mut parts: Vec<Value> = match value {
        Value::Tree(Tree::Tuple(items)) => items.iter().map(|t| Value::Tree(*t)).collect(),
        Value::Tiling(Tiling { operation: Some(Operation { tma: Some(tma), .. }), .. }) => {
            let cx = evaluator.cx();
            let shape = tma.global.shape;
            match cx.make_coord_tensor(crate::algebra::Layout { shape, stride: tma.strides }) {
                Ok(tensor) => vec![value, Value::Tree(tensor)],
                Err(fault) => return Err(Error::new(ErrorKind::Fault(fault), e.span)),
            }
        }
        _ => Vec::new(),
    };
    if python && matches!(e.kind, Kind::Call(call) if call.function.row().name == "tma_partition") {
        parts.reverse();
    }
    match parts.len() == count {
        true => Ok(parts),
        false => Err(Error::new(ErrorKind::WrongKind { wanted: "a tuple with a part for each name", found: value }, e.span)),
    }
}

/// The arguments of a `print`, or of a `cute.printf`.
pub(super) fn printed<'a>(e: &Expr<'a>) -> Option<(bool, Vec<Expr<'a>>)> {
    match e.kind {
        Kind::Call(call) if call.function.row().name == "print" => Some((false, call.args.iter().map(|a| a.value).collect())),
        Kind::Apply(apply) if apply.callee.kind == Kind::Name("printf") => Some((true, apply.args.to_vec())),
        _ => None,
    }
}

/// What `print("…", x)` writes outside of a function of the DSL, where every value is known.
pub(super) fn joined(values: &[Value]) -> String {
    let text = |v: &Value| match v {
        Value::Text(text) => unescape(text),
        v => notation::text(*v),
    };
    format!("{}\n", values.iter().map(text).collect::<Vec<_>>().join(" "))
}

/// What `cute.printf("… {}", x)` writes outside of a function of the DSL.
pub(super) fn filled(values: &[Value]) -> Option<String> {
    match values.first() {
        Some(Value::Text(format)) if values.len() == 1 || format.contains("{}") => Some(formatted(values)),
        _ => None,
    }
}
