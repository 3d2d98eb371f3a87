//! Tilings of a copy atom over threads and values, and who moves what.
//!
//! Source: `cute/atom/copy_atom.hpp`.

use super::int::{Int, ONE, ZERO};
use super::layout::UNIT;
use super::{Cx, Fault, Layout, Result, Tensor, Tree};

/// The side of a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Where it reads.
    Source,
    /// Where it writes.
    Destination,
}

/// The thread-value layouts of one instruction, in values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CopyAtom<'a> {
    /// Logical to physical thread numbers.
    pub thr_id: Layout<'a>,
    /// (thread, value) of the source.
    pub source: Layout<'a>,
    /// (thread, value) of the destination.
    pub destination: Layout<'a>,
    /// (thread, value) that both are understood by.
    pub reference: Layout<'a>,
    /// The size of a value in bits.
    pub bits: i64,
}

/// Atoms side by side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TiledCopy<'a> {
    /// The atom that is repeated over the tile.
    pub atom: CopyAtom<'a>,
    /// (thread, value) to the coordinate in the tile.
    pub tv: Layout<'a>,
    /// The tile: an extent or a layout for each mode.
    pub tiler: Tree<'a>,
}

/// `(_1,(_1,_1))`: threads, values of an atom and values across atoms are coalesced apart.
const APART: Tree = Tree::Tuple(&[Tree::Int(ONE), Tree::Tuple(&[Tree::Int(ONE), Tree::Int(ONE)])]);

