//! `solve` against enumeration: every layout of a few numbers is tried.

use super::seeded::Seeded;
use crate::rounds::rounds;
use bumpalo::Bump;
use cutectl::algebra::Mode;
use cutectl::algebra::solve::{Choices, Points, at, through, within};
use cutectl::eval::Session;
use cutectl::eval::equation::{Answers, Count, Solved, equation};
use cutectl::value::Value;

/// Modes of the extents given, up to `most` numbers.
fn random_modes(random: &mut Seeded, most: i64) -> Vec<(i64, i64)> {
    let (mut modes, mut size) = (Vec::new(), 1);
    loop {
        let extent = [2, 2, 2, 3, 4][random.below(5) as usize];
        if size * extent > most {
            break;
        }
        size *= extent;
        modes.push((extent, [0, 1, size / extent, random.below(7)][random.below(4) as usize]));
        if random.below(3) == 0 {
            break;
        }
    }
    if modes.is_empty() { vec![(1, 0)] } else { modes }
}

fn size(modes: &[(i64, i64)]) -> i64 {
    modes.iter().map(|m| m.0).product()
}

fn text(modes: &[(i64, i64)]) -> String {
    let part = |of: fn(&(i64, i64)) -> i64| modes.iter().map(|m| of(m).to_string()).collect::<Vec<_>>().join(",");
    format!("({}):({})", part(|m| m.0), part(|m| m.1))
}

/// The tables of all layouts of `size` numbers whose strides are among `strides`.
fn all_layouts(size: i64, strides: &[i64]) -> std::collections::BTreeSet<Vec<i64>> {
    let mut found = std::collections::BTreeSet::new();
    let mut open = vec![vec![0i64]];
    while let Some(table) = open.pop() {
        let inner = table.len() as i64;
        if inner == size {
            found.insert(table);
            continue;
        }
        for extent in (2..=size / inner).filter(|e| size / inner % e == 0) {
            for stride in strides {
                open.push((0..extent).flat_map(|k| table.iter().map(move |x| x + k * stride)).collect());
            }
        }
    }
    found
}

#[test]
fn within_finds_all_layouts_that_there_are() {
    let (mut random, mut none, mut several) = (Seeded(11), 0, 0);
    for _ in 0..rounds(100) {
        let size = [1, 2, 3, 4, 6, 8][random.below(6) as usize];
        let mut choices = Choices::default();
        for i in 0..size {
            let mut values: Vec<i64> = (0..6).filter(|_| random.below(2) > 0).collect();
            if values.is_empty() || i == 0 {
                values.push(0);
            }
            values.sort_unstable();
            values.dedup();
            choices.push(&values);
        }
        let strides: Vec<i64> = (-6..=6).collect();
        let wanted: Vec<Vec<i64>> = all_layouts(size, &strides)
            .into_iter()
            .filter(|table| table.iter().enumerate().all(|(i, v)| choices.get(i).contains(v)))
            .collect();
        let found = within(&choices);
        let mut tables: Vec<Vec<i64>> = found.layouts.iter().map(|modes| (0..size).map(|i| at(modes, i)).collect()).collect();
        tables.sort();
        assert!(found.complete);
        assert_eq!(tables, wanted);
        none += usize::from(wanted.is_empty());
        several += usize::from(wanted.len() > 1);
    }
    assert!(none > rounds(5) && several > rounds(12), "{none} {several}");
}

