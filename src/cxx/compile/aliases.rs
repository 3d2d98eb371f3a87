//! Aliases, and what the heads of templates require.

use super::super::ast::{Alias, Demand, Expr, ExprKind, TemplateParam, Type};
use super::super::code::{Code, Op};
use super::super::compiled::AliasCode;
use super::Compiler;
use std::rc::Rc;

impl Compiler<'_> {
    /// An alias of the program, whose name means in its type what is around it: `using A = A<int>;`.
    pub(in super::super) fn named_alias(mut self, id: u32, ast: &Alias) -> AliasCode {
        if self.scope.class.is_some()
            && let Some(scope) = self.context().scopes.last_mut()
        {
            scope.insert(ast.name.clone(), super::Local { is_hidden: true, ..super::Local::default() });
        }
        self.defines = Some(id);
        self.constrained_alias(ast.template.as_deref(), &ast.requires, &ast.ty)
    }

    /// An alias: the code of its type.
    pub(in super::super) fn alias(self, template: Option<&[TemplateParam]>, ty: &Type) -> AliasCode {
        self.constrained_alias(template, &[], ty)
    }

    /// The code of the pack of types that a parameter `T... x` stands for.
    pub(in super::super) fn types_of_pack(mut self, ty: &Type) -> AliasCode {
        self.here = ty.at;
        let named = Expr { kind: ExprKind::Type(Box::new(ty.clone())), at: ty.at };
        let code = self.part(|c| {
            let packs = c.packs(&named);
            c.emit(Op::Mark);
            c.expand(&packs, |c| c.ty(ty));
            c.emit(Op::Gather);
        });
        AliasCode::of_code(code.clone(), code.slots)
    }

    fn constrained_alias(mut self, template: Option<&[TemplateParam]>, requires: &[Expr], ty: &Type) -> AliasCode {
        self.here = ty.at;
        let templates = self.template_slots(template.unwrap_or_default());
        let requires = self.required(requires);
        let code = self.part(|c| c.ty(ty));
        AliasCode { templates, requires, ..AliasCode::of_code(code.clone(), code.slots) }
    }

    /// What the head of a template requires, each on its own.
    pub(super) fn required(&mut self, requires: &[Expr]) -> Vec<Rc<Code>> {
        requires
            .iter()
            .map(|e| {
                self.part(|c| match &e.kind {
                    ExprKind::Logical(..) => c.constraint(e),
                    // what is no condition does not hold either
                    _ => c.value(e),
                })
            })
            .collect()
    }

    /// A condition of templates: of those that `&&` and `||` join, one that cannot be asked of the arguments does not hold, and
    /// one behind what decides is not asked.
    pub(super) fn constraint(&mut self, e: &Expr) {
        match &e.kind {
            ExprKind::Logical(op, a, b) => {
                self.constraint(a);
                let end = self.emit(Op::Left(*op, 0));
                self.constraint(b);
                self.emit(Op::Right(*op));
                self.land(end);
            }
            ExprKind::Requires(..) => self.value(e),
            _ => self.requires(&[], &[Demand::Holds(e.clone())]),
        }
    }
}
