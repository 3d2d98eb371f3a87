//! Every command: how its help begins, its flags, its formats, and standard input.

use super::cutectl;
use serde_json::json;

/// The commands, as the help of the program lists them, and what each is about.
fn commands() -> Vec<(String, String)> {
    let help = cutectl(["--help"]).env("COLUMNS", "400").ends().status(0);
    let listed = help.lines().into_iter().map(str::to_string).skip_while(|l| l != "Commands:").skip(1).take_while(|l| !l.is_empty());
    let listed: Vec<String> = listed.collect();
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
}

/// A command line whose answer is a value or a table.
const ANSWERS: &[&[&str]] = &[
    &["eval", "(4,8):(8,1)"],
    &["print", "(4,8):(8,1)"],
    &["info", "(4,8):(8,1)"],
    &["crd2idx", "(4,8):(8,1)", "3,7"],
    &["idx2crd", "4,8", "17"],
    &["where", "(4,8):(8,1)", "5"],
    &["where", "--forms", "(4,8):(8,1)", "5"],
    &["coords", "(4,8):(8,1)"],
    &["compat", "24", "4,6"],
    &["compat", "24", "4,6", "(2,2),6"],
    &["same", "(4,8):(1,4)", "32:1"],
    &["assert", "size((4,8)) == 32"],
    &["slice", "_,1", "(4,8):(8,1)"],
    &["dice", "_,1", "(4,8):(8,1)"],
    &["coalesce", "(4,8):(1,4)"],
    &["compose", "(4,8):(1,4)", "4:2"],
    &["complement", "4:2", "24"],
    &["divide", "(8,8):(8,1)", "2,4"],
    &["divide", "--kind", "all", "(8,8):(8,1)", "2,4"],
    &["product", "2:1", "4"],
    &["inverse", "(4,8):(8,1)"],
    &["infer", "0", "2", "4", "1", "3", "5"],
    &["solve", "8:2 o ? = 4:4"],
    &["read", "--shape", "4,8", "memref<4x8xf32>"],
    &["bank", "(32,32):(32,1)", "--dtype", "fp32", "--access", "ld.b32 col"],
    &["global", "(32,32):(32,1)", "--dtype", "float32", "--access", "ld.b32 col"],
    &["swizzle", "suggest", "(32,32):(32,1)", "--dtype", "f32", "--access", "st.b32 row", "--access", "ld.b32 col"],
    &["swizzle", "explain", "Sw<3,4,3>"],
    &["swizzle", "recast", "Sw<3,4,3>", "--from", "u8", "--to", "f16"],
    &["vector", "8:1", "8:1", "--dtype", "bfloat16"],
    &["explain", "size((4,8))"],
    &["mma", "16x8x16"],
    &["mma", "SM80_16x8x16_F32F16F16F32_TN"],
    &["mma", "SM80_16x8x16_F32F16F16F32_TN", "--thread", "0"],
    &["mma", "SM80_16x8x16_F32F16F16F32_TN", "--element", "A", "3,7"],
    &["mma", "SM80_16x8x16_F32F16F16F32_TN", "--tensor", "32,32,32"],
    &["copy", "ldmatrix"],
    &["tv", "((4,8),(2,2)):((32,1),(16,8))", "--tile", "16,8"],
    &["functions"],
    &["functions", "divide"],
    &["functions", "composition"],
    &["errors"],
    &["errors", "410"],
    &["errors", "swizzle"],
];

#[test]
fn answers_are_data_in_every_format() {
    for args in ANSWERS {
        let all = |format| cutectl(args.iter().copied().chain(["--format", format]));
        named_plainly(args, &all("json").ends().status(0).json());
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
    for (args, line) in [
        (&["eval", "-"][..], "(4,8):(8,1)"),
        (&["print", "-"], "(4,8):(8,1)"),
        (&["info", "-"], "(4,8):(8,1)"),
        (&["explain", "-"], "(4,8):(8,1)"),
        (&["assert", "-"], "1 == 1"),
        (&["crd2idx", "(4,8):(8,1)", "-"], "3,7"),
        (&["idx2crd", "4,8", "-"], "17"),
        (&["where", "(4,8):(8,1)", "-"], "5"),
        (&["compat", "24", "-"], "4,6"),
        (&["same", "32:1", "-"], "(4,8):(1,4)"),
        (&["slice", "_,1", "-"], "(4,8):(8,1)"),
        (&["dice", "_,1", "-"], "(4,8):(8,1)"),
        (&["coalesce", "-"], "(4,8):(1,4)"),
        (&["compose", "32:1", "-"], "4:2"),
        (&["complement", "-"], "4:2"),
        (&["divide", "-", "2,4"], "(8,8):(8,1)"),
        (&["product", "-", "4"], "2:1"),
        (&["inverse", "-"], "(4,8):(8,1)"),
        (&["coords", "-"], "4:2"),
        (&["svg", "-"], "4:2"),
    ] {
        let ended = cutectl(args.iter().copied()).stdin(format!("{line}\n")).ends().status(0).err("");
        assert!(args[0] == "assert" || !ended.lines().is_empty(), "{args:?}");
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
    cutectl(["explain", "where", "4:1", "2"]).refuses("E0704").err_has("`explain` takes expressions");
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
    ] {
        cutectl(["eval", typed]).ends().status(2).out("").err_has(advice);
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
