//! Colours that tell things apart: of the elements and tiles of an operation, and of threads and warps.

use super::picture::Fill;
use crate::hardware::LANES;

/// The tinted colours before they come again: the eighth hue is a grey, whose tints look like cells
/// that are dimmed.
const TINTED: i64 = 28;

/// The colours of a number of things: eight, then tints of seven of them, then the same again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colours {
    count: i64,
}

fn tint(i: i64) -> Fill {
    let i = i.rem_euclid(TINTED);
    Fill::Tint((i % 7) as u8, (i / 7) as u8)
}

impl Colours {
    /// Colours for `count` things.
    pub fn new(count: i64) -> Colours {
        Colours { count }
    }

    /// The colour of thing `i`.
    pub fn of(self, i: i64) -> Fill {
        if self.count <= 8 { Fill::hue(i) } else { tint(i) }
    }

    /// The colour of tile `i`, where the first is the one that the others are copies of.
    pub fn of_tile(self, i: i64) -> Fill {
        match i {
            0 => Fill::Base,
            i if self.count <= 8 => Fill::Hue((i - 1).rem_euclid(7) as u8),
            i => tint(i - 1),
        }
    }

    /// What is added to a sentence that says what a colour is, where two things have the same.
    pub fn note(self) -> &'static str {
        if self.count > TINTED { "; colours repeat every 28" } else { "" }
    }

    /// [`Colours::note`] of tiles, of which the first has a colour of its own.
    pub fn note_of_tiles(self) -> &'static str {
        if self.count > TINTED + 1 { "; colours but the first repeat every 28" } else { "" }
    }
}

/// The colours of threads: the hues go from thread to thread; the tints tell the eights of one warp apart, or else the
/// warps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThreadColours {
    several: bool,
}

impl ThreadColours {
    /// The colours for a number of threads.
    pub fn of(threads: i64) -> ThreadColours {
        ThreadColours { several: threads > LANES as i64 }
    }

    /// The colour of a thread.
    pub fn fill(self, thread: i64) -> Fill {
        let tint = if self.several { thread / LANES as i64 } else { thread / 8 };
        Fill::Tint(thread.rem_euclid(8) as u8, tint.rem_euclid(4) as u8)
    }

    /// The note that says what the colours mean.
    pub fn note(self) -> &'static str {
        if self.several { "colour: thread mod 8, in the shade of its warp (mod 4)" } else { "colour: thread" }
    }
}

#[cfg(test)]
mod tests {
    use super::Colours;
    use std::collections::HashSet;

    #[test]
    fn no_two_things_have_one_colour_unless_it_is_said() {
        for count in 1..64 {
            let colours = Colours::new(count);
            let things: HashSet<_> = (0..count).map(|i| colours.of(i)).collect();
            assert_eq!(things.len() as i64 == count, colours.note().is_empty(), "{count} things");
            let tiles: HashSet<_> = (0..count).map(|i| colours.of_tile(i)).collect();
            assert_eq!(tiles.len() as i64 == count, colours.note_of_tiles().is_empty(), "{count} tiles");
        }
    }
}
