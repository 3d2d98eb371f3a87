//! The part of the library that is written in C++: what takes functions, containers, sorting, numbers, and for kernels what
//! CUTLASS has beyond CuTe. The machine runs it like a program's own. Knows only how a text of C++ is read.
//!
//! The text is cut at its blank lines, so no definition has one inside, and what belongs together (a class and the
//! operators of its objects) has none between. Of these pieces a program gets those whose first name it mentions, and
//! what they mention in turn: reading all of them takes longer than most programs run.

mod vectors;

use super::ast::Unit;
use super::preprocess::{NoFiles, Settings, preprocess};
use foldhash::{HashMap, HashMapExt};
use smallvec::SmallVec;
use std::collections::HashSet;

/// What every program has, a file a subject.
const TEXT: &[&str] = &[
    include_str!("tuples.cpp"),
    include_str!("tensors.cpp"),
    include_str!("ranges.cpp"),
    include_str!("sorting.cpp"),
    include_str!("functors.cpp"),
    include_str!("containers.cpp"),
    include_str!("exceptions.cpp"),
    include_str!("c_library.cpp"),
    include_str!("hashed.cpp"),
    include_str!("iterators.cpp"),
    include_str!("numbers.cpp"),
];

/// About how many pieces they have.
const PIECES: usize = 384;

/// The part of the prelude for programs with kernels.
const DEVICE: &[&str] = &[include_str!("device.cpp")];

/// Names that stand for a definition without mentioning it.
const MEANT: &[(&str, &str)] = &[
    ("rbegin", "reverse_iterator"),
    ("rend", "reverse_iterator"),
    ("crbegin", "reverse_iterator"),
    ("crend", "reverse_iterator"),
    ("bad_alloc", "exception"),
    ("bad_cast", "exception"),
    ("bad_optional_access", "exception"),
    ("bad_variant_access", "exception"),
    ("bad_function_call", "exception"),
    ("logic_error", "exception"),
    ("runtime_error", "exception"),
    ("domain_error", "exception"),
    ("invalid_argument", "exception"),
    ("length_error", "exception"),
    ("out_of_range", "exception"),
    ("range_error", "exception"),
    ("overflow_error", "exception"),
    ("underflow_error", "exception"),
    ("back_inserter", "back_insert_iterator"),
];

/// How a stream writes a complex number: of `std`, and of CUTLASS.
const COMPLEX: [&str; 2] = [
    "template <class Z>
    void __write_complex(ostream& out, Z const& z) {
      out << '(' << z.real_ << ',' << z.imag_ << ')';
    }",
    "template <class Z>
    void __write_complex(ostream& out, Z const& z) {
      out << z.real_;
      if (!(z.imag_ == 0)) out << \"+i\" << z.imag_;
    }",
];

/// The pieces that a name needs: one or two, but for overloaded functions.
type ByName = HashMap<&'static str, SmallVec<[usize; 2]>>;

/// The definitions of the prelude that a program does not have yet.
#[derive(Debug)]
pub(super) struct Prelude {
    /// Each piece, until it is taken.
    pieces: Vec<Option<&'static str>>,
    /// The pieces that a name needs.
    by_name: ByName,
    /// Whether those of kernels are among them.
    has_kernels: bool,
    /// The vector types of CUDA that were given.
    vectors: HashSet<String>,
}

impl Prelude {
    /// All definitions, those of kernels only where `text` may have one.
    pub(super) fn new(text: &str) -> Self {
        let mut prelude = Prelude {
            pieces: Vec::with_capacity(PIECES),
            by_name: HashMap::with_capacity(PIECES),
            has_kernels: false,
            vectors: HashSet::new(),
        };
        prelude.add(TEXT);
        let is_of_std = text.contains("std::complex") || !(text.contains("cute") || text.contains("cutlass"));
        prelude.add(&COMPLEX[usize::from(!is_of_std)..][..1]);
        if ["__global__", "cutlass/", "cutlass::"].iter().any(|word| text.contains(word)) {
            prelude.add_kernels();
        }
        prelude
    }

    /// Adds the definitions of kernels, unless they are there.
    fn add_kernels(&mut self) {
        if !std::mem::replace(&mut self.has_kernels, true) {
            self.add(DEVICE);
        }
    }

    fn add(&mut self, texts: &[&'static str]) {
        for text in texts {
            let mut start = 0;
            for end in memchr::memmem::find_iter(text.as_bytes(), "\n\n").chain([text.len()]) {
                let piece = &text[start..end];
                start = (end + 2).min(text.len());
                if let Some(name) = defined(piece) {
                    self.by_name.entry(name).or_default().push(self.pieces.len());
                    self.pieces.push(Some(piece));
                }
            }
        }
    }

    /// The definitions that the names of a text need, where more texts may come.
    pub(super) fn needed_next<'n>(&mut self, names: impl Iterator<Item = &'n str> + Clone) -> Option<Unit> {
        if names.clone().any(|name| matches!(name, "__global__" | "cutlass")) {
            self.add_kernels();
        }
        self.needed(names)
    }

