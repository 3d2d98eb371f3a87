//! `printf` with all its formats.

use crate::cxx::convert::{as_f64, to_integer};
use crate::cxx::cute;
use crate::cxx::extended::told;
use crate::cxx::float_text::{self, MAX_WIDTH};
use crate::cxx::floats::shown;
use crate::cxx::state::State;
use crate::cxx::state::characters;
use crate::cxx::value::{Fault, FaultKind, Floating, Integer, Outcome, Value};

/// A width or a precision, unless it is too wide.
pub fn bounded(n: i64) -> Outcome<usize> {
    match usize::try_from(n) {
        Ok(n) if n <= MAX_WIDTH => Ok(n),
        _ => Err(Fault::new(FaultKind::Limit, format_args!("a field of more than {MAX_WIDTH} characters is printed"))),
    }
}

/// One conversion of a format.
#[derive(Debug, Default)]
struct Spec {
    left: bool,
    plus: bool,
    blank: bool,
    alternate: bool,
    zero: bool,
    width: usize,
    precision: Option<usize>,
    length: Vec<u8>,
    /// `2` of `%2$d`.
    position: Option<usize>,
}

impl Spec {
    /// `text` in the field, its sign in front of zeros.
    fn pad(&self, text: &str, zeros: bool, out: &mut Vec<u8>) {
        self.pad_bytes(text.as_bytes(), zeros, out);
    }

    fn pad_bytes(&self, text: &[u8], zeros: bool, out: &mut Vec<u8>) {
        let missing = self.width.saturating_sub(text.len());
        if self.left {
            out.extend(text);
            out.resize(out.len() + missing, b' ');
        } else if zeros && self.zero {
            let prefix = match text {
                [b'-' | b'+' | b' ', b'0', b'x' | b'X', ..] => 3,
                [b'0', b'x' | b'X', ..] => 2,
                [b'-' | b'+' | b' ', ..] => 1,
                _ => 0,
            };
            out.extend(&text[..prefix]);
            out.resize(out.len() + missing, b'0');
            out.extend(&text[prefix..]);
        } else {
            out.resize(out.len() + missing, b' ');
            out.extend(text);
        }
    }

    /// The type that the length says of an integer.
    fn kind(&self, signed: bool) -> Integer {
        let kind = match &self.length[..] {
            b"hh" => Integer::SChar,
            b"h" => Integer::Short,
            b"" => Integer::Int,
            _ => Integer::Long,
        };
        kind.with_sign(signed)
    }

    fn sign(&self, text: String) -> String {
        match text.starts_with('-') {
            true => text,
            false if self.plus => format!("+{text}"),
            false if self.blank => format!(" {text}"),
            false => text,
        }
    }

    fn integer(&self, x: i64, conversion: u8, out: &mut Vec<u8>) {
        let signed = matches!(conversion, b'd' | b'i');
        let x = self.kind(signed).wrap(x);
        let bits = x as u64;
        let digits = match conversion {
            b'd' | b'i' => x.unsigned_abs().to_string(),
            b'x' => format!("{bits:x}"),
            b'X' => format!("{bits:X}"),
            b'o' => format!("{bits:o}"),
            b'b' => format!("{bits:b}"),
            _ => bits.to_string(),
        };
        let digits = match self.precision {
            Some(0) if x == 0 => String::new(),
            Some(precision) => format!("{digits:0>precision$}"),
            None => digits,
        };
        let text = match conversion {
            b'd' | b'i' if x < 0 => format!("-{digits}"),
            b'd' | b'i' => self.sign(digits),
            b'x' if self.alternate && x != 0 => format!("0x{digits}"),
            b'X' if self.alternate && x != 0 => format!("0X{digits}"),
            b'o' if self.alternate && !digits.starts_with('0') => format!("0{digits}"),
            _ => digits,
        };
        self.pad(&text, self.precision.is_none(), out);
    }

