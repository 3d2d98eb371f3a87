//! `errors`: the index of errors, and the page of one.

use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::flags::Formatted;
use crate::render::answer::Answer;
use crate::say::index::{self, Entry};
use clap::Args;

/// `errors`
#[derive(Args, Debug)]
pub struct Errors {
    /// A code such as E0401
    #[arg(value_name = "CODE")]
    pub code: Option<String>,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Errors {
    const ABOUT: &'static str = "The index of errors";
    const EXAMPLES: &'static str = "\
Example:
  cutectl errors E0401";

    fn run(&self, app: &mut App) -> Done {
        errors(app, self)
    }
}

/// Runs `cutectl errors`.
pub fn errors(app: &mut App, command: &Errors) -> Done {
    match &command.code {
        None => {
            let rows = index::entries().map(|e| vec![e.code.into(), e.title.into()]).collect();
            app.answer(command.format.format, Answer::new().table(&["code", "error"], rows))
        }
        Some(code) => match index::entry(code) {
            Some(entry) => app.answer(command.format.format, one_error(entry)),
            None => {
                app.refuse(&format!("no error has the code `{code}`\n  help: `cutectl errors` lists them"));
                Ok(())
            }
        },
    }
}

/// The page of an error.
fn one_error(entry: &Entry) -> Answer<'static> {
    let facts = [
        ("code", entry.code.into()),
        ("error", entry.title.into()),
        ("text", entry.text.into()),
        ("wrong", entry.wrong.into()),
        ("right", entry.right.into()),
    ];
    let head = format!("{}: {}\n\n{}\n", entry.code, entry.title, entry.text);
    let text = format!("{head}\n  wrong  {}\n  right  {}\n", entry.wrong, entry.right);
    Answer::new().prose(text).facts(facts).for_programs()
}
