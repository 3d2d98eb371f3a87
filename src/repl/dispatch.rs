//! What a line does: a command by its row, statements, and a step for `:undo`.

use super::command::{COMMANDS, Command, Parameter, lookup, parts};
use super::state::{Repl, Step};
use super::{actions, script, shell};
use crate::eval::env::Env;
use crate::functions;
use crate::program::app::{Done, Stop};
use crate::say::names::did_you_mean;
use crate::say::report::Origin;
use crate::say::words::short;
use crate::syntax::names::Names;
use std::borrow::Cow;

/// What a command does with what stands behind its name.
type Action = fn(&mut Repl, &'static Command, &str) -> Done;

/// The commands that only a session has; every other one is that of the command line.
const OWN: &[(&str, Action)] = &[
    ("help", actions::help),
    ("explain", actions::explain),
    ("learn", actions::learn),
    ("names", actions::names),
    ("forget", actions::forget),
    ("undo", actions::undo),
    ("mode", actions::mode),
    ("plain", actions::plain),
    ("grid", actions::grid),
    ("echo", actions::echo),
    ("load", script::load),
    ("save", script::save),
    ("quit", actions::quit),
];

impl Repl<'_> {
    /// Does what a line says. What is wrong with it has been reported; an error is the end.
    pub fn line(&mut self, text: &str, origin: &Origin) -> Done {
        let mut step = Step {
            said: short(text.trim()).into_owned(),
            before: self.memory.settings,
            mode: self.app.session.mode,
            plain: self.app.notation.plain,
            lines: self.memory.script.len(),
            unsaved: self.memory.unsaved,
            changes: Vec::new(),
        };
        self.memory.loaded = 0;
        self.settle(); // from here on changes are kept
        let done = self.entry(text, origin);
        let done = match done {
            Err(Stop::Cancelled) if self.app.has_enough() => {
                self.app.discard();
                Ok(())
            }
            done => done,
        };
        if matches!(done, Err(Stop::Cancelled)) {
            self.settle();
        }
        step.changes = std::mem::take(&mut self.memory.pending);
        if matches!(done, Err(Stop::Cancelled)) {
            self.restore(step); // a line that was cancelled has not happened
            return done;
        }
        if self.memory.script.len() > step.lines || self.memory.unsaved > step.unsaved {
            self.remember(step);
        }
        done
    }

    /// A line, or a `:` line of a file, without a step of its own for `:undo`.
    pub fn entry(&mut self, text: &str, origin: &Origin) -> Done {
        let meant = meant(&self.app.session.env, text);
        let done = match meant.as_deref().or_else(|| text.trim_start().strip_prefix(':')) {
            Some(rest) => {
                let done = run(self, rest).and_then(|()| self.app.finish());
                if done.is_err() {
                    self.app.discard();
                }
                match done {
                    Err(Stop::Failed(message)) => {
                        self.app.say(&format!("error: {message}"));
                        self.app.failed();
                        Ok(())
                    }
                    done => done,
                }
            }
            None => self.statements(text, origin),
        };
        self.memory.wrong |= self.app.take_verdict();
        done
    }
}

