//! Values that own their parts, so that they outlive the arena of the line that made them.

use super::Value;
use super::element::Element;
use super::tiling::{Operation, Tiling, TilingKind};
use crate::algebra::mixed_bits::MixedBits;
use crate::algebra::tensor::{Pointer, TensorMemory};
use crate::algebra::{
    Composed, CopyAtom, Cx, Descriptor, Engine, Int, Layout, MAX_DEPTH, MmaAtom, Note, Swizzle, Tensor, TiledCopy, TiledMma, Tma, Tree,
    UnsetPointer,
};

/// One node of a stored value, in preorder.
#[derive(Clone, Debug)]
enum Cell {
    Int(Int),
    Basis(Int, i64, Box<[u32]>),
    Underscore,
    Tuple(usize),
    Arith(usize),
    Layout,
    Swizzle(Swizzle),
    Composed,
    SmemFlag(UnsetPointer),
    Mixed(MixedBits),
    Counting(i64),
    Coordinates,
    Pointer(Pointer),
    TensorMemory(TensorMemory),
    Descriptors(Descriptor),
    Descriptor(Descriptor),
    Engine,
    Tensor,
}

/// A value that owns its parts, so that it outlives the arena it was made in.
///
/// ```
/// use cutectl::{Session, value::{notation, stored::Stored}};
///
/// let mut session = Session::default();
/// let stored = {
///     let arena = bumpalo::Bump::new();
///     Stored::new(session.value(&arena, "(4,8):(8,1)").unwrap()).unwrap()
/// };
/// let arena = bumpalo::Bump::new();
/// assert_eq!(notation::text(stored.load(session.cx(&arena))), "(4,8):(8,1)");
/// ```
#[derive(Clone, Debug)]
pub enum Stored {
    /// A value of the algebra, flattened.
    Tree(Box<[CellBox]>),
    /// An MMA or copy operation with its template arguments.
    Operation(Box<StoredOperation>),
    /// A tiling: the parts of its kind as one tuple.
    Tiling(&'static str, Option<Box<StoredOperation>>, Box<[CellBox]>),
    /// An enumerator by its name, such as `GMMA::Major::K`.
    Constant(String),
    /// The parts of `R<3,2>`.
    Ratio([Int; 2]),
    /// A value without parts in an arena, kept as it is.
    Plain(Value<'static>),
    /// A string literal as written.
    Text(String),
}

/// An instruction that owns its template arguments.
#[derive(Clone, Debug)]
pub struct StoredOperation {
    name: String,
    args: Vec<Stored>,
    value_type: Option<Element>,
    tma: Option<StoredTma>,
    is_traits: bool,
}

/// What a copy by the tensor memory accelerator keeps: its trees apart.
#[derive(Clone, Debug)]
struct StoredTma {
    plain: Tma<'static>,
    trees: Box<[CellBox]>,
}

impl StoredOperation {
    fn new(operation: &Operation) -> Result<Box<Self>, TooBig> {
        let args = operation.args.iter().map(|a| Stored::new(*a)).collect::<Result<_, _>>()?;
        let tma = operation.tma.map(|tma| {
            let mut cells = Vec::new();
            store(tma.strides, &mut cells);
            [&tma.basis, &tma.global, &tma.shared, &tma.values].iter().for_each(|l| store_layout(l, &mut cells));
            StoredTma { plain: static_parts(tma), trees: cells.into_iter().map(CellBox).collect() }
        });
        Ok(Box::new(StoredOperation {
            name: operation.name.to_string(),
            args,
            value_type: operation.value_type,
            tma,
            is_traits: operation.is_traits,
        }))
    }

    fn parts(&self) -> usize {
        1 + text_parts(&self.name) + self.args.iter().map(Stored::parts).sum::<usize>()
    }

    fn load<'a>(&self, cx: Cx<'a>) -> &'a Operation<'a> {
        let args = cx.arena.alloc_slice_fill_with(self.args.len(), |i| self.args[i].load(cx));
        let tma = self.tma.as_ref().map(|kept| {
            let mut cells = kept.trees.iter();
            let strides = load(cx, &mut cells);
            let mut layout = || match load(cx, &mut cells) {
                Tree::Layout(l) => *l,
                shape => Layout { shape, stride: shape },
            };
            let (basis, global, shared, values) = (layout(), layout(), layout(), layout());
            let tma: &Tma = cx.arena.alloc(Tma { strides, basis, global, shared, values, ..kept.plain });
            tma
        });
        cx.arena.alloc(Operation {
            name: cx.arena.alloc_str(&self.name),
            args,
            value_type: self.value_type,
            tma,
            is_traits: self.is_traits,
        })
    }
}

/// The parts of `tma` that lie in no arena.
fn static_parts(tma: &Tma) -> Tma<'static> {
    let empty = Tree::Tuple(&[]);
    let none = Layout { shape: empty, stride: empty };
    let Tma { map, elements, bits, internal_bits, multicast, tile, swizzle, .. } = *tma;
    Tma {
        map,
        strides: empty,
        basis: none,
        elements,
        bits,
        internal_bits,
        multicast,
        tile,
        global: none,
        shared: none,
        swizzle,
        values: none,
    }
}

