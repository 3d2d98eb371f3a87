//! Copies by TMA as CuTe DSL writes them: the same copies, their arguments in another order.

use super::{kept, mma_values, request, tiled};
use crate::algebra::{Engine, Fault, Int, Layout, Operand, TmaRequest, Tree};
use crate::functions::{ArgResult, Args, Out};
use crate::value::Value;
use crate::value::tiling::{Operation, TilingKind};

/// The arguments with the type that the accelerator counts in, which the DSL has as its argument `index`, as template argument.
fn with_internal_type<'e, 'a>(a: &Args<'e, 'a>, index: usize) -> ArgResult<'a, Args<'e, 'a>> {
    let templates = match a.values.get(index) {
        Some(kind @ Value::Type(internal)) => {
            let Engine::Pointer(pointer) = a.tensor(1)?.engine else {
                return a.wrong(1, "a tensor in global memory");
            };
            if internal.bits == 8 && pointer.element_bits < 8 {
                return a.wrong(index, "a type that does not unpack the elements of the tensor");
            }
            std::slice::from_ref(kind)
        }
        None | Some(Value::Tree(Tree::Underscore)) => &[],
        Some(_) => return a.wrong(index, "an element type"),
    };
    Ok(Args { templates, ..*a })
}

/// The layout in shared memory without its stages: the DSL takes it with one mode more than the tile has.
fn without_stages<'a>(a: &Args<'_, 'a>, rank: usize) -> ArgResult<'a, Tree<'a>> {
    let all = a.tree(2)?;
    let (_, layout) = a.cx.swizzle_and_layout(all)?;
    if layout.rank() != rank + 1 {
        return Ok(all);
    }
    let modes: Vec<i64> = (0..rank as i64).collect();
    let taken = a.cx.layout_tree(Layout { shape: a.cx.select(layout.shape, &modes)?, stride: a.cx.select(layout.stride, &modes)? });
    Ok(match all {
        Tree::Composed(c) => a.cx.compose_with(c.outer, c.offset, taken),
        _ => taken,
    })
}

/// What the DSL says of a number of CTAs that its operation does not take.
fn multicast_of<'a>(a: &Args<'_, 'a>, operation: &Operation, count: i64, given: Tree<'a>) -> ArgResult<'a, i64> {
    let rule = match operation.name.contains("MULTICAST") {
        true if count < 1 => "expects num_multicast to be >= 1 for multicast G2S copies",
        false if count != 1 && operation.name.ends_with("LOAD") => "expects num_multicast to be 1 for non multicast G2S copies",
        true => return Ok(count),
        false => return Ok(1),
    };
    Ok(a.cx.fail(Fault::Tma { rule, what: given, map: None })?)
}

/// A number of the DSL is known when its function is compiled.
fn at_compile_time<'a>(a: &Args<'_, 'a>, t: Tree<'a>) -> ArgResult<'a, Tree<'a>> {
    Ok(a.cx.transform_leaf(t, &mut |t| Ok(t.int().map_or(t, |i| Tree::Int(Int::fixed(i.value)))))?)
}

/// `make_tiled_tma_atom` of the DSL: `num_multicast` and the type that the accelerator counts in are arguments.
pub(super) fn atom<'a>(a: &Args<'_, 'a>) -> Out<'a> {
    let operation = super::operation(a)?;
    let multicast = match a.count() {
        4 => 1,
        _ => multicast_of(a, operation, a.int(4)?.value, a.tree(4)?)?,
    };
    let a = &with_internal_type(a, 5)?;
    let tile = at_compile_time(a, a.tree(3)?)?;
    let shared = without_stages(a, tile.rank())?;
    let request = TmaRequest { shared, merges_swizzled: false, ..request(a, operation, tiled(a, tile)?, multicast)? };
    let (atom, tma) = a.cx.make_tma_atom(&request)?;
    a.tiled(Some(kept(a, operation, tma)?), TilingKind::CopyAtom(atom))
}

/// `make_tiled_tma_atom_A` and `_B` of the DSL: the CTAs along the other operand's mode of the cluster share a box.
pub(super) fn operand_atom<'a>(a: &Args<'_, 'a>, operand: Operand) -> Out<'a> {
    let operation = super::operation(a)?;
    let mode = if operand == Operand::A { 2 } else { 1 };
    let cluster = match a.values.get(5) {
        None | Some(Value::Tree(Tree::Underscore)) => None,
        Some(_) => Some(a.shape(5)?),
    };
    let multicast = match cluster.filter(|_| operation.name.contains("MULTICAST")) {
        Some(cluster) => a.cx.product(a.cx.get(cluster, mode)?)?.value,
        None if operation.name.contains("MULTICAST") => {
            let rule = "cluster_shape_vmnk must be provided for multicast tensor loads";
            return Ok(a.cx.fail::<Tree>(Fault::Tma { rule, what: a.tree(3)?, map: None })?.into());
        }
        None => 1,
    };
    let a = &with_internal_type(a, 6)?;
    let (shared, tile) = (without_stages(a, 3)?, at_compile_time(a, a.tree(3)?)?);
    let request = TmaRequest { shared, merges_swizzled: false, ..request(a, operation, mma_values(a, operand, tile)?, multicast)? };
    let (atom, tma) = a.cx.make_tma_atom(&request)?;
    a.tiled(Some(kept(a, operation, tma)?), TilingKind::CopyAtom(atom))
}

/// The operation that a class of the DSL stands for, of one CTA or of a pair: `cta_group` is its argument.
pub(super) fn operation<'a>(a: &Args<'_, 'a>, one: &'static str, two: &'static str) -> Out<'a> {
    let name = match a.values.first() {
        None | Some(Value::Constant("CtaGroup.ONE" | "ReductionKind.ADD")) => one,
        Some(Value::Constant("CtaGroup.TWO")) => two,
        Some(Value::Constant(_)) => return a.wrong(0, "`ReductionKind.ADD`: CuTe has no operation for others"),
        Some(_) => return a.wrong(0, "`CtaGroup.ONE` or `CtaGroup.TWO`"),
    };
    Ok(Value::Operation(a.cx.arena.alloc(Operation { name, args: &[], value_type: None, tma: None, is_traits: false })))
}
