//! The parts of an answer, each alone: `cargo bench -p cutectl-benches`.

use bumpalo::Bump;
use cutectl::algebra::{Cx, Layout, Mode, Tree, infer};
use cutectl::eval::Session;
use cutectl::eval::env::Env;
use cutectl::eval::equation::equation;
use cutectl::eval::index_function::IndexFunction;
use cutectl::hardware::Operation;
use cutectl::hardware::address::{Memory, Unit};
use cutectl::hardware::linear::best;
use cutectl::hardware::program::Placement;
use cutectl::hardware::search::{Space, search};
use cutectl::render::cute;
use cutectl::syntax::parser::parse;
use cutectl::value::Value;
use cutectl::value::notation::Notation;
use cutectl::view::grid::{Grid, Ranks};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

const LINES: [&str; 4] = [
    "size((4,8):(1,4))",
    "composition((6,2):(8,2),(4,3):(3,1))",
    "zipped_divide((9,(4,8)):(59,(13,1)),<3:3,(2,4):(1,8)>)",
    "make_layout(make_shape(Int<3>{}, make_shape(Int<2>{}, Int<3>{})), LayoutRight{})",
];

#[divan::bench(args = LINES)]
fn text_to_tree(bencher: Bencher, line: &str) {
    let mut arena = Bump::new();
    bencher.bench_local(|| {
        black_box(parse(black_box(line), &arena, &Env::default()).is_ok());
        arena.reset();
    });
}

#[divan::bench(args = LINES)]
fn text_to_text(bencher: Bencher, line: &str) {
    let mut arena = Bump::new();
    let mut session = Session::new(Mode::Value);
    let mut out = Vec::new();
    bencher.bench_local(|| {
        out.clear();
        if let Ok(outcome) = session.line(&arena, black_box(line)) {
            Notation::default().write(&mut out, outcome.answer);
        }
        arena.reset();
        out.len()
    });
}

fn value<'a>(arena: &'a Bump, text: &'a str) -> Tree<'a> {
    match Session::new(Mode::Value).value(arena, text) {
        Ok(Value::Tree(t)) => t,
        other => panic!("{text}: {other:?}"),
    }
}

/// A layout of `n` modes of extent 2, rows and columns interleaved.
fn many_modes<'a>(cx: Cx<'a>, n: usize) -> Layout<'a> {
    let fixed = |v: i64| Tree::Int(cutectl::algebra::Int::fixed(v));
    let ones: Vec<Tree> = (0..n).map(|i| fixed(1 + i64::from(i % 2 == 0))).collect();
    let strides: Vec<Tree> = (0..n).map(|i| fixed(1 << (i % 40))).collect();
    Layout { shape: cx.tuple(&ones), stride: cx.tuple(&strides) }
}

#[divan::bench(args = [4, 16, 64, 256, 1024, 4096])]
fn coalesce_of_many_modes(bencher: Bencher, n: usize) {
    let held = Bump::new();
    let layout = many_modes(Cx::new(&held, Mode::Value), n);
    let mut arena = Bump::new();
    bencher.bench_local(|| {
        black_box(Cx::new(&arena, Mode::Value).coalesce(black_box(layout)).is_ok());
        arena.reset();
    });
}

#[divan::bench(args = ["((8,8),(8,8)):((1,64),(8,512))", "(1024,1024):(1024,1)"])]
fn print_layout(bencher: Bencher, text: &str) {
    let arena = Bump::new();
    let grid = Grid::new(Cx::new(&arena, Mode::Value), value(&arena, text), Ranks::Any).expect("a layout").titled(Notation::default());
    bencher.bench_local(|| cute::grid(&mut std::io::sink(), &grid).is_ok());
}

/// The numbers of a layout of 2^20 elements.
#[divan::bench(args = ["1048576:1", "((8,8),(128,128)):((1,1024),(8,8192))", "Sw<3,3,3> o 0 o (1024,1024):(1024,1)"])]
fn infer_a_million_numbers(bencher: Bencher, text: &str) {
    let arena = Bump::new();
    let function = IndexFunction::of(Cx::new(&arena, Mode::Value), value(&arena, text)).ok().flatten().expect("a function");
    let numbers = function.table().expect("few enough numbers");
    bencher.bench_local(|| infer::table(black_box(&numbers), &[1 << 20]).is_some());
}

#[divan::bench(args = [
    "(128,128):(128,1) o ? = 16384:1",
    "? o (128,128):(128,1) = 16384:1",
    "Sw<?> o (128,128):(128,1) = Sw<3,3,4> o 0 o (128,128):(128,1)",
    "zipped_divide((128,128):(128,1), ?) = ((16,8),(8,16)):((128,1),(2048,8))",
    "(128,128):(128,1)(?,7) = 135",
    "right_inverse(?) = (128,128):(128,1)",
])]
fn solve(bencher: Bencher, text: &str) {
    let mut arena = Bump::new();
    let mut session = Session::new(Mode::Value);
    let parts = equation(text).expect("an equation");
    bencher.bench_local(|| {
        black_box(session.solve(&arena, &parts, false).is_ok());
        arena.reset();
    });
}

/// A tile of 128x128 halves, stored row by row and read by `ldmatrix`: every swizzle, and every linear map.
#[divan::bench]
fn suggest_a_swizzle(bencher: Bencher) {
    let arena = Bump::new();
    let cx = Cx::new(&arena, Mode::Value);
    let layout = |text| cx.as_layout("bench", value(&arena, text)).expect("a layout");
    let tile = cx.layout_tree(layout("(128,128):(128,1)"));
    let bare = Memory::new(cx, tile, Unit::Element, Some(16), 0).expect("a tile");
    let program = |name: &str, tv| {
        let operation = Operation::named(name).expect("an instruction");
        Placement::new(cx, &bare, layout(tv)).and_then(|p| p.program(operation)).expect("a program")
    };
    let programs =
        [program("st.b128", "((16,8),(8,16)):((1024,1),(128,8))"), program("ldmatrix.x4", "((8,4),(8,4,4)):((1,1024),(128,8,4096))")];
    bencher.bench_local(|| {
        let space = Space::new(bare.clone(), false, &programs).expect("a space");
        let uses: Vec<_> = programs.iter().map(|p| space.usage(p)).collect();
        (search(&space, &uses).least, best(&space, &uses).is_some())
    });
}
