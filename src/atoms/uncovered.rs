//! What the headers define and the table leaves out, with the reason.

/// Why the copies by the tensor memory accelerator are left out.
const TMA: &str = "its layouts come from the TMA descriptor that `make_tma_copy` builds for a tensor, which is not covered";
/// Why the bulk copies are left out.
const BULK: &str = "its layouts come from the number of bits that its traits are given, not from the operation alone";

/// Beginnings of names, the longer first.
static UNCOVERED: &[(&str, &str)] = &[("SM90_BULK_COPY_G2S", BULK), ("SM90_BULK_COPY_S2G", BULK), ("SM90_TMA_", TMA), ("SM100_TMA_", TMA)];

/// Why the copy operation called `name` is not covered, if the headers have it.
pub(super) fn copy(name: &str) -> Option<&'static str> {
    UNCOVERED.iter().find(|(prefix, _)| name.starts_with(prefix)).map(|(_, why)| *why)
}
