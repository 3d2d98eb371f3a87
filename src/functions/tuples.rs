//! Functions of tuples, most of them also of layouts.

use super::args::kinds::{COMPOSED, HOLDER, INTEGER, LAYOUT, MAPPING, TENSOR, TUPLE};
use super::{Args, Form, Function, MODES, Out, Picture, ROW, Refusal, Relation, many, one, optional, templates};
use crate::algebra::compact::Major;
use crate::algebra::layout::UNIT;
use crate::algebra::{Cx, Fault, Int, Layout, Mode, Result, Tree};
use crate::value::Value;
use crate::value::tiling::TilingKind;

const ALGORITHM: &str = "cute/algorithm/tuple_algorithms.hpp";

/// `f` on a tuple, or on shape and stride of a layout.
fn both<'a>(a: &Args<'_, 'a>, f: impl Fn(Cx<'a>, Tree<'a>) -> Result<'a, Tree<'a>>) -> Out<'a> {
    match a.tree(0)? {
        Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_) => {
            a.on_layout(0, |l| Ok(Layout { shape: f(a.cx, l.shape)?, stride: f(a.cx, l.stride)? }))
        }
        t => Ok(f(a.cx, t)?.into()),
    }
}

/// `append` or `prepend`. Only what has an overload of its own is no leaf: a layout with a layout, and
/// for `append<N>` a composed layout.
fn append<'a>(a: &Args<'_, 'a>, operation: &'static str) -> Out<'a> {
    let n = if a.templates.is_empty() { None } else { Some(a.number(0)?) };
    let with = |t: Tree<'a>, x: Tree<'a>| match n {
        Some(n) => a.cx.pad(operation, t, n, x),
        None if operation == "append" => Ok(a.cx.append(t, x)),
        None => Ok(a.cx.prepend(t, x)),
    };
    let modes = |l: Layout<'a>, x: Layout<'a>| Ok(Layout { shape: with(l.shape, x.shape)?, stride: with(l.stride, x.stride)? });
    match (a.tree(0)?, a.optional(1)?) {
        (Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_), None) => {
            a.lacks(0, COMPOSED | TENSOR)?;
            a.on_layout(0, |l| modes(l, UNIT))
        }
        (Tree::Layout(l), Some(Tree::Layout(x))) => a.made(modes(*l, *x)?),
        (Tree::Composed(c), Some(x)) if n.is_some() && operation == "append" => {
            let inner = match (c.inner, x) {
                (Tree::Layout(l), Tree::Layout(x)) => a.cx.layout_tree(modes(*l, *x)?),
                (inner, x) => with(inner, x)?,
            };
            Ok(a.cx.compose_with(c.outer, c.offset, inner).into())
        }
        (t, Some(x)) => Ok(with(t, x)?.into()),
        (_, None) => a.wrong(0, "a layout, or a second argument"),
    }
}

/// `f` of two shapes where each may be a layout, which stands for its shape beside a tuple and is no
/// integer, whatever its rank.
fn related<'a>(
    a: &Args<'_, 'a>,
    x: Tree<'a>,
    y: Tree<'a>,
    f: &impl Fn(Tree<'a>, Tree<'a>) -> Result<'a, Int>,
) -> std::result::Result<Int, Refusal<'a>> {
    match (x, y) {
        _ if !x.any_leaf(&is_mapping) && !y.any_leaf(&is_mapping) => Ok(f(a.plain(0, x)?, a.plain(1, y)?)?),
        (Tree::Tuple(m), Tree::Tuple(n)) if m.len() == n.len() => m.iter().zip(n).try_fold(Int::truth(true, true), |all, (m, n)| {
            let both = related(a, *m, *n, f)?;
            Ok(a.cx.and(all, both))
        }),
        (Tree::Tuple(_), Tree::Tuple(_)) => Ok(Int::truth(false, true)),
        (m, Tree::Int(_)) if is_mapping(m) => Ok(Int::truth(false, true)),
        _ => Ok(f(a.shape_of(0, x)?, a.shape_of(1, y)?)?),
    }
}

