//! The commands of the session: one table for dispatch, completion, hints, help and "did you mean".

use super::state::Repl;
use super::{actions, script, shell};
use crate::program::app::Done;
use crate::say::names::did_you_mean;

/// A command of the session: a line that begins with a colon.
pub struct Command {
    /// What is typed behind the colon.
    pub name: &'static str,
    /// Its arguments, as help shows them.
    pub args: &'static str,
    /// What its arguments are, for completion.
    pub parameter: Parameter,
    /// What it does, in one line.
    pub help: &'static str,
    /// Runs the command with what stands behind its name.
    pub run: fn(&mut Repl, &'static Command, &str) -> Done,
}

/// What the arguments of a command are: for completion, and for the commands of the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// No arguments.
    Nothing,
    /// One of these words.
    Words(&'static [&'static str]),
    /// Names that are bound in the session.
    Names,
    /// A function or a command.
    Topic,
    /// A code of the index of errors.
    Code,
    /// The path of a file.
    File,
    /// Flags, and one expression or the last answer.
    Expression,
    /// A file, flags, and one expression or the last answer.
    Picture,
    /// Flags, and at least so many expressions.
    Expressions(usize),
}

const ON_OFF: Parameter = Parameter::Words(&["on", "off"]);

const fn row(
    name: &'static str,
    args: &'static str,
    parameter: Parameter,
    help: &'static str,
    run: fn(&mut Repl, &'static Command, &str) -> Done,
) -> Command {
    Command { name, args, parameter, help, run }
}

/// Every command, in the order of the help.
pub static COMMANDS: &[Command] = &[
    row("help", "[NAME]", Parameter::Topic, "this list, or what there is to know of a function or a command", actions::help),
    row("print", "[FLAGS] [EXPR]", Parameter::Expression, "a layout as a grid, a tensor with its elements", shell::run),
    row("info", "[FLAGS] [EXPR]", Parameter::Expression, "what there is to know of a layout", shell::run),
    row("explain", "[FLAGS] [EXPR]", Parameter::Expression, "how a value comes about, step by step", shell::run),
    row("bank", "FLAGS [LAYOUT]", Parameter::Expression, "what shared memory does with the accesses of a tile", shell::run),
    row(
        "swizzle",
        "suggest|explain|recast FLAGS [EXPR]",
        Parameter::Expression,
        "which swizzle cures conflicts, and what one does",
        shell::run,
    ),
    row("global", "FLAGS [LAYOUT]", Parameter::Expression, "what global memory does with the accesses of a tile", shell::run),
    row("vector", "--dtype TYPE SRC DST", Parameter::Expressions(2), "the vector that copy chooses between two layouts", shell::run),
    row("coords", "[FLAGS] [EXPR]", Parameter::Expression, "the coordinate table", shell::run),
    row("where", "LAYOUT INDEX...", Parameter::Expressions(2), "every coordinate that maps to an index", shell::run),
    row("compat", "A B...", Parameter::Expressions(2), "is every coordinate of A a coordinate of B?", shell::run),
    row("same", "A B", Parameter::Expressions(2), "are two layouts the same function?", shell::run),
    row("solve", "[FLAGS] EQUATION", Parameter::Expression, "the value that makes an equation true", shell::run),
    row("read", "[FLAGS] TEXT", Parameter::Expression, "a layout as another tool writes it", shell::run),
    row("infer", "[FLAGS] NUMBERS", Parameter::Expression, "the layout behind numbers or a formula", shell::run),
    row("why", "LOG", Parameter::File, "what the errors in a compiler's log mean", shell::run),
    row("eval", "[--as SPELLING] [EXPR]", Parameter::Expression, "the value as C++ or Python to paste back", shell::run),
    row("latex", "[FLAGS] [EXPR]", Parameter::Expression, "a layout as CuTe's print_latex; -o FILE writes a file", shell::run),
    row("svg", "FILE [FLAGS] [EXPR]", Parameter::Picture, "a picture into a file", shell::run),
    row("html", "FILE [FLAGS] [EXPR]", Parameter::Picture, "a page that shows the modes under the mouse", shell::run),
    row("png", "FILE [FLAGS] [EXPR]", Parameter::Picture, "the same picture in pixels", shell::run),
    row("pdf", "FILE [FLAGS] [EXPR]", Parameter::Picture, "the same picture as PDF", shell::run),
    row("names", "", Parameter::Nothing, "what is bound", actions::names),
    row("forget", "NAME...", Parameter::Names, "frees names", actions::forget),
    row("undo", "", Parameter::Nothing, "takes the last line that changed something back", actions::undo),
    row("mode", "cxx|value", Parameter::Words(&["cxx", "value"]), "exactly C++, or integers whose values are known", actions::mode),
    row("plain", "[on|off]", ON_OFF, "integers without underscores", actions::plain),
    row("grid", "[on|off]", ON_OFF, "facts and grid with every layout that fits", actions::grid),
    row("load", "FILE", Parameter::File, "reads a file as if it were typed", script::load),
    row("save", "FILE", Parameter::File, "writes a script that reproduces the session", script::save),
    row("functions", "[NAME]", Parameter::Topic, "the functions of the language", shell::run),
    row("errors", "[CODE]", Parameter::Code, "the index of errors", shell::run),
    row("quit", "", Parameter::Nothing, "leaves, as Ctrl-D does", actions::quit),
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
pub fn run(repl: &mut Repl, line: &str) -> Done {
    let (name, rest) = parts(line);
    match lookup(name) {
        Some(command) if command.parameter == Parameter::Nothing && !rest.is_empty() => {
            repl.app.refuse(&format!("`:{name}` takes nothing, and `{rest}` stands behind it"));
            Ok(())
        }
        Some(command) => (command.run)(repl, command, rest),
        None => {
            repl.app.refuse(&unknown(name));
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
            assert_eq!(command.args.is_empty(), command.parameter == Parameter::Nothing, "`:{}`", command.name);
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
