//! `why` and `filter`: what compilers and profilers print.

use super::cutectl;
use serde_json::Value as Json;
use std::fs;

/// The folder of recorded logs.
const LOGS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/logs");

fn rows(name: &str) -> Vec<Json> {
    let text = fs::read_to_string(format!("{LOGS}/{name}")).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The findings of a log on standard input.
fn findings(log: impl Into<Vec<u8>>) -> Vec<Json> {
    let out = cutectl(["why", "--format", "json"]).stdin(log).ends().lines().join("\n");
    let mut answer: Json = serde_json::from_str(&out).unwrap();
    answer["findings"].as_array_mut().map(std::mem::take).unwrap()
}

/// A text without blanks and without the shapes of quotes.
fn plain(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).map(|c| if matches!(c, '‘' | '’' | '"') { '\'' } else { c }).collect()
}

/// Whether a finding is what a row of `logs.jsonl` says.
fn judge(row: &Json, found: Option<&Json>) -> Result<(), String> {
    let found = found.ok_or("no finding")?;
    let message = plain(found["message"].as_str().unwrap());
    let asserted = |a: &Json| message.contains(&plain(a.as_str().unwrap()));
    if !row["assertion"].as_array().unwrap().iter().any(asserted) {
        return Err(format!("message {message}"));
    }
    let mut have: Vec<String> = found["operands"].as_array().unwrap().iter().map(|o| o.as_str().unwrap().replace(' ', "")).collect();
    let parts: Vec<String> = have.iter().flat_map(|o| o.split(':').map(str::to_string).collect::<Vec<_>>()).collect();
    have.extend(parts);
    for operand in row["operands"].as_array().unwrap() {
        for operand in operand.as_str().unwrap().split(" o ").map(|o| o.replace(' ', "")) {
            let apart = operand.split(':').all(|part| have.iter().any(|h| h == part));
            if !apart && !have.iter().any(|h| *h == operand || h.split("o").any(|part| part == operand)) {
                return Err(format!("operand {operand} is not among {have:?}"));
            }
        }
    }
    let lines = row["lines"].as_array().unwrap();
    match lines.is_empty() || lines.contains(&found["at"]["line"]) {
        true => Ok(()),
        false => Err(format!("line {}", found["at"])),
    }
}

#[test]
fn the_first_finding_has_the_assertion_the_operands_and_the_line() {
    for row in rows("logs.jsonl") {
        let file = row["file"].as_str().unwrap();
        let log = fs::read(format!("{LOGS}/{file}")).unwrap();
        let found = findings(log);
        judge(&row, found.first()).unwrap_or_else(|why| panic!("{file}: {why}"));
        assert!(found.iter().all(|f| f["help"].is_string() && f["nearest"].is_array()), "{file}");
    }
}

#[test]
fn what_a_build_writes_in_front_of_lines_is_read_over() {
    let prefixes = ["2025-11-02T03:04:05.1234567Z ", "#12 34.56 ", "[build] ", "\u{1b}[36m|\u{1b}[0m "];
    for (i, row) in rows("logs.jsonl").iter().enumerate().filter(|(i, _)| i % 3 == 0) {
        let file = row["file"].as_str().unwrap();
        let log = fs::read_to_string(format!("{LOGS}/{file}")).unwrap();
        let log: String = log.lines().map(|line| format!("{}{line}\r\n", prefixes[i / 3 % prefixes.len()])).collect();
        judge(row, findings(log).first()).unwrap_or_else(|why| panic!("{file}: {why}"));
    }
}

#[test]
fn a_finding_says_what_would_work() {
    let log = fs::read(format!("{LOGS}/compose_shape_div.nvcc-13.5.log")).unwrap();
    cutectl(["why"]).stdin(log.clone()).ends().status(0).err("").out_has("composition((_6,_4):(_1,_8), _6:_1) is _6:_1");
    let found = findings(log);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0]["call"], "composition((_6,_4):(_1,_8), _8:_1)");
    assert_eq!(found[0]["code"], "E0411");
    assert_eq!(found[0]["nearest"][0]["value"], "_6:_1");
}

