//! Operators on values of the language; what is an object with operators of its own is the machine's.

mod pointers;

use super::ast::{BinaryOp, UnaryOp};
use super::convert::{as_float, is_scoped, rounded, truth};
use super::cute;
use super::extended;
use super::floats::shown;
use super::state::{State, characters};
use super::types::Types;
use super::value::{Fault, Floating, Integer, Outcome, Type, Value};
use std::rc::Rc;

pub(in crate::cxx) use pointers::ordinal;
use pointers::pointers;

/// The type that a small integer becomes before arithmetic.
pub(in crate::cxx) const fn promoted(kind: Integer) -> Integer {
    match kind {
        Integer::Char32 => Integer::UInt,
        Integer::WChar => Integer::Int,
        kind if kind.bits() < 32 => Integer::Int,
        kind => kind,
    }
}

/// The type of arithmetic between two integers.
pub const fn common(a: Integer, b: Integer) -> Integer {
    let (a, b) = (promoted(a), promoted(b));
    if a as u8 == b as u8 {
        return a;
    }
    let (more, less) = if rank(a) >= rank(b) { (a, b) } else { (b, a) };
    if more.is_signed() == less.is_signed() || !more.is_signed() || more.bits() > less.bits() {
        return more;
    }
    more.with_sign(false)
}

const fn rank(kind: Integer) -> u8 {
    match kind {
        Integer::Long | Integer::ULong => 4,
        Integer::LongLong | Integer::ULongLong => 5,
        Integer::UInt => 3,
        _ => 2,
    }
}

fn is_unsigned_wide(kind: Integer) -> bool {
    matches!(kind, Integer::ULong | Integer::ULongLong)
}

/// `a op b` of integers of one type; the flag says that a signed result did not fit.
fn integers(op: BinaryOp, kind: Integer, a: i64, b: i64) -> Outcome<(i64, bool)> {
    let wide = is_unsigned_wide(kind);
    let zero = || Fault::runtime(format_args!("{a} {} 0: a division by zero", op.symbol()));
    let exact = match op {
        BinaryOp::Add => a.checked_add(b),
        BinaryOp::Subtract => a.checked_sub(b),
        BinaryOp::Multiply => a.checked_mul(b),
        BinaryOp::Divide if b == 0 => return Err(zero()),
        BinaryOp::Remainder if b == 0 => return Err(zero()),
        BinaryOp::Divide if wide => Some(((a as u64) / (b as u64)) as i64),
        BinaryOp::Remainder if wide => Some(((a as u64) % (b as u64)) as i64),
        BinaryOp::Divide => a.checked_div(b),
        // undefined where the quotient does not fit
        BinaryOp::Remainder if b == -1 && kind.wrap(a.wrapping_neg()) == a && a != 0 => None,
        BinaryOp::Remainder => Some(a.wrapping_rem(b)),
        BinaryOp::BitAnd => Some(a & b),
        BinaryOp::BitOr => Some(a | b),
        BinaryOp::BitXor => Some(a ^ b),
        _ => None,
    };
    let value = match (exact, op) {
        (Some(value), _) => value,
        (None, BinaryOp::Add) => a.wrapping_add(b),
        (None, BinaryOp::Subtract) => a.wrapping_sub(b),
        (None, BinaryOp::Multiply) => a.wrapping_mul(b),
        (None, BinaryOp::Remainder) => 0,
        (None, _) => a.wrapping_div(b),
    };
    let wrapped = kind.wrap(value);
    Ok((wrapped, kind.is_signed() && (exact.is_none() || wrapped != value)))
}

fn compare<T: PartialOrd>(op: BinaryOp, a: T, b: T) -> bool {
    match op {
        BinaryOp::Equal => a == b,
        BinaryOp::Unequal => a != b,
        BinaryOp::Less => a < b,
        BinaryOp::LessEqual => a <= b,
        BinaryOp::Greater => a > b,
        _ => a >= b,
    }
}

fn yes(b: bool) -> Value {
    Value::Int(Integer::Bool, b.into())
}

/// `a << by`, `a >> by`
fn shifted(op: BinaryOp, kind: Integer, a: i64, by: u32) -> Value {
    let value = match op {
        BinaryOp::ShiftLeft => a.wrapping_shl(by),
        _ if is_unsigned_wide(kind) => ((a as u64) >> by) as i64,
        _ => a >> by,
    };
    Value::Int(kind, kind.wrap(value))
}

