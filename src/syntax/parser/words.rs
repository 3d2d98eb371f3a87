//! Names of types in the texts of compilers.

/// Whether a C++ type of this name holds an integer.
pub(super) fn is_integer_type(word: &str) -> bool {
    let short = ["int", "unsigned", "long", "short", "size_t", "char", "bool"];
    short.contains(&word) || (word.contains("int") && word.ends_with("_t"))
}

/// Whether a word of a declaration is a number of C++ or CUTLASS other than `int`.
pub(super) fn is_converted_type(word: &str) -> bool {
    matches!(word, "float" | "double" | "half" | "half_t")
        || word != "int" && is_integer_type(word)
        || word.contains("float") && word.ends_with("_t")
}

/// The longest name of a complex element type.
pub(super) const MAX_ELEMENT_NAME: usize = 32;
