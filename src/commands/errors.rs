//! `errors`: the index of errors, and the page of one.

use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::complete;
use crate::program::flags::Formatted;
use crate::render::answer::Answer;
use crate::render::table::Cell;
use crate::say::index::{self, Entry};
use clap::Args;
use clap_complete::engine::ArgValueCompleter;

/// The arguments of `errors`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Errors {
    /// A code such as E0401 or 401, or words to look for
    #[arg(value_name = "CODE|WORD", add = ArgValueCompleter::new(complete::codes))]
    pub code: Option<String>,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Errors {
    const ABOUT: &'static str = "The index of errors";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl errors E0401
  cutectl errors swizzle";

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
        Some(code) => match index::entry(&full(code)) {
            Some(entry) => app.answer(command.format.format, one_error(entry)),
            None => {
                let found: Vec<Vec<Cell>> = search(code).map(|e| vec![e.code.into(), e.title.into()]).collect();
                if found.is_empty() {
                    app.refuse_as("E0706", &format!("no error has the code `{code}`, or says it\n  help: `cutectl errors` lists them"));
                    return Ok(());
                }
                app.answer(command.format.format, Answer::new().table(&["code", "error"], found))
            }
        },
    }
}

/// A code in full: `E0410` of `410`, `e410` or `0410`.
fn full(code: &str) -> String {
    let digits = code.trim().trim_start_matches(['E', 'e']);
    match digits.parse::<u16>() {
        Ok(number) if digits.len() <= 4 => format!("E{number:04}"),
        _ => code.to_string(),
    }
}

/// The errors whose pages have every word of a text, those with a title that has it first.
fn search(text: &str) -> impl Iterator<Item = &'static Entry> {
    let words: Vec<String> = text.split_whitespace().map(str::to_ascii_lowercase).collect();
    let has = |text: &str, words: &[String]| {
        let text = text.to_ascii_lowercase();
        words.iter().all(|word| text.contains(word.as_str()))
    };
    let (by_title, by_text): (Vec<&Entry>, Vec<&Entry>) =
        index::entries().filter(|e| !words.is_empty() && (has(e.title, &words) || has(e.text, &words))).partition(|e| has(e.title, &words));
    by_title.into_iter().chain(by_text)
}

/// The page of one error of the index.
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
