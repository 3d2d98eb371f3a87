//! `compat`, `same`, `assert`, `info`: questions and their exit status.

use super::{HUGE, L, cutectl};

#[test]
fn compat_says_yes_and_why() {
    cutectl(["compat", "(4,6)", "((2,2),6)"])
        .prints("compatible: mode 0: 4 is the size of (2,2)\nnot congruent, weakly congruent, weakly compatible\n");
    cutectl(["compat", "(4,6)", "(4,6)"]).prints("compatible: they are equal\ncongruent, weakly congruent, weakly compatible\n");
    cutectl(["compat", "(4,6):(6,1)", "(4,6)"]).ends().status(0);
}

#[test]
fn compat_says_no_and_why() {
    cutectl(["compat", "((2,2),6)", "(4,6)"]).ends().status(1).err("").out_has("not compatible: mode 0: (2,2) is finer than 4");
    cutectl(["compat", "4", "8"]).ends().status(1).err("").out_has("not compatible: 4 is not 8");
    cutectl(["compat", "(4,6)", "(4,6,1)"]).ends().status(1).err("").out_has("(4,6) has 2 modes");
    cutectl(["compat", "(24)", "24"]).ends().status(1).err("").out_has("is a tuple");
}

#[test]
fn compat_of_several_is_a_table_and_a_chain() {
    let ended = cutectl(["compat", "24", "(4,6)", "((2,2),6)"]).ends().status(0).err("").out_has("│ 24        ┆ yes ┆ yes   ┆ yes       │");
    assert_eq!(ended.lines().len(), 7);
    cutectl(["compat", "((2,2),6)", "(4,6)", "24"]).ends().status(1).err("");
}

#[test]
fn compat_refuses_what_is_no_shape() {
    cutectl(["compat", "4"]).ends().status(2).out("");
    cutectl(["compat", "(4", "4"]).refuses("E0102");
    cutectl(["compat", "float", "4"]).refuses("E0307");
    cutectl(["compat", "4", "Swizzle<1,0,1>"]).refuses("E0307");
}

#[test]
fn same_compares_functions() {
    cutectl(["same", "(4,8):(1,4)", "32:1"]).prints("the same function\nthey print differently and coalesce alike\n");
    cutectl(["same", L, L]).prints("the same function\nthey print alike and coalesce alike\n");
    cutectl(["same", "(4,8):(8,1)", "32:1"])
        .says_no("they differ at coordinate 1: 8 and 1\nthey print differently and coalesce differently\n");
    cutectl(["same", "(2,2):(1,2)", "(2,3):(1,2)"]).ends().status(1).err("").out_has("different domains: 4 and 6 coordinates");
    cutectl(["same", "(4,1,2):(1,77,4)", "8:1"]).ends().status(0).err("").out_has("the same function");
    cutectl(["same", "(2,0):(1,5)", "0:3"]).ends().status(0).err("");
}

#[test]
fn same_finds_the_first_difference_of_huge_layouts_at_once() {
    cutectl(["same", "(1048576,1048576):(1,1048576)", "1099511627776:1"]).ends().status(0).err("");
    cutectl(["same", HUGE, "(1048576,1048576):(1,1048576)"]).ends().status(1).out_has("at coordinate 1:");
    cutectl(["same", "(1048576,1048576):(1,1048576)", "(1048576,1048576):(1,1048577)"])
        .ends()
        .status(1)
        .out_has("at coordinate 1048576: 1048576 and 1048577");
}

#[test]
fn same_of_swizzled_layouts() {
    let swizzled = "Sw<1,0,2> o _0 o (4,4):(4,1)";
    cutectl(["same", swizzled, swizzled]).ends().status(0).err("").out_has("the same function");
    cutectl(["same", swizzled, "Sw<1,0,2> o _0 o (4,4):(1,4)"]).ends().status(1).err("");
}

#[test]
fn same_refuses_what_is_no_layout() {
    cutectl(["same", "x", "4"]).refuses("E0201");
    cutectl(["same", "4", "Swizzle<1,0,1>"]).refuses("E0307");
    cutectl(["same", "4"]).ends().status(2).out("");
}

