//! Whose operand a thread-value layout is: a search over the operations of the table and how they can be tiled.

use super::named::layout;
use super::{Operand, Parts, size};
use crate::algebra::sorted;
use crate::algebra::{Cx, Mode};
use crate::atoms;
use crate::eval::Session;
use bumpalo::Bump;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The threads of the operations that are tiled: a quad pair, a warp, a warpgroup.
const THREADS: [i64; 3] = [8, 32, 128];

/// The most copies of an atom along all modes together that are tried.
const MAX_COPIES: i64 = 64;

/// The operations that have one layout for one operand.
struct Class {
    letter: char,
    operations: Vec<String>,
    /// The coalesced modes of its threads and of its values.
    modes: [Vec<(i64, i64)>; 2],
    /// M, N and K of the operations.
    shape: [i64; 3],
}

impl Class {
    /// How many threads and values there are.
    fn sizes(&self) -> [i64; 2] {
        [size(&self.modes[0]), size(&self.modes[1])]
    }
}

/// The classes of the table, which are the same for every question.
static CLASSES: LazyLock<Vec<Class>> = LazyLock::new(classes);

/// The MMA operands whose thread-value layout this is.
pub(super) fn operands(parts: &Parts) -> Vec<Operand> {
    // Threads and values, the threads those of whole atoms.
    let [threads, values] = &parts.modes[..] else {
        return Vec::new();
    };
    let (threads, values) = (size(threads), size(values));
    if parts.swizzle.is_some() || parts.offset != 0 || !THREADS.iter().any(|t| threads % t == 0) {
        return Vec::new();
    }
    let mut session = Session::new(Mode::Value);
    let own = CLASSES.iter().filter(|c| parts.modes[..] == c.modes);
    let own = own.map(|c| (0, Operand { letter: c.letter, operations: c.operations.clone(), tiled: None }));
    let mut found: Vec<(i64, Operand)> = own.collect();
    let known = !found.is_empty();
    for class in CLASSES.iter() {
        let own = class.sizes();
        if threads % own[0] != 0 || values % own[1] != 0 || !THREADS.contains(&own[0]) {
            continue;
        }
        let (warps, copies) = (threads / own[0], values / own[1]);
        // Where it is that of an operation, more values of smaller ones are no news.
        if !(2..=MAX_COPIES).contains(&warps.saturating_mul(copies)) || (known && warps == 1) {
            continue;
        }
        if let Some(tiled) = tilings(class, parts, warps, copies).find(|text| {
            let own = Bump::new();
            layout(Cx::new(&own, Mode::Value), &mut session, &format!("{text}.get_layout{}_TV()", class.letter))
                .is_some_and(|p| p.same(parts))
        }) {
            let copies = warps.saturating_mul(copies);
            found.push((copies, Operand { letter: class.letter, operations: class.operations.clone(), tiled: Some(tiled) }));
        }
    }
    // Those of the largest atoms first.
    sorted::by_key(&mut found, |f| f.0);
    found.into_iter().map(|f| f.1).collect()
}

/// Every operation without template arguments, by operand and layout.
fn classes() -> Vec<Class> {
    let arena = Bump::new();
    let (cx, mut session) = (Cx::new(&arena, Mode::Value), Session::new(Mode::Value));
    let mut known: HashMap<(char, String, [i64; 2]), usize> = HashMap::new();
    let mut texts: Vec<(char, String, [i64; 3], Vec<String>)> = Vec::new();
    for listed in atoms::mma_names() {
        let Some((name, row)) = operation(&listed) else { continue };
        let extents: Vec<i64> = row.shape.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect();
        let [m, n, k] = extents[..] else { continue };
        for (letter, text, own) in [('A', &row.a, [m, k]), ('B', &row.b, [n, k]), ('C', &row.c, [m, n])] {
            let next = texts.len();
            let at = *known.entry((letter, text.to_string(), own)).or_insert(next);
            if at == next {
                texts.push((letter, text.to_string(), [m, n, k], Vec::new()));
            }
            texts[at].3.push(name.clone());
        }
    }
    let mut classes = Vec::new();
    for (letter, text, shape, operations) in texts {
        let plain = |p: &Parts| p.swizzle.is_none() && p.offset == 0;
        if let Some(Ok(modes)) = layout(cx, &mut session, &text).filter(plain).map(|p| <[_; 2]>::try_from(p.modes)) {
            classes.push(Class { letter, operations, modes, shape });
        }
    }
    classes
}

