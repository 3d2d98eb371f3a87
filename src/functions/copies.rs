//! Copy atoms, tilings of them, and what a thread moves.

use super::mmas::mma;
use super::{ArgResult, Args, Form, Function, Out, ROW, Refusal, one, optional, soundness, templates};
use crate::algebra::{CopyAtom, Layout, Operand, Side, TiledCopy, Tree};
use crate::atoms::Missing;
use crate::value::Value;
use crate::value::tiling::{self, Operation, Tiling, TilingKind};

const COPY: &str = "cute/atom/copy_atom.hpp";
const A_COPY: &str = "a tiled copy";

/// Examples with an atom of 8 values and a thread, as CuTe prints it.
macro_rules! with_atom {
    ($before:literal, $after:literal) => {
        concat!(
            "atom = Copy_Atom ThrID: _1:_0 ValLayoutSrc: (_1,_4):(_0,_1) ValLayoutDst: (_1,_4):(_0,_1) ",
            "ValLayoutRef: (_1,_4):(_0,_1) ValueType: 32b; ",
            $before,
            $after
        )
    };
}

/// Examples with a copy of 8 times 8 threads, each of 4 values.
macro_rules! with_copy {
    ($after:literal) => {
        with_atom!("copy = make_tiled_copy(atom, (_32,_8), (_4,_1)); ", $after)
    };
}

fn atom<'a>(a: &Args<'_, 'a>) -> ArgResult<'a, (Option<&'a Operation<'a>>, CopyAtom<'a>)> {
    atom_in(a, 0, a.values[0])
}

fn atom_in<'a>(a: &Args<'_, 'a>, index: usize, value: Value<'a>) -> ArgResult<'a, (Option<&'a Operation<'a>>, CopyAtom<'a>)> {
    match value {
        // A tiling needs an object of the operation, as that of an MMA does.
        Value::Tiling(Tiling { operation, kind: TilingKind::CopyAtom(atom) }) => {
            match operation.and_then(|o| o.copy().ok()).and_then(|row| row.asserts) {
                Some(asserted) => a.missing(index, Missing::Arguments(asserted.into_owned())),
                None => Ok((*operation, *atom)),
            }
        }
        _ => a.wrong(index, "a copy atom"),
    }
}

fn copy<'a>(a: &Args<'_, 'a>, index: usize) -> ArgResult<'a, (Option<&'a Operation<'a>>, TiledCopy<'a>)> {
    let tiling = a.tiling(index, A_COPY)?;
    match tiling.kind {
        TilingKind::TiledCopy(copy) | TilingKind::ThrCopy(copy, _) => Ok((tiling.operation, copy)),
        _ => a.wrong(index, A_COPY),
    }
}

fn layout_value<'a>(a: &Args<'_, 'a>, index: usize) -> ArgResult<'a, Layout<'a>> {
    match a.tree(index)? {
        Tree::Layout(l) => Ok(*l),
        _ => a.wrong(index, "a layout"),
    }
}

fn made<'a>(a: &Args<'_, 'a>, operation: Option<&'a Operation<'a>>, copy: TiledCopy<'a>) -> Out<'a> {
    a.tiled(operation, TilingKind::TiledCopy(copy))
}

/// A copy that follows an operand of a tiled MMA.
fn for_operand<'a>(a: &Args<'_, 'a>, operand: Operand) -> Out<'a> {
    let (operation, atom) = atom(a)?;
    let (_, mma) = mma(a, 1)?;
    let tv = a.cx.mma_layout_tv(&mma, operand)?;
    made(a, operation, a.cx.make_tiled_copy_tv(atom, tv, tile(a, operand)?)?)
}

/// The tile of an operand of the tiled MMA in argument 1.
fn tile<'a>(a: &Args<'_, 'a>, operand: Operand) -> ArgResult<'a, Tree<'a>> {
    let (_, mma) = mma(a, 1)?;
    Ok(a.cx.tuple_of(2, |i| Ok(Tree::Int(a.cx.tile_size(&mma, operand.modes()[i])?)))?)
}