/// Arithmetic and comparison of two integers, where nothing has to be said of it.
pub fn exact(op: BinaryOp, (ka, a): (Integer, i64), (kb, b): (Integer, i64)) -> Option<Value> {
    if let BinaryOp::ShiftLeft | BinaryOp::ShiftRight = op {
        let kind = promoted(ka);
        let by = u32::try_from(b).ok().filter(|by| *by < kind.bits())?;
        return Some(shifted(op, kind, a, by));
    }
    let kind = common(ka, kb);
    let (a, b) = (kind.wrap(a), kind.wrap(b));
    if op.compares() {
        let answer = if is_unsigned_wide(kind) { compare(op, a as u64, b as u64) } else { compare(op, a, b) };
        return Some(yes(answer));
    }
    if op == BinaryOp::ThreeWay || (b == 0 && matches!(op, BinaryOp::Divide | BinaryOp::Remainder)) {
        return None;
    }
    let (value, overflow) = integers(op, kind, a, b).ok()?;
    (!overflow).then_some(Value::Int(kind, value))
}

/// Arithmetic and comparison of two integers.
fn of_integers(state: &mut State, op: BinaryOp, (ka, a): (Integer, i64), (kb, b): (Integer, i64)) -> Outcome<Value> {
    if let Some(v) = exact(op, (ka, a), (kb, b)) {
        return Ok(v);
    }
    if let BinaryOp::ShiftLeft | BinaryOp::ShiftRight = op {
        let kind = promoted(ka);
        state.finding(format!("{a} {} {b}: a shift by less than 0 or by all bits has no meaning in C++", op.symbol()));
        return Ok(shifted(op, kind, a, (b & i64::from(kind.bits() - 1)) as u32));
    }
    let kind = common(ka, kb);
    let (a, b) = (kind.wrap(a), kind.wrap(b));
    if op == BinaryOp::ThreeWay {
        return Ok(Value::Int(Integer::Int, (a > b) as i64 - (a < b) as i64));
    }
    let (value, overflow) = integers(op, kind, a, b)?;
    if overflow {
        state.finding(format!(
            "{a} {} {b} does not fit `{}`: C++ leaves open what happens, and here it wraps around",
            op.symbol(),
            kind.name()
        ));
    }
    Ok(Value::Int(kind, value))
}

/// CuTe's rules for what stays compile-time between a compile-time and a run-time integer.
fn absorbed(op: BinaryOp, a: &Value, b: &Value) -> Option<Value> {
    let zero = Some(Value::Static(Integer::Int, 0, false));
    match (op, a, b) {
        (BinaryOp::Multiply | BinaryOp::BitAnd, Value::Static(_, 0, _), Value::Int(..)) => zero,
        (BinaryOp::Multiply | BinaryOp::BitAnd, Value::Int(..), Value::Static(_, 0, _)) => zero,
        (BinaryOp::Divide | BinaryOp::Remainder, Value::Static(_, 0, _), Value::Int(..)) => zero,
        (BinaryOp::Remainder, Value::Int(..), Value::Static(_, 1 | -1, _)) => zero,
        _ => None,
    }
}

fn wider(a: Floating, b: Floating) -> Floating {
    let rank = |f: Floating| match f {
        Floating::LongDouble(_) => 3,
        Floating::Double => 2,
        Floating::Float => 1,
        Floating::Narrow(_) => 0,
    };
    if a.is(b) || a.base() == b.base() {
        a
    } else if rank(a) == 0 && rank(b) == 0 {
        Floating::Float
    } else if rank(a) >= rank(b) {
        a
    } else {
        b
    }
}

fn is_old(kind: Floating) -> bool {
    matches!(kind.name(), "float_e4m3_t" | "float_e5m2_t")
}

/// Whether operators of two numbers are ambiguous: those of the classes that CUTLASS makes of one base convert either operand
/// (`float_e2m1_t` beside `float` and integers), and those of `float_e4m3_t` and `float_e5m2_t` each convert the other.
fn is_ambiguous(a: Floating, b: Option<Floating>) -> bool {
    match (a, b) {
        (Floating::Narrow(_), Some(other @ Floating::Narrow(_))) => a != other && is_old(a) && is_old(other),
        (Floating::Narrow(_), _) => a.name().starts_with("float_") && !is_old(a),
        (_, Some(other @ Floating::Narrow(_))) => is_ambiguous(other, None),
        _ => false,
    }
}

