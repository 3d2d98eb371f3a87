//! Whether something in a function refers to a variable of it.

use super::super::ast::{Arg, Body, CaptureMode, Class, Condition, Expr, ExprKind, Function, Init, Member, Name, Path, Stmt};
use super::super::ast::{BinaryOp, StmtKind, Type, TypeKind, UnaryOp, Variable};
use super::super::program::{CONSTRUCTOR, Entity, MemberDef};
use super::callees::signature;
use super::tree::{is_place_of, is_reference, unconst, unreferenced};
use super::walk::operands;
use super::{Compiler, LocalType};
use std::rc::Rc;

/// Functions of the library that take numbers as they are.
pub(super) const BY_VALUE: &[&str] = &["printf", "fprintf", "snprintf", "sprintf", "to_string", "abs", "sqrt", "pow", "exit"];

/// How many expressions of a program are searched: what is left then may be referred to.
const MAX_SEARCHED: u64 = 1 << 24;

/// Whether something refers to a variable, which has a place in memory then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Referred {
    No,
    Maybe,
    Yes,
}

/// What is found of a variable in the function around it.
struct Search {
    name: Name,
    ty: Option<Type>,
    /// Whether the scope that is searched declares one of the name.
    declared: bool,
    found: Referred,
    /// Where an expression that names it stands in memory, and whether it was seen.
    target: usize,
    seen: bool,
    /// What was found in the scope that declares it.
    answer: Option<Referred>,
    /// The classes of the function.
    classes: Vec<Rc<Class>>,
    /// The variables so far, with the lambda that each is.
    variables: Vec<(Name, Type, Option<Rc<Function>>)>,
}

impl Search {
    fn of(name: &Name, ty: Option<Type>, target: usize) -> Self {
        let name = name.clone();
        Search {
            name,
            ty,
            declared: false,
            found: Referred::No,
            target,
            seen: false,
            answer: None,
            classes: Vec::new(),
            variables: Vec::new(),
        }
    }

    fn declare(&mut self, d: &Variable) {
        self.declared |= d.name == self.name;
        let lambda = match &d.init {
            Init::Equal(Expr { kind: ExprKind::Lambda(lambda), .. }) => Some(lambda.function.clone()),
            _ => None,
        };
        self.variables.push((d.name.clone(), d.ty.clone(), lambda));
    }

    fn note(&mut self, found: Referred) {
        self.found = self.found.max(found);
    }
}

