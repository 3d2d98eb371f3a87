//! Sequences of compile-time integers, and what decides between values at compile time.

use super::{Args, Form, Function, Out, ROW, Refusal, one, templates};
use crate::algebra::{Fault, Int, MAX_LEAVES, Tree};
use crate::value::Value;
use crate::value::element::Element;

const SEQUENCE: &str = "cute/numeric/integer_sequence.hpp";
const CONSTANT: &str = "cute/numeric/integral_constant.hpp";

/// `len` compile-time integers, the first `start`, each `step` from the one before.
fn sequence<'a>(a: &Args<'_, 'a>, len: i64, start: i64, step: i64) -> Out<'a> {
    let len = usize::try_from(len).unwrap_or(0);
    if len > MAX_LEAVES {
        return Ok(a.cx.fail::<Tree>(Fault::TooLarge { operation: a.row.name, limit: MAX_LEAVES })?.into());
    }
    let (start, step) = (Int::fixed(start), Int::fixed(step));
    let item = |i: usize| Ok(Tree::Int(a.cx.add(start, a.cx.mul(Int::fixed(i as i64), step)?)?));
    Ok(a.cx.tuple_of(len, item)?.into())
}

/// A length among the template arguments.
fn length(a: &Args) -> Result<i64, Refusal<'static>> {
    let refused = Refusal::Template { index: 0, wanted: "a length, 0 or more" };
    a.number(0).ok().filter(|n| *n >= 0).ok_or(refused)
}

/// The number of modes of the tuple type among the template arguments.
fn rank(a: &Args) -> Result<i64, Refusal<'static>> {
    match a.templates {
        [Value::Tree(t)] if t.is_tuple() => Ok(t.rank() as i64),
        _ => Err(Refusal::Template { index: 0, wanted: "a tuple type" }),
    }
}

/// The size of the element type in `<…>` in bits.
fn element_bits<'a>(a: &Args<'_, 'a>) -> Result<Int, Refusal<'a>> {
    match a.templates {
        [Value::Type(Element { bits, .. })] => Ok(Int::dynamic((*bits).into())),
        [Value::SparseType(Element { bits, .. }, sparsity)] => Ok(Int::fixed((bits / sparsity).into())),
        _ => Err(Refusal::Template { index: 0, wanted: "an element type" }),
    }
}

