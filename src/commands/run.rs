//! `run`: a C++ program, as compiled.

use super::definitions::{self, Beside};
use super::programs;
use crate::commands::table::Run as Command;
use crate::cxx::preprocess::Settings;
use crate::cxx::run::{Launch, Run, RunResult, run};
use crate::cxx::token::{Place, Sources};
use crate::cxx::value::FaultKind;
use crate::program::app::{App, Done, Stop};
use crate::program::operand::{self, List};
use crate::say::report::Origin;
use crate::say::{Diagnostic, Label, Severity};
use crate::syntax::ast::Span;
use clap::{Args, ValueHint};
use std::io::{Read, Write};

/// The most bytes of a program.
const MAX_PROGRAM: u64 = 1 << 24;

/// The arguments of `run`
#[derive(Args, Debug)]
#[group(skip)]
pub struct RunProgram {
    /// The program, and its arguments: all that stands behind FILE; `-` reads standard input
    // One list: only so is what begins with `-` the program's from the first word on.
    #[arg(id = "program", value_names = ["FILE", "ARGS"], num_args = 1.., required = true, trailing_var_arg = true, value_hint = ValueHint::FilePath)]
    pub words: Vec<String>,
    /// The architecture that the text is read for, and that the device has: sm_80
    #[arg(long, value_name = "ARCH")]
    pub arch: Option<String>,
    /// The block that a kernel runs for
    #[arg(long, value_name = "X[,Y[,Z]]")]
    pub block: Option<String>,
    /// The threads that it runs for: numbers and ranges such as 0,32-63, or `all`
    #[arg(long, value_name = "LIST")]
    pub thread: Option<String>,
    /// The most steps that it may take, instead of 400000000
    #[arg(long, value_name = "N")]
    pub steps: Option<u64>,
}

impl Command for RunProgram {
    const NO_STEPS: &'static str =
        "a program prints what it prints: `cutectl explain -f FILE EXPR` explains an expression over its definitions";
    const ABOUT: &'static str = "Run a C++ program that uses CuTe";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl run layouts.cu
  cutectl run --thread 37 --block 1 sgemm.cu 256 256 128
  echo 'int main() { cute::print(cute::Int<4>{}); }' | cutectl run -

What the program prints goes to standard output, byte for byte; the exit status is main's. A file of
gtest's tests runs its tests. A kernel runs for the threads that are asked for, its data is not computed.
What stands behind FILE belongs to the program.";

    fn of_words(words: Vec<String>) -> Option<RunProgram> {
        (!words.is_empty()).then_some(RunProgram { words, arch: None, block: None, thread: None, steps: None })
    }

    fn run(&self, app: &mut App) -> Done {
        program(app, self)
    }
}

/// Runs the program and says how it ended.
fn program(app: &mut App, command: &RunProgram) -> Done {
    let (file, args) = command.words.split_first().ok_or_else(|| Stop::Failed("no program is named".into()))?;
    let (name, text) = read(file)?;
    let Some(text) = text else {
        app.refuse_as("E0112", &format!("`{name}` is not UTF-8"));
        return Ok(());
    };
    let Some(arch) = definitions::architecture(command.arch.as_deref()) else {
        app.refuse("`--arch` takes an architecture: `sm_80`, `SM80` or `80`");
        return Ok(());
    };
    let Some(launch) = launch(command) else {
        app.refuse("`--block` takes up to three numbers, `--thread` numbers and ranges such as `0,32-63`, or `all`");
        return Ok(());
    };
    let interrupt = app.interrupt();
    let last_thread = launch.threads.as_ref().and_then(|threads| threads.iter().max().copied());
    let args = std::iter::once(&name).chain(args).cloned().collect();
    let mut written = Ok(());
    let mut sink = |out: &[u8], err: &[u8]| {
        let result = app.out.write_all(out).and_then(|()| if err.is_empty() { Ok(()) } else { app.out.flush() });
        if !err.is_empty() {
            let _ = std::io::stderr().write_all(err);
        }
        if written.is_ok() {
            written = result;
        }
        written.is_ok()
    };
    let settings = Settings { defines: definitions::macros(&app.define), arch };
    let files = Beside::new(&app.include);
    let ended = run(
        &name,
        &text,
        Run { settings, files: &files, launch, args, steps: command.steps, prepare: programs::prepare, interrupt, sink: &mut sink },
    );
    written?;
    app.flush()?;
    notes(app, &ended, arch, last_thread);
    match ended.status {
        Ok(status) => app.exit_with(status as u8),
        Err(_) if app.is_cancelled() => return Err(Stop::Cancelled),
        Err((place, fault)) => {
            let word = if fault.kind == FaultKind::Limit { "limit: " } else { "" };
            // a name, or a macro, may come from a file that is not there
            let missing = if fault.is_name() || ended.is_form { said_missing(&ended.missing) } else { None };
            let wrong = Diagnostic {
                severity: Severity::Error,
                code: fault.code(ended.is_form),
                message: format!("{word}{}", fault.message),
                labels: Vec::new(),
                help: missing.or_else(|| fault.help.clone()).into_iter().collect(),
            };
            show(app, &ended.sources, place, wrong);
            if ended.is_aborted {
                app.exit_with(ABORTED);
            }
        }
    }
    Ok(())
}

