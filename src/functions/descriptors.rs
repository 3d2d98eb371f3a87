//! The descriptors of wgmma and tcgen05: operands in shared memory, and instructions.

use super::{ArgResult, Args, Function, Out, ROW, Refusal, one, optional, soundness, templates};
use crate::algebra::{Descriptor, DescriptorKind, Fault, Tree};
use crate::value::Value;

const GMMA: &str = "cute/atom/mma_traits_sm90_gmma.hpp";
const UMMA: &str = "cute/atom/mma_traits_sm100.hpp";
const INSTRUCTION: &str = "cute/arch/mma_sm100_desc.hpp";
const MAJOR: &str = "`GMMA::Major::K`, `GMMA::Major::MN` or those of UMMA";

/// Whether a template argument says K-major, and not MN-major.
fn k_major<'a>(a: &Args<'_, 'a>, index: usize) -> ArgResult<'a, bool> {
    match a.templates.get(index) {
        Some(Value::Constant(name)) if name.ends_with("Major::K") => Ok(true),
        Some(Value::Constant(name)) if name.ends_with("Major::MN") => Ok(false),
        _ => Err(Refusal::Template { index, wanted: MAJOR }),
    }
}

fn of_tensor<'a>(a: &Args<'_, 'a>, kind: DescriptorKind) -> Out<'a> {
    Ok(Tree::Descriptor(a.cx.make_smem_desc(kind, k_major(a, 0)?, a.tensor(0)?)?).into())
}

/// The format of A or B in an instruction descriptor.
fn format<'a>(a: &Args<'_, 'a>, index: usize) -> ArgResult<'a, u64> {
    Ok(match a.element(index) {
        "half_t" | "uint8_t" | "float_e4m3_t" => 0,
        "bfloat16_t" | "int8_t" | "float_e5m2_t" | "float_e2m1_t" => 1,
        "tfloat32_t" => 2,
        "float_e2m3_t" | "float_e2m3_unpacksmem_t" => 3,
        "float_e3m2_t" | "float_e3m2_unpacksmem_t" => 4,
        "float_e2m1_unpacksmem_t" => 5,
        name if name.starts_with("type_erased_dynamic_float") => 7,
        _ => return Err(Refusal::Template { index, wanted: "a type that tcgen05 multiplies" }),
    })
}

/// A flag among the template arguments that follow the majors: an enumerator or a truth, 0 where it is left out.
fn flag(a: &Args, index: usize) -> u64 {
    match a.templates.get(index) {
        Some(Value::Constant(name)) => u64::from(["::Neg", "::True"].iter().any(|set| name.ends_with(set))),
        Some(Value::Tree(Tree::Int(i))) => u64::from(i.value != 0),
        _ => 0,
    }
}

/// What the two kinds of instruction descriptor have in common; `extents` is where M stands.
fn instruction<'a>(a: &Args<'_, 'a>, kind: DescriptorKind, extents: usize) -> ArgResult<'a, Descriptor> {
    // What a field does not hold is cut off, as a bit field of C++ does.
    let extent = |index: usize| a.number(index).map(|n| n as u64);
    Ok(Descriptor::empty(kind)
        .with("a_format", format(a, 0)?)
        .with("b_format", format(a, 1)?)
        .with("m_dim", extent(extents)? >> 4)
        .with("n_dim", extent(extents + 1)? >> 3)
        .with("a_major", u64::from(!k_major(a, extents + 2)?))
        .with("b_major", u64::from(!k_major(a, extents + 3)?))
        .with("a_negate", flag(a, extents + 4))
        .with("b_negate", flag(a, extents + 5)))
}