/// A copy that follows a side of another.
fn for_side<'a>(a: &Args<'_, 'a>, side: Side) -> Out<'a> {
    let (operation, atom) = atom(a)?;
    let (_, other) = copy(a, 1)?;
    let tv = a.cx.copy_layout_tv(&other, side)?;
    made(a, operation, a.cx.make_tiled_copy_tv(atom, tv, other.tiler)?)
}

fn tidfrg<'a>(a: &Args<'_, 'a>, side: Side) -> Out<'a> {
    let (_, copy) = copy(a, 0)?;
    a.on_layout(1, |l| a.cx.tidfrg(&copy, side, l))
}

fn partition<'a>(a: &Args<'_, 'a>, side: Side) -> Out<'a> {
    match a.tiling(0, "one thread's slice: `copy.get_slice(0)`")?.kind {
        TilingKind::ThrCopy(copy, thread) => Ok(a.cx.copy_partition(&copy, thread, side, a.tensor(1)?)?.into()),
        _ => a.wrong(0, "one thread's slice: `copy.get_slice(0)`"),
    }
}

const FOR_MMA: Function = Function {
    params: &[one("atom"), one("mma")],
    summary: "a tiled copy whose threads hold what those of a tiled MMA hold of an operand",
    requires: &["\"TiledCopy uses too few vals for selected CopyAtom\""],
    source: COPY,
    ..ROW
};

const FOR_COPY: Function = Function {
    params: &[one("atom"), one("copy")],
    summary: "a tiled copy whose threads hold what those of another hold on one side",
    source: COPY,
    ..ROW
};

const SIDED: Function = Function { source: COPY, params: &[one("copy"), one("tensor")], ..ROW };

