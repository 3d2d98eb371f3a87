//! Definitions of C++ files as names of expressions, and C++ that is pasted.

use super::{cutectl, eval};

const TRAITS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/programs/traits.cuh");

#[test]
fn definitions_of_a_file_are_names_for_any_expression() {
    let layout = "Sw<3,3,3> o _0 o ((_8,_16),(_64,_1)):((_64,_512),(_1,_0))\n";
    cutectl(["eval", "-f", TRAITS, "TileTraits<128,64,4>::SmemLayout"]).prints(layout);
    cutectl(["eval", "-f", TRAITS, "TileTraits<128,64,4>::SmemLayout{}"]).prints(layout);
    cutectl(["eval", "-f", TRAITS, "-"])
        .stdin("TileTraits<128,64,4>::kBytes\nkWidth\nfoo\nkWidth + 1\n")
        .ends()
        .status(2)
        .out("16384\n4\n5\n");
    cutectl(["eval", "-f", TRAITS, "size(TileTraits<128,64,4>::SmemLayout{}) / 2", "doubled((4,8):(8,1))"])
        .prints("4096\n(32,_2):(_1,32)\n");
    cutectl(["eval", "-f", TRAITS, "TileTraits<8,8,1>::Element"]).prints("half_t\n");
    cutectl(["eval", "-f", TRAITS, "kWidth < 5"]).prints("1\n");
    cutectl(["print", "-f", TRAITS, "--style", "plain", "TileTraits<8,64,4>::SmemLayout"]).ends().status(0);
    cutectl(["svg", "-f", TRAITS, "TileTraits<8,64,4>::SmemLayout"]).ends().status(0).out_has("<svg");
    cutectl(["explain", "-f", TRAITS, "coalesce(TileTraits<8,64,4>::SmemLayout{})"]).ends().out_has("coalesce");
    cutectl(["bank", "-f", TRAITS, "TileTraits<128,64,4>::SmemLayout", "--dtype", "f16", "--tv", "row"]).ends().status(0);
    cutectl(["same", "-f", TRAITS, "TileTraits<8,64,4>::SmemLayout", "TileTraits<8,64,2>::SmemLayout"]).ends().status(0);
}

