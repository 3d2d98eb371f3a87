//! The narrow floating-point types: their bits, and rounding to them.

use super::value::Floating;

/// How a floating-point number is laid out in bits, below a sign where it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// How many bits the exponent has.
    exponent: u32,
    /// How many bits the mantissa has.
    mantissa: u32,
    /// What the largest exponent encodes.
    top: Top,
    /// How many bits below the mantissa are always zero.
    pad: u32,
}

/// The number that a value of a type is in arithmetic: one of `tfloat32_t` without its last 13 bits, NaN of a number that CUTLASS
/// converts by its bits without a sign.
pub fn shown(kind: Floating, x: f64) -> f64 {
    match kind {
        Floating::Narrow(_) if kind.bits() == 32 => f32::from_bits((x as f32).to_bits() & !0x1fff).into(),
        Floating::Narrow(_) if x.is_nan() && kind.name() != "bfloat16_t" => x.abs(),
        _ => x,
    }
}

/// What numbers with the largest exponent mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Top {
    /// Infinities and NaN, as IEEE has it.
    Ieee,
    /// Numbers, except that all ones is NaN.
    OneNan,
    /// A number as any other: neither infinities nor NaN.
    Finite,
    /// As `OneNan`, and without a sign: that of a number is dropped.
    Unsigned,
    /// A power of two without sign: the exponent alone.
    Power,
}

impl Format {
    /// The format of the element type called `name`.
    pub fn of(name: &str) -> Option<Format> {
        let (exponent, mantissa, top, pad) = match name {
            "half_t" => (5, 10, Top::Ieee, 0),
            "bfloat16_t" => (8, 7, Top::Ieee, 0),
            "tfloat32_t" => (8, 10, Top::Ieee, 13),
            "float_e4m3_t" => (4, 3, Top::OneNan, 0),
            "float_ue4m3_t" => (4, 3, Top::Unsigned, 0),
            "float_e5m2_t" => (5, 2, Top::Ieee, 0),
            "float_e2m3_t" | "float_e2m3_unpacksmem_t" => (2, 3, Top::Finite, 0),
            "float_e3m2_t" | "float_e3m2_unpacksmem_t" => (3, 2, Top::Finite, 0),
            "float_e2m1_t" | "float_e2m1_unpacksmem_t" => (2, 1, Top::Finite, 0),
            "float_ue8m0_t" => (8, 0, Top::Power, 0),
            _ => return None,
        };
        Some(Format { exponent, mantissa, top, pad })
    }

    /// The number that CUTLASS makes of an integer: `bfloat16_t` drops the digits that it has no room for.
    pub fn of_integer(self, x: f64) -> f64 {
        match (self.exponent, self.mantissa) {
            (8, 7) => f32::from_bits((x as f32).to_bits() & 0xffff_0000).into(),
            (8, 10) => (x as f32).into(),
            _ => self.round(x),
        }
    }

    fn bias(self) -> i32 {
        (1 << (self.exponent - 1)) - 1
    }

    /// The largest finite value.
    pub fn max(self) -> f64 {
        let all = (1u64 << (self.exponent + self.mantissa)) - 1;
        self.decode(
            match self.top {
                Top::Ieee => all - (1 << self.mantissa),
                Top::OneNan | Top::Unsigned | Top::Power => all - 1,
                Top::Finite => all,
            } << self.pad,
        )
    }

    /// The number that `bits` mean; one of `tfloat32_t` with the 13 bits that its value does not show.
    pub fn decode(self, bits: u64) -> f64 {
        if self.pad > 0 {
            return f32::from_bits(bits as u32).into();
        }
        if self.top == Top::Power {
            return if bits & 0xff == 0xff { f64::NAN } else { exp2((bits & 0xff) as i32 - 127) };
        }
        let negative = bits >> (self.exponent + self.mantissa) & 1 == 1;
        let exponent = (bits >> self.mantissa & ((1 << self.exponent) - 1)) as i32;
        let mantissa = bits & ((1 << self.mantissa) - 1);
        let last = (1 << self.exponent) - 1;
        let fraction = mantissa as f64 / (1u64 << self.mantissa) as f64;
        let magnitude = if exponent == last && self.top == Top::Ieee {
            if mantissa == 0 { f64::INFINITY } else { f64::NAN }
        } else if exponent == last && matches!(self.top, Top::OneNan | Top::Unsigned) && mantissa == (1 << self.mantissa) - 1 {
            f64::NAN
        } else if exponent == 0 {
            fraction * exp2(1 - self.bias())
        } else {
            (1.0 + fraction) * exp2(exponent - self.bias())
        };
        if negative { -magnitude } else { magnitude }
    }

    /// The bits of the number nearest to `x`, ties to even. Eight-bit types and narrower ones stop at their largest value,
    /// but that an infinity is one where the type has it; a NaN has no sign where the type has one, and is the largest number where the type has none.
    pub fn encode(self, x: f64) -> u64 {
        if self.top == Top::Power {
            return power_above(x as f32);
        }
        if self.pad > 0 {
            return (x as f32).to_bits().into();
        }
        let negative = x.is_sign_negative() && self.top != Top::Unsigned;
        let keeps_sign = !x.is_nan() || self.top == Top::Finite;
        let sign = u64::from(negative && keeps_sign) << (self.exponent + self.mantissa);
        let all = (1u64 << (self.exponent + self.mantissa)) - 1;
        let infinity = all - ((1 << self.mantissa) - 1);
        let magnitude = x.abs();
        let saturates = self.exponent + self.mantissa < 8;
        let bits = if x.is_nan() {
            all
        } else if magnitude == 0.0 {
            0
        } else if magnitude > self.max() && saturates && !(magnitude.is_infinite() && self.top == Top::Ieee) {
            self.encode(self.max())
        } else {
            let exponent = ((magnitude.to_bits() >> 52) as i32 - 1023).max(1 - self.bias());
            let quantum = exp2(exponent.clamp(-1000, 1000) - self.mantissa as i32);
            let steps = round_even(magnitude / quantum);
            // Counted in steps of the exponent's quantum, the carry into the next exponent comes by itself.
            let base = ((exponent + self.bias()) as u64).saturating_sub(1) << self.mantissa;
            let bits = base.saturating_add(steps as u64);
            bits.min(if self.top == Top::Ieee { infinity } else { all })
        };
        sign | bits
    }

