//! Variables and what they begin with.

use super::super::ast::{At, Expr, ExprKind, Function, Init, Member, Name, Type, TypeKind, Variable, Variables};
use super::conversions::Place;
use super::statements::unconst;
use super::types::{Category, Qual, Refers, Seen, Ty};
use super::{Checker, Constant, Declared, Meaning};

impl Checker<'_> {
    /// A variable with its initialiser: what it is declared as, its value where it is a constant, and whether it is one.
    pub(super) fn initialised(&mut self, v: &Variable, all: &Variables, is_global: bool) -> (Declared, Option<Constant>, bool) {
        let mut declared = self.ty(&v.ty);
        self.overflow = None;
        if all.is_constexpr && declared.refers == Refers::No {
            declared.qual = declared.qual.constant();
        }
        self.declared_type(v, all, &declared, is_global);
        let seen = match placeholder(&v.ty) {
            Some(_) => {
                let seen = self.deduced(v, &mut declared, all.is_constexpr);
                if declared.refers == Refers::No && all.is_constexpr {
                    declared.qual = declared.qual.clone().constant();
                }
                seen
            }
            None => self.initial(&v.init, &declared, v.at, &v.name),
        };
        if let (Init::Brace(args), true, Ty::Class(id), Refers::No) = (&v.init, v.is_copied, &declared.qual.ty, declared.refers) {
            let given = self.args(args);
            self.needs_explicit(*id, &given, args, v.at);
        }
        if matches!(v.init, Init::None) {
            self.no_value(v, all, &declared);
        }
        let by_value = declared.refers == Refers::No;
        let constant =
            seen.constant.filter(|_| by_value && declared.qual.is_const && declared.qual.ty.is_integer() && !seen.ty().is_float());
        let constant = constant.and_then(|c| match (c, &declared.qual.ty) {
            (Constant::Int(n), ty) if ty.is_bool() => Some(Constant::Int(i64::from(n != 0))),
            (Constant::Int(n), ty) if fits(ty, n) => Some(c),
            _ => None,
        });
        if all.is_constexpr
            && let Some(e) = only(&v.init)
            && by_value
            && (declared.qual.ty.is_number() || placeholder(&v.ty).is_some())
            && !self.is_template_around()
        {
            self.constant_expression(e, "a `constexpr` variable");
        }
        if let (Ty::Class(id), true, true) = (&declared.qual.ty, all.is_constexpr, by_value) {
            self.constant_class(*id, v.at);
        }
        // a constant whose value is not known may be one all the same
        let may_be = all.is_constexpr || declared.qual.is_const && self.may_be_constant(&v.init, &declared) || !by_value;
        (declared, constant, may_be)
    }

    pub(super) fn is_template_around(&self) -> bool {
        self.scopes.iter().any(|s| s.is_template) || self.around.iter().any(|c| self.classes[*c].is_template)
    }

    /// Whether a `const` variable may be named in constant expressions: an integer whose value is one.
    fn may_be_constant(&mut self, init: &Init, declared: &Declared) -> bool {
        let is_integer = declared.qual.ty.is_integer() || matches!(declared.qual.ty, Ty::Enum(_)) || declared.qual.ty.is_open();
        is_integer && !matches!(init, Init::None)
    }

    /// Refuses a type that no variable can have.
    fn declared_type(&mut self, v: &Variable, all: &Variables, declared: &Declared, is_global: bool) {
        let ty = &declared.qual.ty;
        let is_object = declared.refers == Refers::No && !all.is_extern;
        let element = match ty {
            Ty::Array(of, _) => &of.ty,
            other => other,
        };
        if element.is_void() && is_object {
            return self.refuse(v.at, format_args!("`{}` cannot be `void`", v.name));
        }
        if let Ty::Class(id) = element
            && is_object
            && !self.classes[*id].is_complete
            && !(is_global && all.is_static)
        {
            let name = self.classes[*id].ast.name.clone();
            return self.refuse(v.ty.at, format_args!("`{name}` is declared, but not defined"));
        }
        if let TypeKind::Array(_, n) = &unconst(&v.ty).kind {
            match n {
                Some(n) if is_global && v.owner.is_none() => self.constant_expression(n, "the number of elements"),
                None if matches!(v.init, Init::None) && is_object && v.owner.is_none() => {
                    self.refuse(v.at, format_args!("the array `{}` has no number of elements", v.name));
                }
                _ => {}
            }
        }
        if is_object && let Ty::Class(id) = element {
            if let Some(method) = self.pure_method(*id) {
                let name = self.classes[*id].ast.name.clone();
                self.refuse(v.at, format_args!("`{name}` is abstract: nothing overrides `{method}`"));
            }
            self.ends(*id, v.at);
        }
    }

    /// Refuses an object whose destructor is not for all.
    fn ends(&mut self, class: usize, at: At) {
        if self.methods(class, "~").iter().any(|f| matches!(f.ast.body, Some(super::super::ast::Body::Delete))) {
            let name = self.classes[class].ast.name.clone();
            self.refuse(at, format_args!("the destructor of `{name}` is deleted"));
        }
        if let Some(member) = self.classes[class].members.get("~").cloned()
            && member.access != super::Access::Public
        {
            self.may_use(class, class, &"the destructor".into(), &member, Some(class), at);
        }
    }

    /// Refuses what has to have a value and has none.
    fn no_value(&mut self, v: &Variable, all: &Variables, declared: &Declared) {
        if all.is_extern || v.owner.is_some() || all.is_shared || all.template.is_some() {
            return;
        }
        if declared.refers != Refers::No {
            return self.refuse(v.at, format_args!("the reference `{}` refers to nothing", v.name));
        }
        if placeholder(&v.ty).is_some() {
            return self.refuse(v.at, format_args!("`{}` is `auto`, and has no value to take its type from", v.name));
        }
        let element = match &declared.qual.ty {
            Ty::Array(of, _) => &of.ty,
            other => other,
        };
        match element {
            Ty::Class(id) => {
                let id = *id;
                let info = &self.classes[id];
                if !info.is_complete || !info.is_known {
                    return;
                }
                if let Some(why) = self.no_default(id, 0) {
                    return self.refuse(v.at, why);
                }
                let info = &self.classes[id];
                if info.constructors.is_empty() && info.bases.is_empty() {
                    let open = info.ast.members.iter().find_map(|m| match m {
                        Member::Fields(f) => f.declared.iter().find(|d| matches!(d.init, Init::None) && d.bits.is_none()).cloned(),
                        _ => None,
                    });
                    let is_plain =
                        open.as_ref().is_some_and(|d| matches!(unconst(&d.ty).kind, TypeKind::Builtin(_) | TypeKind::Pointer(_)));
                    if let Some(open) = open.filter(|_| declared.qual.is_const && is_plain && !self.classes[id].ast.is_union) {
                        return self.refuse(v.at, format_args!("`{}` is `const`, and `{}` of it has no value", v.name, open.name));
                    }
                }
                self.constructed(id, &[], v.at, true);
            }
            Ty::Builtin(_) | Ty::Enum(_) | Ty::Pointer(_) if declared.qual.is_const => {
                self.refuse(v.at, format_args!("`{}` is `const`, and has no value", v.name));
            }
            _ => {}
        }
    }

    /// A variable whose type is deduced.
    fn deduced(&mut self, v: &Variable, declared: &mut Declared, is_constexpr: bool) -> Seen {
        let e = match &v.init {
            Init::Equal(e) => e,
            Init::Paren(args) | Init::Brace(args) if args.len() == 1 && !args[0].expands => {
                if matches!(v.init, Init::Brace(_)) {
                    self.expr(&args[0].value);
                    return Seen::UNKNOWN;
                }
                &args[0].value
            }
            Init::Paren(args) | Init::Brace(args) => {
                let seen: Vec<Seen> = self.args(args);
                if let Init::Brace(_) = v.init {
                    if args.is_empty() {
                        self.refuse(v.at, "`auto` of an empty list");
                    }
                    let first = seen.first().map(|s| s.ty().decayed());
                    let known = seen.iter().all(|s| !s.ty().is_open());
                    if known && seen.iter().any(|s| Some(s.ty().decayed()) != first) {
                        self.refuse(v.at, "`auto` of a list whose elements have different types");
                    }
                }
                return Seen::UNKNOWN;
            }
            Init::None => return Seen::UNKNOWN,
        };
        let seen = self.expr(e);
        if matches!(e.kind, ExprKind::Braces(_)) {
            return seen;
        }
        self.is_one_function(e);
        if let (TypeKind::Pointer(of), Ty::Pointer(to)) = (&super::statements::unconst(&v.ty).kind, seen.ty().decayed())
            && matches!(super::statements::unconst(of).kind, TypeKind::Auto)
        {
            let is_const = matches!(of.kind, TypeKind::Const(_));
            declared.qual.ty = Ty::pointer(Qual { is_const: to.is_const || is_const, ty: to.ty.clone() });
        }
        let Some(form) = placeholder(&v.ty) else {
            return seen;
        };
        match form {
            Placeholder::Value(is_const) => {
                if seen.ty().is_void() {
                    self.refuse(v.at, format_args!("`{}` would be `void`", v.name));
                }
                if let Ty::Class(id) = seen.ty()
                    && !self.classes[*id].is_complete
                {
                    let name = self.classes[*id].ast.name.clone();
                    self.refuse(v.at, format_args!("`{name}` is declared, but not defined"));
                }
                self.copied(&seen, seen.ty(), e.at);
                let ty = seen.ty().decayed();
                declared.qual = Qual { ty, is_const: is_const || is_constexpr };
                declared.refers = Refers::No;
            }
            Placeholder::Reference(is_const) => {
                let is_value = seen.category == Category::Rvalue && !seen.ty().is_unknown();
                if is_value && !is_const && !seen.qual.is_const {
                    self.refuse(e.at, "`auto&` needs an object, and this is a value");
                }
                declared.qual = Qual { ty: seen.ty().clone(), is_const: is_const || seen.qual.is_const };
                declared.refers = Refers::Lvalue;
            }
            Placeholder::Other => {}
        }
        seen
    }

    /// Reads an initialiser, and refuses what the declared type cannot begin with.
    pub(super) fn initial(&mut self, init: &Init, declared: &Declared, at: At, name: &Name) -> Seen {
        match init {
            Init::None => Seen::UNKNOWN,
            Init::Equal(e) => {
                if let ExprKind::Braces(args) = &e.kind {
                    self.listed(args, declared, at, name, Place::Variable);
                    return Seen::UNKNOWN;
                }
                let seen = self.expr(e);
                match &declared.qual.ty {
                    Ty::Array(..) if declared.refers == Refers::No => self.array_value(&seen, declared, e),
                    _ => self.converted(&seen, e, declared, Place::Variable),
                }
                if let (Ty::Std(_), true) = (&declared.qual.ty, declared.refers == Refers::No) {
                    self.copied(&seen, &declared.qual.ty, e.at);
                }
                if let (Ty::Class(to), true) = (&declared.qual.ty, declared.refers == Refers::No) {
                    self.made_from(*to, &seen, e.at);
                }
                seen
            }
            Init::Paren(args) => {
                let seen: Vec<Seen> = self.args(args);
                if args.iter().any(|a| a.expands) {
                    return Seen::UNKNOWN;
                }
                match (&declared.qual.ty, &args[..]) {
                    (Ty::Class(id), _) if declared.refers == Refers::No => self.constructed(*id, &seen, at, true),
                    (ty, [only]) if !matches!(ty, Ty::Array(..)) => {
                        self.converted(&seen[0], &only.value, declared, Place::Direct);
                        return seen[0].clone();
                    }
                    (ty, [_, _, ..]) if ty.is_number() || matches!(ty, Ty::Pointer(_) | Ty::Enum(_)) => {
                        self.refuse(at, format_args!("`{name}` begins with one value, not {}", args.len()));
                    }
                    _ => {}
                }
                Seen::UNKNOWN
            }
            Init::Brace(args) => {
                let seen = self.listed(args, declared, at, name, Place::Direct);
                seen.unwrap_or(Seen::UNKNOWN)
            }
        }
    }

    /// Refuses the copy of a class whose copy constructor is not for all.
    fn made_from(&mut self, class: usize, seen: &Seen, at: At) {
        let source = match seen.ty() {
            Ty::Class(id) => *id,
            _ => return,
        };
        if seen.category == Category::Lvalue && source == class {
            self.copied(seen, &Ty::Class(class), at);
            self.constructed(class, std::slice::from_ref(seen), at, false);
        }
    }

    /// An array from something that is no list.
    fn array_value(&mut self, seen: &Seen, declared: &Declared, e: &Expr) {
        let Ty::Array(element, n) = &declared.qual.ty else {
            return;
        };
        if let ExprKind::Text(text) = &e.kind {
            if n.is_some_and(|n| (text.len() as i64) >= n && element.ty.is_integer()) {
                self.refuse(e.at, format_args!("a text of {} characters and its end are more than the array holds", text.len()));
            }
            return;
        }
        if seen.ty().is_number() || matches!(seen.ty(), Ty::Array(..) | Ty::Pointer(_)) {
            self.refuse(e.at, "an array begins with a list in braces");
        }
    }

    /// What a constructor begins its members with.
    pub(super) fn member_inits(&mut self, f: &Function, class: usize) {
        // a base that is a pack begins with what `...` expands
        self.expanded(true, |c| c.member_inits_of(f, class));
    }

    fn member_inits_of(&mut self, f: &Function, class: usize) {
        let mut before: Vec<Name> = Vec::new();
        for init in &f.inits {
            let name = init.target.last().name.clone();
            if init.target.segments.len() == 1 && init.target.last().args.is_none() {
                if before.contains(&name) && self.classes[class].members.contains_key(&name) {
                    self.refuse(init.at, format_args!("`{name}` begins twice"));
                }
                before.push(name.clone());
            }
            let field = self.classes[class].members.get(&name).filter(|m| m.is_field).cloned();
            match field.as_ref().map(|m| &m.meaning) {
                Some(Meaning::Variable(var)) => {
                    let declared = if self.classes[class].is_template { Declared::UNKNOWN } else { var.declared.clone() };
                    self.initial(&init.init, &declared, init.at, &name);
                }
                _ => {
                    let means = self.means(&init.target).is_some();
                    let info = &self.classes[class];
                    let is_type = info.ast.name == name || means || init.target.segments.len() > 1;
                    if info.is_known && !info.is_template && !is_type && matches!(self.member(class, &name), super::members::Found::None) {
                        let class = info.ast.name.clone();
                        self.refuse(init.at, format_args!("`{class}` has no member `{name}`"));
                    }
                    if init.target.segments.len() == 1
                        && self.local(&name).is_none()
                        && self.local_tag(&name).is_none()
                        && self.is_unknown(&name)
                    {
                        self.refuse(init.at, format_args!("nothing is called `{name}`"));
                    }
                    if let super::members::Found::Member(of, member) = self.member(class, &name)
                        && of != class
                        && member.is_field
                        && init.target.segments.len() == 1
                    {
                        let base = self.classes[of].ast.name.clone();
                        self.refuse(init.at, format_args!("`{name}` is a member of `{base}`, which begins it itself"));
                    }
                    self.initial(&init.init, &Declared::UNKNOWN, init.at, &name);
                }
            }
        }
        let own = self.classes[class].ast.name.clone();
        let calls_own =
            |i: &&super::super::ast::MemberInit| matches!(&i.target.segments[..], [only] if only.name == own && only.args.is_none());
        if let (Some(_), Some(other)) = (f.inits.iter().find(calls_own), f.inits.iter().find(|i| !calls_own(i))) {
            self.refuse(other.at, "a constructor that calls another one begins nothing else");
        }
        let is_static = |name: &Name| matches!(self.classes[class].members.get(name), Some(m) if !m.is_field && matches!(m.meaning, Meaning::Variable(_)));
        if let Some(init) = f.inits.iter().find(|i| i.target.segments.len() == 1 && is_static(&i.target.last().name)) {
            self.refuse(init.at, format_args!("`{}` is `static`: no constructor begins it", init.target.last().name));
        }
        self.missing_inits(f, class);
    }

    /// Refuses a constructor that leaves out a base or a member that has no default.
    fn missing_inits(&mut self, f: &Function, class: usize) {
        let info = &self.classes[class];
        let delegates = f.inits.iter().any(|i| i.target.last().name == info.ast.name);
        if !info.is_known
            || info.is_template
            || delegates
            || !matches!(f.body, Some(super::super::ast::Body::Block(_)))
            || info.ast.is_union
        {
            return;
        }
        let named: Vec<&Name> = f.inits.iter().map(|i| &i.target.last().name).collect();
        let mut needed: Vec<usize> = Vec::new();
        if f.inits.iter().all(|i| info.members.get(&i.target.last().name).is_some_and(|m| m.is_field)) {
            needed.extend(info.bases.iter().map(|(b, _)| *b));
        }
        let mut missing = None;
        for member in &info.ast.members {
            let Member::Fields(v) = member else {
                continue;
            };
            for d in v.declared.iter().filter(|d| matches!(d.init, Init::None) && !named.contains(&&d.name) && !d.name.contains('#')) {
                let Some(Meaning::Variable(var)) = info.members.get(&d.name).map(|m| &m.meaning) else {
                    continue;
                };
                match &var.declared.qual.ty {
                    _ if var.declared.refers != Refers::No => {
                        missing = missing.or(Some(format!("the reference `{}` refers to nothing", d.name)))
                    }
                    Ty::Class(id) => needed.push(*id),
                    Ty::Builtin(_) | Ty::Pointer(_) if var.declared.qual.is_const => {
                        missing = missing.or(Some(format!("`{}` is `const`, and gets no value", d.name)));
                    }
                    _ => {}
                }
            }
        }
        if let Some(why) = missing {
            return self.refuse(f.at, why);
        }
        needed.into_iter().for_each(|id| self.constructed(id, &[], f.at, true));
    }
}

