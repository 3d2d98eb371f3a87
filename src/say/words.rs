//! Words that messages share: values, kinds of value, counts and lists in a sentence.

use crate::algebra::{Layout, Side, Tree};
use crate::value::notation::{self, layout_text};
use crate::value::{Value, tree_kind};
use std::borrow::Cow;

/// The longest text that a message repeats in full, in characters.
const SHOWN: usize = 60;

/// A text for a message: of a long one both ends.
pub fn short(text: &str) -> Cow<'_, str> {
    if text.char_indices().nth(SHOWN).is_none() {
        return text.into();
    }
    let head = text.char_indices().nth(SHOWN * 2 / 3).map_or(0, |(at, _)| at);
    let tail = text.char_indices().rev().nth(SHOWN / 3 - 2).map_or(text.len(), |(at, _)| at);
    format!("{}…{}", &text[..head], &text[tail..]).into()
}

/// A value as messages write it, shortened where it is long.
pub(super) fn show(value: Value) -> String {
    format!("`{}`", short(&notation::text(value)))
}

/// A value of the algebra for a message.
pub(super) fn show_tree(t: Tree) -> String {
    show(Value::Tree(t))
}

/// A kind of value with its article.
pub(super) fn a_kind(value: Value) -> &'static str {
    match value.kind() {
        "int" => "an integer",
        "basis" => "a basis element",
        "underscore" => "an underscore",
        "tuple" => "a tuple",
        "layout" => "a layout",
        "swizzle" => "a swizzle",
        "composed" => "a composed layout",
        "pointer" | "iterator" => "an iterator",
        "tensor" => "a tensor",
        "order" => "an order of strides",
        "type" => "an element type",
        "operation" => "an operation",
        "mma_atom" => "an MMA atom",
        "tiled_mma" => "a tiled MMA",
        "copy_atom" => "a copy atom",
        "tiled_copy" => "a tiled copy",
        "thr_mma" | "thr_copy" => "one thread's slice of a tiling",
        "text" => "a string",
        "print" | "none" => "a statement without a value",
        _ => "a value of another kind",
    }
}

/// Items with commas between, `last` (and, or) before the last.
pub(super) fn list(items: &[&str], last: &str) -> String {
    match items {
        [] => String::new(),
        [only] => (*only).to_string(),
        [first @ .., end] => format!("{} {last} {end}", first.join(", ")),
    }
}

/// A value with the word for its kind: the tuple `(4,8)`.
pub(super) fn tree_kind_text(t: Tree) -> String {
    format!(
        "{} {}",
        match tree_kind(t) {
            "int" => "the integer",
            "tuple" => "the tuple",
            "layout" => "the layout",
            "basis" => "the basis element",
            _ => "the value",
        },
        show_tree(t)
    )
}

/// A layout as messages write it, shortened where it is long.
pub(super) fn tree_or_layout(layout: &Layout) -> String {
    format!("`{}`", short(&layout_text(*layout)))
}

/// How many modes a value has, or that it is an integer.
pub(super) fn modes(t: Tree) -> String {
    match t.is_tuple() {
        true => count(t.rank(), "mode"),
        false => "an integer".to_string(),
    }
}

/// The word for a side of a copy.
pub(super) fn side_name(side: Side) -> &'static str {
    match side {
        Side::Source => "source",
        Side::Destination => "destination",
    }
}

/// `1 value`, `2 values`.
pub fn count(n: usize, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}
