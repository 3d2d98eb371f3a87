//! `svg`: values as SVG.

use crate::algebra::Fault;
use crate::commands::pictures::appearance::{Appearance, DrawingArgs, Look};
use crate::commands::pictures::several::stacked;
use crate::commands::pictures::{Draw, Medium, document, draw, owners_of};
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::choice::choice;
use crate::render::sheet;
use crate::render::table::Format;
use crate::render::{cute_tilings, svg as writer};
use crate::value::Value;
use clap::Args;

/// The command, and that its documents hold several pictures.
const MEDIUM: Medium = Medium { command: "svg", several: true };

/// The arguments of `svg`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Svg {
    /// What is drawn, and where it goes
    #[command(flatten)]
    pub drawing: DrawingArgs,
    /// How it looks
    #[command(flatten)]
    pub appearance: Appearance,
    /// Whose design
    #[arg(long, value_enum, value_parser = choice::<Look>(), default_value_t, value_name = "LOOK")]
    pub look: Look,
    /// Say coordinate and index of a cell to a pointer that rests on it
    #[arg(long, conflicts_with = "multi")]
    pub tooltips: bool,
}

impl Run for Svg {
    const ABOUT: &'static str = "Draw a value as SVG";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl svg -o fig.svg '(3,(2,3)):(3,(12,1))'
  cutectl svg --operands -o tiles.svg 'zipped_divide((8,8):(8,1), (2,4))'
  cutectl svg --window 0:16,32:64 '(256,256)'
  cutectl svg --label '{v}\\n({row},{col})' 'Sw<3,0,3> o 0 o (8,8):(8,1)'
  cutectl svg -o finer.svg 'compatible((4,6), ((2,2),(3,2)))'

In a template: {v} index, {i} 1-D coordinate, {c} natural coordinate, {row}, {col}, {byte},
{bank}, {inner} the index before a swizzle. The answer to compatible, weakly_compatible, congruent
or weakly_congruent is drawn as its two shapes, the coarser in the finer.";

    fn run(&self, app: &mut App) -> Done {
        svg(app, self)
    }

    fn expressions(&self) -> (Vec<String>, Format) {
        (self.drawing.sources.exprs.clone(), Format::Text)
    }
}

/// Runs `cutectl svg`.
pub fn svg(app: &mut App, command: &Svg) -> Done {
    if command.look == Look::Cute {
        // CuTe's print_svg draws atoms and tilings, no layouts.
        let as_cute: &mut Draw = &mut |app, cx, value, _| match value {
            Value::Tiling(tiling) => {
                let owners = owners_of(cx, &tiling.kind, app.notation, MEDIUM.command)?;
                Ok(cute_tilings::svg(&mut app.out, &owners))
            }
            Value::Tree(found) => cx.fail(Fault::WrongKind { operation: "print_svg", wanted: "an atom or a tiling", found }),
            _ => Ok(Ok(())),
        };
        return document(app, &command.drawing, MEDIUM, as_cute);
    }
    if command.drawing.multi {
        return match stacked(app, &command.drawing, &command.appearance, MEDIUM)? {
            Some(stack) => Ok(writer::drawn(&mut app.out, &mut |canvas| stack.draw(canvas))?),
            None => Ok(()),
        };
    }
    draw(app, &command.drawing, &command.appearance, MEDIUM, &mut |app, picture, look| {
        writer::document(&mut app.out, picture, sheet::Look { tips: command.tooltips, ..look })
    })
}
