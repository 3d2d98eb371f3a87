//! E05: numbers and sizes out of range.

use super::{Entry, row};

pub(super) const ROWS: &[Entry] = &[
    row(
        "E0501",
        "beyond 64 bits",
        "size((4294967296,4294967296))",
        "size((4294967296,1024))",
        "The exact result does not fit a signed integer of 64 bits. C++ computes most sizes and \
         strides in 32 bits and wraps around without a word; here every operation is checked.",
    ),
    row(
        "E0502",
        "division by zero",
        "12/0",
        "12/4",
        "A division or a remainder by zero ends a C++ program at run time and does not compile with \
         compile-time integers. In the algebra the zero is usually an extent of 0, or a stride of 0 \
         that is not known to be 0: under `--cxx` a run-time `0` is divided by where `_0` is not.",
    ),
    row(
        "E0503",
        "beyond the limit on size",
        "repeat<400000>(1)",
        "rank(repeat<200000>(1))",
        "One value holds at most 262144 leaves, and one line may use at most 67108864 bytes on the \
         way to its value. Layouts are limited in the number of their modes, not in their size: \
         `size((1048576,1048576))` is no problem. What is printed has no limit as text; inside an object of \
         JSON or a table it has at most 67108864 bytes. A picture has at most 67108864 cells in 256 panels.",
    ),
    row(
        "E0504",
        "too large to be bound",
        "L = make_layout(repeat<200000>(1)); rank(L)",
        "rank(make_layout(repeat<200000>(1)))",
        "A value that is bound to a name is kept, and what is kept has at most 262144 leaves and 256 \
         levels of nesting; all bound values together have at most 1048576 leaves and tuples. A layout \
         has the leaves of its shape and of its stride. Use the value in one expression instead of \
         binding it.",
    ),
    row(
        "E0505",
        "beyond the 32 bits of C++ (a warning)",
        "--cxx size((65536,65536))",
        "--cxx size((65536,16384))",
        "The answer is exact, but a C++ program computes it in an `int` of 32 bits and wraps around \
         without a word. The warning appears under `--cxx` only. In a kernel, use `int64_t` strides \
         for tensors of that size.",
    ),
    row(
        "E0506",
        "a search that led nowhere",
        r#"$ cutectl where "$(awk 'BEGIN { for (i = 0; i < 40; i++) { s = s ",2"; d = sprintf("%s,%.0f", d, 1e12 + 1009*(i*i + 3)) } print "(" substr(s, 2) "):(" substr(d, 2) ")" }')" 20000000000001"#,
        "$ cutectl where '(4,8):(8,1)' 17",
        "`where` finds the coordinates of an index mode by mode, and never walks a layout. Only where \
         many modes interleave, with strides that have nothing to do with each other, does it have to \
         try; after 1048576 steps that led to no coordinate it gives up. What it found until then is \
         shown as text, with `...` behind it.",
    ),
];
