//! How long the tests of many random cases, and of very long input, are.

/// `usual` times `CUTECTL_ROUNDS`, which is 1 unless it is set: `.ci/run` asks for 4 times what `cargo test` runs alone.
pub fn rounds(usual: usize) -> usize {
    let times = std::env::var("CUTECTL_ROUNDS").ok().and_then(|n| n.parse::<usize>().ok());
    usual * times.unwrap_or(1)
}

/// Whether the case at this place of a list is one of the quarter that `cargo test` alone runs, or all are.
#[allow(dead_code)] // each binary uses its part
pub fn is_drawn(place: usize) -> bool {
    place % 4 < rounds(1)
}