/// Runs a line without its colon.
fn run(repl: &mut Repl, line: &str) -> Done {
    let (name, rest) = parts(line);
    match lookup(name) {
        Some(command) if command.parameter == Parameter::Nothing && !rest.is_empty() => {
            repl.refuse(&format!("`:{name}` takes nothing, and `{rest}` stands behind it"));
            Ok(())
        }
        Some(command) => action(command.name)(repl, command, rest),
        None => {
            repl.refuse(&unknown(name));
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

/// What the command called `name` does.
fn action(name: &str) -> Action {
    OWN.iter().find(|(own, _)| *own == name).map_or(shell::run, |(_, action)| *action)
}

/// The command that a line without a colon means: `exit`, `help`, `?size`. A name that is bound is an expression.
fn meant(env: &Env, line: &str) -> Option<Cow<'static, str>> {
    let line = line.trim();
    let is_name = |w: &str| !w.is_empty() && w.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_' || b == b':');
    if let Some(name) = line.strip_prefix('?').or_else(|| line.strip_suffix('?')).map(str::trim)
        && (name.is_empty() || is_name(name) && !name.starts_with(|c: char| c.is_ascii_digit()))
    {
        return Some(format!("help {name}").into());
    }
    let word = line.trim_end_matches(';').trim_end_matches("()");
    if env.is_bound(word) {
        return None;
    }
    match word {
        "exit" | "quit" | "bye" => Some("quit".into()),
        "help" => Some("help".into()),
        _ => {
            let name = word.strip_prefix("help ")?.trim();
            is_name(name).then(|| format!("help {name}").into())
        }
    }
}

/// What to say about a line that failed since it is a command without its colon, or one of a shell.
pub fn without_colon(env: &Env, line: &str) -> Option<String> {
    let line = line.trim();
    if let Some(rest) = line.strip_prefix('!') {
        let name = rest.split_whitespace().next()?;
        let is_word = name.bytes().all(|b| b.is_ascii_alphabetic());
        return (is_word && !env.is_bound(name)).then(|| "no command of a shell runs here".into());
    }
    let word = line.trim_end_matches("()").split_whitespace().next()?;
    let command = lookup(word).filter(|c| c.name == word && !env.is_bound(word))?;
    let alone = line.len() == word.len();
    (!alone || functions::lookup(word).is_none()).then(|| format!("the command is `:{}`, with a colon", command.name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::algebra::Mode;
    use crate::program::app::App;
    use crate::program::flags::{ColorWhen, Global};
    use crate::repl::script;
    use crate::repl::state::Memory;
    use crate::say::report::ARGUMENT;

    #[test]
    fn every_command_is_the_session_s_own_or_one_of_the_command_line() {
        for command in COMMANDS {
            let own = OWN.iter().any(|(name, _)| *name == command.name);
            assert!(own || crate::commands::table::named(command.name).is_some(), "`:{}`", command.name);
        }
        for (name, _) in OWN {
            assert!(lookup(name).is_some_and(|c| c.name == *name), "`:{name}`");
        }
    }

    #[test]
    fn a_slip_is_answered_with_the_nearest_command() {
        assert!(unknown("inof").contains("did you mean `:info`?"));
        assert!(unknown("s").contains("`:same`, `:svg`") || unknown("s").contains("`:svg`"));
        assert!(unknown("frobnicate").contains("`:help` lists"));
    }

    #[test]
    fn words_of_other_calculators_do_what_they_mean() {
        let env = Env::default();
        let meant = |line: &str| meant(&env, line).map(|m| m.trim().to_string());
        for line in ["exit", "quit", " exit() ", "quit;", "bye"] {
            assert_eq!(meant(line).as_deref(), Some("quit"), "{line}");
        }
        assert_eq!(meant("?").as_deref(), Some("help"));
        assert_eq!(meant("?size").as_deref(), Some("help size"));
        assert_eq!(meant("size?").as_deref(), Some("help size"));
        assert_eq!(meant("? :print").as_deref(), Some("help :print"));
        assert_eq!(meant("help complement").as_deref(), Some("help complement"));
        for line in ["4?", "(4,8)", "A o ? = B", "c ? a : b", "?{div=8}", "help (4,8)"] {
            assert_eq!(meant(line), None, "{line}");
        }
    }

    #[test]
    fn a_forgotten_colon_is_named() {
        let env = Env::default();
        assert!(without_colon(&env, "info (4,8)").unwrap().contains("`:info`"));
        assert!(without_colon(&env, "names").unwrap().contains("`:names`"));
        assert_eq!(without_colon(&env, "coalesce"), None, "a function too");
        assert!(without_colon(&env, "!ls -l").unwrap().contains("shell"));
    }

    // The lines here answer nothing: what is written goes to the standard output of the tests.
    fn app() -> App {
        let global = Global {
            cxx: false,
            plain: false,
            define: vec!["D=8".into()],
            check: false,
            strict: false,
            color: ColorWhen::Never,
            ..Global::default()
        };
        App::new(&global).unwrap()
    }

    /// The names that are bound, and how everything is switched.
    fn state(repl: &Repl) -> (Vec<String>, bool, bool, bool, Vec<String>) {
        let mut names: Vec<String> = repl.app.session.env.names().map(String::from).collect();
        names.sort_unstable();
        let cxx = repl.app.session.mode == Mode::Cxx;
        (names, cxx, repl.app.notation.plain, repl.memory.settings.grid, repl.memory.script.clone())
    }

    #[test]
    fn undo_goes_back_line_by_line_to_the_start() {
        let mut app = app();
        let mut repl = Repl { app: &mut app, memory: Memory::default() };
        script::begin(&mut repl);
        let mut states = vec![state(&repl)];
        for line in ["A = (4,8)", "A = 1; B = A", ":mode cxx", ":forget A D", ":grid on", ":plain", "A = 2"] {
            repl.line(line, &ARGUMENT).unwrap();
            assert!(!repl.memory.wrong, "{line}");
            states.push(state(&repl));
            assert_ne!(states[states.len() - 2], states[states.len() - 1], "{line}");
        }
        // A question changes nothing.
        repl.line(":save /nowhere/at/all", &ARGUMENT).unwrap();
        assert_eq!(repl.memory.steps.len(), states.len() - 1);
        while let Some(after) = states.pop() {
            assert_eq!(state(&repl), after);
            assert_eq!(repl.undo().is_some(), !states.is_empty());
        }
    }

    #[test]
    fn a_saved_session_is_the_same_once_loaded() {
        let folder = std::env::temp_dir().join(format!("cutectl-script-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("a session.txt");
        let before = {
            let mut app = app();
            let mut repl = Repl { app: &mut app, memory: Memory::default() };
            script::begin(&mut repl);
            for line in ["A = (4, // rows\n 8); B = A", ":mode cxx", ":grid on", ":forget A"] {
                repl.line(line, &ARGUMENT).unwrap();
            }
            repl.line(&format!(":save {}", file.display()), &ARGUMENT).unwrap();
            assert!(!repl.memory.wrong);
            state(&repl)
        };
        assert_eq!(before.4, ["D = 8", "A = (4,  8);", "B = A", ":mode cxx", ":grid on", ":forget A"]);
        let mut app = app();
        let mut repl = Repl { app: &mut app, memory: Memory::default() };
        repl.line(&format!(":load '{}'", file.display()), &ARGUMENT).unwrap();
        assert!(!repl.memory.wrong);
        assert_eq!(state(&repl), before);
        // It was one line, and is taken back as one.
        repl.undo().unwrap();
        assert_eq!(state(&repl), (vec!["D".into()], false, false, false, Vec::new()));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
