//! What names are declared as, and the words of the language.

use super::super::ast::Name;
use foldhash::HashSet;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The kind of thing that a name is declared as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A class, an alias, an enumeration, a parameter `class T`.
    Type,
    /// A class template or an alias template.
    TypeTemplate,
    /// A function template or a variable template.
    ValueTemplate,
    /// A variable, a parameter, an enumerator, a plain function.
    Value,
    /// A plain function, beside which the library has functions of the name that may be templates.
    Function,
}

impl Kind {
    /// Whether it is a value, which no declaration begins with.
    pub(super) fn is_value(self) -> bool {
        matches!(self, Kind::Value | Kind::Function)
    }
}

/// The declarations that are in sight, innermost last.
#[derive(Debug)]
pub(super) struct Scopes {
    names: Vec<HashMap<Name, Kind>>,
    /// Every class, alias and template anywhere: a qualified name may mean it.
    anywhere: HashMap<Name, Kind>,
    /// Every variable anywhere.
    values: HashSet<Name>,
    /// The enumerators of each enumeration, for `using enum`.
    pub(super) enumerators: HashMap<Name, Vec<Name>>,
}

impl Default for Scopes {
    fn default() -> Self {
        Scopes { names: vec![HashMap::new()], anywhere: HashMap::new(), values: HashSet::default(), enumerators: HashMap::new() }
    }
}

impl Scopes {
    pub(super) fn enter(&mut self) {
        self.names.push(HashMap::new());
    }

    pub(super) fn leave(&mut self) {
        if self.names.len() > 1 {
            self.names.pop();
        }
    }

    pub(super) fn depth(&self) -> usize {
        self.names.len()
    }

    pub(super) fn cut(&mut self, depth: usize) {
        self.names.truncate(depth.max(1));
    }

    pub(super) fn declare(&mut self, name: &Name, kind: Kind) {
        if matches!(kind, Kind::Type | Kind::TypeTemplate | Kind::ValueTemplate) {
            self.anywhere.insert(name.clone(), kind);
        } else {
            self.values.insert(name.clone());
        }
        if let Some(scope) = self.names.last_mut() {
            scope.insert(name.clone(), kind);
        }
    }

    /// Makes the name what it was before, `None` where it was nothing.
    pub(super) fn restore(&mut self, name: &Name, kind: Option<Kind>) {
        if let Some(scope) = self.names.first_mut() {
            match kind {
                Some(kind) => scope.insert(name.clone(), kind),
                None => scope.remove(name),
            };
        }
    }

    /// The kind of thing that an unqualified name is declared as.
    pub(super) fn kind(&self, name: &str) -> Option<Kind> {
        self.names.iter().rev().find_map(|scope| scope.get(name).copied())
    }

    /// Whether a name behind `::` is that of a variable, and of no type.
    pub(super) fn is_value_anywhere(&self, name: &str) -> bool {
        self.values.contains(name) && self.kind_anywhere(name).is_none_or(Kind::is_value)
    }

    /// Whether a class or another type has a name somewhere, whatever else has it.
    pub(super) fn is_type_anywhere(&self, name: &str) -> bool {
        matches!(self.anywhere.get(name), Some(Kind::Type | Kind::TypeTemplate))
    }

    /// What a name is wherever it is declared: for a name behind `::`.
    pub(super) fn kind_anywhere(&self, name: &str) -> Option<Kind> {
        self.kind(name).or_else(|| self.anywhere.get(name).copied())
    }
}

/// The word of attributes of GCC.
pub(super) const ATTRIBUTE: &str = "__attribute__";

/// Words that no name can be.
const KEYWORDS: &[&str] = &[
    "alignas",
    "alignof",
    "asm",
    "auto",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "class",
    "const",
    "const_cast",
    "consteval",
    "constexpr",
    "constinit",
    "continue",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "dynamic_cast",
    "else",
    "enum",
    "explicit",
    "export",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "if",
    "inline",
    "int",
    "long",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "nullptr",
    "operator",
    "private",
    "protected",
    "public",
    "register",
    "reinterpret_cast",
    "requires",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "static_assert",
    "static_cast",
    "struct",
    "switch",
    "template",
    "this",
    "thread_local",
    "throw",
    "true",
    "try",
    "typedef",
    "typeid",
    "typename",
    "union",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "while",
    "wchar_t",
    "char8_t",
    "char16_t",
    "char32_t",
    "__int128",
    "__asm__",
    "concept",
    "co_await",
    "co_return",
    "co_yield",
];

/// Whether `word` is a word of the language.
pub(super) fn is_keyword(word: &str) -> bool {
    static WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| KEYWORDS.iter().copied().collect());
    WORDS.contains(word)
}

/// Words that say where or how something is compiled, and nothing about what it computes.
const IGNORED: &[&str] = &[
    "inline",
    "volatile",
    "register",
    "mutable",
    "export",
    "__host__",
    "__device__",
    "__forceinline__",
    "__noinline__",
    "__inline__",
    "__inline",
    "__restrict__",
    "__restrict",
    "__thread",
    "__volatile__",
    "_Noreturn",
    "__constant__",
    "__managed__",
    "__grid_constant__",
    "__extension__",
    "consteval",
    "__cluster_dims__",
    "restrict",
    "__always_inline",
    "constinit",
];

/// Whether `word` may be left out.
pub(super) fn is_ignored(word: &str) -> bool {
    IGNORED.contains(&word)
}
