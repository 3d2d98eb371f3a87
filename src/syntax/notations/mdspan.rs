//! `std::mdspan` and its mappings.

use super::cursor::Cursor;
use super::torch::{Extent, strided};
use super::{MAX_DEPTH, MAX_RANK, Result, Symbol, Translation, symbol_name};

/// Whether an `mdspan` or one of its mappings starts here.
pub fn opens(text: &str) -> bool {
    let Some(mut rest) = ["std::", "cuda::", "::std::", "Kokkos::"].iter().find_map(|scope| text.strip_prefix(scope)) else {
        return false;
    };
    while let Some(inner) = scope(rest) {
        rest = inner;
    }
    rest.starts_with("mdspan<") || rest.starts_with("layout_left") || rest.starts_with("layout_right") || rest.starts_with("layout_stride")
}

/// What stands behind `std::`, `experimental::` or an inline namespace.
fn scope(text: &str) -> Option<&str> {
    let (name, rest) = text.split_once("::")?;
    let known = matches!(name, "" | "std" | "cuda" | "experimental" | "Kokkos") || (name.starts_with("__") && name.len() < 16);
    known.then_some(rest)
}

/// A name with what stands in its angle brackets.
struct Name {
    name: String,
    args: Vec<Name>,
}

/// Reads a type such as `std::layout_right::mapping<std::extents<int, 4, 8>>`, without its scopes.
fn name(c: &mut Cursor, depth: usize) -> Result<Name> {
    if depth > MAX_DEPTH {
        return c.wrong(format!("more than {MAX_DEPTH} levels of brackets"));
    }
    c.skip();
    let start = c.position();
    let sign = if c.eat("-") { "-" } else { "" };
    let mut words: Vec<&str> = Vec::new();
    // `unsigned long`, `const float`, `float*`
    loop {
        while c.rest().starts_with("::") && (words.is_empty() || !c.rest().starts_with("::mapping")) {
            c.advance(2);
        }
        let word = c.word(b"");
        if word.is_empty() {
            break;
        }
        words.push(word);
        if words.len() > 16 {
            return c.wrong_since(start, "too long a name");
        }
        while c.eat("*") || c.eat("&") {}
        if scope_word(word) && c.rest().starts_with("::") {
            words.pop();
            c.advance(2);
        }
        c.skip();
    }
    let mut found = Name { name: format!("{sign}{}", words.join(" ")), args: Vec::new() };
    if found.name.is_empty() {
        return c.wrong("a type or a number is expected here");
    }
    if c.eat("<") {
        while !c.eat(">") {
            found.args.push(name(c, depth + 1)?);
            if found.args.len() > 2 * MAX_RANK {
                return c.wrong("too many arguments");
            }
            if !c.eat(",") {
                c.expect(">")?;
                break;
            }
        }
    }
    c.eat("{}");
    c.eat("*");
    let back = c.clone();
    if c.eat("::") && c.word(b"") == "mapping" {
        if c.eat("<") {
            found.args.push(name(c, depth + 1)?);
            c.expect(">")?;
        }
        return Ok(found);
    }
    *c = back;
    Ok(found)
}

fn scope_word(word: &str) -> bool {
    matches!(word, "std" | "cuda" | "experimental" | "Kokkos") || (word.starts_with("__") && word.len() < 16)
}

/// The strategies: which extent is fastest, and how the stride next to it is rounded up.
enum Strategy {
    Left(Option<i64>),
    Right(Option<i64>),
    Stride,
}

/// Reads an `mdspan`, or a mapping of one.
pub fn read(c: &mut Cursor) -> Result<Translation> {
    c.skip();
    let start = c.position();
    let found = name(c, 0)?;
    let mut symbols = Vec::new();
    let (extents, layout) = match found.name.as_str() {
        "mdspan" => match &found.args[..] {
            [_, extents] => (extents, None),
            [_, extents, layout, ..] => (extents, Some(layout)),
            _ => return c.wrong_since(start, "`mdspan` has an element type and extents"),
        },
        _ => match found.args.iter().rev().find(|a| is_extents(&a.name)) {
            Some(extents) => (extents, Some(&found)),
            None if found.name == "layout_stride" => return stride_mapping(c, start, &mut symbols),
            None => return c.wrong_since(start, "the extents are missing: `std::layout_right::mapping<std::extents<int, 4, 8>>`"),
        },
    };
    let shape = shape_of(c, start, extents, &mut symbols)?;
    let strategy = match layout {
        None => Strategy::Right(None),
        Some(layout) => strategy(c, start, layout)?,
    };
    let strides = match strategy {
        Strategy::Stride if c.rest().starts_with('{') => return stride_values(c, start, shape, symbols),
        Strategy::Stride => shape.iter().map(|_| unknown(&mut symbols)).collect(),
        Strategy::Right(padded) => compact(c, start, shape.iter().rev(), padded)?.into_iter().rev().collect::<Vec<_>>(),
        Strategy::Left(padded) => compact(c, start, shape.iter(), padded)?,
    };
    Ok(Translation { symbols, ..strided(c, start, "mdspan", &shape, &strides)? })
}

fn is_extents(name: &str) -> bool {
    matches!(name, "extents" | "dextents" | "dims")
}

fn unknown(symbols: &mut Vec<Symbol>) -> Extent {
    let name = symbol_name(symbols.len());
    symbols.push(Symbol { name: name.clone(), div: 1 });
    Extent::Symbol(name)
}

