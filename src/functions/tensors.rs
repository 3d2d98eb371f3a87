//! Functions of tensors and of the engines they read through.

use super::{Args, Form, Function, Out, ROW, Reading, Refusal, many, one, optional, soundness, templates};
use crate::algebra::tensor::{Pointer, Space};
use crate::algebra::{Composed, Engine, Fault, Int, Mode, Tree, UnsetPointer};
use crate::value::Value;

/// A pointer or another iterator as a result.
pub(super) fn iterator<'a>(a: &Args<'_, 'a>, engine: Engine<'a>) -> Out<'a> {
    Ok(Tree::Engine(a.cx.arena.alloc(engine)).into())
}

/// The pointer `made` with the swizzle of argument 1.
pub(super) fn swizzled<'a>(a: &Args<'_, 'a>, made: Value<'a>) -> Out<'a> {
    let Tree::Swizzle(swizzle) = a.tree(1)? else {
        return a.wrong(1, "a swizzle");
    };
    match made {
        Value::Tree(Tree::Engine(Engine::Pointer(p))) if p.swizzle.is_none() => {
            let swizzle = Some(swizzle).filter(|s| s.bits > 0);
            iterator(a, Engine::Pointer(Pointer { swizzle, ..*p }))
        }
        _ => a.wrong(0, "a pointer without a swizzle"),
    }
}

/// What a tensor over memory that is not here starts at: the registers of an owning tensor.
fn registers(element_bits: u32) -> Engine<'static> {
    Engine::Pointer(Pointer::new(Space::Raw, element_bits, 0))
}

/// An owning tensor of a layout, whose elements are counted at compile time.
pub(super) fn owning<'a>(a: &Args<'_, 'a>, element_bits: u32, layout: Tree<'a>) -> Out<'a> {
    let run_time = |t: Tree<'_>| t.any_leaf(&|t| t.int().is_some_and(|i| !a.cx.known(i)));
    let inner = a.cx.inner_layout("make_tensor", layout)?;
    let offset = if let Tree::Composed(c) = layout { run_time(c.offset) } else { false };
    if offset || run_time(inner.shape) || run_time(inner.stride) {
        return Ok(a.cx.fail(Fault::NotStatic { operation: "make_tensor", what: layout })?);
    }
    Ok(a.cx.tensor(registers(element_bits), layout).into())
}

/// The size of the values that an iterator points at, of `<T>` where it is given.
pub(super) fn value_bits<'a>(a: &Args<'_, 'a>, engine: Engine<'a>) -> Result<u32, Refusal<'a>> {
    match (a.templates, engine) {
        ([_, ..], _) => Ok(a.bits(0)? as u32),
        (_, Engine::Pointer(p)) => Ok(p.element_bits),
        (_, Engine::TensorMemory(p)) => Ok(p.element_bits),
        (_, Engine::Counting(_)) => Ok(32),
        (_, Engine::Coordinates(_) | Engine::Descriptor(_)) => a.wrong(0, "a tensor of numbers"),
    }
}

/// The layout of `make_tensor<T>(…)`: a layout, or what `make_layout` takes.
fn layout_of_values<'a>(a: &Args<'_, 'a>, from: usize) -> Result<Tree<'a>, Refusal<'a>> {
    match a.values[from..] {
        [_] => match a.mapping_or_shape(from)? {
            Tree::Tensor(_) => a.wrong(from, "a layout or a shape"),
            t => Ok(t),
        },
        [_, Value::Order(major)] => Ok(a.cx.layout_tree(a.cx.make_layout(a.tuple(from)?, major)?)),
        [Value::Tree(Tree::Layout(x)), Value::Tree(Tree::Layout(y))] => Ok(a.cx.layout_tree(a.cx.concat(&[*x, *y]))),
        _ => Ok(a.cx.layout_tree(a.cx.layout(a.tuple(from)?, a.tuple(from + 1)?)?)),
    }
}

const TENSOR: &str = "cute/tensor_impl.hpp";

pub(super) fn pointer<'a>(a: &Args<'_, 'a>, space: Space) -> Out<'a> {
    let element_bits = match a.templates {
        [] => 32,
        _ => a.bits(0)? as u32,
    };
    let at = |address: i64| Pointer { sparsity: a.sparsity(0), element_name: a.element(0), ..Pointer::new(space, element_bits, address) };
    let engine = match a.optional(0)? {
        None => at(0),
        Some(Tree::Int(i)) => at(a.cx.mul(Int { is_static: false, ..i }, Int::dynamic(8))?.value),
        Some(Tree::Engine(Engine::Pointer(p))) => Pointer { space, ..*p },
        Some(_) => return a.wrong(0, "an address or a pointer"),
    };
    Ok(engine_value(a, Engine::Pointer(engine)))
}

