//! The expansion of macros.

use super::super::ast::Name;
use super::super::token::{Token, TokenKind};
use super::super::value::FaultKind;
use super::{Macro, PreprocessError, Preprocessor, mistake};
use std::rc::Rc;

/// The most tokens that all macros together may make.
const MAX_EXPANDED: usize = 1 << 21;
/// The most characters of a token that `##` or `#` makes.
const MAX_PASTED: usize = 1 << 16;
/// How deep the arguments of macros may nest.
const MAX_NESTING: usize = 100;

/// A token, and the macros that it came out of, which are not expanded in it again.
#[derive(Clone)]
struct HideSet {
    token: Token,
    hidden: Option<Rc<Chain>>,
}

struct Chain {
    name: Name,
    before: Option<Rc<Chain>>,
}

fn hides(mut chain: &Option<Rc<Chain>>, name: &str) -> bool {
    while let Some(link) = chain {
        if &*link.name == name {
            return true;
        }
        chain = &link.before;
    }
    false
}

impl Preprocessor<'_> {
    /// Expands text of the program and appends it to the output.
    pub(super) fn expand_into_output(&mut self, tokens: &[Token]) -> Result<(), PreprocessError> {
        // Most text uses few macros: it is copied up to the next name that is one.
        let input = tokens.iter().map(|t| HideSet { token: t.clone(), hidden: None }).rev().collect();
        let mut out = std::mem::take(&mut self.out);
        let result = self.expand(input, &mut |t| out.push(t.token), 0);
        self.out = out;
        result
    }

    /// The tokens of one line, expanded.
    pub(super) fn expand_line(&mut self, tokens: &[Token]) -> Result<Vec<Token>, PreprocessError> {
        let mut out = Vec::new();
        let input = tokens.iter().map(|t| HideSet { token: t.clone(), hidden: None }).rev().collect();
        self.expand(input, &mut |t| out.push(t.token), 0)?;
        Ok(out)
    }

    /// Expands `input`, whose first token stands last.
    fn expand(&mut self, mut input: Vec<HideSet>, out: &mut dyn FnMut(HideSet), depth: usize) -> Result<(), PreprocessError> {
        while let Some(head) = input.pop() {
            if head.token.kind != TokenKind::Name || hides(&head.hidden, &head.token.text) {
                out(head);
                continue;
            }
            let Some(found) = self.macro_named(&head.token.text) else {
                let head = self.special(head);
                out(head);
                continue;
            };
            let args = match &found.params {
                None => Vec::new(),
                Some(params) => {
                    if !input.last().is_some_and(|t| t.token.is("(")) {
                        out(head);
                        continue;
                    }
                    self.arguments(&head.token, &mut input, params.len(), found.variadic)?
                }
            };
            let made = self.substitute(&head, &found, &args, depth)?;
            self.count(&head.token, made.len())?;
            input.extend(made.into_iter().rev());
        }
        Ok(())
    }

    /// Counts the tokens that macros make.
    fn count(&mut self, at: &Token, tokens: usize) -> Result<(), PreprocessError> {
        self.expanded = self.expanded.saturating_add(tokens);
        match self.expanded > MAX_EXPANDED {
            true => mistake(at.place, FaultKind::Limit, format!("macros make more than {MAX_EXPANDED} tokens")),
            false => Ok(()),
        }
    }

    /// Counts the characters of a token that `##` or `#` makes.
    fn count_characters(&mut self, at: &Token, characters: usize) -> Result<(), PreprocessError> {
        if characters > MAX_PASTED {
            return mistake(at.place, FaultKind::Limit, format!("a token of more than {MAX_PASTED} characters is made by `#` or `##`"));
        }
        self.count(at, characters / 64)
    }

    fn special(&mut self, head: HideSet) -> HideSet {
        let token = match &*head.token.text {
            "__LINE__" => {
                let line = self.sources.line_column(head.token.place).0;
                Token { kind: TokenKind::Number, text: self.names.get(&line.to_string()), ..head.token }
            }
            "__FILE__" => {
                let name = self.sources.files.get(head.token.place.file as usize).map_or("", |f| &f.name).to_string();
                Token { kind: TokenKind::Text, text: self.names.get(&format!("{name:?}")), ..head.token }
            }
            _ => head.token,
        };
        HideSet { token, ..head }
    }

    /// The arguments in the brackets that `input` begins with.
    fn arguments(
        &mut self,
        name: &Token,
        input: &mut Vec<HideSet>,
        params: usize,
        variadic: bool,
    ) -> Result<Vec<Vec<HideSet>>, PreprocessError> {
        input.pop();
        let mut args = vec![Vec::new()];
        let mut open = 1usize;
        loop {
            let Some(token) = input.pop() else {
                return mistake(name.place, FaultKind::IllFormed, format!("the arguments of the macro `{}` are not closed", name.text));
            };
            match &*token.token.text {
                "(" | "[" | "{" if token.token.kind == TokenKind::Punctuation => open += usize::from(&*token.token.text == "("),
                ")" if token.token.kind == TokenKind::Punctuation => {
                    open -= 1;
                    if open == 0 {
                        break;
                    }
                }
                "," if open == 1 && token.token.kind == TokenKind::Punctuation && !(variadic && args.len() >= params) => {
                    args.push(Vec::new());
                    continue;
                }
                _ => {}
            }
            if let Some(last) = args.last_mut() {
                last.push(token);
            }
        }
        if params == 0 && args.len() == 1 && args[0].is_empty() {
            args.clear();
        }
        if args.len() + 1 == params && variadic {
            args.push(Vec::new());
        }
        if args.len() != params {
            return mistake(
                name.place,
                FaultKind::IllFormed,
                format!("the macro `{}` takes {params} arguments, {} are given", name.text, args.len()),
            );
        }
        Ok(args)
    }

    /// The body of a macro with its arguments put in.
    fn substitute(&mut self, head: &HideSet, found: &Macro, args: &[Vec<HideSet>], depth: usize) -> Result<Vec<HideSet>, PreprocessError> {
        if depth > MAX_NESTING {
            return mistake(head.token.place, FaultKind::Limit, format!("macros nest more than {MAX_NESTING} deep"));
        }
        let hidden = Some(Rc::new(Chain { name: head.token.text.clone(), before: head.hidden.clone() }));
        let params = found.params.as_deref().unwrap_or_default();
        let param = |t: &Token| if t.kind == TokenKind::Name { params.iter().position(|p| *p == t.text) } else { None };
        let mut expanded: Vec<Option<Vec<HideSet>>> = vec![None; args.len()];
        let mut out: Vec<HideSet> = Vec::new();
        let body = &found.body;
        let mut at = 0;
        // whether what stands before the next `##` is an empty argument
        let mut left_is_empty = false;
        while at < body.len() {
            let token = &body[at];
            let pastes_next = body.get(at + 1).is_some_and(|t| t.is("##"));
            if token.is("#") && found.params.is_some() && body.get(at + 1).is_some_and(|t| param(t).is_some()) {
                let index = param(&body[at + 1]).unwrap_or(0);
                let text = stringise(&args[index]);
                self.count_characters(&head.token, text.len())?;
                let text = self.names.get(&text);
                out.push(HideSet {
                    token: Token { kind: TokenKind::Text, text, place: head.token.place, ..token.clone() },
                    hidden: hidden.clone(),
                });
                at += 2;
                left_is_empty = false;
                continue;
            }
            if token.is("##") && at > 0 {
                let Some(right) = body.get(at + 1) else {
                    break;
                };
                let raw: Vec<HideSet> = match param(right) {
                    Some(index) => args[index].clone(),
                    None => vec![HideSet { token: Token { place: head.token.place, ..right.clone() }, hidden: hidden.clone() }],
                };
                let is_rest = found.variadic && param(right) == Some(params.len() - 1);
                if is_rest && out.last().is_some_and(|t| t.token.is(",")) {
                    if raw.is_empty() {
                        out.pop(); // `, ##__VA_ARGS__` without arguments takes the comma with it
                    }
                    out.extend(raw);
                } else if left_is_empty {
                    left_is_empty = raw.is_empty();
                    out.extend(raw);
                } else if !raw.is_empty() {
                    self.paste(&mut out, raw)?;
                }
                at += 2;
                continue;
            }
            if &*token.text == "__VA_OPT__" && found.variadic && body.get(at + 1).is_some_and(|t| t.is("(")) {
                let close = closing(body, at + 1);
                if args.last().is_some_and(|rest| !rest.is_empty()) {
                    let inner = Macro { params: found.params.clone(), variadic: found.variadic, body: body[at + 2..close].into() };
                    out.extend(self.substitute(head, &inner, args, depth + 1)?);
                }
                at = close + 1;
                continue;
            }
            left_is_empty = pastes_next && param(token).is_some_and(|index| args[index].is_empty());
            match param(token) {
                Some(index) if pastes_next => out.extend(args[index].iter().cloned()),
                Some(index) => {
                    if expanded[index].is_none() {
                        let mut list = Vec::new();
                        self.expand(args[index].iter().rev().cloned().collect(), &mut |t| list.push(t), depth + 1)?;
                        self.count(&head.token, list.len())?;
                        expanded[index] = Some(list);
                    }
                    let list = expanded[index].as_deref().unwrap_or_default();
                    if out.len() + list.len() > MAX_EXPANDED {
                        return mistake(head.token.place, FaultKind::Limit, format!("macros make more than {MAX_EXPANDED} tokens"));
                    }
                    out.extend(list.iter().cloned());
                }
                None => out.push(HideSet { token: Token { place: head.token.place, ..token.clone() }, hidden: hidden.clone() }),
            }
            at += 1;
        }
        Ok(out)
    }

    /// Joins the last token of `out` with the first of `right`.
    fn paste(&mut self, out: &mut Vec<HideSet>, right: Vec<HideSet>) -> Result<(), PreprocessError> {
        let mut right = right.into_iter();
        let (Some(left), Some(first)) = (out.pop(), right.next()) else {
            out.extend(right);
            return Ok(());
        };
        self.count_characters(&left.token, left.token.text.len() + first.token.text.len())?;
        let text = format!("{}{}", left.token.text, first.token.text);
        let made = super::lexer::tokens(&text, left.token.place.file, &mut self.names).unwrap_or_default();
        let place = left.token.place;
        out.extend(made.into_iter().map(|t| HideSet { token: Token { place, ..t }, hidden: left.hidden.clone() }));
        out.extend(right);
        Ok(())
    }
}

/// Where the parenthesis at `at` closes, or the last token.
fn closing(body: &[Token], at: usize) -> usize {
    let mut open = 0usize;
    let close = (at..body.len()).find(|i| {
        open = if body[*i].is("(") { open + 1 } else { open - usize::from(body[*i].is(")")) };
        open == 0
    });
    close.unwrap_or(body.len() - 1)
}

/// `#x`: the argument as a string literal.
fn stringise(tokens: &[HideSet]) -> String {
    let mut text = String::from("\"");
    for (i, t) in tokens.iter().enumerate() {
        if i > 0 && (t.token.spaced || t.token.first) {
            text.push(' ');
        }
        let quoted = matches!(t.token.kind, TokenKind::Text | TokenKind::Char);
        for c in t.token.text.chars() {
            if quoted && matches!(c, '"' | '\\') {
                text.push('\\');
            }
            text.push(c);
        }
    }
    text.push('"');
    text
}
