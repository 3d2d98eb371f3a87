//! Types: what stands in front of a name, and types without one.

use super::super::ast::{Access, At, Builtin, Class, Expr, ExprKind, IntSuffix, Integer, Name, Path, Type, TypeKind};
use super::super::token::{Token, TokenKind};
use super::declarators::Named;
use super::names;
use super::{Parse, Parser};

/// What stands in front of a declared name.
#[derive(Clone, Debug, Default)]
pub(super) struct Specifiers {
    pub(super) ty: Option<Type>,
    pub(super) is_static: bool,
    pub(super) is_of_thread: bool,
    pub(super) is_constexpr: bool,
    pub(super) is_consteval: bool,
    pub(super) is_mutable: bool,
    pub(super) is_inline: bool,
    pub(super) is_extern: bool,
    pub(super) is_shared: bool,
    pub(super) is_virtual: bool,
    pub(super) is_explicit: bool,
    pub(super) is_friend: bool,
    pub(super) is_kernel: bool,
    pub(super) is_device: bool,
    pub(super) is_host: bool,
    pub(super) is_typedef: bool,
    /// Whether what is declared is a variable template.
    pub(super) is_template: bool,
    pub(super) alignment: Option<Expr>,
}

/// The words of the types of the language.
const BUILTIN: &[&str] = &[
    "void", "bool", "char", "short", "int", "long", "signed", "unsigned", "float", "double", "__int128", "wchar_t", "char8_t", "char16_t",
    "char32_t",
];

/// Attributes that change what a program computes, and are not read.
const UNREAD_ATTRIBUTES: [&str; 12] = [
    "alias",
    "ifunc",
    "weakref",
    "constructor",
    "destructor",
    "cleanup",
    "init_priority",
    "ms_struct",
    "mode",
    "vector_size",
    "scalar_storage_order",
    "transparent_union",
];

