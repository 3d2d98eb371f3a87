//! Triton's distributed layouts: which thread holds which elements of a tensor in which registers.
//!
//! Each is a list of bases for the bits of registers, lanes, warps and CTAs; the result is a (thread, value) layout.

use super::attribute::{Attribute, Keys, is_power, unknown, wrong_rank};
use crate::syntax::notations::bits::{Basis, colex, modes};
use crate::syntax::notations::digits::text;
use crate::syntax::notations::{Kind, Result, Translation};

/// The layouts that are read, without `slice`, which is made from them.
const KNOWN: [&str; 5] = ["blocked", "linear", "nvidia_mma", "dot_op", "slice"];

/// Whether an attribute is a distributed layout.
pub fn is_distributed(name: &str) -> bool {
    KNOWN.contains(&name)
}

/// The bases of the bits of each kind of place.
#[derive(Clone, Debug, Default)]
struct Spread {
    register: Vec<Basis>,
    lane: Vec<Basis>,
    warp: Vec<Basis>,
    block: Vec<Basis>,
}

/// How the CTAs share a tensor.
pub struct Ctas {
    /// The shape that one of them has.
    pub shape: Vec<i64>,
    /// What each bit of their number adds to a coordinate.
    pub bases: Vec<Basis>,
}

/// The keys by which an attribute says how CTAs share a tensor.
pub const CTA_KEYS: [&str; 4] = ["CGALayout", "CTAsPerCGA", "CTASplitNum", "CTAOrder"];

/// Reads how CTAs share a tensor of `shape`; along `idle` they all have the same.
pub fn ctas(keys: &Keys, shape: &[i64], idle: Option<usize>) -> Result<Ctas> {
    let rank = shape.len();
    let mut entries = match keys.entry("CTAsPerCGA") {
        Some(_) if keys.entry("CGALayout").is_none() => older_ctas(keys, rank)?,
        _ => keys.bases("CGALayout", Some(rank), false)?,
    };
    if let Some(e) = keys.entry("CGALayout")
        && entries.iter().any(|b| b.iter().any(|n| *n != 0 && !is_power(*n)))
    {
        return keys.wrong(&e.at, "the entries of `CGALayout` are 0 or powers of two");
    }
    let mut own = shape.to_vec();
    for (d, extent) in own.iter_mut().enumerate() {
        let tiles = entries.iter().map(|b| b[d].saturating_mul(2)).max().unwrap_or(1).max(1);
        *extent /= tiles.min(*extent);
    }
    for basis in &mut entries {
        for d in 0..rank {
            basis[d] = match basis[d].checked_mul(own[d]) {
                Some(n) if n < shape[d] && idle != Some(d) => n,
                _ => 0,
            };
        }
    }
    if let Some(d) = idle {
        own[d] = shape[d];
    }
    Ok(Ctas { shape: own, bases: entries })
}

/// `CTAsPerCGA`, `CTASplitNum` and `CTAOrder`, as releases before wrote them.
fn older_ctas(keys: &Keys, rank: usize) -> Result<Vec<Basis>> {
    let all = keys.powers("CTAsPerCGA", rank)?;
    let split = match keys.entry("CTASplitNum") {
        Some(_) => keys.powers("CTASplitNum", rank)?,
        None => all.clone(),
    };
    let order = match keys.entry("CTAOrder") {
        Some(_) => keys.order("CTAOrder", rank)?,
        None => (0..rank).rev().collect(),
    };
    let mut bases = Vec::new();
    for d in order {
        let mut tile = 1;
        while tile < all[d].min(1 << 20) {
            let mut basis = vec![0; rank];
            basis[d] = if tile < split[d] { tile } else { 0 };
            bases.push(basis);
            tile *= 2;
        }
    }
    Ok(bases)
}

/// Adds bits one after the other, each going on where the extent of its dimension ended.
struct Builder {
    rank: usize,
    next: Vec<i64>,
}

impl Builder {
    fn new(rank: usize) -> Self {
        Builder { rank, next: vec![1; rank] }
    }

    /// Bits that take `extent` values along `d`.
    fn take(&mut self, bits: &mut Vec<Basis>, d: usize, extent: i64) {
        let mut n = 1;
        while n < extent {
            let mut basis = vec![0; self.rank];
            basis[d] = self.next[d];
            self.next[d] = self.next[d].saturating_mul(2);
            bits.push(basis);
            n *= 2;
        }
    }

    /// Bits that change nothing.
    fn replicate(&self, bits: &mut Vec<Basis>, extent: i64) {
        bits.extend((0..extent.trailing_zeros()).map(|_| vec![0; self.rank]));
    }
}

