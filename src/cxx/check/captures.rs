//! Lambdas: what their bodies see of the function around them, and what they may keep of it.

use super::super::ast::{Lambda, Name};
use super::types::{Category, Qual, Refers};
use super::{At, BodyInfo, Checker, Declared, Meaning, Var};
use std::collections::HashSet;
use std::rc::Rc;

impl Checker<'_> {
    /// Refuses the use of the object in a lambda that does not capture it.
    pub(super) fn captures_this(&mut self, at: At) {
        let missing = self.bodies.iter().rev().take_while(|b| b.lambda.is_some()).any(|b| match &b.lambda {
            Some((names, all)) => !all && !names.contains("this") && !names.contains("*this"),
            None => false,
        });
        if missing && self.unevaluated == 0 {
            self.refuse(at, "the lambda does not capture `this`, which this needs");
        }
    }

    /// Whether a lambda between here and the declaration of a variable has copied it, and may not change the copy.
    pub(super) fn is_frozen(&self, name: &Name, body: usize) -> bool {
        self.bodies.iter().skip(body).any(|b| match &b.frozen {
            Some((copies, references, all)) => copies.contains(name) || *all && !references.contains(name),
            None => false,
        })
    }

    /// Refuses a variable of the function around a lambda that the lambda does not capture.
    pub(super) fn captured(&mut self, name: &Name, var: &Rc<Var>, body: usize, at: At) {
        let is_free = var.is_static || var.constant.is_some() || var.is_constant && var.declared.refers == Refers::No;
        if is_free || self.unevaluated > 0 || var.declared.qual.is_const && var.declared.qual.ty.is_open() {
            return;
        }
        let missing = self.bodies.iter().skip(body).any(|b| match &b.lambda {
            Some((names, all)) => !all && !names.contains(name),
            None => false,
        });
        if missing {
            self.refuse(at, format_args!("the lambda does not capture `{name}`"));
        }
    }

    pub(super) fn lambda(&mut self, lambda: &Rc<Lambda>) {
        use super::super::ast::CaptureMode;
        let f = &lambda.function;
        if lambda.default.is_some() && self.bodies.is_empty() && self.around.is_empty() {
            self.refuse(f.at, "a lambda outside of all functions captures nothing");
        }
        let is_mutable = f.flags.is_mutable;
        let named = |mode| lambda.captures.iter().filter(|c| c.mode == mode && c.init.is_none()).map(|c| c.name.clone()).collect();
        let mut names = HashSet::new();
        let mut fresh = Vec::new();
        for capture in &lambda.captures {
            match &capture.init {
                Some(init) => {
                    let seen = self.expanded(true, |c| c.expr(init));
                    let is_copy = capture.mode == super::super::ast::CaptureMode::Copy;
                    if !is_copy && seen.category == Category::Rvalue && !seen.qual.is_const && !seen.ty().is_unknown() {
                        self.refuse(init.at, "a reference needs an object, and this is a value");
                    }
                    let qual = if is_copy { Qual { ty: seen.ty().decayed(), is_const: !is_mutable } } else { seen.qual };
                    fresh.push((capture.name.clone(), capture.at, qual, capture.expands));
                }
                None => self.capture(&capture.name, capture.at),
            }
            names.insert(capture.name.clone());
        }
        // a copy of the object is as `const` as the lambda
        let copies_this = lambda.captures.iter().any(|c| &*c.name == "*this");
        let method = self.bodies.iter().rposition(|b| b.lambda.is_none()).filter(|_| copies_this);
        let outer = method.map(|at| (at, std::mem::replace(&mut self.bodies[at].is_const, !is_mutable)));
        self.enter();
        self.template_params(f.template.as_deref().unwrap_or_default());
        let result = self.result_type(f);
        self.bodies.push(BodyInfo {
            is_deduced: f.result.is_none(),
            result,
            lambda: Some((names, lambda.default.is_some())),
            frozen: (!is_mutable)
                .then(|| (named(CaptureMode::Copy), named(CaptureMode::Reference), lambda.default == Some(CaptureMode::Copy))),
            ..BodyInfo::default()
        });
        self.enter();
        for (name, at, qual, is_pack) in fresh {
            let declared = Declared { qual, refers: Refers::No };
            let var = Var { declared, constant: None, is_constant: false, is_static: false, callable: None };
            self.declare(&name, at, Meaning::Variable(Rc::new(var)));
            if is_pack {
                self.declare_pack(&name);
            }
        }
        self.enter();
        for p in f.params.iter().filter(|p| p.name.as_ref().is_some_and(|n| lambda.captures.iter().any(|c| c.name == *n))) {
            self.refuse(p.at, "the lambda captures something of this name");
        }
        // what is captured by copy does not change, and is known by its name alone
        self.params(f);
        self.block_of(f);
        self.leave();
        self.leave();
        let body = self.body_ended();
        self.leave();
        if let Some((at, is_const)) = outer {
            self.bodies[at].is_const = is_const;
        }
        let captures = lambda.default.is_some() || !lambda.captures.is_empty();
        self.latest_lambda = Some(Rc::new(self.lambda_called(f, captures, &body)));
    }

    /// A capture by name: it has to be a variable around the lambda.
    fn capture(&mut self, name: &Name, at: At) {
        if matches!(&**name, "this" | "*this") {
            let method = self.bodies.iter().rev().find(|b| b.lambda.is_none());
            if method.is_some_and(|b| !b.has_this) && self.unevaluated == 0 {
                self.refuse(at, "there is no object here that `this` could point to");
            }
            return;
        }
        match self.local(name) {
            Some((symbol, body)) => {
                if let Meaning::Variable(var) = symbol.meaning.clone() {
                    self.captured(name, &var, body, at);
                }
            }
            None => {
                let is_global = self.global(name).is_some() || self.program.visible(name).is_some();
                if !is_global && !self.scopes.is_empty() {
                    self.refuse(at, format_args!("the lambda captures `{name}`, and no variable is called so"));
                }
            }
        }
    }
}

/// Whether the innermost function is one of a class.
pub(super) fn method_is_of_class(bodies: &[BodyInfo]) -> bool {
    bodies.iter().rev().find(|b| b.lambda.is_none()).is_some_and(|b| b.has_this)
}
