//! What the commands about memory are asked: a tile, and which thread takes what of it with which
//! instruction.

use super::app::{ARGUMENT, App};
use super::args::{CopySide, Counted, MmaOperand, Threads, Tile};
use super::input;
use crate::algebra::compact::Major;
use crate::algebra::{Cx, Fault, Int, Layout, Operand, Side, TiledCopy, TiledMma, Tree};
use crate::hardware::address::{Memory, Unit};
use crate::hardware::program::{Placement, Program};
use crate::hardware::{Direction, LANES, Operation, Refusal};
use crate::lang::ast::Span;
use crate::lang::eval::{Error, Trouble};
use crate::lang::refusal;
use crate::lang::tiling::What;
use crate::lang::types::{self, Element};
use crate::lang::value::Value;
use bumpalo::Bump;

/// Whether there is an answer; what is wrong has been reported where there is none.
pub type Asked<T> = Option<T>;

/// The instruction that is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instruction {
    /// The widest that the layout and its alignment allow.
    Widest {
        /// Read or written.
        direction: Direction,
        /// In global memory or in shared memory.
        global: bool,
    },
    /// This one.
    This(Operation),
}

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

/// A tile in memory, as it was asked for.
pub struct Subject<'a> {
    /// The layout.
    pub layout: Tree<'a>,
    /// Its memory.
    pub memory: Memory,
    /// What was typed.
    pub source: String,
    /// What it is made of, in words.
    pub unit: String,
}

/// The program of a tile, and how it came to be.
pub struct Work {
    /// The instructions.
    pub program: Program,
    /// Why the instruction is no wider, where the widest was asked for.
    pub why: Option<String>,
    /// Whether the widest was asked for.
    pub chosen: bool,
}

/// The value of a text, or its error reported.
pub fn evaluated<'a>(app: &mut App, arena: &'a Bump, text: &str) -> Asked<Value<'a>> {
    let text = arena.alloc_str(text);
    let mut session = std::mem::take(&mut app.session);
    let result = match input::not_utf8(text) {
        Some(error) => Err(error),
        None => session.outcome(arena, text),
    };
    app.session = session;
    match result {
        Ok(outcome) if app.judged(&outcome, text, &ARGUMENT) => None,
        Ok(outcome) => Some(outcome.answer),
        Err(error) => {
            app.report(text, &ARGUMENT, &error);
            None
        }
    }
}

/// Reports that `found` is not what is wanted.
pub fn wrong_kind(app: &mut App, text: &str, wanted: &'static str, found: Value) {
    let error = Error { trouble: Trouble::WrongKind { wanted, found }, span: whole(text), operands: Vec::new() };
    app.report(text, &ARGUMENT, &error);
}

fn whole(text: &str) -> Span {
    Span::new(0, text.trim_end().len())
}

/// Reports a refusal under the whole of a text.
pub fn refuse(app: &mut App, text: &str, refused: &Refusal) {
    match (refused, refusal::explain(refused, whole(text))) {
        (Refusal::Fault(fault), _) => {
            let error = Error { trouble: Trouble::Fault(fault), span: whole(text), operands: Vec::new() };
            app.report(text, &ARGUMENT, &error);
        }
        (_, Some(diagnostic)) => app.show(&diagnostic, text, &ARGUMENT),
        (_, None) => app.failed(),
    }
}

fn answered<'a, T>(app: &mut App, text: &str, result: Result<T, impl Into<Refusal<'a>>>) -> Asked<T> {
    result.map_err(|refused| refuse(app, text, &refused.into())).ok()
}

impl<'a> Subject<'a> {
    /// The shape of the tile.
    pub fn shape(&self, cx: Cx<'a>) -> crate::algebra::Result<'a, Tree<'a>> {
        match self.layout {
            t if t.is_int_tuple() => Ok(t),
            t => Ok(cx.inner_layout("bank", t)?.shape),
        }
    }

    /// The same tile over other memory.
    pub fn over(&self, memory: Memory) -> Subject<'a> {
        Subject { layout: self.layout, memory, source: self.source.clone(), unit: self.unit.clone() }
    }
}

/// The size and the name of a type, as `f16`, `half_t`, `cutlass::half_t`, `u8` or `16b` says it.
pub fn element(app: &mut App, name: &str) -> Asked<(i64, String)> {
    let bare = name.trim();
    let bare = ["cutlass::", "cute::", "cute."].iter().find_map(|p| bare.strip_prefix(p)).unwrap_or(bare);
    let by_letter = || {
        let digits = bare.trim_start_matches(|c: char| matches!(c, 'u' | 'b' | 'i' | 's' | 'f')).trim_end_matches('b');
        let letters = bare.len() - digits.len();
        digits.parse().ok().filter(|n| letters == 1 && [1, 2, 4, 6, 8, 16, 32, 64, 128].contains(n))
    };
    match types::element(bare).map(|Element { bits, .. }| i64::from(bits)).or_else(by_letter) {
        Some(bits) => Some((bits, bare.to_string())),
        None => {
            app.refuse(&format!(
                "`{}` is no element type\n  help: f16, bf16, f32, half_t, float, uint8_t, int4_t, …",
                crate::lang::diagnostic::short(name)
            ));
            None
        }
    }
}

