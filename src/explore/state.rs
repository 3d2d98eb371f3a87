//! The state of the full-screen view between events: focus, cursor, colours, labels.

use super::line::Line;
use crate::view::label::{Label, Part};
use crate::view::options::ColorBy;
use ratatui::layout::Rect;

/// The part of the screen that keys go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// The cursor in the grid.
    Grid,
    /// The line with the expression.
    Line,
    /// The answer to a question.
    Answer(Question),
}

/// What is asked for on a line of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The coordinate to go to.
    Coordinate,
    /// The index, or the text of a cell, to look for.
    Index,
    /// The file to write.
    File,
}

impl Question {
    /// The prompt of the question.
    pub fn prompt(self) -> &'static str {
        match self {
            Question::Coordinate => "go to coordinate: ",
            Question::Index => "find index: ",
            Question::File => "write to (.svg .html .png .pdf .tex .txt): ",
        }
    }
}

/// What the view does after an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The view waits for the next event.
    Stay,
    /// The view ends.
    Leave,
    /// It acts on the answer to a question.
    Answered(Question, String),
    /// To the next cell with the same element, or to the one before.
    Same(bool),
    /// It draws with the next rule of colouring.
    Color,
    /// It draws with the next kind of label.
    Label,
    /// Operands beside the result, or no longer.
    Operands,
    /// The command line that draws it is kept.
    Command,
}

/// The colours that `c` goes through.
pub const COLORS: [(&str, Option<ColorBy>); 9] = [
    ("as it comes", None),
    ("value", Some(ColorBy::Value)),
    ("row", Some(ColorBy::Row)),
    ("col", Some(ColorBy::Column)),
    ("tile", Some(ColorBy::Tile)),
    ("thread", Some(ColorBy::Thread)),
    ("bank", Some(ColorBy::Bank)),
    ("offset", Some(ColorBy::Offset)),
    ("none", Some(ColorBy::None)),
];

/// The labels that `t` goes through.
pub const LABELS: [&str; 4] = ["as it comes", "index", "1d", "natural"];

/// Where a cell stands on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    /// The rectangle of the cell on the screen.
    pub area: Rect,
    /// The number of the panel, from 0 on.
    pub panel: usize,
    /// The row and the column of the cell in its panel.
    pub at: [i64; 2],
}

/// What the keys have chosen: focus, cursor, colours, labels.
pub struct State {
    /// The expression as it is typed.
    pub line: Line,
    /// The last expression that could be drawn.
    pub shown: String,
    /// The expression before it was edited.
    pub(super) before: String,
    /// The answer to a question as it is typed.
    pub answer: Line,
    /// The file that stands there already and is overwritten by the same answer once more.
    pub standing: Option<String>,
    /// Whether the answer is still the proposal, which the first character replaces.
    pub proposed: bool,
    /// The part of the screen that keys go to.
    pub focus: Focus,
    /// The number of the panel with the cursor, from 0 on.
    pub panel: usize,
    /// The row and the column of the cursor.
    pub at: [i64; 2],
    /// The first row and column on the screen.
    pub first: [i64; 2],
    /// How many rows and columns the panel with the cursor shows.
    pub page: [i64; 2],
    /// Which of [`COLORS`].
    pub color: usize,
    /// Which of [`LABELS`].
    pub label: usize,
    /// Whether operands are drawn beside the result.
    pub operands: bool,
    /// Whether the terminal takes colour.
    pub colored: bool,
    /// Whether the help is shown.
    pub help: bool,
    /// The message of the last event.
    pub message: Option<String>,
    /// The command lines that were asked for.
    pub commands: Vec<String>,
    /// The cells on the screen, for clicks.
    pub spots: Vec<Spot>,
}

impl State {
    /// Over an expression, the cursor in its first cell.
    pub fn new(line: &str, colored: bool) -> Self {
        State {
            line: Line::new(line),
            shown: line.to_owned(),
            before: line.to_owned(),
            answer: Line::default(),
            standing: None,
            proposed: false,
            focus: if line.trim().is_empty() { Focus::Line } else { Focus::Grid },
            panel: 0,
            at: [0, 0],
            first: [0, 0],
            page: [1, 1],
            color: 0,
            label: 0,
            operands: false,
            colored,
            help: false,
            message: None,
            commands: Vec::new(),
            spots: Vec::new(),
        }
    }

    /// The label of a cell; by default that of the picture.
    pub fn label(&self) -> Option<Label> {
        match LABELS[self.label] {
            "index" => Some(Label::one(Part::Value)),
            "1d" => Some(Label::one(Part::Linear)),
            "natural" => Some(Label::one(Part::Natural)),
            _ => None,
        }
    }

    /// Starts to edit the expression.
    pub fn open_line(&mut self) {
        (self.focus, self.before) = (Focus::Line, self.line.text());
    }
}
