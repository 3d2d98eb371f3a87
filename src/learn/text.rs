//! Texts of the tutorial in English and in simplified Chinese.

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
