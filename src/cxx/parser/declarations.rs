//! The parser of declarations at the level of a namespace.

use super::super::ast::{
    Alias, At, Body, Enum, Expr, ExprKind, Function, Handler, Item, Name, Path, Segment, StaticAssert, Stmt, StmtKind, TemplateParam, Test,
    TestInstance, Try, Type, TypeKind,
};
use super::super::token::TokenKind;
use super::declarators::{Declared, Named};
use super::names::Kind;
use super::types::Specifiers;
use super::{Parse, Parser};
use std::rc::Rc;

/// `template <…> requires …`, in front of a declaration.
#[derive(Clone, Debug, Default)]
pub(super) struct TemplateHead {
    pub(super) params: Option<Vec<TemplateParam>>,
    /// How many lists of parameters stand there.
    pub(super) lists: usize,
    pub(super) requires: Vec<Expr>,
}

impl Parser<'_> {
    /// A declaration, appended to `out`; where it is not read, a note of that.
    pub(super) fn item(&mut self, out: &mut Vec<Item>) -> Parse<()> {
        let first = out.len();
        let unread = self.or_unread(|p| p.item_in(out))?;
        out.extend(unread.map(Item::Unread));
        if self.classes.is_empty() {
            let declared = self.declared.drain(..).map(|class| Item::Class(Rc::new(class)));
            out.splice(first..first, declared);
        }
        Ok(())
    }

    fn item_in(&mut self, out: &mut Vec<Item>) -> Parse<()> {
        self.attributes()?;
        let at = self.here();
        let token = self.peek();
        match &*token.text {
            ";" => {
                self.at += 1;
                Ok(())
            }
            "inline" if self.ahead(1).is("namespace") => {
                self.at += 1;
                // its names are names of what is around it
                let mut inner = Vec::new();
                self.namespace(&mut inner)?;
                for item in inner {
                    let Item::Namespace(Some(name), items) = item else {
                        out.push(item);
                        continue;
                    };
                    out.extend(inline_namespace(name, items, at));
                }
                Ok(())
            }
            "namespace" => self.namespace(out),
            // an instantiation that another file has
            "extern" if self.ahead(1).is("template") => {
                self.skip_definition(self.at);
                Ok(())
            }
            "extern" if self.ahead(1).kind == TokenKind::Text && self.ahead(2).is("{") => {
                self.at += 3;
                out.extend(self.nested(Self::items)?);
                self.expect("}")
            }
            "using" => self.using(out),
            "static_assert" | "_Static_assert" => {
                let assertion = self.static_assert()?;
                out.push(Item::StaticAssert(Rc::new(assertion)));
                Ok(())
            }
            "template" => {
                if !self.ahead(1).is("<") {
                    let begin = self.at;
                    out.extend(self.instance().map(Item::Instance));
                    self.at = begin;
                    self.skip_definition(begin);
                    return Ok(());
                }
                self.template(out)
            }
            "concept" => self.unread(at, "a concept without a template"),
            "TEST" | "__TEST" | "__TEST_P" | "__TEST_T" if self.ahead(1).is("(") => {
                let (takes_values, is_typed) = (token.is("__TEST_P"), token.is("__TEST_T"));
                let test = self.test(takes_values, is_typed)?;
                out.push(Item::Test(Rc::new(test)));
                Ok(())
            }
            "__INSTANCE" if self.ahead(1).is("(") => {
                let instance = self.test_instance()?;
                out.push(Item::TestInstance(Rc::new(instance)));
                Ok(())
            }
            word if is_unread_test(word) && self.ahead(1).is("(") => self.unread(at, format_args!("`{word}`")),
            "asm" | "__asm__" => self.unread(at, "inline assembly"),
            _ => self.plain_item(out, TemplateHead::default()),
        }
    }

    /// What an explicit instantiation makes: the class or the variable; none where it is a function.
    fn instance(&mut self) -> Option<Path> {
        self.at += 1;
        match self.is("class") || self.is("struct") || self.is("union") {
            true => self.at += 1,
            false => drop(self.specifiers().ok()?),
        }
        let path = self.path().ok()?;
        self.is(";").then_some(path)
    }

    fn namespace(&mut self, out: &mut Vec<Item>) -> Parse<()> {
        self.expect("namespace")?;
        self.attributes()?;
        let (mut names, mut is_inline, at) = (Vec::new(), false, self.here());
        while self.at_name() {
            names.push((self.name()?, is_inline));
            if !self.eat("::") {
                break;
            }
            is_inline = self.eat("inline");
        }
        if self.eat("=") {
            let path = self.path()?;
            self.semicolon()?;
            if let Some((name, _)) = names.pop() {
                out.push(Item::NamespaceAlias(name, path));
            }
            return Ok(());
        }
        let open = self.here();
        self.expect("{")?;
        // each name is a level
        let deeper = names.len().saturating_sub(1);
        self.depth += deeper;
        let outer = self.references.enter(names.iter().map(|(name, _)| name.clone()));
        let items = self.nested(Self::items);
        self.references.leave(outer);
        let items = items?;
        self.depth -= deeper;
        if !self.eat("}") {
            return self.ill_formed(open, "this `{` is not closed");
        }
        if names.is_empty() {
            out.push(Item::Namespace(None, items));
            return Ok(());
        }
        let mut inner = items;
        while let Some((name, is_inline)) = names.pop() {
            inner = if is_inline { inline_namespace(name, inner, at).into() } else { vec![Item::Namespace(Some(name), inner)] };
        }
        out.extend(inner);
        Ok(())
    }

    /// `using A = B;`, `using A::b;`, `using namespace A;`
    fn using(&mut self, out: &mut Vec<Item>) -> Parse<()> {
        self.expect("using")?;
        if self.eat("namespace") {
            let path = self.path()?;
            self.semicolon()?;
            out.push(Item::UsingNamespace(path));
            return Ok(());
        }
        if self.eat("enum") {
            return self.using_enum(out);
        }
        if self.at_name() && self.ahead(1).is("=") && self.named_definition(out)? {
            return Ok(());
        }
        if self.at_name() && self.ahead(1).is("=") || self.at_name() && self.ahead(1).is("[") {
            let alias = self.alias(TemplateHead::default())?;
            self.scopes.declare(&alias.name, Kind::Type);
            out.push(Item::Alias(Rc::new(alias)));
            return Ok(());
        }
        loop {
            self.eat("typename");
            let path = self.path()?;
            if path.of.is_none() && !path.global && path.segments.len() == 1 {
                return self.ill_formed(path.at, "`using` brings in what a namespace or a class has: `using A::name;`");
            }
            // of all bases of a pack
            self.eat("...");
            let last = path.last().name.clone();
            if let Some(kind) = self.scopes.kind_anywhere(&last) {
                self.scopes.declare(&last, kind);
            }
            for form in self.forms_of(last) {
                let mut path = path.clone();
                if let Some(last) = path.segments.last_mut() {
                    last.name = form;
                }
                out.push(Item::Using(path));
            }
            if !self.eat(",") {
                break;
            }
        }
        self.semicolon()
    }

    /// `A = struct B { … };`, `A = enum { … };`: another name of what is defined or declared with it; false, and nothing is taken,
    /// where nothing is.
    fn named_definition(&mut self, out: &mut Vec<Item>) -> Parse<bool> {
        let start = self.at;
        let (name, at) = (self.name()?, self.here());
        self.expect("=")?;
        let of = if self.at_class_definition() {
            let class = self.class(TemplateHead::default())?;
            let of = class.name.clone();
            out.push(Item::Class(Rc::new(class)));
            of
        } else if self.is("enum") && !(self.is_elaborated_enum() || self.ahead(2).is(";")) {
            let e = self.enumeration()?;
            let of = e.name.clone().unwrap_or_else(|| Name::from(""));
            out.push(Item::Enum(Rc::new(e)));
            of
        } else {
            self.at = start;
            return Ok(false);
        };
        self.semicolon()?;
        if name != of {
            self.scopes.declare(&name, Kind::Type);
            out.push(Item::Alias(Rc::new(Alias { name, template: None, requires: Vec::new(), ty: simple_type(&of, at), at })));
        }
        Ok(true)
    }

    /// `using enum A;`: each of its enumerators by its name alone.
    fn using_enum(&mut self, out: &mut Vec<Item>) -> Parse<()> {
        let path = self.path()?;
        let Some(names) = self.scopes.enumerators.get(&path.last().name).cloned() else {
            return self.unread(path.at, "`using enum` of an enumeration that is not declared before it");
        };
        for name in names {
            self.scopes.declare(&name, Kind::Value);
            let mut path = path.clone();
            path.segments.push(Segment { name, args: None, at: path.at });
            out.push(Item::Using(path));
        }
        self.semicolon()
    }

    /// `A = B;`, the word `using` behind us.
    pub(super) fn alias(&mut self, head: TemplateHead) -> Parse<Alias> {
        let at = self.here();
        let name = self.name()?;
        let alignment = self.attributes()?;
        self.expect("=")?;
        let ty = self.type_id()?;
        self.plain_alias(alignment)?;
        self.semicolon()?;
        Ok(Alias { name, template: head.params, requires: head.requires, ty, at })
    }

    /// Refuses another name of a type that has an alignment of its own.
    pub(super) fn plain_alias(&self, alignment: Option<Expr>) -> Parse<()> {
        match alignment {
            Some(e) => self.unread(e.at, "the alignment of a name of a type"),
            None => Ok(()),
        }
    }

    pub(super) fn static_assert(&mut self) -> Parse<StaticAssert> {
        let at = self.here();
        self.at += 1;
        self.expect("(")?;
        let (condition, message) = self.bracketed(|p| {
            let condition = p.assignment()?;
            let mut message = None;
            while p.eat(",") {
                message = Some(p.assignment()?);
            }
            Ok((condition, message))
        })?;
        self.expect(")")?;
        self.semicolon()?;
        Ok(StaticAssert { condition, message, at })
    }

    fn test(&mut self, takes_values: bool, is_typed: bool) -> Parse<Test> {
        self.at += 1;
        self.expect("(")?;
        let suite = self.name()?;
        self.expect(",")?;
        let at = self.here();
        // `TEST(Gemm, 64x64x32)`: it is joined to the name of the suite
        let name = if self.peek().kind == TokenKind::Number { self.take().text.clone() } else { self.name()? };
        let whole = Name::from(format!("{suite}.{name}"));
        let is_plain = !self.eat(",");
        let of_types = if is_typed { Some([self.test_function(&whole, ",")?, self.test_function(&whole, ",")?]) } else { None };
        let around = match is_plain {
            false => Some([self.test_function(&whole, ",")?, self.test_function(&whole, ")")?]),
            true => self.expect(")").map(|_| None)?,
        };
        let mut body = self.test_function(&whole, "")?;
        if is_plain && let Some(body) = Rc::get_mut(&mut body) {
            catch_everything(body);
        }
        Ok(Test { suite, name, at, body, around, takes_values, of_types })
    }

    fn test_instance(&mut self) -> Parse<TestInstance> {
        self.at += 1;
        self.expect("(")?;
        let prefix = if self.is(",") { Name::from("") } else { self.name()? };
        self.expect(",")?;
        let suite = self.name()?;
        self.expect(",")?;
        let [make, choose, shown] = [",", ",", ")"].map(|end| self.test_function(&suite, end));
        Ok(TestInstance { prefix, suite, make: make?, choose: choose?, shown: shown? })
    }

    /// A block that the tests run, and what has to follow it.
    fn test_function(&mut self, name: &Name, end: &str) -> Parse<Rc<Function>> {
        let at = self.here();
        let body = self.body()?;
        if !end.is_empty() {
            self.expect(end)?;
        }
        Ok(Rc::new(Function::of_block(name.clone(), at, body)))
    }

    /// A class, an enumeration, a function or variables.
    pub(super) fn plain_item(&mut self, out: &mut Vec<Item>, head: TemplateHead) -> Parse<()> {
        let at = self.here();
        if self.at_class_definition() {
            let typedef = self.eat("typedef");
            return self.class_item(out, head, typedef);
        }
        if self.is("enum") && !self.is_elaborated_enum() || self.is("typedef") && self.ahead(1).is("enum") {
            let typedef = self.eat("typedef");
            return self.enum_item(out, typedef);
        }
        if head.params.is_none() && self.specified_class(out)? {
            return Ok(());
        }
        let toplevel_statement = head.params.is_none() && self.at_statement();
        if toplevel_statement {
            let mut statements: Vec<Stmt> = Vec::new();
            self.statement(&mut statements)?;
            out.extend(statements.into_iter().map(Item::Statement));
            return Ok(());
        }
        let mut s = self.specifiers()?;
        // `int (*f)(int)` names what stands in brackets
        let brackets = self.is("(") && !(self.is_nested_declarator() || self.at_nested_member() || self.at_bracketed_name());
        if s.ty.is_none() || brackets || names_conversion(&s) {
            return self.without_type(out, head, s, at);
        }
        let Some(base) = s.ty.clone() else {
            return self.expected("a declaration");
        };
        if self.eat(";") {
            return Ok(()); // `struct A;`
        }
        if s.is_typedef {
            self.plain_alias(s.alignment)?;
            return self.typedef_names(&base, out);
        }
        let start = self.at;
        let d = self.declarator(base.clone(), Named::Always)?;
        if d.params.is_some() || self.is("(") && self.is_function(&s, &d) {
            let function = self.function(d, s, head)?;
            out.push(Item::Function(Rc::new(function)));
            return Ok(());
        }
        self.at = start;
        s.is_template = head.params.is_some() && d.owner.is_none();
        let mut v = self.variables(&s, base)?;
        self.semicolon()?;
        (v.template, v.requires) = (head.params, head.requires);
        out.push(Item::Variables(Rc::new(v)));
        Ok(())
    }

    /// The names of a `typedef` behind its type.
    pub(super) fn typedef_names(&mut self, base: &Type, out: &mut Vec<Item>) -> Parse<()> {
        loop {
            let d = self.declarator(base.clone(), Named::Always)?;
            self.plain_alias(d.alignment)?;
            let ty = if self.is("(") { self.function_type(d.ty)? } else { d.ty };
            if let Some(name) = d.name {
                self.scopes.declare(&name, Kind::Type);
                out.push(Item::Alias(Rc::new(Alias { name, template: None, requires: Vec::new(), ty, at: d.at })));
            }
            if !self.eat(",") {
                return self.semicolon();
            }
        }
    }

    /// A statement at the level of the file: the file is the body of `main`.
    fn at_statement(&mut self) -> bool {
        let token = self.peek();
        match &*token.text {
            "if" | "for" | "while" | "do" | "switch" | "return" | "{" => true,
            _ if token.kind != TokenKind::Name => token.kind != TokenKind::Punctuation || matches!(&*token.text, "++" | "--" | "(" | "*"),
            "auto" => self.ahead(1).is("["),
            _ if token.kind == TokenKind::Name && self.at_path() => {
                // a call, an assignment or a stream: nothing that a declaration can be
                let start = self.at;
                let found = self.attempt(|p| {
                    p.path()?;
                    let next = p.peek();
                    let statement = matches!(&*next.text, "<<" | "=" | "+=" | "-=" | "." | "->" | "[" | "++" | "--" | "<<<");
                    if statement {
                        return Ok(());
                    }
                    if next.is("(") {
                        p.skip_group();
                        if p.is(";") || p.is("<<") || p.is(".") || p.is("(") {
                            return Ok(());
                        }
                    }
                    p.expected("a statement")
                });
                self.at = start;
                found.is_some()
            }
            _ => false,
        }
    }

    /// A constructor or a destructor defined outside of its class, a deduction guide, or a mistake.
    fn without_type(&mut self, out: &mut Vec<Item>, head: TemplateHead, s: Specifiers, at: At) -> Parse<()> {
        let is_conversion = names_conversion(&s);
        if let Some(Type { kind: TypeKind::Path(path), .. }) = &s.ty
            && (self.is("(") || is_conversion)
        {
            let mut path = path.clone();
            // `A(T) -> A<T>;` says what a class template's arguments are deduced to
            if path.segments.len() == 1 {
                let begin = self.at;
                let guide = self.attempt(|p| {
                    p.skip_group();
                    p.expect("->")?;
                    p.type_id()?;
                    p.semicolon()
                });
                if guide.is_some() {
                    self.at = begin;
                    let ty = Type { kind: TypeKind::Auto, at };
                    let name = Some(guide_of(&path.last().name));
                    let declared = Declared { name, owner: None, specialised: None, ty, at, pack: false, params: None, alignment: None };
                    let function = self.function(declared, Specifiers { ty: None, ..s }, head)?;
                    out.push(Item::Function(Rc::new(function)));
                    return Ok(());
                }
                return self.ill_formed(at, format_args!("expected a declaration, found a call of `{}`", path.last().name));
            }
            let Some(last) = path.segments.pop() else {
                return self.expected("a name");
            };
            let ty = Type { kind: TypeKind::Auto, at };
            let result = if is_conversion { Some(self.conversion_type()?) } else { None };
            let declared = Declared {
                name: Some(last.name),
                owner: Some(path),
                specialised: None,
                ty,
                at,
                pack: false,
                params: None,
                alignment: None,
            };
            let mut function = self.function(declared, Specifiers { ty: None, ..s }, head)?;
            function.result = result;
            out.push(Item::Function(Rc::new(function)));
            return Ok(());
        }
        self.expected("a declaration")
    }

    pub(super) fn is_elaborated_enum(&self) -> bool {
        // `enum A a;`
        let n = usize::from(self.ahead(1).is("class") || self.ahead(1).is("struct"));
        self.ahead(1 + n).kind == TokenKind::Name && self.ahead(2 + n).kind == TokenKind::Name
    }

    fn enum_item(&mut self, out: &mut Vec<Item>, typedef: bool) -> Parse<()> {
        let e = self.enumeration()?;
        let (name, at) = (e.name.clone(), e.at);
        out.push(Item::Enum(Rc::new(e)));
        let s = Specifiers { is_typedef: typedef, ..Specifiers::default() };
        self.declared_of(&s, simple_type(&name.unwrap_or_else(|| Name::from("")), at), out)
    }

    /// `enum class A : int { x, y }`
    pub(super) fn enumeration(&mut self) -> Parse<Enum> {
        self.expect("enum")?;
        let scoped = self.eat("class") || self.eat("struct");
        self.attributes()?;
        let at = self.here();
        let name = if self.at_name() { Some(self.name()?) } else { None };
        if self.is("::") {
            return self.unread(at, "an enumeration that is defined outside of its class");
        }
        let name = name.or_else(|| Some(self.made_up("enum")));
        if let Some(name) = &name {
            self.scopes.declare(name, Kind::Type);
        }
        let underlying = if self.eat(":") { Some(self.type_id()?) } else { None };
        let mut enumerators = Vec::new();
        if self.eat("{") {
            while !self.is("}") {
                let at = self.here();
                let name = self.name()?;
                self.attributes()?;
                let value = if self.eat("=") { Some(self.bracketed(Self::conditional)?) } else { None };
                if !scoped {
                    self.scopes.declare(&name, Kind::Value);
                }
                enumerators.push((name, value, at));
                if !self.eat(",") {
                    break;
                }
            }
            self.expect("}")?;
            self.attributes()?;
        }
        if let Some(name) = &name {
            self.scopes.enumerators.insert(name.clone(), enumerators.iter().map(|(name, ..)| name.clone()).collect());
        }
        Ok(Enum { name, scoped, underlying, enumerators, at })
    }
}

