//! Commands of the command line in the session: the same definition reads the flags, the same
//! code does the work.

use super::command::{Command, Parameter, lookup};
use super::state::Repl;
use crate::algebra::Mode;
use crate::commands::perform;
use crate::commands::steps::stepwise;
use crate::commands::table;
use crate::functions;
use crate::program::app::{App, Done};
use crate::program::flags::Global;
use crate::say::wrap::hanging;
use crate::syntax::lexeme::{Class, lexemes};
use clap::Args;
use std::borrow::Cow;
use std::ffi::OsString;
use std::io::Write;

/// The flags of a whole run that also hold for one line of the session.
const OF_A_LINE: [&str; 8] = ["cxx", "plain", "shape", "bits", "dtype", "check", "strict", "define"];

/// The definition of a command alone, with those flags of a whole run that hold for one line.
pub fn definition(name: &str) -> clap::Command {
    let of_a_run = Global::augment_args(clap::Command::new("run"));
    let named = table::named(name).map(|named| {
        let is_own = |id: &clap::Id| named.get_arguments().any(|a| a.get_id() == id);
        let more: Vec<clap::Arg> = of_a_run
            .get_arguments()
            .filter(|a| OF_A_LINE.contains(&a.get_id().as_str()) && !is_own(a.get_id()))
            .map(|a| a.clone().global(named.has_subcommands()))
            .collect();
        named.args(more)
    });
    clap::Command::new("cutectl").multicall(true).disable_help_subcommand(true).subcommands(named)
}

/// Sets for one line what flags of a whole run say in it; a `-D` that does not hold has been reported.
fn set_for_a_line(app: &mut App, command: &Command, typed: &clap::ArgMatches) -> bool {
    let inner = typed.subcommand().map_or(typed, |(_, inner)| inner);
    let is_on = |flag: &str| [typed, inner].iter().any(|m| matches!(m.try_get_one::<bool>(flag), Ok(Some(true))));
    if is_on("cxx") {
        app.session.mode = Mode::Cxx;
    }
    app.notation.plain |= is_on("plain");
    app.strict |= is_on("strict");
    app.session.check |= is_on("check") || is_on("strict");
    let shape = inner.try_get_one::<String>("shape").ok().flatten();
    let bits = inner.try_get_one::<u16>("bits").ok().flatten();
    let chooses = matches!(command.name, "mma" | "copy"); // there it is no type of a layout
    let dtype = inner.try_get_one::<String>("dtype").ok().flatten().filter(|_| !chooses);
    if shape.is_some() || bits.is_some() || dtype.is_some() {
        app.give(shape.map(String::as_str), bits.copied(), dtype.map(String::as_str));
    }
    match inner.try_get_many::<String>("define") {
        Ok(Some(defines)) => defines.into_iter().all(|define| app.bind_definition(define)),
        _ => true,
    }
}

/// Runs the command of the command line that has the same name.
pub fn run(repl: &mut Repl, command: &'static Command, rest: &str) -> Done {
    let (command, rest, explained) = stepwise_form(repl, command, rest);
    let mut definition = definition(command.name);
    let words = match words(&mut definition, command, &rest, repl.memory.settings.answers > 0) {
        Ok(words) => words,
        Err(message) => {
            repl.refuse(&message);
            return Ok(());
        }
    };
    let file = (command.parameter == Parameter::Picture && !explained).then(|| words[2].clone());
    let mut typed = None;
    let parsed = definition.try_get_matches_from_mut(words).and_then(|mut m| match m.remove_subcommand() {
        Some((name, mut arguments)) => {
            typed = Some(arguments.clone());
            if explained { table::read_to_explain(&name, &mut arguments) } else { table::read(&name, &mut arguments) }
        }
        None => Ok(None),
    });
    let parsed = match parsed {
        Ok(Some(parsed)) => parsed,
        Ok(None) => return Ok(()),
        Err(error) if error.use_stderr() => {
            let text = error.render().to_string();
            let message = text.trim_start_matches("error: ").split("\n\nUsage:").next().unwrap_or_default();
            repl.refuse(&format!("{}\n  help: `:help :{}` lists its flags", message.trim_end(), command.name));
            return Ok(());
        }
        Err(help) => return Ok(write!(repl.app.out, "{}", help.render())?),
    };
    repl.settle();
    let app = &mut *repl.app;
    let before = (app.notation, app.session.check, app.session.mode, app.strict, app.element_bits);
    let given = app.session.env.was_given();
    let holds = typed.is_none_or(|typed| set_for_a_line(app, command, &typed));
    let done = if holds { perform(app, parsed, repl.memory.entry_points) } else { Ok(()) };
    repl.take_back(); // a question binds nothing
    let app = &mut *repl.app;
    (app.notation, app.session.check, app.session.mode, app.strict, app.element_bits) = before;
    app.session.env.give(given);
    done?;
    if let Some(file) = file
        && !repl.app.has_failed()
    {
        repl.app.finish()?;
        repl.app.say(&format!("wrote {file}"));
    }
    Ok(())
}

