//! Layouts as other tools write them, the way back from `syntax::notations`. What cannot be said is refused with the reason.

mod formula;
mod strided;
mod triton;

use crate::algebra::bits::BitMap;
use crate::algebra::{Cx, Engine, Swizzle, Tree};
use crate::syntax::notations::Given;
use crate::value::Value;

/// The notations that layouts are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// `#ttg.linear<{…}>` of a (thread, value) layout.
    TtgLinear,
    /// `#ttg.blocked<{…}>` of a (thread, value) layout.
    TtgBlocked,
    /// `#ttg.shared_linear<{…}>`.
    TtgSharedLinear,
    /// `#ttg.swizzled_shared<{…}>`.
    TtgSwizzledShared,
    /// `#ttg.nvmma_shared<{…}>`.
    TtgNvmmaShared,
    /// `#ttg.padded_shared<…>`.
    TtgPaddedShared,
    /// `torch.as_strided(x, …)`.
    Torch,
    /// `shape=…, strides=…, itemsize=…`, strides in bytes.
    Numpy,
    /// `memref<…>`.
    Memref,
    /// A mapping of `std::mdspan`.
    Mdspan,
    /// A shape of XLA with its layout.
    Xla,
    /// An index formula in C.
    C,
    /// An index formula in Python.
    Python,
}

/// A text, or why there is none.
type Written = Result<String, String>;

/// `value` in another notation, or why it cannot be said there. The shape and the size of an element come from `given`.
pub fn write<'a>(cx: Cx<'a>, target: Target, value: Value<'a>, given: &Given) -> Written {
    let Value::Tree(tree) = value else {
        return Err("it is no layout".to_string());
    };
    let function = Function::of(cx, tree, given)?;
    match target {
        Target::TtgLinear => triton::linear(&function, given),
        Target::TtgBlocked => triton::blocked(&function, given),
        Target::TtgSharedLinear => triton::shared_linear(&function),
        Target::TtgSwizzledShared => triton::swizzled(&function),
        Target::TtgNvmmaShared => triton::nvmma(&function, given),
        Target::TtgPaddedShared => triton::padded(&function),
        Target::Torch => strided::torch(&function),
        Target::Numpy => strided::numpy(&function, given),
        Target::Memref => strided::memref(&function, given),
        Target::Mdspan => strided::mdspan(&function),
        Target::Xla => strided::xla(&function, given),
        Target::C => formula::write(&function, false),
        Target::Python => formula::write(&function, true),
    }
}

/// A layout behind swizzles: the modes of each dimension, an offset, and what comes after it.
struct Function {
    /// The modes `(extent, stride)` of each top-level mode, coalesced, at least one each.
    dims: Vec<Vec<(i64, i64)>>,
    /// The number added to the index before the swizzles.
    offset: i64,
    /// Swizzles, outermost first, each with what is added to its result.
    outer: Vec<(Swizzle, i64)>,
}

impl Function {
    fn of<'a>(cx: Cx<'a>, tree: Tree<'a>, given: &Given) -> Result<Function, String> {
        let (layers, layout) = layers(tree)?;
        let mut function = Function { dims: Vec::new(), offset: 0, outer: Vec::new() };
        for (swizzle, added) in layers {
            match swizzle {
                Some(swizzle) => function.outer.push((swizzle, std::mem::replace(&mut function.offset, added))),
                None => function.offset = function.offset.saturating_add(added),
            }
        }
        for mode in cx.modes(layout).map_err(|_| "it has no modes".to_string())? {
            function.dims.push(modes(cx, mode, given)?);
        }
        Ok(function)
    }

    /// The extents of the dimensions.
    fn shape(&self) -> Vec<i64> {
        self.dims.iter().map(|m| m.iter().fold(1i64, |n, (e, _)| n.saturating_mul(*e))).collect()
    }

    /// A layout without swizzles, each dimension with one stride; or why it is none.
    fn strides(&self) -> Result<Vec<i64>, String> {
        self.no_swizzle()?;
        let one = |(d, modes): (usize, &Vec<(i64, i64)>)| match &modes[..] {
            [(_, stride)] => Ok(*stride),
            _ => {
                let extents: Vec<String> = modes.iter().map(|(e, _)| e.to_string()).collect();
                Err(format!("mode {d} has the parts ({}), and one stride a dimension is all there is", extents.join(",")))
            }
        };
        self.dims.iter().enumerate().map(one).collect()
    }

    fn no_swizzle(&self) -> Result<(), String> {
        match self.outer.is_empty() {
            true => Ok(()),
            false => Err("strides cannot swizzle".to_string()),
        }
    }

    /// The map over the bits of coordinates, or why it is none.
    fn bits(&self) -> Result<BitMap, String> {
        let mut bases = Vec::new();
        let mut reach = 0i64;
        for (extent, stride) in self.dims.iter().flatten() {
            if !is_power(*extent) {
                return Err(format!("an extent of {extent} is no power of two"));
            }
            for k in 0..extent.trailing_zeros() {
                let basis = stride.checked_shl(k).filter(|b| b >> k == *stride && (0..1 << 60).contains(b));
                match basis {
                    Some(basis) if reach & basis == 0 => {
                        reach |= basis;
                        bases.push(basis);
                    }
                    Some(_) => return Err(format!("a stride of {stride} carries into the bits of others: it is not linear over bits")),
                    None => return Err(format!("a stride of {stride} is negative or too large")),
                }
            }
        }
        let mut map = BitMap { offset: self.offset, bases };
        if self.offset < 0 || self.offset & reach != 0 {
            return Err(format!("the offset {} carries into the bits of strides", self.offset));
        }
        for (swizzle, added) in self.outer.iter().rev() {
            map = map.swizzled(*swizzle);
            let reach = map.bases.iter().fold(map.offset, |all, b| all | b);
            if *added < 0 || added & reach != 0 {
                return Err(format!("the offset {added} carries into the bits of strides"));
            }
            map.offset |= added;
        }
        match map.bases.len() {
            0..=60 => Ok(map),
            n => Err(format!("{n} bits are more than 60")),
        }
    }
}

