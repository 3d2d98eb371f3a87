//! What Tab offers: commands, flags, files, bound names, functions and instructions.

use super::command::{self, COMMANDS, Parameter};
use super::shell;
use crate::algebra::sorted;
use crate::atoms;
use crate::functions::{self, Form};
use crate::syntax::lexeme::word_start;
use rustyline::completion::Pair;

/// Where the word at the cursor starts, and what could stand there.
pub fn complete(line: &str, at: usize, bound: &[String]) -> (usize, Vec<Pair>) {
    let Some(typed) = line.get(..at) else {
        return (at, Vec::new());
    };
    let Some(rest) = typed.strip_prefix(':') else {
        return expression(typed, bound);
    };
    let Some(blank) = rest.find(char::is_whitespace) else {
        let mut commands: Vec<_> = COMMANDS.iter().filter(|c| c.name.starts_with(rest)).collect();
        sorted::by_key(&mut commands, |c| c.name);
        return (1, commands.iter().map(|c| pair(c.name, &format!("{}{}", c.name, if c.args.is_empty() { "" } else { " " }))).collect());
    };
    let Some(command) = command::lookup(&rest[..blank]) else {
        return (at, Vec::new());
    };
    let arguments = rest[blank..].trim_start();
    let start = at - arguments.len();
    let last = arguments.trim_end_matches(|c: char| !c.is_whitespace()).len();
    let word = &arguments[last..];
    let before = arguments[..last].trim_end();
    let words = |all: &mut dyn Iterator<Item = String>| -> (usize, Vec<Pair>) {
        let mut pairs: Vec<Pair> = all.filter(|w| w.starts_with(word)).map(|w| pair(&w, &w)).collect();
        sorted::by(&mut pairs, |a, b| a.display.cmp(&b.display));
        pairs.dedup_by(|a, b| a.display == b.display);
        (start + last, pairs)
    };
    match command.parameter {
        Parameter::Nothing => (at, Vec::new()),
        Parameter::Words(choices) if last == 0 => words(&mut choices.iter().map(ToString::to_string)),
        Parameter::Words(_) => (at, Vec::new()),
        Parameter::Names => words(&mut bound.iter().cloned()),
        Parameter::Code => words(&mut crate::say::index::entries().map(|e| e.code.to_string())),
        Parameter::Topic => words(&mut functions::names().map(String::from).chain(COMMANDS.iter().map(|c| format!(":{}", c.name)))),
        Parameter::File => files(arguments, start),
        Parameter::Picture if last == 0 => files(arguments, start),
        _ if before.ends_with("-o") || before.ends_with("--output") => files(word, start + last),
        _ if command.name == "explain" && last == 0 && !word.starts_with('-') => explained(typed, bound),
        _ if word.starts_with('-') => words(&mut shell::flags_like(command, word).into_iter()),
        _ => match shell::values_like(command, arguments) {
            values if !values.is_empty() => words(&mut values.into_iter().chain(bound.iter().filter(|_| !word.is_empty()).cloned())),
            _ => expression(typed, bound),
        },
    }
}

fn pair(shown: &str, typed: &str) -> Pair {
    Pair { display: shown.to_string(), replacement: typed.to_string() }
}

/// What `:explain` explains: commands, and names of the language.
fn explained(typed: &str, bound: &[String]) -> (usize, Vec<Pair>) {
    let (start, mut pairs) = expression(typed, bound);
    let answers = |c: &&command::Command| {
        use Parameter::*;
        matches!(c.parameter, Expression | Expressions(_) | Onto(_) | Picture | Search)
    };
    let commands =
        COMMANDS.iter().filter(answers).filter(|c| !matches!(c.name, "explain" | "learn") && c.name.starts_with(&typed[start..]));
    pairs.extend(commands.map(|c| pair(c.name, &format!("{} ", c.name))));
    sorted::by(&mut pairs, |a, b| a.display.cmp(&b.display));
    pairs.dedup_by(|a, b| a.display == b.display);
    (start, pairs)
}

