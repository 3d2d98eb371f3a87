//! `eval`, the bare expression, and the bare command.

use crate::algebra::{Cx, Fault};
use crate::commands::definitions::file_alone;
use crate::commands::pictures;
use crate::commands::pictures::PrintedPicture;
use crate::commands::table::Run;
use crate::eval::expression::{Error, ErrorKind};
use crate::eval::session::Outcome;
use crate::program::app::{App, Done, Stop};
use crate::program::flags::{Formatted, Sources, expression};
use crate::program::input;
use crate::render::table::{self, Format};
use crate::say::diagnostic::Severity;
use crate::say::report::{ARGUMENT, Origin};
use crate::say::visible::visible;
use crate::syntax::ast::Span;
use crate::syntax::expected::Syntax;
use crate::value::notation::{Notation, Spelling};
use crate::value::{PrintStyle, Printed, Value, json};
use crate::view::facts;
use bumpalo::Bump;
use clap::{Args, ValueEnum};
use std::io::Write;

/// `eval`
#[derive(Args, Debug)]
pub struct Eval {
    /// Where expressions come from
    #[command(flatten)]
    pub sources: Sources,
    /// The spelling of values
    #[arg(long = "as", value_enum, default_value_t, value_name = "SPELLING")]
    pub spelling: SpellingArg,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Eval {
    const ABOUT: &'static str = "Evaluate expressions and print their values as CuTe's print does";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl eval 'size((4,8):(1,4))'
  cutectl eval 'A = (6,2):(8,2); composition(A, (4,3):(3,1))'
  cutectl eval --as type '(_4,_8):(_1,_4)'
  cutectl eval -f layouts.txt
  cutectl eval -f kernel_traits.h 'Flash_fwd_kernel_traits<128,128,64,4>::SmemLayoutQ'
  printf '4:1\\n8:2\\n' | cutectl eval --each 'size(it)'

With --format ndjson every line of input gives one object: {\"ok\":true,\"expr\":…,\"kind\":…,\"text\":…}
or {\"ok\":false,\"expr\":…,\"error\":{\"code\":…,\"message\":…,\"span\":[start,end],\"help\":…}}.";

    fn run(&self, app: &mut App) -> Done {
        eval(app, self)
    }
}

/// The spelling of values
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum SpellingArg {
    /// As CuTe prints: (_4,8):(_1,4)
    #[default]
    Cute,
    /// C++ that builds it: make_layout(make_shape(Int<4>{}, 8), …)
    Cpp,
    /// The C++ type, where all is compile-time: Layout<Shape<_4,_8>,Stride<_1,_4>>{}
    Type,
    /// CuTe DSL in Python: cute.make_layout((4, 8), stride=(1, 4))
    Dsl,
    /// pycute in Python: Layout((4, 8), (1, 4))
    Pycute,
}

impl From<SpellingArg> for Spelling {
    fn from(s: SpellingArg) -> Self {
        match s {
            SpellingArg::Cute => Spelling::Cute,
            SpellingArg::Cpp => Spelling::Cpp,
            SpellingArg::Type => Spelling::Type,
            SpellingArg::Dsl => Spelling::Dsl,
            SpellingArg::Pycute => Spelling::Pycute,
        }
    }
}

/// What a bare expression shows
#[derive(Args, Debug)]
pub struct Show {
    /// Expressions
    #[arg(value_name = "EXPR", required = true, value_parser = expression)]
    pub exprs: Vec<String>,
}

impl Run for Show {
    const ABOUT: &'static str = "The value of an expression, its facts and its grid";
    const EXAMPLES: &'static str = "";

    fn run(&self, app: &mut App) -> Done {
        show(app, self)
    }
}

/// Runs `cutectl eval`.
pub fn eval(app: &mut App, command: &Eval) -> Done {
    app.notation.spelling = command.spelling.into();
    let mut answers = Answers::new(command.format.format);
    answers.script = command.sources.file.is_some();
    answers = answers.all(app, &command.sources)?;
    answers.end(app)
}

/// Answers one line whose outcome is known.
pub fn one<'a>(app: &mut App, arena: &'a Bump, source: &str, step: Step<'a>, format: Format) -> Done {
    app.notation.spelling = SpellingArg::default().into();
    let mut answers = Answers::new(format);
    answers.answer(app, arena, source, &ARGUMENT, step)?;
    answers.end(app)
}

/// The outcome of a line, or what is wrong with it.
pub type Step<'a> = Result<Outcome<'a>, Box<Error<'a>>>;

/// The value of a text that is an argument of a command, or its error reported.
pub fn evaluated<'a>(app: &mut App, arena: &'a Bump, text: &str, origin: &Origin) -> Option<Value<'a>> {
    match unjudged(app, arena, text) {
        Ok(outcome) if app.judged(&outcome, text, origin) => None,
        Ok(outcome) => Some(outcome.answer),
        Err(error) => {
            app.report(text, origin, &error);
            None
        }
    }
}

