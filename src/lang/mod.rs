//! The language: text to expressions to values.
//!
//! Knows the algebra and the hardware below it, and nothing of commands, tables, pictures or a terminal. What is
//! wrong with a text becomes a [`Diagnostic`]: data with a code, labels and help.

pub mod ast;
mod construct;
pub mod diagnostic;
mod dump;
pub mod env;
pub mod errors;
pub mod eval;
pub mod indices;
pub mod json;
pub mod lexeme;
pub mod notation;
pub mod parser;
pub mod refusal;
pub mod registry;
pub mod session;
pub mod syntax;
pub mod tiling;
mod token;
pub mod types;
pub mod unparse;
pub mod value;

pub use diagnostic::Diagnostic;
pub use session::Session;
pub use value::Value;
