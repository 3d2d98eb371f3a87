//! The grammar of C++ programs against the parser: what the parser reads of the recorded programs the grammar derives, and
//! of every choice, option and repetition of the grammar the parser reads the smallest program that has it.

use super::grammar::{Grammar, Node, Rule};
use cutectl::cxx::parser::parse;
use cutectl::cxx::preprocess::{NoFiles, Preprocessed, Settings, preprocess};
use cutectl::cxx::token::{Token, TokenKind};
use std::collections::{HashMap, HashSet, VecDeque};

fn grammar() -> Grammar {
    Grammar::of(concat!(env!("CARGO_MANIFEST_DIR"), "/grammar/cxx.ebnf"))
}

fn preprocessed(text: &str) -> Preprocessed {
    preprocess("program", text, &Settings::default(), &NoFiles).unwrap_or_else(|_| panic!("{text}"))
}

/// Whether the parser reads all of a text.
fn is_read(text: &str) -> Result<(), String> {
    let pre = preprocessed(text);
    let unit = parse(&pre.tokens, &pre.sources, u32::MAX).map_err(|e| e.message)?;
    let unit = format!("{unit:?}");
    match unit.find("Unread") {
        Some(at) => Err(unit[at..].chars().take(200).collect()),
        None => Ok(()),
    }
}

// From the parser to the grammar.

const KEYWORDS: &str = "alignas alignof and auto bitand bitor bool break case char class compl concept const const_cast consteval \
                        constexpr constinit continue decltype default delete do double dynamic_cast else enum explicit extern false \
                        float for friend goto if inline int long mutable namespace new noexcept not nullptr operator or private \
                        protected public reinterpret_cast requires return short signed sizeof static static_assert static_cast \
                        struct switch template this throw true try typedef typename union unsigned using virtual void volatile \
                        wchar_t while xor";

const OPERATORS: [&str; 30] = [
    "<=>", "==", "!=", "&&", "||", "<<", ">>", "<=", ">=", "+", "-", "*", "/", "%", "<", ">", "&", "|", "^", ".*", "->*", "and", "or",
    "bitand", "bitor", "xor", "not_eq", "and_eq", "or_eq", "xor_eq",
];

/// Operators that are declared and never stand between two operands.
const DECLARED: [&str; 19] =
    ["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "++", "--", "->", "!", "~", ",", "new", "delete"];

/// Which ends the rules of the grammar have from a token on.
struct Matcher<'g> {
    grammar: &'g Grammar,
    tokens: &'g [Token],
    known: HashMap<(usize, usize), HashSet<usize>>,
    /// The first token that nothing takes.
    furthest: usize,
}

