//! The steps of an operation as an outline: each operation within it with its value, and below
//! that how it comes by it.

use super::say::{Line, Say, fits_tree};
use super::steps;
use crate::algebra::{Mode, Step, Tree};
use crate::value::notation::Notation;

/// The most lines of one operation: the first ones and the last ones.
const FIRST: usize = 16;
const LAST: usize = 4;

/// An operation, or a step of one.
enum Node<'a> {
    Operation(Operation<'a>),
    Step(Step<'a>),
}

struct Operation<'a> {
    name: &'static str,
    operands: &'a [Tree<'a>],
    answer: Option<Tree<'a>>,
    nodes: Vec<Node<'a>>,
}

/// Writes the steps of an operation as an outline.
pub struct Outline {
    pub notation: Notation,
    /// How many levels of operations are opened.
    pub depth: usize,
    pub mode: Mode,
}

impl Outline {
    /// The lines of `steps`.
    pub fn lines(&self, steps: &[Step], lines: &mut Vec<Line>) {
        let mut nodes = nested(steps);
        // The row of a function and the operation behind it are one.
        while let [Node::Operation(only)] = &mut nodes[..] {
            nodes = std::mem::take(&mut only.nodes);
        }
        self.nodes(nodes, 1, lines);
    }

    fn nodes(&self, nodes: Vec<Node>, depth: usize, lines: &mut Vec<Line>) {
        // Compact strides are the matter where nothing else happens, and else made on the way.
        let strides_alone = nodes.iter().all(is_stride);
        let shown = nodes.into_iter().map(opened).filter(|n| speaks(n) && (strides_alone || !is_stride(n)));
        let shown: Vec<Node> = shown.collect();
        let (count, mut left_out) = (shown.len(), 0);
        for (i, node) in shown.into_iter().enumerate() {
            if count > FIRST + LAST && i >= FIRST && i < count - LAST {
                left_out += 1;
                continue;
            }
            if left_out > 0 {
                lines.push(Say::new(self.notation, depth).words(&format!("… and {left_out} more")).line());
                left_out = 0;
            }
            match node {
                Node::Step(step) => lines.extend(steps::lines(step, Say::new(self.notation, depth), self.mode)),
                Node::Operation(operation) => self.operation(operation, depth, lines),
            }
        }
    }

    fn operation(&self, operation: Operation, depth: usize, lines: &mut Vec<Line>) {
        let say = Say::new(self.notation, depth);
        let Operation { name, operands, answer, nodes } = operation;
        let whole = operands.iter().copied().chain(answer).all(fits_tree);
        let repeats_once = name.ends_with("_product") && matches!(operands, [_, Tree::Layout(tiler)] if all_ones(tiler.shape));
        let operands: Vec<String> = operands.iter().map(|t| say.text(*t)).collect();
        let call = format!("{name}({})", operands.join(", "));
        let say = match answer {
            Some(answer) if whole => say.is(call, answer),
            Some(_) => say.code(&call),
            None => say.code(&call).words(" cannot be done"),
        };
        let refused = answer.is_none();
        let trivial = SCALAR.contains(&name) || repeats_once || MAY_BE_IDLE.contains(&name) && nodes.iter().all(is_trivial);
        let nodes = if trivial && !refused { Vec::new() } else { nodes };
        if depth < self.depth || refused {
            lines.push(say.line());
            return self.nodes(nodes, depth + 1, lines);
        }
        let within = nodes.into_iter().map(opened).filter(|n| speaks(n) && !is_stride(n)).count();
        let say = if within > 0 { say.words(&format!(" (… and {within} more)")) } else { say };
        lines.push(say.line());
    }
}

/// Operations whose steps within others add nothing to their value.
const SCALAR: [&str; 2] = ["ceil_div", "shape_div"];

/// Operations that often leave their operand as it is.
const MAY_BE_IDLE: [&str; 2] = ["coalesce", "filter"];

/// Whether every extent of a shape is 1.
fn all_ones(shape: Tree) -> bool {
    !shape.any_leaf(&|leaf| !matches!(leaf, Tree::Int(i) if i.value == 1))
}

/// Whether a step within another operation goes without saying: an extent of 1 that goes.
fn is_trivial(node: &Node) -> bool {
    matches!(node, Node::Step(Step::Unit { .. })) || !speaks(node)
}

fn is_stride(node: &Node) -> bool {
    matches!(node, Node::Step(Step::Stride { .. } | Step::NoStride { .. } | Step::Ordered { .. }))
}

/// Whether a node has a line of its own in the outline.
fn speaks(node: &Node) -> bool {
    match node {
        Node::Operation(o) => {
            let idle = MAY_BE_IDLE.contains(&o.name) && o.operands.len() == 1 && o.answer == Some(o.operands[0]);
            !idle || o.operands.iter().any(|t| !fits_tree(*t))
        }
        Node::Step(Step::Filtered { before, shape }) => before.shape != *shape,
        Node::Step(_) => true,
    }
}

/// An operation that only hands on to one of its own name is that one.
fn opened(node: Node) -> Node {
    let Node::Operation(mut outer) = node else {
        return node;
    };
    loop {
        let mut speaking = outer.nodes.iter().enumerate().filter(|(_, n)| speaks(n) && !is_stride(n));
        let only = match (speaking.next(), speaking.next()) {
            (Some((i, Node::Operation(inner))), None) if inner.name == outer.name && inner.answer == outer.answer => i,
            _ => return Node::Operation(outer),
        };
        match outer.nodes.swap_remove(only) {
            Node::Operation(inner) => outer = inner,
            step => outer.nodes.push(step),
        }
    }
}

/// Steps between start and end of an operation belong to it.
fn nested<'a>(steps: &[Step<'a>]) -> Vec<Node<'a>> {
    let mut top = Vec::new();
    let mut open: Vec<Operation<'a>> = Vec::new();
    for step in steps {
        let node = match *step {
            Step::Enter { name, operands } => {
                open.push(Operation { name, operands, answer: None, nodes: Vec::new() });
                continue;
            }
            Step::Leave { answer } => match open.pop() {
                Some(operation) => Node::Operation(Operation { answer, ..operation }),
                None => continue,
            },
            step => Node::Step(step),
        };
        open.last_mut().map_or(&mut top, |o| &mut o.nodes).push(node);
    }
    // Where the trace ends early, operations are still open.
    while let Some(operation) = open.pop() {
        open.last_mut().map_or(&mut top, |o| &mut o.nodes).push(Node::Operation(operation));
    }
    top
}
