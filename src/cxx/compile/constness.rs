//! What of a variable cannot be changed: by its declaration, the aliases in it followed.

use super::super::ast::{Arg, CastKind, Expr, ExprKind, Member, Name, Path, Type, TypeKind, UnaryOp};
use super::super::code::{Dependent, DependentOn, Op};
use super::super::program::{self, ClassDef, Constness, Entity, MemberDef};
use super::data_named::{changes, fields_of, has_elements, rank};
use super::named_types::Named;
use super::{Compiler, tree};

/// How many aliases of aliases and parts of a type are followed.
const MAX_ALIASES: usize = 64;

/// What a declared type says of its variable.
#[derive(Clone, Copy, Debug, Default)]
struct Declared {
    /// Whether it is `const`, or a reference to what is.
    is_const: bool,
    /// Whether it points to what is, or holds it in an array.
    to_const: bool,
    /// Whether it is an array: a parameter of this type is a pointer.
    is_array: bool,
    /// The slot of the template's parameter that it is.
    of_parameter: Option<u32>,
    /// The slot of the template's parameter that it points to.
    to_parameter: Option<u32>,
}

impl Compiler<'_> {
    /// What a type says of a variable that is declared with it.
    fn declared(&mut self, ty: &Type, depth: usize) -> Declared {
        if depth > MAX_ALIASES {
            return Declared::default();
        }
        match &ty.kind {
            TypeKind::Reference(inner) | TypeKind::Forwarding(inner) => Declared { is_array: false, ..self.declared(inner, depth + 1) },
            TypeKind::Const(inner) => Declared { is_const: true, ..self.declared(inner, depth + 1) },
            TypeKind::Pointer(inner) => {
                let to = self.declared(inner, depth + 1);
                Declared { to_const: to.is_const, to_parameter: to.of_parameter, ..Declared::default() }
            }
            TypeKind::Array(inner, _) => {
                let is_const = self.declared(inner, depth + 1).is_const;
                Declared { is_const, to_const: is_const, is_array: true, ..Declared::default() }
            }
            TypeKind::Path(path) if let Some(of) = made_const(path) => Declared { is_const: true, ..self.declared(&of, depth + 1) },
            TypeKind::Path(path) if path.of.is_none() && path.segments.iter().all(|s| s.args.is_none()) => {
                let names: Vec<Name> = path.segments.iter().map(|s| s.name.clone()).collect();
                self.declared_alias(&names, depth)
            }
            _ => Declared::default(),
        }
    }

    /// The same of the name of a type.
    fn declared_alias(&mut self, names: &[Name], depth: usize) -> Declared {
        if let [name] = names {
            if let Some(local) = self.local(name) {
                let of_parameter = local.is_type.then_some(local.slot);
                let is_array = local.declared.is_some_and(|n| matches!(self.declared[n as usize].kind, TypeKind::Array(..)));
                return Declared { is_const: local.is_const, to_const: local.to_const, is_array, of_parameter, to_parameter: None };
            }
            let members = self.scope.class.map(|class| &self.program.classes[class as usize].members);
            if let Some(MemberDef::Alias(id)) = members.and_then(|members| members.get(name)) {
                let alias = self.program.aliases[*id as usize].ast.clone();
                return if alias.template.is_none() { self.declared(&alias.ty, depth + 1) } else { Declared::default() };
            }
        }
        match self.program.find(&self.scope.namespace.clone(), names) {
            Some(Entity::Alias(id)) => {
                let alias = self.program.aliases[id as usize].ast.clone();
                if alias.template.is_none() { self.declared(&alias.ty, depth + 1) } else { Declared::default() }
            }
            _ => Declared::default(),
        }
    }

    /// The type of a parameter: of an array, by whatever name, a pointer to its elements.
    pub(super) fn type_of_param(&mut self, ty: &Type) -> Type {
        if !self.declared(ty, 0).is_array {
            return ty.clone();
        }
        let (array, is_const) = match &ty.kind {
            TypeKind::Const(array) => (&**array, true),
            _ => (ty, false),
        };
        let typed = |kind| Type { kind, at: ty.at };
        let array = Expr { kind: ExprKind::Type(Box::new(array.clone())), at: ty.at };
        let element = typed(TypeKind::Path(Path::of_library("remove_extent_t", Some(vec![array.into()]), ty.at)));
        let element = if is_const { typed(TypeKind::Const(Box::new(element))) } else { element };
        typed(TypeKind::Pointer(Box::new(element)))
    }

    /// Notes what of a variable cannot be changed.
    pub(super) fn constness(&mut self, name: &Name, ty: &Type) {
        let declared = self.declared(ty, 0);
        self.declared.push(ty.clone());
        let kept = self.declared.len() as u32 - 1;
        if let Some(local) = self.context().scopes.last_mut().and_then(|s| s.get_mut(name)) {
            (local.is_const, local.to_const) = (declared.is_const, declared.to_const);
            (local.of_parameter, local.to_parameter) = (declared.of_parameter, declared.to_parameter);
            local.declared = Some(kept);
            local.refers = match &ty.kind {
                TypeKind::Reference(_) => Some(super::Refers::Lvalue),
                TypeKind::Forwarding(_) => Some(super::Refers::Rvalue),
                _ => None,
            };
        }
    }

    /// Whether what is declared with a type is `const`.
    pub(super) fn is_const_type(&mut self, ty: &Type) -> bool {
        self.declared(ty, 0).is_const
    }

    /// Whether a variable of the program is `const`.
    fn is_const_global(&mut self, id: u32) -> bool {
        let global = &self.program.globals[id as usize];
        let (is_constexpr, ty) = (global.ast.is_constexpr, global.variable().ty.clone());
        is_constexpr || self.is_const_type(&ty)
    }

    /// What the check of the whole file knows of an expression.
    pub(super) fn checked(&self, e: &Expr) -> Option<Constness> {
        self.program.constness.get(&std::ptr::from_ref(e).addr()).copied().filter(|known| known.at == e.at)
    }

    /// Whether an expression names what is `const`.
    pub(super) fn is_const(&mut self, e: &Expr) -> bool {
        if let Some(is_const) = self.checked(e).and_then(|known| known.object) {
            return is_const;
        }
        match &e.kind {
            ExprKind::Path(path) => match path.simple() {
                Some(name) => match self.local(name) {
                    Some(local) => local.is_const,
                    None if self.may_be_member(name) && self.is_own_field(name) => self.contexts[0].on_const && !self.own_may_change(name),
                    None => match self.program.find(&self.scope.namespace.clone(), std::slice::from_ref(name)) {
                        Some(Entity::Global(id)) => self.is_const_global(id),
                        Some(_) => false,
                        None => self.may_be_member(name) && self.contexts[0].on_const && !self.may_change(name),
                    },
                },
                None => match self.entity(path) {
                    Some((Entity::Global(id), n)) => n == path.segments.len() && path.last().args.is_none() && self.is_const_global(id),
                    _ => false,
                },
            },
            ExprKind::Member { .. } if self.class_tells(e) => false,
            // a reference, and what is `mutable`, is as `const` as it was declared
            ExprKind::Member { path, .. } if self.may_change(&path.last().name) || self.is_enumerator_alone(&path.last().name) => false,
            ExprKind::Member { object, arrow: true, .. } => self.points_to_const(object),
            ExprKind::Member { object, .. } => self.is_const(object),
            ExprKind::Unary(UnaryOp::Dereference, p) => self.points_to_const(p),
            ExprKind::Index(a, _) => self.points_to_const(a) || self.is_const(a) && self.holds_elements(a),
            ExprKind::Comma(items) | ExprKind::List(items) => items.last().is_some_and(|last| self.is_const(last)),
            ExprKind::Conditional(_, a, b) => {
                let is_text = |e: &Expr| matches!(e.kind, ExprKind::Text(_));
                // an object that is made beside what is `const` is `const`
                (!self.is_value(e) || self.class_of_arm(a).or_else(|| self.class_of_arm(b)).is_some())
                    && (tree::is_text(e) || !is_text(a) && !is_text(b))
                    && (self.is_const(a) || self.is_const(b))
            }
            // an element that is a reference is as `const` as that says
            ExprKind::Call(..) if tree::element_of(e).is_some() => false,
            ExprKind::Call(_, args) if tree::is_moved(e) && tree::forwarded_as(e).is_none() => self.is_const(&args[0].value),
            ExprKind::Call(..) if let Some((object, _)) = tree::at_member(e) => self.is_const(object),
            ExprKind::Call(callee, args) => match &callee.kind {
                ExprKind::Type(ty) => self.makes_constant(ty),
                _ => self.returns_const(callee, args),
            },
            ExprKind::Construct(ty, _) => self.makes_constant(ty),
            ExprKind::Cast(_, ty, _) => match &ty.kind {
                TypeKind::Reference(of) | TypeKind::Forwarding(of) => self.is_const_type(of),
                _ => self.makes_constant(ty),
            },
            _ => false,
        }
    }

    /// The class of the object that an arm of `?:` makes.
    fn class_of_arm(&mut self, e: &Expr) -> Option<u32> {
        if self.scope.is_prelude || !self.is_value(e) { None } else { self.made_class(e).or_else(|| self.operand_class(e)) }
    }

    /// Whether the elements of what an expression names are as `const` as it is, as far as it tells: those of a class of the program
    /// are what its operator says, and what a pointer leads to is what it was.
    fn holds_elements(&mut self, e: &Expr) -> bool {
        if !self.program.leads_to_const || self.scope.is_prelude {
            return true;
        }
        let name = match &e.kind {
            ExprKind::Path(path) | ExprKind::Member { path, .. } => &path.last().name,
            ExprKind::Call(_, args) if let (Some("as_const"), [of]) = (tree::called(e).map(|name| &**name), &args[..]) => {
                return self.holds_elements(&of.value);
            }
            _ => return false,
        };
        let local = match e.kind {
            ExprKind::Path(_) => self.local(name).and_then(|local| local.declared),
            _ => None,
        };
        if let Some(n) = local {
            return has_elements(&self.declared[n as usize]);
        }
        match self.scope.class.filter(|_| matches!(e.kind, ExprKind::Path(_))) {
            Some(own) => fields_of(&self.program.classes[own as usize].ast, name).all(|d| has_elements(&d.ty)),
            None => self.data_named(name).have_elements,
        }
    }

    /// What of the template's parameters says whether an expression names what is `const`.
    pub(super) fn depends(&mut self, e: &Expr) -> Option<super::Depends> {
        match &e.kind {
            ExprKind::Path(path) => {
                let local = self.local(path.simple()?)?;
                if local.is_pack && !local.is_const {
                    let known = self.context().element_types.iter().rev().find(|(pack, _)| *pack == local.slot);
                    return known.map(|(_, ty)| (*ty, false));
                }
                let forwarded = local.forwarded.filter(|_| !local.is_pack && local.refers.is_some());
                // what is `const` by its declaration: what it holds says whether that is
                let value = (local.is_const && !local.is_pack && !local.is_type).then_some(local.slot);
                value.map(|slot| (slot, false)).or(local.depends[0]).or(local.of_parameter.or(forwarded).map(|slot| (slot, false)))
            }
            ExprKind::Member { path, .. } if self.may_change(&path.last().name) || self.class_tells(e) => None,
            ExprKind::Member { object, arrow: false, .. } => self.depends(object),
            ExprKind::Member { object: p, arrow: true, .. } | ExprKind::Unary(UnaryOp::Dereference, p) => self.led_to(p),
            ExprKind::Index(a, _) => self.target_depends(a).or_else(|| self.depends(a).map(|(slot, _)| (slot, true))),
            ExprKind::Call(_, args) if let Some(of) = tree::forwarded_as(e) => match &of.kind {
                ExprKind::Type(ty) => match &ty.kind {
                    TypeKind::Path(path) => {
                        let local = self.local(path.simple()?)?;
                        local.is_type.then_some((local.slot, false))
                    }
                    TypeKind::Decltype(_) => self.depends(&args.first()?.value),
                    _ => None,
                },
                _ => None,
            },
            // what is part of a container is as `const` as it is
            ExprKind::Call(..) if let Some((_, of)) = tree::element_of(e) => self.depends(of).map(|(slot, _)| (slot, true)),
            ExprKind::Call(_, args) if let (true, [of]) = (tree::called(e).is_some_and(|name| &**name == "as_const"), &args[..]) => {
                self.value_slot(&of.value).map(|slot| (slot, false))
            }
            ExprKind::Call(callee, _) => match &callee.kind {
                ExprKind::Member { object, arrow: false, path }
                    if matches!(&*path.last().name, "front" | "back" | "at" | "top" | "value") =>
                {
                    self.depends(object).map(|(slot, _)| (slot, true)).or_else(|| Some((self.result_slot(e)?, false)))
                }
                _ if tree::is_moved(e) && tree::forwarded_as(e).is_none() => match &e.kind {
                    ExprKind::Call(_, args) => self.depends(&args[0].value),
                    _ => None,
                },
                _ => Some((self.result_slot(e)?, false)),
            },
            _ => None,
        }
    }

    /// The same of what a pointer, or a class like one, leads to.
    fn led_to(&mut self, p: &Expr) -> Option<super::Depends> {
        let is_named = matches!(p.kind, ExprKind::Path(_) | ExprKind::Member { .. });
        let of_elements = |c: &mut Self| c.depends(p).filter(|_| is_named).map(|(slot, _)| (slot, true));
        self.target_depends(p).or_else(|| of_elements(self))
    }

    /// The slot of a variable, whose value says what it holds.
    fn value_slot(&mut self, e: &Expr) -> Option<u32> {
        let ExprKind::Path(path) = &e.kind else { return None };
        let local = self.local(path.simple()?)?;
        (!local.is_pack && !local.is_type).then_some(local.slot)
    }

    /// The slot in which stands whether a call, or an operator, in a template returned what is `const`; behind it, whether what
    /// points to such a thing.
    pub(super) fn result_slot(&mut self, e: &Expr) -> Option<u32> {
        let may_tell = match &e.kind {
            ExprKind::Call(callee, _) => !matches!(callee.kind, ExprKind::Type(_)) && tree::declval_of(e).is_none(),
            ExprKind::Index(..) => true,
            _ => false,
        };
        let is_known = match e.kind {
            _ if self.is_dependent() => false,
            ExprKind::Index(..) => self.checked(e).is_some_and(|known| known.object.is_some()),
            _ => true,
        };
        if !may_tell || self.by_variables || is_known || !self.program.leads_to_const {
            return None;
        }
        if let Some(slot) = self.context().results.get(&(std::ptr::from_ref(e).addr(), e.at)) {
            return Some(*slot);
        }
        let slot = self.new_slot();
        self.new_slot();
        self.context().results.insert((std::ptr::from_ref(e).addr(), e.at), slot);
        Some(slot)
    }

    /// Notes behind a call what it returned, where that is asked for.
    pub(super) fn notes_result(&mut self, e: &Expr) {
        if let Some(slot) = self.context().results.get(&(std::ptr::from_ref(e).addr(), e.at)).copied() {
            self.emit(Op::ResultConst(slot));
        }
    }

    /// Whether a type is a reference to what is `const`, and whether a pointer to it.
    pub(super) fn leads_to_const(&mut self, ty: &Type) -> [bool; 2] {
        let declared = self.declared(ty, 0);
        [declared.is_const && !matches!(ty.kind, TypeKind::Const(_)), declared.to_const]
    }

    /// The same of what it points to, or of its elements.
    pub(super) fn target_depends(&mut self, e: &Expr) -> Option<super::Depends> {
        match &e.kind {
            ExprKind::Path(path) => {
                let local = self.local(path.simple()?)?;
                local.depends[1].or(local.to_parameter.map(|slot| (slot, false)))
            }
            ExprKind::Unary(UnaryOp::AddressOf, of) => self.depends(of),
            ExprKind::Step(_, _, p) => self.target_depends(p),
            // an array that is a member is as `const` as its object
            ExprKind::Member { path, .. } if self.is_array_member(&path.last().name) => self.depends(e),
            ExprKind::Binary(_, p, q) => self.target_depends(p).or_else(|| self.target_depends(q)),
            ExprKind::Call(callee, _) => match &callee.kind {
                ExprKind::Member { object, arrow: false, path }
                    if matches!(
                        &*path.last().name,
                        "begin" | "end" | "rbegin" | "rend" | "data" | "find" | "lower_bound" | "upper_bound"
                    ) =>
                {
                    self.depends(object).map(|(slot, _)| (slot, true)).or_else(|| Some((self.result_slot(e)? + 1, false)))
                }
                ExprKind::Member { object, arrow: false, path }
                    if matches!(&*path.last().name, "cbegin" | "cend" | "crbegin" | "crend")
                        && let Some(slot) = self.value_slot(object) =>
                {
                    Some((slot, true))
                }
                _ => Some((self.result_slot(e)? + 1, false)),
            },
            _ => None,
        }
    }

    /// Whether an expression names an array that is `const`: what it decays to points to what is.
    pub(super) fn is_const_array(&mut self, e: &Expr) -> bool {
        self.is_array(e) && self.is_const(e)
    }

    /// Whether an expression names an array.
    pub(super) fn is_array(&mut self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Path(path) => {
                match path.simple().map(|name| (self.local(name).map(|local| (local.declared, local.is_array)), name)) {
                    Some((Some((_, true)), _)) => true,
                    Some((Some((Some(declared), _)), _)) => {
                        let ty = self.declared[declared as usize].clone();
                        self.is_of_array(&ty)
                    }
                    Some((None, name)) => match self.own_field(name) {
                        Some(ty) => matches!(ty.kind, TypeKind::Array(..)),
                        None => match self.program.find(&self.scope.namespace, std::slice::from_ref(name)) {
                            Some(Entity::Global(id)) => {
                                let ty = self.program.globals[id as usize].variable().ty.clone();
                                self.is_of_array(&ty)
                            }
                            _ => false,
                        },
                    },
                    None => match self.entity(path) {
                        Some((Entity::Global(id), n)) if n == path.segments.len() && path.last().args.is_none() => {
                            let ty = self.program.globals[id as usize].variable().ty.clone();
                            self.is_of_array(&ty)
                        }
                        _ => false,
                    },
                    _ => false,
                }
            }
            ExprKind::Member { path, .. } => self.is_array_member(&path.last().name),
            ExprKind::Index(..) | ExprKind::Unary(UnaryOp::Dereference, _) => self.is_row(e),
            ExprKind::Call(_, args) if tree::called(e).is_some_and(|name| matches!(&**name, "as_const" | "move")) => {
                matches!(&args[..], [of] if self.is_array(&of.value))
            }
            _ => false,
        }
    }

    /// Whether an expression is an element of an array of arrays that is one itself, as far as the declaration spells it.
    fn is_row(&mut self, e: &Expr) -> bool {
        let (mut root, mut taken) = (e, 0);
        while let ExprKind::Index(of, _) | ExprKind::Unary(UnaryOp::Dereference, of) = &tree::bare(root).kind {
            (root, taken) = (of, taken + 1);
        }
        let name = match &tree::bare(root).kind {
            ExprKind::Path(path) if let Some(name) = path.simple() => name,
            ExprKind::Member { path, .. } if self.is_array_member(&path.last().name) => &path.last().name,
            _ => return false,
        };
        let rank = match &tree::bare(root).kind {
            ExprKind::Path(_) if let Some(local) = self.local(name) => local.declared.map(|n| rank(&self.declared[n as usize])),
            ExprKind::Path(_) if let Some(ty) = self.own_field(name) => Some(rank(&ty)),
            ExprKind::Path(_) => match self.program.find(&self.scope.namespace, std::slice::from_ref(name)) {
                Some(Entity::Global(id)) => Some(rank(&self.program.globals[id as usize].variable().ty)),
                _ => None,
            },
            _ => Some(self.data_named(name).rank),
        };
        rank.is_some_and(|rank| rank > taken)
    }

    /// Whether a type, by whatever name, is one of arrays or of references to them.
    fn is_of_array(&mut self, ty: &Type) -> bool {
        self.declared(tree::unreferenced(tree::unconst(ty)), 0).is_array
    }

    /// What of a call depends on the parameters of templates.
    pub(super) fn dependents(&mut self, object: Option<(&Expr, bool)>, args: &[Arg]) -> Box<[Dependent]> {
        let mut all = Vec::new();
        let mut note = |of: Option<super::Depends>, what| {
            all.extend(of.map(|(slot, is_element)| Dependent { slot, is_element, what }));
        };
        if let Some((object, arrow)) = object {
            if matches!(object.kind, ExprKind::Index(..)) {
                note(self.result_slot(object).map(|slot| (slot, false)), DependentOn::Object);
            }
            note(if arrow { self.led_to(object) } else { self.depends(object) }, DependentOn::Object);
        }
        for (i, arg) in (0..64).zip(args.iter().take_while(|arg| !arg.expands)) {
            if matches!(arg.value.kind, ExprKind::Index(..)) {
                note(self.result_slot(&arg.value).map(|slot| (slot, false)), DependentOn::Argument(i));
            }
            note(self.depends(&arg.value), DependentOn::Argument(i));
            note(self.target_depends(&arg.value), DependentOn::Target(i));
        }
        all.into()
    }

    /// Whether an expression moves from a variable that is not `const`: what is can only be copied.
    pub(super) fn is_moved(&mut self, e: &Expr) -> bool {
        if let ExprKind::Member { object, arrow: false, path } = &e.kind {
            return path.simple().is_some() && (self.is_moved(object) || self.is_made(object));
        }
        tree::is_moved(e)
            && match (&e.kind, tree::element_of(e)) {
                // where the tuple is `const`, the type of the element tells
                (_, Some((_, of))) => tree::is_moved(of),
                (ExprKind::Cast(_, ty, _), _) => !matches!(&ty.kind, TypeKind::Forwarding(of) if matches!(of.kind, TypeKind::Const(_))),
                (ExprKind::Call(_, args), _) => tree::forwarded_as(e).is_some() || !self.is_const(&args[0].value),
                _ => true,
            }
    }

    /// Whether an expression is an rvalue that can only be copied: `std::move` of what is `const`.
    pub(super) fn is_const_rvalue(&mut self, e: &Expr) -> bool {
        tree::is_moved(e) && !self.is_moved(e)
    }

    /// Whether an expression is a prvalue, as far as it tells without its types.
    pub(super) fn is_value(&mut self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Int(..)
            | ExprKind::Float(..)
            | ExprKind::Char(_)
            | ExprKind::Bool(_)
            | ExprKind::Null
            | ExprKind::Logical(..)
            | ExprKind::Lambda(_)
            | ExprKind::Step(_, true, _)
            | ExprKind::Unary(UnaryOp::AddressOf | UnaryOp::Not, _) => true,
            ExprKind::Cast(_, ty, _) => matches!(ty.kind, TypeKind::Builtin(_) | TypeKind::Pointer(_)) || self.is_made(e),
            ExprKind::Binary(..) | ExprKind::Unary(UnaryOp::Plus | UnaryOp::Minus | UnaryOp::Complement, _) => !self.operates_referring(e),
            ExprKind::Comma(items) | ExprKind::List(items) => items.last().is_some_and(|last| self.is_value(last)),
            ExprKind::Conditional(_, a, b) => self.is_value(a) || self.is_value(b),
            ExprKind::Path(_) => self.names_value(e),
            _ => self.is_made(e),
        }
    }

    /// Whether an expression is a call of the library that returns a reference, also to a temporary.
    pub(super) fn is_extreme(&mut self, e: &Expr) -> bool {
        matches!(&e.kind, ExprKind::Call(callee, _) if matches!(&callee.kind, ExprKind::Path(path) if is_extreme(path))) && self.is_const(e)
    }

    /// Whether an expression names the value of a template's parameter or an enumerator, which are no variables.
    pub(super) fn names_value(&mut self, e: &Expr) -> bool {
        let path = match &e.kind {
            ExprKind::Path(path) => path,
            ExprKind::Comma(items) | ExprKind::List(items) => return items.last().is_some_and(|last| self.names_value(last)),
            // an enumerator by an object
            ExprKind::Member { object, path, .. } => {
                let Some(name) = path.simple() else { return false };
                return match self.names_enumerators(name) {
                    Some(false) => self.class_of(object).is_some_and(|class| {
                        matches!(self.program.classes[class as usize].members.get(name), Some(MemberDef::Enumerator(..)))
                    }),
                    of_all => of_all.is_some(),
                };
            }
            _ => return false,
        };
        match path.simple().map(|name| (self.local(name), name)) {
            Some((Some(local), _)) => local.is_parameter && local.refers.is_none(),
            Some((None, name)) if self.class_param(name).is_some() => true,
            _ => {
                let first = &path.segments[0].name;
                if matches!(self.local_type(first), Some(super::LocalType::Enumerator(..) | super::LocalType::Enum(_))) {
                    return true;
                }
                let of_class = |c: &Self, class: u32, name: &str| {
                    matches!(c.program.classes[class as usize].members.get(name), Some(MemberDef::Enumerator(..) | MemberDef::Enum(_)))
                };
                match self.entity(path) {
                    Some((Entity::Enumerator(..), n)) => n == path.segments.len(),
                    Some((Entity::Enum(_), n)) => n < path.segments.len(),
                    Some((Entity::Class(class), n)) => path.segments.get(n).is_some_and(|of| of_class(self, class, &of.name)),
                    None => self.scope.class.is_some_and(|class| of_class(self, class, first)),
                    _ => false,
                }
            }
        }
    }

    /// Whether all members of classes of the program that have a name are enumerators; nothing where none is.
    pub(super) fn names_enumerators(&self, name: &str) -> Option<bool> {
        let is_enumerator = |class: &ClassDef| class.members.get(name).map(|m| matches!(m, MemberDef::Enumerator(..)));
        let named = self.program.classes.iter().filter(|class| !class.scope.is_prelude).filter_map(is_enumerator);
        let (mut any, mut all) = (false, true);
        named.for_each(|is| (any, all) = (any | is, all & is));
        any.then_some(all)
    }

    /// Whether an expression makes an object: `C{}`, `C(x)` and the call of functions that return one.
    pub(super) fn is_made(&mut self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Construct(..) => true,
            ExprKind::Cast(CastKind::C | CastKind::Static, ty, _) => matches!(ty.kind, TypeKind::Path(_)) && !self.may_be_reference(ty),
            ExprKind::Conditional(_, a, b) => self.is_made(a) || self.is_made(b),
            ExprKind::Call(callee, _) => match &callee.kind {
                ExprKind::Type(_) => true,
                ExprKind::Path(path) if let Some(local) = path.simple().and_then(|name| self.local(name)) => local.is_type,
                ExprKind::Path(path) => match self.entity(path) {
                    Some((Entity::Class(_), n)) => n == path.segments.len(),
                    Some((Entity::Alias(_), n)) => {
                        let ty = Type { kind: TypeKind::Path(path.clone()), at: callee.at };
                        n == path.segments.len() && !self.may_be_reference(&ty)
                    }
                    Some((Entity::Functions(set), n)) if n == path.segments.len() => {
                        let functions = self.program.sets[set as usize].1.clone();
                        functions.into_iter().all(|f| {
                            let ast = &self.program.functions[f as usize].ast;
                            let result = ast.result.clone();
                            if program::returns_parameter(ast).is_some_and(|forwarded| forwarded || path.last().args.is_some()) {
                                return false;
                            }
                            result.is_some_and(|ty| matches!(tree::unconst(&ty).kind, TypeKind::Path(_)) && !self.may_be_reference(&ty))
                        })
                    }
                    None => {
                        let names: Vec<Name> = path.segments.iter().map(|s| s.name.clone()).collect();
                        crate::cxx::library::is_type(&super::names::library_name(&names))
                    }
                    _ => false,
                },
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether a call returns what is `const`, or a reference to it, by the declarations of the functions of its name.
    fn returns_const(&mut self, callee: &Expr, args: &[Arg]) -> bool {
        let ExprKind::Path(path) = &callee.kind else {
            return false;
        };
        let is_local_type = path.simple().is_some_and(|name| self.local(name).is_some_and(|local| local.is_type));
        if is_local_type {
            return self.makes_constant(&Type { kind: TypeKind::Path(path.clone()), at: callee.at });
        }
        if let Some((Entity::Alias(_), n)) = self.entity(path) {
            return n == path.segments.len() && self.makes_constant(&Type { kind: TypeKind::Path(path.clone()), at: callee.at });
        }
        if &*path.last().name == "as_const" || is_extreme(path) {
            // the greatest of a list is returned as a value
            return !matches!(args, [list, ..] if matches!(list.value.kind, ExprKind::Braces(_)));
        }
        if path.simple().is_none_or(|name| self.local(name).is_some() || self.may_be_member(name)) {
            return false;
        }
        let Some((Entity::Functions(set), 1)) = self.entity(path) else {
            return false;
        };
        let functions = self.program.sets[set as usize].1.clone();
        !functions.is_empty()
            && functions.iter().all(|f| {
                let function = self.program.functions[*f as usize].ast.clone();
                function.result.as_ref().is_some_and(|ty| match &ty.kind {
                    TypeKind::Reference(of) => matches!(of.kind, TypeKind::Const(_)),
                    // what a template returns tells its object
                    TypeKind::Const(_) => function.template.is_none() && self.makes_constant(ty),
                    _ => false,
                })
            })
    }

    /// Whether an expression makes a `const` text or container of the library, of a type that it names: an object tells it.
    pub(super) fn is_made_constant(&mut self, e: &Expr) -> bool {
        let ty = match &e.kind {
            ExprKind::Construct(ty, _) | ExprKind::Cast(_, ty, _) => (**ty).clone(),
            ExprKind::Call(callee, _) => match &callee.kind {
                ExprKind::Type(ty) => (**ty).clone(),
                ExprKind::Path(path) => Type { kind: TypeKind::Path(path.clone()), at: callee.at },
                _ => return false,
            },
            _ => return false,
        };
        self.is_const_type(&ty) && matches!(self.names_type(tree::unconst(&ty), 0), Some(Named::Text | Named::OfLibrary))
    }

    /// Whether what is made of a type, not a reference, is `const`: an object or a container of the library, as no number is.
    fn makes_constant(&mut self, ty: &Type) -> bool {
        self.is_const_type(ty) && self.names_type(tree::unconst(ty), 0).is_some()
    }

    /// Refuses a change of what is `const`: a variable, a member of one, what a pointer to `const` leads to.
    pub(super) fn changes(&mut self, e: &Expr, operator: &str) {
        let mut of = e;
        while let ExprKind::Member { object, arrow, path } = &of.kind {
            if path.segments.len() != 1 || self.may_change(&path.segments[0].name) || self.is_part_of_pair(of) {
                return;
            }
            if *arrow {
                if self.points_to_const(object) {
                    self.refuse_change(&path.segments[0].name, operator);
                } else if let Some(slot) = self.pointed_parameter(object) {
                    self.refuse_where_const(slot, object, operator);
                }
                return;
            }
            of = object;
        }
        match &of.kind {
            ExprKind::Path(path) => {
                if let Some(name) = path.simple() {
                    self.changes_variable(name, operator);
                }
            }
            ExprKind::Unary(UnaryOp::Dereference, p) if self.points_to_const(p) => {
                self.refuse_change(&super::plain_text(of).into(), operator)
            }
            ExprKind::Index(a, _) if self.points_to_const(a) => self.refuse_change(&super::plain_text(a).into(), operator),
            ExprKind::Index(a, _) | ExprKind::Call(a, _) if matches!(a.kind, ExprKind::Path(_)) && self.is_const(a) => {
                self.place(a);
                let why = format!("`{}` is `const`: `{operator}` would change an element of it", super::plain_text(a));
                self.emit(Op::Elements(why.into()));
            }
            ExprKind::Unary(UnaryOp::Dereference, p) | ExprKind::Index(p, _) => {
                if let Some(slot) = self.pointed_parameter(p) {
                    self.refuse_where_const(slot, p, operator);
                }
            }
            _ => {}
        }
    }

    /// Refuses a change of what a pointer leads to, where the type in a slot is `const`.
    fn refuse_where_const(&mut self, slot: u32, p: &Expr, operator: &str) {
        let why = format!("`{}` points to what is `const`: `{operator}` would change it", super::plain_text(p));
        self.emit(Op::Changeable(slot, why.into()));
    }

    fn changes_variable(&mut self, name: &Name, operator: &str) {
        let is_const = match self.local(name) {
            Some(local) => {
                if let Some(slot) = local.of_parameter {
                    self.emit(Op::Changeable(slot, format!("`{name}` is `const`: `{operator}` would change it").into()));
                }
                local.is_const
            }
            None if self.may_be_member(name) => self.contexts[0].on_const && self.is_own_field(name) && !self.own_may_change(name),
            None => match self.program.find(&self.scope.namespace.clone(), std::slice::from_ref(name)) {
                Some(Entity::Global(id)) => self.program.globals[id as usize].ast.template.is_none() && self.is_const_global(id),
                _ => false,
            },
        };
        if is_const {
            self.refuse_change(name, operator);
        }
    }

    fn refuse_change(&mut self, name: &Name, operator: &str) {
        self.emit(Op::Refused(format!("`{name}` is `const`: `{operator}` would change it").into()));
    }

    /// Whether what classes have of a name is an enumerator wherever they have it: an object does not make it `const`.
    fn is_enumerator_alone(&self, name: &str) -> bool {
        let mut found = self.program.classes.iter().filter_map(|class| class.members.get(name)).peekable();
        found.peek().is_some() && found.all(|member| matches!(member, MemberDef::Enumerator(..)))
    }

    /// The same of the class around the code, which declares it.
    fn own_may_change(&self, name: &str) -> bool {
        self.scope.class.is_some_and(|class| changes(&self.program.classes[class as usize].ast, name))
    }

    /// Whether, in a template, the class of an object says whether a member of it is `const`: where it may be a reference.
    pub(super) fn class_tells(&self, e: &Expr) -> bool {
        let ExprKind::Member { arrow: false, path, .. } = &e.kind else { return false };
        let Some(name) = path.simple() else { return false };
        let is_part = matches!(&**name, "first" | "second");
        (self.is_dependent() || is_part && self.tells_objects())
            && self.checked(e).is_none()
            && (is_part || self.may_change(name) || self.data_named(name).may_refer)
    }

    /// Whether an object is, or is a part of, a member that may be a reference, of a class that is not known here.
    pub(super) fn is_of_reference(&self, mut e: &Expr) -> bool {
        while let ExprKind::Member { object, path, arrow: false } = &e.kind {
            if self.is_dependent() && self.checked(e).is_none() && self.may_change(&path.last().name) {
                return true;
            }
            e = object;
        }
        false
    }

    /// Whether a member may be a part of a pair of which the type is not known: a reference is not `const` with it.
    fn is_part_of_pair(&self, e: &Expr) -> bool {
        let is_part = matches!(&e.kind, ExprKind::Member { path, .. } if matches!(&*path.last().name, "first" | "second"));
        is_part && !self.scope.is_prelude && self.checked(e).is_none()
    }

    /// Whether the class around the code declares data of this name.
    pub(super) fn is_own_field(&self, name: &str) -> bool {
        self.own_field(name).is_some()
    }

    /// The slot of the template's parameter that a variable, or a member of the class around, points to.
    fn pointed_parameter(&mut self, e: &Expr) -> Option<u32> {
        let ExprKind::Path(path) = &e.kind else {
            return None;
        };
        let name = path.simple()?;
        if let Some(local) = self.local(name) {
            return local.to_parameter;
        }
        let TypeKind::Pointer(to) = tree::unconst(&self.own_field(name)?).kind.clone() else {
            return None;
        };
        let TypeKind::Path(path) = &to.kind else {
            return None;
        };
        let parameter = self.class_param(path.simple()?)?;
        let slot = self.new_slot();
        self.emit(Op::ClassArg(parameter));
        self.emit(Op::Store(slot));
        Some(slot)
    }

    /// The type that the class around the code declares a member with.
    pub(super) fn own_field(&self, name: &str) -> Option<Type> {
        self.field_of(self.scope.class?, name)
    }

    /// The type of a member that a class declares itself.
    pub(super) fn field_of(&self, class: u32, name: &str) -> Option<Type> {
        let class = &self.program.classes[class as usize];
        class.ast.members.iter().find_map(|m| match m {
            Member::Fields(v) => v.declared.iter().find(|d| *d.name == *name).map(|d| d.ty.clone()),
            _ => None,
        })
    }

    /// Whether an expression is a pointer or an iterator to what is `const`.
    pub(super) fn points_to_const(&mut self, e: &Expr) -> bool {
        if let Some(is_const) = self.checked(e).and_then(|known| known.target) {
            return is_const;
        }
        match &e.kind {
            ExprKind::Path(path) => match path.simple() {
                Some(name) => match self.local(name) {
                    Some(local) => local.to_const,
                    None => self.own_field(name).is_some_and(|ty| self.declared(&ty, 0).to_const),
                },
                None => false,
            },
            ExprKind::This => self.contexts[0].on_const,
            ExprKind::Text(_) => true,
            ExprKind::Unary(UnaryOp::AddressOf, of) => self.is_const(of),
            ExprKind::Conditional(_, a, b) => self.points_to_const(a) || self.points_to_const(b),
            _ => false,
        }
    }
}

/// What `std::add_const_t` makes `const`.
fn made_const(path: &Path) -> Option<Type> {
    match &path.segments[..] {
        [std, last] if &*std.name == "std" && &*last.name == "add_const_t" => super::callees::type_argument(path, 0),
        _ => None,
    }
}

/// Whether a function of the library is meant that returns one of its arguments as a reference to what is `const`.
fn is_extreme(path: &super::super::ast::Path) -> bool {
    path.segments.len() == 2 && &*path.segments[0].name == "std" && matches!(&*path.last().name, "max" | "min" | "clamp")
}
