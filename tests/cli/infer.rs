//! `infer`: the layout behind numbers.

use super::cutectl;

#[test]
fn a_list_is_its_coalesced_layout() {
    cutectl(["infer", "0", "8", "1", "9"]).prints("(2,2):(8,1)\n# 4 numbers, 2 modes: the only layout of this shape with so few\n");
    cutectl(["infer", "5 6 9 10"]).ends().status(0).out_has("counting_iter(5) o (2,2):(1,4)\n");
    cutectl(["infer", "0", "-1", "-2"]).ends().status(0).out_has("3:-1\n");
    cutectl(["infer"]).stdin("0\n4\n1\n5\n").ends().status(0).out_has("(2,2):(4,1)\n");
    cutectl(["infer", "--shape", "(2,(2,2))", "0 4 1 5 2 6 3 7"]).ends().status(0).out_has("(2,(2,2)):(4,(1,2))\n");
}

#[test]
fn what_cutectl_prints_is_read_back() {
    for layout in ["(4,8):(8,1)", "(2,3,4):(12,4,1)", "((2,2),(2,4)):((1,4),(2,8))", "Sw<2,0,3> o 0 o (8,8):(8,1)"] {
        for style in ["cute", "rulers"] {
            if layout.starts_with("(2,3") && style == "rulers" {
                continue; // slices stand under headings of their own
            }
            let printed = cutectl(["print", "--style", style, layout]).ends().status(0).lines().join("\n");
            let inferred = cutectl(["infer"]).stdin(printed.as_str()).ends().status(0).lines()[0].to_string();
            let again = cutectl(["print", "--style", "plain", &inferred]).ends().status(0);
            let first = cutectl(["print", "--style", "plain", layout]).ends().status(0);
            assert_eq!(again.lines(), first.lines(), "{layout}");
        }
    }
    let table = cutectl(["coords", "--format", "csv", "(4,8):(8,1)"]).ends().status(0).lines().join("\n");
    cutectl(["infer"]).stdin(table.as_str()).ends().status(0).out_has("(4,8):(8,1)\n");
}

#[test]
fn formulas_are_layouts_swizzles_and_maps() {
    let first = |expr: &str, shape: &str| cutectl(["infer", "--expr", expr, "--shape", shape]).ends().status(0).lines()[0].to_string();
    assert_eq!(first("(r*64+c) ^ ((r&7)<<3)", "64,64"), "Sw<3,3,3> o 0 o (64,64):(64,1)");
    assert_eq!(first("r % 1024 * 1048576 + c", "1048576,1048576"), "((1024,1024),1048576):((1048576,0),1)");
    assert_eq!(first("x + 4*y + 7", "x=4,y=8"), "counting_iter(7) o (4,8):(1,4)");
    assert_eq!(first("i ^ (i >> 1)", "16"), "Sw<1,2,1> o 0 o Sw<1,1,1> o 0 o Sw<1,0,1> o 0 o 16:1");
    assert_eq!(first("(i & 1) * 3 ^ (i >> 1)", "8"), "#ttg.shared_linear<{offset = [[3], [1], [2]]}, alignment = 16>");
    assert_eq!(first("(i*3 + 1) / 1 - 1", "6"), "6:3");
    // What is said of other swizzles is said of those whose bits occur: one that reads a bit which is 0 everywhere does it too.
    cutectl(["infer", "--expr", "(r*64+c) ^ ((r&7)<<3)", "--shape", "8,64"])
        .ends()
        .status(0)
        .out_has("no other swizzle of the bits that occur does it");
    let chain = first("i ^ (i >> 1)", "16");
    cutectl(["eval", "--as", "c", &chain]).ends().status(0).out_has("^");
}

