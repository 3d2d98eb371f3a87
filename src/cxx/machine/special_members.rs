//! The copy and move functions of a class: which ones it declares, and which are deleted.

use super::super::ast::{Body, Member, Type as WrittenType, TypeKind};
use super::super::compile::plain_text;
use super::super::program::{MemberDef, takes_any};
use super::super::value::{ClassId, Fault, Outcome, Type, TypeId};
use super::Machine;

/// What a class declares of copies and moves of its objects.
#[derive(Clone, Copy, Default)]
pub(super) struct SpecialMembers {
    /// Its constructors, where one that copies or moves has a body or is deleted, or a template takes what the others do.
    copy: Option<u32>,
    /// Its assignments, where one that copies or moves has a body or is deleted.
    assignment: Option<u32>,
    /// Whether its objects cannot be copied although nothing says so, and whether not even moved.
    no_copy: bool,
    no_move: bool,
    /// Whether they cannot be assigned although nothing says so, and whether not even what is moved.
    no_assignment: bool,
    no_move_assignment: bool,
    /// Whether what is moved is copied member by member: what the class declares takes the move away that it would have.
    pub(super) copies_moved: bool,
    /// The same of what is assigned.
    pub(super) assigns_copies: bool,
}

/// A constructor or an assignment that takes an object of the class itself.
pub(super) struct Transfer {
    /// Whether it takes `T&&`.
    pub(super) moves: bool,
    pub(super) is_default: bool,
}

