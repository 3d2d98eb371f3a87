//! Runs a text of the DSL: its functions by the calls at the bottom, one line after another.
//!
//! A function that `cute.jit` marks is compiled and then runs. While it is compiled `print` writes, each line once: a loop
//! over `range` goes through its body once with a counter that is not known, both branches of an `if` are read whose
//! condition is not known. When it runs `cute.printf` writes, as often as its line is reached. Here both happen at once, line
//! by line, into two texts.

use super::lines::{self, Line, Text};
use super::text::{compiled, formatted, spec};
use super::{parts, printed};
use crate::algebra::{Cx, Divisor, Int, Tree};
use crate::eval::error::{Error, ErrorKind, Result};
use crate::eval::expression::Evaluator;
use crate::eval::operators;
use crate::syntax::ast::{Binary, Expr, Kind, Span, Statement, Unary};
use crate::syntax::expected::{Expected, Syntax};
use crate::syntax::parser::Parser;
use crate::value::Value;
use crate::value::notation::unescape;
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

/// The most lines that one text runs.
const MAX_STEPS: usize = 1 << 18;
/// The most bytes that it prints.
const MAX_PRINTED: usize = 1 << 26;
/// How deep blocks, calls and conditional expressions nest.
const MAX_NESTED: usize = 48;

/// A function of the text.
struct Function<'t> {
    parameters: Vec<Parameter<'t>>,
    /// Its lines.
    body: (usize, usize),
    /// Whether `cute.jit` or `cute.kernel` stands in front of it.
    compiled: bool,
}

struct Parameter<'t> {
    name: &'t str,
    annotation: &'t str,
    /// Where its default stands.
    default: Option<(usize, usize)>,
}

/// Whether a line is compiled, and whether it runs.
#[derive(Clone, Copy)]
struct Live {
    says: bool,
    runs: bool,
}

/// How a block ends.
enum End<'a> {
    Through,
    Return(Value<'a>),
}

pub(super) struct Machine<'e, 'a> {
    text: &'a str,
    lines: Vec<Line>,
    parser: Parser<'a, 'e>,
    evaluator: Evaluator<'e, 'a>,
    functions: HashMap<&'a str, Function<'a>>,
    /// The statements and the expressions that have been read, by where they start.
    statements: RefCell<HashMap<usize, (Statement<'a>, usize)>>,
    expressions: RefCell<HashMap<usize, Expr<'a>>>,
    /// The names bound to truth values.
    truths: HashSet<&'a str>,
    /// Whether the function that runs is compiled, and how deep blocks and calls nest.
    compiled: bool,
    nested: usize,
    steps: usize,
    compiling: String,
    running: String,
    said: String,
}

impl<'e, 'a> Machine<'e, 'a> {
    /// A machine for `text`, which begins with blanks up to byte `start`; `None` where it only defines functions.
    pub(super) fn new(text: &'a str, lines: Vec<Line>, parser: Parser<'a, 'e>, evaluator: Evaluator<'e, 'a>) -> Self {
        Machine {
            text,
            lines,
            parser,
            evaluator,
            functions: HashMap::new(),
            statements: RefCell::default(),
            expressions: RefCell::default(),
            truths: HashSet::new(),
            compiled: false,
            nested: 0,
            steps: 0,
            compiling: String::new(),
            running: String::new(),
            said: String::new(),
        }
    }

    /// What the text prints.
    pub(super) fn run(mut self) -> Result<'a, String> {
        self.block(0, self.lines.len(), Live { says: true, runs: true })?;
        self.flush();
        Ok(self.said)
    }

    fn flush(&mut self) {
        self.said.push_str(&std::mem::take(&mut self.compiling));
        self.said.push_str(&std::mem::take(&mut self.running));
    }

