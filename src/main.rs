//! The program: everything is in the library.

fn main() -> std::process::ExitCode {
    cutectl::cli::main(cutectl::repl::run)
}
