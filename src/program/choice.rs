//! Flags whose value is one of the words of an enum.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, Command, Error, ValueEnum};
use std::ffi::OsStr;
use std::marker::PhantomData;

/// Reads one of the words of an enum, as clap's own `EnumValueParser`; of that one each enum has 3 kB of its own.
#[derive(Clone, Debug)]
pub struct Choice<E>(PhantomData<E>);

/// What reads the words of an enum.
pub fn choice<E: ValueEnum>() -> Choice<E> {
    Choice(PhantomData)
}

impl<E: ValueEnum + Clone + Send + Sync + 'static> TypedValueParser for Choice<E> {
    type Value = E;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<E, Error> {
        Ok(E::value_variants()[place(words::<E>(), command, arg, value)?].clone())
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue>>> {
        Some(Box::new(words::<E>().into_iter()))
    }
}

/// The words of an enum, one for each of its variants.
fn words<E: ValueEnum>() -> Vec<PossibleValue> {
    E::value_variants().iter().filter_map(E::to_possible_value).collect()
}

/// The place of a word among those of an enum.
fn place(words: Vec<PossibleValue>, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<usize, Error> {
    let word = PossibleValuesParser::new(words.clone()).parse_ref(command, arg, value)?;
    let ignores_case = arg.is_some_and(Arg::is_ignore_case_set);
    Ok(words.iter().position(|known| known.matches(&word, ignores_case)).unwrap_or_default())
}