/// The outcome of a text that is an argument of a command; what was found wrong with it is not reported yet.
pub fn unjudged<'a>(app: &mut App, arena: &'a Bump, text: &str) -> Step<'a> {
    let text = arena.alloc_str(text);
    match input::unreadable(text) {
        Some(error) => Err(error),
        None => app.session.outcome(arena, text),
    }
}

/// What is done with the outcome of each line.
pub type Visit<'v> = dyn for<'a> FnMut(&mut App, &'a Bump, &'a str, &Origin, Step<'a>) -> Done + 'v;

/// Whether a line needs no evaluation, since its answer is known and has been written.
type KnownLine<'k> = dyn FnMut(&mut App, &str) -> Result<bool, Stop> + 'k;

/// Evaluates every argument, every line of standard input or every statement of a file, and
/// `--each` for every line.
pub fn for_each(app: &mut App, sources: &Sources, visit: &mut Visit) -> Done {
    for_each_new(app, sources, &mut |_, _| Ok(false), visit)
}

fn for_each_new(app: &mut App, sources: &Sources, known: &mut KnownLine, visit: &mut Visit) -> Done {
    if file_alone(app, sources.file.as_deref(), &sources.exprs)?
        && let Some(path) = &sources.file
    {
        let text = input::file(path)?;
        return script(app, &text, &path.display().to_string(), visit);
    }
    let mut arena = Bump::with_capacity(1 << 14);
    let each = sources.each.as_deref();
    if let Some(each) = each.filter(|e| e.trim().is_empty()) {
        return visit(app, &arena, each, &ARGUMENT, Err(Error::syntax(Syntax::Empty)));
    }
    let mut line = |app: &mut App, source: &str, origin: &Origin, may_be_blank: bool| -> Done {
        if each.is_none() && known(app, source)? {
            return Ok(());
        }
        {
            let session = &mut app.session;
            let result = match input::unreadable(source) {
                Some(error) => Err(error),
                None if !may_be_blank && source.trim().is_empty() => Err(Error::syntax(Syntax::Empty)),
                None => session.line(&arena, source),
            };
            // What is typed as an argument is asked about, a binding too.
            let result = result.map(|mut outcome| {
                if let (Some((_, value)), Value::Nothing, false) = (outcome.bound, outcome.answer, may_be_blank) {
                    outcome.answer = value;
                }
                outcome
            });
            let (shown, result) = match (result, each) {
                (Ok(outcome), Some(each)) if outcome.answer != Value::Nothing => {
                    (each, session.bind(&arena, "it", outcome.answer).and_then(|()| session.line(&arena, each)))
                }
                (result, _) => (source, result),
            };
            visit(app, &arena, shown, origin, result)?;
        }
        arena.reset();
        Ok(())
    };
    if input::from_stdin(&sources.exprs) {
        app.session.check = app.check;
        return input::stdin_lines(app, |app, source, origin| line(app, source, origin, true));
    }
    for source in &sources.exprs {
        app.session.check = app.check || source != "-";
        if source == "-" {
            input::stdin_lines(app, |app, source, origin| line(app, source, origin, true))?;
        } else {
            line(app, source, &ARGUMENT, false)?;
        }
    }
    Ok(())
}

/// Evaluates a file statement by statement; every one answers.
fn script(app: &mut App, text: &str, name: &str, visit: &mut Visit) -> Done {
    let mut script = Script::new(text, name);
    loop {
        let arena = Bump::new();
        match script.step(app, &arena) {
            Some((source, origin, step)) => visit(app, &arena, source, &origin, step)?,
            None => return Ok(()),
        }
    }
}

/// A file of statements, and how far it has been read.
pub struct Script<'t> {
    text: &'t str,
    name: &'t str,
    at: usize,
    line: usize,
}

