//! Element types by name: what `half_t` and `float` measure.

/// A C++ or DSL element type.
///
/// ```
/// use cutectl::value::element;
///
/// assert_eq!(element::named("half_t").map(|element| element.bits), Some(16));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Element {
    /// Its name in C++ without namespaces: `half_t`.
    pub name: &'static str,
    /// The size of an element in bits, 4 for a 4-bit float.
    pub bits: u32,
    /// Whether it holds a C++ integer that can be converted to.
    pub integer: bool,
}

const fn e(name: &'static str, bits: u32) -> Element {
    Element { name, bits, integer: false }
}

const fn i(name: &'static str, bits: u32) -> Element {
    Element { name, bits, integer: true }
}

impl Element {
    /// The name that CuTe gives it, where this one is short.
    pub fn canonical(self) -> &'static str {
        match self.name {
            "half" | "f16" => "half_t",
            "bf16" => "bfloat16_t",
            "tf32" => "tfloat32_t",
            "f32" => "float",
            "f64" => "double",
            "i8" | "int8" => "int8_t",
            "i32" | "int" | "int32" => "int32_t",
            "unsigned" | "uint32" => "uint32_t",
            "uint8" => "uint8_t",
            "int16" => "int16_t",
            "uint16" => "uint16_t",
            "int64" => "int64_t",
            "uint64" => "uint64_t",
            "int4b_t" => "int4_t",
            "uint4b_t" => "uint4_t",
            "uint1b_t" => "uint1_t",
            "bin1_t" => "bool",
            "int6b_t" => "int6_t",
            "uint6b_t" => "uint6_t",
            "int2b_t" => "int2_t",
            "uint2b_t" => "uint2_t",
            "f8E4M3FN" | "Float8E4M3FN" => "float_e4m3_t",
            "f8E5M2" | "Float8E5M2" => "float_e5m2_t",
            "f4E2M1FN" | "Float4E2M1FN" => "float_e2m1_t",
            "Float6E2M3FN" => "float_e2m3_t",
            "Float6E3M2FN" => "float_e3m2_t",
            "Float8E8M0FNU" => "float_ue8m0_t",
            "Float16" => "half_t",
            "BFloat16" => "bfloat16_t",
            "TFloat32" => "tfloat32_t",
            "Float32" => "float",
            "Float64" => "double",
            "Int8" => "int8_t",
            "Int16" => "int16_t",
            "Int32" => "int32_t",
            "Int64" => "int64_t",
            "Uint8" => "uint8_t",
            "Uint16" => "uint16_t",
            "Uint32" => "uint32_t",
            "Uint64" => "uint64_t",
            name => name,
        }
    }
}

/// What stands for a type of a run-time value, whose number its type does not tell.
pub static RUN_TIME: Element = i("int", 32);

/// Every element type that the language knows.
pub static ELEMENTS: &[Element] = &[
    // one bit, as `sizeof_bits` has it
    i("bool", 1),
    i("char", 8),
    i("int8_t", 8),
    i("uint8_t", 8),
    i("int16_t", 16),
    i("uint16_t", 16),
    i("int", 32),
    i("unsigned", 32),
    i("int32_t", 32),
    i("uint32_t", 32),
    i("int64_t", 64),
    i("uint64_t", 64),
    i("size_t", 64),
    i("long", 64),
    e("uint128_t", 128),
    e("half_t", 16),
    e("half", 16),
    e("bfloat16_t", 16),
    e("tfloat32_t", 32),
    e("float", 32),
    e("double", 64),
    e("complex<float>", 64),
    e("complex<double>", 128),
    e("complex<half_t>", 32),
    e("complex<bfloat16_t>", 32),
    e("complex<tfloat32_t>", 64),
    e("GaussComplex", 256),
    e("uint256_t", 256),
    e("float_e4m3_t", 8),
    e("float_e5m2_t", 8),
    e("float_ue8m0_t", 8),
    e("float_ue4m3_t", 8),
    e("float_e2m3_t", 6),
    e("float_e3m2_t", 6),
    e("float_e2m1_t", 4),
    e("type_erased_dynamic_float8_t", 8),
    e("type_erased_dynamic_float6_t", 6),
    e("type_erased_dynamic_float4_t", 4),
    e("type_erased_dynamic_float6_unpacksmem_t", 8),
    e("type_erased_dynamic_float4_unpacksmem_t", 8),
    e("float_e2m3_unpacksmem_t", 8),
    e("float_e3m2_unpacksmem_t", 8),
    e("float_e2m1_unpacksmem_t", 8),
    e("int4b_t", 4),
    e("uint4b_t", 4),
    e("int2b_t", 2),
    e("uint2b_t", 2),
    e("uint1b_t", 1),
    e("uint1_t", 1),
    e("uint2_t", 2),
    e("uint4_t", 4),
    e("uint6_t", 6),
    e("int2_t", 2),
    e("int6b_t", 6),
    e("uint6b_t", 6),
    e("int4_t", 4),
    e("int6_t", 6),
    e("bin1_t", 1),
    e("f16", 16),
    e("bf16", 16),
    e("tf32", 32),
    e("f32", 32),
    e("f64", 64),
    e("int8", 8),
    e("uint8", 8),
    e("int16", 16),
    e("uint16", 16),
    e("int32", 32),
    e("uint32", 32),
    e("int64", 64),
    e("uint64", 64),
    e("i8", 8),
    e("i16", 16),
    e("i32", 32),
    e("i64", 64),
    e("f8E4M3FN", 8),
    e("f8E5M2", 8),
    e("f4E2M1FN", 4),
    e("Float16", 16),
    e("BFloat16", 16),
    e("TFloat32", 32),
    e("Float32", 32),
    e("Float64", 64),
    e("Float8E4M3FN", 8),
    e("Float8E5M2", 8),
    e("Float8E8M0FNU", 8),
    e("Float6E2M3FN", 6),
    e("Float6E3M2FN", 6),
    e("Float4E2M1FN", 4),
    i("Int8", 8),
    i("Int16", 16),
    i("Int32", 32),
    i("Int64", 64),
    i("Uint8", 8),
    i("Uint16", 16),
    i("Uint32", 32),
    i("Uint64", 64),
];

