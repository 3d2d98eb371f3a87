//! The tensor-core MMA operations of SM100 and SM103: A and B are descriptors or tensor memory, C is tensor memory.
//!
//! One thread issues an operation of one SM, two threads one of two SMs. M and N are template arguments and K
//! follows from the value types, so a layout is that of a whole matrix, split between the two SMs along M (of B: N).

use super::arg::{Bound, bind};
use super::{Arg, Fragment, Listed, Missing, Mma, Text};
use std::borrow::Cow;

/// The parameters that most operations have, with what comes before M and what comes after the majors.
macro_rules! parameters {
    ($before:literal, $between:literal, $after:literal) => {
        concat!($before, "int M, int N, ", $between, "UMMA::Major a_major, UMMA::Major b_major", $after)
    };
}
macro_rules! types {
    ($between:literal, $after:literal) => {
        parameters!("class a_type, class b_type, class c_type, ", $between, $after)
    };
}
macro_rules! scaled {
    ($between:literal, $after:literal) => {
        parameters!("class a_type, class b_type, class c_type, class sf_type, ", $between, $after)
    };
}

const PLAIN: &str = types!("", ", UMMA::ScaleIn a_neg = UMMA::ScaleIn::One, UMMA::ScaleIn b_neg = UMMA::ScaleIn::One");
const SATURATING: &str = types!(
    "",
    ", UMMA::ScaleIn a_neg = UMMA::ScaleIn::One, UMMA::ScaleIn b_neg = UMMA::ScaleIn::One, UMMA::Saturate c_sat = UMMA::Saturate::False"
);
const INTEGERS: &str = types!("", ", UMMA::Saturate c_sat = UMMA::Saturate::False");
const SCALED_C: &str = types!("", ", uint32_t ScaleC, UMMA::ScaleIn a_neg = UMMA::ScaleIn::One, UMMA::ScaleIn b_neg = UMMA::ScaleIn::One");
const SCALED_C_SATURATING: &str = types!(
    "",
    ", uint32_t ScaleC, UMMA::ScaleIn a_neg = UMMA::ScaleIn::One, UMMA::ScaleIn b_neg = UMMA::ScaleIn::One, UMMA::Saturate c_sat = UMMA::Saturate::False"
);
const INTERLEAVED: &str = parameters!(
    "",
    "",
    ", UMMA::ScaleIn a_neg = UMMA::ScaleIn::One, UMMA::ScaleIn b_neg = UMMA::ScaleIn::One, UMMA::Saturate c_sat = UMMA::Saturate::False"
);
const BLOCK_SCALED: &str = scaled!("", ", UMMA::ScaleIn a_neg = UMMA::ScaleIn::One, UMMA::ScaleIn b_neg = UMMA::ScaleIn::One");
const VECTOR_SCALED: &str = scaled!("int VS, ", ", UMMA::ScaleIn a_neg = UMMA::ScaleIn::One, UMMA::ScaleIn b_neg = UMMA::ScaleIn::One");

/// Which value types A and B may have.
#[derive(Clone, Copy, PartialEq)]
enum Inputs {
    /// Both of that size.
    Bits(u32),
    /// Floating point of at most 8 bits.
    Narrow,
    /// Two complex numbers of TF32, always.
    Complex,
    /// Any type that the instruction descriptor can encode.
    Any,
}

/// A tcgen05 operation as its name spells it.
struct Op {
    name: &'static str,
    parameters: &'static str,
    inputs: Inputs,
    /// K, or 0 where it is 256 bits of A.
    k: i64,
}

impl Op {
    fn two(&self) -> bool {
        self.name.contains("_2x1SM")
    }

    fn sparse(&self) -> bool {
        self.name.ends_with("_SPARSE")
    }

    fn tensor_memory_a(&self) -> bool {
        self.name.contains("_TS")
    }
}

const fn op(name: &'static str, parameters: &'static str, inputs: Inputs, k: i64) -> Op {
    Op { name, parameters, inputs, k }
}

