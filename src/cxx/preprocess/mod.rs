//! The preprocessor: decides every `#if`, expands every macro, reads what stands in files beside the program.
//!
//! Headers in angle brackets are not read: what they define is built in. The same holds for a header in quotes that
//! is not there, as CUTLASS's own are often included.

mod condition;
mod expand;
mod predefined;

use super::ast::Name;
use super::lexer::{self, Names};
use super::token::{LineChange, Pack, Place, Source, Sources, Token, TokenKind};
use super::value::{Fault, FaultKind};
use condition::QUESTIONS;
use foldhash::{HashMap, HashSet};
use std::rc::Rc;

/// How deep files may include one another.
const MAX_INCLUDES: usize = 64;
/// The most bytes of all files together.
const MAX_TEXT: usize = 1 << 24;

/// Finds the files that a program includes.
pub trait Files {
    /// The text of the file `name`, and the name it is known by. `from` is the file that includes it in quotation marks, beside
    /// which it is looked for first; `None` where it stands in angle brackets.
    fn include(&self, name: &str, from: Option<&str>) -> Option<(String, String)>;
}

/// No file but the program itself.
#[derive(Clone, Copy, Debug)]
pub struct NoFiles;

impl Files for NoFiles {
    fn include(&self, _: &str, _: Option<&str>) -> Option<(String, String)> {
        None
    }
}

/// The definition of a macro.
#[derive(Clone, Debug)]
pub struct Macro {
    /// Its parameters, `None` where it takes none and no parentheses either.
    params: Option<Vec<Name>>,
    /// Whether the last parameter takes all that follows.
    variadic: bool,
    /// The tokens that take its place.
    body: Rc<[Token]>,
}

/// The macros of a program.
#[derive(Debug, Default)]
struct Macros {
    /// What each name stands for that was mentioned, `None` where it is no macro.
    known: HashMap<Name, Option<Macro>>,
    /// What names stood for at each `#pragma push_macro("name")` that is not undone.
    pushed: Vec<(Name, Option<Option<Macro>>)>,
    /// The architecture that the predefined ones are those of.
    arch: Option<u32>,
}

impl Macros {
    /// `#pragma push_macro("name")`, or `pop_macro`, which gives the name back what it stood for.
    fn keep(&mut self, pops: bool, name: &Token) {
        let name = Name::from(name.text.trim_matches('"'));
        if !pops {
            return self.pushed.push((name.clone(), self.known.get(&name).cloned()));
        }
        let Some(at) = self.pushed.iter().rposition(|(pushed, _)| *pushed == name) else { return };
        match self.pushed.remove(at) {
            (name, Some(meant)) => self.known.insert(name, meant),
            (name, None) => self.known.remove(&name),
        };
    }
}

/// What is wrong with the text, and where.
#[derive(Clone, Debug)]
pub struct PreprocessError {
    /// The file and the line.
    pub place: Place,
    /// The fault.
    pub fault: Box<Fault>,
}

/// What the preprocessor leaves: tokens and the files that they come from.
#[derive(Debug, Default)]
pub struct Preprocessed {
    /// The tokens, the end last.
    pub tokens: Vec<Token>,
    /// The files of the program with their lines.
    pub sources: Sources,
    /// Whether the text asks for `__CUDA_ARCH__`.
    pub asks_arch: bool,
    /// Whether everything that it includes is there or built in, so that no name can come from elsewhere.
    pub is_whole: bool,
    /// Whether `NDEBUG` is no macro, so that asserts ask.
    pub asserts: bool,
    /// The files that it includes and that are neither there nor built in.
    pub missing: Vec<String>,
}

/// How a file is read.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The macros of the command line, `-D NAME=VALUE`.
    pub defines: Vec<(String, String)>,
    /// `80` of `--arch sm_80`.
    pub arch: Option<u32>,
}

