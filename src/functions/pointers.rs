//! Pointers: their tags, their element types, and tensors whose elements are read as another type.

use super::tensors::{iterator, swizzled};
use super::{Args, Function, Out, ROW, Refusal, one, optional, templates};
use crate::algebra::tensor::{Pointer, Space, TensorMemory};
use crate::algebra::{Engine, Fault, Int, Tree};
use crate::value::Value;

const POINTER: &str = "cute/pointer.hpp";
const SWIZZLED: &str = "cute/pointer_swizzle.hpp";
const TENSOR: &str = "cute/tensor_impl.hpp";
const BELOW_A_BYTE: &str = "a pointer to the start of a byte: elements below a byte do not all start there";

/// The start of tensor memory for elements as the template arguments say: a type, or bits and how many elements share them.
fn memory_of<'a>(a: &Args<'_, 'a>) -> Result<TensorMemory, Refusal<'a>> {
    let start = TensorMemory { element_name: a.element(0), ..TensorMemory::start(a.bits(0)? as u32) };
    match a.templates.len() {
        2 => match a.number(1)? {
            sparsity @ (2 | 4 | 8 | 16) => Ok(TensorMemory { sparsity: sparsity as u32, ..start }),
            _ => Err(Refusal::Template { index: 1, wanted: "2, 4, 8 or 16 elements" }),
        },
        _ => Ok(start),
    }
}

/// The pointer to elements of `bits` bits at the same place.
fn recast<'a>(a: &Args<'_, 'a>, engine: Engine<'a>, bits: u32) -> Result<Engine<'a>, Refusal<'a>> {
    match engine {
        Engine::Pointer(p) if p.sparsity > 0 && a.sparsity(0) > 0 => match (p.element_bits, p.sparsity) == (bits, a.sparsity(0)) {
            true => Ok(Engine::Pointer(p)),
            false => a.wrong(0, "a pointer to ordinary elements, or a type of such"),
        },
        Engine::Pointer(p) if p.element_bits < 8 && p.sparsity == 0 && a.sparsity(0) > 0 => {
            a.wrong(0, "a pointer to elements of a byte or more")
        }
        Engine::Pointer(p) if p.element_bits < 8 && bits >= 8 && p.address.rem_euclid(8) != 0 => a.wrong(0, BELOW_A_BYTE),
        Engine::Pointer(p) => Ok(Engine::Pointer(Pointer { element_bits: bits, sparsity: a.sparsity(0), element_name: a.element(0), ..p })),
        Engine::Descriptor(_) => a.wrong(0, "a pointer: a descriptor stands for an operand of an instruction"),
        Engine::TensorMemory(p) => {
            Ok(Engine::TensorMemory(TensorMemory { element_bits: bits, sparsity: 0, element_name: a.element(0), ..p }))
        }
        Engine::Counting(_) | Engine::Coordinates(_) => a.wrong(0, "a pointer: numbers and coordinates are not read from memory"),
    }
}

/// How far a tensor of negative strides moves when several elements become one, in old elements:
/// what the first of the new ones starts before the old one.
fn moved<'a>(a: &Args<'_, 'a>, old: Tree<'a>, new: Tree<'a>) -> Result<Int, Refusal<'a>> {
    let (old, new) = match (old, new) {
        (Tree::Layout(old), Tree::Layout(new)) => (old, new),
        _ => return Ok(Int::fixed(0)),
    };
    let leaves = |t: Tree<'a>| a.cx.wrap(a.cx.flatten(t));
    let (before, after, strides) = (leaves(old.shape), leaves(new.shape), leaves(old.stride));
    let mut sum = Int::fixed(0);
    for ((before, after), stride) in before.iter().zip(after).zip(strides) {
        let (Tree::Int(before), Tree::Int(after), Tree::Int(stride)) = (before, after, stride) else {
            return a.wrong(0, "a tensor over memory");
        };
        let extent = a.cx.mul(a.cx.sub(*before, *after)?, *stride)?;
        sum = a.cx.add(sum, a.cx.min(extent, Int::fixed(0)))?;
    }
    Ok(sum)
}

