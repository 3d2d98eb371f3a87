//! The model of the memory system against readings of the profiler's counters on a GPU
//! (`tests/data/memory-*.jsonl`; `docs/hardware.md` says how they were taken).

use crate::support::{path, read};
use cutectl::hardware::banks::Tally;
use cutectl::hardware::sectors;
use cutectl::syntax::access_line;
use serde_json::Value as Json;
use std::io::Write as _;
use std::process::{Command, Stdio};

/// Every file of readings.
fn files() -> Vec<String> {
    let names = std::fs::read_dir(path("tests/data")).unwrap().map(|f| f.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.filter(|n| n.starts_with("memory-") && n.ends_with(".jsonl")).collect();
    names.sort();
    names
}

#[test]
fn every_reading_is_what_the_model_says() {
    let (mut cases, mut wrong) = (0, Vec::new());
    let mut tally = Tally::default();
    for file in files() {
        for line in read(&format!("tests/data/{file}")).lines() {
            let case: Json = serde_json::from_str(line).unwrap();
            let access = access_line::access(line).unwrap_or_else(|e| panic!("{line}: {e:?}"));
            let (field, found, ideal) = match access.operation.is_global() {
                true => ("sectors", sectors::moved(&access).sectors, sectors::moved(&access).ideal),
                false => ("wavefronts", tally.cost(&access).wavefronts, tally.cost(&access).ideal),
            };
            let measured = case[field].as_u64().unwrap_or_else(|| panic!("{line}: no reading of {field}"));
            if measured != u64::from(found) || ideal > found {
                wrong.push(format!("{found}, ideal {ideal}: {line}"));
            }
            cases += 1;
        }
    }
    assert!(cases >= 3910, "only {cases} readings");
    assert!(wrong.is_empty(), "{} of {cases}\n{}", wrong.len(), wrong[..wrong.len().min(5)].join("\n"));
}

#[test]
fn the_command_answers_every_line_in_order() {
    let text = read("tests/data/memory-h200.jsonl");
    let mut command = Command::new(env!("CARGO_BIN_EXE_cutectl"));
    let mut child = command.args(["bank", "--addresses", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let fed = text.clone();
    let feeding = std::thread::spawn(move || stdin.write_all(fed.as_bytes()).unwrap());
    let output = child.wait_with_output().unwrap();
    feeding.join().unwrap();
    assert!(output.status.success());
    let answers = String::from_utf8(output.stdout).unwrap();
    assert_eq!(answers.lines().count(), text.lines().count());
    for (line, answer) in text.lines().zip(answers.lines()) {
        let (case, answer): (Json, Json) = (serde_json::from_str(line).unwrap(), serde_json::from_str(answer).unwrap());
        let field = if case["sectors"].is_u64() { "sectors" } else { "wavefronts" };
        assert_eq!(answer[field], case[field], "{line}");
        assert!(answer["ideal"].as_u64().is_some_and(|n| n >= 1 && n <= case[field].as_u64().unwrap()), "{line}");
        if field == "wavefronts" {
            let sum: u64 = answer["groups"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).sum();
            assert_eq!(sum, case[field], "{line}");
        }
    }
}

mod search {
    //! `swizzle suggest` against the evaluation of every candidate by itself.

    use crate::rounds::rounds;
    use bumpalo::Bump;
    use cutectl::algebra::{Cx, Layout, Mode, Swizzle, Tree};
    use cutectl::eval::Session;
    use cutectl::hardware::Operation;
    use cutectl::hardware::address::{Memory, Unit};
    use cutectl::hardware::banks::Tally;
    use cutectl::hardware::program::{Placement, Program};
    use cutectl::hardware::search::{Space, padded as padded_cost, paddings, search};
    use cutectl::value::Value;

    pub(super) fn layout<'a>(arena: &'a Bump, text: &'a str) -> Layout<'a> {
        match Session::new(Mode::Value).value(arena, text) {
            Ok(Value::Tree(Tree::Layout(l))) => *l,
            other => panic!("{text}: {other:?}"),
        }
    }

    fn wavefronts(program: &Program) -> u32 {
        let (mut tally, mut sum) = (Tally::default(), 0);
        for warp in 0..program.warps() {
            sum += (0..program.instructions()).map(|i| tally.cost(&program.access(warp, i)).wavefronts).sum::<u32>();
        }
        sum
    }

    /// The least cost and the swizzles that have it, each evaluated through the address of every element.
    fn brute<'a>(cx: Cx<'a>, tile: Layout<'a>, bits: i64, base: i64, uses: &[(Operation, Layout<'a>)]) -> (u32, Vec<Swizzle>) {
        let inner = cx.layout_tree(tile);
        let bare = Memory::new(cx, inner, Unit::Element, Some(bits), base).unwrap();
        let all: Vec<i64> = (0..bare.size).map(|c| bare.bit(c).unwrap()).collect();
        let (least, most) = (*all.iter().min().unwrap(), *all.iter().max().unwrap());
        let high = 64 - (((most - base * 8) / bits) as u64).leading_zeros() as i64;
        let (mut best, mut winners) = (u32::MAX, Vec::new());
        for b in 0..=high {
            for m in 0..=high {
                for s in -high..=high {
                    if s.abs() < b || b + m + s.abs() > high || (b == 0 && (s != 0 || m != 0)) {
                        continue;
                    }
                    let swizzle = Swizzle { bits: b as u8, base: m as u8, shift: s as i8 };
                    let tree = cx.compose_with(Tree::Swizzle(swizzle), Tree::Int(cutectl::algebra::Int::fixed(0)), inner);
                    let memory = Memory::new(cx, tree, Unit::Element, Some(bits), base).unwrap();
                    if (0..memory.size).any(|c| !(least..=most).contains(&memory.bit(c).unwrap())) {
                        continue;
                    }
                    let programs = uses.iter().map(|(op, tv)| Placement::new(cx, &memory, *tv).unwrap().program(*op));
                    let Ok(programs) = programs.collect::<Result<Vec<Program>, _>>() else {
                        continue; // a vector is torn apart
                    };
                    let cost = programs.iter().map(wavefronts).sum();
                    if cost < best {
                        best = cost;
                        winners.clear();
                    }
                    if cost == best {
                        winners.push(swizzle);
                    }
                }
            }
        }
        (best, winners)
    }

    /// A tile, the bits of an element and an access of each of its words by a random order of its coordinates.
    fn random_question(random: &mut super::linear::Seeded) -> (u32, String, i64, Vec<(Operation, String)>) {
        let bits = 6 + random.below(5) as u32;
        let element = [8i64, 16, 32, 64][random.below(4) as usize];
        let split = 1 + random.below(u64::from(bits) - 1) as u32;
        let tile = super::linear::shuffled(random, bits, split);
        let mut accesses = Vec::new();
        for _ in 0..1 + random.below(2) {
            let name = ["ld.b", "st.b"][random.below(2) as usize];
            accesses.push((Operation::named(&format!("{name}{element}")).unwrap(), super::linear::shuffled(random, bits, 5)));
        }
        (bits, tile, element, accesses)
    }

    /// Every swizzle and every padding of random tiles of up to 2^10 elements.
    #[test]
    fn the_search_of_random_tiles_is_the_evaluation_of_every_candidate() {
        let mut random = super::linear::Seeded(47);
        let (mut swizzled, mut padded, mut largest) = (0, 0, 0);
        for _ in 0..rounds(10) {
            let arena = Bump::new();
            let cx = Cx::new(&arena, Mode::Value);
            let (bits, tile, element, accesses) = random_question(&mut random);
            let layout_of = |text: &str| layout(&arena, arena.alloc_str(text));
            let (l, uses): (Layout, Vec<(Operation, Layout)>) =
                (layout_of(&tile), accesses.iter().map(|(op, tv)| (*op, layout_of(tv))).collect());
            let bare = Memory::new(cx, cx.layout_tree(l), Unit::Element, Some(element), 0).unwrap();
            let programs: Vec<Program> =
                uses.iter().map(|(op, tv)| Placement::new(cx, &bare, *tv).unwrap().program(*op).unwrap()).collect();
            let space = Space::new(bare.clone(), false, &programs).unwrap();
            let found = search(&space, &programs.iter().map(|p| space.usage(p)).collect::<Vec<_>>());
            let (least, winners) = brute(cx, l, element, 0, &uses);
            assert_eq!((found.least, found.best.len()), (least, winners.len()), "{tile} {accesses:?}");
            swizzled += usize::from(found.best[0].bits > 0);
            largest = largest.max(bits);
            // Paddings: behind every power of two that is a stride above the least, by every whole element up to 128 bytes.
            let modes = bare.plain().unwrap().to_vec();
            let mut ours: Vec<(i64, i64, u32)> = Vec::new();
            for pad in paddings(cx, l, &modes, element, 1).unwrap() {
                let each = padded_cost(cx, &bare, &pad, &programs).unwrap().unwrap();
                ours.push((pad.every, pad.by, each.iter().sum()));
            }
            ours.sort_unstable();
            let mut theirs: Vec<(i64, i64, u32)> = Vec::new();
            for every in (1..bits).map(|k| 1i64 << k) {
                for by in 1..=128 * 8 / element {
                    let moved = |d: i64| if d >= every { d / every * (every + by) } else { d };
                    let strides: Vec<String> = modes.iter().map(|m| moved(m.stride).to_string()).collect();
                    let flat = layout_of(&format!("({}):({})", vec!["2"; bits as usize].join(","), strides.join(",")));
                    let memory = Memory::new(cx, cx.layout_tree(flat), Unit::Element, Some(element), 0).unwrap();
                    let programs = uses.iter().map(|(op, tv)| Placement::new(cx, &memory, *tv).unwrap().program(*op).unwrap());
                    theirs.push((every, by, programs.map(|p| wavefronts(&p)).sum()));
                }
            }
            assert_eq!(ours, theirs, "{tile} {accesses:?}");
            padded += usize::from(ours.iter().any(|pad| pad.2 < least));
        }
        assert!(swizzled > rounds(2) && padded > 0 && largest == 10, "{swizzled} {padded} {largest}");
    }

    #[test]
    fn the_search_is_the_evaluation_of_every_candidate() {
        // The tile, the bits of an element, the byte that it starts at, and its accesses.
        type Case = (&'static str, i64, i64, &'static [(&'static str, &'static str)]);
        const CASES: &[Case] = &[
            ("(32,32):(32,1)", 32, 0, &[("st.b32", "(32,32):(32,1)"), ("ld.b32", "(32,32):(1,32)")]),
            ("(8,64):(64,1)", 16, 0, &[("ldmatrix.x4", "((8,4),(8,2)):((1,64),(8,256))")]),
            ("(16,32):(32,1)", 16, 0, &[("st.b64", "((8,4),(4,4)):((64,1),(16,4))"), ("ldmatrix.x2", "((16,2),(8,2)):((1,256),(16,128))")]),
            ("(32,24):(24,1)", 32, 0, &[("ld.b32", "(32,24):(1,32)")]),
            ("(32,16):(17,1)", 32, 64, &[("ld.b32", "(32,16):(1,32)"), ("st.b32", "(32,16):(16,1)")]),
            ("(16,16):(1,16)", 64, 0, &[("ld.b64", "((16,2),8):((16,1),2)"), ("st.b128", "((8,4),(2,4)):((2,16),(1,64))")]),
            ("(64,16):(16,1)", 8, 0, &[("ld.b8", "((32),32):((1),32)"), ("st.b32", "(32,(4,4,2)):(1,(64,256,32))")]),
        ];
        for (tile, bits, base, accesses) in CASES {
            let arena = Bump::new();
            let cx = Cx::new(&arena, Mode::Value);
            let layout_of = |text| layout(&arena, text);
            let uses: Vec<(Operation, Layout)> = accesses.iter().map(|(op, tv)| (Operation::named(op).unwrap(), layout_of(tv))).collect();
            let l = layout_of(tile);
            let bare = Memory::new(cx, cx.layout_tree(l), Unit::Element, Some(*bits), *base).unwrap();
            let programs: Vec<Program> =
                uses.iter().map(|(op, tv)| Placement::new(cx, &bare, *tv).unwrap().program(*op).unwrap()).collect();
            let space = Space::new(bare, false, &programs).unwrap();
            let found = search(&space, &programs.iter().map(|p| space.usage(p)).collect::<Vec<_>>());
            let (least, winners) = brute(cx, l, *bits, *base, &uses);
            assert_eq!(found.least, least, "{tile}");
            let key = |s: &Swizzle| if s.bits == 0 { (0, 0, 0) } else { (s.bits, s.base, s.shift) };
            let sorted = |mut all: Vec<(u8, u8, i8)>| {
                all.sort_unstable();
                all
            };
            let (ours, theirs) = (found.best.iter().map(key).collect(), winners.iter().map(key).collect());
            assert_eq!(sorted(ours), sorted(theirs), "{tile}");
        }
    }
}

