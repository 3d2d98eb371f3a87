//! A command line: the part of the definition that it needs, and what was typed.

use crate::commands::overview;
use crate::commands::steps::stepwise;
use crate::commands::table::{self, Command};
use crate::functions;
use crate::program::flags::Global;
use crate::say::visible;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, CommandFactory, FromArgMatches, Parser};
use std::ffi::OsString;
use std::path::Path;
use terminal_size::{Width, terminal_size};

/// The most columns of a line of help.
const WIDEST: usize = 100;

/// An exact calculator for NVIDIA CuTe layouts
///
/// Evaluates the layout expressions of CuTe as the C++ headers do, prints them as CuTe prints
/// them, and answers questions about them. EXPR is anything that CuTe prints or that C++ builds:
/// `(3,(2,3)):(3,(12,1))`, `make_layout(make_shape(Int<2>{},4))`, `composition(A,B)`.
#[derive(Parser, Debug)]
#[command(
    name = "cutectl",
    version,
    max_term_width = WIDEST,
    subcommand_value_name = "COMMAND|EXPR",
    after_help = "Examples:\n  cutectl                                          the session, on a terminal\n  cutectl '(4,8):(8,1)'                            the layout, its facts, its grid\n  cutectl print '(3,(2,3)):(3,(12,1))'             as CuTe's print_layout\n  cutectl eval 'composition((6,2):(8,2),(4,3):(3,1))'\n  seq 0 17 | cutectl crd2idx '(3,(2,3)):(3,(12,1))'\n\nExit status: 0 done or yes, 1 no (compat, same, assert, where, infer, …), 2 wrong input,\n3 input or output failed"
)]
struct Root {
    /// Flags of every command
    #[command(flatten)]
    global: Global,
}

/// A parsed command line.
pub struct Cli {
    /// The flags that every command has.
    pub global: Global,
    /// What to do; nothing starts the session.
    pub command: Option<Command>,
}

/// The definition of the whole command line, with every command.
pub fn definition() -> clap::Command {
    Root::command().subcommands(table::all())
}

/// The help of the program as it is laid out for a terminal of [`WIDEST`] columns or more, where it is all that is asked for.
pub fn help(typed: &[OsString]) -> Option<&'static str> {
    let [program, word] = typed else {
        return None;
    };
    // Help calls the program as it was called.
    let is_alone = word == "--help" && Path::new(program).file_name().is_some_and(|name| name == "cutectl");
    (is_alone && width() >= WIDEST).then_some(include_str!("help.ansi"))
}

/// What can be typed in place of a first word: flags, and the names of commands.
fn listing() -> clap::Command {
    // A flag of every command is copied into each.
    Root::command().mut_args(|flag| flag.global(false)).subcommands(table::listed())
}

/// The definition for help without a command.
fn overview_for_help() -> clap::Command {
    overview::definition(Root::command(), width())
}

/// The columns that help is laid out for.
fn width() -> usize {
    let columns = || std::env::var("COLUMNS").ok().and_then(|c| c.parse().ok());
    let width: Option<usize> = terminal_size().map(|(Width(w), _)| w.into()).or_else(columns);
    width.map_or(WIDEST, |width| width.min(WIDEST))
}

/// A command with the flags of every command as its own.
fn flagged(command: clap::Command) -> clap::Command {
    let passed_on = command.has_subcommands();
    let mut common = Vec::with_capacity(command.get_arguments().count() + 16);
    // Only so are the flags given away, and not copied.
    let _ = Global::augment_args(clap::Command::new("cutectl")).mut_args(|flag| {
        common.push(flag.global(passed_on));
        clap::Arg::default()
    });
    common.retain(|flag| command.get_arguments().all(|own| own.get_id() != flag.get_id()));
    command.args(common)
}

/// The part of the definition that a start needs, by the words after the program's name.
fn definition_for(words: &[OsString]) -> clap::Command {
    let first = words.first().and_then(|word| word.to_str()).unwrap_or_default();
    match table::named(first) {
        Some(command) => clap::Command::new("cutectl").max_term_width(WIDEST).subcommand(flagged(command)),
        None => definition(),
    }
}

/// The part of the definition that the completion of a word needs: the shell hands over the line behind `--`.
pub fn completed() -> clap::Command {
    let line: Vec<OsString> = std::env::args_os().skip_while(|word| word != "--").skip(2).collect();
    match line.len() {
        0 => Root::command(), // a script is asked for
        1 => listing(),
        _ => definition_for(&line),
    }
}

