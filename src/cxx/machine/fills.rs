//! Loops that only fill an array, run over plain numbers.

use super::super::arith;
use super::super::ast::{BinaryOp, UnaryOp};
use super::super::code::Count;
use super::super::convert::{as_float, rounded, to_integer};
use super::super::fill::{Fill, Term};
use super::super::floats::Format;
use super::super::state::State;
use super::super::value::{Array, Block, Floating, Integer, Missing, Outcome, Storage, Type, Value};
use super::Machine;
use std::rc::Rc;

/// The type of a number.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Int(Integer),
    Float(Floating),
}

/// A term whose numbers have their types.
enum Node {
    Int(i64),
    Float(f64),
    Counter,
    Rand,
    /// An operator on two integers of a type.
    OfInts(BinaryOp, Integer, Box<[Node; 2]>),
    /// An operator on two numbers of a floating-point type.
    OfFloats(BinaryOp, Floating, Box<[Node; 2]>),
    /// A comparison of two numbers of a floating-point type.
    CompareFloats(BinaryOp, Box<[Node; 2]>),
    Negated(Box<Node>),
    /// An integer as one of another type.
    Wrapped(Integer, Box<Node>),
    /// An integer of the first type as a number of the second.
    Converted(Integer, Floating, Box<Node>),
    Rounded(Floating, Box<Node>),
    /// A number rounded to a narrow type.
    Narrow(Format, Box<Node>),
    /// A number towards zero as an integer.
    Truncated(Integer, Box<Node>),
    Conditional(Box<[Node; 3]>),
}

/// What evaluates terms: the state of the program, and the variable of the loop.
struct Loop<'w> {
    state: &'w mut State,
    counter: i64,
}

impl Loop<'_> {
    fn int(&mut self, node: &Node) -> Outcome<i64> {
        Ok(match node {
            Node::Int(x) => *x,
            Node::Counter => self.counter,
            Node::Rand => self.state.random.draw(),
            Node::OfInts(op, kind, operands) => {
                let (a, b) = (self.int(&operands[0])?, self.int(&operands[1])?);
                return self.of_ints(*op, *kind, a, b);
            }
            Node::CompareFloats(op, operands) => {
                let (a, b) = (self.float(&operands[0])?, self.float(&operands[1])?);
                i64::from(match op {
                    BinaryOp::Less => a < b,
                    BinaryOp::LessEqual => a <= b,
                    BinaryOp::Greater => a > b,
                    BinaryOp::GreaterEqual => a >= b,
                    BinaryOp::Equal => a == b,
                    _ => a != b,
                })
            }
            Node::Wrapped(kind, of) => {
                let x = self.int(of)?;
                if *kind == Integer::Bool { i64::from(x != 0) } else { kind.wrap(x) }
            }
            Node::Truncated(kind, of) => to_integer(*kind, self.float(of)?),
            Node::Conditional(parts) => {
                let taken = if self.int(&parts[0])? != 0 { 1 } else { 2 };
                return self.int(&parts[taken]);
            }
            _ => self.float(node)? as i64,
        })
    }

    /// An operator on two integers; what overflows or divides by zero is said as anywhere.
    fn of_ints(&mut self, op: BinaryOp, kind: Integer, a: i64, b: i64) -> Outcome<i64> {
        if kind == Integer::Int {
            let value = match op {
                BinaryOp::Add => Some(a + b),
                BinaryOp::Subtract => Some(a - b),
                BinaryOp::Multiply => Some(a * b),
                BinaryOp::Divide if b != 0 => Some(a / b),
                BinaryOp::Remainder if b > 0 => Some(a % b),
                BinaryOp::BitAnd => Some(a & b),
                _ => None,
            };
            if let Some(value) = value.filter(|v| i32::try_from(*v).is_ok()) {
                return Ok(value);
            }
        }
        Ok(match arith::binary(self.state, op, &Value::Int(kind, a), &Value::Int(kind, b))? {
            Value::Int(_, x) => x,
            _ => 0,
        })
    }

    fn float(&mut self, node: &Node) -> Outcome<f64> {
        Ok(match node {
            Node::Float(x) => *x,
            Node::OfFloats(op, kind, operands) => {
                let (a, b) = (self.float(&operands[0])?, self.float(&operands[1])?);
                let x = match op {
                    BinaryOp::Add => a + b,
                    BinaryOp::Subtract => a - b,
                    BinaryOp::Multiply => a * b,
                    _ => a / b,
                };
                if *kind == Floating::Float { (x as f32).into() } else { x }
            }
            Node::Negated(of) => -self.float(of)?,
            Node::Converted(from, to, of) => as_float(*to, *from, self.int(of)?),
            Node::Rounded(kind, of) => {
                let x = self.float(of)?;
                if *kind == Floating::Float { (x as f32).into() } else { x }
            }
            Node::Narrow(format, of) => format.round(self.float(of)?),
            Node::Conditional(parts) => {
                let taken = if self.int(&parts[0])? != 0 { 1 } else { 2 };
                return self.float(&parts[taken]);
            }
            _ => self.int(node)? as f64,
        })
    }
}

