//! E02: names that nothing is called, and functions that do not exist.

use super::{Entry, row};

pub(super) const ROWS: &[Entry] = &[
    row(
        "E0201",
        "an unknown name",
        "compositon(8:1,4:1)",
        "composition(8:1,4:1)",
        "No function has this name and nothing is bound to it. The help names the closest one if \
         there is any; `cutectl functions` lists all functions. A value is bound by `L = (4,8):(8,1);` \
         in front, or on the command line by `-D 'L=(4,8):(8,1)'`.",
    ),
    row(
        "E0202",
        "a bound name hides a function",
        "size = 4; size((4,8))",
        "size = 4; cute::size((4,8))",
        "A bound name hides the function of that name, as a local variable does in C++, and the \
         value that it is bound to cannot be called. `cute::NAME` always means the function; or bind \
         another name.",
    ),
    row(
        "E0203",
        "an unknown method",
        "8:1.compse(4:1)",
        "8:1.compose(4:1)",
        "`x.f(y)` is `f(x, y)`: every function of the language can be written as a method, and there \
         is no function of this name. `cutectl functions` lists them.",
    ),
    row(
        "E0204",
        "a size without a value",
        "(M,8):(1,M)",
        "M = 128; (M,8):(1,M)",
        "`M`, `?` and `?{div=8}` stand for sizes that are known only at run time of a kernel. Here \
         every integer has a value: give one by `-D M=128` on the command line or `M = 128;` in \
         front, or write a number. A kernel's view of it is the run-time integer `128`, without the \
         underscore.",
    ),
    row(
        "E0205",
        "an argument name that is not a parameter",
        "make_layout((4,8), strides=(8,1))",
        "make_layout((4,8), stride=(8,1))",
        "Arguments may be given by name, as in CuTe DSL, but the function has no such parameter, or \
         it was given already. `cutectl functions NAME` shows the parameters.",
    ),
    row(
        "E0206",
        "an operation that the headers do not have",
        "MMA_Atom<SM75_U32x4_LDSM_N>{}",
        "MMA_Atom<SM80_16x8x16_F32F16F16F32_TN>{}",
        "An `MMA_Atom` is made of an MMA operation and a `Copy_Atom` of a copy operation, each by the \
         name that the CUTLASS headers give it. The name is none of that kind.",
    ),
    row(
        "E0207",
        "a name whose binding was wrong",
        "$ printf 'L = nowhere\\nsize(L)\\n' | cutectl eval -",
        "$ printf 'L = (4,8)\\nsize(L)\\n' | cutectl eval -",
        "A statement before would have bound the name, and is wrong: its own error says why. What uses the \
         name has no value, and is only noted.",
    ),
];
