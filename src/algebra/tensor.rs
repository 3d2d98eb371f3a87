//! Tensors: an iterator and a layout.
//!
//! Source: `cute/tensor_impl.hpp`, `cute/pointer.hpp`.

use super::int::{Int, ZERO};
use super::{Cx, Descriptor, Fault, Layout, Result, Swizzle, Tree};

/// The address space of a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    /// An untagged pointer.
    Raw,
    /// A pointer tagged as one to global memory.
    Gmem,
    /// A pointer tagged as one to shared memory.
    Smem,
    /// A pointer to `void`, which does not say what lies there.
    Void,
    /// An iterator of a container, by the number of the container's type.
    Iterator(u32),
}

impl Space {
    /// A number for each.
    pub fn number(self) -> i64 {
        match self {
            Space::Raw => 0,
            Space::Gmem => 1,
            Space::Smem => 2,
            Space::Void => 3,
            Space::Iterator(of) => 4 + i64::from(of),
        }
    }
}

/// A typed pointer: an address in bits, so that elements below a byte can be reached.
///
/// ```
/// use cutectl::algebra::tensor::{Pointer, Space};
///
/// let pointer = Pointer::new(Space::Smem, 16, 8 * 0x100);
/// assert_eq!((pointer.counted_bits(), pointer.address / 8), (16, 0x100));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pointer {
    /// The address space.
    pub space: Space,
    /// The size of an element in bits, its share where several elements share what is stored.
    pub element_bits: u32,
    /// How many of these an element leaves unused, as a `bool` in a byte does: `sizeof_bits` does not count them.
    pub unused_bits: u32,
    /// How many elements share what is stored, as `sparse_elem<2,half_t>` says; 0 of ordinary elements.
    pub sparsity: u32,
    /// The address in bits.
    pub address: i64,
    /// The swizzle of a shared-memory pointer, on byte addresses.
    pub swizzle: Option<Swizzle>,
    /// The number that a caller gave the type of an element; 0 where none was given.
    pub element: u32,
    /// The name of the element type, empty where only its size is known.
    pub element_name: &'static str,
}

impl Pointer {
    /// The bits of an element as `sizeof_bits` counts them: one for `bool`, in a byte too.
    pub fn counted_bits(&self) -> u32 {
        self.element_bits - self.unused_bits
    }

    /// A pointer to ordinary elements of `element_bits` bits at an address in bits.
    pub fn new(space: Space, element_bits: u32, address: i64) -> Self {
        Pointer { space, element_bits, unused_bits: 0, sparsity: 0, address, swizzle: None, element: 0, element_name: "" }
    }
}

/// A typed pointer into tensor memory: a word address, the lane in its upper half and the column in its lower.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TensorMemory {
    /// The size of an element in bits, of what it is stored in where it is sparse.
    pub element_bits: u32,
    /// How many elements share what one is stored in, as `sparse_elem<8,uint8_t>` says; 0 of ordinary elements.
    pub sparsity: u32,
    /// The address; its top byte counts the elements below a word.
    pub address: u32,
    /// The name of the element type, empty where only its size is known.
    pub element_name: &'static str,
}

impl TensorMemory {
    /// The first element of tensor memory.
    pub fn start(element_bits: u32) -> Self {
        TensorMemory { element_bits, sparsity: 0, address: 0, element_name: "" }
    }

    /// Moved by `elements`, in words: what does not fill a word turns up in the top byte, and the sum wraps, as in CuTe.
    fn advance(self, elements: i64) -> Self {
        let log = |n: u32| i64::from(n.checked_ilog2().unwrap_or(0));
        let (word, bits) = (32 * self.sparsity.max(1), self.element_bits);
        let divisor = gcd(word, bits);
        let right = log(word / divisor) - log(bits / divisor);
        let words = (elements as u32).rotate_right(right.rem_euclid(32) as u32);
        TensorMemory { address: self.address.wrapping_add(words), ..self }
    }
}

