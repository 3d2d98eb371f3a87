//! Values of the algebra as types: what tells them apart, their size, their names.

use super::{MAX_DEPTH, Types};
use crate::algebra::tensor::{Engine, Space};
use crate::algebra::{Cx, Mode, Tree};
use crate::atoms::Fragment;
use crate::cxx::value::{Integer, Storage, Type, TypeId, Value};
use crate::value::Value as AlgebraValue;
use crate::value::notation::{self, Notation, Spelling};
use crate::value::stored::Stored;
use crate::value::tiling::{Operation, Tiling, TilingKind};
use bumpalo::Bump;
use std::rc::Rc;

/// What tells a value of the algebra, as a type or a template argument, from every other. One that nests deeper than types may
/// is not told apart below that: it is refused.
pub fn key(v: &Value, key: &mut Vec<u8>) {
    nested_key(v, key, 0);
}

fn nested_key(v: &Value, key: &mut Vec<u8>, depth: u16) {
    if depth > MAX_DEPTH {
        return key.push(b'!');
    }
    match v {
        Value::Int(kind, x) => key.extend(format!("d{}:{x},", *kind as u8).bytes()),
        Value::Static(kind, x, derived) => key.extend(format!("s{}{}:{x},", *kind as u8, if *derived { "+" } else { "" }).bytes()),
        Value::Float(kind, x) => key.extend(format!("f{}:{x},", kind.name()).bytes()),
        Value::Enum(ty, x) => key.extend(format!("e{}:{x},", ty.0).bytes()),
        Value::Type(ty) => key.extend(format!("t{},", ty.0).bytes()),
        Value::Underscore => key.push(b'_'),
        Value::Null => key.push(b'0'),
        Value::Tuple(items) => {
            key.push(b'(');
            items.iter().for_each(|i| nested_key(i, key, depth + 1));
            key.push(b')');
        }
        Value::Pointer { space, element, address } => key.extend(format!("p{}:{}:{address},", space.number(), element.0).bytes()),
        Value::Cute(cute) => {
            let arena = Bump::new();
            let cx = Cx::new(&arena, Mode::Cxx);
            let mut value = cute.stored.load(cx);
            if let AlgebraValue::Operation(operation) = value {
                value = AlgebraValue::Operation(arena.alloc(operation.spelled_out(cx)));
            }
            let is_traits = matches!(value, AlgebraValue::Operation(operation) if operation.is_traits);
            let (kind, owns) = (value.kind(), u8::from(cute.owns) + 2 * u8::from(is_traits));
            let element = match value {
                AlgebraValue::Tree(Tree::Tensor(t)) => engine_element(t.engine),
                AlgebraValue::Tree(Tree::Engine(e)) => engine_element(*e),
                _ => (0, ""),
            };
            key.extend(format!("k{kind}{owns}:{}{}:{}", element.0, element.1, notation::text(value)).bytes());
            for (i, (note, is_basis)) in cute.stored.notes().enumerate().filter(|(_, (note, is_basis))| note.is_some() || *is_basis) {
                let kind = if is_basis { "@" } else { "" };
                key.extend(format!("n{i}:{}{}{kind}", note.type_number(), if note.is_derived() { "+" } else { "" }).bytes());
            }
            cute.functions().iter().for_each(|function| nested_key(function, key, depth + 1));
            if let AlgebraValue::Tiling(tiling) = value
                && let Some(operation) = tiling.operation
            {
                // what the driver is given is no part of the type
                let tma = operation.tma.map(|tma| (tma.strides, tma.basis, tma.elements, tma.bits, tma.swizzle));
                key.extend(format!("{:?}{tma:?}", Operation { tma: None, ..operation.spelled_out(cx) }).bytes());
            }
        }
        Value::Function(n) => key.extend(format!("F{n},").bytes()),
        Value::Template(n) => key.extend(format!("T{n},").bytes()),
        Value::Native(name) => key.extend(format!("N{name},").bytes()),
        Value::Closure(closure) => key.extend(format!("L{},", closure.code).bytes()),
        Value::Object(object) => {
            key.extend(format!("O{}(", object.class.0).bytes());
            object.fields.borrow().iter().for_each(|f| nested_key(f, key, depth + 1));
            key.push(b')');
        }
        Value::Array(array) => {
            key.push(b'{');
            match &*array.storage.borrow() {
                Storage::Cells(cells) => cells.iter().for_each(|cell| nested_key(cell, key, depth + 1)),
                Storage::Bytes(block) => key.extend(block.bytes.borrow().iter()),
            }
            key.push(b'}');
        }
        Value::Pack(items) | Value::Braces(items) => {
            key.push(b'[');
            items.iter().for_each(|i| nested_key(i, key, depth + 1));
            key.push(b']');
        }
        Value::AddressOf(of, space) => {
            key.extend(format!("&{}", space.number()).bytes());
            place_key(of, key, depth);
        }
        Value::Global(n) => key.extend(format!("G{n},").bytes()),
        Value::Slot(n) => key.extend(format!("S{n},").bytes()),
        Value::Field(n, of) => key.extend(format!("M{n}:{:p},", Rc::as_ptr(of)).bytes()),
        Value::Cell(n, of) => key.extend(format!("C{n}:{:p},", Rc::as_ptr(of)).bytes()),
        Value::Char(n, of) => key.extend(format!("c{n}:{:p},", Rc::as_ptr(of)).bytes()),
        Value::Base(class, of) => key.extend(format!("B{}:{:p},", class.0, Rc::as_ptr(of)).bytes()),
        Value::Memory(ty, address) => key.extend(format!("m{}:{address},", ty.0).bytes()),
        other => key.extend(format!("?{:?}", std::mem::discriminant(other)).bytes()),
    }
}

