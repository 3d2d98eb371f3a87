//! What a run may use up: the steps of the library's own loops, and the memory of values that are not kept as bytes.

use super::value::{Fault, FaultKind, Outcome};
use std::cell::Cell;

/// The most steps of a run.
pub const MAX_STEPS: u64 = 400_000_000;

/// The most that calls, objects and the library's loops may add up to, in steps: a reference GEMM of 256 x 256 x 256 takes most of it.
const MAX_WORK: u64 = MAX_STEPS;

/// The most bytes that a program may hold at once, in allocations and in values.
pub const MAX_MEMORY: u64 = 1 << 30;

/// How much of a run's share is used up.
#[derive(Debug)]
pub struct Budget {
    steps: u64,
    /// The most steps that loops of the library may take.
    pub most_steps: u64,
    /// Steps of what only looks, which are counted with the next ones.
    aside: Cell<u64>,
    /// The bytes that values held when they were counted last.
    values: u64,
    /// The bytes that values have taken since.
    fresh: u64,
}

impl Default for Budget {
    fn default() -> Self {
        Budget { steps: 0, most_steps: MAX_WORK, aside: Cell::default(), values: 0, fresh: 0 }
    }
}

impl Budget {
    /// Counts the steps of a loop of the library, of which there are only so many.
    pub fn spend(&mut self, steps: u64) -> Outcome<()> {
        self.work(steps);
        match self.steps > self.most_steps {
            true => Err(too_many_steps(self.most_steps)),
            false => Ok(()),
        }
    }

    /// Counts work that is done already: where it was too much, the run ends when its steps are looked at next.
    pub fn work(&mut self, steps: u64) {
        self.steps = self.steps.saturating_add(steps).saturating_add(self.aside.take());
    }

    /// Counts the work of what changes nothing.
    pub fn look(&self, steps: u64) {
        self.aside.set(self.aside.get().saturating_add(steps));
    }

    /// Begins to count the steps anew.
    pub fn restart(&mut self) {
        self.steps = 0;
    }

    /// Counts the bytes of values that are made, and the time that it takes.
    pub fn take(&mut self, bytes: u64) -> Outcome<()> {
        self.fresh = self.fresh.saturating_add(bytes);
        // what was dropped meanwhile is known when the values are counted again, between two operations
        match self.values.saturating_add(self.fresh) > MAX_MEMORY + MAX_MEMORY / 4 {
            true => Err(too_much_memory()),
            false => self.spend(4 + bytes / 64),
        }
    }

    /// Notes what small values may have taken.
    pub fn note(&mut self, bytes: u64) {
        self.fresh = self.fresh.saturating_add(bytes);
    }

    /// The bytes that values hold, as far as it is known.
    pub fn values(&self) -> u64 {
        self.values
    }

    /// Whether the values are to be counted again, beside so many bytes of allocations.
    pub fn is_due(&self, allocated: u64) -> bool {
        self.fresh > MAX_MEMORY / 16 && (self.fresh > MAX_MEMORY / 4 || self.values + self.fresh + allocated > MAX_MEMORY)
    }

    /// Keeps how many bytes the values hold now.
    pub fn recount(&mut self, values: u64) {
        (self.values, self.fresh) = (values, 0);
    }
}

/// The run has taken too many steps.
pub fn too_many_steps(most: u64) -> Box<Fault> {
    Fault::new(FaultKind::Limit, format_args!("more than {most} steps")).with_help("`cutectl run --steps N` allows more")
}

/// The program holds too much.
pub fn too_much_memory() -> Box<Fault> {
    Fault::new(FaultKind::Limit, format_args!("the program holds more than {} MB of memory", MAX_MEMORY >> 20))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_of_the_library_are_bounded() {
        let mut budget = Budget { most_steps: 100, ..Budget::default() };
        assert!(budget.spend(60).is_ok() && budget.spend(40).is_ok());
        assert!(budget.spend(1).is_err_and(|fault| fault.message.contains("100 steps")));
        budget.restart();
        assert!(budget.spend(100).is_ok());
    }

    #[test]
    fn values_are_counted_again_before_they_are_too_many() {
        let mut budget = Budget::default();
        assert!(budget.take(MAX_MEMORY / 8).is_ok() && !budget.is_due(0));
        assert!(budget.is_due(MAX_MEMORY), "beside so many allocations");
        assert!(budget.take(MAX_MEMORY / 4).is_ok() && budget.is_due(0));
        budget.recount(MAX_MEMORY / 2);
        assert!(!budget.is_due(0) && budget.values() == MAX_MEMORY / 2);
        assert!(budget.take(MAX_MEMORY).is_err_and(|fault| fault.message.contains("1024 MB")));
    }
}
