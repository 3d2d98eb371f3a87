//! `run`: C++ programs.

use super::cutectl;
use super::rounds::rounds;

const TILES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/programs/tiles.cu");

/// What the compiled program prints, but for the number of its arguments.
const TILES_OUT: &str = include_str!("../data/programs/tiles.txt");

#[test]
fn a_program_prints_what_the_compiled_one_prints() {
    cutectl(["run", TILES]).ends().status(3).out(TILES_OUT);
    cutectl(["run", TILES, "x", "--format"]).ends().status(0).out_has("3 arguments");
}

#[test]
fn a_mistake_is_one_diagnostic_at_its_place() {
    let ended = cutectl(["run", "-"]).stdin("int main() {\n  int x = 3\n  return x;\n}\n").ends();
    ended.status(2).out("").err_has("<stdin>:2:11");
}

#[test]
fn endless_programs_end_with_a_limit() {
    let recursion = "int f(int n) { return f(n + 1) + 1; } int main() { return f(0); }";
    cutectl(["run", "-"]).stdin(recursion).ends().status(2).err_has("limit");
    let nested = format!("int main() {{ return {}1{}; }}", "(".repeat(100_000), ")".repeat(100_000));
    cutectl(["run", "-"]).stdin(nested).ends().status(2).err_has("deep");
}

#[test]
fn what_is_not_read_is_named_where_it_is_used() {
    let unused = "void f() { co_return; }\nint main() { return 7; }";
    cutectl(["run", "-"]).stdin(unused).ends().status(7);
    let used = "void f() { co_return; }\nint main() { f(); }";
    cutectl(["run", "-"]).stdin(used).ends().status(2).err_has("a coroutine is not read").err_has("<stdin>:1:12");
    let designated = "int main() { int a[4] = {[2] = 5}; return a[0]; }";
    cutectl(["run", "-"]).stdin(designated).ends().status(2).err_has("a designator of another element than the next is not read");
    let jump = "int main() { try { goto in; } catch (int) {} try { in: throw 1; } catch (int) { return 1; } }";
    cutectl(["run", "-"]).stdin(jump).ends().status(2).err_has("past the start of a `try` block").err_has("<stdin>:1:52");
    let named = "#include <cstdio>\nint main() { puts(__func__); [](auto x) { puts(__PRETTY_FUNCTION__); }(1); }";
    cutectl(["run", "-"])
        .stdin(named)
        .ends()
        .status(2)
        .out("main\n")
        .err_has("of a function that is declared like this")
        .err_has("<stdin>:2:48");
}

/// What the compiled program prints, given the same lines.
#[test]
fn standard_input_is_the_program_s() {
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/programs/input.cpp");
    let printed = include_str!("../data/programs/input.txt");
    cutectl(["run", program]).stdin(include_str!("../data/programs/input.in")).ends().status(0).out(printed);
    // a program that comes from there has read it
    let from_there = "#include <iostream>\nint main() { int x = 3; std::cin >> x; std::cout << x << std::cin.eof() << std::endl; }";
    cutectl(["run", "-"]).stdin(from_there).ends().status(0).out("31\n");
}

/// Programs with what compiled ones print: NAME.cpp and NAME.txt, made by tests/cxx/record.py. A first line `// ends with N`
/// says the status.
#[test]
fn recorded_programs_print_what_compiled_ones_print() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/recorded");
    let mut programs: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    programs.retain(|path| path.extension().is_some_and(|extension| extension == "cpp"));
    programs.sort();
    assert!(programs.len() >= 67, "{}", programs.len());
    for path in programs {
        println!("{}", path.display());
        let text = std::fs::read_to_string(&path).unwrap();
        let status = text.strip_prefix("// ends with ").and_then(|rest| rest.lines().next()?.parse().ok()).unwrap_or(0);
        let printed = std::fs::read_to_string(path.with_extension("txt")).unwrap();
        cutectl(["run", path.to_str().unwrap()]).ends().status(status).out(&printed);
    }
}

/// Test files with what googletest 1.14 prints of them on a pipe, times left out: NAME.cpp and NAME.txt, made by
/// tests/cxx/record.py.
#[test]
fn recorded_test_files_print_what_googletest_prints() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/gtest");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "cpp"));
    assert!(files.len() >= 6, "{}", files.len());
    for path in files {
        let text = std::fs::read_to_string(&path).unwrap();
        let status = text.strip_prefix("// ends with ").and_then(|rest| rest.lines().next()?.parse().ok()).unwrap_or(0);
        let path_text = path.to_str().unwrap();
        let printed = std::fs::read_to_string(path.with_extension("txt")).unwrap().replace("FILE", path_text);
        cutectl(["run", path_text]).ends().status(status).out(&printed);
    }
}

/// What googletest prints of a test file with flags behind its name: `$ FLAGS`, the output, the status.
#[test]
fn flags_of_gtest_choose_what_runs() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/gtest/suites.cpp");
    let recorded = std::fs::read_to_string(path.replace(".cpp", ".flags.txt")).unwrap();
    let runs: Vec<&str> = recorded.split("$ ").skip(1).collect();
    assert!(runs.len() >= 12, "{}", runs.len());
    for run in runs {
        let (flags, rest) = run.split_once('\n').unwrap();
        let (printed, status) = rest.trim_end().rsplit_once("status ").unwrap();
        let words = ["run", path].into_iter().chain(flags.split(' '));
        cutectl(words).ends().status(status.parse().unwrap()).out(&printed.replace("FILE", path));
    }
}

