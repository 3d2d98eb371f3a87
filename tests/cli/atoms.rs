//! `mma`, `copy`, `tv`: listings, one atom or tiling, and who holds what.

use super::cutectl;
use serde_json::json;

const ATOM: &str = "SM80_16x8x16_F32F16F16F32_TN";
const TILED: &str = "make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, (_2,_2,_1))";
const COPY: &str = "make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, half_t>{}, (_16,_8):(_8,_1), (_1,_8))";

#[test]
fn names_and_parts_of_names_list_operations() {
    let all = cutectl(["mma", "--format", "csv"]).ends().status(0).err("").lines().len();
    assert!(all > 2000, "{all} lines");
    cutectl(["mma", "16x8x16", "--arch", "sm80", "--type", "half_t", "--format", "csv"]).prints(F16_OF_SM80);
    for typed in [["sm_80", "f16"], ["80", "fp16"], ["SM80", "torch.float16"]] {
        cutectl(["mma", "16x8x16", "--arch", typed[0], "--dtype", typed[1], "--format", "csv"]).prints(F16_OF_SM80);
    }
    let listed = cutectl(["mma", "16x8x16", "--arch", "SM80", "--dtype", "bf16", "--format", "json"]).json();
    assert_eq!((&listed[0]["shape"], &listed[0]["types"][1]), (&json!([16, 8, 16]), &json!("bfloat16_t")));
    cutectl(["mma", "--shape", "8,8,4", "--type", "F64"]).ends().status(0).err("").out_has("SM80_8x8x4_F64F64F64F64_TN");
    cutectl(["copy", "sm75*ldsm*n", "--csv"])
        .ends()
        .status(0)
        .err("")
        .out_has("SM75_U32x4_LDSM_N,SM75,copy_traits_sm75.hpp,ldmatrix.sync.aligned.x4.m8n8.shared.b16\n");
    cutectl(["copy", "UniversalCopy<*>"]).ends().status(2).out("");
}

const F16_OF_SM80: &str = "operation,arch,shape,types,header,instruction\n\
    SM80_16x8x16_F16F16F16F16_TN,SM80,16x8x16,half_t half_t half_t half_t,mma_traits_sm80.hpp,\
    mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16\n\
    SM80_16x8x16_F32F16F16F32_TN,SM80,16x8x16,float half_t half_t float,mma_traits_sm80.hpp,\
    mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32\n";

#[test]
fn instructions_are_looked_for_too() {
    for (command, word, found) in [
        ("copy", "ldmatrix", "SM75_U32x4_LDSM_N"),
        ("copy", "ldmatrix.x4", "SM75_U32x4_LDSM_N"),
        ("copy", "cp.async", "SM80_CP_ASYNC_CACHEALWAYS"),
        ("copy", "tcgen05.ld", "SM100_TMEM_LOAD_16dp256b1x"),
        ("mma", "wgmma", "SM90_64x8x16_F16F16F16_SS<...>"),
    ] {
        cutectl([command, word]).ends().status(0).err("").out_has(found).out_has("instruction");
    }
    cutectl(["copy", "wmma"]).refuses("E0706").err_has("a part of a name or of an instruction will do");
    cutectl(["mma", "--arch", "60"]).refuses("E0706").err_has("the architectures are SM");
}

#[test]
fn what_no_listing_holds_is_refused_with_what_is_close() {
    cutectl(["mma", "SM80_16x8x16_F32F16F16F32_TX"]).refuses("E0706").err_has("did you mean `SM80_16x8x16_F32F16F16F32_TN`?");
    cutectl(["mma", "SM75_U32x4_LDSM_N"]).refuses("E0706").err_has("it is a copy operation: `cutectl copy SM75_U32x4_LDSM_N`");
    cutectl(["copy", ATOM]).refuses("E0706").err_has("it is an MMA operation");
    cutectl(["mma", "16x8x16", "--arch", "SM61"]).refuses("E0706").err_has("the filters exclude all");
    cutectl(["mma", "(4,8)"]).refuses("E0307");
    cutectl(["mma", COPY]).refuses("E0307");
    cutectl(["mma", "("]).refuses("E0102");
    cutectl(["mma", "--type", "complex", "--csv"]).ends().status(0).out_has("SM80_8x8x4_C64C64C64C64_TN,SM80,8x8x4,");
}

