//! The index of errors.

/// The entry of one error code.
pub struct Entry {
    /// The code: `E0301`.
    pub code: &'static str,
    /// In a few words.
    pub title: &'static str,
    /// What it means and what to do.
    pub text: &'static str,
    /// A text that has it, behind `--cxx` where only that mode refuses it; behind `$ ` a command
    /// line, where a text alone cannot have it.
    pub wrong: &'static str,
    /// The text of `wrong`, mended.
    pub right: &'static str,
}

const fn row(code: &'static str, title: &'static str, wrong: &'static str, right: &'static str, text: &'static str) -> Entry {
    Entry { code, title, text, wrong, right }
}

/// Every code in order. Groups: 01 syntax, 02 names, 03 kinds, 04 algebra, 05 range, 06 soundness,
/// 07 input and output, 08 memory, 09 C++.
pub static INDEX: &[Entry] = &[
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
    row(
        "E0401",
        "shape and stride are not congruent",
        "(3,(2,3)):(3,12,1)",
        "(3,(2,3)):(3,(12,1))",
        "A layout needs one stride for every extent, in the same hierarchy: shape and stride must be \
         congruent, which `congruent(shape, stride)` tests. The first label points at the mode where \
         they first differ, the second at its counterpart. Repeat the parentheses of the shape in \
         the stride.",
    ),
    row(
        "E0402",
        "tuples of different ranks",
        "inner_product((2,3),(4,5,6))",
        "inner_product((2,3,1),(4,5,6))",
        "The operation goes through two tuples mode by mode, and they have different numbers of \
         modes; CuTe asserts \"Mismatched ranks\". Extend the shorter one, for instance with \
         `append<3>(t, 1)`, or take the modes that are meant: `take<0,2>(t)`.",
    ),
    row(
        "E0403",
        "a coordinate of the wrong rank",
        "(4,8):(8,1)(1,2,3)",
        "(4,8):(8,1)(1,2)",
        "A coordinate is a single integer (1-D), or it has as many modes as the shape, and so on \
         inside every mode. CuTe asserts \"Mismatched Ranks\". `idx2crd(i, shape)` shows the natural \
         coordinate of a 1-D one.",
    ),
    row(
        "E0404",
        "a coordinate deeper than its shape",
        "(4,8):(8,1)(1,(2,3))",
        "(4,(2,4)):(8,(4,1))(1,(1,3))",
        "A mode with an integer extent takes an integer coordinate; a tuple needs a mode with \
         hierarchy. CuTe asserts \"Invalid parameters\". Coordinates may be coarser than the shape, \
         never finer.",
    ),
    row(
        "E0405",
        "a mode that does not exist",
        "get<2>((4,8))",
        "get<1>((4,8))",
        "Modes are counted from 0, and the index is past the last one. CuTe asserts \"Index out of \
         range\". `rank(x)` counts the modes; `get<1,0>(x)` is mode 0 of mode 1.",
    ),
    row(
        "E0406",
        "a range of modes that is empty or runs past the end",
        "take<1,4>((2,3,4))",
        "take<1,3>((2,3,4))",
        "A range `<B,E>` holds the modes from `B` up to `E`, without `E` itself. CuTe asserts that it \
         holds at least one and that `E` is no more than the rank.",
    ),
    row(
        "E0407",
        "no answer on the empty tuple",
        "depth(())",
        "depth((4))",
        "The operation looks for a first, last, largest or deepest element, and `()` has none. In \
         C++ it does not compile. `rank(())` is 0 and `size(())` is 1.",
    ),
    row(
        "E0408",
        "`shape_div`: neither divides the other",
        "shape_div(12,5)",
        "shape_div(12,4)",
        "`shape_div(a, b)` divides where `b` divides `a` and gives 1 (with the sign) where `a` \
         divides `b`; anything else would split an element. CuTe asserts \"Divisibility Condition\". \
         Change a size so that it divides, or use `ceil_div`, which rounds up.",
    ),
    row(
        "E0409",
        "`safe_div`: does not divide",
        "safe_div(12,5)",
        "safe_div(12,4)",
        "`safe_div(a, b)` is for divisions without remainder. CuTe asserts \"Static safe_div requires \
         t % u == 0\". Use `ceil_div` to round up, or `a/b` to round towards zero.",
    ),
    row(
        "E0410",
        "composition: stride divisibility",
        "composition((4,3):(3,1), 2:5)",
        "composition((4,3):(3,1), 2:4)",
        "The right side steps through the left side with a stride that, mode by mode, must be a \
         multiple of the extent it passes or stay below it; otherwise a step would end in the middle \
         of a mode and the result would be no layout. CuTe asserts \"Stride Divisibility Condition\". \
         Choose a stride among the multiples that the help names, or compose with another left side: \
         `coalesce` may join the modes that are in the way.",
    ),
    row(
        "E0411",
        "composition: shape divisibility",
        "composition((4,6):(1,5), 6:1)",
        "composition((4,6):(1,5), 8:1)",
        "An extent of the right side takes what is left of a mode of the left side and must go on \
         with a whole number of elements in the next: 6 elements do not split over modes of 4. CuTe \
         asserts \"Shape Divisibility Condition\". Choose an extent that divides, or that stays \
         within the mode. A tile that does not divide its tensor is cut at the edge by predication, \
         not by composition.",
    ),
    row(
        "E0412",
        "complement: run-time strides",
        "--cxx complement((4,6):(1,4), 24)",
        "--cxx complement((_4,_6):(_1,_4), _24)",
        "`complement` sorts the modes by stride, and C++ does so at compile time: with more than one \
         mode it asserts \"Dynamic-stride complement only for rank-1 layouts\". Products and divides \
         use it. Make the strides compile-time (`_4` or `Int<4>{}`); without `--cxx` every value is \
         known.",
    ),
    row(
        "E0413",
        "complement: modes overlap",
        "complement((4,2):(2,3), 24)",
        "complement((4,2):(2,8), 24)",
        "A complement fills the gaps that a layout leaves, which is only possible where its modes do \
         not reach into each other. Sorted by stride, every stride must be at least what the modes \
         before it cover. CuTe asserts \"Non-injective Layout detected in complement.\" Products and \
         divides use it. `cutectl info` says whether a layout is injective.",
    ),
    row(
        "E0414",
        "left inverse: run-time strides",
        "--cxx left_inverse((4,8):(8,1))",
        "--cxx left_inverse((_4,_8):(_8,_1))",
        "`left_inverse` sorts the modes by stride, and C++ does so at compile time: it asserts \"Left \
         inverse requires static strides.\" Make the strides compile-time; without `--cxx` every \
         value is known.",
    ),
    row(
        "E0415",
        "left inverse: divisibility",
        "left_inverse((4,2):(2,3))",
        "left_inverse((4,2):(2,8))",
        "Sorted by stride, every stride must be a multiple of the one before it; otherwise no layout \
         takes the indices back. CuTe asserts \"Left inverse divisibility condition\". Not every \
         injective layout has a left inverse that is a layout; `cutectl where` finds the coordinates \
         of an index in any case.",
    ),
    row(
        "E0416",
        "a tiler with more modes than the layout",
        "logical_divide((8,8):(8,1), (2,4,2))",
        "logical_divide((8,8):(8,1), (2,4))",
        "A tuple as tiler works mode by mode: its element i applies to mode i of the layout, and \
         there are more elements than modes. Leave out the surplus, write `_` for a mode that stays \
         as it is, or give one layout, which applies to the whole: `4:2`.",
    ),
    row(
        "E0417",
        "upcast: divisibility",
        "upcast<4>(8:3)",
        "upcast<4>(8:2)",
        "`upcast<N>` makes N elements one, so every stride other than 0 must be a multiple of N or \
         divide it; otherwise a new element would start inside another. CuTe asserts \"Divisibility \
         condition\". `recast_layout<Old,New>` to a wider type does the same.",
    ),
    row(
        "E0418",
        "downcast: no adjacent elements",
        "downcast<2>(4:2)",
        "downcast<2>(4:1)",
        "`downcast<N>` makes one element N, which then lie side by side: a mode of stride 1 must take \
         them. CuTe asserts \"Downcast requires adjacent elements\". Under `--cxx` the 1 must be \
         compile-time: `_1`.",
    ),
    row(
        "E0419",
        "`tile_to_shape`: more modes than the target",
        "tile_to_shape((2,2,2):(1,2,4), (8,8))",
        "tile_to_shape((2,2,2):(1,2,4), (8,8,8))",
        "The block is repeated until it fills the target shape mode by mode, so the target needs at \
         least as many modes as the block. CuTe asserts \"Rank of layout must be <= rank of target \
         shape.\"",
    ),
    row(
        "E0420",
        "`tile_to_shape`: the block does not divide the target",
        "tile_to_shape((3,3):(1,3), (8,8))",
        "tile_to_shape((4,4):(1,4), (8,8))",
        "The block is repeated a whole number of times in every mode, so its extents must divide \
         those of the target. CuTe asserts \"tile_to_shape: block shape does not divide the target \
         shape.\"",
    ),
    row(
        "E0421",
        "parameters that make no swizzle",
        "Swizzle<3,4,2>",
        "Swizzle<3,4,3>",
        "`Swizzle<B,M,S>` takes B bits from S places further up and xors them onto the B bits above \
         the M lowest. The two groups of bits may not overlap, so |S| is at least B; B and M are not \
         negative. CuTe asserts as much.",
    ),
    row(
        "E0422",
        "compile-time integers are needed",
        "--cxx domain_distribute((4,8), _16)",
        "--cxx domain_distribute((_4,_8), _16)",
        "The C++ does this at compile time and needs every integer involved as `_4` or `Int<4>{}`. \
         Without `--cxx` every value is known and the operation goes through.",
    ),
    row(
        "E0423",
        "`unflatten`: the profile has another number of leaves",
        "unflatten((1,2,3), (_0,_0))",
        "unflatten((1,2,3), (_0,(_0,_0)))",
        "`unflatten` puts the elements of a flat tuple in the places of a profile, so there must be as \
         many of one as of the other. The values in the profile do not matter.",
    ),
    row(
        "E0424",
        "a rank that cannot be reached",
        "append<1>((1,2), 9)",
        "append<3>((1,2), 9)",
        "`append<N>` and `prepend<N>` add modes up to rank N and never remove any; counts are not \
         negative. To drop modes use `take<B,E>`.",
    ),
    row(
        "E0425",
        "an assertion does not hold",
        "static_assert(congruent((4,8),(8,1,1)), \"one stride each\")",
        "static_assert(congruent((4,8),(8,1)), \"one stride each\")",
        "The condition of a `static_assert` is false. Evaluate both sides of it to see why. \
         `cutectl assert` prints them, and its exit status is 1 for a condition that does not hold.",
    ),
    row(
        "E0426",
        "no memory to read",
        "make_tensor(make_gmem_ptr<half_t>(0x100), 8:1)(3)",
        "make_tensor(counting_iterator<int>{0}, 8:1)(3)",
        "A tensor over a pointer can be sliced and printed as a layout, but its elements lie in a \
         GPU's memory that does not exist here. Over `counting_iterator<int>{0}` every element is \
         its own index, which shows what goes where.",
    ),
    row(
        "E0427",
        "an offset where CuTe allows none",
        "composition((16,2):(2,1), Sw<1,1,1> o _4 o (4,4):(4,1))",
        "composition((16,2):(2,1), Sw<1,1,1> o _0 o (4,4):(4,1))",
        "A layout with a swizzle carries an offset between the two, and this operation moves the swizzle \
         past something that is only right for an offset of 0. CuTe asserts \"Require offset == 0.\" \
         Apply the operation to the layout without the offset, and add the offset to the coordinates.",
    ),
    row(
        "E0428",
        "swizzled bits that are not known",
        "to_mixed_bits((3,8):(8,1), (2,3))",
        "to_mixed_bits((4,8):(8,1), (2,3))",
        "To slice a swizzled layout, CuTe works out which bits of an index every mode can change, and \
         that needs extent times stride of each mode to be a power of two. CuTe asserts \"Requires pow2 \
         shape*stride.\" Pad the mode to a power of two, or apply the layout to whole coordinates.",
    ),
    row(
        "E0429",
        "an extent below zero",
        "$ cutectl print '(2,-4)'",
        "$ cutectl print '(2,4)'",
        "C++ computes with negative extents without a word, and a complement or an inverse of negative \
         strides may even answer with one. Such a layout has no coordinates, so there is nothing to draw \
         or to know about it.",
    ),
    row(
        "E0440",
        "threads or permutations that do not tile an MMA atom",
        "make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN{}, (2,2,1,1):(1,2,4,4))",
        "make_tiled_mma(SM80_8x8x4_F64F64F64F64_TN{}, (2,2,1):(1,2,4))",
        "A tiled MMA repeats its atom over M, N and K, so its layout of threads has three modes and its \
         permutations are a tuple of three: `_`, an extent or a layout each, all compile-time in C++. \
         What is left out at the end is added.",
    ),
    row(
        "E0442",
        "a copy operation that does not move whole values",
        "Copy_Atom<SM75_U16x8_LDSM_T, float>{}",
        "Copy_Atom<SM75_U16x8_LDSM_T, half_t>{}",
        "A copy operation says which bits each thread moves. In values of the given type a thread would \
         not hold whole ones, so the layout no longer has the threads of the operation. CuTe asserts \
         \"CopyOperation is not valid for Src of ValType.\", or of Dst or Ref.",
    ),
    row(
        "E0443",
        "too few threads or values for a copy atom",
        "make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>,float>{}, 32:1, 2:1)",
        "make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>,float>{}, 32:1, 4:1)",
        "A tiling has a whole number of atoms, so its threads and its values are multiples of those of \
         the atom. CuTe asserts \"TiledCopy uses too few thrs for selected CopyAtom\", or vals.",
    ),
    row(
        "E0444",
        "a tensor with fewer modes than the tiler",
        "make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>,float>{}, (8,8):(1,8), (4,1):(1,4)).tidfrg_S(64:1)",
        "make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>,float>{}, (8,8):(1,8), (4,1):(1,4)).tidfrg_S((64,8):(1,64))",
        "A tiled copy divides a tensor mode by mode by its tiler, so the tensor has at least as many \
         modes. CuTe asserts \"Rank of tensor to be partitioned too small.\"",
    ),
    row(
        "E0445",
        "addresses that the data layout does not have",
        "make_cotiled_copy(Copy_Atom<UniversalCopy<uint128_t>,float>{}, (16,8):(8,1), (16,4):(8,1))",
        "make_cotiled_copy(Copy_Atom<UniversalCopy<uint128_t>,float>{}, (16,4):(8,1), (16,4):(8,1))",
        "`make_cotiled_copy` takes a layout from threads and values to addresses and looks them up in \
         the data layout; an address that no coordinate of the data has cannot be found. CuTe asserts \
         \"The memory pointed to by AtomTVLayout does not exist in the DataLayout.\"",
    ),
    row(
        "E0446",
        "a layout that no descriptor of shared memory describes",
        "GMMA::make_gmma_desc<GMMA::Major::MN>(make_tensor(make_smem_ptr<half_t>(0x400), tile_to_shape(GMMA::Layout_K_SW32_Atom<half_t>{}, Shape<_64,_16>{})))",
        "GMMA::make_gmma_desc<GMMA::Major::K>(make_tensor(make_smem_ptr<half_t>(0x400), tile_to_shape(GMMA::Layout_K_SW32_Atom<half_t>{}, Shape<_64,_16>{})))",
        "wgmma and tcgen05 find an operand by one start address and two strides, so its layout must be one of the \
         canonical forms of its swizzle and major. The layouts that `tile_to_shape` makes of the atoms \
         `GMMA::Layout_K_SW128_Atom` and its relatives are; a tensor larger than one instruction is cut into tiles first.",
    ),
    row(
        "E0447",
        "a copy that the tensor memory accelerator cannot do",
        "make_tma_copy(SM90_TMA_LOAD{}, make_tensor(make_gmem_ptr<half_t>(0x1000), (512,256):(_1,512)), tile_to_shape(GMMA::Layout_K_SW128_Atom<half_t>{}, Shape<_128,_64>{}))",
        "make_tma_copy(SM90_TMA_LOAD{}, make_tensor(make_gmem_ptr<half_t>(0x1000), (512,256):(256,_1)), tile_to_shape(GMMA::Layout_K_SW128_Atom<half_t>{}, Shape<_128,_64>{}))",
        "One instruction moves a box of at most five dimensions, of at most 256 elements a side, whose innermost dimension is \
         contiguous in global memory and in shared memory. The address and all other strides are multiples of 16 bytes. \
         What CuTe asserts on the way is quoted.",
    ),
    row(
        "E0448",
        "a fragment or a copy that tensor memory does not have",
        "make_tensor<UMMA::tmem_frg_1sm<float>>(Shape<Shape<_128,_256>,_1,_3>{})",
        "make_tensor<UMMA::tmem_frg_1sm<float>>(Shape<Shape<_128,_256>,_1,_2>{})",
        "The tensor memory of an SM has 128 lanes of 512 columns of 32 bits. A fragment takes the shape that an MMA \
         partitions, ((M,N),rest...), with the extents of its instruction, and fits there with everything it stores; copies \
         reach tensors of elements as wide as those of their atom. What CuTe asserts on the way is quoted.",
    ),
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
    row(
        "E0601",
        "the composition is not A(B(c)) (a warning)",
        "composition((3,2):(6,5), 6:2)",
        "composition((4,2):(6,5), 4:2)",
        "CuTe's assertions are weaker than the definition: it composes these operands, and the layout \
         that it returns is not the function A(B(c)). The answer is CuTe's; the message names the \
         smallest 1-D coordinate where the two differ. So it is for `A o B`, for tilers by mode, for \
         swizzled layouts and for basis strides. Divides compose too, with the tile and its complement as B. `--strict` makes it an error.",
    ),
    row(
        "E0602",
        "the complement does not complete (a warning)",
        "complement((2,3):(4,1), 9)",
        "complement((2,4):(4,1), 16)",
        "Layout and complement together should have every index below the cotarget exactly once, and \
         the message names one that they miss or have twice. CuTe does not notice it where a stride \
         is no multiple of what the smaller strides cover. The answer is CuTe's; `--strict` makes it \
         an error.",
    ),
    row(
        "E0603",
        "the inverse does not invert (a warning)",
        "left_inverse(2:0)",
        "left_inverse(2:3)",
        "`L(R(i))` for a right inverse, or `R(L(i))` for a left inverse, should be `i`, and is not at \
         the place that the message names. A left inverse needs an injective layout. The answer is \
         CuTe's; `--strict` makes it an error.",
    ),
    row(
        "E0604",
        "the tiles drop or repeat an element (a warning)",
        "logical_divide(8:1, 2:0)",
        "logical_divide(8:1, 2:1)",
        "A divide should arrange every element of the layout in tiles, each exactly once, and the \
         message names the 1-D coordinate of one that is missing or comes twice. The tiler usually \
         overlaps itself. The answer is CuTe's; `--strict` makes it an error.",
    ),
    row(
        "E0605",
        "the copies of a product overlap (a warning)",
        "logical_product(4:1, 6:0)",
        "logical_product(4:1, 6:1)",
        "A product should place copies of the block side by side, and two elements have the index that \
         the message names. Where a broadcast is meant (a stride of 0), the warning can be ignored. \
         The answer is CuTe's; `--strict` makes it an error.",
    ),
    row(
        "E0606",
        "an extent below zero (a warning)",
        "complement(2:-1, 8)",
        "complement(2:1, 8)",
        "CuTe's algorithm returned a layout with a negative extent, which is no layout: it does not \
         check its operands for negative strides. Reverse the mode before the operation and the result \
         afterwards. `--strict` makes it an error.",
    ),
    row(
        "E0607",
        "the tile does not divide (a note)",
        "zipped_divide((8,8):(8,1), (3,2))",
        "zipped_divide((8,8):(8,1), (4,2))",
        "The number of elements is no multiple of the tile, so the last tile reaches over the edge of \
         the layout: of a divide, of `local_tile` and `local_partition`, of what a tiled copy or a \
         tiled MMA partitions. That is everyday predication: a kernel masks the elements outside. It is a note, \
         and no error under `--strict`.",
    ),
    row(
        "E0608",
        "not decided whether the answer holds (a note)",
        "composition((131073,2):(1,131074), 131074:2)",
        "composition((131072,2):(1,131072), 131072:2)",
        "Whether the answer is what the operation promises does not follow from the modes, and among \
         the first 65536 elements there is no difference. It is a note, and no error under `--strict`.",
    ),
    row(
        "E0609",
        "elements are lost or made up (a warning)",
        "--cxx composition((8,5):(5,1), 12:1)",
        "--cxx composition((8,5):(5,1), 8:1)",
        "A composition has as many elements as B, and a product as many as block and tiles have together. \
         Where an extent does not split, C++ cannot see it in run-time integers, divides without the \
         remainder, and returns a layout of another size. With compile-time integers, and in value mode, \
         the same operands are refused. The answer is CuTe's; `--strict` makes it an error.",
    ),
    row(
        "E0610",
        "a coordinate outside the shape (a note)",
        "[(4,8):(8,1)](4,0)",
        "[(4,8):(8,1)](3,0)",
        "CuTe multiplies and adds whatever the coordinate is, so this one has an index too; but no \
         element of the layout, or no tile, stands there. In a kernel that is an access out of bounds, \
         unless it is predicated. It is a note, and no error under `--strict`.",
    ),
    row(
        "E0611",
        "a thread that the tiling does not have (a note)",
        "local_partition(make_tensor(counting_iter(0), (8,8)), (4,8), 32)",
        "local_partition(make_tensor(counting_iter(0), (8,8)), (4,8), 31)",
        "CuTe takes any thread index: one beyond the last thread wraps around, or works on elements \
         that other threads have too, or that lie outside. A kernel launched with more threads than \
         its tiling has must keep the others out. It is a note, and no error under `--strict`.",
    ),
    row(
        "E0612",
        "a TMA copy that CuTe builds and that does something else (a warning)",
        "make_tma_copy(SM90_TMA_LOAD{}, make_tensor(make_gmem_ptr<half_t>(0x1000), (512,256):(256,_1)), tile_to_shape(GMMA::Layout_K_SW128_Atom<half_t>{}, Shape<_128,_64>{}), Shape<_128,_64>{})",
        "make_tma_copy(SM90_TMA_LOAD{}, make_tensor(make_gmem_ptr<half_t>(0x1000), (512,256):(256,_1)), tile_to_shape(GMMA::Layout_K_SW128_Atom<half_t>{}, Shape<_128,_64>{}), Shape<_128,_64>{}, Int<1>{})",
        "`make_tma_copy(op, tensor, layout, x)` takes x for the cluster, so a tile there shares the box among thousands of \
         CTAs; with five arguments the fourth is the tile. A tensor of more than five modes has the last ones merged, and a \
         box with several elements there is right only where they lie side by side. The inner side of a box is a multiple of \
         16 bytes and no longer than the swizzle spans: CuTe does not ask, the driver refuses.",
    ),
    row(
        "E0613",
        "a shared-memory descriptor that starts elsewhere (a warning)",
        "GMMA::make_gmma_desc<GMMA::Major::K>(make_tensor(make_smem_ptr<half_t>(0x408), tile_to_shape(GMMA::Layout_K_SW32_Atom<half_t>{}, Shape<_64,_16>{})))",
        "GMMA::make_gmma_desc<GMMA::Major::K>(make_tensor(make_smem_ptr<half_t>(0x400), tile_to_shape(GMMA::Layout_K_SW32_Atom<half_t>{}, Shape<_64,_16>{})))",
        "The start address stands in a descriptor in units of 16 bytes, in 14 bits: the lowest four bits and those above bit \
         17 are dropped without a word. The base offset is always 0, which says that the pattern of the swizzle starts at a \
         multiple of 1024, 512 or 256 bytes; an operand that starts elsewhere is read at the wrong places.",
    ),
    row(
        "E0704",
        "the command was used wrongly",
        "$ cutectl -D 4 eval 1",
        "$ cutectl -D a=4 eval a",
        "What was typed is not a use of the command: an unknown function or error code, a `-D` that \
         is not `NAME=EXPR`, several expressions where a command makes one document, a `:command` of \
         the session that there is not. `cutectl help COMMAND` shows what it takes, `:help` in the session.",
    ),
    row(
        "E0705",
        "the picture is too large for its medium",
        "$ cutectl png '(4096,4096)'",
        "$ cutectl png --window 0:16,0:16 '(4096,4096)' | wc -c",
        "A PNG has at most 268435456 pixels and 65535 a side, a PDF 1048576 cells, a picture of several \
         expressions 262144 cells. `--window 0:64,0:64` and `--tile 0,0` draw a part, `--cell 2` makes \
         smaller cells; SVG and TikZ are written as they are made and take any layout of 67108864 cells.",
    ),
    row(
        "E0801",
        "a line that describes no access",
        "$ echo '{\"op\":\"ld.b32\"}' | cutectl bank --addresses -",
        "$ printf '{\"op\":\"ld.b32\",\"addr\":[%s]}' $(seq -s, 0 4 124) | cutectl bank --addresses -",
        "`bank --addresses` reads one JSON object a line: `op`, the instruction; `addr`, 32 byte \
         addresses, lane 0 first, `null` for a lane that has none; `active`, the mask of the lanes that \
         take part, all if left out. Other fields are read over. The caret stands where the line is \
         something else.",
    ),
    row(
        "E0802",
        "an access that does not exist",
        "$ cutectl bank 32:1 --dtype f32 --tv row --access mov",
        "$ cutectl bank 32:1 --dtype f32 --tv row --access ld.b32",
        "Accesses are named as in PTX, and what makes no difference may be left out: \
         `ld.shared.b64`, `ld.b64`, `ld.shared.v2.f32`; `st.shared.b128`; `ldmatrix.x4.trans`; \
         `stmatrix.x2`; `cp.async.b128`; `ld.global.b32`. A lane moves 1, 2, 4, 8 or 16 bytes.",
    ),
    row(
        "E0803",
        "an address that the hardware refuses",
        "$ printf '{\"op\":\"ld.b64\",\"addr\":[%s]}' $(seq -s, 4 8 252) | cutectl bank --addresses -",
        "$ printf '{\"op\":\"ld.b64\",\"addr\":[%s]}' $(seq -s, 0 8 248) | cutectl bank --addresses -",
        "A lane that takes part has an address, and it is a multiple of what the instruction moves a \
         lane: 8 bytes for `ld.shared.b64`, a row of 16 bytes for `ldmatrix`. A GPU stops the kernel \
         with a misaligned address. `ldmatrix` and `stmatrix` are executed by the whole warp, so every \
         lane that points at a row needs an address, whatever `active` says.",
    ),
    row(
        "E0804",
        "an access that this layout does not allow",
        "$ cutectl bank '(32,2):(1,32)' --dtype f32 --tv '(32,2):(1,32)' --access ld.b64",
        "$ cutectl bank '(32,2):(2,1)' --dtype f32 --tv '(32,2):(1,32)' --access ld.b64",
        "An instruction moves neighbours: the values that it takes of a thread must lie side by side in \
         memory, from a multiple of its size on, and be a whole number of elements. The message names \
         the first thread and value where that fails. A narrower access works, and `--access auto` \
         takes the widest that does. A swizzle that moves bits within a vector breaks the vector: its \
         M must be at least the logarithm of the vector's elements.",
    ),
    row(
        "E0805",
        "a thread that leaves the tile",
        "$ cutectl bank 32:1 --dtype f32 --tv '(32,1):(2,0)'",
        "$ cutectl bank 32:1 --dtype f32 --tv '(32,1):(1,0)'",
        "The (thread, value) layout names coordinates of the tile, from 0 to its size - 1, in the order \
         of `LayoutLeft`: the first mode runs fastest. The message names the first thread and value \
         beyond it. A layout with negative strides needs a `--base` that keeps addresses above zero.",
    ),
    row(
        "E0806",
        "the size of an element",
        "$ cutectl bank 32:1 --tv row",
        "$ cutectl bank 32:1 --dtype f32 --tv row",
        "Addresses need the size of an element: `--dtype f16`, `--dtype float`, `--dtype 16b`. A layout \
         of `smem_ptr[16b](unset)` and a tensor over a pointer say it themselves, and then another \
         `--dtype` contradicts them; where neither says it, the atom of `--copy` or `--mma` does.",
    ),
    row(
        "E0807",
        "a warp along the tile that is to move matrices",
        "$ cutectl bank '(128,64):(64,1)' --dtype f16 --tv row --access ldmatrix.x4",
        "$ cutectl bank '(128,64):(64,1)' --mma SM80_16x8x16_F32F16F16F32_TN --operand A --access ldmatrix.x4",
        "Eight lanes of `ldmatrix` and `stmatrix` point at the eight rows of an 8x8 matrix. `row` and `col` \
         send the lanes of a warp along the tile one behind the other, so that eight lanes would point at \
         eight pieces of one row, which no kernel does. Say which lane points where: by the operand of a \
         multiply (`--mma MMA --operand A`), by a tiled copy (`--copy COPY`) or by a (thread, value) layout \
         (`--tv '((8,4),(8,2)):((1,64),(8,256))'`).",
    ),
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
        "$ cutectl eval 'void f() { goto end; end: ; }'",
        "$ cutectl eval 'void f() { return; }'",
        "Inline assembly, `goto`, `try`, a union, a pointer to a member: the smallest definition around it \
         cannot be used, everything else can. `cutectl info -f FILE` lists what is not read of a file.",
    ),
    row(
        "E0904",
        "C++ that goes wrong while it runs",
        "$ cutectl eval 'int a[2]; a[2] = 1;'",
        "$ cutectl eval 'int a[2]; a[1] = 1;'",
        "An access out of bounds, a division by zero, a pointer to nothing: what is undefined or ends a \
         compiled program ends here with the place. A kernel runs for its layouts, the data that it moves \
         is not computed, and a value that would come from it has none either.",
    ),
    row(
        "E0905",
        "a limit of programs",
        "$ cutectl eval 'int f(int n) { return f(n + 1) + 1; } int main() { return f(0); }'",
        "$ cutectl eval 'int f(int n) { return n > 9 ? n : f(n + 1) + 1; } int main() { return f(0); }'",
        "A program may nest 160 deep, have 50000 calls within one another, take 4000000000 steps and print \
         64 MiB; macros may make 2097152 tokens.",
    ),
];