#[test]
fn through_finds_a_layout_where_there_is_one() {
    let (mut random, mut found_some, mut found_none) = (Seeded(13), 0, 0);
    for _ in 0..rounds(750) {
        let a = random_modes(&mut random, 16);
        let x = random_modes(&mut random, 64);
        let solvable = random.below(4) > 0;
        let places: Vec<(i64, i64)> = (0..size(&a))
            .map(|i| {
                let coordinate = at(&a, i);
                (coordinate, if solvable { at(&x, coordinate) } else { random.below(9) * i64::from(coordinate > 0) })
            })
            .collect();
        let Ok(points) = Points::new(&places) else {
            assert!(!solvable, "{a:?} {x:?}");
            continue;
        };
        let found = through(&points, &a);
        match found.layouts.first() {
            Some(modes) => {
                found_some += 1;
                assert!(places.iter().all(|(c, v)| at(modes, *c) == *v), "{places:?} {modes:?}");
            }
            None => {
                found_none += 1;
                assert!(!solvable, "{a:?} {x:?} {places:?}");
                if found.complete {
                    let end = places.iter().map(|p| p.0).max().unwrap_or(0) + 1;
                    let strides: Vec<i64> = (-9..=9).collect();
                    for n in end..(2 * end).min(13) {
                        let any = all_layouts(n, &strides).into_iter().any(|t| places.iter().all(|(c, v)| t[*c as usize] == *v));
                        assert!(!any, "{places:?}");
                    }
                }
            }
        }
    }
    assert!(found_some > rounds(250) && found_none > rounds(12), "{found_some} {found_none}");
}

/// What `solve` says of a text.
fn solve(text: &str, mut check: impl FnMut(&Solved)) {
    let arena = Bump::new();
    let mut session = Session::new(Mode::Value);
    let parts = equation(text).unwrap_or_else(|e| panic!("{text}: {e:?}"));
    match session.solve(&arena, &parts, false) {
        Ok(solved) => check(&solved),
        Err(error) => panic!("{text}: {error:?}"),
    }
}

fn value(text: &str) -> Option<String> {
    let arena = Bump::new();
    let mut session = Session::new(Mode::Value);
    match session.value(&arena, arena.alloc_str(text)) {
        Ok(Value::Tree(t)) => Some(cutectl::value::notation::tree_text(t)),
        _ => None,
    }
}

#[test]
fn what_was_computed_forward_is_solved_backward() {
    let (mut random, mut asked) = (Seeded(17), 0);
    let forms = [
        "A o ?",
        "? o A",
        "logical_divide(A, ?)",
        "logical_product(A, ?)",
        "zipped_product(A, ?)",
        "tiled_product(A, ?)",
        "flat_product(A, ?)",
        "blocked_product(A, ?)",
        "raked_product(A, ?)",
        "logical_divide(?, A)",
        "zipped_divide(?, A)",
        "flat_divide(?, A)",
        "logical_product(?, A)",
        "flat_product(?, A)",
        "blocked_product(?, A)",
        "raked_product(?, A)",
        "coalesce(?)",
        "right_inverse(?)",
        "complement(?, 48)",
    ];
    for round in 0..rounds(100) * forms.len() {
        let backward = forms[round % forms.len()];
        let forward = backward.replace('?', "Q");
        let a = text(&random_modes(&mut random, 16));
        let x = text(&random_modes(&mut random, 16));
        let arena = Bump::new();
        let mut session = Session { check: true, ..Session::new(Mode::Value) };
        let line = format!("A={a}; Q={x}; {forward}");
        let Ok(outcome) = session.outcome(&arena, arena.alloc_str(&line)) else {
            continue; // refused forward
        };
        if !outcome.warnings.is_empty() {
            continue; // the answer is not what its operation promises
        }
        let Value::Tree(given) = outcome.answer else { panic!("{line}") };
        let given = cutectl::value::notation::tree_text(given);
        let equation = format!("{} = {given}", backward.replace('A', &a));
        asked += 1;
        solve(&equation, |solved| match solved {
            Solved::Found { value: found, .. } => {
                let found = cutectl::value::notation::tree_text(*found);
                let again = value(&backward.replace('A', &a).replace('?', &format!("[{found}]")));
                let function = |t: &str| value(&format!("coalesce({t})"));
                assert_eq!(again.as_deref().and_then(function), function(&given), "{equation}: {found}");
            }
            other => panic!("{equation} ({line}): {other:?}"),
        });
    }
    assert!(asked > rounds(37) * forms.len(), "{asked}");
}

