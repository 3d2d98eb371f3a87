//! `print` and `latex`: layouts as grids.

use crate::algebra::compact::Major;
use crate::algebra::{Cx, Fault, Mode, Tree};
use crate::commands::drawing;
use crate::commands::drawing::Latex;
use crate::commands::eval::for_each;
use crate::commands::table::Run;
use crate::eval::expression::{Error, ErrorKind};
use crate::eval::session::Outcome;
use crate::eval::watch::Outermost;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, Sources};
use crate::render::cute_latex::Fill;
use crate::render::matrix::Matrix;
use crate::render::table::Format;
use crate::render::tensor::print_tensor;
use crate::render::{cute, cute_latex, owners, terminal};
use crate::say::report::Origin;
use crate::syntax::ast::Span;
use crate::syntax::expected::Syntax;
use crate::value::notation::Notation;
use crate::value::tiling::TilingKind;
use crate::value::{PrintStyle, Value};
use crate::view::elements::Elements;
use crate::view::grid::{Grid, Ranks};
use crate::view::holding::Tile;
use crate::view::layout;
use crate::view::of_value::{self, drawn, tree};
use crate::view::owners::Owners;
use crate::view::ruler::Marks;
use bumpalo::Bump;
use clap::{Args, ValueEnum, ValueHint};
use std::io::Write;
use std::ops::Range;
use std::path::PathBuf;

/// The style of a grid
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Style {
    /// CuTe's print_layout
    Cute,
    /// print2D: indices alone
    Plain,
    /// With 1-D and natural coordinates
    Coords,
    /// Box drawing with heavier lines and rulers for outer modes, as on a terminal
    #[value(alias = "box")]
    Rulers,
}

/// `print`
#[derive(Args, Debug)]
pub struct Print {
    /// Where expressions come from
    #[command(flatten)]
    pub sources: Sources,
    /// The style of the grid
    #[arg(long, value_enum, value_name = "STYLE")]
    pub style: Option<Style>,
    /// Draw everything on a terminal, however large
    #[arg(long)]
    pub all: bool,
    /// Draw these rows and columns alone: 0:16,32:64
    #[arg(long, value_name = "ROWS,COLS", conflicts_with = "tile")]
    pub window: Option<String>,
    /// Draw this tile of the outermost modes alone: 3,1
    #[arg(long, value_name = "ROW,COL")]
    pub tile: Option<String>,
    /// The format of the grid
    #[command(flatten)]
    pub format: Formatted,
    /// Write into a file, which appears only when it is complete
    #[arg(short = 'o', long = "output", value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub output: Option<PathBuf>,
}

impl Run for Print {
    const ABOUT: &'static str = "Print a layout as a grid, a tensor with its elements";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl print '(3,(2,3)):(3,(12,1))'
  cutectl print --style coords '(3,(2,3)):(3,(12,1))'
  cutectl print --style rulers --tile 1,0 '((4,8),(4,8))'
  cutectl print --format markdown '(4,8):(8,1)'
  cutectl print 'make_tensor(counting_iterator<int>{0}, (2,3,2))'

Into a pipe the grid is CuTe's print_layout, byte for byte. On a terminal it is drawn with heavier
lines and rulers for outer modes (--style rulers has that anywhere); large grids are cut at whole
tiles unless --all is given. The colours are as many as COLORTERM and TERM say.";

    fn run(&self, app: &mut App) -> Done {
        print(app, self)
    }
}

/// The fault of a value that cannot be drawn, under the whole text.
fn refused<'a>(fault: &'a Fault<'a>, source: &str) -> Box<Error<'a>> {
    let start = source.len() - source.trim_start().len();
    let end = source.trim_end().len().max(start);
    Error::new(ErrorKind::Fault(fault), Span::new(start, end))
}

