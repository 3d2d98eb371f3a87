//! The instructions that move data between a warp and memory.

use std::fmt;

/// Whether memory is read or written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// From memory into registers.
    Load,
    /// From registers into memory.
    Store,
}

/// An instruction of a warp, as far as the memory system tells instructions apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operation {
    /// `ld.shared` and `st.shared`: every lane moves so many bytes.
    Shared {
        /// Read or written.
        direction: Direction,
        /// 1, 2, 4, 8 or 16.
        bytes: u8,
    },
    /// `ldmatrix` and `stmatrix`: 8x8 matrices of 16 bits; lane 8i+r holds the address of row r of matrix i.
    Matrices {
        /// Read or written.
        direction: Direction,
        /// 1, 2 or 4.
        count: u8,
        /// `.trans`: who gets what changes, the addresses do not.
        transposed: bool,
    },
    /// `cp.async`: every lane copies so many bytes from global memory; the writes into shared memory count.
    AsyncCopy {
        /// 4, 8 or 16.
        bytes: u8,
        /// `.cg`: past the first cache. The profiler's counters show nothing of such writes; they are
        /// taken to cost what they do through it.
        past: bool,
    },
    /// `ld.global` and `st.global`.
    Global {
        /// Read or written.
        direction: Direction,
        /// 1, 2, 4, 8, 16 or 32.
        bytes: u8,
    },
}

impl Operation {
    /// The bytes at each lane's address: a row of a matrix has 16.
    pub fn bytes(self) -> u8 {
        match self {
            Operation::Shared { bytes, .. } | Operation::AsyncCopy { bytes, .. } | Operation::Global { bytes, .. } => bytes,
            Operation::Matrices { .. } => 16,
        }
    }

    /// The lanes whose addresses are used.
    pub fn lanes(self) -> u32 {
        match self {
            Operation::Matrices { count: 1, .. } => 0xff,
            Operation::Matrices { count: 2, .. } => 0xffff,
            _ => u32::MAX,
        }
    }

    /// Whether it goes to global memory, and is counted in sectors.
    pub fn is_global(self) -> bool {
        matches!(self, Operation::Global { .. })
    }

    /// The operation of a name as PTX writes it, with or without what does not matter here:
    /// `ld.shared.b64`, `ld.b64`, `ld.shared.v4.u32`, `ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16`.
    /// What says neither shared nor global is shared.
    pub fn named(name: &str) -> Option<Operation> {
        let mut parts = name.split('.');
        let head = parts.next()?;
        let (mut global, mut shared, mut transposed) = (false, false, false);
        let (mut vector, mut bits, mut count) = (None, None, None);
        let (mut asynchronous, mut past) = (false, false);
        for part in parts {
            let once = |slot: &mut Option<u32>, n: u32| slot.replace(n).is_none();
            let fresh = match part {
                "global" if head != "cp" => !std::mem::replace(&mut global, true) && !shared,
                "shared" if head != "cp" => !std::mem::replace(&mut shared, true) && !global,
                "shared" | "global" => true,
                "async" => head == "cp" && !std::mem::replace(&mut asynchronous, true),
                "trans" => !std::mem::replace(&mut transposed, true),
                "sync" | "aligned" | "m8n8" => head.ends_with("matrix"),
                "cg" if head == "cp" => !std::mem::replace(&mut past, true),
                "ca" | "cg" | "nc" | "cs" | "lu" | "cv" | "wb" | "wt" | "weak" | "relaxed" | "volatile" | "cta" => true,
                _ => match (part.get(..1), part.get(1..).and_then(number)) {
                    (Some("v"), Some(n @ (2 | 4 | 8))) => once(&mut vector, n),
                    (Some("x"), Some(n @ (1 | 2 | 4))) => once(&mut count, n),
                    (Some("b" | "u" | "s" | "f"), Some(n @ (8 | 16 | 32 | 64 | 128 | 256))) => once(&mut bits, n),
                    _ => false,
                },
            };
            if !fresh {
                return None;
            }
        }
        let direction = if head.starts_with("ld") { Direction::Load } else { Direction::Store };
        let bytes = u8::try_from(bits.unwrap_or(0) / 8 * vector.unwrap_or(1)).ok()?;
        let plain = !transposed && count.is_none() && !asynchronous;
        match head {
            "ldmatrix" | "stmatrix" if !global && vector.is_none() && matches!(bits, None | Some(16)) => {
                Some(Operation::Matrices { direction, count: count? as u8, transposed })
            }
            "ld" | "st" if plain && global && matches!(bytes, 1 | 2 | 4 | 8 | 16 | 32) => Some(Operation::Global { direction, bytes }),
            "ld" | "st" if plain && !global && matches!(bytes, 1 | 2 | 4 | 8 | 16) => Some(Operation::Shared { direction, bytes }),
            "cp" if asynchronous && !transposed && count.is_none() && matches!((bytes, past), (4 | 8, false) | (16, _)) => {
                Some(Operation::AsyncCopy { bytes, past })
            }
            _ => None,
        }
    }
}

/// A number without leading zeros or signs.
fn number(text: &str) -> Option<u32> {
    let plain = !text.is_empty() && text.len() <= 3 && text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
    if plain { text.parse().ok() } else { None }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let head = |d: Direction| if d == Direction::Load { "ld" } else { "st" };
        match *self {
            Operation::Shared { direction, bytes } => write!(f, "{}.shared.b{}", head(direction), u32::from(bytes) * 8),
            Operation::Global { direction, bytes } => write!(f, "{}.global.b{}", head(direction), u32::from(bytes) * 8),
            Operation::AsyncCopy { bytes, past } => write!(f, "cp.async.{}.b{}", if past { "cg" } else { "ca" }, u32::from(bytes) * 8),
            Operation::Matrices { direction, count, transposed } => {
                write!(f, "{}matrix.x{count}{}", head(direction), if transposed { ".trans" } else { "" })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_with_or_without_what_does_not_matter() {
        let same = [
            ["ld.shared.b64", "ld.b64"],
            ["ld.shared.b64", "ld.shared.v2.f32"],
            ["st.shared.b8", "st.u8"],
            ["ldmatrix.x4.trans", "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"],
            ["ld.global.b128", "ld.global.nc.v4.u32"],
            ["cp.async.cg.b128", "cp.async.cg.shared.global.b128"],
            ["cp.async.ca.b32", "cp.async.b32"],
        ];
        for [ours, theirs] in same {
            let operation = Operation::named(theirs).unwrap();
            assert_eq!(operation.to_string(), ours);
            assert_eq!(Operation::named(ours), Some(operation));
        }
        let none = [
            "",
            "ld",
            "ld.b24",
            "ld.b64.b64",
            "ld.shared.global.b32",
            "ldmatrix",
            "ldmatrix.x3",
            "ld.x4.b32",
            "st.shared.b256",
            "mov.b32",
            "ld.b08",
        ];
        for name in none {
            assert_eq!(Operation::named(name), None, "{name}");
        }
    }
}
