//! `bank`, `swizzle`, `global`: what the memory system does with an access.

use super::cutectl;
use serde_json::Value as Json;

/// `cutectl bank ARGS --format json`.
fn bank<const N: usize>(args: [&str; N]) -> Json {
    cutectl(["bank"].into_iter().chain(args).chain(["--format", "json"])).json()
}

/// The wavefronts of all instructions, and the ideal.
fn cost(answer: &Json) -> (u64, u64) {
    (answer["wavefronts"].as_u64().unwrap(), answer["ideal"].as_u64().unwrap())
}

#[test]
fn the_transpose_of_a_float_tile() {
    let column = |layout| cost(&bank([layout, "--dtype", "f32", "--tv", "col", "--access", "ld.b32"]));
    let row = |layout| cost(&bank([layout, "--dtype", "f32", "--tv", "row", "--access", "st.b32"]));
    assert_eq!((row("(32,32):(32,1)"), column("(32,32):(32,1)")), ((32, 32), (1024, 32)));
    assert_eq!((row("(32,32):(33,1)"), column("(32,32):(33,1)")), ((32, 32), (32, 32)));
    assert_eq!((row("Sw<5,0,5> o 0 o (32,32):(32,1)"), column("Sw<5,0,5> o 0 o (32,32):(32,1)")), ((32, 32), (32, 32)));
}

#[test]
fn a_half_tile_by_ldmatrix() {
    let by = |layout| cost(&bank([layout, "--dtype", "f16", "--tv", "((8,4),(8,2)):((1,64),(8,256))", "--access", "ldmatrix.x4"]));
    assert_eq!(by("(8,64):(64,1)"), (64, 8));
    assert_eq!(by("Sw<3,3,3> o 0 o (8,64):(64,1)"), (8, 8));
    assert_eq!(by("Sw<3,4,3> o smem_ptr[16b](unset) o (8,64):(64,1)"), (8, 8));
}

#[test]
fn the_swizzle_of_a_shared_pointer_sees_the_base_address() {
    let at = |base| {
        let answer = bank([
            "Sw<1,4,3> o smem_ptr[16b](unset) o (8,8):(8,1)",
            "--tv",
            "((8,1),8):((1,0),8)",
            "--access",
            "ldmatrix.x1",
            "--base",
            base,
        ]);
        cost(&answer)
    };
    assert_eq!(at("0"), (1, 1));
    assert_eq!(at("64"), (1, 1));
}

#[test]
fn a_tiled_copy_brings_its_instruction_and_its_side() {
    let copy = "make_tiled_copy(Copy_Atom<SM80_CP_ASYNC_CACHEALWAYS<uint128_t>, half_t>{}, (16,8):(8,1), (1,8))";
    let answer = bank(["Sw<3,3,3> o 0 o (64,64):(64,1)", "--dtype", "f16", "--copy", copy]);
    assert_eq!((answer["access"].as_str().unwrap(), answer["threads"].as_u64().unwrap()), ("cp.async.ca.b128", 128));
    assert_eq!(cost(&answer), (64, 64));
    let matrices =
        "make_tiled_copy_B(Copy_Atom<SM75_U32x4_LDSM_N, half_t>{}, make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, (2,2,1), (32,32,16)))";
    let answer = bank(["Sw<3,3,3> o 0 o (64,64):(64,1)", "--dtype", "f16", "--copy", matrices]);
    assert_eq!(answer["access"], "ldmatrix.x4");
    assert_eq!(cost(&answer).0, cost(&answer).1);
}

#[test]
fn an_operand_of_a_multiply_by_vectors_and_by_matrices() {
    let mma = "make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, (2,2,1))";
    let by = |layout, access| bank([layout, "--dtype", "f16", "--mma", mma, "--operand", "A", "--access", access]);
    let plain = by("(64,64):(64,1)", "ldmatrix.x4");
    assert_eq!(cost(&plain), (1024, 128));
    assert_eq!(cost(&by("Sw<3,3,3> o 0 o (64,64):(64,1)", "ldmatrix.x4")), (128, 128));
    let auto = by("(64,64):(64,1)", "auto");
    assert_eq!(auto["access"], "ld.shared.b32");
    assert!(auto["not_wider"].as_str().unwrap().contains("values 1 and 2"), "{auto}");
}

#[test]
fn the_widest_access_is_said_aloud() {
    cutectl(["bank", "(32,4):(4,1)", "--dtype", "f32", "--tv", "row"])
        .ends()
        .status(0)
        .out_has("auto    ld.shared.b128 is the widest there is");
    cutectl(["bank", "(32,4):(4,1)", "--dtype", "f32", "--tv", "row", "--base", "8"])
        .ends()
        .status(0)
        .out_has("auto    ld.shared.b64 is the widest");
    let reversed = bank(["(32,4):(4,1)", "--dtype", "f32", "--tv", "(32,(2,2)):(1,(64,32))", "--access", "st"]);
    assert_eq!(reversed["access"], "st.shared.b128", "values are taken in the order of their addresses");
}