impl Compiler<'_> {
    /// The constructors that a class declares.
    pub(super) fn constructors(&self, class: u32) -> Option<Vec<Rc<Function>>> {
        let Some(MemberDef::Functions(set)) = self.program.classes[class as usize].members.get(CONSTRUCTOR) else { return None };
        Some(self.declared_as(&self.program.sets[*set as usize].1))
    }

    /// Whether something in the function refers to a variable of it.
    pub(super) fn referred(&mut self, name: &Name, local: &super::Local, e: &Expr) -> Referred {
        let known = local.declared.and_then(|n| self.context().referred.get(&n).copied());
        if let Some(found) = known {
            return found;
        }
        let found = self.search_body(name, local, e);
        if let (Some(n), Some(found)) = (local.declared, found) {
            self.context().referred.insert(n, found);
        }
        found.unwrap_or(Referred::Maybe)
    }

    /// What the whole function says, where the expression stands in it.
    fn search_body(&mut self, name: &Name, local: &super::Local, e: &Expr) -> Option<Referred> {
        if self.searched > MAX_SEARCHED {
            return Some(Referred::Maybe);
        }
        let f = self.context().body.clone()?;
        let ty = local.declared.and_then(|n| self.declared.get(n as usize)).map(|ty| unconst(ty).clone());
        let target = std::ptr::from_ref(e).addr();
        let mut search = Search::of(name, ty, target);
        search.variables.extend(f.params.iter().filter_map(|p| Some((p.name.clone()?, p.ty.clone(), None))));
        for init in &f.inits {
            self.search_init(None, &init.init, &mut search);
        }
        if let Some(Body::Block(all)) = &f.body {
            all.iter().for_each(|s| self.search_statement(s, &mut search));
        }
        search.answer.or(search.seen.then_some(search.found))
    }

    /// Searches a scope: where it declares a variable of the name, what it says is of that one.
    fn search_scope(&mut self, search: &mut Search, within: impl FnOnce(&mut Self, &mut Search)) {
        let outer = (search.found, search.declared, search.seen);
        (search.found, search.declared, search.seen) = (Referred::No, false, false);
        within(self, search);
        let inner = (search.found, search.declared, search.seen);
        (search.found, search.declared, search.seen) = outer;
        match inner {
            (found, true, true) => search.answer = search.answer.or(Some(found)),
            (_, true, false) => {}
            (found, false, seen) => {
                search.note(found);
                search.seen |= seen;
            }
        }
    }

    fn search_statement(&mut self, s: &Stmt, search: &mut Search) {
        match &s.kind {
            StmtKind::Expr(e) | StmtKind::Case(e) => self.search_in(e, search),
            StmtKind::Return(Some(e)) => {
                let ty = self.context().result.clone();
                self.search_made(ty.as_ref(), std::slice::from_ref(e), search);
                self.search_in(e, search);
            }
            StmtKind::Variables(all) => all.declared.iter().for_each(|d| {
                search.declare(d);
                self.search_init(Some(&d.ty), &d.init, search);
            }),
            StmtKind::Class(class) => search.classes.push(class.clone()),
            StmtKind::Bindings(b) => {
                search.declared |= b.names.iter().any(|(name, _)| *name == search.name);
                self.search_in(&b.init, search);
            }
            StmtKind::Block(all) => self.search_scope(search, |c, search| all.iter().for_each(|s| c.search_statement(s, search))),
            StmtKind::If(s) => self.search_scope(search, |c, search| {
                c.search_condition(&s.condition, search);
                [Some(&s.then), s.otherwise.as_ref()].into_iter().flatten().for_each(|s| c.search_statement(s, search));
            }),
            StmtKind::For(s) => self.search_scope(search, |c, search| {
                s.condition.iter().for_each(|of| c.search_condition(of, search));
                s.step.iter().for_each(|e| c.search_in(e, search));
                s.init.iter().chain([&s.body]).for_each(|s| c.search_statement(s, search));
            }),
            StmtKind::RangeFor(s) => {
                self.search_in(&s.range, search);
                self.search_scope(search, |c, search| {
                    search.declared |= s.names.iter().any(|(name, _)| *name == search.name);
                    s.init.iter().chain([&s.body]).for_each(|s| c.search_statement(s, search));
                });
            }
            StmtKind::DoWhile(body, e) => {
                self.search_statement(body, search);
                self.search_in(e, search);
            }
            StmtKind::Switch(condition, body) => self.search_scope(search, |c, search| {
                c.search_condition(condition, search);
                c.search_statement(body, search);
            }),
            StmtKind::Try(t) => t.body.iter().chain(t.handlers.iter().flat_map(|h| &h.body)).for_each(|s| self.search_statement(s, search)),
            StmtKind::Check(check) => check.operands.iter().for_each(|(e, _)| {
                // a check takes references
                search.note(if is_place_of(e, &search.name) { Referred::Yes } else { Referred::No });
                self.search_in(e, search);
            }),
            _ => {}
        }
    }

    fn search_condition(&mut self, condition: &Condition, search: &mut Search) {
        condition.init.iter().for_each(|s| self.search_statement(s, search));
        condition.test.iter().for_each(|e| self.search_in(e, search));
        if let Some(d) = &condition.declared {
            search.declare(d);
            self.search_init(Some(&d.ty), &d.init, search);
        }
    }

    fn search_init(&mut self, ty: Option<&Type>, init: &Init, search: &mut Search) {
        let items: Vec<&Expr> = match init {
            Init::None => return,
            Init::Equal(e) => vec![e],
            Init::Paren(args) | Init::Brace(args) => args.iter().map(|arg| &arg.value).collect(),
        };
        items.into_iter().for_each(|e| {
            self.search_made(ty, std::slice::from_ref(e), search);
            self.search_in(e, search);
        });
    }

    /// What initialises an object of a type.
    fn search_made(&mut self, ty: Option<&Type>, items: &[Expr], search: &mut Search) {
        for item in items {
            match &item.kind {
                ExprKind::Braces(inner) => inner.iter().for_each(|arg| self.search_made(ty, std::slice::from_ref(&arg.value), search)),
                _ if !is_place_of(item, &search.name) => {}
                _ => {
                    let found = ty.map_or(Referred::No, |ty| self.takes_place(ty, search));
                    search.note(found);
                }
            }
        }
    }

    /// Whether what is of a type, made of a variable, refers to that.
    fn takes_place(&mut self, ty: &Type, search: &Search) -> Referred {
        match &unconst(ty).kind {
            TypeKind::Reference(of) | TypeKind::Forwarding(of) => match (&unconst(of).kind, &search.ty) {
                // one of another type refers to a temporary, and one of another kind takes no variable
                (TypeKind::Builtin(b), Some(Type { kind: TypeKind::Builtin(own), .. })) => match b == own && !is_rvalue(ty) {
                    true => Referred::Yes,
                    false => Referred::No,
                },
                (TypeKind::Builtin(_), _) => Referred::Maybe,
                (TypeKind::Path(_), _) if self.class_of_type(of).is_some() => Referred::Maybe,
                _ => Referred::Yes,
            },
            TypeKind::Array(of, _) => self.takes_place(of, search),
            TypeKind::Path(path) if let Some(class) = search.classes.iter().find(|c| Some(&c.name) == path.simple()) => {
                match class.members.iter().any(|m| may_keep(class, m)) {
                    true => Referred::Maybe,
                    false => Referred::No,
                }
            }
            TypeKind::Path(path) => match self.class_of_type(ty).or_else(|| self.class_of_block(path)) {
                Some(class) => match self.constructors(class) {
                    Some(all) => all.iter().flat_map(|f| &f.params).filter(|p| is_reference(&p.ty)).fold(Referred::No, |found, p| {
                        let by_reference = self.class_of_type(&p.ty) != Some(class) && self.takes_place(&p.ty, search) != Referred::No;
                        if by_reference { Referred::Maybe } else { found }
                    }),
                    None => {
                        let ast = &self.program.classes[class as usize].ast;
                        if ast.members.iter().any(|m| may_keep(ast, m)) { Referred::Maybe } else { Referred::No }
                    }
                },
                None if matches!(&*path.last().name, "vector" | "array" | "initializer_list" | "string") => Referred::No,
                None if self.kind_is_object(ty) => Referred::Maybe,
                None => Referred::No,
            },
            _ => Referred::No,
        }
    }

    /// Whether functions take an argument as a reference to the variable.
    fn take_place(&mut self, all: &[Rc<Function>], i: usize, count: usize, search: &Search) -> Referred {
        let mut found = Vec::new();
        for f in all.iter().filter(|f| f.params.len() >= count || f.variadic || f.params.iter().any(|p| p.pack)) {
            found.push(match f.params.get(i).or(f.params.last().filter(|p| p.pack)) {
                Some(p) => self.takes_place(&p.ty, search),
                None => Referred::No,
            });
        }
        match found.first() {
            Some(first) if found.iter().all(|other| other == first) => *first,
            _ => Referred::Maybe,
        }
    }

    /// What an argument by place is to what is called.
    fn passes_place(&mut self, callee: &Expr, i: usize, count: usize, search: &Search) -> Referred {
        let path = match &callee.kind {
            ExprKind::Type(ty) => return self.takes_place(ty, search),
            ExprKind::Lambda(lambda) => return self.take_place(std::slice::from_ref(&lambda.function), i, count, search),
            ExprKind::Path(path) | ExprKind::Member { path, .. } => path,
            _ => return Referred::Maybe,
        };
        let name = &path.last().name;
        if let (ExprKind::Path(_), Some(simple)) = (&callee.kind, path.simple()) {
            if let Some((_, ty, lambda)) = search.variables.iter().rev().find(|(of, ..)| of == simple).cloned() {
                return match lambda.or_else(|| signature(&ty)) {
                    Some(f) => self.take_place(&[f], i, count, search),
                    None => self.operator_takes_place(&ty, "operator()", (i, count), search),
                };
            }
            if let Some(class) = self.class_of_block(path) {
                let all = self.constructors(class).unwrap_or_default();
                return if all.is_empty() { Referred::No } else { self.take_place(&all, i, count, search) };
            }
        }
        if let ExprKind::Path(_) = &callee.kind
            && let Some((Entity::Class(class), n)) = self.entity(path)
            && n == path.segments.len()
        {
            let all = self.constructors(class).unwrap_or_default();
            return if all.is_empty() { Referred::No } else { self.take_place(&all, i, count, search) };
        }
        let all: Vec<_> = self.program.functions.iter().filter(|f| f.ast.name == *name).map(|f| f.ast.clone()).collect();
        let is_own = |f: &super::super::program::FunctionDef| !f.scope.is_prelude && f.ast.name == *name;
        let is_free = matches!(callee.kind, ExprKind::Path(_));
        match self.program.functions.iter().any(is_own) {
            false if BY_VALUE.contains(&&**name) => Referred::No,
            false if !is_free && matches!(&**name, "resize" | "reserve" | "substr") => Referred::No,
            false if is_free && matches!(&**name, "move" | "ref" | "as_const" | "swap" | "max" | "min" | "make_pair" | "tie") => {
                Referred::Yes
            }
            false if all.is_empty() => Referred::Maybe,
            _ => self.take_place(&all, i, count, search),
        }
    }

    fn class_of_block(&mut self, path: &Path) -> Option<u32> {
        match self.local_type(path.simple()?) {
            Some(LocalType::Class(class)) => Some(class),
            _ => None,
        }
    }

    /// The same of an operator of the class of an object.
    fn operator_takes_place(&mut self, ty: &Type, operator: &str, (i, count): (usize, usize), search: &Search) -> Referred {
        let Some(class) = self.class_of_type(ty) else { return Referred::Maybe };
        match self.program.classes[class as usize].members.get(operator) {
            Some(MemberDef::Functions(set)) => {
                let all = self.declared_as(&self.program.sets[*set as usize].1);
                self.take_place(&all, i, count, search)
            }
            _ => Referred::Maybe,
        }
    }

    fn search_in(&mut self, e: &Expr, search: &mut Search) {
        self.searched += 1;
        if self.searched > MAX_SEARCHED {
            return search.note(Referred::Maybe);
        }
        let name = search.name.clone();
        let is_place = |e: &Expr| is_place_of(e, &name);
        search.seen |= std::ptr::from_ref(e).addr() == search.target;
        match &e.kind {
            ExprKind::Unary(UnaryOp::AddressOf, of) if is_place(of) => search.note(Referred::Yes),
            ExprKind::Call(callee, args) => {
                for (i, arg) in args.iter().enumerate() {
                    let is_braced =
                        |arg: &Arg| matches!(&arg.value.kind, ExprKind::Braces(all) if all.iter().any(|arg| is_place(&arg.value)));
                    if is_place(&arg.value) {
                        let found = self.passes_place(callee, i, args.len(), search);
                        search.note(if arg.expands { found.min(Referred::Maybe) } else { found });
                    } else if is_braced(arg) {
                        search.note(Referred::Maybe);
                    }
                }
            }
            ExprKind::Construct(ty, args) => args.iter().filter(|arg| is_place(&arg.value)).for_each(|_| {
                let found = self.takes_place(ty, search);
                search.note(found);
            }),
            ExprKind::New { ty, init, .. } => self.search_init(Some(ty), init, search),
            ExprKind::Cast(_, ty, of) if is_place(of) => {
                let found = self.takes_place(ty, search);
                search.note(found);
            }
            ExprKind::Index(of, items) if items.iter().any(is_place) => {
                let ty = match &of.kind {
                    ExprKind::Path(path) => search.variables.iter().rev().find(|(name, ..)| Some(name) == path.simple()),
                    _ => None,
                };
                let found = match ty.map(|(_, ty, _)| unreferenced(ty).clone()) {
                    Some(ty) if is_sequence(&ty) => Referred::No,
                    Some(ty) if self.class_of_type(&ty).is_some() => self.operator_takes_place(&ty, "operator[]", (0, 1), search),
                    Some(ty) if self.kind_is_object(&ty) => Referred::Maybe,
                    Some(_) => Referred::No,
                    None if self.is_object(of) => Referred::Maybe,
                    None => Referred::No,
                };
                search.note(found);
            }
            ExprKind::Binary(op, a, b) if is_place(a) || is_place(b) => {
                let is_own = !self.operators(op.symbol()).is_empty();
                let others = !is_place(a) && self.is_object(a) || !is_place(b) && self.is_object(b);
                match op {
                    BinaryOp::ShiftRight if is_place(b) && self.may_be_object(a) => search.note(Referred::Yes),
                    BinaryOp::ShiftLeft if !is_own => {}
                    _ if others => search.note(Referred::Maybe),
                    _ => {}
                }
            }
            ExprKind::Assign(_, a, b) if is_place(b) && self.is_object(a) => search.note(Referred::Maybe),
            ExprKind::Lambda(lambda) => {
                let named = lambda.captures.iter().find(|c| c.name == name);
                let by_reference = match named {
                    Some(c) => c.init.is_none() && c.mode == CaptureMode::Reference,
                    None => lambda.default == Some(CaptureMode::Reference) && lambda.mentions.contains(&name),
                };
                let is_bound = |c: &&super::super::ast::Capture| c.mode == CaptureMode::Reference && c.init.as_ref().is_some_and(is_place);
                // a variable of its own may be called so
                let mut within = Search::of(&name, None, 0);
                if let (true, Some(Body::Block(all))) = (by_reference && named.is_none(), &lambda.function.body) {
                    all.iter().for_each(|s| self.search_statement(s, &mut within));
                }
                if by_reference && (within.declared || lambda.function.params.iter().any(|p| p.name.as_ref() == Some(&name))) {
                    search.note(Referred::Maybe);
                } else if by_reference || lambda.captures.iter().any(|c| is_bound(&c)) {
                    search.note(Referred::Yes);
                }
            }
            _ => {}
        }
        operands(e, &mut |of| self.search_in(of, search));
    }

    fn kind_is_object(&mut self, ty: &Type) -> bool {
        let at = ty.at;
        self.is_object(&Expr { kind: ExprKind::Construct(Box::new(ty.clone()), Vec::new()), at })
    }
}

fn is_rvalue(ty: &Type) -> bool {
    matches!(ty.kind, TypeKind::Forwarding(_))
}

/// Whether a member of a class refers to what the class is made of, or is a constructor that does.
fn may_keep(class: &Class, member: &Member) -> bool {
    let is_own = |ty: &Type| matches!(&unconst(unreferenced(ty)).kind, TypeKind::Path(path) if path.simple() == Some(&class.name));
    match member {
        Member::Fields(v) => v.declared.iter().any(|d| is_reference(&d.ty)),
        Member::Function(f) => &*f.name == CONSTRUCTOR && f.params.iter().any(|p| is_reference(&p.ty) && !is_own(&p.ty)),
        _ => false,
    }
}

/// Whether a type is a container whose indices are numbers.
fn is_sequence(ty: &Type) -> bool {
    matches!(&unconst(ty).kind, TypeKind::Path(path) if matches!(&*path.last().name, "vector" | "array" | "string" | "deque" | "span"))
}