/// Whether a value is a number of the language, or of an enumeration that converts to one.
fn is_language_number(state: &State, v: &Value) -> bool {
    match v {
        Value::Int(..) => true,
        Value::Float(kind, _) => !matches!(kind, Floating::Narrow(_)),
        Value::Enum(ty, _) => matches!(state.types.get(*ty), Type::Enum(_, false, _)),
        _ => false,
    }
}

fn ambiguous(op: BinaryOp, a: &str, b: &str) -> Box<Fault> {
    Fault::ill_formed(format_args!("`{}` of `{a}` and `{b}` is ambiguous", op.symbol()))
        .with_help(format_args!("a cast of one operand decides: `float(x)`"))
}

/// `a op b` of two floating-point numbers.
pub fn of_floats(op: BinaryOp, (ka, a): (Floating, f64), (kb, b): (Floating, f64)) -> Outcome<Value> {
    let kind = wider(ka, kb).base();
    if (matches!(ka, Floating::Narrow(_)) || matches!(kb, Floating::Narrow(_))) && is_ambiguous(ka, Some(kb)) {
        return Err(ambiguous(op, ka.name(), kb.name()));
    }
    let (a, b) = (shown(ka, a), shown(kb, b));
    if let Floating::LongDouble(_) = kind {
        return extended::operated(op, extended::known(ka, a), extended::known(kb, b));
    }
    if op.compares() {
        return Ok(yes(compare(op, a, b)));
    }
    let value = match op {
        BinaryOp::Add => a + b,
        BinaryOp::Subtract => a - b,
        BinaryOp::Multiply => a * b,
        BinaryOp::Divide => a / b,
        // what has no order compares with nothing, as a number that is none does
        BinaryOp::ThreeWay => {
            let order = a.partial_cmp(&b).map_or(f64::NAN, |order| f64::from(order as i8));
            return Ok(Value::Float(Floating::Double, order));
        }
        _ => return Err(Fault::ill_formed(format_args!("`{}` has no meaning for floating-point numbers", op.symbol()))),
    };
    Ok(Value::Float(kind, rounded(kind, value)))
}

/// An integer beside a floating-point number: as one of its type, or of `float`.
fn beside(kind: Floating, of: Integer, x: i64) -> (Floating, f64) {
    match wider(kind, Floating::Float) {
        Floating::LongDouble(_) => extended::typed(extended::of_integer(of, x)),
        kind => (kind, as_float(kind, of, x)),
    }
}

/// An enumerator as the integer it stands for.
fn plain(state: &State, v: Value) -> Value {
    match v {
        Value::Enum(ty, x) => match state.types.get(ty) {
            Type::Enum(_, false, kind) => Value::Int(promoted(*kind), x),
            _ => match state.types.underlying_of_element(ty) {
                Some(kind) => Value::Int(kind, x),
                None => Value::Enum(ty, x),
            },
        },
        Value::Native(name) if let Some(flag) = super::formats::flag(&name) => Value::Int(Integer::UInt, flag.into()),
        v => v,
    }
}

