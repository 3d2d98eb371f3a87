//! Triton's attributes. Where an attribute has few parameters, those are tried that can be meant, and read back.

use super::{Function, Written, is_power, list};
use crate::algebra::bits::BitMap;
use crate::syntax::notations::{self, Given};

/// The lanes of a warp, in bits.
const LANES: usize = 5;

/// A (thread, value) layout over a tile as coordinates for each bit.
struct Spread {
    shape: Vec<i64>,
    register: Vec<Vec<i64>>,
    lane: Vec<Vec<i64>>,
    warp: Vec<Vec<i64>>,
    block: Vec<Vec<i64>>,
}

impl Spread {
    fn of(f: &Function, given: &Given) -> Result<Spread, String> {
        let Some(shape) = given.shape.clone() else {
            return Err("the shape of the tile is needed: `--shape 16,8`".to_string());
        };
        if let Some(n) = shape.iter().find(|n| !is_power(**n)) {
            return Err(format!("an extent of {n} is no power of two"));
        }
        if !(2..=3).contains(&f.dims.len()) {
            return Err(format!("a (thread, value) layout has 2 modes, or 3 with CTAs, and this one has {}", f.dims.len()));
        }
        let map = f.bits()?;
        if map.offset != 0 {
            return Err(format!("thread 0 begins at element {}", map.offset));
        }
        let mut bases = map.bases.iter().map(|b| coordinate(*b, &shape));
        let mut part = |extent: i64| bases.by_ref().take(extent.trailing_zeros() as usize).collect::<Option<Vec<_>>>();
        let extents = f.shape();
        let parts = (part(extents[0]), part(extents[1]), part(extents.get(2).copied().unwrap_or(1)));
        let (Some(mut lane), Some(register), Some(block)) = parts else {
            return Err(format!("it reaches beyond the tile of {}", list(&shape)));
        };
        if lane.len() < LANES {
            return Err(format!("it has {} threads, and a warp has 32", extents[0]));
        }
        let warp = lane.split_off(LANES);
        let found = Spread { shape, register, lane, warp, block };
        found.covers()?;
        Ok(found)
    }

    /// Whether every basis is one bit, and together they reach every element.
    fn covers(&self) -> Result<(), String> {
        let mut reach = vec![0; self.shape.len()];
        for basis in self.register.iter().chain(&self.lane).chain(&self.warp).chain(&self.block) {
            let mut parts = basis.iter().filter(|n| **n != 0);
            if parts.next().is_some_and(|n| !is_power(*n)) || parts.next().is_some() {
                return Err(format!("a bit moves by ({}): a layout of registers moves by one power of two", list(basis)));
            }
            reach.iter_mut().zip(basis).for_each(|(all, n)| *all |= n);
        }
        match reach.iter().zip(&self.shape).position(|(all, e)| *all != e - 1) {
            Some(d) => Err(format!("along dimension {d} not every element is held")),
            None => Ok(()),
        }
    }
}

/// The coordinate of a column-major index, if it lies inside.
fn coordinate(mut index: i64, shape: &[i64]) -> Option<Vec<i64>> {
    let coordinate = shape.iter().map(|e| {
        let c = index % e;
        index /= e;
        c
    });
    let coordinate: Vec<i64> = coordinate.collect();
    (index == 0).then_some(coordinate)
}

fn bases(all: &[Vec<i64>]) -> String {
    format!("[{}]", all.iter().map(|b| format!("[{}]", list(b))).collect::<Vec<_>>().join(", "))
}

/// `#ttg.linear<{register = …, lane = …, warp = …, block = …}>`.
pub fn linear(f: &Function, given: &Given) -> Written {
    let s = Spread::of(f, given)?;
    let [register, lane, warp, block] = [&s.register, &s.lane, &s.warp, &s.block].map(|b| bases(b));
    Ok(format!("#ttg.linear<{{register = {register}, lane = {lane}, warp = {warp}, block = {block}}}>"))
}

