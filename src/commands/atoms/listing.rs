//! The list of operations whose names hold a text, narrowed by filters.

use crate::algebra::sorted;
use crate::atoms::{self, Listed};
use crate::commands::atoms::{Filter, Kind, show};
use crate::commands::ownership::Questions;
use crate::program::app::{App, Done};
use crate::program::operand;
use crate::render::answer::Answer;
use crate::render::table::{Cell, Format};
use crate::say::names::did_you_mean;
use crate::value::element;
use std::io::Write;

/// The operations whose names hold `pattern`, narrowed by `filter`.
pub(super) fn listing<I: Iterator<Item = Listed>>(
    app: &mut App,
    kind: Kind,
    pattern: &str,
    template: bool,
    names: fn() -> I,
    filter: &Filter,
    questions: &Questions,
) -> Done {
    let word = kind.word();
    let wanted = pattern.trim_start_matches("cute::").to_ascii_uppercase();
    let pieces: Vec<&str> = wanted.split('*').collect();
    let mut found: Vec<Listed> =
        names().filter(|l| if template { l.name == pattern } else { holds(&l.name.to_ascii_uppercase(), &pieces) }).collect();
    let mut by_instruction = false;
    if found.is_empty() && wanted.len() > 1 {
        found = issuing(&wanted, names());
        by_instruction = !found.is_empty();
    }
    if found.is_empty() {
        app.refuse_as("E0706", &none_called(kind, pattern, &pieces, names().collect()));
        return Ok(());
    }
    if let (true, [listed]) = (template, &found[..])
        && (questions.any() || questions.format().is_text())
    {
        return of_template(app, kind, listed, questions);
    }
    let format = questions.format();
    // Programs get the instruction of each; people who look for one see why a row is there.
    let instructions = by_instruction || !matches!(format, Format::Text | Format::Markdown);
    let (mut rows, mut left) = (Vec::new(), Vec::new());
    for listed in &found {
        let row = match kind {
            Kind::Mma => atoms::mma(&listed.name, &[]).ok(),
            Kind::Copy(_) => None,
        };
        let shape = row.as_ref().map(|r| r.shape.replace(['(', ')', '_'], "").replace(',', "x"));
        let fits = filter.arch.is_none_or(|arch| same_architecture(arch, listed.arch))
            && filter.shape.is_none_or(|s| same_shape(s, shape.as_deref(), &listed.name))
            && filter.types.iter().all(|t| has_type(t, row.as_ref().map(|r| &r.types[..]), &listed.name));
        if !fits {
            continue;
        }
        let mut cells: Vec<Cell> = vec![name(listed), listed.arch.into()];
        if let Kind::Mma = kind {
            cells.extend(shape_and_types(row.as_ref(), shape));
        }
        cells.push(listed.header.into());
        if instructions {
            cells.push(atoms::instruction_name(&listed.name).unwrap_or_default().into());
        }
        rows.push(cells);
        left.push(listed);
    }
    if rows.is_empty() {
        app.refuse_as("E0706", &none_left(word, filter, &found));
        return Ok(());
    }
    if questions.any() {
        match &left[..] {
            [only] if only.parameters.is_empty() => return show(app, kind, &only.name, questions),
            [only] => return of_template(app, kind, only, questions),
            _ => {
                app.refuse_as("E0710", &format!("`--thread`, `--element` and `--tensor` ask about one operation; {} are left", left.len()))
            }
        }
        return Ok(());
    }
    let total = rows.len();
    rows.truncate(usize::try_from(filter.limit.most()).unwrap_or(usize::MAX));
    let total = match rows.len() {
        shown if shown < total => format!("{shown} of {total} operations; --limit all lists them\n"),
        1 => String::new(),
        shown => format!("{shown} operations\n"),
    };
    app.answer(format, Answer::new().table(&headers(kind, format, instructions), rows).prose(total))
}

