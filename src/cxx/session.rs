//! The definitions of C++ files and of pasted text as names of a session.
//!
//! Texts are read one after another by one machine: macros, types, functions and variables of earlier ones stay. What
//! a session has bound is lent to a text while it runs, and what the text changes or declares goes back where the
//! notation has such a value; everything else (objects, lambdas, vectors) stays a variable of the machine.

mod shared;

use super::ast::{At, Item, Name};
use super::cute::{into_program, out_of_program};
use super::machine::{Machine, Performed, Stop};
use super::parser::{self, Known, Reading};
use super::prelude::{Prelude, names_array};
use super::preprocess::{Continued, Files, PreprocessError, Settings};
use super::program::Program;
use super::state::{Options, State};
use super::token::{Place, Token, TokenKind};
use super::value::{ClassId, Fault, Outcome, Value};
use crate::algebra::{Cx, Mode};
use crate::eval::foreign::{ProgramAnswer, ProgramError, Programs, Stage};
use crate::syntax::ast::Span;
use crate::value::Value as AlgebraValue;
use crate::value::notation::Notation;
use std::cell::{Cell, RefCell};
use std::collections::HashSet;
use std::fmt;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The most bytes that a text may print.
const MAX_PRINTED: usize = 1 << 26;

/// The settings with which definitions are read.
pub struct Setup {
    /// The macros and the architecture.
    pub settings: Settings,
    /// Where files that are included are found.
    pub files: Box<dyn Files>,
    /// What the drawing of print statements needs.
    pub prepare: fn(&mut State),
    /// What ends a text that runs, from the first text on.
    pub interrupt: RefCell<Option<Arc<AtomicBool>>>,
}

/// The C++ definitions of a session.
pub struct Definitions {
    setup: Setup,
    interpreter: RefCell<Option<Interpreter>>,
    /// How many texts have been run.
    texts: Rc<Cell<u64>>,
}

struct Interpreter {
    machine: Machine<'static>,
    /// The definitions of the prelude that no text has needed yet.
    prelude: Prelude,
    continued: Continued,
    known: Known,
    printed: Rc<RefCell<Vec<u8>>>,
    /// Names that texts declare and the notation has no value for.
    own: HashSet<Name>,
    /// Variables that stay here and whose values the notation has too: a number of another type than `int`, memory, and
    /// what something refers to.
    shared: HashSet<Name>,
    /// Those of them that something may refer to.
    referred: HashSet<Name>,
    /// Whether a text so far defines anything.
    any: bool,
}

/// A member of a class: its name, what it is, and its value as text or why it has none.
#[derive(Clone, Debug)]
pub struct MemberFact {
    /// The name of the member.
    pub name: String,
    /// `type`, `constant`, `class` or `unread`.
    pub kind: &'static str,
    /// The value as text, or why there is none.
    pub value: Result<String, String>,
}

/// A definition that could not be parsed.
#[derive(Clone, Debug)]
pub struct NotRead {
    /// Its name, where it got so far.
    pub name: Option<String>,
    /// The construct in it that is not supported.
    pub construct: String,
    /// The place of the definition as `FILE:LINE:COLUMN`.
    pub place: String,
}

impl fmt::Debug for Definitions {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Definitions").finish_non_exhaustive()
    }
}

impl Definitions {
    /// A session without C++ definitions yet.
    pub fn new(setup: Setup) -> Self {
        Definitions { setup, interpreter: RefCell::new(None), texts: Rc::default() }
    }

    fn with<T>(&self, run: impl FnOnce(&mut Interpreter, &Setup) -> Result<T, Box<ProgramError>>) -> Result<T, Box<ProgramError>> {
        let mut interpreter = self.interpreter.borrow_mut();
        if interpreter.is_none() {
            *interpreter = Some(Interpreter::new(&self.setup)?);
        }
        match interpreter.as_mut() {
            Some(interpreter) => run(interpreter, &self.setup),
            None => Err(Box::new(mistake(Stage::Form, Span::default(), &Fault::runtime("no program")))),
        }
    }

    /// From now on `interrupt` ends a text that runs.
    pub fn watch(&self, interrupt: Arc<AtomicBool>) {
        if let Some(interpreter) = self.interpreter.borrow_mut().as_mut() {
            interpreter.machine.state.options.interrupt = Some(interrupt.clone());
        }
        *self.setup.interrupt.borrow_mut() = Some(interrupt);
    }

