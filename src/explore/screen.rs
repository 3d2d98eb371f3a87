//! The screen: the value above, the panels, the cell under the cursor, the expression, the keys.

use super::cell;
use super::grid::{self, Measure};
use super::state::{COLORS, Focus, LABELS, State};
use super::view::View;
use crate::say::wrap::wrapped;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Block, Clear, Paragraph, Widget};
use unicode_width::UnicodeWidthStr;

/// The keys, the most needed first: as many as the terminal has room for.
const KEYS: [&str; 12] =
    ["? help", "q quit", "e edit", "hjkl move", "g go to", "/ find", "n same", "o operands", "c colour", "t text", "w write", "p command"];

/// The smallest terminal with room for a cell and what is said about it.
const SMALLEST: (u16, u16) = (32, 10);

const HELP: &str = "\
arrows, hjkl    move; with Shift by a page
PageUp PageDown a page of rows
Home End, 0 $   first, last column; Ctrl, and G: corners
g               go to a coordinate: 17, 1,5 or (1,(1,2))
/               find an index, or the text of a cell: T5
n N             next, previous cell with the same element
Tab             next panel
e or Enter      edit: Enter takes the text, Esc does not
o               operands beside the result
c               colours: by value, row, tile, thread, bank
t               text of cells: index, 1-D, natural
m               colour off and on
w               write .svg .html .png .pdf .tex .txt
p               keep the command, printed on leaving
mouse           click a cell, wheel moves
q or Esc        leave";

fn line(buffer: &mut Buffer, area: Rect, y: u16, text: &str, style: Style) {
    if y >= area.bottom() {
        return;
    }
    let room = usize::from(area.width);
    match text.width() > room {
        false => buffer.set_stringn(area.x, y, text, room, style),
        true => {
            let (x, y) = buffer.set_stringn(area.x, y, text, room.saturating_sub(1), style);
            buffer.set_stringn(x, y, "…", 1, style)
        }
    };
}

/// The help on keys, as much of it as fits the width.
fn keys(width: u16) -> String {
    let mut all = String::new();
    for key in KEYS {
        if all.len() + 2 + key.len() > usize::from(width) {
            break;
        }
        all += if all.is_empty() { "" } else { "  " };
        all += key;
    }
    all
}

/// Draws the whole screen.
pub fn draw(frame: &mut Frame, view: &View, state: &mut State) {
    let area = frame.area();
    state.spots.clear();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        let said = format!("too small: {}x{}, of {}x{} at least; q leaves", area.width, area.height, SMALLEST.0, SMALLEST.1);
        for (y, text) in (area.y..area.bottom()).zip(wrapped(&said, usize::from(area.width), true).lines()) {
            frame.buffer_mut().set_stringn(area.x, y, text, usize::from(area.width), Style::new());
        }
        return;
    }
    let (bold, quiet) = (Style::new().add_modifier(Modifier::BOLD), Style::new().add_modifier(Modifier::DIM));
    let tall = area.height >= 16;
    let title = view.picture.as_ref().map_or("", |p| p.title.as_str()).replace('\n', " ");
    line(frame.buffer_mut(), area, area.y, &title, bold);
    let mut top = area.y + 1;
    if tall {
        let facts = view.picture.as_ref().map_or("", |p| p.facts.as_str()).replace('\n', " ");
        line(frame.buffer_mut(), area, top, &facts, quiet);
        let looks = format!("colour: {}  text: {}", COLORS[state.color].0, LABELS[state.label]);
        let (taken, wide) = (facts.chars().count() + 3, looks.len());
        if taken + wide <= usize::from(area.width) {
            let right = Rect { x: area.right() - wide as u16, width: wide as u16, ..area };
            line(frame.buffer_mut(), right, top, &looks, quiet);
        }
        top += 1;
    }
    // From below: keys, error or message, expression, the cell's two lines.
    let bottom = area.bottom() - 1;
    let under = if view.error.is_some() { 3 } else { 1 };
    let expression = bottom - under - 1;
    let cell_lines = expression - 2;
    panels(view, state, Rect { y: top, height: cell_lines.saturating_sub(top), ..area }, frame.buffer_mut());
    for (y, text) in (cell_lines..).zip(cell::lines(view, state)) {
        line(frame.buffer_mut(), area, y, &text, Style::new());
    }
    let mut caret = expression_line(view, state, Rect { y: expression, height: under + 1, ..area }, frame.buffer_mut());
    let mut caret_line = expression;
    // What happened or is asked takes the place of the keys until the next one.
    let said = state.message.clone().unwrap_or_else(|| keys(area.width));
    line(frame.buffer_mut(), area, bottom, &said, if state.message.is_some() { bold } else { quiet });
    if let Focus::Answer(question) = state.focus {
        caret_line = if state.message.is_some() { bottom - 1 } else { bottom };
        let (prompt, text) = (question.prompt(), state.answer.text());
        line(frame.buffer_mut(), area, caret_line, &" ".repeat(area.width.into()), Style::new());
        line(frame.buffer_mut(), area, caret_line, &format!("{prompt}{text}"), bold);
        let column = prompt.len() + text.chars().take(state.answer.caret()).collect::<String>().width();
        caret = u16::try_from(column).ok().map(|c| (area.x + c).min(area.right() - 1));
    }
    if state.help {
        help(area, frame.buffer_mut());
    } else if let (Focus::Line | Focus::Answer(_), Some(x)) = (state.focus, caret) {
        frame.set_cursor_position(Position { x, y: caret_line });
    }
}