static OPS: &[Op] = &[
    op("SM100_MMA_TF32_SS", PLAIN, Inputs::Bits(32), 0),
    op("SM100_MMA_F16BF16_SS", PLAIN, Inputs::Bits(16), 0),
    op("SM100_MMA_TF32_TS", SATURATING, Inputs::Bits(32), 0),
    op("SM100_MMA_F16BF16_TS", SATURATING, Inputs::Bits(16), 0),
    op("SM100_MMA_F16BF16_SS_SCALED", SCALED_C, Inputs::Bits(16), 0),
    op("SM100_MMA_TF32_TS_SCALED", SCALED_C_SATURATING, Inputs::Bits(32), 0),
    op("SM100_MMA_F16BF16_TS_SCALED", SCALED_C_SATURATING, Inputs::Bits(16), 0),
    op("SM100_MMA_TF32_SS_SPARSE", PLAIN, Inputs::Bits(32), 0),
    op("SM100_MMA_F16BF16_SS_SPARSE", PLAIN, Inputs::Bits(16), 0),
    op("SM100_MMA_TF32_TS_INTERLEAVED_CF32CTF32CTF32CF32_TN", INTERLEAVED, Inputs::Complex, 4),
    op("SM100_MMA_TF32_2x1SM_SS", PLAIN, Inputs::Bits(32), 0),
    op("SM100_MMA_F16BF16_2x1SM_SS", PLAIN, Inputs::Bits(16), 0),
    op("SM100_MMA_TF32_2x1SM_TS", SATURATING, Inputs::Bits(32), 0),
    op("SM100_MMA_F16BF16_2x1SM_TS", SATURATING, Inputs::Bits(16), 0),
    op("SM100_MMA_F16BF16_2x1SM_SS_SCALED", SCALED_C, Inputs::Bits(16), 0),
    op("SM100_MMA_TF32_2x1SM_TS_SCALED", SCALED_C_SATURATING, Inputs::Bits(32), 0),
    op("SM100_MMA_F16BF16_2x1SM_TS_SCALED", SCALED_C_SATURATING, Inputs::Bits(16), 0),
    op("SM100_MMA_TF32_2x1SM_SS_SPARSE", PLAIN, Inputs::Bits(32), 0),
    op("SM100_MMA_F16BF16_2x1SM_SS_SPARSE", PLAIN, Inputs::Bits(16), 0),
    op("SM100_MMA_TF32_2x1SM_TS_INTERLEAVED_CF32CTF32CTF32CF32_TN", INTERLEAVED, Inputs::Complex, 4),
    op("SM100_MMA_S8_SS", INTEGERS, Inputs::Bits(8), 0),
    op("SM100_MMA_S8_TS", SATURATING, Inputs::Bits(8), 0),
    op("SM100_MMA_S8_SS_SPARSE", INTEGERS, Inputs::Bits(8), 0),
    op("SM100_MMA_S8_2x1SM_SS", INTEGERS, Inputs::Bits(8), 0),
    op("SM100_MMA_S8_2x1SM_TS", SATURATING, Inputs::Bits(8), 0),
    op("SM100_MMA_S8_2x1SM_SS_SPARSE", INTEGERS, Inputs::Bits(8), 0),
    op("SM100_MMA_F8F6F4_SS", PLAIN, Inputs::Narrow, 32),
    op("SM100_MMA_MXF8F6F4_SS", BLOCK_SCALED, Inputs::Narrow, 32),
    op("SM100_MMA_MXF8F6F4_SS_SPARSE", BLOCK_SCALED, Inputs::Narrow, 64),
    op("SM100_MMA_F8F6F4_TS", SATURATING, Inputs::Narrow, 32),
    op("SM100_MMA_F8F6F4_SS_SPARSE", PLAIN, Inputs::Narrow, 64),
    op("SM100_MMA_F8F6F4_2x1SM_SS", PLAIN, Inputs::Narrow, 32),
    op("SM100_MMA_F8F6F4_2x1SM_TS", SATURATING, Inputs::Narrow, 32),
    op("SM100_MMA_F8F6F4_2x1SM_SS_SPARSE", PLAIN, Inputs::Narrow, 64),
    op("SM100_MMA_MXF8F6F4_2x1SM_SS", BLOCK_SCALED, Inputs::Narrow, 32),
    op("SM100_MMA_MXF8F6F4_2x1SM_SS_SPARSE", BLOCK_SCALED, Inputs::Narrow, 64),
    op("SM100_MMA_MXF4_SS", VECTOR_SCALED, Inputs::Bits(4), 64),
    op("SM100_MMA_MXF4NVF4_SS_SPARSE", VECTOR_SCALED, Inputs::Bits(4), 128),
    op("SM100_MMA_MXF4_2x1SM_SS", VECTOR_SCALED, Inputs::Bits(4), 64),
    op("SM100_MMA_MXF4NVF4_2x1SM_SS_SPARSE", VECTOR_SCALED, Inputs::Bits(4), 128),
    op("SM103::SM103_MXF4_ULTRA_SS_VS", VECTOR_SCALED, Inputs::Any, 96),
    op("SM103::SM103_MXF4_ULTRA_2x1SM_SS_VS", VECTOR_SCALED, Inputs::Any, 96),
];

