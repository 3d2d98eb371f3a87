//! The state of a run: the session, the output, and how it ends.

use crate::algebra::Mode;
use crate::cxx::session::Definitions;
use crate::eval::Session;
use crate::eval::error::Error;
use crate::eval::session::Outcome;
use crate::program::DONE;
use crate::program::NO;
use crate::program::WRONG;
use crate::program::flags::{Global, Language};
use crate::program::handover::{Part, Share, Start, Verdict};
use crate::program::operand;
use crate::program::output::{Draft, Output, Watched};
use crate::program::screen::Screen;
use crate::program::terminal;
use crate::render::answer::Answer;
use crate::render::table::Format;
use crate::render::terminal::Depth;
use crate::say::report::Origin;
use crate::say::visible::visible;
use crate::say::wrap;
use crate::say::{Diagnostic, Severity, beyond_int, explain_warning};
use crate::syntax::ast::Span;
use crate::syntax::notations::Given;
use crate::value::Value;
use crate::value::element;
use crate::value::notation::Notation;
use std::borrow::Cow;
use std::cell::RefCell;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub use crate::program::stop::{Done, Stop};

/// A run of the program: the session, its flags, and where answers and messages go.
pub struct App {
    /// The bindings and the integer mode.
    pub session: Session,
    /// Standard output, or the file of `-o`.
    pub out: BufWriter<Watched>,
    /// The notation in which values are written.
    pub notation: Notation,
    /// Whether standard output is a terminal.
    pub terminal: bool,
    /// Whether standard output takes colour.
    pub color: bool,
    /// How many colours the terminal has.
    pub depth: Depth,
    /// The line being written, kept for its memory.
    pub line: Vec<u8>,
    /// Whether an unsound answer is an error and no warning.
    pub strict: bool,
    /// Whether answers of batches are checked for soundness too (`--check`).
    pub check: bool,
    /// The definitions of C++ that are read.
    pub definitions: Option<Rc<Definitions>>,
    /// The language of files, where it is said.
    pub language: Option<Language>,
    /// What `-D` says.
    pub define: Vec<String>,
    /// The folders of `-I`.
    pub include: Vec<PathBuf>,
    /// The size of an element in bits, where `--dtype` or `--bits` says it.
    pub element_bits: Option<u32>,
    error_color: bool,
    pub(super) failed: bool,
    pub(super) answered_no: bool,
    /// What the program that was run ended with.
    program_status: Option<u8>,
    /// Set by Ctrl-C, once [`App::watch`] has been asked to.
    cancelled: Option<Arc<AtomicBool>>,
    /// What shows long output page by page, once [`App::show_by_pages`] has been asked to.
    screen: Option<Rc<RefCell<Screen>>>,
    /// The messages that are kept instead of shown, once [`App::keep_messages`] has been asked to.
    pub(super) kept: RefCell<Option<Vec<String>>>,
    /// Whether standard output is a terminal and takes colour.
    stdout: (bool, bool),
    /// What the lines of an input say of the run, beside whether one failed.
    pub(super) lines: Verdict,
    /// How many threads `--jobs` asks for.
    pub(super) jobs: Option<usize>,
    /// What starts threads that share the lines of an input, once [`App::share_lines`] has said so.
    pub(super) start: Option<Start>,
    /// The lines that this thread answers, where it is one of several.
    pub(super) share: Option<Share>,
}

/// Where results are gathered before they are written.
fn buffered(to: Output, cancelled: Option<Arc<AtomicBool>>, screen: Option<Rc<RefCell<Screen>>>) -> BufWriter<Watched> {
    BufWriter::with_capacity(1 << 16, Watched { to, cancelled, closed: false, screen, heading: Vec::new() })
}

/// The extents of `128,64` or `(128,64)`; what else `--shape` holds is for the command that takes it.
fn extents(text: &str) -> Option<Vec<i64>> {
    operand::numbers(text).filter(|all| all.iter().all(|n| *n > 0))
}

