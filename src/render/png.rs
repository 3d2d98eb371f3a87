//! Pictures as PNG, band after band.

use super::canvas::Canvas;
use super::inks::{Inks, Tally};
use super::raster::{Raster, Scale};
use png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter, PixelDimensions, Unit};
use std::io::{Error, Result, Write};

/// The most pixels of a picture.
pub const MAX_PIXELS: i64 = 1 << 28;
/// The most pixels of a side: what common viewers open.
pub const MAX_SIDE: i64 = 65_535;
/// The most pixels of a picture that is drawn larger than its sheet by default: a slide, twice as large, has fewer.
const COMFORT: i64 = 1 << 22;
/// The same of cells of a size that was asked for.
const COMFORT_OF_CELLS: i64 = 1 << 26;
/// The pixels from which on speed counts more than size.
const QUICK: usize = 1 << 20;
/// The bytes of a band.
const BAND: usize = 4 << 20;

/// The pixels of a sheet at a scale.
pub fn pixels(sheet: (i64, i64), scale: Scale) -> (i64, i64) {
    (scale.pixel(sheet.0).max(1), scale.pixel(sheet.1).max(1))
}

/// The scale of a sheet where none is asked for: two pixels for one, for screens of today, or three for two, if that is not
/// too much.
/// Cells of whole pixels that were asked for stay whole.
pub fn comfortable(sheet: (i64, i64), whole: bool) -> Scale {
    let fits = |scale: &Scale| {
        let (w, h) = pixels(sheet, *scale);
        w.saturating_mul(h) <= if whole { COMFORT_OF_CELLS } else { COMFORT }
    };
    let scales: &[Scale] = if whole { &[Scale(200)] } else { &[Scale(200), Scale(150)] };
    scales.iter().copied().find(fits).unwrap_or(Scale(100))
}

/// Whether a picture is within the limits.
pub fn fits((width, height): (i64, i64)) -> bool {
    width <= MAX_SIDE && height <= MAX_SIDE && width.saturating_mul(height) <= MAX_PIXELS
}

fn failed(error: EncodingError) -> Error {
    match error {
        EncodingError::IoError(error) => error,
        error => Error::other(error),
    }
}

/// Writes a sheet that `draw` draws as often as there are bands.
pub fn document(
    w: &mut dyn Write,
    sheet: (i64, i64),
    scale: Scale,
    title: &str,
    draw: &mut dyn FnMut(&mut dyn Canvas) -> Result<()>,
) -> Result<()> {
    let (width, height) = pixels(sheet, scale);
    let (width, height) = (width as usize, height as usize);
    let mut tally = Tally::default();
    draw(&mut tally)?;
    let inks = Inks::new(&tally);
    let mut encoder = Encoder::new(w, width as u32, height as u32);
    encoder.set_color(ColorType::Indexed);
    encoder.set_palette(inks.bytes());
    if let Some(opacity) = inks.opacity() {
        encoder.set_trns(opacity);
    }
    encoder.set_depth(BitDepth::Eight);
    // Flat colours pack best as they are; a large picture takes a third of the time as differences
    // of rows, which are mostly none.
    let large = width * height > QUICK;
    encoder.set_deflate_compression(DeflateCompression::Level(if large { 1 } else { 4 }));
    encoder.set_filter(if large { Filter::Up } else { Filter::NoFilter });
    // A pixel of a sheet is 1/96 of an inch.
    let metre = (scale.0 * 96 * 10_000 / 254 + 50) / 100;
    let density = u32::try_from(metre).unwrap_or(u32::MAX);
    encoder.set_pixel_dims(Some(PixelDimensions { xppu: density, yppu: density, unit: Unit::Meter }));
    encoder.add_itxt_chunk("Title".into(), title.into()).map_err(failed)?;
    let mut writer = encoder.write_header().map_err(failed)?;
    let mut stream = writer.stream_writer_with_size(1 << 16).map_err(failed)?;
    let mut raster = Raster::new(width, scale, inks)?;
    let rows = (BAND / width).max(16);
    for top in (0..height).step_by(rows) {
        raster.start(top, rows.min(height - top));
        draw(&mut raster)?;
        stream.write_all(&raster.pixels)?;
    }
    stream.finish().map_err(failed)?;
    writer.finish().map_err(failed)
}
