//! `completions` and `man`: files made from the definition of the command line.

use crate::commands::table::Run;
use crate::commands::typed;
use crate::functions;
use crate::program::app::{App, Done, Stop};
use clap::builder::PossibleValuesParser;
use clap::{Args, ValueHint};
use clap_complete::env::{Bash, Elvish, EnvCompleter, Fish, Powershell, Zsh};
use std::io::Write;
use std::path::PathBuf;

/// `completions`
#[derive(Args, Debug)]
pub struct Completions {
    /// The shell
    #[arg(value_parser = PossibleValuesParser::new(crate::commands::generate::SHELLS))]
    pub shell: String,
}

impl Run for Completions {
    const ABOUT: &'static str = "Write a completion script";
    const EXAMPLES: &'static str = "\
Examples:
  source <(cutectl completions bash)
  cutectl completions fish > ~/.config/fish/completions/cutectl.fish";

    fn run(&self, app: &mut App) -> Done {
        completions(app, self)
    }
}

/// `man`
#[derive(Args, Debug)]
pub struct Man {
    /// A folder for a page a command; without it the main page goes to standard output
    #[arg(value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub dir: Option<PathBuf>,
}

impl Run for Man {
    const ABOUT: &'static str = "Write the manual pages";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl man | man -l -
  cutectl man ~/.local/share/man/man1";

    fn run(&self, app: &mut App) -> Done {
        man(app, self)
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

/// Runs `cutectl man`.
pub fn man(app: &mut App, command: &Man) -> Done {
    let pages = pages()?;
    let Some(dir) = &command.dir else {
        app.out.write_all(&pages[0].1)?;
        return Ok(());
    };
    let failed = |error: std::io::Error| Stop::Failed(format!("cannot write to {}: {error}", dir.display()));
    std::fs::create_dir_all(dir).map_err(failed)?;
    for (name, page) in pages {
        std::fs::write(dir.join(name), page).map_err(failed)?;
    }
    Ok(())
}

/// Every manual page with its file name, the main page first.
pub fn pages() -> std::io::Result<Vec<(String, Vec<u8>)>> {
    let mut command = typed::definition().disable_help_subcommand(true);
    command.build();
    let mut pages = Vec::new();
    let mut page = |command: clap::Command, name: &str| -> std::io::Result<()> {
        let mut out = Vec::new();
        clap_mangen::Man::new(command).render(&mut out)?;
        pages.push((format!("{name}.1"), out));
        Ok(())
    };
    page(command.clone(), "cutectl")?;
    for sub in command.get_subcommands().filter(|c| !c.is_hide_set()) {
        page(sub.clone(), &format!("cutectl-{}", sub.get_name()))?;
    }
    Ok(pages)
}
