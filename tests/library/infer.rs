//! `infer` against the definition: tables of random layouts, swizzled layouts and maps over bits, and of known answers.

use super::seeded::Seeded;
use crate::rounds::rounds;
use bumpalo::Bump;
use cutectl::algebra::bits::BitMap;
use cutectl::algebra::formula::Meaning;
use cutectl::algebra::infer::{Answer, Found, layout, map, table};
use cutectl::algebra::{Cx, Int, Mode, Swizzle, Tree};
use cutectl::syntax::formula;
use cutectl::syntax::numbers::{self as cells, Entries, TableForm};

/// The definition: the number at a 1-D coordinate of modes.
fn at(offset: i64, modes: &[(i64, i64)], mut i: i64) -> i64 {
    modes.iter().fold(offset, |sum, (extent, stride)| {
        let digit = i % extent;
        i /= extent;
        sum + digit * stride
    })
}

fn numbers(found: &Found) -> Vec<i64> {
    let modes = found.leaves.concat();
    (0..modes.iter().map(|m| m.0).product()).map(|i| at(found.offset, &modes, i)).collect()
}

fn random_modes(random: &mut Seeded, extents: &[i64], most: i64) -> Vec<(i64, i64)> {
    let mut modes = Vec::new();
    let mut size = 1;
    loop {
        let extent = extents[random.below(extents.len() as u64) as usize];
        if size * extent > most {
            return modes;
        }
        size *= extent;
        modes.push((extent, [0, 1, random.below(9) - 4, size / extent, random.below(64)][random.below(5) as usize]));
    }
}

fn coalesced(modes: &[(i64, i64)]) -> usize {
    let arena = Bump::new();
    let cx = Cx::new(&arena, Mode::Value);
    let tree = |of: fn(&(i64, i64)) -> i64| Tree::Tuple(cx.arena.alloc_slice_fill_iter(modes.iter().map(|m| Tree::Int(Int::fixed(of(m))))));
    cx.coalesce(cx.layout(tree(|m| m.0), tree(|m| m.1)).unwrap()).unwrap().rank()
}

#[test]
fn tables_of_layouts_are_their_coalesced_layouts() {
    let mut random = Seeded(20);
    for _ in 0..rounds(25_000) {
        let modes = random_modes(&mut random, &[1, 2, 2, 3, 4, 5], 48);
        let offset = random.below(3) * random.below(40);
        let size: i64 = modes.iter().map(|m| m.0).product();
        let wanted: Vec<i64> = (0..size).map(|i| at(offset, &modes, i)).collect();
        let (answer, contradiction) = table(&wanted, &[size]).unwrap();
        let Answer::Layout(found) = answer else { panic!("{offset} {modes:?}: {answer:?}") };
        assert!(contradiction.is_none());
        assert_eq!(numbers(&found), wanted, "{modes:?}");
        // In a nested shape, whose leaves are several modes, one, or a part of one.
        let leaves = random_leaves(&mut random, &modes);
        let Some((Answer::Layout(nested), None)) = table(&wanted, &leaves) else { panic!("{offset} {modes:?} as {leaves:?}") };
        assert_eq!(numbers(&nested), wanted, "{modes:?} as {leaves:?}");
        assert_eq!(nested.leaves.iter().map(|l| l.iter().map(|m| m.0).product()).collect::<Vec<i64>>(), leaves);
        if !modes.is_empty() {
            assert_eq!(found.leaves.concat().len(), coalesced(&modes), "{modes:?}");
        }
    }
}

/// The extents of the leaves of a shape in which a layout of these modes can be written.
fn random_leaves(random: &mut Seeded, modes: &[(i64, i64)]) -> Vec<i64> {
    let mut leaves = vec![1];
    for (extent, _) in modes {
        let part = (1..=*extent).filter(|d| extent % d == 0).nth(random.below(3) as usize).unwrap_or(*extent);
        match random.below(3) {
            0 => leaves.extend([part, extent / part]),
            1 => leaves.push(*extent),
            _ => *leaves.last_mut().unwrap() *= extent,
        }
    }
    leaves
}

#[test]
fn tables_of_owners_are_their_thread_value_layouts() {
    let mut random = Seeded(43);
    for _ in 0..rounds(750) {
        // Every element has one owner: the strides are those of a compact layout in some order.
        let mut modes: Vec<(i64, i64)> = (0..1 + random.below(5)).map(|_| (2 + random.below(3), 0)).collect();
        let mut order: Vec<usize> = (0..modes.len()).collect();
        (1..order.len()).for_each(|i| order.swap(i, random.below(i as u64 + 1) as usize));
        let mut reach = 1;
        for k in order {
            modes[k].1 = reach;
            reach *= modes[k].0;
        }
        let threads: i64 = modes[..random.below(modes.len() as u64 + 1) as usize].iter().map(|m| m.0).product();
        let mut owners = vec![String::new(); reach as usize];
        for i in 0..reach {
            owners[at(0, &modes, i) as usize] = format!("T{}V{}", i % threads, i / threads);
        }
        let read = cells::read(&owners.join(" "), Some(TableForm::Owners)).unwrap();
        assert_eq!(read.shape, [threads, reach / threads], "{modes:?}");
        let Entries::Numbers(found) = &read.entries else { panic!("{modes:?}") };
        let Some((Answer::Layout(layout), None)) = table(found, &read.shape) else { panic!("{modes:?}") };
        assert_eq!(numbers(&layout), (0..reach).map(|i| at(0, &modes, i)).collect::<Vec<_>>(), "{modes:?}");
        assert!(layout.leaves.concat().len() <= modes.len() + 1, "{modes:?}");
    }
}

