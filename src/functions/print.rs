//! Print statements and assertions.

use super::{Args, Form, Function, Out, ROW, Refusal, one, optional};
use crate::algebra::{Engine, Fault, Mode, Tree};
use crate::atoms::Missing;
use crate::value::tiling::{COLORS, TilingKind};
use crate::value::{PrintStyle, Printed, Value};

const PRINT: &str = "cute/util/print.hpp, cute/util/print_tensor.hpp, cute/util/print_latex.hpp";

fn printed<'a>(a: &Args<'_, 'a>, style: PrintStyle, value: Value<'a>) -> Out<'a> {
    Ok(Value::Printed(a.cx.arena.alloc(Printed { style, value })))
}

/// A colour function among the arguments. CuTe's pictures call it with an index, or with a thread and a value, and so
/// each takes what has as many parameters; the picture of an atom never calls the one that it is given.
fn color<'a>(a: &Args<'_, 'a>, index: usize, takes: &[&str], wanted: &'static str) -> Result<Option<&'a str>, Refusal<'a>> {
    match a.values.get(index) {
        None => Ok(None),
        Some(Value::Constant(name)) if takes.contains(name) => Ok(Some(name)),
        Some(_) => a.wrong(index, wanted),
    }
}

/// An atom or a tiling, of the kinds that CuTe draws.
fn drawn<'a>(a: &Args<'_, 'a>, style: PrintStyle) -> Out<'a> {
    const LATEX: &str = "a layout, an MMA atom, a tiled MMA or a tiled copy";
    const SVG: &str = "an MMA atom or a tiled MMA";
    let svg = style == PrintStyle::Svg;
    let wanted = if svg { SVG } else { LATEX };
    let tiling = a.tiling(0, wanted)?;
    // A picture makes a tiling of an atom, which needs what the operation asserts.
    if let Some(asserted) = tiling.operation.and_then(|o| o.mma().ok()).and_then(|row| row.asserts) {
        return a.missing(0, Missing::Arguments(asserted.into_owned()));
    }
    match (&tiling.kind, svg) {
        (TilingKind::MmaAtom(_), _) => color(a, 1, &COLORS, "a colour function such as `TikzColor_TV{}`")?,
        (_, true) => color(a, 1, &["SVGColor_TV"], "a colour of thread and value: `SVGColor_TV{}`")?,
        (_, false) => color(a, 1, &["TikzColor_TV"], "a colour of thread and value: `TikzColor_TV{}`")?,
    };
    let takes = match tiling.kind {
        TilingKind::MmaAtom(_) | TilingKind::TiledMma(_) => true,
        TilingKind::ThrMma(..) => svg, // CuTe takes it for its base, the tiled MMA; print_latex takes it for a layout
        TilingKind::TiledCopy(_) => !svg,
        TilingKind::CopyAtom(_) | TilingKind::ThrCopy(..) => false,
    };
    if takes { printed(a, style, a.values[0]) } else { a.wrong(0, wanted) }
}

/// A layout with integer values, as every grid needs.
fn grid<'a>(a: &Args<'_, 'a>, style: PrintStyle) -> Out<'a> {
    let t = a.mapping(0)?;
    let t = match t {
        Tree::Tensor(_) if style != PrintStyle::TwoD && style != PrintStyle::OneD => {
            return a.wrong(0, "a layout; `print_tensor` shows tensors");
        }
        t => t,
    };
    printed(a, style, t.into())
}

fn asserted<'a>(a: &Args<'_, 'a>) -> Out<'a> {
    let message = match a.values.get(1) {
        Some(Value::Text(text)) => Some(*text),
        _ => None,
    };
    if a.int(0)?.value == 0 { Err(Refusal::Assert { message }) } else { Ok(Value::Nothing) }
}

