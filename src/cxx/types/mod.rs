//! The types of a program: each has one number, however often it is made.

pub mod algebra;
mod bits;
pub mod containers;
mod elements;
mod iterators;
mod names;
mod numbers;
mod qualification;

pub(in crate::cxx) use bits::{BIT_FIELD, BIT_REFERENCE};

use super::value::{ClassId, Floating, Integer, Type, TypeId, Value};
use foldhash::HashMap;
use std::collections::HashSet;
use std::rc::Rc;

pub use numbers::INTEGERS;

/// The name of the type of a pointer to a member, `M C::*`, with `C` and `M` as its arguments.
pub(in crate::cxx) const MEMBER_POINTER: &str = "__member_pointer";
/// The name of the type of a method that has qualifiers, with the type of a function and a number of `METHOD_…` as its arguments.
pub(in crate::cxx) const METHOD: &str = "__method";

/// What the machine tells of a class.
#[derive(Clone, Debug, Default)]
pub struct ClassInfo {
    /// The name of the class with its template arguments.
    pub name: String,
    /// The size of an object in bytes.
    pub size: i64,
    /// The alignment of an object in bytes.
    pub align: i64,
    /// Whether the class has no members.
    pub empty: bool,
    /// The bases, direct and indirect ones: each with its first member among those of the class, and how many it has.
    pub bases: Vec<(ClassId, usize, usize)>,
    /// Whether it is a union.
    pub is_union: bool,
    /// Whether its objects are bytes, for its members overlap or are bit fields.
    pub in_bytes: bool,
    /// Whether copies of objects run code of the program: a constructor or an assignment of the class, a base or a member.
    pub copies_by_code: bool,
    /// Which of its members are references, which a copy of an object shares.
    pub references: Box<[usize]>,
    /// The types of its members and where they lie in bytes, where an object can be kept as bytes.
    pub flat: Option<Rc<[(TypeId, i64)]>>,
    /// Whether it is a class of the library that the machine knows.
    pub role: Role,
    /// The types of the elements of a pair or a tuple, `None` of any other class.
    pub elements: Option<Rc<[TypeId]>>,
}

/// The classes of the prelude that the machine knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// Any other class.
    #[default]
    Other,
    /// `std::pair`, whose elements are its two members.
    Pair,
    /// `std::tuple`, whose elements the machine lays out: the last one is the first member.
    Tuple,
    /// `std::reference_wrapper`, of a type, whose one member points to what it refers to.
    Reference(TypeId),
    /// `std::string_view`, whose members are a pointer and a number of characters.
    View,
    /// `std::integral_constant`, of which every object is this number.
    Constant(Integer, i64),
    /// A class derived from CuTe's `C<n>`, or from the `integral_constant` that the flag says.
    Fixed(Integer, i64, bool),
    /// CuTe's `integer_sequence`, whose elements are types alone.
    Sequence,
    /// `std::allocator`
    Allocator,
    /// What `<=>` gives.
    Ordering(Order),
    /// A base that holds a container or a string of the type.
    Library(TypeId),
}

/// The categories of comparison, the strongest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Order {
    /// `std::strong_ordering`
    Strong,
    /// `std::weak_ordering`
    Weak,
    /// `std::partial_ordering`
    Partial,
}

impl Role {
    /// Whether it is `std::reference_wrapper`.
    pub fn is_reference(self) -> bool {
        matches!(self, Role::Reference(_))
    }
}

/// An enumeration.
#[derive(Clone, Debug)]
pub struct EnumInfo {
    /// The name of the enumeration.
    pub name: String,
    /// The type that holds its values.
    pub underlying: Integer,
}

