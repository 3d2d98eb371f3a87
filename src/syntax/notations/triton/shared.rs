//! Triton's layouts of memory: which offset holds which element of a tensor.

use super::attribute::{Attribute, Keys, Value, wrong_rank};
use super::distributed::{CTA_KEYS, Ctas, ctas};
use crate::syntax::notations::bits::{colex, function, is_layout, modes, smallest_places};
use crate::syntax::notations::digits::text;
use crate::syntax::notations::{Kind, MAX_SIZE, Result, Translation, list, size};

/// The layouts that are read; `shared` is what older releases called `swizzled_shared`.
const KNOWN: [&str; 6] = ["swizzled_shared", "shared", "nvmma_shared", "padded_shared", "shared_linear", "tensor_memory_encoding"];

/// Whether an attribute is a layout of memory.
pub fn is_shared(name: &str) -> bool {
    KNOWN.contains(&name)
}

/// The shape that a layout says itself.
pub fn own_shape(attribute: &Attribute) -> Option<Vec<i64>> {
    let keys = Keys::of(attribute, &["offset", "block", "alignment", "order", "shape", "CGALayout"]).ok()?;
    match attribute.name.as_str() {
        "padded_shared" if keys.entry("shape").is_some() => keys.integers("shape").ok(),
        "padded_shared" | "shared_linear" => {
            let offset = keys.bases("offset", None, true).ok()?;
            let block = keys.bases("block", offset.first().map(Vec::len), false).ok()?;
            let all = || offset.iter().chain(&block);
            let rank = all().next()?.len();
            Some((0..rank).map(|d| all().fold(0, |bits, b| bits | b[d]).saturating_add(1)).collect())
        }
        _ => None,
    }
}

/// How many dimensions a layout of memory has, where it says so; memory of more is several buffers of it.
pub fn rank_of(attribute: &Attribute) -> Option<usize> {
    let length = |key: &str| match &attribute.entries.iter().find(|e| e.key == key)?.value {
        Value::List(all) => Some(all.len()),
        Value::Integer(n) => usize::try_from(*n).ok(),
        _ => None,
    };
    match attribute.name.as_str() {
        "swizzled_shared" | "shared" | "padded_shared" => length("order"),
        "nvmma_shared" => Some(length("rank").unwrap_or(2)),
        "tensor_memory_encoding" => Some(2),
        _ => None,
    }
}

/// The function `one` of a buffer for as many as the first `buffers` extents of `shape` say, one behind the other; `None` where
/// it is not known how far apart they are.
pub fn repeated(attribute: &Attribute, one: &Translation, shape: &[i64], buffers: usize) -> Option<String> {
    let elements = size(&one.shape).filter(|_| one.block.is_none())?;
    let step = match attribute.name.as_str() {
        "swizzled_shared" | "shared" | "nvmma_shared" => {
            let padded = attribute.entries.iter().any(|e| e.key == "fp4Padded" && e.value == Value::Truth(true));
            elements * if padded { 2 } else { 1 }
        }
        "tensor_memory_encoding" if buffers == 1 => {
            let number = |key: &str| match attribute.entries.iter().find(|e| e.key == key)?.value {
                Value::Integer(n) => Some(n),
                _ => None,
            };
            match number("blockM") {
                Some(128) => (elements / 128).checked_mul(number("colStride").unwrap_or(1))?,
                _ => return None,
            }
        }
        _ => return None,
    };
    let columns = attribute.name == "tensor_memory_encoding";
    let spelled = with_modes(&one.text, &shape[..buffers], step)?;
    Some(if columns { spelled.replacen(&format!(":({step},"), &format!(":({step}@1,"), 1) } else { spelled })
}

/// A layout behind swizzles with more modes in front, the last of them `step` apart.
pub fn with_modes(text: &str, extents: &[i64], step: i64) -> Option<String> {
    let (front, layout) = match text.rfind(" o ") {
        Some(at) => text.split_at(at + 3),
        None => ("", text),
    };
    let (shape, stride) = layout.split_once(':')?;
    if front.split(" o ").any(|part| part.contains(':')) {
        return None;
    }
    let mut strides = vec![0; extents.len()];
    let mut next = step;
    for (stride, extent) in strides.iter_mut().zip(extents).rev() {
        *stride = next;
        next = next.checked_mul(*extent).filter(|n| *n <= MAX_SIZE)?;
    }
    let comma = |all: &[i64]| all.iter().map(|n| format!("{n},")).collect::<String>();
    let (shape, stride) = (shape.strip_prefix('(')?, stride.strip_prefix('(')?);
    Some(format!("{front}({}{shape}:({}{stride}", comma(extents), comma(&strides)))
}

