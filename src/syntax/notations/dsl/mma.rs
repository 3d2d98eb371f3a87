//! Tiled MMAs as CuTe DSL's MLIR writes them: an operation by its shape and element types, how its atoms are repeated, and in
//! which order they take the elements. Translated into the C++ that builds the same.

use super::{chain, mode};
use crate::syntax::notations::cursor::Cursor;
use crate::syntax::notations::{Kind, Result, Translation};

/// What the text says of an operation.
struct Operation<'s> {
    /// The family: `sm80`, `sm90`, `sm100`, `warp`.
    family: &'s str,
    shape: [i64; 3],
    /// The element types of A, B and the accumulator.
    types: Vec<&'s str>,
    /// Whether A and B are K-major.
    k_major: [bool; 2],
    /// Where A and B are read from: `ss`, `rs`, `ts`.
    fragments: &'s str,
    /// How many CTAs work together.
    ctas: i64,
}

/// Reads `!cute_nvgpu.sm80.mma<…>, atom_layout_MNK = <"…">[, permutation_MNK = <"…">]>` behind `!cute.tiled_mma<`.
pub fn read(c: &mut Cursor, start: usize) -> Result<Translation> {
    c.skip();
    let from = c.position();
    let Some(body) = c.rest().strip_prefix("!cute_nvgpu.") else {
        return c.wrong("an operation is expected here: `!cute_nvgpu.sm80.mma<16x8x16, elem_type = (f16, f16, f32)>`");
    };
    let Some(end) = closed(body) else {
        return c.wrong_since(start, "the operation does not end");
    };
    let written = &body[..end];
    c.advance("!cute_nvgpu.".len() + end);
    let Some(name) = operation(written).and_then(|op| named(&op)) else {
        return c.wrong_since(from, "this operation is not read: the dense ones of sm80, sm90 and sm100 and universal_fma are");
    };
    let mut text = format!("TiledMMA<MMA_Atom<{name}>");
    for token in [",", "atom_layout_MNK", "=", "<", "\""] {
        c.expect(token)?;
    }
    let atoms = chain(c, Vec::new(), Kind::Layout)?;
    let Some((shape, stride)) = atoms.text.split_once(':') else {
        return c.wrong_since(start, "the atoms of a tiled MMA stand in a layout");
    };
    text += &format!(",Layout<{},{}>", as_type(shape, "Shape"), as_type(stride, "Stride"));
    c.expect("\"")?;
    c.expect(">")?;
    if c.eat(",") {
        for token in ["permutation_MNK", "=", "<", "\"", "["] {
            c.expect(token)?;
        }
        text += &format!(",Tile<{}>", tilers(c)?.join(","));
        for token in ["\"", ">"] {
            c.expect(token)?;
        }
    }
    c.expect(">")?;
    Ok(Translation { kind: Kind::TiledMma, ..Translation::layout("", text + ">{}", Vec::new()) })
}

/// Where the first `<…>` of a text ends.
fn closed(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'<' => depth += 1,
            // an arrow closes nothing
            b'>' if text[..at].ends_with('-') => {}
            b'>' => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
    }
    None
}

/// `[32:1;(16,4):(4,1);_]` behind its bracket, each as a C++ type.
fn tilers(c: &mut Cursor) -> Result<Vec<String>> {
    let mut types = Vec::new();
    loop {
        c.skip();
        if c.eat("_") {
            types.push("Underscore".to_string());
        } else {
            let first = mode(c, &mut Vec::new())?.0;
            types.push(match first.split_once(':') {
                Some((shape, stride)) => format!("Layout<{},{}>", as_type(shape, "Shape"), as_type(stride, "Stride")),
                None => as_type(&first, "Shape"),
            });
        }
        if !c.eat(";") {
            c.expect("]")?;
            return Ok(types);
        }
        if types.len() > 3 {
            return c.wrong("a tiled MMA has three modes");
        }
    }
}

/// `(2,(4,_))` as the type `Shape<_2,Shape<_4,Underscore>>`.
fn as_type(text: &str, tuple: &str) -> String {
    let mut out = String::new();
    let mut digits = false;
    for ch in text.chars() {
        match ch {
            '(' => out += &format!("{tuple}<"),
            ')' => out.push('>'),
            '0'..='9' if !digits => {
                out.push('_');
                out.push(ch);
            }
            _ => out.push(ch),
        }
        digits = ch.is_ascii_digit();
    }
    out
}

