//! The shared-memory layout atoms of GMMA and UMMA, by name.

use super::{Args, Form, Function, Out, ROW, Refusal, templates};
use crate::algebra::{Composed, Int, Layout, Tree, UnsetPointer};
use crate::value::Value;

const GMMA: &str = "cute/atom/mma_traits_sm90_gmma.hpp";
const UMMA: &str = "cute/atom/mma_traits_sm100.hpp";

/// An atom of `span` bits along its contiguous mode and `lines` along the other; with a sparsity as second template argument each
/// of its elements becomes so many along K.
fn atom<'a>(a: &Args<'_, 'a>, k_major: bool, swizzle: [i64; 3], span: i64, lines: i64) -> Out<'a> {
    let cx = a.cx;
    let bits = a.bits(0)?;
    let pair = |x: i64, y: i64| cx.tuple(&[Tree::Int(Int::fixed(x)), Tree::Int(Int::fixed(y))]);
    let in_bits = match k_major {
        true => Layout { shape: pair(lines, span), stride: pair(span, 1) },
        false => Layout { shape: pair(span, lines), stride: pair(1, span) },
    };
    let [b, m, s] = swizzle;
    let mut inner = cx.upcast(Int::fixed(bits), in_bits)?;
    let mut unset = UnsetPointer::dense(bits as u32);
    if a.row.name.ends_with("_SpAtom") {
        unset.sparsity = super::args::sparsity(a, 1)?;
        let shared = Layout { shape: pair(1, unset.sparsity.into()), stride: pair(0, i64::from(unset.sparsity > 1)) };
        inner = cx.blocked_product(shared, inner)?;
    }
    let outer = Tree::Swizzle(cx.swizzle(b, m, s)?);
    Ok(cx.composed(Composed { outer, offset: Tree::SmemFlag(unset), inner: cx.layout_tree(inner) }).into())
}

const ATOM: Function = Function {
    form: Form::Type,
    templates: templates("T", 1, 1),
    summary: "a shared-memory layout atom for elements of type T, before its pointer is set",
    requires: &["\"Divisibility condition\": the element divides the swizzled span"],
    source: GMMA,
    ..ROW
};

/// The atom whose contiguous mode the last template argument names.
fn by_major<'a>(a: &Args<'_, 'a>, swizzle: [i64; 3], span: i64) -> Out<'a> {
    let index = a.templates.len() - 1;
    match a.templates[index] {
        Value::Constant(name) if name.ends_with("::K") => atom(a, true, swizzle, span, 8),
        Value::Constant(name) if name.ends_with("::MN") => atom(a, false, swizzle, span, 8),
        _ => Err(Refusal::Template { index, wanted: "`GMMA::Major::K` or `GMMA::Major::MN`" }),
    }
}

const BY_MAJOR: Function = Function { templates: templates("T,Major", 2, 2), ..ATOM };

const SPARSE: Function = Function {
    templates: templates("T,Sparsity", 2, 2),
    summary: "a shared-memory layout atom for elements Sparsity of which share one T along K, before its pointer is set",
    source: "cute/atom/mma_traits_sm90_gmma_sparse.hpp",
    ..ATOM
};

const SPARSE_BY_MAJOR: Function = Function { templates: templates("T,Sparsity,Major", 3, 3), ..SPARSE };

