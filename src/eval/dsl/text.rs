//! Values as the DSL shows them: while a function is compiled, and when it runs.

use crate::algebra::{Engine, Int, Tree};
use crate::value::Value;
use crate::value::notation::{self, Notation, unescape};

/// What `print` and an f-string show of a value while a function is compiled: `?` for what is not known then.
pub(super) fn compiled(value: Value, truth: bool) -> String {
    match value {
        Value::Tree(Tree::Int(i)) if truth && i.is_static => if i.value == 0 { "False" } else { "True" }.to_string(),
        Value::Text(text) => unescape(text),
        Value::Float(x) => format!("{x:?}"),
        Value::Tree(t) => {
            let mut out = String::new();
            shown(&mut out, t);
            out
        }
        value => unknown(&notation::text(value)),
    }
}

/// The same as an element of a tuple, and as `!r` has it.
fn repr(value: Value, truth: bool) -> String {
    match value {
        Value::Tree(Tree::Int(i)) if !i.is_static => "Int32(?)".to_string(),
        Value::Text(text) => {
            let text = unescape(text);
            let quote = if text.contains('\'') && !text.contains('"') { '"' } else { '\'' };
            format!("{quote}{}{quote}", text.replace('\\', "\\\\").replace('\n', "\\n").replace('\t', "\\t"))
        }
        value => compiled(value, truth),
    }
}

/// A value on its own: a tuple is Python's.
fn shown(out: &mut String, t: Tree) {
    match t {
        Tree::Tuple(items) | Tree::Arith(items) => {
            out.push('(');
            for (at, item) in items.iter().enumerate() {
                if at > 0 {
                    out.push_str(", ");
                }
                match item {
                    Tree::Int(i) if !i.is_static => out.push_str("Int32(?)"),
                    item => shown(out, *item),
                }
            }
            out.push_str(if items.len() == 1 { ",)" } else { ")" });
        }
        Tree::Underscore => out.push_str("None"),
        Tree::Tensor(x) if matches!(x.engine, Engine::Coordinates(_)) => {
            out.push_str("tensor<");
            if let Engine::Coordinates(at) = x.engine {
                written(out, at);
            }
            out.push_str(" o ");
            written(out, x.layout);
            out.push('>');
        }
        t => written(out, t),
    }
}

/// A value in CuTe's notation.
fn written(out: &mut String, t: Tree) {
    match t {
        Tree::Int(i) => int(out, i),
        Tree::Basis(b) if b.over == 1 => {
            int(out, b.value);
            b.path.iter().rev().for_each(|index| out.push_str(&format!("@{index}")));
        }
        Tree::Tuple(items) | Tree::Arith(items) => {
            out.push('(');
            for (at, item) in items.iter().enumerate() {
                if at > 0 {
                    out.push(',');
                }
                written(out, *item);
            }
            out.push(')');
        }
        Tree::Layout(layout) => {
            written(out, layout.shape);
            out.push(':');
            written(out, layout.stride);
        }
        Tree::Composed(c) => {
            written(out, c.outer);
            out.push_str(" o ");
            written(out, c.offset);
            out.push_str(" o ");
            written(out, c.inner);
        }
        Tree::Swizzle(s) => out.push_str(&format!("S<{},{},{}>", s.bits, s.base, s.shift)),
        t => out.push_str(&unknown(&notation::tree_text(t))),
    }
}

