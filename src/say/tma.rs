//! The sentences about refused TMA copies and descriptors, with the nearest legal values.

use crate::algebra::Tree;
use crate::value::notation::tree_text;

/// The greatest number of elements along one side of a TMA box.
const LONGEST: i64 = 256;

/// The legal form that is nearest to `what`, which breaks `rule`.
pub(super) fn nearest(rule: &str, what: Tree) -> Option<String> {
    let numbers = || what.items().map(|items| items.iter().filter_map(|t| t.int().map(|i| i.value)).collect::<Vec<_>>());
    let list = |all: Vec<i64>| all.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
    let rounded = |n: i64| n.saturating_add(15) / 16 * 16;
    Some(if rule.contains("gmem_prob_stride[i] & 0b1111") {
        let padded: Vec<i64> = numbers()?.into_iter().map(rounded).collect();
        let nearest = if padded.len() == 1 { "the next is" } else { "the next are" };
        format!("strides are multiples of 16 bytes: pad the tensor, {nearest} {} bytes", list(padded).replace(',', ", "))
    } else if rule.contains("gmem_address") {
        format!("the tensor starts at a multiple of 16 bytes: {:#x} is the next", rounded(what.int()?.value))
    } else if rule.contains("smem_box_shape[i] <=") {
        let side = |n: i64| (1..=LONGEST.min(n)).rev().find(|d| n % d == 0).unwrap_or(1);
        format!(
            "a side of the box is at most {LONGEST}: a tile with sides ({}) is copied piece by piece",
            list(numbers()?.into_iter().map(side).collect())
        )
    } else if rule.contains("Majorness") {
        "the first mode that shared memory walks has stride 1 in global memory: take an atom of the other major, \
         `Layout_MN_…_Atom` for tensors whose rows are contiguous along M or N, `Layout_K_…_Atom` for those along K"
            .to_owned()
    } else if rule.starts_with("Could not find") {
        format!(
            "the tile in shared memory starts along a mode of global memory, with compile-time extents where it crosses modes; here it walks `{}`",
            tree_text(what)
        )
    } else if rule.contains("size equivalence") {
        "the tile and the layout in shared memory have as many elements: slice off the stages first, `s(_,_,Int<0>{})`".to_owned()
    } else if rule.contains("% multicast") {
        "a box is shared evenly: take a cluster of 1, 2, 4, 8 or 16 CTAs that divides a side of the box".to_owned()
    } else if rule.contains("nsupported layout swizzle") {
        "the accelerator swizzles by `Swizzle<0..3,4,3>`, on bytes; `Swizzle<2,5,2>` and `Swizzle<2,6,…>` keep atoms of 32 and 64 bytes: \
         take one of the atoms `GMMA::Layout_K_SW128_Atom<T>` and relatives"
            .to_owned()
    } else {
        return None;
    })
}

/// The canonical form that an operand in shared memory misses, in units of 16 bytes, and an atom that has it.
pub(super) fn canonical(rule: &str) -> Option<String> {
    let form = |form: &str, major: &str| {
        format!(
            "in units of 16 bytes it is {form}, with W = 1, 2, 4 or 8 by the swizzle: tiles of `GMMA::Layout_{major}_SW128_Atom<T>` and its relatives are"
        )
    };
    Some(if rule.contains("MN-size multiple of 8") {
        "an operand of an instruction has 8 rows or a multiple: take the tile of one instruction first, `local_tile(t,Shape<_64,_16>{},…)`"
            .to_owned()
    } else if rule.contains("Expected K-size") {
        "a descriptor is for one instruction, which is 32 bytes deep: take its tile first, `local_tile(t,Shape<_64,_16>{},…)` for halves"
            .to_owned()
    } else if rule.contains("_MN Layout") {
        form("`((W,n),(8,k)):((1,…),(W,…))`", "MN")
    } else if rule.contains("_K Layout") {
        form("`((8,n),2):((W,…),1)`", "K")
    } else if rule.contains("nsupported layout swizzle") || rule.contains("wizzle") {
        "the swizzle of the pointer is `Swizzle<0..3,4,3>`, for tcgen05 also `Swizzle<2,5,2>` of MN-major operands".to_owned()
    } else {
        return None;
    })
}
