//! The part of the library that is written in C++: what takes functions, containers, sorting, numbers, and for kernels what
//! CUTLASS has beyond CuTe. The machine runs it like a program's own. Knows only how a text of C++ is read.
//!
//! The text is cut at its blank lines, so no definition has one inside, and what belongs together (a class and the
//! operators of its objects) has none between. Of these pieces a program gets those whose first name it mentions, and
//! what they mention in turn: reading all of them takes longer than most programs run. `build/prelude.rs` cuts the text and
//! says what needs what.

mod c_functions;
mod declared;
pub(super) mod pieces;
mod slot;
mod vectors;

pub(super) use self::c_functions::{functions_of_c, is_of_c};
pub(super) use self::declared::{OF_CUTLASS, OF_STD, declarations, is_declared, is_in_cute};
use self::pieces::{Of, PIECES, needs_of, pieces_of, text_of};
use super::ast::Unit;
use super::preprocess::{NoFiles, Settings, preprocess};
use crate::algebra::sorted;
use std::collections::HashSet;

/// The definitions of the prelude that a program does not have yet.
#[derive(Debug)]
pub(super) struct Prelude {
    /// Whether each piece has been given.
    given: [bool; PIECES.len()],
    /// Whose complex numbers the program has.
    complex: Of,
    /// Whether it has kernels.
    has_kernels: bool,
    /// The vector types of CUDA that were given.
    vectors: HashSet<String>,
}

impl Prelude {
    /// All definitions, those of kernels only where `text` may have one.
    pub(super) fn new(text: &str) -> Self {
        let is_of_std = text.contains("std::complex") || !(text.contains("cute") || text.contains("cutlass"));
        Prelude {
            given: [false; PIECES.len()],
            complex: if is_of_std { Of::Std } else { Of::Cutlass },
            has_kernels: ["__global__", "cutlass/", "cutlass::"].iter().any(|word| text.contains(word)),
            vectors: HashSet::new(),
        }
    }

    /// The definitions that the names of a text need, which may say by themselves that it has kernels.
    pub(super) fn needed_next<'n>(&mut self, names: impl Iterator<Item = &'n str> + Clone) -> Option<Unit> {
        self.has_kernels |= names.clone().any(|name| matches!(name, "__global__" | "cutlass"));
        self.needed(names)
    }

    /// The definitions that names need, those given before left out.
    pub(super) fn needed<'n>(&mut self, names: impl Iterator<Item = &'n str>) -> Option<Unit> {
        let mut chosen: Vec<u16> = Vec::new();
        let mut vectors = String::new();
        for name in names {
            // `0.1_hf` mentions the literal's suffix
            let name = name.find('_').filter(|_| name.starts_with(|c: char| c.is_ascii_digit())).map_or(name, |at| &name[at..]);
            if is_of_time(name) {
                self.choose(pieces_of("chrono_literals"), &mut chosen);
            }
            self.choose(pieces_of(name), &mut chosen);
            self.choose(name.strip_prefix("__builtin_").map_or(&[], pieces_of), &mut chosen);
            if name == "<=>" {
                self.choose(pieces_of("strong_ordering"), &mut chosen);
            }
            if name.starts_with("is_") && !name.ends_with("_v") || name == "sizeof_bits" {
                // what tests or measures a type is a constant of `std`
                self.choose(pieces_of("true_type"), &mut chosen);
            }
            if let Some((of, text)) = vectors::definition(name)
                && self.vectors.insert(of.to_string())
            {
                vectors.push_str(&text);
            }
        }
        let mut done = 0;
        while let Some(piece) = chosen.get(done) {
            done += 1;
            self.choose(needs_of(usize::from(*piece)), &mut chosen);
        }
        sorted::by(&mut chosen, Ord::cmp);
        let mut text: Vec<&str> = chosen.into_iter().map(|piece| text_of(usize::from(piece))).collect();
        if !vectors.is_empty() {
            text.push(&vectors);
        }
        (!text.is_empty()).then(|| parsed(&text.join("\n")))
    }

    /// Chooses pieces that the program has and that have not been given.
    fn choose(&mut self, pieces: &[u16], chosen: &mut Vec<u16>) {
        for piece in pieces {
            let has = match PIECES[usize::from(*piece)].of {
                Of::All => true,
                Of::Kernels => self.has_kernels,
                of => of == self.complex,
            };
            if has && !std::mem::replace(&mut self.given[usize::from(*piece)], true) {
                chosen.push(*piece);
            }
        }
    }
}

