//! Text in two languages, and its lines.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The language of the tutorial.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lang {
    /// English.
    #[default]
    English,
    /// Simplified Chinese.
    Chinese,
}

/// The same said in every language: one that is missing does not compile.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    /// The text in English.
    pub en: &'static str,
    /// The text in simplified Chinese.
    pub zh: &'static str,
}

/// A text in both languages.
pub const fn text(en: &'static str, zh: &'static str) -> Text {
    Text { en, zh }
}

impl Text {
    /// The text in one language.
    pub fn to(self, lang: Lang) -> &'static str {
        lang.of(self.en, self.zh)
    }
}

impl Lang {
    /// All languages of the tutorial.
    pub const ALL: [Lang; 2] = [Lang::English, Lang::Chinese];

    /// The one of two that is in this language.
    pub fn of<T>(self, en: T, zh: T) -> T {
        match self {
            Lang::English => en,
            Lang::Chinese => zh,
        }
    }
}

/// Marks that no line of Chinese begins with.
const CLOSING: &str = "，。、；：！？）】》”’";

/// `text` in lines of at most `width` columns, broken at blanks and between Chinese characters;
/// what stands between backticks stays whole. The backticks take room only if they are shown.
pub fn wrapped(text: &str, width: usize, backticks: bool) -> String {
    let columns = |word: &str| word.width() - if backticks { 0 } else { word.matches('`').count() };
    let mut out = String::with_capacity(text.len() + 16);
    let mut column = 0;
    for word in words(text) {
        let bare = word.trim_end();
        if column > 0 && column + columns(bare) > width {
            out.truncate(out.trim_end_matches(' ').len());
            out.push('\n');
            column = 0;
        }
        out.push_str(word);
        column += columns(word);
    }
    out
}

/// The parts of a text that are not broken, each with the blanks behind it.
fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let (mut start, mut code) = (0, false);
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        code ^= c == '`';
        let end = at + c.len_utf8();
        let next = chars.peek().map(|(_, c)| *c);
        let after_blank = !code && c == ' ' && next != Some(' ');
        let wide = |c: char| c.width() == Some(2);
        let between =
            !code && next.is_some_and(|n| (wide(c) || wide(n)) && c != ' ' && n != ' ' && !CLOSING.contains(n) && !"（《“".contains(c));
        if after_blank || between {
            words.push(&text[start..end]);
            start = end;
        }
    }
    words.push(&text[start..]);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_blanks_and_between_chinese_characters() {
        assert_eq!(wrapped("a layout maps coordinates", 10, true), "a layout\nmaps\ncoordinates");
        assert_eq!(wrapped("布局是函数", 4, true), "布局\n是函\n数");
        assert_eq!(wrapped("布局，函数", 4, true), "布\n局，\n函数", "no line begins with a comma");
        assert_eq!(wrapped("`size(x)`是大小", 12, true), "`size(x)`是\n大小");
        assert_eq!(wrapped("the code `a o b` whole", 13, true), "the code\n`a o b` whole");
        assert_eq!(wrapped("`a o b` c d", 9, false), "`a o b` c d", "backticks that are not shown");
    }
}