mod linear {
    //! The best linear map over address bits against all that there are.

    use super::search::layout;
    use crate::rounds::rounds;
    use bumpalo::Bump;
    use cutectl::algebra::{Cx, Mode};
    use cutectl::hardware::Operation;
    use cutectl::hardware::address::{Memory, Unit};
    use cutectl::hardware::banks::Tally;
    use cutectl::hardware::linear::best;
    use cutectl::hardware::program::{Placement, Program};
    use cutectl::hardware::search::{Space, search};

    /// Numbers that are the same in every run.
    pub(super) struct Seeded(pub u64);

    impl Seeded {
        pub(super) fn below(&mut self, n: u64) -> u64 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) % n
        }
    }

    /// All `rows` independent rows of `columns` bits in reduced form: each function onto so many bits once, up to what is done to
    /// these bits.
    fn functions(rows: u32, columns: u32) -> Vec<Vec<u64>> {
        let mut all = Vec::new();
        for pivots in (0u64..1 << columns).filter(|p| p.count_ones() == rows) {
            let places: Vec<u32> = (0..columns).filter(|c| pivots >> c & 1 == 1).collect();
            let free: Vec<(usize, u32)> = places
                .iter()
                .enumerate()
                .flat_map(|(r, p)| (p + 1..columns).filter(|c| pivots >> c & 1 == 0).map(move |c| (r, c)))
                .collect();
            for choice in 0..1u64 << free.len() {
                let mut rows: Vec<u64> = places.iter().map(|p| 1 << p).collect();
                free.iter().enumerate().filter(|(k, _)| choice >> k & 1 == 1).for_each(|(_, (r, c))| rows[*r] |= 1 << c);
                all.push(rows);
            }
        }
        all
    }

    /// A random layout of powers of two: the bits `0..bits` in a random order, `split` of them in the first mode.
    pub(super) fn shuffled(random: &mut Seeded, bits: u32, split: u32) -> String {
        let mut order: Vec<u32> = (0..bits).collect();
        for i in (1..bits as usize).rev() {
            order.swap(i, random.below(i as u64 + 1) as usize);
        }
        let mode = |part: &[u32]| -> (String, String) {
            let join = |items: Vec<String>| format!("({})", items.join(","));
            (join(part.iter().map(|_| "2".to_string()).collect()), join(part.iter().map(|b| (1u64 << b).to_string()).collect()))
        };
        let (a, b) = (mode(&order[..split as usize]), mode(&order[split as usize..]));
        format!("({},{}):({},{})", a.0, b.0, a.1, b.1)
    }

    #[test]
    fn no_linear_map_of_a_small_tile_does_better() {
        let (mut random, mut beaten, mut conflicts) = (Seeded(41), 0, 0);
        for round in 0..rounds(30) {
            let arena = Bump::new();
            let cx = Cx::new(&arena, Mode::Value);
            // 64 elements of 32, 64 or 128 bits.
            let element = [32i64, 64, 128][round % 3];
            let tile = arena.alloc_str(&shuffled(&mut random, 6, 3));
            let bare = Memory::new(cx, cx.layout_tree(layout(&arena, tile)), Unit::Element, Some(element), 0).unwrap();
            let mut programs: Vec<Program> = Vec::new();
            for _ in 0..[1, 2, 4, 16][random.below(4) as usize] {
                let tv = arena.alloc_str(&shuffled(&mut random, 6, 5));
                let name = ["ld.b", "st.b", "cp.async.b"][random.below(3) as usize];
                let operation = Operation::named(&format!("{name}{element}")).unwrap();
                programs.push(Placement::new(cx, &bare, layout(&arena, tv)).unwrap().program(operation).unwrap());
            }
            let space = Space::new(bare.clone(), false, &programs).unwrap();
            let uses: Vec<_> = programs.iter().map(|p| space.usage(p)).collect();
            let found = best(&space, &uses).unwrap();
            let granule = element as u64 / 8;
            let bank = 7 - granule.trailing_zeros();
            let of_warp = |p: &Program, warp| (0..p.instructions()).map(|i| p.access(warp, i)).collect::<Vec<_>>();
            let accesses: Vec<_> = programs.iter().flat_map(|p| (0..p.warps()).flat_map(|warp| of_warp(p, warp))).collect();
            let (mut least, mut tally) = (u32::MAX, Tally::default());
            for rows in functions(bank, 6) {
                // The bits of the bank at each number of a granule.
                let own = |number: u64| rows.iter().enumerate().fold(0, |b, (r, row)| b | u64::from((row & number).count_ones() & 1) << r);
                let moved: Vec<u64> = (0..64).map(|number| (number << bank | own(number)) * granule).collect();
                let mut sum = 0;
                for access in &accesses {
                    let mut access = *access;
                    for address in &mut access.addresses {
                        *address = moved[(*address / granule) as usize];
                    }
                    sum += tally.cost(&access).wavefronts;
                }
                least = least.min(sum);
            }
            let ours: u32 = found.each.iter().sum();
            assert!(found.proved, "{tile}");
            assert_eq!((ours, found.bound), (least, least), "{tile} {element}");
            let swizzles = search(&space, &uses);
            assert!(swizzles.least >= ours);
            beaten += usize::from(swizzles.least > ours);
            conflicts += usize::from(ours > uses.iter().map(|u| u.ideal).sum());
            // The map is one of the tile onto itself.
            let mut all: Vec<i64> = (0..64).map(|n| found.map.apply(n)).collect();
            all.sort_unstable();
            assert_eq!(all, (0..64).collect::<Vec<_>>());
        }
        assert!(beaten > rounds(2) && conflicts > 0, "{beaten} {conflicts}");
    }
}