#[test]
fn where_there_is_none_the_witness_says_why() {
    cutectl(["infer", "0 1 4 6"])
        .ends()
        .status(1)
        .err("")
        .out_has("no layout: at 3 it would have 5, and there is 6; the first 2 are 2:1\n");
    let json = cutectl(["infer", "--format", "json", "0 1 4 6"]).ends().status(1).lines().join("");
    assert!(json.contains(r#""ok":false,"text":null,"kind":"none","unique":false,"count":0,"witness":{"index":3,"#), "{json}");
    cutectl(["infer", "(0,0) (1,1)"]).ends().status(1).out_has("no layout\n");
    cutectl(["infer", "--expr", "i*i", "--shape", "16"]).ends().status(1).out_has("at 3 it would have 5, and there is 9");
}

#[test]
fn wrong_input_is_refused() {
    cutectl(["infer", "0 x"]).refuses("E0718").err_has("`x` is no number");
    cutectl(["infer", "1.5 2.5"]).refuses("E0718").err_has("`1.5` is no integer");
    cutectl(["infer"]).stdin("thread 0: 8\nthread 1: 9\n").refuses("E0718").err_has("`thread` is no number; of lines such as");
    cutectl(["infer", "--shape", "5", "0 1"]).refuses("E0718").err_has("5 coordinates, and there are 2 numbers");
    cutectl(["infer", "--expr", "i*i", "--shape", "100000000"]).refuses("E0718").err_has("16777216");
    cutectl(["infer", "--expr", "x + y", "--shape", "4,4"]).refuses("E0718").err_has("which mode is which name");
    cutectl(["infer", "--expr", "r +* 2", "--shape", "4"]).refuses("E0718").err_has("is missing here");
    cutectl(["infer", "--expr", "i / (i - 2)", "--shape", "4"]).refuses("E0718").err_has("no value");
    cutectl(["infer", "--shape", "0", "0"]).refuses("E0704");
    cutectl(["infer"]).stdin("").refuses("E0718").err_has("no numbers");
}

#[test]
fn the_session_infers() {
    cutectl(["repl"])
        .stdin(":infer 0 8 1 9\n:infer --expr 'r*8+c' --shape 8,8\n")
        .ends()
        .status(0)
        .out_has("(2,2):(8,1)\n")
        .out_has("(8,8):(8,1)\n");
}

#[test]
fn an_answer_is_explained_number_by_number() {
    cutectl(["explain", "infer", "0", "1", "8", "9"])
        .ends()
        .status(0)
        .out_has("at 2 stands 8: the 2 numbers before come again 8 further on, 2 times in all: the mode 2:8");
    cutectl(["explain", "infer", "0", "1", "4", "6"])
        .ends()
        .status(1)
        .out_has("at 3 every layout of 4 numbers that agrees before it has 5");
    let swizzled = cutectl(["explain", "infer", "--expr", "(r*64+c) ^ ((r&7)<<3)", "--shape", "64,64"]).ends();
    swizzled.status(0).out_has("this one leaves a layout: Sw<3,3,3>").out_has("the mode 64:64");
    cutectl(["explain", "infer", "--expr", "(i & 1) * 3 ^ (i >> 1)", "--shape", "8"]).ends().status(0).out_has("index bit 0 changes 3");
    cutectl(["explain", "infer", "--format", "json", "0", "1", "4", "6"]).ends().status(1).out_has("\"command\":\"infer\"");
}

#[test]
fn answers_and_contradictions_are_drawn() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let drawn = |name: &str, args: &[&str], status: i32| -> String {
        let file = folder.join(format!("backwards-{name}"));
        let args = [&["infer", "--svg", file.to_str().unwrap()], args].concat();
        cutectl(args).ends().status(status);
        std::fs::read_to_string(file).unwrap()
    };
    assert!(drawn("layout.svg", &["0", "1", "8", "9"], 0).contains("(2,2):(1,8)"));
    let wrong = drawn("wrong.svg", &["0", "1", "4", "6"], 1);
    assert!(wrong.contains("not 5") && wrong.contains("contradicts every layout"), "{wrong}");
    assert!(drawn("pairs.svg", &["(0,0) (1,0) (0,1) (2,2)"], 1).contains("not (1,1)"));
    assert!(drawn("linear.svg", &["--expr", "(i & 1) * 3 ^ (i >> 1)", "--shape", "8"], 0).contains("shared_linear"));
}

#[test]
fn numbers_of_a_file_have_a_flag_too() {
    let file = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("numbers-of-a-flag.txt");
    std::fs::write(&file, "0 1 2\n3 4 5\n").unwrap();
    for flag in ["-f", "--file"] {
        cutectl(["infer", flag, file.to_str().unwrap()]).ends().status(0).out_has("(2,3):(3,1)\n");
    }
}
