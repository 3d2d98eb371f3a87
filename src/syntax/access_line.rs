//! JSON that is read: one object a line that describes an access of a warp.

use crate::hardware::{Access, LANES, Operation, Refusal};
use crate::syntax::ast::Span;

/// How deep values of unknown fields may nest.
const MAX_NESTING: usize = 256;

/// What is wrong with a line, and where.
#[derive(Clone, Debug, PartialEq)]
pub enum Problem {
    /// No JSON, or not of the form that an access has.
    Form {
        /// What is wrong, as a sentence.
        message: String,
        /// The bytes of the line that it is about.
        span: Span,
    },
    /// No such instruction.
    Unknown {
        /// Its name as written.
        name: String,
        /// The bytes of the line that it is about.
        span: Span,
    },
    /// The access itself is refused.
    Refused {
        /// Why the hardware refuses the access.
        refusal: Refusal<'static>,
        /// The bytes of the line that it is about.
        span: Span,
    },
}

type Read<T> = Result<T, Problem>;

/// An access as a line of text describes it:
/// `{"op":"ld.shared.b64","addr":[…32 addresses or null…],"active":4294967295}`. Without `active` all
/// lanes take part; fields of other names are read over.
pub fn access(line: &str) -> Read<Access> {
    let mut r = Reader { line, bytes: line.as_bytes(), at: 0 };
    let (mut op, mut addr, mut active) = (None, None, None);
    r.blank();
    r.expect(b'{', "an object `{\"op\":…,\"addr\":[…],\"active\":…}`")?;
    r.blank();
    if r.peek() == Some(b'}') {
        r.at += 1;
    } else {
        loop {
            let (key, key_at) = r.key()?;
            let again = |taken: bool| if taken { r_again(key, key_at) } else { Ok(()) };
            match key {
                "op" => {
                    again(op.is_some())?;
                    op = Some(r.operation()?);
                }
                "addr" => {
                    again(addr.is_some())?;
                    addr = Some(r.addresses()?);
                }
                "active" => {
                    again(active.is_some())?;
                    active = Some(r.mask()?);
                }
                _ => r.skip()?,
            }
            r.blank();
            match r.next() {
                Some(b',') => r.blank(),
                Some(b'}') => break,
                _ => return r.wrong_before("expected `,` or `}`"),
            }
        }
    }
    r.blank();
    if r.at < line.len() {
        return r.wrong("text behind the object");
    }
    let whole = Span::new(0, line.len());
    let missing = |field: &str| Problem::Form { message: format!("`{field}` is missing"), span: whole };
    let operation = op.ok_or_else(|| missing("op"))?;
    let (addresses, given, span) = addr.ok_or_else(|| missing("addr"))?;
    Access::new(operation, addresses, given, active.unwrap_or(u32::MAX)).map_err(|refusal| Problem::Refused { refusal, span })
}

fn r_again<T>(key: &str, at: usize) -> Read<T> {
    Err(Problem::Form { message: format!("`{key}` stands twice"), span: Span::new(at, at + key.len() + 2) })
}

struct Reader<'t> {
    line: &'t str,
    bytes: &'t [u8],
    at: usize,
}

