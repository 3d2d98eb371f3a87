//! The nearest inputs with which a refused operation works: its operands with one integer
//! changed, one mode more or fewer, or run-time integers made compile-time, tried by the
//! operation itself.

use crate::algebra::compact::Major;
use crate::algebra::sorted;
use crate::algebra::{Cx, Fault, Int, Layout, MAX_LEAVES, Tree};
use crate::eval::error::{Error, ErrorKind};
use crate::eval::operators::{applied, composed};
use crate::eval::watch::{Part, PartKind};
use crate::functions::{Args, Form, Refusal};
use crate::value::Value;
use crate::value::notation::Notation;

/// The most leaves of an operand that is changed.
const MAX_CHANGED: usize = 24;

/// The most changed inputs that are evaluated for one suggestion.
const ATTEMPTS: usize = 2048;

/// The memory that all attempts may use, in bytes.
const MEMORY: usize = 1 << 24;

/// How far away an integer is looked for.
const FAR: i64 = 64;

/// The most inputs that are proposed.
const PROPOSED: usize = 4;

/// The fault of the algebra behind an error.
pub fn fault<'a>(error: &Error<'a>) -> Option<&'a Fault<'a>> {
    match &error.kind {
        ErrorKind::Fault(fault) => Some(fault),
        ErrorKind::Refused { refusal: Refusal::Fault(fault), .. } => Some(fault),
        _ => None,
    }
}

/// An operation on values as it is typed; `None` where a value cannot be.
pub fn call_text(operation: PartKind, values: &[Value], notation: Notation) -> Option<String> {
    let text = |v: &Value| typed(*v).then(|| notation.text(*v));
    let all = |values: &[Value]| values.iter().map(text).collect::<Option<Vec<_>>>();
    Some(match operation {
        PartKind::Call(function, templates) => {
            let templates = match templates {
                [] => String::new(),
                all_of_them => format!("<{}>", all(all_of_them)?.join(",")),
            };
            let (open, close) = if function.form == Form::Type { ('{', '}') } else { ('(', ')') };
            let values = all(values)?.join(", ");
            format!("{}{templates}{open}{values}{close}", function.name)
        }
        PartKind::Compose => {
            let one = |v: &Value| text(v).map(|t| if matches!(v, Value::Tree(Tree::Composed(_))) { format!("[{t}]") } else { t });
            values.iter().map(one).collect::<Option<Vec<_>>>()?.join(" o ")
        }
        PartKind::Apply => {
            let [coord, f] = values else { return None };
            format!("[{}]({})", text(f)?, text(coord)?)
        }
        PartKind::Layout => {
            let [shape, stride] = values else { return None };
            format!("{}:{}", text(shape)?, text(stride)?)
        }
        PartKind::Operator(symbol) => match values {
            [only] => format!("{symbol}{}", text(only)?),
            [a, b] => format!("{} {symbol} {}", text(a)?, text(b)?),
            _ => return None,
        },
        PartKind::Name(_) | PartKind::Tuple => return None,
    })
}

/// Whether the notation of a value fits into an expression.
fn typed(value: Value) -> bool {
    match value {
        Value::Tree(t) => count(t) <= 4 * MAX_CHANGED,
        Value::Order(_) | Value::Type(_) | Value::Constant(_) => true,
        _ => false,
    }
}

/// The number of leaves, as far as it matters.
fn count(t: Tree) -> usize {
    match t {
        Tree::Tuple(items) | Tree::Arith(items) => {
            let mut n = 0;
            for t in items {
                n += count(*t);
                if n > MAX_CHANGED * 8 {
                    return MAX_LEAVES;
                }
            }
            n
        }
        Tree::Layout(l) => count(l.shape) + count(l.stride),
        Tree::Composed(c) => count(c.outer) + count(c.inner),
        Tree::Tensor(x) => count(x.layout),
        _ => 1,
    }
}

