//! Functions, branches and loops.

use super::marks::keyword;
use super::{End, Function, Live, Machine, Parameter};
use crate::algebra::{Int, Tree};
use crate::eval::dsl::lines::{self};
use crate::eval::error::{Error, ErrorKind, Result};
use crate::syntax::ast::Span;
use crate::syntax::expected::{Expected, Syntax};
use crate::value::Value;

impl<'a> Machine<'_, 'a> {
    /// `def f(a, b: cutlass.Constexpr = 3):` at line `at`.
    pub(super) fn define(&mut self, at: usize, to: usize) -> Result<'a, (usize, End<'a>)> {
        let line = self.lines[at];
        let behind = self.behind(at, to);
        let head = self.line(at);
        let (Some(open), Some(close)) = (head.find('('), head.rfind(')')) else {
            return Err(self.expected(line.end, Expected::NAME));
        };
        let name = head[3..open].trim();
        let mut parameters = Vec::new();
        for (start, end) in lines::split(self.text, line.start + open + 1, line.start + close, ',') {
            let part = &self.text[start..end];
            if part.is_empty() || part == "*" || part == "/" {
                continue;
            }
            let value = lines::split(self.text, start, end, '=');
            let named = lines::split(self.text, value[0].0, value[0].1, ':');
            let annotation = named.get(1).map_or("", |(start, end)| &self.text[*start..*end]);
            parameters.push(Parameter { name: &self.text[named[0].0..named[0].1], annotation, default: value.get(1).copied() });
        }
        let marked = |line: &str| ["@cute.jit", "@cute.kernel", "@jit", "@kernel"].iter().any(|mark| line.starts_with(mark));
        let compiled = (0..at).rev().take_while(|i| self.line(*i).starts_with('@')).any(|i| marked(self.line(i)));
        self.functions.insert(name, Function { parameters, body: (at + 1, behind), compiled });
        Ok((behind, End::Through))
    }

    /// An `if` with what follows it: `elif`, `else`. While a function is compiled every branch is, whatever is known of its
    /// condition, unless that is a `const_expr`; those that are not taken leave nothing behind.
    pub(super) fn branches(&mut self, at: usize, to: usize, live: Live) -> Result<'a, (usize, End<'a>)> {
        let (first, mut at) = (at, at);
        let (mut taken, mut open, mut dynamic) = (None, true, false);
        loop {
            let line = self.line(at);
            let behind = self.behind(at, to);
            let (start, stop) = (self.lines[at].start, self.lines[at].end);
            let last = line.starts_with("else");
            if open {
                let from = start + if line.starts_with("if") { 2 } else { 4 };
                let holds = last || self.condition(from, stop)?.value != 0;
                let constant = self.text[from..stop].trim_start().trim_start_matches("cutlass.").starts_with("const_expr(");
                let decides = last || constant || !self.compiled;
                let runs = holds && taken.is_none();
                if holds || !decides {
                    let before = (!runs).then(|| self.evaluator.bindings());
                    let end = self.block(at + 1, behind, Live { runs: live.runs && runs, ..live })?;
                    match before {
                        Some(before) => self.evaluator.restore(before),
                        None => taken = Some(end),
                    }
                }
                dynamic |= !decides;
                open = !(holds && decides);
            }
            at = behind;
            let goes_on = |line: &str| ["elif ", "elif(", "else"].iter().any(|word| line.starts_with(word));
            if last || at >= to || !goes_on(self.line(at)) {
                break;
            }
        }
        if dynamic {
            self.carried(first, at);
        }
        Ok((at, taken.unwrap_or(End::Through)))
    }

    /// `for i in …:` with its block.
    pub(super) fn each(&mut self, at: usize, to: usize, live: Live) -> Result<'a, (usize, End<'a>)> {
        let line = self.line(at);
        let (start, stop) = (self.lines[at].start, self.lines[at].end);
        let behind = self.behind(at, to);
        let Some(word) = line.find(" in ") else {
            return Err(self.expected(stop, Expected::END));
        };
        let names: Vec<&'a str> = line[4..word].trim_matches(['(', ')', ' ']).split(',').map(str::trim).collect();
        let (from, end) = lines::trimmed(self.text, start + word + 4, stop);
        let Some((dynamic, values)) = self.range(from, end)? else {
            let values = self.elements(from, end)?;
            for value in values {
                self.bind_all(&names, value, Span::new(start, stop))?;
                if let ended @ End::Return(_) = self.block(at + 1, behind, live)? {
                    return Ok((behind, ended));
                }
            }
            return Ok((behind, End::Through));
        };
        if !(dynamic && self.compiled) {
            for value in values {
                self.bind(names[0], Int::fixed(value).into());
                if let ended @ End::Return(_) = self.block(at + 1, behind, live)? {
                    return Ok((behind, ended));
                }
            }
            return Ok((behind, End::Through));
        }
        self.carried(at + 1, behind);
        let (first, none) = (values.clone().next(), values.clone().next().is_none());
        if none {
            let before = self.evaluator.bindings();
            self.bind(names[0], Int::dynamic(0).into());
            self.block(at + 1, behind, Live { runs: false, ..live })?;
            self.evaluator.restore(before);
        }
        for value in values {
            self.bind(names[0], Int::dynamic(value).into());
            self.block(at + 1, behind, Live { says: live.says && Some(value) == first, ..live })?;
        }
        Ok((behind, End::Through))
    }

    /// What a loop carries from one round to the next, and what a branch changes, is not known while it is compiled.
    pub(super) fn carried(&mut self, from: usize, to: usize) {
        for at in from..to {
            let line = self.line(at);
            let word = line.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(line.len());
            let behind = line[word..].trim_start().trim_start_matches(['+', '-', '*', '/', '%', '|', '&', '^']);
            if behind.starts_with('=')
                && !behind.starts_with("==")
                && let Some(Value::Tree(Tree::Int(i))) = self.evaluator.lookup(&line[..word])
            {
                self.bind(&line[..word], Int::dynamic(i.value).into());
            }
        }
    }

    /// The numbers of `range(…)`, `cutlass.range(…)` or `cutlass.range_constexpr(…)`, and whether a compiled function loops
    /// over them.
    pub(super) fn range(&mut self, start: usize, end: usize) -> Result<'a, Option<(bool, std::iter::StepBy<std::ops::Range<i64>>)>> {
        let text = &self.text[start..end];
        let bare = text.strip_prefix("cutlass.").unwrap_or(text);
        let dynamic = match bare.split_once('(') {
            Some(("range" | "range_dynamic", _)) => true,
            Some(("range_constexpr", _)) => false,
            _ => return Ok(None),
        };
        let open = start + text.find('(').unwrap_or(0) + 1;
        let mut numbers = Vec::new();
        for (from, to) in lines::split(self.text, open, end.saturating_sub(1), ',') {
            if from == to || keyword(&self.text[from..to]).is_some() {
                continue; // `unroll=4`, which changes nothing that is printed
            }
            match self.value(from, to)?.0 {
                Value::Tree(Tree::Int(i)) => numbers.push(i.value),
                found => return Err(Error::new(ErrorKind::WrongKind { wanted: "an integer", found }, Span::new(from, to))),
            }
        }
        let (first, last, step) = match numbers[..] {
            [last] => (0, last, 1),
            [first, last] => (first, last, 1),
            [first, last, step] if step > 0 => (first, last, step),
            _ => return Err(Error::syntax(Syntax::Unread { at: Span::new(start, end), what: "a range of this form" })),
        };
        Ok(Some((dynamic, (first..last).step_by(usize::try_from(step).unwrap_or(usize::MAX)))))
    }

    /// The elements of a tuple, or of `enumerate(tuple)` with their numbers.
    pub(super) fn elements(&mut self, start: usize, end: usize) -> Result<'a, Vec<Value<'a>>> {
        let text = &self.text[start..end];
        let counted = text.strip_prefix("enumerate(").is_some();
        let (from, to) = if counted { (start + "enumerate(".len(), end - 1) } else { (start, end) };
        match self.value(from, to)?.0 {
            Value::Tree(Tree::Tuple(items)) => Ok(items
                .iter()
                .enumerate()
                .map(|(i, item)| match counted {
                    true => self.cx().tuple(&[Int::fixed(i as i64).into(), *item]).into(),
                    false => (*item).into(),
                })
                .collect()),
            found => Err(Error::new(ErrorKind::WrongKind { wanted: "a tuple or a `range`", found }, Span::new(from, to))),
        }
    }
}