impl<'a> Cx<'a> {
    /// `Copy_Atom<Operation, T>` from layouts of bits: values of `bits` bits.
    pub fn make_copy_atom(self, thr_id: Layout<'a>, in_bits: [Layout<'a>; 3], bits: i64) -> Result<'a, CopyAtom<'a>> {
        let threads = self.size(thr_id)?;
        let mut layouts = in_bits;
        for (layout, side) in layouts.iter_mut().zip(["Src", "Dst", "Ref"]) {
            *layout = self.recast_layout(1, bits, *layout)?;
            if self.size(self.mode(*layout, 0)?)?.value != threads.value {
                return self.fail(Fault::CopyValue { side, bits, layout: *layout, threads: threads.value });
            }
        }
        let [source, destination, reference] = layouts;
        Ok(CopyAtom { thr_id, source, destination, reference, bits })
    }

    /// `make_tiled_copy_impl(atom, layout_tv, tiler)`. C++ keeps the types of layout and tiler alone, and makes objects of
    /// them anew: what was known at run time only is zero in those.
    pub fn make_tiled_copy_tv(self, atom: CopyAtom<'a>, given: Layout<'a>, tiler: Tree<'a>) -> Result<'a, TiledCopy<'a>> {
        let tv = Layout { shape: self.of_type(given.shape)?, stride: self.of_type(given.stride)? };
        let tiler = self.of_type(tiler)?;
        for (mode, what) in [(0, "thrs"), (1, "vals")] {
            let tiled = self.size(self.mode(tv, mode)?)?;
            let of_atom = self.size(self.mode(atom.reference, mode)?)?;
            let left = self.rem(tiled, of_atom)?;
            if !self.known(left) {
                return self.fail(Fault::NotStatic { operation: "TiledCopy", what: self.layout_tree(given) });
            }
            if left.value != 0 {
                return self.fail(Fault::TooFew { what, tiled: tiled.value, atom: of_atom.value });
            }
        }
        Ok(TiledCopy { atom, tv, tiler })
    }

    /// An object of the type of `tree`.
    fn of_type(self, tree: Tree<'a>) -> Result<'a, Tree<'a>> {
        self.transform_leaf(tree, &mut |t| match t {
            Tree::Int(i) if !self.known(i) => Ok(Tree::Int(Int::dynamic(0))),
            Tree::Layout(l) => Ok(self.layout_tree(Layout { shape: self.of_type(l.shape)?, stride: self.of_type(l.stride)? })),
            t => Ok(t),
        })
    }

    /// The tiler and the (thread, value) layout of threads and values laid out over coordinates.
    pub fn make_layout_tv(self, threads: Layout<'a>, values: Layout<'a>) -> Result<'a, (Tree<'a>, Layout<'a>)> {
        let mn = self.raked_product(threads, values)?;
        let shape = self.tuple(&[Tree::Int(self.size(threads)?), Tree::Int(self.size(values)?)]);
        let tv = self.with_shape(self.right_inverse(mn)?, shape)?;
        Ok((self.product_each(mn.shape)?, tv))
    }

    fn with_shape(self, layout: Layout<'a>, shape: Tree<'a>) -> Result<'a, Layout<'a>> {
        self.composition(layout, self.make_layout(shape, super::compact::Major::Left)?)
    }

    /// `make_tiled_copy(atom, threads, values)`.
    pub fn make_tiled_copy(self, atom: CopyAtom<'a>, threads: Layout<'a>, values: Layout<'a>) -> Result<'a, TiledCopy<'a>> {
        let (tiler, tv) = self.make_layout_tv(threads, values)?;
        self.make_tiled_copy_tv(atom, tv, tiler)
    }

    /// `make_tiled_copy_C_atom`: as many values of C as the atom takes, and the tile that they fill.
    pub fn make_tiled_copy_c_atom(self, atom: CopyAtom<'a>, tv: Layout<'a>, tile: Tree<'a>) -> Result<'a, TiledCopy<'a>> {
        let values = self.size(self.mode(atom.source, 1)?)?;
        let (threads, all) = (self.size(self.mode(tv, 0)?)?, self.size(self.mode(tv, 1)?)?);
        if values.value > all.value {
            return self.fail(Fault::TooFew { what: "vals", tiled: all.value, atom: values.value });
        }
        let first = self.tuple(&[Tree::Int(threads), Tree::Int(values)]);
        let tv = self.with_shape(tv, first)?;
        let (tv, tiler) = self.tile_of(tv, tile)?;
        self.make_tiled_copy_tv(atom, tv, tiler)
    }

    /// The smallest tile of `shape` that holds what `tv` reaches, and `tv` as a layout into it.
    fn tile_of(self, tv: Layout<'a>, shape: Tree<'a>) -> Result<'a, (Layout<'a>, Tree<'a>)> {
        let tiler = self.tuple_of(shape.rank(), |i| {
            let only = |k| Ok(Tree::Int(if k == i { ONE } else { ZERO }));
            let stride = self.tuple_of(shape.rank(), only)?;
            Ok(self.layout_tree(self.filter(self.composition(Layout { shape, stride }, tv)?)?))
        })?;
        let tile = self.composition_tiler(self.make_layout(shape, super::compact::Major::Left)?, tiler)?;
        Ok((self.composition(self.left_inverse(tile)?, tv)?, tiler))
    }

    /// `make_cotiled_copy(atom, tv, data)`: `tv` maps threads and values to addresses of `data`.
    pub fn make_cotiled_copy(self, atom: CopyAtom<'a>, tv: Layout<'a>, data: Layout<'a>) -> Result<'a, TiledCopy<'a>> {
        for layout in [tv, data] {
            if [layout.shape, layout.stride].iter().any(|t| t.any_leaf(&|t| t.int().is_some_and(|i| !self.known(i)))) {
                return self.fail(Fault::NotStatic { operation: "make_cotiled_copy", what: self.layout_tree(layout) });
            }
        }
        let inverse = self.concat(&[self.left_inverse(data)?, UNIT]);
        let coords = self.composition(inverse, tv)?;
        let values = self.mode(coords, 1)?;
        let there = self.coalesce(self.composition(self.concat(&[data, UNIT]), values)?)?;
        let wanted = self.coalesce(self.mode(tv, 1)?)?;
        if !self.is(self.equal(self.layout_tree(there), self.layout_tree(wanted)), 1) {
            return self.fail(Fault::Cotiled { found: there, wanted, data });
        }
        let (tv, tiler) = self.tile_of(coords, self.product_each(data.shape)?)?;
        self.make_tiled_copy_tv(atom, tv, tiler)
    }

    /// The smallest tile of `data` that holds the addresses of `reached`, and those as coordinates in it.
    pub(super) fn cotile(self, reached: Layout<'a>, data: Layout<'a>) -> Result<'a, (Layout<'a>, Tree<'a>)> {
        let coords = self.composition(self.concat(&[self.left_inverse(data)?, UNIT]), reached)?;
        self.tile_of(coords, self.product_each(data.shape)?)
    }

    /// (source or destination thread and value) to (reference thread and value).
    pub fn to_reference(self, atom: &CopyAtom<'a>, side: Side) -> Result<'a, Layout<'a>> {
        let target = match side {
            Side::Source => atom.source,
            Side::Destination => atom.destination,
        };
        self.composition(self.right_inverse(atom.reference)?, target)
    }

    /// `tidfrg_S` and `tidfrg_D`: `(Thr,(FrgV,FrgX),(RestM,RestN,…))`.
    pub fn tidfrg(self, copy: &TiledCopy<'a>, side: Side, layout: Layout<'a>) -> Result<'a, Layout<'a>> {
        if layout.rank() < copy.tiler.rank() {
            return self.fail(Fault::PartitionRank { layout, tiler: copy.tiler });
        }
        self.tile2thrfrg(copy, self.zipped_divide(layout, copy.tiler)?, self.to_reference(&copy.atom, side)?)
    }

    /// `tile2thrfrg`: `((TileM,TileN,…),(RestM,RestN,…))` to `(Thr,(FrgV,FrgX),(RestM,RestN,…))`.
    pub fn tile2thrfrg(self, copy: &TiledCopy<'a>, tiled: Layout<'a>, to_reference: Layout<'a>) -> Result<'a, Layout<'a>> {
        let of_atom = self.tuple_of(2, |i| Ok(Tree::Int(self.size(self.mode(copy.atom.reference, i as i64)?)?)))?;
        let atoms = self.zipped_divide(copy.tv, of_atom)?;
        let to_reference = self.tuple(&[self.layout_tree(to_reference), Tree::Underscore]);
        let atoms = self.composition_tiler(atoms, to_reference)?;
        let zipped = Layout { shape: self.zip(atoms.shape)?, stride: self.zip(atoms.stride)? };
        let tile = self.layout_tree(self.coalesce_by(zipped, APART)?);
        let parts = self.composition_tiler(tiled, self.tuple(&[tile, Tree::Underscore]))?;
        let (thread_and_value, all) = (self.underscores(2), Tree::Underscore);
        self.slice_layout(self.tuple(&[thread_and_value, all]), parts)
    }

    /// `get_layoutS_TV` and `get_layoutD_TV`: (thread, value) to the coordinate in the tile.
    pub fn copy_layout_tv(self, copy: &TiledCopy<'a>, side: Side) -> Result<'a, Layout<'a>> {
        let shape = self.tuple(&[self.tiler_shape(copy.tiler)?, Tree::Int(ONE)]);
        let tile = self.make_layout(shape, super::compact::Major::Left)?;
        let parts = self.tile2thrfrg(copy, tile, self.to_reference(&copy.atom, side)?)?;
        let first = self.tuple(&[Tree::Underscore, Tree::Underscore, Tree::Int(ZERO)]);
        self.slice_layout(first, parts)
    }

    /// The shape of a tiler: each layout in it by its own.
    pub fn tiler_shape(self, tiler: Tree<'a>) -> Result<'a, Tree<'a>> {
        self.transform_leaf(tiler, &mut |t| match t {
            Tree::Layout(l) => Ok(l.shape),
            t => Ok(t),
        })
    }

    /// `partition_S` and `partition_D`: what a thread moves of a tensor.
    pub fn copy_partition(self, copy: &TiledCopy<'a>, thread: Int, side: Side, tensor: Tensor<'a>) -> Result<'a, Tree<'a>> {
        let rank = self.inner_layout("partition", tensor.layout)?.rank();
        let layout = self.on_layout(tensor.layout, |l| self.tidfrg(copy, side, l))?;
        let coord = self.tuple(&[Tree::Int(thread), Tree::Underscore, self.underscores(rank)]);
        self.tensor_at(Tensor { layout, ..tensor }, coord)
    }

    /// `retile`: a fragment in the order in which this copy takes its values.
    pub fn retile(self, copy: &TiledCopy<'a>, fragment: Layout<'a>) -> Result<'a, Layout<'a>> {
        let values = self.size(self.mode(fragment, 0)?)?;
        let threads = self.size(self.mode(copy.tv, 0)?)?;
        let in_tile = self.with_shape(self.right_inverse(copy.tv)?, self.tiler_shape(copy.tiler)?)?;
        let factor = self.mul(threads, values)?;
        if !self.known(factor) || factor.value < 1 {
            return self.fail(Fault::NotStatic { operation: "retile", what: fragment.shape });
        }
        let of_values = self.upcast(factor, in_tile)?;
        let all = self.make_layout(Tree::Int(values), super::compact::Major::Left)?;
        let spread = self.logical_product(all, self.layout_tree(self.right_inverse(of_values)?))?;
        let of_atom = self.size(self.mode(copy.atom.reference, 1)?)?;
        let of_atom = self.make_layout(Tree::Int(of_atom), super::compact::Major::Left)?;
        let spread = self.layout_tree(self.zipped_divide(spread, self.layout_tree(of_atom))?);
        let tile = self.prepend(self.product_each(of_values.shape)?, Tree::Int(values));
        let parts = self.composition_tiler(self.zipped_divide(fragment, tile)?, self.tuple(&[spread, Tree::Underscore]))?;
        let rest = self.pad("append", Tree::Int(ZERO), fragment.rank() as i64, Tree::Underscore)?;
        self.slice_layout(self.tuple(&[Tree::Underscore, rest]), parts)
    }
}