impl<'t> Script<'t> {
    /// At the start of a file.
    pub fn new(text: &'t str, name: &'t str) -> Self {
        Script { text, name, at: 0, line: 1 }
    }

    /// What has not been read yet.
    pub fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// Takes the next `bytes` of the file; says where they stand.
    pub fn take(&mut self, bytes: usize) -> (&'t str, Origin<'t>) {
        let part = &self.rest()[..bytes];
        let origin = Origin { file: Some(self.name), line: self.line, from: 0, argument: false };
        self.line += memchr::memchr_iter(b'\n', part.as_bytes()).count();
        self.at += bytes;
        (part, origin)
    }

    /// Evaluates statements up to the next one that says something: its text, where it stands and
    /// what it comes to. Of a wrong one the text is the whole file.
    pub fn step<'a>(&mut self, app: &mut App, arena: &'a Bump) -> Option<(&'a str, Origin<'t>, Step<'a>)>
    where
        't: 'a,
    {
        loop {
            let (source, origin, step) = self.statement(app, arena)?;
            let silent = step.as_ref().is_ok_and(|o| o.answer == Value::Nothing && o.printed.is_empty());
            if !silent {
                return Some((source, origin, step));
            }
        }
    }

    /// Evaluates the next statement.
    pub fn statement<'a>(&mut self, app: &mut App, arena: &'a Bump) -> Option<(&'a str, Origin<'t>, Step<'a>)>
    where
        't: 'a,
    {
        let whole = Origin { file: Some(self.name), line: self.line, from: self.at, argument: false };
        if self.at == 0
            && let Some(error) = input::not_utf8(self.text)
        {
            self.take(self.text.len());
            return Some((self.text, whole, Err(error)));
        }
        let start = self.at;
        match app.session.statement(arena, self.text, start) {
            Ok(None) => None,
            Ok(Some((mut outcome, next))) => {
                let blanks = self.text[start..next].len() - self.text[start..next].trim_start().len();
                self.take(blanks);
                let (source, origin) = self.take(next - start - blanks);
                for warning in &mut outcome.warnings {
                    let span = warning.span.range();
                    warning.span = Span::new(span.start - start - blanks, span.end - start - blanks);
                }
                Some((source.trim_end(), origin, Ok(outcome)))
            }
            Err((error, next)) => {
                self.take(next - start);
                Some((self.text, whole, Err(error)))
            }
        }
    }
}

/// Answers in one format.
struct Answers {
    format: Format,
    count: u64,
    /// The last line that answered with a value. Nothing but a binding changes what a line means,
    /// so the same line once more answers the same.
    last: Vec<u8>,
    /// Whether `last` is the line before, and the line of the [`App`] its answer.
    fresh: bool,
    /// Whether the lines are the statements of one program.
    script: bool,
    /// Whether what stands before the first row has been written.
    begun: bool,
    /// How the text written so far ends.
    tail: Tail,
}

const HEADERS: [&str; 3] = ["expr", "kind", "text"];

impl Answers {
    fn new(format: Format) -> Self {
        Answers { format, count: 0, last: Vec::new(), fresh: false, script: false, begun: false, tail: Tail::Closed }
    }

    /// Answers every line of `sources`.
    fn all(self, app: &mut App, sources: &Sources) -> Result<Self, Stop> {
        let answers = std::cell::RefCell::new(self);
        for_each_new(app, sources, &mut |app, source| answers.borrow_mut().again(app, source), &mut |app, arena, source, origin, step| {
            answers.borrow_mut().answer(app, arena, source, origin, step)
        })?;
        Ok(answers.into_inner())
    }

    /// Whether `source` is the line before once more; then its answer has been written again.
    fn again(&mut self, app: &mut App, source: &str) -> Result<bool, Stop> {
        let same = self.fresh && self.last == source.as_bytes();
        if same {
            app.out.write_all(&app.line)?;
        }
        Ok(same)
    }