    /// Adds the definitions of a file; its `main` does not run. What is wrong is said with its place.
    pub fn load(&self, name: &str, text: &str) -> Result<(), String> {
        self.with(|interpreter, setup| interpreter.load(name, text, setup)).map_err(|m| match m.help {
            Some(help) => format!("{}\n  help: {help}", m.message),
            None => m.message,
        })
    }

    /// What is not read of the files so far.
    pub fn not_read(&self) -> Vec<NotRead> {
        let interpreter = self.interpreter.borrow();
        let Some(interpreter) = interpreter.as_ref() else {
            return Vec::new();
        };
        let of = |(name, construct, at): (Option<Name>, String, At)| NotRead {
            name: name.map(|n| n.to_string()),
            construct,
            place: interpreter.located(interpreter.continued.sources.place(at)),
        };
        interpreter.machine.not_read().into_iter().map(of).collect()
    }

    /// The members of the class that `text` names, and its name; `None` where it names none.
    pub fn members<'a>(
        &self,
        cx: Cx<'a>,
        text: &'a str,
        notation: Notation,
        values: &dyn Fn(&str) -> Option<AlgebraValue<'a>>,
    ) -> Result<Option<(String, Vec<MemberFact>)>, Box<ProgramError>> {
        let text = text.trim().trim_end_matches(';');
        self.with(|interpreter, setup| {
            let mut class = None;
            interpreter.text(cx, cx.arena.alloc_str(&format!("{text};")), values, setup, &mut |interpreter, v| {
                class = interpreter.machine.class_of(v);
                Ok(AlgebraValue::Nothing)
            })?;
            Ok(class.map(|(class, name)| (name, interpreter.facts(cx, class, notation))))
        })
    }
}

impl Programs for Definitions {
    fn is_begun(&self) -> bool {
        self.interpreter.try_borrow().map_or(true, |interpreter| interpreter.is_some())
    }

    fn any(&self) -> bool {
        self.interpreter.try_borrow().is_ok_and(|interpreter| interpreter.as_ref().is_some_and(|interpreter| interpreter.any))
    }

    fn defines(&self, name: &str) -> Option<bool> {
        let interpreter = self.interpreter.borrow();
        let interpreter = interpreter.as_ref()?;
        (interpreter.own.contains(name) || interpreter.machine.has(name)).then(|| interpreter.known.is_template(name) == Some(true))
    }

    fn shares(&self) -> bool {
        self.interpreter
            .try_borrow()
            .is_ok_and(|interpreter| interpreter.as_ref().is_some_and(|interpreter| !interpreter.shared.is_empty()))
    }

    fn is_shared(&self, name: &str) -> bool {
        self.interpreter
            .try_borrow()
            .is_ok_and(|interpreter| interpreter.as_ref().is_some_and(|interpreter| interpreter.shared.contains(name)))
    }

    fn forget(&self, name: &str, anew: bool) -> bool {
        if let Ok(mut interpreter) = self.interpreter.try_borrow_mut()
            && let Some(interpreter) = interpreter.as_mut()
            && interpreter.shared.contains(name)
        {
            if interpreter.referred.contains(name) && !anew {
                return false;
            }
            interpreter.shared.remove(name);
            interpreter.referred.remove(name);
            interpreter.own.remove(name);
            interpreter.machine.free(name);
        }
        true
    }

    fn texts(&self) -> Rc<Cell<u64>> {
        self.texts.clone()
    }

    fn names(&self) -> Vec<String> {
        self.interpreter.borrow().as_ref().map_or(Vec::new(), |interpreter| interpreter.machine.names())
    }

    fn run<'a>(
        &self,
        cx: Cx<'a>,
        text: &'a str,
        values: &dyn Fn(&str) -> Option<AlgebraValue<'a>>,
    ) -> Result<ProgramAnswer<'a>, Box<ProgramError>> {
        self.texts.set(self.texts.get() + 1);
        self.with(|interpreter, setup| {
            interpreter.text(cx, text, values, setup, &mut |interpreter, v| match out_of_program(&mut interpreter.machine.state, cx, v) {
                Ok(Some(value)) => Ok(value),
                Ok(None) => Err(super::cute::without_notation(&mut interpreter.machine.state, v)),
                Err(fault) => Err(fault),
            })
        })
    }
}

/// The answer for the value of the last statement.
type Answer<'f, 'a> = &'f mut dyn FnMut(&mut Interpreter, &Value) -> Outcome<AlgebraValue<'a>>;