/// The table of all types, each with its number.
#[derive(Debug)]
pub struct Types {
    table: Vec<Type>,
    numbers: HashMap<Box<[u8]>, TypeId>,
    /// How deep each type nests others.
    depths: Vec<u16>,
    /// The last of the elements in bits that are there from the beginning.
    last_in_bits: TypeId,
    /// The bytes of all that tells types apart, and of the names of classes.
    pub(super) length: usize,
    /// Whether a type was to nest others deeper than it may.
    pub(super) is_too_deep: bool,
    /// The classes of the program, by their number.
    pub classes: Vec<ClassInfo>,
    /// The enumerations of the program, by their number.
    pub enums: Vec<EnumInfo>,
    /// The enumerators of CuTe's own enumerations that the program names: what the algebra calls them, their type and number.
    pub constants: Vec<(String, TypeId, i64)>,
    /// Size and alignment in bytes of the lambdas that capture something, by their code.
    pub closures: HashMap<u32, (i64, i64)>,
    /// The lambdas of which the text does not tell whether they hold constants, and so not their size.
    pub in_doubt: HashSet<u32>,
}

/// How deep a type may nest others.
pub const MAX_DEPTH: u16 = 500;

impl Default for Types {
    fn default() -> Self {
        Types::new()
    }
}

impl Types {
    /// `void`
    pub const VOID: TypeId = TypeId(0);
    /// `bool`
    pub const BOOL: TypeId = Integer::Bool.id();
    /// `char`
    pub const CHAR: TypeId = Integer::Char.id();
    /// `int`
    pub const INT: TypeId = Integer::Int.id();
    /// `unsigned int`
    pub const UINT: TypeId = Integer::UInt.id();
    /// `long`
    pub const LONG: TypeId = Integer::Long.id();
    /// `unsigned long`, which is `size_t`
    pub const ULONG: TypeId = Integer::ULong.id();
    /// `float`
    pub const FLOAT: TypeId = TypeId(17);
    /// `double`
    pub const DOUBLE: TypeId = TypeId(18);
    /// `long double`
    pub const LONG_DOUBLE: TypeId = TypeId(19);
    /// `std::nullptr_t`
    pub const NULL: TypeId = TypeId(20);
    /// `auto`
    pub const AUTO: TypeId = TypeId(21);
    /// `char const`
    pub const CONST_CHAR: TypeId = TypeId(22);
    /// `bool` as an element of a tensor with memory of its own: a bit
    pub const BIT: TypeId = TypeId(23);
    /// `bool const`
    pub const CONST_BOOL: TypeId = TypeId(24);
    /// `bool` as an element of a `std::vector<bool>`: references to it are objects
    pub const VECTOR_BOOL: TypeId = TypeId(25);

    /// The table with the types of the language in it.
    pub fn new() -> Self {
        let mut types = Types {
            table: Vec::new(),
            numbers: HashMap::default(),
            depths: Vec::new(),
            last_in_bits: Types::VOID,
            length: 0,
            is_too_deep: false,
            classes: Vec::new(),
            enums: Vec::new(),
            constants: Vec::new(),
            closures: HashMap::default(),
            in_doubt: HashSet::default(),
        };
        types.intern(Type::Void);
        for integer in INTEGERS {
            types.intern(Type::Int(integer));
        }
        for floating in [Floating::Float, Floating::Double, Floating::LongDouble(0)] {
            types.intern(Type::Float(floating));
        }
        types.intern(Type::Null);
        types.intern(Type::Auto);
        types.intern(Type::Const(Types::CHAR));
        types.intern(Type::Element(0)); // the row of `bool`
        types.intern(Type::Const(Types::BOOL));
        let width = Value::Int(Integer::Int, 8);
        types.intern(Type::Library(BIT_FIELD.into(), vec![Value::Type(Types::BOOL), width]));
        types.enter_bits();
        types
    }

    /// The number of `ty`.
    pub fn intern(&mut self, ty: Type) -> TypeId {
        let mut ty = self.collapsed(ty);
        if let Type::Of(Value::Type(id)) = ty {
            return id;
        }
        // an array is `const` by its elements
        if let Type::Const(of) = ty
            && let Type::Array(of, n) = *self.get(of)
        {
            ty = Type::Array(self.intern(Type::Const(of)), n);
        }
        let mut key = Vec::new();
        self.key(&ty, &mut key);
        if let Some(id) = self.numbers.get(&key[..]) {
            return *id;
        }
        let depth = self.depth(&ty);
        if depth > MAX_DEPTH {
            self.is_too_deep = true;
            return Types::VOID;
        }
        let id = TypeId(u32::try_from(self.table.len()).unwrap_or(u32::MAX));
        self.table.push(ty);
        self.depths.push(depth);
        self.length += key.len();
        self.numbers.insert(key.into(), id);
        // its elements are `const`
        if let Type::Library(name, args) = self.get(id)
            && let ("initializer_list", [Value::Type(of), ..]) = (&**name, &args[..])
        {
            let of = Type::Const(*of);
            self.intern(of);
        }
        id
    }

