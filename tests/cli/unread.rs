//! C++ beyond expressions and bindings: refused by name, and nothing inside it runs.

use super::{cutectl, eval};
use std::path::PathBuf;

/// What a file of statements prints, which has one refused construct and ends with `4`.
#[track_caller]
fn refused_alone(name: &str, text: &str, message: &str) {
    let at = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&at, format!("print(1);\n{text}\nprint(4);\n")).unwrap();
    let ended = cutectl(["eval".as_ref(), "-f".as_ref(), at.as_os_str()]).ends().status(2).out("1\n4\n").err_has(message);
    assert_eq!(ended.said().matches("error[").count(), 1, "{text}\n{}", ended.said());
    let load = format!(":load {}\n", at.display());
    cutectl(["repl"]).stdin(load).ends().status(2).out("1\n4\n").err_has(message);
}

#[test]
fn no_branch_of_the_preprocessor_is_chosen_by_chance() {
    refused_alone("if.cu", "#if 1\nprint(2);\n#else\nprint(3);\n#endif", "the preprocessor is not read here: `#if`");
    refused_alone("if0.cu", "  #if 0\nprint(2);\n#if X\n#endif\nprint(3);\n#endif // X", "`#if`");
    refused_alone("ifdef.cu", "#ifdef X\nprint(2);\n#elif Y\nprint(3);\n#endif", "`#ifdef`");
    refused_alone("include.cu", "#include <cute/tensor.hpp>", "`#include`");
    refused_alone("include2.cu", "#include\"a.h\"", "`#include`");
}

#[test]
fn a_macro_is_refused_with_all_of_its_lines() {
    refused_alone("define.cu", "#define PRINT(name, content) \\\n  print(name); \\\n  print(\" : \");", "`#define`");
}

#[test]
fn a_refused_construct_ends_at_its_own_end() {
    refused_alone("for.cu", "for (int i = 0; i < 2; ++i)\n  print(i);", "a `for` loop");
    refused_alone("if-else.cu", "if (false)\n  print(2);", "an `if` statement");
    refused_alone("body.cu", "for (;;) {\n  print(2);\n  { print(3); }\n}", "a `for` loop");
    refused_alone("main.cu", "int main() {\n  print(2);\n  return 0;\n}", "a function definition is not read");
    refused_alone("template.cu", "template <class T>\nvoid f(T const& t)\n{\n  print(t);\n}", "a template is not read");
    refused_alone("struct.cu", "struct A {\n  int x;\n};", "a class definition");
    refused_alone("call.cu", "using T = std::conditional_t< true,\n  SM80_X,\n  AutoVectorizingCopyWithAssumedAlignment<128>\n>;", "E0203");
    refused_alone("cout.cu", "std::cout << \"a\"\n  << \"not. Test is waived\" << std::endl;", "a `std::cout` statement");
}

#[test]
fn what_is_not_read_is_named_in_one_line_too() {
    for text in ["#if 1", "#else", "4 #endif", "int main() { return 0; }", "Layout l;", "for (;;) {}", "return 4", "namespace n {}"] {
        eval([text]).refuses("E0117");
    }
    eval(["#ttg.blocked<{sizePerThread = [1]}>"]).refuses("E0113");
    for text in ["4 # if", "4 #iffy", "4 #error", "4 #", "4 #1"] {
        eval([text]).prints("4\n");
    }
    eval(["for_ = 4; for_"]).prints("4\n");
}