/// The element type that people call `name`, here or in CUDA, PyTorch, numpy, MLIR or CuTe DSL: `fp16`, `float16`, `__half`,
/// `torch.bfloat16`, `f8e4m3`, `u8`, `16b`.
pub fn usual(name: &str) -> Option<(u32, String)> {
    let bare = bare(name);
    if let Some(element) = named(bare).or_else(|| named(&format!("float_{bare}_t"))) {
        return Some((element.bits, element.canonical().to_string()));
    }
    let lower = bare.to_ascii_lowercase();
    if let Some((_, name)) = USUAL.iter().find(|(names, _)| names.contains(&lower.as_str())) {
        return named(name).map(|element| (element.bits, element.canonical().to_string()));
    }
    if let Some(element) = ELEMENTS.iter().find(|e| e.name.eq_ignore_ascii_case(bare)) {
        return Some((element.bits, element.canonical().to_string()));
    }
    by_size(&lower).map(|bits| (bits, lower))
}

/// The name of a type without its namespace or module.
pub fn bare(name: &str) -> &str {
    let name = name.trim();
    SCOPES.iter().find_map(|scope| name.strip_prefix(scope)).unwrap_or(name)
}

/// What may stand in front of a type.
const SCOPES: [&str; 9] = ["cutlass::", "cute::", "std::", "cutlass.", "cute.", "torch.", "np.", "numpy.", "ml_dtypes."];

/// The names that types have elsewhere, in lower case, and the name here.
const USUAL: [(&[&str], &str); 21] = [
    (&["fp16", "float16", "float16_t", "__half", "__nv_half"], "half_t"),
    (&["bfloat16", "nv_bfloat16", "__nv_bfloat16"], "bfloat16_t"),
    (&["fp32", "float32", "single"], "float"),
    (&["fp64", "float64"], "double"),
    (&["tfloat32", "tensorfloat32"], "tfloat32_t"),
    (&["fp8", "fp8e4m3", "fp8_e4m3", "f8e4m3", "float8_e4m3", "float8_e4m3fn", "float8e4m3fn", "__nv_fp8_e4m3"], "float_e4m3_t"),
    (&["fp8e5m2", "fp8_e5m2", "f8e5m2", "float8_e5m2", "float8e5m2", "__nv_fp8_e5m2"], "float_e5m2_t"),
    (&["e8m0", "ue8m0", "f8e8m0fnu", "float8_e8m0fnu", "float8e8m0fnu"], "float_ue8m0_t"),
    (&["fp6", "fp6_e2m3", "f6e2m3", "f6e2m3fn", "float6_e2m3fn"], "float_e2m3_t"),
    (&["fp6_e3m2", "f6e3m2", "f6e3m2fn", "float6_e3m2fn"], "float_e3m2_t"),
    (&["fp4", "fp4_e2m1", "f4e2m1", "f4e2m1fn", "float4_e2m1fn", "float4e2m1fn", "nvfp4", "mxfp4"], "float_e2m1_t"),
    (&["byte", "unsigned char"], "uint8_t"),
    (&["signed char"], "int8_t"),
    (&["short"], "int16_t"),
    (&["ushort", "unsigned short"], "uint16_t"),
    (&["uint", "unsigned int"], "uint32_t"),
    (&["long long", "longlong"], "int64_t"),
    (&["unsigned long", "unsigned long long"], "uint64_t"),
    (&["int4"], "int4_t"),
    (&["uint4"], "uint4_t"),
    (&["uint1", "bit"], "uint1_t"),
];

/// The size that a name consists of: `u8`, `b16`, `16b`, `32`.
fn by_size(name: &str) -> Option<u32> {
    let digits = name.trim_start_matches(['u', 'b', 'i', 's', 'f']).trim_end_matches('b');
    let letters = name.len() - digits.len();
    digits.parse().ok().filter(|n| letters <= 1 && [1, 2, 4, 6, 8, 16, 32, 64, 128].contains(n))
}

/// The element type called `name`.
pub fn named(name: &str) -> Option<&'static Element> {
    ELEMENTS.iter().find(|e| e.name == name)
}

#[cfg(test)]
mod tests {
    use super::usual;

    #[test]
    fn a_type_goes_by_its_usual_names() {
        for name in ["f16", "fp16", "half", "half_t", "float16", "__half", "Float16", "torch.float16", "cutlass::half_t"] {
            assert_eq!(usual(name), Some((16, "half_t".to_string())), "{name}");
        }
        for name in ["bf16", "bfloat16", "bfloat16_t", "BFloat16", "torch.bfloat16", "__nv_bfloat16"] {
            assert_eq!(usual(name), Some((16, "bfloat16_t".to_string())), "{name}");
        }
        for (name, bits) in [("u8", 8), ("16b", 16), ("32", 32), ("fp8", 8), ("e2m1", 4), ("f8E4M3FN", 8), ("unsigned char", 8)] {
            assert_eq!(usual(name).map(|(bits, _)| bits), Some(bits), "{name}");
        }
        assert_eq!(usual("rows"), None);
        assert_eq!(usual("f17"), None);
    }
}