    fn cx(&self) -> Cx<'a> {
        self.evaluator.cx()
    }

    fn line(&self, at: usize) -> &'a str {
        &self.text[self.lines[at].start..self.lines[at].end]
    }

    /// One past the block of the header at line `at`.
    fn behind(&self, at: usize, end: usize) -> usize {
        let indent = self.lines[at].indent;
        (at + 1..end).find(|i| self.lines[*i].indent <= indent).unwrap_or(end)
    }

    /// Runs the lines from `from` up to `to`.
    fn block(&mut self, from: usize, to: usize, live: Live) -> Result<'a, End<'a>> {
        let mut at = from;
        self.deeper(self.lines.get(from).map_or_else(Span::default, |l| Span::new(l.start, l.end)))?;
        while at < to {
            self.steps += 1;
            if self.steps > MAX_STEPS {
                return Err(self.limit(self.span(at), &format!("{MAX_STEPS} lines have run")));
            }
            if self.compiling.len() + self.running.len() + self.said.len() > MAX_PRINTED {
                return Err(self.limit(self.span(at), &format!("{MAX_PRINTED} bytes have been printed")));
            }
            let (next, end) = self.step(at, to, live)?;
            if let End::Return(_) = end {
                self.nested -= 1;
                return Ok(end);
            }
            at = next;
        }
        self.nested -= 1;
        Ok(End::Through)
    }

    /// Runs the line at `at` with the block that belongs to it; the line behind, and whether the function returns.
    fn step(&mut self, at: usize, to: usize, live: Live) -> Result<'a, (usize, End<'a>)> {
        let line = self.line(at);
        let start = self.lines[at].start;
        let word = line.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(line.len());
        if let Some((at, what)) = self.lines[at].refused {
            return Err(Error::syntax(Syntax::Unread { at, what }));
        }
        let rest = start + word;
        match &line[..word] {
            "def" => self.define(at, to),
            "import" | "from" | "pass" => Ok((at + 1, End::Through)),
            "" if line.starts_with('@') => Ok((at + 1, End::Through)),
            "" if line.starts_with(['"', '\'']) => Ok((at + 1, End::Through)),
            "return" => {
                let value = self.list(rest, start + line.len())?;
                Ok((at + 1, End::Return(value)))
            }
            "if" => self.branches(at, to, live),
            "for" => self.each(at, to, live),
            "assert" => self.assert(rest, start + line.len(), live).map(|()| (at + 1, End::Through)),
            other => match UNREAD.iter().find(|(name, _)| *name == other) {
                Some((_, what)) => Err(Error::syntax(Syntax::Unread { at: Span::new(start, rest), what })),
                None => self.statement(at, live).map(|()| (at + 1, End::Through)),
            },
        }
    }

    /// `def f(a, b: cutlass.Constexpr = 3):` at line `at`.
    fn define(&mut self, at: usize, to: usize) -> Result<'a, (usize, End<'a>)> {
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
    fn branches(&mut self, at: usize, to: usize, live: Live) -> Result<'a, (usize, End<'a>)> {
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
    fn each(&mut self, at: usize, to: usize, live: Live) -> Result<'a, (usize, End<'a>)> {
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
    fn carried(&mut self, from: usize, to: usize) {
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
    fn range(&mut self, start: usize, end: usize) -> Result<'a, Option<(bool, std::iter::StepBy<std::ops::Range<i64>>)>> {
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
    fn elements(&mut self, start: usize, end: usize) -> Result<'a, Vec<Value<'a>>> {
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

    fn assert(&mut self, start: usize, end: usize, live: Live) -> Result<'a, ()> {
        let parts = lines::split(self.text, start, end, ',');
        let (from, to) = parts[0];
        let condition = self.condition(from, to)?;
        let decided = condition.is_static || !self.compiled;
        if condition.value != 0 || !decided && !live.runs {
            return Ok(());
        }
        let said = match parts.get(1) {
            Some((from, to)) => self.value(*from, *to).map(|(value, truth)| compiled(value, truth))?,
            None => self.text[from..to].to_string(),
        };
        let message = self.cx().arena.alloc_str(&format!("the assertion does not hold: {said}"));
        Err(Error::new(ErrorKind::Program { code: "E0425", message, help: None }, Span::new(from, to)))
    }

    /// Whether the expression holds, and whether that is known while the function is compiled.
    fn condition(&mut self, start: usize, end: usize) -> Result<'a, Int> {
        let (start, end) = lines::trimmed(self.text, start, end);
        if self.text[start..end] == *"__name__ == \"__main__\"" || self.text[start..end] == *"__name__ == '__main__'" {
            return Ok(Int::fixed(1));
        }
        match self.value(start, end)?.0 {
            Value::Tree(Tree::Int(i)) => Ok(i),
            Value::Tree(Tree::Underscore) => Ok(Int::fixed(0)),
            Value::Tree(Tree::Tuple(items)) => Ok(Int::fixed(i64::from(!items.is_empty()))),
            found => Err(Error::new(ErrorKind::WrongKind { wanted: "a truth value", found }, Span::new(start, end))),
        }
    }

    /// A line that is no header: a call, a `print`, an assignment, an expression.
    fn statement(&mut self, at: usize, live: Live) -> Result<'a, ()> {
        let Line { start, end, .. } = self.lines[at];
        let line = self.line(at);
        if let Some((from, to)) = self.call_of("print", start, end) {
            return self.print(from, to, live);
        }
        if self.function_of(start, end).is_some() {
            return self.call(start, end).map(drop);
        }
        if let Some(sign) = assigned(line) {
            let (name, op) = (line[..sign].trim_end(), line[..sign].trim_end().chars().next_back());
            let name_end = name.find(|c: char| !c.is_alphanumeric() && c != '_' && c != ',' && c != ' ').unwrap_or(name.len());
            let (from, to) = lines::trimmed(self.text, start + sign + 1, end);
            if let Some(op) = op.and_then(operator).filter(|_| name_end < name.len() && !name.contains(':')) {
                return self.update(start, name[..name_end].trim(), op, from, to);
            }
            let names: Vec<&'a str> = line[..name_end].split(',').map(str::trim).collect();
            let annotated = name[name_end..].trim_start();
            if annotated.is_empty() || annotated.starts_with(':') {
                if names.len() > 1 && self.function_of(from, to).is_none() && lines::split(self.text, from, to, ',').len() == 1 {
                    let e = self.expression(from, to)?;
                    for (name, part) in names.iter().zip(parts(&self.evaluator, &e, names.len(), true)?) {
                        self.bind(name, part);
                    }
                    return Ok(());
                }
                let truth = names.len() == 1 && self.is_truth(from, to);
                let value = self.list(from, to)?;
                self.bind_all(&names, value, Span::new(start, end))?;
                if truth {
                    self.truths.insert(names[0]);
                }
                return Ok(());
            }
        }
        self.plain(start, end, live)
    }

    /// A line that the notation reads as a whole.
    fn plain(&mut self, start: usize, end: usize, live: Live) -> Result<'a, ()> {
        let mut at = start;
        while at < end {
            let known = self.statements.borrow().get(&at).copied();
            let read = match known {
                Some(read) => Some(read),
                None => self.parser.next_statement(at).map_err(Error::syntax)?.map(|((statement, _), next)| (statement, next)),
            };
            let Some((statement, next)) = read else {
                return Ok(());
            };
            self.statements.borrow_mut().insert(at, (statement, next));
            at = next;
            match statement {
                Statement::Bind { name, others, value, .. } => {
                    let values = match others {
                        [] => vec![self.evaluator.eval(&value)?],
                        others => parts(&self.evaluator, &value, 1 + others.len(), true)?,
                    };
                    for (name, part) in std::iter::once(&name).chain(others).zip(values) {
                        self.bind(name, part);
                    }
                }
                Statement::Expr(e) => match printed(&e) {
                    Some((_, args)) => {
                        let values = args.iter().map(|e| self.evaluator.eval(e)).collect::<Result<'a, Vec<_>>>()?;
                        if live.runs {
                            self.running.push_str(&formatted(&values));
                        }
                    }
                    None => drop(self.evaluator.eval(&e)?),
                },
            }
        }
        Ok(())
    }

    /// `name op= …`.
    fn update(&mut self, start: usize, name: &'a str, op: Binary, from: usize, to: usize) -> Result<'a, ()> {
        let span = Span::new(start, start + name.len());
        let Some(before) = self.evaluator.lookup(name) else {
            return Err(Error::new(ErrorKind::UnknownName { name, called: false }, span));
        };
        let (by, _) = self.value(from, to)?;
        let after = operators::binary(self.cx(), op, before, by);
        let after =
            after.map_err(|fault| self.evaluator.operator(fault, Span::new(start, to), &[(span, before), (Span::new(from, to), by)]))?;
        self.bind(name, after);
        Ok(())
    }

    /// The arguments of `print`, with `sep` and `end`.
    fn print(&mut self, from: usize, to: usize, live: Live) -> Result<'a, ()> {
        let (mut said, mut sep, mut end) = (Vec::new(), " ".to_string(), "\n".to_string());
        for (from, to) in lines::split(self.text, from, to, ',') {
            if from == to {
                continue;
            }
            match keyword(&self.text[from..to]) {
                Some((name @ ("sep" | "end"), at)) => {
                    let (value, truth) = self.value(from + at, to)?;
                    *(if name == "sep" { &mut sep } else { &mut end }) = compiled(value, truth);
                }
                _ => {
                    let listed = self.text[from..to].starts_with('[');
                    let (value, truth) = self.value(from, to)?;
                    let text = compiled(value, truth);
                    said.push(match text.strip_prefix('(').and_then(|t| t.strip_suffix(')')) {
                        Some(items) if listed => format!("[{}]", items.trim_end_matches(',')),
                        _ => text,
                    });
                }
            }
        }
        if live.says {
            self.compiling.push_str(&said.join(&sep));
            self.compiling.push_str(&end);
        }
        Ok(())
    }

    /// The arguments of a call of `name` that stands alone.
    fn call_of(&self, name: &str, start: usize, end: usize) -> Option<(usize, usize)> {
        let text = &self.text[start..end];
        let inner = text.strip_prefix(name)?.trim_start().strip_prefix('(')?;
        let open = end - inner.len();
        let closed = lines::split(self.text, open - 1, end, '\0');
        let balanced = text.ends_with(')') && closed.len() == 1 && closes_at_end(&self.text[open - 1..end]);
        balanced.then_some((open, end - 1))
    }

    /// The function of the text that is called.
    fn function_of(&self, start: usize, end: usize) -> Option<(&'a str, (usize, usize))> {
        let text = &self.text[start..end];
        let word = text.find(|c: char| !c.is_alphanumeric() && c != '_')?;
        let name = &text[..word];
        if !self.functions.contains_key(name) {
            return None;
        }
        self.call_of(name, start, end).map(|args| (name, args))
    }

    /// Calls the function of the text that stands there; what it returns.
    fn call(&mut self, start: usize, end: usize) -> Result<'a, Value<'a>> {
        let Some((name, (from, to))) = self.function_of(start, end) else {
            return Ok(Tree::Underscore.into());
        };
        let mut given = Vec::new();
        for (from, to) in lines::split(self.text, from, to, ',').into_iter().filter(|(from, to)| from < to) {
            let named = keyword(&self.text[from..to]);
            let value = self.list(from + named.map_or(0, |(_, at)| at), to)?;
            given.push((named.map(|(name, _)| name), value, Span::new(from, to)));
        }
        let Some(function) = self.functions.get(name) else {
            return Ok(Tree::Underscore.into());
        };
        let (body, compiles) = (function.body, function.compiled && !self.compiled);
        let mut bound = Vec::new();
        let defaults: Vec<_> = function.parameters.iter().map(|p| (p.name, p.annotation, p.default)).collect();
        for (at, (parameter, annotation, default)) in defaults.into_iter().enumerate() {
            let by_name = given.iter().find(|(named, ..)| *named == Some(parameter));
            let by_place = given.get(at).filter(|(named, ..)| named.is_none());
            let value = match (by_name.or(by_place), default) {
                (Some((_, value, _)), _) => *value,
                (None, Some((from, to))) => self.list(from, to)?,
                (None, None) => {
                    let message = self.cx().arena.alloc_str(&format!("`{name}` is called without its argument `{parameter}`"));
                    return Err(Error::new(ErrorKind::Program { code: "E0301", message, help: None }, Span::new(start, end)));
                }
            };
            bound.push((parameter, if compiles { passed(self.cx(), annotation, value) } else { value }));
        }
        if given.len() > bound.len() {
            let message = self.cx().arena.alloc_str(&format!("`{name}` takes {} arguments, not {}", bound.len(), given.len()));
            return Err(Error::new(ErrorKind::Program { code: "E0301", message, help: None }, Span::new(start, end)));
        }
        let (before, compiled) = (self.evaluator.bindings(), self.compiled);
        if compiles {
            self.flush();
        }
        self.compiled |= compiles;
        for (name, value) in bound {
            self.bind(name, value);
        }
        let ended = self.block(body.0, body.1, Live { says: true, runs: true })?;
        self.evaluator.restore(before);
        self.compiled = compiled;
        if compiles {
            self.flush();
        }
        Ok(match ended {
            End::Return(value) => value,
            End::Through => Tree::Underscore.into(),
        })
    }

    /// The value of `a, b, …`: a tuple where there is a comma.
    fn list(&mut self, start: usize, end: usize) -> Result<'a, Value<'a>> {
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
    fn value(&mut self, start: usize, end: usize) -> Result<'a, (Value<'a>, bool)> {
        let (start, end) = lines::trimmed(self.text, start, end);
        self.deeper(Span::new(start, end))?;
        let value = self.known(start, end);
        self.nested -= 1;
        value
    }

    /// The value of a string, of what Python has beside the notation, or of an expression of that.
    fn known(&mut self, start: usize, end: usize) -> Result<'a, (Value<'a>, bool)> {
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
    fn assumed(&mut self, from: usize, to: usize) -> Result<'a, Value<'a>> {
        let parts = lines::split(self.text, from, to, ',');
        let (value, _) = self.value(parts[0].0, parts[0].1)?;
        let by = match parts.get(1) {
            Some((from, to)) => self.value(from + keyword(&self.text[*from..*to]).map_or(0, |(_, at)| at), *to)?.0,
            None => Int::fixed(1).into(),
        };
        match (value, by) {
            (Value::Tree(Tree::Int(i)), Value::Tree(Tree::Int(by))) if by.value > 0 && i.value % by.value == 0 => {
                Ok(Int { divisor: Divisor::new(by.value.unsigned_abs()), ..i }.into())
            }
            (_, found) => Err(Error::new(ErrorKind::WrongKind { wanted: "a divisor of the value", found }, Span::new(from, to))),
        }
    }

    fn is_truth(&mut self, from: usize, to: usize) -> bool {
        let read = self.expression(from, to);
        read.is_ok_and(|e| self.truth(&e, &self.text[from..to]))
    }

    fn truth(&self, e: &Expr<'a>, text: &str) -> bool {
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

    fn expression(&mut self, start: usize, end: usize) -> Result<'a, Expr<'a>> {
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
    fn strings(&mut self, start: usize, end: usize) -> Result<'a, Option<String>> {
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
    fn interpolated(&mut self, start: usize, end: usize) -> Result<'a, String> {
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

    fn bind(&mut self, name: &'a str, value: Value<'a>) {
        self.truths.remove(name);
        self.parser.bind(name);
        self.evaluator.stage(name, value);
        self.evaluator.declare(name, false);
    }

    fn bind_all(&mut self, names: &[&'a str], value: Value<'a>, span: Span) -> Result<'a, ()> {
        match (names, value) {
            ([name], value) => self.bind(name, value),
            (names, Value::Tree(Tree::Tuple(items))) if items.len() == names.len() => {
                names.iter().zip(items).for_each(|(name, item)| self.bind(name, (*item).into()));
            }
            (_, found) => return Err(Error::new(ErrorKind::WrongKind { wanted: "a tuple with a part for each name", found }, span)),
        }
        Ok(())
    }

    fn expected(&self, at: usize, expected: Expected) -> Box<Error<'a>> {
        let width = self.text[at..].chars().next().map_or(0, char::len_utf8);
        Error::syntax(Syntax::Expected { at: Span::new(at, at + width), expected, open: None })
    }

    /// One level deeper, refused beyond the limit.
    fn deeper(&mut self, span: Span) -> Result<'a, ()> {
        self.nested += 1;
        match self.nested > MAX_NESTED {
            true => Err(self.limit(span, &format!("what nests deeper than {MAX_NESTED}"))),
            false => Ok(()),
        }
    }

    fn span(&self, at: usize) -> Span {
        Span::new(self.lines[at].start, self.lines[at].end)
    }

    fn limit(&self, span: Span, what: &str) -> Box<Error<'a>> {
        let message = self.cx().arena.alloc_str(&format!("a limit of programs: {what}"));
        Error::new(ErrorKind::Program { code: "E0905", message, help: None }, span)
    }
}

