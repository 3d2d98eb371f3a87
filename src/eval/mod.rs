//! The evaluation: expressions, statements and what they leave bound.
//!
//! A [`Session`] holds the bindings and the integer mode; a line of statements becomes an outcome or an error, both
//! data. Knows the functions and nothing of messages, pictures or a terminal.

mod application;
pub mod call;
pub mod dsl;
pub mod env;
pub mod equation;
pub mod error;
pub mod expression;
pub mod foreign;
pub mod index_function;
pub mod operators;
pub mod session;
mod solver;
pub mod statements;
pub mod unparse;
pub mod watch;

pub use session::Session;