/// What is done to the index of a layout, outermost first: an offset is added, then the swizzle applied.
type Layers = Vec<(Option<Swizzle>, i64)>;

/// The layers of a value over its layout. As deep as compositions nest, which is bounded where they were made.
fn layers(tree: Tree) -> Result<(Layers, crate::algebra::Layout), String> {
    let (mut all, mut rest) = (Layers::new(), tree);
    loop {
        rest = match rest {
            Tree::Tensor(t) => {
                let Engine::Counting(n) = t.engine else {
                    return Err("it is a tensor: its layout alone can be said, `layout(T)`".to_string());
                };
                all.push((None, n));
                t.layout
            }
            Tree::Composed(c) => {
                let (offset, bits) = match c.offset {
                    Tree::Int(n) => (n.value, None),
                    Tree::SmemFlag(unset) => (0, Some(unset.element_bits().ok_or("its elements share bits")?)),
                    _ => return Err("its offset is no integer".to_string()),
                };
                outer_layers(c.outer, offset, bits, &mut all)?;
                c.inner
            }
            Tree::Layout(layout) => return Ok((all, *layout)),
            Tree::Tuple(_) | Tree::Int(_) => return Err("a shape is no layout: write `shape:LayoutLeft`".to_string()),
            _ => return Err("it is no layout".to_string()),
        };
    }
}

/// The layers of what stands in front of an offset: a swizzle, or swizzles one after the other.
fn outer_layers(outer: Tree, offset: i64, bits: Option<u32>, all: &mut Layers) -> Result<(), String> {
    let mut behind = vec![(outer, offset)];
    while let Some((outer, offset)) = behind.pop() {
        match (outer, bits) {
            (Tree::Swizzle(swizzle), None) => all.push((Some(swizzle), offset)),
            (Tree::Swizzle(swizzle), Some(bits)) => all.push((Some(of_bytes(swizzle, bits)?), offset)),
            (Tree::Composed(c), None) => match c.offset {
                Tree::Int(n) => {
                    behind.push((c.inner, offset));
                    behind.push((c.outer, n.value));
                }
                _ => return Err("its offset is no integer".to_string()),
            },
            _ => return Err("it is a composition with something else than a swizzle".to_string()),
        }
    }
    Ok(())
}

/// The swizzle of bytes as one of elements of so many bits.
fn of_bytes(swizzle: Swizzle, bits: u32) -> Result<Swizzle, String> {
    let down = i64::from(bits.trailing_zeros()) - 3;
    match u8::try_from(i64::from(swizzle.base) - down) {
        Ok(base) if bits.is_power_of_two() => Ok(Swizzle { base, ..swizzle }),
        _ => Err(format!("its swizzle moves parts of elements of {bits} bits")),
    }
}

/// The coalesced modes of one dimension; basis elements along a dimension count column-major in the shape that is given.
fn modes<'a>(cx: Cx<'a>, mode: crate::algebra::Layout<'a>, given: &Given) -> Result<Vec<(i64, i64)>, String> {
    let mut modes: Vec<(i64, i64)> = Vec::new();
    for m in cx.flat_modes(mode).map_err(|_| "its modes are too many".to_string())? {
        let stride = match (m.stride, &given.shape) {
            (Tree::Int(stride), _) => Some(stride.value),
            (Tree::Basis(b), Some(shape)) if b.over == 1 && b.path.len() == 1 && (b.path[0] as usize) < shape.len() => {
                shape[..b.path[0] as usize].iter().try_fold(b.value.value, |n, e| n.checked_mul(*e))
            }
            _ => None,
        };
        let Some(stride) = stride else {
            return Err("its strides are coordinates, not numbers".to_string());
        };
        let extent = m.shape.value;
        if extent < 1 {
            return Err(format!("an extent of {extent}: it has no elements"));
        }
        match modes.last_mut() {
            _ if extent == 1 => {}
            Some((e, d)) if d.checked_mul(*e) == Some(stride) => *e = e.saturating_mul(extent),
            _ => modes.push((extent, stride)),
        }
    }
    if modes.is_empty() {
        modes.push((1, 0));
    }
    Ok(modes)
}

fn is_power(n: i64) -> bool {
    n > 0 && n & (n - 1) == 0
}

/// `4, 8`.
fn list(numbers: &[i64]) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}
