//! `copy`: a copy atom or tiling, or the list of operations.

use crate::atoms;
use crate::commands::atoms::{Filter, Kind, atom_or_listing, continuing, explain_one};
use crate::commands::ownership::Questions;
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::complete;
use crate::program::flags::expression;
use crate::program::operand::Limit;
use crate::render::table::Format;
use crate::value::element;
use clap::Args;
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate};
use std::ffi::OsStr;

/// The arguments of `copy`
#[derive(Args, Debug)]
#[group(skip)]
pub struct CopyCommand {
    /// An operation, a part of its name (`*` for any text), or an expression; nothing lists all, `-` reads standard input
    #[arg(value_name = "NAME|PATTERN|EXPR", add = ArgValueCompleter::new(copy_names), value_parser = expression)]
    pub subject: Option<String>,
    /// List those of an architecture: SM75, sm_75 or 75
    #[arg(long, value_name = "ARCH")]
    pub arch: Option<String>,
    /// The value type of the atom of an operation
    #[arg(long, value_name = "TYPE", alias = "type", add = ArgValueCompleter::new(complete::types))]
    pub dtype: Option<String>,
    /// How many are listed
    #[arg(long, value_name = "N|all", default_value_t = Limit::All)]
    pub limit: Limit,
    /// What is asked of one
    #[command(flatten)]
    pub questions: Questions,
}

impl Run for CopyCommand {
    const ABOUT: &'static str = "Copy operations, atoms and tilings: who reads and who writes what";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl copy LDSM
  cutectl copy ldmatrix
  cutectl copy SM75_U32x4_LDSM_N --dtype f16 --thread 3
  cutectl copy 'make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, half_t>{}, (_16,_8):(_8,_1), (_1,_8))' --element destination 3,7

Without --dtype the values of an operation are bits, as its traits say them.

Exit status: 1 where nobody holds the element, or the tile does not divide the tensor.";

    fn run(&self, app: &mut App) -> Done {
        copy(app, self)
    }

    fn explain(&self, app: &mut App, name: &str) -> Done {
        explain_one(app, name, Kind::Copy(&self.element()), self.subject.as_deref(), &self.questions)
    }

    fn operand(&mut self) -> Option<(&mut String, Format)> {
        let format = self.questions.format();
        self.subject.as_mut().map(|operand| (operand, format))
    }
}

impl CopyCommand {
    /// The type of the values: bits, as the traits of an operation say them, where --dtype does not tell.
    fn element(&self) -> String {
        let named = |name: &str| element::usual(name).map_or(name.to_string(), |(_, canonical)| canonical);
        self.dtype.as_deref().map_or("uint1_t".to_string(), named)
    }
}

fn copy_names(typed: &OsStr) -> Vec<CompletionCandidate> {
    continuing(typed, crate::atoms::copy_names())
}

/// Runs `cutectl copy`.
pub fn copy(app: &mut App, command: &CopyCommand) -> Done {
    if command.dtype.is_none() && command.questions.any() && app.terminal {
        app.say("note: the values are bits; with --dtype f16 they are elements");
    }
    let filter = Filter { arch: command.arch.as_deref(), shape: None, types: &[], limit: command.limit };
    atom_or_listing(app, Kind::Copy(&command.element()), command.subject.as_deref(), atoms::copy_names, &filter, &command.questions)
}
