//! The PTX instruction that an operation issues, as the headers' inline assembly names it: a rule by family.

use super::{Arg, name};

/// The types of PTX by the names that CuTe gives them.
static TYPES: &[(&str, &str)] = &[
    ("half_t", "f16"),
    ("float", "f32"),
    ("double", "f64"),
    ("bfloat16_t", "bf16"),
    ("tfloat32_t", "tf32"),
    ("int32_t", "s32"),
    ("int8_t", "s8"),
    ("uint8_t", "u8"),
    ("int4_t", "s4"),
    ("uint4_t", "u4"),
    ("uint1_t", "b1"),
    ("float_e4m3_t", "e4m3"),
    ("float_e5m2_t", "e5m2"),
    ("float_e3m2_t", "e3m2"),
    ("float_e2m3_t", "e2m3"),
    ("float_e2m1_t", "e2m1"),
    ("float_ue8m0_t", "ue8m0"),
    ("float_ue4m3_t", "ue4m3"),
];

fn ptx_type(name: &str) -> Option<&'static str> {
    TYPES.iter().find(|(cute, _)| *cute == name).map(|(_, ptx)| *ptx)
}

/// The types of PTX that a code in a name spells.
fn coded<const N: usize>(code: &str) -> Option<[&'static str; N]> {
    let mut ptx = [""; N];
    for (slot, name) in ptx.iter_mut().zip(name::types::<N>(code)?) {
        *slot = ptx_type(name)?;
    }
    Some(ptx)
}

/// `16x8x16` as PTX writes it, `m16n8k16`.
fn shape(text: &str) -> Option<String> {
    let mut parts = text.split('x');
    let (m, n, k) = (parts.next()?, parts.next()?, parts.next()?);
    [m, n, k].iter().all(|p| p.parse::<u32>().is_ok()).then(|| format!("m{m}n{n}k{k}"))
}

/// The instruction of an MMA operation called `name`, in the table's spelling.
pub(super) fn mma(name: &str, args: &[Arg]) -> Option<String> {
    let short = name.rsplit("::").next().unwrap_or(name);
    match short {
        "SM61_DP4A" => return Some("dp4a.s32.s32".to_owned()),
        "SM61_DP2A" => return Some("dp2a.s32.s32".to_owned()),
        "SM100_2x1x1_F32F32F32F32" | "SM100_1x2x1_F32F32F32F32" => return Some("fma.rn.f32x2".to_owned()),
        _ => {}
    }
    let (arch, rest) = short.split_once('_')?;
    match arch {
        "SM100" | "SM103" => tensor_core(rest, args),
        "SM120" => consumer(rest, args),
        "GMMA" => warp_group(rest, ".sp"),
        "SM90" if rest.starts_with("64x") => warp_group(rest, ""),
        _ => warp(rest),
    }
}

/// `16x8x16_F32F16F16F32_TN`; of complex numbers the one that is issued several times, for real and imaginary parts.
fn warp(rest: &str) -> Option<String> {
    let mut parts = rest.split('_');
    let (shape, types, majors) = (shape(parts.next()?)?, parts.next()?, parts.next()?);
    let types = coded::<4>(&types.replace("GC64", "F64").replace("C64", "F64"))?;
    let major = |transposed| if transposed { "row" } else { "col" };
    let (a, b) = (major(majors.starts_with('T')), major(majors.ends_with('T')));
    let suffix = match parts.next() {
        None => "",
        Some("SATURATE") => ".satfinite",
        Some("XORPOPC") => ".xor.popc",
        Some("ANDPOPC") => ".and.popc",
        Some(_) => return None,
    };
    Some(format!("mma.sync.aligned.{shape}.{a}.{b}.{}{suffix}", types.join(".")))
}

/// The PTX of a warp-group operation from the rest of its name: `64x64x16_F32F16F16_SS`.
fn warp_group(rest: &str, sparse: &str) -> Option<String> {
    let mut parts = rest.split('_');
    let (shape, types) = (shape(parts.next()?)?, coded::<3>(parts.next()?)?);
    let saturated = if rest.ends_with("_SATURATE") { ".satfinite" } else { "" };
    Some(format!("wgmma.mma_async{sparse}.sync.aligned.{shape}.{}{saturated}", types.join(".")))
}

