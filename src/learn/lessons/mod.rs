//! The lessons, in the order in which they are taught.

mod backwards;
mod banks;
mod coalesce;
mod compile_time;
mod composition;
mod construction;
mod copies;
mod hierarchy;
mod integers;
mod inverse;
mod layouts;
mod partitions;
mod shapes;
mod slicing;
mod swizzles;
mod threads;
mod tiles;

use super::ask::Ask;
use super::text::{Text, text};
use crate::algebra::Mode;

/// A lesson: text, transcripts and exercises.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The word that starts it: `cutectl learn coalesce`.
    pub name: &'static str,
    /// Its heading in every language.
    pub title: Text,
    /// Its paragraphs and transcripts, in order.
    pub parts: &'static [Part],
    /// The exercises at the end of the lesson.
    pub exercises: &'static [Exercise],
}

/// A part of a lesson.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    /// A paragraph of text.
    Say(Text),
    /// A command line of cutectl, which is run.
    Show(&'static [&'static str]),
}

/// An exercise, with the answers that its test gives.
#[derive(Clone, Copy, Debug)]
pub struct Exercise {
    /// The question in its own words; otherwise those of what it asks.
    pub say: Option<Text>,
    /// The question of the exercise.
    pub ask: Ask<'static>,
    /// A hint of its own; otherwise that of what it asks.
    pub hint: Option<Text>,
    /// A right answer, which `show` shows.
    pub right: &'static str,
    /// A right answer written differently.
    pub also: &'static str,
    /// A typical wrong one, and what the explanation of the difference has in it.
    pub wrong: (&'static str, &'static str),
}

impl Exercise {
    /// The exercise with its question in words of its own.
    const fn said(self, en: &'static str, zh: &'static str) -> Exercise {
        Exercise { say: Some(text(en, zh)), ..self }
    }

    /// The exercise with a hint of its own.
    const fn hinted(self, en: &'static str, zh: &'static str) -> Exercise {
        Exercise { hint: Some(text(en, zh)), ..self }
    }
}

/// An exercise whose question and hint are those of its kind.
const fn exercise(ask: Ask<'static>, right: &'static str, also: &'static str, wrong: (&'static str, &'static str)) -> Exercise {
    Exercise { say: None, ask, hint: None, right, also, wrong }
}

const fn say(en: &'static str, zh: &'static str) -> Part {
    Part::Say(text(en, zh))
}

/// The question for the value of an expression.
const fn value(of: &'static str) -> Ask<'static> {
    Ask::Value { of, by: &[] }
}

/// The value of an expression as CuTe prints it.
const fn printed(of: &'static str) -> Ask<'static> {
    Ask::Printed { of, mode: Mode::Value }
}

/// The question for the index of a coordinate.
const fn index(layout: &'static str, coord: &'static str) -> Ask<'static> {
    Ask::Index { layout, coord }
}

/// The question for a row of a grid.
const fn row(layout: &'static str, row: i64) -> Ask<'static> {
    Ask::Row { layout, row }
}

/// All lessons in the order in which they are taught.
pub static LESSONS: &[Lesson] = &[
    integers::INTEGERS,
    integers::COORDINATES,
    layouts::LAYOUTS,
    construction::CONSTRUCTION,
    layouts::PRINTING,
    hierarchy::HIERARCHY,
    hierarchy::VIEWS,
    shapes::COMPATIBILITY,
    coalesce::COALESCE,
    slicing::SLICING,
    composition::COMPOSITION,
    composition::COMPLEMENT,
    tiles::DIVIDES,
    tiles::PRODUCTS,
    inverse::INVERSES,
    threads::THREADS,
    partitions::PARTITIONS,
    swizzles::SWIZZLES,
    banks::BANKS,
    compile_time::COMPILE_TIME,
    backwards::INFER,
    backwards::SOLVE,
    copies::TMA,
    copies::DESCRIPTORS,
];

/// The place of the lesson with this name, the beginning of a name that no other has, or number, counted from 1.
pub fn find(word: &str) -> Option<usize> {
    match word.parse::<usize>() {
        Ok(number) => number.checked_sub(1).filter(|i| *i < LESSONS.len()),
        Err(_) => LESSONS.iter().position(|l| l.name == word).or_else(|| {
            let mut begun = (0..LESSONS.len()).filter(|i| LESSONS[*i].name.starts_with(word));
            begun.next().filter(|_| begun.next().is_none() && !word.is_empty())
        }),
    }
}
