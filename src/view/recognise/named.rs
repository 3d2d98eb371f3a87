//! What a layout equals: column-major and row-major layouts, and tiles of the shared-memory atoms.

use super::Parts;
use crate::algebra::{Cx, Mode, Tree};
use crate::eval::Session;
use crate::value::Value;

/// The atoms of shared memory by name, for elements of a type.
const ATOMS: [&str; 8] = ["K_SW128", "K_SW64", "K_SW32", "K_INTER", "MN_SW128", "MN_SW64", "MN_SW32", "MN_INTER"];

/// The type of an element that stands for all of its size.
fn element(bits: i64) -> Option<&'static str> {
    Some(match bits {
        1 => "uint1_t",
        2 => "uint2_t",
        4 => "uint4_t",
        8 => "uint8_t",
        16 => "half_t",
        32 => "float",
        64 => "double",
        128 => "uint128_t",
        _ => return None,
    })
}

/// Expressions of the same function, each evaluated before it is said.
pub(super) fn equals<'a>(cx: Cx<'a>, parts: &Parts<'a>) -> Vec<String> {
    let sizes = parts.sizes();
    let join = |before: &str| sizes.iter().map(|n| format!("{before}{n}")).collect::<Vec<_>>().join(",");
    let mut candidates = Vec::new();
    if parts.swizzle.is_none() && parts.bits.is_none() && sizes.len() > 1 {
        let nested = parts.layout.shape.items().is_some_and(|items| items.iter().any(|t| t.is_tuple()));
        let flat = format!("({})", join(""));
        candidates.extend([format!("{flat}:LayoutLeft"), format!("{flat}:LayoutRight")]);
        if nested {
            candidates.extend(flattened(parts, &flat));
        }
    }
    // Elements of 16 bytes stay whole under the hardware's own swizzles.
    let inferred = parts.swizzle.filter(|s| s.base <= 7).map(|s| 128 >> s.base);
    let atoms = if sizes.len() >= 2 { parts.bits.or(inferred).and_then(element) } else { None };
    if let Some(element) = atoms {
        for name in ATOMS {
            let atom = format!("GMMA::Layout_{name}_Atom<{element}>{{}}");
            candidates.push(atom.clone());
            let others: String = (3..=sizes.len()).map(|k| format!(",_{k}")).collect();
            for order in [String::new(), format!(", Step<_2,_1{others}>{{}}")] {
                candidates.push(format!("tile_to_shape({atom}, Shape<{}>{{}}{order})", join("_")));
            }
        }
    }
    let mut session = Session::new(Mode::Value);
    let mut found: Vec<String> = Vec::new();
    for text in candidates {
        let value = session.value(cx.arena, cx.arena.alloc_str(&text));
        let Ok(Value::Tree(tree)) = value else { continue };
        let same = Parts::of(cx, tree).is_some_and(|other| other.same(parts));
        let shorter = found.iter().any(|f| text.starts_with(&format!("{f},")) || text.contains(&format!("({f},")));
        let again = text.split_once(", Step<_2,_1").is_some_and(|t| found.contains(&format!("{})", t.0)));
        if same && !shorter && !again {
            found.push(text);
        }
    }
    found
}

/// A nested layout with one stride a mode, without the nesting.
fn flattened(parts: &Parts, shape: &str) -> Option<String> {
    let strides: Option<Vec<String>> = parts
        .modes
        .iter()
        .map(|m| match m[..] {
            [] => Some("0".to_string()),
            [(_, d)] => Some(d.to_string()),
            _ => None,
        })
        .collect();
    Some(format!("{shape}:({})", strides?.join(",")))
}

/// A layout of a text, where it is one.
pub(super) fn layout<'a>(cx: Cx<'a>, session: &mut Session, text: &str) -> Option<Parts<'a>> {
    match session.value(cx.arena, cx.arena.alloc_str(text)) {
        Ok(Value::Tree(tree @ Tree::Layout(_))) => Parts::of(cx, tree),
        _ => None,
    }
}