/// Which panels stand side by side: the one with the cursor, and as many beside it as fit.
fn beside(widths: &[i64], at: usize, room: i64) -> std::ops::Range<usize> {
    let (mut first, mut end) = (at, (at + 1).min(widths.len()));
    let mut taken = widths.get(at).copied().unwrap_or(0);
    while let Some(width) = widths.get(end).filter(|w| taken.saturating_add(**w) <= room) {
        taken += width;
        end += 1;
    }
    while let Some(width) = first.checked_sub(1).map(|i| widths[i]).filter(|w| taken.saturating_add(*w) <= room) {
        taken += width;
        first -= 1;
    }
    first..end
}

/// The panels side by side, as many as fit.
fn panels(view: &View, state: &mut State, area: Rect, buffer: &mut Buffer) {
    let Some(picture) = &view.picture else {
        line(buffer, area, area.y, "type an expression", Style::new());
        return;
    };
    let lit = view.cell(state.panel, state.at).and_then(|c| c.element);
    let widths: Vec<i64> = picture.panels.iter().map(|p| Measure::new(p).columns(p).max(p.heading.chars().count() as i64) + 2).collect();
    let fit = beside(&widths, state.panel, i64::from(area.width));
    let mut area = area;
    if fit.len() < picture.panels.len() {
        let which = match fit.len() {
            1 => format!("panel {} of {}", fit.end, picture.panels.len()),
            _ => format!("panels {} to {} of {}", fit.start + 1, fit.end, picture.panels.len()),
        };
        line(buffer, area, area.y, &which, Style::new().add_modifier(Modifier::DIM));
        area = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
    }
    let alone = fit.len() == 1;
    let mut x = area.x;
    for i in fit {
        let width = if alone { area.width } else { u16::try_from(widths[i]).unwrap_or(area.width).min(area.right() - x) };
        grid::draw(&picture.panels[i], i, lit, state, Rect { x, width, ..area }, buffer);
        x = x.saturating_add(width);
    }
}

/// The expression and what is wrong with it, or what happened; the column of the caret.
fn expression_line(view: &View, state: &State, area: Rect, buffer: &mut Buffer) -> Option<u16> {
    let text = state.line.text();
    let room = usize::from(area.width).saturating_sub(3);
    // The window of a long line that holds the caret.
    let from = state.line.caret().saturating_sub(room);
    let shown: String = text.chars().skip(from).take(room).collect();
    let style = if state.focus == Focus::Line { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
    line(buffer, area, area.y, &format!("> {shown}"), style);
    if let Some((message, span)) = &view.error {
        let characters = |bytes: usize| text.get(..bytes).map_or(0, |t| t.chars().count());
        let (start, end) = (characters(span.start), characters(span.end).max(characters(span.start) + 1));
        for i in start.max(from)..end.min(from + room) {
            let x = area.x + 2 + u16::try_from(i - from).unwrap_or(0);
            buffer[(x, area.y)].set_style(Style::new().add_modifier(Modifier::UNDERLINED | Modifier::REVERSED));
        }
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let (left, count) = (start.saturating_sub(from).min(room), end.min(from + room).saturating_sub(start.max(from)).max(1));
        let marks = format!("{:1$}{2}", "", 2 + left, "^".repeat(count));
        let message = message.replace('\n', " ");
        if marks.width() + 1 + message.width() <= usize::from(area.width) {
            line(buffer, area, area.y + 1, &format!("{marks} {message}"), bold);
        } else {
            line(buffer, area, area.y + 1, &marks, bold);
            let text = wrapped(&message, usize::from(area.width), true);
            let mut lines = text.lines();
            line(buffer, area, area.y + 2, lines.next().unwrap_or_default(), bold);
            let rest: Vec<&str> = lines.collect();
            line(buffer, area, area.y + 3, &rest.join(" "), bold);
        }
    }
    u16::try_from(state.line.caret() - from).ok().map(|c| area.x + 2 + c)
}

fn help(area: Rect, buffer: &mut Buffer) {
    let width = 60.min(area.width);
    let height = (HELP.lines().count() as u16 + 2).min(area.height);
    let at = Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
    Clear.render(at, buffer);
    Paragraph::new(HELP).block(Block::bordered().title(" keys ")).render(at, buffer);
}
