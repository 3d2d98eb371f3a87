//! JSON text: strings, and values as nested arrays.

use crate::algebra::Tree;
use crate::value::Value;
use crate::value::notation::{Notation, integer};
use serde::ser::{Serialize, SerializeSeq, Serializer};

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

/// Appends `,"shape":…,"stride":…` of a layout, or `,"value":…` of an integer or a tuple.
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
