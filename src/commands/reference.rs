//! `functions` and `errors`: what the language has, and what can be wrong.

use crate::commands::table::Run;
use crate::functions::{self, Function};
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, function_names};
use crate::render::table::{self, Format};
use crate::say::diagnostic;
use crate::say::index::{self, Entry};
use clap::Args;
use clap_complete::engine::ArgValueCompleter;
use std::io::Write;

/// `functions`
#[derive(Args, Debug)]
pub struct Functions {
    /// A function
    #[arg(value_name = "NAME", value_parser = any_text, add = ArgValueCompleter::new(function_names))]
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
  cutectl functions composition";

    fn run(&self, app: &mut App) -> Done {
        functions(app, self)
    }
}

fn any_text(text: &str) -> Result<String, std::convert::Infallible> {
    Ok(text.to_string())
}

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

/// Runs `cutectl functions`.
pub fn functions(app: &mut App, command: &Functions) -> Done {
    let format = command.format.format;
    match &command.name {
        None if format == Format::Text => listing(app),
        None => {
            let rows: Vec<Vec<table::Cell>> = functions::all()
                .map(|(family, row)| {
                    vec![family.title.into(), row.name.into(), row.signature().into(), row.summary.into(), row.source.into()]
                })
                .collect();
            Ok(table::words(&mut app.out, format, &["family", "name", "signature", "summary", "source"], &rows)?)
        }
        Some(name) => {
            let word = name.strip_prefix("cute::").or_else(|| name.strip_prefix("cute.")).unwrap_or(name);
            match functions::lookup(word) {
                Some(id) => function(app, id.row(), format),
                None => {
                    let close = diagnostic::did_you_mean(word, functions::names());
                    let help = close.map_or("`cutectl functions` lists what there is".to_string(), |c| format!("did you mean `{c}`?"));
                    app.refuse(&format!("no function is called `{name}`\n  help: {help}"));
                    Ok(())
                }
            }
        }
    }
}

fn listing(app: &mut App) -> Done {
    for family in functions::FAMILIES {
        writeln!(app.out, "{}", family.title)?;
        let rows: Vec<Vec<table::Cell>> = family.rows.iter().map(|row| vec![row.signature().into(), row.summary.into()]).collect();
        table::words(&mut app.out, Format::Text, &["function", "computes"], &rows)?;
        writeln!(app.out)?;
    }
    Ok(())
}

fn function(app: &mut App, row: &Function, format: Format) -> Done {
    if format != Format::Text {
        let examples: Vec<String> = row.examples.iter().map(|(input, output)| format!("{input} -> {output}")).collect();
        let rows = [
            ("name", row.name.into()),
            ("signature", row.signature().into()),
            ("summary", row.summary.into()),
            ("aliases", row.aliases.join(" ").into()),
            ("requires", row.requires.join("; ").into()),
            ("source", row.source.into()),
            ("examples", examples.join("\n").into()),
        ];
        return Ok(table::facts(&mut app.out, format, &rows)?);
    }
    writeln!(app.out, "{}\n\n  {}\n", row.signature(), row.summary)?;
    if !row.aliases.is_empty() {
        writeln!(app.out, "also called  {}", row.aliases.join(", "))?;
    }
    for (i, requires) in row.requires.iter().enumerate() {
        writeln!(app.out, "{}  {requires}", if i == 0 { "requires   " } else { "           " })?;
    }
    writeln!(app.out, "source       {}\n", row.source)?;
    for (input, output) in row.examples {
        let (flag, input) = match input.strip_prefix("--cxx ") {
            Some(input) => (" --cxx", input),
            None => ("", *input),
        };
        writeln!(app.out, "  $ cutectl{flag} eval '{input}'")?;
        for line in output.lines() {
            writeln!(app.out, "  {line}")?;
        }
    }
    Ok(())
}

/// Runs `cutectl errors`.
pub fn errors(app: &mut App, command: &Errors) -> Done {
    let format = command.format.format;
    match &command.code {
        None => {
            let rows: Vec<Vec<table::Cell>> = index::INDEX.iter().map(|e| vec![e.code.into(), e.title.into()]).collect();
            Ok(table::words(&mut app.out, format, &["code", "error"], &rows)?)
        }
        Some(code) => match index::entry(code) {
            Some(entry) => one_error(app, entry, format),
            None => {
                app.refuse(&format!("no error has the code `{code}`\n  help: `cutectl errors` lists them"));
                Ok(())
            }
        },
    }
}

fn one_error(app: &mut App, entry: &Entry, format: Format) -> Done {
    if format != Format::Text {
        let rows = [
            ("code", entry.code.into()),
            ("error", entry.title.into()),
            ("text", entry.text.into()),
            ("wrong", entry.wrong.into()),
            ("right", entry.right.into()),
        ];
        return Ok(table::facts(&mut app.out, format, &rows)?);
    }
    writeln!(app.out, "{}: {}\n\n{}", entry.code, entry.title, entry.text)?;
    Ok(writeln!(app.out, "\n  wrong  {}\n  right  {}", entry.wrong, entry.right)?)
}
