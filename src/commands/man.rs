//! `man`: manual pages, made from the definition of the command line.

use crate::commands::table::Run;
use crate::commands::typed;
use crate::program::app::{App, Done, Stop};
use clap::{Args, ValueHint};
use std::io::Write;
use std::path::PathBuf;

/// The arguments of `man`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Man {
    /// A folder for a page a command; without it the main page goes to standard output
    #[arg(value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub dir: Option<PathBuf>,
}

impl Run for Man {
    const NO_STEPS: &'static str = "it writes files";
    const ABOUT: &'static str = "Write the manual pages";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl man | man -l -
  cutectl man ~/.local/share/man/man1";

    fn run(&self, app: &mut App) -> Done {
        man(app, self)
    }
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
