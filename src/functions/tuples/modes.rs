//! Tuples of the modes of others: repeated, replaced, taken, grouped, flattened, zipped.

use super::{ALGORITHM, both, is_mapping};
use crate::algebra::compact::Major;
use crate::algebra::layout::UNIT;
use crate::algebra::{Cx, Fault, Int, Layout, Mode, Note, Notes, Tree};
use crate::functions::args::kinds::{COMPOSED, HOLDER, INTEGER, LAYOUT, MAPPING, TENSOR, TUPLE};
use crate::functions::{Args, Form, Function, MODES, Out, ROW, Refusal, many, one, optional, swizzles, templates};
use crate::value::Value;

pub(super) const ROWS: &[Function] = &[
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
            both(a, |cx, t| cx.take(counted(cx, t), b, e))
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
                Tree::Layout(_) => both(a, |cx, t| cx.select(counted(cx, t), &indices)),
                Tree::Composed(_) | Tree::Tensor(_) => swizzles::select(a, &indices),
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
            let found = Int::fixed(a.cx.find(a.tree(0)?, a.tree(1)?));
            let counts = a.cx.notes == Notes::Types && matches!(a.tree(0)?, Tree::Tuple(_));
            Ok(if counts { found.with_note(Note::SIZE) } else { found }.into())
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

/// `append` or `prepend`. Only what has an overload of its own is not a leaf: a layout with a layout, and
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

/// `t`, of which CuTe takes modes with `get<I>`: under `--cxx` a run-time integer becomes a `dim3` of three.
fn dim3<'a>(a: &Args<'_, 'a>, t: Tree<'a>) -> Tree<'a> {
    let one = counted(a.cx, Tree::Int(Int::dynamic(1)));
    match t {
        Tree::Int(i) if a.cx.mode == Mode::Cxx && !i.is_static => a.cx.tuple(&[counted(a.cx, t), one, one]),
        t => t,
    }
}

/// A run-time integer as a mode of a `dim3`, which is `unsigned`.
fn counted<'a>(cx: Cx<'a>, t: Tree<'a>) -> Tree<'a> {
    match t {
        Tree::Int(i) if cx.mode == Mode::Cxx && !i.is_static => {
            Tree::Int(Int { value: i64::from(i.value as u32), note: Note::of_type(1), ..i })
        }
        t => t,
    }
}

fn grouped<'a>(a: &Args<'_, 'a>) -> Out<'a> {
    let (b, e) = (a.number(0)?, a.number(1)?);
    both(a, |cx, t| cx.group(counted(cx, t), b, e))
}
