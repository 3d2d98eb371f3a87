//! Functions of swizzles and of composed layouts.

use super::args::kinds::{LAYOUT, TENSOR};
use super::{Args, Form, Function, Out, ROW, Reading, Refusal, one, optional, templates};
use crate::algebra::{Composed, Fault, Int, Mode, Note, Swizzle, Tree, UnsetPointer};
use crate::value::Value;

const SWIZZLE: &str = "cute/swizzle.hpp";
const COMPOSED: &str = "cute/layout_composed.hpp";

/// `select<I…>` of a composed layout: a tuple of composed layouts.
pub(super) fn select<'a>(a: &Args<'_, 'a>, indices: &[i64]) -> Out<'a> {
    match a.tree(0)? {
        Tree::Composed(c) => {
            let layout = a.cx.inner_layout("select", c.inner)?;
            let modes = a.cx.tuple_of(indices.len(), |i| {
                let mode = a.cx.layout_tree(a.cx.mode(layout, indices[i])?);
                Ok(a.cx.compose_with(c.outer, c.offset, mode))
            })?;
            Ok(modes.into())
        }
        _ => a.on_layout(0, |l| {
            Ok(crate::algebra::Layout { shape: a.cx.select(l.shape, indices)?, stride: a.cx.select(l.stride, indices)? })
        }),
    }
}

/// `upcast<up>`, then `downcast<down>`, of an integer, a layout, a swizzle or a composed layout.
pub(super) fn cast<'a>(a: &Args<'_, 'a>, up: Option<Int>, down: Option<Int>) -> Out<'a> {
    let cx = a.cx;
    let layout = |t: Tree<'a>| -> crate::algebra::Result<'a, Tree<'a>> {
        let l = cx.inner_layout(a.row.name, t)?;
        let l = up.map_or(Ok(l), |up| cx.upcast(up, l))?;
        Ok(cx.layout_tree(down.map_or(Ok(l), |down| cx.downcast(down, l))?))
    };
    let integer = |i: Int| -> crate::algebra::Result<'a, Int> {
        // `template <uint32_t N, …>`
        let unsigned = |by: Int| if cx.mode == Mode::Cxx { by.with_note(Note::of_type(1)) } else { by };
        let i = up.map_or(Ok(i), |up| cx.safe_div_int(i, unsigned(up)))?;
        down.map_or(Ok(i), |down| cx.mul(i, unsigned(down)))
    };
    let swizzle = |s| {
        let factor = |by: Option<Int>| by.map_or(1, |by| by.value);
        cx.recast_swizzle(s, factor(down), factor(up)).map(Tree::Swizzle)
    };
    match a.tree(0)? {
        Tree::Int(i) => Ok(integer(i)?.into()),
        Tree::Swizzle(s) => Ok(swizzle(s)?.into()),
        t @ Tree::Composed(_) if up.is_none() && down.is_none() => Ok(t.into()),
        Tree::Composed(c) => {
            let inner = layout(c.inner)?;
            let (outer, offset) = match (c.outer, c.offset) {
                (_, Tree::SmemFlag(unset)) if unset.sparsity > 0 => {
                    return Ok(cx.fail::<Tree>(Fault::OffsetNotZero { rule: "Not implemented for safety", offset: c.offset })?.into());
                }
                (outer, Tree::SmemFlag(unset)) => {
                    let bits = Int::fixed(unset.bits.into());
                    let bits = up.map_or(Ok(bits), |up| cx.mul(bits, up))?;
                    let bits = down.map_or(Ok(bits), |down| cx.div(bits, down))?;
                    (outer, Tree::SmemFlag(UnsetPointer::dense(u32::try_from(bits.value).unwrap_or(u32::MAX))))
                }
                (Tree::Swizzle(s), Tree::Int(offset)) => {
                    known_offset(a, c)?;
                    (swizzle(s)?, Tree::Int(integer(offset)?))
                }
                (outer @ Tree::Layout(_), Tree::Int(offset)) => {
                    known_offset(a, c)?;
                    (layout(outer)?, Tree::Int(integer(offset)?))
                }
                (Tree::Swizzle(_) | Tree::Layout(_), found) => {
                    return Ok(cx.fail::<Tree>(Fault::WrongKind { operation: a.row.name, wanted: "an integer offset", found })?.into());
                }
                (found, _) => {
                    return Ok(cx.fail::<Tree>(Fault::WrongKind { operation: a.row.name, wanted: "a swizzled layout", found })?.into());
                }
            };
            Ok(cx.composed(Composed { outer, offset, inner }).into())
        }
        _ => Ok(layout(a.mapping(0)?)?.into()),
    }
}

