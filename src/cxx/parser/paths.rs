//! Names with what stands before them, and template arguments.

use super::super::ast::{Arg, Expr, ExprKind, Name, Path, Segment, Type, TypeKind, UnaryOp};
use super::super::library;
use super::super::token::{Token, TokenKind};
use super::declarators::open_function;
use super::names::Kind;
use super::{Parse, Parser};

impl Parser<'_> {
    /// Whether a path can start here.
    pub(super) fn at_path(&self) -> bool {
        self.at_name() || (self.is("::") && self.ahead(1).kind == TokenKind::Name) || self.is("decltype")
    }

    /// `a::b<c>::d`. In a declarator the last name takes no template arguments unless they stand before `::` or `(`.
    pub(super) fn path(&mut self) -> Parse<Path> {
        let (is_typename, start_of_path) = (self.at > 0 && self.tokens[self.at - 1].is("typename"), self.at);
        let global = self.eat("::");
        let mut segments: Vec<Segment> = Vec::new();
        let mut of = None;
        if self.is("decltype") {
            self.at += 1;
            self.expect("(")?;
            of = Some(Box::new(self.bracketed(Self::expression)?));
            self.expect(")")?;
            self.expect("::")?;
        }
        loop {
            let mut is_template = self.eat("template");
            let at = self.here();
            let name = if self.is("operator") {
                self.operator_name()?
            } else if self.is("~") {
                self.at += 1;
                self.name()?;
                super::Name::from("~")
            } else {
                self.name().and_then(|name| self.without_builtin(name, at))?
            };
            let qualified = global || of.is_some() || !segments.is_empty();
            // a member may be a template whatever else has its name
            let is_member = !qualified && self.member_at > 0 && self.member_at == start_of_path;
            let kind = match qualified {
                _ if is_member => None,
                true => self.scopes.kind_anywhere(&name),
                false => self.scopes.kind(&name),
            };
            is_template |= matches!(kind, Some(Kind::TypeTemplate | Kind::ValueTemplate));
            // a variable template of the library: `std::is_same_v<A, B*> + 1`
            let of_library = !qualified || matches!(&segments[..], [only] if matches!(&*only.name, "std" | "cute"));
            is_template |= kind.is_none() && of_library && name.ends_with("_v");
            let (mut args, start) = (None, self.at);
            if self.is("<") && (qualified || is_template || self.is_head || kind != Some(Kind::Value)) {
                let owner = segments.first().map(|first| &first.name);
                args = match self.opening(&name, is_template, owner) {
                    // the class of the object may have a template of the name
                    Opening::Tried | Opening::Never if is_member && !self.may_be_template(&name) => self.arguments_of(Opening::Doubted)?,
                    Opening::Never => None,
                    opening => self.arguments_of(opening)?,
                };
            }
            if args.is_some() && self.asks_volatile(&name, start) {
                return self.unread(at, format_args!("`{name}` of a `volatile` type"));
            }
            let args = args.map(|args| self.arguments_for(&name, args)).transpose()?;
            // another name for `std::views`
            if &*name == "views" && matches!(segments.last(), Some(last) if &*last.name == "ranges") {
                segments.pop();
            }
            segments.push(Segment { name, args, at });
            if segments.len() > super::MAX_NESTING {
                return Err(self.too_deep());
            }
            let goes_on = self.is("::")
                && (self.ahead(1).kind == TokenKind::Name && !self.ahead(1).is("operator")
                    || self.ahead(1).is("~")
                    || self.ahead(1).is("operator"));
            if !goes_on {
                let at = segments.last().map_or(at, |s| s.at);
                return Ok(Path { global, of, is_typename, is_tag: false, segments, at });
            }
            self.at += 1;
        }
    }

    /// Whether template arguments from a token on name a `volatile` type, and what they are given to may tell it from another one.
    fn asks_volatile(&mut self, name: &Name, start: usize) -> bool {
        if self.is_head || name.starts_with("remove_") || name.starts_with("decay") || self.unqualifies.contains(name) {
            self.unqualified.push((start, self.at));
            return false;
        }
        let [aliases, variables] = &self.volatiles;
        let is_left = |at: &usize| self.unqualified.iter().all(|(from, to)| !(*from..*to).contains(at));
        let is_one = |t: &Token| t.is("volatile") || aliases.contains(&t.text);
        name.starts_with("add_volatile")
            || name.starts_with("add_cv")
            || name.starts_with("is_volatile") && !(variables.is_empty() && aliases.is_empty())
            || (start..self.at).filter(is_left).any(|at| is_one(&self.tokens[at]))
    }

    /// Whether an argument is a variable that is `volatile`, a part of one, its address, or a reference that says so.
    pub(super) fn names_volatile(&self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Path(path) => self.volatiles[1].contains(&path.last().name),
            ExprKind::Member { path, object, .. } => self.volatiles[1].contains(&path.last().name) || self.names_volatile(object),
            ExprKind::Index(of, _) | ExprKind::Unary(UnaryOp::AddressOf | UnaryOp::Dereference, of) => self.names_volatile(of),
            ExprKind::Comma(items) => items.last().is_some_and(|last| self.names_volatile(last)),
            ExprKind::Cast(_, ty, _) => {
                let is_reference = matches!(ty.kind, TypeKind::Reference(_) | TypeKind::Forwarding(_) | TypeKind::Pointer(_));
                is_reference && self.says_volatile(ty.at.0 as usize)
            }
            _ => false,
        }
    }

    /// Whether `volatile` stands between a token and this one.
    pub(super) fn says_volatile(&self, since: usize) -> bool {
        self.tokens.get(since..self.at).unwrap_or_default().iter().any(|t| t.is("volatile"))
    }

    /// Whether `>` stands here, and not `>=`.
    pub(super) fn closes_angle(&self) -> bool {
        self.is(">") && !(self.peek().glued && self.ahead(1).is("="))
    }

    /// `<a, b...>`
    pub(super) fn template_args(&mut self) -> Parse<Vec<Arg>> {
        self.expect("<")?;
        let before = (self.angle_closes, self.colon_makes_layout);
        (self.angle_closes, self.colon_makes_layout) = (true, true);
        let args = self.nested(|p| {
            let mut args = Vec::new();
            while !p.is(">") {
                args.push(p.template_arg()?);
                if !p.eat(",") {
                    break;
                }
            }
            Ok(args)
        });
        (self.angle_closes, self.colon_makes_layout) = before;
        let args = args?;
        self.expect(">")?;
        Ok(args)
    }

    /// Whether `<` behind a name opens template arguments, as far as what is declared tells: before it, or anywhere in the text.
    fn opening(&self, name: &Name, is_template: bool, owner: Option<&Name>) -> Opening {
        let is_declared = |name: &str| self.scopes.kind_anywhere(name).is_some() || self.written.is_namespace(name);
        if is_template {
            return Opening::Always;
        }
        let is_value = self.written.is_value(name) || self.scopes.is_value_anywhere(name);
        let of_library = || library::lookup(name) || is_class(name) || !super::super::prelude::pieces::pieces_of(name).is_empty();
        match owner {
            _ if !is_value || self.is_head || self.may_be_template(name) || self.scopes.kind(name) == Some(Kind::Function) => {
                Opening::Tried
            }
            // of a namespace of the library
            Some(owner) if !is_declared(owner) || matches!(&**owner, "std" | "cute" | "cutlass" | "thrust") => Opening::Tried,
            None if self.members.iter().any(|members| members.contains(name)) => Opening::Never,
            _ if of_library() => Opening::Doubted,
            _ => Opening::Never,
        }
    }

    /// Whether what stands between a `<` and here reads like operands that are compared: `a < b && c > d`, `a < b ? c : d > e`,
    /// without brackets around it.
    fn compares_within(&self, open: usize, is_member: bool) -> bool {
        let mut depth = 0usize;
        let has_member = |tokens: &[Token]| tokens.iter().any(|t| matches!(&*t.text, "." | "->"));
        let within = self.tokens.get(open + 1..self.at.saturating_sub(1)).unwrap_or_default();
        let lists = within.iter().any(|t| {
            match &*t.text {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth = depth.saturating_sub(1),
                _ => {}
            }
            depth == 0 && matches!(&*t.text, "&&" | "||" | "?" | ":")
        });
        // nothing is compared with `()`
        if self.is("(") && self.ahead(1).is(")") {
            return false;
        }
        // `f(a.b < c.d, e.f > (g))`
        lists || is_member && within.iter().any(|t| t.is(",")) && has_member(within)
    }

    fn may_be_template(&self, name: &str) -> bool {
        self.written.is_template(name) || matches!(self.scopes.kind_anywhere(name), Some(Kind::TypeTemplate | Kind::ValueTemplate))
    }

    /// The template arguments that begin here, if they are any; those of a name that is a template must be.
    fn arguments_of(&mut self, opening: Opening) -> Parse<Option<Vec<Arg>>> {
        let (start, is_template) = (self.at, opening == Opening::Always);
        match self.no_template.get(&start) {
            Some(Some(wrong)) if is_template => return Err(wrong.clone()),
            Some(_) => return Ok(None),
            None => {}
        }
        if is_template {
            return self.template_args().map(Some).inspect_err(|wrong| {
                self.no_template.insert(start, Some(wrong.clone()));
            });
        }
        let is_type = self.at > 0 && is_class(&self.tokens[self.at - 1].text);
        let is_member = self.member_at > 0 && self.member_at + 1 == start;
        let args = self.attempt(|p| {
            let args = p.template_args()?;
            // of a name that is not known to be a template, what follows must fit
            let next = p.peek();
            let fits = match opening {
                _ if (opening == Opening::Doubted || is_member) && p.compares_within(start, is_member) => false,
                Opening::Doubted if !is_type && !args.iter().all(|arg| matches!(arg.value.kind, ExprKind::Type(_))) => {
                    matches!(&*next.text, "(" | "::" | "{")
                }
                _ if next.kind == TokenKind::Punctuation => !matches!(&*next.text, "+" | "-" | "!" | "~" | "#"),
                _ => matches!(next.kind, TokenKind::End | TokenKind::Name),
            };
            if fits { Ok(args) } else { p.expected("a template") }
        });
        if args.is_none() {
            self.no_template.insert(start, None);
        }
        Ok(args)
    }

    /// Whether what reads like the type of a function is a call: `size<0>(layout)`, `bool(T::value)`.
    pub(super) fn is_call(&self, ty: &Type) -> bool {
        let TypeKind::Function(result, params, _) = &ty.kind else {
            // an element of a variable is no array either
            return match &ty.kind {
                TypeKind::Array(of, _) => matches!(&of.kind, TypeKind::Path(path) if self.names_value(path)) || self.is_call(of),
                _ => false,
            };
        };
        let is_of_type = |path: &Path| {
            self.scopes.kind(&path.segments[0].name) == Some(Kind::Type)
                || self.scopes.kind_anywhere(&path.last().name) == Some(Kind::Value)
        };
        let is_type = |path: &Path| self.names_type(path) || self.scopes.is_type_anywhere(&path.last().name);
        let is_member = |path: &Path| path.segments.len() > 1 && is_of_type(path) && !is_type(path);
        // `int(N)`
        let is_variable = |path: &Path| path.simple().is_some_and(|name| self.scopes.kind(name) == Some(Kind::Value));
        let is_value = |ty: &Type| matches!(&ty.kind, TypeKind::Path(path) if !path.is_typename && (is_constant(path) || is_member(path) || is_variable(path)));
        matches!(&result.kind, TypeKind::Path(path) if self.names_value(path)) || params.iter().any(|(param, _)| is_value(param))
    }

    /// Whether a path names a function or a variable, of the program or of the library.
    pub(super) fn names_value(&self, path: &Path) -> bool {
        let name = &path.last().name;
        match self.scopes.kind_anywhere(name) {
            Some(kind) => matches!(kind, Kind::Value | Kind::ValueTemplate),
            None => library::lookup(name) && !library::is_type(name),
        }
    }

    /// Whether a path names a class or another type, of the program or of the library.
    pub(super) fn names_type(&self, path: &Path) -> bool {
        let last = path.last();
        let kind = if path.segments.len() == 1 { self.scopes.kind(&last.name) } else { self.scopes.kind_anywhere(&last.name) };
        match kind {
            Some(kind) => kind == Kind::Type || kind == Kind::TypeTemplate && last.args.is_some(),
            None => is_class(&last.name),
        }
    }

    /// Whether the parameters that close here end with the `...` of C.
    fn ends_open(&self) -> bool {
        let is_open = |a: &Token, b: &Token, c: &Token| (a.is(",") || a.is("...") || a.is("(")) && b.is("...") && c.is(")");
        matches!(&self.tokens[..self.at], [.., a, b, c] if is_open(a, b, c))
    }

    /// A type or a value.
    fn template_arg(&mut self) -> Parse<Arg> {
        let at = self.here();
        let ty = self.attempt(|p| {
            let ty = p.type_id()?;
            let ends = p.is(",") || p.closes_angle() || p.is("...");
            if ends && !p.is_call(&ty) { Ok(ty) } else { p.expected("`,`") }
        });
        let value = match ty {
            Some(ty) => match ty.kind {
                TypeKind::Path(path) => Expr { kind: ExprKind::Path(path), at },
                // `R(A..., ...)`: what ends as those of C do is another type
                TypeKind::Function(..) if self.ends_open() => Expr { kind: ExprKind::Type(Box::new(open_function(ty))), at },
                _ => Expr { kind: ExprKind::Type(Box::new(ty)), at },
            },
            None => self.conditional()?,
        };
        Ok(Arg { value, expands: self.eat("..."), designator: None })
    }
}

