//! `solve`: equations with one unknown.

use super::cutectl;

/// The first line of the answer.
fn first(equation: &str) -> String {
    cutectl(["solve", equation]).ends().status(0).lines()[0].to_string()
}

#[test]
fn an_unknown_layout_is_found_on_either_side() {
    assert_eq!(first("(4,8):(8,1) o ? = 32:1"), "(8,4):(4,1)");
    assert_eq!(first("? o (4,8):(8,1) = 32:1"), "(8,4):(4,1)");
    assert_eq!(first("4:1 = ? o 4:2"), "(2,4):(0,1)");
    assert_eq!(first("(8,8):(8,1) o ? o (2,2):(1,2) = (2,2):(1,8)"), "(2,2):(8,1)");
    assert_eq!(first("[Sw<1,0,2> o 0 o 4:1] o ? = 4:1"), "4:1");
    assert_eq!(first("8:2 o ? = 16:2"), "16:1");
    assert_eq!(first("composition((4,8):(8,1), ?) = (2,2):(8,2)"), "(2,2):(1,8)");
    assert_eq!(first("? = (4,8):(8,1)"), "(4,8):(8,1)");
}

#[test]
fn swizzles_tilers_and_coordinates_are_found() {
    assert_eq!(first("Sw<?> o (8,8):(8,1) = Sw<3,0,3> o 0 o (8,8):(8,1)"), "Sw<3,0,3>");
    cutectl(["solve", "Swizzle<?> o 8:1 = 8:1"]).ends().status(0).out_has("Sw<0,4,3>\n").out_has("there are others");
    assert_eq!(first("zipped_divide((8,8):(8,1), ?) = ((4,2),(2,4)):((8,1),(32,2))"), "(4,2)");
    assert_eq!(first("logical_divide(16:1, ?) = (4,(2,2)):(2,(1,8))"), "4:2");
    assert_eq!(first("logical_divide(?, 2:2) = (2,(2,2)):(2,(1,4))"), "8:1");
    assert_eq!(first("raked_product((2,2):(2,1), ?) = ((3,2),(4,2)):((4,2),(12,1))"), "(3,4):(1,3)");
    assert_eq!(first("(4,8):(8,1)(?) = 17"), "(2,1)");
    assert_eq!(first("crd2idx(?, (4,8):(8,1)) = 17"), "(2,1)");
    assert_eq!(first("idx2crd(?, (4,8)) = (1,3)"), "13");
}

#[test]
fn parts_of_coordinates_inverses_and_basis_strides_are_found() {
    assert_eq!(first("(4,8):(8,1)(?,3) = 19"), "2");
    assert_eq!(first("((2,4),8):((1,16),2)(?,2) = 21"), "(1,1)");
    assert_eq!(first("crd2idx((1,?),(4,8):(8,1)) = 13"), "5");
    assert_eq!(first("[Sw<1,0,2> o 0 o (4,2):(1,4)](?,1) = 4"), "1");
    assert_eq!(first("(4,8):(1@0,1@1)(?) = (2,3)"), "(2,3)");
    assert_eq!(first("(4,8):(1@1,1@0) o ? = (4,8):(1@1,1@0)"), "(4,8):(1,4)");
    assert_eq!(first("? o 4:1 = 4:1@0"), "4:1@0");
    assert_eq!(first("? o (4,8):(1@1,1@0) = (4,8):(1,4)"), "(8,4):(4,1)");
    assert_eq!(first("right_inverse(?) = (8,4):(4,1)"), "(4,8):(8,1)");
    assert_eq!(first("left_inverse(?) = (4,3):(1,2)"), "(2,3):(1,4)");
    assert_eq!(first("complement(?, 24) = (2,3):(4,8)"), "4:1");
    assert_eq!(first("complement(?) = 2:4"), "(4,2):(1,8)");
    assert_eq!(first("flat_product((2,2):(1,2), ?) = (2,2,3,2):(1,2,4,12)"), "(3,2):(1,3)");
    assert_eq!(first("zipped_divide(?, (4,2)) = ((4,2),(2,4)):((8,1),(32,2))"), "(8,8):(8,1)");
    assert_eq!(first("raked_product(?, (3,4):(1,3)) = ((3,2),(4,2)):((4,2),(12,1))"), "(2,2):(2,1)");
}

