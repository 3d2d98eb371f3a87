//! What a name of a program can mean.

/// The name that a class keeps its constructors under, which no text can write.
pub(in crate::cxx) const CONSTRUCTOR: &str = "#new";

/// The definition that a name means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cxx) enum Entity {
    /// All functions of the name, overloads of each other.
    Functions(u32),
    /// A class or a class template.
    Class(u32),
    /// An alias or an alias template.
    Alias(u32),
    /// A variable or a variable template.
    Global(u32),
    /// An enumeration type.
    Enum(u32),
    /// An enumerator: its enumeration and its place.
    Enumerator(u32, u32),
    /// A definition that could not be parsed.
    Unread(u32),
}
