//! The descriptors of wgmma and tcgen05: where in shared memory a matrix operand lies and how, and what an instruction does.
//!
//! Source: `cute/arch/mma_sm90_desc.hpp`, `cute/atom/mma_traits_sm90_gmma.hpp`, `cute/arch/mma_sm100_desc.hpp`,
//! `cute/atom/mma_traits_sm100.hpp`.

use super::int::{Int, ONE, ZERO};
use super::tensor::{Pointer, Space};
use super::{Cx, Engine, Fault, Layout, Result, Step, Swizzle, Tensor, Tree};

/// The formats of descriptors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DescriptorKind {
    /// `GmmaDescriptor`: an operand of wgmma in shared memory.
    GmmaSmem,
    /// `UMMA::SmemDescriptor`: an operand of tcgen05 in shared memory.
    UmmaSmem,
    /// `UMMA::InstrDescriptor`: types and extents of a tcgen05 instruction.
    UmmaInstr,
    /// `UMMA::InstrDescriptorBlockScaled`: the same with scale factors.
    UmmaInstrBlockScaled,
    /// What `make_runtime_instr_desc` makes of an `InstrDescriptor`: 64 bits, the descriptor in the upper half.
    UmmaRuntimeInstr,
    /// The same with scale factors.
    UmmaRuntimeInstrBlockScaled,
}

/// A field of a descriptor: its name, its first bit and its width.
pub type Field = (&'static str, u32, u32);

impl DescriptorKind {
    /// In one word: the `kind` of JSON answers.
    pub fn name(self) -> &'static str {
        match self {
            DescriptorKind::GmmaSmem => "gmma_smem",
            DescriptorKind::UmmaSmem => "umma_smem",
            DescriptorKind::UmmaInstr => "umma_instr",
            DescriptorKind::UmmaInstrBlockScaled => "umma_instr_block_scaled",
            DescriptorKind::UmmaRuntimeInstr => "umma_runtime_instr",
            DescriptorKind::UmmaRuntimeInstrBlockScaled => "umma_runtime_instr_block_scaled",
        }
    }

    /// The number of bits.
    pub fn width(self) -> u32 {
        match self {
            DescriptorKind::UmmaInstr | DescriptorKind::UmmaInstrBlockScaled => 32,
            _ => 64,
        }
    }

    /// The bit that the places of the fields are counted from: 32 where the descriptor is the upper half of 64 bits.
    pub fn first_bit(self) -> u32 {
        match self {
            DescriptorKind::UmmaRuntimeInstr | DescriptorKind::UmmaRuntimeInstrBlockScaled => 32,
            _ => 0,
        }
    }

    /// The fields with their places after [`first_bit`](Self::first_bit), from the lowest on.
    pub fn fields(self) -> &'static [Field] {
        match self {
            DescriptorKind::GmmaSmem => &[
                ("start_address", 0, 14),
                ("leading_byte_offset", 16, 14),
                ("stride_byte_offset", 32, 14),
                ("base_offset", 49, 3),
                ("layout_type", 62, 2),
            ],
            DescriptorKind::UmmaSmem => &[
                ("start_address", 0, 14),
                ("leading_byte_offset", 16, 14),
                ("stride_byte_offset", 32, 14),
                ("version", 46, 2),
                ("base_offset", 49, 3),
                ("lbo_mode", 52, 1),
                ("layout_type", 61, 3),
            ],
            DescriptorKind::UmmaInstr | DescriptorKind::UmmaRuntimeInstr => &[
                ("sparse_id2", 0, 2),
                ("sparse_flag", 2, 1),
                ("saturate", 3, 1),
                ("c_format", 4, 2),
                ("a_format", 7, 3),
                ("b_format", 10, 3),
                ("a_negate", 13, 1),
                ("b_negate", 14, 1),
                ("a_major", 15, 1),
                ("b_major", 16, 1),
                ("n_dim", 17, 6),
                ("m_dim", 24, 5),
                ("max_shift", 30, 2),
            ],
            DescriptorKind::UmmaInstrBlockScaled | DescriptorKind::UmmaRuntimeInstrBlockScaled => &[
                ("sparse_id2", 0, 2),
                ("sparse_flag", 2, 1),
                ("b_sf_id", 4, 2),
                ("a_format", 7, 3),
                ("b_format", 10, 3),
                ("a_negate", 13, 1),
                ("b_negate", 14, 1),
                ("a_major", 15, 1),
                ("b_major", 16, 1),
                ("n_dim", 17, 6),
                ("scale_format", 23, 1),
                ("m_dim", 24, 5),
                ("a_sf_id", 29, 2),
                ("k_size", 31, 1),
            ],
        }
    }
}

