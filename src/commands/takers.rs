//! Which thread takes what of a tile: a (thread, value) layout, a tiled copy or a tiled multiply.

use crate::algebra::compact::Major;
use crate::algebra::{Cx, Layout, Operand, Side, TiledCopy, TiledMma, Tree};
use crate::commands::args::{CopySide, MmaOperand, Threads};
use crate::commands::asked::{Asked, derived, evaluated, wrong_kind};
use crate::commands::work::Instruction;
use crate::hardware::{Direction, Operation};
use crate::program::app::App;
use crate::value::Value;
use crate::value::tiling::What;
use bumpalo::Bump;

/// Which thread takes what.
#[derive(Clone, Copy, Debug)]
pub enum Takers<'a> {
    /// (thread, value) to the coordinate in the tile.
    Layout(Layout<'a>),
    /// One warp goes along the tile, row by row or column by column.
    Along(Major),
    /// One side of a tiled copy.
    Copy(TiledCopy<'a>, Side),
    /// An operand of a tiled multiply.
    Mma(TiledMma<'a>, Operand),
}

/// Who takes what, and the instruction that this implies.
pub fn takers<'a>(app: &mut App, arena: &'a Bump, threads: &Threads) -> Asked<(Takers<'a>, Option<Instruction>)> {
    let (text, mma) = match (&threads.tv, &threads.copy, &threads.mma) {
        (Some(text), ..) | (_, Some(text), _) => (text.as_str(), false),
        (_, _, Some(text)) => (text.as_str(), true),
        _ => {
            app.refuse("who takes what? Give `--tv TV`, `--copy EXPR` or `--mma EXPR`; `--tv row` and `--tv col` are a warp that goes along the tile");
            return None;
        }
    };
    taker(app, arena, text, mma, threads.operand, threads.side)
}

/// Who takes what by one text: a (thread, value) layout, `row`, `col`, a tiled copy or a tiled multiply.
pub fn taker<'a>(
    app: &mut App,
    arena: &'a Bump,
    text: &str,
    only_mma: bool,
    operand: MmaOperand,
    side: Option<CopySide>,
) -> Asked<(Takers<'a>, Option<Instruction>)> {
    match text.trim() {
        "row" => return Some((Takers::Along(Major::Right), None)),
        "col" => return Some((Takers::Along(Major::Left), None)),
        _ => {}
    }
    let value = evaluated(app, arena, text)?;
    match value {
        Value::Tree(Tree::Layout(tv)) if !only_mma => return Some((Takers::Layout(*tv), None)),
        Value::Order(major) if !only_mma => return Some((Takers::Along(major), None)),
        Value::Tiling(tiling) => match tiling.what {
            What::TiledCopy(copy) | What::ThrCopy(copy, _) if !only_mma => {
                let name = tiling.operation.map(|o| o.name);
                let (own_side, instruction) = of_copy(&copy, name, app.session.cx(arena), side);
                let side = match side {
                    Some(CopySide::Src) => Side::Source,
                    Some(CopySide::Dst) => Side::Destination,
                    None => own_side,
                };
                return Some((Takers::Copy(copy, side), instruction));
            }
            What::TiledMma(mma) | What::ThrMma(mma, _) => return Some((Takers::Mma(mma, operand.into()), None)),
            What::MmaAtom(_) => {}
            _ => {
                wrong_kind(app, text, "a (thread, value) layout, a TiledCopy or a TiledMMA", value);
                return None;
            }
        },
        Value::Operation(_) => {}
        found => {
            wrong_kind(app, text, if only_mma { "a TiledMMA" } else { "a (thread, value) layout, a TiledCopy or a TiledMMA" }, found);
            return None;
        }
    }
    // One atom, or an operation that has one.
    match derived(app, arena, value, "make_tiled_mma(it)", text)? {
        Value::Tiling(tiling) => match tiling.what {
            What::TiledMma(mma) => Some((Takers::Mma(mma, operand.into()), None)),
            _ => None,
        },
        _ => None,
    }
}

impl From<MmaOperand> for Operand {
    fn from(o: MmaOperand) -> Self {
        match o {
            MmaOperand::A => Operand::A,
            MmaOperand::B => Operand::B,
            MmaOperand::C => Operand::C,
        }
    }
}

/// The side of a copy that is in shared memory, and its instruction, by the name of its operation.
fn of_copy<'a>(copy: &TiledCopy<'a>, name: Option<&str>, cx: Cx<'a>, side: Option<CopySide>) -> (Side, Option<Instruction>) {
    let name = name.unwrap_or_default();
    let matrices = |direction: Direction, n: Option<&str>| {
        let n: u8 = n?.split('_').next()?.parse().ok()?;
        let (count, transposed) = if name.contains("U16x") { (n / 2, true) } else { (n, false) };
        matches!(count, 1 | 2 | 4).then_some(Instruction::This(Operation::Matrices { direction, count, transposed }))
    };
    let after_x = name.split_once("_U32x").or(name.split_once("_U16x")).map(|(_, n)| n);
    let known = !name.starts_with("SM100");
    if known && name.contains("_LDSM_") && side != Some(CopySide::Dst) {
        return (Side::Source, matrices(Direction::Load, after_x));
    }
    if known && name.contains("_STSM_") && side != Some(CopySide::Src) {
        return (Side::Destination, matrices(Direction::Store, after_x));
    }
    let values = cx.mode(copy.atom.source, 1).and_then(|v| cx.size(v)).map_or(0, |n| n.value);
    let bytes = values.checked_mul(copy.atom.bits).filter(|b| b % 8 == 0).and_then(|b| u8::try_from(b / 8).ok());
    let bytes = bytes.filter(|b| matches!(b, 1 | 2 | 4 | 8 | 16));
    if name.contains("CP_ASYNC") && side != Some(CopySide::Src) {
        return (
            Side::Destination,
            bytes.map(|bytes| Instruction::This(Operation::AsyncCopy { bytes, past: name.contains("CACHEGLOBAL") })),
        );
    }
    let direction = if side == Some(CopySide::Dst) { Direction::Store } else { Direction::Load };
    let side = if direction == Direction::Store { Side::Destination } else { Side::Source };
    (side, bytes.map(|bytes| Instruction::This(Operation::Shared { direction, bytes })))
}
