//! `print` and `latex`.

use super::{cutectl, eval};

fn style(style: &str, expr: &str) -> super::run::Run {
    cutectl(["print", "--style", style, expr])
}

#[test]
fn a_grid_of_one() {
    cutectl(["print", "(1,1):(5,7)"]).prints("(1,1):(5,7)\n      0 \n    +---+\n 0  | 0 |\n    +---+\n");
}

#[test]
fn rank_1_is_one_row_without_a_name() {
    cutectl(["print", "3:2"]).prints("3:2\n      0   1   2 \n    +---+---+---+\n    | 0 | 2 | 4 |\n    +---+---+---+\n");
    cutectl(["print", "((2,2)):((2,1))"])
        .prints("((2,2)):((2,1))\n      0   1   2   3 \n    +---+---+---+---+\n    | 0 | 2 | 1 | 3 |\n    +---+---+---+---+\n");
    style("plain", "3:2").prints("  0    2    4\n");
}

const SLICES: &str = "\
(2,3,2):(12,4,1)
(_,_,0)
       0    1    2 
    +----+----+----+
 0  |  0 |  4 |  8 |
    +----+----+----+
 1  | 12 | 16 | 20 |
    +----+----+----+
(_,_,1)
       0    1    2 
    +----+----+----+
 0  |  1 |  5 |  9 |
    +----+----+----+
 1  | 13 | 17 | 21 |
    +----+----+----+
";

#[test]
fn higher_ranks_are_slices() {
    cutectl(["print", "(2,3,2):(12,4,1)"]).prints(SLICES);
    style("plain", "(2,2,1,2):(1,2,0,4)").prints("(_,_,0,0)\n  0    2\n  1    3\n(_,_,0,1)\n  4    6\n  5    7\n");
}

#[test]
fn cxx_refuses_other_ranks_than_2_in_its_own_style() {
    for expr in ["8:2", "((4,2)):((2,1))", "(2,3,2)", "()"] {
        cutectl(["--cxx", "print", expr]).refuses("E0424");
        eval(["--cxx", "--", &format!("print_layout({expr})")]).ends().status(2).out("");
    }
    cutectl(["--cxx", "print", "--style", "plain", "8:2"]).ends().status(0);
}

#[test]
fn negative_and_zero_strides() {
    style("plain", "(2,3):(-3,1)").prints("  0    1    2\n -3   -2   -1\n");
    style("plain", "(2,3):(0,1)").prints("  0    1    2\n  0    1    2\n");
    // C++ sets the width by the cosize, which knows no sign.
    style("cute", "(2,2):(-3,1)").ends().status(0).out_has(" 1  | -3 | -2 |\n");
}

#[test]
fn our_own_grids_make_room_for_the_sign() {
    style("coords", "(2,2):(-3,1)")
        .prints("(2,2):(-3,1)\n      0    1 \n   +----+----+\n0  |  0 |  1 |\n   +----+----+\n1  | -3 | -2 |\n   +----+----+\n");
    style("box", "(2,2):(-3,1)").prints("(2,2):(-3,1)\n     0    1\n  ┏━━━━┯━━━━┓\n0 ┃  0 │  1 ┃\n1 ┃ -3 │ -2 ┃\n  ┗━━━━┷━━━━┛\n");
}

#[test]
fn layouts_without_elements() {
    cutectl(["print", "(0,3):(1,1)"]).prints("(0,3):(1,1)\n      0   1   2 \n    +---+---+---+\n");
    style("plain", "(0,3):(1,1)").prints("");
    for expr in ["(3,0):(1,1)", "0:1", "(2,0,2)", "(2,2,0)"] {
        for s in ["cute", "plain", "coords", "rulers"] {
            style(s, expr).ends().status(0).err("");
        }
    }
}

#[test]
fn swizzled_layouts_show_what_is_read() {
    style("plain", "Sw<1,0,2> o _0 o (4,4):(4,1)")
        .prints("  0    1    2    3\n  5    4    7    6\n  8    9   10   11\n 13   12   15   14\n");
    style("plain", "Sw<1,0,2> o _4 o (2,2):(2,1)").prints("  5    4\n  7    6\n");
    cutectl(["print", "Sw<1,0,2> o _0 o (2,2):(4,1)"]).ends().status(0).out_has(" 1  | 5 | 4 |\n");
}

