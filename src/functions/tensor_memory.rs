//! Tensor memory: the fragments of tcgen05 and the copies that reach them.

use super::{ArgResult, Args, Form, Function, Out, ROW, Reading, Refusal, one, templates};
use crate::algebra::tensor::TensorMemory;
use crate::algebra::{Allocation, CopyAtom, Engine, FragmentKind, Layout, Operand, ScaleFactors, TiledCopy, Tree};
use crate::atoms::{self, Missing};
use crate::value::Value;
use crate::value::element::Element;
use crate::value::tiling::{self, Operation, Tiling, TilingKind};

const FRAGMENT: &str = "cute/atom/mma_traits_sm100_frag.hpp";
const COPY: &str = "cute/atom/copy_traits_sm100.hpp";

/// An enumerator of `UMMA::TmemAllocMode` among the template arguments, `None` where it is left out.
fn mode<'a>(a: &Args<'_, 'a>, index: usize) -> ArgResult<'a, Option<&'a str>> {
    match a.templates.get(index) {
        None => Ok(None),
        Some(Value::Constant(name)) if name.contains("TmemAllocMode::") => Ok(name.rsplit("::").next()),
        Some(_) => Err(Refusal::Template { index, wanted: "an enumerator of `UMMA::TmemAllocMode`" }),
    }
}

fn allocation<'a>(a: &Args<'_, 'a>, index: usize) -> ArgResult<'a, Allocation> {
    match mode(a, index)? {
        None | Some("Interleaved") => Ok(Allocation::Interleaved),
        Some("NonInterleaved") => Ok(Allocation::NonInterleaved),
        Some("Duplicated") => Ok(Allocation::Duplicated),
        Some(_) => Err(Refusal::Template { index, wanted: "`Interleaved`, `NonInterleaved` or `Duplicated`" }),
    }
}

/// The size of the type that holds a value: 32 bits where it is left out.
fn storage<'a>(a: &Args<'_, 'a>, index: usize) -> ArgResult<'a, i64> {
    if index < a.templates.len() { a.bits(index) } else { Ok(32) }
}

fn sms<'a>(a: &Args<'_, 'a>, index: usize) -> ArgResult<'a, i64> {
    match a.number(index)? {
        n @ (1 | 2) => Ok(n),
        _ => Err(Refusal::Template { index, wanted: "1 or 2 SMs" }),
    }
}

/// A tensor in tensor memory that knows the type of its elements by name.
fn of_element<'a>(a: &Args<'_, 'a>, made: Tree<'a>, element_name: &'static str) -> Value<'a> {
    match made {
        Tree::Tensor(tensor) => match tensor.engine {
            Engine::TensorMemory(p) => a.cx.tensor(Engine::TensorMemory(TensorMemory { element_name, ..p }), tensor.layout).into(),
            _ => made.into(),
        },
        made => made.into(),
    }
}

/// `make` of the fragment type called `name` with the template arguments of `a`.
fn make<'a>(a: &Args<'_, 'a>, name: &str, shape: Tree<'a>) -> Out<'a> {
    let accumulators = |sms, allocation, weight_stationary| {
        let kind = FragmentKind { bits: a.bits(0)?, storage: storage(a, 1)?, sms, allocation, weight_stationary };
        Ok(of_element(a, a.cx.tmem_fragment(kind, shape)?, a.element(0)))
    };
    match name {
        "UMMA::tmem_frg" => accumulators(sms(a, 2)?, allocation(a, 3)?, false),
        "UMMA::tmem_frg_1sm" => accumulators(1, allocation(a, 2)?, false),
        "UMMA::tmem_frg_2sm" => accumulators(2, allocation(a, 2)?, false),
        "UMMA::tmem_frg_ws" | "UMMA::tmem_frg_ws_1sm" => accumulators(1, Allocation::Interleaved, true),
        "UMMA::tmem_e_frg" | "UMMA::tmem_e_frg_ws" => {
            Ok(of_element(a, a.cx.tmem_metadata(a.bits(0)?, name.ends_with("_ws"), shape)?, a.element(0)))
        }
        _ => {
            let of_a = match a.templates.get(3) {
                Some(Value::Tree(Tree::Int(i))) => i.value != 0,
                _ => return Err(Refusal::Template { index: 3, wanted: "whether they scale A: `true` or `false`" }),
            };
            let two_by_two = mode(a, 4)? == Some("ScaleFactorDuplicated2by2");
            let factors = ScaleFactors { bits: a.bits(0)?, sms: sms(a, 2)?, of_a, two_by_two };
            Ok(of_element(a, a.cx.tmem_scale_factors(factors, shape)?, a.element(0)))
        }
    }
}

