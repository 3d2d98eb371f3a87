//! Statements: their scopes, what they declare and where they lead.

use super::super::ast::{
    Condition, Enum, Expr, ExprKind, For, Handler, If, Path, Stmt, StmtKind, Try, Type, TypeKind, Variable, Variables,
};
use super::types::{Category, Qual, Refers, Seen, Ty};
use super::{At, Checker, Constant, Declared, Meaning, Symbol, Var};
use std::collections::HashSet;
use std::rc::Rc;

/// A type without the `const` around it.
pub(super) fn unconst(ty: &Type) -> &Type {
    match &ty.kind {
        TypeKind::Const(inner) => inner,
        _ => ty,
    }
}

impl Checker<'_> {
    pub(super) fn block(&mut self, block: &[Stmt]) {
        self.scoped(|c| c.statements(block));
    }

    pub(super) fn statements(&mut self, block: &[Stmt]) {
        block.iter().for_each(|s| self.statement(s));
    }

    fn statement(&mut self, s: &Stmt) {
        match &s.kind {
            StmtKind::Empty => {}
            StmtKind::Label(name) => {
                if !self.labelled(name, s.at) {
                    self.refuse(s.at, format_args!("the label `{name}` stands here twice"));
                }
            }
            StmtKind::Goto(name) => {
                self.no_constant(s.at, "`goto`");
                let here = self.barriers_here();
                if let Some(body) = self.bodies.last_mut() {
                    body.gotos.push((name.clone(), s.at, here));
                }
            }
            StmtKind::Expr(e) => {
                self.expr(e);
            }
            StmtKind::Variables(v) => self.locals(v),
            StmtKind::Bindings(b) => self.bindings(b),
            StmtKind::Alias(alias) => self.alias(alias),
            StmtKind::Class(class) => {
                if class.template.is_some() {
                    self.refuse(class.at, "no template stands within a function");
                }
                let id = self.inner_class(class);
                if !class.is_declaration {
                    self.class_body(class, id);
                }
            }
            StmtKind::Enum(e) => self.local_enum(e),
            StmtKind::UsingNamespace(path) => {
                self.opens(path);
            }
            StmtKind::Using(path) => {
                let symbol = self.used(path);
                self.note(path, symbol);
            }
            StmtKind::Function(name, _) => {
                let path = &Path::name(name.clone(), s.at);
                let symbol = self.used(path);
                self.note(path, symbol);
            }
            StmtKind::NamespaceAlias(name, path) => {
                self.namespace_of(path);
                self.namespaces.insert(name.to_string());
            }
            StmtKind::StaticAssert(s) => self.assertion(s),
            StmtKind::Block(block) => self.block(block),
            StmtKind::If(i) => self.if_statement(i),
            StmtKind::For(f) => self.for_statement(f),
            StmtKind::RangeFor(f) => self.range_for(f),
            StmtKind::DoWhile(body, test) => {
                self.scoped(|c| c.looped(|c| c.body(body)));
                self.truth(test);
            }
            StmtKind::Switch(condition, body) => self.switch(condition, body),
            StmtKind::Case(e) => {
                self.reached_from_switch(s.at);
                self.expr(e);
                self.in_switch(s.at);
            }
            StmtKind::Default => {
                self.reached_from_switch(s.at);
                self.in_switch(s.at);
            }
            StmtKind::Break => {
                if self.bodies.last().is_some_and(|b| b.loops == 0 && b.switches == 0) {
                    self.refuse(s.at, "`break` stands in no loop and no `switch`");
                }
            }
            StmtKind::Continue => {
                if self.bodies.last().is_some_and(|b| b.loops == 0) {
                    self.refuse(s.at, "`continue` stands in no loop");
                }
            }
            StmtKind::Return(e) => self.returned(e.as_ref(), s.at),
            StmtKind::Try(t) => self.try_statement(t),
            StmtKind::Check(check) => self.each(check.operands.iter().map(|(e, _)| e).chain(&check.message)),
        }
    }

    fn local_enum(&mut self, e: &Rc<Enum>) {
        let id = self.enumerators(e);
        if let Some(name) = &e.name {
            self.declare(name, e.at, Meaning::Type(Qual::plain(Ty::Enum(id))));
        }
        if !e.scoped {
            for (name, _, at) in &e.enumerators {
                let value = self.enums[id].values.get(name).copied().flatten();
                self.declare(name, *at, Meaning::Enumerator(id, value));
            }
        }
    }

    fn if_statement(&mut self, i: &If) {
        self.scoped(|c| {
            if let Some(body) = c.bodies.last_mut() {
                body.has_discarded |= i.is_constexpr;
            }
            c.condition(&i.condition);
            if let (true, Some(test)) = (i.is_constexpr, &i.condition.test) {
                c.constant_expression(test, "the condition of `if constexpr`");
            }
            c.body(&i.then);
            if let Some(otherwise) = &i.otherwise {
                c.body(otherwise);
            }
        });
    }

    fn for_statement(&mut self, f: &For) {
        self.scoped(|c| {
            if let Some(init) = &f.init {
                c.in_this_scope(init);
            }
            if let Some(condition) = &f.condition {
                c.condition(condition);
            }
            if let Some(step) = &f.step {
                c.expr(step);
            }
            c.looped(|c| c.body(&f.body));
        });
    }

    /// Refuses a label of a `switch` that stands in none.
    fn in_switch(&mut self, at: At) {
        if self.bodies.last().is_some_and(|b| b.switches == 0) {
            self.refuse(at, "`case` and `default` stand in a `switch`, and this is in none");
        }
    }

    /// Notes what `using` names in the scope, without a mistake where it is there already.
    fn note(&mut self, path: &super::super::ast::Path, symbol: Symbol) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.names.insert(path.last().name.clone(), symbol);
        }
    }

    /// The statement that another controls: the names of its outermost block are in the scope around it too.
    pub(super) fn body(&mut self, s: &Stmt) {
        let StmtKind::Block(block) = &s.kind else {
            return self.scoped(|c| c.statement(s));
        };
        let taken: Vec<_> = match self.scopes.last() {
            Some(scope) => scope.names.iter().filter(|(_, s)| matches!(s.meaning, Meaning::Variable(_))).map(|(n, _)| n.clone()).collect(),
            None => Vec::new(),
        };
        self.enter();
        for s in block {
            let declared: &[Variable] = match &s.kind {
                StmtKind::Variables(v) => &v.declared,
                _ => &[],
            };
            if let Some(v) = declared.iter().find(|v| taken.contains(&v.name)) {
                self.refuse(v.at, format_args!("`{}` is declared twice in this scope", v.name));
            }
            self.statement(s);
        }
        self.leave();
    }

    pub(super) fn looped(&mut self, read: impl FnOnce(&mut Self)) {
        if let Some(body) = self.bodies.last_mut() {
            body.loops += 1;
        }
        read(self);
        if let Some(body) = self.bodies.last_mut() {
            body.loops -= 1;
        }
    }

    /// A statement whose declarations live on behind it.
    pub(super) fn in_this_scope(&mut self, s: &Stmt) {
        match &s.kind {
            StmtKind::Block(block) => self.statements(block),
            _ => self.statement(s),
        }
    }

    fn condition(&mut self, c: &Condition) {
        if let Some(init) = &c.init {
            self.in_this_scope(init);
        }
        if let Some(v) = &c.declared {
            self.local_variable(v, &Variables::default());
        }
        if let Some(test) = &c.test {
            self.truth(test);
        }
    }

    /// An expression that has to be true or false.
    pub(super) fn truth(&mut self, e: &Expr) -> Seen {
        let seen = self.expr(e);
        let is_scoped = matches!(seen.ty(), Ty::Enum(id) if self.enums[*id].ast.scoped);
        let is_class = matches!(seen.ty(), Ty::Class(id) if !self.any_conversion(*id));
        if seen.ty().is_void() || is_scoped || is_class || !self.is_truth(seen.ty()) {
            let name = self.type_name(seen.ty());
            self.refuse(e.at, format_args!("a value of type `{name}` is neither true nor false"));
        }
        seen
    }

    fn locals(&mut self, v: &Rc<Variables>) {
        let auto: Vec<bool> = v.declared.iter().map(|d| matches!(unconst(&d.ty).kind, TypeKind::Auto)).collect();
        let mut first: Option<Ty> = None;
        for (variable, is_auto) in v.declared.iter().zip(auto) {
            let ty = self.local_variable(variable, v);
            if is_auto {
                self.one_deduced(&mut first, &ty, variable.at);
            }
        }
    }

    /// Refuses `auto` that would be two types in one declaration.
    pub(super) fn one_deduced(&mut self, first: &mut Option<Ty>, ty: &Ty, at: At) {
        match first {
            _ if ty.is_open() => {}
            Some(other) if other != ty => {
                let (a, b) = (self.type_name(other), self.type_name(ty));
                self.refuse(at, format_args!("`auto` would be `{a}` and `{b}` in one declaration"));
            }
            Some(_) => {}
            None => *first = Some(ty.clone()),
        }
    }

    /// A variable of a function; its type.
    fn local_variable(&mut self, variable: &Variable, v: &Variables) -> Ty {
        self.needs_typename(&variable.ty);
        if v.is_static && !v.is_constexpr {
            self.no_constant(variable.at, "a `static` variable");
        }
        // the name is in sight in its own initialiser
        let names_itself = |e: &Expr| super::super::compile::mentions(e, &variable.name);
        let is_early = match &variable.init {
            super::super::ast::Init::Equal(e) => names_itself(e),
            super::super::ast::Init::Paren(args) | super::super::ast::Init::Brace(args) => args.iter().any(|a| names_itself(&a.value)),
            super::super::ast::Init::None => false,
        };
        let early = is_early && self.scopes.last().is_some_and(|s| !s.names.contains_key(&variable.name));
        if early {
            let symbol = Symbol { meaning: Meaning::Opaque, is_declaration: true };
            if let Some(scope) = self.scopes.last_mut() {
                scope.names.insert(variable.name.clone(), symbol);
            }
        }
        let meaning = self.variable(variable, v, false);
        let ty = match &meaning {
            Meaning::Variable(var) => var.declared.qual.ty.clone(),
            _ => Ty::Unknown,
        };
        let known = self.scopes.last().and_then(|s| s.names.get(&variable.name)).cloned();
        if v.is_extern {
            let symbol = known.unwrap_or(Symbol { meaning: Meaning::Opaque, is_declaration: true });
            if let Some(scope) = self.scopes.last_mut() {
                scope.names.insert(variable.name.clone(), symbol);
            }
            return ty;
        }
        self.declare(&variable.name, variable.at, meaning);
        self.bars_variable(variable, v, &ty);
        ty
    }

    fn switch(&mut self, condition: &Condition, body: &Stmt) {
        self.scoped(|c| {
            let first = c.found.is_none();
            let seen = match (&condition.declared, &condition.test) {
                (None, Some(test)) => {
                    if let Some(init) = &condition.init {
                        c.in_this_scope(init);
                    }
                    Some((c.expr(test), test.at))
                }
                _ => {
                    c.condition(condition);
                    None
                }
            };
            if let Some((seen, at)) = seen.as_ref().filter(|_| first) {
                let wrong = seen.ty().is_float() || matches!(seen.ty(), Ty::Pointer(_) | Ty::Array(..) | Ty::Null | Ty::Std(_));
                if wrong || seen.ty().is_void() {
                    let name = c.type_name(seen.ty());
                    c.refuse(*at, format!("`switch` needs an integer or an enumeration, not a value of type `{name}`"));
                }
            }
            let here = c.barriers_here();
            if let Some(body) = c.bodies.last_mut() {
                body.switches += 1;
                body.heads.push(here);
            }
            if let StmtKind::Block(block) = &body.kind {
                c.enter();
                c.cases(block, seen.as_ref().map(|(s, _)| s));
                c.leave();
            } else {
                c.body(body);
            }
            if let Some(body) = c.bodies.last_mut() {
                body.switches -= 1;
                body.heads.pop();
            }
        });
    }

    /// The statements of a `switch`: no value twice, and no way around the value of a variable.
    fn cases(&mut self, block: &[Stmt], of: Option<&Seen>) {
        let mut seen_values: HashSet<i64> = HashSet::new();
        let mut has_default = false;
        for s in block {
            if matches!(s.kind, StmtKind::Case(_) | StmtKind::Default) {
                self.reached_from_switch(s.at);
            }
            match &s.kind {
                StmtKind::Case(e) => {
                    self.overflow = None;
                    let value = self.expr(e);
                    let wrong = value.ty().is_float() || matches!(value.ty(), Ty::Pointer(_) | Ty::Array(..) | Ty::Null);
                    if wrong {
                        let name = self.type_name(value.ty());
                        self.refuse(e.at, format_args!("`case` needs an integer or an enumerator, not a value of type `{name}`"));
                    } else if let Some(Constant::Int(n)) = value.constant {
                        if !seen_values.insert(n) {
                            self.refuse(s.at, format_args!("`case {}` stands here twice", self.text(e)));
                        }
                    } else {
                        self.constant_expression(e, "a `case`");
                    }
                    if let (Some(Ty::Enum(id)), true) = (of.map(Seen::ty), value.ty().is_integer())
                        && self.enums[*id].ast.scoped
                    {
                        let name = self.type_name(&Ty::Enum(*id));
                        self.refuse(e.at, format_args!("a number is no `{name}`"));
                    }
                }
                StmtKind::Default => {
                    if std::mem::replace(&mut has_default, true) {
                        self.refuse(s.at, "`default` stands here twice");
                    }
                }
                _ => self.statement(s),
            }
        }
    }

    fn try_statement(&mut self, t: &Try) {
        self.scoped(|c| {
            c.bars("the start of a `try` block".into());
            c.statements(&t.body);
        });
        for (i, handler) in t.handlers.iter().enumerate() {
            if handler.ty.is_none() && i + 1 < t.handlers.len() {
                self.refuse(handler.at, "`catch (...)` has to be the last handler");
            }
            self.handler(handler);
        }
    }

    fn handler(&mut self, handler: &Handler) {
        self.scoped(|c| {
            let declared = handler.ty.as_ref().map_or(Declared::UNKNOWN, |ty| c.ty(ty));
            if declared.refers == Refers::No {
                c.no_abstract(&declared.qual.ty, handler.at, "no handler catches one");
            }
            if let Some(name) = &handler.name {
                let var = Var { declared, constant: None, is_constant: false, is_static: false, callable: None };
                c.declare(name, handler.at, Meaning::Variable(Rc::new(var)));
            }
            c.bars("the start of a handler".into());
            c.statements(&handler.body);
        });
    }

    fn returned(&mut self, e: Option<&Expr>, at: At) {
        let e = e.map(|e| match &e.kind {
            ExprKind::Comma(items) if items.len() == 1 => &items[0],
            _ => e,
        });
        let seen = e.map(|e| self.expr(e));
        if let Some(body) = self.bodies.last_mut() {
            body.has_end = true;
        }
        if let Some(e) = e {
            self.constant_result(e);
        }
        let Some(body) = self.bodies.last() else {
            return;
        };
        let (result, has_no_result, is_deduced) = (body.result.clone(), body.has_no_result, body.is_deduced);
        if has_no_result {
            if e.is_some() {
                self.refuse(at, "a constructor or a destructor returns nothing");
            }
            return;
        }
        if is_deduced {
            return self.deduced_result(e, seen, at);
        }
        let Some(result) = result else {
            return;
        };
        match (e, seen) {
            (None, _) => {
                if !result.qual.ty.is_open() && !result.qual.ty.is_void() {
                    let name = self.type_name(&result.qual.ty);
                    self.refuse(at, format_args!("`return` needs a value of type `{name}`"));
                }
            }
            (Some(e), Some(seen)) if result.qual.ty.is_void() && result.refers == Refers::No => {
                if !seen.ty().is_open() && !seen.ty().is_void() || matches!(e.kind, ExprKind::Braces(_)) {
                    self.refuse(e.at, "the function returns nothing: it is `void`");
                }
            }
            (Some(e), Some(seen)) => self.converted(&seen, e, &result, super::conversions::Place::Result),
            (Some(_), None) => {}
        }
    }

    /// A `return` of a function whose result is deduced: all of them have to agree.
    fn deduced_result(&mut self, e: Option<&Expr>, seen: Option<Seen>, at: At) {
        let ty = match (&e, seen) {
            (None, _) => Ty::Builtin(super::super::ast::Builtin::Void),
            (Some(_), Some(seen)) => seen.ty().decayed(),
            (Some(_), None) => Ty::Unknown,
        };
        let is_template = self.scopes.iter().any(|s| s.is_template);
        let Some(body) = self.bodies.last_mut() else {
            return;
        };
        if ty.is_open() || is_template {
            body.has_unknown = true;
            return;
        }
        match body.deduced.clone() {
            // which of the branches is taken is not followed
            _ if body.has_discarded => {}
            None => body.deduced = Some(ty),
            Some(before) if before == ty || before == Ty::Null || ty == Ty::Null => {}
            Some(before) => {
                let (a, b) = (self.type_name(&ty), self.type_name(&before));
                let at = e.map_or(at, |e| e.at);
                self.refuse(at, format_args!("the result would be `{a}` here, and was `{b}` before"));
            }
        }
    }

    /// Whether something is known to be no object that could be changed.
    pub(super) fn is_value(&self, seen: &Seen) -> bool {
        seen.category == Category::Rvalue && !matches!(seen.ty(), Ty::Class(_) | Ty::Instance(_) | Ty::Unknown | Ty::Std(_))
    }
}
