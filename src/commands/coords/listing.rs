//! `coords`: the coordinate table of a layout or a shape.

use crate::algebra::compact::Major;
use crate::algebra::properties::plain_modes;
use crate::algebra::{Cx, Fault, Result, Tree};
use crate::commands::coords::{refuse, value};
use crate::commands::lines::with_lines;
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::choice::choice;
use crate::program::flags::{Formatted, expression, function_names};
use crate::program::operand::{self, Limit};
use crate::render::cute::strip;
use crate::render::listing::{Leaf, Listing, Style};
use crate::render::table::{Cell, Format, Rows};
use crate::say::report::Origin;
use crate::value::Value;
use crate::value::json::Nested;
use crate::value::notation::{Notation, Spelling};
use crate::view::grid::{Grid, Ranks};
use crate::view::ruler::Profile;
use crate::view::table::row;
use bumpalo::Bump;
use clap::{Args, ValueEnum};
use clap_complete::engine::ArgValueCompleter;

/// The style of the coordinate table
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum CoordStyle {
    /// One row a coordinate
    #[default]
    Table,
    /// CuTe's two rows for rank 1
    Strip,
}

/// The arguments of `coords`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Coords {
    /// A layout or a shape; `-` reads them from standard input, one a line
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// The first 1-D coordinate
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub from: u64,
    /// The most rows
    #[arg(long, value_name = "N|all")]
    pub limit: Option<Limit>,
    /// A table, or CuTe's strip for rank 1
    #[arg(long, value_enum, value_parser = choice::<CoordStyle>(), default_value_t, value_name = "STYLE")]
    pub style: CoordStyle,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Coords {
    const ABOUT: &'static str = "The coordinate table: 1-D, flat and natural coordinate, index";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl coords '(3,(2,3)):(3,(12,1))'
  cutectl coords --style strip '8:2'
  cutectl coords --format csv --from 16 --limit 4 '(4,(8,2))'";

    fn expressions(&self) -> (Vec<String>, Format) {
        let layout = operand::tuple(&self.layout);
        let at = self.from.max(1);
        (vec![self.layout.clone(), format!("idx2crd({at}, shape({layout}))"), format!("[{layout}]({at})")], self.format.format)
    }

    fn run(&self, app: &mut App) -> Done {
        with_lines(app, &[&self.layout], false, &mut |app, layouts, origin| table(app, self, layouts[0], origin))
    }
}

/// Lists the coordinates of one layout.
fn table(app: &mut App, command: &Coords, layout: &str, origin: &Origin) -> Done {
    if command.style == CoordStyle::Strip && !command.format.format.is_text() {
        app.refuse_as("E0710", "`--style strip` is text; the other formats are for `--style table`");
        return Ok(());
    }
    let held = Bump::new();
    let Some(subject) = value(app, &held, layout, origin) else {
        return Ok(());
    };
    let cx = app.session.cx(&held);
    match listing(app, cx, subject, command) {
        Ok(done) => done,
        Err(fault) => {
            refuse(app, layout, fault);
            Ok(())
        }
    }
}