/// What tells a variable, or a part of one, from every other: where it lies, whatever it holds.
fn place_key(place: &Value, key: &mut Vec<u8>, depth: u16) {
    if depth > MAX_DEPTH {
        return key.push(b'!');
    }
    match place {
        Value::Object(of) => key.extend(format!("{:p},", Rc::as_ptr(of)).bytes()),
        Value::Array(of) => key.extend(format!("{:p},", Rc::as_ptr(of)).bytes()),
        Value::Text(of) => key.extend(format!("{:p},", Rc::as_ptr(of)).bytes()),
        Value::Closure(of) => key.extend(format!("{:p},", Rc::as_ptr(of)).bytes()),
        Value::Element(n, of) => {
            key.extend(format!("E{n}:").bytes());
            place_key(of, key, depth + 1);
        }
        // a reference to what is `const`
        Value::Passed(how, of) => {
            key.extend(format!("P{how:?}:").bytes());
            place_key(of, key, depth + 1);
        }
        place => nested_key(place, key, depth),
    }
}

/// The number and the name of the type of what an iterator leads to, as far as it has them.
fn engine_element(engine: Engine) -> (u32, &'static str) {
    match engine {
        Engine::Pointer(p) => (p.element, ""),
        Engine::TensorMemory(p) => (0, p.element_name),
        _ => (0, ""),
    }
}

/// Size and alignment in bytes of a value of the type of `v`; 0 of what is empty.
pub fn size_of(types: &Types, v: &Value) -> (i64, i64) {
    let scalar = |ty: TypeId| {
        let size = types.size_of(ty).unwrap_or(1);
        (size, types.align_of(ty).unwrap_or(size).max(1))
    };
    match v {
        Value::Int(kind, _) => scalar(kind.id()),
        Value::Float(kind, _) => ((i64::from(kind.bits()) / 8).max(1), (i64::from(kind.bits()) / 8).max(1)),
        Value::Enum(ty, _) | Value::Type(ty) => match types.get(*ty) {
            Type::Class(class) if types.classes.get(class.0 as usize).is_some_and(|c| c.empty) => (0, 1),
            Type::Reference(_) | Type::Forwarding(_) => (8, 8),
            _ => scalar(*ty),
        },
        Value::Pointer { .. } | Value::Null => (8, 8),
        Value::Tuple(items) => nested(items.iter().map(|i| size_of(types, i))),
        Value::Cute(cute) => {
            let arena = Bump::new();
            if cute.owns
                && let Some(bits) = size_of_owner(&cute.stored)
            {
                return bits;
            }
            match cute.stored.load(Cx::new(&arena, Mode::Cxx)) {
                AlgebraValue::Tree(t) => tree_size(t),
                AlgebraValue::Tiling(Tiling { kind: TilingKind::MmaAtom(_), operation }) => whole(state_of_mma(*operation)),
                AlgebraValue::Tiling(Tiling { kind: TilingKind::TiledMma(_), operation }) => {
                    whole(behind(state_of_mma(*operation), (1, 1)))
                }
                // its base keeps an empty layout as a member
                AlgebraValue::Tiling(Tiling { kind: TilingKind::ThrMma(_, at), operation }) => {
                    let base = behind(state_of_mma(*operation), (1, 1));
                    let (bytes, align) = tree_size(*at);
                    whole(behind(base, (bytes.max(1), align)))
                }
                AlgebraValue::Tiling(Tiling { kind: TilingKind::ThrCopy(_, thread), .. }) => tree_size(Tree::Int(*thread)),
                _ => (0, 1),
            }
        }
        _ => (0, 1),
    }
}

