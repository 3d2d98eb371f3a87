//! `docs/dependencies.md` is in step with `Cargo.lock`, the reasons in `Cargo.toml` and the kept
//! list of licences; no network is asked. `CUTECTL_BLESS=1 cargo test` writes both files.

use crate::support;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;

const LICENCES: &str = "tests/data/licences.txt";
const PAGE: &str = "docs/dependencies.md";

fn read(file: &str) -> String {
    fs::read_to_string(path(file)).unwrap_or_default()
}

fn path(file: &str) -> String {
    format!("{}/{file}", env!("CARGO_MANIFEST_DIR"))
}

/// A package of the lock file.
struct Package {
    name: String,
    version: String,
    needs: Vec<String>,
}

fn packages() -> Vec<Package> {
    let lock = read("Cargo.lock");
    let package = |text: &str| {
        let value =
            |key: &str| text.lines().find_map(|l| l.strip_prefix(key)?.strip_prefix(" = \"")?.strip_suffix('"')).unwrap_or_default();
        let needs = text.split_once("dependencies = [").map_or("", |(_, rest)| rest.split(']').next().unwrap_or_default());
        let needs = needs.split('"').skip(1).step_by(2).map(|n| n.split(' ').next().unwrap_or_default().to_string());
        Package { name: value("name").to_string(), version: value("version").to_string(), needs: needs.collect() }
    };
    lock.split("[[package]]").skip(1).map(package).collect()
}

/// Name and reason of the dependencies of a section of a manifest; its first remark is theirs.
fn direct(manifest: &str, section: &str) -> Vec<(String, String)> {
    let manifest = read(manifest);
    let part = manifest.split_once(&format!("[{section}]")).map_or("", |(_, rest)| rest.split("\n[").next().unwrap_or_default());
    let row = |line: &str| {
        let (name, rest) = line.split_once(" = ")?;
        let reason = rest.split_once('#').map_or("", |(_, reason)| reason.trim());
        Some((name.to_string(), reason.to_string()))
    };
    part.lines().filter_map(row).collect()
}

/// Asks cargo, which has the manifests of all packages.
fn bless() {
    let output = Command::new(env!("CARGO")).args(["metadata", "--format-version", "1", "--offline"]).output().unwrap();
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let line = |p: &serde_json::Value| {
        let text = |key: &str| p[key].as_str().unwrap_or("none stated").to_string();
        format!("{} {} {}\n", text("name"), text("version"), text("license"))
    };
    let lines: BTreeSet<String> = metadata["packages"].as_array().unwrap().iter().map(line).collect();
    fs::write(path(LICENCES), lines.into_iter().collect::<String>()).unwrap();
}

/// The packages that those of `names` need, themselves included.
fn closure(packages: &[Package], names: impl Iterator<Item = String>) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    let mut open: Vec<String> = names.collect();
    while let Some(name) = open.pop() {
        for package in packages.iter().filter(|p| p.name == name) {
            if found.insert(package.name.as_str()) {
                open.extend(package.needs.iter().cloned());
            }
        }
    }
    found
}

fn page() -> String {
    let packages = packages();
    let licences = read(LICENCES);
    let licences: BTreeMap<(&str, &str), &str> = licences
        .lines()
        .filter_map(|line| {
            let mut words = line.splitn(3, ' ');
            Some(((words.next()?, words.next()?), words.next()?))
        })
        .collect();
    let licence = |p: &Package| match licences.get(&(p.name.as_str(), p.version.as_str())) {
        Some(licence) => licence.to_string(),
        None => {
            panic!("the licence of {} {} is not in {LICENCES}: CUTECTL_BLESS=1 cargo test --test library dependencies", p.name, p.version)
        }
    };
    let mut out = String::from(
        "# Dependencies\n\nWhat the program is built from: every package of `Cargo.lock`, with its licence and why it is there. A test keeps this\npage in step; `CUTECTL_BLESS=1 cargo test --test library dependencies` writes it.\n",
    );
    let shipped = closure(&packages, direct("Cargo.toml", "dependencies").into_iter().map(|d| d.0));
    for (title, manifest, section) in [
        ("In the program", "Cargo.toml", "dependencies"),
        ("Put into the program while it is built", "Cargo.toml", "build-dependencies"),
        ("For the tests alone", "Cargo.toml", "dev-dependencies"),
        ("For the benchmarks alone", "benches/Cargo.toml", "dependencies"),
    ] {
        let shown = title == "In the program";
        let mut own = direct(manifest, section);
        own.retain(|(name, _)| name != "cutectl" && (shown || !shipped.contains(name.as_str())));
        out += &format!("\n## {title}\n\n| package | version | licence | reason |\n| --- | --- | --- | --- |\n");
        for (name, reason) in &own {
            let package = packages.iter().find(|p| p.name == *name).unwrap_or_else(|| panic!("{name} is not in Cargo.lock"));
            let reason = match (reason.as_str(), name.as_str()) {
                ("", "clap") => "the command line",
                ("", "divan") => "benchmarks",
                ("", "proptest") => "laws as properties",
                ("", _) => panic!("Cargo.toml gives no reason for {name}"),
                (reason, _) => reason,
            };
            out += &format!("| {name} | {} | {} | {reason} |\n", package.version, licence(package));
        }
        out += "\n### Needed by these\n\n| package | version | licence | needed by |\n| --- | --- | --- | --- |\n";
        let all = closure(&packages, own.iter().map(|d| d.0.clone()));
        for package in packages.iter().filter(|p| all.contains(p.name.as_str()) && own.iter().all(|d| d.0 != p.name)) {
            if shown || !shipped.contains(package.name.as_str()) {
                let by =
                    packages.iter().filter(|p| all.contains(p.name.as_str()) && p.needs.contains(&package.name)).map(|p| p.name.as_str());
                let by = by.collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>().join(", ");
                out += &format!("| {} | {} | {} | {by} |\n", package.name, package.version, licence(package));
            }
        }
    }
    out
}

#[test]
fn the_page_of_dependencies_is_in_step() {
    if support::bless() {
        bless();
        fs::write(path(PAGE), page()).unwrap();
    }
    assert!(read(PAGE) == page(), "{PAGE} is not what Cargo.lock says: CUTECTL_BLESS=1 cargo test --test library dependencies");
}

#[test]
fn every_licence_lets_the_program_be_passed_on() {
    let free = [
        "MIT",
        "Apache-2.0",
        "BSD-2-Clause",
        "BSD-3-Clause",
        "Zlib",
        "Unicode-3.0",
        "Unlicense",
        "ISC",
        "0BSD",
        "CC0-1.0",
        "OFL-1.1",
        "Ubuntu-font-1.0",
        "BSL-1.0",
    ];
    for line in read(LICENCES).lines() {
        let licence = line.splitn(3, ' ').nth(2).unwrap_or_default();
        let one = licence.split(['(', ')', ' ', '/']).any(|part| free.contains(&part));
        assert!(one, "{line}");
    }
}
