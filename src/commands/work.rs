//! The instructions that move a tile, chosen or named.

use crate::algebra::compact::Major;
use crate::algebra::{Cx, Fault, Int, Layout, Operand, Side, TiledMma, Tree};
use crate::commands::asked::{Asked, Subject, answered, derived, refuse};
use crate::commands::bank::count;
use crate::commands::takers::Takers;
use crate::hardware::program::{Placement, Program, pairs};
use crate::hardware::{Direction, LANES, Operation, Refusal};
use crate::program::app::{App, Done};
use crate::say::refusal;
use crate::say::report::ARGUMENT;
use crate::syntax::ast::Span;
use crate::value::Value;
use crate::value::tiling::What;
use bumpalo::Bump;
use std::io::Write;

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

/// The program of a tile, and how it came to be.
pub struct Work<'a> {
    /// The instructions.
    pub program: Program,
    /// Thread and value to the coordinate in the tile.
    pub tv: Layout<'a>,
    /// Why the instruction is no wider, where the widest was asked for.
    pub why: Option<String>,
    /// Whether the widest was asked for.
    pub chosen: bool,
}

impl Work<'_> {
    /// What is accessed and how: the lines in front of the numbers.
    pub fn heading(&self, app: &mut App, subject: &Subject) -> Done {
        let program = &self.program;
        let layout = app.notation.text(Value::Tree(subject.layout));
        writeln!(app.out, "tile    {layout}")?;
        writeln!(app.out, "unit    {}; the tile starts at byte {}", subject.unit, subject.memory.base)?;
        let lane = count(program.per, "value");
        let (threads, instructions) = (count(program.placement.threads, "thread"), count(program.instructions(), "instruction"));
        writeln!(app.out, "access  {}, {lane} a lane; {threads}, {instructions} a warp", program.operation)?;
        if self.chosen {
            writeln!(app.out, "auto    {}", self.widest())?;
        }
        Ok(())
    }

    /// Which instruction was chosen, and why no wider one.
    fn widest(&self) -> String {
        let operation = self.program.operation;
        match (&self.why, operation) {
            (Some(why), Operation::Shared { bytes, .. } | Operation::Global { bytes, .. }) => {
                format!("{operation} is the widest that the layout allows; {} bytes: {why}", u32::from(bytes) * 2)
            }
            _ => format!("{operation} is the widest there is"),
        }
    }
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
pub fn work<'a>(app: &mut App, arena: &'a Bump, subject: &Subject<'a>, takers: Takers<'a>, asked: Instruction) -> Asked<Work<'a>> {
    let takers = match (takers, asked) {
        (Takers::Mma(mma, operand), Instruction::This(operation)) if matrix_atom(operation).is_some() => {
            tiled_by_matrices(app, arena, subject, mma, operand, operation)?
        }
        (takers, _) => takers,
    };
    let cx = app.session.cx(arena);
    let result = || -> Result<Work<'a>, Refusal<'a>> {
        if let Takers::Along(major) = takers {
            return along(cx, subject, major, asked);
        }
        let tv = pairs(cx, tv(cx, subject, takers)?)?;
        let placement = Placement::new(cx, &subject.memory, tv)?;
        match asked {
            Instruction::This(operation) => Ok(Work { program: placement.program(operation)?, tv, why: None, chosen: false }),
            Instruction::Widest { direction, global } => {
                let (operation, why) = placement.widest(global, direction)?;
                Ok(Work { program: placement.program(operation)?, tv, why: why.map(|w| refusal::reason(&w)), chosen: true })
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
fn along<'a>(cx: Cx<'a>, subject: &Subject<'a>, major: Major, asked: Instruction) -> Result<Work<'a>, Refusal<'a>> {
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
pub fn in_order<'a>(cx: Cx<'a>, subject: &Subject<'a>, order: Layout<'a>, asked: Instruction) -> Result<Work<'a>, Refusal<'a>> {
    let placed = |operation: Operation| -> Result<(Program, Layout<'a>), Refusal<'a>> {
        let (bits, element) = (i64::from(operation.bytes()) * 8, subject.memory.element_bits);
        if element <= 0 || bits % element != 0 {
            return Err(Refusal::Split { operation, element });
        }
        let (vector, lanes) = (bits / element, LANES as i64);
        let wanted = usize::try_from(vector * lanes).unwrap_or(usize::MAX);
        if subject.memory.size % (vector * lanes) != 0 {
            return Err(Refusal::Values { operation, wanted, found: subject.memory.size.unsigned_abs() as usize });
        }
        let tv = cx.composition(order, warp(cx, vector, subject.memory.size))?;
        Ok((Placement::new(cx, &subject.memory, tv)?.program(operation)?, tv))
    };
    match asked {
        Instruction::This(operation) => {
            let (program, tv) = placed(operation)?;
            Ok(Work { program, tv, why: None, chosen: false })
        }
        Instruction::Widest { direction, global } => {
            let mut why = None;
            for bytes in [16, 8, 4, 2, 1] {
                let operation = if global { Operation::Global { direction, bytes } } else { Operation::Shared { direction, bytes } };
                match placed(operation) {
                    Ok((program, tv)) => return Ok(Work { program, tv, why: why.map(|w: Refusal| refusal::reason(&w)), chosen: true }),
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
    let it = crate::value::tiling::Tiling { operation: None, what: What::TiledMma(mma) };
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
