//! What stands behind the type of a declaration: pointers, the name, arrays, parameters.

use super::super::ast::{
    Arg, At, Expr, ExprKind, IntSuffix, METHOD_CONST, METHOD_LVALUE, METHOD_OPEN, METHOD_RVALUE, Name, Param, Path, Type, TypeKind,
};
use super::super::token::TokenKind;
use super::names::{self, Kind};
use super::{Parse, Parser};

/// Whether a declarator has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Named {
    /// No name: a type stands alone.
    Never,
    /// A name or none: a parameter.
    Maybe,
    /// A variable or a function.
    Always,
}

/// A declarator that has been read.
#[derive(Clone, Debug)]
pub(super) struct Declared {
    pub(super) name: Option<Name>,
    pub(super) owner: Option<Path>,
    pub(super) specialised: Option<Vec<Arg>>,
    pub(super) ty: Type,
    pub(super) at: At,
    pub(super) pack: bool,
    /// Where the parameters of a function begin that returns a pointer to a function: `int (*name(bool))(int)`.
    pub(super) params: Option<usize>,
    /// The alignment that stands behind it.
    pub(super) alignment: Option<Expr>,
}

/// The type of a function with the `...` of C behind its parameters.
pub(super) fn open_function(ty: Type) -> Type {
    qualified_function(ty, METHOD_OPEN)
}

fn qualified_function(ty: Type, qualifiers: i64) -> Type {
    let at = ty.at;
    of_library("__method", [type_argument(ty), Expr { kind: ExprKind::Int(qualifiers, IntSuffix::default()), at }], at)
}

/// A type as an argument of a template.
fn type_argument(ty: Type) -> Expr {
    let at = ty.at;
    let kind = match ty.kind {
        TypeKind::Path(path) => ExprKind::Path(path),
        _ => ExprKind::Type(Box::new(ty)),
    };
    Expr { kind, at }
}

/// `std::name<args>`
fn of_library<const N: usize>(name: &str, args: [Expr; N], at: At) -> Type {
    let args = args.into_iter().map(Arg::from).collect();
    Type { kind: TypeKind::Path(Path::of_library(name, Some(args), at)), at }
}

/// `std::remove_cvref_t<decltype(e)>`
pub(super) fn decltype_of(e: Expr) -> Expr {
    let at = e.at;
    type_argument(of_library("remove_cvref_t", [type_argument(Type { kind: TypeKind::Decltype(Box::new(e)), at })], at))
}

/// What `auto` in the type of a parameter stands for.
fn auto_of(e: Expr, declared: &Type) -> Expr {
    let at = e.at;
    let own = |e: &Expr| type_argument(Type { kind: TypeKind::Decltype(Box::new(e.clone())), at });
    let is_auto = |ty: &Type| matches!(ty.kind, TypeKind::Auto);
    match &declared.kind {
        TypeKind::Reference(of) if is_auto(of) => type_argument(of_library("remove_reference_t", [own(&e)], at)),
        TypeKind::Pointer(of) if is_auto(of) => type_argument(of_library("remove_pointer_t", [own(&e)], at)),
        // an lvalue is a reference to it
        TypeKind::Forwarding(of) if is_auto(of) => {
            let bare = type_argument(of_library("remove_reference_t", [own(&e)], at));
            let lvalue = type_argument(of_library("is_lvalue_reference_v", [own(&e)], at));
            type_argument(of_library("conditional_t", [lvalue, own(&e), bare], at))
        }
        _ => decltype_of(e),
    }
}