/// Bytes and alignment of what an MMA keeps beside its type: in SM90's that wait, whether it adds to what is there
/// (`accumulate_`); in SM100's a byte of the same, the descriptor of the instruction and the addresses of scale factors.
fn state_of_mma(operation: Option<&Operation>) -> (i64, i64) {
    let name = operation.map_or("", |o| o.name.rsplit("::").next().unwrap_or(o.name));
    let waits = operation.and_then(|o| o.mma().ok()).is_some_and(|row| row.fragments[1] == Fragment::Descriptor);
    match () {
        () if name.starts_with("SM103") => (8, 4),
        () if name.starts_with("SM100_MMA_MXF") => (16, 4),
        // the descriptor is the first: what follows may lie in the bytes behind `accumulate_`
        () if name.starts_with("SM100_MMA_") && name.ends_with("_SS") => (5, 4),
        () if name.starts_with("SM100_MMA_") => (8, 4),
        () if waits => (4, 4),
        () => (0, 1),
    }
}

fn round_up(n: i64, to: i64) -> i64 {
    (n + to - 1).div_euclid(to.max(1)) * to.max(1)
}

/// The bytes up to the end of a member behind others, at a multiple of its alignment.
fn behind(before: (i64, i64), next: (i64, i64)) -> (i64, i64) {
    (round_up(before.0, next.1) + next.0, before.1.max(next.1).max(1))
}

/// With the bytes that round it up to its alignment.
fn whole((bytes, align): (i64, i64)) -> (i64, i64) {
    (round_up(bytes, align), align)
}

/// Members one behind another, each at a multiple of its alignment, and the whole of its own.
fn packed(before: (i64, i64), next: (i64, i64)) -> (i64, i64) {
    whole(behind(before, next))
}

/// The elements of a tuple of CuTe: the first before a structure of the others, where both have a size.
fn nested(sizes: impl DoubleEndedIterator<Item = (i64, i64)>) -> (i64, i64) {
    sizes.rev().fold((0, 1), |rest, first| match (first.0, rest.0) {
        (0, _) => rest,
        (_, 0) => first,
        _ => packed(first, rest),
    })
}

fn tree_size(t: Tree) -> (i64, i64) {
    match t {
        Tree::Int(i) if i.is_static => (0, 1),
        Tree::Int(i) => {
            let bytes = i64::from(Integer::of_note(i.note).bits()) / 8;
            (bytes, bytes)
        }
        Tree::Basis(b) => tree_size(Tree::Int(b.value)),
        Tree::Tuple(items) | Tree::Arith(items) => nested(items.iter().map(|i| tree_size(*i))),
        Tree::Layout(l) => nested([l.shape, l.stride].into_iter().map(tree_size)),
        Tree::Composed(c) => nested([c.outer, c.offset, c.inner].into_iter().map(tree_size)),
        Tree::Engine(engine) => engine_size(*engine),
        Tree::Tensor(x) => nested([tree_size(x.layout), engine_size(x.engine)].into_iter()),
        Tree::Descriptor(d) if d.kind.width() == 64 => (8, 8),
        Tree::Mixed(_) | Tree::Descriptor(_) => (4, 4),
        _ => (0, 1),
    }
}

fn engine_size(engine: Engine) -> (i64, i64) {
    match engine {
        // the iterator of what is less than a byte has a byte for the bit
        Engine::Pointer(p) if p.element_bits % 8 != 0 => (16, 8),
        Engine::Pointer(_) | Engine::Descriptor(_) => (8, 8),
        Engine::Counting(_) | Engine::TensorMemory(_) => (4, 4),
        // a member takes a byte even where it is empty
        Engine::Coordinates(at) => match tree_size(at) {
            (0, _) => (1, 1),
            size => size,
        },
    }
}

/// The size and the alignment of a tensor that owns its memory: whole bytes at a multiple of 16, bits packed.
fn size_of_owner(stored: &Stored) -> Option<(i64, i64)> {
    let arena = Bump::new();
    let cx = Cx::new(&arena, Mode::Cxx);
    match stored.load(cx) {
        AlgebraValue::Tree(Tree::Tensor(t)) => {
            let Engine::Pointer(p) = t.engine else {
                return None;
            };
            let layout = cx.inner_layout("sizeof", t.layout).ok()?;
            let bits = cx.cosize(layout).ok()?.value.checked_mul(p.element_bits.into())?;
            let bytes = bits.checked_add(7)?.div_euclid(8);
            Some(if p.element_bits % 8 == 0 { packed((bytes, 16), (0, 1)) } else { (bytes, 1) })
        }
        _ => None,
    }
}

