//! Which operators of the program an expression sees, and whether they take its operands.

use super::super::ast::{At, Name};
use super::super::compiled::{FunctionCode, Pattern};
use super::super::cute;
use super::super::program::{OF_PRELUDE, written};
use super::super::value::{ClassId, Outcome, Type, Value};
use super::Machine;
use super::binding::Call;
use super::scores::TO_BASE;
use super::values::MOVED;
use std::rc::Rc;

/// What an expression sees of operators that the program defines beside its classes.
struct Sight {
    /// Where it stands.
    place: At,
    /// Whether its operands find those declared behind it too, as in a template.
    is_template: bool,
    /// The namespaces around it, and those opened there.
    namespaces: Vec<Rc<str>>,
}

impl Sight {
    /// Whether it sees the operator of a namespace that is declared at a place; `is_near` where its operands are of that namespace.
    fn takes(&self, namespace: &Rc<str>, since: At, is_near: bool) -> bool {
        let is_before = since < self.place;
        is_before && self.namespaces.contains(namespace) || is_near && (is_before || self.is_template)
    }
}

impl Machine<'_> {
    /// The namespaces in which the program itself has functions of a name.
    pub(super) fn own_namespaces(&mut self, name: &str) -> super::Namespaces {
        let count = self.program.functions.len();
        if let Some((at, known)) = self.own_operators.get(name)
            && *at == count
        {
            return known.clone();
        }
        let mut found: Vec<Rc<str>> = Vec::new();
        for f in &self.program.functions {
            // what is defaulted is done part by part
            let is_written = !matches!(f.ast.body, Some(super::super::ast::Body::Default));
            if *f.ast.name == *name && is_written && !f.scope.is_prelude && (f.scope.class.is_none() || f.ast.flags.is_friend) {
                let namespace = f.scope.namespace.clone();
                if !found.contains(&namespace) {
                    found.push(namespace);
                }
            }
        }
        let found: super::Namespaces = found.into();
        self.own_operators.insert(name.into(), (count, found.clone()));
        found
    }

    /// Whether an operand is a value of the library that an operator of the program may take.
    pub(super) fn is_of_library(&self, v: &Value) -> bool {
        match v {
            Value::Array(array) => !matches!(self.state.types.get(array.ty), Type::Array(..)),
            Value::Text(_) | Value::Tuple(_) | Value::Closure(_) | Value::Underscore => true,
            Value::Cute(_) => !cute::is_enumerator(v),
            Value::Element(..) => self.state.value(v).is_ok_and(|v| self.is_of_library(&v)),
            _ => false,
        }
    }

    /// Whether an operand is a `cutlass::Array`, whose operators the library has.
    fn is_of_cutlass(&self, v: &Value) -> bool {
        matches!(v, Value::Array(array) if matches!(self.state.types.get(array.ty), Type::Library(of, _) if &**of == "Array"))
    }

    /// Whether the program has operators of its own that could take one of these operands of the library.
    pub(super) fn takes_library(&mut self, name: &str, operands: &[&Value]) -> bool {
        // those of `cutlass::Array` stand in the prelude
        operands.iter().any(|v| self.is_of_cutlass(v)) || operands.iter().any(|v| self.is_of_library(v)) && self.has_own(name)
    }

    /// Whether the program has functions for an operator: of its name, or of that which C++20 makes it of.
    fn has_own(&mut self, name: &str) -> bool {
        let other = match name {
            "operator!=" => Some("operator=="),
            "operator<" | "operator<=" | "operator>" | "operator>=" => Some("operator<=>"),
            _ => None,
        };
        !self.own_namespaces(name).is_empty() || other.is_some_and(|name| !self.own_namespaces(name).is_empty())
    }

    /// Starts the call of the function of the program that an operator means for operands, some of them temporaries; whether there
    /// is one.
    pub(super) fn operator_function(&mut self, name: &Name, operands: &[Value], temporaries: u64) -> Outcome<bool> {
        let values = operands.iter().map(|v| self.state.value(v)).collect::<Outcome<Vec<Value>>>()?;
        let near = self.associated(&values)?;
        // those of the program, then those of the library
        for of_library in [false, true] {
            let Some(set) = self.operator_set(name, &values, &near, (of_library, false))? else { continue };
            // what a call before it was told is none of its own
            self.passing = super::Passing::default();
            self.note_constants(None, operands);
            self.passing.moved = temporaries >> MOVED;
            let depth = self.frames.len();
            // no operand is converted for a function that is none for the others
            let converts = |v: &Value| matches!(v, Value::Object(o) if !self.conversions_of(o.class).is_empty());
            if values.iter().any(converts) && !self.takes_operands(set, operands, temporaries)? {
                continue;
            }
            match self.call_set(set, None, Value::Void, Vec::new(), operands.to_vec(), temporaries) {
                Ok(()) => {
                    self.owns_operands(depth, temporaries);
                    return Ok(true);
                }
                Err(fault) if fault.kind == super::FaultKind::IllFormed => self.failed_at = None,
                Err(fault) => return Err(fault),
            }
        }
        Ok(false)
    }

    /// Whether a function of a set takes operands, of which none is converted.
    pub(super) fn takes_operands(&mut self, set: u32, operands: &[Value], temporaries: u64) -> Outcome<bool> {
        let passing = self.passing;
        let outer = std::mem::replace(&mut self.comparing, true);
        let bound = self.choose(set, None, Call { this: &Value::Void, templates: &[], args: operands, temporaries });
        self.comparing = outer;
        self.passing = passing;
        match bound {
            Ok(bound) => self.cut(bound.base),
            Err(fault) if fault.kind == super::FaultKind::IllFormed => {
                self.failed_at = None;
                return Ok(false);
            }
            Err(fault) => return Err(fault),
        }
        Ok(true)
    }

    /// The functions that an operator may mean for operands: those of the program, or those of the library.
    pub(super) fn operator_set(
        &mut self,
        name: &Name,
        values: &[Value],
        (near, classes): &(Vec<Rc<str>>, Vec<ClassId>),
        (of_library, with_defaults): (bool, bool),
    ) -> Outcome<Option<u32>> {
        let sight = self.sight_of_operators();
        let sets = self.program.of_namespaces.get(name).cloned().unwrap_or_default();
        let (mut all, mut owners) = (Vec::new(), Vec::new());
        for f in sets.iter().flat_map(|set| self.program.sets[*set as usize].1.clone()).collect::<Vec<u32>>() {
            let scope = &self.program.functions[f as usize].scope;
            // what is defaulted is done part by part
            let is_default = matches!(self.program.functions[f as usize].ast.body, Some(super::super::ast::Body::Default));
            if scope.is_prelude != of_library || is_default && !with_defaults || all.contains(&f) {
                continue;
            }
            // a friend that is defined in a class is found where an operand is of that class, and sees its arguments
            let owner = scope.class.and_then(|home| classes.iter().copied().find(|class| self.is_instance(*class, home)));
            let is_seen = match (scope.class, &sight) {
                (Some(_), _) => owner.is_some(),
                (None, Some(sight)) if !of_library => {
                    // what a program adds to a namespace of the library is for the library's types
                    let is_near = near.contains(&scope.namespace) || matches!(&*scope.namespace, "std" | "cute" | "cutlass");
                    sight.takes(&scope.namespace, self.program.functions[f as usize].since, is_near)
                }
                _ => true,
            };
            if is_seen && self.means_operands(f, owner, name, values)? {
                all.push(f);
                owners.push(owner);
            }
        }
        Ok((!all.is_empty()).then(|| self.set_with(name, all, owners)))
    }

    /// The frame whose text names the operator that is looked up.
    pub(super) fn frame_of_operators(&self) -> Option<&super::Frame> {
        // the method of a string stream writes what the program passes to it
        let writes = |frame: &&super::Frame| {
            let name = frame.function.as_ref().map(|f| &*self.program.functions[f.id as usize].ast.name);
            frame.code.is_prelude && frame.class.is_some() && matches!(name, Some("operator<<" | "__over"))
        };
        self.frames.iter().rev().find(|frame| !writes(frame))
    }

    /// What the expression that runs sees of operators; none in text whose parts see what stands behind them.
    fn sight_of_operators(&self) -> Option<Sight> {
        let frame = self.frame_of_operators()?;
        if self.program.units != 1 {
            return None;
        }
        // code of the library sees no operator of the program by itself
        let place = frame.code.at.get(frame.at.saturating_sub(1)).copied().filter(|_| !frame.code.is_prelude);
        let function = frame.function.as_ref();
        let class = frame.class.map(|class| &self.program.classes[self.instances[class.0 as usize].def as usize]);
        let is_template = function.is_none_or(|f| !f.templates.is_empty()) || class.is_some_and(|class| !class.params.is_empty());
        let Some(place) = place else {
            return Some(Sight { place: At::default(), is_template: true, namespaces: Vec::new() });
        };
        let scope = match (function, class) {
            (Some(f), _) if frame.closure.is_none() => Some(&self.program.functions[f.id as usize].scope),
            (_, class) => class.map(|class| &class.scope),
        };
        let mut namespace = scope.map_or("", |scope| written(&scope.namespace));
        let mut all: Vec<Rc<str>> = self.program.opened_from(namespace).into_iter().map(Rc::from).collect();
        let opened = self.program.opened_in_blocks.iter().filter(|(_, since)| *since < place);
        all.extend(opened.map(|(namespace, _)| namespace.clone()));
        while !namespace.is_empty() {
            all.push(namespace.into());
            namespace = namespace.rfind("::").map_or("", |end| &namespace[..end]);
        }
        all.extend(["".into(), OF_PRELUDE.into()]);
        Some(Sight { place, is_template, namespaces: all })
    }

    /// Whether an operator names what it takes: one that takes anything at all is not better than the library's own, nor one
    /// that takes what the library writes or compares by a conversion to a class.
    fn means_operands(&mut self, function: u32, owner: Option<ClassId>, name: &str, operands: &[Value]) -> Outcome<bool> {
        let code = self.function_code(function);
        if operands.iter().any(|v| matches!(v, Value::Object(_))) {
            return Ok(!self.takes_other_objects(&code, owner, operands)?);
        }
        let has_library = name.contains(['<', '>', '=']);
        for (v, param) in operands.iter().zip(&code.params) {
            // an enumeration is a number before it becomes an object
            if let Value::Enum(..) = v {
                if self.fits_as_it_is(&param.pattern, v, code.slots, owner)? {
                    return Ok(true);
                }
                continue;
            }
            let takes_all = matches!(super::patterns::inner(&param.pattern), Pattern::Bind(..) | Pattern::Any);
            // the library writes no vector, and has no arithmetic but that of strings
            let is_lambda = matches!(v, Value::Closure(_));
            let is_unwritten = matches!(v, Value::Array(array)
                if matches!(self.state.types.get(array.ty), Type::Library(of, _) if &**of == "vector"));
            let is_free = match name {
                _ if matches!(v, Value::Cute(_) | Value::Underscore) => !cute::has_operator(name, v, operands),
                "operator<<" | "operator>>" => is_unwritten || is_lambda,
                _ => {
                    let is_added = name == "operator+" && matches!(v, Value::Text(_));
                    is_lambda || !has_library && !is_added && self.is_of_library(v) && !self.is_of_cutlass(v)
                }
            };
            if takes_all && is_free {
                return Ok(true);
            }
            if takes_all || !self.is_of_library(v) {
                continue;
            }
            if is_free || !has_library && !matches!(v, Value::Text(_)) || self.fits_as_it_is(&param.pattern, v, code.slots, owner)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether an operator takes objects of classes that an operand does not become, which is a number for it: no other operand is
    /// converted.
    fn takes_other_objects(&mut self, code: &FunctionCode, owner: Option<ClassId>, operands: &[Value]) -> Outcome<bool> {
        for (v, param) in operands.iter().zip(&code.params) {
            let pattern = super::patterns::inner(&param.pattern);
            if let (Value::Object(o), Pattern::Concrete(_)) = (v, pattern)
                && !self.conversions_of(o.class).is_empty()
                && self.fit(pattern, v, code.slots, owner)?.is_none()
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether a value fits the pattern of a parameter without a conversion by a class or the library.
    fn fits_as_it_is(&mut self, pattern: &Pattern, v: &Value, slots: usize, owner: Option<ClassId>) -> Outcome<bool> {
        let outer = std::mem::replace(&mut self.standard_only, true);
        let found = self.fit(pattern, v, slots, owner);
        self.standard_only = outer;
        Ok(matches!(found?, Some(TO_BASE..)))
    }

    /// How well a value fits the pattern of a parameter, of a function of a class or of none.
    pub(super) fn fit(&mut self, pattern: &Pattern, v: &Value, slots: usize, owner: Option<ClassId>) -> Outcome<Option<i64>> {
        let base = self.room(slots)?;
        let found = self.matches(pattern, &Value::TypeOf(Rc::new(v.clone())), base, owner, &Value::Void);
        self.cut(base);
        match found {
            Err(fault) if fault.kind == super::FaultKind::Limit => Err(fault),
            found => {
                self.failed_at = None;
                Ok(found.unwrap_or_default())
            }
        }
    }
}