/// Refuses a run-time offset: what CuTe does with it has an overload for compile-time integers alone.
pub(super) fn known_offset<'a>(a: &Args<'_, 'a>, c: &Composed<'a>) -> std::result::Result<(), super::Refusal<'a>> {
    match c.offset {
        what @ Tree::Int(offset) if !a.cx.known(offset) => Ok(a.cx.fail::<()>(Fault::NotStatic { operation: a.row.name, what })?),
        _ => Ok(()),
    }
}

/// The swizzle, the offset and the layout of a composed layout.
fn parts<'a>(a: &Args<'_, 'a>) -> Result<Composed<'a>, Refusal<'a>> {
    match a.tree(0)? {
        Tree::Composed(c) => Ok(*c),
        _ => a.wrong(0, "a composed layout"),
    }
}

/// A part of a composed layout: a function, or a shape that stands for one.
fn function<'a>(a: &Args<'_, 'a>, t: Tree<'a>) -> crate::algebra::Result<'a, Tree<'a>> {
    match t {
        Tree::Layout(_) | Tree::Composed(_) | Tree::Swizzle(_) => Ok(t),
        // C++ keeps whatever it is given.
        t if t.is_int_tuple() && a.cx.mode == Mode::Cxx => Ok(t),
        t => Ok(a.cx.layout_tree(a.cx.as_layout(a.row.name, t)?)),
    }
}

/// Refuses a composed layout without a swizzle under `--cxx`: there is no overload.
fn swizzled<'a>(a: &Args<'_, 'a>) -> std::result::Result<(), super::Refusal<'a>> {
    match a.tree(0)? {
        Tree::Composed(c) if a.cx.mode == Mode::Cxx && !matches!(c.outer, Tree::Swizzle(_)) => Err(super::Refusal::NoOverload { index: 0 }),
        _ => Ok(()),
    }
}

/// A number that a swizzle has (its bits, its base, its shift), as a run-time integer.
fn number<'a>(a: &Args<'_, 'a>, of: fn(Swizzle) -> i64) -> Out<'a> {
    match a.tree(0)? {
        Tree::Swizzle(s) => Ok(Int::dynamic(of(s)).into()),
        _ => a.wrong(0, "a swizzle"),
    }
}