impl App {
    /// Prepares a run; `None` if a `-D` does not hold, which has been reported.
    pub fn new(global: &Global) -> Option<App> {
        App::with_output(global, Output::Stdout(io::stdout().lock()), None)
    }

    /// Prepares a thread that answers a share of the lines of an input.
    pub fn of_thread(global: &Global, share: Share) -> Option<App> {
        App::with_output(global, Output::Nowhere, Some(share))
    }

    fn with_output(global: &Global, out: Output, share: Option<Share>) -> Option<App> {
        let stdout = io::stdout();
        let terminal = stdout.is_terminal();
        let plain = global.plain || std::env::var_os("CUTECTL_PLAIN").is_some_and(|v| v == "1");
        let color = terminal::wants_color(global.color, terminal);
        let mut app = App {
            session: Session { check: true, ..Session::new(if global.cxx { Mode::Cxx } else { Mode::Value }) },
            out: buffered(out, None, None),
            notation: Notation { plain, ..Notation::default() },
            terminal,
            color,
            stdout: (terminal, color),
            cancelled: None,
            screen: None,
            kept: RefCell::new(None),
            depth: terminal::depth(),
            error_color: terminal::wants_color(global.color, io::stderr().is_terminal()),
            strict: global.strict,
            definitions: None,
            language: None,
            define: global.define.clone(),
            include: global.include.clone(),
            element_bits: None,
            check: global.check || global.strict,
            line: Vec::new(),
            failed: false,
            answered_no: false,
            program_status: None,
            lines: Verdict::default(),
            jobs: global.jobs.map(usize::from),
            start: None,
            share,
        };
        app.give(global.shape.as_deref(), global.bits, global.dtype.as_deref().filter(|_| !global.chooses));
        for define in global.define.iter().filter(|_| !global.runs) {
            app.bind_definition(define);
        }
        (!app.failed).then_some(app)
    }

    /// Says what layouts in other notations leave open: their shape, and the bits or the type of an element.
    pub fn give(&mut self, shape: Option<&str>, bits: Option<u16>, dtype: Option<&str>) {
        let mut bits = bits.map(u32::from);
        if let Some(name) = dtype {
            match element::usual(name) {
                Some((size, _)) => bits = Some(size),
                None => self.refuse_element(name),
            }
        }
        self.element_bits = bits;
        self.session.env.give(Given { shape: shape.and_then(extents), bits });
    }

    /// Reports what is wrong with `source`, on standard error; the run will end with status 2.
    pub fn report(&mut self, source: &str, origin: &Origin, error: &Error) {
        let diagnostic = crate::say::explain(error, source, &self.session.env);
        self.show(&diagnostic, source, origin);
    }

    /// Shows a diagnostic on standard error; an error makes the run end with status 2.
    pub fn show(&mut self, diagnostic: &Diagnostic, source: &str, origin: &Origin) {
        self.failed |= diagnostic.severity == Severity::Error;
        let _ = self.out.flush();
        self.say_styled(&crate::say::report::text(diagnostic, source, origin, self.error_color));
    }

    /// What there is to say about the answers of a line: `true` if it is to be refused.
    pub fn judged(&mut self, outcome: &Outcome, source: &str, origin: &Origin) -> bool {
        let mut refused = false;
        for diagnostic in self.warnings(outcome, source) {
            refused |= diagnostic.severity == Severity::Error;
            self.show(&diagnostic, source, origin);
        }
        refused
    }

    /// Shows what was found wrong with an answer; under `--strict` it is refused.
    pub fn remark(&mut self, warnings: Vec<Diagnostic>, source: &str, origin: &Origin) {
        for mut diagnostic in warnings {
            if self.strict && diagnostic.severity == Severity::Warning {
                diagnostic.severity = Severity::Error;
            }
            self.show(&diagnostic, source, origin);
        }
    }

