//! The table of atoms against what C++ said: `tests/data/atoms.jsonl`, or the file that `CUTECTL_ATOMS` names.

use crate::support;

use cutectl::atoms::{self, Arg, Fragment};
use serde_json::{Value, json};

fn recorded() -> Result<Vec<Value>, Box<dyn std::error::Error>> {
    let path = std::env::var("CUTECTL_ATOMS").unwrap_or_else(|_| "tests/data/atoms.jsonl".to_owned());
    Ok(std::fs::read_to_string(path)?.lines().map(serde_json::from_str).collect::<Result<_, _>>()?)
}

fn argument(value: &Value) -> Option<Arg<'_>> {
    match (value["type"].as_str(), value["int"].as_i64(), value["name"].as_str()) {
        (Some(name), ..) => Some(Arg::Type { name, bits: u32::try_from(value["bits"].as_u64()?).ok()? }),
        (_, Some(int), _) => Some(Arg::Int(int)),
        (.., name) => name.map(Arg::Name),
    }
}

/// What the table says, in the fields of a record; null where it refuses.
fn said(record: &Value) -> Value {
    let args: Vec<Arg> = record["args"].as_array().into_iter().flatten().filter_map(argument).collect();
    let name = record["name"].as_str().unwrap_or_default();
    if record["kind"] == "copy" {
        return atoms::copy(name, &args).map_or(
            Value::Null,
            |c| json!({"header": c.header, "thr_id": c.thr_id, "src": c.src, "dst": c.dst, "reference": c.reference}),
        );
    }
    let fragment = |f: Fragment| match f {
        Fragment::Registers => "registers",
        Fragment::Descriptor => "descriptor",
        Fragment::TensorMemory => "tensor memory",
    };
    atoms::mma(name, &args).map_or(Value::Null, |m| {
        let others: serde_json::Map<String, Value> = m.others.iter().map(|(k, v)| ((*k).to_owned(), json!(v))).collect();
        json!({"header": m.header, "thr_id": m.thr_id, "shape": m.shape, "a": m.a, "b": m.b, "c": m.c, "types": m.types,
               "fragments": m.fragments.map(fragment), "others": others})
    })
}

#[test]
fn the_table_says_what_the_headers_say() -> Result<(), Box<dyn std::error::Error>> {
    let records = recorded()?;
    assert!(!records.is_empty());
    let mut differences = Vec::new();
    for record in &records {
        let answer = said(record);
        let equal = match &answer {
            Value::Object(fields) => record.get("refused").is_none() && fields.iter().all(|(key, value)| record[key] == *value),
            _ => record.get("refused").is_some(),
        };
        if !equal {
            differences.push(format!("{}\n  C++     {record}\n  cutectl {answer}", record["cxx"]));
        }
    }
    let shown = differences.iter().take(20).cloned().collect::<Vec<_>>().join("\n");
    assert!(differences.is_empty(), "{} of {} differ\n{shown}", differences.len(), records.len());
    Ok(())
}

