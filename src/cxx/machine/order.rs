//! Which of two function templates is the more special one, by [temp.func.order].

use super::super::compiled::{FunctionCode, ParamSlot, Pattern, TemplateName, TemplateSlot};
use super::super::library;
use super::super::program::{Constrained, FunctionDef};
use super::super::value::{ClassId, Fault, FaultKind, Outcome, Type, TypeId, Value};
use super::Machine;
use std::cmp::Ordering;
use std::collections::HashMap;

/// The most arguments that the parameters of two templates are compared for.
const MAX_COMPARED: usize = 64;

/// What stands where a type does: a pattern of the other template, whose parameters are types of their own, or a type.
#[derive(Clone, Copy)]
enum Form<'p> {
    Pattern(&'p Pattern),
    Type(TypeId),
    Value(i64),
}

/// What the parameters of the template stand for so far.
type Bindings<'p> = HashMap<u32, Form<'p>>;

impl Machine<'_> {
    /// Whether `a` is more special than `b` for a call with so many arguments: `Greater` where it is, `None` where the call is ambiguous
    /// if nothing else tells.
    pub(super) fn more_special(
        &mut self,
        a: &FunctionCode,
        b: &FunctionCode,
        class: Option<ClassId>,
        args: usize,
    ) -> Outcome<Option<Ordering>> {
        if !a.is_template() && !b.is_template() {
            return self.constraint_order(a, b).map(Some);
        }
        // what is deduced of two pointers does not tell what of them is `const`
        let is_pointer = |param: &ParamSlot| matches!(super::patterns::inner(&param.pattern), Pattern::Pointer(_));
        let are_pointers = a.params.iter().zip(&b.params).any(|(a, b)| is_pointer(a) && is_pointer(b));
        let are_own = !a.code.is_prelude && !b.code.is_prelude && !are_pointers;
        let n = args.min(MAX_COMPARED);
        let (mut to_b, mut to_a) = (Bindings::new(), Bindings::new());
        // whether the one can be deduced from the other, so that that one is at least as special
        let (mut a_is, mut b_is) = (true, true);
        let (mut by_reference, mut is_alike) = (Ordering::Equal, true);
        for i in 0..n {
            let (Some(p), Some(q)) = (param(a, i), param(b, i)) else {
                break;
            };
            let (from_a, from_b) = (plain(&p.pattern), plain(&q.pattern));
            let a_fits = (q.pack || !p.pack) && self.deduces(from_b, Form::Pattern(from_a), &mut to_b, class)?;
            let b_fits = (p.pack || !q.pack) && self.deduces(from_a, Form::Pattern(from_b), &mut to_a, class)?;
            a_is &= a_fits;
            b_is &= b_fits;
            if a_fits && b_fits {
                by_reference = by_reference.then(reference_order(&p.pattern, &q.pattern));
            }
            is_alike &= refers(&p.pattern) == refers(&q.pattern);
        }
        let has_pack = |f: &FunctionCode| f.params.last().is_some_and(|p| p.pack);
        Ok(match (a_is, b_is) {
            (true, false) => Some(Ordering::Greater),
            (false, true) => Some(Ordering::Less),
            (true, true) => match by_reference.then(has_pack(b).cmp(&has_pack(a))).then(of_values(&a.templates, &b.templates)) {
                // only of templates with the same parameters one is more constrained
                Ordering::Equal if is_alike => match self.constraint_order(a, b)? {
                    Ordering::Equal if !a.requires.is_empty() => None,
                    order => Some(order),
                },
                Ordering::Equal if are_own || !a.requires.is_empty() || !b.requires.is_empty() => None,
                order => Some(order),
            },
            (false, false) if are_own => None,
            (false, false) => Some(Ordering::Equal),
        })
    }

    /// Which of two specialisations has the more special arguments: `Equal` where neither has.
    pub(super) fn more_special_arguments(
        &mut self,
        (a, of_a): (&[(Pattern, bool)], &[TemplateSlot]),
        (b, of_b): (&[(Pattern, bool)], &[TemplateSlot]),
        class: Option<ClassId>,
    ) -> Outcome<Ordering> {
        fn forms(of: &[(Pattern, bool)]) -> Vec<(Form<'_>, bool)> {
            of.iter().map(|(p, expands)| (Form::Pattern(p), *expands)).collect()
        }
        self.state.memory.budget.work((a.len() + b.len()) as u64);
        let a_is = self.deduces_list(b, &forms(a), &mut Bindings::new(), class);
        let b_is = self.deduces_list(a, &forms(b), &mut Bindings::new(), class);
        match (a_is, b_is) {
            (Ok(true), Ok(true)) => Ok(of_values(of_a, of_b)),
            (Ok(a_is), Ok(b_is)) => Ok(a_is.cmp(&b_is)),
            (Err(fault), _) | (_, Err(fault)) if fault.kind == FaultKind::Limit => Err(fault),
            // what is not known without what is around it
            _ => {
                self.failed_at = None;
                Ok(Ordering::Equal)
            }
        }
    }

    /// Which of two functions is more constrained.
    fn constraint_order(&self, a: &FunctionCode, b: &FunctionCode) -> Outcome<Ordering> {
        if a.requires.is_empty() && b.requires.is_empty() {
            return Ok(Ordering::Equal);
        }
        let (f, g) = (&self.program.functions[a.id as usize], &self.program.functions[b.id as usize]);
        self.more_constrained(&constrained(f), &constrained(g))
    }

    /// Which of two declarations is more constrained: `Greater` where it is the first.
    pub(super) fn more_constrained(&self, a: &Constrained, b: &Constrained) -> Outcome<Ordering> {
        self.program
            .more_constrained(a, b)
            .ok_or_else(|| Fault::new(FaultKind::Limit, "what two templates require is too large to compare"))
    }

    /// Whether the parameters of `pattern` can be deduced from a form of the other template.
    fn deduces<'p>(&mut self, pattern: &'p Pattern, from: Form<'p>, bound: &mut Bindings<'p>, class: Option<ClassId>) -> Outcome<bool> {
        let from = match from {
            Form::Pattern(Pattern::Concrete(code)) => self.concrete(code, class)?,
            from => from,
        };
        Ok(match (pattern, from) {
            (Pattern::Any | Pattern::Dependent(_), _) => true,
            // each element of a pack is deduced on its own
            (Pattern::Bind(_, true), _) => true,
            (Pattern::Bind(slot, _), from) => match bound.get(slot) {
                Some(have) => self.is_same_form(*have, from),
                None => {
                    bound.insert(*slot, from);
                    true
                }
            },
            (Pattern::Concrete(code), from) => match (self.concrete(code, class)?, from) {
                (Form::Type(a), Form::Type(b)) => a == b,
                (Form::Value(a), Form::Value(b)) => a == b,
                _ => false,
            },
            (Pattern::Const(p), Form::Pattern(Pattern::Const(q)))
            | (Pattern::Pointer(p), Form::Pattern(Pattern::Pointer(q)))
            | (Pattern::Reference(p), Form::Pattern(Pattern::Reference(q)))
            | (Pattern::Forwarding(p), Form::Pattern(Pattern::Forwarding(q))) => self.deduces(p, Form::Pattern(q), bound, class)?,
            (Pattern::Array(p, n), Form::Pattern(Pattern::Array(q, m))) => {
                let extents = match (n, m) {
                    (Some(n), Some(m)) => self.deduces(n, Form::Pattern(m), bound, class)?,
                    (None, _) => true,
                    (Some(_), None) => false,
                };
                extents && self.deduces(p, Form::Pattern(q), bound, class)?
            }
            (Pattern::Template(name, args), Form::Pattern(Pattern::Template(other, given))) => {
                let given: Vec<(Form, bool)> = given.iter().map(|(p, expands)| (Form::Pattern(p), *expands)).collect();
                // what the template leaves to its defaults is deduced too
                let takes_pack = |def: u32| self.program.classes[def as usize].ast.template.iter().flatten().any(|p| p.pack);
                let has_defaults = match name {
                    TemplateName::Param(_) => true,
                    TemplateName::Library(name) => library::has_defaults(name),
                    name => name.class().is_some_and(|def| !takes_pack(def)),
                };
                let named = if has_defaults { args.len().min(given.len()) } else { args.len() };
                self.is_same_template(name, other) && self.deduces_list(&args[..named], &given, bound, class)?
            }
            (Pattern::Function(result, params, _), Form::Pattern(Pattern::Function(made, given, _))) => {
                let given: Vec<(Form, bool)> = given.iter().map(|(p, expands)| (Form::Pattern(p), *expands)).collect();
                self.deduces(result, Form::Pattern(made), bound, class)? && self.deduces_list(params, &given, bound, class)?
            }
            (_, Form::Type(ty)) => self.deduces_type(pattern, ty, bound, class)?,
            _ => false,
        })
    }

    /// The same from a type without parameters.
    fn deduces_type<'p>(&mut self, pattern: &'p Pattern, ty: TypeId, bound: &mut Bindings<'p>, class: Option<ClassId>) -> Outcome<bool> {
        let inner = match (pattern, self.state.types.get(ty).clone()) {
            (Pattern::Pointer(p), _) if let Some(of) = self.state.types.pointed_to(ty) => Some((p, of)),
            (Pattern::Const(p), Type::Const(of))
            | (Pattern::Reference(p), Type::Reference(of))
            | (Pattern::Forwarding(p), Type::Forwarding(of))
            | (Pattern::Array(p, None), Type::Array(of, _)) => Some((p, of)),
            (Pattern::Array(p, Some(n)), Type::Array(of, Some(extent))) => {
                if !self.deduces(n, Form::Value(extent), bound, class)? {
                    return Ok(false);
                }
                Some((p, of))
            }
            _ => None,
        };
        if let Some((p, of)) = inner {
            return self.deduces(p, Form::Type(of), bound, class);
        }
        if let (Pattern::Function(result, params, _), Type::Function(made, given, _)) = (pattern, self.state.types.get(ty).clone()) {
            let given: Vec<(Form, bool)> = given.iter().map(|ty| (Form::Type(*ty), false)).collect();
            return Ok(self.deduces(result, Form::Type(made), bound, class)? && self.deduces_list(params, &given, bound, class)?);
        }
        let Pattern::Template(name, args) = pattern else {
            return Ok(false);
        };
        let given = match name {
            TemplateName::Library(name) => library::template_args(&mut self.state, ty, name),
            TemplateName::Class(def) | TemplateName::Member(def, _) => self.arguments_of(ty, *def),
            TemplateName::Param(_) | TemplateName::Given(_) => {
                return Ok(matches!(self.state.types.get(ty), Type::Class(_) | Type::Library(..)));
            }
        };
        let Some(given) = given else {
            return Ok(false);
        };
        let given: Vec<(Form, bool)> = given
            .iter()
            .map(|v| match v {
                Value::Int(_, n) | Value::Enum(_, n) | Value::Static(_, n, _) => Ok((Form::Value(*n), false)),
                v => self.type_id(v).map(|id| (Form::Type(id), false)),
            })
            .collect::<Outcome<_>>()?;
        self.deduces_list(args, &given, bound, class)
    }

    /// The arguments of a template one by one; a pack takes all that are left.
    fn deduces_list<'p>(
        &mut self,
        args: &'p [(Pattern, bool)],
        given: &[(Form<'p>, bool)],
        bound: &mut Bindings<'p>,
        class: Option<ClassId>,
    ) -> Outcome<bool> {
        for (i, (pattern, expands)) in args.iter().enumerate() {
            if *expands {
                return Ok(true);
            }
            match given.get(i) {
                Some((form, false)) => {
                    if !self.deduces(pattern, *form, bound, class)? {
                        return Ok(false);
                    }
                }
                _ => return Ok(false),
            }
        }
        Ok(given.len() == args.len())
    }

    /// A type or a value without parameters.
    fn concrete<'p>(&mut self, code: &std::rc::Rc<super::Code>, class: Option<ClassId>) -> Outcome<Form<'p>> {
        let v = self.eval_alone(code, class, Value::Void)?;
        Ok(match self.state.value(&v)? {
            Value::Int(_, n) | Value::Enum(_, n) | Value::Static(_, n, _) => Form::Value(n),
            v => Form::Type(self.type_id(&v)?),
        })
    }

    fn is_same_template(&self, a: &TemplateName, b: &TemplateName) -> bool {
        match (a, b) {
            (TemplateName::Library(a), TemplateName::Library(b)) => a == b,
            (TemplateName::Param(_), _) => true,
            _ => a.class().is_some() && a.class() == b.class(),
        }
    }

    /// Whether a parameter that stands for one form can stand for another one too.
    fn is_same_form(&self, a: Form, b: Form) -> bool {
        match (a, b) {
            (Form::Type(a), Form::Type(b)) => a == b,
            (Form::Value(a), Form::Value(b)) => a == b,
            (Form::Pattern(a), Form::Pattern(b)) => match (a, b) {
                (Pattern::Any, Pattern::Any) => false,
                (Pattern::Bind(a, _), Pattern::Bind(b, _)) => a == b,
                (Pattern::Const(a), Pattern::Const(b))
                | (Pattern::Pointer(a), Pattern::Pointer(b))
                | (Pattern::Reference(a), Pattern::Reference(b))
                | (Pattern::Forwarding(a), Pattern::Forwarding(b)) => self.is_same_form(Form::Pattern(a), Form::Pattern(b)),
                (Pattern::Template(name, args), Pattern::Template(other, given)) => {
                    let mut same = self.is_same_template(name, other) && args.len() == given.len();
                    for ((p, _), (q, _)) in args.iter().zip(given) {
                        same = same && self.is_same_form(Form::Pattern(p), Form::Pattern(q));
                    }
                    same
                }
                _ => false,
            },
            _ => false,
        }
    }
}

