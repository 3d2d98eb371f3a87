//! E01: texts that are not read.

use super::{Entry, row};

pub(super) const ROWS: &[Entry] = &[
    row(
        "E0101",
        "something else was expected",
        "(4,8):(8,1) 5",
        "(4,8):(8,1); 5",
        "The text is an expression up to the caret, and what stands there cannot continue it. The \
         message lists what could. Text behind an expression is never ignored: several expressions \
         stand apart by `;` or on lines of their own.",
    ),
    row(
        "E0102",
        "a bracket that is not closed",
        "(4,8):((8,1)",
        "(4,8):(8,1)",
        "The text ends inside a bracket; the second label points at the bracket that is still open. \
         Close it, or remove it. In a pipe every line stands alone, so an expression over several \
         lines belongs in a file: `eval -f FILE`.",
    ),
    row(
        "E0103",
        "no expression",
        "$ cutectl eval ''",
        "$ cutectl eval '(4,8):(8,1)'",
        "An expression is needed and the text has only blanks or comments. In a shell the usual \
         cause is an empty variable, as in `cutectl crd2idx \"$L\" 3`.",
    ),
    row(
        "E0104",
        "an integer literal beyond 64 bits",
        "size(99999999999999999999)",
        "size(9223372036854775807)",
        "Integers are signed and have 64 bits, so a literal lies between -9223372036854775808 and \
         9223372036854775807. Nothing is rounded or wrapped to fit.",
    ),
    row(
        "E0105",
        "an integer with a leading zero",
        "010:1",
        "10:1",
        "In C++ a leading zero makes an octal number, so `010` is 8 there and 10 to the eye. Write \
         the number without the zero, or in hexadecimal as `0x8`.",
    ),
    row(
        "E0106",
        "nested too deep",
        "$ yes '(' | head -300 | tr -d '\\n' | cutectl eval -",
        "$ cutectl eval 'a = ((4)); (a,8)'",
        "Brackets and unary operators nest at most 256 levels deep. No layout of a kernel comes near \
         it; the limit keeps hostile input from exhausting the stack. A deep value can be built from \
         parts that are bound to names: `a = ((4)); b = ((a,8))`.",
    ),
    row(
        "E0107",
        "a comment where a division was meant",
        "7//2",
        "7/2",
        "`//` starts a comment, as in C++, so `7//2` would be 7. Python writes a whole division like \
         that; here and in C++ it is `7/2`. For a comment put a blank in front of the slashes.",
    ),
    row(
        "E0108",
        "a comment that does not end",
        "(4,8) /* the tile",
        "(4,8) /* the tile */",
        "A comment that starts with `/*` runs up to the next `*/`, and there is none. In a pipe every \
         line stands alone: a comment cannot continue on the next one.",
    ),
    row(
        "E0109",
        "`:` does not chain",
        "(4,8):(8,1):2",
        "((4,8),2):((8,1),32)",
        "`shape:stride` is a layout, and a layout is no shape: a second `:` has nothing to apply to. \
         Hierarchy is written by parentheses within the shape and within the stride.",
    ),
    row(
        "E0110",
        "an application behind a composition",
        "(4,8):(8,1) o (2,2):(1,4)(3)",
        "[(4,8):(8,1) o (2,2):(1,4)](3)",
        "In `A o B(c)` the coordinate could belong to `B` or to the whole composition. Square \
         brackets decide: `[A o B](c)` or `A o [B](c)`. A name in the last place is not in doubt: \
         there the coordinate belongs to the name.",
    ),
    row(
        "E0111",
        "a word that cannot be bound",
        "X = (4,8):(8,1)",
        "A = (4,8):(8,1)",
        "`_` and `X` are the underscore, `o` is composition, `true` and `false` are truth values, \
         everywhere and always. Choose another name.",
    ),
    row(
        "E0112",
        "not UTF-8",
        "$ printf '4:\\3771\\n' | cutectl eval -",
        "$ printf '4:1\\n' | cutectl eval -",
        "The line holds bytes that are no text in UTF-8, often because a binary file or a file in \
         another encoding was piped in. Convert it, for instance with `iconv -t UTF-8`.",
    ),
    row(
        "E0113",
        "a notation without a value here",
        "F2(9)",
        "_9",
        "The text is a notation that another tool prints, recognised but not an integer, a shape or \
         a layout: `F2(9)` is a stride of CuTe's IR over bits, and pointers may name element types \
         that are unknown here. Write the value that is meant.",
    ),
    row(
        "E0114",
        "the index of a basis element is too large",
        "1@9999",
        "1@3",
        "`1@3` is the unit vector of mode 3, CuTe's `E<3>{}`, and `1@0@3` that of mode 0 in mode 3. The \
         indices of modes in a basis element are at most 4095.",
    ),
    row(
        "E0115",
        "a line that is too long",
        "$ head -c 17000000 /dev/zero | tr '\\0' 1 | cutectl eval -",
        "$ printf '1\\n1\\n' | cutectl eval -",
        "A line of standard input has at most 16,777,216 bytes; the rest of a longer one is passed over, \
         so that input without line ends, such as a binary file, cannot fill the memory. A statement may \
         go over several lines in a file for `-f`.",
    ),
    row(
        "E0116",
        "a line of too many parts",
        "$ yes '1+' | head -600000 | tr -d '\\n' | cutectl eval -",
        "$ yes '1' | head -600000 | cutectl eval - | uniq",
        "One line, or one statement of a file, has at most 524288 operands, elements and statements \
         together, so that none takes more than 256 MB. Blanks and comments have no limit, and neither \
         has the number of lines.",
    ),
    row(
        "E0117",
        "C++ where only the notation is read",
        "$ echo '#define N 4' | cutectl crd2idx",
        "$ echo '4:1 2' | cutectl crd2idx",
        "The text is a line of the preprocessor, or a statement or a definition of C++ beyond expressions \
         and bindings, where only an expression can stand: in a line of a layout and its coordinates, and in \
         the library without the reader of C++. Elsewhere C++ is read. A `#` begins a comment where none of \
         `if`, `ifdef`, `ifndef`, `elif`, `else`, `endif`, `define`, `undef`, `include` and `pragma` stands \
         right behind it.",
    ),
    row(
        "E0118",
        "a layout in another notation that is wrong",
        "memref<4x8xf32, strided<[1]>>",
        "memref<4x8xf32, strided<[1, 4]>>",
        "The text begins as Triton, MLIR, CuTe DSL, torch, numpy, XLA or `std::mdspan` write a layout, and goes on as none \
         of them does, or says something that is no layout: a number of threads that is no power of two, a key that the \
         attribute does not have, fewer strides than sizes. The caret points at the part; `docs/notations.md` says what \
         is read.",
    ),
    row(
        "E0119",
        "a layout in another notation that leaves something open",
        "#ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>",
        "$ cutectl eval --shape 128,64 '#ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>'",
        "An attribute of Triton stands for one layout for each shape of a tensor, numpy counts strides in bytes of elements \
         of some size, and two bare tuples may be those of torch or of numpy. What the text does not say is said by a flag: \
         `--shape 128,64`, `--bits 32`, and `--from torch` of `cutectl read`. A whole type, \
         `tensor<128x64xf16, #ttg.…>`, says its shape itself.",
    ),
    row(
        "E0120",
        "no equation that can be solved",
        "$ cutectl solve '(4,8):(8,1) o ?'",
        "$ cutectl solve '(4,8):(8,1) o ? = 32:1'",
        "`solve` takes an equation with one `=` and one unknown, written `?`. The unknown stands alone beside an \
         `o`, in `composition`, in the divides and products, as the coordinate of a layout or as the first argument of \
         `crd2idx` and `idx2crd`; what stands around it are layouts and swizzled layouts of numbers, of 1048576 \
         coordinates at most.",
    ),
    row(
        "E0121",
        "a value that a notation cannot say",
        "$ cutectl eval --as torch '((2,2),8):((1,4),8)'",
        "$ cutectl eval --as memref '((2,2),8):((1,4),8)'",
        "`eval --as` writes what it can read back to the same function, and refuses the rest: torch has one stride a \
         dimension and no swizzles, Triton's attributes are linear over bits, numpy counts bytes of elements whose size \
         `--bits` says. The message names the part that stands in the way.",
    ),
];