/// The size in bits of the type that a template argument names.
pub fn bits_of(types: &Types, v: Option<&Value>) -> Option<i64> {
    match v? {
        Value::Type(ty) => match types.number_bits(*ty) {
            Some(bits) => Some(bits.into()),
            None => types.size_of(*ty)?.checked_mul(8),
        },
        _ => None,
    }
}

/// The type of `v` as C++ spells it.
pub fn type_name(types: &Types, v: &Value) -> String {
    match v {
        Value::Int(kind, _) => kind.name().into(),
        Value::Float(kind, _) => kind.name().into(),
        Value::Static(kind, x, true) => format!("cute::integral_constant<{}, {x}>", kind.name()),
        Value::Static(_, x, false) => format!("cute::C<{x}>"),
        Value::Underscore => "cute::Underscore".into(),
        Value::Enum(ty, _) | Value::Type(ty) => types.name(*ty),
        Value::Tuple(items) => {
            let items: Vec<String> = items.iter().map(|i| type_name(types, i)).collect();
            format!("cute::tuple<{}>", items.join(", "))
        }
        Value::Pointer { element, .. } => types.pointer_name(*element),
        Value::Cute(cute) => {
            let arena = Bump::new();
            let value = cute.stored.load(Cx::new(&arena, Mode::Cxx));
            match value {
                AlgebraValue::Tree(Tree::Layout(_)) if value_is_static(value) => {
                    let text = Notation { spelling: Spelling::Type, plain: false }.text(value);
                    text.trim_end_matches("{}").to_string()
                }
                AlgebraValue::Tree(t) => tree_name(types, t),
                AlgebraValue::Tiling(tiling) => match tiling.kind {
                    TilingKind::MmaAtom(_) => "cute::MMA_Atom",
                    TilingKind::TiledMma(_) => "cute::TiledMMA",
                    TilingKind::ThrMma(..) => "cute::ThrMMA",
                    TilingKind::CopyAtom(_) => "cute::Copy_Atom",
                    TilingKind::TiledCopy(_) => "cute::TiledCopy",
                    TilingKind::ThrCopy(..) => "cute::ThrCopy",
                }
                .into(),
                value => notation::text(value),
            }
        }
        _ => "auto".into(),
    }
}

/// The type of a value of the algebra, in which a number stands for its type: `Layout<tuple<int,C<8>>,tuple<C<1>,int>>`.
fn tree_name(types: &Types, t: Tree) -> String {
    let list = |name: &str, items: &[Tree]| {
        let items: Vec<String> = items.iter().map(|item| tree_name(types, *item)).collect();
        format!("{name}<{}>", items.join(","))
    };
    match t {
        Tree::Int(i) if i.is_static && i.note.is_derived() => format!("integral_constant<{},{}>", Integer::of_note(i.note).name(), i.value),
        Tree::Int(i) if i.is_static => format!("C<{}>", i.value),
        Tree::Int(i) => Integer::of_note(i.note).name().into(),
        Tree::Basis(b) => {
            let path: String = b.path.iter().map(|index| format!(",{index}")).collect();
            format!("ScaledBasis<{}{path}>", tree_name(types, Tree::Int(b.value)))
        }
        Tree::Underscore => "Underscore".into(),
        Tree::Tuple(items) => list("tuple", items),
        Tree::Arith(items) => list("ArithmeticTuple", items),
        Tree::Layout(l) => list("Layout", &[l.shape, l.stride]),
        Tree::Composed(c) => list("ComposedLayout", &[c.outer, c.offset, c.inner]),
        Tree::Tensor(x) => format!("Tensor<{},{}>", engine_name(types, x.engine), tree_name(types, x.layout)),
        Tree::Engine(engine) => engine_name(types, *engine),
        Tree::Mixed(_) => "MixedBits".into(),
        t => notation::tree_text(t),
    }
}

fn engine_name(types: &Types, engine: Engine) -> String {
    match engine {
        Engine::Pointer(p) => {
            let pointer = if p.element == 0 { format!("{}*", p.element_name) } else { types.pointer_name(TypeId(p.element)) };
            match p.space {
                Space::Gmem => format!("gmem_ptr<{pointer}>"),
                Space::Smem => format!("smem_ptr<{pointer}>"),
                _ => pointer,
            }
        }
        Engine::Counting(_) => "counting_iterator<int>".into(),
        Engine::Coordinates(at) => format!("ArithmeticTupleIterator<{}>", tree_name(types, at)),
        Engine::TensorMemory(p) => format!("tmem_ptr<{}>", p.element_name),
        Engine::Descriptor(_) => "DescriptorIterator".into(),
    }
}

fn value_is_static(value: AlgebraValue) -> bool {
    matches!(value, AlgebraValue::Tree(t) if t.is_static())
}
