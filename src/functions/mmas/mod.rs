//! MMA atoms, tilings of them, and what a thread holds.

mod fragments;

use super::{ArgResult, Args, Form, Function, Out, ROW, Reading, Refusal, one, optional, soundness, templates};
use crate::algebra::compact::Major;
use crate::algebra::{Fault, Int, Layout, MmaAtom, Mode, Operand, TiledMma, Tree};
use crate::atoms::Missing;
use crate::value::Value;
use crate::value::tiling::{self, Operation, Tiling, TilingKind};
use fragments::{fragment, fragment_of_part};

const MMA: &str = "cute/atom/mma_atom.hpp";
const AN_MMA: &str = "a tiled MMA";

/// The MMA atom that an instruction names.
fn atom_of<'a>(a: &Args<'_, 'a>, index: usize, operation: &'a Operation<'a>) -> ArgResult<'a, MmaAtom<'a>> {
    let row = match operation.mma() {
        Ok(row) => row,
        Err(missing) => return a.missing(index, missing),
    };
    match tiling::mma_atom(a.cx, &row) {
        Some(atom) => Ok(atom),
        None => a.missing(index, Missing::NotCovered("its layouts are not static")),
    }
}

/// An instruction or an atom as an atom.
fn atom<'a>(a: &Args<'_, 'a>, index: usize, value: Value<'a>) -> ArgResult<'a, (Option<&'a Operation<'a>>, MmaAtom<'a>)> {
    match value {
        Value::Operation(operation) => Ok((Some(operation), atom_of(a, index, operation)?)),
        Value::Tiling(Tiling { operation, kind: TilingKind::MmaAtom(atom) }) => Ok((*operation, *atom)),
        _ => a.wrong(index, "an MMA operation or an MMA atom"),
    }
}

/// The same for a tiling, which needs an object of the operation: refused where the operation asserts otherwise.
fn tiled_atom<'a>(a: &Args<'_, 'a>, index: usize, value: Value<'a>) -> ArgResult<'a, (Option<&'a Operation<'a>>, MmaAtom<'a>)> {
    let (operation, atom) = atom(a, index, value)?;
    match operation.and_then(|o| o.mma().ok()).and_then(|row| row.asserts) {
        Some(asserted) => a.missing(index, Missing::Arguments(asserted.into_owned())),
        None => Ok((operation, atom)),
    }
}

/// The tiled MMA of an argument: a tiling, a thread's slice, or an atom as a tiling of its own.
pub(super) fn mma<'a>(a: &Args<'_, 'a>, index: usize) -> ArgResult<'a, (Option<&'a Operation<'a>>, TiledMma<'a>)> {
    let tiling = a.tiling(index, AN_MMA)?;
    match tiling.kind {
        TilingKind::TiledMma(mma) | TilingKind::ThrMma(mma, _) => Ok((tiling.operation, mma)),
        _ => a.wrong(index, AN_MMA),
    }
}

fn layout_value<'a>(a: &Args<'_, 'a>, index: usize) -> ArgResult<'a, Layout<'a>> {
    match a.tree(index)? {
        Tree::Layout(l) => Ok(*l),
        _ => a.wrong(index, "a layout"),
    }
}

fn thrfrg<'a>(a: &Args<'_, 'a>, operand: Operand) -> Out<'a> {
    let (_, mma) = mma(a, 0)?;
    a.on_layout(1, |l| a.cx.thrfrg(&mma, operand, l))
}

fn layout_tv<'a>(a: &Args<'_, 'a>, operand: Operand) -> Out<'a> {
    let (_, mma) = mma(a, 0)?;
    a.made(a.cx.mma_layout_tv(&mma, operand)?)
}

fn partition<'a>(a: &Args<'_, 'a>, operand: Operand) -> ArgResult<'a, Tree<'a>> {
    match a.tiling(0, "one thread's slice: `mma.get_slice(0)`")?.kind {
        TilingKind::ThrMma(mma, at) => Ok(a.cx.mma_partition(&mma, at, operand, a.tensor(1)?)?),
        _ => a.wrong(0, "one thread's slice: `mma.get_slice(0)`"),
    }
}