mod explained {
    //! What `--explain` states can be typed, and says what it says.

    use bumpalo::Bump;
    use cutectl::algebra::Mode;
    use cutectl::eval::Session;
    use cutectl::value::notation::Notation;
    use serde_json::Value as Json;
    use std::process::Command;

    const MMA: &str = "make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, (2,2,1))";
    const COPY: &str = "make_tiled_copy(Copy_Atom<SM80_CP_ASYNC_CACHEALWAYS<uint128_t>, half_t>{}, (16,8):(8,1), (1,8))";

    /// Questions of every kind: plain, padded, swizzled over elements and over bytes, with an offset, a base, bits as unit.
    #[rustfmt::skip]
    const QUESTIONS: &[&[&str]] = &[
        &["bank", "(32,32):(32,1)", "--dtype", "f32", "--tv", "col", "--access", "ld.b32"],
        &["bank", "(32,32):(33,1)", "--dtype", "f32", "--tv", "col", "--access", "ld.b32"],
        &["bank", "(8,64):(64,1)", "--dtype", "f16", "--tv", "((8,4),(8,2)):((1,64),(8,256))", "--access", "ldmatrix.x4"],
        &["bank", "Sw<3,3,3> o 0 o (8,64):(64,1)", "--dtype", "f16", "--tv", "((8,4),(8,2)):((1,64),(8,256))", "--access", "ldmatrix.x4"],
        &["bank", "Sw<2,2,3> o 64 o (8,32):(32,1)", "--dtype", "f32", "--tv", "row", "--access", "st.b64", "--base", "256"],
        &["bank", "Sw<3,4,3> o smem_ptr[16b](unset) o (8,64):(64,1)", "--tv", "row", "--base", "128"],
        &["bank", "GMMA::Layout_K_SW128_Atom<half_t>", "--mma", "SM80_16x8x16_F32F16F16F32_TN", "--operand", "B", "--access", "ldmatrix.x2"],
        &["bank", "(64,64):(64,1)", "--dtype", "f16", "--mma", MMA, "--operand", "A", "--access", "ldmatrix.x4"],
        &["bank", "Sw<3,3,3> o 0 o (64,64):(64,1)", "--dtype", "f16", "--copy", COPY],
        &["bank", "(32,4):(4,1)", "--dtype", "f32", "--tv", "((2,16),4):((0,1),32)", "--access", "ld.b128"],
        &["bank", "(32,32):(32,1)", "--dtype", "u4", "--tv", "row", "--access", "ld.b32"],
        &["bank", "(32,2):(8,4)", "--dtype", "f32", "--unit", "byte", "--tv", "(32,2):(1,32)", "--access", "ld.b32"],
        &["bank", "(40,2):(1,40)", "--dtype", "f16", "--tv", "(40,2):(1,40)", "--access", "ld.b16"],
        &["bank", "(33)", "--dtype", "f32", "--tv", "33:1", "--access", "ld.b32"],
        &["global", "(32,32):(32,1)", "--dtype", "f32", "--tv", "(32,32):(1,32)", "--access", "ld.b32"],
        &["global", "(128,64):(64,1)", "--dtype", "f16", "--tv", "row", "--access", "ld.b128", "--base", "16"],
        &["vector", "(_8,_4):(_1,_8)", "(_8,_4):(_1,_12)", "--dtype", "f16"],
        &["vector", "Sw<3,4,3> o smem_ptr[16b](unset) o (_64,_8):(_1,_64)", "(_64,_8):(_1,_64)", "--dtype", "f16"],
        &["vector", "Sw<3,2,3> o 0 o (_32,_8):(_1,_32)", "(_32,_8):(_1,_32)", "--dtype", "f16", "--max", "64"],
        &["vector", "(4,8):(1,4)", "(4,8):(8,1)", "--dtype", "f32"],
        &["swizzle", "suggest", "(32,32):(32,1)", "--dtype", "f32", "--access", "st.b32 row", "--access", "ld.b32 col"],
        &["swizzle", "suggest", "Sw<0,4,3> o smem_ptr[16b](unset) o (8,64):(64,1)", "--access", "ldmatrix.x4 ((8,4),(8,2)):((1,64),(8,256))"],
    ];

