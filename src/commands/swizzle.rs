//! `swizzle explain` and `swizzle recast`: what a swizzle does, and how it is written for another element
//! size.

use crate::algebra::{Composed, Int, Swizzle, Tree};
use crate::commands::suggest::SwizzleSuggest;
use crate::commands::table::Run;
use crate::commands::{memory, suggest};
use crate::eval::call::call;
use crate::eval::expression::{Error, ErrorKind};
use crate::hardware::search;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression};
use crate::render::answer::Answer;
use crate::render::table::Cell;
use crate::say::count::count;
use crate::say::report::ARGUMENT;
use crate::value::Value;
use crate::view::swizzle as view;
use bumpalo::Bump;
use clap::{Args, Subcommand};

/// `swizzle`
#[derive(Args, Debug)]
pub struct SwizzleCommand {
    /// What about swizzles
    #[command(subcommand)]
    pub command: Topic,
}

impl Run for SwizzleCommand {
    const ABOUT: &'static str = "The swizzle that cures bank conflicts, what a swizzle does, and how it is written for other elements";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl swizzle suggest '(32,32):(32,1)' --dtype f32 --access 'st.b32 row' --access 'ld.b32 col'
  cutectl swizzle explain 'Sw<3,4,3>' --dtype f16
  cutectl swizzle recast 'Sw<3,4,3>' --from u8 --to f16";

    fn run(&self, app: &mut App) -> Done {
        swizzle(app, &self.command)
    }
}

/// What about swizzles
#[derive(Subcommand, Debug)]
pub enum Topic {
    /// The swizzles that minimise the wavefronts of all accesses together, by trying every valid one
    #[command(
        after_help = "Examples:\n  cutectl swizzle suggest '(32,32):(32,1)' --dtype f32 --access 'st.b32 row' --access 'ld.b32 col'\n  cutectl swizzle suggest '(8,64):(64,1)' --dtype f16 --access 'ldmatrix.x4 ((8,4),(8,2)):((1,64),(8,256))'\n  cutectl swizzle suggest '(128,64):(64,1)' --dtype f16 --access 'st.b128 row' --access 'ldmatrix.x4 A of make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, (2,2,1))'\n  cutectl swizzle suggest '(128,64):(64,1)' --access ldmatrix.x4 --mma SM80_16x8x16_F32F16F16F32_TN --operand A\n  cutectl swizzle suggest --padding '(32,32):(32,1)' --dtype f32 --access 'st.b32 row' --access 'ld.b32 col'\n\nAn access is an instruction and who takes what: a (thread, value) layout; row or col; a TiledCopy, or copy and\none for its own instruction; A of, B of or C of a TiledMMA. An access that is only an instruction takes what\n--tv, --copy or --mma says."
    )]
    Suggest(SwizzleSuggest),
    /// The bits of a swizzle, what moves where, and its forms in bits, bytes and elements
    #[command(
        after_help = "Examples:\n  cutectl swizzle explain 'Sw<3,4,3>'\n  cutectl swizzle explain 'Sw<3,3,3>' --elements --dtype f16"
    )]
    Explain(SwizzleExplain),
    /// A swizzle, or a swizzled layout, for elements of another size
    #[command(
        after_help = "Examples:\n  cutectl swizzle recast 'Sw<3,4,3>' --from u8 --to f16\n  cutectl swizzle recast 'Sw<3,4,3> o smem_ptr[8b](unset) o (_8,_128):(_128,_1)' --from u8 --to f16"
    )]
    Recast(SwizzleRecast),
}