/// The format of a narrow type whose values are no more than they show.
fn plain_format(kind: Floating) -> Option<Format> {
    Format::of(kind.name()).filter(|_| kind.bits() < 32)
}

/// A node as a number of another type.
fn cast(node: Node, from: Kind, to: Kind) -> Option<Node> {
    Some(match (from, to) {
        (a, b) if a == b => node,
        (Kind::Int(_), Kind::Int(to)) => Node::Wrapped(to, Box::new(node)),
        (Kind::Int(from), Kind::Float(to @ Floating::Narrow(_))) => {
            Node::Narrow(plain_format(to)?, Box::new(Node::Converted(from, Floating::Double, Box::new(node))))
        }
        (Kind::Int(from), Kind::Float(to)) => Node::Converted(from, to, Box::new(node)),
        (Kind::Float(_), Kind::Float(to @ Floating::Narrow(_))) => Node::Narrow(plain_format(to)?, Box::new(node)),
        (Kind::Float(_), Kind::Float(to)) => Node::Rounded(to, Box::new(node)),
        (Kind::Float(_), Kind::Int(to)) => Node::Truncated(to, Box::new(node)),
    })
}

fn sample(kind: Kind) -> Value {
    match kind {
        Kind::Int(kind) => Value::Int(kind, 1),
        Kind::Float(kind) => Value::Float(kind, 1.0),
    }
}

/// The type to which two operands are converted: the usual arithmetic conversions.
fn common(state: &mut State, a: Kind, b: Kind) -> Option<Kind> {
    if matches!(a, Kind::Float(Floating::Narrow(_) | Floating::LongDouble(_)))
        || matches!(b, Kind::Float(Floating::Narrow(_) | Floating::LongDouble(_)))
    {
        return None;
    }
    match arith::binary(state, BinaryOp::Add, &sample(a), &sample(b)) {
        Ok(Value::Int(kind, _)) => Some(Kind::Int(kind)),
        Ok(Value::Float(kind, _)) => Some(Kind::Float(kind)),
        _ => None,
    }
}

/// The type of the elements, where they are numbers of whole bytes.
fn element_kind(state: &State, array: &Array) -> Option<Kind> {
    match state.types.get(state.types.without_const(array.element)) {
        Type::Int(kind) => Some(Kind::Int(*kind)),
        Type::Float(kind) if kind.bits() % 8 == 0 && kind.bits() <= 64 => Some(Kind::Float(*kind)),
        _ => None,
    }
}

