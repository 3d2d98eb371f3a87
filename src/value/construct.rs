//! Atoms and tilings as C++ that builds them.

use crate::algebra::{Int, Layout, TiledCopy, TiledMma, Tree};
use crate::atoms;
use crate::value::Value;
use crate::value::notation::{Notation, Spelling, integer};
use crate::value::tiling::{Operation, Tiling, TilingKind};

type Out = Vec<u8>;

impl Notation {
    /// Appends an instruction as a C++ type.
    pub(super) fn operation_type(self, out: &mut Out, operation: &Operation) {
        if let ([Value::Tree(Tree::Int(i))], true) = (operation.args, atoms::arguments_of_traits(operation.name)) {
            return out.extend(format!("Copy_Traits<{},Int<{}>>", operation.name, i.value).bytes());
        }
        out.extend(operation.name.bytes());
        for (i, arg) in operation.args.iter().enumerate() {
            out.push(if i == 0 { b'<' } else { b',' });
            match arg {
                Value::Tree(Tree::Int(i)) => integer(out, i.value),
                Value::Type(element) => out.extend(element.canonical().bytes()),
                arg => Notation::default().write(out, *arg),
            }
        }
        if !operation.args.is_empty() {
            out.push(b'>');
        }
    }

    /// Appends C++ that builds `tiling`: `false` where the instruction is not known, since the value was read from a dump.
    pub(super) fn construct(self, out: &mut Out, tiling: &Tiling) -> bool {
        let start = out.len();
        let built = tiling.operation.and_then(|operation| self.constructed(out, operation, &tiling.kind));
        if built.is_none() {
            out.truncate(start);
        }
        built.is_some()
    }

    fn constructed(self, out: &mut Out, operation: &Operation, what: &TilingKind) -> Option<()> {
        match what {
            TilingKind::MmaAtom(_) => {
                self.mma_atom_type(out, operation);
                out.extend(b"{}");
            }
            TilingKind::TiledMma(mma) => self.tiled_mma_code(out, operation, mma)?,
            TilingKind::ThrMma(mma, at) => {
                self.tiled_mma_code(out, operation, mma)?;
                self.slice(out, thread_at(mma, *at)?);
            }
            TilingKind::CopyAtom(_) => {
                self.copy_atom_type(out, operation)?;
                out.extend(b"{}");
            }
            TilingKind::TiledCopy(copy) => self.tiled_copy_code(out, operation, copy)?,
            TilingKind::ThrCopy(copy, thread) => {
                self.tiled_copy_code(out, operation, copy)?;
                self.slice(out, *thread);
            }
        }
        Some(())
    }

    fn mma_atom_type(self, out: &mut Out, operation: &Operation) {
        out.extend(b"MMA_Atom<");
        self.operation_type(out, operation);
        out.push(b'>');
    }

    fn copy_atom_type(self, out: &mut Out, operation: &Operation) -> Option<()> {
        out.extend(b"Copy_Atom<");
        self.operation_type(out, operation);
        out.extend(b", ");
        out.extend(operation.value_type?.canonical().bytes());
        out.push(b'>');
        Some(())
    }

    fn as_code(self, out: &mut Out, t: Tree) {
        Notation { spelling: Spelling::Cpp, ..self }.tree(out, t);
    }

    fn slice(self, out: &mut Out, thread: Int) {
        out.extend(b".get_slice(");
        self.as_code(out, Tree::Int(thread));
        out.push(b')');
    }

    fn tiled_mma_code(self, out: &mut Out, operation: &Operation, mma: &TiledMma) -> Option<()> {
        let atoms = mma.atoms?;
        let parts = [Tree::Layout(&atoms), mma.permutation];
        self.tiled_code(out, ["TiledMMA", "make_tiled_mma"], parts, |out| {
            self.mma_atom_type(out, operation);
            Some(())
        })
    }

    fn tiled_copy_code(self, out: &mut Out, operation: &Operation, copy: &TiledCopy) -> Option<()> {
        let parts = [Tree::Layout(&copy.tv), copy.tiler];
        self.tiled_code(out, ["TiledCopy", "make_tiled_copy_impl"], parts, |out| self.copy_atom_type(out, operation))
    }

    /// A tiling of an atom: its type where the parts are compile-time and types are asked for, else the call that makes it.
    fn tiled_code(
        self,
        out: &mut Out,
        [class, maker]: [&str; 2],
        parts: [Tree; 2],
        atom_type: impl Fn(&mut Out) -> Option<()>,
    ) -> Option<()> {
        let is_type = self.spelling == Spelling::Type && parts.iter().all(|t| t.is_static());
        out.extend(if is_type { class } else { maker }.bytes());
        out.extend(if is_type { b"<" } else { b"(" });
        atom_type(out)?;
        out.extend(if is_type { b"".as_slice() } else { b"{}" });
        for (part, tuple) in parts.iter().zip(["tuple", "Tile"]) {
            out.extend(b", ");
            match is_type {
                true => self.type_in(out, *part, tuple),
                false => self.as_code(out, *part),
            }
        }
        out.extend(if is_type { b">{}".as_slice() } else { b")" });
        Some(())
    }
}

/// The index of the thread at the place (V,M,N,K), compile-time where the place is.
fn thread_at(mma: &TiledMma, at: Tree) -> Option<Int> {
    let place = at.items()?;
    let (shapes, strides) = (mma.threads.shape.items()?, mma.threads.stride.items()?);
    let mut index = 0i64;
    for ((shape, stride), coord) in shapes.iter().zip(strides).zip(place) {
        index = index.checked_add(index_in(&Layout { shape: *shape, stride: *stride }, coord.int()?.value)?)?;
    }
    let is_static = place.iter().all(|t| t.is_static());
    Some(Int::new(index, is_static))
}

/// The index of a 1-D coordinate; nothing where it is too large or a leaf is not an integer.
fn index_in(layout: &Layout, mut coord: i64) -> Option<i64> {
    let mut index = 0i64;
    let mut modes = vec![(layout.shape, layout.stride)];
    while let Some((shape, stride)) = modes.pop() {
        match (shape, stride) {
            (Tree::Int(extent), Tree::Int(stride)) => {
                let last = modes.is_empty();
                let here = if last { coord } else { coord.checked_rem_euclid(extent.value)? };
                coord = if last { 0 } else { coord.checked_div_euclid(extent.value)? };
                index = index.checked_add(here.checked_mul(stride.value)?)?;
            }
            (shape, stride) => modes.extend(shape.items()?.iter().copied().zip(stride.items()?.iter().copied()).rev()),
        }
    }
    Some(index)
}