#[test]
fn operands_have_the_names_of_the_headers() {
    let few = fs::read(format!("{LOGS}/tiled_copy_few_thrs.nvcc-13.5.log")).unwrap();
    let said = "  Copy_Atom      SM75_U32x4_LDSM_N, half_t\n  ThrLayout      (_16,_1):(_1,_16)\n  ValLayout      (_1,_8):(_0,_1)\n";
    cutectl(["why"]).stdin(few.clone()).ends().status(0).out_has(said);
    assert_eq!(findings(few)[0]["named"][1], serde_json::json!({"name": "ThrLayout", "value": "(_16,_1):(_1,_16)"}));
    // clang names nothing, and g++ as it declares: the names are those of the headers all the same
    for (file, names) in [
        ("coop_gemm_m.clang-19.log", &["MMA_Atom", "AtomLayoutMNK", "A", "B", "C"][..]),
        ("cotiled_missing.g++-12.log", &["Copy_Atom", "AtomTVLayout", "DataLayout"]),
        ("ldmatrix_vector.nvcc-13.5.log", &["Copy_Atom", "src", "dst"]),
        ("gmma_swizzle_base.g++-12.log", &["swizzle", "tensor"]),
        ("copy_C_atom_values.clang-19.log", &["Copy_Atom", "MMA_Atom", "AtomLayoutMNK"]),
    ] {
        let found = findings(fs::read(format!("{LOGS}/{file}")).unwrap());
        let have: Vec<&str> = found[0]["named"].as_array().unwrap().iter().map(|o| o["name"].as_str().unwrap()).collect();
        assert_eq!(have, names, "{file}");
    }
    // and the condition has its numbers
    for (file, numbers) in
        [("coop_gemm_m.clang-19.log", "here that is 64 == 32"), ("copy_C_atom_values.clang-19.log", "here that is 8 <= 4")]
    {
        cutectl(["why"]).stdin(fs::read(format!("{LOGS}/{file}")).unwrap()).ends().status(0).out_has(numbers);
    }
}

#[test]
fn a_log_without_an_error_of_cute_is_answered_with_no() {
    let log = "[1/2] nvcc -c a.cu\na.cu(3): warning: unused\nfoo.cpp:1:2: error: expected ';'\nmake: *** [all] Error 2\n";
    cutectl(["why"]).stdin(log).ends().status(1).err("").out("no error of CuTe in this log\n");
    cutectl(["why", "--format", "json"]).stdin(log).ends().status(1).err("").out("{\"findings\":[]}\n");
    cutectl(["why", "--format", "json"]).ends().status(1).out("{\"findings\":[]}\n");
    cutectl(["why", "no/such.log"]).ends().status(3).err_has("cannot read no/such.log");
}

#[test]
fn findings_of_one_cause_are_one() {
    let log = fs::read(format!("{LOGS}/append_small.nvcc-13.5.log")).unwrap();
    let found = findings([log.clone(), log].concat());
    assert_eq!(found.len(), 1);
    assert!(found[0]["more"].as_u64().unwrap() > 3);
}

#[test]
fn a_log_is_found_in_megabytes_of_other_text() {
    let log = fs::read(format!("{LOGS}/compose_offset.g++-12.log")).unwrap();
    let noise = "[ 57%] Building CXX object src/CMakeFiles/x.dir/a.cpp.o -I/usr/include -DNDEBUG (1) note: nothing\n".repeat(20_000);
    let found = findings([noise.as_bytes(), &log, noise.as_bytes()].concat());
    assert_eq!(found[0]["message"], "Require offset == 0.");
    assert_eq!(found.len(), 1);
}

#[test]
fn the_session_reads_a_log_from_a_file() {
    let file = format!("{LOGS}/dsl_crd_rank.log");
    cutectl(["repl"]).stdin(format!(":why {file}\n")).ends().status(0).out_has("  = crd2idx((1,2), (8,16):(1,8)) is 17\n");
    cutectl(["repl"]).stdin(":why\n4\n").ends().status(2).out("4\n").err_has("`:why` takes a file: `:why LOG`");
}

#[test]
fn names_are_written_as_cute_prints_them() {
    for row in rows("names.jsonl") {
        let (text, expected) = (row["text"].as_str().unwrap(), row["expect"].as_str().unwrap());
        cutectl(["filter"]).stdin(text).prints(expected);
        cutectl(["filter"]).stdin(expected).prints(expected);
    }
}