#[test]
fn an_operation_issues_what_its_assembly_says() -> Result<(), Box<dyn std::error::Error>> {
    let (mut checked, mut differences) = (0, Vec::new());
    for record in recorded()?.iter().filter(|r| r.get("refused").is_none()) {
        let args: Vec<Arg> = record["args"].as_array().into_iter().flatten().filter_map(argument).collect();
        let answer = atoms::instruction(record["name"].as_str().unwrap_or_default(), &args);
        let said: Vec<&str> = record["instruction"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        // What the operation asserts away issues nothing.
        if atoms::mma(record["name"].as_str().unwrap_or_default(), &args).is_ok_and(|row| row.asserts.is_some()) {
            continue;
        }
        if answer.as_deref().map_or(!said.is_empty(), |a| !said.contains(&a)) {
            differences.push(format!("{}: {answer:?}, not of {said:?}", record["cxx"]));
        }
        checked += usize::from(!said.is_empty());
    }
    assert!(differences.is_empty(), "{} differ\n{}", differences.len(), differences[..differences.len().min(30)].join("\n"));
    assert!(checked > 300, "only {checked} records with an instruction");
    Ok(())
}

/// The operations by header, as `docs/atoms.md` counts them.
#[test]
fn the_operations_are_counted_by_header() {
    let mut headers: std::collections::BTreeMap<(&str, &str), [usize; 3]> = Default::default();
    let listed = atoms::mma_names().map(|l| ("MMA", l)).chain(atoms::copy_names().map(|l| ("copy", l)));
    for (kind, operation) in listed {
        let counts = headers.entry((kind, operation.header)).or_default();
        counts[0] += 1;
        counts[1] += usize::from(!operation.parameters.is_empty());
    }
    let mut left_out = String::new();
    let mut reasons: Vec<(&str, Vec<&str>)> = Vec::new();
    for [name, header, reason] in atoms::uncovered_names() {
        headers.entry(("copy", header)).or_default()[2] += 1;
        match reasons.iter_mut().find(|(r, _)| *r == reason) {
            Some((_, names)) => names.push(name),
            None => reasons.push((reason, vec![name])),
        }
    }
    for (reason, names) in reasons {
        left_out.push_str(&format!("\n{}: {reason}.\n", names.iter().map(|n| format!("`{n}`")).collect::<Vec<_>>().join(", ")));
    }
    let rows: String = headers
        .iter()
        .map(|((kind, header), [covered, templates, without])| {
            format!("| {kind} | `{header}` | {} | {covered} | {templates} |\n", covered + without)
        })
        .collect();
    let [covered, templates, without] = headers.values().fold([0; 3], |sum, counts| [0, 1, 2].map(|i| sum[i] + counts[i]));
    let text = format!(
        "# Operations of the headers\n\n\
         The MMA and copy operations that the CUTLASS 4.7 headers define traits for, by header below `cute/atom`, and those whose\n\
         thread-value layouts `cutectl` has. `tests/cxx/atoms.py --names` counts them in the headers, `tests/cxx/atoms.py --bin`\n\
         asks g++ for every one and compares. This page is written by `CUTECTL_BLESS=1 cargo test --test library atoms`.\n\n\
         | kind | header | defined | covered | templates among those |\n| --- | --- | ---: | ---: | ---: |\n{rows}\
         | all | | {} | {covered} | {templates} |\n\n## Not covered\n{left_out}",
        covered + without
    );
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/atoms.md");
    if support::bless() {
        std::fs::write(&path, &text).unwrap();
    }
    assert!(
        std::fs::read_to_string(&path).unwrap_or_default() == text,
        "docs/atoms.md is not what the table says: CUTECTL_BLESS=1 cargo test"
    );
}

#[test]
fn the_name_of_an_operation_begins_with_a_capital() {
    // So a completion of a word in small letters need not look for it.
    for listed in atoms::mma_names().chain(atoms::copy_names()) {
        assert!(listed.name.starts_with(|c: char| c.is_ascii_uppercase()), "{}", listed.name);
    }
}

#[test]
fn every_listed_name_is_known() {
    let unknown = |missing| missing == atoms::Missing::Unknown;
    for listed in atoms::mma_names() {
        assert!(!atoms::mma(&listed.name, &[]).is_err_and(unknown), "{}", listed.name);
    }
    for listed in atoms::copy_names() {
        assert!(!atoms::copy(&listed.name, &[]).is_err_and(unknown), "{}", listed.name);
    }
}

#[test]
fn operations_are_recognised_by_their_own_layouts() {
    use cutectl::algebra::{Cx, Mode};
    use cutectl::view::recognise::recognise;
    let mut texts = std::collections::BTreeMap::new();
    for listed in cutectl::atoms::mma_names().filter(|l| l.parameters.is_empty()) {
        let row = cutectl::atoms::mma(&listed.name, &[]).unwrap();
        for (letter, text) in [('A', row.a), ('B', row.b), ('C', row.c)] {
            texts.insert((letter, text.to_string()), row.name.to_string());
        }
    }
    let mut asked = 0;
    for (k, ((letter, text), name)) in texts.iter().enumerate() {
        let arena = bumpalo::Bump::new();
        let tree = match cutectl::eval::Session::new(Mode::Value).value(&arena, arena.alloc_str(text)) {
            Ok(cutectl::value::Value::Tree(tree)) => tree,
            Ok(other) => panic!("{text}: {other:?}"),
            // The header spells a layout whose stride is not congruent to its shape: nobody can ask for that.
            Err(error) => {
                let why = format!("{error:?}");
                assert!(why.contains("Incongruent"), "{letter} of {name}, {text}: {why}");
                continue;
            }
        };
        let found = recognise(Cx::new(&arena, Mode::Value), tree).operands;
        let threads = text.starts_with("((") || text.starts_with("(_128") || text.starts_with("(_32") || text.starts_with("(_8");
        let named = found.iter().any(|o| o.letter == *letter && o.tiled.is_none() && o.operations.contains(name));
        assert!(named || !threads, "{k}: {letter} of {name}, {text}: {found:?}");
        asked += 1;
    }
    assert!(asked >= 79, "{asked}");
}
