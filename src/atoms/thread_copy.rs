//! Copy operations of one thread or a warp: SM50 to SM90, without bulk copies.

use super::{Arg, Copy, Fragment, Listed, Missing, Mma, arg};
use std::borrow::Cow;

/// A warp's copy operation: its name, header, architecture, and the layouts of bits of its memory side and its register side.
type Row = (&'static str, &'static str, &'static str, &'static str, &'static str);

const LDSM: &str = "copy_traits_sm75.hpp";
const STSM: &str = "copy_traits_sm90.hpp";

/// Source and destination; those of LDSM are understood by the destination, all others by the source.
static ROWS: &[Row] = &[
    ("SM50_Shuffle_U32_2x2Trans_XOR1", "copy_traits_sm50.hpp", "SM50", "(_32,_64):(_64,_1)", "((_2,_16),(_32,_2)):((_32,_128),(_1,_64))"),
    (
        "SM50_Shuffle_U32_2x2Trans_XOR4",
        "copy_traits_sm50.hpp",
        "SM50",
        "(_32,_64):(_64,_1)",
        "((_4,_2,_4),(_32,_2)):((_64,_32,_512),(_1,_256))",
    ),
    ("SM75_U32x1_LDSM_N", LDSM, "SM75", X1, "(_32,_32):(_32,_1)"),
    ("SM75_U32x2_LDSM_N", LDSM, "SM75", X2, "(_32,(_32,_2)):(_32,(_1,_1024))"),
    ("SM75_U32x4_LDSM_N", LDSM, "SM75", X4, "(_32,(_32,_4)):(_32,(_1,_1024))"),
    ("SM75_U16x2_LDSM_T", LDSM, "SM75", X1, "((_4,_8),(_16,_2)):((_256,_16),(_1,_128))"),
    ("SM75_U16x4_LDSM_T", LDSM, "SM75", X2, "((_4,_8),(_16,_2,_2)):((_256,_16),(_1,_128,_1024))"),
    ("SM75_U16x8_LDSM_T", LDSM, "SM75", X4, "((_4,_8),(_16,_2,_4)):((_256,_16),(_1,_128,_1024))"),
    ("SM75_U32x1_MOVM_T", LDSM, "SM75", "(_32,_32):(_32,_1)", "(_32,_32):(_32,_1)"),
    ("SM90_U32x1_STSM_N", STSM, "SM90", "(_32,_32):(_32,_1)", X1),
    ("SM90_U32x2_STSM_N", STSM, "SM90", "(_32,(_32,_2)):(_32,(_1,_1024))", X2),
    ("SM90_U32x4_STSM_N", STSM, "SM90", "(_32,(_32,_4)):(_32,(_1,_1024))", X4),
    ("SM90_U16x2_STSM_T", STSM, "SM90", "((_4,_8),(_16,_2)):((_256,_16),(_1,_128))", X1),
    ("SM90_U16x4_STSM_T", STSM, "SM90", "((_4,_8),(_16,_2,_2)):((_256,_16),(_1,_128,_1024))", X2),
    ("SM90_U16x8_STSM_T", STSM, "SM90", "((_4,_8),(_16,_2,_4)):((_256,_16),(_1,_128,_1024))", X4),
];

/// Rows of shared memory for one, two and four matrices.
const X1: &str = "((_8,_4),_128):((_128,_0),_1)";
const X2: &str = "((_16,_2),_128):((_128,_0),_1)";
const X4: &str = "(_32,_128):(_128,_1)";

/// The operations of one thread that move a value of a type: name, header, architecture.
static TYPED: &[(&str, &str, &str)] = &[
    ("UniversalCopy", "copy_traits.hpp", ""),
    ("SM80_CP_ASYNC_CACHEALWAYS", "copy_traits_sm80.hpp", "SM80"),
    ("SM80_CP_ASYNC_CACHEGLOBAL", "copy_traits_sm80.hpp", "SM80"),
    ("SM80_CP_ASYNC_CACHEALWAYS_ZFILL", "copy_traits_sm80.hpp", "SM80"),
    ("SM80_CP_ASYNC_CACHEGLOBAL_ZFILL", "copy_traits_sm80.hpp", "SM80"),
];

/// The operations of one thread whose width follows the data.
static AUTOMATIC: &[&str] = &["AutoVectorizingCopyWithAssumedAlignment", "AutoVectorizingCopy", "DefaultCopy"];

/// The operation called `name`.
pub(super) fn copy(name: &str, args: &[Arg]) -> Result<Copy, Missing> {
    if let Some((name, header, arch, src, dst)) = ROWS.iter().find(|row| row.0 == name) {
        arg::none(args)?;
        let reference = if name.contains("LDSM") { dst } else { src };
        return Ok(Copy {
            name: Cow::Borrowed(name),
            header,
            arch,
            thr_id: "_32:_1".into(),
            src: Cow::Borrowed(src),
            dst: Cow::Borrowed(dst),
            reference: Cow::Borrowed(reference),
        });
    }
    if let Some((name, header, arch)) = TYPED.iter().find(|row| row.0 == name) {
        let (src, dst) = match *args {
            [Arg::Type { bits, .. }] => (bits, bits),
            [Arg::Type { bits: src, .. }, Arg::Type { bits: dst, .. }] => (src, dst),
            _ => return Err(Missing::Arguments("takes the type that it moves, and of the destination if that differs".to_owned())),
        };
        let of_bits = |bits: u32| Cow::Owned(format!("(_1,_{bits}):(_0,_1)"));
        return Ok(Copy {
            name: Cow::Borrowed(name),
            header,
            arch,
            thr_id: "_1:_0".into(),
            src: of_bits(src),
            dst: of_bits(dst),
            reference: of_bits(src),
        });
    }
    if let Some(name) = AUTOMATIC.iter().find(|n| **n == name) {
        let any = Cow::Borrowed("(_1,_1):(_0,_0)");
        return Ok(Copy {
            name: Cow::Borrowed(name),
            header: "copy_traits.hpp",
            arch: "",
            thr_id: "_1:_0".into(),
            src: any.clone(),
            dst: any.clone(),
            reference: any,
        });
    }
    match name.contains("_TMA_") {
        true => Err(Missing::NotCovered("a TMA copy has its layout from the tensor that its descriptor is made for")),
        false => Err(Missing::Unknown),
    }
}

/// Every operation of this file.
pub(super) fn names() -> impl Iterator<Item = Listed> {
    let listed = |name, parameters, header, arch| Listed { name: Cow::Borrowed(name), parameters, header, arch };
    let typed = TYPED.iter().map(move |(name, header, arch)| listed(*name, "class S, class D = S", header, arch));
    typed.chain(ROWS.iter().map(move |(name, header, arch, ..)| listed(*name, "", header, arch)))
}

/// `UniversalFMA<D,A,B,C>`: one multiply-add of one thread.
pub(super) fn fma(name: &str, args: &[Arg]) -> Result<Mma, Missing> {
    if name != "UniversalFMA" {
        return Err(Missing::Unknown);
    }
    let types: Option<Vec<&str>> = args.iter().map(|a| if let Arg::Type { name, .. } = a { Some(*name) } else { None }).collect();
    let [d, a, b, c] = match types.as_deref() {
        Some([d]) => [*d; 4],
        Some([d, a]) => [*d, *a, *a, *d],
        Some([d, a, b]) => [*d, *a, *b, *d],
        Some([d, a, b, c]) => [*d, *a, *b, *c],
        _ => return Err(Missing::Arguments("takes one to four value types: D, A, B and C".to_owned())),
    };
    let one = || Cow::Borrowed("(_1,_1):(_0,_0)");
    Ok(Mma {
        name: "UniversalFMA".into(),
        header: "mma_traits.hpp",
        arch: "",
        types: [d, a, b, c].map(|t| Cow::Owned(t.to_owned())),
        shape: "(_1,_1,_1)".into(),
        thr_id: "_1:_0".into(),
        a: one(),
        b: one(),
        c: one(),
        fragments: [Fragment::Registers; 3],
        others: Vec::new(),
    })
}