    /// The number of a type, where it was asked for.
    pub fn known(&self, ty: &Type) -> Option<TypeId> {
        let mut key = Vec::new();
        self.key(ty, &mut key);
        self.numbers.get(&key[..]).copied()
    }

    /// The same of a type with `const`.
    pub fn known_const(&self, of: TypeId) -> Option<TypeId> {
        self.known(&Type::Const(of))
    }

    /// Whether a class says itself how its objects are copied.
    pub fn copies_by_code(&self, ty: TypeId) -> bool {
        matches!(self.get(ty), Type::Class(class) if self.classes.get(class.0 as usize).is_some_and(|c| c.copies_by_code))
    }

    /// Whether an object of a class begins with the part of a base: each is the first one of the next.
    pub fn begins_as(&self, mut seen: ClassId, base: ClassId) -> bool {
        while seen != base {
            match self.classes.get(seen.0 as usize).and_then(|c| c.bases.first()) {
                Some((first, ..)) => seen = *first,
                None => return false,
            }
        }
        true
    }

    /// Whether a template argument nests others deeper than a type may.
    pub fn is_deep(&self, argument: &Value) -> bool {
        self.depth_of_value(argument, 0) > MAX_DEPTH
    }

    /// How deep a type nests others.
    fn depth(&self, ty: &Type) -> u16 {
        let of = |id: &TypeId| self.depths.get(id.0 as usize).map_or(0, |depth| depth + 1);
        match ty {
            Type::Const(id) | Type::Pointer(_, id) | Type::Reference(id) | Type::Forwarding(id) | Type::Array(id, _) => of(id),
            Type::Function(result, params, _) => params.iter().map(of).fold(of(result), u16::max),
            Type::Of(v) => self.depth_of_value(v, 0),
            Type::Library(_, args) => args.iter().map(|v| self.depth_of_value(v, 1)).max().unwrap_or(0),
            _ => 0,
        }
    }

    /// The same of a value in a type, which lies so deep itself.
    fn depth_of_value(&self, v: &Value, at: u16) -> u16 {
        match v {
            Value::Type(id) => at + self.depths.get(id.0 as usize).copied().unwrap_or(0),
            Value::Tuple(_) | Value::Pack(_) | Value::Braces(_) if at <= MAX_DEPTH => {
                v.items().iter().map(|i| self.depth_of_value(i, at + 1)).max().unwrap_or(at)
            }
            Value::Object(object) if at <= MAX_DEPTH => {
                object.fields.borrow().iter().map(|f| self.depth_of_value(f, at + 1)).max().unwrap_or(at)
            }
            _ => at,
        }
    }

    /// References to references are one reference, and what is const is so once.
    fn collapsed(&self, ty: Type) -> Type {
        match ty {
            Type::Reference(to) => match self.get(to) {
                Type::Reference(_) => self.get(to).clone(),
                Type::Forwarding(of) => Type::Reference(*of),
                _ => ty,
            },
            Type::Forwarding(to) => match self.get(to) {
                Type::Reference(_) | Type::Forwarding(_) => self.get(to).clone(),
                _ => ty,
            },
            Type::Const(of) => match self.get(of) {
                Type::Const(_) | Type::Reference(_) | Type::Forwarding(_) | Type::Function(..) => self.get(of).clone(),
                _ => ty,
            },
            ty => ty,
        }
    }

    /// The type of a number.
    pub fn get(&self, id: TypeId) -> &Type {
        self.table.get(id.0 as usize).unwrap_or(&Type::Void)
    }

    /// Whether two numbers mean the same type.
    pub fn is_same(&self, a: TypeId, b: TypeId) -> bool {
        a == b
    }

