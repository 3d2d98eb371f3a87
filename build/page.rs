//! The page of HTML pictures, packed: its style and its script stand in it already.

use flate2::Compression;
use flate2::write::DeflateEncoder;
use std::fs::read_to_string;
use std::io::{Error, Result, Write};
use std::path::Path;

/// Where its parts lie.
pub const FOLDER: &str = "src/render/html/page";
/// The script: its parts in the order in which they need each other.
const SCRIPT: [&str; 4] = ["cells.js", "sheet.js", "sides.js", "actions.js"];

/// Writes the page to `to`, as deflate packs it.
pub fn packed(to: &Path) -> Result<()> {
    let part = |name: &str| read_to_string(Path::new(FOLDER).join(name));
    let page = [("style", part("page.css")?), ("script", SCRIPT.iter().map(|name| part(name)).collect::<Result<_>>()?)].iter().try_fold(
        part("page.html")?,
        |page, (name, part)| match page.split_once(&format!("@{{{name}}}")) {
            Some((before, behind)) if !part.contains("@{") => Ok(format!("{before}{part}{behind}")),
            _ => Err(Error::other(format!("the page has no place for its {name}"))),
        },
    )?;
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::best());
    packer.write_all(page.as_bytes())?;
    std::fs::write(to, packer.finish()?)
}