/// The operation of a row: of a template, with the first enumerators where the header has no defaults.
fn operation(listed: &atoms::Listed) -> Option<(String, atoms::Mma)> {
    let open = listed.parameters.split(", ").filter(|p| !p.is_empty() && !p.contains(" = "));
    let arguments: Option<Vec<&'static str>> = open
        .map(|p| match p.split(' ').next() {
            Some("GMMA::Major") => Some("GMMA::Major::K"),
            Some("UMMA::Major") => Some("UMMA::Major::K"),
            _ => None,
        })
        .collect();
    let arguments = arguments?;
    let row = atoms::mma(&listed.name, &arguments.iter().map(|name| atoms::Arg::Name(name)).collect::<Vec<_>>()).ok()?;
    Some(match arguments[..] {
        [] => (listed.name.to_string(), row),
        _ => (format!("{}<{}>", listed.name, arguments.join(",")), row),
    })
}

/// The number at a coordinate of modes.
fn at(modes: &[(i64, i64)], mut i: i64) -> i64 {
    modes.iter().fold(0i64, |sum, (extent, stride)| {
        let digit = i % extent;
        i /= extent;
        sum.saturating_add(digit.saturating_mul(*stride))
    })
}

/// The pairs and triples of powers of two with a product.
fn splits(product: i64) -> Vec<[i64; 3]> {
    let divisors = || (1..=product).filter(move |d| product % d == 0);
    divisors().flat_map(|a| (1..=product / a).filter(move |b| product / a % b == 0).map(move |b| [a, b, product / a / b])).collect()
}

/// The tilings under which the first threads and values of an operation lie where the layout has them.
fn tilings<'c>(class: &'c Class, parts: &'c Parts, warps: i64, copies: i64) -> impl Iterator<Item = String> + 'c {
    let [i, j] = match class.letter {
        'A' => [0, 2],
        'B' => [1, 2],
        _ => [0, 1],
    };
    let own = class.sizes();
    let (rows, columns) = (class.shape[i], class.shape[j]);
    let fits = move |tile_rows: i64| {
        let moved = |x: i64| x % rows + x / rows * tile_rows;
        let bits = |n: i64| (0..63u32).map(|b| 1i64 << b).take_while(move |b| *b < n);
        bits(own[0]).all(|t| at(&parts.modes[0], t) == moved(at(&class.modes[0], t)))
            && bits(own[1]).all(|v| at(&parts.modes[1], v) == moved(at(&class.modes[1], v)))
    };
    let tiled = move |split: [i64; 3], down: i64| {
        let plain = [class.shape[0] * split[0], class.shape[1] * split[1], class.shape[2] * split[2]];
        let mut tile = plain;
        tile[i] *= down;
        tile[j] *= copies / down;
        if columns == 0 || !fits(tile[i]) {
            return None;
        }
        let name = class.operations.first()?;
        let [a, b, c] = split;
        let layout = format!("make_tiled_mma({name}{{}}, Layout<Shape<_{a},_{b},_{c}>>{{}}");
        Some(match tile == plain {
            true => format!("{layout})"),
            false => format!("{layout}, Tile<_{},_{},_{}>{{}})", tile[0], tile[1], tile[2]),
        })
    };
    let all: Vec<([i64; 3], i64)> =
        splits(warps).into_iter().flat_map(|split| (1..=copies).filter(|d| copies % d == 0).map(move |down| (split, down))).collect();
    all.into_iter().filter_map(move |(split, down)| tiled(split, down))
}
