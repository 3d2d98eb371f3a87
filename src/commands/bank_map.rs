//! The pictures of `bank`: the worst instruction lane by bank and the tile by bank, each into a file of its own.

use crate::commands::memory::{self, NamedTile};
use crate::hardware::program::Program;
use crate::program::app::{App, Stop};
use crate::program::output::{Draft, Output};
use crate::render::palette::Palette;
use crate::render::sheet::{Look, Sheet};
use crate::render::{html, png, svg};
use crate::view::bank_map;
use crate::view::banks::Costs;
use crate::view::layout::Options;
use crate::view::picture::Picture;
use crate::view::ruler::Marks;
use bumpalo::Bump;
use clap::{Args, ValueHint};
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};

/// Files for the picture of the worst instruction, lane by bank, and the tile by bank
#[derive(Args, Debug)]
pub struct Files {
    /// Draw the worst instruction, lane by bank, and the tile by bank
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub svg: Option<PathBuf>,
    /// The same picture as a page that answers the pointer
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub html: Option<PathBuf>,
    /// The same picture in pixels
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub png: Option<PathBuf>,
}

/// Draws what was asked for; whether nothing was refused.
pub fn draw<'a>(
    app: &mut App,
    arena: &'a Bump,
    tile: &NamedTile<'a>,
    program: &Program,
    costs: &Costs,
    asked: &Files,
) -> Result<bool, Stop> {
    let all: [(&Option<_>, Writer); 3] = [(&asked.svg, svg_document), (&asked.html, html_document), (&asked.png, png_document)];
    let wanted: Vec<(&Path, Writer)> = all.iter().filter_map(|(file, write)| Some((file.as_deref()?, *write))).collect();
    if wanted.is_empty() {
        return Ok(true);
    }
    let options = Options {
        color: None,
        label: None,
        marks: Marks::default(),
        window: Default::default(),
        tile: None,
        element_bits: Some(tile.tile.memory.element_bits),
        pointer: None,
        thread: None,
        notation: app.notation,
    };
    match bank_map::picture(app.session.cx(arena), tile.tile.layout, &tile.tile.memory, program, costs, &options) {
        Ok(picture) => wanted.into_iter().try_for_each(|(file, write)| into(file, &picture, write))?,
        Err(fault) => {
            memory::refuse(app, &tile.source, &fault.into());
            return Ok(false);
        }
    }
    Ok(true)
}

type File = BufWriter<Output>;
type Writer = fn(&mut File, &Picture, Look) -> io::Result<()>;

fn svg_document(out: &mut File, picture: &Picture, look: Look) -> io::Result<()> {
    svg::document(out, picture, look)
}

fn html_document(out: &mut File, picture: &Picture, look: Look) -> io::Result<()> {
    html::document(out, picture, look)
}

fn png_document(out: &mut File, picture: &Picture, look: Look) -> io::Result<()> {
    let sheet = Sheet::new(picture, look);
    let scale = png::comfortable(sheet.size());
    let (width, height) = png::pixels(sheet.size(), scale);
    if !png::fits((width, height)) {
        return Err(io::Error::other(format!("{width} x {height} pixels are more than a PNG may have")));
    }
    png::document(out, sheet.size(), scale, &picture.title, &mut |canvas| sheet.draw(canvas))
}

/// Writes a picture into a file, which appears only when it is complete.
fn into(file: &Path, picture: &Picture, write: Writer) -> Result<(), Stop> {
    let failed = |error: io::Error| Stop::Failed(format!("cannot write {}: {error}", file.display()));
    let mut out = BufWriter::new(Output::File(Draft::new(file).map_err(failed)?));
    write(&mut out, picture, Look { palette: Palette::Safe, title: true, cell: None }).map_err(failed)?;
    match out.into_inner() {
        Ok(Output::File(draft)) => draft.keep().map_err(failed),
        Ok(_) => Ok(()),
        Err(error) => Err(failed(error.into_error())),
    }
}
