//! Expressions as arguments: `eval`, no command at all, the flags of every command.

use super::{cutectl, eval};

#[test]
fn every_argument_is_answered_on_a_line_in_order() {
    eval(["4:1", "size((4,8))", "_2+_3"]).prints("4:1\n32\n_5\n");
}

#[test]
fn the_answer_of_an_argument_is_its_last_statement() {
    eval(["A = 4:1; B = 8:2; size(A) + size(B)"]).prints("12\n");
    eval(["1; 2; 3"]).prints("3\n");
}

#[test]
fn bindings_last_from_argument_to_argument() {
    eval(["A = 4:1", "A", "A = 8:1", "size(A)"]).prints("4:1\n4:1\n8:1\n8\n");
}

#[test]
fn a_binding_that_ends_an_argument_answers_and_comments_and_lines_answer_nothing() {
    eval(["A = 4:1"]).prints("4:1\n");
    eval(["A = 4:1; B = size(A)"]).prints("4\n");
    eval(["-"]).stdin("A = 4:1\nA = 8:1; A\n").prints("8:1\n");
    eval(["// nothing"]).prints("");
    eval(["# nothing"]).prints("");
    eval(["/* nothing */"]).prints("");
}

#[test]
fn an_empty_argument_is_an_error() {
    for args in [
        &["eval", ""][..],
        &["eval", " \t"],
        &[""],
        &["print", ""],
        &["info", ""],
        &["latex", ""],
        &["assert", ""],
        &["same", "", "4"],
        &["compat", "4", ""],
        &["where", "4:1", ""],
        &["where", "", "1"],
        &["crd2idx", "4:1", ""],
        &["idx2crd", "", "1"],
        &["coords", ""],
        &["slice", "", "4:1"],
        &["eval", "--each", "", "4:1"],
        &["-D", "A=", "eval", "1"],
    ] {
        let ended = cutectl(args).ends().status(2).out("");
        assert!(ended.said().contains("error[E01"), "{args:?}: {}", ended.said());
    }
}

#[test]
fn the_arguments_around_an_empty_one_are_answered() {
    eval(["1", "", "2"]).ends().status(2).out("1\n2\n").err_has("E0103");
}

#[test]
fn negative_expressions_need_no_escape() {
    eval(["-3"]).prints("-3\n");
    eval(["-1@0"]).prints("-1@0\n");
    eval(["-3+5", "-2"]).prints("2\n-2\n");
    eval(["--", "-3"]).prints("-3\n");
    eval(["--", "-[1+2]"]).prints("-3\n");
    cutectl(["-3"]).prints("-3\n");
    cutectl(["--", "-3"]).prints("-3\n");
    cutectl(["where", "4:-1", "-2"]).prints("2\n");
    cutectl(["crd2idx", "4:2", "-1"]).ends().status(0).out("-2\n").err_has("note[E0610]");
    cutectl(["slice", "-1", "4:1"]).ends().status(0).out_has("# offset -1;");
    cutectl(["-D", "A=-3", "eval", "A"]).prints("-3\n");
}

#[test]
fn a_negative_expression_is_shown_as_it_was_typed() {
    eval(["-3x"]).refuses("E0101").err_has("1 | -3x\n");
    let objects = cutectl(["eval", "--format", "ndjson", "-3x"]).ends().status(2).objects();
    assert_eq!(objects[0]["expr"], "-3x");
    assert_eq!(objects[0]["error"]["span"], serde_json::json!([2, 3]));
}

#[test]
fn what_else_begins_with_a_minus_is_a_flag() {
    eval(["-q"]).ends().status(2).out("").err_has("'-q'").err_has("-- -q");
    eval(["--no-such-flag"]).ends().status(2).out("").err_has("--no-such-flag");
}

#[test]
fn a_definition_binds_before_anything_is_evaluated() {
    cutectl(["-D", "M=128", "eval", "make_layout((M,64))"]).prints("(128,64):(_1,128)\n");
    cutectl(["eval", "-D", "M=4", "-D", "N=[M+1]", "M*N"]).prints("20\n");
    cutectl(["--define", "A=4:2", "print", "--style", "plain", "A"]).prints("  0    2    4    6\n");
    cutectl(["-DA=4:2", "A(3)"]).ends().status(0).out_has("6\n");
    cutectl(["info", "-D", "A=4:2", "--format", "csv", "A"]).ends().status(0).out_has("size,4\n");
}

#[test]
fn a_later_definition_replaces_an_earlier_one() {
    cutectl(["-D", "A=1", "-D", "A=2", "eval", "A"]).prints("2\n");
}

