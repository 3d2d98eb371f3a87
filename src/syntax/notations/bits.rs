//! Linear maps over bits between places (registers, lanes, offsets) and coordinates, as Triton counts them.

use super::digits::{Modes, push, text};
use crate::algebra::Swizzle;
use crate::algebra::bits::BitMap;
use crate::algebra::infer::{Answer, Found, map};

/// What one bit of a place changes: an exclusive or on each coordinate.
pub type Basis = Vec<i64>;

/// The colexicographic index of a coordinate.
pub fn colex(basis: &[i64], shape: &[i64]) -> i64 {
    let mut step = 1;
    basis.iter().zip(shape).fold(0, |sum, (c, e)| {
        let sum = sum + c * step;
        step *= e;
        sum
    })
}

/// The modes of bits with these strides, the fastest first.
pub fn modes(strides: impl IntoIterator<Item = i64>) -> Modes {
    let mut modes: Modes = Vec::new();
    for stride in strides {
        match modes.last_mut() {
            // Replicas join each other.
            Some((e, 0)) if stride == 0 => *e *= 2,
            _ => drop(push(&mut modes, 2, stride)),
        }
    }
    if modes.is_empty() {
        modes.push((1, 0));
    }
    modes
}

/// For each bit that coordinates have, the smallest place (a number of as many bits as there are bases) that holds it;
/// `None` where no place does.
///
/// The map from coordinates to their smallest places is linear too: a place is reduced by all sums of bits that change
/// nothing, which clears the highest bit of each.
pub fn smallest_places(bases: &[i64], wanted: u32) -> Option<Vec<i64>> {
    // Echelon form: a sum of bases, and the bits of the place that it is of.
    let mut rows: Vec<(i64, i64)> = Vec::new();
    let mut idle: Vec<i64> = Vec::new();
    let top = |n: i64| 63 - n.leading_zeros();
    for (j, basis) in bases.iter().enumerate() {
        let (mut sum, mut of) = (*basis, 1i64 << j);
        for (row, bits) in &rows {
            if sum >> top(*row) & 1 == 1 {
                sum ^= row;
                of ^= bits;
            }
        }
        if sum == 0 {
            idle.push(of);
        } else {
            let bit = top(sum);
            for (row, bits) in &mut rows {
                if *row >> bit & 1 == 1 {
                    *row ^= sum;
                    *bits ^= of;
                }
            }
            rows.push((sum, of));
        }
    }
    let idle = reduced(idle);
    (0..wanted)
        .map(|i| {
            let (mut sum, mut of) = (1i64 << i, 0i64);
            for (row, bits) in &rows {
                if sum >> top(*row) & 1 == 1 {
                    sum ^= row;
                    of ^= bits;
                }
            }
            (sum == 0).then(|| reduce(of, &idle))
        })
        .collect()
}

/// Sums of bits, each with a highest bit that no other has.
fn reduced(sums: Vec<i64>) -> Vec<i64> {
    let mut rows: Vec<i64> = Vec::new();
    for sum in sums {
        let sum = reduce(sum, &rows);
        if sum == 0 {
            continue;
        }
        let bit = 63 - sum.leading_zeros();
        for row in &mut rows {
            if *row >> bit & 1 == 1 {
                *row ^= sum;
            }
        }
        rows.push(sum);
    }
    rows
}

fn reduce(number: i64, rows: &[i64]) -> i64 {
    rows.iter().fold(number, |n, row| if n >> (63 - row.leading_zeros()) & 1 == 1 { n ^ row } else { n })
}

/// The function from a coordinate to `bases` of its bits (colexicographic, as many as `shape` has), in CuTe's notation: a layout,
/// swizzles over one, and where different bits change the same sum of bits, swizzles on both sides of one.
pub fn function(bases: Vec<i64>, shape: &[i64]) -> String {
    let linear = BitMap { offset: 0, bases };
    match map(&linear, shape) {
        Answer::Layout(found) => layout(&found),
        Answer::Swizzled { chain, inner, .. } => format!("{}{}", composed(&chain), layout(&inner)),
        Answer::Linear(linear) => between_swizzles(&linear, shape),
        Answer::Affine(_) | Answer::None => unreachable_layout(shape),
    }
}

/// Whether `bases` are a plain layout.
pub fn is_layout(bases: &[i64]) -> bool {
    BitMap { offset: 0, bases: bases.to_vec() }.is_sum()
}

/// A layout that maps everything to 0; a map with offset 0 always has a spelling before this.
fn unreachable_layout(shape: &[i64]) -> String {
    text(&shape.iter().map(|e| vec![(*e, 0)]).collect::<Vec<_>>())
}

fn layout(found: &Found) -> String {
    text(&found.leaves)
}

fn composed(chain: &[Swizzle]) -> String {
    chain.iter().map(|s| format!("Sw<{},{},{}> o 0 o ", s.bits, s.base, s.shift)).collect()
}

/// A map whose bases depend on each other: bits that repeat a sum of others first change those others, and then nothing.
fn between_swizzles(linear: &BitMap, shape: &[i64]) -> String {
    let mut before: Vec<Swizzle> = Vec::new();
    let mut independent = linear.clone();
    for idle in linear.kernel() {
        let last = 63 - idle.leading_zeros();
        for bit in (0..last).filter(|b| idle >> b & 1 == 1) {
            before.push(Swizzle { bits: 1, base: bit as u8, shift: (last - bit) as i8 });
        }
        independent.bases[last as usize] = 0;
    }
    let index = [1i64 << linear.bases.len()];
    let outer = match map(&independent, &index) {
        Answer::Swizzled { chain, inner, .. } => format!("{}{}", composed(&chain), layout(&inner)),
        Answer::Layout(found) => layout(&found),
        Answer::Linear(_) | Answer::Affine(_) | Answer::None => unreachable_layout(&index),
    };
    let mut step = 1;
    let column_major = shape.iter().map(|e| {
        let mode = vec![(*e, step)];
        step *= e;
        mode
    });
    format!("{outer} o 0 o {}{}", composed(&before), text(&column_major.collect::<Vec<_>>()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_place_of_a_coordinate() {
        // Bit 1 of the place repeats bit 0, bit 3 is the sum of 0 and 2.
        assert_eq!(smallest_places(&[1, 1, 2, 3], 2), Some(vec![1, 4]));
        assert_eq!(smallest_places(&[3, 1], 2), Some(vec![2, 3]));
        assert_eq!(smallest_places(&[1], 2), None);
        assert_eq!(smallest_places(&[0, 0, 1], 1), Some(vec![4]));
    }

    #[test]
    fn bits_are_spelled_as_functions() {
        assert_eq!(function(vec![1, 2, 4, 8], &[4, 4]), "(4,4):(1,4)");
        assert_eq!(function(vec![1, 2, 5, 10], &[4, 4]), "Sw<2,0,2> o 0 o (4,4):(1,4)");
        assert_eq!(function(vec![1, 1], &[4]), "((2,2)):((1,0)) o 0 o Sw<1,0,1> o 0 o (4):(1)");
    }
}