/// `a op b`.
pub fn binary(state: &mut State, op: BinaryOp, a: &Value, b: &Value) -> Outcome<Value> {
    if let (Value::Int(ka, x), Value::Int(kb, y)) = (a, b) {
        if *ka == Integer::Int && *kb == Integer::Int {
            match op {
                BinaryOp::Add | BinaryOp::Subtract => {
                    let sum = if op == BinaryOp::Add { x.wrapping_add(*y) } else { x.wrapping_sub(*y) };
                    if i32::try_from(sum).is_ok() {
                        return Ok(Value::Int(Integer::Int, sum));
                    }
                }
                BinaryOp::Less => return Ok(yes(x < y)),
                BinaryOp::Equal => return Ok(yes(x == y)),
                _ => {}
            }
        }
        return of_integers(state, op, (*ka, *x), (*kb, *y));
    }
    let (x, y) = (state.value(a)?, state.value(b)?);
    if matches!(x, Value::Data(_)) || matches!(y, Value::Data(_)) {
        return data(state, op, &x, &y);
    }
    let (x, y) = match (&x, &y) {
        (Value::Enum(t, x), Value::Enum(u, y)) if t == u && op.compares() => return Ok(yes(compare(op, *x, *y))),
        (Value::Enum(t, x), Value::Null | Value::Int(_, 0)) | (Value::Null | Value::Int(_, 0), Value::Enum(t, x))
            if matches!(op, BinaryOp::Equal | BinaryOp::Unequal) && matches!(state.types.get(*t), Type::Library(..)) =>
        {
            return Ok(yes((*x == 0) == (op == BinaryOp::Equal)));
        }
        // pointers to members, of which one is of a more general type
        (Value::Enum(t, _), Value::Enum(u, _)) if t != u && op.compares() && matches!(state.types.get(*t), Type::Library(..)) => {
            return pointers::to_members(state, op, (x.clone(), *t), (y.clone(), *u));
        }
        (Value::Float(ka, _), Value::Int(kb, _)) | (Value::Int(kb, _), Value::Float(ka, _)) if is_ambiguous(*ka, None) => {
            return Err(ambiguous(op, ka.name(), kb.name()));
        }
        // a number below 8 bits is converted, or made of what it is compared with, which `==` takes on its left too
        (Value::Enum(t, _), other) | (other, Value::Enum(t, _))
            if op.compares()
                && (std::ptr::eq(other, &y) || matches!(op, BinaryOp::Equal | BinaryOp::Unequal))
                && state.types.underlying_of_element(*t).is_some()
                && is_language_number(state, other) =>
        {
            let other = state.type_of(other);
            return Err(ambiguous(op, &state.types.name(*t), &state.types.name(other)));
        }
        (Value::Function(_), Value::Int(_, 0)) => (x, Value::Null),
        (Value::Int(_, 0), Value::Function(_)) => (Value::Null, y),
        _ => (plain(state, x), plain(state, y)),
    };
    match (&x, &y) {
        (Value::Int(ka, a), Value::Int(kb, b)) => of_integers(state, op, (*ka, *a), (*kb, *b)),
        (Value::Static(ka, a, _), Value::Static(kb, b, _)) => {
            let found = state.findings.len();
            match of_integers(state, op, (*ka, *a), (*kb, *b))? {
                // what is no constant is computed of the numbers
                Value::Int(kind, value) if state.findings.len() == found => Ok(Value::Static(kind, value, false)),
                v => Ok(v),
            }
        }
        (Value::Static(ka, a, _), Value::Int(kb, b)) | (Value::Int(ka, a), Value::Static(kb, b, _)) => match absorbed(op, &x, &y) {
            Some(v) => Ok(v),
            None => of_integers(state, op, (*ka, *a), (*kb, *b)),
        },
        (Value::Float(ka, a), Value::Float(kb, b)) => of_floats(op, (*ka, *a), (*kb, *b)),
        (Value::Float(ka, a), Value::Int(kb, b) | Value::Static(kb, b, _)) => {
            let kind = wider(*ka, Floating::Float);
            of_floats(op, (kind, shown(*ka, *a)), beside(*ka, *kb, *b))
        }
        (Value::Int(ka, a) | Value::Static(ka, a, _), Value::Float(kb, b)) => {
            let kind = wider(*kb, Floating::Float);
            of_floats(op, beside(*kb, *ka, *a), (kind, shown(*kb, *b)))
        }
        (Value::Text(_), _) | (_, Value::Text(_)) => strings(state, op, &x, &y),
        (Value::Pointer { .. } | Value::AddressOf(_, _) | Value::Null | Value::Array(_), _)
        | (_, Value::Pointer { .. } | Value::AddressOf(_, _) | Value::Null | Value::Array(_)) => {
            // the elements of an array that is `const` are it too
            let told = |state: &mut State, place: &Value, v: Value| match &v {
                Value::Array(array) if state.is_constant(place) && matches!(state.types.get(array.ty), Type::Array(..)) => {
                    let first = state.decayed(array);
                    state.pointing_to(first, true)
                }
                _ => v,
            };
            let (x, y) = (told(state, a, x), told(state, b, y));
            pointers(state, op, &x, &y)
        }
        (Value::Function(a), Value::Function(b)) if matches!(op, BinaryOp::Equal | BinaryOp::Unequal) => {
            Ok(yes(state.is_function(*a, *b) == (op == BinaryOp::Equal)))
        }
        (Value::Tuple(a), Value::Tuple(b)) if op.compares() => tuples(state, op, a, b),
        (Value::Type(t), Value::Type(u)) if op.compares() => Ok(yes(compare(op, t.0, u.0))),
        (Value::Cute(_) | Value::Tuple(_) | Value::Underscore | Value::Static(..), _)
        | (_, Value::Cute(_) | Value::Tuple(_) | Value::Underscore) => cute::binary(state, op, &x, &y),
        _ => {
            let (s, t) = (state.type_of(&x), state.type_of(&y));
            Err(Fault::ill_formed(format_args!(
                "`{}` has no meaning for `{}` and `{}`",
                op.symbol(),
                state.types.name(s),
                state.types.name(t)
            )))
        }
    }
}