#[test]
fn wide_grids_are_never_cut_in_a_pipe() {
    let ended = cutectl(["print", "(2,3000):(1,2)"]).ends().status(0).err("");
    assert_eq!(ended.lines()[3].matches('|').count(), 3001);
    assert_eq!(ended.lines().len(), 7);
}

#[test]
fn rows_beyond_two_digits_keep_going() {
    let ended = cutectl(["print", "(101,1):(1,0)"]).ends().status(0);
    assert_eq!(ended.lines()[2 + 2 * 100 + 1], "100  | 100 |");
}

const HEADINGS: &str = "\
((2,2),(1,2)):((1,2),(0,4))
               0       1 
           (0,0)   (0,1) 
         +-------+-------+
0 (0,0)  |     0 |     4 |
         +-------+-------+
1 (1,0)  |     1 |     5 |
         +-------+-------+
2 (0,1)  |     2 |     6 |
         +-------+-------+
3 (1,1)  |     3 |     7 |
         +-------+-------+
";

#[test]
fn headings_show_natural_coordinates() {
    style("coords", "((2,2),(1,2)):((1,2),(0,4))").prints(HEADINGS);
}

#[test]
fn the_box_has_heavier_lines_between_outer_modes() {
    style("rulers", "((2,2),(2,1)):((1,4),(2,8))").prints(
        "((2,2),(2,1)):((1,4),(2,8))\n       0   1\n     ┏━━━┯━━━┓\n0╭ 0 ┃ 0 │ 2 ┃\n ╰ 1 ┃ 1 │ 3 ┃\n     ┣━━━┿━━━┫\n1╭ 0 ┃ 4 │ 6 ┃\n ╰ 1 ┃ 5 │ 7 ┃\n     ┗━━━┷━━━┛\n",
    );
}

const RULERS: &str = "\
(3,(2,3)):(3,(12,1))
   ╭── 0 ──╮ ╭── 1 ──╮ ╭── 2 ──╮
     0    1    0    1    0    1
  ┏━━━━┯━━━━┳━━━━┯━━━━┳━━━━┯━━━━┓
0 ┃  0 │ 12 ┃  1 │ 13 ┃  2 │ 14 ┃
1 ┃  3 │ 15 ┃  4 │ 16 ┃  5 │ 17 ┃
2 ┃  6 │ 18 ┃  7 │ 19 ┃  8 │ 20 ┃
  ┗━━━━┷━━━━┻━━━━┷━━━━┻━━━━┷━━━━┛
";

const LEVELS: &str = "\
((2,2,2),2):((1,2,4),8)
           0    1
        ┏━━━━┯━━━━┓
 ╭ 0╭ 0 ┃  0 │  8 ┃
0│  ╰ 1 ┃  1 │  9 ┃
 │      ┠────┼────┨
 │ 1╭ 0 ┃  2 │ 10 ┃
 ╰  ╰ 1 ┃  3 │ 11 ┃
        ┣━━━━┿━━━━┫
 ╭ 0╭ 0 ┃  4 │ 12 ┃
1│  ╰ 1 ┃  5 │ 13 ┃
 │      ┠────┼────┨
 │ 1╭ 0 ┃  6 │ 14 ┃
 ╰  ╰ 1 ┃  7 │ 15 ┃
        ┗━━━━┷━━━━┛
";

#[test]
fn rulers_show_the_coordinate_of_every_mode() {
    style("rulers", "(3,(2,3)):(3,(12,1))").prints(RULERS);
    style("box", "(3,(2,3)):(3,(12,1))").prints(RULERS);
    style("rulers", "((2,2,2),2):((1,2,4),8)").prints(LEVELS);
}

const TILE: &str = "\
((2,4),(2,2,4)):((1,2),(8,16,32))
      ╭───────── 1 ─────────╮
      ╭─── 0 ───╮ ╭─── 1 ───╮
         0     1     0     1
     ┏━━━━━┯━━━━━┯━━━━━┯━━━━━┓
3╭ 0 ┃  38 ┊  46 │  54 ┊  62 ┃
 ╰ 1 ┃  39 ┊  47 │  55 ┊  63 ┃
     ┗━━━━━┷━━━━━┷━━━━━┷━━━━━┛
";

