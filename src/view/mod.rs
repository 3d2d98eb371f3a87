//! Views: values as scenes and facts, still without a medium.
//!
//! Knows the algebra and the notation of values; knows no terminal, file or picture format.

pub mod facts;
pub mod grid;
pub mod owners;
pub mod relation;
pub mod scene;
pub mod table;
