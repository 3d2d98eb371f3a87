//! A place in a text that moves on as it is read.

use super::{Lack, Result, Wrong};

/// A place in a text.
#[derive(Clone, Debug)]
pub struct Cursor<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Cursor<'t> {
    /// At byte `at` of `text`.
    pub fn at(text: &'t str, at: usize) -> Self {
        Cursor { text, at }
    }

    /// The byte it stands at.
    pub fn position(&self) -> usize {
        self.at
    }

    /// What has not been read yet.
    pub fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// The text between two places.
    pub fn between(&self, start: usize, end: usize) -> &'t str {
        &self.text[start..end]
    }

    /// Whether everything has been read.
    pub fn is_at_end(&self) -> bool {
        self.at == self.text.len()
    }

    /// The next byte, 0 at the end.
    pub fn peek(&self) -> u8 {
        self.text.as_bytes().get(self.at).copied().unwrap_or(0)
    }

    /// Goes on over blanks and newlines.
    pub fn skip(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    /// Goes on by `bytes`, which end at a character.
    pub fn advance(&mut self, bytes: usize) {
        self.at += bytes;
    }

    /// Takes `token` behind blanks, if it stands there.
    pub fn eat(&mut self, token: &str) -> bool {
        let rest = self.rest().trim_start();
        match rest.strip_prefix(token) {
            Some(behind) => {
                self.at = self.text.len() - behind.len();
                true
            }
            None => false,
        }
    }

    /// Takes `token` behind blanks, or says that it is missing.
    pub fn expect(&mut self, token: &str) -> Result<()> {
        if self.eat(token) {
            return Ok(());
        }
        self.skip();
        self.wrong(format!("`{token}` is expected here"))
    }

    /// Takes a word of letters, digits, `_` and what else `also` allows; empty if there is none.
    pub fn word(&mut self, also: &[u8]) -> &'t str {
        self.skip();
        let rest = self.rest();
        let len = rest.bytes().position(|b| !b.is_ascii_alphanumeric() && b != b'_' && !also.contains(&b)).unwrap_or(rest.len());
        self.at += len;
        &rest[..len]
    }

    /// Takes an integer with its sign, if one stands here.
    pub fn integer(&mut self) -> Result<Option<i64>> {
        self.skip();
        let rest = self.rest();
        let sign = usize::from(rest.starts_with('-'));
        let digits = rest[sign..].bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            return Ok(None);
        }
        let Ok(value) = rest[..sign + digits].parse() else {
            return self.wrong_over(sign + digits, "an integer beyond 64 bits");
        };
        self.at += sign + digits;
        Ok(Some(value))
    }

    /// Takes an integer.
    pub fn expect_integer(&mut self) -> Result<i64> {
        match self.integer()? {
            Some(n) => Ok(n),
            None => self.wrong("an integer is expected here"),
        }
    }

    /// What is wrong with the character here.
    #[cold]
    #[inline(never)]
    pub fn wrong<T>(&self, message: impl Into<String>) -> Result<T> {
        self.wrong_over(self.rest().chars().next().map_or(0, char::len_utf8), message)
    }

    /// What is wrong with the next `bytes`.
    #[cold]
    #[inline(never)]
    pub fn wrong_over<T>(&self, bytes: usize, message: impl Into<String>) -> Result<T> {
        Err(Wrong { at: self.at..self.at + bytes, message: message.into(), lacks: None })
    }

    /// What is wrong with everything read since `start`.
    #[cold]
    #[inline(never)]
    pub fn wrong_since<T>(&self, start: usize, message: impl Into<String>) -> Result<T> {
        Err(Wrong { at: start..self.at.max(start), message: message.into(), lacks: None })
    }

    /// What the text from `start` on does not say.
    #[cold]
    #[inline(never)]
    pub fn lacks<T>(&self, start: usize, lacks: Lack, message: impl Into<String>) -> Result<T> {
        Err(Wrong { at: start..self.at.max(start), message: message.into(), lacks: Some(lacks) })
    }
}
