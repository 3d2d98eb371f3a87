//! `compat`: whether every coordinate of one shape is a coordinate of another.

use crate::algebra::{Cx, Tree};
use crate::commands::coords::{refuse, value};
use crate::commands::lines::{stand_apart, with_lines};
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
use crate::program::operand;
use crate::render::answer::Answer;
use crate::render::table::{self, Cell, Format};
use crate::say::report::Origin;
use crate::value::notation::tree_text;
use crate::view::relation::relation;
use bumpalo::Bump;
use clap::Args;
use clap_complete::engine::ArgValueCompleter;

/// The arguments of `compat`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Compat {
    /// Two or more shapes or layouts, of which one may be `-`: every line of standard input in its place
    #[arg(value_name = "SHAPE", num_args = 2.., required = true, add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub shapes: Vec<String>,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Compat {
    const ABOUT: &'static str = "Is every coordinate of A a coordinate of B?";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl compat 24 '(4,6)'; echo $?
  cutectl compat 24 '(4,6)' '((2,2),6)'

Exit status: 0 yes, 1 no. For three or more shapes: whether each is compatible with the next.";

    fn run(&self, app: &mut App) -> Done {
        let shapes: Vec<&str> = self.shapes.iter().map(String::as_str).collect();
        with_lines(app, &shapes, stand_apart(self.format.format), &mut |app, shapes, origin| {
            compat(app, shapes, origin, self.format.format)
        })
    }

    fn expressions(&self) -> (Vec<String>, Format) {
        let shapes: Vec<_> = self.shapes.iter().map(|shape| operand::tuple(shape)).collect();
        (shapes.windows(2).map(|pair| format!("compatible({}, {})", pair[0], pair[1])).collect(), self.format.format)
    }
}

/// How many shapes a table compares, one column each.
const MAX_COMPARED: usize = 256;

/// The shape of a value: of a layout its shape, with layouts inside tuples as they are refused.
fn shape<'a>(app: &mut App, cx: Cx<'a>, text: &str, t: Tree<'a>) -> Option<Tree<'a>> {
    match t {
        t if t.is_int_tuple() => Some(t),
        t => match cx.inner_layout("compat", t) {
            Ok(layout) => Some(layout.shape),
            Err(fault) => {
                refuse(app, text, fault);
                None
            }
        },
    }
}

/// Answers one question on the relation of two shapes.
fn compat(app: &mut App, texts: &[&str], origin: &Origin, format: Format) -> Done {
    let arena = Bump::new();
    let mut shapes = Vec::new();
    for text in texts {
        let Some(t) = value(app, &arena, text, origin) else {
            return Ok(());
        };
        let cx = app.session.cx(&arena);
        let Some(t) = shape(app, cx, text, t) else {
            return Ok(());
        };
        shapes.push(t);
    }
    let cx = app.session.cx(&arena);
    let result = match shapes[..] {
        [a, b] => pair(app, cx, a, b, format),
        _ => several(app, cx, &shapes, format),
    };
    match result {
        Ok(done) => done,
        Err(fault) => {
            refuse(app, texts[0], fault);
            Ok(())
        }
    }
}

pub fn pair<'a>(app: &mut App, cx: Cx<'a>, a: Tree<'a>, b: Tree<'a>, format: Format) -> crate::algebra::Result<'a, Done> {
    let r = relation(cx, a, b)?;
    if !r.compatible {
        app.no();
    }
    let not = |yes: bool| if yes { "" } else { "not " };
    if format.is_text() {
        let (compatible, congruent) = (not(r.compatible), not(r.congruent));
        let (weakly_congruent, weakly_compatible) = (not(r.weakly_congruent), not(r.weakly_compatible));
        let lines = format!(
            "{compatible}compatible: {}\n{congruent}congruent, {weakly_congruent}weakly congruent, {weakly_compatible}weakly compatible\n",
            r.reason
        );
        return Ok(app.answer(format, Answer::new().prose(lines)));
    }
    let facts = [
        ("a", tree_text(a).into()),
        ("b", tree_text(b).into()),
        ("compatible", r.compatible.into()),
        ("reason", r.reason.as_str().into()),
        ("congruent", r.congruent.into()),
        ("weakly congruent", r.weakly_congruent.into()),
        ("weakly compatible", r.weakly_compatible.into()),
    ];
    Ok(app.answer(format, Answer::new().facts(facts)))
}

fn several<'a>(app: &mut App, cx: Cx<'a>, shapes: &[Tree<'a>], format: Format) -> crate::algebra::Result<'a, Done> {
    for pair in shapes.windows(2) {
        if cx.compatible(pair[0], pair[1])?.value == 0 {
            app.no();
        }
    }
    if !format.is_text() {
        return Ok(pairs(app, cx, shapes, format).map_err(Into::into));
    }
    if shapes.len() > MAX_COMPARED {
        app.refuse(&format!(
            "the table of {} shapes is too wide: there are at most {MAX_COMPARED}, and any number with `--format csv`",
            shapes.len()
        ));
        return Ok(Ok(()));
    }
    let names: Vec<String> = shapes.iter().map(|s| tree_text(*s)).collect();
    let headers: Vec<&str> = std::iter::once("with").chain(names.iter().map(String::as_str)).collect();
    let mut rows = Vec::new();
    for (a, name) in shapes.iter().zip(&names) {
        let mut row: Vec<Cell> = vec![name.as_str().into()];
        for b in shapes {
            let yes = cx.compatible(*a, *b)?.value != 0;
            row.push(if yes { "yes" } else { "no" }.into());
        }
        rows.push(row);
    }
    Ok(app.answer(format, Answer::new().table(&headers, rows)))
}

/// Every pair of shapes, a row each, written as they come.
fn pairs<'a>(app: &mut App, cx: Cx<'a>, shapes: &[Tree<'a>], format: Format) -> std::io::Result<()> {
    let mut rows = table::Rows::new(format, &["a", "b", "compatible"], &[0, 0, 0]);
    rows.begin(&mut app.out)?;
    for a in shapes {
        let name = tree_text(*a);
        for b in shapes {
            let scratch = Bump::new();
            // That all of them have sizes is known by now.
            let yes = Cx::new(&scratch, cx.mode).compatible(*a, *b).is_ok_and(|yes| yes.value != 0);
            rows.row(&mut app.out, &[name.as_str().into(), tree_text(*b).into(), yes.into()])?;
        }
    }
    rows.end(&mut app.out)
}