#[test]
fn what_the_table_leaves_out_says_why() {
    cutectl(["copy", "SM90_TMA_LOAD"])
        .refuses("E0310")
        .err_has("it has no layouts of its own: `make_tma_copy` and its relatives make them");
    cutectl(["copy", "TMA_LOAD"]).refuses("E0706").err_has("which is not covered: `cutectl copy SM90_TMA_LOAD` says why");
    cutectl(["eval", "make_tma_copy(SM90_TMA_LOAD{}, (4,8), (4,8))"]).refuses("E0307").err_has("needs a layout, not a tuple");
    cutectl(["eval", "make_tmem_copy(SM100_TMEM_LOAD_32dp32b1x{}, 4)"]).refuses("E0303").err_has("needs a tensor");
    cutectl(["eval", "SM99_16x8x16_Q_TN"]).refuses("E0201").err_has("`cutectl mma` and `cutectl copy` list the operations");
}

/// CuTe prints the atom, and refuses an object of the operation.
#[test]
fn a_tiling_needs_what_its_operation_asserts() {
    let atom = "Copy_Atom<AutoVectorizingCopyWithAssumedAlignment<256>, float>{}";
    cutectl(["eval", atom]).ends().status(0).err("").out_has("Copy_Atom\n");
    cutectl(["eval", &format!("make_tiled_copy({atom}, (_8,_4), make_layout((_1,_2)))")]).refuses("E0311").err_has("MaxVecBits");
    let picture = "print_latex(MMA_Atom<SM100_MMA_S8_SS<int8_t,int8_t,int32_t,64,12,UMMA::Major::K,UMMA::Major::K>>{})";
    cutectl(["eval", picture]).refuses("E0311");
}

#[test]
fn a_question_is_of_one_operation() {
    cutectl(["mma", "--thread", "5"]).refuses("E0710").err_has("ask about one operation");
    cutectl(["mma", "SM80", "--element", "A", "0,0"]).refuses("E0710");
    cutectl(["mma", "8x8x4_F64", "--thread", "5", "--csv"]).ends().status(0).err("").out_has("\n5,C,1,1,3,\n");
}

#[test]
fn an_instruction_is_named_where_the_headers_have_assembly() {
    for (name, instruction) in
        [("SM80_8x8x4_GC64C64C64GC64_TN", "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64"), ("SM100_2x1x1_F32F32F32F32", "fma.rn.f32x2")]
    {
        cutectl(["mma", name]).ends().status(0).err("").out_has(&format!("\n{instruction}\nMMA_Atom\n"));
    }
    // The traits of a bulk copy are given its bits.
    let bulk = "Copy_Traits<SM90_BULK_COPY_S2G, Int<1024>>";
    cutectl(["copy", bulk]).ends().status(0).err("").out_has("\ncp.async.bulk.global.shared::cta.bulk_group\nCopy_Atom\n");
    cutectl(["eval", "--as", "type", &format!("Copy_Atom<{bulk}, half_t>")])
        .prints("Copy_Atom<Copy_Traits<SM90_BULK_COPY_S2G,Int<1024>>, half_t>{}\n");
    cutectl(["copy", "Copy_Traits<SM90_BULK_COPY_S2G, Int<64>>"]).refuses("E0311").err_has("align to 16B");
    cutectl(["copy", "SM90_BULK_COPY_S2G"]).ends().status(0).err("").out_has("'Copy_Traits<SM90_BULK_COPY_S2G, Int<1024>>'");
}

#[test]
fn an_atom_shows_its_notation_and_what_it_covers() {
    let ended = cutectl(["mma", ATOM]).ends().status(0).err("");
    ended
        .out_has("SM80_16x8x16_F32F16F16F32_TN, SM80, cute/atom/mma_traits_sm80.hpp\nD float, A half_t, B half_t, C float\nmma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32\nMMA_Atom\n")
        .out_has("│ A (m,k) ┆ 16x16 ┆ half_t ┆      32 ┆      8 ┆ 2 along k ┆ every element once │");
    cutectl(["copy", "SM75_U32x4_LDSM_N", "--type", "half_t"]).ends().out_has("\nldmatrix.sync.aligned.x4.m8n8.shared.b16\nCopy_Atom\n");
    cutectl(["mma", TILED, "--csv"]).ends().status(0).err("").out_has("\nA,\"m,k\",32x16,half_t,128,8,2 along k,every element 2 times,");
    cutectl(["-D", &format!("m={TILED}"), "mma", "m"]).ends().status(0).err("").out_has("TiledMMA\n");
}

