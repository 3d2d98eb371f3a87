//! The evaluation of `#if` conditions.

use super::super::token::{Place, Token, TokenKind};
use super::super::value::FaultKind;
use super::expand::Piece;
use super::{PreprocessError, Preprocessor, mistake};

/// How deep a condition may nest.
const MAX_NESTING: usize = 128;

impl Preprocessor<'_> {
    /// Whether the condition holds.
    pub(super) fn condition(&mut self, line: &[Token], place: Place) -> Result<bool, PreprocessError> {
        self.in_condition = true;
        let expanded = self.expand_line(line);
        self.in_condition = false;
        let expanded = expanded?;
        if expanded.is_empty() {
            return mistake(place, FaultKind::IllFormed, "a condition is expected");
        }
        let mut reader = Reader { tokens: &expanded, at: 0, place, depth: 0, skipped: 0 };
        let (value, _) = reader.comma()?;
        match reader.peek() {
            None => Ok(value != 0),
            Some(token) => mistake(token.place, FaultKind::IllFormed, format!("`{}` does not belong to this condition", token.text)),
        }
    }

    /// The number that a question of a condition is: `defined X`, `__has_include(<x>)`, `__has_builtin(x)`, …
    pub(super) fn decided(&mut self, head: &Token, input: &mut Vec<Piece>) -> Result<Option<Token>, PreprocessError> {
        self.asks_arch |= &*head.text == "__CUDA_ARCH__";
        let value = match &*head.text {
            "defined" => {
                let name = match self.opens(input) {
                    true => self.group(head, input)?,
                    false => input.pop().map(|piece| piece.token).into_iter().collect(),
                };
                i64::from(self.is_defined(&name, head.place)?)
            }
            question if QUESTIONS.contains(&question) && self.opens(input) => {
                let asked = self.group(head, input)?;
                match &*head.text {
                    "__has_include" | "__has_include_next" => i64::from(self.is_there(&asked)?),
                    "__has_builtin" => i64::from(asked.first().is_some_and(|name| is_builtin(&name.text))),
                    _ => attribute(&asked),
                }
            }
            _ => return Ok(None),
        };
        Ok(Some(Token { kind: TokenKind::Number, text: self.names.get(&value.to_string()), ..head.clone() }))
    }

    /// Whether a file that might be included is there.
    fn is_there(&mut self, asked: &[Token]) -> Result<bool, PreprocessError> {
        let expanded = match asked.first() {
            Some(name) if name.kind == TokenKind::Name => self.expand_line(asked)?,
            _ => asked.to_vec(),
        };
        let (path, is_quoted) = super::included(&expanded);
        let from = self.included.last().filter(|_| is_quoted).map(|from| &**from);
        Ok(is_header(&path) || self.files.include(&path, from).is_some())
    }
}

/// What a condition may ask with an argument beside `defined`, each of which counts as defined.
pub(super) const QUESTIONS: [&str; 5] = ["__has_include", "__has_include_next", "__has_cpp_attribute", "__has_attribute", "__has_builtin"];

/// Whether a compiler's folders have this header: one of C++17 and of C, of the system, of CUDA, or one that is built in.
pub(super) fn is_header(path: &str) -> bool {
    const STANDARD: &str = " algorithm any array atomic bit bitset cassert ccomplex cctype cerrno cfenv cfloat charconv chrono cinttypes \
        ciso646 climits clocale cmath codecvt compare complex concepts condition_variable coroutine csetjmp csignal cstdalign cstdarg \
        cstdbool cstddef cstdint cstdio cstdlib cstring ctgmath ctime cuchar cwchar cwctype deque exception execution filesystem \
        forward_list fstream functional future initializer_list iomanip ios iosfwd iostream istream iterator latch limits list locale map \
        memory memory_resource mutex new numbers numeric optional ostream queue random ranges ratio regex scoped_allocator semaphore set \
        shared_mutex source_location span sstream stack stdexcept stop_token streambuf string string_view syncstream system_error thread \
        tuple type_traits typeindex typeinfo unordered_map unordered_set utility valarray variant vector version barrier \
        errno.h fenv.h locale.h setjmp.h signal.h stdarg.h time.h wchar.h wctype.h tgmath.h complex.h unistd.h pthread.h sys/time.h \
        sys/types.h sys/stat.h sys/mman.h fcntl.h cxxabi.h execinfo.h dlfcn.h malloc.h alloca.h ";
    STANDARD.contains(&format!(" {path} ")) || path.contains(['/', '.']) && super::is_built_in(path)
}

