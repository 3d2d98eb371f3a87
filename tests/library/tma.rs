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

#[test]
fn a_place_in_shared_memory_holds_the_element_that_the_layouts_put_there() {
    for case in &cases("tma-h100") {
        let mut reading = Reading::new(case);
        let places = by_layouts(&mut reading);
        let arena = Bump::new();
        let Value::Tiling(tiling) = reading.value(&arena, "tma") else { panic!("no copy") };
        let tma: Tma = *tiling.operation.unwrap().tma.unwrap();
        let cx = Cx::new(&arena, Mode::Cxx);
        let vector = cx.tma_vector(&tma).unwrap();
        let extents = leaves(cx.product_each(tma.values.shape).unwrap());
        for place in 0..tma.tile {
            let element = cx.box_element(&tma, vector, place).unwrap();
            let (mut index, mut step) = (0, 1);
            for (at, extent) in element.coord.iter().zip(&extents) {
                index += at * step;
                step *= extent;
            }
            let (shared, _) = places[index as usize];
            assert_eq!(element.byte as u64, shared * reading.bits() / 8, "{} at {place}", reading.text("copy"));
            assert_eq!(element.instruction, place / tma.elements);
        }
    }
}

/// What the program answers and says.
fn cutectl(args: &[&str]) -> (String, String) {
    let done = std::process::Command::new(env!("CARGO_BIN_EXE_cutectl")).args(args).output().unwrap();
    (String::from_utf8(done.stdout).unwrap(), String::from_utf8(done.stderr).unwrap())
}

const HALF: &str = "g = make_tensor(make_gmem_ptr<half_t>(0x1000), make_layout(make_shape(512,256), make_stride(256,_1{}))); \
                    s = tile_to_shape(GMMA::Layout_K_SW128_Atom<half_t>{}, Shape<_64,_64>{}); tma = make_tma_copy(SM90_TMA_LOAD{}, g, s); ";
const WGMMA: &str = "mma = make_tiled_mma(SM90_64x128x16_F32F16F16_SS<GMMA::Major::K,GMMA::Major::K>{}); ";
const TCGEN05: &str = "mma = make_tiled_mma(SM100_MMA_F16BF16_SS<half_t,half_t,float,128,256,UMMA::Major::K,UMMA::Major::K>{}); ";
const ATOMS: &str = "tile_to_shape(GMMA::Layout_K_SW128_Atom<half_t>{}, Shape<_64,_64>{})";

#[test]
fn what_cute_builds_and_that_does_something_else_is_found() {
    let copy = |g: &str, more: &str| format!("tile_size(make_tma_copy(SM90_TMA_LOAD{{}}, make_tensor(make_gmem_ptr<{g}), {more}))");
    let part = |at: &str| {
        format!(
            "{HALF}rank(get<1>(tma_partition(tma, Int<0>{{}}, Layout<_1>{{}}, group_modes<0,2>(make_tensor(make_smem_ptr<half_t>({at}), s)), \
             group_modes<0,2>(local_tile(tma.get_tma_tensor(shape(g)), Shape<_64,_64>{{}}, make_coord(0,0))))))"
        )
    };
    let slice = |at: &str| format!("{HALF}rank(tma.get_slice(0).partition_D(make_tensor(make_smem_ptr<half_t>({at}), s)))");
    let fragment =
        |at: &str| format!("{WGMMA}rank(mma.get_slice(0).partition_fragment_A(make_tensor(make_smem_ptr<half_t>({at}), {ATOMS})))");
    let of_tcgen05 = |at: &str| {
        format!(
            "{TCGEN05}rank(mma.make_fragment_A(make_tensor(make_smem_ptr<half_t>({at}), \
             UMMA::tile_to_mma_shape(UMMA::Layout_K_SW128_Atom<half_t>{{}}, partition_shape_A(mma, make_shape(_128{{}},_64{{}}))))))"
        )
    };
    let desc = |at: &str| {
        format!(
            "GMMA::make_gmma_desc<GMMA::Major::K>(local_tile(make_tensor(make_smem_ptr<half_t>({at}), {ATOMS}), Shape<_64,_16>{{}}, make_coord(0,0)))"
        )
    };
    let six = "float>(0x1000), make_layout(make_shape(8,4,4,4,4,4), make_stride(_1{},8,32,128,1024,4096))";
    for (text, words) in [
        (
            copy("half_t>(0x1000), (512,256):(256,_1)", "make_layout(Shape<_128,_64>{}, LayoutRight{}), Shape<_128,_64>{}"),
            "the fourth argument is the cluster",
        ),
        (
            copy("uint64_t>(0x1000), (512,256):(256,_1)", "make_layout(Shape<_2,_4>{}, LayoutRight{}), Shape<_2,_4>{}"),
            "the fourth argument is the cluster",
        ),
        (copy(six, "make_layout(Shape<_8,_1,_2,_2,_2,_2>{})"), "merged modes that are not side by side"),
        (copy("half_t>(0x1000), (512,256):(256,_1)", "make_layout(Shape<_8,_4>{}, LayoutRight{})"), "no multiple of 16"),
        (
            copy("half_t>(0x1000), (512,256):(256,_1)", "composition(Swizzle<1,4,3>{}, make_layout(Shape<_8,_64>{}, LayoutRight{}))"),
            "the swizzle takes 32",
        ),
        (part("0x410"), "multiples of 128 bytes"),
        (slice("0x440"), "multiples of 128 bytes"),
        (desc("0x408"), "keeps the bits from 4 to 17"),
        (desc("0x40400"), "keeps the bits from 4 to 17"),
        (desc("0x480"), "not where the pattern of the swizzle starts"),
        (fragment("0x408"), "keeps the bits from 4 to 17"),
        (fragment("0x480"), "not where the pattern of the swizzle starts"),
        (of_tcgen05("0x408"), "keeps the bits from 4 to 17"),
    ] {
        let (answer, said) = cutectl(&["--cxx", "eval", &text]);
        assert!(said.contains(words), "{text}\n{answer}{said}");
        assert!(!answer.is_empty(), "{text} is only warned about\n{said}");
    }
    for text in [part("0x400"), slice("0x480"), desc("0x400"), desc("0x420"), fragment("0x400"), of_tcgen05("0x8000")] {
        assert_eq!(cutectl(&["--cxx", "eval", &text]).1, "", "{text}");
    }
}

