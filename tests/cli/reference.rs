//! `functions` and `errors`.

use super::cutectl;
use cutectl::say::index::entries;

#[test]
fn functions_lists_by_family() {
    let ended = cutectl(["functions"]).ends().status(0).err("");
    for heading in ["Integers", "Layouts", "Layout algebra", "Printing"] {
        assert!(ended.lines().contains(&heading), "{heading}");
    }
}

#[test]
fn a_function_is_explained_with_its_examples() {
    cutectl(["functions", "composition"])
        .ends()
        .status(0)
        .err("")
        .out_has("composition(")
        .out_has("$ cutectl --cxx eval")
        .out_has("Divisibility");
    cutectl(["functions", "cute::size"]).ends().status(0).out_has("size<I...>(x)");
    cutectl(["functions", "cute.size"]).ends().status(0).out_has("size<I...>(x)");
    cutectl(["functions", "CUTE_STATIC_ASSERT"]).ends().status(0).out_has("static_assert(");
}

#[test]
fn an_unknown_function_gets_a_proposal() {
    cutectl(["functions", "coalecse"]).refuses("E0706").err_has("did you mean `coalesce`?");
    cutectl(["functions", "nothing_like_it"]).refuses("E0706").err_has("`cutectl functions` lists what there is");
}

#[test]
fn errors_lists_every_code() {
    let ended = cutectl(["errors"]).ends().status(0).err("");
    let text = ended.lines().join("\n");
    for entry in entries() {
        assert!(text.contains(&format!("│ {} ", entry.code)), "{}", entry.code);
    }
}

#[test]
fn an_error_is_explained_in_either_case() {
    cutectl(["errors", "E0401"]).ends().status(0).err("").out_has("E0401").out_has("wrong  ").out_has("right  ");
    cutectl(["errors", "e0401"]).ends().status(0).err("").out_has("E0401");
    cutectl(["errors", "E9999"]).refuses("E0706").err_has("`cutectl errors` lists them");
}