/// `:explain bank ...` is `:bank --explain ...`, and in front of another command `:explain` explains what it stands for, as on
/// the command line; whether it does. A name that is bound is not a command.
fn stepwise_form<'r>(repl: &Repl, command: &'static Command, rest: &'r str) -> (&'static Command, Cow<'r, str>, bool) {
    let (first, behind) = word(rest).unwrap_or_default();
    let whole = (command, Cow::Borrowed(rest), false);
    if command.name != "explain" || behind.is_empty() || repl.app.session.env.kept(&first).is_some() {
        return whole;
    }
    match (stepwise(&first, behind.split(' ').next()), lookup(&first)) {
        (1, Some(named)) => (named, Cow::Owned(format!("--explain {behind}")), false),
        (2, Some(named)) => match behind.split_once(' ') {
            Some((second, rest)) => (named, Cow::Owned(format!("{second} --explain {rest}")), false),
            None => whole,
        },
        (_, Some(named)) if named.name == first && first != "explain" && table::names().any(|name| name == first) => {
            (named, Cow::Borrowed(behind), true)
        }
        _ => whole,
    }
}

/// What help says about the flags of a command.
pub fn flags(repl: &mut Repl, command: &Command) -> Done {
    let mut definition = definition(command.name);
    definition.build();
    let Some(named) = definition.find_subcommand_mut(command.name) else {
        return Ok(());
    };
    let mut heading = "\n";
    for arg in named.get_arguments().filter(|a| !a.is_positional() && !a.is_hide_set()) {
        let long = arg.get_long().map(|l| format!("--{l}"));
        let short = arg.get_short().map(|s| format!("-{s}"));
        if long.as_deref().is_some_and(|l| l == "--help" || of_a_pipeline(l)) {
            continue;
        }
        let names: Vec<String> = short.into_iter().chain(long).collect();
        let value = match (arg.get_action().takes_values(), arg.get_value_names()) {
            (true, Some(names)) => format!(" {}", names.iter().map(|n| n.as_str()).collect::<Vec<_>>().join(" ")),
            _ => String::new(),
        };
        let usage = format!("{}{value}", names.join(", "));
        let choices: Vec<String> = arg.get_possible_values().iter().map(|v| v.get_name().to_string()).collect();
        let choices = if choices.is_empty() || value.is_empty() { String::new() } else { format!(": {}", choices.join(", ")) };
        let about = arg.get_help().map(ToString::to_string).unwrap_or_default();
        let line = hanging(&format!("  {usage:<26}  {about}{choices}"), repl.app.width().max(24), 30);
        writeln!(repl.app.out, "{heading}{line}")?;
        heading = "";
    }
    Ok(())
}

