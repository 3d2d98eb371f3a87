//! `explain` against what it explains: every equation evaluates to what it states, the last line
//! holds what `eval` prints, and a refused operation is explained up to the step that fails.

use crate::rounds::rounds;
use crate::support::mode_of;
use bumpalo::Bump;
use cutectl::algebra::Mode;
use cutectl::eval::Session;
use cutectl::eval::session::Followed;
use cutectl::functions::{self, Form};
use cutectl::render::explanation;
use cutectl::say;
use cutectl::value::Value;
use cutectl::value::notation::Notation;
use cutectl::view::explain::{Line, explain};
use std::process::Command;

/// Every failure of many checks at once.
fn none(failures: Vec<String>) {
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
}

/// How `source` is followed, and what is said of it.
fn explained<'a>(session: &Session, arena: &'a Bump, source: &'a str, depth: Option<usize>) -> (Followed<'a>, Vec<Line>) {
    let followed = session.follow(arena, source);
    let refusal = followed.result.as_ref().err().map(|error| say::explain(error, source, &session.env));
    let lines = explain(session.cx(arena), &followed, refusal.as_ref(), source, Notation::default(), depth);
    (followed, lines)
}

/// What is wrong with an explanation of `source`; counts its equations.
fn faults(mode: Mode, source: &str, equations: &mut usize) -> Vec<String> {
    let arena = Bump::new();
    let source = arena.alloc_str(source);
    let mut session = Session::new(mode);
    // A large depth: everything that is ever shown is checked.
    let (Followed { result, .. }, lines) = explained(&session, &arena, source, Some(64));
    let result = result.map(|(value, _)| value);
    let mut failures = Vec::new();
    let mut said = |what: String| failures.push(format!("{source}\n  {what}"));
    let evaluated = session.line(&arena, source).map(|outcome| outcome.answer);
    match (&result, &evaluated) {
        (Ok(value), Ok(eval)) => {
            let want = Notation::default().text(if *eval == Value::Nothing { *value } else { *eval });
            let told = text(&lines[lines.len() - 1..]);
            if !told.trim_end().ends_with(&want) || value != eval && *eval != Value::Nothing {
                said(format!("the last line is {told}, and the value {want}"));
            }
        }
        (Err(_), Err(_)) => {}
        _ => said(format!("explained as {result:?}, evaluated as {evaluated:?}")),
    }
    for (expr, value) in lines.iter().flat_map(Line::equations) {
        *equations += 1;
        let expr = arena.alloc_str(expr);
        // A line such as `A = 4:2` binds the name for the lines behind it.
        let is_name = expr.starts_with(|c: char| c.is_ascii_alphabetic()) && expr.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        if is_name && functions::lookup(expr).is_none() {
            let _ = session.line(&arena, arena.alloc_str(&format!("{expr} = {value}")));
        }
        let got = session.clone().line(&arena, expr).map(|outcome| Notation::default().text(outcome.answer));
        match got {
            Ok(got) if got == value => {}
            Ok(got) => said(format!("{expr} = {value} is {got}")),
            Err(error) => said(format!("{expr} = {value} cannot be typed: {:?}", error.kind)),
        }
    }
    failures
}

/// The lines as text.
fn text(lines: &[Line]) -> String {
    let mut out = Vec::new();
    explanation::text(&mut out, lines).unwrap();
    String::from_utf8(out).unwrap()
}

/// The text of an explanation.
fn told(mode: Mode, source: &str) -> String {
    let arena = Bump::new();
    text(&explained(&Session::new(mode), &arena, arena.alloc_str(source), None).1)
}

#[test]
fn every_equation_of_every_registry_example_holds() {
    let (mut failures, mut equations, mut examples) = (Vec::new(), 0, 0);
    for (_, row) in functions::all().filter(|(_, row)| row.form != Form::Statement) {
        for (example, _) in row.examples {
            let (mode, source) = mode_of(example);
            for mode in [mode, Mode::Cxx] {
                failures.extend(faults(mode, source, &mut equations));
            }
            examples += 1;
        }
    }
    none(failures);
    assert!(examples > 300 && equations > 3 * examples, "{equations} equations of {examples} examples");
}