/// All orders of so many dimensions, the last one fastest first.
fn orders(rank: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in 0..rank {
        all = all
            .into_iter()
            .flat_map(|order: Vec<usize>| {
                let rest: Vec<usize> = (0..rank).rev().filter(|d| !order.contains(d)).collect();
                rest.into_iter().map(move |d| [&order[..], &[d]].concat())
            })
            .collect();
    }
    all
}

/// The most dimensions whose orders are all tried.
const MAX_TRIED: usize = 4;

/// Whether `text` is read as the layout that has this text in CuTe's notation.
fn reads_as(text: &str, shape: &[i64], bits: Option<u32>, wanted: &str) -> bool {
    let given = Given { shape: Some(shape.to_vec()), bits };
    notations::whole(text, None, &given).is_ok_and(|t| t.text == wanted && t.block.is_none())
}

fn numbers(order: &[usize]) -> String {
    order.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")
}

/// `#ttg.blocked<{…}>`.
pub fn blocked(f: &Function, given: &Given) -> Written {
    let s = Spread::of(f, given)?;
    let rank = s.shape.len();
    if !s.block.is_empty() || rank > MAX_TRIED {
        return Err("`blocked` over CTAs or of more than 4 dimensions is not written; `ttg.linear` is".to_string());
    }
    let wanted = notations::spelled(&f.dims);
    let along = |bits: &[Vec<i64>], d: usize| 1i64 << bits.iter().filter(|b| b[d] != 0).count();
    let each = |bits: &[Vec<i64>]| (0..rank).map(|d| along(bits, d)).collect::<Vec<_>>();
    let (lanes, warps, most) = (each(&s.lane), each(&s.warp), each(&s.register));
    let idle = |bits: &[Vec<i64>]| bits.iter().filter(|b| b.iter().all(|n| *n == 0)).count();
    let (idle_lanes, idle_warps) = (idle(&s.lane), idle(&s.warp));
    for order in orders(rank) {
        let slowest = order[rank - 1];
        let (mut lanes, mut warps) = (lanes.clone(), warps.clone());
        // Replicas are threads beyond the tile: along the dimension that is taken last.
        lanes[slowest] <<= idle_lanes;
        warps[slowest] <<= idle_warps;
        let mut sizes = vec![1i64; rank];
        loop {
            let text = format!(
                "#ttg.blocked<{{sizePerThread = [{}], threadsPerWarp = [{}], warpsPerCTA = [{}], order = [{}]}}>",
                list(&sizes),
                list(&lanes),
                list(&warps),
                numbers(&order)
            );
            if reads_as(&text, &s.shape, None, &wanted) {
                return Ok(text);
            }
            let Some(d) = (0..rank).find(|d| sizes[*d] < most[*d]) else { break };
            sizes[d] *= 2;
            sizes[..d].fill(1);
        }
    }
    Err("no `blocked` has these registers, lanes and warps; `ttg.linear` says any".to_string())
}

/// The map from coordinates to offsets, and its text.
fn memory(f: &Function) -> Result<(BitMap, Vec<i64>, String), String> {
    let map = f.bits()?;
    if map.offset != 0 {
        return Err(format!("it begins at offset {}, and an attribute begins at 0", map.offset));
    }
    let shape = f.shape();
    let text = notations::spelled_bits(map.bases.clone(), &shape);
    Ok((map, shape, text))
}