#[test]
fn what_gtest_does_outside_of_a_run_is_refused() {
    let text = "#include <gtest/gtest.h>\nTEST(A, B) {}\n";
    for flag in ["--gtest_output=xml", "--gtest_shuffle", "--gtest_break_on_failure", "--gtest_nope", "--gtest_catch_exceptions=0"] {
        cutectl(["run", "-", flag]).stdin(text).ends().status(2).err_has("error[E0903]").err_has("gtest");
    }
}

#[test]
fn an_empty_argument_leaves_what_it_is_pasted_to() {
    let text = "#include <cstdio>\n#define P(a, b) a##_##b\n#define Q(a, b) a##b\n\
                int main() { int _x = 1, y_ = 2, z = 3; std::printf(\"%d %d %d %d\\n\", P(,x), P(y,), Q(z,), Q(,z)); return Q(,) 0; }";
    cutectl(["run", "-"]).stdin(text).ends().status(0).out("1 2 3 3\n");
}

/// Programs that g++ refuses, at the line that it names: their first line says which.
#[test]
fn wrong_programs_are_refused_at_the_line_that_compilers_name() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/wrong");
    let mut programs: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    programs.sort();
    assert!(programs.len() >= 10, "{}", programs.len());
    for path in programs {
        let text = std::fs::read_to_string(&path).unwrap();
        let line = text.strip_prefix("// g++ refuses line ").and_then(|rest| rest.lines().next()).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap();
        cutectl(["run", path.to_str().unwrap()]).ends().status(2).err_has("error[E090").err_has(&format!("{name}:{line}:"));
    }
}

#[test]
fn what_does_not_fit_an_integer_below_eight_bits_is_said_unless_asserts_are_off() {
    let text = "#include <cutlass/numeric_types.h>\n#include <cstdio>\nint main() {\n  int n = 9;\n  printf(\"%d\\n\", int(cutlass::int4b_t(n)));\n}\n";
    cutectl(["run", "-"]).stdin(text).ends().status(0).out("-7\n").err_has("E0907").err_has("9 does not fit `int4_t`");
    let silent = cutectl(["run", "-"]).stdin(format!("#define NDEBUG\n{text}")).ends();
    silent.status(0).out("-7\n").err("");
}

#[test]
fn an_assertion_of_c_that_fails_ends_as_the_c_library_does() {
    let text = "#include <cassert>\n#include <cstdio>\nint main(int argc, char**) {\n  assert(argc && \"never\");\n  printf(\"a\\n\");\n  assert(argc == 5);\n}\n";
    let ended = cutectl(["run", "-"]).stdin(text).ends();
    ended.status(134).out("a\n").err_has("the assertion does not hold").err_has("<stdin>:6:3");
    cutectl(["run", "-", "1", "2", "3", "4"]).stdin(text).ends().status(0).out("a\n");
}

#[test]
fn an_exception_that_leaves_a_function_that_is_noexcept_ends_the_program() {
    let program =
        "#include <cstdio>\nvoid f() noexcept { throw 5; }\nint main() { try { f(); } catch (int) { std::printf(\"caught\"); } }\n";
    cutectl(["run", "-"])
        .stdin(program)
        .ends()
        .status(2)
        .out("")
        .err_has("E0904")
        .err_has("terminate called after throwing an instance of `int`");
}

#[test]
fn a_class_is_a_type_behind_its_constructor() {
    let text = "template <class T> struct S { T x; S(T v) : x(v) {} S twice() const { S r(x + x); return r; } };\n\
                int main() { S<int> a(3); return a.twice().x; }";
    cutectl(["run", "-"]).stdin(text).ends().status(6);
}

#[test]
fn a_call_with_an_address_is_no_declaration() {
    let text = "struct B { static int of(int const* p) { return *p; } };\n\
                int main() { using C = B; int x[2] = {0, 5}; C::of(&x[1]); return C::of(&x[1]); }";
    cutectl(["run", "-"]).stdin(text).ends().status(5);
}

#[test]
fn the_arms_of_a_choice_meet_in_their_common_type() {
    let text = "#include <cstdio>\n#include <iostream>\n\
                int pick(int*) { return 1; }\nint pick(bool) { return 2; }\n\
                int main(int argc, char**) {\n  int i = -31; unsigned char c = 65;\n\
                std::cout << (argc ? i : 161u) << ' ' << 1 / (argc ? 2 : 4.0) << ' ' << (argc ? c : 1) << ' ' << (argc ? c : c) << '\\n';\n\
                (argc ? i : argc) = 4;\n  printf(\"%d %d\\n\", i, pick((int*)nullptr));\n}\n";
    cutectl(["run", "-"]).stdin(text).ends().status(0).out("4294967265 0.5 65 A\n4 1\n");
}

