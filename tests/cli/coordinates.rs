//! `crd2idx`, `idx2crd`, `where`, `coords`.

use super::{HUGE, L, cutectl};
use serde_json::json;

#[test]
fn crd2idx_takes_every_form_of_coordinate() {
    cutectl(["crd2idx", L, "16", "(1,5)", "(1,(1,2))"]).prints("17\n17\n17\n");
    cutectl(["crd2idx", "(_4,_8):(_8,_1)", "_9", "(_1,2)"]).prints("_10\n10\n");
    cutectl(["crd2idx", "(4,8)", "(1,2)"]).prints("9\n");
    cutectl(["crd2idx", "(2,2):(1@0,1@1)", "(1,1)"]).prints("(1,1)\n");
    cutectl(["crd2idx", "Sw<1,0,2> o _0 o (4,4):(4,1)", "(1,0)"]).prints("5\n");
}

#[test]
fn crd2idx_goes_on_behind_a_wrong_coordinate() {
    let ended = cutectl(["crd2idx", L, "(1,2,3)", "4", "_", "(0,(0,0)"]).ends().status(2).out("15\n");
    ended.err_has("E0403").err_has("3 modes").err_has("E0307").err_has("E0102");
}

#[test]
fn crd2idx_checks_whole_questions_where_it_is_told_to() {
    let outside = "(4,8):(8,1) (5,0)\n";
    cutectl(["crd2idx", "-"]).stdin(outside).prints("40\n");
    cutectl(["crd2idx", "--check", "-"]).stdin(outside).ends().status(0).out("40\n").err_has("E0610").err_has("(5,0)");
    let loses = "logical_product(8:2,5:1) 3\n";
    cutectl(["--cxx", "crd2idx", "-"]).stdin(loses).prints("6\n");
    cutectl(["--cxx", "crd2idx", "--check", "-"]).stdin(loses).ends().status(0).out("6\n").err_has("E0609");
}

#[test]
fn crd2idx_refuses_a_layout_that_is_none() {
    cutectl(["crd2idx", "(3", "1"]).refuses("E0102");
    cutectl(["crd2idx", "x", "1"]).refuses("E0201");
    cutectl(["crd2idx"]).stdin("4:1\n").refuses("E0307").err_has("a layout and then coordinates");
}

#[test]
fn idx2crd_is_the_natural_coordinate() {
    cutectl(["idx2crd", "(3,(2,3))", "16", "0"]).prints("(1,(1,2))\n(0,(0,0))\n");
    cutectl(["idx2crd", L]).stdin("16\n17\n").prints("(1,(1,2))\n(2,(1,2))\n");
    cutectl(["idx2crd", "(_3,_4)", "_5"]).prints("(_2,_1)\n");
    cutectl(["idx2crd"]).stdin("(3,4) 5 6\n").prints("(2,1) (0,2)\n");
}

#[test]
fn idx2crd_undoes_crd2idx_of_a_compact_layout() {
    let indices: Vec<String> = (0..24).map(|i| i.to_string()).collect();
    let coords = cutectl(["idx2crd", "((2,3),4)"]).stdin(indices.join("\n")).ends().status(0);
    let back = cutectl(["crd2idx", "((2,3),4)"]).stdin(coords.lines().join("\n")).ends().status(0);
    assert_eq!(back.lines(), indices);
}

#[test]
fn where_lists_none_one_or_several() {
    cutectl(["where", L, "17", "100", "-1"]).says_no("(1,(1,2))\nnone\nnone\n");
    cutectl(["where", "(2,2):(1,1)", "0", "1", "2"]).prints("(0,0)\n(1,0) (0,1)\n(1,1)\n");
    cutectl(["where", "(4,4):(2,-2)", "0"]).prints("(0,0) (1,1) (2,2) (3,3)\n");
    cutectl(["where", "(2,4):(0,1)", "3"]).prints("(0,3) (1,3)\n");
    cutectl(["where", "Sw<1,0,2> o _0 o (4,4):(4,1)", "5", "4"]).prints("(1,0)\n(1,1)\n");
    cutectl(["where", "8", "3"]).prints("3\n");
    cutectl(["where", "0:1", "0"]).says_no("none\n");
}

#[test]
fn where_has_every_form_of_a_coordinate() {
    let forms = cutectl(["where", "--forms", L, "17"]).ends().status(0).err("");
    assert_eq!(forms.lines()[1], "│ index ┆ 1-D ┆   2-D ┆   natural │");
    assert_eq!(forms.lines()[3], "│    17 ┆  16 ┆ (1,5) ┆ (1,(1,2)) │");
    let data = cutectl(["where", "--forms", "--format", "json", L, "17"]).json();
    assert_eq!(data, json!([{"index": 17, "linear": 16, "flat": [1, 5], "natural": [1, [1, 2]]}]));
    cutectl(["where", "--forms", "--format", "csv", "8:2", "6"]).prints("index,linear,natural\n6,3,3\n");
}

#[test]
fn where_reads_indices_from_standard_input() {
    cutectl(["where", "(2,2):(1,2)"]).stdin("0\n\n3\n").prints("(0,0)\n(1,1)\n");
    cutectl(["where", "(2,2):(1,2)", "-"]).stdin("3\n").prints("(1,1)\n");
}

