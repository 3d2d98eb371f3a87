//! What a program counts: work of the library, of calls and of names counts as much as it takes, and long lists and deep nests take
//! no more than their length.

use super::cutectl;

const HEADS: &str = "#include <any>\n#include <cstdio>\n#include <cstring>\n#include <functional>\n#include <iostream>\n#include <map>\n\
                     #include <memory>\n#include <numeric>\n#include <string>\n#include <vector>\n#include <cute/tensor.hpp>\n\
                     using namespace cute;\n";

/// Checks that a thousand turns of a loop count more than so many steps each, behind definitions and statements.
fn counts(name: &str, [definitions, statements]: [&str; 2], turn: &str, steps: u64) {
    let body = format!("{statements}\n  for (int turn = 0; turn < 1000; ++turn) {{ {turn}; }}");
    let most = (1000 * steps).to_string();
    println!("{name}");
    let ended = cutectl(["run", "--steps", &most, "-"]).stdin(format!("{HEADS}{definitions}\nint main() {{\n  {body}\n}}\n")).ends();
    ended.status(2).err_has(&format!("error[E0905]: limit: more than {most} steps"));
}

#[test]
fn work_counts_as_steps() {
    let overloads: String =
        ["int", "double", "float", "char", "long", "unsigned", "bool", "short"].map(|t| format!("int f({t}) {{ return 1; }} ")).concat();
    counts("overloads", [&overloads, ""], "f(1.f)", 100);
    counts("a call", ["int f(int a) { return a; }", ""], "f(1)", 20);
    counts("an object", ["struct S { int x; S(int a) : x(a) {} ~S() {} };", ""], "S s(1)", 40);
    counts("any in any", ["", "std::any a = 1;"], "std::any b = a; a = 1", 60);
    counts("a lambda", ["", "std::function<int(int)> f = [](int a) { return a; };"], "f(1)", 15);
    counts("a large number", ["", ""], "printf(\"%f\", 1e300)", 500);
    counts("its text", ["", ""], "std::to_string(1e300)", 500);
    counts("standard error", ["", ""], "std::cerr << 1.5 << std::endl", 20);
    counts("a field", ["", ""], "printf(\"%1000d\", 1)", 250);
    counts("the length of characters", ["", "char s[10000]; memset(s, 'a', 9999); s[9999] = 0;"], "strlen(s)", 1000);
    counts("a search", ["", "std::string s(2000, 'a'), t(1000, 'a'); t += \"b\";"], "s.find(t)", 10_000);
    counts("a search from the end", ["", "std::string s(2000, 'a'), t(1000, 'a'); t = \"b\" + t;"], "s.rfind(t)", 10_000);
    counts("numbers in order", ["", "std::vector<int> v(1000);"], "std::iota(v.begin(), v.end(), 0)", 4000);
    counts("a node", ["", "std::map<int, int> m;"], "m[1] = 2; m.clear()", 100);
    counts("a layout", ["", "auto l = make_layout(make_shape(4, 8));"], "coalesce(l)", 25);
    counts("a sequence", ["", ""], "make_int_sequence<1000> s", 100);
    counts("a tensor", ["", "auto t = make_tensor<float>(Shape<_8, _8>{}); clear(t);"], "print_tensor(t)", 1000);
    let locals: String = (0..1000).map(|i| format!("int a{i} = 1; ")).collect();
    counts("variables", ["", ""], &format!("if (turn < 0) {{ {locals} }}"), 100);
}

/// Runs a program that ends well.
fn ends(name: &str, text: &str, status: i32) {
    println!("{name}");
    cutectl(["run", "-"]).stdin(text).ends().status(status);
}

fn list(n: usize, of: impl Fn(usize) -> String) -> String {
    (0..n).map(of).collect::<Vec<_>>().join(",")
}

#[test]
fn long_lists_are_read() {
    const N: usize = 20_000;
    let (ones, ints) = (list(N, |_| "1".into()), list(N, |i| format!("int a{i}")));
    ends("parameters", &format!("int f({ints}) {{ return a{}; }}\nint main() {{ return f({ones}); }}", N - 1), 1);
    ends("parameters of templates", &format!("template <{ints}> int f() {{ return a1; }}\nint main() {{ return f<{ones}>(); }}"), 1);
    let overloads: String = (0..N / 10).map(|i| format!("struct T{i} {{}}; int f(T{i}) {{ return {}; }}\n", i % 100)).collect();
    ends("overloads", &format!("{overloads}int main() {{ return f(T1042{{}}); }}"), 42);
    ends("declarations", &format!("{}int f(int) {{ return 3; }}\nint main() {{ return f(1); }}", "int f(int);\n".repeat(N)), 3);
    let specialised: String = (0..N / 10).map(|i| format!("template <> int f<{i}>() {{ return {}; }}\n", i % 100)).collect();
    ends("specialisations", &format!("template <int> int f() {{ return 1; }}\n{specialised}int main() {{ return f<1017>(); }}"), 17);
    let twice = format!("{overloads}int f(T1042);\nint f(T1042) {{ return 1; }}\nint main() {{}}");
    cutectl(["run", "-"]).stdin(twice).ends().status(2);
}

#[test]
fn deep_nests_are_read_once_a_level() {
    let nest = |open: &str, n: usize, inner: &str, close: &str| format!("{}{inner}{}", open.repeat(n), close.repeat(n));
    ends("lambdas", &format!("int main() {{ return {}; }}", nest("[] { return ", 60, "7", "; }()")), 7);
    let class = |call: &str| {
        format!(
            "struct B {{ int h(int x) {{ return x; }} }};\nint k(int x) {{ return x; }}\nstruct S : B {{ int f(int x) {{ return x; }} int g() {{ return {call}; }} }};\nint main() {{ S s; return s.g(); }}"
        )
    };
    for name in ["f(", "h(", "k("] {
        ends(name, &class(&nest(name, 60, "7", ")")), 7);
    }
    let names = (0..100_000).map(|i| format!("a{i}")).collect::<Vec<_>>().join("::");
    cutectl(["run", "-"]).stdin(format!("namespace {names} {{ int x; }}\nint main() {{}}")).ends().status(2).err_has("error[E0905]");
}
