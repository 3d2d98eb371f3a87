//! Diagnostics as JSON: g++'s `-fdiagnostics-format=json`, and SARIF as g++, clang and MSVC write it. Each becomes the line that
//! the compiler would have written for people.

use serde::Deserialize;

/// The most bytes of a document that is read.
pub const MAX_DOCUMENT: usize = 1 << 24;

/// A diagnostic of g++.
#[derive(Deserialize)]
struct Gcc {
    kind: String,
    message: String,
    #[serde(default)]
    locations: Vec<GccLocation>,
    #[serde(default)]
    children: Vec<Gcc>,
}

#[derive(Deserialize)]
struct GccLocation {
    caret: GccPlace,
}

#[derive(Deserialize)]
struct GccPlace {
    file: String,
    line: u32,
    #[serde(default)]
    column: u32,
}

/// A log in SARIF.
#[derive(Deserialize)]
struct Sarif {
    runs: Vec<Run>,
}

#[derive(Deserialize)]
struct Run {
    #[serde(default)]
    results: Vec<SarifResult>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct SarifResult {
    level: Option<String>,
    #[serde(default)]
    message: Message,
    #[serde(default)]
    locations: Vec<Location>,
    #[serde(default)]
    related_locations: Vec<Location>,
}

#[derive(Default, Deserialize)]
struct Message {
    #[serde(default)]
    text: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Location {
    physical_location: Option<Physical>,
    #[serde(default)]
    message: Message,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Physical {
    artifact_location: Artifact,
    region: Option<Region>,
}

#[derive(Deserialize)]
struct Artifact {
    #[serde(default)]
    uri: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Region {
    #[serde(default)]
    start_line: u32,
    #[serde(default)]
    start_column: u32,
}

/// Whether a line begins a document of diagnostics, on one line or pretty-printed.
pub fn begins(line: &[u8]) -> bool {
    let line = line.trim_ascii_end();
    [&b"[{\""[..], b"{\"$schema\"", b"{\"version\"", b"{\"runs\""].iter().any(|head| line.starts_with(head)) || matches!(line, b"{" | b"[")
}

/// The lines that a document stands for; `None` if it holds no diagnostics.
pub fn lines(document: &str) -> Option<Vec<String>> {
    let mut out = Vec::new();
    if let Ok(all) = serde_json::from_str::<Vec<Gcc>>(document) {
        all.iter().for_each(|d| gcc(d, 0, &mut out));
        return Some(out);
    }
    let sarif: Sarif = serde_json::from_str(document).ok()?;
    for result in sarif.runs.iter().flat_map(|run| &run.results) {
        let kind = result.level.as_deref().unwrap_or("warning");
        said(&mut out, result.locations.first(), kind, &result.message.text);
        for location in result.related_locations.iter().filter(|l| !l.message.text.is_empty()) {
            said(&mut out, Some(location), "note", &location.message.text);
        }
    }
    Some(out)
}

fn gcc(d: &Gcc, depth: usize, out: &mut Vec<String>) {
    let place = d.locations.first().map(|l| format!("{}:{}:{}: ", l.caret.file, l.caret.line, l.caret.column));
    out.push(format!("{}{}: {}", place.unwrap_or_default(), d.kind, on_one_line(&d.message)));
    if depth < 8 {
        d.children.iter().for_each(|child| gcc(child, depth + 1, out));
    }
}

fn said(out: &mut Vec<String>, location: Option<&Location>, kind: &str, text: &str) {
    let place = location.and_then(|l| l.physical_location.as_ref()).map(|p| {
        let (line, column) = p.region.as_ref().map_or((0, 0), |r| (r.start_line, r.start_column));
        format!("{}:{line}:{column}: ", p.artifact_location.uri.trim_start_matches("file://"))
    });
    let place = place.unwrap_or_default();
    // g++ gives the way to an error as notes.
    let required = ["required from", "recursively required", "required by", "required for"].iter().any(|word| text.starts_with(word));
    match required {
        true => out.push(format!("{place}{}", on_one_line(text))),
        false => out.push(format!("{place}{kind}: {}", on_one_line(text))),
    }
}

fn on_one_line(text: &str) -> String {
    text.split('\n').map(str::trim).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn diagnostics_become_lines() {
        let gcc = r#"[{"kind":"error","message":"static assertion failed: x","locations":[{"caret":{"file":"a.hpp","line":7,"column":3}}],
            "children":[{"kind":"note","message":"see\nthere","locations":[]}]}]"#;
        assert_eq!(lines(gcc), Some(vec!["a.hpp:7:3: error: static assertion failed: x".to_string(), "note: see there".to_string()]));
        let sarif = r#"{"version":"2.1.0","runs":[{"results":[{"level":"error","message":{"text":"static assertion failed: x"},
            "locations":[{"physicalLocation":{"artifactLocation":{"uri":"file:///a.hpp"},"region":{"startLine":7,"startColumn":3}}}],
            "relatedLocations":[{"message":{"text":"required from here"},"physicalLocation":{"artifactLocation":{"uri":"u.cu"},
            "region":{"startLine":2}}}]}]}]}"#;
        assert_eq!(
            lines(sarif),
            Some(vec!["/a.hpp:7:3: error: static assertion failed: x".to_string(), "u.cu:2:0: required from here".to_string()])
        );
        assert_eq!(lines("[1, 2]"), None);
        assert!(begins(b"{\n") && begins(b"[{\"kind\"") && !begins(b"[1/4] Building"));
    }
}
