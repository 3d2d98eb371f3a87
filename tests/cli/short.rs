//! The short commands for one call.

use super::cutectl;

#[test]
fn slice_keeps_what_is_under_underscores_and_says_where_it_starts() {
    cutectl(["slice", "(_,1)", "(4,8):(8,1)"]).prints("(4):(8)\n# offset 1; 4 of 32 cells: 1 9 17 25\n");
    cutectl(["slice", "(2,1)", "(4,8):(8,1)"]).prints("():()\n# offset 17; 1 of 32 cells: 17\n");
    cutectl(["slice", "((_,1),_)", "((2,2),4):((4,1),8)"]).prints("(2,4):(4,8)\n# offset 1; 8 of 16 cells: 1 5 9 13 17 21 25 29\n");
    cutectl(["slice", "_", "(4,8):(8,1)"]).ends().status(0).out_has("# offset 0; 32 of 32 cells: 0 8 16 24 1").out_has(" ...\n");
    cutectl(["slice", "(_,3)", "(4,(5,6))"]).prints("(4)\n");
    cutectl(["slice", "(_,1)", "make_tensor(counting_iterator<int>{0},(4,8))"]).prints("counting_iter(4) o (4):(_1)\n");
}

#[test]
fn dice_keeps_the_others() {
    cutectl(["dice", "(_,1)", "(4,8):(8,1)"]).ends().status(0).err("").out_has("(8):(1)\n");
    cutectl(["dice", "(_,1)", "(5,7)"]).prints("(7)\n");
}

#[test]
fn a_coordinate_of_another_profile_is_refused() {
    cutectl(["slice", "(_,1,2)", "(4,8):(8,1)"]).refuses("E0403").err_has("slice((_,1,2), (4,8):(8,1))");
    cutectl(["slice", "(_,1)"]).ends().status(2).out("");
}

#[test]
fn slices_of_huge_layouts_answer_at_once() {
    cutectl(["slice", "(_,1)", super::HUGE]).ends().status(0).out_has("# offset 1; 1048576 of 1099511627776 cells: 1 1048577");
}

/// A short command answers as the call that it stands for.
fn stands_for(args: &[&str], call: &str) {
    let called = cutectl(["eval", call]).ends().status(0);
    let want: String = called.lines().iter().map(|l| format!("{l}\n")).collect();
    cutectl(args).ends().status(0).out(&want);
}

#[test]
fn several_operands_and_standard_input_are_answered_one_by_one() {
    cutectl(["divide", "(8,8):(8,1)", "2,4", "(4,4)"]).prints("((2,4),(4,2)):((8,16),(1,4))\n((4,2),(4,2)):((8,32),(1,4))\n");
    cutectl(["coalesce", "(2,2):(1,2)", "(2,2):(2,1)"]).prints("4:1\n(2,2):(2,1)\n");
    let lines = "(2,2):(1,2)\n\n(2,2):(2,1)\n";
    for args in [&["coalesce"][..], &["coalesce", "-"]] {
        cutectl(args).stdin(lines).prints("4:1\n(2,2):(2,1)\n");
    }
    cutectl(["inverse", "-"]).stdin("4:1\n").prints("4:_1\n");
    cutectl(["complement", "-", "24"]).stdin("4:2\n").prints("(2,3):(_1,8)\n");
    cutectl(["complement", "4:2", "8", "24"]).prints("2:_1\n(2,3):(_1,8)\n");
    cutectl(["compose", "-", "4:2"]).stdin("8:3\n16:1\n").prints("4:6\n4:2\n");
    cutectl(["divide", "-", "2"]).stdin("8:1\n").prints("(2,4):(1,2)\n");
    cutectl(["product", "2:1", "-"]).stdin("4\n").prints("(2,4):(1,2)\n");
    cutectl(["slice", "_,1", "-"]).stdin("(4,8):(8,1)\n").ends().status(0).out_has("(4):(8)\n");
    cutectl(["divide", "-", "-"]).refuses("E0716").err_has("one operand can be `-`");
    let wrong = cutectl(["coalesce", "--format", "ndjson"]).stdin("4:1\nx\n8:2\n").ends().status(2).err("");
    assert_eq!(wrong.lines().len(), 3);
}

#[test]
fn kinds_tell_the_order_of_operands() {
    cutectl(["slice", "(4,8):(8,1)", "_,1"]).prints("(4):(8)\n# offset 1; 4 of 32 cells: 1 9 17 25\n");
    cutectl(["crd2idx", "3,7", "(4,8):(8,1)"]).prints("31\n");
    cutectl(["idx2crd", "5", "4,8"]).prints("(1,1)\n");
    cutectl(["where", "5", "(4,8):(8,1)"]).prints("(0,5)\n");
}