impl Cli {
    /// What was typed, the program's name first. An error may also be help that was asked for.
    pub fn of(typed: Vec<OsString>) -> Result<Cli, clap::Error> {
        if let Some(cli) = Cli::of_words(&typed) {
            return Ok(cli);
        }
        let Prepared { typed, explained, is_overview } = prepare(typed);
        let mut command = if is_overview { overview_for_help() } else { definition_for(typed.get(1..).unwrap_or_default()) };
        let shown: Option<Vec<OsString>> = typed.iter().any(is_unseen).then(|| typed.iter().map(shown).collect());
        let mut matches = match (command.try_get_matches_from_mut(typed), shown) {
            // The message quotes what was typed.
            (Err(error), Some(shown)) => return Err(hinted(command.try_get_matches_from_mut(shown).err().unwrap_or(error), &command)),
            (matches, _) => matches.map_err(|error| hinted(error, &command))?,
        };
        std::mem::forget(command); // to take it apart would cost a short run more than to make it
        match matches.remove_subcommand() {
            None => Ok(Cli { global: Global { binds: true, ..Global::from_arg_matches_mut(&mut matches)? }, command: None }),
            Some((name, mut matches)) => {
                let mut own = matches.clone(); // both may have a flag: `-f` of the file that is read
                let global = Global::from_arg_matches_mut(&mut matches)?;
                let reads_itself = |c: clap::Command| c.get_arguments().any(|arg| arg.get_id() == "file");
                let binds = global.file.is_some() && !table::named(&name).is_some_and(reads_itself);
                let chooses = matches!(&*name, "mma" | "copy");
                let global = Global { runs: name == "run", binds, chooses, ..global };
                let command = if explained { table::read_to_explain(&name, &mut own)? } else { table::read(&name, &mut own)? };
                Ok(Cli { global, command })
            }
        }
    }
}

impl Cli {
    /// A command with nothing but words (`-` for the input is one), no flag among them, where it reads them itself.
    fn of_words(typed: &[OsString]) -> Option<Cli> {
        let [_, name, words @ ..] = typed else {
            return None;
        };
        let name = name.to_str()?;
        let word = |word: &OsString| word.to_str().filter(|word| *word == "-" || !word.starts_with('-')).map(str::to_string);
        let command = table::of_words(name, words.iter().map(word).collect::<Option<_>>()?)?;
        Some(Cli { global: Global { runs: name == "run", ..Global::default() }, command: Some(command) })
    }
}

/// Whether a terminal would obey a part of a word instead of showing it.
fn is_unseen(word: &OsString) -> bool {
    !word.is_ascii() && word.to_string_lossy().contains(visible::is_unseen) || word.as_encoded_bytes().iter().any(u8::is_ascii_control)
}

/// A word as a message may show it.
fn shown(word: &OsString) -> OsString {
    visible::visible(&word.to_string_lossy()).into_owned().into()
}

/// Says of a flag that the command does not take whose value it is, which other flag it may stand for, or which commands
/// take it.
fn hinted(mut error: clap::Error, command: &clap::Command) -> clap::Error {
    let flag = match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::String(flag)) if error.kind() == ErrorKind::UnknownArgument => flag.clone(),
        _ => return error,
    };
    let Some(name) = flag.strip_prefix("--") else {
        return error;
    };
    let distance = |to: &str| strsim::damerau_levenshtein(name, to);
    let suggested = match error.get(ContextKind::SuggestedArg) {
        Some(ContextValue::String(close)) => distance(close.trim_start_matches('-').split(' ').next().unwrap_or_default()),
        _ => usize::MAX,
    };
    if suggested <= SLIP {
        return error;
    }
    let hint = match (valued(command, name), elsewhere(name)) {
        (Some(whole), _) => format!("write it as `{whole}`"),
        (None, Some(hint)) => hint,
        (None, None) => {
            error.remove(ContextKind::Suggested); // an expression never begins with two dashes
            return error;
        }
    };
    error.remove(ContextKind::SuggestedArg);
    error.remove(ContextKind::Usage); // it would name the flag that was suggested
    error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![hint.into()]));
    error
}

/// How many letters a slip changes.
const SLIP: usize = 2;

