//! The program: everything is in the library.

use cutectl::cli::Above;

fn main() -> std::process::ExitCode {
    cutectl::cli::main(Above { repl: cutectl::repl::run, explore: cutectl::explore::run })
}