struct Preprocessor<'f> {
    files: &'f dyn Files,
    names: Names,
    macros: Macros,
    sources: Sources,
    out: Vec<Token>,
    included: Vec<String>,
    once: Vec<String>,
    bytes: usize,
    expanded: usize,
    /// How many tokens the arguments have that are expanded now.
    waiting: usize,
    /// The macros whose text is expanded now.
    disabled: HashSet<Name>,
    /// What `__COUNTER__` is next.
    counter: u64,
    /// Whether a condition is read, in which `defined` is a question.
    in_condition: bool,
    asks_arch: bool,
    is_whole: bool,
    missing: Vec<String>,
}

/// One `#if` that is open.
struct Branch {
    place: Place,
    taken: bool,
    active: bool,
    otherwise: bool,
}

/// The tokens of the file `name` with everything that it includes. A mistake leaves the files, so that it can be shown.
pub fn preprocess(name: &str, text: &str, settings: &Settings, files: &dyn Files) -> Result<Preprocessed, (Rc<Sources>, PreprocessError)> {
    let mut p = Preprocessor {
        files,
        names: Names::default(),
        macros: Macros::default(),
        sources: Sources::default(),
        out: Vec::new(),
        included: Vec::new(),
        once: Vec::new(),
        bytes: 0,
        expanded: 0,
        waiting: 0,
        disabled: HashSet::default(),
        counter: 0,
        in_condition: false,
        asks_arch: false,
        is_whole: true,
        missing: Vec::new(),
    };
    match p.whole(name, text, settings) {
        Ok(()) => {
            let places = p.out.iter().map(|t| t.place).collect();
            Ok(Preprocessed {
                tokens: p.out,
                sources: Sources { places, ..p.sources },
                asks_arch: p.asks_arch,
                is_whole: p.is_whole,
                asserts: !matches!(p.macros.known.get("NDEBUG"), Some(Some(_))),
                missing: p.missing,
            })
        }
        Err(mistake) => Err((Rc::new(p.sources), mistake)),
    }
}

/// What one text after another leaves: the macros so far, the tokens of all, and their files.
#[derive(Debug, Default)]
pub struct Continued {
    names: Names,
    macros: Macros,
    once: Vec<String>,
    counter: u64,
    /// The tokens of all texts, an end behind each.
    pub tokens: Vec<Token>,
    /// The files of the program with their lines.
    pub sources: Sources,
    /// Whether a text asks for `__CUDA_ARCH__`.
    pub asks_arch: bool,
}

impl Continued {
    /// The macros of the compiler and of `settings`.
    pub fn new(settings: &Settings) -> Result<Self, PreprocessError> {
        let mut continued = Continued::default();
        continued.with(&NoFiles, |p| p.define_all(settings))?;
        Ok(continued)
    }

    /// Reads the next text, called `name`; where its tokens start.
    pub fn text(&mut self, name: &str, text: &str, files: &dyn Files) -> Result<usize, PreprocessError> {
        let start = self.tokens.len();
        self.with(files, |p| p.next_text(name, text))?;
        self.sources.places.truncate(start);
        self.sources.places.extend(self.tokens[start..].iter().map(|t| t.place));
        Ok(start)
    }

    /// The name as tokens have it.
    pub fn name(&mut self, text: &str) -> Name {
        self.names.get(text)
    }

    /// Forgets the texts from token `tokens` and file `files` on; their macros stay.
    pub fn cut(&mut self, tokens: usize, files: usize) {
        self.tokens.truncate(tokens);
        self.sources.places.truncate(tokens);
        self.sources.files.truncate(files);
    }

    fn with<T>(
        &mut self,
        files: &dyn Files,
        read: impl FnOnce(&mut Preprocessor) -> Result<T, PreprocessError>,
    ) -> Result<T, PreprocessError> {
        let mut p = Preprocessor {
            files,
            names: std::mem::take(&mut self.names),
            macros: std::mem::take(&mut self.macros),
            sources: std::mem::take(&mut self.sources),
            out: std::mem::take(&mut self.tokens),
            included: Vec::new(),
            once: std::mem::take(&mut self.once),
            bytes: 0,
            expanded: 0,
            waiting: 0,
            disabled: HashSet::default(),
            counter: self.counter,
            in_condition: false,
            asks_arch: self.asks_arch,
            is_whole: true,
            missing: Vec::new(),
        };
        let result = read(&mut p);
        self.counter = p.counter;
        (self.names, self.macros, self.sources, self.tokens, self.once, self.asks_arch) =
            (p.names, p.macros, p.sources, p.out, p.once, p.asks_arch);
        result
    }
}

