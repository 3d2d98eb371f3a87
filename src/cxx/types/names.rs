//! The names of types, as C++ writes them.

use super::super::ast::{METHOD_CONST, METHOD_LVALUE, METHOD_RVALUE, Name};
use super::super::value::{ClassId, Type, TypeId, Value};
use super::containers::OF_CUTE;
use super::{BIT_FIELD, MEMBER_POINTER, METHOD, Types, algebra};
use crate::algebra::tensor::Space;
use crate::value::element::ELEMENTS;

impl Types {
    /// The type as C++ prints it.
    pub fn name(&self, id: TypeId) -> String {
        match self.get(id) {
            Type::Void => "void".into(),
            Type::Int(integer) => integer.name().into(),
            Type::Float(floating) => floating.name().into(),
            Type::Element(row) => ELEMENTS.get(usize::from(*row)).map_or("", |e| e.name).into(),
            Type::Null => "std::nullptr_t".into(),
            Type::Auto => "auto".into(),
            Type::Const(of) => match self.get(*of) {
                Type::Pointer(Space::Raw, _) => format!("{} const", self.name(*of)),
                _ => format!("const {}", self.name(*of)),
            },
            Type::Pointer(Space::Raw | Space::Void, of) => self.pointer_name(*of),
            Type::Pointer(Space::Gmem, of) => format!("cute::gmem_ptr<{}>", self.pointer_name(*of)),
            Type::Pointer(Space::Smem, of) => format!("cute::smem_ptr<{}>", self.pointer_name(*of)),
            Type::Pointer(Space::Iterator(container), of) => self.iterator_name(TypeId(*container), *of),
            Type::Reference(to) => format!("{}&", self.name(*to)),
            Type::Forwarding(to) => format!("{}&&", self.name(*to)),
            Type::Array(of, n) => format!("{}[{}]", self.name(*of), n.map_or(String::new(), |n| n.to_string())),
            Type::Function(result, params, is_noexcept) => {
                let params: Vec<String> = params.iter().map(|p| self.name(*p)).collect();
                format!("{}({}){}", self.name(*result), params.join(", "), if *is_noexcept { " noexcept" } else { "" })
            }
            Type::Class(ClassId(class)) => self.classes.get(*class as usize).map_or_else(|| "a class".into(), |c| c.name.clone()),
            Type::Enum(number, ..) => self.enums.get(*number as usize).map_or_else(|| "an enumeration".into(), |e| e.name.clone()),
            Type::Of(v) => algebra::type_name(self, v),
            Type::Closure(_) => "a lambda".into(),
            Type::Library(name, args) => self.templated(name, args),
        }
    }

    /// `T*`, or CuTe's iterator over less than a byte.
    pub(super) fn pointer_name(&self, of: TypeId) -> String {
        match (self.is_in_bits(of), self.name(of)) {
            (true, of) => format!("cute::subbyte_iterator<{of}>"),
            (false, of) => of + "*",
        }
    }

    /// `M C::*`, `R (C::*)(A) const`
    fn member_pointer_name(&self, class: TypeId, member: TypeId) -> String {
        let (function, qualifiers) = match self.get(member) {
            Type::Library(name, args) if &**name == METHOD => match args[..] {
                [Value::Type(function), Value::Int(_, qualifiers)] => (function, qualifiers),
                _ => (member, 0),
            },
            _ => (member, 0),
        };
        let class = self.name(class);
        let Type::Function(result, params, is_noexcept) = self.get(function) else {
            return format!("{} {class}::*", self.name(member));
        };
        let params: Vec<String> = params.iter().map(|p| self.name(*p)).collect();
        let mut text = format!("{} ({class}::*)({})", self.name(*result), params.join(", "));
        for (bit, word) in [(METHOD_CONST, " const"), (METHOD_LVALUE, " &"), (METHOD_RVALUE, " &&")] {
            text.push_str(if qualifiers & bit != 0 { word } else { "" });
        }
        text.push_str(if *is_noexcept { " noexcept" } else { "" });
        text
    }

    fn templated(&self, name: &Name, args: &[Value]) -> String {
        if let (MEMBER_POINTER, [Value::Type(class), Value::Type(member)]) = (&**name, args) {
            return self.member_pointer_name(*class, *member);
        }
        if let (BIT_FIELD, Some(Value::Type(of))) = (&**name, args.first()) {
            return self.name(*of);
        }
        if args.is_empty() {
            return format!("std::{name}");
        }
        let (template, args) = match args {
            [element, n, Value::Int(_, align)] if &**name == "array" => {
                let template = if *align == OF_CUTE { "cute::array" } else { "cute::array_aligned" };
                (template.into(), &[element.clone(), n.clone()][..])
            }
            args if matches!(&**name, "ViewEngine" | "ConstViewEngine" | "ArrayEngine") => (format!("cute::{name}"), args),
            args if matches!(&**name, "Array" | "AlignedArray") => (format!("cutlass::{name}"), args),
            args => (format!("std::{name}"), args),
        };
        let args: Vec<String> = args
            .iter()
            .map(|a| match a {
                Value::Type(t) => self.name(*t),
                Value::Int(_, n) | Value::Static(_, n, _) => n.to_string(),
                other => algebra::type_name(self, other),
            })
            .collect();
        format!("{template}<{}>", args.join(", "))
    }
}
