//! How a command line says who takes what of a tile: an instruction, and a partition of the tile.

use crate::algebra::compact::Major;
use crate::algebra::{CopyAtom, Cx, Fault, Operand, Side, TiledCopy, TiledMma, Tree};
use crate::commands::memory::{AtomElement, NamedTile, answered, evaluated, refuse, refuse_kind, wrong_kind};
use crate::eval::call::call;
use crate::hardware::{AccessPlan, Direction, Instruction, Operation, Partition, Refusal};
use crate::program::app::App;
use crate::program::choice::choice;
use crate::program::complete;
use crate::program::flags::{expression, function_names};
use crate::say::refusal;
use crate::say::report::ARGUMENT;
use crate::syntax::ast::Span;
use crate::syntax::names::Names;
use crate::value::tiling::{self, Tiling, TilingKind};
use crate::value::{Value, element};
use bumpalo::Bump;
use clap::{Args, ValueEnum};
use clap_complete::engine::ArgValueCompleter;

/// Which thread takes which element of the tile
#[derive(Args, Clone, Debug, Default)]
#[group(skip)]
pub struct Partitioned {
    /// (thread, value) to the element of the tile; `row` or `col` for a warp that goes along it
    #[arg(long, value_name = "TV", value_parser = expression, add = ArgValueCompleter::new(complete::partitions))]
    pub tv: Option<String>,
    /// A TiledCopy, of which one side is looked at; its instruction and its element are those of its atom
    #[arg(long, value_name = "EXPR", conflicts_with = "tv", value_parser = expression, add = ArgValueCompleter::new(function_names))]
    pub copy: Option<String>,
    /// The side of the TiledCopy; by the access, or that in the memory asked about, if left out
    #[arg(long, value_parser = choice::<CopySide>(), value_name = "SIDE")]
    pub side: Option<CopySide>,
    /// A TiledMMA, of which one operand is looked at; its element is that of the operand
    #[arg(long, value_name = "EXPR", conflicts_with_all = ["tv", "copy"], value_parser = expression, add = ArgValueCompleter::new(complete::mmas))]
    pub mma: Option<String>,
    /// The operand of the TiledMMA
    #[arg(long, value_enum, value_parser = choice::<MmaOperand>(), value_name = "OPERAND", default_value_t)]
    pub operand: MmaOperand,
}

/// Which thread takes which element, and the warps that are looked at
#[derive(Args, Debug)]
#[group(skip)]
pub struct Threads {
    /// The partition
    #[command(flatten)]
    pub partition: Partitioned,
    /// The warps to look at: 0 or 0-3; all if left out
    #[arg(long, value_name = "WARPS")]
    pub warps: Option<String>,
    /// Which thread and value hold this byte, in place of the costs
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i64).range(0..=1 << 48))]
    pub byte: Option<i64>,
}

/// The side of a copy
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum CopySide {
    /// What is read
    Src,
    /// What is written
    Dst,
}

/// An operand of a matrix multiply-accumulate
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum MmaOperand {
    /// (M,K)
    #[default]
    #[value(name = "A", alias = "a")]
    A,
    /// (N,K)
    #[value(name = "B", alias = "b")]
    B,
    /// (M,N)
    #[value(name = "C", alias = "c")]
    C,
}

impl MmaOperand {
    /// The letter of the operand: `A`, `B` or `C`.
    pub fn letter(self) -> &'static str {
        match self {
            MmaOperand::A => "A",
            MmaOperand::B => "B",
            MmaOperand::C => "C",
        }
    }
}

/// An access of a tile: which threads take what, and by which instruction where that is said.
#[derive(Clone, Debug)]
pub struct AccessRequest<'a> {
    /// The partition: a TV layout, a tiled copy or a tiled MMA.
    pub partition: Partition<'a>,
    /// The instruction that was named, or that a tiled copy implies.
    pub instruction: Option<Instruction>,
    /// The size and the name of an element, where an atom says it.
    pub element: Option<AtomElement>,
    /// What was typed for the partition, its operand in front.
    pub shown: String,
    /// What was typed for the partition alone.
    pub text: String,
}