/// Functions whose values are truth values.
const PREDICATES: [&str; 6] = ["is_static", "has_underscore", "congruent", "weakly_congruent", "compatible", "weakly_compatible"];

/// What of Python is not read, by the word that begins it.
const UNREAD: [(&str, &str); 13] = [
    ("while", "a `while` loop"),
    ("with", "a `with` block"),
    ("class", "a class"),
    ("try", "a `try` block"),
    ("raise", "a `raise`"),
    ("lambda", "a `lambda`"),
    ("async", "an `async` function"),
    ("yield", "a `yield`"),
    ("del", "a `del`"),
    ("global", "a `global`"),
    ("nonlocal", "a `nonlocal`"),
    ("break", "a `break`"),
    ("continue", "a `continue`"),
];

/// The name in front of `=` in an argument, and how many bytes the value is behind.
fn keyword(text: &str) -> Option<(&str, usize)> {
    let word = text.find(|c: char| !c.is_alphanumeric() && c != '_')?;
    let rest = text[word..].trim_start();
    let value = rest.strip_prefix('=').filter(|value| !value.starts_with('='))?;
    (word > 0).then(|| (&text[..word], text.len() - value.len()))
}

/// Where the `=` of an assignment stands.
fn assigned(line: &str) -> Option<usize> {
    let mut parts = lines::split(line, 0, line.len(), '=').into_iter();
    let first = parts.next()?;
    let sign = first.1 + line[first.1..].find('=')?;
    let compares = line[sign + 1..].starts_with('=') || line[..sign].ends_with(['<', '>', '!', '=']);
    let shifts = line[..sign].ends_with("<<") || line[..sign].ends_with(">>");
    (parts.next().is_some() && (!compares || shifts)).then_some(sign)
}

