//! Tilings of an MMA atom over threads, and who holds what of A, B and C.
//!
//! Source: `cute/atom/mma_atom.hpp`.

use super::compact::Major;
use super::int::{Int, ONE, ZERO};
use super::layout::UNIT;
use super::{Cx, Fault, Layout, Result, Tensor, Tree};

/// An operand of a matrix multiply-accumulate: A is (M,K), B is (N,K), C is (M,N).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// The left factor, (M,K).
    A,
    /// The right factor, (N,K).
    B,
    /// The accumulator, (M,N).
    C,
}

impl Operand {
    /// Which of M, N and K its modes are.
    pub fn modes(self) -> [i64; 2] {
        match self {
            Operand::A => [0, 2],
            Operand::B => [1, 2],
            Operand::C => [0, 1],
        }
    }
}

/// The thread-value layouts of one instruction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MmaAtom<'a> {
    /// Logical to physical thread numbers.
    pub thr_id: Layout<'a>,
    /// The shape of the instruction, (M,N,K).
    pub shape: Tree<'a>,
    /// (thread, value) to (m,k).
    pub a: Layout<'a>,
    /// (thread, value) to (n,k).
    pub b: Layout<'a>,
    /// (thread, value) to (m,n).
    pub c: Layout<'a>,
}

impl<'a> MmaAtom<'a> {
    /// The thread-value layout of an operand.
    pub fn layout(&self, operand: Operand) -> Layout<'a> {
        match operand {
            Operand::A => self.a,
            Operand::B => self.b,
            Operand::C => self.c,
        }
    }
}

/// Atoms side by side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TiledMma<'a> {
    /// The atom that is repeated over threads and values.
    pub atom: MmaAtom<'a>,
    /// The layout of atoms over M, N and K that `threads` was made from; what was read from a dump has none.
    pub atoms: Option<Layout<'a>>,
    /// (thread of the atom, atom in M, in N, in K) to threads.
    pub threads: Layout<'a>,
    /// What M, N and K are divided by before the atom: `_`, an extent, or a layout.
    pub permutation: Tree<'a>,
}

