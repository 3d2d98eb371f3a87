//! `__PRETTY_FUNCTION__`: the declaration of a function as g++ writes it, and what its template has for each parameter.

use super::super::ast::{
    Arg, At, Builtin, Expr, ExprKind, Function, Integer, Name, Path, Qualifier, TemplateParam, TemplateParamKind, Type, TypeKind,
};
use super::super::program::{CONSTRUCTOR, Entity, written};
use super::Compiler;
use super::walk::names_in_type;

/// Stands for the next type or value, and for those of a pack.
pub(in super::super) const ONE: char = '\u{1}';
pub(in super::super) const PACK: char = '\u{2}';
/// Stand around the namespace that g++ leaves out of the types behind them, which is that of the function.
pub(in super::super) const NEAR: char = '\u{3}';

/// Names of the library that g++ writes as they stand: those of `std` alone first.
const OF_STD: &[&str] = &["string", "string_view", "ostream", "istream"];
const OF_C: &[&str] = &[
    "size_t",
    "ptrdiff_t",
    "int8_t",
    "int16_t",
    "int32_t",
    "int64_t",
    "uint8_t",
    "uint16_t",
    "uint32_t",
    "uint64_t",
    "intptr_t",
    "uintptr_t",
];

/// A text, and what stands for its marks.
#[derive(Default)]
struct Pretty {
    text: String,
    args: Vec<Arg>,
    /// The names of the library in it, as they are explained.
    explained: Vec<(String, Type)>,
}