/// The bytes of a text as parts of a value.
pub fn text_parts(text: &str) -> usize {
    text.len() / size_of::<Cell>()
}

/// A node of a flattened value; its form is private to this module.
#[derive(Clone, Debug)]
pub struct CellBox(Cell);

/// The error of a value with too many parts to be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooBig;

impl Stored {
    /// Copies `value` out of its arena.
    pub fn new(value: Value) -> Result<Stored, TooBig> {
        Ok(match value {
            Value::Tree(t) => {
                if !is_keepable(t) {
                    return Err(TooBig);
                }
                let mut cells = Vec::new();
                store(t, &mut cells);
                Stored::Tree(cells.into_iter().map(CellBox).collect())
            }
            Value::Text(text) => Stored::Text(text.to_string()),
            Value::Constant(name) => Stored::Constant(name.to_string()),
            Value::Operation(operation) => Stored::Operation(StoredOperation::new(operation)?),
            Value::Tiling(tiling) => {
                let mut cells = Vec::new();
                store_tiling(&tiling.kind, &mut cells);
                let operation = tiling.operation.map(StoredOperation::new).transpose()?;
                Stored::Tiling(tiling.kind.kind(), operation, cells.into_iter().map(CellBox).collect())
            }
            Value::Order(major) => Stored::Plain(Value::Order(major)),
            Value::Type(element) => Stored::Plain(Value::Type(element)),
            Value::SparseType(element, sparsity) => Stored::Plain(Value::SparseType(element, sparsity)),
            Value::Ratio(parts) => Stored::Ratio(*parts),
            Value::Float(x) => Stored::Plain(Value::Float(x)),
            Value::Char(c) => Stored::Plain(Value::Char(c)),
            Value::Printed(_) | Value::Nothing => Stored::Plain(Value::Nothing),
        })
    }

    /// Whether it is a ratio.
    pub fn is_ratio(&self) -> bool {
        matches!(self, Stored::Ratio(_))
    }

    /// The bytes that a part of a value takes.
    pub const PART: usize = size_of::<CellBox>();

    /// How much is kept, in parts of a value; text counts by its length.
    pub fn parts(&self) -> usize {
        match self {
            Stored::Tree(cells) => cells.len(),
            Stored::Tiling(_, operation, cells) => cells.len() + operation.as_ref().map_or(0, |o| o.parts()),
            Stored::Operation(operation) => operation.parts(),
            Stored::Text(text) | Stored::Constant(text) => 1 + text_parts(text),
            Stored::Ratio(_) | Stored::Plain(_) => 1,
        }
    }

    /// The notes of its integers, in order, and whether each is a basis element without a path, which its text does not tell.
    pub fn notes(&self) -> impl Iterator<Item = (Note, bool)> {
        let cells = match self {
            Stored::Tree(cells) | Stored::Tiling(_, _, cells) => &cells[..],
            _ => &[],
        };
        cells.iter().filter_map(|CellBox(cell)| match cell {
            Cell::Int(i) => Some((i.note, false)),
            Cell::Basis(i, _, path) => Some((i.note, path.is_empty())),
            _ => None,
        })
    }