/// The greatest common divisor, 1 of nothing.
fn gcd(a: u32, b: u32) -> u32 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}

/// The iterator of a tensor: a pointer, a counter or coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Engine<'a> {
    /// `counting_iter(n)`: element i is n + i.
    Counting(i64),
    /// `ArithTuple(…)`: the elements are coordinates.
    Coordinates(Tree<'a>),
    /// Memory, which is not here to be read.
    Pointer(Pointer),
    /// `tmem_[32b](0x0000.0010)`: tensor memory.
    TensorMemory(TensorMemory),
    /// `GMMA::DescriptorIterator`: descriptors of shared memory, 16 bytes apart.
    Descriptor(Descriptor),
}

/// `engine o layout`.
///
/// ```
/// use cutectl::algebra::{Engine, Tree};
/// use cutectl::{Session, Value};
///
/// let arena = bumpalo::Bump::new();
/// let value = Session::default().value(&arena, "make_tensor(make_smem_ptr<half_t>(0x100), 4:1)").unwrap();
/// let Value::Tree(Tree::Tensor(tensor)) = value else { panic!("a tensor") };
/// assert!(matches!(tensor.engine, Engine::Pointer(pointer) if pointer.address == 8 * 0x100));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tensor<'a> {
    /// The iterator that the indices of the layout are added to.
    pub engine: Engine<'a>,
    /// A layout or a composed layout.
    pub layout: Tree<'a>,
}

impl<'a> Engine<'a> {
    /// The iterator moved by `offset` elements.
    pub fn advance(self, cx: Cx<'a>, offset: Tree<'a>) -> Result<'a, Engine<'a>> {
        let add = |a: i64, b: i64| cx.add(Int::dynamic(a), Int::dynamic(b)).map(|i| i.value);
        match self {
            Engine::Counting(n) => Ok(Engine::Counting(add(n, cx.int("counting_iterator", offset)?.value)?)),
            Engine::Coordinates(at) => Ok(Engine::Coordinates(cx.add_tree(at, offset)?)),
            Engine::Pointer(p) => {
                let elements = cx.int("pointer", offset)?;
                if p.sparsity > 1 && elements.value % i64::from(p.sparsity) != 0 {
                    return cx.fail(Fault::OffsetNotZero { rule: "i % Sparsity == 0", offset });
                }
                let bits = match p.sparsity {
                    0 => cx.mul(elements, Int::dynamic(p.element_bits.into()))?,
                    // What is stored takes whole bytes.
                    sparsity => {
                        let stored = i64::from(p.element_bits) * i64::from(sparsity);
                        cx.mul(cx.div(elements, Int::dynamic(sparsity.into()))?, Int::dynamic((stored + 7) & !7))?
                    }
                };
                Ok(Engine::Pointer(Pointer { address: add(p.address, bits.value)?, ..p }))
            }
            Engine::TensorMemory(p) => Ok(Engine::TensorMemory(p.advance(cx.int("pointer", offset)?.value))),
            Engine::Descriptor(d) => Ok(Engine::Descriptor(d.advance(cx.int("pointer", offset)?.value))),
        }
    }

    /// Whether two iterators of one type stand at the same place; iterators of different types are not compared.
    pub fn equal(self, other: Engine<'a>) -> Int {
        match (self, other) {
            (Engine::Counting(a), Engine::Counting(b)) => Int::truth(a == b, false),
            (Engine::Pointer(a), Engine::Pointer(b)) if (a.space, a.element_bits, a.sparsity) == (b.space, b.element_bits, b.sparsity) => {
                Int::truth(a.address == b.address, false)
            }
            _ => ZERO,
        }
    }

