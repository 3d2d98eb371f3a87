//! An access: one instruction of one warp, with the byte address of every lane.

use super::{LANES, Operation, Refusal};

/// What a warp asks of memory.
///
/// ```
/// use cutectl::hardware::{Access, Operation, banks::Tally};
///
/// let column = std::array::from_fn(|lane| 128 * lane as u64); // 32 rows of 128 bytes: every lane in bank 0
/// let access = Access::new(Operation::named("ld.shared.b32").unwrap(), column, u32::MAX, u32::MAX).unwrap();
/// assert_eq!(Tally::default().cost(&access).wavefronts, 32);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// The instruction that every lane executes.
    pub operation: Operation,
    /// The byte address of every lane.
    pub addresses: [u64; LANES],
    /// The lanes that take part: bit l is lane l.
    pub active: u32,
}

impl Access {
    /// An access, refused where the hardware would trap: an address that is not a multiple of the size,
    /// or a row of a matrix that no lane points at.
    ///
    /// `ldmatrix` and `stmatrix` are executed by the whole warp, so only lanes without an address
    /// can be missing there: `given` are the lanes that have one.
    pub fn new(operation: Operation, addresses: [u64; LANES], given: u32, mask: u32) -> Result<Access, Refusal<'static>> {
        let active = match operation {
            Operation::Matrices { .. } => operation.lanes(),
            _ => given & mask,
        };
        if let Some(lane) = lanes(active & !given).next() {
            return Err(Refusal::NoAddress { operation, lane });
        }
        let bytes = u64::from(operation.bytes());
        let misaligned = |lane: &usize| !addresses[*lane].is_multiple_of(bytes) || addresses[*lane].checked_add(bytes).is_none();
        match lanes(active).find(misaligned) {
            Some(lane) => Err(Refusal::Misaligned { operation, lane, address: addresses[lane] }),
            None => Ok(Access { operation, addresses, active }),
        }
    }
}

/// The lanes of a mask in order.
pub fn lanes(mask: u32) -> impl Iterator<Item = usize> + Clone {
    let mut rest = mask;
    std::iter::from_fn(move || {
        let lane = rest.trailing_zeros();
        rest &= rest.wrapping_sub(1);
        (lane < u32::BITS).then_some(lane as usize)
    })
}
