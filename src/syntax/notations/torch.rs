//! Sizes and strides: PyTorch counts strides in elements, numpy in bytes.

use super::cursor::Cursor;
use super::digits::{Digit, layout};
use super::triton::bits_of;
use super::{Given, Lack, MAX_RANK, MAX_SIZE, Offset, Result, Symbol, Translation, size};

/// An extent or a stride.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Extent {
    /// A number.
    Known(i64),
    /// A name, or a product such as `8*s0`.
    Symbol(String),
}

impl Extent {
    /// The number, if it is one.
    pub fn known(&self) -> Option<i64> {
        if let Extent::Known(n) = self { Some(*n) } else { None }
    }

    fn text(&self) -> String {
        match self {
            Extent::Known(n) => n.to_string(),
            Extent::Symbol(text) => text.clone(),
        }
    }

    /// The product of two.
    pub fn times(&self, other: &Extent) -> Option<Extent> {
        Some(match (self, other) {
            (Extent::Known(a), Extent::Known(b)) => Extent::Known(a.checked_mul(*b).filter(|n| *n <= MAX_SIZE)?),
            (Extent::Known(1), e) | (e, Extent::Known(1)) => e.clone(),
            (Extent::Symbol(s), Extent::Known(n)) | (Extent::Known(n), Extent::Symbol(s)) => Extent::Symbol(format!("{s}*{n}")),
            (Extent::Symbol(a), Extent::Symbol(b)) => Extent::Symbol(format!("{a}*{b}")),
        })
    }
}

/// The layout of extents with their strides.
pub fn strided(c: &Cursor, start: usize, from: &str, shape: &[Extent], strides: &[Extent]) -> Result<Translation> {
    if shape.len() != strides.len() {
        return c.wrong_since(start, format!("{} sizes and {} strides", shape.len(), strides.len()));
    }
    if shape.is_empty() {
        return c.wrong_since(start, "a layout has at least one dimension");
    }
    let side = |all: &[Extent]| all.iter().map(Extent::text).collect::<Vec<_>>().join(",");
    let known: Option<Vec<i64>> = shape.iter().map(Extent::known).collect();
    if let Some(n) = shape.iter().filter_map(Extent::known).find(|n| *n < 1) {
        return c.wrong_since(start, format!("a size of {n}: there is no element"));
    }
    if known.as_ref().is_some_and(|shape| size(shape).is_none()) {
        return c.wrong_since(start, "more than 2^61 elements");
    }
    let reach = shape.iter().zip(strides).try_fold(0i64, |sum, (e, d)| match (e.known(), d.known()) {
        (Some(e), Some(d)) => sum.checked_add(d.checked_abs()?.checked_mul(e - 1)?).filter(|n| *n <= MAX_SIZE),
        _ => Some(sum),
    });
    if reach.is_none() {
        return c.wrong_since(start, "the strides reach beyond 2^61");
    }
    Ok(Translation::layout(from, format!("({}):({})", side(shape), side(strides)), known.unwrap_or_default()))
}

/// The layout whose last extent is fastest.
pub fn row_major(c: &Cursor, start: usize, from: &str, shape: &[Extent]) -> Result<Translation> {
    let mut strides = vec![Extent::Known(1); shape.len()];
    for d in (0..shape.len().saturating_sub(1)).rev() {
        match strides[d + 1].times(&shape[d + 1]) {
            Some(stride) => strides[d] = stride,
            None => return c.wrong_since(start, "more than 2^61 elements"),
        }
    }
    strided(c, start, from, shape, &strides)
}

/// The calls of PyTorch and its compiler that take a size and a stride, and how many arguments stand before them.
const CALLS: [(&str, usize); 8] = [
    ("torch.as_strided(", 1),
    ("reinterpret_tensor(", 1),
    ("assert_size_stride(", 1),
    ("empty_strided_cuda(", 0),
    ("empty_strided_cpu(", 0),
    ("empty_strided_xpu(", 0),
    ("torch.empty_strided(", 0),
    ("rand_strided(", 0),
];

/// Whether sizes and strides of PyTorch start here that can stand inside an expression.
pub fn opens(text: &str) -> bool {
    let called = match text.as_bytes().first() {
        Some(b't' | b'r' | b'a' | b'e') => text.starts_with("torch.Size(") || CALLS.iter().any(|(call, _)| text.starts_with(call)),
        Some(b'(') => text.starts_with("(torch.Size("),
        _ => false,
    };
    called || typed(text).is_some_and(is_strided)
}