#[test]
fn every_function_of_the_registry_says_how() {
    let mut silent = Vec::new();
    for (_, row) in functions::all().filter(|(_, row)| row.form != Form::Statement && !row.examples.is_empty()) {
        let says = row.examples.iter().any(|(example, _)| {
            let (mode, source) = mode_of(example);
            let arena = Bump::new();
            let lines = explained(&Session::new(mode), &arena, arena.alloc_str(source), None).1;
            lines.iter().any(|line| line.depth > 0)
        });
        if !says {
            silent.push(row.name.to_string());
        }
    }
    none(silent);
}

#[test]
fn functions_of_integers_say_how() {
    for (source, line) in [
        ("gcd(12,18)", "1*12 + 6 = 18"),
        ("lcm(4,6)", "4/gcd(4,6)*6 = 12"),
        ("ceil_div(7,2)", "[7 + 2 - 1]/2 = 4"),
        ("round_up(7,4)", "ceil_div(7,4)*4 = 8"),
        ("abs(-3)", "-3 is below 0: the sign goes"),
        ("log_2(40)", "40 is at least 2^5 = 32, and below 2^6 = 64"),
        ("popcount(7)", "7 is 111 in binary"),
        ("max(3,7,5)", "of 3, 7, 5 the largest is 7"),
        ("make_smem_ptr<float>(0x80)", "shared memory, elements of 32 bits from byte 128 on"),
        ("make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{})", "A, 16x16: 32 threads, 8 values each"),
        ("size_in_bits(make_tensor(make_gmem_ptr<half_t>(0x100),(4,8)))", "32*16 = 512"),
    ] {
        let told = told(Mode::Value, source);
        assert!(told.contains(line), "{line} is not in\n{told}");
    }
}

#[test]
fn divides_are_the_complement_and_the_composition_that_they_are() {
    let told = told(Mode::Value, "zipped_divide((8,8):(8,1), (2,4))");
    for step in [
        "logical_divide((8,8):(8,1), (2,4)) = ((2,4),(4,2)):((8,16),(1,4))",
        "complement(2:_1, 8) = 4:2",
        "composition(8:8, (2,4):(_1,2)) = (2,4):(8,16)",
        "tile_unzip(((2,4),(4,2)):((8,16),(1,4)), (2,4)) = ((2,4),(4,2)):((8,1),(16,4))",
    ] {
        assert!(told.contains(step), "{step} is not in\n{told}");
    }
}

#[test]
fn a_partition_is_the_divides_and_compositions_that_make_it() {
    let mma = "make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}).get_slice(5).partition_C(make_tensor(counting_iter(0),(16,8)))";
    let copy = "make_tiled_copy(Copy_Atom<UniversalCopy<float>, float>{}, (_8,_4), (_4,_1))\
                .get_slice(5).partition_S(make_tensor(counting_iter(0),(32,4)))";
    for (source, steps) in [
        (mma, ["logical_divide((16,8):(_1,16), (_16,_8)) = ", "  zipped_divide(", "  composition(", "  slice(", "5%_4 = 1"]),
        (copy, ["  zipped_divide((32,4):(_1,32), (_32,_4)) = ", "  composition(", "right_inverse(", "  slice(", " = 20"]),
    ] {
        let told = told(Mode::Value, source);
        for step in steps {
            assert!(told.contains(step), "{step} is not in\n{told}");
        }
    }
}

#[test]
fn coalesce_says_what_is_not_known_at_compile_time() {
    assert!(told(Mode::Cxx, "coalesce((2,6):(1,2))").contains("not known at compile time"));
    assert!(!told(Mode::Cxx, "coalesce((_2,_6):(_1,_2))").contains("not known"));
    assert!(told(Mode::Value, "coalesce((2,6):(1,2))").contains("they merge"));
}

fn cutectl(args: &[&str]) -> (String, String, Option<i32>) {
    let output = Command::new(env!("CARGO_BIN_EXE_cutectl")).args(args).env_remove("CUTECTL_PLAIN").output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
}

#[test]
fn a_refusal_goes_to_standard_error_and_its_explanation_to_standard_output() {
    let (out, err, status) = cutectl(&["explain", "complement((4,2):(1,2), 24)"]);
    assert_eq!(status, Some(2));
    assert!(err.starts_with("error[E0413]") && out.contains("refused: ") && out.contains("nearest inputs"), "{out}{err}");
    let (out, err, status) = cutectl(&["explain", "complement(4:2,"]);
    assert!(status == Some(2) && out.is_empty() && err.starts_with("error[E01"), "{out}{err}");
}

