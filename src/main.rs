//! The program: everything is in the library.

use cutectl::commands::EntryPoints;

fn main() -> std::process::ExitCode {
    cutectl::commands::main(EntryPoints { repl: cutectl::repl::run, explore: cutectl::explore::run })
}