/// Whether `[4, 8][8, 1]` or `[4][1]cuda` starts here, which is not a place in an array: those have one number, and nothing behind.
fn is_strided(text: &str) -> bool {
    let Some((sizes, rest)) = text[1..].split_once("][") else {
        return false;
    };
    let Some((_, behind)) = rest.split_once(']') else {
        return false;
    };
    let plain = sizes.bytes().all(|b| b.is_ascii_alphanumeric() || b" ,*_-?".contains(&b));
    plain && (sizes.contains(',') || behind.starts_with(|c: char| c.is_ascii_lowercase()))
}

/// What stands behind an element type with a bracket: `[4, 8][8, 1]` of `f32[4, 8][8, 1]`.
pub fn typed(text: &str) -> Option<&str> {
    let len = text.bytes().take(16).position(|b| !b.is_ascii_alphanumeric())?;
    let (name, rest) = text.split_at(len);
    (rest.starts_with('[') && (ELEMENTS.contains(&name) || name.starts_with("f8e"))).then_some(rest)
}

/// The element types that stand in front of brackets.
const ELEMENTS: [&str; 31] = [
    "f16", "f32", "f64", "bf16", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "b8", "c64", "c128", "s4", "s8", "s16", "s32",
    "s64", "u4", "pred", "s2", "u2", "f8e4m3fn", "f8e5m2", "f4e2m1fn", "c32", "i4", "i1", "u1",
];

/// Whether `size=…, stride=…` or `(4, 8), stride=…` starts here.
pub fn opens_sizes(text: &str) -> bool {
    ["size=", "size =", "sizes="].iter().any(|word| text.starts_with(word))
}

/// Whether a shape and strides of numpy start here.
pub fn opens_numpy(text: &str) -> bool {
    let named = ["shape=", "shape ="].iter().any(|word| text.starts_with(word)) && text.contains("strides");
    let interface = text.starts_with('{') && text.contains("shape");
    named || interface || (is_pair(text) && text.trim_end().ends_with(|c: char| c != ')'))
}

/// Whether two tuples start here.
pub fn is_pair(text: &str) -> bool {
    let Some((first, rest)) = text.strip_prefix('(').and_then(|t| t.split_once(')')) else {
        return false;
    };
    let plain = |t: &str| t.bytes().all(|b| b.is_ascii_digit() || matches!(b, b' ' | b',' | b'-'));
    plain(first) && rest.trim_start().trim_start_matches(',').trim_start().starts_with('(')
}

/// `(4, 8)`, `[4, 8]` or `4`; names stand for sizes without a value.
fn list(c: &mut Cursor, symbols: &mut Vec<Symbol>) -> Result<Vec<Extent>> {
    c.skip();
    let close = match c.peek() {
        b'(' => ")",
        b'[' => "]",
        b'0'..=b'9' => return Ok(vec![extent(c, symbols)?]),
        _ => return c.wrong("a tuple of sizes or strides is expected here: `(4, 8)`"),
    };
    c.advance(1);
    let mut all = Vec::new();
    while !c.eat(close) {
        all.push(extent(c, symbols)?);
        if all.len() > MAX_RANK {
            return c.wrong(format!("more than {MAX_RANK} dimensions"));
        }
        if !c.eat(",") {
            c.expect(close)?;
            break;
        }
    }
    Ok(all)
}

/// `8`, `s0`, `8*s0`.
fn extent(c: &mut Cursor, symbols: &mut Vec<Symbol>) -> Result<Extent> {
    let mut product = Extent::Known(1);
    loop {
        let start = c.position();
        let factor = match c.integer()? {
            Some(n) => Extent::Known(n),
            None => {
                let name = c.word(b"");
                let is_name = name.starts_with(|ch: char| ch.is_ascii_alphabetic()) && name != "o" && name.len() < 64;
                if !is_name {
                    return c.wrong_since(start, "a number is expected here");
                }
                if symbols.iter().all(|s| s.name != name) {
                    symbols.push(Symbol { name: name.to_string(), div: 1 });
                }
                Extent::Symbol(name.to_string())
            }
        };
        product = match product.times(&factor) {
            Some(product) => product,
            None => return c.wrong_since(start, "a size beyond 2^61"),
        };
        if !c.eat("*") {
            return Ok(product);
        }
        if let Extent::Symbol(text) = &product
            && text.len() > 256
        {
            return c.wrong_since(start, "too long a product");
        }
    }
}

