//! `why`: what the errors in a compiler's log mean.

use crate::algebra::Mode;
use crate::commands::table::Run;
use crate::eval::Session;
use crate::program::app::{App, Done, Stop};
use crate::program::flags::Formatted;
use crate::render::answer::Answer;
use crate::render::table::{self, Cell, Format};
use crate::say::visible::visible;
use crate::say::why::Finding;
use crate::syntax::log::clean::{MAX_LINE, plain};
use crate::syntax::log::{Reader, Report, json};
use clap::{Args, ValueHint};
use serde::Serialize;
use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal, Read, Write};

/// The most findings that are told apart; what follows them is counted.
const MAX_FINDINGS: usize = 256;
/// How many operands the text names beside a call.
const SHOWN: usize = 6;

/// The arguments of `why`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Why {
    /// A log of nvcc, NVRTC, clang, g++ or the CuTe DSL; `-` or none reads standard input
    #[arg(value_name = "LOG", value_hint = ValueHint::FilePath)]
    pub log: Option<String>,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Why {
    const NO_STEPS: &'static str = "its answer is an explanation already: `cutectl why LOG`";
    const ABOUT: &'static str = "What the errors in a compiler's log mean";
    const EXAMPLES: &'static str = "\
Examples:
  nvcc -std=c++17 -c kernel.cu 2>&1 | cutectl why
  cutectl why build.log
  python gemm.py 2>&1 | cutectl why --format json

For each assertion of CuTe that fails, each overload that is missing: your line, the call with its
operands as layouts, what it means, and the nearest operands that work. Whatever else a build prints is
read over. The status is 0 with findings, 1 without.";

    fn run(&self, app: &mut App) -> Done {
        let path = self.log.as_deref().unwrap_or("-");
        let found = match path {
            "-" => {
                let stdin = io::stdin();
                if stdin.is_terminal() {
                    app.say("reading a log from the terminal; end with Ctrl-D");
                }
                findings(&mut stdin.lock(), "standard input")?
            }
            path => match File::open(path) {
                Ok(mut file) => findings(&mut file, path)?,
                Err(error) => return Err(Stop::Failed(format!("cannot read {path}: {error}"))),
            },
        };
        if found.is_empty() {
            app.no();
        }
        match self.format.format {
            Format::Text => text(app, &found),
            format => answer(app, format, &found),
        }
    }
}

/// The findings of a log, each cause once.
fn findings(input: &mut dyn Read, name: &str) -> Result<Vec<Finding>, Stop> {
    let failed = |error: io::Error| Stop::Failed(format!("cannot read {name}: {error}"));
    let mut input = BufReader::with_capacity(1 << 16, input);
    let (mut reader, mut all) = (Reader::default(), Vec::new());
    let mut session = Session::new(Mode::Cxx);
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = (&mut input).take(MAX_LINE as u64).read_until(b'\n', &mut line).map_err(failed)?;
        if read == 0 {
            break;
        }
        if json::begins(&line) {
            document(&mut input, &mut line).map_err(failed)?;
            let text = String::from_utf8_lossy(&line);
            let lines = json::lines(&text).unwrap_or_else(|| text.lines().map(|l| plain(l.as_bytes()).into_owned()).collect());
            for line in lines {
                if let Some(report) = reader.line(&line) {
                    keep(&mut all, &report, &mut session);
                }
            }
            continue;
        }
        if line.last() != Some(&b'\n') {
            input.skip_until(b'\n').map_err(failed)?;
        }
        if let Some(report) = reader.line(&plain(&line)) {
            keep(&mut all, &report, &mut session);
        }
    }
    if let Some(report) = reader.finish() {
        keep(&mut all, &report, &mut session);
    }
    Ok(all)
}

/// The rest of a document of JSON whose first line is in `text`: of that line, or to the line with its last bracket.
fn document(input: &mut impl BufRead, text: &mut Vec<u8>) -> io::Result<()> {
    let close: &[u8] = match text.trim_ascii() {
        b"{" => b"}",
        b"[" => b"]",
        _ => b"",
    };
    loop {
        let whole = text.last() == Some(&b'\n');
        let start = if whole { text.len() } else { text.iter().rposition(|b| *b == b'\n').map_or(0, |at| at + 1) };
        if whole && close.is_empty() || text.len() >= json::MAX_DOCUMENT {
            return Ok(());
        }
        let left = json::MAX_DOCUMENT - text.len();
        if input.by_ref().take(left as u64).read_until(b'\n', text)? == 0 {
            return Ok(());
        }
        if !close.is_empty() && text[start..].strip_suffix(b"\n").unwrap_or(&text[start..]).trim_ascii_end() == close {
            return Ok(());
        }
    }
}

/// Adds a report to its cause, or as a new one.
fn keep(all: &mut Vec<Finding>, report: &Report, session: &mut Session) {
    let mut finding = Finding::of(report);
    let cause = match all.iter().position(|f| f.includes(&finding)) {
        None if finding.follows(report) => all.len().checked_sub(1),
        cause => cause,
    };
    match cause {
        Some(cause) => all[cause].more += 1,
        None if all.len() < MAX_FINDINGS => {
            finding.explain(report, session);
            all.push(finding);
        }
        None => {}
    }
}

