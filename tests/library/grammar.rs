//! The grammar is the reference of the language: what it derives the parser reads and prints
//! back, what the parser reads the grammar derives, and nothing read makes anything panic.

use crate::rounds::rounds;
use bumpalo::Bump;
use cutectl::eval::env::Env;
use cutectl::eval::error::Error;
use cutectl::eval::unparse;
use cutectl::functions::{self, Form, Function};
use cutectl::say;
use cutectl::syntax::ast::{Declared, Span, Statement};
use cutectl::syntax::expected::Syntax;
use cutectl::syntax::parser::{self, Parsed};
use cutectl::value::element;
use std::collections::{HashMap, HashSet};

/// How many sentences the grammar makes up.
fn how_many() -> usize {
    rounds(2_500)
}

const SEED: u64 = 0x9044_bef5_eed0_0001;

// The grammar as data.

/// The right side of a rule.
#[derive(Debug, PartialEq)]
pub enum Node {
    Text(String),
    Rule(usize),
    /// `? … ?`, or a name in capitals without a rule
    Words(String),
    All(Vec<Node>),
    One(Vec<Node>),
    Maybe(Box<Node>),
    Many(Box<Node>),
}

pub struct Rule {
    pub name: String,
    pub node: Node,
    /// Whether blanks may stand between the parts.
    loose: bool,
    /// How many rules its smallest sentence needs.
    height: usize,
    /// The bytes that it can begin with; the last is for any, and for nothing.
    begins: Begins,
}

type Begins = [bool; 257];

/// With any byte, or with none: what is nothing begins with what stands behind it.
const ANY: usize = 256;

pub struct Grammar {
    pub rules: Vec<Rule>,
}

/// Where sentences start, and what stands between parts.
const ROOTS: [&str; 2] = ["text", "BLANK"];

impl Grammar {
    fn load() -> Grammar {
        Grammar::of(concat!(env!("CARGO_MANIFEST_DIR"), "/grammar/cutectl.ebnf"))
    }

    /// The grammar in a file.
    pub fn of(path: &str) -> Grammar {
        let source = std::fs::read_to_string(path).expect("the grammar is part of the repository");
        let tokens = tokens(&source);
        let rule_names = tokens.windows(2).filter(|pair| pair[1] == "=").map(|pair| &pair[0]);
        let mut names: HashMap<&str, usize> = HashMap::new();
        for name in rule_names {
            let number = names.len();
            assert_eq!(names.insert(name, number), None, "`{name}` is defined twice");
        }
        let mut rest = tokens.iter().map(String::as_str).peekable();
        let mut rules = Vec::new();
        while let Some(name) = rest.next() {
            assert_eq!(rest.next(), Some("="), "behind `{name}`");
            let node = choice(&mut rest, &names);
            assert_eq!(rest.next(), Some(";"), "the end of `{name}`");
            let loose = name.chars().any(char::is_lowercase);
            let (name, height) = (name.to_string(), usize::MAX);
            rules.push(Rule { name, node, loose, height, begins: [false; 257] });
        }
        let mut grammar = Grammar { rules };
        grammar.measure();
        grammar
    }

    /// Finds the height of every rule, and what it begins with.
    fn measure(&mut self) {
        loop {
            let measures: Vec<_> = self.rules.iter().map(|r| (self.height(&r.node), self.begins(&r.node))).collect();
            let changed = self.rules.iter().zip(&measures).any(|(rule, m)| (rule.height, rule.begins) != *m);
            for (rule, measure) in self.rules.iter_mut().zip(measures) {
                (rule.height, rule.begins) = measure;
            }
            if !changed {
                return;
            }
        }
    }

    fn height(&self, node: &Node) -> usize {
        match node {
            Node::Text(_) | Node::Words(_) | Node::Maybe(_) | Node::Many(_) => 0,
            Node::Rule(rule) => self.rules[*rule].height.saturating_add(1),
            Node::All(parts) => parts.iter().map(|n| self.height(n)).max().unwrap_or(0),
            Node::One(choices) => choices.iter().map(|n| self.height(n)).min().unwrap_or(0),
        }
    }

