//! Operators on values of the language; what is an object with operators of its own is the machine's.

use super::ast::{BinaryOp, UnaryOp};
use super::convert::{as_f64, rounded, truth};
use super::cute;
use super::types::Types;
use super::value::{Fault, Floating, Integer, Outcome, Type, V};
use super::world::{World, characters};
use std::rc::Rc;

/// The type that a small integer becomes before arithmetic.
const fn promoted(kind: Integer) -> Integer {
    match kind.bits() {
        0..32 => Integer::Int,
        _ => kind,
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
    let zero = || Fault::runtime(format!("{a} {} 0: a division by zero", op.symbol()));
    let exact = match op {
        BinaryOp::Add => a.checked_add(b),
        BinaryOp::Subtract => a.checked_sub(b),
        BinaryOp::Multiply => a.checked_mul(b),
        BinaryOp::Divide if b == 0 => return Err(zero()),
        BinaryOp::Remainder if b == 0 => return Err(zero()),
        BinaryOp::Divide if wide => Some(((a as u64) / (b as u64)) as i64),
        BinaryOp::Remainder if wide => Some(((a as u64) % (b as u64)) as i64),
        BinaryOp::Divide => a.checked_div(b),
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

fn yes(b: bool) -> V {
    V::Int(Integer::Bool, b.into())
}

/// Arithmetic and comparison of two integers.
fn of_integers(world: &mut World, op: BinaryOp, (ka, a): (Integer, i64), (kb, b): (Integer, i64)) -> Outcome<V> {
    if let BinaryOp::ShiftLeft | BinaryOp::ShiftRight = op {
        let kind = promoted(ka);
        if b < 0 || b >= i64::from(kind.bits()) {
            world.finding(format!("{a} {} {b}: a shift by less than 0 or by all bits has no meaning in C++", op.symbol()));
        }
        let by = (b & i64::from(kind.bits() - 1)) as u32;
        let value = match op {
            BinaryOp::ShiftLeft => a.wrapping_shl(by),
            _ if is_unsigned_wide(kind) => ((a as u64) >> by) as i64,
            _ => a >> by,
        };
        return Ok(V::Int(kind, kind.wrap(value)));
    }
    let kind = common(ka, kb);
    let (a, b) = (kind.wrap(a), kind.wrap(b));
    if op.compares() {
        let answer = if is_unsigned_wide(kind) { compare(op, a as u64, b as u64) } else { compare(op, a, b) };
        return Ok(yes(answer));
    }
    if op == BinaryOp::ThreeWay {
        return Ok(V::Int(Integer::Int, (a > b) as i64 - (a < b) as i64));
    }
    let (value, overflow) = integers(op, kind, a, b)?;
    if overflow {
        world.finding(format!(
            "{a} {} {b} does not fit `{}`: C++ leaves open what happens, and here it wraps around",
            op.symbol(),
            kind.name()
        ));
    }
    Ok(V::Int(kind, value))
}

/// CuTe's rules for what stays compile-time between a compile-time and a run-time integer.
fn absorbed(op: BinaryOp, a: &V, b: &V) -> Option<V> {
    let fixed = |kind: &Integer| V::Static(*kind, 0);
    match (op, a, b) {
        (BinaryOp::Multiply | BinaryOp::BitAnd, V::Static(kind, 0), V::Int(..)) => Some(fixed(kind)),
        (BinaryOp::Multiply | BinaryOp::BitAnd, V::Int(..), V::Static(kind, 0)) => Some(fixed(kind)),
        (BinaryOp::Divide | BinaryOp::Remainder, V::Static(kind, 0), V::Int(..)) => Some(fixed(kind)),
        (BinaryOp::Remainder, V::Int(..), V::Static(kind, 1 | -1)) => Some(fixed(kind)),
        _ => None,
    }
}

fn wider(a: Floating, b: Floating) -> Floating {
    let rank = |f: Floating| match f {
        Floating::LongDouble => 3,
        Floating::Double => 2,
        Floating::Float => 1,
        Floating::Narrow(_) => 0,
    };
    if a == b {
        a
    } else if rank(a) == 0 && rank(b) == 0 {
        Floating::Float
    } else if rank(a) >= rank(b) {
        a
    } else {
        b
    }
}

fn of_floats(op: BinaryOp, kind: Floating, a: f64, b: f64) -> Outcome<V> {
    if op.compares() {
        return Ok(yes(compare(op, a, b)));
    }
    let value = match op {
        BinaryOp::Add => a + b,
        BinaryOp::Subtract => a - b,
        BinaryOp::Multiply => a * b,
        BinaryOp::Divide => a / b,
        _ => return Err(Fault::ill(format!("`{}` has no meaning for floating-point numbers", op.symbol()))),
    };
    Ok(V::Float(kind, rounded(kind, value)))
}

/// An enumerator as the integer it stands for.
fn plain(world: &World, v: V) -> V {
    match v {
        V::Enum(ty, x) => match world.types.get(ty) {
            Type::Enum(_, false, kind) => V::Int(promoted(*kind), x),
            _ => V::Enum(ty, x),
        },
        v => v,
    }
}

/// `a op b`.
pub fn binary(world: &mut World, op: BinaryOp, a: &V, b: &V) -> Outcome<V> {
    if let (V::Int(ka, x), V::Int(kb, y)) = (a, b) {
        if *ka == Integer::Int && *kb == Integer::Int {
            match op {
                BinaryOp::Add | BinaryOp::Subtract => {
                    let sum = if op == BinaryOp::Add { x.wrapping_add(*y) } else { x.wrapping_sub(*y) };
                    if i32::try_from(sum).is_ok() {
                        return Ok(V::Int(Integer::Int, sum));
                    }
                }
                BinaryOp::Less => return Ok(yes(x < y)),
                BinaryOp::Equal => return Ok(yes(x == y)),
                _ => {}
            }
        }
        return of_integers(world, op, (*ka, *x), (*kb, *y));
    }
    let (x, y) = (world.value(a)?, world.value(b)?);
    if matches!(x, V::Data(_)) || matches!(y, V::Data(_)) {
        return data(world, op, &x, &y);
    }
    let (x, y) = match (&x, &y) {
        (V::Enum(t, x), V::Enum(u, y)) if t == u && op.compares() => return Ok(yes(compare(op, *x, *y))),
        _ => (plain(world, x), plain(world, y)),
    };
    match (&x, &y) {
        (V::Int(ka, a), V::Int(kb, b)) => of_integers(world, op, (*ka, *a), (*kb, *b)),
        (V::Static(ka, a), V::Static(kb, b)) => match of_integers(world, op, (*ka, *a), (*kb, *b))? {
            V::Int(kind, value) => Ok(V::Static(kind, value)),
            v => Ok(v),
        },
        (V::Static(ka, a), V::Int(kb, b)) | (V::Int(ka, a), V::Static(kb, b)) => match absorbed(op, &x, &y) {
            Some(v) => Ok(v),
            None => of_integers(world, op, (*ka, *a), (*kb, *b)),
        },
        (V::Float(ka, a), V::Float(kb, b)) => of_floats(op, wider(*ka, *kb), *a, *b),
        (V::Float(ka, a), V::Int(kb, b) | V::Static(kb, b)) => {
            let kind = wider(*ka, Floating::Float);
            of_floats(op, kind, *a, rounded(kind, as_f64(*kb, *b)))
        }
        (V::Int(ka, a) | V::Static(ka, a), V::Float(kb, b)) => {
            let kind = wider(*kb, Floating::Float);
            of_floats(op, kind, rounded(kind, as_f64(*ka, *a)), *b)
        }
        (V::Text(_), _) | (_, V::Text(_)) => strings(world, op, &x, &y),
        (V::Pointer { .. } | V::AddressOf(_) | V::Null | V::Array(_), _)
        | (_, V::Pointer { .. } | V::AddressOf(_) | V::Null | V::Array(_)) => pointers(world, op, &x, &y),
        (V::Tuple(a), V::Tuple(b)) if op.compares() => tuples(world, op, a, b),
        (V::Type(t), V::Type(u)) if op.compares() => Ok(yes(compare(op, t.0, u.0))),
        (V::Cute(_) | V::Tuple(_) | V::Underscore | V::Static(..), _) | (_, V::Cute(_) | V::Tuple(_) | V::Underscore) => {
            cute::binary(world, op, &x, &y)
        }
        _ => {
            let (s, t) = (world.type_of(&x), world.type_of(&y));
            Err(Fault::ill(format!("`{}` has no meaning for `{}` and `{}`", op.symbol(), world.types.name(s), world.types.name(t))))
        }
    }
}

/// `a op b` where one of them depends on data: so does the result.
fn data(world: &mut World, op: BinaryOp, a: &V, b: &V) -> Outcome<V> {
    if matches!((a, b), (V::Stream(_), _)) {
        return Err(Fault::no_data("what is written"));
    }
    let sample = |world: &mut World, v: &V| match v {
        V::Data(ty) => match super::convert::default_of(world, *ty)? {
            V::Int(kind, _) => Ok(V::Int(kind, 1)),
            V::Float(kind, _) => Ok(V::Float(kind, 1.0)),
            other => Ok(other),
        },
        V::Int(kind, _) => Ok(V::Int(*kind, 1)),
        V::Static(kind, _) => Ok(V::Int(*kind, 1)),
        V::Pointer { .. } | V::AddressOf(_) | V::Array(_) => Err(Fault::no_data("an address")),
        V::Cute(_) | V::Tuple(_) => Err(Fault::no_data("a coordinate")),
        other => Ok(other.clone()),
    };
    let (x, y) = (sample(world, a)?, sample(world, b)?);
    let result = binary(world, op, &x, &y)?;
    Ok(V::Data(world.type_of(&result)))
}

/// Comparison of tuples: equality element by element, order by the first difference.
fn tuples(world: &mut World, op: BinaryOp, a: &[V], b: &[V]) -> Outcome<V> {
    if matches!(op, BinaryOp::Equal | BinaryOp::Unequal) {
        let mut fixed = true;
        let mut same = a.len() == b.len();
        for (x, y) in a.iter().zip(b).take(if same { a.len() } else { 0 }) {
            let equal = binary(world, BinaryOp::Equal, x, y)?;
            fixed &= matches!(equal, V::Static(..));
            same &= truth(world, &equal)?;
        }
        let answer = i64::from(same == (op == BinaryOp::Equal));
        return Ok(if fixed { V::Static(Integer::Bool, answer) } else { V::Int(Integer::Bool, answer) });
    }
    for (x, y) in a.iter().zip(b) {
        for (first, second, answer) in [(x, y, true), (y, x, false)] {
            let less = binary(world, BinaryOp::Less, first, second)?;
            if truth(world, &less)? {
                return Ok(yes(answer == matches!(op, BinaryOp::Less | BinaryOp::LessEqual)));
            }
        }
    }
    Ok(yes(compare(op, a.len(), b.len())))
}

/// Arithmetic and comparison where one of the two is a pointer.
fn pointers(world: &mut World, op: BinaryOp, a: &V, b: &V) -> Outcome<V> {
    if let (V::Array(x), V::Array(y)) = (a, b)
        && op.compares()
        && !matches!(world.types.get(x.ty), Type::Array(..))
    {
        let (x, y) = (x.clone(), y.clone());
        return arrays(world, op, &x, &y);
    }
    let decayed = |world: &World, v: &V| match v {
        V::Array(array) => world.decayed(array),
        v => v.clone(),
    };
    let (a, b) = (decayed(world, a), decayed(world, b));
    let fault = |world: &mut World| {
        let (s, t) = (world.type_of(&a), world.type_of(&b));
        Fault::ill(format!("`{}` has no meaning for `{}` and `{}`", op.symbol(), world.types.name(s), world.types.name(t)))
    };
    match (&a, &b, op) {
        (V::Pointer { space, element, address }, V::Int(_, n) | V::Static(_, n), BinaryOp::Add | BinaryOp::Subtract)
        | (V::Int(_, n) | V::Static(_, n), V::Pointer { space, element, address }, BinaryOp::Add) => {
            let n = if op == BinaryOp::Add { *n } else { n.wrapping_neg() };
            let address = address.wrapping_add(n.wrapping_mul(world.stride(*element)?));
            Ok(V::Pointer { space: *space, element: *element, address })
        }
        (V::Pointer { element, address: p, .. }, V::Pointer { address: q, .. }, BinaryOp::Subtract) => match world.stride(*element)? {
            0 => Err(Fault::ill("elements of no bytes have no distance")),
            stride => Ok(V::Int(Integer::Long, p.wrapping_sub(*q).wrapping_div(stride))),
        },
        (V::Pointer { address: p, .. }, V::Pointer { address: q, .. }, _) if op.compares() => Ok(yes(compare(op, *p as u64, *q as u64))),
        (V::Pointer { address: p, .. }, V::Null | V::Int(_, 0), _) if op.compares() => Ok(yes(compare(op, *p as u64, 0))),
        (V::Null | V::Int(_, 0), V::Pointer { address: p, .. }, _) if op.compares() => Ok(yes(compare(op, 0, *p as u64))),
        (V::AddressOf(place), V::Int(_, n) | V::Static(_, n), BinaryOp::Add | BinaryOp::Subtract)
        | (V::Int(_, n) | V::Static(_, n), V::AddressOf(place), BinaryOp::Add) => match &**place {
            V::Cell(i, array) => {
                let n = if op == BinaryOp::Add { *n } else { n.wrapping_neg() };
                match u32::try_from(i64::from(*i).wrapping_add(n)) {
                    Ok(i) => Ok(V::AddressOf(Rc::new(V::Cell(i, array.clone())))),
                    Err(_) => Err(Fault::runtime("a pointer before the first element of an array")),
                }
            }
            V::Char(i, text) => {
                let n = if op == BinaryOp::Add { *n } else { n.wrapping_neg() };
                match u32::try_from(i64::from(*i).wrapping_add(n)) {
                    Ok(i) => Ok(V::AddressOf(Rc::new(V::Char(i, text.clone())))),
                    Err(_) => Err(Fault::runtime("a pointer before the first character of a string")),
                }
            }
            _ => Err(fault(world)),
        },
        (V::AddressOf(_), V::AddressOf(_), BinaryOp::Subtract) => world.distance(&b, &a).map(|n| V::Int(Integer::Long, n)),
        (V::AddressOf(x), V::AddressOf(y), _) if op.compares() => match (&**x, &**y, op) {
            (V::Cell(i, x), V::Cell(j, y), BinaryOp::Equal | BinaryOp::Unequal) if !Rc::ptr_eq(x, y) => {
                Ok(yes(op == BinaryOp::Unequal || (i == j && Rc::ptr_eq(x, y))))
            }
            (V::Cell(i, _), V::Cell(j, _), _) | (V::Char(i, _), V::Char(j, _), _) => Ok(yes(compare(op, *i, *j))),
            (_, _, BinaryOp::Equal | BinaryOp::Unequal) => {
                // an element that is an object is pointed to by itself too
                let object = |v: &V| match v {
                    V::Cell(..) => world.load(v),
                    v => Ok(v.clone()),
                };
                let same = same_place(&object(x)?, &object(y)?);
                Ok(yes(same == (op == BinaryOp::Equal)))
            }
            _ => Err(fault(world)),
        },
        (V::Null | V::Int(_, 0), V::Null | V::Int(_, 0), _) if op.compares() => Ok(yes(compare(op, 0, 0))),
        (V::AddressOf(_) | V::Closure(_) | V::Function(_), V::Null | V::Int(_, 0), BinaryOp::Equal)
        | (V::Null | V::Int(_, 0), V::AddressOf(_) | V::Closure(_) | V::Function(_), BinaryOp::Equal) => Ok(yes(false)),
        (V::AddressOf(_) | V::Closure(_) | V::Function(_), V::Null | V::Int(_, 0), BinaryOp::Unequal)
        | (V::Null | V::Int(_, 0), V::AddressOf(_) | V::Closure(_) | V::Function(_), BinaryOp::Unequal) => Ok(yes(true)),
        _ => Err(fault(world)),
    }
}

/// Whether two references lead to the same variable.
fn same_place(a: &V, b: &V) -> bool {
    match (a, b) {
        (V::Slot(i), V::Slot(j)) | (V::Global(i), V::Global(j)) => i == j,
        (V::Field(i, x), V::Field(j, y)) => i == j && Rc::ptr_eq(x, y),
        (V::Cell(i, x), V::Cell(j, y)) => i == j && Rc::ptr_eq(x, y),
        (V::Memory(_, x), V::Memory(_, y)) => x == y,
        (V::Element(i, x), V::Element(j, y)) => i == j && same_place(x, y),
        (V::Object(x) | V::Base(_, x), V::Object(y) | V::Base(_, y)) => Rc::ptr_eq(x, y),
        (V::Array(x), V::Array(y)) => Rc::ptr_eq(x, y),
        (V::Text(x), V::Text(y)) => Rc::ptr_eq(x, y),
        _ => false,
    }
}

/// Operators on strings.
fn strings(world: &mut World, op: BinaryOp, a: &V, b: &V) -> Outcome<V> {
    let (x, y) = (characters::bytes(world, a)?, characters::bytes(world, b)?);
    let answer = match op {
        BinaryOp::Add => {
            characters::held(x.len() + y.len())?;
            return Ok(characters::string([x, y].concat()));
        }
        BinaryOp::Equal => x == y,
        BinaryOp::Unequal => x != y,
        BinaryOp::Less => x < y,
        BinaryOp::LessEqual => x <= y,
        BinaryOp::Greater => x > y,
        BinaryOp::GreaterEqual => x >= y,
        _ => return Err(Fault::ill(format!("`{}` has no meaning for strings", op.symbol()))),
    };
    Ok(V::Int(Integer::Bool, answer.into()))
}

/// Compares two vectors element by element: `==`, `<` and their relatives.
fn arrays(world: &mut World, op: BinaryOp, a: &Rc<super::value::Array>, b: &Rc<super::value::Array>) -> Outcome<V> {
    let (n, m) = (world.length(a), world.length(b));
    let items = |world: &World, array: &Rc<super::value::Array>, n: i64| {
        (0..n).map(|i| world.load(&world.element(array, i)?)).collect::<Outcome<Vec<V>>>()
    };
    if matches!(op, BinaryOp::Equal | BinaryOp::Unequal) && n != m {
        return Ok(yes(op == BinaryOp::Unequal));
    }
    let (x, y) = (items(world, a, n)?, items(world, b, m)?);
    let answer = tuples(world, op, &x, &y)?;
    Ok(yes(truth(world, &answer)?))
}

/// `-a`, `!a`, `~a`, `+a`, `*a`, `&a`.
pub fn unary(world: &mut World, op: UnaryOp, a: &V) -> Outcome<V> {
    match op {
        UnaryOp::Dereference => return deref(world, a),
        UnaryOp::AddressOf => return address_of(world, a),
        _ => {}
    }
    let v = world.value(a)?;
    let v = plain(world, v);
    if let V::Data(_) = v {
        return match op {
            UnaryOp::Not => Ok(V::Data(Types::BOOL)),
            _ => data(world, BinaryOp::Add, &v, &V::Int(Integer::Char, 0)),
        };
    }
    match (op, &v) {
        (UnaryOp::Not, V::Static(_, x)) => Ok(V::Static(Integer::Bool, (*x == 0).into())),
        (UnaryOp::Not, _) => Ok(yes(!truth(world, &v)?)),
        (_, V::Int(kind, x)) => Ok(V::Int(promoted(*kind), signed(world, op, promoted(*kind), *x))),
        (_, V::Static(kind, x)) => Ok(V::Static(promoted(*kind), signed(world, op, promoted(*kind), *x))),
        (UnaryOp::Minus, V::Float(kind, x)) => Ok(V::Float(*kind, -x)),
        (UnaryOp::Plus, V::Float(..) | V::Pointer { .. }) => Ok(v),
        (UnaryOp::Plus, V::Closure(_)) => Ok(v),
        _ => cute::unary(world, op, &v),
    }
}

fn signed(world: &mut World, op: UnaryOp, kind: Integer, x: i64) -> i64 {
    match op {
        UnaryOp::Minus => {
            let (value, overflow) = integers(BinaryOp::Subtract, kind, 0, x).unwrap_or((0, false));
            if overflow {
                world.finding(format!("-({x}) does not fit `{}`", kind.name()));
            }
            value
        }
        UnaryOp::Complement => kind.wrap(!x),
        _ => x,
    }
}

/// The place that `*p` is.
pub fn deref(world: &mut World, p: &V) -> Outcome<V> {
    match world.value(p)? {
        V::Pointer { address: 0, .. } | V::Null => Err(Fault::runtime("a null pointer is followed")),
        V::Pointer { element, address, .. } => {
            if world.types.without_const(element) == Types::VOID {
                return Err(Fault::ill("a pointer to `void` is followed"));
            }
            Ok(V::Memory(element, address))
        }
        V::AddressOf(place) => Ok((*place).clone()),
        V::Array(array) => world.element(&array, 0),
        v @ (V::Function(_) | V::Closure(_)) => Ok(v),
        v => match cute::pointer(world, &v) {
            Some(_) => cute::element_of(world, &v, 0),
            None => Err(Fault::ill("what is no pointer is followed")),
        },
    }
}

/// `&a`
pub fn address_of(world: &mut World, place: &V) -> Outcome<V> {
    Ok(match world.place(place) {
        V::Memory(element, address) => V::Pointer { space: crate::algebra::tensor::Space::Raw, element, address },
        place @ (V::Char(..) | V::Cell(..) | V::Base(..)) => V::AddressOf(Rc::new(place)),
        place @ (V::Slot(_) | V::Global(_) | V::Field(..) | V::Element(..)) => match world.load(&place)? {
            // What has an identity of its own is pointed to by itself.
            v @ (V::Object(_) | V::Array(_) | V::Text(_) | V::Function(_)) => V::AddressOf(Rc::new(v)),
            _ => V::AddressOf(Rc::new(place)),
        },
        v @ (V::Function(_) | V::Closure(_) | V::Native(_)) => v,
        v => V::AddressOf(Rc::new(v)),
    })
}

/// The place that `a[i]` is.
pub fn index(world: &mut World, a: &V, i: &V) -> Outcome<V> {
    let i = world.value(i)?;
    if let V::Memory(ty, address) = world.place(a)
        && let Some((element, n)) = world.types.array_in_bytes(ty)
    {
        let i = super::convert::integer(world, &i)?;
        if !(0..n).contains(&i) {
            return Err(Fault::runtime(format!("index {i} of an array of {n} elements")));
        }
        let bits = i64::from(world.types.scalar_bits(element).unwrap_or(8));
        return Ok(V::Memory(element, address.wrapping_add(i.wrapping_mul(bits))));
    }
    let a = world.value(a)?;
    let number = match &i {
        V::Int(_, n) | V::Static(_, n) | V::Enum(_, n) => Some(*n),
        v => cute::integer(world, v),
    };
    if let Some(n) = number
        && let Some(place) = world.element_behind(&a, n)?
    {
        return Ok(place);
    }
    match (&a, number) {
        (V::Int(_, n), _) if matches!(i, V::Pointer { .. } | V::Array(_)) => {
            let n = V::Int(Integer::Long, *n);
            index(world, &i, &n)
        }
        (V::Cute(_), _) if cute::is_iterator(world, &a) => match number {
            Some(n) => cute::element_of(world, &a, n),
            None => Err(Fault::ill("an index that is no integer")),
        },
        (V::Cute(_), _) => cute::apply(world, &a, &[i]),
        _ => {
            let ty = world.type_of(&a);
            Err(Fault::ill(format!("a value of type `{}` has no elements", world.types.name(ty))))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn int(kind: Integer, x: i64) -> V {
        V::Int(kind, x)
    }

    fn done(op: BinaryOp, a: V, b: V) -> V {
        binary(&mut World::default(), op, &a, &b).unwrap()
    }

    #[test]
    fn operands_meet_in_their_common_type() {
        assert_eq!(common(Integer::Char, Integer::Bool), Integer::Int);
        assert_eq!(common(Integer::Int, Integer::UInt), Integer::UInt);
        assert_eq!(common(Integer::UInt, Integer::Long), Integer::Long);
        assert_eq!(common(Integer::LongLong, Integer::ULong), Integer::ULongLong);
        assert!(matches!(done(BinaryOp::Subtract, int(Integer::UInt, 0), int(Integer::Int, 1)), V::Int(Integer::UInt, 4294967295)));
        assert!(matches!(done(BinaryOp::Less, int(Integer::Int, -1), int(Integer::UInt, 0)), V::Int(Integer::Bool, 0)));
        assert!(matches!(done(BinaryOp::Divide, int(Integer::Int, -7), int(Integer::Int, 2)), V::Int(_, -3)));
        assert!(matches!(done(BinaryOp::ShiftRight, int(Integer::Int, -8), int(Integer::Int, 1)), V::Int(_, -4)));
        assert!(matches!(done(BinaryOp::ShiftRight, int(Integer::ULong, -1), int(Integer::Int, 60)), V::Int(Integer::ULong, 15)));
    }

    #[test]
    fn a_signed_overflow_wraps_and_is_found() {
        let mut world = World::default();
        let max = int(Integer::Int, i32::MAX.into());
        let sum = binary(&mut world, BinaryOp::Add, &max, &int(Integer::Int, 1)).unwrap();
        assert!(matches!(sum, V::Int(Integer::Int, -2147483648)) && world.findings.len() == 1);
        assert!(binary(&mut world, BinaryOp::Remainder, &max, &int(Integer::Int, 0)).is_err());
    }

    #[test]
    fn compile_time_integers_stay_so_among_themselves() {
        let fixed = |x| V::Static(Integer::Int, x);
        assert!(matches!(done(BinaryOp::Multiply, fixed(3), fixed(4)), V::Static(Integer::Int, 12)));
        assert!(matches!(done(BinaryOp::Less, fixed(3), fixed(4)), V::Static(Integer::Bool, 1)));
        assert!(matches!(done(BinaryOp::Multiply, fixed(0), int(Integer::Int, 7)), V::Static(_, 0)));
        assert!(matches!(done(BinaryOp::Add, fixed(1), int(Integer::Int, 7)), V::Int(_, 8)));
    }

    #[test]
    fn pointers_count_elements() {
        let p = V::Pointer { space: crate::algebra::tensor::Space::Raw, element: Types::DOUBLE, address: 640 };
        let q = done(BinaryOp::Add, p.clone(), int(Integer::Int, 3));
        assert!(matches!(q, V::Pointer { address: 832, .. }));
        assert!(matches!(done(BinaryOp::Subtract, q, p), V::Int(Integer::Long, 3)));
    }
}
