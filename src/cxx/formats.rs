//! The formats of a stream: what `std::setw`, `std::hex` and their relatives set, and numbers written by them.

use super::float_text::{self, MAX_WIDTH};
use super::value::Floating;
use super::value::{Integer, Object};
use std::collections::HashMap;
use std::rc::Weak;

/// How a stream writes a floating-point number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Notation {
    /// The shortest of both, as `%g` prints.
    #[default]
    General,
    /// `std::fixed`
    Fixed,
    /// `std::scientific`
    Scientific,
    /// `std::hexfloat`
    Hexadecimal,
}

/// What a stream is told by one bit, as libstdc++ numbers them.
const BOOLALPHA: u32 = 1;
const DEC: u32 = 1 << 1;
const FIXED: u32 = 1 << 2;
const HEX: u32 = 1 << 3;
const INTERNAL: u32 = 1 << 4;
const LEFT: u32 = 1 << 5;
const OCT: u32 = 1 << 6;
const RIGHT: u32 = 1 << 7;
const SCIENTIFIC: u32 = 1 << 8;
const SHOWBASE: u32 = 1 << 9;
const SHOWPOINT: u32 = 1 << 10;
const SHOWPOS: u32 = 1 << 11;
const SKIPWS: u32 = 1 << 12;
const UNITBUF: u32 = 1 << 13;
const UPPERCASE: u32 = 1 << 14;
const ADJUSTFIELD: u32 = LEFT | RIGHT | INTERNAL;
const BASEFIELD: u32 = DEC | OCT | HEX;
const FLOATFIELD: u32 = SCIENTIFIC | FIXED;

/// Manipulators: the flag that each sets, and those of which that is one.
const FLAGS: [(&str, u32, u32); 17] = [
    ("boolalpha", BOOLALPHA, BOOLALPHA),
    ("dec", DEC, BASEFIELD),
    ("fixed", FIXED, FLOATFIELD),
    ("hex", HEX, BASEFIELD),
    ("internal", INTERNAL, ADJUSTFIELD),
    ("left", LEFT, ADJUSTFIELD),
    ("oct", OCT, BASEFIELD),
    ("right", RIGHT, ADJUSTFIELD),
    ("scientific", SCIENTIFIC, FLOATFIELD),
    ("showbase", SHOWBASE, SHOWBASE),
    ("showpoint", SHOWPOINT, SHOWPOINT),
    ("showpos", SHOWPOS, SHOWPOS),
    ("skipws", SKIPWS, SKIPWS),
    ("unitbuf", UNITBUF, UNITBUF),
    ("uppercase", UPPERCASE, UPPERCASE),
    ("hexfloat", FLOATFIELD, FLOATFIELD),
    ("defaultfloat", 0, FLOATFIELD),
];

/// The bits of `std::ios::NAME`.
pub fn flag(name: &str) -> Option<u32> {
    Some(match name {
        "adjustfield" => ADJUSTFIELD,
        "basefield" => BASEFIELD,
        "floatfield" => FLOATFIELD,
        _ => FLAGS.iter().find(|(of, ..)| *of == name)?.1,
    })
}

/// The formats of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StreamState {
    /// `std::setw`, for one value.
    pub width: usize,
    /// The number of digits, `std::setprecision`.
    pub precision: usize,
    /// The character that fills a field, `std::setfill`.
    pub fill: u8,
    /// What `flags()` gives.
    pub flags: u32,
}

/// The buffers of a program: streams are numbers, and so are buffers.
#[derive(Debug, Default)]
pub struct Buffers {
    /// The string streams whose texts are buffers.
    pub texts: Vec<Weak<Object>>,
    /// The buffers of streams that do not write to their own.
    pub exchanged: HashMap<u8, u8>,
}

impl Default for StreamState {
    fn default() -> Self {
        StreamState { width: 0, precision: 6, fill: b' ', flags: SKIPWS | DEC }
    }
}

impl StreamState {
    /// What `std::cerr` begins with.
    pub fn of_errors() -> Self {
        let plain = Self::default();
        StreamState { flags: plain.flags | UNITBUF, ..plain }
    }