    fn begins(&self, node: &Node) -> Begins {
        let mut begins = [false; 257];
        match node {
            Node::Text(text) => begins[text.bytes().next().map_or(ANY, usize::from)] = true,
            Node::Rule(rule) => begins = self.rules[*rule].begins,
            Node::Words(words) if is_name(words) => {
                (0..=255u8).for_each(|b| begins[usize::from(b)] = b.is_ascii_alphanumeric() || b == b'_')
            }
            Node::All(parts) if !parts.is_empty() => begins = self.begins(&parts[0]),
            Node::One(choices) => {
                for choice in choices {
                    self.begins(choice).iter().enumerate().for_each(|(i, b)| begins[i] |= b);
                }
            }
            Node::Words(_) | Node::All(_) | Node::Maybe(_) | Node::Many(_) => begins[ANY] = true,
        }
        begins
    }

    pub fn rule(&self, name: &str) -> usize {
        self.rules.iter().position(|r| r.name == name).expect(name)
    }
}

/// The tokens of EBNF; texts keep their first quote, words in `? … ?` their first `?`.
fn tokens(source: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = source.trim_start();
    while let Some(c) = rest.chars().next() {
        let end = match c {
            '(' if rest.starts_with("(*") => {
                rest = rest[rest.find("*)").expect("a comment ends") + 2..].trim_start();
                continue;
            }
            '"' | '\'' | '?' => rest[1..].find(c).expect("a quote ends") + 1,
            c if c.is_alphabetic() => rest.find(|c: char| !c.is_alphanumeric() && c != '_').expect("a rule ends"),
            _ => 1,
        };
        tokens.push(rest[..end].to_string());
        let quoted = matches!(c, '"' | '\'' | '?');
        rest = rest[end + usize::from(quoted)..].trim_start();
    }
    tokens
}

type Rest<'t, I> = std::iter::Peekable<I>;

fn choice<'t, I: Iterator<Item = &'t str>>(rest: &mut Rest<'t, I>, names: &HashMap<&str, usize>) -> Node {
    let mut choices = vec![sequence(rest, names)];
    while rest.next_if_eq(&"|").is_some() {
        choices.push(sequence(rest, names));
    }
    if choices.len() == 1 { choices.remove(0) } else { Node::One(choices) }
}

fn sequence<'t, I: Iterator<Item = &'t str>>(rest: &mut Rest<'t, I>, names: &HashMap<&str, usize>) -> Node {
    let mut parts = vec![part(rest, names)];
    while rest.next_if_eq(&",").is_some() {
        parts.push(part(rest, names));
    }
    if parts.len() == 1 { parts.remove(0) } else { Node::All(parts) }
}

fn part<'t, I: Iterator<Item = &'t str>>(rest: &mut Rest<'t, I>, names: &HashMap<&str, usize>) -> Node {
    let token = rest.next().expect("a rule goes on");
    let (node, close) = match token {
        "[" => (Node::Maybe(Box::new(choice(rest, names))), "]"),
        "{" => (Node::Many(Box::new(choice(rest, names))), "}"),
        "(" => (choice(rest, names), ")"),
        _ => match token.chars().next() {
            Some('"' | '\'') => return Node::Text(token[1..].to_string()),
            Some('?') => return Node::Words(token[1..].trim().to_string()),
            _ if !names.contains_key(token) && token.chars().all(|c| c.is_ascii_uppercase()) => return Node::Words(token.to_string()),
            _ => {
                return Node::Rule(*names.get(token).unwrap_or_else(|| panic!("`{token}` is not defined")));
            }
        },
    };
    assert_eq!(rest.next(), Some(close));
    node
}

