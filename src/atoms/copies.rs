//! Copy operations of a warp or a thread with layouts of their own: shuffles, LDSM, STSM, MOVM, and SM100's wide ones.

use super::arg::bind;
use super::{Arg, Copy, Listed, Missing};

/// A copy operation: its name, threads, bits and layouts.
struct Row {
    name: &'static str,
    thr_id: &'static str,
    src: &'static str,
    dst: &'static str,
    reference: Side,
}

/// The side whose layout is the reference.
enum Side {
    Source,
    Destination,
}

const fn row(name: &'static str, thr_id: &'static str, src: &'static str, dst: &'static str, reference: Side) -> Row {
    Row { name, thr_id, src, dst, reference }
}

/// Bulk copies, whose traits are given the number of bits: no templates themselves.
static BULK: &[&str] = &["SM90_BULK_COPY_G2S", "SM90_BULK_COPY_S2G"];
const BITS: &str = "int NumBitsPerTMA";

/// Whether the template arguments of the operation called `name` are those of its traits.
pub(super) fn arguments_of_traits(name: &str) -> bool {
    BULK.contains(&name)
}

fn bulk(name: &'static str, args: &[Arg]) -> Result<Copy, Missing> {
    let bits = bind(BITS, args)?.int("NumBitsPerTMA");
    if bits < 1 || bits / 8 % 16 != 0 || i32::try_from(bits / 8).is_err() {
        return Err(Missing::Arguments("asserts \"Bulk Copy requires copy vector size align to 16B.\"".to_owned()));
    }
    let (arch, header) = origin(name);
    let all: super::Text = format!("(_1,_{bits}):(_0,_1)").into();
    Ok(Copy { name: name.into(), header, arch, thr_id: "_1:_0".into(), src: all.clone(), dst: all.clone(), reference: all, asserts: None })
}

/// The copy operation called `name`.
pub(super) fn copy(name: &str, args: &[Arg]) -> Result<Copy, Missing> {
    if let Some(name) = BULK.iter().find(|bulk| **bulk == name) {
        return bulk(name, args);
    }
    let row = ROWS.iter().find(|row| row.name == name).ok_or(Missing::Unknown)?;
    bind("", args)?;
    let (arch, header) = origin(row.name);
    let reference = match row.reference {
        Side::Source => row.src,
        Side::Destination => row.dst,
    };
    Ok(Copy {
        name: row.name.into(),
        header,
        arch,
        thr_id: row.thr_id.into(),
        src: row.src.into(),
        dst: row.dst.into(),
        reference: reference.into(),
        asserts: None,
    })
}

/// Every copy operation of this file.
pub(super) fn names() -> impl Iterator<Item = Listed> {
    let rows = ROWS.iter().map(|row| (row.name, "")).chain(BULK.iter().map(|name| (*name, BITS)));
    rows.map(|(name, parameters)| {
        let (arch, header) = origin(name);
        Listed { name: name.into(), parameters, header, arch }
    })
}

/// The architecture and the header of the operation called `name`.
fn origin(name: &str) -> (&'static str, &'static str) {
    match name.split('_').next() {
        Some("SM50") => ("SM50", "copy_traits_sm50.hpp"),
        Some("SM75") => ("SM75", "copy_traits_sm75.hpp"),
        Some("SM90") if name.contains("BULK") => ("SM90", "copy_traits_sm90_tma.hpp"),
        Some("SM90") => ("SM90", "copy_traits_sm90.hpp"),
        _ => ("SM100", "copy_traits_sm100.hpp"),
    }
}

