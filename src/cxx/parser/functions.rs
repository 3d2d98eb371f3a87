//! Functions: their heads, initialisers of members, and bodies.

use super::super::ast::{At, Body, Expr, Function, FunctionFlags, MemberInit, Name, Param, Qualifier, Stmt, Type, TypeKind};
use super::super::token::TokenKind;
use super::super::value::FaultKind;
use super::declarations::TemplateHead;
use super::declarators::Declared;
use super::names::Kind;
use super::types::Specifiers;
use super::{Parse, Parser};

impl Parser<'_> {
    /// Whether the `(` here opens parameters, not arguments of a variable.
    pub(super) fn is_function(&mut self, s: &Specifiers, d: &Declared) -> bool {
        if d.name.as_deref().is_some_and(|n| n.starts_with("operator")) || s.is_kernel {
            return true;
        }
        let start = self.at;
        if d.owner.is_some() {
            // `T A::k(12);` beside `T A::f(In) { … }`
            self.skip_group();
            let may_be_variable = self.is(";") || self.is(",");
            self.at = start;
            if !may_be_variable {
                return true;
            }
        }
        let found = self.attempt(|p| {
            p.at += 1;
            p.scopes.enter();
            // `T x(y);` and `T x(y * z);` of a variable `y` declare no functions
            if p.at_value()? {
                return p.expected("a parameter");
            }
            p.bracketed(Self::params)?;
            p.scopes.leave();
            p.expect(")")?;
            let next = p.peek();
            let fits = matches!(
                &*next.text,
                "{" | ";" | "const" | "noexcept" | "->" | "override" | "final" | "=" | ":" | "requires" | "&" | "&&" | "try" | "throw"
            ) || next.is("[")
                || matches!(&*next.text, "__attribute__" | "volatile" | "asm" | "__asm__" | "__asm");
            if fits { Ok(()) } else { p.expected("a function") }
        });
        self.at = start;
        found.is_some()
    }

    /// Whether the name of a variable stands here, or alone that of one of a class or a namespace.
    fn at_value(&mut self) -> Parse<bool> {
        if !self.at_name() {
            return Ok(false);
        }
        if !self.ahead(1).is("::") {
            return Ok(self.scopes.kind(&self.peek().text).is_some_and(Kind::is_value));
        }
        let start = self.at;
        let path = self.path()?;
        let is_alone = self.is(")") || self.is(",");
        self.at = start;
        Ok(is_alone && !path.is_typename && self.scopes.is_value_anywhere(&path.last().name))
    }

    /// A function from its parameters on.
    pub(super) fn function(&mut self, d: Declared, s: Specifiers, head: TemplateHead) -> Parse<Function> {
        let begin = d.params.unwrap_or(self.at);
        let name = self.literal_operator(d.name.unwrap_or_else(|| Name::from("")), begin);
        // a constructor leaves its class the type that it is
        let is_constructor = self.classes.last().is_some_and(|c| **c == *name);
        let is_template = self.scopes.kind(&name) == Some(Kind::ValueTemplate);
        if d.owner.is_none() && head.params.is_none() && !is_constructor && !is_template {
            let has_others = self.classes.is_empty() && super::super::cute::is_function(&name);
            self.scopes.declare(&name, if has_others { Kind::Function } else { Kind::Value });
        }
        self.scopes.enter();
        let depth = self.scopes.depth();
        let behind = d.params.map(|begin| std::mem::replace(&mut self.at, begin));
        self.expect("(")?;
        self.constraints.clear();
        let (params, variadic) = self.bracketed(Self::params)?;
        self.expect(")")?;
        let params = self.with_variadic(params, variadic);
        let on_const = behind.is_some() && self.eat("const");
        self.at = behind.unwrap_or(self.at);
        let mut flags = FunctionFlags {
            is_static: s.is_static || d.owner.is_none() && (name.starts_with("operator new") || name.starts_with("operator delete")),
            is_constexpr: s.is_constexpr,
            is_consteval: s.is_consteval,
            is_virtual: s.is_virtual,
            is_explicit: s.is_explicit,
            is_pure: false,
            is_override: false,
            is_final: false,
            is_const: on_const,
            has_volatile: false,
            is_kernel: s.is_kernel,
            is_device: s.is_device && !s.is_host,
            is_mutable: false,
            is_noexcept: false,
            qualifier: Qualifier::None,
            may_throw: false,
            is_implicit: false,
            is_friend: s.is_friend,
        };
        let mut result = s.ty.is_some().then_some(d.ty);
        let mut requires = head.requires;
        requires.append(&mut self.constraints);
        let noexcept = self.behind_parameters(&mut flags, &mut result, &mut requires)?;
        if result.is_none() && name.starts_with("operator") && !name.starts_with("operator ") {
            return self.ill_formed(d.at, format_args!("the type of what `{name}` returns is missing in front of it"));
        }
        flags.has_volatile = self.tokens.get(begin..self.at).unwrap_or_default().iter().any(|t| t.is("volatile"));
        let guard = (self.is("try") && (result.is_none() || self.ahead(1).is(":"))).then(|| self.here());
        if guard.is_some() {
            self.at += 1;
        }
        let inits = if self.eat(":") { self.member_inits()? } else { Vec::new() };
        flags.is_pure = self.is("=") && &*self.ahead(1).text == "0";
        let body = if let Some(at) = guard {
            let kind = self.guarded(true)?;
            Some(Body::Block(vec![Stmt { kind, at }]))
        } else if self.is("try") {
            // the whole body is what may throw
            let at = self.here();
            let kind = self.try_statement()?;
            Some(Body::Block(vec![Stmt { kind, at }]))
        } else {
            self.definition()?
        };
        self.scopes.cut(depth);
        self.scopes.leave();
        Ok(Function {
            name,
            at: d.at,
            owner: d.owner,
            template: head.params,
            specialised: d.specialised,
            given_only: Vec::new(),
            given_auto: Vec::new(),
            given_all: false,
            requires,
            params,
            variadic,
            result,
            inits,
            body,
            noexcept,
            flags,
        })
    }

    /// Refuses a word of a declaration that stands twice.
    pub(super) fn stands_once(&self) -> Parse<()> {
        const WORDS: [&str; 12] = [
            "const",
            "override",
            "final",
            "noexcept",
            "static",
            "constexpr",
            "virtual",
            "explicit",
            "friend",
            "typedef",
            "mutable",
            "extern",
        ];
        let word = self.peek();
        if self.ahead(1).is(&word.text) && WORDS.contains(&&*word.text) {
            return self.ill_formed(self.here(), format!("`{}` stands here twice", word.text));
        }
        Ok(())
    }

    /// The parameters with a pack of what `...` takes, where the body reads that with `va_start`.
    pub(super) fn with_variadic(&mut self, mut params: Vec<Param>, variadic: bool) -> Vec<Param> {
        let start = self.at;
        if variadic {
            while !(self.is("{") || self.is(";") || self.peek().kind == TokenKind::End) {
                self.at += 1;
            }
            let body = self.at;
            self.skip_group();
            let name = self.tokens[body..self.at.min(self.tokens.len())].iter().find(|t| t.is("__variadic")).map(|t| t.text.clone());
            if let Some(name) = name {
                let at = At(start as u32);
                self.scopes.declare(&name, Kind::Value);
                let of = |kind| Type { kind, at };
                let ty = of(TypeKind::Reference(Box::new(of(TypeKind::Const(Box::new(of(TypeKind::Auto)))))));
                params.push(Param { name: Some(name), ty, default: None, pack: true, at });
            }
        }
        self.at = start;
        params
    }

    /// What stands between the parameters of a function and its body: qualifiers, its result, what it requires; the operand of
    /// `noexcept`.
    pub(super) fn behind_parameters(
        &mut self,
        flags: &mut FunctionFlags,
        result: &mut Option<Type>,
        requires: &mut Vec<Expr>,
    ) -> Parse<Option<Box<Expr>>> {
        let mut noexcept = None;
        loop {
            self.behind_declarator()?;
            self.stands_once()?;
            match &*self.peek().text {
                "const" => flags.is_const = true,
                "override" => (flags.is_virtual, flags.is_override) = (true, true),
                "final" => flags.is_final = true,
                "&" => flags.qualifier = Qualifier::Lvalue,
                "&&" => flags.qualifier = Qualifier::Rvalue,
                "volatile" => {}
                "noexcept" => {
                    flags.is_noexcept = true;
                    self.at += 1;
                    if self.is("(") {
                        let condition = &*self.ahead(1).text;
                        flags.may_throw = !matches!(condition, "true" | ")");
                        flags.is_noexcept = condition != "false";
                        noexcept = Some(Box::new(self.in_brackets()?));
                    }
                    continue;
                }
                "throw" => {
                    self.at += 1;
                    if !self.is("(") {
                        return self.expected("`(`");
                    }
                    flags.is_noexcept = self.ahead(1).is(")");
                    self.skip_group();
                    continue;
                }
                "->" => {
                    self.at += 1;
                    *result = Some(self.type_id()?);
                    continue;
                }
                "requires" => {
                    self.at += 1;
                    requires.push(self.constraint()?);
                    while self.eat("&&") {
                        requires.push(self.constraint()?);
                    }
                    continue;
                }
                _ => return Ok(noexcept),
            }
            self.at += 1;
        }
    }

    /// The body of a function, `= default;`, `= delete;`, or none behind a declaration.
    fn definition(&mut self) -> Parse<Option<Body>> {
        if self.is("{") {
            return self.body_in_scope().map(Some);
        }
        let mut body = None;
        if self.eat("=") {
            body = match &*self.take().text {
                "default" => Some(Body::Default),
                "delete" => Some(Body::Delete),
                "0" => None,
                _ => {
                    self.at -= 1;
                    return self.expected("`default`, `delete` or `0`");
                }
            };
        }
        self.semicolon()?;
        Ok(body)
    }

    pub(super) fn member_inits(&mut self) -> Parse<Vec<MemberInit>> {
        let mut inits = Vec::new();
        loop {
            let at = self.here();
            let target = self.path()?;
            let init = self.initialiser()?;
            self.eat("...");
            inits.push(MemberInit { target, init, at });
            if !self.eat(",") {
                return Ok(inits);
            }
        }
    }

    pub(super) fn body(&mut self) -> Parse<Body> {
        self.scopes.enter();
        let body = self.body_in_scope();
        self.scopes.leave();
        body
    }

    /// `{ … }` of a function; where something in it is not read, a note of that.
    pub(super) fn body_in_scope(&mut self) -> Parse<Body> {
        let start = self.at;
        let (depth, scopes, flags) = (self.depth, self.scopes.depth(), (self.angle_closes, self.colon_makes_layout));
        match self.block_in_scope() {
            Ok(block) => Ok(Body::Block(block)),
            Err(e) if self.is_local(&e) && e.kind != FaultKind::Limit => {
                self.depth = depth;
                self.scopes.cut(scopes);
                (self.angle_closes, self.colon_makes_layout) = flags;
                self.at = start;
                self.skip_group();
                Ok(Body::Unread(self.unread_item(&e, None, start)))
            }
            Err(e) => Err(e),
        }
    }
}