impl Matcher<'_> {
    fn rule(&mut self, rule: usize, at: usize) -> HashSet<usize> {
        if let Some(ends) = self.known.get(&(rule, at)) {
            return ends.clone();
        }
        self.known.insert((rule, at), HashSet::new());
        let grammar = self.grammar;
        let ends = self.node(&grammar.rules[rule].node, HashSet::from([at]));
        self.known.insert((rule, at), ends.clone());
        ends
    }

    fn node(&mut self, node: &Node, starts: HashSet<usize>) -> HashSet<usize> {
        match node {
            _ if starts.is_empty() => starts,
            Node::Text(text) => starts.into_iter().filter_map(|at| self.text(text, at)).collect(),
            Node::Words(words) => starts.into_iter().flat_map(|at| self.words(words, at)).collect(),
            Node::Rule(rule) => starts.into_iter().flat_map(|at| self.rule(*rule, at)).collect(),
            Node::All(parts) => parts.iter().fold(starts, |starts, part| self.node(part, starts)),
            Node::One(choices) => choices.iter().flat_map(|choice| self.node(choice, starts.clone())).collect(),
            Node::Maybe(inner) => {
                let mut ends = self.node(inner, starts.clone());
                ends.extend(starts);
                ends
            }
            Node::Many(inner) => {
                let (mut ends, mut fresh) = (starts.clone(), starts);
                while !fresh.is_empty() {
                    fresh = self.node(inner, fresh).difference(&ends).copied().collect();
                    ends.extend(&fresh);
                }
                ends
            }
        }
    }

    /// Where a text ends that may be several tokens: `>>` is two.
    fn text(&mut self, text: &str, mut at: usize) -> Option<usize> {
        let mut rest = text;
        while !rest.is_empty() {
            let token = self.tokens.get(at).filter(|t| !matches!(t.kind, TokenKind::Text | TokenKind::Char | TokenKind::End))?;
            rest = rest.strip_prefix(&*token.text)?;
            at += 1;
        }
        self.furthest = self.furthest.max(at);
        Some(at)
    }

    fn words(&mut self, words: &str, at: usize) -> Vec<usize> {
        let Some(token) = self.tokens.get(at) else {
            return Vec::new();
        };
        let fits = match words {
            "NAME" => token.kind == TokenKind::Name && !KEYWORDS.split_whitespace().any(|word| word == &*token.text),
            "NUMBER" => token.kind == TokenKind::Number,
            "STRING" => token.kind == TokenKind::Text,
            "EMPTY" => &*token.text == "\"\"",
            "CHARACTER" => token.kind == TokenKind::Char,
            "CHECK" => token.text.starts_with("EXPECT_") || token.text.starts_with("ASSERT_"),
            "anything" => return (at..self.tokens.len().min(at + 40)).collect(),
            "an operator" => {
                let all = OPERATORS.iter().chain(&DECLARED);
                return all.filter_map(|text| self.text(text, at)).collect();
            }
            _ => return OPERATORS.iter().filter_map(|text| self.text(text, at)).collect(),
        };
        if fits {
            self.furthest = self.furthest.max(at + 1);
        }
        fits.then_some(at + 1).into_iter().collect()
    }
}