/// `recast<T>(tensor)`: the same memory as elements of another type.
fn recast_tensor<'a>(a: &Args<'_, 'a>) -> Out<'a> {
    let tensor = a.tensor(0)?;
    let new = a.bits(0)? as u32;
    let old = match tensor.engine {
        Engine::Pointer(p) => p.element_bits,
        Engine::TensorMemory(p) => p.element_bits,
        Engine::Counting(_) if matches!(a.templates, [Value::Type(e)] if e.integer && e.bits == 32 && !e.name.starts_with('u')) => 32,
        Engine::Counting(_) | Engine::Coordinates(_) | Engine::Descriptor(_) => return a.wrong(0, "a tensor over memory"),
    };
    let sparsity = if let Engine::Pointer(p) = tensor.engine { p.sparsity } else { 0 };
    if (old, sparsity) == (new, a.sparsity(0)) {
        return match tensor.engine {
            Engine::TensorMemory(_) => Ok(a.cx.tensor(recast(a, tensor.engine, new)?, tensor.layout).into()),
            _ => Ok(a.tree(0)?.into()),
        };
    }
    let (up, down) = a.cx.recast_ratio(old.into(), new.into())?;
    let layout = Args { values: &[tensor.layout.into()], ..*a };
    let other = |by: Int| Some(by).filter(|by| by.value != 1);
    let Value::Tree(layout) = super::swizzles::cast(&layout, other(up), other(down))? else {
        return a.wrong(0, "a tensor");
    };
    let mut engine = tensor.engine;
    if old.div_ceil(8) < new.div_ceil(8) {
        engine = engine.advance(a.cx, Tree::Int(moved(a, tensor.layout, layout)?))?;
    }
    Ok(a.cx.tensor(recast(a, engine, new)?, layout).into())
}

/// `as_position_independent_swizzle_tensor(tensor)`: the swizzle moves from the pointer into the layout.
fn position_independent<'a>(a: &Args<'_, 'a>) -> Out<'a> {
    let tensor = a.tensor(0)?;
    let Engine::Pointer(p @ Pointer { space: Space::Smem, .. }) = tensor.engine else {
        return a.wrong(0, "a tensor in shared memory");
    };
    let Some(swizzle) = p.swizzle else {
        return Ok(a.tree(0)?.into());
    };
    let mask = ((1 << swizzle.base) - 1) | swizzle.yyy() | swizzle.zzz();
    if p.address.div_euclid(8) & mask != 0 {
        return a.wrong(0, "a tensor whose address is aligned to all bits of the swizzle");
    }
    let swizzle = Tree::Swizzle(a.cx.recast_swizzle(swizzle, 8, p.element_bits.into())?);
    let layout = a.cx.compose_with(swizzle, Tree::Int(Int::fixed(0)), tensor.layout);
    Ok(a.cx.tensor(Engine::Pointer(Pointer { swizzle: None, ..p }), layout).into())
}

