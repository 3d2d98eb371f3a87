//! Runs a text of the DSL: its functions by the calls at the bottom, one line after another.
//!
//! A function that `cute.jit` marks is compiled and then runs. While it is compiled `print` writes, each line once: a loop
//! over `range` goes through its body once with a counter that is not known, both branches of an `if` are read whose
//! condition is not known. When it runs `cute.printf` writes, as often as its line is reached. Here both happen at once, line
//! by line, into two texts.

mod blocks;
mod marks;
mod values;

use super::lines::{self, Line, Text};
use super::text::{compiled, formatted};
use super::{parts, printed};
use crate::algebra::{Cx, Int, Tree};
use crate::eval::error::{Error, ErrorKind, Result};
use crate::eval::expression::Evaluator;
use crate::eval::operators;
use crate::syntax::ast::{Binary, Expr, Span, Statement};
use crate::syntax::expected::{Expected, Syntax};
use crate::syntax::parser::Parser;
use crate::value::Value;
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

use marks::{UNREAD, assigned, closes_at_end, keyword, operator};

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
