//! Numbers read one by one, held as what explains them for as long as something does.

use super::{Answer, BitMap, Contradiction, Found, Growing, Reader, layout, map, table};

/// Numbers in the order in which they came: an offset and the modes of a layout, or a map over bits, while these explain them all;
/// the numbers themselves from there on.
#[derive(Default)]
pub struct Stream {
    count: usize,
    first: i64,
    layout: Option<Reader<'static, i64>>,
    /// Once no layout explains the numbers, a map over bits while that does.
    bits: Option<Bits>,
    /// All numbers, once nothing explains them.
    numbers: Vec<i64>,
}

/// Numbers that follow each other in equal steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Steps {
    /// The first of them.
    pub first: i64,
    /// The difference of one to the next.
    pub step: i64,
    /// How many there are.
    pub count: usize,
}

impl Steps {
    /// Takes a number; whether it is the next of them.
    pub fn push(&mut self, number: i64) -> bool {
        match self.count {
            1 => self.step = number.wrapping_sub(self.first),
            count if number != self.first.wrapping_add(self.step.wrapping_mul(count as i64)) => return false,
            _ => {}
        }
        self.count += 1;
        true
    }
}

/// A map over bits while numbers are read.
struct Bits {
    bases: Vec<i64>,
    /// The sums of the bases up to each.
    sums: Vec<i64>,
    /// The number before.
    value: i64,
}

impl Bits {
    /// The map that explains some first numbers, if one does.
    fn of(first: i64, numbers: impl Iterator<Item = i64>) -> Option<Bits> {
        let mut bits = Bits { bases: Vec::new(), sums: Vec::new(), value: first };
        numbers.enumerate().skip(1).all(|(i, number)| bits.push(i, first, number)).then_some(bits)
    }

    /// Takes number `i`, counted from 0; whether a map explains it.
    fn push(&mut self, i: usize, first: i64, number: i64) -> bool {
        if i.is_power_of_two() {
            let basis = number ^ first;
            self.sums.push(self.sums.last().unwrap_or(&0) ^ basis);
            self.bases.push(basis);
            self.value = number;
            return true;
        }
        // From one index to the next all bits up to the lowest that is set change.
        self.value ^= self.sums.get(i.trailing_zeros() as usize).copied().unwrap_or(0);
        self.value == number
    }
}

/// The numbers of modes, the last of which goes on.
fn counted(offset: i64, modes: &[Growing<i64>]) -> impl Iterator<Item = i64> {
    let mut digits = vec![0; modes.len()];
    let mut next = offset;
    std::iter::repeat_with(move || {
        let number = next;
        for (k, (digit, mode)) in digits.iter_mut().zip(modes).enumerate() {
            next = next.wrapping_add(mode.stride);
            *digit += 1;
            if *digit < mode.extent || k + 1 == modes.len() {
                break;
            }
            next = next.wrapping_sub(mode.stride.wrapping_mul(mode.extent));
            *digit = 0;
        }
        number
    })
}

impl Stream {
    /// How many numbers there are.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Takes the next number.
    pub fn push(&mut self, number: i64) {
        let i = self.count;
        self.count += 1;
        if i == 0 {
            self.first = number;
            self.layout = Some(Reader::new(&[], number));
            return;
        }
        if let Some(reader) = &mut self.layout {
            if reader.push(number).is_continue() {
                return;
            }
            self.bits = Bits::of(self.first, self.explained(i));
        }
        let by_bits = self.bits.as_mut().is_some_and(|bits| bits.push(i, self.first, number));
        if !by_bits {
            if self.numbers.is_empty() {
                self.numbers = self.explained(i).collect();
            }
            self.numbers.push(number);
            self.bits = None;
        }
        self.layout = None;
    }

    /// Takes the next numbers, many at once where a layout explains them.
    pub fn push_steps(&mut self, steps: Steps) {
        let (mut number, mut left) = (steps.first, steps.count);
        while left > 0 {
            self.push(number);
            let more = self.layout.as_mut().map_or(0, |reader| reader.push_steps(steps.step, left - 1));
            self.count += more;
            left -= more + 1;
            number = number.wrapping_add(steps.step.wrapping_mul(more as i64 + 1));
        }
    }

