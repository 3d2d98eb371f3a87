//! The commands of the session: one table for dispatch, completion, hints, help and "did you mean".

use super::conversation::Conversation;
use super::{actions, forms, script};
use crate::program::app::Done;
use crate::say::diagnostic::did_you_mean;

/// A command.
pub struct Command {
    /// What is typed behind the colon.
    pub name: &'static str,
    /// Its arguments, as help shows them.
    pub args: &'static str,
    /// What its arguments are.
    pub takes: Takes,
    /// What it does, in one line.
    pub help: &'static str,
    /// Does it.
    pub run: fn(&mut Conversation, &'static Command, &str) -> Done,
}

/// What the arguments of a command are: for completion, and for the commands of the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// None.
    Nothing,
    /// One of these words.
    Words(&'static [&'static str]),
    /// Bound names.
    Names,
    /// A function or a command.
    Topic,
    /// A code of the index of errors.
    Code,
    /// A file.
    File,
    /// Flags, and one expression or the last answer.
    Expression,
    /// A file, flags, and one expression or the last answer.
    Picture,
    /// Flags, and at least so many expressions.
    Expressions(usize),
}

const ON_OFF: Takes = Takes::Words(&["on", "off"]);

const fn row(
    name: &'static str,
    args: &'static str,
    takes: Takes,
    help: &'static str,
    run: fn(&mut Conversation, &'static Command, &str) -> Done,
) -> Command {
    Command { name, args, takes, help, run }
}

/// Every command, in the order of the help.
pub static COMMANDS: &[Command] = &[
    row("help", "[NAME]", Takes::Topic, "this list, or what there is to know of a function or a command", actions::help),
    row("print", "[FLAGS] [EXPR]", Takes::Expression, "a layout as a grid, a tensor with its elements", forms::run),
    row("info", "[FLAGS] [EXPR]", Takes::Expression, "what there is to know of a layout", forms::run),
    row("explain", "[FLAGS] [EXPR]", Takes::Expression, "how a value comes about, step by step", forms::run),
    row("bank", "FLAGS [LAYOUT]", Takes::Expression, "what shared memory does with the accesses of a tile", forms::run),
    row(
        "swizzle",
        "suggest|explain|recast FLAGS [EXPR]",
        Takes::Expression,
        "which swizzle cures conflicts, and what one does",
        forms::run,
    ),
    row("global", "FLAGS [LAYOUT]", Takes::Expression, "what global memory does with the accesses of a tile", forms::run),
    row("vector", "--dtype TYPE SRC DST", Takes::Expressions(2), "the vector that copy chooses between two layouts", forms::run),
    row("coords", "[FLAGS] [EXPR]", Takes::Expression, "the coordinate table", forms::run),
    row("where", "LAYOUT INDEX...", Takes::Expressions(2), "every coordinate that maps to an index", forms::run),
    row("compat", "A B...", Takes::Expressions(2), "is every coordinate of A a coordinate of B?", forms::run),
    row("same", "A B", Takes::Expressions(2), "are two layouts the same function?", forms::run),
    row("infer", "[FLAGS] NUMBERS", Takes::Expression, "the layout behind numbers or a formula", forms::run),
    row("eval", "[--as SPELLING] [EXPR]", Takes::Expression, "the value as C++ or Python to paste back", forms::run),
    row("latex", "[FLAGS] [EXPR]", Takes::Expression, "a layout as CuTe's print_latex; -o FILE writes a file", forms::run),
    row("svg", "FILE [FLAGS] [EXPR]", Takes::Picture, "a picture into a file", forms::run),
    row("html", "FILE [FLAGS] [EXPR]", Takes::Picture, "a page that shows the modes under the mouse", forms::run),
    row("png", "FILE [FLAGS] [EXPR]", Takes::Picture, "the same picture in pixels", forms::run),
    row("pdf", "FILE [FLAGS] [EXPR]", Takes::Picture, "the same picture as PDF", forms::run),
    row("names", "", Takes::Nothing, "what is bound", actions::names),
    row("forget", "NAME...", Takes::Names, "frees names", actions::forget),
    row("undo", "", Takes::Nothing, "takes the last line that changed something back", actions::undo),
    row("mode", "cxx|value", Takes::Words(&["cxx", "value"]), "exactly C++, or integers whose values are known", actions::mode),
    row("plain", "[on|off]", ON_OFF, "integers without underscores", actions::plain),
    row("grid", "[on|off]", ON_OFF, "facts and grid with every layout that fits", actions::grid),
    row("load", "FILE", Takes::File, "reads a file as if it were typed", script::load),
    row("save", "FILE", Takes::File, "writes a script that reproduces the session", script::save),
    row("functions", "[NAME]", Takes::Topic, "the functions of the language", forms::run),
    row("errors", "[CODE]", Takes::Code, "the index of errors", forms::run),
    row("quit", "", Takes::Nothing, "leaves, as Ctrl-D does", actions::quit),
];

/// The command called `name`, or the only one that starts so.
pub fn lookup(name: &str) -> Option<&'static Command> {
    let mut close = COMMANDS.iter().filter(|c| c.name.starts_with(name));
    let exact = COMMANDS.iter().find(|c| c.name == name);
    exact.or_else(|| close.next().filter(|_| !name.is_empty() && close.next().is_none()))
}