#[test]
fn every_rule_is_defined_once_and_used() {
    fn visit(node: &Node, used: &mut HashSet<usize>) {
        match node {
            Node::Text(_) | Node::Words(_) => {}
            Node::Rule(rule) => {
                used.insert(*rule);
            }
            Node::All(nodes) | Node::One(nodes) => nodes.iter().for_each(|n| visit(n, used)),
            Node::Maybe(node) | Node::Many(node) => visit(node, used),
        }
    }
    let grammar = Grammar::load();
    let mut used: HashSet<usize> = ROOTS.iter().map(|name| grammar.rule(name)).collect();
    for rule in &grammar.rules {
        visit(&rule.node, &mut used);
        assert!(rule.height < usize::MAX, "`{}` has no end", rule.name);
    }
    for (number, rule) in grammar.rules.iter().enumerate() {
        assert!(used.contains(&number), "nothing uses `{}`", rule.name);
    }
}

// Sentences.

/// Xorshift: the same sentences everywhere.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn pick<'t, T: ?Sized>(&mut self, from: &[&'t T]) -> &'t T {
        from[self.below(from.len())]
    }
}

const NAMES: [&str; 24] = [
    "L", "A", "B", "a", "b", "x", "layout_1", "smem", "M", "N", "o1", "oo", "oX", "X1", "XX", "Xo", "_a", "__", "_X", "_o", "trueish",
    "cols", "rows", "intx",
];
/// Characters of every kind: signs, brackets, quotes, blanks, and some of several bytes.
const CHARACTERS: [&str; 47] = [
    "(", ")", "[", "]", "{", "}", "<", ">", "\"", "'", "`", ",", ";", ":", ".", "@", "#", "/", "\\", "*", "&", "|", "^", "%", "!", "~",
    "?", "=", "+", "-", "_", "0", "7", "o", "X", "é", "→", "🦀", "\u{301}", "\u{feff}", "\u{a0}", "\0", " ", "\t", "\n", "\r", "$",
];

/// The functions of a form, with or without template arguments.
fn functions(form: impl Fn(Form) -> bool, templates: bool) -> Vec<&'static str> {
    let of_type = |f: &Function| f.reading == functions::Reading::Member;
    let fits = |f: &&Function| form(f.form) && (f.templates.max > 0) == templates && !(templates && of_type(f));
    let rows = functions::all().map(|(_, row)| row).filter(fits);
    let names = rows.flat_map(|row| std::iter::once(row.name).chain(row.aliases.iter().copied()));
    names.filter(|name| *name != "int" && (!form(Form::Function) || !name.contains("::"))).collect()
}

/// Choices that are usual.
const FAVOURITES: [(&str, usize); 4] = [("statement", 2), ("layout", 0), ("unary", 1), ("template_argument", 0)];

struct Writer<'g> {
    grammar: &'g Grammar,
    random: Random,
    words: HashMap<&'static str, Vec<&'static str>>,
    reached: Vec<usize>,
    out: String,
    /// The open brackets.
    open: Vec<char>,
    /// How deep expressions nest here.
    depth: usize,
    at_once: bool,
    newline: bool,
    start_of_stride: bool,
    /// Behind a function whose template arguments a `<` would open.
    open_name: bool,
    /// Behind a unary operator.
    sign: bool,
}

