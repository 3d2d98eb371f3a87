//! Answers of CuTe that are not what their operation promises: warned about, refused under
//! `--strict`, judged in batches under `--check`.

use super::{cutectl, eval};

const UNSOUND: &str = "composition((4,6,8):(2,3,5),6:3)";

#[test]
fn cute_s_answer_comes_with_a_warning_and_the_smallest_witness() {
    eval([UNSOUND])
        .ends()
        .status(0)
        .out("(2,3):(6,3)\n")
        .err_has("warning[E0601]")
        .err_has("at coordinate 2 CuTe's answer is 3, where A(B(2)) is 7")
        .err_has("^^^");
}

#[test]
fn a_sound_answer_has_no_warning() {
    eval(["composition((6,2):(8,2),(4,3):(3,1))"]).prints("((2,2),3):((24,2),8)\n");
}

#[test]
fn strict_refuses_it() {
    cutectl(["--strict", "eval", UNSOUND]).refuses("E0601");
    cutectl(["--strict", "print", UNSOUND]).refuses("E0601");
    cutectl(["--strict", "eval", "composition((6,2):(8,2),(4,3):(3,1))"]).prints("((2,2),3):((24,2),8)\n");
}

#[test]
fn batches_are_judged_on_demand() {
    let lines = format!("1\n{UNSOUND}\n2\n");
    eval(["-"]).stdin(lines.clone()).prints("1\n(2,3):(6,3)\n2\n");
    cutectl(["--check", "eval", "-"]).stdin(lines.clone()).ends().status(0).out("1\n(2,3):(6,3)\n2\n").err_has("2 | composition");
    cutectl(["--strict", "eval", "-"]).stdin(lines).ends().status(2).out("1\n2\n").err_has("error[E0601]");
}

#[test]
fn json_has_the_warnings_beside_the_answer() {
    let objects = cutectl(["eval", "--format", "ndjson", UNSOUND]).ends().status(0).objects();
    assert_eq!(objects[0]["ok"], true);
    assert_eq!(objects[0]["warnings"][0]["code"], "E0601");
    let objects = cutectl(["--strict", "eval", "--format", "ndjson", UNSOUND]).ends().status(2).objects();
    assert_eq!((objects[0]["ok"].as_bool(), objects[0]["error"]["code"].as_str()), (Some(false), Some("E0601")));
}

#[test]
fn a_warning_in_a_file_points_into_the_file() {
    let at = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("unsound.txt");
    std::fs::write(&at, format!("// one\nA = 4:1;\n\n  {UNSOUND};\n")).unwrap();
    let ended = cutectl(["eval".as_ref(), "-f".as_ref(), at.as_os_str()]).ends().status(0).out("(2,3):(6,3)\n");
    ended.err_has("unsound.txt:4:1").err_has(&format!("4 | {UNSOUND};\n  | ^^^"));
}

#[test]
fn beyond_32_bits_is_a_warning_under_cxx() {
    cutectl(["--cxx", "eval", "size((65536,65536))"]).ends().status(0).out("4294967296\n").err_has("warning[E0505]");
    eval(["size((65536,65536))"]).prints("4294967296\n");
}

/// What is judged is the operation, not how it is spelled, nor in which command.
#[test]
fn every_spelling_and_every_command_has_the_same_finding() {
    let found = "at coordinate 2 CuTe's answer is 5, where A(B(2)) is 11";
    for spelling in [
        "composition((3,2):(6,5), 6:2)",
        "[(3,2):(6,5)].compose(6:2)",
        "(3,2):(6,5) o 6:2",
        "A = (3,2):(6,5); A o 6:2",
        "size((3,2):(6,5) o 6:2)",
        "[(3,2):(6,5) o 6:2](2)",
        "composition((3,2):(6,5) o 6:2, 2:1)",
        "(3,2):(6,5) o 6:2 o 2:1",
        "make_tensor(counting_iter(0), (3,2):(6,5)) o 6:2",
        "counting_iter(0) o [(3,2):(6,5) o 6:2]",
    ] {
        eval([spelling]).ends().status(0).err_has("warning[E0601]").err_has(found);
        cutectl(["--strict", "eval", spelling]).refuses("E0601");
        cutectl(["--cxx", "--strict", "eval", spelling]).refuses("E0601");
        cutectl(["--check", "eval", "-"]).stdin(spelling).ends().status(0).err_has(found);
    }
    for command in ["print", "info", "explain", "svg", "coords"] {
        cutectl([command, "(3,2):(6,5) o 6:2"]).ends().status(0).err_has(found);
        cutectl(["--strict", command, "(3,2):(6,5) o 6:2"]).ends().status(2).err_has("error[E0601]");
    }
    cutectl(["(3,2):(6,5) o 6:2"]).ends().status(0).err_has(found);
    cutectl(["where", "(3,2):(6,5) o 6:2", "5"]).ends().status(0).err_has(found);
    let objects = cutectl(["eval", "--format", "ndjson", "(3,2):(6,5) o 6:2"]).ends().status(0).objects();
    assert_eq!(objects[0]["warnings"][0]["code"], "E0601");
}

