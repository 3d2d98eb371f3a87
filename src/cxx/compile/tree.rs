//! What the tree of an expression or a type says on its own, before any name in it is looked up.

use super::super::ast::{Arg, Expr, ExprKind, Init, Name, Type, TypeKind, UnaryOp};

/// Whether an expression may leave a reference on the stack.
pub(super) fn is_place(e: &Expr) -> bool {
    matches!(
        e.kind,
        ExprKind::Path(_)
            | ExprKind::Index(..)
            | ExprKind::Member { .. }
            | ExprKind::Call(..)
            | ExprKind::Assign(..)
            | ExprKind::Step(..)
            | ExprKind::Conditional(..)
            | ExprKind::Comma(_)
            | ExprKind::Unary(UnaryOp::Dereference, _)
            | ExprKind::Cast(..)
            | ExprKind::Binary(..)
    )
}

/// Whether an expression is the place of a variable.
pub(super) fn is_place_of(e: &Expr, name: &Name) -> bool {
    match &e.kind {
        ExprKind::Path(path) => path.simple() == Some(name),
        ExprKind::Step(_, false, of) | ExprKind::Assign(_, of, _) => is_place_of(of, name),
        ExprKind::Comma(items) | ExprKind::List(items) => items.last().is_some_and(|last| is_place_of(last, name)),
        ExprKind::Conditional(_, a, b) => is_place_of(a, name) || is_place_of(b, name),
        ExprKind::Cast(_, ty, of) => is_reference(ty) && is_place_of(of, name),
        _ => false,
    }
}

/// Whether the evaluation of an expression changes nothing and calls nothing.
pub(super) fn is_pure(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Int(..)
        | ExprKind::Float(..)
        | ExprKind::Char(_)
        | ExprKind::Bool(_)
        | ExprKind::Text(_)
        | ExprKind::Null
        | ExprKind::This
        | ExprKind::Constant(_)
        | ExprKind::Path(_) => true,
        ExprKind::Member { object, .. } => is_pure(object),
        ExprKind::Unary(UnaryOp::AddressOf | UnaryOp::Dereference, a) => is_pure(a),
        _ => false,
    }
}

/// Whether the evaluation of an expression may do more than give its value.
pub(in crate::cxx) fn has_effect(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Call(_, args) if is_moved(e) => args.iter().any(|a| has_effect(&a.value)),
        ExprKind::Call(..) | ExprKind::Step(..) | ExprKind::Assign(..) | ExprKind::New { .. } | ExprKind::Delete(_) => true,
        ExprKind::Throw(_) | ExprKind::Lambda(_) => true,
        ExprKind::Construct(_, args) => !args.is_empty(),
        ExprKind::Braces(args) => args.iter().any(|a| has_effect(&a.value)),
        ExprKind::Binary(_, a, b) | ExprKind::Logical(_, a, b) | ExprKind::Layout(a, b) => has_effect(a) || has_effect(b),
        ExprKind::Unary(_, a) | ExprKind::Cast(_, _, a) => has_effect(a),
        ExprKind::Member { object, .. } => has_effect(object),
        ExprKind::Conditional(c, a, b) => [c, a, b].into_iter().any(|e| has_effect(e)),
        ExprKind::Index(a, indices) => has_effect(a) || indices.iter().any(has_effect),
        ExprKind::Comma(items) | ExprKind::List(items) => items.iter().any(has_effect),
        _ => false,
    }
}

/// Whether an expression is an integer, a tuple or a layout as CuTe prints it.
pub(super) fn is_notation(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Int(..) | ExprKind::Constant(_) => true,
        ExprKind::Path(path) => path.simple().is_some_and(|name| {
            let digits = name.strip_prefix('_').map(|rest| rest.strip_prefix('m').unwrap_or(rest));
            digits.is_some_and(|d| d.bytes().all(|c| c.is_ascii_digit())) || matches!(&**name, "X" | "LayoutLeft" | "LayoutRight")
        }),
        ExprKind::List(items) => items.iter().all(is_notation),
        ExprKind::Layout(a, b) => is_notation(a) && is_notation(b),
        ExprKind::Unary(UnaryOp::Minus | UnaryOp::Plus, a) => is_notation(a),
        ExprKind::Construct(_, args) => args.is_empty(),
        _ => false,
    }
}

/// Whether an expression is a variable or a part of one, which a copy is made of.
pub(super) fn is_lvalue(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Conditional(_, a, b) => is_lvalue(a) || is_lvalue(b),
        ExprKind::Comma(items) | ExprKind::List(items) => items.last().is_some_and(is_lvalue),
        ExprKind::Cast(_, ty, a) => matches!(ty.kind, TypeKind::Reference(_)) && is_lvalue(a),
        ExprKind::Path(_)
        | ExprKind::Index(..)
        | ExprKind::Member { .. }
        | ExprKind::Assign(..)
        | ExprKind::Unary(UnaryOp::Dereference, _) => true,
        ExprKind::Step(_, old, _) => !old,
        _ => false,
    }
}

