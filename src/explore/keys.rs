//! What a key, a click or a pasted text does to the state.

use super::export::proposal;
use super::line::Line;
use super::state::{Focus, Question, State, Step};
use super::view::View;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

impl State {
    /// Applies a key, and says what the view does next.
    pub fn key(&mut self, key: KeyEvent, view: &View) -> Step {
        let said = self.message.take();
        if key.modifiers.contains(KeyModifiers::CONTROL) && matches!(key.code, KeyCode::Char('c' | 'q')) {
            return Step::Leave;
        }
        // Tests look at the terminal after it; a release build has no such key.
        if cfg!(debug_assertions) && key.code == KeyCode::F(12) && std::env::var_os("CUTECTL_EXPLORE_PANIC").is_some() {
            panic!("asked for");
        }
        if self.help {
            self.help = false;
            return Step::Stay;
        }
        match self.focus {
            Focus::Line => self.edit(key, view),
            Focus::Answer(question) => self.answer_key(question, key),
            // Esc takes back what was said last, and leaves where nothing was.
            Focus::Grid if key.code == KeyCode::Esc && said.is_some() => Step::Stay,
            Focus::Grid => self.walk(key, view),
        }
    }

    fn edit(&mut self, key: KeyEvent, view: &View) -> Step {
        match key.code {
            KeyCode::Esc if view.picture.is_none() && self.line.text() == self.before => return Step::Leave,
            KeyCode::Esc => {
                self.line = Line::new(&self.before);
                self.focus = if view.picture.is_none() { Focus::Line } else { Focus::Grid };
            }
            KeyCode::Enter | KeyCode::Tab | KeyCode::Up | KeyCode::Down if view.error.is_some() => {
                self.message = Some("Esc goes back to what is shown".into());
            }
            KeyCode::Enter | KeyCode::Tab | KeyCode::Up | KeyCode::Down => self.focus = Focus::Grid,
            _ => self.line.key(key),
        }
        Step::Stay
    }

    fn ask(&mut self, question: Question, proposal: &str) {
        (self.focus, self.answer, self.standing) = (Focus::Answer(question), Line::new(proposal), None);
        self.proposed = !proposal.is_empty();
    }

    fn answer_key(&mut self, question: Question, key: KeyEvent) -> Step {
        match key.code {
            KeyCode::Esc => self.focus = Focus::Grid,
            KeyCode::Enter => {
                self.focus = Focus::Grid;
                return Step::Answered(question, self.answer.text().trim().to_owned());
            }
            code => {
                // What is typed first takes the place of a proposal; an arrow or a deletion edits it.
                if self.proposed && matches!(code, KeyCode::Char(_)) && key.modifiers.difference(KeyModifiers::SHIFT).is_empty() {
                    self.answer = Line::default();
                }
                self.proposed = false;
                self.answer.key(key);
            }
        }
        Step::Stay
    }

    /// Pasted text goes into the answer or the expression.
    pub fn paste(&mut self, text: &str) -> Step {
        match self.focus {
            Focus::Answer(_) => {
                if std::mem::take(&mut self.proposed) {
                    self.answer = Line::default();
                }
                self.answer.insert(text);
            }
            Focus::Line => self.line.insert(text),
            Focus::Grid => {
                self.open_line();
                self.line.insert(text);
            }
        }
        Step::Stay
    }

    fn walk(&mut self, key: KeyEvent, view: &View) -> Step {
        let [rows, cols] = view.extents(self.panel);
        let [page_rows, page_cols] = self.page;
        let by_page = key.modifiers.contains(KeyModifiers::SHIFT) || matches!(key.code, KeyCode::Char('H' | 'J' | 'K' | 'L'));
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let step = |page: i64| if by_page { page.max(1) } else { 1 };
        match key.code {
            KeyCode::Left | KeyCode::Char('h' | 'H') => self.move_by(0, -step(page_cols), view),
            KeyCode::Right | KeyCode::Char('l' | 'L') => self.move_by(0, step(page_cols), view),
            KeyCode::Up | KeyCode::Char('k' | 'K') => self.move_by(-step(page_rows), 0, view),
            KeyCode::Down | KeyCode::Char('j' | 'J') => self.move_by(step(page_rows), 0, view),
            KeyCode::PageUp => self.move_by(-page_rows.max(1), 0, view),
            KeyCode::PageDown => self.move_by(page_rows.max(1), 0, view),
            KeyCode::Home if control => self.at = [0, 0],
            KeyCode::End if control => self.at = [(rows - 1).max(0), (cols - 1).max(0)],
            KeyCode::Home | KeyCode::Char('0' | '^') => self.at[1] = 0,
            KeyCode::End | KeyCode::Char('$') => self.at[1] = (cols - 1).max(0),
            KeyCode::Char('g') => self.ask(Question::Coordinate, ""),
            KeyCode::Char('G') => self.at = [(rows - 1).max(0), (cols - 1).max(0)],
            KeyCode::Char('/') => self.ask(Question::Index, ""),
            KeyCode::Char('n') => return Step::Same(true),
            KeyCode::Char('N') => return Step::Same(false),
            KeyCode::Tab => self.go_to_panel((self.panel + 1) % view.panels().max(1), view),
            KeyCode::BackTab => self.go_to_panel((self.panel + view.panels().max(1) - 1) % view.panels().max(1), view),
            KeyCode::Char('e' | 'i') | KeyCode::Enter => self.open_line(),
            KeyCode::Char('c') => return Step::Color,
            KeyCode::Char('t') => return Step::Label,
            KeyCode::Char('m') => self.colored = !self.colored,
            KeyCode::Char('o') => return Step::Operands,
            KeyCode::Char('w') => self.ask(Question::File, &proposal()),
            KeyCode::Char('p') => return Step::Command,
            KeyCode::Char('?') | KeyCode::F(1) => self.help = true,
            KeyCode::Char('q') | KeyCode::Esc => return Step::Leave,
            _ => {}
        }
        Step::Stay
    }

    fn go_to_panel(&mut self, panel: usize, view: &View) {
        self.panel = panel;
        self.move_by(0, 0, view);
    }

    fn move_by(&mut self, rows: i64, cols: i64, view: &View) {
        let extents = view.extents(self.panel);
        for (at, (by, extent)) in self.at.iter_mut().zip([rows, cols].into_iter().zip(extents)) {
            *at = at.saturating_add(by).clamp(0, (extent - 1).max(0));
        }
    }

    /// Applies a click or a turn of the wheel.
    pub fn mouse(&mut self, mouse: MouseEvent, view: &View) -> Step {
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                let here = Position { x: mouse.column, y: mouse.row };
                if let Some(spot) = self.spots.iter().find(|s| s.area.contains(here)) {
                    (self.panel, self.at, self.focus) = (spot.panel, spot.at, Focus::Grid);
                }
            }
            MouseEventKind::ScrollDown => self.move_by(3, 0, view),
            MouseEventKind::ScrollUp => self.move_by(-3, 0, view),
            MouseEventKind::ScrollRight => self.move_by(0, 3, view),
            MouseEventKind::ScrollLeft => self.move_by(0, -3, view),
            _ => {}
        }
        Step::Stay
    }
}