#[test]
fn the_algebra_has_short_commands() {
    stands_for(&["coalesce", "(2,(1,6)):(1,(6,2))"], "coalesce((2,(1,6)):(1,(6,2)))");
    stands_for(&["coalesce", "--by", "(_1,_1)", "((4,3),(1,2)):((1,4),(7,12))"], "coalesce(((4,3),(1,2)):((1,4),(7,12)),(_1,_1))");
    stands_for(&["compose", "(6,2):(8,2)", "(4,3):(3,1)"], "composition((6,2):(8,2),(4,3):(3,1))");
    stands_for(&["compose", "20:2", "(5,4):(4,1)", "4:5"], "composition(composition(20:2,(5,4):(4,1)),4:5)");
    stands_for(&["complement", "4:2", "24"], "complement(4:2,24)");
    stands_for(&["complement", "4:2"], "complement(4:2)");
    stands_for(&["inverse", "(4,8):(8,1)"], "right_inverse((4,8):(8,1))");
    stands_for(&["inverse", "--right", "(4,8):(8,1)"], "right_inverse((4,8):(8,1))");
    stands_for(&["inverse", "--left", "(4,8):(16,1)"], "left_inverse((4,8):(16,1))");
    for kind in ["logical", "zipped", "tiled", "flat"] {
        let call = |what: &str, args: &str| format!("{kind}_{what}({args})");
        stands_for(&["divide", "--kind", kind, "(4,8):(8,1)", "(2,4)"], &call("divide", "(4,8):(8,1),(2,4)"));
        stands_for(&["product", "--kind", kind, "(2,2):(1,2)", "(3,4)"], &call("product", "(2,2):(1,2),(3,4)"));
    }
    for kind in ["blocked", "raked"] {
        stands_for(&["product", "--kind", kind, "(2,2):(1,2)", "(3,4):(1,3)"], &format!("{kind}_product((2,2):(1,2),(3,4):(1,3))"));
    }
}

#[test]
fn divide_and_product_are_logical_unless_another_kind_is_wanted() {
    stands_for(&["divide", "24:1", "4:2"], "logical_divide(24:1,4:2)");
    stands_for(&["product", "4:1", "3:1"], "logical_product(4:1,3:1)");
    cutectl(["divide", "--kind", "sideways", "24:1", "4"]).ends().status(2).out("").err_has("zipped");
}

#[test]
fn all_kinds_stand_side_by_side() {
    let ended = cutectl(["divide", "--kind", "all", "(4,8):(8,1)", "(2,4)"]).ends().status(0).err("");
    for kind in ["logical", "zipped", "tiled", "flat"] {
        assert!(ended.lines().iter().any(|l| l.contains(kind)), "{kind}");
    }
    let json = cutectl(["product", "--kind", "all", "--format", "json", "(2,2):(1,2)", "(3,4):(1,3)"]).json();
    assert_eq!(json.as_array().map(Vec::len), Some(6));
}

#[test]
fn a_refused_call_is_shown_as_a_call() {
    cutectl(["complement", "--cxx", "(4,6):(1,4)", "48"]).refuses("E0412").err_has("complement((4,6):(1,4), 48)");
    cutectl(["compose", "4:1"]).ends().status(2).out("");
    cutectl(["inverse", "--left", "--right", "4:1"]).ends().status(2).out("");
    cutectl(["coalesce", "(4"]).ends().status(2).out("").err_has("^");
}

#[test]
fn an_operand_is_a_text_of_its_own() {
    cutectl(["divide", "--kind", "zipped", "(8,8):(8,1)", "L = (2,4); L"]).prints("((2,4),(4,2)):((8,1),(16,4))\n");
    cutectl(["compose", "8:1 // x", "4:1;", "2:1 # y"]).prints("2:1\n");
    cutectl(["coalesce", "L = (4,8):(1,4)"]).prints("32:1\n");
    cutectl(["complement", "4:2;", "24 // up to"]).prints("(2,3):(_1,8)\n");
    cutectl(["inverse", "(4,8):(8,1) # rows"]).prints("(8,4):(4,_1)\n");
    cutectl(["slice", "(_,1);", "L = (4,8):(8,1)"]).ends().status(0).err("").out_has("(4):(8)\n");
    cutectl(["divide", "--kind", "all", "(8,8):(8,1);", "(2,4) // tile"]).ends().status(0).err("").out_has("(2,4,4,2):(8,1,16,4)");
}

#[test]
fn what_is_wrong_within_an_operand_is_said_once() {
    cutectl(["coalesce", "composition((8,3):(9,1),6:5)"]).ends().status(0).out("(2,3):(45,1)\n").err_has_once("E0601");
    cutectl(["compose", "(8,3):(9,1)", "6:5", "2:1"]).ends().status(0).err_has_once("E0601");
}

#[test]
fn a_slice_is_what_the_function_makes_of_it() {
    stands_for(&["slice", "Sw<3,0,3>", "(4,8)"], "slice(Sw<3,0,3>,(4,8))");
    cutectl(["slice", "--cxx", "(_,1)", "make_tensor(counting_iterator<int>{0},(4,8))"]).refuses("E0303");
    cutectl(["slice", "(_,9)", "(4,8):(8,1)"]).ends().status(0).err_has("E0610");
}

#[test]
fn all_kinds_refused_are_one_error() {
    let operands = ["(4,8):(1,5)", "composition(make_identity_layout((4,2)),<4:1,1:1>)"];
    for format in ["text", "json", "csv"] {
        let ended = cutectl(["product", "--kind", "all", "--format", format, operands[0], operands[1]]).ends();
        ended.status(2).out("").err_has_once("error[");
    }
}