    /// The value, in the arena of `cx`.
    pub fn load<'a>(&self, cx: Cx<'a>) -> Value<'a> {
        match self {
            Stored::Tree(cells) => Value::Tree(load(cx, &mut cells.iter())),
            Stored::Ratio(parts) => Value::Ratio(cx.arena.alloc(*parts)),
            Stored::Plain(value) => *value,
            Stored::Constant(name) => Value::Constant(cx.arena.alloc_str(name)),
            Stored::Operation(operation) => Value::Operation(operation.load(cx)),
            Stored::Tiling(kind, operation, cells) => {
                let kind = load_tiling(cx, kind, &mut cells.iter());
                let operation = operation.as_ref().map(|o| o.load(cx));
                Value::Tiling(cx.arena.alloc(Tiling { operation, kind }))
            }
            Stored::Text(text) => Value::Text(cx.arena.alloc_str(text)),
        }
    }
}

/// Whether `t` is small enough to be bound. Counted first: what is counted is soon walked.
pub fn is_keepable(t: Tree) -> bool {
    t.leaves().is_some() && t.levels() <= MAX_DEPTH
}

fn store(t: Tree, out: &mut Vec<Cell>) {
    match t {
        Tree::Int(i) => out.push(Cell::Int(i)),
        Tree::Basis(b) => out.push(Cell::Basis(b.value, b.over, b.path.into())),
        Tree::Underscore => out.push(Cell::Underscore),
        Tree::Tuple(items) | Tree::Arith(items) => {
            let tuple = matches!(t, Tree::Tuple(_));
            out.push(if tuple { Cell::Tuple(items.len()) } else { Cell::Arith(items.len()) });
            items.iter().for_each(|t| store(*t, out));
        }
        Tree::Layout(l) => {
            out.push(Cell::Layout);
            store(l.shape, out);
            store(l.stride, out);
        }
        Tree::Swizzle(s) => out.push(Cell::Swizzle(s)),
        Tree::Composed(c) => {
            out.push(Cell::Composed);
            store(c.outer, out);
            store(c.offset, out);
            store(c.inner, out);
        }
        Tree::SmemFlag(unset) => out.push(Cell::SmemFlag(unset)),
        Tree::Mixed(m) => out.push(Cell::Mixed(m)),
        Tree::Descriptor(d) => out.push(Cell::Descriptor(d)),
        Tree::Engine(e) => {
            out.push(Cell::Engine);
            store_engine(*e, out);
        }
        Tree::Tensor(x) => {
            out.push(Cell::Tensor);
            store_engine(x.engine, out);
            store(x.layout, out);
        }
    }
}

fn store_layout(l: &Layout, out: &mut Vec<Cell>) {
    store(Tree::Layout(l), out);
}

/// The parts of a tiling, in the order in which `load_tiling` reads them.
fn store_tiling(kind: &TilingKind, out: &mut Vec<Cell>) {
    let mma_atom = |atom: &MmaAtom, out: &mut Vec<Cell>| {
        [&atom.thr_id, &atom.a, &atom.b, &atom.c].iter().for_each(|l| store_layout(l, out));
        store(atom.shape, out);
    };
    let mma = |mma: &TiledMma, out: &mut Vec<Cell>| {
        mma_atom(&mma.atom, out);
        store_layout(&mma.threads, out);
        store(mma.atoms.as_ref().map_or(Tree::Underscore, Tree::Layout), out);
        store(mma.permutation, out);
    };
    let copy_atom = |atom: &CopyAtom, out: &mut Vec<Cell>| {
        [&atom.thr_id, &atom.source, &atom.destination, &atom.reference].iter().for_each(|l| store_layout(l, out));
        out.push(Cell::Int(Int::fixed(atom.bits)));
    };
    let copy = |copy: &TiledCopy, out: &mut Vec<Cell>| {
        copy_atom(&copy.atom, out);
        store_layout(&copy.tv, out);
        store(copy.tiler, out);
    };
    match kind {
        TilingKind::MmaAtom(atom) => mma_atom(atom, out),
        TilingKind::TiledMma(tiled) => mma(tiled, out),
        TilingKind::ThrMma(tiled, at) => {
            mma(tiled, out);
            store(*at, out);
        }
        TilingKind::CopyAtom(atom) => copy_atom(atom, out),
        TilingKind::TiledCopy(tiled) => copy(tiled, out),
        TilingKind::ThrCopy(tiled, thread) => {
            copy(tiled, out);
            out.push(Cell::Int(*thread));
        }
    }
}