fn dense<'a>(a: &Args<'_, 'a>) -> Out<'a> {
    let c_format = match a.element(2) {
        "half_t" => 0,
        "float" => 1,
        "int32_t" => 2,
        _ => return Err(Refusal::Template { index: 2, wanted: "`half_t`, `float` or `int32_t`" }),
    };
    let shift = match a.templates.get(11) {
        None => 0,
        Some(Value::Constant(name)) if name.ends_with("NoShift") => 0,
        Some(Value::Constant(name)) if name.ends_with("MaxShift8") => 1,
        Some(Value::Constant(name)) if name.ends_with("MaxShift16") => 2,
        Some(Value::Constant(name)) if name.ends_with("MaxShift32") => 3,
        _ => return Err(Refusal::Template { index: 11, wanted: "`UMMA::MaxShift::NoShift` and its relatives" }),
    };
    let made = instruction(a, DescriptorKind::UmmaInstr, 3)?
        .with("c_format", c_format)
        .with("saturate", flag(a, 9))
        .with("sparse_flag", flag(a, 10))
        .with("max_shift", shift);
    Ok(Tree::Descriptor(made).into())
}

fn block_scaled<'a>(a: &Args<'_, 'a>) -> Out<'a> {
    let scale = match a.element(3) {
        "float_ue4m3_t" => 0,
        "float_ue8m0_t" => 1,
        _ => return Err(Refusal::Template { index: 3, wanted: "`float_ue4m3_t` or `float_ue8m0_t`" }),
    };
    let made = instruction(a, DescriptorKind::UmmaInstrBlockScaled, 4)?.with("scale_format", scale).with("sparse_flag", flag(a, 10));
    Ok(Tree::Descriptor(made).into())
}

/// Argument `index` as a number of the tensor memory or of the metadata, 0 where it is left out.
fn optional_number<'a>(a: &Args<'_, 'a>, index: usize) -> ArgResult<'a, u64> {
    if index < a.count() { Ok(a.int(index)?.value as u64) } else { Ok(0) }
}

/// `make_runtime_instr_desc` and its block-scaled form: with template arguments of an instruction its descriptor is made
/// first, without it is the first argument.
fn at_run_time<'a>(a: &Args<'_, 'a>, kind: DescriptorKind, made: fn(&Args<'_, 'a>) -> Out<'a>, sparse: usize) -> Out<'a> {
    let of_types = matches!(a.templates.first(), Some(Value::Type(_)));
    let (given, sparse, next) = match of_types {
        true if a.templates.len() < 7 => {
            return Err(Refusal::Template { index: a.templates.len(), wanted: "types, extents and majors of an instruction" });
        }
        true => (made(a)?, flag(a, sparse), 0),
        false if a.count() == 0 => return a.wrong(0, "the descriptor of an instruction"),
        false => (a.values[0], flag(a, 0), 1),
    };
    let mut descriptor = match given {
        Value::Tree(Tree::Descriptor(d)) if d.kind == kind => d,
        _ => return a.wrong(0, "the descriptor of an instruction"),
    };
    let mut next = next;
    if kind == DescriptorKind::UmmaInstrBlockScaled {
        if a.count() < next + 2 {
            return a.wrong(a.count(), "the addresses of the scale factors of A and B in tensor memory");
        }
        // The upper two bits of an address count the bytes of its column.
        descriptor = descriptor.with("a_sf_id", optional_number(a, next)? >> 30).with("b_sf_id", optional_number(a, next + 1)? >> 30);
        next += 2;
    }
    let id = optional_number(a, next)?;
    if sparse == 1 {
        descriptor = descriptor.with("sparse_id2", id);
    } else if id as u16 != 0 {
        return Ok(a.cx.fail::<Tree>(Fault::Descriptor { rule: "sparse_id2 == 0u", what: a.tree(next)? })?.into());
    }
    Ok(Tree::Descriptor(descriptor.at_run_time()).into())
}

const RUN_TIME: Function = Function { requires: &["sparse_id2 is 0 of a dense instruction"], source: INSTRUCTION, ..ROW };

