//! `--format` of every command that has it.

use super::{L, cutectl};
use serde_json::{Value as Json, json};

/// Every command with a format, and arguments for it.
const COMMANDS: [&[&str]; 16] = [
    &["eval", "(4,8):(8,1)", "_3"],
    &["info", "(4,8):(8,1)"],
    &["where", "(2,2):(1,1)", "0", "1", "2"],
    &["coords", "(2,(2,2)):(1,(2,4))"],
    &["compat", "4", "(2,2)"],
    &["compat", "24", "(4,6)", "((2,2),6)"],
    &["same", "(4,8):(1,4)", "32:1"],
    &["slice", "(_,1)", "(4,8):(8,1)"],
    &["dice", "(_,1)", "(4,8):(8,1)"],
    &["coalesce", "(2,(1,6)):(1,(6,2))"],
    &["complement", "4:1", "24"],
    &["divide", "(4,8):(8,1)", "(2,4)"],
    &["product", "(2,2):(1,2)", "(3,4)"],
    &["functions"],
    &["functions", "coalesce"],
    &["errors"],
];

fn formatted(args: &[&str], format: &str) -> super::run::Ended {
    cutectl(args.iter().copied().chain(["--format", format])).ends().status(0).err("")
}

#[test]
fn json_is_one_document() {
    for args in COMMANDS {
        let document = formatted(args, "json").json();
        assert!(document.is_object() || document.is_array(), "{args:?}");
    }
}

#[test]
fn ndjson_is_one_object_a_line_and_the_same_data() {
    for args in COMMANDS {
        let objects = formatted(args, "ndjson").objects();
        let document = match formatted(args, "json").json() {
            Json::Array(items) => items,
            single => vec![single],
        };
        assert_eq!(objects, document, "{args:?}");
        assert!(!objects.is_empty(), "{args:?}");
    }
}

/// The records of a CSV text.
fn csv(text: &str) -> Vec<Vec<String>> {
    let (mut records, mut record, mut cell, mut quoted) = (Vec::new(), Vec::new(), String::new(), false);
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' if quoted && chars.peek() == Some(&'"') => cell.extend(chars.next()),
            '"' => quoted = !quoted,
            ',' if !quoted => record.push(std::mem::take(&mut cell)),
            '\n' if !quoted => {
                record.push(std::mem::take(&mut cell));
                records.push(std::mem::take(&mut record));
            }
            c => cell.push(c),
        }
    }
    assert!(!quoted && cell.is_empty() && record.is_empty(), "{text}");
    records
}

#[test]
fn csv_tsv_and_markdown_have_a_header_and_equal_columns() {
    for args in COMMANDS {
        let ended = formatted(args, "csv");
        let records = csv(&(ended.lines().join("\n") + "\n"));
        let columns = records[0].len();
        assert!(columns > 1 && records.len() > 1 && records.iter().all(|r| r.len() == columns), "{args:?}: {records:?}");
        let tsv = formatted(args, "tsv");
        assert_eq!(tsv.lines().len(), records.len(), "{args:?}");
        assert!(tsv.lines().iter().all(|line| line.split('\t').count() == columns), "{args:?}");
        let markdown = formatted(args, "markdown");
        assert_eq!(markdown.lines().len(), records.len() + 1, "{args:?}");
        let bars = |line: &str| line.replace("\\|", "").matches('|').count();
        assert!(
            markdown.lines().iter().all(|line| bars(line) == columns + 1 && line.starts_with("| ") | line.starts_with("|-")),
            "{args:?}"
        );
        assert!(markdown.lines()[1].replace([' ', '-', '|'], "").is_empty(), "{args:?}");
    }
}

#[test]
fn an_unknown_format_is_refused() {
    cutectl(["eval", "--format", "yaml", "1"]).ends().status(2).out("").err_has("markdown");
}

#[test]
fn eval_answers_objects_with_kind_text_and_parts() {
    let want = [
        json!({"ok": true, "expr": "(4,_8):(8,1)", "kind": "layout", "text": "(4,_8):(8,1)", "shape": [4, 8], "stride": [8, 1]}),
        json!({"ok": true, "expr": "_3", "kind": "int", "text": "_3", "value": 3, "static": true}),
        json!({"ok": true, "expr": "(1,(2,_3))", "kind": "tuple", "text": "(1,(2,_3))", "value": [1, [2, 3]]}),
        json!({"ok": true, "expr": "A = 2", "kind": "int", "text": "2", "value": 2, "static": false}),
        json!({"ok": true, "expr": "print(A)", "kind": "print", "text": "2"}),
        json!({"ok": true, "expr": "Sw<3,4,3>", "kind": "swizzle", "text": "Sw<3,4,3>"}),
    ];
    let exprs: Vec<&str> = want.iter().map(|o| o["expr"].as_str().unwrap()).collect();
    let ended = cutectl(["eval", "--format", "ndjson"].into_iter().chain(exprs)).ends().status(0).err("");
    assert_eq!(ended.objects(), want);
}