impl Machine<'_> {
    /// Notes whether copies of objects of a class run code: its own, or that of a base or a member; and whether there are none.
    pub(super) fn note_copies(&mut self, class: ClassId, parts: impl Iterator<Item = TypeId>) {
        let (copy, copies) = self.transfers(class, "#new");
        let (assignment, assignments) = self.transfers(class, "operator=");
        let moves = copies.iter().chain(&assignments).any(|t| t.moves);
        let declares = |of: &[Transfer], moves| of.iter().any(|t| t.moves == moves);
        let is_fixed = |ty| matches!(self.state.types.get(ty), Type::Const(_));
        let fields = &self.instances[class.0 as usize].fields;
        let has_elements = self.state.types.classes[class.0 as usize].elements.is_some();
        let is_fixed = fields.iter().any(|f| f.owner == class && (f.is_reference && !has_elements || is_fixed(f.ty)));
        // what is defaulted is deleted where a member cannot be assigned
        let defines = |moves| assignments.iter().any(|t| t.moves == moves && !t.is_default);
        let no_copy = moves && !declares(&copies, false);
        let no_assignment = !defines(false) && (is_fixed || moves && !declares(&assignments, false));
        let def = self.instances[class.0 as usize].def;
        let ends = self.program.classes[def as usize].members.contains_key("~");
        let declares_any = ends || !copies.is_empty() || !assignments.is_empty();
        let special = SpecialMembers {
            copies_moved: declares_any && !declares(&copies, true),
            assigns_copies: declares_any && !declares(&assignments, true),
            copy,
            assignment,
            no_copy,
            no_move: no_copy && !declares(&copies, true),
            no_assignment,
            no_move_assignment: no_assignment && !defines(true) && (is_fixed || !declares(&assignments, true)),
        };
        self.instances[class.0 as usize].special = special;
        let of_base = self.instances[class.0 as usize].bases.iter().any(|b| self.state.types.classes[b.0 as usize].copies_by_code);
        // what ends by code is counted: each copy ends once
        let own = copy.is_some() || assignment.is_some() || no_copy || declares_any;
        if own || of_base || parts.into_iter().any(|ty| self.copies_by_code(ty)) {
            self.state.types.classes[class.0 as usize].copies_by_code = true;
            self.any_copies_by_code = true;
        }
    }

    /// The functions of a name that take an object of the class, and their set where one is not defaulted.
    fn transfers(&self, class: ClassId, name: &str) -> (Option<u32>, Vec<Transfer>) {
        let members = &self.program.classes[self.instances[class.0 as usize].def as usize].members;
        let Some(MemberDef::Functions(set)) = members.get(name) else {
            return (None, Vec::new());
        };
        let is_declared = |f: &&u32| !self.program.functions[**f as usize].ast.flags.is_implicit;
        let all: Vec<Transfer> =
            self.program.sets[*set as usize].1.iter().filter(is_declared).filter_map(|f| self.transfer_of(*f)).collect();
        // a template may be better than what is defaulted
        let competes = |f: &u32| {
            let f = &self.program.functions[*f as usize];
            name == "#new" && !f.scope.is_prelude && takes_any(&f.ast)
        };
        let is_own = all.iter().any(|t| !t.is_default) || self.program.sets[*set as usize].1.iter().any(competes);
        (is_own.then_some(*set), all)
    }

    /// The constructors of a class, where one that copies or moves has a body or is deleted, or a template takes what the others do.
    pub(super) fn own_copy(&self, class: ClassId) -> Option<u32> {
        self.instances[class.0 as usize].special.copy
    }

    /// The assignments of a class, where one that copies or moves has a body or is deleted.
    pub(super) fn own_assignment(&self, class: ClassId) -> Option<u32> {
        self.instances[class.0 as usize].special.assignment
    }

    /// Whether an object of a class is assigned to another one member by member, whatever else the class assigns: it declares
    /// no assignment of its own objects, and no template is better for what may be changed.
    pub(super) fn assigns_implicitly(&self, class: ClassId, is_rvalue: bool) -> bool {
        let members = &self.program.classes[self.instances[class.0 as usize].def as usize].members;
        let Some(MemberDef::Functions(set)) = members.get("operator=") else {
            return true;
        };
        let is_better = |f: &u32| {
            let ast = &self.program.functions[*f as usize].ast;
            let takes = |ty: &WrittenType| match &ty.kind {
                TypeKind::Forwarding(_) => true,
                TypeKind::Reference(of) => !matches!(of.kind, TypeKind::Const(_)),
                _ => false,
            };
            !is_rvalue && ast.template.is_some() && ast.params.first().is_some_and(|p| takes(&p.ty))
        };
        let functions = &self.program.sets[*set as usize].1;
        !functions.iter().any(|f| self.transfer_of(*f).is_some() || is_better(f))
    }

    /// Whether every assignment that a class declares is `= default`, and there is one.
    pub(super) fn assigns_by_default(&self, class: ClassId) -> bool {
        let members = &self.program.classes[self.instances[class.0 as usize].def as usize].members;
        let is_default = |f: &u32| matches!(self.program.functions[*f as usize].ast.body, Some(super::super::ast::Body::Default));
        matches!(members.get("operator="), Some(MemberDef::Functions(set)) if self.program.sets[*set as usize].1.iter().all(is_default))
    }

    /// What a function of a class is where it copies or moves an object of the class: no template is.
    pub(super) fn transfer_of(&self, function: u32) -> Option<Transfer> {
        let function = &self.program.functions[function as usize];
        let (ast, class) = (&function.ast, function.scope.class?);
        let (first, rest) = ast.params.split_first()?;
        if ast.template.is_some() || ast.flags.is_friend || rest.iter().any(|p| p.default.is_none()) {
            return None;
        }
        let mut ty = &first.ty;
        let moves = matches!(ty.kind, TypeKind::Forwarding(_));
        while let TypeKind::Const(inner) | TypeKind::Reference(inner) | TypeKind::Forwarding(inner) = &ty.kind {
            ty = inner;
        }
        if !self.is_own_type(class, ty) {
            return None;
        }
        Some(Transfer { moves, is_default: matches!(ast.body, None | Some(Body::Default)) })
    }

    /// Whether all constructors that copy or move an object of a class are `explicit`.
    pub(super) fn is_copied_explicitly(&self, class: ClassId, moves: bool) -> bool {
        let mut all = self.constructors_of(class);
        all.retain(|method| self.transfer_of(method.0).is_some_and(|transfer| moves || !transfer.moves));
        !all.is_empty() && all.iter().all(|method| self.program.functions[method.0 as usize].ast.flags.is_explicit)
    }

    /// Whether a type that is written in a class is the class itself: its name with its own arguments, or another name for that.
    fn is_own_type(&self, class: u32, ty: &WrittenType) -> bool {
        let def = &self.program.classes[class as usize];
        let TypeKind::Path(written) = &ty.kind else {
            return false;
        };
        let alias = def.ast.members.iter().find_map(|m| match m {
            Member::Alias(alias) if written.simple() == Some(&alias.name) && alias.template.is_none() => Some(&alias.ty.kind),
            _ => None,
        });
        let TypeKind::Path(path) = alias.unwrap_or(&ty.kind) else {
            return false;
        };
        let (last, around) = match path.segments.split_last() {
            Some((last, around)) if last.name == def.ast.name => (last, around),
            _ => return false,
        };
        let outer = match def.scope.class {
            Some(outer) => &*self.program.classes[outer as usize].ast.name,
            None => def.scope.namespace.rsplit("::").next().unwrap_or_default(),
        };
        if around.last().is_some_and(|s| *s.name != *outer) {
            return false;
        }
        let Some(args) = &last.args else {
            return true;
        };
        let written: Vec<String> = args.iter().map(|a| plain_text(&a.value)).collect();
        match (&def.ast.specialised, &def.ast.template) {
            (Some(of), _) => written.iter().eq(of.iter().map(|a| plain_text(&a.value)).collect::<Vec<_>>().iter()),
            (None, Some(params)) => written.iter().map(|w| Some(&**w)).eq(params.iter().map(|p| p.name.as_deref())),
            (None, None) => false,
        }
    }

    /// Refuses to copy or move an object of a class that lets nobody do so.
    pub(super) fn may_be_copied(&self, class: ClassId, moved: bool) -> Outcome<()> {
        let special = &self.instances[class.0 as usize].special;
        match if moved { special.no_move } else { special.no_copy } {
            true => Err(self.deleted(class, "copy constructor")),
            false => Ok(()),
        }
    }

    /// Refuses to assign an object of a class that lets nobody do so.
    pub(super) fn may_be_assigned(&self, class: ClassId, moved: bool) -> Outcome<()> {
        let special = &self.instances[class.0 as usize].special;
        match if moved { special.no_move_assignment } else { special.no_assignment } {
            true => Err(self.deleted(class, "assignment")),
            false => Ok(()),
        }
    }

    fn deleted(&self, class: ClassId, what: &str) -> Box<Fault> {
        let name = &self.state.types.classes[class.0 as usize].name;
        Fault::ill_formed(format_args!("the {what} of `{name}` is deleted"))
    }
}