/// The memory that a command is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemorySpace {
    /// Shared memory.
    Shared,
    /// Global memory.
    Global,
}

const WHO: &str = "who takes what? Give `--tv TV`, `--copy EXPR` or `--mma EXPR`, or write it behind the instruction: \
                   --access 'ld.b128 TV', 'ldmatrix.x4 A of MMA', 'copy COPY'; `row` and `col` are a warp that goes along the tile";

/// All accesses of a tile: one that says who takes what itself, or else as the flags say it; one by the flags alone
/// where none is named.
pub fn accesses<'a>(
    app: &mut App,
    arena: &'a Bump,
    space: MemorySpace,
    texts: &[String],
    flags: &Partitioned,
) -> Option<Vec<AccessRequest<'a>>> {
    let by_flag = flags.tv.is_some() || flags.copy.is_some() || flags.mma.is_some();
    let own = |text: &String| text.trim().contains(char::is_whitespace);
    if by_flag && !texts.is_empty() && texts.iter().all(own) {
        app.refuse_as("E0710", "`--access` says who takes what, and so does `--tv`, `--copy` or `--mma`: one of them");
        return None;
    }
    match texts {
        [] => Some(vec![access(app, arena, space, None, flags)?]),
        texts => texts.iter().map(|text| access(app, arena, space, Some(text.as_str()), flags)).collect(),
    }
}

/// The access that `--access` and the flags of a partition say together. The text of `--access` is an
/// instruction, and may go on with a partition of its own: `st.b128 row`, `ldmatrix.x4 A of MMA`, `copy COPY`.
fn access<'a>(app: &mut App, arena: &'a Bump, space: MemorySpace, text: Option<&str>, flags: &Partitioned) -> Option<AccessRequest<'a>> {
    let text = text.map(str::trim);
    let (name, own) = match text.map(|t| t.split_once(char::is_whitespace).unwrap_or((t, ""))) {
        Some((name, rest)) => (Some(name), rest.trim()),
        None => (None, ""),
    };
    let named = match name {
        Some("copy") | None => None,
        Some(name) => Some(instruction(app, space, name)?),
    };
    let by_flag =
        [(&flags.tv, false), (&flags.copy, false), (&flags.mma, true)].into_iter().find_map(|(t, mma)| Some((t.as_deref()?, mma)));
    let (source, operand) = match (own, by_flag) {
        ("", None) => {
            app.refuse(WHO);
            return None;
        }
        ("", Some((source, mma))) => (source, mma.then_some(flags.operand)),
        (own, _) => match of_operand(own) {
            Some((mma, operand)) => (mma, Some(operand)),
            None => (own, None),
        },
    };
    let source = source.trim();
    if operand.is_none() && source.bytes().all(|b| b.is_ascii_lowercase()) && !app.session.env.is_bound(source) {
        let close = |to: &&&str| !matches!(source, "row" | "col") && source.starts_with(**to);
        if let Some(word) = ["row", "col"].iter().find(close) {
            app.refuse_as("E0201", &format!("no name is called `{source}`\n  help: for a warp that goes along the tile say `{word}`"));
            return None;
        }
    }
    let mut request = AccessRequest {
        partition: Partition::Along(Major::Left),
        instruction: named,
        element: None,
        shown: match operand {
            Some(operand) => format!("{} of {source}", operand.letter()),
            None => source.to_string(),
        },
        text: source.to_string(),
    };
    if operand.is_none() && matches!(source, "row" | "col") {
        request.partition = Partition::Along(if source == "row" { Major::Right } else { Major::Left });
        return Some(request);
    }
    let wanted = if operand.is_some() { "a TiledMMA" } else { "a (thread, value) layout, a TiledCopy or a TiledMMA" };
    let only_mma = operand.is_some();
    let operand = operand.unwrap_or(flags.operand);
    let cx = app.session.cx(arena);
    match evaluated(app, arena, source)? {
        Value::Tree(Tree::Layout(tv)) if !only_mma => request.partition = Partition::ThreadValue(*tv),
        Value::Order(major) if !only_mma => request.partition = Partition::Along(major),
        Value::Tiling(tiling @ Tiling { kind: TilingKind::TiledCopy(copy) | TilingKind::ThrCopy(copy, _), .. }) if !only_mma => {
            let (side, implied) = of_copy(cx, tiling, copy, space, flags.side, named);
            request.partition = Partition::Copy(*copy, side);
            request.instruction = named.or(implied);
            let name = tiling.operation.and_then(|o| o.value_type).map(|t| t.canonical());
            request.element = Some(AtomElement { bits: copy.atom.bits, name });
        }
        value @ (Value::Operation(_)
        | Value::Tiling(Tiling { kind: TilingKind::MmaAtom(_) | TilingKind::TiledMma(_) | TilingKind::ThrMma(..), .. })) => {
            let (tiling, mma) = tiled_mma(app, cx, source, value)?;
            request.element = element_of(tiling, operand.into());
            request.partition = Partition::Mma(mma, operand.into());
            if !only_mma {
                request.shown = format!("{} of {source}", operand.letter());
            }
        }
        found => {
            wrong_kind(app, source, wanted, found);
            return None;
        }
    }
    Some(request)
}

