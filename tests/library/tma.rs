//! Copies by the tensor memory accelerator on a GPU (`tests/data/tma-h100.jsonl`, taken by `tests/hardware/tma.cu`): every
//! element lands where the layouts say, and where the descriptor says.

use crate::support::cases;
use bumpalo::Bump;
use cutectl::algebra::{Cx, Int, Mode, Tensor, TensorMap, Tma, Tree};
use cutectl::eval::Session;
use cutectl::value::Value;
use serde_json::Value as Json;

/// A reading, and what is asked about it.
struct Reading<'r> {
    case: &'r Json,
    session: Session,
}

impl<'r> Reading<'r> {
    fn new(case: &'r Json) -> Self {
        let mut session = Session::new(Mode::Cxx);
        let arena = Bump::new();
        let bindings = format!("{}; 0", case["copy"].as_str().unwrap().replacen("make_tma_copy", "tma = make_tma_copy", 1));
        let outcome = session.value(&arena, arena.alloc_str(&bindings));
        assert!(outcome.is_ok(), "{bindings}");
        Reading { case, session }
    }

    fn text(&self, field: &str) -> &'r str {
        self.case[field].as_str().unwrap()
    }

    fn element(&self) -> &'static str {
        match self.bits() {
            16 => "uint16_t",
            32 => "uint32_t",
            _ => "uint64_t",
        }
    }

    fn bits(&self) -> u64 {
        self.case["bits"].as_u64().unwrap()
    }

    fn value<'a>(&mut self, arena: &'a Bump, text: &str) -> Value<'a> {
        let found = self.session.value(arena, arena.alloc_str(text));
        found.unwrap_or_else(|_| panic!("{text}"))
    }

    fn tree<'a>(&mut self, arena: &'a Bump, text: &str) -> Tree<'a> {
        match self.value(arena, text) {
            Value::Tree(t) => t,
            _ => panic!("{text} is no value"),
        }
    }

    /// The tile of `tensor` that was moved.
    fn tile<'a>(&mut self, arena: &'a Bump, tensor: &str) -> Tensor<'a> {
        let text = format!("local_tile({tensor},{},{})", self.text("tiler"), self.text("coord"));
        tensor_of(self.tree(arena, &text))
    }

    /// The number that was read at `index`: an index on the other side, `None` where there is nothing.
    fn at(&self, index: u64) -> Option<u64> {
        let run = self.case["run"].as_u64().unwrap();
        let first = self.case["at"][usize::try_from(index / run).unwrap()].as_i64().unwrap();
        u64::try_from(first).ok().map(|first| first + index % run)
    }

    /// Whether `shared` and `global` hold the same, or the first zeros where the other is outside.
    fn agrees(&self, shared: u64, global: Option<u64>) {
        let found = match (self.text("direction"), global) {
            ("store", None) => return,
            ("store", Some(global)) => (self.at(global), Some(shared)),
            _ => (self.at(shared), global),
        };
        assert_eq!(found.0, found.1, "{} at {shared} of the tile", self.text("copy"));
    }
}

fn tensor_of(t: Tree) -> Tensor {
    match t {
        Tree::Tensor(tensor) => *tensor,
        _ => panic!("no tensor"),
    }
}

fn number(t: Tree) -> i64 {
    t.int().expect("an integer").value
}

fn leaves(t: Tree) -> Vec<i64> {
    match t {
        Tree::Tuple(items) | Tree::Arith(items) => items.iter().flat_map(|t| leaves(*t)).collect(),
        t => vec![number(t)],
    }
}

