//! E04: what the algebra refuses: CuTe's assertions.

use super::{Entry, row};

pub(super) const ROWS: &[Entry] = &[
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
];
