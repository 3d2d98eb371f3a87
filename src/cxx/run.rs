//! A program from its text to its exit status.

use super::ast::Item;
use super::machine::Machine;
pub use super::machine::{Launch, Stop};
use super::parser::{self, Known, Reading};
use super::prelude::{Prelude, names_array, tells_const};
use super::preprocess::{self, Files, Settings};
use super::program::Program;
use super::state::{Options, State};
use super::token::Sources;
use super::value::Fault;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// How a program is run.
///
/// ```
/// use cutectl::cxx::preprocess::{NoFiles, Settings};
/// use cutectl::cxx::run::{Launch, Run, run};
///
/// let mut printed = Vec::new();
/// let how = Run {
///     settings: Settings::default(),
///     files: &NoFiles,
///     launch: Launch::default(),
///     args: vec!["a.out".into()],
///     steps: None,
///     prepare: |_| {},
///     interrupt: None,
///     sink: &mut |out, _| {
///         printed.extend_from_slice(out);
///         true
///     },
/// };
/// let text = "int main() { cute::print(cute::make_layout(cute::Int<4>{})); return 3; }";
/// assert_eq!(run("a.cpp", text, how).status.ok(), Some(3));
/// assert_eq!(printed, b"_4:_1");
/// ```
pub struct Run<'a> {
    /// The macros and the architecture.
    pub settings: Settings,
    /// The files that it can include.
    pub files: &'a dyn Files,
    /// The threads that its kernels run for.
    pub launch: Launch,
    /// The name of the program and its arguments.
    pub args: Vec<String>,
    /// The most steps that it may take, where it is not the limit of all programs.
    pub steps: Option<u64>,
    /// What the drawing of print statements needs.
    pub prepare: fn(&mut State),
    /// Set from outside to end the run.
    pub interrupt: Option<Arc<AtomicBool>>,
    /// Takes standard output and standard error as they are written; `false` ends the run.
    pub sink: &'a mut dyn FnMut(&[u8], &[u8]) -> bool,
}

/// The end of a run: its status, its warnings, and what it depended on.
pub struct RunResult {
    /// Its exit status, or why it ended in the middle: the place and the fault.
    pub status: Result<i32, (super::token::Place, Box<Fault>)>,
    /// Whether the form of its text is wrong, so that nothing of it ran.
    pub is_form: bool,
    /// The files of the program, for messages.
    pub sources: Rc<Sources>,
    /// Warnings: conversions and the like that C++ does without a diagnostic.
    pub findings: Vec<(String, Option<super::token::Place>)>,
    /// The files that it includes and that are neither there nor built in.
    pub missing: Vec<String>,
    /// How many threads of a kernel ran, and of how many.
    pub threads: Option<(u64, u64)>,
    /// Whether the text depends on the architecture.
    pub asks_arch: bool,
    /// Whether an `assert` has ended it.
    pub is_aborted: bool,
    /// The architecture of the device that the program asked for, where it was not chosen.
    pub device: Option<u32>,
}

/// The architecture of the device that a program finds first.
const LOWEST_DEVICE: u32 = 70;
/// The architectures that are tried in order where a program refuses the lowest one.
const HIGHER_DEVICES: [u32; 3] = [80, 90, 100];

/// Runs the program `text`, called `name`.
///
/// A program that asks for the properties of its device, where none is chosen, has the lowest architecture with which it
/// comes to launch a kernel, or the lowest of all.
pub fn run(name: &str, text: &str, run: Run) -> RunResult {
    let Run { settings, files, launch, args, steps, prepare, interrupt, sink } = run;
    let mut plan = Plan { name, text, settings: &settings, files, launch, args: &args, steps, prepare, interrupt };
    if let Some(arch) = settings.arch {
        return plan.attempt(arch, sink).ended;
    }
    plan.launch.holds_back = true;
    // what was written before the question is the same with every device
    let mut written = [0usize; 2];
    let mut on = |arch: u32| {
        let mut skip = written;
        plan.attempt(arch, &mut |out, err| {
            let [skip_out, skip_err] = [skip[0].min(out.len()), skip[1].min(err.len())];
            skip = [skip[0] - skip_out, skip[1] - skip_err];
            written = [written[0] + out.len() - skip_out, written[1] + err.len() - skip_err];
            sink(&out[skip_out..], &err[skip_err..])
        })
    };
    let first = on(LOWEST_DEVICE);
    if first.is_accepted() {
        return first.ended;
    }
    for arch in HIGHER_DEVICES {
        let attempt = on(arch);
        if attempt.is_accepted() {
            return attempt.ended;
        }
    }
    if let Some((out, err)) = &first.held {
        sink(out, err);
    }
    first.ended
}

