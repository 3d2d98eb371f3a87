//! `tma`: what a copy by the tensor memory accelerator does, and the descriptor that the driver is asked for.

mod places;
mod rules;

use crate::algebra::tma::L2_PROMOTION;
use crate::algebra::{Cx, Fault, Mode, Tma, Tree};
use crate::commands::pictures::files::Files;
use crate::commands::table::Run;
use crate::commands::{lines, memory};
use crate::eval::error::{Error, ErrorKind};
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression};
use crate::program::operand;
use crate::render::answer::Answer;
use crate::render::table::Cell;
use crate::render::table::Format;
use crate::say::nearest;
use crate::say::report::ARGUMENT;
use crate::syntax::ast::Span;
use crate::value::Value;
use crate::value::notation::layout_text;
use crate::view::boxes;
use bumpalo::Bump;
use clap::Args;
use serde::Serialize;

/// The arguments of `tma`.
#[derive(Args, Debug)]
#[group(skip)]
pub struct TmaCommand {
    /// A copy or an atom that `make_tma_copy`, `make_tma_atom` or one of their relatives makes; `-` reads standard input
    #[arg(value_name = "EXPR", value_parser = expression)]
    pub expr: String,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
    /// Files for the picture of its boxes
    #[command(flatten)]
    pub pictures: Files,
}

impl Run for TmaCommand {
    const ABOUT: &'static str = "What a copy by the tensor memory accelerator does: box, strides, swizzle, instructions, legality";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl tma 'g = make_tensor(make_gmem_ptr<half_t>(0x1000), (512,256):(256,_1)); make_tma_copy(SM90_TMA_LOAD{}, g, tile_to_shape(GMMA::Layout_K_SW128_Atom<half_t>{}, Shape<_128,_64>{}))'
  cutectl tma 'make_tma_copy(SM90_TMA_LOAD{}, make_tensor(make_gmem_ptr<half_t>(0x1000), (256,128):(128,_1)), (_64,_64):(_64,_1))' --svg boxes.svg

The expression is read as C++ reads it (--cxx), since compile-time and run-time extents make different descriptors.
With --format json the object `descriptor` holds the arguments of cuTensorMapEncodeTiled. --svg, --html,
--png, --pdf and --latex draw the boxes over global memory, over the tile and in shared memory.";

    fn run(&self, app: &mut App) -> Done {
        tma(app, self)
    }

    fn expressions(&self) -> (Vec<String>, Format) {
        (vec![self.expr.clone()], self.format.format)
    }

    fn operand(&mut self) -> Option<(&mut String, Format)> {
        Some((&mut self.expr, self.format.format))
    }
}

/// Runs `cutectl tma`.
fn tma(app: &mut App, command: &TmaCommand) -> Done {
    let arena = Bump::new();
    // What the driver is asked for is what C++ asks for, where compile-time and run-time extents differ.
    app.session.mode = Mode::Cxx;
    let text = &*operand::tuple(&command.expr);
    let value = match lines::unjudged(app, &arena, text) {
        Ok(outcome) if app.judged(&outcome, text, &ARGUMENT) => return Ok(()),
        Ok(outcome) => outcome.answer,
        Err(error) => {
            app.report(text, &ARGUMENT, &error);
            return match nearest::fault(&error) {
                // What is refused is shown with all the rules, of which the first that does not hold was reported.
                Some(Fault::Tma { map: Some(map), .. }) if command.format.format.is_text() => {
                    app.answer(command.format.format, Answer::new().table(RULES, rules::rows(map)).for_people())
                }
                _ => Ok(()),
            };
        }
    };
    let Value::Tiling(tiling) = value else {
        memory::wrong_kind(app, text, "a TMA copy or its atom", value);
        return Ok(());
    };
    let Some((tma, operation)) = tiling.operation.and_then(|o| Some((o.tma?, o.name))) else {
        memory::wrong_kind(app, text, "a TMA copy or its atom", value);
        return Ok(());
    };
    let cx = Cx::new(&arena, Mode::Cxx);
    if command.pictures.any() {
        let title = format!("{operation}, box {}", app.notation.text(Value::Tree(Tree::Layout(&tma.basis))));
        match boxes::picture(cx, tma, &title) {
            Ok(mut picture) => command.pictures.draw(app, &mut picture)?,
            Err(fault) => {
                app.report(text, &ARGUMENT, &Error::new(ErrorKind::Fault(fault), Span::new(0, text.len())));
                return Ok(());
            }
        }
    }
    let mut facts: Vec<(&str, Cell)> = vec![("operation", operation.into())];
    facts.extend(amounts(tma));
    facts.push(("box by modes of global memory", layout_text(tma.basis).into()));
    facts.push(("swizzle", SWIZZLES.get(tma.map.swizzle as usize).copied().unwrap_or("unknown").into()));
    let dimensions = (0..tma.map.rank).map(|i| dimension(tma, i)).collect();
    let mut answer = Answer::new()
        .facts(facts)
        .table(&["dimension", "extent", "stride in bytes", "box", "modes of global memory"], dimensions)
        .object(Object::new(operation, tma));
    for (header, rows) in [places::instructions(cx, tma), places::ctas(cx, tma)] {
        if !rows.is_empty() {
            answer = answer.table(header, rows).for_people();
        }
    }
    app.answer(command.format.format, answer.table(RULES, rules::rows(&tma.map)).for_people())
}