#[test]
fn a_part_of_a_grid() {
    cutectl(["print", "--plain", "--tile", "3,1", "((2,4),(2,2,4))"]).prints(TILE);
    cutectl(["print", "--window", "1:2,4:6", "(4,6):(6,1)"])
        .prints("(4,6):(6,1)\n     4    5\n  ┏━━━━┯━━━━┓\n1 ┃ 10 │ 11 ┃\n  ┗━━━━┷━━━━┛\n");
    cutectl(["print", "--format", "csv", "--window", "1:2,4:6", "(4,6):(6,1)"]).prints("row,4,5\n1,10,11\n");
    let wide = cutectl(["print", "--window", "0:1,0:200", "(1,300)"]).env("COLUMNS", "40").ends().status(0);
    assert_eq!(wide.lines()[1].split_whitespace().count(), 200, "what was asked for is not cut again");
    for part in [["--window", "0:5,"], ["--window", "2:1,"], ["--tile", "4,0"], ["--tile", "0,-1"]] {
        cutectl(["print", part[0], part[1], "((1,4),(2,2))"]).refuses("E0406");
    }
    cutectl(["print", "--window", "7", "(4,4)"]).refuses("E0704");
    cutectl(["print", "--style", "cute", "--tile", "0,0", "(4,4)"]).refuses("E0710");
}

#[test]
fn a_grid_as_data() {
    let format = |format: &str, expr: &str| cutectl(["print", "--format", format, expr]);
    format("markdown", "(2,3):(3,1)")
        .prints("|  | 0 | 1 | 2 |\n| --- | ---: | ---: | ---: |\n| **0** | 0 | 1 | 2 |\n| **1** | 3 | 4 | 5 |\n");
    format("csv", "(2,1,2)").prints("panel,row,0\n\"(_,_,0)\",0,0\n\"(_,_,0)\",1,1\n\"(_,_,1)\",0,2\n\"(_,_,1)\",1,3\n");
    format("tsv", "3:-2").prints("row\t0\t1\t2\n0\t0\t-2\t-4\n");
    let json = format("json", "(2,1,2):(1,1,5)").json();
    assert_eq!(json["text"], "(2,1,2):(1,1,5)");
    assert_eq!(json["panels"][1]["at"], serde_json::json!([1]));
    assert_eq!(json["panels"][1]["cells"], serde_json::json!([[5], [6]]));
    let list = cutectl(["print", "--format", "json", "2:1", "make_identity_tensor((2,2))"]).json();
    assert_eq!(list[0]["panels"][0]["cells"], serde_json::json!([[0, 1]]));
    assert_eq!(list[1]["panels"][0]["cells"][1], serde_json::json!(["(1,0)", "(1,1)"]));
    let lines = cutectl(["print", "--format", "ndjson"]).stdin("2:1\n(\nmake_tensor(counting_iterator<int>{3},2)\n").ends().status(2);
    assert_eq!(lines.objects()[1]["panels"][0]["cells"], serde_json::json!([[3, 4]]));
    format("markdown", "Sw<1,0,1> o 0 o (2,2):(2,1)").ends().status(0).out_has("| **1** | 3 | 2 |\n");
    cutectl(["print", "--format", "csv", "--style", "cute", "4"]).refuses("E0710");
    format("csv", "make_tensor(make_gmem_ptr<half_t>(0x100),(2,3))").refuses("E0426");
}

#[test]
fn the_box_is_cut_at_whole_tiles_unless_all_is_wanted() {
    let narrow = || style("box", "(100,(3,40)):(1,(100,300))").env("COLUMNS", "40");
    let ended = narrow().ends().status(0).out_has("… 36 more rows and 117 more columns; `--all` shows everything\n");
    assert_eq!(ended.lines()[2].split_whitespace().count(), 3);
    let all = cutectl(["print", "--style", "box", "--all", "(100,(3,40))"]).env("COLUMNS", "40").ends().status(0);
    assert_eq!(all.lines()[2].split_whitespace().count(), 120);
    assert_eq!(all.lines().len(), 105);
}

#[test]
fn tensors_print_their_elements() {
    cutectl(["print", "make_tensor(counting_iterator<int>{3},(2,3))"])
        .prints("counting_iter(3) o (2,3):(_1,2):\n    3    5    7\n    4    6    8\n");
    cutectl(["print", "make_identity_tensor((2,2))"]).prints("ArithTuple(_0,_0) o (2,2):(_1@0,_1@1):\n  (0,0)  (0,1)\n  (1,0)  (1,1)\n");
    cutectl(["print", "make_tensor(make_gmem_ptr<half_t>(0x100),(2,3))"]).refuses("E0426");
}