#[test]
fn the_worst_bank_has_threads_values_coordinates_and_bytes() {
    let answer = bank(["(32,32):(32,1)", "--dtype", "f32", "--tv", "col", "--access", "ld.b32"]);
    let words = answer["worst"]["words"].as_array().unwrap();
    assert_eq!((words.len(), answer["worst"]["bank"].as_u64().unwrap()), (32, 0));
    let by = &words[3]["by"][0];
    assert_eq!((by["thread"].as_u64(), by["value"].as_u64(), by["byte"].as_u64()), (Some(3), Some(0), Some(384)));
    assert_eq!(by["coord"], serde_json::json!([3, 0]));
    cutectl(["bank", "(32,32):(32,1)", "--dtype", "f32", "--tv", "col", "--access", "ld.b32"])
        .ends()
        .out_has("bank 0 delivers 32 words")
        .out_has("thread   3  value   0  at (3,0)       byte 384");
}

#[test]
fn bank_refuses_what_cannot_be_accessed_so() {
    let tile = ["bank", "(32,4):(4,1)", "--dtype", "f32"];
    let refuses = |args: &[&str], code: &str| {
        cutectl(tile.iter().chain(args)).refuses(code);
    };
    refuses(&["--tv", "(32,4):(1,32)", "--access", "ld.b24"], "E0802");
    refuses(&["--tv", "(32,4):(4,1)", "--access", "ld.b128"], "E0804");
    refuses(&["--tv", "(32,3):(1,32)", "--access", "ld.b64"], "E0804");
    refuses(&["--tv", "(32,4):(1,32)", "--access", "ld.b16"], "E0804");
    refuses(&["--tv", "(32,4):(1,32)", "--access", "ld.b128", "--base", "4"], "E0804");
    refuses(&["--tv", "(16,4):(1,32)", "--access", "ldmatrix.x4"], "E0804");
    refuses(&["--tv", "(33,4):(1,32)", "--access", "ld.b32"], "E0805");
    refuses(&["--tv", "(1048576,4):(0,0)"], "E0804");
    refuses(&["--tv", "float"], "E0307");
    refuses(&["--tv", "row", "--warps", "1"], "E0708");
    refuses(&[], "E0704");
    cutectl(["bank", "(32,4):(4,1)", "--tv", "row"]).refuses("E0806");
    cutectl(["bank", "Sw<3,4,3> o smem_ptr[16b](unset) o (8,64):(64,1)", "--tv", "row", "--dtype", "f32"]).refuses("E0806");
    cutectl(["bank", "(32,4):(-4,1)", "--tv", "row", "--dtype", "f32", "--access", "ld.b32"]).refuses("E0805");
    cutectl(["bank", "(32,4):(-4,1)", "--tv", "row", "--dtype", "f32"]).refuses("E0805");
    cutectl(["bank", "(32,4):(4611686018427387904,1)", "--tv", "row", "--dtype", "f32"]).ends().status(2).out("");
}

#[test]
fn a_wrong_line_of_addresses_is_answered_in_its_place() {
    let good = format!("{{\"op\":\"ld.shared.b32\",\"addr\":[{}]}}", (0..32).map(|l| (4 * l).to_string()).collect::<Vec<_>>().join(","));
    let lines = [good.as_str(), "{\"op\":\"mov\"}", "", "nonsense", &good.replace("[0,", "[null,"), &good.replace("[0,", "[2,")].join("\n");
    let ended = cutectl(["bank", "--addresses", "-"]).stdin(lines).ends().status(2).err("");
    let answers = ended.objects();
    let ok: Vec<bool> = answers.iter().map(|a| a["ok"].as_bool().unwrap()).collect();
    assert_eq!(ok, [true, false, true, false, true, false]);
    let code = |i: usize| answers[i]["error"]["code"].as_str().unwrap();
    assert_eq!((code(1), code(3), code(5)), ("E0802", "E0801", "E0803"));
    assert_eq!(answers[4]["wavefronts"], 1);
    let ended = cutectl(["bank", "--addresses", "-"]).stdin(b"{\"\xc3\":1}\n".to_vec()).ends().status(2);
    assert_eq!(ended.objects()[0]["error"]["code"], "E0112");
    cutectl(["bank", "--addresses", "/no/such/file"]).ends().status(3);
}

/// `cutectl swizzle suggest ARGS --format json`.
pub(super) fn suggest(args: &[&str]) -> Json {
    cutectl(["swizzle", "suggest"].iter().chain(args).chain(&["--format", "json"])).json()
}

const TRANSPOSE: [&str; 7] = ["(32,32):(32,1)", "--dtype", "f32", "--access", "st.b32 row", "--access", "ld.b32 col"];

