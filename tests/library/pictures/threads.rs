//! Pictures of who holds what, against what `tv`, `mma` and `copy` say in CSV; and the files that these write.

use super::{page, pattern, run, svg};
use std::collections::HashMap;

/// Threads and their values by operand and coordinate.
type Owners = HashMap<(String, i64, i64), Vec<(i64, i64)>>;

/// The owners that a command lists.
fn listed(args: &[&str]) -> Owners {
    let output = run(&[args, &["--thread", "all", "--csv"]].concat());
    assert!(output.status.success(), "{args:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    let mut lines = text.lines();
    let header: Vec<&str> = lines.next().unwrap().split(',').collect();
    let mut all = Owners::new();
    for line in lines {
        let fields: Vec<&str> = line.split(',').collect();
        let field = |name: &str| header.iter().position(|h| *h == name).map(|i| fields[i]);
        let number = |name: &str| field(name).filter(|f| !f.is_empty()).map(|f| f.parse::<i64>().unwrap());
        let at: Vec<i64> = ["i", "m", "n", "k"].iter().filter_map(|a| number(a)).collect();
        let key = (field("operand").unwrap_or("").to_string(), at[0], at.get(1).copied().unwrap_or(0));
        all.entry(key).or_default().push((number("thread").unwrap(), number("value").unwrap()));
    }
    all
}

/// The labels of the panels of a page, row by row.
fn labels(args: &[&str]) -> Vec<(String, Vec<Vec<String>>)> {
    let data = page(args);
    let mut known = Vec::new();
    let panels = data["panels"].as_array().unwrap().iter().map(|panel| {
        let rows = panel["pieces"].as_array().unwrap().iter().map(|piece| {
            pattern(&mut known, &piece[0]);
            let texts = match piece[1].is_null() {
                true => Vec::new(),
                false => pattern(&mut known, &piece[1]).split('\t').map(str::to_string).collect(),
            };
            for k in [3, 5, 7, 9] {
                if piece.get(k).is_some() {
                    pattern(&mut known, &piece[k]);
                }
            }
            texts
        });
        let rows = rows.collect();
        (panel["heading"].as_str().unwrap().to_string(), rows)
    });
    panels.collect()
}

/// Every cell shows the first thread and value that the list has for it.
fn agrees(panel: &[Vec<String>], operand: &str, turned: bool, list: &Owners) {
    for (m, row) in panel.iter().enumerate() {
        for (n, label) in row.iter().enumerate() {
            let (m, n) = if turned { (n, m) } else { (m, n) };
            let (thread, value) = list[&(operand.to_string(), m as i64, n as i64)][0];
            let (first, second) = label.split_once('\n').unwrap();
            let first = first.split(' ').next().unwrap();
            assert_eq!((first, second), (format!("T{thread}").as_str(), format!("V{value}").as_str()), "{operand} ({m},{n})");
        }
    }
}

#[test]
fn the_tile_of_a_layout_shows_its_owners() {
    for (tv, tile) in [("((4,8),(2,2)):((32,1),(16,8))", "16,8"), ("(32,4):(4,1)", "8,16"), ("((2,4),(2,2,2)):((1,16),(2,4,8))", "16,4")] {
        let list = listed(&["tv", tv, "--tile", tile]);
        let panels = labels(&["--view", "tv", "--tile", tile, tv]);
        assert_eq!(panels.len(), 1);
        agrees(&panels[0].1, "", false, &list);
        let trio = labels(&["--view", "tv", "--operands", "--tile", tile, tv]);
        assert_eq!(trio.len(), 3, "{tv}");
        assert_eq!(trio[2].1, panels[0].1, "{tv}");
        // The table has the index of every holder, threads down or across.
        let told = svg(&["--tooltips", "--view", "tv", "--operands", "--tile", tile, tv]);
        let rows: i64 = tile.split(',').next().unwrap().parse().unwrap();
        for ((_, m, n), holders) in &list {
            for (thread, value) in holders {
                let sides = [format!("thread {thread}, value {value}"), format!("value {value}, thread {thread}")];
                let index = m + n * rows;
                assert!(
                    sides.iter().any(|side| told.contains(&format!("<title>{side}: index {index}</title>"))),
                    "{tv}: T{thread} V{value}"
                );
            }
        }
    }
}

#[test]
fn the_operands_of_a_tiling_show_their_owners() {
    for atom in [
        "SM80_16x8x16_F32F16F16F32_TN{}",
        "make_tiled_mma(SM80_16x8x8_F32F16F16F32_TN{}, (_2,_2,_1), (_32,_32,_16))",
        "make_tiled_mma(SM70_8x8x4_F32F16F16F32_NT{})",
    ] {
        let list = listed(&["mma", atom]);
        for (heading, panel) in labels(&[atom]) {
            let operand = heading.split(' ').next().unwrap().to_string();
            agrees(&panel, &operand, operand == "B", &list);
        }
    }
    let copy = "make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, half_t>{}, (_16,_8):(_8,_1), (_1,_8))";
    let list = listed(&["copy", copy]);
    for (heading, panel) in labels(&[copy]) {
        agrees(&panel, heading.split(' ').next().unwrap(), false, &list);
    }
}

/// A row a thread, a column a value: the coordinates that the list has for it.
#[test]
fn registers_are_what_each_thread_holds() {
    for (command, value, args) in [
        ("mma", "SM80_16x8x16_F32F16F16F32_TN{}", &[][..]),
        ("mma", "make_tiled_mma(SM70_8x8x4_F32F16F16F32_NT{})", &[]),
        ("tv", "((4,8),(2,2)):((32,1),(16,8))", &["--tile", "16,8"]),
    ] {
        let list = listed(&[&[command, value], args].concat());
        let mut cells = 0;
        for (heading, panel) in labels(&[&["--view", "registers"], args, &[value]].concat()) {
            let operand = if heading.contains(": ") { heading.split(':').next().unwrap() } else { "" };
            for (thread, row) in panel.iter().enumerate() {
                for (v, label) in row.iter().enumerate() {
                    let at: Vec<i64> = label.trim_matches(['(', ')']).split(',').map(|n| n.parse().unwrap()).collect();
                    let holders = &list[&(operand.to_string(), at[0], at[1])];
                    assert!(holders.contains(&(thread as i64, v as i64)), "{value} {operand} {label}: {thread} {v}");
                    cells += 1;
                }
            }
        }
        assert_eq!(cells, list.values().map(Vec::len).sum::<usize>(), "{value}");
    }
    let said = svg(&["--view", "registers", "SM90::GMMA::MMA_64x8x16_F32F16F16_SS<GMMA::Major::K,GMMA::Major::K>"]);
    assert!(said.contains("A is not in registers") && said.contains("B is not in registers"));
    assert_eq!(run(&["latex", "--view", "registers", "SM80_16x8x8_F32F16F16F32_TN"]).status.code(), Some(2));
    let plain = run(&["svg", "--view", "registers", "Sw<2,0,2>"]);
    assert!(String::from_utf8(plain.stderr).unwrap().contains("`--view` changes nothing here"));
}

#[test]
fn partners_are_named_once() {
    let picture = svg(&["SM70_8x8x4_F32F16F16F32_NT"]);
    assert!(picture.contains("every element of A is held by T and by T+4, T+8, T+12") || picture.contains("held by T and by"), "{picture}");
    assert!(picture.contains("8 threads at a time") && !picture.contains("+3<"));
}

#[test]
fn shared_memory_is_no_register() {
    let wgmma = "SM90::GMMA::MMA_64x8x16_F32F16F16_SS<GMMA::Major::K,GMMA::Major::K>";
    let picture = svg(&[wgmma]);
    let said = String::from_utf8(run(&["html", wgmma]).stdout).unwrap();
    assert!(said.contains("A, B: in shared memory, read by all 128 threads; a cell is 8 elements along k; a box is a core matrix, 8 x 8"));
    assert!(!picture.contains(">T0 +127<") && picture.contains(">shared memory</text>"), "{picture}");
    // The rows and the columns of every panel, and their steps.
    let sides = |value: &str| -> Vec<[i64; 4]> {
        let data = page(&[value]);
        let of = |panel: &serde_json::Value| {
            [["rows", "len"], ["cols", "len"], ["rows", "step"], ["cols", "step"]].map(|[a, b]| panel[a][b].as_i64().unwrap())
        };
        data["panels"].as_array().unwrap().iter().map(of).collect()
    };
    assert_eq!(sides(wgmma), [[64, 2, 1, 8], [2, 8, 8, 1], [64, 8, 1, 1]], "A and B are as fine as C, and no finer");
    let tf32 = "SM90::GMMA::MMA_64x8x8_F32TF32TF32_SS_TN<>";
    assert_eq!(sides(tf32)[..2], [[64, 2, 1, 4], [2, 8, 4, 1]]);
    let in_memory = "SM100_MMA_F16BF16_SS<half_t,half_t,float,128,256,UMMA::Major::K,UMMA::Major::MN>";
    assert_eq!(sides(in_memory), [[16, 2, 8, 8], [2, 32, 8, 8], [16, 32, 8, 8]], "nothing is in registers: a cell is a core matrix");
    let window = svg(&["--window", "0:16,0:16", wgmma.replace("x8x16", "x16x16").as_str()]);
    assert!(window.contains(">15</text>"), "a window counts elements: {window}");
}

#[test]
fn a_copy_whose_sides_are_alike_is_drawn_once() {
    let headings = |args: &[&str]| -> Vec<String> { labels(args).into_iter().map(|(heading, _)| heading).collect() };
    let copy = "make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, half_t>{}, (_16,_8):(_8,_1), (_1,_8))";
    assert_eq!(headings(&[copy]), ["source = destination (m,n)"]);
    assert_eq!(headings(&["--operand", "destination", copy]), ["destination (m,n)"]);
    assert_eq!(headings(&["Copy_Atom<SM75_U32x4_LDSM_N,half_t>{}"]).len(), 2, "ldmatrix puts elsewhere what it takes");
}

#[test]
fn a_copy_atom_is_drawn_in_a_matrix() {
    let atom = "Copy_Atom<SM75_U32x4_LDSM_N,half_t>{}";
    let list = listed(&["copy", atom]);
    let panels = labels(&["--view", "tv", "--tile", "8,32", atom]);
    assert_eq!(panels.len(), 2);
    for (heading, panel) in panels {
        let side = heading.strip_suffix(" (m,n)").unwrap();
        assert!(panel.len() == 8 && panel.iter().all(|row| row.len() == 32), "{side}");
        for (m, row) in panel.iter().enumerate() {
            for (n, label) in row.iter().enumerate() {
                let (thread, value) = list[&(side.to_string(), (m + 8 * n) as i64, 0)][0];
                assert_eq!(*label, format!("T{thread}\nV{value}"), "{side} ({m},{n})");
            }
        }
    }
    let said = |tile: &str| run(&["svg", "--view", "tv", "--tile", tile, atom]);
    assert!(said("8,32").stderr.is_empty());
    assert!(String::from_utf8(said("8,16").stdout).unwrap().contains("lies outside the tile"));
}

#[test]
fn a_trio_fills_its_page() {
    let corners = |tile: &str, tv: &str| -> Vec<[i64; 2]> {
        let data = page(&["--view", "tv", "--operands", "--tile", tile, tv]);
        data["panels"].as_array().unwrap().iter().map(|p| [0, 1].map(|k| p["at"][k].as_i64().unwrap())).collect()
    };
    // A table of 32 threads stands on its side below the two tiles; a small one between them.
    let [tile, table, inverse] = corners("8,16", "((4,8),(2,2)):((16,1),(8,64))")[..] else { panic!() };
    assert!(tile[1] == inverse[1] && tile[0] == table[0] && table[1] > tile[1] && inverse[0] > tile[0]);
    let small = corners("8,4", "((4,2),(2,2)):((8,1),(4,2))");
    assert!(small.windows(2).all(|pair| pair[0][0] < pair[1][0] && pair[0][1] == pair[1][1]), "{small:?}");
    let picture = svg(&["--view", "tv", "--operands", "--tile", "8,4", "((4,2),(2,2)):((8,1),(4,2))"]);
    assert_eq!(picture.matches(">→</text>").count(), 2, "before the table and before the inverse");
}

#[test]
fn commands_about_threads_write_every_medium() {
    let dir = std::env::temp_dir().join(format!("cutectl-threads-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let asked: [&[&str]; 4] = [
        &["tv", "((4,8),(2,2)):((32,1),(16,8))", "--tile", "16,8"],
        &["mma", "SM80_16x8x16_F32F16F16F32_TN"],
        &["copy", "make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, half_t>{}, (_16,_8):(_8,_1), (_1,_8))"],
        &["bank", "(8,64):(64,1)", "--dtype", "f16", "--tv", "((8,4),(8,2)):((1,64),(8,256))", "--access", "ldmatrix.x4"],
    ];
    for args in asked {
        for (flag, start) in [("--svg", "<svg"), ("--html", "<!doctype"), ("--png", "\u{89}PNG"), ("--pdf", "%PDF"), ("--latex", "% ")] {
            let file = dir.join(format!("x{flag}"));
            let output = run(&[args, &[flag, file.to_str().unwrap()]].concat());
            assert!(output.status.success(), "{args:?} {flag}: {}", String::from_utf8_lossy(&output.stderr));
            let written: String = std::fs::read(&file).unwrap().iter().take(9).map(|b| char::from(*b)).collect();
            assert!(written.starts_with(start), "{args:?} {flag}: {written:?}");
        }
    }
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn several_threads_have_their_own_colours() {
    let picture = svg(&["--thread", "0,5", "SM80_16x8x16_F32F16F16F32_TN"]);
    assert!(picture.contains("thread 0") && picture.contains("thread 5"));
    assert!(!picture.contains("the order of the other threads"));
    let more = svg(&["--thread", "0,1,4-7", "SM80_16x8x16_F32F16F16F32_TN"]);
    assert!(
        more.contains(">T1 of B: V0")
            && !more.contains(">T4 of B: V0")
            && more.contains("the order of the other threads: --view registers")
    );
    assert!(picture.contains("T5 of C: V0 (1,2) → V1 (1,3) → V2 (9,2) → V3 (9,3)"), "{picture}");
    assert_eq!(run(&["svg", "--thread", "0,99", "SM80_16x8x16_F32F16F16F32_TN"]).status.code(), Some(2));
}

#[test]
fn what_is_left_out_is_said() {
    let output = run(&["svg", "(256,256)"]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("left out: rows 24 to 247 of 256, columns 24 to 247 of 256; `--all` draws everything"), "{said}");
    for args in [
        &["svg", "--all", "(80,80)"][..],
        &["svg", "--window", "0:70,0:70", "(80,80)"],
        &["html", "(80,80)"],
        &["svg", "--cell", "6", "(80,80)"],
    ] {
        let output = run(args);
        assert!(output.stderr.is_empty() && output.status.success(), "{args:?}");
    }
    let latex = run(&["latex", "(80,80)"]);
    assert!(latex.stderr.is_empty() && String::from_utf8(latex.stdout).unwrap().contains("(79,79)"), "CuTe's look leaves nothing out");
}

#[test]
fn panels_that_are_too_wide_beside_stand_below_each_other() {
    let data = page(&["--operands", "Sw<3,4,3> o 0 o (8,128):(128,1)"]);
    let tops: Vec<i64> = data["panels"].as_array().unwrap().iter().map(|p| p["at"][1].as_i64().unwrap()).collect();
    assert!(tops.len() == 3 && tops[0] < tops[1] && tops[1] < tops[2], "before, after, and the bits below them: {tops:?}");
}

#[test]
fn a_picture_of_pixels_has_a_palette() {
    let png = run(&["png", "(8,8)"]).stdout;
    let kind = png[25];
    assert_eq!(kind, 3, "the colour type of an indexed image");
    assert!(png.len() < 31_000, "{} bytes", png.len());
    let clear = run(&["png", "--transparent", "(8,8)"]).stdout;
    assert!(clear.windows(4).any(|w| w == b"tRNS"));
}

#[test]
fn typst_is_written_with_everything_at_its_place() {
    let text = String::from_utf8(run(&["latex", "--format", "typst", "(4,8):(8,1)"]).stdout).unwrap();
    assert!(text.starts_with("// (4,8):(8,1)\n#set page(width: ") && text.ends_with("})\n"));
    assert_eq!(text.matches("\nt(").count(), 1 + 2 + 32 + 12 + 1, "title, two lines of facts, cells, rulers, note");
    assert!(text.contains("\"31\")"));
}

#[test]
fn a_figure_has_rows_columns_and_captions() {
    let args = ["--multi", "--columns", "2", "--caption", "one", "--caption", "two", "--caption", "three", "(2,2)", "(2,3)", "(2,4)"];
    for command in [&["svg"][..], &["latex", "--look", "cutectl"], &["latex", "--format", "typst"]] {
        let text = String::from_utf8(run(&[command, &args].concat()).stdout).unwrap();
        assert!(["one", "two", "three"].iter().all(|c| text.contains(c)), "{command:?}");
    }
    assert_eq!(run(&["svg", "--columns", "2", "(2,2)"]).status.code(), Some(2), "--columns goes with --multi");
}

#[test]
fn operands_are_drawn_alone() {
    let atom = "SM80_16x8x16_F32F16F16F32_TN{}";
    let list = listed(&["mma", atom]);
    let alone = labels(&["--operand", "b", atom]);
    assert_eq!(alone.iter().map(|(heading, _)| heading.as_str()).collect::<Vec<_>>(), ["B (n,k)"]);
    agrees(&alone[0].1, "B", false, &list);
    assert_eq!(labels(&["--operand", "A,C", atom]).len(), 2);
    let said = |args: &[&str]| String::from_utf8(run(&[&["svg"], args].concat()).stderr).unwrap();
    assert!(said(&["--operand", "source", atom]).contains("`--operand` changes nothing here: an MMA has A, B and C"));
    assert!(said(&["--operand", "A", "(4,8)"]).contains("`--operand` changes nothing here"));
    assert!(said(&["--view", "tv", "--tile", "3,5", atom]).contains("`--tile` changes nothing here: an atom or a tiling has a tile"));
    assert_eq!(said(&["--operand", "A", atom]), "");
}
