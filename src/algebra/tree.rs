//! Hierarchical values: what a `cute::tuple` can hold.

use super::int::{Int, ONE, ZERO};
use super::mixed_bits::MixedBits;
use super::{Composed, Cx, Descriptor, Engine, Fault, Layout, MAX_LEAVES, MAX_TUPLES, Result, Swizzle, Tensor};

/// A scaled basis element `value@path`: `E<0,1>` is `_1` at path `[0, 1]`.
///
/// ```
/// use cutectl::algebra::{Basis, Int, Tree};
///
/// let basis = Basis { value: Int::fixed(1), over: 1, path: &[0, 1] };
/// assert_eq!(cutectl::Notation::default().text(Tree::Basis(&basis).into()), "_1@1@0");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Basis<'a> {
    /// The factor, or its numerator.
    pub value: Int,
    /// The denominator of a factor that is a ratio, as in `_1/_4@0`; 1 of an integer.
    pub over: i64,
    /// The hierarchical mode, outermost index first. Never empty.
    pub path: &'a [u32],
}

/// A value of the algebra: a leaf, or a tuple of such values. Cheap to copy: nodes live in an arena, and
/// a tag of a whole word is copied with one store that a load soon after need not wait for.
///
/// ```
/// use cutectl::{Session, Value, algebra::Tree};
///
/// let arena = bumpalo::Bump::new();
/// let value = Session::default().value(&arena, "(4,(_2,8))").unwrap();
/// assert!(matches!(value, Value::Tree(tree) if tree.rank() == 2 && !tree.is_static()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(u64)]
pub enum Tree<'a> {
    /// An integer, compile-time or run-time.
    Int(Int),
    /// A scaled basis element.
    Basis(&'a Basis<'a>),
    /// `_`, a whole mode.
    Underscore,
    /// `(a, b, …)`.
    Tuple(&'a [Tree<'a>]),
    /// `(a, b, …)` that adds element by element: a coordinate made from basis elements.
    Arith(&'a [Tree<'a>]),
    /// A layout, also as an element of a tiler.
    Layout(&'a Layout<'a>),
    /// A swizzle function.
    Swizzle(Swizzle),
    /// `A o offset o B`.
    Composed(&'a Composed<'a>),
    /// `smem_ptr[Nb](unset)`: the offset of a layout for a swizzled shared-memory pointer.
    SmemFlag(UnsetPointer),
    /// An offset that is partly compile-time.
    Mixed(MixedBits),
    /// An iterator without a layout.
    Engine(&'a Engine<'a>),
    /// An iterator over a layout.
    Tensor(&'a Tensor<'a>),
    /// A descriptor of wgmma or tcgen05.
    Descriptor(Descriptor),
}

/// A shared-memory pointer that is not set yet: `smem_ptr[16b](unset)`, `smem_sparse<2>_ptr[16b](unset)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnsetPointer {
    /// The size of an element in bits, of what is stored where several elements share it.
    pub bits: u32,
    /// How many elements share what is stored; 0 of ordinary elements.
    pub sparsity: u32,
}

impl UnsetPointer {
    /// A pointer to ordinary elements of `bits` bits.
    pub fn dense(bits: u32) -> Self {
        UnsetPointer { bits, sparsity: 0 }
    }

    /// The bits from one element to the next, `None` where elements share a bit.
    pub fn element_bits(self) -> Option<u32> {
        let sparsity = self.sparsity.max(1);
        self.bits.is_multiple_of(sparsity).then_some(self.bits / sparsity)
    }
}

impl From<Int> for Tree<'_> {
    fn from(i: Int) -> Self {
        Tree::Int(i)
    }
}