    /// The steps of a question, as JSON.
    fn steps(question: &[&str]) -> Vec<Json> {
        let output = Command::new(env!("CARGO_BIN_EXE_cutectl")).args(question).args(["--explain", "--format", "json"]).output().unwrap();
        assert!(output.status.success(), "{question:?}: {}", String::from_utf8_lossy(&output.stderr));
        let answer: Json = serde_json::from_slice(&output.stdout).unwrap();
        answer["steps"].as_array().unwrap().clone()
    }

    #[test]
    fn every_equation_of_an_explained_access_holds() {
        let (mut equations, mut failures) = (0, Vec::new());
        for question in QUESTIONS {
            let arena = Bump::new();
            let mut session = Session::new(Mode::Value);
            for state in steps(question).iter().flat_map(|step| step["states"].as_array().unwrap().clone()) {
                let (expr, value) = (state["expr"].as_str().unwrap().to_string(), state["value"].as_str().unwrap().to_string());
                equations += 1;
                if ["TV", "L", "S", "A", "B"].contains(&&*expr) {
                    session.line(&arena, arena.alloc_str(&format!("{expr} = {value}"))).unwrap();
                }
                match session.clone().line(&arena, arena.alloc_str(&expr)).map(|outcome| Notation::default().text(outcome.answer)) {
                    Ok(got) if got == value => {}
                    other => failures.push(format!("{question:?}: {expr} = {value} is {other:?}")),
                }
            }
        }
        assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
        assert!(equations > 20 * QUESTIONS.len() / 2, "only {equations} equations");
    }

