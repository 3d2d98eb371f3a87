//! The algebra as laws over random layouts: in both modes, with compile-time, run-time and mixed
//! integers, against functions that are computed here, element by element, from the definition.
//!
//! The seed is fixed: the same cases on every machine and in every run.

use crate::rounds::rounds;
use crate::support;

use bumpalo::Bump;
use cutectl::algebra::properties::{plain_modes, preimage};
use cutectl::algebra::sameness::Sameness;
use cutectl::algebra::soundness::Finding;
use cutectl::algebra::{Cx, Int, Layout, Mode, Tree};
use cutectl::eval::Session;
use cutectl::say;
use cutectl::value::Value;
use cutectl::view::facts::{Decision, facts};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, RngSeed, TestCaseError};
use std::collections::{BTreeMap, BTreeSet};

fn config() -> Config {
    Config {
        cases: rounds(256) as u32,
        rng_algorithm: RngAlgorithm::ChaCha,
        rng_seed: RngSeed::Fixed(0x0c07_ec71),
        failure_persistence: None,
        max_global_rejects: 1 << 20,
        ..Config::default()
    }
}

/// A layout as it is made up here: a leaf `extent:stride`, or a tuple of them.
#[derive(Clone, Debug)]
enum Node {
    Leaf(i64, i64),
    Tuple(Vec<Node>),
}

impl Node {
    fn leaves(&self) -> Vec<(i64, i64)> {
        match self {
            Node::Leaf(s, d) => vec![(*s, *d)],
            Node::Tuple(items) => items.iter().flat_map(Node::leaves).collect(),
        }
    }

    fn size(&self) -> i64 {
        self.leaves().iter().map(|(s, _)| s).product()
    }

    /// The definition: the index of a 1-D coordinate, the last mode without end.
    fn at(&self, mut coord: i64) -> i64 {
        let leaves = self.leaves();
        let mut index = 0;
        for (i, (s, d)) in leaves.iter().enumerate() {
            let x = if i + 1 < leaves.len() { coord % s } else { coord };
            index += x * d;
            coord /= s;
        }
        index
    }

    fn function(&self) -> Vec<i64> {
        (0..self.size()).map(|i| self.at(i)).collect()
    }

    fn half(&self, leaf: &mut impl FnMut(i64, i64) -> String) -> String {
        match self {
            Node::Leaf(s, d) => leaf(*s, *d),
            Node::Tuple(items) => format!("({})", items.iter().map(|i| i.half(leaf)).collect::<Vec<_>>().join(",")),
        }
    }

    /// `shape:stride`, integers written as `mix` says.
    fn text(&self, mix: &mut Mix) -> String {
        let shape = self.half(&mut |s, _| mix.int(s));
        let stride = self.half(&mut |_, d| mix.int(d));
        format!("{shape}:{stride}")
    }
}

/// Which integers are compile-time: the bits of a number, used one after the other.
#[derive(Clone, Copy, Debug)]
struct Mix(u64);

impl Mix {
    const STATIC: Mix = Mix(u64::MAX);

    fn int(&mut self, n: i64) -> String {
        let fixed = self.0 & 1 == 1;
        self.0 = self.0.rotate_right(1);
        if fixed { format!("_{n}") } else { n.to_string() }
    }
}

/// All compile-time, all run-time, or some of each.
fn mixes() -> impl Strategy<Value = Mix> {
    prop_oneof![Just(Mix::STATIC), Just(Mix(0)), any::<u64>().prop_map(Mix)]
}

fn modes() -> impl Strategy<Value = Mode> {
    prop_oneof![Just(Mode::Value), Just(Mode::Cxx)]
}

/// Layouts with any strides, up to 4 leaves.
fn layouts(strides: impl Strategy<Value = i64> + Clone + 'static) -> impl Strategy<Value = Node> {
    let leaf = (prop_oneof![2 => 1i64..=2, 3 => 2i64..=6], strides).prop_map(|(s, d)| Node::Leaf(s, d));
    let nested = leaf.prop_recursive(2, 4, 3, |inner| prop::collection::vec(inner, 1..=3).prop_map(Node::Tuple));
    nested.prop_filter("small enough to be walked", |n| n.size() <= 600 && n.leaves().len() <= 5)
}