/// Reads sizes and strides of PyTorch.
pub fn torch(c: &mut Cursor) -> Result<Translation> {
    c.skip();
    let start = c.position();
    let mut symbols = Vec::new();
    let mut offset = 0;
    let (shape, strides);
    if let Some((call, before)) = CALLS.iter().find(|(call, _)| c.rest().starts_with(call)) {
        c.advance(call.len());
        for _ in 0..*before {
            argument(c)?;
            c.expect(",")?;
        }
        shape = list(c, &mut symbols)?;
        c.expect(",")?;
        strides = list(c, &mut symbols)?;
        if c.eat(",") {
            offset = c.integer()?.unwrap_or(0);
        }
        rest_of_call(c)?;
    } else if typed(c.rest()).is_some() {
        c.word(b"");
        shape = list(c, &mut symbols)?;
        strides = list(c, &mut symbols)?;
        c.word(b":");
    } else {
        let bracket = c.eat("(torch.Size(");
        let sized = bracket || c.eat("torch.Size(");
        if !sized {
            label(c, &["size", "sizes", "shape"])?;
        }
        shape = list(c, &mut symbols)?;
        if sized {
            c.expect(")")?;
        }
        c.eat(",");
        label(c, &["stride", "strides"])?;
        strides = list(c, &mut symbols)?;
        if bracket {
            c.expect(")")?;
        }
        let back = c.clone();
        if (c.eat(",") || !c.is_at_end()) && label(c, &["storage_offset", "offset"])? {
            offset = c.expect_integer()?;
        } else {
            *c = back;
        }
    }
    if offset < 0 {
        return c.wrong_since(start, "a storage offset is not negative");
    }
    let found = strided(c, start, "torch", &shape, &strides)?;
    Ok(Translation { symbols, offset: Offset::Known(offset), ..found })
}

/// `name=` or `name:`, if one of `names` stands here.
fn label(c: &mut Cursor, names: &[&str]) -> Result<bool> {
    let back = c.clone();
    let name = c.word(b"");
    if names.contains(&name) {
        if !c.eat("=") {
            c.expect(":")?;
        }
        return Ok(true);
    }
    *c = back;
    Ok(false)
}