    fn float(&self, (kind, x): (Floating, f64), conversion: u8, out: &mut Vec<u8>) {
        let precision = self.precision.unwrap_or(6);
        let text = match conversion.to_ascii_lowercase() {
            b'f' => float_text::fixed((kind, x), precision),
            b'e' => float_text::scientific((kind, x), precision),
            b'a' => float_text::hexadecimal(x, self.precision),
            _ => float_text::general((kind, x), precision, self.alternate),
        };
        let text = if self.alternate { float_text::with_point(text) } else { text };
        let text = self.sign(text);
        let text = if conversion.is_ascii_uppercase() { text.to_uppercase() } else { text };
        self.pad(&text, x.is_finite(), out);
    }
}

/// The integer that an argument is.
fn integer(state: &mut State, v: &Value) -> Outcome<i64> {
    let v = state.value(v)?;
    no_class(state, &v);
    Ok(match v {
        Value::Int(_, x) | Value::Enum(_, x) => x,
        Value::Static(_, x, _) => {
            state.finding("`printf` is given a compile-time integer: C++ passes an empty object, and prints what it finds");
            x
        }
        Value::Pointer { address, .. } => ((address as u64) >> 3) as i64,
        Value::Null => 0,
        Value::Object(o) if state.types.classes[o.class.0 as usize].name == "__error_number" => state.errno,
        Value::Float(_, x) => {
            state.finding("`printf` is given a floating-point number for a format of integers");
            to_integer(Integer::Long, x)
        }
        Value::Data(_) => return Err(Fault::no_data("what is printed")),
        v => match cute::integer(state, &v) {
            Some(x) => x,
            None => return Err(Fault::ill_formed("`printf` is given what is no integer for a format of integers")),
        },
    })
}

/// Says that a number is an object of a class of CUTLASS, whose bytes `printf` takes for what the format says.
fn no_class(state: &mut State, v: &Value) {
    let ty = state.type_of(v);
    if state.types.is_class_of_number(ty) {
        let name = state.types.name(ty);
        state.finding(format!("`printf` is given a `{name}`: C++ passes an object, and prints what it finds"));
    }
}

fn float(state: &mut State, v: &Value) -> Outcome<f64> {
    let v = state.value(v)?;
    no_class(state, &v);
    Ok(match v {
        Value::Float(kind, x) => shown(kind, x),
        Value::Int(kind, x) | Value::Static(kind, x, _) => {
            state.finding("`printf` is given an integer for a format of floating-point numbers");
            as_f64(kind, x)
        }
        Value::Data(_) => return Err(Fault::no_data("what is printed")),
        _ => return Err(Fault::ill_formed("`printf` is given what is no number for a format of floating-point numbers")),
    })
}

/// The rest of a format and of its arguments.
struct Reader<'f> {
    format: &'f [u8],
    at: usize,
    args: &'f [Value],
    /// How many arguments are used up.
    used: usize,
}