/// A leaf for CuTe's `max`, `sum` and their kin, which return it: a layout, a composed layout or a tensor.
pub(super) fn lone_leaf<'a>(a: &Args<'_, 'a>) -> Option<Tree<'a>> {
    match a.values {
        [Value::Tree(t @ (Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_)))] => Some(*t),
        _ => None,
    }
}

/// Whether `evenly_divides` compiles: sizes are those of integers, tuples of them, and layouts.
fn divides(t: Tree, tiler: Tree) -> bool {
    match (t, tiler.items()) {
        (Tree::Tuple(modes), Some(tilers)) => {
            tilers.len() > modes.len() || modes.iter().zip(tilers).all(|(mode, tiler)| divides(*mode, *tiler))
        }
        (Tree::Tensor(x), Some(tilers)) => matches!(x.layout, Tree::Layout(l) if tilers.len() > l.rank()),
        (t, None) => super::args::kinds::of(t) != HOLDER,
        _ => true,
    }
}

/// `t`, of which CuTe takes modes with `get<I>`: under `--cxx` a run-time integer becomes a `dim3` of three.
fn dim3<'a>(a: &Args<'_, 'a>, t: Tree<'a>) -> Tree<'a> {
    let one = Tree::Int(Int::dynamic(1));
    match t {
        Tree::Int(i) if a.cx.mode == Mode::Cxx && !i.is_static => a.cx.tuple(&[t, one, one]),
        t => t,
    }
}

fn is_mapping(t: Tree) -> bool {
    matches!(t, Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_))
}