pub(super) const ROWS: &[Function] = &[
    Function {
        name: "make_int_sequence",
        aliases: &["make_seq", "make_index_sequence"],
        form: Form::Type,
        templates: templates("N", 1, 1),
        summary: "the compile-time integers from 0 on, N of them",
        source: SEQUENCE,
        examples: &[("make_int_sequence<4>{}", "(_0,_1,_2,_3)"), ("make_seq<0>{}", "()")],
        run: |a| sequence(a, length(a)?, 0, 1),
        ..ROW
    },
    Function {
        name: "make_int_rsequence",
        aliases: &["make_rseq", "make_index_rsequence"],
        form: Form::Type,
        templates: templates("N", 1, 1),
        summary: "the compile-time integers down to 0, N of them",
        source: SEQUENCE,
        examples: &[("make_rseq<3>{}", "(_2,_1,_0)")],
        run: |a| {
            let length = length(a)?;
            sequence(a, length, length - 1, -1)
        },
        ..ROW
    },
    Function {
        name: "make_int_range",
        aliases: &["make_range", "make_index_range"],
        form: Form::Type,
        templates: templates("Begin,End", 2, 2),
        summary: "the compile-time integers from Begin up to but not with End",
        source: SEQUENCE,
        examples: &[("make_range<2,5>{}", "(_2,_3,_4)"), ("make_range<5,2>{}", "()")],
        run: |a| {
            let (begin, end) = (a.number(0)?, a.number(1)?);
            let len = a.cx.sub(Int::fixed(end), Int::fixed(begin))?;
            sequence(a, len.value, begin, 1)
        },
        ..ROW
    },
    Function {
        name: "tuple_seq",
        form: Form::Type,
        templates: templates("Tuple", 1, 1),
        summary: "the compile-time integers from 0 on, one for every mode of a tuple type",
        source: SEQUENCE,
        examples: &[("tuple_seq<Shape<_2,Shape<_3,_4>>>{}", "(_0,_1)")],
        run: |a| sequence(a, rank(a)?, 0, 1),
        ..ROW
    },
    Function {
        name: "tuple_rseq",
        form: Form::Type,
        templates: templates("Tuple", 1, 1),
        summary: "the compile-time integers down to 0, one for every mode of a tuple type",
        source: SEQUENCE,
        examples: &[("tuple_rseq<Shape<_2,_3>>{}", "(_1,_0)")],
        run: |a| {
            let rank = rank(a)?;
            sequence(a, rank, rank - 1, -1)
        },
        ..ROW
    },
    Function {
        name: "sizeof_bits_v",
        form: Form::Type,
        templates: templates("T", 1, 1),
        summary: "the size of an element type in bits",
        source: "cute/numeric/numeric_types.hpp",
        examples: &[("sizeof_bits_v<half_t>", "16"), ("sizeof_bits_v<uint6b_t>", "6")],
        run: |a| Ok(element_bits(a)?.into()),
        ..ROW
    },
    Function {
        name: "sizeof_bits",
        form: Form::Type,
        templates: templates("T", 1, 1),
        summary: "the trait whose value is the size of an element type in bits",
        source: "cute/numeric/numeric_types.hpp",
        examples: &[("sizeof_bits<half_t>{}", "_16"), ("sizeof_bits<half_t>{}.value", "16")],
        run: |a| Ok(Int { is_static: true, ..element_bits(a)? }.into()),
        ..ROW
    },
    Function {
        name: "value",
        params: &[one("constant")],
        summary: "the run-time integer that a compile-time integer stands for",
        source: CONSTANT,
        examples: &[("Int<17>{}.value", "17")],
        member: true,
        run: |a| match a.int(0)? {
            i if i.is_static => Ok(Int::dynamic(i.value).into()),
            _ => a.wrong(0, "a compile-time integer"),
        },
        ..ROW
    },
    Function {
        name: "static_value",
        templates: templates("T", 1, 1),
        summary: "the compile-time integer of a type that has a value",
        source: CONSTANT,
        examples: &[("static_value<_4>()", "_4")],
        run: |a| Ok(Int::fixed(a.number(0)?).into()),
        ..ROW
    },
    Function {
        name: "conditional_return",
        templates: templates("B", 0, 1),
        params: &[one("condition"), one("yes"), super::optional("no")],
        summary: "one of two values, by a truth that is compile-time: an argument, or B in front of the two",
        requires: &["a condition at run time decides between integers only"],
        source: CONSTANT,
        examples: &[
            ("conditional_return(true_type{},_1,(2,3))", "_1"),
            ("conditional_return<false>(_1,(2,3))", "(2,3)"),
            ("--cxx conditional_return(false,_1,_2)", "2"),
        ],
        run: |a| {
            if !a.templates.is_empty() {
                if a.count() != 2 {
                    return a.wrong(2, "nothing: the condition stands in `<…>`");
                }
                return Ok(a.values[usize::from(a.number(0)? == 0)]);
            }
            let condition = a.int(0)?;
            let Some(no) = a.values.get(2).copied() else {
                return a.wrong(1, "two values behind the condition");
            };
            let yes = a.values[1];
            match (yes, no) {
                _ if a.cx.known(condition) => Ok(if condition.value != 0 { yes } else { no }),
                (Value::Tree(Tree::Int(x)), Value::Tree(Tree::Int(y))) if x.is_static && x == y => Ok(yes),
                (Value::Tree(Tree::Int(x)), Value::Tree(Tree::Int(y))) => {
                    Ok(Int::dynamic(if condition.value != 0 { x.value } else { y.value }).into())
                }
                _ => a.wrong(0, "a compile-time truth, where the two are no integers"),
            }
        },
        ..ROW
    },
];