/// `make_tensor<UMMA::tmem_frg_1sm<…>>(shape)`, where the template argument is such a type.
pub(super) fn of_type<'a>(a: &Args<'_, 'a>) -> Option<Out<'a>> {
    let Some(Value::Operation(operation)) = a.templates.first() else {
        return None;
    };
    operation.name.starts_with("UMMA::tmem_").then(|| {
        let shape = if a.count() == 1 { a.shape(0)? } else { return a.wrong(1, "nothing: the fragment has a layout of its own") };
        make(&Args { templates: operation.args, ..*a }, operation.name, shape)
    })
}

/// The fragment in tensor memory of an operand of an MMA operation.
pub(super) fn of_operand<'a>(
    a: &Args<'_, 'a>,
    operation: &Operation,
    operand: Operand,
    element: Option<Element>,
    shape: Tree<'a>,
) -> Out<'a> {
    let bits = element.map_or(32, |e| e.bits.into());
    let (two, from_tensor_memory) = (operation.name.contains("2x1SM"), operation.name.contains("_TS"));
    let (storage, allocation) = match (operand, two, from_tensor_memory) {
        (Operand::C, false, true) => (32, Allocation::NonInterleaved),
        (Operand::C, ..) => (32, Allocation::Interleaved),
        (_, false, _) => (bits, Allocation::NonInterleaved),
        (_, true, _) => (bits, Allocation::Duplicated),
    };
    let kind = FragmentKind { bits, storage, sms: 1 + i64::from(two), allocation, weight_stationary: false };
    Ok(of_element(a, a.cx.tmem_fragment(kind, shape)?, element.map_or("", |e| e.canonical())))
}

/// The type itself, as `make_tensor` takes it: an operation of its name.
fn named<'a>(a: &Args<'_, 'a>) -> Out<'a> {
    let args = a.cx.arena.alloc_slice_copy(a.templates);
    Ok(Value::Operation(a.cx.arena.alloc(Operation { name: a.row.name, args, value_type: None, tma: None, is_traits: false })))
}

/// `Type<…>::make(shape)`.
fn member<'a>(a: &Args<'_, 'a>) -> Out<'a> {
    make(a, a.row.name.trim_end_matches("::make"), a.shape(0)?)
}

/// A copy atom, or an operation as an atom for the elements of the tensor in argument 1.
fn atom<'a>(a: &Args<'_, 'a>) -> ArgResult<'a, (&'a Operation<'a>, CopyAtom<'a>, Layout<'a>)> {
    const WANTED: &str = "a copy operation of tensor memory, or an atom of one";
    let (operation, given) = match a.values[0] {
        Value::Operation(operation) => (operation, None),
        Value::Tiling(Tiling { operation: Some(operation), kind: TilingKind::CopyAtom(atom) }) => (*operation, Some(*atom)),
        _ => return a.wrong(0, WANTED),
    };
    let Some(values) = atoms::tensor_memory_values(operation.name).and_then(|text| tiling::table_layout(a.cx, &text)) else {
        return a.wrong(0, WANTED);
    };
    let row = match operation.copy() {
        Ok(row) => row,
        Err(missing) => return a.missing(0, missing),
    };
    let atom = match given {
        Some(atom) => atom,
        None => {
            let (pointer, _) = a.cx.tensor_memory_of(a.tensor(1)?)?;
            let layout = |text: &str| tiling::table_layout(a.cx, text);
            let (Some(thr_id), Some(src), Some(dst), Some(reference)) =
                (layout(&row.thr_id), layout(&row.src), layout(&row.dst), layout(&row.reference))
            else {
                return a.missing(0, Missing::NotCovered("its layouts are not static"));
            };
            a.cx.make_copy_atom(thr_id, [src, dst, reference], pointer.element_bits.into())?
        }
    };
    Ok((operation, atom, values))
}

fn tiled<'a>(a: &Args<'_, 'a>, operation: Option<&'a Operation<'a>>, copy: TiledCopy<'a>) -> Out<'a> {
    a.tiled(operation, TilingKind::TiledCopy(copy))
}

