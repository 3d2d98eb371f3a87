//! The shared-memory stages of CUTLASS's `test/unit/gemm/device/default_gemm_configuration.hpp` for SM80, found again or beaten.

use super::memory::suggest;
use super::rounds::is_drawn;
use serde_json::Value as Json;

/// A stage of one operand: what it is, the element, the tile as the header has it, the copy that stores it, and what reads it. `X` is
/// the operand, A or B, and `{n}` its extent.
type Stage = (&'static str, &'static str, &'static str, &'static str, &'static str);

const CP128: &str = "st.b128 make_tiled_copy(Copy_Atom<SM80_CP_ASYNC_CACHEALWAYS<uint128_t>, ";
const HMMA: &str = "make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, (2,2,1), Tile<_32,_32,_16>{})";
const TF32: &str = "make_tiled_mma(SM80_16x8x8_F32TF32TF32F32_TN{}, (2,2,1):(2,1,1), Tile<_32,_32,_8>{})";
const IMMA: &str = "make_tiled_mma(SM80_16x8x32_S32S8S8S32_TN{}, (2,2,1), Tile<_32,_32,_32>{})";
const DMMA: &str = "make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN{}, (2,2,1), make_tile((16,2):(2,1), (16,2):(2,1), _))";
const FMA: &str = "make_tiled_mma(UniversalFMA<float>{}, (16,16,1))";
const DP4A: &str = "make_tiled_mma(SM61_DP4A{}, (16,16,1))";

/// Every stage of both operands: f16 (TN, NT, NN, TT at K = 32, and the atom of K = 64), tf32 (K = 32, and the atom of K = 16), s8 (TN), f64
/// (TN, NT, NN, TT), and SIMT: the two-stage kernels of every element and of int8, and the SM80 ones, whose four majors permute one operand,
/// both or none. (bf16 has no configuration there: it would have the stages of f16.)
const STAGES: &[Stage] = &[
    (
        "f16 K-major, 64",
        "half_t",
        "tile_to_shape(composition(Swizzle<3,3,3>{}, (_8,_64):(_64,_1)), (_128,_64))",
        "CP128 half_t>{}, (16,8):(8,1), (1,8))",
        "ldmatrix.x4 X of HMMA",
    ),
    (
        "f16 K-major, 32",
        "half_t",
        "tile_to_shape(composition(Swizzle<2,3,3>{}, (_8,_32):(_32,_1)), (_128,_32))",
        "CP128 half_t>{}, (32,4):(4,1), (1,8))",
        "ldmatrix.x4 X of HMMA",
    ),
    (
        "f16 MN-major, 32",
        "half_t",
        "tile_to_shape(composition(Swizzle<3,3,3>{}, (_64,_8):(_1,_64)), (_128,_32))",
        "CP128 half_t>{}, (16,8):(1,16), (8,1))",
        "ldmatrix.x4.trans X of HMMA",
    ),
    (
        "f16 MN-major, 64",
        "half_t",
        "tile_to_shape(composition(Swizzle<3,3,3>{}, (_64,_8):(_1,_64)), (_128,_64))",
        "CP128 half_t>{}, (16,8):(1,16), (8,1))",
        "ldmatrix.x4.trans X of HMMA",
    ),
    (
        "tf32 K-major, 32",
        "tfloat32_t",
        "tile_to_shape(composition(Swizzle<3,2,3>{}, (_8,_32):(_32,_1)), (_128,_32))",
        "CP128 tfloat32_t>{}, (16,8):(8,1), (1,4))",
        "ldmatrix.x4 X of TF32",
    ),
    (
        "tf32 K-major, 16",
        "tfloat32_t",
        "tile_to_shape(composition(Swizzle<2,2,3>{}, (_8,_16):(_16,_1)), (_128,_16))",
        "CP128 tfloat32_t>{}, (32,4):(4,1), (1,4))",
        "ldmatrix.x4 X of TF32",
    ),
    (
        "tf32 MN-major, 32",
        "tfloat32_t",
        "tile_to_shape(composition(Swizzle<3,2,3>{}, (_32,_8):(_1,_32)), (_128,_32))",
        "CP128 tfloat32_t>{}, (16,8):(1,16), (4,1))",
        "ld.b32 X of TF32",
    ),
    (
        "s8 K-major, 64",
        "int8_t",
        "tile_to_shape(composition(Swizzle<2,4,3>{}, (_16,_64):(_64,_1)), (_128,_64))",
        "CP128 int8_t>{}, (32,4):(4,1), (1,16))",
        "ldmatrix.x4 X of IMMA",
    ),
    (
        "f64 K-major, 16",
        "double",
        "tile_to_shape(composition(Swizzle<2,0,4>{}, (_4,_16):(_1,_4)), (_{n},_16))",
        "st.b64 make_tiled_copy(Copy_Atom<SM80_CP_ASYNC_CACHEALWAYS<double>, double>{}, (8,16):(16,1), (1,1))",
        "ld.b64 X of DMMA",
    ),
    (
        "f64 MN-major, 16",
        "double",
        "tile_to_shape(composition(Swizzle<2,2,2>{}, (_16,_4):(_1,_16)), (_{n},_16))",
        "CP128 double>{}, (16,8):(1,16), (2,1))",
        "ld.b128 X of DMMA",
    ),
    (
        "f32 NT A",
        "float",
        "(_128,_16):(_1,_128)",
        "st.b64 make_tiled_copy(Copy_Atom<SM80_CP_ASYNC_CACHEALWAYS<uint64_t>, float>{}, (32,8):(1,32), (2,1))",
        "ld.b64 A of make_tiled_mma(UniversalFMA<float>{}, (16,16,1), make_tile((16,2):(2,1), (16,2):(2,1), _))",
    ),
    (
        "f32 NT B",
        "float",
        "(_128,_16):(_1,_128)",
        "st.b64 make_tiled_copy(Copy_Atom<SM80_CP_ASYNC_CACHEALWAYS<uint64_t>, float>{}, (32,8):(1,32), (2,1))",
        "ld.b64 B of make_tiled_mma(UniversalFMA<float>{}, (16,16,1), make_tile((16,2):(2,1), (16,2):(2,1), _))",
    ),
    (
        "f32 TN A",
        "float",
        "(_128,_16):(_1,_129)",
        "st.b32 make_tiled_copy(Copy_Atom<SM80_CP_ASYNC_CACHEALWAYS<float>, float>{}, (16,16):(16,1), (1,1))",
        "ld.b32 A of FMA",
    ),
    (
        "f32 TN B",
        "float",
        "(_128,_16):(_1,_129)",
        "st.b32 make_tiled_copy(Copy_Atom<SM80_CP_ASYNC_CACHEALWAYS<float>, float>{}, (16,16):(16,1), (1,1))",
        "ld.b32 B of FMA",
    ),
    (
        "f32 NN A",
        "float",
        "(_128,_16):(_1,_128)",
        "st.b64 make_tiled_copy(Copy_Atom<SM80_CP_ASYNC_CACHEALWAYS<uint64_t>, float>{}, (32,8):(1,32), (2,1))",
        "ld.b64 A of make_tiled_mma(UniversalFMA<float>{}, (16,16,1), make_tile((16,2):(2,1), _, _))",
    ),
    (
        "f32 NN B",
        "float",
        "(_128,_16):(_1,_129)",
        "st.b32 make_tiled_copy(Copy_Atom<SM80_CP_ASYNC_CACHEALWAYS<float>, float>{}, (16,16):(16,1), (1,1))",
        "ld.b32 B of make_tiled_mma(UniversalFMA<float>{}, (16,16,1), make_tile((16,2):(2,1), _, _))",
    ),
    (
        "f32 TT A",
        "float",
        "(_128,_16):(_1,_129)",
        "st.b32 make_tiled_copy(Copy_Atom<SM80_CP_ASYNC_CACHEALWAYS<float>, float>{}, (16,16):(16,1), (1,1))",
        "ld.b32 A of make_tiled_mma(UniversalFMA<float>{}, (16,16,1), make_tile(_, (16,2):(2,1), _))",
    ),
    (
        "f32 TT B",
        "float",
        "(_128,_16):(_1,_128)",
        "st.b64 make_tiled_copy(Copy_Atom<SM80_CP_ASYNC_CACHEALWAYS<uint64_t>, float>{}, (32,8):(1,32), (2,1))",
        "ld.b64 B of make_tiled_mma(UniversalFMA<float>{}, (16,16,1), make_tile(_, (16,2):(2,1), _))",
    ),
    (
        "f32 two stages, MN-major",
        "float",
        "(_128,_8):(_1,_128)",
        "st.b32 make_tiled_copy(Copy_Atom<UniversalCopy<float>, float>{}, (32,8):(1,32), (1,1))",
        "ld.b32 X of FMA",
    ),
    (
        "f32 two stages, K-major",
        "float",
        "(_128,_8):(_1,_132)",
        "st.b32 make_tiled_copy(Copy_Atom<UniversalCopy<float>, float>{}, (32,8):(8,1), (1,1))",
        "ld.b32 X of FMA",
    ),
    (
        "s8 two stages, K-major",
        "int8_t",
        "(_128,(_4,_8)):(_4,(_1,_512))",
        "st.b32 make_tiled_copy(Copy_Atom<UniversalCopy<uint32_t>, int8_t>{}, (32,8):(8,1), (1,4))",
        "ld.b32 X of DP4A",
    ),
    (
        "s8 two stages, MN-major",
        "int8_t",
        "(_128,(_4,_8)):(_4,(_1,_512))",
        "st.b8 make_tiled_copy(Copy_Atom<UniversalCopy<uint8_t>, int8_t>{}, (32,8):(1,32), (1,1))",
        "ld.b32 X of DP4A",
    ),
];

/// Wavefronts of the two accesses together: as the header has the stage, under the best swizzle, under the best linear map over address
/// bits, and with the best padding.
fn asked(stage: &Stage, operand: &str) -> [u64; 4] {
    let spelled = |text: &str| {
        let names = [("CP128 ", CP128), ("HMMA", HMMA), ("TF32", TF32), ("IMMA", IMMA), ("DMMA", DMMA), ("FMA", FMA), ("DP4A", DP4A)];
        let text = text.replace("{n}", if operand == "A" { "128" } else { "64" });
        // The name of an operation at the end, or of a copy at the start.
        let end = names.iter().find(|(name, _)| text.ends_with(&format!(" {name}")) || text.starts_with(name));
        end.map_or(text.clone(), |(name, whole)| text.replacen(name, whole, 1)).replace(" X of ", &format!(" {operand} of "))
    };
    let (tile, dtype) = (spelled(stage.2), stage.1);
    let accesses = [spelled(stage.3), spelled(stage.4)];
    let args = ["--dtype", dtype, "--access", &accesses[0], "--access", &accesses[1]];
    // A padded tile is asked for without its padding.
    let bare = tile.replace("_129", "_128").replace("_132", "_128");
    let answer = suggest(&[&[bare.as_str()], &args[..], &["--padding"]].concat());
    let sum = |list: &Json| list.as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).sum::<u64>();
    let theirs = if bare == tile { sum(&answer["given"]) } else { sum(&suggest(&[&[tile.as_str()], &args[..]].concat())["given"]) };
    assert_eq!(answer["linear"]["proved"], true, "{} {operand}: {answer}", stage.0);
    let padded = answer["paddings"].get(0).map_or(u64::MAX, |p| sum(&p["wavefronts"]));
    [theirs, answer["least"].as_u64().unwrap(), sum(&answer["linear"]["wavefronts"]), padded]
}

