//! Tokens of C++ and where they were written.

use super::ast::{At, Name};
use std::rc::Rc;

/// The kinds of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// A name or a keyword.
    Name,
    /// A number with its suffix.
    Number,
    /// A character with its quotes and its prefix, `'c'`.
    Char,
    /// A string with its quotes and its prefix, `"text"`.
    Text,
    /// An operator or a bracket. `>` always stands alone, so that it can close a template.
    Punctuation,
    /// A byte that begins no token.
    Stray,
    /// The end of the text, after the last token.
    End,
}

/// A place in a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The number of the file.
    pub file: u32,
    /// The offset of the first byte.
    pub start: u32,
    /// The offset one past the last byte.
    pub end: u32,
}

/// A token of C++ with its place.
#[derive(Clone, Debug)]
pub struct Token {
    /// The kind of the token.
    pub kind: TokenKind,
    /// The token as it was written.
    pub text: Name,
    /// Where it was written; for a token out of a macro where the macro was used.
    pub place: Place,
    /// Whether nothing stands between it and the next token.
    pub glued: bool,
    /// Whether it is the first of its line.
    pub first: bool,
    /// Whether a blank stands before it.
    pub spaced: bool,
}

impl Token {
    /// Whether it is this operator, bracket or word.
    pub fn is(&self, text: &str) -> bool {
        &*self.text == text && matches!(self.kind, TokenKind::Punctuation | TokenKind::Name)
    }
}

/// A file of a program.
#[derive(Clone, Debug)]
pub struct Source {
    /// The name of the file as it was given.
    pub name: String,
    /// The text of the file.
    pub text: Rc<str>,
}

/// All files of a program and the places of its tokens.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    /// The files, the one that was named first.
    pub files: Vec<Source>,
    /// The headers that directives name, as they name them.
    pub headers: Vec<String>,
    /// The places of the tokens that the parser sees.
    pub places: Vec<Place>,
    /// The directives `#pragma pack`, in the order in which they are read.
    pub packs: Vec<Pack>,
    /// What the directives `#line` say, in the order in which they are read.
    pub lines: Vec<LineChange>,
}

/// A directive `#pragma pack`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pack {
    /// Where the directive stands.
    pub after: Place,
    /// The most that members are aligned to from there on.
    pub most: Option<i64>,
    /// The directive whose state the next `pop` brings back.
    pub kept: Option<usize>,
}

/// A directive `#line`.
#[derive(Clone, Debug)]
pub struct LineChange {
    /// Where the directive stands.
    pub after: Place,
    /// The number of the line behind it.
    pub line: usize,
    /// The name of the file from there on, if it says one.
    pub name: Option<String>,
}

impl Sources {
    /// The place of a token.
    pub fn place(&self, at: At) -> Place {
        self.places.get(at.0 as usize).or(self.places.last()).copied().unwrap_or_default()
    }

    /// The file and the line of a place as the program is told them, which `#line` changes.
    pub fn presumed(&self, place: Place) -> (&str, usize) {
        let before = |change: &&LineChange| change.after.file == place.file && change.after.start < place.start;
        let mut changes = self.lines.iter().filter(before).rev();
        let line = self.line_column(place).0;
        let known = self.files.get(place.file as usize).map_or("", |file| &*file.name);
        let Some(last) = changes.next() else {
            return (known, line);
        };
        let behind = line.saturating_sub(self.line_column(last.after).0 + 1);
        let name = std::iter::once(last).chain(changes).find_map(|change| change.name.as_deref());
        (name.unwrap_or(known), last.line.saturating_add(behind))
    }

    /// Line and column of a place, from 1, columns in characters.
    pub fn line_column(&self, place: Place) -> (usize, usize) {
        let Some(file) = self.files.get(place.file as usize) else {
            return (1, 1);
        };
        let before = file.text.get(..place.start as usize).unwrap_or(&file.text);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        (line, column)
    }
}