/// Of two templates that are alike the one whose values have types is more special than the one that takes `auto`.
fn of_values(a: &[TemplateSlot], b: &[TemplateSlot]) -> Ordering {
    let autos = |of: &[TemplateSlot]| of.iter().filter(|t| t.takes_auto()).count();
    autos(b).cmp(&autos(a))
}

/// The parameter that argument `i` is for.
fn param(f: &FunctionCode, i: usize) -> Option<&ParamSlot> {
    f.params.get(i).or_else(|| f.params.last().filter(|p| p.pack))
}

fn refers(pattern: &Pattern) -> bool {
    matches!(pattern, Pattern::Reference(_) | Pattern::Forwarding(_))
}

/// A pattern without a reference around it and without `const` at its outermost level.
fn plain(pattern: &Pattern) -> &Pattern {
    let pattern = match pattern {
        Pattern::Reference(p) | Pattern::Forwarding(p) => p,
        p => p,
    };
    match pattern {
        Pattern::Const(p) => p,
        p => p,
    }
}

/// Of two references: `T&` is more special than `T&&`, and `T const&` than `T&`.
fn reference_order(a: &Pattern, b: &Pattern) -> Ordering {
    let is_const = |p: &Pattern| matches!(p, Pattern::Const(_));
    match (a, b) {
        (Pattern::Reference(_), Pattern::Forwarding(_)) => Ordering::Greater,
        (Pattern::Forwarding(_), Pattern::Reference(_)) => Ordering::Less,
        (Pattern::Reference(p), Pattern::Reference(q)) | (Pattern::Forwarding(p), Pattern::Forwarding(q)) => is_const(p).cmp(&is_const(q)),
        _ => Ordering::Equal,
    }
}

fn constrained(f: &FunctionDef) -> Constrained<'_> {
    let template = f.ast.template.as_deref().unwrap_or_default();
    Constrained { template, params: &f.ast.params, requires: &f.ast.requires, scope: &f.scope }
}