pub(super) const ROWS: &[Function] = &[
    Function {
        name: "GMMA::Layout_INTER_Atom",
        examples: &[("GMMA::Layout_INTER_Atom<half_t,GMMA::Major::K>{}", "Sw<0,4,3> o smem_ptr[16b](unset) o (_8,_8):(_8,_1)")],
        run: |a| by_major(a, [0, 4, 3], 128),
        ..BY_MAJOR
    },
    Function {
        name: "GMMA::Layout_SW32_Atom",
        examples: &[("GMMA::Layout_SW32_Atom<half_t,GMMA::Major::MN>{}", "Sw<1,4,3> o smem_ptr[16b](unset) o (_16,_8):(_1,_16)")],
        run: |a| by_major(a, [1, 4, 3], 256),
        ..BY_MAJOR
    },
    Function {
        name: "GMMA::Layout_SW64_Atom",
        examples: &[("GMMA::Layout_SW64_Atom<half_t,GMMA::Major::K>{}", "Sw<2,4,3> o smem_ptr[16b](unset) o (_8,_32):(_32,_1)")],
        run: |a| by_major(a, [2, 4, 3], 512),
        ..BY_MAJOR
    },
    Function {
        name: "GMMA::Layout_SW128_Atom",
        examples: &[("GMMA::Layout_SW128_Atom<half_t,GMMA::Major::K>{}", "Sw<3,4,3> o smem_ptr[16b](unset) o (_8,_64):(_64,_1)")],
        run: |a| by_major(a, [3, 4, 3], 1024),
        ..BY_MAJOR
    },
    Function {
        name: "GMMA::Layout_MN_INTER_Atom",
        aliases: &["UMMA::Layout_MN_INTER_Atom"],
        examples: &[("GMMA::Layout_MN_INTER_Atom<half_t>{}", "Sw<0,4,3> o smem_ptr[16b](unset) o (_8,_8):(_1,_8)")],
        run: |a| atom(a, false, [0, 4, 3], 128, 8),
        ..ATOM
    },
    Function {
        name: "GMMA::Layout_MN_SW32_Atom",
        aliases: &["UMMA::Layout_MN_SW32_Atom"],
        examples: &[("GMMA::Layout_MN_SW32_Atom<half_t>{}", "Sw<1,4,3> o smem_ptr[16b](unset) o (_16,_8):(_1,_16)")],
        run: |a| atom(a, false, [1, 4, 3], 256, 8),
        ..ATOM
    },
    Function {
        name: "GMMA::Layout_MN_SW64_Atom",
        aliases: &["UMMA::Layout_MN_SW64_Atom"],
        examples: &[("GMMA::Layout_MN_SW64_Atom<float>{}", "Sw<2,4,3> o smem_ptr[32b](unset) o (_16,_8):(_1,_16)")],
        run: |a| atom(a, false, [2, 4, 3], 512, 8),
        ..ATOM
    },
    Function {
        name: "GMMA::Layout_MN_SW128_Atom",
        aliases: &["UMMA::Layout_MN_SW128_Atom"],
        examples: &[("GMMA::Layout_MN_SW128_Atom<half_t>{}", "Sw<3,4,3> o smem_ptr[16b](unset) o (_64,_8):(_1,_64)")],
        run: |a| atom(a, false, [3, 4, 3], 1024, 8),
        ..ATOM
    },
    Function {
        name: "GMMA::Layout_K_INTER_Atom",
        aliases: &["UMMA::Layout_K_INTER_Atom"],
        examples: &[("GMMA::Layout_K_INTER_Atom<half_t>{}", "Sw<0,4,3> o smem_ptr[16b](unset) o (_8,_8):(_8,_1)")],
        run: |a| atom(a, true, [0, 4, 3], 128, 8),
        ..ATOM
    },
    Function {
        name: "GMMA::Layout_K_SW32_Atom",
        aliases: &["UMMA::Layout_K_SW32_Atom"],
        examples: &[("GMMA::Layout_K_SW32_Atom<uint8_t>{}", "Sw<1,4,3> o smem_ptr[8b](unset) o (_8,_32):(_32,_1)")],
        run: |a| atom(a, true, [1, 4, 3], 256, 8),
        ..ATOM
    },
    Function {
        name: "GMMA::Layout_K_SW64_Atom",
        aliases: &["UMMA::Layout_K_SW64_Atom"],
        examples: &[("GMMA::Layout_K_SW64_Atom<half_t>{}", "Sw<2,4,3> o smem_ptr[16b](unset) o (_8,_32):(_32,_1)")],
        run: |a| atom(a, true, [2, 4, 3], 512, 8),
        ..ATOM
    },
    Function {
        name: "GMMA::Layout_K_SW128_Atom",
        aliases: &["UMMA::Layout_K_SW128_Atom"],
        examples: &[("GMMA::Layout_K_SW128_Atom<half_t>", "Sw<3,4,3> o smem_ptr[16b](unset) o (_8,_64):(_64,_1)")],
        run: |a| atom(a, true, [3, 4, 3], 1024, 8),
        ..ATOM
    },
    Function {
        name: "UMMA::Layout_MN_SW128_32B_Atom",
        source: UMMA,
        examples: &[("UMMA::Layout_MN_SW128_32B_Atom<float>{}", "Sw<2,5,2> o smem_ptr[32b](unset) o (_32,_4):(_1,_32)")],
        run: |a| atom(a, false, [2, 5, 2], 1024, 4),
        ..ATOM
    },
    Function {
        name: "GMMA::Layout_INTER_SpAtom",
        aliases: &["UMMA::Layout_INTER_SpAtom"],
        examples: &[(
            "GMMA::Layout_INTER_SpAtom<float,2,GMMA::Major::K>{}",
            "Sw<0,4,3> o smem_sparse<2>_ptr[32b](unset) o ((_1,_8),(_2,_4)):((_0,_8),(_1,_2))",
        )],
        run: |a| by_major(a, [0, 4, 3], 128),
        ..SPARSE_BY_MAJOR
    },
    Function {
        name: "GMMA::Layout_SW32_SpAtom",
        aliases: &["UMMA::Layout_SW32_SpAtom"],
        examples: &[(
            "GMMA::Layout_SW32_SpAtom<half_t,2,GMMA::Major::MN>{}",
            "Sw<1,4,3> o smem_sparse<2>_ptr[16b](unset) o ((_1,_16),(_2,_8)):((_0,_2),(_1,_32))",
        )],
        run: |a| by_major(a, [1, 4, 3], 256),
        ..SPARSE_BY_MAJOR
    },
    Function {
        name: "GMMA::Layout_SW64_SpAtom",
        aliases: &["UMMA::Layout_SW64_SpAtom"],
        examples: &[(
            "GMMA::Layout_SW64_SpAtom<half_t,2,GMMA::Major::K>{}",
            "Sw<2,4,3> o smem_sparse<2>_ptr[16b](unset) o ((_1,_8),(_2,_32)):((_0,_64),(_1,_2))",
        )],
        run: |a| by_major(a, [2, 4, 3], 512),
        ..SPARSE_BY_MAJOR
    },
    Function {
        name: "GMMA::Layout_SW128_SpAtom",
        aliases: &["UMMA::Layout_SW128_SpAtom"],
        examples: &[(
            "GMMA::Layout_SW128_SpAtom<half_t,2,GMMA::Major::K>{}",
            "Sw<3,4,3> o smem_sparse<2>_ptr[16b](unset) o ((_1,_8),(_2,_64)):((_0,_128),(_1,_2))",
        )],
        run: |a| by_major(a, [3, 4, 3], 1024),
        ..SPARSE_BY_MAJOR
    },
    Function {
        name: "GMMA::Layout_MN_INTER_SpAtom",
        aliases: &["UMMA::Layout_MN_INTER_SpAtom"],
        examples: &[(
            "GMMA::Layout_MN_INTER_SpAtom<half_t,2>{}",
            "Sw<0,4,3> o smem_sparse<2>_ptr[16b](unset) o ((_1,_8),(_2,_8)):((_0,_2),(_1,_16))",
        )],
        run: |a| atom(a, false, [0, 4, 3], 128, 8),
        ..SPARSE
    },
    Function {
        name: "GMMA::Layout_MN_SW32_SpAtom",
        aliases: &["UMMA::Layout_MN_SW32_SpAtom"],
        examples: &[(
            "GMMA::Layout_MN_SW32_SpAtom<half_t,2>{}",
            "Sw<1,4,3> o smem_sparse<2>_ptr[16b](unset) o ((_1,_16),(_2,_8)):((_0,_2),(_1,_32))",
        )],
        run: |a| atom(a, false, [1, 4, 3], 256, 8),
        ..SPARSE
    },
    Function {
        name: "GMMA::Layout_MN_SW64_SpAtom",
        aliases: &["UMMA::Layout_MN_SW64_SpAtom"],
        examples: &[(
            "GMMA::Layout_MN_SW64_SpAtom<uint8_t,2>{}",
            "Sw<2,4,3> o smem_sparse<2>_ptr[8b](unset) o ((_1,_64),(_2,_8)):((_0,_2),(_1,_128))",
        )],
        run: |a| atom(a, false, [2, 4, 3], 512, 8),
        ..SPARSE
    },
    Function {
        name: "GMMA::Layout_MN_SW128_SpAtom",
        aliases: &["UMMA::Layout_MN_SW128_SpAtom"],
        examples: &[(
            "GMMA::Layout_MN_SW128_SpAtom<half_t,2>{}",
            "Sw<3,4,3> o smem_sparse<2>_ptr[16b](unset) o ((_1,_64),(_2,_8)):((_0,_2),(_1,_128))",
        )],
        run: |a| atom(a, false, [3, 4, 3], 1024, 8),
        ..SPARSE
    },
    Function {
        name: "GMMA::Layout_K_INTER_SpAtom",
        aliases: &["UMMA::Layout_K_INTER_SpAtom"],
        examples: &[(
            "GMMA::Layout_K_INTER_SpAtom<float,2>{}",
            "Sw<0,4,3> o smem_sparse<2>_ptr[32b](unset) o ((_1,_8),(_2,_4)):((_0,_8),(_1,_2))",
        )],
        run: |a| atom(a, true, [0, 4, 3], 128, 8),
        ..SPARSE
    },
    Function {
        name: "GMMA::Layout_K_SW32_SpAtom",
        aliases: &["UMMA::Layout_K_SW32_SpAtom"],
        examples: &[(
            "GMMA::Layout_K_SW32_SpAtom<uint8_t,2>{}",
            "Sw<1,4,3> o smem_sparse<2>_ptr[8b](unset) o ((_1,_8),(_2,_32)):((_0,_64),(_1,_2))",
        )],
        run: |a| atom(a, true, [1, 4, 3], 256, 8),
        ..SPARSE
    },
    Function {
        name: "GMMA::Layout_K_SW64_SpAtom",
        aliases: &["UMMA::Layout_K_SW64_SpAtom"],
        examples: &[(
            "GMMA::Layout_K_SW64_SpAtom<half_t,2>{}",
            "Sw<2,4,3> o smem_sparse<2>_ptr[16b](unset) o ((_1,_8),(_2,_32)):((_0,_64),(_1,_2))",
        )],
        run: |a| atom(a, true, [2, 4, 3], 512, 8),
        ..SPARSE
    },
    Function {
        name: "GMMA::Layout_K_SW128_SpAtom",
        aliases: &["UMMA::Layout_K_SW128_SpAtom"],
        examples: &[(
            "GMMA::Layout_K_SW128_SpAtom<half_t,2>{}",
            "Sw<3,4,3> o smem_sparse<2>_ptr[16b](unset) o ((_1,_8),(_2,_64)):((_0,_128),(_1,_2))",
        )],
        run: |a| atom(a, true, [3, 4, 3], 1024, 8),
        ..SPARSE
    },
    Function {
        name: "UMMA::Layout_MN_SW128_32B_SpAtom",
        source: UMMA,
        examples: &[(
            "UMMA::Layout_MN_SW128_32B_SpAtom<float,2>{}",
            "Sw<2,5,2> o smem_sparse<2>_ptr[32b](unset) o ((_1,_32),(_2,_4)):((_0,_2),(_1,_64))",
        )],
        run: |a| atom(a, false, [2, 5, 2], 1024, 4),
        ..SPARSE
    },
];
