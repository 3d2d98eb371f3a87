//! E09: programs in C++.

use super::{Entry, row};

pub(super) const ROWS: &[Entry] = &[
    row(
        "E0901",
        "C++ of a wrong form",
        "$ cutectl eval 'for (int i = 0; i < 4; ++i { print(i); }'",
        "$ cutectl eval 'for (int i = 0; i < 4; ++i) { print(i); }'",
        "The text begins as C++ does, or its file is C++, and at the caret a compiler would expect something \
         else. What begins with `#include`, `#define`, `template`, `struct`, `namespace`, `__global__` or the \
         definition of a function is C++ as a whole, and so are files named .cu, .cuh, .cpp, .cc, .cxx, .h and \
         .hpp; `-x cute` reads a file as the notation.",
    ),
    row(
        "E0902",
        "what C++ would not compile",
        "$ cutectl eval 'int main() { return undefined_name; }'",
        "$ cutectl eval 'int main() { return 0; }'",
        "A name that nothing is called, an argument of a wrong type, a call that no function takes, a \
         `static_assert` that is false: a compiler refuses it, and so does cutectl where it comes to it.",
    ),
    row(
        "E0903",
        "a construct of C++ that is not read",
        "$ cutectl eval 'void f() { co_return; }'",
        "$ cutectl eval 'void f() { return; }'",
        "Inline assembly, a coroutine, a pointer to a member: the smallest definition around it \
         cannot be used, everything else can. `cutectl info -f FILE` lists what is not read of a file.",
    ),
    row(
        "E0904",
        "C++ that goes wrong while it runs",
        "$ cutectl eval 'int a[2]; a[2] = 1;'",
        "$ cutectl eval 'int a[2]; a[1] = 1;'",
        "An access out of bounds, a division by zero, a pointer to nothing: what is undefined or ends a \
         compiled program ends here with the place.",
    ),
    row(
        "E0905",
        "a limit of programs",
        "$ cutectl eval 'int f(int n) { return f(n + 1) + 1; } int main() { return f(0); }'",
        "$ cutectl eval 'int f(int n) { return n > 9 ? n : f(n + 1) + 1; } int main() { return f(0); }'",
        "A program may nest 160 deep, have 50000 calls within one another, hold 1024 MB of memory and take \
         400000000 steps, or as many as `run --steps N` says; macros may make 2097152 tokens, types \
         and values may nest 500 deep.",
    ),
    row(
        "E0906",
        "a value that depends on data",
        "$ cutectl run tests/data/programs/kernel.cu",
        "$ cutectl run --arch sm_80 tests/data/programs/device.cu",
        "A kernel runs for its layouts: addresses, coordinates and what is computed from them are exact, the \
         data that it moves is not computed. At the caret stands what needs a value that would come from it: \
         a print, a condition, an address.",
    ),
    row(
        "E0907",
        "what C++ does without a word (a warning)",
        "$ cutectl eval --strict 'for (int i = 2147483647, n = 0; n < 1; ++n) { print(i + 1); }'",
        "$ cutectl eval --strict 'for (int64_t i = 2147483647, n = 0; n < 1; ++n) { print(i + 1); }'",
        "A signed number beyond its type, a shift by all bits, a format of `printf` that its argument does not fit: \
         a compiled program goes on with whatever comes of it, and so does this one. So is what a text of C++ in the \
         session leaves out: the threads of a kernel that did not run, the device that nobody chose.",
    ),
];
