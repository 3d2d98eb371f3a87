//! Renderers: pictures, grids, tables and answers as bytes.
//!
//! A renderer writes into any `io::Write` and knows nothing of layouts beyond the grid or the
//! table that it is given.

pub mod cute;
pub mod cute_latex;
pub mod explanation;
pub mod holding;
pub mod html;
pub mod listing;
pub mod matrix;
pub mod owners;
pub mod palette;
pub mod pdf;
pub mod png;
pub mod raster;
pub mod recording;
pub mod sheet;
pub mod svg;
pub mod table;
pub mod tensor;
pub mod terminal;
pub mod tikz;
pub mod typeface;
