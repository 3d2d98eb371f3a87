//! The operands of a call that fails, by the names that CuTe's headers have for them, and what its condition comes to.

use super::UNKNOWN;
use crate::eval::Session;
use crate::syntax::log::Report;
use crate::value::Value;
use crate::value::notation;
use crate::value::operands::{self, bindings, named, number, parameters, split};
use crate::value::tiling::{Tiling, TilingKind};
use bumpalo::Bump;

/// How deep classes within classes are opened.
const MAX_DEPTH: usize = 4;
/// The most operands that are named.
const MAX_NAMED: usize = 16;
/// The longest text of an atom that is shown, in bytes.
const MAX_ATOM: usize = 160;

/// What stands behind an atom in the brackets of a tiling.
const BEHIND: [(&str, [&str; 2]); 2] =
    [("MMA_Atom", ["AtomLayoutMNK", "PermutationMNK"]), ("Copy_Atom", ["LayoutCopy_TV", "ShapeTiler_MN"])];
/// The last parameters of functions whose template arguments clang lists without names.
const LAST: [(&str, &[&str]); 5] = [
    ("make_tiled_copy_impl", &["LayoutCopy_TV", "Tiler"]),
    ("make_tiled_copy", &["ThrLayout", "ValLayout"]),
    ("make_cotiled_copy", &["AtomTVLayout", "DataLayout"]),
    ("make_swizzle", &["Y", "Z"]),
    ("make_tma_copy", &["SLayout", "CTA_Tiler", "Cluster_Size"]),
];

/// An operand with its name in the headers: `ThrLayout` and `(_16,_1):(_1,_16)`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Named {
    /// The name of the parameter, empty where it is not known.
    pub name: String,
    /// The value, or the operation and the element type of an atom.
    pub value: String,
}

/// The operands of one instantiation.
#[derive(Debug, Default)]
struct Operands {
    all: Vec<Named>,
    /// Which of them are layouts of tensors.
    tensors: Vec<usize>,
}

/// The operands of the user's call into CuTe, and of the innermost instantiation.
pub(super) fn of(report: &Report) -> Vec<Named> {
    let own = report.own();
    let end = report.frames.iter().position(|f| f.at.is_some() && f.at.as_ref() == own).map_or(report.frames.len(), |at| at + 1);
    let mut frames = report.frames[..end].iter().map(|f| Operands::read(&f.signature));
    let innermost = frames.next();
    let outermost = frames.next_back();
    // what the innermost takes apart is told whole by the user's call
    let is_part = |o: &Named| outermost.is_some() && (o.name.ends_with("Shape") || o.name.ends_with("Stride"));
    let inner: Vec<Named> = innermost.into_iter().flat_map(|o| o.all).filter(|o| !o.name.is_empty() && !is_part(o)).collect();
    let Some(outermost) = outermost else { return inner };
    let mut all: Vec<Named> = outermost.all.into_iter().filter(|o| !o.name.is_empty()).collect();
    for operand in inner {
        if all.len() < MAX_NAMED && !all.iter().any(|known| known.value == operand.value) {
            all.push(operand);
        }
    }
    all
}

/// The condition of an assertion with the numbers in the place of its names: `8 <= 4`.
pub(super) fn comparison(report: &Report, session: &mut Session) -> Option<String> {
    let condition = report.condition.as_deref()?;
    let condition = condition.strip_prefix("decltype(").and_then(|c| c.strip_suffix(")::value")).unwrap_or(condition);
    let meanings = Operands::read(&report.frames.first()?.signature).meanings(session);
    let (mut out, mut rest) = (String::new(), condition);
    loop {
        let next = ["==", "<=", ">=", "%"].into_iter().filter_map(|op| Some((rest.find(op)?, op))).min();
        let side = evaluated(&rest[..next.map_or(rest.len(), |(at, _)| at)], &meanings, session)?;
        out.push_str(&side);
        let Some((at, operator)) = next else { break };
        out.push_str(&format!(" {operator} "));
        rest = &rest[at + operator.len()..];
    }
    (out.contains("= ") && !out.contains(UNKNOWN)).then_some(out)
}

/// How many values a thread reads of a copy atom.
fn values_of(atom: &str, session: &mut Session) -> Option<i64> {
    let arena = Bump::new();
    let text = format!("Copy_Atom<{atom}>{{}}");
    let Value::Tiling(Tiling { kind: TilingKind::CopyAtom(atom), .. }) = session.outcome(&arena, &text).ok()?.answer else {
        return None;
    };
    let [_, values] = atom.source.shape.items()? else { return None };
    Some(session.cx(&arena).product(*values).ok()?.value)
}