/// The operator in front of the `=` of `x += 1`.
fn operator(c: char) -> Option<Binary> {
    Some(match c {
        '+' => Binary::Add,
        '-' => Binary::Subtract,
        '*' => Binary::Multiply,
        '/' => Binary::Divide,
        '%' => Binary::Remainder,
        '&' => Binary::BitAnd,
        '|' => Binary::BitOr,
        '^' => Binary::BitXor,
        _ => return None,
    })
}

/// Whether the bracket that `text` begins with is closed by its last character.
fn closes_at_end(text: &str) -> bool {
    let mut depth = 0usize;
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let c = rest.chars().next().unwrap_or(' ');
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        at += if matches!(c, '"' | '\'') { lines::string(rest) } else { c.len_utf8() };
        if depth == 0 {
            return at == text.len();
        }
    }
    false
}

/// `a if c else b`: where `a` ends, where `c` stands, where `b` starts.
fn conditional(text: &str) -> Option<(usize, (usize, usize), usize)> {
    let (mut depth, mut at, mut taken) = (0usize, 0, None);
    while at < text.len() {
        let rest = &text[at..];
        let c = rest.chars().next().unwrap_or(' ');
        match (c, taken) {
            ('(' | '[' | '{', _) => depth += 1,
            (')' | ']' | '}', _) => depth = depth.saturating_sub(1),
            (' ', None) if depth == 0 && rest.starts_with(" if ") => taken = Some(at),
            (' ', Some(taken)) if depth == 0 && rest.starts_with(" else ") => return Some((taken, (taken + 4, at), at + 6)),
            _ => {}
        }
        at += if matches!(c, '"' | '\'') { lines::string(rest) } else { c.len_utf8() };
    }
    None
}

