//! `swizzle`: what a swizzle does, how it is written for another element, and which one a tile wants.

pub mod explain;
pub mod recast;
pub mod suggest;

use crate::algebra::{Composed, Swizzle, Tree};
use crate::commands::swizzle::explain::{SwizzleExplain, explain};
use crate::commands::swizzle::recast::{SwizzleRecast, recast};
use crate::commands::swizzle::suggest::SwizzleSuggest;
use crate::commands::table::Run;
use crate::eval::error::{Error, ErrorKind};
use crate::program::app::{App, Done};
use crate::render::table::Format;
use crate::say::report::ARGUMENT;
use crate::value::Value;
use clap::{Args, Subcommand};

/// The arguments of `swizzle`
#[derive(Args, Debug)]
#[group(skip)]
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

    fn expressions(&self) -> (Vec<String>, Format) {
        match &self.command {
            Topic::Suggest(c) => (vec![c.layout.clone()], c.format.format),
            Topic::Explain(c) => (vec![c.swizzle.clone()], c.format.format),
            Topic::Recast(c) => (vec![c.swizzle.clone()], c.format.format),
        }
    }

    fn operand(&mut self) -> Option<(&mut String, Format)> {
        Some(match &mut self.command {
            Topic::Suggest(c) => (&mut c.layout, c.format.format),
            Topic::Explain(c) => (&mut c.swizzle, c.format.format),
            Topic::Recast(c) => (&mut c.swizzle, c.format.format),
        })
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
        after_help = "Examples:\n  cutectl swizzle explain 'Sw<3,4,3>'\n  cutectl swizzle explain 'Sw<3,3,3>' --unit element --dtype f16\n  cutectl swizzle explain 'Sw<3,3,3> o 0 o (8,64):(64,1)' --dtype f16"
    )]
    Explain(SwizzleExplain),
    /// A swizzle, or a swizzled layout, for elements of another size
    #[command(
        after_help = "Examples:\n  cutectl swizzle recast 'Sw<3,4,3>' --from u8 --to f16\n  cutectl swizzle recast 'Sw<3,4,3> o smem_ptr[8b](unset) o (_8,_128):(_128,_1)' --from u8 --to f16"
    )]
    Recast(SwizzleRecast),
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
