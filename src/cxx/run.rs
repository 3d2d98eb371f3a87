//! A program from its text to its exit status.

use super::machine::Machine;
pub use super::machine::{Launch, Stop};
use super::parser;
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
    let unit = match parser::parse(&pre.tokens, &sources, 1) {
        Ok(unit) => unit,
        Err(e) => return ended(Err((sources.place(e.at), e.fault())), Vec::new(), None),
    };
    let mut program = Program::default();
    program.add(super::prelude::unit(), true);
    program.add(unit, false);
    let mut world = World::new(Options { arch: arch.unwrap_or(80), in_kernel: false });
    (run.prepare)(&mut world);
    let mut machine = Machine::new(program, world, run.sink);
    machine.launch = run.launch;
    machine.with_sources(sources.clone());
    let status = machine.main(&run.args);
    machine.flush();
    let status = status.map_err(|stop| (sources.place(stop.at), stop.fault));
    ended(status, std::mem::take(&mut machine.world.findings), machine.launch.ran)
}
