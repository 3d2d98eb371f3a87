//! `desc`: the bit fields of a descriptor of wgmma or tcgen05, of an expression or of a number.

use crate::algebra::{Descriptor, DescriptorKind, SharedOperand, Tree};
use crate::commands::memory;
use crate::commands::pictures::files::Files;
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::choice::choice;
use crate::program::flags::{Formatted, expression};
use crate::render::answer::Answer;
use crate::render::table::Cell;
use crate::render::table::Format;
use crate::value::Value;
use crate::view::{self, of_value};
use bumpalo::Bump;
use clap::{Args, ValueEnum};

/// The formats that a number may have.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum NumberKind {
    /// An operand of wgmma in shared memory
    Gmma,
    /// An operand of tcgen05 in shared memory
    Umma,
    /// A tcgen05 instruction
    Instr,
    /// A tcgen05 instruction with scale factors
    InstrBlockScaled,
}

impl From<NumberKind> for DescriptorKind {
    fn from(kind: NumberKind) -> Self {
        match kind {
            NumberKind::Gmma => DescriptorKind::GmmaSmem,
            NumberKind::Umma => DescriptorKind::UmmaSmem,
            NumberKind::Instr => DescriptorKind::UmmaInstr,
            NumberKind::InstrBlockScaled => DescriptorKind::UmmaInstrBlockScaled,
        }
    }
}

/// The arguments of `desc`.
#[derive(Args, Debug)]
#[group(skip)]
pub struct Desc {
    /// A descriptor, or its number: decimal, or with 0x in front; `-` reads standard input, one a line
    #[arg(value_name = "EXPR", value_parser = expression)]
    pub expr: String,
    /// What a number is; without it 32 bits are an instruction, and bits 46 and 47 tell tcgen05 from wgmma
    #[arg(long, value_parser = choice::<NumberKind>(), value_name = "KIND")]
    pub kind: Option<NumberKind>,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
    /// Files for the picture of its core matrices
    #[command(flatten)]
    pub pictures: Files,
}

impl Run for Desc {
    const ABOUT: &'static str = "A descriptor of wgmma or tcgen05 as its bit fields";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl desc 0x4000004000010042
  cutectl desc --kind instr-block-scaled 0x08c00000
  cutectl desc 'GMMA::make_gmma_desc<GMMA::Major::K>(make_tensor(make_smem_ptr<half_t>(0x400), tile_to_shape(GMMA::Layout_K_SW32_Atom<half_t>{}, Shape<_64,_16>{})))'
  cutectl desc 0x4000004000010042 --svg core-matrices.svg

--svg, --html, --png, --pdf and --latex draw where the core matrices of the operand lie in shared memory.";

    fn run(&self, app: &mut App) -> Done {
        desc(app, self)
    }

    fn expressions(&self) -> (Vec<String>, Format) {
        (vec![self.expr.clone()], self.format.format)
    }

    fn operand(&mut self) -> Option<(&mut String, Format)> {
        Some((&mut self.expr, self.format.format))
    }
}

/// Runs `cutectl desc`.
fn desc(app: &mut App, command: &Desc) -> Done {
    let arena = Bump::new();
    if is_number(&command.expr) && number(&command.expr).is_none() {
        app.refuse(&format!("a descriptor has 64 bits, and `{}` does not fit them", command.expr.trim()));
        return Ok(());
    }
    let given = match number(&command.expr) {
        Some(bits) => Descriptor::of_number(bits),
        None => match memory::evaluated(app, &arena, &command.expr) {
            Some(value) => match descriptor(value) {
                Some(descriptor) => descriptor,
                None => {
                    memory::wrong_kind(app, &command.expr, "a descriptor or its number", value);
                    return Ok(());
                }
            },
            None => return Ok(()),
        },
    };
    let d = command.kind.map_or(given, |kind| given.read_as(kind.into()));
    let digits = usize::try_from(d.kind.width() / 4 + 2).unwrap_or_default();
    let number = format!("{:#0digits$x}", d.bits);
    let mut rows = vec![vec!["desc".into(), format!("[0,{})", d.kind.width()).into(), number.as_str().into(), d.kind.name().into()]];
    rows.extend(d.kind.fields().iter().map(|field| row(d, *field)));
    let mut facts: Vec<(&str, Cell)> = vec![("desc", number.as_str().into()), ("kind", d.kind.name().into())];
    facts.extend(d.kind.fields().iter().map(|(name, ..)| (*name, Cell::Raw(d.get(name).to_string()))));
    let mut answer = Answer::new().table(&["field", "bits", "value", "meaning"], rows).for_people();
    let forms: Vec<_> = d.operands().iter().map(canonical).collect();
    if !forms.is_empty() {
        answer = answer.table(&["operand", "canonical layout in units of 16 bytes", "where its core matrices lie"], forms).for_people();
    }
    if command.pictures.any() {
        match view::descriptor::picture(d, &format!("{number} ({})", d.kind.name())) {
            Some(mut picture) => command.pictures.draw(app, &mut picture)?,
            None => app.refuse("the descriptor of an instruction names no operand in shared memory: there are no core matrices to draw"),
        }
    }
    let answer = answer.facts(facts).for_programs();
    app.answer(command.format.format, answer)
}