#[test]
fn assert_is_silent_where_all_is_true() {
    cutectl(["assert", "size((4,8)) == 32", "1", "congruent((4,8),(8,1))", "true"]).prints("");
    cutectl(["assert", "A = 2", "A == 2"]).prints("");
    cutectl(["assert"]).stdin("1 == 1\n").prints("");
}

#[test]
fn assert_shows_what_is_false_with_its_values() {
    cutectl(["assert", "size((4,8)) == 33", "1 < 2"]).says_no("false: size((4,8)) == 33  (32 == 33)\n");
    cutectl(["assert", "0"]).says_no("false: 0\n");
    cutectl(["assert", "static_assert(size(4) == 5, \"five\")"]).says_no("false: the assertion does not hold: five\n");
    cutectl(["assert"]).stdin("1 == 1\n2 == 1\n").says_no("false: 2 == 1\n");
}

#[test]
fn assert_with_an_error_is_an_error() {
    cutectl(["assert", "4:1"]).refuses("E0307");
    cutectl(["assert", "0", "x"]).ends().status(2).out("false: 0\n").err_has("E0201");
}

#[test]
fn assert_takes_no_function_for_a_condition_that_has_other_answers() {
    cutectl(["assert", "front(((1,2),3))"]).ends().status(2);
    cutectl(["assert", "has_single_bit(8)", "is_static(_4)"]).prints("");
}

#[test]
fn a_failing_static_assert_is_an_error_elsewhere() {
    cutectl(["eval", "static_assert(size(4) == 5, \"five\")"]).refuses("E0425").err_has("five");
    cutectl(["eval", "static_assert(size(4) == 4)"]).prints("");
}

/// A fact of `info --format json`.
fn fact(layout: &str, name: &str) -> serde_json::Value {
    cutectl(["info", "--format", "json", layout]).json()[name].clone()
}

#[test]
fn info_is_a_table_of_facts() {
    let ended = cutectl(["info", L]).ends().status(0).err("");
    for row in
        ["│ rank           ┆ 2 ", "│ size           ┆ 18 ", "│ cosize         ┆ 21 ", "│ injective      ┆ yes ", "│ holes          ┆ 3 "]
    {
        assert!(ended.lines().iter().any(|l| l.starts_with(row)), "{row}");
    }
}

#[test]
fn info_says_how_others_write_it() {
    assert_eq!(fact("(4,8):(8,1)", "mdspan"), "std::layout_right");
    assert_eq!(fact("(4,8):(1,4)", "mdspan"), "std::layout_left");
    assert_eq!(fact("(4,8):(1,5)", "mdspan"), "std::layout_stride with strides {1, 5}");
    assert_eq!(fact("(4,8):(8,1)", "torch"), "as_strided(x, (4, 8), (8, 1))");
    assert_eq!(fact("4:-1", "torch"), "cannot: torch has no negative strides");
    assert_eq!(fact("4:2", "numpy"), "shape=(4,), strides=(2,) × itemsize");
    assert_eq!(fact("((2,2),2)", "numpy"), "cannot: hierarchical modes; flatten it first");
}

#[test]
fn info_decides_huge_layouts_at_once() {
    assert_eq!(fact(HUGE, "injective"), true);
    assert_eq!(fact(HUGE, "surjective"), true);
    assert_eq!(fact(HUGE, "contiguous"), false);
    assert_eq!(fact(HUGE, "largest_index"), 1_099_511_627_775_i64);
    assert_eq!(fact("(1048576,1048576):(2,2097152)", "holes"), (1_i64 << 40) - 1);
}

#[test]
fn info_refuses_what_has_no_facts() {
    cutectl(["info", "Swizzle<2,3,3>"]).refuses("E0307");
    cutectl(["info", "float"]).refuses("E0307");
    cutectl(["info", "(2,2):(1@0,1@1)"]).refuses("E0307");
    cutectl(["info", "(1048576,1048576,1048576,1048576):(1,2,3,4)"]).refuses("E0501");
}