/// Says the findings of a run, and by which choices it came about.
fn notes(app: &mut App, ended: &RunResult, arch: Option<u32>, last_thread: Option<u32>) {
    for (finding, place) in &ended.findings {
        match place {
            Some(place) => {
                let message = finding.clone();
                let found = Diagnostic { severity: Severity::Warning, code: "E0907", message, labels: Vec::new(), help: Vec::new() };
                show(app, &ended.sources, *place, found);
            }
            None => app.say(&format!("warning: {finding}")),
        }
    }
    if let Some((ran, of)) = ended.threads
        && ran < of
        && last_thread.is_none_or(|last| u64::from(last) < of)
    {
        app.say(&format!("note: the kernel ran for {ran} of {of} threads; `--thread` and `--block` choose others"));
    }
    if let Some(device) = ended.device {
        app.say(&format!("note: the device is sm_{device}, the lowest that the program accepts; `--arch` chooses another"));
    }
    if arch.is_none() && ended.asks_arch && ended.threads.is_some() {
        app.say("note: the text depends on `__CUDA_ARCH__`, which only a device's pass defines; `--arch sm_80` reads that");
    }
}

/// The status of a program that a failed `assert` ends, as a shell tells it.
const ABORTED: u8 = 134;

/// The name of a program and its text, `None` where it is not UTF-8.
fn read(file: &str) -> Result<(String, Option<String>), Stop> {
    let mut bytes = Vec::new();
    let name = if file == "-" { "<stdin>".to_string() } else { file.to_string() };
    let result = match file {
        "-" => std::io::stdin().take(MAX_PROGRAM + 1).read_to_end(&mut bytes),
        file => std::fs::File::open(file).and_then(|f| f.take(MAX_PROGRAM + 1).read_to_end(&mut bytes)),
    };
    result.map_err(|error| Stop::Failed(format!("cannot read {name}: {error}")))?;
    if bytes.len() as u64 > MAX_PROGRAM {
        return Err(Stop::Failed(format!("{name} has more than {MAX_PROGRAM} bytes, the most of a program")));
    }
    Ok((name, String::from_utf8(bytes).ok()))
}

fn launch(command: &RunProgram) -> Option<Launch> {
    let mut launch = Launch::default();
    if let Some(block) = &command.block {
        for (i, n) in operand::numbers(block)?.into_iter().enumerate() {
            *launch.block.get_mut(i)? = u32::try_from(n).ok()?;
        }
    }
    if let Some(threads) = &command.thread {
        launch.threads = match List::read(threads)? {
            List::All => None,
            list => Some(list.below(1024).ok()?.into_iter().map(|thread| thread as u32).collect()),
        };
    }
    Some(launch)
}

/// Shows a diagnostic with the line of the program that it is about.
fn show(app: &mut App, sources: &Sources, place: Place, diagnostic: Diagnostic) {
    let file = sources.files.get(place.file as usize);
    let text = file.map_or("", |f| &f.text);
    let start = place.start as usize;
    // nothing is marked beyond the line
    let rest = text.get(start..).unwrap_or_default();
    let end = start + rest.find('\n').unwrap_or(rest.len()).min(place.end.saturating_sub(place.start) as usize);
    let labels = vec![Label { span: Span::new(start, end), text: String::new() }];
    let origin = Origin { file: file.map(|f| &*f.name), line: 1, from: 0, argument: false };
    app.show(&Diagnostic { labels, ..diagnostic }, text, &origin);
}

/// What to do about files that a program includes and that are not there.
fn said_missing(files: &[String]) -> Option<String> {
    let (first, rest) = files.split_first()?;
    let (others, are) = match rest.len() {
        0 => (String::new(), "was"),
        1 => (format!(" and `{}`", rest[0]), "were"),
        n => (format!(" and {n} other files"), "were"),
    };
    Some(format!("`{first}`{others}, which the program includes, {are} not found: `-I DIR` names a folder to look in"))
}