fn any_strides() -> impl Strategy<Value = i64> + Clone {
    prop_oneof![4 => 0i64..=12, 1 => -6i64..=30, 2 => prop::sample::select(vec![1i64, 2, 4, 8, 16, 3, 6, 12])]
}

/// Layouts whose strides follow from each other, so that divisions mostly come out even: every
/// leaf covers what is below it, times a gap; in any order. They are injective.
fn chains(gaps: std::ops::RangeInclusive<i64>) -> impl Strategy<Value = Node> {
    let extents = prop::collection::vec((2i64..=4, gaps), 1..=4);
    (extents, any::<u64>(), any::<bool>()).prop_map(|(modes, order, nest)| {
        let mut below = 1;
        let mut leaves: Vec<Node> = Vec::new();
        for (i, (s, gap)) in modes.iter().enumerate() {
            let place = (order >> (8 * i)) as usize % (i + 1);
            leaves.insert(place, Node::Leaf(*s, below * gap));
            below *= gap * s;
        }
        match leaves.len() {
            1 => leaves.remove(0),
            n if nest && n > 2 => {
                let inner = leaves.split_off(1);
                Node::Tuple(vec![leaves.remove(0), Node::Tuple(inner)])
            }
            _ => Node::Tuple(leaves),
        }
    })
}

/// Where a law is tried out: values live as long as the arena.
struct Bench<'a> {
    arena: &'a Bump,
    session: Session,
}

type Refused = (&'static str, String);

impl<'a> Bench<'a> {
    fn new(arena: &'a Bump, mode: Mode) -> Self {
        Bench { arena, session: Session::new(mode) }
    }

    fn cx(&self) -> Cx<'a> {
        Cx::new(self.arena, self.session.mode)
    }

    /// The value of a text, or the code and the message of its refusal.
    fn value(&mut self, text: &str) -> Result<Tree<'a>, Refused> {
        let text = self.arena.alloc_str(text);
        match self.session.value(self.arena, text) {
            Ok(Value::Tree(t)) => Ok(t),
            Ok(other) => panic!("{text}: {other:?}"),
            Err(error) => {
                let d = say::explain(&error, text, &self.session.env);
                Err((d.code, d.message))
            }
        }
    }

    fn layout(&mut self, text: &str) -> Result<Layout<'a>, Refused> {
        match self.value(text)? {
            Tree::Layout(l) => Ok(*l),
            t => panic!("{text}: no layout: {t:?}"),
        }
    }

    fn size(&self, l: Layout<'a>) -> i64 {
        self.cx().size(l).expect("a size").value
    }

    fn at(&self, l: Layout<'a>, coord: i64) -> i64 {
        // In either mode: an index in `()` is what C++ alone cannot compile.
        let index = self.cx().in_mode(Mode::Value).evaluate(l, Tree::Int(Int::dynamic(coord))).expect("an index");
        index.int().expect("an integer").value
    }

    fn function(&self, l: Layout<'a>) -> Vec<i64> {
        (0..self.size(l)).map(|i| self.at(l, i)).collect()
    }

    /// The index of a coordinate of several modes.
    fn at_modes(&self, l: Layout<'a>, coord: &[i64]) -> i64 {
        let cx = self.cx();
        let coord: Vec<Tree> = coord.iter().map(|x| Tree::Int(Int::dynamic(*x))).collect();
        cx.evaluate(l, cx.tuple(&coord)).ok().and_then(Tree::int).expect("an index").value
    }

    /// The sizes of the top modes.
    fn sizes(&self, l: Layout<'a>) -> Vec<i64> {
        let cx = self.cx();
        (0..l.rank()).map(|i| cx.size(cx.mode(l, i as i64).ok().unwrap()).ok().unwrap().value).collect()
    }
}