    /// `x` as a number of this format: infinities too stop at the largest value of eight-bit types.
    pub fn round(self, x: f64) -> f64 {
        if self.pad > 0 {
            let bits = (x as f32).to_bits();
            return if x.is_finite() { f32::from_bits(bits.wrapping_add(0x1000)).into() } else { x };
        }
        let saturates = self.top == Top::Ieee && self.exponent + self.mantissa < 8 && x.is_infinite();
        self.decode(self.encode(if saturates { self.max().copysign(x) } else { x }))
    }

    /// The exponent as it is stored, and the mantissa.
    pub fn parts(self, x: f64) -> (i64, i64) {
        let bits = self.encode(x) >> self.pad;
        (((bits >> self.mantissa) & ((1 << self.exponent) - 1)) as i64, (bits & ((1 << self.mantissa) - 1)) as i64)
    }

    /// What is taken off the exponent as it is stored.
    pub fn exponent_bias(self) -> i64 {
        self.bias().into()
    }
}

/// The exponent, by 127 more, of the power of two at or above the magnitude of `x`, as float.hpp rounds to `float_ue8m0_t`.
fn power_above(x: f32) -> u64 {
    let (exponent, mantissa) = (x.to_bits() >> 23 & 0xff, x.to_bits() & 0x7f_ffff);
    let rounds = mantissa > 0 && exponent < 0xfe && !(exponent == 0 && mantissa <= 0x40_0000);
    u64::from(exponent) + u64::from(rounds)
}

/// What `numeric_limits` of CUTLASS says of a type, as bits.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// `max()`.
    pub max: u64,
    /// `lowest()`, which is another number than it should be of the types of 6 bits.
    pub lowest: u64,
    /// `epsilon()`.
    pub epsilon: u64,
    /// `round_error()`.
    pub round_error: u64,
    /// `infinity()`, a number where the type has no infinity, and `quiet_NaN()`; `None` where the type has neither.
    pub above: Option<[u64; 2]>,
    /// `digits`.
    pub digits: i64,
    /// `has_infinity`.
    pub has_infinity: bool,
    /// `is_iec559`.
    pub is_iec559: bool,
}

impl Limits {
    /// Those of the element type called `name`, for the types that the headers have them for.
    pub fn of(name: &str) -> Option<Limits> {
        let (max, lowest, epsilon, round_error, above, digits) = match name {
            "half_t" => (0x7bff, 0xfbff, 0x1800, 0x3800, Some([0x7c00, 0x7fff]), 10),
            "bfloat16_t" => (0x7f7f, 0xff7f, 0x3c00, 0x3f00, Some([0x7f80, 0x7fff]), 7),
            "tfloat32_t" => (0x7f7f_ffff, 0xff7f_ffff, 0x1000, 0x3f00_0000, Some([0x7f80_0000, 0x7fff_ffff]), 19),
            "float_e4m3_t" => (0x7e, 0xfe, 0x20, 0x30, Some([0x78, 0x7f]), 3),
            "float_e5m2_t" => (0x7b, 0xfb, 0x34, 0x38, Some([0x7c, 0x7f]), 2),
            "float_e2m1_t" => (0x7, 0xf, 0x1, 0x1, None, 1),
            "float_e2m3_t" => (0x1f, 0x2f, 0x1, 0x4, None, 3),
            "float_e3m2_t" => (0x1f, 0x2f, 0x4, 0x8, None, 2),
            _ => return None,
        };
        let has_infinity = above.is_some() && name != "float_e4m3_t";
        Some(Limits { max, lowest, epsilon, round_error, above, digits, has_infinity, is_iec559: name == "half_t" })
    }
}

fn exp2(n: i32) -> f64 {
    2f64.powi(n)
}

fn round_even(x: f64) -> f64 {
    x.round_ties_even()
}

#[cfg(test)]
mod tests {
    use super::Format;

    #[test]
    fn every_pattern_is_its_own_rounding() {
        for (name, bits) in [("half_t", 16), ("bfloat16_t", 16), ("float_e4m3_t", 8), ("float_e5m2_t", 8), ("float_e2m1_t", 4)] {
            let format = Format::of(name).unwrap();
            for pattern in 0..1u64 << bits {
                let x = format.decode(pattern);
                if x.is_finite() {
                    assert_eq!(format.encode(x), pattern, "{name} {pattern:#x} {x}");
                }
            }
        }
    }

    #[test]
    fn halves_round_to_even_and_overflow() {
        let half = Format::of("half_t").unwrap();
        assert_eq!(half.round(1.0 + 1.0 / 2048.0), 1.0);
        assert_eq!(half.round(1.0 + 3.0 / 2048.0), 1.0 + 2.0 / 1024.0);
        assert_eq!(half.round(65504.0), 65504.0);
        assert!(half.round(65520.0).is_infinite());
        assert_eq!(half.round(5.960464477539063e-8), 5.960464477539063e-8);
        let e4m3 = Format::of("float_e4m3_t").unwrap();
        assert_eq!((e4m3.max(), e4m3.round(1000.0)), (448.0, 448.0));
        assert_eq!(Format::of("bfloat16_t").unwrap().round(2.003), 2.0);
    }
}