    /// Remembers that the line of the [`App`] is the answer of `source`.
    fn remember(&mut self, source: &str) {
        self.last.clear();
        self.last.extend_from_slice(source.as_bytes());
        self.fresh = true;
    }

    fn begin(&mut self, app: &mut App) -> Done {
        if std::mem::replace(&mut self.begun, true) {
            return Ok(());
        }
        match self.format.is_text() {
            true => Ok(()),
            false => Ok(table::Rows::new(self.format, &HEADERS, &[0, 0, 0]).begin(&mut app.out)?),
        }
    }

    /// Ends the line that is open.
    fn close(&mut self, app: &mut App) -> Done {
        Ok(self.tail.close(&mut app.out)?)
    }

    fn end(&mut self, app: &mut App) -> Done {
        self.close(app)?;
        // Nothing but errors has no heading.
        if self.format == Format::Json || !app.has_failed() {
            self.begin(app)?;
        }
        if self.format == Format::Json {
            app.out.write_all(if self.count > 0 { b"\n]\n" } else { b"]\n" })?;
        }
        Ok(())
    }

    fn answer<'a>(
        &mut self,
        app: &mut App,
        arena: &'a Bump,
        source: &str,
        origin: &Origin,
        result: Result<Outcome<'a>, Box<Error<'a>>>,
    ) -> Done {
        self.fresh = false;
        match (self.format, result) {
            (Format::Text, Ok(outcome)) => {
                if app.judged(&outcome, source, origin) {
                    return Ok(());
                }
                text(app, arena, source, origin, &outcome, &mut self.tail)?;
                if !self.script {
                    self.close(app)?;
                }
                if outcome.printed.is_empty() && outcome.answer != Value::Nothing && outcome.warnings.is_empty() {
                    self.remember(source);
                }
                Ok(())
            }
            (Format::Json | Format::Ndjson, result) => self.object(app, arena, source, result),
            (_, Ok(outcome)) => {
                if app.judged(&outcome, source, origin) {
                    return Ok(());
                }
                let shown = Shown::new(app.session.cx(arena), &outcome, app.notation).and_then(|s| Ok((s.kind(), s.kept(app.notation)?)));
                match shown {
                    Ok((kind, text)) => {
                        let shown = if app.terminal { visible(source) } else { source.into() };
                        let text = if app.terminal { visible(&text) } else { text.as_str().into() };
                        let row = [shown.as_ref(), kind, text.trim_end_matches('\n')];
                        self.begin(app)?;
                        let cells: Vec<table::Cell> = row.iter().map(|t| (*t).into()).collect();
                        Ok(table::Rows::new(self.format, &HEADERS, &[0, 0, 0]).row(&mut app.out, &cells)?)
                    }
                    Err(error) => {
                        app.report(source, origin, &error);
                        Ok(())
                    }
                }
            }
            (_, Err(error)) => {
                app.report(source, origin, &error);
                Ok(())
            }
        }
    }

    fn object<'a>(&mut self, app: &mut App, arena: &'a Bump, source: &str, result: Result<Outcome<'a>, Box<Error<'a>>>) -> Done {
        let mut line = std::mem::take(&mut app.line);
        line.clear();
        if self.format == Format::Json {
            self.begin(app)?;
            line.extend(if self.count > 0 { ",\n " } else { "\n " }.bytes());
        }
        self.count += 1;
        let start = line.len();
        let answered = matches!(&result, Ok(outcome) if outcome.answer != Value::Nothing);
        let failure = match result {
            Ok(outcome) => {
                match Shown::new(app.session.cx(arena), &outcome, app.notation).and_then(|s| Ok((s.kind(), s.kept(app.notation)?))) {
                    Ok((kind, text)) => {
                        let warnings = app.warnings(&outcome, source);
                        let refused = warnings.iter().find(|w| w.severity == Severity::Error).cloned();
                        line.extend(b"{\"ok\":true,\"expr\":");
                        json::string(&mut line, source);
                        line.extend(b",\"kind\":\"");
                        line.extend(kind.bytes());
                        line.push(b'"');
                        if kind != "none" {
                            line.extend(b",\"text\":");
                            json::string(&mut line, &text);
                            json::parts(&mut line, outcome.answer);
                        }
                        if !warnings.is_empty() {
                            line.extend(b",\"warnings\":[");
                            for (i, warning) in warnings.iter().enumerate() {
                                if i > 0 {
                                    line.push(b',');
                                }
                                crate::say::json::diagnostic(&mut line, warning);
                            }
                            line.push(b']');
                        }
                        line.push(b'}');
                        refused
                    }
                    Err(error) => Some(crate::say::diagnostic::explain(&error, source, &app.session.env)),
                }
            }
            Err(error) => Some(crate::say::diagnostic::explain(&error, source, &app.session.env)),
        };
        if let Some(diagnostic) = failure {
            app.failed();
            line.truncate(start);
            line.extend(b"{\"ok\":false,\"expr\":");
            json::string(&mut line, source);
            line.extend(b",\"error\":");
            crate::say::json::diagnostic(&mut line, &diagnostic);
            line.push(b'}');
        }
        if self.format == Format::Ndjson {
            line.push(b'\n');
            if answered {
                self.remember(source);
            }
        }
        let written = app.out.write_all(&line);
        app.line = line;
        Ok(written?)
    }
}

