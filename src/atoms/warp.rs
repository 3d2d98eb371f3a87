//! MMA operations of one thread, a quad pair or a warp: SM61 to SM90, and the two of one SM100 thread.

use super::{Arg, Fragment, Listed, Missing, Mma, arg, name};
use std::borrow::Cow;

/// Operations that share their layouts.
struct Row {
    shape: &'static str,
    thr_id: &'static str,
    a: &'static str,
    b: &'static str,
    c: &'static str,
    names: &'static [&'static str],
}

/// The operation called `name`.
pub(super) fn mma(name: &str, args: &[Arg]) -> Result<Mma, Missing> {
    let found = ROWS.iter().find_map(|row| row.names.iter().find(|n| **n == name).map(|n| (row, *n)));
    let (row, name) = found.ok_or(Missing::Unknown)?;
    arg::bind("", args)?;
    let (arch, header) = origin(name);
    Ok(Mma {
        name: name.into(),
        header,
        arch,
        types: name::texts(types(name)),
        shape: row.shape.into(),
        thr_id: row.thr_id.into(),
        a: row.a.into(),
        b: row.b.into(),
        c: row.c.into(),
        fragments: [Fragment::Registers; 3],
        others: Vec::new(),
        asserts: None,
    })
}

/// Every operation of this file.
pub(super) fn names() -> impl Iterator<Item = Listed> {
    ROWS.iter().flat_map(|row| row.names).map(|name| {
        let (arch, header) = origin(name);
        Listed { name: Cow::Borrowed(name), parameters: "", header, arch }
    })
}

/// The architecture and the header of the operation called `name`.
fn origin(name: &str) -> (&'static str, &'static str) {
    match &name[..4] {
        "SM61" => ("SM61", "mma_traits_sm61.hpp"),
        "SM70" => ("SM70", "mma_traits_sm70.hpp"),
        "SM75" => ("SM75", "mma_traits_sm75.hpp"),
        "SM80" => ("SM80", "mma_traits_sm80.hpp"),
        "SM89" => ("SM89", "mma_traits_sm89.hpp"),
        "SM10" => ("SM100", "mma_traits_sm100.hpp"),
        _ => ("SM90", "mma_traits_sm90.hpp"),
    }
}

/// The value types of D, A, B and C of the operation called `name`.
fn types(name: &str) -> [&'static str; 4] {
    match name {
        "SM61_DP4A" => ["int32_t", "int8_t", "int8_t", "int32_t"],
        "SM61_DP2A" => ["int32_t", "int16_t", "int16_t", "int32_t"],
        _ => name.split('_').nth(2).and_then(name::types).unwrap_or([""; 4]),
    }
}