impl Parser<'_> {
    /// Whether a word of a type, or one that only a declaration starts with, stands here.
    pub(super) fn at_type_word(&self) -> bool {
        let token = self.peek();
        token.kind == TokenKind::Name
            && (BUILTIN.contains(&&*token.text)
                || matches!(
                    &*token.text,
                    "const" | "auto" | "typename" | "__typeof__" | "__typeof" | "volatile" | "struct" | "class" | "enum" | "union"
                ))
    }

    pub(super) fn at_builtin(&self) -> bool {
        BUILTIN.contains(&&*self.peek().text)
    }

    /// Steps over `[[…]]`, `__attribute__((…))` and the like.
    pub(super) fn attributes(&mut self) -> Parse<Option<Expr>> {
        let mut alignment = None;
        loop {
            let is_standard = self.is("[") && self.ahead(1).is("[");
            if is_standard
                || matches!(&*self.peek().text, names::ATTRIBUTE | "__launch_bounds__" | "__declspec" | "__cluster_dims__" | "__maxnreg__")
                    && self.ahead(1).is("(")
            {
                self.at += usize::from(!is_standard);
                let open = self.at;
                self.skip_group();
                let end = std::mem::replace(&mut self.at, open);
                let is_there = |t: &Token, word: &str| t.kind == TokenKind::Name && t.text.trim_matches('_') == word;
                let words = &self.tokens[open..end];
                if let Some(n) = words.iter().position(|t| UNREAD_ATTRIBUTES.iter().any(|word| is_there(t, word))) {
                    return self.unread(At((open + n) as u32), format!("the attribute `{}`", words[n].text.trim_matches('_')));
                }
                self.is_packed |= words.iter().any(|t| is_there(t, "packed"));
                self.shares_address |= words.iter().any(|t| is_there(t, "no_unique_address"));
                if let Some(n) = words.iter().position(|t| is_there(t, "aligned")) {
                    self.at = open + n + 1;
                    let at = self.here();
                    // without a number the largest that any type needs
                    alignment =
                        Some(if self.is("(") { self.in_brackets()? } else { Expr { kind: ExprKind::Int(16, IntSuffix::default()), at } });
                }
                self.at = end;
            } else if matches!(&*self.peek().text, "alignas" | "__align__") && self.ahead(1).is("(") {
                self.at += 2;
                let at = self.here();
                let value = self.bracketed(|p| {
                    match p.attempt(|p| {
                        let ty = p.type_id()?;
                        if p.is(")") && !matches!(ty.kind, TypeKind::Path(_)) { Ok(ty) } else { p.expected("`)`") }
                    }) {
                        Some(ty) => Ok(Expr { kind: ExprKind::AlignofType(Box::new(ty)), at }),
                        None => p.expression(),
                    }
                })?;
                self.expect(")")?;
                alignment = Some(value);
            } else {
                return Ok(alignment);
            }
        }
    }

    /// The specifiers of a declaration, a type among them unless there is none.
    pub(super) fn specifiers(&mut self) -> Parse<Specifiers> {
        let mut s = Specifiers::default();
        let start = self.here();
        let mut is_const = false;
        let mut words: Vec<&str> = Vec::new();
        loop {
            if let Some(alignment) = self.attributes()? {
                s.alignment = Some(alignment);
            }
            let token = self.peek();
            if token.kind != TokenKind::Name && !self.is("::") {
                break;
            }
            self.stands_once()?;
            if token.text.as_ref() == "thread_local" && self.has_threads() {
                return self.unread(self.here(), "a variable that is `thread_local` beside threads is not read");
            }
            if self.flag(&token.text, &mut s) {
                continue;
            }
            match &*token.text {
                "const" if is_const => return self.ill_formed(self.here(), "`const` stands here twice"),
                "const" => is_const = true,
                word if names::is_ignored(word) => {}
                word if BUILTIN.contains(&word) && s.ty.is_none() => words.push(word),
                "auto" if s.ty.is_none() && words.is_empty() => {
                    self.at += 1;
                    s.ty = Some(Type { kind: TypeKind::Auto, at: start });
                    continue;
                }
                _ if s.ty.is_some() || !words.is_empty() => break,
                "typename" => {
                    self.at += 1;
                    let at = self.here();
                    s.ty = Some(Type { kind: TypeKind::Path(self.path()?), at });
                    continue;
                }
                word @ ("struct" | "class" | "union" | "enum") => {
                    // an elaborated type: `struct A a;`
                    self.at += 1;
                    self.eat("class");
                    let at = self.here();
                    let mut path = self.path()?;
                    path.is_tag = true;
                    if let (true, Some(name)) = (matches!(word, "struct" | "class"), path.simple())
                        && self.scopes.kind(name).is_none()
                        && !crate::cxx::prelude::is_defined(name)
                        && !crate::cxx::library::is_known(name)
                    {
                        self.scopes.declare(name, super::names::Kind::Type);
                        self.declared.push(Class::declared(name.clone(), at, Access::Public));
                    }
                    s.ty = Some(Type { kind: TypeKind::Path(path), at });
                    continue;
                }
                "decltype" => {
                    s.ty = Some(self.decltype()?);
                    continue;
                }
                "__typeof__" | "__typeof" => {
                    s.ty = Some(self.typeof_()?);
                    continue;
                }
                word if names::is_keyword(word) && !self.is("::") => break,
                _ => {
                    let at = self.here();
                    let path = self.path()?;
                    let is_conversion = &*path.last().name == "operator T";
                    s.ty = Some(self.constrained(path, at)?);
                    if is_conversion {
                        break;
                    }
                    continue;
                }
            }
            self.at += 1;
        }
        if !words.is_empty() {
            s.ty = Some(self.builtin_type(&words, start)?);
        }
        if is_const {
            s.ty = s.ty.map(|ty| Type { kind: TypeKind::Const(Box::new(ty)), at: start });
        }
        Ok(s)
    }

    /// Whether the text makes threads, under `using namespace std` also where it does not say of which namespace they are.
    fn has_threads(&self) -> bool {
        let is_of_std = |t: &[Token]| t[0].is("std") && t[1].is("::");
        let opens_std = self.tokens.windows(3).any(|t| t[0].is("using") && t[1].is("namespace") && t[2].is("std"));
        self.tokens.windows(3).any(|t| (is_of_std(t) || opens_std) && matches!(&*t[2].text, "thread" | "jthread" | "async"))
    }

    /// Notes a specifier that says nothing about the type, and steps over it; whether the word is one.
    pub(super) fn flag(&mut self, word: &str, s: &mut Specifiers) -> bool {
        match word {
            "static" => s.is_static = true,
            // there is one thread, or none of them keeps anything of its own
            "thread_local" => (s.is_static, s.is_of_thread) = (true, true),
            "constexpr" => s.is_constexpr = true,
            "consteval" => (s.is_constexpr, s.is_consteval) = (true, true),
            "mutable" => s.is_mutable = true,
            "inline" => s.is_inline = true,
            "extern" => {
                s.is_extern = true;
                if self.ahead(1).kind == TokenKind::Text {
                    self.at += 1;
                }
            }
            "__shared__" => s.is_shared = true,
            "__global__" => s.is_kernel = true,
            "__device__" | "CUTE_DEVICE" | "CUTLASS_DEVICE" => s.is_device = true,
            "__host__" => s.is_host = true,
            "virtual" => s.is_virtual = true,
            "explicit" => {
                s.is_explicit = true;
                if self.ahead(1).is("(") {
                    self.at += 1;
                    self.skip_group();
                    return true;
                }
            }
            "friend" => s.is_friend = true,
            "typedef" => s.is_typedef = true,
            _ => return false,
        }
        self.at += 1;
        true
    }

    /// `unsigned long`: the type that words of the language are together.
    fn builtin_type(&self, words: &[&str], at: super::At) -> Parse<Type> {
        match builtin(words) {
            _ if words.contains(&"__int128") => self.unread(at, "`__int128`"),
            Some(builtin) => Ok(Type { kind: TypeKind::Builtin(builtin), at }),
            None => self.ill_formed(at, format_args!("`{}` is no type", words.join(" "))),
        }
    }

    /// A path as a type; `Concept auto` is `auto`.
    fn constrained(&mut self, path: Path, at: super::At) -> Parse<Type> {
        if self.is("auto") {
            self.at += 1;
            self.constrains = Some(path);
            return Ok(Type { kind: TypeKind::Auto, at });
        }
        Ok(Type { kind: TypeKind::Path(path), at })
    }

    /// `decltype(e)`, `decltype(auto)`, `decltype(e)::type`
    pub(super) fn decltype(&mut self) -> Parse<Type> {
        let at = self.here();
        let start = self.at;
        self.expect("decltype")?;
        self.expect("(")?;
        if self.is("auto") && self.ahead(1).is(")") {
            self.at += 2;
            return Ok(Type { kind: TypeKind::DecltypeAuto, at });
        }
        let e = self.bracketed(|p| p.bracketed_name(Self::expression))?;
        self.expect(")")?;
        if let Some(name) = self.tokens[start..self.at].iter().find(|t| self.volatiles[1].contains(&t.text)) {
            return self.unread(at, format_args!("`decltype` of `{}`, which is `volatile`,", name.text));
        }
        if self.is("::") {
            self.at = start;
            return Ok(Type { kind: TypeKind::Path(self.path()?), at });
        }
        Ok(Type { kind: TypeKind::Decltype(Box::new(e)), at })
    }

    /// An expression; one in brackets of its own is kept as such, for `decltype((x))` is not `decltype(x)`.
    pub(super) fn bracketed_name(&mut self, read: impl FnOnce(&mut Self) -> Parse<Expr>) -> Parse<Expr> {
        let (at, is_open) = (self.here(), self.is("("));
        let start = self.at;
        let e = read(self)?;
        let end = std::mem::replace(&mut self.at, start);
        if is_open {
            self.skip_group();
        }
        let is_whole = is_open && self.at == end && matches!(e.kind, ExprKind::Path(_) | ExprKind::Member { .. });
        self.at = end;
        Ok(if is_whole { Expr { kind: ExprKind::Comma(vec![e]), at } } else { e })
    }

    /// A type without a name: `T const*`, `int(*)(int)`.
    pub(super) fn type_id(&mut self) -> Parse<Type> {
        self.nested(|p| {
            let s = p.specifiers()?;
            let Some(base) = s.ty else {
                return p.expected("a type");
            };
            let declared = p.declarator(base, Named::Never)?;
            p.plain_alias(s.alignment)?;
            Ok(declared.ty)
        })
    }

    /// `operator+`, `operator()`, `operator T`; a conversion is called `operator T` whatever its type.
    pub(super) fn operator_name(&mut self) -> Parse<Name> {
        let at = self.here();
        self.expect("operator")?;
        let token = self.take();
        let text = match (&*token.text, token.kind) {
            ("(", _) => {
                self.expect(")")?;
                "()".to_string()
            }
            ("[", _) => {
                self.expect("]")?;
                "[]".to_string()
            }
            (">", _) => {
                let mut text = String::from(">");
                while (self.is(">") || self.is("=")) && self.tokens[self.at - 1].glued {
                    text.push_str(&self.take().text);
                }
                text
            }
            // those of a class
            (word @ ("new" | "delete"), _) if !self.classes.is_empty() || self.tokens[..self.at - 2].last().is_some_and(|t| t.is("::")) => {
                let of_array = if self.eat("[") { "[]" } else { "" };
                if !of_array.is_empty() {
                    self.expect("]")?;
                }
                return Ok(Name::from(format!("operator {word}{of_array}")));
            }
            ("new" | "delete", _) => {
                let with = if self.takes_a_place() { " with a place" } else { "" };
                return self.unread(at, format_args!("`operator {}`{with}", token.text));
            }
            (text, TokenKind::Punctuation) => text.to_string(),
            // of literals: `operator""_km`
            (_, TokenKind::Text) => format!("\"\"{}", self.name()?),
            _ => {
                self.at -= 1;
                return Ok(Name::from("operator T"));
            }
        };
        Ok(Name::from(format!("operator{text}")))
    }

    /// Whether an `operator new` or `operator delete` is no replacement of that of the library: its second parameter is a place.
    fn takes_a_place(&self) -> bool {
        let parameters = self.tokens[self.at..].iter().take_while(|token| !matches!(&*token.text, ")" | "{" | ";"));
        let mut second =
            parameters.skip_while(|token| &*token.text != ",").skip(1).filter(|token| !matches!(&*token.text, "std" | "::" | "const"));
        second.next().is_some_and(|token| !matches!(&*token.text, "size_t" | "align_val_t" | "nothrow_t"))
    }
}