pub(super) const ROWS: &[Function] = &[
    Function {
        name: "Sw",
        reading: Reading::PointerPrefix,
        aliases: &["Swizzle", "S"],
        form: Form::Type,
        templates: templates("B,M,S", 1, 3),
        summary: "the swizzle that xors B bits from S places up into the bits from M on; S = B if left out",
        requires: &[
            "\"MBase must be positive.\"",
            "\"BBits must be positive.\"",
            "\"abs(SShift) must be more than BBits.\" (equality is allowed)",
        ],
        source: SWIZZLE,
        examples: &[("Swizzle<3,4,3>{}", "Sw<3,4,3>"), ("[Sw<2,0,3>](9)", "8")],
        run: |a| {
            let n = a.numbers()?;
            let (bits, base) = (n[0], n.get(1).copied().unwrap_or(0));
            Ok(Tree::Swizzle(a.cx.swizzle(bits, base, n.get(2).copied().unwrap_or(bits))?).into())
        },
        ..ROW
    },
    Function {
        name: "make_swizzle",
        templates: templates("Y,Z", 0, 2),
        params: &[optional("b"), optional("m"), optional("s")],
        summary: "the swizzle that reads the bits of the mask Y and changes those of Z; also CuTe DSL's make_swizzle(b, m, s)",
        requires: &["\"Number of bits in Y and Z don't match\"", "\"Something went wrong.\": the bits of each mask are adjacent"],
        source: SWIZZLE,
        examples: &[
            ("make_swizzle<0b1000,0b0100>()", "Sw<1,2,1>"),
            ("make_swizzle<6,192>()", "Sw<2,1,-5>"),
            ("cute.make_swizzle(3, 4, 3)", "Sw<3,4,3>"),
        ],
        run: |a| match (a.templates.len(), a.count()) {
            (0, 3) => Ok(Tree::Swizzle(a.cx.swizzle(a.int(0)?.value, a.int(1)?.value, a.int(2)?.value)?).into()),
            (_, 0) => Ok(Tree::Swizzle(a.cx.make_swizzle(a.number(0)?, a.number(1)?)?).into()),
            _ => a.wrong(0, "`make_swizzle<Y,Z>()` or `make_swizzle(b, m, s)`"),
        },
        ..ROW
    },
    Function {
        name: "apply",
        params: &[one("swizzle"), one("x")],
        summary: "x through a swizzle, as `swizzle(x)`",
        source: SWIZZLE,
        examples: &[("Swizzle<3,3,3>{}.apply(72)", "64"), ("Swizzle<3,3,3>{}.apply(_72)", "_64")],
        member: true,
        run: |a| match a.tree(0)? {
            f @ Tree::Swizzle(_) => Ok(a.cx.apply(f, a.int(1)?.into())?.into()),
            _ => a.wrong(0, "a swizzle"),
        },
        ..ROW
    },
    Function {
        name: "num_bits",
        params: &[one("swizzle")],
        summary: "how many bits a swizzle changes",
        source: SWIZZLE,
        examples: &[("Swizzle<3,4,-5>{}.num_bits", "3")],
        member: true,
        run: |a| number(a, |s| i64::from(s.bits)),
        ..ROW
    },
    Function {
        name: "num_base",
        params: &[one("swizzle")],
        summary: "how many low bits a swizzle leaves as they are",
        source: SWIZZLE,
        examples: &[("Swizzle<3,4,-5>{}.num_base", "4")],
        member: true,
        run: |a| number(a, |s| i64::from(s.base)),
        ..ROW
    },
    Function {
        name: "num_shft",
        params: &[one("swizzle")],
        summary: "how far up from the bits that a swizzle changes the bits stand that it reads, negative for down",
        source: SWIZZLE,
        examples: &[("Swizzle<3,4,-5>{}.num_shft", "-5")],
        member: true,
        run: |a| number(a, |s| i64::from(s.shift)),
        ..ROW
    },
    Function {
        name: "swizzle_code",
        params: &[one("swizzle")],
        summary: "the bits that a swizzle changes and those that it reads, as a number",
        source: SWIZZLE,
        examples: &[("Swizzle<3,4,3>{}.swizzle_code", "1008")],
        member: true,
        run: |a| number(a, |s| s.yyy() | s.zzz()),
        ..ROW
    },
    Function {
        name: "make_mixed_bits",
        params: &[one("fixed"), one("dynamic"), one("flags")],
        summary: "an offset whose bits in the flags come at run time, as M_fixed|(dynamic&flags)=value",
        source: SWIZZLE,
        examples: &[("--cxx make_mixed_bits(_2,5,_12)", "M_2|(4&12)=6"), ("make_mixed_bits(_2,5,_12)", "6")],
        run: |a| Ok(Tree::from(a.cx.mixed_bits(a.int(0)?.value, a.int(1)?, a.int(2)?.value)).into()),
        ..ROW
    },
    Function {
        name: "to_mixed_bits",
        params: &[one("layout_or_shape"), one("coord_or_stride"), optional("coord")],
        summary: "the index of a coordinate of a layout, or of a shape and strides, with the bits that are known at compile time",
        requires: &["\"Requires pow2 shape*stride.\""],
        source: SWIZZLE,
        examples: &[
            ("--cxx to_mixed_bits((_4,_8):(_8,_1),(2,_3))", "M_3|(16&24)=19"),
            ("--cxx to_mixed_bits((_4,_8),(_8,_1),(_3,5))", "M_24|(5&7)=29"),
        ],
        run: |a| {
            let (layout, coord) = match a.count() {
                3 => (a.cx.layout(a.tuple(0)?, a.tuple(1)?)?, a.tuple(2)?),
                _ => (a.layout(0)?, a.tuple(1)?),
            };
            Ok(Tree::from(a.cx.to_mixed_bits(layout, coord)?).into())
        },
        ..ROW
    },
    Function {
        name: "make_composed_layout",
        params: &[one("outer"), one("offset"), one("inner")],
        summary: "outer o offset o inner, kept as it is",
        source: COMPOSED,
        examples: &[("make_composed_layout((_4,_8):(_8,_1),_3,(_2,_2):(_1,_3))", "(_4,_8):(_8,_1) o _3 o (_2,_2):(_1,_3)")],
        run: |a| {
            Ok(a.cx.composed(Composed { outer: function(a, a.tree(0)?)?, offset: a.tree(1)?, inner: function(a, a.tree(2)?)? }).into())
        },
        ..ROW
    },
    Function {
        name: "as_position_independent_swizzle_layout",
        params: &[one("layout")],
        summary: "a layout for an unset shared-memory pointer as one on element indices",
        source: "cute/pointer_swizzle.hpp",
        examples: &[(
            "as_position_independent_swizzle_layout(Sw<3,4,3> o smem_ptr[16b](unset) o (_8,_64):(_64,_1))",
            "Sw<3,3,3> o _0 o (_8,_64):(_64,_1)",
        )],
        run: |a| {
            a.lacks(0, LAYOUT | TENSOR)?;
            match a.mapping(0)? {
                Tree::Composed(Composed { offset: Tree::SmemFlag(unset), .. }) if unset.sparsity > 0 => {
                    Err(super::Refusal::NoOverload { index: 0 })
                }
                Tree::Composed(Composed { offset: Tree::Int(_), .. }) if a.cx.mode == Mode::Cxx => {
                    Err(super::Refusal::NoOverload { index: 0 })
                }
                Tree::Composed(c) => Ok(a.cx.as_position_independent(*c)?.into()),
                t => Ok(t.into()),
            }
        },
        ..ROW
    },
    Function {
        name: "ComposedLayout",
        form: Form::Type,
        templates: templates("A,Offset,B", 0, 3),
        params: &[optional("outer"), optional("offset"), optional("inner")],
        summary: "the type of A o offset o B, or its braced parts",
        source: COMPOSED,
        examples: &[
            (
                "cute::ComposedLayout<cute::Swizzle<2,4,3>,cute::smem_ptr_flag_bits<4>,cute::Layout<cute::C<8>,cute::C<1>>>{}",
                "Sw<2,4,3> o smem_ptr[4b](unset) o _8:_1",
            ),
            ("ComposedLayout{Swizzle<2,0,3>{},_0{},(_8,_8):(_8,_1)}", "Sw<2,0,3> o _0 o (_8,_8):(_8,_1)"),
        ],
        run: |a| {
            if !a.values.is_empty() {
                super::types::held(a)?;
            }
            match if a.values.is_empty() { a.templates } else { a.values } {
                &[Value::Tree(outer), Value::Tree(offset), Value::Tree(inner)] => {
                    Ok(a.cx.composed(Composed { outer: function(a, outer)?, offset, inner: function(a, inner)? }).into())
                }
                _ => Err(Refusal::Template { index: 0, wanted: "an outer function, an offset and an inner function" }),
            }
        },
        ..ROW
    },
    Function {
        name: "layout_a",
        params: &[one("layout")],
        summary: "the outer function of a composed layout",
        source: COMPOSED,
        examples: &[("[Sw<2,0,3> o _0 o (_8,_8):(_8,_1)].layout_a()", "Sw<2,0,3>")],
        member: true,
        run: |a| Ok(parts(a)?.outer.into()),
        ..ROW
    },
    Function {
        name: "layout_b",
        params: &[one("layout")],
        summary: "the inner function of a composed layout",
        source: COMPOSED,
        examples: &[("[Sw<2,0,3> o _0 o (_8,_8):(_8,_1)].layout_b()", "(_8,_8):(_8,_1)")],
        member: true,
        run: |a| Ok(parts(a)?.inner.into()),
        ..ROW
    },
    Function {
        name: "offset",
        params: &[one("layout")],
        summary: "what a composed layout adds to the index of its inner function",
        source: COMPOSED,
        examples: &[
            ("[Sw<2,0,3> o _5 o (_8,_8):(_8,_1)].offset()", "_5"),
            ("[(_8,_8):(_8,_1) o (_1,_2) o (_2,_2):(_1@0,_1@1)](1,1)", "19"),
        ],
        member: true,
        run: |a| Ok(parts(a)?.offset.into()),
        ..ROW
    },
    Function {
        name: "get_swizzle_portion",
        params: &[one("layout")],
        summary: "the swizzle of a layout, Sw<0,4,3> if it has none",
        source: "cute/swizzle_layout.hpp",
        examples: &[
            ("get_swizzle_portion(Sw<2,0,3> o _0 o (_8,_8):(_8,_1))", "Sw<2,0,3>"),
            ("get_swizzle_portion((_8,_8):(_8,_1))", "Sw<0,4,3>"),
        ],
        run: |a| {
            a.lacks(0, TENSOR)?;
            swizzled(a)?;
            match a.mapping(0)? {
                Tree::Composed(Composed { outer: t @ Tree::Swizzle(_), .. }) => Ok((*t).into()),
                _ => Ok(Tree::Swizzle(a.cx.swizzle(0, 4, 3)?).into()),
            }
        },
        ..ROW
    },
    Function {
        name: "get_nonswizzle_portion",
        params: &[one("layout")],
        summary: "a layout without its swizzle",
        source: "cute/swizzle_layout.hpp",
        examples: &[("get_nonswizzle_portion(Sw<2,0,3> o _0 o (_8,_8):(_8,_1))", "(_8,_8):(_8,_1)")],
        run: |a| {
            a.lacks(0, TENSOR)?;
            swizzled(a)?;
            match a.mapping(0)? {
                Tree::Composed(c) => Ok(c.inner.into()),
                t => Ok(t.into()),
            }
        },
        ..ROW
    },
];
