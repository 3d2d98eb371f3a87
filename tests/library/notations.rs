//! Layouts in other notations: recorded ones, those that are written read back, and texts that would like to break the reader.
//!
//! `data/notations.jsonl` holds texts with a layout of CuTe that is the same function; those of Triton's attributes were
//! recorded from Triton itself (`to_linear_layout`), randomly drawn ones too.

use crate::rounds::rounds;
use bumpalo::Bump;
use cutectl::Session;
use cutectl::algebra::{Cx, Int, Mode, Tree};
use cutectl::eval::operators::applied;
use cutectl::syntax::formula;
use cutectl::syntax::notations::{Given, Offset, Source, Translation, whole};
use cutectl::value::Value;
use cutectl::value::notation::tree_text;
use cutectl::value::written::{Target, write};
use serde_json::Value as Json;

const CASES: &str = include_str!("../data/notations.jsonl");
/// How many coordinates are compared of a large layout, besides powers of two.
const COMPARED: i64 = 2048;

/// Numbers that are the same in every run.
struct Seeded(u64);

impl Seeded {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    fn one<'t, T>(&mut self, of: &'t [T]) -> &'t T {
        &of[self.below(of.len())]
    }
}

fn integers(json: &Json) -> Vec<i64> {
    json.as_array().unwrap().iter().map(|n| n.as_i64().unwrap()).collect()
}

fn given(case: &Json) -> Given {
    Given { shape: case.get("shape").map(integers), bits: case.get("bits").and_then(Json::as_u64).map(|b| b as u32) }
}

fn source(case: &Json) -> Option<Source> {
    case.get("from").map(|from| match from.as_str().unwrap() {
        "torch" => Source::Torch,
        "numpy" => Source::Numpy,
        other => panic!("{other}"),
    })
}

/// The results of a function of coordinates, and how many coordinates there are.
fn results(session: &mut Session, text: &str) -> (i64, Vec<String>) {
    let arena = Bump::new();
    let value = session.value(&arena, arena.alloc_str(text)).unwrap_or_else(|e| panic!("{text}: {:?}", e.kind));
    let Value::Tree(tree) = value else { panic!("{text}") };
    let size = arena.alloc_str(&format!("size({text})"));
    let Value::Tree(Tree::Int(size)) = session.value(&arena, size).unwrap() else { panic!("{text}") };
    let cx = Cx::new(&arena, Mode::Value);
    let powers = (0..40).map(|k| 1i64 << k).filter(|i| *i < size.value);
    let at = |i: i64| tree_text(applied(cx, tree, Tree::Int(Int::dynamic(i))).unwrap()).replace('_', "");
    (size.value, (0..size.value.min(COMPARED)).chain(powers).map(at).collect())
}

#[test]
fn recorded_layouts_are_the_same_functions() {
    let mut read = 0;
    for line in CASES.lines() {
        let case: Json = serde_json::from_str(line).unwrap();
        let text = case["text"].as_str().unwrap();
        let found = whole(text, source(&case), &given(&case));
        if case.get("refuse").is_some() {
            assert!(found.is_err(), "must be refused: {line}");
            continue;
        }
        let found = found.unwrap_or_else(|wrong| panic!("{text}: {}", wrong.message));
        let expected = case["cute"].as_str().unwrap();
        let mut session = Session::new(Mode::Value);
        let names: Vec<&str> = found.symbols.iter().map(|s| s.name.as_str()).collect();
        for values in case.get("bind").and_then(Json::as_array).unwrap_or(&vec![Json::Array(Vec::new())]) {
            let arena = Bump::new();
            for (place, (name, value)) in names.iter().zip(integers(values)).enumerate() {
                session.line(&arena, arena.alloc_str(&format!("{name} = {value}; s{place} = {value}"))).unwrap();
            }
            assert_eq!(results(&mut session, &found.text), results(&mut session, expected), "{text} {values}");
        }
        if let Some(offset) = case.get("offset") {
            assert_eq!(found.offset, offset.as_i64().map_or(Offset::Unknown, Offset::Known), "{text}");
        }
        if let Some(symbols) = case.get("symbols").and_then(Json::as_array) {
            let divs: Vec<i64> = symbols.iter().map(|s| s.get("div").map_or(1, |d| d.as_i64().unwrap())).collect();
            assert_eq!(found.symbols.iter().map(|s| s.div).collect::<Vec<_>>(), divs, "{text}");
        }
        match (case.get("block"), &found.block) {
            (None, None) => {}
            (Some(block), Some(found)) => {
                assert_eq!(results(&mut session, found), results(&mut session, block.as_str().unwrap()), "{text}");
            }
            (expected, found) => panic!("{text}: block {found:?}, not {expected:?}"),
        }
        read += 1;
    }
    assert!(read > 250, "only {read} cases");
}

