//! Values as text: CuTe's notation, and code in C++ and Python to paste back.

use crate::algebra::compact::Major;
use crate::algebra::tensor::{Pointer, Space, TensorMemory};
use crate::algebra::{Descriptor, DescriptorKind, Engine, Int, Layout, Swizzle, Tree, UnsetPointer};
use crate::value::{PrintStyle, Printed, Value};

/// The spelling of a value.
///
/// ```
/// use cutectl::{Calculator, Notation, Spelling};
///
/// let answer = Calculator::default().evaluate("(_4,_8):(_1,_4)")?;
/// let spelled = |spelling| answer.spelled(Notation { spelling, plain: false });
/// assert_eq!(spelled(Spelling::Cute), "(_4,_8):(_1,_4)");
/// assert_eq!(spelled(Spelling::Pycute), "Layout((4, 8), (1, 4))");
/// # Ok::<(), cutectl::Refused>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Spelling {
    /// As CuTe's `print`: `(_4,8):(_1,4)`.
    #[default]
    Cute,
    /// C++ that builds it: `make_layout(make_shape(Int<4>{},8),…)`.
    Cpp,
    /// The C++ type where all is compile-time: `Layout<Shape<_4>,Stride<_1>>{}`.
    Type,
    /// CuTe DSL (Python): `cute.make_layout((4,8),stride=(1,4))`.
    Dsl,
    /// `pycute` (Python): `Layout((4,8),(1,4))`.
    Pycute,
}

/// Writes values in one spelling.
///
/// ```
/// use cutectl::{Notation, Session, Spelling};
///
/// let arena = bumpalo::Bump::new();
/// let value = Session::default().value(&arena, "(_4,8):(_1,4)").unwrap();
/// let dsl = Notation { spelling: Spelling::Dsl, plain: false };
/// assert_eq!(Notation::default().text(value), "(_4,8):(_1,4)");
/// assert_eq!(dsl.text(value), "cute.make_layout((4, 8), stride=(1, 4))");
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Notation {
    /// The language in which values are spelled.
    pub spelling: Spelling,
    /// Whether integers are written without the underscore of compile-time ones: `4` for `_4`.
    pub plain: bool,
}

/// `value` as CuTe's `print` writes it.
pub fn text(value: Value) -> String {
    let mut out = Vec::new();
    Notation::default().write(&mut out, value);
    into_string(out)
}

/// `t` as CuTe's `print` writes it.
pub fn tree_text(t: Tree) -> String {
    text(Value::Tree(t))
}

fn into_string(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_default()
}

type Out = Vec<u8>;

impl Notation {
    /// The text of `value`.
    pub fn text(self, value: Value) -> String {
        let mut out = Vec::new();
        self.write(&mut out, value);
        into_string(out)
    }

    /// Appends `value`. A value that has no type spelling is written as C++ builds it.
    pub fn write(self, out: &mut Out, value: Value) {
        match value {
            Value::Tree(t) => self.tree(out, t),
            Value::Order(Major::Left) => out.extend(b"LayoutLeft"),
            Value::Order(Major::Right) => out.extend(b"LayoutRight"),
            Value::Type(element) => out.extend(element.name.bytes()),
            Value::SparseType(element, sparsity) => out.extend(format!("sparse_elem<{sparsity},{}>", element.canonical()).bytes()),
            Value::Constant(name) => out.extend(name.bytes()),
            Value::Operation(operation) => {
                self.operation_type(out, operation);
                if matches!(self.spelling, Spelling::Cpp | Spelling::Type) {
                    out.extend(b"{}");
                }
            }
            Value::Tiling(tiling) => {
                let code = matches!(self.spelling, Spelling::Cpp | Spelling::Type);
                if !(code && self.construct(out, tiling)) {
                    Notation { spelling: Spelling::Cute, ..self }.tiling(out, tiling);
                }
            }
            Value::Ratio([a, b]) => {
                self.int(out, *a);
                out.push(b'/');
                self.int(out, *b);
            }
            Value::Float(x) => out.extend(format!("{x:.6}").bytes()),
            Value::Char(c) => out.extend(c.to_string().bytes()),
            Value::Text(t) => out.extend(unescape(t).bytes()),
            Value::Printed(Printed { style: PrintStyle::Notation, value }) => self.write(out, *value),
            Value::Printed(Printed { value, .. }) => self.write(out, *value),
            Value::Nothing => {}
        }
    }

