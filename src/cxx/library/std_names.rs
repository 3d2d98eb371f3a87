//! The names that `std` has and the global namespace has not, whether or not they are read (`prelude/std_names.txt`).

use std::cmp::Ordering;

/// Where else there is something of the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Also {
    /// Nowhere.
    Nowhere,
    /// In `cute` or `cutlass`.
    Cute,
    /// In the global namespace, with CUDA's headers.
    Cuda,
}

/// The names in their order, with a blank between them; `+` stands behind what is elsewhere too. They are searched as they lie:
/// nearly every program asks for a name or two, and a table would take longer to make than such a program runs.
static NAMES: &str = include_str!(concat!(env!("OUT_DIR"), "/std_names.txt"));

/// A name, and where else there is something of it.
fn marked(word: &str) -> (&str, Also) {
    match word.strip_suffix('+') {
        Some(name) => (name, if matches!(name, "min" | "max") { Also::Cuda } else { Also::Cute }),
        None => (word, Also::Nowhere),
    }
}

/// Where else there is something of the name, where `std` has one that the global namespace has not.
pub fn also(name: &str) -> Option<Also> {
    let text = NAMES.as_bytes();
    let (mut low, mut high) = (0, text.len());
    while low < high {
        let middle = low + (high - low) / 2;
        let begin = memchr::memrchr(b' ', &text[..middle]).map_or(0, |at| at + 1).max(low);
        let end = memchr::memchr(b' ', &text[begin..]).map_or(text.len(), |n| begin + n);
        let (word, also) = marked(NAMES.get(begin..end).unwrap_or_default());
        match word.cmp(name) {
            Ordering::Equal => return Some(also),
            Ordering::Less => low = end + 1,
            Ordering::Greater => high = begin,
        }
    }
    None
}

/// The name of `std` that a slip made this one of; `None` where there is none so close.
pub fn meant(name: &str) -> Option<String> {
    // of a trait's type and value only the trait itself is listed
    let suffix = ["_t", "_v"].into_iter().find(|end| name.ends_with(end)).unwrap_or_default();
    closest(name).map(String::from).or_else(|| closest(name.strip_suffix(suffix)?).map(|base| format!("{base}{suffix}")))
}

fn closest(name: &str) -> Option<&'static str> {
    nearest(name, NAMES.split(' ').map(|word| marked(word).0).chain(super::names().filter(|n| !n.starts_with('_'))))
}

/// The name of CuTe, or of one of its operations, that a slip made this one of.
pub fn meant_of_cute(name: &str) -> Option<String> {
    let functions = crate::functions::names().map(String::from);
    let operations = crate::atoms::mma_names().chain(crate::atoms::copy_names()).map(|listed| listed.name.to_string());
    nearest(name, functions.chain(operations))
}

/// The name that a slip made `name` of: the one of them that the fewest letters tell from it, where these are few.
pub fn nearest<T: AsRef<str> + Ord>(name: &str, all: impl Iterator<Item = T>) -> Option<T> {
    let limit = if name.len() > 6 { 2 } else { 1 };
    let is_as_long = |n: &T| name.len() > 2 && name.len() <= LONGEST && n.as_ref().len().abs_diff(name.len()) <= limit;
    let near = all.filter(is_as_long).map(|n| (strsim::damerau_levenshtein(n.as_ref(), name), n));
    near.filter(|(distance, _)| (1..=limit).contains(distance)).min().map(|(_, n)| n)
}

/// The longest name that another one is looked for.
const LONGEST: usize = 128;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_std_are_told_from_those_of_c() {
        assert_eq!(also("accumulate"), Some(Also::Nowhere));
        assert_eq!(also("make_tuple"), Some(Also::Cute));
        assert_eq!(also("min"), Some(Also::Cuda));
        assert_eq!(also("printf"), None);
        let words: Vec<&str> = NAMES.split(' ').map(|word| marked(word).0).collect();
        assert!(words.iter().all(|word| also(word).is_some()), "each is found where it lies");
        assert!(["", "+", "a", "zzz", "\u{e9}"].iter().all(|name| also(name).is_none()));
        assert_eq!(meant("vectr").as_deref(), Some("vector"));
        assert_eq!(meant("is_smae_v").as_deref(), Some("is_same_v"));
        assert_eq!(meant("no_such_thing"), None);
    }
}
