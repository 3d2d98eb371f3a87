//! Texts one after another over the same definitions: what a session says beside the notation.

use super::super::ast::{
    Alias, At, Bindings, Expr, ExprKind, Init, Item, Member, Name, Stmt, StmtKind, Type, TypeKind, Unit, Variable, Variables,
};
use super::super::code::{Code, Op};
use super::super::compile::Compiler;
use super::super::compiled::AliasCode;
use super::super::program::{AliasDef, Entity, GlobalDef, Scope};
use super::super::value::{ClassId, Fault, FaultKind, Outcome, Type as ValueType, Value};
use super::{Machine, Stop};
use std::rc::Rc;

/// The outcome of a text: its value and what it declares.
#[derive(Debug, Default)]
pub(in super::super) struct Performed {
    /// The value of its last statement, where that is an expression.
    pub(in super::super) value: Option<Value>,
    /// The variables that it declares, in order.
    pub(in super::super) declared: Vec<(Name, Value)>,
    /// What `main` returned, where the text has one.
    pub(in super::super) status: Option<i32>,
}

/// What a name was before a text gave it a meaning of its own.
type Before = (Name, Option<Entity>);

impl Machine<'_> {
    /// Adds definitions; what they replace keeps its meaning where it is used already.
    pub(in super::super) fn define(&mut self, items: Vec<Item>) {
        self.forget(&items);
        self.program.add(Unit { items }, false);
    }

    /// Adds definitions of the prelude; what the program defines itself stays.
    pub(in super::super) fn provide(&mut self, mut unit: Unit) {
        unit.items.retain(|item| match item {
            Item::Class(class) => !self.program.entities.contains_key(&*class.name),
            Item::Alias(alias) => !self.program.entities.contains_key(&*alias.name),
            _ => true,
        });
        self.program.add(unit, true);
    }

    /// Notes that the texts to come may have arrays of CUTLASS.
    pub(in super::super) fn may_have_arrays(&mut self) {
        self.program.has_arrays = true;
    }

    fn forget(&mut self, items: &[Item]) {
        for item in items {
            match item {
                Item::Function(f) if f.body.is_some() && f.owner.is_none() => self.forget_function(&f.name, f.params.len()),
                Item::Class(class) if !class.is_declaration && class.specialised.is_none() => self.forget_class(&class.name),
                _ => {}
            }
        }
    }

    /// A function that is defined again replaces the one with as many parameters.
    fn forget_function(&mut self, name: &str, params: usize) {
        if let Some(Entity::Functions(set)) = self.program.entities.get(name).copied() {
            let functions = &self.program.functions;
            let other = |id: &u32| functions[*id as usize].ast.params.len() != params || functions[*id as usize].ast.body.is_none();
            self.program.sets[set as usize].1.retain(other);
        }
    }

    fn forget_class(&mut self, name: &str) {
        if let Some(Entity::Class(id)) = self.program.entities.get(name).copied()
            && !self.program.classes[id as usize].ast.is_declaration
        {
            self.program.entities.remove(name);
        }
    }

    /// Whether a definition so far has this name.
    pub(in super::super) fn has(&self, name: &str) -> bool {
        self.program.namespaces.contains(name)
            || self.program.namespace_aliases.contains_key(name)
            || match self.program.visible(name) {
                Some(Entity::Functions(set)) => {
                    self.program.sets[set as usize].1.iter().any(|id| !self.program.functions[*id as usize].scope.is_prelude)
                }
                Some(Entity::Class(id)) => !self.program.classes[id as usize].scope.is_prelude,
                Some(Entity::Alias(id)) => !self.program.aliases[id as usize].scope.is_prelude,
                Some(Entity::Global(id)) => !self.program.globals[id as usize].scope.is_prelude,
                Some(Entity::Enum(id) | Entity::Enumerator(id, _)) => !self.program.enums[id as usize].scope.is_prelude,
                Some(Entity::Unread(_)) => true,
                None => false,
            }
    }

    /// Gives a name the meaning of a variable with this value, or of a type.
    pub(in super::super) fn lend(&mut self, name: &Name, v: Value) -> Before {
        let scope = Scope::default();
        let entity = match v {
            Value::Type(_) => {
                let ty = Type { kind: TypeKind::Auto, at: At::default() };
                let ast = Rc::new(Alias { name: name.clone(), template: None, requires: Vec::new(), ty, at: At::default() });
                let code =
                    Rc::new(Code { ops: vec![Op::Push(v), Op::Return(true)], at: vec![At::default(); 2], slots: 0, ..Code::default() });
                let code = Some(Rc::new(AliasCode::of_code(code, 0)));
                self.program.aliases.push(AliasDef { ast, scope, code });
                Entity::Alias(self.program.aliases.len() as u32 - 1)
            }
            v => {
                let is_const = self.constants.contains(name);
                let id = self.program.globals.len() as u32;
                self.program.globals.push(GlobalDef {
                    ast: declaration(name, is_const),
                    index: 0,
                    scope,
                    code: None,
                    specialised: Vec::new(),
                });
                let slot = self.state.globals.len() as u32;
                self.state.globals.push(v);
                self.globals.insert(id, slot);
                Entity::Global(id)
            }
        };
        (name.clone(), self.program.entities.insert(name.to_string(), entity))
    }

    /// Whether a variable is declared `const` or `constexpr`, and is no reference or pointer.
    fn is_declared_const(&self, id: u32) -> bool {
        let def = &self.program.globals[id as usize];
        let ty = &def.variable().ty.kind;
        matches!(ty, TypeKind::Const(_)) || def.ast.is_constexpr && !matches!(ty, TypeKind::Reference(_) | TypeKind::Forwarding(_))
    }

    /// The value that a name has now, where it was lent one.
    pub(in super::super) fn lent(&self, name: &str) -> Option<Value> {
        match self.program.entities.get(name) {
            Some(Entity::Global(id)) => self.globals.get(id).and_then(|slot| self.state.globals.get(*slot as usize)).cloned(),
            _ => None,
        }
    }

    /// Gives a name back what it was.
    pub(in super::super) fn give_back(&mut self, (name, before): Before) {
        match before {
            Some(entity) => self.program.entities.insert(name.to_string(), entity),
            None => self.program.entities.remove(&*name),
        };
    }

    /// Forgets what a name means at the level of the file.
    pub(in super::super) fn free(&mut self, name: &str) {
        self.program.entities.remove(name);
    }

    /// Does what a text says, in order.
    pub(in super::super) fn perform(&mut self, items: Vec<Item>, args: &[String]) -> Result<Performed, Stop> {
        (self.steps, self.look_at) = (0, 0);
        self.state.memory.budget.restart();
        self.failed_at = None;
        let (slots, stack) = (self.state.slots.len(), self.stack.len());
        let result = self.performed(items, args);
        self.frames.clear();
        self.marks.clear();
        self.probes.clear();
        self.within = 0;
        self.stack.truncate(stack);
        self.cut(slots as u32);
        result.map_err(|f| self.stop(f))
    }

    fn performed(&mut self, items: Vec<Item>, args: &[String]) -> Outcome<Performed> {
        let mut done = Performed::default();
        let runs = runs(&items);
        self.forget(&items);
        for item in items {
            done.value = None;
            match item {
                Item::Statement(s) => self.pasted(s, &mut done)?,
                Item::Variables(v) if v.template.is_none() => {
                    let first = self.program.globals.len() as u32;
                    self.program.add(Unit { items: vec![Item::Variables(v)] }, false);
                    for id in first..self.program.globals.len() as u32 {
                        let name = self.program.globals[id as usize].variable().name.clone();
                        let place = self.global(id).inspect_err(|_| self.free(&name))?;
                        let is_const = self.is_declared_const(id);
                        self.constants.retain(|known| *known != name);
                        self.constants.extend(is_const.then(|| name.clone()));
                        done.declared.push((name, place));
                    }
                }
                Item::Unread(u) => {
                    self.failed_at = Some(u.at);
                    return Err(Fault::new(FaultKind::Unsupported, format_args!("{} is not read", u.construct)));
                }
                item => {
                    self.program.add(Unit { items: vec![item] }, false);
                    self.check_asserts()?;
                }
            }
            if !self.pending_destructors.borrow().is_empty() {
                self.destroy()?;
            }
        }
        match runs {
            Some(name) if &*name == "main" => done.status = Some(self.run_main(args)?),
            Some(name) => {
                if let Some(Entity::Functions(set)) = self.program.find("", &[name]) {
                    self.call_set_now(set, None, Value::Void, &[], &[])?;
                    self.destroy()?;
                }
            }
            None => {}
        }
        Ok(done)
    }

    fn pasted(&mut self, s: Stmt, done: &mut Performed) -> Outcome<()> {
        match s.kind {
            StmtKind::Return(Some(e)) | StmtKind::Expr(e) => {
                let code = Compiler::new(&mut self.program, Scope::default()).expression(&e);
                let v = self.eval_alone(&code.code, None, Value::Void)?;
                let v = self.state.value(&v)?;
                done.value = Some(if is_printf(&e) { Value::Void } else { v });
            }
            StmtKind::Bindings(bindings) => self.apart(&bindings, done)?,
            kind => {
                let s = Stmt { kind, at: s.at };
                let code = Compiler::new(&mut self.program, Scope::default()).statement_alone(&s);
                self.eval_alone(&code, None, Value::Void)?;
            }
        }
        Ok(())
    }

    /// `auto [a, b] = e;`: each name is a variable of its own.
    fn apart(&mut self, bindings: &Bindings, done: &mut Performed) -> Outcome<()> {
        let code = Compiler::new(&mut self.program, Scope::default()).expression(&bindings.init);
        let v = self.eval_alone(&code.code, None, Value::Void)?;
        let v = self.state.value(&v)?;
        let parts: Vec<Value> = match &v {
            Value::Tuple(items) => items.to_vec(),
            Value::Object(_) if let Some(Value::Tuple(items)) = self.state.tuple_of_elements(&v)? => items.to_vec(),
            Value::Object(object) => object.fields.borrow().clone(),
            Value::Array(array) => {
                let n = self.state.length(array);
                (0..n).map(|i| self.state.element(array, i).and_then(|p| self.state.value(&p))).collect::<Outcome<_>>()?
            }
            _ => return Err(Fault::ill_formed("what is taken apart is no tuple")),
        };
        if parts.len() != bindings.names.len() {
            return Err(Fault::ill_formed(format_args!("{} names for {} elements", bindings.names.len(), parts.len())));
        }
        for ((name, _), v) in bindings.names.iter().zip(parts) {
            self.lend(name, v);
            if let Some(Entity::Global(id)) = self.program.entities.get(&**name).copied() {
                let place = self.global(id)?;
                done.declared.push((name.clone(), place));
            }
        }
        Ok(())
    }

    /// The class that a type is, and its name.
    pub(in super::super) fn class_of(&self, v: &Value) -> Option<(ClassId, String)> {
        match v {
            Value::Type(ty) => match self.state.types.get(self.state.types.strip(*ty)) {
                ValueType::Class(id) => Some((*id, self.state.types.name(*ty))),
                _ => None,
            },
            Value::Object(object) => Some((object.class, self.state.types.classes[object.class.0 as usize].name.clone())),
            _ => None,
        }
    }

    /// The members of a class, those of its bases first: each with its value, or with why it has none; data with its type.
    pub(in super::super) fn members(&mut self, class: ClassId) -> Vec<(Name, &'static str, Outcome<Value>)> {
        let mut all = Vec::new();
        for base in self.instances[class.0 as usize].bases.clone() {
            all.extend(self.members(base));
        }
        let def = self.instances[class.0 as usize].def as usize;
        let ast = self.program.classes[def].ast.clone();
        for member in &ast.members {
            let (kind, names): (&'static str, Vec<Name>) = match member {
                Member::Alias(alias) if alias.template.is_none() => ("type", vec![alias.name.clone()]),
                Member::Statics(v) if v.template.is_none() => ("constant", v.declared.iter().map(|d| d.name.clone()).collect()),
                Member::Class(inner) if inner.template.is_none() && !inner.name.contains('#') => ("class", vec![inner.name.clone()]),
                Member::Fields(v) if self.instances[class.0 as usize].broken.is_some() => {
                    let why =
                        || self.instances[class.0 as usize].broken.as_ref().map_or(Fault::ill_formed("it is not read"), |(_, f)| f.clone());
                    all.extend(v.declared.iter().map(|d| (d.name.clone(), "data", Err(why()))));
                    continue;
                }
                Member::Unread(u) => {
                    let name = u.name.clone().unwrap_or_else(|| Name::from("?"));
                    let fault = Fault::new(FaultKind::Unsupported, format_args!("{} is not read", u.construct));
                    all.retain(|(n, ..)| *n != name);
                    all.push((name, "unread", Err(fault)));
                    continue;
                }
                _ => continue,
            };
            for name in names {
                let v = self.class_member(class, &name, &Value::Void).and_then(|v| match v {
                    Some(v) => self.state.value(&v),
                    None => Err(Fault::ill_formed("it has no value")),
                });
                self.failed_at = None;
                all.retain(|(n, ..)| *n != name);
                all.push((name, kind, v));
            }
        }
        let data = self.instances[class.0 as usize].fields.clone();
        all.extend(data.iter().filter(|f| f.owner == class).map(|f| (f.name.clone(), "data", Ok(Value::Type(f.ty)))));
        all
    }

    /// The names of all definitions at the level of the file.
    pub(in super::super) fn names(&self) -> Vec<String> {
        self.program.entities.keys().filter(|name| !name.contains("::") && self.has(name)).cloned().collect()
    }

    /// The type that `v` is, or has.
    pub(in super::super) fn type_name(&mut self, v: &Value) -> String {
        let ty = self.state.type_of(v);
        self.state.types.name(ty)
    }

    /// How many definitions and variables there are: what may point into the texts.
    pub(in super::super) fn size(&self) -> usize {
        let p = &self.program;
        p.functions.len() + p.classes.len() + p.aliases.len() + p.globals.len() + p.lambdas.len() + p.enums.len()
    }

    /// The first assertion of the files that is false; one that cannot be decided is not a mistake of a file of definitions.
    pub(in super::super) fn false_assert(&mut self) -> Option<Stop> {
        for (assertion, scope) in std::mem::take(&mut self.program.asserts) {
            let code = Compiler::new(&mut self.program, scope).assertion(&assertion);
            match self.eval_alone(&code, None, Value::Void) {
                Err(fault) if fault.kind == FaultKind::StaticAssert => return Some(self.stop(fault)),
                _ => self.failed_at = None,
            }
        }
        None
    }

    /// The definitions that are not read: name, construct, place.
    pub(in super::super) fn not_read(&self) -> Vec<(Option<Name>, String, At)> {
        let mut all: Vec<_> = self.program.unread.iter().map(|u| (u.name.clone(), u.construct.clone(), u.at)).collect();
        for f in self.program.functions.iter().filter(|f| !f.scope.is_prelude) {
            if let Some(super::super::ast::Body::Unread(u)) = &f.ast.body {
                all.push((Some(f.ast.name.clone()), u.construct.clone(), u.at));
            }
        }
        for class in self.program.classes.iter().filter(|c| !c.scope.is_prelude) {
            for member in &class.ast.members {
                if let Member::Unread(u) = member {
                    let name = u.name.as_deref().unwrap_or("?");
                    all.push((Some(Name::from(format!("{}::{name}", class.ast.name))), u.construct.clone(), u.at));
                }
            }
        }
        all
    }
}