/// A random layout: extents and strides that are powers of two or none, swizzled, with an offset, compact or with gaps.
fn random_layout(random: &mut Seeded) -> String {
    let powers = random.below(3) > 0;
    let extents: &[i64] = if powers { &[1, 2, 4, 8, 16] } else { &[1, 2, 3, 5, 6, 8] };
    let mut modes: Vec<(usize, i64)> = (0..1 + random.below(4)).map(|i| (i, *random.one(extents))).collect();
    let rank = 1 + random.below(modes.len().min(3));
    modes.iter_mut().for_each(|m| m.0 %= rank);
    // In some order each takes the next stride, sometimes with a gap behind it.
    let mut order: Vec<usize> = (0..modes.len()).collect();
    order.sort_by_key(|_| random.below(1000));
    let (mut strides, mut step) = (vec![0; modes.len()], 1i64);
    for place in order {
        strides[place] = if random.below(12) == 0 { 0 } else { step };
        step *= modes[place].1;
        step += if random.below(5) == 0 { if powers { step } else { 1 } } else { 0 };
    }
    let side = |part: &dyn Fn(usize) -> i64| {
        let dims = (0..rank).map(|d| {
            let own: Vec<String> = (0..modes.len()).filter(|i| modes[*i].0 == d).map(|i| part(i).to_string()).collect();
            if own.len() == 1 { own[0].clone() } else { format!("({})", own.join(",")) }
        });
        format!("({})", dims.collect::<Vec<_>>().join(","))
    };
    let layout = format!("{}:{}", side(&|i| modes[i].1), side(&|i| strides[i]));
    match random.below(6) {
        0 => format!("counting_iter({}) o {layout}", random.below(40)),
        1 => format!("Sw<{0},{1},{2}> o 0 o {layout}", 1 + random.below(2), random.below(3), 2 + random.below(3)),
        _ => layout,
    }
}

/// The results of an index formula at all coordinates of a shape, the first coordinate fastest.
fn computed(text: &str, shape: &[i64]) -> Vec<String> {
    let (formula, names) = formula::parse(text).unwrap_or_else(|wrong| panic!("{text}: {}", wrong.message));
    let all: &[&str] = match shape.len() {
        1 => &["i"],
        2 => &["r", "c"],
        _ => &["i", "j", "k"],
    };
    let places: Vec<usize> = names.iter().map(|n| all.iter().position(|a| a == n).unwrap()).collect();
    let size: i64 = shape.iter().product();
    let mut stack = Vec::new();
    let one = |i: i64| {
        let mut rest = i;
        let coordinate: Vec<i64> = shape
            .iter()
            .map(|e| {
                let c = rest % e;
                rest /= e;
                c
            })
            .collect();
        let named: Vec<i64> = places.iter().map(|p| coordinate[*p]).collect();
        formula.at(&named, &mut stack).unwrap().to_string()
    };
    (0..size.min(COMPARED)).map(one).collect()
}

#[test]
fn what_is_written_is_read_back_as_the_same_function() {
    let targets = [
        Target::Torch,
        Target::Numpy,
        Target::Memref,
        Target::Mdspan,
        Target::Xla,
        Target::C,
        Target::Python,
        Target::TtgSharedLinear,
        Target::TtgSwizzledShared,
        Target::TtgPaddedShared,
        Target::TtgNvmmaShared,
    ];
    let mut random = Seeded(21);
    let mut written = vec![0; targets.len()];
    for _ in 0..rounds(375) {
        let text = random_layout(&mut random);
        let arena = Bump::new();
        let mut session = Session::new(Mode::Value);
        let value = session.value(&arena, arena.alloc_str(&text)).unwrap();
        let wanted = results(&mut session, &text);
        let shape = shape_of(&mut session, &text);
        for (target, count) in targets.iter().zip(&mut written) {
            let given = Given { shape: None, bits: Some(16) };
            let Ok(other) = write(session.cx(&arena), *target, value, &given) else { continue };
            *count += 1;
            if matches!(target, Target::C | Target::Python) {
                let size = wanted.0.min(COMPARED) as usize;
                assert_eq!(computed(&other, &shape), wanted.1[..size], "{text} {other}");
                continue;
            }
            let attribute = other.starts_with('#').then(|| shape.clone());
            let back = whole(&other, None, &Given { shape: attribute, bits: Some(16) });
            let back = back.unwrap_or_else(|wrong| panic!("{text} {other}: {}", wrong.message));
            assert_eq!(results(&mut session, &back.expression()), wanted, "{text} {other}");
        }
    }
    for (target, count) in targets.iter().zip(&written) {
        assert!(*count >= rounds(3), "{target:?} was written {count} times");
    }
}

/// The sizes of the top-level modes.
fn shape_of(session: &mut Session, text: &str) -> Vec<i64> {
    let arena = Bump::new();
    let rank = results_of_int(session, &arena, &format!("rank({text})"));
    (0..rank).map(|d| results_of_int(session, &arena, &format!("size<{d}>({text})"))).collect()
}

fn results_of_int(session: &mut Session, arena: &Bump, text: &str) -> i64 {
    let Value::Tree(Tree::Int(n)) = session.value(arena, arena.alloc_str(text)).unwrap() else { panic!("{text}") };
    n.value
}

