//! Short commands for one call: `slice`, `dice`, `coalesce`, `compose`, `complement`, `divide`,
//! `product`, `inverse`.

use crate::algebra::{Cx, Int, Layout, Tree};
use crate::commands::coords::wrong_kind;
use crate::commands::eval::{self, Step, unjudged};
use crate::commands::table::Run;
use crate::eval::call::Argument;
use crate::eval::expression::Warning;
use crate::eval::session::Outcome;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
use crate::render::answer::Answer;
use crate::render::table::Cell;
use crate::say::diagnostic::{explain, short};
use crate::say::report::ARGUMENT;
use crate::syntax::ast::Span;
use crate::value::Value;
use bumpalo::Bump;
use clap::{Args, ValueEnum};
use clap_complete::engine::ArgValueCompleter;

/// `slice`
#[derive(Args, Debug)]
pub struct Slice {
    /// A coordinate with underscores
    #[arg(value_name = "COORD", value_parser = expression)]
    pub coord: String,
    /// A layout, a tensor or a tuple
    #[arg(value_name = "X", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub x: String,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Slice {
    const ABOUT: &'static str = "What a coordinate with underscores keeps";
    const EXAMPLES: &'static str = "\
Example:
  cutectl slice '(_,1)' '(4,8):(8,1)'";

    fn run(&self, app: &mut App) -> Done {
        slice(app, self, "slice")
    }
}

/// `dice`
#[derive(Args, Debug)]
pub struct Dice {
    /// What `slice` takes
    #[command(flatten)]
    pub operands: Slice,
}

impl Run for Dice {
    const ABOUT: &'static str = "What a coordinate with underscores leaves out";
    const EXAMPLES: &'static str = "\
Example:
  cutectl dice '(_,1)' '(4,8):(8,1)'";

    fn run(&self, app: &mut App) -> Done {
        slice(app, &self.operands, "dice")
    }
}

/// `coalesce`
#[derive(Args, Debug)]
pub struct Coalesce {
    /// A layout
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// Coalesce each mode of this profile alone
    #[arg(long, value_name = "PROFILE", value_parser = expression)]
    pub by: Option<String>,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Coalesce {
    const ABOUT: &'static str = "The same function with as few modes as possible";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl coalesce '(2,(1,6)):(1,(6,2))'
  cutectl coalesce --by '(_1,_1)' '((4,3),(1,2)):((1,4),(7,12))'";

    fn run(&self, app: &mut App) -> Done {
        coalesce(app, self)
    }
}

/// `compose`
#[derive(Args, Debug)]
pub struct Compose {
    /// Layouts; the last one may be a tiler
    #[arg(value_name = "LAYOUT", num_args = 2.., required = true, add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layouts: Vec<String>,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Compose {
    const ABOUT: &'static str = "A o B, and on to the right";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl compose '(6,2):(8,2)' '(4,3):(3,1)'
  cutectl compose '(8,8):(8,1)' '<4:2,_>'";

