//! Tokens to the tree of a program: recursive descent with a bounded depth.
//!
//! A name decides how what follows it is read (`a < b`, `(T)x`, `A b(c)`), so the parser keeps what each name is
//! declared as. Of a name that it does not know, as of a member of a template's parameter, it tries the reading that
//! real code means, and steps back where that does not fit.

mod arguments;
mod casts;
mod checks;
mod classes;
pub(super) mod declarations;
mod declarators;
mod expressions;
mod extensions;
mod functions;
mod lambdas;
mod literals;
mod loops;
mod names;
mod operators;
mod pasted;
mod paths;
mod references;
mod requirements;
mod statements;
mod templates;
mod types;
mod written;

use super::ast::{At, Class, Expr, Item, Name, Path, Unit, Unread};
use super::token::{Sources, Token, TokenKind};
use super::value::{Fault, FaultKind};
use foldhash::HashSet;
use names::Scopes;
pub use pasted::{Known, Reading, parse_next};
use std::collections::HashMap;
use std::rc::Rc;

/// How deep brackets, statements and classes may nest.
const MAX_NESTING: usize = 160;
/// The most operators of one precedence in a row.
const MAX_CHAIN: usize = 600;

/// Why a text is not read.
#[derive(Clone, Debug)]
pub struct Error {
    /// The token at which it is not.
    pub at: At,
    /// `IllFormed` for a mistake, `Unsupported` for a construct that is not read, `Limit`.
    pub kind: FaultKind,
    /// In words: "expected `;`, found `x`", or the construct: "a `goto`".
    pub message: String,
}

impl Error {
    /// The fault with the message of this error.
    pub fn fault(&self) -> Box<Fault> {
        match self.kind {
            FaultKind::Unsupported => Fault::new(self.kind, format!("{} is not read", self.message)),
            kind => Fault::new(kind, self.message.clone()),
        }
    }
}

type Parse<T> = Result<T, Box<Error>>;

/// Reads the tokens of one translation unit.
pub struct Parser<'t> {
    tokens: &'t [Token],
    sources: &'t Sources,
    at: usize,
    depth: usize,
    scopes: Scopes,
    /// Whether `>` closes template arguments here.
    angle_closes: bool,
    /// Whether `:` makes a layout here.
    colon_makes_layout: bool,
    /// The limit that was met first, for another way to read the text may go on.
    limit: Option<Box<Error>>,
    /// Tokens `<` at which template arguments were tried in vain; of a name that is a template, why they are wrong, so that
    /// arguments within arguments are read once and not twice a level.
    no_template: HashMap<usize, Option<Box<Error>>>,
    /// The parameters of templates that are references.
    references: references::References,
    /// What the tokens declare anywhere.
    written: written::Written,
    /// The name of the class that is read, for its constructors.
    classes: Vec<Name>,
    /// Where the name of a member of an object stands that is read: behind `.` or `->`.
    member_at: usize,
    /// What the classes that are read declare, the innermost one last.
    members: Vec<HashSet<Name>>,
    /// The classes that a type has named first: `struct A* p;`.
    declared: Vec<Class>,
    unnamed: usize,
    /// The aliases and the variables that are declared with `volatile`, which no type keeps.
    volatiles: [Vec<Name>; 2],
    /// The functions that may show what a variable with `volatile` is, where there is one.
    shows_volatile: Vec<Name>,
    /// The class templates that make the same of a type with `volatile` and without, and where arguments of them stood.
    unqualifies: Vec<Name>,
    unqualified: Vec<(usize, usize)>,
    /// Whether the head of a class is read.
    is_head: bool,
    /// The conditions that concepts in front of parameters make, of templates and of functions.
    constraints: Vec<Expr>,
    /// The concept in front of `auto`.
    constrains: Option<Path>,
    /// Whether an attribute of the class that is read packs its members.
    is_packed: bool,
    /// Whether `[[no_unique_address]]` stands in what is read.
    shares_address: bool,
    /// Whether a mistake in a definition of this file number makes only that definition unusable.
    lenient_from: u32,
}

/// The tree of a program. In files from number `lenient_from` on a mistake makes only the definition around it
/// unusable; before that it is the answer.
pub fn parse(tokens: &[Token], sources: &Sources, lenient_from: u32) -> Result<Unit, Box<Error>> {
    let mut parser = Parser {
        tokens,
        sources,
        at: 0,
        depth: 0,
        scopes: Scopes::default(),
        angle_closes: false,
        colon_makes_layout: true,
        limit: None,
        no_template: HashMap::new(),
        references: references::References::default(),
        written: written::Written::of(tokens),
        classes: Vec::new(),
        members: Vec::new(),
        member_at: 0,
        declared: Vec::new(),
        unnamed: 0,
        shows_volatile: paths::shows_volatile(tokens),
        volatiles: paths::volatiles(tokens),
        unqualifies: Vec::new(),
        unqualified: Vec::new(),
        is_head: false,
        constraints: Vec::new(),
        constrains: None,
        is_packed: false,
        shares_address: false,
        lenient_from,
    };
    let mut items = Vec::new();
    while parser.peek().kind != TokenKind::End {
        if let Err(e) = parser.item(&mut items) {
            return Err(parser.limit.unwrap_or(e));
        }
    }
    Ok(Unit { items })
}