/// The object that a member of a member is one of.
pub(super) fn root(mut e: &Expr) -> &Expr {
    while let ExprKind::Member { object, arrow: false, .. } = &e.kind {
        e = object;
    }
    e
}

/// Whether an expression is a text in quotes, or one of two of a length, which is an array.
pub(super) fn is_text(e: &Expr) -> bool {
    match &bare(e).kind {
        ExprKind::Text(_) => true,
        ExprKind::Conditional(_, a, b) => matches!((&a.kind, &b.kind), (ExprKind::Text(a), ExprKind::Text(b)) if a.len() == b.len()),
        _ => false,
    }
}

/// An expression without the parentheses around it.
pub(super) fn bare(mut e: &Expr) -> &Expr {
    while let ExprKind::Comma(items) = &e.kind
        && let [only] = &items[..]
    {
        e = only;
    }
    e
}

/// Whether an expression moves from a variable: `std::move(x)`, and `std::forward<T>(x)` where `T` is no lvalue reference.
pub(super) fn is_moved(e: &Expr) -> bool {
    if let Some((_, of)) = element_of(e) {
        return is_moved(of);
    }
    match &e.kind {
        ExprKind::Call(callee, args) if args.len() == 1 => {
            matches!(&callee.kind, ExprKind::Path(path) if matches!(&*path.last().name, "move" | "forward"))
        }
        ExprKind::Cast(_, ty, _) => matches!(ty.kind, TypeKind::Forwarding(_)),
        _ => false,
    }
}

/// The index and the tuple of `std::get<i>(t)`, of `cute::get<i>(t)`, or of `get<i>(t)` in its namespace or found by its argument.
pub(super) fn element_of(e: &Expr) -> Option<(&Arg, &Expr)> {
    match &e.kind {
        ExprKind::Call(callee, args) => match (&callee.kind, &args[..]) {
            (ExprKind::Path(path), [of]) if &*path.last().name == "get" && matches!(&*path.segments[0].name, "std" | "cute" | "get") => {
                match path.last().args.as_deref() {
                    Some([index]) => Some((index, &of.value)),
                    _ => None,
                }
            }
            _ => None,
        },
        _ => None,
    }
}

/// The object and the pointer of `object.*pointer`.
pub(super) fn at_member(e: &Expr) -> Option<(&Expr, &Expr)> {
    match &e.kind {
        ExprKind::Call(callee, args) => match (&callee.kind, &args[..]) {
            (ExprKind::Path(path), [object, pointer]) if &*path.last().name == "__at_member" => Some((&object.value, &pointer.value)),
            _ => None,
        },
        _ => None,
    }
}

/// The object of `std::invoke(member, object)`.
pub(super) fn invoked_on(e: &Expr) -> Option<&Expr> {
    match &e.kind {
        ExprKind::Call(callee, args) => match (&callee.kind, &args[..]) {
            (ExprKind::Path(path), [_, object]) if &*path.last().name == "invoke" => Some(&object.value),
            _ => None,
        },
        _ => None,
    }
}

/// What `std::invoke(f, a...)` calls, and with what, with whether that is a pack; also of `(a.*f)(b...)`.
pub(super) fn invoked(e: &Expr) -> Option<Vec<(&Expr, bool)>> {
    let ExprKind::Call(callee, args) = &e.kind else { return None };
    let on = match &callee.kind {
        ExprKind::Path(path) if &*path.last().name == "invoke" && path.last().args.is_none() => None,
        _ => Some(at_member(bare(callee))?),
    };
    let first = on.into_iter().flat_map(|(object, pointer)| [(pointer, false), (object, false)]);
    Some(first.chain(args.iter().map(|arg| (&arg.value, arg.expands))).collect())
}

/// The index and the tuple of `get<i>(t)`, of whichever library.
pub(super) fn part_of(e: &Expr) -> Option<(&Arg, &Expr)> {
    match &e.kind {
        ExprKind::Call(callee, args) => match (&callee.kind, &args[..]) {
            (ExprKind::Path(path), [of]) if path.segments.len() == 2 && &*path.last().name == "get" && !of.expands => {
                let is_library = matches!(&*path.segments[0].name, "std" | "cute");
                match path.last().args.as_deref() {
                    Some([index]) if is_library && !index.expands => Some((index, &of.value)),
                    _ => None,
                }
            }
            _ => None,
        },
        _ => None,
    }
}