#[test]
fn definitions_before_and_behind_the_command_all_count() {
    cutectl(["-D", "A=4:1", "--color", "never", "--define=C=1", "eval", "size(A)+B+C", "-D", "B=2"]).prints("7\n");
    cutectl(["-D", "A=1", "eval", "A", "-D", "A=2"]).prints("2\n");
    cutectl(["-D", "A=1", "-DB=2", "A+B", "--define", "A=3"]).ends().status(0).out_has("5\n");
}

#[test]
fn a_bad_definition_ends_the_run() {
    for (define, code) in
        [("A", "E0704"), ("=3", "E0704"), ("4=3", "E0704"), ("A B=3", "E0704"), ("A=(2", "E0102"), ("A=x", "E0201"), ("o=3", "E0111")]
    {
        cutectl(["-D", define, "eval", "1"]).refuses(code);
    }
    cutectl(["eval", "1", "-D"]).ends().status(2).out("").err_has("NAME=EXPR");
}

#[test]
fn cxx_is_a_flag_of_every_command_in_front_and_behind() {
    let e = "coalesce((2,(1,6)):(1,(6,2)))";
    eval([e]).prints("12:1\n");
    cutectl(["--cxx", "eval", e]).prints("(2,1,6):(1,6,2)\n");
    cutectl(["eval", e, "--cxx"]).prints("(2,1,6):(1,6,2)\n");
    cutectl(["-D", "L=complement((4,6):(1,4),48)", "--cxx", "eval", "L"]).refuses("E0412");
}

#[test]
fn plain_prints_without_underscores() {
    cutectl(["--plain", "eval", "(_4,8):(_1,_-4)", "_2@1", "(_,_3)"]).prints("(4,8):(1,-4)\n2@1\n(_,3)\n");
    eval(["_4"]).env("CUTECTL_PLAIN", "1").prints("4\n");
    eval(["_4"]).env("CUTECTL_PLAIN", "0").prints("_4\n");
    cutectl(["print", "--plain", "(_1,_1)"]).ends().status(0).out_has("(1,1):(0,0)\n");
}

#[test]
fn values_are_spelled_for_other_languages() {
    let layout = "(_4,8):(_1,4)";
    for (spelling, want) in [
        ("cute", "(_4,8):(_1,4)"),
        ("cpp", "make_layout(make_shape(Int<4>{}, 8), make_stride(Int<1>{}, 4))"),
        ("dsl", "cute.make_layout((4, 8), stride=(1, 4))"),
        ("pycute", "Layout((4, 8), (1, 4))"),
    ] {
        cutectl(["eval", "--as", spelling, layout]).prints(&format!("{want}\n"));
    }
    cutectl(["eval", "--as", "type", "(_4,_8):(_1,_4)"]).prints("Layout<Shape<_4,_8>,Stride<_1,_4>>{}\n");
    cutectl(["eval", "--as", "rust", layout]).ends().status(2).out("").err_has("pycute");
}

#[test]
fn code_of_every_spelling_but_the_last_reads_back() {
    for expr in ["(_4,8):(_1,4)", "(_2,(3,_4))", "_5", "Sw<2,3,3> o _0 o (_8,_64):(_64,_1)", "(2,2):(1@0,1@1)"] {
        for spelling in ["cute", "cpp", "type"] {
            if expr.starts_with("Sw") && spelling == "type" {
                continue; // `ComposedLayout<…>` is not read yet
            }
            let ended = cutectl(["eval", "--as", spelling, expr]).ends().status(0);
            eval([ended.lines()[0]]).prints(&format!("{expr}\n"));
        }
    }
    let ended = cutectl(["eval", "--as", "dsl", "(4,8):(8,1)"]).ends().status(0);
    eval([ended.lines()[0]]).prints("(4,8):(8,1)\n");
}

#[test]
fn print_statements_print_where_they_stand() {
    eval(["print(4:1); print(\"\\n\"); size(4:1)"]).prints("4:1\n4\n");
    eval(["L = (2,2):(1,2); print_layout(L);"])
        .prints("(2,2):(1,2)\n      0   1 \n    +---+---+\n 0  | 0 | 2 |\n    +---+---+\n 1  | 1 | 3 |\n    +---+---+\n");
}

#[test]
fn no_command_shows_the_value_its_facts_and_its_grid() {
    cutectl(["(2,2):(2,1)"]).prints(
        "(2,2):(2,1)\n# rank 2  depth 1  size 4  cosize 4  injective  no holes\n      0   1 \n    +---+---+\n 0  | 0 | 1 |\n    +---+---+\n 1  | 2 | 3 |\n    +---+---+\n",
    );
    cutectl(["4 + 4"]).prints("8\n");
    cutectl(["Swizzle<3,4,3>"]).prints("Sw<3,4,3>\n");
    cutectl(["-D", "A=4:1", "size(A)"]).prints("4\n");
    cutectl(["A = 4"]).prints("A = 4\n");
}

