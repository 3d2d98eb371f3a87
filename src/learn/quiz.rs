//! Questions made at random, level by level.

use super::ask::Ask;
use crate::algebra::Mode;
use crate::eval::Session;
use bumpalo::Bump;

/// The highest level.
pub const LEVELS: u16 = 5;

/// Splitmix64 (Steele, Lea, Flood 2014): a counter whose bits are mixed. Every seed is good, and
/// the same seed gives the same questions everywhere.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator that starts at `seed`.
    pub fn new(seed: u64) -> Self {
        Random(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// An integer from `low` to `high`, both included. The ranges here are so small that the
    /// remainder of 64 bits is as good as even.
    fn range(&mut self, low: i64, high: i64) -> i64 {
        let span = high.abs_diff(low).saturating_add(1);
        low.saturating_add_unsigned(self.next() % span)
    }

    fn chance(&mut self) -> bool {
        self.next().is_multiple_of(2)
    }

    fn one_of<T: Copy>(&mut self, of: &[T]) -> Option<T> {
        let last = i64::try_from(of.len()).ok()?.checked_sub(1)?;
        of.get(usize::try_from(self.range(0, last)).ok()?).copied()
    }
}

/// A question with its answer.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The question, as the judge reads it.
    pub ask: Ask<'a>,
    /// The right answer, computed.
    pub right: &'a str,
}

/// How often a question is drawn anew because CuTe would refuse it.
const DRAWS: usize = 64;

/// A question of `level`, from 1 to [`LEVELS`].
pub fn question<'a>(arena: &'a Bump, random: &mut Random, level: u16) -> Question<'a> {
    for _ in 0..DRAWS {
        let drawn = match level {
            0 | 1 => flat(arena, random),
            2 => nested(arena, random),
            3 => relations(arena, random),
            4 => algebra(arena, random),
            _ => tiles(arena, random),
        };
        if let Some(question) = drawn.and_then(|ask| answered(arena, ask)) {
            return question;
        }
    }
    Question { ask: Ask::Size("(2,3)"), right: "6" }
}

/// The question with its answer, unless the operation is refused or its answer unsound.
fn answered<'a>(arena: &'a Bump, ask: Ask<'a>) -> Option<Question<'a>> {
    let Some(expression) = ask.expression() else {
        return Some(Question { ask, right: arena.alloc_str(&ask.answer()?) });
    };
    let mut session = Session { check: true, ..Session::new(Mode::Value) };
    let outcome = session.outcome(arena, arena.alloc_str(&expression)).ok()?;
    let sound = outcome.warnings.is_empty();
    let right = ask.answer().filter(|_| sound)?;
    Some(Question { ask, right: arena.alloc_str(&right) })
}

/// A shape with the strides of its leaves.
struct Drawn {
    extents: Vec<Vec<i64>>,
    strides: Vec<Vec<i64>>,
}

impl Drawn {
    /// `extents` in memory in a random order of the modes, sometimes padded.
    fn new(random: &mut Random, extents: Vec<Vec<i64>>) -> Drawn {
        let mut strides: Vec<Vec<i64>> = extents.iter().map(|mode| vec![0; mode.len()]).collect();
        let mut places: Vec<(usize, usize)> =
            extents.iter().enumerate().flat_map(|(i, mode)| (0..mode.len()).map(move |j| (i, j))).collect();
        let mut next = 1;
        while !places.is_empty() {
            let at = usize::try_from(random.range(0, places.len() as i64 - 1)).unwrap_or(0);
            let (i, j) = places.swap_remove(at);
            strides[i][j] = next;
            next *= extents[i][j];
            if places.len() == 1 && random.range(0, 3) == 0 {
                next += random.range(1, 3);
            }
        }
        Drawn { extents, strides }
    }

    fn tuple(modes: &[Vec<i64>]) -> String {
        let join = |leaves: &[i64]| leaves.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
        let modes: Vec<String> = modes.iter().map(|m| if m.len() == 1 { join(m) } else { format!("({})", join(m)) }).collect();
        if modes.len() == 1 { modes.concat() } else { format!("({})", modes.join(",")) }
    }

    fn shape(&self) -> String {
        Drawn::tuple(&self.extents)
    }

    fn text(&self) -> String {
        format!("{}:{}", self.shape(), Drawn::tuple(&self.strides))
    }

    fn size(&self) -> i64 {
        self.extents.iter().flatten().product()
    }

    /// A coordinate of a random kind.
    fn coordinate(&self, random: &mut Random) -> String {
        let natural: Vec<Vec<i64>> = self.extents.iter().map(|m| m.iter().map(|e| random.range(0, e - 1)).collect()).collect();
        match random.range(0, 2) {
            0 => random.range(1, self.size() - 1).to_string(),
            1 => {
                let flat: Vec<Vec<i64>> = self.extents.iter().map(|m| vec![random.range(0, m.iter().product::<i64>() - 1)]).collect();
                Drawn::tuple(&flat)
            }
            _ => Drawn::tuple(&natural),
        }
    }
}

fn matrix(random: &mut Random) -> Drawn {
    let extents = vec![vec![random.range(2, 5)], vec![random.range(2, 6)]];
    Drawn::new(random, extents)
}

fn hierarchical(random: &mut Random) -> Drawn {
    let mut extents = vec![vec![random.range(2, 4)], vec![random.range(2, 3), random.range(2, 3)]];
    if random.chance() {
        extents.reverse();
    }
    Drawn::new(random, extents)
}