fn builtin(words: &[&str]) -> Option<Builtin> {
    let count = |w: &str| words.iter().filter(|x| **x == w).count();
    let kinds = words.iter().filter(|w| !matches!(**w, "unsigned" | "signed" | "long" | "short")).count();
    if kinds > 1 || words.iter().any(|w| count(w) > 1 + usize::from(*w == "long")) || count("unsigned") + count("signed") > 1 {
        return None;
    }
    let (unsigned, signed, long) = (count("unsigned") > 0, count("signed") > 0, count("long"));
    Some(match () {
        () if count("void") > 0 => Builtin::Void,
        () if count("bool") > 0 => Builtin::Integer(Integer::Bool),
        () if count("float") > 0 => Builtin::Float,
        () if count("double") > 0 && long > 0 => Builtin::LongDouble,
        () if count("double") > 0 => Builtin::Double,
        () if count("char") > 0 && unsigned => Builtin::Integer(Integer::UChar),
        () if count("char") > 0 && signed => Builtin::Integer(Integer::SChar),
        () if count("char") > 0 => Builtin::Integer(Integer::Char),
        () if count("char8_t") > 0 => Builtin::Integer(Integer::Char8),
        () if count("char16_t") > 0 => Builtin::Integer(Integer::Char16),
        () if count("char32_t") > 0 => Builtin::Integer(Integer::Char32),
        () if count("wchar_t") > 0 => Builtin::Integer(Integer::WChar),
        () if count("short") > 0 && unsigned => Builtin::Integer(Integer::UShort),
        () if count("short") > 0 => Builtin::Integer(Integer::Short),
        () if long >= 2 && unsigned => Builtin::Integer(Integer::ULongLong),
        () if long >= 2 => Builtin::Integer(Integer::LongLong),
        () if long == 1 && unsigned => Builtin::Integer(Integer::ULong),
        () if long == 1 => Builtin::Integer(Integer::Long),
        () if unsigned => Builtin::Integer(Integer::UInt),
        () if count("int") > 0 || signed => Builtin::Integer(Integer::Int),
        () => return None,
    })
}
