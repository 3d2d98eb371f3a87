//! What the classes of the program have by a name: what a member is where the class of its object is not known.

use super::super::ast::{Class, Member, Type, TypeKind, Variable};
use super::super::program::DataNamed;
use super::{Compiler, tree};

impl Compiler<'_> {
    /// What all classes together say of data of a name.
    pub(super) fn data_named(&self, name: &str) -> DataNamed {
        let n = self.program.classes.len();
        if let Some(known) = self.program.data_named.borrow().get(name).filter(|known| known.classes == n) {
            return *known;
        }
        let mut made = DataNamed { classes: n, have_elements: true, are_arrays: true, rank: usize::MAX, ..DataNamed::default() };
        let mut is_any = false;
        for (_, class) in self.program.classes_with(name) {
            made.may_change |= changes(&class.ast, name);
            made.may_refer |= may_refer(&class.ast, name);
            for field in fields_of(&class.ast, name).filter(|_| !class.scope.is_prelude) {
                is_any = true;
                made.have_elements &= has_elements(&field.ty);
                made.are_arrays &= matches!(field.ty.kind, TypeKind::Array(..));
                made.rank = made.rank.min(rank(&field.ty));
            }
        }
        if !is_any {
            (made.are_arrays, made.rank) = (false, 0);
        }
        self.program.data_named.borrow_mut().insert(name.into(), made);
        made
    }

    /// Whether the classes that have data of a name declare it as an array.
    pub(super) fn is_array_member(&self, name: &str) -> bool {
        self.data_named(name).are_arrays
    }

    /// Whether some class has a member of this name that `const` objects may change: a reference, or a `mutable` one.
    pub(super) fn may_change(&self, name: &str) -> bool {
        self.data_named(name).may_change
    }
}

/// The data of a name, not static, that a class declares.
pub(super) fn fields_of<'c>(class: &'c Class, name: &'c str) -> impl Iterator<Item = &'c Variable> + use<'c> {
    let fields = class.members.iter().flat_map(|m| if let Member::Fields(v) = m { v.declared.as_slice() } else { &[] });
    fields.filter(move |d| *d.name == *name)
}

/// Whether the elements of what is declared with a type are as `const` as it is.
pub(super) fn has_elements(mut ty: &Type) -> bool {
    while let TypeKind::Const(of) | TypeKind::Reference(of) | TypeKind::Forwarding(of) = &ty.kind {
        ty = of;
    }
    match &ty.kind {
        // a number has no elements: it is another member of the name
        TypeKind::Array(..) | TypeKind::Builtin(_) => true,
        TypeKind::Path(path) => {
            path.segments.first().is_some_and(|first| &*first.name == "std")
                && !matches!(&*path.last().name, "span" | "unique_ptr" | "shared_ptr")
        }
        _ => false,
    }
}

/// How many times a type is an array, as far as the declaration spells it.
pub(super) fn rank(ty: &Type) -> usize {
    let (mut ty, mut n) = (tree::unreferenced(tree::unconst(ty)), 0);
    while let TypeKind::Array(of, _) = &tree::unconst(ty).kind {
        (ty, n) = (of, n + 1);
    }
    n
}

/// Whether a class has a member of this name that its `const` objects may change.
pub(super) fn changes(class: &Class, name: &str) -> bool {
    class.members.iter().any(|m| match m {
        Member::Fields(v) => v.declared.iter().any(|d| *d.name == *name && (v.is_mutable || tree::is_reference(&d.ty))),
        Member::Statics(v) => v.declared.iter().any(|d| *d.name == *name),
        _ => false,
    })
}

/// Whether a class template has a member of this name that is a pointer, or of a type that is one of its parameters.
fn may_refer(class: &Class, name: &str) -> bool {
    let params = class.template.as_deref().unwrap_or_default();
    !params.is_empty()
        && class.members.iter().any(|m| match m {
            Member::Fields(v) => v.declared.iter().any(|d| match &d.ty.kind {
                TypeKind::Pointer(_) => *d.name == *name,
                TypeKind::Path(path) if *d.name == *name => {
                    path.simple().is_some_and(|ty| params.iter().any(|p| p.name.as_ref() == Some(ty)))
                }
                _ => false,
            }),
            _ => false,
        })
}