    /// Appends a value of the algebra: an integer, a tuple, a layout, a swizzle, a tensor.
    #[inline]
    pub fn tree(self, out: &mut Out, t: Tree) {
        match self.spelling {
            Spelling::Cute => self.cute(out, t),
            Spelling::Type => match t.is_static() && type_spelled(t) {
                true => {
                    self.type_of(out, t);
                    out.extend(b"{}");
                }
                false => Notation { spelling: Spelling::Cpp, ..self }.tree(out, t),
            },
            Spelling::Cpp => self.cpp(out, t, "make_tuple"),
            Spelling::Dsl | Spelling::Pycute => self.python(out, t),
        }
    }

    #[inline]
    fn int(self, out: &mut Out, i: Int) {
        match self.spelling {
            Spelling::Cute => {
                if i.is_static && !self.plain {
                    out.push(b'_');
                }
                integer(out, i.value);
            }
            Spelling::Cpp | Spelling::Type if i.is_static => {
                out.extend(b"Int<");
                integer(out, i.value);
                out.extend(b">{}");
            }
            _ => integer(out, i.value),
        }
    }

    fn cute(self, out: &mut Out, t: Tree) {
        match t {
            Tree::Int(i) => self.int(out, i),
            Tree::Basis(b) => {
                self.int(out, b.value);
                if b.over != 1 {
                    out.push(b'/');
                    self.int(out, Int::new(b.over, b.value.is_static));
                }
                for index in b.path.iter().rev() {
                    out.push(b'@');
                    integer(out, (*index).into());
                }
            }
            Tree::Underscore => out.push(b'_'),
            Tree::Tuple(items) | Tree::Arith(items) => {
                out.push(b'(');
                for (i, item) in items.iter().enumerate() {
                    if i > 0 {
                        out.push(b',');
                    }
                    match *item {
                        Tree::Int(i) => self.int(out, i),
                        item => self.cute(out, item),
                    }
                }
                out.push(b')');
            }
            Tree::Layout(layout) => {
                self.cute(out, layout.shape);
                out.push(b':');
                self.cute(out, layout.stride);
            }
            Tree::Swizzle(s) => swizzle(out, "Sw", s),
            Tree::Composed(c) => {
                self.cute(out, c.outer);
                out.extend(b" o ");
                self.cute(out, c.offset);
                out.extend(b" o ");
                self.cute(out, c.inner);
            }
            Tree::SmemFlag(unset) => unset_pointer(out, unset),
            Tree::Mixed(m) => out.extend(format!("M_{}|({}&{})={}", m.fixed, m.dynamic, m.flags, m.value()).bytes()),
            Tree::Engine(e) => self.engine(out, *e),
            Tree::Descriptor(d) => descriptor(out, d),
            Tree::Tensor(x) => {
                self.engine(out, x.engine);
                out.extend(b" o ");
                self.cute(out, x.layout);
            }
        }
    }

    /// Appends what a tensor reads through: a pointer, or the coordinates it counts from.
    pub fn engine(self, out: &mut Out, engine: Engine) {
        match engine {
            Engine::Counting(n) => {
                out.extend(b"counting_iter(");
                integer(out, n);
                out.push(b')');
            }
            Engine::Coordinates(at) => {
                out.extend(b"ArithTuple");
                self.cute(out, at);
            }
            Engine::Pointer(p) => pointer(out, p),
            Engine::TensorMemory(p) => tensor_memory(out, p),
            Engine::Descriptor(d) => descriptor_iterator(out, d),
        }
    }

    fn list(self, out: &mut Out, items: &[Tree], mut each: impl FnMut(&mut Out, Tree)) {
        for (i, item) in items.iter().enumerate() {
            if i > 0 {
                out.extend(b", ");
            }
            each(out, *item);
        }
    }