#[test]
fn where_stops_at_its_limit_and_says_so() {
    cutectl(["where", "--limit", "3", "(2,2):(0,0)", "0"]).prints("(0,0) (1,0) (0,1) ...\n");
    cutectl(["where", "--limit", "4", "(2,2):(0,0)", "0"]).prints("(0,0) (1,0) (0,1) (1,1)\n");
    cutectl(["where", "--limit", "0", "(2,2):(0,0)", "0", "1"]).says_no("...\nnone\n");
    cutectl(["where", "--limit", "x", "4", "0"]).ends().status(2).out("");
}

#[test]
fn where_refuses_what_is_no_index() {
    cutectl(["where", L, "(1,2)"]).refuses("E0307");
    cutectl(["where", L, "x"]).refuses("E0201");
    cutectl(["where", "(2,2):(1@0,1@1)", "1"]).refuses("E0307");
    cutectl(["where", L]).stdin("1\n(\n17\n").ends().status(2).out("(0,(0,1))\n(1,(1,2))\n").err_has("2 | (");
}

#[test]
fn where_answers_at_once_for_huge_layouts() {
    cutectl(["where", HUGE, "123456789"]).prints("(117,773397)\n");
    cutectl(["where", "--limit", "2", "(1048576,1048576):(1,1)", "1048576"]).prints("(1048575,1) (1048574,2) ...\n");
    cutectl(["where", "(1048576,1048576):(2,4)", "3"]).says_no("none\n");
}

const TABLE: &str = "\
┌─────┬───────┬───────────┬───────┐
│ 1-D ┆   2-D ┆   natural ┆ index │
╞═════╪═══════╪═══════════╪═══════╡
│  16 ┆ (1,5) ┆ (1,(1,2)) ┆    17 │
│  17 ┆ (2,5) ┆ (2,(1,2)) ┆    20 │
└─────┴───────┴───────────┴───────┘
";

#[test]
fn coords_is_the_table_of_coordinates() {
    cutectl(["coords", "--from", "16", L]).prints(TABLE);
    cutectl(["coords", "--from", "16", "--limit", "9", L]).prints(TABLE);
    cutectl(["coords", "2:3"]).ends().status(0).out_has("│ 1-D ┆ natural ┆ index │").out_has("│   1 ┆       1 ┆     3 │");
    cutectl(["coords", "(2,3,2):(1,2,6)"]).ends().status(0).out_has("┆     3-D ┆");
    cutectl(["coords", "(2,2):(1@0,1@1)"]).ends().status(0).out_has("│   3 ┆ (1,1) ┆   (1,1) ┆  (1,1) │");
}

#[test]
fn coords_of_a_shape_has_no_index() {
    let ended = cutectl(["coords", "(2,(1,2))"]).ends().status(0).err("");
    assert!(!ended.lines()[1].contains("index"));
    assert_eq!(ended.lines().len(), 8);
}

#[test]
fn coords_takes_negative_strides() {
    cutectl(["coords", "4:-2"]).ends().status(0).out_has("│   3 ┆       3 ┆    -6 │");
}

#[test]
fn coords_of_nothing_is_an_empty_table() {
    let empty = "┌─────┬─────────┬───────┐\n│ 1-D ┆ natural ┆ index │\n╞═════╪═════════╪═══════╡\n└─────┴─────────┴───────┘\n";
    cutectl(["coords", "--limit", "0", "4:1"]).prints(empty);
    cutectl(["coords", "--from", "100", "4:1"]).prints(empty);
    cutectl(["coords", "0:1"]).prints(empty);
}

#[test]
fn coords_answers_at_once_for_huge_layouts() {
    let ended = cutectl(["coords", "--limit", "3", HUGE]).ends().status(0).err("").out_has("┆       1048576 │");
    assert_eq!(ended.lines().len(), 7);
    let last = cutectl(["coords", "--from", "1099511627774", HUGE]).ends().status(0);
    last.out_has("│ 1099511627775 ┆ (1048575,1048575) ┆ (1048575,1048575) ┆ 1099511627775 │");
}

#[test]
fn the_strip_is_for_rank_1() {
    cutectl(["coords", "--style", "strip", "8:2"])
        .prints("Coord:    0   1   2   3   4   5   6   7\nIndex:    0   2   4   6   8  10  12  14\n");
    cutectl(["coords", "--style", "strip", "--from", "2", "--limit", "3", "((2,4)):((4,1))"])
        .prints("Coord:   2  3  4\nIndex:   1  5  2\n");
    cutectl(["coords", "--style", "strip", "--from", "999999999998", "1000000000000"])
        .prints("Coord:    999999999998   999999999999\nIndex:    999999999998   999999999999\n");
    cutectl(["coords", "--style", "strip", "(2,2)"]).refuses("E0307");
}

#[test]
fn coords_refuses_what_has_no_coordinates() {
    cutectl(["coords", "Swizzle<1,0,2>"]).refuses("E0307");
    cutectl(["coords", "x"]).refuses("E0201");
    cutectl(["coords", "(_,2)"]).refuses("E0307");
    cutectl(["coords", "--from", "-1", "4"]).ends().status(2).out("").err_has("--from");
}

#[test]
fn the_strip_is_text() {
    for format in ["json", "ndjson", "csv", "tsv", "markdown"] {
        cutectl(["coords", "--style", "strip", "--format", format, "8:2"]).refuses("E0710");
    }
}