/// A number with its suffix; `None` of what is known when the program runs.
fn number(c: &Cursor, start: usize, text: &str) -> Result<Option<i64>> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    match digits.parse::<u64>() {
        _ if text == "dynamic_extent" || text == "-1" => Ok(None),
        Ok(u64::MAX) => Ok(None),
        Ok(n) if i64::try_from(n).is_ok() => Ok(Some(n as i64)),
        _ => c.wrong_since(start, format!("`{text}` is no extent")),
    }
}

fn shape_of(c: &Cursor, start: usize, extents: &Name, symbols: &mut Vec<Symbol>) -> Result<Vec<Extent>> {
    let mut shape = Vec::new();
    match (extents.name.as_str(), &extents.args[..]) {
        ("dextents", [_, rank]) | ("dims", [rank] | [rank, _]) => {
            let rank = number(c, start, &rank.name)?.and_then(|r| usize::try_from(r).ok()).filter(|r| *r <= MAX_RANK);
            match rank {
                Some(rank) => shape.extend((0..rank).map(|_| unknown(symbols))),
                None => return c.wrong_since(start, format!("a rank of at most {MAX_RANK} is expected")),
            }
        }
        ("extents", [_, extents @ ..]) => {
            for extent in extents {
                shape.push(match number(c, start, &extent.name)? {
                    Some(n) => Extent::Known(n),
                    None => unknown(symbols),
                });
            }
        }
        _ => return c.wrong_since(start, "`std::extents<int, 4, 8>` is expected"),
    }
    match shape.len() {
        1..=MAX_RANK => Ok(shape),
        n => c.wrong_since(start, format!("a layout has 1 to {MAX_RANK} dimensions, not {n}")),
    }
}

fn strategy(c: &Cursor, start: usize, layout: &Name) -> Result<Strategy> {
    let padding = || match layout.args.first().filter(|a| !is_extents(&a.name)) {
        Some(p) => match number(c, start, &p.name)? {
            Some(n) if n > 0 => Ok(Some(n)),
            _ => c.wrong_since(start, "a padding is a number of at least 1"),
        },
        None => c.wrong_since(start, "the padding is missing: `layout_left_padded<8>`"),
    };
    Ok(match layout.name.as_str() {
        "layout_right" => Strategy::Right(None),
        "layout_left" => Strategy::Left(None),
        "layout_right_padded" => Strategy::Right(padding()?),
        "layout_left_padded" => Strategy::Left(padding()?),
        "layout_stride" => Strategy::Stride,
        other => {
            let message = format!("`{other}` is not read: layout_left, layout_right, their padded forms and layout_stride are");
            return c.wrong_since(start, message);
        }
    })
}

/// The strides of extents of which the first is fastest, its stride to the next rounded up to a multiple of `padded`.
fn compact<'e>(c: &Cursor, start: usize, shape: impl Iterator<Item = &'e Extent>, padded: Option<i64>) -> Result<Vec<Extent>> {
    let mut strides = Vec::new();
    let mut step = Extent::Known(1);
    for (i, extent) in shape.enumerate() {
        strides.push(step.clone());
        let next = match (padded.filter(|_| i == 0), extent) {
            (None, e) => step.times(e),
            (Some(p), Extent::Known(e)) => e.checked_add(p - 1).and_then(|n| Extent::Known(n / p).times(&Extent::Known(p))),
            (Some(p), Extent::Symbol(e)) => Some(Extent::Symbol(format!("[{e}+{}]/{p}*{p}", p - 1))),
        };
        step = match next {
            Some(next) => next,
            None => return c.wrong_since(start, "more than 2^61 elements"),
        };
    }
    Ok(strides)
}

/// `{std::extents<int, 4, 8>{}, std::array{1, 4}}` behind `layout_stride::mapping`.
fn stride_mapping(c: &mut Cursor, start: usize, symbols: &mut Vec<Symbol>) -> Result<Translation> {
    c.expect("{")?;
    let extents = name(c, 0)?;
    let shape = shape_of(c, start, &extents, symbols)?;
    c.expect(",")?;
    strides_of(c, start, shape, std::mem::take(symbols))
}

/// `{extents, array}` behind `layout_stride::mapping<extents>`.
fn stride_values(c: &mut Cursor, start: usize, shape: Vec<Extent>, symbols: Vec<Symbol>) -> Result<Translation> {
    c.expect("{")?;
    name(c, 0)?;
    c.expect(",")?;
    strides_of(c, start, shape, symbols)
}

fn strides_of(c: &mut Cursor, start: usize, shape: Vec<Extent>, symbols: Vec<Symbol>) -> Result<Translation> {
    if c.rest().trim_start().starts_with(|ch: char| ch.is_ascii_alphabetic() || ch == ':') {
        name(c, 0)?;
    }
    c.expect("{")?;
    let close = if c.eat("{") { "}}" } else { "}" };
    let mut strides = Vec::new();
    while !c.eat("}") {
        strides.push(Extent::Known(c.expect_integer()?));
        c.word(b"");
        if strides.len() > MAX_RANK {
            return c.wrong(format!("more than {MAX_RANK} strides"));
        }
        c.eat(",");
    }
    if close == "}}" {
        c.expect("}")?;
    }
    c.expect("}")?;
    Ok(Translation { symbols, ..strided(c, start, "mdspan", &shape, &strides)? })
}