impl<'g> Writer<'g> {
    fn new(grammar: &'g Grammar) -> Self {
        let function = |form| matches!(form, Form::Function | Form::Statement);
        let integers = element::ELEMENTS.iter().filter(|e| e.integer).map(|e| e.name);
        let words = HashMap::from([
            ("a function", functions(function, false)),
            ("a function with template arguments", functions(function, true)),
            ("a type", functions(|form| form == Form::Type, false)),
            ("a type with template arguments", functions(|form| form == Form::Type, true)),
            ("a function of a scope", vec!["Sm1xxBlockScaledTensorConfig::tile_atom_to_shape"]),
            ("a type with members", vec!["Sm1xxBlockScaledConfig", "Sm103BlockScaledConfig"]),
            ("a member of it", vec!["tile_atom_to_shape_SFA", "tile_atom_to_shape_SFB", "deduce_layoutSFA", "deduce_layoutSFB"]),
            ("an integer type", integers.collect()),
            ("an element type", element::ELEMENTS.iter().map(|e| e.name).collect()),
            ("a name", NAMES.to_vec()),
            ("a name to bind", NAMES.to_vec()),
            ("an operation", vec!["SM80_CP_ASYNC_CACHEALWAYS", "SM90::GMMA::MMA_64x8x16_F16F16F16_SS", "UniversalCopy"]),
            ("an index", vec!["0", "1", "2", "17", "4095"]),
            ("a number of bits", vec!["1", "4", "6", "8", "16", "32", "128", "4096"]),
            ("a swizzle", vec!["3,4,3", "2, 3 ,3", "0,4,3", "1,0,-3", "_2,_3,_4"]),
            ("a newline", vec!["\n"]),
            ("a tab", vec!["\t"]),
            ("a carriage return", vec!["\r"]),
            ("a comment without its end", vec!["", " ", " 7 // é ", " (\n ", "*"]),
            ("the rest of the line", vec!["", " ", " *it*", "/ 🦀", " (["]),
        ]);
        Writer {
            grammar,
            random: Random(SEED),
            words,
            reached: vec![0; grammar.rules.len()],
            out: String::new(),
            open: Vec::new(),
            depth: 0,
            at_once: true,
            newline: false,
            start_of_stride: false,
            open_name: false,
            sign: false,
        }
    }

    fn sentence(&mut self) -> String {
        self.at_once = self.random.one_in(2);
        self.write_rule(self.grammar.rule("text"));
        std::mem::take(&mut self.out)
    }

    /// Whether it is time to come to an end.
    fn is_late(&self) -> bool {
        self.depth > 4 || self.out.len() > 160
    }