/// Expressions close to a refused operation, and their values, nearest first.
pub fn inputs<'a>(cx: Cx<'a>, part: &Part<'a>, notation: Notation) -> Vec<(String, String)> {
    let cx = cx.in_mode(cx.mode);
    let limit = cx.arena.allocated_bytes().saturating_add(MEMORY);
    let mut search = Search { cx, part, notation, left: ATTEMPTS, limit, found: Vec::new() };
    if let PartKind::Call(..) | PartKind::Compose | PartKind::Apply | PartKind::Layout = part.kind {
        search.all();
    }
    sorted::by_key(&mut search.found, |(distance, ..)| *distance);
    let mut out: Vec<(String, String)> = Vec::new();
    for (_, expr, value) in search.found {
        if out.len() < PROPOSED && out.iter().all(|(e, _)| *e != expr) {
            out.push((expr, value));
        }
    }
    out
}

struct Search<'s, 'a> {
    cx: Cx<'a>,
    part: &'s Part<'a>,
    notation: Notation,
    left: usize,
    limit: usize,
    found: Vec<(u64, String, String)>,
}

impl<'a> Search<'_, 'a> {
    fn all(&mut self) {
        let values = self.part.values;
        if values.iter().any(|v| !typed(*v)) {
            return;
        }
        for (i, value) in values.iter().enumerate().rev() {
            let Value::Tree(t) = *value else { continue };
            // What is asked of a layout changes before the layout does.
            let weight = (values.len() - 1 - i) as u64;
            let leaves = count(t);
            if leaves > MAX_CHANGED {
                continue;
            }
            for leaf in 0..leaves {
                self.leaf(i, t, leaf, weight);
            }
            for (t, cost) in reshaped(self.cx, t, values) {
                self.attempt(i, t, cost + weight);
            }
        }
        if let (PartKind::Layout, [shape, _]) = (self.part.kind, values) {
            for (cost, major) in [Major::Left, Major::Right].into_iter().enumerate() {
                self.attempt_all(&[*shape, Value::Order(major)], cost as u64);
            }
        }
        if self.found.is_empty() {
            let fixed: Vec<Value> = values.iter().map(|v| compile_time(self.cx, *v)).collect();
            self.attempt_all(&fixed, 0);
        }
    }

    /// The nearest values below and above that an integer of operand `i` may have.
    fn leaf(&mut self, i: usize, t: Tree<'a>, leaf: usize, weight: u64) {
        for direction in [-1, 1] {
            for distance in 1..=FAR {
                let mut sought = leaf;
                let Some(changed) = with_leaf(self.cx, t, &mut sought, direction * distance) else { break };
                if self.attempt(i, changed, distance.unsigned_abs() * 2 + weight) {
                    break;
                }
            }
        }
    }

    fn attempt(&mut self, i: usize, t: Tree<'a>, cost: u64) -> bool {
        let mut values = self.part.values.to_vec();
        values[i] = t.into();
        self.attempt_all(&values, cost)
    }

    fn attempt_all(&mut self, values: &[Value<'a>], cost: u64) -> bool {
        if self.cx.arena.allocated_bytes() > self.limit {
            self.left = 0;
        }
        let Some(left) = self.left.checked_sub(1) else { return false };
        self.left = left;
        let Some(value) = run(self.cx, self.part.kind, values).filter(|v| typed(*v)) else { return false };
        if let Some(expr) = call_text(self.part.kind, values, self.notation) {
            self.found.push((cost, expr, self.notation.text(value)));
        }
        true
    }
}

