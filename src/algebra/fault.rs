//! Why an operation is refused: the fault and its operands, as data.

use super::{Int, Layout, TensorMap, Tree};

/// What every operation of the algebra returns.
pub type Result<'a, T> = std::result::Result<T, &'a Fault<'a>>;

/// A refused operation, with the operands that show why. The words are chosen elsewhere.
///
/// ```
/// use cutectl::algebra::{Cx, Fault, Int, Mode};
///
/// let arena = bumpalo::Bump::new();
/// let refused = Cx::new(&arena, Mode::Cxx).div(Int::dynamic(1), Int::dynamic(0));
/// assert!(matches!(refused, Err(Fault::DivisionByZero { dividend: 1, .. })));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)] // the operands are named for what they are
pub enum Fault<'a> {
    /// The exact result does not fit 64 bits.
    Overflow { operation: &'static str, a: i64, b: i64 },
    /// A division or remainder by zero, which ends the C++ program.
    DivisionByZero { operation: &'static str, dividend: i64 },
    /// A value that is not of the kind that the operation needs.
    WrongKind { operation: &'static str, wanted: &'static str, found: Tree<'a> },
    /// No meaning for this pair of operands.
    NoOperator { operation: &'static str, a: Tree<'a>, b: Tree<'a> },
    /// Two tuples that must have equal ranks have not.
    MismatchedRanks { operation: &'static str, a: Tree<'a>, b: Tree<'a> },
    /// A coordinate whose rank differs from that of the shape.
    CoordinateRank { coord: Tree<'a>, shape: Tree<'a> },
    /// A tuple coordinate for an integer shape.
    CoordinateTooDeep { coord: Tree<'a>, shape: Tree<'a> },
    /// A mode index outside the tuple.
    IndexOutOfRange { index: i64, of: Tree<'a> },
    /// The operation has no answer on `()`.
    Empty { operation: &'static str },
    /// A range of modes that is empty or runs past the end.
    ModeRange { operation: &'static str, begin: i64, end: i64, of: Tree<'a> },
    /// A layout of a rank that cannot be drawn so.
    DrawnRank { operation: &'static str, wanted: &'static str, layout: Layout<'a> },
    /// A part to draw that is empty or runs past the end.
    Window { what: &'static str, from: i64, to: i64, len: i64 },
    /// A layout with an extent below zero.
    NegativeExtent { extent: i64, layout: Layout<'a> },
    /// More modes asked for than the tuple has, or fewer than it must have.
    RankLimit { operation: &'static str, requested: i64, of: Tree<'a> },
    /// `unflatten`: leaves are left over or missing.
    Unflatten { flat: Tree<'a>, profile: Tree<'a> },
    /// Shape and stride differ in profile, first at `path`.
    Incongruent { shape: Tree<'a>, stride: Tree<'a>, path: &'a [u32] },
    /// `shape_div`: neither divides the other.
    ShapeDiv { a: Int, b: Int },
    /// `safe_div`: does not divide.
    SafeDiv { a: Int, b: Int },
    /// Composition: the stride of the right side and an extent of the left side do not divide.
    StrideDivisibility { stride: i64, extent: i64, right: Layout<'a> },
    /// Composition: the extent of the right side does not split over the modes of the left side.
    ShapeDivisibility { extent: i64, by: i64, right: Layout<'a> },
    /// Complement of several modes with a run-time stride.
    DynamicStrideComplement { layout: Layout<'a> },
    /// Complement of a layout whose modes overlap.
    NonInjective { layout: Layout<'a>, stride: i64, covered: i64 },
    /// Left inverse with a run-time stride.
    DynamicStrideInverse { layout: Layout<'a> },
    /// Left inverse: a stride is not a multiple of what lies below it.
    LeftInverseDivisibility { stride: i64, size: i64 },
    /// A tiler with more modes than its layout.
    TooManyModes { operation: &'static str, tiler: Tree<'a>, rank: usize },
    /// Upcast: stride and factor do not divide.
    UpcastDivisibility { factor: i64, stride: i64 },
    /// Downcast of a layout without stride 1.
    DowncastAdjacent { layout: Layout<'a> },
    /// `tile_to_shape`: the block has more modes than the target.
    BlockRank { block: Tree<'a>, target: Tree<'a> },
    /// `tile_to_shape`: the block does not divide the target.
    BlockDivide { block: Tree<'a>, target: Tree<'a> },
    /// Swizzle parameters that CuTe asserts away.
    Swizzle { rule: &'static str, bits: i64, base: i64, shift: i64 },
    /// An offset in the middle of a composition where CuTe allows none.
    OffsetNotZero { rule: &'static str, offset: Tree<'a> },
    /// Slicing a swizzled layout whose modes are not powers of two.
    PowerOfTwo { layout: Layout<'a> },
    /// Threads or permutations that cannot tile an MMA atom.
    Tiling { rule: &'static str, what: Tree<'a> },
    /// A shared-memory descriptor of a layout that is none of its canonical forms.
    Descriptor { rule: &'static str, what: Tree<'a> },
    /// A copy by the tensor memory accelerator that CuTe refuses; where the driver's rules are at stake, what it would be given.
    Tma { rule: &'static str, what: Tree<'a>, map: Option<&'a TensorMap> },
    /// A fragment or a copy that tensor memory does not have.
    TensorMemory { rule: &'static str, what: Tree<'a> },
    /// A copy atom for values that its instruction does not move whole.
    CopyValue { side: &'static str, bits: i64, layout: Layout<'a>, threads: i64 },
    /// A tiled copy with fewer threads or values than its atom takes.
    TooFew { what: &'static str, tiled: i64, atom: i64 },
    /// A tensor with fewer modes than the tiler that partitions it.
    PartitionRank { layout: Layout<'a>, tiler: Tree<'a> },
    /// `make_cotiled_copy`: addresses that the data does not have.
    Cotiled { found: Layout<'a>, wanted: Layout<'a>, data: Layout<'a> },
    /// Values that must be compile-time are not.
    NotStatic { operation: &'static str, what: Tree<'a> },
    /// Only in value mode: CuTe's headers do not have it.
    NotInCxx { operation: &'static str },
    /// A result larger than the documented limit.
    TooLarge { operation: &'static str, limit: usize },
    /// More memory than [`MAX_BYTES`](super::MAX_BYTES).
    TooMuch { operation: &'static str },
    /// A search that led nowhere for too long.
    SearchBound { operation: &'static str, steps: u64 },
    /// Reading memory that does not exist here.
    NoMemory { operation: &'static str },
}