/// `a op b` where one of them depends on data: so does the result.
fn data(state: &mut State, op: BinaryOp, a: &Value, b: &Value) -> Outcome<Value> {
    if matches!((a, b), (Value::Stream(_), _)) {
        return Err(Fault::no_data("what is written"));
    }
    let sample = |state: &mut State, v: &Value| match v {
        Value::Data(ty) => match super::convert::default_of(state, *ty)? {
            Value::Int(kind, _) => Ok(Value::Int(kind, 1)),
            Value::Float(kind, _) => Ok(Value::Float(kind, 1.0)),
            other => Ok(other),
        },
        Value::Int(kind, _) => Ok(Value::Int(*kind, 1)),
        Value::Static(kind, _, _) => Ok(Value::Int(*kind, 1)),
        Value::Pointer { .. } | Value::AddressOf(_, _) | Value::Array(_) => Err(Fault::no_data("an address")),
        Value::Cute(_) | Value::Tuple(_) => Err(Fault::no_data("a coordinate")),
        other => Ok(other.clone()),
    };
    let (x, y) = (sample(state, a)?, sample(state, b)?);
    let result = binary(state, op, &x, &y)?;
    Ok(Value::Data(state.type_of(&result)))
}

/// Comparison of tuples: equality element by element, order by the first difference.
fn tuples(state: &mut State, op: BinaryOp, a: &[Value], b: &[Value]) -> Outcome<Value> {
    if matches!(op, BinaryOp::Equal | BinaryOp::Unequal) {
        let mut fixed = true;
        let mut same = a.len() == b.len();
        for (x, y) in a.iter().zip(b).take(if same { a.len() } else { 0 }) {
            let equal = binary(state, BinaryOp::Equal, x, y)?;
            fixed &= matches!(equal, Value::Static(..));
            same &= truth(state, &equal)?;
        }
        let answer = i64::from(same == (op == BinaryOp::Equal));
        return Ok(if fixed { Value::Static(Integer::Bool, answer, false) } else { Value::Int(Integer::Bool, answer) });
    }
    if state.options.mode == crate::algebra::Mode::Cxx {
        return Err(Fault::ill_formed("tuples of CuTe are not ordered: `lex_less`, `colex_less` and `elem_less` compare them"));
    }
    for (x, y) in a.iter().zip(b) {
        for (first, second, answer) in [(x, y, true), (y, x, false)] {
            let less = binary(state, BinaryOp::Less, first, second)?;
            if truth(state, &less)? {
                return Ok(yes(answer == matches!(op, BinaryOp::Less | BinaryOp::LessEqual)));
            }
        }
    }
    Ok(yes(compare(op, a.len(), b.len())))
}

/// Operators on strings.
fn strings(state: &mut State, op: BinaryOp, a: &Value, b: &Value) -> Outcome<Value> {
    let (x, y) = (characters::bytes(state, a)?, characters::bytes(state, b)?);
    let answer = match op {
        BinaryOp::Add => {
            characters::held(x.len() + y.len())?;
            state.memory.budget.take((x.len() + y.len()) as u64)?;
            return Ok(characters::string([x, y].concat()));
        }
        BinaryOp::Equal => x == y,
        BinaryOp::Unequal => x != y,
        BinaryOp::Less => x < y,
        BinaryOp::LessEqual => x <= y,
        BinaryOp::Greater => x > y,
        BinaryOp::GreaterEqual => x >= y,
        _ => return Err(Fault::ill_formed(format_args!("`{}` has no meaning for strings", op.symbol()))),
    };
    Ok(Value::Int(Integer::Bool, answer.into()))
}