/// The name of an operation; of a template, people see no parameters.
fn name(listed: &Listed) -> Cell {
    match listed.parameters {
        "" => Cell::from(&*listed.name),
        parameters => Cell::for_people(format!("{}<...>", listed.name), format!("{}<{parameters}>", listed.name)),
    }
}

/// The heads of the columns of a list of operations.
fn headers(kind: Kind, format: Format, instructions: bool) -> Vec<&'static str> {
    let people = matches!(format, Format::Text | Format::Markdown);
    let mut headers = vec!["operation", "arch"];
    if let Kind::Mma = kind {
        headers.extend(if people { ["MxNxK", "D A B C"] } else { ["shape", "types"] });
    }
    headers.push("header");
    headers.extend(instructions.then_some("instruction"));
    headers
}

/// The operations that issue an instruction of such a name.
fn issuing(wanted: &str, names: impl Iterator<Item = Listed>) -> Vec<Listed> {
    let parts: Vec<&str> = wanted.split(['*', '.']).collect();
    names.filter(|l| atoms::instruction_name(&l.name).is_some_and(|name| holds(&name.to_ascii_uppercase(), &parts))).collect()
}

/// What is said where no operation has the pattern in its name, with what comes close.
fn none_called(kind: Kind, pattern: &str, pieces: &[&str], all: Vec<Listed>) -> String {
    let word = kind.word();
    let uncovered = match kind {
        Kind::Mma => None,
        Kind::Copy(_) => atoms::uncovered_names().map(|[name, ..]| name).find(|name| holds(name, pieces)),
    };
    let elsewhere = |found: Result<(), atoms::Missing>| !matches!(found, Err(atoms::Missing::Unknown));
    let help = match (uncovered, did_you_mean(pattern, all.iter().map(|l| &*l.name))) {
        _ if elsewhere(Kind::Mma.named(pattern)) => format!("it is an MMA operation: `cutectl mma {pattern}`"),
        _ if elsewhere(Kind::Copy("").named(pattern)) => format!("it is a copy operation: `cutectl copy {pattern}`"),
        (Some(name), _) => format!("`{name}` does, which is not covered: `cutectl {word} {name}` says why"),
        (_, Some(close)) => format!("did you mean `{close}`?"),
        _ => format!("`cutectl {word}` lists them; a part of a name or of an instruction will do, and `*` stands for any text"),
    };
    let covered = if uncovered.is_some() { " that is covered" } else { "" };
    format!("no {word} operation{covered} is called `{pattern}` or holds it in its name\n  help: {help}")
}

/// What is said where the filters leave none of what was found.
fn none_left(word: &str, filter: &Filter, found: &[Listed]) -> String {
    let mut archs: Vec<&str> = found.iter().map(|l| l.arch).filter(|arch| !arch.is_empty()).collect();
    sorted::by(&mut archs, Ord::cmp);
    archs.dedup();
    let help = match filter.arch {
        Some(_) => format!("\n  help: the architectures are {}", archs.join(", ")),
        None => String::new(),
    };
    format!("no {word} operation is left: the filters exclude all {} that the name leaves{help}", found.len())
}

/// The cells of an MMA operation: `MxNxK` and the types of D, A, B and C.
fn shape_and_types(row: Option<&atoms::Mma>, shape: Option<String>) -> [Cell; 2] {
    let extents = shape.as_deref().map_or("null".to_string(), |s| format!("[{}]", s.replace('x', ",")));
    let types = row.map_or(Cell::null(), |r| Cell::list(&r.types, " "));
    [Cell::in_json(&shape.unwrap_or_default(), extents), types]
}