/// The flag of the command that takes a word as one of its values: `--kind zipped`.
fn valued(command: &clap::Command, word: &str) -> Option<String> {
    let takes = |arg: &&clap::Arg| arg.get_possible_values().iter().any(|value| value.matches(word, false));
    let mut flags = command.get_subcommands().flat_map(clap::Command::get_arguments);
    let long = flags.find(|arg| arg.get_action().takes_values() && takes(arg))?.get_long()?;
    Some(format!("--{long} {word}"))
}

/// The commands that take a flag, or the flag of other commands that is nearest to it.
fn elsewhere(name: &str) -> Option<String> {
    let mut all: Vec<(String, String)> = Vec::new();
    for command in table::all() {
        let subcommands = command.get_subcommands().flat_map(clap::Command::get_arguments);
        for long in command.get_arguments().chain(subcommands).filter(|arg| !arg.is_hide_set()).filter_map(clap::Arg::get_long) {
            all.push((long.to_string(), format!("`{}`", command.get_name())));
        }
    }
    let distance = |long: &str| strsim::damerau_levenshtein(name, long);
    let nearest = all.iter().map(|(long, _)| long.clone()).min_by_key(|long| distance(long)).filter(|long| distance(long) <= SLIP)?;
    let mut named: Vec<String> = all.into_iter().filter(|(long, _)| *long == nearest).map(|(_, command)| command).collect();
    named.dedup();
    Some(match named.split_last()? {
        (only, []) => format!("`--{nearest}` is a flag of {only}"),
        (last, others) => format!("`--{nearest}` is a flag of {} and {last}", others.join(", ")),
    })
}

/// A command line that fits the parser.
struct Prepared {
    typed: Vec<OsString>,
    /// Whether `explain` stood in front of a command.
    explained: bool,
    /// Whether help is asked for without a command.
    is_overview: bool,
}

/// Whether a flag of every command takes the word behind it.
fn takes_value(flag: &str) -> bool {
    let name = |arg: &clap::Arg| match (arg.get_long(), arg.get_short()) {
        (Some(long), _) if flag.strip_prefix("--") == Some(long) => true,
        (_, Some(short)) => flag.strip_prefix('-').is_some_and(|f| f.strip_prefix(short) == Some("")),
        _ => false,
    };
    flag.starts_with('-')
        && Global::augment_args(clap::Command::new("cutectl")).get_arguments().any(|a| name(a) && a.get_action().takes_values())
}

/// Makes what was typed fit the parser: a bare expression is `show EXPR`, `help COMMAND` is `COMMAND --help`, and `-3`
/// or `-1@0` is an expression (behind a blank, which the language skips), no flag.
fn prepare(mut typed: Vec<OsString>) -> Prepared {
    let known = |word: &str| word == "help" || table::names().any(|name| name == word);
    let negative = |word: &str| word.starts_with('-') && word[1..].starts_with(|c: char| c.is_ascii_digit());
    let mut explains = false;
    let mut first = None;
    let mut value_follows = false;
    for (i, word) in typed.iter().enumerate().skip(1) {
        let word = word.to_string_lossy();
        if value_follows {
            value_follows = false;
        } else if takes_value(&word) {
            value_follows = true;
        } else if word == "--" || word == "-" || !word.starts_with('-') || negative(&word) {
            first = Some((i, word.into_owned()));
            break;
        }
    }
    let asks = |word: &OsString| word == "-h" || word == "--help";
    let mut is_overview = first.is_none() && typed.iter().any(asks);
    if let Some((i, word)) = first {
        let about = typed.get(i + 1).and_then(|w| w.to_str()).filter(|w| word == "help" && table::names().any(|name| name == *w));
        is_overview = word == "help" && typed.len() == i + 1;
        if about.is_some() || is_overview {
            typed.remove(i);
            typed.push("--help".into());
        }
        let command_at = match known(&word) || close_to_command(&word) {
            true => Some(i).filter(|_| word != "help"),
            false => {
                typed.insert(i, table::BARE.into());
                Some(i)
            }
        };
        if let Some(i) = command_at {
            explains = explained(&mut typed, i);
            defines_behind(&mut typed, i);
        }
    }
    for word in typed.iter_mut().skip(1) {
        if word.to_str().is_some_and(negative) {
            let mut behind = OsString::from(" ");
            behind.push(&word);
            *word = behind;
        }
    }
    Prepared { typed, explained: explains, is_overview }
}

