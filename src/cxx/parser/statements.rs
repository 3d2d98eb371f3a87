//! The parser of statements.

use super::super::ast::{
    Arg, Bindings, Builtin, Condition, Expr, ExprKind, For, Handler, If, Init, Integer, Item, Name, Stmt, StmtKind, Try, Type, TypeKind,
    Variable, Variables,
};
use super::super::token::TokenKind;
use super::checks::is_check;
use super::declarators::{Declared, Named};
use super::names::{self, Kind};
use super::types::Specifiers;
use super::{At, Parse, Parser};
use std::rc::Rc;

/// The names that `[a, b]` declares, and where they stand.
type Names = Vec<(Name, At)>;

impl Parser<'_> {
    /// `{ … }` with a scope of its own.
    pub(super) fn block(&mut self) -> Parse<Vec<Stmt>> {
        self.scopes.enter();
        let block = self.block_in_scope();
        self.scopes.leave();
        block
    }

    /// `{ … }` in the scope that is open.
    pub(super) fn block_in_scope(&mut self) -> Parse<Vec<Stmt>> {
        let open = self.here();
        self.expect("{")?;
        let block = self.bracketed(|p| {
            let mut statements = Vec::new();
            while !p.is("}") {
                if p.peek().kind == TokenKind::End {
                    return p.ill_formed(open, "this `{` is not closed");
                }
                p.statement(&mut statements)?;
            }
            Ok(statements)
        })?;
        self.expect("}")?;
        Ok(block)
    }

    pub(super) fn one(&mut self) -> Parse<Stmt> {
        let at = self.here();
        let mut all = Vec::new();
        self.scopes.enter();
        let mut result = self.nested(|p| p.statement(&mut all));
        while result.is_ok() && !self.is("}") && matches!(all.last().map(|s| &s.kind), Some(StmtKind::Case(_) | StmtKind::Default)) {
            result = self.nested(|p| p.statement(&mut all));
        }
        self.scopes.leave();
        result?;
        Ok(match (all.pop(), all.is_empty()) {
            (Some(only), true) => only,
            (Some(last), false) => {
                all.push(last);
                Stmt { kind: StmtKind::Block(all), at }
            }
            (None, _) => Stmt { kind: StmtKind::Empty, at },
        })
    }

    /// Whether a label stands here.
    fn is_label(&self) -> bool {
        let token = self.peek();
        token.kind == TokenKind::Name
            && self.ahead(1).is(":")
            && !matches!(&*token.text, "default" | "public" | "private")
            && (!self.ahead(3).is(";") || names::is_keyword(&self.ahead(2).text))
    }

    /// A statement, appended to `out`.
    pub(super) fn statement(&mut self, out: &mut Vec<Stmt>) -> Parse<()> {
        self.attributes()?;
        while self.is_label() {
            let at = self.here();
            out.push(Stmt { kind: StmtKind::Label(self.take().text.clone()), at });
            self.at += 1;
            self.attributes()?;
            if self.is("}") {
                return Ok(());
            }
        }
        let at = self.here();
        let token = self.peek();
        let kind = match &*token.text {
            _ if token.kind == TokenKind::Text => self.expression_statement()?,
            ";" => {
                self.at += 1;
                StmtKind::Empty
            }
            "{" => StmtKind::Block(self.block()?),
            "if" => self.if_statement()?,
            "for" => self.for_statement()?,
            "while" => {
                let (condition, body) = self.controlled()?;
                StmtKind::For(Box::new(For { init: None, condition: Some(*condition), step: None, body: *body }))
            }
            "do" => self.do_statement()?,
            "switch" => {
                let (condition, body) = self.controlled()?;
                StmtKind::Switch(condition, body)
            }
            "case" => {
                self.at += 1;
                let colon = std::mem::replace(&mut self.colon_makes_layout, false);
                let value = self.conditional();
                self.colon_makes_layout = colon;
                let value = value?;
                if self.is("...") {
                    return self.case_range(value, at, out);
                }
                self.expect(":")?;
                StmtKind::Case(value)
            }
            "default" => {
                self.at += 1;
                self.expect(":")?;
                StmtKind::Default
            }
            "break" => self.jump(StmtKind::Break)?,
            "continue" => self.jump(StmtKind::Continue)?,
            "return" => self.return_statement()?,
            "goto" if self.ahead(1).is("*") => return self.unread(at, "a `goto` to an address"),
            "goto" => {
                self.at += 1;
                let name = self.name()?;
                self.semicolon()?;
                StmtKind::Goto(name)
            }
            "try" => self.try_statement()?,
            "asm" | "__asm__" | "__asm" => StmtKind::Block(self.empty_assembly(at)?),
            "co_return" => return self.unread(at, "a coroutine"),
            "using" | "static_assert" | "_Static_assert" | "namespace" | "typedef" | "template" | "struct" | "class" | "union" | "enum" => {
                let mut items = Vec::new();
                self.item(&mut items)?;
                for item in items {
                    self.local_item(item, at, out)?;
                }
                return Ok(());
            }
            word if self.ahead(1).is("(") && is_check(word) => self.check()?,
            _ => return self.declaration_or_expression(at, out),
        };
        out.push(Stmt { kind, at });
        Ok(())
    }

    /// `break;` and `continue;`
    fn jump(&mut self, kind: StmtKind) -> Parse<StmtKind> {
        self.at += 1;
        self.semicolon()?;
        Ok(kind)
    }

    /// The condition and the body behind `while` or `switch`.
    fn controlled(&mut self) -> Parse<(Box<Condition>, Box<Stmt>)> {
        self.at += 1;
        self.scopes.enter();
        let condition = self.condition()?;
        let body = self.one()?;
        self.scopes.leave();
        Ok((Box::new(condition), Box::new(body)))
    }

    /// `try { … } catch (T& x) { … } catch (...) { … }`
    pub(super) fn try_statement(&mut self) -> Parse<StmtKind> {
        self.at += 1;
        self.guarded(false)
    }

    /// `{ … } catch (T& x) { … }` behind `try`, and the members that a constructor makes between them.
    pub(super) fn guarded(&mut self, is_around: bool) -> Parse<StmtKind> {
        let body = self.block()?;
        let mut handlers = Vec::new();
        while self.is("catch") {
            let at = self.here();
            self.at += 1;
            self.expect("(")?;
            self.scopes.enter();
            let handler = self.handler(at);
            self.scopes.leave();
            handlers.push(handler?);
        }
        if handlers.is_empty() {
            return self.expected("`catch`");
        }
        Ok(StmtKind::Try(Box::new(Try { body, handlers, is_around })))
    }

    /// A handler behind its `(`.
    fn handler(&mut self, at: At) -> Parse<Handler> {
        let (mut ty, mut name) = (None, None);
        if !self.eat("...") {
            let Some(base) = self.specifiers()?.ty else {
                return self.expected("a type");
            };
            let declared = self.declarator(base, Named::Maybe)?;
            if let Some(name) = &declared.name {
                self.scopes.declare(name, Kind::Value);
            }
            (ty, name) = (Some(declared.ty), declared.name);
        }
        self.expect(")")?;
        Ok(Handler { ty, name, at, body: self.block_in_scope()? })
    }

    fn return_statement(&mut self) -> Parse<StmtKind> {
        self.at += 1;
        let value = match () {
            () if self.is(";") => None,
            () if self.is("{") => Some(self.braces_expression()?),
            () => Some(self.bracketed_name(Self::expression)?),
        };
        self.semicolon()?;
        Ok(StmtKind::Return(value))
    }

    /// An item inside of a function.
    fn local_item(&mut self, item: Item, at: At, out: &mut Vec<Stmt>) -> Parse<()> {
        let kind = match item {
            Item::Alias(alias) => StmtKind::Alias(alias),
            Item::Class(class) => {
                let fields = if class.name.contains('#') && class.is_union { self.members_in_sight(&class, at) } else { Vec::new() };
                out.push(Stmt { kind: StmtKind::Class(class), at });
                out.extend(fields);
                return Ok(());
            }
            Item::Enum(e) => StmtKind::Enum(e),
            Item::Using(path) => StmtKind::Using(path),
            Item::UsingNamespace(path) => StmtKind::UsingNamespace(path),
            Item::StaticAssert(s) => StmtKind::StaticAssert(s),
            Item::Variables(v) => StmtKind::Variables(v),
            Item::NamespaceAlias(name, path) => StmtKind::NamespaceAlias(name, path),
            Item::Statement(s) => s.kind,
            Item::Unread(u) => return self.unread(u.at, u.construct.clone()),
            Item::Function(f) if f.body.is_none() => StmtKind::Function(f.name.clone(), f.params.clone()),
            _ => return self.unread(at, "a definition of a function inside of a function"),
        };
        out.push(Stmt { kind, at });
        Ok(())
    }

    fn declaration_or_expression(&mut self, at: At, out: &mut Vec<Stmt>) -> Parse<()> {
        let mut items = Vec::new();
        if self.specified_class(&mut items)? {
            return items.into_iter().try_for_each(|item| self.local_item(item, at, out));
        }
        if self.at_declaration() {
            let statements = self.local_declaration(at)?;
            out.extend(statements);
        } else {
            let kind = self.expression_statement()?;
            out.push(Stmt { kind, at });
        }
        Ok(())
    }

    fn expression_statement(&mut self) -> Parse<StmtKind> {
        let e = self.expression()?;
        self.semicolon()?;
        Ok(StmtKind::Expr(e))
    }

    /// Whether a declaration starts here.
    pub(super) fn at_declaration(&mut self) -> bool {
        let token = self.peek();
        if token.kind != TokenKind::Name && !self.is("::") {
            return false;
        }
        let word = &*token.text;
        if matches!(
            word,
            "static"
                | "constexpr"
                | "const"
                | "extern"
                | "volatile"
                | "thread_local"
                | "register"
                | "__shared__"
                | "auto"
                | "alignas"
                | "inline"
                | "__align__"
                | "__typeof__"
                | "__typeof"
        ) {
            return true;
        }
        if !(self.at_builtin() || self.is("typename") || self.is("decltype") || names::is_ignored(word) || self.at_path()) {
            return false;
        }
        if self.at_name() && self.scopes.kind(word).is_some_and(Kind::is_value) && !self.ahead(1).is("::") {
            return false;
        }
        let start = (self.at, self.unnamed);
        let found = self.attempt(|p| {
            let s = p.specifiers()?;
            let Some(base) = s.ty else {
                return p.expected("a type");
            };
            let builtin = matches!(base.kind, TypeKind::Builtin(_) | TypeKind::Const(_));
            let parenthesised = p.is("(");
            if parenthesised && !builtin && p.at_bracketed_name() {
                return p.expected("a declaration"); // `f(x)(y)`
            }
            if parenthesised && matches!(&base.kind, TypeKind::Path(path) if p.names_value(path)) {
                return p.expected("a declaration"); // `get<0>(*t) = x`
            }
            let declared = p.declarator(base, Named::Always)?;
            let next = p.peek();
            if parenthesised && !builtin && next.is(";") {
                return p.expected("a declaration"); // `f(&x);` and `f(x[1]);` are calls
            }
            let fits = matches!(&*next.text, "=" | ";" | "," | "{" | "[" | ":") || (next.is("(") && (builtin || declared.owner.is_none()));
            if fits && declared.name.is_some() { Ok(()) } else { p.expected("a declaration") }
        });
        (self.at, self.unnamed) = start;
        found.is_some()
    }

    /// A declaration of variables, or of a function, inside of a function.
    pub(super) fn local_declaration(&mut self, at: At) -> Parse<Vec<Stmt>> {
        let s = self.specifiers()?;
        let Some(base) = s.ty.clone() else {
            return self.expected("a type");
        };
        // auto [a, b] = e;
        let start = self.at;
        if let Some((ty, names)) = self.bindings(&base)? {
            let init = match self.initialiser()? {
                Init::Equal(e) => e,
                Init::Paren(mut args) | Init::Brace(mut args) if args.len() == 1 => args.remove(0).value,
                _ => return self.expected("what is taken apart"),
            };
            self.semicolon()?;
            return Ok(vec![Stmt { kind: StmtKind::Bindings(Bindings { ty, names, init }), at }]);
        }
        if let Some(declared) = self.attempt(|p| p.declared_elsewhere(&s, &base, at)) {
            return Ok(declared);
        }
        self.at = start;
        let variables = self.variables(&s, base)?;
        self.semicolon()?;
        Ok(vec![Stmt { kind: StmtKind::Variables(Rc::new(variables)), at }])
    }

    /// `&[a, b]` behind `auto`: the type and the names, which are declared; nothing is read of anything else.
    pub(super) fn bindings(&mut self, base: &Type) -> Parse<Option<(Type, Names)>> {
        let start = self.at;
        let mut ty = base.clone();
        while self.is("&") || self.is("&&") || self.is("const") {
            let at = self.here();
            let kind = match &*self.take().text {
                "&" => TypeKind::Reference(Box::new(ty)),
                "&&" => TypeKind::Forwarding(Box::new(ty)),
                _ => TypeKind::Const(Box::new(ty)),
            };
            ty = Type { kind, at };
        }
        if !self.eat("[") {
            self.at = start;
            return Ok(None);
        }
        let mut names = Vec::new();
        loop {
            let at = self.here();
            let name = self.name()?;
            self.scopes.declare(&name, Kind::Value);
            names.push((name, at));
            if !self.eat(",") {
                break;
            }
        }
        self.expect("]")?;
        let of = if let TypeKind::Const(of) = &base.kind { of } else { base };
        if let TypeKind::Builtin(_) = of.kind {
            return self.ill_formed(base.at, "names in brackets are declared by `auto`");
        }
        Ok(Some((ty, names)))
    }

    /// The declarators of variables, the semicolon excluded.
    pub(super) fn variables(&mut self, s: &Specifiers, base: Type) -> Parse<Variables> {
        let (mut declared, mut alignment) = (Vec::new(), s.alignment.clone());
        loop {
            let d = match self.is(":") && !self.is("::") {
                // bits that nothing names
                true => {
                    let (name, at) = (Some(self.made_up("bits")), self.here());
                    Declared { name, owner: None, specialised: None, ty: base.clone(), at, pack: false, params: None, alignment: None }
                }
                false => self.declarator(base.clone(), Named::Always)?,
            };
            let Some(name) = d.name else {
                return self.expected("a name");
            };
            alignment = d.alignment.or(alignment);
            // a variable template is one in its own initialiser
            self.scopes.declare(&name, if s.is_template { Kind::ValueTemplate } else { Kind::Value });
            let mut bits = None;
            if self.is(":") && !self.is("::") {
                self.at += 1;
                bits = Some(self.binary_width()?);
            }
            let is_copied = self.is("=");
            let init = match d.ty.kind {
                TypeKind::DecltypeAuto if self.eat("=") => Init::Equal(self.bracketed_name(Self::assignment)?),
                _ => match self.initialiser()? {
                    Init::Brace(mut args) if is_text_of_characters(&d.ty, &args) => Init::Equal(args.remove(0).value),
                    init => init,
                },
            };
            declared.push(Variable {
                name,
                specialised: d.specialised.filter(|_| s.is_template),
                owner: d.owner,
                ty: d.ty,
                init,
                is_copied,
                bits,
                at: d.at,
            });
            if !self.eat(",") {
                break;
            }
        }
        if let Some(of) = declared.iter().find(|of| s.is_of_thread && of.owner.is_some() && !of.is_number()) {
            return self.unread(of.at, super::classes::OF_THREAD);
        }
        Ok(Variables {
            is_concept: false,
            declared,
            is_static: s.is_static,
            is_of_thread: s.is_of_thread,
            is_constexpr: s.is_constexpr,
            is_inline: s.is_inline,
            is_mutable: s.is_mutable,
            is_extern: s.is_extern,
            is_shared: s.is_shared,
            shares_address: false,
            template: None,
            requires: Vec::new(),
            alignment,
        })
    }

    pub(super) fn binary_width(&mut self) -> Parse<Expr> {
        let colon = std::mem::replace(&mut self.colon_makes_layout, false);
        let width = self.conditional();
        self.colon_makes_layout = colon;
        width
    }

    /// `(init; c)` of an `if`, a `while` or a `switch`.
    fn condition(&mut self) -> Parse<Condition> {
        self.expect("(")?;
        let condition = self.bracketed(|p| {
            let mut init = None;
            let at = p.here();
            if p.at_declaration() || p.is("using") {
                // `T x = e)`, or `T x = e; c)`
                if let Some(alone) = p.declared_condition(")") {
                    return Ok(alone);
                }
                let mut all = Vec::new();
                p.statement(&mut all)?;
                init = Some(Stmt { kind: StmtKind::Block(all), at });
            } else {
                let e = p.expression()?;
                if !p.eat(";") {
                    return Ok(Condition { init: None, declared: None, test: Some(e) });
                }
                let first = Stmt { kind: StmtKind::Expr(e), at };
                init = init.or(Some(first));
            }
            match if p.at_declaration() { p.declared_condition(")") } else { None } {
                Some(declared) => Ok(Condition { init, ..declared }),
                None => Ok(Condition { init, declared: None, test: Some(p.expression()?) }),
            }
        })?;
        self.expect(")")?;
        Ok(condition)
    }

    /// `T x = e` with `end` behind it: a variable as a condition.
    pub(super) fn declared_condition(&mut self, end: &str) -> Option<Condition> {
        self.attempt(|p| {
            let s = p.specifiers()?;
            let Some(base) = s.ty.clone() else {
                return p.expected("a type");
            };
            let mut v = p.variables(&s, base)?;
            if !p.is(end) || v.declared.len() != 1 {
                return p.expected(end);
            }
            Ok(Condition { init: None, declared: Some(v.declared.remove(0)), test: None })
        })
    }

    fn if_statement(&mut self) -> Parse<StmtKind> {
        self.expect("if")?;
        let is_constexpr = self.eat("constexpr");
        self.scopes.enter();
        let condition = self.condition()?;
        let then = self.one()?;
        let otherwise = if self.eat("else") { Some(self.one()?) } else { None };
        self.scopes.leave();
        Ok(StmtKind::If(Box::new(If { is_constexpr, condition, then, otherwise })))
    }
}

/// `char x[] {"text"}`: the braces around the text that an array of characters begins as are none.
fn is_text_of_characters(ty: &Type, args: &[Arg]) -> bool {
    let TypeKind::Array(of, _) = &ty.kind else { return false };
    let of = if let TypeKind::Const(of) = &of.kind { of } else { of };
    matches!(of.kind, TypeKind::Builtin(Builtin::Integer(Integer::Char | Integer::SChar | Integer::UChar)))
        && matches!(args, [only] if matches!(only.value.kind, ExprKind::Text(_)))
}
