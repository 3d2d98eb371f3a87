//! Types whose values are compile-time: integers, tuples, basis elements.

use super::{Args, Form, Function, Out, ROW, Reading, Refusal, many, one, templates};
use crate::algebra::basis::MAX_BASIS_INDEX;
use crate::algebra::{Descriptor, Int, Tree};
use crate::value::{Value, ratio};

/// Argument 0 over argument 1, both compile-time, not reduced.
fn quotient<'a>(a: &Args<'_, 'a>) -> Result<ratio::Ratio, Refusal<'a>> {
    let part = |index: usize| match ratio::of(a.values[index]) {
        Some(ratio) => Ok(ratio),
        None => a.wrong(index, "a compile-time integer or a ratio"),
    };
    let ([n, d], [m, e]) = (part(0)?, part(1)?);
    match m.value {
        0 => a.wrong(1, "a ratio other than 0"),
        _ => Ok([a.cx.mul(n, e)?, a.cx.mul(d, m)?]),
    }
}

/// The template arguments from `from` on as the path of a basis element.
pub(super) fn path<'a>(a: &Args<'_, 'a>, from: usize) -> Result<Vec<u32>, Refusal<'a>> {
    (from..a.templates.len())
        .map(|index| match u32::try_from(a.number(index)?) {
            Ok(i) if i <= MAX_BASIS_INDEX => Ok(i),
            _ => Err(Refusal::Template { index, wanted: "a mode index from 0 to 4095" }),
        })
        .collect()
}

/// The path of `E<0,1>{}`, or of `E([0, 1])` as CuTe DSL writes it.
pub(super) fn path_given<'a>(a: &Args<'_, 'a>) -> Result<Vec<u32>, Refusal<'a>> {
    let Some(given) = a.optional(0)? else {
        return path(a, 0);
    };
    let index = |t: &Tree| t.int().and_then(|i| u32::try_from(i.value).ok()).filter(|i| *i <= MAX_BASIS_INDEX);
    let all = a.cx.wrap(given).iter().map(index).collect::<Option<Vec<_>>>();
    match all.filter(|_| a.templates.is_empty()) {
        Some(path) => Ok(path),
        None => a.wrong(0, "a list of mode indices from 0 to 4095, without `<…>`"),
    }
}

/// Refuses values that a type does not hold: each equals the compile-time value of its template
/// argument, where that has no run-time part.
pub(super) fn held<'a>(a: &Args<'_, 'a>) -> Result<(), Refusal<'a>> {
    if a.templates.is_empty() {
        return Ok(());
    }
    for (index, value) in a.values.iter().enumerate() {
        match a.templates.get(index) {
            Some(Value::Type(_)) => {}
            Some(template) if template == value => {}
            _ => return a.wrong(index, "the value that the type has there"),
        }
    }
    match a.templates.len() == a.values.len() {
        true => Ok(()),
        false => Err(Refusal::Template { index: a.values.len(), wanted: "as many values as template arguments" }),
    }
}

/// The elements of a tuple type, or its braced values.
fn tuple<'a>(a: &Args<'_, 'a>) -> Out<'a> {
    if !a.values.is_empty() {
        held(a)?;
        return Ok(a.cx.tuple(&a.trees()?).into());
    }
    let items = a.templates.iter().enumerate().map(|(index, value)| match value {
        Value::Tree(t) => Ok(*t),
        Value::Type(_) => Err(Refusal::RunTime { index }),
        _ => Err(Refusal::Template { index, wanted: "a compile-time value" }),
    });
    Ok(a.cx.tuple(&items.collect::<Result<Vec<_>, _>>()?).into())
}

/// An integer among the template arguments, made compile-time.
fn constant<'a>(a: &Args<'_, 'a>, index: usize) -> Out<'a> {
    Ok(Int::fixed(a.number(index)?).into())
}

/// Part 0 or 1 of the ratio in lowest terms.
fn part<'a>(a: &Args<'_, 'a>, part: usize) -> Out<'a> {
    match a.values[0] {
        Value::Ratio(parts) => Ok(Int { is_static: false, ..ratio::lowest(a.cx, *parts)?[part] }.into()),
        _ => a.wrong(0, "a ratio"),
    }
}