    /// The type that a reference refers to; any other type as it is.
    pub fn without_reference(&self, id: TypeId) -> TypeId {
        match self.get(id) {
            Type::Reference(to) | Type::Forwarding(to) => *to,
            _ => id,
        }
    }

    /// Without a `const` at the outermost level.
    pub fn without_const(&self, id: TypeId) -> TypeId {
        match self.get(id) {
            Type::Const(of) => *of,
            _ => id,
        }
    }

    /// Without `const`, which an array has by its elements.
    pub fn unqualified(&mut self, id: TypeId) -> TypeId {
        let (mut of, mut extents) = (id, Vec::new());
        while let Type::Array(element, n) = *self.get(of) {
            of = element;
            extents.push(n);
        }
        let element = self.without_const(of);
        extents.into_iter().rev().fold(element, |of, n| self.intern(Type::Array(of, n)))
    }

    /// The type of a function that is `noexcept` or is not, and else as it is, as a method has it too.
    pub fn with_noexcept(&mut self, id: TypeId, is_noexcept: bool) -> TypeId {
        match self.get(id).clone() {
            Type::Function(result, params, _) => self.intern(Type::Function(result, params, is_noexcept)),
            Type::Library(name, args) if &*name == METHOD => match args[..] {
                [Value::Type(function), ref qualifiers] => {
                    let function = self.with_noexcept(function, is_noexcept);
                    self.intern(Type::Library(name, vec![Value::Type(function), qualifiers.clone()]))
                }
                _ => id,
            },
            _ => id,
        }
    }

    /// Whether a type is that of a function, or a method, that is `noexcept`.
    pub fn is_noexcept(&self, id: TypeId) -> bool {
        match self.get(id) {
            Type::Function(.., is_noexcept) => *is_noexcept,
            Type::Library(name, args) if &**name == METHOD => matches!(args[..], [Value::Type(function), _] if self.is_noexcept(function)),
            _ => false,
        }
    }

    /// Whether functions of one type are functions of the other: they may add that they are `noexcept`.
    pub fn serves_as(&mut self, have: TypeId, wanted: TypeId) -> bool {
        have == wanted || self.is_noexcept(have) && self.with_noexcept(have, false) == wanted
    }

    /// What the algebra calls an enumerator of one of CuTe's own enumerations.
    pub fn enumerator_of(&self, ty: TypeId, number: i64) -> Option<&str> {
        let found = self.constants.iter().find(|(_, of, n)| *of == ty && *n == number);
        found.map(|(name, ..)| &**name)
    }

    /// Without reference and `const`.
    pub fn strip(&self, id: TypeId) -> TypeId {
        self.without_const(self.without_reference(id))
    }

    /// The type of an element of a sequence of integers: `integral_constant<T, n>`.
    pub fn constant(&mut self, n: &Value) -> TypeId {
        let n = match n {
            Value::Int(kind, x) => Value::Static(*kind, *x, true),
            n => n.clone(),
        };
        self.intern(Type::Of(n))
    }

    /// The base `C<n>` of `integral_constant<T, n>`, `None` of any other type.
    pub fn base_of_constant(&mut self, ty: TypeId) -> Option<TypeId> {
        match *self.get(ty) {
            Type::Of(Value::Static(kind, x, true)) => Some(self.intern(Type::Of(Value::Static(kind, x, false)))),
            _ => None,
        }
    }

    /// The value that a type of the algebra has.
    pub fn number_of(&self, ty: TypeId) -> Value {
        match self.get(ty) {
            Type::Of(v) => v.clone(),
            _ => Value::Void,
        }
    }

    /// The number that objects of a class are, by itself or by a base: a compile-time one of CuTe's, a plain one of
    /// `std::true_type`.
    pub fn constant_of(&self, class: ClassId) -> Option<Value> {
        let info = self.classes.get(class.0 as usize)?;
        [class].into_iter().chain(info.bases.iter().map(|(base, ..)| *base)).find_map(|class| {
            match self.classes.get(class.0 as usize)?.role {
                Role::Constant(kind, x) => Some(Value::Int(kind, x)),
                Role::Fixed(kind, x, derived) => Some(Value::Static(kind, x, derived)),
                _ => None,
            }
        })
    }