#[test]
fn a_cluster_is_listed_by_what_each_cta_loads() {
    let text = format!("{HALF}make_tma_copy(SM90_TMA_LOAD_MULTICAST{{}}, g, s, Shape<_64,_64>{{}}, Int<4>{{}})");
    let (answer, _) = cutectl(&["tma", &text]);
    let row = |cta: i64| {
        format!(
            "│ {:>18} ┆ {:>14} ┆ {:>19} ┆ {:<27} ┆ {:<28} │",
            cta,
            2048,
            cta * 2048,
            format!("({},0)", cta * 16),
            format!("(0,{})", cta * 16)
        )
    };
    for cta in 0..4 {
        assert!(answer.contains(&row(cta)), "{}\n{answer}", row(cta));
    }
}

#[test]
fn a_refused_copy_is_shown_with_the_rule_that_it_breaks_and_the_nearest() {
    for (text, rule, nearest) in [
        ("(512,250):(250,_1)", "strides are multiples of 16 bytes", "512"),
        ("(512,0):(256,_1)", "extents are from 1 to 4294967296", "1, 512"),
    ] {
        let text = format!("make_tma_copy(SM90_TMA_LOAD{{}}, make_tensor(make_gmem_ptr<half_t>(0x1000), {text}), {ATOMS})");
        let (answer, said) = cutectl(&["tma", &text]);
        let row = answer.lines().find(|line| line.contains(rule)).unwrap_or_default();
        let cells: Vec<&str> = row.split(['│', '┆']).map(str::trim).collect();
        assert_eq!(cells.get(3..5), Some(&["no", nearest][..]), "{text}\n{answer}{said}");
        assert!(said.contains("E0447"), "{said}");
        assert_eq!(cutectl(&["tma", "--format", "json", &text]).0, "", "a refusal has no object");
    }
}

