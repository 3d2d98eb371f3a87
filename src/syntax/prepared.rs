//! Prepared expressions: a line that differs from one before in nothing but its integers has the same tree with other
//! integers in it.
//!
//! As a database keeps the plan of a statement of which only constants change. What is saved is the reading: the tree is
//! evaluated anew, and a line that is refused then is read as any other, so that its error has its place.

use crate::algebra::compact::Major;
use crate::algebra::{Int, Layout, Tree};
use crate::syntax::ast::{Arg, Binary, Call, Expr, Kind, Span, Unary};
use crate::syntax::names::FunctionId;
use crate::syntax::token;
use bumpalo::Bump;
use std::slice::Iter;

/// The most bytes of a line that is prepared: what a line may hold is counted by its length too, and longer ones are rare.
const MAX_TEXT: usize = 1 << 10;
/// The most lines that are read between two that are prepared, where no line was like the one before.
const MAX_SKIP: u32 = 64;

/// What stands for an integer in the text of a prepared line: no line has it.
const INTEGER: u8 = 0;

/// A part of a tree, its children behind it.
#[derive(Clone, Copy, Debug)]
enum Node {
    /// The next integer of the text.
    Int(Sign),
    /// `(3,(2,_4))` of nothing but integers.
    Literal(usize),
    /// `(4,8):(1,4)` of nothing but integers.
    LiteralLayout,
    Underscore,
    Order(Major),
    Tuple(usize),
    Tiler(usize),
    Layout,
    Compose(usize),
    Unary(Unary),
    Binary(Binary),
    /// A call with so many template arguments and arguments.
    Call(FunctionId, usize, usize),
}

/// What stands around the digits of an integer.
#[derive(Clone, Copy, Debug)]
struct Sign {
    negative: bool,
    is_static: bool,
}

/// The expression of a line, its integers left open.
#[derive(Clone, Debug, Default)]
pub struct Prepared {
    /// The line, with [`INTEGER`] in place of each integer.
    text: Vec<u8>,
    /// The tree, from its root on.
    nodes: Vec<Node>,
    /// The integers of the line that is asked about, without their signs.
    integers: Vec<i64>,
    /// The revision of the names that the line was read with.
    revision: u64,
    /// The back-off: how many more lines are read before the next one is prepared, and how many will be after that one if no line is
    /// like it.
    skip: u32,
    skip_next: u32,
}