fn partition_shape<'a>(a: &Args<'_, 'a>, operand: Operand) -> ArgResult<'a, Tree<'a>> {
    let (_, mma) = mma(a, 0)?;
    Ok(a.cx.mma_partition_shape(&mma, operand, a.shape(1)?)?)
}

const PARTITION: Function = Function {
    params: &[one("thr_mma"), one("tensor")],
    summary: "what a thread holds of an operand: (values, rest, rest, ...)",
    requires: &["\"logical_divide: Too many modes in tiler.\": the tensor has at least two modes"],
    source: MMA,
    ..ROW
};

const LAYOUT_TV: Function =
    Function { params: &[one("mma")], summary: "(thread, value) to the coordinate in the tile of an operand", source: MMA, ..ROW };

const THRFRG: Function = Function {
    params: &[one("mma"), one("tensor")],
    summary: "an operand as ((ThrV,(Thr,Thr)),(FrgV,(Rest,Rest,...)))",
    requires: &["\"logical_divide: Too many modes in tiler.\": the tensor has at least two modes"],
    source: MMA,
    ..ROW
};

const PARTITION_SHAPE: Function = Function {
    params: &[one("mma"), one("shape")],
    summary: "the shape of a thread's part of an operand of this shape",
    source: MMA,
    ..ROW
};

const FRAGMENT: Function = Function {
    params: &[one("mma"), one("tensor")],
    summary: "registers for a thread's part of an operand",
    requires: &["the fragment lies in registers", "\"Dynamic owning tensors not supported\": its layout is compile-time"],
    source: MMA,
    ..ROW
};

const FRAGMENT_OF_PART: Function = Function {
    params: &[one("mma"), one("part")],
    summary: "registers for a part of an operand, as `partition_A` and its relatives make it",
    requires: &[
        "the fragment lies in registers",
        "the part has a mode for the atom's values and two more",
        "\"Dynamic owning tensors not supported\": its layout is compile-time",
    ],
    source: MMA,
    ..ROW
};

