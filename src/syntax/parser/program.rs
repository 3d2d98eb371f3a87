//! What names a definition of C++: its extent. What it means is asked of whoever reads C++.

use super::Parser;
use crate::syntax::lexeme::{Class, lexemes};
use crate::syntax::token::{self, blanks, first};

/// How many bytes of template arguments and arguments one name takes at most.
const MOST: usize = 1 << 14;

impl<'a> Parser<'a, '_> {
    /// What stands behind the definition `word`, if it is one: its template arguments, `::NAME` and what follows, and
    /// what is called or made with it.
    #[inline(never)]
    pub(super) fn definition(&self, rest: &'a str, word: &'a str) -> Option<&'a str> {
        if self.is_bound(word) {
            return None;
        }
        let mut template = self.names.defined(word)?;
        let mut rest = rest;
        loop {
            let behind = blanks(rest, self.context.get().bracketed);
            if template
                && first(behind) == b'<'
                && let Some(after) = angles(behind)
            {
                rest = after;
            }
            let Some(scoped) = rest.strip_prefix("::") else {
                break;
            };
            let scoped = blanks(scoped, false);
            let scoped = scoped.strip_prefix("template ").map_or(scoped, |after| blanks(after, false));
            let Ok((after, _)) = token::name(scoped) else {
                break;
            };
            rest = after;
            template = true; // a member may be a template: `<` behind it opens arguments where they close
        }
        let behind = blanks(rest, false);
        match first(behind) {
            b'(' | b'{' => Some(group(behind).unwrap_or(rest)),
            _ => Some(rest),
        }
    }
}

/// What stands behind the `>` of the `<` at the start of `i`, where what is between them can be arguments.
fn angles(i: &str) -> Option<&str> {
    let (mut depth, mut open) = (0usize, 0usize);
    for lexeme in lexemes(i) {
        if lexeme.start > MOST {
            return None;
        }
        match (lexeme.class, lexeme.text) {
            (Class::Open, _) => open += 1,
            (Class::Close, _) if open == 0 => return None,
            (Class::Close, _) => open -= 1,
            (_, "<") if open == 0 => depth += 1,
            (_, mark) if open == 0 && !mark.is_empty() && mark.bytes().all(|b| b == b'>') => {
                for at in 0..mark.len() {
                    depth -= 1;
                    if depth == 0 {
                        return Some(&i[lexeme.start + at + 1..]);
                    }
                }
            }
            (_, ";" | "=" | "&&" | "||") if open == 0 => return None,
            _ => {}
        }
    }
    None
}

/// What stands behind the bracketed group at the start of `i`.
fn group(i: &str) -> Option<&str> {
    let mut open = 0usize;
    for lexeme in lexemes(i) {
        match lexeme.class {
            Class::Open => open += 1,
            Class::Close => {
                open = open.saturating_sub(1);
                if open == 0 {
                    return Some(&i[lexeme.end()..]);
                }
            }
            _ if lexeme.start > MOST => return None,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{angles, group};

    #[test]
    fn template_arguments_end_at_their_own_bracket() {
        for (text, rest) in
            [("<128, 64>::A", Some("::A")), ("<A<4>, (1 > 2)>{}", Some("{}")), ("<A<B<4>>>", Some("")), ("< 4; a > b", None)]
        {
            assert_eq!(angles(text), rest, "{text}");
        }
        assert_eq!(group("(a, (b), {c})(1)"), Some("(1)"));
        assert_eq!(group("(a"), None);
    }
}
