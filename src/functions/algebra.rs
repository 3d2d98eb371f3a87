//! Functions of the layout algebra: coalesce, composition, complement, inverses, divides and products.

use super::args::kinds::{COMPOSED, INTEGER, TENSOR, TUPLE};
use super::args::{gathered, tiler, view};
use super::{Args, Function, Out, Picture, ROW, Refusal, many, one, optional, soundness, templates};
use crate::algebra::compact::Major;
use crate::algebra::int::ZERO;
use crate::algebra::layout::UNIT;
use crate::algebra::tensor::Pointer;
use crate::algebra::{Cx, Engine, Int, Layout, Mode, Result, Tensor, Tree};
use crate::value::Value;

const LAYOUT: &str = "cute/layout.hpp";

/// A divide or a product: works on the layout, on the inner layout of a composed one, on a tensor.
fn tiled<'a>(a: &Args<'_, 'a>, f: impl Fn(Layout<'a>, Tree<'a>) -> Result<'a, Layout<'a>>) -> Out<'a> {
    let tiler = tiler(a, 1)?;
    a.on_layout(0, |l| f(l, tiler))
}

/// What is known of the alignment of a pointer, in bits: nothing of an address, the bits that a swizzle leaves alone.
fn alignment_of(pointer: &Pointer) -> Int {
    match pointer.swizzle {
        Some(swizzle) => Int::fixed(1i64.checked_shl(u32::from(swizzle.base) + 3).unwrap_or(0)),
        None => ZERO,
    }
}

/// An inverse: of an integer, as CuTe has it for offsets, its negative.
fn inverse<'a>(a: &Args<'_, 'a>, of_layout: fn(Cx<'a>, Layout<'a>) -> Result<'a, Layout<'a>>) -> Out<'a> {
    let t = match a.tree(0)? {
        t @ (Tree::Int(_) | Tree::Underscore | Tree::Swizzle(_)) => t,
        t @ Tree::Composed(c) => {
            super::swizzles::known_offset(a, c)?;
            t
        }
        _ => a.mapping(0)?,
    };
    Ok(a.cx.inverse_any(t, of_layout)?.into())
}

/// `tile_to_shape` in the order of argument 2.
fn tiles_filling<'a>(a: &Args<'_, 'a>, block: Layout<'a>, target: Tree<'a>) -> crate::algebra::Result<'a, Layout<'a>> {
    let order = a.values.get(2).copied().unwrap_or(Value::Order(Major::Left));
    a.cx.tile_to_shape(block, target, move |shape| match order {
        Value::Order(major) => a.cx.make_layout(shape, major),
        Value::Tree(order) => a.cx.make_ordered_layout(shape, order),
        _ => a.cx.make_layout(shape, Major::Left),
    })
}

/// `UMMA::tile_to_mma_shape`: the whole tile filled by the atom, then cut into the tiles of the MMA.
pub(super) fn tile_to_mma_shape<'a>(a: &Args<'_, 'a>) -> Out<'a> {
    let shape = a.tuple(1)?;
    let (Some([first, rows, columns, rest @ ..]), true) = (shape.items(), shape.rank() >= 3) else {
        return a.wrong(1, "((MMA_M,MMA_N),M_MMAs,N_MMAs,...)");
    };
    if first.items().is_none_or(|items| items.len() != 2) {
        return a.wrong(1, "((MMA_M,MMA_N),M_MMAs,N_MMAs,...)");
    }
    let whole = a.cx.zip(a.cx.tuple(&[*first, a.cx.tuple(&[*rows, *columns])]))?;
    let whole: Vec<Tree> = whole.items().unwrap_or_default().iter().chain(rest).copied().collect();
    let whole = a.cx.tuple(&whole);
    let tile = a.cx.product_each(*first)?;
    a.on_layout(0, |l| a.cx.tiled_divide(tiles_filling(a, l, whole)?, tile))
}

fn factor<'a>(a: &Args<'_, 'a>) -> std::result::Result<Int, Refusal<'a>> {
    match a.number(0)? {
        n if n > 0 => Ok(Int::fixed(n)),
        _ => Err(Refusal::Template { index: 0, wanted: "a positive integer" }),
    }
}

