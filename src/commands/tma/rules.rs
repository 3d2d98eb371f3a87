//! The rules that the driver and the accelerator have, with what stands in a copy and the nearest that would hold.

use crate::algebra::TensorMap;
use crate::render::table::Cell;

/// The greatest number of elements along one side of a TMA box.
const LONGEST: u64 = 256;

/// One rule a row: the rule, what stands here, whether it holds, and where it does not the nearest that would.
pub(super) fn rows(map: &TensorMap) -> Vec<Vec<Cell>> {
    let rank = map.rank;
    let list = |all: &mut dyn Iterator<Item = u64>| all.map(|n| n.to_string()).collect::<Vec<_>>().join(", ");
    let (dims, strides, block) = (&map.dims[..rank], &map.strides[1..rank.max(1)], &map.block[..rank]);
    let bits = map.element_bits.max(1);
    let inner = block[0].saturating_mul(bits) / 8;
    let span = map.swizzle_span().map(i64::unsigned_abs);
    let elements = |bytes: u64| bytes.saturating_mul(8) / bits;
    let row = |rule: &str, here: String, nearest: Option<String>| {
        let holds = if nearest.is_none() { "yes" } else { "no" };
        vec![rule.into(), here.into(), Cell::from(holds), nearest.unwrap_or_default().into()]
    };
    let broken = |holds: bool, nearest: String| (!holds).then_some(nearest);
    let mut rows = vec![
        row("at most 5 dimensions", rank.to_string(), broken(rank <= 5, "5, as `group` makes of more".into())),
        row(
            "the address is a multiple of 16",
            format!("{:#x}", map.address),
            broken(map.address.is_multiple_of(16), format!("{:#x}", map.address.next_multiple_of(16))),
        ),
        row(
            "extents are from 1 to 4294967296",
            list(&mut dims.iter().copied()),
            broken(dims.iter().all(|n| (1..=1 << 32).contains(n)), list(&mut dims.iter().map(|n| (*n).clamp(1, 1 << 32)))),
        ),
        row(
            "strides are multiples of 16 bytes",
            list(&mut strides.iter().copied()),
            broken(strides.iter().all(|d| d.is_multiple_of(16)), list(&mut strides.iter().map(|d| d.next_multiple_of(16)))),
        ),
        row(
            "a side of the box is at most 256",
            list(&mut block.iter().copied()),
            broken(block.iter().all(|n| *n <= LONGEST), list(&mut block.iter().map(|n| divisor(*n, LONGEST)))),
        ),
        row(
            "the inner side of the box is a multiple of 16 bytes",
            format!("{inner} bytes"),
            broken(inner.is_multiple_of(16), format!("a tile of {} elements along dimension 0", elements(inner.next_multiple_of(16)))),
        ),
    ];
    if let Some(span) = span {
        let atom = format!("{} elements, one atom of {span} bytes: `tile_to_shape` of it", elements(span));
        rows.push(row("the inner side of the box fits the swizzle", format!("{inner} of {span} bytes"), broken(inner <= span, atom)));
    }
    rows
}

/// The largest divisor of `n` that is at most `limit`.
fn divisor(n: u64, limit: u64) -> u64 {
    (1..=limit.min(n)).rev().find(|d| n.is_multiple_of(*d)).unwrap_or(1)
}
