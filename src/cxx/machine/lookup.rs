//! What a name means while the program runs: members of classes and types, variables, aliases and templates.

use super::super::ast::{Name, Variable, Variables};
use super::super::code::Code;
use super::super::compile::Compiler;
use super::super::compiled::AliasCode;
use super::super::cute;
use super::super::library;
use super::super::program::{Entity, MemberDef, Start};
use super::super::types::Role;
use super::super::value::{ClassId, Fault, FaultKind, Outcome, Storage, Type, TypeId, Value};
use super::classes::{CONSTANT, TRAIT};
use super::{ALIAS, BOUND, FunctionValue, Machine, TemplateValue, VARIABLE};
use std::rc::Rc;

impl Machine<'_> {
    /// A variable of the program, initialised.
    pub(super) fn global(&mut self, id: u32) -> Outcome<Value> {
        if let Some(slot) = self.globals.get(&id) {
            return Ok(Value::Global(*slot));
        }
        if self.program.globals[id as usize].ast.is_shared {
            let (ty, is_extern) = (self.global_code(id), self.program.globals[id as usize].ast.is_extern);
            let ty = self.eval_alone(&ty.code, None, Value::Void)?;
            return self.shared(id | super::threads::OF_FILE, &ty, is_extern);
        }
        let def = &self.program.globals[id as usize];
        let (ast, index, scope) = (def.ast.clone(), def.index, def.scope.clone());
        let zero = self.before_its_turn(&Start::Variable(id), (&ast, index), &scope)?;
        let slot = self.state.globals.len() as u32;
        self.state.globals.push(Value::Void);
        self.globals.insert(id, slot);
        if let Some(zero) = zero {
            self.state.globals[slot as usize] = zero;
            return Ok(Value::Global(slot));
        }
        self.initialise_global(id, slot)?;
        Ok(Value::Global(slot))
    }

    /// Runs the initialiser of a variable of the program.
    pub(super) fn initialise_global(&mut self, id: u32, slot: u32) -> Outcome<()> {
        let code = self.global_code(id);
        self.declares(slot, &code);
        let is_constexpr = self.program.globals[id as usize].ast.is_constexpr;
        let before = self.expiring.len();
        self.open_globals.push(slot);
        let v = match is_constexpr {
            true => self.eval_constant(&code.code),
            false => self.eval_alone(&code.code, None, Value::Void),
        };
        self.open_globals.pop();
        let v = v?;
        self.refers_alone(slot, code.is_reference, &v);
        self.state.globals[slot as usize] = v;
        self.has_completed(slot);
        self.ends_initialiser(before)
    }

    /// Ends the temporaries of an initialiser, which are those of `expiring` but for the first ones.
    pub(super) fn ends_initialiser(&mut self, before: usize) -> Outcome<()> {
        self.destroy()?;
        self.keep_bound(self.frames.len() + 1, before);
        self.end_since(before)
    }

    /// The value of a constant expression, in which nothing has no meaning: no overflow of a signed number, no shift too far.
    pub(super) fn eval_constant(&mut self, code: &Rc<Code>) -> Outcome<Value> {
        let before = self.state.findings.len();
        let v = self.eval_alone(code, None, Value::Void)?;
        match self.state.findings.drain(before.min(self.state.findings.len())..).next() {
            Some((text, _)) => {
                self.failed_at = code.at.last().copied();
                let text = text.split_once(": C++ leaves").map_or(&*text, |(text, _)| text);
                Err(Fault::ill_formed(format_args!("in a constant expression: {text}")))
            }
            None => Ok(v),
        }
    }

    /// Notes what the type of a variable of the program says beside that of its value.
    pub(super) fn declares(&mut self, slot: u32, code: &AliasCode) {
        if code.is_const || code.is_reference {
            self.qualified.insert(slot, (code.is_const, code.is_reference));
        }
    }

    /// The value of a static member or of a variable of a template: an array says itself that its elements are `const`.
    pub(super) fn with_const_elements(&mut self, code: &AliasCode, v: Value) -> Value {
        if code.is_const && !code.is_reference { self.array_of_const(v) } else { v }
    }

    /// An array of what is `const`, so far as nothing else refers to it.
    fn array_of_const(&mut self, mut v: Value) -> Value {
        if let Value::Array(array) = &mut v
            && matches!(self.state.types.get(array.ty), Type::Array(..))
            && let Some(array) = Rc::get_mut(array)
        {
            array.ty = self.state.types.intern(Type::Const(array.ty));
            if let Type::Array(row, _) = *self.state.types.get(array.ty)
                && matches!(self.state.types.get(row), Type::Array(..))
            {
                array.element = row;
            }
            if let Storage::Cells(cells) = array.storage.get_mut() {
                cells.iter_mut().for_each(|cell| *cell = self.array_of_const(std::mem::replace(cell, Value::Void)));
            }
        }
        v
    }

    /// A variable of a template, as what cannot be changed where it is declared so: the code that names it cannot tell.
    pub(super) fn as_qualified(&self, place: Value) -> Value {
        let Value::Global(slot) = place else { return place };
        let is_told = self.program.tells_objects || self.program.tells_const || self.program.tells_operands;
        let is_const = self.qualified.get(&slot) == Some(&(true, false));
        let may_tell = match self.state.globals.get(slot as usize) {
            Some(Value::Object(_) | Value::Text(_)) => true,
            // one of C has `const` elements
            Some(Value::Array(array)) => !matches!(self.state.types.get(array.ty), Type::Array(..)),
            Some(Value::Int(..) | Value::Float(..) | Value::Enum(..) | Value::Pointer { .. } | Value::AddressOf(..)) => is_told,
            Some(Value::Cute(_) | Value::Tuple(_)) => is_told,
            _ => false,
        };
        if is_const && may_tell { super::super::state::State::constant_of_place(place) } else { place }
    }

    /// Whether a variable of the program refers to a function.
    pub(super) fn names_function(&self, v: &Value) -> bool {
        let slot = match v {
            Value::Global(slot) => slot,
            Value::Element(_, of) => return matches!(**of, Value::Function(_)),
            Value::Field(i, object) => {
                let field = self.instances[object.class.0 as usize].fields.get(*i as usize);
                let of = field.map(|f| self.state.types.get(f.ty));
                return matches!(of, Some(Type::Reference(of)) if matches!(self.state.types.get(*of), Type::Function(..)));
            }
            _ => return false,
        };
        match self.state.globals.get(*slot as usize) {
            Some(Value::Function(_)) => self.qualified.get(slot).is_some_and(|of| of.1),
            Some(to @ (Value::Element(..) | Value::Global(_))) => self.names_function(to),
            _ => false,
        }
    }

    /// `decltype` of what a name means: a variable of the program has its declared type, and is an lvalue in parentheses.
    pub(super) fn declared_type(&mut self, v: &Value, in_parentheses: bool) -> Outcome<Value> {
        let mut ty = self.decltype(v)?;
        if let Value::Function(_) = v
            && let Some(of) = self.pointed_function(ty)
        {
            let ty = if in_parentheses { self.state.types.intern(Type::Reference(of)) } else { of };
            return Ok(Value::Type(ty));
        }
        if let Value::Global(slot) = v {
            let (is_const, is_reference) = self.qualified.get(slot).copied().unwrap_or_default();
            if self.names_function(v) {
                ty = self.pointed_function(ty).unwrap_or(ty);
            }
            if is_const {
                ty = self.state.types.intern(Type::Const(ty));
            }
            if is_reference || in_parentheses {
                ty = self.state.types.intern(Type::Reference(ty));
            }
        }
        // an object that is an argument of a template is an lvalue
        if in_parentheses && matches!(v, Value::Element(super::super::value::WHOLE, _)) {
            ty = self.state.types.intern(Type::Reference(ty));
        }
        Ok(Value::Type(ty))
    }

    /// The same of what a qualified name means: the numbers of a class or a variable template are `const`.
    pub(super) fn static_type(&mut self, v: &Value, in_parentheses: bool) -> Outcome<Value> {
        let (Value::Int(..) | Value::Float(..)) = v else {
            return self.declared_type(v, in_parentheses);
        };
        let of = self.state.type_of(v);
        let ty = self.state.types.intern(Type::Const(of));
        Ok(Value::Type(if in_parentheses { self.state.types.intern(Type::Reference(ty)) } else { ty }))
    }

    pub(super) fn global_code(&mut self, id: u32) -> Rc<AliasCode> {
        let def = &self.program.globals[id as usize];
        if let Some(code) = &def.code {
            return code.clone();
        }
        let (ast, variable, scope) = (def.ast.clone(), def.variable().clone(), def.scope.clone());
        let compiler = Compiler::new(&mut self.program, scope);
        let code = Rc::new(match ast.is_shared {
            // each block of threads has one of its own: of its type
            true => compiler.alias(None, &variable.ty),
            false => compiler.variable(ast.template.as_deref(), &ast, &variable),
        });
        self.program.globals[id as usize].code = Some(code.clone());
        code
    }

    /// The type or value that an alias stands for.
    pub(super) fn alias(&mut self, id: u32, args: Vec<Value>, class: Option<ClassId>) -> Outcome<Value> {
        let args = self.template_values(&args)?;
        let def = &self.program.aliases[id as usize];
        let code = match &def.code {
            Some(code) => code.clone(),
            None => {
                let (ast, scope) = (def.ast.clone(), def.scope.clone());
                let code = Rc::new(Compiler::new(&mut self.program, scope).named_alias(id, &ast));
                self.program.aliases[id as usize].code = Some(code.clone());
                code
            }
        };
        let class = if self.program.aliases[id as usize].scope.class.is_some() { class } else { None };
        let base = self.room(code.slots)?;
        let result = self
            .explicit(&code.templates, base, class, &args)
            .and_then(|()| self.defaults(&code.templates, base, class, &Value::Void))
            .and_then(|()| match self.all_hold(&code.requires, base, class)? {
                true => self.eval(&code.code, base, class, Value::Void),
                false => Err(Fault::ill_formed(format_args!(
                    "what `{}` requires of its arguments does not hold",
                    self.program.aliases[id as usize].ast.name
                ))),
            })
            .and_then(|v| self.template_value_of(&v));
        self.cut(base);
        result
    }

    /// Argument `n` of a class or of one around it.
    pub(super) fn class_argument(&mut self, class: ClassId, n: u32) -> Outcome<Value> {
        self.instances[class.0 as usize]
            .args
            .get(n as usize)
            .cloned()
            .ok_or_else(|| Fault::ill_formed("a parameter of a class template has no argument"))
    }

    /// A name as the class around the code knows it: its members, those of its bases, of the classes around it.
    pub(super) fn name_in_class(&mut self, class: ClassId, name: &Name, this: &Value) -> Outcome<Option<Value>> {
        let mut at = Some(class);
        let mut this = this.clone();
        while let Some(class) = at {
            let def = &self.program.classes[self.instances[class.0 as usize].def as usize];
            if *def.ast.name == **name {
                return Ok(Some(Value::Type(self.state.types.intern(Type::Class(class)))));
            }
            if let Some(v) = self.class_member(class, name, &this)? {
                return Ok(Some(v));
            }
            at = self.instances[class.0 as usize].outer;
            this = Value::Void;
        }
        Ok(None)
    }

    /// The methods of a name, and the class that has them.
    pub(super) fn method_set(&self, class: ClassId, name: &str) -> Option<(ClassId, u32)> {
        let instance = &self.instances[class.0 as usize];
        match self.program.classes[instance.def as usize].members.get(name) {
            _ if !instance.joined.is_empty() && instance.joined.contains_key(name) => Some((class, instance.joined[name])),
            Some(MemberDef::Functions(set)) => Some((class, *set)),
            Some(MemberDef::Using) | None => {
                let mut found = instance.bases.iter().filter_map(|b| self.method_set(*b, name));
                let first = found.next()?;
                // what a class declares hides what its virtual base has
                let hides = |best: (ClassId, u32), other: (ClassId, u32)| if self.is_derived(other.0, best.0) { other } else { best };
                Some(if instance.virtual_bases.is_empty() { first } else { found.fold(first, hides) })
            }
            Some(_) => None,
        }
    }

    /// A member of a class, of an object where there is one.
    pub(super) fn class_member(&mut self, class: ClassId, name: &str, this: &Value) -> Outcome<Option<Value>> {
        let place = class.0 as usize;
        if let Some((at, fault)) = &self.instances[place].broken
            && fault.kind == FaultKind::StaticAssert
        {
            // what a class requires has to hold before anything of it is used
            self.failed_at = Some(*at);
            return Err(fault.clone());
        }
        if let Some(v) = self.instances[place].known.get(name) {
            return Ok(Some(v.clone()));
        }
        let def = self.instances[place].def;
        let Some(member) = self.program.classes[def as usize].members.get(name).cloned() else {
            self.not_ambiguous(class, name)?;
            // what a base overrides hides what a virtual base declares
            if !self.instances[place].virtual_bases.is_empty()
                && let Some((owner, _)) = self.method_set(class, name).filter(|(owner, _)| *owner != class)
            {
                return self.class_member(owner, name, this);
            }
            for base in self.instances[place].bases.clone() {
                if *self.program.classes[self.instances[base.0 as usize].def as usize].ast.name == *name {
                    return Ok(Some(Value::Type(self.state.types.intern(Type::Class(base)))));
                }
                if let Some(v) = self.class_member(base, name, this)? {
                    return Ok(Some(v));
                }
            }
            if let Role::Library(of) = self.state.types.classes[place].role {
                return self.member_of_library(class, of, name, this);
            }
            if let Some(Value::Type(base)) = self.instances[place].known.get("#base").cloned() {
                return library::member_of_type(&mut self.state, base, name);
            }
            return Ok(None);
        };
        let member = self.instances[place].joined.get(name).map_or(member, |set| MemberDef::Functions(*set));
        let args = self.instances[place].args.clone();
        let v = match member {
            MemberDef::Field => {
                self.usable(class)?;
                return self.field(class, name, this).map(Some);
            }
            MemberDef::Static(v, index) => {
                let place = self.static_member(class, &v, index)?;
                match self.program.classes[def as usize].scope.is_prelude {
                    true => place,
                    false => self.as_qualified(place),
                }
            }
            MemberDef::Variables(id) => self.template_value(id | VARIABLE, Some(class), Vec::new()),
            MemberDef::Functions(set) => {
                let function = self.function_value(set, Some(class), Vec::new());
                let is_static = |id: &u32| self.program.functions[*id as usize].ast.flags.is_static;
                return Ok(Some(match this {
                    _ if !self.program.classes[def as usize].scope.is_prelude
                        && self.program.sets[set as usize].1.iter().all(is_static) =>
                    {
                        function
                    }
                    Value::Void => function,
                    this => Value::Method(Rc::new((this.clone(), function))),
                }));
            }
            MemberDef::Alias(id) => {
                if self.program.aliases[id as usize].ast.template.is_some() {
                    self.template_value(id | ALIAS, Some(class), Vec::new())
                } else {
                    self.alias(id, Vec::new(), Some(class))?
                }
            }
            MemberDef::Class(id) => {
                if self.program.classes[id as usize].ast.template.is_some() {
                    self.template_value(id, Some(class), Vec::new())
                } else {
                    let id = self.instantiate(id, args, Some(class))?;
                    Value::Type(self.state.types.intern(Type::Class(id)))
                }
            }
            MemberDef::Enum(id) => {
                let id = self.enum_of(id, class);
                Value::Type(self.enum_type(id)?)
            }
            MemberDef::Enumerator(id, n) => {
                let id = self.enum_of(id, class);
                self.enumerator_in(id, n, Some(class))?
            }
            MemberDef::Using => {
                for base in self.used_bases(class, name)? {
                    if let Some(v) = self.class_member(base, name, this)? {
                        return Ok(Some(v));
                    }
                }
                return Ok(None);
            }
            MemberDef::Unread(u) => {
                self.failed_at = Some(u.at);
                return Err(Fault::new(FaultKind::Unsupported, format_args!("{} is not read, and `{name}` needs it", u.construct)));
            }
        };
        self.instances[place].known.insert(name.into(), v.clone());
        Ok(Some(v))
    }

    /// The variable that a static member of a class is.
    fn static_member(&mut self, class: ClassId, v: &Rc<Variables>, index: usize) -> Outcome<Value> {
        let def = self.instances[class.0 as usize].def;
        let variable = &v.declared[index];
        let scope = super::super::program::Scope { class: Some(def), ..self.program.classes[def as usize].scope.clone() };
        let start = Start::Member(def, variable.name.clone());
        let zero = self.before_its_turn(&start, (v, index), &scope)?;
        let slot = self.state.globals.len() as u32;
        self.state.globals.push(Value::Void);
        // its initialiser may name it
        self.instances[class.0 as usize].known.insert(variable.name.clone(), Value::Global(slot));
        if let Some(zero) = zero {
            self.state.globals[slot as usize] = zero;
            self.zeroed.insert((def, variable.name.clone()), (class, slot));
            return Ok(Value::Global(slot));
        }
        let written = self.state.out.len() + self.state.err.len();
        let made = self.initialise_member(class, (v, index), slot);
        let made = made.and_then(|()| self.made_in_time(Some(class), written));
        if made.is_err() {
            self.instances[class.0 as usize].known.remove(&variable.name);
        }
        made.map(|()| Value::Global(slot))
    }

    /// Runs the initialiser of a static member.
    pub(super) fn initialise_member(&mut self, class: ClassId, (v, index): (&Rc<Variables>, usize), slot: u32) -> Outcome<()> {
        let code = self.static_code(self.instances[class.0 as usize].def, v, &v.declared[index]);
        self.declares(slot, &code);
        let before = self.expiring.len();
        self.open_globals.push(slot);
        let value = self.eval_alone(&code.code, Some(class), Value::Void);
        self.open_globals.pop();
        let v = self.with_const_elements(&code, value?);
        self.refers_alone(slot, code.is_reference, &v);
        self.state.globals[slot as usize] = v;
        self.has_completed(slot);
        self.ends_initialiser(before)
    }

    /// The code of the initial value of a static member, the same for every class that a template makes.
    fn static_code(&mut self, def: u32, v: &Rc<Variables>, variable: &Variable) -> Rc<AliasCode> {
        if let Some((of, code)) = self.program.classes[def as usize].statics.get(&variable.name)
            && Rc::ptr_eq(of, v)
        {
            return code.clone();
        }
        let scope = super::super::program::Scope { class: Some(def), ..self.program.classes[def as usize].scope.clone() };
        let code = Rc::new(Compiler::new(&mut self.program, scope).variable(None, v, variable));
        self.program.classes[def as usize].statics.insert(variable.name.clone(), (v.clone(), code.clone()));
        code
    }

    /// A member of a type.
    pub(super) fn type_member(&mut self, ty: &Value, name: &Name, args: Option<Vec<Value>>) -> Outcome<Value> {
        if let Value::Native(prefix) = ty {
            let joined = Name::from(format!("{prefix}::{name}"));
            return Ok(Value::Native(joined));
        }
        let id = self.type_id(ty)?;
        let id = self.state.types.strip(id);
        if let Type::Class(class) = self.state.types.get(id).clone() {
            self.may_use(class, name)?;
            let this = match self.frames.last() {
                // `Base::f()` and `T::x` inside of a method mean its own object
                Some(frame) => match &frame.this {
                    Value::Object(o) if self.is_derived(o.class, class) => frame.this.clone(),
                    _ => Value::Void,
                },
                None => Value::Void,
            };
            let Some(member) = self.class_member(class, name, &this)? else {
                self.usable(class)?;
                return Err(Fault::ill_formed(format_args!(
                    "`{}` has no member `{name}`",
                    self.state.types.classes[class.0 as usize].name
                )));
            };
            return match args {
                Some(args) => self.applied(member, args),
                None => Ok(self.qualified(member)),
            };
        }
        if let Type::Enum(number, ..) = self.state.types.get(id).clone() {
            let ast = self.program.enums[number as usize].ast.clone();
            return match ast.enumerators.iter().position(|(n, ..)| n == name) {
                Some(n) => self.enumerator(number, n as u32),
                None => Err(Fault::ill_formed(format_args!("`{}` has no enumerator `{name}`", self.state.types.name(id)))),
            };
        }
        if let Some(args) = args {
            return Err(Fault::ill_formed(format_args!(
                "`{}` has no template `{name}` for {} arguments",
                self.state.types.name(id),
                args.len()
            )));
        }
        match library::member_of_type(&mut self.state, id, name)? {
            Some(v) => Ok(v),
            None if let Some(v) = self.type_of_iterators(id, name)? => Ok(v),
            None if let Some(v) = self.method_of_base(id, name)? => Ok(v),
            None => {
                let fault = Fault::ill_formed(format_args!("`{}` has no member `{name}`", self.state.types.name(id)));
                Err(match (&**name, self.state.types.scalar_bits(id)) {
                    ("value", Some(_)) => {
                        fault.with_help("what is known when the program is compiled has one, as `Int<4>{}`: this is known when it runs")
                    }
                    _ => fault,
                })
            }
        }
    }

    /// A template of the library with its arguments: a type, a value, or a function.
    pub(super) fn template_of_library(&mut self, name: &Name, templates: &[Value]) -> Outcome<Value> {
        let mut flat = self.library_values(templates)?;
        self.with_own_operation(name, flat.first_mut())?;
        let takes_types = matches!(
            &**name,
            "Shape" | "Stride" | "Step" | "Coord" | "Tile" | "tuple" | "Layout" | "Copy_Traits" | "MMA_Traits" | "is_same" | "is_same_v"
        );
        if let Some(v) = flat.iter().find(|v| match v {
            Value::Cute(_) | Value::Tuple(_) => takes_types || !cute::is_enumerator(v),
            Value::Int(..) | Value::Static(..) | Value::Float(..) => takes_types,
            _ => false,
        }) {
            let ty = self.state.type_of(v);
            let why = format!("`{name}` takes types, and an argument of it is a value of type `{}`", self.state.types.name(ty));
            return Err(Fault::ill_formed(why));
        }
        if let Some((least, most)) = library::template_arity(name).filter(|(least, most)| flat.len() < *least || flat.len() > *most) {
            let takes = if least == most { least.to_string() } else { format!("{least} to {most}") };
            return Err(Fault::ill_formed(format_args!("`{name}` takes {takes} template arguments, not {}", flat.len())));
        }
        if let Some(v) = self.specialised_member(name, &flat)? {
            return Ok(v);
        }
        // what CuTe asks of types, `T::value` for user classes among them
        if &**name == "__result_of" {
            return self.result_of(&flat);
        }
        if let "common_type" | "common_type_t" = &**name
            && !flat.is_empty()
        {
            let ty = self.common_of(&flat)?;
            return Ok(Value::Type(match name.ends_with("_t") {
                true => ty,
                false => self.state.types.intern(Type::Library("trait".into(), vec![Value::Type(ty)])),
            }));
        }
        if let ("__numbered", [template, Value::Type(ty), from, to]) = (&**name, &flat[..]) {
            return self.numbered(template, *ty, from, to);
        }
        if let Some(v) = self.type_trait(name, &flat)? {
            // `is_convertible_v<A, B>` is the value, `is_convertible<A, B>` the type of it
            return match v {
                Value::Static(kind, x, _) if name.ends_with("_v") => Ok(Value::Int(kind, x)),
                v => {
                    let ty = self.state.types.intern(Type::Of(v));
                    self.trait_of_std(name, ty, flat)
                }
            };
        }
        match library::template_named(&mut self.state, name, &flat)? {
            Some(Value::Type(ty)) => self.trait_of_std(name, ty, flat),
            Some(v) => Ok(v),
            None if library::lookup(name) => Ok(Value::Method(Rc::new((Value::Pack(Rc::new(flat)), Value::Native(name.clone()))))),
            None if &**name == "Tensor" => {
                Err(Fault::ill_formed("`Tensor` takes an engine and a layout: `Tensor<ViewEngine<float*>, Layout<Shape<_4,_8>>>`"))
            }
            None => Err(Fault::ill_formed(format_args!("nothing is called `{name}`"))),
        }
    }

    /// The type of a trait that holds or counts: a class derived from an `integral_constant` of the standard
    /// library, or from CuTe's `C`.
    fn trait_of_std(&mut self, name: &Name, ty: TypeId, given: Vec<Value>) -> Outcome<Value> {
        if let Type::Of(Value::Static(kind, x, _)) = *self.state.types.get(ty)
            && let is_of_cute = library::is_trait_of_cute(name)
            && (is_of_cute || library::is_trait_of_std(name))
            && let Some(Entity::Class(constant)) = self.program.find("", &[Name::from(CONSTANT)])
            && let Some(Entity::Class(of_std)) = self.program.find("", &[Name::from(TRAIT)])
        {
            let base = match is_of_cute {
                true => Value::Type(ty),
                // the bits of a sparse element are a constant of CuTe
                false if matches!(given[..], [Value::Type(of)] if self.state.types.sparse_bits(of).is_some()) => {
                    let n = self.state.types.number_of(ty);
                    self.instance_type(constant, vec![Value::Type(ty), n])?
                }
                false => self.instance_type(constant, vec![Value::Type(kind.id()), Value::Int(kind, x)])?,
            };
            let itself = self.state.types.intern(Type::Library(name.clone(), given));
            return self.instance_type(of_std, vec![base, Value::Type(itself)]);
        }
        Ok(Value::Type(ty))
    }

    /// A trait of the standard library as the template that it is made of, any other type as it is.
    pub(super) fn as_template(&self, id: TypeId) -> TypeId {
        match self.state.types.get(id) {
            Type::Class(class) => match self.instances[class.0 as usize].args[..] {
                [_, Value::Type(itself)] if self.is_trait(*class) => itself,
                _ => id,
            },
            _ => id,
        }
    }

    /// A template of sequences with the numbers from `from` to `to` of an integer type, the last one left out.
    fn numbered(&mut self, template: &Value, ty: TypeId, from: &Value, to: &Value) -> Outcome<Value> {
        let [from, to] = [library::integer(&self.state, from)?, library::integer(&self.state, to)?];
        let Type::Int(kind) = *self.state.types.get(ty) else {
            return Err(Fault::ill_formed(format_args!("a sequence of `{}` is no sequence of integers", self.state.types.name(ty))));
        };
        let count = to.saturating_sub(from).max(0);
        if count > 1 << 16 {
            return Err(Fault::new(FaultKind::Limit, "a sequence of integers is too long"));
        }
        self.state.memory.budget.spend(8 * count.unsigned_abs())?;
        let numbers = (from..from.saturating_add(count)).map(|n| Value::Int(kind, n));
        self.applied(template.clone(), std::iter::once(Value::Type(ty)).chain(numbers).collect())
    }

    /// The methods of an object whose class is named: a call reaches no overrider.
    fn qualified(&mut self, member: Value) -> Value {
        let Value::Method(method) = &member else {
            return member;
        };
        let Value::Function(id) = method.1 else {
            return member;
        };
        let FunctionValue { set, class, .. } = self.functions[id as usize];
        let known = self.functions.iter().rposition(|f| f.is_qualified && f.set == set && f.class == class);
        let id = known.unwrap_or_else(|| {
            self.functions.push(FunctionValue { set, class, templates: Vec::new(), is_qualified: true, lambda: None });
            self.state.function_types.push(super::super::types::Types::VOID);
            self.functions.len() - 1
        });
        Value::Method(Rc::new((method.0.clone(), Value::Function(id as u32))))
    }

    /// A template of a class, or with arguments given, as a value.
    pub(super) fn template_value(&mut self, template: u32, class: Option<ClassId>, given: Vec<Value>) -> Value {
        if given.is_empty()
            && let Some(i) = self.templates.iter().rposition(|t| t.template == template && t.class == class && t.given.is_empty())
        {
            return Value::Template(BOUND | i as u32);
        }
        self.templates.push(TemplateValue { template, class, given });
        Value::Template(BOUND | (self.templates.len() - 1) as u32)
    }

    /// A template, or functions, with arguments.
    pub(super) fn applied(&mut self, template: Value, args: Vec<Value>) -> Outcome<Value> {
        if let Value::Template(n) = &template
            && n & (ALIAS | VARIABLE) == 0
            && let n = if n & BOUND == 0 { *n } else { self.templates[(n & !BOUND) as usize].template }
            && n & (ALIAS | VARIABLE) == 0
            && let def = &self.program.classes[n as usize]
            && def.outer > 0
            && def.outer == args.len()
            && def.ast.template.is_none()
        {
            // a class inside of a function, with what it keeps of what is in sight there
            let outer = def.scope.class.and(self.frames.last().and_then(|frame| frame.class));
            let id = self.instantiate(n, args, outer)?;
            return Ok(Value::Type(self.state.types.intern(Type::Class(id))));
        }
        let args = self.template_values(&args)?;
        match &template {
            Value::Template(n) => {
                let (template, class, mut given) = match n & BOUND != 0 && n & ALIAS == 0 {
                    true => {
                        let t = self.templates[(n & !BOUND) as usize].clone();
                        (t.template, t.class, t.given)
                    }
                    false => (*n, None, Vec::new()),
                };
                if template & ALIAS != 0 {
                    given.extend(args);
                    return self.alias(template & !ALIAS, given, class);
                }
                if template & VARIABLE != 0 {
                    return self.variable_template(template & !VARIABLE, &args, class);
                }
                let def = &self.program.classes[template as usize];
                let around = def.outer;
                if let (Some(outer), true) = (class, def.scope.class.is_some()) {
                    let mut all = self.instances[outer.0 as usize].args.clone();
                    all.truncate(around);
                    given.splice(0..0, all);
                }
                given.extend(args);
                match class {
                    Some(_) if self.program.classes[template as usize].scope.class.is_some() => {
                        let id = self.instantiate(template, given, class)?;
                        Ok(Value::Type(self.state.types.intern(Type::Class(id))))
                    }
                    _ => self.instance_type(template, given),
                }
            }
            Value::Function(id) => {
                let f = self.functions[*id as usize].clone();
                Ok(self.function_value(f.set, f.class, args))
            }
            Value::Method(method) => match &method.1 {
                Value::Function(id) => {
                    let f = self.functions[*id as usize].clone();
                    let function = self.function_value(f.set, f.class, args);
                    Ok(Value::Method(Rc::new((method.0.clone(), function))))
                }
                _ => Err(Fault::ill_formed("template arguments are given to what takes none")),
            },
            Value::Native(name) => self.template_of_library(&name.clone(), &args),
            Value::Type(id) => match self.state.types.get(*id).clone() {
                // the name of a class inside of itself
                Type::Class(class) => {
                    let primary = self.instances[class.0 as usize].primary;
                    let around = self.program.classes[primary as usize].outer;
                    let mut all: Vec<Value> =
                        self.instances[class.0 as usize].args[..around.min(self.instances[class.0 as usize].args.len())].to_vec();
                    all.extend(args);
                    let Some(outer) = self.instances[class.0 as usize].outer else {
                        return self.instance_type(primary, all);
                    };
                    let id = self.instantiate(primary, all, Some(outer))?;
                    Ok(Value::Type(self.state.types.intern(Type::Class(id))))
                }
                _ => Err(Fault::ill_formed("template arguments are given to what takes none")),
            },
            place @ (Value::Slot(_) | Value::Global(_) | Value::Field(..)) => {
                let v = self.state.value(place)?;
                self.applied(v, args)
            }
            _ => Err(Fault::ill_formed("template arguments are given to what takes none")),
        }
    }
}