pub(super) const ROWS: &[Function] = &[
    Function {
        name: "make_rmem_ptr",
        templates: templates("T", 0, 1),
        params: &[optional("address")],
        summary: "a pointer to elements of type T in registers: an untagged one",
        source: POINTER,
        examples: &[("make_rmem_ptr<half_t>(0x40)", "ptr[16b](0x40)")],
        run: |a| match a.optional(0)? {
            Some(Tree::Engine(Engine::Pointer(Pointer { space: Space::Gmem | Space::Smem, .. }))) => a.wrong(0, "an untagged pointer"),
            _ => super::tensors::pointer(a, Space::Raw),
        },
        ..ROW
    },
    Function {
        name: "make_tmem_ptr",
        templates: templates("T,Sparsity", 1, 2),
        params: &[optional("address")],
        summary: "a pointer to elements of type T in tensor memory, by the address of a word: lane in the upper half, column in the lower",
        source: POINTER,
        examples: &[
            ("make_tmem_ptr<float>(0x00200010)", "tmem_[32b](0x0020.0010)"),
            ("make_tmem_ptr<half_t>(16)+3", "tmem_[16b](0x8000.0011)"),
        ],
        run: |a| {
            let address = if a.count() > 0 { a.int(0)?.value } else { 0 };
            match u32::try_from(address) {
                Ok(address) => iterator(a, Engine::TensorMemory(TensorMemory { address, ..memory_of(a)? })),
                Err(_) => a.wrong(0, "an address of 32 bits"),
            }
        },
        ..ROW
    },
    Function {
        name: "make_swizzle_ptr",
        params: &[one("pointer"), one("swizzle")],
        summary: "a pointer whose byte addresses are swizzled; a swizzle of no bits leaves it as it is",
        source: SWIZZLED,
        examples: &[
            ("make_swizzle_ptr(make_smem_ptr<half_t>(0x400),Swizzle<3,4,3>{})", "Sw<3,4,3>_smem_ptr[16b](0x400)"),
            ("make_swizzle_ptr(make_smem_ptr<half_t>(0x400),Swizzle<0,4,3>{})", "smem_ptr[16b](0x400)"),
        ],
        run: |a| swizzled(a, a.values[0]),
        ..ROW
    },
    Function {
        name: "recast_ptr",
        templates: templates("T", 1, 1),
        params: &[one("pointer")],
        summary: "the pointer to elements of type T at the same address, with its tag and its swizzle",
        requires: &["a pointer below a byte stands at the start of one, where T has a byte or more"],
        source: POINTER,
        examples: &[
            ("recast_ptr<float>(make_gmem_ptr<half_t>(0x100))", "gmem_ptr[32b](0x100)"),
            ("recast_ptr<uint4_t>(make_smem_ptr<half_t>(0x100))", "smem_subptr[4b](0x100.0)"),
        ],
        run: |a| match a.tree(0)? {
            Tree::Engine(engine) => iterator(a, recast(a, *engine, a.bits(0)? as u32)?),
            _ => a.wrong(0, "a pointer"),
        },
        ..ROW
    },
    Function {
        name: "raw_pointer_cast",
        params: &[one("pointer")],
        summary: "a pointer without its tag and its swizzle; of a counting iterator its number, of tensor memory its address",
        source: "cute/pointer_base.hpp, cute/pointer.hpp",
        examples: &[
            ("raw_pointer_cast(make_gmem_ptr<half_t>(0x100))", "ptr[16b](0x100)"),
            ("raw_pointer_cast(make_tmem_ptr<half_t>(16))", "16"),
        ],
        run: |a| match a.engine(0)? {
            Engine::Pointer(p) if p.element_bits < 8 && p.sparsity == 0 => a.wrong(0, "a pointer to elements of a byte or more"),
            // One element of a sparse type stands for all that share what is stored.
            Engine::Pointer(p) => {
                iterator(a, Engine::Pointer(Pointer { space: Space::Raw, swizzle: None, sparsity: p.sparsity.min(1), ..p }))
            }
            Engine::TensorMemory(p) => Ok(Int::dynamic(p.address.into()).into()),
            Engine::Counting(n) => Ok(Int::dynamic(n).into()),
            Engine::Descriptor(d) => Ok(Tree::Descriptor(d).into()),
            Engine::Coordinates(_) => a.wrong(0, "a pointer or a counting iterator"),
        },
        ..ROW
    },
    Function {
        name: "recast",
        templates: templates("T", 1, 1),
        params: &[one("tensor")],
        summary: "the same memory as elements of type T: pointer and layout recast; negative compile-time strides move the pointer",
        requires: &["the conditions of recast_layout and recast_ptr"],
        source: TENSOR,
        examples: &[
            ("recast<float>(make_tensor(make_gmem_ptr<half_t>(0x100),(_4,_8):(_8,_1)))", "gmem_ptr[32b](0x100) o (_4,_4):(_4,_1)"),
            ("recast<float>(make_tensor(make_gmem_ptr<half_t>(0x100),(_4,_8):(_8,_m1{})))", "gmem_ptr[32b](0xf8) o (_4,_4):(_4,_-1)"),
            (
                "recast<float>(make_tensor(make_smem_ptr<half_t>(0x400),GMMA::Layout_K_SW128_Atom<half_t>{}))",
                "Sw<3,4,3>_smem_ptr[32b](0x400) o (_8,_32):(_32,_1)",
            ),
        ],
        run: recast_tensor,
        ..ROW
    },
    Function {
        name: "make_tensor_like",
        templates: templates("T", 0, 1),
        params: &[one("tensor")],
        summary: "registers of the shape and order of a tensor, or with T of a layout",
        requires: &["\"Dynamic owning tensors not supported\": the layout is compile-time"],
        source: TENSOR,
        examples: &[
            ("make_tensor_like(make_tensor(make_gmem_ptr<half_t>(0x100),(_4,_8):(_16,_1))).layout()", "(_4,_8):(_8,_1)"),
            ("make_tensor_like<float>((_4,_8):(_16,_1)).layout()", "(_4,_8):(_8,_1)"),
        ],
        run: |a| {
            let (layout, bits) = match (a.tree(0)?, a.templates) {
                (Tree::Tensor(x), _) => (x.layout, super::tensors::value_bits(a, x.engine)?),
                (Tree::Layout(_), [_, ..]) => (a.tree(0)?, a.bits(0)? as u32),
                (Tree::Layout(_), []) => return a.wrong(0, "a tensor, or a layout behind `make_tensor_like<T>`"),
                _ => return a.wrong(0, "a tensor or a layout"),
            };
            let Tree::Layout(layout) = layout else {
                return Ok(a
                    .cx
                    .fail::<Tree>(Fault::WrongKind { operation: "make_layout_like", wanted: "a layout without a swizzle", found: layout })?
                    .into());
            };
            super::tensors::owning(a, bits, a.cx.layout_tree(a.cx.make_layout_like(*layout)?))
        },
        ..ROW
    },
    Function {
        name: "as_position_independent_swizzle_tensor",
        params: &[one("tensor")],
        summary: "a tensor in shared memory with the swizzle of its pointer moved into its layout, on element indices",
        requires: &["\"Expected smem tensor.\"", "the address is aligned to all bits of the swizzle"],
        source: "cute/pointer_flagged.hpp",
        examples: &[(
            "as_position_independent_swizzle_tensor(make_tensor(make_smem_ptr<half_t>(0x400),GMMA::Layout_K_SW128_Atom<half_t>{}))",
            "smem_ptr[16b](0x400) o Sw<3,3,3> o _0 o (_8,_64):(_64,_1)",
        )],
        run: position_independent,
        ..ROW
    },
    Function {
        name: "tile_to_mma_shape",
        params: &[one("atom"), one("shape"), optional("order")],
        summary: "UMMA's: an atom repeated to fill ((MMA_M,MMA_N),M_MMAs,N_MMAs,...), in that shape",
        requires: &["the conditions of tile_to_shape and tiled_divide"],
        source: "cute/atom/mma_traits_sm100.hpp",
        examples: &[(
            "UMMA::tile_to_mma_shape(UMMA::Layout_K_SW128_Atom<half_t>{},make_shape(make_shape(_128{},_16{}),_1{},_4{}))",
            "Sw<3,4,3> o smem_ptr[16b](unset) o ((_128,_16),_1,_4):((_64,_1),_0,_16)",
        )],
        run: super::algebra::tile_to_mma_shape,
        ..ROW
    },
];
