//! The labels in the dumps of atoms and tilings, as C++ and the DSL print them line by line.

/// The labels of a dump in order, each with the parameter that it names; none stands before a dump in a dump.
pub type Labels = &'static [(&'static str, &'static str)];

/// The labels of the dump that starts with `word`.
pub fn labels(word: &str) -> Option<Labels> {
    DUMPS.iter().find(|(name, _)| *name == word).map(|(_, labels)| *labels)
}

static DUMPS: &[(&str, Labels)] = &[
    (
        "MMA_Atom",
        &[
            ("ThrID", "ThrID"),
            ("Shape_MNK", "Shape_MNK"),
            ("LayoutA_TV", "LayoutA_TV"),
            ("LayoutB_TV", "LayoutB_TV"),
            ("LayoutC_TV", "LayoutC_TV"),
        ],
    ),
    ("TiledMMA", &[("ThrLayoutVMNK", "ThrLayoutVMNK"), ("PermutationMNK", "PermutationMNK"), ("", "atom")]),
    ("ThrMMA", &[("Thr VMNK", "ThrVMNK"), ("", "tiled_mma")]),
    (
        "Copy_Atom",
        &[
            ("ThrID", "ThrID"),
            ("ValLayoutSrc", "ValLayoutSrc"),
            ("ValLayoutDst", "ValLayoutDst"),
            ("ValLayoutRef", "ValLayoutRef"),
            ("ValueType", "ValueType"),
        ],
    ),
    ("TiledCopy", &[("Tiler_MN", "Tiler_MN"), ("TiledLayout_TV", "TiledLayout_TV"), ("", "atom")]),
    ("ThrCopy", &[("ThrIdx", "ThrIdx"), ("", "tiled_copy")]),
];

/// Labels in front of the layouts in the dumps of tiled MMAs and copies, of C++ and of the DSL.
const LABELS: [&str; 22] = [
    "LayoutA_TV",
    "LayoutB_TV",
    "LayoutC_TV",
    "PermutationMNK",
    "Permutation MNK",
    "Shape MNK",
    "Shape_MNK",
    "TV Layout A",
    "TV Layout B",
    "TV Layout C",
    "TV Layout Dst",
    "TV Layout Src",
    "TV Layout tiled",
    "Thr Layout VMNK",
    "ThrID",
    "ThrLayoutVMNK",
    "TiledLayout_TV",
    "Tiler MN",
    "Tiler_MN",
    "ValLayoutDst",
    "ValLayoutRef",
    "ValLayoutSrc",
];

/// Whether `name` and a colon in front of a statement would be a label.
pub fn is_label(name: &str) -> bool {
    LABELS.contains(&name)
}
