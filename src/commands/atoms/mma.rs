//! `mma`: an MMA atom or tiling, or the list of operations.

use crate::atoms;
use crate::commands::atoms::{Filter, Kind, atom_or_listing, continuing, explain_one};
use crate::commands::ownership::Questions;
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::complete;
use crate::program::flags::expression;
use crate::program::operand::Limit;
use crate::render::table::Format;
use clap::Args;
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate};
use std::ffi::OsStr;

/// The arguments of `mma`
#[derive(Args, Debug)]
#[group(skip)]
pub struct MmaCommand {
    /// An operation, a part of its name (`*` for any text), or an expression; nothing lists all, `-` reads standard input
    #[arg(value_name = "NAME|PATTERN|EXPR", add = ArgValueCompleter::new(mma_names), value_parser = expression)]
    pub subject: Option<String>,
    /// List those of an architecture: SM80, sm_80 or 80
    #[arg(long, value_name = "ARCH")]
    pub arch: Option<String>,
    /// List those of a shape: 16x8x16
    #[arg(long, value_name = "MxNxK")]
    pub shape: Option<String>,
    /// List those with a value type: half_t, f16, bf16
    #[arg(long, value_name = "TYPE", alias = "type", add = ArgValueCompleter::new(complete::types))]
    pub dtype: Vec<String>,
    /// How many are listed
    #[arg(long, value_name = "N|all", default_value_t = Limit::All)]
    pub limit: Limit,
    /// What is asked of one
    #[command(flatten)]
    pub questions: Questions,
}

impl Run for MmaCommand {
    const ABOUT: &'static str = "MMA operations, atoms and tilings: who holds what of A, B and C";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl mma                                     all operations
  cutectl mma wgmma                               those of an instruction
  cutectl mma 16x8x16 --arch SM80 --dtype f16     those of a shape, an architecture, a type
  cutectl mma SM80_16x8x16_F32F16F16F32_TN        one of them
  cutectl mma SM80_16x8x16_F32F16F16F32_TN --thread 5
  cutectl mma SM80_16x8x16_F32F16F16F32_TN --element A 3,7
  cutectl mma 'make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, (_2,_2,_1))' --tensor 100,64,32
  cutectl mma 'make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, (_2,_2,_1))' --registers 128,128,64
  cutectl mma SM70_8x8x4_F32F16F16F32_NT --thread all --format csv

Exit status: 1 where nobody holds the element, or the tile does not divide the tensor.";

    fn run(&self, app: &mut App) -> Done {
        mma(app, self)
    }

    fn explain(&self, app: &mut App, name: &str) -> Done {
        explain_one(app, name, Kind::Mma, self.subject.as_deref(), &self.questions)
    }

    fn operand(&mut self) -> Option<(&mut String, Format)> {
        let format = self.questions.format();
        self.subject.as_mut().map(|operand| (operand, format))
    }
}

fn mma_names(typed: &OsStr) -> Vec<CompletionCandidate> {
    continuing(typed, crate::atoms::mma_names_from(typed.to_str().unwrap_or_default()))
}

/// Runs `cutectl mma`.
pub fn mma(app: &mut App, command: &MmaCommand) -> Done {
    let filter = Filter { arch: command.arch.as_deref(), shape: command.shape.as_deref(), types: &command.dtype, limit: command.limit };
    atom_or_listing(app, Kind::Mma, command.subject.as_deref(), atoms::mma_names, &filter, &command.questions)
}
