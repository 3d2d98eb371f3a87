//! C++ programs: text to a tree of declarations, to code, to what the program prints.
//!
//! ```text
//! text ─preprocess▶ tokens ─parse▶ ast ─program, compile▶ code ─machine▶ output and an exit status
//!                                                            ▲
//!   value, types, memory, state: what it has; convert, arith ┤ what the machine computes with
//!  cute (rows of the registry), stream, library, prelude ──┘ what it calls
//! ```
//!
//! `run` is a program from its text to its exit status, `session` reads texts one after another.
//!
//! The preprocessor decides every `#if` and expands every macro; a token keeps the place it was written at. The
//! parser reads declarations and statements by recursive descent with a bounded depth; what it cannot read makes the
//! smallest definition around it unusable, and the definition says so where it is used. Templates are bound, not
//! instantiated: a template parameter is a slot that holds a type or a value, and the code of a function is compiled
//! once, without types. The machine keeps its own stack of frames, so that no program can overflow ours, its steps are
//! counted, and a thread of a kernel can be parked at a barrier.
//!
//! No function of CuTe is written here again: a call of one goes to its row in the registry, always under the rules of
//! C++. Nothing here knows a terminal or a command line.

pub mod arith;
pub mod ast;
pub mod budget;
mod check;
mod code;
mod compile;
mod compiled;
pub mod convert;
pub mod cute;
mod extended;
mod fill;
pub mod float_text;
pub mod floats;
mod formats;
pub mod gtest;
mod lent;
mod lexer;
pub mod library;
mod literal;
mod machine;
pub mod memory;
pub mod parser;
mod plan;
mod prelude;
pub mod preprocess;
mod program;
mod random;
pub mod run;
pub mod session;
pub mod state;
pub mod stream;
pub mod token;
mod type_of;
pub mod types;
pub mod value;
