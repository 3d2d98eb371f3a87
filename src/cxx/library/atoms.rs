//! Members of swizzles, operations, atoms and tilings: their constants, their layouts, the types of their values.

use super::tensors::type_value;
use crate::algebra::{Cx, Int, Layout, Operand, Swizzle, Tree};
use crate::cxx::cute;
use crate::cxx::state::State;
use crate::cxx::value::{Integer, Outcome, TypeId, Value};
use crate::value::Value as AlgebraValue;
use crate::value::stored::Stored;
use crate::value::tiling::{self, Operation, Tiling, TilingKind};

/// A member before it has left the arena.
pub(super) enum Part {
    None,
    Value(Value),
    Element(String),
    Stored(Stored),
}

impl Part {
    pub(super) fn of(stored: Option<Stored>) -> Part {
        stored.map_or(Part::None, Part::Stored)
    }

    /// The member as a type or a value: what is a type in C++ is one, a layout is a value of the algebra.
    pub(super) fn left_arena(self, state: &mut State) -> Outcome<Option<Value>> {
        Ok(match self {
            Part::None => None,
            Part::Value(v) => Some(v),
            Part::Element(element) => state.types.element(&element).map(Value::Type),
            Part::Stored(stored) => {
                let made = cute::unstored(state, &stored)?;
                Some(type_value(state, made))
            }
        })
    }
}

/// The constants of a swizzle.
pub(super) fn of_swizzle(s: Swizzle, name: &str) -> Part {
    let ones = (1i64 << s.bits.min(62)) - 1;
    let mask = match name {
        "num_bits" => return Part::Value(Value::Int(Integer::Int, s.bits.into())),
        "num_base" => return Part::Value(Value::Int(Integer::Int, s.base.into())),
        "num_shft" => return Part::Value(Value::Int(Integer::Int, s.shift.into())),
        "swizzle_code" => return Part::Value(Value::Int(Integer::UInt, s.yyy() | s.zzz())),
        "bit_msk" => ones,
        "yyy_msk" => s.yyy(),
        "zzz_msk" => s.zzz(),
        "msk_sft" => s.shift.into(),
        _ => return Part::None,
    };
    Part::of(Stored::new(Tree::Int(Int::fixed(mask)).into()).ok())
}

/// The traits of an operation: the layouts and the types of its table.
pub(super) fn of_operation<'a>(cx: Cx<'a>, operation: &Operation<'a>, name: &str) -> Part {
    let layout = |l| Stored::new(cx.layout_tree(l).into()).ok();
    let tree = |t: Tree| Stored::new(t.into()).ok();
    match (operation.name.rsplit("::").next(), name) {
        (Some("UniversalFMA"), "fma") => return Part::Value(Value::Native("__fma".into())),
        (Some("UniversalCopy"), "copy") => return Part::Value(Value::Native("__copy".into())),
        _ => {}
    }
    match operation.mma() {
        Ok(row) => match name {
            "Shape_MNK" => Part::of(tiling::table_tuple(cx, &row.shape).and_then(tree)),
            "ThrID" => Part::of(tiling::table_layout(cx, &row.thr_id).and_then(layout)),
            "ALayout" => Part::of(tiling::table_layout(cx, &row.a).and_then(layout)),
            "BLayout" => Part::of(tiling::table_layout(cx, &row.b).and_then(layout)),
            "CLayout" => Part::of(tiling::table_layout(cx, &row.c).and_then(layout)),
            "ValTypeD" => Part::Element(row.types[0].to_string()),
            "ValTypeA" => Part::Element(row.types[1].to_string()),
            "ValTypeB" => Part::Element(row.types[2].to_string()),
            "ValTypeC" => Part::Element(row.types[3].to_string()),
            _ => Part::None,
        },
        Err(_) => match (operation.copy(), name) {
            (Ok(row), "ThrID") => Part::of(tiling::table_layout(cx, &row.thr_id).and_then(layout)),
            (Ok(row), "SrcLayout") => Part::of(tiling::table_layout(cx, &row.src).and_then(layout)),
            (Ok(row), "DstLayout") => Part::of(tiling::table_layout(cx, &row.dst).and_then(layout)),
            (Ok(row), "RefLayout") => Part::of(tiling::table_layout(cx, &row.reference).and_then(layout)),
            _ => Part::None,
        },
    }
}

