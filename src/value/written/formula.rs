//! Index formulas in C and Python, which `infer --expr` reads back.

use super::{Function, Written, is_power};

/// The names of coordinates, by their number.
fn names(rank: usize) -> Result<&'static [&'static str], String> {
    match rank {
        1 => Ok(&["i"]),
        2 => Ok(&["r", "c"]),
        3..=4 => Ok(&["i", "j", "k", "l"]),
        n => Err(format!("{n} dimensions have no customary names: 1 to 4 have")),
    }
}

/// The most swizzles that a formula nests: each repeats what it is applied to.
const MAX_NESTED: usize = 3;

/// The formula of an index function, in C or in Python.
pub fn write(function: &Function, python: bool) -> Written {
    let names = names(function.dims.len())?;
    if let (false, Ok(map)) = (function.outer.is_empty(), function.bits()) {
        return Ok(of_bits(&map.bases, map.offset, &function.shape(), names));
    }
    if function.outer.len() > MAX_NESTED {
        return Err(format!("more than {MAX_NESTED} swizzles over extents that are no powers of two"));
    }
    let mut text = sum(function, names, python)?;
    for (swizzle, added) in function.outer.iter().rev() {
        let (read, shift) = (swizzle.yyy(), swizzle.shift);
        let moved = match shift {
            0 => format!("(({text}) & {read})"),
            1.. => format!("((({text}) & {read}) >> {shift})"),
            _ => format!("((({text}) & {read}) << {})", -shift),
        };
        text = match added {
            0 => format!("({text}) ^ {moved}"),
            n => format!("{n} + (({text}) ^ {moved})"),
        };
    }
    Ok(text)
}

/// Digits of coordinates, each times its stride.
fn sum(function: &Function, names: &[&str], python: bool) -> Written {
    let slash = if python { "//" } else { "/" };
    let mut terms = Vec::new();
    for (modes, name) in function.dims.iter().zip(names) {
        let mut divisor = 1i64;
        for (place, (extent, stride)) in modes.iter().enumerate() {
            let last = place + 1 == modes.len();
            let digit = match (divisor, last) {
                (1, true) => (*name).to_string(),
                (d, true) => format!("{name} {slash} {d}"),
                (1, false) => format!("{name} % {extent}"),
                (d, false) => format!("{name} {slash} {d} % {extent}"),
            };
            divisor = divisor.saturating_mul(*extent);
            match stride {
                0 => {}
                1 => terms.push(digit),
                d if digit.contains(' ') => terms.push(format!("({digit}) * {d}")),
                d => terms.push(format!("{digit} * {d}")),
            }
        }
    }
    if function.offset != 0 || terms.is_empty() {
        terms.push(function.offset.to_string());
    }
    Ok(terms.join(" + ").replace("+ -", "- "))
}

/// Runs of bits, each times what it changes: exclusive ors of products that carry nothing.
fn of_bits(bases: &[i64], offset: i64, shape: &[i64], names: &[&str]) -> String {
    let mut terms = Vec::new();
    let mut at = 0;
    for (extent, name) in shape.iter().zip(names) {
        let bits = extent.trailing_zeros() as usize;
        let own = &bases[at..at + bits];
        at += bits;
        let mut low = 0;
        while low < bits {
            let mut end = low + 1;
            let mut seen = own[low];
            while end < bits && own[end] == own[low] << (end - low) && seen & own[end] == 0 {
                seen |= own[end];
                end += 1;
            }
            if own[low] != 0 {
                terms.push(run(name, low, end, bits, own[low]));
            }
            low = end;
        }
    }
    if offset != 0 || terms.is_empty() {
        terms.push(offset.to_string());
    }
    terms.join(" ^ ")
}

/// `(r >> 3 & 7) * 72`: the bits from `low` up to `end` of a coordinate of `bits`.
fn run(name: &str, low: usize, end: usize, bits: usize, factor: i64) -> String {
    let moved = if low == 0 { name.to_string() } else { format!("{name} >> {low}") };
    let masked = if end == bits { moved } else { format!("{moved} & {}", (1i64 << (end - low)) - 1) };
    let shift = factor.trailing_zeros();
    match (factor, masked.contains(' ')) {
        (1, false) => masked,
        (1, true) => format!("({masked})"),
        (f, false) if is_power(f) => format!("({masked} << {shift})"),
        (f, true) if is_power(f) => format!("(({masked}) << {shift})"),
        (f, false) => format!("{masked} * {f}"),
        (f, true) => format!("({masked}) * {f}"),
    }
}