/// Names for the word that `typed` ends in.
fn expression(typed: &str, bound: &[String]) -> (usize, Vec<Pair>) {
    let start = word_start(typed);
    let word = &typed[start..];
    if typed.trim().is_empty() {
        return (start, COMMANDS.iter().map(|c| pair(&format!(":{}", c.name), &format!(":{} ", c.name))).collect());
    }
    let like = |name: &str| name.starts_with(word);
    let mut pairs: Vec<Pair> = bound.iter().filter(|n| like(n)).map(|n| pair(n, n)).collect();
    if word.is_empty() {
        return (start, pairs);
    }
    for (_, row) in functions::all() {
        for name in std::iter::once(row.name).chain(row.aliases.iter().copied()).filter(|n| like(n) && !bound.iter().any(|b| b == n)) {
            let open = match (row.form, row.templates.min) {
                (Form::Type, _) | (_, 1..) => "<",
                _ => "(",
            };
            pairs.push(pair(name, &format!("{name}{}", if row.form == Form::Type && row.templates.max == 0 { "" } else { open })));
        }
    }
    if word.len() > 1 {
        let listed: Vec<_> = atoms::mma_names().chain(atoms::copy_names()).map(|listed| listed.name).collect();
        pairs.extend(listed.iter().filter(|n| like(n)).map(|n| pair(n, n)));
        pairs.extend(["LayoutLeft", "LayoutRight", "Underscore"].iter().filter(|n| like(n)).map(|n| pair(n, n)));
    }
    sorted::by(&mut pairs, |a, b| a.display.cmp(&b.display));
    pairs.dedup_by(|a, b| a.display == b.display);
    (start, pairs)
}

/// The files whose path starts with `typed`, which itself starts at byte `start` of the line.
fn files(typed: &str, start: usize) -> (usize, Vec<Pair>) {
    let typed = typed.trim_start_matches(['"', '\'']);
    let cut = typed.rfind('/').map_or(0, |i| i + 1);
    let (folder, prefix) = typed.split_at(cut);
    let place = if folder.is_empty() { ".".to_string() } else { shell::home(folder) };
    let mut found = Vec::new();
    for entry in std::fs::read_dir(place).into_iter().flatten().flatten() {
        let Some(name) = entry.file_name().to_str().map(str::to_string) else {
            continue;
        };
        if name.starts_with(prefix) && (!name.starts_with('.') || prefix.starts_with('.')) {
            let slash = if entry.path().is_dir() { "/" } else { "" };
            found.push(pair(&format!("{name}{slash}"), &format!("{folder}{name}{slash}")));
        }
    }
    sorted::by(&mut found, |a, b| a.display.cmp(&b.display));
    (start, found)
}

#[cfg(test)]
mod tests {
    use super::complete;

    fn offers(line: &str) -> Vec<String> {
        let (start, pairs) = complete(line, line.len(), &["Tiler".into(), "ans".into()]);
        pairs.into_iter().map(|p| format!("{}{}", &line[..start], p.replacement)).collect()
    }

    #[test]
    fn each_place_is_offered_what_fits_there() {
        assert_eq!(offers("size((4,8)) + zipped_d"), ["size((4,8)) + zipped_divide("]);
        assert!(offers("composition(A, Ti").contains(&"composition(A, Tiler".to_string()));
        assert_eq!(offers(":inf"), [":infer ", ":info "]);
        assert_eq!(offers(":mode c"), [":mode cxx"]);
        assert_eq!(offers(":forget T"), [":forget Tiler"]);
        assert_eq!(offers(":print --sty"), [":print --style"]);
        assert_eq!(offers(":info zipped_d"), [":info zipped_divide("]);
        assert_eq!(offers(":help zipped_d"), [":help zipped_divide"]);
        assert_eq!(offers(":load Cargo.tom"), [":load Cargo.toml"]);
        assert_eq!(offers(":svg src/rep"), [":svg src/repl/"]);
        assert!(offers("SM80_16x8x16_F32F16F16F32").contains(&"SM80_16x8x16_F32F16F16F32_TN".to_string()));
        assert!(offers("").contains(&":help ".to_string()));
        assert_eq!(offers(":undo "), [] as [&str; 0]);
        assert_eq!(offers(":s"), [":same ", ":save ", ":slice ", ":solve ", ":svg ", ":swizzle "], "in order");
        assert_eq!(offers(":print --style ru"), [":print --style rulers"]);
        assert_eq!(offers(":errors E041")[..2], [":errors E0410", ":errors E0411"]);
        assert_eq!(offers(":mma SM80_16x8x16_F32F16F16F32"), [":mma SM80_16x8x16_F32F16F16F32_TN"]);
        assert_eq!(offers(":swizzle su"), [":swizzle suggest"]);
        assert_eq!(offers(":swizzle re"), [":swizzle recast"]);
        assert_eq!(offers(":explain whe"), [":explain where "]);
        assert!(offers(":explain ").contains(&":explain bank ".to_string()));
        assert_eq!(offers(":learn coal"), [":learn coalesce"]);
    }
}
