//! The compilation of structured bindings.

use super::super::ast::{Arg, At, Bindings, Expr, ExprKind, Init, IntSuffix, Name, Path, Type, TypeKind, Variable};
use super::super::code::Op;
use super::tree::{is_lvalue, is_reference};
use super::{Compiler, Local, tree};

/// The name of what is taken apart, which no program can write.
const WHOLE: &str = " whole";

impl Compiler<'_> {
    pub(super) fn bindings(&mut self, b: &Bindings) {
        let by_reference = is_reference(&b.ty);
        // a part of a temporary is pushed with the whole, which it keeps
        let is_part = by_reference && self.part_of_temporary(&b.init);
        // an array that is copied keeps its elements as they are
        let is_array = !by_reference && is_lvalue(&b.init) && self.is_array(&b.init);
        match by_reference || is_array || matches!(b.init.kind, ExprKind::Path(_)) {
            true if is_part => {}
            true => self.rooted(&b.init),
            false => self.copied(&b.init),
        }
        // what the tuple of a call is made of may be references, which are not `const` with it
        let is_const = match b.init.kind {
            ExprKind::Call(..) => !by_reference && self.is_const_type(&b.ty) && !is_tied(&b.init),
            _ => self.is_const_type(&b.ty) || (by_reference || is_array) && self.is_const(&b.init),
        };
        let is_moved = !by_reference || (matches!(b.ty.kind, TypeKind::Forwarding(_)) && (!is_lvalue(&b.init) || tree::is_moved(&b.init)));
        let whole = self.unpacked(&b.names, (by_reference, is_moved), is_const);
        let is_const = self.is_const_type(&b.ty) || (by_reference || is_array) && self.is_const(&b.init);
        let depends = if by_reference && !is_const { self.depends(&b.init) } else { None };
        self.bound(&b.names, whole, is_const, depends);
        for (name, _) in &b.names {
            if let Some(local) = self.context().scopes.last_mut().and_then(|s| s.get_mut(name)) {
                local.expires_as_part = is_moved && !is_const;
            }
        }
        self.ended(!matches!(b.init.kind, ExprKind::Path(_)));
    }

    /// Notes of names what they are parts of.
    pub(super) fn bound(&mut self, names: &[(Name, At)], whole: u32, is_const: bool, depends: Option<super::Depends>) {
        for (i, (name, _)) in names.iter().enumerate() {
            if let Some(local) = self.context().scopes.last_mut().and_then(|s| s.get_mut(name)) {
                local.binding = Some((whole, i as u32, is_const, depends));
            }
            // a member that is a reference is not `const` with the whole
            if (is_const || depends.is_some())
                && let Some(local) = self.local(name)
            {
                self.declared_type(local);
                let typed = self.new_slot();
                self.emit(Op::Store(typed));
                if let Some(local) = self.context().scopes.last_mut().and_then(|s| s.get_mut(name)) {
                    local.is_const = false;
                    local.of_parameter = Some(typed);
                    local.depends[0] = Some((typed, false));
                }
            }
        }
    }

    /// Takes what is on top apart into names, by reference or not, and as what may be moved from: the slot of it.
    pub(super) fn unpacked(&mut self, names: &[(Name, At)], (by_reference, is_moved): (bool, bool), is_const: bool) -> u32 {
        let whole = self.new_slot();
        if !by_reference {
            self.owns(whole);
        }
        for (name, _) in names {
            self.declare(name);
            if let Some(local) = self.context().scopes.last_mut().and_then(|s| s.get_mut(name)) {
                local.is_const = is_const;
            }
        }
        let own = self.program.extended.iter().any(|id| &*self.program.classes[*id as usize].ast.name == "tuple_size");
        let end = own.then(|| self.own_parts(names, whole, (by_reference, is_moved), is_const));
        self.emit(Op::Unpack(whole + 1, names.len() as u32, by_reference));
        if let Some(end) = end {
            self.land(end);
        }
        whole
    }

    /// Where the class of what is on top specialises `std::tuple_size`, each name is what `get` gives: the jump behind what takes
    /// any other value apart.
    fn own_parts(&mut self, names: &[(Name, At)], whole: u32, (by_reference, is_moved): (bool, bool), is_const: bool) -> usize {
        let other = self.emit(Op::OwnParts(whole, names.len() as u32, by_reference, 0));
        if let Some(scope) = self.context().scopes.last_mut() {
            scope.insert(WHOLE.into(), Local { slot: whole, is_const, ..Local::default() });
        }
        for (i, (_, at)) in names.iter().enumerate() {
            let at = *at;
            let name = Expr { kind: ExprKind::Path(Path::name(WHOLE.into(), at)), at };
            let call = |path, arg: Expr| {
                let callee = Expr { kind: ExprKind::Path(path), at };
                Expr { kind: ExprKind::Call(Box::new(callee), vec![Arg::from(arg)]), at }
            };
            let name = if is_moved { call(Path::of_library("move", None, at), name) } else { name };
            let place = Expr { kind: ExprKind::Int(i as i64, IntSuffix::default()), at };
            let mut get = Path::name("__part".into(), at);
            get.segments[0].args = Some(vec![Arg::from(place)]);
            let part = call(get, name);
            let auto = Type { kind: TypeKind::Auto, at };
            let ty = Type { kind: TypeKind::Forwarding(Box::new(auto)), at };
            self.initial(&Variable {
                name: WHOLE.into(),
                specialised: None,
                owner: None,
                ty,
                init: Init::Equal(part),
                is_copied: true,
                bits: None,
                at,
            });
            self.emit(Op::Store(whole + 1 + i as u32));
        }
        let end = self.emit(Op::Jump(0));
        self.land(other);
        end
    }
}

/// Whether an expression makes a tuple of references.
fn is_tied(e: &Expr) -> bool {
    tree::called(e).is_some_and(|name| matches!(&**name, "tie" | "forward_as_tuple"))
}