#[test]
fn swizzled_operands_basis_strides_and_tilers_by_mode_are_judged() {
    for (expr, witness) in [
        ("composition(Sw<1,0,1> o 0 o (8,3):(9,1),6:5)", "at coordinate 2 CuTe's answer is 1, where A(B(2)) is 18"),
        ("[Sw<1,0,1> o 4 o (8,3):(9,1)] o 6:5", "at coordinate 2 CuTe's answer is 5, where A(B(2)) is 22"),
        ("composition((8,5):(1@0,1@1),4:5)", "at coordinate 2 CuTe's answer is (0,1), where A(B(2)) is (2,1)"),
        ("make_identity_tensor((8,5)) o 4:5", "at coordinate 2 CuTe's answer is (0,1), where A(B(2)) is (2,1)"),
        ("composition((2,(3,2)):(1,(6,5)),<2:1,6:2>)", "at coordinate 4 CuTe's answer is 5, where A(B(4)) is 11"),
    ] {
        eval([expr]).ends().status(0).err_has("warning[E0601]").err_has(witness);
        cutectl(["--cxx", "--strict", "eval", expr]).refuses("E0601");
    }
    for sound in ["Sw<3,3,3> o 0 o (8,64):(64,1) o 8:1", "make_identity_layout((8,5)) o (4,5):(2,8)", "(8,5):(5,1) o (4,5):(1@0,1@1)"] {
        eval([sound]).ends().status(0).err("");
        cutectl(["--cxx", "eval", sound]).ends().status(0).err("");
    }
}

#[test]
fn an_answer_of_another_size_is_a_finding() {
    for (expr, sizes) in [
        ("composition((8,5):(5,1),12:1)", "8 elements, where the operands make 12"),
        ("(8,5):(5,1) o 12:1", "8 elements, where the operands make 12"),
        ("logical_product(8:2,5:1)", "32 elements, where the operands make 40"),
        ("blocked_product(2:21,5:7)", "6 elements, where the operands make 10"),
    ] {
        cutectl(["--cxx", "eval", expr]).ends().status(0).err_has("warning[E0609]").err_has(sizes);
        cutectl(["--cxx", "--strict", "eval", expr]).refuses("E0609");
    }
}

#[test]
fn an_explanation_states_no_identity_that_does_not_hold() {
    let text = cutectl(["explain", "(3,2):(6,5) o 6:2"]).ends().status(0).out_text();
    assert!(text.contains("here that does not hold: at coordinate 2 CuTe's answer is 5, where A(B(2)) is 11"), "{text}");
    let text = cutectl(["explain", "left_inverse(2:0)"]).ends().status(0).out_text();
    assert!(text.contains("here that does not hold"), "{text}");
    let text = cutectl(["explain", "(3,2):(6,5) o 3:1"]).ends().status(0).out_text();
    assert!(!text.contains("not hold"), "{text}");
}