/// A program under a cap of memory: it has to end with the code of a limit, and soon.
#[cfg(unix)]
fn limited(name: &str, text: &str, steps: &str) {
    use std::io::Write;
    use std::process::{Command, Stdio};
    let binary = env!("CARGO_BIN_EXE_cutectl");
    let script = format!("ulimit -v 2000000; exec \"$0\" run --steps {steps} -");
    let mut run = Command::new("sh");
    run.args(["-c", &script, binary]).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = run.spawn().unwrap();
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let ended = child.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&ended.stderr);
    assert_eq!(ended.status.code(), Some(2), "{name}: {said}");
    assert!(said.contains("error[E0905]: limit: "), "{name}: {said}");
    assert!(said.len() < 4000, "{name}: {} bytes of message", said.len());
}

#[cfg(unix)]
#[test]
fn concepts_that_double_end_with_their_limit() {
    for (name, body) in [("either", "C# <T> || C# <T>"), ("both", "C# <T> && C# <T>"), ("mixed", "(C# <T> || C0<T>) && (C# <T*> || C0<T>)")]
    {
        let chain: String =
            (1..45).map(|i| format!("template <class T> concept C{i} = {};\n", body.replace("# ", &(i - 1).to_string()))).collect();
        let text = format!(
            "template <class T> concept C0 = sizeof(T) > 0;\n{chain}\
             template <class T> requires C44<T> int f(T) {{ return 1; }}\n\
             template <class T> requires C44<T> && C0<T> int f(T) {{ return 2; }}\nint main() {{ return f(1); }}"
        );
        limited(name, &text, "1000000");
    }
}

#[test]
fn a_pointer_to_objects_may_lead_behind_the_last_one() {
    let text = "#include <algorithm>\n#include <cstdio>\n#include <vector>\nstruct B { int k = 0; };\n\
                struct P : B { int x, y; P(int i = 0) : x(i % 2), y(i) {} };\n\
                int main() {\n  P a[3] = {1, 2, 3};\n  P* end = a + 3;\n  B* base = a + 3;\n  int n = 0;\n\
                for (P const* p = a; p != end; ++p) n += p->y;\n\
                std::vector<P> v;\n  for (int i = 0; i < 20; ++i) v.push_back(P(i));\n\
                std::sort(v.begin(), v.end(), [](P const& a, P const& b) { return a.x < b.x; });\n\
                printf(\"%d %d\", n, base == end);\n  for (auto const& p : v) printf(\" %d\", p.y);\n}\n";
    // the order of what compares equal is that of libstdc++
    cutectl(["run", "-"]).stdin(text).ends().status(0).out("6 1 0 2 18 4 6 16 8 10 14 12 19 17 15 13 11 9 7 5 3 1");
}

#[test]
fn long_queues_and_strings_take_few_steps() {
    let text = "#include <cstdio>\n#include <queue>\n#include <string>\n#include <vector>\nint main() {\n\
                std::queue<int> q;\n  for (int i = 0; i < 20000; ++i) q.push(i);\n  long n = 0;\n\
                while (!q.empty()) { n += q.front(); q.pop(); }\n\
                std::string s;\n  for (int i = 0; i < 200000; ++i) s += char('a' + i % 26);\n  s += 65;\n  s += s;\n\
                std::vector<short> v{1, 2, 3, 4};\n  v.insert(v.begin() + 1, 3, 7);\n  v.erase(v.begin() + 4, v.begin() + 6);\n\
                printf(\"%ld %zu %c\", n, s.size(), s.back());\n  for (short x : v) printf(\" %d\", x);\n}\n";
    cutectl(["run", "--steps", "16000000", "-"]).stdin(text).ends().status(0).out("199990000 400002 A 1 7 7 7 4");
}

#[test]
fn checks_that_fail_count_what_they_print() {
    let text = "#include <gtest/gtest.h>\nTEST(A, B) { for (;;) EXPECT_EQ(1, 2); }";
    let ended = cutectl(["run", "--steps", "100000", "-"]).stdin(text).ends().status(2).err_has("error[E0905]");
    assert!(ended.written().len() < 500_000, "{} bytes", ended.written().len());
}

#[test]
fn a_list_may_be_longer_than_an_operation_counts() {
    let ones = "1,".repeat(70_000);
    let text = format!(
        "#include <cstdio>\n#include <vector>\nint g[] = {{{ones}}};\n\
         int main() {{ std::vector<int> v = {{{ones}}}; int n = 0; for (int x : g) n += x; for (int x : v) n += x; printf(\"%d\\n\", n); }}"
    );
    cutectl(["run", "-"]).stdin(text).ends().status(0).out("140000\n");
}