/// The operations of SM100 and SM103.
fn tensor_core(rest: &str, args: &[Arg]) -> Option<String> {
    let rest = rest.strip_prefix("MMA_").unwrap_or(rest);
    let group = if rest.contains("2x1SM") { 2 } else { 1 };
    let sparse = rest.ends_with("_SPARSE");
    // The scale factors of so many elements stand in one: of sparse A in half as many.
    let vector = match args.get(6) {
        Some(Arg::Int(vector)) if sparse => vector / 2,
        Some(Arg::Int(vector)) => *vector,
        _ => 0,
    };
    let kind = match rest.split('_').next()? {
        "TF32" => "tf32",
        "F16BF16" => "f16",
        "S8" => "i8",
        "F8F6F4" => "f8f6f4",
        "MXF8F6F4" => "mxf8f6f4.block_scale",
        "MXF4" | "MXF4NVF4" if vector == 16 => "mxf4nvf4.block_scale.block16",
        "MXF4" if rest.contains("ULTRA") && vector == 32 => "mxf4nvf4.block_scale.block32",
        "MXF4" | "MXF4NVF4" if vector == 32 => "mxf4.block_scale.block32",
        _ => return None,
    };
    Some(format!("tcgen05.mma{}.cta_group::{group}.kind::{kind}", if sparse { ".sp" } else { "" }))
}

/// The operations of SM120, whose types are template arguments.
fn consumer(rest: &str, args: &[Arg]) -> Option<String> {
    let sparse = rest.starts_with("SPARSE_");
    let rest = rest.strip_prefix("SPARSE_").unwrap_or(rest);
    let shape = shape(rest.split('_').next()?)?;
    let typed = |i: usize| match args.get(i) {
        Some(Arg::Type { name, .. }) => ptx_type(name),
        _ => None,
    };
    let (a, b, c) = (typed(0)?, typed(1)?, typed(2)?);
    let types = format!("{c}.{a}.{b}.{c}");
    let metadata = if sparse { ".sp::ordered_metadata" } else { "" };
    if !rest.ends_with("_VS") {
        return Some(format!("mma.sync.aligned.kind::f8f6f4{metadata}.{shape}.row.col.{types}"));
    }
    let factor = typed(3)?;
    let vector = match args.get(4) {
        Some(Arg::Int(vector)) if sparse => vector / 2,
        Some(Arg::Int(vector)) => *vector,
        _ => return None,
    };
    let four = shape.ends_with(if sparse { "k128" } else { "k64" });
    match (four, vector, factor) {
        (false, ..) => {
            Some(format!("mma.sync.aligned.kind::mxf8f6f4{metadata}.block_scale.scale_vec::1X.{shape}.row.col.{types}.{factor}"))
        }
        // The header writes this one in another order.
        (true, 16, "ue8m0") if sparse => {
            Some(format!("mma.sp::ordered_metadata.sync.aligned.{shape}.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.{types}.{factor}"))
        }
        (true, 16, "ue8m0") => Some(format!("mma.sync.aligned.{shape}.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.{types}.{factor}")),
        (true, ..) => {
            let scale = if factor == "ue4m3" { 4 } else { 2 };
            Some(format!("mma.sync.aligned.kind::mxf4nvf4{metadata}.block_scale.scale_vec::{scale}X.{shape}.row.col.{types}.{factor}"))
        }
    }
}

/// The instruction of a copy operation called `name`, in the table's spelling.
pub(super) fn copy(name: &str) -> Option<String> {
    let short = name.rsplit("::").next().unwrap_or(name);
    let (_, rest) = short.split_once('_')?;
    match short {
        "SM75_U32x1_MOVM_T" => return Some("movmatrix.sync.aligned.m8n8.trans.b16".to_owned()),
        "SM90_BULK_COPY_G2S" => return Some("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes".to_owned()),
        "SM90_BULK_COPY_S2G" => return Some("cp.async.bulk.global.shared::cta.bulk_group".to_owned()),
        "SM100_LOAD_256bit_CACHE_NOALLOCATION" => return Some("ld.global.L1::no_allocate.v8.f32".to_owned()),
        "SM100_STORE_256bit_CACHE_NOALLOCATION" => return Some("st.global.L1::no_allocate.v8.f32".to_owned()),
        _ => {}
    }
    if let Some(level) = rest.strip_prefix("CP_ASYNC_CACHE") {
        let level = if level.starts_with("ALWAYS") { "ca" } else { "cg" };
        return Some(format!("cp.async.{level}.shared.global.L2::128B"));
    }
    if let Some(rest) = rest.strip_prefix("TMEM_") {
        return tensor_memory(rest);
    }
    if let Some(rest) = rest.strip_prefix("UTCCP_") {
        return to_tensor_memory(rest);
    }
    matrix(short)
}

