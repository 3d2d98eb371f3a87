//! Writes the tables of the C++ that programs are given (`build/prelude.rs`), packs the typeface of pictures
//! (`build/typeface.rs`) and the page of HTML (`build/page.rs`), and links the program so that it starts fast,
//! where that is possible (Linux with glibc, not static):
//!
//! - at a fixed address: thousands of texts in its tables then need no relocation at every start,
//!   a tenth of the time of a short run;
//! - with the unwinder of GCC inside: one shared library fewer to load, another tenth;
//! - written by the linker as a whole: what it writes page by page the system holds in single pages,
//!   and a start maps them one by one, a sixth of the time of a short run;
//! - with the functions that every start runs beside each other (`start.ld`): the fewer pieces of the file a run touches, the fewer
//!   the system has to map for it, a tenth again.
//!
//! In release functions whose code is the same are one (89 kB), generic ones for types that are alike; and, where it ends at a
//! panic, the tables that unwind a stack are left out (`unwind.ld`, 590 kB).

#[path = "build/page.rs"]
mod page;
#[path = "build/prelude.rs"]
mod prelude;
#[path = "build/typeface.rs"]
mod typeface;

use std::env::var;
use std::path::Path;
use std::process::{Command, Stdio};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed={PANIC}");
    for file in [ORDER, UNWIND, MANIFEST, "build", prelude::FOLDER, page::FOLDER] {
        println!("cargo::rerun-if-changed={file}");
    }
    let out = var("OUT_DIR").unwrap_or_default();
    let to = |name: &str| Path::new(&out).join(name);
    let written = [
        ("tables of the prelude", prelude::tables(&to("prelude.rs"))),
        ("typeface", typeface::packed(&to("typeface.zz"))),
        ("page", page::packed(&to("page.zz"))),
    ];
    if let Some((what, error)) = written.into_iter().find_map(|(what, result)| Some((what, result.err()?))) {
        println!("cargo::error=the {what} cannot be written: {error}");
        return;
    }
    let target = |key: &str| var(key).unwrap_or_default();
    let glibc = target("CARGO_CFG_TARGET_OS") == "linux" && target("CARGO_CFG_TARGET_ENV") == "gnu";
    // A static program (`crt-static`) is another matter.
    if !glibc || target("CARGO_CFG_TARGET_FEATURE").split(',').any(|f| f == "crt-static") {
        return;
    }
    println!("cargo::rustc-link-arg-bins=-no-pie");
    let script = |name: &str| format!("-Wl,-T,{}/{name}", target("CARGO_MANIFEST_DIR"));
    let (order, unwind) = (script(ORDER), script(UNWIND));
    let of_release = [(&*order, true), (&*unwind, ends_at_panic()), (FOLDED, true)];
    let of_release = of_release.into_iter().filter(|(_, fits)| *fits && target("PROFILE") == "release");
    for flag in of_release.map(|(flag, _)| flag).chain([WHOLE_FILE]).filter(|flag| links_with(flag)) {
        println!("cargo::rustc-link-arg-bins={flag}");
    }
    if target("HOST") == target("TARGET") && has_static_unwinder() {
        println!("cargo::rustc-link-lib=dylib=gcc_eh");
    }
}

/// Whether the linker has `libgcc_eh.a`: it names the place of a library that it has, the mere name of another.
fn has_static_unwinder() -> bool {
    let linker = var("RUSTC_LINKER").unwrap_or_else(|_| "cc".into());
    let asked = Command::new(linker).arg("-print-file-name=libgcc_eh.a").output();
    asked.is_ok_and(|out| String::from_utf8_lossy(&out.stdout).trim().starts_with('/'))
}

/// The script of the linker that puts together what every start runs.
const ORDER: &str = "start.ld";

/// The script that leaves out what unwinds a stack.
const UNWIND: &str = "unwind.ld";

/// What says of a release that it ends at a panic, and what may say otherwise.
const MANIFEST: &str = "Cargo.toml";
const PANIC: &str = "CARGO_PROFILE_RELEASE_PANIC";

/// Whether a release ends where it panics: a build script is not told, so this reads what Cargo reads.
fn ends_at_panic() -> bool {
    var(PANIC).map(|panic| panic == "abort").unwrap_or_else(|_| {
        let manifest = std::fs::read_to_string(MANIFEST).unwrap_or_default();
        let release = manifest.split("\n[").find(|section| section.starts_with("profile.release]"));
        release.is_some_and(|release| release.lines().any(|line| line.trim() == "panic = \"abort\""))
    })
}

/// The flag with which lld writes a file as a whole. LLD 22 does with it what its help says of `--no-mmap-output-file`, and
/// with that the opposite; where a linker does as its help says, this is its default. GNU's ld refuses it.
const WHOLE_FILE: &str = "-Wl,--mmap-output-file";

/// The flag with which lld and gold keep one of several functions of the same code; Rust promises no function an address of
/// its own.
const FOLDED: &str = "-Wl,--icf=all";

/// Whether the linker of this build takes a flag: it is tried on a program that does nothing.
fn links_with(flag: &str) -> bool {
    let folder = var("OUT_DIR").unwrap_or_default();
    let (source, program) = (Path::new(&folder).join("nothing.rs"), Path::new(&folder).join("nothing"));
    if std::fs::write(&source, "fn main() {}").is_err() {
        return false;
    }
    let mut rustc = Command::new(var("RUSTC").unwrap_or_else(|_| "rustc".into()));
    if let Ok(linker) = var("RUSTC_LINKER") {
        rustc.arg(format!("-Clinker={linker}"));
    }
    let flags = var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    rustc.args(flags.split('\u{1f}').filter(|f| !f.is_empty())).args(["--target", &var("TARGET").unwrap_or_default()]);
    rustc.arg(format!("-Clink-arg={flag}")).arg("-o").args([&program, &source]);
    rustc.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
