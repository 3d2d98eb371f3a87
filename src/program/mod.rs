//! The program around the commands: flags, input, output and the exit status.
//!
//! Knows the session and the messages below it, and no command.

pub mod app;
mod blocks;
mod cancelled;
pub mod choice;
pub mod complete;
mod define;
pub mod flags;
pub mod handover;
pub mod input;
pub mod operand;
pub mod output;
pub mod pieces;
pub mod screen;
pub mod state;
pub mod stop;
pub mod terminal;
pub mod threads;

/// Exit status: done, or a question answered "yes".
pub const DONE: u8 = 0;
/// The exit status of a question that is answered "no".
pub const NO: u8 = 1;
/// The exit status of an input that is refused.
pub const WRONG: u8 = 2;
/// The exit status of a failure of input or output.
pub const FAILED: u8 = 3;