/// Whether some layout of `size` numbers begins with these: by trying every factorisation.
fn begins_some_layout(prefix: &[i64], size: i64) -> bool {
    fn go(prefix: &[i64], modes: &mut Vec<(i64, i64)>, spanned: i64, size: i64) -> bool {
        if spanned == size || spanned >= prefix.len() as i64 {
            return prefix.iter().enumerate().all(|(i, n)| *n == at(prefix[0], modes, i as i64));
        }
        (2..=size / spanned).filter(|extent| size / spanned % extent == 0).any(|extent| {
            modes.push((extent, prefix[spanned as usize] - prefix[0]));
            let held = go(prefix, modes, spanned * extent, size);
            modes.pop();
            held
        })
    }
    go(prefix, &mut Vec::new(), 1, size)
}

#[test]
fn a_contradiction_is_the_smallest_and_the_prefix_the_longest() {
    let (mut random, mut refuted) = (Seeded(7), 0);
    for _ in 0..rounds(2_500) {
        let modes = random_modes(&mut random, &[2, 2, 3, 4], 36);
        let size: i64 = modes.iter().map(|m| m.0).product();
        let mut wanted: Vec<i64> = (0..size).map(|i| at(0, &modes, i)).collect();
        let changed = random.below(size as u64) as usize;
        wanted[changed] += 1 + random.below(5);
        match layout(wanted.iter().copied(), &[size]).unwrap() {
            Ok(found) => assert_eq!(numbers(&found), wanted),
            Err(c) => {
                refuted += 1;
                assert!(begins_some_layout(&wanted[..c.index], size), "{wanted:?} {c:?}");
                assert!(!begins_some_layout(&wanted[..=c.index], size), "{wanted:?} {c:?}");
                assert_eq!(wanted[c.index], c.found);
                let mut mended = wanted[..=c.index].to_vec();
                mended[c.index] = c.expected;
                assert!(begins_some_layout(&mended, size), "{wanted:?} {c:?}");
                assert_eq!(numbers(&c.prefix_layout), wanted[..c.prefix]);
                for longer in c.prefix + 1..=wanted.len() {
                    assert!(!begins_some_layout(&wanted[..longer], longer as i64), "{wanted:?} {c:?}");
                }
            }
        }
    }
    assert!(refuted > 1_000, "{refuted}");
}

fn swizzled(chain: &[Swizzle], n: i64) -> i64 {
    chain.iter().rev().fold(n, |n, s| s.apply(n))
}

#[test]
fn tables_of_swizzled_layouts_are_found() {
    let (mut random, mut swizzles) = (Seeded(3), 0);
    for _ in 0..rounds(750) {
        let modes = random_modes(&mut random, &[2, 2, 2, 3, 4], 64);
        let offset = random.below(2) * random.below(30);
        let size: i64 = modes.iter().map(|m| m.0).product();
        let bits = 1 + random.below(3) as u8;
        let shift = (bits as i8 + random.below(3) as i8) * [1, -1][random.below(2) as usize];
        let swizzle = Swizzle { bits, base: random.below(4) as u8, shift };
        let wanted: Vec<i64> = (0..size).map(|i| swizzle.apply(at(offset, &modes, i))).collect();
        match table(&wanted, &[size]).unwrap().0 {
            Answer::Layout(found) => assert_eq!(numbers(&found), wanted),
            Answer::Swizzled { chain, inner, count } => {
                swizzles += 1;
                assert!(count > 0 && chain.len() == 1, "{swizzle:?} {modes:?}");
                assert_eq!(numbers(&inner).iter().map(|n| swizzled(&chain, *n)).collect::<Vec<_>>(), wanted);
                assert!(inner.leaves.concat().len() <= coalesced(&modes).max(1));
            }
            answer => panic!("{swizzle:?} o {offset} o {modes:?}: {answer:?}"),
        }
    }
    assert!(swizzles > rounds(112), "{swizzles}");
}