    /// The first `count` numbers, by what explains them.
    fn explained(&self, count: usize) -> Box<dyn Iterator<Item = i64> + '_> {
        match (&self.layout, &self.bits) {
            (Some(reader), _) => Box::new(counted(self.first, &reader.modes).take(count)),
            (None, Some(bits)) => {
                let map = BitMap { offset: self.first, bases: bits.bases.clone() };
                Box::new((0..count as i64).map(move |i| map.apply(i)))
            }
            (None, None) => Box::new(std::iter::empty()),
        }
    }

    /// All numbers.
    pub fn numbers(self) -> Vec<i64> {
        if self.numbers.is_empty() { self.explained(self.count).collect() } else { self.numbers }
    }

    /// What gives the numbers as a table over `extents`, whose last mode goes fastest, and why no layout does where none does; `None`
    /// where there are no numbers, or not as many as the table has.
    pub fn answer(self, extents: &[i64]) -> Option<(Answer, Option<Contradiction>)> {
        let size = extents.iter().try_fold(1i64, |size, extent| size.checked_mul(*extent));
        if self.is_empty() || size.and_then(|size| usize::try_from(size).ok()) != Some(self.count) {
            return None;
        }
        if let Some(leaves) = self.leaves(extents) {
            return Some((Answer::Layout(Found { offset: self.first, leaves }), None));
        }
        let bits = match &self.layout {
            Some(_) => &Bits::of(self.first, self.explained(self.count)),
            None => &self.bits,
        };
        match bits {
            Some(bits) if self.count.is_power_of_two() => {
                let linear = BitMap { offset: self.first, bases: turned(&bits.bases, extents) };
                let contradiction = layout((0..self.count as i64).map(|i| linear.apply(i)), extents).and_then(Result::err);
                Some((map(&linear, extents), contradiction))
            }
            _ if extents.len() == 1 => table(&self.numbers(), extents),
            _ => {
                let numbers = self.numbers();
                let place = |i| numbers.get(place(i, extents)).copied().unwrap_or_default();
                let turned: Vec<i64> = (0..numbers.len()).map(place).collect();
                table(&turned, extents)
            }
        }
    }

    /// The modes of each of the extents, the last of which goes fastest, where the numbers are a layout over them.
    fn leaves(&self, extents: &[i64]) -> Option<Vec<Vec<(i64, i64)>>> {
        let reader = self.layout.as_ref()?;
        let whole =
            reader.modes.last().is_none_or(|m| usize::try_from(m.extent).ok().and_then(|e| m.inner.checked_mul(e)) == Some(self.count));
        let mut modes = reader.modes.iter().map(|m| (m.extent, m.stride)).filter(|_| whole);
        let mut begun: Option<(i64, i64)> = None;
        let mut leaves = Vec::with_capacity(extents.len());
        for extent in extents.iter().rev() {
            let (mut left, mut leaf) = (*extent, Vec::new());
            while left > 1 {
                let (extent, stride) = begun.take().or_else(|| modes.next())?;
                let part = extent.min(left);
                if extent % part != 0 || left % part != 0 {
                    return None;
                }
                leaf.push((part, stride));
                left /= part;
                begun = (extent > part).then(|| (extent / part, stride.wrapping_mul(part)));
            }
            if leaf.is_empty() {
                leaf.push((1, 0));
            }
            leaves.push(leaf);
        }
        leaves.reverse();
        Some(leaves)
    }
}

/// Where the table over `extents`, whose last mode goes fastest, has the number of a coordinate that is counted from its first mode on.
fn place(mut i: usize, extents: &[i64]) -> usize {
    let mut place = 0;
    for extent in extents.iter().filter_map(|extent| usize::try_from(*extent).ok()) {
        place = place * extent + i % extent;
        i /= extent;
    }
    place
}