const TYPE: Function = Function {
    form: Form::Type,
    requires: &[
        "\"Expected post-partitioned shape ((M_MMA,N_MMA),...).\"",
        "\"Requesting more TMEM than is available.\"",
        "the extents are those of an instruction",
    ],
    source: FRAGMENT,
    run: named,
    ..ROW
};

const MEMBER: Function = Function {
    reading: Reading::Member,
    params: &[one("shape")],
    summary: "the fragment of this type for a shape ((M,N),rest...) that an MMA partitioned",
    requires: TYPE.requires,
    source: FRAGMENT,
    run: member,
    ..ROW
};

const SAME: super::Templates = templates("T,Storage,Mode", 1, 3);
const ANY: super::Templates = templates("T,Storage,SMs,Mode", 3, 4);
const FACTORS: super::Templates = templates("T,SFVecSize,SMs,IsSFA,Mode", 4, 5);
const ONE_TYPE: super::Templates = templates("T", 1, 1);

pub(super) const ROWS: &[Function] = &[
    Function {
        name: "UMMA::tmem_frg",
        templates: ANY,
        summary: "accumulators in tensor memory for an instruction of one or two SMs, as `make_tensor<…>(shape)` makes them",
        examples: &[(
            "make_tensor<UMMA::tmem_frg<float,uint32_t,1>>(Shape<Shape<_128,_64>,_1,_2>{})",
            "tmem_[32b](0x0000.0000) o ((_128,_64),_1,_2):((_65536,_1),_0,_64)",
        )],
        ..TYPE
    },
    Function {
        name: "UMMA::tmem_frg_1sm",
        templates: SAME,
        summary: "accumulators in tensor memory for an instruction of one SM, as `make_tensor<…>(shape)` makes them",
        examples: &[(
            "make_tensor<UMMA::tmem_frg_1sm<half_t>>(Shape<Shape<_128,_64>,_1,_1>{})",
            "tmem_[16b](0x0000.0000) o ((_128,_64),_1,_1):((_131072,_2),_0,_0)",
        )],
        ..TYPE
    },
    Function {
        name: "UMMA::tmem_frg_2sm",
        templates: SAME,
        summary: "accumulators in tensor memory for an instruction of two SMs, as `make_tensor<…>(shape)` makes them",
        examples: &[(
            "make_tensor<UMMA::tmem_frg_2sm<float>>(Shape<Shape<_64,_128>,_1,_2>{})",
            "tmem_[32b](0x0000.0000) o ((_64,(_64,_2)),_1,_2):((_65536,(_1,_4194304)),_0,_64)",
        )],
        ..TYPE
    },
    Function {
        name: "UMMA::tmem_frg_ws",
        templates: templates("T,Storage,SMs", 3, 3),
        summary: "accumulators in tensor memory for a weight-stationary instruction, as `make_tensor<…>(shape)` makes them",
        examples: &[(
            "make_tensor<UMMA::tmem_frg_ws<float,float,1>>(Shape<Shape<_64,_128>,_2,_2>{})",
            "tmem_[32b](0x0000.0000) o ((_64,(_64,_2)),_2,_2):((_65536,(_1,_4194304)),_64,_128)",
        )],
        ..TYPE
    },
    Function {
        name: "UMMA::tmem_frg_ws_1sm",
        templates: templates("T,Storage", 1, 2),
        summary: "accumulators in tensor memory for a weight-stationary instruction of one SM",
        examples: &[(
            "make_tensor<UMMA::tmem_frg_ws_1sm<float>>(Shape<Shape<_32,_128>,_1,_1>{})",
            "tmem_[32b](0x0000.0000) o ((_32,(_32,_4)),_1,_1):((_65536,(_1,_2097152)),_0,_0)",
        )],
        ..TYPE
    },
    Function {
        name: "UMMA::tmem_e_frg",
        templates: ONE_TYPE,
        summary: "the metadata of a sparse A of type T in tensor memory, as `make_tensor<…>(shape)` makes it",
        examples: &[(
            "make_tensor<UMMA::tmem_e_frg<half_t>>(Shape<Shape<_128,_32>,_1,_2>{})",
            "tmem_[_1b](0x0000.0000) o (((_8,_2,_8),(_16,_2)),_1,_2):(((_2097152,_16,_33554432),(_1,_16777216)),_0,_32)",
        )],
        ..TYPE
    },
    Function {
        name: "UMMA::tmem_e_frg_ws",
        templates: ONE_TYPE,
        summary: "the metadata of a sparse A of a weight-stationary instruction, as `make_tensor<…>(shape)` makes it",
        examples: &[(
            "make_tensor<UMMA::tmem_e_frg_ws<uint8_t>>(Shape<Shape<_64,_64>,_1,_2>{})",
            "tmem_[_1b](0x0000.0000) o ((_64,(_64,_2)),_1,_2):((_2097152,(_1,_134217728)),_0,_64)",
        )],
        ..TYPE
    },
    Function {
        name: "UMMA::tmem_sf_frg",
        templates: FACTORS,
        summary: "scale factors in tensor memory, the same in every quarter of the lanes, as `make_tensor<…>(shape)` makes them",
        examples: &[(
            "make_tensor<UMMA::tmem_sf_frg<float_ue4m3_t,16,1,true>>(Shape<Shape<_128,Shape<_16,_4>>,_1,_4>{})",
            "tmem_[8b](0x0000.0000) o ((((_32,_4),_4),(_16,_4)),_1,_4):((((_262144,_4),_8388608),(_0,_1)),_0,_16)",
        )],
        ..TYPE
    },
    Function {
        name: "UMMA::tmem_frg::make",
        templates: ANY,
        examples: &[(
            "UMMA::tmem_frg<float,uint32_t,2>::make(Shape<Shape<_128,_64>,_1,_2>{})",
            "tmem_[32b](0x0000.0000) o ((_128,_64),_1,_2):((_65536,_1),_0,_64)",
        )],
        ..MEMBER
    },
    Function {
        name: "UMMA::tmem_frg_1sm::make",
        templates: SAME,
        examples: &[(
            "UMMA::tmem_frg_1sm<float>::make(Shape<Shape<_128,_64>,_1,_2>{})",
            "tmem_[32b](0x0000.0000) o ((_128,_64),_1,_2):((_65536,_1),_0,_64)",
        )],
        ..MEMBER
    },
    Function {
        name: "UMMA::tmem_frg_2sm::make",
        templates: SAME,
        examples: &[(
            "UMMA::tmem_frg_2sm<half_t,half_t,UMMA::TmemAllocMode::Duplicated>::make(Shape<Shape<_64,_16>,_2,_4>{})",
            "tmem_[16b](0x0000.0000) o ((_128,_16),_2,_4):((_131072,_1),_16,_32)",
        )],
        ..MEMBER
    },
    Function {
        name: "UMMA::tmem_frg_ws::make",
        templates: templates("T,Storage,SMs", 3, 3),
        examples: &[(
            "UMMA::tmem_frg_ws<float,float,1>::make(Shape<Shape<_128,_64>,_1,_1>{})",
            "tmem_[32b](0x0000.0000) o ((_128,_64),_1,_1):((_65536,_1),_0,_0)",
        )],
        ..MEMBER
    },
    Function {
        name: "UMMA::tmem_frg_ws_1sm::make",
        templates: templates("T,Storage", 1, 2),
        examples: &[(
            "UMMA::tmem_frg_ws_1sm<float>::make(Shape<Shape<_32,_128>,_1,_1>{})",
            "tmem_[32b](0x0000.0000) o ((_32,(_32,_4)),_1,_1):((_65536,(_1,_2097152)),_0,_0)",
        )],
        ..MEMBER
    },
    Function {
        name: "UMMA::tmem_e_frg::make",
        templates: ONE_TYPE,
        examples: &[(
            "UMMA::tmem_e_frg<float_e2m1_t>::make(Shape<Shape<_128,_128>,_1,_2>{})",
            "tmem_[_1/_2b](0x0000.0000) o ((_128,_128),_1,_2):((_4194304,_1),_0,_128)",
        )],
        ..MEMBER
    },
    Function {
        name: "UMMA::tmem_e_frg_ws::make",
        templates: ONE_TYPE,
        examples: &[(
            "UMMA::tmem_e_frg_ws<tfloat32_t>::make(Shape<Shape<_128,_16>,_1,_2>{})",
            "tmem_[_2b](0x0000.0000) o (((_8,_2,_8),(_8,_2)),_1,_2):(((_1048576,_8,_16777216),(_1,_8388608)),_0,_16)",
        )],
        ..MEMBER
    },
    Function {
        name: "UMMA::tmem_sf_frg::make",
        templates: FACTORS,
        examples: &[(
            "UMMA::tmem_sf_frg<float_ue4m3_t,16,2,false,UMMA::TmemAllocMode::ScaleFactorDuplicated2by2>::make(Shape<Shape<_256,Shape<_16,_4>>,_1,_4>{})",
            "tmem_[8b](0x0000.0000) o ((((_32,_4),_2,_2),(_16,_4)),_1,_4):((((_262144,_4),_16777216,_8388608),(_0,_1)),_0,_16)",
        )],
        ..MEMBER
    },
    Function {
        name: "make_tmem_copy",
        params: &[one("atom"), one("tensor")],
        summary: "a copy between a tensor in tensor memory and the registers of four warps, each in its quarter of the lanes",
        requires: &[
            "\"Expected TMEM tensor.\"",
            "\"Expected a CopyAtom with the same type-width as the Tensor.\"",
            "\"The memory pointed to by AtomTVLayout does not exist in the DataLayout.\"",
        ],
        source: COPY,
        examples: &[(
            "t = make_tensor(make_tmem_ptr<float>(0),Layout<Shape<_128,_64>,Stride<_65536,_1>>{}); make_tmem_copy(SM100_TMEM_LOAD_32dp32b1x{},t).get_slice(33).partition_S(t)",
            "tmem_[32b](0x0020.0000) o ((_32,_1),_1,_64):((_65536,_0),_0,_1)",
        )],
        run: |a| {
            let (operation, atom, values) = atom(a)?;
            if !operation.name.contains("TMEM") {
                return a.wrong(0, "a copy operation between tensor memory and registers");
            }
            tiled(a, Some(operation), a.cx.make_tmem_copy(atom, values, a.tensor(1)?)?)
        },
        ..ROW
    },
    Function {
        name: "make_utccp_copy",
        params: &[one("operation"), one("tensor")],
        summary: "a copy from shared memory to a tensor in tensor memory by one thread; of a compact tensor: `filter_zeros` first",
        requires: &["\"Expected TMEM tensor.\"", "\"The memory pointed to by AtomTVLayout does not exist in the DataLayout.\""],
        source: COPY,
        examples: &[(
            "t = make_tensor(make_tmem_ptr<float>(0),Layout<Shape<_128,_64>,Stride<_65536,_1>>{}); tile_size(make_utccp_copy(SM100_UTCCP_128dp256bit_1cta{},t))",
            "_1024",
        )],
        run: |a| {
            let (operation, atom, values) = atom(a)?;
            if !operation.name.contains("UTCCP") {
                return a.wrong(0, "an operation of UTCCP");
            }
            tiled(a, Some(operation), a.cx.make_utccp_copy(atom, values, a.tensor(1)?)?)
        },
        ..ROW
    },
    Function {
        name: "make_tmem_warp_partitioner",
        params: &[one("tensor")],
        summary: "the quarters of a tensor in tensor memory, one for each of four warps; their slices take `partition`",
        requires: &["\"Expected TMEM tensor.\""],
        source: COPY,
        examples: &[(
            "t = make_tensor(make_tmem_ptr<float>(0),Layout<Shape<_128,_64>,Stride<_65536,_1>>{}); make_tmem_warp_partitioner(t).get_slice(2).partition(t)",
            "tmem_[32b](0x0040.0000) o (_32,_64):(_65536,_1)",
        )],
        run: |a| tiled(a, None, a.cx.make_tmem_warp_partitioner(a.tensor(0)?)?),
        ..ROW
    },
    Function {
        name: "partition",
        params: &[one("slice"), one("tensor")],
        summary: "what one warp of `make_tmem_warp_partitioner` takes of a tensor",
        member: true,
        source: "cute/atom/partitioner.hpp",
        examples: &[(
            "t = make_tensor(make_tmem_ptr<float>(0),Layout<Shape<_128,_64>,Stride<_65536,_1>>{}); make_tmem_warp_partitioner(t).get_slice(1).partition(make_identity_tensor(Shape<_128,_64>{}))",
            "ArithTuple(32,_0) o (_32,_64):(_1@0,_1@1)",
        )],
        run: |a| match a.tiling(0, "a slice of `make_tmem_warp_partitioner`")?.kind {
            TilingKind::ThrCopy(copy, index) => Ok(a.cx.tv_partition(&copy, Tree::Int(index), a.tensor(1)?)?.into()),
            _ => a.wrong(0, "a slice of `make_tmem_warp_partitioner`"),
        },
        ..ROW
    },
];
