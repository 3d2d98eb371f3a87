//! The parser of classes and their members.

use super::super::ast::{Access, Class, Expr, ExprKind, Function, Init, Item, Member, Name, Type, TypeKind, UnaryOp, Variable, Variables};
use super::super::token::TokenKind;
use super::declarations::{TemplateHead, simple_type};
use super::declarators::{Declared, Named};
use super::names::Kind;
use super::types::Specifiers;
use super::{Parse, Parser};
use std::rc::Rc;

/// Why a static member is not read.
pub(super) const OF_THREAD: &str = "a static member that is `thread_local` and no number";

impl Parser<'_> {
    /// Whether a class is defined or declared here, with `typedef` in front or not.
    pub(super) fn at_class_definition(&mut self) -> bool {
        let start = self.at;
        self.eat("typedef");
        let mut found = false;
        if self.is("struct") || self.is("class") || self.is("union") {
            self.at += 1;
            if self.attributes().is_err() {
                // said where the class is read
                self.at = start;
                return true;
            }
            while self.peek().kind == TokenKind::Name && !self.is("final") {
                self.at += 1;
                if self.is("<") && self.attempt(Self::template_args).is_none() {
                    break;
                }
                if !self.eat("::") {
                    break;
                }
            }
            self.eat("final");
            found = self.is("{") || self.is(":") || self.is(";");
        }
        self.at = start;
        found
    }

    /// A class, and what is declared of its type behind it.
    pub(super) fn class_item(&mut self, out: &mut Vec<Item>, head: TemplateHead, typedef: bool) -> Parse<()> {
        let class = self.class(head)?;
        let (name, at) = (class.name.clone(), class.at);
        out.push(Item::Class(Rc::new(class)));
        let s = Specifiers { is_typedef: typedef, ..Specifiers::default() };
        self.declared_of(&s, simple_type(&name, at), out)
    }

    /// What a declaration says of the class or the enumeration that it defines: variables, other names, or nothing.
    pub(super) fn declared_of(&mut self, s: &Specifiers, base: Type, out: &mut Vec<Item>) -> Parse<()> {
        let at = base.at;
        let base = if self.eat("const") { Type { kind: TypeKind::Const(Box::new(base)), at } } else { base };
        if s.is_typedef && !self.is(";") {
            return self.typedef_names(&base, out);
        }
        if !self.is(";") {
            let v = self.variables(s, base)?;
            out.push(Item::Variables(Rc::new(v)));
        }
        self.semicolon()
    }

    /// A class or an enumeration that is defined behind `static`, `const` and the like, with what is declared of it; false,
    /// and nothing is taken, where none is.
    pub(super) fn specified_class(&mut self, out: &mut Vec<Item>) -> Parse<bool> {
        let (start, at) = (self.at, self.here());
        let (mut s, mut is_const) = (Specifiers::default(), false);
        loop {
            let word = self.peek();
            if word.kind != TokenKind::Name || !self.flag(&word.text, &mut s) {
                if !(word.is("const") || super::names::is_ignored(&word.text)) {
                    break;
                }
                is_const |= word.is("const");
                self.at += 1;
            }
        }
        let is_class = self.at > start && self.at_class_definition() && !self.is_elaborated_class();
        let is_enum = self.at > start && self.is("enum") && !self.is_elaborated_enum();
        if !(is_class || is_enum) {
            self.at = start;
            return Ok(false);
        }
        let name = match is_class {
            true => {
                let class = self.class(TemplateHead::default())?;
                let name = class.name.clone();
                out.push(Item::Class(Rc::new(class)));
                name
            }
            false => {
                let e = self.enumeration()?;
                let name = e.name.clone().unwrap_or_else(|| Name::from(""));
                out.push(Item::Enum(Rc::new(e)));
                name
            }
        };
        let base = simple_type(&name, at);
        let base = if is_const { Type { kind: TypeKind::Const(Box::new(base)), at } } else { base };
        self.declared_of(&s, base, out)?;
        Ok(true)
    }

    /// `struct A;` names a class, and defines none.
    fn is_elaborated_class(&self) -> bool {
        self.ahead(1).kind == TokenKind::Name && self.ahead(2).is(";")
    }

    /// A class up to its closing brace, or its name alone.
    pub(super) fn class(&mut self, head: TemplateHead) -> Parse<Class> {
        let is_union = self.is("union");
        let access = if self.is("class") { Access::Private } else { Access::Public };
        let place = self.sources.place(self.here());
        self.at += 1;
        let outer = std::mem::take(&mut self.is_packed);
        let alignment = self.attributes()?;
        let mut is_packed = std::mem::take(&mut self.is_packed);
        let at = self.here();
        let (mut name, mut specialised, mut owner) = (None, None, None);
        if self.at_name() {
            self.is_head = true;
            let path = self.path();
            self.is_head = false;
            let mut path = path?;
            if let Some(last) = path.segments.pop() {
                (name, specialised) = (Some(last.name), last.args);
            }
            owner = Some(path).filter(|path| !path.segments.is_empty());
        }
        if name.is_none() && head.lists > 0 {
            return self.ill_formed(at, "a class template needs a name");
        }
        let name = name.unwrap_or_else(|| self.made_up("class"));
        // of a class of a class template the first lists are the parameters of those around it
        let lists = owner.iter().flat_map(|path| &path.segments).filter(|s| s.args.is_some()).count();
        let kind = if head.lists > lists || specialised.is_some() { Kind::TypeTemplate } else { Kind::Type };
        self.scopes.declare(&name, kind);
        let is_final = self.eat("final");
        let has_volatile = specialised.is_some() && self.says_volatile(at.0 as usize);
        let mut class = Class {
            owner,
            template: head.params,
            specialised,
            has_volatile,
            requires: head.requires,
            is_union,
            alignment,
            is_final,
            ..Class::declared(name.clone(), at, access)
        };
        if self.is(";") {
            return Ok(class);
        }
        class.is_declaration = false;
        if self.eat(":") {
            self.bases(&mut class)?;
        }
        let first = self.at;
        class.members = self.members(name.clone(), kind)?;
        if has_volatile && class.bases.is_empty() && class.members.iter().all(|m| matches!(m, Member::Alias(_))) {
            self.unqualifies.push(name.clone());
        }
        class.has_access = self.tokens[first..self.at].iter().any(|t| matches!(&*t.text, "public" | "private" | "protected"));
        self.is_packed = false;
        self.closed_class()?;
        let behind = self.attributes()?;
        class.alignment = class.alignment.or(behind);
        is_packed |= std::mem::replace(&mut self.is_packed, outer);
        let before = self.sources.packs.iter().rev().find(|pack| pack.after.file == place.file && pack.after.start < place.start);
        class.packed = if is_packed { Some(1) } else { before.and_then(|pack| pack.most) };
        Ok(class)
    }

    /// Refuses what begins another declaration behind the brace of a class, whose `;` is missing then.
    fn closed_class(&mut self) -> Parse<()> {
        let next = self.peek();
        let ends = match &*next.text {
            "struct" | "class" | "template" | "using" | "namespace" | "int" | "void" | "bool" | "double" | "float" | "char" | "auto" => {
                true
            }
            _ => next.kind == TokenKind::Name && self.ahead(1).is("::") || next.kind == TokenKind::End,
        };
        if ends && (next.first || next.kind == TokenKind::End) { self.semicolon() } else { Ok(()) }
    }

    /// The bases of a class behind the colon.
    fn bases(&mut self, class: &mut Class) -> Parse<()> {
        loop {
            let mut access = class.access;
            let mut is_virtual = false;
            while let word @ ("public" | "private" | "protected" | "virtual" | "typename") = &*self.peek().text {
                access = access_named(word).unwrap_or(access);
                is_virtual |= word == "virtual";
                self.at += 1;
            }
            let at = self.here();
            let ty = match self.is("decltype") {
                true => self.decltype()?,
                false => Type { kind: TypeKind::Path(self.path()?), at },
            };
            class.base_access.push(access);
            class.virtual_bases.push(is_virtual);
            class.bases.push((ty, self.eat("...")));
            if !self.eat(",") {
                return Ok(());
            }
        }
    }

    /// `{ … }`: the members of the class `name`.
    fn members(&mut self, name: Name, kind: Kind) -> Parse<Vec<Member>> {
        let open = self.here();
        self.members.push(super::written::Written::members(self.tokens, self.at));
        self.expect("{")?;
        self.scopes.enter();
        let depth = self.scopes.depth();
        self.scopes.declare(&name, kind);
        self.classes.push(name);
        let members = self.bracketed(|p| {
            let mut members = Vec::new();
            while !p.is("}") {
                if p.peek().kind == TokenKind::End {
                    return p.ill_formed(open, "this `{` is not closed");
                }
                p.member(&mut members)?;
            }
            Ok(members)
        });
        self.classes.pop();
        self.members.pop();
        self.scopes.cut(depth);
        self.scopes.leave();
        let members = members?;
        self.expect("}")?;
        Ok(members)
    }

    /// A member of a class; one that is not read is noted as such.
    fn member(&mut self, out: &mut Vec<Member>) -> Parse<()> {
        let unread = self.or_unread(|p| p.member_in(out))?;
        out.extend(unread.map(Member::Unread));
        Ok(())
    }

    fn member_in(&mut self, out: &mut Vec<Member>) -> Parse<()> {
        let alignment = self.attributes()?;
        match &*self.peek().text {
            ";" => {
                self.at += 1;
                return Ok(());
            }
            word @ ("public" | "private" | "protected") if self.ahead(1).is(":") => {
                out.extend(access_named(word).map(Member::Access));
                self.at += 2;
                return Ok(());
            }
            "static_assert" | "_Static_assert" => {
                let assertion = self.static_assert()?;
                out.push(Member::StaticAssert(Rc::new(assertion)));
                return Ok(());
            }
            "using" | "enum" | "typedef" => {
                let mut items = Vec::new();
                if self.is("enum") || self.is("using") || self.ahead(1).is("enum") || self.at_class_definition() {
                    self.item(&mut items)?;
                } else {
                    let s = self.specifiers()?;
                    let Some(base) = s.ty else {
                        return self.expected("a type");
                    };
                    self.plain_alias(s.alignment)?;
                    self.typedef_names(&base, &mut items)?;
                }
                return self.as_members(items, out);
            }
            "friend" if self.ahead(1).is("class") || self.ahead(1).is("struct") || self.at_friend_type() => {
                self.friend_class(out);
                return Ok(());
            }
            "template" => {
                self.scopes.enter();
                let (depth, references) = (self.scopes.depth(), self.references.depth());
                let result = self.member_template(out);
                self.references.cut(references);
                self.scopes.cut(depth);
                self.scopes.leave();
                if let Some((name, kind)) = result? {
                    self.scopes.declare(&name, kind);
                }
                return Ok(());
            }
            _ => {}
        }
        self.plain_member(out, TemplateHead::default(), alignment)
    }

    /// Whether `friend A;` stands here.
    fn at_friend_type(&mut self) -> bool {
        let start = self.at;
        let found = self.attempt(|p| {
            p.at += 1;
            p.eat("typename");
            p.path()?;
            p.semicolon()
        });
        self.at = start;
        found.is_some()
    }

    /// `friend class A;`, `friend A;`
    fn friend_class(&mut self, out: &mut Vec<Member>) {
        let start = self.at;
        while !self.is(";") && self.peek().kind != TokenKind::End {
            self.at += 1;
        }
        let name = self.tokens[start..self.at].iter().take_while(|t| !t.is("<")).last();
        out.extend(name.map(|name| Member::Friend(name.text.clone())));
        self.at = start;
        self.skip_definition(self.at);
    }

    fn as_members(&mut self, items: Vec<Item>, out: &mut Vec<Member>) -> Parse<()> {
        for item in items {
            out.push(match item {
                Item::Alias(alias) => {
                    self.scopes.declare(&alias.name, if alias.template.is_some() { Kind::TypeTemplate } else { Kind::Type });
                    Member::Alias(alias)
                }
                Item::Enum(e) => Member::Enum(e),
                Item::Using(path) => Member::Using(path),
                Item::Class(class) => Member::Class(class),
                Item::Variables(v) if v.is_static => Member::Statics(v),
                Item::Variables(v) => Member::Fields(v),
                Item::Unread(u) => Member::Unread(u),
                _ => return self.expected("a member"),
            });
        }
        Ok(())
    }

    fn member_template(&mut self, out: &mut Vec<Member>) -> Parse<Option<(Name, Kind)>> {
        let mut head = TemplateHead::default();
        while self.eat("template") {
            head.lists += 1;
            let params = self.template_params()?;
            head.requires.append(&mut self.constraints);
            head.params.get_or_insert_default().extend(params);
            if self.eat("requires") {
                head.requires.push(self.constraint()?);
            }
        }
        if self.eat("using") {
            let alias = self.alias(head)?;
            let name = alias.name.clone();
            out.push(Member::Alias(Rc::new(alias)));
            return Ok(Some((name, Kind::TypeTemplate)));
        }
        if self.is("friend") && (self.ahead(1).is("class") || self.ahead(1).is("struct")) {
            self.friend_class(out);
            return Ok(None);
        }
        let before = out.len();
        self.plain_member(out, head, None)?;
        Ok(match out.get(before) {
            Some(Member::Class(c)) => Some((c.name.clone(), Kind::TypeTemplate)),
            Some(Member::Function(f)) => Some((f.name.clone(), Kind::ValueTemplate)),
            Some(Member::Statics(v)) => v.declared.first().map(|v| (v.name.clone(), Kind::ValueTemplate)),
            _ => None,
        })
    }

    fn plain_member(&mut self, out: &mut Vec<Member>, head: TemplateHead, alignment: Option<Expr>) -> Parse<()> {
        if self.at_class_definition() {
            return self.member_class(out, head);
        }
        let mut items = Vec::new();
        if head.params.is_none() && self.specified_class(&mut items)? {
            return self.as_members(items, out);
        }
        let start = self.at;
        let (s, condition) = self.special_specifiers()?;
        let constructor = self.classes.last().is_some_and(|c| self.peek().text == *c) && self.ahead(1).is("(") && !self.ahead(2).is("*");
        if constructor || self.is("~") || self.is("operator") {
            let mut function = self.special_member(s, head)?;
            match condition.map(|e| (e.kind, e.at)) {
                None => {}
                Some((ExprKind::Bool(holds), _)) => function.flags.is_explicit = holds,
                // one that is `explicit` where the condition holds, and one that is not
                Some((kind, at)) => {
                    let mut other = function.clone();
                    other.flags.is_explicit = false;
                    let condition = Expr { kind, at };
                    function.requires.push(condition.clone());
                    other.requires.push(Expr { kind: ExprKind::Unary(UnaryOp::Not, Box::new(condition)), at });
                    out.push(Member::Function(Rc::new(other)));
                }
            }
            out.push(Member::Function(Rc::new(function)));
            return Ok(());
        }
        self.at = start;
        let mut s = self.specifiers()?;
        s.alignment = s.alignment.or(alignment);
        let Some(base) = s.ty.clone() else {
            return self.expected("a member");
        };
        let start = self.at;
        if !self.is(":") {
            let d = self.declarator(base.clone(), Named::Always)?;
            if d.params.is_some() || self.is("(") && self.is_function(&s, &d) {
                let function = self.function(d, s, head)?;
                out.push(Member::Function(Rc::new(function)));
                return Ok(());
            }
        }
        self.at = start;
        let mut v: Variables = self.variables(&s, base)?;
        (v.template, v.requires) = (head.params, head.requires);
        v.shares_address = std::mem::take(&mut self.shares_address);
        if std::mem::take(&mut self.is_packed) {
            return self.unread(v.declared[0].at, "a member that is packed alone");
        }
        self.semicolon()?;
        if let Some(of) = v.declared.iter().find(|of| s.is_of_thread && !of.is_number()) {
            return self.unread(of.at, OF_THREAD);
        }
        let members = if s.is_static { Member::Statics(Rc::new(v)) } else { Member::Fields(Rc::new(v)) };
        out.push(members);
        Ok(())
    }

    /// A class within a class, and the fields that are declared of it.
    fn member_class(&mut self, out: &mut Vec<Member>, head: TemplateHead) -> Parse<()> {
        let class = self.class(head)?;
        let (name, at) = (class.name.clone(), class.at);
        if name.contains('#') && self.is(";") {
            self.at += 1;
            // its members are members here, as they lie in it
            let variable = Variable {
                name: Name::from(format!("#{name}")),
                specialised: None,
                owner: None,
                ty: simple_type(&name, at),
                init: Init::None,
                is_copied: false,
                bits: None,
                at,
            };
            out.push(Member::Class(Rc::new(class)));
            out.push(Member::Fields(Rc::new(Variables { declared: vec![variable], ..Variables::default() })));
            return Ok(());
        }
        out.push(Member::Class(Rc::new(class)));
        if !self.is(";") {
            let v = self.variables(&Specifiers::default(), simple_type(&name, at))?;
            out.push(Member::Fields(Rc::new(v)));
        }
        self.semicolon()
    }

    /// The specifiers of a member that has no type of its own.
    /// The condition of `explicit` too.
    fn special_specifiers(&mut self) -> Parse<(Specifiers, Option<Expr>)> {
        let (mut s, mut ignored, mut condition) = (Specifiers::default(), false, None);
        while let Some(found) = match &*self.peek().text {
            "explicit" => Some(&mut s.is_explicit),
            "virtual" => Some(&mut s.is_virtual),
            "constexpr" | "consteval" => Some(&mut s.is_constexpr),
            "friend" => Some(&mut s.is_friend),
            word if super::names::is_ignored(word) => Some(&mut ignored),
            _ => None,
        } {
            *found = true;
            self.at += 1;
            if condition.is_none() && s.is_explicit && self.eat("(") {
                condition = Some(self.bracketed(Self::expression)?);
                self.expect(")")?;
            }
        }
        Ok((s, condition))
    }

    /// A constructor, a destructor or a conversion from its name on.
    fn special_member(&mut self, s: Specifiers, head: TemplateHead) -> Parse<Function> {
        let at = self.here();
        let mut result = None;
        let name = if self.is("operator") {
            let name = self.operator_name()?;
            if &*name == "operator T" {
                result = Some(self.conversion_type()?);
            }
            name
        } else if self.eat("~") {
            let (at, own) = (self.here(), self.name()?);
            if let Some(class) = self.classes.last().filter(|class| ***class != *own) {
                return self.ill_formed(at, format_args!("the destructor of `{class}` is called `~{class}`"));
            }
            Name::from("~")
        } else {
            self.name()?
        };
        let ty = Type { kind: TypeKind::Auto, at };
        let declared = Declared { name: Some(name), owner: None, specialised: None, ty, at, pack: false, params: None, alignment: None };
        let mut function = self.function(declared, s, head)?;
        function.result = result;
        Ok(function)
    }

    /// The type behind `operator`.
    pub(super) fn conversion_type(&mut self) -> Parse<Type> {
        let s = self.specifiers()?;
        let Some(mut ty) = s.ty else {
            return self.expected("a type");
        };
        for marks in 0.. {
            if !(self.is("*") || self.is("&") || self.is("&&") || self.is("const")) {
                break;
            }
            if marks > super::MAX_NESTING {
                return Err(self.too_deep());
            }
            let at = self.here();
            let kind = match &*self.take().text {
                "*" => TypeKind::Pointer(Box::new(ty)),
                "&" => TypeKind::Reference(Box::new(ty)),
                "&&" => TypeKind::Forwarding(Box::new(ty)),
                _ => TypeKind::Const(Box::new(ty)),
            };
            ty = Type { kind, at };
        }
        Ok(ty)
    }
}

/// What an access specifier says.
fn access_named(word: &str) -> Option<Access> {
    match word {
        "public" => Some(Access::Public),
        "protected" => Some(Access::Protected),
        "private" => Some(Access::Private),
        _ => None,
    }
}
