//! Linear maps over bits: functions of an index whose bits are sums modulo 2 of its bits.
//!
//! Layouts and swizzles whose extents and strides are powers of two are such maps, and so is everything composed of them.

use super::Swizzle;

/// `i ↦ offset ^ ⊕ basesⱼ`, over the bits j that are set in i. The domain is `0 .. 2^bases.len()`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BitMap {
    /// The image of 0.
    pub offset: i64,
    /// What each bit of the index changes, lowest first.
    pub bases: Vec<i64>,
}

impl BitMap {
    /// The map that gives exactly these numbers, if they are a power of two many and some map does.
    pub fn of_table(table: &[i64]) -> Option<BitMap> {
        if !table.len().is_power_of_two() {
            return None;
        }
        let offset = *table.first()?;
        let bases: Vec<i64> = (0..table.len().trailing_zeros()).map(|j| table[1 << j] ^ offset).collect();
        // Gray code: each number differs from the one before by one basis.
        let mut value = offset;
        for i in 1..table.len() {
            let changed = bases[i.trailing_zeros() as usize];
            value ^= changed;
            if table[i ^ (i >> 1)] != value {
                return None;
            }
        }
        Some(BitMap { offset, bases })
    }

    /// The map of a layout, given as its modes `(extent, stride)`, and an offset: extents are powers of two, and no two strides
    /// or the offset have bits in common, so that adding them is exclusive or.
    pub fn of_modes(modes: &[(i64, i64)], offset: i64) -> Option<BitMap> {
        let (mut bases, mut reach) = (Vec::new(), offset);
        for (extent, stride) in modes {
            if *extent < 1 || extent.count_ones() != 1 {
                return None;
            }
            for k in 0..extent.trailing_zeros() {
                let basis = stride.checked_shl(k).filter(|b| b >> k == *stride && (0..1 << 61).contains(b) && reach & b == 0)?;
                reach |= basis;
                bases.push(basis);
            }
        }
        (offset >= 0 && bases.len() < 62).then_some(BitMap { offset, bases })
    }

    /// The number at an index.
    pub fn apply(&self, index: i64) -> i64 {
        self.bases.iter().enumerate().filter(|(j, _)| index >> j & 1 == 1).fold(self.offset, |sum, (_, basis)| sum ^ basis)
    }

    /// The swizzle after this map.
    pub fn swizzled(&self, swizzle: Swizzle) -> BitMap {
        BitMap { offset: swizzle.apply(self.offset), bases: self.bases.iter().map(|b| swizzle.apply(*b)).collect() }
    }

    /// `self ∘ first`; `None` where a number of `first` lies outside the domain of this map.
    pub fn after(&self, first: &BitMap) -> Option<BitMap> {
        let reach = first.bases.iter().fold(first.offset, |all, b| all | b);
        if reach < 0 || (self.bases.len() < 63 && reach >> self.bases.len() != 0) {
            return None;
        }
        let linear = |x: i64| self.apply(x) ^ self.offset;
        Some(BitMap { offset: self.apply(first.offset), bases: first.bases.iter().map(|b| linear(*b)).collect() })
    }

    /// The dimension of the image.
    pub fn rank(&self) -> usize {
        self.bases.len() - self.kernel().len()
    }

    /// A basis of the indices that change nothing: sums of bits whose bases cancel.
    pub fn kernel(&self) -> Vec<i64> {
        let mut kernel = Vec::new();
        let mut pivots: Vec<(i64, i64)> = Vec::new(); // a sum of bases, and the bits of the index that it is of
        for (j, basis) in self.bases.iter().enumerate() {
            let (mut sum, mut of) = (*basis, 1i64 << j);
            for (pivot, bits) in &pivots {
                if sum >> (63 - pivot.leading_zeros()) & 1 == 1 {
                    sum ^= pivot;
                    of ^= bits;
                }
            }
            match sum {
                0 => kernel.push(of),
                _ => pivots.push((sum, of)),
            }
        }
        kernel
    }

    /// The map that takes the numbers back to indices, where the numbers are `0 .. 2^n` in some order.
    pub fn inverse(&self) -> Option<BitMap> {
        let n = self.bases.len();
        let mut rows: Vec<(i64, i64)> = self.bases.iter().enumerate().map(|(j, b)| (*b, 1i64 << j)).collect();
        for bit in 0..n {
            let at = (bit..n).find(|r| rows[*r].0 >> bit & 1 == 1)?;
            rows.swap(bit, at);
            let (pivot, of) = rows[bit];
            for (r, row) in rows.iter_mut().enumerate() {
                if r != bit && row.0 >> bit & 1 == 1 {
                    *row = (row.0 ^ pivot, row.1 ^ of);
                }
            }
        }
        if rows.iter().enumerate().any(|(j, (basis, _))| *basis != 1 << j) || self.offset < 0 || (n < 63 && self.offset >> n != 0) {
            return None;
        }
        let mut inverse = BitMap { offset: 0, bases: rows.into_iter().map(|(_, of)| of).collect() };
        inverse.offset = inverse.apply(self.offset);
        Some(inverse)
    }