/// Whether CuTe's composition with the layout of a table is `b` as a function.
fn composes(a: &[(i64, i64)], table: &[i64], b: &[(i64, i64)]) -> bool {
    let found = cutectl::algebra::infer::layout(table.iter().copied(), &[table.len() as i64]).unwrap().unwrap();
    let function = |t: &str| value(&format!("coalesce({t})"));
    function(&format!("{} o {}", text(a), text(&found.leaves.concat()))) == function(&text(b))
}

#[test]
fn none_and_only_one_are_true_of_compositions() {
    let (mut random, mut none, mut only) = (Seeded(19), 0, 0);
    for _ in 0..rounds(375) {
        let a = random_modes(&mut random, 8);
        let b = random_modes(&mut random, 6);
        let n = size(&b);
        let domain = size(&a);
        let strides: Vec<i64> = (0..domain).collect();
        let wanted: Vec<Vec<i64>> = all_layouts(n, &strides)
            .into_iter()
            .filter(|x| x.iter().all(|v| *v < domain) && (0..n).all(|i| at(&a, x[i as usize]) == at(&b, i)))
            .collect();
        solve(&format!("{} o ? = {}", text(&a), text(&b)), |solved| match solved {
            Solved::Found { count, .. } => {
                only += usize::from(*count == Count::Exactly(1));
                if let Count::Exactly(n) = count {
                    assert!(wanted.iter().filter(|x| composes(&a, x, &b)).count() <= *n, "{a:?} {b:?} {wanted:?}");
                }
            }
            Solved::None(_) => {
                none += 1;
                assert!(!wanted.iter().any(|x| composes(&a, x, &b)), "{a:?} {b:?} {wanted:?}");
            }
            other => panic!("{a:?} {b:?}: {other:?}"),
        });
    }
    assert!(none > rounds(50) && only > rounds(12), "{none} {only}");
}

/// The functions of layouts of `size` with indices below `domain` that CuTe composes with `a` to `b` in some spelling, and that are
/// the composition everywhere.
fn all_right_operands(a: &[(i64, i64)], b: &[(i64, i64)], domain: i64) -> std::collections::BTreeSet<Vec<i64>> {
    fn go(rest: i64, strides: i64, modes: &mut Vec<(i64, i64)>, each: &mut impl FnMut(&[(i64, i64)])) {
        if rest == 1 {
            each(modes);
        }
        for extent in (2..=rest).filter(|e| rest % e == 0) {
            for stride in 0..strides {
                modes.push((extent, stride));
                go(rest / extent, strides, modes, each);
                modes.pop();
            }
        }
    }
    let n = size(b);
    let function = |t: &str| value(&format!("coalesce({t})"));
    let wanted = function(&text(b));
    let mut found = std::collections::BTreeSet::new();
    go(n, domain, &mut Vec::new(), &mut |modes| {
        let table: Vec<i64> = (0..n).map(|i| at(modes, i)).collect();
        let proper = table.iter().enumerate().all(|(i, x)| *x < domain && at(a, *x) == at(b, i as i64));
        if proper && function(&format!("{} o {}", text(a), text(modes))) == wanted {
            found.insert(table);
        }
    });
    found
}

#[test]
fn right_operands_are_counted() {
    let (mut random, mut several, mut one) = (Seeded(41), 0, 0);
    for _ in 0..rounds(175) {
        let (a, x) = (random_modes(&mut random, 12), random_modes(&mut random, 6));
        if size(&x) == 1 {
            continue;
        }
        let Some(given) = value(&format!("{} o {}", text(&a), text(&x))) else { continue };
        let b = flat_modes(&given);
        let wanted = all_right_operands(&a, &b, size(&a));
        solve(&format!("{} o ? = {given}", text(&a)), |solved| match solved {
            Solved::Found { count: Count::Exactly(n), kind: Answers::Within, .. } => {
                assert_eq!(*n, wanted.len(), "{a:?} {given} {wanted:?}");
                several += usize::from(*n > 1);
                one += usize::from(*n == 1);
            }
            Solved::Found { kind, .. } => assert!(*kind != Answers::Within && wanted.is_empty(), "{a:?} {given} {wanted:?}"),
            other => panic!("{a:?} {given}: {other:?}"),
        });
    }
    assert!(several > rounds(10) && one > rounds(37), "{several} {one}");
}

