//! Coordinates, indices and compact strides.

use super::args::kinds::{HOLDER, MAPPING};
use super::{Args, Function, Out, Picture, ROW, Refusal, one, optional, soundness, templates};
use crate::algebra::compact::Major;
use crate::algebra::int::{ONE, ZERO};
use crate::algebra::{Composed, Layout, Mode, Result, Tensor, Tree};
use crate::value::Value;

const STRIDE: &str = "cute/stride.hpp";

/// Argument 0 as a layout, or the layout of a tensor.
fn own_layout<'a>(a: &Args<'_, 'a>) -> std::result::Result<Layout<'a>, Refusal<'a>> {
    match a.tree(0)? {
        Tree::Tensor(Tensor { layout: Tree::Layout(l), .. }) => Ok(**l),
        _ => a.layout(0),
    }
}

fn strides<'a>(a: &Args<'_, 'a>, major: Major) -> Out<'a> {
    a.lacks(0, MAPPING | HOLDER)?;
    let current = a.optional(1)?.unwrap_or(Tree::Int(ONE));
    Ok(a.cx.compact_major(a.shape(0)?, current, major)?.into())
}

/// A composed layout with its offset moved to `coord`.
fn moved<'a>(a: &Args<'_, 'a>, c: &Composed<'a>, coord: Tree<'a>) -> Result<'a, Tree<'a>> {
    let offset = a.cx.add_tree(c.offset, a.cx.apply(c.inner, coord)?)?;
    Ok(a.cx.composed(Composed { offset, ..*c }))
}