#[test]
fn the_swizzle_of_the_transpose_and_its_padding() {
    let answer = suggest(&TRANSPOSE);
    assert_eq!((&answer["given"], &answer["ideal"]), (&serde_json::json!([32, 1024]), &serde_json::json!([32, 32])));
    assert_eq!((answer["least"].as_u64(), &answer["best"][0]["swizzle"]), (Some(64), &serde_json::json!([5, 0, 5])));
    let padded = suggest(&[&TRANSPOSE[..], &["--padding"]].concat());
    assert_eq!(padded["paddings"][0]["layout"], "(32,32):(33,1)");
    assert_eq!(padded["paddings"][0]["wavefronts"], serde_json::json!([32, 32]));
    cutectl(["swizzle", "suggest"].iter().chain(&TRANSPOSE))
        .ends()
        .status(0)
        .err("")
        .out_has("64 wavefronts, the ideal: by 1 of 191 valid swizzles")
        .out_has("Sw<5,0,5>");
}

#[test]
fn the_hardware_modes_are_marked() {
    let answer = suggest(&["(8,64):(64,1)", "--dtype", "f16", "--access", "ldmatrix.x4 ((8,4),(8,2)):((1,64),(8,256))"]);
    assert_eq!(answer["best"][0]["swizzle"], serde_json::json!([3, 3, 3]));
    assert_eq!(answer["best"][0]["mode"], 128);
    let bytes = suggest(&["Sw<0,4,3> o smem_ptr[16b](unset) o (8,64):(64,1)", "--access", "ldmatrix.x4 ((8,4),(8,2)):((1,64),(8,256))"]);
    assert_eq!((&bytes["best"][0]["swizzle"], bytes["swizzle_unit"].as_str()), (&serde_json::json!([3, 4, 3]), Some("byte")));
}

#[test]
fn where_no_swizzle_reaches_the_ideal_the_bound_is_said() {
    // The rows of a warp lie at every second bit, and a swizzle reads neighbouring bits only.
    let tile = "((2,2,2,2,2),(32,2,2,2,2)):((32,128,512,2048,8192),(1,64,256,1024,4096))";
    let answer = suggest(&[tile, "--dtype", "f32", "--access", "ld.b32 (32,512):(1,32)"]);
    assert!(answer["least"].as_u64() > answer["ideal"][0].as_u64(), "{answer}");
    assert_eq!((answer["least"].as_u64(), answer["ideal"][0].as_u64()), (Some(2048), Some(512)));
    assert_eq!(answer["alone"][0], answer["least"]);
    assert!(answer["verdict"].as_str().unwrap().starts_with("none of "), "{answer}");
}

#[test]
fn where_nothing_conflicts_no_swizzle_is_proposed() {
    let line = ["swizzle", "suggest", "(3,5):(5,1)", "--dtype", "f32", "--access", "ld.b32 (15,1):(1,0)"];
    cutectl(line).ends().status(0).err("").out_has("1 wavefront, the ideal, without a swizzle");
}

#[test]
fn swizzle_suggest_refuses_what_is_no_access() {
    cutectl(["swizzle", "suggest", "(32,32):(32,1)", "--dtype", "f32"]).ends().status(2).out("");
    cutectl(["swizzle", "suggest", "(32,32):(32,1)", "--dtype", "f32", "--access", "ld.b32"]).refuses("E0704");
    cutectl(["swizzle", "suggest", "(32,32):(32,1)", "--dtype", "f32", "--access", "ld.b24 row"]).refuses("E0802");
    cutectl(["swizzle", "suggest", "(32,32):(32,1)", "--access", "ld.b32 row"]).refuses("E0806");
}

#[test]
fn swizzle_explain_shows_bits_and_forms() {
    cutectl(["swizzle", "explain", "Sw<3,4,3>", "--dtype", "f16"])
        .ends()
        .status(0)
        .err("")
        .out_has("bits 7-9 xored into bits 4-6")
        .out_has("│ bits             ┆ Sw<3,7,3> ┆ 128-byte mode")
        .out_has("│ bytes            ┆ Sw<3,4,3> ┆ 128-byte mode")
        .out_has("│ 16-bit elements  ┆ Sw<3,3,3> ┆ 128-byte mode");
    let elements =
        cutectl(["swizzle", "explain", "Sw<3,3,3> o 0 o (8,64):(64,1)", "--elements", "--dtype", "f16", "--format", "json"]).json();
    let bytes = elements.as_array().unwrap().iter().find(|r| r["counted_in"] == "bytes").unwrap();
    assert_eq!(bytes["swizzle"], "Sw<3,4,3>");
    cutectl(["swizzle", "explain", "Sw<3,1,3>"]).ends().out_has("2 bits within an element: lost");
    cutectl(["swizzle", "explain", "8:1"]).refuses("E0307");
}