#[test]
#[cfg(unix)]
fn hostile_programs_end_with_their_limit_in_bounded_memory() {
    let many = rounds(250_000);
    limited("an endless loop", "int main() { while (true) {} }", "1000000");
    limited("calls", "int f(int n) { return f(n + 1) + 1; } int main() { return f(0); }", "10000000");
    limited("braces", &format!("int main() {{ {} }}", "{".repeat(many)), "1000");
    limited("closed braces", &format!("int main() {{ {}{} }}", "{".repeat(many), "}".repeat(many)), "1000");
    limited("brackets", &format!("int main() {{ return {}1; }}", "(".repeat(many)), "1000");
    limited("initialisers", &format!("int a[] = {}1;\nint main() {{}}", "{".repeat(many)), "1000");
    limited("template arguments", &format!("using A = {}int;\nint main() {{}}", "Shape<".repeat(many)), "1000");
    let bomb: String = (0..40).map(|i| format!("#define A{} A{i} A{i}\n", i + 1)).collect();
    let nested = |open: &str| format!("int main() {{ {}x{}; }}", open.repeat(40), ")".repeat(40));
    limited("strings of strings", &format!("#define T(x) #x\n#define S(x) T(x x)\n{}", nested("S(")), "1000");
    limited("names of names", &format!("#define T(x, y) x##y\n#define S(x) T(x, x)\n{}", nested("S(")), "1000");
    let wide = "#include <cstdio>\nint main() { printf(\"%2000000000d\", 1); }";
    limited("a wide field", wide, "1000");
    let set = "#include <iostream>\n#include <iomanip>\nint main() { std::cout << std::setw(2000000000) << 1; }";
    limited("a wide field of a stream", set, "1000");
    limited("a macro bomb", &format!("#define A0 x\n{bomb}int main() {{ A40; }}"), "1000");
    limited(
        "templates",
        "template <int N> struct S { static constexpr int v = S<N + 1>::v; };\nint main() { return S<0>::v; }",
        "10000000",
    );
    limited("function templates", "template <int N> int f() { return f<N + 1>(); }\nint main() { return f<0>(); }", "10000000");
    limited("a huge array", "int main() { int a[1 << 30]; return a[5]; }", "1000");
    limited("huge objects", "struct S { S() {} int x; };\nint main() { S a[1 << 30]; }", "1000");
    limited("new", "int main() { while (true) new char[1 << 20]; }", "10000000");
    limited("a vector", "#include <vector>\nint main() { std::vector<double> v(1ull << 40); }", "1000");
    limited("a vector that grows", "#include <vector>\nint main() { std::vector<int> v(1); for (;;) v.resize(v.size() * 2); }", "10000000");
    limited("a string that grows", "#include <string>\nint main() { std::string s = \"x\"; for (;;) s += s; }", "10000000");
    limited("a string of its own", "#include <string>\nint main() { std::string s = \"x\"; for (;;) s = s + s; }", "10000000");
    limited(
        "a tuple of tuples",
        "#include <tuple>\ntemplate <class T> auto f(T t) { return f(std::make_tuple(t)); }\nint main() { f(1); }",
        "1000000",
    );
    limited(
        "a type of types",
        "#include <tuple>\ntemplate <class T> void f() { f<std::tuple<T>>(); }\nint main() { f<int>(); }",
        "1000000",
    );
    limited(
        "pairs of pairs",
        "template <class T> struct P { T a, b; };\ntemplate <class T> void f() { f<P<T>>(); }\nint main() { f<int>(); }",
        "1000000",
    );
    limited("lambdas in lambdas", "template <class T> void f(T t) { f([t] { return t; }); }\nint main() { f(1); }", "1000000");
    limited(
        "a function in itself",
        "#include <functional>\nint main() { std::function<void()> f; for (;;) { auto g = f; f = [g] { g(); }; } }",
        "1000000",
    );
    limited("arguments", "template <class... T> void f(T... t) { f(t..., t...); }\nint main() { f(1); }", "100000");
    limited("an arrow", "struct A { A operator->() const { return *this; } };\nint main() { A a; a->x; }", "1000000");
    limited("stars", &format!("int main() {{ int {} p; }}", "*".repeat(100_000)), "1000");
    limited(
        "variables that point to themselves",
        "#include <string>\nstruct N { N* p; std::string s; };\n\
         int main() { for (;;) { N a; a.s = std::string(1000000, 'x'); a.p = &a; } }",
        "100000000",
    );
    limited(
        "classes of classes of a function",
        "template <class T> void f(T t) { struct L { T t; }; f(L{t}); }\nint main() { f(1); }",
        "1000000",
    );
    limited(
        "rings that nothing leads to",
        "#include <memory>\n#include <string>\nstruct N { std::shared_ptr<N> next; std::string s; };\n\
         int main() { for (;;) { auto a = std::make_shared<N>(); a->s = std::string(1000000, 'x'); a->next = a; } }",
        "100000000",
    );
    for (name, turn) in [
        ("clear", "clear(t)"),
        ("fill", "fill(t, 1.f)"),
        ("copy", "copy(t, u)"),
        ("axpby", "axpby(1.f, t, 1.f, u)"),
        ("gemm", "gemm(a, a, a)"),
        ("a copy", "auto v = t"),
        ("a vector", "std::vector<int> v(1 << 24)"),
        ("vectors", "w == w"),
        ("a string", "auto r = s + s"),
        ("a search", "s.find(\"b\")"),
        ("memory", "memset(s.data(), 0, 1 << 20)"),
    ] {
        let text = format!(
            "#include <cute/tensor.hpp>\n#include <vector>\n#include <string>\nusing namespace cute;\nint main() {{\n  \
             auto t = make_tensor<float>(Shape<_4096>{{}}); auto u = make_tensor<float>(Shape<_4096>{{}});\n  \
             auto a = make_tensor<float>(Shape<_16, _16>{{}});\n  std::vector<int> w(4096);\n  std::string s(1 << 20, 'a');\n  \
             while (true) {{ {turn}; }}\n}}\n"
        );
        limited(name, &text, "200000");
    }
    limited(
        "a long layout",
        "#include <cute/tensor.hpp>\nusing namespace cute;\nint main() { auto t = make_tensor<float>(make_layout(Int<2000000000>{})); }",
        "1000",
    );
}

