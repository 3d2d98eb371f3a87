//! Fragments in the tensor memory of SM100, and the copies that reach them.
//!
//! Source: `cute/atom/mma_traits_sm100_frag.hpp`, `cute/atom/copy_traits_sm100.hpp`, `cute/arch/tmem_allocator_sm100.hpp`.

use super::compact::Major;
use super::int::{Int, ONE, ZERO};
use super::tensor::TensorMemory;
use super::{CopyAtom, Cx, Engine, Fault, Layout, Mode, Result, Tensor, TiledCopy, Tree};

/// How the atoms of a fragment share the lanes of tensor memory: `UMMA::TmemAllocMode`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allocation {
    /// Two atoms of 64 lanes fill each other's gaps.
    Interleaved,
    /// An atom of 64 lanes has its columns for itself.
    NonInterleaved,
    /// Both halves of the lanes hold the same.
    Duplicated,
}

/// What a fragment is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FragmentKind {
    /// The size of a value in bits.
    pub bits: i64,
    /// The size in bits of what holds a value.
    pub storage: i64,
    /// How many SMs work on one instruction: 1 or 2.
    pub sms: i64,
    /// How lanes are shared.
    pub allocation: Allocation,
    /// Whether it belongs to a weight-stationary instruction.
    pub weight_stationary: bool,
}

/// What a fragment of scale factors is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScaleFactors {
    /// The size of a scale factor in bits.
    pub bits: i64,
    /// How many SMs work on one instruction.
    pub sms: i64,
    /// Whether they scale A.
    pub of_a: bool,
    /// Whether they are doubled for the data path of two by two.
    pub two_by_two: bool,
}

/// Lanes of tensor memory.
const LANES: i64 = 128;
/// Elements that the layout of one lane may address.
const COLUMNS: i64 = 16384;
/// Bits of tensor memory: 128 lanes of 512 columns of 32 bits.
const CAPACITY: i64 = LANES * 512 * 32;

const PARTITIONED: &str = "Expected post-partitioned shape ((M_MMA,N_MMA),...).";

/// The distance from one lane to the next in units of `bits`, where a lane is 2^21 bits after the one before.
fn lane(bits: i64) -> i64 {
    (1 << 21) / bits.max(1)
}

