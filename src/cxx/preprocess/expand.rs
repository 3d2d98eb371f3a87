//! The expansion of macros, as the compilers do it that the programs are written for: a macro is not expanded in its own text, and
//! a name that was met there is not one any more.

use super::super::token::{Token, TokenKind};
use super::super::value::FaultKind;
use super::{Macro, PreprocessError, Preprocessor, mistake};

/// The most tokens that all macros together may make.
const MAX_EXPANDED: usize = 1 << 21;
/// The most characters of a token that `##` or `#` makes.
const MAX_PASTED: usize = 1 << 16;
/// How deep the arguments of macros may nest.
const MAX_NESTING: usize = 100;

/// What a piece of text that is expanded is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PieceKind {
    /// A token.
    Token,
    /// A name that was met in the text of the macro that it names.
    Painted,
    /// Nothing, with a blank in front of the token that follows: what an empty macro or argument leaves.
    Blank,
    /// The end of the text of the macro that the token names.
    End,
}

/// A piece of the text that is expanded.
#[derive(Clone)]
pub(super) struct Piece {
    pub(super) token: Token,
    kind: PieceKind,
}

impl Piece {
    fn of(token: Token) -> Self {
        Piece { token, kind: PieceKind::Token }
    }

    fn blank(at: &Token) -> Self {
        Piece { token: at.clone(), kind: PieceKind::Blank }
    }

    fn is_text(&self) -> bool {
        matches!(self.kind, PieceKind::Token | PieceKind::Painted)
    }
}

/// Puts the tokens among pieces where `out` says.
fn tokens(mut out: impl FnMut(Token)) -> impl FnMut(Piece) {
    let mut blank = false;
    move |piece| match piece.is_text() {
        true => {
            out(Token { spaced: piece.token.spaced | blank, ..piece.token });
            blank = false;
        }
        false => blank |= piece.kind == PieceKind::Blank,
    }
}

fn pieces(tokens: &[Token]) -> Vec<Piece> {
    tokens.iter().rev().cloned().map(Piece::of).collect()
}

/// One operand of the body of a macro.
struct Operand {
    pieces: Vec<Piece>,
    /// The tokens of the body that it is.
    length: usize,
    /// Whether it is the argument that takes the rest.
    is_rest: bool,
}

/// A macro that is expanded, and its arguments.
struct Call<'c> {
    head: &'c Token,
    found: &'c Macro,
    args: &'c [Vec<Piece>],
    /// Its arguments with their macros expanded, those that were asked for.
    expanded: Vec<Option<Vec<Piece>>>,
}

impl Call<'_> {
    /// The parameter that a token of the body names.
    fn param(&self, token: &Token) -> Option<usize> {
        let params = self.found.params.as_deref().filter(|_| token.kind == TokenKind::Name)?;
        params.iter().position(|p| *p == token.text)
    }
}