#[test]
fn macros_and_the_architecture_decide_what_a_file_defines() {
    cutectl(["eval", "-f", TRAITS, "-D", "WIDTH=7", "kWidth"]).prints("7\n");
    cutectl(["eval", "-f", TRAITS, "TileTraits<128,64,4>::kAsync"]).prints("0\n");
    cutectl(["eval", "-f", TRAITS, "--arch", "sm_80", "TileTraits<128,64,4>::kAsync"]).prints("1\n");
    cutectl(["eval", "-f", TRAITS, "--arch", "sm_75", "TileTraits<128,64,4>::kAsync"]).prints("0\n");
    cutectl(["eval", "-f", TRAITS, "--arch", "none", "4"]).ends().status(2).err_has("--arch");
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/programs");
    cutectl(["eval", "-I", folder, "#include \"traits.cuh\"\nkWidth"]).ends().status(0).out_has("4\n");
    let in_angles = "#include <cute/own.cuh>\nint main() { return kOwn; }\n";
    let folders = ["-I", concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/cute_checkout"), "-I", folder];
    // what a checkout of CUTLASS has is built in, whatever lies in it
    cutectl(["run"].into_iter().chain(folders).chain(["-"])).stdin(in_angles).ends().status(5);
    let quoted = format!("#include \"cute/tensor.hpp\"\n{}", in_angles.replace("<cute/own.cuh>", "\"cute/own.cuh\""));
    cutectl(["run"].into_iter().chain(folders).chain(["-"])).stdin(quoted).ends().status(5);
    cutectl(["run", "-D", "N=3", "-"]).stdin("int main() { return N; }").ends().status(3);
}

#[test]
fn a_file_of_cxx_brings_definitions_only() {
    cutectl(["eval", "-f", TRAITS]).ends().status(2).out("").err_has("cutectl run");
    cutectl(["eval", "-f", TRAITS, "4:1"]).prints("4:1\n"); // its main does not run
    cutectl(["eval", "-f", TRAITS, "coalesce((2,(1,6)):(1,(6,2)))"]).prints("(2,1,6):(1,6,2)\n"); // exactly C++
    cutectl(["eval", "-f", TRAITS, "shout()"]).ends().status(2).err_has("inline assembly is not read").err_has("traits.cuh:38:33");
    let at = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("names.txt");
    std::fs::write(&at, "A = (4,8):(8,1)\nsize(A)\n").unwrap();
    cutectl(["eval".as_ref(), "-f".as_ref(), at.as_os_str(), "A(3)".as_ref()]).prints("24\n");
    cutectl(["same".as_ref(), "-f".as_ref(), at.as_os_str(), "A".as_ref(), "(4,8):(8,1)".as_ref()]).ends().status(0);
    std::fs::write(&at, "constexpr int n = 4;\n").unwrap();
    cutectl(["eval".as_ref(), "-x".as_ref(), "c++".as_ref(), "-f".as_ref(), at.as_os_str(), "n * 2".as_ref()]).prints("8\n");
}

#[test]
fn info_lists_the_members_of_a_class_and_what_is_not_read() {
    let ended = cutectl(["info", "-f", TRAITS, "--format", "csv", "TileTraits<128,64,4>"]).ends().status(0);
    ended.out_has("kThreads,constant,128\n").out_has("Element,type,half_t\n").out_has("SmemLayout,type,");
    let ended = cutectl(["info", "-f", TRAITS, "--format", "csv"]).ends().status(0);
    ended.out_has("shout,inline assembly").out_has("traits.cuh:38:");
    cutectl(["info", "-f", TRAITS, "TileTraits<128,64,4>"]).ends().status(0).out_has("TileTraits<");
}

#[test]
fn the_copies_of_a_class_are_reported() {
    let copies = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/programs/copies.cuh");
    let report = cutectl(["info", "-f", copies, "--copies", "Copies<64>", "--format", "json"]).json();
    assert_eq!(report["tilings"][0]["bytes"], 16);
    assert_eq!(report["tilings"][1]["tile"], serde_json::json!([[32, 16], [16, 16], [32, 16]]));
    let conflict = |copy: &str, layout: &str| {
        let all = report["conflicts"].as_array().unwrap();
        let found = all.iter().find(|c| c["copy"] == copy && c["layout"] == layout).unwrap();
        (found["access"].as_str().unwrap().to_string(), found["wavefronts"].as_i64().unwrap(), found["ideal"].as_i64().unwrap())
    };
    assert_eq!(conflict("LoadA", "Swizzled"), ("ldmatrix.x4".into(), 128, 128));
    assert_eq!(conflict("LoadA", "Bare"), ("ldmatrix.x4".into(), 1024, 128));
    assert_eq!(conflict("Store", "Bare"), ("cp.async.cg.b128".into(), 64, 64));
    cutectl(["info", "-f", copies, "--copies"]).refuses("E0706").err_has("a template is named with its arguments");
    let bank = ["bank", "-f", copies, "Copies<64>::Bare{}", "--copy", "Copies<64>::LoadA{}", "--format", "json"];
    assert_eq!(cutectl(bank).json()["wavefronts"], 1024, "as `bank` counts it");
}

#[test]
fn the_session_loads_definitions_and_reads_cxx() {
    let said = format!(":load {TRAITS}\nTileTraits<128,64,4>::kBytes\nstruct A {{\n  int x = 3;\n}};\nA{{}}.x\n");
    cutectl(["repl"]).stdin(said).ends().status(2).out("16384\n");
    cutectl(["repl"])
        .stdin("struct A { int x = 3; };\nA a;\na.x\na.x += 2;\na.x\nint main() { print(7); }\n")
        .ends()
        .status(0)
        .out("3\n5\n5\n7\n");
}

#[test]
fn the_body_of_a_function_is_read() {
    for (text, out) in [
        ("Layout<Shape<_4,_8>> l; l", "(_4,_8):(_1,_4)\n"),
        ("auto a = (4,8):(8,1); decltype(a) b; b", "(4,8):(8,1)\n"),
        ("cosize_v<decltype((4,8):(8,1))>", "32\n"),
        ("auto l = (4,8):(8,1); true ? l : l", "(4,8):(8,1)\n"),
        ("static_cast<int>(3.7)", "3\n"),
        ("(int)3.7", "3\n"),
        ("sizeof(half_t) * 8", "16\n"),
        ("std::cout << size((4,8)) << \" elements\" << std::endl;", "32 elements\n"),
        ("printf(\"%d of %s\\n\", 3, \"four\");", "3 of four\n"),
        ("CUTE_STATIC_ASSERT_V(size((_4,_8)) == Int<32>{}); 4", "4\n"),
        ("auto [a, b] = make_tuple(4, 5); a + b", "9\n"),
        ("x = 3; x += 2; x", "5\n"),
        ("int x = 5; int* p = &x; *p = 7; *p", "7\n"),
        ("auto f = [](auto x) { return x + 1; }; f(4)", "5\n"),
        ("struct A { int x = 3; }; A a; a.x", "3\n"),
        ("int s = 0; for (int i = 0; i < 4; ++i) s += i; s", "6\n"),
        ("is_static<decltype(_4{})>::value", "1\n"),
        ("int main() { print(3); return 0; }", "3\n"),
        ("void f() { print(3); }", "3\n"),
        ("return 4;", "4\n"),
    ] {
        eval([text]).prints(out);
    }
    eval(["#include <cute/tensor.hpp>\nusing namespace cute;\nauto x = (2 + 3) * 4;\nx"]).prints("20\n");
}

#[test]
fn a_mistake_in_pasted_cxx_points_into_the_text() {
    let ended = eval(["int main() { return undefined_name; }"]).ends().status(2).err_has("E0902").err_has("undefined_name");
    ended.err_has("                    ^^^^^^^^^^^^^^");
    eval(["foo(3)"]).refuses("E0201");
    eval(["for (int i = 0; i < 4; ++i { print(i); }"]).refuses("E0901");
    eval(["int a[2]; a[2] = 1;"]).refuses("E0904");
}

#[test]
fn a_binding_that_ends_an_argument_answers_with_its_value() {
    eval(["L = (4,8):(8,1)"]).prints("(4,8):(8,1)\n");
    eval(["int x = true ? 3 : 4;"]).prints("3\n");
    cutectl(["eval", "-"]).stdin("int x = true ? 3 : 4;\nx\n").prints("3\n");
    cutectl(["L = (4,8):(8,1); x = true ? L : L"]).ends().status(0).out_has("x = (4,8):(8,1)\n");
}

#[test]
fn files_of_the_dsl_print_what_the_package_prints() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/dsl");
    let mut files: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "py"));
    assert!(files.len() >= 5, "{files:?}");
    for file in files {
        let recorded = std::fs::read_to_string(file.with_extension("txt")).unwrap();
        cutectl(["eval", "-f", file.to_str().unwrap()]).prints(&recorded);
        eval([std::fs::read_to_string(&file).unwrap().as_str()]).prints(&recorded);
    }
}

