//! Operations, atoms and tilings as values.

use crate::algebra::{CopyAtom, Cx, Int, Layout, MmaAtom, Operand, TiledCopy, TiledMma, Tma, Tree};
use crate::atoms::{self, Arg, Fragment, Missing};
use crate::syntax::ast::{Expr, Kind};
use crate::syntax::names::NoNames;
use crate::syntax::parser;
use crate::value::Value;
use crate::value::element::{self, Element};
use crate::value::notation;

/// An instruction by name, with its template arguments.
///
/// ```
/// use cutectl::{Session, Value};
///
/// let arena = bumpalo::Bump::new();
/// let value = Session::default().value(&arena, "SM80_16x8x16_F32F16F16F32_TN{}").unwrap();
/// assert!(matches!(value, Value::Operation(operation) if operation.mma().is_ok_and(|mma| mma.arch == "SM80")));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Operation<'a> {
    /// Its name, namespaces included as far as they were written.
    pub name: &'a str,
    /// The template arguments of the operation, in order.
    pub args: &'a [Value<'a>],
    /// The value type that a copy atom takes it for.
    pub value_type: Option<Element>,
    /// What a copy by the tensor memory accelerator was made for.
    pub tma: Option<&'a Tma<'a>>,
    /// Whether it is named by its traits, `MMA_Traits<Operation>`, which is another type in C++.
    pub is_traits: bool,
}

/// An atom, a tiling of it, or one thread's part of a tiling.
///
/// ```
/// use cutectl::{Session, Value};
///
/// let arena = bumpalo::Bump::new();
/// let value = Session::default().value(&arena, "make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{})").unwrap();
/// assert!(matches!(value, Value::Tiling(tiling) if tiling.kind.class() == "TiledMMA"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tiling<'a> {
    /// The instruction, where the value was not read from a dump.
    pub operation: Option<&'a Operation<'a>>,
    /// Which atom or tiling it is.
    pub kind: TilingKind<'a>,
}