    fn run(&self, app: &mut App) -> Done {
        compose(app, self)
    }
}

/// `complement`
#[derive(Args, Debug)]
pub struct Complement {
    /// A layout
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// Up to which size; the cosize of the layout if left out
    #[arg(value_name = "COTARGET", value_parser = expression)]
    pub cotarget: Option<String>,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Complement {
    const ABOUT: &'static str = "What a layout leaves out below a cotarget";
    const EXAMPLES: &'static str = "\
Example:
  cutectl complement 4:2 24";

    fn run(&self, app: &mut App) -> Done {
        complement(app, self)
    }
}

/// The kinds of divides
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum DivideKind {
    /// ((tile), (rest)) mode by mode
    #[default]
    Logical,
    /// ((tiles), (rests))
    Zipped,
    /// ((tiles), rest, ...)
    Tiled,
    /// (tile, ..., rest, ...)
    Flat,
    /// All of them, side by side
    All,
}

/// `divide`
#[derive(Args, Debug)]
pub struct Divide {
    /// A layout
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// A layout, or a tuple of tilers mode by mode
    #[arg(value_name = "TILER", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub tiler: String,
    /// Which divide
    #[arg(long, value_enum, default_value_t, value_name = "KIND")]
    pub kind: DivideKind,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Divide {
    const ABOUT: &'static str = "A layout as tiles and rest";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl divide '(8,8):(8,1)' '(2,4)'
  cutectl divide --kind all '(8,8):(8,1)' '<2:1,4:2>'";

    fn run(&self, app: &mut App) -> Done {
        divide(app, self)
    }
}

/// The kinds of products
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ProductKind {
    /// (block, tiles) mode by mode
    #[default]
    Logical,
    /// ((blocks), (tiles))
    Zipped,
    /// ((blocks), tile, ...)
    Tiled,
    /// (block, ..., tile, ...)
    Flat,
    /// The blocks stay together
    Blocked,
    /// The blocks are dealt out
    Raked,
    /// All of them, side by side
    All,
}

/// `product`
#[derive(Args, Debug)]
pub struct Product {
    /// The block
    #[arg(value_name = "BLOCK", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub block: String,
    /// A layout of copies, or a tuple of tilers mode by mode
    #[arg(value_name = "TILER", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub tiler: String,
    /// Which product
    #[arg(long, value_enum, default_value_t, value_name = "KIND")]
    pub kind: ProductKind,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Product {
    const ABOUT: &'static str = "A block repeated over a layout";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl product --kind blocked '(2,5):(5,1)' '(3,4):(1,3)'
  cutectl product --kind all '(2,5):(5,1)' '(3,4):(1,3)'";

    fn run(&self, app: &mut App) -> Done {
        product(app, self)
    }
}

/// `inverse`
#[derive(Args, Debug)]
pub struct Inverse {
    /// A layout
    #[arg(value_name = "LAYOUT", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub layout: String,
    /// R with R(L(i)) = i
    #[arg(long, conflicts_with = "right")]
    pub left: bool,
    /// R with L(R(i)) = i (the default)
    #[arg(long)]
    pub right: bool,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Inverse {
    const ABOUT: &'static str = "The inverse of a layout";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl inverse '(4,8):(8,1)'
  cutectl inverse --left '(4,8):(1,5)'";

    fn run(&self, app: &mut App) -> Done {
        inverse(app, self)
    }
}

/// How many selected indices are listed.
const LISTED: i64 = 16;

/// `slice` and `dice`: the call, and for a layout where the slice starts and what it selects.
pub fn slice(app: &mut App, command: &Slice, function: &'static str) -> Done {
    let arena = Bump::new();
    let Some(mut call) = Call::new(app, &arena, function, &[&command.coord, &command.x], ",") else {
        return Ok(());
    };
    if let [(_, Value::Tree(Tree::Layout(_) | Tree::Composed(_) | Tree::Tensor(_))), ..] = call.operands[..] {
        app.refuse(&format!(
            "`{function}` takes the coordinate first, and then what is cut\n  help: `cutectl {function} '{}' '{}'`",
            short(&command.x),
            short(&command.coord)
        ));
        return Ok(());
    }
    let outcome = call.run(app, &arena, function);
    let Some(outcome) = call.answered(app, outcome) else {
        return Ok(());
    };
    let selected = match call.operands[..] {
        [(_, Value::Tree(coord)), (_, Value::Tree(Tree::Layout(layout)))] => selection(app.session.cx(&arena), coord, *layout).ok(),
        _ => None,
    };
    let text = app.notation.text(outcome.answer);
    let mut lines = format!("{text}\n");
    let mut facts: Vec<(&str, Cell)> = vec![("result", text.into())];
    if let Some(s) = selected {
        let list: Vec<String> = s.listed.iter().map(i64::to_string).collect();
        let more = if s.count > LISTED { " ..." } else { "" };
        lines += &format!("# offset {}; {} of {} cells: {}{more}\n", s.offset, s.count, s.size, list.join(" "));
        facts.extend([("offset", s.offset.into()), ("selected", s.count.into()), ("size", s.size.into())]);
    }
    app.answer(command.format.format, Answer::new().prose(lines).facts(facts).for_programs())
}

/// The cells that a coordinate with underscores selects.
struct Selection {
    offset: i64,
    count: i64,
    size: i64,
    listed: Vec<i64>,
}

fn selection<'a>(cx: Cx<'a>, coord: Tree<'a>, layout: Layout<'a>) -> crate::algebra::Result<'a, Selection> {
    let (slice, offset) = cx.slice_and_offset(coord, layout)?;
    let offset = cx.int("slice", offset)?;
    let count = cx.size(slice)?.value;
    let listed = (0..count.min(LISTED)).map(|i| {
        let index = cx.evaluate(slice, Tree::Int(Int::dynamic(i)))?;
        Ok(cx.add(offset, cx.int("slice", index)?)?.value)
    });
    Ok(Selection { offset: offset.value, count, size: cx.size(layout)?.value, listed: listed.collect::<crate::algebra::Result<'a, _>>()? })
}

/// A call of a function: its text for messages, and the values of its operands.
#[derive(Default)]
struct Call<'a> {
    /// An operand of several statements, or with a comment, stands here as its value.
    text: String,
    operands: Vec<Argument<'a>>,
    /// What was found wrong with answers within the operands.
    warnings: Vec<Warning<'a>>,
}

impl<'a> Call<'a> {
    /// The call of `function` with operands each of which is a text of its own. An error is reported.
    fn new(app: &mut App, arena: &'a Bump, function: &str, operands: &[&str], comma: &str) -> Option<Call<'a>> {
        let mut call = Call { text: format!("{function}("), ..Call::default() };
        for (i, operand) in operands.iter().enumerate() {
            call.text += if i > 0 { comma } else { "" };
            call.add(app, arena, operand)?;
        }
        call.text.push(')');
        Some(call)
    }

    /// Evaluates an operand and writes it behind the text.
    fn add(&mut self, app: &mut App, arena: &'a Bump, typed: &str) -> Option<()> {
        app.session.check = true;
        let outcome = unjudged(app, arena, typed).map_err(|error| app.report(typed, &ARGUMENT, &error)).ok()?;
        if !matches!(outcome.answer, Value::Tree(_)) {
            wrong_kind(app, typed, &ARGUMENT, outcome.answer);
            return None;
        }
        let alone = outcome.bound.is_none() && !typed.contains(['#', ';', '\n']) && !typed.contains("//") && !typed.contains("/*");
        let start = self.text.len();
        self.text += &if alone { typed.into() } else { app.notation.text(outcome.answer) };
        let span = Span::new(start, self.text.len());
        let placed = |w: Warning<'a>| Warning { span: if alone { w.span.shifted(start) } else { span }, ..w };
        self.warnings.extend(outcome.warnings.into_iter().map(placed));
        self.operands.push((span, outcome.answer));
        Some(())
    }

    /// The call with another function.
    fn renamed(&self, from: &str, to: &str) -> Call<'a> {
        let place = |span: Span| Span::new(span.start as usize - from.len() + to.len(), span.end as usize - from.len() + to.len());
        Call {
            text: format!("{to}{}", &self.text[from.len()..]),
            operands: self.operands.iter().map(|(span, value)| (place(*span), *value)).collect(),
            warnings: self.warnings.iter().map(|w| Warning { span: place(w.span), ..*w }).collect(),
        }
    }

