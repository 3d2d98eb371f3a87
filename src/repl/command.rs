//! The commands of the session: one table for completion, hints, help and "did you mean"; what they do is in `dispatch`.

use crate::commands::table;

/// A command of the session: a line that begins with a colon.
pub struct Command {
    /// The name of the command, without the colon.
    pub name: &'static str,
    /// The arguments of the command, as help shows them.
    pub args: &'static str,
    /// What its arguments are, for completion.
    pub parameter: Parameter,
    /// What it does, in one line; empty for what the command line says of it.
    help: &'static str,
}

/// What the arguments of a command are: for completion, and for the commands of the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// The command takes no arguments.
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
    /// Flags, and one expression, the last answer, or nothing.
    Anything,
    /// Flags, and words of its own or nothing.
    Search,
    /// A file, flags, and one expression or the last answer.
    Picture,
    /// Flags, and at least so many expressions: where one is missing the last answer is the first.
    Expressions(usize),
    /// Flags, and at least so many expressions: where one is missing the last answer is the last.
    Onto(usize),
}

const ON_OFF: Parameter = Parameter::Words(&["on", "off"]);

/// A command that only a session has; `dispatch` says what it does.
const fn own(name: &'static str, args: &'static str, parameter: Parameter, help: &'static str) -> Command {
    Command { name, args, parameter, help }
}

/// A command of the command line: what it is about is said there.
const fn shared(name: &'static str, args: &'static str, parameter: Parameter) -> Command {
    own(name, args, parameter, "")
}

impl Command {
    /// What the command does, in one line.
    pub fn help(&self) -> &'static str {
        if self.help.is_empty() { table::about(self.name).unwrap_or_default() } else { self.help }
    }
}

/// Every command, in the order of the help.
pub static COMMANDS: &[Command] = &[
    own("help", "[NAME]", Parameter::Topic, "This list, or what there is to know of a function or a command"),
    shared("print", "[FLAGS] [EXPR]", Parameter::Expression),
    shared("info", "[FLAGS] [EXPR]", Parameter::Expression),
    own("explain", "[FLAGS] [EXPR]", Parameter::Expression, "How a value comes about; alone, how the last answer did"),
    shared("explore", "[EXPR]", Parameter::Anything),
    shared("crd2idx", "LAYOUT COORD...", Parameter::Expressions(2)),
    shared("idx2crd", "SHAPE INDEX...", Parameter::Expressions(2)),
    shared("where", "LAYOUT INDEX...", Parameter::Expressions(2)),
    shared("coords", "[FLAGS] [EXPR]", Parameter::Expression),
    shared("compat", "A B...", Parameter::Expressions(2)),
    shared("same", "A B", Parameter::Expressions(2)),
    shared("assert", "CONDITION", Parameter::Expression),
    shared("slice", "COORD [X]", Parameter::Onto(2)),
    shared("dice", "COORD [X]", Parameter::Onto(2)),
    shared("coalesce", "[FLAGS] [LAYOUT]", Parameter::Expression),
    shared("compose", "A B...", Parameter::Expressions(2)),
    shared("complement", "[LAYOUT] [COTARGET]", Parameter::Expressions(1)),
    shared("divide", "[FLAGS] LAYOUT TILER", Parameter::Expressions(2)),
    shared("product", "[FLAGS] BLOCK TILER", Parameter::Expressions(2)),
    shared("inverse", "[FLAGS] [LAYOUT]", Parameter::Expression),
    shared("mma", "[FLAGS] [NAME|EXPR]", Parameter::Search),
    shared("copy", "[FLAGS] [NAME|EXPR]", Parameter::Search),
    shared("tv", "[FLAGS] [LAYOUT]", Parameter::Expression),
    shared("bank", "FLAGS [LAYOUT]", Parameter::Expression),
    shared("swizzle", "suggest|explain|recast FLAGS [EXPR]", Parameter::Expression),
    shared("global", "FLAGS [LAYOUT]", Parameter::Expression),
    shared("vector", "--dtype TYPE SRC DST", Parameter::Expressions(2)),
    shared("tma", "[FLAGS] [EXPR]", Parameter::Expression),
    shared("desc", "[FLAGS] [EXPR]", Parameter::Expression),
    shared("solve", "[FLAGS] EQUATION", Parameter::Expression),
    shared("infer", "[FLAGS] NUMBERS", Parameter::Expression),
    shared("read", "[FLAGS] TEXT", Parameter::Expression),
    shared("why", "LOG", Parameter::File),
    shared("filter", "FILE", Parameter::File),
    shared("run", "FILE [ARGS]", Parameter::File),
    shared("eval", "[--as SPELLING] [EXPR]", Parameter::Expression),
    shared("latex", "[FLAGS] [EXPR]", Parameter::Expression),
    shared("svg", "FILE [FLAGS] [EXPR]", Parameter::Picture),
    shared("html", "FILE [FLAGS] [EXPR]", Parameter::Picture),
    shared("png", "FILE [FLAGS] [EXPR]", Parameter::Picture),
    shared("pdf", "FILE [FLAGS] [EXPR]", Parameter::Picture),
    own("learn", "[LESSON]", Parameter::Search, ""),
    own("names", "", Parameter::Nothing, "What is bound"),
    own("forget", "NAME...", Parameter::Names, "Frees names"),
    own("undo", "", Parameter::Nothing, "Takes the last line that changed something back"),
    own("mode", "cxx|value", Parameter::Words(&["cxx", "value"]), "Exactly C++, or integers whose values are known"),
    own("plain", "[on|off]", ON_OFF, "Integers without underscores"),
    own("grid", "[on|off]", ON_OFF, "Facts and grid with every layout that fits"),
    own("echo", "[on|off]", ON_OFF, "What a binding binds, shown"),
    own("load", "FILE", Parameter::File, "Reads a file as if it were typed"),
    own("save", "FILE", Parameter::File, "Writes a script that reproduces the session"),
    shared("functions", "[NAME]", Parameter::Topic),
    shared("errors", "[CODE]", Parameter::Code),
    own("quit", "", Parameter::Nothing, "Leaves, as Ctrl-D does"),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_found_by_its_name_and_says_what_it_does() {
        for command in COMMANDS {
            assert!(std::ptr::eq(lookup(command.name).unwrap(), command), "`:{}` stands twice", command.name);
            assert!(!command.help().is_empty(), "`:{}`", command.name);
            assert_eq!(command.args.is_empty(), command.parameter == Parameter::Nothing, "`:{}`", command.name);
        }
        assert_eq!(lookup("q").unwrap().name, "quit");
        assert!(lookup("").is_none() && lookup("s").is_none());
    }

    #[test]
    fn a_line_falls_into_name_and_arguments() {
        assert_eq!(parts("svg  a.svg (4, 8) "), ("svg", "a.svg (4, 8)"));
        assert_eq!(parts(" quit"), ("quit", ""));
    }
}