#[test]
fn a_template_says_what_it_takes() {
    cutectl(["mma", "SM90_64x64x16_F32F16F16_SS"]).ends().status(0).err("").out_has("  GMMA::Major tnspA\n");
    cutectl(["mma", "SM90_64x64x16_F32F16F16_SS", "--thread", "3"])
        .refuses("E0302")
        .err_has("`cutectl mma 'SM90_64x64x16_F32F16F16_SS<GMMA::Major::K, GMMA::Major::K>'`");
    cutectl(["mma", "SM90_64x64x16_F32F16F16_SS<GMMA::Major::K, GMMA::Major::K>"])
        .ends()
        .status(0)
        .err("")
        .out_has("every element 128 times");
}

#[test]
fn a_thread_holds_its_values_in_order() {
    cutectl(["mma", "SM80_8x8x4_F64F64F64F64_TN", "--thread", "5"]).prints(
        "thread 5 of 32\n\
         ┌───────┬─────────┬─────────┬─────────┐\n\
         │ value ┆ A (m,k) ┆ B (n,k) ┆ C (m,n) │\n\
         ╞═══════╪═════════╪═════════╪═════════╡\n\
         │     0 ┆   (1,1) ┆   (1,1) ┆   (1,2) │\n\
         │     1 ┆         ┆         ┆   (1,3) │\n\
         └───────┴─────────┴─────────┴─────────┘\n",
    );
    cutectl(["mma", "SM80_8x8x4_F64F64F64F64_TN", "--thread", "5", "--csv"])
        .prints("thread,operand,value,m,n,k\n5,A,0,1,,1\n5,B,0,,1,1\n5,C,0,1,2,\n5,C,1,1,3,\n");
    cutectl(["mma", "SM80_8x8x4_F64F64F64F64_TN", "--thread", "all", "--format", "ndjson"])
        .ends()
        .status(0)
        .out_has("{\"thread\":31,\"operand\":\"C\",\"value\":1,\"m\":7,\"n\":7,\"k\":null}\n");
    // A slice is of its thread.
    cutectl(["mma", &format!("{TILED}.get_slice(37)")]).ends().out_has("thread 37 of 128\n").out_has("(17,2)");
    cutectl(["mma", &format!("{TILED}.get_slice(-1)")]).refuses("E0708").err_has("there is no thread -1");
    cutectl(["copy", &format!("{COPY}.get_slice(128)")]).refuses("E0708").err_has("has 128, from 0 on");
    cutectl(["mma", ATOM, "--thread", "32"]).refuses("E0708").err_has("there is no thread 32");
    for wrong in ["-1", "five", "", "99999999999999999999"] {
        cutectl(["mma", ATOM, &format!("--thread={wrong}")]).refuses("E0704");
    }
}

#[test]
fn an_element_is_held_by_threads_and_values() {
    cutectl(["mma", ATOM, "--element", "A", "3,7", "--csv"]).prints("thread,value\n15,1\n");
    cutectl(["mma", TILED, "--element", "A", "(3,7)", "--csv"]).prints("thread,value\n15,1\n79,1\n");
    cutectl(["copy", COPY, "--element", "destination", "3,7", "--csv"]).prints("thread,value\n24,7\n");
    cutectl(["tv", "(4,2):(1,8)", "--tile", "4,4", "--element", "1,2", "--csv"]).prints("thread,value\n1,1\n");
    cutectl(["tv", "(4,2):(1,8)", "--tile", "4,4", "--element", "1,1"]).says_no("nobody holds (1,1) of (m,n)\n");
    cutectl(["mma", ATOM, "--element", "3,7"]).refuses("E0704").err_has("`--element A 3,7`");
    cutectl(["mma", ATOM, "--element", "Q", "3,7"]).refuses("E0704");
    cutectl(["mma", ATOM, "--element", "A", "3,16"]).refuses("E0708").err_has("(3,16) lies outside A (m,k), whose extents are (16,16)");
    cutectl(["mma", ATOM, "--element", "A", "3;7"]).refuses("E0704");
}

/// Every (thread, value) of every tile, asked back.
#[test]
fn elements_and_threads_agree() {
    for (what, name) in [("mma", TILED), ("copy", COPY), ("mma", "SM70_8x8x4_F32F16F16F32_NT")] {
        let all = cutectl([what, name, "--thread", "all", "--csv"]).ends().status(0).err("").lines().join("\n");
        for line in all.lines().skip(1).step_by(37) {
            let cells: Vec<&str> = line.split(',').collect();
            let at: Vec<&str> = cells[3..].iter().copied().filter(|c| !c.is_empty()).collect();
            cutectl([what, name, "--element", cells[1], &at.join(","), "--csv"])
                .ends()
                .status(0)
                .out_has(&format!("\n{},{}\n", cells[0], cells[2]));
        }
    }
}

