//! The commands that only a session has, such as `:undo` and `:names`.

use super::command::{COMMANDS, Command};
use super::shell;
use super::state::Repl;
use crate::algebra::Mode;
use crate::algebra::sorted;
use crate::commands::functions::{self as reference, Functions};
use crate::functions;
use crate::program::app::Done;
use crate::program::flags::Formatted;
use crate::render::table::Format;
use crate::say::names::did_you_mean;
use crate::say::wrap::hanging;
use crate::syntax::names::Names;
use crate::value::Value;
use bumpalo::Bump;
use std::io::Write;

/// How many of the numbered answers `:names` lists.
const ANSWERS_LISTED: usize = 5;

/// Runs `:help`.
pub fn help(repl: &mut Repl, _: &'static Command, rest: &str) -> Done {
    if rest.is_empty() {
        return overview(repl);
    }
    let word = rest.trim_start_matches(':');
    let function = (word.len() == rest.len()).then(|| functions::lookup(word)).flatten();
    let command = COMMANDS.iter().find(|c| c.name == word);
    if let (None, Some(command)) | (Some(_), Some(command)) = (function, command) {
        writeln!(repl.app.out, ":{} {}\n\n  {}", command.name, command.args, command.help())?;
        if function.is_none() {
            return shell::flags(repl, command);
        }
        writeln!(repl.app.out)?;
    }
    if function.is_none()
        && let Some(close) = did_you_mean(word, COMMANDS.iter().map(|c| c.name))
        && did_you_mean(word, functions::names()).is_none()
    {
        repl.app.refuse_as("E0706", &format!("no function and no command is called `{rest}`\n  help: did you mean `:{close}`?"));
        return Ok(());
    }
    reference::functions(repl.app, &Functions { name: Some(rest.to_string()), format: Formatted { format: Format::Text } })
}

fn overview(repl: &mut Repl) -> Done {
    let width = repl.app.width().max(24);
    let out = &mut repl.app.out;
    let first = "Type an expression or `NAME = EXPR`; the last value is `ans`, the n-th `ans1`, `ans2`, ...";
    writeln!(out, "{}", hanging(first, width, 0))?;
    writeln!(out, "Tab completes; `?size` explains the function `size`.\n")?;
    for command in COMMANDS {
        let usage = format!(":{} {}", command.name, command.args);
        match width < 80 {
            true => writeln!(out, "{usage}\n{}", hanging(&format!("    {}", command.help()), width, 4))?,
            false => writeln!(out, "{}", hanging(&format!("{usage:<29}  {}", command.help()), width, 31))?,
        }
    }
    let last = "Where one expression is missing the last answer stands in its place. The start of a name is enough where it is clear; `:help :print` lists the flags of a command.";
    Ok(writeln!(out, "\n{}", hanging(last, width, 0))?)
}

/// Runs `:names`.
pub fn names(repl: &mut Repl, _: &'static Command, _: &str) -> Done {
    let arena = Bump::new();
    let cx = repl.app.session.cx(&arena);
    let mut bound: Vec<(&str, Option<usize>)> = repl.app.session.env.names().map(|name| (name, answer_number(name))).collect();
    sorted::by_key(&mut bound, |(name, number)| (number.is_some(), *number, *name));
    let answers = bound.iter().filter(|(_, number)| number.is_some_and(|n| n > 0)).count();
    let hidden = answers.saturating_sub(ANSWERS_LISTED);
    let mut skipped = 0;
    let mut lines = Vec::new();
    for (name, number) in &bound {
        if number.is_some_and(|n| n > 0) && skipped < hidden {
            skipped += 1;
            continue;
        }
        let value = repl.app.session.env.get(cx, name).unwrap_or(Value::Nothing);
        lines.push(format!("{name} = {}", repl.app.notation.text(value).replace('\n', " ")));
    }
    let width = repl.app.width().max(20);
    let whole = !repl.app.terminal;
    for line in &lines {
        match line.char_indices().nth(width - 1) {
            Some((cut, _)) if !whole && line.chars().count() > width => writeln!(repl.app.out, "{}…", &line[..cut])?,
            _ => writeln!(repl.app.out, "{line}")?,
        }
    }
    if hidden > 0 {
        writeln!(repl.app.out, "# and {hidden} earlier answers")?;
    }
    if lines.is_empty() {
        repl.app.say("nothing is bound yet: `L = (4,8):(8,1)` binds `L`");
    }
    Ok(())
}

/// The number of an answer: 0 for `ans`, 3 for `ans3`, `None` for a name of the user's.
fn answer_number(name: &str) -> Option<usize> {
    match name.strip_prefix("ans")? {
        "" => Some(0),
        digits => digits.parse().ok().filter(|n: &usize| n.to_string() == digits && *n > 0),
    }
}

