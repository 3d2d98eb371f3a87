//! E03: values of a kind that cannot stand there.

use super::{Entry, row};

pub(super) const ROWS: &[Entry] = &[
    row(
        "E0301",
        "the wrong number of arguments",
        "composition((4,8):(8,1))",
        "composition((4,8):(8,1), 4:2)",
        "The function takes more or fewer arguments; the help shows its signature. `[x]` in a \
         signature may be left out, `x...` stands for any number. A tuple is one argument: \
         `size((4,8))`, not `size(4,8)`.",
    ),
    row(
        "E0302",
        "the wrong number of template arguments",
        "take<1>((2,3,4))",
        "take<1,3>((2,3,4))",
        "What stands in `<…>` does not fit the function; the help shows its signature. A range of \
         modes has a begin and an end, and the end is not part of it.",
    ),
    row(
        "E0303",
        "an argument of the wrong kind",
        "complement(Swizzle<3,4,3>)",
        "complement(8:2)",
        "The function has no meaning for this kind of value; C++ would find no matching overload. The \
         message says what it needs. A bare shape serves wherever a layout is wanted and means the \
         column-major layout.",
    ),
    row(
        "E0304",
        "a template argument of the wrong kind",
        "get<_>((4,8))",
        "get<1>((4,8))",
        "What stands in `<…>` is not what the function needs there: mode indices and counts are \
         integers, types are written as in C++. What is only known at run time belongs in the \
         parentheses.",
    ),
    row(
        "E0305",
        "a function without its arguments",
        "size",
        "size((4,8))",
        "The name of a function stands where a value is needed. Call it; the help shows its \
         signature. `cutectl functions NAME` explains it.",
    ),
    row(
        "E0306",
        "a value that cannot be applied",
        "(4,8)(3)",
        "(4,8):(1,4)(3)",
        "Layouts, composed layouts, swizzles and tensors map coordinates and can be written like \
         functions; an integer or a tuple cannot. A shape is no layout: give it a stride, or \
         `:LayoutLeft`. Parentheses always build a tuple, so group with square brackets: \
         `[A o B](c)`.",
    ),
    row(
        "E0307",
        "a value of the wrong kind",
        "_:1",
        "4:1",
        "The place needs another kind of value: extents and strides are integers and tuples of \
         integers, strides may also be basis elements, coordinates may also hold underscores. Print \
         statements have no value and stand alone.",
    ),
    row(
        "E0308",
        "an operator without a meaning for its operands",
        "(2+3)*4",
        "[2+3]*4",
        "C++ has no such operator for these operands. The usual cause: parentheses always build a \
         tuple, so `(2+3)` is the tuple `(5)`, as CuTe prints it. Square brackets group. Tuples are \
         multiplied and divided element by element with `elem_scale` and `shape_div`.",
    ),
    row(
        "E0309",
        "C++ does not have it",
        "--cxx weakly_compatible(24,(4,6))",
        "--cxx weakly_congruent(24,(4,6))",
        "`--cxx` answers exactly as the C++ headers do, and they do not have this function or this \
         form; it comes from CuTe DSL or from the papers. Without `--cxx` it is there.",
    ),
    row(
        "E0310",
        "an operation that is not covered",
        "Copy_Atom<SM90_TMA_LOAD, half_t>{}",
        "Copy_Atom<SM75_U32x4_LDSM_N, half_t>{}",
        "The headers define the operation, and its thread-value layouts are not in the table; the \
         message says why. Layouts that do not stand in the headers, such as the boxes of TMA copies, \
         come from the tensor that a descriptor is made for.",
    ),
    row(
        "E0311",
        "template arguments that an operation does not take",
        "MMA_Atom<UniversalFMA<1>>{}",
        "MMA_Atom<UniversalFMA<float>>{}",
        "The operation is a template and its arguments do not fit, or it is none and was given some. \
         The message says what it takes.",
    ),
];