#[test]
fn what_the_parser_reads_of_programs_the_grammar_derives() {
    let grammar = grammar();
    let (mut derived, mut underived) = (0, Vec::new());
    for folder in ["recorded", "programs"] {
        let folder = format!("{}/tests/data/{folder}", env!("CARGO_MANIFEST_DIR"));
        for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.extension().is_none_or(|extension| extension != "cpp" && extension != "cu") {
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            is_read(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
            let pre = preprocessed(&text);
            // the suffix of `"a"s` and `"a"_own` belongs to its string or character, but the name of `operator""_own`
            let (mut glued, mut names_operator) = (false, false);
            let plain = |t: &Token| {
                let is_text = matches!(t.kind, TokenKind::Text | TokenKind::Char) && t.glued && !names_operator;
                names_operator = t.is("operator");
                let suffix = std::mem::replace(&mut glued, is_text) && (matches!(&*t.text, "s" | "sv") || t.text.starts_with('_'));
                !suffix && t.kind != TokenKind::End
            };
            let tokens: Vec<Token> = pre.tokens.into_iter().filter(plain).collect();
            let mut matcher = Matcher { grammar: &grammar, tokens: &tokens, known: HashMap::new(), furthest: 0 };
            let ends = matcher.rule(grammar.rule("unit"), 0);
            let next = &tokens[matcher.furthest.saturating_sub(8)..(matcher.furthest + 4).min(tokens.len())];
            let next: Vec<&str> = next.iter().map(|t| &*t.text).collect();
            match ends.contains(&tokens.len()) {
                true => derived += 1,
                false => underived.push(format!("{}: no rule derives the end of `{}`", path.display(), next.join(" "))),
            }
        }
    }
    assert!(underived.is_empty(), "{}", underived.join("\n"));
    assert!(derived > 70, "{derived}");
}

// From the grammar to the parser.

/// What the sentences may name.
const HEAD: &str = "struct T0 { T0(); int m0; }; template <class A> concept C0 = true; template <class A> struct P0 {};\n\
                    template <class A> int f0(A); constexpr int v0 = 1; enum class E0 { e0 }; namespace N0 { int n0; }\n";

/// The choice of a rule where none is asked for.
const USUAL: [(&str, usize); 5] = [("function", 0), ("type", 0), ("primary", 7), ("item", 0), ("requires", 0)];

/// What no sentence begins with: functions and statements are reached through classes and bodies.
const NOT_BEGUN: [(&str, &str); 3] = [("item", "statement"), ("item", "function"), ("template", "function")];

/// Steps from a node to one within it.
type Steps = Vec<usize>;

fn children(node: &Node) -> &[Node] {
    match node {
        Node::All(nodes) | Node::One(nodes) => nodes,
        Node::Maybe(node) | Node::Many(node) => std::slice::from_ref(node),
        Node::Text(_) | Node::Words(_) | Node::Rule(_) => &[],
    }
}

/// Every node within `node`, with the steps to it, itself first.
fn within<'n>(node: &'n Node, steps: Steps, out: &mut Vec<(&'n Node, Steps)>) {
    out.push((node, steps.clone()));
    for (i, child) in children(node).iter().enumerate() {
        within(child, [&steps[..], &[i]].concat(), out);
    }
}

/// How many words each rule has at the least.
struct Sizes(Vec<usize>);

impl Sizes {
    fn new(grammar: &Grammar) -> Sizes {
        let mut sizes = Sizes(vec![usize::MAX; grammar.rules.len()]);
        loop {
            let next: Vec<usize> = grammar.rules.iter().map(|rule| sizes.of(&rule.node)).collect();
            if next == sizes.0 {
                return sizes;
            }
            sizes.0 = next;
        }
    }

    fn of(&self, node: &Node) -> usize {
        match node {
            Node::Text(_) | Node::Words(_) => 1,
            Node::Maybe(_) | Node::Many(_) => 0,
            Node::Rule(rule) => self.0[*rule].saturating_add(1),
            Node::All(parts) => parts.iter().fold(0, |sum: usize, part| sum.saturating_add(self.of(part))),
            Node::One(choices) => choices.iter().map(|choice| self.of(choice)).min().unwrap_or(0),
        }
    }
}

struct Writer<'g> {
    grammar: &'g Grammar,
    sizes: &'g Sizes,
    out: Vec<String>,
    rules: Vec<&'g str>,
    class: Option<String>,
    names: usize,
}

impl<'g> Writer<'g> {
    /// Writes a rule; `way` leads through rules and nodes to what must be there.
    fn rule(&mut self, rule: usize, way: &[(usize, Steps)]) {
        let grammar = self.grammar;
        self.rules.push(&grammar.rules[rule].name);
        match way {
            [(_, steps), rest @ ..] => self.node(&grammar.rules[rule].node, Some(steps), rest),
            [] => self.node(&grammar.rules[rule].node, None, &[]),
        }
        self.rules.pop();
    }

    fn node(&mut self, node: &'g Node, steps: Option<&[usize]>, rest: &[(usize, Steps)]) {
        let inner = self.rules.last().copied().unwrap_or_default();
        match node {
            Node::Text(text) => self.out.push(text.clone()),
            Node::Words(words) => {
                let word = self.word(words);
                self.out.push(word);
            }
            Node::Rule(rule) => self.rule(*rule, if steps.is_some_and(<[usize]>::is_empty) { rest } else { &[] }),
            Node::All(parts) => {
                for (i, part) in parts.iter().enumerate() {
                    let here = steps.and_then(|s| s.split_first()).filter(|(first, _)| **first == i);
                    self.node(part, here.map(|(_, more)| more), rest);
                }
            }
            Node::One(choices) => match steps.and_then(|s| s.split_first()) {
                Some((first, more)) => self.node(&choices[*first], Some(more), rest),
                None => self.node(self.usual(inner, choices), None, &[]),
            },
            Node::Maybe(option) | Node::Many(option) => {
                if let Some((_, more)) = steps.and_then(|s| s.split_first()) {
                    self.node(option, Some(more), rest);
                } else if inner == "class_head" && matches!(&**option, Node::Rule(rule) if self.grammar.rules[*rule].name == "class_name") {
                    self.node(option, None, &[]);
                    self.class = self.out.last().cloned();
                }
            }
        }
    }