/// The modes of a layout that is printed, in their order.
fn flat_modes(text: &str) -> Vec<(i64, i64)> {
    let numbers = |side: &str| -> Vec<i64> {
        side.split(['(', ')', ',', '_']).filter(|t| !t.is_empty()).map(|t| t.parse().unwrap_or_else(|_| panic!("{text}"))).collect()
    };
    let (shape, stride) = text.split_once(':').unwrap();
    numbers(shape).into_iter().zip(numbers(stride)).collect()
}

#[test]
fn what_is_said_of_other_answers_is_true() {
    use Answers::{Apart, Beyond, Loose, Sized, Within};
    let exactly = Count::Exactly;
    for (equation, answer, kind, count, beyond) in [
        // The last mode of the left operand goes on.
        ("(4,8):(8,1) o ? = 32:1", "(8,4):(4,1)", Within, exactly(1), Some("32:4")),
        ("(2,2):(2,1) o ? = (2,4):(4,8)", "(2,4):(8,16)", Beyond, exactly(1), None),
        // Two spellings of one function are one answer; a function that only one spelling composes to is one too.
        ("(12,2):(1,3) o ? = (2,2,2):(1,2,4)", "(2,2,2):(1,2,4)", Within, exactly(1), None),
        ("((2,2),3):((8,4),4) o ? = 2:8", "2:1", Within, exactly(2), None),
        // A layout of one index of every mode does what a tuple of extents does.
        ("zipped_divide((8,8):(8,1), ?) = ((4,2),(2,4)):((8,1),(32,2))", "(4,2)", Within, exactly(2), None),
        ("logical_divide(16:1, ?) = (4,4):(1,4)", "4:1", Within, exactly(1), None),
        ("logical_divide(16:1, ?) = 16:1", "1:0", Apart, Count::Many, None),
        ("zipped_divide(6:1, ?) = (4,4):(5,1)", "(4,2):(5,1)", Apart, Count::Many, None),
        ("logical_divide(?, 6:0) = (6,3):(0,3)", "3:3", Sized, exactly(1), None),
        ("flat_product(?, 6:1) = (2,2,2,3,2):(1,7,0,2,14)", "(2,2,2):(1,7,0)", Within, exactly(1), None),
        // CuTe composes with strides below 0, and leaf by leaf.
        ("? o 4:-1 = 4:-1", "4:1", Loose, Count::Many, None),
        ("? o (2,2):(1,1) = (2,2):(1,1)", "3:1", Within, exactly(1), None),
    ] {
        solve(equation, |solved| {
            let Solved::Found { value, count: found, kind: of, beyond: other, .. } = solved else { panic!("{equation}: {solved:?}") };
            let text = |t: cutectl::algebra::Tree| cutectl::value::notation::tree_text(t);
            assert_eq!((text(*value).as_str(), *of, *found), (answer, kind, count), "{equation}");
            assert_eq!(other.map(text).as_deref(), beyond, "{equation}");
        });
    }
    // As functions of the 1-D coordinate, whatever the modes of the given side are, and however a tiler leaves the modes.
    for (equation, answer, kind) in [
        ("logical_product(4:1, ?) = (2,8):(1,2)", "4:1", Apart),
        ("blocked_product((2,2):(2,1), ?) = (2,2,2,3):(2,4,1,8)", "(2,3):(1,2)", Apart),
        ("raked_product(?, 2:1) = (2,4):(4,1)", "(1,4):(0,1)", Within),
        ("zipped_divide(?, (4,2)) = 64:1", "(4,16):(1,4)", Apart),
        ("zipped_divide((2,2):(1,1), ?) = (6,2):(1,1)", "(1,6)", Beyond),
        ("Sw<?> o (4,8):(-8,1) = Sw<2,0,3> o 0 o (4,8):(-8,1)", "Sw<2,0,3>", Within),
        ("left_inverse(?) = (2,2,4):(1,16,4)", "(2,2,4,2):(1,0,4,2)", Within),
        // Two modes of the unknown are one in its inverse, the place of a third between theirs.
        ("left_inverse(?) = (3,2,12):(0,3,1)", "(3,2,2):(6,3,36)", Within),
        ("complement(?, 24) = (2,3):(1,4)", "(2,3):(2,12)", Within),
    ] {
        solve(equation, |solved| {
            let Solved::Found { value, kind: of, .. } = solved else { panic!("{equation}: {solved:?}") };
            assert_eq!((cutectl::value::notation::tree_text(*value).as_str(), *of), (answer, kind), "{equation}");
        });
    }
    // What CuTe answers alike, though it is not the composition, is named beside the only answer.
    solve("logical_product(2:4, ?) = (2,(2,3)):(4,(3,8))", |solved| {
        let Solved::Found { count, loose: Some(other), .. } = solved else { panic!("{solved:?}") };
        assert_eq!((*count, cutectl::value::notation::tree_text(*other)), (exactly(1), "6:3".to_string()));
    });
    for equation in ["blocked_product((2,2):(2,1), ?) = 24:1", "left_inverse(?) = (2,3):(2,3)", "complement(?, 24) = (2,3):(1,7)"] {
        solve(equation, |solved| assert!(matches!(solved, Solved::None(_)), "{equation}: {solved:?}"));
    }
    for equation in ["? o (2,2):(3,4) = 4:2", "((3,3),2):((2,8),0) o ? = (2,(2,4)):(0,(3,0))", "? o (2,2):(4099,8192) = (2,2):(1,3)"] {
        solve(equation, |solved| assert!(matches!(solved, Solved::None(_)), "{equation}: {solved:?}"));
    }
}