/// A refusal that the law allows; anything else is a failure.
fn allowed<T>(result: Result<T, Refused>, codes: &[&str]) -> Result<Option<T>, TestCaseError> {
    match result {
        Ok(value) => Ok(Some(value)),
        Err((code, _)) if codes.contains(&code) => Ok(None),
        Err((code, message)) => Err(TestCaseError::fail(format!("{code}: {message}"))),
    }
}

fn sorted(mut values: Vec<i64>) -> Vec<i64> {
    values.sort_unstable();
    values
}

/// "Stride Divisibility Condition" and the like: what static assertions refuse.
const DIVISIBILITY: [&str; 2] = ["E0410", "E0411"];
/// What needs compile-time strides under `--cxx`.
const STATIC_ONLY: [&str; 2] = ["E0412", "E0414"];

proptest! {
    #![proptest_config(config())]

    #[test]
    fn evaluation_is_the_definition(l in layouts(any_strides()), mut mix in mixes(), mode in modes()) {
        let arena = Bump::new();
        let mut bench = Bench::new(&arena, mode);
        let layout = bench.layout(&l.text(&mut mix)).unwrap();
        prop_assert_eq!(bench.size(layout), l.size());
        for i in 0..l.size() + 3 {
            prop_assert_eq!(bench.at(layout, i), l.at(i), "at {}", i);
        }
    }

    #[test]
    fn coalesce_keeps_the_function_and_flattens(l in layouts(any_strides()), mut mix in mixes(), mode in modes()) {
        let arena = Bump::new();
        let mut bench = Bench::new(&arena, mode);
        let r = bench.layout(&format!("coalesce({})", l.text(&mut mix))).unwrap();
        prop_assert_eq!(bench.function(r), l.function());
        prop_assert!(r.shape.nesting() <= 1);
        if mode == Mode::Value && r.rank() > 1 {
            let modes = plain_modes(bench.cx(), r).ok().unwrap();
            prop_assert!(modes.iter().all(|m| m.extent != 1));
            prop_assert!(modes.windows(2).all(|m| m[1].stride != m[0].stride * m[0].extent), "not as few modes as possible");
        }
    }

    #[test]
    fn coalesce_by_mode_keeps_the_modes(l in layouts(any_strides()), mut mix in mixes(), mode in modes()) {
        let Node::Tuple(items) = &l else { return Ok(()) };
        let arena = Bump::new();
        let mut bench = Bench::new(&arena, mode);
        let profile = vec!["_1"; items.len()].join(",");
        let r = bench.layout(&format!("coalesce({},({profile}))", l.text(&mut mix))).unwrap();
        prop_assert_eq!(bench.function(r), l.function());
        prop_assert_eq!(bench.sizes(r), items.iter().map(Node::size).collect::<Vec<_>>());
    }

    #[test]
    fn filter_drops_what_goes_nowhere(l in layouts(any_strides()), mode in modes()) {
        let arena = Bump::new();
        let mut bench = Bench::new(&arena, mode);
        let r = bench.layout(&format!("filter({})", l.text(&mut { Mix::STATIC }))).unwrap();
        let want: BTreeSet<i64> = l.function().into_iter().collect();
        prop_assert_eq!(bench.function(r).into_iter().collect::<BTreeSet<_>>(), want);
        let kept: i64 = l.leaves().iter().filter(|(s, d)| *d != 0 && *s != 1).map(|(s, _)| s).product();
        prop_assert_eq!(bench.size(r), kept);
    }

    /// R(i) = A(B(i)) wherever B stays inside A, if for the leaf n:r of B, walked through the
    /// modes s of A: r divides s or s divides r; and as long as both have elements left,
    /// what a mode has left is more than n, or divides n. (That is the divisibility of the
    /// definition; CuTe's own conditions accept more.)
    #[test]
    fn composition_with_one_mode_is_composition(a in layouts(any_strides()), n in 1i64..=24, r in 0i64..=24, mut mix in mixes(), mode in modes()) {
        let arena = Bump::new();
        let mut bench = Bench::new(&arena, mode);
        let (mut rest_n, mut rest_r) = (n, r);
        let left: Vec<i64> = a.leaves().iter().map(|(s, _)| *s).collect();
        for s in &left[..left.len() - 1] {
            if rest_r == 0 {
                break;
            }
            prop_assume!(rest_r % s == 0 || s % rest_r == 0);
            let has = (s / rest_r).max(1);
            let taken = has.min(rest_n);
            prop_assume!(rest_n % taken == 0);
            rest_n /= taken;
            rest_r = (rest_r / s).max(1);
        }
        let b = Node::Leaf(n, r);
        let text = format!("composition({},{})", a.text(&mut mix), b.text(&mut mix));
        // C++ divides by a run-time 0 where `_0` is seen to be 0.
        let codes: &[&str] = if mode == Mode::Cxx && r == 0 { &["E0502"] } else { &[] };
        let Some(result) = allowed(bench.layout(&text), codes)? else { return Ok(()) };
        prop_assert_eq!(bench.size(result), n);
        for i in (0..n).filter(|i| b.at(*i) < a.size()) {
            prop_assert_eq!(bench.at(result, i), a.at(b.at(i)), "{} at {}", text, i);
        }
    }

    /// What CuTe answers beyond that is judged: without a finding the answer is A(B(i)) wherever B
    /// stays inside A, and a finding is the first place where it is not.
    #[test]
    fn a_composition_without_a_finding_is_composition(
        a in layouts(any_strides()), b in layouts(prop_oneof![Just(1i64), 0i64..=24]), mut mix in mixes(), mode in modes()
    ) {
        let arena = Bump::new();
        let mut bench = Bench::new(&arena, mode);
        bench.session.check = true;
        let text = format!("composition({},{})", a.text(&mut mix), b.text(&mut mix));
        let source = arena.alloc_str(&text);
        let Ok(outcome) = bench.session.outcome(&arena, source) else { return Ok(()) };
        let Value::Tree(Tree::Layout(r)) = outcome.answer else { panic!("{text}") };
        let mut difference = None;
        for i in 0..b.size() {
            if bench.at(*r, i) != a.at(b.at(i)) {
                difference = Some(i);
                break;
            }
        }
        match (outcome.warnings.first().map(|w| w.finding), difference) {
            (None, None) => {}
            (None, Some(i)) => prop_assert!(b.at(i) >= a.size(), "{} differs at {} without a finding", text, i),
            (Some(Finding::Composition { at, got, want }), first) => {
                prop_assert_eq!(Some(at), first, "{}", text);
                let (got, want) = (got.int().map(|i| i.value), want.int().map(|i| i.value));
                prop_assert_eq!((got, want), (Some(bench.at(*r, at)), Some(a.at(b.at(at)))), "{}", text);
            }
            (Some(Finding::Count { want, .. }), _) => prop_assert_eq!((mode, want), (Mode::Cxx, b.size()), "{}", text),
            (Some(other), _) => prop_assert!(false, "{}: {:?}", text, other),
        }
    }

    /// For an injective layout whose strides follow from each other.
    #[test]
    fn complement_is_disjoint_and_covers(l in chains(1..=3), target in 1i64..=200, mut mix in mixes(), mode in modes()) {
        let arena = Bump::new();
        let mut bench = Bench::new(&arena, mode);
        let text = format!("complement({},{})", l.text(&mut mix), mix.int(target));
        let Some(r) = allowed(bench.layout(&text), if mode == Mode::Cxx { &STATIC_ONLY } else { &[] })? else { return Ok(()) };
        let both: Vec<i64> = bench.function(r).iter().flat_map(|j| l.function().into_iter().map(move |i| i + j)).collect();
        let set: BTreeSet<i64> = both.iter().copied().collect();
        prop_assert_eq!(set.len(), both.len(), "{}: an index twice", text);
        prop_assert!((0..target).all(|i| set.contains(&i)), "{}: an index below {} is left out", text, target);
        let ordered = bench.function(r);
        prop_assert!(ordered.windows(2).all(|w| w[0] < w[1]), "{}: not ordered", text);
    }

    #[test]
    fn the_right_inverse_inverts(l in layouts(any_strides()), mut mix in mixes(), mode in modes()) {
        let arena = Bump::new();
        let mut bench = Bench::new(&arena, mode);
        let text = format!("right_inverse({})", l.text(&mut mix));
        let r = match bench.value(&text) {
            Ok(Tree::Layout(r)) => *r,
            // Of an integer alone, CuTe's right_inverse is another function.
            Ok(_) => return Ok(()),
            Err((code, message)) => return Err(TestCaseError::fail(format!("{text}: {code} {message}"))),
        };
        for i in 0..bench.size(r) {
            let back = bench.at(r, i);
            prop_assert!((0..l.size()).contains(&back), "{} leads outside at {}", text, i);
            prop_assert_eq!(l.at(back), i, "{} at {}", text, i);
        }
    }

    /// For an injective layout whose strides follow from each other.
    #[test]
    fn the_left_inverse_inverts(l in chains(1..=3), mut mix in mixes(), mode in modes()) {
        let arena = Bump::new();
        let mut bench = Bench::new(&arena, mode);
        let text = format!("left_inverse({})", l.text(&mut mix));
        let Some(r) = allowed(bench.layout(&text), if mode == Mode::Cxx { &STATIC_ONLY } else { &[] })? else { return Ok(()) };
        for i in 0..l.size() {
            prop_assert_eq!(bench.at(r, l.at(i)), i, "{} at {}", text, i);
        }
    }

    /// A compact layout divided by a tile that fits into it: the tile's mode is L∘T, and every
    /// element of L stands in exactly one place.
    #[test]
    fn a_divide_regroups_the_elements(l in chains(1..=1), tile in chains(1..=2), mut mix in mixes(), mode in modes()) {
        prop_assume!(tile.leaves().iter().map(|(s, d)| (s - 1) * d).sum::<i64>() < l.size());
        let arena = Bump::new();
        let mut bench = Bench::new(&arena, mode);
        bench.session.check = true;
        let text = format!("logical_divide({},{})", l.text(&mut mix), tile.text(&mut mix));
        let codes: Vec<&str> = DIVISIBILITY.iter().chain(&STATIC_ONLY).copied().collect();
        let Some(r) = allowed(bench.layout(&text), &codes)? else { return Ok(()) };
        let source = arena.alloc_str(&text);
        let judged = bench.session.outcome(&arena, source).ok().unwrap().warnings;
        prop_assume!(judged.is_empty());
        let sizes = bench.sizes(r);
        prop_assert_eq!(sizes.len(), 2);
        prop_assert_eq!(sizes[0], tile.size());
        for i in 0..sizes[0] {
            prop_assert_eq!(bench.at_modes(r, &[i, 0]), l.at(tile.at(i)), "{} at {}", text, i);
        }
        prop_assert_eq!(sorted(bench.function(r)), sorted(l.function()), "{}", text);
    }

    /// By mode: zipped, tiled and flat divide are the logical one with its modes regrouped.
    #[test]
    fn the_divides_regroup_one_another(s in (1i64..=4, 1i64..=4), t in (1i64..=4, 1i64..=4), row in any::<bool>(), mut mix in mixes(), mode in modes()) {
        let (m, n) = (s.0 * t.0, s.1 * t.1);
        let l = Node::Tuple(vec![Node::Leaf(m, if row { n } else { 1 }), Node::Leaf(n, if row { 1 } else { m })]);
        let arena = Bump::new();
        let mut bench = Bench::new(&arena, mode);
        let args = format!("{},({},{})", l.text(&mut mix), mix.int(t.0), mix.int(t.1));
        let divide = |bench: &mut Bench<'_>, kind: &str| -> Vec<i64> {
            let r = bench.layout(&format!("{kind}_divide({args})")).unwrap();
            let sizes: &[&[i64]] = match kind {
                "logical" => &[&[t.0 * s.0, t.1 * s.1]],
                "zipped" => &[&[t.0 * t.1, s.0 * s.1]],
                "tiled" => &[&[t.0 * t.1, s.0, s.1]],
                _ => &[&[t.0, t.1, s.0, s.1]],
            };
            assert_eq!(bench.sizes(r), sizes[0], "{kind}");
            let mut all = Vec::new();
            for (i, j, k, h) in places(t, s) {
                let coord = match kind {
                    "logical" => vec![i + t.0 * k, j + t.1 * h],
                    "zipped" => vec![i + t.0 * j, k + s.0 * h],
                    "tiled" => vec![i + t.0 * j, k, h],
                    _ => vec![i, j, k, h],
                };
                all.push(bench.at_modes(r, &coord));
            }
            all
        };
        // The element (i, j) of tile (k, h).
        let want: Vec<i64> = places(t, s).map(|(i, j, k, h)| l.at((i + t.0 * k) + m * (j + t.1 * h))).collect();
        for kind in ["logical", "zipped", "tiled", "flat"] {
            prop_assert_eq!(&divide(&mut bench, kind), &want, "{}_divide({})", kind, args);
        }
    }

    /// The block is mode 0 as it was, and every copy is the block moved, none over another.
    #[test]
    fn a_product_repeats_the_block(block in chains(1..=2), copies in chains(1..=2), mix in mixes(), mode in modes()) {
        let arena = Bump::new();
        let mut bench = Bench::new(&arena, mode);
        // Under `--cxx` no condition is checked on run-time integers: CuTe answers something.
        let mut mix = if mode == Mode::Cxx { Mix::STATIC } else { mix };
        let args = format!("{},{}", block.text(&mut mix), copies.text(&mut mix));
        let codes: Vec<&str> = DIVISIBILITY.iter().chain(&STATIC_ONLY).copied().collect();
        let Some(r) = allowed(bench.layout(&format!("logical_product({args})")), &codes)? else { return Ok(()) };
        bench.session.check = true;
        let source = arena.alloc_str(&format!("logical_product({args})"));
        prop_assume!(bench.session.outcome(&arena, source).ok().unwrap().warnings.is_empty());
        bench.session.check = false;
        prop_assert_eq!(bench.sizes(r), vec![block.size(), copies.size()], "{}", args);
        let own = block.function();
        for j in 0..copies.size() {
            let offset = bench.at_modes(r, &[0, j]);
            for (i, index) in own.iter().enumerate() {
                prop_assert_eq!(bench.at_modes(r, &[i as i64, j]), index + offset, "{}", args);
            }
        }
        let all = bench.function(r);
        prop_assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "{}: an index twice", args);
        for kind in ["zipped", "tiled", "flat"] {
            let other = bench.layout(&format!("{kind}_product({args})")).unwrap();
            prop_assert_eq!(bench.function(other), all.clone(), "{}_product({})", kind, args);
        }
        let all = sorted(all);
        for kind in ["blocked", "raked"] {
            // Ranks that do not fit each other do not compile.
            let Some(other) = allowed(bench.layout(&format!("{kind}_product({args})")), &["E0402"])? else { continue };
            prop_assert_eq!(sorted(bench.function(other)), all.clone(), "{}_product({})", kind, args);
        }
    }

    #[test]
    fn a_slice_and_its_offset_are_the_function_with_the_rest_fixed(
        l in layouts(any_strides()), fixed in prop::collection::vec(prop::option::of(0i64..6), 3), mut mix in mixes(), mode in modes()
    ) {
        let Node::Tuple(items) = &l else { return Ok(()) };
        let arena = Bump::new();
        let mut bench = Bench::new(&arena, mode);
        let layout = bench.layout(&l.text(&mut mix)).unwrap();
        let coord: Vec<Option<i64>> = items.iter().zip(&fixed).map(|(item, x)| x.map(|x| x % item.size())).collect();
        let text: Vec<String> = coord.iter().map(|x| x.map_or("_".to_string(), |x| mix.int(x))).collect();
        let at = bench.value(&format!("({})", text.join(","))).unwrap();
        let (part, offset) = bench.cx().slice_and_offset(at, layout).ok().unwrap();
        let offset = offset.int().unwrap().value;
        let open: Vec<i64> = items.iter().zip(&coord).filter(|(_, x)| x.is_none()).map(|(item, _)| item.size()).collect();
        prop_assert_eq!(bench.size(part), open.iter().product::<i64>());
        for i in 0..bench.size(part) {
            let (mut rest, mut whole, mut below) = (i, 0, 1);
            for (item, x) in items.iter().zip(&coord) {
                let here = x.unwrap_or_else(|| {
                    let here = rest % item.size();
                    rest /= item.size();
                    here
                });
                whole += here * below;
                below *= item.size();
            }
            prop_assert_eq!(bench.at(part, i) + offset, l.at(whole), "{:?} at {}", text, i);
        }
    }

    #[test]
    fn idx2crd_and_crd2idx_undo_each_other(l in layouts(Just(1)), mut mix in mixes(), mode in modes()) {
        let arena = Bump::new();
        let mut bench = Bench::new(&arena, mode);
        let shape = l.half(&mut |s, _| mix.int(s));
        let shape = bench.value(&shape).unwrap();
        let cx = bench.cx();
        let compact = cx.make_layout(shape, cutectl::algebra::compact::Major::Left).ok().unwrap();
        for i in 0..l.size() {
            let coord = cx.idx2crd(Tree::Int(Int::dynamic(i)), shape).ok().unwrap();
            prop_assert!(cx.congruent(coord, shape));
            let back = cx.crd2idx_compact(coord, shape).ok().unwrap();
            prop_assert_eq!(back.int().unwrap().value, i);
            prop_assert_eq!(cx.evaluate(compact, coord).ok().unwrap().int().unwrap().value, i);
        }
    }

    /// The default mode is C++ with every integer static, apart from the flags of the result.
    #[test]
    fn value_mode_is_cxx_of_the_static_expression(
        a in prop_oneof![layouts(any_strides()), chains(1..=3)], b in prop_oneof![layouts(any_strides()), chains(1..=3)],
        n in 1i64..=64, mut mix in mixes(), which in 0..CALLS.len()
    ) {
        let call = |mix: &mut Mix| {
            let text = CALLS[which].replace("$A", &a.text(mix)).replace("$B", &b.text(mix));
            text.replace("$N", &mix.int(n))
        };
        let (here, there) = (call(&mut mix), call(&mut { Mix::STATIC }));
        let (got, want) = (support::alone(Mode::Value, &here), support::alone(Mode::Cxx, &there));
        match (got, want) {
            (Ok(got), Ok(want)) => prop_assert_eq!(unmarked(&got), unmarked(&want), "{} and {}", here, there),
            (Err(got), Err(want)) => prop_assert_eq!(got.code, want.code, "{} and {}", here, there),
            (got, want) => prop_assert!(false, "{}: {:?}; {}: {:?}", here, got, there, want),
        }
    }

    #[test]
    fn facts_are_what_counting_finds(l in layouts(any_strides()), mut mix in mixes(), mode in modes()) {
        let arena = Bump::new();
        let mut bench = Bench::new(&arena, mode);
        let layout = bench.layout(&l.text(&mut mix)).unwrap();
        let f = facts(bench.cx(), layout).ok().unwrap();
        let function = l.function();
        let set: BTreeSet<i64> = function.iter().copied().collect();
        let (least, most) = (*set.first().unwrap(), *set.last().unwrap());
        let holes = most - least + 1 - set.len() as i64;
        let decided = |yes: bool| if yes { Decision::Yes } else { Decision::No };
        prop_assert_eq!(f.size, l.size());
        prop_assert_eq!(f.cosize, 1 + l.leaves().iter().map(|(s, d)| (s - 1) * d.abs()).sum::<i64>());
        prop_assert_eq!(f.range, Some((least, most)));
        prop_assert_eq!(f.injective, decided(set.len() == function.len()));
        prop_assert_eq!(f.holes, Some(holes));
        prop_assert_eq!(f.surjective, decided(holes == 0));
        prop_assert_eq!(f.contiguous, function.iter().enumerate().all(|(i, x)| *x == i as i64));
    }

    #[test]
    fn same_finds_the_first_difference(a in layouts(any_strides()), b in layouts(any_strides()), alike in any::<bool>(), mut mix in mixes(), mode in modes()) {
        let arena = Bump::new();
        let mut bench = Bench::new(&arena, mode);
        // Half of the time the same function in other words.
        let b = if alike { Node::Tuple(vec![Node::Leaf(1, 7), a.clone(), Node::Leaf(1, 0)]) } else { b };
        let (x, y) = (bench.layout(&a.text(&mut mix)).unwrap(), bench.layout(&b.text(&mut mix)).unwrap());
        let want = match (0..a.size()).find(|i| a.at(*i) != b.at(*i)) {
            _ if a.size() != b.size() => Sameness::Sizes(a.size(), b.size()),
            Some(i) => Sameness::DifferAt(i),
            None => Sameness::Same,
        };
        let cx = bench.cx();
        prop_assert_eq!(cx.sameness("same", cx.layout_tree(x), cx.layout_tree(y)).ok().unwrap(), want);
    }

    #[test]
    fn a_preimage_is_every_coordinate_with_that_index(l in layouts(any_strides()), mut mix in mixes()) {
        let arena = Bump::new();
        let mut bench = Bench::new(&arena, Mode::Value);
        let layout = bench.layout(&l.text(&mut mix)).unwrap();
        let modes = plain_modes(bench.cx(), layout).ok().unwrap();
        let mut want: BTreeMap<i64, Vec<i64>> = BTreeMap::new();
        for (i, index) in l.function().into_iter().enumerate() {
            want.entry(index).or_default().push(i as i64);
        }
        let (least, most) = (*want.first_key_value().unwrap().0, *want.last_key_value().unwrap().0);
        for index in least - 2..=most + 2 {
            let mut got = Vec::new();
            let all = preimage(&modes, index, &mut 1_000_000, &mut |at| {
                let linear = modes.iter().zip(at).rev().fold(0, |n, (m, x)| n * m.extent + x);
                got.push(linear);
                true
            });
            prop_assert!(all.is_some(), "the budget ran out at {}", index);
            prop_assert_eq!(got, want.get(&index).cloned().unwrap_or_default(), "index {}", index);
        }
    }
}