#[test]
fn maps_over_bits_are_chains_or_maps() {
    let (mut random, mut chains, mut maps, mut affine) = (Seeded(5), 0, 0, 0);
    for _ in 0..rounds(750) {
        let bits = 1 + random.below(5);
        let offset = [0, 0, 0, random.below(64)][random.below(4) as usize];
        let linear = BitMap { offset, bases: (0..bits).map(|_| random.below(64)).collect() };
        let wanted: Vec<i64> = (0..1 << bits).map(|i| linear.apply(i)).collect();
        match table(&wanted, &[1 << bits]).unwrap().0 {
            Answer::Layout(found) => assert_eq!(numbers(&found), wanted),
            Answer::Swizzled { chain, inner, .. } => {
                chains += 1;
                assert_eq!(numbers(&inner).iter().map(|n| swizzled(&chain, *n)).collect::<Vec<_>>(), wanted);
            }
            Answer::Linear(found) => {
                maps += 1;
                assert_eq!(found, linear);
            }
            Answer::Affine(found) => {
                affine += 1;
                assert!(found == linear && offset != 0, "{linear:?}");
            }
            Answer::None => panic!("{linear:?}"),
        }
    }
    assert!(chains > rounds(25) && maps > rounds(25) && affine > rounds(12), "{chains} {maps} {affine}");
}

/// A random formula over `r` and `c`, as text.
fn random_formula(random: &mut Seeded, depth: u32) -> String {
    if depth == 0 || random.below(5) == 0 {
        return ["r", "c", "r", "c", "3", "8"][random.below(6) as usize].to_string();
    }
    let a = random_formula(random, depth - 1);
    match random.below(9) {
        7 => format!("({} - {a})", random.below(200)),
        0 => format!("({a} + {})", random_formula(random, depth - 1)),
        1 => format!("({a} ^ {})", random_formula(random, depth - 1)),
        2 => format!("({a} | {})", random_formula(random, depth - 1)),
        3 => format!("{a} * {}", [1, 2, 3, 8][random.below(4) as usize]),
        4 => format!("({a} & {})", random.below(32)),
        5 => format!("({a} << {})", random.below(4)),
        6 => format!("({a} >> {})", random.below(4)),
        _ => format!("({a} {} {})", ["/", "%"][random.below(2) as usize], 1 + random.below(9)),
    }
}

#[test]
fn formulas_mean_what_they_compute() {
    let (mut random, mut understood) = (Seeded(11), 0);
    for _ in 0..rounds(7_500) {
        let text = random_formula(&mut random, 4);
        let (parsed, names) = formula::parse(&text).unwrap();
        let modes = [[vec![16], vec![8]], [vec![6], vec![4]], [vec![4, 4], vec![2, 6]]][random.below(3) as usize].clone();
        let extents: Vec<i64> = names.iter().map(|n| modes[usize::from(n == "c")].iter().product()).collect();
        let modes: Vec<Vec<i64>> = names.iter().map(|n| modes[usize::from(n == "c")].clone()).collect();
        let Some(meaning) = parsed.meaning(&modes) else { continue };
        understood += 1;
        let got: Vec<i64> = match &meaning {
            Meaning::Layout(found) => numbers(found),
            Meaning::Map(linear) => (0..1 << linear.bases.len()).map(|i| linear.apply(i)).collect(),
        };
        let mut stack = Vec::new();
        let wanted: Vec<i64> = (0..extents.iter().product())
            .map(|i: i64| {
                let coord: Vec<i64> = match extents[..] {
                    [a, _] => vec![i % a, i / a],
                    _ => vec![i],
                };
                parsed.at(&coord, &mut stack).unwrap()
            })
            .collect();
        assert_eq!(got, wanted, "{text} over {modes:?}");
    }
    assert!(understood > rounds(2_500), "{understood}");
}

fn modes_of(table_of: &[i64]) -> Vec<(i64, i64)> {
    match table(table_of, &[table_of.len() as i64]).unwrap().0 {
        Answer::Layout(found) => found.leaves.concat(),
        answer => panic!("{answer:?}"),
    }
}

#[test]
fn the_permutations_of_known_kernels() {
    // Weights for tensor cores: four 16x16 tiles, each thread's eight values interleaved.
    let mut perm = Vec::new();
    for lane in 0..32 {
        let mut own = Vec::new();
        for block in 0..2 {
            for row in [2 * (lane % 4), 2 * (lane % 4) + 1, 2 * (lane % 4 + 4), 2 * (lane % 4 + 4) + 1] {
                own.push(16 * row + lane / 4 + 8 * block);
            }
        }
        for tile in 0..4 {
            perm.extend([0, 2, 4, 6, 1, 3, 5, 7].map(|i| own[i] + 256 * tile));
        }
    }
    assert_eq!(perm[..4], [0, 128, 8, 136]);
    assert_eq!(modes_of(&perm), [(2, 128), (4, 8), (4, 256), (4, 32), (8, 1)]);
    assert_eq!(modes_of(&[0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15]), [(2, 1), (2, 8), (4, 2)]);
    let wide: Vec<i64> = (0..32).map(|i| i % 2 + i / 2 % 4 * 8 + i / 8 * 2).collect();
    assert_eq!(modes_of(&wide), [(2, 1), (4, 8), (4, 2)]);
}

#[test]
fn a_map_of_forty_bits_is_a_swizzle_at_once() {
    let mut linear = BitMap { offset: 0, bases: (0..40).map(|j| 1 << j).collect() };
    linear = linear.swizzled(Swizzle { bits: 3, base: 4, shift: 3 });
    assert!(matches!(map(&linear, &[1 << 20, 1 << 20]), Answer::Swizzled { count: 1.., .. }));
}
