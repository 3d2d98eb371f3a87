//! `eval`: values as text, in the spelling that is asked for, or as data.

use crate::commands::lines::{Answering, answer_each, stand_apart};
use crate::commands::printed::{Shown, Tail, write_line, write_text};
use crate::commands::script::Step;
use crate::commands::table::Run;
use crate::eval::error::{Error, ErrorKind};
use crate::eval::session::Outcome;
use crate::program::app::{App, Done, Stop};
use crate::program::choice::choice;
use crate::program::flags::{Formatted, Sources};
use crate::render::table::{self, Format};
use crate::say::Severity;
use crate::say::report::Origin;
use crate::say::visible::visible;
use crate::syntax::ast::Span;
use crate::syntax::names::Names;
use crate::value::notation::Spelling;
use crate::value::written::{self, Target};
use crate::value::{Value, json};
use bumpalo::Bump;
use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};
use std::io::Write;

/// The arguments of `eval`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Eval {
    /// Where expressions come from
    #[command(flatten)]
    pub sources: Sources,
    /// The spelling of values
    #[arg(long = "as", value_enum, value_parser = choice::<SpellingArg>(), default_value_t, value_name = "SPELLING")]
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

    fn of_words(words: Vec<String>) -> Option<Eval> {
        Some(Eval { sources: Sources::of_words(words), spelling: SpellingArg::default(), format: Formatted { format: Format::default() } })
    }

    fn run(&self, app: &mut App) -> Done {
        eval(app, self)
    }

    fn expressions(&self) -> (Vec<String>, Format) {
        (self.sources.exprs.clone(), self.format.format)
    }
}

/// The spelling of values: one of CuTe's own, or the notation of another tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpellingArg {
    /// As CuTe, its C++ or its Python write it.
    Own(Spelling),
    /// As another tool writes it.
    Other(Target),
}

use SpellingArg::{Other, Own};

/// The spellings, in the order of the help: the name on the command line, and what it is.
const SPELLINGS: [(SpellingArg, &str, &str); 18] = [
    (Own(Spelling::Cute), "cute", "As CuTe prints: (_4,8):(_1,4)"),
    (Own(Spelling::Cpp), "cpp", "C++ that builds it: make_layout(make_shape(Int<4>{}, 8), …)"),
    (Own(Spelling::Type), "type", "The C++ type, where all is compile-time: Layout<Shape<_4,_8>,Stride<_1,_4>>{}"),
    (Own(Spelling::Dsl), "dsl", "CuTe DSL in Python: cute.make_layout((4, 8), stride=(1, 4))"),
    (Own(Spelling::Pycute), "pycute", "pycute in Python: Layout((4, 8), (1, 4))"),
    (Other(Target::TtgLinear), "ttg.linear", "Triton: #ttg.linear of a (thread, value) layout; takes --shape"),
    (Other(Target::TtgBlocked), "ttg.blocked", "Triton: #ttg.blocked of a (thread, value) layout; takes --shape"),
    (Other(Target::TtgSharedLinear), "ttg.shared_linear", "Triton: #ttg.shared_linear"),
    (Other(Target::TtgSwizzledShared), "ttg.swizzled_shared", "Triton: #ttg.swizzled_shared"),
    (Other(Target::TtgNvmmaShared), "ttg.nvmma_shared", "Triton: #ttg.nvmma_shared; takes --bits"),
    (Other(Target::TtgPaddedShared), "ttg.padded_shared", "Triton: #ttg.padded_shared"),
    (Other(Target::Torch), "torch", "PyTorch: torch.as_strided(x, (4, 8), (1, 4))"),
    (Other(Target::Numpy), "numpy", "numpy: shape and strides in bytes; takes --bits"),
    (Other(Target::Memref), "memref", "MLIR: memref<4x8xf32, strided<[1, 4]>>"),
    (Other(Target::Mdspan), "mdspan", "C++: std::layout_left::mapping<std::extents<int, 4, 8>>"),
    (Other(Target::Xla), "xla", "XLA: f32[4,8]{0,1}"),
    (Other(Target::C), "c", "An index formula in C: r + c * 4"),
    (Other(Target::Python), "python", "An index formula in Python"),
];

impl Default for SpellingArg {
    fn default() -> Self {
        Own(Spelling::Cute)
    }
}

impl ValueEnum for SpellingArg {
    fn value_variants<'a>() -> &'a [Self] {
        static ALL: [SpellingArg; SPELLINGS.len()] = {
            let mut all = [SPELLINGS[0].0; SPELLINGS.len()];
            let mut i = 1;
            while i < all.len() {
                all[i] = SPELLINGS[i].0;
                i += 1;
            }
            all
        };
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let (_, name, help) = SPELLINGS.iter().find(|(spelling, ..)| spelling == self)?;
        Some(PossibleValue::new(*name).help(*help))
    }
}