/// The flags of a command that start like `typed`, for completion.
pub fn flags_like(command: &Command, typed: &str) -> Vec<String> {
    let mut definition = definition(command.name);
    definition.build();
    let named = definition.find_subcommand(command.name);
    let longs = named.into_iter().flat_map(|c| c.get_arguments()).filter_map(|a| a.get_long()).map(|l| format!("--{l}"));
    longs.filter(|l| l.starts_with(typed) && l != "--help" && !of_a_pipeline(l)).collect()
}

/// What the command line would offer for the last of the words behind a command: values of a flag, names of its own; not
/// the names of functions, which an expression offers.
pub fn values_like(command: &Command, typed: &str) -> Vec<String> {
    let mut definition = definition(command.name);
    definition.build();
    let Some(named) = definition.find_subcommand_mut(command.name) else {
        return Vec::new();
    };
    let mut words: Vec<OsString> = std::iter::once(command.name).chain(typed.split_whitespace()).map(OsString::from).collect();
    if typed.is_empty() || typed.ends_with(char::is_whitespace) {
        words.push(OsString::new());
    }
    let last = words.len() - 1;
    let topics: Vec<String> = named.get_subcommands().map(|topic| topic.get_name().to_string()).collect();
    let offered = clap_complete::engine::complete(named, words, last, None).unwrap_or_default();
    let values = offered.into_iter().filter_map(|c| c.get_value().to_str().map(String::from));
    let expression = command.parameter != Parameter::Search;
    let is_offered = |v: &String| topics.contains(v) || !(expression && functions::lookup(v).is_some());
    values.filter(|v| !v.starts_with('-') && v != "help" && is_offered(v)).collect()
}

/// Whether a flag says where expressions come from: here they are typed.
fn of_a_pipeline(flag: &str) -> bool {
    matches!(flag, "-f" | "--file" | "--each")
}

/// The words of the command line that a line stands for.
pub fn words_of(command: &Command, rest: &str) -> Result<Vec<String>, String> {
    words(&mut definition(command.name), command, rest, true)
}

/// Flags behind an expression stand in front of it: where the first one begins.
fn flags_behind(named: Option<&clap::Command>, rest: &str) -> Option<usize> {
    let named = named?;
    let is_flag = |text: &str| {
        let name = text.split(|c: char| c.is_whitespace() || c == '=').next().unwrap_or_default();
        name.strip_prefix("--").is_some_and(|name| named.get_arguments().any(|a| a.get_long() == Some(name)))
    };
    let (mut depth, mut blank) = (0usize, false);
    for lexeme in lexemes(rest) {
        match lexeme.class {
            Class::Blank => {
                blank = true;
                continue;
            }
            Class::Open => depth += 1,
            Class::Close => depth = depth.saturating_sub(1),
            _ if depth == 0 && blank && is_flag(&rest[lexeme.start..]) => return Some(lexeme.start),
            _ => {}
        }
        blank = false;
    }
    None
}

/// Adds the flags that `rest` starts with to the words; what stands behind them.
fn own_flags<'r>(named: Option<&clap::Command>, mut rest: &'r str, words: &mut Vec<String>) -> Result<&'r str, String> {
    while is_flag(rest) {
        let Some((flag, behind)) = word(rest) else { break };
        rest = behind;
        if of_a_pipeline(flag.split('=').next().unwrap_or_default()) {
            return Err(format!("`{flag}` is for the command line; `:load FILE` reads a file"));
        }
        let takes_value = named.is_some_and(|c| {
            let mut opts = c.get_opts();
            opts.any(|a| {
                let long = a.get_long().is_some_and(|l| flag.strip_prefix("--") == Some(l));
                let short = a.get_short().is_some_and(|s| flag.strip_prefix('-').is_some_and(|f| f.chars().eq([s])));
                (long || short) && a.get_action().takes_values()
            })
        });
        words.push(flag);
        if takes_value && let Some((value, behind)) = word(rest) {
            words.push(value);
            rest = behind;
        }
    }
    Ok(rest)
}

