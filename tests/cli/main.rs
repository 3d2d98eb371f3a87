//! The command line end to end: what is typed, what comes out on which stream, how it ends.

mod atoms;
mod batches;
mod commands;
mod completion;
mod coordinates;
mod default_gemm;
mod definitions;
mod devices;
mod expressions;
mod fallible;
mod formats;
mod grids;
mod hostile;
mod infer;
mod learn;
mod limits;
mod measured;
mod memory;
mod mission;
mod mistakes;
mod notations;
mod outline;
mod programs;
mod questions;
mod recognise;
mod reference;
mod robust;
mod run;
mod session;
mod short;
mod solve;
mod sound;
mod streams;
mod threads;
mod unread;
mod why;

#[path = "../support/rounds.rs"]
mod rounds;

#[path = "../support/mod.rs"]
mod support;

use run::{cutectl, eval};

/// The tutorial's layout.
const L: &str = "(3,(2,3)):(3,(12,1))";
/// 2^40 elements.
const HUGE: &str = "(1048576,1048576):(1048576,1)";