/// The tiled MMA of a value: a tiling, a thread's slice of one, or one atom as a tiling of its own.
fn tiled_mma<'a>(app: &mut App, cx: Cx<'a>, source: &str, value: Value<'a>) -> Option<(&'a Tiling<'a>, TiledMma<'a>)> {
    match value {
        Value::Tiling(tiling @ Tiling { kind: TilingKind::TiledMma(mma) | TilingKind::ThrMma(mma, _), .. }) => Some((tiling, *mma)),
        atom => match call(cx, "make_tiled_mma", &[], &[atom]) {
            Ok(Value::Tiling(tiling @ Tiling { kind: TilingKind::TiledMma(mma), .. })) => Some((tiling, *mma)),
            Ok(_) => None,
            Err(kind) => refuse_kind(app, source, kind),
        },
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

impl<'a> AccessRequest<'a> {
    /// The plan of accesses of a tile, by `otherwise` where neither the user nor the tiled copy names an instruction. `None`
    /// where it is refused, which has been reported.
    pub fn plan(&self, app: &mut App, arena: &'a Bump, tile: &NamedTile<'a>, otherwise: Instruction) -> Option<AccessPlan<'a>> {
        let (cx, instruction) = (app.session.cx(arena), self.instruction.unwrap_or(otherwise));
        let partition = match (self.partition, instruction) {
            (Partition::Mma(mma, operand), Instruction::This(operation @ Operation::Matrices { .. })) => {
                let (atom, side) = self.matrix_atom(app, arena, tile, operation)?;
                let partition = Partition::by_matrices(cx, mma, operand, atom, side).map_err(|fault| match *fault {
                    Fault::TooFew { what: "vals", tiled, atom } => {
                        let count = |n: i64| usize::try_from(n).unwrap_or(usize::MAX);
                        Refusal::Values { operation, wanted: count(atom), found: count(tiled) }
                    }
                    _ => Refusal::Fault(fault),
                });
                answered(app, &self.text, partition)?
            }
            (partition, _) => partition,
        };
        AccessPlan::new(cx, &tile.tile, partition, instruction)
            .map_err(|refusal| {
                let text = if matches!(refusal, Refusal::NoMatrix { .. }) { &self.text } else { &tile.source };
                refuse(app, text, &refusal);
            })
            .ok()
    }

    /// The atom of `ldmatrix` or `stmatrix` for the elements of a tile, and the side that is in shared memory.
    fn matrix_atom(&self, app: &mut App, arena: &'a Bump, tile: &NamedTile<'a>, operation: Operation) -> Option<(CopyAtom<'a>, Side)> {
        let bits = tile.tile.memory.element_bits;
        let element = match bits {
            8 => element::named("uint8_t"),
            16 => element::named("uint16_t"),
            32 => element::named("uint32_t"),
            _ => None,
        };
        let (Some(element), Some((name, side))) = (element, matrix_operation(operation)) else {
            refuse(app, &tile.source, &Refusal::Split { operation, element: bits });
            return None;
        };
        let atom = Value::Operation(arena.alloc(tiling::Operation { name, args: &[], value_type: None, tma: None, is_traits: false }));
        match call(app.session.cx(arena), "Copy_Atom", &[atom, Value::Type(element)], &[]) {
            Ok(Value::Tiling(Tiling { kind: TilingKind::CopyAtom(atom), .. })) => Some((*atom, side)),
            Ok(_) => None,
            Err(kind) => refuse_kind(app, &self.text, kind),
        }
    }
}

/// `A of MMA` or `A MMA`: the tiled multiply and its operand.
fn of_operand(text: &str) -> Option<(&str, MmaOperand)> {
    let operand = [("A", MmaOperand::A), ("B", MmaOperand::B), ("C", MmaOperand::C)];
    let (rest, operand) = operand.iter().find_map(|(n, o)| Some((text.strip_prefix(n)?.strip_prefix(char::is_whitespace)?.trim(), *o)))?;
    let composed = rest.strip_prefix('o').is_some_and(|r| r.starts_with(char::is_whitespace));
    let mma = rest.strip_prefix("of").filter(|r| r.starts_with(char::is_whitespace)).map_or(rest, str::trim);
    (!composed).then_some((mma, operand))
}

/// The instruction of a name, in the memory that a command is about.
fn instruction(app: &mut App, space: MemorySpace, name: &str) -> Option<Instruction> {
    let global = space == MemorySpace::Global;
    let operation = match name {
        "auto" | "ld" | "ld.auto" => return Some(Instruction::Widest { direction: Direction::Load, global }),
        "st" | "st.auto" => return Some(Instruction::Widest { direction: Direction::Store, global }),
        name => match Operation::named(name) {
            Some(operation) => operation,
            None => {
                app.show(&refusal::unknown(name, Span::new(0, name.len())), name, &ARGUMENT);
                return None;
            }
        },
    };
    match (space, in_global(operation)) {
        (MemorySpace::Shared, _) if operation.is_global() => {
            app.refuse(&format!(
                "`{operation}` goes to global memory: `cutectl global` is about that, this command is about shared memory"
            ));
            None
        }
        (MemorySpace::Shared, _) => Some(Instruction::This(operation)),
        (MemorySpace::Global, Some(operation)) => Some(Instruction::This(operation)),
        (MemorySpace::Global, None) => {
            app.refuse(&format!("`{operation}` does not go to global memory"));
            None
        }
    }
}

/// What an instruction does in global memory.
fn in_global(operation: Operation) -> Option<Operation> {
    match operation {
        Operation::Shared { direction, bytes } | Operation::Global { direction, bytes } => Some(Operation::Global { direction, bytes }),
        Operation::AsyncCopy { bytes, .. } => Some(Operation::Global { direction: Direction::Load, bytes }),
        Operation::Matrices { .. } => None,
    }
}

/// The side of a tiled copy that an access is about, and the instruction that its copy operation is in that memory.
pub fn of_copy<'a>(
    cx: Cx<'a>,
    tiling: &Tiling<'a>,
    copy: &TiledCopy<'a>,
    space: MemorySpace,
    side: Option<CopySide>,
    named: Option<Instruction>,
) -> (Side, Option<Instruction>) {
    let name = tiling.operation.map(|o| o.name).unwrap_or_default();
    let known = !name.starts_with("SM100");
    let (loads, stores) = (known && name.contains("_LDSM_"), known && name.contains("_STSM_"));
    let asynchronous = name.contains("CP_ASYNC");
    let by_direction = |direction| if direction == Direction::Store { Side::Destination } else { Side::Source };
    let side = match (side, named) {
        (Some(CopySide::Src), _) => Side::Source,
        (Some(CopySide::Dst), _) => Side::Destination,
        (None, Some(Instruction::This(Operation::AsyncCopy { .. }))) => Side::Destination,
        (None, Some(Instruction::Widest { direction, .. })) => by_direction(direction),
        (
            None,
            Some(Instruction::This(
                Operation::Shared { direction, .. } | Operation::Global { direction, .. } | Operation::Matrices { direction, .. },
            )),
        ) => by_direction(direction),
        (None, None) if space == MemorySpace::Shared && (stores || asynchronous) => Side::Destination,
        (None, None) => Side::Source,
    };
    let direction = if side == Side::Destination { Direction::Store } else { Direction::Load };
    if space == MemorySpace::Shared && ((loads && side == Side::Source) || (stores && side == Side::Destination)) {
        let count = name.split_once("_U32x").or(name.split_once("_U16x")).and_then(|(_, n)| n.split('_').next()?.parse::<u8>().ok());
        let transposed = name.contains("U16x");
        let count = count.map(|n| if transposed { n / 2 } else { n }).filter(|n| matches!(n, 1 | 2 | 4));
        return (side, count.map(|count| Instruction::This(Operation::Matrices { direction, count, transposed })));
    }
    let values = cx.mode(copy.atom.source, 1).and_then(|v| cx.size(v)).map_or(0, |n| n.value);
    let bytes = values.checked_mul(copy.atom.bits).filter(|b| b % 8 == 0).and_then(|b| u8::try_from(b / 8).ok());
    let Some(bytes) = bytes.filter(|b| matches!(b, 1 | 2 | 4 | 8 | 16)) else {
        return (side, None);
    };
    let operation = match (space, asynchronous && side == Side::Destination) {
        (MemorySpace::Shared, true) => Operation::AsyncCopy { bytes, past: name.contains("CACHEGLOBAL") },
        (MemorySpace::Shared, false) => Operation::Shared { direction, bytes },
        (MemorySpace::Global, _) => Operation::Global { direction, bytes },
    };
    (side, Some(Instruction::This(operation)))
}