#[test]
fn the_atom_and_the_tensor_of_the_dsl_are_those_of_cxx() {
    let g = "make_tensor(make_gmem_ptr<half_t>(0x1000), (512,256):(256,_1))";
    let made = |op: &str, more: &str| format!("{HALF}make_tma_atom({op}{{}}, {g}, s, Shape<_64,_64>{{}}{more})");
    let dsl = |class: &str, more: &str| {
        format!("{HALF}atom, at = cute.nvgpu.cpasync.make_tiled_tma_atom(cpasync.{class}(), {g}, s, (64,64){more}); ")
    };
    for (class, op, more, ctas) in [
        ("CopyBulkTensorTileG2SOp", "SM90_TMA_LOAD", "", ""),
        ("CopyBulkTensorTileG2SMulticastOp", "SM90_TMA_LOAD_MULTICAST", ", num_multicast=4", ", Int<4>{}"),
        ("CopyBulkTensorTileS2GOp", "SM90_TMA_STORE", "", ""),
        ("CopyReduceBulkTensorTileS2GOp", "SM90_TMA_REDUCE_ADD", "", ""),
    ] {
        let of_cxx = cutectl(&["tma", "--format", "json", &made(op, ctas)]);
        assert_eq!(cutectl(&["tma", "--format", "json", &format!("{}atom", dsl(class, more))]), of_cxx, "{class}");
        let tensor = cutectl(&["eval", &format!("{}at", dsl(class, more))]).0;
        assert_eq!(tensor, cutectl(&["eval", &format!("{}.get_tma_tensor((512,256))", made(op, ctas))]).0, "{class}");
    }
    let (answer, said) = cutectl(&["eval", &dsl("CopyBulkTensorTileG2SOp", ", num_multicast=2")]);
    assert!(answer.is_empty() && said.contains("expects num_multicast to be 1"), "{said}");
    let (answer, said) = cutectl(&["eval", "a, b = (1,2,3); a"]);
    assert!(answer.is_empty() && said.contains("a tuple with a part for each name"), "{said}");
    assert_eq!(cutectl(&["eval", "a, b = (1,(2,3)); b"]).0, "(2,3)\n");
    let kernel = format!(
        "@cute.jit\ndef kernel():\n    g = {g}\n    s = tile_to_shape(GMMA::Layout_K_SW128_Atom<half_t>{{}}, (64,64))\n    \
         atom, at = cute.nvgpu.cpasync.make_tiled_tma_atom(cute.nvgpu.cpasync.CopyBulkTensorTileG2SOp(), g, s, (64,64))\n    \
         shared = cute.make_tensor(make_smem_ptr<half_t>(1024), s)\n    tile = cute.local_tile(at, (64,64), (0,0))\n    \
         tS, tG = cute.nvgpu.cpasync.tma_partition(atom, 0, cute.make_layout(1), cute.group_modes(shared, 0, 2), cute.group_modes(tile, 0, 2))\n    \
         print(tS)\nkernel()\n"
    );
    let (answer, said) = cutectl(&["eval", &kernel]);
    assert!(answer.contains("smem_ptr["), "the tensor in shared memory is first\n{answer}{said}");
}

#[test]
fn the_arguments_of_the_dsl_are_read_in_any_order() {
    let g = "make_tensor(make_gmem_ptr<half_t>(0x1000), (512,256):(256,1))";
    let eval = |text: String| cutectl(&["eval", &text]);
    let of_cxx = |op: &str, more: &str| eval(format!("{HALF}make_tma_atom{more}({op}{{}}, {g}, s, Shape<_64,_64>{{}}, Int<2>{{}})")).0;
    let of_dsl = |arguments: &str| eval(format!("{HALF}atom, at = cpasync.make_tiled_tma_atom({arguments}, {g}, s, (64,64), 2); atom"));
    for (op, class) in [
        ("SM90_TMA_LOAD_MULTICAST", "CopyBulkTensorTileG2SMulticastOp(tcgen05.CtaGroup.ONE)"),
        ("SM100_TMA_2SM_LOAD_MULTICAST", "CopyBulkTensorTileG2SMulticastOp(cute.nvgpu.tcgen05.CtaGroup.TWO)"),
        ("SM100_TMA_2SM_LOAD_MULTICAST", "CopyBulkTensorTileG2SMulticastOp(cta_group=tcgen05.CtaGroup.TWO)"),
    ] {
        assert_eq!(of_dsl(&format!("cpasync.{class}")).0, of_cxx(op, ""), "{class}");
    }
    // A type that the accelerator counts in, without a number of CTAs, and a layout with stages.
    let (counted, said) = eval(format!(
        "{HALF}s3 = tile_to_shape(GMMA::Layout_K_SW128_Atom<half_t>{{}}, Shape<_64,_64,_3>{{}}); \
         a, t = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), {g}, s3, (64,64), internal_type=cutlass.Uint32); t"
    ));
    let (expected, _) =
        eval(format!("{HALF}make_tma_atom<uint32_t>(SM90_TMA_LOAD{{}}, {g}, s, Shape<_64,_64>{{}}).get_tma_tensor(make_shape(512,256))"));
    assert!(!expected.is_empty() && counted == expected, "{counted}{expected}{said}");
    for (wrong, reason) in [
        ("cpasync.CopyBulkTensorTileG2SOp(tcgen05.CtaGroup.TWO)", "expects num_multicast to be 1"),
        ("cpasync.CopyBulkTensorTileG2SOp(2)", "CtaGroup.ONE"),
        ("cpasync.CopyReduceBulkTensorTileS2GOp(cute.ReductionKind.MIN)", "ReductionKind.ADD"),
    ] {
        let (answer, said) = of_dsl(wrong);
        assert!(answer.is_empty() && said.contains(reason), "{wrong}: {said}");
    }
}

