//! Everything that reads text or draws a value, on any text: nothing may panic, hang, or take
//! more memory than a line is allowed. The fuzzers run it, and `cargo test` over their corpus.

use bumpalo::Bump;
use cutectl::algebra::{Cx, Mode, Tree};
use cutectl::eval::Session;
use cutectl::eval::env::Env;
use cutectl::eval::session::Outcome;
use cutectl::eval::unparse;
use cutectl::render::{cute, cute_latex, sheet, svg, tensor, tikz};
use cutectl::say;
use cutectl::syntax::parser::parse;
use cutectl::value::Value;
use cutectl::value::notation::{Notation, Spelling};
use cutectl::view::elements::Elements;
use cutectl::view::facts;
use cutectl::view::grid::{Grid, Ranks};
use cutectl::view::layout::picture;
use cutectl::view::options::Options;
use std::io::{self, Write};

/// The parts.
#[allow(dead_code)] // the fuzzers are told which
pub const TARGETS: [&str; 5] = ["parse", "eval", "types", "render", "program"];

/// The part called `target`, or all of them.
pub fn run(target: &str, text: &str) {
    match target {
        "parse" => parsed(text),
        "eval" => evaluated(text),
        "types" => pasted(text),
        "render" => rendered(text),
        "program" => program(text),
        _ => [parsed, evaluated, pasted, rendered, program].iter().for_each(|part| part(text)),
    }
}

/// What parses prints back to what parses to the same.
fn parsed(text: &str) {
    let arena = Bump::new();
    let Ok(statements) = parse(text, &arena, &Env::default()) else {
        return;
    };
    let back = unparse::statements(statements.iter().map(|(statement, _)| statement));
    let again = parse(&back, &arena, &Env::default());
    let again = again.unwrap_or_else(|e| panic!("{back:?} is printed and not read: {e:?}"));
    let plain =
        |all: &[cutectl::syntax::parser::Parsed]| all.iter().map(|(s, _)| format!("{:?}", unparse::statement(s))).collect::<Vec<_>>();
    assert_eq!(plain(&statements), plain(&again), "{text:?} as {back:?}");
}

/// Every line has an answer or an explained error, in both modes.
fn evaluated(text: &str) {
    for mode in [Mode::Value, Mode::Cxx] {
        let mut session = Session { check: true, ..Session::new(mode) };
        for line in text.lines().take(16) {
            answer(&mut session, line);
        }
        script(mode, text);
    }
}

/// The statements of a script, as `-f` reads them.
fn script(mode: Mode, text: &str) {
    let mut session = Session::new(mode);
    let mut at = 0;
    for _ in 0..64 {
        let arena = Bump::new();
        let step = session.statement(&arena, text, at);
        let next = match step {
            Ok(None) => return,
            Ok(Some((_, next))) => next,
            Err((error, next)) => {
                say::explain(&error, text, &session.env);
                next
            }
        };
        assert!(next > at, "no progress at {at}");
        at = next;
    }
}

fn answer(session: &mut Session, line: &str) {
    let arena = Bump::new();
    match session.line(&arena, line) {
        Ok(outcome) => written(session, &outcome),
        Err(error) => {
            let diagnostic = say::explain(&error, line, &session.env);
            cutectl::say::json::diagnostic(&mut Vec::new(), &diagnostic);
            let span = diagnostic.span();
            assert!(span.start <= span.end && span.end as usize <= line.len(), "{line:?}: {span:?} is not inside");
        }
    }
}