#[test]
fn swizzle_recast_is_cutes() {
    cutectl(["swizzle", "recast", "Sw<3,4,3>", "--from", "u8", "--to", "f16"])
        .ends()
        .status(0)
        .err("")
        .out_has("Sw<3,3,3>\n# only M changes");
    cutectl(["swizzle", "recast", "Sw<3,4,3> o smem_ptr[8b](unset) o (_8,_128):(_128,_1)", "--from", "u8", "--to", "f16"])
        .ends()
        .out_has("Sw<3,4,3> o smem_ptr[16b](unset) o (_8,_64):(_64,_1)\n# the swizzle of a shared-memory pointer counts bytes");
    cutectl(["swizzle", "recast", "Sw<3,3,3> o 0 o (_8,_64):(_64,_1)", "--from", "f16", "--to", "f32"])
        .ends()
        .out_has("Sw<3,2,3> o 0 o (_8,_32):(_32,_1)");
    cutectl(["swizzle", "recast", "Sw<3,1,3>", "--from", "f16", "--to", "b128"]).ends().out_has("2 bits of the swizzle lost");
}

#[test]
fn global_counts_sectors_and_finds_the_order_that_coalesces() {
    let global = |args: &[&str]| cutectl(["global"].iter().chain(args).chain(&["--format", "json"])).json();
    let widest = global(&["(32,32):(32,1)", "--dtype", "f32", "--tv", "(32,32):(1,32)"]);
    assert_eq!(
        (widest["access"].as_str(), widest["sectors"].as_u64()),
        (Some("ld.global.b128"), Some(256)),
        "a thread's row is contiguous"
    );
    let strided = global(&["(32,32):(32,1)", "--dtype", "f32", "--tv", "(32,32):(1,32)", "--access", "ld.b32"]);
    assert_eq!((strided["sectors"].as_u64(), strided["ideal"].as_u64()), (Some(1024), Some(128)));
    assert_eq!(strided["coalesced"]["sectors"], 128);
    let tv = strided["coalesced"]["tv"].as_str().unwrap();
    let again = global(&["(32,32):(32,1)", "--dtype", "f32", "--tv", tv]);
    assert_eq!((again["sectors"].as_u64(), again["bytes_moved"].as_u64()), (Some(128), Some(4096)));
    let shifted = global(&["(32,32):(32,1)", "--dtype", "f32", "--tv", "row", "--access", "ld.b32", "--base", "4"]);
    assert_eq!((shifted["sectors"].as_u64(), shifted["alignment"].as_u64()), (Some(160), Some(4)));
    cutectl(["global", "32:1", "--dtype", "f32", "--tv", "row", "--access", "ldmatrix.x4"]).refuses("E0704");
}

#[test]
fn the_vector_between_two_layouts_is_what_copy_chooses() {
    let vector = |src, dst, dtype| {
        let answer = cutectl(["vector", src, dst, "--dtype", dtype, "--format", "json"]).json();
        (answer["vector_bits"].as_i64().unwrap(), answer["why_not_wider"].as_str().unwrap().to_string())
    };
    assert_eq!(vector("(_8,_4):(_1,_8)", "(_8,_4):(_1,_8)", "f16"), (128, "the copy assumes no more than 128 bits".into()));
    let (bits, why) = vector("(_4,_8):(_1,_4)", "(_4,_8):(_8,_1)", "f32");
    assert_eq!(bits, 32);
    assert!(why.contains("no two elements are neighbours in both layouts"), "{why}");
    assert_eq!(vector("Sw<3,2,3> o 0 o (_32,_8):(_1,_32)", "(_32,_8):(_1,_32)", "f16").0, 64, "a swizzle of M = 2 moves four at once");
    assert_eq!(vector("Sw<3,4,3> o smem_ptr[16b](unset) o (_64,_8):(_1,_64)", "(_64,_8):(_1,_64)", "f16").0, 128);
}

#[test]
fn bank_draws_the_worst_instruction_and_the_tile() {
    let file = std::env::temp_dir().join(format!("cutectl-bank-{}.svg", std::process::id()));
    let path = file.to_str().unwrap();
    let answer =
        bank(["(8,64):(64,1)", "--dtype", "f16", "--tv", "((8,4),(8,2)):((1,64),(8,256))", "--access", "ldmatrix.x4", "--svg", path]);
    assert_eq!(cost(&answer), (64, 8));
    let svg = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
    assert!(svg.contains("lane (down) by bank (across)") && svg.contains("the tile by bank"), "{svg}");
    assert!(svg.contains(">5-8 words of a bank</text>") && !svg.contains(">2 words of a bank</text>"), "degrees that occur");
    let tile = "Sw<3,3,3> o 0 o (8,64):(64,1)";
    let swizzled = bank([tile, "--dtype", "f16", "--tv", "((8,4),8):((1,64),8)", "--access", "ldmatrix.x4", "--svg", path]);
    assert_eq!(cost(&swizzled), (4, 4));
    let svg = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    for said in
        ["without the swizzle: wavefronts 32", "without the swizzle, warp 0", "with it, warp 0", "alone in its bank", "5-8 words of a bank"]
    {
        assert!(svg.contains(said), "{said}: {svg}");
    }
    cutectl(["bank", "(32,32):(32,1)", "--dtype", "f32", "--tv", "col", "--svg", "/no/such/folder/a.svg"]).ends().status(3).out("");
}

