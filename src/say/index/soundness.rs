//! E06: answers that are not what their operation promises.

use super::{Entry, row};

pub(super) const ROWS: &[Entry] = &[
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
         16 bytes and no longer than the swizzle spans: CuTe does not ask, the driver refuses. The tile lies at a multiple \
         of 128 bytes in shared memory: CuTe does not ask, the copy faults.",
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
];