#[test]
fn a_tensor_fits_or_needs_a_predicate() {
    cutectl(["mma", ATOM, "--tensor", "100,64,32", "--csv"])
        .says_no("mode,extent,tile,tiles,rest,predicate\nm,100,16,7,4,m < 100\nn,64,8,8,0,\nk,32,16,2,0,\n");
    cutectl(["mma", ATOM, "--tensor", "(_96,_64,_32)"]).ends().status(0).err("");
    cutectl(["copy", COPY, "--tensor", "16,64", "--csv"]).ends().status(0).err("").out_has("m,16,16,1,0,\n");
    cutectl(["mma", ATOM, "--tensor", "100,64"]).refuses("E0704").err_has("takes 3 extents here, m,n,k; got 2");
}

#[test]
fn layouts_are_dealt_over_a_tile() {
    let ended = cutectl(["tv", "(4,2):(1,8)", "--tile", "4,4"]).ends().status(0).err("");
    ended
        .out_has("8 of 16 elements, once; nobody holds (0,1)")
        .out_has(" 1  | T1V0 |    - | T1V1 |    - |\n")
        .out_has("    -: nobody holds it\n");
    cutectl(["tv", "(2,4):(0,1)"]).ends().status(0).err("").out_has("| T0V0+1 | T0V1+1 |").out_has("every element 2 times");
    cutectl(["tv", "(2,4):(4,1)", "--tile", "4"]).ends().status(0).err("").out_has("value 0 of thread 1 lies outside");
    cutectl(["tv", TILED, "--csv"]).ends().status(0).err("").out_has("\nC,\"m,n\",32x16,,128,4,");
    cutectl(["tv", TILED, "--tile", "4,4"]).refuses("E0307");
    cutectl(["tv", "8:1", "--tile", "8,1"]).refuses("E0307");
    cutectl(["tv", "(4,2):(1,4)", "--tile", "4,0"]).refuses("E0307");
    cutectl(["tv", "(4,2):(1,4)", "--tile", "4,x"]).refuses("E0704");
    cutectl(["tv", "(4,2):(1,4)", "--tile", "9223372036854775807,2"]).ends().status(2).out("");
}

#[test]
fn large_tilings_are_not_gone_through() {
    let huge = ["tv", "(1048576,1048576):(1,1048576)", "--tile", "1048576,1048576"];
    cutectl(huge).ends().status(0).out_has("not counted: too large");
    cutectl(huge.into_iter().chain(["--element", "5,7", "--csv"])).prints("thread,value\n5,7\n");
    cutectl(["tv", "(1048576,1048576):(0,0)", "--tile", "4", "--element", "0", "--csv"]).ends().status(0).err_has("there are more");
}

#[test]
fn print_draws_tilings_as_text() {
    cutectl(["print", "SM80_8x8x4_F64F64F64F64_TN"]).ends().status(0).err("").out_has("C (m,n) ").out_has("| T31V0 | T31V1 |\n");
    let ended = cutectl(["print", COPY]).ends().status(0).err("");
    ended.out_has("source (m,n) ").out_has("destination (m,n) ");
}

#[test]
fn tilings_are_drawn_in_our_own_design_too() {
    let svg = cutectl(["svg", ATOM]).ends().status(0).err("");
    svg.out_has("MMA_Atom of SM80_16x8x16_F32F16F16F32_TN").out_has(">A (m,k)<").out_has(">B (k,n)<").out_has(">C (m,n)<").out_has(">T31<");
    cutectl(["svg", "--thread", "5", TILED]).ends().status(0).err("").out_has(">thread 5<").out_has("font-weight=\"bold\"");
    cutectl(["html", COPY]).ends().status(0).err("").out_has("TiledCopy of UniversalCopy");
    cutectl(["latex", "--look", "cutectl", "--fragment", COPY]).ends().status(0).err("").out_has("\\begin{tikzpicture}");
    cutectl(["svg", "--look", "cute", ATOM]).ends().status(0).err("").out_has("<!--  Tile: (_16,_8,_16)  -->");
    cutectl(["svg", "--look", "cute", COPY]).refuses("E0307");
    cutectl(["svg", "--thread", "32", ATOM]).refuses("E0406");
    // A page and a PNG are of the same picture.
    cutectl(["png", ATOM, "-o", "/dev/null"]).ends().status(0).err("");
}