/// `swizzle explain`
#[derive(Args, Debug)]
pub struct SwizzleExplain {
    /// A swizzle, or a swizzled layout; it counts bytes unless told otherwise
    #[arg(value_name = "SWIZZLE", value_parser = expression)]
    pub swizzle: String,
    /// The type of an element
    #[arg(long, value_name = "TYPE")]
    pub dtype: Option<String>,
    /// The swizzle counts elements of the type, as that of a layout does
    #[arg(long)]
    pub elements: bool,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// `swizzle recast`
#[derive(Args, Debug)]
pub struct SwizzleRecast {
    /// A swizzle, or a swizzled layout
    #[arg(value_name = "SWIZZLE", value_parser = expression)]
    pub swizzle: String,
    /// The type that it counts now
    #[arg(long, value_name = "TYPE")]
    pub from: String,
    /// The type that it shall count
    #[arg(long, value_name = "TYPE")]
    pub to: String,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

/// Runs `cutectl swizzle`.
pub fn swizzle(app: &mut App, command: &Topic) -> Done {
    match command {
        Topic::Suggest(c) => suggest::suggest(app, c),
        Topic::Explain(c) => explain(app, c),
        Topic::Recast(c) => recast(app, c),
    }
}

/// A swizzle as CuTe prints it.
pub fn text(s: Swizzle) -> String {
    format!("Sw<{},{},{}>", s.bits, s.base, s.shift)
}

/// The swizzle of a value, and the unit that it counts where the value says so.
fn of_value<'a>(app: &mut App, text: &str, value: Value<'a>) -> Option<(Swizzle, Option<i64>, Tree<'a>)> {
    match value {
        Value::Tree(t @ Tree::Swizzle(s)) => return Some((s, None, t)),
        Value::Tree(t @ Tree::Composed(Composed { outer: Tree::Swizzle(s), offset, .. })) => {
            return Some((*s, matches!(offset, Tree::SmemFlag(_)).then_some(8), t));
        }
        _ => {}
    }
    let span = crate::syntax::ast::Span::new(0, text.trim_end().len());
    let kind = ErrorKind::WrongKind { wanted: "a swizzle or a swizzled layout", found: value };
    app.report(text, &ARGUMENT, &Error::new(kind, span));
    None
}

/// Runs `cutectl swizzle explain`.
fn explain(app: &mut App, command: &SwizzleExplain) -> Done {
    let arena = Bump::new();
    let Some((swizzle, own, _)) = memory::evaluated(app, &arena, &command.swizzle).and_then(|v| of_value(app, &command.swizzle, v)) else {
        return Ok(());
    };
    let element = match &command.dtype {
        Some(name) => match memory::element(app, name) {
            Some(element) => Some(element),
            None => return Ok(()),
        },
        None => None,
    };
    let unit = match (&element, own) {
        // A layout over elements has a swizzle over elements; by itself, and over a pointer, it counts bytes.
        (Some((bits, _)), _) if command.elements => *bits,
        (_, own) => own.unwrap_or(8),
    };
    if command.elements && element.is_none() {
        app.refuse("`--elements` says that the swizzle counts elements: give their type with `--dtype`");
        return Ok(());
    }
    let forms = view::forms(swizzle, unit, element.as_ref().map(|e| e.0));
    let rows: Vec<Vec<Cell>> = forms
        .iter()
        .map(|f| {
            let mode = search::hardware_mode(f.swizzle, f.unit).filter(|_| f.lost == 0).map_or(String::new(), |n| format!("{n}-byte mode"));
            let note = match f.lost {
                0 => mode,
                n if f.swizzle.bits == 0 => format!("all {} within an element: lost", count(n.into(), "bit")),
                n => format!("{} within an element: lost", count(n.into(), "bit")),
            };
            vec![view::unit(f.unit).into(), text(f.swizzle).into(), note.into()]
        })
        .collect();
    let lines: String = view::explanation(swizzle, unit).iter().map(|line| format!("{line}\n")).collect();
    app.answer(command.format.format, Answer::new().prose(lines).table(&["counted in", "swizzle", "note"], rows))
}

/// Runs `cutectl swizzle recast`.
fn recast(app: &mut App, command: &SwizzleRecast) -> Done {
    let arena = Bump::new();
    let Some(value) = memory::evaluated(app, &arena, &command.swizzle) else {
        return Ok(());
    };
    let Some((swizzle, own, tree)) = of_value(app, &command.swizzle, value) else {
        return Ok(());
    };
    let (Some((from, _)), Some((to, _))) = (memory::element(app, &command.from), memory::element(app, &command.to)) else {
        return Ok(());
    };
    let bits = [from, to].map(|n| Value::Tree(Tree::Int(Int::fixed(n))));
    let result = match call(app.session.cx(&arena), "recast_layout", &bits, &[Value::Tree(tree)]) {
        Ok(Value::Tree(result)) => result,
        Ok(_) => return Ok(()),
        Err(kind) => {
            memory::refuse_kind::<()>(app, &command.swizzle, kind);
            return Ok(());
        }
    };
    let made = match result {
        Tree::Swizzle(s) => Some(s),
        Tree::Composed(Composed { outer: Tree::Swizzle(s), .. }) => Some(*s),
        _ => None,
    };
    let note = match (own, made) {
        (Some(_), _) => "the swizzle of a shared-memory pointer counts bytes: it stays, and the layout changes".to_string(),
        (_, Some(s)) if s.bits < swizzle.bits => {
            let lost = usize::from(swizzle.bits - s.bits);
            format!("{} of the swizzle lost: what lies within an element of {to} bits cannot move by itself", count(lost, "bit"))
        }
        (_, None) => "no swizzle is left: all that it moves lies within an element".to_string(),
        _ if from == to => "nothing changes".to_string(),
        _ => format!("only M changes, by the logarithm of {from}/{to}: the same bytes move, counted in larger or smaller elements"),
    };
    let result = app.notation.text(Value::Tree(result));
    let lines = format!("{result}\n# {note}\n");
    let facts = [("result", result.into()), ("note", note.into())];
    app.answer(command.format.format, Answer::new().prose(lines).facts(facts).for_programs())
}