#[test]
fn bank_draws_a_page_and_pixels_too() {
    let file = |kind: &str| std::env::temp_dir().join(format!("cutectl-bank-picture-{}.{kind}", std::process::id()));
    let (page, pixels) = (file("html"), file("png"));
    let (html, png) = (page.to_str().unwrap(), pixels.to_str().unwrap());
    bank(["(32,32):(32,1)", "--dtype", "f32", "--tv", "col", "--html", html, "--png", png]);
    let (text, bytes) = (std::fs::read_to_string(&page).unwrap(), std::fs::read(&pixels).unwrap());
    [page, pixels].iter().for_each(|f| std::fs::remove_file(f).unwrap());
    assert!(text.contains("lane (down) by bank (across)") && text.trim_end().ends_with("</html>"));
    assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n") && bytes.ends_with(b"IEND\xaeB\x60\x82"));
}

#[test]
fn explain_in_front_of_a_command_tells_its_answer_step_by_step() {
    let question = ["(32,32):(32,1)", "--dtype", "f32", "--tv", "col", "--access", "ld.b32"];
    let told = cutectl(["explain", "bank"].into_iter().chain(question)).ends().status(0).err("").out_text();
    let flagged = cutectl(["bank", "--explain"].into_iter().chain(question)).ends().status(0).out_text();
    assert_eq!(told, flagged);
    for step in [
        "L = (32,32):(32,1): coordinate to index",
        "TV(1,0) = 1; L(1) = 32; byte 32*4 = 128; bank 128/4%32 = 0",
        "the whole warp is served together",
        "bank 0 has 32 of them, and no bank has more: 32 wavefronts",
        "all instructions: 32*32 = 1024 wavefronts, ideal 32: 32x",
    ] {
        assert!(told.contains(step), "{step} is not in\n{told}");
    }
    cutectl(["explain", "swizzle", "suggest"].iter().chain(&TRANSPOSE))
        .ends()
        .status(0)
        .out_has("4 bits, 12 swizzles: 96 at least")
        .out_has("bits 5-9 of the index are xored into bits 0-4")
        .out_has("64 wavefronts, the ideal");
    let vector = ["(_8,_4):(_1,_8)", "(_8,_4):(_1,_12)", "--dtype", "f16"];
    cutectl(["explain", "vector"].into_iter().chain(vector))
        .ends()
        .out_has("max_alignment(B)*16 = 64: what the destination is aligned to")
        .out_has("gcd(128, 512, 64, 128) = 64 bits")
        .out_has("not wider: the destination is aligned to 64 bits");
    cutectl(["explain", "global", "(32,32):(32,1)", "--dtype", "f32", "--tv", "(32,32):(1,32)", "--access", "ld.b32"])
        .ends()
        .out_has("sector 128/32 = 4")
        .out_has("128 distinct bytes in 32 sectors");
    cutectl(["explain", "bank", "(32,32):(32,1)", "--dtype", "f32", "--tv", "(0,4):(1,1)"]).ends().status(0).out_has("nothing is accessed");
    cutectl(["explain", "vector", "8:1", "8:1", "--dtype", "e4m3"]).ends().status(0).out_has("max_common_vector(A, B)*8 = 64");
    // A name is a name.
    cutectl(["-D", "bank=4:1", "explain", "bank"]).ends().status(0).out_has("bank = 4:1");
    cutectl(["explain", "bank", "--csv"]).ends().status(2);
    cutectl(["bank", "--explain", "--format", "csv"].into_iter().chain(question)).ends().status(0).out_has("depth,step\n");
}

#[test]
fn the_session_asks_about_memory_too() {
    let lines = "(32,32):(33,1)\n:bank --dtype f32 --tv col --access ld.b32\n:explain bank --dtype f32 --tv col --access ld.b32\n\
                 :vector --dtype f16 (_8,_4):(_1,_8) (_8,_4):(_1,_12)\n:swizzle explain Sw<3,4,3>\n:swizzle Sw<3,4,3>\n";
    cutectl(["repl"])
        .stdin(lines)
        .ends()
        .status(2)
        .out_has("total of the tile: 32 wavefronts, ideal 32: 1x")
        .out_has("L = (32,32):(33,1): coordinate to index")
        .out_has("not wider: the destination is aligned to 64 bits")
        .out_has("bits 7-9 xored into bits 4-6");
}

