//! Renderers: pictures, grids, tables and answers as bytes, a medium a file.
//!
//! A renderer writes into any `io::Write`. It imports `view` alone: what it draws is a grid, a picture or a table whose
//! labels are text already. It knows no thread, no swizzle, no evaluation and no command line.

pub mod answer;
pub mod canvas;
pub mod cute;
pub mod cute_latex;
pub mod cute_tilings;
pub mod explanation;
pub mod html;
pub mod inks;
pub mod listing;
pub mod matrix;
pub mod ownership;
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
pub mod typst;