#[test]
fn the_arguments_of_main_are_of_the_type_that_it_declares() {
    for argv in ["char** argv", "char* argv[]", "char const* argv[]", "const char** argv", "char const* const* argv", "char* const argv[]"]
    {
        let text = format!("#include <cstdio>\nint main(int argc, {argv}) {{ std::printf(\"%d %s\\n\", argc, argv[1]); }}\n");
        cutectl(["run", "-", "x"]).stdin(text).ends().status(0).out("2 x\n");
    }
}

#[test]
fn what_ends_deep_within_what_is_pointed_to_has_a_limit() {
    let of = |depth: u32| {
        let text = format!(
            "#include <vector>\nstruct N {{ std::vector<N> kids; ~N() {{}} }};\nint main() {{ std::vector<N*> at; N root; at.push_back(&root); \
             for (int i = 0; i < {depth}; ++i) {{ at.back()->kids.push_back(N{{}}); at.push_back(&at.back()->kids[0]); }} }}"
        );
        cutectl(["run", "-"]).stdin(text).ends()
    };
    of(200).status(0);
    of(20_000).status(2).err_has("E0905").err_has("end within one another");
}

#[test]
fn the_tests_run_twice_where_main_says_so() {
    let text = "#include <gtest/gtest.h>\nTEST(A, B) { EXPECT_EQ(1, 2); }\nTEST(A, C) {}\n\
                int main(int c, char** v) { ::testing::InitGoogleTest(&c, v); int a = RUN_ALL_TESTS(); return 2 * a + RUN_ALL_TESTS(); }";
    cutectl(["run", "-"]).stdin(text).ends().status(3).out_has("[  PASSED  ] 1 test.");
}

#[test]
fn a_base_of_values_beside_bit_fields_is_named() {
    let text = "struct B { int a, b; }; struct D : B { int c : 3; D() : B{1, 2} {} }; int main() { D d; }";
    cutectl(["run", "-"]).stdin(text).ends().status(2).err_has("error[E0903]");
}

#[test]
fn a_class_that_holds_itself_is_refused() {
    for text in ["struct A { A a; };", "struct A { A a[2]; };", "struct B;\nstruct A { B b; };\nstruct B { A a; };"] {
        let text = format!("{text}\nint main() {{ A a; }}\n");
        cutectl(["run", "-"]).stdin(text).ends().status(2).err_has("error[E0902]").err_has("is not complete here");
    }
}

#[test]
fn a_vector_of_many_equal_numbers_is_filled() {
    let text = "#include <vector>\n#include <cstdio>\nint main() { std::vector<char> v(1 << 26, 7); v.resize((1 << 26) + 5, 9);\n\
                std::printf(\"%d %d %d\\n\", v[0], v[(1 << 26) - 1], v.back()); }";
    cutectl(["run", "-"]).stdin(text).ends().status(0).out("7 7 9\n");
}

#[test]
fn what_has_no_meaning_at_its_ends_is_refused() {
    let of = |text: &str| {
        let text = format!("#include <gtest/gtest.h>\n#include <iostream>\n#include <iomanip>\n#include <string>\n{text}\n");
        cutectl(["run", "-"]).stdin(text).ends().status(2)
    };
    for (body, code) in [
        ("std::string s; s.assign();", "E0902"),
        ("int a[3][0]; auto p = a; auto q = a + 1; long n = q - p;", "E0902"),
        ("std::string s = \"abc\"; s.substr(5);", "E0904"),
        ("std::string s = \"abc\"; s.replace(9, 1, \"x\");", "E0904"),
        ("std::string s = \"abc\"; s.insert(9, \"x\");", "E0904"),
        ("std::string s; s.resize(20000000);", "E0905"),
        ("std::string s(20000000, 'a');", "E0905"),
        ("std::string s = \"aaaaaaaaaaaaaaaa\"; for (int i = 0; i < 30; i++) s.insert(0, s);", "E0905"),
        ("std::string s = \"aaaaaaaaaaaaaaaa\"; for (int i = 0; i < 30; i++) s.replace(0, 0, s);", "E0905"),
        ("printf(\"%.65535e\", 1.0);", "E0905"),
        ("std::cout << std::setprecision(65536) << 1.0;", "E0905"),
    ] {
        of(&format!("int main() {{ {body} }}")).err_has(&format!("error[{code}]"));
    }
    for check in ["EXPECT_EQ(1)", "EXPECT_NEAR(1, 2)", "EXPECT_STREQ(\"a\")", "EXPECT_TRUE()", "EXPECT_EQ(1, 1, 2)"] {
        of(&format!("TEST(A, B) {{ {check}; }}")).err_has("error[E0901]");
    }
}

