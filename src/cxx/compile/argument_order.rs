//! Which arguments of a call, and which items in braces, are read or copied where they are evaluated: what is evaluated behind
//! them may change them, and g++ evaluates the arguments of a call from the last one on.

use super::super::ast::{Arg, Expr, ExprKind, Function, Member, Type, TypeKind};
use super::super::code::Op;
use super::super::program::{CONSTRUCTOR, MemberDef};
use super::Compiler;
use super::callees::Callee;
use super::tree::{has_effect, is_moved, is_pure, unconst};

/// Whether an expression is a place, and what finds it changes nothing.
pub(super) fn finds_place(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Index(a, all) => finds_place(a) && all.iter().all(|i| !has_effect(i)),
        ExprKind::Member { object, .. } => finds_place(object),
        _ => is_pure(e),
    }
}

/// Whether an expression may be a place.
fn reads_place(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Comma(_) | ExprKind::List(_) => super::registers::variable_read(e).is_some(),
        _ => is_pure(e) || super::tree::is_place(e),
    }
}

impl Compiler<'_> {
    /// Whether the argument at a place is read when it is evaluated, in a call from the last argument on or in braces from the
    /// first: where what is evaluated behind it may change it, and every function of the name takes a value there.
    pub(super) fn is_read_at_once(&mut self, callee: &Callee, args: &[Arg], i: usize) -> bool {
        !args[i].expands && reads_place(&args[i].value) && self.takes_value(callee, i, args)
    }

    /// Notes which arguments are no literals, neither `0` nor a text, where functions that take pointers may be meant by other
    /// arguments.
    pub(super) fn note_literals(&mut self, callee: &Callee, args: &[Arg]) {
        // a cast of a text to a pointer is one
        let is_text = |e: &Expr| match &super::tree::bare(e).kind {
            ExprKind::Cast(_, ty, of) if matches!(ty.kind, TypeKind::Pointer(_)) => super::tree::is_text(of),
            _ => super::tree::is_text(e),
        };
        // g++ takes `int{}` and `int()` as it takes a literal
        let may_be_zero = |arg: &&Arg| match &super::tree::bare(&arg.value).kind {
            ExprKind::Construct(_, args) => !args.is_empty(),
            ExprKind::Call(of, args) if matches!(of.kind, ExprKind::Type(_)) => !args.is_empty(),
            kind => !matches!(kind, ExprKind::Int(..) | ExprKind::Braces(_)) && !is_text(&arg.value),
        };
        if !args.iter().any(|arg| may_be_zero(&arg) || is_text(&arg.value)) {
            return;
        }
        let takes_pointer = |f: &u32| {
            let params = &self.program.functions[*f as usize].ast.params;
            params.iter().any(|p| matches!(unconst(super::tree::unreferenced(&p.ty)).kind, TypeKind::Pointer(_)))
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
        let known = args.iter().take_while(|arg| !arg.expands).take(63).enumerate();
        let which = known.filter(|(_, arg)| may_be_zero(arg)).fold(1 << 63, |mask, (i, _)| mask | 1 << i);
        self.emit(Op::NoLiteral(which));
    }

    /// Whether whatever is called takes argument `i` by value.
    fn takes_value(&mut self, callee: &Callee, i: usize, args: &[Arg]) -> bool {
        let count = args.len();
        let name = match callee {
            Callee::Elements(..) => return true,
            Callee::Value | Callee::Lambda(_) | Callee::Typed(..) => return !args.iter().any(|a| a.expands),
            Callee::Functor(all) => return self.take_values(all, i, count),
            Callee::Open | Callee::Pair(_) => return false,
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

    /// Whether argument `i` is copied or moved where it is evaluated: what is evaluated behind it sees that.
    pub(super) fn is_copied_at_once(&mut self, callee: &Callee, args: &[Arg], i: usize) -> bool {
        let class = self.class_of(&args[i].value);
        let is_known = class.is_some() || !self.scope.is_prelude && (is_moved(&args[i].value) || self.may_name(&args[i].value));
        if args[i].expands || !is_known {
            return false;
        }
        let all = match callee {
            Callee::Lambda(f) => return self.take_class(std::slice::from_ref(f), i, class),
            Callee::Functor(all) => all.clone(),
            Callee::Value | Callee::Open | Callee::Typed(..) | Callee::Pair(_) => return false,
            Callee::Elements(of, _) => return class.is_some() && *of == class,
            Callee::Named(name) | Callee::Holder(name, _) => {
                let is_named = |f: &u32| self.program.functions[*f as usize].ast.name == *name;
                (0..self.program.functions.len() as u32).filter(is_named).collect()
            }
            Callee::Class(of) => match self.program.classes[*of as usize].members.get(CONSTRUCTOR) {
                Some(MemberDef::Functions(set)) => self.program.sets[*set as usize].1.clone(),
                _ => {
                    let ty = self.field_type(*of, &args[i], i).filter(|ty| !super::tree::is_reference(ty));
                    return class.is_some() && ty.is_some_and(|ty| self.class_of_type(&ty) == class);
                }
            },
        };
        // copies of what the library takes are its own
        if class.is_none() && all.iter().any(|f| self.program.functions[*f as usize].scope.is_prelude) {
            return false;
        }
        let all = self.that_take(all, args);
        let is_named = matches!(callee, Callee::Named(_) | Callee::Holder(..));
        !(is_named && all.is_empty()) && self.take_class(&self.declared_as(&all), i, class)
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
        // what a call returns as `const` is one where it is passed
        let is_told = super::tree::is_moved(item) || matches!(item.kind, ExprKind::Call(..)) && self.is_const(item);
        let object = if self.gives_number(item) || self.is_unknown(item) || is_told { None } else { self.class_passed(item) };
        let is_text = matches!(item.kind, ExprKind::Text(_));
        // so is an element of an array
        let is_of_text = is_text && matches!(callee, Callee::Elements(Some(class), _) if self.takes_one(*class));
        let is_told = object.is_some() || is_of_text || self.gives_number(item);
        if args.iter().any(|a| a.expands) || !(is_told || is_made && (is_text || self.is_unknown(item))) {
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
        let is_taken = object.is_none_or(|of| of != class && !self.derives(of, class, 0) && self.takes_class(class, of));
        (is_taken && self.converts(class) && all.iter().all(|ty| self.class_of_type(ty) == Some(class))).then_some(class)
    }
}
