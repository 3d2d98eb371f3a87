//! What the driver is asked for before the tensor memory accelerator copies.

/// The most dimensions of a tensor map.
pub const MAX_DIMENSIONS: usize = 5;

/// What the driver is asked to encode: the arguments of `cuTensorMapEncodeTiled`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TensorMap {
    /// The element type as the driver numbers it: `CUtensorMapDataType`.
    pub format: u32,
    /// The number of dimensions.
    pub rank: usize,
    /// The address of the tensor in bytes.
    pub address: u64,
    /// The extents, innermost first.
    pub dims: [u64; MAX_DIMENSIONS],
    /// The strides in bytes, that of the innermost dimension in front.
    pub strides: [u64; MAX_DIMENSIONS],
    /// The extents of the box.
    pub block: [u64; MAX_DIMENSIONS],
    /// The swizzle as the driver numbers it: `CUtensorMapSwizzle`.
    pub swizzle: u32,
    /// The size of an element in bits.
    pub element_bits: u64,
}

impl TensorMap {
    /// The bytes among which the swizzle moves 16-byte units, `None` where there is no swizzle.
    pub fn swizzle_span(&self) -> Option<i64> {
        match self.swizzle {
            0 => None,
            1 => Some(32),
            2 => Some(64),
            _ => Some(128),
        }
    }
}