/// The descriptor that a value is, that its iterator starts with, or that its number stands for.
fn descriptor(value: Value) -> Option<Descriptor> {
    match value {
        Value::Tree(Tree::Int(i)) => u64::try_from(i.value).ok().map(Descriptor::of_number),
        Value::Tree(tree) => of_value::descriptor_of(tree),
        _ => None,
    }
}

/// Whether a text is a number, of whatever size.
fn is_number(text: &str) -> bool {
    let text = text.trim();
    let (digits, radix) = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")).map_or((text, 10), |digits| (digits, 16));
    !digits.is_empty() && digits.chars().all(|c| c.is_digit(radix))
}

/// A number of up to 64 bits, which may be more than an integer of the language holds.
fn number(text: &str) -> Option<u64> {
    let text = text.trim();
    match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

fn row(d: Descriptor, (name, at, width): (&'static str, u32, u32)) -> Vec<Cell> {
    let value = d.get(name);
    let at = at + d.kind.first_bit();
    vec![name.into(), format!("[{at},{})", at + width).into(), Cell::Raw(value.to_string()), meaning(d, name, value).into()]
}

/// The layout that a descriptor says of its operand, in units of 16 bytes, and where that puts the core matrices.
fn canonical(operand: &SharedOperand) -> Vec<Cell> {
    let SharedOperand { k_major, width, group, outer, inner, .. } = *operand;
    let bytes = |units: i64| units << 4;
    let (name, form, places) = if k_major {
        (
            "K-major",
            format!("(({group},n),2):(({width},{outer}),{inner})"),
            format!("the next {group} rows {} bytes on, the next 16 bytes along K {} on", bytes(outer), bytes(inner)),
        )
    } else {
        (
            "MN-major",
            format!("(({width},n),({group},k)):((1,{outer}),({width},{inner}))"),
            format!("the next {} bytes along MN {} bytes on, the next {group} along K {} on", bytes(width), bytes(outer), bytes(inner)),
        )
    };
    vec![name.into(), form.into(), places.into()]
}

/// The type of A or B. What the bits alone do not decide is told apart by the kind of the instruction, which PTX names.
fn input_format(d: Descriptor, value: u64) -> &'static str {
    let scaled = matches!(d.kind, DescriptorKind::UmmaInstrBlockScaled | DescriptorKind::UmmaRuntimeInstrBlockScaled);
    let integer = !scaled && d.get("c_format") == 2;
    match value {
        0 if integer => "UINT8",
        1 if integer => "INT8",
        _ if integer => "none that is known",
        0 if scaled => "E4M3",
        1 if scaled => "E5M2, or E2M1 of kind mxf4",
        0 => "F16, or E4M3 of kind f8f6f4",
        1 => "BF16, or E5M2 of kind f8f6f4",
        2 if !scaled => "TF32",
        3 => "E2M3",
        4 => "E3M2",
        5 => "E2M1",
        _ => "none that is known",
    }
}

/// What the value of a field stands for.
fn meaning(d: Descriptor, name: &str, value: u64) -> String {
    let instruction = !matches!(d.kind, DescriptorKind::GmmaSmem | DescriptorKind::UmmaSmem);
    match name {
        "start_address" => format!("byte address {:#x}", value << 4),
        "leading_byte_offset" | "stride_byte_offset" => format!("{} bytes", value << 4),
        "layout_type" => d.layout_type().unwrap_or("none that is known").to_owned(),
        "m_dim" => format!("M = {}", value << 4),
        "n_dim" => format!("N = {}", value << 3),
        "a_major" | "b_major" => if value == 0 { "K" } else { "MN" }.to_owned(),
        "a_negate" | "b_negate" | "saturate" | "sparse_flag" if instruction => if value == 0 { "no" } else { "yes" }.to_owned(),
        "a_format" | "b_format" => input_format(d, value).to_owned(),
        "max_shift" => ["no shift", "8", "16", "32"].get(value as usize).copied().unwrap_or_default().to_owned(),
        "c_format" => ["F16", "F32", "S32"].get(value as usize).copied().unwrap_or("none that is known").to_owned(),
        "scale_format" => if value == 0 { "UE4M3" } else { "UE8M0" }.to_owned(),
        "version" => if value == 1 { "tcgen05" } else { "not tcgen05" }.to_owned(),
        _ => String::new(),
    }
}
