//! Where a name stands in the table of names: `build.rs` makes the table, and a run looks into it.

/// The slots of the table: more than twice as many as there are names.
pub const SLOTS: usize = 2560;

/// The slot at which the search for a name begins; it goes on to the next ones up to an empty one.
pub fn slot(name: &str) -> usize {
    let hash = name.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    (hash ^ (hash >> 15)) as usize % SLOTS
}
