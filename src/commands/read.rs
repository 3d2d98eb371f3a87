//! `read`: layouts as other tools write them, in CuTe's notation.

use crate::commands::steps;
use crate::commands::table::Run;
use crate::eval::error::Error;
use crate::program::app::{App, Done};
use crate::program::choice::choice;
use crate::program::flags::Formatted;
use crate::program::input;
use crate::render::table::{self, Cell, Format};
use crate::say::json::refused;
use crate::say::report::ARGUMENT;
use crate::say::{self, Diagnostic};
use crate::syntax::notations::{self, Kind, Offset, Source, Symbol, Translation};
use crate::syntax::parser::notation_fault;
use crate::value::Value;
use bumpalo::Bump;
use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};
use serde::Serialize;
use std::io::Write;
use std::path::Path;

impl ValueEnum for Source {
    fn value_variants<'a>() -> &'a [Self] {
        use Source::*;
        &[Triton, Dsl, Torch, Numpy, Memref, Xla, Mdspan, Tilelang]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let (name, help) = match self {
            Source::Triton => ("ttg", "Triton: attributes, types and modules"),
            Source::Dsl => ("dsl", "CuTe DSL and its MLIR types"),
            Source::Torch => ("torch", "PyTorch: strides in elements"),
            Source::Numpy => ("numpy", "numpy: strides in bytes"),
            Source::Memref => ("memref", "MLIR: memref"),
            Source::Xla => ("xla", "XLA: shapes with tiled layouts"),
            Source::Mdspan => ("mdspan", "C++: std::mdspan and its mappings"),
            Source::Tilelang => ("tilelang", "TileLang: fragments"),
        };
        Some(PossibleValue::new(name).help(help))
    }
}

/// The arguments of `read`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Read {
    /// A layout as another tool writes it; `-` or none reads standard input, the whole of it
    #[arg(value_name = "TEXT", allow_hyphen_values = true)]
    pub text: Option<String>,
    /// The notation, where the text does not tell
    #[arg(long, value_parser = choice::<Source>(), value_name = "NOTATION")]
    pub from: Option<Source>,
    /// The format of the answer
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Read {
    const ABOUT: &'static str = "A layout as Triton, CuTe DSL, torch, numpy, MLIR, XLA or mdspan write it, in CuTe's notation";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl read 'tensor<64x64xf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>'
  cutectl read --shape 128,64 '#ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>'
  cutectl read 'torch.Size([4, 8]) (1, 4)'
  cutectl read '(4, 8) (32, 4) float32'
  cutectl read 'memref<16x32xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 8, d0 mod 4, d1 mod 8)>>'
  cutectl read 'f32[16,256]{1,0:T(8,128)}'
  cutectl read 'std::layout_left_padded<8>::mapping<std::extents<int, 6, 4>>'
  cutectl read '(?,?{div=8}):(?{i64 div=8},1)'

The first line is a value that eval reads; the next lines say what it leaves open. Most of these texts stand wherever an
expression does: cutectl bank --shape 64,64 '#ttg.nvmma_shared<{…}>' ….
With --format json: {\"ok\",\"from\",\"kind\",\"text\",\"shape\",\"offset\",\"block\",\"symbols\"}.";

    fn run(&self, app: &mut App) -> Done {
        read(app, self)
    }

    /// What the text stands for, explained in CuTe's notation.
    fn explain(&self, app: &mut App, name: &str) -> Done {
        let text = self.text.as_deref().unwrap_or("-");
        let given = crate::syntax::names::Names::given(&app.session.env);
        match notations::whole(text, self.from, &given) {
            Ok(found) if text != "-" => steps::of_command(app, &[found.text], self.format.format),
            _ => steps::nothing(app, name, "it translates a text, and this one cannot be read"),
        }
    }
}

/// `read`.
pub fn read(app: &mut App, command: &Read) -> Done {
    let text = match command.text.as_deref() {
        None | Some("-") => input::file(Path::new("-"))?,
        Some(text) => text.to_string(),
    };
    let given = crate::syntax::names::Names::given(&app.session.env);
    match notations::whole(&text, command.from, &given) {
        Ok(found) => answer(app, command.format.format, &found),
        Err(wrong) => {
            let foreign = command.from.is_some() || notations::opens(text.trim_start()) || wrong.lacks.is_some();
            let arena = Bump::new();
            if !foreign && let Some(found) = expression(app, &arena, &text) {
                return answer(app, command.format.format, &found);
            }
            let error = Error::syntax(notation_fault(wrong, 0));
            let diagnostic = say::explain(&error, &text, &app.session.env);
            refuse(app, command.format.format, &text, &diagnostic)
        }
    }
}

/// What is CuTe's notation already, or C++: its value.
fn expression(app: &mut App, arena: &Bump, text: &str) -> Option<Translation> {
    let mut session = app.session.clone();
    let value = session.value(arena, arena.alloc_str(text.trim())).ok()?;
    let Value::Tree(_) = value else {
        return None;
    };
    let kind = match value.kind() {
        "layout" => Kind::Layout,
        "composed" | "swizzle" => Kind::Composed,
        "tensor" => Kind::Tensor,
        "tuple" | "int" => Kind::Tuple,
        _ => return None,
    };
    Some(Translation {
        from: "cute".to_string(),
        kind,
        text: app.notation.text(value),
        shape: Vec::new(),
        offset: Offset::Known(0),
        block: None,
        symbols: Vec::new(),
    })
}

fn refuse(app: &mut App, format: Format, text: &str, diagnostic: &Diagnostic) -> Done {
    if !format.is_json() {
        app.show(diagnostic, text, &ARGUMENT);
        return Ok(());
    }
    app.failed();
    let mut line = refused(None, diagnostic);
    line.push(b'\n');
    Ok(app.out.write_all(&line)?)
}

/// A size without a value, in JSON: its name, and what divides it where that is said.
#[derive(Serialize)]
struct Open<'t> {
    name: &'t str,
    #[serde(skip_serializing_if = "Option::is_none")]
    div: Option<i64>,
}