#[test]
fn why_a_k_major_tf32_tile_is_not_swizzled_as_ptx_draws_it() {
    // CUTLASS issue 2634: Swizzle<3,4,3> of bytes taken for one of 32-bit elements. PTX shows 36 at (0,1).
    let at = |layout: &str| cutectl(["eval".to_string(), format!("[{layout}](0,1)")]).ends().out_text();
    assert_eq!(at("Sw<3,4,3> o 0 o (32,8):(1,32)"), "32\n");
    cutectl(["swizzle", "recast", "Sw<3,4,3>", "--from", "u8", "--to", "tf32"]).ends().out_has("Sw<3,2,3>\n");
    assert_eq!(at("Sw<3,2,3> o 0 o (32,8):(1,32)"), "36\n");
    assert_eq!(at("as_position_independent_swizzle_layout(Sw<3,4,3> o smem_ptr[32b](unset) o (_32,_8):(_1,_32))"), "36\n");
    let access = ["--dtype", "tf32", "--tv", "((8,4),4):((32,4),1)", "--access", "ld.b128"];
    cutectl(["bank", "Sw<3,4,3> o 0 o (32,8):(1,32)"].into_iter().chain(access))
        .ends()
        .out_has("Sw<3,4,3> swizzles what it counts: of bytes it is Sw<3,6,3>")
        .out_has("16 wavefronts, ideal 4: 4x");
    cutectl(["bank", "Sw<3,2,3> o 0 o (32,8):(1,32)"].into_iter().chain(access))
        .ends()
        .out_has("of bytes it is Sw<3,4,3>")
        .out_has("4 wavefronts, ideal 4: 1x");
    let found = suggest(&["(32,8):(1,32)", "--dtype", "tf32", "--access", "ld.b128 ((8,4),4):((32,4),1)"]);
    assert_eq!((&found["best"][0]["swizzle"], &found["best"][0]["mode"]), (&serde_json::json!([3, 2, 3]), &128.into()));
}

#[test]
fn what_a_swizzle_becomes_for_elements_of_another_size() {
    // As the headers print it (`recast_layout<From,To>`): over elements M changes, over a pointer's bytes the layout does.
    for (swizzle, from, to, wanted) in [
        ("Sw<3,4,3>", "u8", "f16", "Sw<3,3,3>"),
        ("Sw<3,4,3>", "u8", "tf32", "Sw<3,2,3>"),
        ("Sw<3,7,3>", "u1", "f16", "Sw<3,3,3>"),
        ("Sw<3,4,-3>", "u8", "f64", "Sw<3,1,-3>"),
        ("Sw<3,0,3>", "f16", "f32", "Sw<2,0,3>"),
        ("Sw<3,3,3> o _0 o (_8,_64):(_64,_1)", "f16", "u8", "Sw<3,4,3> o _0 o (_8,_128):(_128,_1)"),
        ("Sw<3,3,3> o _0 o (_8,_64):(_64,_1)", "f16", "b128", "Sw<3,0,3> o _0 o (_8,_8):(_8,_1)"),
        ("Sw<3,4,3> o smem_ptr[32b](unset) o (_32,_8):(_1,_32)", "f32", "f16", "Sw<3,4,3> o smem_ptr[16b](unset) o (_64,_8):(_1,_64)"),
    ] {
        let out = cutectl(["swizzle", "recast", swizzle, "--from", from, "--to", to]).ends().status(0).err("").out_text();
        assert_eq!(out.lines().next(), Some(wanted), "{swizzle} from {from} to {to}");
    }
}

#[test]
fn plain_copy_assumes_by_itself_and_refuses_what_is_ambiguous() {
    let plain = |args: &[&str]| cutectl(["vector"].iter().chain(args).chain(&["--dtype", "f16", "--format", "json"])).json();
    assert_eq!(plain(&["(_8,_4):(_1,_8)", "(_8,_4):(_1,_0)"])["plain_copy_bits"], "refused");
    let dynamic = cutectl(["--cxx", "vector", "(_8,4):(_1,8)", "(_8,4):(_1,8)", "--dtype", "f16", "--format", "json"]).json();
    assert_eq!((dynamic["vector_bits"].as_i64(), dynamic["plain_copy_bits"].as_i64()), (Some(128), Some(16)));
    cutectl(["vector", "8:1", "8:1", "--dtype", "f16", "--max", "96"]).ends().status(2).out("");
}

/// A multiply whose A is half_t and whose C is float.
const HMMA: &str = "SM80_16x8x16_F32F16F16F32_TN";

#[test]
fn a_warp_along_the_tile_moves_no_matrices() {
    for order in ["row", "col", "LayoutLeft{}"] {
        for operation in ["ldmatrix.x4", "ldmatrix.x1.trans", "stmatrix.x2"] {
            let tile = ["(128,64):(64,1)", "--dtype", "f16"];
            let by_flags = ["--tv", order, "--access", operation];
            let bank = cutectl(["bank"].iter().chain(&tile).chain(&by_flags)).refuses("E0807");
            bank.err_has("--mma").err_has("--copy").err_has(&format!("1 | {order}"));
            cutectl(["swizzle", "suggest"].iter().chain(&tile).chain(&by_flags)).refuses("E0807");
            let access = format!("{operation} {order}");
            cutectl(["bank"].iter().chain(&tile).chain(&["--access", &access])).refuses("E0807");
            cutectl(["swizzle", "suggest"].iter().chain(&tile).chain(&["--access", &access])).refuses("E0807");
        }
    }
    let by_operand = bank(["(128,64):(64,1)", "--mma", HMMA, "--operand", "A", "--access", "ldmatrix.x4"]);
    assert_eq!(cost(&by_operand), (1024, 128), "eight rows in four banks");
}