static ROWS: &[Row] = &[
    Row {
        shape: "(_2,_1,_1)",
        thr_id: "_1:_0",
        a: "(_1,_2):(_0,_1)",
        b: "(_1,_1):(_0,_0)",
        c: "(_1,_2):(_0,_1)",
        names: &["SM100_2x1x1_F32F32F32F32"],
    },
    Row {
        shape: "(_1,_2,_1)",
        thr_id: "_1:_0",
        a: "(_1,_1):(_0,_0)",
        b: "(_1,_2):(_0,_1)",
        c: "(_1,_2):(_0,_1)",
        names: &["SM100_1x2x1_F32F32F32F32"],
    },
    Row { shape: "(_1,_1,_4)", thr_id: "_1:_0", a: "(_1,_4):(_0,_1)", b: "(_1,_4):(_0,_1)", c: "(_1,_1):(_0,_0)", names: &["SM61_DP4A"] },
    Row { shape: "(_1,_1,_2)", thr_id: "_1:_0", a: "(_1,_2):(_0,_1)", b: "(_1,_2):(_0,_1)", c: "(_1,_1):(_0,_0)", names: &["SM61_DP2A"] },
    Row {
        shape: "(_8,_8,_4)",
        thr_id: "(_4,_2):(_1,_16)",
        a: "(_8,_4):(_1,_8)",
        b: "(_8,_4):(_1,_8)",
        c: "(_8,_8):(_1,_8)",
        names: &["SM70_8x8x4_F16F16F16F16_TN"],
    },
    Row {
        shape: "(_8,_8,_4)",
        thr_id: "(_4,_2):(_1,_16)",
        a: "((_4,_2),_4):((_8,_4),_1)",
        b: "((_4,_2),_4):((_8,_4),_1)",
        c: "(_8,_8):(_1,_8)",
        names: &["SM70_8x8x4_F16F16F16F16_NT"],
    },
    Row {
        shape: "(_8,_8,_4)",
        thr_id: "(_4,_2):(_1,_16)",
        a: "((_4,_2),_4):((_8,_4),_1)",
        b: "(_8,_4):(_1,_8)",
        c: "(_8,_8):(_1,_8)",
        names: &["SM70_8x8x4_F16F16F16F16_NN"],
    },
    Row {
        shape: "(_8,_8,_4)",
        thr_id: "(_4,_2):(_1,_16)",
        a: "(_8,_4):(_1,_8)",
        b: "((_4,_2),_4):((_8,_4),_1)",
        c: "(_8,_8):(_1,_8)",
        names: &["SM70_8x8x4_F16F16F16F16_TT"],
    },
    Row {
        shape: "(_8,_8,_4)",
        thr_id: "(_4,_2):(_1,_16)",
        a: "(_8,_4):(_1,_8)",
        b: "(_8,_4):(_1,_8)",
        c: "((_2,_2,_2),(_2,_2,_2)):((_1,_16,_4),(_8,_2,_32))",
        names: &["SM70_8x8x4_F32F16F16F32_TN"],
    },
    Row {
        shape: "(_8,_8,_4)",
        thr_id: "(_4,_2):(_1,_16)",
        a: "((_4,_2),_4):((_8,_4),_1)",
        b: "((_4,_2),_4):((_8,_4),_1)",
        c: "((_2,_2,_2),(_2,_2,_2)):((_1,_16,_4),(_8,_2,_32))",
        names: &["SM70_8x8x4_F32F16F16F32_NT"],
    },
    Row {
        shape: "(_8,_8,_4)",
        thr_id: "(_4,_2):(_1,_16)",
        a: "((_4,_2),_4):((_8,_4),_1)",
        b: "(_8,_4):(_1,_8)",
        c: "((_2,_2,_2),(_2,_2,_2)):((_1,_16,_4),(_8,_2,_32))",
        names: &["SM70_8x8x4_F32F16F16F32_NN"],
    },
    Row {
        shape: "(_8,_8,_4)",
        thr_id: "(_4,_2):(_1,_16)",
        a: "(_8,_4):(_1,_8)",
        b: "((_4,_2),_4):((_8,_4),_1)",
        c: "((_2,_2,_2),(_2,_2,_2)):((_1,_16,_4),(_8,_2,_32))",
        names: &["SM70_8x8x4_F32F16F16F32_TT"],
    },
    Row {
        shape: "(_16,_8,_8)",
        thr_id: "_32:_1",
        a: "((_4,_8),(_2,_2)):((_32,_1),(_16,_8))",
        b: "((_4,_8),_2):((_16,_1),_8)",
        c: "((_4,_8),(_2,_2)):((_32,_1),(_16,_8))",
        names: &[
            "SM75_16x8x8_F32F16F16F32_TN",
            "SM75_16x8x8_F16F16F16F16_TN",
            "SM80_16x8x8_F16F16F16F16_TN",
            "SM80_16x8x8_F32F16F16F32_TN",
            "SM80_16x8x8_F32BF16BF16F32_TN",
        ],
    },
    Row {
        shape: "(_8,_8,_16)",
        thr_id: "_32:_1",
        a: "((_4,_8),_4):((_32,_1),_8)",
        b: "((_4,_8),_4):((_32,_1),_8)",
        c: "((_4,_8),_2):((_16,_1),_8)",
        names: &[
            "SM75_8x8x16_S32S8S8S32_TN",
            "SM80_8x8x16_S32S8S8S32_TN",
            "SM80_8x8x16_S32S8S8S32_TN_SATURATE",
            "SM80_8x8x16_S32S8U8S32_TN",
            "SM80_8x8x16_S32S8U8S32_TN_SATURATE",
            "SM80_8x8x16_S32U8S8S32_TN",
            "SM80_8x8x16_S32U8S8S32_TN_SATURATE",
            "SM80_8x8x16_S32U8U8S32_TN",
            "SM80_8x8x16_S32U8U8S32_TN_SATURATE",
        ],
    },
    Row {
        shape: "(_16,_8,_16)",
        thr_id: "_32:_1",
        a: "((_4,_8),(_2,_2,_2)):((_32,_1),(_16,_8,_128))",
        b: "((_4,_8),(_2,_2)):((_16,_1),(_8,_64))",
        c: "((_4,_8),(_2,_2)):((_32,_1),(_16,_8))",
        names: &["SM80_16x8x16_F16F16F16F16_TN", "SM80_16x8x16_F32F16F16F32_TN", "SM80_16x8x16_F32BF16BF16F32_TN"],
    },
    Row {
        shape: "(_16,_8,_4)",
        thr_id: "_32:_1",
        a: "((_4,_8),_2):((_16,_1),_8)",
        b: "((_4,_8),_1):((_8,_1),_0)",
        c: "((_4,_8),(_2,_2)):((_32,_1),(_16,_8))",
        names: &["SM80_16x8x4_F32TF32TF32F32_TN", "SM90_16x8x4_F64F64F64F64_TN", "SM90_16x8x4_C64C64C64C64_TN"],
    },
    Row {
        shape: "(_16,_8,_8)",
        thr_id: "_32:_1",
        a: "((_4,_8),(_2,_2)):((_16,_1),(_8,_64))",
        b: "((_4,_8),_2):((_8,_1),_32)",
        c: "((_4,_8),(_2,_2)):((_32,_1),(_16,_8))",
        names: &["SM80_16x8x8_F32TF32TF32F32_TN", "SM90_16x8x8_F64F64F64F64_TN", "SM90_16x8x8_C64C64C64C64_TN"],
    },
    Row {
        shape: "(_8,_8,_4)",
        thr_id: "_32:_1",
        a: "((_4,_8),_1):((_8,_1),_0)",
        b: "((_4,_8),_1):((_8,_1),_0)",
        c: "((_4,_8),_2):((_16,_1),_8)",
        names: &["SM80_8x8x4_F64F64F64F64_TN", "SM80_8x8x4_C64C64C64C64_TN", "SM80_8x8x4_GC64C64C64GC64_TN"],
    },
    Row {
        shape: "(_16,_8,_16)",
        thr_id: "_32:_1",
        a: "((_4,_8),(_4,_2)):((_64,_1),(_16,_8))",
        b: "((_4,_8),_4):((_32,_1),_8)",
        c: "((_4,_8),(_2,_2)):((_32,_1),(_16,_8))",
        names: &[
            "SM80_16x8x16_S32S8S8S32_TN",
            "SM80_16x8x16_S32S8S8S32_TN_SATURATE",
            "SM80_16x8x16_S32S8U8S32_TN",
            "SM80_16x8x16_S32S8U8S32_TN_SATURATE",
            "SM80_16x8x16_S32U8S8S32_TN",
            "SM80_16x8x16_S32U8S8S32_TN_SATURATE",
            "SM80_16x8x16_S32U8U8S32_TN",
            "SM80_16x8x16_S32U8U8S32_TN_SATURATE",
        ],
    },
    Row {
        shape: "(_16,_8,_32)",
        thr_id: "_32:_1",
        a: "((_4,_8),(_4,_2,_2)):((_64,_1),(_16,_8,_256))",
        b: "((_4,_8),(_4,_2)):((_32,_1),(_8,_128))",
        c: "((_4,_8),(_2,_2)):((_32,_1),(_16,_8))",
        names: &[
            "SM80_16x8x32_S32S8S8S32_TN",
            "SM80_16x8x32_S32S8S8S32_TN_SATURATE",
            "SM80_16x8x32_S32S8U8S32_TN",
            "SM80_16x8x32_S32S8U8S32_TN_SATURATE",
            "SM80_16x8x32_S32U8S8S32_TN",
            "SM80_16x8x32_S32U8S8S32_TN_SATURATE",
            "SM80_16x8x32_S32U8U8S32_TN",
            "SM80_16x8x32_S32U8U8S32_TN_SATURATE",
            "SM89_16x8x32_F32E4M3E4M3F32_TN",
            "SM89_16x8x32_F32E4M3E5M2F32_TN",
            "SM89_16x8x32_F32E5M2E5M2F32_TN",
            "SM89_16x8x32_F32E5M2E4M3F32_TN",
            "SM89_16x8x32_F16E4M3E4M3F16_TN",
            "SM89_16x8x32_F16E4M3E5M2F16_TN",
            "SM89_16x8x32_F16E5M2E5M2F16_TN",
            "SM89_16x8x32_F16E5M2E4M3F16_TN",
        ],
    },
    Row {
        shape: "(_8,_8,_32)",
        thr_id: "_32:_1",
        a: "((_4,_8),(_8)):((_64,_1),(_8))",
        b: "((_4,_8),(_8)):((_64,_1),(_8))",
        c: "((_4,_8),_2):((_16,_1),_8)",
        names: &[
            "SM80_8x8x32_S32S4S4S32_TN",
            "SM80_8x8x32_S32S4S4S32_TN_SATURATE",
            "SM80_8x8x32_S32S4U4S32_TN",
            "SM80_8x8x32_S32S4U4S32_TN_SATURATE",
            "SM80_8x8x32_S32U4S4S32_TN",
            "SM80_8x8x32_S32U4S4S32_TN_SATURATE",
            "SM80_8x8x32_S32U4U4S32_TN",
            "SM80_8x8x32_S32U4U4S32_TN_SATURATE",
        ],
    },
    // CuTe 4.2 strides B by _32, which reaches half of K; later headers say _64, as here.
    Row {
        shape: "(_16,_8,_32)",
        thr_id: "_32:_1",
        a: "((_4,_8),(_8,_2)):((_128,_1),(_16,_8))",
        b: "((_4,_8),(_8)):((_64,_1),(_8))",
        c: "((_4,_8),(_2,_2)):((_32,_1),(_16,_8))",
        names: &[
            "SM80_16x8x32_S32S4S4S32_TN",
            "SM80_16x8x32_S32S4S4S32_TN_SATURATE",
            "SM80_16x8x32_S32S4U4S32_TN",
            "SM80_16x8x32_S32S4U4S32_TN_SATURATE",
            "SM80_16x8x32_S32U4S4S32_TN",
            "SM80_16x8x32_S32U4S4S32_TN_SATURATE",
            "SM80_16x8x32_S32U4U4S32_TN",
            "SM80_16x8x32_S32U4U4S32_TN_SATURATE",
        ],
    },
    Row {
        shape: "(_16,_8,_64)",
        thr_id: "_32:_1",
        a: "((_4,_8),(_8,_2,_2)):((_128,_1),(_16,_8,_512))",
        b: "((_4,_8),(_8,_2)):((_64,_1),(_8,_256))",
        c: "((_4,_8),(_2,_2)):((_32,_1),(_16,_8))",
        names: &[
            "SM80_16x8x64_S32S4S4S32_TN",
            "SM80_16x8x64_S32S4S4S32_TN_SATURATE",
            "SM80_16x8x64_S32S4U4S32_TN",
            "SM80_16x8x64_S32S4U4S32_TN_SATURATE",
            "SM80_16x8x64_S32U4S4S32_TN",
            "SM80_16x8x64_S32U4S4S32_TN_SATURATE",
            "SM80_16x8x64_S32U4U4S32_TN",
            "SM80_16x8x64_S32U4U4S32_TN_SATURATE",
        ],
    },
    Row {
        shape: "(_16,_8,_256)",
        thr_id: "_32:_1",
        a: "((_4,_8),(_32,_2,_2)):((_512,_1),(_16,_8,_2048))",
        b: "((_4,_8),(_32,_2)):((_256,_1),(_8,_1024))",
        c: "((_4,_8),(_2,_2)):((_32,_1),(_16,_8))",
        names: &["SM80_16x8x256_S32U1U1S32_TN_XORPOPC", "SM80_16x8x256_S32U1U1S32_TN_ANDPOPC"],
    },
    Row {
        shape: "(_8,_8,_128)",
        thr_id: "_32:_1",
        a: "((_4,_8),_32):((_256,_1),_8)",
        b: "((_4,_8),_32):((_256,_1),_8)",
        c: "((_4,_8),_2):((_16,_1),_8)",
        names: &["SM80_8x8x128_S32U1U1S32_TN_XORPOPC", "SM80_8x8x128_S32U1U1S32_TN_ANDPOPC"],
    },
    Row {
        shape: "(_16,_8,_128)",
        thr_id: "_32:_1",
        // As the header has it, and C++ prints it: the stride of the values is one mode short of their shape.
        a: "((_4,_8),(_32,_2)):((_512,_1),((_16,_8)))",
        b: "((_4,_8),_32):((_256,_1),_8)",
        c: "((_4,_8),(_2,_2)):((_32,_1),(_16,_8))",
        names: &["SM80_16x8x128_S32U1U1S32_TN_XORPOPC", "SM80_16x8x128_S32U1U1S32_TN_ANDPOPC"],
    },
    Row {
        shape: "(_16,_8,_16)",
        thr_id: "_32:_1",
        a: "((_4,_8),(_2,_4)):((_16,_1),(_8,_64))",
        b: "((_4,_8),_4):((_8,_1),_32)",
        c: "((_4,_8),(_2,_2)):((_32,_1),(_16,_8))",
        names: &["SM90_16x8x16_F64F64F64F64_TN", "SM90_16x8x16_C64C64C64C64_TN"],
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_spells_its_value_types() {
        assert_eq!(names().count(), 94);
        for listed in names() {
            assert!(types(&listed.name).iter().all(|t| !t.is_empty()), "{}", listed.name);
        }
    }

    #[test]
    fn namespaces_may_be_written() {
        let short = super::super::mma("SM90_16x8x4_F64F64F64F64_TN", &[]);
        assert!(short.is_ok());
        assert_eq!(super::super::mma("cute::SM90::MMA_16x8x4_F64F64F64F64_TN", &[]), short);
    }
}