    /// Takes a manipulator; whether `name` is one.
    pub fn set(&mut self, name: &str, argument: Option<i64>) -> bool {
        let number = argument.unwrap_or(0);
        match name {
            "setw" => self.width = number.clamp(0, MAX_WIDTH as i64) as usize,
            "setprecision" if number < 0 => self.precision = 6,
            "setprecision" => self.precision = number.min(MAX_WIDTH as i64) as usize,
            "setfill" => self.fill = number as u8,
            "setiosflags" => self.flags |= number as u32,
            "resetiosflags" => self.flags &= !(number as u32),
            "setbase" => {
                let base = match number {
                    8 => OCT,
                    10 => DEC,
                    16 => HEX,
                    _ => 0,
                };
                self.flags = self.flags & !BASEFIELD | base;
            }
            "flush" => {}
            _ => {
                if let Some((_, flag, of)) = FLAGS.iter().find(|(of, ..)| *of == name) {
                    self.flags = self.flags & !of | flag;
                } else if let Some((_, flag, _)) = FLAGS.iter().find(|(of, ..)| name.strip_prefix("no") == Some(of)) {
                    self.flags &= !flag;
                } else {
                    return false;
                }
            }
        }
        true
    }

    /// How floating-point numbers are written.
    pub fn notation(&self) -> Notation {
        match self.flags & FLOATFIELD {
            FIXED => Notation::Fixed,
            SCIENTIFIC => Notation::Scientific,
            0 => Notation::General,
            _ => Notation::Hexadecimal,
        }
    }

    /// Whether truths are words.
    pub fn has_words(&self) -> bool {
        self.flags & BOOLALPHA != 0
    }

    fn is_left(&self) -> bool {
        self.flags & ADJUSTFIELD == LEFT
    }

    /// Writes a text into a field of the width that was set.
    pub(super) fn pad(&mut self, text: &[u8], out: &mut Vec<u8>) {
        self.pad_behind(if self.is_left() { text.len() } else { 0 }, text, out);
    }

    /// Writes a number into a field of the width that was set, which `std::internal` fills behind the sign or the base.
    pub(super) fn pad_number(&mut self, text: &[u8], out: &mut Vec<u8>) {
        let front = match text {
            [b'+' | b'-', ..] => 1,
            [b'0', b'x' | b'X', ..] => 2,
            _ => 0,
        };
        if self.flags & ADJUSTFIELD == INTERNAL { self.pad_behind(front, text, out) } else { self.pad(text, out) }
    }

    /// Writes a text with what its field lacks behind the first `front` bytes.
    fn pad_behind(&mut self, front: usize, text: &[u8], out: &mut Vec<u8>) {
        let missing = std::mem::take(&mut self.width).saturating_sub(text.len());
        let (front, rest) = text.split_at(front);
        out.extend(front);
        out.resize(out.len() + missing, self.fill);
        out.extend(rest);
    }

    /// An integer as the stream writes it.
    pub(super) fn integer(&self, kind: Integer, x: i64) -> String {
        let bits = x as u64 & if kind.bits() >= 64 { u64::MAX } else { (1 << kind.bits()) - 1 };
        let (digits, prefix) = match self.flags & BASEFIELD {
            HEX => (format!("{bits:x}"), "0x"),
            OCT => (format!("{bits:o}"), "0"),
            _ => {
                let is_signed = kind.is_signed() || kind == Integer::Bool;
                let sign = if self.flags & SHOWPOS != 0 && x >= 0 && is_signed { "+" } else { "" };
                let wide = matches!(kind, Integer::ULong | Integer::ULongLong);
                return if wide { format!("{sign}{}", x as u64) } else { format!("{sign}{x}") };
            }
        };
        let text = if self.flags & SHOWBASE != 0 && x != 0 { format!("{prefix}{digits}") } else { digits };
        if self.flags & UPPERCASE != 0 { text.to_uppercase() } else { text }
    }

    /// A floating-point number as the stream writes it.
    pub fn float(&self, (kind, x): (Floating, f64)) -> String {
        let text = match self.notation() {
            Notation::General => float_text::general((kind, x), self.precision, self.flags & SHOWPOINT != 0),
            Notation::Fixed => float_text::fixed((kind, x), self.precision),
            Notation::Scientific => float_text::scientific((kind, x), self.precision),
            Notation::Hexadecimal => float_text::hexadecimal(x, None),
        };
        let text = if self.flags & SHOWPOINT != 0 { float_text::with_point(text) } else { text };
        let text = if self.flags & SHOWPOS != 0 && !text.starts_with('-') { format!("+{text}") } else { text };
        if self.flags & UPPERCASE != 0 { text.to_uppercase() } else { text }
    }
}
