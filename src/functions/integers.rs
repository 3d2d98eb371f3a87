//! Functions of integers: arithmetic, rounding, powers of two.

use super::args::kinds::{INTEGER, TUPLE};
use super::{Args, Function, MODES, ROW, Refusal, many, one, templates};
use crate::algebra::{Int, Tree};
use crate::value::{Value, ratio};

const MATH: &str = "cute/numeric/math.hpp";
const CONSTANT: &str = "cute/numeric/integral_constant.hpp";

/// `ceil_div` by mode where some mode of `by` is a layout.
fn tiles<'a>(a: &Args<'_, 'a>, shape: Tree<'a>, by: Tree<'a>) -> Result<Tree<'a>, Refusal<'a>> {
    match (shape, by) {
        (_, Tree::Layout(by)) => Ok(a.cx.tiles_of(shape, *by)?),
        (Tree::Tuple(shapes), Tree::Tuple(tilers)) if shapes.len() >= tilers.len() => {
            let tiled = shapes.iter().enumerate().map(|(i, shape)| match tilers.get(i) {
                Some(by) => tiles(a, *shape, *by),
                None => Ok(*shape),
            });
            Ok(a.cx.tuple(&tiled.collect::<Result<Vec<_>, _>>()?))
        }
        _ => Ok(a.cx.ceil_div(shape, a.plain(1, by)?)?),
    }
}

