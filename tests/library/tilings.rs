//! Tilings as code: what `--as cpp` and `--as type` print builds the same value again.

use bumpalo::Bump;
use cutectl::algebra::Mode;
use cutectl::eval::Session;
use cutectl::value::Value;
use cutectl::value::notation::{Notation, Spelling};

/// The answer to `source` in a spelling.
fn spelled(mode: Mode, source: &str, spelling: Spelling) -> String {
    let arena = Bump::new();
    match Session::new(mode).line(&arena, arena.alloc_str(source)) {
        Ok(outcome) => match outcome.answer {
            Value::Nothing => "nothing".to_owned(),
            answer => Notation { spelling, ..Notation::default() }.text(answer),
        },
        Err(error) => format!("{:?}", error.kind),
    }
}

const TILINGS: &[&str] = &[
    "MMA_Atom<SM70_8x8x4_F32F16F16F32_NT>",
    "MMA_Atom<SM90_64x64x16_F32F16F16_SS<GMMA::Major::K,GMMA::Major::MN>>",
    "make_tiled_mma(UniversalFMA<float,half_t,half_t,float>{}, make_layout((_4,_8)))",
    "make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, (_2,_2,_1):(_2,_1,_0), (_32,(_8,_2,_2):(_1,_16,_8),_))",
    "make_tiled_mma(SM70_8x8x4_F16F16F16F16_TN{}, (_2,_2):(_1,_2), _32)",
    "make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN{}, (2,1,1):(1,0,0))",
    "make_tiled_mma(SM70_8x8x4_F32F16F16F32_NN{}, make_layout((_2,_4,_1))).get_slice(37)",
    "make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, make_layout((_2,_2))).get_slice(_127)",
    "Copy_Atom<SM75_U32x4_LDSM_N,half_t>",
    "Copy_Atom<SM80_CP_ASYNC_CACHEALWAYS<uint128_t>,bfloat16_t>",
    "make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>,half_t>{}, (_32,_4):(_4,_1), make_layout((_1,_8)))",
    "make_tiled_copy(Copy_Atom<DefaultCopy,float>{}, make_layout(_32)).get_slice(5)",
    "make_cotiled_copy(Copy_Atom<UniversalCopy<uint128_t>,float>{}, (_32,_4):(_8,_1), (_16,_16):(_16,_1))",
    "make_tiled_copy_B(Copy_Atom<SM75_U32x2_LDSM_N,half_t>, make_tiled_mma(SM80_16x8x16_F16F16F16F16_TN,make_layout((_2,_2,_1)))).get_slice(_3)",
];

#[test]
fn what_is_spelled_as_code_builds_the_same_value() {
    for source in TILINGS {
        for mode in [Mode::Value, Mode::Cxx] {
            let dump = spelled(mode, source, Spelling::Cute);
            for spelling in [Spelling::Cpp, Spelling::Type] {
                let code = spelled(mode, source, spelling);
                assert!(!code.contains('\n'), "{source} is spelled as a dump:\n{code}");
                assert_eq!(spelled(mode, &code, Spelling::Cute), dump, "{source}\n{code}");
                assert_eq!(spelled(mode, &code, spelling), code, "{source}");
            }
        }
    }
}

#[test]
fn a_bound_tiling_keeps_what_its_code_needs() {
    for source in TILINGS {
        let bound = format!("x = {source}; x");
        assert_eq!(spelled(Mode::Value, &bound, Spelling::Cpp), spelled(Mode::Value, source, Spelling::Cpp));
    }
}

/// C++ keeps the types of a tiled copy: run-time integers in it are zero, as g++ printed them.
#[test]
fn a_tiled_copy_of_run_time_threads_keeps_their_types_alone() {
    let source = "make_tiled_copy(Copy_Atom<UniversalCopy<uint16_t>,half_t>{}, (32,_1):(_1,0), (_8,_1):(_1,_0))";
    let start = |mode| spelled(mode, source, Spelling::Cute).lines().take(3).collect::<Vec<_>>().join("\n");
    assert_eq!(start(Mode::Cxx), "TiledCopy\n  Tiler_MN:       (0,_1)\n  TiledLayout_TV: (0,_8):(_8,0)");
    assert_eq!(start(Mode::Value), "TiledCopy\n  Tiler_MN:       (256,_1)\n  TiledLayout_TV: (32,_8):(_8,1)");
    let layout = "make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>,half_t>{}, (_32,_1):(1,0), (_8,_1):(_1,_0)).get_layoutS_TV()";
    assert_eq!(spelled(Mode::Value, layout, Spelling::Cute), "(_32,(_8,_1)):(_8,(_1,_0))");
    assert!(spelled(Mode::Cxx, layout, Spelling::Cute).contains("DivisionByZero"));
    assert!(spelled(Mode::Cxx, &source.replace("UniversalCopy<uint16_t>", "SM75_U32x4_LDSM_N"), Spelling::Cute).contains("NotStatic"));
}

#[test]
fn a_dump_without_its_instruction_stays_a_dump() {
    let dump = spelled(Mode::Value, "MMA_Atom<SM80_8x8x4_F64F64F64F64_TN>", Spelling::Cute);
    assert_eq!(spelled(Mode::Value, &dump, Spelling::Cpp), dump);
}
