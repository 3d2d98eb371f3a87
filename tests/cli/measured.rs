//! Whole copies and whole kernels, measured on a GPU, and what `bank` and `global` say of their accesses.
//! `docs/hardware.md` says where the readings come from.

use super::cutectl;
use super::support::read;
use serde_json::Value as Json;

/// The lines of a file of readings.
fn readings(file: &str) -> Vec<Json> {
    read(&format!("tests/data/{file}")).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn text<'a>(reading: &'a Json, field: &str) -> &'a str {
    reading[field].as_str().unwrap()
}

/// Wavefronts or sectors, and the instructions of all warps together.
fn counted(args: &[&str], field: &str) -> (u64, u64) {
    let answer = cutectl(args.iter().chain(&["--format", "json"])).json();
    (answer[field].as_u64().unwrap(), answer["instructions"].as_array().unwrap().len() as u64)
}

#[test]
fn a_copy_as_compiled_is_what_was_measured() {
    let mut agree = 0;
    for reading in readings("copies-h100.jsonl") {
        let args = ["bank", text(&reading, "layout"), "--copy", text(&reading, "copy"), "--side", text(&reading, "side")];
        let measured = (reading["wavefronts"].as_u64().unwrap(), reading["instructions"].as_u64().unwrap());
        let written = counted(&args, "wavefronts");
        let compiled = counted(&[&args[..], &["--merged"]].concat(), "wavefronts");
        let name = text(&reading, "name");
        let answer = cutectl(args.iter().chain(&["--format", "json"])).json();
        let said = &answer["as_compiled"];
        if written == compiled {
            assert!(said.is_null(), "{name}: {said}");
        } else {
            assert_eq!((said["wavefronts"].as_u64(), said["instructions"].as_u64()), (Some(compiled.0), Some(compiled.1)), "{name}");
            cutectl(args).ends().status(0).out_has("--merged");
        }
        if name == "swz3 load32.rows" {
            // The compiler merges only a part here.
            assert!(written.1 > measured.1 && measured.1 > compiled.1, "{name}: {written:?} {measured:?} {compiled:?}");
            continue;
        }
        assert_eq!(compiled, measured, "{name}");
        agree += 1;
    }
    assert!(agree >= 19, "only {agree} copies");
}

/// What `swizzle suggest` says of each tile and copy that was measured: of the tile as it is, and of the swizzles that it finds best.
#[test]
fn what_is_suggested_costs_what_was_measured() {
    let readings = readings("copies-h100.jsonl");
    let (mut given, mut best) = (0, 0);
    for reading in &readings {
        let (layout, copy, side) = (text(reading, "layout"), text(reading, "copy"), text(reading, "side"));
        let measured = reading["wavefronts"].as_u64().unwrap();
        let args = ["swizzle", "suggest", layout, "--copy", copy, "--side", side];
        if !cutectl(["bank", layout, "--copy", copy, "--side", side, "--format", "json"]).json()["as_compiled"].is_null() {
            continue; // compiled to other instructions than are written
        }
        let answer = cutectl(args.iter().chain(&["--format", "json"])).json();
        assert_eq!(answer["given"], serde_json::json!([measured]), "{reading}");
        given += 1;
        assert!(answer["least"].as_u64().unwrap() <= measured, "{reading}");
        // Where the reading of another swizzle of the same tile is there, the suggestion is that or better.
        for other in readings.iter().filter(|o| text(o, "copy") == copy && text(o, "side") == side) {
            let name = text(other, "layout");
            let Some(own) = answer["best"].as_array().unwrap().iter().find(|b| {
                let [bits, base, shift] = [0, 1, 2].map(|k| b["swizzle"][k].as_i64().unwrap());
                bits > 0
                    && name.contains(&format!("Sw<{bits},{base},{shift}>"))
                    && name.contains("(_8,_64):(_64,_1)")
                    && layout.contains("(_64,_1)")
            }) else {
                continue;
            };
            assert_eq!(own["wavefronts"], serde_json::json!([other["wavefronts"]]), "{reading} {other}");
            best += 1;
        }
    }
    assert!(given >= 10 && best >= 5, "{given} {best}");
}

const A_TILE: &str = "(128,8):(1,128)";
const SGEMM_2: &str = "make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, float>{}, (32,8), (4,1))";
const FMA: &str = "make_tiled_mma(UniversalFMA<float>{}, (16,16,1))";
const SWIZZLED: &str = "tile_to_shape(composition(Sw<3,3,3>, (_8,(_8,_8)):(_8,(_1,_64))), (_128,_64))";
const ASYNC: &str = "make_tiled_copy(Copy_Atom<SM80_CP_ASYNC_CACHEALWAYS<uint128_t>, half_t>{}, (_16,_8):(_8,_1), (_1,_8))";
const HMMA: &str = "make_tiled_mma(SM80_16x8x8_F16F16F16F16_TN{}, (_2,_2), <_32,_32,_16>)";