/// What the statements of a text came to.
struct Done {
    /// The value of the last one, where it is an expression.
    value: Option<Value>,
    /// The variables that they declare, in order.
    declared: Vec<(Name, Value)>,
    /// What `main` returned, where the text has one.
    status: Option<i32>,
    /// The values of the names that were lent, as they are afterwards.
    after: Vec<(Name, Value)>,
}

impl Interpreter {
    fn new(setup: &Setup) -> Result<Self, Box<ProgramError>> {
        let continued = Continued::new(&setup.settings).map_err(|wrong| Box::new(mistake(Stage::Form, Span::default(), &wrong.fault)))?;
        let program = Program::default();
        let interrupt = setup.interrupt.borrow().clone();
        let mut state = State::new(Options { arch: setup.settings.arch.unwrap_or(80), interrupt, ..Options::default() });
        (setup.prepare)(&mut state);
        let printed: Rc<RefCell<Vec<u8>>> = Rc::default();
        let sink = printed.clone();
        let machine = Machine::new(
            program,
            state,
            Box::new(move |out, err| {
                let mut printed = sink.borrow_mut();
                printed.extend_from_slice(out);
                printed.extend_from_slice(err);
                printed.len() <= MAX_PRINTED
            }),
        );
        Ok(Interpreter {
            machine,
            prelude: Prelude::new(""),
            continued,
            known: Known::default(),
            printed,
            own: HashSet::new(),
            shared: HashSet::new(),
            referred: HashSet::new(),
            any: false,
        })
    }

    /// The place of the definition as `FILE:LINE:COLUMN`.
    fn located(&self, place: Place) -> String {
        let (line, column) = self.continued.sources.line_column(place);
        let name = self.continued.sources.files.get(place.file as usize).map_or("", |f| &f.name);
        format!("{name}:{line}:{column}")
    }

    fn load(&mut self, name: &str, text: &str, setup: &Setup) -> Result<(), Box<ProgramError>> {
        let file = u32::MAX; // every mistake is said with its place
        let start = match self.continued.text(name, text, &*setup.files) {
            Ok(start) => start,
            Err(PreprocessError { place, fault }) => return Err(self.wrong(Stage::Form, place, &fault, file)),
        };
        self.provide(start);
        let parsed = parser::parse_next(&self.continued.tokens, start, &self.continued.sources, &mut self.known, &[], Reading::Definitions);
        let items = match parsed {
            Ok(items) => items,
            Err(e) => return Err(self.wrong(Stage::Form, self.continued.sources.place(e.at), &e.fault(), file)),
        };
        self.any |= !items.is_empty();
        self.machine.define(items);
        self.machine.with_sources(Rc::new(self.continued.sources.clone()));
        match self.machine.false_assert() {
            Some(Stop { at, fault }) => Err(self.wrong(Stage::Meaning, self.continued.sources.place(at), &fault, file)),
            None => Ok(()),
        }
    }

    /// A mistake at a place; of one in the text with number `file` the bytes are said, of others the file.
    fn wrong(&self, stage: Stage, place: Place, fault: &Fault, file: u32) -> Box<ProgramError> {
        let span = Span::new(place.start as usize, place.end as usize);
        let mut mistake = mistake(stage, span, fault);
        if place.file != file {
            mistake.message = format!("{}: {}", self.located(place), mistake.message);
            mistake.span = Span::default();
        }
        Box::new(mistake)
    }

