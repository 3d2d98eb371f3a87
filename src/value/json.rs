//! JSON text: strings, and values as nested arrays.

use crate::algebra::Tree;
use crate::value::Value;
use crate::value::notation::{Notation, integer};
use serde::Serialize;
use serde::ser::{SerializeSeq, Serializer};

/// A value of the algebra as nested arrays of numbers, other leaves as their text: for answers that serde writes.
#[derive(Clone, Copy, Debug)]
pub struct Nested<'a>(pub Tree<'a>);

impl Serialize for Nested<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Tree::Int(i) => to.serialize_i64(i.value),
            Tree::Tuple(items) | Tree::Arith(items) => {
                let mut all = to.serialize_seq(Some(items.len()))?;
                items.iter().try_for_each(|item| all.serialize_element(&Nested(*item)))?;
                all.end()
            }
            t => to.serialize_str(&Notation::default().text(Value::Tree(t))),
        }
    }
}

/// The members that say a value in parts, for answers that serde writes: `shape` and `stride` of a layout, `value` of an
/// integer or a tuple, and whether an integer is `static`.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Parts<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    shape: Option<Nested<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stride: Option<Nested<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<Nested<'a>>,
    #[serde(rename = "static", skip_serializing_if = "Option::is_none")]
    is_static: Option<bool>,
}

impl<'a> From<Value<'a>> for Parts<'a> {
    fn from(value: Value<'a>) -> Self {
        match value {
            Value::Tree(Tree::Layout(l)) => Parts { shape: Some(Nested(l.shape)), stride: Some(Nested(l.stride)), ..Parts::default() },
            Value::Tree(t @ Tree::Int(i)) => Parts { value: Some(Nested(t)), is_static: Some(i.is_static), ..Parts::default() },
            Value::Tree(t @ (Tree::Tuple(_) | Tree::Arith(_))) => Parts { value: Some(Nested(t)), ..Parts::default() },
            _ => Parts::default(),
        }
    }
}

/// Appends `text` as a JSON string.
pub fn string(out: &mut Vec<u8>, text: &str) {
    out.push(b'"');
    let bytes = text.as_bytes();
    if bytes.chunks(16).all(|part| part.iter().fold(true, |plain, b| plain & is_plain(*b))) {
        out.extend_from_slice(bytes);
        out.push(b'"');
        return;
    }
    let mut plain = 0;
    for (i, b) in bytes.iter().enumerate() {
        let escape: Option<&[u8]> = match b {
            b'"' => Some(b"\\\""),
            b'\\' => Some(b"\\\\"),
            b'\n' => Some(b"\\n"),
            b'\t' => Some(b"\\t"),
            b'\r' => Some(b"\\r"),
            0..=0x1f | 0x7f => None,
            _ => continue,
        };
        out.extend_from_slice(&bytes[plain..i]);
        match escape {
            Some(escape) => out.extend_from_slice(escape),
            None => out.extend(format!("\\u{b:04x}").bytes()),
        }
        plain = i + 1;
    }
    out.extend_from_slice(&bytes[plain..]);
    out.push(b'"');
}

/// Whether a byte stands for itself within a JSON string, so that it needs no escape.
fn is_plain(b: u8) -> bool {
    b >= 0x20 && b != b'"' && b != b'\\' && b != 0x7f
}

/// Appends integers in a hierarchy as numbers in nested arrays; other leaves as their text.
pub fn tree(out: &mut Vec<u8>, t: Tree) {
    match t {
        Tree::Int(i) => integer(out, i.value),
        Tree::Tuple(items) | Tree::Arith(items) => {
            out.push(b'[');
            for (i, item) in items.iter().enumerate() {
                if i > 0 {
                    out.push(b',');
                }
                tree(out, *item);
            }
            out.push(b']');
        }
        t => string(out, &Notation::default().text(Value::Tree(t))),
    }
}

/// Appends the members of [`Parts`], each behind a comma, as `eval` writes them for every line of a batch.
pub fn parts(out: &mut Vec<u8>, value: Value) {
    match value {
        Value::Tree(Tree::Layout(l)) => {
            out.extend(b",\"shape\":");
            tree(out, l.shape);
            out.extend(b",\"stride\":");
            tree(out, l.stride);
        }
        Value::Tree(t @ Tree::Int(i)) => {
            out.extend(b",\"value\":");
            tree(out, t);
            out.extend_from_slice(if i.is_static { b",\"static\":true" } else { b",\"static\":false" });
        }
        Value::Tree(t @ (Tree::Tuple(_) | Tree::Arith(_))) => {
            out.extend(b",\"value\":");
            tree(out, t);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::{Nested, Parts, parts, tree};
    use crate::eval::Session;

    #[test]
    fn what_serde_writes_of_a_value_is_what_is_appended_by_hand() {
        for text in ["(4,(2,_3)):(1,(8,_16))", "_8", "7", "(1,(2,3),_4)", "(1,_,3)", "Swizzle<2,1,3>", "half_t", "true"] {
            let arena = bumpalo::Bump::new();
            let value = Session::default().value(&arena, text).unwrap();
            let mut by_hand = b"{\"x\":0".to_vec();
            parts(&mut by_hand, value);
            by_hand.push(b'}');
            let by_serde = serde_json::to_string(&Parts::from(value)).unwrap().replacen('{', "{\"x\":0,", 1).replace(",}", "}");
            assert_eq!(by_serde, String::from_utf8(by_hand).unwrap());
            if let crate::value::Value::Tree(t) = value {
                let mut by_hand = Vec::new();
                tree(&mut by_hand, t);
                assert_eq!(serde_json::to_vec(&Nested(t)).unwrap(), by_hand);
            }
        }
    }
}