    /// One of `choices`; the lowest ones when it is late.
    fn choose<'n>(&mut self, choices: &'n [Node]) -> &'n Node {
        let lowest = choices.iter().map(|n| self.grammar.height(n)).min().unwrap_or(0);
        let late = self.is_late();
        let fits = |n: &&Node| !late || self.grammar.height(n) == lowest;
        let fitting: Vec<&Node> = choices.iter().filter(fits).collect();
        fitting[self.random.below(fitting.len())]
    }

    fn write(&mut self, node: &Node) {
        match node {
            Node::Text(text) => self.bracket(text),
            Node::Rule(rule) => self.write_rule(*rule),
            Node::Words(words) => self.write_words(words),
            Node::All(parts) => parts.iter().for_each(|n| self.write(n)),
            Node::One(choices) => {
                let choice = self.choose(choices);
                self.write(choice);
            }
            Node::Maybe(node) => {
                if !self.is_late() && !self.random.one_in(3) {
                    self.write(node);
                }
            }
            Node::Many(node) => {
                let operator = matches!(&**node, Node::All(parts) if parts.contains(&Node::Words("newline".into())));
                let rarity = if operator { 12 } else { 2 };
                for _ in 0..5 {
                    if self.is_late() || !self.random.one_in(rarity) || !self.may_start(node) {
                        break;
                    }
                    self.write(node);
                }
            }
        }
    }

    /// Whether the words in front of `node` hold here.
    fn may_start(&self, node: &Node) -> bool {
        let Node::All(parts) = node else { return true };
        match &parts[0] {
            Node::Words(words) if words == "not directly in <>" => self.open.last() != Some(&'<'),
            Node::Words(words) if words == "not at the start of a stride" => !self.start_of_stride,
            _ => true,
        }
    }

    fn write_words(&mut self, words: &str) {
        match words {
            "at once" => self.at_once = true,
            "newline" => self.newline = true,
            "start of a stride" => self.start_of_stride = true,
            "not directly in <>" | "not at the start of a stride" => {}
            _ => {
                let text = self.random_word(words);
                self.token(&text);
                self.open_name = words.ends_with("with template arguments");
            }
        }
    }

    /// A text that `words` describe.
    fn random_word(&mut self, words: &str) -> String {
        if let Some(texts) = self.words.get(words) {
            return texts[self.random.below(texts.len())].to_string();
        }
        loop {
            let c = self.random.pick(&CHARACTERS);
            if !c.chars().any(|c| excluded(words, c)) {
                return c.to_string();
            }
        }
    }

    fn write_rule(&mut self, number: usize) {
        let rule = &self.grammar.rules[number];
        self.reached[number] += 1;
        if !rule.loose {
            let mut text = String::new();
            self.spell(&rule.node, &mut text);
            if self.open_name && text.starts_with('<') {
                text = text.replace('<', ">");
            }
            self.token(&text);
            self.sign = rule.name == "UNARY";
            if rule.name == "MLIR_START" {
                self.open.push('"');
            }
            return;
        }
        let favourite = FAVOURITES.iter().find(|(name, _)| *name == rule.name);
        if let (Some((_, favourite)), Node::One(choices)) = (favourite, &rule.node)
            && !self.random.one_in(4)
        {
            return self.write(&choices[*favourite]);
        }
        match rule.name.as_str() {
            "text" => {
                while self.out.trim().is_empty() {
                    self.out.clear();
                    self.write(&rule.node);
                }
            }
            "expression" => {
                self.depth += 1;
                self.write(&rule.node);
                self.depth -= 1;
            }
            "mlir" => {
                self.write(&rule.node);
                self.open.pop();
            }
            "literal" => {
                let start_of_stride = self.start_of_stride;
                self.write(&rule.node);
                self.start_of_stride = start_of_stride;
            }
            "operand" => {
                self.write(&rule.node);
                self.start_of_stride = false;
            }
            _ => self.write(&rule.node),
        }
    }

    /// Spells a token.
    fn spell(&mut self, node: &Node, text: &mut String) {
        match node {
            Node::Text(t) => text.push_str(t),
            Node::Rule(rule) => {
                self.reached[*rule] += 1;
                self.spell(&self.grammar.rules[*rule].node, text);
            }
            Node::Words(words) => text.push_str(&self.random_word(words)),
            Node::All(parts) => parts.iter().for_each(|n| self.spell(n, text)),
            Node::One(choices) => {
                let choice = self.choose(choices);
                self.spell(choice, text);
            }
            Node::Maybe(node) => {
                if self.random.one_in(3) {
                    self.spell(node, text);
                }
            }
            Node::Many(node) => {
                for _ in 0..self.random.below(4) * self.random.below(2) {
                    self.spell(node, text);
                }
            }
        }
    }

    /// Writes a text of a rule with blanks; keeps count of the brackets.
    fn bracket(&mut self, text: &str) {
        let closes = match text {
            ")" => self.open.last() == Some(&'('),
            "]" => self.open.last() == Some(&'['),
            "}" => self.open.last() == Some(&'{'),
            ">" => self.open.last() == Some(&'<'),
            _ => false,
        };
        if text == ">" && self.out.ends_with('>') && self.random.one_in(2) {
            self.at_once = true;
        }
        self.token(text);
        if closes {
            self.open.pop();
        } else if matches!(text, "(" | "[" | "{" | "<") {
            self.open.extend(text.chars());
        }
    }

    /// Writes a token, behind blanks if they may or must stand there.
    fn token(&mut self, text: &str) {
        let before = self.out.chars().last().unwrap_or('\n');
        let after = text.chars().next().unwrap_or(' ');
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let is_sign = |c: char| "+-*/%<>=!&|^~:".contains(c);
        let glued = (is_word(before) && is_word(after))
            || (is_sign(before) && is_sign(after))
            || (before == '!' && after == 'c')
            || (self.sign && after.is_ascii_digit());
        if !self.at_once {
            let end = self.out.len();
            if self.random.one_in(4) && text != "\n" {
                self.blanks();
            }
            if glued && self.out.len() == end {
                self.out.push(' ');
            }
        }
        self.out.push_str(text);
        (self.at_once, self.newline, self.start_of_stride) = (false, false, false);
        (self.open_name, self.sign) = (false, false);
    }

    fn blanks(&mut self) {
        self.out.push(' ');
        let newlines = self.newline || !self.open.is_empty();
        for _ in 0..self.random.below(3) {
            let blank = self.grammar.rule("BLANK");
            self.reached[blank] += 1;
            let mut text = String::new();
            self.spell(&self.grammar.rules[blank].node, &mut text);
            if !text.starts_with("//") && !text.starts_with('#') {
                self.out.push_str(&text);
            } else if newlines {
                self.out += &format!(" {text}\n");
            }
        }
        if newlines && self.random.one_in(4) {
            self.out.push('\n');
        }
    }
}