    fn text<'a>(
        &mut self,
        cx: Cx<'a>,
        text: &'a str,
        values: &dyn Fn(&str) -> Option<AlgebraValue<'a>>,
        setup: &Setup,
        answer: Answer<'_, 'a>,
    ) -> Result<ProgramAnswer<'a>, Box<ProgramError>> {
        self.printed.borrow_mut().clear();
        let file = self.continued.sources.files.len() as u32;
        let (tokens, functions) = (self.continued.tokens.len(), self.machine.size());
        let result = self.text_of(cx, text, values, setup, answer, file);
        if self.machine.size() == functions {
            self.continued.cut(tokens, file as usize); // nothing points into the text any more
        }
        result.map_err(|mut mistake| {
            mistake.printed = String::from_utf8_lossy(&self.printed.borrow()).into_owned();
            let end = text.trim_end().len() as u32;
            mistake.span = Span { start: mistake.span.start.min(end), end: mistake.span.end.clamp(mistake.span.start.min(end), end) };
            mistake
        })
    }

    fn text_of<'a>(
        &mut self,
        cx: Cx<'a>,
        text: &'a str,
        values: &dyn Fn(&str) -> Option<AlgebraValue<'a>>,
        setup: &Setup,
        answer: Answer<'_, 'a>,
        file: u32,
    ) -> Result<ProgramAnswer<'a>, Box<ProgramError>> {
        let start = match self.continued.text("<text>", text, &*setup.files) {
            Ok(start) => start,
            Err(PreprocessError { place, fault }) => return Err(self.wrong(Stage::Form, place, &fault, file)),
        };
        self.provide(start);
        let lent = self.named(start, values);
        let items = self.parsed(start, &lent, file)?;
        // Statements alone are read by the rules of the session; a text with definitions or lines of the preprocessor is a
        // program, which runs as it is compiled.
        self.machine.state.options.mode = if self.any || has_directive(text) { Mode::Cxx } else { cx.mode };
        let done = self.performed(cx, items, &lent, start, file)?;
        let mut bound = self.changed(cx, start, &lent, &done);
        self.refreshed(cx, start, values, &done, &mut bound);
        self.declared(cx, &done, self.refers(start), &mut bound);
        let value = match &done.value {
            Some(v) => {
                let whole = Place { file, start: 0, end: text.trim_end().len() as u32 };
                answer(self, v).map_err(|fault| self.wrong(Stage::Meaning, whole, &fault, file))?
            }
            None => AlgebraValue::Nothing,
        };
        self.machine.flush();
        let printed = String::from_utf8_lossy(&self.printed.borrow()).into_owned();
        let binds_last = done.value.is_none() && done.declared.last().is_some_and(|(n, _)| bound.last().is_some_and(|(b, _)| **n == **b));
        Ok(ProgramAnswer {
            printed: cx.arena.alloc_str(&printed),
            value,
            bound,
            binds_last,
            findings: self.findings(setup),
            status: done.status,
        })
    }

    /// What a text did without a word, and what it left out.
    fn findings(&mut self, setup: &Setup) -> Vec<String> {
        let mut all: Vec<String> = std::mem::take(&mut self.machine.state.findings).into_iter().map(|(finding, _)| finding).collect();
        if let Some((ran, of)) = self.machine.launch.ran.take()
            && ran < of
        {
            all.push(format!("the kernel ran for {ran} of {of} threads: `cutectl run --thread LIST --block X FILE` chooses others"));
        }
        if std::mem::take(&mut self.machine.state.asked_device) && setup.settings.arch.is_none() {
            all.push(format!("the device is sm_{}: `--arch` chooses another", self.machine.state.options.arch));
        }
        all
    }

    /// The statements and definitions of the text whose tokens begin at `start`.
    fn parsed(&mut self, start: usize, lent: &[(Name, AlgebraValue)], file: u32) -> Result<Vec<Item>, Box<ProgramError>> {
        let names: Vec<Name> =
            lent.iter().filter(|(_, value)| !matches!(value, AlgebraValue::Type(_))).map(|(name, _)| name.clone()).collect();
        self.tidy(start, &names);
        let sources = &self.continued.sources;
        let items = parser::parse_next(&self.continued.tokens, start, sources, &mut self.known, &names, Reading::Statements)
            .map_err(|e| self.wrong(Stage::Form, self.continued.sources.place(e.at), &e.fault(), file))?;
        self.any |= items.iter().any(|item| !matches!(item, Item::Statement(_) | Item::Variables(_) | Item::UsingNamespace(_)));
        Ok(items)
    }

    /// Runs statements with the bound names lent to them; a name that they declare keeps its new meaning.
    fn performed<'a>(
        &mut self,
        cx: Cx<'a>,
        items: Vec<Item>,
        lent: &[(Name, AlgebraValue<'a>)],
        start: usize,
        file: u32,
    ) -> Result<Done, Box<ProgramError>> {
        let mut before = Vec::new();
        for (name, value) in lent {
            let v = into_program(&mut self.machine.state, cx, *value)
                .map_err(|fault| self.wrong(Stage::Meaning, Place { file, ..Place::default() }, &fault, file))?;
            before.push(self.machine.lend(name, v));
        }
        // What `&` stands in front of may be referred to from now on.
        let refers = self.refers(start);
        let performed = self.machine.perform(items, &["cutectl".to_string()]);
        let after = lent
            .iter()
            .filter(|(_, value)| !matches!(value, AlgebraValue::Type(_)))
            .filter_map(|(name, _)| Some((name.clone(), self.machine.lent(name)?)))
            .collect();
        match performed {
            Ok(Performed { value, declared, status }) => {
                before.retain(|(name, _)| !declared.iter().any(|(n, _)| n == name));
                if refers && !declared.is_empty() {
                    for (name, _) in before.drain(..) {
                        self.own.insert(name.clone());
                        self.referred.insert(name.clone());
                        self.shared.insert(name);
                    }
                }
                before.into_iter().for_each(|b| self.machine.give_back(b));
                Ok(Done { value, declared, status, after })
            }
            Err(Stop { at, fault }) => {
                before.into_iter().for_each(|b| self.machine.give_back(b));
                self.machine.flush();
                let stage = if fault.is_name() { Stage::Name } else { Stage::Meaning };
                Err(self.wrong(stage, self.continued.sources.place(at), &fault, file))
            }
        }
    }

    /// Gives the machine the definitions of the prelude that a text needs.
    fn provide(&mut self, start: usize) {
        if self.continued.tokens[start..].iter().any(|t| names_array(&t.text)) {
            self.machine.may_have_arrays();
        }
        if let Some(ours) = self.prelude.needed_next(self.continued.tokens[start..].iter().map(|t| &*t.text)) {
            self.machine.provide(ours);
        }
    }

    /// Makes the text whole: the last `;` may be missing, and what the notation binds as a value may stand for its type.
    fn tidy(&mut self, start: usize, values: &[Name]) {
        let mut tokens: Vec<Token> = Vec::new();
        let text = self.continued.tokens.split_off(start);
        let word = |text: Name, kind, like: &Token| Token { kind, text, place: like.place, glued: false, first: false, spaced: true };
        let mut at = 0;
        while at < text.len() {
            let token = &text[at];
            let member = at > 0 && matches!(&*text[at - 1].text, "." | "->" | "::");
            let next = text.get(at + 1);
            if token.kind == TokenKind::Name && !member && values.contains(&token.text) {
                if next.is_some_and(|t| t.is("{")) && text.get(at + 2).is_some_and(|t| t.is("}")) {
                    tokens.push(token.clone());
                    at += 3;
                    continue;
                }
                if next.is_some_and(|t| t.kind == TokenKind::Name || t.is("::")) {
                    let (decltype, open, close) = (self.continued.name("decltype"), self.continued.name("("), self.continued.name(")"));
                    tokens.push(Token { first: token.first, ..word(decltype, TokenKind::Name, token) });
                    tokens.push(word(open, TokenKind::Punctuation, token));
                    tokens.push(token.clone());
                    tokens.push(word(close, TokenKind::Punctuation, token));
                    at += 1;
                    continue;
                }
            }
            if token.kind == TokenKind::End && !tokens.last().is_none_or(|t| t.is(";")) {
                let semicolon = self.continued.name(";");
                tokens.push(word(semicolon, TokenKind::Punctuation, token));
            }
            tokens.push(token.clone());
            at += 1;
        }
        self.continued.sources.places.truncate(start);
        self.continued.sources.places.extend(tokens.iter().map(|t| t.place));
        self.continued.tokens.extend(tokens);
    }

    fn facts(&mut self, cx: Cx<'_>, class: ClassId, notation: Notation) -> Vec<MemberFact> {
        let members = self.machine.members(class);
        let mut facts = Vec::new();
        for (name, kind, v) in members {
            let value = match v {
                Err(fault) => Err(fault.message.clone()),
                Ok(v) => match out_of_program(&mut self.machine.state, cx, &v) {
                    Ok(Some(value)) => Ok(notation.text(value)),
                    Ok(None) => Ok(self.machine.type_name(&v)),
                    Err(fault) => Err(fault.message.clone()),
                },
            };
            facts.push(MemberFact { name: name.to_string(), kind, value });
        }
        facts
    }
}

fn mistake(stage: Stage, span: Span, fault: &Fault) -> ProgramError {
    let code = fault.code(stage == Stage::Form);
    ProgramError { stage, span, code, message: fault.message.clone(), help: fault.help.clone(), printed: String::new() }
}

/// Whether a line of the preprocessor stands in a text.
fn has_directive(text: &str) -> bool {
    let starts = |line: &str| line.trim_start().strip_prefix('#').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_lowercase()));
    text.contains('#') && text.lines().any(starts)
}

/// Whether a file of that name is C++.
pub fn is_cxx_file(name: &str) -> bool {
    let extension = name.rsplit_once('.').map_or("", |(_, extension)| extension);
    ["cu", "cuh", "cpp", "cc", "cxx", "h", "hpp"].contains(&extension)
}