/// The tiling of a kind from its parts.
fn load_tiling<'a>(cx: Cx<'a>, kind: &str, cells: &mut std::slice::Iter<CellBox>) -> TilingKind<'a> {
    let mut part = || load(cx, cells);
    let layout = |t: Tree<'a>| match t {
        Tree::Layout(l) => *l,
        shape => Layout { shape, stride: shape },
    };
    let (thr_id, x, y, z, last) = (layout(part()), layout(part()), layout(part()), layout(part()), part());
    let integer = |t: Tree| t.int().unwrap_or(Int::fixed(0));
    if kind.ends_with("mma") || kind == "mma_atom" {
        let atom = MmaAtom { thr_id, a: x, b: y, c: z, shape: last };
        if kind == "mma_atom" {
            return TilingKind::MmaAtom(atom);
        }
        let threads = layout(part());
        let atoms = match part() {
            Tree::Layout(l) => Some(*l),
            _ => None,
        };
        let mma = TiledMma { atom, atoms, threads, permutation: part() };
        return if kind == "tiled_mma" { TilingKind::TiledMma(mma) } else { TilingKind::ThrMma(mma, part()) };
    }
    let atom = CopyAtom { thr_id, source: x, destination: y, reference: z, bits: integer(last).value };
    if kind == "copy_atom" {
        return TilingKind::CopyAtom(atom);
    }
    let copy = TiledCopy { atom, tv: layout(part()), tiler: part() };
    if kind == "tiled_copy" { TilingKind::TiledCopy(copy) } else { TilingKind::ThrCopy(copy, integer(part())) }
}

fn store_engine(engine: Engine, out: &mut Vec<Cell>) {
    match engine {
        Engine::Counting(n) => out.push(Cell::Counting(n)),
        Engine::Pointer(p) => out.push(Cell::Pointer(p)),
        Engine::TensorMemory(p) => out.push(Cell::TensorMemory(p)),
        Engine::Descriptor(d) => out.push(Cell::Descriptors(d)),
        Engine::Coordinates(at) => {
            out.push(Cell::Coordinates);
            store(at, out);
        }
    }
}

fn load<'a>(cx: Cx<'a>, cells: &mut std::slice::Iter<CellBox>) -> Tree<'a> {
    let Some(CellBox(cell)) = cells.next() else {
        return Tree::Tuple(&[]);
    };
    match cell {
        Cell::Int(i) => Tree::Int(*i),
        Cell::Basis(value, over, path) => cx.ratio_basis(*value, *over, path),
        Cell::Underscore => Tree::Underscore,
        Cell::Tuple(n) => Tree::Tuple(cx.arena.alloc_slice_fill_with(*n, |_| load(cx, cells))),
        Cell::Arith(n) => Tree::Arith(cx.arena.alloc_slice_fill_with(*n, |_| load(cx, cells))),
        Cell::Layout => {
            let shape = load(cx, cells);
            cx.layout_tree(Layout { shape, stride: load(cx, cells) })
        }
        Cell::Swizzle(s) => Tree::Swizzle(*s),
        Cell::Composed => {
            let (outer, offset) = (load(cx, cells), load(cx, cells));
            cx.composed(Composed { outer, offset, inner: load(cx, cells) })
        }
        Cell::SmemFlag(unset) => Tree::SmemFlag(*unset),
        Cell::Mixed(m) => Tree::Mixed(*m),
        Cell::Descriptor(d) => Tree::Descriptor(*d),
        Cell::Engine => Tree::Engine(cx.arena.alloc(load_engine(cx, cells))),
        Cell::Tensor => {
            let engine = load_engine(cx, cells);
            Tree::Tensor(cx.arena.alloc(Tensor { engine, layout: load(cx, cells) }))
        }
        Cell::Counting(_) | Cell::Coordinates | Cell::Pointer(_) | Cell::TensorMemory(_) | Cell::Descriptors(_) => {
            unreachable!("an engine stands inside a tensor or an iterator")
        }
    }
}

fn load_engine<'a>(cx: Cx<'a>, cells: &mut std::slice::Iter<CellBox>) -> Engine<'a> {
    match cells.next() {
        Some(CellBox(Cell::Counting(n))) => Engine::Counting(*n),
        Some(CellBox(Cell::Pointer(p))) => Engine::Pointer(*p),
        Some(CellBox(Cell::TensorMemory(p))) => Engine::TensorMemory(*p),
        Some(CellBox(Cell::Descriptors(d))) => Engine::Descriptor(*d),
        _ => Engine::Coordinates(load(cx, cells)),
    }
}