/// Whether the library has a class of the name.
fn is_class(name: &str) -> bool {
    library::is_type(name) || super::super::prelude::pieces::is_class(name)
}

/// Whether `<` behind a name opens template arguments.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Opening {
    /// It is that of a variable.
    Never,
    /// Something else has the name too: where it is called, and the arguments read like some.
    Doubted,
    /// Where they read like some.
    Tried,
    Always,
}

/// Whether a path reads like the value of a trait: `T::value`, `is_same_v<A, B>`.
fn is_constant(path: &Path) -> bool {
    let last = path.last();
    &*last.name == "value" && path.segments.len() > 1 || last.args.is_some() && last.name.ends_with("_v")
}

/// The functions of tokens that name `volatile` in which something stands that tells it from another type.
pub(super) fn shows_volatile(tokens: &[Token]) -> Vec<Name> {
    let mut found = Vec::new();
    if !tokens.iter().any(|t| t.is("volatile")) {
        return found;
    }
    // a pointer to one tells where it is passed by value too
    let by_value = tokens.windows(3).any(|w| w[0].is("volatile") && w[2].is("*"));
    let tells = |t: &&Token| {
        let text = &*t.text;
        matches!(text, "__PRETTY_FUNCTION__" | "typeid" | "decltype") || text.starts_with("is_same") || text.starts_with("is_volatile")
    };
    for (at, _) in tokens.iter().enumerate().filter(|(_, t)| tells(t)) {
        // the blocks around it, from the innermost one on
        let mut depth = 0;
        for i in (0..at).rev() {
            match &*tokens[i].text {
                "}" => depth += 1,
                "{" if depth > 0 => depth -= 1,
                "{" => {
                    let close = (0..i).rev().take(8).find(|k| tokens[*k].is(")"));
                    let mut within = 0;
                    let open = close.and_then(|close| {
                        (0..=close).rev().find(|k| {
                            within += i32::from(tokens[*k].is(")")) - i32::from(tokens[*k].is("("));
                            within == 0
                        })
                    });
                    let refers = open
                        .zip(close)
                        .is_some_and(|(open, close)| tokens[open..close].iter().any(|t| matches!(&*t.text, "&" | "&&" | "*")));
                    let name = open.filter(|_| refers || by_value).and_then(|open| tokens.get(open.checked_sub(1)?));
                    found.extend(name.map(|t| t.text.clone()));
                }
                _ => {}
            }
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// The aliases and the variables that tokens declare with `volatile`.
pub(super) fn volatiles(tokens: &[Token]) -> [Vec<Name>; 2] {
    let mut found = [Vec::new(), Vec::new()];
    for (at, _) in tokens.iter().enumerate().filter(|(_, t)| t.is("volatile")) {
        let ends = |t: &&Token| matches!(&*t.text, ";" | "{" | "}" | "(" | ")" | "," | "<" | ">" | "=" | "[");
        let before: Vec<&Token> = tokens[..at].iter().rev().take_while(|t| !matches!(&*t.text, ";" | "{" | "}" | "(" | "<")).collect();
        let is_alias = before.iter().any(|t| t.is("typedef"));
        let name = match before.iter().position(|t| t.is("using")) {
            Some(using) => using.checked_sub(1).map(|i| before[i]),
            None => {
                let declared: Vec<&Token> = tokens[at + 1..].iter().take_while(|t| !ends(t)).collect();
                declared.last().copied().filter(|_| declared.len() > 1 || before.len() > usize::from(is_alias))
            }
        };
        if let Some(name) = name.filter(|t| t.kind == TokenKind::Name && !super::names::is_keyword(&t.text)) {
            found[usize::from(!is_alias && !before.iter().any(|t| t.is("using")))].push(name.text.clone());
        }
    }
    // what refers to one is one
    for at in (0..tokens.len()).filter(|at| tokens[*at].is("auto")) {
        if let [_, mark, name, equals, of, ..] = &tokens[at..]
            && matches!(&*mark.text, "&" | "&&" | "*")
            && equals.is("=")
            && found[1].contains(if of.is("&") { &tokens[(at + 5).min(tokens.len() - 1)].text } else { &of.text })
        {
            found[1].push(name.text.clone());
        }
    }
    found
}
