//! Whether an answer of CuTe keeps the promise of its operation.
//!
//! CuTe's checks are weaker than its definitions: `composition((4,6,8):(2,3,5),6:3)` compiles,
//! and is not A∘B. Each function here takes the operands and the answer and returns what is
//! wrong, with the smallest witness. Modes decide where they can; only what is left is searched,
//! up to [`BOUND`] elements.

mod bounds;
mod composition;

use super::properties::{self, PlainMode, plain_modes};
use super::{Cx, Descriptor, Int, Layout, Mode, Side, Tree, sorted};
use composition::composes_exactly;

/// How many elements are looked at where the modes do not decide.
pub const BOUND: i64 = 1 << 16;

/// How many steps of a search for coordinates may lead nowhere.
const STEPS: u64 = 1 << 20;

/// A finding: a promise of an operation that its answer breaks, with a witness.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)] // the parts are named for what they are
pub enum Finding<'a> {
    /// What a text of C++ does without a word of its compiler, as a sentence.
    Program { sentence: &'a str },
    /// At this 1-D coordinate the composition is `got` where A(B(c)) is `want`.
    Composition { at: i64, got: Tree<'a>, want: Tree<'a> },
    /// The answer has `have` elements, where its definition has `want`.
    Count { have: i64, want: i64 },
    /// No element of layout and complement together has this index.
    Uncovered { index: i64 },
    /// Two elements of layout and complement together have this index.
    Overlap { index: i64 },
    /// At this 1-D coordinate the inverse leads to `got`.
    Inverse { at: i64, got: i64 },
    /// The tiles leave out the element with this 1-D coordinate.
    Dropped { at: i64 },
    /// The tiles have the element with this 1-D coordinate more than once.
    Repeated { at: i64 },
    /// The product has this index more than once.
    Aliased { index: i64 },
    /// An extent below zero.
    NegativeExtent { extent: i64 },
    /// The tiles have more places than there are elements: the last ones reach over the edge.
    /// Everyday predication.
    Uneven { size: i64, places: i64 },
    /// At this 1-D coordinate the tiles have `got`, where the element of the layout is `want`.
    Tile { at: i64, got: Tree<'a>, want: Tree<'a> },
    /// No thread of a tiled copy has the element at `coord` of the tile.
    Unheld { side: Side, coord: Tree<'a> },
    /// A thread of a tiled copy has an element behind the `elements` of the tile.
    Beyond { side: Side, index: i64, elements: i64 },
    /// A coordinate of no element of this shape.
    Outside { coord: Tree<'a>, shape: Tree<'a> },
    /// A thread that a tiling does not have.
    NoThread { thread: Tree<'a>, threads: i64 },
    /// The fourth argument of a TMA copy is a tile, which C++ reads as the cluster.
    TileAsCluster { tile: Tree<'a>, ctas: i64 },
    /// In the dimension that holds merged modes, element `at` of the box lies `got` bytes away, that of the tile `want`.
    MergedModes { at: i64, got: i64, want: i64 },
    /// The inner side of a box has `bytes`, where the driver takes multiples of 16 up to what the swizzle spans.
    InnerSide { bytes: i64, span: Option<i64> },
    /// A copy by the tensor memory accelerator reaches shared memory at this address, which is not a multiple of 128.
    SharedAddress { address: i64 },
    /// A descriptor of shared memory keeps `kept` of this address.
    StartAddress { address: i64, kept: i64 },
    /// A descriptor of shared memory starts within the pattern of its swizzle, and says that it does not.
    WithinPattern { address: i64, pattern: i64 },
    /// The modes do not decide, and the search bound was reached without a difference.
    Undecided,
}

impl Finding<'_> {
    /// Whether this is no more than a remark.
    pub fn is_note(self) -> bool {
        matches!(self, Finding::Uneven { .. } | Finding::Outside { .. } | Finding::NoThread { .. } | Finding::Undecided)
    }
}

impl<'a> Cx<'a> {
    fn by_value(self) -> Self {
        self.in_mode(Mode::Value)
    }

    fn elements(self, layout: Layout<'a>) -> Option<i64> {
        self.size(layout).ok().map(|s| s.value)
    }

    /// What a descriptor of an operand that starts at `address` says wrongly: the bits that it does not keep, and that it
    /// starts where the pattern of its swizzle starts.
    pub fn check_smem_desc(self, d: Descriptor, address: i64) -> Option<Finding<'a>> {
        let kept = i64::try_from(d.get("start_address") << 4).ok()?;
        if kept != address {
            return Some(Finding::StartAddress { address, kept });
        }
        // Eight rows of the swizzled span.
        let pattern = match d.layout_type()? {
            "B32" | "SWIZZLE_32B" => 256,
            "B64" | "SWIZZLE_64B" => 512,
            "B128" | "SWIZZLE_128B" | "SWIZZLE_128B_BASE32B" => 1024,
            _ => return None,
        };
        (address % pattern >= pattern / 8).then_some(Finding::WithinPattern { address, pattern })
    }

    /// The post-condition of `complement(layout, cotarget)`: together they have every index below
    /// the cotarget exactly once.
    pub fn check_complement(self, layout: Layout<'a>, cotarget: Option<Tree<'a>>, r: Layout<'a>) -> Option<Finding<'a>> {
        let filtered = self.by_value().filter(layout).ok()?;
        let target = match cotarget {
            Some(t) => self.product(t).ok()?.value,
            None => self.cosize(filtered).ok()?.value,
        };
        let mut modes = plain_modes(self, filtered).ok()?;
        modes.extend(plain_modes(self, r).ok()?);
        if let Some(negative) = modes.iter().find(|m| m.extent < 0) {
            return Some(Finding::NegativeExtent { extent: negative.extent });
        }
        if covered(&modes).is_some_and(|n| n >= target) {
            return None;
        }
        let broken = search(&modes, target.min(BOUND), |times| match times {
            0 => Some(true),
            1 => None,
            _ => Some(false),
        });
        let broken = match broken {
            Ok(broken) => broken,
            Err(undecided) => return Some(undecided),
        };
        broken.map(|(index, missing)| if missing { Finding::Uncovered { index } } else { Finding::Overlap { index } }).or_else(|| {
            match properties::injective(&modes) {
                Some(true) if target <= BOUND => None,
                Some(false) => self.first_alias(&modes).map(|index| Finding::Overlap { index }),
                _ => Some(Finding::Undecided),
            }
        })
    }

    /// The smallest index, up to the bound, that more than one coordinate has.
    fn first_alias(self, modes: &[PlainMode]) -> Option<i64> {
        let (least, most) = properties::range(self, modes).ok()?;
        let mut budget = STEPS;
        (least..=most).take(BOUND as usize).find(|index| preimages(modes, *index, &mut budget).is_some_and(|n| n > 1))
    }

    /// `outer(inner(i)) = i` for every i of `inner`: what both inverses promise.
    fn check_identity(self, outer: Tree<'a>, inner: Tree<'a>) -> Option<Finding<'a>> {
        let domain = |t: Tree<'a>| self.inner_layout("inverse", t).ok().and_then(|l| self.elements(l));
        let size = domain(inner).or_else(|| domain(outer))?;
        if let (Tree::Layout(outer), Tree::Layout(inner)) = (outer, inner) {
            let (left, right) = (self.digits(*outer)?, plain_modes(self, *inner).ok()?);
            let identity = [PlainMode { extent: size, stride: 1 }];
            if composes_exactly(&left, &right)
                && let Ok(whole) = self.by_value().composition(*outer, *inner)
                && properties::normal_form(self, whole).is_ok_and(|n| size <= 1 || n == identity)
            {
                return None;
            }
        }
        for at in 0..size.min(BOUND) {
            let there = self.apply(inner, Tree::Int(Int::dynamic(at))).ok()?;
            let got = self.apply(outer, there).ok()?.int()?.value;
            if got != at {
                return Some(Finding::Inverse { at, got });
            }
        }
        (size > BOUND).then_some(Finding::Undecided)
    }

    /// The post-condition of `right_inverse`, also of a swizzled layout.
    pub fn check_right_inverse(self, layout: Tree<'a>, r: Tree<'a>) -> Option<Finding<'a>> {
        self.check_identity(layout, r)
    }

    /// The post-condition of `left_inverse`, also of a swizzled layout.
    pub fn check_left_inverse(self, layout: Tree<'a>, r: Tree<'a>) -> Option<Finding<'a>> {
        if let Tree::Layout(r) = r
            && let Some(negative) = plain_modes(self, *r).ok()?.iter().find(|m| m.extent < 0)
        {
            return Some(Finding::NegativeExtent { extent: negative.extent });
        }
        self.check_identity(r, layout)
    }

    /// The post-condition of `logical_divide`: the tiles have every element exactly once.
    pub fn check_divide(self, layout: Layout<'a>, tiler: Tree<'a>, r: Layout<'a>) -> Option<Finding<'a>> {
        let tile = match tiler {
            Tree::Layout(tile) => *tile,
            Tree::Int(_) => self.make_layout(tiler, super::compact::Major::Left).ok()?,
            Tree::Tuple(tilers) => return self.check_divide_by_mode(layout, tilers, r),
            _ => return None,
        };
        let size = self.elements(layout)?;
        let rest = self.complement(tile, Some(self.coalesce(layout).ok()?.shape)).ok()?;
        let split = self.concat(&[tile, rest]);
        let modes = plain_modes(self, split).ok()?;
        let composed = self.check_composed(layout, split, r, size);
        match composed {
            Some(Finding::Composition { at, got, want }) => return Some(Finding::Tile { at, got, want }),
            Some(Finding::Count { .. }) => return composed,
            _ => {}
        }
        let reached = covered(&modes);
        let broken = match reached {
            Some(n) if n >= size => None,
            _ => match search(&modes, size.min(BOUND), |times| match times {
                0 => Some(true),
                1 => None,
                _ => Some(false),
            }) {
                Ok(broken) => broken,
                Err(undecided) => return Some(undecided),
            },
        };
        match broken {
            Some((at, true)) => Some(Finding::Dropped { at }),
            Some((at, false)) => Some(Finding::Repeated { at }),
            None if reached.is_none() && size > BOUND => Some(Finding::Undecided),
            None if self.elements(split)? != size => Some(Finding::Uneven { size, places: self.elements(split)? }),
            None => composed,
        }
    }

    /// The same by mode, with witnesses among the 1-D coordinates of the whole layout and of all tiles together.
    fn check_divide_by_mode(self, layout: Layout<'a>, tilers: &[Tree<'a>], r: Layout<'a>) -> Option<Finding<'a>> {
        let mut first = None;
        let (mut elements, mut places) = (1i64, 1i64);
        for (i, tiler) in tilers.iter().enumerate() {
            let (mode, answer) = (self.mode(layout, i as i64).ok()?, self.mode(r, i as i64).ok()?);
            let found = match self.check_divide(mode, *tiler, answer) {
                Some(Finding::Tile { at, got, want }) => Some(Finding::Tile { at: at.checked_mul(places)?, got, want }),
                Some(Finding::Dropped { at }) => Some(Finding::Dropped { at: at.checked_mul(elements)? }),
                Some(Finding::Repeated { at }) => Some(Finding::Repeated { at: at.checked_mul(elements)? }),
                found => found,
            };
            first = earlier(first, found);
            elements = elements.checked_mul(self.elements(mode)?)?;
            places = places.checked_mul(self.elements(answer)?)?;
        }
        first
    }

    /// The post-condition of a product: as many elements as block and tiles have together, and no index twice, where the
    /// block has none twice.
    pub fn check_product(self, block: Layout<'a>, tiler: Tree<'a>, r: Layout<'a>) -> Option<Finding<'a>> {
        let (have, tiles) = (self.elements(r)?, self.tiler_elements(block, tiler)?);
        match tiles.checked_mul(if tiler.is_tuple() { 1 } else { self.elements(block)? }) {
            Some(want) if want != have => Some(Finding::Count { have, want }),
            _ => self.check_copies(block, tiler, r),
        }
    }

    /// The elements of a tiler, by mode together with those of the block.
    fn tiler_elements(self, block: Layout<'a>, tiler: Tree<'a>) -> Option<i64> {
        match tiler {
            Tree::Int(i) => Some(i.value),
            Tree::Underscore => Some(1),
            Tree::Tuple(tilers) => {
                let mut all = 1i64;
                for i in 0..block.rank() {
                    let mode = self.mode(block, i as i64).ok()?;
                    let tiler = tilers.get(i).copied().unwrap_or(Tree::Underscore);
                    all = all.checked_mul(self.tiler_elements(mode, tiler)?)?;
                    if !tiler.is_tuple() {
                        all = all.checked_mul(self.elements(mode)?)?;
                    }
                }
                Some(all)
            }
            tiles => self.elements(self.inner_layout("product", tiles).ok()?),
        }
    }

    fn check_copies(self, block: Layout<'a>, tiler: Tree<'a>, r: Layout<'a>) -> Option<Finding<'a>> {
        if let Tree::Tuple(tilers) = tiler {
            let mut first = None;
            for (i, tiler) in tilers.iter().enumerate() {
                let (mode, answer) = (self.mode(block, i as i64).ok()?, self.mode(r, i as i64).ok()?);
                first = earlier(first, self.check_copies(mode, *tiler, answer));
            }
            return first;
        }
        if tiler == Tree::Underscore || properties::injective(&plain_modes(self, block).ok()?) != Some(true) {
            return None;
        }
        let modes = plain_modes(self, r).ok()?;
        match properties::injective(&modes) {
            Some(true) => None,
            Some(false) => Some(self.first_alias(&modes).map_or(Finding::Undecided, |index| Finding::Aliased { index })),
            None => Some(Finding::Undecided),
        }
    }

    /// The post-condition of `tile_to_shape`: as many elements as the target has, and the copies apart.
    pub fn check_tiled_to(self, block: Layout<'a>, target: Tree<'a>, r: Layout<'a>) -> Option<Finding<'a>> {
        let (have, want) = (self.elements(r)?, self.product(target).ok()?.value);
        match self.check_copies(block, Tree::Layout(&super::layout::UNIT), r) {
            None if have < want => Some(Finding::Count { have, want }),
            None if have > want => Some(Finding::Uneven { size: want, places: have }),
            found => found,
        }
    }
}

/// The finding to report of two modes: a difference before a note, the smaller witness first.
fn earlier<'a>(a: Option<Finding<'a>>, b: Option<Finding<'a>>) -> Option<Finding<'a>> {
    match (a, b) {
        (Some(Finding::Composition { at: x, .. }), Some(Finding::Composition { at: y, .. })) if y < x => b,
        (Some(x), Some(y)) if x.is_note() && !y.is_note() => b,
        (None, b) => b,
        (a, _) => a,
    }
}

/// If the modes are a permutation of a compact layout: how many indices from 0 on they have, each
/// exactly once.
fn covered(modes: &[PlainMode]) -> Option<i64> {
    let mut sorted: Vec<PlainMode> = modes.iter().copied().filter(|m| m.extent != 1).collect();
    sorted::by_key(&mut sorted, |m| m.stride);
    let mut next = 1i64;
    for m in sorted {
        if m.stride != next || m.extent < 1 {
            return None;
        }
        next = next.checked_mul(m.extent)?;
    }
    Some(next)
}

/// How many coordinates have this index: 0, 1 or more. `None` if the budget ran out.
fn preimages(modes: &[PlainMode], index: i64, budget: &mut u64) -> Option<u8> {
    let mut times = 0;
    properties::preimage(modes, index, budget, &mut |_| {
        times += 1;
        times < 2
    })?;
    Some(times)
}

/// The first index below `end` for which `judge` of its number of coordinates answers, or
/// [`Finding::Undecided`].
fn search<T>(modes: &[PlainMode], end: i64, judge: impl Fn(u8) -> Option<T>) -> Result<Option<(i64, T)>, Finding<'static>> {
    let mut budget = STEPS;
    for index in 0..end {
        let times = preimages(modes, index, &mut budget).ok_or(Finding::Undecided)?;
        if let Some(t) = judge(times) {
            return Ok(Some((index, t)));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests;
#[cfg(test)]
use crate::rounds::rounds;