/// What maps the bits of a coordinate (colexicographic) to an offset and to a CTA.
struct Places {
    offset: Vec<i64>,
    block: Vec<i64>,
    /// An interval of offsets, and what is added behind each.
    paddings: Vec<(i64, i64)>,
}

/// Reads a layout of memory for a tensor of `shape`.
pub fn read(attribute: &Attribute, from: String, shape: &[i64], bits: Option<u32>) -> Result<Translation> {
    let places = match attribute.name.as_str() {
        "tensor_memory_encoding" => return tensor_memory(attribute, &from, shape),
        "swizzled_shared" | "shared" => swizzled(attribute, shape)?,
        "nvmma_shared" => nvmma(attribute, shape, bits)?,
        "padded_shared" => padded(attribute, shape)?,
        _ => linear(attribute, shape)?,
    };
    let from = if attribute.name == "shared" { "ttg.swizzled_shared" } else { &from };
    let text = padded_text(places.offset, &places.paddings, shape);
    let kind = if text.contains(" o ") { Kind::Composed } else { Kind::Layout };
    let block = places.block.iter().any(|b| *b != 0).then(|| function(places.block, shape));
    Ok(Translation { kind, block, ..Translation::layout(from, text, shape.to_vec()) })
}

/// The function from coordinates to offsets with paddings between them.
fn padded_text(offset: Vec<i64>, paddings: &[(i64, i64)], shape: &[i64]) -> String {
    if paddings.is_empty() {
        return function(offset, shape);
    }
    let stride = |v: i64| v + paddings.iter().map(|(interval, padding)| v / interval * padding).sum::<i64>();
    if is_layout(&offset) {
        let mut bases = offset.into_iter();
        let dims = shape.iter().map(|e| modes(bases.by_ref().take(e.trailing_zeros() as usize).map(stride))).collect::<Vec<_>>();
        return text(&dims);
    }
    let reach = offset.iter().fold(0, |all, b| all | b);
    let pads = modes((0..64 - reach.leading_zeros()).map(|bit| stride(1 << bit)));
    format!("{} o 0 o {}", text(&[pads]), function(offset, shape))
}

/// The bits of coordinates inside a CTA have an offset, those above the number of a CTA.
fn places(keys: &Keys, shape: &[i64], ctas: &Ctas, offset: impl Fn(usize, i64) -> i64) -> Result<Places> {
    let bits = bits_of(shape);
    let mut found = Places { offset: Vec::new(), block: Vec::new(), paddings: Vec::new() };
    let blocks: Vec<i64> = ctas.bases.iter().map(|b| colex(b, shape)).collect();
    let above = bits.iter().map(|(d, v)| *v >= ctas.shape[*d]);
    for (place, ((d, v), above)) in bits.iter().zip(above).enumerate() {
        if !above {
            found.offset.push(offset(*d, *v));
            found.block.push(0);
            continue;
        }
        let Some(cta) = one_place(&blocks, place) else {
            return keys.wrong_all(format!("no CTA holds the elements from {v} on along dimension {d}"));
        };
        found.offset.push(0);
        found.block.push(cta);
    }
    Ok(found)
}

/// The smallest CTA whose bases add up to bit `place` of a coordinate.
fn one_place(blocks: &[i64], place: usize) -> Option<i64> {
    // The bit to be found becomes the lowest one.
    let moved: Vec<i64> = blocks.iter().map(|b| (b & !(1 << place)) << 1 | (b >> place & 1)).collect();
    smallest_places(&moved, 1)?.first().copied()
}

/// The bits of coordinates: the dimension and the value of each.
fn bits_of(shape: &[i64]) -> Vec<(usize, i64)> {
    shape.iter().enumerate().flat_map(|(d, e)| (0..e.trailing_zeros()).map(move |b| (d, 1i64 << b))).collect()
}

/// The offsets of a compact tile, the dimensions of `order` fastest first: the stride of each.
fn strides(shape: &[i64], order: &[usize]) -> Vec<i64> {
    let mut strides = vec![0; shape.len()];
    let mut step = 1;
    for d in order {
        strides[*d] = step;
        step *= shape[*d];
    }
    strides
}