fn engine_value<'a>(a: &Args<'_, 'a>, engine: Engine<'a>) -> Value<'a> {
    Tree::Engine(a.cx.arena.alloc(engine)).into()
}

pub(super) const ROWS: &[Function] = &[
    Function {
        name: "counting_iter",
        aliases: &["counting_iterator"],
        form: Form::Type,
        templates: templates("T", 0, 1),
        params: &[optional("start")],
        summary: "the iterator whose element i is start + i",
        source: "cute/tensor_impl.hpp, cute/pointer.hpp",
        examples: &[("counting_iterator<int>{7}", "counting_iter(7)")],
        run: |a| {
            let start = if a.count() > 0 { a.int(0)?.value } else { 0 };
            Ok(engine_value(a, Engine::Counting(start)))
        },
        ..ROW
    },
    Function {
        name: "make_inttuple_iter",
        params: &[many("coord")],
        summary: "the iterator over coordinates from a coordinate on",
        source: "cute/numeric/arithmetic_tuple.hpp",
        examples: &[("make_inttuple_iter((3,4))", "ArithTuple(3,4)"), ("make_inttuple_iter(_1@1)", "ArithTuple(_0,_1)")],
        run: |a| {
            let at = match a.values {
                [_] => a.tuple(0)?,
                _ if a.cx.mode == Mode::Cxx => return Err(Refusal::NoOverload { index: 1.min(a.count().saturating_sub(1)) }),
                _ => a.cx.tuple(&a.trees()?),
            };
            Ok(engine_value(a, Engine::Coordinates(a.cx.as_arithmetic_tuple(at))))
        },
        ..ROW
    },
    Function {
        name: "ArithTuple",
        reading: Reading::Numbered,
        params: &[many("coord")],
        summary: "the iterator over coordinates, as CuTe prints it",
        source: "cute/numeric/arithmetic_tuple.hpp",
        examples: &[("ArithTuple(_0,_0) o (4,8):(_1@0,_1@1)", "ArithTuple(_0,_0) o (4,8):(_1@0,_1@1)")],
        run: |a| {
            let at = Tree::Arith(a.cx.arena.alloc_slice_copy(&a.trees()?));
            Ok(engine_value(a, Engine::Coordinates(at)))
        },
        ..ROW
    },
    Function {
        name: "make_gmem_ptr",
        templates: templates("T", 0, 1),
        params: &[optional("address")],
        summary: "a pointer to elements of type T in global memory",
        source: "cute/pointer.hpp",
        examples: &[("make_gmem_ptr<half_t>(0x100)", "gmem_ptr[16b](0x100)")],
        run: |a| pointer(a, Space::Gmem),
        ..ROW
    },
    Function {
        name: "make_smem_ptr",
        templates: templates("T", 0, 1),
        params: &[optional("address"), optional("swizzle")],
        summary: "a pointer to elements of type T in shared memory; of a pointer and a swizzle, a swizzled one",
        source: "cute/pointer.hpp",
        examples: &[
            ("make_smem_ptr<float>(0x80)", "smem_ptr[32b](0x80)"),
            ("make_smem_ptr(make_smem_ptr<half_t>(0x400),Swizzle<3,4,3>{})", "Sw<3,4,3>_smem_ptr[16b](0x400)"),
        ],
        run: |a| {
            let made = pointer(a, Space::Smem)?;
            match a.optional(1)? {
                None => Ok(made),
                Some(_) => swizzled(a, made),
            }
        },
        ..ROW
    },
    Function {
        name: "make_ptr",
        templates: templates("T", 0, 1),
        params: &[optional("address")],
        summary: "an untagged pointer to elements of type T",
        source: "cute/pointer.hpp",
        examples: &[("make_ptr<float>(0x10)", "ptr[32b](0x10)")],
        run: |a| pointer(a, Space::Raw),
        ..ROW
    },
    Function {
        name: "make_tensor",
        templates: templates("T", 0, 1),
        params: &[one("iterator"), optional("layout"), optional("stride")],
        summary: "an iterator over a layout, or over a shape and strides; with T and no iterator, registers that the tensor owns",
        requires: &["\"Dynamic owning tensors not supported\": the layout of make_tensor<T> is compile-time"],
        source: TENSOR,
        examples: &[
            ("make_tensor(counting_iterator<int>{0},make_shape(8,4,3))", "counting_iter(0) o (8,4,3):(_1,8,32)"),
            ("make_tensor(make_gmem_ptr<half_t>(0x100),(4,8):(8,1))", "gmem_ptr[16b](0x100) o (4,8):(8,1)"),
            ("make_tensor<float>(make_shape(_4{},_8{}),LayoutRight{}).layout()", "(_4,_8):(_8,_1)"),
        ],
        run: |a| {
            if let Some(fragment) = super::tensor_memory::of_type(a) {
                return fragment;
            }
            if !a.templates.is_empty() {
                return match (a.values[0], a.count()) {
                    (Value::Tree(Tree::Engine(_)), _) | (_, 3) => a.wrong(0, "a layout, or a shape and a stride, behind `make_tensor<T>`"),
                    _ => owning(a, a.bits(0)? as u32, layout_of_values(a, 0)?),
                };
            }
            let engine = a.engine(0)?;
            if a.count() == 1 {
                return a.wrong(0, "an iterator and a layout");
            }
            let layout = layout_of_values(a, 1)?;
            match (engine, layout) {
                // A swizzle for an unset pointer moves into the pointer.
                (Engine::Pointer(p), Tree::Composed(Composed { outer: Tree::Swizzle(s), offset: Tree::SmemFlag(unset), inner })) => {
                    if p.space != Space::Smem || (Some(p.element_bits), p.sparsity) != (unset.element_bits(), unset.sparsity) {
                        return a.wrong(0, "a shared-memory pointer to elements as the layout names them");
                    }
                    if unset.sparsity == 1 {
                        // CuTe makes a sparse pointer only where several elements share what is stored.
                        return a.wrong(0, "a sparse pointer, which that of a sparsity of 1 is not: \"Expected sparse iter\"");
                    }
                    let swizzle = Some(*s).filter(|s| s.bits > 0);
                    Ok(a.cx.tensor(Engine::Pointer(Pointer { swizzle, ..p }), *inner).into())
                }
                (_, Tree::Composed(Composed { outer: Tree::Swizzle(_), offset: Tree::SmemFlag(_), .. })) if a.cx.mode == Mode::Cxx => {
                    a.wrong(0, "a shared-memory pointer: \"Expected smem.\"")
                }
                _ => Ok(a.cx.tensor(engine, layout).into()),
            }
        },
        ..ROW
    },
    Function {
        name: "make_identity_tensor",
        params: &[one("shape")],
        summary: "the tensor whose elements are their own coordinates",
        source: TENSOR,
        examples: &[
            ("make_identity_tensor((4,8))", "ArithTuple(_0,_0) o (4,8):(_1@0,_1@1)"),
            ("[make_identity_tensor((4,8))](5)", "(1,1)"),
        ],
        run: |a| Ok(a.cx.make_identity_tensor(a.tuple(0)?)?.into()),
        ..ROW
    },
    Function {
        name: "make_coord_tensor",
        params: &[one("layout")],
        summary: "the tensor of the coordinates that a layout makes",
        source: TENSOR,
        examples: &[("make_coord_tensor((_4,_8):(_1@1,_2@0))", "ArithTuple(_0,_0) o (_4,_8):(_1@1,_2@0)")],
        run: |a| Ok(a.cx.make_coord_tensor(a.layout(0)?)?.into()),
        ..ROW
    },
    Function {
        name: "tensor",
        templates: super::MODES,
        params: &[one("tensor")],
        summary: "the mode at I... as a tensor",
        source: TENSOR,
        examples: &[("tensor<0>(make_tensor(counting_iter(0),(_64,_32)))", "counting_iter(0) o _64:_1")],
        run: |a| {
            let path = a.numbers()?;
            if path.is_empty() {
                return Ok(a.values[0]);
            }
            a.tensor(0)?;
            a.on_layout(0, |l| a.cx.sub_layout(l, &path))
        },
        ..ROW
    },
    Function {
        name: "local_tile",
        aliases: &["inner_partition"],
        params: &[one("tensor"), one("tiler"), one("coord"), optional("projection")],
        summary: "the tile at a tile coordinate; a projection such as Step<_1,X,_1> first dices tiler and coordinate",
        requires: &["the conditions of zipped_divide"],
        source: TENSOR,
        examples: &[
            ("local_tile(make_tensor(counting_iter(0),(_64,_32)),(_16,_8),(1,2))", "counting_iter(1040) o (_16,_8):(_1,_64)"),
            (
                "local_tile(make_tensor(counting_iter(0),(64,32)),(_16,_8,_4),(1,2,_),Step<_1,X,_1>{})",
                "counting_iter(16) o (_16,_4,8):(_1,64,256)",
            ),
        ],
        post: Some(soundness::local_tile),
        bounds: Some(soundness::tile_coordinate),
        run: |a| {
            let (tensor, mut tiler, mut coord) = (a.tensor(0)?, a.tree(1)?, a.tuple(2)?);
            if let Some(projection) = a.optional(3)? {
                (tiler, coord) = (a.cx.dice(projection, tiler)?, a.cx.dice(projection, coord)?);
            }
            Ok(a.cx.inner_partition(tensor, tiler, coord)?.into())
        },
        ..ROW
    },
    Function {
        name: "outer_partition",
        params: &[one("tensor"), one("tiler"), one("coord")],
        summary: "one element of every tile: the tile sliced at a coordinate",
        requires: &["the conditions of zipped_divide"],
        source: TENSOR,
        examples: &[("outer_partition(make_tensor(counting_iter(0),(_64,_32)),(_16,_8),(1,2))", "counting_iter(129) o (_4,_4):(_16,_512)")],
        post: Some(soundness::divide),
        bounds: Some(soundness::place_in_tile),
        run: |a| Ok(a.cx.outer_partition(a.tensor(0)?, a.tree(1)?, a.tuple(2)?)?.into()),
        ..ROW
    },
    Function {
        name: "local_partition",
        params: &[one("tensor"), one("threads"), one("index"), optional("projection")],
        summary: "the part of a tensor for thread `index` of a layout of threads; a projection first dices the threads",
        requires: &["the conditions of zipped_divide"],
        source: TENSOR,
        examples: &[(
            "local_partition(make_tensor(counting_iter(0),(_16,_64)),(_2,_16):(_16,_1),5)",
            "counting_iter(80) o (_8,_4):(_2,_256)",
        )],
        post: Some(soundness::local_partition),
        bounds: Some(soundness::thread_of_layout),
        run: |a| {
            let mut threads = a.layout(1)?;
            if let Some(projection) = a.optional(3)? {
                threads = a.cx.dice_layout(projection, threads)?;
            }
            let index = a.tuple(2)?;
            if a.cx.mode == Mode::Cxx && matches!(index, Tree::Tuple(_) | Tree::Arith(_)) {
                a.int(2)?;
            }
            Ok(a.cx.local_partition(a.tensor(0)?, threads, index)?.into())
        },
        ..ROW
    },
    Function {
        name: "data",
        params: &[one("tensor")],
        summary: "the iterator of a tensor",
        source: TENSOR,
        examples: &[("data(make_tensor(counting_iter(3),(2,3)))", "counting_iter(3)")],
        member: true,
        run: |a| Ok(engine_value(a, a.tensor(0)?.engine)),
        ..ROW
    },
    Function {
        name: "smem_ptr_flag_bits",
        aliases: &["smem_ptr_flag"],
        form: Form::Type,
        templates: templates("Bits", 0, 1),
        summary: "the offset of a layout for a shared-memory pointer that is not set yet",
        source: "cute/pointer_flagged.hpp",
        examples: &[("smem_ptr_flag_bits<16>{}", "smem_ptr[16b](unset)"), ("smem_ptr_flag{}", "smem_ptr[1b](unset)")],
        run: |a| match u32::try_from(if a.templates.is_empty() { 1 } else { a.bits(0)? }) {
            Ok(bits) => Ok(Tree::SmemFlag(UnsetPointer::dense(bits)).into()),
            Err(_) => Err(Refusal::Template { index: 0, wanted: "a number of bits" }),
        },
        ..ROW
    },
    Function {
        name: "smem_sparse_ptr_flag_bits",
        aliases: &["smem_sparse_ptr_flag"],
        form: Form::Type,
        templates: templates("Sparsity,Bits", 1, 2),
        summary: "the offset of a layout for a shared-memory pointer that is not set yet, to elements several of which share what is stored",
        source: "cute/pointer_flagged.hpp",
        examples: &[
            ("smem_sparse_ptr_flag_bits<2,16>{}", "smem_sparse<2>_ptr[16b](unset)"),
            ("smem_sparse_ptr_flag<2>{}", "smem_sparse<2>_ptr[1b](unset)"),
        ],
        run: |a| {
            let bits = if a.templates.len() < 2 { 1 } else { a.bits(1)? };
            let sparsity = super::args::sparsity(a, 0)?;
            Ok(Tree::SmemFlag(UnsetPointer { bits: bits as u32, sparsity }).into())
        },
        ..ROW
    },
];