/// The words of a command line, from what stands behind the name of a command.
fn words(definition: &mut clap::Command, command: &Command, rest: &str, answered: bool) -> Result<Vec<String>, String> {
    let name = command.name;
    let mut words = vec![name.to_string()];
    let mut rest = rest.trim();
    definition.build();
    let mut named = definition.find_subcommand_mut(name);
    if let Some(several) = named.as_mut().filter(|c| c.has_subcommands()) {
        let (which, behind) = word(rest).unwrap_or_default();
        if several.find_subcommand(&which).is_none() {
            let all: Vec<&str> = several.get_subcommands().map(|c| c.get_name()).filter(|n| *n != "help").collect();
            return Err(format!("`:{name}` takes one of these first: {}", all.join(", ")));
        }
        words.push(which.clone());
        rest = behind;
        named = definition.find_subcommand_mut(name).and_then(|c| c.find_subcommand_mut(&which));
    }
    if command.parameter == Parameter::Picture {
        let (file, behind) = word(rest).ok_or(format!("`:{name}` takes a file first: `:{name} picture.{name} (4,8)`"))?;
        if file.starts_with(['(', '[', '<', '-']) || (file.contains(':') && !file.contains('.')) {
            return Err(format!("`:{name}` takes a file first, and `{file}` looks like an expression or a flag"));
        }
        words.extend(["-o".to_string(), home(&file)]);
        rest = behind;
    }
    rest = own_flags(named.as_deref(), rest, &mut words)?;
    let turned;
    if let Some(at) = flags_behind(named.as_deref(), rest) {
        turned = format!("{} {}", &rest[at..], &rest[..at]);
        rest = own_flags(named.as_deref(), turned.trim(), &mut words)?;
    }
    let mut exprs = match command.parameter {
        Parameter::Expressions(_) | Parameter::Onto(_) => split(rest),
        Parameter::Code | Parameter::Topic => rest.split_whitespace().collect(),
        Parameter::File if name == "run" => split(rest),
        _ if rest.is_empty() => vec![],
        _ => vec![unquoted(rest)],
    };
    let least = if let Parameter::Expressions(least) | Parameter::Onto(least) = command.parameter { least } else { 0 };
    if exprs.len() + 1 == least && answered {
        exprs.insert(if matches!(command.parameter, Parameter::Onto(_)) { exprs.len() } else { 0 }, "ans");
    }
    if exprs.len() < least {
        return Err(format!("`:{name}` takes at least {least} expressions, separated by blanks: `:{name} {}`", command.args));
    }
    if exprs.contains(&"-") {
        return Err("`-` is standard input on the command line; here it is the session itself".into());
    }
    let alone = words.iter().any(|w| matches!(w.as_str(), "--help" | "-h" | "--expr") || w.starts_with("--expr="));
    if exprs.is_empty() && command.parameter == Parameter::File && !alone {
        return Err(format!("`:{name}` takes a file: `:{name} {}`", command.args));
    }
    if exprs.is_empty() && matches!(command.parameter, Parameter::Expression | Parameter::Anything | Parameter::Picture) && !alone {
        if !answered && command.parameter == Parameter::Anything {
            return Ok(words);
        }
        if !answered {
            return Err(format!("there is no answer yet that `:{name}` could be about: `:{name} {}`", command.args));
        }
        words.push("ans".into());
    } else if !exprs.is_empty() {
        words.push("--".into());
        words.extend(exprs.into_iter().map(str::to_string));
    }
    Ok(words)
}

/// Whether `rest` starts with a flag rather than with an expression such as `-3`.
pub fn is_flag(rest: &str) -> bool {
    let mut chars = rest.chars();
    chars.next() == Some('-') && chars.next().is_some_and(|c| c == '-' || c.is_ascii_alphabetic())
}

/// The first word of `rest`, without the quotes around it or parts of it, and what stands behind.
pub fn word(rest: &str) -> Option<(String, &str)> {
    let rest = rest.trim_start();
    let (mut text, mut quote, mut end) = (String::new(), None, rest.len());
    for (i, c) in rest.char_indices() {
        match (quote, c) {
            (None, '\'' | '"') => quote = Some(c),
            (Some(q), c) if q == c => quote = None,
            (None, c) if c.is_whitespace() => {
                end = i;
                break;
            }
            (_, c) => text.push(c),
        }
    }
    (!rest.is_empty()).then(|| (text, rest[end..].trim_start()))
}