/// A template without arguments: what it takes, and how it is asked about.
fn of_template(app: &mut App, kind: Kind, listed: &Listed, questions: &Questions) -> Done {
    let (name, word) = (&listed.name, kind.word());
    let parameters: Vec<&str> = listed.parameters.split(", ").collect();
    // The first enumerator, or what the header has by default.
    let argument = |p: &&str| match p.split_once(" = ") {
        None if p.contains("Major") => Some(format!("{}::K", p.split(' ').next().unwrap_or_default())),
        None => Some("...".to_owned()),
        Some(_) => None,
    };
    let example = parameters.iter().map_while(argument).collect::<Vec<_>>().join(", ");
    let example = match atoms::arguments_of_traits(name) {
        true => format!("cutectl {word} 'Copy_Traits<{name}, Int<1024>>'"),
        false => format!("cutectl {word} '{name}<{example}>'"),
    };
    if questions.any() {
        app.refuse_as("E0302", &format!("`{name}` is a template\n  help: give it arguments, `{example}`"));
        return Ok(());
    }
    writeln!(app.out, "{name}, {}, cute/atom/{}\na template; its parameters:", listed.arch, listed.header)?;
    for parameter in parameters {
        writeln!(app.out, "  {parameter}")?;
    }
    Ok(writeln!(app.out, "give it arguments: {example}")?)
}

/// Whether `name` holds the pieces in order.
pub fn holds(name: &str, pieces: &[&str]) -> bool {
    let mut rest = name;
    pieces.iter().all(|piece| match rest.find(piece) {
        Some(at) => {
            rest = &rest[at + piece.len()..];
            true
        }
        None => false,
    })
}

/// Whether an operation is of a shape, `16x8x16`: by its row, or for a template by its name.
fn same_shape(wanted: &str, shape: Option<&str>, name: &str) -> bool {
    let plain = |t: &str| t.replace(['(', ')', '_', ' '], "").replace([',', 'X'], "x");
    let wanted = plain(wanted);
    match shape {
        Some(shape) => shape == wanted || shape.starts_with(&format!("{wanted}x")),
        None => name.split('_').any(|part| part == wanted || part.starts_with(&format!("{wanted}x"))),
    }
}

/// Whether an operation is of an architecture: `SM80`, `sm_80`, `80`, `sm_90a`.
fn same_architecture(wanted: &str, arch: &str) -> bool {
    match (operand::architecture(wanted), operand::architecture(arch)) {
        (Some(wanted), Some(arch)) => wanted == arch,
        _ => arch.eq_ignore_ascii_case(wanted),
    }
}

/// Whether a value type occurs in an operation: by its row, or for a template by its name.
fn has_type(wanted: &str, types: Option<&[atoms::Text]>, name: &str) -> bool {
    let canonical = element::usual(wanted).map(|(_, name)| name);
    let is = |t: &atoms::Text| Some(&**t) == canonical.as_deref() || t.split('<').next() == Some(wanted);
    match (types, canonical.as_deref().and_then(code)) {
        (Some(types), _) => types.iter().any(is),
        (None, Some(code)) => spells(&name.to_ascii_uppercase(), code),
        (None, None) => name.to_ascii_uppercase().contains(&wanted.to_ascii_uppercase()),
    }
}

/// How the names of operations spell a type.
fn code(name: &str) -> Option<&'static str> {
    let codes = [
        ("half_t", "F16"),
        ("bfloat16_t", "BF16"),
        ("float", "F32"),
        ("tfloat32_t", "TF32"),
        ("double", "F64"),
        ("int8_t", "S8"),
        ("uint8_t", "U8"),
        ("int32_t", "S32"),
        ("int4_t", "S4"),
        ("uint4_t", "U4"),
        ("uint1_t", "U1"),
        ("float_e4m3_t", "E4M3"),
        ("float_e5m2_t", "E5M2"),
        ("float_e2m1_t", "E2M1"),
    ];
    codes.iter().find(|(cute, _)| *cute == name).map(|(_, code)| *code)
}

/// Whether a name spells a code, and not as the end of another: `F16` within `BF16`.
fn spells(name: &str, code: &str) -> bool {
    let longer = |at: usize| code.starts_with('F') && name[..at].ends_with(['B', 'T']);
    name.match_indices(code).any(|(at, _)| !longer(at))
}