pub(super) const ROWS: &[Function] = &[
    Function {
        name: "print",
        form: Form::Statement,
        params: &[one("x")],
        summary: "writes x in CuTe's notation, and ends the line",
        source: PRINT,
        examples: &[("print((_2,3):(_1,_2))", "(_2,3):(_1,_2)")],
        run: |a| printed(a, PrintStyle::Notation, a.values[0]),
        ..ROW
    },
    Function {
        name: "print_layout",
        form: Form::Statement,
        params: &[one("layout")],
        summary: "writes a rank-2 layout as a grid of indices",
        source: PRINT,
        examples: &[(
            "print_layout((2,3):(1,2))",
            "(2,3):(1,2)\n      0   1   2 \n    +---+---+---+\n 0  | 0 | 2 | 4 |\n    +---+---+---+\n 1  | 1 | 3 | 5 |\n    +---+---+---+",
        )],
        run: |a| grid(a, PrintStyle::Layout),
        ..ROW
    },
    Function {
        name: "print_latex",
        form: Form::Statement,
        params: &[one("layout"), optional("color")],
        summary: "writes a layout of rank 1 or 2, or the owners of an MMA atom, a tiled MMA or a tiled copy, as TikZ",
        source: PRINT,
        examples: &[(
            "print_latex((1,2):(2,1))",
            "% Layout: (1,2):(2,1)\n\\documentclass[convert]{standalone}\n\\usepackage{tikz}\n\n\\begin{document}\n\\begin{tikzpicture}[x={(0cm,-1cm)},y={(1cm,0cm)},every node/.style={minimum size=1cm, outer sep=0pt}]\n\n\\node[fill=black!00] at (0,0) {0};\n\\node[fill=black!40] at (0,1) {1};\n\\draw[color=black,thick,shift={(-0.5,-0.5)}] (0,0) grid (1,2);\n\n\\node at (0,-1) {\\Large{\\texttt{0}}};\n\\node at (-1,0) {\\Large{\\texttt{0}}};\n\\node at (-1,1) {\\Large{\\texttt{1}}};\n\\end{tikzpicture}\n\\end{document}",
        )],
        run: |a| match a.values[0] {
            Value::Tiling(_) | Value::Operation(_) => drawn(a, PrintStyle::Latex),
            _ => match color(
                a,
                1,
                &["TikzColor_BWx8", "TikzColor_White"],
                "a colour of an index: `TikzColor_BWx8{}` or `TikzColor_White{}`",
            )? {
                Some("TikzColor_White") => grid(a, PrintStyle::LatexWhite),
                _ => grid(a, PrintStyle::Latex),
            },
        },
        ..ROW
    },
    Function {
        name: "print_latex_tv",
        form: Form::Statement,
        params: &[one("layout_tv"), one("tile"), optional("color")],
        summary: "writes the owners of a tile as TikZ: a layout from (thread, value) to coordinates",
        requires: &["the layout has rank 2"],
        source: PRINT,
        examples: &[(
            "print_latex_tv((_2,_1):(_1@1,_1@0), (_1,_2))",
            "% Layout TV: (_2,_1):(_1@1,_1@0)\n\\documentclass[convert]{standalone}\n\\usepackage{tikz}\n\n\\begin{document}\n\\begin{tikzpicture}[x={(0cm,-1cm)},y={(1cm,0cm)},every node/.style={minimum size=1cm, outer sep=0pt}]\n\n\\node[fill={rgb,255:red,175;green,175;blue,255}] at (0,0) {\\shortstack{T0 \\\\ V0}};\n\\node[fill={rgb,255:red,175;green,255;blue,175}] at (0,1) {\\shortstack{T1 \\\\ V0}};\n\\draw[color=black,thick,shift={(-0.5,-0.5)}] (0,0) grid (1,2);\n\n\\node at (0,-1) {\\Large{\\texttt{0}}};\n\\node at (-1,0) {\\Large{\\texttt{0}}};\n\\node at (-1,1) {\\Large{\\texttt{1}}};\n\\end{tikzpicture}\n\\end{document}",
        )],
        run: |a| {
            color(a, 2, &["TikzColor_TV"], "a colour of thread and value: `TikzColor_TV{}`")?;
            printed(a, PrintStyle::LatexTv, a.cx.tuple(&[a.mapping(0)?, a.shape(1)?]).into())
        },
        ..ROW
    },
    Function {
        name: "print_svg",
        form: Form::Statement,
        params: &[one("mma"), optional("color")],
        summary: "writes the owners of an MMA atom or a tiled MMA as SVG",
        source: "cute/util/print_svg.hpp",
        examples: &[(
            "print_svg(MMA_Atom<UniversalFMA<float>>{})",
            "<!--  Tile: (_1,_1,_1)  -->\n<!--     A: ArithTuple(_0,_0) o (_1,(_1,(_1,_1))):(_0,(_0,(_0,_0)))  -->\n<!--     B: ArithTuple(_0,_0) o (_1,(_1,(_1,_1))):(_0,(_0,(_0,_0)))  -->\n<!--     C: ArithTuple(_0,_0) o (_1,(_1,(_1,_1))):(_0,(_0,(_0,_0)))  -->\n<svg width=\"100%\" height=\"100%\" viewBox=\"0 0 80 80\" preserveAspectRatio=\"xMidYMid meet\" xmlns=\"http://www.w3.org/2000/svg\">\n<rect x=\"60\" y=\"60\" width=\"20\" height=\"20\" fill=\"rgb(175,175,255)\" stroke=\"black\"/>\n<text x=\"70\" y=\"65\" text-anchor=\"middle\" alignment-baseline=\"central\" font-size=\"8\">T0</text>\n<text x=\"70\" y=\"75\" text-anchor=\"middle\" alignment-baseline=\"central\" font-size=\"8\">V0</text>\n<rect x=\"20\" y=\"60\" width=\"20\" height=\"20\" fill=\"rgb(175,175,255)\" stroke=\"black\" />\n<text x=\"30\" y=\"65\" text-anchor=\"middle\" alignment-baseline=\"central\" font-size=\"8\">T0</text>\n<text x=\"30\" y=\"75\" text-anchor=\"middle\" alignment-baseline=\"central\" font-size=\"8\">V0</text>\n<text x=\"10\" y=\"70\" text-anchor=\"middle\" alignment-baseline=\"central\" font-size=\"12\">0</text>\n<text x=\"30\" y=\"50\" text-anchor=\"middle\" alignment-baseline=\"central\" font-size=\"12\">0</text>\n<rect x=\"60\" y=\"20\" width=\"20\" height=\"20\" fill=\"rgb(175,175,255)\" stroke=\"black\" />\n<text x=\"70\" y=\"25\" text-anchor=\"middle\" alignment-baseline=\"central\" font-size=\"8\">T0</text>\n<text x=\"70\" y=\"35\" text-anchor=\"middle\" alignment-baseline=\"central\" font-size=\"8\">V0</text>\n<text x=\"70\" y=\"10\" text-anchor=\"middle\" alignment-baseline=\"central\" font-size=\"12\">0</text>\n<text x=\"50\" y=\"30\" text-anchor=\"middle\" alignment-baseline=\"central\" font-size=\"12\">0</text>\n</svg>",
        )],
        run: |a| drawn(a, PrintStyle::Svg),
        ..ROW
    },
    Function {
        name: "print1D",
        form: Form::Statement,
        params: &[one("layout")],
        summary: "writes all indices in a row, in the order of 1-D coordinates",
        source: "the CuTe tutorial (media/docs/cpp/cute/01_layout.md)",
        examples: &[("print1D((2,4):(12,1))", "  0   12    1   13    2   14    3   15")],
        run: |a| grid(a, PrintStyle::OneD),
        ..ROW
    },
    Function {
        name: "print2D",
        form: Form::Statement,
        params: &[one("layout")],
        summary: "writes a rank-2 layout as a bare table",
        source: "the CuTe tutorial (media/docs/cpp/cute/01_layout.md)",
        examples: &[("print2D((2,(2,2)):(4,(2,1)))", "  0    2    1    3\n  4    6    5    7")],
        run: |a| grid(a, PrintStyle::TwoD),
        ..ROW
    },
    Function {
        name: "print_tensor",
        form: Form::Statement,
        params: &[one("tensor")],
        summary: "writes a tensor and its elements, up to rank 4",
        source: PRINT,
        examples: &[(
            "print_tensor(make_tensor(counting_iter(0),(2,3)))",
            "counting_iter(0) o (2,3):(_1,2):\n    0    2    4\n    1    3    5",
        )],
        run: |a| {
            let tensor = a.tensor(0)?;
            if let Engine::Pointer(_) | Engine::TensorMemory(_) = tensor.engine {
                return Ok(a.cx.fail::<Value>(Fault::NoMemory { operation: "print_tensor" })?);
            }
            printed(a, PrintStyle::Tensor, a.values[0])
        },
        ..ROW
    },
    Function {
        name: "static_assert",
        aliases: &["CUTE_STATIC_ASSERT"],
        form: Form::Statement,
        constant: true,
        params: &[one("condition"), optional("message")],
        summary: "refuses to go on where the condition is false; under --cxx it must be a constant expression",
        source: "C++",
        examples: &[("static_assert(congruent((2,3),(1,2)),\"same profile\")", "")],
        run: asserted,
        ..ROW
    },
    Function {
        name: "CUTE_STATIC_ASSERT_V",
        form: Form::Statement,
        params: &[one("condition"), optional("message")],
        summary: "refuses to go on where the condition is false; under --cxx it must be compile-time",
        source: "cute/util/type_traits.hpp",
        examples: &[("CUTE_STATIC_ASSERT_V(rank((2,3)) == _2)", "")],
        run: |a| {
            let what = a.tree(0)?;
            if a.cx.mode == Mode::Cxx && !what.is_static() {
                return Ok(a.cx.fail(Fault::NotStatic { operation: "CUTE_STATIC_ASSERT_V", what })?);
            }
            asserted(a)
        },
        ..ROW
    },
    Function {
        name: "assert",
        form: Form::Statement,
        params: &[one("condition"), optional("message")],
        summary: "refuses to go on where the condition is false, also one known at run time",
        source: "C",
        examples: &[("assert(size((2,3)) == 6)", "")],
        run: asserted,
        ..ROW
    },
];