fn listing<'a>(app: &mut App, cx: Cx<'a>, subject: Tree<'a>, command: &Coords) -> Result<'a, Done> {
    let layout = match subject {
        t if t.is_int_tuple() => None,
        t => Some(t),
    };
    let shape = match layout {
        Some(t) => cx.inner_layout("coords", t)?.shape,
        None => subject,
    };
    let size = cx.product(shape)?.value.max(0);
    let from = i64::try_from(command.from).unwrap_or(i64::MAX);
    let count = size.saturating_sub(from).min(command.limit.map_or(i64::MAX, |l| i64::try_from(l.most()).unwrap_or(i64::MAX))).max(0);
    if command.style == CoordStyle::Strip {
        if shape.rank() != 1 {
            return cx.fail(Fault::WrongKind { operation: "coords --style strip", wanted: "a layout of rank 1", found: shape });
        }
        let whole = match layout {
            Some(t) => t,
            None => cx.layout_tree(cx.as_layout("coords", subject)?),
        };
        return Ok(strip(&mut app.out, &Grid::new(cx, whole, Ranks::Any)?, from, count).map_err(Into::into));
    }
    let rank = shape.rank();
    let people = matches!(command.format.format, Format::Text | Format::Markdown);
    let flat = if people { format!("{rank}-D") } else { "flat".to_string() };
    let mut headers = vec![if people { "1-D" } else { "linear" }];
    if rank > 1 {
        headers.push(&flat);
    }
    headers.push("natural");
    if layout.is_some() {
        headers.push("index");
    }
    // In rows of data a number is a number.
    let plain = Notation { plain: app.notation.plain || matches!(command.format.format, Format::Csv | Format::Tsv), ..app.notation };
    let text = |t: Tree| plain.text(Value::Tree(t));
    let widths = widths(cx, shape, layout, size, plain)?;
    let mut rows = Rows::new(command.format.format, &headers, &widths);
    if count > 0
        && let Some(listing) = plain_listing(app, cx, shape, layout, from, command.format.format)
    {
        return Ok(rows.begin(&mut app.out).and_then(|()| listing.write(&mut app.out, count)).map_err(Into::into));
    }
    let json = command.format.format.is_json();
    let cell = |t: Tree| if json { Cell::data(&Nested(t)) } else { Cell::Text(text(t)) };
    let mut write = || -> Done {
        rows.begin(&mut app.out)?;
        let mut arena = Bump::with_capacity(1 << 12);
        for linear in from..from.saturating_add(count) {
            {
                let short = Cx::new(&arena, cx.mode);
                let Ok(row) = row(short, shape, layout, linear) else {
                    continue;
                };
                let mut cells = vec![Cell::from(row.linear)];
                if rank > 1 {
                    cells.push(cell(row.flat));
                }
                cells.push(cell(row.natural));
                cells.extend(row.index.map(cell));
                rows.row(&mut app.out, &cells)?;
            }
            arena.reset();
        }
        Ok(rows.end(&mut app.out)?)
    };
    Ok(write())
}

/// The widths of the columns. The last row holds the widest coordinates; indices have the digits of the cosize and a sign.
fn widths<'a>(cx: Cx<'a>, shape: Tree<'a>, layout: Option<Tree<'a>>, size: i64, notation: Notation) -> Result<'a, Vec<usize>> {
    let text = |t: Tree| notation.text(Value::Tree(t));
    let last = match size {
        0 => None,
        n => Some(row(cx, shape, layout, n - 1)?),
    };
    let wide = |t: Option<Tree>| t.map_or(1, |t| text(t).len());
    let index = match layout {
        Some(t) => {
            let inner = cx.inner_layout("coords", t)?;
            let negative = usize::from(plain_modes(cx, inner).is_ok_and(|m| m.iter().any(|m| m.stride < 0)));
            let digits = cx.cosize(inner).map_or(1, |c| c.value.max(1).ilog10() as usize + 1);
            Some(digits + negative + last.and_then(|l| l.index).map_or(0, |t| if t.is_tuple() { text(t).len() } else { 0 }))
        }
        None => None,
    };
    let columns = [
        Some((size - 1).max(0).to_string().len()),
        (shape.rank() > 1).then(|| wide(last.map(|l| l.flat))),
        Some(wide(last.map(|l| l.natural))),
        index,
    ];
    Ok(columns.into_iter().flatten().collect())
}

/// The table where it is plain decimal numbers in a format without alignment.
fn plain_listing<'a>(app: &App, cx: Cx<'a>, shape: Tree<'a>, layout: Option<Tree<'a>>, from: i64, format: Format) -> Option<Listing> {
    let style = match format {
        Format::Csv => Style { separator: ",", quote: "\"" },
        Format::Tsv => Style { separator: "\t", quote: "" },
        _ => return None,
    };
    let walked = match layout {
        Some(Tree::Layout(layout)) => *layout,
        Some(_) => return None,
        None => cx.make_layout(shape, Major::Left).ok()?,
    };
    let spelled = matches!(app.notation, Notation { spelling: Spelling::Cute, .. });
    if !spelled || !cx.keeps_dynamic(walked) {
        return None;
    }
    let leaves: Vec<Leaf> = plain_modes(cx, walked).ok()?.iter().map(|m| Leaf { extent: m.extent, stride: m.stride }).collect();
    Listing::new(&Profile::new(shape), &leaves, layout.is_some(), from, style)
}
