//! Pictures: golden files, limits, and what a failure leaves behind. `CUTECTL_BLESS=1 cargo test`
//! writes them.

use crate::support;

mod colours;
mod pages;
mod sheets;
mod threads;

use std::process::{Command, Output};

/// Golden files under `tests/data/pictures`: name and arguments.
const GOLDEN: &[(&str, &[&str])] = &[
    ("nested", &["((2,2),(2,(2,2))):((1,8),(2,(16,4)))"]),
    ("tall", &["(100,3)"]),
    ("rank1", &["8:2"]),
    ("rank1-nested", &["((2,3)):((3,1))"]),
    ("rank3", &["(2,3,2):(12,4,1)"]),
    ("negative", &["(4,4):(-1,-4)"]),
    ("one", &["1:0"]),
    ("zero-stride", &["(4,8):(0,1)"]),
    ("empty", &["(4,0)"]),
    ("swizzled", &["Sw<1,1,1> o _0 o (_4,_4):(_4,_1)"]),
    ("swizzle", &["Sw<2,1,3>"]),
    ("coordinates", &["make_identity_tensor((3,4))"]),
    ("counting", &["make_tensor(counting_iterator<int>{5}, (2,3))"]),
    ("template", &["--label", "{v}<{byte}>\\n({m},{n})", "--bits", "16", "(2,3)"]),
    ("window", &["--window", "0:2,4:8", "(4,(2,8))"]),
    ("tile", &["--at", "0,1", "((2,2),(2,2))"]),
    ("tooltips", &["--tooltips", "(2,(2,2))"]),
    ("wrapped", &["(96):(2)"]),
    ("left-out", &["((8,16),(4,40)):((1,32),(8,512))"]),
    ("owners", &["--view", "tv", "--tile", "16,8", "((4,8),(2,2)):((32,1),(16,8))"]),
    ("owners-trio", &["--view", "tv", "--operands", "--tile", "8,4", "((4,2),(2,2)):((8,1),(4,2))"]),
    ("owners-partners", &["--view", "tv", "--tile", "4,4", "((4,2),4):((1,0),4)"]),
    ("atom", &["SM80_16x8x8_F32F16F16F32_TN"]),
    ("atom-registers", &["--view", "registers", "--thread", "0,1,4-7", "SM80_16x8x8_F32F16F16F32_TN"]),
    ("atom-threads", &["--thread", "0,1,4-7", "SM80_16x8x8_F32F16F16F32_TN"]),
    ("tiled", &["make_tiled_mma(SM80_16x8x8_F32F16F16F32_TN{}, (_2,_2,_1))"]),
    ("tiled-copy", &["make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, half_t>{}, (_16,_8):(_8,_1), (_1,_8))"]),
    ("shared-memory", &["SM90::GMMA::MMA_64x8x16_F32F16F16_SS<GMMA::Major::K,GMMA::Major::K>"]),
    ("highlight", &["--highlight", "(_,3)", "(4,8):(8,1)"]),
    ("highlights", &["--highlight", "1,2", "--highlight", "index:3,8-10", "(4,8):(8,1)"]),
    ("color-by-layout", &["--color-by", "(2,4):(1,2)", "(4,8):(8,1)"]),
    ("dark", &["--dark", "((2,2),4):((1,8),2)"]),
    ("physical", &["--width", "8.5cm", "--transparent", "(4,8):(8,1)"]),
    ("figure", &["--multi", "--columns", "2", "--caption", "column-major", "--caption", "row-major", "(4,4)", "(4,4):(4,1)"]),
    ("banks", &["--color-by", "bank", "--bits", "32", "(4,32):(32,1)"]),
    ("operands-composition", &["--operands", "composition((6,2):(8,2), (4,3):(3,1))"]),
    ("operands-strips", &["--operands", "composition(20:2, 5:4)"]),
    ("operands-divide", &["--operands", "zipped_divide((4,8):(8,1), (2,4))"]),
    ("operands-along", &["--operands", "logical_divide((4,2,3):(2,1,8), 4:2)"]),
    ("operands-names", &["--operands", "tiled_divide((4,4,2):(4,1,16), (2,2))"]),
    ("operands-uneven", &["--operands", "logical_divide(10:1, 4:1)"]),
    ("operands-product", &["--operands", "blocked_product((2,2):(2,1), (2,3):(1,2))"]),
    ("operands-complement", &["--operands", "complement((2,2):(1,6), 24)"]),
    ("operands-inverse", &["--operands", "right_inverse((2,4):(4,1))"]),
    ("operands-slice", &["--operands", "((2,2),4):((1,8),2)((_,1),_)"]),
    ("operands-dice", &["--operands", "dice((_,1),(4,8):(8,1))"]),
    ("operands-shapes", &["--operands", "compatible(24,(4,6))"]),
    ("shapes", &["compatible((4,6),((2,2),(3,2)))"]),
    ("operands-swizzle", &["--operands", "Sw<2,0,2> o _0 o (4,4):(4,1)"]),
    ("operands-coalesce", &["--operands", "coalesce((2,(1,6)):(1,(6,2)))"]),
];

