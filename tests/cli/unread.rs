//! C++ among the statements of the notation: run where it is read, refused by name where it is not.

use super::{cutectl, eval};
use std::path::PathBuf;

/// What a file of statements prints, whose second statement is C++ and which ends with `4`.
#[track_caller]
fn among(name: &str, text: &str, out: &str, status: i32, message: &str) {
    let at = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&at, format!("print(1);\n{text}\nprint(4);\n")).unwrap();
    let ended = cutectl(["eval".as_ref(), "-f".as_ref(), at.as_os_str()]).ends().status(status).out(out).err_has(message);
    assert_eq!(ended.said().matches("error[").count(), usize::from(status == 2), "{text}\n{}", ended.said());
    let load = format!(":load {}\n", at.display());
    cutectl(["repl"]).stdin(load).ends().status(status).out(out).err_has(message);
}

#[track_caller]
fn refused_alone(name: &str, text: &str, message: &str) {
    among(name, text, "1\n4\n", 2, message);
}

#[test]
fn the_branch_of_the_preprocessor_that_holds_is_read() {
    among("if.cute", "#if 1\nprint(2);\n#else\nprint(3);\n#endif", "124\n", 0, "");
    among("if0.cute", "  #if 0\nprint(2);\n#if X\n#endif\nprint(3);\n#endif // X", "1\n4\n", 0, "");
    among("ifdef.cute", "#ifdef X\nprint(2);\n#elif defined(Y)\nprint(3);\n#endif", "1\n4\n", 0, "");
    among("include.cute", "#include <cute/tensor.hpp>", "1\n4\n", 0, "");
}

#[test]
fn a_macro_with_all_of_its_lines_is_for_the_cxx_that_follows() {
    among("define.cute", "#define TWICE(content) \\\n  print(content); \\\n  print(content);", "1\n4\n", 0, "");
    eval(["#define N 4\n#define TWICE(x) ((x) * 2)\nint n = TWICE(N); n"]).prints("8\n");
}

#[test]
fn a_construct_runs_to_its_own_end() {
    among("for.cute", "for (int i = 0; i < 2; ++i)\n  print(i);", "1014\n", 0, "");
    among("if-else.cute", "if (false)\n  print(2);", "1\n4\n", 0, "");
    among("main.cute", "int main() {\n  print(2);\n  return 0;\n}", "124\n", 0, "");
    among("template.cute", "template <class T>\nvoid f(T const& t)\n{\n  print(t);\n}", "1\n4\n", 0, "");
    among("struct.cute", "struct A {\n  int x;\n};", "1\n4\n", 0, "");
    among("cout.cute", "std::cout << \"a\"\n  << \"b\" << std::endl;", "1ab\n4\n", 0, "");
}

#[test]
fn what_is_not_read_is_refused_alone() {
    refused_alone("goto.cute", "for (;;) { co_return; }", "a coroutine is not read");
    refused_alone("asm.cute", "void f() { asm volatile(\"nop\"); }", "inline assembly is not read");
    refused_alone("form.cute", "for (int i = 0; i < 4 ++i) { print(i); }", "E0901");
    eval(["#ttg.blocked<{sizePerThread = [1]}>"]).refuses("E0119");
    for text in ["4 # if", "4 #iffy", "4 #error", "4 #", "4 #1"] {
        eval([text]).prints("4\n");
    }
    eval(["for_ = 4; for_"]).prints("4\n");
}

/// A size that a type does not tell is refused as such, whatever else in the text looks like C++.
#[test]
fn a_run_time_size_of_a_type_is_no_zero() {
    eval(["cute::Layout<cute::tuple<cute::C<(int)128>, int, int>>"]).ends().status(2).err_has("E0204");
}