pub(super) const ROWS: &[Function] = &[
    Function {
        name: "make_gmma_desc",
        templates: templates("Major", 1, 1),
        params: &[one("tensor")],
        summary: "the descriptor by which wgmma finds an operand of one instruction in shared memory",
        requires: &["\"GMMA Descriptors can only be constructed on smem.\"", "the layout is a canonical one of its swizzle and major"],
        source: GMMA,
        examples: &[(
            "uint64_t(GMMA::make_gmma_desc<GMMA::Major::K>(local_tile(make_tensor(make_smem_ptr<half_t>(0x400),tile_to_shape(GMMA::Layout_K_SW128_Atom<half_t>{},Shape<_64,_64>{})),Shape<_64,_16>{},make_coord(0,1))))",
            "4611686293305360450",
        )],
        post: Some(soundness::start_address),
        run: |a| of_tensor(a, DescriptorKind::GmmaSmem),
        ..ROW
    },
    Function {
        name: "make_umma_desc",
        templates: templates("Major", 1, 1),
        params: &[one("tensor")],
        summary: "the descriptor by which tcgen05 finds an operand of one instruction in shared memory",
        requires: &["\"UMMA Descriptors can only be constructed on smem.\"", "the layout is a canonical one of its swizzle and major"],
        source: UMMA,
        examples: &[(
            "uint64_t(UMMA::make_umma_desc<UMMA::Major::K>(local_tile(make_tensor(make_smem_ptr<half_t>(0x400),tile_to_shape(UMMA::Layout_K_SW128_Atom<half_t>{},Shape<_64,_64>{})),Shape<_64,_16>{},make_coord(0,3))))",
            "4611756662049538118",
        )],
        post: Some(soundness::start_address),
        run: |a| of_tensor(a, DescriptorKind::UmmaSmem),
        ..ROW
    },
    Function {
        name: "make_instr_desc",
        templates: templates("A,B,C,M,N,MajorA,MajorB,NegA,NegB,Saturate,Sparse,MaxShift", 7, 12),
        summary: "the instruction descriptor of tcgen05: types, extents, majors",
        source: INSTRUCTION,
        examples: &[("uint32_t(UMMA::make_instr_desc<half_t,half_t,float,128,256,UMMA::Major::K,UMMA::Major::K>())", "138412048")],
        run: dense,
        ..ROW
    },
    Function {
        name: "make_instr_desc_block_scaled",
        templates: templates("A,B,C,SF,M,N,MajorA,MajorB,NegA,NegB,Sparse", 8, 11),
        summary: "the instruction descriptor of tcgen05 with scale factors",
        source: INSTRUCTION,
        examples: &[(
            "uint32_t(UMMA::make_instr_desc_block_scaled<float_e4m3_t,float_e4m3_t,float,float_ue8m0_t,128,256,UMMA::Major::K,UMMA::Major::K>())",
            "146800640",
        )],
        run: block_scaled,
        ..ROW
    },
    Function {
        name: "make_runtime_instr_desc",
        templates: templates("A,B,C,M,N,MajorA,MajorB,NegA,NegB,Saturate,Sparse,MaxShift", 0, 12),
        params: &[optional("desc_or_sparse_id2"), optional("sparse_id2"), optional("tmem_e")],
        summary: "the 64 bits that a tcgen05 instruction takes: its descriptor in the upper half; of types, or of a descriptor",
        examples: &[
            ("UMMA::make_runtime_instr_desc<half_t,half_t,float,128,256,UMMA::Major::K,UMMA::Major::K>()", "594475219532382208"),
            (
                "UMMA::make_runtime_instr_desc<>(UMMA::make_instr_desc<half_t,half_t,float,128,256,UMMA::Major::K,UMMA::Major::K>())",
                "594475219532382208",
            ),
        ],
        run: |a| at_run_time(a, DescriptorKind::UmmaInstr, dense, 10),
        ..RUN_TIME
    },
    Function {
        name: "make_runtime_instr_desc_block_scaled",
        templates: templates("A,B,C,SF,M,N,MajorA,MajorB,NegA,NegB,Sparse", 0, 11),
        params: &[one("desc_or_tmem_sfa"), optional("tmem_sfa_or_sfb"), optional("tmem_sfb"), optional("sparse_id2"), optional("tmem_e")],
        summary: "the 64 bits that a tcgen05 instruction with scale factors takes, with the bytes of its factors' addresses",
        examples: &[(
            "UMMA::make_runtime_instr_desc_block_scaled<float_e4m3_t,float_e4m3_t,float,float_ue8m0_t,128,256,UMMA::Major::K,UMMA::Major::K>(0,0x40000010)",
            "630504016551346176",
        )],
        run: |a| at_run_time(a, DescriptorKind::UmmaInstrBlockScaled, block_scaled, 10),
        ..RUN_TIME
    },
];