    /// The outcome of `function`, what was found within the operands first.
    fn run(&mut self, app: &App, arena: &'a Bump, function: &'static str) -> Step<'a> {
        let outcome = app.session.call(arena, function, &[], &self.operands, Span::new(0, self.text.len()))?;
        self.warnings.extend(outcome.warnings.iter().copied());
        Ok(Outcome { warnings: std::mem::take(&mut self.warnings), ..outcome })
    }

    /// The outcome if it is to be answered; what is wrong with it is reported.
    fn answered(&self, app: &mut App, outcome: Step<'a>) -> Option<Outcome<'a>> {
        match outcome {
            Ok(outcome) => (!app.judged(&outcome, &self.text, &ARGUMENT)).then_some(outcome),
            Err(error) => {
                app.report(&self.text, &ARGUMENT, &error);
                None
            }
        }
    }
}

/// Answers the call that a command stands for, as `eval` would.
fn call(app: &mut App, function: &'static str, operands: &[&str], format: &Formatted) -> Done {
    let arena = Bump::new();
    let Some(mut call) = Call::new(app, &arena, function, operands, ", ") else {
        return Ok(());
    };
    let outcome = call.run(app, &arena, function);
    eval::one(app, &arena, &call.text, outcome, format.format)
}

/// Runs `cutectl coalesce`.
pub fn coalesce(app: &mut App, c: &Coalesce) -> Done {
    let args: Vec<&str> = std::iter::once(c.layout.as_str()).chain(c.by.as_deref()).collect();
    call(app, "coalesce", &args, &c.format)
}

/// `compose`: from the left.
pub fn compose(app: &mut App, c: &Compose) -> Done {
    const OPENED: &str = "composition(";
    let arena = Bump::new();
    let count = c.layouts.len() - 1;
    let mut call = Call { text: OPENED.repeat(count), ..Call::default() };
    let mut ends = Vec::new();
    for (i, operand) in c.layouts.iter().enumerate() {
        call.text += if i > 0 { ", " } else { "" };
        if call.add(app, &arena, operand).is_none() {
            return Ok(());
        }
        call.text += if i > 0 { ")" } else { "" };
        ends.push(call.text.len());
    }
    let mut outcome: Option<Outcome> = None;
    let mut whole = call.operands[0];
    for (i, right) in call.operands.iter().enumerate().skip(1) {
        let span = Span::new((count - i) * OPENED.len(), ends[i]);
        match app.session.call(&arena, "composition", &[], &[whole, *right], span) {
            Ok(next) => {
                call.warnings.extend(&next.warnings);
                whole = (span, next.answer);
                outcome = Some(next);
            }
            Err(error) => return eval::one(app, &arena, &call.text, Err(error), c.format.format),
        }
    }
    match outcome {
        Some(outcome) => eval::one(app, &arena, &call.text, Ok(Outcome { warnings: call.warnings, ..outcome }), c.format.format),
        None => Ok(()),
    }
}

/// Runs `cutectl complement`.
pub fn complement(app: &mut App, c: &Complement) -> Done {
    let args: Vec<&str> = std::iter::once(c.layout.as_str()).chain(c.cotarget.as_deref()).collect();
    call(app, "complement", &args, &c.format)
}

/// Runs `cutectl inverse`.
pub fn inverse(app: &mut App, c: &Inverse) -> Done {
    call(app, if c.left { "left_inverse" } else { "right_inverse" }, &[&c.layout], &c.format)
}

/// Runs `cutectl divide`.
pub fn divide(app: &mut App, c: &Divide) -> Done {
    let function = match c.kind {
        DivideKind::Logical => "logical_divide",
        DivideKind::Zipped => "zipped_divide",
        DivideKind::Tiled => "tiled_divide",
        DivideKind::Flat => "flat_divide",
        DivideKind::All => {
            let all = ["logical_divide", "zipped_divide", "tiled_divide", "flat_divide"];
            return side_by_side(app, &all, [&c.layout, &c.tiler], &c.format);
        }
    };
    call(app, function, &[&c.layout, &c.tiler], &c.format)
}

/// Runs `cutectl product`.
pub fn product(app: &mut App, c: &Product) -> Done {
    let function = match c.kind {
        ProductKind::Logical => "logical_product",
        ProductKind::Zipped => "zipped_product",
        ProductKind::Tiled => "tiled_product",
        ProductKind::Flat => "flat_product",
        ProductKind::Blocked => "blocked_product",
        ProductKind::Raked => "raked_product",
        ProductKind::All => {
            let all = ["logical_product", "zipped_product", "tiled_product", "flat_product", "blocked_product", "raked_product"];
            return side_by_side(app, &all, [&c.block, &c.tiler], &c.format);
        }
    };
    call(app, function, &[&c.block, &c.tiler], &c.format)
}

/// Every variant in a table, and how the tiler was read.
fn side_by_side(app: &mut App, functions: &[&'static str], operands: [&str; 2], format: &Formatted) -> Done {
    let arena = Bump::new();
    let Some(first) = Call::new(app, &arena, functions[0], &operands, ", ") else {
        return Ok(());
    };
    let mut rows = Vec::new();
    let mut refused = Vec::new();
    for function in functions {
        let mut call = first.renamed(functions[0], function);
        let cell = match call.run(app, &arena, function) {
            Err(error) => {
                let why = explain(&error, &call.text, &app.session.env).message;
                refused.push((call.text, error));
                format!("refused: {why}")
            }
            outcome => match call.answered(app, outcome) {
                Some(outcome) => app.notation.text(outcome.answer),
                None => return Ok(()),
            },
        };
        rows.push(vec![Cell::from(*function), cell.into()]);
    }
    if let (true, Some((text, error))) = (refused.len() == functions.len(), refused.first()) {
        app.report(text, &ARGUMENT, error);
        return Ok(());
    }
    let reading = reading(app, &arena, &first).map_or(String::new(), |reading| format!("# {reading}\n"));
    app.answer(format.format, Answer::new().table(&["function", "result"], rows).prose(reading))
}

/// How the tiler of a call was read, and how it is written to be read otherwise.
fn reading(app: &App, arena: &Bump, call: &Call) -> Option<String> {
    let [(_, Value::Tree(layout)), (span, Value::Tree(tiler))] = call.operands[..] else {
        return None;
    };
    let typed = &call.text[span.range()];
    match (tiler, layout) {
        (Tree::Tuple(_), _) if tiler.any_leaf(&|t| matches!(t, Tree::Layout(_) | Tree::Underscore)) => None,
        (Tree::Tuple(_), _) => Some(format!("{typed} was read mode by mode; as one layout it is written {typed}:LayoutLeft")),
        (Tree::Layout(tile), Tree::Layout(l)) if tile.rank() > 1 && tile.rank() <= l.rank() => {
            let cx = app.session.cx(arena);
            let mode = |i| Some(app.notation.text(Value::Tree(Tree::Layout(&cx.mode(*tile, i as i64).ok()?))));
            let modes: Vec<String> = (0..tile.rank()).map(mode).collect::<Option<_>>()?;
            Some(format!("{typed} was read as one layout; mode by mode it is written <{}>", modes.join(",")))
        }
        _ => None,
    }
}