/// Whether what stands in front is `A::operator`, the name of a conversion defined outside of its class.
fn names_conversion(s: &Specifiers) -> bool {
    matches!(&s.ty, Some(Type { kind: TypeKind::Path(path), .. }) if &*path.last().name == "operator T")
}

/// The type of a name.
pub(super) fn simple_type(name: &Name, at: At) -> Type {
    Type { kind: TypeKind::Path(Path { is_tag: true, ..Path::name(name.clone(), at) }), at }
}

/// Puts a handler around the body of a test: an exception that nobody else catches is a failure of it.
fn catch_everything(test: &mut Function) {
    let Some(Body::Block(body)) = &mut test.body else {
        return;
    };
    let at = test.at;
    let function = Expr { kind: ExprKind::Path(Path::name("__test_thrown".into(), at)), at };
    let text = Expr { kind: ExprKind::Text(b"the test body".as_slice().into()), at };
    let call = Expr { kind: ExprKind::Call(Box::new(function), vec![text.into()]), at };
    let handler = Handler { ty: None, name: None, at, body: vec![Stmt { kind: StmtKind::Expr(call), at }] };
    let caught = StmtKind::Try(Box::new(Try { body: std::mem::take(body), handlers: vec![handler], is_around: false }));
    body.push(Stmt { kind: caught, at });
}

/// An inline namespace: its names are names of what is around it, and it may be named all the same.
fn inline_namespace(name: Name, items: Vec<Item>, at: At) -> [Item; 2] {
    [Item::NamespaceAlias(name.clone(), Path::name(name, at)), Item::Namespace(None, items)]
}

/// Whether `word` is a macro of gtest that defines tests of a kind that is not run.
fn is_unread_test(word: &str) -> bool {
    matches!(word, "TYPED_TEST_P" | "TYPED_TEST_SUITE_P" | "REGISTER_TYPED_TEST_SUITE_P" | "INSTANTIATE_TYPED_TEST_SUITE_P")
}

/// The name of the deduction guides of a class template, which are kept as functions that return it.
pub(in super::super) fn guide_of(class: &str) -> Name {
    Name::from(format!("guide {class}"))
}
