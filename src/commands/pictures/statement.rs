//! What print statements draw: `print_layout`, `print_latex`, `print_tensor` and their kin.

use crate::algebra::{Cx, Fault, Mode, Tree};
use crate::eval::error::{Error, ErrorKind};
use crate::render::cute_latex::{self, Fill};
use crate::render::tensor::print_tensor;
use crate::render::{cute, cute_tilings};
use crate::syntax::ast::Span;
use crate::value::PrintStyle;
use crate::value::notation::Notation;
use crate::value::tiling::TilingKind;
use crate::view::cute_tilings::Owners;
use crate::view::elements::Elements;
use crate::view::grid::{Grid, Ranks};
use crate::view::of_value::drawn;
use std::io::Write;

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
    pub fn write(&self, mut w: &mut dyn Write) -> std::io::Result<()> {
        let w = &mut w;
        match self {
            PrintedPicture::Grid(grid) => cute::grid(w, grid),
            PrintedPicture::Bare(grid) => cute::bare(w, grid),
            PrintedPicture::Latex(grid, fill) => cute_latex::document(w, grid, *fill),
            PrintedPicture::Elements(elements) => print_tensor(w, elements),
            PrintedPicture::LatexOwners(panels) => cute_tilings::latex(w, panels),
            PrintedPicture::SvgOwners(panels) => cute_tilings::svg(w, panels),
        }
    }
}

/// The fault of a value that cannot be drawn, under the whole text.
pub(super) fn refused<'a>(fault: &'a Fault<'a>, source: &str) -> Box<Error<'a>> {
    let start = source.len() - source.trim_start().len();
    let end = source.trim_end().len().max(start);
    Error::new(ErrorKind::Fault(fault), Span::new(start, end))
}