/// Whether the compiler has a function or a trait of this name built in.
fn is_builtin(name: &str) -> bool {
    const KNOWN: &str = " __builtin_expect __builtin_unreachable __builtin_trap __builtin_assume_aligned __builtin_constant_p \
        __builtin_popcount __builtin_popcountl __builtin_popcountll __builtin_clz __builtin_clzl __builtin_clzll __builtin_ctz \
        __builtin_ctzl __builtin_ctzll __builtin_ffs __builtin_parity __builtin_bswap16 __builtin_bswap32 __builtin_bswap64 \
        __builtin_memcpy __builtin_memset __builtin_memcmp __builtin_strlen __builtin_offsetof __builtin_addressof __builtin_launder \
        __builtin_is_constant_evaluated __builtin_bit_cast __builtin_prefetch __builtin_add_overflow __builtin_sub_overflow \
        __builtin_mul_overflow __builtin_huge_val __builtin_inf __builtin_nan __builtin_isnan __builtin_isinf __builtin_fabs \
        __builtin_sqrt __builtin_FILE __builtin_LINE __builtin_FUNCTION __builtin_printf __builtin_abort __builtin_alloca \
        __is_trivially_copyable __is_same __is_class __is_enum __is_union __is_base_of __is_final __is_empty __is_aggregate \
        __is_constructible __is_assignable __is_trivial __is_pod __is_standard_layout __is_polymorphic __is_abstract \
        __has_unique_object_representations __underlying_type __integer_pack ";
    KNOWN.contains(&format!(" {name} "))
}

/// What `__has_cpp_attribute` answers: the date of an attribute of the language, 1 for one of the compiler, else 0.
fn attribute(asked: &[Token]) -> i64 {
    let name: String = asked.iter().map(|t| &*t.text).collect();
    match &*name {
        "nodiscard" | "maybe_unused" | "fallthrough" => 201603,
        "deprecated" => 201309,
        "noreturn" | "carries_dependency" => 200809,
        "likely" | "unlikely" | "no_unique_address" => 201803,
        name => {
            const COMPILER: &str = " always_inline noinline unused used aligned packed may_alias const pure cold hot flatten format \
                visibility weak deprecated warn_unused_result malloc noreturn nonnull returns_nonnull constructor destructor section alias ";
            let plain = name.strip_prefix("gnu::").unwrap_or(name).trim_matches('_');
            i64::from(COMPILER.contains(&format!(" {plain} ")))
        }
    }
}

struct Reader<'t> {
    tokens: &'t [Token],
    at: usize,
    place: Place,
    depth: usize,
    /// How many operands around this one do not count, as that behind `0 &&`.
    skipped: usize,
}

/// A number of a condition, 64 bits wide, and whether it is unsigned.
type Number = (i64, bool);

/// The binary operators of a condition, those that bind loosest first.
const LEVELS: &[&[&str]] =
    &[&["||"], &["&&"], &["|"], &["^"], &["&"], &["==", "!="], &["<", "<=", ">", ">="], &["<<", ">>"], &["+", "-"], &["*", "/", "%"]];

