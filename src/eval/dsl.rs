//! CuTe DSL in Python as far as it is straight-line layout code: what it gives as arguments where C++ has template
//! arguments, and a function that is called at the bottom of its text.
//!
//! In such a function a number is known at compile time, `cutlass.Int32(6)` is not. `print` runs while the function is
//! compiled and shows `?` for what is not known then, `cute.printf` when it runs: all of the first come before all of
//! the second.

use super::env::Env;
use super::error::{Error, ErrorKind, Result};
use super::expression::Evaluator;
use crate::algebra::{Cx, Int, Mode, Tree};
use crate::functions::Function;
use crate::syntax::ast::{Arg, Call, Expr, Kind, Statement};
use crate::syntax::parser::Parser;
use crate::value::Value;
use crate::value::notation::{self, Notation, unescape};
use crate::value::tiling::{Operation, Tiling};
use smallvec::SmallVec;

/// Arguments, those that C++ has as template arguments first.
pub(super) type Split<'a> = (SmallVec<[Arg<'a>; 4]>, SmallVec<[Arg<'a>; 4]>);

/// The arguments of a call as the DSL writes it: `size(x, mode=[0])`, `group_modes(x, 0, 2)`. `None` of any other call.
pub(super) fn split<'a>(function: &Function, call: &Call<'a>) -> Option<Split<'a>> {
    if !call.templates.is_empty() || function.templates.max == 0 {
        return None;
    }
    if matches!(function.name, "group" | "group_modes") && call.args.len() == 3 {
        return Some((call.args[1..].into(), call.args[..1].into()));
    }
    let (modes, rest): (SmallVec<[Arg; 4]>, SmallVec<[Arg; 4]>) = call.args.iter().copied().partition(|arg| arg.name == Some("mode"));
    (!modes.is_empty()).then_some((modes, rest))
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

/// A text with nothing but the bodies of its functions, at their places; `None` where it calls no function of its own,
/// or one that takes arguments.
pub fn body(text: &str) -> Option<String> {
    if !["@", "def ", "import ", "from "].iter().any(|start| text.trim_start().starts_with(start)) {
        return None;
    }
    let mut out = String::with_capacity(text.len());
    let blank = |line: &str| -> String { line.bytes().map(|b| if b == b'\n' { '\n' } else { ' ' }).collect() };
    let (mut defined, mut called) = (Vec::new(), false);
    let (mut depth, mut quotes) = (0i64, None);
    for line in text.split_inclusive('\n') {
        let word = line.trim();
        if let Some(mark) = quotes {
            out.push_str(&blank(line));
            quotes = (!word.ends_with(mark)).then_some(mark);
            continue;
        }
        let drops = ["@", "import ", "from ", "pass", "return"].iter().any(|start| word.starts_with(start));
        if depth == 0
            && let Some(mark) = ["\"\"\"", "'''"].into_iter().find(|mark| word.starts_with(mark))
        {
            out.push_str(&blank(line));
            quotes = (word.len() < 6 || !word.ends_with(mark)).then_some(mark);
        } else if depth == 0
            && let Some(head) = word.strip_prefix("def ")
        {
            defined.push(head.strip_suffix("():")?);
            out.push_str(&blank(line));
        } else if depth == 0 && !line.starts_with([' ', '\t']) && word.strip_suffix("()").is_some_and(|name| defined.contains(&name)) {
            called = true;
            out.push_str(&blank(line));
        } else if depth == 0 && drops {
            out.push_str(&blank(line));
        } else {
            depth += balance(line);
            out.push_str(line);
        }
    }
    called.then_some(out)
}

/// How many brackets a line opens more than it closes, outside of strings and comments.
fn balance(line: &str) -> i64 {
    let (mut depth, mut quote) = (0, None);
    for c in line.chars() {
        match (quote, c) {
            (Some(q), c) => quote = (c != q).then_some(q),
            (None, '"' | '\'') => quote = Some(c),
            (None, '#') => break,
            (None, '(' | '[' | '{') => depth += 1,
            (None, ')' | ']' | '}') => depth -= 1,
            _ => {}
        }
    }
    depth
}

/// Runs the statements of `text`: what they print.
pub(super) fn run<'a>(cx: Cx<'a>, env: &Env, text: &'a str) -> Result<'a, String> {
    let parser = Parser::new(text, cx.arena, env);
    let evaluator = Evaluator::new(cx.in_mode(Mode::Cxx), env).with_static_literals();
    let (mut compiling, mut running) = (String::new(), String::new());
    let mut at = 0;
    while let Some(((statement, _), next)) = parser.next_statement(at).map_err(Error::syntax)? {
        at = next;
        match statement {
            Statement::Bind { name, others, value, .. } => {
                let parts = match others {
                    [] => vec![evaluator.eval(&value)?],
                    others => parts(&evaluator, &value, 1 + others.len(), true)?,
                };
                for (name, part) in std::iter::once(&name).chain(others).zip(parts) {
                    evaluator.stage(name, part);
                    evaluator.declare(name, false);
                }
            }
            Statement::Expr(e) => match printed(&e) {
                Some((false, args)) => compiling.push_str(&line(&values(&evaluator, &args)?)),
                Some((true, args)) => running.push_str(&formatted(&values(&evaluator, &args)?)),
                None => drop(evaluator.eval(&e)?),
            },
        }
    }
    Ok(compiling + &running)
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

fn values<'a>(evaluator: &Evaluator<'_, 'a>, args: &[Expr<'a>]) -> Result<'a, Vec<Value<'a>>> {
    args.iter().map(|e| evaluator.eval(e)).collect()
}