    /// Whether no two bases have a bit in common: then exclusive or is addition, and the map is an offset and a layout.
    pub fn is_sum(&self) -> bool {
        let mut seen = 0;
        self.bases.iter().all(|b| {
            let apart = seen & b == 0;
            seen |= b;
            apart
        })
    }

    /// The bits that two bases or more have.
    pub fn shared(&self) -> i64 {
        let (_, shared) = self.bases.iter().fold((0, 0), |(seen, shared), b| (seen | b, shared | seen & b));
        shared
    }

    /// Whether the map with a swizzle after it is a sum. No swizzle does that which leaves one of the `shared` bits as it is.
    pub fn is_sum_behind(&self, swizzle: Swizzle) -> bool {
        let mut seen = 0;
        self.bases.iter().all(|b| {
            let b = swizzle.apply(*b);
            let apart = seen & b == 0;
            seen |= b;
            apart
        })
    }

    /// The strides of the bits, where the map is a sum.
    pub fn strides(&self) -> Option<Vec<i64>> {
        self.is_sum().then(|| self.bases.iter().map(|b| (self.offset ^ b).wrapping_sub(self.offset)).collect())
    }

    /// How many bits the numbers have.
    pub fn width(&self) -> u32 {
        width(self.bases.iter().fold(self.offset, |all, b| all | b))
    }

    /// Swizzles, outermost first, behind which the map is an offset and a layout: `None` exactly where no chain of
    /// swizzles does, which is where different bits of the index change the same sum of bits.
    ///
    /// One swizzle where one does, two where two do and the numbers have at most 16 bits, else a chain by elimination.
    pub fn chain(&self) -> Option<Vec<Swizzle>> {
        let mut nonzero = self.clone();
        nonzero.bases.retain(|b| *b != 0);
        if !nonzero.kernel().is_empty() || self.width() > 62 {
            return None;
        }
        if self.is_sum() {
            return Some(Vec::new());
        }
        let width = self.width();
        if let Some(one) = swizzles_over(width, nonzero.shared()).find(|s| nonzero.is_sum_behind(*s)) {
            return Some(vec![one]);
        }
        if width <= 16 {
            let candidates: Vec<(Swizzle, i64)> = swizzles(width).map(|s| (s, s.zzz())).filter(|(_, z)| z >> width == 0).collect();
            for (first, _) in &candidates {
                let behind = nonzero.swizzled(*first);
                let shared = behind.shared();
                let second = candidates.iter().find(|(s, z)| z & shared == shared && behind.is_sum_behind(*s));
                if let Some((second, _)) = second {
                    return Some(vec![*first, *second]);
                }
            }
        }
        let ways = [(false, false), (false, true), (true, false), (true, true)].map(|(back, high)| nonzero.eliminated(back, high));
        ways.into_iter().min_by_key(Vec::len)
    }

    /// Elimination: one bit of every basis, its lowest or its highest, is added to its other bits until one bit is left of each,
    /// from the first basis on or from the last back.
    fn eliminated(&self, back: bool, high: bool) -> Vec<Swizzle> {
        let mut map = self.clone();
        let (mut chain, mut used) = (Vec::new(), 0i64);
        let last = map.bases.len().saturating_sub(1);
        for j in 0..map.bases.len() {
            let j = if back { last - j } else { j };
            let free = map.bases[j] & !used;
            if free == 0 {
                continue; // not where the bases are independent
            }
            let pivot = if high { 63 - free.leading_zeros() } else { free.trailing_zeros() };
            used |= 1 << pivot;
            loop {
                let rest = map.bases[j] & !(1 << pivot);
                if rest == 0 {
                    break;
                }
                let target = rest.trailing_zeros();
                let shift = pivot as i8 - target as i8;
                let swizzle = Swizzle { bits: 1, base: pivot.min(target) as u8, shift };
                map = map.swizzled(swizzle);
                chain.push(swizzle);
            }
        }
        chain
    }
}

/// How many bits a number has; 62 of a negative one.
pub fn width(number: i64) -> u32 {
    if number < 0 { 62 } else { 64 - number.leading_zeros() }
}