/// A reading that is tried and given up is not tried again at every level above it: forty levels would never end.
#[test]
fn what_is_nested_deeply_is_read_in_good_time() {
    let head = "template <class T> struct A {};\ntemplate <class T> struct B { template <class U> struct C {}; };\n";
    for (open, close, times) in [
        ("A<", ">", 40),
        ("A<(", ")>", 40),
        ("(A<", ">)", 40),
        ("A<1 + (", ")>", 40),
        ("A<B<", ">>", 20),
        ("A<decltype(", ")>", 40),
        ("Unknown<", ">", 40),
    ] {
        for inside in ["int", "?"] {
            let text = format!("{head}int main() {{ {}{inside}{} x; }}\n", open.repeat(times), close.repeat(times));
            let ended = cutectl(["run", "-"]).stdin(text).within_a_minute().ends();
            if inside == "?" {
                ended.status(2).err_has("error[E0901]").err_has("found `?`");
            }
        }
    }
}

#[test]
fn a_long_chain_ends_without_recursion() {
    let text = "struct Node { Node* next; int v; };\nint main() {\n  Node* head = nullptr;\n\
                for (int i = 0; i < 60000; ++i) head = new Node{head, i};\n  return head->v % 100;\n}\n";
    cutectl(["run", "-"]).stdin(text).ends().status(99);
}

#[test]
fn names_are_looked_up_in_the_whole_file_before_it_runs() {
    let text = "#include <cstdio>\nvoid never() {\n  missing(1);\n}\nint main() { printf(\"ran\\n\"); }\n";
    cutectl(["run", "-"]).stdin(text).ends().status(2).out("").err_has("error[E0902]").err_has("<stdin>:3:3").err_has("`missing`");
    // what a header that is not there may define is no mistake
    let text = text.replace("<cstdio>", "<torch/extension.h>");
    cutectl(["run", "-"]).stdin(text.clone()).ends().status(0).out("ran\n");
    let text = text.replace("torch/extension.h", "cutlass/util/print_error.hpp");
    cutectl(["run", "-"]).stdin(text).ends().status(0).out("ran\n");
    // a base that is a parameter has the members that `this->` names, and no others
    let inherited = "template <class B> struct D : B { int f() { return this->from_base; } };\nint main() { return 0; }";
    cutectl(["run", "-"]).stdin(inherited).ends().status(0);
    let unqualified = inherited.replace("this->", "");
    cutectl(["run", "-"]).stdin(unqualified).ends().status(2).err_has("`from_base`").err_has("<stdin>:1:52");
}

#[test]
fn the_name_of_a_test_may_begin_with_a_number() {
    let text = "#include <gtest/gtest.h>\nTEST(Gemm, 64x64x32_2) { EXPECT_EQ(1, 1); }";
    cutectl(["run", "-"]).stdin(text).ends().status(0).out_has("[       OK ] Gemm.64x64x32_2");
}

#[test]
fn allocation_of_the_program_is_refused_by_name() {
    let own =
        "#include <cstdlib>\n#include <vector>\nvoid* operator new(size_t n) { return malloc(n); }\nint main() { std::vector<int> v{1}; }";
    cutectl(["run", "-"]).stdin(own).ends().status(2).err_has("error[E0903]: `operator new` is not read");
    let placed =
        "#include <cstdio>\n#include <cstddef>\nstruct Heap { char of[8]; };\nvoid* operator new(size_t, Heap* h) { return h->of; }\n";
    let text = format!("{placed}int main() {{ Heap h; new (&h) int(1); }}");
    cutectl(["run", "-"]).stdin(text).ends().status(2).err_has("error[E0903]: `new` at a place beside an `operator new` of the program");
    let text = format!("{placed}int main() {{ int* p = new int(7); printf(\"%d\", *p); delete p; }}");
    cutectl(["run", "-"]).stdin(text).ends().status(0).out("7");
}

#[test]
fn a_class_that_allocates_its_objects_is_refused_by_name() {
    let own = "static void operator delete(void* p) { ::operator delete(p); }";
    for text in [
        format!("struct A {{ {own} }}; struct B : A {{}}; int main() {{ delete new B; }}"),
        format!("struct A {{ {own} }}; int main() {{ delete[] new A[2]; }}"),
    ] {
        cutectl(["run", "-"]).stdin(text).ends().status(2).err_has("error[E0903]: `operator new` and `operator delete` of a class");
    }
    let unused = format!("#include <cstdio>\nstruct A {{ {own} int x = 3; }}; int main() {{ A a; printf(\"%d\", a.x); }}");
    cutectl(["run", "-"]).stdin(unused).ends().status(0).out("3");
}