/// An argument as a compiled function takes it from Python: integers are known only when it runs, unless the annotation says
/// otherwise.
fn passed<'a>(cx: Cx<'a>, annotation: &str, value: Value<'a>) -> Value<'a> {
    fn dynamic<'a>(cx: Cx<'a>, t: Tree<'a>) -> Tree<'a> {
        match t {
            Tree::Int(i) => Int::dynamic(i.value).into(),
            Tree::Tuple(items) => Tree::Tuple(cx.arena.alloc_slice_fill_iter(items.iter().map(|t| dynamic(cx, *t)))),
            t => t,
        }
    }
    let constant = ["Constexpr", "Shape", "Layout", "Tiler", "Tile", "Coord", "Stride", "str"].iter().any(|word| annotation.contains(word));
    match value {
        Value::Tree(t) if !constant => dynamic(cx, t).into(),
        value => value,
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

/// The text of a file of the DSL, and whether it does more than define functions; `None` of any other text.
pub(super) fn read(text: &str, start: usize) -> Option<(Text, bool)> {
    if !lines::is_python(&text[start..]) {
        return None;
    }
    let read = lines::read(text, start);
    let line = |l: &Line| &read.text[l.start..l.end];
    let passive = |l: &Line| ["@", "def ", "import ", "from ", "\"", "'"].iter().any(|start| line(l).starts_with(start));
    let defines = read.lines.iter().any(|l| line(l).starts_with("def "));
    let acts = read.lines.iter().any(|l| l.indent == 0 && !passive(l));
    Some((read, acts || !defines))
}