/// The layout of a table as text.
fn layout_text(table: &[i64]) -> String {
    let found = cutectl::algebra::infer::layout(table.iter().copied(), &[table.len() as i64]).unwrap().unwrap();
    text(&found.leaves.concat())
}

/// The numbers of a value, joined: the same of equal functions.
fn numbers(text: &str) -> Option<String> {
    let flat = value(&format!("coalesce({text})"))?;
    Some(flat.replace('_', ""))
}

#[test]
fn the_layout_in_front_agrees_with_enumeration() {
    let (mut random, mut none, mut only, mut some) = (Seeded(23), 0, 0, 0);
    let strides: Vec<i64> = (0..9).collect();
    let all: Vec<Vec<Vec<i64>>> = (0..=10).map(|n| all_layouts(n.max(1), &strides).into_iter().collect()).collect();
    for _ in 0..rounds(375) {
        let (a, mut b) = (random_modes(&mut random, 6), random_modes(&mut random, 6));
        if size(&a) != size(&b) && random.below(8) > 0 {
            b = a.iter().map(|(extent, _)| (*extent, random.below(6))).collect();
        }
        let end = (0..size(&a)).map(|i| at(&a, i)).max().unwrap() + 1;
        if end > 8 {
            continue;
        }
        let fits = |x: &Vec<i64>| size(&a) == size(&b) && (0..size(&a)).all(|i| x[at(&a, i) as usize] == at(&b, i));
        let wanted: std::collections::BTreeSet<&[i64]> =
            (end..=10).flat_map(|n| all[n as usize].iter().filter(|x| fits(x)).map(Vec::as_slice)).collect();
        let functions: std::collections::BTreeSet<&[i64]> = wanted.iter().map(|x| &x[..end as usize]).collect();
        solve(&format!("? o {} = {}", text(&a), text(&b)), |solved| match solved {
            Solved::Found { count, .. } => {
                some += 1;
                only += usize::from(*count == Count::Exactly(1));
                assert!(*count != Count::Exactly(1) || functions.len() <= 1, "{a:?} {b:?} {wanted:?}");
            }
            Solved::None(_) => {
                none += 1;
                // What is the same function, but refused or otherwise composed, is no answer.
                let composes = |x: &&[i64]| numbers(&format!("{} o {}", layout_text(x), text(&a))) == numbers(&text(&b));
                assert!(!wanted.iter().any(composes), "{a:?} {b:?} {wanted:?}");
            }
            Solved::Undecided => {
                let composes = |x: &&[i64]| numbers(&format!("{} o {}", layout_text(x), text(&a))) == numbers(&text(&b));
                assert!(!wanted.iter().any(composes), "{a:?} {b:?} {wanted:?}");
            }
            other => panic!("{a:?} {b:?}: {other:?}"),
        });
    }
    assert!(none > rounds(50) && only > rounds(12) && some > rounds(75), "{none} {only} {some}");
}

