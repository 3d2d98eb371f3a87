//! The model of the memory system against readings of the profiler's counters on a GPU
//! (`tests/data/memory-*.jsonl`; `docs/hardware.md` says how they were taken).

mod support;

use cutectl::hardware::banks::Tally;
use cutectl::hardware::sectors;
use cutectl::lang::json;
use serde_json::Value as Json;
use std::io::Write as _;
use std::process::{Command, Stdio};
use support::{path, read};

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
            let access = json::access(line).unwrap_or_else(|e| panic!("{line}: {e:?}"));
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

    use bumpalo::Bump;
    use cutectl::algebra::{Cx, Layout, Mode, Swizzle, Tree};
    use cutectl::hardware::Operation;
    use cutectl::hardware::address::{Memory, Unit};
    use cutectl::hardware::banks::Tally;
    use cutectl::hardware::program::{Placement, Program};
    use cutectl::hardware::search::{Space, search};
    use cutectl::lang::{Session, Value};

    fn layout<'a>(arena: &'a Bump, text: &'a str) -> Layout<'a> {
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
