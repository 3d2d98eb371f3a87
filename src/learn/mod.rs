//! The tutorial: lessons as data, a judge of answers, and questions made at random.
//!
//! Knows the language, and of the views what they say of shapes; knows no terminal and no standard
//! input. Every sentence stands here in both languages, side by side.

pub mod ask;
pub mod differ;
pub mod judge;
pub mod lessons;
pub mod quiz;
pub mod slip;
pub mod text;
pub mod working;

pub use ask::Ask;
pub use judge::{Verdict, judge};
pub use lessons::{Exercise, LESSONS, Lesson, Part};
pub use slip::slip;
pub use text::{Lang, Text};