impl Machine<'_> {
    /// Fills an array as a loop says; whether it could be done.
    pub(super) fn fill(&mut self, fill: &Fill) -> Outcome<bool> {
        let inputs = self.popped(Count::Fixed(fill.inputs));
        let place = self.pop();
        let ty = self.pop();
        let Some((array, block)) = self.filled_array(&place)? else {
            return Ok(false);
        };
        let (Value::Type(ty), Some(element)) = (ty, element_kind(&self.state, &array)) else {
            return Ok(false);
        };
        let Type::Int(counter) = *self.state.types.get(self.state.types.without_const(ty)) else {
            return Ok(false);
        };
        let Some(n) = self.fill_count(fill, &inputs, counter, &array)? else {
            return Ok(false);
        };
        let Some((node, kind)) = self.node(&fill.value, &inputs, Kind::Int(counter))? else {
            return Ok(false);
        };
        let Some(node) = cast(node, kind, element) else {
            return Ok(false);
        };
        self.steps += n as u64;
        self.state.memory.touch(&block);
        block.written.set(true);
        let mut at = Loop { state: &mut self.state, counter: 0 };
        write_all(&mut at, &node, element, &block, n)?;
        Ok(true)
    }

    /// The array that is filled, where its elements are bytes that are all there.
    fn filled_array(&self, place: &Value) -> Outcome<Option<(Rc<Array>, Rc<Block>)>> {
        if self.state.options.in_kernel || self.state.memory.in_kernel {
            return Ok(None);
        }
        let Value::Array(array) = self.state.value(place)? else {
            return Ok(None);
        };
        let block = match &*array.storage.borrow() {
            Storage::Bytes(block) if matches!(*block.missing.borrow(), Missing::None) => block.clone(),
            _ => return Ok(None),
        };
        Ok(Some((array, block)))
    }

    /// The number of elements that a loop fills, where it fills some and no more than there are.
    fn fill_count(&mut self, fill: &Fill, inputs: &[Value], counter: Integer, array: &Rc<Array>) -> Outcome<Option<i64>> {
        let Some((node, Kind::Int(kind))) = self.node(&fill.bound, inputs, Kind::Int(counter))? else {
            return Ok(None);
        };
        let n = Loop { state: &mut self.state, counter: 0 }.int(&node)?;
        let fits = n > 0 && n <= self.state.length(array) && counter.wrap(n) == n && kind.wrap(n) == n;
        let steps_left = self.most_steps.saturating_sub(self.steps);
        Ok((fits && (n as u64) < steps_left).then_some(n))
    }

    /// A term with the types of its numbers; `None` where one of them is not plain.
    fn node(&mut self, term: &Term, inputs: &[Value], counter: Kind) -> Outcome<Option<(Node, Kind)>> {
        Ok(match term {
            Term::Counter => Some((Node::Counter, counter)),
            Term::Rand => Some((Node::Rand, Kind::Int(Integer::Int))),
            Term::Input(i) => self.input_node(&inputs[usize::from(*i)])?,
            Term::Unary(op, of) => match (self.node(of, inputs, counter)?, op) {
                (Some((node, kind @ Kind::Float(Floating::Float | Floating::Double))), UnaryOp::Minus) => {
                    Some((Node::Negated(Box::new(node)), kind))
                }
                (Some((node, kind)), UnaryOp::Minus) => {
                    let kind = common(&mut self.state, kind, Kind::Int(Integer::Int));
                    match kind {
                        Some(Kind::Int(to)) => Some((
                            Node::OfInts(BinaryOp::Subtract, to, Box::new([Node::Int(0), Node::Wrapped(to, Box::new(node))])),
                            Kind::Int(to),
                        )),
                        _ => None,
                    }
                }
                _ => None,
            },
            Term::Binary(op, a, b) => {
                let (Some((a, left)), Some((b, right))) = (self.node(a, inputs, counter)?, self.node(b, inputs, counter)?) else {
                    return Ok(None);
                };
                let Some(kind) = common(&mut self.state, left, right) else {
                    return Ok(None);
                };
                let (Some(a), Some(b)) = (cast(a, left, kind), cast(b, right, kind)) else {
                    return Ok(None);
                };
                binary_node(*op, kind, a, b)
            }
            Term::Cast(ty, of) => {
                let (Value::Type(ty), Some((node, from))) = (&inputs[usize::from(*ty)], self.node(of, inputs, counter)?) else {
                    return Ok(None);
                };
                let to = match self.state.types.get(self.state.types.without_const(*ty)) {
                    Type::Int(kind) => Kind::Int(*kind),
                    Type::Float(kind) => Kind::Float(*kind),
                    _ => return Ok(None),
                };
                cast(node, from, to).map(|node| (node, to))
            }
            Term::Conditional(parts) => {
                let mut nodes = Vec::with_capacity(3);
                for part in parts.iter() {
                    match self.node(part, inputs, counter)? {
                        Some(node) => nodes.push(node),
                        None => return Ok(None),
                    }
                }
                self.conditional_node(nodes)
            }
        })
    }

    fn conditional_node(&mut self, mut nodes: Vec<(Node, Kind)>) -> Option<(Node, Kind)> {
        let ((b, right), (a, left), (c, test)) = (nodes.pop()?, nodes.pop()?, nodes.pop()?);
        let kind = if left == right { left } else { common(&mut self.state, left, right)? };
        let Kind::Int(_) = test else {
            return None;
        };
        Some((Node::Conditional(Box::new([c, cast(a, left, kind)?, cast(b, right, kind)?])), kind))
    }

    /// An input as a number; one that lies in memory may change while the loop runs.
    fn input_node(&self, input: &Value) -> Outcome<Option<(Node, Kind)>> {
        if matches!(self.state.place(input), Value::Memory(..) | Value::Cell(..)) {
            return Ok(None);
        }
        Ok(match self.state.value(input)? {
            Value::Int(kind, x) => Some((Node::Int(x), Kind::Int(kind))),
            Value::Static(kind, x, _) => Some((Node::Int(x), Kind::Int(kind))),
            Value::Float(kind, x) if kind.bits() <= 64 => Some((Node::Float(x), Kind::Float(kind))),
            _ => None,
        })
    }
}