    fn cpp(self, out: &mut Out, t: Tree, tuple: &str) {
        match t {
            Tree::Int(i) => self.int(out, i),
            Tree::Basis(b) => {
                if b.value != (Int::fixed(1)) {
                    self.int(out, b.value);
                    out.push(b'*');
                }
                let path: Vec<String> = b.path.iter().map(u32::to_string).collect();
                out.extend(format!("E<{}>{{}}", path.join(",")).bytes());
            }
            Tree::Tuple(items) | Tree::Arith(items) => {
                let layouts = tuple == "make_tuple" && items.iter().any(|t| matches!(t, Tree::Layout(_) | Tree::Underscore));
                out.extend(if layouts { "make_tile" } else { tuple }.bytes());
                out.push(b'(');
                self.list(out, items, |out, t| self.cpp(out, t, tuple));
                out.push(b')');
            }
            Tree::Layout(layout) => {
                out.extend(b"make_layout(");
                self.cpp(out, layout.shape, "make_shape");
                out.extend(b", ");
                self.cpp(out, layout.stride, "make_stride");
                out.push(b')');
            }
            Tree::Swizzle(s) => {
                swizzle(out, "Swizzle", s);
                out.extend(b"{}");
            }
            Tree::Composed(c) => {
                out.extend(b"make_composed_layout(");
                self.list(out, &[c.outer, c.offset, c.inner], |out, t| self.cpp(out, t, tuple));
                out.push(b')');
            }
            Tree::SmemFlag(unset) => {
                unset_pointer_type(out, unset);
                out.extend(b"{}");
            }
            Tree::Mixed(m) => integer(out, m.value().into()),
            Tree::Tensor(x) => {
                out.extend(b"make_tensor(");
                self.cpp_engine(out, x.engine);
                out.extend(b", ");
                self.cpp(out, x.layout, tuple);
                out.push(b')');
            }
            Tree::Engine(e) => self.cpp_engine(out, *e),
            Tree::Descriptor(d) => descriptor_code(out, d),
            Tree::Underscore => out.push(b'_'),
        }
    }

    fn cpp_engine(self, out: &mut Out, engine: Engine) {
        match engine {
            Engine::Counting(n) => out.extend(format!("counting_iterator<int>{{{n}}}").bytes()),
            Engine::Coordinates(at) => {
                out.extend(b"make_inttuple_iter(");
                self.cpp(out, at, "make_tuple");
                out.push(b')');
            }
            Engine::Pointer(p) => pointer(out, p),
            Engine::TensorMemory(p) => tensor_memory(out, p),
            Engine::Descriptor(d) => descriptor_iterator(out, d),
        }
    }

    /// The C++ type, for `Layout<Shape<_4,_8>,Stride<_1,_4>>{}`.
    fn type_of(self, out: &mut Out, t: Tree) {
        self.type_in(out, t, "tuple");
    }

    pub(super) fn type_in(self, out: &mut Out, t: Tree, tuple: &str) {
        let all = |out: &mut Out, items: &[Tree], tuple: &str| {
            for (i, item) in items.iter().enumerate() {
                if i > 0 {
                    out.push(b',');
                }
                self.type_in(out, *item, tuple);
            }
        };
        match t {
            Tree::Int(i) if (-9999..=9999).contains(&i.value) && i.value >= 0 => {
                out.push(b'_');
                integer(out, i.value);
            }
            Tree::Int(i) => {
                out.extend(b"Int<");
                integer(out, i.value);
                out.push(b'>');
            }
            Tree::Basis(b) => {
                let path: Vec<String> = b.path.iter().map(u32::to_string).collect();
                out.extend(b"ScaledBasis<");
                self.type_in(out, Tree::Int(b.value), tuple);
                out.extend(format!(",{}>", path.join(",")).bytes());
            }
            Tree::Tuple(items) | Tree::Arith(items) => {
                out.extend(tuple.bytes());
                out.push(b'<');
                all(out, items, tuple);
                out.push(b'>');
            }
            Tree::Layout(layout) => {
                out.extend(b"Layout<");
                self.type_in(out, layout.shape, "Shape");
                out.push(b',');
                self.type_in(out, layout.stride, "Stride");
                out.push(b'>');
            }
            Tree::Swizzle(s) => swizzle(out, "Swizzle", s),
            Tree::Composed(c) => {
                out.extend(b"ComposedLayout<");
                all(out, &[c.outer, c.offset, c.inner], tuple);
                out.push(b'>');
            }
            Tree::SmemFlag(unset) => unset_pointer_type(out, unset),
            Tree::Underscore => out.extend(b"Underscore"),
            Tree::Engine(_) | Tree::Tensor(_) | Tree::Mixed(_) | Tree::Descriptor(_) => self.cute(out, t),
        }
    }

