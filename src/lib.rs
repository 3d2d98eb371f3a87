//! cutectl: an exact calculator for NVIDIA CuTe layouts.
//!
//! The rooms follow the data, ground floor first; each imports only from those before it:
//! [`algebra`] (values and operations, pure), [`hardware`] (what memory does with accesses, pure),
//! [`atoms`] (the MMA and copy operations of CuTe, pure data), [`lang`] (text to values), [`view`]
//! (values to scenes and facts), [`render`] (scenes to bytes), [`learn`] (the tutorial), [`cli`] (what was
//! typed), [`explore`] (the full-screen view), [`repl`] (the session).

pub mod algebra;
pub mod atoms;
pub mod cli;
pub mod cxx;
pub mod explore;
pub mod hardware;
pub mod lang;
pub mod learn;
pub mod render;
pub mod repl;
pub mod view;
