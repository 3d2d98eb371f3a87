//! The list of operations whose names hold a text, narrowed by filters.

use crate::atoms::{self, Listed};
use crate::commands::atoms::{Filter, Kind, show};
use crate::commands::holding::Questions;
use crate::program::app::{App, Done};
use crate::render::answer::Answer;
use crate::render::table::Cell;
use crate::say::names::did_you_mean;
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
    let found: Vec<Listed> =
        names().filter(|l| if template { l.name == pattern } else { holds(&l.name.to_ascii_uppercase(), &pieces) }).collect();
    if found.is_empty() {
        let all: Vec<Listed> = names().collect();
        let uncovered = match kind {
            Kind::Mma => None,
            Kind::Copy(_) => atoms::uncovered_names().map(|[name, ..]| name).find(|name| holds(name, &pieces)),
        };
        let elsewhere = |found: Result<(), atoms::Missing>| !matches!(found, Err(atoms::Missing::Unknown));
        let help = match (uncovered, did_you_mean(pattern, all.iter().map(|l| &*l.name))) {
            _ if elsewhere(Kind::Mma.named(pattern)) => format!("it is an MMA operation: `cutectl mma {pattern}`"),
            _ if elsewhere(Kind::Copy("").named(pattern)) => format!("it is a copy operation: `cutectl copy {pattern}`"),
            (Some(name), _) => format!("`{name}` does, which is not covered: `cutectl {word} {name}` says why"),
            (_, Some(close)) => format!("did you mean `{close}`?"),
            _ => format!("`cutectl {word}` lists them; a part of a name will do, and `*` stands for any text"),
        };
        let covered = if uncovered.is_some() { " that is covered" } else { "" };
        app.refuse(&format!("no {word} operation{covered} is called `{pattern}` or holds it in its name\n  help: {help}"));
        return Ok(());
    }
    if let (true, [listed]) = (template, &found[..])
        && (questions.asked() || questions.format().is_text())
    {
        return of_template(app, kind, listed, questions);
    }
    let format = questions.format();
    let (mut rows, mut left) = (Vec::new(), Vec::new());
    for listed in &found {
        let row = match kind {
            Kind::Mma => atoms::mma(&listed.name, &[]).ok(),
            Kind::Copy(_) => None,
        };
        let shape = row.as_ref().map(|r| r.shape.replace(['(', ')', '_'], "").replace(',', "x"));
        let types = row.as_ref().map(|r| r.types.join(" "));
        let fits = filter.arch.is_none_or(|arch| listed.arch.eq_ignore_ascii_case(arch))
            && filter.shape.is_none_or(|s| same_shape(s, shape.as_deref(), &listed.name))
            && filter.types.iter().all(|t| has_type(t, row.as_ref().map(|r| &r.types[..]), &listed.name));
        if !fits {
            continue;
        }
        let name = match listed.parameters {
            "" => Cell::from(&*listed.name),
            parameters => Cell::for_people(format!("{}<...>", listed.name), format!("{}<{parameters}>", listed.name)),
        };
        let mut cells: Vec<Cell> = vec![name, listed.arch.into()];
        if let Kind::Mma = kind {
            cells.extend([shape.unwrap_or_default().into(), types.unwrap_or_default().into()]);
        }
        cells.push(listed.header.into());
        rows.push(cells);
        left.push(listed);
    }
    if rows.is_empty() {
        app.refuse(&format!("no {word} operation is left: the filters exclude all {} that the name leaves", found.len()));
        return Ok(());
    }
    if questions.asked() {
        match &left[..] {
            [only] if only.parameters.is_empty() => return show(app, kind, &only.name, questions),
            [only] => return of_template(app, kind, only, questions),
            _ => app.refuse(&format!("`--thread`, `--element` and `--tensor` ask about one operation; {} are left", left.len())),
        }
        return Ok(());
    }
    let headers: &[&str] = match kind {
        Kind::Mma => &["operation", "arch", "MxNxK", "D A B C", "header"],
        Kind::Copy(_) => &["operation", "arch", "header"],
    };
    let total = if rows.len() > 1 { format!("{} operations\n", rows.len()) } else { String::new() };
    app.answer(format, Answer::new().table(headers, rows).prose(total))
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
    if questions.asked() {
        app.refuse(&format!("`{name}` is a template\n  help: give it arguments, `{example}`"));
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

/// Whether a value type occurs in an operation: by its row, or for a template by its name.
fn has_type(wanted: &str, types: Option<&[atoms::Text]>, name: &str) -> bool {
    let by_name = name.to_ascii_uppercase().contains(&wanted.to_ascii_uppercase());
    by_name
        || types
            .is_some_and(|all| all.iter().any(|t| t == wanted || t.trim_end_matches("_t") == wanted || t.split('<').next() == Some(wanted)))
}