/// The tile of a command.
pub fn subject<'a>(app: &mut App, arena: &'a Bump, source: &str, tile: &Tile) -> Asked<Subject<'a>> {
    let layout = match evaluated(app, arena, source)? {
        Value::Tree(t) => t,
        found => {
            wrong_kind(app, source, "a layout", found);
            return None;
        }
    };
    let named = match &tile.dtype {
        Some(name) => Some(element(app, name)?),
        None => None,
    };
    let unit = match tile.unit {
        Counted::Element => Unit::Element,
        Counted::Byte => Unit::Byte,
        Counted::Bit => Unit::Bit,
    };
    let cx = app.session.cx(arena);
    let memory = answered(app, source, Memory::new(cx, layout, unit, named.as_ref().map(|n| n.0), tile.base))?;
    let bits = memory.element_bits;
    let of = match &named {
        Some((_, name)) if !name.ends_with('b') => format!("{bits}-bit elements ({name})"),
        _ => format!("{bits}-bit elements"),
    };
    let unit = match tile.unit {
        Counted::Element => format!("the layout counts {of}"),
        Counted::Byte => format!("the layout counts bytes; {of}"),
        Counted::Bit => format!("the layout counts bits; {of}"),
    };
    let unit = match memory.swizzle {
        Some(s) => format!("{unit}, and Sw<{},{},{}> swizzles byte addresses", s.bits, s.base, s.shift),
        None => unit,
    };
    Some(Subject { layout, memory, source: source.to_string(), unit })
}

/// The instruction that a name asks for; `None` where none was named.
pub fn instruction(app: &mut App, name: &str) -> Asked<Instruction> {
    Some(match name {
        "auto" | "ld" | "ld.auto" => Instruction::Widest { direction: Direction::Load, global: false },
        "st" | "st.auto" => Instruction::Widest { direction: Direction::Store, global: false },
        name => match Operation::named(name) {
            Some(operation) => Instruction::This(operation),
            None => {
                app.show(&refusal::unknown(name, Span::new(0, name.len())), name, &ARGUMENT);
                return None;
            }
        },
    })
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

/// An expression over a value, in a session of its own.
pub fn derived<'a>(app: &mut App, arena: &'a Bump, value: Value<'a>, expr: &str, shown: &str) -> Asked<Value<'a>> {
    let mut session = app.session.clone();
    let expr = arena.alloc_str(expr);
    match session.bind(arena, "it", value).and_then(|()| session.value(arena, expr)) {
        Ok(value) => Some(value),
        Err(mut error) => {
            (error.span, error.operands) = (whole(shown), Vec::new());
            app.report(shown, &ARGUMENT, &error);
            None
        }
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
fn of_copy(copy: &TiledCopy, name: Option<&str>, cx: Cx, side: Option<CopySide>) -> (Side, Option<Instruction>) {
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

/// The operation of CuTe's headers for matrices.
fn matrix_atom(operation: Operation) -> Option<&'static str> {
    let Operation::Matrices { direction, count, transposed } = operation else {
        return None;
    };
    Some(match (direction, count, transposed) {
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
    })
}

/// The instructions that move a tile.
pub fn work<'a>(app: &mut App, arena: &'a Bump, subject: &Subject<'a>, takers: Takers<'a>, asked: Instruction) -> Asked<Work> {
    let takers = match (takers, asked) {
        (Takers::Mma(mma, operand), Instruction::This(operation)) if matrix_atom(operation).is_some() => {
            tiled_by_matrices(app, arena, subject, mma, operand, operation)?
        }
        (takers, _) => takers,
    };
    let cx = app.session.cx(arena);
    let result = || -> Result<Work, Refusal<'a>> {
        if let Takers::Along(major) = takers {
            return along(cx, subject, major, asked);
        }
        let tv = tv(cx, subject, takers)?;
        let placement = Placement::new(cx, &subject.memory, tv)?;
        match asked {
            Instruction::This(operation) => Ok(Work { program: placement.program(operation)?, why: None, chosen: false }),
            Instruction::Widest { direction, global } => {
                let (operation, why) = placement.widest(global, direction)?;
                Ok(Work { program: placement.program(operation)?, why: why.map(|w| refusal::reason(&w)), chosen: true })
            }
        }
    };
    let result = result();
    answered(app, &subject.source, result)
}

/// (thread, value) to the 1-D coordinate of the tile.
fn tv<'a>(cx: Cx<'a>, subject: &Subject<'a>, takers: Takers<'a>) -> Result<Layout<'a>, &'a Fault<'a>> {
    let shape =
        cx.inner_layout("bank", subject.layout).map(|l| l.shape).or_else(|_| cx.as_layout("bank", subject.layout).map(|l| l.shape))?;
    let tile = cx.make_layout(shape, Major::Left)?;
    match takers {
        Takers::Layout(tv) => Ok(tv),
        Takers::Along(_) => Ok(tile),
        Takers::Copy(copy, side) => cx.tidfrg(&copy, side, tile),
        Takers::Mma(mma, operand) => cx.mma_layout_tv_over(&mma, operand, tile),
    }
}