/// Whether what a header defines is built in: the standard library's, CuTe's and what its programs use beside it.
fn is_built_in(path: &str) -> bool {
    const FOLDERS: [&str; 4] = ["thrust/", "cuda/", "gtest/", "cuda"];
    const HEADERS: [&str; 13] = [
        "assert.h",
        "bits/stdc++.h",
        "ctype.h",
        "float.h",
        "inttypes.h",
        "limits.h",
        "math.h",
        "stdbool.h",
        "stddef.h",
        "stdint.h",
        "stdio.h",
        "stdlib.h",
        "string.h",
    ];
    // a program may have a folder of that name too
    const OF_CUTE: [&str; 6] = ["algorithm/", "arch/", "atom/", "container/", "numeric/", "util/"];
    const FILES_OF_CUTE: [&str; 7] = ["config", "int_tuple", "layout", "pointer", "stride", "swizzle", "tensor"];
    let is_cute = path.strip_prefix("cute/").is_some_and(|file| {
        let is_of = |name: &&str| file.starts_with(*name);
        OF_CUTE.iter().any(is_of) || file == "underscore.hpp" || file.ends_with(".hpp") && FILES_OF_CUTE.iter().any(is_of)
    });
    // of CUTLASS its types are, what its folders hold is only in part
    let is_cutlass = path.strip_prefix("cutlass/").is_some_and(|file| !file.contains('/'));
    !path.contains(['/', '.'])
        || HEADERS.contains(&path)
        || path == "cutlass_unit_test.h"
        || is_cute
        || is_cutlass
        || FOLDERS.iter().any(|folder| path.starts_with(folder))
}

/// The path of a header, and whether it stands in quotation marks, not in angle brackets.
fn included(tokens: &[Token]) -> (String, bool) {
    match tokens.first() {
        Some(name) if name.kind == TokenKind::Text && name.text.len() >= 2 => (name.text[1..name.text.len() - 1].to_string(), true),
        _ => (tokens.iter().skip(1).take_while(|t| !t.is(">")).map(|t| &*t.text).collect(), false),
    }
}

/// The names that the preprocessor itself gives a meaning.
const SPECIAL: [&str; 7] = ["__LINE__", "__FILE__", "__COUNTER__", "__BASE_FILE__", "__INCLUDE_LEVEL__", "__DATE__", "__TIME__"];

/// Whether the text in these branches is read: the innermost one is so only where those around it are.
fn is_read(branches: &[Branch]) -> bool {
    branches.last().is_none_or(|b| b.active)
}

#[cold]
#[inline(never)]
fn mistake<T>(place: Place, kind: FaultKind, message: impl super::value::Words) -> Result<T, PreprocessError> {
    Err(PreprocessError { place, fault: Fault::new(kind, message) })
}