    /// The warnings of a line, errors under `--strict`.
    pub fn warnings(&self, outcome: &Outcome, source: &str) -> Vec<Diagnostic> {
        if outcome.warnings.is_empty() && (self.session.mode == Mode::Value || !self.session.check) {
            return Vec::new();
        }
        let mut all: Vec<Diagnostic> = outcome.warnings.iter().map(explain_warning).collect();
        if let (Mode::Cxx, Value::Tree(t)) = (self.session.mode, outcome.answer)
            && let Some(value) = t.beyond_int()
        {
            all.push(beyond_int(value, Span::new(0, source.trim_end().len())));
        }
        for d in &mut all {
            if self.strict && d.severity == Severity::Warning {
                d.severity = Severity::Error;
            }
        }
        all
    }

    /// Writes an answer in the format that was asked for.
    pub fn answer(&mut self, format: Format, answer: Answer) -> Done {
        let Some(width) = self.columns().filter(|_| format.is_text()) else {
            return Ok(answer.write(&mut self.out, format)?);
        };
        let mut text = Vec::new();
        answer.within(Some(width)).write(&mut text, format)?;
        for line in String::from_utf8_lossy(&text).lines() {
            writeln!(self.out, "{}", wrap::row(line, width))?;
        }
        Ok(())
    }

    /// Writes sentences: on a terminal their lines are wrapped, each under its own indentation.
    pub fn prose(&mut self, write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) -> Done {
        let mut text = Vec::new();
        write(&mut text)?;
        if !self.terminal {
            return Ok(self.out.write_all(&text)?);
        }
        let width = self.width().max(24);
        for line in String::from_utf8_lossy(&text).lines() {
            let indent = line.len() - line.trim_start().len();
            writeln!(self.out, "{}", wrap::hanging(line, width, indent + 4))?;
        }
        Ok(())
    }

    /// Refuses what was typed where no text of the language is at fault.
    pub fn refuse(&mut self, message: &str) {
        self.refuse_as("E0704", message);
    }

    /// Says that `name` is the type of no element.
    pub fn refuse_element(&mut self, name: &str) {
        let short = crate::say::words::short(name);
        self.refuse_as("E0707", &format!("`{short}` is no element type\n  help: f16, bf16, f32, half_t, float, uint8_t, int4_t, …"));
    }

    /// Refuses a picture that is too large for its medium.
    pub fn refuse_size(&mut self, message: &str) {
        self.refuse_as("E0705", message);
    }

    /// Refuses what was typed, with the code of the index.
    pub fn refuse_as(&mut self, code: &str, message: &str) {
        self.failed = true;
        let _ = self.out.flush();
        self.say(&format!("error[{code}]: {message}"));
    }

    /// Whether any input so far was refused.
    pub fn has_failed(&self) -> bool {
        self.failed
    }

    /// Keeps results in memory until [`App::release`].
    pub fn hold(&mut self) {
        self.out = buffered(Output::Memory(Vec::new()), self.cancelled.clone(), self.screen.clone());
    }

    /// What was held; from here on results go to standard output again.
    pub fn release(&mut self) -> Vec<u8> {
        let stdout = buffered(Output::Stdout(io::stdout().lock()), self.cancelled.clone(), self.screen.clone());
        match std::mem::replace(&mut self.out, stdout).into_inner() {
            Ok(Watched { to: Output::Memory(held), .. }) => held,
            _ => Vec::new(),
        }
    }

    /// Notes that a line failed whose error was part of the answers.
    pub fn failed(&mut self) {
        self.failed = true;
    }

    /// Notes that the answer to a question is "no".
    pub fn no(&mut self) {
        self.answered_no = true;
    }

    /// Counts what the command counts in its lines.
    pub fn count(&mut self, more: usize) {
        self.lines.counted += more;
    }

    /// How much the command has counted in the lines so far, whichever thread answered them.
    pub fn counted(&self) -> usize {
        self.lines.counted
    }

