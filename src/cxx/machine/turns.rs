//! When C++ gives a variable of the program its value: a constant before anything runs, the others in the order of the text. One that
//! is read before its turn is zero.

use super::super::ast::{Arg, Expr, ExprKind, Init, Member, Name, Path, TypeKind, UnaryOp, Variable, Variables};
use super::super::compile::{Compiler, has_effect, unconst};
use super::super::program::{CONSTRUCTOR, Entity, MemberDef, Scope, Start};
use super::super::value::{Fault, FaultKind, Outcome, Value};
use super::Machine;
use std::cell::Cell;
use std::rc::Rc;

/// How many expressions and types are looked at for one variable at most.
const MAX_LOOKED_AT: u32 = 512;

/// When a variable gets the value of its initialiser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Turn {
    /// Before anything runs.
    AtOnce,
    /// What is written does not tell it.
    Untold,
    /// Behind those in front of it.
    InOrder,
}

impl Machine<'_> {
    /// The value of a variable of the program that is named before its turn: none where it is a constant, zero where it is not, and
    /// refused where neither is known or it is more than a number.
    pub(super) fn before_its_turn(&mut self, start: &Start, of: (&Rc<Variables>, usize), scope: &Scope) -> Outcome<Option<Value>> {
        if !self.waiting.contains(start) || self.state.is_unevaluated {
            return Ok(None);
        }
        let (variables, variable) = (of.0.clone(), &of.0.declared[of.1]);
        let left = &Cell::new(MAX_LOOKED_AT);
        let unread = "a variable that is read before its initialiser has run is not read";
        match self.turn(variables.is_constexpr, variable, scope, left) {
            Turn::AtOnce => {
                self.waiting.remove(start);
                Ok(None)
            }
            // of braces g++ writes the constants at once
            Turn::InOrder if !is_list(&variable.init) && self.is_zero_first(&variable.ty, scope, left) => {
                let zero = Variable { init: Init::Brace(Vec::new()), ..variable.clone() };
                let code = Compiler::new(&mut self.program, scope.clone()).variable(None, &variables, &zero);
                match self.eval_alone(&code.code, None, Value::Void)? {
                    Value::Cute(_) | Value::Tuple(_) => Err(Fault::new(FaultKind::Unsupported, unread)),
                    zero => Ok(Some(zero)),
                }
            }
            _ => Err(Fault::new(FaultKind::Unsupported, unread)),
        }
    }

    /// Whether a type is one of numbers and pointers, which are zero before anything runs, or of a class or an array of them.
    fn is_zero_first(&self, ty: &super::super::ast::Type, scope: &Scope, left: &Cell<u32>) -> bool {
        match &unconst(ty).kind {
            TypeKind::Builtin(_) | TypeKind::Pointer(_) => true,
            TypeKind::Array(of, Some(_)) => self.is_zero_first(of, scope, left),
            TypeKind::Path(path) if has_more(left) => match self.program.find(&scope.namespace, &names(path)) {
                Some(Entity::Alias(alias)) => {
                    let def = &self.program.aliases[alias as usize];
                    self.is_zero_first(&def.ast.ty, &def.scope, left)
                }
                Some(Entity::Class(class)) => {
                    let def = &self.program.classes[class as usize];
                    let has_code = [CONSTRUCTOR, "~"].iter().any(|name| def.members.contains_key(*name));
                    let inner = Scope { class: Some(class), ..def.scope.clone() };
                    !has_code
                        && def.params.is_empty()
                        && def.ast.bases.is_empty()
                        && def.ast.members.iter().all(|member| match member {
                            Member::Fields(v) => {
                                v.declared.iter().all(|v| matches!(v.init, Init::None) && self.is_zero_first(&v.ty, &inner, left))
                            }
                            _ => true,
                        })
                }
                // what is not found is a number of the library
                Some(Entity::Enum(_)) | None => true,
                _ => false,
            },
            _ => false,
        }
    }

    fn turn(&self, is_constant: bool, variable: &Variable, scope: &Scope, left: &Cell<u32>) -> Turn {
        if is_constant {
            return Turn::AtOnce;
        }
        if !has_more(left) {
            return Turn::Untold;
        }
        let args = match &variable.init {
            Init::None => Turn::AtOnce,
            Init::Equal(e) => self.turn_of(e, scope, left),
            Init::Paren(args) | Init::Brace(args) => self.turn_of_all(args, scope, left),
        };
        let own = match &unconst(&variable.ty).kind {
            TypeKind::Path(path) => self.turn_of_call(path, scope),
            TypeKind::Reference(_) | TypeKind::Forwarding(_) => Turn::Untold,
            _ => Turn::AtOnce,
        };
        own.max(args)
    }

    fn turn_of_all(&self, args: &[Arg], scope: &Scope, left: &Cell<u32>) -> Turn {
        args.iter().map(|arg| self.turn_of(&arg.value, scope, left)).max().unwrap_or(Turn::AtOnce)
    }

    /// The same of an expression, when it is one of an initialiser.
    fn turn_of(&self, e: &Expr, scope: &Scope, left: &Cell<u32>) -> Turn {
        let of = |e: &Expr| self.turn_of(e, scope, left);
        // what is not evaluated tells nothing
        let at_most_untold = |turn: Turn| if turn == Turn::InOrder { Turn::Untold } else { turn };
        if !has_more(left) {
            return Turn::Untold;
        }
        match &e.kind {
            ExprKind::Path(path) => self.turn_of_name(path, scope, left),
            ExprKind::Unary(UnaryOp::AddressOf, a) if matches!(a.kind, ExprKind::Path(_)) => Turn::AtOnce,
            ExprKind::Unary(_, a) | ExprKind::Member { object: a, arrow: false, .. } => of(a),
            ExprKind::Binary(_, a, b) => of(a).max(of(b)),
            ExprKind::Logical(_, a, b) => of(a).max(at_most_untold(of(b))),
            ExprKind::Conditional(c, a, b) => of(c).max(at_most_untold(of(a).max(of(b)))),
            ExprKind::Index(a, indices) => indices.iter().map(of).fold(of(a), Turn::max),
            ExprKind::Braces(args) => self.turn_of_all(args, scope, left),
            ExprKind::Cast(_, ty, a) if matches!(ty.kind, TypeKind::Builtin(_)) => of(a),
            ExprKind::Construct(ty, args) => match &ty.kind {
                TypeKind::Path(path) => self.turn_of_call(path, scope).max(self.turn_of_all(args, scope, left)),
                TypeKind::Builtin(_) => self.turn_of_all(args, scope, left),
                _ => Turn::Untold,
            },
            ExprKind::Call(callee, args) => match &callee.kind {
                ExprKind::Path(path) => self.turn_of_call(path, scope).max(self.turn_of_all(args, scope, left)),
                ExprKind::Type(ty) if matches!(ty.kind, TypeKind::Builtin(_)) => self.turn_of_all(args, scope, left),
                _ => Turn::Untold,
            },
            ExprKind::Step(..) | ExprKind::Assign(..) => Turn::InOrder,
            ExprKind::List(items) | ExprKind::Comma(items) => items.iter().map(of).max().unwrap_or(Turn::AtOnce),
            ExprKind::Lambda(_) => Turn::Untold,
            _ if has_effect(e) => Turn::Untold,
            _ => Turn::AtOnce,
        }
    }

    /// The same of a variable that is read.
    fn turn_of_name(&self, path: &Path, scope: &Scope, left: &Cell<u32>) -> Turn {
        let (of, variable, scope) = match self.named(path, scope) {
            Some(Named::Variable(of, index, scope)) => (of.clone(), &of.declared[index], scope),
            Some(Named::Other) => return Turn::AtOnce,
            _ => return Turn::Untold,
        };
        match &variable.ty.kind {
            _ if of.is_constexpr => Turn::AtOnce,
            // its address
            TypeKind::Array(..) => Turn::AtOnce,
            TypeKind::Const(_) => self.turn(false, variable, &scope, left),
            TypeKind::Builtin(_) | TypeKind::Pointer(_) => Turn::InOrder,
            _ => Turn::Untold,
        }
    }

    /// The same of what is called, or of a class of which an object is made.
    fn turn_of_call(&self, path: &Path, scope: &Scope) -> Turn {
        let set = match self.named(path, scope) {
            Some(Named::Functions(set)) => set,
            Some(Named::Class(class)) => match self.program.classes[class as usize].members.get(CONSTRUCTOR) {
                Some(MemberDef::Functions(set)) => *set,
                _ => return Turn::AtOnce,
            },
            Some(Named::Other) => return Turn::AtOnce,
            _ => return Turn::Untold,
        };
        let functions = || self.program.sets[set as usize].1.iter().map(|f| &self.program.functions[*f as usize]);
        let is_constant = |f: &super::super::program::FunctionDef| f.ast.flags.is_constexpr;
        match functions().any(|f| f.scope.is_prelude) {
            false if functions().all(is_constant) => Turn::AtOnce,
            false if !functions().any(is_constant) => Turn::InOrder,
            _ => Turn::Untold,
        }
    }

    /// What a name means in the initialiser of a variable.
    fn named(&self, path: &Path, scope: &Scope) -> Option<Named<'_>> {
        let names = names(path);
        let (last, owners) = names.split_last()?;
        let owner = match owners {
            [] => scope.class.filter(|class| self.program.classes[*class as usize].members.contains_key(last)),
            [..] => match self.program.find(&scope.namespace, owners) {
                Some(Entity::Class(class)) if path.segments.iter().all(|s| s.args.is_none()) => Some(class),
                _ => None,
            },
        };
        if let Some(owner) = owner {
            let def = &self.program.classes[owner as usize];
            return Some(match def.members.get(last)? {
                MemberDef::Static(v, index) => Named::Variable(v, *index, Scope { class: Some(owner), ..def.scope.clone() }),
                MemberDef::Functions(set) => Named::Functions(*set),
                MemberDef::Class(class) => Named::Class(*class),
                MemberDef::Enumerator(..) | MemberDef::Enum(_) => Named::Other,
                _ => return None,
            });
        }
        Some(match self.program.find(&scope.namespace, &names)? {
            Entity::Global(id) => {
                let def = &self.program.globals[id as usize];
                Named::Variable(&def.ast, def.index, def.scope.clone())
            }
            Entity::Functions(set) => Named::Functions(set),
            Entity::Class(class) => Named::Class(class),
            Entity::Enum(_) | Entity::Enumerator(..) => Named::Other,
            Entity::Alias(alias) if matches!(unconst(&self.program.aliases[alias as usize].ast.ty).kind, TypeKind::Builtin(_)) => {
                Named::Other
            }
            _ => return None,
        })
    }
}

/// What a name in an initialiser means.
enum Named<'a> {
    Variable(&'a Rc<Variables>, usize, Scope),
    Functions(u32),
    Class(u32),
    /// A type of numbers, or one of its values.
    Other,
}

fn has_more(left: &Cell<u32>) -> bool {
    left.replace(left.get().saturating_sub(1)) > 0
}

fn is_list(init: &Init) -> bool {
    match init {
        Init::Equal(e) => matches!(e.kind, ExprKind::Braces(_)),
        Init::Brace(args) => args.len() > 1,
        _ => false,
    }
}

fn names(path: &Path) -> Vec<Name> {
    path.segments.iter().map(|s| s.name.clone()).collect()
}
