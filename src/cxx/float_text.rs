//! Floating-point numbers as C writes them.

use super::extended;
use super::value::Floating;

/// The widest field, and the most digits, that a format may ask for: what writes them takes 16 bits.
pub const MAX_WIDTH: usize = (1 << 16) - 2;

/// The steps that writing a number counts: those of many digits take long.
pub fn steps(x: f64) -> u64 {
    let magnitude = (x.to_bits() >> 52 & 0x7ff).abs_diff(1023);
    if x.is_finite() && x != 0.0 && magnitude > 60 { magnitude } else { 16 }
}

fn unusual(x: f64) -> Option<String> {
    let sign = if x.is_sign_negative() { "-" } else { "" };
    if x.is_nan() {
        Some(format!("{sign}nan"))
    } else if x.is_infinite() {
        Some(format!("{sign}inf"))
    } else {
        None
    }
}

/// A number with its type, of which a `long double` has more digits than a `double`.
type Number = (Floating, f64);

/// The digits of a `long double` that is no `double`, rounded to so many behind the point.
fn extended((kind, x): Number, precision: i32) -> Option<String> {
    let Floating::LongDouble(lacks) = kind else {
        return None;
    };
    if matches!(lacks, 0 | extended::UNKNOWN) {
        return None;
    }
    let (digits, behind) = extended::decimal(extended::parts((x, lacks)));
    let keep = digits.len() as i32 - behind as i32 + precision;
    let mut kept: Vec<u8> = std::iter::once(b'0').chain(digits.bytes()).take((keep + 1).max(0) as usize).collect();
    let rest = digits.as_bytes().get(keep.max(0) as usize..).unwrap_or_default();
    let (first, others) = (rest.first().copied().unwrap_or(b'0'), rest.get(1..).is_some_and(|rest| rest.iter().any(|c| *c != b'0')));
    let is_odd = kept.last().is_some_and(|c| c % 2 == 1);
    if keep >= 0 && (first > b'5' || first == b'5' && (others || is_odd)) {
        let nines = kept.iter().rev().take_while(|c| **c == b'9').count();
        let at = kept.len() - nines;
        kept[at..].fill(b'0');
        kept[at - 1] += 1;
    }
    kept.resize((keep + 1).max(1) as usize, b'0');
    Some(String::from_utf8_lossy(&kept).into_owned())
}

/// `%.*f`
pub fn fixed((kind, x): Number, precision: usize) -> String {
    unusual(x).unwrap_or_else(|| match extended((kind, x), precision as i32) {
        Some(digits) => {
            let digits = format!("{:0>1$}", digits.trim_start_matches('0'), precision + 1);
            let (whole, fraction) = digits.split_at(digits.len() - precision);
            let (sign, point) = (if x < 0.0 { "-" } else { "" }, if precision > 0 { "." } else { "" });
            format!("{sign}{whole}{point}{fraction}")
        }
        None => format!("{x:.precision$}"),
    })
}

