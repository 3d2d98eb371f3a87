//! `functions`: the functions of the language, and all there is to know of one.

use crate::commands::table::Run;
use crate::functions::{self, Function};
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, function_names};
use crate::render::answer::Answer;
use crate::render::table::Cell;
use crate::say;
use clap::Args;
use clap_complete::engine::ArgValueCompleter;

/// The arguments of `functions`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Functions {
    /// A function, a part of its name, or words of what it computes
    #[arg(value_name = "NAME|WORD", value_parser = any_text, add = ArgValueCompleter::new(function_names))]
    pub name: Option<String>,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Functions {
    const ABOUT: &'static str = "The functions of the language";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl functions
  cutectl functions composition
  cutectl functions divide";

    fn run(&self, app: &mut App) -> Done {
        functions(app, self)
    }
}

fn any_text(text: &str) -> Result<String, std::convert::Infallible> {
    Ok(text.to_string())
}

/// Runs `cutectl functions`.
pub fn functions(app: &mut App, command: &Functions) -> Done {
    match &command.name {
        None => {
            let rows = functions::all().map(|(family, row)| {
                vec![family.title.into(), row.name.into(), row.signature().into(), row.summary.into(), row.source.into()]
            });
            let answer = listing().table(&["family", "name", "signature", "summary", "source"], rows.collect()).for_programs();
            app.answer(command.format.format, answer)
        }
        Some(name) => {
            let word = name.strip_prefix("cute::").or_else(|| name.strip_prefix("cute.")).unwrap_or(name);
            match functions::lookup(word) {
                Some(id) => app.answer(command.format.format, function(id.row())),
                None if let found = search(word)
                    && !found.is_empty() =>
                {
                    let rows = found.iter().map(|row| vec![row.name.into(), row.signature().into(), row.summary.into(), row.source.into()]);
                    let people = found.iter().map(|row| vec![row.signature().into(), row.summary.into()]);
                    let answer = Answer::new().table(&["function", "computes"], people.collect()).for_people();
                    let answer = answer.table(&["name", "signature", "summary", "source"], rows.collect()).for_programs();
                    app.answer(command.format.format, answer)
                }
                None => {
                    let close = say::names::did_you_mean(word, functions::names());
                    let help = close.map_or("`cutectl functions` lists what there is".to_string(), |c| format!("did you mean `{c}`?"));
                    app.refuse_as("E0706", &format!("no function is called `{name}`\n  help: {help}"));
                    Ok(())
                }
            }
        }
    }
}

/// The functions whose names hold a word, or else those whose summaries have all words of a text.
fn search(text: &str) -> Vec<&'static Function> {
    let words: Vec<String> = text.split_whitespace().map(str::to_ascii_lowercase).collect();
    let has = |text: &str| {
        let text = text.to_ascii_lowercase();
        !words.is_empty() && words.iter().all(|word| text.contains(word.as_str()))
    };
    let rows = || functions::all().map(|(_, row)| row);
    let named: Vec<&Function> = rows().filter(|row| has(row.name) || row.aliases.iter().any(|alias| has(alias))).collect();
    match named.is_empty() {
        false => named,
        true => rows().filter(|row| words.concat().len() > 2 && has(row.summary)).collect(),
    }
}

/// The functions family by family, for people.
fn listing() -> Answer<'static> {
    functions::FAMILIES.iter().fold(Answer::new(), |answer, family| {
        let rows = family.rows.iter().map(|row| vec![row.signature().into(), row.summary.into()]).collect();
        answer.prose(format!("{}\n", family.title)).table(&["function", "computes"], rows).for_people().prose("\n")
    })
}

/// All there is to know of a function.
fn function(row: &Function) -> Answer<'static> {
    let examples: Vec<String> = row.examples.iter().map(|(input, output)| format!("{input} -> {output}")).collect();
    let examples: Vec<&str> = examples.iter().map(String::as_str).collect();
    let facts = [
        ("name", row.name.into()),
        ("signature", row.signature().into()),
        ("summary", row.summary.into()),
        ("aliases", Cell::list(row.aliases, " ")),
        ("requires", Cell::list(row.requires, "; ")),
        ("source", row.source.into()),
        ("examples", Cell::list(&examples, "\n")),
    ];
    let mut text = format!("{}\n\n  {}\n\n", row.signature(), row.summary);
    if !row.aliases.is_empty() {
        text += &format!("also called  {}\n", row.aliases.join(", "));
    }
    for (i, requires) in row.requires.iter().enumerate() {
        text += &format!("{}  {requires}\n", if i == 0 { "requires   " } else { "           " });
    }
    text += &format!("source       {}\n\n", row.source);
    for (input, output) in row.examples {
        let (flag, input) = match input.strip_prefix("--cxx ") {
            Some(input) => (" --cxx", input),
            None => ("", *input),
        };
        text += &format!("  $ cutectl{flag} eval '{input}'\n");
        text.extend(output.lines().map(|line| format!("  {line}\n")));
    }
    Answer::new().prose(text).facts(facts).for_programs()
}
