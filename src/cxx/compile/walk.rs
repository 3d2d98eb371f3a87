//! The names in an expression or a type, and types as text.

use super::super::ast::{Arg, Expr, ExprKind, Init, Name, Path, Type, TypeKind};

/// Calls `f` with every name that stands alone or first in a path.
pub(in super::super) fn names_in(e: &Expr, f: &mut dyn FnMut(&Name)) {
    walk(e, true, f);
}

/// The same but for the names in expansions of their own: an expansion around them leaves their packs alone.
pub(in super::super) fn unexpanded(e: &Expr, f: &mut dyn FnMut(&Name)) {
    walk(e, false, f);
}

/// Whether an expression names `name`, in the bodies of its lambdas too.
pub(in super::super) fn mentions(e: &Expr, name: &Name) -> bool {
    let mut found = false;
    let mut look = |n: &Name| found |= n == name;
    walk(e, true, &mut look);
    walk(e, false, &mut look);
    found
}

fn walk(e: &Expr, all: bool, f: &mut dyn FnMut(&Name)) {
    let names = |e: &Expr, f: &mut dyn FnMut(&Name)| walk(e, all, f);
    let names_in_type = |ty: &Type, f: &mut dyn FnMut(&Name)| walk_type(ty, all, f);
    let args = |list: &[Arg], f: &mut dyn FnMut(&Name)| list.iter().filter(|a| all || !a.expands).for_each(|a| walk(&a.value, all, f));
    match &e.kind {
        ExprKind::Path(path) => in_path(path, all, f),
        ExprKind::Type(ty) | ExprKind::Offset(ty, _) | ExprKind::SizeofType(ty) | ExprKind::AlignofType(ty) => names_in_type(ty, f),
        ExprKind::List(all) | ExprKind::Comma(all) => all.iter().for_each(|e| names(e, f)),
        ExprKind::Layout(a, b) | ExprKind::Binary(_, a, b) | ExprKind::Logical(_, a, b) | ExprKind::Assign(_, a, b) => {
            names(a, f);
            names(b, f);
        }
        ExprKind::Unary(_, a) | ExprKind::Step(_, _, a) | ExprKind::SizeofExpr(a) | ExprKind::Noexcept(a) | ExprKind::Delete(a) => {
            names(a, f)
        }
        ExprKind::Conditional(a, b, c) => [a, b, c].into_iter().for_each(|e| names(e, f)),
        ExprKind::Call(callee, list) => {
            names(callee, f);
            args(list, f);
        }
        ExprKind::Construct(ty, list) => {
            names_in_type(ty, f);
            args(list, f);
        }
        ExprKind::Braces(list) => args(list, f),
        ExprKind::Index(a, list) => {
            names(a, f);
            list.iter().for_each(|e| names(e, f));
        }
        ExprKind::Member { object, path, .. } => {
            names(object, f);
            let args = path.segments.iter().flat_map(|s| s.args.iter().flatten());
            args.filter(|a| all || !a.expands).for_each(|a| names(&a.value, f));
        }
        ExprKind::Cast(_, ty, a) => {
            names_in_type(ty, f);
            names(a, f);
        }
        ExprKind::SizeofPack(name) if all => f(name),
        ExprKind::Fold { pack, init, .. } => {
            if all {
                names(pack, f);
            }
            init.iter().for_each(|e| names(e, f));
        }
        ExprKind::New { place, ty, count, init, .. } => {
            names_in_type(ty, f);
            place.iter().chain(count).for_each(|e| names(e, f));
            if let Init::Paren(list) | Init::Brace(list) = &**init {
                args(list, f);
            }
        }
        ExprKind::Lambda(lambda) => {
            for c in &lambda.captures {
                match &c.init {
                    Some(init) => walk(init, all, f),
                    None => f(&c.name),
                }
            }
            lambda.mentions.iter().filter(|_| !all).for_each(f);
        }
        ExprKind::Launch { kernel, config, args: list } => {
            names(kernel, f);
            config.iter().for_each(|e| names(e, f));
            args(list, f);
        }
        _ => {}
    }
}

