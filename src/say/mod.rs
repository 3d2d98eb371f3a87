//! The messages: what is wrong with a text, and what would work.
//!
//! Every sentence about syntax, names, refusals and findings stands here, with the index of errors and the carets.
//! Errors come as data from the rooms below and leave as a [`Diagnostic`], which a program or a library prints.
//! Knows the language and what refuses it; knows no picture, no command and no terminal.

pub mod diagnostic;
pub mod equation;
mod errors;
mod faults;
mod findings;
pub mod index;
pub mod json;
pub mod names;
pub mod nearest;
pub mod refusal;
pub mod report;
mod syntax;
mod tma;
pub mod visible;
pub mod why;
pub mod words;
pub mod wrap;

pub use diagnostic::{Diagnostic, Label, Severity};
pub use errors::explain;
pub use findings::{beyond_int, explain_warning, of_finding};