fn swizzled(attribute: &Attribute, shape: &[i64]) -> Result<Places> {
    let known = [&["vec", "perPhase", "maxPhase", "order", "hasLeadingOffset"][..], &CTA_KEYS].concat();
    let keys = Keys::of(attribute, &known)?;
    if keys.truth("hasLeadingOffset", false)? {
        return keys.wrong_all("`hasLeadingOffset = true` is not read: today it is `#ttg.nvmma_shared`");
    }
    let rank = shape.len();
    let order = keys.order("order", rank)?;
    let [vec, per, most] = [keys.power("vec")?, keys.power("perPhase")?, keys.power("maxPhase")?];
    let ctas = ctas(&keys, shape, None)?;
    let strides = strides(&ctas.shape, &order);
    let columns = ctas.shape[order[0]];
    let phase = move |v: i64| (v / per % most).saturating_mul(vec) % columns;
    places(&keys, shape, &ctas, |d, v| {
        let moved = if rank > 1 && d == order[1] { phase(v) } else { 0 };
        (v * strides[d]) ^ moved
    })
}

fn nvmma(attribute: &Attribute, shape: &[i64], bits: Option<u32>) -> Result<Places> {
    let known = [&["swizzlingByteWidth", "transposed", "elementBitWidth", "fp4Padded", "rank"][..], &CTA_KEYS].concat();
    let keys = Keys::of(attribute, &known)?;
    let rank = shape.len();
    let said = keys.integer_or("rank", rank as i64)?;
    if said != rank as i64 || rank < 2 {
        return wrong_rank(attribute, usize::try_from(said).unwrap_or(0), shape);
    }
    let width = keys.integer("swizzlingByteWidth")?;
    let element = keys.integer_or("elementBitWidth", bits.map_or(16, i64::from))?;
    if ![0, 32, 64, 128].contains(&width) || ![4, 8, 16, 32, 64].contains(&element) {
        return keys.wrong_all("`swizzlingByteWidth` is 0, 32, 64 or 128, and `elementBitWidth` 4, 8, 16, 32 or 64");
    }
    let padded = keys.truth("fp4Padded", false)?;
    if padded && (width != 128 || element != 8) {
        return keys.wrong_all("`fp4Padded` goes with `swizzlingByteWidth = 128` and `elementBitWidth = 8`");
    }
    let ctas = ctas(&keys, shape, None)?;
    let transposed = keys.truth("transposed", false)?;
    if transposed && rank > 3 {
        return keys.wrong_all(format!("`transposed = true` of rank {rank} is not read: of rank 2 and 3 it is"));
    }
    let contiguous = if transposed { 0 } else { rank - 1 };
    let rows: Vec<usize> = (0..rank).rev().filter(|d| *d != contiguous).collect();
    let row_of = strides(&ctas.shape, &rows);
    let count: i64 = rows.iter().map(|d| ctas.shape[*d]).product();
    // Elements of a block of columns, as they are stored: twice as many of padded ones.
    let block = if width == 0 { 256 } else { width * 8 / element };
    let held = if padded { block / 2 } else { block };
    let columns = ctas.shape[contiguous];
    if width != 0 && (columns < held || count < 8) {
        return keys.wrong_all(format!(
            "a block of 8 rows of {width} bytes does not fit into {}: {held} elements of {element} bits in a row",
            list(&ctas.shape)
        ));
    }
    let block = if width == 0 { columns.min(block) } else { block };
    let held = if width == 0 { block } else { held };
    let chunk = (128 / element).max(1);
    places(&keys, shape, &ctas, |d, v| {
        if d == contiguous {
            let inside = v % held;
            let stored = if padded { inside / 8 * 16 + inside % 8 } else { inside };
            return v / held * count * block + stored;
        }
        let row = v * row_of[d];
        let moved = if width == 0 { 0 } else { row * width / 128 % (width / 16) };
        (row * block) ^ (moved * chunk)
    })
}

/// The bases of `offset` and `block`, from places to coordinates, turned round.
fn inverted(keys: &Keys, shape: &[i64]) -> Result<Places> {
    let rank = shape.len();
    let offset = keys.bases("offset", Some(rank), true)?;
    let block = keys.bases("block", Some(rank), false)?;
    for basis in offset.iter().chain(&block) {
        if let Some(d) = (0..rank).find(|d| basis[*d] >= shape[*d]) {
            return keys.wrong_all(format!("a basis reaches {} along dimension {d}, which has {}", basis[d], shape[d]));
        }
    }
    if offset.len() + block.len() > 60 {
        return keys.wrong_all("more than 60 bits of offsets and CTAs");
    }
    let all: Vec<i64> = offset.iter().chain(&block).map(|b| colex(b, shape)).collect();
    let bits = bits_of(shape);
    let Some(found) = smallest_places(&all, bits.len() as u32) else {
        let lost = (0..bits.len()).find(|place| one_place(&all, *place).is_none()).unwrap_or(0);
        let (d, v) = bits[lost];
        return keys.wrong_all(format!("no offset holds the elements from {v} on along dimension {d}"));
    };
    let low = (1i64 << offset.len()) - 1;
    Ok(Places {
        offset: found.iter().map(|p| p & low).collect(),
        block: found.iter().map(|p| p >> offset.len()).collect(),
        paddings: Vec::new(),
    })
}