/// The kinds of tilings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TilingKind<'a> {
    /// `MMA_Atom`: one instruction and the layouts of its operands.
    MmaAtom(MmaAtom<'a>),
    /// `TiledMMA`: an MMA atom repeated over threads and values.
    TiledMma(TiledMma<'a>),
    /// `ThrMMA`: a tiling and the place (V,M,N,K) of a thread.
    ThrMma(TiledMma<'a>, Tree<'a>),
    /// `Copy_Atom`: one instruction and the layouts of its sides.
    CopyAtom(CopyAtom<'a>),
    /// `TiledCopy`: a copy atom repeated over a tile.
    TiledCopy(TiledCopy<'a>),
    /// `ThrCopy`: a tiling and the index of a thread.
    ThrCopy(TiledCopy<'a>, Int),
}

impl TilingKind<'_> {
    /// In one word: the `kind` of JSON answers.
    pub fn kind(&self) -> &'static str {
        match self {
            TilingKind::MmaAtom(_) => "mma_atom",
            TilingKind::TiledMma(_) => "tiled_mma",
            TilingKind::ThrMma(..) => "thr_mma",
            TilingKind::CopyAtom(_) => "copy_atom",
            TilingKind::TiledCopy(_) => "tiled_copy",
            TilingKind::ThrCopy(..) => "thr_copy",
        }
    }

    /// The name of its class in C++.
    pub fn class(&self) -> &'static str {
        match self {
            TilingKind::MmaAtom(_) => "MMA_Atom",
            TilingKind::TiledMma(_) => "TiledMMA",
            TilingKind::ThrMma(..) => "ThrMMA",
            TilingKind::CopyAtom(_) => "Copy_Atom",
            TilingKind::TiledCopy(_) => "TiledCopy",
            TilingKind::ThrCopy(..) => "ThrCopy",
        }
    }
}

/// The name of the traits of MMA operations.
pub const MMA_TRAITS: &str = "MMA_Traits";
/// The name of the traits of copy operations.
pub const COPY_TRAITS: &str = "Copy_Traits";

impl<'a> Operation<'a> {
    /// An operation that a program in C++ defines has the name of its traits as its first argument, then two numbers for the
    /// program, and then what the traits say: the name and that.
    fn own(&self) -> Option<(&'a str, &'a [Value<'a>])> {
        match self.args {
            [Value::Constant(traits), Value::Tree(_), Value::Tree(_), rest @ ..] if matches!(*traits, MMA_TRAITS | COPY_TRAITS) => {
                Some((traits, rest))
            }
            _ => None,
        }
    }

    /// The two numbers for the program that defines it.
    pub fn own_numbers(&self) -> Option<[i64; 2]> {
        match (self.own(), self.args) {
            (Some(_), [_, Value::Tree(Tree::Int(a)), Value::Tree(Tree::Int(b)), ..]) => Some([a.value, b.value]),
            _ => None,
        }
    }

    /// The row of an MMA operation that a program defines.
    fn own_mma(&self, parts: &[Value]) -> Result<atoms::Mma, Missing> {
        let text = |i: usize| match parts.get(i) {
            Some(Value::Type(element)) => element.canonical().to_owned().into(),
            part => part.map_or(String::new(), |part| notation::text(*part)).into(),
        };
        Ok(atoms::Mma {
            name: self.name.to_owned().into(),
            header: "",
            arch: "",
            types: [text(0), text(1), text(2), text(3)],
            shape: text(4),
            thr_id: text(5),
            a: text(6),
            b: text(7),
            c: text(8),
            fragments: [Fragment::Registers; 3],
            others: Vec::new(),
            asserts: None,
        })
    }

    /// The row of a copy operation that a program defines.
    fn own_copy(&self, parts: &[Value]) -> Result<atoms::Copy, Missing> {
        let text = |i: usize| parts.get(i).map_or(String::new(), |part| notation::text(*part)).into();
        Ok(atoms::Copy {
            name: self.name.to_owned().into(),
            header: "",
            arch: "",
            thr_id: text(0),
            src: text(1),
            dst: text(2),
            reference: text(3),
            asserts: None,
        })
    }

    /// The template arguments as the table of atoms reads them; the place of one that it cannot read.
    fn table_args(&self) -> Result<Vec<Arg<'a>>, usize> {
        let arg = |(i, value): (usize, &Value<'a>)| match *value {
            Value::Type(element) => Ok(Arg::Type { name: element.canonical(), bits: element.bits }),
            Value::Tree(Tree::Int(i)) => Ok(Arg::Int(i.value)),
            Value::Constant(name) => Ok(Arg::Name(name)),
            _ => Err(i),
        };
        self.args.iter().enumerate().map(arg).collect()
    }

    /// Under the name and with all the template arguments that its type has in C++, where others are their defaults.
    pub fn spelled_out(&self, cx: Cx<'a>) -> Operation<'a> {
        const VECTORISING: &str = "AutoVectorizingCopyWithAssumedAlignment";
        let last = self.name.rsplit("::").next().unwrap_or(self.name);
        let bits = |bits: i64| vec![Value::Tree(Tree::Int(Int::fixed(bits)))];
        let (name, args) = match (last, self.args) {
            ("DefaultCopy", []) => (VECTORISING, bits(8)),
            ("AutoVectorizingCopy" | VECTORISING, []) => (VECTORISING, bits(128)),
            ("UniversalFMA", &[d, ref rest @ ..]) => {
                let a = rest.first().copied().unwrap_or(d);
                (last, vec![d, a, rest.get(1).copied().unwrap_or(a), rest.get(2).copied().unwrap_or(d)])
            }
            (name, &[of]) if name == "UniversalCopy" || name.starts_with("SM80_CP_ASYNC_CACHE") => (name, vec![of, of]),
            (name, args) => return Operation { name, args, ..*self },
        };
        Operation { name, args: cx.arena.alloc_slice_copy(&args), ..*self }
    }

    fn row<T>(&self, find: impl Fn(&str, &[Arg]) -> Result<T, Missing>) -> Result<T, Missing> {
        match self.table_args() {
            Ok(args) => find(self.name, &args),
            Err(place) => Err(Missing::Arguments(format!("takes types, integers and enumerators; argument {} is none", place + 1))),
        }
    }

    /// Its row in the table of MMA operations.
    pub fn mma(&self) -> Result<atoms::Mma, Missing> {
        match self.own() {
            Some((MMA_TRAITS, parts)) => self.own_mma(parts),
            Some(_) => Err(Missing::Unknown),
            None => self.row(atoms::mma),
        }
    }

    /// Whether it takes this operand K-major: its template arguments say so, of A first, and without them all are.
    pub fn k_major(&self, operand: Operand) -> bool {
        let majors = self.args.iter().filter_map(|arg| match arg {
            Value::Constant(name) if name.contains("Major::") => Some(name.ends_with("::K")),
            _ => None,
        });
        majors.into_iter().nth(usize::from(operand == Operand::B)).unwrap_or(true)
    }

    /// The PTX instruction that it issues, where the headers have assembly for it.
    pub fn instruction(&self) -> Option<String> {
        atoms::instruction(self.name, &self.table_args().ok()?)
    }

    /// Its row in the table of copy operations.
    pub fn copy(&self) -> Result<atoms::Copy, Missing> {
        match self.own() {
            Some((MMA_TRAITS, _)) => Err(Missing::Unknown),
            Some((_, parts)) => self.own_copy(parts),
            None => self.row(atoms::copy),
        }
    }
}

/// Whether the headers have an operation of this name, of whatever arguments.
pub fn is_operation(name: &str) -> bool {
    if !name.starts_with(|c: char| c.is_ascii_uppercase()) {
        return false; // every name that is not bound comes here, and the list is long
    }
    let known = |missing: Option<Missing>| missing != Some(Missing::Unknown);
    known(atoms::mma(name, &[]).err()) || known(atoms::copy(name, &[]).err())
}

/// Whether a name has the form of an operation: `SM80_…`, `SM90::GMMA::…`.
pub fn is_operation_name(name: &str) -> bool {
    name.strip_prefix("SM").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit())) || is_operation(name)
}