impl<'t> Reader<'t> {
    fn peek(&self) -> Option<&'t Token> {
        self.tokens.get(self.at)
    }

    /// The operator that stands here, and how many tokens it is made of.
    fn operator(&self) -> Option<(&'static str, usize)> {
        let token = self.peek()?;
        let next = self.tokens.get(self.at + 1).filter(|_| token.glued);
        Some(match (&*token.text, next.map(|t| &*t.text)) {
            (">", Some(">")) => (">>", 2),
            (">", Some("=")) => (">=", 2),
            (text, _) => (LEVELS.iter().flat_map(|l| l.iter()).find(|op| **op == text)?, 1),
        })
    }

    fn comma(&mut self) -> Result<Number, PreprocessError> {
        let mut value = self.conditional()?;
        while self.peek().is_some_and(|t| t.is(",")) {
            self.at += 1;
            value = self.conditional()?;
        }
        Ok(value)
    }

    fn conditional(&mut self) -> Result<Number, PreprocessError> {
        let condition = self.level(0)?;
        if !self.peek().is_some_and(|t| t.is("?")) {
            return Ok(condition);
        }
        self.at += 1;
        let a = self.skipping(condition.0 == 0, |r| r.nested(Self::comma))?;
        if !self.peek().is_some_and(|t| t.is(":")) {
            return mistake(self.place, FaultKind::IllFormed, "`:` is expected in this condition");
        }
        self.at += 1;
        let b = self.skipping(condition.0 != 0, |r| r.nested(Self::conditional))?;
        Ok((if condition.0 != 0 { a.0 } else { b.0 }, a.1 | b.1))
    }

    /// What `read` reads, where it does not count if `skips`.
    fn skipping(
        &mut self,
        skips: bool,
        read: impl FnOnce(&mut Self) -> Result<Number, PreprocessError>,
    ) -> Result<Number, PreprocessError> {
        self.skipped += usize::from(skips);
        let value = read(self);
        self.skipped -= usize::from(skips);
        value
    }

    fn nested(&mut self, read: fn(&mut Self) -> Result<Number, PreprocessError>) -> Result<Number, PreprocessError> {
        self.depth += 1;
        if self.depth > MAX_NESTING {
            return mistake(self.place, FaultKind::Limit, format!("this condition nests more than {MAX_NESTING} deep"));
        }
        let value = read(self)?;
        self.depth -= 1;
        Ok(value)
    }

    fn level(&mut self, level: usize) -> Result<Number, PreprocessError> {
        let Some(operators) = LEVELS.get(level) else {
            return self.unary();
        };
        let mut a = self.level(level + 1)?;
        while let Some((op, tokens)) = self.operator().filter(|(op, _)| operators.contains(op)) {
            self.at += tokens;
            let skips = op == "||" && a.0 != 0 || op == "&&" && a.0 == 0;
            let b = self.skipping(skips, |r| r.level(level + 1))?;
            a = self.combined(op, a, b)?;
        }
        Ok(a)
    }

    /// `a op b`: unsigned where one of them is.
    fn combined(&self, op: &str, (a, is_a): Number, (b, is_b): Number) -> Result<Number, PreprocessError> {
        let unsigned = is_a | is_b;
        let (x, y) = (a as u64, b as u64);
        let less = if unsigned { x < y } else { a < b };
        let divided = |signed: Option<i64>, plain: Option<u64>| match if unsigned { plain.map(|n| n as i64) } else { signed } {
            Some(n) => Ok((n, unsigned)),
            None if b == 0 && self.skipped == 0 => mistake(self.place, FaultKind::IllFormed, "a division by zero in this condition"),
            None => Ok((0, unsigned)),
        };
        Ok(match op {
            "||" => (i64::from(a != 0 || b != 0), false),
            "&&" => (i64::from(a != 0 && b != 0), false),
            "|" => (a | b, unsigned),
            "^" => (a ^ b, unsigned),
            "&" => (a & b, unsigned),
            "==" => (i64::from(a == b), false),
            "!=" => (i64::from(a != b), false),
            "<" => (i64::from(less), false),
            ">=" => (i64::from(!less), false),
            "<=" => (i64::from(less || a == b), false),
            ">" => (i64::from(!less && a != b), false),
            "<<" | ">>" => (shifted(a, is_a, b, (op == "<<") == (is_b || b >= 0)), is_a),
            "+" => (a.wrapping_add(b), unsigned),
            "-" => (a.wrapping_sub(b), unsigned),
            "*" => (a.wrapping_mul(b), unsigned),
            "/" => divided(a.checked_div(b).or_else(|| (b != 0).then_some(a)), x.checked_div(y))?,
            _ => divided(a.checked_rem(b).or_else(|| (b != 0).then_some(0)), x.checked_rem(y))?,
        })
    }

    fn unary(&mut self) -> Result<Number, PreprocessError> {
        let Some(token) = self.peek() else {
            return mistake(self.place, FaultKind::IllFormed, "this condition ends too early");
        };
        self.at += 1;
        match (&*token.text, token.kind) {
            ("!", _) => Ok((i64::from(self.nested(Self::unary)?.0 == 0), false)),
            ("-", _) => self.nested(Self::unary).map(|(n, unsigned)| (n.wrapping_neg(), unsigned)),
            ("+", _) => self.nested(Self::unary),
            ("~", _) => self.nested(Self::unary).map(|(n, unsigned)| (!n, unsigned)),
            ("(", _) => {
                let value = self.nested(Self::comma)?;
                if !self.peek().is_some_and(|t| t.is(")")) {
                    return mistake(token.place, FaultKind::IllFormed, "this bracket is not closed");
                }
                self.at += 1;
                Ok(value)
            }
            (text, TokenKind::Number) => match super::super::literal::integer(text) {
                Some((value, suffix)) => Ok((value, suffix.unsigned || value < 0)),
                None => mistake(token.place, FaultKind::IllFormed, format!("`{text}` is no integer")),
            },
            ("true", _) => Ok((1, false)),
            (text, TokenKind::Char) => Ok((super::super::literal::character(text).unwrap_or(0), false)),
            (_, TokenKind::Name) => {
                // a macro with arguments that is not defined, as a test of a compiler's feature
                if self.peek().is_some_and(|t| t.is("(")) {
                    let mut open = 0usize;
                    while let Some(t) = self.peek() {
                        self.at += 1;
                        open = if t.is("(") { open + 1 } else { open - usize::from(t.is(")")) };
                        if open == 0 {
                            break;
                        }
                    }
                }
                Ok((0, false))
            }
            (text, _) => mistake(token.place, FaultKind::IllFormed, format!("`{text}` does not belong to a condition")),
        }
    }
}

/// `a` with its bits moved by the magnitude of `n`, to the left or to the right.
fn shifted(a: i64, unsigned: bool, n: i64, left: bool) -> i64 {
    let by = u32::try_from(n.unsigned_abs()).unwrap_or(u32::MAX);
    match (left, unsigned) {
        (true, _) => a.checked_shl(by).unwrap_or(0),
        (false, true) => (a as u64).checked_shr(by).unwrap_or(0) as i64,
        (false, false) => a >> by.min(63),
    }
}