impl<'t> Reader<'t> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn next(&mut self) -> Option<u8> {
        let b = self.peek()?;
        self.at += 1;
        Some(b)
    }

    fn blank(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\r' | b'\n')) {
            self.at += 1;
        }
    }

    /// What is wrong at the next character.
    fn wrong<T>(&self, message: &str) -> Read<T> {
        let end = self.bytes.len();
        let start = self.at.min(end);
        // A whole character, of however many bytes.
        let length = 1 + self.bytes[start..].iter().skip(1).take_while(|b| **b & 0xc0 == 0x80).count();
        let span = Span::new(start, (start + length).min(end).max(start));
        Err(Problem::Form { message: message.to_string(), span })
    }

    /// What is wrong at the character that was just taken, if there was one.
    fn wrong_before<T>(&mut self, message: &str) -> Read<T> {
        if self.at < self.bytes.len() || self.bytes.last().is_some_and(|b| b.is_ascii()) {
            self.at = self.at.saturating_sub(1);
            if matches!(self.peek(), Some(b'}' | b',')) {
                self.at += 1;
            }
        }
        self.wrong(message)
    }

    fn expect(&mut self, wanted: u8, what: &str) -> Read<()> {
        match self.peek() {
            Some(b) if b == wanted => {
                self.at += 1;
                Ok(())
            }
            _ => self.wrong(&format!("expected {what}")),
        }
    }

    /// A key with its colon, as written, and where it starts.
    fn key(&mut self) -> Read<(&'t str, usize)> {
        let start = self.at;
        let text = self.string()?;
        self.blank();
        self.expect(b':', "`:`")?;
        self.blank();
        Ok((text, start))
    }

    /// What stands between quotes, escapes as written.
    fn string(&mut self) -> Read<&'t str> {
        self.expect(b'"', "a string")?;
        let start = self.at;
        loop {
            match self.peek() {
                None => return self.wrong("a string that does not end"),
                Some(b'"') => {
                    self.at += 1;
                    return Ok(&self.line[start..self.at - 1]);
                }
                Some(b'\\') => {
                    self.at += 1;
                    match self.peek() {
                        Some(b'u') => {
                            let hex = self.bytes.get(self.at + 1..self.at + 5);
                            if !hex.is_some_and(|h| h.iter().all(u8::is_ascii_hexdigit)) {
                                return self.wrong("expected four hexadecimal digits behind `\\u`");
                            }
                            self.at += 5;
                        }
                        Some(b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't') => self.at += 1,
                        _ => return self.wrong("no such escape"),
                    }
                }
                Some(0..=0x1f) => return self.wrong("a control character in a string"),
                Some(_) => self.at += 1,
            }
        }
    }

    fn operation(&mut self) -> Read<Operation> {
        let start = self.at;
        let name = self.string()?;
        let span = Span::new(start, self.at);
        Operation::named(name).ok_or_else(|| Problem::Unknown { name: name.to_string(), span })
    }

    /// 32 addresses, the lanes that have one, and where they stand.
    fn addresses(&mut self) -> Read<([u64; LANES], u32, Span)> {
        let start = self.at;
        self.expect(b'[', "the addresses of 32 lanes, `[…]`")?;
        let (mut all, mut given) = ([0; LANES], 0u32);
        for (lane, address) in all.iter_mut().enumerate() {
            self.blank();
            if self.bytes[self.at..].starts_with(b"null") {
                self.at += 4;
            } else {
                *address = self.unsigned("an address in bytes, or null")?;
                given |= 1 << lane;
            }
            self.blank();
            match self.peek() {
                Some(b',') if lane + 1 < LANES => self.at += 1,
                Some(b']') if lane + 1 == LANES => self.at += 1,
                Some(b']') => return self.wrong(&format!("{} addresses, and a warp has 32 lanes", lane + 1)),
                Some(b',') => return self.wrong("more than 32 addresses, and a warp has 32 lanes"),
                _ => return self.wrong("expected `,` or `]`"),
            }
        }
        Ok((all, given, Span::new(start, self.at)))
    }

    fn mask(&mut self) -> Read<u32> {
        let start = self.at;
        let mask = self.unsigned("the mask of active lanes, an integer")?;
        u32::try_from(mask).map_err(|_| {
            let message = "the mask of active lanes has 32 bits: at most 4294967295".to_string();
            Problem::Form { message, span: Span::new(start, self.at) }
        })
    }

    /// An integer from 0 to 2^64 - 1.
    fn unsigned(&mut self, what: &str) -> Read<u64> {
        let start = self.at;
        let mut value = Some(0u64);
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            value = value.and_then(|v| v.checked_mul(10)?.checked_add(u64::from(digit - b'0')));
            self.at += 1;
        }
        let digits = self.at - start;
        let whole = digits == 1 || (digits > 1 && self.bytes[start] != b'0');
        if !whole || matches!(self.peek(), Some(b'.' | b'e' | b'E')) {
            self.at = start;
            return self.wrong(&format!("expected {what}"));
        }
        value.ok_or_else(|| Problem::Form { message: "a number beyond 64 bits".into(), span: Span::new(start, self.at) })
    }

    /// Reads over a value.
    fn skip(&mut self) -> Read<()> {
        let mut open = Vec::new();
        loop {
            self.blank();
            match self.peek() {
                Some(b'{' | b'[') if open.len() == MAX_NESTING => return self.wrong("nested too deep"),
                Some(b @ (b'{' | b'[')) => {
                    self.at += 1;
                    self.blank();
                    let close = if b == b'{' { b'}' } else { b']' };
                    if self.peek() == Some(close) {
                        self.at += 1;
                    } else {
                        open.push(close);
                        self.member(close)?;
                        continue;
                    }
                }
                Some(b'"') => self.string().map(|_| ())?,
                Some(b'-' | b'0'..=b'9') => self.number()?,
                _ => {
                    let word =
                        [&b"true"[..], b"false", b"null"].into_iter().find(|w| self.bytes[self.at.min(self.bytes.len())..].starts_with(w));
                    match word {
                        Some(word) => self.at += word.len(),
                        None => return self.wrong("expected a value"),
                    }
                }
            }
            // Behind a value: on in what is open, or out of it.
            loop {
                let Some(close) = open.last().copied() else {
                    return Ok(());
                };
                self.blank();
                match self.peek() {
                    Some(b',') => {
                        self.at += 1;
                        self.blank();
                        self.member(close)?;
                        break;
                    }
                    Some(b) if b == close => {
                        self.at += 1;
                        open.pop();
                    }
                    _ => return self.wrong(if close == b'}' { "expected `,` or `}`" } else { "expected `,` or `]`" }),
                }
            }
        }
    }

    /// The key of a member of an object; nothing in an array.
    fn member(&mut self, close: u8) -> Read<()> {
        if close == b'}' {
            self.string().map(|_| ())?;
            self.blank();
            self.expect(b':', "`:`")?;
        }
        Ok(())
    }

    fn number(&mut self) -> Read<()> {
        let digits = |r: &mut Self| {
            let start = r.at;
            while r.peek().is_some_and(|b| b.is_ascii_digit()) {
                r.at += 1;
            }
            r.at - start
        };
        if self.peek() == Some(b'-') {
            self.at += 1;
        }
        let start = self.at;
        let whole = digits(self);
        if whole == 0 || (whole > 1 && self.bytes[start] == b'0') {
            return self.wrong("expected a number");
        }
        if self.peek() == Some(b'.') {
            self.at += 1;
            if digits(self) == 0 {
                return self.wrong("expected a digit");
            }
        }
        if matches!(self.peek(), Some(b'e' | b'E')) {
            self.at += 1;
            if matches!(self.peek(), Some(b'+' | b'-')) {
                self.at += 1;
            }
            if digits(self) == 0 {
                return self.wrong("expected a digit");
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(op: &str, more: &str) -> String {
        let all: Vec<String> = (0..32).map(|l| (l * 16).to_string()).collect();
        format!("{{\"op\":\"{op}\",\"addr\":[{}]{more}}}", all.join(","))
    }

    #[test]
    fn fields_come_in_any_order_and_unknown_ones_are_read_over() {
        let plain = access(&line("ld.shared.b64", "")).unwrap();
        assert_eq!((plain.active, plain.addresses[31]), (u32::MAX, 496));
        let more = r#", "tag" : {"a":[1,-2.5e3,"\u00e9\"",{}],"b":[]} , "active": 3 , "x":null,"y":true"#;
        assert_eq!(access(&line("ld.shared.b64", more)).unwrap().active, 3);
        let nulls = line("ld.shared.b64", "").replace("[0,", "[null,");
        assert_eq!(access(&nulls).unwrap().active, u32::MAX - 1);
    }

    #[test]
    fn what_is_no_access_is_refused_where_it_is_wrong() {
        let good = line("ld.shared.b64", "");
        let cases = [
            ("", 0),
            ("[]", 0),
            ("{", 1),
            ("{}", 0),
            ("{\"op\":\"ld.shared.b64\"}", 0),
            (r#"{"op":"mov","addr":[]}"#, 6),
            (r#"{"op":"ld.b32","op":"ld.b32"}"#, 15),
            (r#"{"op":"ld.b32","addr":[1,2]}"#, 26),
            (r#"{"op":"ld.b32","addr":[-1]}"#, 23),
            (r#"{"op":"ld.b32","addr":[1.5]}"#, 23),
            (r#"{"op":"ld.b32","addr":[01]}"#, 23),
            (r#"{"op":"ld.b32","addr":[99999999999999999999]}"#, 23),
            (r#"{"active":4294967296}"#, 10),
            (r#"{"x":nul}"#, 5),
            (r#"{"x":"\q"}"#, 7),
            (r#"{"x":1 é}"#, 7),
        ];
        for (text, at) in cases {
            let span = match access(text).unwrap_err() {
                Problem::Form { span, .. } | Problem::Unknown { span, .. } | Problem::Refused { span, .. } => span,
            };
            assert_eq!(span.start, at, "{text}");
            assert!(span.end as usize <= text.len() && text.is_char_boundary(span.end as usize), "{text}");
        }
        assert!(access(&format!("{good} x")).is_err());
        assert!(access(&good.replace("[0,", "[4,")).is_err(), "misaligned");
        let deep = format!("{{\"x\":{}", "[".repeat(100_000));
        assert!(access(&deep).is_err());
    }
}