impl Spread {
    /// Cuts and repeats the layout until it has `shape`, along `repeat` dimension by dimension.
    fn fit(&mut self, shape: &[i64], repeat: &[usize], keep_registers: bool) {
        let outside = |b: &Basis| b.iter().zip(shape).any(|(c, e)| c >= e);
        if !keep_registers {
            self.register.retain(|b| !outside(b));
        }
        for basis in self.register.iter_mut().chain(&mut self.lane).chain(&mut self.warp) {
            if outside(basis) {
                basis.fill(0);
            }
        }
        for d in repeat {
            let held = self.register.iter().chain(&self.lane).chain(&self.warp).chain(&self.block).map(|b| b[*d]);
            let mut next = held.filter(|c| *c < shape[*d]).map(|c| c * 2).max().unwrap_or(1).max(1);
            while next < shape[*d] {
                let mut basis = vec![0; shape.len()];
                basis[*d] = next;
                self.register.push(basis);
                next *= 2;
            }
        }
    }

    fn translation(&self, from: String, shape: &[i64]) -> Translation {
        let strides = |bits: &[Basis]| bits.iter().map(|b| colex(b, shape)).collect::<Vec<_>>();
        let threads = [strides(&self.lane), strides(&self.warp)].concat();
        let mut parts = vec![modes(threads), modes(strides(&self.register))];
        if !self.block.is_empty() {
            parts.push(modes(strides(&self.block)));
        }
        Translation { kind: Kind::Tv, ..Translation::layout(&from, text(&parts), shape.to_vec()) }
    }
}

/// Reads a distributed layout for a tensor of `shape`.
pub fn read(attribute: &Attribute, from: String, shape: &[i64]) -> Result<Translation> {
    Ok(spread(attribute, shape)?.translation(from, shape))
}

/// The shape that a layout itself spans, where it says one.
pub fn own_shape(attribute: &Attribute) -> Option<Vec<i64>> {
    if attribute.name != "linear" {
        return None;
    }
    let spread = linear_bases(attribute).ok()?;
    Some(span(&spread))
}

/// The extents that bases reach.
fn span(spread: &Spread) -> Vec<i64> {
    let all = || spread.register.iter().chain(&spread.lane).chain(&spread.warp).chain(&spread.block);
    let rank = all().next().map_or(0, Vec::len);
    (0..rank).map(|d| all().map(|b| b[d].saturating_mul(2)).max().unwrap_or(1).max(1)).collect()
}

fn spread(attribute: &Attribute, shape: &[i64]) -> Result<Spread> {
    // A slice of a slice of …: from the outside in, then the layout, then back.
    let mut sliced: Vec<usize> = Vec::new();
    let (mut attribute, mut shape) = (attribute, shape.to_vec());
    while attribute.name == "slice" {
        let keys = Keys::of(attribute, &["dim", "parent"])?;
        let dim = keys.integer("dim")?;
        match usize::try_from(dim).ok().filter(|d| *d <= shape.len()) {
            Some(d) => {
                shape.insert(d, 1);
                sliced.push(d);
            }
            None => {
                return keys.wrong_all(format!(
                    "`dim` is {dim}, and the parent of a layout of rank {} has rank {}",
                    shape.len(),
                    shape.len() + 1
                ));
            }
        }
        attribute = keys.parent("parent")?;
    }
    let is_sliced = !sliced.is_empty();
    let mut found = match attribute.name.as_str() {
        "blocked" => blocked(attribute, &shape, None)?,
        "linear" => linear(attribute, &shape)?,
        "nvidia_mma" => nvidia_mma(attribute, &shape)?,
        "dot_op" => dot_op(attribute, &shape)?,
        name => return unknown(attribute, name),
    };
    for d in sliced.into_iter().rev() {
        for bits in [&mut found.register, &mut found.lane, &mut found.warp, &mut found.block] {
            for basis in bits {
                basis.remove(d);
            }
        }
    }
    if is_sliced {
        found.register.retain(|b| b.iter().any(|n| *n != 0));
    }
    Ok(found)
}

