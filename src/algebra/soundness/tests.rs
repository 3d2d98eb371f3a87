use super::super::{Composed, Swizzle};
use super::*;
use bumpalo::Bump;
use std::collections::HashMap;

struct Random(u64);

impl Random {
    fn next(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }

    fn layout<'a>(&mut self, cx: Cx<'a>, most: i64) -> Layout<'a> {
        let extents = [1, 2, 3, 4, 6, 8];
        let (mut shape, mut stride, mut size) = (Vec::new(), Vec::new(), 1);
        let mut run = 1;
        for _ in 0..=self.next(3) {
            let extent = extents[self.next(6) as usize];
            if size * extent > most {
                continue;
            }
            size *= extent;
            let step = match self.next(4) {
                0 => self.next(9) as i64,
                1 => run * 2,
                _ => run,
            };
            run = (step * extent).max(1);
            let is_static = self.next(2) == 0;
            shape.push(Tree::Int(Int::new(extent, is_static)));
            stride.push(Tree::Int(Int::new(step, self.next(2) == 0)));
        }
        if shape.is_empty() {
            return super::super::layout::UNIT;
        }
        Layout { shape: cx.tuple(&shape), stride: cx.tuple(&stride) }
    }
}

fn number<'a>(value: i64) -> Tree<'a> {
    Tree::Int(Int::dynamic(value))
}

/// The index of a 1-D coordinate.
fn index<'a>(cx: Cx<'a>, layout: Layout<'a>, coord: i64) -> Option<i64> {
    Some(cx.evaluate(layout, number(coord)).ok()?.int()?.value)
}

/// The finding of an answer that has not as many elements as its operands make.
fn counted<'a>(cx: Cx<'a>, r: Layout<'a>, want: i64) -> Option<Finding<'a>> {
    let have = cx.elements(r).unwrap();
    (have != want).then_some(Finding::Count { have, want })
}

fn indices<'a>(cx: Cx<'a>, layout: Layout<'a>) -> Vec<i64> {
    (0..cx.elements(layout).unwrap()).map(|i| index(cx, layout, i).unwrap()).collect()
}

/// How often each index from 0 up to `end` occurs: the first that is not once.
fn first_not_once(all: &[i64], end: i64) -> Option<(i64, bool)> {
    let mut times: HashMap<i64, u32> = HashMap::new();
    all.iter().for_each(|i| *times.entry(*i).or_default() += 1);
    (0..end).find_map(|i| match times.get(&i) {
        None => Some((i, true)),
        Some(1) => None,
        Some(_) => Some((i, false)),
    })
}

