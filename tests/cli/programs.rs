//! `run`: C++ programs.

use super::cutectl;

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
    let unused = "void f() { goto end; end: ; }\nint main() { return 7; }";
    cutectl(["run", "-"]).stdin(unused).ends().status(7);
    let used = "void f() { goto end; end: ; }\nint main() { f(); }";
    cutectl(["run", "-"]).stdin(used).ends().status(2).err_has("`goto` is not read").err_has("<stdin>:1:12");
}

/// Programs of the language alone, the status that each ends with, and what g++ made them print.
macro_rules! recorded {
    ($($name:literal => $status:literal),* $(,)?) => {
        [$(($name, concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/programs/", $name, ".cpp"),
            include_str!(concat!("../data/programs/", $name, ".txt")), $status)),*]
    };
}

#[test]
fn programs_of_the_language_print_what_compiled_ones_print() {
    let programs = recorded! {
        "classes" => 0, "containers" => 0, "control" => 3, "lambdas" => 0,
        "promotions" => 0, "strings" => 0, "templates" => 0, "virtuals" => 0,
    };
    for (name, path, printed, status) in programs {
        println!("{name}");
        cutectl(["run", path]).ends().status(status).out(printed);
    }
}
