//! Questions about layouts that CuTe has no function for: for `assert` and the checks of a kernel repository.

use super::{Args, Function, Out, ROW, Refusal, Templates, one};
use crate::algebra::sameness::Sameness;
use crate::algebra::tensor::Engine;
use crate::algebra::{Composed, Fault, Int, Layout, Side, Tree, properties};
use crate::hardware::address::{Memory, Unit};
use crate::hardware::banks::Tally;
use crate::hardware::{self, AccessPlan, Direction, Instruction, Operation, Partition, TileInMemory};
use crate::value::Value;
use crate::value::tiling::{Tiling, TilingKind};

const OWN: &str = "cutectl's own: CuTe has no such function";

/// The layout that decides whether a function is one to one, or onto: a swizzle in front of it changes neither.
fn decisive<'a>(a: &Args<'_, 'a>) -> Result<Layout<'a>, Refusal<'a>> {
    let t = a.mapping_or_shape(0)?;
    match t {
        Tree::Composed(Composed { outer: Tree::Swizzle(_) | Tree::Composed(_), .. }) | Tree::Layout(_) | Tree::Tensor(_) => {
            Ok(a.cx.inner_layout(a.row.name, t)?)
        }
        Tree::Composed(_) => a.wrong(0, "a layout or a swizzled layout"),
        t => Ok(a.cx.as_layout(a.row.name, t)?),
    }
}

fn answer<'a>(a: &Args<'_, 'a>, yes: Option<bool>) -> Out<'a> {
    match yes {
        Some(yes) => Ok(Int::fixed(yes.into()).into()),
        None => Ok(a.cx.fail::<Int>(Fault::SearchBound { operation: a.row.name, steps: properties::SEARCH_BOUND })?.into()),
    }
}

/// The instructions that move a tile, by its partition and the name of an instruction.
fn planned<'a>(a: &Args<'_, 'a>) -> Result<AccessPlan<'a>, Refusal<'a>> {
    let cx = a.cx;
    let tile = a.mapping_or_shape(0)?;
    let Value::Text(name) = a.values[2] else {
        return a.wrong(2, "the name of an instruction: \"ldmatrix.x4\", \"ld.b128\", \"st.b32\"");
    };
    let Some(operation) = Operation::named(name).filter(|operation| !operation.is_global()) else {
        return a.wrong(2, "an instruction of shared memory: \"ldmatrix.x4\", \"ld.b128\", \"st.b32\"");
    };
    let side = match operation {
        Operation::Shared { direction: Direction::Store, .. } | Operation::Matrices { direction: Direction::Store, .. } => {
            Side::Destination
        }
        Operation::AsyncCopy { .. } => Side::Destination,
        _ => Side::Source,
    };
    let partition = match a.values[1] {
        Value::Tree(Tree::Layout(tv)) => Partition::ThreadValue(*tv),
        Value::Tiling(Tiling { kind: TilingKind::TiledCopy(copy) | TilingKind::ThrCopy(copy, _), .. }) => Partition::Copy(*copy, side),
        Value::Order(major) => Partition::Along(major),
        _ => return a.wrong(1, "a (thread, value) layout, or a tiled copy such as `make_tiled_copy_A(…)` makes"),
    };
    let bits = match (a.templates.is_empty(), tile) {
        (false, _) => Some(a.bits(0)?),
        (true, Tree::Tensor(x)) => match x.engine {
            Engine::Pointer(pointer) => Some(pointer.element_bits.into()),
            _ => None,
        },
        _ => None,
    };
    // The pointer of a tensor says how large an element is; where the tile lies in memory it does not say.
    let layout = if let Tree::Tensor(x) = tile { x.layout } else { tile };
    let memory = Memory::new(cx, layout, Unit::Element, bits, 0).map_err(|refusal| refused(0, refusal))?;
    AccessPlan::new(cx, &TileInMemory { layout, memory }, partition, Instruction::This(operation)).map_err(|refusal| refused(1, refusal))
}

