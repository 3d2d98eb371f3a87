//! The library's door: a text evaluated, its answer as text, data or picture, its refusal with carets.

use crate::algebra::Mode;
use crate::eval::Session;
use crate::eval::error::{Error, ErrorKind};
use crate::eval::session::Outcome;
use crate::render::sheet::Look;
use crate::render::svg;
use crate::say::report::{self, ARGUMENT};
use crate::say::{Diagnostic, explain, explain_warning, json};
use crate::syntax::ast::Span;
use crate::value::notation::{self, Notation};
use crate::value::stored::Stored;
use crate::value::{Value, json as shown};
use crate::view::of_value;
use crate::view::options::Options;
use bumpalo::Bump;
use std::fmt;

/// Evaluates expressions and statements, and keeps what they bind.
///
/// ```
/// use cutectl::{Calculator, Mode};
///
/// let mut calculator = Calculator::new(Mode::Value);
/// calculator.evaluate("A = (6,2):(8,2)")?;
/// let answer = calculator.evaluate("composition(A, (4,3):(3,1))")?;
/// assert_eq!(answer.to_string(), "((2,2),3):((24,2),8)");
/// assert_eq!(answer.kind(), "layout");
/// # Ok::<(), cutectl::Refused>(())
/// ```
#[derive(Debug, Default)]
pub struct Calculator {
    session: Session,
}

/// The value of the last statement of a text, on its own.
///
/// ```
/// use cutectl::{Calculator, Notation, Spelling};
///
/// let answer = Calculator::default().evaluate("(2,4):(4,1)")?;
/// let cpp = Notation { spelling: Spelling::Cpp, plain: false };
/// assert_eq!(answer.spelled(cpp), "make_layout(make_shape(2, 4), make_stride(4, 1))");
/// assert!(answer.svg().is_some_and(|picture| picture.starts_with("<svg")));
/// # Ok::<(), cutectl::Refused>(())
/// ```
#[derive(Clone, Debug)]
pub struct Answer {
    value: Stored,
    kind: &'static str,
    text: String,
    mode: Mode,
    warnings: Vec<Diagnostic>,
}

/// A text that has no value: the diagnostic, and the text at which it points.
///
/// ```
/// let refused = cutectl::Calculator::default().evaluate("size(4,8").unwrap_err();
/// assert!(refused.to_string().contains("expected"));
/// assert!(refused.json().starts_with("{\"code\":\"E"));
/// ```
#[derive(Clone, Debug)]
pub struct Refused {
    diagnostic: Diagnostic,
    source: String,
}

impl Calculator {
    /// A calculator without bindings, in an integer mode.
    pub fn new(mode: Mode) -> Self {
        let mut session = Session::new(mode);
        session.check = true;
        Calculator { session }
    }

    /// Evaluates all statements of `text`. Bindings are kept only if every statement holds.
    ///
    /// # Errors
    ///
    /// What is wrong with the text, as data and, by `Display`, with carets.
    pub fn evaluate(&mut self, text: &str) -> Result<Answer, Refused> {
        let arena = Bump::new();
        let source = arena.alloc_str(text);
        match self.session.line(&arena, source) {
            Ok(Outcome { answer, warnings, .. }) => match Stored::new(answer) {
                Ok(value) => Ok(Answer {
                    value,
                    kind: answer.kind(),
                    text: notation::text(answer),
                    mode: self.session.mode,
                    warnings: warnings.iter().map(explain_warning).collect(),
                }),
                Err(_) => Err(self.refused(&too_big(text), text)),
            },
            Err(error) => Err(self.refused(&error, text)),
        }
    }

    fn refused(&self, error: &Error, text: &str) -> Refused {
        Refused { diagnostic: explain(error, text, &self.session.env), source: text.to_string() }
    }
}

impl Answer {
    /// What kind of value it is, in one word: `layout`, `tuple`, `int`, …; `none` of a text of bindings alone.
    pub fn kind(&self) -> &'static str {
        self.kind
    }

    /// The value as nested arrays of JSON, where it is one of the algebra.
    ///
    /// ```
    /// # use cutectl::{Calculator, Mode};
    /// let answer = Calculator::new(Mode::Value).evaluate("(4,8):(8,1)")?;
    /// assert_eq!(answer.json(), r#""shape":[4,8],"stride":[8,1]"#);
    /// # Ok::<(), cutectl::Refused>(())
    /// ```
    pub fn json(&self) -> String {
        let mut out = Vec::new();
        self.with_value(|value| shown::parts(&mut out, value));
        String::from_utf8_lossy(&out).trim_start_matches(',').to_string()
    }

    /// The value spelled in another way: as C++, as a type, for the DSL.
    pub fn spelled(&self, notation: Notation) -> String {
        self.with_value(|value| notation.text(value))
    }

    /// The value as an SVG picture, as `cutectl svg` draws it: a layout, a tensor, a swizzle, an atom or a tiling; `None` of
    /// what has no picture.
    pub fn svg(&self) -> Option<String> {
        let arena = Bump::new();
        let cx = Session::new(self.mode).cx(&arena);
        let value = of_value::with_atom(cx, self.value.load(cx));
        let drawn = of_value::picture(cx, value, None, false, &Options::default()).ok()?;
        let mut out = Vec::new();
        let look = Look { title: true, ..Look::default() };
        svg::document(&mut out, &drawn.picture, look).ok()?;
        String::from_utf8(out).ok()
    }

    /// Answers on the way that are not what their operations promise.
    pub fn warnings(&self) -> &[Diagnostic] {
        &self.warnings
    }

    /// Calls `f` with the value in an arena of its own.
    pub fn with_value<T>(&self, f: impl for<'a> FnOnce(Value<'a>) -> T) -> T {
        let arena = Bump::new();
        f(self.value.load(Session::new(self.mode).cx(&arena)))
    }
}

/// An answer that is too large to stand on its own.
fn too_big(text: &str) -> Error<'_> {
    *Error::new(ErrorKind::TooBigToKeep { name: "the answer" }, Span::new(0, text.len()))
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Refused {
    /// What is wrong: code, message, labels, help.
    pub fn diagnostic(&self) -> &Diagnostic {
        &self.diagnostic
    }

    /// The diagnostic as a JSON object.
    pub fn json(&self) -> String {
        let mut out = Vec::new();
        json::diagnostic(&mut out, &self.diagnostic);
        String::from_utf8_lossy(&out).into_owned()
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&report::text(&self.diagnostic, &self.source, &ARGUMENT, false))
    }
}

impl std::error::Error for Refused {}