pub(super) const ROWS: &[Function] = &[
    Function {
        name: "MMA_Atom",
        reading: Reading::Printed,
        form: Form::Type,
        templates: templates("Operation", 0, 1),
        params: &[optional("ThrID"), optional("Shape_MNK"), optional("LayoutA_TV"), optional("LayoutB_TV"), optional("LayoutC_TV")],
        summary: "the thread-value layouts of an MMA operation; also as CuTe prints them",
        source: MMA,
        examples: &[("tile_shape(make_tiled_mma(MMA_Atom<SM80_16x8x16_F32F16F16F32_TN>{}))", "(_16,_8,_16)")],
        run: |a| match (a.templates, a.values) {
            ([Value::Operation(operation)], _) => a.tiled(Some(operation), TilingKind::MmaAtom(atom_of(a, 0, operation)?)),
            ([Value::Tiling(Tiling { kind: TilingKind::MmaAtom(_), .. })], _) => Ok(a.templates[0]),
            ([], [_, _, _, _, _]) => {
                let (thr_id, shape) = (layout_value(a, 0)?, a.tuple(1)?);
                let atom = MmaAtom { thr_id, shape, a: layout_value(a, 2)?, b: layout_value(a, 3)?, c: layout_value(a, 4)? };
                if shape.rank() != 3 {
                    return a.wrong(1, "M, N and K");
                }
                a.tiled(None, TilingKind::MmaAtom(atom))
            }
            _ => Err(Refusal::Template { index: 0, wanted: "one MMA operation" }),
        },
        ..ROW
    },
    Function {
        name: "MMA_Traits",
        aliases: &["Copy_Traits"],
        form: Form::Type,
        templates: templates("Operation,Args...", 1, 255),
        summary: "an operation with the arguments of its traits",
        source: "cute/atom/mma_traits.hpp, cute/atom/copy_traits.hpp",
        examples: &[("tile_shape(make_tiled_mma(MMA_Atom<MMA_Traits<SM80_8x8x4_F64F64F64F64_TN>>{}))", "(_8,_8,_4)")],
        run: |a| match a.templates[0] {
            Value::Operation(operation) => {
                let args: Vec<Value> = operation.args.iter().chain(&a.templates[1..]).copied().collect();
                let args = a.cx.arena.alloc_slice_copy(&args);
                Ok(Value::Operation(a.cx.arena.alloc(Operation { args, is_traits: true, ..*operation })))
            }
            _ => Err(Refusal::Template { index: 0, wanted: "an operation" }),
        },
        ..ROW
    },
    Function {
        name: "TiledMMA",
        form: Form::Type,
        templates: templates("Atom,Threads,Permutations", 0, 3),
        params: &[optional("ThrLayoutVMNK"), optional("PermutationMNK"), optional("atom")],
        summary: "a tiling of an MMA atom; also as CuTe prints it",
        requires: &["\"TiledMMA requires rank-3 AtomLayoutMNK\"", "\"TiledMMA requires rank-3 PermutationMNK\""],
        source: MMA,
        examples: &[(
            "tile_shape(TiledMMA<MMA_Atom<SM80_16x8x16_F32F16F16F32_TN>,Layout<Shape<_2,_2,_1>>,Tile<_32,_32,_16>>{})",
            "(_32,_32,_16)",
        )],
        run: |a| match (a.templates, a.values) {
            ([of_atom, rest @ ..], []) => {
                let (operation, atom) = tiled_atom(a, 0, *of_atom)?;
                let threads = match rest.first() {
                    Some(Value::Tree(Tree::Layout(l))) => **l,
                    None => ones(a)?,
                    _ => return Err(Refusal::Template { index: 1, wanted: "a layout of threads" }),
                };
                let permutation = match rest.get(1) {
                    Some(Value::Tree(t)) => *t,
                    None => Tree::Underscore,
                    _ => return Err(Refusal::Template { index: 2, wanted: "a tile" }),
                };
                // `make_tiled_mma` appends what is missing, the type does not
                let given =
                    [("TiledMMA requires rank-3 AtomLayoutMNK", threads.shape), ("TiledMMA requires rank-3 PermutationMNK", permutation)];
                if a.cx.mode == Mode::Cxx
                    && let Some(((rule, what), _)) = given.into_iter().zip(rest).find(|((_, t), _)| t.rank() != 3)
                {
                    return Ok(a.cx.fail::<Tree>(Fault::Tiling { rule, what })?.into());
                }
                a.tiled(operation, TilingKind::TiledMma(a.cx.make_tiled_mma(atom, threads, permutation)?))
            }
            ([], [_, _, of_atom]) => {
                let (operation, atom) = atom(a, 2, *of_atom)?;
                let (threads, permutation) = (layout_value(a, 0)?, a.tree(1)?);
                if threads.rank() != 4 || !matches!(permutation, Tree::Tuple([_, _, _])) {
                    return a.wrong(0, "a layout of threads over V, M, N and K, and three permutations");
                }
                a.tiled(operation, TilingKind::TiledMma(TiledMma { atom, atoms: None, threads, permutation }))
            }
            _ => Err(Refusal::Template { index: 0, wanted: "an MMA atom" }),
        },
        ..ROW
    },
    Function {
        name: "ThrMMA",
        form: Form::Type,
        params: &[one("ThrVMNK"), one("tiled_mma")],
        summary: "one thread of a tiled MMA, as CuTe prints it",
        source: MMA,
        examples: &[("tile_shape(ThrMMA{(_0,_0,_0,_0),make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN{})})", "(_8,_8,_4)")],
        run: |a| {
            let (operation, mma) = mma(a, 1)?;
            match a.tuple(0)? {
                at @ Tree::Tuple([_, _, _, _]) => a.tiled(operation, TilingKind::ThrMma(mma, at)),
                _ => a.wrong(0, "the place of a thread: V, M, N and K"),
            }
        },
        ..ROW
    },
    Function {
        name: "make_tiled_mma",
        params: &[one("atom"), optional("threads"), optional("permutations")],
        summary: "an MMA atom repeated over a layout of threads, and M, N, K permuted before",
        requires: &["\"TiledMMA requires static permutations of MNK.\""],
        source: MMA,
        examples: &[("tile_shape(make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, make_layout((_2,_2,_1))))", "(_32,_16,_16)")],
        run: |a| {
            let (operation, atom) = tiled_atom(a, 0, a.values[0])?;
            let threads = if a.count() > 1 { a.layout(1)? } else { ones(a)? };
            let permutation = a.optional(2)?.unwrap_or(Tree::Underscore);
            a.tiled(operation, TilingKind::TiledMma(a.cx.make_tiled_mma(atom, threads, permutation)?))
        },
        ..ROW
    },
    Function {
        name: "get_slice",
        aliases: &["get_thread_slice"],
        params: &[one("tiling"), one("thread")],
        summary: "one thread of a tiled MMA or a tiled copy",
        source: "cute/atom/mma_atom.hpp, cute/atom/copy_atom.hpp",
        examples: &[(
            "make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN).get_slice(5).partition_C(make_identity_tensor((16,8)))",
            "ArithTuple(1,2) o ((_2,_2),_1,_1):((_1@1,_8@0),_0,_0)",
        )],
        bounds: Some(soundness::thread),
        member: true,
        run: |a| {
            let tiling = a.tiling(0, "a tiled MMA or a tiled copy")?;
            let thread = a.int(1)?;
            let what = match tiling.kind {
                TilingKind::TiledMma(mma) => TilingKind::ThrMma(mma, a.cx.flat_coord(mma.threads, Tree::Int(thread))?),
                TilingKind::TiledCopy(copy) => TilingKind::ThrCopy(copy, thread),
                _ => return a.wrong(0, "a tiled MMA or a tiled copy"),
            };
            a.tiled(tiling.operation, what)
        },
        ..ROW
    },
    Function {
        name: "thrfrg_A",
        examples: &[(
            "make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN).thrfrg_A((_16,_8))",
            "(((_4,_8),(_1,_1)),(_1,(_2,_2))):(((_16,_1),(_0,_0)),(_0,(_8,_64)))",
        )],
        post: Some(soundness::of_mma_a),
        member: true,
        run: |a| thrfrg(a, Operand::A),
        ..THRFRG
    },
    Function {
        name: "thrfrg_B",
        examples: &[(
            "make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN).thrfrg_B((_16,_8))",
            "(((_4,_8),(_1,_1)),(_1,(_2,_2))):(((_16,_1),(_0,_0)),(_0,(_8,_64)))",
        )],
        post: Some(soundness::of_mma_b),
        member: true,
        run: |a| thrfrg(a, Operand::B),
        ..THRFRG
    },
    Function {
        name: "thrfrg_C",
        examples: &[(
            "make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN).thrfrg_C((_16,_8))",
            "(((_4,_8),(_1,_1)),(_2,(_2,_1))):(((_32,_1),(_0,_0)),(_16,(_8,_0)))",
        )],
        post: Some(soundness::of_mma_c),
        member: true,
        run: |a| thrfrg(a, Operand::C),
        ..THRFRG
    },
    Function {
        name: "get_layoutA_TV",
        examples: &[(
            "make_tiled_mma(SM80_16x8x16_F16F16F16F16_TN).get_layoutA_TV()",
            "((_4,_8),((_2,_2,_2),(_1,_1))):((_32,_1),((_16,_8,_128),(_0,_0)))",
        )],
        member: true,
        run: |a| layout_tv(a, Operand::A),
        ..LAYOUT_TV
    },
    Function {
        name: "get_layoutB_TV",
        examples: &[("make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN).get_layoutB_TV()", "((_4,_8),(_1,(_1,_1))):((_8,_1),(_0,(_0,_0)))")],
        member: true,
        run: |a| layout_tv(a, Operand::B),
        ..LAYOUT_TV
    },
    Function {
        name: "get_layoutC_TV",
        examples: &[("make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN).get_layoutC_TV()", "((_4,_8),(_2,(_1,_1))):((_16,_1),(_8,(_0,_0)))")],
        member: true,
        run: |a| layout_tv(a, Operand::C),
        ..LAYOUT_TV
    },
    Function {
        name: "partition_A",
        examples: &[(
            "make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN).get_slice(5).partition_A(make_tensor(counting_iter(0),(_16,_8)))",
            "counting_iter(17) o (_1,_2,_2):(_0,_8,_64)",
        )],
        post: Some(soundness::of_mma_a),
        member: true,
        run: |a| Ok(partition(a, Operand::A)?.into()),
        ..PARTITION
    },
    Function {
        name: "partition_B",
        examples: &[(
            "make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN).get_slice(5).partition_B(make_tensor(counting_iter(0),(_16,_8)))",
            "counting_iter(17) o (_1,_2,_2):(_0,_8,_64)",
        )],
        post: Some(soundness::of_mma_b),
        member: true,
        run: |a| Ok(partition(a, Operand::B)?.into()),
        ..PARTITION
    },
    Function {
        name: "partition_C",
        examples: &[(
            "make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN).get_slice(5).partition_C(make_tensor(counting_iter(0),(_16,_8)))",
            "counting_iter(33) o (_2,_2,_1):(_16,_8,_0)",
        )],
        post: Some(soundness::of_mma_c),
        member: true,
        run: |a| Ok(partition(a, Operand::C)?.into()),
        ..PARTITION
    },
    Function {
        name: "partition_shape_A",
        examples: &[("partition_shape_A(make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN),(_16,_8))", "(_1,_2,_2)")],
        post: Some(soundness::of_mma_a),
        run: |a| Ok(partition_shape(a, Operand::A)?.into()),
        ..PARTITION_SHAPE
    },
    Function {
        name: "partition_shape_B",
        examples: &[("partition_shape_B(make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN),(_16,_8))", "(_1,_2,_2)")],
        post: Some(soundness::of_mma_b),
        run: |a| Ok(partition_shape(a, Operand::B)?.into()),
        ..PARTITION_SHAPE
    },
    Function {
        name: "partition_shape_C",
        examples: &[("partition_shape_C(make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN),(_16,_8))", "(_2,_2,_1)")],
        post: Some(soundness::of_mma_c),
        run: |a| Ok(partition_shape(a, Operand::C)?.into()),
        ..PARTITION_SHAPE
    },
    Function {
        name: "partition_fragment_A",
        examples: &[(
            "make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN).get_slice(0).partition_fragment_A(make_tensor(counting_iter(0),(_16,_8))).layout()",
            "(_1,_2,_2):(_0,_1,_2)",
        )],
        post: Some(soundness::of_mma_a),
        member: true,
        run: |a| fragment(a, Operand::A),
        ..FRAGMENT
    },
    Function {
        name: "partition_fragment_B",
        examples: &[(
            "make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN).get_slice(0).partition_fragment_B(make_tensor(counting_iter(0),(_16,_8))).layout()",
            "(_1,_2,_2):(_0,_1,_2)",
        )],
        post: Some(soundness::of_mma_b),
        member: true,
        run: |a| fragment(a, Operand::B),
        ..FRAGMENT
    },
    Function {
        name: "partition_fragment_C",
        examples: &[("partition_fragment_C(make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN),(_16,_8)).layout()", "(_2,_2,_1):(_1,_2,_0)")],
        post: Some(soundness::of_mma_c),
        run: |a| fragment(a, Operand::C),
        ..FRAGMENT
    },
    Function {
        name: "make_fragment_A",
        examples: &[(
            "make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN).make_fragment_A(make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN).get_slice(0).partition_A(make_tensor(counting_iter(0),(_16,_8)))).layout()",
            "(_1,_2,_2):(_0,_1,_2)",
        )],
        member: true,
        post: Some(soundness::start_of_fragment),
        run: |a| fragment_of_part(a, Operand::A),
        ..FRAGMENT_OF_PART
    },
    Function {
        name: "make_fragment_B",
        examples: &[(
            "make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN).make_fragment_B(make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN).get_slice(0).partition_B(make_tensor(counting_iter(0),(_16,_8)))).layout()",
            "(_1,_2,_2):(_0,_1,_2)",
        )],
        member: true,
        post: Some(soundness::start_of_fragment),
        run: |a| fragment_of_part(a, Operand::B),
        ..FRAGMENT_OF_PART
    },
    Function {
        name: "make_fragment_C",
        examples: &[(
            "make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN).make_fragment_C(make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN).get_slice(0).partition_C(make_tensor(counting_iter(0),(_16,_8)))).layout()",
            "(_2,_2,_1):(_1,_2,_0)",
        )],
        member: true,
        run: |a| fragment_of_part(a, Operand::C),
        ..FRAGMENT_OF_PART
    },
    Function {
        name: "tile_shape",
        params: &[one("mma")],
        summary: "the extents of the tile in M, N and K",
        source: MMA,
        examples: &[("tile_shape(make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN))", "(_8,_8,_4)")],
        run: |a| Ok(a.cx.tile_shape(&mma(a, 0)?.1)?.into()),
        ..ROW
    },
    Function {
        name: "tile_size",
        aliases: &["tile_size_mnk"],
        templates: super::MODES,
        params: &[one("tiling")],
        summary: "the extent I of the tile of a tiled MMA; the size of the tile of a tiled copy",
        source: "cute/atom/mma_atom.hpp, cute/atom/copy_atom.hpp",
        examples: &[("tile_size<0>(make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN))", "_8")],
        run: |a| match a.tiling(0, "a tiling")?.kind {
            TilingKind::TiledCopy(copy) if a.cx.mode == Mode::Cxx && copy.tiler.any_leaf(&|t| matches!(t, Tree::Layout(_))) => {
                a.wrong(0, "a tiled copy whose tiler is a shape: C++ has no size of a tiler of layouts")
            }
            TilingKind::TiledCopy(copy) => Ok(a.cx.product(a.at_path(a.cx.tiler_shape(copy.tiler)?)?)?.into()),
            _ => Ok(a.cx.tile_size(&mma(a, 0)?.1, a.number(0)?)?.into()),
        },
        ..ROW
    },
    Function {
        name: "permutation_mnk",
        templates: templates("I", 1, 1),
        params: &[one("mma")],
        summary: "what mode I of M, N, K is divided by before the atom",
        source: MMA,
        examples: &[("make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN).permutation_mnk<2>()", "_4")],
        member: true,
        run: |a| Ok(a.cx.permutation_mnk(&mma(a, 0)?.1, a.number(0)?)?.into()),
        ..ROW
    },
    Function {
        name: "get_thr_layout_vmnk",
        params: &[one("mma")],
        summary: "(thread of the atom, atom in M, in N, in K) to threads",
        source: MMA,
        examples: &[("make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN).get_thr_layout_vmnk()", "(_32,_1,_1,_1):(_1,_0,_0,_0)")],
        member: true,
        run: |a| a.made(mma(a, 0)?.1.threads),
        ..ROW
    },
    Function {
        name: "thr_size",
        templates: super::MODES,
        params: &[one("mma")],
        summary: "the number of threads of a tiled MMA, of its mode I...",
        source: MMA,
        examples: &[("thr_size(make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN))", "_32")],
        run: |a| Ok(a.cx.product(a.at_path(mma(a, 0)?.1.threads.shape)?)?.into()),
        ..ROW
    },
];

/// `(_1,_1,_1)`: a single atom.
fn ones<'a>(a: &Args<'_, 'a>) -> ArgResult<'a, Layout<'a>> {
    let one = Tree::Int(Int::fixed(1));
    Ok(a.cx.make_layout(a.cx.tuple(&[one, one, one]), Major::Left)?)
}
