//! What the headers define and the table leaves out, with the reason.

/// Why the copies by the tensor memory accelerator are left out.
const TMA_REASON: &str = "its layouts come from the TMA descriptor that `make_tma_copy` builds for a tensor, which is not covered";
/// Why the bulk copies are left out.
const BULK_REASON: &str = "its layouts come from the number of bits that its traits are given, not from the operation alone";

/// Copies by the tensor memory accelerator.
static TMA: &[&str] = &[
    "SM100_TMA_2SM_LOAD_IM2COL",
    "SM100_TMA_2SM_LOAD_IM2COL_OP",
    "SM100_TMA_2SM_LOAD_IM2COL_MULTICAST",
    "SM100_TMA_2SM_LOAD_IM2COL_MULTICAST_OP",
    "SM100_TMA_2SM_LOAD",
    "SM100_TMA_2SM_LOAD_OP",
    "SM100_TMA_2SM_LOAD_MULTICAST",
    "SM100_TMA_2SM_LOAD_MULTICAST_OP",
    "SM100_TMA_LOAD_2D_GATHER4",
    "SM100_TMA_LOAD_2D_GATHER4_OP",
    "SM100_TMA_LOAD_2D_GATHER4_OP::PREFETCH",
    "SM100_TMA_LOAD_MULTICAST_2D_GATHER4",
    "SM100_TMA_LOAD_MULTICAST_2D_GATHER4_OP",
    "SM100_TMA_STORE_2D_SCATTER4",
    "SM90_TMA_LOAD_IM2COL",
    "SM90_TMA_LOAD_IM2COL_OP",
    "SM90_TMA_LOAD_IM2COL::PREFETCH",
    "SM90_TMA_LOAD_IM2COL_MULTICAST",
    "SM90_TMA_LOAD_IM2COL_MULTICAST_OP",
    "SM90_TMA_STORE_IM2COL",
    "SM90_TMA_LOAD",
    "SM90_TMA_LOAD_OP",
    "SM90_TMA_LOAD::PREFETCH",
    "SM90_TMA_LOAD_MULTICAST",
    "SM90_TMA_LOAD_MULTICAST_OP",
    "SM90_TMA_STORE",
    "SM90_TMA_STORE_PTR",
    "SM90_TMA_REDUCE_ADD",
];

/// Bulk copies of a number of bits.
static BULK: &[&str] = &["SM90_BULK_COPY_G2S", "SM90_BULK_COPY_G2S::PREFETCH", "SM90_BULK_COPY_S2G"];

/// Why the copy operation called `name` is not covered, if the headers have it.
pub(super) fn copy(name: &str) -> Option<&'static str> {
    let lists = [(TMA, TMA_REASON), (BULK, BULK_REASON)];
    lists.iter().find(|(names, _)| names.contains(&name)).map(|(_, reason)| *reason)
}

#[cfg(test)]
mod tests {
    use crate::atoms::{Missing, copy};

    #[test]
    fn a_name_of_the_headers_has_a_reason_and_another_is_unknown() {
        assert!(matches!(copy("SM90_TMA_LOAD", &[]), Err(Missing::NotCovered(_))));
        assert!(matches!(copy("cute::SM90_BULK_COPY_G2S", &[]), Err(Missing::NotCovered(_))));
        assert_eq!(copy("SM90_TMA_LOAD_SIDEWAYS", &[]), Err(Missing::Unknown));
    }
}
