//! Arrays of numbers whose own braces name them: `int a[2] = {1, a[0] + 1}`.

use super::super::ast::{Arg, Expr, ExprKind, Init, IntSuffix, Path, Type, TypeKind, Variable};
use super::super::code::Op;
use super::Compiler;

impl Compiler<'_> {
    /// Pushes an array of numbers that its own braces name: each element is there for those behind it.
    pub(super) fn elements_in_turn(&mut self, v: &Variable, slot: u32, items: &[Arg]) {
        let at = v.at;
        let int = |n: usize| Expr { kind: ExprKind::Int(n as i64, IntSuffix::default()), at };
        let ty = match &v.ty.kind {
            TypeKind::Array(of, None) => Type { kind: TypeKind::Array(of.clone(), Some(Box::new(int(items.len())))), at },
            _ => v.ty.clone(),
        };
        self.initial(&Variable { ty, init: Init::Brace(Vec::new()), ..v.clone() });
        self.emit(Op::Store(slot));
        let mut open: Vec<(Expr, &[Arg])> = vec![(Expr { kind: ExprKind::Path(Path::name(v.name.clone(), at)), at }, items)];
        let mut all = Vec::new();
        while let Some((of, items)) = open.pop() {
            for (i, item) in items.iter().enumerate().rev() {
                let place = Expr { kind: ExprKind::Index(Box::new(of.clone()), vec![int(i)]), at: item.value.at };
                match &item.value.kind {
                    ExprKind::Braces(within) => open.push((place, within)),
                    _ => all.push((place, &item.value)),
                }
            }
        }
        all.sort_unstable_by_key(|(_, item)| item.at);
        for (place, item) in all {
            self.value(item);
            self.place(&place);
            self.here = item.at;
            self.emit(Op::Assign(None));
            self.emit(Op::Pop);
        }
        self.emit(Op::Load(slot));
    }
}

/// What stands in the braces of an array of numbers of its own, where each element has braces or a value of its own.
pub(super) fn numbers_in_braces(v: &Variable) -> Option<&[Arg]> {
    let items = match &v.init {
        Init::Brace(items) => items,
        Init::Equal(Expr { kind: ExprKind::Braces(items), .. }) => items,
        _ => return None,
    };
    let mut open = vec![(&v.ty, &items[..])];
    while let Some((ty, items)) = open.pop() {
        let TypeKind::Array(of, _) = &ty.kind else {
            return None;
        };
        for item in items {
            match (&item.value.kind, &of.kind) {
                _ if item.expands || item.designator.is_some() => return None,
                (ExprKind::Braces(within), TypeKind::Array(..)) => open.push((of, within)),
                (ExprKind::Braces(_) | ExprKind::Text(_), _) | (_, TypeKind::Array(..)) => return None,
                (_, TypeKind::Builtin(_)) => {}
                _ => return None,
            }
        }
    }
    Some(items)
}