#[test]
fn what_the_dsl_has_beyond_layout_code_is_refused_by_name() {
    let jit = |body: &str| format!("@cute.jit\ndef f():\n{body}\n\nf()\n");
    for (body, code, word) in [
        ("    while True:\n        pass", "E0117", "`while`"),
        ("    x = 7 / 2", "E0117", "float"),
        ("    x = 2 ** 3", "E0117", "`**`"),
        ("    print(f\"{1.5:.2f}\")", "E0117", "format"),
        ("    assert 1 == 2, f\"one is {1}\"", "E0425", "does not hold: one is 1"),
        ("    for i in cutlass.range_constexpr(1000000000):\n        pass", "E0905", "lines have run"),
        ("    f()", "E0905", "nests deeper"),
        ("    print(g(4))", "E0201", "`g`"),
        ("    x = 4 if 1", "E0101", "expected"),
        ("    a, b = (1, 2, 3)", "E0307", "a tuple with a part for each name"),
        ("    x += 1", "E0201", "`x`"),
    ] {
        let ended = eval([jit(body).as_str()]);
        ended.refuses(code);
        eval([jit(body).as_str()]).ends().err_has(word);
    }
    eval(["@cute.jit\ndef f(x):\n    # Use\n    print(x)\n"]).ends().status(2).err_has("E0103").err_has("only defines functions");
    eval(["@cute.jit\ndef f(x):\n    print(x)\n\nf()\n"]).ends().status(2).err_has("without its argument `x`");
    eval(["import cutlass\nimport cutlass.cute as cute\n"]).ends().status(0).out("");
    let deep = format!("@cute.jit\ndef f():\n    print({}1{})\n\nf()\n", "len(".repeat(20_000), ")".repeat(20_000));
    eval([deep.as_str()]).refuses("E0905");
}

#[test]
fn straight_line_functions_of_the_dsl_run_by_their_call() {
    let text = "@cute.jit\ndef example():\n    \"\"\"\n    Coalesces: a document\n    \"\"\"\n    layout = cute.make_layout(\n        (2, (1, 6)), stride=(1, (cutlass.Int32(6), 2))\n    )  # dynamic stride\n    result = cute.coalesce(layout)\n\n    print(\">>> Original:\", layout)\n    cute.printf(\">?? Original: {}\", layout)\n    print(\">>> Coalesced:\", result, (3, 8))\n\n\nexample()\n";
    eval([text]).prints(">>> Original: (2,(1,6)):(1,(?,2))\n>>> Coalesced: 12:1 (3, 8)\n>?? Original: (2,(1,6)):(1,(6,2))\n");
    for (text, out) in [
        ("cute.size((4,8), mode=[0])", "4\n"),
        ("cute.select((4,8,2), mode=[1,2])", "(8,2)\n"),
        ("cute.group_modes((4,8,2), 0, 2)", "((4,8),2)\n"),
        ("cute.slice_((4,8):(8,1), (None,0))", "(4):(8)\n"),
        ("cute.coalesce((2,(1,6)):(1,(6,2)), target_profile=(1,1))", "(2,6):(1,2)\n"),
        ("cutlass.Int32(6)", "6\n"),
        ("print(\"L:\", 4:1)", "L: 4:1\n"),
        ("cute.printf(\"L: {}\", 4:1)", "L: 4:1\n"),
    ] {
        eval([text]).prints(out);
    }
}
