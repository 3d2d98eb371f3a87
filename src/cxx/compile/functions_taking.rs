//! Which functions of a name may take some arguments, and which class they take there.

use super::super::ast::{Arg, Expr, ExprKind, Function, Member, Name, Type, TypeKind, UnaryOp};
use super::super::program::{CONSTRUCTOR, Entity, MemberDef};
use super::Compiler;
use super::callees::Callee;
use super::tree::unconst;
use std::rc::Rc;

impl Compiler<'_> {
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
        let taken: Vec<_> = all.iter().filter(|f| self.may_take(f, args, true)).map(|f| Some(f.params.get(i)?.ty.clone())).collect();
        self.one_class(taken)
    }

    /// Whether a function may take the arguments, by how many there are, by those that are numbers, and by those of classes where
    /// the names of its types mean here what they mean there.
    fn may_take(&mut self, f: &Function, args: &[Arg], names_classes: bool) -> bool {
        let is_open = |p: &super::super::ast::Param| p.default.is_some() || p.pack;
        if args.iter().any(|arg| arg.expands) {
            return true;
        }
        let is_pointer =
            |e: Option<&super::super::ast::Param>| e.is_some_and(|p| !p.pack && matches!(unconst(&p.ty).kind, TypeKind::Pointer(_)));
        let is_other = |c: &mut Self, (param, arg): (&super::super::ast::Param, &Arg)| match c.class_made(&arg.value) {
            Some(class) if names_classes && f.template.is_none() && !param.pack => c.is_other_class(class, &param.ty),
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
    pub(super) fn that_take(&mut self, mut all: Vec<u32>, args: &[Arg]) -> Vec<u32> {
        all.retain(|f| {
            let def = &self.program.functions[*f as usize];
            let of_template = def.scope.class.is_some_and(|class| self.program.classes[class as usize].ast.template.is_some());
            let names_classes = def.scope.is_prelude == self.scope.is_prelude && !of_template;
            self.may_take(&def.ast.clone(), args, names_classes)
        });
        all
    }

    pub(super) fn declared_as(&self, functions: &[u32]) -> Vec<Rc<Function>> {
        functions.iter().map(|f| self.program.functions[*f as usize].ast.clone()).collect()
    }

    /// Whether the text does not tell what a value is that may be a number.
    pub(super) fn is_unknown(&mut self, e: &Expr) -> bool {
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
    pub(super) fn gives_number(&mut self, e: &Expr) -> bool {
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

    /// Whether functions take an object of a class by value, as it is; what the library has, where it is of none of the program.
    pub(super) fn take_class(&mut self, functions: &[Rc<Function>], i: usize, class: Option<u32>) -> bool {
        functions.iter().all(|ast| {
            let Some(p) = ast.params.get(i).or(ast.params.last().filter(|p| p.pack)) else {
                return true;
            };
            let is_parameter = |name: &Name| ast.template.iter().flatten().any(|t| t.name.as_ref() == Some(name));
            match &unconst(&p.ty).kind {
                TypeKind::Auto => true,
                TypeKind::Path(path) if path.simple().is_some_and(is_parameter) => true,
                TypeKind::Path(path) if class.is_some() => self.class_of_path(path) == class,
                TypeKind::Builtin(_) => class.is_none() && !self.program.has_conversions,
                TypeKind::Path(_) => {
                    let ty = self.unaliased(unconst(&p.ty)).unwrap_or_else(|| p.ty.clone());
                    super::callees::owns(&ty) && !self.may_hold_references(&ty)
                }
                _ => false,
            }
        })
    }

    pub(super) fn take_values(&self, functions: &[u32], i: usize, count: usize) -> bool {
        let mut all = functions
            .iter()
            .map(|f| &self.program.functions[*f as usize].ast)
            .filter(|f| f.params.len() >= count || f.params.iter().any(|p| p.pack))
            .peekable();
        all.peek().is_some()
            && all.all(|f| {
                let before = f.params.iter().take(i + 1);
                f.params.get(i).is_some_and(|p| !super::tree::is_reference(&p.ty)) && !before.clone().any(|p| p.pack)
            })
    }
}
