//! Random numbers for tests that compare with a definition.

/// Numbers that are the same in every run.
pub struct Seeded(pub u64);

impl Seeded {
    /// The next number, from 0 to below `n`.
    pub fn below(&mut self, n: u64) -> i64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % n) as i64
    }
}
