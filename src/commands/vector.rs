//! `vector`: the vector that CuTe's copy chooses between two layouts, and why no wider one.

use crate::algebra::Tree;
use crate::commands::lines::{stand_apart, with_lines};
use crate::commands::steps::Stepwise;
use crate::commands::table::Run;
use crate::commands::{memory, steps};
use crate::hardware::vector::{Plain, Width};
use crate::program::app::{App, Done};
use crate::program::complete;
use crate::program::flags::{Formatted, expression};
use crate::render::answer::Answer;
use crate::render::table::Cell;
use crate::value::Value;
use crate::view::explain::vector as view;
use bumpalo::Bump;
use clap::Args;
use clap::builder::PossibleValuesParser;
use clap_complete::engine::ArgValueCompleter;

/// What CuTe's copy may be told to assume: the sizes that an access has.
fn assumed_bits() -> impl clap::builder::TypedValueParser<Value = i64> {
    use clap::builder::TypedValueParser;
    PossibleValuesParser::new(["8", "16", "32", "64", "128"]).try_map(|bits| bits.parse::<i64>())
}

/// The arguments of `vector`
#[derive(Args, Debug)]
#[group(skip)]
pub struct VectorWidth {
    /// The layout that is read; `-` reads it from standard input, one a line
    #[arg(value_name = "SRC", value_parser = expression)]
    pub src: String,
    /// The layout that is written
    #[arg(value_name = "DST", value_parser = expression)]
    pub dst: String,
    /// The type of an element
    #[arg(long, value_name = "TYPE", add = ArgValueCompleter::new(complete::types))]
    pub dtype: String,
    /// The widest vector in bits that the copy may assume to be aligned
    #[arg(long, value_name = "BITS", default_value = "128", value_parser = assumed_bits())]
    pub max: i64,
    /// Whether the answer is told step by step
    #[command(flatten)]
    pub stepwise: Stepwise,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for VectorWidth {
    const ABOUT: &'static str = "The vector that CuTe's copy chooses between two layouts, and why no wider one";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl vector '(_8,_4):(_1,_8)' '(_8,_4):(_1,_16)' --dtype f16
  cutectl vector 'Sw<3,3,3> o 0 o (_8,_64):(_64,_1)' '(_8,_64):(_64,_1)' --dtype f16";

    fn run(&self, app: &mut App) -> Done {
        with_lines(app, &[&self.src, &self.dst], stand_apart(self.format.format), &mut |app, operands, _| {
            vector(app, self, operands[0], operands[1])
        })
    }
}

/// Runs `cutectl vector`.
pub fn vector(app: &mut App, command: &VectorWidth, src: &str, dst: &str) -> Done {
    let arena = Bump::new();
    let Some((bits, _)) = memory::element(app, &command.dtype) else {
        return Ok(());
    };
    let (Some(source), Some(destination)) = (layout(app, &arena, src), layout(app, &arena, dst)) else {
        return Ok(());
    };
    let cx = app.session.cx(&arena);
    let width = match cx.vector_width(source, destination, bits, command.max) {
        Ok(width) => width,
        Err(fault) => {
            memory::refuse(app, dst, &fault.into());
            return Ok(());
        }
    };
    let plain = cx.plain_copy(source, destination, bits);
    if command.stepwise.explain {
        let question = view::Question { source, destination, bits, notation: app.notation };
        return steps::write_steps(app, command.format.format, "vector", &view::lines(&question, &width, plain.as_ref().ok()));
    }
    let why = view::why(&width, bits);
    let facts: Vec<(&str, Cell)> = vec![
        ("vector bits", width.vector.into()),
        ("elements", (width.vector / bits.max(1)).into()),
        ("common elements", width.common.into()),
        ("source alignment", width.source.into()),
        ("destination alignment", width.destination.into()),
        ("assumed alignment", width.assumed.into()),
        ("plain copy bits", plain_bits(plain)),
    ];
    let with_why: Vec<(&str, Cell)> = facts.iter().cloned().chain([("why not wider", why.as_str().into())]).collect();
    let answer = Answer::new().facts(facts).for_people().prose(format!("not wider: {why}\n")).facts(with_why).for_programs();
    app.answer(command.format.format, answer)
}

/// The vector of plain `copy(src, dst)`, which assumes and filters by itself.
fn plain_bits<E>(plain: Result<Plain, E>) -> Cell {
    match plain {
        Ok(Plain::Vector(Width { vector, .. })) => vector.into(),
        Ok(Plain::Ambiguous { .. }) | Err(_) => "refused".into(),
    }
}

fn layout<'a>(app: &mut App, arena: &'a Bump, text: &str) -> Option<Tree<'a>> {
    match memory::evaluated(app, arena, text)? {
        Value::Tree(t @ (Tree::Layout(_) | Tree::Composed(_))) => Some(t),
        Value::Tree(Tree::Tensor(x)) => Some(x.layout),
        Value::Tree(t) if t.is_int_tuple() => {
            let layout = app.session.cx(arena).as_layout("vector", t);
            layout.map(|l| Tree::Layout(arena.alloc(l))).map_err(|fault| memory::refuse(app, text, &fault.into())).ok()
        }
        found => {
            memory::wrong_kind(app, text, "a layout", found);
            None
        }
    }
}