/// The pictures of the documents.
const SHOWN: &[(&str, &[&str])] = &[
    ("levels", &["((2,4),(2,2,4)):((1,16),(2,64,4))"]),
    ("product", &["--operands", "blocked_product((2,5):(5,1), (3,4):(1,3))"]),
    ("swizzle", &["--operands", "Sw<3,0,3> o _0 o (8,8):(8,1)"]),
    ("complement", &["--operands", "complement((2,2):(1,6), 24)"]),
    ("composition", &["--operands", "composition((6,2):(8,2), (4,3):(3,1))"]),
    ("owners", &["--view", "tv", "--operands", "--tile", "8,4", "((4,2),(2,2)):((8,1),(4,2))"]),
    ("lit", &["--thread", "0,1,4-7", "SM80_16x8x8_F32F16F16F32_TN"]),
];

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cutectl")).args(args).output().unwrap()
}

fn svg(args: &[&str]) -> String {
    let output = run(&[&["svg"], args].concat());
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn in_step(path: &str, made: &str) {
    if support::bless() {
        std::fs::write(support::path(path), made).unwrap();
    }
    let kept = std::fs::read_to_string(support::path(path)).unwrap_or_default();
    assert!(kept == made, "{path} is not what the program draws: CUTECTL_BLESS=1 cargo test");
}

#[test]
fn golden_files() {
    for (name, args) in GOLDEN {
        in_step(&format!("tests/data/pictures/{name}.svg"), &svg(args));
    }
}

#[test]
fn golden_tikz() {
    for (name, args) in GOLDEN.iter().filter(|(name, _)| matches!(*name, "nested" | "template" | "operands-composition" | "swizzle")) {
        let output = run(&[&["latex", "--look", "cutectl"], *args].concat());
        assert!(output.status.success(), "{args:?}");
        in_step(&format!("tests/data/pictures/{name}.tex"), &String::from_utf8(output.stdout).unwrap());
    }
    assert_eq!(run(&["latex", "--fragment", "(2,2)"]).status.code(), Some(2), "CuTe's look has no choices");
}

#[test]
fn the_pictures_of_the_documents() {
    let page = support::read("docs/pictures.md");
    for (name, args) in SHOWN {
        let path = format!("docs/pictures/{name}.svg");
        in_step(&path, &svg(args));
        assert!(page.contains(&format!("pictures/{name}.svg")), "{path} is shown nowhere");
        let (expression, flags) = args.split_last().unwrap();
        let command = ["cutectl", "svg", "-o", &format!("{name}.svg")].iter().chain(flags).copied().collect::<Vec<_>>().join(" ");
        assert!(page.contains(&format!("\n{command} \"{expression}\"\n")), "docs/draw finds no {name} in docs/pictures.md");
    }
    assert_eq!(std::fs::read_dir(support::path("docs/pictures")).unwrap().count(), SHOWN.len() + 1, "and that of `bank`");
}

#[test]
fn the_picture_of_an_access() {
    let made = std::env::temp_dir().join(format!("cutectl-pictures-{}.svg", std::process::id()));
    let output = run(&[
        "bank",
        "(8,64):(64,1)",
        "--dtype",
        "f16",
        "--tv",
        "((8,4),(8,2)):((1,64),(8,256))",
        "--access",
        "ldmatrix.x4",
        "--svg",
        made.to_str().unwrap(),
    ]);
    assert!(output.status.success());
    in_step("docs/pictures/bank.svg", &std::fs::read_to_string(&made).unwrap());
    std::fs::remove_file(&made).unwrap();
    assert!(support::read("docs/memory.md").contains("pictures/bank.svg"));
}

#[test]
fn large_pictures_stay_compact() {
    assert!(svg(&["--all", "(128,128)"]).len() < 1_000_000);
    assert!(svg(&["--all", "(256,256)"]).len() < 4_000_000);
    assert!(svg(&["(256,256)"]).len() < 100_000, "what is too large is left out");
}

#[test]
fn every_cell_has_its_label() {
    let picture = svg(&["--no-title", "--axis", "flat", "(16,16):(16,1)"]);
    for index in 0..256 {
        assert!(picture.contains(&format!(">{index}</text>")), "{index}");
    }
    // 256 cells, 16 numbers at each of two sides.
    assert_eq!(picture.matches("<text").count(), 256 + 32);
    assert_eq!(picture.matches("<g").count(), picture.matches("</g>").count());
}

/// The data of a page.
fn page(args: &[&str]) -> serde_json::Value {
    let output = run(&[&["html"], args].concat());
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    let page = String::from_utf8(output.stdout).unwrap();
    let loads = ["http:", "https:", " src=", "@import", "url(", "fetch("];
    assert!(loads.iter().all(|word| !page.contains(word)), "{args:?}: the page loads something");
    let (_, data) = page.split_once("id=\"picture\">").unwrap();
    serde_json::from_str(data.split_once("</script>").unwrap().0).unwrap()
}

/// The patterns of a page in the order in which the page reads them.
fn pattern<'p>(known: &mut Vec<&'p str>, p: &'p serde_json::Value) -> &'p str {
    match p.as_str() {
        Some(text) => {
            known.push(text);
            text
        }
        None => known[p.as_u64().unwrap() as usize],
    }
}

#[test]
fn the_data_of_a_page_holds_every_index() {
    type Index = fn(i64, i64) -> i64;
    let layouts: [(&str, Index); 4] = [
        ("(8,8):(8,1)", |m, n| 8 * m + n),
        ("((2,2),(2,3)):((1,12),(2,4))", |m, n| m % 2 + m / 2 * 12 + n % 2 * 2 + n / 2 * 4),
        ("(4,4):(-1,-4)", |m, n| -m - 4 * n),
        ("Sw<2,0,2> o 0 o (4,4):(4,1)", |m, n| (4 * m + n) ^ m),
    ];
    for (layout, index) in layouts {
        let data = page(&[layout]);
        let panel = &data["panels"][0];
        let columns = panel["cols"]["to"].as_i64().unwrap();
        let mut known = Vec::new();
        for (m, piece) in panel["pieces"].as_array().unwrap().iter().enumerate() {
            pattern(&mut known, &piece[0]);
            assert!(piece[1].is_null(), "labels are the indices");
            let mut value = piece[2].as_i64().unwrap();
            let mut n = 0;
            for run in pattern(&mut known, &piece[3]).split(' ') {
                let (step, count) = run.split_once('*').unwrap_or((run, "1"));
                for _ in 0..count.parse().unwrap() {
                    value += step.parse::<i64>().unwrap();
                    assert_eq!(value, index(m as i64, n), "{layout} at ({m},{n})");
                    n += 1;
                }
            }
            assert_eq!(n, columns, "{layout}");
        }
    }
}

#[test]
fn a_page_is_compact_however_large_the_layout() {
    let size = |layout| run(&["html", layout]).stdout.len();
    assert!(size("(256,256)") < 100_000 && size("Sw<3,4,3> o 0 o (256,256):(256,1)") < 200_000);
    assert!(size("(2048,2048)") < 200_000);
}

#[test]
fn a_page_carries_text_as_text() {
    let data = page(&["--label", "</script>{v}", "(2,2)"]);
    assert_eq!(data["panels"][0]["pieces"][0][1], "</script>0\t</script>2");
}

#[test]
fn a_question_is_drawn_as_its_shapes() {
    let picture = svg(&["compatible((4,6), ((2,2),(3,2)))"]);
    assert!(picture.contains("(4,6) is compatible with ((2,2),(3,2))"));
    assert!(svg(&["size((4,6))"]).contains(">24:_1<"), "any other integer is a shape");
}

#[test]
fn a_picture_is_refused_by_the_command_that_was_typed() {
    for command in ["svg", "html"] {
        let output = run(&[command, "()"]);
        assert!(String::from_utf8_lossy(&output.stderr).contains(&format!("`{command}` draws layouts of one mode or more")));
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    }
}

#[test]
fn text_is_escaped() {
    let picture = svg(&["--label", "<&\"{v}", "2:1"]);
    assert!(picture.contains("&lt;&amp;&quot;1</text>") && !picture.contains("<&"));
}

#[test]
fn a_refused_picture_leaves_the_old_file() {
    let dir = std::env::temp_dir().join(format!("cutectl-pictures-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let file = dir.join("a.svg");
    let path = file.to_str().unwrap();
    assert!(run(&["svg", "-o", path, "(2,2)"]).status.success());
    let drawn = std::fs::read(&file).unwrap();
    for refused in ["(2,", "(1000000,1000000)", "4:1@0", "size(2)+(1,2)"] {
        assert_eq!(run(&["svg", "-o", path, refused]).status.code(), Some(2), "{refused}");
        assert_eq!(std::fs::read(&file).unwrap(), drawn);
    }
    assert_eq!(std::fs::read_dir(&dir).unwrap().count(), 1);
    assert_eq!(run(&["svg", "-o", dir.to_str().unwrap(), "4"]).status.code(), Some(3));
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn windows_and_tiles_outside_are_refused() {
    for args in [
        ["--window", "0:9,"],
        ["--window", "3:2,"],
        ["--window", "x"],
        ["--at", "1,0"],
        ["--at", "0,-1"],
        ["--tile", "1"],
        ["--thread", "x"],
        ["--width", "8.5"],
        ["--highlight", "9,9"],
        ["--color-by", "7"],
        ["--label", "{x}"],
    ] {
        assert_eq!(run(&["svg", args[0], args[1], "(8,8)"]).status.code(), Some(2), "{args:?}");
    }
    // A side of a single mode is one tile; --tile had the place of --at before there was one.
    assert!(svg(&["--tile", "1,0", "((2,4),8)"]).contains("rows 2 to 3, columns 0 to 7"));
    assert_eq!(run(&["svg", "--tile", "4,0", "((2,4),8)"]).status.code(), Some(2));
}

/// What an option cannot change is said once, on standard error.
#[test]
fn options_that_change_nothing_are_named() {
    let said = |args: &[&str]| {
        let output = run(&[&["svg"], args].concat());
        assert!(output.status.success(), "{args:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    for (args, note) in [
        (["--operands", "", "(4,8):(8,1)"], "note: `--operands` changes nothing here: it goes with a call"),
        (["--operands", "", "make_layout((4,8))"], "note: `--operands` changes nothing here: `make_layout` of these operands"),
        (["--thread", "3", "(4,8):(8,1)"], "note: `--thread` changes nothing here: it lights what threads"),
        (["--color-by", "row", "Sw<3,0,3>"], "note: `--color-by` changes nothing here: the colours show"),
        (["--color-by", "bank", "SM80_16x8x16_F32F16F16F32_TN"], "note: `--color-by` changes nothing here: an atom"),
        (["--label", "{v}", "SM80_16x8x16_F32F16F16F32_TN"], "note: `--label` changes nothing here: a cell of a tiling"),
        (["--bits", "8", "smem_ptr[16b](0x0) o (4,8):(8,1)"], "note: `--bits` changes nothing here: the elements have 16 bits"),
    ] {
        let args: Vec<&str> = args.into_iter().filter(|arg| !arg.is_empty()).collect();
        let text = said(&args);
        assert!(text.starts_with(note) && text.lines().count() == 1, "{args:?}: {text}");
    }
    assert_eq!(said(&["--multi", "--thread", "3", "(4,8)", "(2,2)"]).lines().count(), 1, "once");
    assert_eq!(said(&["--operands", "composition((6,2):(8,2), (4,3):(3,1))"]), "");
    assert_eq!(said(&["--thread", "3", "SM80_16x8x16_F32F16F16F32_TN"]), "");
}

#[test]
fn a_thread_that_is_not_there_is_refused_in_plain_words() {
    let output = run(&["svg", "--thread", "99", "SM80_16x8x16_F32F16F16F32_TN"]);
    assert!(String::from_utf8_lossy(&output.stderr).contains("thread 99 is not within 0 to 31"));
}

/// Help is written by clap, which takes `{n}` for the end of a line.
#[test]
fn help_says_what_can_be_typed() {
    let help = String::from_utf8(run(&["svg", "--help"]).stdout).unwrap();
    assert!(help.contains("--label '{v}\\n({row},{col})'"), "{help}");
    assert!(help.matches("({row},{col})").count() == 2 && help.contains("{row}, {col}"));
    assert!(!support::read("completions/cutectl.nu").contains("{n}"), "a help text holds {{n}}");
    assert!(svg(&["--label", "{v}\\n({row},{col})", "(2,2)"]).contains(">(1,1)<"));
}

/// Letters keep two pixels from the lines around a cell, or are left out.
#[test]
fn letters_that_do_not_fit_are_left_out() {
    let size = |args: &[&str]| -> Option<i64> {
        let picture = svg(&[&["--no-title", "--axis", "flat"], args].concat());
        let middle = picture.split("<g fill=").filter(|g| g.contains("text-anchor=\"middle\"") && g.contains(">T0<"));
        middle.filter_map(|g| g.split_once("font-size=\"")?.1.split_once('"')?.0.parse().ok()).next()
    };
    assert_eq!(size(&["--cell", "20", "SM80_16x8x16_F32F16F16F32_TN"]), Some(7));
    assert_eq!(size(&["--cell", "16", "SM80_16x8x16_F32F16F16F32_TN"]), None);
}

#[test]
fn facts_stand_apart_in_every_medium() {
    for command in [&["svg"][..], &["html"], &["latex", "--look", "cutectl"]] {
        let text = String::from_utf8(run(&[command, &["(4,8):(8,1)"]].concat()).stdout).unwrap();
        let dot = if command[0] == "latex" { "$\\cdot$" } else { "·" };
        assert!(text.contains(&format!("rank 2 {dot} depth 1 {dot} size 32")), "{command:?}");
    }
}