/// `explain bank ...` at `at` is `bank --explain ...`, and so on; `true` where another command stands behind `explain`,
/// which is taken away. What stands behind is more than a name.
fn explained(typed: &mut Vec<OsString>, at: usize) -> bool {
    let word = |i: usize| typed.get(at + i).and_then(|w| w.to_str());
    let (Some("explain"), Some(name)) = (word(0), word(1)) else {
        return false;
    };
    if word(2).is_none() && !is_command_alone(typed, name) {
        return false;
    }
    match stepwise(name, word(2)) {
        0 if name != "explain" && table::names().any(|n| n == name) => {
            typed.remove(at);
            true
        }
        0 => false,
        command => {
            typed.insert(at + command + 1, "--explain".into());
            typed.remove(at);
            false
        }
    }
}

/// Whether a word names a command and nothing of the language.
fn is_command_alone(typed: &[OsString], name: &str) -> bool {
    let binds = |word: &OsString| word.to_str().is_some_and(|w| w.starts_with("-D") || w.starts_with("--define") || w.starts_with("-f"));
    functions::lookup(name).is_none() && !typed.iter().any(binds)
}

/// Moves every `-D` in front of the command at `at` behind it, in order: the parser would forget
/// them where the command has some of its own.
fn defines_behind(typed: &mut Vec<OsString>, at: usize) {
    let mut moved = Vec::new();
    let mut kept = Vec::new();
    let mut words = typed.drain(..at).peekable();
    while let Some(word) = words.next() {
        let text = word.to_string_lossy();
        let alone = text == "-D" || text == "--define";
        if !alone && !text.starts_with("-D") && !text.starts_with("--define=") {
            // `--color WHEN` keeps its value, which may be spelled like anything.
            let takes_value = takes_value(&text);
            kept.push(word);
            kept.extend(takes_value.then(|| words.next()).flatten());
            continue;
        }
        moved.push(word);
        moved.extend(alone.then(|| words.next()).flatten());
    }
    drop(words);
    let behind = kept.len() + 1;
    typed.splice(0..0, kept);
    typed.splice(behind..behind, moved);
}

/// Whether a word is a slip for a command rather than an expression.
fn close_to_command(word: &str) -> bool {
    word.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
        && word.starts_with(|c: char| c.is_ascii_lowercase())
        && functions::lookup(word).is_none()
        && word.len() > 2
        && table::names().any(|name| strsim::damerau_levenshtein(name, word) <= 2)
}

#[cfg(test)]
mod tests {
    use super::definition_for;
    use crate::commands::table::{self, Run};
    use crate::commands::{eval::Eval, run::RunProgram};
    use crate::program::flags::Global;
    use clap::{ArgMatches, FromArgMatches};
    use std::ffi::OsString;
    use std::fmt::Debug;

    /// The words behind a command as the command itself reads them, and as `clap` does.
    fn both<T: Run + Debug>(name: &str, words: &[&str]) -> (Option<String>, Option<String>) {
        let own = T::of_words(words.iter().map(|word| word.to_string()).collect());
        let typed: Vec<OsString> = [name].iter().chain(words).map(OsString::from).collect();
        let matches = definition_for(&typed).try_get_matches_from([OsString::from("cutectl")].into_iter().chain(typed)).ok();
        let read =
            |matches: &ArgMatches| Some(format!("{:?} {:?}", T::from_arg_matches(matches).ok()?, Global::from_arg_matches(matches).ok()?));
        let own = own.map(|typed| format!("{typed:?} {:?}", Global::default()));
        (own, matches.and_then(|matches| read(matches.subcommand()?.1)))
    }

    #[test]
    fn words_without_flags_are_read_as_clap_reads_them() {
        for words in
            [&["4:1"][..], &[], &["", " -3", "help", "A = 1; A"], &["a=b", "@file", "(4,8):(1,4)", "é"], &["-"], &["4:1", "-", "-"]]
        {
            let (own, clap) = both::<Eval>("eval", words);
            assert!(own.is_some() && own == clap, "{words:?}: {own:?} {clap:?}");
        }
        for words in [&["a.cu"][..], &["a.cu", "1", "help", ""], &["a b.cu", "x"], &[""], &["-"], &["-", "-"]] {
            let (own, clap) = both::<RunProgram>("run", words);
            assert!(own.is_some() && own == clap, "{words:?}: {own:?} {clap:?}");
        }
        assert_eq!(both::<RunProgram>("run", &[]), (None, None), "the file is missing: `clap` says so");
        let reads_words = |name: &&str| table::of_words(name, vec!["4:1".to_string()]).is_some();
        assert!(table::names().filter(reads_words).eq(["eval", "run"]), "what reads words itself is compared with `clap` above");
    }
}
