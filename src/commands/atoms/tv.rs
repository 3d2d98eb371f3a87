//! `tv`: a (thread, value) layout over a tile.

use crate::algebra::{Cx, Int, Tree};
use crate::commands::atoms::{explain_tiles, refused, whole};
use crate::commands::lines::evaluated;
use crate::commands::ownership::{self, Questions, TilingQuestion, numbers};
use crate::commands::steps;
use crate::commands::table::Run;
use crate::eval::error::{Error, ErrorKind};
use crate::program::app::{App, Done};
use crate::program::flags::{expression, function_names};
use crate::render::table::Format;
use crate::say::report::ARGUMENT;
use crate::syntax::names::Names;
use crate::syntax::notations;
use crate::value::Value;
use crate::value::tiling::{Tiling, atom_of};
use crate::view::ownership::Tile;
use bumpalo::Bump;
use clap::Args;
use clap_complete::engine::ArgValueCompleter;

/// The arguments of `tv`
#[derive(Args, Debug)]
#[group(skip)]
pub struct TvCommand {
    /// A layout of rank 2 from (thread, value) to the index in a tile, or a tiling; `-` reads standard input
    #[arg(value_name = "EXPR", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// The extents of the tile, column-major; if left out those that the text says, or its cosize in a row
    #[arg(long, value_name = "M,N")]
    pub tile: Option<String>,
    /// What is asked of it
    #[command(flatten)]
    pub questions: Questions,
}

impl Run for TvCommand {
    const ABOUT: &'static str = "A thread-value layout: who holds what of a tile";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl tv '((4,8),(2,2)):((32,1),(16,8))' --tile 16,8
  cutectl tv '((4,8),(2,2)):((32,1),(16,8))' --tile 16,8 --thread 5
  cutectl tv '((4,8),(2,2)):((32,1),(16,8))' --tile 16,8 --svg tile.svg
  cutectl tv 'make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, half_t>{}, (_16,_8):(_8,_1), (_1,_8))' --csv

Exit status: 1 where nobody holds the element, or the tile does not divide the tensor.";

    fn run(&self, app: &mut App) -> Done {
        tv(app, self, false)
    }

    fn explain(&self, app: &mut App, _: &str) -> Done {
        match self.questions.thread.is_some() || !self.questions.element.is_empty() {
            true => tv(app, self, true),
            false => steps::of_command(app, std::slice::from_ref(&self.layout), self.questions.format()),
        }
    }

    fn operand(&mut self) -> Option<(&mut String, Format)> {
        Some((&mut self.layout, self.questions.format()))
    }
}

/// The tile that a (thread, value) layout in another notation says itself: `tensor<16x8xf16, #ttg.blocked<…>>`.
fn said_shape(app: &App, text: &str) -> Option<Vec<i64>> {
    let read = notations::whole(text, None, &app.session.env.given()).ok()?;
    (read.kind == notations::Kind::Tv && !read.shape.is_empty()).then_some(read.shape)
}

/// Runs `cutectl tv`; `stepwise` tells how its answer comes about.
pub fn tv(app: &mut App, command: &TvCommand, stepwise: bool) -> Done {
    let arena = Bump::new();
    let Some(value) = evaluated(app, &arena, &command.layout, &ARGUMENT) else {
        return Ok(());
    };
    let cx = app.session.cx(&arena);
    let tiles = match value {
        Value::Tree(Tree::Layout(tv)) => {
            let extents = match &command.tile {
                Some(text) => match numbers(app, "--tile", text) {
                    Some(extents) => cx.tuple(&extents.into_iter().map(|i| Tree::Int(Int::fixed(i))).collect::<Vec<_>>()),
                    None => return Ok(()),
                },
                None => match said_shape(app, &command.layout) {
                    Some(shape) => cx.tuple(&shape.into_iter().map(|n| Tree::Int(Int::fixed(n))).collect::<Vec<_>>()),
                    None => match cx.cosize(*tv) {
                        Ok(cosize) => Tree::Int(cosize),
                        Err(fault) => return refused(app, &command.layout, fault),
                    },
                },
            };
            let axes = crate::view::ownership::axes_of(extents.rank());
            Tile::new(cx, "", axes, extents, *tv).map(|tile| vec![tile])
        }
        value => match tiling(cx, value).filter(|_| command.tile.is_none()) {
            Some(tiling) => Tile::of(cx, &tiling.kind),
            None => {
                let wanted = match command.tile {
                    Some(_) => "a layout of rank 2, (thread, value); a tiling knows its tile",
                    None => "a layout of rank 2, (thread, value), or a tiling",
                };
                let kind = ErrorKind::WrongKind { wanted, found: value };
                app.report(&command.layout, &ARGUMENT, &Error::new(kind, whole(&command.layout)));
                return Ok(());
            }
        },
    };
    match tiles {
        Ok(tiles) if stepwise => {
            let subject = TilingQuestion { source: &command.layout, tiles, tiling: None, thread: None };
            explain_tiles(app, cx, "tv", &subject, &command.questions)
        }
        Ok(tiles) => ownership::answer(
            app,
            cx,
            &TilingQuestion { source: &command.layout, tiles, tiling: None, thread: None },
            &command.questions,
            true,
        ),
        Err(fault) => refused(app, &command.layout, fault),
    }
}

/// The tiling that a value is.
pub fn tiling<'a>(cx: Cx<'a>, value: Value<'a>) -> Option<&'a Tiling<'a>> {
    match value {
        Value::Tiling(tiling) => Some(tiling),
        Value::Operation(operation) => atom_of(cx, operation),
        _ => None,
    }
}