/// The PTX of LDSM and STSM operations.
fn matrix(short: &str) -> Option<String> {
    let parts: Vec<&str> = short.split('_').collect();
    let count = |text: &str, of_one: u32| Some(text.rsplit('x').next()?.parse::<u32>().ok()? / of_one);
    match parts[..] {
        ["SM75", values, "LDSM", "N"] => Some(format!("ldmatrix.sync.aligned.x{}.m8n8.shared.b16", count(values, 1)?)),
        ["SM75", values, "LDSM", "T"] => Some(format!("ldmatrix.sync.aligned.x{}.trans.m8n8.shared.b16", count(values, 2)?)),
        ["SM90", values, "STSM", "N"] => Some(format!("stmatrix.sync.aligned.x{}.m8n8.shared.b16", count(values, 1)?)),
        ["SM90", values, "STSM", "T"] => Some(format!("stmatrix.sync.aligned.x{}.trans.m8n8.shared.b16", count(values, 2)?)),
        ["SM100", values, "LDSM", "T"] => Some(format!("ldmatrix.sync.aligned.m16n16.x{}.trans.shared.b8", count(values, 8)?)),
        ["SM100", values, "STSM", "T"] => Some(format!("stmatrix.sync.aligned.m16n8.x{}.trans.shared.b8", count(values, 4)?)),
        ["SM100", "SU4", _, times, "LDSM", "N"] => Some(format!("ldmatrix.sync.aligned.m8n16.{times}.shared.b8x16.b4x16_p64")),
        ["SM100", "SU6", _, times, "LDSM", "N"] => Some(format!("ldmatrix.sync.aligned.m8n16.{times}.shared.b8x16.b6x16_p32")),
        _ => None,
    }
}

/// The PTX of a tensor-memory copy from the rest of its name: `LOAD_16dp256b4x_16b`.
fn tensor_memory(rest: &str) -> Option<String> {
    if let Some(rest) = rest.strip_prefix("LOAD_STAT_32dp32b") {
        return Some(format!("tcgen05.ld.red.sync.aligned.32x32b.x{}.max.f32", rest.strip_suffix('x')?));
    }
    let (direction, packing, rest) = match rest.strip_prefix("LOAD_") {
        Some(rest) => ("ld", "pack", rest),
        None => ("st", "unpack", rest.strip_prefix("STORE_")?),
    };
    let (rest, packed) = match rest.strip_suffix("_16b") {
        Some(rest) => (rest, format!(".{packing}::16b")),
        None => (rest, String::new()),
    };
    let (lanes, rest) = rest.split_once("dp")?;
    let (bits, times) = rest.strip_suffix('x')?.split_once('b')?;
    let twice = if (lanes, bits) == ("16", "32") { "x2" } else { "" };
    Some(format!("tcgen05.{direction}.sync.aligned.{lanes}x{bits}b{twice}.x{times}{packed}.b32"))
}

/// `4x32dp128bit_1cta`: shared memory into tensor memory.
fn to_tensor_memory(rest: &str) -> Option<String> {
    let (what, group) = rest.split_once('_')?;
    let (lanes, bits) = what.split_once("dp")?;
    let (bits, warps) = bits.split_once("bit")?;
    let (lanes, spread) = match (lanes.rsplit_once('x'), warps) {
        (None, _) => (lanes, ""),
        (Some((_, lanes)), "lw0213") => (lanes, ".warpx2::02_13"),
        (Some((_, lanes)), "lw0123") => (lanes, ".warpx2::01_23"),
        (Some((_, lanes)), _) => (lanes, ".warpx4"),
    };
    Some(format!("tcgen05.cp.cta_group::{}.{lanes}x{bits}b{spread}", group.strip_suffix("cta")?))
}
