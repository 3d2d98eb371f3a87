//! `solve` against enumeration: every layout of a few numbers is tried.

use bumpalo::Bump;
use cutectl::algebra::Mode;
use cutectl::algebra::solve::{Choices, Points, at, through, within};
use cutectl::eval::Session;
use cutectl::eval::equation::{Count, Solved, equation};
use cutectl::value::Value;

/// Numbers that are the same in every run.
struct Seeded(u64);

impl Seeded {
    fn below(&mut self, n: u64) -> i64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % n) as i64
    }
}

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
    for _ in 0..400 {
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
    assert!(none > 20 && several > 50, "{none} {several}");
}

#[test]
fn through_finds_a_layout_where_there_is_one() {
    let (mut random, mut found_some, mut found_none) = (Seeded(13), 0, 0);
    for _ in 0..3_000 {
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
    assert!(found_some > 1_000 && found_none > 50, "{found_some} {found_none}");
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
    let forms: [(&str, &str); 7] = [
        ("A o Q", "A o ?"),
        ("Q o A", "? o A"),
        ("logical_divide(A, Q)", "logical_divide(A, ?)"),
        ("logical_product(A, Q)", "logical_product(A, ?)"),
        ("blocked_product(A, Q)", "blocked_product(A, ?)"),
        ("raked_product(A, Q)", "raked_product(A, ?)"),
        ("logical_divide(Q, A)", "logical_divide(?, A)"),
    ];
    for round in 0..3_500 {
        let (forward, backward) = forms[round % forms.len()];
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
    assert!(asked > 1_500, "{asked}");
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
    for _ in 0..1_500 {
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
    assert!(none > 200 && only > 50, "{none} {only}");
}
