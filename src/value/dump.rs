//! Atoms and tilings as CuTe prints them, line by line.

use crate::algebra::{CopyAtom, Layout, MmaAtom, TiledCopy, TiledMma, Tree};
use crate::value::notation::{Notation, integer};
use crate::value::tiling::{Tiling, TilingKind};

type Out = Vec<u8>;

impl Notation {
    /// Appends a tiling; the newline behind its last line is left to the caller.
    pub fn tiling(self, out: &mut Out, tiling: &Tiling) {
        match &tiling.kind {
            TilingKind::MmaAtom(atom) => self.mma_atom(out, atom),
            TilingKind::TiledMma(mma) => self.tiled_mma(out, mma),
            TilingKind::ThrMma(mma, at) => {
                out.extend(b"ThrMMA");
                self.line(out, "Thr VMNK: ", *at);
                out.push(b'\n');
                self.tiled_mma(out, mma);
            }
            TilingKind::CopyAtom(atom) => self.copy_atom(out, atom),
            TilingKind::TiledCopy(copy) => self.tiled_copy(out, copy),
            TilingKind::ThrCopy(copy, thread) => {
                out.extend(b"ThrCopy");
                self.line(out, "ThrIdx: ", Tree::Int(*thread));
                out.push(b'\n');
                self.tiled_copy(out, copy);
            }
        }
    }

    fn line(self, out: &mut Out, label: &str, value: Tree) {
        out.extend(b"\n  ");
        out.extend(label.bytes());
        self.tree(out, value);
    }

    fn layout_line(self, out: &mut Out, label: &str, layout: &Layout) {
        self.line(out, label, Tree::Layout(layout));
    }

    fn mma_atom(self, out: &mut Out, atom: &MmaAtom) {
        out.extend(b"MMA_Atom");
        self.layout_line(out, "ThrID:      ", &atom.thr_id);
        self.line(out, "Shape_MNK:  ", atom.shape);
        self.layout_line(out, "LayoutA_TV: ", &atom.a);
        self.layout_line(out, "LayoutB_TV: ", &atom.b);
        self.layout_line(out, "LayoutC_TV: ", &atom.c);
    }

    fn tiled_mma(self, out: &mut Out, mma: &TiledMma) {
        out.extend(b"TiledMMA");
        self.layout_line(out, "ThrLayoutVMNK:  ", &mma.threads);
        self.line(out, "PermutationMNK: ", mma.permutation);
        out.push(b'\n');
        self.mma_atom(out, &mma.atom);
    }

    fn copy_atom(self, out: &mut Out, atom: &CopyAtom) {
        out.extend(b"Copy_Atom");
        self.layout_line(out, "ThrID:        ", &atom.thr_id);
        self.layout_line(out, "ValLayoutSrc: ", &atom.source);
        self.layout_line(out, "ValLayoutDst: ", &atom.destination);
        self.layout_line(out, "ValLayoutRef: ", &atom.reference);
        out.extend(b"\n  ValueType:    ");
        integer(out, atom.bits);
        out.push(b'b');
    }

    fn tiled_copy(self, out: &mut Out, copy: &TiledCopy) {
        out.extend(b"TiledCopy");
        self.line(out, "Tiler_MN:       ", copy.tiler);
        self.layout_line(out, "TiledLayout_TV: ", &copy.tv);
        out.push(b'\n');
        self.copy_atom(out, &copy.atom);
    }
}