/// Expressions separated by blanks outside brackets, as on the command line.
fn split(rest: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0usize, None, Vec::new());
    for lexeme in lexemes(rest) {
        match lexeme.class {
            Class::Blank if depth == 0 => {
                parts.extend(start.take().map(|s| &rest[s..lexeme.start]));
                continue;
            }
            Class::Open => depth += 1,
            Class::Close => depth = depth.saturating_sub(1),
            _ => {}
        }
        start.get_or_insert(lexeme.start);
    }
    parts.extend(start.map(|s| &rest[s..]));
    parts.into_iter().map(unquoted).collect()
}

/// An expression in the quotes that a shell needs.
fn unquoted(expr: &str) -> &str {
    let quoted = |q: char| expr.strip_prefix(q).and_then(|e| e.strip_suffix(q)).filter(|e| !e.contains(q));
    quoted('\'').filter(|e| e.chars().count() > 1).or_else(|| quoted('"')).unwrap_or(expr)
}

/// A path with `~` for the home folder.
pub fn home(path: &str) -> String {
    match (path.strip_prefix("~/"), std::env::var("HOME")) {
        (Some(rest), Ok(home)) if !home.is_empty() => format!("{home}/{rest}"),
        _ => path.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repl::command::lookup;

    fn typed(line: &str) -> Result<Vec<String>, String> {
        let (name, rest) = crate::repl::command::parts(line);
        words(&mut definition(name), lookup(name).unwrap(), rest, true)
    }

    #[test]
    fn a_line_becomes_the_words_of_a_command_line() {
        assert_eq!(typed("print").unwrap(), ["print", "ans"]);
        assert_eq!(typed("print --style coords (4, 8) : (8,1)").unwrap(), ["print", "--style", "coords", "--", "(4, 8) : (8,1)"]);
        assert_eq!(typed("coords --limit=4 -3").unwrap(), ["coords", "--limit=4", "--", "-3"]);
        assert_eq!(typed("compat 24 '(4, 6)' [A o B]").unwrap(), ["compat", "--", "24", "(4, 6)", "[A o B]"]);
        assert_eq!(typed("svg 'a b.svg' --operands A o B").unwrap(), ["svg", "-o", "a b.svg", "--operands", "--", "A o B"]);
        assert_eq!(typed("bank --dtype f32 --tv col (8,4)").unwrap(), ["bank", "--dtype", "f32", "--tv", "col", "--", "(8,4)"]);
        assert_eq!(typed("swizzle explain --dtype f16 Sw<3,4,3>").unwrap()[..2], ["swizzle", "explain"]);
        assert!(typed("swizzle Sw<3,4,3>").unwrap_err().contains("suggest, explain, recast"));
        assert!(typed("svg (4,8)").unwrap_err().contains("takes a file first"));
        assert_eq!(typed("where 17").unwrap(), ["where", "--", "ans", "17"], "the last answer stands in for what is missing");
        assert_eq!(typed("slice (_,1)").unwrap(), ["slice", "--", "(_,1)", "ans"]);
        assert!(typed("where").unwrap_err().contains("at least 2"));
        assert_eq!(
            typed("bank (8,4):(4, 1) --dtype f32 --tv col").unwrap(),
            ["bank", "--dtype", "f32", "--tv", "col", "--", "(8,4):(4, 1)"]
        );
        assert_eq!(typed("info 3 --x").unwrap(), ["info", "--", "3 --x"], "no flag of the command");
        assert_eq!(typed("mma").unwrap(), ["mma"]);
        assert_eq!(typed("read --shape 128,64 #text").unwrap(), ["read", "--shape", "128,64", "--", "#text"]);
        assert!(typed("info -").unwrap_err().contains("standard input"));
    }
}