    /// Notes what the command looks for in its lines.
    pub fn note(&mut self) {
        self.lines.noted = true;
    }

    /// Whether the command has found in a line so far what it looks for.
    pub fn has_noted(&self) -> bool {
        self.lines.noted
    }

    /// A message of another thread, as it is.
    pub fn tell(&mut self, text: &str) {
        let _ = self.out.flush();
        self.say_styled(text);
    }

    /// A line on standard error, what is typed in it made visible.
    pub fn say(&self, text: &str) {
        self.say_styled(&visible(text));
    }

    /// A line on standard error whose control characters are its colours.
    fn say_styled(&self, text: &str) {
        if let Some(kept) = &mut *self.kept.borrow_mut() {
            kept.push(text.to_string());
            return;
        }
        match &self.out.get_ref().to {
            Output::Thread(to) => {
                let _ = to.push(Part::Message(text.to_string())); // nobody hears it who has gone
                return;
            }
            Output::Nowhere => return,
            _ => {}
        }
        let stderr = io::stderr();
        let text = if stderr.is_terminal() { wrap::message(text, self.width()).into() } else { Cow::Borrowed(text) };
        let _ = writeln!(stderr.lock(), "{text}");
    }

    /// Sends the results into a file, which appears once [`App::finish`] finds that all went well;
    /// `-` is standard output.
    pub fn redirect(&mut self, file: Option<&Path>) -> Done {
        let Some(path) = file.filter(|p| p.as_os_str() != "-") else {
            return Ok(());
        };
        let draft = self.draft(path)?;
        self.out.flush()?;
        self.out = buffered(Output::File(draft), self.cancelled.clone(), self.screen.clone());
        (self.terminal, self.color) = (false, false);
        Ok(())
    }

    /// Starts a file that appears when it is complete.
    pub fn draft(&self, path: &Path) -> Result<Draft, Stop> {
        // In the session Ctrl-C stops a listing, not the program.
        Draft::new(path, self.cancelled.is_none()).map_err(|error| Stop::Failed(format!("cannot write {}: {error}", path.display())))
    }

    /// Writes what is buffered, and keeps the file of `-o` unless something was wrong.
    pub fn finish(&mut self) -> Done {
        self.flush()?;
        if matches!(self.out.get_ref().to, Output::Stdout(_)) {
            return Ok(());
        }
        match self.reopen() {
            Output::File(draft) if !self.failed && !draft.begun() => {
                self.refuse_as("E0715", "there is nothing to write: no statement has a value; the file stays as it was");
                Ok(())
            }
            Output::File(draft) if !self.failed => Ok(draft.keep()?),
            _ => Ok(()),
        }
    }

    /// Forgets what is buffered, and the file of `-o`.
    pub fn discard(&mut self) {
        if let Output::Stdout(mut out) = self.reopen() {
            let _ = out.flush(); // standard output holds a part of a line of its own
        }
    }

    /// Goes back to standard output; what is buffered is lost.
    fn reopen(&mut self) -> Output {
        let stdout = buffered(Output::Stdout(io::stdout().lock()), self.cancelled.clone(), self.screen.clone());
        (self.terminal, self.color) = self.stdout;
        std::mem::replace(&mut self.out, stdout).into_parts().0.to
    }

    /// From now on `cancelled` stops what is being written, and not the program.
    pub fn watch(&mut self, cancelled: Arc<AtomicBool>) {
        self.out.get_mut().cancelled = Some(cancelled.clone());
        if let Some(definitions) = &self.definitions {
            definitions.watch(cancelled.clone());
        }
        self.cancelled = Some(cancelled);
    }

    /// What stops a line and not the program, once [`App::watch`] has been asked to.
    pub fn interrupt(&self) -> Option<Arc<AtomicBool>> {
        self.cancelled.clone()
    }