impl<'a> Cx<'a> {
    fn no_fragment<T>(self, rule: &'static str, what: Tree<'a>) -> Result<'a, T> {
        self.fail(Fault::TensorMemory { rule, what })
    }

    fn fixed_tuple(self, items: &[i64]) -> Tree<'a> {
        let items: Vec<Tree> = items.iter().map(|i| Tree::Int(Int::fixed(*i))).collect();
        self.tuple(&items)
    }

    /// The extents of one instruction's part and the modes behind it, all compile-time.
    fn partitioned(self, shape: Tree<'a>) -> Result<'a, ([Tree<'a>; 2], Tree<'a>)> {
        let (Tree::Tuple([Tree::Tuple([m, n]), rest @ ..]), false) = (shape, shape.is_tuple() && shape.rank() < 2) else {
            return self.no_fragment(PARTITIONED, shape);
        };
        if shape.any_leaf(&|t| t.int().is_none_or(|i| !self.known(i))) {
            return self.fail(Fault::NotStatic { operation: "make_tensor", what: shape });
        }
        if rest.is_empty() && self.mode == Mode::Cxx {
            return self
                .no_fragment("no matching function for call to 'make_layout()': nothing stands behind the modes of an instruction", shape);
        }
        Ok(([*m, *n], Tree::Tuple(rest)))
    }

    /// A fragment whose first mode is `atom`, in lanes (stride 1) and columns (stride 128), repeated over `rest`.
    fn in_tensor_memory(self, atom: Layout<'a>, rest: Layout<'a>, lane: i64, column: i64, columns: i64) -> Result<'a, Layout<'a>> {
        let logical = self.tiled_product(atom, self.layout_tree(rest))?;
        let places = Layout { shape: self.fixed_tuple(&[LANES, columns]), stride: self.fixed_tuple(&[lane, column]) };
        self.composition(places, logical)
    }

    fn fragment_tensor(self, engine: TensorMemory, layout: Layout<'a>) -> Tree<'a> {
        self.tensor(Engine::TensorMemory(engine), self.layout_tree(layout))
    }

    /// `UMMA::tmem_frg` and `UMMA::tmem_frg_ws`: the accumulators of an instruction, or its A where that is not a descriptor.
    pub fn tmem_fragment(self, kind: FragmentKind, shape: Tree<'a>) -> Result<'a, Tree<'a>> {
        let refused = |rule| self.no_fragment(rule, shape);
        if kind.bits > kind.storage {
            return refused("TMEM MMA allocations require StorageType big enough for ValueType.");
        }
        let taken = self.mul(self.product(shape)?, Int::fixed(kind.storage))?;
        if taken.value > CAPACITY {
            return refused("Requesting more TMEM than is available.");
        }
        let ([m, n], rest) = self.partitioned(shape)?;
        let (m, n) = (self.product(m)?.value, self.product(n)?.value);
        let mut tile_stride = 1;
        // Lanes first: (rows, columns) of an atom whose columns lie in `parts` groups of lanes.
        let parts = |rows: i64, parts: i64| {
            let columns = self.tuple(&[Tree::Int(Int::fixed(n / parts)), Tree::Int(Int::fixed(parts))]);
            let stride = self.fixed_tuple(&[LANES, rows]);
            Layout { shape: self.tuple(&[Tree::Int(Int::fixed(rows)), columns]), stride: self.tuple(&[Tree::Int(ONE), stride]) }
        };
        let whole = Layout { shape: self.fixed_tuple(&[LANES, n]), stride: self.fixed_tuple(&[1, LANES]) };
        let atom = match (kind.weight_stationary, kind.sms, kind.allocation, m) {
            (true, ..) if ![32, 64, 128].contains(&m) => {
                return refused("Weight stationary UMMA_1SM M-mode size should be 32 or 64 or 128.");
            }
            (true, ..) if ![64, 128, 256].contains(&n) => {
                return refused("Dense weight stationary UMMA_1SM N-mode size should be 64 or 128 or 256.");
            }
            (true, _, _, 32) => parts(32, 4),
            (true, _, _, 64) => parts(64, 2),
            (true, ..) => whole,
            (false, 1, Allocation::Duplicated, _) => return refused("UMMA_1SM only accepts Interleaved or NonInterleaved"),
            (false, 1, allocation, 64) => {
                tile_stride = if allocation == Allocation::Interleaved { 1 } else { 2 };
                Layout {
                    shape: self.tuple(&[self.fixed_tuple(&[16, 4]), Tree::Int(Int::fixed(n))]),
                    stride: self.tuple(&[self.fixed_tuple(&[1, 32]), Tree::Int(Int::fixed(LANES))]),
                }
            }
            (false, 1, _, 128) => whole,
            (false, 1, ..) => return refused("UMMA_1SM M-mode size should be 64 or 128."),
            (false, _, Allocation::NonInterleaved, _) => return refused("UMMA_2SM only accepts Interleaved or Duplicated"),
            (false, _, Allocation::Interleaved, 32) => parts(32, 4),
            (false, _, _, 32) => return refused("Only TmemAllocMode::Interleaved is supported for UMMA_2SM M_MMA=32"),
            (false, _, Allocation::Interleaved, 64) => parts(64, 2),
            (false, _, _, 64 | 128) => whole,
            (false, ..) => return refused("UMMA_2SM M-mode size should be 32 or 64 or 128."),
        };
        let rest = Layout { shape: rest, stride: self.compact_left(rest, Tree::Int(Int::fixed(tile_stride)))? };
        let layout = self.in_tensor_memory(atom, rest, lane(kind.bits), kind.storage / kind.bits, COLUMNS)?;
        Ok(self.fragment_tensor(TensorMemory::start(kind.bits as u32), layout))
    }

    /// `UMMA::tmem_sf_frg`: scale factors, replicated over the four quarters of the lanes.
    pub fn tmem_scale_factors(self, kind: ScaleFactors, shape: Tree<'a>) -> Result<'a, Tree<'a>> {
        let ([mn, k], rest) = self.partitioned(shape)?;
        let (Tree::Tuple([vector, factors]), Tree::Tuple([_, _, ..])) = (k, rest) else {
            return self.no_fragment("Expected an MMA-SF partitioned tensor", shape);
        };
        let mn = self.product(mn)?.value;
        let along_k = |tail: Tree<'a>, stride: Tree<'a>| {
            let columns = self.tuple(&[Tree::Int(self.product(*vector)?), Tree::Int(self.product(*factors)?)]);
            Ok(Layout { shape: self.tuple(&[tail, columns]), stride: self.tuple(&[stride, self.fixed_tuple(&[0, LANES])]) })
        };
        let atom = if kind.of_a || !kind.two_by_two {
            let rows = self.tuple(&[self.fixed_tuple(&[32, mn / 32]), Tree::Int(Int::fixed(4))]);
            along_k(rows, self.tuple(&[self.fixed_tuple(&[1, 512]), Tree::Int(Int::fixed(32))]))?
        } else if kind.sms != 2 {
            return self.no_fragment("Should be 2x2 Datapath", shape);
        } else {
            let two = Tree::Int(Int::fixed(2));
            let rows = self.tuple(&[self.fixed_tuple(&[32, mn / 64]), two, two]);
            let stride = self.tuple(&[self.fixed_tuple(&[1, 512]), Tree::Int(Int::fixed(64)), Tree::Int(Int::fixed(32))]);
            along_k(rows, stride)?
        };
        let layout = self.in_tensor_memory(atom, self.make_layout(rest, Major::Left)?, lane(kind.bits), 1, COLUMNS)?;
        Ok(self.fragment_tensor(TensorMemory::start(kind.bits as u32), layout))
    }

    /// `UMMA::tmem_e_frg` and `UMMA::tmem_e_frg_ws`: the metadata of a sparse operand of values of `bits` bits.
    pub fn tmem_metadata(self, bits: i64, weight_stationary: bool, shape: Tree<'a>) -> Result<'a, Tree<'a>> {
        let ([m, n], rest) = self.partitioned(shape)?;
        let (m, n) = (self.product(m)?.value, self.product(n)?.value);
        if weight_stationary && ![32, 64, 128].contains(&m) {
            return self.no_fragment("Weight stationary UMMA_1SM M-mode size should be 32 or 64 or 128.", shape);
        }
        if !weight_stationary && m != LANES {
            return self.no_fragment("Only 128 implemented right now.", shape);
        }
        // Elements of metadata a byte, and in how many runs of eight rows the columns of a value lie apart.
        let (sparsity, apart) = match bits {
            32 => (4, 1024),
            16 => (8, 2048),
            8 => (8, 0),
            4 if !weight_stationary => (16, 0),
            _ => return self.no_fragment("Invalid ValueType", shape),
        };
        if n != 512 / bits {
            return self.no_fragment("N_MMA == 512 / sizeof_bits<ValueType>", shape);
        }
        let copies = LANES / m;
        let atom = match (apart, copies) {
            (0, 1) => Layout { shape: self.fixed_tuple(&[LANES, n]), stride: self.fixed_tuple(&[1, LANES]) },
            (0, _) => Layout {
                shape: self.tuple(&[Tree::Int(Int::fixed(m)), self.fixed_tuple(&[n, copies])]),
                stride: self.tuple(&[Tree::Int(ONE), self.fixed_tuple(&[LANES, m])]),
            },
            _ => {
                let (rows, columns) = (self.fixed_tuple(&[8, 2, m / 16]), self.fixed_tuple(&[n / 2, 2]));
                let (down, across) = (self.fixed_tuple(&[1, apart, 16]), self.fixed_tuple(&[LANES, 8]));
                let (copies, there) = (Tree::Int(Int::fixed(copies)), Tree::Int(Int::fixed(m)));
                match m {
                    LANES => Layout { shape: self.tuple(&[rows, columns]), stride: self.tuple(&[down, across]) },
                    _ => Layout { shape: self.tuple(&[rows, columns, copies]), stride: self.tuple(&[down, across, there]) },
                }
            }
        };
        let (bit_lane, columns) = match sparsity {
            4 => (1 << 20, COLUMNS / 2),
            16 => (1 << 22, 2 * COLUMNS),
            _ => (1 << 21, COLUMNS),
        };
        let layout = self.in_tensor_memory(atom, self.make_layout(rest, Major::Left)?, bit_lane, 1, columns)?;
        Ok(self.fragment_tensor(TensorMemory { sparsity, ..TensorMemory::start(8) }, layout))
    }

    /// The lanes and bits that an instruction reaches, as (thread, value) to elements of `bits` bits.
    fn reached(self, threads: Layout<'a>, values: Layout<'a>, bits: i64) -> Result<'a, Layout<'a>> {
        Ok(self.concat(&[threads, self.coalesce(self.upcast(Int::fixed(bits), values)?)?]))
    }

    /// The layout and the element size of a tensor in tensor memory.
    pub fn tensor_memory_of(self, tensor: Tensor<'a>) -> Result<'a, (TensorMemory, Layout<'a>)> {
        match (tensor.engine, tensor.layout) {
            (Engine::TensorMemory(p), Tree::Layout(l)) => Ok((p, *l)),
            _ => self.no_fragment("Expected TMEM tensor.", tensor.layout),
        }
    }

    /// `make_tmem_copy`: four warps, each in its quarter of the lanes, over a tensor in tensor memory.
    pub fn make_tmem_copy(self, atom: CopyAtom<'a>, values: Layout<'a>, tensor: Tensor<'a>) -> Result<'a, TiledCopy<'a>> {
        let (p, layout) = self.tensor_memory_of(tensor)?;
        let bits = i64::from(p.element_bits);
        if atom.bits != bits {
            return self.no_fragment("Expected a CopyAtom with the same type-width as the Tensor.", tensor.layout);
        }
        let threads = Layout { shape: self.fixed_tuple(&[32, 4]), stride: self.fixed_tuple(&[0, 32 * lane(bits)]) };
        self.make_cotiled_copy(atom, self.reached(threads, values, bits)?, layout)
    }

    /// `make_utccp_copy`: one thread, or one of each of two SMs, over a tensor in tensor memory.
    pub fn make_utccp_copy(self, atom: CopyAtom<'a>, values: Layout<'a>, tensor: Tensor<'a>) -> Result<'a, TiledCopy<'a>> {
        let (p, layout) = self.tensor_memory_of(tensor)?;
        let threads = Layout { shape: Tree::Int(self.size(atom.thr_id)?), stride: Tree::Int(ZERO) };
        self.make_cotiled_copy(atom, self.reached(threads, values, p.element_bits.into())?, layout)
    }

    /// `make_tmem_warp_partitioner`: the quarters of a tensor in tensor memory, one for each of four warps, as a copy of
    /// single values by four threads.
    pub fn make_tmem_warp_partitioner(self, tensor: Tensor<'a>) -> Result<'a, TiledCopy<'a>> {
        let (p, layout) = self.tensor_memory_of(tensor)?;
        let bits = i64::from(p.element_bits);
        let quarters = Layout { shape: Tree::Int(Int::fixed(4)), stride: Tree::Int(Int::fixed(32 * lane(bits))) };
        let (tv, tiler) = self.cotile(quarters, layout)?;
        let single = Layout { shape: self.fixed_tuple(&[1, 1]), stride: self.fixed_tuple(&[0, 0]) };
        let atom = CopyAtom { thr_id: super::layout::UNIT, source: single, destination: single, reference: single, bits };
        Ok(TiledCopy { atom, tv: self.concat(&[tv, super::layout::UNIT]), tiler })
    }

    /// `TV_Tiler::get_slice(i).partition(tensor)`: the quarter of a tensor that one warp takes.
    pub fn tv_partition(self, copy: &TiledCopy<'a>, index: Tree<'a>, tensor: Tensor<'a>) -> Result<'a, Tree<'a>> {
        let rank = self.inner_layout("partition", tensor.layout)?.rank();
        let threads = self.layout_tree(self.mode(copy.tv, 0)?);
        let by_thread = self.tuple(&[threads, Tree::Underscore]);
        let layout = self.on_layout(tensor.layout, |l| self.composition_tiler(self.zipped_divide(l, copy.tiler)?, by_thread))?;
        self.tensor_at(Tensor { layout, ..tensor }, self.tuple(&[index, self.underscores(rank)]))
    }
}