    /// What a type is to the machine where it is a class of the prelude.
    pub fn role_of(&self, ty: TypeId) -> Role {
        match self.get(self.strip(ty)) {
            Type::Class(class) => self.classes.get(class.0 as usize).map_or(Role::Other, |c| c.role),
            _ => Role::Other,
        }
    }

    /// The types of the elements of a pair or a `std::tuple`, `None` of any other type.
    pub fn elements_of(&self, ty: TypeId) -> Option<Rc<[TypeId]>> {
        match self.get(self.strip(ty)) {
            Type::Class(class) => self.classes.get(class.0 as usize)?.elements.clone(),
            _ => None,
        }
    }

    /// Whether a member of an object, by its number, is a reference.
    pub fn is_reference_member(&self, class: ClassId, member: usize) -> bool {
        self.classes.get(class.0 as usize).is_some_and(|c| c.references.contains(&member))
    }

    /// Where the members of `base` lie among those of `class`: the first one, and how many; the class is its own base.
    pub fn base_members(&self, class: ClassId, base: ClassId) -> Option<(usize, usize)> {
        if class == base {
            return Some((0, usize::MAX));
        }
        let bases = &self.classes.get(class.0 as usize)?.bases;
        bases.iter().find(|(of, ..)| *of == base).map(|(_, first, n)| (*first, *n))
    }

    /// Where the members of a class lie among those of an object of it or of a class derived from it, in the order of the class:
    /// ranges of a first one and how many, its own, then those of its virtual bases.
    pub fn base_ranges(&self, object: ClassId, class: ClassId) -> Vec<(usize, usize)> {
        let Some((first, mut end)) = self.base_members(object, class) else {
            return Vec::new();
        };
        let mut ranges = vec![(first, end)];
        for (base, at, n) in self.classes.get(class.0 as usize).iter().flat_map(|c| &c.bases) {
            if *at == end
                && let Some((first, _)) = self.base_members(object, *base)
            {
                ranges.push((first, *n));
                end = end.saturating_add(*n);
            }
        }
        ranges
    }

    /// The size of a type in bytes, `None` where it is not known.
    pub fn size_of(&self, id: TypeId) -> Option<i64> {
        if let Some(bits) = self.scalar_bits(id) {
            return Some(i64::from(bits.div_ceil(8)));
        }
        match self.get(id) {
            Type::Null => Some(8),
            Type::Pointer(space, of) => Some(self.pointer_bytes(*space, *of)),
            Type::Const(of) | Type::Reference(of) | Type::Forwarding(of) => self.size_of(*of),
            Type::Array(of, Some(n)) => self.size_of(*of)?.checked_mul(*n),
            Type::Class(class) => self.classes.get(class.0 as usize).map(|c| c.size.max(1)),
            Type::Of(v) => Some(algebra::size_of(self, v).0.max(1)),
            Type::Closure(code) => Some(self.closures.get(code).map_or(1, |(size, _)| *size)),
            Type::Library(name, args) => match &**name {
                "vector" if matches!(args.first(), Some(Value::Type(Types::BOOL))) => Some(40),
                "vector" => Some(24),
                "deque" => Some(80),
                "initializer_list" | bits::BIT_REFERENCE => Some(16),
                "string" => Some(32),
                "dim3" => Some(12),
                "trait" | "numeric_limits" => Some(1),
                MEMBER_POINTER => match args.get(1) {
                    Some(Value::Type(of)) if self.is_method(*of) => Some(16),
                    _ => Some(8),
                },
                name => containers::array_extent(self, name, args).map(|(size, _)| size),
            },
            _ => None,
        }
    }

    /// Whether it is the type of a function, or of a method with qualifiers.
    pub fn is_method(&self, id: TypeId) -> bool {
        match self.get(id) {
            Type::Function(..) => true,
            Type::Library(name, _) => &**name == METHOD,
            _ => false,
        }
    }