#[test]
fn inverses_and_complements_agree_with_enumeration() {
    let strides: Vec<i64> = (0..=6).collect();
    for (function, refuted) in [("right_inverse(?)", 100), ("left_inverse(?)", 100), ("complement(?, 12)", 100), ("complement(?)", 100)] {
        let mut answers = std::collections::BTreeSet::new();
        for size in [1, 2, 3, 4, 6] {
            for table in all_layouts(size, &strides) {
                answers.extend(numbers(&function.replace('?', &layout_text(&table))));
            }
        }
        // And of layouts with strides far apart, whose inverses have modes in common.
        for (size, strides) in [(8, [1, 2, 4, 8, 16]), (12, [0, 1, 3, 6, 36])] {
            for table in all_layouts(size, &strides) {
                answers.extend(numbers(&function.replace('?', &layout_text(&table))));
            }
        }
        let mut none = 0;
        let others = [4, 6, 8].iter().flat_map(|n| all_layouts(*n, &[0, 1, 2, 3, 4, 6, 12]));
        let others = others.map(|table| layout_text(&table)).filter_map(|t| numbers(&t));
        let asked: std::collections::BTreeSet<String> = answers.iter().cloned().chain(others).collect();
        for given in &asked {
            solve(&format!("{function} = {given}"), |solved| match solved {
                Solved::Found { value: found, .. } => {
                    let found = cutectl::value::notation::tree_text(*found);
                    assert_eq!(numbers(&function.replace('?', &found)).as_ref(), Some(given), "{function} {found}");
                }
                Solved::None(_) => {
                    none += 1;
                    assert!(!answers.contains(given), "{function} = {given}");
                }
                other => panic!("{function} = {given}: {other:?}"),
            });
        }
        assert!(none >= refuted, "{function}: {none} refuted of {}", asked.len());
    }
}

#[test]
fn tilers_agree_with_enumeration() {
    let mut random = Seeded(29);
    let (mut found, mut none) = (0, 0);
    for _ in 0..rounds(3) {
        let a = random_modes(&mut random, 12);
        let mut answers = std::collections::BTreeMap::new();
        for extent in (1..=size(&a)).filter(|e| size(&a) % e == 0) {
            // Within the domain: beyond it what CuTe answers is no divide.
            for stride in (0..=size(&a)).filter(|d| (extent - 1) * d < size(&a)) {
                if let Some(given) = value(&format!("logical_divide({}, {extent}:{stride})", text(&a))) {
                    answers.insert(given, (extent, stride));
                }
            }
        }
        let others: Vec<String> =
            (0..40).map(|_| format!("(2,{})", size(&a) / 2)).map(|s| format!("{s}:({},1)", random.below(4))).collect();
        for given in answers.keys().chain(&others) {
            solve(&format!("logical_divide({}, ?) = {given}", text(&a)), |solved| match solved {
                Solved::Found { .. } => found += 1,
                Solved::None(_) => {
                    none += 1;
                    assert!(!answers.contains_key(given), "{a:?} {given}: {:?}", answers[given]);
                }
                _ => {}
            });
        }
    }
    assert!(found > rounds(30) && none > rounds(12), "{found} {none}");
}

