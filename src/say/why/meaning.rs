//! What assertions of CuTe ask for, where the operation itself cannot be evaluated here.

use crate::syntax::log::{Kind, Report};

/// A text of the compiler, and what it means.
const MEANINGS: &[(&str, &str)] = &[
    (
        "TiledCopy uses too few vals",
        "the tiled copy gives a thread fewer values than its atom moves at once: make the value layout larger, or take an atom that moves fewer bits",
    ),
    ("TiledCopy uses too few thrs", "the tiled copy has fewer threads than its atom needs together: make the thread layout larger"),
    (
        "TiledMMA requires rank-3 AtomLayoutMNK",
        "a tiled MMA lays its atoms out in M, N and K: write `Layout<Shape<_2,_2,_1>>`, three modes",
    ),
    (
        "TiledMMA requires rank-3 PermutationMNK",
        "the permutation of a tiled MMA has a tiler for each of M, N and K; `_` leaves one as it is",
    ),
    (
        "failed to vectorize",
        "the elements that one instruction takes do not lie side by side: look at the stride of the first mode of the partition, or take a smaller atom",
    ),
    ("Expected smem destination for cp.async", "cp.async writes to shared memory: make the destination with make_smem_ptr"),
    ("Expected gmem source for cp.async", "cp.async reads from global memory: make the source with make_gmem_ptr"),
    ("Expected smem", "this operand must be in shared memory: make it with make_smem_ptr"),
    (
        "Expected registers in MMA_Atom",
        "this instruction takes the operand from registers: make it with partition_fragment or make_fragment",
    ),
    (
        "Expected desc registers",
        "this instruction takes the operand by a descriptor: make the fragment with the tiled MMA from a tensor in shared memory",
    ),
    ("Expected tmem", "this instruction takes the operand from tensor memory"),
    ("Expecting ValTypeA type", "the tensor has another element type than the operand A of the MMA atom"),
    ("Expecting ValTypeB type", "the tensor has another element type than the operand B of the MMA atom"),
    ("Expecting ValTypeC type", "the tensor has another element type than the operand C of the MMA atom"),
    (
        "Expected rank-1 ",
        "an atom takes the values of one instruction, a tensor of one mode; a tiled MMA or copy loops over the other modes",
    ),
    ("Bulk Copy requires copy vector size align to 16B", "a bulk copy moves multiples of 16 bytes: 128 bits or a multiple of it"),
    (
        "TMA requires CTA_Tile and SLayout top-level size equivalence",
        "the tile in global memory and the layout in shared memory need the same number of elements: leave out the stages, or give the tile that the buffer holds",
    ),
    (
        "Dynamic-stride complement only for rank-1",
        "with a stride known at run time CuTe completes layouts of one mode only: give the layout strides of the compiler (`Int<N>{}`), or coalesce it first",
    ),
    ("Non-injective Layout detected in complement", "two coordinates of the layout have the same index, so that nothing completes it"),
    (
        "Shape Divisibility Condition",
        "an extent of the right side must divide, or be divided by, what is left of the mode of the left side that it reaches",
    ),
    (
        "Stride Divisibility Condition",
        "a stride of the right side must divide, or be divided by, the extent of the mode of the left side that it steps over",
    ),
    ("shape_div failure", "one of the two integers must divide the other"),
    ("Left inverse requires static strides", "a left inverse needs strides known to the compiler"),
    ("Left inverse divisibility condition", "each stride must be a multiple of the one before it"),
    (
        "Too many modes in tiler",
        "the tiler has more modes than the layout: a tuple is applied mode by mode; group or flatten the layout first, or leave modes of the tiler out",
    ),
    ("block shape does not divide the target shape", "every mode of the atom must divide that mode of the target shape"),
    ("Rank of layout must be <= rank of target shape", "the target shape needs at least as many modes as the layout"),
    (
        "Rank of tensor to be partitioned too small",
        "the tensor has fewer modes than the tiler of the copy or MMA: slice off less, or append a mode",
    ),
    ("Mismatched Ranks", "both need the same number of modes"),
    ("Mismatched tuple_size", "both need the same number of modes"),
    ("Need equal rank", "both need the same number of modes"),
    ("Index out of range", "there is no such mode: the index is at least the rank"),
    ("take: ", "the range of modes lies outside of the tuple"),
    ("N > tuple_size", "append and prepend only make a tuple longer: it has as many modes already"),
    ("Require offset == 0", "a composed layout at the right side must not have an offset"),
    ("Require Swizzle offset == 0", "a swizzled layout at the right side must not have an offset"),
    (
        "abs(SShift) must be more than BBits",
        "the bits that are read and those that are changed must not overlap: the shift is at least the number of bits",
    ),
    ("Number of bits in Y and Z", "the two masks of a swizzle have the same number of bits"),
    ("N must be a power of two", "a swizzle is recast by powers of two only"),
    (
        "Unsupported layout swizzle",
        "wgmma and tcgen05 know four swizzles: none, 32, 64 and 128 bytes, of 16 bytes each (`Sw<1,4,3>`, `Sw<2,4,3>`, `Sw<3,4,3>` over bytes)",
    ),
    (
        "Not a canonical GMMA_K Layout",
        "the tile does not lie as wgmma reads K-major operands: make it with tile_to_shape from GMMA::Layout_K_SW128_Atom or its kin",
    ),
    (
        "Not a canonical GMMA_MN Layout",
        "the tile does not lie as wgmma reads MN-major operands: make it with tile_to_shape from GMMA::Layout_MN_SW128_Atom or its kin",
    ),
    (
        "Not a canonical UMMA_K Layout",
        "the tile does not lie as tcgen05 reads K-major operands: make it with tile_to_shape from UMMA::Layout_K_SW128_Atom or its kin",
    ),
    (
        "Not a canonical UMMA_MN Layout",
        "the tile does not lie as tcgen05 reads MN-major operands: make it with tile_to_shape from UMMA::Layout_MN_SW128_Atom or its kin",
    ),
    ("BLK_K0 must be a multiple", "the tile is too narrow along K for wgmma: K holds at least 32 bytes of elements"),
    ("BLK_MN0 must be a multiple", "the tile is too narrow along M or N for wgmma"),
    ("No eligible GMMA operator", "no wgmma has these element types and this tile"),
    ("Expected iterator iter in make_tensor", "the first argument of make_tensor is a pointer or an iterator, the second its layout"),
    ("does not exist in the DataLayout", "the atom reads elements that the data layout does not have: its strides skip them"),
    ("copy_V <= size<1>(layoutC_TV)", "the copy atom moves more values than a thread of the MMA holds"),
    ("CopyOperation is not valid for", "the number of bits that the instruction moves is no multiple of the element's"),
    ("Divisibility condition", "the factor and the stride must divide each other: the elements do not lie in whole words"),
    ("Divisibility Condition", "one of the two integers must divide the other"),
    ("Downcast requires adjacent elements", "elements that are split must lie side by side: a stride of 1"),
    ("Shape and Stride must be congruent", "shape and stride must nest alike"),
    ("Invalid parameters", "the coordinate does not fit the shape: a coordinate is one integer, or a tuple with as many modes"),
    ("Ambiguous scatter detected", "two elements of the source have the same place in the destination"),
    ("size(src) == size(dst)", "source and destination need the same number of elements"),
    ("is_tuple<", "a shape is a tuple of integers or an integer"),
    ("rank(layout", "print_latex and print_layout draw layouts of one or two modes: group the modes, or slice the layout"),
    ("template argument for template type parameter must be a type", INTEGERS),
    ("type/value mismatch at argument", INTEGERS),
    ("expected a type specifier", INTEGERS),
    // Of the DSL.
    (
        "ptr alignment",
        "the copy moves more bytes at once than the pointer is known to be aligned to: assume an alignment for the pointer (`assumed_align=16`), or take a narrower copy",
    ),
    ("unable to compute the following composition", "the right side steps over a mode of the left side by no multiple of its extent"),
    ("unable to compute crd2idx", "the coordinate does not fit the shape: it has other modes"),
    ("has invalid values for input type", "there is no such mode"),
    ("weakly congruent", "the coordinate has more modes than the view: give one for each mode"),
];

/// What a number in place of a type means.
const INTEGERS: &str = "Shape, Stride and Tile take types: `_8` or `Int<8>`, not `8`";

/// The sentence about an assertion of CuTe.
fn known(report: &Report) -> Option<&'static str> {
    let texts = [Some(&report.message), report.condition.as_ref()];
    MEANINGS.iter().find(|(text, _)| texts.iter().flatten().any(|t| t.contains(text))).map(|(_, meaning)| *meaning)
}

/// Whether the assertion has a sentence of its own.
pub(super) fn is_known(report: &Report) -> bool {
    known(report).is_some()
}

/// The sentence for a report, with the types that are missing where there is no overload.
pub(super) fn of(report: &Report) -> Option<String> {
    if let Some(meaning) = known(report) {
        return Some(meaning.to_string());
    }
    if report.message.starts_with("no matching") || report.message.starts_with("no instance") || report.message.starts_with("no match") {
        return Some(
            "no function of this name takes operands of these kinds: compare them with its signature (`cutectl functions NAME`)"
                .to_string(),
        );
    }
    match (report.kind, &report.condition) {
        (Kind::Assertion, Some(condition)) => Some(format!("CuTe asks that `{condition}`")),
        _ => None,
    }
}