#[test]
fn an_attribute_that_changes_what_a_program_computes_is_refused_by_name() {
    for (attribute, text) in [
        ("constructor", "int n = 0; __attribute__((constructor)) static void f() { n = 1; } int main() { return n; }"),
        ("init_priority", "struct A { A(int) {} }; A a __attribute__((init_priority(2000))) (1); int main() {}"),
        ("alias", "int a = 1; extern int b __attribute__((alias(\"a\"))); int main() { return b; }"),
        ("vector_size", "typedef int V __attribute__((vector_size(16))); int main() { return sizeof(V); }"),
        ("ms_struct", "struct __attribute__((ms_struct)) S { char a; int : 0; char b; }; int main() { return sizeof(S); }"),
    ] {
        cutectl(["run", "-"]).stdin(text).ends().status(2).err_has(&format!("error[E0903]: the attribute `{attribute}`"));
    }
    let result = "int main() { int x, y = 3; asm(\"\" : \"=r\"(x) : \"0\"(y)); return x; }";
    cutectl(["run", "-"]).stdin(result).ends().status(2).err_has("error[E0903]: inline assembly that has a result");
}

#[test]
fn what_types_would_tell_is_refused_by_name() {
    let cute = "#include <cute/tensor.hpp>\nusing namespace cute;\n";
    let op = "SM80_16x8x16_F32F16F16F32_TN";
    for (why, text) in [
        ("is derived from", format!("{cute}int main() {{ return is_base_of_v<MMA_Traits<{op}>, MMA_Atom<{op}>>; }}")),
        ("decimal digits", format!("{cute}int main() {{ return 0x10_c; }}")),
        (
            "with a part of type `S`",
            format!("{cute}struct S {{}}; int main() {{ auto l = make_layout(make_shape(4), make_tuple(S{{}})); return rank(l); }}"),
        ),
        (
            "a lambda that may leave out the constants",
            "int main() { const int a = 1; int c = 2; auto l = [=] { return a + c; }; return sizeof(l); }".to_string(),
        ),
        (
            "`[[no_unique_address]]` of a",
            format!("{cute}struct A {{ [[no_unique_address]] Shape<_1,_2> s; int i; }}; int main() {{ return sizeof(A); }}"),
        ),
    ] {
        cutectl(["run", "-"]).stdin(text).ends().status(2).err_has("error[E0903]").err_has(why);
    }
}

#[test]
fn mistakes_have_codes_and_a_window_of_a_long_line() {
    cutectl(["run", "-"]).stdin("int main() { int x = ; }").ends().status(2).err_has("error[E0901]");
    let volatile = "template <class T> struct Is { static const bool value = false; };\n\
        template <class T> struct Is<T volatile> { static const bool value = true; };\n\
        int main() { return Is<volatile int>::value; }";
    cutectl(["run", "-"]).stdin(volatile).ends().status(2).err_has("error[E0903]: `Is` of a `volatile` type is not read");
    for (body, said) in [
        ("std::is_same<vi, int>::value", "`is_same` of a `volatile` type is not read"),
        ("sizeof(decltype(x))", "`decltype` of `x`, which is `volatile`, is not read"),
        ("f(x)", "an overload of `f` by `volatile` is not read"),
        ("printf(\"%.20Lf\", sin(0.1L))", "a `long double` with more digits than a `double` has is not read"),
        ("1e300L * 1e300L > 1", "a `long double` beyond the range of `double` is not read"),
        ("int(sin(0.1L) == (double)sin(0.1L))", "a comparison of `long double` as near as this is not read"),
        ("(long)(pow(3.0L, 38)) > 1", "a `long double` beyond 2^53 as an integer is not read"),
    ] {
        let program = format!(
            "#include <cmath>\n#include <cstdio>\n#include <type_traits>\nusing namespace std; using vi = volatile int; int f(volatile int& a) {{ return a; }} int f(int& a) {{ return a + 1; }}\n\
             int main() {{ volatile int x = 1; return {body}; }}"
        );
        cutectl(["run", "-"]).stdin(program).ends().status(2).err_has(said);
    }
    cutectl(["run", "-"]).stdin("int main() { co_return; }").ends().status(2).err_has("error[E0903]");
    cutectl(["run", "-"]).stdin("int main() { int a[2]; int i = 2; return a[i]; }").ends().status(2).err_has("error[E0904]");
    for print in ["print(s[3]);", "print_tensor(make_tensor(make_smem_ptr(s), Layout<Shape<_4,_8>>{}));"] {
        let data = format!(
            "#include <cute/tensor.hpp>\nusing namespace cute;\n__global__ void k() {{ __shared__ half_t s[32]; if (thread0()) {{ {print} }} }}\n\
             int main() {{ k<<<1,32>>>(); }}\n"
        );
        cutectl(["run", "-"]).stdin(data).ends().status(2).err_has("error[E0906]: what is printed depends on data");
    }
    cutectl(["run", "-"]).stdin(super::devices::KERNEL).ends().status(2).err_has("error[E0906]");
    let long = format!("int main() {{ {} return nothing; }}", "; ".repeat(5000));
    let ended = cutectl(["run", "-"]).stdin(long).ends().status(2).err_has("<stdin>:1:10022").err_has("^^^^^^^");
    assert!(ended.said().len() < 1500, "{}", ended.said().len());
    cutectl(["run", "--steps", "1000", "-"]).stdin("int main() { for (;;) {} }").ends().status(2).err_has("more than 1000 steps");
}