impl Prepared {
    /// The tree of a line that was read, if it is like the one that was prepared. Its places are not known.
    pub fn tree<'a>(&mut self, arena: &'a Bump, line: &str, revision: u64) -> Option<Expr<'a>> {
        if self.nodes.is_empty() || self.revision != revision {
            return None;
        }
        self.read(line.as_bytes())?;
        self.skip_next = 0;
        Some(Rest { nodes: self.nodes.iter(), integers: self.integers.iter(), arena }.expr())
    }

    /// Reads the integers of a line that is like the one that was prepared.
    fn read(&mut self, line: &[u8]) -> Option<()> {
        self.integers.clear();
        let mut rest = line;
        for expected in &self.text {
            let (first, behind) = rest.split_first()?;
            rest = behind;
            if *expected != INTEGER {
                if first != expected {
                    return None;
                }
                continue;
            }
            let mut value = digit(*first)?;
            let zero = value == 0;
            while let Some((next, behind)) = rest.split_first()
                && let Some(digit) = digit(*next)
            {
                value = value.checked_mul(10)?.checked_add(digit)?;
                if zero || value > token::MAX_PLAIN {
                    return None;
                }
                rest = behind;
            }
            self.integers.push(value);
        }
        rest.is_empty().then_some(())
    }

    /// Prepares the expression that is the whole of a line, now and then where nothing came of it before.
    pub fn note(&mut self, line: &str, e: &Expr, revision: u64) {
        if self.skip > 0 {
            self.skip -= 1;
            return;
        }
        self.skip = self.skip_next;
        self.skip_next = (2 * self.skip_next + 1).min(MAX_SKIP);
        self.revision = revision;
        self.nodes.clear();
        let mut integers = Vec::new();
        let prepared = line.len() <= MAX_TEXT && line.is_ascii() && !line.contains('\0') && self.add(e, &mut integers).is_some();
        if !prepared || self.split(line.as_bytes(), &integers).is_none() {
            self.nodes.clear();
        }
    }

    /// Splits a line at its integers, which must be those of its tree.
    fn split(&mut self, line: &[u8], integers: &[Int]) -> Option<()> {
        self.text.clear();
        let (mut start, mut expected) = (0, integers.iter());
        for (digits, value) in token::runs_of_digits(line) {
            let wanted = expected.next()?.value.checked_abs()?;
            let sign_is_lost = wanted == 0 && line[..digits.start].ends_with(b"-");
            if value? != wanted || sign_is_lost {
                return None;
            }
            self.text.extend_from_slice(&line[start..digits.start]);
            self.text.push(INTEGER);
            start = digits.end;
        }
        self.text.extend_from_slice(&line[start..]);
        expected.next().is_none().then_some(())
    }

    /// Adds the nodes of an expression, and its integers in order; `None` where a part is none that can be prepared.
    fn add(&mut self, e: &Expr, integers: &mut Vec<Int>) -> Option<()> {
        match e.kind {
            Kind::Int(i) => self.add_tree(Tree::Int(i), integers),
            Kind::Literal(items) => self.add_tree(Tree::Tuple(items), integers),
            Kind::LiteralLayout(layout) => {
                if !alike(layout.shape, layout.stride) {
                    return None; // whether they are congruent is a matter of their values
                }
                self.nodes.push(Node::LiteralLayout);
                self.add_tree(layout.shape, integers)?;
                self.add_tree(layout.stride, integers)
            }
            Kind::Underscore => self.add_all(Node::Underscore, [], integers),
            Kind::Order(major) => self.add_all(Node::Order(major), [], integers),
            Kind::Tuple(items) => self.add_all(Node::Tuple(items.len()), items, integers),
            Kind::Tiler(items) => self.add_all(Node::Tiler(items.len()), items, integers),
            Kind::Layout(pair) => self.add_all(Node::Layout, pair, integers),
            Kind::Compose(parts) => self.add_all(Node::Compose(parts.len()), parts, integers),
            Kind::Unary(op, operand) => self.add_all(Node::Unary(op), [operand], integers),
            Kind::Binary(op, pair) => self.add_all(Node::Binary(op), pair, integers),
            Kind::Call(Call { function, templates, args, called: true }) if args.iter().all(|arg| arg.name.is_none()) => {
                let parts = templates.iter().chain(args.iter().map(|arg| &arg.value));
                self.add_all(Node::Call(*function, templates.len(), args.len()), parts, integers)
            }
            _ => None,
        }
    }

    fn add_all<'e, 'a: 'e>(&mut self, node: Node, parts: impl IntoIterator<Item = &'e Expr<'a>>, integers: &mut Vec<Int>) -> Option<()> {
        self.nodes.push(node);
        parts.into_iter().try_for_each(|part| self.add(part, integers))
    }

    fn add_tree(&mut self, t: Tree, integers: &mut Vec<Int>) -> Option<()> {
        match t {
            Tree::Int(i) => {
                self.nodes.push(Node::Int(Sign { negative: i.value < 0, is_static: i.is_static }));
                integers.push(i);
                Some(())
            }
            Tree::Tuple(items) => {
                self.nodes.push(Node::Literal(items.len()));
                items.iter().try_for_each(|item| self.add_tree(*item, integers))
            }
            _ => None,
        }
    }
}

/// The value of a decimal digit.
#[inline]
fn digit(b: u8) -> Option<i64> {
    b.is_ascii_digit().then(|| i64::from(b - b'0'))
}

