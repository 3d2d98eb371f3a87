//! `rand()` as glibc computes it.

/// The state of `rand()`: the last 31 numbers of an additive feedback generator.
#[derive(Clone, Debug)]
pub struct Random {
    ring: [u32; 31],
    at: usize,
}

impl Default for Random {
    fn default() -> Self {
        Random::new(1)
    }
}

impl Random {
    /// `srand(seed)`
    pub fn new(seed: u32) -> Self {
        let mut word = i64::from(if seed == 0 { 1 } else { seed } as i32);
        let mut ring = [0; 31];
        ring[0] = word as u32;
        for slot in ring.iter_mut().skip(1) {
            // 16807 * word modulo 2^31 - 1, by Schrage's method as glibc has it, so that a negative seed gives the same.
            word = 16807 * (word % 127773) - 2836 * (word / 127773);
            if word < 0 {
                word += 2147483647;
            }
            *slot = word as u32;
        }
        let mut random = Random { ring, at: 0 };
        for _ in 0..310 {
            random.step();
        }
        random
    }

    fn step(&mut self) -> u32 {
        let (front, rear) = ((self.at + 3) % 31, self.at);
        let sum = self.ring[front].wrapping_add(self.ring[rear]);
        self.ring[front] = sum;
        self.at = (self.at + 1) % 31;
        sum >> 1
    }

    /// `rand()`
    pub fn draw(&mut self) -> i64 {
        self.step().into()
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    #[test]
    fn the_sequence_is_glibc_s() {
        let mut random = Random::default();
        assert_eq!([(); 5].map(|()| random.draw()), [1804289383, 846930886, 1681692777, 1714636915, 1957747793]);
        let mut random = Random::new(42);
        assert_eq!([(); 3].map(|()| random.draw()), [71876166, 708592740, 1483128881]);
    }
}