/// A warp that goes along the tile: thread t takes the t-th vector, then the (t+32)-th, and so on.
fn along<'a>(cx: Cx<'a>, subject: &Subject<'a>, major: Major, asked: Instruction) -> Result<Work, Refusal<'a>> {
    let order = cx.right_inverse(cx.make_layout(subject.shape(cx)?, major)?)?;
    in_order(cx, subject, order, asked)
}

/// (thread, value) to the place in an order: thread t takes the t-th vector of every 32.
pub fn warp<'a>(cx: Cx<'a>, vector: i64, size: i64) -> Layout<'a> {
    let (int, lanes) = (|n: i64| Tree::Int(Int::fixed(n)), LANES as i64);
    Layout {
        shape: cx.tuple(&[int(lanes), cx.tuple(&[int(vector), int(size / vector.max(1) / lanes)])]),
        stride: cx.tuple(&[int(vector), cx.tuple(&[int(1), int(vector * lanes)])]),
    }
}

/// A warp that takes the elements of a tile in an order: from a place in it to the coordinate there.
pub fn in_order<'a>(cx: Cx<'a>, subject: &Subject<'a>, order: Layout<'a>, asked: Instruction) -> Result<Work, Refusal<'a>> {
    let placed = |operation: Operation| -> Result<Program, Refusal<'a>> {
        let (bits, element) = (i64::from(operation.bytes()) * 8, subject.memory.element_bits);
        if element <= 0 || bits % element != 0 {
            return Err(Refusal::Split { operation, element });
        }
        let (vector, lanes) = (bits / element, LANES as i64);
        let wanted = usize::try_from(vector * lanes).unwrap_or(usize::MAX);
        if subject.memory.size % (vector * lanes) != 0 {
            return Err(Refusal::Values { operation, wanted, found: subject.memory.size.unsigned_abs() as usize });
        }
        Placement::new(cx, &subject.memory, cx.composition(order, warp(cx, vector, subject.memory.size))?)?.program(operation)
    };
    match asked {
        Instruction::This(operation) => Ok(Work { program: placed(operation)?, why: None, chosen: false }),
        Instruction::Widest { direction, global } => {
            let mut why = None;
            for bytes in [16, 8, 4, 2, 1] {
                let operation = if global { Operation::Global { direction, bytes } } else { Operation::Shared { direction, bytes } };
                match placed(operation) {
                    Ok(program) => return Ok(Work { program, why: why.map(|w: Refusal| refusal::reason(&w)), chosen: true }),
                    Err(Refusal::Split { .. }) if why.is_some() => {}
                    Err(refusal) => why = Some(refusal),
                }
            }
            Err(why.unwrap_or(Refusal::NoElement))
        }
    }
}

/// An operand of a tiled multiply as `ldmatrix` fetches it, or `stmatrix` stores it: CuTe's own
/// `make_tiled_copy_A` and its relatives say which lane points where.
fn tiled_by_matrices<'a>(
    app: &mut App,
    arena: &'a Bump,
    subject: &Subject<'a>,
    mma: TiledMma<'a>,
    operand: Operand,
    operation: Operation,
) -> Asked<Takers<'a>> {
    let bits = subject.memory.element_bits;
    if !matches!(bits, 8 | 16 | 32) {
        refuse(app, &subject.source, &Refusal::Split { operation, element: bits });
        return None;
    }
    let (atom, which) = (matrix_atom(operation)?, ["A", "B", "C"][operand as usize]);
    let expr = format!("make_tiled_copy_{which}(Copy_Atom<{atom}, uint{bits}_t>{{}}, it)");
    let it = crate::lang::tiling::Tiling { operation: None, what: What::TiledMma(mma) };
    let value = derived(app, arena, Value::Tiling(arena.alloc(it)), &expr, &expr)?;
    let side = if matches!(operation, Operation::Matrices { direction: Direction::Store, .. }) { Side::Destination } else { Side::Source };
    match value {
        Value::Tiling(t) => match t.what {
            What::TiledCopy(copy) => Some(Takers::Copy(copy, side)),
            _ => None,
        },
        _ => None,
    }
}

/// The warps that were asked for: from, to (behind the last).
pub fn warps(app: &mut App, asked: Option<&str>, all: usize) -> Asked<std::ops::Range<usize>> {
    let Some(text) = asked.filter(|t| *t != "all") else {
        return Some(0..all);
    };
    let number = |t: &str| t.trim().parse::<usize>().ok();
    let range = match text.split_once('-') {
        Some((from, to)) => number(from).zip(number(to)).and_then(|(from, to)| Some(from..to.checked_add(1)?)),
        None => number(text).and_then(|n| Some(n..n.checked_add(1)?)),
    };
    match range.filter(|r| r.start < r.end && r.end <= all) {
        Some(range) => Some(range),
        None => {
            app.refuse(&format!("`--warps` takes a warp or a range such as 0-{}: there are {all}", all.saturating_sub(1)));
            None
        }
    }
}