impl<'t> Parser<'t> {
    fn peek(&self) -> &'t Token {
        &self.tokens[self.at.min(self.tokens.len() - 1)]
    }

    fn ahead(&self, n: usize) -> &'t Token {
        &self.tokens[(self.at + n).min(self.tokens.len() - 1)]
    }

    fn here(&self) -> At {
        At(self.at.min(self.tokens.len() - 1) as u32)
    }

    fn is(&self, text: &str) -> bool {
        self.peek().is(text)
    }

    fn take(&mut self) -> &'t Token {
        let token = self.peek();
        self.at += 1;
        token
    }

    fn eat(&mut self, text: &str) -> bool {
        let found = self.is(text);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, text: &str) -> Parse<()> {
        if self.eat(text) { Ok(()) } else { self.expected(&format!("`{text}`")) }
    }

    /// `;`: what is missing is missing behind the token before.
    fn semicolon(&mut self) -> Parse<()> {
        if self.eat(";") {
            return Ok(());
        }
        let next = self.peek();
        if next.first && self.at > 0 {
            let at = At((self.at - 1) as u32);
            let message = format!("expected `;` behind `{}`", self.tokens[self.at - 1].text);
            return Err(Box::new(Error { at, kind: FaultKind::IllFormed, message }));
        }
        self.expected("`;`")
    }

    fn expected<T>(&self, what: &str) -> Parse<T> {
        let token = self.peek();
        let message = match token.kind {
            TokenKind::End => format!("expected {what}, found the end of the file"),
            _ => format!("expected {what}, found `{}`", token.text),
        };
        self.ill_formed(self.here(), message)
    }

    #[cold]
    #[inline(never)]
    fn ill_formed<T>(&self, at: At, message: impl super::value::Words) -> Parse<T> {
        Err(Box::new(Error { at, kind: FaultKind::IllFormed, message: message.words() }))
    }

    #[cold]
    #[inline(never)]
    fn unread<T>(&self, at: At, construct: impl super::value::Words) -> Parse<T> {
        Err(Box::new(Error { at, kind: FaultKind::Unsupported, message: construct.words() }))
    }

    fn name(&mut self) -> Parse<Name> {
        match self.peek().kind {
            TokenKind::Name if !names::is_keyword(&self.peek().text) => Ok(self.take().text.clone()),
            _ => self.expected("a name"),
        }
    }

    fn at_name(&self) -> bool {
        self.peek().kind == TokenKind::Name && !names::is_keyword(&self.peek().text)
    }

    /// What `read` reads one level deeper.
    fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        self.depth += 1;
        if self.depth > MAX_NESTING {
            return Err(self.too_deep());
        }
        let result = read(self);
        self.depth -= 1;
        result
    }

    fn too_deep(&self) -> Box<Error> {
        self.too_much(format!("nests more than {MAX_NESTING} deep"))
    }

    fn too_much(&self, message: String) -> Box<Error> {
        Box::new(Error { at: self.here(), kind: FaultKind::Limit, message })
    }

    /// What `read` reads, or nothing, and then nothing is taken.
    fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Parse<T>) -> Option<T> {
        // what is too deep would be read twice at each level around it
        if self.limit.is_some() {
            return None;
        }
        let (at, depth, angle, colon, unnamed) = (self.at, self.depth, self.angle_closes, self.colon_makes_layout, self.unnamed);
        let (scopes, references) = (self.scopes.depth(), self.references.depth());
        match read(self) {
            Ok(value) => Some(value),
            Err(e) => {
                if e.kind == FaultKind::Limit {
                    self.limit.get_or_insert(e);
                }
                (self.at, self.depth, self.angle_closes, self.colon_makes_layout, self.unnamed) = (at, depth, angle, colon, unnamed);
                self.scopes.cut(scopes);
                self.references.cut(references);
                None
            }
        }
    }

    /// What `read` reads between brackets: `>` compares and `:` makes a layout again.
    fn bracketed<T>(&mut self, read: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        let before = (self.angle_closes, self.colon_makes_layout);
        (self.angle_closes, self.colon_makes_layout) = (false, true);
        let result = self.nested(read);
        (self.angle_closes, self.colon_makes_layout) = before;
        result
    }

    /// Steps over a bracketed group that starts here.
    fn skip_group(&mut self) {
        let mut open = 0usize;
        while self.peek().kind != TokenKind::End {
            let token = self.take();
            if token.kind == TokenKind::Punctuation {
                match &*token.text {
                    "(" | "[" | "{" => open += 1,
                    ")" | "]" | "}" => open = open.saturating_sub(1),
                    _ => {}
                }
            }
            if open == 0 {
                break;
            }
        }
    }

    /// A name that no program can write.
    fn made_up(&mut self, what: &str) -> Name {
        self.unnamed += 1;
        Name::from(format!("{what}#{}", self.unnamed))
    }

    /// Whether `error` makes only the definition around it unusable.
    fn is_local(&self, error: &Error) -> bool {
        let file = self.sources.place(error.at).file;
        error.kind == FaultKind::Unsupported || (error.kind == FaultKind::IllFormed && file >= self.lenient_from)
    }

    /// Steps to the end of the definition that starts at token `start`: its body, or its `;`.
    fn skip_definition(&mut self, start: usize) {
        self.at = start;
        // a function ends with its body
        let (mut has_params, mut has_value) = (false, self.is("typedef"));
        while self.peek().kind != TokenKind::End {
            if self.is("{") {
                self.skip_group();
                while self.eat("catch") {
                    self.skip_group();
                    self.skip_group();
                }
                match has_params && !has_value {
                    true if self.is("{") || self.is(",") => continue,
                    true => return,
                    false => {}
                }
                // `struct A { … } a;`, `auto f = [] { … };`
                while !(self.is(";") || self.is("}") || self.peek().kind == TokenKind::End || self.peek().first) {
                    self.at += 1;
                }
                self.eat(";");
                return;
            }
            has_value |= self.is("=") || self.is("struct") || self.is("class") || self.is("union") || self.is("enum");
            if self.is("(") || self.is("[") {
                has_params |= self.is("(");
                self.skip_group();
            } else if self.is("}") || self.take().is(";") {
                return;
            }
        }
    }

    /// What `read` reads. Where it meets what makes only this definition unusable, the definition is stepped over, and
    /// what stands for it is returned.
    fn or_unread(&mut self, read: impl FnOnce(&mut Self) -> Parse<()>) -> Parse<Option<Rc<Unread>>> {
        let start = self.at;
        let (depth, scopes, classes) = (self.depth, self.scopes.depth(), self.classes.len());
        match read(self) {
            Err(e) if self.is_local(&e) => {
                (self.depth, self.angle_closes, self.colon_makes_layout) = (depth, false, true);
                self.scopes.cut(scopes);
                self.classes.truncate(classes);
                let name = self.guess_name(start);
                self.skip_definition(start);
                self.at = self.at.max(start + 1);
                Ok(Some(self.unread_item(&e, name, start)))
            }
            other => other.map(|()| None),
        }
    }

    /// What stands for the definition between the token `start` and here.
    fn unread_item(&self, error: &Error, name: Option<Name>, start: usize) -> Rc<Unread> {
        let tokens = &self.tokens[start..self.at.min(self.tokens.len())];
        let no_data = |t: &Token| {
            matches!(&*t.text, "static" | "typedef" | "using" | "friend" | "template" | "virtual" | "operator" | "static_assert")
        };
        // a function has its parameters behind its name
        let mut open = 0i32;
        let is_function = tokens.windows(2).any(|pair| {
            open += i32::from(matches!(&*pair[0].text, "(" | "{" | "[")) - i32::from(matches!(&*pair[0].text, ")" | "}" | "]"));
            open == 0
                && pair[1].is("(")
                && pair[0].kind == TokenKind::Name
                && !names::is_keyword(&pair[0].text)
                && &*pair[0].text != names::ATTRIBUTE
        });
        // a class or an enumeration with a name makes no object
        let is_type = matches!(tokens, [first, second, .., end, _] if end.is("}") && second.kind == TokenKind::Name
            && matches!(&*first.text, "struct" | "class" | "union" | "enum"));
        let is_data = !is_function && !is_type && !tokens.iter().take(3).any(no_data) && tokens.last().is_some_and(|t| t.is(";"));
        Rc::new(Unread { name, construct: error.message.clone(), at: error.at, is_data })
    }

    /// The name that a definition starting at token `start` would have: the last one before its first bracket.
    fn guess_name(&self, start: usize) -> Option<Name> {
        let mut last = None;
        let mut angles = 0i32;
        // the brackets of an attribute in front of the name
        let mut attribute = None;
        for token in &self.tokens[start.min(self.tokens.len())..] {
            match &*token.text {
                "__attribute__" if last.is_none() => attribute = Some(0i32),
                "(" | ")" | "[" | "]" if attribute.is_some() || token.is("[") && last.is_none() => {
                    let depth = attribute.unwrap_or(0) + if token.is("(") || token.is("[") { 1 } else { -1 };
                    attribute = Some(depth).filter(|depth| *depth > 0);
                }
                _ if attribute.is_some() => {}
                "<" => angles += 1,
                ">" => angles -= 1,
                "(" | "{" | "[" | ";" | "=" | "__attribute__" if angles <= 0 => break,
                ":" if angles <= 0 => break,
                _ if angles <= 0 && token.kind == TokenKind::Name && !names::is_keyword(&token.text) => last = Some(token.text.clone()),
                _ => {}
            }
        }
        last
    }

    /// Items up to the closing brace of a namespace.
    fn items(&mut self) -> Parse<Vec<Item>> {
        let mut items = Vec::new();
        while !self.is("}") && self.peek().kind != TokenKind::End {
            self.item(&mut items)?;
        }
        Ok(items)
    }
}