impl Compiler<'_> {
    /// Pushes the text, or how many characters it has; what is not known to be written as g++ does is refused.
    pub(super) fn pretty_function(&mut self, at: At, name: &'static str) {
        let call = self.pretty(at, name);
        match call {
            Some(call) => self.value(&call),
            None => {
                self.emit(super::Op::Unread("`__PRETTY_FUNCTION__` of a function that is declared like this".into()));
            }
        }
    }

    fn pretty(&self, at: At, name: &'static str) -> Option<Expr> {
        let outer = self.contexts.first()?.header.clone()?;
        let mut made = Pretty::default();
        match &self.contexts[1..] {
            [] => self.pretty_declaration(&outer, true, &mut made)?,
            [lambda] if !self.is_templated(&outer) => {
                self.pretty_declaration(&outer, false, &mut made)?;
                made.text.push_str("::<lambda(");
                let lambda = lambda.header.clone().filter(|l| l.template.is_none() && !l.flags.is_mutable)?;
                self.pretty_params(&lambda, &mut made)?;
                made.text.push_str(")>");
            }
            _ => return None,
        }
        if self.is_templated(&outer) {
            self.pretty_bindings(&outer, &mut made)?;
        }
        let segment = super::super::ast::Segment { name: Name::from(name), args: Some(made.args), at };
        let path = Path { segments: vec![segment], ..Path::name(Name::from(name), at) };
        let text = Expr { kind: ExprKind::Text(made.text.into_bytes().into()), at };
        let callee = Box::new(Expr { kind: ExprKind::Path(path), at });
        Some(Expr { kind: ExprKind::Call(callee, vec![text.into()]), at })
    }

    fn class_template(&self) -> Option<&[TemplateParam]> {
        self.program.classes[self.scope.class? as usize].ast.template.as_deref().filter(|params| !params.is_empty())
    }

    fn is_templated(&self, f: &Function) -> bool {
        f.template.is_some() || self.class_template().is_some()
    }

    /// A declaration, its result and specifiers in front where they are asked for.
    fn pretty_declaration(&self, f: &Function, is_whole: bool, made: &mut Pretty) -> Option<()> {
        // where a friend is defined in a class, what g++ leaves out is not known
        let is_near_friend = f.flags.is_friend && self.scope.class.is_some() && !self.scope.namespace.is_empty();
        if f.specialised.is_some() || f.flags.has_volatile || self.scope.is_prelude || is_near_friend {
            return None;
        }
        let class = self.scope.class.filter(|_| !f.flags.is_friend);
        let mut scope = self.scope_text(class)?;
        let is_conversion = &*f.name == "operator T";
        if is_whole {
            let is_virtual = class.is_some() && !f.flags.is_static && self.overrides(f)?;
            for (is_there, word) in [(f.flags.is_static && class.is_some(), "static "), (is_virtual, "virtual ")] {
                made.text.push_str(if is_there { word } else { "" });
            }
            if f.flags.is_constexpr {
                made.text.push_str(if f.flags.is_consteval { "consteval " } else { "constexpr " });
            }
            if let Some(result) = f.result.as_ref().filter(|_| !is_conversion) {
                self.pretty_type(result, made)?;
                made.text.push(' ');
            }
        }
        let own = class.map(|class| self.program.classes[class as usize].ast.name.clone());
        scope.push_str(&match (&*f.name, own) {
            (CONSTRUCTOR, Some(own)) => own.to_string(),
            ("~", Some(own)) => format!("~{own}"),
            (name, _) if name.starts_with('#') => return None,
            (_, _) if is_conversion => "operator ".into(),
            (name, _) => name.to_string(),
        });
        made.text.push_str(&scope);
        if is_conversion {
            self.pretty_type(f.result.as_ref()?, made)?;
        }
        if self.scope.class.is_none() && is_whole && !self.scope.namespace.is_empty() {
            made.text.push_str(&format!("{NEAR}{}::{NEAR}", written(&self.scope.namespace)));
        }
        made.text.push('(');
        self.pretty_params(f, made)?;
        made.text.push(')');
        made.text.push_str(if f.flags.is_const { " const" } else { "" });
        made.text.push_str(match f.flags.qualifier {
            Qualifier::None => "",
            Qualifier::Lvalue => " &",
            Qualifier::Rvalue => " &&",
        });
        Some(())
    }

    /// Whether a method is virtual, `None` where a base might say it.
    fn overrides(&self, f: &Function) -> Option<bool> {
        let class = &self.program.classes[self.scope.class? as usize];
        if f.flags.is_virtual || f.flags.is_override || class.ast.bases.is_empty() {
            return Some(f.flags.is_virtual || f.flags.is_override);
        }
        let mut all = self.program.functions.iter();
        let is_alike = |other: &Function| other.name == f.name && other.flags.is_virtual && &*f.name != CONSTRUCTOR;
        (!all.any(|other| !other.scope.is_prelude && is_alike(&other.ast))).then_some(false)
    }

    /// The namespaces and classes around a name, with `::` behind.
    fn scope_text(&self, class: Option<u32>) -> Option<String> {
        let (mut text, mut at, mut outermost) = (String::new(), class, class);
        while let Some(class) = at {
            let def = &self.program.classes[class as usize];
            let params = def.ast.template.as_deref().unwrap_or_default();
            let names: Vec<&str> = params.iter().map(|p| p.name.as_deref().filter(|_| !p.pack)).collect::<Option<_>>()?;
            // what is around it is no template, and it is no class inside of a function
            if at != self.scope.class && !names.is_empty() || def.ast.specialised.is_some() {
                return None;
            }
            let args = if names.is_empty() { String::new() } else { format!("<{}>", names.join(", ")) };
            text = format!("{}{args}::{text}", def.ast.name);
            outermost = at;
            at = def.scope.class;
        }
        if let Some(class) = outermost
            && let name = &self.program.classes[class as usize].ast.name
            && self.program.find(&self.scope.namespace, std::slice::from_ref(name)) != Some(Entity::Class(class))
        {
            return None;
        }
        let namespace = written(&self.scope.namespace);
        let is_named = namespace.chars().all(|c| c.is_alphanumeric() || matches!(c, ':' | '_'));
        is_named.then(|| if namespace.is_empty() { text.clone() } else { format!("{namespace}::{text}") })
    }

    fn pretty_params(&self, f: &Function, made: &mut Pretty) -> Option<()> {
        if f.params.iter().any(|p| super::names_auto(&p.ty)) {
            return None;
        }
        for (i, p) in f.params.iter().enumerate() {
            made.text.push_str(if i > 0 { ", " } else { "" });
            match &p.ty.kind {
                // `const` of the parameter itself is no part of the type
                TypeKind::Const(of) => self.pretty_type(of, made)?,
                TypeKind::Array(of, _) => {
                    self.pretty_type(of, made)?;
                    made.text.push('*');
                }
                _ => self.pretty_type(&p.ty, made)?,
            }
            made.text.push_str(if p.pack { " ..." } else { "" });
        }
        if f.variadic {
            made.text.push_str(if f.params.is_empty() { "..." } else { ", ..." });
        }
        Some(())
    }

    /// A type as it is declared: a parameter by its name, what depends on none by the type that it is.
    fn pretty_type(&self, ty: &Type, made: &mut Pretty) -> Option<()> {
        let mark = match &ty.kind {
            TypeKind::Builtin(builtin) => {
                made.text.push_str(builtin_name(*builtin));
                return Some(());
            }
            TypeKind::Auto => "auto",
            TypeKind::DecltypeAuto => "decltype(auto)",
            TypeKind::Const(of) if matches!(of.kind, TypeKind::Pointer(_)) => {
                self.pretty_type(of, made)?;
                " const"
            }
            TypeKind::Const(of) => {
                made.text.push_str("const ");
                return self.pretty_type(of, made);
            }
            TypeKind::Pointer(of) | TypeKind::Reference(of) | TypeKind::Forwarding(of) => {
                let mark = match &ty.kind {
                    TypeKind::Pointer(_) => "*",
                    TypeKind::Reference(_) => "&",
                    _ => "&&",
                };
                match &of.kind {
                    TypeKind::Array(element, Some(n)) => {
                        self.pretty_type(element, made)?;
                        let n = match &n.kind {
                            ExprKind::Path(path) => path.simple()?.to_string(),
                            ExprKind::Int(..) => super::plain_text(n),
                            _ => return None,
                        };
                        made.text.push_str(&format!(" ({mark})[{n}]"));
                        return Some(());
                    }
                    TypeKind::Array(..) | TypeKind::Function(..) => return None,
                    _ => self.pretty_type(of, made)?,
                }
                mark
            }
            TypeKind::Path(path) => return self.pretty_name(path, ty, made),
            _ => return None,
        };
        made.text.push_str(mark);
        Some(())
    }

    fn pretty_name(&self, path: &Path, ty: &Type, made: &mut Pretty) -> Option<()> {
        let outer = self.contexts.first()?.header.clone()?;
        let own = outer.template.iter().flatten().chain(self.class_template().into_iter().flatten());
        let names: Vec<&Name> = own.filter_map(|p| p.name.as_ref()).collect();
        if let Some(name) = path.simple()
            && names.contains(&name)
            && path.last().args.is_none()
        {
            made.text.push_str(name);
            return Some(());
        }
        let mut depends = false;
        names_in_type(ty, &mut |name| depends |= names.contains(&name));
        let is_own_class =
            self.scope.class.is_some_and(|class| path.segments.iter().any(|s| s.name == self.program.classes[class as usize].ast.name));
        if depends || path.of.is_some() || is_own_class && self.class_template().is_some() {
            return None;
        }
        let last = &path.last().name;
        let parts: Vec<Name> = path.segments.iter().map(|s| s.name.clone()).collect();
        let found = self.program.find(&self.scope.namespace, &parts).filter(|found| !self.program.is_of_prelude(*found));
        let is_of_std = matches!(&*parts[0], "std") || parts.len() == 1;
        let typedef = match found {
            Some(Entity::Class(_) | Entity::Enum(_)) => None,
            Some(_) => return None,
            None if path.last().args.is_some() => None,
            None if is_of_std && OF_STD.contains(&&**last) => Some(format!("std::{last}")),
            None if is_of_std && matches!(&**last, "size_t" | "ptrdiff_t") => Some(parts.join("::")),
            None if is_of_std && OF_C.contains(&&**last) => Some(last.to_string()),
            None => return None,
        };
        match typedef {
            Some(text) => {
                made.text.push_str(&text);
                if !made.explained.iter().any(|(known, _)| *known == text) {
                    made.explained.push((text, ty.clone()));
                }
            }
            None => {
                made.text.push(ONE);
                made.args.push(type_argument(ty));
            }
        }
        Some(())
    }

    /// ` [with T = int; int N = 3]`
    fn pretty_bindings(&self, f: &Function, made: &mut Pretty) -> Option<()> {
        made.text.push_str(" [with ");
        let own = f.template.iter().flatten().chain(self.class_template().into_iter().flatten());
        let mut packs = 0;
        for (i, p) in own.enumerate() {
            made.text.push_str(if i > 0 { "; " } else { "" });
            let name = p.name.as_ref()?;
            match &p.kind {
                TemplateParamKind::Type => {}
                TemplateParamKind::Value(ty) if matches!(ty.kind, TypeKind::Auto) => made.text.push_str("auto "),
                TemplateParamKind::Value(ty) => {
                    made.text.push(ONE);
                    made.args.push(type_argument(ty));
                    made.text.push(' ');
                }
                TemplateParamKind::Template(_) => return None,
            }
            packs += usize::from(p.pack);
            made.text.push_str(&format!("{name} = {}", if p.pack { PACK } else { ONE }));
            let value = Expr { kind: ExprKind::Path(Path::name(name.clone(), p.at)), at: p.at };
            made.args.push(Arg { expands: p.pack, ..value.into() });
        }
        for (text, ty) in std::mem::take(&mut made.explained) {
            made.text.push_str(&format!("; {text} = {ONE}"));
            made.args.push(type_argument(&ty));
        }
        made.text.push(']');
        (packs < 2).then_some(())
    }
}

fn type_argument(ty: &Type) -> Arg {
    Expr { kind: ExprKind::Type(Box::new(ty.clone())), at: ty.at }.into()
}

/// The name that g++ gives a type of the language.
pub(in super::super) fn builtin_name(builtin: Builtin) -> &'static str {
    match builtin {
        Builtin::Void => "void",
        Builtin::Integer(integer) => integer_name(integer),
        Builtin::Float => "float",
        Builtin::Double => "double",
        Builtin::LongDouble => "long double",
    }
}

pub(in super::super) fn integer_name(integer: Integer) -> &'static str {
    match integer {
        Integer::Short => "short int",
        Integer::UShort => "short unsigned int",
        Integer::UInt => "unsigned int",
        Integer::Long => "long int",
        Integer::ULong => "long unsigned int",
        Integer::LongLong => "long long int",
        Integer::ULongLong => "long long unsigned int",
        other => other.name(),
    }
}