#[test]
fn eval_answers_one_object_a_line_of_input_blank_ones_too() {
    let objects = cutectl(["eval", "--format", "ndjson", "-"]).stdin("\n# c\n1\n").ends().status(0).err("").objects();
    let kinds: Vec<&str> = objects.iter().map(|o| o["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["none", "none", "int"]);
}

#[test]
fn an_error_in_json_has_code_message_span_and_help() {
    let objects = cutectl(["eval", "--format", "ndjson", "size((4,8"]).ends().status(2).err("").objects();
    assert_eq!(objects[0]["ok"], false);
    let error = &objects[0]["error"];
    assert_eq!(error["code"], "E0102");
    assert_eq!(error["span"], json!([9, 9]));
    assert_eq!(error["labels"][1], json!({"span": [5, 6], "text": "this `(` is still open"}));
    assert!(error["message"].as_str().unwrap().contains("the end of the text"));
    let objects = cutectl(["eval", "--format", "ndjson", "coalesc(4)"]).ends().status(2).objects();
    assert_eq!(objects[0]["error"]["help"], "did you mean `coalesce`?");
}

#[test]
fn spans_in_json_are_byte_offsets() {
    let objects = cutectl(["eval", "--format", "ndjson", "\"漢字\" + 4 x"]).ends().status(2).objects();
    assert_eq!(objects[0]["error"]["span"], json!([13, 14]));
}

#[test]
fn json_with_errors_is_still_one_document() {
    let ended = cutectl(["eval", "--format", "json", "1", "(", "2"]).ends().status(2).err("");
    let oks: Vec<bool> = ended.json().as_array().unwrap().iter().map(|o| o["ok"] == true).collect();
    assert_eq!(oks, [true, false, true]);
    assert_eq!(cutectl(["eval", "--format", "json", "-"]).json(), json!([]));
}

#[test]
fn text_in_json_is_escaped() {
    let objects = cutectl(["eval", "--format", "ndjson", "-"]).stdin("\"a\\\"\u{1}\u{7f}\tü\"\n").ends().status(0).objects();
    assert_eq!(objects[0]["expr"], "\"a\\\"\u{1}\u{7f}\tü\"");
}

#[test]
fn several_facts_in_json_are_one_document() {
    let document = cutectl(["info", "--format", "json", "4:1", "8:2"]).json();
    assert_eq!(document.as_array().unwrap().iter().map(|o| &o["size"]).collect::<Vec<_>>(), [&json!(4), &json!(8)]);
    assert_eq!(cutectl(["info", "--format", "json", "-"]).stdin("4:1\n").json()[0]["size"], 4);
    assert_eq!(cutectl(["info", "--format", "json"]).json(), json!([]));
}

#[test]
fn facts_in_json_have_types() {
    let facts = cutectl(["info", "--format", "json", L]).json();
    assert_eq!((&facts["rank"], &facts["injective"], &facts["contiguous"]), (&json!(2), &json!(true), &json!(false)));
    assert_eq!(facts["coalesced"], "(3,2,3):(3,12,1)");
}

#[test]
fn tables_in_json_have_numbers_and_arrays() {
    assert_eq!(
        cutectl(["coords", "--format", "json", "--from", "16", "--limit", "1", L]).json(),
        json!([{"linear": 16, "flat": [1, 5], "natural": [1, [1, 2]], "index": 17}])
    );
    assert_eq!(
        cutectl(["where", "--format", "json", "--limit", "1", "(2,2):(1,1)", "1", "9"]).ends().status(1).json(),
        json!([{"index": 1, "coords": [[1, 0]], "more": true}, {"index": 9, "coords": [], "more": false}])
    );
    let pairs = cutectl(["compat", "--format", "json", "4", "(2,2)", "2"]).ends().status(1).json();
    assert_eq!(pairs.as_array().map(Vec::len), Some(9));
    assert_eq!(pairs[1], json!({"a": "4", "b": "(2,2)", "compatible": true}));
    assert_eq!(pairs[3], json!({"a": "(2,2)", "b": "4", "compatible": false}));
}

#[test]
fn answers_of_questions_in_json() {
    let same = cutectl(["same", "--format", "json", "(2,2):(1,2)", "(2,2):(2,1)"]).ends().status(1).json();
    assert_eq!((&same["same"], &same["first_difference"]), (&json!(false), &json!(1)));
    let compat = cutectl(["compat", "--format", "json", "4", "8"]).ends().status(1).json();
    assert_eq!((&compat["compatible"], &compat["reason"]), (&json!(false), &json!("4 is not 8")));
    let slice = cutectl(["slice", "--format", "json", "(_,1)", "(4,8):(8,1)"]).json();
    assert_eq!(slice, json!({"result": "(4):(8)", "offset": 1, "selected": 4, "size": 32}));
}

#[test]
fn errors_of_tables_go_to_standard_error_and_into_json() {
    cutectl(["eval", "--format", "csv", "1", "("]).ends().status(2).out("expr,kind,text\n1,int,1\n").err_has("E0102");
    cutectl(["where", "--format", "json", "4:1", "x", "1"]).ends().status(2).err("").out_has("E0201").out_has("\"index\":1");
}

#[test]
fn cells_that_would_break_a_table_are_quoted() {
    cutectl(["eval", "--format", "csv", "(1,\"a\")"]).ends().status(2);
    cutectl(["eval", "--format", "csv", "(1,2)"]).prints("expr,kind,text\n\"(1,2)\",tuple,\"(1,2)\"\n");
    cutectl(["eval", "--format", "markdown", "1|2"]).prints("| expr | kind | text |\n| --- | --- | --- |\n| 1\\|2 | int | 3 |\n");
    cutectl(["functions", "--format", "markdown", "size"]).ends().status(0).out_has("<br>");
}
