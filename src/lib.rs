//! cutectl: an exact calculator for NVIDIA CuTe layouts.
//!
//! The rooms follow the data, ground floor first; each imports only from those before it:
//! [`algebra`] (layouts and their operations, pure), [`atoms`] (the MMA and copy operations of the headers, pure data),
//! [`hardware`] (what memory does with accesses, pure), [`syntax`] (text to trees), [`value`] (what an expression can be
//! worth), [`functions`] (the registry), [`eval`] (expressions and sessions), [`say`] (messages), [`view`] (values as
//! pictures and tables), [`render`] (pictures and tables as bytes), [`learn`] (the tutorial), [`program`] (flags, input
//! and output), [`commands`] (a command each), [`repl`] (the session), [`explore`] (the full-screen view).

pub mod algebra;
pub mod atoms;
pub mod commands;
pub mod cxx;
pub mod eval;
pub mod explore;
pub mod functions;
pub mod hardware;
pub mod learn;
pub mod program;
pub mod render;
pub mod repl;
pub mod say;
pub mod syntax;
pub mod value;
pub mod view;
