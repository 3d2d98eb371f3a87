//! The files that commands about threads and memory draw their answer into.

use crate::program::app::{App, Done, Stop};
use crate::program::output::{Draft, Output};
use crate::render::sheet::{self, Look, Sheet};
use crate::render::{html, pdf, png, svg, tikz};
use crate::view::page;
use crate::view::picture::Picture;
use clap::{Args, ValueHint};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Files for the picture of the answer
#[derive(Args, Debug)]
#[group(skip)]
pub struct Files {
    /// Draw it as SVG
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub svg: Option<PathBuf>,
    /// Draw it as a page that answers the pointer
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub html: Option<PathBuf>,
    /// Draw it in pixels
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub png: Option<PathBuf>,
    /// Draw it as PDF
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub pdf: Option<PathBuf>,
    /// Draw it as TikZ
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub latex: Option<PathBuf>,
}

type File = BufWriter<Output>;
type Writer = fn(&mut File, &Picture, Look) -> io::Result<()>;

impl Files {
    fn wanted(&self) -> Vec<(&Path, Writer, bool)> {
        let all: [(&Option<PathBuf>, Writer, bool); 5] = [
            (&self.html, |out, picture, look| html::document(out, picture, look), true),
            (&self.svg, |out, picture, look| svg::document(out, picture, look), false),
            (&self.png, png_document, false),
            (&self.pdf, pdf_document, false),
            (&self.latex, |out, picture, look| tikz::document(out, picture, look, true), false),
        ];
        all.into_iter().filter_map(|(file, write, whole)| Some((file.as_deref()?, write, whole))).collect()
    }

    /// Whether any file of a picture was asked for.
    pub fn any(&self) -> bool {
        !self.wanted().is_empty()
    }

    /// Draws a picture into all that are asked for under its title, and says what had to be left out.
    pub fn draw(&self, app: &mut App, picture: &mut Picture) -> Done {
        let left_out = self.write(app, picture, Look { title: true, ..Look::default() })?;
        if !left_out.is_empty() {
            let note = "note: left out";
            app.say(&format!("{note}: {}; `cutectl svg --all` draws everything, --html shows it", left_out.join(", ")));
        }
        Ok(())
    }

    /// Draws a picture into all that are asked for, each of which appears only when it is complete; what had to be left out of
    /// those that are not pages, in words.
    pub fn write(&self, app: &App, picture: &mut Picture, look: Look) -> Result<Vec<String>, Stop> {
        let mut shaped = None;
        for (file, write, whole) in self.wanted() {
            // Pages come first, since they leave nothing out.
            match (whole, &shaped) {
                (true, _) => drop(page::shape(picture, true)),
                (false, None) => {
                    let left_out = page::shape(picture, false);
                    picture.notes.extend((!left_out.is_empty()).then(|| format!("left out: {}", left_out.join(", "))));
                    shaped = Some(left_out);
                }
                (false, Some(_)) => {}
            }
            into(app.draft(file)?, file, picture, write, look)?;
        }
        Ok(shaped.unwrap_or_default())
    }
}

fn png_document(out: &mut File, picture: &Picture, look: Look) -> io::Result<()> {
    let sheet = Sheet::new(picture, look);
    let scale = png::comfortable(sheet.size(), false);
    let (width, height) = png::pixels(sheet.size(), scale);
    if !png::fits((width, height)) {
        return Err(io::Error::other(format!("{width} x {height} pixels are more than a PNG may have")));
    }
    png::document(out, sheet.size(), scale, &picture.title, &mut |canvas| sheet.draw(canvas))
}

fn pdf_document(out: &mut File, picture: &Picture, look: Look) -> io::Result<()> {
    let mut document = pdf::Document::new()?;
    sheet::draw(picture, look, &mut document)?;
    out.write_all(&document.finish()?)
}

/// Writes a picture into a file, which appears only when it is complete.
fn into(draft: Draft, file: &Path, picture: &Picture, write: Writer, look: Look) -> Result<(), Stop> {
    let failed = |error: io::Error| Stop::Failed(format!("cannot write {}: {error}", file.display()));
    let mut out = BufWriter::new(Output::File(draft));
    write(&mut out, picture, look).map_err(failed)?;
    match out.into_inner() {
        Ok(Output::File(draft)) => draft.keep().map_err(failed),
        Ok(_) => Ok(()),
        Err(error) => Err(failed(error.into_error())),
    }
}
