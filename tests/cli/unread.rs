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
    refused_alone("goto.cute", "for (;;) { goto end; }", "`goto` is not read");
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