fn grouped<'a>(a: &Args<'_, 'a>) -> Out<'a> {
    let (b, e) = (a.number(0)?, a.number(1)?);
    both(a, |cx, t| cx.group(t, b, e))
}

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
    Function {
        name: "elem_less",
        params: &[one("a"), one("b")],
        summary: "whether every element of a is less; a may be shorter",
        examples: &[("elem_less((1,2),(2,3))", "1"), ("elem_less((1,2,3),(2,3))", "_0")],
        question: true,
        run: |a| Ok(a.cx.elem_less(a.tuple(0)?, a.tuple(1)?)?.into()),
        ..ROW
    },
    Function {
        name: "elem_leq",
        params: &[one("a"), one("b")],
        summary: "not elem_less(b, a): some element of a is no larger",
        examples: &[("elem_leq((_1,_5),(_2,_3))", "_1")],
        question: true,
        run: |a| Ok(not(a.cx.elem_less(a.tuple(1)?, a.tuple(0)?)?).into()),
        ..ROW
    },
    Function {
        name: "elem_gtr",
        params: &[one("a"), one("b")],
        summary: "elem_less(b, a)",
        examples: &[("elem_gtr((2,3),(1,2))", "1")],
        question: true,
        run: |a| Ok(a.cx.elem_less(a.tuple(1)?, a.tuple(0)?)?.into()),
        ..ROW
    },
    Function {
        name: "elem_geq",
        params: &[one("a"), one("b")],
        summary: "not elem_less(a, b)",
        examples: &[("elem_geq((2,3),(2,2))", "1")],
        question: true,
        run: |a| Ok(not(a.cx.elem_less(a.tuple(0)?, a.tuple(1)?)?).into()),
        ..ROW
    },
    Function {
        name: "lex_less",
        params: &[one("a"), one("b")],
        summary: "lexicographically less, from the first mode",
        examples: &[("lex_less((1,5),(2,3))", "1")],
        question: true,
        run: |a| Ok(a.cx.lex_less(a.tuple(0)?, a.tuple(1)?)?.into()),
        ..ROW
    },
    Function {
        name: "lex_leq",
        params: &[one("a"), one("b")],
        summary: "not lex_less(b, a)",
        examples: &[("lex_leq((1,2),(1,2))", "1")],
        question: true,
        run: |a| Ok(not(a.cx.lex_less(a.tuple(1)?, a.tuple(0)?)?).into()),
        ..ROW
    },
    Function {
        name: "lex_gtr",
        params: &[one("a"), one("b")],
        summary: "lex_less(b, a)",
        examples: &[("lex_gtr((1,2),(1,1))", "1")],
        question: true,
        run: |a| Ok(a.cx.lex_less(a.tuple(1)?, a.tuple(0)?)?.into()),
        ..ROW
    },
    Function {
        name: "lex_geq",
        params: &[one("a"), one("b")],
        summary: "not lex_less(a, b)",
        examples: &[("lex_geq((1,2),(1,1))", "1")],
        question: true,
        run: |a| Ok(not(a.cx.lex_less(a.tuple(0)?, a.tuple(1)?)?).into()),
        ..ROW
    },
    Function {
        name: "colex_less",
        params: &[one("a"), one("b")],
        summary: "colexicographically less, from the last mode",
        examples: &[("colex_less((5,1),(3,2))", "1"), ("colex_less((1,2),(0,1,2))", "1")],
        question: true,
        run: |a| Ok(a.cx.colex_less(a.tuple(0)?, a.tuple(1)?)?.into()),
        ..ROW
    },
    Function {
        name: "colex_leq",
        params: &[one("a"), one("b")],
        summary: "not colex_less(b, a)",
        examples: &[("colex_leq((1,2),(1,2))", "1")],
        question: true,
        run: |a| Ok(not(a.cx.colex_less(a.tuple(1)?, a.tuple(0)?)?).into()),
        ..ROW
    },
    Function {
        name: "colex_gtr",
        params: &[one("a"), one("b")],
        summary: "colex_less(b, a)",
        examples: &[("colex_gtr((1,2),(5,1))", "1")],
        question: true,
        run: |a| Ok(a.cx.colex_less(a.tuple(1)?, a.tuple(0)?)?.into()),
        ..ROW
    },
    Function {
        name: "colex_geq",
        params: &[one("a"), one("b")],
        summary: "not colex_less(a, b)",
        examples: &[("colex_geq((1,2),(1,2))", "1")],
        question: true,
        run: |a| Ok(not(a.cx.colex_less(a.tuple(0)?, a.tuple(1)?)?).into()),
        ..ROW
    },
    Function {
        name: "congruent",
        params: &[one("a"), one("b")],
        summary: "whether both have the same hierarchical profile",
        examples: &[("congruent((2,(2,3)),(6,(3,1)))", "_1"), ("congruent((4),4)", "_0")],
        picture: Picture::Relation(Relation::Congruent),
        question: true,
        run: |a| Ok(a.cx.congruent(a.shape(0)?, a.shape(1)?).into()),
        ..ROW
    },
    Function {
        name: "weakly_congruent",
        params: &[one("a"), one("b")],
        summary: "whether the profile of b refines that of a",
        examples: &[("weakly_congruent((2,3),(5,(6,7)))", "_1"), ("weakly_congruent((2,(3,4)),(5,6))", "_0")],
        picture: Picture::Relation(Relation::WeaklyCongruent),
        question: true,
        run: |a| Ok(related(a, a.tree(0)?, a.tree(1)?, &|x, y| Ok(Int::truth(a.cx.weakly_congruent(x, y), true)))?.into()),
        ..ROW
    },
    Function {
        name: "compatible",
        params: &[one("a"), one("b")],
        summary: "whether every coordinate of a is a coordinate of b: equal sizes at each leaf of a",
        examples: &[("compatible(24,(4,6))", "1"), ("compatible((_4,_6),(_4,(_2,_3)))", "_1"), ("compatible((24),(4,6))", "_0")],
        picture: Picture::Relation(Relation::Compatible),
        question: true,
        run: |a| Ok(related(a, a.tree(0)?, a.tree(1)?, &|x, y| a.cx.compatible(x, y))?.into()),
        ..ROW
    },
    Function {
        name: "weakly_compatible",
        params: &[one("a"), one("b")],
        summary: "whether at each leaf of a its size divides that of b (CuTe DSL)",
        source: "CuTe DSL (Python); the C++ headers do not have it",
        examples: &[("weakly_compatible(12,(4,6))", "1"), ("weakly_compatible(5,(4,6))", "0")],
        not_in_cxx: true,
        picture: Picture::Relation(Relation::WeaklyCompatible),
        question: true,
        run: |a| Ok(a.cx.weakly_compatible(a.shape(0)?, a.shape(1)?)?.into()),
        ..ROW
    },
    Function {
        name: "evenly_divides",
        params: &[one("a"), one("tiler")],
        summary: "whether the tiler covers a without remainder, mode by mode",
        examples: &[("evenly_divides((_12,_8),(_4,_2))", "_1"), ("evenly_divides((_12,_8),(_5,_2))", "_0")],
        question: true,
        run: |a| {
            if a.cx.mode == Mode::Cxx && !divides(a.tree(0)?, a.tree(1)?) {
                return Err(Refusal::NoOverload { index: 0 });
            }
            Ok(a.cx.evenly_divides(a.shape(0)?, a.tree(1)?)?.into())
        },
        ..ROW
    },
    Function {
        name: "repeat",
        templates: templates("N", 1, 1),
        params: &[one("x")],
        summary: "x N times; x itself for N = 1",
        source: ALGORITHM,
        examples: &[("repeat<3>(_)", "(_,_,_)"), ("repeat<1>(_2)", "_2")],
        run: |a| Ok(a.cx.repeat(a.number(0)?, a.tree(0)?)?.into()),
        ..ROW
    },
    Function {
        name: "tuple_repeat",
        templates: templates("N", 1, 1),
        params: &[one("x")],
        summary: "a tuple of x N times",
        source: ALGORITHM,
        examples: &[("tuple_repeat<1>(_2)", "(_2)")],
        run: |a| Ok(a.cx.tuple_repeated(a.number(0)?, a.tree(0)?)?.into()),
        ..ROW
    },
    Function {
        name: "repeat_like",
        params: &[one("t"), one("x")],
        summary: "x at every leaf of t",
        source: ALGORITHM,
        examples: &[("repeat_like((2,(3,4)),_0)", "(_0,(_0,_0))")],
        run: |a| {
            let (t, x) = (a.tree(0)?, a.tree(1)?);
            let all = t.leaves().zip(x.leaves()).map(|(n, m)| n.saturating_mul(m));
            let fits = all.is_some_and(|n| n <= crate::algebra::MAX_LEAVES) && t.nesting() + x.nesting() <= crate::algebra::MAX_DEPTH;
            if !fits {
                let fault = Fault::TooLarge { operation: "repeat_like", limit: crate::algebra::MAX_LEAVES };
                return Ok(a.cx.fail::<Tree>(fault)?.into());
            }
            Ok(a.cx.repeat_like(t, x)?.into())
        },
        ..ROW
    },
    Function {
        name: "replace",
        templates: templates("N", 1, 1),
        params: &[one("t"), one("x")],
        summary: "t with mode N replaced by x",
        source: ALGORITHM,
        examples: &[
            ("replace<1>((1,2,3),_9)", "(1,_9,3)"),
            ("replace<0>((4,8):(1,4),(2,2):(3,1))", "((2,2),8):((3,1),4)"),
            ("replace<0>((4,8):(1,4),_9)", "_9"),
        ],
        run: |a| {
            let n = a.number(0)?;
            match (a.tree(0)?, a.tree(1)?) {
                (Tree::Layout(l), Tree::Layout(x)) => {
                    a.made(Layout { shape: a.cx.replace(l.shape, n, x.shape)?, stride: a.cx.replace(l.stride, n, x.stride)? })
                }
                (t, x) => Ok(a.cx.replace(t, n, x)?.into()),
            }
        },
        ..ROW
    },
    Function {
        name: "replace_front",
        params: &[one("t"), one("x")],
        summary: "t with its first mode replaced by x",
        source: ALGORITHM,
        examples: &[("replace_front((1,2),_9)", "(_9,2)")],
        run: |a| Ok(a.cx.replace(a.tree(0)?, 0, a.tree(1)?)?.into()),
        ..ROW
    },
    Function {
        name: "replace_back",
        params: &[one("t"), one("x")],
        summary: "t with its last mode replaced by x",
        source: ALGORITHM,
        examples: &[("replace_back((1,(2,3)),_9)", "(1,_9)")],
        run: |a| {
            let t = a.tree(0)?;
            Ok(a.cx.replace(t, t.rank() as i64 - 1, a.tree(1)?)?.into())
        },
        ..ROW
    },
    Function {
        name: "insert",
        templates: templates("N", 1, 1),
        params: &[one("t"), one("x")],
        summary: "t with x before mode N",
        source: ALGORITHM,
        examples: &[("insert<1>((1,2),_9)", "(1,_9,2)")],
        run: |a| {
            a.lacks(0, INTEGER | MAPPING)?;
            let n = a.number(0)?;
            match (a.tree(0)?, a.tree(1)?) {
                (Tree::Layout(l), Tree::Layout(x)) => {
                    a.made(Layout { shape: a.cx.insert(l.shape, n, x.shape)?, stride: a.cx.insert(l.stride, n, x.stride)? })
                }
                (t, x) => Ok(a.cx.insert(t, n, x)?.into()),
            }
        },
        ..ROW
    },
    Function {
        name: "remove",
        templates: templates("N", 1, 1),
        params: &[one("t")],
        summary: "t without mode N",
        source: ALGORITHM,
        examples: &[("remove<1>((1,2,3))", "(1,3)")],
        run: |a| {
            a.lacks(0, INTEGER | MAPPING)?;
            let n = a.number(0)?;
            both(a, |cx, t| cx.remove(t, n))
        },
        ..ROW
    },
    Function {
        name: "append",
        templates: templates("N", 0, 1),
        params: &[one("t"), optional("x")],
        summary: "t with x behind it, with N up to rank N; for layouts x is `_1:_0` if left out",
        examples: &[("append((1,2),_9)", "(1,2,_9)"), ("append<3>(1,_9)", "(1,_9,_9)"), ("append<3>((4,8):(1,4))", "(4,8,_1):(1,4,_0)")],
        run: |a| append(a, "append"),
        ..ROW
    },
    Function {
        name: "prepend",
        templates: templates("N", 0, 1),
        params: &[one("t"), optional("x")],
        summary: "t with x before it, with N up to rank N; for layouts x is `_1:_0` if left out",
        examples: &[("prepend((1,2),_9)", "(_9,1,2)"), ("prepend(8:2,_9)", "(_9,8:2)"), ("prepend(8:2)", "(_1,8):(_0,2)")],
        run: |a| append(a, "prepend"),
        ..ROW
    },
    Function {
        name: "tuple_cat",
        params: &[many("t")],
        summary: "the modes of all arguments in one tuple",
        source: ALGORITHM,
        examples: &[("tuple_cat((1,2),(),(_3,(4,5)))", "(1,2,_3,(4,5))"), ("tuple_cat()", "()")],
        run: |a| {
            let mut modes = Vec::new();
            for index in 0..a.count() {
                match a.tree(index)? {
                    Tree::Tuple(items) | Tree::Arith(items) => modes.extend_from_slice(items),
                    _ => return a.wrong(index, "a tuple"),
                }
            }
            Ok(a.cx.tuple(&modes).into())
        },
        ..ROW
    },
    Function {
        name: "take",
        templates: templates("B,E", 2, 2),
        params: &[one("t")],
        summary: "modes B up to E as a tuple; E = -1 is the end, except for layouts",
        requires: &["\"take: empty range error\" and \"take: range out of bounds\" for layouts"],
        examples: &[("take<1,-1>((1,2,3))", "(2,3)"), ("take<0,1>((4,8):(1,4))", "(4):(1)")],
        run: |a| {
            let (b, e) = (a.number(0)?, a.number(1)?);
            if !a.tree(0)?.is_int_tuple() && b >= e && !a.tree(0)?.is_tuple() {
                return Ok(a.cx.fail::<Tree>(Fault::ModeRange { operation: "take", begin: b, end: e, of: a.shape(0)? })?.into());
            }
            if let (Tree::Int(_), Mode::Cxx, 0..) = (a.tree(0)?, a.cx.mode, e) {
                return Ok(a.cx.take(dim3(a, a.tree(0)?), b, e)?.into());
            }
            both(a, |cx, t| cx.take(t, b, e))
        },
        ..ROW
    },
    Function {
        name: "select",
        templates: MODES,
        params: &[one("t")],
        summary: "the modes I... in that order, always a tuple",
        examples: &[("select<2,0,0>((1,(2,3),4))", "(4,1,1)"), ("select<1>((4,8):(1,4))", "(8):(4)")],
        run: |a| {
            a.lacks(0, TENSOR)?;
            let indices = a.numbers()?;
            match a.tree(0)? {
                Tree::Layout(_) => both(a, |cx, t| cx.select(t, &indices)),
                Tree::Composed(_) | Tree::Tensor(_) => super::swizzles::select(a, &indices),
                t => Ok(a.cx.select(dim3(a, t), &indices)?.into()),
            }
        },
        ..ROW
    },
    Function {
        name: "group",
        templates: templates("B,E", 2, 2),
        params: &[one("t")],
        summary: "modes B up to E as one mode; E = -1 is the end",
        requires: &["no tensor: those are grouped with group_modes (C++'s group drops modes of a tensor)"],
        examples: &[("group<1,3>((1,2,3))", "(1,(2,3))"), ("group<0,2>((4,8,2):(1,4,32))", "((4,8),2):((1,4),32)")],
        run: |a| match a.tree(0)? {
            Tree::Tensor(_) => a.wrong(0, "a tuple or a layout: the modes of a tensor are grouped with `group_modes`"),
            _ => grouped(a),
        },
        ..ROW
    },
    Function {
        name: "group_modes",
        templates: templates("B,E", 2, 2),
        params: &[one("tensor")],
        summary: "a tensor with its modes B up to E as one mode; E = -1 is the end",
        source: "cute/tensor_impl.hpp",
        examples: &[("group_modes<0,2>(make_tensor(counting_iter(0),(4,8,2)))", "counting_iter(0) o ((4,8),2):((_1,4),32)")],
        run: |a| {
            a.lacks(0, INTEGER | TUPLE | HOLDER | LAYOUT | COMPOSED)?;
            grouped(a)
        },
        ..ROW
    },
    Function {
        name: "flatten",
        params: &[one("t")],
        summary: "all leaves at the top level; an integer stays one",
        examples: &[("flatten((2,(2,3)):(6,(3,1)))", "(2,2,3):(6,3,1)"), ("flatten((1,((2,3),4)))", "(1,2,3,4)")],
        run: |a| both(a, |cx, t| Ok(cx.flatten(t))),
        ..ROW
    },
    Function {
        name: "flatten_to_tuple",
        params: &[one("t")],
        summary: "flatten, and an integer becomes a tuple",
        source: ALGORITHM,
        examples: &[("flatten_to_tuple(5)", "(5)")],
        run: |a| Ok(Tree::Tuple(a.cx.wrap(a.cx.flatten(a.tree(0)?))).into()),
        ..ROW
    },
    Function {
        name: "unflatten",
        params: &[one("flat"), one("profile")],
        summary: "the leaves of flat in the profile of the second argument",
        requires: &["as many leaves as the profile has"],
        source: ALGORITHM,
        examples: &[
            ("unflatten((1,2,3,4),(_0,(_0,_0),_0))", "(1,(2,3),4)"),
            ("unflatten((4,2,8):(1,4,8),(_0,(_0,_0)))", "(4,(2,8)):(1,(4,8))"),
        ],
        run: |a| {
            if let Tree::Composed(_) | Tree::Tensor(_) = a.tree(0)? {
                return a.wrong(0, "a tuple or a layout");
            }
            let profile = a.tree(1)?;
            // C++ asks for the rank of a lone run-time integer, which it does not have.
            let run_time = |t: Tree| matches!(t, Tree::Int(i) if !i.is_static);
            match a.tree(0)? {
                t if run_time(t) => a.lacks(0, INTEGER)?,
                Tree::Layout(l) if run_time(l.shape) || run_time(l.stride) => a.lacks(0, LAYOUT)?,
                _ => {}
            }
            both(a, |cx, t| cx.unflatten(t, profile))
        },
        ..ROW
    },
    Function {
        name: "wrap",
        params: &[one("t")],
        summary: "an integer as a rank-1 tuple; a tuple as it is",
        examples: &[("wrap(5)", "(5)"), ("wrap(4:1)", "(4:1)")],
        run: |a| Ok(Tree::Tuple(a.cx.wrap(a.tree(0)?)).into()),
        ..ROW
    },
    Function {
        name: "unwrap",
        params: &[one("t")],
        summary: "t without the rank-1 tuples around it",
        examples: &[("unwrap((((5))))", "5")],
        run: |a| Ok(a.cx.unwrap(a.tree(0)?).into()),
        ..ROW
    },
    Function {
        name: "front",
        params: &[one("t")],
        summary: "the first leaf",
        source: ALGORITHM,
        examples: &[("front(((1,2),3))", "1")],
        run: |a| Ok(a.cx.front(a.tree(0)?)?.into()),
        ..ROW
    },
    Function {
        name: "back",
        params: &[one("t")],
        summary: "the last leaf",
        source: ALGORITHM,
        examples: &[("back((3,(1,2)))", "2")],
        run: |a| Ok(a.cx.back(a.tree(0)?)?.into()),
        ..ROW
    },
    Function {
        name: "reverse",
        params: &[one("t")],
        summary: "the top modes in reverse",
        source: ALGORITHM,
        examples: &[("reverse((1,(2,3),4))", "(4,(2,3),1)"), ("reverse((2,3):(1,2))", "(2,3):(1,2)")],
        run: |a| Ok(a.cx.reverse(a.tree(0)?).into()),
        ..ROW
    },
    Function {
        name: "zip",
        params: &[many("t")],
        summary: "tuples transposed: mode i holds the modes i of all arguments",
        requires: &["\"Mismatched Ranks\""],
        source: ALGORITHM,
        examples: &[("zip((1,2),(3,4))", "((1,3),(2,4))"), ("zip((4,8):(1,4),(2,3):(5,7))", "((4,2),(8,3)):((1,5),(4,7))")],
        run: |a| match a.values {
            [] => Ok(Tree::Tuple(&[]).into()),
            [Value::Tree(t @ Tree::Tensor(_))] => Ok((*t).into()),
            [_] => both(a, |cx, t| cx.zip(t)),
            [Value::Tree(Tree::Layout(l)), Value::Tree(Tree::Layout(x))] => {
                let all = a.cx.concat(&[**l, **x]);
                a.made(Layout { shape: a.cx.zip(all.shape)?, stride: a.cx.zip(all.stride)? })
            }
            _ => Ok(a.cx.zip(a.cx.tuple(&a.trees()?))?.into()),
        },
        ..ROW
    },
    Function {
        name: "zip2_by",
        params: &[one("t"), one("guide")],
        summary: "splits each mode that the guide has into its two parts: ((firsts), (seconds, others))",
        source: ALGORITHM,
        examples: &[("zip2_by(((1,2),((3,4),(5,6)),7),(_0,(_0,_0)))", "((1,(3,5)),(2,(4,6),7))")],
        run: |a| {
            a.lacks(0, INTEGER | MAPPING)?;
            let guide = a.tree(1)?;
            both(a, |cx, t| cx.zip2_by(t, guide))
        },
        ..ROW
    },
    Function {
        name: "filter_zeros",
        params: &[one("a"), optional("b")],
        summary: "extents with `_1` where the stride is known to be 0; of two tuples, b with `_1` where a is 0",
        examples: &[
            ("filter_zeros((4,8):(_0,_1))", "(_1,8):(_0,_1)"),
            ("filter_zeros((_0,_1,0),(4,5,6))", "(_1,5,_1)"),
            ("--cxx filter_zeros((_0,_1,0),(4,5,6))", "(_1,5,6)"),
        ],
        run: |a| {
            let profile = match a.optional(1)? {
                // In C++ a layout as profile is filtered by the shape of the first.
                Some(x) if matches!(a.tree(0)?, Tree::Layout(_) | Tree::Tensor(_)) && x.any_leaf(&is_mapping) => {
                    return a.wrong(1, "a profile of integers");
                }
                profile => profile,
            };
            match (a.tree(0)?, profile) {
                (Tree::Layout(l), _) => a.made(a.cx.filtered_zeros(*l, profile)?),
                (Tree::Tensor(x), None) if !matches!(x.layout, Tree::Layout(_)) => a.tree(0).map(Value::from),
                // A composed layout is a leaf other than `_0`: what is left is the profile, a shape.
                (Tree::Tensor(x), Some(profile)) if !matches!(x.layout, Tree::Layout(_)) => {
                    let layout = a.cx.make_layout(a.plain(1, profile)?, Major::Left)?;
                    Ok(a.cx.tensor(x.engine, a.cx.layout_tree(layout)).into())
                }
                (Tree::Tensor(_), _) => a.on_layout(0, |l| a.cx.filtered_zeros(l, profile)),
                (t, None) => {
                    a.lacks(0, HOLDER)?;
                    Ok(a.cx.filter_zeros(t, t)?.into())
                }
                (t, Some(x)) => Ok(a.cx.filter_zeros(t, x)?.into()),
            }
        },
        ..ROW
    },
    Function {
        name: "find",
        params: &[one("t"), one("x")],
        summary: "the index of the first mode known to be x, or the rank",
        source: ALGORITHM,
        examples: &[("find((_3,_5,_7),_5)", "_1"), ("find((_3,_5,_7),_9)", "_3")],
        run: |a| {
            match a.tree(1)? {
                Tree::Tuple(_) | Tree::Arith(_) => {}
                Tree::Layout(_) => {
                    a.lacks(0, INTEGER | TUPLE | COMPOSED | TENSOR)?;
                    let modes = a.tree(0)?.items();
                    if modes.is_some_and(|modes| modes.iter().any(|t| !matches!(t, Tree::Layout(_)))) {
                        a.lacks(0, HOLDER)?;
                    }
                }
                x => {
                    a.lacks(0, MAPPING | HOLDER)?;
                    // C++ compares types: what is found is compile-time.
                    let run_time = |t: &Tree| !t.is_static();
                    if let (Mode::Cxx, Some(index)) = (a.cx.mode, [a.tree(0)?, x].iter().position(run_time)) {
                        return Err(Refusal::NoOverload { index });
                    }
                }
            }
            Ok(Int::fixed(a.cx.find(a.tree(0)?, a.tree(1)?)).into())
        },
        ..ROW
    },
    Function {
        name: "array",
        form: Form::Type,
        templates: templates("T,N", 2, 2),
        params: &[many("x")],
        summary: "N run-time integers",
        source: "cute/container/array.hpp",
        examples: &[("array<int,3>{1,2,3}", "(1,2,3)")],
        run: |a| {
            let n = a.number(1)?;
            if n != a.count() as i64 {
                return Err(Refusal::Template { index: 1, wanted: "the number of elements" });
            }
            Ok(a.cx.map(&a.trees()?, |t| Ok(Tree::Int(Int { is_static: false, ..a.cx.int("array", t)? })))?.into())
        },
        ..ROW
    },
];

fn not(i: Int) -> Int {
    Int::truth(i.value == 0, i.is_static)
}

fn no_empty(t: Tree) -> bool {
    match t.items() {
        Some([]) => false,
        Some(items) => items.iter().all(|t| no_empty(*t)),
        None => true,
    }
}