fn sentences(grammar: &Grammar) -> Vec<String> {
    let mut writer = Writer::new(grammar);
    let sentences = (0..how_many()).map(|_| writer.sentence()).collect();
    for (rule, reached) in grammar.rules.iter().zip(&writer.reached) {
        assert!(*reached > rounds(5), "`{}` is reached {reached} times", rule.name);
    }
    sentences
}

/// Whether two texts say the same; where they say it does not matter. What is printed calls every integer type `int` and leaves
/// out other types, so whether C++ converts to them is not compared.
fn same(a: &[Parsed], b: &[Parsed]) -> bool {
    let plain = |declared: &Declared| Declared { converts: false, ..*declared };
    let one = |(a, b): (&Parsed, &Parsed)| match (&a.0, &b.0) {
        (Statement::Expr(a), Statement::Expr(b)) => a == b,
        (
            Statement::Bind { name, declared, others, value, .. },
            Statement::Bind { name: name_b, declared: declared_b, others: others_b, value: value_b, .. },
        ) => (name, plain(declared), others, value) == (name_b, plain(declared_b), others_b, value_b),
        _ => false,
    };
    a.len() == b.len() && a.iter().zip(b).all(one)
}

/// Prints what `text` says and reads it again.
fn assert_prints_back(text: &str, statements: &[Parsed]) {
    let printed = unparse::statements(statements.iter().map(|(s, _)| s));
    let arena = Bump::new();
    match parser::parse(&printed, &arena, &Env::default()) {
        Ok(again) => assert!(same(statements, &again), "{text:?} is printed as {printed:?}"),
        Err(e) => panic!("{text:?} is printed as {printed:?}: {e:?}"),
    }
}

/// Refuses spans that point outside `text` or into a character.
fn assert_points_into(text: &str, span: Span, what: &dyn std::fmt::Debug) {
    assert!(text.get(span.range()).is_some(), "{span:?} is no part of {text:?}: {what:?}");
}

/// Explains an error, whose labels must all point into the text.
fn assert_explained(text: &str, syntax: Syntax) {
    assert_points_into(text, syntax.span(), &syntax);
    let diagnostic = say::explain(&Error::syntax(syntax), text, &Env::default());
    assert!(!diagnostic.message.is_empty());
    for label in &diagnostic.labels {
        assert_points_into(text, label.span, &diagnostic);
    }
}

#[test]
fn what_the_grammar_derives_is_read_and_printed_back() {
    for text in sentences(&Grammar::load()) {
        let arena = Bump::new();
        match parser::parse(&text, &arena, &Env::default()) {
            Ok(statements) => assert_prints_back(&text, &statements),
            Err(e) => panic!("{text:?}\nis refused at {:?}: {e:?}", &text[e.span().range()]),
        }
    }
}

// Slips of the finger.

/// `text` with one character left out, put in, or in place of another.
fn slip(random: &mut Random, text: &str) -> String {
    let boundaries: Vec<usize> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
    let at = random.below(boundaries.len() - 1);
    let (start, end) = (boundaries[at], boundaries[at + 1]);
    let c = random.pick(&CHARACTERS);
    match random.below(3) {
        0 => format!("{}{}", &text[..start], &text[end..]),
        1 => format!("{}{c}{}", &text[..start], &text[start..]),
        _ => format!("{}{c}{}", &text[..start], &text[end..]),
    }
}

