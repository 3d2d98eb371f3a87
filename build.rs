//! Links the program at a fixed address where that is possible: thousands of texts in its tables
//! then need no relocation at every start, a tenth of the time of a short run.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let target = |key: &str| std::env::var(key).unwrap_or_default();
    let glibc = target("CARGO_CFG_TARGET_OS") == "linux" && target("CARGO_CFG_TARGET_ENV") == "gnu";
    // A static program (`crt-static`) is another matter.
    if glibc && !target("CARGO_CFG_TARGET_FEATURE").split(',').any(|f| f == "crt-static") {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}