#[test]
fn swizzles_agree_with_enumeration() {
    let (mut random, mut none, mut several) = (Seeded(31), 0, 0);
    for _ in 0..rounds(250) {
        let modes = random_modes(&mut random, 16);
        let bits = 1 + random.below(2) as u8;
        let shift = (bits as i8 + random.below(2) as i8) * [1, -1][random.below(2) as usize];
        let swizzle = format!("Sw<{bits},{},{shift}>", random.below(3));
        let given = match random.below(3) {
            0 => text(&modes.iter().map(|(e, d)| (*e, d ^ 1)).collect::<Vec<_>>()),
            _ => format!("{swizzle} o 0 o {}", text(&modes)),
        };
        let numbers = |t: &str| -> Vec<i64> {
            (0..size(&modes)).map(|i| value(&format!("[{t}]({i})")).unwrap().trim_start_matches('_').parse().unwrap()).collect()
        };
        let (a, b) = (numbers(&text(&modes)), numbers(&given));
        let width = 64 - a.iter().chain(&b).fold(0, |all, n| all | n).leading_zeros();
        let mut wanted = 0;
        for bits in 1..=width {
            for (base, shift) in (0..=width).flat_map(|m| (bits..=width).flat_map(move |s| [(m, s as i32), (m, -(s as i32))])) {
                let (y, z) = if shift > 0 { (base + shift as u32, base) } else { (base, base + shift.unsigned_abs()) };
                let moved = |n: i64| n ^ ((n >> y & ((1 << bits) - 1)) << z);
                wanted += usize::from(y + bits <= width && a.iter().zip(&b).all(|(a, b)| moved(*a) == *b));
            }
        }
        solve(&format!("Sw<?> o {} = {given}", text(&modes)), |solved| match solved {
            Solved::Found { count: Count::Exactly(n), .. } => {
                several += usize::from(*n > 1);
                assert_eq!(*n, wanted, "{modes:?} {given}");
            }
            Solved::Found { .. } => assert_eq!(a, b),
            Solved::None(_) => {
                none += 1;
                assert!(wanted == 0 && a != b, "{modes:?} {given}");
            }
            other => panic!("{other:?}"),
        });
    }
    assert!(none > rounds(25) && several > rounds(5), "{none} {several}");
}

#[test]
fn coordinates_agree_with_enumeration() {
    let mut random = Seeded(37);
    for _ in 0..rounds(500) {
        let modes = random_modes(&mut random, 24);
        let number = random.below(24);
        let places = (0..size(&modes)).filter(|i| at(&modes, *i) == number).count();
        let (equation, places) = match modes.len() {
            2 if random.below(2) == 0 => {
                let second = random.below(modes[1].0 as u64);
                let at = |first: i64| first * modes[0].1 + second * modes[1].1;
                (format!("{}(?,{second}) = {number}", text(&modes)), (0..modes[0].0).filter(|i| at(*i) == number).count())
            }
            _ => (format!("{}(?) = {number}", text(&modes)), places),
        };
        solve(&equation, |solved| match solved {
            Solved::Found { count, .. } => assert_eq!(*count, Count::Exactly(places), "{equation}"),
            Solved::None(_) => assert_eq!(places, 0, "{equation}"),
            other => panic!("{equation}: {other:?}"),
        });
    }
}

#[test]
fn large_layouts_are_decided_by_their_modes() {
    let found = |equation: &str| {
        let mut answer = None;
        solve(equation, |solved| {
            let Solved::Found { value, count, .. } = solved else { panic!("{equation}: {solved:?}") };
            answer = Some((cutectl::value::notation::tree_text(*value), *count));
        });
        answer.unwrap()
    };
    assert_eq!(found("? o (1024,2048):(2048,1) = (1024,2048):(1,1024)"), ("(2048,1024):(1024,1)".into(), Count::Exactly(1)));
    assert_eq!(found("? o (64,64):(1,66) = (64,64):(64,1)"), ("(66,64):(64,1)".into(), Count::Many));
    assert_eq!(found("(4096,4096):(4096,1) o ? = 16777216:1"), ("(4096,4096):(4096,1)".into(), Count::Exactly(1)));
    solve("(4096,4096):(4096,2) o ? = 16777216:1", |solved| assert!(matches!(solved, Solved::None(_)), "{solved:?}"));
    solve("? o (4096,4096):(0,1) = (4096,4096):(1,4096)", |solved| assert!(matches!(solved, Solved::None(_)), "{solved:?}"));
}

