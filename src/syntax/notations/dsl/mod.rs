//! What CuTe DSL prints, and the types of its MLIR dialect.

mod mma;

use super::cursor::Cursor;
use super::nested::{Layout, Nested};
use super::triton::bits_of;
use super::{Kind, Result, Symbol, Translation};

/// Whether a type or a printed tensor of the DSL starts here.
pub fn opens(text: &str) -> bool {
    match text.as_bytes().first() {
        Some(b'!') => text.starts_with("!cute."),
        Some(b't') => text.starts_with("tensor<ptr<") || text.strip_prefix("tensor<(").is_some_and(names_a_layout),
        Some(b'T') => text.starts_with("Tensor<0x") || text.starts_with("Tiled Copy"),
        _ => false,
    }
}

/// Whether the coordinate of `tensor<(0,0) o L>` is followed by its layout; `tensor<(int*)0>` names an argument of a template.
fn names_a_layout(rest: &str) -> bool {
    rest.split('>').next().is_some_and(|inside| inside.contains(" o "))
}

/// Reads what the DSL prints.
pub fn read(c: &mut Cursor) -> Result<Translation> {
    c.skip();
    let start = c.position();
    let mut found = if c.eat("!cute.") {
        typed(c, start)?
    } else if c.eat("tensor<") {
        let found = if c.eat("ptr<") { pointed(c)? } else { coordinates(c)? };
        c.expect(">")?;
        found
    } else if c.eat("Tensor<") {
        let head = c.rest().find(" o ").filter(|at| c.rest()[..*at].starts_with("0x"));
        match head {
            Some(at) => c.advance(at + 3),
            None => return c.wrong("an address and ` o ` are expected here: `Tensor<0x…@gmem o (4,8):(8,1)>`"),
        }
        let found = chain(c, Vec::new(), Kind::Tensor)?;
        c.expect(">")?;
        found
    } else if c.eat("Tiled Copy") {
        tiled_copy(c)?
    } else {
        chain(c, Vec::new(), Kind::Layout)?
    };
    found.from = "dsl".to_string();
    Ok(found)
}

/// `layout<"…">` and its kin behind `!cute.`.
fn typed(c: &mut Cursor, start: usize) -> Result<Translation> {
    let name = c.word(b"");
    c.expect("<")?;
    match name {
        "layout" | "composed_layout" => {
            c.expect("\"")?;
            let found = chain(c, Vec::new(), Kind::Layout)?;
            c.expect("\"")?;
            c.expect(">")?;
            Ok(found)
        }
        "memref" => {
            let front = pointer(c)?;
            c.expect("\"")?;
            let found = chain(c, front, Kind::Tensor)?;
            c.expect("\"")?;
            c.expect(">")?;
            Ok(found)
        }
        "coord_tensor" => {
            c.expect("\"")?;
            let origin = Nested::read(c, &mut Vec::new())?;
            c.expect("\"")?;
            c.expect(",")?;
            c.expect("\"")?;
            let found = over_coordinates(c, &origin)?;
            c.expect("\"")?;
            c.expect(">")?;
            Ok(found)
        }
        "tile" | "shape" | "stride" | "coord" | "int_tuple" | "swizzle" => {
            c.expect("\"")?;
            let found = if name == "swizzle" { swizzle_alone(c)? } else { tile(c, start)? };
            c.expect("\"")?;
            c.expect(">")?;
            Ok(found)
        }
        "tiled_copy" => in_type(c, start),
        "tiled_mma" => mma::read(c, start),
        _ => c.wrong_since(
            start,
            format!(
                "`!cute.{name}` is not read: layout, composed_layout, memref, coord_tensor, tiled_copy, tiled_mma, tile, shape, stride, coord, \
                 int_tuple and swizzle are"
            ),
        ),
    }
}

fn swizzle_alone(c: &mut Cursor) -> Result<Translation> {
    let text = match swizzle(c)? {
        Some((text, _)) => text,
        None => return c.wrong("a swizzle is expected here: `S<3,4,3>`"),
    };
    Ok(Translation { kind: Kind::Composed, ..Translation::layout("", text, Vec::new()) })
}