    /// The definitions that names need, those given before left out.
    pub(super) fn needed<'n>(&mut self, names: impl Iterator<Item = &'n str>) -> Option<Unit> {
        let mut chosen = Vec::new();
        let mut vectors = String::new();
        let mut seen: HashSet<usize> = HashSet::new();
        let mut choose = |by_name: &ByName, name: &str, chosen: &mut Vec<usize>| {
            let meant = MEANT.iter().find(|(word, _)| *word == name).map_or(name, |(_, meant)| meant);
            chosen.extend(by_name.get(meant).into_iter().flatten().copied().filter(|piece| seen.insert(*piece)));
        };
        for name in names {
            choose(&self.by_name, name, &mut chosen);
            if let Some((of, text)) = vectors::definition(name)
                && self.vectors.insert(of.to_string())
            {
                vectors.push_str(&text);
            }
        }
        let mut done = 0;
        while let Some(piece) = chosen.get(done) {
            done += 1;
            if let Some(text) = self.pieces[*piece] {
                words(text).for_each(|word| choose(&self.by_name, word, &mut chosen));
            }
        }
        chosen.sort_unstable();
        let mut text: Vec<&str> = chosen.into_iter().filter_map(|piece| self.pieces[piece].take()).collect();
        if !vectors.is_empty() {
            text.push(&vectors);
        }
        (!text.is_empty()).then(|| parsed(&text.join("\n")))
    }
}

/// The identifiers of a text.
fn words(text: &str) -> impl DoubleEndedIterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| word.starts_with(|c: char| !c.is_ascii_digit()))
}

/// The first name that a piece defines: the last word in front of what it is.
fn defined(piece: &str) -> Option<&str> {
    let mut line = piece;
    while line.starts_with("//") || line.starts_with("template") || line.starts_with('\n') {
        line = &line[memchr::memchr(b'\n', line.as_bytes())? + 1..];
    }
    let line = line.strip_prefix("constexpr ").unwrap_or(line);
    let line = line.strip_prefix("decltype(auto) ").unwrap_or(line);
    let end = line.bytes().position(|b| matches!(b, b'(' | b'{' | b';' | b'=' | b':' | b'\n')).unwrap_or(line.len());
    words(&line[..end]).next_back()
}

fn parsed(text: &str) -> Unit {
    let Ok(pre) = preprocess("prelude", text, &Settings::default(), &NoFiles) else {
        return Unit::default();
    };
    super::parser::parse(&pre.tokens, &pre.sources, 0).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::Prelude;
    use crate::cxx::ast::{Body, Item};

    fn name(item: &Item) -> &str {
        match item {
            Item::Function(f) => &f.name,
            Item::Class(c) => &c.name,
            Item::Alias(a) => &a.name,
            Item::Enum(e) => e.name.as_deref().unwrap_or_default(),
            Item::Variables(v) => &v.declared[0].name,
            _ => "",
        }
    }

    #[test]
    fn every_definition_is_read_and_found_by_its_name() {
        let mut all = Prelude::new("__global__");
        for piece in all.pieces.iter().flatten() {
            let unit = super::parsed(piece);
            assert_eq!(unit.items.first().map(name), super::defined(piece), "{piece}");
            for item in &unit.items {
                match item {
                    Item::Unread(u) => panic!("{u:?}"),
                    Item::Function(f) => assert!(!matches!(f.body, Some(Body::Unread(_))), "{}", f.name),
                    _ => {}
                }
            }
        }
        let names: Vec<&str> = all.by_name.keys().copied().collect();
        let every = all.pieces.len();
        assert!(every > 80, "{every}");
        assert!(all.needed(names.into_iter()).is_some());
        assert!(all.pieces.iter().all(Option::is_none));
    }

    #[test]
    fn a_program_gets_what_it_mentions_and_what_that_needs() {
        let mut prelude = Prelude::new("");
        let unit = prelude.needed(["map", "main"].into_iter()).unwrap();
        let names: Vec<&str> = unit.items.iter().map(name).collect();
        assert!(names.contains(&"map") && names.contains(&"__pairs") && names.contains(&"less"), "{names:?}");
        assert!(!names.contains(&"sort") && !names.contains(&"ClusterBarrier"), "{names:?}");
        assert!(prelude.needed(["map"].into_iter()).is_none());
        assert!(prelude.needed(["rbegin"].into_iter()).is_none(), "`map` has brought it");
        assert!(Prelude::new("").needed(["rbegin"].into_iter()).is_some());
    }
}