impl Reader<'_> {
    fn next_arg(&mut self, state: &State) -> Outcome<Value> {
        self.used += 1;
        self.arg(state, self.used)
    }

    /// The argument of that number, from 1.
    fn arg(&self, state: &State, number: usize) -> Outcome<Value> {
        match number.checked_sub(1).and_then(|i| self.args.get(i)) {
            Some(v) => state.value(v),
            None => Err(Fault::runtime("`printf` has fewer arguments than its format asks for")),
        }
    }

    /// The argument that a conversion takes: the one of `%2$d`, or the next one.
    fn taken(&mut self, state: &State, spec: &Spec) -> Outcome<Value> {
        match spec.position {
            Some(number) => self.arg(state, number),
            None => self.next_arg(state),
        }
    }

    /// `2$`, the number of an argument.
    fn position(&mut self) -> Option<usize> {
        let rest = self.format.get(self.at..)?;
        let digits = rest.iter().take_while(|c| c.is_ascii_digit()).count();
        let number = std::str::from_utf8(rest.get(..digits)?).ok()?.parse().ok()?;
        if rest.get(digits) != Some(&b'$') {
            return None;
        }
        self.at += digits + 1;
        Some(number)
    }

    fn peek(&self) -> Option<u8> {
        self.format.get(self.at).copied()
    }

    /// A width or a precision: digits, or `*` for an argument.
    fn number(&mut self, state: &mut State) -> Outcome<Option<i64>> {
        if self.peek() == Some(b'*') {
            self.at += 1;
            let v = match self.position() {
                Some(number) => self.arg(state, number)?,
                None => self.next_arg(state)?,
            };
            return integer(state, &v).map(|n| Some(Integer::Int.wrap(n)));
        }
        let mut number = None;
        while let Some(digit) = self.peek().filter(u8::is_ascii_digit) {
            number = Some(number.unwrap_or(0i64).saturating_mul(10).saturating_add(i64::from(digit - b'0')));
            self.at += 1;
        }
        Ok(number)
    }

    /// What stands between `%` and the letter of a conversion.
    fn spec(&mut self, state: &mut State) -> Outcome<Spec> {
        let mut spec = Spec { position: self.position(), ..Spec::default() };
        while let Some(flag) = self.peek() {
            match flag {
                b'-' => spec.left = true,
                b'+' => spec.plus = true,
                b' ' => spec.blank = true,
                b'#' => spec.alternate = true,
                b'0' => spec.zero = true,
                // groups of digits, of which the locale of a program that sets none has none
                b'\'' => {}
                _ => break,
            }
            self.at += 1;
        }
        if let Some(width) = self.number(state)? {
            spec.left |= width < 0;
            spec.width = bounded(width.saturating_abs())?;
        }
        if self.peek() == Some(b'.') {
            self.at += 1;
            let precision = self.number(state)?.unwrap_or(0);
            spec.precision = if precision < 0 { None } else { Some(bounded(precision)?) };
        }
        while let Some(c @ (b'h' | b'l' | b'z' | b'j' | b't' | b'L' | b'q' | b'Z')) = self.peek() {
            spec.length.push(c);
            self.at += 1;
        }
        Ok(spec)
    }

    /// Writes one argument as the letter says.
    fn converted(&mut self, state: &mut State, spec: &Spec, conversion: u8, out: &mut Vec<u8>) -> Outcome<()> {
        match conversion {
            b'%' => out.push(b'%'),
            b'd' | b'i' | b'u' | b'x' | b'X' | b'o' | b'b' => {
                let v = self.taken(state, spec)?;
                spec.integer(integer(state, &v)?, conversion, out);
            }
            b'c' if spec.length.is_empty() => {
                let v = self.taken(state, spec)?;
                spec.pad_bytes(&[integer(state, &v)? as u8], false, out);
            }
            b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
                let v = self.taken(state, spec)?;
                let x = float(state, &v)?;
                state.memory.budget.spend(float_text::steps(x))?;
                let from = out.len();
                let kind = match state.value(&v)? {
                    Value::Float(kind, _) => kind,
                    _ => Floating::Double,
                };
                spec.float((kind, x), conversion, out);
                told(kind, x, &String::from_utf8_lossy(&out[from..]))?;
            }
            b's' if spec.length.is_empty() => {
                let v = self.taken(state, spec)?;
                let mut text = match v {
                    // no part of the word for it is written
                    Value::Null | Value::Pointer { address: 0, .. } if spec.precision.is_some_and(|most| most < 6) => Vec::new(),
                    v => characters::bytes(state, &v)?,
                };
                text.truncate(spec.precision.unwrap_or(usize::MAX));
                spec.pad_bytes(&text, false, out);
            }
            b'p' => {
                let x = match &self.taken(state, spec)? {
                    Value::AddressOf(_, _) | Value::Array(_) => 0x7ffd_0000_0000,
                    v => integer(state, v)?,
                };
                let text = if x == 0 { "(nil)".into() } else { format!("{x:#x}") };
                spec.pad(&text, false, out);
            }
            b'n' => {
                let to = self.taken(state, spec)?;
                let count = Value::Int(spec.kind(true), out.len() as i64);
                match to {
                    Value::AddressOf(place, _) => state.store(&place, count)?,
                    Value::Pointer { element, address, .. } => state.store_memory(element, address, count)?,
                    _ => return Err(Fault::ill_formed("`%n` of `printf` takes a pointer to an integer")),
                }
            }
            other => {
                let what = format!("`%{}` of `printf`", char::from(other).escape_default());
                return Err(Fault::new(FaultKind::Unsupported, format_args!("{what} is not read")));
            }
        }
        Ok(())
    }
}