/// Evaluates the operation that failed on other operands.
fn run<'a>(cx: Cx<'a>, operation: PartKind<'a>, values: &[Value<'a>]) -> Option<Value<'a>> {
    let tree = |v: &Value<'a>| match v {
        Value::Tree(t) => Some(*t),
        _ => None,
    };
    match operation {
        PartKind::Call(function, templates) => (function.run)(&Args { cx, row: function, templates, values }).ok(),
        PartKind::Compose => {
            let trees = values.iter().map(tree).collect::<Option<Vec<_>>>()?;
            composed(cx, &trees, &mut |_, _, _, _| {}).ok().map(Value::from)
        }
        PartKind::Apply => applied(cx, tree(values.get(1)?)?, tree(values.first()?)?).ok().map(Value::from),
        PartKind::Layout => {
            let [shape, stride] = values else { return None };
            let layout = match stride {
                Value::Order(major) => cx.make_layout(tree(shape)?, *major),
                stride => cx.layout(tree(shape)?, tree(stride)?),
            };
            layout.ok().map(|l| cx.layout_tree(l).into())
        }
        _ => None,
    }
}

/// `t` with `by` added to leaf number `leaf`; `None` where that is not a positive integer, or not one
/// that may change.
fn with_leaf<'a>(cx: Cx<'a>, t: Tree<'a>, leaf: &mut usize, by: i64) -> Option<Tree<'a>> {
    match t {
        Tree::Tuple(items) => {
            let mut changed = items.to_vec();
            for item in &mut changed {
                let here = count(*item);
                if *leaf < here {
                    *item = with_leaf(cx, *item, leaf, by)?;
                    return Some(cx.tuple(&changed));
                }
                *leaf -= here;
            }
            None
        }
        Tree::Layout(l) => {
            let shape = count(l.shape);
            let (mut s, mut d) = (l.shape, l.stride);
            if *leaf < shape {
                s = with_leaf(cx, s, leaf, by)?;
            } else {
                *leaf -= shape;
                d = with_leaf(cx, d, leaf, by)?;
            }
            Some(cx.layout_tree(Layout { shape: s, stride: d }))
        }
        Tree::Int(i) => {
            let value = i.value.checked_add(by).filter(|v| *v > 0)?;
            Some(Tree::Int(Int { value, ..i }))
        }
        _ => None,
    }
}

/// `t` with modes taken from its end or added there, and the cost of each.
fn reshaped<'a>(cx: Cx<'a>, t: Tree<'a>, values: &[Value<'a>]) -> Vec<(Tree<'a>, u64)> {
    let mut out = Vec::new();
    let most = values.iter().map(|v| if let Value::Tree(t) = v { rank(*t) } else { 0 }).max().unwrap_or(0);
    match t {
        Tree::Tuple(items) => {
            for fewer in 1..items.len() {
                out.push((cx.tuple(&items[..items.len() - fewer]), fewer as u64));
            }
            if let [only, _, ..] = items {
                out.push((*only, items.len() as u64));
            }
            let filler = if t.has_underscore() { Tree::Underscore } else { Tree::Int(Int::dynamic(0)) };
            let mut longer = items.to_vec();
            for more in 1..=most.saturating_sub(items.len()) {
                longer.push(filler);
                out.push((cx.tuple(&longer), more as u64));
            }
        }
        Tree::Layout(l) => {
            for major in [Major::Left, Major::Right] {
                out.extend(cx.make_layout(l.shape, major).ok().map(|l| (cx.layout_tree(l), FAR as u64)));
            }
        }
        _ => {}
    }
    out
}

fn rank(t: Tree) -> usize {
    match t {
        Tree::Layout(l) => l.rank(),
        t => t.rank(),
    }
}

/// A value with every integer compile-time.
fn compile_time<'a>(cx: Cx<'a>, value: Value<'a>) -> Value<'a> {
    fn fixed<'a>(cx: Cx<'a>, t: Tree<'a>) -> Tree<'a> {
        match t {
            Tree::Int(i) => Tree::Int(Int::fixed(i.value)),
            Tree::Tuple(items) => Tree::Tuple(cx.arena.alloc_slice_fill_iter(items.iter().map(|t| fixed(cx, *t)))),
            Tree::Layout(l) => cx.layout_tree(Layout { shape: fixed(cx, l.shape), stride: fixed(cx, l.stride) }),
            t => t,
        }
    }
    match value {
        Value::Tree(t) => fixed(cx, t).into(),
        other => other,
    }
}
