//! Values of the program as gtest shows them: by what the program says of its classes, else element by element or byte by byte.

use super::super::ast::Name;
use super::super::formats::StreamState;
use super::super::gtest;
use super::super::memory::Region;
use super::super::program::MemberDef;
use super::super::state::characters;
use super::super::stream;
use super::super::types::Types;
use super::super::value::{Fault, FaultKind, Integer, Object, Outcome, Storage, Type, TypeId, Value};
use super::{BinaryOp, Machine, Rc};

/// How deep values are followed that hold others.
const MAX_DEPTH: usize = 100;
/// The most elements of a container that are shown.
const MAX_ELEMENTS: usize = 32;
/// An array of more elements is shown by its ends.
const MAX_ARRAY: i64 = 18;
/// The elements at each of the ends.
const ARRAY_ENDS: i64 = 8;

impl Machine<'_> {
    /// A value as gtest shows it.
    pub(super) fn displayed(&mut self, v: &Value, depth: usize) -> Outcome<String> {
        if depth > MAX_DEPTH {
            return Err(Fault::new(FaultKind::Limit, format_args!("a value nests more than {MAX_DEPTH} deep")));
        }
        let v = self.state.value(v)?;
        Ok(match &v {
            Value::Int(Integer::Bool, x) => if *x != 0 { "true" } else { "false" }.into(),
            Value::Int(Integer::Char | Integer::UChar, x) => gtest::character_text(i64::from(*x as u8)),
            Value::Int(Integer::SChar, x) => gtest::character_text(*x),
            Value::Float(kind, x) if !matches!(kind, super::super::value::Floating::Narrow(_)) => gtest::number_text(*kind, *x),
            Value::Text(text) => gtest::string_text(&text.borrow(), self.tests.flags.print_utf8),
            Value::Null => "(nullptr)".into(),
            Value::Pointer { address: 0, .. } => "NULL".into(),
            Value::Pointer { element, address, .. } if self.state.types.without_const(*element) == Types::CHAR => {
                let text = characters::c_string(&self.state, *address)?;
                format!("{} pointing to {}", self.address_text(&v), gtest::pointed_text(&text))
            }
            Value::Pointer { .. } | Value::AddressOf(_, _) => self.address_text(&v),
            Value::Array(array) => match self.state.types.get(array.ty).clone() {
                Type::Array(..) => self.array_text(&v, depth)?,
                _ => self.elements_text(&v, depth)?,
            },
            Value::Tuple(_) => {
                let mut out = Vec::new();
                stream::printed::listed(&mut self.state, &v, &mut out)?;
                String::from_utf8_lossy(&out).into_owned()
            }
            Value::Enum(ty, x) => self.enum_text(&v, *ty, *x)?,
            Value::Object(object) => self.object_text(&v, object, depth)?,
            Value::Closure(_) | Value::Method(_) | Value::Function(_) => return Err(self.unshown(&v)),
            v => self.streamed(v)?,
        })
    }

    /// An address as a stream writes it.
    pub(super) fn address_text(&mut self, v: &Value) -> String {
        let address = match v {
            Value::Pointer { address, .. } => *address,
            Value::Array(array) => match self.state.decayed(array) {
                Value::Pointer { address, .. } => address,
                _ => 0x7ffd_0000_0000 << 3,
            },
            _ => 0x7ffd_0000_0000 << 3,
        };
        if address == 0 { "NULL".into() } else { format!("{:#x}", (address as u64) >> 3) }
    }

    /// A value as a stream writes it that nothing was put into.
    fn streamed(&mut self, v: &Value) -> Outcome<String> {
        let mut out = Vec::new();
        stream::one(&mut self.state, &mut StreamState::default(), v, &mut out)?;
        Ok(String::from_utf8_lossy(&out).into_owned())
    }

    /// The elements of an array of C, of a long one those at its ends.
    fn array_text(&mut self, v: &Value, depth: usize) -> Outcome<String> {
        let Value::Array(array) = v else {
            return Ok(String::new());
        };
        let n = self.state.length(array);
        if self.state.types.without_const(array.element) == Types::CHAR {
            let mut bytes = Vec::new();
            for i in 0..n {
                let place = self.state.element(array, i)?;
                let c = self.state.value(&place)?;
                bytes.push(super::super::convert::integer(&self.state, &c)? as u8);
            }
            return Ok(gtest::characters_text(&bytes));
        }
        let mut items = Vec::new();
        for i in 0..n {
            if n > MAX_ARRAY && i == ARRAY_ENDS {
                items.push("...".into());
            }
            if n <= MAX_ARRAY || i < ARRAY_ENDS || i >= n - ARRAY_ENDS {
                let place = self.state.element(array, i)?;
                items.push(self.displayed(&place, depth + 1)?);
            }
        }
        Ok(if n == 0 { "{}".into() } else { format!("{{ {} }}", items.join(", ")) })
    }

    /// The elements of a container, of a long one the first ones.
    fn elements_text(&mut self, range: &Value, depth: usize) -> Outcome<String> {
        let mut items = Vec::new();
        let base = self.room(3)?;
        self.range_start(range.clone(), base)?;
        while let Some(item) = self.range_next(base)? {
            if items.len() == MAX_ELEMENTS {
                items.push("...".into());
                break;
            }
            items.push(self.displayed(&item, depth + 1)?);
        }
        self.cut(base);
        Ok(if items.is_empty() { "{}".into() } else { format!("{{ {} }}", items.join(", ")) })
    }

    fn enum_text(&mut self, v: &Value, ty: TypeId, x: i64) -> Outcome<String> {
        let Type::Enum(number, is_scoped, kind) = self.state.types.get(ty).clone() else {
            return self.streamed(v);
        };
        let namespace = self.program.enums[number as usize].scope.namespace.clone();
        if let Some(text) = self.told_by_program(v, &[namespace])? {
            return Ok(text);
        }
        if is_scoped {
            let n = (kind.bits() / 8) as usize;
            return Ok(gtest::bytes_text(&x.to_le_bytes()[..n.min(8)]));
        }
        self.streamed(v)
    }

    /// What the program itself writes of a value of its types: by `PrintTo`, else by `<<`.
    fn told_by_program(&mut self, v: &Value, namespaces: &[Rc<str>]) -> Outcome<Option<String>> {
        for name in ["PrintTo", "operator<<"] {
            let is_there = |f: &super::super::program::FunctionDef| {
                *f.ast.name == *name && namespaces.contains(&f.scope.namespace) && (f.scope.class.is_none() || f.ast.flags.is_friend)
            };
            if !self.program.functions.iter().any(is_there) {
                continue;
            }
            let text = characters::string(Vec::new());
            let operands = match name {
                "PrintTo" => [v.clone(), Value::address(text.clone())],
                _ => [text.clone(), v.clone()],
            };
            let depth = self.frames.len();
            if self.operator_function(&Name::from(name), &operands, 0)? {
                self.run(depth)?;
                self.pop();
                return self.text_of(&text).map(Some);
            }
        }
        Ok(None)
    }

    /// The namespaces in which functions are found for an object.
    fn associated_namespaces(&self, object: &Object) -> Vec<Rc<str>> {
        let mut found = Vec::new();
        let mut classes = vec![object.class];
        let mut at = 0;
        while let Some(class) = classes.get(at).copied() {
            let instance = &self.instances[class.0 as usize];
            classes.extend(instance.bases.iter().copied());
            for arg in instance.given.iter() {
                if let Value::Type(ty) = arg
                    && let Type::Class(of) = self.state.types.get(self.state.types.strip(*ty))
                    && !classes.contains(of)
                {
                    found.push(self.program.classes[self.instances[of.0 as usize].def as usize].scope.namespace.clone());
                }
            }
            found.push(self.program.classes[instance.def as usize].scope.namespace.clone());
            at += 1;
        }
        found
    }

    /// The name of a class of the standard library or of gtest, of an object of such.
    pub(super) fn prelude_class(&self, object: &Object) -> Option<&str> {
        let def = &self.program.classes[self.instances[object.class.0 as usize].primary as usize];
        def.scope.is_prelude.then_some(&*def.ast.name)
    }

    fn object_text(&mut self, v: &Value, object: &Rc<Object>, depth: usize) -> Outcome<String> {
        let namespaces = self.associated_namespaces(object);
        let known = self.prelude_class(object).map(str::to_string);
        if known.is_none()
            && let Some(text) = self.container_or_own(v, object, &namespaces, depth)?
        {
            return Ok(text);
        }
        let call = |machine: &mut Self, name: &str| match machine.user_method(v, name, &[])? {
            Some(found) => Ok(found),
            None => Err(machine.unshown(v)),
        };
        Ok(match known.as_deref() {
            None => self.bytes_of_object_text(v, object)?,
            Some("optional") => {
                let has = call(self, "has_value")?;
                if !self.truth(&has)? {
                    return Ok("(nullopt)".into());
                }
                let value = call(self, "value")?;
                format!("({})", self.displayed(&value, depth + 1)?)
            }
            Some("pair" | super::classes::TUPLE) => {
                let mut texts = Vec::new();
                for part in self.state.element_places(v)?.unwrap_or_default() {
                    texts.push(self.displayed(&part, depth + 1)?);
                }
                format!("({})", texts.join(", "))
            }
            Some("unique_ptr" | "shared_ptr") => {
                let pointer = call(self, "get")?;
                let pointer = self.state.value(&pointer)?;
                match &pointer {
                    Value::Null | Value::Pointer { address: 0, .. } => "(nullptr)".into(),
                    _ => {
                        let value = super::super::arith::deref(&mut self.state, &pointer)?;
                        let value = self.displayed(&value, depth + 1)?;
                        format!("(ptr = {}, value = {value})", self.address_text(&pointer))
                    }
                }
            }
            Some("reference_wrapper") => {
                let value = call(self, "get")?;
                self.displayed(&value, depth + 1)?
            }
            Some("monostate") => "(monostate)".into(),
            Some("nullopt_t") => "(nullopt)".into(),
            Some("complex") => {
                let text = characters::string(Vec::new());
                self.put(&text, v)?;
                self.text_of(&text)?
            }
            Some(_) if self.method_set(object.class, "begin").is_some() && self.method_set(object.class, "end").is_some() => {
                self.elements_text(v, depth)?
            }
            Some(_) => return Err(self.unshown(v)),
        })
    }

    /// An object of a class of the program as `PrintTo`, its elements, `<<` or a conversion shows it.
    fn container_or_own(&mut self, v: &Value, object: &Rc<Object>, namespaces: &[Rc<str>], depth: usize) -> Outcome<Option<String>> {
        let is_container = ["iterator", "const_iterator"].into_iter().all(|name| self.has_type(object, name));
        let prints = self.program.functions.iter().any(|f| &*f.ast.name == "PrintTo" && namespaces.contains(&f.scope.namespace));
        if is_container && !prints {
            return self.elements_text(v, depth).map(Some);
        }
        if let Some(text) = self.told_by_program(v, namespaces)? {
            return Ok(Some(text));
        }
        if let Some((_, set)) = self.method_set(object.class, "operator T") {
            let ids = self.program.sets[set as usize].1.clone();
            if ids.iter().all(|id| !self.program.functions[*id as usize].ast.flags.is_explicit) {
                let text = characters::string(Vec::new());
                if self.operator_after_conversion(BinaryOp::ShiftLeft, (&text, v), Default::default())?.is_some() {
                    return self.text_of(&text).map(Some);
                }
            }
        }
        Ok(None)
    }

    /// Whether the class of an object, or a base of it, has a type of a name.
    fn has_type(&self, object: &Object, name: &str) -> bool {
        let mut classes = vec![object.class];
        let mut at = 0;
        while let Some(class) = classes.get(at).copied() {
            let instance = &self.instances[class.0 as usize];
            let member = self.program.classes[instance.def as usize].members.get(name);
            if matches!(member, Some(MemberDef::Alias(_) | MemberDef::Class(_))) {
                return true;
            }
            classes.extend(instance.bases.iter().copied());
            at += 1;
        }
        false
    }

    /// The bytes of an object, of which those between its members are 0.
    fn bytes_of_object_text(&mut self, v: &Value, object: &Rc<Object>) -> Outcome<String> {
        let ty = self.state.types.intern(Type::Class(object.class));
        let size = self.state.types.classes[object.class.0 as usize].size;
        let byte = Integer::UChar.id();
        let array = self.state.types.intern(Type::Array(byte, Some(size)));
        let Value::Array(array) = self.state.new_array(array, byte, size, Region::Stack)? else {
            return Err(self.unshown(v));
        };
        let Storage::Bytes(block) = &*array.storage.borrow() else {
            return Err(self.unshown(v));
        };
        if !self.lay_out(v, ty, (block.address << 3) as i64, 0)? {
            return Err(self.unshown(v));
        }
        let bytes = block.bytes.borrow();
        Ok(gtest::bytes_text(&bytes))
    }

    /// Puts a value of a type at an address in bits, member by member: whether all of its bytes are known.
    fn lay_out(&mut self, v: &Value, ty: TypeId, address: i64, depth: usize) -> Outcome<bool> {
        if depth > MAX_DEPTH {
            return Ok(false);
        }
        let v = self.state.value(v)?;
        match (self.state.types.get(self.state.types.without_const(ty)).clone(), &v) {
            (Type::Class(class), Value::Object(object)) if class == object.class => {
                if self.state.types.classes[class.0 as usize].in_bytes {
                    return self.state.store_memory(ty, address, v.clone()).map(|()| true);
                }
                let instance = &self.instances[class.0 as usize];
                if instance.is_dynamic || instance.known.contains_key("#base") {
                    return Ok(false);
                }
                let (members, fields) = (instance.fields.clone(), object.fields.borrow().clone());
                for (member, field) in members.iter().zip(&fields) {
                    let at = address.wrapping_add(member.offset.wrapping_mul(8));
                    if member.is_reference || !self.lay_out(field, member.ty, at, depth + 1)? {
                        return Ok(false);
                    }
                }
                Ok(members.len() == fields.len())
            }
            (Type::Array(of, Some(n)), Value::Array(array)) => {
                let bits = match self.state.types.get(self.state.types.without_const(of)) {
                    Type::Class(class) => Some(8 * self.state.types.classes[class.0 as usize].size),
                    _ => self.state.types.flat_bits(of).map(|bits| bits as i64),
                };
                let Some(bits) = bits else { return Ok(false) };
                for i in 0..n {
                    let item = self.state.element(array, i)?;
                    if !self.lay_out(&item, of, address.wrapping_add(i.wrapping_mul(bits)), depth + 1)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            (Type::Int(_) | Type::Float(_) | Type::Enum(..) | Type::Pointer(..), _) if self.state.types.flat_bits(ty).is_some() => {
                self.state.store_memory(ty, address, v.clone()).map(|()| true)
            }
            _ => Ok(false),
        }
    }

    /// A type as compilers name it where a program runs.
    pub(super) fn type_name_text(&mut self, ty: TypeId) -> Outcome<String> {
        let name = self.state.types.name(ty);
        let unknown = |name: &str| {
            Fault::new(FaultKind::Unsupported, format_args!("the name that gtest shows of the type `{name}` is not known here"))
        };
        match self.state.types.get(ty) {
            Type::Int(_) | Type::Float(_) | Type::Enum(..) => Ok(name),
            Type::Class(class) if self.instances[class.0 as usize].given.is_empty() => Ok(name),
            Type::Library(library, _) if &**library == "string" => {
                Ok("std::basic_string<char,std::char_traits<char>,std::allocator<char> >".into())
            }
            _ => Err(unknown(&name)),
        }
    }

    /// A value of which gtest shows bytes that only a compiler knows.
    fn unshown(&mut self, v: &Value) -> Box<Fault> {
        let ty = self.state.type_of(v);
        let what = format!("gtest shows the bytes of a value of type `{}`, which are not known here", self.state.types.name(ty));
        Fault::new(FaultKind::Unsupported, what).with_help("an `operator<<` or a `PrintTo` of its own shows what it holds")
    }
}
