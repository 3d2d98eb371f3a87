//! Copies by the tensor memory accelerator: which box of global memory one instruction moves, and the descriptor of it.
//!
//! Source: `cute/atom/copy_traits_sm90_tma.hpp`, `cute/atom/copy_traits_sm100_tma.hpp`.

use super::int::{Int, ONE, ZERO};
use super::layout::FlatMode;
pub use super::tensor_map::{MAX_DIMENSIONS, TensorMap};
use super::{CopyAtom, Cx, Engine, Fault, Layout, Result, Step, Swizzle, Tensor, TiledCopy, Tree};
use bumpalo::collections::Vec as Modes;

/// `CUtensorMapL2promotion` as CuTe always asks for it: 128 bytes.
pub const L2_PROMOTION: u32 = 2;

/// What a copy by the tensor memory accelerator keeps beside its layouts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tma<'a> {
    /// What the driver is asked to encode.
    pub map: TensorMap,
    /// The strides of the tensor of coordinates, one for each leaf of the tensor in global memory.
    pub strides: Tree<'a>,
    /// The box: a mode for each dimension, its strides the modes of global memory.
    pub basis: Layout<'a>,
    /// The elements that one instruction moves, before it is shared among the CTAs of a multicast.
    pub elements: i64,
    /// The size of the elements of the tensor in bits.
    pub bits: i64,
    /// The size of the elements that the accelerator counts in bits.
    pub internal_bits: i64,
    /// Among how many CTAs the box is shared.
    pub multicast: i64,
    /// The elements of a CTA's tile.
    pub tile: i64,
    /// The layout of the tensor in global memory.
    pub global: Layout<'a>,
    /// The layout of the tile in shared memory, without its swizzle.
    pub shared: Layout<'a>,
    /// The swizzle of that layout, on bytes.
    pub swizzle: Swizzle,
    /// The value index of the tile to the mode of global memory.
    pub values: Layout<'a>,
}

/// A request for a copy by the tensor memory accelerator: the tensors, and how CTAs share the work.
#[derive(Clone, Copy, Debug)]
pub struct TmaRequest<'a> {
    /// The tensor in global memory.
    pub tensor: Tensor<'a>,
    /// The layout of the tile in shared memory, swizzled or not.
    pub shared: Tree<'a>,
    /// The value index of the tile to the mode of global memory.
    pub values: Layout<'a>,
    /// Among how many CTAs the box is shared.
    pub multicast: i64,
    /// The size of the accelerator's elements in bits, and `CUtensorMapDataType` of them.
    pub internal: (i64, Option<u32>),
    /// Two CTAs take one copy together.
    pub pair: bool,
    /// Four rows are gathered or scattered by one instruction.
    pub rows_of_four: bool,
    /// Whether contiguous modes are one dimension also where shared memory is swizzled: C++ merges them, the DSL does not.
    pub merges_swizzled: bool,
}

const NO_VECTOR: &str = "Could not find a common tile-gmem vectorization. Does the Tile select out major GMEM modes?";