/// `blocked`; as the parent of an operand each thread holds all of dimension `whole`.
fn blocked(attribute: &Attribute, shape: &[i64], whole: Option<usize>) -> Result<Spread> {
    let known = [&["sizePerThread", "threadsPerWarp", "warpsPerCTA", "order"][..], &CTA_KEYS].concat();
    let keys = Keys::of(attribute, &known)?;
    let rank = shape.len();
    let registers = keys.powers("sizePerThread", rank)?;
    let lanes = keys.powers("threadsPerWarp", rank)?;
    let warps = keys.powers("warpsPerCTA", rank)?;
    let order = keys.order("order", rank)?;
    let threads = lanes.iter().chain(&warps).try_fold(1i64, |n, e| n.checked_mul(*e));
    if threads.is_none_or(|n| n > 1 << 20) {
        return keys.wrong_all("more than 1048576 threads");
    }
    let ctas = ctas(&keys, shape, whole)?;
    let (mut found, mut builder) = (Spread::default(), Builder::new(rank));
    for d in &order {
        let extent = if whole == Some(*d) { shape[*d] } else { registers[*d].min(1 << 40) };
        builder.take(&mut found.register, *d, extent);
    }
    for (bits, extents) in [(&mut found.lane, &lanes), (&mut found.warp, &warps)] {
        for d in &order {
            match whole == Some(*d) {
                true => builder.replicate(bits, extents[*d]),
                false => builder.take(bits, *d, extents[*d]),
            }
        }
    }
    found.fit(&ctas.shape, &order, whole.is_some());
    found.block = ctas.bases;
    Ok(found)
}

fn linear_bases(attribute: &Attribute) -> Result<Spread> {
    let keys = Keys::of(attribute, &["register", "lane", "warp", "block"])?;
    let mut rank = None;
    let mut read = |key| {
        let bases = keys.bases(key, rank, true)?;
        rank = rank.or(bases.first().map(Vec::len));
        Ok(bases)
    };
    let found = Spread { register: read("register")?, lane: read("lane")?, warp: read("warp")?, block: read("block")? };
    // Where the first list is empty, the lists before it were not compared.
    let all = || found.register.iter().chain(&found.lane).chain(&found.warp).chain(&found.block);
    for basis in all() {
        let parts: Vec<i64> = basis.iter().copied().filter(|n| *n != 0).collect();
        if parts.len() > 1 || parts.iter().any(|n| !is_power(*n) || *n > 1 << 40) {
            return keys.wrong_all("each basis of `linear` has one bit, or none");
        }
    }
    let Some(rank) = all().next().map(Vec::len) else {
        return keys.wrong_all("`linear` has no bases, so its rank is not known");
    };
    for d in 0..rank {
        let held = all().fold(0, |bits, b| bits | b[d]);
        if !(held as u64 + 1).is_power_of_two() {
            return keys.wrong_all(format!("along dimension {d} the bases reach {held:#b}: not every element is held"));
        }
    }
    Ok(found)
}

fn linear(attribute: &Attribute, shape: &[i64]) -> Result<Spread> {
    let mut found = linear_bases(attribute)?;
    let rank = span(&found).len();
    if rank != shape.len() {
        return wrong_rank(attribute, rank, shape);
    }
    let mut order: Vec<usize> = Vec::new();
    for d in found.register.iter().filter_map(|b| b.iter().position(|n| *n != 0)).chain((0..rank).rev()) {
        if !order.contains(&d) {
            order.push(d);
        }
    }
    for basis in &mut found.block {
        if basis.iter().zip(shape).any(|(c, e)| c >= e) {
            basis.fill(0);
        }
    }
    found.fit(shape, &order, false);
    Ok(found)
}

/// What an `nvidia_mma` says.
struct Mma {
    version: i64,
    warps: Vec<i64>,
    instruction: Vec<i64>,
}

const MMA_KEYS: [&str; 8] =
    ["versionMajor", "versionMinor", "warpsPerCTA", "instrShape", "CGALayout", "CTAsPerCGA", "CTASplitNum", "CTAOrder"];

impl Mma {
    fn read(keys: &Keys, rank: usize) -> Result<Mma> {
        let version = keys.integer("versionMajor")?;
        keys.integer_or("versionMinor", 0)?;
        match version {
            2 | 3 => {}
            1 => return keys.wrong_all("`versionMajor = 1` is Volta's `mma`, whose layout is not read: 2 and 3 are"),
            5 => return keys.wrong_all("`versionMajor = 5` keeps its accumulator in tensor memory: `#ttng.tensor_memory_encoding`"),
            n => return keys.wrong_all(format!("`versionMajor` is {n}: 2 (`mma.sync`) and 3 (`wgmma`) are read")),
        }
        let instruction = keys.integers("instrShape")?;
        let tile = if version == 3 { 3 } else { rank };
        if !(2..=3).contains(&rank) || instruction.len() != tile || instruction.iter().any(|n| *n < 1 || *n > 1 << 20) {
            return keys.wrong_all(format!("`instrShape` has {tile} extents for a layout of rank 2 or 3"));
        }
        let warps = keys.powers("warpsPerCTA", rank)?;
        match warps.iter().try_fold(1i64, |n, e| n.checked_mul(*e)) {
            Some(0..=0x8000) => Ok(Mma { version, warps, instruction }),
            _ => keys.wrong_all("more than 32768 warps"),
        }
    }

