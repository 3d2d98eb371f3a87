//! Decimal numbers in bytes, and what takes them one after the other.

/// The most bytes of a number.
pub const LONGEST: usize = 19;

/// The value of a decimal digit.
pub fn digit(byte: u8) -> Option<u8> {
    byte.is_ascii_digit().then(|| byte - b'0')
}

/// The number at the start of `bytes` and its length, where it is a short one and `ends` says that the byte behind it ends it.
fn short(bytes: &[u8], ends: impl Fn(u8) -> bool) -> Option<(i64, usize)> {
    let sign = usize::from(bytes.first() == Some(&b'-'));
    let (mut number, mut len) = (0i64, sign);
    while let Some(digit) = bytes.get(len).copied().and_then(digit) {
        if len + 1 == LONGEST {
            return None;
        }
        number = number * 10 + i64::from(digit);
        len += 1;
    }
    let whole = len > sign && bytes.get(len).is_some_and(|byte| ends(*byte));
    whole.then_some((if sign == 1 { -number } else { number }, len))
}

/// Adds a byte to a number that is being read; `None` where it cannot be one of its.
pub fn grow(word: &mut Vec<u8>, byte: u8) -> Option<()> {
    let goes_on = byte.is_ascii_digit() || (byte == b'-' && word.is_empty());
    (goes_on && word.len() < LONGEST).then(|| word.push(byte))
}

/// The number that a word is.
fn whole(word: &[u8]) -> Option<i64> {
    std::str::from_utf8(word).ok()?.parse().ok()
}

/// What takes a table of numbers in pieces, byte by byte where a number is not whole.
pub trait Numbers {
    /// Whether a byte ends a number that a piece has whole.
    fn ends(byte: u8) -> bool;

    /// The number that is being read, as text.
    fn word(&mut self) -> &mut Vec<u8>;

    /// Whether no number can follow.
    fn closed(&self) -> bool;

    /// Takes a byte; `None` where it is none of such a table.
    fn take(&mut self, byte: u8) -> Option<()>;

    /// Takes the next number; `None` where it has no place in the table.
    fn number(&mut self, number: i64) -> Option<()>;

    /// Takes bytes; those from the first on that is none of such a table.
    fn take_bytes<'p>(&mut self, piece: &'p [u8]) -> Option<&'p [u8]> {
        let mut rest = piece;
        while let Some(byte) = rest.first() {
            let number = if self.word().is_empty() && !self.closed() { short(rest, Self::ends) } else { None };
            let taken = match number {
                Some((number, len)) => self.number(number).map(|()| len),
                None => self.take(*byte).map(|()| 1),
            };
            match taken {
                Some(len) => rest = rest.get(len..)?,
                None => return Some(rest),
            }
        }
        None
    }

    /// Ends the number that is being read, if there is one.
    fn end_word(&mut self) -> Option<()> {
        if self.word().is_empty() {
            return Some(());
        }
        let number = whole(self.word())?;
        self.number(number)?;
        self.word().clear();
        Some(())
    }
}