static ROWS: &[Row] = &[
    row("SM50_Shuffle_U32_2x2Trans_XOR1", "_32:_1", "(_32,_64):(_64,_1)", "((_2,_16),(_32,_2)):((_32,_128),(_1,_64))", Side::Source),
    row("SM50_Shuffle_U32_2x2Trans_XOR4", "_32:_1", "(_32,_64):(_64,_1)", "((_4,_2,_4),(_32,_2)):((_64,_32,_512),(_1,_256))", Side::Source),
    row("SM75_U32x1_LDSM_N", "_32:_1", "((_8,_4),_128):((_128,_0),_1)", "(_32,_32):(_32,_1)", Side::Destination),
    row("SM75_U32x2_LDSM_N", "_32:_1", "((_16,_2),_128):((_128,_0),_1)", "(_32,(_32,_2)):(_32,(_1,_1024))", Side::Destination),
    row("SM75_U32x4_LDSM_N", "_32:_1", "(_32,_128):(_128,_1)", "(_32,(_32,_4)):(_32,(_1,_1024))", Side::Destination),
    row("SM75_U16x2_LDSM_T", "_32:_1", "((_8,_4),_128):((_128,_0),_1)", "((_4,_8),(_16,_2)):((_256,_16),(_1,_128))", Side::Destination),
    row(
        "SM75_U16x4_LDSM_T",
        "_32:_1",
        "((_16,_2),_128):((_128,_0),_1)",
        "((_4,_8),(_16,_2,_2)):((_256,_16),(_1,_128,_1024))",
        Side::Destination,
    ),
    row("SM75_U16x8_LDSM_T", "_32:_1", "(_32,_128):(_128,_1)", "((_4,_8),(_16,_2,_4)):((_256,_16),(_1,_128,_1024))", Side::Destination),
    row("SM75_U32x1_MOVM_T", "_32:_1", "(_32,_32):(_32,_1)", "(_32,_32):(_32,_1)", Side::Source),
    row("SM90_U32x1_STSM_N", "_32:_1", "(_32,_32):(_32,_1)", "((_8,_4),_128):((_128,_0),_1)", Side::Source),
    row("SM90_U32x2_STSM_N", "_32:_1", "(_32,(_32,_2)):(_32,(_1,_1024))", "((_16,_2),_128):((_128,_0),_1)", Side::Source),
    row("SM90_U32x4_STSM_N", "_32:_1", "(_32,(_32,_4)):(_32,(_1,_1024))", "(_32,_128):(_128,_1)", Side::Source),
    row("SM90_U16x2_STSM_T", "_32:_1", "((_4,_8),(_16,_2)):((_256,_16),(_1,_128))", "((_8,_4),_128):((_128,_0),_1)", Side::Source),
    row(
        "SM90_U16x4_STSM_T",
        "_32:_1",
        "((_4,_8),(_16,_2,_2)):((_256,_16),(_1,_128,_1024))",
        "((_16,_2),_128):((_128,_0),_1)",
        Side::Source,
    ),
    row("SM90_U16x8_STSM_T", "_32:_1", "((_4,_8),(_16,_2,_4)):((_256,_16),(_1,_128,_1024))", "(_32,_128):(_128,_1)", Side::Source),
    row("SM90_BULK_COPY_AUTO", "_1:_0", "(_1,_1):(_0,_0)", "(_1,_1):(_0,_0)", Side::Source),
    row("SM100_LOAD_256bit_CACHE_NOALLOCATION", "_1:_0", "(_1,_256):(_0,_1)", "(_1,_256):(_0,_1)", Side::Source),
    row("SM100_STORE_256bit_CACHE_NOALLOCATION", "_1:_0", "(_1,_256):(_0,_1)", "(_1,_256):(_0,_1)", Side::Source),
    row(
        "SM100_U8x8_LDSM_T",
        "_32:_1",
        "((_2,_2,_4,_2),_128):((_128,_1024,_256,_0),_1)",
        "((_4,_8),(_8,_2,_2,_2)):((_256,_8),(_1,_128,_64,_1024))",
        Side::Destination,
    ),
    row(
        "SM100_U8x16_LDSM_T",
        "_32:_1",
        "((_2,_2,_4,_2),_128):((_128,_1024,_256,_2048),_1)",
        "((_4,_8),(_8,_2,_2,_4)):((_256,_8),(_1,_128,_64,_1024))",
        Side::Destination,
    ),
    row("SM100_SU4_DU8x16_x1_LDSM_N", "_32:_1", "((_8,_4),_128):((_128,_0),_1)", "(_32,_32):(_32,_1)", Side::Destination),
    row("SM100_SU6_DU8x16_x1_LDSM_N", "_32:_1", "((_8,_4),_128):((_128,_0),_1)", "(_32,_32):(_32,_1)", Side::Destination),
    row("SM100_SU4_DU8x16_x2_LDSM_N", "_32:_1", "((_16,_2),_128):((_128,_0),_1)", "(_32,(_32,_2)):(_32,(_1,_1024))", Side::Destination),
    row("SM100_SU6_DU8x16_x2_LDSM_N", "_32:_1", "((_16,_2),_128):((_128,_0),_1)", "(_32,(_32,_2)):(_32,(_1,_1024))", Side::Destination),
    row("SM100_SU4_DU8x16_x4_LDSM_N", "_32:_1", "(_32,_128):(_128,_1)", "(_32,(_32,_4)):(_32,(_1,_1024))", Side::Destination),
    row("SM100_SU6_DU8x16_x4_LDSM_N", "_32:_1", "(_32,_128):(_128,_1)", "(_32,(_32,_4)):(_32,(_1,_1024))", Side::Destination),
    row("SM100_U8x4_STSM_T", "_32:_1", "((_4,_8),(_8,_2,_2)):((_256,_8),(_1,_128,_64))", "((_8,_4),_128):((_128,_0),_1)", Side::Source),
    row(
        "SM100_U8x8_STSM_T",
        "_32:_1",
        "((_4,_8),(_8,_2,_2,_2)):((_256,_8),(_1,_128,_64,_1024))",
        "((_16,_2),_128):((_128,_0),_1)",
        Side::Source,
    ),
    row("SM100_U8x16_STSM_T", "_32:_1", "((_4,_8),(_8,_2,_2,_4)):((_256,_8),(_1,_128,_64,_1024))", "(_32,_128):(_128,_1)", Side::Source),
    row("SM100_TMEM_LOAD_STAT_32dp32b32x", "_32:_1", "(_32,_32768):(_0,_1)", "(_32,_1024):(_1024,_1)", Side::Source),
    row("SM100_TMEM_LOAD_STAT_32dp32b128x", "_32:_1", "(_32,_131072):(_0,_1)", "(_32,_4096):(_4096,_1)", Side::Source),
    row("SM100_UTCCP_128dp256bit_1cta", "_1:_0", "(_1,_32768):(_0,_1)", "(_1,_32768):(_0,_1)", Side::Source),
    row("SM100_UTCCP_128dp256bit_2cta", "_2:_1", "(_2,_32768):(_0,_1)", "(_2,_32768):(_0,_1)", Side::Source),
    row("SM100_UTCCP_128dp128bit_1cta", "_1:_0", "(_1,_16384):(_0,_1)", "(_1,_16384):(_0,_1)", Side::Source),
    row("SM100_UTCCP_128dp128bit_2cta", "_2:_1", "(_2,_16384):(_0,_1)", "(_2,_16384):(_0,_1)", Side::Source),
    row("SM100_UTCCP_4dp256bit_1cta", "_1:_0", "(_1,(_4,_256)):(_0,(_32,_128))", "(_1,(_4,_256)):(_0,(_32,_128))", Side::Source),
    row("SM100_UTCCP_4dp256bit_2cta", "_2:_1", "(_2,(_4,_256)):(_0,(_32,_128))", "(_2,(_4,_256)):(_0,(_32,_128))", Side::Source),
    row("SM100_UTCCP_4x32dp128bit_1cta", "_1:_0", "(_1,(_32,_128,_4)):(_0,(_1,_32,_0))", "(_1,_16384):(_0,_1)", Side::Destination),
    row("SM100_UTCCP_4x32dp128bit_2cta", "_2:_1", "(_2,(_32,_128,_4)):(_0,(_1,_32,_0))", "(_2,_16384):(_0,_1)", Side::Destination),
    row("SM100_UTCCP_2x64dp128bitlw0213_1cta", "_1:_0", "(_1,(_64,_128,_2)):(_0,(_1,_64,_0))", "(_1,_16384):(_0,_1)", Side::Destination),
    row("SM100_UTCCP_2x64dp128bitlw0213_2cta", "_2:_1", "(_2,(_64,_128,_2)):(_0,(_1,_64,_0))", "(_2,_16384):(_0,_1)", Side::Destination),
    row(
        "SM100_UTCCP_2x64dp128bitlw0123_1cta",
        "_1:_0",
        "(_1,(_32,_128,_2,_2)):(_0,(_1,_32,_4096,_0))",
        "(_1,_16384):(_0,_1)",
        Side::Destination,
    ),
    row(
        "SM100_UTCCP_2x64dp128bitlw0123_2cta",
        "_2:_1",
        "(_2,(_32,_128,_2,_2)):(_0,(_1,_32,_4096,_0))",
        "(_2,_16384):(_0,_1)",
        Side::Destination,
    ),
];