/// The entry of `code`, in either case.
pub fn entry(code: &str) -> Option<&'static Entry> {
    INDEX.iter().find(|e| e.code.eq_ignore_ascii_case(code))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::algebra::Mode;
    use crate::eval::Session;
    use crate::say::diagnostic;

    /// The code of a text's error or finding, `None` if it has a value without one.
    fn code(text: &str) -> Option<&'static str> {
        let (mode, text) = match text.strip_prefix("--cxx ") {
            Some(text) => (Mode::Cxx, text),
            None => (Mode::Value, text),
        };
        let (arena, mut session) = (bumpalo::Bump::new(), Session { check: true, ..Session::new(mode) });
        match session.line(&arena, text) {
            Ok(outcome) => outcome.warnings.first().map(|w| diagnostic::explain_warning(w).code),
            Err(error) => Some(diagnostic::explain(&error, text, &session.env).code),
        }
    }

    #[test]
    fn every_code_that_is_produced_has_an_entry() {
        let sources = [
            include_str!("diagnostic.rs"),
            include_str!("equation.rs"),
            include_str!("../program/app.rs"),
            include_str!("refusal.rs"),
            include_str!("../cxx/session.rs"),
        ]
        .concat();
        let mut produced: Vec<&str> = sources.match_indices("E0").map(|(at, _)| &sources[at..at + 5]).collect();
        produced.retain(|code| code[1..].bytes().all(|b| b.is_ascii_digit()));
        produced.sort_unstable();
        produced.dedup();
        let listed: Vec<&str> = INDEX.iter().map(|e| e.code).collect();
        assert_eq!(listed, produced);
    }

    #[test]
    fn the_wrong_text_has_the_error_and_the_right_one_has_none() {
        for e in INDEX {
            let judged_outside = e.code == "E0505"; // of the value, by the command line
            if !e.wrong.starts_with("$ ") && !judged_outside {
                assert_eq!(code(e.wrong), Some(e.code), "{}", e.wrong);
            }
            if !e.right.starts_with("$ ") {
                assert_eq!(code(e.right), None, "{}", e.right);
            }
        }
    }
}