/// A line without its colon: the name of the command, and its arguments.
pub fn parts(line: &str) -> (&str, &str) {
    let line = line.trim();
    let (name, rest) = line.split_once(|c: char| c.is_whitespace()).unwrap_or((line, ""));
    (name, rest.trim_start())
}

/// Runs a line without its colon.
pub fn run(talk: &mut Conversation, line: &str) -> Done {
    let (name, rest) = parts(line);
    match lookup(name) {
        Some(command) if command.takes == Takes::Nothing && !rest.is_empty() => {
            talk.app.refuse(&format!("`:{name}` takes nothing, and `{rest}` stands behind it"));
            Ok(())
        }
        Some(command) => (command.run)(talk, command, rest),
        None => {
            talk.app.refuse(&unknown(name));
            Ok(())
        }
    }
}

fn unknown(name: &str) -> String {
    if name.is_empty() {
        return "a command is missing behind the colon\n  help: `:help` lists them".into();
    }
    let several: Vec<String> = COMMANDS.iter().filter(|c| c.name.starts_with(name)).map(|c| format!("`:{}`", c.name)).collect();
    if several.len() > 1 {
        return format!("`:{name}` is the start of several commands: {}", several.join(", "));
    }
    let help = match did_you_mean(name, COMMANDS.iter().map(|c| c.name)) {
        Some(close) => format!("did you mean `:{close}`?"),
        None => "`:help` lists the commands".into(),
    };
    format!("no command is called `:{name}`\n  help: {help}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_found_by_its_name_and_says_what_it_does() {
        for command in COMMANDS {
            assert!(std::ptr::eq(lookup(command.name).unwrap(), command), "`:{}` stands twice", command.name);
            assert!(!command.help.is_empty());
            assert_eq!(command.args.is_empty(), command.takes == Takes::Nothing, "`:{}`", command.name);
        }
        assert_eq!(lookup("q").unwrap().name, "quit");
        assert!(lookup("").is_none() && lookup("s").is_none());
    }

    #[test]
    fn a_slip_is_answered_with_the_nearest_command() {
        assert!(unknown("inof").contains("did you mean `:info`?"));
        assert!(unknown("s").contains("`:same`, `:svg`") || unknown("s").contains("`:svg`"));
        assert!(unknown("frobnicate").contains("`:help` lists"));
    }

    #[test]
    fn a_line_falls_into_name_and_arguments() {
        assert_eq!(parts("svg  a.svg (4, 8) "), ("svg", "a.svg (4, 8)"));
        assert_eq!(parts(" quit"), ("quit", ""));
    }
}
