//! Statements: a binding with or without a declared type, a line of a dump, or an expression; and what of C++ is
//! refused by its first word.

use super::words::{is_converted_type, is_integer_type};
use super::{Context, Parser, Rest};
use crate::syntax::ast::{Declared, Expr, Span};
use crate::syntax::dump::is_label;
use crate::syntax::expected::{Expected, Syntax};
use crate::syntax::hash::{Hash, hash};
use crate::syntax::token::{self, Fail, blanks, first, is_name_start, second};
use crate::syntax::unread;

impl<'a> Parser<'a, '_> {
    /// Reads a statement that starts at `i`, and its expression into `out`.
    pub(super) fn statement_from(&self, i: &'a str, out: &mut Expr<'a>) -> Result<Option<Read<'a>>, Fail> {
        let mut i = self.begin(i)?;
        loop {
            i = match first(i) {
                b';' | b'\n' => self.begin(&i[1..])?,
                b'u' if i.starts_with("using namespace") => match self.using_namespace(i)? {
                    Some(rest) => self.begin(self.end_of_statement(rest)?)?,
                    None => break,
                },
                _ => break,
            }
        }
        if i.is_empty() {
            return Ok(None);
        }
        self.statement.set(self.at(i));
        let prefix = match is_name_start(first(i)) {
            true => {
                self.no_keyword(i)?;
                self.prefix(i)?
            }
            false => Prefix::None,
        };
        let (start, bound) = match prefix {
            Prefix::None => (i, None),
            Prefix::Label(rest) => (self.skip(rest)?, None),
            Prefix::Binding(rest, name, declared, others) => {
                let reserved = |name: &&&str| matches!(**name, "_" | "X" | "o" | "true" | "false");
                if let Some(name) = std::iter::once(&name).chain(others).find(reserved) {
                    return self.wrong(Syntax::Reserved(self.span_of(name)));
                }
                (self.skip_lines(rest)?, Some((name, declared, others)))
            }
        };
        self.count(i, if bound.is_some() { 2 } else { 1 })?;
        let rest = self.expression(start, out)?;
        if let Some((name, _, others)) = bound {
            self.bound.borrow_mut().get_or_insert_default().extend(std::iter::once(name).chain(others.iter().copied()));
        }
        Ok(Some(Read { bound, span: self.span(i, rest), next: self.at(self.end_of_statement(rest)?) }))
    }

    /// Forgets the statement before.
    pub(super) fn begin(&self, i: &'a str) -> Rest<'a> {
        self.context.set(Context::default());
        let i = self.skip(i)?;
        self.farthest.set((self.at(i), Expected::default()));
        Ok(i)
    }

    fn end_of_statement(&self, rest: &'a str) -> Rest<'a> {
        let rest = self.skip(rest)?;
        match first(rest) {
            b';' | b'\n' => Ok(&rest[1..]),
            _ if rest.is_empty() => Ok(rest),
            _ => self.missing(rest, Expected::END.or(Expected::OPERATOR)),
        }
    }

    /// What the error at `found` comes from: C++ that is not read.
    pub(super) fn unread(&self, found: &str) -> Option<Syntax> {
        match hash(found) {
            Some(Hash::Directive(name)) => {
                let at = self.at(found);
                return Some(Syntax::Directive(Span::new(at, at + 1 + name.len())));
            }
            Some(Hash::Layout) => {
                return Some(Syntax::Foreign { at: self.byte(found), what: "a layout of Triton's IR is not read" });
            }
            None => {}
        }
        let start = self.statement.get();
        let text = &self.src[start..];
        let what = unread::construct(text).filter(|_| token::name(text).is_ok_and(|(_, word)| !self.is_bound(word)))?;
        Some(Syntax::Unread { at: Span::new(start, start + token::name(text).map_or(1, |(_, word)| word.len())), what })
    }

    /// What words in front of a statement make of it: a binding, with or without a declared type,
    /// or a line of a dump.
    fn prefix(&self, i: &'a str) -> Result<Prefix<'a>, Fail> {
        let mut declared = Declared::default();
        let mut scoped = false;
        let mut rest = i;
        while let Ok((after, word)) = token::name(rest) {
            rest = blanks(after, false);
            match (first(rest), second(rest)) {
                (b'=', b'=') | (b'<', b'=') => break,
                (b'=', _) if scoped => break,
                (b'=', _) => return Ok(Prefix::Binding(&rest[1..], word, declared.known(), &[])),
                (b',', _) if after.len() + word.len() == i.len() => return Ok(self.names(&rest[1..], word).unwrap_or(Prefix::None)),
                (b':', b':') if rest.len() == after.len() => {
                    scoped = true;
                    rest = &rest[2..];
                    continue;
                }
                (b':', _) => match &i[..i.len() - after.len()] {
                    words if is_label(words) && !self.is_bound(words) => {
                        return Ok(Prefix::Label(&rest[1..]));
                    }
                    _ => break,
                },
                (b'<', _) => match balanced_angle(rest) {
                    Some(after) => rest = blanks(after, false),
                    None => break,
                },
                (b'&' | b'*' | b'[', _) => {}
                (b, _) if is_name_start(b) => {}
                _ => break,
            }
            scoped = false;
            declared.integer |= is_integer_type(word);
            declared.converts |=
                is_converted_type(word) || first(rest) == b'&' && !declared.fixed && word != "const" && second(rest) != b'&';
            declared.constant |= word == "constexpr";
            declared.fixed |= word == "const";
            while let b'&' | b'*' = first(rest) {
                rest = blanks(&rest[1..], false);
            }
            if word == "auto" && is_structured_binding(rest) {
                let what = "several names are not bound at once: bind them one by one";
                let at = self.byte(rest);
                return self.wrong(Syntax::Foreign { at, what });
            }
        }
        Ok(Prefix::None)
    }

    /// The names behind the first one of `a, b = …`, up to the `=`.
    fn names(&self, i: &'a str, name: &'a str) -> Option<Prefix<'a>> {
        let mut others = bumpalo::collections::Vec::new_in(self.arena);
        let mut rest = i;
        loop {
            let (after, word) = token::name(blanks(rest, false)).ok()?;
            others.push(word);
            rest = blanks(after, false);
            match (first(rest), second(rest)) {
                (b',', _) => rest = &rest[1..],
                (b'=', next) if next != b'=' => {
                    return Some(Prefix::Binding(&rest[1..], name, Declared::default(), others.into_bump_slice()));
                }
                _ => return None,
            }
        }
    }

    /// Refuses C++ that the first word tells.
    #[inline]
    fn no_keyword(&self, i: &'a str) -> Result<(), Fail> {
        let Ok((behind, word)) = token::name(i) else {
            return Ok(());
        };
        let behind = if word == "std" { behind.strip_prefix("::").unwrap_or(behind) } else { behind };
        let (behind, word) = if word == "std" { token::name(behind).unwrap_or((behind, word)) } else { (behind, word) };
        match unread::keyword(word, behind) {
            Some(what) if !self.is_bound(word) => self.wrong(Syntax::Unread { at: self.span_of(word), what }),
            _ => Ok(()),
        }
    }

    /// `using namespace cute`, which changes nothing.
    fn using_namespace(&self, i: &'a str) -> Result<Option<&'a str>, Fail> {
        let Some(rest) = i.strip_prefix("using namespace") else {
            return Ok(None);
        };
        let mut rest = match first(rest) {
            b' ' | b'\t' => self.skip(rest)?,
            _ => return Ok(None),
        };
        loop {
            let Ok((after, _)) = token::name(rest) else {
                return self.missing(rest, Expected::NAME);
            };
            match after.strip_prefix("::") {
                Some(scoped) => rest = scoped,
                None => return Ok(Some(after)),
            }
        }
    }
}

/// A statement without its expression: the name that it binds and how that was declared, where it stands, and where
/// the next one starts.
pub(super) struct Read<'a> {
    pub(super) bound: Option<(&'a str, Declared, &'a [&'a str])>,
    pub(super) span: Span,
    pub(super) next: usize,
}

/// What the words in front of a statement make of it.
enum Prefix<'a> {
    /// None: an expression starts at once.
    None,
    /// A line of a dump, behind its label.
    Label(&'a str),
    /// A binding: the rest behind `=`, the name, how it was declared, and further names for the parts of one value.
    Binding(&'a str, &'a str, Declared, &'a [&'a str]),
}

/// Whether names in brackets and `=` stand here: without the `=` they may be a bracketed operand.
fn is_structured_binding(i: &str) -> bool {
    let after = i.strip_prefix('[').and_then(|inner| inner.split_once(']'));
    after.is_some_and(|(_, rest)| {
        let rest = blanks(rest, true);
        first(rest) == b'=' && second(rest) != b'='
    })
}

/// What stands behind the `>` that closes the `<` at `i`, on the same line.
fn balanced_angle(i: &str) -> Option<&str> {
    let mut depth = 0usize;
    for (at, b) in i.bytes().enumerate() {
        match b {
            b'<' => depth += 1,
            b'>' if depth == 1 => return Some(&i[at + 1..]),
            b'>' => depth -= 1,
            b';' | b'\n' | b'=' | b'"' => return None,
            _ => {}
        }
    }
    None
}