/// The arguments of a `print`, or of a `cute.printf`.
pub(super) fn printed<'a>(e: &Expr<'a>) -> Option<(bool, Vec<Expr<'a>>)> {
    match e.kind {
        Kind::Call(call) if call.function.row().name == "print" => Some((false, call.args.iter().map(|a| a.value).collect())),
        Kind::Apply(apply) if apply.callee.kind == Kind::Name("printf") => Some((true, apply.args.to_vec())),
        _ => None,
    }
}

/// What `print` writes while a function is compiled.
fn line(values: &[Value]) -> String {
    let parts: Vec<String> = values.iter().map(|v| compile_time(*v)).collect();
    format!("{}\n", parts.join(" "))
}

/// A value as Python shows it before the function runs.
fn compile_time(value: Value) -> String {
    match value {
        Value::Text(text) => unescape(text),
        Value::Tree(Tree::Tuple(items)) => {
            let items: Vec<String> = items.iter().map(|t| compile_time(Value::Tree(*t))).collect();
            if let [only] = &items[..] { format!("({only},)") } else { format!("({})", items.join(", ")) }
        }
        value => unknown(&notation::text(value)),
    }
}

/// A text of CuTe's notation with `4` for its `_4` and `?` for its `4`.
fn unknown(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    let mut before = ' ';
    while let Some(c) = rest.chars().next() {
        let digits = |s: &str| s.bytes().position(|b| !b.is_ascii_digit()).unwrap_or(s.len());
        let sign = usize::from(rest.starts_with('-'));
        let len = match c {
            '_' if before.is_ascii_alphanumeric() => 0,
            '_' => {
                let sign = usize::from(rest[1..].starts_with('-'));
                let len = digits(&rest[1 + sign..]);
                out.push_str(if len > 0 { &rest[1..1 + sign + len] } else { "_" });
                1 + if len > 0 { sign + len } else { 0 }
            }
            _ if digits(&rest[sign..]) > 0 && !before.is_ascii_alphanumeric() && before != '@' => {
                out.push('?');
                sign + digits(&rest[sign..])
            }
            _ => 0,
        };
        if len == 0 {
            out.push(c);
        }
        let taken = if len == 0 { c.len_utf8() } else { len };
        before = rest[..taken].chars().next_back().unwrap_or(' ');
        rest = &rest[taken..];
    }
    out
}

/// What `cute.printf` writes when a function runs: `{}` is the next value.
fn formatted(values: &[Value]) -> String {
    let plain = Notation { plain: true, ..Notation::default() };
    let text = |v: &Value| match v {
        Value::Text(text) => unescape(text),
        v => plain.text(*v),
    };
    let mut out = String::new();
    let mut rest = values.iter();
    let Some(Value::Text(format)) = rest.next() else {
        return format!("{}\n", values.iter().map(text).collect::<Vec<_>>().join(" "));
    };
    let format = unescape(format);
    let mut parts = format.split("{}");
    out.push_str(parts.next().unwrap_or_default());
    for part in parts {
        out.push_str(&rest.next().map_or_else(|| "{}".to_string(), text));
        out.push_str(part);
    }
    out.push('\n');
    out
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

#[cfg(test)]
mod tests {
    use super::{body, unknown};

    #[test]
    fn the_body_of_a_called_function_stays_where_it_is() {
        let text = "@cute.jit\ndef f():\n  \"\"\"\n  says\n  \"\"\"\n  A = (1,\n2)\n  print(A)\n\nf()\n";
        let kept = body(text).unwrap();
        assert_eq!(kept.len(), text.len());
        assert_eq!(kept.trim(), "A = (1,\n2)\n  print(A)");
        assert_eq!(body("def f():\n  print(1)\n"), None);
        assert_eq!(body("def f(x):\n  print(x)\nf(1)\n"), None);
        assert_eq!(body("A = 4"), None);
    }

    #[test]
    fn what_is_not_known_at_compile_time_is_a_question_mark() {
        assert_eq!(unknown("(_2,(_1,6)):(_1,(-6,_-2))"), "(2,(1,?)):(1,(?,-2))");
        assert_eq!(unknown("_1@0"), "1@0");
    }
}