impl Parser<'_> {
    /// The declarator of something of type `base`.
    pub(super) fn declarator(&mut self, base: Type, named: Named) -> Parse<Declared> {
        self.nested(|p| p.declarator_in(base, named))
    }

    /// The class of `C::*`, where that stands here: it is stepped over.
    fn class_of_member(&mut self) -> Option<Type> {
        let at = self.here();
        if self.is("decltype") {
            // the type that it names, and no path that begins in it
            return self.attempt(|p| {
                let start = p.at;
                p.at += 1;
                p.skip_group();
                p.expect("::")?;
                p.expect("*")?;
                let end = p.at;
                p.at = start + 2;
                let e = p.bracketed(|p| p.bracketed_name(Self::expression))?;
                p.at = end;
                Ok(Type { kind: TypeKind::Decltype(Box::new(e)), at })
            });
        }
        let is_qualified = self.is("::") || self.ahead(1).is("::") || self.ahead(1).is("<");
        if !is_qualified || !self.at_path() {
            return None;
        }
        self.attempt(|p| {
            let class = p.path()?;
            p.expect("::")?;
            p.expect("*")?;
            Ok(Type { kind: TypeKind::Path(class), at })
        })
    }

    /// Whether `(C::*` stands here.
    pub(super) fn at_nested_member(&mut self) -> bool {
        let start = self.at;
        self.at += 1;
        let found = self.class_of_member().is_some();
        self.at = start;
        found
    }

    /// `const`, `&` and `&&` behind the parameters of a function, as a number, and the condition of its `noexcept`.
    fn function_qualifiers(&mut self) -> Parse<(i64, Option<Box<Expr>>)> {
        let (mut qualifiers, mut noexcept) = (0, None);
        loop {
            let at = self.here();
            qualifiers |= match &*self.peek().text {
                "const" => METHOD_CONST,
                "noexcept" => 0,
                "&" => METHOD_LVALUE,
                "&&" => METHOD_RVALUE,
                _ => return Ok((qualifiers, noexcept)),
            };
            let is_noexcept = self.is("noexcept");
            self.at += 1;
            if is_noexcept {
                noexcept = Some(Box::new(match self.is("(") {
                    true => self.in_brackets()?,
                    false => Expr { kind: ExprKind::Bool(true), at },
                }));
            }
        }
    }

    fn declarator_in(&mut self, base: Type, named: Named) -> Parse<Declared> {
        let mut ty = base;
        for marks in 0.. {
            if marks > super::MAX_NESTING {
                return Err(self.too_deep());
            }
            let at = self.here();
            let kind = match &*self.peek().text {
                "*" => TypeKind::Pointer(Box::new(ty)),
                "&" => TypeKind::Reference(Box::new(ty)),
                "&&" => TypeKind::Forwarding(Box::new(ty)),
                "const" => TypeKind::Const(Box::new(ty)),
                word if names::is_ignored(word) => {
                    self.at += 1;
                    continue;
                }
                names::ATTRIBUTE if self.ahead(1).is("(") => {
                    self.attributes()?;
                    continue;
                }
                "[" if self.ahead(1).is("[") => {
                    self.skip_group();
                    continue;
                }
                _ => match self.class_of_member() {
                    Some(class) => {
                        ty = of_library("__member_pointer", [type_argument(class), type_argument(ty)], at);
                        continue;
                    }
                    None => break,
                },
            };
            self.at += 1;
            ty = Type { kind, at };
        }
        let pack = named != Named::Never && self.is("...") && self.eat("...");
        let to_member = self.is("(") && self.at_nested_member();
        if to_member || self.is("(") && self.is_nested_declarator() {
            let inner = self.at + 1;
            self.skip_group();
            ty = self.suffix(ty, true)?;
            let end = self.at;
            self.at = inner;
            let mut declared = self.declarator(ty, named)?;
            if named == Named::Always && self.is("(") && declared.params.is_none() {
                declared.params = Some(self.at);
                self.skip_group();
                self.eat("const");
            }
            self.expect(")")?;
            self.at = end;
            self.behind_declarator()?;
            declared.pack |= pack;
            return Ok(declared);
        }
        // `(f)(int)`: brackets keep a macro of that name from being expanded
        let is_type = match &ty.kind {
            TypeKind::Builtin(_) => true,
            TypeKind::Path(path) => self.names_type(path),
            _ => false,
        };
        // `T x(U(y));`, `T x(U());` and `T x(U(f()));` declare functions
        let is_parameter = named == Named::Maybe && is_type && self.is("(");
        let is_called = is_parameter && self.ahead(2).is("(") && self.ahead(3).is(")") && self.ahead(4).is(")");
        let names = is_parameter && self.ahead(1).kind == TokenKind::Name && (self.ahead(2).is(")") || is_called);
        let names = names && self.scopes.kind(&self.ahead(1).text).is_some_and(Kind::is_value);
        let is_bracketed = named != Named::Never && self.at_bracketed_name() || names;
        self.at += usize::from(is_bracketed);
        let at = self.here();
        let (mut name, mut owner, mut specialised, mut alignment) = (None, None, None, None);
        if named != Named::Never && (self.at_name() || self.is("operator") || self.is("~") || self.is("::")) {
            let mut path = self.path()?;
            let Some(last) = path.segments.pop() else {
                return self.expected("a name");
            };
            (name, specialised) = (Some(last.name), last.args);
            if !path.segments.is_empty() {
                owner = Some(path);
            }
            alignment = self.attributes()?;
        } else if named == Named::Always {
            return self.expected("a name");
        }
        let ty = if is_called && is_bracketed { self.suffix(ty, true)? } else { ty };
        self.at += usize::from(is_bracketed);
        // a parameter may be a function: `int f(int)`
        let is_function = is_parameter && self.ahead(1).is(")") || matches!(ty.kind, TypeKind::Builtin(_));
        let is_parameter = named == Named::Maybe && (name.is_some() || is_function);
        let mut ty = self.suffix(ty, named == Named::Never || is_parameter)?;
        if named == Named::Maybe && matches!(ty.kind, TypeKind::Function(..)) {
            ty = Type { kind: TypeKind::Pointer(Box::new(ty)), at };
        }
        let alignment = self.behind_declarator()?.or(alignment);
        Ok(Declared { name, owner, specialised, ty, at, pack, params: None, alignment })
    }

    /// Whether `(name)(` stands here.
    pub(super) fn at_bracketed_name(&self) -> bool {
        let name = self.ahead(1);
        self.is("(") && name.kind == TokenKind::Name && !names::is_keyword(&name.text) && self.ahead(2).is(")") && self.ahead(3).is("(")
    }

    /// Attributes behind a declarator, and the name that the assembler has for it.
    pub(super) fn behind_declarator(&mut self) -> Parse<Option<Expr>> {
        let mut alignment = None;
        loop {
            alignment = self.attributes()?.or(alignment);
            if !(matches!(&*self.peek().text, "asm" | "__asm__" | "__asm") && self.ahead(1).is("(")) {
                return Ok(alignment);
            }
            self.at += 1;
            self.skip_group();
        }
    }

    /// `(*`, `(&`: the brackets belong to the declarator.
    pub(super) fn is_nested_declarator(&self) -> bool {
        self.ahead(1).is("*") || self.ahead(1).is("&") || self.ahead(1).is("&&")
    }

    /// The type of a function of the result that stands before its parameters, with what stands behind them.
    pub(super) fn function_type(&mut self, result: Type) -> Parse<Type> {
        let at = self.here();
        self.expect("(")?;
        self.scopes.enter();
        let params = self.bracketed(Self::params);
        self.scopes.leave();
        self.expect(")")?;
        let params = params?.0.into_iter().map(|p| (p.ty, p.pack)).collect();
        let (qualifiers, noexcept) = self.function_qualifiers()?;
        let function = Type { kind: TypeKind::Function(Box::new(result), params, noexcept), at };
        Ok(match qualifiers {
            0 => function,
            qualifiers => qualified_function(function, qualifiers),
        })
    }

    /// `[n]` and, of a type alone, `(A, B)`.
    pub(super) fn suffix(&mut self, base: Type, function: bool) -> Parse<Type> {
        let at = self.here();
        if self.is("[") && !self.ahead(1).is("[") {
            self.at += 1;
            let extent = if self.is("]") { None } else { Some(Box::new(self.bracketed(Self::conditional)?)) };
            self.expect("]")?;
            let element = self.nested(|p| p.suffix(base, false))?;
            return Ok(Type { kind: TypeKind::Array(Box::new(element), extent), at });
        }
        if function
            && self.is("(")
            && let Some(ty) = self.attempt(|p| p.function_type(base.clone()))
        {
            return Ok(ty);
        }
        Ok(base)
    }

    /// Parameters up to the bracket that closes them; whether they end with `...`.
    pub(super) fn params(&mut self) -> Parse<(Vec<Param>, bool)> {
        let mut params = Vec::new();
        if self.is("void") && self.ahead(1).is(")") {
            self.at += 1;
        }
        while !self.is(")") {
            if self.eat("...") {
                return Ok((params, true));
            }
            let at = self.here();
            let s = self.specifiers()?;
            let Some(base) = s.ty else {
                return self.expected("a parameter");
            };
            let concept = self.constrains.take();
            let mut declared = self.declarator(base, Named::Maybe)?;
            if concept.is_some() && declared.name.is_none() {
                self.unnamed += 1;
                (declared.name, declared.at) = (Some(Name::from(format!("__constrained{}", self.unnamed))), at);
            }
            if let (Some(path), Some(name)) = (concept, &declared.name) {
                let at = declared.at;
                let name = Expr { kind: ExprKind::Path(Path::name(name.clone(), at)), at };
                self.constrain(path, auto_of(name, &declared.ty), declared.pack);
            }
            if let Some(name) = &declared.name {
                if declared.owner.is_some() {
                    return self.ill_formed(at, "a parameter has a simple name");
                }
                self.scopes.declare(name, Kind::Value);
            }
            // an array as a parameter is a pointer
            if let TypeKind::Array(of, _) = declared.ty.kind {
                declared.ty.kind = TypeKind::Pointer(of);
            }
            let default = match self.eat("=") {
                true if self.is("{") => Some(self.braces_expression()?),
                true => Some(self.assignment()?),
                false => None,
            };
            let at = if declared.name.is_some() { declared.at } else { at };
            params.push(Param { name: declared.name, ty: declared.ty, default, pack: declared.pack, at });
            if !self.eat(",") {
                let variadic = self.eat("...");
                return Ok((params, variadic));
            }
            if self.is(")") {
                return self.expected("a parameter");
            }
        }
        Ok((params, false))
    }
}