/// The operation called `name`.
pub(super) fn mma(name: &str, args: &[Arg]) -> Result<Mma, Missing> {
    let op = OPS.iter().find(|op| op.name == name).ok_or(Missing::Unknown)?;
    let bound = bind(op.parameters, args)?;
    let (m, n) = (bound.int("M"), bound.int("N"));
    if let Some(wrong) = refused(op, &bound).or_else(|| (m < 1 || n < 1).then(|| "needs a positive M and N".to_owned())) {
        return Err(Missing::Arguments(wrong));
    }
    let (types, bits) = types(op, &bound);
    let k = match (op.k, op.sparse()) {
        (0, false) => 256 / i64::from(bits),
        (0, true) => 512 / i64::from(bits),
        (k, _) => k,
    };
    let matrix = |rows: i64, columns: i64| match op.two() {
        false => format!("(_1,(_{rows},_{columns})):(_0,(_1,_{rows}))"),
        true => format!("(_2,(_{half},_{columns})):(_{half},(_1,_{rows}))", half = rows / 2),
    };
    Ok(Mma {
        name: op.name.into(),
        header: HEADER,
        arch: &op.name[..5],
        types,
        shape: format!("(_{m},_{n},_{k})").into(),
        thr_id: if op.two() { "_2:_1" } else { "_1:_0" }.into(),
        a: matrix(m, k).into(),
        b: matrix(n, k).into(),
        c: matrix(m, n).into(),
        fragments: [
            if op.tensor_memory_a() { Fragment::TensorMemory } else { Fragment::Descriptor },
            Fragment::Descriptor,
            Fragment::TensorMemory,
        ],
        others: Vec::new(),
        asserts: sizes(op, &bound).map(Cow::Owned),
    })
}

const HEADER: &str = "mma_traits_sm100.hpp";

/// The value types of D, A, B and C, and the size of an element of A.
fn types(op: &Op, bound: &Bound) -> ([Text; 4], u32) {
    if op.inputs == Inputs::Complex {
        return (["float", "complex<tfloat32_t>", "complex<tfloat32_t>", "float"].map(Cow::Borrowed), 64);
    }
    let ((a, bits), (b, _), (c, _)) = (bound.element("a_type"), bound.element("b_type"), bound.element("c_type"));
    let owned = |name: &str| Text::Owned(name.to_owned());
    let a = match op.sparse() {
        false => owned(a),
        true if op.inputs == Inputs::Bits(4) => "sparse_elem<4,uint8_t>".into(),
        true => Text::Owned(format!("sparse_elem<2,{a}>")),
    };
    ([owned(c), a, owned(b), owned(c)], bits)
}

/// Value types that the instruction descriptor can name.
static INPUTS: &[&str] = &[
    "half_t",
    "bfloat16_t",
    "tfloat32_t",
    "uint8_t",
    "int8_t",
    "float_e4m3_t",
    "float_e5m2_t",
    "float_e2m3_t",
    "float_e3m2_t",
    "float_e2m1_t",
    "float_e2m3_unpacksmem_t",
    "float_e3m2_unpacksmem_t",
    "float_e2m1_unpacksmem_t",
    "type_erased_dynamic_float8_t",
    "type_erased_dynamic_float6_t",
    "type_erased_dynamic_float4_t",
    "type_erased_dynamic_float6_unpacksmem_t",
    "type_erased_dynamic_float4_unpacksmem_t",
];

/// Why CuTe does not make the traits for these arguments.
fn refused(op: &Op, bound: &Bound) -> Option<String> {
    let transposed = bound.is("a_major", "MN") || bound.is("b_major", "MN");
    if op.inputs == Inputs::Complex {
        return transposed.then(|| "takes K-major A and B".to_owned());
    }
    let ((a, a_bits), (b, b_bits), (c, _)) = (bound.element("a_type"), bound.element("b_type"), bound.element("c_type"));
    let unfit = match op.inputs {
        Inputs::Bits(bits) => (a_bits != bits || b_bits != bits).then(|| format!("takes A and B of {bits} bits each")),
        Inputs::Narrow if a_bits > 8 || b_bits > 8 => Some("takes A and B of at most 8 bits each".to_owned()),
        _ => None,
    };
    // The traits are specialised for complex numbers of two 16-bit parts.
    let complex = a == b && a.starts_with("complex<") && a_bits == 32 && c == "float";
    if complex && op.name.contains("_F16BF16_") && op.name.ends_with("_SCALED") {
        return None;
    }
    unfit
        .or_else(|| [a, b].iter().find(|t| !INPUTS.contains(t)).map(|t| format!("takes no `{t}` as A or B")))
        .or_else(|| (!["half_t", "float", "int32_t"].contains(&c)).then(|| format!("takes no `{c}` as C")))
        .or_else(|| vectors(op, bound, a, b))
        .or_else(|| (op.name.starts_with("SM103") && transposed).then(|| "takes K-major A and B".to_owned()))
        .or_else(|| if op.name.contains("_F8F6F4_") && op.name.ends_with("_SS") { sizes(op, bound) } else { None })
}