#[test]
fn slips_are_refused_at_a_place_or_read_and_derived() {
    let grammar = Grammar::load();
    let mut random = Random(SEED);
    let mut read = 0;
    for text in sentences(&grammar) {
        for _ in 0..10 {
            let slipped = slip(&mut random, &text);
            let arena = Bump::new();
            match parser::parse(&slipped, &arena, &Env::default()) {
                Ok(statements) => {
                    assert_prints_back(&slipped, &statements);
                    if read % 10 == 0 {
                        assert!(Matcher::derives(&grammar, &slipped), "no rule derives {slipped:?}");
                    }
                    read += 1;
                }
                Err(e) => assert_explained(&slipped, e),
            }
        }
    }
    assert!(read > how_many());
}

/// Says whether the grammar derives a text. It does not mind what hides what, and where newlines
/// end statements.
struct Matcher<'g> {
    grammar: &'g Grammar,
    text: &'g str,
    /// Where a rule that starts at a place can end: the places of the first rule, of the second, and so on.
    known: Vec<Option<Vec<usize>>>,
    /// A place and those behind the blanks there.
    behind: Vec<Option<Vec<usize>>>,
    blank: usize,
}

impl<'g> Matcher<'g> {
    fn derives(grammar: &'g Grammar, text: &'g str) -> bool {
        let (places, blank) = (text.len() + 1, grammar.rule("BLANK"));
        let (known, behind) = (vec![None; places * grammar.rules.len()], vec![None; places]);
        let mut matcher = Matcher { grammar, text, known, behind, blank };
        let starts = matcher.behind_blanks(vec![0]);
        let ends = matcher.rule(grammar.rule("text"), starts);
        matcher.behind_blanks(ends).contains(&text.len())
    }

    /// Where a rule that starts at one of `starts` can end.
    fn rule(&mut self, rule: usize, starts: Vec<usize>) -> Vec<usize> {
        let mut ends = Vec::new();
        let begins = &self.grammar.rules[rule].begins;
        for start in starts {
            if !begins[ANY] && !self.text.as_bytes().get(start).is_some_and(|b| begins[usize::from(*b)]) {
                continue;
            }
            let at = rule * (self.text.len() + 1) + start;
            if self.known[at].is_none() {
                let Rule { node, loose, .. } = &self.grammar.rules[rule];
                self.known[at] = Some(self.node(node, vec![start], *loose));
            }
            ends.extend(self.known[at].iter().flatten());
        }
        unique(ends)
    }

    fn node(&mut self, node: &Node, starts: Vec<usize>, loose: bool) -> Vec<usize> {
        match node {
            _ if starts.is_empty() => starts,
            Node::Text(t) => {
                let fits = starts.iter().filter(|at| self.text[**at..].starts_with(t.as_str()));
                fits.map(|at| at + t.len()).collect()
            }
            Node::Rule(rule) => self.rule(*rule, starts),
            Node::Words(words) => unique(starts.iter().flat_map(|at| self.words(words, *at)).collect()),
            Node::All(parts) => {
                let mut at = starts;
                for (i, part) in parts.iter().enumerate() {
                    let glued = i == 0 || matches!(&parts[i - 1], Node::Words(w) if w == "at once");
                    let from = if loose && !glued { self.behind_blanks(at) } else { at };
                    at = self.node(part, from, loose);
                }
                at
            }
            Node::One(choices) => {
                let ends = choices.iter().flat_map(|n| self.node(n, starts.clone(), loose));
                unique(ends.collect())
            }
            Node::Maybe(inner) => {
                let mut ends = self.node(inner, starts.clone(), loose);
                ends.extend(starts);
                unique(ends)
            }
            Node::Many(inner) => {
                let (mut ends, mut fresh) = (starts.clone(), starts);
                while !fresh.is_empty() {
                    let from = if loose { self.behind_blanks(fresh) } else { fresh };
                    let found = self.node(inner, from, loose);
                    fresh = found.into_iter().filter(|end| !ends.contains(end)).collect();
                    ends.extend(&fresh);
                }
                unique(ends)
            }
        }
    }

