//! `std::cout <<`: values as a stream writes them, with the formats that were put into it.

use super::convert::as_f64;
use super::cute;
use super::library::{floats, print, strings};
use super::types::Types;
use super::value::{Fault, Floating, Integer, Outcome, Type, V};
use super::world::World;

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
        }
    }
}

impl StreamState {
    /// Takes a manipulator; whether `name` is one.
    pub fn set(&mut self, name: &str, argument: Option<i64>) -> bool {
        let number = argument.unwrap_or(0);
        match name {
            "setw" => self.width = number.clamp(0, 1 << 16) as usize,
            "setprecision" => self.precision = number.clamp(0, 1 << 10) as usize,
            "setfill" => self.fill = number as u8,
            "fixed" => self.notation = Notation::Fixed,
            "scientific" => self.notation = Notation::Scientific,
            "defaultfloat" => self.notation = Notation::General,
            "hex" => self.base = 16,
            "oct" => self.base = 8,
            "dec" => self.base = 10,
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

    fn pad(&mut self, text: &[u8], out: &mut Vec<u8>) {
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

    fn integer(&self, kind: Integer, x: i64) -> String {
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
            Notation::General => floats::general(x, self.precision, false),
            Notation::Fixed => floats::fixed(x, self.precision),
            Notation::Scientific => floats::scientific(x, self.precision),
        };
        let text = if self.show_sign && x >= 0.0 { format!("+{text}") } else { text };
        if self.uppercase { text.to_uppercase() } else { text }
    }
}

/// Writes `v` to standard output (1) or standard error (2).
pub fn write(world: &mut World, stream: u8, v: &V) -> Outcome<()> {
    let which = usize::from(stream == 2);
    let mut state = std::mem::take(&mut world.streams[which]);
    let mut bytes = Vec::new();
    let written = one(world, &mut state, v, &mut bytes);
    world.streams[which] = state;
    if which == 1 {
        world.err.extend(bytes)
    } else {
        world.out.extend(bytes)
    }
    written
}

/// Writes `v` as a stream of these formats does.
pub fn one(world: &mut World, state: &mut StreamState, v: &V, out: &mut Vec<u8>) -> Outcome<()> {
    let v = world.value(v)?;
    match &v {
        V::Data(_) => return Err(Fault::no_data("what is written")),
        V::Native(name) if &**name == "endl" => out.push(b'\n'),
        V::Native(name) if &**name == "ends" => out.push(0),
        V::Native(name) if state.set(name, None) => {}
        V::Method(pair) => match &**pair {
            (V::Native(name), V::Int(_, x)) if state.set(name, Some(*x)) => {}
            _ => return Err(unwritable(world, &v)),
        },
        V::Int(Integer::Bool, x) if state.words => state.pad(if *x != 0 { b"true" } else { b"false" }, out),
        V::Int(Integer::Char | Integer::SChar | Integer::UChar, x) => state.pad(&[*x as u8], out),
        V::Int(kind, x) => {
            let text = state.integer(*kind, *x);
            state.pad(text.as_bytes(), out);
        }
        V::Enum(ty, x) => match world.types.get(*ty) {
            Type::Enum(_, false, kind) => {
                let kind = if kind.bits() < 32 { Integer::Int } else { *kind };
                let text = state.integer(kind, *x);
                state.pad(text.as_bytes(), out);
            }
            _ => return Err(unwritable(world, &v)),
        },
        V::Float(_, x) => {
            let text = state.float(*x);
            state.pad(text.as_bytes(), out);
        }
        V::Static(_, x) => {
            // CuTe writes `_` and the number as two values: a width holds for the first.
            state.pad(b"_", out);
            let text = state.integer(Integer::Long, *x);
            state.pad(text.as_bytes(), out);
        }
        V::Null => state.pad(b"nullptr", out),
        V::Pointer { element, address, .. } => {
            let to = world.types.without_const(*element);
            if matches!(world.types.get(to), Type::Int(Integer::Char | Integer::SChar | Integer::UChar)) {
                let text = strings::c_string(world, *address)?;
                state.pad(&text, out);
            } else {
                let at = (*address as u64) >> 3;
                let text = if at == 0 { "0".into() } else { format!("{at:#x}") };
                state.pad(text.as_bytes(), out);
            }
        }
        V::AddressOf(_) => state.pad(b"0x7ffd00000000", out),
        V::Text(text) => {
            let text = text.borrow().clone();
            state.pad(&text, out);
        }
        V::Array(array) if world.types.without_const(array.element) == Types::CHAR => {
            let decayed = world.decayed(array);
            return one(world, state, &decayed, out);
        }
        V::Array(array) if matches!(world.types.get(array.ty), Type::Library(name, _) if &**name == "array") => {
            print::listed(world, &v, out)?
        }
        V::Array(array) => {
            let decayed = world.decayed(array);
            if let V::Pointer { address, .. } = decayed {
                state.pad(format!("{:#x}", (address as u64) >> 3).as_bytes(), out);
            }
        }
        V::Tuple(items) => {
            // each element as it is written alone; a width holds for the first bracket
            let items = items.clone();
            state.pad(b"(", out);
            for (i, item) in items.iter().enumerate() {
                if i > 0 {
                    out.push(b',');
                }
                one(world, state, item, out)?;
            }
            out.push(b')');
        }
        V::Underscore => print::listed(world, &v, out)?,
        V::Cute(_) => {
            if !super::library::tensors::write_elements(world, state, &v, out)? {
                let text = cute::text(world, &v)?;
                out.extend(text.bytes());
            }
        }
        _ => return Err(unwritable(world, &v)),
    }
    Ok(())
}

fn unwritable(world: &mut World, v: &V) -> Box<Fault> {
    let ty = world.type_of(v);
    Fault::ill(format!("a stream does not write values of type `{}`", world.types.name(ty)))
}

/// The value of a number as a stream reads it: for `std::to_string` and gtest.
pub fn number_text(kind: Integer, x: i64) -> String {
    match kind {
        Integer::ULong | Integer::ULongLong => (x as u64).to_string(),
        _ => x.to_string(),
    }
}

/// The text that `std::to_string` makes of a number.
pub fn to_string(v: &V) -> Option<String> {
    Some(match v {
        V::Int(kind, x) | V::Static(kind, x) => number_text(*kind, *x),
        V::Float(Floating::Float | Floating::Double | Floating::LongDouble | Floating::Narrow(_), x) => floats::fixed(*x, 6),
        V::Enum(_, x) => as_f64(Integer::Long, *x).to_string(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(values: &[V]) -> String {
        let mut world = World::default();
        for v in values {
            write(&mut world, 1, v).unwrap();
        }
        String::from_utf8(world.out).unwrap()
    }

    #[test]
    fn values_are_written_as_a_stream_does() {
        let native = |name: &str| V::Native(name.into());
        let with = |name: &str, x| V::Method(std::rc::Rc::new((native(name), V::Int(Integer::Int, x))));
        let float = |x| V::Float(Floating::Double, x);
        assert_eq!(
            said(&[float(0.1), V::Int(Integer::Char, 32), float(1e10), V::Int(Integer::Char, 32), float(100000.0)]),
            "0.1 1e+10 100000"
        );
        assert_eq!(
            said(&[native("hex"), V::Int(Integer::Int, -1), native("dec"), with("setw", 4), V::Int(Integer::Int, 7)]),
            "ffffffff   7"
        );
        assert_eq!(said(&[native("fixed"), with("setprecision", 2), float(2.5), V::Static(Integer::Int, 4)]), "2.50_4");
        assert_eq!(said(&[native("boolalpha"), V::Int(Integer::Bool, 1), V::Int(Integer::ULong, -1)]), "true18446744073709551615");
    }
}