#[test]
fn the_formats_say_the_same() {
    let (out, _, status) = cutectl(&["explain", "--format", "json", "composition((6,2):(8,2), 4:3)", "complement((4,2):(1,2))"]);
    let both: Vec<serde_json::Value> = serde_json::from_str(&out).expect("JSON");
    assert_eq!((status, both.len()), (Some(2), 2));
    let steps = both[0]["steps"].as_array().unwrap();
    assert_eq!(steps.last().unwrap()["states"][0]["value"], "(2,2):(24,2)");
    assert_eq!((&both[0]["ok"], &both[0]["text"]), (&true.into(), &"(2,2):(24,2)".into()));
    assert_eq!((&both[1]["ok"], &both[1]["error"]["code"]), (&false.into(), &"E0413".into()));
    let (markdown, ..) = cutectl(&["explain", "--format", "markdown", "composition((6,2):(8,2), 4:3)"]);
    assert_eq!(markdown.lines().count(), steps.len());
    assert!(markdown.lines().all(|l| l.trim_start().starts_with("- ")), "{markdown}");
    assert!(markdown.ends_with("- `composition((6,2):(8,2), 4:3) = (2,2):(24,2)`\n"), "{markdown}");
}

#[test]
fn lines_of_standard_input_are_explained_one_by_one() {
    let shell = format!("printf 'size(4:1)\\n\\nrank(4:1)\\n' | {} explain", env!("CARGO_BIN_EXE_cutectl"));
    let output = Command::new("sh").args(["-c", &shell]).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("size(4:1) = 4\n\nrank(4:1)") && text.ends_with("rank(4:1) = _1\n"), "{text}");
}

/// Random expressions from a committed seed.
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len() as u64) as usize]
    }

    fn int(&mut self, of: &[i64]) -> String {
        let n = self.pick(of);
        format!("{}{n}", self.pick(&["", "_"]))
    }

    /// A tuple of as many leaves of `of` as `profile` has `x`.
    fn fill(&mut self, profile: &str, of: &[i64]) -> String {
        profile.chars().map(|c| if c == 'x' { self.int(of) } else { c.to_string() }).collect()
    }

    fn layout(&mut self) -> String {
        let profile = self.pick(&["x", "(x,x)", "(x,x)", "(x,(x,x))", "((x,x),x)", "(x,x,x)", "((x,x),(x,x))"]);
        let shape = self.fill(profile, &[1, 2, 2, 3, 4, 4, 6, 8]);
        match self.below(8) {
            0..=2 => format!("{shape}:LayoutLeft"),
            3 => format!("{shape}:LayoutRight"),
            _ => format!("{shape}:{}", self.fill(profile, &[0, 1, 1, 2, 3, 4, 6, 8, 12, 16, 24, 48])),
        }
    }

    fn tile(&mut self) -> String {
        match self.below(4) {
            0 => self.int(&[1, 2, 2, 3, 4, 8]),
            _ => format!("{}:{}", self.int(&[1, 2, 2, 3, 4]), self.int(&[1, 1, 2, 3, 4])),
        }
    }

    fn tiler(&mut self) -> String {
        match self.below(4) {
            0 => format!("({},{})", self.tile(), self.tile()),
            1 => format!("(_,{})", self.tile()),
            2 => format!("({},{}):({},{})", self.int(&[2, 4]), self.int(&[2, 3]), self.int(&[1, 2]), self.int(&[4, 8])),
            _ => self.tile(),
        }
    }

    fn expression(&mut self) -> String {
        let (a, b) = (self.layout(), self.layout());
        let shape = self.fill("(x,(x,x))", &[1, 2, 3, 4, 8]);
        match self.below(24) {
            0 => format!("coalesce({a})"),
            1..=3 => format!("composition({a}, {b})"),
            4 => format!("composition({a}, {})", self.tiler()),
            5 => format!("complement({a}, {})", self.int(&[24, 48, 64, 96])),
            6 => format!("complement({a})"),
            7 => format!("{}({a})", self.pick(&["right_inverse", "left_inverse", "cosize", "filter", "nullspace"])),
            8..=10 => {
                let kind = self.pick(&["logical", "zipped", "tiled", "flat"]);
                format!("{kind}_divide({a}, {})", self.tiler())
            }
            11..=12 => {
                let kind = self.pick(&["logical", "zipped", "tiled", "flat"]);
                format!("{kind}_product({a}, {})", self.tiler())
            }
            13 => format!("{}_product({a}, {b})", self.pick(&["blocked", "raked"])),
            14 => format!("crd2idx({}, {a})", self.int(&[0, 1, 5, 13, 31])),
            15 => format!("idx2crd({}, {shape})", self.int(&[0, 1, 5, 13, 31])),
            16 => format!("[{a}](_,{})", self.int(&[0, 1, 2])),
            17 => format!("[Sw<2,0,3> o _0 o {a}]({})", self.int(&[0, 1, 5, 13, 31])),
            18 => format!("{}({}, {shape})", self.pick(&["compatible", "weakly_compatible"]), self.fill("(x,x)", &[2, 4, 6, 8])),
            19 => format!("{}({a}, {b})", self.pick(&["max_common_vector", "max_common_layout"])),
            20 => format!(
                "{}({}, {shape})",
                self.pick(&["congruent", "weakly_congruent", "elem_less", "lex_less", "colex_less"]),
                self.fill("(x,(x,x))", &[1, 2, 3, 4])
            ),
            21 => format!("domain_distribute({shape}, {})", self.int(&[2, 4, 6])),
            22 => format!("{}<{}>({a})", self.pick(&["upcast", "downcast"]), self.pick(&[2, 4])),
            _ => format!("composition(coalesce({a}), size({b}) / _2)"),
        }
    }
}

