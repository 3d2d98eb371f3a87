//! Files of `src` that import each other in a ring are one thought: those of the list, which `docs/architecture.md` gives
//! the reasons for. A file may import from those it stands in (`a/b.rs` from `a/mod.rs`); a name that a folder hands on
//! counts as its file's.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The rings that are one thought.
const RINGS: [&[&str]; 1] = [&["descriptor", "fault", "int", "layout", "mixed_bits", "swizzle", "tensor", "trace", "tree"]];

/// A path of modules, `["algebra", "tree"]`.
type Module = Vec<String>;

struct Source {
    /// The paths that the file names, and whether it hands them on (`pub use`).
    paths: Vec<(Module, bool)>,
}

/// The paths of a `use` statement without its braces.
fn spread(text: &str, before: &str, out: &mut Vec<String>) {
    let (mut depth, mut start) = (0, 0);
    for (i, c) in text.char_indices().chain([(text.len(), ',')]) {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                let part = text[start..i].split(" as ").next().unwrap_or_default().trim();
                match part.split_once('{') {
                    Some((head, inner)) => spread(inner.trim_end().trim_end_matches('}'), &format!("{before}{head}"), out),
                    None => out.push(format!("{before}{part}")),
                }
                start = i + 1;
            }
            _ => {}
        }
    }
}

fn read(folder: &Path, at: &Module, all: &mut BTreeMap<Module, String>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let inside: Module = at.iter().cloned().chain([name.clone()]).collect();
        match path.is_dir() {
            true => read(&path, &inside, all),
            false => {
                let text = fs::read_to_string(&path).unwrap();
                let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
                let code: String = code.lines().filter(|l| !l.trim_start().starts_with("//")).map(|l| format!("{l}\n")).collect();
                all.insert(if name == "mod" { at.clone() } else { inside }, code);
            }
        }
    }
}

/// A path as it is from the root of the crate, `None` where it leads out of it.
fn absolute(at: &Module, path: &str, all: &BTreeMap<Module, String>) -> Option<Module> {
    let mut parts: Vec<&str> = path.split("::").map(str::trim).filter(|p| !p.is_empty()).collect();
    let mut from = at.clone();
    match *parts.first()? {
        "crate" => (from, _) = (Vec::new(), parts.remove(0)),
        "self" => drop(parts.remove(0)),
        "super" => {
            while parts.first() == Some(&"super") {
                (_, _) = (from.pop(), parts.remove(0));
            }
        }
        first => {
            let child: Module = from.iter().cloned().chain([first.to_string()]).collect();
            all.contains_key(&child).then_some(())?;
        }
    }
    Some(from.into_iter().chain(parts.into_iter().filter(|p| *p != "self").map(String::from)).collect())
}

/// The file that a path is about, by way of the folders that hand its name on.
fn file(path: &Module, all: &BTreeMap<Module, String>, sources: &BTreeMap<Module, Source>, depth: usize) -> Option<Module> {
    let at = (1..=path.len()).rev().map(|n| path[..n].to_vec()).find(|p| all.contains_key(p))?;
    let rest = &path[at.len()..];
    let handed = sources[&at].paths.iter().find(|(p, public)| *public && rest.first().is_some_and(|name| p.last() == Some(name)));
    match handed {
        Some((p, _)) if depth < 6 => file(&p.iter().chain(&rest[1..]).cloned().collect(), all, sources, depth + 1),
        _ => Some(at),
    }
}

#[test]
fn files_that_import_each_other_are_one_thought() {
    let mut all = BTreeMap::new();
    read(Path::new("src"), &Vec::new(), &mut all);
    let sources: BTreeMap<Module, Source> = all.iter().map(|(at, code)| (at.clone(), source(at, code, &all))).collect();
    let edges: BTreeMap<&Module, BTreeSet<Module>> = sources
        .iter()
        .map(|(at, source)| {
            let own = source.paths.iter().filter(|(_, public)| !public);
            let to = own.filter_map(|(p, _)| file(p, &all, &sources, 0)).filter(|to| !at.starts_with(to));
            (at, to.collect())
        })
        .collect();
    let reached = |from: &Module| {
        let (mut seen, mut next) = (BTreeSet::new(), vec![from.clone()]);
        while let Some(at) = next.pop() {
            next.extend(edges[&at].iter().filter(|to| seen.insert((*to).clone())).cloned());
        }
        seen
    };
    let from: BTreeMap<&Module, BTreeSet<Module>> = edges.keys().map(|at| (*at, reached(at))).collect();
    let rings: BTreeSet<Vec<String>> = from
        .iter()
        .map(|(at, there)| there.iter().filter(|to| from[to].contains(*at)).map(|to| to.join("/")).collect::<Vec<_>>())
        .filter(|ring| ring.len() > 1)
        .collect();
    let allowed: BTreeSet<Vec<String>> = RINGS.iter().map(|ring| ring.iter().map(|name| format!("algebra/{name}")).collect()).collect();
    assert_eq!(rings, allowed, "rings of files that are not one thought, or one that is broken and still in the list");
}

fn source(at: &Module, code: &str, all: &BTreeMap<Module, String>) -> Source {
    let mut paths = Vec::new();
    let mut rest = String::new();
    for statement in code.split_inclusive(';') {
        let Some(i) = statement.find("use ").filter(|i| *i == 0 || statement[..*i].ends_with(['\n', ' '])) else {
            rest.push_str(statement);
            continue;
        };
        let public = statement[..i].trim_end().rsplit('\n').next().is_some_and(|head| head.trim_start().starts_with("pub"));
        rest.push_str(&statement[..i]);
        let mut spelled = Vec::new();
        spread(statement[i + 4..].trim_end_matches(';'), "", &mut spelled);
        paths.extend(spelled.iter().filter_map(|p| Some((absolute(at, p, all)?, public))));
    }
    for word in rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != ':') {
        if word.contains("::") {
            paths.extend(absolute(at, word, all).map(|p| (p, false)));
        }
    }
    Source { paths }
}
