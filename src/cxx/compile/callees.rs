//! What a call or braces initialise, as far as it tells which arguments it takes by value.

use super::super::ast::{Arg, Body, Expr, ExprKind, Function, Name, Param, Path, Type, TypeKind};
use super::super::program::{CONSTRUCTOR, Entity, MemberDef};
use super::Compiler;
use super::named_types::Named;
use super::tree::unconst;
use std::rc::Rc;

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

/// Whether a type is an `initializer_list`.
pub(super) fn is_list(ty: &Type) -> bool {
    matches!(&unconst(ty).kind, TypeKind::Path(path) if &*path.last().name == "initializer_list")
}

/// Whether a type is a text of the library.
pub(super) fn is_text(ty: &Type) -> bool {
    let TypeKind::Path(path) = &unconst(ty).kind else { return false };
    let is_name = matches!(&*path.last().name, "string" | "u8string" | "u16string" | "u32string" | "basic_string");
    is_name && (path.segments.len() == 1 || &*path.segments[0].name == "std")
}

pub(super) fn is_pair(ty: &Type) -> bool {
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
pub(super) fn held_by(path: &Path) -> Option<Type> {
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

/// Whether a type is one of the library that has what it holds, so that a copy of it may become one.
pub(super) fn owns(ty: &Type) -> bool {
    const OTHERS: &str = " string shared_ptr unique_ptr stack queue priority_queue bitset complex ";
    let TypeKind::Path(path) = &unconst(ty).kind else { return false };
    is_pair(unconst(ty)) || held_by(path).is_some() || OTHERS.contains(&format!(" {} ", path.last().name))
}

/// What a pointer to a function, or a `std::function`, takes, as the parameters of a function without a body.
pub(super) fn signature(ty: &Type) -> Option<Rc<Function>> {
    match &unconst(super::tree::unreferenced(ty)).kind {
        TypeKind::Pointer(of) => signature(of),
        TypeKind::Function(result, params, _) => {
            let param = |(ty, pack): &(Type, bool)| Param { name: None, ty: ty.clone(), default: None, pack: *pack, at: ty.at };
            let params = params.iter().map(param).collect();
            Some(Rc::new(Function { params, result: Some((**result).clone()), ..Function::of_block("".into(), ty.at, Body::Default) }))
        }
        TypeKind::Path(path) if &*path.last().name == "function" => match &path.last().args.as_ref()?.first()?.value.kind {
            ExprKind::Type(ty) => signature(ty),
            _ => None,
        },
        _ => None,
    }
}

impl Callee {
    /// Whether it may be a constructor whose class is named: a call says by itself what of its arguments is `const`.
    pub(super) fn may_construct(&self) -> bool {
        matches!(self, Callee::Class(_) | Callee::Elements(Some(_), _) | Callee::Pair(_) | Callee::Open | Callee::Typed(..))
    }
}

/// How many aliases of aliases are followed.
const MAX_ALIASES: usize = 4;

impl Compiler<'_> {
    /// The alias that a type of one name is, of the class around or of a namespace.
    fn alias_named(&mut self, ty: &Type) -> Option<u32> {
        let TypeKind::Path(path) = &ty.kind else { return None };
        let [only] = &path.segments[..] else { return None };
        if path.global || path.of.is_some() || self.local(&only.name).is_some() || self.local_type(&only.name).is_some() {
            return None;
        }
        match self.scope.class.and_then(|class| self.program.classes[class as usize].members.get(&only.name)) {
            Some(MemberDef::Alias(id)) => Some(*id),
            Some(_) => None,
            None => match self.entity(path)? {
                (Entity::Alias(id), 1) => Some(id),
                _ => None,
            },
        }
    }

    /// The type that an alias without parameters stands for, where what is written there means the same here.
    pub(super) fn unaliased(&mut self, ty: &Type) -> Option<Type> {
        let alias = self.alias_named(ty)?;
        let alias = &self.program.aliases[alias as usize];
        let is_here = alias.scope.class.is_none_or(|class| Some(class) == self.scope.class);
        let is_here = is_here && !alias.scope.is_prelude && alias.scope.namespace == self.scope.namespace;
        (alias.ast.template.is_none() && is_here).then(|| alias.ast.ty.clone())
    }

    /// Whether a type is a text of the library, by whatever alias.
    pub(super) fn is_text_type(&mut self, ty: &Type) -> bool {
        is_text(ty) || matches!(self.names_type(unconst(ty), 0), Some(Named::Text))
    }

    /// Whether a type holds references, what aliases stand for among it.
    pub(super) fn may_hold_references(&mut self, ty: &Type) -> bool {
        let mut ty = unconst(ty).clone();
        for _ in 0..MAX_ALIASES {
            if super::tree::holds_references(&ty) {
                return true;
            }
            match self.alias_named(&ty) {
                Some(alias) => ty = unconst(&self.program.aliases[alias as usize].ast.ty).clone(),
                None => return false,
            }
        }
        false
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
                    let is_told =
                        matches!(of.kind, TypeKind::Builtin(_)) || matches!(within, Callee::Pair(_) | Callee::Elements(_, Some(_)));
                    let array = || Some(Box::new(Type { kind: TypeKind::Array(of.clone(), None), at: of.at }));
                    let told = if let TypeKind::Array(..) = of.kind { array() } else { is_told.then(|| of.clone()) };
                    Callee::Elements(None, told)
                }
            },
            TypeKind::Reference(of) | TypeKind::Forwarding(of) if let TypeKind::Array(..) = unconst(of).kind => self.callee_as_written(of),
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
    pub(super) fn takes_list(&self, constructors: &[u32]) -> bool {
        let first = |f: &u32| self.program.functions[*f as usize].ast.params.first();
        constructors.iter().any(|f| first(f).is_some_and(|p| is_list(super::tree::unreferenced(&p.ty))))
    }

    /// Whether `{T(1)}` may be a list of one element for a class `T`, a template or not, and no `T(1)`.
    pub(super) fn may_list(&mut self, ty: &Type) -> bool {
        let TypeKind::Path(path) = &unconst(ty).kind else { return false };
        let class = match self.entity(path) {
            Some((Entity::Class(class), n)) if n == path.segments.len() => Some(class),
            _ => self.class_of_type(ty),
        };
        let Some(class) = class else { return false };
        match self.program.classes[class as usize].members.get(CONSTRUCTOR) {
            Some(MemberDef::Functions(set)) => self.takes_list(&self.program.sets[*set as usize].1),
            _ => false,
        }
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
                    Callee::Typed(ty, _) if !is_text(&ty) => Callee::Open,
                    callee => callee,
                },
                None => Callee::Open,
            },
            Callee::Named(name) if matches!(&**name, "max" | "min" | "minmax") => match &arg.value.kind {
                ExprKind::Braces(items) => self.callee_of_list(items),
                _ => Callee::Open,
            },
            Callee::Holder(name, held) => match (&**name, &arg.value.kind) {
                ("push_back" | "push_front" | "push" | "resize", _) => self.callee_of_type(held),
                ("append" | "replace", _) => Callee::Elements(None, None),
                ("insert" | "assign", ExprKind::Braces(items)) => {
                    let class = self.class_of_type(held);
                    let is_element = |c: &mut Self, item: &Arg| {
                        matches!(item.value.kind, ExprKind::Braces(_)) || (class.is_some() && c.class_made(&item.value) == class)
                    };
                    // several texts are elements
                    let are_texts = is_text(held) && items.len() > 1 && !items.iter().any(|item| self.gives_number(&item.value));
                    match are_texts || items.iter().all(|item| is_element(self, item)) {
                        true => Callee::Elements(class, Some(held.clone())),
                        false => self.callee_of_type(held),
                    }
                }
                _ => self.callee_within(&Callee::Named(name.clone()), arg, i),
            },
            Callee::Named(name) => {
                let is_named = |f: &&super::super::program::FunctionDef| f.ast.name == *name;
                let mut all = self.program.functions.iter().filter(is_named);
                // characters of a text
                if matches!(&**name, "append" | "replace" | "assign") && all.clone().next().is_none() {
                    return Callee::Elements(None, None);
                }
                let taken = |f: &super::super::program::FunctionDef| f.ast.params.get(i).map(|p| super::tree::unreferenced(&p.ty).clone());
                let types: Vec<Type> = all.clone().filter_map(taken).collect();
                if let [first, .., _] = &types[..]
                    && let Some(text) = types.iter().find(|ty| is_text(ty)).or(Some(first))
                    && types.iter().all(|ty| is_text(ty) || matches!(unconst(ty).kind, TypeKind::Builtin(_) | TypeKind::Pointer(_)))
                {
                    return Callee::Typed(Box::new(text.clone()), None);
                }
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
            (Callee::Typed(ty, class), _) if is_text(&ty) => Callee::Typed(ty, class),
            (Callee::Pair(_) | Callee::Typed(..), _) => Callee::Open,
            (callee, _) => callee,
        }
    }

    /// What the call of an expression calls: the operators of its class, where that has some of its own.
    pub(super) fn callee_of_object(&mut self, e: &Expr) -> Callee {
        let class = self.class_made(e).map(|class| &self.program.classes[class as usize].members);
        match class.and_then(|members| members.get("operator()")) {
            Some(MemberDef::Functions(set)) => Callee::Functor(self.program.sets[*set as usize].1.clone()),
            _ => Callee::Value,
        }
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
        let ty = match &object.kind {
            ExprKind::Path(path) => path.simple().and_then(|name| self.local(name)).and_then(|local| {
                let ty = self.declared.get(local.declared? as usize)?;
                Some(ty.clone())
            }),
            ExprKind::Member { .. } => self.member_type(object).filter(is_text),
            _ => None,
        };
        let held = ty.and_then(|ty| match &unconst(super::tree::unreferenced(&ty)).kind {
            TypeKind::Path(_) if self.is_text_type(super::tree::unreferenced(&ty)) => {
                let kind = TypeKind::Builtin(super::super::ast::Builtin::Integer(super::super::value::Integer::Char));
                Some(Type { kind, at: ty.at })
            }
            TypeKind::Path(path) => held_by(path),
            _ => None,
        });
        match held {
            Some(held) => Callee::Holder(name.clone(), Box::new(held)),
            None => Callee::Named(name.clone()),
        }
    }
}
