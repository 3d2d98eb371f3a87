//! What a program asks the machine for: the time, numbers that nothing determines, standard input.

use super::{Native, arg, integer};
use crate::cxx::state::{State, characters};
use crate::cxx::value::{Fault, FaultKind, Integer, Outcome, Value};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::Read;

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

/// The most bytes that standard input may have.
const MAX_INPUT: u64 = 1 << 26;

/// All of standard input, which is read where a program uses it first.
fn standard_input(state: &mut State) -> Outcome<Value> {
    if !state.options.reads_input {
        return Err(Fault::new(FaultKind::Unsupported, "standard input, which `run` alone gives to a program, is not read"));
    }
    let mut text = Vec::new();
    let read = std::io::stdin().lock().take(MAX_INPUT + 1).read_to_end(&mut text);
    read.map_err(|error| Fault::runtime(format_args!("standard input cannot be read: {error}")))?;
    if text.len() as u64 > MAX_INPUT {
        return Err(Fault::new(FaultKind::Limit, format_args!("standard input has more than {MAX_INPUT} bytes")));
    }
    state.memory.budget.take(text.len() as u64)?;
    Ok(characters::string(text))
}

/// The clocks, what `std::random_device` draws from, and standard input.
pub const NATIVES: &[(&str, Native)] = &[
    ("__nanoseconds", |state, _, args| {
        let steady = integer(state, arg(args, 0)?)? != 0;
        Ok(Value::Int(Integer::Long, nanoseconds(steady)))
    }),
    ("__standard_input", |state, _, _| standard_input(state)),
    ("__entropy", |_, _, _| Ok(Value::Int(Integer::UInt, i64::from(RandomState::new().build_hasher().finish() as u32)))),
];