    /// The element `offset` elements away.
    pub fn read(self, cx: Cx<'a>, offset: Tree<'a>) -> Result<'a, Tree<'a>> {
        match self.advance(cx, offset)? {
            Engine::Counting(n) => Ok(Tree::Int(Int::dynamic(n))),
            Engine::Coordinates(at) => Ok(at),
            Engine::Descriptor(d) => Ok(Tree::Descriptor(d)),
            Engine::Pointer(_) | Engine::TensorMemory(_) => cx.fail(Fault::NoMemory { operation: "tensor element" }),
        }
    }
}

impl<'a> Cx<'a> {
    /// `engine o layout`.
    pub fn tensor(self, engine: Engine<'a>, layout: Tree<'a>) -> Tree<'a> {
        Tree::Tensor(self.arena.alloc(Tensor { engine, layout }))
    }

    /// The tensor of all coordinates of `shape`.
    pub fn make_identity_tensor(self, shape: Tree<'a>) -> Result<'a, Tree<'a>> {
        self.make_coord_tensor(self.make_identity_layout(shape))
    }

    /// The tensor of the coordinates that `layout` makes.
    pub fn make_coord_tensor(self, layout: Layout<'a>) -> Result<'a, Tree<'a>> {
        let origin = self.as_arithmetic_tuple(self.coprofile(layout)?);
        Ok(self.tensor(Engine::Coordinates(origin), self.layout_tree(layout)))
    }

    /// `T(coord)`: an element, or with underscores the slice, its offset moved into the iterator.
    pub fn tensor_at(self, tensor: Tensor<'a>, coord: Tree<'a>) -> Result<'a, Tree<'a>> {
        if !coord.has_underscore() {
            return tensor.engine.read(self, self.apply(tensor.layout, coord)?);
        }
        let (layout, offset) = self.slice_any(coord, tensor.layout)?;
        Ok(self.tensor(tensor.engine.advance(self, offset)?, layout))
    }

    /// The tile of a tensor at a tile coordinate: what one block works on.
    pub fn inner_partition(self, tensor: Tensor<'a>, tiler: Tree<'a>, coord: Tree<'a>) -> Result<'a, Tree<'a>> {
        let tiles = self.divided(tensor, tiler)?;
        let (tile, rest) = self.tile_and_rest(tiles)?;
        let coord = if coord.is_tuple() { self.pad("append", coord, rest as i64, Tree::Underscore)? } else { coord };
        self.tensor_at(tiles, self.tuple(&[self.underscores(tile), coord]))
    }

    /// One element of every tile of a tensor: what one thread works on.
    pub fn outer_partition(self, tensor: Tensor<'a>, tiler: Tree<'a>, coord: Tree<'a>) -> Result<'a, Tree<'a>> {
        let tiles = self.divided(tensor, tiler)?;
        let (tile, rest) = self.tile_and_rest(tiles)?;
        let coord = if coord.is_tuple() { self.pad("append", coord, tile as i64, Tree::Underscore)? } else { coord };
        self.tensor_at(tiles, self.tuple(&[coord, self.underscores(rest)]))
    }

    fn divided(self, tensor: Tensor<'a>, tiler: Tree<'a>) -> Result<'a, Tensor<'a>> {
        let layout = self.on_layout(tensor.layout, |l| self.zipped_divide(l, tiler))?;
        Ok(Tensor { layout, ..tensor })
    }

    /// The ranks of the two modes of a zipped divide.
    fn tile_and_rest(self, tiles: Tensor<'a>) -> Result<'a, (usize, usize)> {
        let shape = self.inner_layout("partition", tiles.layout)?.shape;
        Ok((self.get(shape, 0)?.rank(), self.get(shape, 1)?.rank()))
    }

    /// The part of a tensor for thread `index` of a layout of threads.
    pub fn local_partition(self, tensor: Tensor<'a>, threads: Layout<'a>, index: Tree<'a>) -> Result<'a, Tree<'a>> {
        let tiler = self.product_each(threads.shape)?;
        self.outer_partition(tensor, tiler, self.flat_coord(threads, index)?)
    }
}
