//! Links the program so that it starts fast, where that is possible (Linux with glibc, not static):
//!
//! - at a fixed address: thousands of texts in its tables then need no relocation at every start,
//!   a tenth of the time of a short run;
//! - with the unwinder of GCC inside: one shared library fewer to load, another tenth.

use std::env::var;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let target = |key: &str| var(key).unwrap_or_default();
    let glibc = target("CARGO_CFG_TARGET_OS") == "linux" && target("CARGO_CFG_TARGET_ENV") == "gnu";
    // A static program (`crt-static`) is another matter.
    if !glibc || target("CARGO_CFG_TARGET_FEATURE").split(',').any(|f| f == "crt-static") {
        return;
    }
    println!("cargo::rustc-link-arg-bins=-no-pie");
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