/// The integer that a part of a condition is worth.
fn evaluated(text: &str, meanings: &[(String, String)], session: &mut Session) -> Option<String> {
    let text = operands::substituted(text, meanings).replace('?', UNKNOWN);
    let arena = Bump::new();
    let value = notation::text(session.outcome(&arena, text.trim()).ok()?.answer);
    let digits = value.strip_prefix('_').unwrap_or(&value);
    digits.bytes().all(|b| b.is_ascii_digit()).then(|| digits.to_string())
}

impl Operands {
    /// Reads a signature as a compiler spells it.
    fn read(signature: &str) -> Self {
        let (head, bound) = bindings(signature);
        let (before, _) = parameters(head);
        let (path, brackets) = named(before).unwrap_or((before, None));
        let function = path.rsplit("::").next().unwrap_or(path);
        let mut operands = Operands::default();
        if bound.is_empty() {
            let given: Vec<(String, String)> =
                split(brackets.unwrap_or_default(), b",").into_iter().map(|text| (String::new(), text)).collect();
            let given = match function {
                "TiledCopy" | "TiledMMA" | "Copy_Atom" | "MMA_Atom" => vec![(String::new(), before.trim().to_string())],
                _ => given,
            };
            operands.list(&given, function, 0);
            operands.name_last(function);
        } else {
            operands.list(&bound, function, 0);
        }
        operands.name_tensors(function);
        operands
    }

    /// Takes the arguments between two brackets, each with its name where the compiler says it.
    fn list(&mut self, items: &[(String, String)], function: &str, depth: usize) {
        if depth > MAX_DEPTH {
            return;
        }
        let mut i = 0;
        while let Some((name, text)) = items.get(i) {
            i += 1;
            let text = text.trim();
            let value = |at: usize| items.get(at).and_then(|(_, text)| operands::value(text));
            let class = class(text);
            let inside = || inside(text).into_iter().map(|text| (String::new(), text)).collect::<Vec<_>>();
            match class {
                "MMA_Atom" | "Copy_Atom" => {
                    self.add(class, atom(&inside()));
                    for behind in BEHIND.iter().filter(|(atom, _)| *atom == class).flat_map(|(_, names)| names) {
                        if let (Some(value), true) = (value(i), items.get(i).is_some_and(|(name, _)| name.is_empty())) {
                            self.add(behind, value);
                            i += 1;
                        }
                    }
                }
                "TiledMMA" | "TiledCopy" | "ThrMMA" | "ThrCopy" => self.list(&inside(), function, depth + 1),
                class if class.ends_with("Engine") && value(i).is_some_and(|v| v.contains(':')) => {
                    self.swizzle(text);
                    self.tensors.push(self.all.len());
                    self.add(&items[i].0, value(i).unwrap_or_default());
                    i += 1;
                }
                _ if is_pack(text) => {
                    let inner: Vec<(String, String)> =
                        split(&text[1..text.len() - 1], b",").into_iter().map(|text| (String::new(), text)).collect();
                    self.list(&inner, if function.contains("copy") { "copy" } else { function }, depth + 1);
                }
                _ => match operands::value(text).or_else(|| number(text).filter(|_| !name.is_empty() || function == "make_swizzle")) {
                    Some(value) => self.add(name, value),
                    // the operation and the element of a Copy_Atom, as a list of two
                    None if i == 1 && name.is_empty() && function.contains("copy") && is_operation(class) && takes_element(items) => {
                        self.add("Copy_Atom", atom(&items[..2]));
                        i = 2;
                    }
                    None => {}
                },
            }
        }
    }

    /// The swizzle of a pointer: it decides what lies where as much as the layout.
    fn swizzle(&mut self, engine: &str) {
        if let Some(at) = engine.find("Swizzle<")
            && let Some(end) = engine[at..].find('>')
            && let Some(swizzle) = operands::value(&format!("cute::{}", &engine[at..=at + end]))
        {
            self.add("swizzle", swizzle);
        }
    }

    /// Adds an operand that says something: more than underscores.
    fn add(&mut self, name: &str, value: String) {
        if value.bytes().any(|b| !b"(_,)?".contains(&b)) && self.all.len() < MAX_NAMED {
            self.all.push(Named { name: name.to_string(), value });
        } else if self.tensors.last() == Some(&self.all.len()) {
            self.tensors.pop();
        }
    }