fn int(out: &mut String, i: Int) {
    match (i.is_static, i.note.known_divisor()) {
        (true, _) => out.push_str(&i.value.to_string()),
        (false, 1) => out.push('?'),
        (false, divisor) => out.push_str(&format!("?{{div={divisor}}}")),
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

/// `value` by the format `form` of an f-string: fill, alignment, zeros, width, and `d`, `x`, `X`, `o`, `b`, `s` of what is
/// known while the function is compiled; `None` of any other format.
pub(super) fn spec(value: Value, truth: bool, as_repr: bool, form: &str) -> Option<String> {
    let text = if as_repr { repr(value, truth) } else { compiled(value, truth) };
    if form.is_empty() {
        return Some(text);
    }
    let number = match value {
        Value::Tree(Tree::Int(i)) if i.is_static && !as_repr => Some(i.value),
        Value::Text(_) => None,
        _ if as_repr => None,
        _ => return None,
    };
    let mut chars = form.chars().peekable();
    let mut ahead = form.chars();
    let (first, second) = (ahead.next(), ahead.next());
    let (mut fill, mut side) = (' ', None);
    if matches!(second, Some('<' | '>' | '^')) {
        (fill, side) = (first?, second);
        chars.nth(1);
    } else if matches!(first, Some('<' | '>' | '^')) {
        side = chars.next();
    }
    if chars.next_if_eq(&'0').is_some() && side.is_none() && number.is_some() {
        (fill, side) = ('0', Some('='));
    }
    let mut width = 0usize;
    while let Some(digit) = chars.next_if(char::is_ascii_digit) {
        width = width.checked_mul(10)?.checked_add(usize::try_from(digit.to_digit(10)?).ok()?).filter(|width| *width <= 1 << 12)?;
    }
    let magnitude = number.map(i64::unsigned_abs);
    let digits = match (chars.next(), magnitude) {
        (None | Some('d'), Some(n)) => n.to_string(),
        (Some('x'), Some(n)) => format!("{n:x}"),
        (Some('X'), Some(n)) => format!("{n:X}"),
        (Some('o'), Some(n)) => format!("{n:o}"),
        (Some('b'), Some(n)) => format!("{n:b}"),
        (None | Some('s'), None) => text,
        _ => return None,
    };
    if chars.next().is_some() {
        return None;
    }
    let sign = if number.is_some_and(|n| n < 0) { "-" } else { "" };
    let missing = width.saturating_sub(sign.len() + digits.chars().count());
    let filled = |n: usize| fill.to_string().repeat(n);
    Some(match side.unwrap_or(if number.is_some() { '>' } else { '<' }) {
        '<' => format!("{sign}{digits}{}", filled(missing)),
        '^' => format!("{}{sign}{digits}{}", filled(missing / 2), filled(missing - missing / 2)),
        '=' => format!("{sign}{}{digits}", filled(missing)),
        _ => format!("{}{sign}{digits}", filled(missing)),
    })
}

/// What `cute.printf` writes when a function runs: `{}` is the next value, `%d` too where there are no braces.
pub(super) fn formatted(values: &[Value]) -> String {
    let plain = Notation { plain: true, ..Notation::default() };
    let text = |v: &Value| match v {
        Value::Text(text) => unescape(text),
        Value::Tree(t) => plain.text(Value::Tree(*t)).replace("Sw<", "S<"),
        v => plain.text(*v),
    };
    let mut out = String::new();
    let mut rest = values.iter();
    let Some(Value::Text(format)) = rest.next() else {
        return format!("{}\n", values.iter().map(text).collect::<Vec<_>>().join(" "));
    };
    let format = unescape(format);
    let holes = if format.contains("{}") { ["{}"; 4] } else { ["%d", "%i", "%u", "%s"] };
    let mut left = format.as_str();
    while let Some((at, hole)) = holes.iter().filter_map(|hole| left.find(hole).map(|at| (at, *hole))).min() {
        out.push_str(&left[..at]);
        out.push_str(&rest.next().map_or_else(|| hole.to_string(), text));
        left = &left[at + hole.len()..];
    }
    out.push_str(left);
    out.push('\n');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_known_at_compile_time_is_a_question_mark() {
        assert_eq!(unknown("(_2,(_1,6)):(_1,(-6,_-2))"), "(2,(1,?)):(1,(?,-2))");
        assert_eq!(unknown("_1@0"), "1@0");
    }

    #[test]
    fn formats_are_those_of_python() {
        let number = |n: i64, form: &str| spec(Value::Tree(Tree::Int(Int::fixed(n))), false, false, form).unwrap();
        for (form, text) in [("4d", "  -6"), ("<4", "-6  "), ("04", "-006"), ("x", "-6"), ("*^5", "*-6**")] {
            assert_eq!(number(-6, form), text, "{form}");
        }
        assert_eq!(spec(Value::Text("ab"), false, false, "4").unwrap(), "ab  ");
        assert_eq!(spec(Value::Float(1.0), false, false, ".2f"), None);
    }
}