/// Compares two vectors element by element: `==`, `<` and their relatives.
fn arrays(state: &mut State, op: BinaryOp, a: &Rc<super::value::Array>, b: &Rc<super::value::Array>) -> Outcome<Value> {
    if matches!(state.types.get(a.ty), Type::Library(name, _) if matches!(&**name, "Array" | "AlignedArray")) {
        return Err(Fault::ill_formed(format_args!("`{}` has no meaning for `{}`", op.symbol(), state.types.name(a.ty))));
    }
    let (n, m) = (state.length(a), state.length(b));
    let of_equality = matches!(op, BinaryOp::Equal | BinaryOp::Unequal);
    if of_equality && n != m {
        return Ok(yes(op == BinaryOp::Unequal));
    }
    state.memory.budget.spend(8 * n.min(m).max(0).unsigned_abs())?;
    for i in 0..n.min(m) {
        let (x, y) = (state.load(&state.element(a, i)?)?, state.load(&state.element(b, i)?)?);
        if of_equality {
            let equal = binary(state, BinaryOp::Equal, &x, &y)?;
            if !truth(state, &equal)? {
                return Ok(yes(op == BinaryOp::Unequal));
            }
            continue;
        }
        for (first, second, answer) in [(&x, &y, true), (&y, &x, false)] {
            let less = binary(state, BinaryOp::Less, first, second)?;
            if truth(state, &less)? {
                return Ok(yes(answer == matches!(op, BinaryOp::Less | BinaryOp::LessEqual)));
            }
        }
    }
    Ok(yes(if of_equality { op == BinaryOp::Equal } else { compare(op, n, m) }))
}

/// `-a`, `!a`, `~a`, `+a`, `*a`, `&a`.
pub fn unary(state: &mut State, op: UnaryOp, a: &Value) -> Outcome<Value> {
    match op {
        UnaryOp::Dereference => return deref(state, a),
        UnaryOp::AddressOf => return address_of(state, a),
        _ => {}
    }
    let v = state.value(a)?;
    if is_scoped(state, &v) {
        return Err(Fault::ill_formed("a scoped enumerator is no number"));
    }
    let v = plain(state, v);
    if let Value::Data(_) = v {
        return match op {
            UnaryOp::Not => Ok(Value::Data(Types::BOOL)),
            _ => data(state, BinaryOp::Add, &v, &Value::Int(Integer::Char, 0)),
        };
    }
    match (op, &v) {
        (UnaryOp::Not, Value::Static(_, x, _)) => Ok(Value::Static(Integer::Bool, (*x == 0).into(), false)),
        (UnaryOp::Not, _) => Ok(yes(!truth(state, &v)?)),
        (_, Value::Int(kind, x)) => Ok(Value::Int(promoted(*kind), signed(state, op, promoted(*kind), *x))),
        (_, Value::Static(kind, x, _)) => Ok(Value::Static(promoted(*kind), signed(state, op, promoted(*kind), *x), false)),
        (UnaryOp::Minus, Value::Float(kind @ Floating::Narrow(_), x)) if kind.name().starts_with("float_u") => {
            Ok(Value::Float(kind.base(), rounded(*kind, -x)))
        }
        (UnaryOp::Minus, Value::Float(kind, x)) => Ok(Value::Float(kind.base(), -x)),
        (UnaryOp::Plus, Value::Float(kind, _)) if is_old(*kind) => {
            Err(Fault::ill_formed(format_args!("`+` of `{}` is ambiguous", kind.name())))
        }
        // CUTLASS's have no such operator
        (UnaryOp::Plus, Value::Float(kind @ Floating::Narrow(_), x)) => Ok(Value::Float(Floating::Float, shown(*kind, *x))),
        (UnaryOp::Plus, Value::Float(..) | Value::Pointer { .. }) => Ok(v),
        (UnaryOp::Plus, Value::Closure(_)) => Ok(v),
        _ => cute::unary(state, op, &v),
    }
}

fn signed(state: &mut State, op: UnaryOp, kind: Integer, x: i64) -> i64 {
    match op {
        UnaryOp::Minus => {
            let (value, overflow) = integers(BinaryOp::Subtract, kind, 0, x).unwrap_or((0, false));
            if overflow {
                state.finding(format!("-({x}) does not fit `{}`", kind.name()));
            }
            value
        }
        UnaryOp::Complement => kind.wrap(!x),
        _ => x,
    }
}