#[test]
fn a_grid_that_does_not_fit_is_left_out() {
    cutectl([super::HUGE])
        .prints("(1048576,1048576):(1048576,1)\n# rank 2  depth 1  size 1099511627776  cosize 1099511627776  injective  no holes\n");
}

#[test]
fn a_word_close_to_a_command_is_a_slip() {
    cutectl(["evl", "3"]).ends().status(2).out("").err_has("eval");
    cutectl(["prnt", "4:1"]).ends().status(2).out("").err_has("print");
    cutectl(["coord", "4:1"]).ends().status(2).out("").err_has("coords");
}

#[test]
fn a_name_close_to_a_function_or_a_binding_is_a_slip() {
    eval(["coalesc(4:1)"]).refuses("E0201").err_has("did you mean `coalesce`?");
    eval(["-D", "tile_a=4:1", "tile_b"]).refuses("E0201").err_has("did you mean `tile_a`?");
    eval(["[4:1].coalesc()"]).refuses("E0203").err_has("did you mean `coalesce`?");
}

#[test]
fn a_bare_function_name_leads_to_its_help() {
    cutectl(["coalesce_by"]).refuses("E0201");
    cutectl(["idx2crd"]).prints("");
    cutectl(["zipped_divide"]).refuses("E0305").err_has("`cutectl functions zipped_divide` explains it");
}

#[test]
fn no_command_on_a_pipe_evaluates_it() {
    cutectl([""; 0]).stdin("4:1\nsize(8:2)\n").prints("4:1\n8\n");
    cutectl(["-D", "A=3"]).stdin("A\n").prints("3\n");
}

#[test]
fn help_and_version_go_to_standard_output() {
    for args in [&["--help"][..], &["-h"], &["help"], &["help", "eval"], &["eval", "--help"], &["where", "-h"]] {
        cutectl(args).ends().status(0).err("").out_has("Usage: cutectl");
    }
    cutectl(["--version"]).prints(concat!("cutectl ", env!("CARGO_PKG_VERSION"), "\n"));
    cutectl(["eval", "--no-such"]).ends().status(2).out("");
}

#[test]
fn a_name_of_a_pointer_is_to_be_bound_to_a_pointer() {
    eval(["make_tensor(ptr, make_shape(4,8))"]).ends().status(2).err_has("ptr = make_gmem_ptr<float>(0x1000);");
}

#[test]
fn integers_are_elements_by_their_names_in_the_dsl_too() {
    eval(["sizeof_bits_v<int8>", "recast_layout<uint16,uint8>(_8:_1)"]).prints("8\n_16:_1\n");
}

/// Each answer is real CuTe's.
#[test]
fn static_members_and_traits_of_a_spelled_type() {
    let asked = [
        ("sparse_elem<2,half_t>::sparsity", "2"),
        ("R<6,-4>::num", "-3"),
        ("R<6,4>::type{}", "_3/_2"),
        ("Swizzle<3,4,3>::apply(512)", "576"),
        ("Swizzle<3,4,3>::apply(_512{})", "_576"),
        ("Swizzle<3,4,-3>::num_shft", "-3"),
        ("Swizzle<3,4,-3>::zzz_msk{}", "_896"),
        ("Swizzle<3,4,3>::swizzle_code", "1008"),
        ("cosize_v<Layout<Shape<_4,_8>,Stride<_1,_16>>>", "116"),
        ("cosize_v<SM90::GMMA::Layout_K_SW128_Atom<half_t>>", "512"),
        ("rank_v<Layout<Shape<int,_8>,Stride<_1,_16>>>", "2"),
        ("size_v<Layout<Shape<_4,_8>,Stride<_1,_16>>> * 2", "64"),
        ("is_congruent<Shape<_4,_8>,Shape<_1,_2>>::value", "1"),
        ("is_compatible<Shape<_4,_8>,_32>::value", "0"),
        ("is_weakly_congruent<_4,Shape<_4,_8>>::value", "1"),
        ("is_sparse<sparse_elem<2,half_t>>::value", "1"),
        ("is_sparse<half_t>::value", "0"),
        ("is_subbyte_v<uint4_t>", "1"),
        ("static_assert(is_static<Layout<_4,_1>>::value); 1", "1"),
    ];
    for (text, answer) in asked {
        eval([text]).prints(&format!("{answer}\n"));
        cutectl(["--cxx", "eval", text]).prints(&format!("{answer}\n"));
    }
    eval(["cosize_v<Layout<int,_1>>"]).ends().status(2).err_has("known at run time");
}
