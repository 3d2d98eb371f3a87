//! The library: recorded answers, laws, the language, messages, pictures, and the files that the program writes.
//!
//! One binary for all of it, so that `cargo test` links once. `tests/README.md` says where a new test goes.

mod atoms;
mod conformance;
mod corpus;
mod cxx_grammar;
mod dependencies;
mod descriptors;
mod errors;
mod explain;
mod generated;
mod grammar;
mod hardware;
mod infer;
mod laws;
mod learn;
mod linked;
mod logs;
mod media;
mod notations;
mod pictures;
mod readme;
mod registry;
mod rings;
mod rooms;
mod seeded;
mod solve;
mod soundness;
mod spellings;
mod tilings;
mod tma;

#[path = "../support/rounds.rs"]
mod rounds;

#[path = "../support/mod.rs"]
mod support;
