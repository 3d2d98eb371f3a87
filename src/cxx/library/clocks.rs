//! What a program asks the machine for: the time, and numbers that nothing determines.

use super::{Native, arg, integer};
use crate::cxx::value::{Integer, Value};
use std::hash::{BuildHasher, Hasher, RandomState};

/// Nanoseconds of a clock: of one that only goes forward where `steady`, else since the beginning of 1970.
#[cfg(not(target_family = "wasm"))]
fn nanoseconds(steady: bool) -> i64 {
    use std::sync::LazyLock;
    use std::time::{Instant, SystemTime, UNIX_EPOCH};
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let time = if steady { BEGUN.elapsed() } else { SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default() };
    i64::try_from(time.as_nanos()).unwrap_or(i64::MAX)
}

/// Where there is no clock, time goes on by a microsecond whenever it is asked for.
#[cfg(target_family = "wasm")]
fn nanoseconds(_: bool) -> i64 {
    use std::sync::atomic::{AtomicI64, Ordering};
    static ASKED: AtomicI64 = AtomicI64::new(0);
    ASKED.fetch_add(1000, Ordering::Relaxed)
}

/// The clocks, and what `std::random_device` draws from.
pub const NATIVES: &[(&str, Native)] = &[
    ("__nanoseconds", |state, _, args| {
        let steady = integer(state, arg(args, 0)?)? != 0;
        Ok(Value::Int(Integer::Long, nanoseconds(steady)))
    }),
    ("__entropy", |_, _, _| Ok(Value::Int(Integer::UInt, i64::from(RandomState::new().build_hasher().finish() as u32)))),
];
