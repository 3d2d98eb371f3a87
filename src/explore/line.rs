//! A line of text being edited.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// Text and a caret, which stands before the character with its number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    text: Vec<char>,
    caret: usize,
}

impl Line {
    /// A line with the caret at its end.
    pub fn new(text: &str) -> Self {
        let text: Vec<char> = text.chars().filter(|c| !c.is_control()).collect();
        Line { caret: text.len(), text }
    }

    /// The text of the line.
    pub fn text(&self) -> String {
        self.text.iter().collect()
    }

    /// The characters before the caret.
    pub fn caret(&self) -> usize {
        self.caret
    }

    /// Puts text where the caret is; control characters are left out.
    pub fn insert(&mut self, text: &str) {
        for c in text.chars().map(|c| if c == '\n' || c == '\t' { ' ' } else { c }).filter(|c| !c.is_control()) {
            self.text.insert(self.caret, c);
            self.caret += 1;
        }
    }

    /// Applies a key to the text and the caret.
    pub fn key(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('a') if control => self.caret = 0,
            KeyCode::Char('e') if control => self.caret = self.text.len(),
            KeyCode::Char('u') if control => drop(self.text.drain(..std::mem::take(&mut self.caret))),
            KeyCode::Char('k') if control => self.text.truncate(self.caret),
            KeyCode::Char('w') if control => self.delete_word(),
            KeyCode::Char(c) if !control && !key.modifiers.contains(KeyModifiers::ALT) => self.insert(c.encode_utf8(&mut [0; 4])),
            KeyCode::Left => self.caret = self.caret.saturating_sub(1),
            KeyCode::Right => self.caret = (self.caret + 1).min(self.text.len()),
            KeyCode::Home => self.caret = 0,
            KeyCode::End => self.caret = self.text.len(),
            KeyCode::Backspace if self.caret > 0 => {
                self.caret -= 1;
                self.text.remove(self.caret);
            }
            KeyCode::Delete if self.caret < self.text.len() => drop(self.text.remove(self.caret)),
            _ => {}
        }
    }

    fn delete_word(&mut self) {
        let before = &self.text[..self.caret];
        let word = before.iter().rposition(|c| !c.is_whitespace()).map_or(0, |end| {
            let is_name = |c: &char| c.is_alphanumeric() || *c == '_';
            let named = is_name(&before[end]);
            before[..end].iter().rposition(|c| is_name(c) != named || c.is_whitespace()).map_or(0, |i| i + 1)
        });
        self.text.drain(word..self.caret);
        self.caret = word;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(line: &mut Line, code: KeyCode, modifiers: KeyModifiers) {
        line.key(KeyEvent::new(code, modifiers));
    }

    #[test]
    fn keys_edit_the_text_around_the_caret() {
        let mut line = Line::new("(4,8)");
        typed(&mut line, KeyCode::Left, KeyModifiers::NONE);
        typed(&mut line, KeyCode::Char('1'), KeyModifiers::NONE);
        assert_eq!((line.text(), line.caret()), ("(4,81)".to_owned(), 5));
        typed(&mut line, KeyCode::Backspace, KeyModifiers::NONE);
        typed(&mut line, KeyCode::Delete, KeyModifiers::NONE);
        typed(&mut line, KeyCode::Delete, KeyModifiers::NONE);
        assert_eq!(line.text(), "(4,8");
        typed(&mut line, KeyCode::Char('u'), KeyModifiers::CONTROL);
        assert_eq!((line.text(), line.caret()), (String::new(), 0));
        typed(&mut line, KeyCode::Backspace, KeyModifiers::NONE);
        line.insert("size(\u{1b}L)\n");
        assert_eq!(line.text(), "size(L) ");
    }

    #[test]
    fn a_word_is_deleted_as_a_whole() {
        let mut line = Line::new("coalesce(abc");
        typed(&mut line, KeyCode::Char('w'), KeyModifiers::CONTROL);
        assert_eq!(line.text(), "coalesce(");
        typed(&mut line, KeyCode::Char('w'), KeyModifiers::CONTROL);
        typed(&mut line, KeyCode::Char('w'), KeyModifiers::CONTROL);
        typed(&mut line, KeyCode::Char('w'), KeyModifiers::CONTROL);
        assert_eq!(line.text(), "");
    }
}