/// Whether two trees of integers nest alike.
fn alike(a: Tree, b: Tree) -> bool {
    match (a.items(), b.items()) {
        (None, None) => true,
        (Some(a), Some(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| alike(*a, *b)),
        _ => false,
    }
}

/// The nodes and integers that are still to be made a tree. There are as many as were added.
struct Rest<'p, 'a> {
    nodes: Iter<'p, Node>,
    integers: Iter<'p, i64>,
    arena: &'a Bump,
}

impl<'a> Rest<'_, 'a> {
    fn int(&mut self, sign: Sign) -> Int {
        debug_assert!(!self.integers.as_slice().is_empty(), "a line has the integers of its plan");
        let value = self.integers.next().copied().unwrap_or_default();
        Int::new(if sign.negative { -value } else { value }, sign.is_static)
    }

    fn expr(&mut self) -> Expr<'a> {
        let arena = self.arena;
        debug_assert!(!self.nodes.as_slice().is_empty(), "a plan has the parts of its tree");
        let kind = match self.nodes.next().copied().unwrap_or(Node::Underscore) {
            Node::Int(sign) => Kind::Int(self.int(sign)),
            Node::Literal(count) => Kind::Literal(self.trees(count)),
            Node::LiteralLayout => Kind::LiteralLayout(arena.alloc(Layout { shape: self.tree(), stride: self.tree() })),
            Node::Underscore => Kind::Underscore,
            Node::Order(major) => Kind::Order(major),
            Node::Tuple(count) => Kind::Tuple(self.exprs(count)),
            Node::Tiler(count) => Kind::Tiler(self.exprs(count)),
            Node::Layout => Kind::Layout(arena.alloc([self.expr(), self.expr()])),
            Node::Compose(count) => Kind::Compose(self.exprs(count)),
            Node::Unary(op) => Kind::Unary(op, arena.alloc(self.expr())),
            Node::Binary(op) => Kind::Binary(op, arena.alloc([self.expr(), self.expr()])),
            Node::Call(function, templates, args) => {
                let templates = self.exprs(templates);
                let args = arena.alloc_slice_fill_with(args, |_| Arg { name: None, value: self.expr() });
                Kind::Call(arena.alloc(Call { function, templates, args, called: true }))
            }
        };
        Expr { kind, span: Span::default() }
    }

    fn exprs(&mut self, count: usize) -> &'a [Expr<'a>] {
        self.arena.alloc_slice_fill_with(count, |_| self.expr())
    }

    fn tree(&mut self) -> Tree<'a> {
        match self.nodes.next() {
            Some(Node::Int(sign)) => Tree::Int(self.int(*sign)),
            Some(Node::Literal(count)) => Tree::Tuple(self.trees(*count)),
            _ => Tree::Underscore,
        }
    }

    fn trees(&mut self, count: usize) -> &'a [Tree<'a>] {
        self.arena.alloc_slice_fill_with(count, |_| self.tree())
    }
}

#[cfg(test)]
mod tests {
    use super::Prepared;
    use crate::algebra::Mode;
    use crate::eval::Session;
    use crate::eval::env::Env;
    use crate::syntax::ast::Statement;
    use crate::syntax::parser::Parser;
    use bumpalo::Bump;

    /// The expression that is the whole of a text.
    fn read<'a>(arena: &'a Bump, env: &Env, text: &'a str) -> Option<crate::syntax::ast::Expr<'a>> {
        let parser = Parser::new(text, arena, env).folding();
        match parser.next_statement(0) {
            Ok(Some(((Statement::Expr(e), _), next))) if next == text.len() => Some(e),
            _ => None,
        }
    }

