//! The shared-memory layout atoms of GMMA and UMMA, by name.

use super::{Args, Form, Function, Out, ROW, Refusal, templates};
use crate::algebra::{Composed, Int, Layout, Tree};
use crate::value::Value;

const GMMA: &str = "cute/atom/mma_traits_sm90_gmma.hpp";
const UMMA: &str = "cute/atom/mma_traits_sm100.hpp";

/// An atom of `span` bits along its contiguous mode and `lines` along the other.
fn atom<'a>(a: &Args<'_, 'a>, k_major: bool, swizzle: [i64; 3], span: i64, lines: i64) -> Out<'a> {
    let cx = a.cx;
    let bits = a.bits(0)?;
    let pair = |x: i64, y: i64| cx.tuple(&[Tree::Int(Int::fixed(x)), Tree::Int(Int::fixed(y))]);
    let in_bits = match k_major {
        true => Layout { shape: pair(lines, span), stride: pair(span, 1) },
        false => Layout { shape: pair(span, lines), stride: pair(1, span) },
    };
    let [b, m, s] = swizzle;
    Ok(cx
        .composed(Composed {
            outer: Tree::Swizzle(cx.swizzle(b, m, s)?),
            offset: Tree::SmemFlag(bits as u32),
            inner: cx.layout_tree(cx.upcast(Int::fixed(bits), in_bits)?),
        })
        .into())
}

const ATOM: Function = Function {
    form: Form::Type,
    templates: templates("T", 1, 1),
    summary: "a shared-memory layout atom for elements of type T, before its pointer is set",
    requires: &["\"Divisibility condition\": the element divides the swizzled span"],
    source: GMMA,
    ..ROW
};

/// The atom whose contiguous mode the second template argument names.
fn by_major<'a>(a: &Args<'_, 'a>, swizzle: [i64; 3], span: i64) -> Out<'a> {
    match a.templates[1] {
        Value::Constant(name) if name.ends_with("::K") => atom(a, true, swizzle, span, 8),
        Value::Constant(name) if name.ends_with("::MN") => atom(a, false, swizzle, span, 8),
        _ => Err(Refusal::Template { index: 1, wanted: "`GMMA::Major::K` or `GMMA::Major::MN`" }),
    }
}

const BY_MAJOR: Function = Function { templates: templates("T,Major", 2, 2), ..ATOM };

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
];