/// A descriptor: its bits, and what they stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Descriptor {
    /// How the bits are read.
    pub kind: DescriptorKind,
    /// The 64 bits of the descriptor.
    pub bits: u64,
    /// Whether it was cast to an integer, as which it prints.
    pub number: bool,
    /// Whether the operand is K-major, where the descriptor was made of one: its bits do not say it.
    pub k_major: Option<bool>,
}

impl Descriptor {
    /// A descriptor with all fields zero.
    pub fn empty(kind: DescriptorKind) -> Self {
        Descriptor { kind, bits: 0, number: false, k_major: None }
    }

    /// What a number stands for: 32 bits are an instruction; of 64 those with version 1 belong to tcgen05.
    pub fn of_number(bits: u64) -> Self {
        let kind = match (bits >> 32, (bits >> 46) & 3) {
            (0, _) => DescriptorKind::UmmaInstr,
            (_, 1) => DescriptorKind::UmmaSmem,
            _ => DescriptorKind::GmmaSmem,
        };
        Descriptor { kind, bits, number: false, k_major: None }
    }

    /// The same bits as another kind; more than the 32 of an instruction are its run-time form, which has it in its upper half.
    #[must_use]
    pub fn read_as(self, kind: DescriptorKind) -> Self {
        let kind = match kind {
            DescriptorKind::UmmaInstr if self.bits >> 32 != 0 => DescriptorKind::UmmaRuntimeInstr,
            DescriptorKind::UmmaInstrBlockScaled if self.bits >> 32 != 0 => DescriptorKind::UmmaRuntimeInstrBlockScaled,
            kind => kind,
        };
        Descriptor { kind, ..self }
    }

    /// The value of a field, 0 where the kind has none of that name.
    pub fn get(self, name: &str) -> u64 {
        let field = self.kind.fields().iter().find(|field| field.0 == name);
        field.map_or(0, |(_, at, width)| (self.bits >> (at + self.kind.first_bit())) & ((1 << width) - 1))
    }

    /// The same with a field set; what does not fit the field is cut off, as C++ does.
    #[must_use]
    pub fn with(self, name: &str, value: u64) -> Self {
        let field = self.kind.fields().iter().find(|field| field.0 == name);
        field.map_or(self, |(_, at, width)| {
            let (mask, at) = ((1 << width) - 1, at + self.kind.first_bit());
            Descriptor { bits: (self.bits & !(mask << at)) | ((value & mask) << at), ..self }
        })
    }

    /// What `make_runtime_instr_desc` makes of the descriptor of an instruction: 64 bits with it in the upper half, the lower
    /// half zero. Other descriptors are returned as they are.
    #[must_use]
    pub fn at_run_time(self) -> Self {
        let kind = match self.kind {
            DescriptorKind::UmmaInstr => DescriptorKind::UmmaRuntimeInstr,
            DescriptorKind::UmmaInstrBlockScaled => DescriptorKind::UmmaRuntimeInstrBlockScaled,
            _ => return self,
        };
        Descriptor { kind, bits: self.bits << 32, number: true, k_major: None }
    }

    /// Moved by `offset` units of 16 bytes: an addition to the lower 32 bits that carries into no other.
    #[must_use]
    pub fn advance(self, offset: i64) -> Self {
        let low = (self.bits as u32).wrapping_add(offset as u32);
        Descriptor { bits: (self.bits & !0xffff_ffff) | u64::from(low), ..self }
    }

    /// The name of the layout type, of a descriptor of shared memory.
    pub fn layout_type(self) -> Option<&'static str> {
        Some(match (self.kind, self.get("layout_type")) {
            (DescriptorKind::GmmaSmem, 0) => "INTERLEAVE",
            (DescriptorKind::GmmaSmem, 1) => "B128",
            (DescriptorKind::GmmaSmem, 2) => "B64",
            (DescriptorKind::GmmaSmem, 3) => "B32",
            (DescriptorKind::UmmaSmem, 0) => "SWIZZLE_NONE",
            (DescriptorKind::UmmaSmem, 1) => "SWIZZLE_128B_BASE32B",
            (DescriptorKind::UmmaSmem, 2) => "SWIZZLE_128B",
            (DescriptorKind::UmmaSmem, 4) => "SWIZZLE_64B",
            (DescriptorKind::UmmaSmem, 6) => "SWIZZLE_32B",
            _ => return None,
        })
    }
}

/// The sentences of a family of descriptors.
struct Sayings {
    space: &'static str,
    rank: &'static str,
    k_size: &'static str,
    profile: &'static str,
    stride: &'static str,
    rows: &'static str,
}

