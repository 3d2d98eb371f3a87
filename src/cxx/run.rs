//! A program from its text to its exit status.

use super::ast::Item;
use super::machine::Machine;
pub use super::machine::{Launch, Stop};
use super::parser::{self, Known, Reading};
use super::preprocess::{self, Files, Settings};
use super::program::Program;
use super::token::Sources;
use super::value::Fault;
use super::world::{Options, World};
use std::rc::Rc;

/// How a program is run.
pub struct Run<'a> {
    /// Its macros and architecture.
    pub settings: Settings,
    /// Where it finds what it includes.
    pub files: &'a dyn Files,
    /// The threads that its kernels run for.
    pub launch: Launch,
    /// The name of the program and its arguments.
    pub args: Vec<String>,
    /// What the drawing of print statements needs.
    pub prepare: fn(&mut World),
    /// Takes standard output and standard error as they are written; `false` ends the run.
    pub sink: &'a mut dyn FnMut(&[u8], &[u8]) -> bool,
}

/// What a program has come to.
pub struct Ended {
    /// Its exit status, or why it ended in the middle: the place and the fault.
    pub status: Result<i32, (super::token::Place, Box<Fault>)>,
    /// Its files.
    pub sources: Rc<Sources>,
    /// What C++ does in silence.
    pub findings: Vec<String>,
    /// How many threads of a kernel ran, and of how many.
    pub threads: Option<(u64, u64)>,
    /// Whether the text depends on the architecture.
    pub asks_arch: bool,
}

/// Runs the program `text`, called `name`.
pub fn run(name: &str, text: &str, run: Run) -> Ended {
    let arch = run.settings.arch;
    let pre = match preprocess::preprocess(name, text, &run.settings, run.files) {
        Ok(pre) => pre,
        Err((sources, mistake)) => {
            return Ended {
                status: Err((mistake.place, mistake.fault)),
                sources: Rc::new(sources),
                findings: Vec::new(),
                threads: None,
                asks_arch: false,
            };
        }
    };
    let sources = Rc::new(pre.sources);
    let ended = |status, findings, threads| Ended { status, sources: sources.clone(), findings, threads, asks_arch: pre.asks_arch };
    let parsed = parser::parse(&pre.tokens, &sources, 1);
    // statements at the level of the file: it is the body of `main`
    let pasted = match &parsed {
        Ok(unit) => is_body(&unit.items),
        Err(_) => !pre.tokens.iter().any(|t| matches!(&*t.text, "main" | "TEST")),
    };
    let body =
        if pasted { parser::parse_next(&pre.tokens, 0, &sources, &mut Known::default(), &[], Reading::Statements).ok() } else { None };
    let mut program = Program::default();
    program.add(super::prelude::unit(), true);
    match parsed {
        _ if body.is_some() => {}
        Ok(unit) => program.add(unit, false),
        Err(e) => return ended(Err((sources.place(e.at), e.fault())), Vec::new(), None),
    }
    let mut world = World::new(Options { arch: arch.unwrap_or(80), ..Options::default() });
    (run.prepare)(&mut world);
    let mut machine = Machine::new(program, world, Box::new(run.sink));
    machine.launch = run.launch;
    machine.with_sources(sources.clone());
    let status = match body {
        Some(items) => machine.perform(items, &run.args).map(|done| done.status.unwrap_or(0)),
        None => machine.main(&run.args),
    };
    machine.flush();
    let status = status.map_err(|stop| (sources.place(stop.at), stop.fault));
    ended(status, std::mem::take(&mut machine.world.findings), machine.launch.ran)
}

/// Whether a file without `main` and without tests has statements at its own level.
fn is_body(items: &[Item]) -> bool {
    let main = |item: &Item| matches!(item, Item::Test(_)) || matches!(item, Item::Function(f) if &*f.name == "main");
    items.iter().any(|item| matches!(item, Item::Statement(_))) && !items.iter().any(main)
}