/// Calls `f` with every operand of an expression that is evaluated with it.
pub(super) fn operands<'e>(e: &'e Expr, f: &mut dyn FnMut(&'e Expr)) {
    let args = |list: &'e [Arg], f: &mut dyn FnMut(&'e Expr)| list.iter().for_each(|arg| f(&arg.value));
    match &e.kind {
        ExprKind::List(all) | ExprKind::Comma(all) => all.iter().for_each(f),
        ExprKind::Layout(a, b) | ExprKind::Binary(_, a, b) | ExprKind::Logical(_, a, b) | ExprKind::Assign(_, a, b) => {
            f(a);
            f(b);
        }
        ExprKind::Unary(_, a) | ExprKind::Step(_, _, a) | ExprKind::Delete(a) | ExprKind::Cast(_, _, a) => f(a),
        ExprKind::Throw(Some(a)) | ExprKind::Member { object: a, .. } => f(a),
        ExprKind::Conditional(a, b, c) => [a, b, c].into_iter().for_each(|e| f(e)),
        ExprKind::Call(callee, list) => {
            f(callee);
            args(list, f);
        }
        ExprKind::Construct(_, list) | ExprKind::Braces(list) => args(list, f),
        ExprKind::Index(a, list) => {
            f(a);
            list.iter().for_each(f);
        }
        ExprKind::Fold { pack, init, .. } => {
            f(pack);
            init.iter().for_each(|e| f(e));
        }
        ExprKind::New { place, count, init, .. } => {
            place.iter().chain(count).for_each(|e| f(e));
            if let Init::Paren(list) | Init::Brace(list) = &**init {
                args(list, f);
            }
        }
        ExprKind::Lambda(lambda) => lambda.captures.iter().filter_map(|c| c.init.as_ref()).for_each(f),
        ExprKind::Launch { config, args: list, .. } => {
            config.iter().for_each(&mut *f);
            args(list, f);
        }
        _ => {}
    }
}

/// Whether the evaluation of an expression changes a variable by its name.
pub(super) fn changes(e: &Expr, name: &Name) -> bool {
    let mut found = match &e.kind {
        ExprKind::Step(_, _, of) | ExprKind::Assign(_, of, _) => super::tree::is_place_of(of, name),
        _ => false,
    };
    operands(e, &mut |of| found |= changes(of, name));
    found
}

fn in_path(path: &Path, all: bool, f: &mut dyn FnMut(&Name)) {
    if let Some(e) = &path.of {
        walk(e, all, f);
    }
    if let (Some(first), None, false) = (path.segments.first(), &path.of, path.global) {
        f(&first.name);
    }
    let args = path.segments.iter().flat_map(|s| s.args.iter().flatten());
    args.filter(|a| all || !a.expands).for_each(|a| walk(&a.value, all, f));
}

/// Calls `f` with every name that stands first in a path of the type.
pub(in super::super) fn names_in_type(ty: &Type, f: &mut dyn FnMut(&Name)) {
    walk_type(ty, true, f);
}

fn walk_type(ty: &Type, all: bool, f: &mut dyn FnMut(&Name)) {
    let names = |e: &Expr, f: &mut dyn FnMut(&Name)| walk(e, all, f);
    let names_in_type = |ty: &Type, f: &mut dyn FnMut(&Name)| walk_type(ty, all, f);
    match &ty.kind {
        TypeKind::Decltype(e) => names(e, f),
        TypeKind::Path(path) => in_path(path, all, f),
        TypeKind::Const(t) | TypeKind::Pointer(t) | TypeKind::Reference(t) | TypeKind::Forwarding(t) => names_in_type(t, f),
        TypeKind::Array(t, n) => {
            names_in_type(t, f);
            n.iter().for_each(|e| names(e, f));
        }
        TypeKind::Function(r, params, noexcept) => {
            names_in_type(r, f);
            params.iter().for_each(|(t, _)| names_in_type(t, f));
            noexcept.iter().for_each(|e| names(e, f));
        }
        TypeKind::Auto | TypeKind::DecltypeAuto | TypeKind::Builtin(_) => {}
    }
}