impl Preprocessor<'_> {
    /// Expands text of the program and appends it to the output.
    pub(super) fn expand_into_output(&mut self, text: &[Token]) -> Result<(), PreprocessError> {
        let mut out = std::mem::take(&mut self.out);
        let result = self.expand(pieces(text), &mut tokens(|t| out.push(t)), 0);
        self.out = out;
        result
    }

    /// How many brackets of a macro's arguments are open behind a text, of which `open` were before it.
    pub(super) fn open_arguments(&mut self, text: &[Token], mut open: usize) -> usize {
        let bracket = |t: &Token| if t.is("(") { 1 } else { -i64::from(t.is(")")) };
        if open == 0 && text.iter().fold(0, |depth: i64, t| (depth + bracket(t)).max(0)) == 0 {
            return 0;
        }
        for (at, token) in text.iter().enumerate() {
            if open > 0 {
                open = open.saturating_add_signed(bracket(token) as isize);
            } else if token.is("(")
                && let Some(name) = at.checked_sub(1).map(|at| &text[at]).filter(|t| t.kind == TokenKind::Name)
                && self.macro_named(&name.text).is_some_and(|m| m.params.is_some())
            {
                open = 1;
            }
        }
        open
    }

    /// The tokens of one line, expanded.
    pub(super) fn expand_line(&mut self, line: &[Token]) -> Result<Vec<Token>, PreprocessError> {
        let mut out = Vec::new();
        self.expand(pieces(line), &mut tokens(|t| out.push(t)), 0)?;
        Ok(out)
    }

    /// Expands `input`, whose first token stands last.
    fn expand(&mut self, mut input: Vec<Piece>, out: &mut dyn FnMut(Piece), depth: usize) -> Result<(), PreprocessError> {
        while let Some(head) = input.pop() {
            if head.kind == PieceKind::End {
                self.disabled.remove(&head.token.text);
                continue;
            }
            if head.kind != PieceKind::Token || head.token.kind != TokenKind::Name {
                out(head);
                continue;
            }
            if self.in_condition
                && let Some(decided) = self.decided(&head.token, &mut input)?
            {
                out(Piece::of(decided));
                continue;
            }
            let Some(found) = self.macro_named(&head.token.text) else {
                if &*head.token.text == "_Pragma" && self.opens(&mut input) {
                    // what it says of loops and warnings changes no program
                    self.group(&head.token, &mut input)?;
                    continue;
                }
                out(Piece::of(self.special(head.token)));
                continue;
            };
            if self.disabled.contains(&head.token.text) {
                out(Piece { kind: PieceKind::Painted, ..head });
                continue;
            }
            let args = match &found.params {
                None => Vec::new(),
                Some(_) if !self.opens(&mut input) => {
                    out(head);
                    continue;
                }
                Some(params) => self.arguments(&head.token, &mut input, params.len(), found.variadic)?,
            };
            let mut call = Call { head: &head.token, found: &found, args: &args, expanded: vec![None; args.len()] };
            let made = self.substitute(&mut call, &found.body, head.token.spaced, depth)?;
            self.count(&head.token, made.len())?;
            self.disabled.insert(head.token.text.clone());
            input.push(Piece { token: head.token, kind: PieceKind::End });
            input.extend(made.into_iter().rev());
        }
        Ok(())
    }

    /// Whether `(` is the next token.
    pub(super) fn opens(&mut self, input: &mut Vec<Piece>) -> bool {
        let mut blank = None;
        while let Some(piece) = input.pop_if(|p| !p.is_text()) {
            match piece.kind {
                PieceKind::End => _ = self.disabled.remove(&piece.token.text),
                _ => blank = Some(piece),
            }
        }
        let open = input.last().is_some_and(|t| t.token.is("("));
        input.extend(blank.filter(|_| !open));
        open
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

    /// The token, or what stands for it where it says its line, its file or a number of its own.
    fn special(&mut self, token: Token) -> Token {
        let (kind, text) = match &*token.text {
            "__LINE__" => (TokenKind::Number, self.sources.presumed(token.place).1.to_string()),
            "__FILE__" => (TokenKind::Text, format!("{:?}", self.sources.presumed(token.place).0)),
            "__BASE_FILE__" => (TokenKind::Text, format!("{:?}", self.sources.files.first().map_or("", |f| &f.name))),
            "__INCLUDE_LEVEL__" => (TokenKind::Number, self.included.len().saturating_sub(1).to_string()),
            "__COUNTER__" => {
                self.counter += 1;
                (TokenKind::Number, (self.counter - 1).to_string())
            }
            _ => return token,
        };
        Token { kind, text: self.names.get(&text), ..token }
    }

    /// The tokens between the brackets that `input` begins with, which are not expanded.
    pub(super) fn group(&mut self, name: &Token, input: &mut Vec<Piece>) -> Result<Vec<Token>, PreprocessError> {
        let args = self.arguments(name, input, 1, true)?;
        Ok(args.into_iter().flatten().filter(Piece::is_text).map(|p| p.token).collect())
    }

    /// The arguments in the brackets that `input` begins with.
    fn arguments(
        &mut self,
        name: &Token,
        input: &mut Vec<Piece>,
        params: usize,
        variadic: bool,
    ) -> Result<Vec<Vec<Piece>>, PreprocessError> {
        input.pop();
        let mut args = vec![Vec::new()];
        let mut open = 1usize;
        loop {
            let Some(mut piece) = input.pop() else {
                return mistake(name.place, FaultKind::IllFormed, format!("the arguments of the macro `{}` are not closed", name.text));
            };
            match &*piece.token.text {
                name if piece.kind == PieceKind::End => {
                    self.disabled.remove(name);
                    continue;
                }
                _ if piece.kind != PieceKind::Token => {}
                name if piece.token.kind == TokenKind::Name && self.disabled.contains(name) => piece.kind = PieceKind::Painted,
                _ if piece.token.kind != TokenKind::Punctuation => {}
                "(" => open += 1,
                ")" => {
                    open -= 1;
                    if open == 0 {
                        break;
                    }
                }
                "," if open == 1 && !(variadic && args.len() >= params) => {
                    args.push(Vec::new());
                    continue;
                }
                _ => {}
            }
            if let Some(last) = args.last_mut() {
                last.push(piece);
            }
        }
        if params == 0 && args.len() == 1 && !args[0].iter().any(Piece::is_text) {
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

    /// The argument of that number with its macros expanded.
    fn expanded(&mut self, call: &mut Call, index: usize, depth: usize) -> Result<Vec<Piece>, PreprocessError> {
        if call.expanded[index].is_none() {
            let (mut list, waiting) = (Vec::new(), call.args[index].len());
            self.waiting += waiting;
            if self.waiting > MAX_EXPANDED {
                return mistake(call.head.place, FaultKind::Limit, format!("macros nest around more than {MAX_EXPANDED} tokens"));
            }
            self.expand(call.args[index].iter().rev().cloned().collect(), &mut |t| list.push(t), depth + 1)?;
            self.waiting -= waiting;
            self.count(call.head, list.len())?;
            call.expanded[index] = Some(list);
        }
        Ok(call.expanded[index].clone().unwrap_or_default())
    }

    /// A body, or a part of one, with the arguments put in; `spaced` says whether a blank stands before the first token.
    fn substitute(&mut self, call: &mut Call, body: &[Token], spaced: bool, depth: usize) -> Result<Vec<Piece>, PreprocessError> {
        if depth > MAX_NESTING {
            return mistake(call.head.place, FaultKind::Limit, format!("macros nest more than {MAX_NESTING} deep"));
        }
        let mut out: Vec<Piece> = Vec::new();
        // Whether what stands to the left of `##` is nothing.
        let mut left_is_empty = true;
        let mut at = 0;
        if body.is_empty() && spaced {
            out.push(Piece::blank(call.head));
        }
        while at < body.len() {
            let pastes = at > 0 && body[at].is("##");
            at += usize::from(pastes);
            let Some(token) = body.get(at) else {
                break;
            };
            let spaced = if at == 0 { spaced } else { token.spaced };
            let operand = self.operand(call, &body[at..], pastes, depth)?;
            let mut made = operand.pieces;
            let is_empty = !made.iter().any(Piece::is_text);
            at += operand.length;
            if pastes && operand.is_rest && out.last().is_some_and(|t| t.token.is(",")) {
                if is_empty {
                    out.pop(); // `, ##__VA_ARGS__` without arguments takes the comma with it
                }
                out.extend(made);
            } else if pastes && !left_is_empty {
                self.paste(&mut out, made)?;
            } else {
                match made.iter_mut().find(|p| p.is_text()) {
                    Some(first) => first.token.spaced = spaced && !pastes,
                    None if spaced && !pastes => made.push(Piece::blank(call.head)),
                    None => {}
                }
                left_is_empty = is_empty;
                out.extend(made);
            }
            if out.len() > MAX_EXPANDED {
                return mistake(call.head.place, FaultKind::Limit, format!("macros make more than {MAX_EXPANDED} tokens"));
            }
        }
        Ok(out)
    }

    /// The operand that a body goes on with: a parameter, `#` and one, `__VA_OPT__(…)`, or a token of its own.
    fn operand(&mut self, call: &mut Call, body: &[Token], pastes: bool, depth: usize) -> Result<Operand, PreprocessError> {
        let token = &body[0];
        let own = |token: Token| Piece::of(Token { place: call.head.place, ..token });
        if token.is("#")
            && let Some(index) = body.get(1).and_then(|t| call.param(t))
        {
            let text = stringise(&call.args[index]);
            self.count_characters(call.head, text.len())?;
            let text = Token { kind: TokenKind::Text, text: self.names.get(&text), ..token.clone() };
            return Ok(Operand { pieces: vec![own(text)], length: 2, is_rest: false });
        }
        if &*token.text == "__VA_OPT__" && call.found.variadic && body.get(1).is_some_and(|t| t.is("(")) {
            let close = closing(body, 1);
            let rest = match call.args.len().checked_sub(1) {
                Some(last) => self.expanded(call, last, depth)?,
                None => Vec::new(),
            };
            let pieces = match rest.iter().any(Piece::is_text) {
                true => self.substitute(call, &body[2..close.max(2)], token.spaced, depth + 1)?,
                false => Vec::new(),
            };
            return Ok(Operand { pieces, length: close + 1, is_rest: false });
        }
        let Some(index) = call.param(token) else {
            return Ok(Operand { pieces: vec![own(token.clone())], length: 1, is_rest: false });
        };
        let is_rest = call.found.variadic && index + 1 == call.args.len();
        let pieces = match pastes || body.get(1).is_some_and(|t| t.is("##")) {
            true => call.args[index].clone(),
            false => self.expanded(call, index, depth)?,
        };
        Ok(Operand { pieces, length: 1, is_rest })
    }

    /// Joins the last token of `out` with the first of `right`.
    fn paste(&mut self, out: &mut Vec<Piece>, right: Vec<Piece>) -> Result<(), PreprocessError> {
        let mut right = right.into_iter().skip_while(|p| !p.is_text());
        let Some(first) = right.next() else {
            return Ok(());
        };
        while out.pop_if(|p| !p.is_text()).is_some() {}
        let Some(left) = out.pop() else {
            return Ok(());
        };
        self.count_characters(&left.token, left.token.text.len() + first.token.text.len())?;
        let text = format!("{}{}", left.token.text, first.token.text);
        let made = super::lexer::tokens(&text, left.token.place.file, &mut self.names).unwrap_or_default();
        let (place, spaced) = (left.token.place, left.token.spaced);
        out.extend(made.into_iter().map(|t| Piece::of(Token { place, spaced: t.spaced | (t.place.start == 0 && spaced), ..t })));
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
fn stringise(pieces: &[Piece]) -> String {
    let mut text = String::from("\"");
    let mut write = tokens(|t| {
        if text.len() > 1 && t.spaced {
            text.push(' ');
        }
        let quoted = matches!(t.kind, TokenKind::Text | TokenKind::Char);
        for c in t.text.chars() {
            if quoted && matches!(c, '"' | '\\') {
                text.push('\\');
            }
            text.push(c);
        }
    });
    pieces.iter().cloned().for_each(&mut write);
    drop(write);
    text.push('"');
    text
}
