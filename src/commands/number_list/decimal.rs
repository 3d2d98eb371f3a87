//! Decimal numbers in bytes.

/// The most bytes of a number.
pub const LONGEST: usize = 19;

/// The value of a decimal digit.
pub fn digit(byte: u8) -> Option<u8> {
    byte.is_ascii_digit().then(|| byte - b'0')
}

/// The number at the start of `bytes` and its length, where it is a short one and `ends` says that the byte behind it ends it.
pub fn short(bytes: &[u8], ends: impl Fn(u8) -> bool) -> Option<(i64, usize)> {
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
pub fn whole(word: &[u8]) -> Option<i64> {
    std::str::from_utf8(word).ok()?.parse().ok()
}
