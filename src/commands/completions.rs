//! `completions`: completion scripts, made from the definition of the command line.

use crate::commands::table::Run;
use crate::commands::typed;
use crate::functions;
use crate::program::app::{App, Done};
use clap::Args;
use clap::builder::PossibleValuesParser;
use clap_complete::env::{Bash, Elvish, EnvCompleter, Fish, Powershell, Zsh};
use std::io::Write;

/// The arguments of `completions`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Completions {
    /// The shell
    #[arg(value_parser = PossibleValuesParser::new(crate::commands::completions::SHELLS))]
    pub shell: String,
}

impl Run for Completions {
    const NO_STEPS: &'static str = "it writes a file";
    const ABOUT: &'static str = "Write a completion script";
    const EXAMPLES: &'static str = "\
Examples:
  source <(cutectl completions bash)
  cutectl completions fish > ~/.config/fish/completions/cutectl.fish";

    fn run(&self, app: &mut App) -> Done {
        completions(app, self)
    }
}

/// The shells that completion scripts are written for.
pub const SHELLS: [&str; 6] = ["bash", "zsh", "fish", "powershell", "elvish", "nushell"];

/// Runs `cutectl completions`.
pub fn completions(app: &mut App, command: &Completions) -> Done {
    app.out.write_all(&script(&command.shell)?)?;
    Ok(())
}

/// The completion script of a shell. The scripts ask the program itself, so that functions are
/// offered too; nushell cannot, its script lists them.
pub fn script(shell: &str) -> std::io::Result<Vec<u8>> {
    let mut out = Vec::new();
    let dynamic: &dyn EnvCompleter = match shell {
        "bash" => &Bash,
        "zsh" => &Zsh,
        "fish" => &Fish,
        "powershell" => &Powershell,
        "elvish" => &Elvish,
        _ => {
            let names: Vec<&'static str> = functions::all().map(|(_, row)| row.name).collect();
            let mut command = typed::definition();
            command.build();
            let mut command = command
                .mut_subcommand("functions", |c| c.mut_arg("name", |a| a.value_parser(clap::builder::PossibleValuesParser::new(names))));
            clap_complete::generate(clap_complete_nushell::Nushell, &mut command, "cutectl", &mut out);
            return Ok(out);
        }
    };
    dynamic.write_registration("COMPLETE", "cutectl", "cutectl", "cutectl", &mut out)?;
    Ok(out)
}
