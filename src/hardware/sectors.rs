//! Global memory: sectors of 32 bytes, and how many of them a request touches.

use super::Access;
use super::access::lanes;

/// The bytes of a sector.
pub const SECTOR: u64 = 32;

/// The sectors and bytes that a request of a warp moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// The sectors that its bytes fall into, each counted once.
    pub sectors: u32,
    /// The least number of sectors that could hold as many distinct bytes.
    pub ideal: u32,
    /// The distinct bytes that are asked for.
    pub used: u32,
}

/// What an access to global memory moves.
pub fn moved(access: &Access) -> Moved {
    let bytes = u64::from(access.operation.bytes());
    let mut addresses: Vec<u64> = lanes(access.active).map(|lane| access.addresses[lane]).collect();
    addresses.sort_unstable();
    // Addresses are multiples of the size. So two of them are the same or have no byte in common, and no access
    // reaches into a second sector.
    addresses.dedup();
    let used = addresses.len() as u32 * bytes as u32;
    addresses.dedup_by_key(|a| *a / SECTOR);
    Moved { sectors: addresses.len() as u32, ideal: used.div_ceil(SECTOR as u32), used }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hardware::Operation;

    #[test]
    fn a_warp_of_floats_is_four_sectors_and_a_strided_one_thirty_two() {
        let access = |stride: u64| {
            let addresses = std::array::from_fn(|lane| lane as u64 * stride);
            Access::new(Operation::named("ld.global.b32").unwrap(), addresses, u32::MAX, u32::MAX).unwrap()
        };
        assert_eq!(moved(&access(4)), Moved { sectors: 4, ideal: 4, used: 128 });
        assert_eq!(moved(&access(128)), Moved { sectors: 32, ideal: 4, used: 128 });
        assert_eq!(moved(&access(0)), Moved { sectors: 1, ideal: 1, used: 4 });
    }
}