/// Runs `cutectl print`.
pub fn print(app: &mut App, command: &Print) -> Done {
    let format = command.format.format;
    let part = command.window.is_some() || command.tile.is_some();
    let (window, tile) = match drawing::part(command.window.as_deref(), command.tile.as_deref()) {
        Ok(part) => part,
        Err(message) => {
            app.refuse(&message);
            return Ok(());
        }
    };
    if !format.is_text() && command.style.is_some() {
        app.refuse("`--style` is for grids: a format has a form of its own");
        return Ok(());
    }
    // CuTe's own printers know no parts.
    if part && format.is_text() && !matches!(command.style, None | Some(Style::Rulers)) {
        app.refuse("`--window` and `--tile` go with `--style rulers` or a `--format`");
        return Ok(());
    }
    app.redirect(command.output.as_deref())?;
    let style = command.style.unwrap_or(if app.terminal || part { Style::Rulers } else { Style::Cute });
    let sources = &command.sources;
    // A part that was asked for is not cut again.
    let all = command.all || part;
    let list = format == Format::Json && (sources.exprs.len() != 1 || sources.exprs[0] == "-" || sources.file.is_some());
    let mut count = 0;
    if list {
        write!(app.out, "[")?;
    }
    let draw: &mut Draw = &mut |app, cx, value, _| {
        let value = tree(cx, value, "a layout")?;
        let notation = app.notation;
        let ranks = if cx.mode == Mode::Cxx && style == Style::Cute && format.is_text() { Ranks::TwoOnly } else { Ranks::Any };
        let value = drawn(cx, value)?;
        if !format.is_text() {
            let matrix = data(cx, value, notation, &window, tile)?;
            count += 1;
            let before = if list && count > 1 { ",\n " } else { "" };
            let after = if list || !format.is_json() { "" } else { "\n" };
            return Ok(write!(app.out, "{before}")
                .and_then(|()| matrix.write(&mut app.out, format))
                .and_then(|()| write!(app.out, "{after}")));
        }
        match value {
            Tree::Tensor(x) => Ok(print_tensor(&mut app.out, &elements(cx, x, notation)?)),
            t => {
                let grid = Grid::new(cx, t, ranks)?.titled(notation);
                let screen = terminal::Screen { width: app.width(), color: app.color.then_some(app.depth), all };
                let mut sides = layout::sides(&grid, Marks::Nested);
                let [rows, cols] = &mut sides;
                layout::cut(cx, [rows, cols], &window, tile)?;
                Ok(match style {
                    Style::Cute => cute::grid(&mut app.out, &grid),
                    Style::Plain => cute::bare(&mut app.out, &grid),
                    Style::Coords => cute::coordinates(&mut app.out, &grid),
                    Style::Rulers => terminal::grid(&mut app.out, &grid, sides, screen),
                })
            }
        }
    };
    for_each(app, sources, &mut |app, arena, source, origin, result| one(app, arena, source, origin, result, (None, format), draw))?;
    if list {
        writeln!(app.out, "]")?;
    }
    Ok(())
}

/// A value as rows of data.
fn data<'a>(
    cx: Cx<'a>,
    value: Tree<'a>,
    notation: Notation,
    window: &[Option<Range<i64>>; 2],
    tile: Option<[i64; 2]>,
) -> Result<Matrix<'a>, &'a Fault<'a>> {
    let (shown, elements) = match value {
        Tree::Tensor(x) => {
            let shape = cx.inner_layout("print", x.layout)?.shape;
            (cx.layout_tree(cx.make_layout(shape, Major::Left)?), Some(elements(cx, x, notation)?))
        }
        t => (t, None),
    };
    let grid = Grid::new(cx, shown, Ranks::Any)?;
    let mut sides = layout::sides(&grid, Marks::Flat);
    let [rows, cols] = &mut sides;
    layout::cut(cx, [rows, cols], window, tile)?;
    Ok(Matrix { grid, sides, elements, title: notation.text(Value::Tree(value)) })
}

fn elements<'a>(cx: Cx<'a>, x: &crate::algebra::Tensor<'a>, notation: Notation) -> Result<Elements<'a>, &'a Fault<'a>> {
    if let crate::algebra::Engine::Pointer(_) | crate::algebra::Engine::TensorMemory(_) = x.engine {
        return cx.fail(Fault::NoMemory { operation: "print" });
    }
    Elements::new(cx, *x, notation)
}

/// `latex` as CuTe's print_latex.
pub fn print_latex(app: &mut App, command: &Latex) -> Done {
    document(app, &command.drawing, Medium::Latex, &mut |app, cx, value, _| {
        let notation = app.notation;
        if let Value::Tiling(tiling) = value {
            return of_cute(&mut app.out, cx, Medium::Latex, &tiling.kind, notation);
        }
        let grid = Grid::new(cx, drawn(cx, tree(cx, value, "a layout")?)?, Ranks::Padded)?;
        Ok(cute_latex::document(&mut app.out, &grid.titled(notation), Fill::Greys))
    })
}

/// Draws the one value of a command that makes one document, or all values under `--multi`.
pub fn document(app: &mut App, drawing: &crate::commands::drawing::DrawingArgs, medium: Medium, draw: &mut Draw) -> Done {
    if drawing.multi && medium == Medium::Html {
        app.refuse("a page is of one expression: `--multi` is for svg, png, pdf and latex");
        return Ok(());
    }
    if drawing.multi {
        return each_value(app, &drawing.sources, Some(medium), draw);
    }
    let several = if medium == Medium::Html { "" } else { ": `--multi` puts several into it" };
    let one = format!("`{}` makes one document of one expression{several}", medium.command());
    if drawing.sources.exprs.len() > 1 {
        app.refuse(&one);
        return Ok(());
    }
    app.redirect(drawing.output.as_deref())?;
    let mut written = 0;
    each_value(app, &drawing.sources, Some(medium), &mut |app, cx, value, operation| {
        written += 1;
        if written > 1 {
            if written == 2 {
                app.refuse(&one);
            }
            return Ok(Ok(()));
        }
        draw(app, cx, value, operation)
    })
}