fn binary_node(op: BinaryOp, kind: Kind, a: Node, b: Node) -> Option<(Node, Kind)> {
    let operands = Box::new([a, b]);
    let truth = Kind::Int(Integer::Bool);
    Some(match kind {
        Kind::Int(int) => (Node::OfInts(op, int, operands), if op.compares() { truth } else { kind }),
        Kind::Float(_) if op.compares() => (Node::CompareFloats(op, operands), truth),
        Kind::Float(float) if matches!(op, BinaryOp::Add | BinaryOp::Subtract | BinaryOp::Multiply | BinaryOp::Divide) => {
            (Node::OfFloats(op, float, operands), kind)
        }
        Kind::Float(_) => return None,
    })
}

/// Writes the elements one after another, each as wide as its type.
fn write_all(at: &mut Loop, node: &Node, element: Kind, block: &Block, n: i64) -> Outcome<()> {
    let (bits, format) = match element {
        Kind::Int(kind) => (kind.bits(), None),
        Kind::Float(kind) => (kind.bits(), Format::of(kind.name()).filter(|_| matches!(kind, Floating::Narrow(_)))),
    };
    let width = (bits / 8) as usize;
    let mut bytes = block.bytes.borrow_mut();
    for (i, out) in bytes.chunks_exact_mut(width.max(1)).take(n as usize).enumerate() {
        at.counter = i as i64;
        let raw = match element {
            Kind::Int(_) => at.int(node)? as u64,
            Kind::Float(Floating::Float) => (rounded(Floating::Float, at.float(node)?) as f32).to_bits().into(),
            Kind::Float(_) => {
                let x = at.float(node)?;
                format.map_or(x.to_bits(), |f| f.encode(x))
            }
        };
        out.copy_from_slice(&raw.to_le_bytes()[..width]);
    }
    Ok(())
}