/// The text that `printf(format, args...)` writes.
pub fn format(state: &mut State, format: &[u8], args: &[Value]) -> Outcome<Vec<u8>> {
    let mut out = Vec::new();
    let mut reader = Reader { format, at: 0, args, used: 0 };
    while let Some(c) = reader.peek() {
        reader.at += 1;
        if c != b'%' {
            out.push(c);
            continue;
        }
        let spec = reader.spec(state)?;
        let Some(conversion) = reader.peek() else {
            return Err(Fault::runtime("the format of `printf` ends in a `%`"));
        };
        reader.at += 1;
        reader.converted(state, &spec, conversion, &mut out)?;
    }
    state.memory.budget.spend(out.len() as u64 / 2)?;
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cxx::value::Floating;

    fn printed(text: &str, args: &[Value]) -> String {
        String::from_utf8(format(&mut State::default(), text.as_bytes(), args).unwrap()).unwrap()
    }

    #[test]
    fn formats_are_c_s() {
        let int = |x| Value::Int(Integer::Int, x);
        let float = |x| Value::Float(Floating::Double, x);
        assert_eq!(printed("%d|%5d|%-5d|%05d|%+d", &[int(7), int(7), int(7), int(-7), int(7)]), "7|    7|7    |-0007|+7");
        assert_eq!(printed("%x %08X %#x %o %u", &[int(255), int(255), int(255), int(8), int(-1)]), "ff 000000FF 0xff 10 4294967295");
        assert_eq!(
            printed("%5.1f|%6.4f|%e|%g|%.3g", &[float(1.25), float(0.5), float(12.0), float(0.5), float(1234.0)]),
            "  1.2|0.5000|1.200000e+01|0.5|1.23e+03"
        );
        assert_eq!(printed("%c%c%%", &[int(65), int(66)]), "AB%");
        assert_eq!(printed("%*d|%.*f", &[int(4), int(7), int(1), float(2.25)]), "   7|2.2");
        assert_eq!(
            printed("%lld %zu %hhd", &[Value::Int(Integer::Long, 1 << 40), Value::Int(Integer::ULong, 5), int(300)]),
            "1099511627776 5 44"
        );
        assert_eq!(printed("[%2$d %1$d] %2$*1$d %1$0*2$d", &[int(3), int(5)]), "[5 3]   5 00003");
        assert_eq!(printed("%'d %'.1f %Zd", &[int(1234567), float(1234.5), int(2)]), "1234567 1234.5 2");
        assert_eq!(printed("%s|%.3s|%.6s", &[Value::Null, Value::Null, Value::Null]), "(null)||(null)");
        assert_eq!(printed("%.1a %.0a %a", &[float(1.999), float(1.5), float(1e-310)]), "0x2.0p+0 0x2p+0 0x0.012688b70e62bp-1022");
        assert!(format(&mut State::default(), b"%d", &[]).is_err());
        assert!(format(&mut State::default(), b"%3$d", &[int(1)]).is_err());
        assert!(format(&mut State::default(), b"%v", &[int(1)]).is_err());
        assert!(format(&mut State::default(), b"5 %", &[int(1)]).is_err());
    }
}
