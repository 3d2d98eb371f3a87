//! Which arguments of a call, and which items in braces, are read or copied where they are evaluated: what is evaluated behind
//! them may change them, and g++ evaluates the arguments of a call from the last one on.

use super::super::ast::{Arg, BinaryOp, Designator, Expr, ExprKind, Function, Member, Name, Path, Type, TypeKind, UnaryOp};
use super::super::code::{Count, Op};
use super::super::program::{CONSTRUCTOR, Entity, MemberDef};
use super::Compiler;
use super::tree::{has_effect, is_pure, unconst};
use std::rc::Rc;

/// How deep bases of bases are looked for.
const MAX_BASES: usize = 8;

/// What is called, as far as it tells which arguments it takes by value.
pub(super) enum Callee {
    /// The value below the arguments.
    Value,
    /// The same, a lambda with these parameters.
    Lambda(Rc<Function>),
    /// The same, an object of a class that has these call operators.
    Functor(Vec<u32>),
    /// What is not known.
    Open,
    /// An object of a type that only the run of the program tells; of the class template.
    Typed(Box<Type>, Option<u32>),
    /// Elements of arrays and containers, which are values: of a class, or of a type that is written, which is an array of it
    /// for an array of the library.
    Elements(Option<u32>, Option<Box<Type>>),
    /// The members of a pair or a tuple of a type.
    Pair(Box<Type>),
    /// A method of a container that holds what is of a type.
    Holder(Name, Box<Type>),
    /// Functions or methods of a name.
    Named(Name),
    /// The constructors of a class, or its members.
    Class(u32),
}

/// What is made of an element in braces where it is evaluated.
pub(super) enum MadeAtOnce {
    Class(u32),
    /// A member of the object around it.
    Part(u32),
    Type(Type),
}

/// Whether an expression is a place, and what finds it changes nothing.
fn reads_place(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Index(a, all) => reads_place(a) && all.iter().all(|i| !has_effect(i)),
        ExprKind::Member { object, .. } => reads_place(object),
        _ => is_pure(e),
    }
}

/// Whether a type is an `initializer_list`.
fn is_list(ty: &Type) -> bool {
    matches!(&unconst(ty).kind, TypeKind::Path(path) if &*path.last().name == "initializer_list")
}

fn is_pair(ty: &Type) -> bool {
    matches!(&ty.kind, TypeKind::Path(path) if matches!(&*path.last().name, "pair" | "tuple"))
}

/// The type of the elements, of an array or as it is.
pub(super) fn element_of(ty: &Type) -> &Type {
    match &ty.kind {
        TypeKind::Array(of, _) => of,
        _ => ty,
    }
}

fn is_array(path: &Path) -> bool {
    matches!(&*path.last().name, "vector" | "array" | "list" | "deque" | "initializer_list")
}

/// Argument `i` of a template, if it is a type.
pub(super) fn type_argument(path: &Path, i: usize) -> Option<Type> {
    let arg = path.last().args.as_ref()?.get(i)?;
    match &arg.value.kind {
        ExprKind::Type(ty) => Some((**ty).clone()),
        ExprKind::Path(path) => Some(Type { kind: TypeKind::Path(path.clone()), at: arg.value.at }),
        _ => None,
    }
}

/// What a container of `std` holds, as far as its arguments are written.
fn held_by(path: &Path) -> Option<Type> {
    match &*path.last().name {
        "set" | "multiset" | "unordered_set" | "unordered_multiset" | "forward_list" => type_argument(path, 0),
        "map" | "multimap" | "unordered_map" | "unordered_multimap" => {
            let (key, value) = (type_argument(path, 0)?, type_argument(path, 1)?);
            let (at, of_value) = (key.at, value.at);
            let key = Type { kind: TypeKind::Const(Box::new(key)), at };
            let of = |ty: Type, at| Arg { value: Expr { kind: ExprKind::Type(Box::new(ty)), at }, expands: false, designator: None };
            let mut pair = path.clone();
            let last = pair.segments.last_mut()?;
            last.args = Some([of(key, at), of(value, of_value)].into_iter().collect());
            last.name = "pair".into();
            Some(Type { kind: TypeKind::Path(pair), at: path.at })
        }
        _ if is_array(path) => type_argument(path, 0),
        _ => None,
    }
}

impl Callee {
    /// Whether it may be a constructor whose class is named: a call says by itself what of its arguments is `const`.
    pub(super) fn may_construct(&self) -> bool {
        matches!(self, Callee::Class(_) | Callee::Elements(Some(_), _) | Callee::Pair(_) | Callee::Open | Callee::Typed(..))
    }
}