/// Statements with numbers of other types, references and memory compute as C++ does, on one line and on several ones.
/// What g++ 13 prints of them.
const TYPED: &[(&str, &str)] = &[
    ("int q = 4; int &r = q; r = 9; q", "9"),
    ("int q = 4; int *p = &q; *p = 5; q", "5"),
    ("int x = 3; auto& y = x; y = 7; x", "7"),
    ("int k = 3; auto f = [&]() { k++;}; f(); f(); k", "5"),
    ("uint8_t x = 300; x + x", "88"),
    ("auto x = (uint8_t)300; x + 1", "45"),
    ("int8_t(300)", "44"),
    ("bool b = 5; b", "1"),
    ("int x = 3.7; x", "3"),
    ("int x = 3000000000; x", "-1294967296"),
    ("short s = 32767; s++; s", "-32768"),
    ("float f = 3; f / 2", "1.500000"),
    ("half_t h = 0.1; h", "0.099976"),
    ("unsigned x = 1; x - 2", "4294967295"),
    ("3u - 5", "4294967294"),
    ("size_t n = 3; n - 5", "18446744073709551614"),
    ("size_t n = 3; n = 5; n", "5"),
    ("int i = 4, j = 5; i * j", "20"),
    ("int i, j = 5; j", "5"),
    ("2.0 / 4", "0.500000"),
    ("sqrtf(4.f)", "2.000000"),
    ("(unsigned)-1", "4294967295"),
    ("true ? [4:1] : [8:1]", "4:1"),
    ("'a' + 1", "98"),
    ("auto t = make_tensor<int>(make_shape(_2{}, _2{})); fill(t, 3); t(0,1)", "3"),
    ("int x[4] = {1, 2, 3, 4}; auto t = make_tensor(&x[0], 4); t(2)", "3"),
];

#[test]
fn typed_statements_compute_as_cxx_does() {
    for (text, out) in TYPED {
        eval([*text]).prints(&format!("{out}\n"));
        let lines = text.replace("; ", "\n") + "\n";
        let ended = cutectl(["repl"]).stdin(&*lines).ends().status(0);
        assert!(ended.out.ends_with(&format!("{out}\n")), "{text}: {}", ended.out);
    }
}

#[test]
fn a_typed_name_is_still_a_value_of_the_notation() {
    for (text, out) in [
        ("size_t n = 3; (n,8):(1,n)", "(3,8):(1,3)"),
        ("size_t n = 2; (n, 3u)", "(2,3)"),
        ("const size_t N = 8; Int<N>{}", "_8"),
        ("long n = 2; long n = n + 1; n", "3"),
        ("size_t n = 3; auto n = 4:1; n", "4:1"),
        ("uint32_t a = 7; auto L = make_layout(a); [L](_) o 2:1", "2:1"),
    ] {
        eval([text]).prints(&format!("{out}\n"));
    }
}

#[test]
fn a_variable_keeps_its_type_while_something_refers_to_it() {
    eval(["size_t n = 3; n = 4:1; n"]).refuses("E0902");
    eval(["int x = 1; int& r = x; x = (4,8); r"]).refuses("E0902");
    eval(["int x = 1; int& r = x; auto x = (4,8); x"]).prints("(4,8)\n");
    // a run that fails has happened once
    let counts = "int g(int d) { static int k = 0; ++k; if (d == 7) return k; return 4 / d; }\nlong n = 1\nn = g(0)\nint q = g(7)\nq\n";
    cutectl(["repl"]).stdin(counts).ends().out_has("2\n");
}

#[test]
fn a_choice_ends_behind_its_else_and_a_do_behind_its_while() {
    eval(["if (true) { print(3); } else { print(4); }"]).prints("3\n");
    eval(["int c = 0;\nif (c) print(3);\nelse if (c + 1) print(4);\nelse print(5);\nprint(6)"]).prints("46\n");
    eval(["int i = 0; do { print(i); i++; } while (i < 3); i"]).prints("012\n3\n");
}

#[test]
fn what_cxx_does_without_a_word_is_said() {
    let text = "for (int i = 2147483647, n = 0; n < 1; ++n) { print(i + 1); }";
    eval([text]).ends().status(0).out("-2147483648\n").err_has("warning[E0907]");
}
