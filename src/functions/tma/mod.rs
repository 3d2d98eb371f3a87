//! Functions of copies by the tensor memory accelerator (TMA).

mod dsl;

use super::mmas::mma;
use super::{ArgResult, Args, Function, Out, ROW, Refusal, many, one, optional, soundness, templates};
use crate::algebra::compact::Major;
use crate::algebra::{CopyAtom, Engine, Fault, Int, Layout, Mode, Operand, Tensor, Tma, TmaRequest, Tree};
use crate::value::Value;
use crate::value::element::{self, Element};
use crate::value::tiling::{Operation, Tiling, TilingKind};

const SM90: &str = "cute/atom/copy_traits_sm90_tma.hpp";
const SM100: &str = "cute/atom/copy_traits_sm100_tma.hpp";
const AN_OPERATION: &str = "a TMA operation: `SM90_TMA_LOAD{}`, …";

/// `CUtensorMapDataType` of a type, `None` where it has none.
fn format_of(name: &str, bits: i64) -> Option<u32> {
    Some(match name {
        "int8_t" | "uint8_t" | "float_e4m3_t" | "float_e5m2_t" | "float_ue8m0_t" => 0,
        "uint16_t" => 1,
        "uint32_t" => 2,
        "int32_t" => 3,
        "uint64_t" => 4,
        "int64_t" => 5,
        "half_t" => 6,
        "float" => 7,
        "double" => 8,
        "bfloat16_t" => 9,
        "tfloat32_t" => 11,
        "float_e2m1_t" | "float_e2m1_unpacksmem_t" => 13,
        "float_e2m3_t" | "float_e3m2_t" => 15,
        // Of a pointer as CuTe prints it only the size of an element is known.
        "" => match bits {
            8 => 0,
            16 => 1,
            32 => 2,
            64 => 4,
            _ => return None,
        },
        _ => return None,
    })
}

fn operation<'a>(a: &Args<'_, 'a>) -> ArgResult<'a, &'a Operation<'a>> {
    match a.values[0] {
        Value::Operation(operation) if operation.name.contains("IM2COL") => {
            a.wrong(0, "a TMA operation that tiles: those of im2col are not covered")
        }
        Value::Operation(operation) if operation.name.contains("_TMA_") => Ok(operation),
        _ => a.wrong(0, AN_OPERATION),
    }
}

fn named(operation: &Operation, name: &str) -> bool {
    operation.name.rsplit("::").next() == Some(name)
}

/// What a copy is asked for, the tile apart: `values` of it and the CTAs that share it come with the variants.
fn request<'a>(a: &Args<'_, 'a>, operation: &Operation, values: Layout<'a>, multicast: i64) -> ArgResult<'a, TmaRequest<'a>> {
    let tensor = a.tensor(1)?;
    let Engine::Pointer(pointer) = tensor.engine else {
        return a.wrong(1, "a tensor in global memory");
    };
    let internal = match a.templates.first() {
        Some(Value::Type(element)) => (i64::from(element.bits), format_of(element.canonical(), element.bits.into())),
        Some(_) => return Err(Refusal::Template { index: 0, wanted: "an element type" }),
        None => (i64::from(pointer.element_bits), format_of(pointer.element_name, pointer.element_bits.into())),
    };
    Ok(TmaRequest {
        tensor,
        shared: a.tree(2)?,
        values,
        multicast,
        internal,
        pair: operation.name.contains("2SM"),
        rows_of_four: operation.name.contains("GATHER4") || operation.name.contains("SCATTER4"),
        merges_swizzled: true,
    })
}

/// The modes of global memory that a tile of it walks.
fn tiled<'a>(a: &Args<'_, 'a>, tiler: Tree<'a>) -> ArgResult<'a, Layout<'a>> {
    let global = a.cx.inner_layout("make_tma_copy", a.tensor(1)?.layout)?;
    Ok(a.cx.composition_tiler(a.cx.make_identity_layout(global.shape), tiler)?)
}

/// The operation with what its traits keep.
fn kept<'a>(a: &Args<'_, 'a>, operation: &Operation<'a>, tma: Tma<'a>) -> ArgResult<'a, &'a Operation<'a>> {
    let value_type: Option<Element> = match a.tensor(1)?.engine {
        Engine::Pointer(p) => element::named(p.element_name).copied(),
        _ => None,
    };
    let tma: &Tma = a.cx.arena.alloc(tma);
    Ok(a.cx.arena.alloc(Operation { value_type, tma: Some(tma), ..*operation }))
}