    /// M and N of the instruction.
    fn tile(&self) -> (i64, i64) {
        match (self.version, &self.instruction[..]) {
            (3, all) => (16, all[1]),
            (_, [.., m, n]) => (*m, *n),
            _ => (1, 1),
        }
    }

    /// The dimensions in the order of the warps.
    fn warp_order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.warps.len()).rev().collect();
        if self.version == 3 {
            order.swap(0, 1);
        }
        order
    }
}

/// The accumulator of `mma.sync` and `wgmma`.
fn nvidia_mma(attribute: &Attribute, shape: &[i64]) -> Result<Spread> {
    let keys = Keys::of(attribute, &MMA_KEYS)?;
    let rank = shape.len();
    let mma = Mma::read(&keys, rank)?;
    let ctas = ctas(&keys, shape, None)?;
    let (m, n) = (rank - 2, rank - 1);
    let (tile_m, tile_n) = mma.tile();
    if !is_power(tile_m) || tile_m < 8 || !is_power(tile_n) || tile_n < 8 {
        return keys.wrong_all(format!("an instruction of {tile_m} by {tile_n} is not read: powers of two from 8 on are"));
    }
    let (mut found, mut builder) = (Spread::default(), Builder::new(rank));
    builder.take(&mut found.register, n, 2);
    builder.take(&mut found.lane, n, 4);
    builder.take(&mut found.lane, m, 8);
    builder.take(&mut found.register, m, tile_m / 8);
    builder.take(&mut found.register, n, tile_n / 8);
    for d in mma.warp_order() {
        builder.take(&mut found.warp, d, mma.warps[d]);
    }
    let order: Vec<usize> = (0..rank).rev().collect();
    found.fit(&ctas.shape, &order, true);
    found.block = ctas.bases;
    Ok(found)
}

/// An operand of a matrix multiplication.
fn dot_op(attribute: &Attribute, shape: &[i64]) -> Result<Spread> {
    let keys = Keys::of(attribute, &["opIdx", "parent", "kWidth"])?;
    let rank = shape.len();
    let operand = keys.integer("opIdx")?;
    if !(0..=1).contains(&operand) || rank < 2 {
        return keys.wrong_all(format!("`opIdx` is 0 (A) or 1 (B) of a tensor of rank 2 or 3, not {operand}"));
    }
    let (k, other) = if operand == 0 { (rank - 1, rank - 2) } else { (rank - 2, rank - 1) };
    let parent = keys.parent("parent")?;
    match parent.name.as_str() {
        "blocked" => {
            if keys.integer_or("kWidth", 0)? != 0 {
                return keys.wrong_all("of a `blocked` parent `kWidth` is 0");
            }
            return blocked(parent, shape, Some(k));
        }
        "nvidia_mma" => {}
        name => return keys.wrong_all(format!("an operand of `{name}` is not read: of `nvidia_mma` and `blocked` it is")),
    }
    let width = keys.power("kWidth")?;
    if width > 1 << 10 {
        return keys.wrong_all(format!("`kWidth` is {width}"));
    }
    let parent = Keys::of(parent, &MMA_KEYS)?;
    let mma = Mma::read(&parent, rank)?;
    if mma.version == 3 && operand == 1 {
        return keys.wrong_all("`wgmma` reads operand B from shared memory: `opIdx` is 0");
    }
    let ctas = ctas(&parent, shape, Some(k))?;
    let (mut found, mut builder) = (Spread::default(), Builder::new(rank));
    builder.take(&mut found.register, k, width);
    builder.take(&mut found.lane, k, 4);
    builder.take(&mut found.lane, other, 8);
    // `mma.sync` of doubles has 8 rows and one group of K.
    if mma.tile().0 > 8 {
        if operand == 0 {
            builder.take(&mut found.register, other, 2);
        }
        builder.take(&mut found.register, k, 2);
    }
    for d in mma.warp_order() {
        match d == k {
            true => builder.replicate(&mut found.warp, mma.warps[d]),
            false => builder.take(&mut found.warp, d, mma.warps[d]),
        }
    }
    let order: Vec<usize> = [k, other].into_iter().chain((0..rank - 2).rev()).collect();
    found.fit(&ctas.shape, &order, true);
    found.block = ctas.bases;
    Ok(found)
}