/// Writes the findings as text.
fn text(app: &mut App, found: &[Finding]) -> Done {
    if found.is_empty() {
        return Ok(writeln!(app.out, "no error of CuTe in this log")?);
    }
    for (i, finding) in found.iter().enumerate() {
        if i > 0 {
            writeln!(app.out)?;
        }
        let place = finding.at.as_ref().map(|p| format!("{}:{}: ", p.file, p.line)).unwrap_or_default();
        let mut lines = vec![format!("{place}{}", finding.message)];
        match &finding.call {
            Some(call) => lines.push(format!("  {call}")),
            None => lines.extend(operands(finding)),
        }
        let code = finding.code.map(|code| format!(" [{code}]")).unwrap_or_default();
        lines.extend(finding.help.iter().enumerate().map(|(i, help)| format!("  = {help}{}", if i == 0 { &code } else { "" })));
        for (call, value) in &finding.nearest {
            lines.push(if value.is_empty() { format!("  = {call} works") } else { format!("  = {call} is {value}") });
        }
        lines.extend(finding.header.as_ref().map(|h| format!("  {} {}", if finding.asserted { "asserted at" } else { "at" }, short(h))));
        if finding.more > 0 {
            let errors = if finding.more == 1 { "1 more error comes" } else { &format!("{} more errors come", finding.more) };
            lines.push(format!("  {errors} from it"));
        }
        for line in lines {
            writeln!(app.out, "{}", visible(&line))?;
        }
    }
    Ok(())
}

/// The operands of a call that has no text: by their names in the headers, or else as they come.
fn operands(finding: &Finding) -> Vec<String> {
    let named = &finding.named[..finding.named.len().min(SHOWN)];
    let width = named.iter().map(|o| o.name.len()).max().unwrap_or(0);
    if !named.is_empty() {
        return named.iter().map(|o| format!("  {:width$}  {}", o.name, o.value)).collect();
    }
    let says_something = |o: &&String| o.bytes().any(|b| !b"(_,)".contains(&b));
    finding.operands.iter().filter(says_something).take(SHOWN).map(|o| format!("  {o}")).collect()
}

/// A header from `cute/` or `cutlass/` on.
fn short(header: &str) -> &str {
    ["include/", "include\\"].iter().find_map(|folder| header.rfind(folder).map(|at| &header[at + folder.len()..])).unwrap_or(header)
}

/// Writes the findings in a format that programs read.
fn answer(app: &mut App, format: Format, found: &[Finding]) -> Done {
    let objects = found.iter().map(Object::from);
    match format {
        Format::Json => return Ok(Answer::new().object(Objects { findings: objects.collect() }).write(&mut app.out, format)?),
        Format::Ndjson => {
            let mut objects = objects;
            return objects.try_for_each(|object| Ok(Answer::new().object(object).write(&mut app.out, format)?));
        }
        _ => {}
    }
    let rows: Vec<Vec<Cell>> = found
        .iter()
        .map(|f| {
            let (file, line) = f.at.as_ref().map_or((String::new(), String::new()), |p| (p.file.clone(), p.line.to_string()));
            let operands = f.call.clone().unwrap_or_else(|| f.operands.join("; "));
            [file, line, f.message.clone(), operands, f.help.join("; "), f.header.clone().unwrap_or_default()].map(Cell::Text).to_vec()
        })
        .collect();
    Ok(table::words(&mut app.out, format, &["file", "line", "message", "operands", "help", "header"], &rows)?)
}

/// The JSON object of all findings.
#[derive(Serialize)]
struct Objects<'f> {
    findings: Vec<Object<'f>>,
}

/// The JSON object of one finding.
#[derive(Serialize)]
struct Object<'f> {
    message: &'f str,
    header: Option<&'f str>,
    operands: &'f [String],
    named: Vec<ObjectOperand<'f>>,
    call: Option<&'f str>,
    at: Option<ObjectPlace<'f>>,
    code: Option<&'f str>,
    help: String,
    nearest: Vec<ObjectCall<'f>>,
    more: usize,
}

#[derive(Serialize)]
struct ObjectOperand<'f> {
    name: &'f str,
    value: &'f str,
}

#[derive(Serialize)]
struct ObjectPlace<'f> {
    file: &'f str,
    line: u32,
}

#[derive(Serialize)]
struct ObjectCall<'f> {
    call: &'f str,
    value: Option<&'f str>,
}

impl<'f> From<&'f Finding> for Object<'f> {
    fn from(finding: &'f Finding) -> Self {
        let nearest = finding.nearest.iter();
        Object {
            message: &finding.message,
            header: finding.header.as_deref(),
            operands: &finding.operands,
            named: finding.named.iter().map(|o| ObjectOperand { name: &o.name, value: &o.value }).collect(),
            call: finding.call.as_deref(),
            at: finding.at.as_ref().map(|place| ObjectPlace { file: &place.file, line: place.line }),
            code: finding.code,
            help: finding.help.join("\n"),
            nearest: nearest.map(|(call, value)| ObjectCall { call, value: Some(value.as_str()).filter(|v| !v.is_empty()) }).collect(),
            more: finding.more,
        }
    }
}