/// The place that `*p` is.
pub fn deref(state: &mut State, p: &Value) -> Outcome<Value> {
    match state.value(p)? {
        Value::Pointer { address: 0, element, .. } if state.is_unevaluated && state.types.without_const(element) != Types::VOID => {
            let v = super::convert::default_of(state, element)?;
            let is_const = state.types.without_const(element) != element;
            Ok(state.referred(v, is_const))
        }
        Value::Pointer { element, .. } if state.types.without_const(element) == Types::VOID => {
            Err(Fault::ill_formed("a pointer to `void` is followed"))
        }
        Value::Pointer { address: 0, .. } | Value::Null => Err(Fault::runtime("a null pointer is followed")),
        Value::Pointer { element, address, .. } => Ok(state.at_address(element, address)),
        Value::AddressOf(place, _) => Ok((*place).clone()),
        Value::Array(array) if matches!(state.types.get(array.ty), Type::Array(..)) => state.element(&array, 0),
        v @ (Value::Function(_) | Value::Closure(_)) => Ok(v),
        Value::Method(of) if matches!(of.0, Value::Type(_)) => Ok(Value::Method(of)),
        v => match cute::pointer(state, &v) {
            Some(_) if matches!(v, Value::Pointer { .. }) => cute::element_of(state, &v, 0),
            _ if cute::is_iterator(state, &v) => cute::element_of(state, &v, 0),
            _ => Err(Fault::ill_formed("what is no pointer is followed")),
        },
    }
}

/// `&a`
pub fn address_of(state: &mut State, place: &Value) -> Outcome<Value> {
    if let Some(pointer) = state.address_of_placed(place)? {
        return Ok(pointer);
    }
    let whole = state.place(place);
    if let root @ Value::Cell(_, array) = State::root(&whole) {
        state.join_arrays(array.element)?;
        if let (Value::Element(..), Value::Memory(..)) = (&whole, state.place(root)) {
            let of = state.place(root);
            let of = if state.is_constant(&whole) { state.constant(of) } else { of };
            return address_of(state, &of);
        }
    }
    Ok(match state.place(place) {
        Value::Memory(element, address) => {
            let address = state.joined_address(element, address)?;
            Value::Pointer { space: crate::algebra::tensor::Space::Raw, element, address }
        }
        Value::Char(at, text) => characters::pointer(state, &text, at.into(), false),
        place @ (Value::Cell(..) | Value::Base(..)) => Value::address(place),
        // pointers step from element to element, whether these are `const` or not
        place if let (Value::Element(..), Value::Cell(..)) = (&place, State::root(&place)) => {
            let to = Value::address(State::root(&place).clone());
            state.pointing_to(to, state.is_constant(&place))
        }
        place @ (Value::Slot(_) | Value::Global(_) | Value::Field(..) | Value::Element(..)) => match state.load(&place)? {
            // What has an identity of its own is pointed to by itself.
            v @ (Value::Object(_) | Value::Array(_) | Value::Text(_) | Value::Stream(_)) => {
                state.heap.note(&v);
                state.pointing_to(Value::address(v), state.is_constant(&place))
            }
            _ => Value::address(place),
        },
        v @ (Value::Function(_) | Value::Closure(_) | Value::Native(_)) => v,
        v => {
            state.heap.note(&v);
            Value::address(v)
        }
    })
}