pub(super) const ROWS: &[Function] = &[
    Function {
        name: "Copy_Atom",
        form: Form::Type,
        templates: templates("Operation,T", 0, 2),
        params: &[optional("ThrID"), optional("ValLayoutSrc"), optional("ValLayoutDst"), optional("ValLayoutRef"), optional("ValueType")],
        summary: "the thread-value layouts of a copy operation for values of type T; also as CuTe prints them",
        requires: &["\"CopyOperation is not valid for Src of ValType.\", and of Dst and Ref"],
        source: COPY,
        examples: &[(
            "Copy_Atom ThrID: _1:_0 ValLayoutSrc: (_1,_8):(_0,_1) ValLayoutDst: (_1,_8):(_0,_1) ValLayoutRef: (_1,_8):(_0,_1) ValueType: 16b",
            "Copy_Atom\n  ThrID:        _1:_0\n  ValLayoutSrc: (_1,_8):(_0,_1)\n  ValLayoutDst: (_1,_8):(_0,_1)\n  ValLayoutRef: (_1,_8):(_0,_1)\n  ValueType:    16b",
        )],
        run: |a| match (a.templates, a.values) {
            ([Value::Operation(operation), Value::Type(element)], _) => {
                let row = match operation.copy() {
                    Ok(row) => row,
                    Err(missing) => return a.missing(0, missing),
                };
                let layout = |text: &str| tiling::table_layout(a.cx, text);
                let (Some(thr_id), Some(src), Some(dst), Some(reference)) =
                    (layout(&row.thr_id), layout(&row.src), layout(&row.dst), layout(&row.reference))
                else {
                    return a.missing(0, Missing::NotCovered("its layouts are not static"));
                };
                let atom = a.cx.make_copy_atom(thr_id, [src, dst, reference], element.bits.into())?;
                let operation = Operation { value_type: Some(**element), ..**operation };
                a.tiled(Some(a.cx.arena.alloc(operation)), TilingKind::CopyAtom(atom))
            }
            ([], [_, _, _, _, _]) => {
                let (thr_id, source) = (layout_value(a, 0)?, layout_value(a, 1)?);
                let (destination, reference) = (layout_value(a, 2)?, layout_value(a, 3)?);
                let bits = a.int(4)?.value;
                a.tiled(None, TilingKind::CopyAtom(CopyAtom { thr_id, source, destination, reference, bits }))
            }
            _ => Err(Refusal::Template { index: 0, wanted: "a copy operation and a value type" }),
        },
        ..ROW
    },
    Function {
        name: "TiledCopy",
        form: Form::Type,
        templates: templates("Atom,LayoutTV,Tiler", 0, 3),
        params: &[optional("Tiler_MN"), optional("TiledLayout_TV"), optional("atom")],
        summary: "a tiling of a copy atom; also as CuTe prints it",
        requires: &["\"TiledCopy uses too few thrs for selected CopyAtom\", and vals"],
        source: COPY,
        examples: &[(
            "tile_size(TiledCopy Tiler_MN: (_8,_8) TiledLayout_TV: (_8,_8):(_1,_8) Copy_Atom ThrID: _1:_0 ValLayoutSrc: (_1,_8):(_0,_1) ValLayoutDst: (_1,_8):(_0,_1) ValLayoutRef: (_1,_8):(_0,_1) ValueType: 16b)",
            "_64",
        )],
        post: Some(soundness::tiled_copy),
        run: |a| {
            let (of_atom, tv, tiler) = match (a.templates, a.values) {
                ([of_atom, Value::Tree(Tree::Layout(tv)), Value::Tree(tiler)], []) => (*of_atom, **tv, *tiler),
                ([], [_, _, of_atom]) => (*of_atom, layout_value(a, 1)?, a.tree(0)?),
                _ => return Err(Refusal::Template { index: 0, wanted: "a copy atom, a layout and a tiler" }),
            };
            let (operation, atom) = atom_in(a, 2, of_atom)?;
            made(a, operation, a.cx.make_tiled_copy_tv(atom, tv, tiler)?)
        },
        ..ROW
    },
    Function {
        name: "ThrCopy",
        form: Form::Type,
        params: &[one("ThrIdx"), one("tiled_copy")],
        summary: "one thread of a tiled copy, as CuTe prints it",
        source: COPY,
        examples: &[(
            "size(ThrCopy ThrIdx: 5 TiledCopy Tiler_MN: (_8,_8) TiledLayout_TV: (_8,_8):(_1,_8) Copy_Atom ThrID: _1:_0 ValLayoutSrc: (_1,_8):(_0,_1) ValLayoutDst: (_1,_8):(_0,_1) ValLayoutRef: (_1,_8):(_0,_1) ValueType: 16b)",
            "_8",
        )],
        run: |a| {
            let (operation, copy) = copy(a, 1)?;
            a.tiled(operation, TilingKind::ThrCopy(copy, a.int(0)?))
        },
        ..ROW
    },
    Function {
        name: "make_tiled_copy",
        aliases: &["make_tiled_copy_tv"],
        params: &[one("atom"), one("threads"), optional("values")],
        summary: "a copy atom over layouts of threads and values",
        requires: &["\"TiledCopy uses too few thrs for selected CopyAtom\", and vals"],
        source: COPY,
        examples: &[(
            "tile_size(make_tiled_copy(Copy_Atom ThrID: _1:_0 ValLayoutSrc: (_1,_8):(_0,_1) ValLayoutDst: (_1,_8):(_0,_1) ValLayoutRef: (_1,_8):(_0,_1) ValueType: 16b, _8:_1, _8:_1))",
            "_64",
        )],
        post: Some(soundness::tiled_copy),
        run: |a| {
            let (operation, atom) = atom(a)?;
            let values = if a.count() > 2 { a.layout(2)? } else { crate::algebra::layout::UNIT };
            made(a, operation, a.cx.make_tiled_copy(atom, a.layout(1)?, values)?)
        },
        ..ROW
    },
    Function {
        name: "make_tiled_copy_impl",
        params: &[one("atom"), one("layout_tv"), one("tiler")],
        summary: "a copy atom over a (thread, value) layout of a tile",
        source: COPY,
        examples: &[(
            "tile_size(make_tiled_copy_impl(Copy_Atom ThrID: _1:_0 ValLayoutSrc: (_1,_8):(_0,_1) ValLayoutDst: (_1,_8):(_0,_1) ValLayoutRef: (_1,_8):(_0,_1) ValueType: 16b, (_8,_8):(_1,_8), (_8,_8)))",
            "_64",
        )],
        post: Some(soundness::tiled_copy),
        run: |a| {
            let (operation, atom) = atom(a)?;
            made(a, operation, a.cx.make_tiled_copy_tv(atom, a.layout(1)?, a.tree(2)?)?)
        },
        ..ROW
    },
    Function {
        name: "make_tiled_copy_A",
        examples: &[(
            with_atom!("", "tile_size(make_tiled_copy_A(atom, make_tiled_mma(SM80_16x8x16_F16F16F16F16_TN,(_2,_2,_1):(_1,_2,_0))))"),
            "_512",
        )],
        post: Some(soundness::tiled_copy),
        run: |a| for_operand(a, Operand::A),
        ..FOR_MMA
    },
    Function {
        name: "make_tiled_copy_B",
        examples: &[(
            with_atom!("", "tile_size(make_tiled_copy_B(atom, make_tiled_mma(SM80_16x8x16_F16F16F16F16_TN,(_2,_2,_1):(_1,_2,_0))))"),
            "_256",
        )],
        post: Some(soundness::tiled_copy),
        run: |a| for_operand(a, Operand::B),
        ..FOR_MMA
    },
    Function {
        name: "make_tiled_copy_C",
        examples: &[(
            with_atom!("", "tile_size(make_tiled_copy_C(atom, make_tiled_mma(SM80_16x8x16_F16F16F16F16_TN,(_2,_2,_1):(_1,_2,_0))))"),
            "_512",
        )],
        post: Some(soundness::tiled_copy),
        run: |a| for_operand(a, Operand::C),
        ..FOR_MMA
    },
    Function {
        name: "make_tiled_copy_C_atom",
        examples: &[(
            with_atom!("", "tile_size(make_tiled_copy_C_atom(atom, make_tiled_mma(SM80_16x8x16_F16F16F16F16_TN,(_2,_2,_1):(_1,_2,_0))))"),
            "_512",
        )],
        post: Some(soundness::tiled_copy),
        run: |a| {
            let (operation, atom) = atom(a)?;
            let tv = a.cx.mma_layout_tv(&mma(a, 1)?.1, Operand::C)?;
            made(a, operation, a.cx.make_tiled_copy_c_atom(atom, tv, tile(a, Operand::C)?)?)
        },
        ..FOR_MMA
    },
    Function {
        name: "make_tiled_copy_S",
        examples: &[(with_copy!("tile_size(make_tiled_copy_S(atom, copy))"), "_1024")],
        post: Some(soundness::tiled_copy),
        run: |a| for_side(a, Side::Source),
        ..FOR_COPY
    },
    Function {
        name: "make_tiled_copy_D",
        examples: &[(with_copy!("tile_size(make_tiled_copy_D(atom, copy))"), "_1024")],
        post: Some(soundness::tiled_copy),
        run: |a| for_side(a, Side::Destination),
        ..FOR_COPY
    },
    Function {
        name: "make_cotiled_copy",
        params: &[one("atom"), one("layout_tv"), one("data")],
        summary: "a copy atom over a layout from threads and values to the addresses of a data layout",
        requires: &["\"The memory pointed to by AtomTVLayout does not exist in the DataLayout.\""],
        source: COPY,
        examples: &[(with_atom!("", "tile_size(make_cotiled_copy(atom, (_32,_4):(_4,_1), (_16,_8):(_8,_1)))"), "_128")],
        post: Some(soundness::tiled_copy),
        run: |a| {
            let (operation, atom) = atom(a)?;
            made(a, operation, a.cx.make_cotiled_copy(atom, a.layout(1)?, a.layout(2)?)?)
        },
        ..ROW
    },
    Function {
        name: "make_layout_tv",
        params: &[one("threads"), one("values")],
        summary: "the tiler and the (thread, value) layout of threads and values laid out over coordinates",
        source: "CuTe DSL (cute.make_layout_tv)",
        not_in_cxx: true,
        examples: &[("make_layout_tv((_16,_8):(_8,_1),(_1,_8))", "((_16,_64),((_8,_16),_8):((_128,_1),_16))")],
        run: |a| {
            let (tiler, tv) = a.cx.make_layout_tv(a.layout(0)?, a.layout(1)?)?;
            Ok(a.cx.tuple(&[tiler, a.cx.layout_tree(tv)]).into())
        },
        ..ROW
    },
    Function {
        name: "tidfrg_S",
        summary: "a source as (Thr,(FrgV,FrgX),(Rest,Rest,...))",
        examples: &[(with_copy!("copy.tidfrg_S((_256,_64):(_1,_256))"), "((_32,_8),(_4,_1),(_2,_8)):((_4,_256),(_1,_0),(_128,_2048))")],
        post: Some(soundness::of_copy),
        member: true,
        run: |a| tidfrg(a, Side::Source),
        ..SIDED
    },
    Function {
        name: "tidfrg_D",
        summary: "a destination as (Thr,(FrgV,FrgX),(Rest,Rest,...))",
        examples: &[(with_copy!("copy.tidfrg_D((_256,_64):(_1,_256))"), "((_32,_8),(_4,_1),(_2,_8)):((_4,_256),(_1,_0),(_128,_2048))")],
        post: Some(soundness::of_copy),
        member: true,
        run: |a| tidfrg(a, Side::Destination),
        ..SIDED
    },
    Function {
        name: "tile2thrfrg",
        params: &[one("copy"), one("tensor"), one("to_reference")],
        summary: "a zipped divide ((Tile...),(Rest...)) as (Thr,(FrgV,FrgX),(Rest...))",
        source: COPY,
        examples: &[(
            with_copy!("copy.tile2thrfrg(zipped_divide((_256,_64):(_1,_256),(_128,_8)), (_1,_4):(_0,_1))"),
            "((_32,_8),(_4,_1),(_2,_8)):((_4,_256),(_1,_0),(_128,_2048))",
        )],
        member: true,
        run: |a| {
            let (_, copy) = copy(a, 0)?;
            let to_reference = a.layout(2)?;
            a.on_layout(1, |l| a.cx.tile2thrfrg(&copy, l, to_reference))
        },
        ..ROW
    },
    Function {
        name: "get_layoutS_TV",
        params: &[one("copy")],
        summary: "(thread, value) to the coordinate in the tile of the source",
        source: COPY,
        examples: &[(with_copy!("copy.get_layoutS_TV()"), "(_256,(_4,_1)):(_4,(_1,_0))")],
        member: true,
        run: |a| a.made(a.cx.copy_layout_tv(&copy(a, 0)?.1, Side::Source)?),
        ..ROW
    },
    Function {
        name: "get_layoutD_TV",
        params: &[one("copy")],
        summary: "(thread, value) to the coordinate in the tile of the destination",
        source: COPY,
        examples: &[(with_copy!("copy.get_layoutD_TV()"), "(_256,(_4,_1)):(_4,(_1,_0))")],
        member: true,
        run: |a| a.made(a.cx.copy_layout_tv(&copy(a, 0)?.1, Side::Destination)?),
        ..ROW
    },
    Function {
        name: "partition_S",
        summary: "what a thread reads of a tensor: ((values, atoms), rest, rest, ...)",
        examples: &[(
            with_copy!("copy.get_slice(33).partition_S(make_tensor(counting_iter(0),(_256,_64):(_1,_256)))"),
            "counting_iter(260) o ((_4,_1),_2,_8):((_1,_0),_128,_2048)",
        )],
        post: Some(soundness::of_copy),
        member: true,
        run: |a| partition(a, Side::Source),
        ..SIDED
    },
    Function {
        name: "partition_D",
        summary: "what a thread writes of a tensor: ((values, atoms), rest, rest, ...)",
        examples: &[(
            with_copy!("copy.get_slice(33).partition_D(make_tensor(counting_iter(0),(_256,_64):(_1,_256)))"),
            "counting_iter(260) o ((_4,_1),_2,_8):((_1,_0),_128,_2048)",
        )],
        post: Some(soundness::of_copy),
        member: true,
        run: |a| partition(a, Side::Destination),
        ..SIDED
    },
    Function {
        name: "retile",
        aliases: &["retile_S", "retile_D"],
        summary: "a fragment in the order in which this copy takes its values",
        examples: &[(
            with_copy!("copy.get_slice(0).retile_S(make_tensor(counting_iter(0),(_4,_2,_2):(_1,_4,_8)))"),
            "counting_iter(0) o ((_4,_1),_2,_2):((_1,_0),_4,_8)",
        )],
        member: true,
        run: |a| {
            let (_, copy) = copy(a, 0)?;
            a.on_layout(1, |l| a.cx.retile(&copy, l))
        },
        ..SIDED
    },
];
