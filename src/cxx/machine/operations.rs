//! The operations that are not in the fast part of the loop.

use super::super::arith;
use super::super::ast::UnaryOp;
use super::super::code::{Count, Op};
use super::super::cute;
use super::super::library;
use super::super::value::{Fault, FaultKind, Integer, Outcome, Type, V};
use super::Machine;
use crate::algebra::tensor::Space;
use std::rc::Rc;

impl Machine<'_> {
    pub(super) fn operation(&mut self, op: &Op, last: usize, base: u32) -> Outcome<()> {
        let v = match op {
            Op::Text(text) => self.world.literal(text)?,
            Op::Take(slot) => {
                let place = &self.world.slots[(base + slot) as usize];
                self.world.value(&place.clone())?
            }
            Op::Global(id) => self.global(*id)?,
            Op::ClassArg(n) => match self.frames[last].class {
                Some(class) => self.class_argument(class, *n)?,
                None => return Err(Fault::ill("a parameter of a class outside of it")),
            },
            Op::This => match self.frames[last].this.clone() {
                V::Void => return Err(Fault::ill("`this` outside of a method")),
                this => V::AddressOf(Rc::new(this)),
            },
            Op::ClassName(name, to) => {
                let (class, this) = (self.frames[last].class, self.frames[last].this.clone());
                let Some(class) = class else {
                    return Ok(());
                };
                match self.name_in_class(class, name, &this)? {
                    Some(v) => {
                        self.frames[last].at = *to as usize;
                        v
                    }
                    None => return Ok(()),
                }
            }
            Op::Library(name) => match library::value_named(&mut self.world, name)? {
                Some(v) => v,
                None => V::Native(name.clone()),
            },
            Op::LibraryTemplate(name, count) => {
                let templates = self.popped(*count);
                self.library_template(name, &templates)?
            }
            Op::Functions(set) => self.function_value(*set, None, Vec::new()),
            Op::FunctionsWith(set, count) => {
                let templates = self.popped(*count);
                let templates = self.template_values(&templates)?;
                self.function_value(*set, None, templates)
            }
            Op::Class(id) => {
                let def = &self.program.classes[*id as usize];
                let around = def.outer;
                match def.ast.template.is_some() {
                    true => V::Template(*id),
                    false if around > 0 => V::Template(*id),
                    false => self.instance_type(*id, Vec::new())?,
                }
            }
            Op::ClassWith(id, count) => {
                let templates = self.popped(*count);
                self.instance_type(*id, templates)?
            }
            Op::Template(id) => {
                let class = self.frames[last].class;
                if class.is_some() || id & super::ALIAS != 0 { self.template_value(*id, class, Vec::new()) } else { V::Template(*id) }
            }
            Op::Alias(id, count) => {
                let templates = self.popped(*count);
                let class = self.frames[last].class;
                self.alias(*id, templates, class)?
            }
            Op::VariableWith(id, count) => {
                let templates = self.popped(*count);
                self.variable_template(*id, templates)?
            }
            Op::Apply(count) => {
                let args = self.popped(*count);
                let template = self.pop();
                self.applied(template, args)?
            }
            Op::EnumType(id) => {
                let ty = self.enum_type(*id)?;
                V::Type(ty)
            }
            Op::Enumerator(id, n) => self.enumerator(*id, *n)?,
            Op::TypeMember(name) => {
                let ty = self.pop();
                self.type_member(&ty, name, None)?
            }
            Op::TypeMemberWith(name, count) => {
                let args = self.popped(*count);
                let ty = self.pop();
                self.type_member(&ty, name, Some(args))?
            }
            Op::Member(name) => {
                let object = self.pop();
                self.member(&object, name)?
            }
            Op::Arrow(name) => {
                let pointer = self.pop();
                let object = self.pointee(&pointer)?;
                self.member(&object, name)?
            }
            Op::Decltype => {
                let v = self.pop();
                let id = self.decltype(&v)?;
                V::Type(id)
            }
            Op::Const | Op::Pointer | Op::Reference | Op::Forwarding => {
                let v = self.pop();
                if matches!(v, V::Template(_)) {
                    self.stack.push(v);
                    return Ok(());
                }
                let id = self.type_id(&v)?;
                let ty = match op {
                    Op::Const => Type::Const(id),
                    Op::Pointer => Type::Pointer(Space::Raw, self.world.types.without_reference(id)),
                    Op::Reference => Type::Reference(id),
                    _ => Type::Forwarding(id),
                };
                V::Type(self.world.types.intern(ty))
            }
            Op::Array(counted) => {
                let n = if *counted {
                    let n = self.pop();
                    let n = self.as_type_value(n);
                    Some(library::integer(&self.world, &n)?)
                } else {
                    None
                };
                let v = self.pop();
                match (&v, n) {
                    // `sizeof(a[0])` reads like a type
                    (V::Slot(_) | V::Global(_) | V::Field(..) | V::Cell(..) | V::Memory(..) | V::Array(_) | V::Pointer { .. }, Some(n)) => {
                        arith::index(&mut self.world, &v, &V::Int(Integer::Long, n))?
                    }
                    _ => {
                        let id = self.type_id(&v)?;
                        V::Type(self.world.types.intern(Type::Array(id, n)))
                    }
                }
            }
            Op::FunctionType(count) => {
                let params = self.popped(*count);
                let params = params.iter().map(|p| self.type_id(p)).collect::<Outcome<_>>()?;
                let result = self.pop();
                let result = self.type_id(&result)?;
                V::Type(self.world.types.intern(Type::Function(result, params)))
            }
            Op::Unary(op) => {
                let v = self.pop();
                let v = self.world.value(&v)?;
                if matches!(v, V::Object(_)) {
                    let name = format!("operator{}", op.symbol());
                    match self.user_method(&v, &name, &[])? {
                        Some(v) => v,
                        None if *op == UnaryOp::Not => V::Int(Integer::Bool, i64::from(!self.truth(&v)?)),
                        None => return Err(Fault::ill(format!("there is no `{name}` of this class"))),
                    }
                } else {
                    let v = self.as_type_value(v);
                    arith::unary(&mut self.world, *op, &v)?
                }
            }
            Op::Dereference => {
                let pointer = self.pop();
                self.pointee(&pointer)?
            }
            Op::AddressOf => {
                let place = self.pop();
                match &place {
                    V::Function(_) | V::Native(_) => place,
                    V::Object(_) | V::Text(_) => V::AddressOf(Rc::new(place)),
                    _ => arith::address_of(&mut self.world, &place)?,
                }
            }
            Op::Index(on_const) => {
                let i = self.pop();
                let a = self.pop();
                let object = match self.world.place(&a) {
                    // what one access moves is no value, its elements are
                    V::Memory(ty, _) if self.world.types.array_in_bytes(ty).is_some() => V::Void,
                    _ => self.world.value(&a)?,
                };
                if matches!(object, V::Object(_)) {
                    self.consts = (0, *on_const);
                    match self.user_method(&a, "operator[]", &[i])? {
                        Some(v) => v,
                        None => return Err(Fault::ill("there is no `operator[]` of this class")),
                    }
                } else {
                    arith::index(&mut self.world, &a, &i)?
                }
            }
            Op::Step(by, old) => {
                let place = self.pop();
                return self.step(&place, *by, *old);
            }
            Op::Assign(op) => {
                let v = self.pop();
                let place = self.pop();
                self.assign(*op, &place, v)?
            }
            Op::Convert(kind) => {
                let ty = self.pop();
                let v = self.pop();
                self.cast(*kind, v, &ty)?
            }
            Op::ConvertTo(ty) => {
                let v = self.pop();
                match &v {
                    V::Int(kind, _) if kind.id() == *ty => v,
                    _ => {
                        let v = self.world.value(&v)?;
                        self.converted(v, *ty, false)?
                    }
                }
            }
            Op::Initialise => {
                let ty = self.pop();
                let v = self.pop();
                if matches!(ty, V::Template(_) | V::Native(_)) {
                    v
                } else {
                    let id = self.type_id(&ty)?;
                    let v = self.world.value(&v)?;
                    self.converted(v, id, false)?
                }
            }
            Op::Copy => {
                let v = self.pop();
                let v = self.world.value(&v)?;
                match &v {
                    // an array of C is not copied, it decays
                    V::Array(array) if matches!(self.world.types.get(array.ty), Type::Array(..)) => self.world.decayed(array),
                    _ => self.copied(&v)?,
                }
            }
            Op::Value => {
                let v = self.pop();
                self.world.value(&v)?
            }
            Op::Construct(count, brace) => {
                let args = self.popped(*count);
                let ty = self.pop();
                self.construct(&ty, args, *brace)?
            }
            Op::Default => {
                let ty = self.pop();
                self.construct(&ty, Vec::new(), false)?
            }
            Op::Shared(id, dynamic) => {
                let ty = self.pop();
                self.shared(*id, &ty, *dynamic)?
            }
            Op::Braces(count) => {
                let items = self.popped(*count);
                let items = items.iter().map(|v| self.world.value(v)).collect::<Outcome<_>>()?;
                V::Braces(Rc::new(items))
            }
            Op::Named(member) => {
                let v = self.pop();
                V::Method(Rc::new((V::Native(format!(".{member}").into()), self.world.value(&v)?)))
            }
            Op::InitializerList => {
                let v = self.pop();
                match &v {
                    V::Braces(items) if !items.is_empty() => {
                        let first = self.world.type_of(&items[0].clone());
                        let ty = library::containers::type_of(&mut self.world, "initializer_list", first, None);
                        self.construct(&V::Type(ty), items.to_vec(), true)?
                    }
                    _ => v,
                }
            }
            Op::List(n) => {
                let items = self.popped(Count::Fixed(*n));
                self.list(items)?
            }
            Op::Layout => {
                let stride = self.pop();
                let shape = self.pop();
                library::call(&mut self.world, "make_layout", &[], &[shape, stride])?
            }
            Op::Lambda(id) => self.closure(*id, last, base)?,
            Op::Call(set, site) => {
                let args = self.popped(site.args);
                let templates = self.popped(site.templates);
                let templates = self.template_values(&templates)?;
                self.consts = (site.consts, false);
                return self.call_set(*set, None, V::Void, templates, args, site.temporaries);
            }
            Op::CallLibrary(name, site) => {
                let args = self.popped(site.args);
                let templates = self.popped(site.templates);
                if let Some(set) = self.found_by_arguments(name, &args)? {
                    let templates = self.template_values(&templates)?;
                    return self.call_set(set, None, V::Void, templates, args, site.temporaries);
                }
                self.called(name, site.is_type, &templates, &args)?
            }
            Op::CallMember(name, site) => {
                let args = self.popped(site.args);
                let templates = self.popped(site.templates);
                let object = self.pop();
                self.consts = (site.consts, site.on_const);
                let called = self.call_member(object, name, templates, args, site.temporaries);
                self.consts = (0, false);
                return called;
            }
            Op::CallValue(site) => {
                let args = self.popped(site.args);
                let callee = self.pop();
                self.consts = (site.consts, site.on_const && matches!(callee, V::Method(_)));
                let called = self.call_value(callee, args, site.temporaries);
                self.consts = (0, false);
                return called;
            }
            Op::Launch(n, count) => {
                let args = self.popped(*count);
                let config = self.popped(Count::Fixed(*n));
                let kernel = self.pop();
                self.launch(kernel, config, args)?
            }
            Op::Mark => {
                self.marks.push(self.stack.len());
                return Ok(());
            }
            Op::PackTest(pack, index, end) => {
                let index = self.slot_index(base + index);
                let n = self.pack(base + pack).len();
                if index >= n {
                    self.frames[last].at = *end as usize;
                }
                return Ok(());
            }
            Op::PackElement(pack, index) => {
                let index = self.slot_index(base + index);
                match self.pack(base + pack).get(index) {
                    Some(v) => v.clone(),
                    None => V::Void,
                }
            }
            Op::PackSize(pack) => V::Int(Integer::ULong, self.pack(base + pack).len() as i64),
            Op::PackNext(slot) => {
                if let V::Int(_, n) = &mut self.world.slots[(base + slot) as usize] {
                    *n += 1;
                }
                return Ok(());
            }
            Op::FoldRight(op) => {
                let mut items = self.popped(Count::Marked);
                let mut right = items.pop().unwrap_or(V::Void);
                while let Some(left) = items.pop() {
                    let depth = self.frames.len();
                    self.binary(*op, left, right)?;
                    self.run(depth)?;
                    right = self.pop();
                }
                right
            }
            Op::Truth => {
                let v = self.pop();
                V::Int(Integer::Bool, i64::from(self.truth(&v)?))
            }
            Op::InitBases(named) => {
                let (this, class) = (self.frames[last].this.clone(), self.frames[last].class);
                return match class {
                    Some(class) => self.init_bases(&this, class, named),
                    None => Ok(()),
                };
            }
            Op::InitDefault(name) => {
                let (this, class) = (self.frames[last].this.clone(), self.frames[last].class);
                return match class {
                    Some(class) => self.init_default(&this, class, name),
                    None => Ok(()),
                };
            }
            Op::MovedFrom(mask) => {
                self.moved = *mask;
                return Ok(());
            }
            Op::Moved => {
                let v = self.pop();
                let v = self.world.value(&v)?;
                self.taken(&v)?
            }
            Op::Settle => {
                let mut v = self.pop();
                if super::super::world::World::is_place(&v) {
                    v = self.world.value(&v)?;
                }
                let shared = match &v {
                    V::Object(o) => Rc::strong_count(o) > 1,
                    V::Array(a) => Rc::strong_count(a) > 1,
                    V::Text(t) => Rc::strong_count(t) > 1,
                    _ => false,
                };
                if shared { self.copied(&v)? } else { v }
            }
            Op::InitField(name, count, brace) => {
                let args = self.popped(*count);
                let this = self.frames[last].this.clone();
                let class = self.frames[last].class;
                return self.init_field(&this, class, name, args, *brace);
            }
            Op::Unpack(first, n, by_reference) => {
                let v = self.pop();
                return self.unpack(&v, base + first, *n as usize, *by_reference);
            }
            Op::RangeStart(slot) => {
                let range = self.pop();
                return self.range_start(range, base + slot);
            }
            Op::RangeNext(slot, end) => match self.range_next(base + slot)? {
                Some(v) => v,
                None => {
                    self.frames[last].at = *end as usize;
                    return Ok(());
                }
            },
            Op::SizeOf | Op::AlignOf => {
                let v = self.pop();
                let id = self.type_id(&v)?;
                let measured = if matches!(op, Op::SizeOf) { self.world.types.size_of(id) } else { self.world.types.align_of(id) };
                match measured {
                    Some(n) => V::Int(Integer::ULong, n),
                    None => return Err(Fault::ill(format!("the size of `{}` is not known", self.world.types.name(id)))),
                }
            }
            Op::Static(id, slot, to) => {
                let key = self.static_key(*id, last, base);
                if let Some(global) = self.statics.get(&key) {
                    self.world.slots[(base + slot) as usize] = V::Global(*global);
                    self.frames[last].at = *to as usize;
                }
                return Ok(());
            }
            Op::StaticStore(id, slot) => {
                let v = self.pop();
                let v = self.world.value(&v)?;
                let key = self.static_key(*id, last, base);
                let global = self.world.globals.len() as u32;
                self.world.globals.push(v);
                self.statics.insert(key, global);
                self.world.slots[(base + slot) as usize] = V::Global(global);
                return Ok(());
            }
            Op::StaticAssert(message, has_message) => {
                let v = self.pop();
                if !self.truth(&v)? {
                    let text =
                        if *has_message { format!("static assertion failed: {message}") } else { "static assertion failed".to_string() };
                    return Err(Fault::new(FaultKind::StaticAssert, text));
                }
                return Ok(());
            }
            Op::Constant(name, slot) => {
                let is_number = |v: Option<&V>| matches!(v, Some(V::Int(..) | V::Float(..) | V::Enum(..)));
                let variable = self.world.value(&V::Slot(base + slot))?;
                if is_number(self.stack.last()) && is_number(Some(&variable)) {
                    return Err(Fault::ill(format!(
                        "`{name}` is no constant: an argument of a template is known when the program is compiled"
                    ))
                    .with_help(format!("declare it `constexpr`, or make it an `Int<…>`: `constexpr int {name} = …`")));
                }
                return Ok(());
            }
            Op::Require => {
                let v = self.pop();
                if !self.truth(&v)? {
                    return Err(Fault::ill("a requirement of the template does not hold"));
                }
                return Ok(());
            }
            Op::CheckFailed(check, first, count) => {
                let message = self.popped(*count);
                let at = self.frames[last].code.at.get(self.frames[last].at - 1).copied().unwrap_or_default();
                return self.check_failed(check, base + first, &message, at);
            }
            Op::Holds(relation) => {
                let args = self.popped(Count::Marked);
                V::Int(Integer::Bool, i64::from(self.check_holds(relation, &args)?))
            }
            Op::New(counted, count) => {
                let args = self.popped(*count);
                let n = if *counted { Some(self.pop()) } else { None };
                let ty = self.pop();
                self.new_object_on_heap(&ty, n, args)?
            }
            Op::Delete => {
                let p = self.pop();
                self.world.on_heap = self.world.on_heap.saturating_sub(1);
                match &p {
                    V::AddressOf(to) => match &**to {
                        V::Cell(_, array) => {
                            for i in (0..self.world.length(array)).rev() {
                                let element = self.world.element(array, i)?;
                                if let V::Object(object) = self.world.value(&element)? {
                                    self.end_object(&object)?;
                                }
                            }
                        }
                        to => {
                            if let V::Object(object) = self.world.value(to)? {
                                self.end_object(&object)?;
                            }
                        }
                    },
                    V::Null => {}
                    p => library::containers::delete(&mut self.world, p)?,
                }
                V::Void
            }
            Op::Snapshot => {
                let v = self.pop();
                match &v {
                    V::Type(_) | V::TypeOf(_) | V::Template(_) | V::Pack(_) => v,
                    v => self.world.value(v)?,
                }
            }
            Op::Sample => {
                let v = self.pop();
                self.sample(&v)?
            }
            Op::Meet => {
                let other = self.pop();
                let arm = self.pop();
                self.met(arm, &other)?
            }
            Op::Unread(what) => {
                return Err(Fault::new(
                    FaultKind::Unsupported,
                    if what.contains(" is ") { what.to_string() } else { format!("{what} is not read") },
                ));
            }
            Op::Unknown(name) => return Err(Fault::ill(format!("nothing is called `{name}`"))),
            Op::Probe(to) => {
                self.probes.push((last, *to as usize, self.stack.len()));
                return Ok(());
            }
            Op::EndProbe => {
                self.probes.pop();
                return Ok(());
            }
            Op::Push(_)
            | Op::Local(_)
            | Op::Load(_)
            | Op::Store(_)
            | Op::Bump(..)
            | Op::Binary(_)
            | Op::Jump(_)
            | Op::JumpUnless(_)
            | Op::JumpIf(_)
            | Op::JumpUnlessKeep(_)
            | Op::JumpIfKeep(_)
            | Op::Pop
            | Op::Clear(..)
            | Op::Return(_)
            | Op::ReturnVoid => return Ok(()),
        };
        self.stack.push(v);
        Ok(())
    }

    fn slot_index(&self, slot: u32) -> usize {
        match self.world.slots.get(slot as usize) {
            Some(V::Int(_, n)) => usize::try_from(*n).unwrap_or(0),
            _ => 0,
        }
    }

    fn pack(&self, slot: u32) -> Rc<Vec<V>> {
        match self.world.slots.get(slot as usize) {
            Some(V::Pack(items)) => items.clone(),
            _ => Rc::default(),
        }
    }

    /// `(a, b)`: a tuple where all are what CuTe prints in one, else the last one.
    fn list(&mut self, items: Vec<V>) -> Outcome<V> {
        fn fits(v: &V) -> bool {
            match v {
                V::Int(..) | V::Static(..) | V::Underscore => true,
                V::Tuple(items) => items.iter().all(fits),
                V::Cute(_) => true,
                _ => false,
            }
        }
        let values: Vec<V> = items.iter().map(|v| self.as_type_value(v.clone())).collect();
        if values.iter().all(fits) {
            return Ok(V::Tuple(Rc::new(values)));
        }
        Ok(items.last().cloned().unwrap_or(V::Void))
    }

    /// What tells the statics of one template argument from those of another.
    fn static_key(&mut self, id: u32, last: usize, base: u32) -> (u32, Vec<u8>) {
        let mut key = Vec::new();
        let slots: Vec<u32> = self.frames[last].function.as_ref().map_or(Vec::new(), |f| f.templates.iter().map(|t| t.slot).collect());
        for slot in slots {
            let v = self.world.slots[(base + slot) as usize].clone();
            if let Ok(v) = self.template_value_of(&v) {
                cute::key(&v, &mut key);
            }
        }
        if let Some(class) = self.frames[last].class {
            key.extend(class.0.to_le_bytes());
        }
        (id, key)
    }
}