#[test]
fn an_access_says_itself_who_takes_what() {
    let tile = "(128,64):(64,1)";
    let copy = "make_tiled_copy(Copy_Atom<SM80_CP_ASYNC_CACHEALWAYS<uint128_t>, half_t>{}, (16,8):(8,1), (1,8))";
    for operand in ["A", "B"] {
        let flags = bank([tile, "--mma", HMMA, "--operand", operand, "--access", "ldmatrix.x2"]);
        let of = bank([tile, "--access", &format!("ldmatrix.x2 {operand} of {HMMA}")]);
        let bare = bank([tile, "--access", &format!("ldmatrix.x2 {operand} {HMMA}")]);
        assert_eq!((&flags, &flags), (&of, &bare));
    }
    assert_eq!(bank([tile, "--copy", copy]), bank([tile, "--access", &format!("copy {copy}")]));
    assert_eq!(bank([tile, "--copy", copy, "--access", "st.b128"]), bank([tile, "--access", &format!("st.b128 {copy}")]));
    let sectors = |args: &[&str]| cutectl(["global", tile].iter().chain(args).chain(&["--format", "json"])).json();
    assert_eq!(sectors(&["--copy", copy]), sectors(&["--access", &format!("ld.b128 {copy}")]));
    // One access by flags is the access that says it.
    let flags = suggest(&[tile, "--access", "ldmatrix.x4", "--mma", HMMA, "--operand", "A"]);
    assert_eq!(flags, suggest(&[tile, "--access", &format!("ldmatrix.x4 A of {HMMA}")]));
    assert_eq!(flags["best"][0]["swizzle"].to_string(), "[3,3,3]");
    assert_eq!(suggest(&[tile, "--copy", copy]), suggest(&[tile, "--access", &format!("copy {copy}")]));
    // Several partitions by flags: each with the access beside it, in the order in which they stand.
    let said = ["--access".to_string(), format!("copy {copy}"), "--access".to_string(), format!("ldmatrix.x4 A of {HMMA}")];
    let said = suggest(&[&[tile], &said.each_ref().map(String::as_str)[..]].concat());
    assert_eq!(suggest(&[tile, "--copy", copy, "--access", "ldmatrix.x4", "--mma", HMMA]), said);
    assert_eq!(suggest(&[tile, "--copy", copy, "--mma", HMMA, "--access", "ldmatrix.x4", "--operand", "A"])["tvs"], said["tvs"]);
    let stored = suggest(&[tile, "--copy", copy, "--access", "st.b128", "--mma", HMMA, "--operand", "A", "--access", "ldmatrix.x4"]);
    assert_eq!((&stored["tvs"], &stored["least"]), (&said["tvs"], &said["least"]));
    let operands = suggest(&[tile, "--mma", HMMA, "--operand", "A", "--mma", HMMA, "--operand", "B", "--tv", "row"]);
    assert_eq!(operands["accesses"].as_array().unwrap().len(), 3);
    assert_ne!(operands["tvs"][0], operands["tvs"][1]);
    // Several: those without a partition take that of the flags.
    let both = suggest(&[tile, "--access", "ldmatrix.x4", "--access", &format!("st.b128 {copy}"), "--mma", HMMA]);
    assert_eq!(both["accesses"][1], format!("st.shared.b128 {copy}"));
    assert_eq!(both["tvs"].as_array().unwrap().len(), 2);
}

#[test]
fn who_takes_what_is_said_once() {
    let tile = ["(32,32):(32,1)", "--dtype", "f32"];
    for command in [&["bank"][..], &["global"], &["swizzle", "suggest"]] {
        let with = |args: &[&str]| cutectl(command.iter().chain(&tile).chain(args)).refuses("E0704");
        with(&["--access", "ld.b32"]).err_has("who takes what?");
        with(&[]).err_has("A of MMA");
    }
    let twice = cutectl(["bank", tile[0], "--dtype", "f32", "--tv", "row", "--access", "ld.b32 col"]).refuses("E0710");
    twice.err_has("one of them");
}

#[test]
fn the_element_is_that_of_the_atom() {
    let copy = "make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, bfloat16_t>{}, (16,8):(8,1), (1,8))";
    assert_eq!(bank(["(128,64):(64,1)", "--mma", HMMA])["element_bits"], 16);
    assert_eq!(bank(["(128,64):(64,1)", "--mma", HMMA, "--operand", "C"])["element_bits"], 32);
    assert_eq!(bank(["(128,64):(64,1)", "--mma", HMMA, "--operand", "C", "--dtype", "f16"])["element_bits"], 16);
    assert_eq!(bank(["(128,64):(64,1)", "--copy", copy])["element_bits"], 16);
    cutectl(["bank", "(128,64):(64,1)", "--copy", copy]).ends().status(0).out_has("bfloat16_t, as the atom has them");
    cutectl(["global", "(128,64):(64,1)", "--copy", copy]).ends().status(0).out_has("bfloat16_t, as the atom has them");
    let differ = ["--access", &format!("copy {copy}"), "--access", &format!("st.b64 C of {HMMA}")];
    cutectl(["swizzle", "suggest", "(128,64):(64,1)"].iter().chain(&differ)).refuses("E0704").err_has("16 and of 32 bits");
}

