//! What the commands do that only a session has.

use super::command::{COMMANDS, Command, lookup};
use super::state::Repl;
use crate::algebra::Mode;
use crate::commands::functions::{self as reference, Functions};
use crate::functions;
use crate::program::app::Done;
use crate::program::flags::Formatted;
use crate::render::table::Format;
use crate::say::names::did_you_mean;
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
        writeln!(repl.app.out, ":{} {}\n\n  {}", command.name, command.args, command.help)?;
        if function.is_none() {
            return super::shell::flags(repl, command);
        }
        writeln!(repl.app.out)?;
    }
    if function.is_none()
        && let Some(close) = did_you_mean(word, COMMANDS.iter().map(|c| c.name))
        && did_you_mean(word, functions::names()).is_none()
    {
        repl.app.refuse(&format!("no function and no command is called `{rest}`\n  help: did you mean `:{close}`?"));
        return Ok(());
    }
    reference::functions(repl.app, &Functions { name: Some(rest.to_string()), format: Formatted { format: Format::Text } })
}

fn overview(repl: &mut Repl) -> Done {
    let narrow = repl.app.width() < 80;
    let out = &mut repl.app.out;
    writeln!(out, "Type an expression or `NAME = EXPR`; the last value is `ans`, the n-th `ans1`, `ans2`, ...")?;
    writeln!(out, "Tab completes; `:help size` explains the function `size`.\n")?;
    for command in COMMANDS {
        let usage = format!(":{} {}", command.name, command.args);
        match narrow {
            true => writeln!(out, "{usage}\n    {}", command.help)?,
            false => writeln!(out, "{usage:<29}  {}", command.help)?,
        }
    }
    writeln!(out, "\nWithout EXPR a command is about the last answer. The start of a name is enough where it is clear;")?;
    Ok(writeln!(out, "`:help :print` lists the flags of a command.")?)
}

/// Runs `:names`.
pub fn names(repl: &mut Repl, _: &'static Command, _: &str) -> Done {
    let arena = Bump::new();
    let cx = repl.app.session.cx(&arena);
    let mut bound: Vec<(&str, Option<usize>)> = repl.app.session.env.names().map(|name| (name, answer_number(name))).collect();
    bound.sort_by_key(|(name, number)| (number.is_some(), *number, *name));
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
        repl.app.refuse("`:forget` takes names\n  help: `:names` lists what is bound");
        return Ok(());
    }
    let env = &repl.app.session.env;
    if let Some(unbound) = names.iter().find(|name| !env.is_bound(name)) {
        let help = match did_you_mean(unbound, env.proposals()) {
            Some(close) => format!("did you mean `{close}`?"),
            None => "`:names` lists what is bound".into(),
        };
        repl.app.refuse(&format!("nothing is bound to `{unbound}`\n  help: {help}"));
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
            repl.app.refuse(&format!("`:mode` takes `cxx` or `value`, not `{other}`"));
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
            repl.app.refuse(&format!("`:{}` takes `on` or `off`, not `{other}`", command.name));
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

/// The command whose name was typed without its colon, for a word that nothing is bound to.
pub fn without_colon(line: &str) -> Option<&'static str> {
    match line.trim().trim_end_matches("()") {
        "exit" | "quit" | "bye" => Some("quit"),
        "help" | "?" => Some("help"),
        word => lookup(word).map(|c| c.name).filter(|name| *name == word && functions::lookup(word).is_none()),
    }
}