/// A type as text: equal for equal types as they are written.
pub(in super::super) fn type_text(ty: &Type) -> String {
    match &ty.kind {
        TypeKind::Auto => "auto".into(),
        TypeKind::DecltypeAuto => "decltype(auto)".into(),
        TypeKind::Decltype(e) => format!("decltype({})", plain_text(e)),
        TypeKind::Path(path) => path_text(path),
        TypeKind::Builtin(b) => format!("{b:?}"),
        TypeKind::Const(t) if matches!(t.kind, TypeKind::Pointer(_)) => format!("{} const", type_text(t)),
        TypeKind::Const(t) => format!("const {}", type_text(t)),
        TypeKind::Pointer(t) => format!("{}*", type_text(t)),
        TypeKind::Reference(t) => format!("{}&", type_text(t)),
        TypeKind::Forwarding(t) => format!("{}&&", type_text(t)),
        TypeKind::Array(t, n) => format!("{}[{}]", type_text(t), n.as_ref().map_or(String::new(), |n| plain_text(n))),
        TypeKind::Function(r, params, noexcept) => {
            let dots = |expands: bool| if expands { "..." } else { "" };
            let params = params.iter().map(|(t, expands)| type_text(t) + dots(*expands)).collect::<Vec<_>>().join(",");
            let noexcept = noexcept.as_ref().map_or(String::new(), |e| format!(" noexcept({})", plain_text(e)));
            format!("{}({params}){noexcept}", type_text(r))
        }
    }
}

fn path_text(path: &Path) -> String {
    let segment = |s: &super::super::ast::Segment| match &s.args {
        Some(args) => {
            let text = |a: &Arg| plain_text(&a.value) + if a.expands { "..." } else { "" };
            format!("{}<{}>", s.name, args.iter().map(text).collect::<Vec<_>>().join(","))
        }
        None => s.name.to_string(),
    };
    let of = path.of.as_ref().map_or(String::new(), |e| format!("decltype({})::", plain_text(e)));
    of + &path.segments.iter().map(segment).collect::<Vec<_>>().join("::")
}

/// An expression as text, as far as it stands in types.
pub(in super::super) fn plain_text(e: &Expr) -> String {
    match &e.kind {
        ExprKind::Int(n, _) | ExprKind::Constant(n) | ExprKind::Char(n) => n.to_string(),
        ExprKind::Bool(b) => b.to_string(),
        ExprKind::Path(path) => path_text(path),
        ExprKind::Type(ty) => type_text(ty),
        ExprKind::Binary(op, a, b) => format!("({}{}{})", plain_text(a), op.symbol(), plain_text(b)),
        ExprKind::Unary(op, a) => format!("{}{}", op.symbol(), plain_text(a)),
        ExprKind::Call(f, args) => {
            format!("{}({})", plain_text(f), args.iter().map(|a| plain_text(&a.value)).collect::<Vec<_>>().join(","))
        }
        ExprKind::Construct(t, args) => {
            format!("{}{{{}}}", type_text(t), args.iter().map(|a| plain_text(&a.value)).collect::<Vec<_>>().join(","))
        }
        other => format!("{:?}", std::mem::discriminant(other)),
    }
}

/// Whether `auto` stands in a type.
pub(in super::super) fn names_auto(ty: &Type) -> bool {
    match &ty.kind {
        TypeKind::Auto | TypeKind::DecltypeAuto => true,
        TypeKind::Const(of) | TypeKind::Pointer(of) | TypeKind::Reference(of) | TypeKind::Forwarding(of) => names_auto(of),
        _ => false,
    }
}

/// Whether one of some names stands in a type.
pub(in super::super) fn names_any(ty: &Type, names: &[Name]) -> bool {
    let mut found = false;
    walk_type(ty, true, &mut |name| found |= names.contains(name));
    found
}