#[test]
fn the_stages_of_the_default_gemm_configurations_are_found_again_or_beaten() {
    let (mut places, mut drawn, mut beaten) = (0, Vec::new(), Vec::new());
    for stage in STAGES {
        let operands: &[&str] = if stage.4.contains(" X ") { &["A", "B"] } else { &[""] };
        for operand in operands {
            places += 1;
            if !is_drawn(places) {
                continue;
            }
            let name = format!("{} {operand}", stage.0).trim_end().to_string();
            let [theirs, swizzle, linear, padded] = asked(stage, operand);
            println!("{} {operand}: theirs {theirs}, swizzle {swizzle}, linear {linear}, padded {padded}", stage.0);
            assert!(linear <= swizzle && swizzle.min(linear).min(padded) <= theirs, "{} {operand}", stage.0);
            if swizzle.min(linear).min(padded) < theirs {
                beaten.push(name.clone());
            }
            drawn.push(name);
        }
    }
    assert!(places == 36 && drawn.len() >= 9, "{places} {drawn:?}");
    let expected = [
        "tf32 MN-major, 32 A",
        "tf32 MN-major, 32 B",
        "f64 K-major, 16 A",
        "f64 K-major, 16 B",
        "f32 TN A",
        "f32 TN B",
        "f32 NN B",
        "f32 TT A",
        "s8 two stages, K-major A",
        "s8 two stages, K-major B",
    ];
    let expected: Vec<&str> = expected.into_iter().filter(|name| drawn.iter().any(|other| other == name)).collect();
    assert_eq!(beaten, expected);
}