pub(super) const ROWS: &[Function] = &[
    Function {
        name: "crd2idx",
        params: &[one("coord"), one("shape"), optional("stride")],
        summary: "the index of a coordinate in shape:stride (or a layout), or without strides its 1-D coordinate",
        requires: &["\"Mismatched Ranks\"", "\"Invalid parameters\": no tuple coordinate for an integer extent"],
        source: STRIDE,
        examples: &[
            ("crd2idx((1,5),(3,(2,3)),(3,(12,1)))", "17"),
            ("crd2idx(_16,(_3,(_2,_3)),(_3,(_12,_1)))", "_17"),
            ("crd2idx((1,5),(3,(2,3)):(3,(12,1)))", "17"),
            ("crd2idx((1,5),(3,(2,4)))", "16"),
        ],
        bounds: Some(soundness::coordinate_of_1),
        run: |a| {
            let coord = a.tuple(0)?;
            match (a.tree(1)?, a.optional(2)?) {
                (Tree::Layout(l), None) => Ok(a.cx.crd2idx(coord, l.shape, l.stride)?.into()),
                // To C++ any other layout is no tuple: an index is returned, and no coordinate has an overload.
                (t @ Tree::Composed(_), None) if a.cx.mode == Mode::Value => Ok(a.cx.apply(t, coord)?.into()),
                (Tree::Composed(_) | Tree::Tensor(_), None) if coord.is_tuple() => Err(super::Refusal::NoOverload { index: 1 }),
                (Tree::Composed(_) | Tree::Tensor(_), None) => Ok(coord.into()),
                (_, Some(_)) => Ok(a.cx.crd2idx(coord, a.tuple(1)?, a.tuple(2)?)?.into()),
                (_, None) => {
                    a.lacks(1, HOLDER)?;
                    Ok(a.cx.crd2idx_compact(coord, a.shape(1)?)?.into())
                }
            }
        },
        ..ROW
    },
    Function {
        name: "idx2crd",
        params: &[one("index"), one("shape"), optional("stride")],
        summary: "the natural coordinate of a 1-D coordinate in a shape, colexicographic; with strides (index / stride) % shape",
        requires: &["\"Mismatched Ranks\""],
        source: STRIDE,
        examples: &[("idx2crd(16,(3,(2,3)))", "(1,(1,2))"), ("idx2crd(24,(_2,(_3,_4)))", "(0,(0,4))"), ("idx2crd(5,(2,3),(3,1))", "(1,2)")],
        bounds: Some(soundness::index_of_1),
        run: |a| match a.optional(2)? {
            // To C++ a layout is no tuple: the index comes back as for an integer shape.
            None => Ok(a.cx.idx2crd(a.tree(0)?, a.tree(1)?)?.into()),
            Some(_) => Ok(a.cx.idx2crd_strided(a.tuple(0)?, a.tuple(1)?, a.tuple(2)?)?.into()),
        },
        ..ROW
    },
    Function {
        name: "crd2crd",
        params: &[one("coord"), one("from"), one("to")],
        summary: "a coordinate of one shape as a coordinate of another",
        requires: &["\"Mismatched Ranks\""],
        source: STRIDE,
        examples: &[("crd2crd((1,2),(2,6),(2,(2,3)))", "(1,(0,1))"), ("crd2crd(5,6,(2,3))", "(1,2)")],
        bounds: Some(soundness::coordinate_of_1),
        run: |a| Ok(a.cx.crd2crd(a.tuple(0)?, a.tree(1)?, a.tree(2)?)?.into()),
        ..ROW
    },
    Function {
        name: "get_hier_coord",
        params: &[one("layout"), one("index")],
        summary: "the natural coordinate of an index in a compact layout",
        source: "cute/layout.hpp",
        examples: &[("[(4,(2,4)):(8,(4,1))].get_hier_coord(13)", "(1,(1,1))")],
        member: true,
        run: |a| {
            let l = own_layout(a)?;
            Ok(a.cx.idx2crd_strided(a.tuple(1)?, l.shape, l.stride)?.into())
        },
        ..ROW
    },
    Function {
        name: "get_flat_coord",
        params: &[one("layout"), one("index")],
        summary: "the coordinate of an index in a compact layout, one integer a top mode",
        source: "cute/layout.hpp",
        examples: &[("[(4,(2,4)):(8,(4,1))].get_flat_coord(13)", "(1,3)")],
        member: true,
        run: |a| Ok(a.cx.flat_coord(own_layout(a)?, a.tuple(1)?)?.into()),
        ..ROW
    },
    Function {
        name: "get_1d_coord",
        params: &[one("layout"), one("index")],
        summary: "the 1-D coordinate of an index in a compact layout",
        source: "cute/layout.hpp",
        examples: &[("[(_4,_8):(_8,_1)].get_1d_coord(_13)", "_21")],
        member: true,
        run: |a| {
            let l = own_layout(a)?;
            a.lacks(1, super::args::kinds::TUPLE)?;
            let crd = a.cx.idx2crd_strided(a.tuple(1)?, l.shape, l.stride)?;
            Ok(a.cx.crd2idx_compact(crd, l.shape)?.into())
        },
        ..ROW
    },
    Function {
        name: "compact_col_major",
        params: &[one("shape"), optional("current")],
        summary: "strides that make the first mode contiguous; a known extent of 1 gets `_0`",
        source: STRIDE,
        examples: &[("compact_col_major((_2,3,_4))", "(_1,_2,6)"), ("compact_col_major((_2,(_3,_4)),_5)", "(_5,(_10,_30))")],
        run: |a| strides(a, Major::Left),
        ..ROW
    },
    Function {
        name: "compact_row_major",
        params: &[one("shape"), optional("current")],
        summary: "strides that make the last mode contiguous; a known extent of 1 gets `_0`",
        source: STRIDE,
        examples: &[("compact_row_major((_2,(_3,_4),_1))", "(_12,(_4,_1),_0)")],
        run: |a| strides(a, Major::Right),
        ..ROW
    },
    Function {
        name: "compact_major",
        templates: templates("LayoutLeft|LayoutRight", 1, 1),
        params: &[one("shape"), optional("current")],
        summary: "compact_col_major or compact_row_major",
        source: STRIDE,
        examples: &[("compact_major<LayoutRight>((_2,_3))", "(_3,_1)")],
        run: |a| match a.templates {
            [Value::Order(major)] => strides(a, *major),
            _ => Err(super::Refusal::Template { index: 0, wanted: "`LayoutLeft` or `LayoutRight`" }),
        },
        ..ROW
    },
    Function {
        name: "compact_order",
        params: &[one("shape"), one("order")],
        summary: "compact strides in the order of the second argument, smallest first; or LayoutLeft, LayoutRight",
        source: STRIDE,
        examples: &[("compact_order((_2,_2,_2,_2),(_0,_2,_3,_1))", "(_1,_4,_8,_2)")],
        run: |a| match a.values[1] {
            Value::Order(major) => Ok(a.cx.compact_major(a.shape(0)?, Tree::Int(ONE), major)?.into()),
            _ => Ok(a.cx.compact_order(a.shape(0)?, a.tuple(1)?)?.into()),
        },
        ..ROW
    },
    Function {
        name: "slice",
        params: &[one("coord"), one("x")],
        summary: "what of a tuple or a layout stands at an underscore, always a tuple",
        requires: &["\"Mismatched Ranks\""],
        source: "cute/underscore.hpp",
        examples: &[
            ("slice((_,1),(5,7))", "(5)"),
            ("slice((_,3),(4,8):(1,4))", "(4):(1)"),
            ("slice((2,_),(4,(2,8)):(1,(4,8)))", "((2,8)):((4,8))"),
        ],
        bounds: Some(soundness::coordinate_of_1),
        picture: Picture::Slice,
        run: |a| {
            let coord = a.tree(0)?;
            match a.tree(1)? {
                Tree::Composed(_) => Ok(a.cx.slice_any(coord, a.tree(1)?)?.0.into()),
                Tree::Tensor(x) if coord.is_tuple() => {
                    a.lacks(1, MAPPING)?;
                    Ok(a.cx.tensor_at(*x, coord)?.into())
                }
                Tree::Layout(l) => a.made(a.cx.slice_layout(coord, *l)?),
                t => Ok(a.cx.slice(coord, t)?.into()),
            }
        },
        ..ROW
    },
    Function {
        name: "slice_",
        params: &[one("x"), one("coord")],
        summary: "CuTe DSL's slice: what of a tuple, a layout or a tensor stands at `None`, the coordinate last",
        source: "CuTe DSL",
        not_in_cxx: true,
        examples: &[("cute.slice_((4,8):(1,4), (None, 3))", "(4):(1)"), ("cute.slice_((5,7), (None, 1))", "(5)")],
        run: |a| match a.tree(0)? {
            Tree::Tensor(x) => Ok(a.cx.tensor_at(*x, a.tree(1)?)?.into()),
            x @ Tree::Composed(_) => Ok(a.cx.slice_any(a.tree(1)?, x)?.0.into()),
            Tree::Layout(l) => a.made(a.cx.slice_layout(a.tree(1)?, *l)?),
            t => Ok(a.cx.slice(a.tree(1)?, t)?.into()),
        },
        ..ROW
    },
    Function {
        name: "dice",
        params: &[one("coord"), one("x")],
        summary: "what of a tuple or a layout stands at an integer, always a tuple",
        requires: &["\"Mismatched Ranks\""],
        source: "cute/underscore.hpp",
        examples: &[("dice((_,1),(5,7))", "(7)"), ("dice((_1,X,_1),(_128,_64,_32))", "(_128,_32)")],
        picture: Picture::Dice,
        run: |a| match a.tree(1)? {
            Tree::Layout(l) => a.made(a.cx.dice_layout(a.tree(0)?, *l)?),
            t => Ok(a.cx.dice(a.tree(0)?, t)?.into()),
        },
        ..ROW
    },
    Function {
        name: "slice_and_offset",
        params: &[one("coord"), one("layout")],
        summary: "the slice, and the index at which it starts",
        requires: &["\"Mismatched Ranks\""],
        source: "cute/layout.hpp",
        examples: &[("slice_and_offset((2,_),(_4,_8):(_8,_1))", "((_8):(_1),16)")],
        bounds: Some(soundness::coordinate_of_1),
        run: |a| {
            let (slice, offset) = a.cx.slice_any(a.tuple(0)?, a.mapping(1)?)?;
            Ok(a.cx.tuple(&[slice, offset]).into())
        },
        ..ROW
    },
    Function {
        name: "domain_offset",
        params: &[one("coord"), one("layout")],
        summary: "the layout with its origin moved to the coordinate, and the offset that this takes",
        source: "cute/layout.hpp, cute/layout_composed.hpp",
        examples: &[("domain_offset((1,2),(4,8):(1,4))", "((4,8):(1,4),9)")],
        run: |a| {
            let coord = a.tuple(0)?;
            match a.mapping(1)? {
                // The offset of a composed layout stays in its middle.
                Tree::Tensor(x) => match x.layout {
                    _ if coord.has_underscore() => a.wrong(0, "a coordinate without underscores"),
                    Tree::Composed(c) => Ok(a.cx.tensor(x.engine, moved(a, c, coord)?).into()),
                    layout => {
                        let offset = a.cx.apply(layout, coord)?;
                        Ok(a.cx.tensor(x.engine.advance(a.cx, offset)?, layout).into())
                    }
                },
                Tree::Composed(_) if coord.has_underscore() => a.wrong(0, "a coordinate without underscores"),
                Tree::Composed(c) => Ok(a.cx.tuple(&[moved(a, c, coord)?, Tree::Int(ZERO)]).into()),
                // With an underscore the offset is what the layout gives: a slice.
                t if coord.has_underscore() => Ok(a.cx.tuple(&[t, a.cx.slice_any(coord, t)?.0]).into()),
                t => {
                    let Layout { shape, stride } = a.layout(1)?;
                    Ok(a.cx.tuple(&[t, a.cx.crd2idx(coord, shape, stride)?]).into())
                }
            }
        },
        ..ROW
    },
];
