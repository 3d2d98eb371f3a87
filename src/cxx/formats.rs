//! The formats of a stream: what `std::setw`, `std::hex` and their relatives set, and numbers written by them.

use super::float_text::{self, MAX_WIDTH};
use super::value::Integer;

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

/// The formats of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StreamState {
    /// `std::setw`, for one value.
    pub width: usize,
    /// The number of digits, `std::setprecision`.
    pub precision: usize,
    /// `std::fixed` and its relatives.
    pub notation: Notation,
    /// The base of integers: 10, 16 or 8.
    pub base: u32,
    /// Whether truths are words, `std::boolalpha`.
    pub words: bool,
    /// The character that fills a field, `std::setfill`.
    pub fill: u8,
    /// Whether fields are filled behind the text, `std::left`.
    pub left: bool,
    /// Whether fields are filled behind the sign, `std::internal`.
    pub internal: bool,
    /// Whether the base is shown, `std::showbase`.
    pub show_base: bool,
    /// Whether digits are capitals, `std::uppercase`.
    pub uppercase: bool,
    /// Whether a `+` is shown, `std::showpos`.
    pub show_sign: bool,
    /// Whether the point and the zeros behind it are shown, `std::showpoint`.
    pub show_point: bool,
}

impl Default for StreamState {
    fn default() -> Self {
        StreamState {
            width: 0,
            precision: 6,
            notation: Notation::General,
            base: 10,
            words: false,
            fill: b' ',
            left: false,
            internal: false,
            show_base: false,
            uppercase: false,
            show_sign: false,
            show_point: false,
        }
    }
}

impl StreamState {
    /// Takes a manipulator; whether `name` is one.
    pub fn set(&mut self, name: &str, argument: Option<i64>) -> bool {
        let number = argument.unwrap_or(0);
        match name {
            "setw" => self.width = number.clamp(0, MAX_WIDTH as i64) as usize,
            "setprecision" if number < 0 => self.precision = 6,
            "setprecision" => self.precision = number.min(MAX_WIDTH as i64) as usize,
            "setfill" => self.fill = number as u8,
            "fixed" => self.notation = Notation::Fixed,
            "scientific" => self.notation = Notation::Scientific,
            "hexfloat" => self.notation = Notation::Hexadecimal,
            "defaultfloat" => self.notation = Notation::General,
            "hex" => self.base = 16,
            "oct" => self.base = 8,
            "dec" => self.base = 10,
            "setbase" => self.base = if matches!(number, 8 | 16) { number as u32 } else { 10 },
            "showpoint" => self.show_point = true,
            "noshowpoint" => self.show_point = false,
            "boolalpha" => self.words = true,
            "noboolalpha" => self.words = false,
            "left" | "right" | "internal" => (self.left, self.internal) = (name == "left", name == "internal"),
            "showbase" => self.show_base = true,
            "noshowbase" => self.show_base = false,
            "uppercase" => self.uppercase = true,
            "nouppercase" => self.uppercase = false,
            "showpos" => self.show_sign = true,
            "noshowpos" => self.show_sign = false,
            "flush" | "skipws" | "noskipws" | "unitbuf" => {}
            _ => return false,
        }
        true
    }

    /// Writes a text into a field of the width that was set.
    pub(super) fn pad(&mut self, text: &[u8], out: &mut Vec<u8>) {
        let width = std::mem::take(&mut self.width);
        let missing = width.saturating_sub(text.len());
        let sign = text.iter().take_while(|c| matches!(c, b'+' | b'-')).count();
        if self.internal && sign > 0 {
            out.extend(&text[..sign]);
            out.resize(out.len() + missing, self.fill);
            out.extend(&text[sign..]);
            return;
        }
        if !self.left {
            out.resize(out.len() + missing, self.fill);
        }
        out.extend(text);
        if self.left {
            out.resize(out.len() + missing, self.fill);
        }
    }

    /// An integer as the stream writes it.
    pub(super) fn integer(&self, kind: Integer, x: i64) -> String {
        let bits = x as u64 & if kind.bits() >= 64 { u64::MAX } else { (1 << kind.bits()) - 1 };
        let (digits, prefix) = match self.base {
            16 => (format!("{bits:x}"), "0x"),
            8 => (format!("{bits:o}"), "0"),
            _ => {
                let sign = if self.show_sign && x >= 0 { "+" } else { "" };
                let wide = matches!(kind, Integer::ULong | Integer::ULongLong);
                return if wide { format!("{sign}{}", x as u64) } else { format!("{sign}{x}") };
            }
        };
        let text = if self.show_base && x != 0 { format!("{prefix}{digits}") } else { digits };
        if self.uppercase { text.to_uppercase() } else { text }
    }

    /// A floating-point number as the stream writes it.
    pub fn float(&self, x: f64) -> String {
        let text = match self.notation {
            Notation::General => float_text::general(x, self.precision, self.show_point),
            Notation::Fixed => float_text::fixed(x, self.precision),
            Notation::Scientific => float_text::scientific(x, self.precision),
            Notation::Hexadecimal => float_text::hexadecimal(x, None),
        };
        let text = if self.show_sign && x >= 0.0 { format!("+{text}") } else { text };
        if self.uppercase { text.to_uppercase() } else { text }
    }
}