    fn python(self, out: &mut Out, t: Tree) {
        let dsl = self.spelling == Spelling::Dsl;
        match t {
            Tree::Tuple(items) | Tree::Arith(items) => {
                out.push(b'(');
                self.list(out, items, |out, t| self.python(out, t));
                out.extend(if items.len() == 1 { ",)" } else { ")" }.bytes());
            }
            Tree::Layout(layout) => {
                out.extend(if dsl { "cute.make_layout(" } else { "Layout(" }.bytes());
                self.python(out, layout.shape);
                out.extend(if dsl { ", stride=" } else { ", " }.bytes());
                self.python(out, layout.stride);
                out.push(b')');
            }
            Tree::Basis(b) if dsl => {
                let path: Vec<String> = b.path.iter().map(u32::to_string).collect();
                if b.value.value != 1 {
                    integer(out, b.value.value);
                    out.push(b'*');
                }
                out.extend(format!("cute.E([{}])", path.join(", ")).bytes());
            }
            Tree::Underscore => out.extend(b"None"),
            Tree::Swizzle(s) if dsl => out.extend(format!("cute.make_swizzle({}, {}, {})", s.bits, s.base, s.shift).bytes()),
            Tree::Composed(c) if dsl => {
                out.extend(b"cute.make_composed_layout(");
                self.list(out, &[c.outer, c.offset, c.inner], |out, t| self.python(out, t));
                out.push(b')');
            }
            Tree::Int(i) => integer(out, i.value),
            _ => Notation { spelling: Spelling::Cute, ..self }.cute(out, t),
        }
    }
}

/// Whether `t` has a type spelling from which C++ builds it again.
fn type_spelled(t: Tree) -> bool {
    match t {
        Tree::Engine(_) | Tree::Tensor(_) | Tree::Mixed(_) | Tree::Descriptor(_) => false,
        Tree::Int(_) | Tree::Basis(_) | Tree::Underscore | Tree::Swizzle(_) | Tree::SmemFlag(_) => true,
        Tree::Tuple(items) | Tree::Arith(items) => items.iter().all(|t| type_spelled(*t)),
        Tree::Layout(_) | Tree::Composed(_) => true,
    }
}

/// Appends a decimal integer.
#[inline]
pub fn integer(out: &mut Out, value: i64) {
    match value {
        // Most are short, and a push is a tenth of a copy.
        0..=9 => out.push(b'0' + value as u8),
        10..=99 => out.extend_from_slice(&[b'0' + (value / 10) as u8, b'0' + (value % 10) as u8]),
        _ => out.extend_from_slice(itoa::Buffer::new().format(value).as_bytes()),
    }
}

fn swizzle(out: &mut Out, name: &str, s: Swizzle) {
    out.extend(format!("{name}<{},{},{}>", s.bits, s.base, s.shift).bytes());
}

fn descriptor_iterator(out: &mut Out, d: Descriptor) {
    out.extend(if d.kind == DescriptorKind::GmmaSmem { "GMMA" } else { "UMMA" }.bytes());
    out.extend(b"::DescriptorIterator");
}

