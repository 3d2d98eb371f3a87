//! Calls: which function of a name is meant, and what its parameters are bound to.

use super::super::ast::Name;
use super::super::code::Code;
use super::super::compile::{Compiler, FunctionCode, Pattern, TemplateName, TemplateSlot};
use super::super::convert;
use super::super::library;
use super::super::types::Types;
use super::super::value::{ClassId, Fault, FaultKind, Outcome, Type, TypeId, V};
use super::{Frame, Machine};
use std::rc::Rc;

/// A function with its parameters bound.
struct Bound {
    function: Rc<FunctionCode>,
    base: u32,
    score: i64,
}

impl Machine<'_> {
    /// The code of a function, made when it is called first.
    pub(super) fn function_code(&mut self, id: u32) -> Rc<FunctionCode> {
        if let Some(code) = &self.program.functions[id as usize].code {
            return code.clone();
        }
        let def = &self.program.functions[id as usize];
        let (ast, home) = (def.ast.clone(), def.home.clone());
        let code = Rc::new(Compiler::new(&mut self.program, home).function(&ast));
        self.program.functions[id as usize].code = Some(code.clone());
        code
    }

    /// Calls the function of a set that fits, in a frame of its own.
    pub(super) fn call_set(
        &mut self,
        set: u32,
        class: Option<ClassId>,
        this: V,
        templates: Vec<V>,
        args: Vec<V>,
        temporaries: u64,
    ) -> Outcome<()> {
        let bound = match self.choose(set, class, &this, &templates, &args, temporaries) {
            Ok(bound) => bound,
            Err(fault) => {
                // a function of the library of the same name may be meant
                let name = self.program.sets[set as usize].0.clone();
                if class.is_none() && fault.kind == FaultKind::Ill && library::lookup(&name) {
                    self.failed_at = None;
                    let v = self.call_library(&name, &templates, &args).map_err(|_| fault)?;
                    self.stack.push(v);
                    return Ok(());
                }
                return Err(fault);
            }
        };
        self.enter(bound.function, bound.base, class, this, None)
    }

    /// The same, run to its end.
    pub(super) fn call_set_now(&mut self, set: u32, class: Option<ClassId>, this: V, templates: &[V], args: &[V]) -> Outcome<V> {
        let bound = self.choose(set, class, &this, templates, args, u64::MAX)?;
        self.run_now(bound.function, bound.base, class, this)
    }

    fn run_now(&mut self, function: Rc<FunctionCode>, base: u32, class: Option<ClassId>, this: V) -> Outcome<V> {
        let frame = self.frame(function, base, class, this, None)?;
        self.within(frame)
    }

    fn enter(
        &mut self,
        function: Rc<FunctionCode>,
        base: u32,
        class: Option<ClassId>,
        this: V,
        closure: Option<Rc<super::Closure>>,
    ) -> Outcome<()> {
        let frame = self.frame(function, base, class, this, closure)?;
        self.push_frame(frame)
    }

    fn frame(
        &mut self,
        function: Rc<FunctionCode>,
        base: u32,
        class: Option<ClassId>,
        this: V,
        closure: Option<Rc<super::Closure>>,
    ) -> Outcome<Frame> {
        if let Some(unread) = &function.unread {
            self.failed_at = Some(unread.at);
            return Err(Fault::new(FaultKind::Unsupported, format!("{} is not read, and `{}` needs it", unread.construct, function.name)));
        }
        if !function.has_body {
            return Err(Fault::ill(format!("`{}` is declared, but not defined", function.name)));
        }
        Ok(Frame {
            code: function.code.clone(),
            at: 0,
            base,
            stack: self.stack.len(),
            owns: true,
            this,
            class,
            function: Some(function),
            closure,
        })
    }

    /// The function of a set that fits best, bound.
    fn choose(&mut self, set: u32, class: Option<ClassId>, this: &V, templates: &[V], args: &[V], temporaries: u64) -> Outcome<Bound> {
        let (name, members) = self.program.sets[set as usize].clone();
        let mut viable = Vec::with_capacity(members.len());
        for id in members {
            let function = self.function_code(id);
            let least = function.params.iter().filter(|p| p.default.is_none() && !p.pack).count();
            let open = function.params.iter().any(|p| p.pack);
            if args.len() >= least && (open || args.len() <= function.params.len()) {
                viable.push(function);
            }
        }
        match &viable[..] {
            [] => Err(Fault::ill(format!("no function `{name}` takes {} arguments", args.len()))),
            [only] => self.bind(only.clone(), class, this, templates, args, temporaries),
            _ => {
                let mut best: Option<(i64, usize)> = None;
                let mut first_fault = None;
                for (i, function) in viable.iter().enumerate() {
                    match self.bind(function.clone(), class, this, templates, args, temporaries) {
                        Ok(bound) => {
                            self.cut(bound.base);
                            if best.is_none_or(|(score, _)| bound.score > score) {
                                best = Some((bound.score, i));
                            }
                        }
                        Err(fault) if matches!(fault.kind, FaultKind::Ill | FaultKind::Unsupported | FaultKind::StaticAssert) => {
                            self.failed_at = None;
                            first_fault.get_or_insert(fault);
                        }
                        Err(fault) => return Err(fault),
                    }
                }
                match best {
                    Some((_, i)) => self.bind(viable[i].clone(), class, this, templates, args, temporaries),
                    None => {
                        let why = first_fault.map_or(String::new(), |f| format!(": {}", f.message));
                        Err(Fault::ill(format!("no function `{name}` takes these arguments{why}")))
                    }
                }
            }
        }
    }

    /// Binds the parameters of a function.
    fn bind(
        &mut self,
        function: Rc<FunctionCode>,
        class: Option<ClassId>,
        this: &V,
        templates: &[V],
        args: &[V],
        temporaries: u64,
    ) -> Outcome<Bound> {
        let base = self.room(function.slots)?;
        match self.bind_at(&function, base, class, this, templates, args, temporaries) {
            Ok(score) => Ok(Bound { function, base, score }),
            Err(fault) => {
                self.cut(base);
                Err(fault)
            }
        }
    }

    #[allow(clippy::too_many_arguments)] // a call is made of these
    fn bind_at(
        &mut self,
        function: &FunctionCode,
        base: u32,
        class: Option<ClassId>,
        this: &V,
        templates: &[V],
        args: &[V],
        temporaries: u64,
    ) -> Outcome<i64> {
        if !function.templates.is_empty() || !templates.is_empty() {
            self.explicit(&function.templates, base, class, templates)?;
        }
        let mut score = if function.templates.is_empty() { 5 } else { 0 };
        let mut given = args.iter().enumerate();
        for param in &function.params {
            if param.pack {
                let mut pack = Vec::new();
                for (i, arg) in given.by_ref() {
                    let temporary = i >= 64 || temporaries & (1 << i) != 0;
                    let (v, s) = self.bind_one(param, arg, temporary, base, class, this)?;
                    score += s - 1;
                    pack.push(v);
                }
                if let Pattern::Bind(slot, true) = inner(&param.pattern)
                    && matches!(self.world.slots[(base + slot) as usize], V::Void)
                {
                    self.world.slots[(base + slot) as usize] = V::Pack(Rc::default());
                }
                self.world.slots[(base + param.slot) as usize] = V::Pack(Rc::new(pack));
                score -= 5;
                continue;
            }
            match given.next() {
                Some((i, arg)) => {
                    let temporary = i >= 64 || temporaries & (1 << i) != 0;
                    let (v, s) = self.bind_one(param, arg, temporary, base, class, this)?;
                    score += s;
                    self.world.slots[(base + param.slot) as usize] = v;
                }
                None => break,
            }
        }
        self.defaults(&function.templates, base, class, this)?;
        for param in function.params.iter().skip(args.len()) {
            if let (Some(default), V::Void) = (&param.default, &self.world.slots[(base + param.slot) as usize]) {
                let v = self.eval(default, base, class, this.clone())?;
                let (v, _) = self.bind_one(param, &v, true, base, class, this)?;
                self.world.slots[(base + param.slot) as usize] = v;
            }
        }
        for code in &function.requires {
            let v = self.eval(code, base, class, this.clone())?;
            if !self.truth(&v)? {
                return Err(Fault::ill(format!("the requirements of `{}` do not hold", function.name)));
            }
            score += 1;
        }
        for (i, pattern) in function.specialised.iter().enumerate() {
            let Some(slot) = function.templates.get(i).map(|t| t.slot) else {
                // an explicit specialisation has no parameters: what was given is compared
                let given = templates.get(i).cloned();
                if let Some(given) = given
                    && self.matches(pattern, &given, base, class, this)?.is_none()
                {
                    return Err(Fault::ill("another specialisation is meant"));
                }
                score += 50;
                continue;
            };
            let v = self.world.slots[(base + slot) as usize].clone();
            if self.matches(pattern, &v, base, class, this)?.is_none() {
                return Err(Fault::ill("another specialisation is meant"));
            }
        }
        // `enable_if` as the type that is returned
        if let (super::super::compile::ResultKind::Type(code), false) = (&function.result, function.templates.is_empty())
            && mentions_enable_if(code)
        {
            self.eval(code, base, class, this.clone())?;
        }
        Ok(score)
    }

    /// Puts the template arguments that are given into their slots.
    pub(super) fn explicit(&mut self, slots: &[TemplateSlot], base: u32, class: Option<ClassId>, templates: &[V]) -> Outcome<()> {
        let mut given = templates.iter();
        for (i, slot) in slots.iter().enumerate() {
            if slot.pack {
                let rest: Vec<V> = given.by_ref().cloned().collect();
                if !rest.is_empty() || i + 1 < slots.len() || templates.len() > i {
                    self.world.slots[(base + slot.slot) as usize] = V::Pack(Rc::new(rest));
                }
                break;
            }
            let Some(v) = given.next() else {
                break;
            };
            let v = self.template_argument(slot, v.clone(), base, class)?;
            self.world.slots[(base + slot.slot) as usize] = v;
        }
        if given.next().is_some() && !slots.is_empty() {
            return Err(Fault::ill("there are more template arguments than parameters"));
        }
        Ok(())
    }

    /// An argument of a template, converted to the type of its parameter.
    fn template_argument(&mut self, slot: &TemplateSlot, v: V, base: u32, class: Option<ClassId>) -> Outcome<V> {
        match &slot.value {
            Some(code) => {
                let ty = self.eval(code, base, class, V::Void)?;
                let v = self.as_type_value(v);
                let v = self.world.value(&v)?;
                if let V::Type(_) = v {
                    return Err(Fault::ill(format!("the template's parameter `{}` takes a value", slot.name)));
                }
                let ty = self.type_id(&ty)?;
                if ty == Types::AUTO {
                    return Ok(match v {
                        V::Static(kind, x) => V::Int(kind, x),
                        v => v,
                    });
                }
                self.converted(v, ty, false)
            }
            None => match &v {
                V::Int(..) | V::Float(..) | V::Enum(..) => {
                    Err(Fault::ill(format!("the template's parameter `{}` takes a type", slot.name)))
                }
                _ => Ok(v),
            },
        }
    }

    /// Fills the parameters of a template that are neither given nor deduced.
    pub(super) fn defaults(&mut self, slots: &[TemplateSlot], base: u32, class: Option<ClassId>, this: &V) -> Outcome<()> {
        for slot in slots {
            if !matches!(self.world.slots[(base + slot.slot) as usize], V::Void) {
                continue;
            }
            let v = match (&slot.default, slot.pack) {
                (_, true) => V::Pack(Rc::default()),
                (Some(default), false) => {
                    let v = self.eval(default, base, class, this.clone())?;
                    let v = match &v {
                        V::Slot(_) | V::Global(_) | V::Field(..) => self.world.value(&v)?,
                        _ => v,
                    };
                    self.template_argument(slot, v, base, class)?
                }
                (None, false) => return Err(Fault::ill(format!("the template's parameter `{}` cannot be deduced", slot.name))),
            };
            self.world.slots[(base + slot.slot) as usize] = v;
        }
        Ok(())
    }

    /// An argument as the parameter holds it, and how well it fits.
    fn bind_one(
        &mut self,
        param: &super::super::compile::ParamSlot,
        arg: &V,
        temporary: bool,
        base: u32,
        class: Option<ClassId>,
        this: &V,
    ) -> Outcome<(V, i64)> {
        // most parameters are `T const&` or `auto`
        let pattern = inner(&param.pattern);
        let value = match arg {
            V::Braces(_) => arg.clone(),
            _ => self.world.value(arg)?,
        };
        if let V::Int(kind, _) = &value
            && let Pattern::Concrete(code) = pattern
            && let [super::super::code::Op::Push(V::Type(ty)), _] = &code.ops[..]
        {
            if kind.id() == *ty {
                return Ok((if param.by_reference { arg.clone() } else { value }, 100));
            }
            if param.by_reference && is_mutable_reference(&param.pattern) {
                return Err(Fault::ill("a reference is bound to a value of another type"));
            }
        }
        let subject = match &value {
            V::Type(_) | V::Template(_) => value.clone(),
            v => V::TypeOf(Rc::new(v.clone())),
        };
        let Some(score) = self.matches(&param.pattern, &subject, base, class, this)? else {
            let ty = self.world.type_of(&value);
            return Err(Fault::ill(format!("a value of type `{}` does not fit the parameter", self.world.types.name(ty))));
        };
        if is_mutable_reference(&param.pattern)
            && temporary
            && !super::super::world::World::is_place(arg)
            && !matches!(value, V::Object(_) | V::Array(_) | V::Text(_) | V::Cute(_) | V::Stream(_))
        {
            return Err(Fault::ill("a reference is bound to a temporary"));
        }
        let target = match pattern {
            Pattern::Concrete(code) | Pattern::Dependent(code) => {
                let ty = self.eval(&code.clone(), base, class, this.clone())?;
                if matches!(ty, V::Template(_) | V::Native(_)) { None } else { Some(self.type_id(&ty)?) }
            }
            _ => None,
        };
        if let Some(ty) = target
            && ty != Types::AUTO
        {
            let ty = self.world.types.strip(ty);
            let have = self.world.type_of(&value);
            let have = self.world.types.strip(have);
            if have == ty && param.by_reference {
                return Ok((arg.clone(), score));
            }
            if have == ty {
                return Ok((if temporary { value } else { self.copied(&value)? }, score));
            }
            if param.by_reference && (self.is_base(have, ty) || is_mutable_reference(&param.pattern)) {
                return Ok((arg.clone(), score));
            }
            return Ok((self.converted(value, ty, false)?, score));
        }
        if param.by_reference {
            return Ok((arg.clone(), score));
        }
        if let (V::Array(array), Pattern::Pointer(_) | Pattern::Bind(..) | Pattern::Any) = (&value, pattern)
            && let Type::Array(..) = self.world.types.get(array.ty)
        {
            // an array as a parameter is a pointer
            let v = super::super::arith::index(&mut self.world, &value, &V::Int(super::super::value::Integer::Int, 0))?;
            let v = super::super::arith::address_of(&mut self.world, &v)?;
            return Ok((v, score));
        }
        Ok((if temporary { value } else { self.copied(&value)? }, score))
    }

    fn is_base(&self, have: TypeId, ty: TypeId) -> bool {
        match (self.world.types.get(have), self.world.types.get(ty)) {
            (Type::Class(a), Type::Class(b)) => self.is_derived(*a, *b),
            _ => false,
        }
    }

    /// How well a type or a value fits a pattern; binds what the pattern binds.
    pub(super) fn matches(&mut self, pattern: &Pattern, subject: &V, base: u32, class: Option<ClassId>, this: &V) -> Outcome<Option<i64>> {
        Ok(match pattern {
            Pattern::Any => Some(10),
            Pattern::Bind(slot, pack) => {
                let place = (base + slot) as usize;
                if *pack {
                    let mut items = match &self.world.slots[place] {
                        V::Pack(items) => items.to_vec(),
                        _ => Vec::new(),
                    };
                    items.push(self.stripped(subject));
                    self.world.slots[place] = V::Pack(Rc::new(items));
                    return Ok(Some(10));
                }
                let have = self.world.slots[place].clone();
                match have {
                    V::Void => {
                        self.world.slots[place] = self.stripped(subject);
                        Some(10)
                    }
                    have => {
                        if self.same(&have, subject)? {
                            Some(12)
                        } else {
                            // given or deduced before: a conversion may do
                            self.convertible(&have, subject)?
                        }
                    }
                }
            }
            Pattern::Const(inner) | Pattern::Reference(inner) | Pattern::Forwarding(inner) => {
                let subject = match subject {
                    V::Type(id) => V::Type(self.world.types.strip(*id)),
                    other => other.clone(),
                };
                self.matches(inner, &subject, base, class, this)?.map(|s| s + 1)
            }
            Pattern::Pointer(inner) => {
                if let V::TypeOf(v) = subject
                    && matches!(**v, V::Null)
                {
                    return Ok(Some(1));
                }
                if let V::TypeOf(v) = subject
                    && let V::AddressOf(to) = &**v
                {
                    let to = self.world.value(to)?;
                    let subject = V::TypeOf(Rc::new(to));
                    return Ok(self.matches(inner, &subject, base, class, this)?.map(|s| s + 30));
                }
                let id = self.type_id(subject)?;
                let id = self.world.types.strip(id);
                let element = match self.world.types.get(id) {
                    Type::Pointer(crate::algebra::tensor::Space::Raw, of) => *of,
                    Type::Array(of, _) => *of,
                    _ => return Ok(None),
                };
                self.matches(inner, &V::Type(element), base, class, this)?.map(|s| s + 30)
            }
            Pattern::Array(inner, n) => {
                let id = self.type_id(subject)?;
                let id = self.world.types.strip(id);
                let Type::Array(of, extent) = self.world.types.get(id).clone() else {
                    return Ok(None);
                };
                let Some(score) = self.matches(inner, &V::Type(of), base, class, this)? else {
                    return Ok(None);
                };
                match (n, extent) {
                    (Some(n), Some(extent)) => {
                        let extent = V::Int(super::super::value::Integer::ULong, extent);
                        self.matches(n, &extent, base, class, this)?.map(|s| s + score + 40)
                    }
                    _ => Some(score + 40),
                }
            }
            Pattern::Template(which, args) => {
                let id = self.type_id(subject)?;
                let id = self.world.types.strip(id);
                let given = match which {
                    TemplateName::Library(name) => library::template_args(&mut self.world, id, name),
                    TemplateName::Class(def) => self.arguments_of(id, *def),
                    TemplateName::Param(slot) => match self.world.types.get(id).clone() {
                        Type::Class(c) => {
                            let def = self.instances[c.0 as usize].primary;
                            self.world.slots[(base + slot) as usize] = V::Template(def);
                            self.arguments_of(id, def)
                        }
                        Type::Library(name, args) => {
                            self.world.slots[(base + slot) as usize] = V::Native(name);
                            Some(args)
                        }
                        _ => None,
                    },
                };
                let Some(given) = given else {
                    return Ok(None);
                };
                let mut score = 40;
                let mut rest = given.iter();
                for (pattern, expands) in args {
                    if *expands {
                        if let Pattern::Bind(slot, true) = pattern
                            && matches!(self.world.slots[(base + slot) as usize], V::Void)
                        {
                            self.world.slots[(base + slot) as usize] = V::Pack(Rc::default());
                        }
                        for v in rest.by_ref() {
                            match self.matches(pattern, v, base, class, this)? {
                                Some(s) => score += s,
                                None => return Ok(None),
                            }
                        }
                        continue;
                    }
                    match rest.next() {
                        Some(v) => match self.matches(pattern, v, base, class, this)? {
                            Some(s) => score += s,
                            None => return Ok(None),
                        },
                        None => return Ok(None),
                    }
                }
                if rest.next().is_some() { None } else { Some(score) }
            }
            Pattern::Concrete(code) => {
                let target = self.eval(&code.clone(), base, class, this.clone())?;
                if let V::Int(_, x) | V::Enum(_, x) | V::Static(_, x) = self.world.value(&target)?
                    && let V::Int(_, y) | V::Enum(_, y) = subject
                {
                    return Ok((x == *y).then_some(100));
                }
                if matches!(target, V::Template(_) | V::Native(_)) {
                    return Ok(Some(20));
                }
                if matches!(subject, V::Int(..) | V::Float(..) | V::Enum(..)) {
                    return Ok(None);
                }
                if self.same(&target, subject)? { Some(100) } else { self.convertible(&target, subject)? }
            }
            Pattern::Dependent(_) => Some(5),
            Pattern::Function => Some(5),
        })
    }

    /// A type without `const` and reference.
    fn stripped(&mut self, v: &V) -> V {
        match v {
            V::Type(id) => V::Type(self.world.types.strip(*id)),
            other => other.clone(),
        }
    }

    fn same(&mut self, a: &V, b: &V) -> Outcome<bool> {
        if let (V::Int(_, x) | V::Enum(_, x), V::Int(_, y) | V::Enum(_, y)) = (a, b) {
            return Ok(x == y);
        }
        if let (V::Template(x), V::Template(y)) = (a, b) {
            return Ok(x == y);
        }
        if matches!(a, V::Int(..) | V::Template(_)) || matches!(b, V::Int(..) | V::Template(_)) {
            return Ok(false);
        }
        let (a, b) = (self.type_id(a)?, self.type_id(b)?);
        Ok(self.world.types.strip(a) == self.world.types.strip(b))
    }

    /// How well a value of the type of `subject` converts to `target`.
    fn convertible(&mut self, target: &V, subject: &V) -> Outcome<Option<i64>> {
        let Ok(to) = self.type_id(target) else {
            return Ok(None);
        };
        let to = self.world.types.strip(to);
        let V::TypeOf(value) = subject else {
            return Ok(None);
        };
        let from = self.type_id(subject)?;
        let (from_type, to_type) = (self.world.types.get(from).clone(), self.world.types.get(to).clone());
        Ok(match (&from_type, &to_type) {
            (Type::Int(a), Type::Int(b)) => {
                Some(if a.bits() <= b.bits() && *b as u8 >= super::super::value::Integer::Int as u8 { 60 } else { 45 })
            }
            (Type::Float(_), Type::Float(_)) => Some(55),
            (Type::Int(_), Type::Float(_)) | (Type::Float(_), Type::Int(_)) => Some(40),
            (Type::Enum(_, false, _), Type::Int(_)) => Some(50),
            (Type::Class(a), Type::Class(b)) if self.is_derived(*a, *b) => Some(80),
            (Type::Class(_), _) | (_, Type::Class(_)) => {
                let value = (**value).clone();
                self.converted(value, to, false).ok().map(|_| {
                    self.failed_at = None;
                    15
                })
            }
            (Type::Pointer(_, a), Type::Pointer(_, b)) => {
                let (a, b) = (self.world.types.strip(*a), self.world.types.strip(*b));
                match (self.world.types.get(a), self.world.types.get(b)) {
                    _ if a == b => Some(95),
                    (_, Type::Void) => Some(30),
                    (Type::Class(a), Type::Class(b)) if self.is_derived(*a, *b) => Some(70),
                    _ => None,
                }
            }
            (Type::Null, Type::Pointer(..)) => Some(50),
            (_, Type::Library(name, _)) if &**name == "function" => Some(30),
            (Type::Closure(_), Type::Pointer(..) | Type::Function(..)) => Some(30),
            _ => {
                let value = (**value).clone();
                convert::convert(&mut self.world, value, to, false).ok().map(|_| 20)
            }
        })
    }

    /// Calls a value.
    pub(super) fn call_value(&mut self, callee: V, args: Vec<V>, temporaries: u64) -> Outcome<()> {
        let callee = match &callee {
            V::Method(_) | V::Function(_) | V::Native(_) | V::Closure(_) | V::Type(_) | V::TypeOf(_) | V::Template(_) => callee,
            place => {
                let value = self.world.value(place)?;
                if matches!(value, V::Object(_)) { callee } else { value }
            }
        };
        match &callee {
            V::Closure(closure) => self.call_closure(closure.clone(), args, temporaries),
            V::Function(id) => {
                let f = self.functions[*id as usize].clone();
                self.call_set(f.set, f.class, V::Void, f.templates, args, temporaries)
            }
            V::Method(method) => match &method.1 {
                V::Function(id) => {
                    let f = self.functions[*id as usize].clone();
                    self.call_set(f.set, f.class, method.0.clone(), f.templates, args, temporaries)
                }
                V::Native(name) => match &method.0 {
                    // a function of the library with its template arguments
                    V::Pack(templates) => {
                        let v = self.call_library(&name.clone(), templates, &args)?;
                        self.stack.push(v);
                        Ok(())
                    }
                    receiver => self.call_member(receiver.clone(), &name.clone(), Vec::new(), args, temporaries),
                },
                _ => Err(Fault::ill("this is no function")),
            },
            V::Native(name) => {
                let v = self.call_library(&name.clone(), &[], &args)?;
                self.stack.push(v);
                Ok(())
            }
            V::Type(_) | V::TypeOf(_) | V::Template(_) => {
                let v = self.construct(&callee, args, false)?;
                self.stack.push(v);
                Ok(())
            }
            V::AddressOf(to) if matches!(**to, V::Closure(_) | V::Function(_)) => self.call_value((**to).clone(), args, temporaries),
            V::Null => Err(Fault::runtime("`nullptr` is called")),
            _ => {
                let value = self.world.value(&callee)?;
                if let V::Object(object) = &value {
                    if let Some((owner, set)) = self.method_set(object.class, "operator()") {
                        return self.call_set(set, Some(owner), value.clone(), Vec::new(), args, temporaries);
                    }
                    return Err(Fault::ill("this class has no `operator()`"));
                }
                let plain: Vec<V> = args.iter().map(|a| self.world.value(a)).collect::<Outcome<_>>()?;
                let plain: Vec<V> = plain.into_iter().map(|v| self.as_type_value(v)).collect();
                let v = super::super::cute::apply(&mut self.world, &value, &plain)?;
                self.stack.push(v);
                Ok(())
            }
        }
    }

    /// Calls a value, run to its end.
    pub(super) fn call_value_now(&mut self, callee: V, args: Vec<V>) -> Outcome<V> {
        let depth = self.frames.len();
        if self.within >= super::MAX_WITHIN {
            return Err(Fault::new(FaultKind::Limit, format!("calls nest more than {} deep", super::MAX_WITHIN)));
        }
        self.within += 1;
        let result = self.call_value(callee, args, u64::MAX).and_then(|()| self.run(depth));
        self.within -= 1;
        result?;
        Ok(self.pop())
    }

    fn call_closure(&mut self, closure: Rc<super::Closure>, args: Vec<V>, temporaries: u64) -> Outcome<()> {
        let def = &self.program.lambdas[closure.code as usize];
        let (function, captures) = (def.code.clone(), def.captures.clone());
        let least = function.params.iter().filter(|p| p.default.is_none() && !p.pack).count();
        if args.len() < least || (args.len() > function.params.len() && !function.params.iter().any(|p| p.pack)) {
            return Err(Fault::ill(format!("a lambda of {} parameters is called with {} arguments", function.params.len(), args.len())));
        }
        let base = self.room(function.slots)?;
        for ((_, own, _), v) in captures.iter().zip(closure.captured.borrow().iter()) {
            self.world.slots[(base + own) as usize] = v.clone();
        }
        if let Err(fault) = self.bind_at(&function, base, closure.class, &closure.this, &[], &args, temporaries) {
            self.cut(base);
            return Err(fault);
        }
        let (class, this) = (closure.class, closure.this.clone());
        self.enter(function, base, class, this, Some(closure))
    }

    /// Calls a member of an object.
    pub(super) fn call_member(&mut self, object: V, name: &Name, templates: Vec<V>, args: Vec<V>, temporaries: u64) -> Outcome<()> {
        let place = self.world.place(&object);
        if let V::Memory(ty, _) = &place
            && let Type::Class(class) = self.world.types.get(self.world.types.strip(*ty)).clone()
            && let Some((owner, set)) = self.method_set(class, name)
        {
            let templates = self.template_values(&templates)?;
            return self.call_set(set, Some(owner), place, templates, args, temporaries);
        }
        let value = self.world.value(&object)?;
        if let V::Object(o) = &value {
            if &**name == "~" {
                self.stack.push(V::Void);
                return Ok(());
            }
            if let Some((owner, set)) = self.method_set(o.class, name) {
                let templates = self.template_values(&templates)?;
                return self.call_set(set, Some(owner), value.clone(), templates, args, temporaries);
            }
            let member = self.member(&object, name)?;
            let member = if templates.is_empty() { member } else { self.applied(member, templates)? };
            return self.call_value(member, args, temporaries);
        }
        if let V::Closure(_) = &value
            && &**name == "operator()"
        {
            return self.call_value(value, args, temporaries);
        }
        if let V::Native(_) | V::Type(_) = &value {
            let callee = self.type_member(&value, name, if templates.is_empty() { None } else { Some(templates) })?;
            return self.call_value(callee, args, temporaries);
        }
        if let V::Array(array) = &value
            && let Some(v) = self.vector_of_objects(array, name, &args)?
        {
            self.stack.push(v);
            return Ok(());
        }
        let templates = self.template_values(&templates)?;
        let receiver = if super::super::world::World::is_place(&place) { place } else { value.clone() };
        let mut plain = Vec::with_capacity(args.len());
        for arg in args {
            plain.push(self.as_type_value(arg));
        }
        match library::method(&mut self.world, &receiver, name, &templates, &plain)? {
            Some(v) => {
                self.stack.push(v);
                Ok(())
            }
            None => {
                let ty = self.world.type_of(&value);
                Err(Fault::ill(format!("`{}` has no member `{name}`", self.world.types.name(ty))))
            }
        }
    }

    /// Template arguments as the library takes them: types by their numbers, values as they are.
    pub(super) fn template_values(&mut self, templates: &[V]) -> Outcome<Vec<V>> {
        templates.iter().map(|v| self.template_value_of(v)).collect()
    }

    pub(super) fn template_value_of(&mut self, v: &V) -> Outcome<V> {
        match v {
            V::Type(_)
            | V::Template(_)
            | V::Int(..)
            | V::Enum(..)
            | V::Static(..)
            | V::Native(_)
            | V::Float(..)
            | V::Underscore
            | V::Pack(_) => Ok(v.clone()),
            V::TypeOf(_) => Ok(V::Type(self.type_id(v)?)),
            V::Slot(_) | V::Global(_) | V::Field(..) | V::Cell(..) | V::Memory(..) | V::Element(..) => {
                let v = self.world.value(v)?;
                self.template_value_of(&v)
            }
            V::Object(_) => Ok(v.clone()),
            other => Ok(other.clone()),
        }
    }
}

/// A pattern without references and `const`.
fn inner(pattern: &Pattern) -> &Pattern {
    match pattern {
        Pattern::Const(p) | Pattern::Reference(p) | Pattern::Forwarding(p) => inner(p),
        p => p,
    }
}

/// `T&` without `const`.
fn is_mutable_reference(pattern: &Pattern) -> bool {
    matches!(pattern, Pattern::Reference(p) if !matches!(**p, Pattern::Const(_)))
}

fn mentions_enable_if(code: &Code) -> bool {
    use super::super::code::Op;
    code.ops.iter().any(|op| matches!(op, Op::LibraryTemplate(name, _) if name.contains("enable_if") || name.contains("conditional")))
}