/// What a kernel counts in one field, and the accesses that add up to it, each so many times a launch: those
/// of A and of B are alike.
struct Sum {
    file: &'static str,
    /// The field of wavefronts or sectors, and that of instructions.
    fields: [&'static str; 2],
    accesses: &'static [(u64, &'static [&'static str])],
}

// 128 x 128 x 64 in tiles of 8 (sgemm_1, sgemm_2) or 64 (sgemm_sm80) along K, each of a tile of A and one of B.
const SUMS: &[Sum] = &[
    Sum {
        file: "sgemm_1.cu",
        fields: ["shared_store_wavefronts", "shared_store_instructions"],
        accesses: &[(16, &["bank", A_TILE, "--dtype", "float", "--tv", "((32,8),4):((1,128),32)", "--access", "st.b32"])],
    },
    Sum {
        file: "sgemm_1.cu",
        fields: ["shared_load_wavefronts", "shared_load_instructions"],
        accesses: &[
            (8, &["bank", A_TILE, "--dtype", "float", "--tv", "((16,16),(8,8)):((1,0),(16,128))", "--access", "ld.b32"]),
            (8, &["bank", A_TILE, "--dtype", "float", "--tv", "((16,16),(8,8)):((0,1),(16,128))", "--access", "ld.b32"]),
        ],
    },
    Sum {
        file: "sgemm_1.cu",
        fields: ["global_load_sectors", "global_load_instructions"],
        accesses: &[(16, &["global", A_TILE, "--dtype", "float", "--tv", "((32,8),4):((1,128),32)", "--access", "ld.b32"])],
    },
    Sum {
        file: "sgemm_1.cu",
        fields: ["global_store_sectors", "global_store_instructions"],
        accesses: &[(
            1,
            &["global", "(128,128):(1,128)", "--dtype", "float", "--tv", "((16,16),(8,8)):((1,128),(16,2048))", "--access", "st.b32"],
        )],
    },
    Sum {
        file: "sgemm_2.cu",
        fields: ["shared_store_wavefronts", "shared_store_instructions"],
        accesses: &[(16, &["bank", A_TILE, "--copy", SGEMM_2, "--side", "dst"])],
    },
    Sum {
        file: "sgemm_2.cu",
        fields: ["shared_load_wavefronts", "shared_load_instructions"],
        accesses: &[
            (8, &["bank", A_TILE, "--mma", FMA, "--operand", "A", "--access", "ld.b32"]),
            (8, &["bank", A_TILE, "--mma", FMA, "--operand", "B", "--access", "ld.b32"]),
        ],
    },
    // The register pipeline is copied ahead once more than there are tiles.
    Sum {
        file: "sgemm_2.cu",
        fields: ["global_load_sectors", "global_load_instructions"],
        accesses: &[(18, &["global", A_TILE, "--copy", SGEMM_2])],
    },
    Sum {
        file: "sgemm_2.cu",
        fields: ["global_store_sectors", "global_store_instructions"],
        accesses: &[(1, &["global", "(128,128):(1,128)", "--mma", FMA, "--operand", "C", "--access", "st.b32"])],
    },
    // Three stages are filled, the third with what is there already. The first of the four blocks of K is read once more.
    Sum {
        file: "sgemm_sm80.cu",
        fields: ["global_load_sectors", "cp_async"],
        accesses: &[(6, &["global", "(128,64):(64,1)", "--copy", ASYNC])],
    },
    Sum {
        file: "sgemm_sm80.cu",
        fields: ["shared_load_wavefronts", "ldmatrix"],
        accesses: &[
            (1, &["bank", SWIZZLED, "--access", "ldmatrix.x4", "--mma", HMMA, "--operand", "A"]),
            (1, &["bank", SWIZZLED, "--access", "ldmatrix.x4", "--mma", HMMA, "--operand", "B"]),
            (1, &["bank", FIRST_BLOCK, "--access", "ldmatrix.x4", "--mma", HMMA, "--operand", "A"]),
            (1, &["bank", FIRST_BLOCK, "--access", "ldmatrix.x4", "--mma", HMMA, "--operand", "B"]),
        ],
    },
    Sum {
        file: "sgemm_sm80.cu",
        fields: ["global_store_sectors", "global_store_instructions"],
        accesses: &[(1, &["global", "(128,128):(1,128)", "--mma", HMMA, "--operand", "C", "--access", "st.b16"])],
    },
];

const FIRST_BLOCK: &str = "composition(Sw<3,3,3>, 0, (_128,_16):(_64,_1))";

#[test]
fn the_accesses_of_a_kernel_add_up_to_what_was_measured() {
    let readings = readings("kernels-h100.jsonl");
    for sum in SUMS {
        let reading = readings.iter().find(|r| text(r, "file") == sum.file).unwrap();
        let field = if sum.fields[0].ends_with("sectors") { "sectors" } else { "wavefronts" };
        let total = sum.accesses.iter().fold((0, 0), |(cost, instructions), (times, args)| {
            let (c, n) = counted(args, field);
            (cost + times * c, instructions + times * n)
        });
        let measured = (reading[sum.fields[0]].as_u64().unwrap(), reading[sum.fields[1]].as_u64().unwrap());
        assert_eq!(total, measured, "{} {}", sum.file, sum.fields[0]);
    }
}