#[test]
fn findings_agree_with_brute_force() {
    let mut random = Random(0x5eed);
    let mut seen: HashMap<&str, [u32; 2]> = HashMap::new();
    let mut note = |what, found: bool| seen.entry(what).or_default()[usize::from(found)] += 1;
    for round in 0..rounds(2_500) {
        let arena = Bump::new();
        let cx = Cx::new(&arena, if round % 2 == 0 { Mode::Value } else { Mode::Cxx });
        let (a, b) = (random.layout(cx, 256), random.layout(cx, 64));
        let tree = cx.layout_tree(b);
        if let Ok(r) = cx.composition(a, b) {
            let brute = (0..cx.elements(b).unwrap()).find_map(|at| {
                let (got, want) = (index(cx, r, at)?, index(cx, a, index(cx, b, at)?)?);
                (got != want).then_some(Finding::Composition { at, got: number(got), want: number(want) })
            });
            let lost = counted(cx, r, cx.elements(b).unwrap());
            let found = cx.check_composition(cx.layout_tree(a), tree, cx.layout_tree(r));
            assert_eq!(found, lost.or(brute), "{a:?} o {b:?}");
            note("composition", brute.is_some());
        }
        if let Ok(r) = cx.complement(a, Some(Tree::Int(Int::dynamic(200)))) {
            let filtered = cx.by_value().filter(a).unwrap();
            let all = indices(cx, cx.concat(&[filtered, r]));
            let brute = first_not_once(&all, 200);
            let found = cx.check_complement(a, Some(Tree::Int(Int::dynamic(200))), r);
            match brute {
                Some((index, true)) => assert_eq!(found, Some(Finding::Uncovered { index })),
                Some((index, false)) => assert_eq!(found, Some(Finding::Overlap { index })),
                None => assert!(found.is_none() || matches!(found, Some(Finding::Overlap { index }) if index >= 200), "{found:?}"),
            }
            note("complement", brute.is_some());
        }
        if let Ok(r) = cx.right_inverse(a) {
            let brute = (0..cx.elements(r).unwrap()).find(|i| index(cx, a, index(cx, r, *i).unwrap()).unwrap() != *i);
            assert_eq!(cx.check_right_inverse(cx.layout_tree(a), cx.layout_tree(r)).is_some(), brute.is_some());
        }
        if let Ok(r) = cx.left_inverse(a) {
            let brute = (0..cx.elements(a).unwrap()).find(|i| index(cx, r, index(cx, a, *i).unwrap()).unwrap() != *i);
            match cx.check_left_inverse(cx.layout_tree(a), cx.layout_tree(r)) {
                Some(Finding::Inverse { at, .. }) => assert_eq!(Some(at), brute),
                found => assert_eq!(found.is_some(), brute.is_some()),
            }
            note("left_inverse", brute.is_some());
        }
        let tiles = random.layout(cx, 4);
        if let Ok(r) = cx.logical_product(b, cx.layout_tree(tiles)) {
            let mut own = indices(cx, b);
            let size = own.len();
            own.sort_unstable();
            own.dedup();
            let mut all = indices(cx, r);
            let total = all.len();
            all.sort_unstable();
            let twice = all.windows(2).find(|w| w[0] == w[1]).map(|w| w[0]);
            all.dedup();
            let brute = (own.len() == size && all.len() < total).then_some(twice).flatten();
            let lost = counted(cx, r, cx.elements(b).unwrap() * cx.elements(tiles).unwrap());
            let found = cx.check_product(b, cx.layout_tree(tiles), r);
            assert_eq!(found, lost.or(brute.map(|index| Finding::Aliased { index })), "{b:?} x {tiles:?} -> {r:?}");
            note("product", found.is_some());
        }
        if let Ok(r) = cx.logical_divide(a, tree) {
            let found = cx.check_divide(a, tree, r);
            let rest = cx.complement(b, Some(cx.coalesce(a).unwrap().shape)).unwrap();
            let split = cx.concat(&[b, rest]);
            let size = cx.elements(a).unwrap();
            let wrong = (0..cx.elements(split).unwrap()).find(|i| {
                let place = index(cx, split, *i).unwrap();
                place < size && index(cx, r, *i) != index(cx, a, place)
            });
            let brute = first_not_once(&indices(cx, split), cx.elements(a).unwrap());
            match (wrong, brute) {
                _ if cx.elements(r) != cx.elements(split) => assert_eq!(found, counted(cx, r, cx.elements(split).unwrap())),
                (Some(at), _) => assert!(matches!(found, Some(Finding::Tile { at: w, .. }) if w == at)),
                (None, Some((at, true))) => assert_eq!(found, Some(Finding::Dropped { at })),
                (None, Some((at, false))) => assert_eq!(found, Some(Finding::Repeated { at })),
                (None, None) => assert!(found.is_none_or(Finding::is_note), "{found:?}"),
            }
            note("divide", wrong.is_some() || brute.is_some());
        }
    }
    for (what, [sound, unsound]) in seen {
        assert!(
            sound as usize > rounds(12) && unsound as usize > rounds(2),
            "{what}: {sound} sound, {unsound} not: too one-sided to test anything"
        );
    }
}

#[test]
fn the_smallest_witness_of_the_known_example() {
    let arena = Bump::new();
    let cx = Cx::new(&arena, Mode::Value);
    let fixed = |v: &[i64]| cx.tuple(&v.iter().map(|v| Tree::Int(Int::fixed(*v))).collect::<Vec<_>>());
    let a = Layout { shape: fixed(&[4, 6, 8]), stride: fixed(&[2, 3, 5]) };
    let b = Layout { shape: Tree::Int(Int::fixed(6)), stride: Tree::Int(Int::fixed(3)) };
    let r = cx.composition(a, b).unwrap();
    assert_eq!(
        cx.check_composition(cx.layout_tree(a), cx.layout_tree(b), cx.layout_tree(r)),
        Some(Finding::Composition { at: 2, got: number(3), want: number(7) })
    );
}

/// The point that a value stands for, flat: enough of each codomain mode for the layouts drawn here.
fn flat(t: Tree) -> Vec<i64> {
    match t {
        Tree::Int(i) => vec![i.value, 0, 0],
        Tree::Basis(b) => (0..3).map(|i| if b.path == [i] { b.value.value } else { 0 }).collect(),
        Tree::Tuple(items) | Tree::Arith(items) => (0..3).map(|i| items.get(i).and_then(|t| t.int()).map_or(0, |i| i.value)).collect(),
        other => panic!("{other:?}"),
    }
}

/// B of a coordinate, as a coordinate of A.
fn place<'a>(cx: Cx<'a>, a: Tree<'a>, b: Tree<'a>, at: i64) -> Tree<'a> {
    let rank = cx.inner_layout("test", a).unwrap().rank();
    match cx.apply(b, number(at)).unwrap() {
        Tree::Int(i) => Tree::Int(i),
        point => cx.tuple(&flat(point)[..rank].iter().map(|i| number(*i)).collect::<Vec<_>>()),
    }
}

