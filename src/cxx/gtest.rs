//! Values as gtest shows them.

use super::float_text;
use super::formats::StreamState;
use super::state::State;
use super::stream;
use super::stream::printed;
use super::value::{Floating, Integer, Outcome, Storage, Value};

/// A value as gtest shows it.
pub fn value_text(state: &mut State, v: &Value) -> Outcome<String> {
    let v = state.value(v)?;
    if let (Value::Object(_), Some([first, second])) = (&v, state.pair(&v)?) {
        return Ok(format!("({}, {})", value_text(state, &first)?, value_text(state, &second)?));
    }
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
        Value::Int(Integer::Bool, x) => if *x != 0 { "true" } else { "false" }.into(),
        Value::Int(Integer::Char | Integer::SChar | Integer::UChar, x) => {
            let code = *x;
            match code as u8 {
                0 => "'\\0'".into(),
                b'\n' => format!("'\\n' ({code}, 0xA)"),
                b'\t' => format!("'\\t' ({code})"),
                b'\'' | b'\\' => format!("'\\{}' ({code}, 0x{code:X})", code as u8 as char),
                c @ 0x20..0x7f => format!("'{}' ({code}, 0x{c:X})", c as char),
                c => format!("'\\x{c:X}' ({code})"),
            }
        }
        Value::Float(kind, x) => float_text::general(*x, digits(*x, *kind == Floating::Float), false),
        Value::Text(text) => quoted(&text.borrow()),
        Value::Null => "(nullptr)".into(),
        Value::Pointer { element, address, .. } => match state.types.get(state.types.without_const(*element)) {
            _ if *address == 0 => "NULL".into(),
            _ => format!("{:#x}", (*address as u64) >> 3),
        },
        Value::Array(array) if !matches!(&*array.storage.borrow(), Storage::Cells(cells) if cells.is_empty()) => {
            let array = array.clone();
            let mut items = Vec::new();
            let n = state.length(&array);
            for i in 0..n.min(32) {
                let place = state.element(&array, i)?;
                items.push(value_text(state, &place)?);
            }
            if n > 32 {
                items.push("...".into());
            }
            format!("{{ {} }}", items.join(", "))
        }
        Value::Enum(_, x) => x.to_string(),
        Value::Tuple(_) | Value::Underscore => {
            let mut out = Vec::new();
            printed::listed(state, &v, &mut out)?;
            String::from_utf8_lossy(&out).into_owned()
        }
        v => {
            let mut out = Vec::new();
            stream::one(state, &mut StreamState::default(), v, &mut out)?;
            String::from_utf8_lossy(&out).into_owned()
        }
    })
}

/// How many digits gtest gives a number: six where they are the number, else all that tell it from its neighbours.
fn digits(x: f64, single: bool) -> usize {
    const TENS: [f64; 14] = [1e9, 1e8, 1e7, 1e6, 1e5, 1e4, 1e3, 1e2, 1e1, 1e0, 1e-1, 1e-2, 1e-3, 1e-4];
    let size = x.abs();
    let place = TENS.iter().position(|ten| size >= *ten).unwrap_or(TENS.len()) as i32 - 4;
    let scale = 10f64.powi(place.abs());
    let number = |scaled: f64| f64::from((scaled + 0.5) as i32);
    let narrow = |x: f64| if single { f64::from(x as f32) } else { x };
    let back = match place < 0 {
        true => narrow(number(narrow(size / scale)) * scale),
        false => narrow(narrow(number(narrow(size * scale))) / scale),
    };
    match (size < 1e10 && back == size, single) {
        (true, _) => 6,
        (false, true) => 9,
        (false, false) => 17,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_shown_as_gtest_shows_them() {
        let mut state = State::default();
        assert_eq!(value_text(&mut state, &Value::Float(Floating::Float, 0.1f32.into())).unwrap(), "0.1");
        assert_eq!(value_text(&mut state, &Value::Int(Integer::Char, 97)).unwrap(), "'a' (97, 0x61)");
        assert_eq!(value_text(&mut state, &Value::Static(Integer::Int, 4)).unwrap(), "_4");
    }
}
