//! A tuple, its modes and what its leaves amount to: sizes, sums and products.

use super::{both, lone_leaf};
use crate::algebra::{Fault, Int, Tree};
use crate::functions::args::kinds::{HOLDER, MAPPING, TENSOR};
use crate::functions::{Function, MODES, ROW, many, one, optional};
use crate::value::Value;
use crate::value::tiling::TilingKind;

pub(super) const ROWS: &[Function] = &[
    Function {
        name: "make_tuple",
        aliases: &["make_shape", "make_stride", "make_coord", "make_tile", "make_step"],
        params: &[many("x")],
        summary: "a tuple of its arguments",
        source: "cute/container/tuple.hpp",
        examples: &[("make_tuple(2,Int<3>{})", "(2,_3)"), ("make_tile(_,8:4)", "(_,8:4)"), ("make_shape(24)", "(24)")],
        run: |a| Ok(a.cx.tuple(&a.trees()?).into()),
        ..ROW
    },
    Function {
        name: "rank",
        templates: MODES,
        params: &[one("x")],
        summary: "the number of top modes; an integer has one",
        examples: &[("rank((2,(2,2)))", "_2"), ("rank<1>((4,(2,8)):(1,(4,8)))", "_2")],
        run: |a| Ok(Int::fixed(a.at_path(a.shape(0)?)?.rank() as i64).into()),
        ..ROW
    },
    Function {
        name: "depth",
        templates: MODES,
        params: &[one("x")],
        summary: "how deep tuples nest; an integer has depth 0",
        examples: &[("depth((2,(2,2)):(4,(2,1)))", "_2"), ("depth(5)", "_0")],
        run: |a| {
            let t = a.at_path(a.shape(0)?)?;
            if no_empty(t) {
                return Ok(Int::fixed(t.nesting() as i64).into());
            }
            Ok(a.cx.fail::<Tree>(Fault::Empty { operation: "depth" })?.into())
        },
        ..ROW
    },
    Function {
        name: "size",
        templates: MODES,
        params: &[one("x")],
        summary: "the number of coordinates: the product of all extents",
        examples: &[("size((4,8):(1,4))", "32"), ("size<1>((2,(3,4)))", "12"), ("size(())", "_1")],
        run: |a| match a.values[0] {
            Value::Tiling(tiling) => match tiling.kind {
                TilingKind::TiledMma(mma) | TilingKind::ThrMma(mma, _) => Ok(a.cx.product(a.at_path(mma.threads.shape)?)?.into()),
                TilingKind::TiledCopy(copy) | TilingKind::ThrCopy(copy, _) => Ok(a.cx.size(a.cx.mode(copy.tv, 0)?)?.into()),
                _ => a.wrong(0, "a layout, a tuple or a tiling"),
            },
            _ => {
                a.lacks(0, HOLDER)?;
                Ok(a.cx.product(a.at_path(a.shape(0)?)?)?.into())
            }
        },
        ..ROW
    },
    Function {
        name: "get",
        templates: MODES,
        params: &[one("x"), optional("index")],
        summary: "the mode at the hierarchical index I..., outermost first; of a layout, the sub-layout",
        requires: &["\"Index out of range\""],
        source: "cute/container/tuple.hpp, cute/layout.hpp",
        examples: &[("get<1,0>((42,(_1,3),_17))", "_1"), ("get<1,0>((2,(2,3)):(6,(3,1)))", "2:3")],
        run: |a| {
            a.lacks(0, TENSOR)?;
            let path = match a.optional(1)? {
                Some(Tree::Int(i)) => vec![i.value],
                Some(_) => return a.wrong(1, "an integer"),
                None => a.numbers()?,
            };
            both(a, |cx, t| cx.get_path(t, path.iter().copied()))
        },
        ..ROW
    },
    Function {
        name: "product",
        params: &[one("x")],
        summary: "the product of all leaves",
        examples: &[("product((_2,(_3,4)))", "24"), ("product((5,_0,2))", "_0")],
        run: |a| {
            a.lacks(0, MAPPING | HOLDER)?;
            Ok(a.cx.product(a.shape(0)?)?.into())
        },
        ..ROW
    },
    Function {
        name: "product_each",
        params: &[one("x")],
        summary: "the product of each top mode, always a tuple",
        examples: &[("product_each((2,(3,4)))", "(2,12)"), ("product_each(7)", "(7)")],
        run: |a| {
            a.lacks(0, MAPPING | HOLDER)?;
            Ok(a.cx.product_each(a.shape(0)?)?.into())
        },
        ..ROW
    },
    Function {
        name: "product_like",
        params: &[one("x"), one("guide")],
        summary: "the product of x at each leaf of the guide",
        examples: &[("product_like((2,(3,(4,5))),(_1,(_1,_1)))", "(2,(3,20))")],
        run: |a| {
            a.lacks(0, MAPPING | HOLDER)?;
            Ok(a.cx.product_like(a.shape(0)?, a.tree(1)?)?.into())
        },
        ..ROW
    },
    Function {
        name: "sum",
        params: &[one("x")],
        summary: "the sum of all leaves",
        examples: &[("sum((1,(2,3)))", "6"), ("sum(())", "_0")],
        run: |a| match lone_leaf(a) {
            Some(t) => Ok(t.into()),
            None => Ok(a.cx.sum(a.tuple(0)?)?.into()),
        },
        ..ROW
    },
    Function {
        name: "inner_product",
        params: &[one("a"), one("b")],
        summary: "products leaf by leaf, summed; with basis elements a coordinate",
        requires: &["\"Mismatched ranks\""],
        examples: &[("inner_product((_2,(_3,4)),(_4,(_5,_6)))", "47"), ("inner_product((2,3),(_1@0,_1@1))", "(2,3)")],
        run: |a| Ok(a.cx.inner_product(a.tuple(0)?, a.tuple(1)?)?.into()),
        ..ROW
    },
    Function {
        name: "elem_scale",
        params: &[one("a"), one("b")],
        summary: "each leaf of a times the product of b there",
        requires: &["\"Mismatched tuple_size\""],
        examples: &[("elem_scale((_2,3),((_4,_2),5))", "(_16,15)")],
        run: |a| Ok(a.cx.elem_scale(a.tuple(0)?, a.tuple(1)?)?.into()),
        ..ROW
    },
];

fn no_empty(t: Tree) -> bool {
    match t.items() {
        Some([]) => false,
        Some(items) => items.iter().all(|t| no_empty(*t)),
        None => true,
    }
}