const SWIZZLES: [&str; 7] =
    ["none", "32 bytes", "64 bytes", "128 bytes", "128 bytes, atoms of 32", "128 bytes, atoms of 32 flipped", "128 bytes, atoms of 64"];

/// The heading of the table of rules.
const RULES: &[&str] = &["rule", "here", "holds", "nearest"];

/// Bytes that one instruction brings to one CTA.
fn bytes(tma: &Tma) -> u64 {
    let elements: u64 = tma.map.block[..tma.map.rank].iter().product();
    elements.saturating_mul(tma.internal_bits.unsigned_abs()) / 8
}

/// The bytes that are transferred for a tile.
fn transaction_bytes(tma: &Tma) -> u64 {
    tma.tile.saturating_mul(tma.bits).unsigned_abs() / 8
}

/// How much is moved by how many instructions.
fn amounts(tma: &Tma) -> [(&'static str, Cell); 6] {
    let raw = |n: u64| Cell::Raw(n.to_string());
    [
        ("instructions for a tile", (tma.tile / tma.elements.max(1)).into()),
        ("elements of an instruction", tma.elements.into()),
        ("bytes of an instruction", raw(bytes(tma))),
        ("ctas that share a box", tma.multicast.into()),
        ("elements that one CTA loads of an instruction", (tma.elements / tma.multicast.max(1)).into()),
        ("transaction bytes", raw(transaction_bytes(tma))),
    ]
}

fn dimension(tma: &Tma, i: usize) -> Vec<Cell> {
    let raw = |n: u64| Cell::Raw(n.to_string());
    let modes = tma.basis.stride.items().and_then(|all| all.get(i)).map_or(Tree::Tuple(&[]), |mode| *mode);
    let map = &tma.map;
    vec![
        i.into(),
        raw(map.dims[i]),
        raw(if i == 0 { tma.internal_bits.unsigned_abs() / 8 } else { map.strides[i] }),
        raw(map.block[i]),
        crate::value::notation::tree_text(modes).into(),
    ]
}

/// The JSON object of the answer.
#[derive(Serialize)]
struct Object<'a> {
    operation: &'a str,
    descriptor: DriverCall<'a>,
    instructions_for_a_tile: i64,
    elements_of_an_instruction: i64,
    bytes_of_an_instruction: u64,
    ctas_that_share_a_box: i64,
    #[serde(rename = "elements_that_one_cta_loads_of_an_instruction")]
    elements_that_one_cta_loads_of_an_instruction: i64,
    transaction_bytes: u64,
}

/// The arguments of `cuTensorMapEncodeTiled`.
#[derive(Serialize)]
struct DriverCall<'a> {
    format: u32,
    rank: usize,
    address: u64,
    dims: &'a [u64],
    strides: &'a [u64],
    #[serde(rename = "box")]
    block: &'a [u64],
    element_strides: Vec<u32>,
    interleave: u32,
    swizzle: u32,
    l2_promotion: u32,
    oob_fill: u32,
}

impl<'a> Object<'a> {
    fn new(operation: &'a str, tma: &'a Tma) -> Self {
        let map = &tma.map;
        let rank = map.rank;
        Object {
            operation,
            descriptor: DriverCall {
                format: map.format,
                rank,
                address: map.address,
                dims: &map.dims[..rank],
                strides: &map.strides[1..rank.max(1)],
                block: &map.block[..rank],
                element_strides: vec![1; rank],
                interleave: 0,
                swizzle: map.swizzle,
                l2_promotion: L2_PROMOTION,
                oob_fill: 0,
            },
            instructions_for_a_tile: tma.tile / tma.elements.max(1),
            elements_of_an_instruction: tma.elements,
            bytes_of_an_instruction: bytes(tma),
            ctas_that_share_a_box: tma.multicast,
            elements_that_one_cta_loads_of_an_instruction: tma.elements / tma.multicast.max(1),
            transaction_bytes: transaction_bytes(tma),
        }
    }
}