#[test]
fn print_refuses_what_is_no_grid() {
    cutectl(["print", "()"]).refuses("E0424");
    cutectl(["print", "(2,2):(1@0,1@1)"]).refuses("E0307");
    cutectl(["print", "float"]).refuses("E0307").err_has("an element type");
    cutectl(["print", "LayoutLeft"]).refuses("E0307").err_has("an order of strides");
    cutectl(["print", "\"a\""]).refuses("E0307").err_has("a string");
    cutectl(["print", "--style", "fancy", "4"]).ends().status(2).out("").err_has("coords");
    cutectl(["print", "(4294967296,4294967296):(4294967296,1)"]).refuses("E0501");
}

#[test]
fn print_goes_on_behind_a_wrong_expression() {
    style("plain", "2").stdin("").ends().status(0);
    cutectl(["print", "--style", "plain", "2", "(", "3"]).ends().status(2).out("  0    1\n  0    1    2\n").err_has("E0102");
}

#[test]
fn latex_is_a_document() {
    let ended = cutectl(["latex", "(2,(2,3)):(6,(3,1))"]).ends().status(0).err("");
    let lines = ended.lines();
    assert_eq!(lines[0], "% Layout: (2,(2,3)):(6,(3,1))");
    assert_eq!(lines[1], "\\documentclass[convert]{standalone}");
    assert_eq!(lines.last(), Some(&"\\end{document}"));
    assert_eq!(lines.iter().filter(|l| l.contains("fill=black!")).count(), 12);
    assert!(lines.contains(&"\\node[fill=black!60] at (0,1) {3};"));
    cutectl(["latex", "4:1"]).ends().status(0).out_has("% Layout: (4,_1):(1,_0)\n");
    cutectl(["latex", "2:-1"]).ends().status(0).out_has("\\node[fill=black!70] at (1,0) {-1};");
}

#[test]
fn latex_makes_one_document() {
    cutectl(["latex", "4:1", "8:1"]).refuses("E0709");
    cutectl(["latex"]).stdin("1:1\n8:1\n").ends().status(2).out_has("% Layout: (1,_1)").err_has("one document of one expression");
}

#[test]
fn latex_refuses_what_it_cannot_draw() {
    cutectl(["latex", "(2,3,2)"]).refuses("E0424").err_has("rank 3");
    cutectl(["latex", "float"]).refuses("E0307");
    cutectl(["latex", "(2,2):(1@0,1@1)"]).refuses("E0307");
}

/// The inner function makes coordinates, and the offset is one: real CuTe prints the same.
#[test]
fn a_composed_layout_over_coordinates_is_printed() {
    let expected = "\
((_2,_4),_8):((_1,_16),_2) o (_1,_2) o (_3,(_2,_2)):(_2@0,(_1@1,_3@0))
       0    1    2    3 
    +----+----+----+----+
 0  |  5 |  7 | 36 | 38 |
    +----+----+----+----+
 1  | 21 | 23 | 52 | 54 |
    +----+----+----+----+
 2  | 37 | 39 | 68 | 70 |
    +----+----+----+----+
";
    let layout = "make_composed_layout(((_2,_4),_8):((_1,_16),_2), (_1,_2), (_3,(_2,_2)):(_2@0,(_1@1,_3@0)))";
    for mode in [&[][..], &["--cxx"]] {
        cutectl(mode.iter().copied().chain(["print", "--style", "cute", layout])).ends().status(0).out(expected);
    }
    eval(["--cxx", "--", "print_layout((4,()):(1,()))"]).ends().status(2).out("").err_has("E0407");
}

#[test]
fn elements_that_share_what_is_stored_are_swizzled_as_they_stand() {
    style("cute", "GMMA::Layout_K_SW32_SpAtom<uint8_t,2>{}")
        .ends()
        .status(0)
        .out_has("Sw<1,4,3> o smem_sparse<2>_ptr[8b](unset) o ((_1,_8),(_2,_32)):((_0,_64),(_1,_2))\n")
        .out_has("\n 2  | 144 | 145 |");
}
