//! The typeface of pictures, packed: its 309 kB are half of that in the program.

use flate2::Compression;
use flate2::write::ZlibEncoder;
use std::io::{Result, Write};
use std::path::Path;

/// Writes the font file to `to`, as zlib packs it.
pub fn packed(to: &Path) -> Result<()> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::best());
    packer.write_all(epaint_default_fonts::HACK_REGULAR)?;
    std::fs::write(to, packer.finish()?)
}
