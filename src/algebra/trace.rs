//! What an operation does, step by step: data for whoever explains it.
//!
//! The operations themselves record their steps where a context has a [`Trace`]; without one each
//! such place is a branch that is never taken.

use super::int::Int;
use super::layout::FlatMode;
use super::{Cx, Layout, Result, Swizzle, Tree};
use std::cell::{Cell, RefCell};

/// How a mode meets the one behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joint {
    /// The next one goes on where it ends.
    Continues,
    /// It ends here, and the next one does not start there.
    Gap,
    /// Whether it does is not known at compile time.
    Unknown,
    /// Their strides point into different modes of the codomain.
    Apart,
}

/// The most steps that are kept.
pub const MAX_STEPS: usize = 1 << 14;

/// A step of an operation.
///
/// ```
/// use cutectl::{Session, algebra::Step};
///
/// let arena = bumpalo::Bump::new();
/// let followed = Session::default().follow(&arena, "coalesce((4,8):(1,4))");
/// assert!(followed.steps.iter().any(|step| matches!(step, Step::Pair { .. })));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)] // the operands are named for what they are
pub enum Step<'a> {
    /// An operation on these operands starts.
    Enter { name: &'static str, operands: &'a [Tree<'a>] },
    /// The operation that started last ends with this value; without one it is refused.
    Leave { answer: Option<Tree<'a>> },
    /// Composition: `extent:stride` meets a mode of the left side. `taken` of it are taken, if
    /// any, and `left` and `on` are the extent and the stride for the modes that follow.
    Through { mode: FlatMode<'a>, extent: Int, stride: Int, kept: Int, taken: Option<FlatMode<'a>>, left: Int, on: Int },
    /// Composition: a step of `stride` neither stays within a mode nor passes it whole.
    Astride { mode: FlatMode<'a>, stride: Int },
    /// Composition: the extent does not split over what a step leaves of a mode.
    Unsplit { mode: FlatMode<'a>, extent: Int, stride: Int, kept: Int, part: Int },
    /// Composition: what is left meets the last mode, which has no end.
    Last { mode: FlatMode<'a>, extent: Int, stride: Int, taken: Option<FlatMode<'a>> },
    /// Composition: a mode of stride 0 stays as it is.
    Still { extent: Int, stride: Int },
    /// Coalesce: a mode of extent 1 goes.
    Unit { mode: FlatMode<'a> },
    /// Coalesce: a mode takes the place of a last mode of extent 1.
    Replaced { unit: FlatMode<'a>, mode: FlatMode<'a> },
    /// Coalesce: a mode meets the one behind it; where it ends, and the extent of both as one.
    Pair { mode: FlatMode<'a>, next: FlatMode<'a>, joint: Joint, end: Option<Tree<'a>>, extent: Option<Int> },
    /// Filter: the extents with 1 wherever the stride is 0.
    Filtered { before: Layout<'a>, shape: Tree<'a> },
    /// Complement: the mode with the smallest stride that is left, and the gap below it.
    Gap { mode: FlatMode<'a>, covered: Int, gap: Int, reach: Int },
    /// Complement: a mode starts within what is covered.
    Overlap { mode: FlatMode<'a>, covered: Int, gap: Int },
    /// Complement: how often all of it fits below the cotarget.
    EntryPoints { cotarget: Tree<'a>, covered: Int, rest: Layout<'a> },
    /// Complement: nothing is covered, so all of the cotarget is left.
    Nothing { cotarget: Tree<'a> },
    /// Inverses: the modes by stride, each with the 1-D coordinate at which it steps by one.
    Sorted { modes: &'a [(FlatMode<'a>, Int)] },
    /// Right inverse: whether a mode goes on where the inverse has got to.
    Follows { mode: FlatMode<'a>, place: Int, next: Int, reach: Option<Int> },
    /// Left inverse: how far apart the steps of a mode are, in what lies below it.
    Spread { mode: FlatMode<'a>, place: Int, covered: Int, gap: Int },
    /// Left inverse: the extent that ends it.
    End { extent: Int },
    /// Compact strides: the stride that an extent gets, and the next one.
    Stride { extent: Int, stride: Tree<'a>, next: Tree<'a> },
    /// Compact strides: a known extent of 1 gets stride 0.
    NoStride { extent: Int },
    /// Strides by order: the product of the extents of smaller order.
    Ordered { shape: Tree<'a>, rank: Int, start: Int },
    /// An index: a coordinate times its stride.
    Term { coord: Tree<'a>, stride: Tree<'a>, index: Tree<'a> },
    /// An integer coordinate is dealt to a mode: remainder here, quotient to the rest.
    Deal { coord: Int, mode: Tree<'a>, size: Int, here: Int, rest: Int },
    /// The last mode takes what is left.
    Rest { coord: Int, mode: Tree<'a> },
    /// An index: two parts of it add up.
    Plus { a: Tree<'a>, b: Tree<'a>, sum: Tree<'a> },
    /// `(index / stride) % extent`.
    Strided { index: Int, extent: Int, stride: Int, coord: Int },
    /// Cosize: the last index of a mode.
    Reach { mode: FlatMode<'a>, last: Tree<'a> },
    /// Slice and dice: what stands at a leaf of the coordinate.
    Kept { coord: Tree<'a>, part: Tree<'a>, kept: bool },
    /// A swizzle of one index.
    Bits { swizzle: Swizzle, index: Int, swizzled: Int },
    /// Compatibility: a leaf against the size of its counterpart.
    Compared { leaf: Tree<'a>, part: Tree<'a>, size: Int, divides: bool, holds: Int },
    /// Compatibility: tuples of different ranks, or a tuple against an integer.
    Profiles { a: Tree<'a>, b: Tree<'a> },
    /// Order: two leaves.
    Less { a: Tree<'a>, b: Tree<'a>, less: Int },
    /// Domain distribution: what goes to a mode, and what is left.
    Dealt { mode: FlatMode<'a>, n: Int, part: FlatMode<'a>, rest: Int },
    /// Nullspace: a mode of stride 0, as a mode of the domain.
    Null { mode: FlatMode<'a>, place: FlatMode<'a> },
    /// Upcast: a mode in elements of `factor` times the size.
    Upcast { mode: FlatMode<'a>, factor: Int, to: FlatMode<'a> },
    /// Downcast: a mode in `factor` times as many elements.
    Downcast { mode: FlatMode<'a>, factor: Int, to: FlatMode<'a> },
    /// TMA: a run of shared memory, its elements `place` apart, walks this mode of global memory; whether a box can.
    BoxMode { mode: FlatMode<'a>, place: Int, within: bool },
    /// TMA: what a dimension of the descriptor walks, its extent, its stride in bytes, and how much of it a box has.
    Dimension { dimension: usize, modes: Tree<'a>, extent: Int, bytes: Int, block: Int },
    /// TMA: how many instructions of so many elements move a tile, each shared by so many CTAs.
    Instructions { tile: Int, elements: Int, ctas: Int },
    /// Descriptor of shared memory: the operand in groups of units of 16 bytes, its two offsets in such units.
    Canonical { form: Layout<'a>, k_major: bool, leading: Int, stride: Int },
    /// Descriptor of shared memory: what the field of the start address keeps of an address in bytes.
    Start { address: Int, field: Int },
}

/// The steps recorded so far.
#[derive(Debug)]
pub struct Trace<'a> {
    steps: RefCell<bumpalo::collections::Vec<'a, Step<'a>>>,
    beyond: Cell<usize>,
}

impl<'a> Trace<'a> {
    /// An empty trace in `arena`.
    pub fn new(arena: &'a bumpalo::Bump) -> &'a Self {
        arena.alloc(Trace { steps: RefCell::new(bumpalo::collections::Vec::new_in(arena)), beyond: Cell::new(0) })
    }

    /// Whether another step is recorded: one that is not is counted.
    #[inline(never)]
    fn has_room(&self) -> bool {
        let has_room = self.steps.borrow().len() < MAX_STEPS;
        self.beyond.set(self.beyond.get().saturating_add(usize::from(!has_room)));
        has_room
    }

    #[inline(never)]
    fn add(&self, step: Step<'a>) {
        self.steps.borrow_mut().push(step);
    }

    /// Forgets every step.
    pub fn clear(&self) {
        self.steps.borrow_mut().clear();
        self.beyond.set(0);
    }

    /// The steps in order, and how many more there were.
    pub fn steps(&self) -> (Vec<Step<'a>>, usize) {
        (self.steps.borrow().to_vec(), self.beyond.get())
    }
}

/// What an operation returns, as a value of the algebra.
pub trait Answer<'a>: Copy {
    /// This answer as a tree, for the trace.
    fn tree(self, cx: Cx<'a>) -> Tree<'a>;
}

impl<'a> Answer<'a> for Tree<'a> {
    fn tree(self, _: Cx<'a>) -> Tree<'a> {
        self
    }
}

impl<'a> Answer<'a> for Layout<'a> {
    fn tree(self, cx: Cx<'a>) -> Tree<'a> {
        cx.layout_tree(self)
    }
}

impl<'a> Answer<'a> for Int {
    fn tree(self, _: Cx<'a>) -> Tree<'a> {
        Tree::Int(self)
    }
}

impl<'a> Cx<'a> {
    /// Records a step.
    #[inline]
    pub fn record(self, step: impl FnOnce(Self) -> Step<'a>) {
        if let Some(trace) = self.trace {
            self.push(trace, step);
        }
    }

    /// Records a step where the caller has asked already whether anybody follows.
    #[inline]
    pub fn record_if<const TRACED: bool>(self, step: impl FnOnce(Self) -> Step<'a>) {
        if TRACED {
            self.record(step);
        }
    }

    /// Out of the way of those that record nothing.
    #[cold]
    #[inline(never)]
    fn push(self, trace: &Trace<'a>, step: impl FnOnce(Self) -> Step<'a>) {
        if trace.has_room() {
            trace.add(step(self));
        }
    }

    /// Records the operation `name` around `compute`.
    #[inline]
    pub fn recorded<T: Answer<'a>, const N: usize>(
        self,
        name: &'static str,
        operands: impl FnOnce(Self) -> [Tree<'a>; N],
        compute: impl FnOnce() -> Result<'a, T>,
    ) -> Result<'a, T> {
        self.record(|cx| Step::Enter { name, operands: cx.arena.alloc(operands(cx)) });
        let answer = compute();
        self.record(|cx| Step::Leave { answer: answer.ok().map(|t| t.tree(cx)) });
        answer
    }
}