/// An argument of a call, up to its comma or bracket.
fn argument(c: &mut Cursor) -> Result<()> {
    let mut depth = 0usize;
    loop {
        match c.peek() {
            0 => return c.wrong("the call does not end"),
            b',' | b')' if depth == 0 => return Ok(()),
            b'(' | b'[' => depth += 1,
            b')' | b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        c.advance(c.rest().chars().next().map_or(0, char::len_utf8));
    }
}

fn rest_of_call(c: &mut Cursor) -> Result<()> {
    loop {
        argument(c)?;
        if c.eat(")") {
            return Ok(());
        }
        c.expect(",")?;
    }
}

/// Reads a shape and strides in bytes.
pub fn numpy(c: &mut Cursor, given: &Given) -> Result<Translation> {
    c.skip();
    let start = c.position();
    let mut bits = given.bits;
    let (shape, strides) = match c.peek() {
        b'{' => interface(c, &mut bits)?,
        b'(' => {
            let shape = list(c, &mut Vec::new())?;
            c.eat(",");
            let strides = list(c, &mut Vec::new())?;
            c.eat(",");
            c.skip();
            if !c.is_at_end() && c.peek() != b';' {
                bits = Some(dtype(c)?);
            }
            (shape, Some(strides))
        }
        _ => named(c, &mut bits)?,
    };
    let Some(bits) = bits else {
        return c.lacks(start, Lack::Bits, "numpy counts strides in bytes: how large is an element?");
    };
    if bits % 8 != 0 {
        return c.wrong_since(start, format!("an element of numpy has whole bytes, not {bits} bits"));
    }
    let Some(strides) = strides else {
        return row_major(c, start, "numpy", &shape);
    };
    let bytes = i64::from(bits / 8);
    let mut elements = Vec::new();
    for stride in &strides {
        match stride.known() {
            Some(n) if n % bytes == 0 => elements.push(Extent::Known(n / bytes)),
            Some(n) => return c.wrong_since(start, format!("a stride of {n} bytes is no multiple of an element of {bytes} bytes")),
            None => return c.wrong_since(start, "a stride in bytes is a number"),
        }
    }
    strided(c, start, "numpy", &shape, &elements)
}

/// A shape, and strides where they are said.
type Parts = (Vec<Extent>, Option<Vec<Extent>>);

/// `shape=(4, 8), strides=(32, 4), dtype=float32`.
fn named(c: &mut Cursor, bits: &mut Option<u32>) -> Result<Parts> {
    let (mut shape, mut strides) = (None, None);
    while !c.is_at_end() {
        let start = c.position();
        let name = c.word(b"");
        if !c.eat("=") {
            c.expect(":")?;
        }
        match name {
            "shape" => shape = Some(list(c, &mut Vec::new())?),
            "strides" => strides = if c.eat("None") { None } else { Some(list(c, &mut Vec::new())?) },
            "dtype" => *bits = Some(dtype(c)?),
            "itemsize" => *bits = item(c.expect_integer()?),
            _ => return c.wrong_since(start, "`shape=`, `strides=`, `dtype=` or `itemsize=` is expected here"),
        }
        c.eat(",");
        c.skip();
    }
    match shape {
        Some(shape) => Ok((shape, strides)),
        None => c.wrong("`shape=` is missing"),
    }
}

/// The bits of an item of so many bytes.
fn item(bytes: i64) -> Option<u32> {
    u32::try_from(bytes).ok().filter(|b| (1..=4096).contains(b)).map(|b| b * 8)
}

/// `{'shape': (4, 8), 'strides': None, 'typestr': '<f4', …}`.
fn interface(c: &mut Cursor, bits: &mut Option<u32>) -> Result<Parts> {
    c.expect("{")?;
    let (mut shape, mut strides) = (None, None);
    while !c.eat("}") {
        c.skip();
        let quote = if c.peek() == b'"' { "\"" } else { "'" };
        c.expect(quote)?;
        let name = c.word(b"");
        c.expect(quote)?;
        c.expect(":")?;
        c.skip();
        match name {
            "shape" => shape = Some(list(c, &mut Vec::new())?),
            "strides" if c.eat("None") => {}
            "strides" => strides = Some(list(c, &mut Vec::new())?),
            "typestr" => *bits = Some(dtype(c)?),
            _ => skip_value(c)?,
        }
        if !c.eat(",") {
            c.expect("}")?;
            break;
        }
    }
    match shape {
        Some(shape) => Ok((shape, strides)),
        None => c.wrong("the dictionary has no `'shape'`"),
    }
}

/// A value of a dictionary, up to its comma or brace.
fn skip_value(c: &mut Cursor) -> Result<()> {
    let mut depth = 0usize;
    loop {
        match c.peek() {
            0 => return c.wrong("the dictionary does not end"),
            b',' | b'}' if depth == 0 => return Ok(()),
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            quote @ (b'\'' | b'"') => match c.rest()[1..].find(char::from(quote)) {
                Some(end) => c.advance(1 + end),
                None => return c.wrong("the string does not end"),
            },
            _ => {}
        }
        c.advance(c.rest().chars().next().map_or(0, char::len_utf8));
    }
}

/// The size of `float32`, `np.float32`, `dtype('float32')`, `'<f4'`, in bits.
fn dtype(c: &mut Cursor) -> Result<u32> {
    c.skip();
    let start = c.position();
    let call = c.eat("dtype(") || c.eat("np.dtype(") || c.eat("numpy.dtype(");
    let quote = if c.eat("'") {
        "'"
    } else if c.eat("\"") {
        "\""
    } else {
        ""
    };
    let order = c.eat("<") || c.eat(">") || c.eat("|") || c.eat("=");
    let word = c.word(b".");
    let name = word.rsplit('.').next().unwrap_or(word);
    let bytes = || name.get(1..).and_then(|n| n.parse::<i64>().ok()).and_then(item);
    let short = name.len() <= 3 && name.starts_with(['f', 'i', 'u', 'c', 'b', 'V', 'S']) && bytes().is_some();
    let bits = match name {
        "bool" | "bool_" | "byte" | "ubyte" | "int8" | "uint8" => Some(8),
        "half" => Some(16),
        "single" | "intc" | "uintc" => Some(32),
        "double" | "int" | "float" | "uint" | "intp" => Some(64),
        _ if order || short => bytes(),
        _ => bits_of(name),
    };
    if !quote.is_empty() {
        c.expect(quote)?;
    }
    if call {
        c.expect(")")?;
    }
    match bits {
        Some(bits) => Ok(bits),
        None => c.wrong_since(start, "a type of numpy is expected here, such as `float32` or `'<f4'`"),
    }
}

/// The layout of digits; used where strides are those of a compact array.
pub fn digits(c: &Cursor, start: usize, from: &str, shape: &[i64], digits: &[Digit]) -> Result<Translation> {
    Ok(Translation::layout(from, layout(c, start, shape, digits)?, shape.to_vec()))
}