impl<'a> Tree<'a> {
    /// The elements of a tuple, `None` for a leaf.
    #[inline]
    pub fn items(self) -> Option<&'a [Tree<'a>]> {
        match self {
            Tree::Tuple(items) | Tree::Arith(items) => Some(items),
            _ => None,
        }
    }

    /// Whether this is a tuple.
    pub fn is_tuple(self) -> bool {
        self.items().is_some()
    }

    /// The integer of an integer leaf.
    pub fn int(self) -> Option<Int> {
        match self {
            Tree::Int(i) => Some(i),
            _ => None,
        }
    }

    /// The number of top modes; a leaf has one.
    pub fn rank(self) -> usize {
        self.items().map_or(1, <[_]>::len)
    }

    /// Whether every leaf is an integer or a basis element.
    pub fn is_int_tuple(self) -> bool {
        match self {
            Tree::Int(_) | Tree::Basis(_) => true,
            Tree::Tuple(items) | Tree::Arith(items) => items.iter().all(|t| t.is_int_tuple()),
            _ => false,
        }
    }

    /// Whether `test` holds for some leaf.
    pub fn any_leaf(self, test: &impl Fn(Tree<'a>) -> bool) -> bool {
        match self.items() {
            Some(items) => items.iter().any(|t| t.any_leaf(test)),
            None => test(self),
        }
    }

    /// Whether a tuple of no elements stands anywhere in this value.
    pub fn has_empty(self) -> bool {
        self.items().is_some_and(|items| items.is_empty() || items.iter().any(|t| t.has_empty()))
    }

    /// Whether an underscore stands anywhere in this coordinate.
    pub fn has_underscore(self) -> bool {
        self.any_leaf(&|t| t == Tree::Underscore)
    }

    /// Whether every leaf of this coordinate is an underscore.
    pub fn all_underscore(self) -> bool {
        !self.any_leaf(&|t| t != Tree::Underscore)
    }

    /// Whether every integer in this value is compile-time.
    pub fn is_static(self) -> bool {
        match self {
            Tree::Int(i) => i.is_static,
            Tree::Basis(b) => b.value.is_static,
            Tree::Underscore | Tree::Swizzle(_) => true,
            Tree::Tuple(items) | Tree::Arith(items) => items.iter().all(|t| t.is_static()),
            Tree::Layout(l) => l.shape.is_static() && l.stride.is_static(),
            Tree::Composed(c) => c.outer.is_static() && c.offset.is_static() && c.inner.is_static(),
            Tree::SmemFlag(_) | Tree::Mixed(_) | Tree::Engine(_) | Tree::Tensor(_) | Tree::Descriptor(_) => false,
        }
    }

    /// The first `int` that does not fit 32 bits.
    pub fn beyond_int(self) -> Option<i64> {
        let wide = |i: Int| (!i.note.is_some() && i32::try_from(i.value).is_err()).then_some(i.value);
        match self {
            Tree::Int(i) => wide(i),
            Tree::Basis(b) => wide(b.value),
            Tree::Tuple(items) | Tree::Arith(items) => items.iter().find_map(|t| t.beyond_int()),
            Tree::Layout(l) => l.shape.beyond_int().or_else(|| l.stride.beyond_int()),
            Tree::Composed(c) => c.inner.beyond_int(),
            Tree::Tensor(x) => x.layout.beyond_int(),
            _ => None,
        }
    }

    /// The number of leaves, or `None` beyond `MAX_LEAVES`: stops counting there, since shared
    /// sub-trees can stand for far more leaves than memory holds, and for endless tuples without any.
    pub fn leaves(self) -> Option<usize> {
        self.count().map(|(leaves, _)| leaves)
    }

    /// The number of leaves and that of tuples, `None` beyond what a value may have.
    pub fn count(self) -> Option<(usize, usize)> {
        fn go(t: Tree, left: &mut usize, tuples: &mut usize) -> Option<()> {
            match t {
                Tree::Tuple(items) | Tree::Arith(items) => {
                    *tuples = tuples.checked_sub(1)?;
                    items.iter().try_for_each(|t| go(*t, left, tuples))
                }
                Tree::Layout(l) => go(l.shape, left, tuples).and_then(|()| go(l.stride, left, tuples)),
                Tree::Composed(c) => go(c.outer, left, tuples).and_then(|()| go(c.inner, left, tuples)),
                Tree::Tensor(x) => go(x.layout, left, tuples),
                _ => {
                    *left = left.checked_sub(1)?;
                    Some(())
                }
            }
        }
        let (mut left, mut tuples) = (MAX_LEAVES, MAX_TUPLES);
        go(self, &mut left, &mut tuples).map(|()| (MAX_LEAVES - left, MAX_TUPLES - tuples))
    }

    /// How deep tuples and compositions nest.
    pub fn levels(self) -> usize {
        match self {
            Tree::Tuple(items) | Tree::Arith(items) => 1 + items.iter().map(|t| t.levels()).max().unwrap_or(0),
            Tree::Layout(l) => l.shape.levels().max(l.stride.levels()),
            Tree::Composed(c) => 1 + c.outer.levels().max(c.inner.levels()),
            Tree::Tensor(x) => x.layout.levels(),
            _ => 0,
        }
    }

    /// How deep tuples nest; a leaf is 0.
    pub fn nesting(self) -> usize {
        match self {
            Tree::Tuple(items) | Tree::Arith(items) => 1 + items.iter().map(|t| t.nesting()).max().unwrap_or(0),
            Tree::Layout(l) => l.shape.nesting().max(l.stride.nesting()),
            Tree::Composed(c) => c.outer.nesting().max(c.inner.nesting()),
            Tree::Tensor(x) => x.layout.nesting(),
            _ => 0,
        }
    }
}