/// The layouts of two layouts or of two tensors; none where the elements of the tensors are not moved as they
/// are: no memory, or other sizes.
fn common<'a>(a: &Args<'_, 'a>) -> std::result::Result<Option<(Tree<'a>, Tree<'a>)>, Refusal<'a>> {
    match (a.tree(0)?, a.tree(1)?) {
        (Tree::Tensor(x), Tree::Tensor(y)) => Ok(match (x.engine, y.engine) {
            (Engine::Pointer(p), Engine::Pointer(q)) if p.counted_bits() == q.counted_bits() => Some((x.layout, y.layout)),
            _ => None,
        }),
        (Tree::Tensor(_), _) => a.wrong(0, "a layout, as the other is"),
        (_, Tree::Tensor(_)) => a.wrong(1, "a layout, as the other is"),
        _ => Ok(Some((a.mapping(0)?, a.mapping(1)?))),
    }
}

pub(super) const ROWS: &[Function] = &[
    Function {
        name: "coalesce",
        params: &[one("layout"), optional("profile")],
        summary: "the same function with as few modes as possible; with a tuple profile each of its modes alone; of a shape, its neighbours multiplied",
        requires: &["the profile has no more modes than the layout"],
        source: LAYOUT,
        examples: &[
            ("coalesce((2,(1,6)):(1,(6,2)))", "12:1"),
            ("--cxx coalesce((2,(1,6)):(1,(6,2)))", "(2,1,6):(1,6,2)"),
            ("coalesce((_2,(_1,_6)):(_1,(_6,_2)))", "_12:_1"),
            ("coalesce(((_4,_3),(_1,_2)):((_1,_4),(_7,_12)),(_1,_1))", "(_12,_2):(_1,_12)"),
        ],
        run: |a| match (a.tree(0)?, a.optional(1)?) {
            (t, None) if t.is_int_tuple() => Ok(a.cx.coalesce_shape(t)?.into()),
            (_, None) => a.on_layout(0, |l| a.cx.coalesce(l)),
            (_, Some(_)) => {
                // A layout in a profile is a leaf.
                let profile = a.tree(1)?;
                a.on_layout(0, |l| a.cx.coalesce_by(l, profile))
            }
        },
        ..ROW
    },
    Function {
        name: "filter",
        params: &[one("layout"), optional("profile")],
        summary: "coalesce without the modes of stride 0",
        source: LAYOUT,
        examples: &[("filter((_2,_3,_4):(_1,_0,_2))", "_8:_1"), ("filter(((_4,_2),_8):((_1,_0),_4),(_1,_1))", "(_4,_8):(_1,_4)")],
        run: |a| match a.optional(1)? {
            None => {
                a.lacks(0, COMPOSED)?;
                a.on_layout(0, |l| a.cx.filter(l))
            }
            Some(profile) => {
                a.lacks(0, TENSOR)?;
                a.on_layout(0, |l| a.cx.filter_by(l, profile))
            }
        },
        ..ROW
    },
    Function {
        name: "composition",
        params: &[one("a"), one("b"), optional("c")],
        summary: "the layout R with R(c) = A(B(c)), in the profile of B; a tuple tiler works by mode, `_` keeps a mode; (swizzle, offset, layout) makes a composed layout",
        requires: &["\"Stride Divisibility Condition\"", "\"Shape Divisibility Condition\"", "a tiler has no more modes than the layout"],
        source: LAYOUT,
        examples: &[
            ("composition((6,2):(8,2),(4,3):(3,1))", "((2,2),3):((24,2),8)"),
            ("--cxx composition((6,2):(8,2),(4,3):(3,1))", "((2,2),(3,1)):((24,2),(8,2))"),
            ("composition((8,8):(8,1),(4:2,_))", "(4,8):(16,1)"),
            ("composition(Sw<2,0,3>,(4,8):(8,1))", "Sw<2,0,3> o _0 o (4,8):(8,1)"),
        ],
        post: Some(soundness::composition),
        picture: Picture::Composition,
        run: |a| match a.optional(2)? {
            Some(inner) => {
                let inner = match inner {
                    t @ (Tree::Layout(_) | Tree::Composed(_) | Tree::Swizzle(_)) => t,
                    // C++ keeps whatever it is given.
                    t if t.is_int_tuple() && a.cx.mode == Mode::Cxx => t,
                    _ => a.cx.layout_tree(a.layout(2)?),
                };
                Ok(a.cx.compose_with(a.tree(0)?, a.tree(1)?, inner).into())
            }
            None => {
                a.lacks(0, INTEGER | TUPLE)?;
                if let Tree::Swizzle(_) = a.tree(0)? {
                    a.lacks(1, INTEGER | TUPLE | COMPOSED)?;
                }
                Ok(a.cx.compose_any(a.tree(0)?, a.tree(1)?)?.into())
            }
        },
        ..ROW
    },
    Function {
        name: "compose",
        params: &[one("layout"), many("tiler")],
        summary: "composition as a method: several arguments are a tiler by mode",
        source: LAYOUT,
        examples: &[("[(8,8):(8,1)].compose(4:2,_)", "(4,8):(16,1)")],
        post: Some(soundness::compose),
        picture: Picture::Composition,
        member: true,
        run: |a| Ok(a.cx.compose_any(a.mapping(0)?, gathered(a)?)?.into()),
        ..ROW
    },
    Function {
        name: "with_shape",
        params: &[one("layout"), many("shape")],
        summary: "the layout seen through coordinates of another shape",
        source: LAYOUT,
        examples: &[("[(_8,_8):(_8,_1)].with_shape(_4,_16)", "(_4,(_2,_8)):(_8,(_32,_1))")],
        post: Some(soundness::with_shape),
        member: true,
        run: |a| {
            a.lacks(0, TENSOR)?;
            let view = view(a)?;
            a.on_layout(0, |l| a.cx.composition(l, view))
        },
        ..ROW
    },
    Function {
        name: "tile",
        params: &[one("layout"), many("tiler")],
        summary: "tiled_divide as a method",
        source: LAYOUT,
        examples: &[("[(8,8):(8,1)].tile(2,4)", "((2,4),4,2):((8,1),16,4)")],
        post: Some(soundness::divide),
        member: true,
        run: |a| {
            let tiler = gathered(a)?;
            a.on_layout(0, |l| a.cx.tiled_divide(l, tiler))
        },
        ..ROW
    },
    Function {
        name: "complement",
        params: &[one("layout"), optional("cotarget")],
        summary: "the layout of the indices below the cotarget that the layout leaves out",
        requires: &["\"Dynamic-stride complement only for rank-1 layouts\"", "\"Non-injective Layout detected in complement.\""],
        source: LAYOUT,
        examples: &[
            ("complement(4:2,24)", "(2,3):(_1,8)"),
            ("complement((_2,_2):(_1,_6),_24)", "(_3,_2):(_2,_12)"),
            ("complement(4:1,4)", "_1:_0"),
        ],
        post: Some(soundness::complement),
        picture: Picture::Complement,
        run: |a| {
            a.lacks(0, TENSOR)?;
            let cotarget = if a.count() > 1 { Some(a.shape(1)?) } else { None };
            let layout = match a.mapping(0)? {
                Tree::Layout(l) => *l,
                t => a.cx.inner_layout("complement", t)?,
            };
            a.made(a.cx.complement(layout, cotarget)?)
        },
        ..ROW
    },
    Function {
        name: "right_inverse",
        params: &[one("layout")],
        summary: "the layout R with L(R(i)) = i on as many i from 0 on as possible",
        source: LAYOUT,
        examples: &[("right_inverse((_4,_8):(_8,_1))", "(_8,_4):(_4,_1)")],
        post: Some(soundness::right_inverse),
        picture: Picture::RightInverse,
        run: |a| inverse(a, Cx::right_inverse),
        ..ROW
    },
    Function {
        name: "left_inverse",
        params: &[one("layout")],
        summary: "the layout R with R(L(i)) = i",
        requires: &["\"Left inverse requires static strides.\"", "\"Left inverse divisibility condition\""],
        source: LAYOUT,
        examples: &[("left_inverse((_4,_8):(_1,_5))", "(_5,_8):(_1,_4)")],
        post: Some(soundness::left_inverse),
        picture: Picture::LeftInverse,
        run: |a| inverse(a, Cx::left_inverse),
        ..ROW
    },
    Function {
        name: "max_common_layout",
        params: &[one("a"), one("b")],
        summary: "the largest layout on which both are contiguous alike",
        source: LAYOUT,
        examples: &[
            ("max_common_layout((_4,_8):(_1,_8),(_4,_8):(_1,_4))", "_4:_1"),
            ("max_common_layout(make_tensor(counting_iter(0),_8:_1),make_tensor(counting_iter(0),_8:_1))", "_1:_0"),
        ],
        run: |a| match common(a)? {
            Some((x, y)) => a.made(a.cx.max_common_layout_any(x, y)?),
            None => a.made(UNIT),
        },
        ..ROW
    },
    Function {
        name: "max_common_vector",
        params: &[one("a"), one("b")],
        summary: "how many elements lie side by side in both: the widest vector of a copy",
        source: LAYOUT,
        examples: &[("max_common_vector((_4,_8):(_8,_1),(_4,_8):(_16,_1))", "_8")],
        run: |a| match common(a)? {
            Some((x, y)) => Ok(a.cx.max_common_vector_any(x, y)?.into()),
            None => Ok(ZERO.into()),
        },
        ..ROW
    },
    Function {
        name: "max_alignment",
        params: &[one("layout")],
        summary: "the widest vector, in elements, that every access may use; of a tensor over memory in bits",
        source: LAYOUT,
        examples: &[
            ("max_alignment((_4,_8):(_1,_6))", "_2"),
            ("max_alignment(make_tensor(make_gmem_ptr<half_t>(0x100),(_4,_8):(_1,_6)))", "_32"),
        ],
        run: |a| {
            let t = a.tree(0)?;
            match t {
                Tree::Int(i) if a.cx.known(i) => {}
                Tree::Engine(Engine::Pointer(p)) => return Ok(alignment_of(p).into()),
                Tree::Tensor(Tensor { engine: Engine::Pointer(p), layout }) => {
                    if let Tree::Composed(c) = layout {
                        super::swizzles::known_offset(a, c)?;
                    }
                    let bits = a.cx.mul(a.cx.max_alignment_any(*layout)?, Int::fixed(p.counted_bits().into()))?;
                    return Ok(a.cx.gcd(alignment_of(p), bits).into());
                }
                Tree::Composed(c) if matches!(c.outer, Tree::Swizzle(_)) => super::swizzles::known_offset(a, c)?,
                _ => a.lacks(0, INTEGER | TUPLE)?,
            }
            Ok(a.cx.max_alignment_any(t)?.into())
        },
        ..ROW
    },
    Function {
        name: "nullspace",
        params: &[one("layout")],
        summary: "the modes of stride 0, as strides into the domain",
        source: LAYOUT,
        examples: &[("nullspace((_2,(_3,_4)):(_0,(_1,_0)))", "(_2,_4):(_1,_6)")],
        run: |a| match a.mapping(0)? {
            Tree::Composed(_) => a.made(crate::algebra::layout::UNIT),
            _ => a.made(a.cx.nullspace(a.layout(0)?)?),
        },
        ..ROW
    },
    Function {
        name: "domain_distribute",
        params: &[one("shape"), one("n")],
        summary: "n elements dealt over the modes of a shape, first modes first",
        source: LAYOUT,
        examples: &[("domain_distribute((_15,_14),_6)", "(_3,_2):(_1,_15)")],
        run: |a| a.made(a.cx.domain_distribute(a.shape(0)?, a.int(1)?)?),
        ..ROW
    },
    Function {
        name: "logical_divide",
        params: &[one("layout"), one("tiler")],
        summary: "((tile), (rest)); a tuple tiler divides by mode, `_` leaves a mode whole",
        requires: &["\"logical_divide: Too many modes in tiler.\"", "the conditions of composition and complement"],
        source: LAYOUT,
        examples: &[
            ("logical_divide((_4,_2,_3):(_2,_1,_8),_4:_2)", "((_2,_2),(_2,_3)):((_4,_1),(_2,_8))"),
            ("logical_divide((8,8):(8,1),(2,4))", "((2,4),(4,2)):((8,16),(1,4))"),
        ],
        post: Some(soundness::divide),
        picture: Picture::Divide,
        run: |a| tiled(a, |l, t| a.cx.logical_divide(l, t)),
        ..ROW
    },
    Function {
        name: "zipped_divide",
        params: &[one("layout"), one("tiler")],
        summary: "((tiles), (rests…))",
        requires: &["the conditions of logical_divide"],
        source: LAYOUT,
        examples: &[("zipped_divide((8,8):(8,1),(2,4))", "((2,4),(4,2)):((8,1),(16,4))")],
        post: Some(soundness::divide),
        picture: Picture::Divide,
        run: |a| tiled(a, |l, t| a.cx.zipped_divide(l, t)),
        ..ROW
    },
    Function {
        name: "tiled_divide",
        params: &[one("layout"), one("tiler")],
        summary: "((tiles), rest0, rest1, …)",
        requires: &["the conditions of logical_divide"],
        source: LAYOUT,
        examples: &[("tiled_divide((8,8):(8,1),(2,4))", "((2,4),4,2):((8,1),16,4)")],
        post: Some(soundness::divide),
        picture: Picture::Divide,
        run: |a| tiled(a, |l, t| a.cx.tiled_divide(l, t)),
        ..ROW
    },
    Function {
        name: "flat_divide",
        params: &[one("layout"), one("tiler")],
        summary: "(tile0, tile1, …, rest0, rest1, …)",
        requires: &["the conditions of logical_divide"],
        source: LAYOUT,
        examples: &[("flat_divide((8,8):(8,1),(2,4))", "(2,4,4,2):(8,1,16,4)")],
        post: Some(soundness::divide),
        picture: Picture::Divide,
        run: |a| tiled(a, |l, t| a.cx.flat_divide(l, t)),
        ..ROW
    },
    Function {
        name: "tile_unzip",
        params: &[one("layout"), one("tiler")],
        summary: "gathers the first and the second part of each mode of a divided layout",
        source: LAYOUT,
        examples: &[("tile_unzip(((2,4),(4,2)):((8,16),(1,4)),(2,4))", "((2,4),(4,2)):((8,1),(16,4))")],
        run: |a| tiled(a, |l, t| a.cx.tile_unzip(l, t)),
        ..ROW
    },
    Function {
        name: "logical_product",
        params: &[one("block"), one("tiler")],
        summary: "(block, copies of the block); a tuple tiler works by mode",
        requires: &["\"logical_product: Too many modes in tiler.\"", "the conditions of composition and complement"],
        source: LAYOUT,
        examples: &[("logical_product((_2,_2):(_4,_1),_6:_1)", "((_2,_2),(_2,_3)):((_4,_1),(_2,_8))")],
        post: Some(soundness::product),
        picture: Picture::Product,
        run: |a| match (a.tree(0)?, a.tree(1)?) {
            (Tree::Layout(l), Tree::Composed(c)) => match c.outer {
                Tree::Swizzle(s) => Ok(a.cx.product_swizzled(*l, *c, s)?.into()),
                _ => a.wrong(1, "a layout, a swizzled layout or a tiler"),
            },
            (Tree::Tensor(_), _) if a.cx.mode == Mode::Cxx => Err(Refusal::NoOverload { index: 0 }),
            _ => tiled(a, |l, t| a.cx.logical_product(l, t)),
        },
        ..ROW
    },
    Function {
        name: "zipped_product",
        params: &[one("block"), one("tiler")],
        summary: "((blocks), (tiles…))",
        requires: &["the conditions of logical_product"],
        source: LAYOUT,
        examples: &[("zipped_product((_2,_5):(_5,_1),(_3:_5,_4:_6))", "((_2,_5),(_3,_4)):((_5,_1),(_10,_30))")],
        post: Some(soundness::product),
        picture: Picture::Product,
        run: |a| {
            a.lacks(0, TENSOR)?;
            tiled(a, |l, t| a.cx.zipped_product(l, t))
        },
        ..ROW
    },
    Function {
        name: "tiled_product",
        params: &[one("block"), one("tiler")],
        summary: "((blocks), tile0, tile1, …)",
        requires: &["the conditions of logical_product"],
        source: LAYOUT,
        examples: &[("tiled_product(_32:_1,(_2,_2,_1):(_1,_2,_0))", "(_32,_2,_2,_1):(_1,_32,_64,_0)")],
        post: Some(soundness::product),
        picture: Picture::Product,
        run: |a| {
            a.lacks(0, TENSOR)?;
            tiled(a, |l, t| a.cx.tiled_product(l, t))
        },
        ..ROW
    },
    Function {
        name: "flat_product",
        params: &[one("block"), one("tiler")],
        summary: "(block0, block1, …, tile0, tile1, …)",
        requires: &["the conditions of logical_product"],
        source: LAYOUT,
        examples: &[("flat_product((_2,_2):(_1,_2),(_3,_4):(_1,_3))", "(_2,_2,_3,_4):(_1,_2,_4,_12)")],
        post: Some(soundness::product),
        picture: Picture::Product,
        run: |a| {
            a.lacks(0, TENSOR)?;
            tiled(a, |l, t| a.cx.flat_product(l, t))
        },
        ..ROW
    },
    Function {
        name: "blocked_product",
        params: &[one("block"), one("tiler")],
        summary: "mode i is (block_i, tile_i): the blocks stay together",
        requires: &["the conditions of logical_product"],
        source: LAYOUT,
        examples: &[("blocked_product((2,5):(5,1),(3,4):(1,3))", "((2,3),(5,4)):((5,10),(1,30))")],
        post: Some(soundness::arranged),
        picture: Picture::Product,
        run: |a| {
            a.lacks(0, TENSOR)?;
            let tiles = a.layout_or_shape(1)?;
            a.on_layout(0, |l| a.cx.blocked_product(l, tiles))
        },
        ..ROW
    },
    Function {
        name: "raked_product",
        params: &[one("block"), one("tiler")],
        summary: "mode i is (tile_i, block_i): the blocks are dealt out",
        requires: &["the conditions of logical_product"],
        source: LAYOUT,
        examples: &[("raked_product((2,5):(5,1),(3,4):(1,3))", "((3,2),(4,5)):((10,5),(30,1))")],
        post: Some(soundness::arranged),
        picture: Picture::Product,
        run: |a| {
            a.lacks(0, TENSOR)?;
            let tiles = a.layout_or_shape(1)?;
            a.on_layout(0, |l| a.cx.raked_product(l, tiles))
        },
        ..ROW
    },
    Function {
        name: "tile_to_shape",
        params: &[one("block"), one("target"), optional("order")],
        summary: "the block repeated, in order, until it fills the target shape",
        requires: &[
            "\"Rank of layout must be <= rank of target shape.\"",
            "\"tile_to_shape: block shape does not divide the target shape.\"",
        ],
        source: LAYOUT,
        examples: &[("tile_to_shape((_8,_8):(_8,_1),(_16,_32),(_2,_1))", "((_8,_2),(_8,_4)):((_8,_256),(_1,_64))")],
        post: Some(soundness::tile_to_shape),
        run: |a| {
            let target = a.shape(1)?;
            a.on_layout(0, |l| tiles_filling(a, l, target))
        },
        ..ROW
    },
    Function {
        name: "upcast",
        templates: templates("N", 1, 1),
        params: &[one("layout")],
        summary: "N elements become one; an integer is divided by N",
        requires: &["\"Divisibility condition\": N and each stride divide one another"],
        source: LAYOUT,
        examples: &[("upcast<4>((_8,_8):(_8,_1))", "(_8,_2):(_2,_1)"), ("upcast<2>(_8)", "_4")],
        run: |a| {
            a.lacks(0, TENSOR)?;
            super::swizzles::cast(a, Some(factor(a)?), None)
        },
        ..ROW
    },
    Function {
        name: "downcast",
        templates: templates("N", 1, 1),
        params: &[one("layout")],
        summary: "one element becomes N; an integer is multiplied by N",
        requires: &["\"Downcast requires adjacent elements\": some stride is 1"],
        source: LAYOUT,
        examples: &[("downcast<2>((_4,_8):(_8,_1))", "(_4,_16):(_16,_1)")],
        run: |a| {
            a.lacks(0, TENSOR)?;
            super::swizzles::cast(a, None, Some(factor(a)?))
        },
        ..ROW
    },
    Function {
        name: "recast_layout",
        templates: templates("Old,New", 2, 2),
        params: &[one("layout")],
        summary: "from elements of type Old to elements of type New; types by name or size in bits",
        requires: &["the conditions of upcast and downcast"],
        source: LAYOUT,
        examples: &[
            ("recast_layout<float,uint8_t>((8,_8):(8,_1))", "(8,_32):(32,_1)"),
            ("recast_layout<16,32>((_8,_8):(_8,_1))", "(_8,_4):(_4,_1)"),
        ],
        run: |a| {
            let (up, down) = a.cx.recast_ratio(a.bits(0)?, a.bits(1)?)?;
            let other = |by: Int| Some(by).filter(|by| by.value != 1);
            a.lacks(0, INTEGER | TUPLE)?;
            super::swizzles::cast(a, other(up), other(down))
        },
        ..ROW
    },
];
