//! Every command: how its help begins, its flags, its formats, and standard input.

use super::cutectl;
use serde_json::json;

/// The commands, as the help of the program lists them, and what each is about.
fn commands() -> Vec<(String, String)> {
    let help = cutectl(["--help"]).env("COLUMNS", "400").ends().status(0);
    let text = help.lines().into_iter().map(str::to_string);
    let below_headings = text.skip_while(|l| !l.starts_with("Usage:")).skip(1).take_while(|l| l != "Options:");
    let listed: Vec<String> = below_headings.filter(|l| l.starts_with("  ")).collect();
    let mut all: Vec<(String, String)> = Vec::new();
    for line in &listed {
        match (line.strip_prefix("  ").filter(|l| !l.starts_with(' ')), all.last_mut()) {
            (Some(row), _) => {
                let (name, about) = row.split_once(' ').unwrap_or((row, ""));
                all.push((name.to_string(), about.trim().to_string()));
            }
            (None, Some((_, about))) => *about += &format!(" {}", line.trim()),
            (None, None) => {}
        }
    }
    all.retain(|(name, _)| name != "help");
    assert!(all.len() > 40, "{all:?}");
    all
}

#[test]
fn help_begins_with_what_a_command_does() {
    for (name, about) in commands() {
        let texts = [vec![name.as_str(), "--help"], vec![&name, "-h"], vec!["help", &name]];
        for args in &texts {
            let help = cutectl(args.clone()).ends().status(0).err("");
            let lines = help.lines();
            let first = lines.iter().take_while(|line| !line.is_empty()).map(|line| line.trim()).collect::<Vec<_>>().join(" ");
            assert_eq!(first, about, "{args:?}");
            let common = lines.iter().position(|line| *line == "Options of every command:");
            assert!(common.is_some(), "{args:?}");
            for flag in ["--cxx", "--plain", "--strict", "--dtype"] {
                let at = |line: &&str| line.split([' ', ',']).any(|word| word == flag);
                let own = name == "vector" || ["bank", "global", "mma", "copy", "swizzle"].contains(&name.as_str());
                if flag != "--dtype" || !own {
                    assert!(
                        lines.iter().take(common.unwrap_or(0)).all(|line| !at(line) || line.starts_with("  cutectl")),
                        "{args:?}: {flag}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_wrong_flag_says_what_is_near() {
    for (name, _) in commands() {
        // What `read` takes may begin with a minus.
        if name != "read" {
            cutectl([name.as_str(), "--colour", "never"]).ends().status(2).err_has("--color");
        }
    }
    cutectl(["info", "--tv", "row", "4:1"]).ends().status(2).err_has("`--tv` is a flag of `bank`, `swizzle` and `global`");
    cutectl(["eval", "--fromat", "json", "1"]).ends().status(2).err_has("--format");
    cutectl(["print", "--pallete", "greys", "4:1"]).ends().status(2).err_has("`--palette` is a flag of `latex`, `svg`");
    cutectl(["divide", "8:1", "2", "--zipped"]).ends().status(2).err_has("write it as `--kind zipped`");
}

/// What a command is asked by the tests of this file.
struct Asked {
    name: &'static str,
    /// What stands behind it where its answer is a value or a table; none where it has no `--format`.
    answers: &'static [&'static [&'static str]],
    /// What stands behind it where it reads standard input, and a line for that; none where its help names no `-`.
    dash: Option<(&'static [&'static str], &'static str)>,
}

const fn asked(name: &'static str, answers: &'static [&'static [&'static str]]) -> Asked {
    Asked { name, answers, dash: None }
}

impl Asked {
    const fn reads(self, args: &'static [&'static str], line: &'static str) -> Asked {
        Asked { dash: Some((args, line)), ..self }
    }
}

const LAYOUT: &str = "(4,8):(8,1)";
const ATOM: &str = "SM80_16x8x16_F32F16F16F32_TN";
const TMA: &str = "make_tma_copy(SM90_TMA_LOAD{}, make_tensor(make_gmem_ptr<half_t>(0x1000), (512,256):(256,_1)), \
    tile_to_shape(GMMA::Layout_K_SW128_Atom<half_t>{}, Shape<_128,_64>{}))";

/// Every command of the table, but `help`.
const COMMANDS: &[Asked] = &[
    asked("eval", &[&[LAYOUT]]).reads(&["-"], LAYOUT),
    asked("print", &[&[LAYOUT], &["--limit", "2", LAYOUT]]).reads(&["-"], LAYOUT),
    asked("info", &[&[LAYOUT]]).reads(&["-"], LAYOUT),
    asked("run", &[]).reads(&["-"], "int main() { printf(\"4\\n\"); }"),
    asked("latex", &[]).reads(&["-"], "4:2"),
    asked("svg", &[]).reads(&["-"], "4:2"),
    asked("png", &[]).reads(&["-", "-o", "/dev/null"], "4:2"),
    asked("pdf", &[]).reads(&["-", "-o", "/dev/null"], "4:2"),
    asked("html", &[]).reads(&["-"], "4:2"),
    asked("explore", &[]),
    asked("crd2idx", &[&[LAYOUT, "3,7"]]).reads(&[LAYOUT, "-"], "3,7"),
    asked("idx2crd", &[&["4,8", "17"]]).reads(&["4,8", "-"], "17"),
    asked("where", &[&[LAYOUT, "5"], &["--forms", LAYOUT, "5"]]).reads(&[LAYOUT, "-"], "5"),
    asked("coords", &[&[LAYOUT]]).reads(&["-"], "4:2"),
    asked("slice", &[&["_,1", LAYOUT]]).reads(&["_,1", "-"], LAYOUT),
    asked("dice", &[&["_,1", LAYOUT]]).reads(&["_,1", "-"], LAYOUT),
    asked("coalesce", &[&["(4,8):(1,4)"]]).reads(&["-"], "(4,8):(1,4)"),
    asked("compose", &[&["(4,8):(1,4)", "4:2"]]).reads(&["32:1", "-"], "4:2"),
    asked("complement", &[&["4:2", "24"]]).reads(&["-"], "4:2"),
    asked("divide", &[&["(8,8):(8,1)", "2,4"], &["--kind", "all", "(8,8):(8,1)", "2,4"]]).reads(&["-", "2,4"], "(8,8):(8,1)"),
    asked("product", &[&["2:1", "4"]]).reads(&["-", "4"], "2:1"),
    asked("inverse", &[&[LAYOUT]]).reads(&["-"], LAYOUT),
    asked("compat", &[&["24", "4,6"], &["24", "4,6", "(2,2),6"]]).reads(&["24", "-"], "4,6"),
    asked("same", &[&["(4,8):(1,4)", "32:1"]]).reads(&["32:1", "-"], "(4,8):(1,4)"),
    asked("assert", &[&["size((4,8)) == 32"]]).reads(&["-"], "1 == 1"),
    asked("infer", &[&["0", "2", "4", "1", "3", "5"]]).reads(&["-"], "0 2 4"),
    asked("solve", &[&["8:2 o ? = 4:4"]]).reads(&["-"], "8:2 o ? = 4:4"),
    asked("explain", &[&["size((4,8))"]]).reads(&["-"], LAYOUT),
    asked("bank", &[&["(32,32):(32,1)", "--dtype", "fp32", "--access", "ld.b32 col"]])
        .reads(&["-", "--dtype", "f32", "--access", "ld.b32 col"], "(32,32):(32,1)"),
    asked(
        "swizzle",
        &[
            &["suggest", "(32,32):(32,1)", "--dtype", "f32", "--access", "st.b32 row", "--access", "ld.b32 col"],
            &["explain", "Sw<3,4,3>"],
            &["recast", "Sw<3,4,3>", "--from", "u8", "--to", "f16"],
        ],
    )
    .reads(&["explain", "-"], "Sw<3,4,3>"),
    asked("global", &[&["(32,32):(32,1)", "--dtype", "float32", "--access", "ld.b32 col"]])
        .reads(&["-", "--dtype", "f32", "--access", "ld.b32 col"], "(32,32):(32,1)"),
    asked("vector", &[&["8:1", "8:1", "--dtype", "bfloat16"]]).reads(&["-", "8:1", "--dtype", "f16"], "8:1"),
    asked("tma", &[&[TMA]]).reads(&["-"], TMA),
    asked("desc", &[&["--kind", "gmma", "0x4000004000010040"]]).reads(&["-"], "0x4000004000010040"),
    asked(
        "mma",
        &[
            &["16x8x16"],
            &["16x8x16", "--limit", "2"],
            &[ATOM],
            &[ATOM, "--thread", "0"],
            &[ATOM, "--element", "A", "3,7"],
            &[ATOM, "--tensor", "32,32,32"],
        ],
    )
    .reads(&["-"], ATOM),
    asked("copy", &[&["ldmatrix"]]).reads(&["-"], "SM75_U32x4_LDSM_N"),
    asked("tv", &[&["((4,8),(2,2)):((32,1),(16,8))", "--tile", "16,8"]]).reads(&["-", "--tile", "16,8"], "((4,8),(2,2)):((32,1),(16,8))"),
    asked("why", &[&[concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/logs/compose_offset.g++-12.log")]]).reads(&["-"], WHY),
    asked("filter", &[]).reads(&["-"], "cute::Layout<cute::C<4>, cute::C<1>>"),
    asked("read", &[&["--shape", "4,8", "memref<4x8xf32>"]]).reads(&["-"], "memref<4x8xf32>"),
    asked("functions", &[&[], &["divide"], &["composition"]]),
    asked("errors", &[&[], &["410"], &["swizzle"]]),
    asked("learn", &[]),
    asked("repl", &[]),
    asked("completions", &[]),
    asked("man", &[]),
];

/// A compiler's log.
const WHY: &str = include_str!("../data/logs/compose_offset.g++-12.log");

#[test]
fn every_command_is_asked_what_its_help_offers() {
    let names: Vec<String> = commands().into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, COMMANDS.iter().map(|asked| asked.name.to_string()).collect::<Vec<_>>());
    for Asked { name, answers, dash } in COMMANDS {
        let help = cutectl([name, "--help"]).ends().status(0);
        let text = help.lines().join("\n");
        let flags = text.split("Options of every command:").next().unwrap_or_default();
        let several = text.contains("Commands:");
        assert_eq!(!answers.is_empty(), several || flags.contains("ndjson:"), "{name}: --format");
        let arguments = text.split("Arguments:").nth(1).and_then(|rest| rest.split("Options:").next()).unwrap_or_default();
        assert_eq!(dash.is_some(), several || arguments.contains("`-`"), "{name}: `-`");
    }
}

#[test]
fn answers_are_data_in_every_format() {
    for (asked, answer) in COMMANDS.iter().flat_map(|asked| asked.answers.iter().map(move |answer| (asked, answer))) {
        let args: Vec<&str> = std::iter::once(asked.name).chain(answer.iter().copied()).collect();
        let all = |format| cutectl(args.iter().copied().chain(["--format", format]));
        named_plainly(&args, &all("json").ends().status(0).json());
        for line in all("ndjson").ends().status(0).lines() {
            assert!(serde_json::from_str::<serde_json::Value>(line).is_ok(), "{args:?}: {line}");
        }
        all("csv").ends().status(0).out_has(",");
    }
}

/// The names of members are lower-case, without blanks.
fn named_plainly(args: &[&str], document: &serde_json::Value) {
    match document {
        serde_json::Value::Object(members) => {
            for (name, value) in members {
                let plain = name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
                assert!(plain, "{args:?}: {name}");
                named_plainly(args, value);
            }
        }
        serde_json::Value::Array(all) => all.iter().for_each(|value| named_plainly(args, value)),
        _ => {}
    }
}

#[test]
fn a_dash_is_standard_input() {
    for asked in COMMANDS {
        let Some((args, line)) = asked.dash else { continue };
        let ended = cutectl(std::iter::once(asked.name).chain(args.iter().copied())).stdin(format!("{line}\n")).ends().status(0).err("");
        assert!(asked.name == "assert" || args.contains(&"/dev/null") || !ended.out_text().is_empty(), "{}: {args:?}", asked.name);
    }
}

#[test]
fn explain_takes_any_command_line_or_says_how() {
    cutectl(["explain", "divide", "(8,8):(8,1)", "2,4"]).ends().status(0).out_has("logical_divide((8,8):(8,1), (2,4)): ");
    cutectl(["explain", "crd2idx", "(4,8):(8,1)", "3,7"]).ends().status(0).out_has("together 24 + 7 = 31");
    cutectl(["explain", "inverse", "--left", "(4,8):(8,1)"]).ends().status(0).out_has("left_inverse((4,8):(8,1))");
    cutectl(["explain", "compat", "24", "4,6"]).ends().status(0).out_has("compatible(24, (4,6)) = 1");
    for (name, _) in commands() {
        cutectl(["explain", name.as_str(), "--help"]).ends().status(0);
    }
    for (typed, why) in [
        (&["functions", "size"][..], "no expression"),
        (&["run", "x.cu"], "-f FILE EXPR"),
        (&["why", "log"], "already"),
        (&["man"], "files"),
        (&["mma"], "name one"),
        (&["copy", "ldmatrix"], "name one"),
    ] {
        cutectl(std::iter::once(&"explain").chain(typed)).refuses("E0713").err_has(why);
    }
}

#[test]
fn explain_tells_what_was_found_and_where() {
    let nested = "(3,(2,3)):(3,(12,1))";
    let found = "  stride 12, 2 steps: 17 = 1*12 + 5\n  stride 3, 3 steps: 5 = 1*3 + 2\n  stride 1, 3 steps: 2 = 2*1 + 0\n";
    cutectl(["explain", "where", nested, "17"]).ends().status(0).out_has(found).out_has("](1,(1,2)) = 17: 1*3 + 1*12 + 2*1\n");
    cutectl(["explain", "where", "(4,8):(8,2)", "7"]).ends().status(1).out_has("every stride is a multiple of 2, and 7 is not");
    cutectl(["explain", "where", "(4,8):(8,2)", "40"]).ends().status(1).out_has("the indices go from 0 to 38");
    cutectl(["explain", "where", "(2,2):(1,5)", "4"]).ends().status(1).out_has("no choice of steps adds up to it");
    cutectl(["explain", "where", "Sw<3,3,3> o 0 o (8,64):(64,1)", "72"]).ends().status(0).out_has("the layout within has to give 64");
    let differ = "not the same: the first difference is at coordinate 1, which is (1,0)\n";
    cutectl(["explain", "same", "(4,8):(8,1)", "(4,8):(1,4)"]).ends().status(1).out_has(differ).out_has("[(4,8):(8,1)](1) = 8\n");
    cutectl(["explain", "same", "(4,8):(1,4)", "32:1"]).ends().status(0).out_has("coalesce((4,8):(1,4)) = 32:1\n");
    cutectl(["explain", "same", "4,8:8,1", "7"]).ends().status(1).out_has("size(7) = 7\n");
    let atom = "SM80_16x8x16_F32F16F16F32_TN";
    cutectl(["explain", "mma", atom]).ends().status(0).out_has("A, 16x16: 32 threads, 8 values each");
    let element = cutectl(["explain", "mma", atom, "--element", "A", "3,7"]).ends().status(0);
    element.out_has("has the index: 3 + 7*16 = 115\n").out_has("TV(15,1) = 115: value 1 of thread 15\n");
    cutectl(["explain", "mma", atom, "--thread", "3"]).ends().status(0).out_has("TV(3,3) = 120: m = 120 % 16 = 8, k = 120 / 16 = 7\n");
    cutectl(["explain", "copy", "SM75_U32x4_LDSM_N", "--dtype", "f16"]).ends().status(0).out_has("destination, 256: 32 threads");
    let tv = ["explain", "tv", "((4,8),(2,2)):((32,1),(16,8))", "--tile", "16,8", "--element", "3,7", "--format", "json"];
    let steps: serde_json::Value = serde_json::from_str(&cutectl(tv).ends().status(0).out_text()).unwrap();
    assert_eq!(steps["command"], "tv");
    let info = cutectl(["explain", "info", "(4,8):(8,2)"]).ends().status(0);
    info.out_has("the 32 coordinates have 20 different ones").out_has("coordinates 1 and 16 share the index 8");
    cutectl(["explain", "coords", nested, "--from", "4"]).ends().status(0).out_has("](4) = 15\n");
    cutectl(["explain", "swizzle", "explain", "Sw<3,4,3>"]).ends().status(0).out_has("bit 4 becomes bit 4 xor bit 7");
    cutectl(["explain", "read", "torch.Size([4, 8]) (1, 4)"]).ends().status(0).out_has("(4,8):(1,4) = (4,8):(1,4)\n");
    cutectl(["repl"]).stdin(":explain where (4,8):(8,1) 9\n").ends().status(0).out_has("= 9: 1*8 + 1*1\n");
}

#[test]
fn what_is_pasted_is_read() {
    cutectl(["eval", "（4，8）：（1，4）"]).prints("(4,8):(1,4)\n");
    cutectl(["eval", "size（（4，8））；"]).prints("32\n");
    cutectl(["eval", "> size((4,8))"]).prints("32\n");
    cutectl(["eval", "-"]).stdin("cutectl> size((4,8))\n").prints("32\n");
    cutectl(["A = 3; B = (2,3)"]).prints("A = 3\nB = (2,3)\n");
    cutectl(["size((4,8))\nrank((4,8))"]).prints("32\n_2\n");
    cutectl(["using L = decltype(Layout<Shape<_2,_3>>{});"]).ends().status(0).err("").out_has("L = (_2,_3):(_1,_2)\n");
}

#[test]
fn a_name_whose_binding_failed_causes_no_further_errors() {
    let text = "tensor = make_tensor(ptr, make_shape(3,4))\ntensor(1,2)\nsize(tensor)\ntensor = (4,8)\nsize(tensor)\n";
    let ended = cutectl(["eval", "-"]).stdin(text).ends().status(2).out("32\n").err_has("make_gmem_ptr").err_has("note[E0207]");
    assert_eq!(ended.err_text().matches("error[").count(), 1);
}

#[test]
fn advice_fits_the_mistake() {
    for (typed, advice) in [
        ("4,8:8,1", "`(4,8):(8,1)`"),
        ("(4,8):(8,1))", "this `)` closes nothing"),
        ("4x8", "`(4,8)`"),
        ("1e3", "`1000`"),
        ("4 8", "one expression a line"),
        ("my_shape", "`my_shape = (4,8);`"),
        ("grad_strides", "`grad_strides = (8,1);`"),
        ("it", "`--each`"),
        ("coalesce(L)", "`L = (4,8):(8,1);`"),
        ("zipped_divide(8:1, T)", "`T = (4,8);`"),
        ("A o B", "`A = (4,8):(8,1);`"),
        ("make_layout(S, D)", "`S = (4,8);`"),
        ("(M,N):(N,1)", "`-D M=128`"),
        ("composition(mylayout, 4:1)", "`mylayout = (4,8):(8,1);`"),
        ("exit", "starts the session"),
    ] {
        cutectl(["eval", typed]).ends().status(2).out("").err_has(advice);
    }
    cutectl(["print", "(8,8)", "--tile", "4,4", "--at", "0,1"]).refuses("E0710").err_has("logical_divide(L, (4,4))");
    cutectl(["svg", "(8,8)", "--tile", "4,4", "--at", "0,1"]).ends().status(2).err_has("logical_divide(L, (4,4))");
    cutectl(["run", "/"]).ends().status(3).err_has("cannot read /");
    cutectl(["run", "-"]).stdin("void f() {}").refuses("E0902").err_has("eval -f FILE 'NAME()'");
    assert!(!cutectl(["tma", "--swizzle", "128"]).ends().status(2).err_text().contains("-- --swizzle"));
    cutectl(["eval", "tile_to_shape((8,64):(64,1), (64,16))"]).refuses("E0420").err_has("`(8,64)` or a multiple of it");
    for element in [&["A", "3,7"][..], &["A 3,7"], &["A(3,7)"], &["A (3,7)"]] {
        let asked = ["mma", "SM80_16x8x16_F32F16F16F32_TN", "--format", "csv", "--element"].iter().chain(element);
        cutectl(asked).ends().status(0).out("thread,value\n15,1\n");
    }
    cutectl(["bank", "(8,8)", "--dtype", "f32", "--tv", "rows"]).ends().status(2).err_has("say `row`");
    cutectl(["eval", "Layout<Shape<_128,_64>,Stride<_64>>{}"]).refuses("E0401").err_has("of the shape 2 modes, of the stride 1 mode");
    cutectl(["same", "(8,8)", "Swizzle<1,0,1>"]).refuses("E0307").err_has("1 | Swizzle<1,0,1>");
}

#[test]
fn predicates_are_functions() {
    for holds in [
        "injective((4,8):(8,1))",
        "!injective((4,8):(1,1))",
        "surjective((4,8):(8,1))",
        "contiguous((4,8):(1,4))",
        "same((4,8):(1,4), 32:1)",
        "!same(Sw<1,0,2> o 0 o 8:1, 8:1)",
        "conflict_free<float>((32,32):(33,1), (32,32):(1,32), \"ld.b32\")",
        "!conflict_free<float>((32,32):(32,1), (32,32):(1,32), \"ld.b32\")",
    ] {
        cutectl(["assert", holds]).prints("");
        cutectl(["--cxx", "assert", holds]).prints("");
    }
    cutectl(["functions", "injective"]).ends().status(0).out_has("cutectl's own");
    let program = "#include <cute/tensor.hpp>\nint main() { return injective(cute::make_layout(4)); }\n";
    cutectl(["run", "-"]).stdin(program).ends().status(2);
}

#[test]
fn everyday_questions_have_answers() {
    let sizes = cutectl(["info", "--dtype", "f16", "--format", "json", "(128,64,3):(64,1,8192)"]).json();
    assert_eq!((&sizes["bytes"], &sizes["stages"], &sizes["bytes_of_a_stage"]), (&json!(49152), &json!(3), &json!(16384)));
    let differ = cutectl(["same", "--all", "--format", "json", "(2,2):(2,1)", "Sw<1,0,1> o 0 o (2,2):(2,1)"]).ends().status(1).json();
    assert_eq!(differ[0], json!({"linear": 1, "coord": [1, 0], "a": 2, "b": 3}));
    cutectl(["same", "--all", "(2,2):(2,1)", "Sw<1,0,1> o 0 o (2,2):(2,1)"]).ends().status(1).out_has("    0    1\n  2|3  3|2\n");
    let held = cutectl(["bank", "(32,32):(33,1)", "--dtype", "f32", "--tv", "col", "--byte", "132", "--format", "json"]).json();
    assert_eq!(held, json!([{"thread": 1, "value": 0, "coord": [1, 0], "warp": 0, "instruction": 0}]));
    let tiled = "make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, (_2,_2,_1))";
    let needed = cutectl(["mma", tiled, "--registers", "128,128,64", "--format", "json"]).json();
    assert_eq!(needed[2], json!({"operand": "C", "elements": 128, "type": "float", "in": "registers", "registers": 128}));
    let atom = "SM80_16x8x16_F32F16F16F32_TN";
    cutectl(["mma", atom, "--thread", "0,4-5", "--format", "csv"]).ends().status(0).out_has("\n4,A,0,").out_has("\n5,C,");
    cutectl(["mma", atom, "--thread", "0,99"]).refuses("E0708");
    cutectl(["mma", atom, "--element", "A 3,7"]).ends().status(0).out_has("15");
    let inside = cutectl(["mma", atom, "--thread", "31", "--tensor", "12,8,16", "--format", "json"]).json();
    assert_eq!(inside[0], json!({"thread": 31, "operand": "A", "inside": 4, "values": 8, "predicate": "11001100"}));
}

#[test]
fn limits_are_the_same_everywhere() {
    cutectl(["print", "--limit", "3", "--format", "csv", "(64,2):(8,1)"]).prints("row,0,1\n0,0,1\n1,8,9\n2,16,17\n");
    cutectl(["print", "--limit", "3", "(64,2):(8,1)"]).ends().status(0).out_has(" 2 ┃  16 │").err_has("61 more rows");
    let all = cutectl(["print", "(4,2):(8,1)"]).ends().status(0).out_text();
    cutectl(["print", "--limit", "all", "(4,2):(8,1)"]).prints(&all);
    cutectl(["mma", "16x8x16", "--limit", "2"]).ends().status(0).out_has("2 of 13 operations; --limit all lists them");
    assert_eq!(cutectl(["copy", "ldmatrix", "--limit", "2", "--format", "csv"]).ends().status(0).lines().len(), 3);
}

#[test]
fn several_lines_are_one_document() {
    let both = cutectl(["desc", "-", "--format", "json"]).stdin("0x4000004000010040\n0x4000004000010041\n").json();
    assert_eq!((&both[0]["start_address"], &both[1]["start_address"]), (&json!(64), &json!(65)));
    cutectl(["bank", "-", "--dtype", "f32", "--tv", "col", "--format", "json"]).stdin("").prints("[]\n");
}

#[test]
fn a_swizzle_counts_what_the_layout_counts() {
    let layout = "Sw<3,3,3> o 0 o (64,64):(64,1)";
    cutectl(["swizzle", "explain", layout, "--dtype", "f16"]).ends().status(0).out_has("counted in 16-bit elements");
    cutectl(["swizzle", "explain", layout]).ends().status(0).out_has("counted in bytes").err_has("a layout counts elements");
    cutectl(["swizzle", "explain", layout, "--unit", "byte", "--dtype", "f16"]).ends().status(0).out_has("counted in bytes").err("");
    cutectl(["swizzle", "explain", "Sw<3,4,3>", "--dtype", "f16"]).ends().status(0).out_has("counted in bytes").err("");
    cutectl(["swizzle", "explain", "Sw<3,3,3>", "--unit", "element"]).refuses("E0710");
}

#[test]
fn a_pasted_program_runs_as_it_is_compiled() {
    let text = "void g() {\n  auto l = make_layout(make_shape(1,8), make_stride(8,1));\n  print(coalesce(l)); print(\"\\n\");\n}\n";
    cutectl(["eval", text]).prints("(1,8):(8,1)\n");
    cutectl(["eval", "-x", "c++"]).stdin(text).prints("(1,8):(8,1)\n");
    cutectl(["-x", "c++"]).stdin(text).prints("(1,8):(8,1)\n");
    cutectl(["eval"]).stdin(text).ends().status(2).err_has("`-x c++` reads all of it");
    cutectl(["eval", "coalesce((1,8):(8,1))"]).prints("8:1\n");
    cutectl(["eval", "#include <cute/tensor.hpp>\nprint(coalesce(make_layout(make_shape(1,8), make_stride(8,1))));"])
        .prints("(1,8):(8,1)\n");
}

#[test]
fn a_grid_is_compared_with_a_layout() {
    cutectl(["same", "(2,3):(3,1)", "[0 1 2; 3 4 5]"]).prints("the layout has these indices\n");
    cutectl(["same", "(2,3):(1,2)", "[0 1 2 3 4 5]"]).prints("the layout has these indices\n");
    cutectl(["same", "(2,3):(1,2)", "[0 1 2; 3 4 5]"]).says_no("they differ in row 0, column 1: 2 and 1\n");
    cutectl(["same", "4:1", "[0 1 2; 3 4 5]"]).says_no("different domains: 1 x 4 and 2 x 3\n");
    cutectl(["same", "4:1", "[4:1]"]).ends().status(0).out_has("the same function");
}

#[test]
fn idle_threads_are_named() {
    let copy = "make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>,half_t>{}, Layout<Shape<_16,_8>,Stride<_8,_1>>{}, \
                Layout<Shape<_1,_8>>{})";
    let idle = "source: 96 of 128 threads hold nothing of the last tile: 32-127\n";
    cutectl(["copy", copy, "--tensor", "20,64"]).ends().status(1).out_has(idle);
    let all = cutectl(["copy", copy, "--tensor", "32,64"]).ends().status(0).out_text();
    assert!(!all.contains("hold nothing"), "{all}");
}

#[test]
fn refusals_say_what_they_are_about() {
    cutectl(["size", "(4,8)"]).refuses("E0305").err_has("`cutectl 'size((4,8))'`");
    cutectl(["eval", "is_static<_3>"]).refuses("E0302").err_has("1 | is_static<_3>\n  | ^^^^^^^^^ ");
    cutectl(["eval", "4 < 3 >"]).refuses("E0101");
    cutectl(["eval", "cosize_v<decltype(nowhere)>"]).refuses("E0902").err_has("nothing is called `nowhere`");
    cutectl(["where", "(4,8):(8,1)", "(3,7)"]).refuses("E0307").err_has("`crd2idx` has the index of a coordinate");
    cutectl([""; 0]).stdin(":infos\n").ends().status(2).err_has("error[E0712]").err_has("did you mean `:info`?");
    cutectl(["learn", "nowhere"]).refuses("E0706");
}
