//! The copies between tensor memory and registers of SM100: lanes (`dp`), bits a row (`b`), repetitions (`x`).
//!
//! And the numbering of the bits of tensor memory that these and the copies of UTCCP reach.

use super::arg::bind;
use super::{Arg, Copy, Listed, Missing};

const HEADER: &str = "copy_traits_sm100.hpp";

/// Lanes and bits of a row, and the most repetitions.
static KINDS: &[(&str, u32, u32)] =
    &[("16dp256b", 256, 32), ("16dp128b", 128, 64), ("16dp64b", 64, 128), ("16dp32b", 64, 128), ("32dp32b", 64, 128)];

/// The copy operation called `name`; `_16b` packs or unpacks and has the same layouts.
pub(super) fn copy(name: &str, args: &[Arg]) -> Result<Copy, Missing> {
    let listed = names(name).find(|listed| listed.name == name).ok_or(Missing::Unknown)?;
    bind("", args)?;
    let load = name.starts_with(LOAD);
    let rest = name.strip_prefix(LOAD).or_else(|| name.strip_prefix(STORE)).unwrap_or_default();
    let rest = rest.strip_suffix("_16b").unwrap_or(rest).trim_end_matches('x');
    let (kind, bits, repetitions) = KINDS
        .iter()
        .find_map(|(kind, bits, _)| Some((*kind, *bits, rest.strip_prefix(kind)?.parse::<u32>().ok()?)))
        .ok_or(Missing::Unknown)?;
    let memory = format!("(_32,_{}):(_0,_1)", 16 * bits * repetitions);
    let registers = registers(kind, repetitions);
    let (src, dst) = if load { (memory.clone(), registers) } else { (registers, memory.clone()) };
    Ok(Copy {
        name: listed.name,
        header: HEADER,
        arch: "SM100",
        thr_id: "_32:_1".into(),
        src: src.into(),
        dst: dst.into(),
        reference: memory.into(),
        asserts: None,
    })
}

/// The side of the registers: which bits of the memory a thread holds.
fn registers(kind: &str, n: u32) -> String {
    match (kind, n) {
        ("16dp256b", 1) => "((_4,_8),(_64,_2)):((_64,_256),(_1,_2048))".to_owned(),
        ("16dp256b", _) => format!("((_4,_8),(_64,_2,_{n})):((_64,_{}),(_1,_{},_256))", 256 * n, 2048 * n),
        ("16dp128b", 1) => "((_4,_8),(_32,_2)):((_32,_128),(_1,_1024))".to_owned(),
        ("16dp128b", _) => format!("((_4,_8),(_32,_2,_{n})):((_32,_{}),(_1,_{},_128))", 128 * n, 1024 * n),
        ("16dp64b", 1) => "((_2,_2,_8),_32):((_512,_32,_64),_1)".to_owned(),
        ("16dp64b", _) => format!("((_2,_2,_8),(_32,_{n})):((_{},_32,_{}),(_1,_64))", 512 * n, 64 * n),
        ("16dp32b", _) => format!("((_16,_2),_{half}):((_{},_{half}),_1)", 64 * n, half = 32 * n),
        _ => format!("(_32,_{bits}):(_{bits},_1)", bits = 32 * n),
    }
}

/// The bits of one lane lie side by side, and lanes 2^21 bits apart.
const LANE: i64 = 1 << 21;

/// `ValID` of the copy operation called `name`: bits in the order of its values to bits of tensor memory.
pub(super) fn values(name: &str) -> Option<super::Text> {
    if let Some(of_utccp) = name.strip_prefix("SM100_UTCCP_") {
        let kind = of_utccp.rsplit_once('_')?.0;
        return Some(
            match kind {
                "128dp256bit" | "4dp256bit" => format!("(_128,_256):(_{LANE},_1)"),
                "128dp128bit" => format!("(_128,_128):(_{LANE},_1)"),
                "4x32dp128bit" => format!("(_32,_128,_4):(_{LANE},_1,_{})", 32 * LANE),
                "2x64dp128bitlw0213" => format!("(_64,_128,_2):(_{LANE},_1,_{})", 64 * LANE),
                "2x64dp128bitlw0123" => format!("(_32,_128,_2,_2):(_{LANE},_1,_{},_{})", 64 * LANE, 32 * LANE),
                _ => return None,
            }
            .into(),
        );
    }
    let rest = ["SM100_TMEM_LOAD_STAT_", LOAD, STORE].iter().find_map(|start| name.strip_prefix(start))?;
    let (rest, packed) = rest.strip_suffix("_16b").map_or((rest, false), |rest| (rest, true));
    let rest = rest.strip_suffix('x')?;
    let (kind, bits, n) = KINDS.iter().find_map(|(kind, bits, _)| Some((*kind, *bits, rest.strip_prefix(kind)?.parse::<u32>().ok()?)))?;
    let lanes = if kind.starts_with("32dp") { 32 } else { 16 };
    let bits = bits * n * 16 / lanes;
    Some(
        match packed {
            false => format!("(_{bits},_{lanes}):(_1,_{LANE})"),
            true => format!("((_16,_{}),_{lanes}):((_1,_32),_{LANE})", bits / 16),
        }
        .into(),
    )
}

const LOAD: &str = "SM100_TMEM_LOAD_";
const STORE: &str = "SM100_TMEM_STORE_";

/// Every copy operation of this file, without those whose names cannot begin with `typed`.
pub(super) fn names(typed: &str) -> impl Iterator<Item = Listed> {
    let like = [LOAD, STORE].map(|direction| direction.starts_with(typed) || typed.starts_with(direction));
    [LOAD, STORE].into_iter().zip(like).filter(|(_, is_like)| *is_like).flat_map(|(direction, _)| {
        KINDS.iter().flat_map(move |(kind, _, most)| {
            let powers = (0..8).map(|e| 1u32 << e).take_while(move |n| n <= most);
            powers.flat_map(move |n| {
                ["", "_16b"].map(|packed| Listed {
                    name: format!("{direction}{kind}{n}x{packed}").into(),
                    parameters: "",
                    header: HEADER,
                    arch: "SM100",
                })
            })
        })
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn there_are_as_many_as_in_the_header() {
        assert_eq!(super::names("").count(), 148);
        assert_eq!(super::names("SM100_TMEM_STORE_32").count(), 74);
        assert_eq!(super::names("SM90").count(), 0);
    }
}