impl<'a> Cx<'a> {
    /// `t` as a slice of modes: a leaf is one mode.
    pub fn wrap(self, t: Tree<'a>) -> &'a [Tree<'a>] {
        match t.items() {
            Some(items) => items,
            None => std::slice::from_ref(self.arena.alloc(t)),
        }
    }

    /// Strips rank-1 tuples.
    pub fn unwrap(self, t: Tree<'a>) -> Tree<'a> {
        let mut t = t;
        while let Some([only]) = t.items() {
            t = *only;
        }
        t
    }

    /// Mode `index` of `t`; a leaf has mode 0 only.
    pub fn get(self, t: Tree<'a>, index: i64) -> Result<'a, Tree<'a>> {
        let modes = t.items();
        let found = match modes {
            Some(items) => usize::try_from(index).ok().and_then(|i| items.get(i)).copied(),
            None => (index == 0).then_some(t),
        };
        found.map_or_else(|| self.fail(Fault::IndexOutOfRange { index, of: t }), Ok)
    }

    /// The hierarchical mode at `path`.
    pub fn get_path(self, t: Tree<'a>, path: impl IntoIterator<Item = i64>) -> Result<'a, Tree<'a>> {
        path.into_iter().try_fold(t, |t, i| self.get(t, i))
    }

    /// `f` of every leaf, the profile kept.
    pub fn transform_leaf(self, t: Tree<'a>, f: &mut impl FnMut(Tree<'a>) -> Result<'a, Tree<'a>>) -> Result<'a, Tree<'a>> {
        match t.items() {
            Some(items) => self.map(items, |x| self.transform_leaf(x, f)),
            None => f(t),
        }
    }

    /// `t` with all its integers compile-time.
    pub fn made_static(self, t: Tree<'a>) -> Tree<'a> {
        match t {
            Tree::Int(i) => Tree::Int(Int::fixed(i.value)),
            Tree::Basis(b) => Tree::Basis(self.arena.alloc(Basis { value: Int::fixed(b.value.value), ..*b })),
            Tree::Tuple(items) => Tree::Tuple(self.arena.alloc_slice_fill_iter(items.iter().map(|t| self.made_static(*t)))),
            Tree::Layout(l) => self.layout_tree(Layout { shape: self.made_static(l.shape), stride: self.made_static(l.stride) }),
            t => t,
        }
    }

    /// `x` at every leaf of `t`.
    pub fn repeat_like(self, t: Tree<'a>, x: Tree<'a>) -> Result<'a, Tree<'a>> {
        self.transform_leaf(t, &mut |_| Ok(x))
    }

    /// `x` n times as a tuple.
    pub fn tuple_repeat(self, n: usize, x: Tree<'a>) -> Tree<'a> {
        Tree::Tuple(self.arena.alloc_slice_fill_copy(n, x))
    }

    /// The integer leaf `t`, or a fault that names the operation.
    #[inline]
    pub fn int(self, operation: &'static str, t: Tree<'a>) -> Result<'a, Int> {
        match t {
            Tree::Int(i) => Ok(i),
            found => self.fail(Fault::WrongKind { operation, wanted: "an integer", found }),
        }
    }

    /// The product of all leaves of `t`, `_1` for `()`.
    pub fn product(self, t: Tree<'a>) -> Result<'a, Int> {
        match t {
            Tree::Int(i) => Ok(i),
            // CuTe's underscore is an `Int<0>`.
            Tree::Underscore => Ok(ZERO),
            Tree::Tuple([]) | Tree::Arith([]) => Ok(ONE),
            Tree::Tuple([first, rest @ ..]) | Tree::Arith([first, rest @ ..]) => {
                let first = self.product(*first)?;
                rest.iter().try_fold(first, |p, t| self.mul(p, self.product(*t)?))
            }
            found => self.fail(Fault::WrongKind { operation: "product", wanted: "integers", found }),
        }
    }

    /// All leaves of `t` in order, appended to `out`.
    pub fn leaves_into(self, t: Tree<'a>, out: &mut impl Extend<Tree<'a>>) {
        match t.items() {
            Some(items) => items.iter().for_each(|t| self.leaves_into(*t, out)),
            None => out.extend(std::iter::once(t)),
        }
    }

    /// A flat tuple of the leaves; a leaf stays a leaf.
    pub fn flatten(self, t: Tree<'a>) -> Tree<'a> {
        match t.items() {
            Some(items) if items.iter().all(|t| !t.is_tuple()) => t,
            Some(_) => {
                let mut leaves = bumpalo::collections::Vec::new_in(self.arena);
                self.leaves_into(t, &mut leaves);
                Tree::Tuple(leaves.into_bump_slice())
            }
            None => t,
        }
    }
}
