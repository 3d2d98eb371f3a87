//! Functions that build layouts, and those that ask for their parts and properties.

use super::args::kinds::{COMPOSED, TENSOR};
use super::{Function, MODES, ROW, many, one, optional};
use crate::algebra::compact::Major;
use crate::algebra::int::{ONE, ZERO};
use crate::algebra::{Layout, Mode, Tree};
use crate::value::Value;

const LAYOUT: &str = "cute/layout.hpp";

pub(super) const ROWS: &[Function] = &[
    Function {
        name: "make_layout",
        params: &[one("shape"), optional("stride"), many("layout")],
        summary: "shape:stride; of a shape alone column-major; of layouts, one mode each; of a swizzle, itself over its bits",
        requires: &["shape and stride are congruent (C++ checks nothing here)"],
        source: LAYOUT,
        examples: &[
            ("make_layout((2,4),(12,1))", "(2,4):(12,1)"),
            ("make_layout((_2,4),LayoutRight{})", "(_2,4):(4,_1)"),
            ("make_layout(4:1,(2,3):(4,8))", "(4,(2,3)):(1,(4,8))"),
            ("make_layout((4,8),stride=(8,1))", "(4,8):(8,1)"),
        ],
        run: |a| {
            let first = a.tree(0)?;
            match (first, a.values) {
                (Tree::Swizzle(s), [_]) => Ok(a.cx.swizzle_layout(s).into()),
                (Tree::Layout(_), _) => {
                    let layouts = (0..a.count()).map(|i| match a.tree(i)? {
                        Tree::Layout(l) => Ok(*l),
                        _ => a.wrong(i, "a layout, as the first argument is one"),
                    });
                    a.made(a.cx.concat(&layouts.collect::<Result<Vec<_>, _>>()?))
                }
                (shape, [_]) if shape.is_int_tuple() => a.made(a.cx.make_layout(shape, Major::Left)?),
                (shape, [_, Value::Order(major)]) if shape.is_int_tuple() => a.made(a.cx.make_layout(shape, *major)?),
                (shape, [_, _]) if shape.is_int_tuple() => {
                    let stride = a.tree(1)?;
                    if !stride.is_int_tuple() {
                        return a.wrong(1, "a stride, `LayoutLeft` or `LayoutRight`");
                    }
                    match a.cx.mode {
                        Mode::Value => a.made(a.cx.layout(shape, stride)?),
                        Mode::Cxx => a.made(Layout { shape, stride }),
                    }
                }
                (shape, _) if shape.is_int_tuple() => a.wrong(2, "layouts alone, or a shape and a stride alone,"),
                _ => a.wrong(0, "a shape or a layout"),
            }
        },
        ..ROW
    },
    Function {
        name: "make_ordered_layout",
        params: &[one("shape"), one("order")],
        summary: "a compact layout whose strides grow in the given order",
        source: LAYOUT,
        examples: &[("make_ordered_layout((4,8),(_1,_0))", "(4,8):(8,_1)")],
        run: |a| match a.values[1] {
            Value::Order(major) => a.made(a.cx.make_layout(a.shape(0)?, major)?),
            _ => a.made(a.cx.make_ordered_layout(a.shape(0)?, a.tuple(1)?)?),
        },
        ..ROW
    },
    Function {
        name: "make_layout_like",
        params: &[one("layout")],
        summary: "a compact layout with the order and the broadcast modes of another",
        source: LAYOUT,
        examples: &[("make_layout_like((_4,_8):(_100,_1))", "(_4,_8):(_8,_1)"), ("--cxx make_layout_like((4,8):(8,1))", "(4,8):(_1,4)")],
        run: |a| a.made(a.cx.make_layout_like(a.layout(0)?)?),
        ..ROW
    },
    Function {
        name: "make_fragment_like",
        templates: super::templates("T", 0, 1),
        params: &[one("layout")],
        summary: "a layout for registers: mode 0 contiguous, the others in the order of their strides; of a tensor, or with T, the registers",
        source: LAYOUT,
        examples: &[
            ("make_fragment_like((_2,_4,_8):(_32,_1,_4))", "(_2,_4,_8):(_1,_2,_8)"),
            ("make_fragment_like((_4,_8):(_0,_1))", "(_4,(_8)):(_0,(_1))"),
            ("make_fragment_like<float>((_4,_8):(_8,_1)).layout()", "(_4,(_8)):(_1,(_4))"),
        ],
        requires: &["\"Dynamic owning tensors not supported\": the layout of a tensor is compile-time"],
        run: |a| {
            let like = a.mapping_or_shape(0)?;
            let layout = match like {
                _ if a.tree(0)?.is_int_tuple() => a.layout_or_shape(0)?,
                t => a.cx.make_fragment_like(a.cx.inner_layout("make_fragment_like", t)?)?,
            };
            match (like, a.templates) {
                (Tree::Tensor(x), _) => super::tensors::owning(a, super::tensors::value_bits(a, x.engine)?, a.cx.layout_tree(layout)),
                (_, [_, ..]) => super::tensors::owning(a, a.bits(0)? as u32, a.cx.layout_tree(layout)),
                _ => a.made(layout),
            }
        },
        ..ROW
    },
    Function {
        name: "make_identity_layout",
        params: &[one("shape")],
        summary: "the layout that maps a coordinate to itself",
        source: LAYOUT,
        examples: &[("make_identity_layout((_4,(_2,_8)))", "(_4,(_2,_8)):(_1@0,(_1@0@1,_1@1@1))")],
        run: |a| a.made(a.cx.make_identity_layout(a.tuple(0)?)),
        ..ROW
    },
    Function {
        name: "layout",
        templates: MODES,
        params: &[one("x")],
        summary: "the mode at I... as a layout; of a tensor, its layout",
        source: LAYOUT,
        examples: &[
            ("layout<1,1>((4,(2,8)):(1,(4,8)))", "8:8"),
            ("layout(make_tensor(counting_iter(0),(2,3)))", "(2,3):(_1,2)"),
            ("layout<1>(make_tensor(counting_iter(0),(2,3)))", "3:2"),
        ],
        run: |a| {
            let path = a.numbers()?;
            match a.mapping(0)? {
                Tree::Tensor(x) if path.is_empty() => Ok(x.layout.into()),
                // A layout of a tensor has no iterator.
                Tree::Tensor(x) => Ok(a.cx.on_layout(x.layout, |l| a.cx.sub_layout(l, &path))?.into()),
                _ => a.on_layout(0, |l| a.cx.sub_layout(l, &path)),
            }
        },
        ..ROW
    },
    Function {
        name: "shape",
        templates: MODES,
        params: &[one("x")],
        summary: "the extents, at I...",
        source: LAYOUT,
        examples: &[("shape<1>((4,(2,8)):(1,(4,8)))", "(2,8)")],
        run: |a| Ok(a.at_path(a.shape(0)?)?.into()),
        ..ROW
    },
    Function {
        name: "stride",
        templates: MODES,
        params: &[one("layout")],
        summary: "the strides, at I...",
        requires: &["no composed layout: it has no strides"],
        source: LAYOUT,
        examples: &[("stride<1>((4,(2,8)):(1,(4,8)))", "(4,8)")],
        run: |a| match a.mapping(0)? {
            Tree::Layout(l) => Ok(a.at_path(l.stride)?.into()),
            Tree::Tensor(x) if matches!(x.layout, Tree::Layout(_)) => Ok(a.at_path(a.cx.inner_layout("stride", x.layout)?.stride)?.into()),
            _ => a.wrong(0, "a layout with strides: a composed layout has none"),
        },
        ..ROW
    },
    Function {
        name: "cosize",
        templates: MODES,
        params: &[one("layout")],
        summary: "one past the largest index: L(size - 1) + 1 for a layout without negative strides",
        source: LAYOUT,
        examples: &[("cosize((2,4):(12,1))", "16"), ("cosize((_4,_8):(_1,_5))", "_39"), ("cosize(_8:_-2)", "_15")],
        run: |a| {
            a.lacks(0, TENSOR)?;
            let l = a.cx.inner_layout("cosize", a.mapping(0)?)?;
            Ok(a.cx.cosize(Layout { shape: a.at_path(l.shape)?, stride: a.at_path(l.stride)? })?.into())
        },
        ..ROW
    },
    Function {
        name: "coshape",
        params: &[one("layout")],
        summary: "one past the largest index of each codomain mode",
        source: LAYOUT,
        examples: &[("coshape((_4,_8):(_1@0,_2@1))", "(_4,_15)"), ("coshape((4,8):(8,1))", "32")],
        run: |a| {
            a.lacks(0, COMPOSED | TENSOR)?;
            Ok(a.cx.coshape(a.cx.inner_layout("coshape", a.mapping(0)?)?)?.into())
        },
        ..ROW
    },
    Function {
        name: "coprofile",
        params: &[one("layout")],
        summary: "`_0` at every leaf of the codomain",
        source: LAYOUT,
        examples: &[("coprofile((_4,_8):(_1@0,_1@1@1))", "(_0,(_0,_0))")],
        run: |a| {
            a.lacks(0, COMPOSED | TENSOR)?;
            Ok(a.cx.coprofile(a.cx.inner_layout("coprofile", a.mapping(0)?)?)?.into())
        },
        ..ROW
    },
    Function {
        name: "size_in_bits",
        params: &[one("tensor")],
        summary: "the elements of a tensor in bits",
        source: "cute/tensor_impl.hpp",
        examples: &[("size_in_bits(make_tensor(make_gmem_ptr<half_t>(0x100),(4,8)))", "512")],
        run: |a| {
            let x = a.tensor(0)?;
            match x.engine {
                crate::algebra::Engine::Pointer(p) => {
                    let size = a.cx.size(a.cx.inner_layout("size", x.layout)?)?;
                    Ok(a.cx.mul(size, crate::algebra::Int::fixed(p.element_bits.into()))?.into())
                }
                _ => a.wrong(0, "a tensor over memory"),
            }
        },
        ..ROW
    },
    Function {
        name: "Layout",
        form: super::Form::Type,
        templates: super::templates("Shape,Stride", 0, 2),
        params: &[optional("shape"), optional("stride")],
        summary: "the layout type: Layout<Shape<…>,Stride<…>>{}; also pycute's Layout(shape, stride)",
        source: LAYOUT,
        examples: &[("Layout<Shape<_2,_3>,Stride<_3,_1>>{}", "(_2,_3):(_3,_1)"), ("Layout((4,8),(8,1))", "(4,8):(8,1)")],
        run: |a| {
            if !a.values.is_empty() {
                super::types::held(a)?;
            }
            let parts = if a.values.is_empty() { a.templates } else { a.values };
            match *parts {
                [Value::Tree(shape)] if shape.is_int_tuple() => a.made(a.cx.make_layout(shape, Major::Left)?),
                [Value::Tree(shape), Value::Order(major)] if shape.is_int_tuple() => a.made(a.cx.make_layout(shape, major)?),
                [Value::Tree(shape), Value::Tree(stride)] if shape.is_int_tuple() && stride.is_int_tuple() => {
                    a.made(a.cx.layout(shape, stride)?)
                }
                [] => a.made(Layout { shape: Tree::Int(ONE), stride: Tree::Int(ZERO) }),
                _ => Err(super::Refusal::Template { index: 0, wanted: "a shape and a stride" }),
            }
        },
        ..ROW
    },
];
