//! What the commands do that only a session has.

use super::command::{COMMANDS, Command, lookup};
use super::conversation::Conversation;
use crate::algebra::Mode;
use crate::commands::reference::{self, Functions};
use crate::functions;
use crate::program::app::Done;
use crate::program::flags::Formatted;
use crate::render::table::Format;
use crate::say::diagnostic::did_you_mean;
use crate::syntax::names::Names;
use crate::value::Value;
use bumpalo::Bump;
use std::io::Write;

/// How many of the numbered answers `:names` lists.
const ANSWERS_LISTED: usize = 5;

/// `:help`.
pub fn help(talk: &mut Conversation, _: &'static Command, rest: &str) -> Done {
    if rest.is_empty() {
        return overview(talk);
    }
    let word = rest.trim_start_matches(':');
    let function = (word.len() == rest.len()).then(|| functions::lookup(word)).flatten();
    let command = COMMANDS.iter().find(|c| c.name == word);
    if let (None, Some(command)) | (Some(_), Some(command)) = (function, command) {
        writeln!(talk.app.out, ":{} {}\n\n  {}", command.name, command.args, command.help)?;
        if function.is_none() {
            return super::forms::flags(talk, command);
        }
        writeln!(talk.app.out)?;
    }
    if function.is_none()
        && let Some(close) = did_you_mean(word, COMMANDS.iter().map(|c| c.name))
        && did_you_mean(word, functions::names()).is_none()
    {
        talk.app.refuse(&format!("no function and no command is called `{rest}`\n  help: did you mean `:{close}`?"));
        return Ok(());
    }
    reference::functions(talk.app, &Functions { name: Some(rest.to_string()), format: Formatted { format: Format::Text } })
}

fn overview(talk: &mut Conversation) -> Done {
    let narrow = talk.app.width() < 80;
    let out = &mut talk.app.out;
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

/// `:names`.
pub fn names(talk: &mut Conversation, _: &'static Command, _: &str) -> Done {
    let arena = Bump::new();
    let cx = talk.app.session.cx(&arena);
    let mut bound: Vec<(&str, Option<usize>)> = talk.app.session.env.names().map(|name| (name, answer_number(name))).collect();
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
        let value = talk.app.session.env.get(cx, name).unwrap_or(Value::Nothing);
        lines.push(format!("{name} = {}", talk.app.notation.text(value).replace('\n', " ")));
    }
    let width = talk.app.width().max(20);
    let whole = !talk.app.terminal;
    for line in &lines {
        match line.char_indices().nth(width - 1) {
            Some((cut, _)) if !whole && line.chars().count() > width => writeln!(talk.app.out, "{}…", &line[..cut])?,
            _ => writeln!(talk.app.out, "{line}")?,
        }
    }
    if hidden > 0 {
        writeln!(talk.app.out, "# and {hidden} earlier answers")?;
    }
    if lines.is_empty() {
        talk.app.say("nothing is bound yet: `L = (4,8):(8,1)` binds `L`");
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

/// `:forget`.
pub fn forget(talk: &mut Conversation, _: &'static Command, rest: &str) -> Done {
    let names: Vec<&str> = rest.split_whitespace().collect();
    if names.is_empty() {
        talk.app.refuse("`:forget` takes names\n  help: `:names` lists what is bound");
        return Ok(());
    }
    let env = &talk.app.session.env;
    if let Some(unbound) = names.iter().find(|name| !env.is_bound(name)) {
        let help = match did_you_mean(unbound, env.proposals()) {
            Some(close) => format!("did you mean `{close}`?"),
            None => "`:names` lists what is bound".into(),
        };
        talk.app.refuse(&format!("nothing is bound to `{unbound}`\n  help: {help}"));
        return Ok(());
    }
    for name in &names {
        talk.app.session.env.unbind(name);
    }
    talk.settle();
    talk.said(&format!(":forget {}", names.join(" ")));
    Ok(())
}

/// `:undo`.
pub fn undo(talk: &mut Conversation, _: &'static Command, _: &str) -> Done {
    match talk.undo() {
        Some(said) => talk.app.say(&format!("undone: {said}")),
        None => talk.app.say("nothing to undo"),
    }
    Ok(())
}

/// `:mode`.
pub fn mode(talk: &mut Conversation, _: &'static Command, rest: &str) -> Done {
    let mode = match rest {
        "cxx" => Mode::Cxx,
        "value" => Mode::Value,
        "" => {
            let now = if talk.app.session.mode == Mode::Cxx { "cxx" } else { "value" };
            return Ok(writeln!(talk.app.out, "{now}")?);
        }
        other => {
            talk.app.refuse(&format!("`:mode` takes `cxx` or `value`, not `{other}`"));
            return Ok(());
        }
    };
    talk.app.session.mode = mode;
    talk.said(&format!(":mode {rest}"));
    Ok(())
}

/// `:plain`.
pub fn plain(talk: &mut Conversation, command: &'static Command, rest: &str) -> Done {
    if let Some(on) = switch(talk, command, rest, talk.app.notation.plain) {
        talk.app.notation.plain = on;
    }
    Ok(())
}

/// `:grid`.
pub fn grid(talk: &mut Conversation, command: &'static Command, rest: &str) -> Done {
    if let Some(on) = switch(talk, command, rest, talk.memory.settings.grid) {
        talk.memory.settings.grid = on;
    }
    Ok(())
}

/// What a switch is to be: what is said, or else the other way round.
fn switch(talk: &mut Conversation, command: &Command, rest: &str, now: bool) -> Option<bool> {
    let on = match rest {
        "on" => true,
        "off" => false,
        "" => !now,
        other => {
            talk.app.refuse(&format!("`:{}` takes `on` or `off`, not `{other}`", command.name));
            return None;
        }
    };
    let word = if on { "on" } else { "off" };
    if rest.is_empty() {
        talk.app.say(&format!("{} is {word}", command.name));
    }
    talk.said(&format!(":{} {word}", command.name));
    Some(on)
}

/// `:quit`.
pub fn quit(talk: &mut Conversation, _: &'static Command, _: &str) -> Done {
    talk.memory.over = true;
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
