//! The program: everything is in the library.

use cutectl::commands::Above;

fn main() -> std::process::ExitCode {
    cutectl::commands::main(Above { repl: cutectl::repl::run, explore: cutectl::explore::run })
}