const RATIO: &str = "cute/numeric/integral_ratio.hpp";
const INTEGRAL: &str = "cute/numeric/integral_constant.hpp";

pub(super) const ROWS: &[Function] = &[
    Function {
        name: "Int",
        aliases: &["C", "bool_constant"],
        form: Form::Type,
        templates: templates("N", 1, 1),
        summary: "the compile-time integer N",
        source: INTEGRAL,
        examples: &[("Int<4>{}", "_4"), ("C<-1ll>", "_-1"), ("bool_constant<true>{}", "_1"), ("_m1{}", "_-1")],
        run: |a| constant(a, 0),
        ..ROW
    },
    Function {
        name: "integral_constant",
        aliases: &["constant"],
        form: Form::Type,
        templates: templates("T,N", 2, 2),
        summary: "the compile-time integer N",
        source: INTEGRAL,
        examples: &[("integral_constant<int,4>{}", "_4")],
        run: |a| match a.templates[1] {
            enumerator @ Value::Constant(_) => Ok(enumerator), // as the traits of some MMA operations have it
            _ => constant(a, 1),
        },
        ..ROW
    },
    Function {
        name: "true_type",
        form: Form::Type,
        summary: "the compile-time truth",
        source: INTEGRAL,
        examples: &[("true_type{}", "_1")],
        question: true,
        run: |_| Ok(true.into()),
        ..ROW
    },
    Function {
        name: "false_type",
        form: Form::Type,
        summary: "the compile-time falsehood",
        source: INTEGRAL,
        examples: &[("false_type{}", "_0")],
        question: true,
        run: |_| Ok(false.into()),
        ..ROW
    },
    Function {
        name: "int",
        reading: Reading::ElementType,
        form: Form::Type,
        params: &[one("x")],
        summary: "x as a run-time integer; so are the other C++ integer types",
        source: "C++",
        examples: &[("int{2}", "2"), ("uint16_t{42}", "42"), ("int64_t(5000000000)", "5000000000")],
        run: |a| match a.tree(0)? {
            Tree::Descriptor(d) => Ok(Tree::Descriptor(Descriptor { number: true, ..d }).into()),
            _ => Ok(Int { is_static: false, ..a.int(0)? }.into()),
        },
        ..ROW
    },
    Function {
        name: "Shape",
        aliases: &["Stride", "Coord", "Step", "Tile", "tuple"],
        form: Form::Type,
        templates: templates("T...", 0, 255),
        params: &[many("x")],
        summary: "a tuple type: its value holds the values of its elements",
        source: "cute/container/tuple.hpp",
        examples: &[
            ("Shape<_3,Shape<_2,_3>>{}", "(_3,(_2,_3))"),
            ("Step<_1,X,_1>{}", "(_1,_,_1)"),
            ("Shape<_2,Shape<_3,int>>{_2,(_3,4)}", "(_2,(_3,4))"),
            ("tuple<>", "()"),
        ],
        run: tuple,
        ..ROW
    },
    Function {
        name: "int_sequence",
        aliases: &["seq", "index_sequence"],
        form: Form::Type,
        templates: templates("N...", 0, 255),
        summary: "a tuple of compile-time integers",
        source: "cute/numeric/integer_sequence.hpp",
        examples: &[("int_sequence<1,2,3>{}", "(_1,_2,_3)")],
        run: |a| {
            let numbers = a.numbers()?;
            Ok(a.cx.tuple_of(numbers.len(), |i| Ok(Tree::Int(Int::fixed(numbers[i]))))?.into())
        },
        ..ROW
    },
    Function {
        name: "ScaledBasis",
        form: Form::Type,
        templates: templates("T,I...", 1, 255),
        summary: "the value of T at the hierarchical mode I..., outermost first",
        source: "cute/numeric/arithmetic_tuple.hpp",
        examples: &[("ScaledBasis<C<2>,0,1>{}", "_2@1@0")],
        run: |a| Ok(a.cx.basis(Int::fixed(a.number(0)?), &path(a, 1)?).into()),
        ..ROW
    },
    Function {
        name: "R",
        form: Form::Type,
        templates: templates("N,D", 2, 2),
        summary: "the ratio N / D",
        source: INTEGRAL,
        examples: &[("R<3,2>", "_3/_2")],
        run: |a| match a.number(1)? {
            0 => Err(Refusal::Template { index: 1, wanted: "an integer other than 0" }),
            d => Ok(Value::Ratio(a.cx.arena.alloc([Int::fixed(a.number(0)?), Int::fixed(d)]))),
        },
        ..ROW
    },
    Function {
        name: "sparse_elem",
        form: Form::Type,
        templates: templates("Sparsity,T", 2, 2),
        summary: "the type of elements Sparsity of which share one T that is stored",
        requires: &["Sparsity divides the bits of T: CuTe has elements below a bit too"],
        source: "cute/pointer_sparse.hpp",
        examples: &[
            ("make_smem_ptr<sparse_elem<2,half_t>>(0x400)", "smem_sparse<2>_ptr[_8b](0x400)"),
            (
                "recast<half_t>(make_tensor(make_gmem_ptr<sparse_elem<2,half_t>>(0x400),(_8,_16):(_16,_1)))",
                "gmem_ptr[16b](0x400) o (_8,_8):(_8,_1)",
            ),
        ],
        run: |a| {
            let sparsity = super::args::sparsity(a, 0)?;
            match a.templates[1] {
                Value::Type(element) if element.bits.is_multiple_of(sparsity) => Ok(Value::SparseType(element, sparsity)),
                _ => Err(Refusal::Template { index: 1, wanted: "an element type whose bits the sparsity divides" }),
            }
        },
        ..ROW
    },
    Function {
        name: "num",
        params: &[one("ratio")],
        summary: "the numerator of a ratio in lowest terms, a run-time integer",
        source: RATIO,
        examples: &[("R<6,4>{}.num", "3")],
        member: true,
        run: |a| part(a, 0),
        ..ROW
    },
    Function {
        name: "den",
        params: &[one("ratio")],
        summary: "the denominator of a ratio in lowest terms, a positive run-time integer",
        source: RATIO,
        examples: &[("R<6,-4>{}.den", "2")],
        member: true,
        run: |a| part(a, 1),
        ..ROW
    },
    Function {
        name: "ratio",
        params: &[one("a"), one("b")],
        summary: "the compile-time ratio a / b in lowest terms, an integer where b divides a",
        requires: &["a and b are compile-time integers or ratios"],
        source: RATIO,
        examples: &[("ratio(_4,_8)", "_1/_2"), ("ratio(_3,R<3,2>{})", "_2")],
        run: |a| Ok(ratio::reduced(a.cx, quotient(a)?)?),
        ..ROW
    },
    Function {
        name: "nratio",
        params: &[one("a"), one("b")],
        summary: "the compile-time ratio a / b as it stands, not reduced",
        requires: &["a and b are compile-time integers or ratios"],
        source: RATIO,
        examples: &[("nratio(_4,_8)", "_4/_8"), ("nratio(R<3,4>{},R<2,9>{})", "_27/_8")],
        run: |a| Ok(Value::Ratio(a.cx.arena.alloc(quotient(a)?))),
        ..ROW
    },
    Function {
        name: "trait_ratio",
        params: &[one("a"), one("b")],
        summary: "the ratio of the values of two traits as it stands, not reduced",
        source: RATIO,
        examples: &[("trait_ratio(sizeof_bits<half_t>{},sizeof_bits<float>{})", "_16/_32")],
        run: |a| {
            let value = |index| match a.int(index)? {
                i if i.is_static => Ok(i),
                _ => a.wrong(index, "a type with a value"),
            };
            match [value(0)?, value(1)?] {
                [_, Int { value: 0, .. }] => a.wrong(1, "a value other than 0"),
                ratio => Ok(Value::Ratio(a.cx.arena.alloc(ratio))),
            }
        },
        ..ROW
    },
];
