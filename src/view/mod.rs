//! Views: values as grids, pictures and facts, still without a medium.
//!
//! Knows the algebra and the notation of values; knows no terminal, file or picture format.

// Renderers write strings as values are written.
pub use crate::algebra::sorted::{self, Sorted};
pub use crate::value::json;

pub mod bank_map;
pub mod banks;
pub mod boxes;
pub mod colours;
pub mod core_matrices;
pub mod cute_tilings;
pub mod descriptor;
pub mod elements;
pub mod explain;
pub mod facts;
pub mod grid;
pub mod label;
pub mod layout;
pub mod numbers;
pub mod of_value;
pub mod operation;
pub mod options;
pub mod overlay;
pub mod ownership;
pub mod page;
pub mod paint;
pub mod panels;
pub mod picture;
pub mod recognise;
pub mod relation;
pub mod ruler;
pub mod structure;
pub mod swizzle;
pub mod table;
pub mod threads;
pub mod tiling;
pub mod window;