macro_rules! sayings {
    ($family:literal, $major:literal, $k_size:expr) => {
        Sayings {
            space: concat!($family, " Descriptors can only be constructed on smem."),
            rank: concat!($family, " Descriptors can only be constructed on rank-2 tensors."),
            k_size: $k_size,
            profile: concat!("Not a canonical ", $family, "_", $major, " Layout: Expected profile failure."),
            stride: concat!("Not a canonical ", $family, "_", $major, " Layout: Expected stride failure."),
            rows: concat!("Not a canonical ", $family, "_", $major, " Layout: Expected MN-size multiple of 8."),
        }
    };
}

const GMMA_MN: Sayings = sayings!(
    "GMMA",
    "MN",
    "Not a canonical GMMA_MN Layout: Expected K-size 256/sizeof_bits<T> for dense or (128|512)/sizeof_bits<T> for sparse."
);
const GMMA_K: Sayings =
    sayings!("GMMA", "K", "Not a canonical GMMA_K Layout: Expected K-size 2 for dense or 4 for sparse (in units of uint128_t).");
const UMMA_MN: Sayings = sayings!("UMMA", "MN", "");
const UMMA_K: Sayings = sayings!("UMMA", "K", "");

/// How a swizzle is encoded, and the width of its atom in units of 16 bytes.
struct Encoding {
    layout_type: u64,
    width: i64,
    /// Groups along K of an MN-major operand.
    k_group: i64,
    interleaved: bool,
}