/// A refusal of the memory system as one of the argument behind it.
fn refused<'a>(index: usize, refusal: hardware::Refusal<'a>) -> Refusal<'a> {
    match refusal {
        hardware::Refusal::Fault(fault) => Refusal::Fault(fault),
        hardware::Refusal::NoElement => Refusal::Argument {
            index: 0,
            wanted: "a tile whose elements have a size: a tensor in shared memory, or `conflict_free<half_t>(…)`",
        },
        _ => Refusal::Argument { index, wanted: "what the instruction can move: `cutectl bank` says why it cannot" },
    }
}

/// Whether no instruction of a plan takes more wavefronts than it must.
fn conflict_free(plan: &AccessPlan) -> bool {
    let mut tally = Tally::default();
    let program = &plan.program;
    (0..program.warps()).all(|warp| {
        (0..program.instructions()).all(|i| {
            let cost = tally.cost(&program.access(warp, i));
            cost.wavefronts <= cost.ideal
        })
    })
}

pub(super) const ROWS: &[Function] = &[
    Function {
        name: "injective",
        params: &[one("layout")],
        summary: "whether no two coordinates have the same index",
        source: OWN,
        examples: &[("injective((4,8):(8,1))", "_1"), ("injective((4,8):(1,1))", "_0"), ("--cxx injective((_4,_8):(_8,_1))", "_1")],
        question: true,
        own: true,
        run: |a| answer(a, properties::injective(&properties::plain_modes(a.cx, decisive(a)?)?)),
        ..ROW
    },
    Function {
        name: "surjective",
        params: &[one("layout")],
        summary: "whether every index below the cosize is the index of a coordinate: the layout leaves no holes",
        source: OWN,
        examples: &[("surjective((4,8):(8,1))", "_1"), ("surjective((4,8):(8,2))", "_0")],
        question: true,
        own: true,
        run: |a| answer(a, properties::surjective(a.cx, decisive(a)?)?),
        ..ROW
    },
    Function {
        name: "contiguous",
        params: &[one("layout")],
        summary: "whether the index of every 1-D coordinate is that coordinate: coalesced, one mode of stride 1",
        source: OWN,
        examples: &[("contiguous((4,8):(1,4))", "_1"), ("contiguous((4,8):(8,1))", "_0")],
        question: true,
        own: true,
        run: |a| match a.mapping_or_shape(0)? {
            Tree::Composed(_) => a.wrong(0, "a layout"),
            t => {
                let normal =
                    properties::normal_form(a.cx, a.cx.inner_layout("contiguous", t).or_else(|_| a.cx.as_layout("contiguous", t))?)?;
                let plain = normal.iter().all(|m| m.extent == 1) || matches!(normal[..], [m] if m.stride == 1);
                answer(a, Some(plain))
            }
        },
        ..ROW
    },
    Function {
        name: "same",
        params: &[one("a"), one("b")],
        summary: "whether two layouts, swizzled layouts or tensors have the same index at every 1-D coordinate",
        source: OWN,
        examples: &[("same((4,8):(1,4), 32:1)", "_1"), ("same(Sw<1,0,2> o 0 o 8:1, 8:1)", "_0")],
        question: true,
        own: true,
        run: |a| answer(a, Some(a.cx.sameness("same", a.tree(0)?, a.tree(1)?)? == Sameness::Same)),
        ..ROW
    },
    Function {
        name: "conflict_free",
        templates: Templates { text: "T", min: 0, max: 1 },
        params: &[one("tile"), one("tv"), one("instruction")],
        summary: "whether no access of a tile of elements of type T in shared memory takes more wavefronts than it must; tv is \
                  (thread, value) to the coordinate, or a tiled copy",
        requires: &["the size of an element is known: by T, by the tensor, or by the flag of a swizzled layout"],
        source: OWN,
        examples: &[
            ("conflict_free<float>((32,32):(32,1), (32,32):(1,32), \"ld.b32\")", "_0"),
            ("conflict_free<float>((32,32):(33,1), (32,32):(1,32), \"ld.b32\")", "_1"),
        ],
        question: true,
        own: true,
        run: |a| answer(a, Some(conflict_free(&planned(a)?))),
        ..ROW
    },
];