fn atom<'a>(a: &Args<'_, 'a>, operation: &Operation<'a>, values: Layout<'a>, multicast: i64) -> Out<'a> {
    let request = request(a, operation, values, multicast)?;
    let (atom, tma) = a.cx.make_tma_atom(&request)?;
    a.tiled(Some(kept(a, operation, tma)?), TilingKind::CopyAtom(atom))
}

fn copy<'a>(a: &Args<'_, 'a>, operation: &Operation<'a>, values: Layout<'a>, ctas: Layout<'a>) -> Out<'a> {
    let multicast = a.cx.cosize(ctas)?.value;
    let request = request(a, operation, values, 1)?;
    // The layouts come first: a multicast that does not divide fails in them, before the box is cut.
    let quiet = a.cx.in_mode(a.cx.mode);
    let cx = if multicast == 1 { a.cx } else { quiet };
    let (atom, whole) = cx.make_tma_atom(&request)?;
    let copy = quiet.make_tma_tiled(&request, atom, whole.elements, ctas)?;
    let tma = match multicast {
        1 => whole,
        _ => a.cx.make_tma_atom(&TmaRequest { multicast, ..request })?.1,
    };
    a.tiled(Some(kept(a, operation, tma)?), TilingKind::TiledCopy(copy))
}

/// The layout of CTAs of a cluster: an extent or a shape.
fn cluster<'a>(a: &Args<'_, 'a>, shape: Tree<'a>) -> ArgResult<'a, Layout<'a>> {
    match shape {
        Tree::Layout(l) => Ok(*l),
        shape => Ok(a.cx.make_layout(shape, Major::Left)?),
    }
}

fn own_tile<'a>(a: &Args<'_, 'a>) -> ArgResult<'a, Tree<'a>> {
    let (_, layout) = a.cx.swizzle_and_layout(a.tree(2)?)?;
    Ok(a.cx.product_each(layout.shape)?)
}

fn make_tma_copy<'a>(a: &Args<'_, 'a>) -> Out<'a> {
    if a.cx.mode == Mode::Cxx && a.count() < 5 && !a.templates.is_empty() {
        // Only the long form takes the type that the accelerator counts in.
        return Err(Refusal::NoOverload { index: 0 });
    }
    let (tiler, ctas) = match a.count() {
        3 => (own_tile(a)?, Tree::Int(Int::fixed(1))),
        4 => (own_tile(a)?, a.tree(3)?),
        _ => (a.tree(3)?, a.tree(4)?),
    };
    copy(a, operation(a)?, tiled(a, tiler)?, cluster(a, ctas)?)
}

/// `make_tma_copy_A_sm90` and its relatives: the mode `dropped` of the tile is not that of the operand.
fn for_operand<'a>(a: &Args<'_, 'a>, dropped: i64, shared_by: Option<i64>) -> Out<'a> {
    let tile = a.tree(3)?;
    let tile = if dropped < tile.rank() as i64 { a.cx.remove(tile, dropped)? } else { tile };
    let ctas = match shared_by {
        Some(mode) => Tree::Int(a.cx.product(a.cx.get(a.shape(4)?, mode)?)?),
        None => Tree::Int(Int::fixed(1)),
    };
    copy(a, operation(a)?, tiled(a, tile)?, cluster(a, ctas)?)
}

/// Whether an operation of an SM100 builder shares its box: `None` where the builder does not take it.
fn shares(operation: &Operation) -> Option<bool> {
    let is = |names: &[&str]| names.iter().any(|name| named(operation, name));
    if is(&["SM90_TMA_LOAD_MULTICAST", "SM100_TMA_2SM_LOAD_MULTICAST", "SM100_TMA_LOAD_MULTICAST_2D_GATHER4"]) {
        return Some(true);
    }
    is(&["SM90_TMA_LOAD", "SM90_TMA_STORE", "SM100_TMA_2SM_LOAD", "SM100_TMA_LOAD_2D_GATHER4"]).then_some(false)
}