/// The media that commands draw in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Medium {
    Latex,
    Svg,
    Png,
    Pdf,
    Html,
}

impl Medium {
    /// The command that makes it.
    pub fn command(self) -> &'static str {
        match self {
            Medium::Latex => "latex",
            Medium::Svg => "svg",
            Medium::Png => "png",
            Medium::Pdf => "pdf",
            Medium::Html => "html",
        }
    }
}

/// A tiling as CuTe draws it: `print_svg` knows no copies, and neither knows a copy atom.
pub fn of_cute<'a>(out: &mut impl Write, cx: Cx<'a>, medium: Medium, what: &TilingKind<'a>, notation: Notation) -> Written<'a> {
    let copies = matches!(what, TilingKind::TiledCopy(_) | TilingKind::ThrCopy(..)) && medium == Medium::Svg;
    match (Owners::of(cx, what, notation)?.filter(|_| !copies), medium) {
        (Some(panels), Medium::Latex) => Ok(owners::latex(out, &panels)),
        (Some(panels), _) => Ok(owners::svg(out, &panels)),
        (None, _) => {
            let wanted = if medium == Medium::Svg { "an MMA atom or tiling" } else { "an atom or a tiling that has a tile" };
            cx.fail(Fault::WrongKind { operation: medium.command(), wanted, found: Tree::Underscore })
        }
    }
}

/// Refused before the first byte, or written.
type Written<'a> = Result<std::io::Result<()>, &'a Fault<'a>>;

/// Draws the value of a line, which an operation may have given.
pub type Draw<'d> =
    dyn for<'a> FnMut(&mut App, Cx<'a>, Value<'a>, Option<Outermost<'a>>) -> Result<std::io::Result<()>, &'a Fault<'a>> + 'd;

/// Calls `draw` with the value of every line, and reports what it refuses.
fn each_value(app: &mut App, sources: &Sources, medium: Option<Medium>, draw: &mut Draw) -> Done {
    for_each(app, sources, &mut |app, arena, source, origin, result| one(app, arena, source, origin, result, (medium, Format::Text), draw))
}

fn one<'a>(
    app: &mut App,
    arena: &'a Bump,
    source: &'a str,
    origin: &Origin,
    result: Result<Outcome<'a>, Box<Error<'a>>>,
    (medium, format): (Option<Medium>, Format),
    draw: &mut Draw,
) -> Done {
    let (value, operation) = match &result {
        Ok(outcome) if app.judged(outcome, source, origin) => return Ok(()),
        Ok(outcome) => (outcome.shown(), outcome.operation),
        Err(error) => {
            app.report(source, origin, error);
            return Ok(());
        }
    };
    let value = of_value::with_atom(app.session.cx(arena), value);
    match value {
        Value::Nothing => return nothing(app, source, origin),
        Value::Tree(_) => {}
        Value::Tiling(_) if medium.is_some() => {}
        Value::Tiling(_) if !format.is_text() => {
            app.refuse("the grids of an atom or a tiling are text: `cutectl mma --csv` and `cutectl copy --csv` list who holds what");
            return Ok(());
        }
        Value::Tiling(tiling) => {
            return match Tile::of(app.session.cx(arena), &tiling.kind) {
                Ok(tiles) => crate::commands::holding::grids(app, &tiles),
                Err(fault) => {
                    app.report(source, origin, &refused(fault, source));
                    Ok(())
                }
            };
        }
        found => {
            let span = Span::new(0, source.trim_end().len());
            app.report(source, origin, &Error::new(ErrorKind::WrongKind { wanted: "a layout", found }, span));
            return Ok(());
        }
    }
    let cx = app.session.cx(arena);
    match draw(app, cx, value, operation) {
        Ok(written) => Ok(written?),
        Err(fault) => {
            app.report(source, origin, &refused(fault, source));
            Ok(())
        }
    }
}

/// A text without a value: an argument must have one, a line of a pipe or a file need not.
pub fn nothing(app: &mut App, source: &str, origin: &Origin) -> Done {
    if origin.argument {
        app.report(source, origin, &Error::syntax(Syntax::Empty));
    }
    Ok(())
}