/// The answer in every spelling; as CuTe writes it, it reads back.
fn written(session: &Session, outcome: &Outcome) {
    let mut out = Vec::new();
    for spelling in [Spelling::Cute, Spelling::Cpp, Spelling::Type, Spelling::Dsl, Spelling::Pycute] {
        Notation { spelling, plain: false }.write(&mut out, outcome.answer);
    }
    cutectl::value::json::parts(&mut out, outcome.answer);
    for warning in &outcome.warnings {
        cutectl::say::json::diagnostic(&mut out, &say::explain_warning(warning));
    }
    let (Mode::Value, Value::Tree(answer @ (Tree::Int(_) | Tree::Layout(_)))) = (session.mode, outcome.answer) else {
        return;
    };
    if answer.nesting() > 200 {
        return;
    }
    let text = Notation::default().text(outcome.answer);
    let arena = Bump::new();
    let again = Session::new(Mode::Value).value(&arena, &text);
    assert!(again.as_ref().is_ok_and(|again| Notation::default().text(*again) == text), "{text:?} reads as {again:?}");
}

/// What a compiler prints for a type.
fn pasted(text: &str) {
    let mut session = Session::new(Mode::Cxx);
    answer(&mut session, text);
    answer(&mut session, &format!("cute::Layout<{text}>{{}}"));
    answer(&mut session, &format!("Layout<Shape<{text}>,Stride<{text}>>{{}}"));
}

/// Every picture of the last value.
fn rendered(text: &str) {
    let arena = Bump::new();
    let Ok(outcome) = Session::new(Mode::Value).line(&arena, text) else {
        return;
    };
    let Value::Tree(value) = outcome.answer else {
        return;
    };
    let cx = Cx::new(&arena, Mode::Value);
    let notation = Notation::default();
    if let Tree::Tensor(x) = value
        && let Ok(elements) = Elements::new(cx, *x, notation)
    {
        let _ = tensor::print_tensor(&mut Short::default(), &elements);
    }
    let drawn = match value {
        Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_) => Ok(value),
        t => cx.as_layout("print", t).map(|layout| cx.layout_tree(layout)),
    };
    let Ok(drawn) = drawn else { return };
    for ranks in [Ranks::Any, Ranks::Padded, Ranks::TwoOnly] {
        if let Ok(grid) = Grid::new(cx, drawn, ranks).map(|grid| grid.titled(notation)) {
            let _ = cute::grid(&mut Short::default(), &grid);
            let _ = cute::bare(&mut Short::default(), &grid);
            let _ = cute::coordinates(&mut Short::default(), &grid);
            let _ = cute_latex::document(&mut Short::default(), &grid, cute_latex::Fill::Greys);
        }
    }
    if let Ok(layout) = cx.inner_layout("facts", drawn)
        && let Ok(facts) = facts::facts(cx, layout)
    {
        facts::summary(&facts, false, "  ");
    }
    if let Ok(picture) = picture(cx, drawn, &Options::default())
        && picture.cell_count() <= 1 << 16
    {
        let look = sheet::Look { title: true, ..sheet::Look::default() };
        let _ = svg::document(&mut Short::default(), &picture, look);
        let _ = tikz::document(&mut Short::default(), &picture, look, true);
    }
}

/// A reader that leaves soon, so that pictures of any size end.
#[derive(Default)]
struct Short(usize);

impl Write for Short {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len();
        if self.0 > 1 << 16 { Err(io::ErrorKind::BrokenPipe.into()) } else { Ok(bytes.len()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A program runs to its end or to a mistake that has a code, within its steps.
pub fn program(text: &str) {
    use cutectl::cxx::preprocess::{NoFiles, Settings};
    use cutectl::cxx::run::{Launch, Run, run};
    let mut written = 0;
    let ended = run(
        "program",
        text,
        Run {
            settings: Settings::default(),
            files: &NoFiles,
            launch: Launch::default(),
            args: vec!["program".to_string()],
            interrupt: None,
            steps: Some(20_000),
            prepare: |_| {},
            sink: &mut |out, err| {
                written += out.len() + err.len();
                written < 1 << 20
            },
        },
    );
    if let Err((place, fault)) = ended.status {
        assert!(fault.code(ended.is_form).starts_with("E09") && !fault.message.is_empty(), "{text:?}");
        let (line, column) = ended.sources.line_column(place);
        assert!(line > 0 && column > 0, "{text:?}");
    }
}