/// A descriptor as CuTe prints it: that of wgmma has lines of its own, the others are numbers.
fn descriptor(out: &mut Out, d: Descriptor) {
    if d.number || d.kind != DescriptorKind::GmmaSmem {
        return out.extend(d.bits.to_string().bytes());
    }
    let (leading, stride) = (d.get("leading_byte_offset"), d.get("stride_byte_offset"));
    out.extend(format!("GmmaDescriptor: {:#018x}\n  start_addr :  {:#06x}\n", d.bits, d.get("start_address")).bytes());
    out.extend(format!("  leading_off:  {leading:#06x} ({leading})\n  stride_off :  {stride:#06x} ({stride})\n").bytes());
    let name = d.layout_type().unwrap_or_default();
    out.extend(format!("  base_offset:  {:#03x}\n  layout_type:  {:#03x} ({name})", d.get("base_offset"), d.get("layout_type")).bytes());
}

/// The C++ expression that makes a descriptor.
fn descriptor_code(out: &mut Out, d: Descriptor) {
    let type_name = match d.kind {
        DescriptorKind::GmmaSmem => "GmmaDescriptor",
        DescriptorKind::UmmaSmem => "UMMA::SmemDescriptor",
        DescriptorKind::UmmaInstr => "UMMA::InstrDescriptor",
        DescriptorKind::UmmaInstrBlockScaled => "UMMA::InstrDescriptorBlockScaled",
        DescriptorKind::UmmaRuntimeInstr | DescriptorKind::UmmaRuntimeInstrBlockScaled => "uint64_t",
    };
    match d.number {
        true => out.extend(d.bits.to_string().bytes()),
        false => out.extend(format!("{type_name}{{{:#x}}}", d.bits).bytes()),
    }
}

fn tensor_memory(out: &mut Out, p: TensorMemory) {
    let bits = match (p.sparsity, p.element_bits) {
        (0, bits) => bits.to_string(),
        (sparsity, bits) if bits % sparsity == 0 => format!("_{}", bits / sparsity),
        (sparsity, bits) => format!("_1/_{}", sparsity / bits.max(1)),
    };
    out.extend(format!("tmem_[{bits}b](0x{:04x}.{:04x})", p.address >> 16, p.address & 0xffff).bytes());
}

fn unset_pointer(out: &mut Out, unset: UnsetPointer) {
    match unset.sparsity {
        0 => out.extend(format!("smem_ptr[{}b](unset)", unset.bits).bytes()),
        sparsity => out.extend(format!("smem_sparse<{sparsity}>_ptr[{}b](unset)", unset.bits).bytes()),
    }
}

fn unset_pointer_type(out: &mut Out, unset: UnsetPointer) {
    match unset.sparsity {
        0 => out.extend(format!("smem_ptr_flag_bits<{}>", unset.bits).bytes()),
        sparsity => out.extend(format!("smem_sparse_ptr_flag_bits<{sparsity},{}>", unset.bits).bytes()),
    }
}

fn pointer(out: &mut Out, p: Pointer) {
    if let Some(s) = p.swizzle {
        swizzle(out, "Sw", s);
        out.push(b'_');
    }
    let below_byte = p.element_bits < 8 && p.sparsity == 0;
    let sub = if below_byte { "subptr" } else { "ptr" };
    let space = match p.space {
        Space::Raw | Space::Void | Space::Iterator(_) => "",
        Space::Gmem => "gmem_",
        Space::Smem => "smem_",
    };
    match p.sparsity {
        0 => out.extend(format!("{space}{sub}[{}b](", p.counted_bits()).bytes()),
        1 => out.extend(format!("{space}ptr[_{}b](", p.element_bits).bytes()),
        sparsity => out.extend(format!("{space}sparse<{sparsity}>_ptr[_{}b](", p.element_bits).bytes()),
    }
    let byte = p.address.div_euclid(8);
    match p.address {
        0..8 => out.extend(b"(nil)"), // as printf's %p
        _ => out.extend(format!("{byte:#x}").bytes()),
    }
    if below_byte {
        out.extend(format!(".{}", p.address.rem_euclid(8)).bytes());
    }
    out.push(b')');
}

/// A string literal with its escapes resolved.
pub fn unescape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => match chars.next() {
                Some('n') => out.push('\n'),
                Some('t') => out.push('\t'),
                Some(other) => out.push(other),
                None => {}
            },
            _ => out.push(c),
        }
    }
    out
}

/// `shape:stride` of a layout.
pub fn layout_text(layout: Layout) -> String {
    tree_text(Tree::Layout(&layout))
}