/// The place that `a[i]` is.
pub fn index(state: &mut State, a: &Value, i: &Value) -> Outcome<Value> {
    let i = state.value(i)?;
    if let Value::Memory(ty, address) = state.place(a)
        && let Some((element, n)) = state.types.array_in_bytes(ty)
    {
        let i = super::convert::integer(state, &i)?;
        if !(0..n).contains(&i) {
            return Err(Fault::runtime(format_args!("index {i} of an array of {n} elements")));
        }
        let is_const = matches!(state.types.get(ty), Type::Const(_));
        let mut element = state.types.element_in(ty, element);
        let bits = state.types.access_bits(element).map_or(8, |bits| bits as i64);
        if is_const {
            element = state.types.intern(Type::Const(element));
        }
        return Ok(Value::Memory(element, address.wrapping_add(i.wrapping_mul(bits))));
    }
    let mut a = state.value(a)?;
    let number = match &i {
        Value::Int(_, n) | Value::Static(_, n, _) | Value::Enum(_, n) => Some(*n),
        v => cute::integer(state, v),
    };
    if let Some(n) = number {
        // what stands for all pointers of its type leads to all elements
        if state.is_unevaluated {
            match &a {
                Value::AddressOf(to, _) if matches!(**to, Value::Cell(..) | Value::Char(..)) => {}
                Value::AddressOf(..) | Value::Pointer { address: 0, .. } => return deref(state, &a),
                _ => {}
            }
        }
        if n != 0
            && let Value::AddressOf(place, _) = &a
            && let Some(pointer) = state.leading_on(&place.clone())?
        {
            a = pointer;
        }
        match state.element_behind(&a, n)? {
            // an array of an array is a pointer to its first element
            Some(Value::Memory(ty, address)) if matches!(state.types.get(ty), Type::Array(..)) => {
                return Ok(Value::Memory(ty, state.joined_address(ty, address)?));
            }
            Some(place) => return Ok(place),
            None => {}
        }
    }
    match (&a, number) {
        (Value::Int(_, n), _) if matches!(i, Value::Pointer { .. } | Value::Array(_)) => {
            let n = Value::Int(Integer::Long, *n);
            index(state, &i, &n)
        }
        (Value::Cute(_), _) if cute::is_iterator(state, &a) => match number {
            Some(n) => cute::element_of(state, &a, n),
            None => Err(Fault::ill_formed("an index that is no integer")),
        },
        (Value::Cute(_), _) => cute::apply(state, &a, &[i]),
        (Value::Array(_) | Value::Pointer { .. }, None) => {
            let ty = state.type_of(&i);
            Err(Fault::ill_formed(format_args!("an index of type `{}`, which is no integer", state.types.name(ty))))
        }
        _ => {
            let ty = state.type_of(&a);
            Err(Fault::ill_formed(format_args!("a value of type `{}` has no elements", state.types.name(ty))))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn int(kind: Integer, x: i64) -> Value {
        Value::Int(kind, x)
    }

    fn done(op: BinaryOp, a: Value, b: Value) -> Value {
        binary(&mut State::default(), op, &a, &b).unwrap()
    }

    #[test]
    fn operands_meet_in_their_common_type() {
        assert_eq!(common(Integer::Char, Integer::Bool), Integer::Int);
        assert_eq!(common(Integer::Int, Integer::UInt), Integer::UInt);
        assert_eq!(common(Integer::UInt, Integer::Long), Integer::Long);
        assert_eq!(common(Integer::LongLong, Integer::ULong), Integer::ULongLong);
        assert!(matches!(done(BinaryOp::Subtract, int(Integer::UInt, 0), int(Integer::Int, 1)), Value::Int(Integer::UInt, 4294967295)));
        assert!(matches!(done(BinaryOp::Less, int(Integer::Int, -1), int(Integer::UInt, 0)), Value::Int(Integer::Bool, 0)));
        assert!(matches!(done(BinaryOp::Divide, int(Integer::Int, -7), int(Integer::Int, 2)), Value::Int(_, -3)));
        assert!(matches!(done(BinaryOp::ShiftRight, int(Integer::Int, -8), int(Integer::Int, 1)), Value::Int(_, -4)));
        assert!(matches!(done(BinaryOp::ShiftRight, int(Integer::ULong, -1), int(Integer::Int, 60)), Value::Int(Integer::ULong, 15)));
    }

    #[test]
    fn a_signed_overflow_wraps_and_is_found() {
        let mut state = State::default();
        let max = int(Integer::Int, i32::MAX.into());
        let sum = binary(&mut state, BinaryOp::Add, &max, &int(Integer::Int, 1)).unwrap();
        assert!(matches!(sum, Value::Int(Integer::Int, -2147483648)) && state.findings.len() == 1);
        assert!(binary(&mut state, BinaryOp::Remainder, &max, &int(Integer::Int, 0)).is_err());
    }

    #[test]
    fn compile_time_integers_stay_so_among_themselves() {
        let fixed = |x| Value::Static(Integer::Int, x, false);
        assert!(matches!(done(BinaryOp::Multiply, fixed(3), fixed(4)), Value::Static(Integer::Int, 12, _)));
        assert!(matches!(done(BinaryOp::Less, fixed(3), fixed(4)), Value::Static(Integer::Bool, 1, _)));
        assert!(matches!(done(BinaryOp::Multiply, fixed(0), int(Integer::Int, 7)), Value::Static(_, 0, _)));
        assert!(matches!(done(BinaryOp::Add, fixed(1), int(Integer::Int, 7)), Value::Int(_, 8)));
    }

    #[test]
    fn pointers_count_elements() {
        let p = Value::Pointer { space: crate::algebra::tensor::Space::Raw, element: Types::DOUBLE, address: 640 };
        let q = done(BinaryOp::Add, p.clone(), int(Integer::Int, 3));
        assert!(matches!(q, Value::Pointer { address: 832, .. }));
        assert!(matches!(done(BinaryOp::Subtract, q, p), Value::Int(Integer::Long, 3)));
    }
}