fn linear(attribute: &Attribute, shape: &[i64]) -> Result<Places> {
    let keys = Keys::of(attribute, &["offset", "block", "alignment"])?;
    keys.integer_or("alignment", 16)?;
    inverted(&keys, shape)
}

fn padded(attribute: &Attribute, shape: &[i64]) -> Result<Places> {
    let known = [&["order", "shape", "offset", "block"][..], &CTA_KEYS].concat();
    let keys = Keys::of(attribute, &known)?;
    if attribute.paddings.is_empty() {
        return keys.wrong_all("`padded_shared` needs an interval and a padding: `<[64:+8] {…}>`");
    }
    let mut found = match keys.entry("offset") {
        Some(_) => inverted(&keys, shape)?,
        None => {
            let order = keys.order("order", shape.len())?;
            if let Some(e) = keys.entry("shape") {
                let own = keys.powers("shape", shape.len())?;
                if own != shape {
                    return keys.wrong(&e.at, format!("the layout is made for {}, and the shape is {}", list(&own), list(shape)));
                }
            }
            let ctas = ctas(&keys, shape, None)?;
            let strides = strides(&ctas.shape, &order);
            places(&keys, shape, &ctas, |d, v| v * strides[d])?
        }
    };
    let reach = found.offset.iter().fold(0, |all, b| all | b);
    let most = attribute.paddings.iter().try_fold(reach, |sum, (i, p)| sum.checked_add((reach / i).checked_mul(*p)?));
    if most.is_none_or(|n| n > 1 << 60) {
        return keys.wrong_all("the paddings reach beyond 2^60");
    }
    found.paddings.clone_from(&attribute.paddings);
    Ok(found)
}

/// Rows and columns of tensor memory.
fn tensor_memory(attribute: &Attribute, from: &str, shape: &[i64]) -> Result<Translation> {
    let known = [&["blockM", "blockN", "colStride", "unpacked", "twoCTAs", "CTASplitM", "CTASplitN"][..], &CTA_KEYS].concat();
    let keys = Keys::of(attribute, &known)?;
    let &[rows, columns] = shape else {
        return wrong_rank(attribute, 2, shape);
    };
    let [m, n] = [keys.integer("blockM")?, keys.power("blockN")?];
    if ![64, 128].contains(&m) {
        return keys.wrong_all(format!("`blockM` is 64 or 128, not {m}"));
    }
    let step = match keys.entry("colStride") {
        Some(_) => keys.power("colStride")?,
        None => 1,
    };
    for key in ["CTASplitM", "CTASplitN"] {
        if keys.integer_or(key, 1)? != 1 {
            return keys.wrong_all(format!("`{key}` spreads the tensor over CTAs, which is not read"));
        }
    }
    if rows < m {
        return keys.wrong_all(format!("a block of {m} rows does not fit into {}", list(shape)));
    }
    let n = n.min(columns);
    if n.checked_mul(step).is_none_or(|w| w > 1 << 20) {
        return keys.wrong_all("the columns reach beyond 2^20");
    }
    // Each mode: its extent, its stride, and whether that counts rows or columns.
    let mut down: Vec<(i64, i64, u8)> = Vec::new();
    let blocks = rows / m;
    let mut ahead = n * step;
    if m == 128 {
        down.push((128, 1, 0));
        if blocks > 1 {
            down.push((blocks, ahead, 1));
        }
        ahead *= blocks;
    } else {
        down.extend([(16, 1, 0), (4, 32, 0)]);
        if blocks > 1 {
            down.push((2, 16, 0));
        }
        if blocks > 2 {
            down.push((blocks / 2, ahead, 1));
            ahead *= blocks / 2;
        }
    }
    let mut across = vec![(n, step, 1)];
    let mut more = columns / n;
    if m == 64 && blocks == 1 && more > 1 {
        across.push((2, 16, 0)); // the rows that blocks of M leave
        more /= 2;
    }
    if more > 1 {
        across.push((more, ahead, 1));
    }
    let side = |modes: &[(i64, i64, u8)], stride: bool| {
        let all: Vec<String> = modes.iter().map(|(e, d, k)| if stride { format!("{d}@{k}") } else { e.to_string() }).collect();
        if let [one] = &all[..] { one.clone() } else { format!("({})", all.join(",")) }
    };
    let text = format!("({},{}):({},{})", side(&down, false), side(&across, false), side(&down, true), side(&across, true));
    Ok(Translation::layout(from, text, shape.to_vec()))
}