/// The greatest common divisor, where that of 0 and n is n.
fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl<'a> Cx<'a> {
    fn no_tma<T>(self, rule: &'static str, what: Tree<'a>) -> Result<'a, T> {
        self.fail(Fault::Tma { rule, what, map: None })
    }

    /// The swizzle and the layout of a tile in shared memory.
    pub fn swizzle_and_layout(self, shared: Tree<'a>) -> Result<'a, (Swizzle, Layout<'a>)> {
        match shared {
            Tree::Layout(l) => Ok((Swizzle { bits: 0, base: 4, shift: 3 }, *l)),
            Tree::Composed(c) => match (c.outer, c.inner) {
                (Tree::Swizzle(s), Tree::Layout(l)) => Ok((s, *l)),
                _ => self.no_tma("a layout in shared memory has a swizzle and nothing else around it", shared),
            },
            Tree::Tensor(x) => match x.engine {
                Engine::Pointer(p) if p.swizzle.is_some() => {
                    let (_, layout) = self.swizzle_and_layout(x.layout)?;
                    Ok((p.swizzle.unwrap_or(Swizzle { bits: 0, base: 4, shift: 3 }), layout))
                }
                _ => self.swizzle_and_layout(x.layout),
            },
            found => self.fail(Fault::WrongKind { operation: "make_tma_copy", wanted: "a layout", found }),
        }
    }

    /// The part of a mode of global memory that is static 1 times one of its leaves.
    fn is_unit_basis(self, stride: Tree<'a>) -> bool {
        matches!(stride, Tree::Basis(b) if b.over == 1 && self.is(b.value, 1))
    }

    /// Merges contiguous modes up to `most` elements; modes of extent 1 go. In every mode only what is compile-time decides: it
    /// is what the driver is given.
    fn coalesce_modes(self, layout: Layout<'a>, most: i64) -> Result<'a, Tree<'a>> {
        let mut out: Vec<FlatMode<'a>> = Vec::new();
        for mode in self.flat_modes(layout)? {
            if mode.shape == ONE {
                continue;
            }
            if let Some(last) = out.last_mut()
                && let (Tree::Int(d), Tree::Int(next)) = (last.stride, mode.stride)
                && [last.shape, d, next, mode.shape].iter().all(|i| i.is_static)
            {
                let (reach, merged) = (self.mul(last.shape, d)?, self.mul(last.shape, mode.shape)?);
                if reach.value == next.value && merged.value <= most {
                    last.shape = merged;
                    continue;
                }
            }
            out.push(mode);
        }
        match out.is_empty() {
            true => Ok(self.tuple(&[Tree::Int(ONE)])),
            false => self.tuple_of(out.len(), |i| Ok(Tree::Int(out[i].shape))),
        }
    }

    /// The modes of global memory that one instruction walks, one for each dimension of the descriptor.
    fn tma_basis(self, request: &TmaRequest<'a>, shared: Layout<'a>, global: Layout<'a>, recast: Layout<'a>) -> Result<'a, Layout<'a>> {
        let (in_shared, in_tile) = (self.size(shared)?, self.size(request.values)?);
        if self.known(in_shared) && self.known(in_tile) && in_shared.value != in_tile.value {
            return self.no_tma("TMA requires CTA_Tile and SLayout top-level size equivalence.", request.values.shape);
        }
        let inverse = self.right_inverse(shared)?;
        let all = self.flat_modes(self.coalesce(self.composition(request.values, inverse)?)?)?;
        let walked: Vec<FlatMode<'a>> = all.iter().take_while(|m| self.is_unit_basis(m.stride)).copied().collect();
        let mut place = Int::fixed(1);
        for (i, mode) in all.iter().enumerate() {
            self.record(|_| Step::BoxMode { mode: *mode, place, within: i < walked.len() });
            place = self.mul(place, mode.shape)?;
        }
        if walked.is_empty() {
            return self.no_tma(NO_VECTOR, self.layout_tree(self.from_modes(&all)));
        }
        let walked = self.from_modes_tuple(&walked);
        let bits = request.internal.0;
        let quiet = self.in_mode(self.mode);
        let in_tile = quiet.recast_layout(self.element_bits(request)?, bits, quiet.composition(global, walked)?)?;
        let apart = !request.merges_swizzled && self.swizzle_and_layout(request.shared)?.0.bits > 0;
        let most = if apart { 0 } else { 256 };
        let merged = quiet.coalesce_modes(in_tile, most)?;
        let identity = self.make_identity_layout(global.shape);
        let strides = quiet.composition(identity, walked)?.stride;
        let tile = Layout { shape: in_tile.shape, stride: strides };
        let block = quiet.composition(tile, self.make_layout(merged, super::compact::Major::Left)?)?;
        if block.shape.any_leaf(&|t| t.int().is_none_or(|i| !self.known(i))) {
            return self.no_tma("the value of '_tma_gbasis_size' is not usable in a constant expression", block.shape);
        }
        let mut seen = Vec::new();
        self.leaves_into(block.stride, &mut seen);
        let (mut shapes, mut steps) = (self.wrap(block.shape).to_vec(), self.wrap(block.stride).to_vec());
        let leaves = |t: Tree<'a>| {
            let mut out = Modes::new_in(self.arena);
            self.leaves_into(t, &mut out);
            out
        };
        for ((s, d), e) in leaves(recast.shape).iter().zip(&leaves(recast.stride)).zip(&leaves(identity.stride)) {
            let vanishes = *s == Tree::Int(ONE) || *d == Tree::Int(ZERO);
            if !vanishes && !seen.contains(e) {
                shapes.push(Tree::Int(ONE));
                steps.push(*e);
            }
        }
        let from = shapes.len().min(4) as i64;
        let grouped = |modes: &[Tree<'a>]| if modes.len() > 4 { self.group(self.tuple(modes), from, -1) } else { Ok(self.tuple(modes)) };
        Ok(Layout { shape: grouped(&shapes)?, stride: grouped(&steps)? })
    }

    /// What each dimension of the descriptor walks, and how many instructions a tile takes, as steps.
    fn record_dimensions(self, tma: &Tma<'a>) {
        let number = |n: u64| Int::dynamic(i64::try_from(n).unwrap_or(i64::MAX));
        for i in 0..tma.map.rank {
            let modes = self.wrap(tma.basis.stride).get(i).copied().unwrap_or(Tree::Tuple(&[]));
            let bytes = if i == 0 { number(tma.internal_bits.unsigned_abs().div_ceil(8)) } else { number(tma.map.strides[i]) };
            let (extent, block) = (number(tma.map.dims[i]), number(tma.map.block[i]));
            self.record(|_| Step::Dimension { dimension: i, modes, extent, bytes, block });
        }
        let (tile, elements) = (Int::fixed(tma.tile), Int::fixed(tma.elements));
        self.record(|_| Step::Instructions { tile, elements, ctas: Int::fixed(tma.multicast) });
    }

    fn element_bits(self, request: &TmaRequest<'a>) -> Result<'a, i64> {
        match request.tensor.engine {
            Engine::Pointer(p) => Ok(p.element_bits.into()),
            _ => self.no_tma("the tensor of a TMA copy lies in global memory", request.tensor.layout),
        }
    }

    /// The extent and the stride of the leaf of global memory that a basis element names.
    fn leaf_of(self, basis: Tree<'a>, global: Layout<'a>) -> Result<'a, (u64, u64)> {
        let Tree::Basis(b) = basis else {
            return self.no_tma(NO_VECTOR, basis);
        };
        let path = || b.path.iter().map(|i| i64::from(*i));
        let shape = self.product(self.get_path(global.shape, path())?)?;
        let stride = self.int("make_tma_copy", self.get_path(global.stride, path())?)?;
        let positive = |i: Int| u64::try_from(i.value);
        match (positive(shape), positive(stride)) {
            (Ok(shape), Ok(stride)) => Ok((shape, stride)),
            _ => self.no_tma("extents and strides of a TMA tensor are not negative", self.layout_tree(global)),
        }
    }

    fn dimensions(self, map: &mut TensorMap, basis: Layout<'a>, recast: Layout<'a>, bits: u64) -> Result<'a, ()> {
        let modes = self.wrap(basis.stride);
        map.rank = modes.len();
        for (i, mode) in modes.iter().enumerate().take(MAX_DIMENSIONS) {
            let mut leaves = Vec::new();
            self.leaves_into(*mode, &mut leaves);
            let (mut shape, mut stride) = (1u64, 0u64);
            if let [only] = leaves[..] {
                (shape, stride) = self.leaf_of(only, recast)?;
            } else {
                for leaf in leaves {
                    let (s, d) = self.leaf_of(leaf, recast)?;
                    let common = gcd(stride, d);
                    let part = |extent: u64, d: u64| extent.wrapping_sub(1).checked_mul(d.checked_div(common)?);
                    shape = match common {
                        0 => s,
                        _ => match (part(shape, stride), part(s, d)) {
                            (Some(a), Some(b)) => a.saturating_add(b).saturating_add(1),
                            _ => u64::MAX,
                        },
                    };
                    stride = common;
                }
            }
            (map.dims[i], map.strides[i]) = (shape, stride);
            let extent = self.size(self.mode(basis, i as i64)?)?.value;
            map.block[i] = u64::try_from(extent).unwrap_or(0);
        }
        if map.strides[0] != 1 {
            return self
                .no_tma("gmem_prob_stride[0] == 1 && \"Majorness of smem doesn't match majorness of gmem\"", self.layout_tree(recast));
        }
        for stride in &mut map.strides[..map.rank] {
            *stride = stride.saturating_mul(bits) / 8;
        }
        Ok(())
    }

    /// The asserts on what the driver is given.
    fn checked_map(self, map: &mut TensorMap, multicast: u64) -> Result<'a, ()> {
        let given = *map;
        let broken = |rule, what| self.fail(Fault::Tma { rule, what, map: Some(self.arena.alloc(given)) });
        let number = |n: u64| Tree::Int(Int::dynamic(i64::try_from(n).unwrap_or(i64::MAX)));
        let numbers = |all: &[u64]| self.tuple_of(all.len(), |i| Ok(number(all[i])));
        if map.address & 15 != 0 {
            return broken("(reinterpret_cast<uint64_t>(gmem_address) & 0b1111) == 0", number(map.address));
        }
        let dims = map.dims[..map.rank].to_vec();
        // no element at no address: only the type is asked for, as collectives do in `decltype`
        if map.address == 0 && map.rank > 0 && dims.iter().all(|n| *n == 0) {
            return Ok(());
        }
        if dims.contains(&0) {
            return broken("gmem_prob_shape[i] >= (uint64_t(1))", numbers(&dims)?);
        }
        if dims.iter().any(|n| *n > 1 << 32) {
            return broken("gmem_prob_shape[i] <= (uint64_t(1) << 32)", numbers(&dims)?);
        }
        let strides = map.strides[..map.rank].to_vec();
        if strides[1..].iter().any(|d| d & 15 != 0) {
            return broken("(gmem_prob_stride[i] & 0b1111) == 0", numbers(&strides[1..])?);
        }
        if strides[1..].iter().any(|d| *d >= 1 << 40) {
            return broken("gmem_prob_stride[i] < (uint64_t(1) << 40)", numbers(&strides[1..])?);
        }
        let mut left = multicast;
        for i in (0..map.rank).rev() {
            let extent = map.block[i];
            if left == 0 || extent == 0 || (!extent.is_multiple_of(left) && !left.is_multiple_of(extent)) {
                let rule = "smem_box_shape[i] % multicast == 0 || multicast % smem_box_shape[i] == 0";
                return broken(rule, numbers(&given.block[..given.rank])?);
            }
            (map.block[i], left) = (extent.div_ceil(left), left.div_ceil(extent));
        }
        if left > 1 {
            // CuTe goes on before the first dimension, and dies.
            return broken("multicast <= the elements of the box", numbers(&map.block[..map.rank])?);
        }
        let block = map.block[..map.rank].to_vec();
        if block.iter().any(|n| *n > 256) {
            return broken("smem_box_shape[i] <= (uint32_t(1) << 8)", numbers(&block)?);
        }
        Ok(())
    }

    fn tma_swizzle(self, swizzle: Swizzle) -> Result<'a, u32> {
        let what = Tree::Swizzle(swizzle);
        match (swizzle.base, swizzle.bits, swizzle.shift) {
            (4, bits @ 0..=3, 3) => Ok(bits.into()),
            (4, _, 3) => self.no_tma("Unsupported layout swizzle.", what),
            (4, ..) => self.no_tma("Expected S = 3 when M == 4. Unsupported layout swizzle.", what),
            (5, 2, 2) => Ok(4),
            (5, 2, _) => self.no_tma("Expected S = 2 when M == 5. Unsupported layout swizzle.", what),
            (6, 2, _) => Ok(6),
            (5 | 6, ..) => self.no_tma("Expected B = 2 when M == 5 or 6. Unsupported layout swizzle.", what),
            _ => self.no_tma("Unsupported layout swizzle.", what),
        }
    }

    /// The strides of the tensor of coordinates: for each leaf of global memory the dimension that it advances.
    fn tma_strides(
        self,
        request: &TmaRequest<'a>,
        global: Layout<'a>,
        recast: Layout<'a>,
        basis: Layout<'a>,
        map: &TensorMap,
    ) -> Result<'a, Tree<'a>> {
        let (bits, internal) = (self.element_bits(request)?, request.internal.0);
        let dimensions = self.wrap(basis.stride);
        self.transform_leaf(self.make_basis_like(global.shape), &mut |e| {
            let Tree::Basis(b) = e else {
                return Ok(Tree::Int(ZERO));
            };
            let path = || b.path.iter().map(|i| i64::from(*i));
            let shape = self.int("make_tma_copy", self.get_path(recast.shape, path())?)?;
            let stride = self.int("make_tma_copy", self.get_path(recast.stride, path())?)?;
            if shape == ONE || stride == ZERO {
                return Ok(Tree::Int(ZERO));
            }
            let names = |mode: &Tree<'a>| mode.items().map_or(*mode == e, |items| items.contains(&e));
            let Some(j) = dimensions.iter().position(names) else {
                return Ok(Tree::Int(ZERO));
            };
            let at = [j as u32];
            if j == 0 {
                let own = self.int("make_tma_copy", self.get_path(global.stride, path())?)?;
                return self.mul_tree(self.ratio_basis(Int::fixed(bits), internal, &at), Tree::Int(own));
            }
            if dimensions[j].rank() == 1 {
                return Ok(self.basis(ONE, &at));
            }
            let bytes = map.strides[j].max(16);
            let in_bits = u64::try_from(stride.value).unwrap_or(0).saturating_mul(internal.unsigned_abs());
            let scale = i64::try_from((in_bits / bytes).div_ceil(8)).unwrap_or(i64::MAX);
            Ok(self.basis(Int::dynamic(scale), &at))
        })
    }

    /// `make_tma_atom`: the copy atom of one instruction, and what it keeps.
    pub fn make_tma_atom(self, request: &TmaRequest<'a>) -> Result<'a, (CopyAtom<'a>, Tma<'a>)> {
        let Tree::Layout(global) = request.tensor.layout else {
            return self.no_tma("the layout of a TMA tensor in global memory is not swizzled", request.tensor.layout);
        };
        let (bits, internal) = (self.element_bits(request)?, request.internal.0);
        let recast = self.recast_layout(bits, internal, *global)?;
        let (swizzle, shared) = self.swizzle_and_layout(request.shared)?;
        let mut basis = self.tma_basis(request, shared, *global, recast)?;
        let mut size = self.size(basis)?.value;
        if request.rows_of_four {
            if basis.rank() != 2 {
                return self.no_tma("TMA Gather/Scatter only supports 2D tensors", basis.shape);
            }
            let first = self.tuple(&[self.get(basis.shape, 0)?, Tree::Int(ONE)]);
            basis = self.composition(basis, self.make_identity_layout(first))?;
            size = self.size(basis)?.value.saturating_mul(4);
        }
        let Some(format) = request.internal.1 else {
            return self.no_tma("Unknown TMA Format!", Tree::Int(Int::dynamic(internal)));
        };
        let address = match request.tensor.engine {
            Engine::Pointer(p) => p.address.div_euclid(8) as u64,
            _ => 0,
        };
        let swizzle_mode = self.tma_swizzle(swizzle)?;
        let element_bits = internal.unsigned_abs();
        let mut map = TensorMap { format, address, swizzle: swizzle_mode, element_bits, ..TensorMap::default() };
        self.dimensions(&mut map, basis, recast, internal.unsigned_abs())?;
        self.checked_map(&mut map, request.multicast.unsigned_abs())?;
        let strides = self.tma_strides(request, *global, recast, basis, &map)?;
        let elements = size.saturating_mul(internal) / bits.max(1);
        let tile = self.size(request.values)?.value;
        let tma = Tma {
            map,
            strides,
            basis,
            elements,
            bits,
            internal_bits: internal,
            multicast: request.multicast,
            tile,
            global: *global,
            shared,
            swizzle,
            values: request.values,
        };
        self.record_dimensions(&tma);
        let pair = |a: Int, b: Int| self.tuple(&[Tree::Int(a), Tree::Int(b)]);
        let n = Int::fixed(elements);
        let (threads, values) = match request.pair {
            false => ((ONE, ZERO), Layout { shape: pair(ONE, n), stride: pair(ZERO, ONE) }),
            true => ((Int::fixed(2), ONE), Layout { shape: pair(Int::fixed(2), n), stride: pair(n, ONE) }),
        };
        let thr_id = Layout { shape: Tree::Int(threads.0), stride: Tree::Int(threads.1) };
        Ok((CopyAtom { thr_id, source: values, destination: values, reference: values, bits }, tma))
    }

    /// `make_tma_copy`: the atom tiled over the CTAs of a cluster and the tile of each.
    pub fn make_tma_tiled(
        self,
        request: &TmaRequest<'a>,
        atom: CopyAtom<'a>,
        elements: i64,
        ctas: Layout<'a>,
    ) -> Result<'a, TiledCopy<'a>> {
        let (_, shared) = self.swizzle_and_layout(request.shared)?;
        let inverse = self.right_inverse(shared)?;
        let n = Int::fixed(elements);
        let one = |n: Int| Layout { shape: Tree::Int(n), stride: Tree::Int(ONE) };
        let values = self.concat(&[self.composition(inverse, one(n))?]);
        let all = self.size(request.values)?;
        let values = self.tile_to_shape(values, Tree::Int(all), |shape| self.make_layout(shape, super::compact::Major::Left))?;
        let count = self.cosize(ctas)?;
        let threads = Layout { shape: Tree::Int(count), stride: Tree::Int(self.safe_div_int(n, count)?) };
        let threads = self.composition(inverse, self.composition(threads, ctas)?)?;
        self.make_tiled_copy_tv(atom, self.concat(&[threads, values]), self.product_each(request.values.shape)?)
    }

    /// What the driver or the accelerator makes of a copy that CuTe builds without a word: a box in merged modes that are
    /// not side by side, and an inner side that the swizzle does not take.
    pub fn check_tma(self, tma: &Tma<'a>, tensor: Tensor<'a>) -> Option<super::soundness::Finding<'a>> {
        let Tree::Layout(global) = tensor.layout else {
            return None;
        };
        let recast = self.recast_layout(tma.bits, tma.internal_bits, *global).ok()?;
        self.check_merged(tma, recast).or_else(|| {
            let bytes = i64::try_from(tma.map.block[0]).ok()?.checked_mul(tma.internal_bits)? / 8;
            let span = tma.map.swizzle_span();
            let fits = bytes % 16 == 0 && span.is_none_or(|span| bytes <= span);
            (!fits).then_some(super::soundness::Finding::InnerSide { bytes, span })
        })
    }

    /// The address of a tile in shared memory, which the accelerator takes in multiples of 128 bytes.
    pub fn check_tma_address(self, address: i64) -> Option<super::soundness::Finding<'a>> {
        (address % 128 != 0).then_some(super::soundness::Finding::SharedAddress { address })
    }

    fn check_merged(self, tma: &Tma<'a>, recast: Layout<'a>) -> Option<super::soundness::Finding<'a>> {
        let last = tma.map.rank.checked_sub(1).filter(|last| *last > 0)?;
        let mode = self.mode(tma.basis, last as i64).ok()?;
        let (mut extents, mut steps) = (Vec::new(), Vec::new());
        self.leaves_into(mode.shape, &mut extents);
        self.leaves_into(mode.stride, &mut steps);
        let step = i64::try_from(tma.map.strides[last]).ok()?;
        if steps.len() < 2 || extents.len() != steps.len() {
            return None;
        }
        let strides = steps.iter().map(|step| self.leaf_of(*step, recast).ok()).collect::<Option<Vec<_>>>()?;
        let all = extents.iter().map(|t| t.int().map(|i| i.value)).collect::<Option<Vec<_>>>()?;
        let count = all.iter().try_fold(1i64, |n, extent| n.checked_mul(*extent))?;
        (1..count.min(1 << 8)).find_map(|at| {
            let (mut rest, mut want) = (at, 0i64);
            for (extent, (_, stride)) in all.iter().zip(&strides) {
                let bytes = i64::try_from(*stride).ok()?.checked_mul(tma.internal_bits)? / 8;
                want = want.checked_add((rest % extent).checked_mul(bytes)?)?;
                rest /= extent;
            }
            let got = at.checked_mul(step)?;
            (got != want).then_some(super::soundness::Finding::MergedModes { at, got, want })
        })
    }

    /// `tma_partition`: each tensor as ((instruction, instructions), rest...), moved to what one CTA of the cluster takes.
    pub fn tma_partition(
        self,
        atom: &CopyAtom<'a>,
        cta: Tree<'a>,
        ctas: Layout<'a>,
        shared: Tensor<'a>,
        tensors: &[Tensor<'a>],
    ) -> Result<'a, Tree<'a>> {
        let n = self.size(self.mode(atom.source, 1)?)?;
        let (_, layout) = self.swizzle_and_layout(shared.layout)?;
        let tile = self.mode(layout, 0)?;
        let inverse = self.concat(&[self.right_inverse(tile)?]);
        let size = self.size(tile)?;
        let values = self.tile_to_shape(inverse, Tree::Int(size), |shape| self.make_layout(shape, super::compact::Major::Left))?;
        let one = self.layout_tree(Layout { shape: Tree::Int(n), stride: Tree::Int(ONE) });
        let values = self.layout_tree(self.logical_divide(values, one)?);
        let share = self.div(n, self.cosize(ctas)?)?;
        let share = self.mul_tree(self.evaluate(ctas, cta)?, Tree::Int(share))?;
        let apart = self.tuple(&[self.tuple(&[Tree::Int(ONE), Tree::Int(ONE)])]);
        let part = |tensor: Tensor<'a>| -> Result<'a, Tree<'a>> {
            let rank = self.inner_layout("tma_partition", tensor.layout)?.rank();
            let of_tile = self.size(self.mode(self.inner_layout("tma_partition", tensor.layout)?, 0)?)?;
            if self.known(of_tile) && self.known(size) && of_tile.value != size.value {
                return self.no_tma("size<0>(stensor) == size<0>(tensor)", tensor.layout);
            }
            let tiler = self.pad("append", self.tuple(&[values]), rank as i64, Tree::Underscore)?;
            let layout = self.on_layout(tensor.layout, |l| self.coalesce_by(self.composition_tiler(l, tiler)?, apart))?;
            let first = self.tuple(&[share, Tree::Int(ZERO)]);
            let at = self.pad("append", self.tuple(&[first]), rank as i64, Tree::Int(ZERO))?;
            let offset = self.apply(layout, at)?;
            Ok(self.tensor(tensor.engine.advance(self, offset)?, layout))
        };
        let parts = tensors.iter().chain([&shared]).map(|t| part(*t)).collect::<Result<'a, Vec<_>>>()?;
        Ok(self.tuple(&parts))
    }

    /// `create_tma_multicast_mask`: the bits of the CTAs that a slice of the cluster names.
    pub fn multicast_mask(self, ctas: Layout<'a>, coord: Tree<'a>) -> Result<'a, Int> {
        let (slice, offset) = self.slice_and_offset(coord, ctas)?;
        let shift = self.int("create_tma_multicast_mask", offset)?.value;
        let mut mask = 0u64;
        let bit = |n: i64| u32::try_from(n).ok().filter(|n| *n < 16).map_or(0, |n| 1u64 << n);
        if slice.shape == Tree::Tuple(&[]) {
            mask = 1;
        } else {
            let size = self.size(slice)?.value;
            if size > 1 << 16 {
                return self.no_tma("a cluster has at most 16 CTAs", self.layout_tree(slice));
            }
            for i in 0..size {
                let at = self.int("create_tma_multicast_mask", self.evaluate(slice, Tree::Int(Int::dynamic(i)))?)?;
                mask |= bit(at.value);
            }
        }
        let shifted = u32::try_from(shift).ok().and_then(|n| mask.checked_shl(n)).unwrap_or(0) & 0xffff;
        Ok(Int::dynamic(shifted as i64))
    }
}