/// Whether an expression prints, and the number of characters is not used.
fn is_printf(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Call(callee, _) => matches!(&callee.kind, ExprKind::Path(path) if &*path.last().name == "printf"),
        _ => false,
    }
}

/// A variable that no text declares.
fn declaration(name: &Name, is_const: bool) -> Rc<Variables> {
    let at = At::default();
    let auto = Type { kind: TypeKind::Auto, at };
    let ty = if is_const { Type { kind: TypeKind::Const(Box::new(auto)), at } } else { auto };
    let variable = Variable { name: name.clone(), specialised: None, owner: None, ty, init: Init::None, is_copied: false, bits: None, at };
    Rc::new(Variables { declared: vec![variable], ..Variables::default() })
}

/// The function that a text is: `main`, or the only one, which takes and returns nothing.
fn runs(items: &[Item]) -> Option<Name> {
    let functions = || {
        items.iter().filter_map(|item| match item {
            Item::Function(f) if f.body.is_some() && f.owner.is_none() => Some(f),
            _ => None,
        })
    };
    if let Some(main) = functions().find(|f| &*f.name == "main") {
        return Some(main.name.clone());
    }
    let plain = items.iter().all(|i| matches!(i, Item::Function(_) | Item::UsingNamespace(_) | Item::Using(_) | Item::Alias(_)));
    let only = functions().next().filter(|_| plain && functions().count() == 1)?;
    let is_void = only.result.as_ref().is_some_and(|ty| matches!(ty.kind, TypeKind::Builtin(super::super::ast::Builtin::Void)));
    (is_void && only.params.is_empty() && only.template.is_none()).then(|| only.name.clone())
}