/// Beside the answer, which stays as it is.
#[test]
fn a_copy_by_tma_is_drawn_into_files() {
    let copy = "g = make_tensor(make_gmem_ptr<half_t>(0x1000), (512,256):(256,_1)); \
                make_tma_copy(SM90_TMA_LOAD{}, g, tile_to_shape(GMMA::Layout_K_SW128_Atom<half_t>{}, Shape<_128,_64>{}))";
    let path = |kind: &str| std::env::temp_dir().join(format!("cutectl-tma-{}.{kind}", std::process::id()));
    let file = |kind: &str| path(kind).to_str().unwrap().to_string();
    let told = cutectl(["tma", copy]).ends().status(0).err("").out_text();
    let starts: [(&str, &[u8]); 5] =
        [("svg", b"<svg"), ("png", b"\x89PNG"), ("pdf", b"%PDF"), ("html", b"<!doctype html>"), ("latex", b"% SM90_TMA_LOAD, box")];
    for (kind, start) in starts {
        cutectl(["tma", copy, &format!("--{kind}"), &file(kind)]).ends().status(0).out(&told);
        let bytes = std::fs::read(path(kind)).unwrap();
        std::fs::remove_file(path(kind)).unwrap();
        assert!(kind != "svg" || String::from_utf8_lossy(&bytes).contains("SM90_TMA_LOAD, box"));
        assert!(bytes[..start.len()].eq_ignore_ascii_case(start), "{kind}: {}", String::from_utf8_lossy(&bytes[..40]));
    }
    cutectl(["tma", copy, "--svg", "/dev/null"]).ends().status(0).err_has("left out: mode 0: 24 to 119 of 128, rows 24 to 119 of 128;");
    cutectl(["tma", copy, "--svg", "/no/such/folder/a.svg"]).ends().status(3).out("");
    cutectl(["tma", "(4,8)", "--svg", &file("none")]).ends().status(2).out("");
    assert!(!path("none").exists());
}

/// The colour functions of CuTe's headers: each picture takes those that it can call.
#[test]
fn pictures_take_colours() {
    let white = cutectl(["eval", "print_latex((2,2):(2,1), TikzColor_White{})"]).ends().status(0).err("");
    white.out_has("\\node[fill=white] at (1,0) {2};\n").out_has("% Layout: (2,2):(2,1)\n");
    for (asked, plain) in [
        ("print_latex((2,2):(2,1), TikzColor_BWx8{})", "print_latex((2,2):(2,1))"),
        ("print_latex(MMA_Atom<UniversalFMA<float>>{}, TikzColor_White{})", "print_latex(MMA_Atom<UniversalFMA<float>>{})"),
        (
            "m = make_tiled_mma(SM70_8x8x4_F32F16F16F32_NT{}); print_svg(m, SVGColor_TV{})",
            "print_svg(make_tiled_mma(SM70_8x8x4_F32F16F16F32_NT{}))",
        ),
        ("c = TikzColor_TV{}; print_latex_tv((_2,_1):(_1@1,_1@0), (_1,_2), c)", "print_latex_tv((_2,_1):(_1@1,_1@0), (_1,_2))"),
    ] {
        let expected = cutectl(["eval", plain]).ends().status(0).err("").lines().join("\n");
        assert_eq!(cutectl(["eval", asked]).ends().status(0).err("").lines().join("\n"), expected, "{asked}");
    }
    for wrong in [
        "print_latex((2,2):(2,1), TikzColor_TV{})",
        "print_latex(make_tiled_mma(UniversalFMA<float>{}), TikzColor_White{})",
        "print_svg(make_tiled_mma(UniversalFMA<float>{}), TSVGColor_White{})",
        "print_latex_tv((_2,_1):(_1@1,_1@0), (_1,_2), TikzColor_BWx8{})",
        "print_latex((2,2):(2,1), 3)",
    ] {
        cutectl(["eval", wrong]).refuses("E0303");
    }
}

#[test]
fn sides_of_pictures_have_a_limit() {
    for layout in ["8323201", "(67108864,1)", "(4611686018427387904,1)", "(9223372036854775807,0)"] {
        cutectl(["svg", layout]).refuses("E0503");
    }
    cutectl(["svg", "--window", "0:4,0:4", "(1048576,1048576):(1048576,1)"]).ends().status(0).err("").out_has(">3145731<");
}