/// Level 1: flat matrices.
fn flat<'a>(arena: &'a Bump, random: &mut Random) -> Option<Ask<'a>> {
    let drawn = matrix(random);
    basics(arena, random, &drawn)
}

/// Level 2: modes inside modes.
fn nested<'a>(arena: &'a Bump, random: &mut Random) -> Option<Ask<'a>> {
    let drawn = hierarchical(random);
    basics(arena, random, &drawn)
}

fn basics<'a>(arena: &'a Bump, random: &mut Random, drawn: &Drawn) -> Option<Ask<'a>> {
    let layout: &str = arena.alloc_str(&drawn.text());
    Some(match random.range(0, 4) {
        0 => {
            let coord = drawn.coordinate(random);
            let index = Ask::Index { layout, coord: &coord }.answer()?;
            Ask::Preimage { layout, index: arena.alloc_str(&index) }
        }
        1 => Ask::Index { layout, coord: arena.alloc_str(&drawn.coordinate(random)) },
        2 => Ask::Coordinate {
            shape: arena.alloc_str(&drawn.shape()),
            linear: arena.alloc_str(&random.range(1, drawn.size() - 1).to_string()),
        },
        3 => Ask::Cosize(layout),
        _ => Ask::Row { layout, row: random.range(0, drawn.extents.first()?.iter().product::<i64>() - 1) },
    })
}

/// Level 3: compatibility, coalesce, slices.
fn relations<'a>(arena: &'a Bump, random: &mut Random) -> Option<Ask<'a>> {
    let drawn = hierarchical(random);
    let (shape, layout) = (drawn.shape(), drawn.text());
    Some(match random.range(0, 3) {
        0 => {
            let product = |m: &Vec<i64>| m.iter().product::<i64>();
            let coarse: Vec<Vec<i64>> = drawn.extents.iter().map(|m| vec![product(m)]).collect();
            let size = drawn.size();
            let other = random.one_of(&[0, 1, 2, 3])?;
            let (a, b) = match other {
                0 => (size.to_string(), shape),
                1 => (Drawn::tuple(&coarse), shape),
                2 => (shape, Drawn::tuple(&coarse)),
                _ => (format!("({},{})", product(&drawn.extents[1]), product(&drawn.extents[0])), shape),
            };
            Ask::Compatible(arena.alloc_str(&a), arena.alloc_str(&b))
        }
        1 => Ask::Function(arena.alloc_str(&format!("slice((_,{}), {layout})", random.range(0, 1)))),
        _ => {
            // Neighbours that join, and one that does not.
            let (a, b, c) = (random.range(2, 4), random.range(2, 4), random.range(2, 4));
            let first = random.range(1, 3);
            let last = first * a * b + random.range(0, 1) * random.range(1, 3);
            value(arena, format!("coalesce(({a},({b},{c})):({first},({},{last})))", first * a))
        }
    })
}

fn value<'a>(arena: &'a Bump, text: String) -> Ask<'a> {
    Ask::Value { of: arena.alloc_str(&text), by: &[] }
}

/// Level 4: composition, complement, inverse.
fn algebra<'a>(arena: &'a Bump, random: &mut Random) -> Option<Ask<'a>> {
    let drawn = matrix(random);
    Some(match random.range(0, 3) {
        0 => {
            let extents = vec![vec![random.range(2, 4)], vec![random.range(2, 4)]];
            let right = Drawn::new(random, extents);
            let left = format!("{}:{}", right.size() * 2, random.range(2, 5));
            Ask::Function(arena.alloc_str(&format!("composition({left}, {})", right.text())))
        }
        1 => {
            let (extent, stride, times) = (random.range(2, 4), random.range(1, 4), random.range(2, 4));
            value(arena, format!("complement({extent}:{stride}, {})", extent * stride * times))
        }
        2 => {
            let (extent, stride) = (random.one_of(&[2, 4])?, random.one_of(&[1, 2, 4, 8])?);
            Ask::Function(arena.alloc_str(&format!("composition((4,8):(8,1), {extent}:{stride})")))
        }
        _ => Ask::Function(arena.alloc_str(&format!("right_inverse({})", drawn.text()))),
    })
}

/// Level 5: divides, products, swizzles.
fn tiles<'a>(arena: &'a Bump, random: &mut Random) -> Option<Ask<'a>> {
    let (m, n) = (random.range(2, 3), random.range(2, 3));
    let (rows, columns) = (m * random.range(2, 3), n * random.range(2, 3));
    let order = random.one_of(&["LayoutLeft", "LayoutRight"])?;
    Some(match random.range(0, 5) {
        0 => value(arena, format!("zipped_divide(({rows},{columns}):{order}, ({m},{n}))")),
        1 => value(arena, format!("logical_divide({}:1, {m}:{n})", m * n * rows)),
        2 => value(arena, format!("logical_product(({m},{n}):{order}, {rows}:1)")),
        3 => {
            let function = random.one_of(&["blocked_product", "raked_product"])?;
            let layout = format!("{function}(({m},{n}):{order}, (2,3):(1,2))");
            Ask::Row { layout: arena.alloc_str(&layout), row: random.range(0, 2 * m - 1) }
        }
        4 => Ask::Row { layout: "Sw<2,0,2> o 0 o (4,4):(4,1)", row: random.range(0, 3) },
        _ => Ask::Index {
            layout: "Sw<3,0,3> o 0 o (8,8):(8,1)",
            coord: arena.alloc_str(&format!("({},{})", random.range(0, 7), random.range(0, 7))),
        },
    })
}