#[test]
fn what_turns_one_layout_into_another_is_said() {
    use cutectl::algebra::Cx;
    use cutectl::view::recognise::turns;
    let between = |a: &str, b: &str| {
        let arena = Bump::new();
        let mut session = Session::new(Mode::Value);
        let mut tree = |text: &str| match session.value(&arena, arena.alloc_str(text)) {
            Ok(Value::Tree(t)) => t,
            other => panic!("{text}: {other:?}"),
        };
        let (a, b) = (tree(a), tree(b));
        turns(Cx::new(&arena, Mode::Value), a, b).into_iter().map(|t| (t.answer, t.only, t.words)).collect::<Vec<_>>()
    };
    let (order, places) = ("reads its elements in another order", "puts its indices elsewhere");
    assert_eq!(between("(4,8):(8,1)", "32:1"), [("(8,4):(4,1)".into(), true, order), ("(8,4):(4,1)".into(), true, places)]);
    let swizzled = between("(8,64):(64,1)", "Sw<3,3,3> o 0 o (8,64):(64,1)");
    assert_eq!(swizzled[0], ("Sw<3,3,3>".into(), true, "swizzles its indices"));
    assert_eq!(between("4:1", "4:0")[0], ("4:0".into(), true, order));
    assert!(between("4:0", "4:1").is_empty());
}

/// Questions of public threads, with the answers that people gave there or that follow from what they asked.
#[test]
fn known_answers_are_found() {
    let answer = |text: &str| {
        let mut found = String::new();
        solve(text, |solved| match solved {
            Solved::Found { value, .. } => found = cutectl::value::notation::tree_text(*value),
            other => panic!("{text}: {other:?}"),
        });
        found
    };
    // CUTLASS issue 1038: the swizzle between two layouts; of elements, where the other is one of bytes.
    assert_eq!(answer("Sw<?> o (8,64):(64,1) = Sw<3,3,3> o 0 o (8,64):(64,1)"), "Sw<3,3,3>");
    assert_eq!(answer("Sw<?> o (8,64):(64,1) = GMMA::Layout_K_SW128_Atom<half_t>{}"), "Sw<3,3,3>");
    assert_eq!(answer("Sw<?> o (32,32):(32,1) = Sw<5,0,5> o 0 o (32,32):(32,1)"), "Sw<5,0,5>");
    // CUTLASS issue 1953: the atom in which pairs of columns lie row by row, as a maintainer derived it by hand. Where its
    // elements lie, in the order in which they lie there, is its inverse.
    let atom = "((8,4),(2,16)):((2,256),(1,16))";
    let order = value(&format!("right_inverse({atom})")).unwrap().replace('_', "");
    assert_eq!(order, "(2,8,16,4):(32,1,64,8)");
    assert_eq!(numbers(&answer(&format!("? o {order} = 1024:1"))), numbers(atom));
    assert_eq!(numbers(&answer(&format!("right_inverse(?) = {order}"))), numbers(atom));
    // CUTLASS issue 2140: the permutation of K under which thread t takes the neighbours 2t and 2t+1, where the operation takes
    // t and t+4.
    assert_eq!(answer("? o (4,2):(1,4) = (4,2):(2,1)"), "(4,2):(2,1)");
    // CUTLASS issue 1906: what a layout is to be composed with.
    assert_eq!(answer("(4,8):(8,1) o ? = (8,4):(1,8)"), "(8,4):(4,1)");
}