/// The bases of a map over powers of two, the last of which goes fastest, in the order of one whose first does.
fn turned(bases: &[i64], extents: &[i64]) -> Vec<i64> {
    let mut end = bases.len();
    let mut turned = Vec::with_capacity(end);
    for extent in extents {
        let begin = end.saturating_sub(extent.trailing_zeros() as usize);
        turned.extend_from_slice(&bases[begin..end]);
        end = begin;
    }
    turned
}

#[cfg(test)]
mod tests {
    use super::{Steps, Stream, place};
    use crate::algebra::infer::table;
    use crate::rounds::rounds;

    /// Numbers of every kind: layouts, with a number changed, maps over bits, cut short.
    #[test]
    fn a_stream_answers_as_the_table_does() {
        let mut seed = 7u64;
        let mut next = |n: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((seed >> 33) % n) as i64
        };
        for round in 0..rounds(1_000) {
            let (mut numbers, offset) = (vec![0i64], next(2) * next(20));
            while numbers.len() < 24 {
                let (stride, inner) = ([0, 1, numbers.len() as i64, next(9)][next(4) as usize], numbers.len());
                for block in 1..[2, 2, 3][next(3) as usize] {
                    for j in 0..inner {
                        numbers.push(if round % 3 == 0 { numbers[j] ^ stride } else { numbers[j] + block * stride });
                    }
                }
            }
            numbers.iter_mut().for_each(|n| *n += offset);
            if next(2) == 0 {
                numbers.truncate(1 + next(numbers.len() as u64) as usize);
            }
            if next(3) == 0 {
                let at = next(numbers.len() as u64) as usize;
                numbers[at] += 1 + next(3);
            }
            let mut stream = Stream::default();
            numbers.iter().for_each(|n| stream.push(*n));
            assert_eq!(stream.len(), numbers.len());
            assert_eq!(stream.answer(&[numbers.len() as i64]), table(&numbers, &[numbers.len() as i64]), "{numbers:?}");
            for rows in (1..=numbers.len()).filter(|rows| round % 4 == 0 && numbers.len() % rows == 0) {
                let columns = numbers.len() / rows;
                let inner = (1..=columns).rev().find(|n| columns % n == 0 && *n <= 3).unwrap_or(1);
                for extents in [vec![rows, columns], vec![rows, columns / inner, inner]] {
                    let extents: Vec<i64> = extents.into_iter().map(|e| e as i64).collect();
                    let turned: Vec<i64> = (0..numbers.len()).map(|i| numbers[place(i, &extents)]).collect();
                    let mut stream = Stream::default();
                    numbers.iter().for_each(|n| stream.push(*n));
                    assert_eq!(stream.answer(&extents), table(&turned, &extents), "{numbers:?} {extents:?}");
                }
            }
            let mut stream = Stream::default();
            numbers.iter().for_each(|n| stream.push(*n));
            assert_eq!(stream.numbers(), numbers);
            let mut stream = Stream::default();
            in_steps(&numbers).into_iter().for_each(|steps| stream.push_steps(steps));
            assert_eq!(stream.answer(&[numbers.len() as i64]), table(&numbers, &[numbers.len() as i64]), "{numbers:?}");
            let mut stream = Stream::default();
            in_steps(&numbers).into_iter().for_each(|steps| stream.push_steps(steps));
            assert_eq!(stream.numbers(), numbers);
        }
    }

    fn in_steps(numbers: &[i64]) -> Vec<Steps> {
        let mut all: Vec<Steps> = Vec::new();
        for number in numbers {
            if !all.last_mut().is_some_and(|steps| steps.push(*number)) {
                all.push(Steps { first: *number, step: 0, count: 1 });
            }
        }
        all
    }

    #[test]
    fn what_is_explained_is_not_held() {
        let mut layout = Stream::default();
        (0..100_000).for_each(|i| layout.push(i % 10 * 7 + i / 10));
        assert_eq!(layout.numbers.capacity(), 0);
        let mut bits = Stream::default();
        (0..1 << 17).for_each(|i| bits.push(i ^ i >> 3));
        assert_eq!(bits.numbers.capacity(), 0);
    }
}