/// Every swizzle that changes some number of `width` bits, the simplest first: few bits, moved down, not far.
pub fn swizzles(width: u32) -> impl Iterator<Item = Swizzle> {
    swizzles_over(width, 0)
}

/// Those of them whose results can differ in each of the bits of `changed`, in the same order.
pub fn swizzles_over(width: u32, changed: i64) -> impl Iterator<Item = Swizzle> {
    let width = width.min(62) as u8;
    // The lowest and the highest bit that the changed ones have to cover.
    let covered = (changed != 0).then(|| (changed.trailing_zeros() as u8, 63 - changed.leading_zeros() as u8));
    let mut all = Vec::new();
    for bits in 1..=width.min(31) {
        for down in [true, false] {
            for shift in bits..=62u8.saturating_sub(bits) {
                let last = if down { width.checked_sub(bits + shift) } else { Some((62 - bits - shift).min(width - bits)) };
                let end = last.map_or(0, |last| last + 1);
                let up = if down { 0 } else { shift };
                let (first, end) = match covered {
                    None => (0, end),
                    Some((low, high)) => ((high + 1).saturating_sub(bits + up), end.min((low + 1).saturating_sub(up))),
                };
                let shift = if down { shift as i8 } else { -(shift as i8) };
                all.extend((first..end).map(|base| Swizzle { bits, base, shift }));
            }
        }
    }
    all.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map(bases: &[i64]) -> BitMap {
        BitMap { offset: 0, bases: bases.to_vec() }
    }

    #[test]
    fn a_table_is_a_map_or_is_not() {
        let xor: Vec<i64> = (0..64).map(|i| i ^ (i >> 3)).collect();
        assert_eq!(BitMap::of_table(&xor), Some(map(&[1, 2, 4, 9, 18, 36])));
        let mut wrong = xor;
        wrong[37] ^= 1;
        assert_eq!(BitMap::of_table(&wrong), None);
        assert_eq!(BitMap::of_table(&[0, 1, 2]), None);
        assert_eq!(BitMap::of_table(&[]), None);
    }

    #[test]
    fn inverse_composition_rank_and_kernel() {
        let m = map(&[3, 1, 6]);
        let back = m.inverse().unwrap();
        assert!((0..8).all(|i| back.apply(m.apply(i)) == i));
        assert_eq!(back.after(&m).unwrap(), map(&[1, 2, 4]));
        assert_eq!((m.rank(), m.kernel()), (3, vec![]));
        let flat = map(&[1, 2, 3]);
        assert_eq!((flat.rank(), flat.kernel()), (2, vec![7]));
        assert_eq!(flat.inverse(), None);
        assert_eq!(flat.chain(), None);
        assert_eq!(map(&[]).inverse(), Some(map(&[])));
    }

    #[test]
    fn every_independent_map_has_a_chain() {
        let mut seed = 0x9e37_79b9_u64;
        for _ in 0..300 {
            let mut next = || {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                (seed >> 40) as i64
            };
            let bases: Vec<i64> = (0..4).map(|_| next() % 64).filter(|b| *b != 0).collect();
            let m = BitMap { offset: next() % 64, bases };
            let chain = m.chain();
            assert_eq!(chain.is_some(), m.kernel().is_empty(), "{m:?}");
            let Some(chain) = chain else { continue };
            let behind = chain.iter().fold(m.clone(), |m, s| m.swizzled(*s));
            assert!(behind.is_sum(), "{m:?} {chain:?}");
            for i in 0..1 << m.bases.len() {
                assert_eq!(chain.iter().rev().fold(behind.apply(i), |x, s| s.apply(x)), m.apply(i));
            }
        }
    }

    #[test]
    fn swizzles_over_some_bits_are_those_that_change_them() {
        for changed in 0..64 {
            let over: Vec<Swizzle> = swizzles_over(9, changed).collect();
            let all: Vec<Swizzle> = swizzles(9).filter(|s| s.zzz() & changed == changed).collect();
            assert_eq!(over, all, "{changed}");
        }
    }

    #[test]
    fn every_swizzle_of_few_bits_is_listed_once() {
        let all: Vec<Swizzle> = swizzles(5).collect();
        for bits in 1..=5u8 {
            for shift in (-20..=20i8).filter(|s| s.unsigned_abs() >= bits) {
                for base in 0..8u8 {
                    let s = Swizzle { bits, base, shift };
                    let count = all.iter().filter(|x| **x == s).count();
                    assert_eq!(count, usize::from(s.yyy() >> 5 == 0), "{s:?}");
                }
            }
        }
    }
}
