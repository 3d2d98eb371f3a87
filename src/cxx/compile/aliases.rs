//! Aliases, and what the heads of templates require.

use super::super::ast::{Alias, TemplateParam, Type};
use super::super::code::Code;
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

    fn constrained_alias(mut self, template: Option<&[TemplateParam]>, requires: &[super::Expr], ty: &Type) -> AliasCode {
        self.here = ty.at;
        let templates = self.template_slots(template.unwrap_or_default());
        let requires = self.required(requires);
        let code = self.part(|c| c.ty(ty));
        AliasCode { templates, requires, ..AliasCode::of_code(code.clone(), code.slots) }
    }

    /// What the head of a template requires, each on its own.
    pub(super) fn required(&mut self, requires: &[super::Expr]) -> Vec<Rc<Code>> {
        requires.iter().map(|e| self.part(|c| c.value(e))).collect()
    }
}
