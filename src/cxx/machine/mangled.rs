//! The names that GCC gives types: what `typeid(T).name()` is.

use super::super::program::{Entity, written};
use super::super::value::{ClassId, Fault, FaultKind, Floating, Integer, Outcome, Type, TypeId, Value};
use super::{Machine, Name};
use crate::algebra::tensor::Space;

/// How deep a type may nest.
const MAX_LEVELS: usize = 64;

impl Machine<'_> {
    /// The name of a type in the ABI; of one in which a class stands twice, which is abbreviated there, it is not known.
    pub(super) fn mangled(&mut self, ty: TypeId) -> Outcome<String> {
        let mut classes = 0;
        match self.mangled_in(ty, 0, &mut classes) {
            Some(name) if classes < 2 => Ok(name),
            _ => {
                let name = self.state.types.name(ty);
                Err(Fault::new(FaultKind::Unsupported, format_args!("the name that a compiler gives the type `{name}` is not known here")))
            }
        }
    }

    /// The number of a type, or of that of an object; the name of the type of a number.
    pub(super) fn type_number(&mut self, name: &str, templates: &[Value], args: &[Value]) -> Outcome<Value> {
        let value = match args.first() {
            Some(arg) => self.state.value(arg)?,
            None => Value::Void,
        };
        match (name, templates, value) {
            ("__mangled", _, Value::Int(_, number)) => {
                let text = self.mangled(TypeId(u32::try_from(number).unwrap_or_default()))?;
                self.state.literal(&text.into_bytes().into())
            }
            (_, [Value::Type(ty)], _) => {
                let bare = self.state.types.without_reference(*ty);
                Ok(Value::Int(Integer::Long, self.state.types.unqualified(bare).0.into()))
            }
            (_, _, Value::Null | Value::Pointer { address: 0, .. }) => Err(Fault::thrown("bad_typeid", "std::bad_typeid")),
            (_, _, pointer @ (Value::AddressOf(..) | Value::Pointer { .. })) => {
                let to = self.pointee(&pointer)?;
                // while it is made or ends, an object is of the class that does so
                let class = self.state.object(&to)?.map(|(object, _)| self.dynamic_class(&object));
                let ty = class.map_or(TypeId(0), |class| self.state.types.intern(Type::Class(class)));
                Ok(Value::Int(Integer::Long, ty.0.into()))
            }
            _ => Err(Fault::new(FaultKind::Unsupported, "the type of this object is not read")),
        }
    }

    fn mangled_in(&mut self, ty: TypeId, level: usize, classes: &mut usize) -> Option<String> {
        if level > MAX_LEVELS {
            return None;
        }
        let of = |front: &str, name: String| Some(format!("{front}{name}"));
        match self.state.types.get(ty).clone() {
            Type::Void => Some("v".into()),
            Type::Null => Some("Dn".into()),
            Type::Int(kind) => Some(letter(kind).into()),
            Type::Float(Floating::Float) => Some("f".into()),
            Type::Float(Floating::Double) => Some("d".into()),
            Type::Const(inner) => of("K", self.mangled_in(inner, level + 1, classes)?),
            Type::Pointer(Space::Raw, inner) => of("P", self.mangled_in(inner, level + 1, classes)?),
            Type::Reference(inner) => of("R", self.mangled_in(inner, level + 1, classes)?),
            Type::Array(inner, Some(n)) => of(&format!("A{n}_"), self.mangled_in(inner, level + 1, classes)?),
            Type::Function(result, params, is_noexcept) => {
                let mut name = format!("{}F{}", if is_noexcept { "Do" } else { "" }, self.mangled_in(result, level + 1, classes)?);
                for p in params.iter() {
                    name += &self.mangled_in(*p, level + 1, classes)?;
                }
                Some(if params.is_empty() { name + "vE" } else { name + "E" })
            }
            Type::Enum(..) => {
                let name = self.state.types.name(ty);
                let parts: Vec<Name> = name.split("::").map(Name::from).collect();
                match self.program.find("", &parts) {
                    Some(found @ Entity::Enum(_)) if !self.program.is_of_prelude(found) => self.mangled_path(&parts, None, level, classes),
                    _ => None,
                }
            }
            Type::Class(id) => {
                let parts = self.names_of(id)?;
                self.mangled_path(&parts, Some(id), level, classes)
            }
            Type::Library(name, _) if &*name == "string" => Some("NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE".into()),
            _ => None,
        }
    }

    /// The names of a class of the program, of those around it and of its namespaces, outermost first; none of one in a function.
    pub(super) fn names_of(&self, class: ClassId) -> Option<Vec<Name>> {
        let mut def = self.instances[class.0 as usize].primary;
        let mut parts = Vec::new();
        let mut at = &self.program.classes[def as usize];
        while let Some(outer) = at.scope.class {
            parts.push(at.ast.name.clone());
            def = outer;
            at = &self.program.classes[def as usize];
            if at.ast.template.is_some() {
                return None;
            }
        }
        parts.push(at.ast.name.clone());
        parts.extend(
            written(&at.scope.namespace).split("::").filter(|name| !name.is_empty()).map(Name::from).collect::<Vec<_>>().into_iter().rev(),
        );
        parts.reverse();
        let whole: Vec<Name> = parts[..parts.len() - self.depth_of(class)].to_vec();
        let is_found = self.program.find("", &whole) == Some(Entity::Class(def));
        (is_found && !at.scope.is_prelude).then_some(parts)
    }

    /// How many classes are around a class.
    fn depth_of(&self, class: ClassId) -> usize {
        let def = self.instances[class.0 as usize].primary;
        let outwards = |def: &u32| self.program.classes[*def as usize].scope.class;
        std::iter::successors(Some(def), outwards).count() - 1
    }

    /// The name of a class or an enumeration of the program, in its namespaces and with its arguments.
    fn mangled_path(&mut self, parts: &[Name], class: Option<ClassId>, level: usize, classes: &mut usize) -> Option<String> {
        *classes += 1;
        let mut text: String = parts.iter().map(|part| format!("{}{part}", part.len())).collect();
        let given = class.map_or_else(Vec::new, |id| self.instances[id.0 as usize].given.clone());
        if !given.is_empty() {
            text.push('I');
            for arg in given {
                text += &match arg {
                    Value::Type(ty) => self.mangled_in(ty, level + 1, classes)?,
                    Value::Int(kind, n) if n >= 0 => format!("L{}{n}E", letter(kind)),
                    Value::Int(kind, n) => format!("L{}n{}E", letter(kind), n.unsigned_abs()),
                    _ => return None,
                };
            }
            text.push('E');
        }
        Some(if parts.len() > 1 { format!("N{text}E") } else { text })
    }
}

fn letter(kind: Integer) -> &'static str {
    match kind {
        Integer::Bool => "b",
        Integer::Char => "c",
        Integer::SChar => "a",
        Integer::UChar => "h",
        Integer::Short => "s",
        Integer::UShort => "t",
        Integer::Int => "i",
        Integer::UInt => "j",
        Integer::Long => "l",
        Integer::ULong => "m",
        Integer::LongLong => "x",
        Integer::ULongLong => "y",
        Integer::Char8 => "Du",
        Integer::Char16 => "Ds",
        Integer::Char32 => "Di",
        Integer::WChar => "w",
    }
}
