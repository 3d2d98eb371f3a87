//! Element types by name: what `half_t` and `float` measure.

/// A C++ or DSL element type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Element {
    /// Its name in C++ without namespaces: `half_t`.
    pub name: &'static str,
    /// Its size in bits.
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
            "uint1b_t" | "bin1_t" => "uint1_t",
            "int6b_t" => "int6_t",
            "uint6b_t" => "uint6_t",
            "int2b_t" => "int2_t",
            "uint2b_t" => "uint2_t",
            "f8E4M3FN" => "float_e4m3_t",
            "f8E5M2" => "float_e5m2_t",
            "f4E2M1FN" => "float_e2m1_t",
            name => name,
        }
    }
}

/// What stands for a type of a run-time value, whose number its type does not tell.
pub static RUN_TIME: Element = i("int", 32);

/// Every element type that the language knows.
pub static ELEMENTS: &[Element] = &[
    i("bool", 8),
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
];

/// The element type called `name`.
pub fn named(name: &str) -> Option<&'static Element> {
    ELEMENTS.iter().find(|e| e.name == name)
}
