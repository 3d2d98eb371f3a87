//! The syntax: text to trees and back.
//!
//! What does not nest (numbers, names, strings) is read by nom's parsers; nesting and its bounds are ours. Knows the
//! algebra whose literals it folds, and names only through one trait, [`names::Names`]: no function, no value, no message.

pub mod access_line;
pub mod ast;
pub mod bare;
pub mod dump;
pub mod expected;
pub mod formula;
pub mod hash;
pub mod lexeme;
pub mod log;
pub mod names;
pub mod notations;
pub mod numbers;
pub mod parser;
pub mod pasted;
pub mod prepared;
pub mod token;
pub mod type_text;
pub mod unread;