#[test]
fn the_dsl_keeps_contiguous_modes_apart_where_shared_memory_is_swizzled() {
    // As nvidia-cutlass-dsl 4.8 says; C++ merges them either way.
    let tensor = |shared: &str| {
        cutectl(&["eval", &format!(
            "g = make_tensor(make_gmem_ptr<half_t>(0x1000), (_8,_16):(_16,_1)); a, t = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), g, {shared}, (8,16)); t"
        )]).0
    };
    assert_eq!(tensor("(_8,_16):(_16,_1)"), "ArithTuple(_0) o (_8,_16):(_16@0,_1@0)\n");
    let swizzled = "composition(Swizzle<1,4,3>{}, smem_ptr_flag_bits<16>{}, (_8,_16):(_16,_1))";
    assert_eq!(tensor(swizzled), "ArithTuple(_0,_0) o (_8,_16):(_1@1,_1@0)\n");
}

#[test]
fn the_operands_of_tcgen05_in_the_dsl_are_those_of_cxx() {
    let setup = "mma = make_tiled_mma(SM100_MMA_F16BF16_SS<half_t,half_t,float,128,256,UMMA::Major::K,UMMA::Major::K>{}); \
         g = make_tensor(make_gmem_ptr<half_t>(0x1000), make_layout(make_shape(512,256),make_stride(256,_1{}))); ";
    for (operand, rows) in [("A", 128), ("B", 256)] {
        let s = format!(
            "UMMA::tile_to_mma_shape(UMMA::Layout_K_SW128_Atom<half_t>{{}}, partition_shape_{operand}(mma, make_shape(Int<{rows}>{{}}, _64{{}})))"
        );
        let cxx = format!(
            "{setup}make_tma_atom_{operand}_sm100(SM90_TMA_LOAD_MULTICAST{{}}, g, {s}, Shape<_128,_256,_64>{{}}, mma, tiled_divide(make_layout(Shape<_2,_2,_1>{{}}), make_tile(_1{{}})))"
        );
        let dsl = |more: &str| {
            format!(
                "{setup}a, t = cute.nvgpu.make_tiled_tma_atom_{operand}(cpasync.CopyBulkTensorTileG2SMulticastOp(), g, {s}, (128,256,64), mma{more}); a"
            )
        };
        let of_cxx = cutectl(&["tma", "--format", "json", &cxx]);
        assert!(of_cxx.0.contains("\"descriptor\""), "{}", of_cxx.1);
        assert_eq!(cutectl(&["tma", "--format", "json", &dsl(", (1,2,2,1)")]), of_cxx, "{operand}");
        let (answer, said) = cutectl(&["eval", &dsl(", internal_type=None")]);
        assert!(answer.is_empty() && said.contains("cluster_shape_vmnk must be provided"), "{said}");
    }
}

#[test]
fn the_fields_of_an_instruction_say_their_types_whatever_its_form() {
    let row = |args: &[&str], field: &str| {
        let (table, said) = cutectl(args);
        let line = table.lines().find(|line| line.contains(field)).unwrap_or_default().to_owned();
        assert!(!line.is_empty(), "{args:?}: {table}{said}");
        line
    };
    // float_e4m3_t of 128 x 256 with scale factors, bfloat16_t, int8_t.
    assert!(row(&["desc", "--kind", "instr-block-scaled", "0x08c00000"], "a_format").contains("E4M3"));
    for (types, name) in
        [("bfloat16_t,bfloat16_t,float", "BF16"), ("int8_t,int8_t,int32_t", "INT8"), ("tfloat32_t,tfloat32_t,float", "TF32")]
    {
        let made = format!("UMMA::make_instr_desc<{types},128,256,UMMA::Major::K,UMMA::Major::K>()");
        assert!(row(&["desc", &made], "a_format").contains(name), "{name}");
    }
    // The run-time form has the instruction in its upper half.
    assert!(row(&["desc", "--kind", "instr", "0x0840049000000000"], "m_dim").contains("M = 128"));
    assert!(row(&["desc", "--kind", "instr", "0x08400490"], "m_dim").contains("M = 128"));
    for wide in ["0x1ffffffffffffffff", "99999999999999999999"] {
        let (answer, said) = cutectl(&["desc", wide]);
        assert!(answer.is_empty() && said.contains("a descriptor has 64 bits"), "{said}");
    }
}