/// The values of an operand of a tiled MMA: ((MMA_M,MMA_K),m,k,...) to modes of global memory.
fn mma_values<'a>(a: &Args<'_, 'a>, operand: Operand, tile: Tree<'a>) -> ArgResult<'a, Layout<'a>> {
    let dropped = match operand {
        Operand::A => 1,
        Operand::B => 0,
        Operand::C => 2,
    };
    let tile = tiled(a, a.cx.remove(tile, dropped)?)?;
    let (_, mma) = mma(a, 4)?;
    let parts = a.cx.mode(a.cx.thrfrg(&mma, operand, tile)?, 1)?;
    let all = a.cx.tuple(&[Tree::Underscore, a.cx.tuple_repeat(tile.rank(), Tree::Underscore)]);
    Ok(a.cx.slice_layout(all, parts)?)
}

fn unsupported<'a, T>(a: &Args<'_, 'a>) -> ArgResult<'a, T> {
    Ok(a.cx.fail(Fault::Tma { rule: "Unsupported TMA", what: a.tree(3)?, map: None })?)
}

fn sm100_atom<'a>(a: &Args<'_, 'a>, operand: Operand) -> Out<'a> {
    let operation = operation(a)?;
    let values = mma_values(a, operand, a.tree(3)?)?;
    let mode = if operand == Operand::A { 2 } else { 1 };
    let multicast = match shares(operation) {
        Some(true) => a.cx.product(a.cx.get(a.shape(5)?, mode)?)?.value,
        Some(false) => 1,
        None => return unsupported(a),
    };
    atom(a, operation, values, multicast)
}

fn sm100_copy<'a>(a: &Args<'_, 'a>, operand: Operand) -> Out<'a> {
    let operation = operation(a)?;
    let Some(shared) = shares(operation).filter(|_| !operation.name.contains("GATHER4")) else {
        return unsupported(a);
    };
    let values = mma_values(a, operand, a.tree(3)?)?;
    if operand == Operand::C {
        if shared {
            let rule = "Unsupported TMA Op, expected a non-multicast TMA";
            return Ok(a.cx.fail::<Tree>(Fault::Tma { rule, what: a.tree(3)?, map: None })?.into());
        }
        let one = Tree::Int(Int::fixed(1));
        return copy(a, operation, values, Layout { shape: one, stride: Tree::Int(Int::fixed(0)) });
    }
    let (_, mma) = mma(a, 4)?;
    let mode = if operand == Operand::A { 2 } else { 1 };
    let stride = a.cx.tuple_of(4, |i| Ok(Tree::Int(Int::fixed((shared && i == mode).into()))))?;
    let shape = mma.threads.shape;
    let stride = a.cx.compact_left(shape, stride)?;
    copy(a, operation, values, a.cx.coalesce(Layout { shape, stride })?)
}

/// The TMA atom of an argument, alone or tiled.
fn tma_atom<'a>(a: &Args<'_, 'a>) -> ArgResult<'a, (CopyAtom<'a>, &'a Tma<'a>)> {
    const WANTED: &str = "a copy that `make_tma_copy` or `make_tma_atom` made";
    let tiling: &Tiling = a.tiling(0, WANTED)?;
    let atom = match tiling.kind {
        TilingKind::CopyAtom(atom) => atom,
        TilingKind::TiledCopy(copy) | TilingKind::ThrCopy(copy, _) => copy.atom,
        _ => return a.wrong(0, WANTED),
    };
    match tiling.operation.and_then(|o| o.tma) {
        Some(tma) => Ok((atom, tma)),
        None => a.wrong(0, WANTED),
    }
}

fn tma_tensor<'a>(a: &Args<'_, 'a>) -> Out<'a> {
    let (_, tma) = tma_atom(a)?;
    let shape = a.shape(1)?;
    Ok(a.cx.make_coord_tensor(a.cx.layout(shape, tma.strides)?)?.into())
}

fn partition<'a>(a: &Args<'_, 'a>) -> Out<'a> {
    let (atom, _) = tma_atom(a)?;
    let tensors = |from: usize| (from..a.count()).map(|i| a.tensor(i)).collect::<ArgResult<'a, Vec<Tensor<'a>>>>();
    if a.count() == 3 {
        let one = a.cx.make_layout(Tree::Int(Int::fixed(1)), Major::Left)?;
        return Ok(a.cx.tma_partition(&atom, Tree::Int(Int::fixed(0)), one, a.tensor(1)?, &tensors(2)?)?.into());
    }
    Ok(a.cx.tma_partition(&atom, a.tree(1)?, a.layout(2)?, a.tensor(3)?, &tensors(4)?)?.into())
}

