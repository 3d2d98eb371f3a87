//! Objects: made, converted, copied, destroyed.

use super::super::ast::{BinaryOp, Body, Name};
use super::super::compiled::FunctionCode;
use super::super::library;
use super::super::types::Role;
use super::super::value::{Array, ClassId, DERIVED, Fault, FaultKind, Integer, Object, Outcome, Passed, Type, TypeId, Value};
use super::Machine;
use super::aggregates::PART;
use super::binding::Call;
use std::rc::Rc;

impl Machine<'_> {
    /// A member of an object, or of the bytes where it stands; without an object a value of its type.
    pub(super) fn field(&mut self, class: ClassId, name: &str, this: &Value) -> Outcome<Value> {
        let this = match self.state.place(this) {
            place @ Value::Memory(..) => place,
            _ => self.state.value(this)?,
        };
        match &this {
            Value::Object(object) => {
                let fields = self.instances[object.class.0 as usize].fields.clone();
                // a member of a class that is derived from this one may have the same name
                let (first, n) = self.state.types.base_members(object.class, class).unwrap_or((0, usize::MAX));
                let near = fields.iter().skip(first).take(n).rposition(|f| *f.name == *name).map(|i| first + i);
                let Some(i) = near.or_else(|| self.in_virtual_bases(object.class, class, name)) else {
                    if let Some((inner, union)) = self.union_with(object, first..first.saturating_add(n), name)? {
                        return self.field(inner, name, &union);
                    }
                    return Err(Fault::ill_formed(format_args!("an object has no member `{name}`")));
                };
                if let Some(place) = self.place_in_object(object, &fields[i]) {
                    // an array is a pointer to its first element
                    return match (self.state.types.array_of(fields[i].ty), place) {
                        (Some((of, _)), Value::Memory(ty, at)) => Ok(Value::Memory(ty, self.state.joined_address(of, at)?)),
                        (_, place) => Ok(place),
                    };
                }
                let values = object.fields.borrow();
                if let Some(Value::Void) = values.get(i)
                    && let Type::Array(..) = self.state.types.get(fields[i].ty)
                {
                    // it is an address before it is made
                    drop(values);
                    return self.begun_member(Value::Field(i as u32, object.clone()));
                }
                let place = match values.get(i) {
                    Some(v @ (Value::Object(_) | Value::Array(_) | Value::Text(_))) => v.clone(),
                    Some(v) if fields[i].is_reference => v.clone(),
                    _ => Value::Field(i as u32, object.clone()),
                };
                Ok(self.state.constant_as(fields[i].ty, place))
            }
            Value::Memory(ty, address) => {
                let of = self.state.types.intern(Type::Class(class));
                let by = self.state.offset_between(*ty, of).unwrap_or(0);
                self.member_in_memory(class, address.wrapping_add(by), name)
            }
            _ => {
                let fields = self.instances[class.0 as usize].fields.clone();
                match fields.iter().rfind(|f| *f.name == *name) {
                    Some(f) => self.default_of(f.ty),
                    None => Err(Fault::ill_formed(format_args!("`{name}` is no member here"))),
                }
            }
        }
    }

    /// The place of a member of the virtual bases of a class among the members of an object.
    fn in_virtual_bases(&self, object: ClassId, class: ClassId, name: &str) -> Option<usize> {
        let fields = &self.instances[object.0 as usize].fields;
        self.instances[class.0 as usize].virtual_bases.iter().rev().find_map(|base| {
            let (first, n) = self.state.types.base_members(object, *base)?;
            fields.iter().skip(first).take(n).rposition(|f| *f.name == *name).map(|i| first + i)
        })
    }

    /// Makes the virtual bases of an object of a class, those before `end` or all, that are not made yet.
    pub(super) fn init_virtual_bases(&mut self, this: &Value, class: ClassId, end: Option<ClassId>) -> Outcome<()> {
        if !matches!(this, Value::Object(object) if object.class == class) {
            return Ok(());
        }
        for base in self.instances[class.0 as usize].virtual_bases.clone() {
            if end == Some(base) {
                break;
            }
            if !self.has_made(base) {
                self.base_default(this, base)?;
            }
        }
        Ok(())
    }

    /// `Op::VirtualBase`: whether the base of the type on top is made from arguments.
    pub(super) fn begins_virtual_base(&mut self, last: usize) -> Outcome<bool> {
        let (this, class) = (self.frames[last].this.clone(), self.frames[last].class);
        let ty = self.stack.last().cloned().unwrap_or(Value::Void);
        let ty = self.type_id(&ty)?;
        let base = match (self.state.types.get(self.state.types.strip(ty)), class) {
            (Type::Class(base), Some(class)) if self.instances[class.0 as usize].virtual_bases.contains(base) => *base,
            _ => return Ok(false),
        };
        match (&this, class) {
            (Value::Object(object), Some(class)) if object.class == class => {
                self.init_virtual_bases(&this, class, Some(base))?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// `Op::InitVirtualBase`
    pub(super) fn init_virtual_base(&mut self, last: usize, args: Vec<Value>, brace: bool) -> Outcome<()> {
        let ty = self.pop();
        let ty = self.type_id(&ty)?;
        let this = self.frames[last].this.clone();
        let moved = std::mem::take(&mut self.moved);
        match (&this, self.state.types.get(self.state.types.strip(ty)).clone()) {
            (Value::Object(object), Type::Class(base)) => self.make_base(&this, object, base, args, brace, moved),
            _ => Ok(()),
        }
    }

    /// A member of a class that stands in bytes.
    pub(super) fn member_in_memory(&mut self, class: ClassId, address: i64, name: &str) -> Outcome<Value> {
        let fields = self.instances[class.0 as usize].fields.clone();
        if let Some(f) = fields.iter().rfind(|f| *f.name == *name) {
            return Ok(Value::Memory(f.ty, address.wrapping_add(f.offset.wrapping_mul(8) + f.bit)));
        }
        if let Some((i, inner)) = self.union_among(&fields, name) {
            return self.member_in_memory(inner, address.wrapping_add(fields[i].offset.wrapping_mul(8)), name);
        }
        let ty = self.state.types.intern(Type::Class(class));
        match self.class_member(class, name, &Value::Memory(ty, address))? {
            Some(v) => Ok(v),
            None => Err(Fault::ill_formed(format_args!("`{}` has no member `{name}`", self.state.types.classes[class.0 as usize].name))),
        }
    }

    /// A container or a string of the type that is moved from.
    pub(super) fn moved_whole(&mut self, ty: TypeId, args: &[Value]) -> Outcome<Option<Value>> {
        if matches!(self.state.types.get(ty), Type::Class(_)) || std::mem::take(&mut self.moved) & 1 == 0 {
            return Ok(None);
        }
        match args {
            [only] => match self.state.value(only)? {
                v @ (Value::Array(_) | Value::Text(_)) if self.state.type_of(&v) == ty => self.moved_value(&v).map(Some),
                // the container that an object of the program is derived from
                v @ Value::Object(_) => match self.held_container(&v)? {
                    Some(held)
                        if let held = self.state.value(&held)?
                            && self.state.type_of(&held) == ty =>
                    {
                        self.moved_value(&held).map(Some)
                    }
                    _ => Ok(None),
                },
                _ => Ok(None),
            },
            _ => Ok(None),
        }
    }

    /// Whether a class of the library leads to what another one holds.
    fn is_view(&self, class: ClassId) -> bool {
        let def = &self.program.classes[self.instances[class.0 as usize].primary as usize];
        def.scope.is_prelude && matches!(&*def.ast.name, "string_view" | "span")
    }

    /// Copies of the values between two iterators of the program.
    pub(super) fn drained(&mut self, first: &Value, last: &Value) -> Outcome<Vec<Value>> {
        let mut items = self.walked(first, last)?;
        for item in &mut items {
            *item = match &*item {
                Value::Passed(Passed::Rvalue, of) => self.moved_value(of)?,
                item => self.copied(item)?,
            };
        }
        Ok(items)
    }

    /// Whether what an iterator leads to is still there when it goes on: what reads a stream, or has no category, is no such one.
    fn leads_to_elements(&mut self, class: ClassId) -> Outcome<bool> {
        let Some(category) = self.class_member(class, "iterator_category", &Value::Void)? else {
            let def = self.instances[class.0 as usize].primary as usize;
            let def = &self.program.classes[def];
            return Ok(def.scope.is_prelude && &*def.ast.name != "istream_iterator");
        };
        let ty = self.type_id(&category)?;
        Ok(self.state.types.name(ty) != "input_iterator_tag")
    }

    /// The values between two iterators of the program, those that may be moved from marked.
    pub(super) fn walked(&mut self, first: &Value, last: &Value) -> Outcome<Vec<Value>> {
        let stays = self.is_forward(first)?;
        let mut items = Vec::new();
        self.walk(first, last, &mut |machine, item| {
            if !stays && machine.is_by_code(if let Value::Passed(_, of) = &item { of } else { &item }) {
                let why = "what an input iterator leads to, put into a container that is there,";
                return Err(Fault::new(super::FaultKind::Unsupported, format_args!("{why} is not read where copies are seen")));
            }
            items.push(match item {
                item if stays || matches!(item, Value::Passed(..)) => item,
                item => Value::Passed(Passed::Rvalue, Rc::new(machine.copied(&item)?)),
            });
            Ok(())
        })?;
        Ok(items)
    }

    /// Whether what an iterator leads to is still there when it goes on.
    pub(super) fn is_forward(&mut self, iterator: &Value) -> Outcome<bool> {
        match iterator {
            Value::Object(object) => self.leads_to_elements(object.class),
            _ => Err(Fault::ill_formed("a range begins at what is no iterator")),
        }
    }

    /// Hands on each value between two iterators of the program, marked where it may be moved from.
    pub(super) fn walk(&mut self, first: &Value, last: &Value, each: &mut dyn FnMut(&mut Self, Value) -> Outcome<()>) -> Outcome<()> {
        let at = self.copied(first)?;
        let moves = matches!(&at, Value::Object(object) if self.prelude_class(object) == Some("move_iterator"));
        for _ in 0..1 << 22 {
            let depth = self.frames.len();
            self.binary(BinaryOp::Unequal, at.clone(), last.clone())?;
            self.run(depth)?;
            let more = self.pop();
            if !self.truth(&more)? {
                return Ok(());
            }
            let place = self.pointee(&at)?;
            let is_fresh = super::values::is_given_up(&place);
            let item = self.state.value(&place)?;
            drop(place);
            each(self, if moves || is_fresh { Value::Passed(Passed::Rvalue, Rc::new(item)) } else { item })?;
            self.step(&at, 1, false)?;
            self.run(depth)?;
            self.pop();
        }
        Err(Fault::new(super::FaultKind::Limit, "a range of iterators is too long"))
    }

    /// Makes room for so many elements of a vector whose copies are not seen.
    pub(super) fn reserve(&mut self, array: &Rc<Array>, room: i64) -> Outcome<()> {
        library::container_methods::method(&mut self.state, array, "reserve", &[Value::Int(Integer::ULong, room)]).map(drop)
    }

    /// Arguments of a method of a container; two iterators of the program's own are the list of what lies between them, as
    /// elements of the container.
    pub(super) fn range_as_list(
        &mut self,
        name: &str,
        mut args: Vec<Value>,
        (element, array): (TypeId, Option<&Rc<Array>>),
    ) -> Outcome<Vec<Value>> {
        if !(self.any_copies_by_code && self.copies_by_code(element))
            && let ("insert" | "assign" | "append", [.., first, last]) = (name, &args[..])
            && let (Value::Object(a), Value::Object(b)) = (self.state.value(first)?, self.state.value(last)?)
            && a.class == b.class
            && self.method_set(a.class, "operator*").is_some()
        {
            let first = Value::Object(a);
            let items = self.drained(&first, &Value::Object(b))?;
            if let (Some(array), "insert", [at, ..]) = (array, name, &args[..])
                && self.is_vector(array)
                && !items.is_empty()
                && !self.is_forward(&first)?
                && let n = self.state.length(array)
                && library::container_methods::position(&mut self.state, array, at)? == n
            {
                // each is put behind the others
                let mut room = array.capacity.get().max(1);
                while room < n.saturating_add(items.len() as i64) {
                    room = room.saturating_mul(2);
                }
                self.reserve(array, room)?;
                args[0] = library::container_methods::method(&mut self.state, array, "end", &[])?.unwrap_or(Value::Void);
            }
            let items = items.into_iter().map(|item| self.converted(item, element, false)).collect::<Outcome<_>>()?;
            args.truncate(args.len() - 2);
            args.push(Value::Braces(Rc::new(items)));
        } else if matches!(name, "insert" | "assign")
            && let Some(items) = self.converted_between(&args, element)?
        {
            args.truncate(args.len() - 2);
            args.push(Value::Braces(Rc::new(items)));
        }
        Ok(args)
    }

    /// Arguments that are objects, as the numbers that they convert to.
    pub(super) fn plain(&mut self, args: Vec<Value>, to: TypeId) -> Outcome<Vec<Value>> {
        let scalar = self.state.types.is_flat(to);
        let mut out = Vec::with_capacity(args.len());
        let ((consts, of_rvalues), moved) = (std::mem::take(&mut self.given_consts), self.moved);
        for (i, arg) in args.into_iter().enumerate() {
            let on_rvalue = (moved | of_rvalues).checked_shr(i as u32).unwrap_or(0) & 1 != 0 || !super::values::is_held(&arg);
            let on_const = self.is_const_object(&arg) || consts.checked_shr(i as u32).unwrap_or(0) & 1 != 0;
            let v = self.state.value(&arg)?;
            out.push(match v {
                Value::Object(_) if scalar => {
                    (self.converts.on_const, self.converts.on_rvalue) = (on_const, on_rvalue);
                    self.converted(v, to, true)?
                }
                Value::Type(_) => self.as_type_value(v),
                _ => arg,
            });
        }
        Ok(out)
    }

    /// Whether a value of a type stands for itself, so that what holds it as well shares it.
    pub(super) fn is_shared_whole(&mut self, v: &Value, ty: TypeId) -> bool {
        match v {
            Value::Cute(cute) => cute.owns,
            Value::Text(_) | Value::Array(_) | Value::Object(_) | Value::Tuple(_) | Value::Closure(_) => {
                self.state.type_of(v) == self.state.types.without_const(ty)
            }
            _ => false,
        }
    }

    /// A tensor that owns its memory as one of its own, where something else holds it too.
    pub(super) fn owned_tensor(&mut self, v: &Value) -> Outcome<Value> {
        match self.state.value(v)? {
            held @ Value::Cute(_) if super::values::is_held(&held) || super::values::is_held(v) => self.copied(&held),
            _ => Ok(v.clone()),
        }
    }

    /// What the library makes of arguments: objects that are copied by code are copied before.
    pub(super) fn construct_of_library(&mut self, id: TypeId, mut args: Vec<Value>, brace: bool) -> Outcome<Value> {
        let moved = std::mem::take(&mut self.moved);
        if let ([only], Type::Of(Value::Cute(_))) = (&mut args[..], self.state.types.get(id)) {
            *only = self.owned_tensor(only)?;
        }
        if let Type::Of(Value::Tuple(items)) = self.state.types.get(id).clone()
            && items.len() == args.len()
        {
            // a pair or a tuple of variables holds copies of them, or what is moved out of them
            let n = args.len().min(64);
            for i in 0..n {
                let i = if brace { i } else { n - 1 - i };
                let (arg, item) = (&mut args[i], &items[i]);
                let ty = self.type_of_part(item);
                if self.holds_objects(ty) || matches!(arg, Value::Braces(_)) && self.has_objects(ty, 0) {
                    let v = self.state.value(arg)?;
                    if self.state.type_of(&v) != self.state.types.strip(ty) {
                        *arg = self.converted(v, ty, false)?;
                        continue;
                    }
                }
                if !super::values::is_held(arg) {
                    continue;
                }
                let v = self.state.value(arg)?;
                let is_shared = match (item, &v) {
                    (Value::Type(ty), v) => self.is_shared_whole(v, *ty),
                    (Value::Cute(_), Value::Cute(cute)) => cute.owns,
                    _ => false,
                };
                // what is copied by code is copied below
                if is_shared && !self.is_by_code(&v) {
                    *arg = if moved & (1 << i) == 0 { self.copied(&v)? } else { self.moved_value(&v)? };
                }
            }
        }
        args = self.parts_converted(id, args, brace, moved)?;
        let hands_over = match self.state.types.get(id) {
            Type::Of(Value::Tuple(items)) if self.any_copies_by_code && items.len() == args.len() => self.copied_elements(id, &mut args)?,
            _ => self.handed_over(&mut args, moved)?,
        };
        let outer = std::mem::replace(&mut self.state.hands_over, hands_over);
        let made = library::construct(&mut self.state, id, &args, brace);
        self.state.hands_over = outer;
        if args.is_empty() {
            self.make_elements()?;
        }
        made
    }

    /// Copies what the elements of a tuple of CuTe are made of, which is never moved from, where they are copied by code; whether any is.
    fn copied_elements(&mut self, id: TypeId, args: &mut [Value]) -> Outcome<bool> {
        let mut any = false;
        for arg in args {
            let v = self.state.value(arg)?;
            self.keeps_element(&v)?;
            if self.is_by_code(&v) && self.state.type_of(&v) != id {
                let copy = self.copied(&v)?;
                self.expires(std::mem::replace(arg, copy));
                any = true;
            }
        }
        Ok(any)
    }

    /// Whether a constructor without arguments does something.
    fn begins_by_code(&self, class: ClassId) -> bool {
        let acts =
            |f: &super::super::ast::Function| f.params.is_empty() && matches!(&f.body, Some(Body::Block(block)) if !block.is_empty());
        self.declared_functions(class, super::super::program::CONSTRUCTOR).iter().any(|(_, f)| acts(f))
    }

    /// Refuses an object without data in a tuple of CuTe where its copies or its end are code: none is kept there.
    pub(super) fn keeps_element(&self, v: &Value) -> Outcome<()> {
        match v {
            Value::Object(o)
                if self.state.types.classes[o.class.0 as usize].empty
                    && (o.pending_destructors.is_some() || self.is_by_code(v) || self.begins_by_code(o.class)) =>
            {
                Err(Fault::new(
                    FaultKind::Unsupported,
                    "an object without data whose constructors or end are code is not read in a `cute::tuple`",
                ))
            }
            _ => Ok(()),
        }
    }

    /// A value of a type that nothing initialises.
    pub(super) fn default_of(&mut self, ty: TypeId) -> Outcome<Value> {
        self.construct(&Value::Type(ty), Vec::new(), false)
    }

    /// An object of a class.
    pub(super) fn object(&mut self, class: ClassId, args: Vec<Value>) -> Outcome<Value> {
        let moved = std::mem::take(&mut self.moved);
        if let [Value::Object(o)] = &args[..]
            && o.class == class
        {
            // what a function returns is the object, `const` or not
            o.is_const.set(false);
        }
        let temporaries = passed_as_temporaries(moved, self.given_consts.0, &args);
        self.object_from(class, args, temporaries)
    }

    /// Refuses objects that have a value of CuTe as a base, a layout, a tuple, an atom: what takes these does not take them here.
    pub(super) fn has_parts_alone(&mut self, class: ClassId) -> Outcome<()> {
        if self.has_all_parts.contains(&class) {
            return Ok(());
        }
        let instance = &self.instances[class.0 as usize];
        let bases = instance.bases.clone();
        if let Some(Value::Type(base)) = instance.known.get("#base").cloned()
            && let Type::Of(Value::Cute(_) | Value::Tuple(_)) = self.state.types.get(self.state.types.strip(base))
            && !self.is_class_of_library(class)
        {
            let (own, base) = (&self.state.types.classes[class.0 as usize].name, self.state.types.name(base));
            return Err(Fault::new(FaultKind::Unsupported, format!("an object of `{own}`{DERIVED}{base}`, is not read")));
        }
        bases.into_iter().try_for_each(|base| self.has_parts_alone(base))?;
        self.has_all_parts.insert(class);
        Ok(())
    }

    /// The same, from arguments of which some are temporaries.
    pub(super) fn object_from(&mut self, class: ClassId, args: Vec<Value>, temporaries: u64) -> Outcome<Value> {
        let is_conversion = std::mem::take(&mut self.is_conversion);
        let is_braced = std::mem::take(&mut self.is_braced);
        let holders = std::mem::replace(&mut self.holders, 1);
        let constants = std::mem::take(&mut self.given_consts);
        self.usable(class)?;
        self.has_parts_alone(class)?;
        // what a view is made of lives to the end of the expression
        if let [only @ (Value::Text(_) | Value::Array(_))] = &args[..]
            && !super::values::is_held_by(only, holders.max(2))
            && self.is_view(class)
        {
            self.expires_here(only.clone());
        }
        // without arguments the class's own implicit one comes before those of a base
        let constructors = self.constructors(class).filter(|_| !args.is_empty() || self.declares_constructors(class));
        if let [only] = &args[..]
            && let Value::Object(o) = self.state.value(only)?
            && self.is_derived(o.class, class)
        {
            self.may_be_copied(class, temporaries & 1 != 0)?;
            if self.own_copy(class).is_none() {
                let whole = Value::Object(o.clone());
                return match (o.class == class, temporaries & 1 != 0) {
                    (true, true) => self.moved_value(&whole),
                    (true, false) => self.copied(&whole),
                    (false, moved) => self.made_from(class, &o, moved),
                };
            }
        }
        let user = constructors.filter(|set| {
            self.program.sets[*set as usize].1.iter().any(|f| {
                let body = &self.program.functions[*f as usize].ast.body;
                !matches!(body, Some(Body::Default)) || !self.program.functions[*f as usize].ast.params.is_empty()
            })
        });
        self.not_abstract(class)?;
        let object = match self.begun_object(class) {
            Some(begun) => begun,
            None => self.unmade(class)?,
        };
        let this = Value::Object(object.clone());
        (self.is_conversion, self.is_braced) = (is_conversion, is_braced);
        self.given_consts = constants;
        let made = match user {
            _ if self.state.types.classes[class.0 as usize].role == Role::Tuple => self.made_tuple(&this, class, args, temporaries),
            Some(_) if self.is_pair_of(class, &args) => self.made_elements(&this, class, args, temporaries),
            Some(set) => {
                self.holders = holders;
                self.constructed(&this, class, set, args, temporaries)
            }
            None if !args.is_empty()
                && let Some(base) = self.tuple_inherited(class)? =>
            {
                self.begin_part(&this, class);
                let made = self.made_tuple(&this, base, args, temporaries).and_then(|()| self.init_own_members(&this, class));
                self.made_part(&this, made)
            }
            None => {
                self.begin_part(&this, class);
                let made = self.made_without_constructor(&object, class, args, (temporaries, holders));
                self.made_part(&this, made)
            }
        };
        if made.is_err() {
            // an object that was not made has no destructor to run, only its members have
            object.ended.set(true);
        } else if self.any_destructors {
            object.count(&self.pending_destructors);
        }
        made.map(|()| this)
    }

    /// Whether arguments are the two members of a `std::pair`, each of them given as a value or a variable.
    fn is_pair_of(&self, class: ClassId, args: &[Value]) -> bool {
        matches!(self.state.types.classes[class.0 as usize].role, Role::Pair)
            && args.len() == 2
            && !args.iter().any(|arg| matches!(arg, Value::Braces(_)))
    }

    /// The values for the members of an object, those that may be moved from moved out of their variables, and those in front of them
    /// copied before.
    pub(super) fn moved_out(&mut self, class: ClassId, mut args: Vec<Value>, (temporaries, holders): (u64, usize)) -> Outcome<Vec<Value>> {
        if self.instances[class.0 as usize].fields.iter().any(|f| f.is_reference) {
            return Ok(args);
        }
        let is_moved = |i: usize, arg: &Value| i < 64 && temporaries & (1 << i) != 0 && super::values::is_held_by(arg, holders);
        let n = args.iter().enumerate().rposition(|(i, arg)| is_moved(i, arg)).map_or(0, |last| last + 1);
        for (i, arg) in args.iter_mut().enumerate().take(n) {
            if is_moved(i, arg) {
                let v = self.state.value(arg)?;
                *arg = self.moved_value(&v)?;
            } else if super::values::is_held_by(arg, holders)
                && let v @ (Value::Object(_) | Value::Array(_) | Value::Text(_)) = self.state.value(arg)?
                && self.given_consts == (0, 0)
                && !matches!(&v, Value::Object(o) if o.temporary.get() == PART)
            {
                *arg = self.copied(&v)?;
            }
        }
        Ok(args)
    }

    /// Arguments in braces, as the one list that a constructor of the class takes.
    pub(super) fn listed(&mut self, class: ClassId, args: Vec<Value>) -> Outcome<Vec<Value>> {
        let Some(set) = self.constructors(class) else {
            return Ok(args);
        };
        let takes = match args.is_empty() {
            // a default constructor comes before an empty list
            true => self.declares_constructors(class) && !self.makes_from_nothing(set) && self.takes_list(class, &args)?,
            false => self.takes_list(class, &args)?,
        };
        Ok(if takes { vec![Value::Braces(Rc::new(args))] } else { args })
    }

    /// Whether a constructor of a set takes no arguments.
    fn makes_from_nothing(&self, set: u32) -> bool {
        let params = |f: &u32| &self.program.functions[*f as usize].ast.params;
        self.program.sets[set as usize].1.iter().any(|f| params(f).iter().all(|p| p.default.is_some() || p.pack))
    }

    /// Whether a constructor takes a list that these values can be the elements of.
    pub(super) fn takes_list(&mut self, class: ClassId, args: &[Value]) -> Outcome<bool> {
        Ok(self.list_for(class, args)?.is_some())
    }

    /// The type of the elements of such a list, where that is known.
    pub(super) fn list_for(&mut self, class: ClassId, args: &[Value]) -> Outcome<Option<Option<TypeId>>> {
        for (id, class) in self.constructors_of(class) {
            let params = &self.program.functions[id as usize].ast.params;
            let mentions = params.first().is_some_and(|p| super::super::compile::type_text(&p.ty).contains("initializer_list"));
            if !mentions || params.iter().skip(1).any(|p| p.default.is_none()) {
                continue;
            }
            let function = self.function_code(id);
            let Some(first) = function.params.first() else {
                continue;
            };
            let element = match self.type_without_templates(&first.pattern, class)? {
                Some(ty) => self.list_element(ty),
                None => None,
            };
            if element.is_none_or(|element| matches!(self.are_elements(args, element), Ok(true))) {
                return Ok(Some(element));
            }
        }
        Ok(None)
    }

    /// Runs a constructor on an object whose members are not there yet.
    pub(super) fn constructed(&mut self, this: &Value, class: ClassId, set: u32, args: Vec<Value>, temporaries: u64) -> Outcome<()> {
        let (consts, const_rvalues) = std::mem::take(&mut self.given_consts);
        (self.passing.consts, self.passing.const_rvalues) = (self.passing.consts | consts, const_rvalues);
        self.passing.in_order = std::mem::take(&mut self.is_braced);
        // what is no temporary may be moved from: a parameter that is no reference is made of it
        let holders = std::mem::replace(&mut self.holders, 1);
        let is_moved = |i: usize, arg: &Value| temporaries & (1 << i) != 0 && super::values::is_held_by(arg, holders);
        self.passing.moved = args.iter().take(64).enumerate().filter(|(i, arg)| is_moved(*i, arg)).fold(0, |mask, (i, _)| mask | 1 << i);
        let bound = self.choose(set, Some(class), Call { this, templates: &[], args: &args, temporaries })?;
        if self.state.is_unevaluated && self.is_probing() && !self.may_call(bound.class.unwrap_or(class), bound.function.id) {
            self.cut(bound.base);
            return Err(Fault::ill_formed("the constructor may not be called here"));
        }
        match self.defaulted_transfer(&bound.function, &args)? {
            Some((from, moves)) if let Value::Object(to) = this => {
                self.cut(bound.base);
                self.begin_part(this, class);
                let made = self.copy_members(to, &from, class, moves);
                self.made_part(this, made)
            }
            _ => self.constructed_by(this, class, bound),
        }
    }

    /// What a function that is defaulted copies or moves part by part, and whether it moves.
    pub(super) fn defaulted_transfer(&self, function: &FunctionCode, args: &[Value]) -> Outcome<Option<(Rc<Object>, bool)>> {
        match args {
            [only]
                if function.is_default
                    && let Some(transfer) = self.transfer_of(function.id) =>
            {
                match self.state.value(only)? {
                    Value::Object(from) => Ok(Some((from, transfer.moves))),
                    _ => Ok(None),
                }
            }
            _ => Ok(None),
        }
    }

    /// Bases and members as they are declared.
    pub(super) fn init_members(&mut self, this: &Value, class: ClassId) -> Outcome<()> {
        self.init_virtual_bases(this, class, None)?;
        for base in self.direct_bases(class) {
            self.base_default(this, base)?;
        }
        self.init_own_members(this, class)
    }

    /// The members that a class declares itself, as they are declared.
    pub(super) fn init_own_members(&mut self, this: &Value, class: ClassId) -> Outcome<()> {
        let own: Vec<Name> = self.instances[class.0 as usize].fields.iter().filter(|f| f.owner == class).map(|f| f.name.clone()).collect();
        own.iter().try_for_each(|name| self.init_default(this, class, name))
    }

    /// A member as it is declared.
    pub(super) fn init_default(&mut self, this: &Value, class: ClassId, name: &str) -> Outcome<()> {
        let Value::Object(object) = this else {
            return Ok(());
        };
        let fields = self.instances[object.class.0 as usize].fields.clone();
        let Some(i) = fields.iter().rposition(|f| *f.name == *name && f.owner == class) else {
            return Ok(());
        };
        let f = &fields[i];
        let v = match &f.init {
            Some(code) => {
                let v = self.eval_alone(code, Some(f.owner), this.clone())?;
                if self.any_destructors {
                    self.destroy()?;
                    self.bind_until_made(&v, f.is_reference || self.is_list(f.ty));
                    self.end_expiring(self.frames.len())?;
                }
                v
            }
            None if f.is_reference => Value::Void,
            None if self.instances[object.class.0 as usize].overlaps => return Ok(()),
            None => match self.default_of(f.ty) {
                Ok(v) => v,
                Err(fault) if matches!(fault.kind, super::FaultKind::Limit | super::FaultKind::Thrown(_)) => return Err(fault),
                // a member without a default is what a constructor assigns
                Err(_) => {
                    self.failed_at = None;
                    Value::Void
                }
            },
        };
        self.put_member(object, i, f, v)
    }

    pub(super) fn base_default(&mut self, this: &Value, base: ClassId) -> Outcome<()> {
        match self.constructors(base).filter(|_| self.declares_constructors(base)) {
            Some(set)
                if self.program.sets[set as usize].1.iter().any(|f| {
                    let ast = &self.program.functions[*f as usize].ast;
                    ast.params.iter().all(|p| p.default.is_some()) && matches!(ast.body, Some(Body::Block(_) | Body::Delete))
                }) =>
            {
                let temporaries = self.expiring.len();
                self.constructed(this, base, set, Vec::new(), 0)?;
                self.destroy()?;
                self.end_since(temporaries)
            }
            _ => {
                self.begin_part(this, base);
                let first = self.bound.len();
                let made = self.init_members(this, base).and_then(|()| self.end_bound(first));
                self.made_part(this, made)
            }
        }
    }

    /// The value of what is a place, and everything else as it is, so that nobody else holds it.
    pub(super) fn own_value(&mut self, v: Value) -> Outcome<Value> {
        if super::super::state::State::is_place(&v) { self.state.value(&v) } else { Ok(v) }
    }

    /// A member or a base as a constructor initialises it.
    pub(super) fn init_field(&mut self, this: &Value, class: Option<ClassId>, name: &Name, args: Vec<Value>, brace: bool) -> Outcome<()> {
        let (Value::Object(object), Some(class)) = (this, class) else {
            return Err(Fault::ill_formed("a member is initialised outside of a constructor"));
        };
        let moved = std::mem::take(&mut self.moved);
        let fields = self.instances[object.class.0 as usize].fields.clone();
        if let Some(i) = fields.iter().rposition(|f| f.name == *name && f.owner == class) {
            let f = &fields[i];
            let ty = self.value_type(f.ty);
            self.makes_begun_member(object, i);
            // what a list lists ends with the constructor, as what a reference is bound to does
            let ends = f.is_reference || brace && self.is_list(ty);
            let referred = self.state.types.strip(f.ty);
            let v = if f.is_reference {
                // one is what it is bound to
                let of_array = matches!(self.state.types.get(referred), Type::Array(..));
                let is_array = |v: &Value| matches!(self.state.value(v), Ok(Value::Array(array)) if matches!(self.state.types.get(array.ty), Type::Array(..)));
                let is_made = brace && (args.len() > 1 || of_array && !args.first().is_some_and(is_array));
                let v = match args {
                    args if is_made => self.construct(&Value::Type(referred), args, true)?,
                    args => match args.into_iter().next().unwrap_or(Value::Void) {
                        Value::Passed(_, of) => (*of).clone(),
                        v => v,
                    },
                };
                let v = self.state.place(&v);
                let v = self.reference_as(v, f.ty)?;
                // the parameter that named a stream is gone when the object is used
                if let Ok(stream @ Value::Stream(_)) = self.state.value(&v) { stream } else { v }
            } else if let [only] = &args[..]
                && !self.holds_objects(f.ty)
                && !self.lists_elements_of(only, f.ty)?
            {
                let on_const = self.given_consts.0 & 1 != 0 || self.is_const_object(only);
                let is_fresh = matches!(only, Value::Array(_)) && !super::values::is_held(only);
                let on_rvalue = moved & 1 != 0 || matches!(only, Value::Object(_)) && super::values::is_given_up(only);
                let v = match self.state.value(only)? {
                    // what converts is not copied first
                    v @ Value::Object(_) if !matches!(self.state.types.get(ty), Type::Class(_)) => v,
                    // an array of C is not copied but where it is the member itself
                    Value::Array(array) if array.ty != ty && matches!(self.state.types.get(array.ty), Type::Array(..)) => {
                        self.state.decayed(&array)
                    }
                    v if moved & 1 != 0 => self.moved_value(&v)?,
                    v if is_fresh => v,
                    v => self.copied(&v)?,
                };
                (self.converts.on_const, self.converts.on_rvalue) = (on_const, on_rvalue);
                if matches!(self.state.types.get(ty), Type::Library(..) | Type::Array(..)) && !matches!(v, Value::Array(_) | Value::Text(_))
                {
                    self.moved = on_rvalue.into();
                    self.construct(&Value::Type(ty), vec![v], brace)?
                } else {
                    // a number in braces begins an enumeration, and what an object converts to by an explicit function is a member
                    let is_enumeration = matches!(self.state.types.get(ty), Type::Enum(..));
                    let explicit = brace && is_enumeration || matches!(v, Value::Object(_));
                    self.converted(v, ty, explicit)?
                }
            } else {
                self.moved = moved;
                self.construct(&Value::Type(ty), args, brace)?
            };
            match brace || f.is_reference {
                true => self.bind_until_made(&v, ends),
                false => self.passes_bound(&v, None),
            }
            return self.put_member(object, i, f, v);
        }
        if let Some((inner, union)) = self.union_with(object, 0..usize::MAX, name)? {
            self.moved = moved;
            return self.init_field(&union, Some(inner), name, args, brace);
        }
        let def = self.instances[class.0 as usize].def;
        if self.program.classes[def as usize].ast.name == *name {
            // another constructor of the class itself
            if let Some(set) = self.constructors(class) {
                let args = if brace { self.listed(class, args)? } else { args };
                let temporaries = passed_as_temporaries(moved, self.given_consts.0, &args);
                self.is_braced = brace;
                self.constructed(this, class, set, args, temporaries)?;
            }
            return Ok(());
        }
        Err(Fault::ill_formed(format_args!("`{name}` is neither a member nor a base")))
    }

    /// The base at a place of a class's list, or of a type, as its constructor initialises it, `None` without arguments.
    pub(super) fn init_base(
        &mut self,
        this: &Value,
        class: ClassId,
        (place, of_type): (u32, Option<Value>),
        args: Option<(Vec<Value>, bool)>,
    ) -> Outcome<()> {
        let of_type = match of_type {
            Some(ty) => {
                let ty = self.as_base(ty)?;
                Some(self.type_id(&ty)?)
            }
            None => None,
        };
        let moved = std::mem::take(&mut self.moved);
        let Value::Object(object) = this else {
            return Err(Fault::ill_formed("a base is initialised outside of a constructor"));
        };
        let instance = &self.instances[class.0 as usize];
        let types = &self.state.types;
        let is_meant = |base: ClassId, at: u32| match of_type {
            Some(ty) => matches!(types.get(types.strip(ty)), Type::Class(class) if *class == base),
            None => at == place,
        };
        let bases: Vec<ClassId> =
            instance.bases.iter().zip(&instance.base_places).filter(|(base, at)| is_meant(**base, **at)).map(|(base, _)| *base).collect();
        let Some((args, brace)) = args else {
            return bases.into_iter().try_for_each(|base| self.base_default(this, base));
        };
        let [base] = bases[..] else {
            self.moved = moved;
            return self.make_lambda_base(object, class, (place, of_type), args, brace);
        };
        self.make_base(this, object, base, args, brace, moved)
    }

    /// The bases of a class that are not virtual.
    pub(super) fn direct_bases(&self, class: ClassId) -> Vec<ClassId> {
        let instance = &self.instances[class.0 as usize];
        let def = &self.program.classes[instance.def as usize].ast.virtual_bases;
        let is_own = |place: &u32| def.get(*place as usize) != Some(&true);
        instance.bases.iter().zip(&instance.base_places).filter(|(_, place)| is_own(place)).map(|(base, _)| *base).collect()
    }

    /// Makes the part of an object that is of a base from arguments.
    fn make_base(&mut self, this: &Value, object: &Rc<Object>, base: ClassId, args: Vec<Value>, brace: bool, moved: u64) -> Outcome<()> {
        if let ([only], None) = (&args[..], self.own_copy(base))
            && let Value::Object(from) = self.state.value(only)?
            && self.is_derived(from.class, base)
        {
            self.begin_part(this, base);
            let made = self.copy_members(object, &from, base, moved & 1 != 0 || !super::values::is_held(only));
            return self.made_part(this, made);
        }
        match self.constructors(base).filter(|_| !args.is_empty() || self.declares_constructors(base)) {
            Some(set) => {
                let args = if brace { self.listed(base, args)? } else { args };
                let temporaries = passed_as_temporaries(moved, self.given_consts.0, &args);
                self.is_braced = brace;
                self.constructed(this, base, set, args, temporaries)
            }
            _ if args.is_empty() => self.base_default(this, base),
            _ => {
                let ty = Value::Type(self.state.types.intern(Type::Class(base)));
                self.moved = moved;
                if let Value::Object(made) = self.construct(&ty, args, brace)? {
                    // its destructor runs with that of the whole object
                    made.ended.set(true);
                    let (first, _) = self.state.types.base_members(object.class, base).unwrap_or((0, 0));
                    let mut fields = object.fields.borrow_mut();
                    for (i, v) in made.fields.borrow().iter().enumerate() {
                        let Some(field) = fields.get_mut(first + i) else {
                            return Err(Fault::new(
                                super::FaultKind::Unsupported,
                                "a base made from values, of an object of bit fields, is not read",
                            ));
                        };
                        *field = v.clone();
                    }
                }
                Ok(())
            }
        }
    }
}

/// The arguments that are moved from, or that nothing else holds; a bit for each of the first ones. One that a function returned as
/// `const` is one of them where it is noted so.
fn passed_as_temporaries(moved: u64, consts: u64, args: &[Value]) -> u64 {
    let is_temporary = |(i, v): &(usize, &Value)| {
        let bit = 1 << i;
        moved & bit != 0 || super::values::is_given_up(v) || consts & bit != 0 && super::values::is_const_result(v)
    };
    args.iter().enumerate().take(64).filter(is_temporary).fold(0, |mask, (i, _)| mask | 1 << i)
}
