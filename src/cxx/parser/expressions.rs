//! The parser of expressions.

use super::super::ast::{At, Builtin, CastKind, Expr, ExprKind, FoldOp, Init, IntSuffix, Integer, Name, Path, Type, TypeKind, UnaryOp};
use super::super::literal;
use super::super::token::TokenKind;
use super::{MAX_CHAIN, Parse, Parser};

fn boxed(e: Expr) -> Box<Expr> {
    Box::new(e)
}

/// How many tokens are looked at to tell a layout in brackets from a lambda.
const MAX_GROUPED: usize = 256;

impl Parser<'_> {
    /// `a, b`: the whole expression.
    pub(super) fn expression(&mut self) -> Parse<Expr> {
        let first = self.assignment()?;
        if !self.is(",") {
            return Ok(first);
        }
        let at = self.here();
        let mut all = vec![first];
        while self.eat(",") {
            all.push(self.assignment()?);
        }
        Ok(Expr { kind: ExprKind::Comma(all), at })
    }

    /// `a = b`, or what binds tighter.
    pub(super) fn assignment(&mut self) -> Parse<Expr> {
        if self.is("throw") {
            let at = self.here();
            self.at += 1;
            let is_alone = matches!(&*self.peek().text, ";" | ")" | "," | ":" | "]" | "}" | "...");
            let thrown = if is_alone { None } else { Some(boxed(self.bracketed_name(|p| p.nested(Self::assignment))?)) };
            return Ok(Expr { kind: ExprKind::Throw(thrown), at });
        }
        let left = self.conditional()?;
        let Some((op, tokens)) = self.assignment_operator() else {
            return Ok(left);
        };
        if self.ahead(tokens).is("...") {
            return Ok(left);
        }
        let at = self.here();
        self.at += tokens;
        let right = if self.is("{") { self.braces_expression()? } else { self.nested(Self::assignment)? };
        Ok(Expr { kind: ExprKind::Assign(op, boxed(left), boxed(right)), at })
    }

    /// `c ? a : b`, `a ?: b`, `shape:stride`, or what binds tighter.
    pub(super) fn conditional(&mut self) -> Parse<Expr> {
        let condition = self.binary(1)?;
        let at = self.here();
        if self.is("?") && self.ahead(1).is(":") {
            return self.elvis(condition, at);
        }
        if self.eat("?") {
            let colon = std::mem::replace(&mut self.colon_makes_layout, false);
            let angle = std::mem::replace(&mut self.angle_closes, false);
            let a = self.nested(Self::expression);
            (self.colon_makes_layout, self.angle_closes) = (colon, angle);
            let a = a?;
            self.expect(":")?;
            let b = self.nested(Self::assignment)?;
            return Ok(Expr { kind: ExprKind::Conditional(boxed(condition), boxed(a), boxed(b)), at });
        }
        if self.colon_makes_layout && self.is(":") {
            self.at += 1;
            let stride = self.binary(9)?;
            return Ok(Expr { kind: ExprKind::Layout(boxed(condition), boxed(stride)), at });
        }
        Ok(condition)
    }

    /// Operators that bind at least as tightly as `least`.
    fn binary(&mut self, least: u8) -> Parse<Expr> {
        let mut left = self.pointed()?;
        let mut chain = 0;
        while let Some((op, binds, tokens)) = self.operator().filter(|(_, binds, _)| *binds >= least) {
            if self.ahead(tokens).is("...") {
                break;
            }
            chain += 1;
            if chain > MAX_CHAIN {
                return Err(self.too_much(format!("more than {MAX_CHAIN} operators in a row")));
            }
            let at = self.here();
            self.at += tokens;
            let right = self.nested(|p| p.binary(binds + 1))?;
            let kind = match op {
                FoldOp::Logical(op) => ExprKind::Logical(op, boxed(left), boxed(right)),
                FoldOp::Binary(op) => ExprKind::Binary(op, boxed(left), boxed(right)),
                FoldOp::Comma | FoldOp::Assign(_) => return self.expected("an operator"),
            };
            left = Expr { kind, at };
        }
        Ok(left)
    }

    /// `object.*pointer`, `address->*pointer`, or what binds tighter.
    fn pointed(&mut self) -> Parse<Expr> {
        let mut left = self.unary()?;
        let mut chain = 0;
        while self.is(".*") || self.is("->*") {
            chain += 1;
            if chain > MAX_CHAIN {
                return Err(self.too_much(format!("more than {MAX_CHAIN} operators in a row")));
            }
            let (at, arrow) = (self.here(), self.is("->*"));
            self.at += 1;
            let pointer = self.unary()?;
            let object = if arrow { Expr { kind: ExprKind::Unary(UnaryOp::Dereference, boxed(left)), at } } else { left };
            let callee = boxed(Expr { kind: ExprKind::Path(super::Path::of_library("__at_member", None, at)), at });
            left = Expr { kind: ExprKind::Call(callee, vec![object.into(), pointer.into()]), at };
        }
        Ok(left)
    }

    /// What may stand between two `<<`.
    pub(super) fn shift_operand(&mut self) -> Parse<Expr> {
        self.binary(10)
    }

    pub(super) fn unary(&mut self) -> Parse<Expr> {
        let at = self.here();
        let token = self.peek();
        let op = match (&*token.text, token.kind) {
            ("-", TokenKind::Punctuation) => UnaryOp::Minus,
            ("+", TokenKind::Punctuation) => UnaryOp::Plus,
            ("!", TokenKind::Punctuation) => UnaryOp::Not,
            ("~", TokenKind::Punctuation) => UnaryOp::Complement,
            ("*", TokenKind::Punctuation) => UnaryOp::Dereference,
            ("&", TokenKind::Punctuation) => UnaryOp::AddressOf,
            ("++" | "--", TokenKind::Punctuation) => {
                let by = if token.is("++") { 1 } else { -1 };
                self.at += 1;
                let place = self.nested(Self::unary)?;
                return Ok(Expr { kind: ExprKind::Step(by, false, boxed(place)), at });
            }
            ("(", TokenKind::Punctuation) => {
                if let Some(ty) = self.cast_type() {
                    let e = if self.is("{") { self.braces_expression()? } else { self.nested(Self::unary)? };
                    return Ok(Expr { kind: ExprKind::Cast(CastKind::C, Box::new(ty), boxed(e)), at });
                }
                return self.postfix();
            }
            ("sizeof" | "alignof" | "__alignof__" | "noexcept", TokenKind::Name) => return self.measure(),
            ("offsetof", TokenKind::Name) if self.ahead(1).is("(") => return self.offset(),
            ("::", TokenKind::Punctuation) if self.ahead(1).is("new") || self.ahead(1).is("delete") => {
                self.at += 1;
                return self.nested(Self::unary);
            }
            ("::", TokenKind::Punctuation) if self.ahead(1).is("operator") && self.calls_allocation(2) => {
                self.at += 1;
                return self.allocation();
            }
            ("operator", TokenKind::Name) if self.calls_allocation(1) => return self.allocation(),
            ("new", TokenKind::Name) => return self.new_expression(),
            ("delete", TokenKind::Name) => {
                self.at += 1;
                if self.eat("[") {
                    self.expect("]")?;
                }
                let e = self.nested(Self::unary)?;
                return Ok(Expr { kind: ExprKind::Delete(boxed(e)), at });
            }
            _ => return self.postfix(),
        };
        self.at += 1;
        let operand = self.nested(Self::unary)?;
        Ok(Expr { kind: ExprKind::Unary(op, boxed(operand)), at })
    }

    /// Whether `new` or `delete` stands `n` tokens ahead, the name of a function that is called.
    fn calls_allocation(&self, n: usize) -> bool {
        let is_array = self.ahead(n + 1).is("[");
        (self.ahead(n).is("new") || self.ahead(n).is("delete")) && self.ahead(if is_array { n + 3 } else { n + 1 }).is("(")
    }

    /// `operator new(n)`, `operator delete(p)`: what allocates, and no object is made.
    fn allocation(&mut self) -> Parse<Expr> {
        let at = self.here();
        self.at += 1;
        let name = if self.take().text.starts_with("new") { "__operator_new" } else { "__operator_delete" };
        if self.eat("[") {
            self.expect("]")?;
        }
        let mut args = self.call_args()?;
        // of what stands behind it the alignment of what is allocated is told, whose type is written
        let align = args.split_off(1.min(args.len())).into_iter().next().and_then(|arg| match arg.value.kind {
            ExprKind::Call(of, mut args) if matches!(&of.kind, ExprKind::Path(path) if names_alignment(path)) => args.pop(),
            ExprKind::Construct(of, mut args) if matches!(&of.kind, TypeKind::Path(path) if names_alignment(path)) => args.pop(),
            ExprKind::Cast(_, of, e) if matches!(&of.kind, TypeKind::Path(path) if names_alignment(path)) => Some((*e).into()),
            _ => None,
        });
        args.extend(align);
        let callee = Expr { kind: ExprKind::Path(Path::name(Name::from(name), at)), at };
        Ok(Expr { kind: ExprKind::Call(boxed(callee), args), at })
    }

    fn new_expression(&mut self) -> Parse<Expr> {
        let at = self.here();
        let is_global = self.at > 0 && self.tokens[self.at - 1].is("::");
        self.expect("new")?;
        let mut place = None;
        if self.is("(") {
            let mut args = self.call_args()?;
            let is_nothrow =
                matches!(&args[..], [only] if matches!(&only.value.kind, ExprKind::Path(path) if &*path.last().name == "nothrow"));
            match args.pop() {
                Some(only) if args.is_empty() && !only.expands => place = Some(only).filter(|_| !is_nothrow),
                _ => return self.unread(at, "a `new` with several arguments"),
            }
        }
        let s = self.specifiers()?;
        let Some(mut ty) = s.ty else {
            return self.expected("a type");
        };
        for marks in 0.. {
            if !self.is("*") {
                break;
            }
            if marks > super::MAX_NESTING {
                return Err(self.too_deep());
            }
            let at = self.here();
            self.at += 1;
            ty = Type { kind: TypeKind::Pointer(Box::new(ty)), at };
        }
        let mut count = None;
        if self.eat("[") {
            count = Some(boxed(self.bracketed(Self::expression)?));
            self.expect("]")?;
            ty = self.suffix(ty, false)?;
        }
        let init = match () {
            () if self.is("(") => Init::Paren(self.call_args()?),
            () if self.is("{") => Init::Brace(self.brace_args()?),
            () => Init::None,
        };
        let place = place.map(|place| boxed(place.value));
        Ok(Expr { kind: ExprKind::New { is_global, place, ty: Box::new(ty), count, init: Box::new(init) }, at })
    }

    fn postfix(&mut self) -> Parse<Expr> {
        let mut e = self.primary()?;
        let mut chain = 0;
        loop {
            chain += 1;
            if chain > MAX_CHAIN {
                return Err(self.too_much(format!("more than {MAX_CHAIN} calls in a row")));
            }
            let at = self.here();
            let token = self.peek();
            if token.kind != TokenKind::Punctuation {
                return Ok(e);
            }
            match &*token.text {
                "(" => {
                    let args = self.call_args()?;
                    let args = self.builtin_args(&e, args);
                    if let ExprKind::Path(path) = &e.kind
                        && self.shows_volatile.contains(&path.last().name)
                        && args.iter().any(|arg| self.names_volatile(&arg.value))
                    {
                        return self.unread(
                            e.at,
                            format_args!("what is `volatile` in a call of `{}`, which may show its type,", path.last().name),
                        );
                    }
                    let at = e.at;
                    // `decltype(x)(x)` is a cast, for `decltype(x)` may be a reference
                    let only = match (&e.kind, &args[..]) {
                        (ExprKind::Type(ty), [of])
                            if matches!(&ty.kind, TypeKind::Decltype(e) if matches!(e.kind, ExprKind::Path(_))) && !of.expands =>
                        {
                            Some(of.value.clone())
                        }
                        _ => None,
                    };
                    let kind = match (e.kind, only) {
                        (ExprKind::Type(ty), Some(of)) if !matches!(of.kind, ExprKind::Braces(_)) => {
                            ExprKind::Cast(CastKind::C, ty, boxed(of))
                        }
                        (kind, _) => ExprKind::Call(boxed(Expr { kind, at }), args),
                    };
                    e = Expr { at, kind };
                }
                "[" => {
                    self.at += 1;
                    let args = self.bracketed(|p| {
                        let mut args = Vec::new();
                        while !p.is("]") {
                            args.push(if p.is("{") { p.braces_expression()? } else { p.assignment()? });
                            if !p.eat(",") {
                                break;
                            }
                        }
                        Ok(args)
                    })?;
                    self.expect("]")?;
                    e = Expr { at, kind: ExprKind::Index(boxed(e), args) };
                }
                "." | "->" => {
                    let arrow = token.is("->");
                    self.at += 1;
                    let is_name = self.ahead(1).kind == TokenKind::Name || self.ahead(1).is("::");
                    if self.is("operator") && is_name && !matches!(&*self.ahead(1).text, "new" | "delete" | "co_await") {
                        // the one conversion function that is called by name converts
                        let is_declared = |at: &usize| {
                            let name =
                                self.tokens.get(at + 1).is_some_and(|t| t.kind == TokenKind::Name && !t.is("new") && !t.is("delete"));
                            self.tokens[*at].is("operator") && name && !(self.tokens[at - 1].is(".") || self.tokens[at - 1].is("->"))
                        };
                        if (1..self.tokens.len()).filter(is_declared).count() > 1 {
                            return self.unread(at, "a call of `operator T` by name where there are several");
                        }
                        self.at += 1;
                        let ty = Box::new(self.conversion_type()?);
                        self.expect("(")?;
                        self.expect(")")?;
                        let of = if arrow { Expr { at, kind: ExprKind::Unary(UnaryOp::Dereference, boxed(e)) } } else { e };
                        e = Expr { at, kind: ExprKind::Cast(CastKind::Static, ty, boxed(of)) };
                        continue;
                    }
                    self.member_at = self.at;
                    let path = self.path()?;
                    e = Expr { at: path.at, kind: ExprKind::Member { object: boxed(e), arrow, path } };
                }
                "++" | "--" => {
                    let by = if token.is("++") { 1 } else { -1 };
                    self.at += 1;
                    e = Expr { at, kind: ExprKind::Step(by, true, boxed(e)) };
                }
                "<<<" => {
                    self.at += 1;
                    let before = (self.angle_closes, self.colon_makes_layout);
                    (self.angle_closes, self.colon_makes_layout) = (true, false);
                    let config = self.nested(|p| {
                        let mut config = Vec::new();
                        loop {
                            config.push(p.assignment()?);
                            if !p.eat(",") {
                                return Ok(config);
                            }
                        }
                    });
                    (self.angle_closes, self.colon_makes_layout) = before;
                    let config = config?;
                    for _ in 0..3 {
                        self.expect(">")?;
                    }
                    let args = self.call_args()?;
                    e = Expr { at, kind: ExprKind::Launch { kernel: boxed(e), config, args } };
                }
                _ => return Ok(e),
            }
        }
    }

    fn primary(&mut self) -> Parse<Expr> {
        let at = self.here();
        let token = self.peek();
        let kind = match token.kind {
            TokenKind::Number => {
                self.at += 1;
                if let Some(call) = self.number_of_program(&token.text, at)? {
                    return Ok(call);
                }
                self.number(&token.text, at)?
            }
            TokenKind::Char => {
                self.at += 1;
                if let (Some(value), Some(suffix)) = (literal::character(&token.text), self.suffix_of_program(token.glued)) {
                    return Ok(super::literals::call(&suffix, vec![Expr { kind: ExprKind::Char(value), at }], at));
                }
                match literal::character(&token.text) {
                    // `L'a'`, `u'a'`, `U'a'` and `'ab'` are numbers to a stream
                    Some(value) => match literal::kind(&token.text) {
                        Integer::Char => ExprKind::Char(value),
                        // `'ab'`
                        Integer::Int => ExprKind::Int(value, IntSuffix::default()),
                        kind => {
                            let ty = Type { kind: TypeKind::Builtin(Builtin::Integer(kind)), at };
                            let value = literal::wide_character(&token.text).unwrap_or(value);
                            let value = Expr { kind: ExprKind::Int(value, IntSuffix { unsigned: false, long: 1, based: false }), at };
                            ExprKind::Cast(CastKind::Static, Box::new(ty), Box::new(value))
                        }
                    },
                    None => return self.ill_formed(at, "an empty character"),
                }
            }
            TokenKind::Text => {
                return self.text();
            }
            TokenKind::Stray => {
                let what = match &*token.text {
                    text if text.ends_with('"') || text.contains("R\"") => "this string is not closed".to_string(),
                    text => format!("`{text}` does not belong here"),
                };
                return self.ill_formed(at, what);
            }
            TokenKind::Punctuation if token.is("(") => return self.brackets(),
            TokenKind::Punctuation if token.is("[") && self.is_grouped_layout() => return self.grouped_layout(),
            TokenKind::Punctuation if token.is("[") => return self.lambda(),
            TokenKind::Punctuation if !token.is("::") => return self.expected("an expression"),
            TokenKind::End => return self.expected("an expression"),
            _ => return self.word(),
        };
        Ok(Expr { kind, at })
    }

    /// Whether the brackets that open here hold `shape:stride`, as the notation groups it, and no captures.
    fn is_grouped_layout(&self) -> bool {
        let mut depth = 0usize;
        for ahead in 0..MAX_GROUPED {
            match &*self.ahead(ahead).text {
                "[" | "(" | "{" => depth += 1,
                "]" | ")" | "}" if depth <= 1 => return false,
                "]" | ")" | "}" => depth -= 1,
                ":" if depth == 1 => return true,
                "?" | ";" => return false,
                _ => {}
            }
        }
        false
    }

    /// `[8:1]`: a printed layout where `:` alone means something else.
    fn grouped_layout(&mut self) -> Parse<Expr> {
        self.expect("[")?;
        let colon = std::mem::replace(&mut self.colon_makes_layout, true);
        let angle = std::mem::replace(&mut self.angle_closes, false);
        let layout = self.nested(Self::conditional);
        (self.colon_makes_layout, self.angle_closes) = (colon, angle);
        let layout = layout?;
        self.expect("]")?;
        Ok(layout)
    }

    /// An expression that starts with a word: a name, a literal word, a cast, an operator by name.
    fn word(&mut self) -> Parse<Expr> {
        let at = self.here();
        let token = self.peek();
        let simple = |kind| Ok(Expr { kind, at });
        match &*token.text {
            "true" | "false" => {
                self.at += 1;
                return simple(ExprKind::Bool(token.is("true")));
            }
            "nullptr" => {
                self.at += 1;
                return simple(ExprKind::Null);
            }
            "this" => {
                self.at += 1;
                return simple(ExprKind::This);
            }
            "static_cast" | "reinterpret_cast" | "const_cast" | "dynamic_cast" => {
                self.at += 1;
                let kind = match &*token.text {
                    "static_cast" => CastKind::Static,
                    "reinterpret_cast" => CastKind::Reinterpret,
                    "const_cast" => CastKind::Const,
                    _ => CastKind::Dynamic,
                };
                self.expect("<")?;
                let ty = self.angled(Self::type_id)?;
                self.expect(">")?;
                self.expect("(")?;
                let e = self.bracketed(Self::expression)?;
                self.expect(")")?;
                return simple(ExprKind::Cast(kind, Box::new(ty), boxed(e)));
            }
            "requires" => return self.requires_expression(),
            "typeid" => return self.typeid(),
            "asm" | "__asm__" => return self.unread(at, "inline assembly"),
            "co_await" | "co_yield" => return self.unread(at, "a coroutine"),
            "operator" => {
                let path = self.path()?;
                return simple(ExprKind::Path(path));
            }
            _ => {}
        }
        let certain = self.at_type_word() || (self.is("decltype") && !self.is_decltype_path());
        if certain {
            let s = self.specifiers()?;
            let Some(ty) = s.ty else {
                return self.expected("a type");
            };
            if matches!(ty.kind, TypeKind::Const(_)) && (self.is("(") || self.is("{")) {
                return self.ill_formed(at, "`const` does not stand in front of a value");
            }
            return self.constructed(ty, at);
        }
        if !self.at_path() {
            return self.expected("an expression");
        }
        let path = self.path()?;
        if self.is("{") {
            let ty = Type { kind: TypeKind::Path(path), at };
            return self.constructed(ty, at);
        }
        Ok(self.referred(Expr { at: path.at, kind: ExprKind::Path(path) }))
    }

    fn is_decltype_path(&mut self) -> bool {
        let start = self.at;
        self.at += 1;
        self.skip_group();
        let found = self.is("::");
        self.at = start;
        found
    }

    /// `T{a}`, `T(a)`, or the type alone.
    fn constructed(&mut self, ty: Type, at: At) -> Parse<Expr> {
        if self.is("{") {
            let args = self.brace_args()?;
            return Ok(Expr { kind: ExprKind::Construct(Box::new(ty), args), at });
        }
        let e = match ty.kind {
            TypeKind::Path(path) => ExprKind::Path(path),
            _ => ExprKind::Type(Box::new(ty)),
        };
        Ok(Expr { kind: e, at })
    }

    pub(super) fn angled<T>(&mut self, read: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        let before = (self.angle_closes, self.colon_makes_layout);
        (self.angle_closes, self.colon_makes_layout) = (true, true);
        let result = self.nested(read);
        (self.angle_closes, self.colon_makes_layout) = before;
        result
    }

    /// The operator of a fold that stands here, but the comma, and of how many tokens it is.
    fn fold_operator(&self) -> Option<(FoldOp, usize)> {
        let plain = self.operator().map(|(op, _, n)| (op, n));
        plain.or_else(|| self.assignment_operator().map(|(op, n)| (FoldOp::Assign(op), n)))
    }

    /// `(e)`, `(a, b)`, a fold.
    pub(super) fn brackets(&mut self) -> Parse<Expr> {
        let at = self.here();
        self.expect("(")?;
        let e = self.bracketed(|p| {
            if p.is("{") {
                return p.statement_expression();
            }
            if p.is("...") {
                p.at += 1;
                let Some((op, tokens)) = p.fold_operator() else {
                    if p.eat(",") {
                        let pack = boxed(p.unary()?);
                        return Ok(Expr { kind: ExprKind::Fold { op: FoldOp::Comma, pack, init: None, left: true }, at });
                    }
                    return p.expected("an operator");
                };
                p.at += tokens;
                let pack = boxed(p.unary()?);
                return Ok(Expr { kind: ExprKind::Fold { op, pack, init: None, left: true }, at });
            }
            if p.is(")") {
                return Ok(Expr { kind: ExprKind::List(Vec::new()), at });
            }
            let first = p.assignment()?;
            if let Some((op, tokens)) = p.fold_operator().filter(|(_, n)| p.ahead(*n).is("...")) {
                p.at += tokens + 1;
                if p.is(")") {
                    return Ok(Expr { kind: ExprKind::Fold { op, pack: boxed(first), init: None, left: false }, at });
                }
                // `(init op ... op pack)` or `(pack op ... op init)`: the one that names a pack is the pack
                let Some((_, again)) = p.fold_operator() else {
                    return p.expected("an operator");
                };
                p.at += again;
                let second = p.binary(1)?;
                return Ok(Expr { kind: ExprKind::Fold { op, pack: boxed(second), init: Some(boxed(first)), left: true }, at });
            }
            if !p.is(",") {
                return Ok(first);
            }
            let mut all = vec![first];
            while p.eat(",") {
                if p.is("...") {
                    p.at += 1;
                    let first = match all.pop() {
                        Some(only) if all.is_empty() => boxed(only),
                        _ => return p.expected("a fold over one expression"),
                    };
                    let (pack, init) = if p.eat(",") { (boxed(p.assignment()?), Some(first)) } else { (first, None) };
                    return Ok(Expr { kind: ExprKind::Fold { op: FoldOp::Comma, pack, init, left: true }, at });
                }
                if p.is(")") {
                    break;
                }
                all.push(p.assignment()?);
            }
            Ok(Expr { kind: ExprKind::List(all), at })
        })?;
        self.expect(")")?;
        Ok(e)
    }

    /// The text of the tokens from `start` up to here, as it was written.
    pub(super) fn written(&self, start: usize) -> Name {
        let (first, last) = (self.sources.place(At(start as u32)), self.sources.place(At(self.at.saturating_sub(1) as u32)));
        let text = match self.sources.files.get(first.file as usize) {
            Some(file) if first.file == last.file && first.start <= last.end => {
                file.text.get(first.start as usize..last.end as usize).unwrap_or_default()
            }
            _ => "",
        };
        Name::from(text.split_whitespace().collect::<Vec<_>>().join(" "))
    }
}

/// Whether a type is that of alignments.
fn names_alignment(path: &Path) -> bool {
    &*path.last().name == "align_val_t"
}
