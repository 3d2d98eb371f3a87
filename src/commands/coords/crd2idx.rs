//! `crd2idx`: the index of coordinates.

use crate::algebra::{Fault, Tree};
use crate::commands::coords::questions;
use crate::commands::table::Run;
use crate::eval::indices::Indices;
use crate::program::app::{App, Done};
use crate::program::flags::{expression, function_names};
use clap::Args;
use clap_complete::engine::ArgValueCompleter;

/// `crd2idx`
#[derive(Args, Debug)]
pub struct Crd2idx {
    /// A layout; without it lines of input are `LAYOUT COORD...`
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: Option<String>,
    /// Coordinates; `-` or none reads them from standard input, one a line
    #[arg(value_name = "COORD", value_parser = expression)]
    pub coords: Vec<String>,
}

impl Run for Crd2idx {
    const ABOUT: &'static str = "The index of coordinates";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl crd2idx '(3,(2,3)):(3,(12,1))' 16 '(1,5)' '(1,(1,2))'
  seq 0 17 | cutectl crd2idx '(3,(2,3)):(3,(12,1))'
  echo '(3,(2,3)):(3,(12,1)) 16' | cutectl crd2idx";

    fn run(&self, app: &mut App) -> Done {
        crd2idx(app, self)
    }
}

/// Runs `cutectl crd2idx`.
pub fn crd2idx(app: &mut App, command: &Crd2idx) -> Done {
    questions(
        app,
        command.layout.as_deref(),
        &command.coords,
        &|cx, layout, coord| {
            let layout = match layout {
                t @ (Tree::Layout(_) | Tree::Composed(_) | Tree::Swizzle(_)) => t,
                t => cx.layout_tree(cx.as_layout("crd2idx", t)?),
            };
            if coord.any_leaf(&|t| !matches!(t, Tree::Int(_))) {
                return cx.fail(Fault::WrongKind { operation: "crd2idx", wanted: "a coordinate of integers", found: coord });
            }
            cx.apply(layout, coord)
        },
        |cx, layout| match layout {
            Tree::Layout(layout) => Indices::new(cx, *layout),
            t if t.is_int_tuple() => Indices::new(cx, cx.as_layout("crd2idx", t).ok()?),
            _ => None,
        },
    )
}