#[test]
fn every_equation_of_random_expressions_holds() {
    let mut random = Random(0x5EED_C07E);
    let (mut failures, mut equations) = (Vec::new(), 0);
    for _ in 0..rounds(250) {
        let source = random.expression();
        for mode in [Mode::Value, Mode::Cxx] {
            failures.extend(faults(mode, &source, &mut equations));
        }
    }
    none(failures);
    assert!(equations > rounds(2_500), "only {equations} equations");
}

#[test]
fn a_refused_operation_is_explained_up_to_the_step_that_fails() {
    let told = told(Mode::Value, "composition((4,6):(1,8), 3:3)");
    let lines: Vec<&str> = told.lines().map(str::trim_start).collect();
    assert!(told.contains("refused: "), "{told}");
    let near = lines.iter().skip_while(|l| !l.starts_with("nearest inputs")).skip(1).collect::<Vec<_>>();
    assert!(near.iter().any(|l| l.starts_with("composition((4,6):(1,8), 2:3) = ")), "{told}");
}

#[test]
fn a_huge_layout_and_a_deep_one_are_explained_in_few_lines() {
    let wide = vec!["2"; 5000].join(",");
    for source in [
        format!("coalesce(({wide}))"),
        format!("composition(({wide}), ({wide}))"),
        "zipped_divide((1000000000,1000000000), (1000,1000))".to_string(),
        format!("coalesce({}4{})", "(".repeat(200), ")".repeat(200)),
        format!("crd2idx(7, ({wide}):({}))", vec!["1"; 5000].join(",")),
    ] {
        let told = told(Mode::Value, &source);
        assert!(told.lines().count() < 120, "{} lines", told.lines().count());
    }
}

#[test]
fn hostile_expressions_are_explained_in_bounded_time_and_memory() {
    let wide = vec!["2"; 3000].join(",");
    let deep = |n: usize| format!("{}4:1{}", "coalesce(".repeat(n), ")".repeat(n));
    for source in [
        format!("composition(({wide}):LayoutRight, ({wide}))"),
        format!("right_inverse(({wide}):LayoutRight)"),
        format!("1{}", " + 1".repeat(20_000)),
        deep(80),
        "append<1000000>((1,2,3),4) + 1".to_string(),
        "repeat<1000000>((4,8)) + 1".to_string(),
        "repeat<-1>((4,8))".to_string(),
        format!("compatible(({wide}), ({wide}))"),
        "composition((4,6):(1,8), (9223372036854775807,3):(3,3))".to_string(),
    ] {
        let start = std::time::Instant::now();
        let told = told(Mode::Value, &source);
        assert!(told.lines().count() < 150, "{} lines of {}", told.lines().count(), &source[..source.len().min(60)]);
        assert!(start.elapsed().as_secs() < 10, "{}", &source[..source.len().min(60)]);
    }
}
