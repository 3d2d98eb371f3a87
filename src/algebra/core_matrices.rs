//! Where the core matrices of an operand of wgmma or tcgen05 lie in shared memory: the canonical layouts that a descriptor says,
//! in units of 16 bytes.

use super::descriptor::Descriptor;
use super::swizzle::Swizzle;

/// An operand as its descriptor says it: K-major `((8,n),2):((width,outer),inner)`, MN-major
/// `((width,n),(group,k)):((1,outer),(width,inner))`, in units of 16 bytes before the swizzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SharedOperand {
    /// Whether K is contiguous, else M or N.
    pub k_major: bool,
    /// Units of 16 bytes in a row of the swizzle's span.
    pub width: i64,
    /// Rows of a core matrix.
    pub group: i64,
    /// The distance in units between groups along M or N.
    pub outer: i64,
    /// The distance in units between neighbours along K: units where K is contiguous, else groups of rows.
    pub inner: i64,
    /// The byte address that the operand starts at.
    pub start: i64,
    /// What the hardware does to byte addresses.
    pub swizzle: Swizzle,
}

impl SharedOperand {
    /// The byte address of a unit: of row `m` and unit `k` along K, or of unit `m` along M or N and row `k`.
    pub fn address(self, m: i64, k: i64) -> i64 {
        let offset = if self.k_major {
            (m % self.group) * self.width + m / self.group * self.outer + k * self.inner
        } else {
            m % self.width + m / self.width * self.outer + k % self.group * self.width + k / self.group * self.inner
        };
        self.swizzle.apply(self.start + offset * 16)
    }
}

impl Descriptor {
    /// The operands that the descriptor may be of: both majors where it does not know its own, none where it is of no operand.
    pub fn operands(self) -> Vec<SharedOperand> {
        let (bits, base) = match self.layout_type() {
            Some("INTERLEAVE" | "SWIZZLE_NONE") => (0, 4),
            Some("B32" | "SWIZZLE_32B") => (1, 4),
            Some("B64" | "SWIZZLE_64B") => (2, 4),
            Some("B128" | "SWIZZLE_128B") => (3, 4),
            Some("SWIZZLE_128B_BASE32B") => (2, 5),
            _ => return Vec::new(),
        };
        let (width, group) = if base == 5 { (8, 4) } else { (1 << bits, 8) };
        let swizzle = Swizzle { bits, base, shift: if base == 5 { 2 } else { 3 } };
        // Fields of 14 bits.
        let field = |name| self.get(name) as i64;
        let (leading, stride, start) = (field("leading_byte_offset"), field("stride_byte_offset"), field("start_address") << 4);
        let (k_inner, mn) = if bits == 0 { (leading, (stride, leading)) } else { (1, (leading, stride)) };
        let of = |k_major, (outer, inner)| SharedOperand { k_major, width, group, outer, inner, start, swizzle };
        // An atom of 32 bytes has no K-major form.
        let k_major = (base == 4).then(|| of(true, (stride, k_inner)));
        let both = k_major.into_iter().chain([of(false, mn)]);
        both.filter(|operand| self.k_major.is_none_or(|own| own == operand.k_major)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_operand_of_128_swizzled_bytes_has_its_rows_exchanged() {
        let d = Descriptor { k_major: Some(true), ..Descriptor::of_number(0x4000004000010040) };
        let [operand] = d.operands()[..] else { panic!("one form") };
        assert_eq!((operand.width, operand.outer, operand.inner), (8, 64, 1));
        assert_eq!([(0, 0), (1, 0), (1, 1), (8, 0)].map(|(m, k)| operand.address(m, k)), [0x400, 0x490, 0x480, 0x800]);
    }

    #[test]
    fn a_number_may_be_of_either_major_and_of_atoms_of_32_bytes_of_one() {
        assert_eq!(Descriptor::of_number(0x4000404000010046).operands().len(), 2);
        assert_eq!(Descriptor::of_number(0x2000404000010046).operands().len(), 1);
        assert_eq!(Descriptor::of_number(0x08c0_0000).operands(), []);
    }
}