impl<'a> Cx<'a> {
    /// `make_tiled_mma(atom, threads, permutations)`.
    pub fn make_tiled_mma(self, atom: MmaAtom<'a>, threads: Layout<'a>, permutation: Tree<'a>) -> Result<'a, TiledMma<'a>> {
        let rank = |rule, what: Tree<'a>| match what.rank() > 3 {
            true => self.fail(Fault::Tiling { rule, what }),
            false => Ok(()),
        };
        rank("TiledMMA requires rank-3 AtomLayoutMNK", threads.shape)?;
        // a layout is the permutation of M alone, whatever its rank
        let permutation = match permutation {
            Tree::Layout(_) => self.tuple(&[permutation]),
            other => other,
        };
        if !matches!(permutation, Tree::Tuple(_) | Tree::Int(_) | Tree::Underscore) {
            return self.fail(Fault::Tiling { rule: "TiledMMA requires independent permutations of MNK.", what: permutation });
        }
        rank("TiledMMA requires rank-3 PermutationMNK", permutation)?;
        let unknown = |t: Tree<'a>| match t {
            Tree::Layout(l) => l.shape.any_leaf(&|t| !self.fixed(t)) || l.stride.any_leaf(&|t| !self.fixed(t)),
            t => !self.fixed(t),
        };
        if permutation.any_leaf(&unknown) {
            return self.fail(Fault::Tiling { rule: "TiledMMA requires static permutations of MNK.", what: permutation });
        }
        let threads = self.append_layout(threads, 3, UNIT)?;
        Ok(TiledMma {
            atom,
            atoms: Some(threads),
            threads: self.tiled_product(atom.thr_id, self.layout_tree(threads))?,
            permutation: self.pad("append", permutation, 3, Tree::Underscore)?,
        })
    }

    /// An atom as a tiling of its own.
    pub fn one_atom(self, atom: MmaAtom<'a>) -> Result<'a, TiledMma<'a>> {
        let ones = self.make_layout(self.tuple(&[Tree::Int(ONE); 3]), Major::Left)?;
        self.make_tiled_mma(atom, ones, Tree::Underscore)
    }

    /// Whether a leaf may decide a compile-time question.
    fn fixed(self, t: Tree<'a>) -> bool {
        match t {
            Tree::Int(i) => self.known(i),
            Tree::Basis(b) => self.known(b.value),
            _ => true,
        }
    }

    /// `permutation_mnk<I>`: what mode I of the problem is divided by.
    pub fn permutation_mnk(self, mma: &TiledMma<'a>, mode: i64) -> Result<'a, Tree<'a>> {
        match self.get(mma.permutation, mode)? {
            Tree::Underscore => {
                let atom = self.product(self.get(mma.atom.shape, mode)?)?;
                let threads = self.size(self.mode(mma.threads, mode + 1)?)?;
                Ok(Tree::Int(self.mul(atom, threads)?))
            }
            given => Ok(given),
        }
    }

    /// `tile_size<I>`: the extent of the tile in M, N or K.
    pub fn tile_size(self, mma: &TiledMma<'a>, mode: i64) -> Result<'a, Int> {
        match self.permutation_mnk(mma, mode)? {
            Tree::Layout(l) => self.size(*l),
            extent => self.product(extent),
        }
    }

    /// `tile_shape`: the extents of the tile in M, N and K.
    pub fn tile_shape(self, mma: &TiledMma<'a>) -> Result<'a, Tree<'a>> {
        self.tuple_of(3, |i| Ok(Tree::Int(self.tile_size(mma, i as i64)?)))
    }

    /// `((ThrV,(ThrM,ThrN)),(FrgV,(RestM,RestN,…)))` of a layout of C, and alike of A and B.
    pub fn thrfrg(self, mma: &TiledMma<'a>, operand: Operand, layout: Layout<'a>) -> Result<'a, Layout<'a>> {
        let [i, j] = operand.modes();
        let extent = |t: Tree<'a>| Ok(self.layout_tree(self.make_layout(Tree::Int(self.product(t)?), Major::Left)?));
        let of_atom = |mode| extent(self.get(mma.atom.shape, mode)?);
        let of_threads = |mode: i64| extent(self.get(mma.threads.shape, mode + 1)?);
        let permuted = self.logical_divide(layout, self.tuple(&[self.permutation_mnk(mma, i)?, self.permutation_mnk(mma, j)?]))?;
        let atoms = self.zipped_divide(permuted, self.tuple(&[of_atom(i)?, of_atom(j)?]))?;
        let tv = self.layout_tree(mma.atom.layout(operand));
        let values = self.composition_tiler(atoms, self.tuple(&[tv, Tree::Underscore]))?;
        let threads = self.tuple(&[of_threads(i)?, of_threads(j)?]);
        self.zipped_divide(values, self.tuple(&[Tree::Underscore, threads]))
    }

    /// `get_layoutA_TV` and its relatives: (thread, value) to the coordinate in the tile.
    pub fn mma_layout_tv(self, mma: &TiledMma<'a>, operand: Operand) -> Result<'a, Layout<'a>> {
        self.mma_layout_tv_over(mma, operand, self.operand_tile(mma, operand)?)
    }

    /// (thread, value) to the index of `layout`, of as many tiles as it holds: all values of all tiles.
    pub fn mma_layout_tv_over(self, mma: &TiledMma<'a>, operand: Operand, layout: Layout<'a>) -> Result<'a, Layout<'a>> {
        let divided = self.thrfrg(mma, operand, layout)?;
        let of_index = self.layout_tree(self.threads_of_index(mma)?);
        let divided = match operand {
            Operand::C => divided,
            Operand::A | Operand::B => {
                let (m, n) = (self.get(mma.threads.shape, 1)?, self.get(mma.threads.shape, 2)?);
                let shape = self.tuple(&[Tree::Int(self.product(m)?), Tree::Int(self.product(n)?)]);
                let (m, n) = if operand == Operand::A { (ONE, ZERO) } else { (ZERO, ONE) };
                let stride = self.tuple(&[Tree::Int(m), Tree::Int(n)]);
                let tile = self.tuple(&[self.layout_tree(Layout { shape, stride }), Tree::Underscore]);
                let tile = self.tuple(&[Tree::Underscore, tile]);
                self.composition_tiler(divided, self.tuple(&[tile, Tree::Underscore]))?
            }
        };
        self.composition_tiler(divided, self.tuple(&[of_index, Tree::Underscore]))
    }

    /// The tile of an operand, column-major.
    fn operand_tile(self, mma: &TiledMma<'a>, operand: Operand) -> Result<'a, Layout<'a>> {
        let [i, j] = operand.modes();
        let shape = self.tuple(&[Tree::Int(self.tile_size(mma, i)?), Tree::Int(self.tile_size(mma, j)?)]);
        self.make_layout(shape, Major::Left)
    }

    /// A thread's index to its place (V,M,N,K).
    fn threads_of_index(self, mma: &TiledMma<'a>) -> Result<'a, Layout<'a>> {
        let rest = self.complement(mma.threads, None)?;
        let inverse = self.right_inverse(self.concat(&[mma.threads, rest]))?;
        let all = Layout {
            shape: self.tuple(&[Tree::Int(self.size(mma.threads)?), Tree::Int(ONE)]),
            stride: self.tuple(&[Tree::Int(ONE), Tree::Int(ZERO)]),
        };
        self.composition(all, inverse)
    }

    /// `partition_A` and its relatives: what the thread at the place `(V,M,N,K)` holds of a tensor.
    pub fn mma_partition(self, mma: &TiledMma<'a>, coord: Tree<'a>, operand: Operand, tensor: Tensor<'a>) -> Result<'a, Tree<'a>> {
        let layout = self.on_layout(tensor.layout, |l| self.thrfrg(mma, operand, l))?;
        let rest = self.sub_layout(self.inner_layout("partition", layout)?, &[1, 1])?.rank();
        let [i, j] = operand.modes();
        let place = self.tuple(&[self.get(coord, i + 1)?, self.get(coord, j + 1)?]);
        let place = self.tuple(&[self.get(coord, 0)?, place]);
        let values = self.tuple(&[Tree::Underscore, self.underscores(rest)]);
        self.tensor_at(Tensor { layout, ..tensor }, self.tuple(&[place, values]))
    }

    /// `partition_shape_A` and its relatives: the shape of a thread's part of an operand of `shape`.
    pub fn mma_partition_shape(self, mma: &TiledMma<'a>, operand: Operand, shape: Tree<'a>) -> Result<'a, Tree<'a>> {
        let divided = self.thrfrg(mma, operand, self.make_layout(shape, Major::Left)?)?;
        let values = self.tuple(&[Tree::Underscore, self.underscores(shape.rank())]);
        self.slice(self.tuple(&[Tree::Int(ZERO), values]), divided.shape)
    }

    /// `make_fragment_A` and its relatives: the layout in registers of a partition. That of C is
    /// compact whatever the partition; those of A and B keep the order of its strides.
    pub fn mma_fragment(self, operand: Operand, partition: Layout<'a>) -> Result<'a, Layout<'a>> {
        match operand {
            Operand::C => self.make_layout(partition.shape, Major::Left),
            Operand::A | Operand::B => self.make_fragment_like(partition),
        }
    }
}