fn answer(app: &mut App, format: Format, found: &Translation) -> Done {
    if format == Format::Text {
        writeln!(app.out, "{}", found.expression())?;
        for note in notes(found) {
            writeln!(app.out, "# {note}")?;
        }
        return Ok(());
    }
    let mut rows: Vec<(&str, Cell)> = vec![
        ("ok", true.into()),
        ("from", found.from.as_str().into()),
        ("kind", found.kind.name().into()),
        ("text", found.text.as_str().into()),
    ];
    if !found.shape.is_empty() {
        rows.push(("shape", Cell::data(&found.shape)));
    }
    match found.offset {
        Offset::Known(0) => {}
        Offset::Known(n) => rows.push(("offset", n.into())),
        Offset::Unknown => rows.push(("offset", "?".into())),
    }
    if let Some(block) = &found.block {
        rows.push(("block", block.as_str().into()));
    }
    if !found.symbols.is_empty() {
        let div = |s: &Symbol| Some(s.div).filter(|div| *div != 1);
        let symbols: Vec<Open> = found.symbols.iter().map(|s| Open { name: &s.name, div: div(s) }).collect();
        rows.push(("symbols", Cell::data(&symbols)));
    }
    let width = app.columns();
    Ok(table::facts(&mut app.out, format, width, &rows)?)
}

/// What the text leaves open, and what it maps.
fn notes(found: &Translation) -> Vec<String> {
    let mut notes = Vec::new();
    if found.kind == Kind::Tv && !found.shape.is_empty() {
        let shape: Vec<String> = found.shape.iter().map(i64::to_string).collect();
        notes.push(format!("(thread, value) to the column-major index in a tile of {}", shape.join("x")));
    }
    if let Some(block) = &found.block {
        notes.push(format!("each CTA holds a part: the number of the CTA is {block}"));
    }
    if found.offset == Offset::Unknown {
        notes.push(format!("the offset is known when the program runs: `-D {}=…`", notations::OFFSET));
    }
    if !found.symbols.is_empty() {
        let names = found.symbols.iter().map(|s| match s.div {
            1 => s.name.clone(),
            div => format!("{} (a multiple of {div})", s.name),
        });
        let names: Vec<String> = names.collect();
        notes.push(format!("open: {}; `-D {}=…` gives a value", names.join(", "), found.symbols[0].name));
    }
    notes
}