/// Runs `cutectl eval`.
pub fn eval(app: &mut App, command: &Eval) -> Done {
    let (spelling, target) = match command.spelling {
        Own(spelling) => (spelling, None),
        Other(target) => (Spelling::default(), Some(target)),
    };
    app.notation.spelling = spelling;
    let mut answers = Answers::new(command.format.format);
    answers.script = command.sources.file.is_some();
    answers.target = target;
    answers = answers.of_run(app)?;
    answer_each(app, &command.sources, stand_apart(command.format.format), &mut answers)?;
    answers.end(app)
}

/// The answers of a run, written in one format.
pub struct Answers {
    format: Format,
    count: u64,
    /// The last line that answered with a value and bound no name. Nothing but a binding changes what a line means,
    /// so the same line once more answers the same.
    last: Vec<u8>,
    /// Its answer.
    answer: Vec<u8>,
    /// Whether `last` is the line before.
    fresh: bool,
    /// What was bound when the line before had been answered.
    revision: u64,
    /// The notation of another tool that values are written in.
    target: Option<Target>,
    /// Whether the lines are the statements of one program.
    script: bool,
    /// How the text written so far ends.
    tail: Tail,
    /// The text of an object, kept for its memory.
    text: Vec<u8>,
}

const HEADERS: [&str; 3] = ["expr", "kind", "text"];

impl Answers {
    /// An output without answers yet.
    pub fn new(format: Format) -> Self {
        Answers {
            format,
            count: 0,
            last: Vec::new(),
            answer: Vec::new(),
            fresh: false,
            revision: 0,
            target: None,
            script: false,
            tail: Tail::Closed,
            text: Vec::new(),
        }
    }

    /// The same in this run, whose first row of a table has a heading above it.
    pub fn of_run(self, app: &mut App) -> Result<Self, Stop> {
        if matches!(self.format, Format::Csv | Format::Tsv | Format::Markdown) {
            let mut heading = Vec::new();
            self.rows().begin(&mut heading)?;
            app.set_heading(heading)?;
        }
        Ok(self)
    }

    /// The rows of a table.
    fn rows(&self) -> table::Rows {
        table::Rows::new(self.format, &HEADERS, &[0, 0, 0])
    }

    /// Remembers that the line that was written last, and left in `app.line`, is the answer of `source`, which bound no name.
    fn remember(&mut self, app: &mut App, source: &str) {
        if app.revision() != std::mem::replace(&mut self.revision, app.revision()) {
            return;
        }
        std::mem::swap(&mut self.answer, &mut app.line);
        self.last.clear();
        self.last.extend_from_slice(source.as_bytes());
        self.fresh = true;
    }

    /// Ends the line that is open.
    fn close(&mut self, app: &mut App) -> Done {
        Ok(self.tail.close(&mut app.out)?)
    }

    /// Writes what stands behind the last answer.
    pub fn end(&mut self, app: &mut App) -> Done {
        self.close(app)?;
        if self.format == Format::Json {
            app.out.write_all(if self.count > 0 { b"\n]\n" } else { b"[]\n" })?;
        }
        app.end_heading()
    }