#[test]
fn where_there_is_none_a_coordinate_shows_it() {
    let none = |equation: &str| cutectl(["solve", equation]).ends().status(1).lines()[0].to_string();
    assert!(none("(2,2):(1,8) o ? = 3:1").contains("which the layout in front never is"));
    assert!(none("? o 4:0 = 4:1").contains("every layout is 0 at 0"));
    assert!(none("4:2 o ? = 4:1").contains("at 1 the answer is 1, which the layout in front never is"));
    assert!(none("? o (2,2):(1,1) = (2,2):(1,2)").contains("coordinates 1 and 2 both ask"));
    assert!(none("Sw<?> o 4:1 = 4:2").contains("no swizzle"));
    assert!(none("4:2(?) = 3").contains("never is"));
    assert!(none("? o 4:1 = 5:1").contains("4 and 5 coordinates"));
    assert!(none("right_inverse(?) = (2,2):(1,1)").contains("both ask"));
    cutectl(["solve", "--exact", "coalesce(?) = (2,2):(1,2)"]).ends().status(1).out_has("no two modes that could be one");
}

#[test]
fn alike_is_stricter_than_the_same_function() {
    assert_eq!(first("? o 4:1 = (2,2):(1,2)"), "4:1");
    cutectl(["solve", "--exact", "? o 4:1 = (2,2):(1,2)"]).ends().status(1).out_has("with it CuTe answers 4:1");
}

#[test]
fn programs_read_the_answer() {
    let json = |equation: &str, status| cutectl(["solve", "--format", "json", equation]).ends().status(status).lines().join("");
    let found: serde_json::Value = serde_json::from_str(&json("? o 4:1 = 4:3", 0)).unwrap();
    assert_eq!((found["text"].as_str(), found["unique"].as_bool(), found["count"].as_i64()), (Some("4:3"), Some(true), Some(1)));
    let none: serde_json::Value = serde_json::from_str(&json("? o (2,2):(1,1) = (2,2):(1,2)", 1)).unwrap();
    assert_eq!((none["witness"]["index"].as_i64(), none["witness"]["first"].as_i64()), (Some(2), Some(1)));
}

#[test]
fn what_is_no_equation_is_refused() {
    for (text, why) in [
        ("4:1 o ?", "no equation"),
        ("4:1 o 4:1 = 4:1", "no unknown"),
        ("? o ? = 4:1", "one unknown, not 2"),
        ("? o 4:1 = 4:1 = 4:1", "one `=`, not 2"),
        ("size(?) = 4", "cannot be found where it stands"),
        ("4:1@0 o ? = 4:1", "no layout"),
        ("[Sw<1,0,2> o 0 o 4000000:1] o ? = 4000000:1", "1048576"),
    ] {
        cutectl(["solve", text]).refuses("E0120").err_has(why);
    }
    cutectl(["solve", "? o 4:x = 4:1"]).refuses("E0201");
    // As many coordinates for each of a million numbers as there are would be gigabytes.
    cutectl(["solve", "(64,64):(0,0) o ? = 1048576:0"]).refuses("E0717").err_has("not decided");
    cutectl(["eval", "4:1 o ?"]).refuses("E0204");
}

#[test]
fn the_session_solves_with_its_names() {
    cutectl(["repl"]).stdin("L=(4,8):(8,1)\n:solve 'L o ? = 32:1'\n").ends().status(0).out_has("(8,4):(4,1)\n");
}

#[test]
fn an_answer_is_explained_stride_by_stride() {
    cutectl(["explain", "solve", "(4,8):(8,1) o ? = 32:1"])
        .ends()
        .status(0)
        .out_has("at 8 the given side is 8, which the left operand is at 1; it goes on so 4 times: the mode 4:1")
        .out_has("(4,8):(8,1) o [(8,4):(4,1)] = (8,4):(1,8)");
    cutectl(["explain", "solve", "? o (4,2):(1,4) = (4,2):(2,1)"]).ends().status(0).out_has("in its place");
    cutectl(["explain", "solve", "(2,2):(1,8) o ? = 3:1"]).ends().status(1).out_has("no answer: at 2 the answer is 2");
}

#[test]
fn answers_and_refutations_are_drawn() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let drawn = |name: &str, equation: &str, status: i32| -> String {
        let file = folder.join(format!("backwards-{name}"));
        cutectl(["solve", "--svg", file.to_str().unwrap(), equation]).ends().status(status);
        std::fs::read_to_string(file).unwrap()
    };
    assert!(drawn("answer.svg", "(4,8):(8,1) o ? = 32:1", 0).contains("R(c) = A(B(c))"));
    assert!(drawn("none.svg", "(2,2):(1,8) o ? = 3:1", 1).contains("bold: coordinate 2"));
}

#[test]
fn an_equation_is_read_as_it_is_meant() {
    cutectl(["solve", "composition((8,16):(16,1), ?) == (4,8):(32,2)"]).ends().status(0).out_has("(4,8):(2,16)\n");
    let unbound = ["solve", "composition(A,B) = C", "-D", "A=(8,16):(16,1)", "-D", "C=(4,8):(32,2)"];
    cutectl(unbound).refuses("E0120").err_has("`B` is bound to nothing: write `?` in its place");
    cutectl(["solve", "4:1 = 4:1"]).refuses("E0120").err_has("no `?`");
}