/// Mantissa and exponent of `%.*e`.
fn parts((kind, x): Number, precision: usize) -> (String, i32) {
    let text = format!("{x:.precision$e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let mut exponent = exponent.parse().unwrap_or(0);
    // that of the `double` may be one too large
    for _ in 0..2 {
        let Some(digits) = extended((kind, x), precision as i32 - exponent) else { break };
        let digits = digits.trim_start_matches('0');
        if digits.len() == precision + 1 {
            let (sign, point) = (if x < 0.0 { "-" } else { "" }, if precision > 0 { "." } else { "" });
            return (format!("{sign}{}{point}{}", &digits[..1], &digits[1..]), exponent);
        }
        exponent += digits.len() as i32 - precision as i32 - 1;
    }
    (mantissa.to_string(), exponent)
}

/// `%.*e`
pub fn scientific(x: Number, precision: usize) -> String {
    unusual(x.1).unwrap_or_else(|| {
        let (mantissa, exponent) = parts(x, precision);
        let sign = if exponent < 0 { '-' } else { '+' };
        format!("{mantissa}e{sign}{:02}", exponent.abs())
    })
}

/// `%.*g`, with its trailing zeros where `keep`.
pub fn general(x: Number, precision: usize, keep: bool) -> String {
    unusual(x.1).unwrap_or_else(|| {
        let precision = precision.max(1);
        let exponent = if x.1 == 0.0 { 0 } else { parts(x, precision - 1).1 };
        let trim = |text: String| match keep || !text.contains('.') {
            true => text,
            false => text.trim_end_matches('0').trim_end_matches('.').to_string(),
        };
        if exponent < -4 || exponent >= precision as i32 {
            let (mantissa, exponent) = parts(x, precision - 1);
            let sign = if exponent < 0 { '-' } else { '+' };
            // glibc loses the zeros of what is rounded up to the next power of ten
            let is_carried = keep && exponent == precision as i32 && x.1.abs() < 10f64.powi(exponent);
            let mantissa = if is_carried { mantissa.split('.').next().unwrap_or_default().to_string() } else { trim(mantissa) };
            format!("{mantissa}e{sign}{:02}", exponent.abs())
        } else {
            let digits = precision as i32 - 1 - exponent;
            trim(fixed(x, digits.max(0) as usize))
        }
    })
}

/// A number that has been written with its point, also where nothing stands behind it: `%#g`.
pub fn with_point(text: String) -> String {
    if text.contains('.') || !text.contains(|c: char| c.is_ascii_digit()) {
        return text;
    }
    let exponent = if text.contains('x') { 'p' } else { 'e' };
    match text.split_once(exponent) {
        Some((digits, behind)) => format!("{digits}.{exponent}{behind}"),
        None => text + ".",
    }
}

/// `%a`
pub fn hexadecimal(x: f64, precision: Option<usize>) -> String {
    unusual(x).unwrap_or_else(|| {
        let bits = x.to_bits();
        let sign = if x.is_sign_negative() { "-" } else { "" };
        let (mut mantissa, exponent) = (bits & ((1 << 52) - 1), (bits >> 52 & 0x7ff) as i64);
        let mut lead = u64::from(exponent != 0);
        let exponent = if x == 0.0 { 0 } else { exponent.max(1) - 1023 };
        let digits = match precision {
            Some(precision) if precision < 13 => {
                let drop = 4 * (13 - precision as u32);
                let whole = (lead << 52) | mantissa;
                let (kept, rest, half) = (whole >> drop, whole & ((1 << drop) - 1), 1u64 << (drop - 1));
                let kept = kept + u64::from(rest > half || (rest == half && kept & 1 == 1));
                lead = kept >> (4 * precision);
                mantissa = kept & ((1u64 << (4 * precision)) - 1);
                if precision == 0 { String::new() } else { format!("{mantissa:0precision$x}") }
            }
            Some(precision) => format!("{mantissa:013x}{}", "0".repeat(precision - 13)),
            None => format!("{mantissa:013x}").trim_end_matches('0').to_string(),
        };
        let point = if digits.is_empty() { "" } else { "." };
        format!("{sign}0x{lead}{point}{digits}p{exponent:+}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_c_writes_them() {
        assert_eq!(fixed((Floating::Double, 2.5), 0), "2");
        assert_eq!(fixed((Floating::Double, -1.005), 2), "-1.00");
        assert_eq!(scientific((Floating::Double, 1234.5), 2), "1.23e+03");
        assert_eq!(scientific((Floating::Double, 0.0), 3), "0.000e+00");
        assert_eq!(general((Floating::Double, 0.0001), 6, false), "0.0001");
        assert_eq!(general((Floating::Double, 0.00001), 6, false), "1e-05");
        assert_eq!(general((Floating::Double, 999999.5), 6, false), "1e+06");
        assert_eq!(general((Floating::Double, 123456.0), 6, false), "123456");
        assert_eq!(general((Floating::Double, f64::NEG_INFINITY), 6, false), "-inf");
        assert_eq!(hexadecimal(1.0, None), "0x1p+0");
        assert_eq!(hexadecimal(-0.1, None), "-0x1.999999999999ap-4");
    }
}