/// The argument of `std::declval<T>()`.
pub(super) fn declval_of(e: &Expr) -> Option<&Expr> {
    match &e.kind {
        ExprKind::Call(callee, args) if args.is_empty() => match &callee.kind {
            ExprKind::Path(path) if &*path.last().name == "declval" => match path.last().args.as_deref() {
                Some([only]) if !only.expands => Some(&only.value),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    }
}

/// Whether what an expression makes or changes is told by a `std::declval` in it.
pub(super) fn has_declval(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Call(callee, args) => declval_of(e).is_some() || has_declval(callee) || args.iter().any(|a| has_declval(&a.value)),
        ExprKind::Member { object, .. } => has_declval(object),
        ExprKind::Index(a, indices) => has_declval(a) || indices.iter().any(has_declval),
        ExprKind::Unary(_, a) | ExprKind::Cast(_, _, a) | ExprKind::Step(_, _, a) => has_declval(a),
        ExprKind::Binary(_, a, b) | ExprKind::Assign(_, a, b) => has_declval(a) || has_declval(b),
        ExprKind::Comma(items) | ExprKind::List(items) => items.iter().any(has_declval),
        _ => false,
    }
}

/// The last name of the function or the member that an expression calls.
pub(super) fn called(e: &Expr) -> Option<&Name> {
    match &e.kind {
        ExprKind::Call(callee, _) => match &callee.kind {
            ExprKind::Path(path) | ExprKind::Member { path, .. } => Some(&path.last().name),
            _ => None,
        },
        _ => None,
    }
}

/// Whether an expression calls what may return a reference into a value of CuTe, or a value of its own.
pub(super) fn may_refer(e: &Expr) -> bool {
    called(e).is_some_and(|name| crate::cxx::library::references::may_refer(name))
}

/// The argument of `std::forward<T>`.
pub(super) fn forwarded_as(e: &Expr) -> Option<&Expr> {
    match &e.kind {
        ExprKind::Call(callee, _) => match &callee.kind {
            ExprKind::Path(path) if &*path.last().name == "forward" => path.last().args.as_ref()?.first().map(|arg| &arg.value),
            _ => None,
        },
        _ => None,
    }
}

/// Whether what initialises a variable of a type may leave temporaries: not a name or a literal of a number.
pub(super) fn is_computed(ty: &Type, init: &Init) -> bool {
    let is_number = matches!(unconst(ty).kind, TypeKind::Builtin(_) | TypeKind::Pointer(_)) || is_auto(ty);
    // what is of another class is converted
    let converts = match &ty.kind {
        TypeKind::Reference(of) => matches!(&of.kind, TypeKind::Const(of) if matches!(of.kind, TypeKind::Path(_))),
        _ => false,
    };
    match init {
        // what members and parameters are given by default
        Init::None => !is_number && !is_reference(ty),
        Init::Equal(e) => !(is_named(e) && (is_number || is_reference(ty) && !converts)),
        // a constructor may take copies of variables
        Init::Paren(args) => args.iter().any(|arg| !(is_number && is_named(&arg.value))),
        Init::Brace(args) => !args.is_empty() || !is_number,
    }
}

/// Whether something is moved into what stands in braces.
pub(super) fn moves_into(e: &Expr) -> bool {
    let ExprKind::Braces(items) = &e.kind else { return false };
    items.iter().any(|item| is_moved(&item.value) || moves_into(&item.value))
}

/// Whether an expression is a name or a literal.
pub(super) fn is_named(e: &Expr) -> bool {
    matches!(
        e.kind,
        ExprKind::Path(_) | ExprKind::Int(..) | ExprKind::Float(..) | ExprKind::Bool(_) | ExprKind::Char(_) | ExprKind::Text(_)
    )
}

/// Whether a type is a reference.
pub(super) fn is_reference(ty: &Type) -> bool {
    matches!(ty.kind, TypeKind::Reference(_) | TypeKind::Forwarding(_))
}

/// A type without the reference around it.
pub(super) fn unreferenced(ty: &Type) -> &Type {
    match &ty.kind {
        TypeKind::Reference(inner) | TypeKind::Forwarding(inner) => inner,
        _ => ty,
    }
}

/// A type without the `const` around it.
pub(in crate::cxx) fn unconst(ty: &Type) -> &Type {
    match &ty.kind {
        TypeKind::Const(inner) => inner,
        _ => ty,
    }
}

/// Whether the type is deduced from the value.
pub(super) fn is_auto(ty: &Type) -> bool {
    match &ty.kind {
        TypeKind::Auto | TypeKind::DecltypeAuto => true,
        TypeKind::Const(inner) | TypeKind::Pointer(inner) => is_auto(inner),
        _ => false,
    }
}

/// Whether a type has references among its template arguments.
pub(super) fn holds_references(ty: &Type) -> bool {
    // `reference` of another class, `std::add_lvalue_reference_t`
    let by_name = |ty: &Type| matches!(&ty.kind, TypeKind::Path(path) if path.last().name.contains("reference"));
    let refers = |ty: &Type| is_reference(ty) || by_name(ty) || holds_references(ty);
    let of = |arg: &super::super::ast::Arg| matches!(&arg.value.kind, ExprKind::Type(ty) if refers(ty));
    match &ty.kind {
        TypeKind::Const(ty) => holds_references(ty),
        TypeKind::Path(path) => path.segments.iter().any(|s| s.args.iter().flatten().any(of)),
        _ => false,
    }
}