/// What is the same whatever the device is.
struct Plan<'a> {
    name: &'a str,
    text: &'a str,
    settings: &'a Settings,
    files: &'a dyn Files,
    launch: Launch,
    args: &'a [String],
    steps: Option<u64>,
    prepare: fn(&mut State),
    interrupt: Option<Arc<AtomicBool>>,
}

/// One run, with one architecture.
struct Attempt {
    ended: RunResult,
    /// What it wrote to standard output and standard error after it asked which device there is, without a launch.
    held: Option<(Vec<u8>, Vec<u8>)>,
}

impl Attempt {
    fn is_accepted(&self) -> bool {
        self.held.is_none() || self.ended.status.is_err()
    }
}

/// What a program that says `alignas` has its variables aligned to.
const WIDEST: u64 = 4096;

impl Plan<'_> {
    fn attempt(&self, arch: u32, sink: &mut dyn FnMut(&[u8], &[u8]) -> bool) -> Attempt {
        let refused = |sources, place, fault, missing| {
            let ended = RunResult {
                status: Err((place, fault)),
                is_form: true,
                sources,
                findings: Vec::new(),
                missing,
                threads: None,
                asks_arch: false,
                is_aborted: false,
                device: None,
            };
            Attempt { ended, held: None }
        };
        let pre = match preprocess::preprocess(self.name, self.text, self.settings, self.files) {
            Ok(pre) => pre,
            Err((sources, mistake)) => return refused(sources, mistake.place, mistake.fault, Vec::new()),
        };
        let sources = Rc::new(pre.sources);
        let parsed = parser::parse(&pre.tokens, &sources, 1);
        // statements at the level of the file: it is the body of `main`
        let pasted = match &parsed {
            Ok(unit) => is_body(&unit.items),
            Err(_) => !pre.tokens.iter().any(|t| matches!(&*t.text, "main" | "TEST")),
        };
        let body =
            if pasted { parser::parse_next(&pre.tokens, 0, &sources, &mut Known::default(), &[], Reading::Statements).ok() } else { None };
        let mut program = Program::default();
        program.has_arrays = pre.tokens.iter().any(|t| names_array(&t.text));
        program.tells_objects = pre.tokens.iter().any(|t| tells_const(&t.text));
        if let Some(ours) = Prelude::new(self.text).needed_next(pre.tokens.iter().map(|t| &*t.text)) {
            program.add(ours, true);
        }
        let mut items = Vec::new();
        match parsed {
            _ if body.is_some() => {}
            Ok(unit) => {
                items.clone_from(&unit.items);
                program.add(unit, false)
            }
            Err(e) => return refused(sources.clone(), sources.place(e.at), e.fault(), pre.missing),
        }
        let mut state = State::new(Options { arch, reads_input: true, interrupt: self.interrupt.clone(), ..Options::default() });
        if pre.tokens.iter().any(|t| t.is("alignas")) {
            state.memory.alignment = WIDEST;
        }
        (self.prepare)(&mut state);
        let mut machine = Machine::new(program, state, Box::new(sink));
        machine.state.asserts = pre.asserts;
        machine.launch = self.launch.clone();
        machine.most_steps = self.steps.unwrap_or(machine.most_steps);
        let work = &mut machine.state.memory.budget.most_steps;
        *work = self.steps.unwrap_or(*work);
        machine.with_sources(sources.clone());
        let status = match body {
            Some(items) => machine.perform(items, self.args).map(|done| done.status.unwrap_or(0)),
            None => match if pre.is_whole { machine.mistake(&items) } else { None } {
                Some(stop) => Err(stop),
                None => machine.main(self.args),
            },
        };
        let status = status.and_then(|status| machine.lacks_threads().map_or(Ok(status), Err));
        let status = status.map_err(|stop| (sources.place(stop.at), stop.fault));
        let held = (machine.holds_back() && status.is_ok())
            .then(|| (std::mem::take(&mut machine.state.out), std::mem::take(&mut machine.state.err)));
        machine.launch.holds_back &= machine.state.asked_device;
        let device = machine.launch.holds_back.then_some(arch);
        machine.launch.holds_back = false;
        machine.flush();
        let findings = std::mem::take(&mut machine.state.findings);
        let ended = RunResult {
            status,
            is_form: false,
            findings: findings.into_iter().map(|(text, at)| (text, at.map(|at| sources.place(at)))).collect(),
            sources,
            missing: pre.missing,
            threads: machine.launch.ran,
            asks_arch: pre.asks_arch,
            is_aborted: machine.state.is_aborted,
            device,
        };
        Attempt { ended, held }
    }
}

/// Whether a file without `main` and without tests has statements at its own level.
fn is_body(items: &[Item]) -> bool {
    let main = |item: &Item| matches!(item, Item::Test(_)) || matches!(item, Item::Function(f) if &*f.name == "main");
    items.iter().any(|item| matches!(item, Item::Statement(_))) && !items.iter().any(main)
}