    /// Answers a line by its outcome, or reports what is wrong with it.
    pub fn answer<'a>(
        &mut self,
        app: &mut App,
        arena: &'a Bump,
        source: &str,
        origin: &Origin,
        result: Result<Outcome<'a>, Box<Error<'a>>>,
    ) -> Done {
        self.fresh = false;
        let result = match self.target {
            Some(target) => result.and_then(|outcome| written(app, arena, target, source, outcome)),
            None => result,
        };
        match (self.format, result) {
            (Format::Text, Ok(outcome)) => {
                if app.judged(&outcome, source, origin) {
                    return Ok(());
                }
                write_text(app, arena, source, origin, &outcome, &mut self.tail)?;
                if !self.script {
                    self.close(app)?;
                }
                if outcome.printed.is_empty() && !matches!(outcome.answer, Value::Nothing) && outcome.warnings.is_empty() {
                    self.remember(app, source);
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
                        let cells: Vec<table::Cell> = row.iter().map(|t| (*t).into()).collect();
                        Ok(self.rows().row(&mut app.out, &cells)?)
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

    /// Keeps the text of what a line shows; its kind.
    fn shown<'a>(&mut self, app: &App, arena: &'a Bump, outcome: &Outcome<'a>) -> Result<&'static str, Box<Error<'a>>> {
        self.text.clear();
        if outcome.printed.is_empty() {
            app.notation.write(&mut self.text, outcome.answer);
            return Ok(outcome.answer.kind());
        }
        let shown = Shown::new(app.session.cx(arena), outcome, app.notation)?;
        self.text.extend_from_slice(shown.kept(app.notation)?.as_bytes());
        Ok(shown.kind())
    }

    /// Writes the object of an answer.
    fn object<'a>(&mut self, app: &mut App, arena: &'a Bump, source: &str, result: Result<Outcome<'a>, Box<Error<'a>>>) -> Done {
        let answered = matches!(&result, Ok(outcome) if !matches!(outcome.answer, Value::Nothing));
        let mut failed = false;
        let written = app.write_with(|app, line| {
            failed = self.put_object(app, arena, source, result, line);
            Ok(())
        });
        if failed {
            app.failed();
        }
        if self.format == Format::Ndjson && answered {
            self.remember(app, source);
        }
        written
    }

    /// Puts the object of an answer behind a line; whether it is an error's. By hand, as every line of a batch goes through here:
    /// serde takes a fifth more instructions for a line.
    fn put_object<'a>(
        &mut self,
        app: &App,
        arena: &'a Bump,
        source: &str,
        result: Result<Outcome<'a>, Box<Error<'a>>>,
        line: &mut Vec<u8>,
    ) -> bool {
        if self.format == Format::Json {
            line.extend(if self.count > 0 { ",\n " } else { "[\n " }.bytes());
        }
        self.count += 1;
        let start = line.len();
        let failure = match result {
            Ok(outcome) => match self.shown(app, arena, &outcome) {
                Ok(kind) => {
                    let warnings = app.warnings(&outcome, source);
                    let refused = warnings.iter().find(|w| w.severity == Severity::Error).cloned();
                    line.extend(b"{\"ok\":true,\"expr\":");
                    json::string(line, source);
                    line.extend(b",\"kind\":\"");
                    line.extend_from_slice(kind.as_bytes());
                    line.push(b'"');
                    if kind != "none" {
                        line.extend(b",\"text\":");
                        json::string(line, &String::from_utf8_lossy(&self.text));
                        json::parts(line, outcome.answer);
                    }
                    if !warnings.is_empty() {
                        line.extend(b",\"warnings\":[");
                        for (i, warning) in warnings.iter().enumerate() {
                            if i > 0 {
                                line.push(b',');
                            }
                            crate::say::json::diagnostic(line, warning);
                        }
                        line.push(b']');
                    }
                    line.push(b'}');
                    refused
                }
                Err(error) => Some(crate::say::explain(&error, source, &app.session.env)),
            },
            Err(error) => Some(crate::say::explain(&error, source, &app.session.env)),
        };
        if let Some(diagnostic) = &failure {
            line.truncate(start);
            line.extend(b"{\"ok\":false,\"expr\":");
            json::string(line, source);
            line.extend(b",\"error\":");
            crate::say::json::diagnostic(line, diagnostic);
            line.push(b'}');
        }
        if self.format == Format::Ndjson {
            line.push(b'\n');
        }
        failure.is_some()
    }
}

impl Answering for Answers {
    fn again(&mut self, app: &mut App, source: &str) -> Result<bool, Stop> {
        let same = self.fresh && self.last == source.as_bytes();
        if same {
            app.out.write_all(&self.answer)?;
        }
        Ok(same)
    }

    fn value(&mut self, app: &mut App, source: &str, value: Value) -> Result<bool, Stop> {
        let alone = self.format.is_text() && self.target.is_none();
        if alone {
            write_line(app, value, &mut self.tail)?;
            self.close(app)?;
            self.remember(app, source);
        }
        Ok(alone)
    }

    fn outcome<'a>(&mut self, app: &mut App, arena: &'a Bump, source: &'a str, origin: &Origin, step: Step<'a>) -> Done {
        self.answer(app, arena, source, origin, step)
    }
}

/// The outcome with its answer in the notation of another tool.
fn written<'a>(app: &App, arena: &'a Bump, target: Target, source: &str, mut outcome: Outcome<'a>) -> Step<'a> {
    if outcome.answer == Value::Nothing {
        return Ok(outcome);
    }
    let given = app.session.env.given();
    match written::write(app.session.cx(arena), target, outcome.answer, &given) {
        Ok(text) => {
            outcome.answer = Value::Text(arena.alloc_str(&text));
            Ok(outcome)
        }
        Err(why) => Err(Error::new(ErrorKind::Unwritable { why }, Span::new(0, source.trim_end().len()))),
    }
}