#[test]
fn a_sparsity_of_one_makes_no_sparse_pointer() {
    let tensor = |factor: u32| {
        format!(
            "make_tensor(make_smem_ptr<sparse_elem<{factor},half_t>>(0x400), tile_to_shape(GMMA::Layout_K_SW64_SpAtom<half_t,{factor}>{{}}, Shape<_64,_128>{{}}))"
        )
    };
    assert!(cutectl(&["eval", &tensor(2)]).0.contains("sparse<2>"));
    let (answer, said) = cutectl(&["eval", &tensor(1)]);
    assert!(answer.is_empty() && said.contains("Expected sparse iter"), "{said}");
}

#[test]
fn core_matrices_are_drawn_where_the_descriptor_names_them() {
    let operand = "GMMA::make_gmma_desc<GMMA::Major::K>(local_tile(make_tensor(make_smem_ptr<half_t>(0x400), tile_to_shape(GMMA::Layout_K_SW128_Atom<half_t>{}, Shape<_64,_64>{})), Shape<_64,_16>{}, make_coord(0,1)))";
    let (drawn, said) = cutectl(&["svg", operand]);
    // Of row 1 the swizzle exchanges the two halves, which lie in row 1 of 128 bytes.
    assert!(drawn.contains(">1200<") && drawn.contains(">1184<") && drawn.contains(">(1,0)<"), "{drawn}{said}");
    assert!(drawn.contains("K-major") && !drawn.contains("MN-major"), "an expression knows its major");
    let (both, _) = cutectl(&[
        "svg",
        "UMMA::make_umma_desc<UMMA::Major::MN>(make_tensor(make_smem_ptr<half_t>(0x400), tile_to_shape(UMMA::Layout_MN_SW64_Atom<half_t>{}, Shape<_64,_16>{})))",
    ]);
    assert!(both.contains("MN-major") && !both.contains(">K-major"), "{both}");
    let (table, _) = cutectl(&["desc", operand]);
    assert!(table.contains("K-major") && !table.contains("MN-major"), "{table}");
    let instruction = "UMMA::make_instr_desc<half_t,half_t,float,128,256,UMMA::Major::K,UMMA::Major::K>()";
    assert_eq!(cutectl(&["svg", instruction]).0, "", "an instruction has no operand to draw");
}

#[test]
fn a_descriptor_is_shown_with_the_layouts_that_it_says() {
    for (number, k_major, mn_major) in [
        ("0x4000004000010042", "((8,n),2):((8,64),1)", "((8,n),(8,k)):((1,1),(8,64))"),
        ("0x0000002000080040", "((8,n),2):((1,32),8)", "((1,n),(8,k)):((1,32),(1,8))"),
    ] {
        let (answer, _) = cutectl(&["desc", number]);
        let row = |operand: &str| answer.lines().find(|line| line.contains(operand)).unwrap_or_default().to_owned();
        assert!(row("K-major").contains(k_major) && row("MN-major").contains(mn_major), "{number}\n{answer}");
    }
    let (answer, _) = cutectl(&["desc", "--kind", "instr", "0x08400490"]);
    assert!(!answer.contains("operand"), "{answer}");
}

#[test]
fn a_copy_is_drawn_by_its_boxes() {
    let text =
        format!("{HALF}make_tma_copy(SM90_TMA_LOAD{{}}, g, tile_to_shape(GMMA::Layout_K_SW128_Atom<half_t>{{}}, Shape<_8,_128>{{}}))");
    let (page, said) = cutectl(&["--cxx", "svg", &text]);
    let labels: Vec<&str> = page.split("<text").skip(1).filter_map(|t| t.split('>').nth(1)?.split('<').next()).collect();
    for heading in
        ["global memory: a cell is a box of 64 by 8 elements", "the tile: the byte of shared memory", "shared memory, 128 bytes a row"]
    {
        assert!(labels.iter().any(|label| label.starts_with(heading)), "{heading}\n{said}{page:.400}");
    }
    // Row 1 of the tile starts with its second unit, since the swizzle moves units by the row.
    let units = |unit: i64| (unit * 16).to_string();
    for byte in [0, 8 + 1, 64, 64 + 8 + 1] {
        assert!(labels.contains(&units(byte).as_str()), "no unit lands at byte {}", units(byte));
    }
    assert!(labels.contains(&"(0,64)"), "the second box starts at column 64");
}