    /// Names the last operands by what the function calls them, where none of them has a name.
    fn name_last(&mut self, function: &str) {
        let Some((_, names)) = LAST.iter().find(|(name, _)| *name == function) else { return };
        let unnamed: Vec<usize> = (0..self.all.len()).filter(|i| self.all[*i].name.is_empty() && !self.tensors.contains(i)).collect();
        if unnamed.len() >= names.len() {
            for (i, name) in unnamed[unnamed.len() - names.len()..].iter().zip(*names) {
                self.all[*i].name = name.to_string();
            }
        }
    }

    /// Names the tensors as the functions of CuTe name their parameters.
    fn name_tensors(&mut self, function: &str) {
        let names: &[&str] = match self.tensors.len() {
            4 if function.contains("gemm") => &["D", "A", "B", "C"],
            3 if function.contains("gemm") => &["A", "B", "C"],
            2 if function.contains("copy") || function == "call" => &["src", "dst"],
            1 if function.contains("tma") => &["gtensor"],
            _ => &["tensor"; 4],
        };
        for (i, name) in self.tensors.iter().zip(names) {
            if let Some(operand) = self.all.get_mut(*i) {
                operand.name = name.to_string();
            }
        }
    }

    /// What the names in conditions of the headers stand for.
    fn meanings(&self, session: &mut Session) -> Vec<(String, String)> {
        let mut all: Vec<(String, String)> = Vec::new();
        let of = |name: &str| self.all.iter().find(|o| o.name == name).map(|o| o.value.as_str());
        for operand in &self.all {
            all.push((operand.name.clone(), operand.value.clone()));
            if operand.name.len() == 1 {
                all.extend(["s", "r", "t"].map(|space| (format!("{space}{}", operand.name), operand.value.clone())));
            }
        }
        if let Some(count) = of("Copy_Atom").and_then(|atom| values_of(atom, session)) {
            all.push(("copy_V".into(), count.to_string()));
        }
        if let (Some(atom), Some(layout)) = (of("MMA_Atom"), of("AtomLayoutMNK")) {
            let permutation = of("PermutationMNK").map(|p| format!(", {p}")).unwrap_or_default();
            for operand in ["A", "B", "C"] {
                let tiling = format!("make_tiled_mma(MMA_Atom<{atom}>{{}}, {layout}{permutation}).get_layout{operand}_TV()");
                all.push((format!("layout{operand}_TV"), tiling));
            }
        }
        all
    }
}

/// The last word of the name of a template: `MMA_Atom` of `cute::MMA_Atom<…>`.
fn class(text: &str) -> &str {
    let name = text.split('<').next().unwrap_or_default().trim_end();
    name.rsplit([':', ' ']).next().unwrap_or(name)
}

/// Whether a class is a copy operation by its name.
fn is_operation(class: &str) -> bool {
    class.starts_with("SM") || class.ends_with("Copy") || class.starts_with("Copy_Traits") || class.contains("VectorizingCopy")
}

/// Whether an element type stands behind the operation at the front of a list.
fn takes_element(items: &[(String, String)]) -> bool {
    items.get(1).is_some_and(|(_, text)| operands::value(text).is_none() && !class(text.trim()).ends_with("Engine"))
}

/// What stands in the brackets of a template.
fn inside(text: &str) -> Vec<String> {
    let text = text.trim_end_matches(['&', ' ']);
    match (text.find('<'), text.rfind('>')) {
        (Some(open), Some(close)) if open < close => split(&text[open + 1..close], b","),
        _ => Vec::new(),
    }
}

/// Whether a text is a pack of arguments: `{…}` as g++ writes it, `<…>` as nvcc does.
fn is_pack(text: &str) -> bool {
    text.len() > 2 && (text.starts_with('{') && text.ends_with('}') || text.starts_with('<') && text.ends_with('>'))
}

/// An operation and its element type, without namespaces.
fn atom(parts: &[(String, String)]) -> String {
    let traits = |text: &str| match (class(text), &inside(text)[..]) {
        ("Copy_Traits", [operation]) => operation.clone(),
        _ => text.to_string(),
    };
    let texts: Vec<String> = parts.iter().map(|(_, text)| traits(text.trim())).collect();
    let mut text = texts.join(", ").replace("cute::", "").replace("cutlass::", "");
    if text.len() > MAX_ATOM {
        text.clear();
    }
    text
}