#[test]
fn the_partition_is_always_shown() {
    let shown = |args: &[&str], tv: &str| {
        cutectl(args).ends().status(0).out_has(&format!("tv      {tv}\n"));
        let answer = cutectl(args.iter().chain(&["--format", "json"])).json();
        assert!(answer["tv"] == tv || answer["tvs"][0] == tv, "{answer}");
    };
    let tile = ["(128,64):(64,1)", "--dtype", "f16"];
    shown(&["bank", tile[0], tile[1], tile[2], "--tv", "row", "--access", "ld.b32"], "(32,(2,_128)):(256,(128,1))");
    shown(&["global", tile[0], tile[1], tile[2], "--tv", "row", "--access", "ld.b32"], "(32,(2,_128)):(256,(128,1))");
    shown(&["swizzle", "suggest", tile[0], tile[1], tile[2], "--access", "ld.b32 row"], "(32,(2,_128)):(256,(128,1))");
}

#[test]
fn what_is_joined_and_what_is_aligned_is_said() {
    let args = ["global", "(128,64):(1,128)", "--dtype", "f16", "--tv", "row"];
    let text = cutectl(args).ends().status(0);
    let text = text.out_has("one instruction takes values 0 and 2: they lie side by side in memory");
    text.out_has("every vector starts at a multiple of 4 bytes; ld.global.b32 needs 4");
    let answer = cutectl(args.iter().chain(&["--format", "json"])).json();
    assert_eq!((answer["joined"].to_string(), answer["alignment"].as_i64()), ("[0,2]".to_string(), Some(4)));
    // Never less than what the instruction needs.
    for layout in ["(128,64):(1,128)", "(128,64):(64,1)", "(64,64):(72,1)"] {
        for tv in ["row", "col", "(32,64):(1,64)"] {
            let answer = cutectl(["global", layout, "--dtype", "f32", "--tv", tv, "--format", "json"]).json();
            assert!(answer["alignment"].as_i64() >= answer["alignment_needed"].as_i64(), "{layout} {tv}: {answer}");
        }
    }
}

#[test]
fn an_error_shows_what_was_typed() {
    let refused = cutectl(["bank", "(128,128):(128,1)", "--dtype", "f16", "--mma", HMMA, "--operand", "C", "--access", "stmatrix.x4"]);
    let error = refused.refuses("E0804");
    let error = error.err_has(&format!("1 | {HMMA}\n"));
    assert!(!error.said().contains("make_tiled_copy_C") && !error.said().contains("it)"), "{}", error.said());
    let error = cutectl(["swizzle", "recast", "Sw<3,4,3> o 0 o 7:3", "--from", "u8", "--to", "f16"]).refuses("E0417");
    assert!(!error.said().contains("it)"), "{}", error.said());
}

#[test]
fn neighbours_of_one_thread_are_counted_as_written_and_as_compiled() {
    let args = ["(32,32):(32,1)", "--dtype", "f32", "--tv", "(32,32):(1,32)", "--access", "ld.b32"];
    let written = bank(args);
    assert_eq!((cost(&written), written["as_compiled"]["wavefronts"].as_u64()), ((1024, 32), Some(256)));
    let compiled = cutectl(["bank"].iter().chain(&args).chain(&["--merged", "--format", "json"])).json();
    assert_eq!((cost(&compiled), compiled["access"].as_str()), ((256, 32), Some("ld.shared.b128")));
    assert_eq!(compiled["merged_from"], "ld.shared.b32");
    // A column in a warp has no neighbours, and a base that is no multiple of 16 no vectors of 16 bytes.
    assert!(bank(["(32,32):(32,1)", "--dtype", "f32", "--tv", "(32,32):(32,1)", "--access", "ld.b32"])["as_compiled"].is_null());
    let at = |base: &str| {
        let args = ["--dtype", "f32", "--tv", "(32,5):(1,32)", "--access", "st.b32", "--merged", "--base", base];
        let answer = cutectl(["bank", "(32,5):(8,1)"].iter().chain(&args).chain(&["--format", "json"])).json();
        (answer["access"].as_str().unwrap().to_string(), answer["instructions"].as_array().unwrap().len())
    };
    assert_eq!(at("0"), ("st.shared.b128 and st.shared.b32".to_string(), 2));
    assert_eq!(at("8"), ("st.shared.b64 and st.shared.b32".to_string(), 3));
    assert_eq!(at("12"), ("st.shared.b32 and st.shared.b128".to_string(), 2));
}