    const TEXTS: [&str; 30] = [
        "composition((6,2):(8,2),(4,3):(3,1))",
        "size((4,8):(1,4))",
        "size<1>((_4,8):(_1,4))",
        "coalesce((2,(1,6)):(1,(6,2)))",
        "logical_divide((8, 8):(8, -1), <2:1,_>)",
        "7 - 3 * 2",
        "7 - -3",
        "-3",
        "_-3",
        "-0",
        "_12",
        "(3,(2,_4))",
        "make_layout(make_shape(Int<3>{}, 2), LayoutRight{})",
        "(4,8):LayoutLeft",
        "((4,8),4):(_0,1)",
        "8:1 o 4:2",
        "crd2idx((1,2),(4,8):(1,4))",
        "0x10",
        "1'000",
        "16u",
        "2.5",
        "_1@0",
        "print(\"4\")",
        "size(4) // 4",
        "append<2>((3,4), 7)",
        "SM80_CP_ASYNC_CACHEALWAYS<4>",
        "make_layout((4,8), stride=(8,1))",
        "4:1(3)",
        "Sw<2,0,3> o 0 o (4,8):(8,1)",
        "a4(3)",
    ];

    #[test]
    fn a_prepared_tree_is_the_tree_that_is_read() {
        let (arena, env) = (Bump::new(), Env::default());
        let mut alike = 0;
        for prepared in TEXTS {
            let Some(e) = read(&arena, &env, prepared) else { continue };
            let mut plan = Prepared::default();
            plan.note(prepared, &e, 0);
            for digits in ["0", "1", "5", "17", "03", "123456789012345678", "1234567890123456789", "x", "-2", "_3", "", "0x1", "2.5", "1'0"]
            {
                // Every number of every text in turn is another one.
                for text in TEXTS {
                    for (at, _) in
                        text.char_indices().filter(|(at, c)| c.is_ascii_digit() && !text[..*at].ends_with(|c: char| c.is_ascii_digit()))
                    {
                        let end = at + text[at..].find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len() - at);
                        let line = arena.alloc_str(&format!("{}{digits}{}", &text[..at], &text[end..]));
                        if let Some(tree) = plan.tree(&arena, line, 0) {
                            let read = read(&arena, &env, line).unwrap_or_else(|| panic!("`{line}` is no expression"));
                            assert_eq!(tree, read, "`{line}` as `{prepared}`");
                            alike += 1;
                        }
                    }
                }
            }
        }
        assert!(alike > 200, "{alike}");
    }

    #[test]
    fn a_name_that_changes_its_meaning_is_read_anew() {
        let mut session = Session::new(Mode::Value);
        let text = |session: &mut Session, line: &str| {
            let arena = Bump::new();
            let line = arena.alloc_str(line);
            let value = match session.prepared_value(&arena, line) {
                Some(value) => value,
                None => session.line(&arena, line).ok()?.answer,
            };
            Some(crate::value::notation::text(value))
        };
        assert_eq!(text(&mut session, "size((4,8))").as_deref(), Some("32"));
        assert_eq!(text(&mut session, "size((5,8))").as_deref(), Some("40"));
        assert_eq!(text(&mut session, "size = 8:2").as_deref(), Some(""));
        assert_eq!(text(&mut session, "size((5,8))"), None);
        assert_eq!(text(&mut session, "size(3)").as_deref(), Some("6"));
        assert_eq!(text(&mut session, "size(5)").as_deref(), Some("10"));
    }

    #[test]
    fn lines_that_are_never_alike_are_prepared_now_and_then() {
        let (arena, env) = (Bump::new(), Env::default());
        let mut plan = Prepared::default();
        let mut prepared = 0;
        for i in 0..10_000 {
            let line = arena.alloc_str(&"(4)".repeat(1 + i % 9));
            if let Some(e) = read(&arena, &env, line) {
                let before = plan.skip;
                plan.note(line, &e, 0);
                prepared += usize::from(before == 0);
            }
        }
        assert!(prepared < 300, "{prepared}");
    }
}