/// `sm80.mma<16x8x16, elem_type = (f16, f16, f32)>`, `atom.universal_fma<1x1x1, (f32, f32) -> f32>`.
fn operation(text: &str) -> Option<Operation<'_>> {
    let (name, rest) = text.split_once('<')?;
    let rest = rest.strip_suffix('>')?;
    let (shape, rest) = rest.split_once(',').unwrap_or((rest, ""));
    let sizes: Vec<i64> = shape.trim().split('x').map(|n| n.trim().parse().ok()).collect::<Option<_>>()?;
    let list = |key: &str| -> Option<Vec<&str>> {
        let behind = rest.split_once(key)?.1.trim_start().strip_prefix('=')?.trim_start();
        let inside = behind.strip_prefix('(')?.split_once(')')?.0;
        Some(inside.split(',').map(str::trim).collect())
    };
    let word = |key: &str| -> Option<&str> {
        let behind = rest.split_once(key)?.1.trim_start().strip_prefix('=')?.trim_start();
        Some(behind.split([',', ' ', '>']).next().unwrap_or(behind))
    };
    let types = match list("elem_type") {
        Some(types) => types,
        None => {
            let (a, d) = rest.split_once("->")?;
            let mut all: Vec<&str> = a.trim().strip_prefix('(')?.strip_suffix(')')?.split(',').map(str::trim).collect();
            all.push(d.trim());
            all
        }
    };
    let majors = list("ab_major").unwrap_or(vec!["k", "k"]);
    Some(Operation {
        family: name.split_once('.').map_or(name, |(first, second)| if first == "atom" { second } else { first }),
        shape: sizes.try_into().ok()?,
        types,
        k_major: [majors.first() == Some(&"k"), majors.get(1) == Some(&"k")],
        fragments: word("frag_kind").unwrap_or("ss"),
        ctas: word("num_cta").and_then(|n| n.parse().ok()).unwrap_or(1),
    })
}

/// The operation of the headers, with its template arguments.
fn named(op: &Operation) -> Option<String> {
    let [m, n, k] = op.shape;
    let [a, b, d] = op.types[..] else {
        return None;
    };
    let major = |k_major: bool| if k_major { "K" } else { "MN" };
    match op.family {
        "sm80" | "warp" => Some(format!("SM80_{m}x{n}x{k}_{}{}{}{}_TN", code(d)?, code(a)?, code(b)?, code(d)?)),
        "sm90" => {
            let source = match op.fragments {
                "ss" => "SS",
                "rs" => "RS",
                _ => return None,
            };
            let (types, majors) = (format!("{}{}{}", code(d)?, code(a)?, code(b)?), op.k_major.map(major));
            match [a, b] {
                ["f16", "f16"] | ["bf16", "bf16"] => {
                    Some(format!("SM90_{m}x{n}x{k}_{types}_{source}<GMMA::Major::{},GMMA::Major::{}>", majors[0], majors[1]))
                }
                _ if op.k_major == [true; 2] => Some(format!("SM90_{m}x{n}x{k}_{types}_{source}_TN")),
                _ => None,
            }
        }
        "sm100" => {
            let kind = match a {
                "f16" | "bf16" => "F16BF16",
                "tf32" => "TF32",
                "i8" | "ui8" | "u8" => "S8",
                "f8E4M3FN" | "f8E5M2" => "F8F6F4",
                _ => return None,
            };
            let source = match op.fragments {
                "ss" => "SS",
                "ts" => "TS",
                _ => return None,
            };
            let pair = if op.ctas == 2 { "_2x1SM" } else { "" };
            let majors = op.k_major.map(major);
            Some(format!(
                "SM100_MMA_{kind}{pair}_{source}<{},{},{},{m},{n},UMMA::Major::{},UMMA::Major::{}>",
                element(a)?,
                element(b)?,
                element(d)?,
                majors[0],
                majors[1]
            ))
        }
        "universal_fma" => Some(format!("UniversalFMA<{},{},{},{}>", element(d)?, element(a)?, element(b)?, element(d)?)),
        _ => None,
    }
}

/// An element type as names of operations have it.
fn code(name: &str) -> Option<&'static str> {
    Some(match name {
        "f16" => "F16",
        "bf16" => "BF16",
        "tf32" => "TF32",
        "f32" => "F32",
        "f64" => "F64",
        "i8" | "si8" => "S8",
        "ui8" | "u8" => "U8",
        "i32" | "si32" => "S32",
        "f8E4M3FN" => "E4M3",
        "f8E5M2" => "E5M2",
        _ => return None,
    })
}

/// An element type in C++.
fn element(name: &str) -> Option<&'static str> {
    Some(match name {
        "f16" => "half_t",
        "bf16" => "bfloat16_t",
        "tf32" => "tfloat32_t",
        "f32" => "float",
        "f64" => "double",
        "i8" | "si8" => "int8_t",
        "ui8" | "u8" => "uint8_t",
        "i32" | "si32" => "int32_t",
        "f8E4M3FN" => "float_e4m3_t",
        "f8E5M2" => "float_e5m2_t",
        _ => return None,
    })
}
