//! The screen: the value above, the panels, the cell under the cursor, the expression, the keys.

use super::cell;
use super::grid::{self, Measure};
use super::state::{COLORS, Focus, LABELS, State};
use super::view::View;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Block, Clear, Paragraph, Widget};

const KEYS: &str = "? help  q quit  e edit  o operands  c colour  l label  Tab panel  s h t write  p command  arrows move";

const HELP: &str = "\
arrows          move, with Shift by a page
PageUp PageDown a page of rows
Home End        first and last column
g G             first and last cell
Tab             next panel
e or /          edit the expression, Enter or Esc ends it
c               colour by the next of value, row, col, tile,
                thread, bank, offset, none
l               label: index, 1-D, natural coordinate
o               operands beside the result
m               colour off and on
s h t           write SVG, HTML, text into a file
p               keep the command line, printed on leaving
mouse           click a cell, wheel moves
q or Esc        leave";

fn line(buffer: &mut Buffer, area: Rect, y: u16, text: &str, style: Style) {
    if y < area.bottom() {
        buffer.set_stringn(area.x, y, text, usize::from(area.width), style);
    }
}

/// Draws the whole screen.
pub fn draw(frame: &mut Frame, view: &View, state: &mut State) {
    let area = frame.area();
    if area.width < 8 || area.height < 6 {
        return;
    }
    state.spots.clear();
    let (bold, quiet) = (Style::new().add_modifier(Modifier::BOLD), Style::new().add_modifier(Modifier::DIM));
    let tall = area.height >= 16;
    let title = view.picture.as_ref().map_or("", |p| p.title.as_str()).replace('\n', " ");
    line(frame.buffer_mut(), area, area.y, &title, bold);
    let mut top = area.y + 1;
    if tall {
        let facts = view.picture.as_ref().map_or("", |p| p.facts.as_str()).replace('\n', " ");
        line(frame.buffer_mut(), area, top, &facts, quiet);
        let looks = format!("colour: {}  label: {}", COLORS[state.color].0, LABELS[state.label]);
        let (taken, wide) = (facts.chars().count() + 3, looks.len());
        if taken + wide <= usize::from(area.width) {
            let right = Rect { x: area.right() - wide as u16, width: wide as u16, ..area };
            line(frame.buffer_mut(), right, top, &looks, quiet);
        }
        top += 1;
    }
    // From below: keys, error or message, expression, the cell's two lines.
    let keys = area.bottom() - 1;
    let expression = keys - 2;
    let cell_lines = expression - 2;
    panels(view, state, Rect { y: top, height: cell_lines.saturating_sub(top), ..area }, frame.buffer_mut());
    for (y, text) in (cell_lines..).zip(cell::lines(view, state)) {
        line(frame.buffer_mut(), area, y, &text, Style::new());
    }
    let caret = expression_line(view, state, Rect { y: expression, height: 2, ..area }, frame.buffer_mut());
    // What happened takes the place of the keys until the next one.
    line(frame.buffer_mut(), area, keys, state.message.as_deref().unwrap_or(KEYS), if state.message.is_some() { bold } else { quiet });
    if state.help {
        help(area, frame.buffer_mut());
    } else if let (Focus::Line, Some(x)) = (state.focus, caret) {
        frame.set_cursor_position(Position { x, y: expression });
    }
}

/// The panels side by side where all fit, else the one with the cursor.
fn panels(view: &View, state: &mut State, area: Rect, buffer: &mut Buffer) {
    let Some(picture) = &view.picture else {
        line(buffer, area, area.y, "type an expression", Style::new());
        return;
    };
    let lit = view.cell(state.panel, state.at).and_then(|c| c.element);
    let widths: Vec<i64> = picture.panels.iter().map(|p| Measure::new(p).columns(p).max(p.heading.chars().count() as i64) + 2).collect();
    let all = widths.iter().fold(0i64, |sum, w| sum.saturating_add(*w));
    if all > i64::from(area.width) || picture.panels.len() == 1 {
        if let Some(panel) = picture.panels.get(state.panel) {
            let mut area = area;
            if picture.panels.len() > 1 {
                let which = format!("panel {} of {}", state.panel + 1, picture.panels.len());
                line(buffer, area, area.y, &which, Style::new().add_modifier(Modifier::DIM));
                area = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
            }
            grid::draw(panel, state.panel, lit, state, area, buffer);
        }
        return;
    }
    let mut x = area.x;
    for (i, (panel, width)) in picture.panels.iter().zip(widths).enumerate() {
        let width = u16::try_from(width).unwrap_or(area.width);
        grid::draw(panel, i, lit, state, Rect { x, width: width.min(area.right() - x), ..area }, buffer);
        x += width;
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
        line(buffer, area, area.y + 1, &format!("^ {}", message.replace('\n', " ")), Style::new().add_modifier(Modifier::BOLD));
    }
    u16::try_from(state.line.caret() - from).ok().map(|c| area.x + 2 + c)
}

fn help(area: Rect, buffer: &mut Buffer) {
    let width = 66.min(area.width);
    let height = (HELP.lines().count() as u16 + 2).min(area.height);
    let at = Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
    Clear.render(at, buffer);
    Paragraph::new(HELP).block(Block::bordered().title(" keys ")).render(at, buffer);
}