/// `[32:1;32:1]`, `(4,8)`.
fn tile(c: &mut Cursor, start: usize) -> Result<Translation> {
    let mut symbols = Vec::new();
    let (text, shape) = match c.eat("[") {
        false => {
            let mut text = String::new();
            let nested = Nested::read(c, &mut symbols)?;
            nested.write(&mut text);
            (text, nested.extents())
        }
        true => {
            let (texts, extents) = modes(c, "]", ";", &mut symbols)?;
            (format!("({})", texts.join(",")), extents)
        }
    };
    if text.is_empty() {
        return c.wrong_since(start, "there is nothing in it");
    }
    Ok(Translation { kind: Kind::Tuple, symbols, ..Translation::layout("", text, shape) })
}

/// A mode of a tiler, a layout or an extent: its text, and its shape.
fn mode(c: &mut Cursor, symbols: &mut Vec<Symbol>) -> Result<(String, Nested)> {
    let back = (c.clone(), symbols.len());
    if let Ok(layout) = Layout::read(c, symbols) {
        return Ok((layout.text(), layout.shape));
    }
    *c = back.0;
    symbols.truncate(back.1);
    let mut text = String::new();
    let extent = Nested::read(c, symbols)?;
    extent.write(&mut text);
    Ok((text, extent))
}

/// The modes of a tiler up to `close`, and the size of each.
fn modes(c: &mut Cursor, close: &str, comma: &str, symbols: &mut Vec<Symbol>) -> Result<(Vec<String>, Vec<i64>)> {
    let (mut texts, mut extents) = (Vec::new(), Vec::new());
    while !c.eat(close) {
        let (text, shape) = mode(c, symbols)?;
        let size = shape.extents().iter().try_fold(1i64, |n, e| n.checked_mul(*e)).unwrap_or(0);
        texts.push(text);
        extents.push(size);
        if texts.len() > super::MAX_RANK {
            return c.wrong("more modes than a tiler has");
        }
        if !c.eat(comma) {
            c.expect(close)?;
            break;
        }
    }
    Ok((texts, extents))
}

/// `S<3,4,3>` if one stands here, and whether it changes anything.
fn swizzle(c: &mut Cursor) -> Result<Option<(String, bool)>> {
    if !(c.eat("S<") || c.eat("Sw<") || c.eat("Swizzle<")) {
        return Ok(None);
    }
    let start = c.position();
    let mut numbers = [0; 3];
    for (i, n) in numbers.iter_mut().enumerate() {
        if i > 0 {
            c.expect(",")?;
        }
        *n = c.expect_integer()?;
    }
    c.expect(">")?;
    let [b, m, s] = numbers;
    if b < 0 || m < 0 || s.checked_abs().is_none_or(|s| s < b || s + b + m.min(99) > 60) {
        return c.wrong_since(start, "a swizzle has B >= 0, M >= 0, |S| >= B, and B + M + |S| of at most 60");
    }
    Ok(Some((format!("Sw<{b},{m},{s}>"), b > 0)))
}

/// `f16, smem, align<1024>, S<3,4,3>` of a pointer: what stands in front of the layout.
fn pointer(c: &mut Cursor) -> Result<Vec<String>> {
    let start = c.position();
    let element = c.word(b"!.");
    let Some(bits) = bits_of(element) else {
        return c.wrong_since(start, "an element type is expected here, such as `f16`");
    };
    c.expect(",")?;
    let space = c.word(b"");
    if space.is_empty() {
        return c.wrong("a memory space is expected here: `gmem`, `smem`, `rmem`, `tmem` or `generic`");
    }
    let mut front = Vec::new();
    loop {
        let behind = c.clone();
        if !c.eat(",") {
            return Ok(front);
        }
        if c.eat("align<") {
            c.expect_integer()?;
            c.expect(">")?;
        } else if let Some((text, changes)) = swizzle(c)? {
            if changes {
                front = vec![text, format!("smem_ptr[{bits}b](unset)")];
            }
        } else {
            // The layout of a memref, in quotes.
            *c = behind;
            c.expect(",")?;
            return Ok(front);
        }
    }
}

/// `f16, smem> o L` behind `ptr<`.
fn pointed(c: &mut Cursor) -> Result<Translation> {
    let front = pointer(c)?;
    c.expect(">")?;
    c.expect("o ")?;
    chain(c, front, Kind::Tensor)
}

