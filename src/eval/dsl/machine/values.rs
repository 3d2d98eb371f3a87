//! The values of expressions and of texts with values in them.

use super::Machine;
use super::marks::{PREDICATES, conditional, keyword};
use crate::algebra::{Int, Note, Tree};
use crate::eval::dsl::lines::{self};
use crate::eval::dsl::text::spec;
use crate::eval::error::{Error, ErrorKind, Result};
use crate::syntax::ast::{Binary, Expr, Kind, Span, Unary};
use crate::syntax::expected::{Expected, Syntax};
use crate::value::Value;
use crate::value::notation::unescape;

impl<'a> Machine<'_, 'a> {
    /// The value of `a, b, …`: a tuple where there is a comma.
    pub(super) fn list(&mut self, start: usize, end: usize) -> Result<'a, Value<'a>> {
        let (start, end) = lines::trimmed(self.text, start, end);
        if start == end {
            return Ok(Tree::Underscore.into());
        }
        if self.function_of(start, end).is_some() {
            return self.call(start, end);
        }
        let parts = lines::split(self.text, start, end, ',');
        if let [(from, to)] = parts[..] {
            return Ok(self.value(from, to)?.0);
        }
        let mut items = Vec::new();
        for (from, to) in parts.into_iter().filter(|(from, to)| from < to) {
            match self.list(from, to)? {
                Value::Tree(t) => items.push(t),
                found => return Err(Error::new(ErrorKind::WrongKind { wanted: "a value", found }, Span::new(from, to))),
            }
        }
        Ok(self.cx().tuple(&items).into())
    }

    /// The value of the expression between two bytes, and whether it is a truth value.
    pub(super) fn value(&mut self, start: usize, end: usize) -> Result<'a, (Value<'a>, bool)> {
        let (start, end) = lines::trimmed(self.text, start, end);
        self.deeper(Span::new(start, end))?;
        let value = self.known(start, end);
        self.nested -= 1;
        value
    }

    /// The value of a string, of what Python has beside the notation, or of an expression of that.
    pub(super) fn known(&mut self, start: usize, end: usize) -> Result<'a, (Value<'a>, bool)> {
        let text = &self.text[start..end];
        if let Some(said) = self.strings(start, end)? {
            return Ok((Value::Text(self.cx().arena.alloc_str(&said.replace('\\', "\\\\"))), false));
        }
        if let Some((from, to)) = self.call_of("len", start, end)
            && let (Value::Tree(Tree::Tuple(items)), _) = self.value(from, to)?
        {
            return Ok((Int::fixed(items.len() as i64).into(), false));
        }
        if let Some((from, to)) = self.call_of("type", start, end) {
            let (value, truth) = self.value(from, to)?;
            return Ok((Value::Text(class(value, truth)), false));
        }
        for known in ["cutlass.const_expr", "const_expr"] {
            if let Some((from, to)) = self.call_of(known, start, end) {
                return self.value(from, to);
            }
        }
        if let Some((from, to)) = self.call_of("cute.assume", start, end) {
            return self.assumed(from, to).map(|value| (value, false));
        }
        if let Some((taken, condition, other)) = conditional(text) {
            let holds = self.condition(start + condition.0, start + condition.1)?.value != 0;
            return if holds { self.value(start, start + taken) } else { self.value(start + other, end) };
        }
        let e = self.expression(start, end)?;
        Ok((self.evaluator.eval(&e)?, self.truth(&e, text)))
    }

    /// `cute.assume(x, 4)`: the value with what it is promised to be a multiple of.
    pub(super) fn assumed(&mut self, from: usize, to: usize) -> Result<'a, Value<'a>> {
        let parts = lines::split(self.text, from, to, ',');
        let (value, _) = self.value(parts[0].0, parts[0].1)?;
        let by = match parts.get(1) {
            Some((from, to)) => self.value(from + keyword(&self.text[*from..*to]).map_or(0, |(_, at)| at), *to)?.0,
            None => Int::fixed(1).into(),
        };
        match (value, by) {
            (Value::Tree(Tree::Int(i)), Value::Tree(Tree::Int(by))) if by.value > 0 && i.value % by.value == 0 => {
                Ok(i.with_note(Note::divisor(by.value.unsigned_abs())).into())
            }
            (_, found) => Err(Error::new(ErrorKind::WrongKind { wanted: "a divisor of the value", found }, Span::new(from, to))),
        }
    }

    pub(super) fn is_truth(&mut self, from: usize, to: usize) -> bool {
        let read = self.expression(from, to);
        read.is_ok_and(|e| self.truth(&e, &self.text[from..to]))
    }

    pub(super) fn truth(&self, e: &Expr<'a>, text: &str) -> bool {
        match e.kind {
            Kind::Unary(Unary::Not, _) => true,
            Kind::Binary(op, pair) => match op {
                Binary::Equal | Binary::Unequal | Binary::Less | Binary::LessEqual | Binary::Greater | Binary::GreaterEqual => true,
                Binary::And | Binary::Or => self.truth(&pair[0], "") && self.truth(&pair[1], ""),
                _ => false,
            },
            Kind::Name(name) => self.truths.contains(name),
            Kind::Call(call) => PREDICATES.contains(&call.function.row().name),
            _ => matches!(text, "true" | "false"),
        }
    }

    pub(super) fn expression(&mut self, start: usize, end: usize) -> Result<'a, Expr<'a>> {
        let known = self.expressions.borrow().get(&start).copied();
        let e = match known {
            Some(e) => e,
            None => match self.parser.leading_expression(start).map_err(Error::syntax)? {
                Some(e) => e,
                None => return Err(self.expected(start, Expected::EXPRESSION)),
            },
        };
        self.expressions.borrow_mut().insert(start, e);
        match (e.span.end as usize).cmp(&end) {
            std::cmp::Ordering::Less => Err(self.expected(lines::trimmed(self.text, e.span.end as usize, end).0, Expected::END)),
            _ => Ok(e),
        }
    }

    /// The text of strings that stand behind each other, each with what its braces hold if an `f` stands in front of it.
    pub(super) fn strings(&mut self, start: usize, end: usize) -> Result<'a, Option<String>> {
        let mut said = String::new();
        let mut at = start;
        while at < end {
            let rest = &self.text[at..end];
            let prefix = rest.find(['"', '\'']).filter(|n| matches!(&rest[..*n], "" | "f" | "F" | "r" | "R" | "fr" | "rf"));
            let Some(prefix) = prefix else {
                return Ok(None);
            };
            let quote = if rest[prefix..].starts_with("\"\"\"") || rest[prefix..].starts_with("'''") { 3 } else { 1 };
            let length = lines::string(&rest[prefix..]);
            let inner = (at + prefix + quote, at + prefix + length.saturating_sub(quote));
            let raw = rest[..prefix].contains(['r', 'R']);
            match rest[..prefix].contains(['f', 'F']) {
                true => said.push_str(&self.interpolated(inner.0, inner.1)?),
                false if raw => said.push_str(&self.text[inner.0..inner.1]),
                false => said.push_str(&unescape(&self.text[inner.0..inner.1])),
            }
            at += prefix + length;
            at += self.text[at..end].len() - self.text[at..end].trim_start().len();
        }
        Ok((start < end).then_some(said))
    }

    /// The text of an f-string between its quotes.
    pub(super) fn interpolated(&mut self, start: usize, end: usize) -> Result<'a, String> {
        let mut said = String::new();
        let mut at = start;
        while at < end {
            let rest = &self.text[at..end];
            let Some(brace) = rest.find(['{', '}']) else {
                said.push_str(&unescape(rest));
                break;
            };
            said.push_str(&unescape(&rest[..brace]));
            let mark = &rest[brace..=brace];
            if rest[brace + 1..].starts_with(mark) {
                said.push_str(mark);
                at += brace + 2;
                continue;
            }
            let open = at + brace + 1;
            let close = lines::split(self.text, open, end, '}')[0].1;
            let close = close + self.text[close..end].find('}').unwrap_or(0);
            if mark == "}" || close >= end || !self.text[close..].starts_with('}') {
                return Err(self.expected(at + brace, Expected::END));
            }
            let field = lines::split(self.text, open, close, lines::FORMAT);
            let (from, mut to) = field[0];
            let form = field.get(1).map_or("", |(from, to)| &self.text[*from..*to]);
            let mut shown = None;
            let text = &self.text[from..to];
            for (mark, repr) in [("!r", true), ("!s", false)] {
                if text.ends_with(mark) {
                    (shown, to) = (Some(repr), lines::trimmed(self.text, from, to - 2).1);
                }
            }
            if text.ends_with('=') && !text.ends_with("==") {
                said.push_str(&self.text[open..to]);
                to = lines::trimmed(self.text, from, to - 1).1;
                shown = shown.or(Some(form.is_empty()));
            }
            let (value, truth) = self.value(from, to)?;
            let Some(text) = spec(value, truth, shown == Some(true), form) else {
                return Err(Error::syntax(Syntax::Unread { at: Span::new(from, close), what: "this format" }));
            };
            said.push_str(&text);
            at = close + 1;
        }
        Ok(said)
    }
}

/// The class of a value as Python shows it.
fn class(value: Value, truth: bool) -> &'static str {
    match value {
        _ if truth => "<class 'bool'>",
        Value::Tree(Tree::Int(i)) if i.is_static => "<class 'int'>",
        Value::Tree(Tree::Int(_)) => "Int32",
        Value::Tree(Tree::Tuple(_)) => "<class 'tuple'>",
        Value::Tree(Tree::Underscore) => "<class 'NoneType'>",
        Value::Tree(Tree::Layout(_)) => "<class 'cutlass.cute.core._Layout'>",
        Value::Tree(Tree::Composed(_)) => "<class 'cutlass.cute.core._ComposedLayout'>",
        Value::Text(_) => "<class 'str'>",
        Value::Float(_) => "<class 'float'>",
        _ => "<class 'object'>",
    }
}