fn mask<'a>(a: &Args<'_, 'a>) -> Out<'a> {
    let layout = a.layout(0)?;
    let mut coord = a.tuple(1)?;
    for mode in a.numbers()? {
        coord = a.cx.replace(coord, mode, Tree::Underscore)?;
    }
    Ok(a.cx.multicast_mask(layout, coord)?.into())
}

const DSL: &str = "cutlass/cute/nvgpu/cpasync";

const DSL_OPERATION: Function = Function { source: DSL, ..ROW };

const OPERAND_PARAMS: &[super::Param] = &[
    one("op"),
    one("gmem_tensor"),
    one("smem_layout"),
    one("mma_tiler_mnk"),
    one("tiled_mma"),
    optional("cluster_shape_vmnk"),
    optional("internal_type"),
];

const DSL_OPERAND: Function = Function { source: "cutlass/cute/nvgpu", templates: ROW.templates, ..COPY };

const COPY: Function = Function {
    templates: templates("TmaInternalType", 0, 1),
    requires: &[
        "\"TMA requires CTA_Tile and SLayout top-level size equivalence.\"",
        "\"Could not find a common tile-gmem vectorization. Does the Tile select out major GMEM modes?\"",
        "the address and all strides but the innermost are multiples of 16 bytes, a side of the box is at most 256",
    ],
    source: SM90,
    post: Some(soundness::tma),
    ..ROW
};

macro_rules! tile_of_half {
    ($after:literal) => {
        concat!(
            "g = make_tensor(make_gmem_ptr<half_t>(0x1000),make_layout(make_shape(512,256),make_stride(256,_1{}))); ",
            "s = tile_to_shape(GMMA::Layout_K_SW128_Atom<half_t>{},Shape<_128,_64>{}); ",
            $after
        )
    };
}

macro_rules! mma_of_half {
    ($after:literal) => {
        concat!(
            "mma = make_tiled_mma(SM100_MMA_F16BF16_SS<half_t,half_t,float,128,256,UMMA::Major::K,UMMA::Major::K>{}); ",
            "g = make_tensor(make_gmem_ptr<half_t>(0x1000),make_layout(make_shape(512,256),make_stride(256,_1{}))); ",
            $after
        )
    };
}

const ATOM: &str = "Copy_Atom\n  ThrID:        _1:_0\n  ValLayoutSrc: (_1,_8192):(_0,_1)\n  ValLayoutDst: (_1,_8192):(_0,_1)\n  ValLayoutRef: (_1,_8192):(_0,_1)\n  ValueType:    16b";
const ATOM_B: &str = "Copy_Atom\n  ThrID:        _1:_0\n  ValLayoutSrc: (_1,_16384):(_0,_1)\n  ValLayoutDst: (_1,_16384):(_0,_1)\n  ValLayoutRef: (_1,_16384):(_0,_1)\n  ValueType:    16b";