/// The data members of a tiling and of a thread's part of one.
pub(super) fn kept_by_tiling<'a>(cx: Cx<'a>, tiling: &Tiling<'a>, name: &str) -> Option<Stored> {
    let tree = match (&tiling.kind, name) {
        (TilingKind::ThrCopy(_, thread), "thr_idx_") => Tree::Int(*thread),
        (TilingKind::ThrMma(_, at), "thr_vmnk_") => *at,
        (TilingKind::TiledMma(mma) | TilingKind::ThrMma(mma, _), "thr_layout_vmnk_") => cx.layout_tree(mma.threads),
        _ => return None,
    };
    Stored::new(tree.into()).ok()
}

/// The operation of a tiling without the type of the values that its atom moves, as its traits are named by it.
fn bare_operation<'a>(cx: Cx<'a>, tiling: &Tiling<'a>, is_traits: Option<bool>) -> Part {
    if let Some([class, _]) = tiling.operation.and_then(|o| o.own_numbers()) {
        return Part::Value(Value::Type(TypeId(class as u32)));
    }
    let traits = |o: &Operation| is_traits.unwrap_or(o.is_traits);
    let bare = tiling.operation.map(|o| &*cx.arena.alloc(Operation { value_type: None, is_traits: traits(o), ..*o }));
    Part::of(bare.and_then(|o| Stored::new(AlgebraValue::Operation(o)).ok()))
}

/// What the class of a tiling is a template of; an operation as its atom takes it.
pub(super) fn arguments<'a>(cx: Cx<'a>, tiling: &Tiling<'a>) -> Vec<Part> {
    let of = |kind| Part::of(Stored::new(AlgebraValue::Tiling(cx.arena.alloc(Tiling { operation: tiling.operation, kind }))).ok());
    let tree = |t: Tree<'a>| Part::of(Stored::new(t.into()).ok());
    match tiling.kind {
        TilingKind::MmaAtom(_) => vec![bare_operation(cx, tiling, None)],
        TilingKind::CopyAtom(_) => vec![bare_operation(cx, tiling, None), of_tiling(cx, tiling, "ValType")],
        TilingKind::TiledMma(mma) => {
            let atoms = mma.atoms.map_or(Part::None, |l| tree(cx.layout_tree(l)));
            vec![of(TilingKind::MmaAtom(mma.atom)), atoms, tree(mma.permutation)]
        }
        TilingKind::TiledCopy(copy) => vec![of(TilingKind::CopyAtom(copy.atom)), tree(cx.layout_tree(copy.tv)), tree(copy.tiler)],
        TilingKind::ThrMma(mma, at) => vec![of(TilingKind::TiledMma(mma)), tree(at)],
        TilingKind::ThrCopy(copy, thread) => vec![of(TilingKind::TiledCopy(copy)), tree(Tree::Int(thread))],
    }
}

