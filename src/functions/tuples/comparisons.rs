//! Comparisons of two tuples, which answer yes or no: element by element, in lexicographic orders, and of profiles.

use super::is_mapping;
use crate::algebra::{Int, Mode, Result, Tree};
use crate::functions::args::kinds::{self, HOLDER};
use crate::functions::{Args, Function, Picture, ROW, Refusal, Relation, one};

pub(super) const ROWS: &[Function] = &[
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
];

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

/// Whether `evenly_divides` compiles: sizes are those of integers, tuples of them, and layouts.
fn divides(t: Tree, tiler: Tree) -> bool {
    match (t, tiler.items()) {
        (Tree::Tuple(modes), Some(tilers)) => {
            tilers.len() > modes.len() || modes.iter().zip(tilers).all(|(mode, tiler)| divides(*mode, *tiler))
        }
        (Tree::Tensor(x), Some(tilers)) => matches!(x.layout, Tree::Layout(l) if tilers.len() > l.rank()),
        (t, None) => kinds::of(t) != HOLDER,
        _ => true,
    }
}

fn not(i: Int) -> Int {
    Int::truth(i.value == 0, i.is_static)
}