    /// Where what `words` describe can end.
    fn words(&self, words: &str, at: usize) -> Vec<usize> {
        let rest = &self.text[at..];
        let take = |more: &dyn Fn(char) -> bool| rest.find(|c| !more(c)).unwrap_or(rest.len());
        let word = take(&|c| c.is_ascii_alphanumeric() || c == '_');
        let len = match words {
            "at once" | "newline" | "start of a stride" | "not directly in <>" | "not at the start of a stride" => return vec![at],
            "a newline" => usize::from(rest.starts_with('\n')),
            "a tab" => usize::from(rest.starts_with('\t')),
            "a carriage return" => usize::from(rest.starts_with('\r')),
            "a comment without its end" => rest.find("*/").unwrap_or(0),
            "the rest of the line" => take(&|c| c != '\n'),
            "a swizzle" => take(&|c| c != '>'),
            "an element type" if rest.starts_with("complex<") => rest.find('>').map_or(0, |close| close + 1),
            "an index" | "a number of bits" => take(&|c| c.is_ascii_digit() || c == '\''),
            "an integer type" => take(&|c| c.is_ascii_alphanumeric() || "_: ".contains(c)),
            _ if words.starts_with("any character but ") => {
                let fits = |c: &char| !excluded(words, *c);
                rest.chars().next().filter(fits).map_or(0, char::len_utf8)
            }
            _ => {
                let more = |c: char| c.is_ascii_alphanumeric() || c == '_';
                let mut ends = vec![word; usize::from(word > 0)];
                while let Some(end) = ends.last()
                    && let Some(inner) = rest[*end..].strip_prefix("::")
                {
                    let len = inner.find(|c| !more(c)).unwrap_or(inner.len());
                    ends.push(end + 2 + len);
                }
                return ends.into_iter().map(|len| at + len).collect();
            }
        };
        if len == 0 && !words.ends_with("end") && !words.ends_with("line") { vec![] } else { vec![at + len] }
    }

    /// The places, and those behind the blanks there, with newlines and without.
    fn behind_blanks(&mut self, places: Vec<usize>) -> Vec<usize> {
        let mut all = Vec::new();
        for place in places {
            if self.behind[place].is_none() {
                self.behind[place] = Some(self.behind_one(place));
            }
            all.extend(self.behind[place].iter().flatten());
        }
        unique(all)
    }

    fn behind_one(&mut self, place: usize) -> Vec<usize> {
        let (mut all, mut fresh) = (vec![place], vec![place]);
        while !fresh.is_empty() {
            let newlines = fresh.iter().filter(|at| self.text[**at..].starts_with('\n'));
            let mut found: Vec<usize> = newlines.map(|at| at + 1).collect();
            found.extend(self.rule(self.blank, fresh));
            fresh = found.into_iter().filter(|end| !all.contains(end)).collect();
            all.extend(&fresh);
        }
        all
    }
}

/// Whether what is described in words is a name, or several joined by `::`.
fn is_name(words: &str) -> bool {
    !LOOSE_WORDS.contains(&words) && !words.starts_with("any character but ")
}

/// Descriptions of what is not a name.
const LOOSE_WORDS: [&str; 14] = [
    "at once",
    "newline",
    "start of a stride",
    "not directly in <>",
    "not at the start of a stride",
    "a newline",
    "a tab",
    "a carriage return",
    "a comment without its end",
    "the rest of the line",
    "a swizzle",
    "an index",
    "a number of bits",
    "an integer type",
];

/// Whether `any character but … and newline` leaves `c` out.
fn excluded(words: &str, c: char) -> bool {
    let but = words.strip_prefix("any character but ").unwrap_or_else(|| panic!("`{words}` says nothing"));
    let signs = but.split(" and ").next().unwrap_or(but);
    c == '\n' || (c != ' ' && signs.contains(c))
}

fn unique(mut places: Vec<usize>) -> Vec<usize> {
    if places.len() < 2 {
        return places;
    }
    places.sort_unstable();
    places.dedup();
    places
}