impl Preprocessor<'_> {
    fn whole(&mut self, name: &str, text: &str, settings: &Settings) -> Result<(), PreprocessError> {
        self.define_all(settings)?;
        self.next_text(name, text)
    }

    /// Defines what `settings` say; what the compiler and the headers define that are built in is read where it is mentioned.
    fn define_all(&mut self, settings: &Settings) -> Result<(), PreprocessError> {
        self.macros.arch = settings.arch;
        settings.defines.iter().try_for_each(|(name, value)| self.define_text(&format!("{name} {value}"), Place::default()))
    }

    /// The macro of a name, if it is one.
    fn macro_named(&mut self, name: &Name) -> Option<Macro> {
        if let Some(known) = self.macros.known.get(name) {
            return known.clone();
        }
        self.macros.known.insert(name.clone(), None);
        let text = predefined::text(name, self.macros.arch)?;
        self.define_text(&text, Place::default()).ok()?;
        self.macros.known.get(name).cloned().flatten()
    }

    /// The tokens of a text that stands alone, and its end.
    fn next_text(&mut self, name: &str, text: &str) -> Result<(), PreprocessError> {
        let file = self.sources.files.len() as u32;
        self.sources.files.push(Source { name: name.to_string(), text: Rc::from(text) });
        self.file(name, text, file)?;
        let end = text.trim_end().len() as u32;
        let text = self.names.get("");
        self.out.push(Token {
            kind: TokenKind::End,
            text,
            place: Place { file, start: end, end },
            glued: false,
            first: true,
            spaced: true,
        });
        Ok(())
    }

    /// Defines a macro from its text: `NAME`, `NAME VALUE` or `NAME(a, b) VALUE`.
    fn define_text(&mut self, text: &str, place: Place) -> Result<(), PreprocessError> {
        let tokens = lexer::tokens(text, place.file, &mut self.names).unwrap_or_default();
        let tokens: Vec<Token> = tokens.into_iter().map(|t| Token { place, ..t }).collect();
        self.define(&tokens, place)
    }

    fn file(&mut self, name: &str, text: &str, number: u32) -> Result<(), PreprocessError> {
        let whole = Place { file: number, start: 0, end: 0 };
        self.bytes += text.len();
        if self.bytes > MAX_TEXT {
            return mistake(whole, FaultKind::Limit, format!("more than {MAX_TEXT} bytes of text"));
        }
        if self.included.len() >= MAX_INCLUDES {
            return mistake(whole, FaultKind::Limit, format!("files include one another more than {MAX_INCLUDES} deep"));
        }
        self.included.push(name.to_string());
        let tokens = lexer::tokens(text, number, &mut self.names);
        let tokens = tokens.or_else(|open| {
            mistake(
                Place { file: number, start: open.0 as u32, end: open.0 as u32 + 2 },
                FaultKind::IllFormed,
                "this comment is not closed",
            )
        })?;
        self.lines(&tokens)?;
        self.included.pop();
        Ok(())
    }

    fn lines(&mut self, tokens: &[Token]) -> Result<(), PreprocessError> {
        let mut branches: Vec<Branch> = Vec::new();
        let mut at = 0;
        // the text so far of a macro whose arguments have directives between them, and its open brackets
        let (mut begun, mut open) = (Vec::new(), 0);
        while at < tokens.len() {
            let active = is_read(&branches);
            if tokens[at].first && tokens[at].is("#") {
                let end = (at + 1..tokens.len()).find(|i| tokens[*i].first).unwrap_or(tokens.len());
                if tokens.get(at + 1).is_some_and(|word| word.is("include")) {
                    self.expand_into_output(&std::mem::take(&mut begun))?;
                }
                self.directive(&tokens[at + 1..end], tokens[at].place, &mut branches, active)?;
                at = end;
                continue;
            }
            let end = (at + 1..tokens.len()).find(|i| tokens[*i].first && tokens[*i].is("#")).unwrap_or(tokens.len());
            if active {
                let text = &tokens[at..end];
                open = if end == tokens.len() { 0 } else { self.open_arguments(text, open) };
                if open > 0 || !begun.is_empty() {
                    begun.extend_from_slice(text);
                } else {
                    self.expand_into_output(text)?;
                }
                if open == 0 {
                    self.expand_into_output(&std::mem::take(&mut begun))?;
                }
            }
            at = end;
        }
        self.expand_into_output(&begun)?;
        match branches.last() {
            Some(open) => mistake(open.place, FaultKind::IllFormed, "this `#if` has no `#endif`"),
            None => Ok(()),
        }
    }

    fn directive(&mut self, line: &[Token], place: Place, branches: &mut Vec<Branch>, active: bool) -> Result<(), PreprocessError> {
        let Some((word, rest)) = line.split_first() else {
            return Ok(());
        };
        let lone = |branches: &[Branch]| {
            if branches.is_empty() { mistake(word.place, FaultKind::IllFormed, format!("`#{}` without `#if`", word.text)) } else { Ok(()) }
        };
        match &*word.text {
            "if" | "ifdef" | "ifndef" => {
                let holds = active
                    && match &*word.text {
                        "if" => self.condition(rest, word.place)?,
                        kind => self.is_defined(rest, word.place)? == (kind == "ifdef"),
                    };
                branches.push(Branch { place: word.place, taken: holds, active: holds, otherwise: false });
            }
            "elif" | "elifdef" | "elifndef" => {
                lone(branches)?;
                let outer = is_read(&branches[..branches.len() - 1]);
                let taken = branches.last().is_some_and(|b| b.taken);
                let holds = outer
                    && !taken
                    && match &*word.text {
                        "elif" => self.condition(rest, word.place)?,
                        kind => self.is_defined(rest, word.place)? == (kind == "elifdef"),
                    };
                if let Some(branch) = branches.last_mut() {
                    if branch.otherwise {
                        return mistake(word.place, FaultKind::IllFormed, "`#elif` behind `#else`");
                    }
                    branch.active = holds;
                    branch.taken |= holds;
                }
            }
            "else" => {
                lone(branches)?;
                let outer = is_read(&branches[..branches.len() - 1]);
                if let Some(branch) = branches.last_mut() {
                    if branch.otherwise {
                        return mistake(word.place, FaultKind::IllFormed, "a second `#else`");
                    }
                    branch.active = outer && !branch.taken;
                    (branch.taken, branch.otherwise) = (true, true);
                }
            }
            "endif" => {
                lone(branches)?;
                branches.pop();
            }
            _ if !active => {}
            "define" => self.define(rest, word.place)?,
            "undef" => {
                if let Some(name) = rest.first() {
                    self.macros.known.insert(name.text.clone(), None);
                }
            }
            "include" | "include_next" | "import" => self.include(rest, word.place)?,
            "error" => {
                let text: Vec<&str> = rest.iter().map(|t| &*t.text).collect();
                return mistake(place, FaultKind::IllFormed, format!("`#error {}`", text.join(" ")));
            }
            "pragma" => {
                if rest.first().is_some_and(|t| t.is("once"))
                    && let Some(name) = self.included.last()
                {
                    self.once.push(name.clone());
                }
                match rest {
                    [word, ..] if word.is("pack") => self.pack(rest, place),
                    [word, _, name, ..] if word.is("push_macro") || word.is("pop_macro") => self.macros.keep(word.is("pop_macro"), name),
                    _ => {}
                }
            }
            "warning" | "ident" | "sccs" => {}
            "line" => self.line(rest, word.place)?,
            _ if word.kind == TokenKind::Number => self.line(line, word.place)?,
            other => return mistake(word.place, FaultKind::IllFormed, format!("`#{other}` is no directive")),
        }
        Ok(())
    }

    fn is_defined(&mut self, rest: &[Token], place: Place) -> Result<bool, PreprocessError> {
        match rest.first() {
            Some(name) if name.kind == TokenKind::Name => {
                self.asks_arch |= &*name.text == "__CUDA_ARCH__";
                Ok(self.macro_named(&name.text).is_some() || SPECIAL.contains(&&*name.text) || QUESTIONS.contains(&&*name.text))
            }
            _ => mistake(place, FaultKind::IllFormed, "a macro's name is expected"),
        }
    }

    /// `#pragma pack(push, 1)`, `#pragma pack(pop)`, `#pragma pack(2)`, `#pragma pack()`
    fn pack(&mut self, rest: &[Token], place: Place) {
        let packs = &mut self.sources.packs;
        if packs.is_empty() {
            packs.push(Pack::default());
        }
        let (last, now) = (packs.len() - 1, packs[packs.len() - 1]);
        let number = rest.iter().find(|t| t.kind == TokenKind::Number).and_then(|t| t.text.parse().ok());
        let number = number.filter(|n| matches!(n, 1 | 2 | 4 | 8 | 16));
        let next = match rest.get(2).map(|t| &*t.text) {
            Some("push") => Pack { most: number.or(now.most), kept: Some(last), ..now },
            Some("pop") => now.kept.and_then(|kept| packs.get(kept)).copied().unwrap_or(now),
            _ => Pack { most: number, ..now },
        };
        packs.push(Pack { after: place, ..next });
    }

    /// `#line 100 "x.cu"`: what `__LINE__` and `__FILE__` say from the next line on.
    fn line(&mut self, rest: &[Token], place: Place) -> Result<(), PreprocessError> {
        let expanded = self.expand_line(rest)?;
        let number = expanded.first().filter(|t| t.text.bytes().all(|b| b.is_ascii_digit())).and_then(|t| t.text.parse().ok());
        let Some(line) = number else {
            return mistake(place, FaultKind::IllFormed, "`#line` takes the number of a line");
        };
        let name = expanded.get(1).and_then(|t| super::literal::string(&t.text)).map(|name| String::from_utf8_lossy(&name).into_owned());
        self.sources.lines.push(LineChange { after: place, line, name });
        Ok(())
    }

    fn include(&mut self, rest: &[Token], place: Place) -> Result<(), PreprocessError> {
        let expanded = match rest.first() {
            Some(name) if name.kind == TokenKind::Name => self.expand_line(rest)?,
            _ => Vec::new(),
        };
        let rest = if expanded.is_empty() { rest } else { &expanded[..] };
        let (path, is_quoted) = included(rest);
        self.sources.headers.push(path.clone());
        if matches!(&*path, "cassert" | "assert.h") {
            // the header asks each time that it is included
            match self.macro_named(&"NDEBUG".into()) {
                Some(_) => self.define_text("assert(...) ((void)0)", place)?,
                None => drop(self.macros.known.insert("assert".into(), None)),
            }
        }
        let (from, is_built_in) = (self.included.last().filter(|_| is_quoted).map(|from| &**from), is_built_in(&path));
        let found = if is_built_in && !is_quoted { None } else { self.files.include(&path, from) };
        let Some((known, text)) = found else {
            self.is_whole &= is_built_in;
            if !is_built_in && !condition::is_header(&path) && !path.starts_with("cutlass/") {
                self.missing.push(path);
            }
            return Ok(());
        };
        if self.once.contains(&known) {
            return Ok(());
        }
        if self.included.contains(&known) && self.included.len() >= MAX_INCLUDES {
            return mistake(place, FaultKind::Limit, format!("`{path}` includes itself"));
        }
        let number = self.sources.files.len() as u32;
        self.sources.files.push(Source { name: known.clone(), text: Rc::from(&text[..]) });
        self.file(&known, &text, number)
    }

    fn define(&mut self, line: &[Token], place: Place) -> Result<(), PreprocessError> {
        let Some((name, rest)) = line.split_first().filter(|(name, _)| name.kind == TokenKind::Name) else {
            return mistake(place, FaultKind::IllFormed, "a macro's name is expected");
        };
        let (mut params, mut variadic, mut body) = (None, false, rest);
        if rest.first().is_some_and(|t| t.is("(") && !t.spaced) {
            let Some(close) = rest.iter().position(|t| t.is(")")) else {
                return mistake(name.place, FaultKind::IllFormed, format!("the parameters of `{}` are not closed", name.text));
            };
            let mut list = Vec::new();
            let va_args = self.names.get("__VA_ARGS__");
            for token in &rest[1..close] {
                match &*token.text {
                    "," => {}
                    "..." => {
                        variadic = true;
                        // `args...` names the rest, `...` alone calls it __VA_ARGS__
                        if rest[1..close].split(|t| t.is(",")).next_back().is_none_or(|last| last.len() != 2) {
                            list.push(va_args.clone());
                        }
                    }
                    _ => list.push(token.text.clone()),
                }
            }
            (params, body) = (Some(list), &rest[close + 1..]);
        }
        self.macros.known.insert(name.text.clone(), Some(Macro { params, variadic, body: body.into() }));
        Ok(())
    }
}