    #[test]
    fn the_last_steps_are_the_answer() {
        for question in QUESTIONS.iter().filter(|q| matches!(q[0], "bank" | "global")) {
            let output = Command::new(env!("CARGO_BIN_EXE_cutectl")).args(*question).args(["--format", "json"]).output().unwrap();
            let answer: Json = serde_json::from_slice(&output.stdout).unwrap();
            let field = if question[0] == "global" { "sectors" } else { "wavefronts" };
            let last = steps(question).last().unwrap()["text"].as_str().unwrap().to_string();
            let wanted = format!("{} {field}, ideal {}", answer[field], answer["ideal"]);
            assert!(last.contains(&wanted), "{question:?}: {last}, and {wanted}");
        }
    }
}

mod vectors {
    //! `vector` against what CuTe's `copy` did on the CPU (`tests/cxx/vectors.py --record`).

    use bumpalo::Bump;
    use cutectl::algebra::{Cx, Mode, Tree};
    use cutectl::eval::Session;
    use cutectl::hardware::vector::{Plain, Width};
    use cutectl::value::Value;
    use serde_json::Value as Json;

    use crate::support::read;

    fn tree<'a>(arena: &'a Bump, text: &str) -> Tree<'a> {
        match Session::new(Mode::Cxx).value(arena, arena.alloc_str(text)) {
            Ok(Value::Tree(t)) => t,
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn the_vector_is_what_copy_chose() {
        let mut pairs = 0;
        for line in read("tests/data/vectors.jsonl").lines() {
            let case: Json = serde_json::from_str(line).unwrap();
            let arena = Bump::new();
            let cx = Cx::new(&arena, Mode::Cxx);
            let (source, destination) = (tree(&arena, case["src"].as_str().unwrap()), tree(&arena, case["dst"].as_str().unwrap()));
            let bits = match case["dtype"].as_str().unwrap() {
                "uint8_t" => 8,
                "half_t" => 16,
                "float" => 32,
                _ => 64,
            };
            let width = cx.vector_width(source, destination, bits, 128).unwrap();
            let limits = format!("({},{},{})", width.common, width.source, width.destination);
            assert_eq!((case["limits"].as_str(), case["automatic"].as_str()), (Some(&*limits), Some(&*width.vector.to_string())), "{line}");
            let plain = match cx.plain_copy(source, destination, bits) {
                Ok(Plain::Vector(Width { vector, .. })) => vector.to_string(),
                Ok(Plain::Ambiguous { .. }) | Err(_) => "refused".to_string(),
            };
            assert_eq!(case["plain"].as_str(), Some(&*plain), "{line}");
            pairs += 1;
        }
        assert!(pairs >= 120, "only {pairs} pairs");
    }
}