#[test]
fn thread_value_layouts_are_written_and_read_back() {
    let mut random = Seeded(22);
    let (mut linear, mut blocked) = (0, 0);
    for _ in 0..rounds(100) {
        // The bits of a tile in some order, some of the threads replicas.
        let shape = [1i64 << random.below(6), 1 << (1 + random.below(6))];
        let mut strides: Vec<i64> = (0..(shape[0] * shape[1]).trailing_zeros()).map(|k| 1 << k).collect();
        strides.sort_by_key(|_| random.below(1000));
        let threads = 5 + random.below(3);
        let mut lanes: Vec<i64> = strides.drain(..strides.len().min(threads)).collect();
        lanes.resize(threads, 0);
        let side = |all: &[i64]| all.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
        let twos = |n: usize| vec![2; n.max(1)];
        let values = if strides.is_empty() { vec![0] } else { strides.clone() };
        let extents = if strides.is_empty() { vec![1] } else { twos(strides.len()) };
        let text = format!("(({}),({})):(({}),({}))", side(&twos(threads)), side(&extents), side(&lanes), side(&values));
        let arena = Bump::new();
        let mut session = Session::new(Mode::Value);
        let value = session.value(&arena, arena.alloc_str(&text)).unwrap();
        let given = Given { shape: Some(shape.to_vec()), bits: None };
        for (target, count) in [(Target::TtgLinear, &mut linear), (Target::TtgBlocked, &mut blocked)] {
            let Ok(other) = write(session.cx(&arena), target, value, &given) else { continue };
            *count += 1;
            let back: Translation = whole(&other, None, &given).unwrap_or_else(|wrong| panic!("{text} {other}: {}", wrong.message));
            assert_eq!(results(&mut session, &back.text), results(&mut session, &text), "{other}");
        }
    }
    assert!(linear > rounds(75) && blocked > 0, "{linear} {blocked}");
}

#[test]
fn mutated_notations_are_read_or_refused() {
    let texts: Vec<Json> = CASES.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let mut random = Seeded(23);
    let words = [
        "<",
        ">",
        "{",
        "}",
        "[",
        "]",
        "(",
        ")",
        ",",
        "=",
        "0",
        "1",
        "9223372036854775807",
        "-1",
        "?",
        "#ttg.slice<{parent = ",
        "é",
        " o ",
        ":",
        "\n",
    ];
    for _ in 0..rounds(5_000) {
        let case = random.one(&texts);
        let mut text: Vec<char> = case["text"].as_str().unwrap().chars().collect();
        for _ in 0..1 + random.below(4) {
            let at = random.below(text.len().max(1)).min(text.len());
            match random.below(4) {
                0 => text.truncate(at),
                1 => drop(text.drain(at..(at + 1 + random.below(9)).min(text.len()))),
                2 => drop(text.splice(at..at, random.one(&words).chars())),
                _ => {
                    let to = (at + random.below(40)).min(text.len());
                    let part = text[at..to].to_vec();
                    drop(text.splice(at..at, part));
                }
            }
        }
        let text: String = text.into_iter().collect();
        let _ = whole(&text, source(case), &given(case));
        let arena = Bump::new();
        let mut session = Session::new(Mode::Value);
        session.env.give(given(case));
        let _ = session.line(&arena, arena.alloc_str(&text));
    }
}

#[test]
fn hostile_notations_are_refused_at_once() {
    let deep = |open: &str, n: usize| open.repeat(n);
    let chain: String = (1..3000).map(|i| format!("#a{i} = #ttg.slice<{{dim = 0, parent = #a{}}}>\n", i - 1)).collect();
    let wide: String = (1..60).map(|i| format!("#a{i} = #ttg.slice<{{dim = #a{0}, parent = #a{0}}}>\n", i - 1)).collect();
    let blocked = "#a0 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>\n";
    let texts = [
        deep("#ttg.slice<{parent = ", 100_000),
        deep("(", 100_000),
        format!("!cute.layout<\"{}\">", deep("(", 100_000)),
        format!("memref<4xf32, affine_map<(d0) -> ({}d0)>>", deep("(", 100_000)),
        format!("memref<4xf32, affine_map<(d0) -> ({}d0)>>", deep("-", 100_000)),
        format!("std::mdspan<{}", deep("a<", 100_000)),
        format!("f32[{}]{{0}}", deep("2,", 1000)),
        format!("f32[4]{{0:{}}}", deep("T(1)", 10_000)),
        format!("torch.Size([{}]) (1)", deep("9223372036854775807,", 20)),
        format!("{blocked}{chain}tensor<4xf16, #a2999>"),
        format!("{blocked}{wide}tensor<4xf16, #a59>"),
        "#ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4611686018427387904, 2], instrShape = [16, 8]}>".to_string(),
        "#ttg.shared_linear<{offset = [[9223372036854775807]]}, alignment = 16>".to_string(),
    ];
    for text in &texts {
        let found = whole(text, None, &Given { shape: Some(vec![4]), bits: None });
        assert!(found.is_err(), "{:.80}", text);
    }
}