pub(super) const ROWS: &[Function] = &[
    Function {
        name: "max",
        params: &[many("x")],
        summary: "the largest of all integers, tuples taken apart; compile-time only if all are",
        source: MATH,
        examples: &[("max(_3,_5)", "_5"), ("max((_3,7),_5)", "7")],
        run: |a| match super::tuples::lone_leaf(a) {
            Some(t) => Ok(t.into()),
            None => Ok(a.cx.fold_leaves("max", &a.trees()?, &|x, y| Ok(a.cx.max(x, y)))?.into()),
        },
        ..ROW
    },
    Function {
        name: "min",
        params: &[many("x")],
        summary: "the smallest of all integers, tuples taken apart; compile-time only if all are",
        source: MATH,
        examples: &[("min((_3,(_7,_2)))", "_2"), ("min(_0,5)", "0")],
        run: |a| match super::tuples::lone_leaf(a) {
            Some(t) => Ok(t.into()),
            None => Ok(a.cx.fold_leaves("min", &a.trees()?, &|x, y| Ok(a.cx.min(x, y)))?.into()),
        },
        ..ROW
    },
    Function {
        name: "gcd",
        params: &[many("x")],
        summary: "the greatest common divisor of all integers; of two ratios a/b and x/y gcd(a*y,b*x)/(b*x), as CuTe has it",
        source: "cute/numeric/math.hpp, cute/numeric/integral_ratio.hpp",
        examples: &[("gcd((_12,_18),_8)", "_2"), ("gcd(12,_18)", "6"), ("gcd(_-3,_12)", "_-3"), ("gcd(R<3,2>{},_6)", "_1/_4")],
        run: |a| match (super::tuples::lone_leaf(a), a.values) {
            (Some(t), _) => Ok(t.into()),
            (None, [x, y]) if matches!((x, y), (Value::Ratio(_), _) | (_, Value::Ratio(_))) => match ratio::gcd(a.cx, *x, *y)? {
                Some(gcd) => Ok(gcd),
                None => a.wrong(usize::from(matches!(x, Value::Ratio(_))), "a compile-time integer or a ratio, and none that is 0"),
            },
            (None, _) => Ok(a.cx.gcd_all(&a.trees()?)?.into()),
        },
        ..ROW
    },
    Function {
        name: "lcm",
        params: &[many("x")],
        summary: "the least common multiple of all integers",
        source: MATH,
        examples: &[("lcm(_4,_6)", "_12")],
        run: |a| {
            // C++ has it for two integers.
            (0..a.count()).try_for_each(|i| a.lacks(i, TUPLE))?;
            a.lacks(if a.count() == 2 { 2 } else { 0 }, INTEGER)?;
            Ok(a.cx.fold_leaves("lcm", &a.trees()?, &|x, y| a.cx.lcm(x, y))?.into())
        },
        ..ROW
    },
    Function {
        name: "abs",
        params: &[one("x")],
        summary: "the absolute value, of a ratio too; of a basis element, of its factor",
        source: MATH,
        examples: &[("abs(_-5)", "_5"), ("abs(_-2@1)", "_2@1")],
        run: |a| match a.values[0] {
            Value::Ratio([n, d]) => Ok(ratio::reduced(a.cx, [a.cx.abs(*n)?, a.cx.abs(*d)?])?),
            _ => Ok(a.cx.on_value("abs", a.tree(0)?, |i| a.cx.abs(i))?.into()),
        },
        ..ROW
    },
    Function {
        name: "signum",
        params: &[one("x")],
        summary: "-1, 0 or 1",
        source: MATH,
        examples: &[("signum(-7)", "-1"), ("signum(_0)", "_0")],
        run: |a| Ok(a.cx.signum(a.int(0)?).into()),
        ..ROW
    },
    Function {
        name: "has_single_bit",
        params: &[one("x")],
        summary: "whether x is a power of two",
        source: MATH,
        examples: &[("has_single_bit(_8)", "_1"), ("has_single_bit(12)", "0")],
        question: true,
        run: |a| {
            let i = a.int(0)?;
            Ok(Int::truth(i.value > 0 && i.value.count_ones() == 1, i.is_static).into())
        },
        ..ROW
    },
    Function {
        name: "shiftl",
        params: &[one("x"), one("bits")],
        summary: "x shifted left; to the right for negative bits",
        source: MATH,
        examples: &[("shiftl(_1,_4)", "_16")],
        run: |a| Ok(a.cx.shift_left(a.int(0)?, a.int(1)?)?.into()),
        ..ROW
    },
    Function {
        name: "shiftr",
        params: &[one("x"), one("bits")],
        summary: "x shifted right; to the left for negative bits",
        source: MATH,
        examples: &[("shiftr(_16,_2)", "_4"), ("shiftr(_1,_-3)", "_8")],
        run: |a| Ok(a.cx.shift_right(a.int(0)?, a.int(1)?)?.into()),
        ..ROW
    },
    Function {
        name: "ceil_div",
        params: &[one("a"), one("b")],
        summary: "a / b rounded up; by mode for tuples, left to right for a tuple by an integer; for a layout b the shape of what it leaves of a",
        requires: &["\"Mismatched ranks\": a tuple b has no more modes than a"],
        source: "cute/int_tuple.hpp, cute/layout.hpp",
        examples: &[("ceil_div(10,_4)", "3"), ("ceil_div((4,5,6),40)", "(1,1,3)"), ("ceil_div(_20,_4:_2)", "(_2,_3)")],
        run: |a| match a.tree(1)? {
            by if by.any_leaf(&|t| matches!(t, Tree::Layout(_))) => Ok(tiles(a, a.tuple(0)?, by)?.into()),
            _ => Ok(a.cx.ceil_div(a.tuple(0)?, a.tuple(1)?)?.into()),
        },
        ..ROW
    },
    Function {
        name: "round_up",
        params: &[one("a"), one("b")],
        summary: "the smallest multiple of b that is at least a; by mode for tuples",
        examples: &[("round_up(10,_4)", "12"), ("round_up((10,7),(4,3))", "(12,9)")],
        run: |a| Ok(a.cx.round_up(a.tuple(0)?, a.tuple(1)?)?.into()),
        ..ROW
    },
    Function {
        name: "shape_div",
        params: &[one("a"), one("b")],
        summary: "a / b rounded up, where one divides the other; by mode for tuples",
        requires: &["\"Divisibility Condition\": a is a multiple of b, or b of a"],
        examples: &[("shape_div(_12,_4)", "_3"), ("shape_div((_4,_6),_8)", "(_1,_3)")],
        run: |a| Ok(a.cx.shape_div(a.tuple(0)?, a.tuple(1)?)?.into()),
        ..ROW
    },
    Function {
        name: "safe_div",
        params: &[one("a"), one("b")],
        summary: "a / b where b divides a",
        requires: &["\"Static safe_div requires t % u == 0\""],
        source: CONSTANT,
        examples: &[("safe_div(_12,_4)", "_3"), ("--cxx safe_div(13,_4)", "3")],
        run: |a| {
            let by = a.int(1)?;
            Ok(a.cx.on_value("safe_div", a.tree(0)?, |i| a.cx.safe_div_int(i, by))?.into())
        },
        ..ROW
    },
    Function {
        name: "is_static",
        params: &[one("x")],
        summary: "whether every integer of x is compile-time",
        source: "cute/container/tuple.hpp, cute/numeric/integral_constant.hpp",
        examples: &[("is_static((_4,_8):(_1,_4))", "_1"), ("is_static((_4,8))", "_0")],
        question: true,
        run: |a| Ok(a.tree(0)?.is_static().into()),
        ..ROW
    },
    Function {
        name: "is_integral",
        params: &[one("x")],
        summary: "whether x is an integer, compile-time or run-time",
        source: CONSTANT,
        examples: &[("is_integral(_4)", "_1"), ("is_integral((4,8))", "_0")],
        question: true,
        run: |a| Ok(matches!(a.values[0], Value::Tree(Tree::Int(_))).into()),
        ..ROW
    },
    Function {
        name: "is_std_integral",
        params: &[one("x")],
        summary: "whether x is a run-time integer",
        source: CONSTANT,
        examples: &[("is_std_integral(4)", "_1"), ("is_std_integral(_4)", "_0")],
        question: true,
        run: |a| Ok(matches!(a.values[0], Value::Tree(Tree::Int(Int { is_static: false, .. }))).into()),
        ..ROW
    },
    Function {
        name: "is_constant",
        templates: templates("N", 1, 1),
        params: &[one("x")],
        summary: "whether x is the compile-time integer N",
        source: CONSTANT,
        examples: &[("is_constant<4>(_4)", "_1"), ("is_constant<4>(4)", "_0")],
        question: true,
        run: |a| Ok((a.tree(0)? == Tree::Int(Int::fixed(a.number(0)?))).into()),
        ..ROW
    },
    Function {
        name: "is_underscore",
        params: &[one("x")],
        summary: "whether x is `_`",
        source: "cute/underscore.hpp",
        examples: &[("is_underscore(_)", "_1"), ("is_underscore((_,_))", "_0")],
        question: true,
        run: |a| Ok((a.tree(0)? == Tree::Underscore).into()),
        ..ROW
    },
    Function {
        name: "has_underscore",
        params: &[one("x")],
        summary: "whether some leaf of x is `_`",
        source: "cute/underscore.hpp",
        examples: &[("has_underscore((1,(_,2)))", "_1"), ("has_underscore((1,2))", "_0")],
        question: true,
        run: |a| Ok(a.tree(0)?.has_underscore().into()),
        ..ROW
    },
    Function {
        name: "all_underscore",
        params: &[one("x")],
        summary: "whether every leaf of x is `_`",
        source: "cute/underscore.hpp",
        examples: &[("all_underscore((_,(_,_)))", "_1"), ("all_underscore((_,2))", "_0")],
        question: true,
        run: |a| Ok(a.tree(0)?.all_underscore().into()),
        ..ROW
    },
    Function {
        name: "E",
        form: super::Form::Type,
        templates: MODES,
        params: &[super::optional("path")],
        summary: "`_1` at the hierarchical mode I..., outermost first; without modes `_1`; also CuTe DSL's E([0, 1])",
        source: "cute/numeric/arithmetic_tuple.hpp",
        examples: &[("E<0,1>{}", "_1@1@0"), ("5*E<0>{}", "5@0"), ("cute.E([0, 1])", "_1@1@0")],
        run: |a| {
            let path = super::types::path_given(a)?;
            Ok(a.cx.basis(Int::fixed(1), &path).into())
        },
        ..ROW
    },
    Function {
        name: "make_basis_like",
        params: &[one("shape")],
        summary: "the basis element of its mode at every leaf",
        source: "cute/numeric/arithmetic_tuple.hpp",
        examples: &[("make_basis_like((2,(3,4)))", "(_1@0,(_1@0@1,_1@1@1))")],
        run: |a| Ok(a.cx.make_basis_like(a.shape(0)?).into()),
        ..ROW
    },
    Function {
        name: "basis_value",
        params: &[one("e")],
        summary: "the factor of a basis element",
        source: "cute/numeric/arithmetic_tuple.hpp",
        examples: &[("basis_value(_5@2)", "_5")],
        run: |a| match a.tree(0)? {
            Tree::Basis(b) => Ok(b.value.into()),
            Tree::Int(i) => Ok(i.into()),
            _ => a.wrong(0, "a basis element"),
        },
        ..ROW
    },
    Function {
        name: "basis_get",
        params: &[one("e"), one("t")],
        summary: "the mode of t to which a basis element points",
        source: "cute/numeric/arithmetic_tuple.hpp",
        examples: &[("basis_get(_1@1,(7,(8,9)))", "(8,9)")],
        run: |a| match a.tree(0)? {
            Tree::Basis(b) => Ok(a.cx.get_path(a.tree(1)?, b.path.iter().map(|i| i64::from(*i)))?.into()),
            Tree::Int(_) => Ok(a.tree(1)?.into()),
            _ => a.wrong(0, "a basis element"),
        },
        ..ROW
    },
    Function {
        name: "as_arithmetic_tuple",
        params: &[one("x")],
        summary: "the coordinate that a basis element stands for",
        source: "cute/numeric/arithmetic_tuple.hpp",
        examples: &[("as_arithmetic_tuple(_3@2)", "(_0,_0,_3)")],
        run: |a| match a.tree(0)? {
            layout @ Tree::Layout(_) => Ok(layout.into()),
            _ => Ok(a.cx.as_arithmetic_tuple(a.tuple(0)?).into()),
        },
        ..ROW
    },
    Function {
        name: "make_arithmetic_tuple",
        aliases: &["ArithmeticTuple"],
        params: &[many("x")],
        summary: "a tuple that adds element by element",
        source: "cute/numeric/arithmetic_tuple.hpp",
        examples: &[("make_arithmetic_tuple(_1,2)+make_arithmetic_tuple(3,_4,_5)", "(4,6,_5)")],
        run: |a| Ok(Tree::Arith(a.cx.arena.alloc_slice_copy(&a.trees()?)).into()),
        ..ROW
    },
];
