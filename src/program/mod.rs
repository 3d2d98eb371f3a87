//! What all commands share: flags, input, output, and how a run ends.
//!
//! Knows the session and the messages below it, and no command.

pub mod app;
pub mod complete;
pub mod flags;
pub mod input;
pub mod operand;
pub mod output;
pub mod screen;
pub mod state;

/// Exit status: done, or a question answered "yes".
pub const DONE: u8 = 0;
/// A question answered "no".
pub const NO: u8 = 1;
/// The input is wrong.
pub const WRONG: u8 = 2;
/// Input or output failed.
pub const FAILED: u8 = 3;