/// Runs `:forget`.
pub fn forget(repl: &mut Repl, _: &'static Command, rest: &str) -> Done {
    let names: Vec<&str> = rest.split_whitespace().collect();
    if names.is_empty() {
        repl.refuse("`:forget` takes names\n  help: `:names` lists what is bound");
        return Ok(());
    }
    let env = &repl.app.session.env;
    if let Some(unbound) = names.iter().find(|name| !env.is_bound(name)) {
        let help = match did_you_mean(unbound, env.proposals()) {
            Some(close) => format!("did you mean `{close}`?"),
            None => "`:names` lists what is bound".into(),
        };
        repl.refuse(&format!("nothing is bound to `{unbound}`\n  help: {help}"));
        return Ok(());
    }
    for name in &names {
        repl.app.session.env.unbind(name);
    }
    repl.settle();
    repl.said(&format!(":forget {}", names.join(" ")));
    Ok(())
}

/// Runs `:undo`.
pub fn undo(repl: &mut Repl, _: &'static Command, _: &str) -> Done {
    match repl.undo() {
        Some(said) => repl.app.say(&format!("undone: {said}")),
        None => repl.app.say("nothing to undo"),
    }
    Ok(())
}

/// Runs `:mode`.
pub fn mode(repl: &mut Repl, _: &'static Command, rest: &str) -> Done {
    let mode = match rest {
        "cxx" => Mode::Cxx,
        "value" => Mode::Value,
        "" => {
            let now = if repl.app.session.mode == Mode::Cxx { "cxx" } else { "value" };
            return Ok(writeln!(repl.app.out, "{now}")?);
        }
        other => {
            repl.refuse(&format!("`:mode` takes `cxx` or `value`, not `{other}`"));
            return Ok(());
        }
    };
    repl.app.session.mode = mode;
    repl.said(&format!(":mode {rest}"));
    Ok(())
}

/// Runs `:plain`.
pub fn plain(repl: &mut Repl, command: &'static Command, rest: &str) -> Done {
    if let Some(on) = switch(repl, command, rest, repl.app.notation.plain) {
        repl.app.notation.plain = on;
    }
    Ok(())
}

/// Runs `:grid`.
pub fn grid(repl: &mut Repl, command: &'static Command, rest: &str) -> Done {
    if let Some(on) = switch(repl, command, rest, repl.memory.settings.grid) {
        repl.memory.settings.grid = on;
    }
    Ok(())
}

/// What a switch is to be: what is said, or else the other way round.
fn switch(repl: &mut Repl, command: &Command, rest: &str, now: bool) -> Option<bool> {
    let on = match rest {
        "on" => true,
        "off" => false,
        "" => !now,
        other => {
            repl.refuse(&format!("`:{}` takes `on` or `off`, not `{other}`", command.name));
            return None;
        }
    };
    let word = if on { "on" } else { "off" };
    if rest.is_empty() {
        repl.app.say(&format!("{} is {word}", command.name));
    }
    repl.said(&format!(":{} {word}", command.name));
    Some(on)
}

/// Runs `:quit`.
pub fn quit(repl: &mut Repl, _: &'static Command, _: &str) -> Done {
    repl.memory.over = true;
    Ok(())
}

/// Runs `:echo`.
pub fn echo(repl: &mut Repl, command: &'static Command, rest: &str) -> Done {
    if let Some(on) = switch(repl, command, rest, repl.memory.settings.echo) {
        repl.memory.settings.echo = on;
    }
    Ok(())
}

/// Runs `:explain`; without an expression about the statement behind the last answer.
pub fn explain(repl: &mut Repl, command: &'static Command, rest: &str) -> Done {
    let flags = rest.trim().starts_with('-') && shell::words_of(command, rest).is_ok_and(|words| words.last().is_some_and(|w| w == "ans"));
    let about = match &repl.memory.made_by {
        Some(about) if rest.trim().is_empty() || flags => about.clone(),
        _ => return shell::run(repl, command, rest),
    };
    let (statement, before) = about;
    // `ans` is what it was when the statement was typed.
    repl.settle();
    let held = repl.app.session.env.kept("ans");
    match repl.app.session.env.kept(&format!("ans{before}")) {
        Some(earlier) => repl.app.session.env.bind("ans", earlier),
        None => {
            repl.app.session.env.unbind("ans");
        }
    }
    let done = shell::run(repl, command, &format!("{rest} {statement}"));
    if let Some(held) = held {
        repl.app.session.env.bind("ans", held);
    }
    repl.settle(); // nothing has changed
    done
}

/// Runs `:learn`, which asks and answers itself.
pub fn learn(repl: &mut Repl, command: &'static Command, rest: &str) -> Done {
    if !repl.memory.typed_here {
        repl.app.refuse_as("E0714", "the tutorial asks and answers at a terminal\n  help: `cutectl learn` takes answers from a pipe");
        return Ok(());
    }
    shell::run(repl, command, rest)
}
