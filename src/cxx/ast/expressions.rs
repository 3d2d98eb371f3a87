//! The syntax tree of C++ expressions and their operators.

use super::*;

/// An expression and where it stands: its operator, or its first token.
#[derive(Clone, Debug)]
pub struct Expr {
    /// The kind of the expression, with its operands.
    pub kind: ExprKind,
    /// The token that messages about it point at.
    pub at: At,
}

/// The forms of an expression.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// `4`, `4u`, `4ll`, `0xff`.
    Int(i64, IntSuffix),
    /// `4_c`, or `_4` where it is not another name.
    Constant(i64),
    /// `1.5`, and `1.5f` if `true`.
    Float(f64, bool),
    /// `'c'`
    Char(i64),
    /// `"text"` with its escapes resolved; neighbours are joined.
    Text(Rc<[u8]>),
    /// `true`, `false`
    Bool(bool),
    /// `nullptr`
    Null,
    /// `this`
    This,
    /// A name, possibly of a type.
    Path(Path),
    /// A type that cannot be read as an expression.
    Type(Box<Type>),
    /// `(a, b)`: a tuple as CuTe prints it, or the comma operator.
    List(Vec<Expr>),
    /// `a, b` without brackets
    Comma(Vec<Expr>),
    /// `shape:stride`
    Layout(Box<Expr>, Box<Expr>),
    /// `a op b`
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `a && b`, `a || b`
    Logical(Logical, Box<Expr>, Box<Expr>),
    /// `-a`, `!a`, `*a`, `&a`
    Unary(UnaryOp, Box<Expr>),
    /// `++a`, `a--`: by how much, and whether the old value is the result.
    Step(i64, bool, Box<Expr>),
    /// `a = b`, `a += b`
    Assign(Option<BinaryOp>, Box<Expr>, Box<Expr>),
    /// `c ? a : b`
    Conditional(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `f(a, b)`: of a function, of a value, or a conversion to a type.
    Call(Box<Expr>, Vec<Arg>),
    /// `T{a, b}`
    Construct(Box<Type>, Vec<Arg>),
    /// `{a, b}` where the context says of what.
    Braces(Vec<Arg>),
    /// `a[i]`
    Index(Box<Expr>, Vec<Expr>),
    /// `a.b`, `a.b<…>`, and `a->b` if `arrow`.
    Member {
        /// What stands before the dot.
        object: Box<Expr>,
        /// Whether it is `->`, not `.`.
        arrow: bool,
        /// What stands behind it: one segment, or a path to a base.
        path: Path,
    },
    /// `(T)a`, `static_cast<T>(a)`, `reinterpret_cast<T>(a)`
    Cast(CastKind, Box<Type>, Box<Expr>),
    /// `sizeof e`
    SizeofExpr(Box<Expr>),
    /// `sizeof(T)` or `sizeof(e)`: the path decides.
    SizeofType(Box<Type>),
    /// `offsetof(T, a.b)`
    Offset(Box<Type>, Vec<Name>),
    /// `sizeof...(pack)`
    SizeofPack(Name),
    /// `alignof(T)`
    AlignofType(Box<Type>),
    /// `noexcept(e)`
    Noexcept(Box<Expr>),
    /// `[=] (auto x) { … }`
    Lambda(Rc<Lambda>),
    /// `(e op ...)`: the operator, the pack, the value it starts from, and whether it folds from the left.
    Fold {
        /// The operator; `None` is the comma.
        op: FoldOp,
        /// The expression with the pack.
        pack: Box<Expr>,
        /// The operand that the fold starts from.
        init: Option<Box<Expr>>,
        /// Whether the fold is from the left: `(... op e)`.
        left: bool,
    },
    /// `new T(a)`, `new T[n]`, `new (place) T(a)`
    New {
        /// Whether it is `::new`, which asks no class.
        is_global: bool,
        /// The address of where it is made, if it is given.
        place: Option<Box<Expr>>,
        /// The type of the object.
        ty: Box<Type>,
        /// The number of elements, of `new T[n]`.
        count: Option<Box<Expr>>,
        /// The initialiser.
        init: Box<Init>,
    },
    /// `delete p`, `delete[] p`
    Delete(Box<Expr>),
    /// `f<<<grid, block, smem, stream>>>(args)`
    Launch {
        /// The function that is launched.
        kernel: Box<Expr>,
        /// The launch configuration within `<<<` and `>>>`.
        config: Vec<Expr>,
        /// The arguments of the kernel.
        args: Vec<Arg>,
    },
    /// `requires (T t) { … }`: what is asked for, each expression or type.
    Requires(Vec<Param>, Vec<Demand>),
    /// `throw e`
    Throw(Option<Box<Expr>>),
}

/// What a `requires` expression asks for.
#[derive(Clone, Debug)]
pub enum Demand {
    /// `e;`: the expression means something.
    Valid(Expr),
    /// `requires c;`, or the concept of `{ e } -> C;`: the condition holds.
    Holds(Expr),
}

