//! MLIR's `memref` types.

use super::affine::Map;
use super::cursor::Cursor;
use super::digits::text;
use super::torch::{Extent, strided};
use super::{MAX_RANK, Offset, Result, Symbol, Translation, symbol_name};
use std::collections::HashMap;

/// Whether a `memref` starts here.
pub fn opens(text: &str) -> bool {
    text.starts_with("memref<") || defines(text)
}

/// Whether `#map = affine_map<…>` starts here.
fn defines(text: &str) -> bool {
    let named = text.strip_prefix('#').and_then(|t| t.split_once('='));
    named.is_some_and(|(name, value)| {
        let name = name.trim_end();
        !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') && value.trim_start().starts_with("affine_map<")
    })
}

/// Reads a `memref`, behind the maps that it names.
pub fn read(c: &mut Cursor) -> Result<Translation> {
    let mut maps: HashMap<&str, Map> = HashMap::new();
    c.skip();
    while defines(c.rest()) {
        c.advance(1);
        let name = c.word(b"");
        c.expect("=")?;
        c.expect("affine_map")?;
        maps.insert(name, Map::read(c)?);
        c.skip();
    }
    let start = c.position();
    c.expect("memref")?;
    c.expect("<")?;
    let mut symbols: Vec<Symbol> = Vec::new();
    let mut shape = Vec::new();
    loop {
        let extent = match c.peek() {
            b'?' => {
                c.advance(1);
                unknown(&mut symbols)
            }
            b'0'..=b'9' => Extent::Known(c.expect_integer()?),
            b'*' => return c.wrong("a `memref` without a rank has no layout"),
            _ => break,
        };
        if c.peek() != b'x' || shape.len() >= MAX_RANK {
            return c.wrong("`x` is expected between the extents of a type");
        }
        c.advance(1);
        shape.push(extent);
    }
    element(c)?;
    let mut found = None;
    if c.eat(",") {
        c.skip();
        if c.eat("strided") {
            let (strides, offset) = strided_attribute(c, &mut symbols)?;
            if strides.len() != shape.len() {
                return c.wrong_since(start, format!("{} extents and {} strides", shape.len(), strides.len()));
            }
            found = Some(Translation { offset, ..strided(c, start, "memref", &shape, &strides)? });
        } else if c.rest().starts_with("affine_map") || c.peek() == b'#' {
            let map = map(c, &mut maps)?;
            found = Some(mapped(c, start, &map, &shape, &mut symbols)?);
        } else {
            space(c)?;
        }
        if c.eat(",") {
            space(c)?;
        }
    }
    c.expect(">")?;
    let found = match found {
        Some(found) => found,
        None => super::torch::row_major(c, start, "memref", &shape)?,
    };
    Ok(Translation { symbols, ..found })
}

/// A size or a stride that the text writes as `?`.
fn unknown(symbols: &mut Vec<Symbol>) -> Extent {
    let name = symbol_name(symbols.len());
    symbols.push(Symbol { name: name.clone(), div: 1 });
    Extent::Symbol(name)
}

/// The layout of `shape` under an affine map: over its digits where all extents are known, else by its strides.
fn mapped(c: &Cursor, start: usize, map: &Map, shape: &[Extent], symbols: &mut Vec<Symbol>) -> Result<Translation> {
    let known: Option<Vec<i64>> = shape.iter().map(Extent::known).collect();
    if let Some(((dims, offset), extents)) = known.and_then(|extents| Some((map.layout(&extents)?, extents))) {
        return Ok(Translation { offset, ..Translation::layout("memref", text(&dims), extents) });
    }
    let mut named: Vec<(usize, Extent)> = Vec::new();
    let strides = map.strides(shape, &mut |symbol| match named.iter().find(|(s, _)| *s == symbol) {
        Some((_, name)) => name.clone(),
        None => {
            named.push((symbol, unknown(symbols)));
            named[named.len() - 1].1.clone()
        }
    });
    match strides {
        Some((strides, offset)) => Ok(Translation { offset, ..strided(c, start, "memref", shape, &strides)? }),
        None => c.wrong_since(start, "this affine map is no sum over digits of the dimensions, so it is no layout"),
    }
}

/// An affine map, written out or by its name.
fn map(c: &mut Cursor, maps: &mut HashMap<&str, Map>) -> Result<Map> {
    if c.eat("affine_map") {
        return Map::read(c);
    }
    c.expect("#")?;
    let start = c.position();
    let name = c.word(b"");
    match maps.remove(name) {
        Some(map) => Ok(map),
        None => c.wrong_since(start, format!("`#{name}` is defined nowhere in the text: `#{name} = affine_map<…>`")),
    }
}

/// The element type, which does not matter here.
fn element(c: &mut Cursor) -> Result<()> {
    let mut depth = 0usize;
    let start = c.position();
    loop {
        match c.peek() {
            0 => return c.wrong_since(start, "the type does not end"),
            b',' | b'>' if depth == 0 => break,
            b'<' => depth += 1,
            b'>' => depth -= 1,
            _ => {}
        }
        c.advance(c.rest().chars().next().map_or(0, char::len_utf8));
    }
    match c.between(start, c.position()).trim().is_empty() {
        true => c.wrong("an element type is expected here"),
        false => Ok(()),
    }
}

/// A memory space: a number or an attribute.
fn space(c: &mut Cursor) -> Result<()> {
    let start = c.position();
    element(c)?;
    let word = c.between(start, c.position()).trim();
    let is_space = word.starts_with(|c: char| c.is_ascii_digit()) || word.starts_with('#') || word.starts_with('"') || word.contains(':');
    match is_space {
        true => Ok(()),
        false => c.wrong_since(start, "`strided<[…]>`, `affine_map<…>` or a memory space is expected here"),
    }
}

/// `<[64, ?], offset: 5>`.
fn strided_attribute(c: &mut Cursor, symbols: &mut Vec<Symbol>) -> Result<(Vec<Extent>, Offset)> {
    c.expect("<")?;
    c.expect("[")?;
    let mut strides = Vec::new();
    while !c.eat("]") {
        strides.push(if c.eat("?") { unknown(symbols) } else { Extent::Known(c.expect_integer()?) });
        if strides.len() > MAX_RANK {
            return c.wrong(format!("more than {MAX_RANK} strides"));
        }
        if !c.eat(",") {
            c.expect("]")?;
            break;
        }
    }
    let mut offset = Offset::Known(0);
    if c.eat(",") {
        c.expect("offset")?;
        c.expect(":")?;
        offset = if c.eat("?") { Offset::Unknown } else { Offset::Known(c.expect_integer()?) };
    }
    c.expect(">")?;
    Ok((strides, offset))
}
