//! What the tokens declare anywhere, as far as a look at them tells: whether `<` behind a name that nothing has declared so far may
//! open template arguments.

use super::super::ast::Name;
use super::super::token::{Token, TokenKind};
use super::names::is_keyword;
use foldhash::HashSet;

/// How many tokens of the head of a template are looked at for its name.
const MAX_HEAD: usize = 512;

/// How deep brackets nest in an enumeration that is looked at.
const MAX_WITHIN: usize = 8;

/// How many tokens of a declaration are looked at for its other variables.
const MAX_DECLARATION: usize = 64;

/// The names that stand where a declaration has them.
#[derive(Debug, Default)]
pub(super) struct Written {
    templates: HashSet<Name>,
    values: HashSet<Name>,
    namespaces: HashSet<Name>,
}

impl Written {
    pub(super) fn of(tokens: &[Token]) -> Written {
        let mut written = Written::default();
        written.look_at(tokens);
        written
    }

    /// Notes what further tokens declare.
    pub(super) fn look_at(&mut self, tokens: &[Token]) {
        for at in 0..tokens.len() {
            if tokens[at].is("template") && tokens.get(at + 1).is_some_and(|t| t.is("<")) {
                self.note_template(tokens, at + 1);
            } else if tokens[at].is("namespace") && !(at > 0 && tokens[at - 1].is("using")) {
                let names = tokens[at + 1..].iter().take(16).take_while(|t| t.kind == TokenKind::Name || t.is("::") || t.is(":"));
                self.namespaces.extend(names.filter(|t| t.kind == TokenKind::Name).map(|t| t.text.clone()));
            } else if tokens[at].is("enum") {
                self.note_enumerators(tokens, at);
            } else if is_declared(tokens, at) {
                self.values.insert(tokens[at].text.clone());
                self.note_others(tokens, at + 1);
            }
        }
    }

    /// Whether a template of the name is declared somewhere.
    pub(super) fn is_template(&self, name: &str) -> bool {
        self.templates.contains(name)
    }

    /// Whether a variable, a member or a parameter of the name is declared somewhere.
    pub(super) fn is_value(&self, name: &str) -> bool {
        self.values.contains(name)
    }

    /// Whether the text has a namespace of the name.
    pub(super) fn is_namespace(&self, name: &str) -> bool {
        self.namespaces.contains(name)
    }

    /// The variables and members that a class declares between its braces, of which the first stands at a place.
    pub(super) fn members(tokens: &[Token], open: usize) -> HashSet<Name> {
        let (mut found, mut depth) = (HashSet::default(), 0usize);
        for at in open..tokens.len() {
            match &*tokens[at].text {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" if depth <= 1 => break,
                ")" | "]" | "}" => depth -= 1,
                _ if depth == 1 && is_declared(tokens, at) => {
                    let mut declared = Written::default();
                    declared.values.insert(tokens[at].text.clone());
                    declared.note_others(tokens, at + 1);
                    found.extend(declared.values);
                }
                _ => {}
            }
        }
        found
    }

    /// Notes what a template behind its `<` may be called.
    fn note_template(&mut self, tokens: &[Token], open: usize) {
        let tokens = &tokens[..tokens.len().min(open + MAX_HEAD)];
        let mut angles = 0usize;
        let mut at = open;
        let text = |at: usize| tokens.get(at).map_or("", |t| &*t.text);
        // parameters in brackets may have `<` that opens nothing
        let mut depth = 0usize;
        while at < tokens.len() {
            match text(at) {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth = depth.saturating_sub(1),
                "<" if depth == 0 => angles += 1,
                ">" if depth == 0 => angles -= 1,
                ";" => return,
                _ => {}
            }
            at += 1;
            if angles == 0 {
                break;
            }
        }
        while at < tokens.len() {
            let is_name = tokens[at].kind == TokenKind::Name && (!is_keyword(text(at)) || text(at) == "operator");
            match (text(at), text(at + 1)) {
                (";" | "{" | "=", _) if depth == 0 => return,
                ("(" | "[" | "{", _) => depth += 1,
                (")" | "]" | "}", _) => depth = depth.saturating_sub(1),
                (_, "(" | "{" | "=" | ";" | ":" | "<") if depth == 0 && is_name => {
                    self.templates.insert(tokens[at].text.clone());
                    if text(at + 1) == "(" {
                        return;
                    }
                }
                _ => {}
            }
            at += 1;
        }
    }

    /// Notes the enumerators of an enumeration that begins at a place.
    fn note_enumerators(&mut self, tokens: &[Token], at: usize) {
        let Some(open) = tokens[at..].iter().take(MAX_HEAD).position(|t| matches!(&*t.text, "{" | ";")) else { return };
        let (mut depth, mut is_next) = (0usize, false);
        for token in &tokens[at + open..] {
            match &*token.text {
                "{" | "(" if depth < MAX_WITHIN => depth += 1,
                "{" | "(" | ";" => return,
                "}" | ")" if depth <= 1 => return,
                "}" | ")" => depth -= 1,
                _ if is_next && token.kind == TokenKind::Name => _ = self.values.insert(token.text.clone()),
                _ => {}
            }
            is_next = depth == 1 && matches!(&*token.text, "{" | ",");
        }
    }

    /// Notes the variables of a declaration behind its first one.
    fn note_others(&mut self, tokens: &[Token], mut at: usize) {
        let end = tokens.len().min(at + MAX_DECLARATION);
        let mut depth = 0usize;
        while at < end {
            match &*tokens[at].text {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" if depth == 0 => return,
                ")" | "]" | "}" => depth -= 1,
                ";" => return,
                "," if depth == 0 => {
                    let stars = tokens[at + 1..end].iter().take_while(|t| matches!(&*t.text, "*" | "&")).count();
                    let name = at + 1 + stars;
                    if name < end && tokens[name].kind == TokenKind::Name && ends_declarator(tokens.get(name + 1)) {
                        self.values.insert(tokens[name].text.clone());
                    }
                }
                _ => {}
            }
            at += 1;
        }
    }
}

/// Whether a name stands behind a type and in front of what ends a declarator.
fn is_declared(tokens: &[Token], at: usize) -> bool {
    let is_name = tokens[at].kind == TokenKind::Name && !is_keyword(&tokens[at].text);
    let Some(before) = at.checked_sub(1).map(|before| &tokens[before]).filter(|_| is_name) else { return false };
    let is_type = match before.kind {
        TokenKind::Name => {
            !is_keyword(&before.text)
                || matches!(
                    &*before.text,
                    "int" | "bool" | "char" | "short" | "long" | "signed" | "unsigned" | "float" | "double" | "auto" | "const"
                )
        }
        _ => matches!(&*before.text, "*" | "&" | ">" | "}"),
    };
    is_type && ends_declarator(tokens.get(at + 1))
}

fn ends_declarator(next: Option<&Token>) -> bool {
    next.is_some_and(|next| matches!(&*next.text, ";" | "," | "=" | "[" | "{" | ")" | ":"))
}
