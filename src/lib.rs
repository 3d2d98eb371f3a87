//! cutectl: an exact calculator for NVIDIA CuTe layouts.
//!
//! The rooms follow the data, ground floor first; each imports only from those before it:
//! [`algebra`] (layouts and their operations, pure), [`atoms`] (the MMA and copy operations of the headers, pure data),
//! [`hardware`] (what memory does with accesses, pure), [`syntax`] (text to trees), [`value`] (what an expression can be
//! worth), [`functions`] (the registry), [`eval`] (expressions and sessions), [`say`] (messages), [`view`] (values as
//! pictures and tables), [`render`] (pictures and tables as bytes), [`learn`] (the tutorial), `program` (flags, input
//! and output), `commands` (a command each), `repl` (the session), `explore` (the full-screen view).
//! The last four are the program, behind the feature of that name, which is on by default; without it the crate has no
//! dependency on a terminal.
//!
//! [`Calculator`] is the door for other programs: a text in, an [`Answer`] or a [`Refused`] out.

mod calculator;

pub mod algebra;
pub mod atoms;
#[cfg(feature = "program")]
pub mod commands;
pub mod cxx;
pub mod eval;
#[cfg(feature = "program")]
pub mod explore;
pub mod functions;
pub mod hardware;
pub mod learn;
#[cfg(feature = "program")]
pub mod program;
pub mod render;
#[cfg(feature = "program")]
pub mod repl;
pub mod say;
pub mod syntax;
pub mod value;
pub mod view;

#[cfg(test)]
#[path = "../tests/support/rounds.rs"]
mod rounds;

pub use algebra::Mode;
pub use calculator::{Answer, Calculator, Refused};
pub use eval::Session;
pub use say::{Diagnostic, Severity};
pub use value::Value;
pub use value::notation::{Notation, Spelling};
