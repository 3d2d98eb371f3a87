//! What a name says: its namespaces, and the value types that it spells out.

use super::Text;
use std::borrow::Cow;

/// Beginnings of names that CuTe has besides those of the table: namespaces that only repeat the architecture, and
/// those that `using namespace SM90` lets one leave out.
static PREFIXES: &[(&str, &str)] = &[
    ("SM90::GMMA::MMA_", "SM90_"),
    ("GMMA::MMA_", "SM90_"),
    ("GMMA::SPARSE::GMMA_", "SM90::GMMA::SPARSE::GMMA_"),
    ("SM90::MMA_", "SM90_"),
];

/// `name` as the table spells it.
pub(super) fn canonical(name: &str) -> Cow<'_, str> {
    let name = name.trim_start_matches("::");
    let name = name.strip_prefix("cute::").unwrap_or(name);
    match PREFIXES.iter().find_map(|(written, kept)| Some((kept, name.strip_prefix(written)?))) {
        Some((kept, rest)) => Cow::Owned(format!("{kept}{rest}")),
        None => Cow::Borrowed(name),
    }
}

/// The codes of value types in names, the longer before those that they end in or begin with.
static CODES: &[(&str, &str)] = &[
    ("GC64", "GaussComplex"),
    ("C64", "complex<double>"),
    ("BF16", "bfloat16_t"),
    ("TF32", "tfloat32_t"),
    ("E4M3", "float_e4m3_t"),
    ("E5M2", "float_e5m2_t"),
    ("F16", "half_t"),
    ("F32", "float"),
    ("F64", "double"),
    ("S32", "int32_t"),
    ("S8", "int8_t"),
    ("U8", "uint8_t"),
    ("S4", "int4_t"),
    ("U4", "uint4_t"),
    ("U1", "uint1_t"),
];

/// The value types that `code`, such as `F32F16F16F32`, spells out, or `None` where it is not such a code.
pub(super) fn types<const N: usize>(mut code: &str) -> Option<[&'static str; N]> {
    let mut types = [""; N];
    for slot in &mut types {
        let (prefix, name) = CODES.iter().find(|(prefix, _)| code.starts_with(prefix))?;
        *slot = name;
        code = &code[prefix.len()..];
    }
    code.is_empty().then_some(types)
}

/// The value types as a table row holds them.
pub(super) fn texts<const N: usize>(types: [&'static str; N]) -> [Text; N] {
    types.map(Cow::Borrowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_spells_value_types_in_the_order_d_a_b_c() {
        assert_eq!(types("F32BF16BF16F32"), Some(["float", "bfloat16_t", "bfloat16_t", "float"]));
        assert_eq!(types("S32U8S8S32"), Some(["int32_t", "uint8_t", "int8_t", "int32_t"]));
        assert_eq!(types::<4>("F32F16F16"), None);
        assert_eq!(types::<4>("F32F16F16F32X"), None);
    }
}
