//! The warp MMA operations of SM120, whose value types and scale factors are template arguments.

use super::arg::bind;
use super::{Arg, Fragment, Listed, Missing, Mma, Text};

/// An operation: the layouts are the same for all value types.
struct Op {
    name: &'static str,
    header: &'static str,
    parameters: &'static str,
    shape: &'static str,
    a: &'static str,
    b: &'static str,
    others: &'static [(&'static str, &'static str)],
    /// The value types of A and B, whatever the arguments are.
    types: [&'static str; 2],
}

const DENSE: &str = "mma_traits_sm120.hpp";
const SPARSE: &str = "mma_traits_sm120_sparse.hpp";
const TYPES: &str = "class a_type, class b_type, class c_type";
const SCALED: &str = "class a_type, class b_type, class c_type, class sf_type, int VS";
const ROWS_64: &str = "((_4,_8),(_8,_2,_2)):((_128,_1),(_16,_8,_512))";
const METADATA_64: (&str, &str) = ("E", "((_2,_2,_8),_32):((_8,_512,_1),_16)");

static OPS: &[Op] = &[
    Op {
        name: "SM120_16x8x32_TN",
        header: DENSE,
        parameters: TYPES,
        shape: "(_16,_8,_32)",
        a: "((_4,_8),(_4,_2,_2)):((_64,_1),(_16,_8,_256))",
        b: "((_4,_8),(_4,_2)):((_32,_1),(_8,_128))",
        others: &[],
        types: ["uint8_t", "uint8_t"],
    },
    Op {
        name: "SM120::BLOCKSCALED::SM120_16x8x64_TN_VS",
        header: DENSE,
        parameters: SCALED,
        shape: "(_16,_8,_64)",
        a: ROWS_64,
        b: "((_4,_8),(_8,_2)):((_64,_1),(_8,_256))",
        others: &[("SFA", "((_2,_2,_8),_64):((_8,_0,_1),_16)"), ("SFB", "((_4,_8),_64):((_0,_1),_8)")],
        types: ["uint4_t", "uint4_t"],
    },
    Op {
        name: "SM120::BLOCKSCALED::SM120_16x8x32_TN_VS",
        header: DENSE,
        parameters: SCALED,
        shape: "(_16,_8,_32)",
        a: "((_4,_8),(_4,_2,_2)):((_64,_1),(_16,_8,_256))",
        b: "((_4,_8),(_4,_2)):((_32,_1),(_8,_128))",
        others: &[("SFA", "((_2,_2,_8),_32):((_8,_0,_1),_16)"), ("SFB", "((_4,_8),_32):((_0,_1),_8)")],
        types: ["uint8_t", "uint8_t"],
    },
    Op {
        name: "SM120::SPARSE::SM120_SPARSE_16x8x64_TN",
        header: SPARSE,
        parameters: TYPES,
        shape: "(_16,_8,_64)",
        a: ROWS_64,
        b: "((_4,_8),(_4,_4)):((_32,_1),(_8,_128))",
        others: &[METADATA_64],
        types: ["sparse_elem<2,A>", "uint8_t"],
    },
    Op {
        name: "SM120::BLOCKSCALED::SPARSE::SM120_SPARSE_16x8x64_TN_VS",
        header: SPARSE,
        parameters: SCALED,
        shape: "(_16,_8,_64)",
        a: ROWS_64,
        b: "((_4,_8),(_4,_4)):((_32,_1),(_8,_128))",
        others: &[METADATA_64, ("SFA", "((_2,_2,_8),_64):((_8,_0,_1),_16)"), ("SFB", "((_4,_8),_64):((_0,_1),_8)")],
        types: ["sparse_elem<2,A>", "uint8_t"],
    },
    Op {
        name: "SM120::BLOCKSCALED::SPARSE::SM120_SPARSE_16x8x128_TN_VS",
        header: SPARSE,
        parameters: SCALED,
        shape: "(_16,_8,_128)",
        a: "((_4,_8),(_16,_2,_2)):((_256,_1),(_16,_8,_1024))",
        b: "((_4,_8),(_8,_4)):((_64,_1),(_8,_256))",
        others: &[
            ("E", "((_2,_2,_8),(_64)):((_8,_1024,_1),(_16))"),
            ("SFA", "((_2,_2,_8),_128):((_8,_0,_1),_16)"),
            ("SFB", "((_4,_8),_128):((_0,_1),_8)"),
        ],
        types: ["sparse_elem<4,uint8_t>", "uint4_t"],
    },
];

/// The operation called `name`.
pub(super) fn mma(name: &str, args: &[Arg]) -> Result<Mma, Missing> {
    let op = OPS.iter().find(|op| op.name == name).ok_or(Missing::Unknown)?;
    let bound = bind(op.parameters, args)?;
    let (c, _) = bound.element("c_type");
    let a: Text = match op.types[0] {
        "sparse_elem<2,A>" => format!("sparse_elem<2,{}>", bound.element("a_type").0).into(),
        fixed => fixed.into(),
    };
    let c: Text = c.to_owned().into();
    Ok(Mma {
        name: op.name.into(),
        header: op.header,
        arch: "SM120",
        types: [c.clone(), a, op.types[1].into(), c],
        shape: op.shape.into(),
        thr_id: "_32:_1".into(),
        a: op.a.into(),
        b: op.b.into(),
        c: "((_4,_8),(_2,_2)):((_32,_1),(_16,_8))".into(),
        fragments: [Fragment::Registers; 3],
        others: op.others.iter().map(|&(name, layout)| (name, layout.into())).collect(),
        asserts: None,
    })
}

/// Every operation of this file.
pub(super) fn names() -> impl Iterator<Item = Listed> {
    OPS.iter().map(|op| Listed { name: op.name.into(), parameters: op.parameters, header: op.header, arch: "SM120" })
}
