//! Views: values as scenes and facts, still without a medium.
//!
//! Knows the algebra and the notation of values; knows no terminal, file or picture format.

pub mod banks;
pub mod colours;
pub mod explain;
pub mod facts;
pub mod grid;
pub mod holding;
pub mod label;
pub mod layout;
pub mod operation;
pub mod owners;
pub mod picture;
pub mod punch_card;
pub mod relation;
pub mod ruler;
pub mod scene;
pub mod swizzle;
pub mod table;
pub mod tiling;