/// The element of an operand, by the row of its operation in the table of atoms.
fn element_of(tiling: &Tiling, operand: Operand) -> Option<AtomElement> {
    let row = tiling.operation?.mma().ok()?;
    let element = tiling::fragment(&row, operand).0?;
    Some(AtomElement { bits: element.bits.into(), name: Some(element.canonical()) })
}

/// The operation of CuTe's headers for matrices, and the side that is in shared memory.
fn matrix_operation(operation: Operation) -> Option<(&'static str, Side)> {
    let Operation::Matrices { direction, count, transposed } = operation else {
        return None;
    };
    let name = match (direction, count, transposed) {
        (Direction::Load, 1, false) => "SM75_U32x1_LDSM_N",
        (Direction::Load, 2, false) => "SM75_U32x2_LDSM_N",
        (Direction::Load, _, false) => "SM75_U32x4_LDSM_N",
        (Direction::Load, 1, true) => "SM75_U16x2_LDSM_T",
        (Direction::Load, 2, true) => "SM75_U16x4_LDSM_T",
        (Direction::Load, _, true) => "SM75_U16x8_LDSM_T",
        (Direction::Store, 1, false) => "SM90_U32x1_STSM_N",
        (Direction::Store, 2, false) => "SM90_U32x2_STSM_N",
        (Direction::Store, _, false) => "SM90_U32x4_STSM_N",
        (Direction::Store, 1, true) => "SM90_U16x2_STSM_T",
        (Direction::Store, 2, true) => "SM90_U16x4_STSM_T",
        (Direction::Store, _, true) => "SM90_U16x8_STSM_T",
    };
    Some((name, if direction == Direction::Store { Side::Destination } else { Side::Source }))
}