/// Where the elements lie by the layouts: (place in shared memory, index in global memory).
fn by_layouts(reading: &mut Reading) -> Vec<(u64, Option<u64>)> {
    let arena = Bump::new();
    let places = format!("as_position_independent_swizzle_tensor(make_tensor(make_smem_ptr<{}>(0),s)).layout()", reading.element());
    let places = reading.tree(&arena, &places);
    let indices = reading.tile(&arena, "make_tensor(counting_iterator<int>{0},g.layout())");
    let coords = reading.tile(&arena, "make_identity_tensor(shape(g))");
    let extents = leaves(reading.tree(&arena, "shape(g)"));
    let size = number(reading.tree(&arena, "size(s)"));
    let cx = Cx::new(&arena, Mode::Cxx);
    (0..size)
        .map(|i| {
            let i = Tree::Int(Int::dynamic(i));
            let inside = leaves(cx.tensor_at(coords, i).unwrap()).iter().zip(&extents).all(|(c, n)| c < n);
            let index = number(cx.tensor_at(indices, i).unwrap());
            let place = number(cx.apply(places, i).unwrap());
            (place as u64, inside.then_some(index as u64))
        })
        .collect()
}

/// Where byte `at` of shared memory is kept by a swizzle of the driver.
fn swizzled(swizzle: u32, at: u64) -> u64 {
    let bits = match swizzle {
        0..=3 => u64::from(swizzle),
        _ => panic!("not measured"),
    };
    at ^ ((at >> 3) & (((1 << bits) - 1) << 4))
}

/// The same by the descriptor and the coordinates of its instructions.
fn by_descriptor(reading: &mut Reading) -> Vec<(u64, Option<u64>)> {
    let arena = Bump::new();
    let tma: Tma = match reading.value(&arena, "tma") {
        Value::Tiling(tiling) => *tiling.operation.unwrap().tma.unwrap(),
        _ => panic!("no copy"),
    };
    let rank = number(reading.tree(&arena, "rank(s)"));
    let parts = format!(
        "tma_partition(tma,Int<0>{{}},Layout<_1>{{}},group_modes<0,{rank}>(make_tensor(make_smem_ptr<{}>(0),s)),\
         group_modes<0,{rank}>(local_tile(tma.get_tma_tensor(shape(g)),{},{})))",
        reading.element(),
        reading.text("tiler"),
        reading.text("coord")
    );
    let (global, shared) = match reading.tree(&arena, &parts) {
        Tree::Tuple([global, shared]) => (tensor_of(*global), tensor_of(*shared)),
        _ => panic!("no parts"),
    };
    let cx = Cx::new(&arena, Mode::Cxx);
    let map: TensorMap = tma.map;
    let bytes = reading.bits() / 8;
    let block: u64 = map.block[..map.rank].iter().product();
    let mut found = Vec::new();
    for j in 0..tma.tile / tma.elements {
        let zero = Tree::Int(Int::dynamic(0));
        let at = cx.tuple(&[cx.tuple(&[zero, Tree::Int(Int::dynamic(j))])]);
        let first = leaves(cx.tensor_at(global, at).unwrap());
        let base = number(cx.apply(shared.layout, at).unwrap()) as u64;
        for k in 0..block {
            let (mut rest, mut index, mut inside) = (k, 0, true);
            for (d, start) in first.iter().enumerate().take(map.rank) {
                let c = *start as u64 + rest % map.block[d];
                rest /= map.block[d];
                inside &= c < map.dims[d];
                index += c * map.strides[d] / bytes;
            }
            found.push((swizzled(map.swizzle, (base + k) * bytes) / bytes, inside.then_some(index)));
        }
    }
    found
}

#[test]
fn elements_land_where_the_layouts_and_the_descriptor_say() {
    let readings = cases("tma-h100");
    for case in &readings {
        let mut reading = Reading::new(case);
        let size = number(reading.tree(&Bump::new(), "size(s)")) as usize;
        for (said, by) in [(by_layouts(&mut reading), "layouts"), (by_descriptor(&mut reading), "descriptor")] {
            assert_eq!(said.len(), size, "{} by {by}", reading.text("copy"));
            for (shared, global) in said {
                reading.agrees(shared, global);
            }
        }
        if reading.text("direction") == "store" {
            let runs = case["at"].as_array().unwrap().iter().filter(|first| first.as_i64() != Some(-1)).count();
            assert_eq!(runs * case["run"].as_u64().unwrap() as usize, size, "{} stores elsewhere too", reading.text("copy"));
        }
    }
    assert!(readings.len() >= 12, "only {} copies", readings.len());
}