/// Whether a word is a number with the suffix of a duration: `2min`.
fn is_of_time(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit())
        && matches!(word.trim_start_matches(|c: char| !c.is_ascii_alphabetic()), "h" | "min" | "s" | "ms" | "us" | "ns")
}

/// Whether a name is that of an array of CUTLASS, or of what may be one.
pub(super) fn names_array(name: &str) -> bool {
    name.contains("Array") || name.contains("Fragment")
}

/// Whether a word asks for types, which tell what is `const`.
pub(super) fn tells_const(word: &str) -> bool {
    word == "decltype" || word == "__PRETTY_FUNCTION__" || word.starts_with("is_const")
}

/// Whether the library has a definition of the name.
pub(super) fn is_defined(name: &str) -> bool {
    !pieces_of(name).is_empty() || vectors::definition(name).is_some()
}

fn parsed(text: &str) -> Unit {
    let Ok(pre) = preprocess("prelude", text, &Settings::default(), &NoFiles) else {
        return Unit::default();
    };
    super::parser::parse(&pre.tokens, &pre.sources, 0).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::pieces::{NAMES, name_at};
    use super::slot::SLOTS;
    use super::{Of, PIECES, Prelude, text_of};
    use crate::cxx::ast::{Body, Item};

    fn name(item: &Item) -> &str {
        match item {
            Item::Function(f) => &f.name,
            Item::Class(c) => &c.name,
            Item::Alias(a) => &a.name,
            Item::Enum(e) => e.name.as_deref().unwrap_or_default(),
            Item::Namespace(Some(name), _) => name,
            Item::Variables(v) => &v.declared[0].name,
            _ => "",
        }
    }

    #[test]
    fn every_definition_is_read_and_found_by_its_name() {
        let mut all = Prelude::new("__global__");
        for at in 0..PIECES.len() - 1 {
            let unit = super::parsed(text_of(at));
            let first = unit.items.first().map(name).unwrap_or_default();
            // a literal is found by its suffix
            let first = first.strip_prefix("operator\"\"").unwrap_or(first);
            assert!(super::pieces_of(first).iter().any(|needed| usize::from(*needed) == at), "{first}: {}", text_of(at));
            let items = match &unit.items[..] {
                [Item::Namespace(_, items)] => items,
                items => items,
            };
            for item in items {
                match item {
                    Item::Unread(u) => panic!("{u:?} of {}", text_of(at)),
                    Item::Function(f) => assert!(!matches!(f.body, Some(Body::Unread(_))), "{}", f.name),
                    _ => {}
                }
            }
        }
        assert!(PIECES.len() > 80 && 2 * NAMES.len() < SLOTS, "{} {}", PIECES.len(), NAMES.len());
        let names = || (0..NAMES.len() - 1).map(name_at);
        assert!(names().all(|(name, pieces)| super::pieces_of(name) == pieces && !pieces.is_empty()));
        assert!(super::pieces_of("no_such_name").is_empty() && super::pieces_of("").is_empty());
        // what is read alone is read beside all the others
        let unit = all.needed(names().map(|(name, _)| name)).unwrap();
        let mut open: Vec<&Item> = unit.items.iter().collect();
        while let Some(item) = open.pop() {
            match item {
                Item::Unread(u) => panic!("{u:?} beside the others"),
                Item::Namespace(_, items) => open.extend(items),
                _ => {}
            }
        }
        assert!(all.given.iter().zip(&PIECES[..PIECES.len() - 1]).all(|(given, piece)| *given || piece.of == Of::Cutlass));
    }

    #[test]
    fn a_program_gets_what_it_mentions_and_what_that_needs() {
        let mut prelude = Prelude::new("");
        let unit = prelude.needed(["map", "main"].into_iter()).unwrap();
        let names: Vec<&str> = unit.items.iter().map(name).collect();
        assert!(names.contains(&"map") && names.contains(&"__ordered") && names.contains(&"less"), "{names:?}");
        assert!(!names.contains(&"sort") && !names.contains(&"ClusterBarrier"), "{names:?}");
        assert!(prelude.needed(["map"].into_iter()).is_none());
        assert!(prelude.needed(["rbegin"].into_iter()).is_none(), "`map` has brought it");
        assert!(Prelude::new("").needed(["rbegin"].into_iter()).is_some());
    }
}