/// What a print statement draws: refused as a whole, or written without fault.
pub enum PrintedPicture<'a> {
    /// The framed grid of `print_layout`.
    Grid(Grid<'a>),
    /// `print1D` and `print2D`.
    Bare(Grid<'a>),
    /// The TikZ document of `print_latex`.
    Latex(Grid<'a>, Fill),
    /// The elements of `print_tensor`.
    Elements(Elements<'a>),
    /// `print_latex` of a tiling, and `print_latex_tv`.
    LatexOwners(Owners),
    /// The owners of a tiling as `print_svg` draws them.
    SvgOwners(Owners),
}

impl<'a> PrintedPicture<'a> {
    /// The drawing of a value.
    pub fn new(cx: Cx<'a>, style: PrintStyle, value: Tree<'a>, notation: Notation) -> Result<Self, Box<Error<'a>>> {
        let drawing = || -> Result<Self, &'a Fault<'a>> {
            if let (PrintStyle::LatexTv, Tree::Tuple([tv, tile])) = (style, value) {
                return Ok(PrintedPicture::LatexOwners(Owners::of_layout(cx, *tv, *tile, notation)?));
            }
            let t = drawn(cx, value)?;
            let titled = |grid: Result<Grid<'a>, &'a Fault<'a>>| Ok::<_, &'a Fault<'a>>(grid?.titled(notation));
            let two = if cx.mode == Mode::Cxx { Ranks::TwoOnly } else { Ranks::Any };
            Ok(match (style, t) {
                (PrintStyle::LatexWhite, t) => PrintedPicture::Latex(titled(Grid::new(cx, t, Ranks::Padded))?, Fill::White),
                (PrintStyle::Latex | PrintStyle::LatexTv | PrintStyle::Svg, t) => {
                    PrintedPicture::Latex(titled(Grid::new(cx, t, Ranks::Padded))?, Fill::Greys)
                }
                (PrintStyle::Layout, t) => PrintedPicture::Grid(titled(Grid::new(cx, t, two))?),
                (PrintStyle::TwoD, t) => PrintedPicture::Bare(Grid::new(cx, t, Ranks::Any)?),
                (PrintStyle::OneD, t) => PrintedPicture::Bare(Grid::linear(cx, cx.inner_layout("print1D", t)?)?),
                (PrintStyle::Tensor | PrintStyle::Notation, Tree::Tensor(x)) => PrintedPicture::Elements(Elements::new(cx, *x, notation)?),
                (PrintStyle::Tensor | PrintStyle::Notation, t) => PrintedPicture::Grid(titled(Grid::new(cx, t, Ranks::Any))?),
            })
        };
        drawing().map_err(|fault| refused(fault, ""))
    }

    /// The drawing of a tiling, where the statement draws it.
    pub fn of_tiling(cx: Cx<'a>, style: PrintStyle, what: &TilingKind<'a>, notation: Notation) -> Result<Option<Self>, Box<Error<'a>>> {
        let owners = Owners::of(cx, what, notation).map_err(|fault| refused(fault, ""))?;
        Ok(owners.map(if style == PrintStyle::Svg { PrintedPicture::SvgOwners } else { PrintedPicture::LatexOwners }))
    }

    /// Writes the bytes that CuTe writes.
    pub fn write(&self, w: &mut impl Write) -> std::io::Result<()> {
        match self {
            PrintedPicture::Grid(grid) => cute::grid(w, grid),
            PrintedPicture::Bare(grid) => cute::bare(w, grid),
            PrintedPicture::Latex(grid, fill) => cute_latex::document(w, grid, *fill),
            PrintedPicture::Elements(elements) => print_tensor(w, elements),
            PrintedPicture::LatexOwners(panels) => owners::latex(w, panels),
            PrintedPicture::SvgOwners(panels) => owners::svg(w, panels),
        }
    }
}

/// The grid of a layout if it fits the terminal, or 24 rows of 80 columns.
pub fn fitting(app: &mut App, arena: &Bump, t: Tree) -> Done {
    let cx = app.session.cx(arena);
    let Ok(grid) = Grid::new(cx, t, Ranks::Any) else {
        return Ok(());
    };
    let width = grid.cols.len.saturating_mul(grid.digits as i64 + 3).saturating_add(5);
    let panels = grid.rest.iter().fold(1i64, |n, a| n.saturating_mul(a.len));
    let height = grid.row_count().saturating_mul(2).saturating_mul(panels);
    if width > app.width() as i64 || height > 48 || grid.cols.len == 0 || grid.row_count() == 0 {
        return Ok(());
    }
    let grid = grid.titled(app.notation);
    let mut bytes = Vec::new();
    let screen = terminal::Screen { width: app.width(), color: app.color.then_some(app.depth), all: true };
    match app.terminal {
        true => terminal::grid(&mut bytes, &grid, layout::sides(&grid, Marks::Nested), screen)?,
        false => cute::grid(&mut bytes, &grid)?,
    }
    // The title stands above already.
    let body = memchr::memchr(b'\n', &bytes).map_or(0, |i| i + 1);
    Ok(app.out.write_all(&bytes[body..])?)
}