/// The colour functions of CuTe's pictures: of an index, or of a thread and its value.
pub const COLORS: [&str; 6] = ["TikzColor_White", "TikzColor_BWx8", "TikzColor_TV", "TSVGColor_White", "TSVGColor_BWx8", "SVGColor_TV"];

/// The constant that a name spells as CuTe's own headers write it: a scoped enumerator, or a colour function.
pub fn constant(name: &str) -> Option<&str> {
    let name = name.strip_prefix("cute::").unwrap_or(name);
    let scopes = ["GMMA::", "UMMA::", "SM90::GMMA::", "TMA::", "CtaGroup.", "ReductionKind."];
    (COLORS.contains(&name) || scopes.iter().any(|scope| name.starts_with(scope))).then_some(name)
}

/// A layout as the table writes it. No congruence is asked for: one operation of the headers has
/// strides that are not congruent to their shape.
pub fn table_layout<'a>(cx: Cx<'a>, text: &str) -> Option<Layout<'a>> {
    let text = cx.arena.alloc_str(text);
    let e = parser::parse_expression(text, cx.arena, &NoNames).ok()?;
    literal_layout(cx, &e)
}

/// A layout written out, whether or not shape and stride are congruent.
pub fn literal_layout<'a>(cx: Cx<'a>, e: &Expr<'a>) -> Option<Layout<'a>> {
    match e.kind {
        Kind::Layout(pair) => Some(Layout { shape: literal(cx, &pair[0])?, stride: literal(cx, &pair[1])? }),
        _ => None,
    }
}

/// A tuple as the table writes it.
pub fn table_tuple<'a>(cx: Cx<'a>, text: &str) -> Option<Tree<'a>> {
    let text = cx.arena.alloc_str(text);
    literal(cx, &parser::parse_expression(text, cx.arena, &NoNames).ok()?)
}

fn literal<'a>(cx: Cx<'a>, e: &Expr<'a>) -> Option<Tree<'a>> {
    match e.kind {
        Kind::Int(i) => Some(Tree::Int(i)),
        Kind::Tuple(items) => {
            let items = items.iter().map(|e| literal(cx, e)).collect::<Option<Vec<_>>>()?;
            Some(cx.tuple(&items))
        }
        _ => None,
    }
}

/// The atom of a row of the table.
pub fn mma_atom<'a>(cx: Cx<'a>, row: &atoms::Mma) -> Option<MmaAtom<'a>> {
    let layout = |text: &str| table_layout(cx, text);
    Some(MmaAtom {
        thr_id: layout(&row.thr_id)?,
        shape: table_tuple(cx, &row.shape)?,
        a: layout(&row.a)?,
        b: layout(&row.b)?,
        c: layout(&row.c)?,
    })
}

/// The value type of an operand and where its fragments live.
pub fn fragment(row: &atoms::Mma, operand: Operand) -> (Option<Element>, Fragment) {
    let (of_type, of_fragment) = match operand {
        Operand::A => (1, 0),
        Operand::B => (2, 1),
        Operand::C => (3, 2),
    };
    (element::named(&row.types[of_type]).copied(), row.fragments[of_fragment])
}

/// The atom of an MMA operation.
pub fn atom_of<'a>(cx: Cx<'a>, operation: &'a Operation<'a>) -> Option<&'a Tiling<'a>> {
    let row = operation.mma().ok()?;
    let kind = TilingKind::MmaAtom(mma_atom(cx, &row)?);
    Some(cx.arena.alloc(Tiling { operation: Some(operation), kind }))
}
