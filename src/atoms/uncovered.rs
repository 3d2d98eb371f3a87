//! What the headers define and the table leaves out, with the reason.

/// Why the copies by the tensor memory accelerator are left out.
const TMA_REASON: &str = "it has no layouts of its own: `make_tma_copy` and its relatives make them for a tensor and a tile";
/// Why the prefetch of a bulk copy is left out.
const PREFETCH_REASON: &str = "its traits are made from those of the copy whose data it fetches, not by themselves";

/// Operations of one header that are left out for one reason.
struct Group {
    header: &'static str,
    reason: &'static str,
    names: &'static [&'static str],
}

static GROUPS: &[Group] = &[
    Group {
        header: "copy_traits_sm90_tma.hpp",
        reason: TMA_REASON,
        names: &[
            "SM90_TMA_LOAD",
            "SM90_TMA_LOAD_OP",
            "SM90_TMA_LOAD::PREFETCH",
            "SM90_TMA_LOAD_MULTICAST",
            "SM90_TMA_LOAD_MULTICAST_OP",
            "SM90_TMA_STORE",
            "SM90_TMA_STORE_PTR",
            "SM90_TMA_REDUCE_ADD",
        ],
    },
    Group { header: "copy_traits_sm90_tma.hpp", reason: PREFETCH_REASON, names: &["SM90_BULK_COPY_G2S::PREFETCH"] },
    Group {
        header: "copy_traits_sm90_im2col.hpp",
        reason: TMA_REASON,
        names: &[
            "SM90_TMA_LOAD_IM2COL",
            "SM90_TMA_LOAD_IM2COL_OP",
            "SM90_TMA_LOAD_IM2COL::PREFETCH",
            "SM90_TMA_LOAD_IM2COL_MULTICAST",
            "SM90_TMA_LOAD_IM2COL_MULTICAST_OP",
            "SM90_TMA_STORE_IM2COL",
        ],
    },
    Group {
        header: "copy_traits_sm100_tma.hpp",
        reason: TMA_REASON,
        names: &[
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
        ],
    },
    Group {
        header: "copy_traits_sm100_im2col.hpp",
        reason: TMA_REASON,
        names: &[
            "SM100_TMA_2SM_LOAD_IM2COL",
            "SM100_TMA_2SM_LOAD_IM2COL_OP",
            "SM100_TMA_2SM_LOAD_IM2COL_MULTICAST",
            "SM100_TMA_2SM_LOAD_IM2COL_MULTICAST_OP",
        ],
    },
];

/// Why the functions of TMA are left out.
const DESCRIPTOR_REASON: &str = "copies by im2col are not covered";
/// Why the search for a free column of tensor memory is left out.
const TENSOR_MEMORY_REASON: &str = "it counts the columns that tensors in tensor memory take, which is not covered";

/// Every operation that is left out: its name, its header and the reason.
pub(super) fn names() -> impl Iterator<Item = [&'static str; 3]> {
    GROUPS.iter().flat_map(|group| group.names.iter().map(|name| [*name, group.header, group.reason]))
}

/// Why the function called `name` is left out, if the headers have it.
pub(super) fn function(name: &str) -> Option<&'static str> {
    let name = name.strip_prefix("cute::").unwrap_or(name);
    let tma = ["make_im2col_tma_"];
    let tensor_memory = ["find_tmem_tensor_col_offset"];
    let starts = |all: &[&str]| all.iter().any(|start| name.starts_with(start));
    starts(&tma).then_some(DESCRIPTOR_REASON).or_else(|| starts(&tensor_memory).then_some(TENSOR_MEMORY_REASON))
}

/// Why the copy operation called `name` is not covered, if the headers have it.
pub(super) fn copy(name: &str) -> Option<&'static str> {
    GROUPS.iter().find(|group| group.names.contains(&name)).map(|group| group.reason)
}

#[cfg(test)]
mod tests {
    use crate::atoms::{Missing, copy};

    #[test]
    fn functions_have_reasons_too() {
        for name in ["make_im2col_tma_copy", "cute::make_im2col_tma_copy_A_sm100", "find_tmem_tensor_col_offset"] {
            assert!(super::function(name).is_some(), "{name}");
        }
        for covered in ["make_tiled_copy", "cute::make_tma_copy_C_sm100"] {
            assert_eq!(super::function(covered), None, "{covered}");
        }
    }

    #[test]
    fn a_name_of_the_headers_has_a_reason_and_another_is_unknown() {
        assert!(matches!(copy("SM90_TMA_LOAD", &[]), Err(Missing::NotCovered(_))));
        assert!(matches!(copy("cute::SM90_BULK_COPY_G2S::PREFETCH", &[]), Err(Missing::NotCovered(_))));
        assert_eq!(copy("SM90_TMA_LOAD_SIDEWAYS", &[]), Err(Missing::Unknown));
    }
}