/// How a type is deduced.
enum Placeholder {
    /// `auto`, and whether it is `const`.
    Value(bool),
    /// `auto&`, and whether to something `const`.
    Reference(bool),
    /// `auto*`, `auto&&`, `decltype(auto)`
    Other,
}

fn placeholder(ty: &Type) -> Option<Placeholder> {
    match &ty.kind {
        TypeKind::Auto => Some(Placeholder::Value(false)),
        TypeKind::DecltypeAuto => Some(Placeholder::Other),
        TypeKind::Const(of) if matches!(of.kind, TypeKind::Auto) => Some(Placeholder::Value(true)),
        TypeKind::Reference(of) => match &of.kind {
            TypeKind::Auto => Some(Placeholder::Reference(false)),
            TypeKind::Const(of) if matches!(of.kind, TypeKind::Auto) => Some(Placeholder::Reference(true)),
            _ => placeholder(of).map(|_| Placeholder::Other),
        },
        TypeKind::Const(of) | TypeKind::Pointer(of) | TypeKind::Forwarding(of) => placeholder(of).map(|_| Placeholder::Other),
        _ => None,
    }
}

/// The expression that a variable begins with, where it is one.
fn only(init: &Init) -> Option<&Expr> {
    match init {
        Init::Equal(e) => Some(e),
        Init::Paren(args) | Init::Brace(args) if args.len() == 1 && !args[0].expands => Some(&args[0].value),
        _ => None,
    }
}

/// Whether a constant keeps its value as one of this type.
fn fits(ty: &Ty, n: i64) -> bool {
    use super::super::ast::{Builtin, Integer as I};
    match ty {
        Ty::Builtin(Builtin::Integer(I::Int | I::Long | I::LongLong)) => i32::try_from(n).is_ok(),
        Ty::Builtin(Builtin::Integer(I::UInt | I::ULong | I::ULongLong)) => (0..=i64::from(i32::MAX)).contains(&n),
        _ => (0..=127).contains(&n),
    }
}