/// `(0,0) o L`.
fn coordinates(c: &mut Cursor) -> Result<Translation> {
    let origin = Nested::read(c, &mut Vec::new())?;
    c.expect("o ")?;
    over_coordinates(c, &origin)
}

fn over_coordinates(c: &mut Cursor, origin: &Nested) -> Result<Translation> {
    let mut text = String::new();
    origin.write(&mut text);
    let start = c.position();
    let found = chain(c, Vec::new(), Kind::Tensor)?;
    if !found.text.contains('@') {
        return c.wrong_since(start, "the strides of a tensor of coordinates are basis elements: `1@0`");
    }
    let is_origin = text.bytes().all(|b| matches!(b, b'(' | b')' | b',' | b'0'));
    let text = if is_origin { found.text } else { format!("ArithTuple{text} o {}", found.text) };
    Ok(Translation { text, ..found })
}

/// `S<3,4,3> o 0 o (8,64):(64,1)`, what stands in front of it given.
fn chain(c: &mut Cursor, front: Vec<String>, kind: Kind) -> Result<Translation> {
    let mut parts = front;
    let mut symbols = Vec::new();
    let mut kind = if parts.is_empty() { kind } else { Kind::Composed };
    loop {
        c.skip();
        if let Some((text, _)) = swizzle(c)? {
            parts.push(text);
            kind = Kind::Composed;
            c.expect("o ")?;
        } else {
            let back = (c.clone(), symbols.len());
            let offset = c.integer()?;
            c.skip();
            match offset {
                Some(n) if c.rest().starts_with("o ") => {
                    c.advance(2);
                    parts.push(n.to_string());
                }
                _ => {
                    *c = back.0;
                    let layout = Layout::read(c, &mut symbols)?;
                    parts.push(layout.text());
                    let shape = if symbols.is_empty() { layout.shape.extents() } else { Vec::new() };
                    return Ok(Translation { kind, symbols, ..Translation::layout("", parts.join(" o "), shape) });
                }
            }
        }
        if parts.len() > super::MAX_DEPTH {
            return c.wrong("too long a composition");
        }
    }
}

/// The printed form of a tiled copy behind its first words.
fn tiled_copy(c: &mut Cursor) -> Result<Translation> {
    let start = c.position();
    c.expect("Tiler MN:")?;
    c.expect("(")?;
    let (_, shape) = modes(c, ")", ",", &mut Vec::new())?;
    c.expect("TV Layout tiled:")?;
    let found = chain(c, Vec::new(), Kind::Layout)?;
    // The atom behind it does not move elements of the tile.
    let back = c.clone();
    if c.eat("Copy Atom") {
        for label in ["ThrID:", "TV Layout Src:", "TV Layout Dst:", "Value type:"] {
            if !c.eat(label) {
                return c.wrong(format!("`{label}` is expected here"));
            }
            let line = c.rest().find(['\n', ';']).unwrap_or(c.rest().len());
            c.advance(line);
        }
    } else {
        *c = back;
    }
    tv(c, start, found, shape)
}

/// `ATOM, layout_copy_tv = <"L">, tiler_mn = <"[32:1;32:1]">>` of a tiled copy.
fn in_type(c: &mut Cursor, start: usize) -> Result<Translation> {
    let Some(at) = c.rest().find("layout_copy_tv") else {
        return c.wrong_since(start, "`layout_copy_tv = <\"…\">` is missing");
    };
    c.advance(at + "layout_copy_tv".len());
    for token in ["=", "<", "\""] {
        c.expect(token)?;
    }
    let found = chain(c, Vec::new(), Kind::Layout)?;
    for token in ["\"", ">", ",", "tiler_mn", "=", "<", "\"", "["] {
        c.expect(token)?;
    }
    let (_, shape) = modes(c, "]", ";", &mut Vec::new())?;
    for token in ["\"", ">", ">"] {
        c.expect(token)?;
    }
    tv(c, start, found, shape)
}

fn tv(c: &Cursor, start: usize, found: Translation, shape: Vec<i64>) -> Result<Translation> {
    if found.shape.len() != 2 {
        return c.wrong_since(start, "the layout of a tiled copy has two modes, threads and values");
    }
    Ok(Translation { kind: Kind::Tv, shape, ..found })
}
