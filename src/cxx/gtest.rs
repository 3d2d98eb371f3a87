//! Values as gtest shows them.

use super::float_text;
use super::formats::StreamState;
use super::stream;
use super::stream::printed;
use super::value::{Floating, Integer, Outcome, Storage, Type, V};
use super::world::World;
use crate::cxx::world::characters;

/// A value as gtest shows it.
pub fn value_text(world: &mut World, v: &V) -> Outcome<String> {
    let v = world.value(v)?;
    let quoted = |bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes);
        let mut out = String::from("\"");
        for c in text.chars() {
            match c {
                '"' => out.push_str("\\\""),
                '\\' => out.push_str("\\\\"),
                '\n' => out.push_str("\\n"),
                '\t' => out.push_str("\\t"),
                c => out.push(c),
            }
        }
        out.push('"');
        out
    };
    Ok(match &v {
        V::Int(Integer::Bool, x) => if *x != 0 { "true" } else { "false" }.into(),
        V::Int(Integer::Char | Integer::SChar | Integer::UChar, x) => {
            let code = *x;
            match code as u8 {
                0 => "'\\0'".into(),
                b'\n' => format!("'\\n' ({code}, 0xA)"),
                b'\t' => format!("'\\t' ({code}, 0x9)"),
                c @ 0x20..0x7f => format!("'{}' ({code}, 0x{c:X})", c as char),
                c => format!("'\\x{c:X}' ({code})"),
            }
        }
        V::Float(Floating::Float, x) => shortest(*x, 6..=9, |text| text.parse::<f32>().is_ok_and(|y| f64::from(y) == *x)),
        V::Float(_, x) => shortest(*x, 15..=17, |text| text.parse::<f64>().is_ok_and(|y| y == *x)),
        V::Text(text) => quoted(&text.borrow()),
        V::Null => "(nullptr)".into(),
        V::Pointer { element, address, .. } => match world.types.get(world.types.without_const(*element)) {
            _ if *address == 0 => "NULL".into(),
            Type::Int(Integer::Char) => {
                let text = characters::c_string(world, *address)?;
                format!("{:#x} pointing to {}", (*address as u64) >> 3, quoted(&text))
            }
            _ => format!("{:#x}", (*address as u64) >> 3),
        },
        V::Array(array) if !matches!(&*array.storage.borrow(), Storage::Cells(cells) if cells.is_empty()) => {
            let array = array.clone();
            let mut items = Vec::new();
            let n = world.length(&array);
            for i in 0..n.min(32) {
                let place = world.element(&array, i)?;
                items.push(value_text(world, &place)?);
            }
            if n > 32 {
                items.push("...".into());
            }
            format!("{{ {} }}", items.join(", "))
        }
        V::Enum(_, x) => x.to_string(),
        V::Tuple(_) | V::Underscore => {
            let mut out = Vec::new();
            printed::listed(world, &v, &mut out)?;
            String::from_utf8_lossy(&out).into_owned()
        }
        v => {
            let mut out = Vec::new();
            stream::one(world, &mut StreamState::default(), v, &mut out)?;
            String::from_utf8_lossy(&out).into_owned()
        }
    })
}

/// The shortest digits that read back as the same number.
fn shortest(x: f64, digits: std::ops::RangeInclusive<usize>, same: impl Fn(&str) -> bool) -> String {
    let last = *digits.end();
    for n in digits {
        let text = float_text::general(x, n, false);
        if n == last || same(&text) {
            return text;
        }
    }
    String::new()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_shown_as_gtest_shows_them() {
        let mut world = World::default();
        assert_eq!(value_text(&mut world, &V::Float(Floating::Float, 0.1f32.into())).unwrap(), "0.1");
        assert_eq!(value_text(&mut world, &V::Int(Integer::Char, 97)).unwrap(), "'a' (97, 0x61)");
        assert_eq!(value_text(&mut world, &V::Static(Integer::Int, 4)).unwrap(), "_4");
    }
}
