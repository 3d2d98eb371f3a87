//! The index of errors.

/// One code.
pub struct Entry {
    /// The code.
    pub code: &'static str,
    /// In a few words.
    pub title: &'static str,
    /// What it means and what to do.
    pub text: &'static str,
    /// A text that has it, empty where none can be shown.
    pub wrong: &'static str,
    /// A text that has not.
    pub right: &'static str,
}

/// Every code in order.
pub static INDEX: &[Entry] = &[];

/// The entry of `code`, in either case.
pub fn entry(code: &str) -> Option<&'static Entry> {
    INDEX.iter().find(|e| e.code.eq_ignore_ascii_case(code))
}