/// Every element `(i, j)` of every tile `(k, h)`.
fn places(t: (i64, i64), s: (i64, i64)) -> impl Iterator<Item = (i64, i64, i64, i64)> {
    (0..s.1).flat_map(move |h| (0..s.0).flat_map(move |k| (0..t.1).flat_map(move |j| (0..t.0).map(move |i| (i, j, k, h)))))
}

/// Without the underscores of integers.
fn unmarked(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let number = |i: usize| chars.get(i).is_some_and(|c| c.is_ascii_digit() || *c == '-');
    (0..chars.len()).filter(|i| chars[*i] != '_' || !number(i + 1)).map(|i| chars[i]).collect()
}

/// Calls of two layouts and a number.
const CALLS: [&str; 28] = [
    "coalesce($A)",
    "coalesce($A,(_1,_1))",
    "filter($A)",
    "flatten($A)",
    "size($A)",
    "cosize($A)",
    "depth($A)",
    "composition($A,$B)",
    "composition($A,$N)",
    "complement($A)",
    "complement($A,$N)",
    "right_inverse($A)",
    "left_inverse($A)",
    "logical_divide($A,$B)",
    "zipped_divide($A,$B)",
    "tiled_divide($A,$B)",
    "logical_product($A,$B)",
    "blocked_product($A,$B)",
    "raked_product($A,$B)",
    "max_common_vector($A,$B)",
    "max_common_layout($A,$B)",
    "max_alignment($A)",
    "make_layout_like($A)",
    "make_layout($A,$B)",
    "crd2idx($N,shape($A),stride($A))",
    "idx2crd($N,shape($A))",
    "compatible(shape($A),shape($B))",
    "shape_div(shape($A),$N)",
];