#[test]
fn a_filter_changes_nothing_else() {
    let log = fs::read(format!("{LOGS}/tutorial_threads.nvcc-13.5.log")).unwrap();
    cutectl(["filter"]).stdin(log).ends().status(0).err("").out_has("AThreadLayout=(_32,_8):(_1,_32)");
    let coloured = "cute::tuple<cute::C<8>, ü>\r\n\x1b[1mcute::C<4>\x1b[0m";
    cutectl(["filter"]).stdin(coloured).prints("cute::tuple<_8, ü>\r\n\x1b[1m_4\x1b[0m");
    let every: String = (0..=255u8).cycle().take(200_000).map(char::from).collect();
    cutectl(["filter"]).stdin(every.clone()).prints(&every);
}

#[test]
fn depth_and_length_break_nothing() {
    let deep = format!("{}cute::C<1>{}", "cute::tuple<".repeat(30_000), ">".repeat(30_000));
    let open = "cute::Layout<cute::tuple<".repeat(50_000);
    let flat = format!("cute::tuple<{}cute::C<1>>", "cute::C<1>, ".repeat(100_000));
    for text in [deep, open, flat, "cute::".repeat(100_000), "(".repeat(100_000)] {
        cutectl(["filter"]).stdin(text.clone()).ends().status(0).err("");
        cutectl(["why"])
            .stdin(format!("a.hpp:1:2: error: static assertion failed: {text}\nuser.cu:3:4:   required from ‘{text}’\n"))
            .ends()
            .err("");
    }
}

#[test]
fn diagnostics_in_json_and_of_msvc_are_read() {
    let json = r#"[{"kind": "error", "column-origin": 1, "children": [], "escape-source": false, "locations": [{"caret": {"line": 1077,
        "file": "include/cute/layout.hpp", "column": 22}}], "message": "static assertion failed: Stride Divisibility Condition"}]"#;
    let found = findings(json.replace('\n', " ") + "\n");
    assert_eq!(found[0]["message"], "Stride Divisibility Condition");
    assert_eq!(found[0]["header"], "include/cute/layout.hpp:1077");
    let sarif = "{\n \"version\": \"2.1.0\",\n \"runs\": [{\"results\": [{\"level\": \"error\",\n \"message\": {\"text\": \"static assertion failed: \
                 Stride Divisibility Condition\"}, \"locations\": [{\"physicalLocation\": {\"artifactLocation\": {\"uri\": \
                 \"include/cute/layout.hpp\"}, \"region\": {\"startLine\": 1077}}}]}]}]\n}\n";
    assert_eq!(findings(sarif)[0]["message"], "Stride Divisibility Condition");
    let msvc = "C:\\cutlass\\include\\cute\\layout.hpp(1077): error C2338: static_assert failed: 'Stride Divisibility Condition'\r\n\
                C:\\cutlass\\include\\cute\\layout.hpp(1077): note: the template instantiation context (the oldest one first) is\r\n\
                user.cu(4): note: see reference to function template instantiation 'auto f<int>(A)' being compiled\r\n\
                user.cu(3): note: see reference to function template instantiation 'auto cute::composition<LShape,LStride,cute::C<6>,\
                cute::C<4>>(const cute::Layout<LShape,LStride> &,const cute::Layout<cute::C<6>,cute::C<4>> &)' being compiled\r\n\
                \x20       with\r\n        [\r\n            LShape=cute::tuple<cute::C<3>,cute::C<8>>,\r\n\
                \x20           LStride=cute::tuple<cute::C<8>,cute::C<1>>\r\n        ]\r\n\
                C:\\cutlass\\include\\cute\\layout.hpp(1140): note: see reference to function template instantiation \
                'auto cute::detail::composition_impl<LShape,LStride,RShape,RStride>(const LShape &,const LStride &)' being compiled\r\n\
                \x20       with\r\n        [\r\n            LShape=cute::tuple<cute::C<3>,cute::C<8>>,\r\n\
                \x20           LStride=cute::tuple<cute::C<8>,cute::C<1>>,\r\n            RShape=cute::C<6>,\r\n\
                \x20           RStride=cute::C<4>\r\n        ]\r\n";
    let found = findings(msvc);
    assert_eq!((&found[0]["at"]["file"], &found[0]["at"]["line"]), (&"user.cu".into(), &3.into()));
    assert_eq!(found[0]["call"], "composition((_3,_8):(_8,_1), _6:_4)");
}
