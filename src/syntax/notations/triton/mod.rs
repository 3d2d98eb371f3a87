//! Triton: attributes, the types they stand in, and modules that name them.

mod attribute;
mod distributed;
mod shared;

use super::cursor::Cursor;
use super::{Given, Lack, MAX_RANK, Result, Translation, Wrong, list, size};
use attribute::{Aliases, Attribute, attribute, is_power, opens as opens_attribute, unknown};

/// Whether a layout or a type of Triton starts here, or the definition of a name.
pub fn opens(text: &str) -> bool {
    match text.as_bytes().first() {
        Some(b'#') => opens_attribute(text) || defines(text),
        Some(b'!') => text.starts_with("!ttg.memdesc<") || text.starts_with("!triton_gpu.memdesc<") || text.starts_with("!tt.memdesc<"),
        Some(b't') => text.strip_prefix("tensor<").is_some_and(|rest| {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            digits > 0 && !rest.starts_with('0') && rest[digits..].starts_with('x')
        }),
        _ => false,
    }
}

/// Whether `#name = #ttg.…` starts here.
pub fn defines(text: &str) -> bool {
    let name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let Some((head, value)) = text.strip_prefix('#').and_then(|t| t.split_once('=')) else {
        return false;
    };
    let head = head.trim_end();
    !head.is_empty() && head.chars().all(name) && opens_attribute(value.trim_start())
}

/// Reads a module's names and the layout or the type behind them; without one the last name.
pub fn read(c: &mut Cursor, given: &Given) -> Result<Translation> {
    let mut aliases = Aliases::new();
    let mut last = None;
    loop {
        c.skip();
        if !defines(c.rest()) {
            break;
        }
        c.advance(1);
        let name = c.word(b"").to_string();
        c.expect("=")?;
        let value = attribute(c, &aliases, 0)?;
        if value.name != "shared_memory" {
            last = Some(value.clone());
        }
        aliases.insert(name, value);
    }
    let behind = c.clone();
    c.skip();
    if opens_attribute(c.rest()) || (c.peek() == b'#' && last.is_some()) {
        let found = attribute(c, &aliases, 0)?;
        return layout(&found, given.shape.as_deref(), given.bits);
    }
    if opens(c.rest()) {
        let tensor = c.peek() == b't';
        c.word(b"!.");
        c.expect("<")?;
        return in_type(c, &aliases, tensor);
    }
    match last {
        Some(found) => {
            *c = behind;
            layout(&found, given.shape.as_deref(), given.bits)
        }
        None => c.wrong("a layout of Triton is expected here: `#ttg.blocked<{…}>`, `tensor<64x64xf16, #ttg.…>`"),
    }
}

/// `128x64xf16, #layout, …>` behind the `<` of a type.
fn in_type(c: &mut Cursor, aliases: &Aliases, tensor: bool) -> Result<Translation> {
    let start = c.position();
    let mut shape = Vec::new();
    while c.peek().is_ascii_digit() {
        shape.push(c.expect_integer()?);
        if c.peek() != b'x' || shape.len() > MAX_RANK {
            return c.wrong("`x` is expected between the extents of a type");
        }
        c.advance(1);
    }
    let bits = element_type(c)?;
    c.expect(",")?;
    c.skip();
    let found = attribute(c, aliases, 0)?;
    let mut depth = 0usize;
    loop {
        // The memory space, `mutable` and the shape that was allocated do not move elements.
        match c.peek() {
            0 => return c.wrong("`>` is expected at the end of the type"),
            b'>' if depth == 0 => break,
            b'<' => depth += 1,
            b'>' => depth -= 1,
            _ => {}
        }
        c.advance(c.rest().chars().next().map_or(0, char::len_utf8));
    }
    c.advance(1);
    if tensor != distributed::is_distributed(&found.name) {
        let what = if tensor { "a tensor in registers has a distributed layout" } else { "memory has a shared layout" };
        return c.wrong_since(start, format!("{what}, and this is `{}`", found.name));
    }
    let buffers = match shared::rank_of(&found) {
        Some(rank) if !tensor && (1..shape.len()).contains(&rank) => shape.len() - rank,
        _ => return layout(&found, Some(&shape), bits),
    };
    let one = layout(&found, Some(&shape[buffers..]), bits)?;
    match shared::repeated(&found, &one, &shape, buffers) {
        Some(text) => Ok(Translation { text, shape, ..one }),
        None => c.wrong_since(start, "several buffers of this layout are not read: of swizzled, nvmma and tensor memory they are"),
    }
}

/// The size of an element in bits, by its name; `None` of one that is not known.
fn element_type(c: &mut Cursor) -> Result<Option<u32>> {
    let start = c.position();
    let word = c.word(b"!.");
    if word.is_empty() {
        return c.wrong("an element type is expected here");
    }
    if c.peek() == b'<' {
        let mut depth = 0usize;
        loop {
            match c.peek() {
                0 => return c.wrong_since(start, "the type does not end"),
                b'<' => depth += 1,
                b'>' => depth -= 1,
                _ => {}
            }
            c.advance(c.rest().chars().next().map_or(0, char::len_utf8));
            if depth == 0 {
                return Ok(Some(64)); // a pointer
            }
        }
    }
    Ok(bits_of(word))
}

/// The size that the name of an element type says: the first number in it.
pub fn bits_of(name: &str) -> Option<u32> {
    if name == "index" {
        return Some(64);
    }
    let start = name.find(|c: char| c.is_ascii_digit())?;
    let digits = name[start..].find(|c: char| !c.is_ascii_digit()).map_or(&name[start..], |end| &name[start..start + end]);
    digits.parse().ok().filter(|bits| (1..=1024).contains(bits))
}

/// Translates a layout for a shape.
fn layout(found: &Attribute, shape: Option<&[i64]>, bits: Option<u32>) -> Result<Translation> {
    let from = match found.name.as_str() {
        "tensor_memory_encoding" => "ttng.tensor_memory_encoding".to_string(),
        name => format!("ttg.{name}"),
    };
    let own = distributed::own_shape(found).or_else(|| shared::own_shape(found));
    let Some(shape) = shape.map(<[i64]>::to_vec).or(own) else {
        return Err(Wrong {
            at: found.at.clone(),
            message: format!("`#{from}` says nothing of the shape of the tensor"),
            lacks: Some(Lack::Shape),
        });
    };
    let at = found.at.clone();
    let refuse = |message: String| Err(Wrong { at, message, lacks: None });
    if shape.is_empty() || shape.len() > MAX_RANK {
        return refuse(format!("a shape has 1 to {MAX_RANK} extents"));
    }
    if let Some(n) = shape.iter().find(|n| !is_power(**n)) {
        return refuse(format!("the extent {n} of the shape {} is no power of two", list(&shape)));
    }
    if size(&shape).is_none_or(|n| n > 1 << 40) {
        return refuse(format!("a tensor of {} has more than 2^40 elements", list(&shape)));
    }
    match found.name.as_str() {
        name if distributed::is_distributed(name) => distributed::read(found, from, &shape),
        name if shared::is_shared(name) => shared::read(found, from, &shape, bits),
        name => unknown(found, name),
    }
}