#[test]
fn findings_of_any_composition_agree_with_brute_force() {
    let mut random = Random(0xc0_4405e);
    let mut seen: HashMap<(&str, bool), [u32; 2]> = HashMap::new();
    for round in 0..rounds(5_000) {
        let pair = random.0;
        for mode in [Mode::Value, Mode::Cxx] {
            random.0 = pair;
            let arena = Bump::new();
            let cx = Cx::new(&arena, mode);
            let (a, b) = (random.layout(cx, 256), random.layout(cx, 64));
            let (bits, base) = (1 + random.next(2) as u8, random.next(3) as u8);
            let shift = (bits + random.next(3) as u8) as i8;
            let swizzle = Tree::Swizzle(Swizzle { bits, base, shift: if random.next(4) == 0 { -shift } else { shift } });
            let swizzled = |offset: i64, inner| cx.composed(Composed { outer: swizzle, offset: Tree::Int(Int::fixed(offset)), inner });
            let shape = cx.tuple(&[Tree::Int(Int::fixed(1 + random.next(9) as i64)), Tree::Int(Int::fixed(1 + random.next(9) as i64))]);
            let (identity, plain_a, plain_b) = (cx.layout_tree(cx.make_identity_layout(shape)), cx.layout_tree(a), cx.layout_tree(b));
            let offset = random.next(20) as i64;
            let (kind, left, right) = match round % 5 {
                0 => ("plain", plain_a, plain_b),
                1 => ("swizzled", swizzled(offset, plain_a), plain_b),
                2 => ("basis", identity, plain_b),
                3 => {
                    let extent = |random: &mut Random| Tree::Int(Int::fixed(1 + random.next(5) as i64));
                    let step = |random: &mut Random| {
                        let (value, mode) = (Int::fixed(1 + random.next(4) as i64), random.next(2) as u32);
                        Tree::Basis(cx.arena.alloc(super::super::Basis { value, over: 1, path: cx.arena.alloc_slice_copy(&[mode]) }))
                    };
                    let shape = cx.tuple(&[extent(&mut random), extent(&mut random), extent(&mut random)]);
                    let stride = cx.tuple(&[step(&mut random), step(&mut random), step(&mut random)]);
                    // Each mode of A has two modes of its own.
                    let modes = [random.layout(cx, 32), random.layout(cx, 32)];
                    let a = cx.concat(&modes);
                    ("onto a basis", cx.layout_tree(a), cx.layout_tree(Layout { shape, stride }))
                }
                _ => {
                    // Powers of two, which a swizzle passes.
                    let extents = [1, 2, 4, 8].map(|e| Tree::Int(Int::fixed(e)));
                    let shape = cx.tuple(&[extents[random.next(4) as usize], extents[random.next(4) as usize], extents[2]]);
                    let left = cx.make_layout(
                        shape,
                        if random.next(2) == 0 { super::super::compact::Major::Left } else { super::super::compact::Major::Right },
                    );
                    ("a swizzled right side", cx.layout_tree(left.unwrap()), swizzled(0, plain_b))
                }
            };
            let Ok(r) = cx.compose_any(left, right) else { continue };
            let size = cx.elements(cx.inner_layout("test", right).unwrap()).unwrap();
            let have = cx.elements(cx.inner_layout("test", r).unwrap()).unwrap();
            let lost = (have != size).then_some(Finding::Count { have, want: size });
            let brute = (0..size).find_map(|at| {
                let (got, want) = (cx.apply(r, number(at)).unwrap(), cx.apply(left, place(cx, left, right, at)).unwrap());
                (flat(got) != flat(want)).then(|| (at, flat(got), flat(want)))
            });
            let found = cx.check_composition(left, right, r);
            seen.entry((kind, mode == Mode::Cxx)).or_default()[usize::from(found.is_some())] += 1;
            match (lost, brute, found) {
                (Some(lost), _, found) => assert_eq!(found, Some(lost), "{left:?} o {right:?}"),
                (None, Some((at, got, want)), Some(Finding::Composition { at: place, got: g, want: w })) => {
                    assert_eq!((at, got, want), (place, flat(g), flat(w)), "{left:?} o {right:?}");
                }
                (None, brute, found) => assert_eq!((brute, found), (None, None), "{left:?} o {right:?} = {r:?}"),
            }
        }
    }
    assert_eq!(seen.len(), 10);
    for ((kind, cxx), [sound, unsound]) in seen {
        assert!(
            sound as usize > rounds(12) && (unsound as usize > rounds(2) || kind == "a swizzled right side"),
            "{kind} under C++ {cxx}: {sound} sound, {unsound} not"
        );
    }
}
