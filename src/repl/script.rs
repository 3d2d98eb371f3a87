//! `:save` and `:load`: the session as a file.

use super::command::Command;
use super::shell::home;
use super::state::{LINES_KEPT, Repl};
use crate::algebra::Mode;
use crate::algebra::sorted;
use crate::commands::definitions::{is_cxx, load as load_definitions};
use crate::commands::printed::Tail;
use crate::commands::script::Script;
use crate::program::app::{Done, Stop};
use crate::program::input;
use crate::say::words::count;
use crate::syntax::lexeme::{Class, lexemes};
use bumpalo::Bump;
use std::io::Write;
use std::path::Path;

/// How deep files may load files.
const MAX_LOADING: usize = 16;
/// How many files one line may load, by way of all the files that it loads.
const MAX_LOADED: usize = 256;

/// The first line of a saved session.
const TITLE: &str = "// A cutectl session: `:load` it, or `cutectl repl < FILE`.";

/// Runs `:save`.
pub fn save(repl: &mut Repl, command: &'static Command, rest: &str) -> Done {
    let Some(path) = path(repl, command, rest) else {
        return Ok(());
    };
    if repl.memory.unsaved > 0 {
        repl.refuse(&format!("the session is longer than the {LINES_KEPT} lines, or 16 MiB, that `:save` can write"));
        return Ok(());
    }
    repl.app.redirect(Some(Path::new(&path)))?;
    writeln!(repl.app.out, "{TITLE}")?;
    for line in &repl.memory.script {
        writeln!(repl.app.out, "{line}")?;
    }
    repl.app.finish()?;
    repl.app.say(&format!("wrote {path}: {}", count(repl.memory.script.len(), "line")));
    Ok(())
}

/// Starts the script with what the command line has said before the first line.
pub fn begin(repl: &mut Repl) {
    let arena = Bump::new();
    let cx = repl.app.session.cx(&arena);
    let mut names: Vec<&str> = repl.app.session.env.names().collect();
    sorted::by(&mut names, Ord::cmp);
    let text = |name: &&str| Some(format!("{name} = {}", crate::value::notation::text(repl.app.session.env.get(cx, name)?)));
    let mut lines: Vec<String> = names.iter().filter_map(text).collect();
    lines.extend((repl.app.session.mode == Mode::Cxx).then(|| ":mode cxx".to_string()));
    lines.extend(repl.app.notation.plain.then(|| ":plain on".to_string()));
    repl.memory.script_bytes = lines.iter().map(String::len).sum();
    repl.memory.script = lines;
}

/// Runs `:load`.
pub fn load(repl: &mut Repl, command: &'static Command, rest: &str) -> Done {
    let Some(path) = path(repl, command, rest) else {
        return Ok(());
    };
    if repl.memory.loading == MAX_LOADING {
        return Err(Stop::Failed(format!("{path} is the {MAX_LOADING}th file inside another: do they load each other?")));
    }
    if repl.memory.loaded >= MAX_LOADED {
        return Err(Stop::Failed(format!("{path} would be more than the {MAX_LOADED} files that one line may load")));
    }
    if is_cxx(Path::new(&path), repl.app.language) {
        return definitions(repl, &path);
    }
    let text = input::file(Path::new(&path))?;
    repl.memory.loaded += 1;
    repl.memory.loading += 1;
    let done = read(repl, &text, &path);
    repl.memory.loading -= 1;
    done
}

/// `:load` of a file of C++: its definitions, for a session that is C++ then.
fn definitions(repl: &mut Repl, path: &str) -> Done {
    load_definitions(repl.app, Path::new(path))?;
    if !repl.app.has_failed() {
        if repl.app.session.mode != Mode::Cxx {
            repl.app.session.mode = Mode::Cxx;
            repl.app.say("the session is exactly C++ now; `:mode value` goes back");
        }
        repl.said(&format!(":load {path}"));
    }
    Ok(())
}

fn read(repl: &mut Repl, text: &str, name: &str) -> Done {
    let mut script = Script::new(text, name);
    let mut tail = Tail::Closed;
    while !repl.memory.over {
        let blanks = lexemes(script.rest()).take_while(|l| matches!(l.class, Class::Blank | Class::Comment)).map(|l| l.text.len()).sum();
        if blanks > 0 && script.rest()[blanks..].starts_with(':') {
            script.take(blanks);
        }
        if script.rest().starts_with(':') {
            let end = script.rest().find('\n').unwrap_or(script.rest().len());
            let (line, origin) = script.take(end);
            tail.close(&mut repl.app.out)?;
            repl.entry(line, &origin)?;
            continue;
        }
        let arena = Bump::new();
        repl.settle();
        let Some((source, origin, step)) = script.statement(repl.app, &arena) else {
            break;
        };
        match step {
            Err(error) => {
                repl.app.report(source, &origin, &error);
                repl.take_back();
            }
            Ok(outcome) if repl.app.judged(&outcome, source, &origin) => repl.take_back(),
            Ok(outcome) => {
                repl.settle();
                let before = repl.memory.settings.answers;
                repl.answer(&arena, (source, source, before), &origin, &outcome, &mut tail)?;
                repl.said(source);
            }
        }
    }
    Ok(tail.close(&mut repl.app.out)?)
}

/// The file that a command is about; that there is none has been reported.
fn path(repl: &mut Repl, command: &Command, rest: &str) -> Option<String> {
    let quoted = |q: char| rest.strip_prefix(q).and_then(|p| p.strip_suffix(q));
    let path = quoted('"').or_else(|| quoted('\'')).unwrap_or(rest);
    match path {
        "" => repl.refuse(&format!("`:{}` takes a file", command.name)),
        "-" => repl.app.refuse_as("E0716", "`-` is no file of a session"),
        path => return Some(home(path)),
    }
    None
}
