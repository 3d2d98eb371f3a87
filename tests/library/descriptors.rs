//! The descriptors that real CuTe hands to the driver and to instructions, field by field
//! (`tests/data/descriptors-public.jsonl`).

use crate::support::cases;
use serde_json::Value as Json;
use std::process::Command;

#[test]
fn every_field_is_that_of_real_cute() {
    let mut wrong = Vec::new();
    for case in cases("descriptors-public") {
        let expr = case["expr"].as_str().unwrap();
        let tma = case["family"] == "tma_desc";
        let command = if tma { "tma" } else { "desc" };
        let output = Command::new(env!("CARGO_BIN_EXE_cutectl")).args([command, "--format", "json", expr]).output().unwrap();
        if case["error"].is_string() {
            if output.status.code() != Some(2) {
                wrong.push(format!("{expr}: not refused"));
            }
            continue;
        }
        let answer: Json = serde_json::from_slice(&output.stdout).unwrap_or_default();
        let got = if tma { &answer["descriptor"] } else { &answer };
        let fields = case["descriptor"].as_object().unwrap();
        let differs = fields.iter().filter(|(name, value)| got[name.as_str()] != **value).map(|(name, _)| name.as_str());
        let differs: Vec<_> = differs.collect();
        if !differs.is_empty() {
            wrong.push(format!("{expr}: {}", differs.join(", ")));
        }
    }
    assert!(wrong.is_empty(), "{} descriptors differ:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_number_says_by_its_version_what_it_is() {
    for (number, kind, more) in [
        ("0x4000004000010042", "gmma_smem", ""),
        ("0x4000404000010046", "umma_smem", ""),
        ("0x08c00000", "umma_instr_block_scaled", "instr-block-scaled"),
    ] {
        let kinds: &[&str] = if more.is_empty() { &[] } else { &["--kind", more] };
        let output = Command::new(env!("CARGO_BIN_EXE_cutectl")).args(["desc", "--format", "json", number]).args(kinds).output().unwrap();
        let answer: Json = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(answer["kind"], kind, "{number}");
        assert_eq!(answer["desc"], number);
    }
}