/// What a line shows: everything that can be refused has been before the first byte is written.
struct Shown<'o, 'a> {
    outcome: &'o Outcome<'a>,
    /// Of each print statement that draws.
    drawings: Vec<Option<PrintedPicture<'a>>>,
}

impl<'o, 'a> Shown<'o, 'a> {
    fn new(cx: Cx<'a>, outcome: &'o Outcome<'a>, notation: Notation) -> Result<Self, Box<Error<'a>>> {
        // Print statements write what CuTe's do, however values are spelled.
        let notation = Notation { spelling: Default::default(), ..notation };
        let drawings = outcome.printed.iter().map(|printed| match (printed.style, printed.value) {
            (PrintStyle::Notation, _) => Ok(None),
            (style, Value::Tree(value)) => PrintedPicture::new(cx, style, value, notation).map(Some),
            (style, Value::Tiling(tiling)) => PrintedPicture::of_tiling(cx, style, &tiling.kind, notation),
            _ => Ok(None),
        });
        Ok(Shown { outcome, drawings: drawings.collect::<Result<_, _>>()? })
    }

    /// The kind of the answer.
    fn kind(&self) -> &'static str {
        match self.outcome.answer {
            Value::Nothing if self.outcome.printed.is_empty() => "none",
            Value::Nothing => "print",
            answer => answer.kind(),
        }
    }

    /// The print statements and the answer, as text.
    /// For people what a terminal would obey is made visible.
    fn write(&self, out: &mut impl Write, notation: Notation, tail: &mut Tail, people: bool) -> std::io::Result<()> {
        for (printed, drawing) in self.outcome.printed.iter().zip(&self.drawings) {
            match drawing {
                Some(drawing) => {
                    tail.close(out)?;
                    drawing.write(out)?;
                }
                None => statement(out, notation, printed, tail, people)?,
            }
        }
        if self.outcome.answer == Value::Nothing {
            return Ok(());
        }
        tail.close(out)?;
        let mut line = Vec::new();
        notation.write(&mut line, self.outcome.answer);
        line.push(b'\n');
        out.write_all(&safe(line, people))
    }

    /// The text as part of an object or a table, which has a limit.
    fn kept(&self, notation: Notation) -> Result<String, Box<Error<'a>>> {
        if self.outcome.printed.is_empty() {
            return Ok(notation.text(self.outcome.answer));
        }
        let mut kept = Kept(Vec::new());
        match self.write(&mut kept, notation, &mut Tail::Closed, false) {
            Ok(()) => Ok(String::from_utf8_lossy(kept.0.strip_suffix(b"\n").unwrap_or(&kept.0)).into_owned()),
            Err(_) => {
                let kind = ErrorKind::Fault(&Fault::TooLarge { operation: "print", limit: Kept::MOST });
                Err(Error::new(kind, Span::default()))
            }
        }
    }
}

/// Text in memory, up to a limit.
struct Kept(Vec<u8>);

impl Kept {
    /// The most bytes of output that are kept.
    const MOST: usize = 1 << 26;
}

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        if bytes.len() > Kept::MOST.saturating_sub(self.0.len()) {
            return Err(std::io::ErrorKind::OutOfMemory.into());
        }
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// How the text written so far ends. C++'s `print` ends no line; here every value gets its own,
/// unless text is printed right behind it: `print("n: "); print(n); print("\n");` is one line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tail {
    /// The last line is complete.
    #[default]
    Closed,
    /// A value whose newline is held back.
    Value,
    /// Text without a newline.
    Text,
}