    /// Whether Ctrl-C has stopped the line.
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.as_ref().is_some_and(|cancelled| cancelled.load(Ordering::Relaxed))
    }

    /// From now on long output is shown page by page on this terminal, in a program that asks and answers.
    pub fn show_by_pages(&mut self) {
        if self.screen.is_none() {
            let screen = Rc::new(RefCell::new(Screen::of_terminal()));
            self.out.get_mut().screen = Some(screen.clone());
            self.screen = Some(screen);
        }
        self.begin_page();
    }

    /// A prompt has been shown: the next page begins.
    pub fn begin_page(&mut self) {
        if let Some(screen) = &self.screen {
            screen.borrow_mut().begin(self.height(), self.width());
        }
    }

    /// Ends what is shown page by page; waits until the user has left the pager.
    pub fn end_page(&mut self) {
        if let Some(screen) = &self.screen {
            screen.borrow_mut().end();
        }
    }

    /// Whether the user has seen enough of what is being shown page by page.
    pub fn has_enough(&self) -> bool {
        self.screen.as_ref().is_some_and(|screen| screen.borrow().has_enough())
    }

    /// From now on messages are kept, for a screen where they would do harm.
    pub fn keep_messages(&self) {
        *self.kept.borrow_mut() = Some(Vec::new());
    }

    /// The messages kept since [`App::keep_messages`]; from now on they are shown again.
    pub fn kept_messages(&self) -> Vec<String> {
        self.kept.borrow_mut().take().unwrap_or_default()
    }

    /// Whether something was wrong since this was asked last; an answer "no" is forgotten too.
    pub fn take_verdict(&mut self) -> bool {
        self.answered_no = false;
        std::mem::take(&mut self.failed)
    }

    /// Whether the reader of the output has gone, which a renderer may have told as another error.
    pub fn is_closed(&self) -> bool {
        self.out.get_ref().closed
    }

    /// From here on this stands in front of the first answer, or at the end of none.
    pub fn set_heading(&mut self, heading: Vec<u8>) -> Done {
        self.flush()?;
        self.out.get_mut().heading = heading;
        Ok(())
    }

    /// Writes the heading where no answer has come, unless there were nothing but errors.
    pub fn end_heading(&mut self) -> Done {
        self.flush()?;
        match self.failed {
            true => self.out.get_mut().heading.clear(),
            false => self.out.get_mut().write_heading()?,
        }
        Ok(())
    }

    /// Writes the line that `fill` makes, in the memory of the line before it.
    pub fn write_with(&mut self, fill: impl FnOnce(&App, &mut Vec<u8>) -> Done) -> Done {
        let mut line = std::mem::take(&mut self.line);
        line.clear();
        let filled = fill(self, &mut line);
        let written = filled.and_then(|()| Ok(self.out.write_all(&line)?));
        self.line = line;
        written
    }

    /// Writes what is buffered.
    pub fn flush(&mut self) -> Done {
        Ok(self.out.flush()?)
    }

    /// The exit status of the run so far.
    pub fn status(&self) -> u8 {
        match (self.program_status, self.failed, self.answered_no) {
            (Some(status), ..) => status,
            (None, true, _) => WRONG,
            (None, _, true) => NO,
            _ => DONE,
        }
    }

    /// Ends with the status of a program that was run.
    pub fn exit_with(&mut self, status: u8) {
        self.program_status = Some(status);
    }

    /// The rows that a command shows at once: those of a terminal that no session pages.
    pub fn rows(&self) -> Option<usize> {
        (self.terminal && self.screen.is_none()).then(|| self.height())
    }

    /// The columns that the results may take, where they go to a terminal.
    pub fn columns(&self) -> Option<usize> {
        self.terminal.then(|| self.width())
    }

    /// The width of the terminal in columns.
    pub fn width(&self) -> usize {
        terminal::width()
    }

    /// The height of the terminal in rows.
    pub fn height(&self) -> usize {
        terminal::height()
    }
}