    /// The alignment of a type in bytes, `None` where it is not known.
    pub fn align_of(&self, id: TypeId) -> Option<i64> {
        match self.get(id) {
            Type::Const(of) | Type::Reference(of) | Type::Forwarding(of) | Type::Array(of, _) => self.align_of(*of),
            Type::Class(class) => self.classes.get(class.0 as usize).map(|c| c.align.max(1)),
            Type::Of(v) => Some(algebra::size_of(self, v).1.max(1)),
            Type::Closure(code) => Some(self.closures.get(code).map_or(1, |(_, align)| *align)),
            Type::Pointer(..) => Some(8),
            Type::Library(name, _) if &**name == "dim3" => Some(4),
            Type::Library(name, _) if matches!(&**name, "trait" | "numeric_limits") => Some(1),
            Type::Library(name, args) => Some(containers::array_extent(self, name, args).map_or(8, |(_, align)| align)),
            _ => self.size_of(id),
        }
    }

    /// What tells a type from every other.
    fn key(&self, ty: &Type, key: &mut Vec<u8>) {
        let mut number = |tag: u8, n: i64| {
            key.push(tag);
            key.extend(n.to_le_bytes());
        };
        match ty {
            Type::Void => number(b'v', 0),
            Type::Int(integer) => number(b'i', *integer as i64),
            Type::Float(Floating::Narrow(row)) => number(b'n', i64::from(*row)),
            Type::Float(floating) => number(b'f', i64::from(floating.bits())),
            Type::Element(row) => number(b'e', i64::from(*row)),
            Type::Null => number(b'0', 0),
            Type::Auto => number(b'a', 0),
            Type::Const(of) => number(b'c', of.0.into()),
            Type::Pointer(space, of) => {
                number(b'p', space.number());
                number(b'p', of.0.into());
            }
            Type::Reference(of) => number(b'r', of.0.into()),
            Type::Forwarding(of) => number(b'w', of.0.into()),
            Type::Array(of, n) => {
                number(b'[', of.0.into());
                number(b'[', n.unwrap_or(-1));
            }
            Type::Function(result, params, is_noexcept) => {
                number(if *is_noexcept { b')' } else { b'(' }, result.0.into());
                params.iter().for_each(|p| number(b',', p.0.into()));
            }
            Type::Class(class) => number(b'C', class.0.into()),
            Type::Enum(n, ..) => number(b'E', i64::from(*n)),
            Type::Closure(code) => number(b'L', i64::from(*code)),
            Type::Of(v) => {
                key.push(b'o');
                algebra::key(v, key);
            }
            Type::Library(name, args) => {
                key.push(b'l');
                key.extend(name.bytes());
                key.push(b'<');
                args.iter().for_each(|a| algebra::key(a, key));
                key.push(b'>');
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_types_of_the_language_have_fixed_numbers() {
        let mut types = Types::new();
        assert_eq!(types.intern(Type::Int(Integer::Int)), Types::INT);
        assert_eq!(types.intern(Type::Float(Floating::Double)), Types::DOUBLE);
        assert_eq!(types.intern(Type::Const(Types::CHAR)), Types::CONST_CHAR);
        assert_eq!(types.name(Types::CONST_CHAR), "const char");
        assert_eq!(types.name(Types::CONST_BOOL), "const bool");
        assert_eq!(types.bit_field(Types::VECTOR_BOOL), Some((Types::BOOL, 8)));
        assert_eq!(types.size_of(Types::ULONG), Some(8));
    }

    #[test]
    fn references_collapse() {
        let mut types = Types::new();
        let reference = types.intern(Type::Reference(Types::INT));
        assert_eq!(types.intern(Type::Forwarding(reference)), reference);
        let forwarding = types.intern(Type::Forwarding(Types::INT));
        assert_eq!(types.intern(Type::Reference(forwarding)), reference);
        assert_eq!(types.strip(forwarding), Types::INT);
    }

    #[test]
    fn conversions_wrap() {
        assert_eq!(Integer::UChar.wrap(300), 44);
        assert_eq!(Integer::SChar.wrap(200), -56);
        assert_eq!(Integer::Bool.wrap(5), 1);
        assert_eq!(Integer::UInt.wrap(-1), 4294967295);
    }
}