    fn usual(&self, rule: &str, choices: &'g [Node]) -> &'g Node {
        let top = &self.grammar.rules[self.grammar.rule(rule)].node;
        let of_rule = std::iter::once(top).chain(children(top)).any(|n| children(n).as_ptr() == choices.as_ptr());
        match USUAL.iter().find(|(name, _)| *name == rule) {
            Some((_, usual)) if of_rule => &choices[*usual],
            _ if choices.contains(&Node::Text("int".into())) => {
                &choices[choices.iter().position(|n| *n == Node::Text("int".into())).unwrap()]
            }
            _ => choices.iter().min_by_key(|n| self.sizes.of(n)).unwrap(),
        }
    }

    fn word(&mut self, words: &str) -> String {
        let text = match words {
            "NUMBER" => "1",
            "STRING" => "\"s\"",
            "EMPTY" => "\"\"",
            "CHARACTER" => "'c'",
            "CHECK" => "EXPECT_EQ",
            "anything" => "nodiscard",
            "NAME" => return self.name(),
            _ => "+",
        };
        text.into()
    }

    fn name(&mut self) -> String {
        let has = |rule: &str| self.rules.contains(&rule);
        for rule in self.rules.iter().rev() {
            let name = match *rule {
                "type" | "base" => "T0",
                "special" => return self.class.clone().unwrap_or_else(|| "T0 :: T0".into()),
                "requires" | "demand" if !has("primary") => "C0",
                "primary" | "member_initialiser" | "postfix" | "requires" | "demand" => "v0",
                "namespace" | "using" => "N0",
                "used_enum" => "E0",
                "declarator" | "function" | "alias" | "concept" | "class_head" | "enumeration" | "capture" | "template_parameter" => break,
                _ => continue,
            };
            return name.into();
        }
        self.names += 1;
        format!("x{}", self.names)
    }
}

#[test]
fn the_parser_reads_every_choice_of_the_grammar() {
    let grammar = grammar();
    let (root, sizes) = (grammar.rule("unit"), Sizes::new(&grammar));
    // the shortest way from the root to each rule
    let mut ways: HashMap<usize, Vec<(usize, Steps)>> = HashMap::from([(root, Vec::new())]);
    let mut queue = VecDeque::from([root]);
    while let Some(rule) = queue.pop_front() {
        let mut nodes = Vec::new();
        within(&grammar.rules[rule].node, Vec::new(), &mut nodes);
        for (node, steps) in nodes {
            let Node::Rule(to) = node else { continue };
            let names = (&*grammar.rules[rule].name, &*grammar.rules[*to].name);
            if !NOT_BEGUN.contains(&names) && !ways.contains_key(to) {
                let way = [&ways[&rule][..], &[(rule, steps)]].concat();
                ways.insert(*to, way);
                queue.push_back(*to);
            }
        }
    }
    let mut sentences = HashSet::new();
    for (rule, Rule { name, node, .. }) in grammar.rules.iter().enumerate() {
        let way = ways.get(&rule).unwrap_or_else(|| panic!("nothing leads to `{name}`"));
        let mut nodes = Vec::new();
        within(node, Vec::new(), &mut nodes);
        for (_, steps) in nodes {
            let way = [&way[..], &[(rule, steps)]].concat();
            let mut writer = Writer { grammar: &grammar, sizes: &sizes, out: Vec::new(), rules: Vec::new(), class: None, names: 0 };
            writer.rule(root, &way);
            let sentence = writer.out.join(" ");
            if sentences.insert(sentence.clone())
                && let Err(why) = is_read(&format!("{HEAD}{sentence}\n"))
            {
                panic!("`{sentence}`, for `{name}`: {why}");
            }
        }
    }
    assert!(sentences.len() > 300, "{}", sentences.len());
}