pub(super) const ROWS: &[Function] = &[
    Function {
        name: "make_tma_copy",
        params: &[one("operation"), one("gtensor"), one("slayout"), optional("tiler_or_cluster"), optional("cluster")],
        summary: "a copy of a tile by the tensor memory accelerator; of four arguments the last is the cluster, not the tile",
        examples: &[(tile_of_half!("tile_size(make_tma_copy(SM90_TMA_LOAD{},g,s))"), "_8192")],
        run: make_tma_copy,
        ..COPY
    },
    Function {
        name: "make_tma_atom",
        params: &[one("operation"), one("gtensor"), one("slayout"), one("tiler"), optional("cluster")],
        summary: "the atom of a copy by the tensor memory accelerator, as `tma_partition` takes it",
        examples: &[(tile_of_half!("make_tma_atom(SM90_TMA_LOAD{},g,s,Shape<_128,_64>{})"), ATOM)],
        run: |a| {
            let ctas = match a.count() {
                5 => a.cx.product(a.shape(4)?)?.value,
                _ => 1,
            };
            atom(a, operation(a)?, tiled(a, a.tree(3)?)?, ctas)
        },
        ..COPY
    },
    Function {
        name: "make_tma_copy_A_sm90",
        params: &[one("operation"), one("gtensor"), one("slayout"), one("tile_mnk"), one("cluster_mnk")],
        summary: "the copy of A's tile, shared by the CTAs along N of the cluster whatever the operation is",
        examples: &[(
            tile_of_half!("tile_size(make_tma_copy_A_sm90(SM90_TMA_LOAD{},g,s,Shape<_128,_256,_64>{},Shape<_1,_1,_1>{}))"),
            "_8192",
        )],
        run: |a| for_operand(a, 1, Some(1)),
        ..COPY
    },
    Function {
        name: "make_tma_copy_B_sm90",
        params: &[one("operation"), one("gtensor"), one("slayout"), one("tile_mnk"), one("cluster_mnk")],
        summary: "the copy of B's tile, shared by the CTAs along M of the cluster whatever the operation is",
        examples: &[(
            tile_of_half!("tile_size(make_tma_copy_B_sm90(SM90_TMA_LOAD{},g,s,Shape<_256,_128,_64>{},Shape<_1,_1,_1>{}))"),
            "_8192",
        )],
        run: |a| for_operand(a, 0, Some(0)),
        ..COPY
    },
    Function {
        name: "make_tma_copy_C_sm90",
        params: &[one("operation"), one("gtensor"), one("slayout"), one("tile_mn")],
        summary: "the copy of a tile of C or D, which no CTAs share",
        examples: &[(tile_of_half!("tile_size(make_tma_copy_C_sm90(SM90_TMA_STORE{},g,s,Shape<_128,_64>{}))"), "_8192")],
        run: |a| for_operand(a, 2, None),
        ..COPY
    },
    Function {
        name: "make_tma_atom_A_sm100",
        params: &[one("operation"), one("gtensor"), one("slayout"), one("tile_mnk"), one("mma"), one("cluster_vmnk")],
        summary: "the TMA atom for the A of a tiled tcgen05 MMA",
        source: SM100,
        examples: &[(
            mma_of_half!(
                "make_tma_atom_A_sm100(SM90_TMA_LOAD{},g,UMMA::tile_to_mma_shape(UMMA::Layout_K_SW128_Atom<half_t>{},partition_shape_A(mma,make_shape(_128{},_64{}))),Shape<_128,_256,_64>{},mma,tiled_divide(make_layout(Shape<_1,_1,_1>{}),make_tile(Layout<_1>{})))"
            ),
            ATOM,
        )],
        run: |a| sm100_atom(a, Operand::A),
        ..COPY
    },
    Function {
        name: "make_tma_atom_B_sm100",
        params: &[one("operation"), one("gtensor"), one("slayout"), one("tile_mnk"), one("mma"), one("cluster_vmnk")],
        summary: "the TMA atom for the B of a tiled tcgen05 MMA",
        source: SM100,
        examples: &[(
            mma_of_half!(
                "make_tma_atom_B_sm100(SM90_TMA_LOAD{},g,UMMA::tile_to_mma_shape(UMMA::Layout_K_SW128_Atom<half_t>{},partition_shape_B(mma,make_shape(_256{},_64{}))),Shape<_128,_256,_64>{},mma,tiled_divide(make_layout(Shape<_1,_1,_1>{}),make_tile(Layout<_1>{})))"
            ),
            ATOM_B,
        )],
        run: |a| sm100_atom(a, Operand::B),
        ..COPY
    },
    Function {
        name: "make_tma_copy_A_sm100",
        params: &[one("operation"), one("gtensor"), one("slayout"), one("tile_mnk"), one("mma")],
        summary: "the tiled TMA copy for the A of a tiled tcgen05 MMA, shared by its CTAs along N where the operation multicasts",
        source: SM100,
        examples: &[(
            mma_of_half!(
                "tile_size(make_tma_copy_A_sm100(SM90_TMA_LOAD{},g,UMMA::tile_to_mma_shape(UMMA::Layout_K_SW128_Atom<half_t>{},partition_shape_A(mma,make_shape(_128{},_64{}))),Shape<_128,_256,_64>{},mma))"
            ),
            "_8192",
        )],
        run: |a| sm100_copy(a, Operand::A),
        ..COPY
    },
    Function {
        name: "make_tma_copy_B_sm100",
        params: &[one("operation"), one("gtensor"), one("slayout"), one("tile_mnk"), one("mma")],
        summary: "the tiled TMA copy for the B of a tiled tcgen05 MMA, shared by its CTAs along M where the operation multicasts",
        source: SM100,
        examples: &[(
            mma_of_half!(
                "tile_size(make_tma_copy_B_sm100(SM90_TMA_LOAD{},g,UMMA::tile_to_mma_shape(UMMA::Layout_K_SW128_Atom<half_t>{},partition_shape_B(mma,make_shape(_256{},_64{}))),Shape<_128,_256,_64>{},mma))"
            ),
            "_16384",
        )],
        run: |a| sm100_copy(a, Operand::B),
        ..COPY
    },
    Function {
        name: "make_tma_copy_C_sm100",
        params: &[one("operation"), one("gtensor"), one("slayout"), one("tile_mnk"), one("mma")],
        summary: "the tiled TMA copy for the C or D of a tiled tcgen05 MMA, which no CTAs share",
        source: SM100,
        examples: &[(
            mma_of_half!(
                "tile_size(make_tma_copy_C_sm100(SM90_TMA_STORE{},g,UMMA::tile_to_mma_shape(UMMA::Layout_K_SW128_Atom<half_t>{},Shape<Shape<_128,_256>,_1,_1>{}),Shape<_128,_256,_64>{},mma))"
            ),
            "_32768",
        )],
        run: |a| sm100_copy(a, Operand::C),
        ..COPY
    },
    Function {
        name: "get_tma_tensor",
        params: &[one("copy"), one("shape")],
        summary: "the tensor of the coordinates by which the accelerator names the elements of global memory",
        source: SM90,
        examples: &[(
            tile_of_half!("make_tma_copy(SM90_TMA_LOAD{},g,s).get_tma_tensor(shape(g))"),
            "ArithTuple(_0,_0) o (512,256):(_1@1,_1@0)",
        )],
        member: true,
        run: tma_tensor,
        ..ROW
    },
    Function {
        name: "tma_partition",
        params: &[one("atom"), one("cta_or_stensor"), one("ctas_or_gtensor"), optional("stensor"), many("gtensor")],
        summary: "tensors with the tile as mode 0 by instructions: ((instruction, instructions), rest...), those of global memory first",
        requires: &["mode 0 of all tensors has the size of the tile"],
        source: SM90,
        examples: &[(
            tile_of_half!(
                "tma_partition(make_tma_copy(SM90_TMA_LOAD{},g,s),Int<0>{},Layout<_1>{},group_modes<0,2>(make_tensor(make_smem_ptr<half_t>(0x400),s)),group_modes<0,2>(local_tile(make_tma_copy(SM90_TMA_LOAD{},g,s).get_tma_tensor(shape(g)),Shape<_128,_64>{},make_coord(0,_))))"
            ),
            "(ArithTuple(_0,0) o (((_64,_128),_1),4):(((_1@0,_1@1),_0),_64@0),Sw<3,4,3>_smem_ptr[16b](0x400) o ((_8192,_1)):((_1,_0)))",
        )],
        post: Some(soundness::tma_partition),
        run: partition,
        ..ROW
    },
    Function {
        name: "create_tma_multicast_mask",
        templates: templates("Modes...", 0, 255),
        params: &[one("cta_layout"), one("cta_coord")],
        summary: "the bits of the CTAs of a cluster that a multicast reaches: those along the modes given",
        source: SM90,
        examples: &[("create_tma_multicast_mask<1>(make_layout(Shape<_2,_2,_1>{}),make_coord(1,0,0))", "10")],
        run: mask,
        ..ROW
    },
    Function {
        name: "make_tiled_tma_atom",
        params: &[
            one("op"),
            one("gmem_tensor"),
            one("smem_layout"),
            one("cta_tiler"),
            optional("num_multicast"),
            optional("internal_type"),
        ],
        summary: "CuTe DSL: the atom of a copy by the tensor memory accelerator; two names take the atom and its tensor of coordinates",
        examples: &[(
            tile_of_half!(
                "atom, tensor = cute.nvgpu.cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(),g,s,(_128,_64)); tensor"
            ),
            "ArithTuple(_0,_0) o (512,256):(_1@1,_1@0)",
        )],
        source: DSL,
        templates: ROW.templates,
        run: dsl::atom,
        ..COPY
    },
    Function {
        name: "make_tiled_tma_atom_A",
        params: OPERAND_PARAMS,
        summary: "CuTe DSL: the atom of a copy of operand A of a tiled MMA of tcgen05, shared along N of the cluster",
        examples: &[(
            mma_of_half!(
                "s = UMMA::tile_to_mma_shape(UMMA::Layout_K_SW128_Atom<half_t>{},partition_shape_A(mma,Shape<_128,_64>{})); \
                 atom, tensor = cute.nvgpu.make_tiled_tma_atom_A(cpasync.CopyBulkTensorTileG2SOp(),g,s,(128,256,64),mma); tensor"
            ),
            "ArithTuple(_0,_0) o (512,256):(_1@1,_1@0)",
        )],
        run: |a| dsl::operand_atom(a, Operand::A),
        ..DSL_OPERAND
    },
    Function {
        name: "make_tiled_tma_atom_B",
        params: OPERAND_PARAMS,
        summary: "CuTe DSL: the atom of a copy of operand B of a tiled MMA of tcgen05, shared along M of the cluster",
        examples: &[(
            mma_of_half!(
                "s = UMMA::tile_to_mma_shape(UMMA::Layout_K_SW128_Atom<half_t>{},partition_shape_B(mma,Shape<_256,_64>{})); \
                 atom, tensor = cute.nvgpu.make_tiled_tma_atom_B(cpasync.CopyBulkTensorTileG2SOp(),g,s,(128,256,64),mma); tensor"
            ),
            "ArithTuple(_0,_0) o (512,256):(_1@1,_1@0)",
        )],
        run: |a| dsl::operand_atom(a, Operand::B),
        ..DSL_OPERAND
    },
    Function {
        name: "CopyBulkTensorTileG2SOp",
        summary: "CuTe DSL: `SM90_TMA_LOAD`, a load of a tile by the tensor memory accelerator",
        examples: &[
            ("cpasync.CopyBulkTensorTileG2SOp()", "SM90_TMA_LOAD"),
            ("cpasync.CopyBulkTensorTileG2SOp(tcgen05.CtaGroup.TWO)", "SM100_TMA_2SM_LOAD"),
        ],
        params: &[optional("cta_group")],
        run: |a| dsl::operation(a, "SM90_TMA_LOAD", "SM100_TMA_2SM_LOAD"),
        ..DSL_OPERATION
    },
    Function {
        name: "CopyBulkTensorTileG2SMulticastOp",
        summary: "CuTe DSL: `SM90_TMA_LOAD_MULTICAST`, a load that several CTAs share by the tensor memory accelerator",
        examples: &[("cpasync.CopyBulkTensorTileG2SMulticastOp()", "SM90_TMA_LOAD_MULTICAST")],
        params: &[optional("cta_group")],
        run: |a| dsl::operation(a, "SM90_TMA_LOAD_MULTICAST", "SM100_TMA_2SM_LOAD_MULTICAST"),
        ..DSL_OPERATION
    },
    Function {
        name: "CopyBulkTensorTileS2GOp",
        summary: "CuTe DSL: `SM90_TMA_STORE`, a store of a tile by the tensor memory accelerator",
        examples: &[("cpasync.CopyBulkTensorTileS2GOp()", "SM90_TMA_STORE")],
        run: |a| dsl::operation(a, "SM90_TMA_STORE", "SM90_TMA_STORE"),
        ..DSL_OPERATION
    },
    Function {
        name: "CopyReduceBulkTensorTileS2GOp",
        summary: "CuTe DSL: `SM90_TMA_REDUCE_ADD`, a reduction into global memory by the tensor memory accelerator",
        examples: &[("cpasync.CopyReduceBulkTensorTileS2GOp()", "SM90_TMA_REDUCE_ADD")],
        params: &[optional("reduction_kind")],
        run: |a| dsl::operation(a, "SM90_TMA_REDUCE_ADD", "SM90_TMA_REDUCE_ADD"),
        ..DSL_OPERATION
    },
];
