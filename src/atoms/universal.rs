//! Operations of one thread whose value types are template arguments: `UniversalFMA`, `UniversalCopy`, `cp.async`.

use super::arg::bind;
use super::{Arg, Copy, Fragment, Listed, Missing, Mma, Text};

const FMA: Listed = listed("UniversalFMA", "class D, class A = D, class B = A, class C = D", "mma_traits.hpp", "");

const ELEMENTS: &str = "class S, class D = S";

static COPIES: &[Listed] = &[
    listed("UniversalCopy", ELEMENTS, "copy_traits.hpp", ""),
    listed(VECTORIZING, "int MaxVecBits = 128", "copy_traits.hpp", ""),
    listed("SM80_CP_ASYNC_CACHEALWAYS", ELEMENTS, "copy_traits_sm80.hpp", "SM80"),
    listed("SM80_CP_ASYNC_CACHEGLOBAL", ELEMENTS, "copy_traits_sm80.hpp", "SM80"),
    listed("SM80_CP_ASYNC_CACHEALWAYS_ZFILL", ELEMENTS, "copy_traits_sm80.hpp", "SM80"),
    listed("SM80_CP_ASYNC_CACHEGLOBAL_ZFILL", ELEMENTS, "copy_traits_sm80.hpp", "SM80"),
];

const VECTORIZING: &str = "AutoVectorizingCopyWithAssumedAlignment";

/// Names that CuTe gives the vectorizing copy with its argument.
static ALIASES: &[(&str, i64)] = &[("AutoVectorizingCopy", 128), ("DefaultCopy", 8)];

const fn listed(name: &'static str, parameters: &'static str, header: &'static str, arch: &'static str) -> Listed {
    Listed { name: Text::Borrowed(name), parameters, header, arch }
}

/// The MMA operation called `name`.
pub(super) fn mma(name: &str, args: &[Arg]) -> Result<Mma, Missing> {
    if FMA.name != name {
        return Err(Missing::Unknown);
    }
    let bound = bind(FMA.parameters, args)?;
    Ok(Mma {
        name: FMA.name,
        header: FMA.header,
        arch: FMA.arch,
        types: ["D", "A", "B", "C"].map(|parameter| bound.element(parameter).0.to_owned().into()),
        shape: "(_1,_1,_1)".into(),
        thr_id: "_1:_0".into(),
        a: "(_1,_1):(_0,_0)".into(),
        b: "(_1,_1):(_0,_0)".into(),
        c: "(_1,_1):(_0,_0)".into(),
        fragments: [Fragment::Registers; 3],
        others: Vec::new(),
        asserts: None,
    })
}

/// The copy operation called `name`.
pub(super) fn copy(name: &str, args: &[Arg]) -> Result<Copy, Missing> {
    if let Some((_, bits)) = ALIASES.iter().find(|(alias, _)| *alias == name) {
        bind("", args)?;
        return copy(VECTORIZING, &[Arg::Int(*bits)]);
    }
    let op = COPIES.iter().find(|op| op.name == name).ok_or(Missing::Unknown)?;
    let bound = bind(op.parameters, args)?;
    let (src, dst) = match name {
        VECTORIZING => ("(_1,_1):(_0,_0)".into(), "(_1,_1):(_0,_0)".into()),
        _ => (bits(bound.element("S").1), bits(bound.element("D").1)),
    };
    let bits = bound.int("MaxVecBits");
    let asserts = (name == VECTORIZING && ![8, 16, 32, 64, 128].contains(&bits))
        .then(|| "asserts \"Expected MaxVecBits to be 8 or 16 or 32 or 64 or 128 for alignment and performance.\"".into());
    Ok(Copy { name: op.name.clone(), header: op.header, arch: op.arch, thr_id: "_1:_0".into(), reference: src.clone(), src, dst, asserts })
}

/// The layout of one element of `bits` bits in one thread.
fn bits(bits: u32) -> Text {
    match bits {
        1 => "(_1,_1):(_0,_0)".into(),
        _ => format!("(_1,_{bits}):(_0,_1)").into(),
    }
}

/// The MMA operation of this file.
pub(super) fn mma_names() -> impl Iterator<Item = Listed> {
    std::iter::once(FMA)
}

/// Every copy operation of this file.
pub(super) fn copy_names() -> impl Iterator<Item = Listed> {
    COPIES.iter().cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn aliases_stand_for_the_vectorizing_copy() {
        let long = copy(VECTORIZING, &[Arg::Int(8)]);
        assert!(long.is_ok());
        assert_eq!(copy("DefaultCopy", &[]), long);
        assert!(matches!(copy("DefaultCopy", &[Arg::Int(8)]), Err(Missing::Arguments(_))));
    }
}