#[test]
fn a_call_that_fits_two_functions_as_well_is_refused() {
    let ambiguous = [
        "int f(int, double) { return 1; }\nint f(double, int) { return 2; }\nint main() { return f(1, 2); }",
        "int f(long) { return 1; }\nint f(double) { return 2; }\nint main() { return f(1); }",
        "int f(unsigned) { return 1; }\nint f(long) { return 2; }\nint main() { return f(1); }",
    ];
    for text in ambiguous {
        cutectl(["run", "-"]).stdin(text).ends().status(2).err_has("error[E0902]").err_has("ambiguous");
    }
    let decided =
        "int f(int, long) { return 1; }\nint f(long, int) { return 2; }\nint f(int, int) { return 3; }\nint main() { return f(1, 2); }";
    cutectl(["run", "-"]).stdin(decided).ends().status(3);
}

#[test]
fn what_is_only_a_member_is_no_function_of_a_program() {
    let text = "#include <cute/tensor.hpp>\nusing namespace cute;\nint main() { print(get_flat_coord(make_layout(8), 3)); }";
    cutectl(["run", "-"]).stdin(text).ends().status(2).out("").err_has("error[E0902]").err_has("`x.get_flat_coord(…)`");
    let member = text.replace("get_flat_coord(make_layout(8), 3)", "make_layout(8).get_flat_coord(3)");
    cutectl(["run", "-"]).stdin(member).ends().status(0);
}

#[test]
fn what_cxx_does_without_a_word_and_a_file_that_is_missing_are_said() {
    let overflow = "#include <cstdio>\nint main() {\n  int x = 2147483647;\n  printf(\"%d\", x + 1);\n}\n";
    let ended = cutectl(["run", "-"]).stdin(overflow).ends().status(0).out("-2147483648");
    ended.err_has("warning[E0907]: 2147483647 + 1").err_has("<stdin>:4:3");
    let missing = "#include \"sub/x.h\"\nint main() { return twice(2); }\n";
    cutectl(["run", "-"]).stdin(missing).ends().status(2).err_has("`sub/x.h`, which the program includes, was not found");
    let two = "#include <vector>\n#include <sub/x.h>\n#include \"cute/own.cuh\"\nint main() { return twice(2); }\n";
    cutectl(["run", "-"]).stdin(two).ends().status(2).err_has("`sub/x.h` and `cute/own.cuh`, which the program includes, were not found");
    let by_macro = "#include <sub/x.h>\nint main() { TWICE(2) return 0; }\n";
    cutectl(["run", "-"]).stdin(by_macro).ends().status(2).err_has("`sub/x.h`, which the program includes, was not found");
    let launch = "__global__ void k() {} int main() { k<<<2, 32>>>(); return 0; }";
    cutectl(["eval", launch]).ends().status(0).err_has("the kernel ran for 1 of 64 threads");
}

/// What stands behind FILE is the program's, whatever it looks like.
#[test]
fn words_behind_the_file_are_the_programs() {
    let text = "#include <cstdio>\nint main(int n, char** words) { for (int i = 1; i < n; ++i) printf(\"[%s]\", words[i]); }";
    for words in [&["--help"][..], &["-h", "--cxx"], &["--arch", "sm_80", "x"], &["--", "a", "--"], &["-D", "X=1", "--thread", "3"], &["-"]]
    {
        let said: String = words.iter().map(|word| format!("[{word}]")).collect();
        cutectl(["run", "-"].iter().chain(words)).stdin(text).ends().status(0).out(&said);
    }
    cutectl(["run", "--nonsense", "-"]).stdin(text).ends().status(2).out("");
}

#[test]
fn a_class_has_so_many_bases() {
    let mut text = String::from("struct A0 {};\n");
    for i in 1..=20 {
        text += &format!("struct L{i} : A{} {{}}; struct R{i} : A{} {{}}; struct A{i} : L{i}, R{i} {{}};\n", i - 1, i - 1);
    }
    let program = text + "int main() { A20 a; return sizeof(a) > 0; }";
    cutectl(["run", "-"]).stdin(program).ends().status(2).err_has("E0905").err_has("more than 4096 bases");
}

#[test]
fn a_thread_that_waits_for_a_later_one_is_refused() {
    let own = "#include <thread>\nthread_local int n = 0;\nint main() { std::thread t([] { n = 5; }); t.join(); return n; }\n";
    cutectl(["run", "-"]).stdin(own).ends().status(2).err_has("error[E0903]").err_has("`thread_local` beside threads is not read");
    let waits = "#include <thread>\n#include <condition_variable>\nint main() {\n  std::mutex m; std::condition_variable c; bool go = false;\n  \
                 std::thread t([&] { std::unique_lock<std::mutex> l(m); c.wait(l, [&] { return go; }); });\n  go = true; c.notify_all(); t.join();\n}\n";
    cutectl(["run", "-"]).stdin(waits).ends().status(2).err_has("error[E0903]").err_has("each runs to its end when it is made");
    let held = "#include <thread>\n#include <mutex>\nint main() { std::mutex m; std::lock_guard<std::mutex> l(m); std::thread t([&] { m.lock(); }); }\n";
    cutectl(["run", "-"]).stdin(held).ends().status(2).err_has("error[E0903]").err_has("waits for a mutex that is locked");
}