/// What is wrong with the scale factors.
fn vectors(op: &Op, bound: &Bound, a: &str, b: &str) -> Option<String> {
    let (factor, _) = bound.element("sf_type");
    if !factor.is_empty() && !["float_ue4m3_t", "float_ue8m0_t"].contains(&factor) {
        return Some(format!("takes no `{factor}` as scale factor"));
    }
    let (fine, coarse) = match op.name {
        "SM100_MMA_MXF4_SS" => (16, 32),
        "SM100_MMA_MXF4NVF4_SS_SPARSE" | "SM100_MMA_MXF4NVF4_2x1SM_SS_SPARSE" => (32, 64),
        _ => return None,
    };
    let e2m1 = |t: &str| ["float_e2m1_t", "type_erased_dynamic_float4_t"].contains(&t);
    let vector = bound.int("VS");
    let fits = vector == fine || (vector == coarse && e2m1(a) && e2m1(b) && factor == "float_ue8m0_t");
    (!fits).then(|| format!("takes VS = {fine}, or VS = {coarse} with `float_e2m1_t` and `float_ue8m0_t`"))
}

/// What the operation says of M, N and the majors.
fn sizes(op: &Op, bound: &Bound) -> Option<String> {
    let (m, n) = (bound.int("M"), bound.int("N"));
    let block_scaled = op.name.contains("MXF");
    let rows: &[i64] = match (op.two(), block_scaled, op.name) {
        (true, _, "SM100_MMA_MXF8F6F4_2x1SM_SS" | "SM100_MMA_MXF8F6F4_2x1SM_SS_SPARSE") => &[256],
        (true, _, "SM100_MMA_MXF4NVF4_2x1SM_SS_SPARSE") => &[],
        (true, ..) => &[128, 256],
        (false, true, _) => &[128],
        (false, false, _) => &[64, 128],
    };
    if !rows.is_empty() && !rows.contains(&m) {
        let list = rows.iter().map(i64::to_string).collect::<Vec<_>>().join(" or ");
        return Some(format!("takes M = {list}"));
    }
    let step = step(op, bound);
    let eight = op.name.contains("_S8_") && !op.two() && n == 8;
    if !eight && (n % step != 0 || !(step..=256).contains(&n)) {
        return Some(format!("takes N a multiple of {step} up to 256 here"));
    }
    if op.tensor_memory_a() && bound.is("a_major", "MN") {
        return Some("takes K-major A from tensor memory".to_owned());
    }
    let plain = bound.element("a_type").0 == "float_e2m1_t" && bound.element("sf_type").0 == "float_ue8m0_t";
    if op.name.starts_with("SM103") && bound.int("VS") == 32 && !plain {
        return Some("takes VS = 32 only with `float_e2m1_t` and `float_ue8m0_t`".to_owned());
    }
    let (vs, list) = (bound.int("VS"), if op.sparse() { [32, 64] } else { [16, 32] });
    (op.parameters == VECTOR_SCALED && op.name != "SM100_MMA_MXF4NVF4_SS_SPARSE" && !list.contains(&vs))
        .then(|| format!("takes VS = {} or {}", list[0], list[1]))
}

/// What N must be a multiple of.
fn step(op: &Op, bound: &Bound) -> i64 {
    let tall = bound.int("M") == 128;
    match (op.two(), op.name) {
        (false, "SM100_MMA_S8_SS" | "SM100_MMA_S8_TS" | "SM100_MMA_S8_SS_SPARSE") => 16,
        (false, "SM103::SM103_MXF4_ULTRA_SS_VS") => 16,
        (false, "SM100_MMA_F8F6F4_SS") if bound.is("b_major", "MN") => 16,
        (false, "SM100_MMA_F8F6F4_SS_SPARSE") if tall => 16,
        (false, _) if op.tensor_memory_a() && tall => 16,
        (false, _) => 8,
        (true, "SM100_MMA_F8F6F4_2x1SM_SS") if bound.is("b_major", "MN") => 32,
        (true, "SM100_MMA_F8F6F4_2x1SM_SS_SPARSE") => 32,
        (true, name) if name.contains("_S8_") || op.tensor_memory_a() => 32,
        (true, _) => 16,
    }
}

/// Every operation of this file.
pub(super) fn names() -> impl Iterator<Item = Listed> {
    OPS.iter().map(|op| Listed { name: op.name.into(), parameters: op.parameters, header: HEADER, arch: &op.name[..5] })
}