impl Compiler<'_> {
    /// Whether the argument at a place is read when it is evaluated, in a call from the last argument on or in braces from the
    /// first: where what is evaluated behind it may change it, and every function of the name takes a value there.
    pub(super) fn is_read_at_once(&mut self, callee: &Callee, args: &[Arg], i: usize) -> bool {
        !args[i].expands && reads_place(&args[i].value) && self.takes_value(callee, i, args)
    }

    /// Notes which arguments are no literal `0`, where functions that take pointers may be meant by other arguments.
    pub(super) fn note_literals(&mut self, callee: &Callee, args: &[Arg]) {
        // g++ takes `int{}` and `int()` as it takes a literal
        let may_be_zero = |arg: &&Arg| match &arg.value.kind {
            ExprKind::Construct(_, args) => !args.is_empty(),
            ExprKind::Call(of, args) if matches!(of.kind, ExprKind::Type(_)) => !args.is_empty(),
            kind => !matches!(kind, ExprKind::Int(..) | ExprKind::Text(_) | ExprKind::Braces(_)),
        };
        if !args.iter().any(|arg| may_be_zero(&arg)) {
            return;
        }
        let takes_pointer = |f: &u32| {
            let params = &self.program.functions[*f as usize].ast.params;
            params.iter().any(|p| matches!(unconst(&p.ty).kind, TypeKind::Pointer(_)))
        };
        let of_name = |name: &str| -> Vec<u32> {
            (0..self.program.functions.len() as u32).filter(|f| *self.program.functions[*f as usize].ast.name == *name).collect()
        };
        let all = match callee {
            Callee::Elements(..) | Callee::Pair(_) | Callee::Lambda(_) => return,
            Callee::Functor(all) => all.clone(),
            Callee::Open | Callee::Typed(..) | Callee::Value => {
                let is_made = |f: &u32| {
                    let f = &self.program.functions[*f as usize];
                    let is_made = |c: u32| self.program.classes[c as usize].ast.name == f.ast.name || *f.ast.name == *"operator()";
                    !f.scope.is_prelude && f.scope.class.is_some_and(is_made)
                };
                (0..self.program.functions.len() as u32).filter(is_made).collect()
            }
            Callee::Named(name) | Callee::Holder(name, _) => of_name(name),
            Callee::Class(class) => match self.program.classes[*class as usize].members.get(CONSTRUCTOR) {
                Some(MemberDef::Functions(set)) => self.program.sets[*set as usize].1.clone(),
                _ => return,
            },
        };
        if all.len() < 2 || !all.iter().any(takes_pointer) {
            return;
        }
        let known = args.iter().take_while(|arg| !arg.expands).take(64).enumerate();
        let which = known.filter(|(_, arg)| may_be_zero(arg)).fold(0, |mask, (i, _)| mask | 1 << i);
        self.emit(Op::NoLiteral(which));
    }

    /// Whether whatever is called takes argument `i` by value.
    fn takes_value(&mut self, callee: &Callee, i: usize, args: &[Arg]) -> bool {
        let count = args.len();
        let name = match callee {
            Callee::Elements(..) => return true,
            Callee::Value | Callee::Lambda(_) => return !args.iter().any(|a| a.expands),
            Callee::Functor(all) => return self.take_values(all, i, count),
            Callee::Open | Callee::Typed(..) | Callee::Pair(_) => return false,
            Callee::Named(name) | Callee::Holder(name, _) => name,
            Callee::Class(class) => {
                let def = &self.program.classes[*class as usize];
                return match def.members.get(CONSTRUCTOR) {
                    Some(MemberDef::Functions(set)) => self.take_values(&self.program.sets[*set as usize].1, i, count),
                    _ => !def.ast.members.iter().any(|m| match m {
                        Member::Fields(v) => v.declared.iter().any(|d| super::tree::is_reference(&d.ty)),
                        _ => false,
                    }),
                };
            }
        };
        let all: Vec<u32> =
            (0..self.program.functions.len() as u32).filter(|f| self.program.functions[*f as usize].ast.name == *name).collect();
        match all.is_empty() {
            true => matches!(&**name, "printf" | "fprintf" | "snprintf" | "sprintf" | "push_back" | "resize" | "insert" | "assign"),
            false => self.take_values(&all, i, count),
        }
    }

    /// The type that an alias without parameters stands for, where what is written there means the same here.
    pub(super) fn unaliased(&mut self, ty: &Type) -> Option<Type> {
        let TypeKind::Path(path) = &ty.kind else { return None };
        if path.simple().is_none_or(|name| self.local(name).is_some() || self.local_type(name).is_some()) {
            return None;
        }
        let (Entity::Alias(id), 1) = self.entity(path)? else { return None };
        let alias = &self.program.aliases[id as usize];
        let is_here = alias.scope.class.is_none() && !alias.scope.is_prelude && alias.scope.namespace == self.scope.namespace;
        (alias.ast.template.is_none() && is_here).then(|| alias.ast.ty.clone())
    }

    /// What initialises a variable or a temporary of a type.
    pub(super) fn callee_of_type(&mut self, ty: &Type) -> Callee {
        if let Some(of) = self.unaliased(unconst(ty)) {
            // no alias of an alias: each could lead far
            return self.callee_as_written(&of);
        }
        self.callee_as_written(ty)
    }

    /// What initialises an object of a class.
    pub(super) fn callee_of_class(&mut self, class: u32) -> Callee {
        match self.list_of(class) {
            Some(element) => Callee::Elements(Some(element), None),
            None => Callee::Class(class),
        }
    }

    fn callee_as_written(&mut self, ty: &Type) -> Callee {
        match &unconst(ty).kind {
            TypeKind::Array(of, _) => match self.callee_of_type(of) {
                Callee::Open => Callee::Open,
                Callee::Typed(..) => Callee::Typed(Box::new(ty.clone()), None),
                Callee::Class(class) => Callee::Elements(Some(class), None),
                within => {
                    let is_told = matches!(of.kind, TypeKind::Builtin(_)) || matches!(within, Callee::Pair(_));
                    let array = || Some(Box::new(Type { kind: TypeKind::Array(of.clone(), None), at: of.at }));
                    let told = if let TypeKind::Array(..) = of.kind { array() } else { is_told.then(|| of.clone()) };
                    Callee::Elements(None, told)
                }
            },
            TypeKind::Builtin(_) | TypeKind::Pointer(_) => Callee::Elements(None, None),
            TypeKind::Path(path) => match self.class_of_type(ty) {
                Some(class) if self.program.classes[class as usize].ast.template.is_some() => {
                    Callee::Typed(Box::new(ty.clone()), Some(class))
                }
                Some(class) => self.callee_of_class(class),
                _ => match held_by(path) {
                    Some(held) => {
                        let (class, at) = (self.class_of_type(&held), held.at);
                        let held = Box::new(held);
                        let of_array = &*path.last().name == "array";
                        let held = if of_array { Box::new(Type { kind: TypeKind::Array(held, None), at }) } else { held };
                        Callee::Elements(class, Some(held))
                    }
                    None if is_array(path) => Callee::Elements(None, None),
                    None if is_pair(ty) => Callee::Pair(Box::new(unconst(ty).clone())),
                    None => Callee::Typed(Box::new(ty.clone()), None),
                },
            },
            TypeKind::Auto | TypeKind::DecltypeAuto => Callee::Open,
            _ => Callee::Typed(Box::new(ty.clone()), None),
        }
    }

    /// Whether one of some constructors takes an `initializer_list`.
    fn takes_list(&self, constructors: &[u32]) -> bool {
        let first = |f: &u32| self.program.functions[*f as usize].ast.params.first();
        constructors.iter().any(|f| first(f).is_some_and(|p| is_list(super::tree::unreferenced(&p.ty))))
    }

    /// The class of which a constructor takes an `initializer_list`.
    fn list_of(&mut self, class: u32) -> Option<u32> {
        let Some(MemberDef::Functions(set)) = self.program.classes[class as usize].members.get(CONSTRUCTOR) else {
            return None;
        };
        let constructors = self.program.sets[*set as usize].1.clone();
        let taken = |f: u32| Some(self.program.functions[f as usize].ast.params.first()?.ty.clone());
        let lists: Vec<Type> = constructors.into_iter().filter_map(taken).collect();
        lists.iter().filter(|ty| is_list(ty)).find_map(|ty| match self.callee_of_type(ty) {
            Callee::Elements(of, _) => of,
            _ => None,
        })
    }

    /// The class of the program that a type is, or that it refers to.
    pub(super) fn class_of_type(&mut self, ty: &Type) -> Option<u32> {
        match &ty.kind {
            TypeKind::Const(ty) | TypeKind::Reference(ty) | TypeKind::Forwarding(ty) => self.class_of_type(ty),
            TypeKind::Path(path) => self.class_of_path(path),
            _ => None,
        }
    }

    pub(super) fn class_of_path(&mut self, path: &Path) -> Option<u32> {
        let first = &path.segments[0].name;
        // a parameter of a template hides a class of its name
        if !path.global && (self.first_local(path).is_some() || self.class_param(first).is_some()) {
            return None;
        }
        if let (Some(name), Some(super::LocalType::Class(class))) = (path.simple(), path.simple().and_then(|name| self.local_type(name))) {
            return (self.program.classes[class as usize].ast.name == *name && path.last().args.is_none()).then_some(class);
        }
        match self.entity(path) {
            Some((Entity::Class(class), n)) if n == path.segments.len() => {
                (!self.program.is_of_prelude(Entity::Class(class)) && path.last().args.is_none()).then_some(class)
            }
            _ => None,
        }
    }

    /// The class template of the program that a type is written with.
    pub(super) fn template_of(&mut self, ty: &Type) -> Option<u32> {
        let TypeKind::Path(path) = &unconst(ty).kind else { return None };
        match self.entity(path)? {
            (Entity::Class(class), n) if n == path.segments.len() && !self.program.is_of_prelude(Entity::Class(class)) => Some(class),
            _ => None,
        }
    }

    pub(super) fn has_no_constructors(&self, class: u32) -> bool {
        !self.program.classes[class as usize].members.contains_key(CONSTRUCTOR)
    }

    /// The class of the variable that an expression names or refers to.
    pub(super) fn class_of(&mut self, e: &Expr) -> Option<u32> {
        match &e.kind {
            ExprKind::Call(_, args) if super::tree::is_moved(e) => self.class_of(&args.first()?.value),
            ExprKind::Call(callee, _) => {
                let ExprKind::Path(path) = &callee.kind else { return None };
                let (Entity::Functions(set), 1) = self.entity(path)? else { return None };
                let [only] = self.program.sets[set as usize].1[..] else { return None };
                let result = self.program.functions[only as usize].ast.result.clone()?;
                if super::tree::is_reference(&result) { self.class_of_type(&result) } else { None }
            }
            ExprKind::Path(path) => {
                let local = self.local(path.simple()?)?;
                let ty = self.declared.get(local.declared? as usize)?.clone();
                self.class_of_type(&ty)
            }
            ExprKind::Member { object, arrow: false, path } => {
                let class = self.class_of(object)?;
                let name = path.simple()?;
                let members = &self.program.classes[class as usize].ast.members;
                let mut fields = members.iter().filter_map(|m| if let Member::Fields(v) = m { Some(&v.declared) } else { None }).flatten();
                let ty = fields.find(|field| field.name == *name)?.ty.clone();
                self.class_of_type(&ty)
            }
            _ => None,
        }
    }

    /// Whether argument `i` is copied or moved where it is evaluated: what is evaluated behind it sees that.
    pub(super) fn is_copied_at_once(&mut self, callee: &Callee, args: &[Arg], i: usize) -> bool {
        if args[i].expands {
            return false;
        }
        let Some(class) = self.class_of(&args[i].value) else { return false };
        match callee {
            Callee::Lambda(f) => self.take_class(std::slice::from_ref(f), i, class),
            Callee::Functor(all) => {
                let all = self.that_take(all.clone(), args);
                self.take_class(&self.declared_as(&all), i, class)
            }
            Callee::Value | Callee::Open | Callee::Typed(..) | Callee::Pair(_) => false,
            Callee::Elements(of, _) => *of == Some(class),
            Callee::Named(name) | Callee::Holder(name, _) => {
                let is_named = |f: &u32| self.program.functions[*f as usize].ast.name == *name;
                let all: Vec<u32> = (0..self.program.functions.len() as u32).filter(is_named).collect();
                let all = self.that_take(all, args);
                !all.is_empty() && self.take_class(&self.declared_as(&all), i, class)
            }
            Callee::Class(of) => {
                let def = &self.program.classes[*of as usize];
                match def.members.get(CONSTRUCTOR) {
                    Some(MemberDef::Functions(set)) => {
                        let all = self.program.sets[*set as usize].1.clone();
                        let all = self.that_take(all, args);
                        self.take_class(&self.declared_as(&all), i, class)
                    }
                    _ => {
                        let ty = self.field_type(*of, &args[i], i);
                        ty.is_some_and(|ty| !super::tree::is_reference(&ty) && self.class_of_type(&ty) == Some(class))
                    }
                }
            }
        }
    }

    /// The class that argument `i`, a number or an element of a derived class, is converted to where it is evaluated: whatever is
    /// called takes one.
    pub(super) fn converted_at_once(&mut self, callee: &Callee, args: &[Arg], i: usize) -> Option<u32> {
        if let Callee::Elements(Some(class), _) = callee
            && !args[i].expands
            && let Some(made) = self.class_made(&args[i].value)
            && self.derives(made, *class, 0)
        {
            return Some(*class);
        }
        // a member of a class that converts is made of whatever the item is
        let is_made = matches!(callee, Callee::Class(of) if self.has_no_constructors(*of));
        let item = &args[i].value;
        if args.iter().any(|a| a.expands) || !(self.gives_number(item) || is_made && self.is_unknown(item)) {
            return None;
        }
        let taken = |f: &Function| (f.params.len() >= args.len()).then(|| f.params[i].ty.clone());
        // a parameter of a template may be called as a class is
        let is_parameter = |f: &Function| {
            let name = f.params.get(i).and_then(|p| match &unconst(super::tree::unreferenced(&p.ty)).kind {
                TypeKind::Path(path) => path.simple(),
                _ => None,
            });
            f.template.iter().flatten().any(|t| t.name.is_some() && t.name.as_ref() == name)
        };
        if let Callee::Named(name) = callee
            && self.program.functions.iter().any(|f| f.ast.name == *name && is_parameter(&f.ast))
        {
            return None;
        }
        let all: Vec<Type> = match callee {
            Callee::Named(name) => {
                let all =
                    (0..self.program.functions.len() as u32).filter(|f| self.program.functions[*f as usize].ast.name == *name).collect();
                let all = self.that_take(all, args);
                all.iter().filter_map(|f| taken(&self.program.functions[*f as usize].ast)).collect()
            }
            Callee::Lambda(f) => taken(f).into_iter().collect(),
            Callee::Functor(all) => self.declared_as(all).iter().filter_map(|f| taken(f)).collect(),
            Callee::Class(of) => match self.program.classes[*of as usize].members.get(CONSTRUCTOR) {
                Some(MemberDef::Functions(set)) => {
                    let all = self.program.sets[*set as usize].1.clone();
                    if self.takes_list(&all) {
                        return None;
                    }
                    let all = self.that_take(all, args);
                    all.iter().filter_map(|f| taken(&self.program.functions[*f as usize].ast)).collect()
                }
                _ => self.field_type(*of, &args[i], i).into_iter().collect(),
            },
            _ => Vec::new(),
        };
        let class = match callee {
            Callee::Elements(class, _) => (*class)?,
            _ => self.class_of_type(all.first()?)?,
        };
        (self.converts(class) && all.iter().all(|ty| self.class_of_type(ty) == Some(class))).then_some(class)
    }

    /// Whether a class of the program derives from another one, by the names of its bases.
    pub(super) fn derives(&mut self, class: u32, base: u32, depth: usize) -> bool {
        let bases = self.program.classes[class as usize].ast.clone();
        depth < MAX_BASES
            && bases.bases.iter().any(|(ty, _)| self.class_of_type(ty).is_some_and(|of| of == base || self.derives(of, base, depth + 1)))
    }

    /// Whether all constructors of a class convert, and there is one.
    pub(super) fn converts(&self, class: u32) -> bool {
        let Some(MemberDef::Functions(set)) = self.program.classes[class as usize].members.get(CONSTRUCTOR) else {
            return false;
        };
        !self.program.sets[*set as usize].1.iter().any(|f| self.program.functions[*f as usize].ast.flags.is_explicit)
    }

    /// The operators of the program of a symbol for two operands.
    pub(super) fn operators(&self, symbol: &str) -> Vec<Rc<Function>> {
        self.operators_of(symbol).map(|f| f.ast.clone()).collect()
    }

    fn operators_of<'a>(&'a self, symbol: &'a str) -> impl Iterator<Item = &'a super::super::program::FunctionDef> {
        self.program.functions.iter().filter(move |f| {
            let operands = if f.scope.class.is_none() || f.ast.flags.is_friend { 2 } else { 1 };
            !f.scope.is_prelude && f.ast.name.strip_prefix("operator") == Some(symbol) && f.ast.params.len() == operands
        })
    }

    /// The same, without those that take other classes where an operand is of a class without bases.
    pub(super) fn operators_for(&mut self, symbol: &str, left: &Expr, right: &Expr) -> Vec<Rc<Function>> {
        let mut all: Vec<_> = self.operators_of(symbol).map(|f| (f.scope.class, f.ast.clone())).collect();
        for (i, operand) in [left, right].into_iter().enumerate() {
            if let Some(class) = self.class_made(operand)
                && self.program.classes[class as usize].ast.bases.is_empty()
            {
                all.retain(|(of, f)| match &f.params[..] {
                    params @ [_, _] => self.class_of_type(&params[i].ty).is_none_or(|of| of == class),
                    _ => i > 0 || of.is_none_or(|of| of == class),
                });
            }
        }
        all.into_iter().map(|(_, f)| f).collect()
    }

    /// Whether the left operand is an object of a class of the program that no operator is for, but for a number that it converts to.
    pub(super) fn converts_to_number(&mut self, op: BinaryOp, left: &Expr, right: &Expr) -> bool {
        let Some(class) = self.class_made(left) else { return false };
        let Some(MemberDef::Functions(set)) = self.program.classes[class as usize].members.get("operator T") else { return false };
        let is_number = |id: &u32| {
            let made = &self.program.functions[*id as usize].ast.result;
            made.as_ref().is_some_and(|ty| matches!(ty.kind, TypeKind::Builtin(_)))
        };
        let (_, all) = &self.program.sets[*set as usize];
        let symbols = [op.symbol(), "==", "<=>"];
        all.iter().all(is_number)
            && symbols[..if op.compares() { 3 } else { 1 }].iter().all(|s| self.operators_for(s, left, right).is_empty())
    }

    /// The one class of the program that types are, or refer to.
    fn one_class(&mut self, types: Vec<Option<Type>>) -> Option<u32> {
        let mut classes = types.into_iter().map(|ty| self.class_of_type(&ty?));
        let first = classes.next()??;
        classes.all(|class| class == Some(first)).then_some(first)
    }

    /// The class of an expression that makes an object, or names one.
    pub(super) fn class_made(&mut self, e: &Expr) -> Option<u32> {
        match &e.kind {
            ExprKind::Construct(ty, _) | ExprKind::Cast(_, ty, _) => self.class_of_type(ty),
            ExprKind::Binary(op, ..) => {
                let results = self.operators(op.symbol()).iter().map(|f| f.result.clone()).collect();
                self.one_class(results)
            }
            ExprKind::Call(callee, _) => match &callee.kind {
                ExprKind::Type(ty) => self.class_of_type(ty),
                ExprKind::Path(path) => match self.entity(path)? {
                    (Entity::Functions(set), n) if n == path.segments.len() => {
                        let all = &self.program.sets[set as usize].1;
                        let results = all.iter().map(|f| self.program.functions[*f as usize].ast.result.clone()).collect();
                        self.one_class(results)
                    }
                    _ => self.class_of_path(path),
                },
                _ => None,
            },
            _ => self.class_of(e),
        }
    }

    /// Pushes the right operand of an operator of the program in front of the left one, converted or copied where it is evaluated:
    /// whether every operator of the symbol takes an object of one class.
    pub(super) fn operand_at_once(&mut self, symbol: &str, a: &Expr, b: &Expr) -> bool {
        let taken: Vec<Option<Type>> = self.operators_for(symbol, a, b).iter().map(|f| f.params.last().map(|p| p.ty.clone())).collect();
        let is_copied = !taken.iter().flatten().any(super::tree::is_reference);
        let Some(class) = self.one_class(taken) else {
            return false;
        };
        if is_copied && self.class_of(b) == Some(class) {
            self.passed(b);
            self.emit(Op::MoveValue);
            return true;
        }
        let is_converted = self.is_object(a) && !self.may_be_object(b) && self.converts(class) && self.class_made(a) == Some(class);
        if is_converted {
            self.emit(Op::Class(class));
            self.value(b);
            self.emit(Op::Construct(Count::Fixed(1), false));
        }
        is_converted
    }

    /// The type of the member that item `i` in braces initialises, of a class without constructors and bases.
    fn field_type(&self, class: u32, arg: &Arg, i: usize) -> Option<Type> {
        let def = &self.program.classes[class as usize];
        if !def.ast.bases.is_empty() || def.members.contains_key(CONSTRUCTOR) {
            return None;
        }
        let fields = def.ast.members.iter().filter_map(|m| if let Member::Fields(v) = m { Some(v) } else { None });
        let mut declared = fields.flat_map(|v| v.declared.iter());
        let found = match &arg.designator {
            Some(Designator::OutOfOrder) => None,
            Some(Designator::Member(name)) => declared.find(|d| d.name == *name),
            // an array in front of it may take more than one item
            None if declared.clone().take(i).any(|d| matches!(d.ty.kind, TypeKind::Array(..))) => None,
            None => declared.nth(i),
        };
        found.map(|d| d.ty.clone())
    }

    /// Whether item `i` in braces initialises a member of a class without constructors.
    pub(super) fn is_field(&self, class: u32, arg: &Arg, i: usize) -> bool {
        self.field_type(class, arg, i).is_some()
    }

    /// Whether item `i` in braces may initialise an object of a class, as far as types are written.
    pub(super) fn may_be_class(&mut self, callee: &Callee, arg: &Arg, i: usize) -> bool {
        let is_path = |ty: &Type| matches!(unconst(ty).kind, TypeKind::Path(_));
        match callee {
            Callee::Elements(None, ty) => ty.as_ref().is_some_and(|ty| is_path(element_of(ty))),
            Callee::Class(class) if !self.program.classes[*class as usize].members.contains_key(CONSTRUCTOR) => {
                self.field_type(*class, arg, i).is_some_and(|ty| is_path(&ty))
            }
            _ => true,
        }
    }

    /// What braces within braces initialise.
    pub(super) fn callee_within(&mut self, callee: &Callee, arg: &Arg, i: usize) -> Callee {
        match callee {
            Callee::Elements(Some(class), _) => Callee::Class(*class),
            Callee::Elements(None, Some(ty)) => self.callee_of_type(element_of(ty)),
            Callee::Pair(ty) => match &ty.kind {
                TypeKind::Path(path) => type_argument(path, i).map_or(Callee::Open, |ty| self.callee_of_type(&ty)),
                _ => Callee::Open,
            },
            Callee::Class(class) => match self.field_type(*class, arg, i) {
                Some(ty) => match self.callee_of_type(&ty) {
                    Callee::Typed(..) if !self.means_same(*class, &ty) => Callee::Open,
                    callee => callee,
                },
                None => Callee::Open,
            },
            Callee::Lambda(f) => match f.params.get(i) {
                Some(p) => match self.callee_of_type(&super::tree::unreferenced(&p.ty).clone()) {
                    Callee::Typed(..) => Callee::Open,
                    callee => callee,
                },
                None => Callee::Open,
            },
            Callee::Named(name) if matches!(&**name, "max" | "min" | "minmax") => match &arg.value.kind {
                ExprKind::Braces(items) => self.callee_of_list(items),
                _ => Callee::Open,
            },
            Callee::Holder(name, held) => match (&**name, &arg.value.kind) {
                ("push_back" | "push_front" | "push", _) => self.callee_of_type(held),
                ("insert" | "assign", ExprKind::Braces(items)) => {
                    let class = self.class_of_type(held);
                    let is_element = |c: &mut Self, item: &Arg| {
                        matches!(item.value.kind, ExprKind::Braces(_)) || (class.is_some() && c.class_made(&item.value) == class)
                    };
                    match items.iter().all(|item| is_element(self, item)) {
                        true => Callee::Elements(class, Some(held.clone())),
                        false => self.callee_of_type(held),
                    }
                }
                _ => self.callee_within(&Callee::Named(name.clone()), arg, i),
            },
            Callee::Named(name) => {
                let is_named = |f: &&super::super::program::FunctionDef| f.ast.name == *name;
                let mut all = self.program.functions.iter().filter(is_named);
                match (all.next().and_then(|f| f.ast.params.get(i)).map(|p| p.ty.clone()), all.next()) {
                    (Some(ty), None) => match &ty.kind {
                        TypeKind::Reference(of) | TypeKind::Forwarding(of) => self.callee_of_parameter(of, arg),
                        _ => self.callee_of_parameter(&ty, arg),
                    },
                    _ => Callee::Open,
                }
            }
            _ => Callee::Open,
        }
    }

    /// What initialises a parameter; the type of what a list holds may be deduced.
    fn callee_of_parameter(&mut self, ty: &Type, arg: &Arg) -> Callee {
        match (self.callee_of_type(ty), &arg.value.kind) {
            (Callee::Elements(None, _), ExprKind::Braces(items)) if is_list(ty) => self.callee_of_list(items),
            // what is written there may mean something else here
            (Callee::Elements(class, _), _) => Callee::Elements(class, None),
            (Callee::Pair(_) | Callee::Typed(..), _) => Callee::Open,
            (callee, _) => callee,
        }
    }

    /// The type of the elements of a list that are made where they are evaluated: what is evaluated behind them sees that.
    pub(super) fn made_at_once(&mut self, callee: &Callee) -> Option<MadeAtOnce> {
        match callee {
            Callee::Elements(Some(class), _) => {
                let has_constructors = self.program.classes[*class as usize].members.contains_key(CONSTRUCTOR);
                has_constructors.then_some(MadeAtOnce::Class(*class))
            }
            Callee::Holder(name, ty) if matches!(&**name, "push_back" | "push_front" | "push") => {
                let class = self.class_of_type(ty)?;
                self.made_at_once(&Callee::Elements(Some(class), None))
            }
            Callee::Elements(None, Some(ty)) if let ty @ Type { kind: TypeKind::Path(_), .. } = element_of(ty) => {
                Some(MadeAtOnce::Type(ty.clone()))
            }
            _ => None,
        }
    }

    /// What braces as item `i` within braces, or as argument `i`, make where they are evaluated.
    pub(super) fn made_within(&mut self, callee: &Callee, args: &[Arg], i: usize) -> Option<MadeAtOnce> {
        let arg = &args[i];
        let named = |ty: Type| match unconst(&ty).kind {
            TypeKind::Path(_) => Some(MadeAtOnce::Type(unconst(&ty).clone())),
            _ => None,
        };
        match callee {
            Callee::Class(class) => {
                let field = self.field_type(*class, arg, i);
                if let Some(ty) = &field
                    && !super::tree::is_reference(ty)
                    && let Some(class) = self.class_of_type(ty)
                {
                    return Some(MadeAtOnce::Part(class));
                }
                let ty = field.or_else(|| self.parameter_type(*class, i))?;
                let means_same = self.means_same(*class, &ty);
                named(ty).filter(|_| means_same)
            }
            Callee::Elements(Some(class), _) if super::tree::moves_into(&arg.value) => Some(MadeAtOnce::Class(*class)),
            _ => {
                let made = self.made_at_once(callee).or_else(|| self.pair_taken(callee, args, i));
                made.or_else(|| self.class_taken(callee, args, i).filter(|_| args.len() > 1).map(MadeAtOnce::Class))
            }
        }
    }

    /// Whether a type that is written in a class means the same here.
    fn means_same(&self, class: u32, ty: &Type) -> bool {
        let def = &self.program.classes[class as usize];
        let mut is_here = def.scope.namespace == self.scope.namespace && def.scope.class.is_none();
        super::walk::names_in_type(ty, &mut |name| is_here &= !def.members.contains_key(name));
        is_here
    }

    /// The class that a lambda, or every function of a name that takes so many arguments, takes there.
    pub(super) fn class_taken(&mut self, callee: &Callee, args: &[Arg], i: usize) -> Option<u32> {
        let all: Vec<Rc<Function>> = match callee {
            Callee::Lambda(f) => vec![f.clone()],
            Callee::Functor(all) => self.declared_as(all),
            Callee::Named(name) => {
                let is_here = |f: &&super::super::program::FunctionDef| f.ast.name == *name && f.scope.namespace == self.scope.namespace;
                self.program.functions.iter().filter(is_here).map(|f| f.ast.clone()).collect()
            }
            _ => return None,
        };
        let taken: Vec<_> = all.iter().filter(|f| self.may_take(f, args)).map(|f| Some(f.params.get(i)?.ty.clone())).collect();
        self.one_class(taken)
    }

    /// Whether a function may take the arguments, by how many there are and by those that are numbers.
    fn may_take(&mut self, f: &Function, args: &[Arg]) -> bool {
        let is_open = |p: &super::super::ast::Param| p.default.is_some() || p.pack;
        if args.iter().any(|arg| arg.expands) {
            return true;
        }
        let is_pointer =
            |e: Option<&super::super::ast::Param>| e.is_some_and(|p| !p.pack && matches!(unconst(&p.ty).kind, TypeKind::Pointer(_)));
        let is_other = |c: &mut Self, (param, arg): (&super::super::ast::Param, &Arg)| match c.class_made(&arg.value) {
            Some(class) if f.template.is_none() && !param.pack => c.is_other_class(class, &param.ty),
            _ => false,
        };
        if f.params.iter().zip(args).any(|both| is_other(self, both)) {
            return false;
        }
        (args.len() <= f.params.len() || f.params.iter().any(|p| p.pack))
            && f.params.iter().skip(args.len()).all(is_open)
            && !args.iter().enumerate().any(|(i, arg)| {
                is_pointer(f.params.get(i)) && !matches!(arg.value.kind, ExprKind::Int(0, _)) && self.gives_number(&arg.value)
            })
    }

    /// Whether an object of a class of the program becomes no value of a type, as far as the classes tell: it converts to nothing,
    /// has no bases, and nothing of another class is made of it.
    fn is_other_class(&mut self, class: u32, ty: &Type) -> bool {
        let def = &self.program.classes[class as usize];
        if !def.ast.bases.is_empty() || def.members.contains_key("operator T") {
            return false;
        }
        let to = match self.class_of_type(ty) {
            Some(to) => to,
            None => return matches!(unconst(super::tree::unreferenced(ty)).kind, TypeKind::Builtin(_) | TypeKind::Pointer(_)),
        };
        if to == class {
            return false;
        }
        let Some(MemberDef::Functions(set)) = self.program.classes[to as usize].members.get(CONSTRUCTOR) else { return true };
        let all = self.program.sets[*set as usize].1.clone();
        all.into_iter().all(|f| {
            let f = self.program.functions[f as usize].ast.clone();
            let of = f.params.first().map(|p| unconst(super::tree::unreferenced(&p.ty)).clone());
            f.template.is_none()
                && of.is_none_or(|of| matches!(of.kind, TypeKind::Builtin(_) | TypeKind::Pointer(_)) || self.class_of_type(&of) == Some(to))
        })
    }

    /// Those of some functions that may take the arguments.
    fn that_take(&mut self, mut all: Vec<u32>, args: &[Arg]) -> Vec<u32> {
        all.retain(|f| {
            let f = self.program.functions[*f as usize].ast.clone();
            self.may_take(&f, args)
        });
        all
    }

    fn declared_as(&self, functions: &[u32]) -> Vec<Rc<Function>> {
        functions.iter().map(|f| self.program.functions[*f as usize].ast.clone()).collect()
    }

    /// What the call of an expression calls: the operators of its class, where that has some of its own.
    pub(super) fn callee_of_object(&mut self, e: &Expr) -> Callee {
        let class = self.class_made(e).map(|class| &self.program.classes[class as usize].members);
        match class.and_then(|members| members.get("operator()")) {
            Some(MemberDef::Functions(set)) => Callee::Functor(self.program.sets[*set as usize].1.clone()),
            _ => Callee::Value,
        }
    }

    /// Whether the text does not tell what a value is that may be a number.
    fn is_unknown(&mut self, e: &Expr) -> bool {
        let is_value = matches!(
            e.kind,
            ExprKind::Path(_)
                | ExprKind::Index(..)
                | ExprKind::Call(..)
                | ExprKind::Member { .. }
                | ExprKind::Binary(..)
                | ExprKind::Unary(UnaryOp::Dereference, _)
        );
        is_value
            && !super::tree::is_moved(e)
            && (self.class_made(e).is_none() || matches!(e.kind, ExprKind::Binary(..)) && !self.is_object(e))
    }

    /// Whether an expression is a number, or calls a function of the program that returns one.
    fn gives_number(&mut self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Call(callee, _) if let ExprKind::Path(path) = &callee.kind => match self.entity(path) {
                Some((Entity::Functions(set), n)) if n == path.segments.len() => {
                    let all = &self.program.sets[set as usize].1;
                    let result = |f: &u32| self.program.functions[*f as usize].ast.result.as_ref().map(|ty| &ty.kind);
                    all.iter().all(|f| matches!(result(f), Some(TypeKind::Builtin(_))))
                }
                _ => false,
            },
            ExprKind::Member { object, arrow: false, path } => {
                let class = self.class_made(object);
                let is_number = |class: u32| {
                    let fields = self.program.classes[class as usize]
                        .ast
                        .members
                        .iter()
                        .filter_map(|m| if let Member::Fields(v) = m { Some(v) } else { None });
                    fields
                        .flat_map(|v| v.declared.iter())
                        .any(|d| path.simple() == Some(&d.name) && matches!(unconst(&d.ty).kind, TypeKind::Builtin(_)))
                };
                class.is_some_and(is_number)
            }
            ExprKind::Binary(_, a, b) => self.gives_number(a) && self.gives_number(b),
            _ => self.is_number(e),
        }
    }

    /// The type that the only constructor of a class of the program takes behind its first argument or as that.
    fn parameter_type(&mut self, class: u32, i: usize) -> Option<Type> {
        let Some(MemberDef::Functions(set)) = self.program.classes[class as usize].members.get(CONSTRUCTOR) else { return None };
        let [only] = self.program.sets[*set as usize].1[..] else { return None };
        let f = self.program.functions[only as usize].ast.clone();
        let ty = &f.params.get(i).filter(|_| f.template.is_none() && f.params.len() > 1)?.ty;
        let is_own = !super::tree::is_reference(ty) && self.class_of_type(ty).is_some();
        let ty = super::tree::unreferenced(ty);
        (!is_own && !is_list(ty)).then(|| ty.clone())
    }

    /// The pair, tuple or optional that a method of a container, or the only function of a name, takes there.
    pub(super) fn pair_taken(&mut self, callee: &Callee, args: &[Arg], i: usize) -> Option<MadeAtOnce> {
        let ty = match callee {
            Callee::Holder(name, ty) if matches!(&**name, "push_back" | "push_front" | "push") => (**ty).clone(),
            // a key, and an object that is moved to its side
            Callee::Holder(name, ty) if &**name == "insert" && is_pair(ty) => match &args[i].value.kind {
                ExprKind::Braces(items)
                    if let ([key, value], 1) = (&items[..], args.len())
                        && super::tree::is_moved(&value.value)
                        && !super::tree::is_moved(&key.value)
                        && self.class_of(&value.value).is_some() =>
                {
                    (**ty).clone()
                }
                _ => return None,
            },
            Callee::Named(name) => {
                let mut all = self.program.functions.iter().filter(|f| f.ast.name == *name);
                let (only, None) = (all.next()?, all.next()) else { return None };
                let is_here = only.scope.namespace == self.scope.namespace && only.scope.class.is_none() && only.ast.template.is_none();
                only.ast.params.get(i).filter(|_| is_here)?.ty.clone()
            }
            _ => return None,
        };
        let ty = unconst(super::tree::unreferenced(&ty));
        self.holds_parts(ty, 0).then(|| MadeAtOnce::Type(ty.clone()))
    }

    /// What initialises the array within an array of the library, whose own braces are the only ones in those of the other.
    pub(super) fn callee_of_array_within(callee: &Callee, args: &[Arg]) -> Option<Callee> {
        match callee {
            Callee::Elements(class, Some(ty)) if args.len() == 1 && matches!(ty.kind, TypeKind::Array(..)) => {
                Some(Callee::Elements(*class, Some(Box::new(element_of(ty).clone()))))
            }
            _ => None,
        }
    }

    /// What initialises the elements of a list whose type is deduced: all are of the class that the first one has.
    pub(super) fn callee_of_list(&mut self, items: &[Arg]) -> Callee {
        Callee::Elements(items.first().and_then(|first| self.class_made(&first.value)), None)
    }

    /// What the method of a name is, of an object that may be a container.
    pub(super) fn callee_of_method(&mut self, object: &Expr, name: &Name) -> Callee {
        let held = match &object.kind {
            ExprKind::Path(path) => path.simple().and_then(|name| self.local(name)).and_then(|local| {
                let ty = self.declared.get(local.declared? as usize)?;
                match &unconst(super::tree::unreferenced(ty)).kind {
                    TypeKind::Path(path) => held_by(path),
                    _ => None,
                }
            }),
            _ => None,
        };
        match held {
            Some(held) => Callee::Holder(name.clone(), Box::new(held)),
            None => Callee::Named(name.clone()),
        }
    }

    /// Whether a type is a class without constructors that has references for members.
    pub(super) fn has_reference_members(&mut self, ty: &Type) -> bool {
        let (TypeKind::Path(_), Some(class)) = (&unconst(ty).kind, self.class_of_type(ty)) else { return false };
        let def = &self.program.classes[class as usize];
        let refers = |m: &Member| matches!(m, Member::Fields(v) if v.declared.iter().any(|d| super::tree::is_reference(&d.ty)));
        !def.members.contains_key(CONSTRUCTOR) && def.ast.members.iter().any(refers)
    }

    /// Whether functions take an object of a class by value, as it is.
    fn take_class(&mut self, functions: &[Rc<Function>], i: usize, class: u32) -> bool {
        functions.iter().all(|ast| {
            let Some(p) = ast.params.get(i).or(ast.params.last().filter(|p| p.pack)) else {
                return true;
            };
            let is_parameter = |name: &Name| ast.template.iter().flatten().any(|t| t.name.as_ref() == Some(name));
            match &unconst(&p.ty).kind {
                TypeKind::Auto => true,
                TypeKind::Path(path) if path.simple().is_some_and(is_parameter) => true,
                TypeKind::Path(path) => self.class_of_path(path) == Some(class),
                _ => false,
            }
        })
    }

    fn take_values(&self, functions: &[u32], i: usize, count: usize) -> bool {
        functions
            .iter()
            .map(|f| &self.program.functions[*f as usize].ast)
            .filter(|f| f.params.len() >= count || f.params.iter().any(|p| p.pack))
            .all(|f| {
                let before = f.params.iter().take(i + 1);
                f.params.get(i).is_some_and(|p| !super::tree::is_reference(&p.ty)) && !before.clone().any(|p| p.pack)
            })
    }
}