pub(super) fn of_tiling<'a>(cx: Cx<'a>, tiling: &Tiling<'a>, name: &str) -> Part {
    let tree = |t: Tree<'a>| Part::of(Stored::new(t.into()).ok());
    let layout = |l: Layout<'a>| tree(cx.layout_tree(l));
    let atom_part = |kind| {
        let atom = cx.arena.alloc(Tiling { operation: tiling.operation, kind });
        Part::of(Stored::new(AlgebraValue::Tiling(atom)).ok())
    };
    let own = |i: usize| tiling.operation.and_then(|o| o.own_numbers()).map(|of| Part::Value(Value::Type(TypeId(of[i] as u32))));
    let named = |is_traits| {
        let operation = tiling.operation.map(|o| &*cx.arena.alloc(Operation { is_traits, ..*o }));
        Part::of(operation.and_then(|o| Stored::new(AlgebraValue::Operation(o)).ok()))
    };
    let value_type = |i: usize| match tiling.operation.and_then(|o| o.mma().ok()) {
        Some(row) => Part::Element(row.types[i].to_string()),
        None => Part::None,
    };
    let fragment_type = |operand| match tiling.operation.and_then(|o| o.mma().ok()) {
        Some(row) => tiling::fragment(&row, operand).0.map_or(Part::None, |e| Part::Element(e.name.to_string())),
        None => Part::None,
    };
    let atom = match &tiling.kind {
        TilingKind::MmaAtom(atom) => Some(atom),
        TilingKind::TiledMma(mma) | TilingKind::ThrMma(mma, _) => Some(&mma.atom),
        _ => None,
    };
    if let Some(atom) = atom {
        return match name {
            "Atom" => match &tiling.kind {
                TilingKind::MmaAtom(_) => Part::None,
                _ => atom_part(TilingKind::MmaAtom(*atom)),
            },
            "MMA_Op" => own(0).unwrap_or_else(|| named(false)),
            "Traits" => own(1).unwrap_or_else(|| named(true)),
            "Shape_MNK" | "AtomShape_MNK" => tree(atom.shape),
            "ThrID" | "AtomThrID" => layout(atom.thr_id),
            "LayoutA_TV" | "AtomLayoutA_TV" => layout(atom.a),
            "LayoutB_TV" | "AtomLayoutB_TV" => layout(atom.b),
            "LayoutC_TV" | "AtomLayoutC_TV" => layout(atom.c),
            "ValTypeD" | "FrgTypeD" => value_type(0),
            "ValTypeA" => value_type(1),
            "ValTypeB" => value_type(2),
            "ValTypeC" => value_type(3),
            "FrgTypeA" => fragment_type(Operand::A),
            "FrgTypeB" => fragment_type(Operand::B),
            "FrgTypeC" => fragment_type(Operand::C),
            "ThrLayoutVMNK" => match &tiling.kind {
                TilingKind::TiledMma(mma) | TilingKind::ThrMma(mma, _) => layout(mma.threads),
                _ => Part::None,
            },
            _ => Part::None,
        };
    }
    let (copy, copy_atom) = match &tiling.kind {
        TilingKind::CopyAtom(atom) => (None, atom),
        TilingKind::TiledCopy(copy) | TilingKind::ThrCopy(copy, _) => (Some(copy), &copy.atom),
        _ => return Part::None,
    };
    let values = |l: Layout<'a>| match cx.mode(l, 1).and_then(|m| cx.size(m)) {
        Ok(n) => Part::Value(Value::Int(Integer::Int, n.value)),
        Err(_) => Part::None,
    };
    let mode_size = |l: Layout<'a>, i| cx.mode(l, i).and_then(|m| cx.size(m)).map_or(Part::None, |n| tree(Tree::Int(n)));
    match (name, copy) {
        ("Tiler_MN", Some(copy)) => tree(copy.tiler),
        ("TiledLayout_TV", Some(copy)) => layout(copy.tv),
        ("TiledNumThr", Some(copy)) => mode_size(copy.tv, 0),
        ("TiledNumVal", Some(copy)) => mode_size(copy.tv, 1),
        ("AtomNumThr", Some(_)) => mode_size(copy_atom.reference, 0),
        ("AtomNumVal", Some(_)) => mode_size(copy_atom.reference, 1),
        ("ThrID" | "AtomThrID", _) => layout(copy_atom.thr_id),
        ("ValLayoutSrc" | "AtomLayoutSrc", _) => layout(copy_atom.source),
        ("ValLayoutDst" | "AtomLayoutDst", _) => layout(copy_atom.destination),
        ("ValLayoutRef" | "AtomLayoutRef", _) => layout(copy_atom.reference),
        ("Traits", _) => own(1).unwrap_or_else(|| bare_operation(cx, tiling, Some(true))),
        ("NumValSrc", _) => values(copy_atom.source),
        ("NumValDst", _) => values(copy_atom.destination),
        ("ValType", _) => match tiling.operation.and_then(|o| o.value_type) {
            Some(element) => Part::Element(element.name.to_string()),
            None => Part::None,
        },
        _ => Part::None,
    }
}