impl<'a> Cx<'a> {
    fn refused<T>(self, rule: &'static str, what: Tree<'a>) -> Result<'a, T> {
        self.fail(Fault::Descriptor { rule, what })
    }

    fn encoding(self, kind: DescriptorKind, k_major: bool, swizzle: Swizzle) -> Result<'a, Encoding> {
        let what = Tree::Swizzle(swizzle);
        let width = 1 << swizzle.bits;
        let plain = |layout_type| Ok(Encoding { layout_type, width, k_group: 8, interleaved: swizzle.bits == 0 });
        match (kind, swizzle.base, swizzle.shift, swizzle.bits) {
            (DescriptorKind::GmmaSmem, 4, 3, bits @ 0..=3) => plain([0, 3, 2, 1][usize::from(bits)]),
            (DescriptorKind::GmmaSmem, ..) => self.refused("Unsupported layout swizzle", what),
            (_, 4, 3, bits @ 0..=3) => plain([0, 6, 4, 2][usize::from(bits)]),
            (_, 4, 3, _) => self.refused("Unsupported layout swizzle", what),
            (_, 4, ..) => self.refused("Expected S = 3 when M == 4. Unsupported layout swizzle.", what),
            (_, 5, 2, 2) if k_major => self.refused("SWIZZLE_128B_BASE32B is invalid for Major-K", what),
            (_, 5, 2, 2) => Ok(Encoding { layout_type: 1, width: 8, k_group: 4, interleaved: false }),
            (_, 5, ..) => self.refused("Expected B = 2 and S = 2 when M == 5. Unsupported layout swizzle.", what),
            _ => self.refused("Only 16B and 32B Atoms are supported for UMMA. Unsupported layout swizzle.", what),
        }
    }

    /// `make_gmma_desc` and `make_umma_desc`: the descriptor of one instruction's operand.
    pub fn make_smem_desc(self, kind: DescriptorKind, k_major: bool, tensor: Tensor<'a>) -> Result<'a, Descriptor> {
        let says = match (kind, k_major) {
            (DescriptorKind::GmmaSmem, false) => GMMA_MN,
            (DescriptorKind::GmmaSmem, true) => GMMA_K,
            (_, false) => UMMA_MN,
            (_, true) => UMMA_K,
        };
        let Engine::Pointer(pointer @ Pointer { space: Space::Smem, .. }) = tensor.engine else {
            return self.refused(says.space, tensor.layout);
        };
        let Tree::Layout(layout) = tensor.layout else {
            return self.refused("the layout itself is swizzled: only the pointer may be", tensor.layout);
        };
        if layout.rank() != 2 || !layout.shape.is_tuple() {
            return self.refused(says.rank, tensor.layout);
        }
        self.all_known("make_gmma_desc", *layout)?;
        let bits = i64::from(pointer.element_bits);
        let units = self.recast_layout(bits, 128, *layout)?;
        let swizzle = pointer.swizzle.unwrap_or(Swizzle { bits: 0, base: 4, shift: 3 });
        let encoding = self.encoding(kind, k_major, swizzle)?;
        let shown = self.layout_tree(units);
        let size = |mode| Ok(self.size(self.mode(units, mode)?)?.value);
        let tiler = |a: i64, b: i64| {
            let mode = |n| self.layout_tree(Layout { shape: Tree::Int(Int::fixed(n)), stride: Tree::Int(ONE) });
            self.tuple(&[mode(a), mode(b)])
        };
        let gmma = kind == DescriptorKind::GmmaSmem;
        let tiler = if k_major {
            if size(0)? % 8 != 0 {
                return self.refused(says.rows, shown);
            }
            if gmma && ![2, 4].contains(&size(1)?) {
                return self.refused(says.k_size, shown);
            }
            tiler(8, 2)
        } else {
            if gmma && ![256 / bits, 128 / bits, 512 / bits].contains(&size(1)?) {
                return self.refused(says.k_size, shown);
            }
            tiler(encoding.width, encoding.k_group)
        };
        let canonical = self.in_mode(self.mode).logical_divide(units, tiler)?;
        let pair = |t: Tree<'a>| t.items().filter(|items| items.len() == 2 && items.iter().all(|t| !t.is_tuple())).is_some();
        if !canonical.shape.items().is_some_and(|modes| modes.iter().all(|t| pair(*t))) {
            return self.refused(says.profile, self.layout_tree(canonical));
        }
        let stride = |i: i64, j: i64| Ok(self.int("stride", self.get_path(canonical.stride, [i, j])?)?.value);
        let (fits, stride_offset, leading) = if k_major {
            (stride(0, 0)? == encoding.width && (encoding.interleaved || stride(1, 0)? == 1), stride(0, 1)?, stride(1, 0)?)
        } else {
            let fits = (encoding.interleaved || stride(0, 0)? == 1) && stride(1, 0)? == encoding.width;
            let (outer, along_k) = (stride(0, 1)?, stride(1, 1)?);
            if encoding.interleaved { (fits, outer, along_k) } else { (fits, along_k, outer) }
        };
        if !fits {
            return self.refused(says.stride, self.layout_tree(canonical));
        }
        let bytes = pointer.address.div_euclid(8);
        let address = bytes as u64 >> 4;
        self.record(|_| Step::Canonical { form: canonical, k_major, leading: Int::fixed(leading), stride: Int::fixed(stride_offset) });
        self.record(|_| Step::Start { address: Int::dynamic(bytes), field: Int::dynamic((address & 0x3fff) as i64) });
        let descriptor = Descriptor { k_major: Some(k_major), ..Descriptor::empty(kind) }
            .with("start_address", address)
            .with("leading_byte_offset", leading as u64)
            .with("stride_byte_offset", stride_offset as u64)
            .with("layout_type", encoding.layout_type);
        Ok(if gmma { descriptor } else { descriptor.with("version", 1) })
    }

    fn all_known(self, operation: &'static str, layout: Layout<'a>) -> Result<'a, ()> {
        let run_time = |t: Tree<'a>| t.any_leaf(&|t| t.int().is_none_or(|i| !self.known(i)));
        match run_time(layout.shape) || run_time(layout.stride) {
            true => self.fail(Fault::NotStatic { operation, what: self.layout_tree(layout) }),
            false => Ok(()),
        }
    }

    /// The fragment of an operand in shared memory: an iterator over descriptors, one for each instruction's tile.
    pub fn descriptor_fragment(self, kind: DescriptorKind, k_major: bool, part: Tensor<'a>) -> Result<'a, Tree<'a>> {
        let Engine::Pointer(pointer @ Pointer { space: Space::Smem, .. }) = part.engine else {
            return self.refused("Expected SMEM Tensor to construct a GMMA Desc Tensor", part.layout);
        };
        let Tree::Layout(layout) = part.layout else {
            return self.refused("the layout itself is swizzled: only the pointer may be", part.layout);
        };
        let first = Tensor { engine: part.engine, layout: self.layout_tree(self.mode(*layout, 0)?) };
        let descriptor = self.make_smem_desc(kind, k_major, first)?;
        let units = self.recast_layout(pointer.element_bits.into(), 128, *layout)?;
        let one = Layout { shape: self.replace(units.shape, 0, Tree::Int(ONE))?, stride: self.replace(units.stride, 0, Tree::Int(ZERO))? };
        Ok(self.tensor(Engine::Descriptor(descriptor), self.layout_tree(one)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_is_read_as_it_was_set_and_cut_to_its_width() {
        let d = Descriptor::empty(DescriptorKind::UmmaSmem).with("start_address", 0x1_4040).with("layout_type", 6).with("version", 1);
        assert_eq!((d.get("start_address"), d.get("layout_type"), d.get("version")), (0x40, 6, 1));
        assert_eq!(Descriptor::of_number(d.bits).kind, DescriptorKind::UmmaSmem);
    }

    #[test]
    fn moving_carries_into_no_field_above_the_lower_word() {
        let d = Descriptor { kind: DescriptorKind::GmmaSmem, ..Descriptor::of_number(0x1_ffff_ffff) };
        assert_eq!(d.advance(1).bits, 0x1_0000_0000);
    }
}
