//! `read`, layouts in other notations wherever an expression stands, and `eval --as`.

use super::cutectl;

const BLOCKED: &str = "#ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>";

#[test]
fn a_layout_of_another_tool_stands_wherever_an_expression_does() {
    for command in
        [&["bank", "--dtype", "f16", "--tv", "row"][..], &["svg"], &["info"], &["print"], &["same", "Sw<3,3,3> o 0 o (64,64):(64,1)"]]
    {
        let text = "!ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #smem, mutable>";
        cutectl(command.iter().copied().chain([text])).ends().status(0);
    }
    cutectl(["tv", "--shape", "128,64", "--tile", "128,64", BLOCKED]).ends().status(0);
    let line = format!("# a comment\nL = {BLOCKED}; size<0>(L)\n");
    let file = std::env::temp_dir().join(format!("cutectl-notations-{}.cute", std::process::id()));
    std::fs::write(&file, line).unwrap();
    cutectl(["eval", "--plain", "--shape", "128,64", "-f", &file.to_string_lossy()]).prints("128\n");
    std::fs::remove_file(file).unwrap();
}

#[test]
fn a_printed_tiled_copy_ends_where_its_statement_does() {
    let copy = "Tiled Copy\n  Tiler MN:        (32:1,32:1)\n  TV Layout tiled: ((8,32),4):((128,1),32)\nCopy Atom\n  \
                ThrID:           1:0\n  TV Layout Src:   (1,4):(0,1)\n  TV Layout Dst:   (1,4):(0,1)\n  Value type:      f32";
    cutectl(["eval", &format!("C = {copy}; size(C)")]).prints("1024\n");
}

#[test]
fn what_is_open_is_named_and_bound() {
    let text = "memref<?x8xf32, strided<[?, 1], offset: ?>>";
    let json = cutectl(["read", "--format", "json", text]).json();
    assert_eq!((&json["text"], &json["offset"]), (&"(a,8):(b,1)".into(), &"?".into()));
    cutectl(["eval", text]).refuses("E0204");
    let bound = ["eval", "--plain", "-D", "a=4", "-D", "b=16", "-D", "offset0=3", text];
    cutectl(bound).prints("counting_iter(3) o (4,8):(16,1)\n");
}

#[test]
fn what_is_missing_is_asked_for() {
    cutectl(["eval", BLOCKED]).refuses("E0119").err_has("--shape 128,64");
    cutectl(["read", "(4, 8) (32, 4)"]).refuses("E0119").err_has("--from torch");
    cutectl(["read", "--from", "numpy", "(4, 8) (32, 4)"]).refuses("E0119").err_has("--bits 32");
    cutectl(["read", "--from", "numpy", "--bits", "32", "(4, 8) (32, 4)"]).prints("(4,8):(8,1)\n");
    cutectl(["eval", "--as", "torch", "((2,2),8):((1,4),8)"]).refuses("E0121").err_has("mode 0");
}

#[test]
fn a_formula_that_is_written_is_inferred() {
    let layout = "Sw<3,3,3> o 0 o (64,64):(64,1)";
    for language in ["c", "python"] {
        let formula = cutectl(["eval", "--as", language, layout]).ends().status(0).out_text();
        cutectl(["infer", "--shape", "64,64", "--expr", formula.trim()]).ends().status(0).out_has(layout);
    }
    cutectl(["mma", "--shape", "16x8x16", "--arch", "SM80"]).ends().status(0);
}

/// Reads each text; the first line of the answer.
fn reads(texts: &[(&str, &str)]) {
    for (text, want) in texts {
        let answer = cutectl(["read", text]).ends().status(0).out_text();
        assert_eq!(answer.lines().next(), Some(*want), "{text}");
    }
}

#[test]
fn a_tiled_mma_of_the_dsl_is_one() {
    let fma = "!cute.tiled_mma<!cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32 >, atom_layout_MNK = <\"(16,16,1):(16,1,0)\">, \
               permutation_MNK = <\"[(16,4):(4,1);(16,4):(4,1);_]\">>";
    let built = "make_tiled_mma(UniversalFMA<float,float,float,float>{},Layout<Shape<_16,_16,_1>,Stride<_16,_1,_0>>{},\
                 Tile<Layout<Shape<_16,_4>,Stride<_4,_1>>,Layout<Shape<_16,_4>,Stride<_4,_1>>,Underscore>{})";
    let warp = "!cute.tiled_mma<!cute_nvgpu.sm80.mma<16x8x16, elem_type = (f16, f16, f32) >, atom_layout_MNK = <\"(2,2,1):(1,2,0)\">, \
                permutation_MNK = <\"[32:1;32:1;16:1]\">>";
    let tiled = "make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{},Layout<Shape<_2,_2,_1>,Stride<_1,_2,_0>>{},\
                 Tile<Layout<_32,_1>,Layout<_32,_1>,Layout<_16,_1>>{})";
    for (text, same) in [(fma, built), (warp, tiled)] {
        let (ours, theirs) = (cutectl(["eval", text]), cutectl(["eval", same]));
        assert_eq!(ours.ends().status(0).out_text(), theirs.ends().status(0).out_text(), "{text}");
    }
    for (operation, name) in [
        ("sm90.mma<64x128x16, ab_major = (k, mn), elem_type = (f16, f16, f32), frag_kind = ss>", "SM90_64x128x16_F32F16F16_SS<"),
        (
            "sm100.mma<128x256x16, num_cta = 2, ab_major = (k, mn), elem_type = (bf16, bf16, f32), frag_kind = ss>",
            "SM100_MMA_F16BF16_2x1SM_SS<",
        ),
    ] {
        let text = format!("!cute.tiled_mma<!cute_nvgpu.{operation}, atom_layout_MNK = <\"(1,1,1):(0,0,0)\">>");
        cutectl(["read", &text]).ends().status(0).out_has(name);
        cutectl(["eval", &text]).ends().status(0).out_has("Shape_MNK");
    }
    cutectl(["read", "!cute.tiled_mma<!cute_nvgpu.sm120.mma<16x8x64>, atom_layout_MNK = <\"1:0\">>"]).refuses("E0118");
}