/// Where kernels leave their tensors: notes for a question, never in a batch without `--check`.
#[test]
fn tiles_coordinates_and_threads_outside_are_noted() {
    let mma = "make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, (_2,_2,_1))";
    let copy = "make_tiled_copy(Copy_Atom<UniversalCopy<float>,float>{}, (_4,_8), (_1,_4))";
    for (expr, code) in [
        ("zipped_divide((9,8):(8,1),(2,3))".to_owned(), "E0607"),
        ("local_tile(make_identity_tensor((9,8)),(2,4),(0,0))".to_owned(), "E0607"),
        ("local_tile(make_identity_tensor((8,9,8)),(2,4,2),(0,0,_),Step<_1,X,_1>{})".to_owned(), "E0607"),
        ("local_partition(make_tensor(counting_iter(0),(9,8)),(2,4),0)".to_owned(), "E0607"),
        (format!("{mma}.get_slice(9).partition_C(make_identity_tensor((100,64)))"), "E0607"),
        (format!("{mma}.get_slice(9).partition_A(make_identity_tensor((64,40)))"), "E0607"),
        (format!("{mma}.get_slice(9).partition_B(make_identity_tensor((12,64)))"), "E0607"),
        (format!("{copy}.get_slice(0).partition_S(make_tensor(counting_iter(0),(6,32)))"), "E0607"),
        (format!("{copy}.get_slice(0).partition_D(make_identity_tensor((4,36)))"), "E0607"),
        (format!("{copy}.get_slice(32)"), "E0611"),
        (format!("{mma}.get_slice(128)"), "E0611"),
        ("local_partition(make_tensor(counting_iter(0),(8,8)),(2,4),8)".to_owned(), "E0611"),
        ("local_tile(make_identity_tensor((8,8)),(2,4),(4,0))".to_owned(), "E0610"),
        ("L = (4,8):(8,1); L(4,0)".to_owned(), "E0610"),
        ("L = (4,8):(8,1); L(32)".to_owned(), "E0610"),
        ("L = (4,8):(8,1); L(-1)".to_owned(), "E0610"),
        ("L = (4,(2,4)):(8,(1,2)); L(0,(2,_))".to_owned(), "E0610"),
        ("T = make_identity_tensor((4,8)); T(4,_)".to_owned(), "E0610"),
        ("crd2idx((4,0),(4,8),(8,1))".to_owned(), "E0610"),
        ("idx2crd(32,(4,8))".to_owned(), "E0610"),
    ] {
        let expr = expr.as_str();
        eval([expr]).ends().status(0).err_has(&format!("note[{code}]"));
        cutectl(["--strict", "eval", expr]).ends().status(0).err_has(&format!("note[{code}]"));
        eval(["-"]).stdin(expr).ends().status(0).err("");
        cutectl(["--check", "eval", "-"]).stdin(expr).ends().status(0).err_has(&format!("note[{code}]"));
    }
    for inside in [
        "local_tile(make_identity_tensor((8,8)),(2,4),(3,1))".to_owned(),
        "L = (4,8):(8,1); L(3,7)".to_owned(),
        "L = (4,8):(8,1); L(31)".to_owned(),
        "L = (4,8):(8,1); L(3,_)".to_owned(),
        format!("{mma}.get_slice(127).partition_C(make_identity_tensor((96,64)))"),
        format!("{copy}.get_slice(31).partition_S(make_tensor(counting_iter(0),(8,32)))"),
    ] {
        eval([inside.as_str()]).ends().status(0).err("");
    }
}

#[test]
fn the_command_for_coordinates_notes_them_too() {
    cutectl(["crd2idx", "(4,8):(8,1)", "(4,8)"]).ends().status(0).out("40\n").err_has("note[E0610]");
    cutectl(["crd2idx", "(4,8):(8,1)", "32"]).ends().status(0).out("8\n").err_has("note[E0610]");
    cutectl(["crd2idx", "(4,8):(8,1)", "31"]).ends().status(0).err("");
    cutectl(["idx2crd", "(4,8)", "32"]).ends().status(0).err_has("note[E0610]");
    cutectl(["crd2idx", "(4,8):(8,1)"]).stdin("32\n").ends().status(0).out("8\n").err("");
    cutectl(["--check", "crd2idx", "(4,8):(8,1)"]).stdin("32\n").ends().status(0).out("8\n").err_has("note[E0610]");
}

/// A layout of threads with a hole: what `copy` shows, `eval` finds.
#[test]
fn a_tiled_copy_that_drops_elements_is_a_finding() {
    let copy = "make_tiled_copy_impl(Copy_Atom<UniversalCopy<float>,float>{}, (4,2):(1,4), (4,4))";
    cutectl(["copy", copy]).ends().status(0).out_has("nobody holds (0,2)");
    eval([copy]).ends().status(0).err_has("warning[E0604]").err_has("no thread has the element at (0,2) of the source tile");
    cutectl(["--strict", "eval", copy]).refuses("E0604");
    cutectl(["--check", "eval", "-"]).stdin(copy).ends().status(0).err_has("warning[E0604]");
    let whole = copy.replace("(4,4))", "(4,2))");
    eval([whole.as_str()]).ends().status(0).err("");
}

/// By mode, the witness is a coordinate of the whole layout.
#[test]
fn a_witness_by_mode_counts_the_modes_in_front() {
    let divided = "logical_divide((8,(3,2)):(1,(20,5)),<4:1,2:2>)";
    eval([divided]).ends().status(0).err_has("at coordinate 24 the tiles have 60, where the element of the layout is 5");
    eval([&format!("[{divided}](24)")]).ends().status(0).out("60\n");
    eval(["logical_divide((4,(2,2)):(1,(4,8)),<2:1,2:0>)"]).ends().status(0).err_has("E0604");
}