/// `#ttg.shared_linear<{offset = …}, alignment = 16>`.
pub fn shared_linear(f: &Function) -> Written {
    let (map, shape, wanted) = memory(f)?;
    let width = map.bases.iter().fold(0, |all, b| all | b);
    let width = (64 - width.leading_zeros()) as usize;
    // Bits of offsets that no coordinate has alone change nothing.
    let mut whole = map.bases.clone();
    for bit in 0..width {
        let mut more = whole.clone();
        more.push(1 << bit);
        if (BitMap { offset: 0, bases: more.clone() }).kernel().is_empty() {
            whole = more;
        }
    }
    let Some(inverse) = (BitMap { offset: 0, bases: whole }).inverse() else {
        return Err("different coordinates have the same offset".to_string());
    };
    let low = (1i64 << map.bases.len()) - 1;
    let offset: Option<Vec<Vec<i64>>> = inverse.bases.iter().map(|b| coordinate(b & low, &shape)).collect();
    let text = format!("#ttg.shared_linear<{{offset = {}}}, alignment = 16>", bases(&offset.unwrap_or_default()));
    match reads_as(&text, &shape, None, &wanted) {
        true => Ok(text),
        false => Err("some coordinate is not at the smallest offset that would hold it".to_string()),
    }
}

/// `#ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>`.
pub fn swizzled(f: &Function) -> Written {
    let (_, shape, wanted) = memory(f)?;
    for order in orders(shape.len().min(MAX_TRIED)) {
        let columns = shape[order[0]].trailing_zeros();
        let rows = order.get(1).map_or(0, |d| shape[*d].trailing_zeros());
        let mut tries = vec![(0, 0, 0)];
        tries.extend((1..=rows).flat_map(|most| (0..columns).flat_map(move |vec| (0..rows).map(move |per| (vec, per, most)))));
        for (vec, per, most) in tries {
            let text = format!(
                "#ttg.swizzled_shared<{{vec = {}, perPhase = {}, maxPhase = {}, order = [{}]}}>",
                1i64 << vec,
                1i64 << per,
                1i64 << most,
                numbers(&order)
            );
            if reads_as(&text, &shape, None, &wanted) {
                return Ok(text);
            }
        }
    }
    Err("no `swizzled_shared` does this: it is compact, and rows move columns of `vec` elements; `ttg.shared_linear` says more".to_string())
}

/// `#ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>`.
pub fn nvmma(f: &Function, given: &Given) -> Written {
    let (_, shape, wanted) = memory(f)?;
    let Some(bits) = given.bits else {
        return Err("its swizzle counts bytes: say how large an element is, `--bits 16`".to_string());
    };
    let rank = if shape.len() == 2 { String::new() } else { format!(", rank = {}", shape.len()) };
    for width in [128, 64, 32, 0] {
        for transposed in [false, true] {
            let text =
                format!("#ttg.nvmma_shared<{{swizzlingByteWidth = {width}, transposed = {transposed}, elementBitWidth = {bits}{rank}}}>");
            if reads_as(&text, &shape, Some(bits), &wanted) {
                return Ok(text);
            }
        }
    }
    Err(format!("no `nvmma_shared` of elements of {bits} bits does this"))
}

/// `#ttg.padded_shared<[64:+8] {order = [1, 0], shape = [128, 64]}>`.
pub fn padded(f: &Function) -> Written {
    f.no_swizzle()?;
    let shape = f.shape();
    if shape.iter().any(|e| !is_power(*e)) || f.offset != 0 || shape.len() > MAX_TRIED {
        return Err("`padded_shared` has extents that are powers of two, at most 4, and no offset".to_string());
    }
    let wanted = notations::spelled(&f.dims);
    let size = shape.iter().fold(1i64, |n, e| n.saturating_mul(*e)).trailing_zeros();
    for order in orders(shape.len()) {
        for interval in 0..size {
            for padding in 0..=interval {
                let text = format!(
                    "#ttg.padded_shared<[{}:+{}] {{order = [{}], shape = [{}]}}>",
                    1i64 << interval,
                    1i64 << padding,
                    numbers(&order),
                    list(&shape)
                );
                if reads_as(&text, &shape, None, &wanted) {
                    return Ok(text);
                }
            }
        }
    }
    Err("no single interval with its padding does this".to_string())
}