/// The suffix of an integer: `u`, `l`, `ll`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IntSuffix {
    /// Whether the suffix has `u`.
    pub unsigned: bool,
    /// The number of `l` in the suffix.
    pub long: u8,
    /// Whether it is written in another base than ten, and so may be unsigned where it does not fit.
    pub based: bool,
}

impl IntSuffix {
    /// The type of a literal with this suffix; a value of more than 63 bits is negative.
    pub fn integer(self, value: i64) -> Integer {
        let fits_int = (0..=i64::from(i32::MAX)).contains(&value);
        let fits_uint = (0..=i64::from(u32::MAX)).contains(&value);
        match (self.unsigned, self.long) {
            (true, 0) if fits_uint => Integer::UInt,
            (true, 0 | 1) => Integer::ULong,
            (true, _) => Integer::ULongLong,
            (false, 0) if fits_int => Integer::Int,
            (false, 0) if self.based && fits_uint => Integer::UInt,
            (false, 0 | 1) if value >= 0 => Integer::Long,
            (false, 0 | 1) => Integer::ULong,
            (false, _) if value >= 0 => Integer::LongLong,
            (false, _) => Integer::ULongLong,
        }
    }
}

/// What a fold joins its parts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoldOp {
    /// An operator on values.
    Binary(BinaryOp),
    /// `&&` or `||`
    Logical(Logical),
    /// `,`
    Comma,
    /// `=` or `+=`
    Assign(Option<BinaryOp>),
}

/// `&&` and `||`, whose right operand may not be computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Logical {
    /// `&&`
    And,
    /// `||`
    Or,
}

/// Operators between two values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // their names are C++'s
pub enum BinaryOp {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    ShiftLeft,
    ShiftRight,
    BitAnd,
    BitOr,
    BitXor,
    Equal,
    Unequal,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    ThreeWay,
}

impl BinaryOp {
    /// The operator as it is written.
    pub const fn symbol(self) -> &'static str {
        match self {
            BinaryOp::Add => "+",
            BinaryOp::Subtract => "-",
            BinaryOp::Multiply => "*",
            BinaryOp::Divide => "/",
            BinaryOp::Remainder => "%",
            BinaryOp::ShiftLeft => "<<",
            BinaryOp::ShiftRight => ">>",
            BinaryOp::BitAnd => "&",
            BinaryOp::BitOr => "|",
            BinaryOp::BitXor => "^",
            BinaryOp::Equal => "==",
            BinaryOp::Unequal => "!=",
            BinaryOp::Less => "<",
            BinaryOp::LessEqual => "<=",
            BinaryOp::Greater => ">",
            BinaryOp::GreaterEqual => ">=",
            BinaryOp::ThreeWay => "<=>",
        }
    }

    /// Whether the answer is a truth.
    pub const fn compares(self) -> bool {
        use BinaryOp::{Equal, Greater, GreaterEqual, Less, LessEqual, Unequal};
        matches!(self, Equal | Unequal | Less | LessEqual | Greater | GreaterEqual)
    }
}

/// Operators on one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // their names are C++'s
pub enum UnaryOp {
    Minus,
    Plus,
    Not,
    Complement,
    Dereference,
    AddressOf,
}

impl UnaryOp {
    /// The operator as it is written.
    pub const fn symbol(self) -> &'static str {
        match self {
            UnaryOp::Minus => "-",
            UnaryOp::Plus => "+",
            UnaryOp::Not => "!",
            UnaryOp::Complement => "~",
            UnaryOp::Dereference => "*",
            UnaryOp::AddressOf => "&",
        }
    }
}

/// The kinds of casts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CastKind {
    /// `(T)a`
    C,
    /// `static_cast`
    Static,
    /// `reinterpret_cast`
    Reinterpret,
    /// `const_cast`
    Const,
    /// `dynamic_cast`
    Dynamic,
}

/// A lambda expression.
#[derive(Clone, Debug)]
pub struct Lambda {
    /// What is taken where no capture names it.
    pub default: Option<CaptureMode>,
    /// The captures that are named.
    pub captures: Vec<Capture>,
    /// The names in its body, where that expands no pack itself.
    pub mentions: Vec<Name>,
    /// Parameters and body; its name is empty.
    pub function: Rc<Function>,
}

/// How a variable is captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaptureMode {
    /// By value: `[x]`, `[=]`.
    Copy,
    /// By reference: `[&x]`, `[&]`.
    Reference,
}

/// A named capture: `x`, `&x`, `x = e`, `this`, `xs...`.
#[derive(Clone, Debug)]
pub struct Capture {
    /// The name, `this` among them.
    pub name: Name,
    /// By value or by reference.
    pub mode: CaptureMode,
    /// The initialiser of `[x = e]`.
    pub init: Option<Expr>,
    /// Whether it captures a pack: `...xs = e`, `xs...`.
    pub expands: bool,
    /// The token that messages about it point at.
    pub at: At,
}