#[test]
fn maps_with_symbols_and_open_extents() {
    reads(&[
        ("memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>>", "counting_iter(offset0) o (a,b):(c,1)"),
        ("memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1 * 2 + 7)>>", "counting_iter(7) o (4,8):(a,2)"),
        ("memref<?x8xf32, affine_map<(d0, d1) -> (d1, d0)>>", "(a,8):(1,a)"),
        ("memref<2x?x8xf32, affine_map<(d0, d1, d2) -> (d2, d0, d1)>>", "(2,a,8):(a,1,a*2)"),
    ]);
    cutectl(["read", "memref<?x8xf32, affine_map<(d0, d1) -> (d0, d0)>>"]).refuses("E0118");
    cutectl(["read", "memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 * d1 + s0)>>"]).refuses("E0118");
}

#[test]
fn joined_dimensions_are_tiled_as_one() {
    reads(&[
        ("f32[2,3,4]{2,1,0:T(*,8)}", "(2,4,4):(16,4,1)"),
        ("f32[6,4]{1,0:T(*,2)}", "(6,4):(4,1)"),
        ("f32[4,6,8]{2,1,0:T(2,*,16)}", "((2,2),(2,3),8):((16,96),(8,32),1)"),
        // a tile within a tile that is larger: what is padded does not count on
        ("f32[1,16,5]{2,1,0:T(3,4)(8)}", "(1,(3,6),(4,2)):(0,(8,48),(1,24))"),
    ]);
    cutectl(["read", "f32[3,5]{1,0:T(*,4)}"]).refuses("E0118").err_has("joined");
    cutectl(["read", "f32[3,5]{1,0:T(4,*)}"]).refuses("E0118").err_has("never the last");
}

#[test]
fn memory_of_more_dimensions_than_its_layout_is_several_buffers() {
    let nvmma = "#ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>";
    let swizzled = "#ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>";
    reads(&[
        (&format!("!ttg.memdesc<3x64x64xf16, {swizzled}, #smem, mutable>"), "Sw<3,3,3> o 0 o (3,64,64):(4096,64,1)"),
        (&format!("!ttg.memdesc<3x64x128xf16, {nvmma}, #smem, mutable>"), "Sw<3,3,3> o 0 o (3,64,(64,2)):(8192,64,(1,4096))"),
        (
            "!ttg.memdesc<2x128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #tmem, mutable>",
            "(2,128,64):(64@1,1@0,1@1)",
        ),
    ]);
    cutectl(["read", "!ttg.memdesc<3x64x32xf16, #ttg.padded_shared<[64:+8] {order = [1, 0], shape = [64, 32]}>, #smem>"]).refuses("E0118");
}

#[test]
fn formulas_with_an_exclusive_or_are_linear_maps() {
    reads(&[
        ("Layout([8, 64] -> [8, 64], forward_index: [_i, (_j // 8 ^ _i) * 8 + _j % 8])", "Sw<3,3,3> o 0 o (8,64):(64,1)"),
        ("Fragment([8, 32] -> [8], thread: 32, forward_thread: _j ^ _i, forward_index: [_i])", "Sw<3,0,-3> o 0 o (32,8):(8,1)"),
    ]);
    cutectl(["read", "Layout([6, 64] -> [6, 64], forward_index: [_i, _j ^ _i])"]).refuses("E0118");
}

#[test]
fn a_type_says_the_tile_of_its_threads() {
    let text = "tensor<16x8xf16, #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>>";
    cutectl(["tv", text]).ends().status(0).out_has("16x8").out_has("\n 0  |  T0V0 |  T0V1 |  T1V0 |");
    cutectl(["eval", "tensor<0>(make_tensor(counting_iter(0),(_64,_32)))"]).prints("counting_iter(0) o _64:_1\n");
}
