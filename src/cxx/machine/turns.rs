//! When C++ gives a variable of the program its value: a constant before anything runs, the others in the order of the text. One that
//! is read before its turn is zero.

use super::super::ast::{Arg, CastKind, Expr, ExprKind, Init, Member, Name, Path, Type, TypeKind, UnaryOp, Variable, Variables};
use super::super::check::library_type;
use super::super::compile::{Compiler, unconst};
use super::super::program::{CONSTRUCTOR, Entity, FunctionDef, MemberDef, Scope, Start, joined};
use super::super::value::{Fault, FaultKind, Outcome, Value};
use super::Machine;
use std::cell::Cell;
use std::rc::Rc;

/// How many expressions and types are looked at for one variable at most.
const MAX_LOOKED_AT: u32 = 512;

/// How deep operands are looked at for what they are.
const MAX_OPERANDS: u32 = 8;

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
    fn is_zero_first(&self, ty: &Type, scope: &Scope, left: &Cell<u32>) -> bool {
        match &unconst(ty).kind {
            TypeKind::Builtin(_) | TypeKind::Pointer(_) => true,
            TypeKind::Array(of, Some(_)) => self.is_zero_first(of, scope, left),
            TypeKind::Path(path) if has_more(left) => match self.named(path, scope) {
                Some(Named::Alias(alias)) => {
                    let def = &self.program.aliases[alias as usize];
                    self.is_zero_first(&def.ast.ty, &def.scope, left)
                }
                Some(Named::Class(class)) => {
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
                // what the program has not is a number of the library
                Some(Named::Number) | None => true,
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
        self.turn_of_type(&variable.ty, scope, left).max(args)
    }

    fn turn_of_all(&self, args: &[Arg], scope: &Scope, left: &Cell<u32>) -> Turn {
        args.iter().map(|arg| self.turn_of(&arg.value, scope, left)).max().unwrap_or(Turn::AtOnce)
    }

    /// The same of an expression, when it is one of an initialiser. What is not listed is not told.
    fn turn_of(&self, e: &Expr, scope: &Scope, left: &Cell<u32>) -> Turn {
        let of = |e: &Expr| self.turn_of(e, scope, left);
        if !has_more(left) {
            return Turn::Untold;
        }
        // operators of the program take what is no number
        let operator = |operands: &[&Expr], turn: Turn| {
            let are_numbers = operands.iter().all(|e| self.gives_number(e, scope, 0));
            if are_numbers || !self.has_operators() { turn } else { turn.max(Turn::Untold) }
        };
        match &e.kind {
            ExprKind::Int(..) | ExprKind::Float(..) | ExprKind::Char(_) | ExprKind::Text(_) | ExprKind::Bool(_) | ExprKind::Null => {
                Turn::AtOnce
            }
            ExprKind::SizeofExpr(_) | ExprKind::SizeofType(_) | ExprKind::AlignofType(_) | ExprKind::Offset(..) => Turn::AtOnce,
            ExprKind::Path(path) => self.turn_of_name(path, scope, left),
            ExprKind::Unary(UnaryOp::AddressOf, a) => operator(&[a], self.turn_of_place(a, scope, left)),
            ExprKind::Unary(UnaryOp::Dereference, a) => of(a).max(Turn::Untold),
            ExprKind::Unary(_, a) => operator(&[a], of(a)),
            ExprKind::Binary(_, a, b) => operator(&[a, b], of(a).max(of(b))),
            ExprKind::Logical(_, a, b) => operator(&[a, b], of(a).max(unless_skipped(of(b)))),
            ExprKind::Conditional(c, a, b) => of(c).max(unless_skipped(of(a).max(of(b)))),
            ExprKind::Index(a, indices) => indices.iter().map(of).fold(self.turn_of_element(a, scope, left), Turn::max),
            // a part of a constant object
            ExprKind::Member { object, arrow: false, .. } if self.names_constant(object, scope) => Turn::AtOnce,
            ExprKind::Member { object, arrow: false, .. } => of(object),
            ExprKind::Braces(args) => self.turn_of_all(args, scope, left),
            ExprKind::Cast(CastKind::Dynamic, ..) => Turn::Untold,
            ExprKind::Cast(_, ty, a) if matches!(ty.kind, TypeKind::Pointer(_)) => of(a),
            ExprKind::Cast(_, ty, a) if self.is_number(ty, scope) => of(a),
            ExprKind::Construct(ty, args) => self.turn_of_type(ty, scope, left).max(self.turn_of_all(args, scope, left)),
            ExprKind::Call(callee, args) => match &callee.kind {
                ExprKind::Path(path) => self.turn_of_call(path, scope, left).max(self.turn_of_all(args, scope, left)),
                ExprKind::Type(ty) if self.is_number(ty, scope) => self.turn_of_all(args, scope, left),
                _ => Turn::Untold,
            },
            ExprKind::Step(..) | ExprKind::Assign(..) => Turn::InOrder,
            ExprKind::List(items) | ExprKind::Comma(items) => items.iter().map(of).max().unwrap_or(Turn::AtOnce),
            _ => Turn::Untold,
        }
    }

    /// The same of a variable that is read, of an array as a pointer to its first element.
    fn turn_of_name(&self, path: &Path, scope: &Scope, left: &Cell<u32>) -> Turn {
        match self.named(path, scope) {
            Some(Named::Number) => Turn::AtOnce,
            Some(Named::Variable(of, index, _)) if matches!(of.declared[index].ty.kind, TypeKind::Array(..)) => Turn::AtOnce,
            Some(Named::Variable(of, index, scope)) => self.turn_of_value(of, &of.declared[index].ty, index, &scope, left),
            _ => Turn::Untold,
        }
    }

    /// The same of an element of an array.
    fn turn_of_element(&self, array: &Expr, scope: &Scope, left: &Cell<u32>) -> Turn {
        let ExprKind::Path(path) = &array.kind else { return Turn::Untold };
        match self.named(path, scope) {
            Some(Named::Variable(of, index, scope)) if let TypeKind::Array(element, _) = &of.declared[index].ty.kind => {
                self.turn_of_value(of, element, index, &scope, left)
            }
            _ => Turn::Untold,
        }
    }

    /// The same of what a variable holds, where it is of a type or an array of it.
    fn turn_of_value(&self, of: &Variables, ty: &Type, index: usize, scope: &Scope, left: &Cell<u32>) -> Turn {
        let is_value = matches!(unconst(ty).kind, TypeKind::Builtin(_) | TypeKind::Pointer(_)) || self.is_number(unconst(ty), scope);
        match &ty.kind {
            // a conversion of an object runs code
            _ if of.is_constexpr && (is_value || matches!(unconst(ty).kind, TypeKind::Auto)) => Turn::AtOnce,
            TypeKind::Const(_) if is_value => self.turn(false, &of.declared[index], scope, left),
            _ if is_value => Turn::InOrder,
            _ => Turn::Untold,
        }
    }

    /// The same of an address.
    fn turn_of_place(&self, e: &Expr, scope: &Scope, left: &Cell<u32>) -> Turn {
        match &e.kind {
            ExprKind::Path(path) => match self.named(path, scope) {
                Some(Named::Variable(of, index, _)) if !is_reference(&of.declared[index].ty) => Turn::AtOnce,
                Some(Named::Functions(_)) => Turn::AtOnce,
                _ => Turn::Untold,
            },
            ExprKind::Member { object, arrow: false, .. } if has_more(left) => self.turn_of_place(object, scope, left),
            ExprKind::Index(a, indices) if matches!(&a.kind, ExprKind::Path(path) if self.names_array(path, scope)) => {
                indices.iter().map(|i| self.turn_of(i, scope, left)).max().unwrap_or(Turn::AtOnce)
            }
            _ => Turn::Untold,
        }
    }

    /// The same of what is called, or of a class of which an object is made.
    fn turn_of_call(&self, path: &Path, scope: &Scope, left: &Cell<u32>) -> Turn {
        match self.named(path, scope) {
            Some(Named::Functions(set)) => self.turn_of_set(set),
            Some(Named::Class(class)) => self.turn_of_class(class, left),
            Some(Named::Number) => Turn::AtOnce,
            Some(Named::Alias(alias)) if has_more(left) => {
                let def = &self.program.aliases[alias as usize];
                self.turn_of_type(&def.ast.ty, &def.scope, left)
            }
            None if library_type(&joined(path)).is_some() => Turn::AtOnce,
            _ => Turn::Untold,
        }
    }

    fn turn_of_set(&self, set: u32) -> Turn {
        let functions = || self.program.sets[set as usize].1.iter().map(|f| &self.program.functions[*f as usize]);
        let is_constexpr = |f: &FunctionDef| f.ast.flags.is_constexpr;
        match functions().any(|f| f.scope.is_prelude) {
            // a template that is `constexpr` need not be constant for all that it takes
            false if functions().all(|f| is_constexpr(f) && f.ast.template.is_none()) => Turn::AtOnce,
            false if !functions().any(is_constexpr) => Turn::InOrder,
            _ => Turn::Untold,
        }
    }

    /// The same of an object without an initialiser.
    fn turn_of_type(&self, ty: &Type, scope: &Scope, left: &Cell<u32>) -> Turn {
        match &unconst(ty).kind {
            TypeKind::Path(path) => self.turn_of_call(path, scope, left),
            TypeKind::Array(of, _) => self.turn_of_type(of, scope, left),
            TypeKind::Builtin(_) | TypeKind::Pointer(_) | TypeKind::Auto => Turn::AtOnce,
            _ => Turn::Untold,
        }
    }

    /// The same of an object of a class, made by its constructors or from its parts.
    fn turn_of_class(&self, class: u32, left: &Cell<u32>) -> Turn {
        let def = &self.program.classes[class as usize];
        if let Some(MemberDef::Functions(set)) = def.members.get(CONSTRUCTOR) {
            return self.turn_of_set(*set);
        }
        if !has_more(left) || !def.params.is_empty() {
            return Turn::Untold;
        }
        let inner = Scope { class: Some(class), ..def.scope.clone() };
        let bases = def.ast.bases.iter().map(|(base, _)| self.turn_of_type(base, &def.scope, left));
        let parts = def.ast.members.iter().flat_map(|member| match member {
            Member::Fields(v) => &v.declared[..],
            _ => &[],
        });
        let parts = parts.map(|part| {
            // braces may stand for what the member says
            let own = if matches!(part.init, Init::None) { Turn::AtOnce } else { unless_skipped(self.turn(false, part, &inner, left)) };
            self.turn_of_type(&part.ty, &inner, left).max(own)
        });
        bases.chain(parts).max().unwrap_or(Turn::AtOnce)
    }

    fn is_number(&self, ty: &Type, scope: &Scope) -> bool {
        match &ty.kind {
            TypeKind::Builtin(_) => true,
            TypeKind::Path(path) => match self.named(path, scope) {
                Some(Named::Number) => true,
                Some(Named::Alias(alias)) => matches!(self.program.aliases[alias as usize].ast.ty.kind, TypeKind::Builtin(_)),
                None => library_type(&joined(path)).is_some(),
                _ => false,
            },
            _ => false,
        }
    }

    fn names_array(&self, path: &Path, scope: &Scope) -> bool {
        let Some(Named::Variable(of, index, _)) = self.named(path, scope) else { return false };
        matches!(of.declared[index].ty.kind, TypeKind::Array(..))
    }

    /// Whether an expression is a number, as far as it is written: nothing that operators of the program take.
    fn gives_number(&self, e: &Expr, scope: &Scope, depth: u32) -> bool {
        let gives = |e: &Expr| depth < MAX_OPERANDS && self.gives_number(e, scope, depth + 1);
        match &e.kind {
            ExprKind::Int(..) | ExprKind::Float(..) | ExprKind::Char(_) | ExprKind::Bool(_) => true,
            ExprKind::SizeofExpr(_) | ExprKind::SizeofType(_) | ExprKind::AlignofType(_) => true,
            ExprKind::Path(path) => match self.named(path, scope) {
                Some(Named::Variable(of, index, _)) => match &unconst(&of.declared[index].ty).kind {
                    TypeKind::Builtin(_) => true,
                    TypeKind::Path(path) => library_type(&joined(path)).is_some(),
                    _ => false,
                },
                _ => false,
            },
            ExprKind::Unary(UnaryOp::Minus | UnaryOp::Plus | UnaryOp::Not | UnaryOp::Complement, a) => gives(a),
            ExprKind::Binary(_, a, b) | ExprKind::Logical(_, a, b) => gives(a) && gives(b),
            ExprKind::Cast(_, ty, _) => matches!(ty.kind, TypeKind::Builtin(_)),
            _ => false,
        }
    }

    fn names_constant(&self, e: &Expr, scope: &Scope) -> bool {
        let ExprKind::Path(path) = &e.kind else { return false };
        matches!(self.named(path, scope), Some(Named::Variable(of, ..)) if of.is_constexpr)
    }

    fn has_operators(&self) -> bool {
        let is_operator = |name: &str| name.starts_with("operator") && !matches!(name, "operator()" | "operator=");
        self.program.functions.iter().any(|f| !f.scope.is_prelude && is_operator(&f.ast.name))
    }

    /// What a name means in the initialiser of a variable: none where the program has it not.
    fn named(&self, path: &Path, scope: &Scope) -> Option<Named<'_>> {
        let names = names(path);
        let (last, owners) = names.split_last()?;
        if path.segments.iter().any(|s| s.args.is_some()) {
            return self.program.find(&scope.namespace, &names).map(|_| Named::Untold);
        }
        let mut around = scope.class;
        while let Some(class) = around {
            let def = &self.program.classes[class as usize];
            if def.members.contains_key(&names[0]) {
                return Some(self.member_named(class, &names));
            }
            // a base may have the name
            if !def.ast.bases.is_empty() {
                return Some(Named::Untold);
            }
            around = def.scope.class;
        }
        if !owners.is_empty()
            && let Some(Entity::Class(class)) = self.program.find(&scope.namespace, owners)
        {
            return Some(self.member_named(class, std::slice::from_ref(last)));
        }
        Some(match self.program.find(&scope.namespace, &names)? {
            Entity::Global(id) => {
                let def = &self.program.globals[id as usize];
                Named::Variable(&def.ast, def.index, def.scope.clone())
            }
            Entity::Functions(set) => Named::Functions(set),
            Entity::Class(class) => Named::Class(class),
            Entity::Enum(_) | Entity::Enumerator(..) => Named::Number,
            Entity::Alias(alias) => Named::Alias(alias),
            _ => Named::Untold,
        })
    }

    /// The same of what stands in a class.
    fn member_named(&self, class: u32, names: &[Name]) -> Named<'_> {
        let def = &self.program.classes[class as usize];
        match (def.members.get(&names[0]), &names[1..]) {
            (Some(MemberDef::Static(v, index)), []) => Named::Variable(v, *index, Scope { class: Some(class), ..def.scope.clone() }),
            (Some(MemberDef::Functions(set)), []) => Named::Functions(*set),
            (Some(MemberDef::Class(class)), []) => Named::Class(*class),
            (Some(MemberDef::Alias(alias)), []) => Named::Alias(*alias),
            (Some(MemberDef::Enumerator(..) | MemberDef::Enum(_)), _) => Named::Number,
            _ => Named::Untold,
        }
    }
}

/// What a name in an initialiser means.
enum Named<'a> {
    Variable(&'a Rc<Variables>, usize, Scope),
    Functions(u32),
    Class(u32),
    Alias(u32),
    /// An enumeration, or one of its values.
    Number,
    /// What is not followed.
    Untold,
}

/// The turn of what need not be evaluated.
fn unless_skipped(turn: Turn) -> Turn {
    if turn == Turn::InOrder { Turn::Untold } else { turn }
}

fn is_reference(ty: &Type) -> bool {
    matches!(ty.kind, TypeKind::Reference(_) | TypeKind::Forwarding(_))
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