impl Tail {
    /// Ends the line that is open.
    pub fn close(&mut self, out: &mut impl Write) -> std::io::Result<()> {
        match std::mem::take(self) {
            Tail::Closed => Ok(()),
            Tail::Value | Tail::Text => out.write_all(b"\n"),
        }
    }
}

/// A print statement of a value or a text. C++ leaves its line open, and so does this.
fn statement(out: &mut impl Write, notation: Notation, printed: &Printed, tail: &mut Tail, people: bool) -> std::io::Result<()> {
    if let Value::Text(text) = printed.value {
        let text = crate::value::notation::unescape(text);
        *tail = if text.ends_with('\n') { Tail::Closed } else { Tail::Text };
        return out.write_all(&safe(text.into_bytes(), people));
    }
    let mut value = Vec::new();
    if *tail == Tail::Value {
        value.push(b'\n');
    }
    Notation { spelling: Default::default(), ..notation }.write(&mut value, printed.value);
    *tail = Tail::Value;
    out.write_all(&safe(value, people))
}

/// Text for people: what a terminal would obey is made visible.
fn safe(text: Vec<u8>, people: bool) -> Vec<u8> {
    if people { visible(&String::from_utf8_lossy(&text)).into_owned().into_bytes() } else { text }
}

/// A line as text.
pub fn text<'a>(app: &mut App, arena: &'a Bump, source: &str, origin: &Origin, outcome: &Outcome<'a>, tail: &mut Tail) -> Done {
    if outcome.printed.is_empty() {
        if outcome.answer == Value::Nothing {
            return Ok(());
        }
        let mut line = std::mem::take(&mut app.line);
        line.clear();
        tail.close(&mut line)?;
        app.notation.write(&mut line, outcome.answer);
        line.push(b'\n');
        let line = safe(line, app.terminal);
        let written = app.out.write_all(&line);
        app.line = line;
        return Ok(written?);
    }
    match Shown::new(app.session.cx(arena), outcome, app.notation) {
        Ok(shown) => Ok(shown.write(&mut app.out, app.notation, tail, app.terminal)?),
        Err(error) => {
            app.report(source, origin, &error);
            Ok(())
        }
    }
}

/// A bare expression: the value, its facts, and the grid if it is a layout that fits.
pub fn show(app: &mut App, command: &Show) -> Done {
    let sources = Sources { exprs: command.exprs.clone(), file: None, each: None };
    for_each(app, &sources, &mut |app, arena, source, origin, result| {
        let outcome = match result {
            Ok(outcome) => outcome,
            Err(error) => {
                app.report(source, origin, &error);
                if let ErrorKind::FunctionAsValue { function } = error.kind {
                    app.say(&format!("`cutectl functions {}` explains it", function.name));
                }
                return Ok(());
            }
        };
        if app.judged(&outcome, source, origin) {
            return Ok(());
        }
        let mut tail = Tail::Closed;
        if let Some((name, _)) = outcome.bound.filter(|_| outcome.answer != Value::Nothing && outcome.printed.is_empty()) {
            write!(app.out, "{name} = ")?;
        }
        text(app, arena, source, origin, &outcome, &mut tail)?;
        tail.close(&mut app.out)?;
        picture(app, arena, &outcome)
    })
}

/// The facts of an answer, and the grid if it is a layout that fits.
pub fn picture(app: &mut App, arena: &Bump, outcome: &Outcome) -> Done {
    let Value::Tree(tree) = outcome.answer else {
        return Ok(());
    };
    let cx = app.session.cx(arena);
    let facts = match cx.inner_layout("facts", tree).and_then(|layout| facts::facts(cx, layout)) {
        Ok(facts) if !matches!(tree, crate::algebra::Tree::Tensor(_)) => facts,
        _ => return Ok(()),
    };
    writeln!(app.out, "# {}", facts::summary(&facts, matches!(tree, crate::algebra::Tree::Composed(_)), "  "))?;
    pictures::fitting(app, arena, tree)
}
